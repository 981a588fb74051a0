import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const rossi: NarrowConcept[] = [
  {
    id: "rossi-e-bom",
    broader: "rossi",
    label: "Rossi é bom?",
    phrase: "saber se o motor Rossi é bom",
    asks: [
      "marca rossi confiável",
      "prós contras rossi",
      "rossi bom",
      "rossi boa",
      "rossi vale pena",
      "rossi presta",
      "rossi confiável",
      "opinião rossi",
      "rossi boa marca",
      "rossi compensa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, o motor Rossi é bom, sobretudo em portão de correr, o produto mais conhecido da marca: peças e controles são fáceis de achar e ele dura de {trade.life} com a folha leve. Escolha capacidade um terço acima do peso. Trocar em casa fica de {price.homeSwap}.",
        "A Rossi é uma boa marca de motor, confiável para portão deslizante de casa, com reposição fácil e versões compactas e maiores. Presta menos quando o compacto é posto em folha pesada. A troca em residência vai de {price.homeSwap}, com mão de obra.",
        "Motor Rossi presta, sim: em portão de correr é das marcas mais comuns, com peça em muitas lojas e vida de {trade.life}. Vale comprar se a capacidade cobre o peso da folha com folga; para basculante, compare outras marcas. Em casa, a troca custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Rossi: pontos a favor e contra", "Para qual portão o Rossi compensa"],
        slots: [
          [
            "A marca é forte num tipo de portão, e a lista mostra onde ela ganha.",
            "Veja quais destes pontos valem para o seu portão.",
            "O modelo certo para a folha vale mais que o nome da marca.",
          ],
        ],
        bullets: [
          "A favor: experiência com portão de correr e peça fácil",
          "A favor: versões compactas, como a DZ Nano, e maiores",
          "Contra: compacto em folha de chapa fechada trabalha no limite",
          "Contra: versões diferentes aceitam controles diferentes",
          "Basculante ou abertura muito rápida: compare com outras marcas",
        ],
      },
      {
        about: "what",
        headings: ["Como são os motores Rossi", "Rossi, a marca do portão de correr"],
        slots: [
          [
            "A Rossi é brasileira e conhecida pelos deslizantes DZ, entre eles o compacto DZ Nano, para folha leve. O motor fica chumbado no piso e empurra a folha por engrenagem e cremalheira, a barra dentada.",
            "Brasileira, a marca é lembrada pelos motores DZ de portão de correr, do pequeno Nano aos maiores. Presos numa base, eles movem a barra dentada da folha.",
            "Os DZ, de portão de correr, são o forte da Rossi, fabricante brasileira, e o Nano é o menor deles. Ficam no chão e puxam a cremalheira, barra presa à folha.",
          ],
          [
            "Com cremalheira a {rack.clearance} da engrenagem, trilho limpo e revisão {visits.home}, a vida esperada é de {trade.life}. Engrenagem, ímã, capacitor e placa se trocam separados.",
            "Com o trilho em ordem, {rack.clearance} de folga na cremalheira e revisão {visits.home}, o motor costuma durar de {trade.life}. Cada peça é vendida separada, pelo modelo da etiqueta.",
            "A folga de {rack.clearance} na cremalheira, o trilho limpo e a revisão {visits.home} fazem o motor durar de {trade.life}. Quando uma peça gasta, só ela é trocada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço: consertar ou trocar um Rossi", "Quanto custa manter um Rossi"],
        slots: [
          [
            "No conserto, só o ajuste em casa parte de {price.preventive}, sem peças. Entre as peças, capacitor e ímã custam menos que engrenagem e placa. O reparo tem os 90 dias de garantia da lei.",
            "A revisão com ajuste, em residência, parte de {price.preventive}, fora peças. A peça mais barata é o ímã, e a mais cara, a placa. O conserto tem a garantia da lei.",
            "A visita com regulagem em casa parte de {price.preventive}, com as peças à parte. Ímã e capacitor custam pouco, e placa e engrenagem, mais. O serviço tem os 90 dias de garantia da lei.",
          ],
          [
            "Motor novo que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. Em portão pesado ou de prédio, a troca vai de {price.heavySwap}.",
            "Na compra conosco são {warranty.motor} de garantia no motor e {warranty.installation} na instalação. Folha pesada muda a faixa da troca para {price.heavySwap}.",
            "A troca em portão pesado fica de {price.heavySwap}. O motor vendido por nós leva {warranty.motor} de garantia e o serviço, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rossi ou PPA: qual é melhor?",
        answers: [
          "No portão de correr as duas atendem, e decidem peso da folha, velocidade e preço. A PPA tem ainda a linha Jet, com inversor.",
          "Rossi para um deslizante simples e fácil de manter; PPA se você quer mais versões ou a linha rápida.",
        ],
      },
      {
        question: "Rossi ou Garen: qual é melhor?",
        answers: [
          "No mesmo porte, dão resultado parecido: fique com a marca dos controles que você já tem ou com a que sai mais em conta instalada.",
          "O melhor é o modelo com capacidade um terço acima do peso da folha. Empatando, decidem os controles da casa e a peça na região.",
        ],
      },
      {
        question: "Motor Rossi serve para condomínio?",
        answers: [
          "Serve na versão de fluxo intenso, com capacidade acima do peso da folha. A residencial esquenta na hora de pico.",
          "Sim, se a ficha indica muitos ciclos por hora, ou seja, muitas aberturas seguidas. O compacto, de casa, não serve.",
        ],
      },
      {
        question: "Tem peça de Rossi com facilidade?",
        answers: [
          "Em geral, sim: engrenagem, ímã, capacitor, placa e controle são comuns. Peça pelo nome completo da etiqueta.",
          "Sim, nas versões em uso. Nas antigas, às vezes entra peça compatível ou central universal.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e quantas vezes ele abre por dia",
  },
  {
    id: "rossi-dz",
    broader: "rossi",
    label: "Rossi DZ (portão de correr)",
    phrase: "o motor Rossi da linha DZ",
    asks: [
      "rossi dz 3 4",
      "diferença dz 3 dz 4 rossi",
      "rossi qual dz comprar",
      "rossi dz serve basculante",
      "rossi dz basculante deslizante",
      "rossi deslizante preço",
      "rossi correr preço",
      "motor rossi deslizante preço",
      "motor rossi correr preço",
      "rossi dz",
      "rossi deslizante",
      "motor dz rossi",
      "rossi correr",
      "rossi dz preço",
      "dz3",
      "dz4",
      "motor dz3",
      "motor dz4",
      "rossi dz4 serve",
      "rossi dz3 qual portão",
      "rossi dz4 qual portão",
      "dz3 serve qual portão",
      "dz4 serve qual portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Rossi DZ, como DZ3, DZ4 e DZ Nano, é a família de motores Rossi de correr, com cremalheira. Qual comprar depende do peso: escolha a etiqueta com um terço de folga sobre a folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Qual Rossi DZ aguenta o seu portão está na etiqueta da versão: o DZ Nano é o compacto, para folha leve, e DZ3 e DZ4 são versões da família para portão deslizante. Deixe um terço acima do peso. Trocar em residência custa de {price.homeSwap}.",
        "Quem tem portão de correr e quer motor Rossi deve comprar o DZ cuja capacidade passe em um terço o peso da folha: Nano em garagem apertada e folha leve, outra versão em folha pesada. Na troca em casa, a família DZ fica de {price.homeSwap}, instalada.",
      ],
      price: [
        "O preço do motor Rossi DZ, na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra, conforme a versão. Base e cremalheira aproveitadas põem o valor no começo da faixa.",
        "Rossi DZ instalado custa, na troca em casa, de {price.homeSwap}; o compacto fica embaixo, e as versões para folha pesada, no alto. Com motor já comprado, a instalação parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual Rossi DZ escolher pelo peso da folha", "Compacto ou maior: como decidir"],
        slots: [
          [
            "Para estimar o peso da folha, conte de 10 a 21 kg por metro quadrado em aço, já com o quadro, ou de 4 a 7 kg em alumínio. A capacidade da etiqueta deve passar desse peso em um terço.",
            "Multiplique a área da folha, em metros quadrados, por 10 a 21 kg no aço ou por 4 a 7 kg no alumínio. O motor certo traz na etiqueta um terço a mais que esse peso.",
            "O peso depende da área e do material: de 10 a 21 kg por metro quadrado no aço e de 4 a 7 kg no alumínio. Escolha a versão que aguenta um terço além dele.",
          ],
        ],
        bullets: [
          "Folha leve, pouco espaço: DZ Nano",
          "Folha de até 300 kg: etiqueta de 400 kg ou mais",
          "Chapa fechada ou madeira: versão acima",
          "Prédio e comércio: ciclos por hora acima do pico",
          "Basculante: nenhum DZ, porque são de correr",
        ],
      },
      {
        about: "visit",
        headings: ["Como o Rossi DZ é instalado", "Montagem do deslizante"],
        slots: [
          [
            "A folha precisa correr leve, com trilho nivelado e batente nas duas pontas. A engrenagem fica a {rack.clearance} da cremalheira, e os ímãs marcam onde o portão para.",
            "O técnico acerta primeiro o trilho, as roldanas e os batentes. Depois monta a cremalheira, com {rack.clearance} de folga até a engrenagem, e prende nas pontas os ímãs que marcam a parada.",
            "Com a folha leve e os batentes no lugar, a cremalheira é alinhada a {rack.clearance} da engrenagem, e os ímãs do fim de curso são presos nas pontas.",
          ],
          [
            "Em casa são de {time.sliding}, com base e energia de 220 V prontas; em portão pesado, de {time.heavy}. Controles e força são acertados no fim.",
            "Conte de {time.sliding} em residência ou de {time.heavy} em conjunto pesado, terminando com controles gravados e força mínima.",
            "O serviço leva de {time.sliding} em casa e de {time.heavy} em portão pesado, com teste de reversão no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no orçamento do DZ", "Motor, base e cremalheira"],
        slots: [
          [
            "Cremalheira por metro, base e ponto de energia somam quando faltam. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
            "Se faltam base, cremalheira ou energia, entram à parte. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Base, barra dentada e circuito aumentam a conta de quem instala do zero. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rossi DZ serve em portão basculante?",
        answers: [
          "Não, é deslizante. Portão que sobe usa acionador com fuso e braço.",
          "Não serve: a engrenagem é para cremalheira de portão de correr.",
        ],
      },
      {
        question: "Quantos quilos aguenta um Rossi DZ?",
        answers: [
          "Cada versão tem o limite na etiqueta. Some um terço ao peso da sua folha e compare.",
          "O número está na etiqueta e na ficha, e muda de versão para versão.",
        ],
      },
      {
        question: "A cremalheira antiga serve no Rossi DZ?",
        answers: [
          "Serve, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste.",
          "Muitas vezes, sim. Dente gasto estraga a engrenagem nova.",
        ],
      },
      {
        question: "Vocês são autorizados da Rossi?",
        answers: [
          "Não: somos independentes. Vendemos, instalamos e consertamos motores da marca.",
          "Não. O serviço é nosso, com {warranty.installation} de garantia na instalação.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e a etiqueta do motor, se houver",
  },
  {
    id: "peso-maximo-motor-dz",
    broader: "motor",
    label: "Peso máximo do motor DZ",
    phrase: "o peso máximo do motor DZ",
    asks: [
      "peso máximo dz",
      "peso máximo motor dz",
      "peso máximo dz 1/2",
      "peso motor dz",
      "peso dz 1/2 hp",
      "dz 1/2 hp peso",
      "dz 1/2 peso máximo",
      "motor dz 1/2 peso máximo",
      "motor dz 1/2 quantos quilos",
      "motor dz 1/2 quantos kg",
      "dz 1/2 quantos kg",
      "dz quantos kg",
      "dz quantos quilos",
      "motor dz quantos kg",
      "motor dz aguenta",
      "motor dz aguenta quantos quilos",
      "dz 1/2 aguenta",
      "capacidade motor dz",
      "rossi dz 1/2 peso máximo",
      "motor rossi dz 1/2 peso máximo",
      "peso máximo motor rossi dz",
      "rossi dz 1/2 quantos kg",
      "rossi dz 1/2 quantos quilos",
      "dz 1/3 peso",
      "dz 1/4 peso",
      "motor dz 1/4 quantos kg",
      "motor dz 1/3 quantos kg",
      "dz 1/4 peso máximo",
      "dz 1/3 peso máximo",
    ],
    intent: "question",
    answers: {
      price: [
        "O motor DZ de 1/2 HP, trocado com mão de obra, fica na faixa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado ou de prédio, conforme a versão. O peso máximo fica, em geral, entre 600 e 1.000 kg, e a etiqueta diz o número exato. Deixe um terço de folga sobre a folha.",
        "O preço de um motor DZ depende do peso que ele precisa mover: a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com o serviço. Com a largura, a altura e o material da folha, dizemos qual versão aguenta e o valor, sem custo.",
      ],
      any: [
        "O peso máximo de um motor DZ de 1/2 HP fica, em geral, entre 600 e 1.000 kg de folha, conforme a marca, a versão e a velocidade, e o número exato está na etiqueta. Para o motor durar, a folha deve pesar até três quartos disso: 450 kg se a etiqueta diz 600, 750 kg se diz 1.000.",
        "Um motor DZ aguenta o que a etiqueta da versão diz, porque DZ é nome de linha, usado pela Rossi e pela PPA em motores de portão de correr. Como referência, o de 1/4 HP costuma ir até 400 kg, o de 1/3, até 600, e o de 1/2 HP, de 600 a 1.000 kg. Deixe um terço de folga sobre o peso da folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que dois motores DZ de 1/2 HP têm pesos diferentes", "O que muda o peso máximo do DZ"],
        slots: [
          [
            "HP é a potência, e não o peso. A redução das engrenagens troca força por velocidade, e por isso um DZ de 1/2 HP rápido, do tipo que abre em poucos segundos, move menos quilos que um lento da mesma linha.",
            "O mesmo 1/2 HP pode mover pesos diferentes. Quando o motor é rápido, a caixa de engrenagens entrega menos força. Quando é lento, entrega mais, e o peso máximo da etiqueta sobe.",
          ],
          [
            "O limite também supõe portão de correr no nível, com trilho reto e roldanas boas. Em rampa, ou com a folha arrastando, o motor sente mais peso do que a balança mostraria.",
            "O número vale para trilho plano e roldana girando livre. Folha que arrasta ou entrada em rampa faz o motor trabalhar como se ela pesasse bem mais.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Como saber se o DZ serve no seu portão"],
        slots: [
          [
            "A folha não precisa sair do lugar: o peso se calcula pela área e pelo material. Compare o resultado com a etiqueta.",
            "Basta uma trena. Com a área e o material se chega a um peso bem próximo do real.",
          ],
        ],
        steps: [
          "Multiplique largura por altura da folha, em metros.",
          "Chapa de aço com quadro: conte de 10 a 21 kg por m²; alumínio com quadro, de 4 a 7.",
          "Some um terço ao resultado.",
          "Leia na etiqueta do DZ, por fora, os quilos e os ciclos por hora.",
          "Se a etiqueta dá menos que a sua conta, o motor é pequeno para a folha.",
        ],
      },
      {
        about: "choose",
        headings: ["DZ da Rossi ou DZ da PPA", "De que marca é o seu DZ"],
        slots: [
          [
            "Na Rossi, DZ é a linha de correr, com DZ Nano, DZ3 e DZ4. Na PPA, o nome aparece em motores como o DZ Rio. As peças e os limites de uma não valem para a outra, por isso confira a marca na etiqueta.",
            "Duas marcas usam o nome: a Rossi, com DZ Nano, DZ3 e DZ4, e a PPA, com o DZ Rio, entre outros. Antes de comparar pesos, veja na etiqueta qual é a sua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece se a folha passa do peso máximo?",
        answers: [
          "O motor esquenta, desliga para se proteger e gasta o capacitor e os dentes da engrenagem. O fim de curso também passa a falhar, porque a folha demora a parar.",
          "Ele anda, mas esquenta, fica lento e gasta a engrenagem antes da hora. O certo é aliviar a folha ou trocar o motor.",
        ],
      },
      {
        question: "O DZ de 1/2 HP serve em basculante?",
        answers: [
          "Não. A linha DZ é de portão de correr, com cremalheira. No basculante se usa outro motor, escolhido pela largura da folha.",
          "Não serve, porque o DZ empurra a folha por cremalheira. Portão que sobe usa motor de fuso ou braço.",
        ],
      },
      {
        question: "Quantos ciclos por hora aguenta um DZ de 1/2 HP?",
        answers: [
          "Está na etiqueta ou na ficha, ao lado do peso, e muda com a versão. Para prédio, esse número importa tanto quanto os quilos.",
          "Varia com a versão. Veja na etiqueta os ciclos por hora e compare com o seu horário mais cheio.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material da folha",
  },
  {
    id: "rossi-ou-garen",
    broader: "rossi",
    label: "Rossi ou Garen",
    phrase: "a escolha entre Rossi e Garen",
    asks: [
      "comparação motores rossi garen",
      "dúvida entre rossi garen",
      "orçamento rossi garen compensa",
      "rossi ou garen",
      "garen ou rossi",
      "diferença rossi garen",
      "rossi garen melhor",
      "garen versus rossi",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre Garen e Rossi, compre pelo tipo de portão: no de correr, a Rossi é a mais lembrada, com a linha DZ. No basculante de casa, a Garen é escolha comum. Em modelos do mesmo porte o resultado é parecido, e a troca em casa fica de {price.homeSwap} nas duas, com motor e mão de obra.",
        "Rossi ou Garen dão resultado semelhante no mesmo porte, e por isso quem decide é o portão: Garen para o basculante residencial, Rossi DZ ou Garen KDZ para o que corre. Controles que você já tem desempatam; motor e mão de obra, em casa, saem de {price.homeSwap} com qualquer uma.",
        "Não há vencedora entre Garen e Rossi para todo portão: se a folha corre, a Rossi tem mais tradição. Se ela sobe, a Garen tem mais opções comuns. Compare capacidade e ciclos por hora do modelo exato, porque o preço é parecido, de {price.homeSwap} na troca residencial com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Rossi ou Garen por tipo de portão", "Quando escolher cada uma"],
        slots: [
          [
            "No portão de correr, compare a linha DZ, da Rossi, com a KDZ, da Garen, sempre pela capacidade em quilos, que deve passar do peso da folha com sobra. No basculante, ponha lado a lado motores do mesmo HP e o preço instalado.",
            "DZ é a linha de correr da Rossi e KDZ, a da Garen: vence a que move o peso da folha com margem. Para basculante, a comparação justa é entre motores de mesma força, como 1/4 HP com 1/4 HP.",
            "Em deslizante, olhe os quilos que cada modelo move, na DZ da Rossi e na KDZ da Garen, e deixe folga sobre o peso da folha. Em portão que sobe, iguale primeiro o HP e só então compare o valor instalado.",
          ],
          [
            "Prédio e comércio pedem a versão de fluxo intenso, com ciclos por hora acima do pico. Casa que abre poucas vezes por dia vai bem com a linha residencial de qualquer uma.",
            "Onde há muitas aberturas, escolha nas duas a versão de fluxo intenso e confira os ciclos por hora. Para uma família, o modelo residencial basta.",
            "O uso separa residencial de fluxo intenso, e ambas as marcas têm os dois. Numa casa, o comum atende; num condomínio, os ciclos por hora da ficha mandam.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço, peças e controles das duas", "Custo e reposição"],
        slots: [
          [
            "Em portão pesado, a troca vai de {price.heavySwap} com uma ou com outra. O que muda o valor é a capacidade, a velocidade e o estado de base e cremalheira, a régua de dentes presa à folha.",
            "Peso e velocidade mexem mais no preço que a marca: em folha pesada, conte de {price.heavySwap} nas duas. Base e cremalheira em ordem são aproveitadas e baixam a conta.",
            "A marca pouco altera o custo, que sobe com a força do motor e chega à faixa de {price.heavySwap} em portão pesado. Aproveitar base e cremalheira, a barra dentada da folha, reduz o total.",
          ],
          [
            "Peças e controles de Rossi e Garen se acham com facilidade. Peça sempre pela versão escrita na etiqueta, porque placas da mesma linha mudam com o ano.",
            "Na reposição há empate, já que lojas de automação costumam ter as duas. O cuidado está em comprar pela etiqueta, pois a placa varia de um ano para outro.",
            "Achar peça não é problema em nenhuma delas. Vale levar o código da etiqueta, uma vez que a mesma linha teve placas diferentes.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar uma marca pela outra", "De Rossi para Garen, ou o contrário"],
        slots: [
          [
            "A troca de marca é possível: fiação e fotocélula em geral ficam. O técnico confere a altura da base, o passo da cremalheira e os controles, que mudam ou pedem um receptor avulso, aparelho que ouve os controles antigos.",
            "Mudar de marca costuma aproveitar fios e fotocélula. Precisam combinar a base, os dentes da cremalheira e os controles. Quem tem muitos põe um receptor avulso, que continua ouvindo os atuais.",
            "Passar de uma para outra não exige refazer tudo, pois cabos e sensores servem. O que se acerta é a furação da base, o encontro com a cremalheira e o código dos controles, resolvido com receptor avulso quando são muitos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de uma funciona na outra?",
        answers: [
          "Em geral, não, porque o código é diferente. Só funciona se o receptor aceitar os dois, e um receptor avulso resolve quando há muitos controles.",
          "Depende do receptor: sem o mesmo código, a placa não ouve. Para não trocar todos, instala-se um receptor avulso que reconheça os atuais.",
        ],
      },
      {
        question: "Rossi ou Garen para condomínio?",
        answers: [
          "As duas têm versão de fluxo intenso, e a escolha se faz pelos ciclos por hora e pela capacidade acima do peso da folha. O modelo residencial de qualquer marca não aguenta o pico.",
          "Decida pela ficha: ciclos acima da hora de maior movimento e força com sobra. Nesse ponto empatam, desde que não seja a linha de casa.",
        ],
      },
      {
        question: "Qual delas dura mais?",
        answers: [
          "Bem dimensionado e com folha leve, um motor dura {trade.life} em qualquer das duas. O que encurta a vida é peso demais, trilho sujo e falta de revisão.",
          "A marca decide menos que a folha: portão leve, motor com folga e revisão em dia levam a {trade.life}. Trilho ruim acaba com ambas antes.",
        ],
      },
      {
        question: "Vocês são autorizados da Rossi ou da Garen?",
        answers: [
          "Não, somos independentes. Vendemos, instalamos e consertamos as duas, e o motor ainda na garantia de fábrica se resolve com quem vendeu.",
          "Trabalhamos com as duas sem vínculo com os fabricantes. Se o motor está na garantia de fábrica, procure primeiro a loja onde comprou.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "rossi-assistencia",
    broader: "rossi",
    label: "Assistência técnica Rossi",
    phrase: "a assistência técnica Rossi",
    asks: [
      "assistência técnica rossi",
      "autorizada rossi",
      "assistência rossi",
      "técnico rossi",
      "rede autorizada rossi",
      "oficina rossi",
      "manutenção rossi",
      "conserto motor rossi",
      "consertar motor rossi",
      "conserto portão rossi",
      "reparo motor rossi",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos assistência técnica de motor Rossi no endereço do portão, de forma independente da fábrica. O técnico mede a energia, o capacitor, o fim de curso e a placa e conserta só o que falhou. A revisão em casa parte de {price.preventive}, sem peças, e o valor é informado antes da troca.",
        "A assistência técnica Rossi é feita na própria garagem, por equipe independente, que não é a autorizada da marca. O técnico testa a placa, o capacitor, os sensores de parada e a folha. O ajuste em residência começa em {price.preventive}, fora as peças, e nada é trocado sem o seu aceite.",
        "Motor Rossi com defeito é consertado no local por assistência técnica independente, sem vínculo com o fabricante. Primeiro a folha é testada sem o motor, depois se mede a parte elétrica. A visita com regulagem em casa custa a partir de {price.preventive}, sem peças, e você aprova o preço antes.",
      ],
      price: [
        "O conserto de motor Rossi soma a peça e a mão de obra, com o valor informado antes. A regulagem em casa parte de {price.preventive}, sem peças; placa e engrenagem custam mais que capacitor e fim de curso, e a troca do motor em residência fica de {price.homeSwap}.",
        "Consertar um Rossi custa conforme a peça que falhou. O ajuste em residência começa em {price.preventive}, fora peças; o capacitor soma pouco, e placa ou engrenagem, mais. Para comparar, um motor novo com mão de obra fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Defeitos comuns em motor Rossi", "Do sintoma à causa no Rossi"],
        slots: [
          [
            "No Rossi de portão de correr, a maioria dos chamados tem uma destas causas. O sintoma orienta, e a peça só é trocada depois de medida.",
            "Nos modelos de portão de correr, os sintomas abaixo cobrem a maioria dos casos. Eles dão a pista, e a confirmação vem da medição.",
            "Quem tem um Rossi de correr costuma encontrar o seu caso nesta lista. Ela ajuda a descrever o defeito; o diagnóstico é feito no local, com instrumento.",
            "Cada ruído do Rossi de correr aponta para uma peça. Use a lista para descrever o caso ao técnico, que confirma com o portão em teste.",
            "Estes são os defeitos mais comuns no motor Rossi de portão deslizante, com a causa provável ao lado. Não compre a peça só por ela, antes do teste.",
          ],
        ],
        bullets: [
          "Zumbe e não anda: capacitor fraco ou folha presa",
          "Gira com a folha parada: engrenagem gasta ou motor destravado",
          "Bate no fim ou deixa fresta: ímã do fim de curso fora do lugar",
          "Estala no caminho: folga na cremalheira, a barra de dentes da folha",
          "Falha depois da chuva: umidade ou formiga na placa",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no motor Rossi", "Como é o atendimento no local"],
        slots: [
          [
            "O técnico solta o motor e corre a folha na mão, porque trilho sujo e roldana presa gastam a engrenagem. Depois acerta a folga de {rack.clearance} entre a cremalheira e o motor e confere a fixação na base.",
            "Com o motor destravado, a folha é empurrada para mostrar se há atrito no trilho e nas roldanas. A cremalheira volta à folga de {rack.clearance}, e a base do motor é reapertada.",
            "Antes da placa vem a mecânica: folha leve, roldanas livres, base firme e cremalheira com {rack.clearance} de folga até a engrenagem. Sem isso, a engrenagem nova do Rossi se gasta como a antiga.",
            "A visita começa com a folha solta do motor. Se ela pesa na mão, as roldanas e o trilho são acertados antes da engrenagem. A cremalheira recebe {rack.clearance} de folga, e a base do motor é reapertada.",
            "Portão pesado gasta a engrenagem do Rossi, e por isso o técnico empurra a folha na mão logo de início. Com roldanas e trilho em ordem, ele regula em {rack.clearance} a distância dos dentes e reaperta o motor.",
          ],
          [
            "Na parte elétrica, são medidos a tensão, o capacitor e a placa, a peça que falhou é trocada e os ímãs que marcam a parada voltam ao lugar. A força e a fotocélula são testadas por último, com o portão andando.",
            "Na parte elétrica, são medidos a rede, o capacitor e a placa, e só a peça reprovada é trocada. A visita termina com o teste da fotocélula, das paradas e da força em alguns ciclos.",
            "Medidas a rede, a placa e o capacitor, entra a peça necessária e os ímãs de parada são reposicionados. Alguns ciclos completos, com teste da força e da fotocélula, encerram o serviço.",
            "Em seguida são medidos a tomada, o capacitor e a placa, e o que não passou no teste é trocado. As paradas, a fotocélula e a força são acertadas no fim, com o portão em movimento.",
            "Com a mecânica em ordem, a energia é medida do quadro à placa e a peça com defeito é trocada. O ajuste das paradas, da fotocélula e da força fecha o serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Conserto ou troca do Rossi: valores", "Quanto pode custar a assistência Rossi"],
        slots: [
          [
            "Ajuste e capacitor são os consertos mais baratos; placa e engrenagem custam mais. Se duas peças caras falharam juntas, compare com o motor novo: a troca em casa, com mão de obra, fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
            "O menor gasto é regulagem ou capacitor, e o maior, placa ou redutor. Quando os dois últimos falham, compare com a troca completa, de {price.homeSwap} em residência e de {price.heavySwap} em prédio ou indústria.",
            "Regular ou trocar o capacitor custa pouco, enquanto placa e engrenagem encarecem o conserto. Se mais de uma peça cara acabou, veja o preço do motor novo instalado: de {price.homeSwap} para casa, de {price.heavySwap} para portão pesado.",
            "Capacitor e ajuste das paradas são consertos baratos; placa e redutor, não. Quando duas peças caras se somam, um motor novo pode valer mais, por {price.homeSwap} em casa e {price.heavySwap} em portão pesado, já montado.",
            "O preço vai da regulagem, a mais barata, à placa e à engrenagem, as mais caras. Para decidir, compare com a troca do motor, de {price.homeSwap} numa casa e de {price.heavySwap} num prédio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Rossi na garantia: quem chamar", "Autorizada ou assistência independente"],
        slots: [
          [
            "Com o motor ainda na garantia da Rossi, fale primeiro com quem vendeu ou com a rede da marca e tenha a nota na mão, porque o conserto por terceiros pode encerrar a cobertura. Fora dela, consertamos no local, com 90 dias de garantia no serviço, pela lei.",
            "Se a nota ainda cobre o motor, procure o vendedor ou a rede do fabricante, já que mexer nele antes pode custar a garantia. Depois do prazo, o serviço independente conserta no local e responde por ele durante 90 dias, pela lei.",
            "Motor novo, com nota, vai antes à rede da marca ou à loja, porque aberto por outro técnico ele pode perder a garantia. Vencido o prazo, o conserto independente é feito no endereço, com 90 dias de garantia pela lei.",
            "Se o Rossi é recente, veja a data da nota: dentro do prazo, quem resolve é a loja ou a rede autorizada. Depois, a assistência independente vai até o portão, e o reparo tem 90 dias de garantia pela lei.",
            "A garantia de fábrica se usa na rede da Rossi, e um conserto de terceiros pode cancelá-la. Sem ela, chame a assistência independente, que trabalha no endereço e responde 90 dias pelo reparo, pela lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o motor Rossi até a oficina?",
        answers: [
          "Não. Quase tudo se resolve no local, com o portão em teste. Só placa ou enrolamento que precisa de bancada pode sair do endereço, com a sua autorização.",
          "Em geral, não, porque o defeito aparece com o portão andando. Se a placa precisar de bancada, ela sai com a sua autorização e volta testada.",
          "Raramente. O exame é feito na sua garagem, com o portão em movimento, e só reparo de bancada em placa ou enrolamento é feito fora.",
        ],
      },
      {
        question: "A peça é original Rossi?",
        answers: [
          "Pode ser original ou compatível de mesma especificação, conforme o modelo e a sua escolha. A diferença de preço é informada antes da troca.",
          "Depende do modelo: quando há original e ela compensa, é a indicada; em motor antigo, a compatível mantém o portão em uso. Você escolhe com os dois valores na mão.",
          "As duas opções existem em muitos modelos. O orçamento mostra o preço da original e o da compatível, e quem decide é você.",
        ],
      },
      {
        question: "Motor Rossi antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim, se a caixa de engrenagens está firme. Placa fora de linha pode dar lugar a uma universal compatível com o motor.",
          "Tem, enquanto a mecânica estiver boa. Placa que não se fabrica mais é trocada por uma universal. Se várias peças acabaram juntas, vale comparar com a troca.",
          "Geralmente tem. Se o motor e as engrenagens estão bons, a placa que saiu de linha pode ser trocada por uma universal, desde que ele não tenha inversor.",
        ],
      },
      {
        question: "Posso continuar usando o Rossi até a visita?",
        answers: [
          "Se ele só para fora do ponto, use o mínimo e com ninguém perto. Se zumbe sem andar, cheira a queimado ou derruba o disjuntor, desligue e não insista.",
          "Pode, com cuidado, quando a folha ainda anda reta e sem cheiro estranho. Zumbido parado, cheiro de queimado ou disjuntor caindo pede energia cortada até o técnico chegar.",
          "Depende do sintoma. Folha que anda normal permite esperar a visita; ronco sem giro, fumaça ou disjuntor que cai é para deixar desligado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Rossi e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "rossi-placa",
    broader: "rossi",
    label: "Placa Rossi",
    phrase: "a placa do motor Rossi",
    asks: [
      "central rossi preço",
      "central comando rossi preço",
      "central comando rossi",
      "central comando rossi valor",
      "central rossi valor",
      "placa rossi preço instalação",
      "código placa rossi",
      "saber código placa motor rossi",
      "placa rossi",
      "central rossi",
      "trocar placa rossi",
      "placa rossi queimada",
      "placa rossi preço",
      "placa rossi compatível",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa central Rossi se troca pela versão que combina com o motor, o tipo de fim de curso e os controles da casa; dano pequeno, como relé ou fusível, tem conserto. A visita em casa parte de {price.preventive}, sem peças, e o valor da placa sai pela foto da etiqueta e do controle.",
        "Para trocar a central Rossi, três dados decidem: modelo do motor, tipo de sensor de parada e código dos controles. Queima localizada, num relé ou fusível, ainda se repara. A visita residencial começa em {price.preventive}, sem peças, e o preço da placa vem pela etiqueta.",
        "Placa Rossi com relé ou fusível queimado costuma ter conserto. Com trilha carbonizada ou muita oxidação, troca-se por original ou compatível com o motor e os controles. Em residência a visita parte de {price.preventive}, sem peças, e a central é orçada pela etiqueta.",
        "Se a central do motor Rossi queimou, o primeiro passo é saber se há conserto, comum em fusível e relé, ou se é caso de placa nova, compatível com motor, fim de curso e controles. A etiqueta e o controle fotografados dão o preço da peça, e a visita residencial parte de {price.preventive}, peças à parte.",
        "Qual placa serve no motor Rossi depende da etiqueta do modelo, do sensor de parada e do código dos controles, e pode ser original ou equivalente. Defeito em relé ou fusível dispensa a compra; em casa, o exame custa desde {price.preventive}, sem peças, e a central tem valor informado por foto.",
      ],
      price: [
        "O preço da placa Rossi depende da versão da central, de ser original ou compatível e de os controles atuais servirem. A visita em casa parte de {price.preventive}, sem peças. Como teto, a troca do motor inteiro fica de {price.homeSwap}: perto disso, a placa não compensa.",
        "Na placa Rossi pagam-se a central, a mão de obra e, só se preciso, controles novos. A visita residencial começa em {price.preventive}, fora peças, e o limite da comparação é o motor trocado por inteiro, de {price.homeSwap}.",
        "O preço da central Rossi varia com a versão, a origem, de fábrica ou compatível, e o aproveitamento dos controles, além da visita residencial, desde {price.preventive} e sem peças. Compare com a troca completa do motor, de {price.homeSwap}, que às vezes rende mais.",
        "O valor da placa Rossi vem da etiqueta e do controle, pois cada versão tem o seu; a ida do técnico em casa soma a partir de {price.preventive}, peças não incluídas. Se o total se aproximar de {price.homeSwap}, o custo de outro motor instalado, prefira a troca.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de placa Rossi com defeito", "É a placa ou outra peça?"],
        slots: [
          [
            "Relé que estala sem o motor andar, controle e botoeira sem resposta ou portão que abre sozinho apontam para a placa. Só que capacitor fraco, motor travado e fusível aberto imitam esses sinais, e por isso se mede antes de trocar.",
            "A suspeita cai na central quando nada responde, quando ela estala e o motor não sai ou quando o portão se mexe sozinho. Fusível, capacitor e motor preso dão sintomas parecidos, então a medição vem primeiro.",
            "Portão mudo, estalo sem movimento e comando que dispara só são sinais de placa. Antes de condená-la, conferem-se fusível, capacitor e enrolamento, que enganam.",
            "Placa ruim costuma ignorar todos os comandos, disparar o portão sem ordem ou armar o relé, com um clique, sem que o motor gire. Como enrolamento preso, fusível rompido e capacitor gasto causam o mesmo, só a medida autoriza a compra.",
            "Desconfie da central quando controle e botão interno falham juntos, quando o clique do relé não vira movimento ou quando a folha parte sem comando. Antes, porém, elimine os parecidos: motor emperrado, capacitor sem carga e fusível queimado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["A placa certa para o seu Rossi", "Original, compatível ou universal"],
        slots: [
          [
            "Nem toda placa Rossi serve em todo motor Rossi: mudam potência, tipo de fim de curso e código do controle. A etiqueta de fora e o controle já reduzem as opções, e o código impresso na placa confirma na visita.",
            "As versões diferem em potência, sensor de parada e código de controle, mesmo dentro da marca. Por fora se veem etiqueta e controle; o número da placa é lido pelo técnico, porque ali há tensão da rede.",
            "Dentro da própria marca há placas que não se trocam entre si, pela potência, pelo fim de curso ou pelo código. Não abra o motor para ver: com a etiqueta e o controle se chega perto, e o resto se confirma no local.",
            "A marca teve várias centrais, e o que as separa é a potência, o sensor do fim do percurso e o padrão dos controles. Mande a etiqueta externa e o controle, sem tirar a tampa, e deixe o número interno para o técnico, que o lê sem energia.",
            "Comprar só pelo nome Rossi leva a erro, pois motores diferentes pedem placas diferentes. O que filtra é potência, código e tipo de parada, quase tudo visível por fora; o restante aparece na impressão da peça, lida com o circuito cortado.",
          ],
          [
            "Em motor comum, placa compatível ou universal funciona bem se aceitar a potência, a tensão e os sensores dele. O que não se aceita é placa mais fraca que o motor, que esquenta e queima.",
            "Original ou compatível, as duas servem quando combinam em tensão, potência e sensor de parada. A escolha é de preço e de controles aproveitados, desde que a placa não seja menor que o motor pede.",
            "Uma universal resolve em motor comum, respeitados tensão, potência e fim de curso. Placa de potência menor fica de fora, porque trabalha no limite e dura pouco.",
            "Peça equivalente é boa escolha quando suporta o consumo do motor, usa igual voltagem e lê os mesmos sensores. Recuse a de capacidade inferior, que aquece e se perde cedo.",
            "Na maioria dos motores comuns, a alternativa de outro fabricante trabalha normalmente, se corresponder em sensores, voltagem e carga. Só não economize em potência, porque central subdimensionada não dura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da central Rossi", "Da medição aos controles gravados"],
        slots: [
          [
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo. Também refaz a vedação da tampa e da entrada de fios, já que no deslizante ela fica perto do chão e da água.",
            "A medição abre o serviço: capacitor em curto ou motor travado levaria a central nova junto. Tampa e passagem de fios são vedadas de novo, porque nos de correr a placa fica baixa e recebe respingo.",
            "Primeiro se procura o que queimou a antiga, na rede, no capacitor ou no motor. Depois se cuida da vedação, que no motor de correr é o que separa a placa da chuva.",
            "O serviço parte da causa: rede, enrolamento e capacitor são verificados para não levarem outra placa. Em motor deslizante, baixo e exposto a respingos, a borracha da tampa e o furo dos cabos são vedados de novo.",
            "Uma central raramente queima à toa, por isso se medem antes o capacitor, o motor e a alimentação. Corrige-se ainda a entrada de água, que nos deslizantes sobe do piso e passa pela tampa ou pelos cabos.",
          ],
          [
            "Ligada a nova, o percurso e os controles são gravados, a força fica no mínimo e a fotocélula é testada. O portão é entregue depois de vários ciclos.",
            "A central nova aprende o percurso, recebe os controles e tem força e paradas reguladas. Alguns ciclos completos, com o sensor de passagem em teste, encerram.",
            "Com ela no lugar, gravam-se curso e controles, acerta-se a menor força e confere-se a fotocélula, sempre com o portão andando algumas vezes.",
            "Com a placa fixada, o técnico ensina o trajeto, cadastra os controles e limita a força ao necessário. A fotocélula é provada em seguida, e a folha vai e volta algumas vezes.",
            "A montagem acaba na programação: paradas, controles e força, a mais baixa que mova a folha. Sensor do vão testado e percursos repetidos encerram a visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Placa nova ou motor novo: a conta", "O que muda o preço da central"],
        slots: [
          [
            "O valor muda com a versão, com inversor ou sem, com original ou compatível e com os controles. Motor de muitos anos pede as duas contas: placa nova ou troca completa, de {price.homeSwap} em casa.",
            "Encarecem o inversor, a peça original e a compra de controles novos. Se engrenagem ou motor também estão no fim, ponha ao lado a troca inteira, que em residência vai de {price.homeSwap}.",
            "Versão com inversor custa mais, e a compatível, em geral, menos que a original. Com o motor cansado, compare com um novo instalado, de {price.homeSwap} em casa.",
            "Três escolhas mexem no valor: ter inversor, ser de fábrica e exigir controles diferentes. Se a máquina já tem muitos anos, avalie pôr outra no lugar, de {price.homeSwap} na residência, em vez de investir na central.",
            "Central simples e compatível é o degrau mais baixo, a de inversor e original o mais alto, e controles novos somam. Diante de engrenagem gasta, o motor completo, de {price.homeSwap} em casa, pode ser o melhor gasto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa Rossi molhada tem conserto?",
        answers: [
          "Às vezes. Desligue o disjuntor e não religue para testar: quanto menos tempo molhada, maior a chance de limpar e salvar. Trilha corroída pede troca.",
          "Depende da oxidação. Sem energia desde cedo, ela pode ser seca, limpa e medida; ligada molhada, costuma queimar.",
          "Pode ter, se a energia foi cortada logo. Limpa e seca, ela é medida; corrosão nas trilhas costuma obrigar a comprar outra.",
        ],
      },
      {
        question: "Por que a placa Rossi queima de novo?",
        answers: [
          "Porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção. Aterramento, protetor de surto e vedação resolvem o que faltou.",
          "Em geral o motivo da primeira queima não foi corrigido, seja surto, umidade ou motor forçando. Isso é conferido junto com a troca.",
          "Uma segunda queima indica origem não tratada, como raio, infiltração ou motor pesado. Vedar, aterrar e proteger contra surto fazem parte da solução.",
        ],
      },
      {
        question: "Posso trocar a placa Rossi sozinho?",
        answers: [
          "Não convém. Há tensão da rede e capacitor com carga, e a força mal regulada machuca quem passa.",
          "Melhor não: fio trocado queima a placa na hora, e o ajuste de força protege pessoas. É serviço do técnico.",
          "Não é indicado: os terminais têm tensão, o capacitor guarda carga e uma ligação invertida perde a peça. Além disso, a força precisa de ajuste seguro.",
        ],
      },
      {
        question: "Os controles antigos funcionam na placa nova?",
        answers: [
          "Só se a placa aceita a mesma frequência e o mesmo código; então são gravados de novo. Se não, trocam-se os controles ou se põe um receptor avulso.",
          "Quando código e frequência combinam, sim. Do contrário entra um receptor à parte ou controles novos, e a foto do atual mostra antes.",
          "Funcionam se falarem o mesmo código na mesma frequência, bastando cadastrar. Caso contrário, um receptor externo pode aproveitá-los.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Rossi e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "rossi-controle",
    broader: "controle",
    label: "Controle Rossi",
    phrase: "o controle Rossi",
    asks: [
      "placa trocada controle rossi ainda funciona",
      "controle rossi compatível placa",
      "placa trocada controle rossi",
      "controlinho serve rossi",
      "controle rossi",
      "controle remoto rossi",
      "controle rossi original",
      "controle rossi preço",
      "comprar controle rossi",
      "controle rossi compatível",
      "chaveiro rossi",
      "qual controle rossi",
      "qual controle comprar rossi",
      "qual controle serve rossi",
      "qual controle compatível rossi",
      "qual controle compatível motor rossi",
      "controle serve portão rossi",
      "controle compatível motor rossi",
      "qual controle portão rossi",
      "controle portão rossi comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle Rossi certo para o seu portão é o que tem a mesma frequência e o mesmo código do receptor instalado, e ele só abre depois de gravado na central. Se a placa já foi trocada, vale o padrão dela. A foto do controle atual, frente e verso, mostra o modelo e o preço.",
        "Controle de portão Rossi, original ou compatível, precisa combinar com o receptor em frequência e código e ser gravado na central. Mande os dois lados do seu em foto: dizemos qual serve, mesmo que a placa já seja outra, e quanto custa.",
        "Para o portão abrir com um controle Rossi novo, ele deve seguir a frequência e o código da central, e ser cadastrado nela pelo técnico. Fotografe frente e verso do que funciona hoje, pois uma placa trocada pede outro padrão. O valor vem com a resposta.",
      ],
      repair: [
        "Controle Rossi que não funciona pede pilha nova, teste de perto e comparação com outro controle. Se a botoeira abre e nenhum deles abre, o defeito é no receptor. Se só um falha, ele precisa de regravação ou troca. A foto frente e verso mostra o modelo.",
        "Quando o controle Rossi para, troque a pilha e veja se outro da casa abre. Todos mudos, com a botoeira funcionando, indicam o receptor; um só mudo, o próprio aparelho. Mande foto dos dois lados para saber se compensa regravar ou comprar outro.",
      ],
      "how-to": [
        "Gravar controle Rossi se faz na central do portão, por botão ou menu, numa sequência que muda com a placa e a versão. O acesso fica junto da tensão da rede, e segurar o botão apaga todos em muitas placas. Deixe com o técnico e reúna os controles no dia.",
        "Para programar controle Rossi, o técnico põe a placa em modo de gravação e cadastra cada tecla, conforme o manual daquela versão. Não tente por conta própria, porque há tensão ao lado do botão e um toque longo costuma limpar a memória inteira.",
      ],
      price: [
        "O preço do controle Rossi soma o aparelho, por unidade, e a gravação na central, orçados juntos antes da visita. O compatível costuma custar menos que o original. Mande a foto do atual, frente e verso, e a quantidade.",
        "O preço do controle Rossi depende de ser original ou compatível, do código e de quantos são. A gravação entra na mesma conta e serve para vários de uma vez; a foto do seu, frente e verso, dá o modelo e o total.",
      ],
      buying: [
        "Compre controle Rossi, original ou compatível, da mesma frequência da central, em geral 433 MHz, e do mesmo código. Ele só abre o portão depois de gravado, e, se a placa já foi trocada, vale o padrão dela. A foto do atual, frente e verso, confirma modelo e preço.",
        "O controle para portão Rossi se escolhe pela central: placa de fábrica aceita o da linha ou um compatível de igual frequência e código, e outra placa pede o dela. Mande foto do que funciona, dos dois lados, e receba o modelo, o valor e o da gravação.",
        "Antes de comprar controle Rossi, confira se a placa do motor ainda é da marca, porque é ela que aceita ou recusa o aparelho. Frequência, quase sempre 433 MHz, e código precisam bater, e o técnico grava; fotografe frente e verso do seu para saber qual é.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que controle abre o seu portão Rossi", "Comprar controle Rossi sem errar"],
        slots: [
          [
            "Versões diferentes da central Rossi aceitam controles diferentes, mesmo com a mesma aparência. Por isso o controle que ainda funciona vale mais que o nome no motor: nele estão a frequência, o número de botões e o modelo.",
            "Dois controles iguais por fora podem não abrir o mesmo portão, porque a central mudou de uma versão para outra. Compare frequência, botões e modelo com os do aparelho que ainda abre, e não com a marca da tampa.",
            "A aparência engana: cada versão da central Rossi aceita os seus controles. Guie-se pelo que está funcionando, que traz escritos o modelo e a frequência, porque o motor pode até ter receptor de outra marca.",
          ],
          [
            "Original e compatível abrem igual quando o código é o mesmo, e a diferença fica no preço e no acabamento. Se o código é rolante, que muda a cada toque, não há cópia: o controle é cadastrado na central.",
            "Entre original e compatível mudam o acabamento e o valor, desde que o código seja o da placa. O código rolante, trocado a cada uso, não se copia e pede cadastro.",
            "O compatível custa menos e funciona do mesmo modo, se usar o código da central. Já o sistema rolante, que renova a senha sempre, só aceita aparelho gravado nela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Controle Rossi não funciona: confira", "Antes de trocar o controle Rossi"],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor. Faça com o portão à vista e a passagem livre.",
            "O teste não pede ferramenta e mostra se o problema é do controle ou do portão. Fique onde enxergue a folha, sem ninguém no vão.",
            "Vale testar antes de gastar, e tudo se faz por fora. Mantenha a passagem livre e o portão diante dos olhos.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão: se só abre de perto, a antena pede conferência.",
          "Teste outro controle já gravado: se ele abre, o defeito está no seu.",
          "Acione uma vez pela botoeira: se abre só por ela, é o receptor. Se nem ela responde, é energia ou central.",
        ],
      },
      {
        about: "visit",
        headings: ["Gravar o controle Rossi na central", "Como o controle Rossi é gravado"],
        slots: [
          [
            "O cadastro é feito na placa do motor, onde há tensão da rede, por isso fica com o técnico. A sequência, por botão ou menu, está no manual da central e muda com a versão.",
            "Quem grava é o técnico, porque o botão fica dentro da central, junto da rede elétrica. Cada versão tem a sua sequência, descrita no manual da placa e não no do controle.",
            "A gravação acontece dentro da tampa do motor, perto de partes energizadas, e segue o manual daquela placa. Por essas duas razões não é serviço para fazer por conta própria.",
          ],
          [
            "Reúna todos os controles no dia: um toque longo apaga a memória em muitas placas, e então cada um é gravado de novo. Na mesma ida se exclui o que foi perdido.",
            "Separe os da família inteira, pois algumas centrais só apagam tudo de uma vez e pedem nova gravação de todos. O perdido sai da memória nessa visita.",
            "Deixe os controles juntos antes da visita, que serve para incluir os novos e tirar o perdido. Em placa que limpa a memória toda, os demais são regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o controle Rossi pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de fechar a compra.",
          "Sim. Pela foto dizemos se ele serve, e o valor da gravação é combinado antes da visita; vários controles saem na mesma ida.",
        ],
      },
      {
        question: "Qual pilha usa o controle Rossi?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "A pilha varia com o modelo. Abra só a tampa dela, leia o código, como A23 ou CR2032, e respeite a posição.",
        ],
      },
      {
        question: "Um controle Rossi pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se uma tecla em cada central.",
          "Sim, quando os receptores são compatíveis. Cada botão é cadastrado em um portão, sem atrapalhar o outro.",
        ],
      },
      {
        question: "Controle Rossi perdido: o que fazer?",
        answers: [
          "Trate como chave perdida: peça para apagá-lo da memória e gravar apenas os que ficaram em casa.",
          "Peça a exclusão no mesmo dia, ainda mais se sumiu com documentos. Se a placa não apaga um só, a memória é limpa e os restantes são regravados.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Rossi",
  },
  {
    id: "rossi-defeito",
    broader: "nao-abre",
    label: "Motor Rossi com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor rossi não abre",
      "conserto motor rossi quebrado",
      "defeitos comuns rossi",
      "defeitos comuns motor rossi",
      "rossi parou funcionar verificar",
      "motor rossi não funciona",
      "portão rossi não funciona",
      "rossi defeito",
      "motor rossi parou",
      "motor rossi não liga",
      "motor rossi problema",
      "portão rossi não abre",
      "motor rossi parado",
      "rossi não funciona",
      "rossi não liga",
      "motor rossi pifou",
      "rossi pifou",
      "rossi quebrado",
      "rossi quebrou",
      "motor rossi quebrado",
      "motor rossi não responde",
      "motor rossi morreu",
      "motor rossi não abre",
      "motor portão rossi não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, veja o disjuntor e acione uma vez pela botoeira. Mudo: energia ou placa. Roncando: capacitor ou folha presa, e o disjuntor deve ser desligado. Girando em falso: engrenagem do DZ gasta. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Motor [marca] com defeito, parado ou que não liga se verifica nesta ordem: disjuntor, pilha do controle, botoeira, folha presa, capacitor e placa. Mudo é falta de energia ou de comando; roncando parado é capacitor ou folha presa, e o disjuntor fica desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quase sempre o motor [marca] que parou de funcionar tem conserto. Em silêncio, procure o defeito no disjuntor, no controle e na placa. Se ronca e não anda, em capacitor, engrenagem ou folha travada, sem insistir. A regulagem em residência começa em {price.preventive}, fora peças.",
        "Se o portão ou motor [marca] não funciona, acione a botoeira uma vez e escute: abriu, o defeito é do controle; mudo, é energia ou placa; roncou, é capacitor ou folha presa. Nesse último caso, desligue o disjuntor; o ajuste em casa sai desde {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto de motor Rossi quebrado custa conforme a peça: capacitor e fim de curso são das mais baratas, placa e redutor das mais caras. A visita com ajuste e limpeza em casa parte de {price.preventive}, sem peças, e o motor novo, com mão de obra, fica de {price.homeSwap}.",
        "Consertar motor Rossi parado vai do ajuste em residência, desde {price.preventive} sem peças, até a troca completa, {price.homeSwap} com o trabalho. Entre os dois, capacitor pesa pouco, e placa e engrenagem pesam mais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Em que ordem procurar o defeito", "O que conferir sem abrir o motor"],
        slots: [
          [
            "Tudo se faz por fora, com a tampa fechada e ninguém no vão. Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
            "Nenhum passo pede ferramenta ou mão na folha. Com cabo solto ou folha torta, não teste: desligue o disjuntor e isole a passagem.",
            "Siga a ordem com a passagem livre e a tampa no lugar. Folha inclinada ou cabo frouxo encerram o teste, e a energia fica cortada.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e tire obstáculos.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "signs",
        headings: ["Que peça falhou no seu Rossi", "Defeitos comuns do motor Rossi"],
        slots: [
          [
            "O som do motor ao receber o comando aponta a peça, como mostra a lista.",
            "Cada sintoma leva a um grupo de peças, e a medição confirma qual delas falhou.",
            "Escute e observe uma única tentativa: o resultado indica onde procurar.",
          ],
        ],
        bullets: [
          "Mudo: disjuntor, fusível, receptor ou placa.",
          "Ronca e não anda: capacitor, folha presa ou redutor travado.",
          "Gira e a folha fica parada: destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
          "Para fora do ponto: ímã do fim de curso solto, comum no deslizante.",
          "Volta sozinho: fotocélula suja ou folha pesada.",
          "Derruba o disjuntor: curto ou motor travado; não religue mais de uma vez.",
        ],
      },
      {
        about: "cost",
        headings: ["Conserto ou troca do Rossi", "Quanto custa consertar"],
        slots: [
          [
            "Com o redutor firme e um defeito só, conserta-se. Motor perto do fim da vida, que é de {trade.life}, com várias peças gastas, pede comparação com a troca, de {price.homeSwap} em casa.",
            "Um defeito só, com o redutor bom, compensa reparar. Se o motor já passou de {trade.life} e tem dois ou três defeitos, a troca por {price.homeSwap} costuma valer mais.",
            "Vale o conserto quando falhou uma peça e o redutor está inteiro. Se o motor já cumpriu {trade.life} e falha em vários pontos, compare com a troca, {price.homeSwap} com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor Rossi parou depois da chuva. É a placa?",
        answers: [
          "Muitas vezes, sim, por tampa mal vedada. Desligue o disjuntor e não religue para testar, pois a placa seca sem energia pode se salvar.",
          "Pode ser: a água chega à placa pela tampa ou pelo cabo. Sem energia, a chance de ela ser só limpa é maior.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, com folha reta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
          "Só portão de correr ou de abrir, reto e em piso nivelado, sem energia. O basculante fica travado e sem ninguém embaixo.",
        ],
      },
      {
        question: "Motor Rossi queimado tem conserto?",
        answers: [
          "Um enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque capacitor ruim parece motor queimado.",
          "Depende do redutor e do preço. Antes de condenar, mede-se o capacitor, que dá sintoma igual e é peça barata.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Capacitor, fim de curso ou ajuste se resolvem em até {trade.smallRepair}. Placa em bancada ou redutor dependem da peça do modelo.",
          "Um reparo pequeno leva até {trade.smallRepair}. Peça que precisa vir tem o prazo informado antes, junto com o valor.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Rossi e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "rossi-ou-peccinin",
    broader: "rossi",
    label: "Rossi ou Peccinin",
    phrase: "a escolha entre Rossi e Peccinin",
    intent: "comparison",
    asks: [
      "escolher rossi peccinin",
      "entre motor rossi peccinin levar",
      "peccinin velho troco rossi",
      "trocar peccinin rossi compensa",
      "rossi ou peccinin",
      "peccinin ou rossi",
      "diferença rossi peccinin",
      "rossi peccinin melhor",
      "comparação rossi peccinin",
    ],
    answers: {
      any: [
        "Rossi ou Peccinin: no portão de correr, a Rossi costuma ser melhor, porque a linha DZ é comum e a peça se acha fácil. Fique na Peccinin se a central e os controles da casa já são dela. A troca do motor em casa fica de {price.homeSwap} nas duas.",
        "Na comparação de motores Rossi e Peccinin, a Rossi leva vantagem na reposição do deslizante e a Peccinin, em quem já tem controles dela. Qual marca é melhor a ficha decide: quilos com um terço de folga, por {price.homeSwap} na troca em casa.",
        "Se você tem um Peccinin velho, trocar por Rossi compensa quando falta peça ou o portão é de correr leve. Com central e controles bons, fique na marca. Em Peccinin x Rossi de mesmo porte a força é parecida, e a troca custa de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Rossi e Peccinin por tipo de portão", "O que decide entre Rossi e Peccinin"],
        slots: [
          [
            "O tipo de portão e o que a casa já tem separam as duas. Encontre o seu caso.",
            "Peça e controle pesam mais que o nome. Veja por tipo de folha.",
            "Cada portão pende para um lado. Compare com o seu.",
          ],
        ],
        bullets: [
          "De correr leve: Rossi DZ, pela peça fácil",
          "De correr pesado: a que tiver na ficha um terço acima do peso, Rossi ou Peccinin Gatter",
          "Basculante até {width.quarterHp}: 1/4 HP de qualquer uma; desempata o controle da casa",
          "De abrir: compare o comprimento de folha da ficha",
          "Condomínio: ciclos por hora acima do pico, seja qual for",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar de marca: o que se aproveita", "O que fica e o que muda na troca"],
        slots: [
          [
            "Ficam circuito, eletroduto e fotocélula bons; a cremalheira continua se o passo do dente é o mesmo, com {rack.clearance} de folga. Suporte, central e controles mudam.",
            "Energia, duto e sensor em ordem servem às duas. Com passo igual, a cremalheira fica, a {rack.clearance} da engrenagem; placa, suporte e controles são outros.",
            "Aproveitam-se a fiação e a fotocélula e, com o mesmo passo, a cremalheira, regulada em {rack.clearance}. O resto do conjunto se troca.",
          ],
          [
            "Para não comprar todos os controles, mantém-se o receptor antigo ligado à central nova.",
            "Um receptor da marca anterior, na entrada de botoeira, conserva os controles.",
            "Os controles velhos seguem valendo se o receptor deles for ligado à nova placa.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia", "Quanto tempo leva a troca"],
        slots: [
          [
            "A troca leva {time.sliding} no de correr e {time.tilting} no basculante. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação, nas duas marcas.",
            "São {time.tilting} no basculante e {time.sliding} no deslizante. Rossi e Peccinin saem com {warranty.motor} no motor e {warranty.installation} no serviço.",
            "Conte {time.sliding} em portão de correr ou {time.tilting} em basculante, com {warranty.motor} de garantia de fábrica e {warranty.installation} da instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais simples de manter, Rossi ou Peccinin?",
        answers: [
          "No portão de correr, a Rossi, pela peça mais comum. Nas duas, trilho limpo e folga certa contam mais que a marca.",
          "Rossi, em geral, porque engrenagem e controle se acham em qualquer loja do ramo.",
        ],
      },
      {
        question: "Controle Rossi abre motor Peccinin?",
        answers: [
          "Só se a central aceitar o mesmo código; do contrário, usa-se receptor avulso.",
          "Em geral, não. Um receptor Rossi ligado à central resolve.",
        ],
      },
      {
        question: "Qual dura mais?",
        answers: [
          "A que trabalha com folga: em casa, {trade.life}, com revisão {visits.home}.",
          "Nenhuma por ser da marca. Folha leve e revisão {visits.home} levam aos {trade.life} usuais.",
        ],
      },
      {
        question: "Vocês consertam Rossi e Peccinin?",
        answers: [
          "Sim, como assistência independente, com peça original ou compatível.",
          "Consertamos, vendemos e instalamos as duas, sem vínculo com as fábricas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "rossi-ou-nice",
    broader: "rossi",
    label: "Rossi ou Nice",
    phrase: "a escolha entre Rossi e Nice",
    intent: "comparison",
    asks: [
      "nice vale mais rossi",
      "rossi ou nice",
      "nice ou rossi",
      "diferença rossi nice",
      "rossi nice melhor",
      "comparação rossi nice",
      "rossi ou nice portão correr",
      "rossi ou nice deslizante",
      "rossi ou nice portão deslizante",
      "rossi ou nice basculante",
      "rossi ou nice portão basculante",
    ],
    answers: {
      any: [
        "Rossi ou Nice: escolha Rossi para portão de correr de casa, com peça fácil de achar. Escolha Nice se quer motor com bateria ou integração, depois de confirmar a peça do modelo. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Qual escolher, Nice ou Rossi, depende do que falta em casa: falta de luz frequente favorece a Nice com bateria, e reposição simples, a Rossi. Nice não vale mais por si. Compare a ficha de modelos de mesma capacidade e o preço instalado, de {price.homeSwap} na troca.",
        "Comparar motor Rossi com motor Nice é comparar peça comum com baixa tensão e bateria. Rossi é a escolha direta em deslizante; Nice, para abrir sem luz pela bateria, já que na Rossi se usa nobreak. Na troca residencial, de {price.homeSwap} com o serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher Rossi, quando escolher Nice", "O que decide entre Rossi e Nice"],
        slots: [
          [
            "O uso decide mais que o nome, e a bateria é a maior diferença. Compare.",
            "Para cada uso, uma das duas leva vantagem, e a bateria é o que mais as separa.",
            "Escolha pelo que você precisa, e não pela marca.",
          ],
        ],
        bullets: [
          "Folha de correr de família: Rossi DZ, na capacidade certa",
          "Falta de luz frequente: Nice com bateria, ou Rossi com nobreak",
          "Integração com a casa: Nice, em modelos que aceitam",
          "Peça fácil: Rossi",
          "Motor importado: confirme peça, tensão e frequência antes",
        ],
      },
      {
        about: "replace",
        headings: ["O que muda ao trocar Nice por Rossi", "O que fica e o que muda"],
        slots: [
          [
            "Ficam circuito, tubo e fotocélula em bom estado; suporte, central e controles mudam, porque as marcas não usam as mesmas peças. Cremalheira reta e de mesmo passo se aproveita.",
            "Energia e sensor ficam; controles são gravados de novo. A barra de mesmo passo continua.",
            "O circuito permanece, o resto é da marca nova. Cremalheira de mesmo passo fica.",
          ],
          [
            "A base é conferida, porque a altura da engrenagem muda, e a folga volta a {rack.clearance}. O serviço leva {time.sliding} no de correr.",
            "Como muda a altura da engrenagem, a base é acertada e a barra fica com {rack.clearance} de folga. A troca no de correr leva {time.sliding}.",
            "A engrenagem nova pode ficar mais alta ou mais baixa, e a folga volta a {rack.clearance}. O serviço no de correr dura {time.sliding}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço: Rossi e Nice", "Quanto custam as duas"],
        slots: [
          [
            "A troca em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes no cartão. No Nice, a bateria é item à parte quando não vem e se troca a cada poucos anos.",
            "Conte de {price.homeSwap} na troca residencial, em até {shop.instalments} vezes. A bateria da Nice é custo futuro.",
            "Em residência, a troca vai de {price.homeSwap}, com o serviço, em até {shop.instalments} parcelas. A bateria da Nice, quando não vem, é somada.",
          ],
          [
            "Peça importada pode demorar, e o portão fica parado na espera; a Rossi é comum no comércio. A garantia é de {warranty.motor} no motor.",
            "Rossi se acha logo; a Nice depende do modelo. São {warranty.motor} de garantia no motor.",
            "A espera pela peça é o risco da importada. Garantia de {warranty.motor} no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rossi funciona com bateria?",
        answers: [
          "Usa-se nobreak próprio para motor de portão. A autonomia depende da bateria e das aberturas.",
          "Com nobreak próprio para portão, sim. A bateria embutida é recurso de linhas da Nice, que já saem de fábrica com 24 V.",
        ],
      },
      {
        question: "Qual é mais silencioso, Rossi ou Nice?",
        answers: [
          "Isso depende mais do trilho e da parada suave que da marca. Uma folha leve faz menos barulho nas duas.",
          "A folha decide mais que a marca: roldana boa, trilho limpo e parada suave deixam qualquer uma das duas silenciosa.",
        ],
      },
      {
        question: "Vocês atendem Rossi e Nice?",
        answers: [
          "Sim, vendemos, instalamos e consertamos, como serviço independente; em Nice, depois de confirmar a peça.",
          "Sim, as duas, de forma independente das fábricas. Em modelo importado, confirmamos a peça antes de começar.",
        ],
      },
      {
        question: "Qual dura mais, Rossi ou Nice?",
        answers: [
          "As duas duram de {trade.life} com folha leve e revisão {visits.home}. Bateria e folha pesada são o que encurta.",
          "De {trade.life} as duas, com folha leve e manutenção {visits.home}. O que se gasta antes é a bateria.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "rossi-ou-nice-pecas",
    broader: "rossi",
    label: "Nice ou Rossi: qual tem mais peças de reposição",
    phrase: "as peças de reposição de Nice e Rossi",
    intent: "comparison",
    asks: [
      "nice ou rossi qual tem mais peças reposição",
      "nice ou rossi mais peças",
      "nice ou rossi mais peças reposição",
      "nice mais peças rossi",
      "rossi mais peças nice",
      "rossi nice peças reposição",
      "rossi ou nice peças",
      "rossi ou nice peça fácil",
      "rossi ou nice peça mais fácil",
      "nice ou rossi peça mais fácil achar",
      "nice ou rossi reposição",
    ],
    answers: {
      any: [
        "Entre Nice e Rossi, a Rossi tem mais peças de reposição à mão: é brasileira, muito instalada em casas, e placa, engrenagem e controle das linhas comuns se acham em lojas de automação. Na Nice, a linha vendida no Brasil também tem peça, e o modelo importado depende de encomenda.",
        "A Rossi é a de reposição mais fácil, nos motores deslizantes comuns de casa. A Nice tem boa reposição nas linhas nacionais, e menos nas importadas e nas de 24 V com bateria. Nas duas, pergunte pela placa e pela engrenagem do modelo exato antes de comprar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peça por peça: onde cada marca se sai melhor", "O que se acha fácil em cada marca"],
        slots: [
          [
            "Quatro peças quebram mais que as outras, e é por elas que se mede a reposição. A comparação vale para os modelos comuns; fora de linha, muda nas duas marcas.",
            "Pergunte por estas peças antes de escolher, porque são as que mais se trocam. Modelo antigo ou importado é exceção em qualquer das duas.",
          ],
        ],
        bullets: [
          "Capacitor: vale o valor em µF e a tensão, não a marca; empate",
          "Engrenagem: Rossi comum acha-se em loja; Nice, conforme o modelo",
          "Placa: Rossi comum aceita central universal; motor de 24 V pede a placa da própria linha",
          "Controle: os dois se compram novos; modelo antigo pode pedir receptor avulso",
        ],
      },
      {
        about: "check",
        headings: ["Como confirmar a reposição do modelo", "Antes de comprar, faça estas perguntas"],
        slots: [
          [
            "O nome da marca não garante a peça: o que garante é o modelo escrito na etiqueta. Pergunte se ele ainda é fabricado, se a placa é vendida avulsa e quanto tempo leva uma encomenda.",
            "Leve o nome inteiro do modelo à loja ou mande a foto da etiqueta. As perguntas são três: está em linha, a placa se vende separada e quanto demora a peça que não há.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se a peça não existe mais", "Quando falta a peça, nas duas marcas"],
        slots: [
          [
            "No motor comum, sem inversor, uma central universal resolve a falta da placa, com controles novos. Sem engrenagem, não há saída boa, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "A falta da placa se resolve com central compatível, quando o motor é comum. A falta da engrenagem leva à troca do motor, que em residência custa de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nice e Peccinin usam as mesmas peças?",
        answers: [
          "A Peccinin pertence à Nice, mas as peças seguem o modelo. Placa e engrenagem de uma linha não entram na outra sem conferência.",
          "São do mesmo grupo, e ainda assim cada modelo tem a sua placa e a sua engrenagem. Confira pela etiqueta.",
        ],
      },
      {
        question: "Vocês consertam Rossi e Nice?",
        answers: [
          "Consertamos as duas, de forma independente das fábricas. A foto da etiqueta mostra se há peça.",
          "Sim, como serviço independente. Pelo modelo da etiqueta dizemos antes se a peça existe.",
        ],
      },
      {
        question: "Peça de Rossi serve em Nice?",
        answers: [
          "Só as padronizadas, como capacitor de mesmo valor, cremalheira de mesmo passo e roldana. Engrenagem e placa, não.",
          "Capacitor, cremalheira e roldana, com a medida igual, servem. O que é de dentro do motor não serve.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, ou o modelo que pensa em comprar",
  },
  {
    id: "rossi-bv",
    broader: "rossi",
    label: "Rossi basculante (BV)",
    phrase: "o motor Rossi basculante",
    intent: "buying",
    asks: [
      "motor basculante rossi 1/4",
      "motor basculante rossi 1/4 hp",
      "rossi basculante 1/4 hp",
      "rossi tem motor portão sobe só correr",
      "basculante rossi qual modelo bv",
      "rossi motor portão sobe",
      "rossi bv",
      "rossi basculante",
      "motor rossi bv",
      "motor rossi basculante",
      "bv rossi preço",
      "rossi bv preço",
      "rossi basculante preço",
      "rossi bv nano",
    ],
    answers: {
      any: [
        "O motor Rossi basculante é o BV, para o portão que sobe. O de 1/4 HP serve em folha equilibrada de até {width.quarterHp} de largura; para 3 metros, use o de 1/3 HP ou mais. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para portão basculante, o motor Rossi é o da linha BV. Até {width.quarterHp} de largura, basta o de 1/4 HP; acima disso, como em 3 metros, use um mais forte. O contrapeso é conferido antes. Em residência, a troca custa de {price.homeSwap}, já instalada.",
        "O motor basculante Rossi BV de 1/4 HP serve em folha de até {width.quarterHp}, com o contrapeso em ordem. Um portão de 3 metros precisa de 1/3 HP ou mais. Trocado em casa, com mão de obra, custa de {price.homeSwap}.",
      ],
      price: [
        "O motor Rossi BV, de portão basculante, fica na troca em casa de {price.homeSwap}, com mão de obra, conforme versão e altura. Para comparar, nossos kits basculantes de 1/4 HP instalados, até {width.quarterHp}, são {models.pricesNamed}.",
        "O Rossi BV instalado custa, na troca residencial, de {price.homeSwap}. Se o motor já é seu, a instalação parte de {price.installation}. Há ainda kits de 1/4 HP montados de {price.lowest} a {price.highest}, para folha de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do Rossi BV", "Medidas e fotos do portão basculante"],
        slots: [
          [
            "Nada disso exige destravar ou segurar a folha. Meça com o portão fechado e o disjuntor desligado.",
            "Meça com a folha fechada e o disjuntor desligado. Os cabos e o contrapeso você só olha de longe, sem tocar.",
            "Você precisa só de uma trena, com o portão fechado e o disjuntor desligado. Não solte o motor para medir.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do portão fechado.",
          "Fotografe o motor atual e a etiqueta, sem abrir a tampa.",
          "Fotografe de longe as colunas e os cabos.",
          "Veja a tensão da rede, 127 ou 220 V.",
          "Conte quantas vezes o portão abre por dia.",
        ],
      },
      {
        about: "choose",
        headings: ["Rossi BV ou outro motor basculante", "Quando o Rossi BV é a escolha"],
        slots: [
          [
            "Fique com Rossi se já há controles e central da marca. Para abrir depressa, há kit basculante que abre em {opening.speedy}, por {price.speedy}, ou em {opening.jetflex}, por {price.jetflex}, instalados.",
            "Quem já tem controles e central Rossi economiza ficando na marca, porque eles continuam servindo. Se você quer abrir mais rápido, compare com os nossos kits instalados: o Speedy abre em {opening.speedy} e custa {price.speedy}, e o JetFlex abre em {opening.jetflex} e custa {price.jetflex}.",
            "O melhor motivo para o BV é já ter controles e central Rossi em bom estado. Para abrir mais rápido, há os kits Speedy, de {opening.speedy}, por {price.speedy}, e JetFlex, de {opening.jetflex}, por {price.jetflex}, os dois instalados.",
          ],
          [
            "A marca pesa menos que a altura do acionador e o equilíbrio da folha. Acionador curto não abre tudo, e comprido não cabe na coluna.",
            "O tamanho do acionador, a parte presa na coluna, acompanha a altura da folha. O contrapeso precisa estar certo antes da montagem.",
            "Meça bem a altura da folha, porque ela define o tamanho do acionador, a parte presa na coluna. O contrapeso é acertado antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o Rossi BV é instalado", "Do equilíbrio ao teste"],
        slots: [
          [
            "O contrapeso é acertado antes, com a folha escorada, porque é ele que a carrega. O acionador vai no prumo da coluna, e a montagem leva de {time.tilting}, com parada, força e controles regulados.",
            "O técnico acerta o contrapeso primeiro, com a folha escorada, e depois prende o acionador no prumo da coluna. O serviço leva de {time.tilting}, com percurso, força e controles regulados.",
            "Primeiro o técnico equilibra a folha e prende o acionador alinhado à coluna. Depois regula a parada e a força. O trabalho leva de {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rossi BV e DZ são a mesma coisa?",
        answers: [
          "Não. BV é de portão basculante, que sobe, e DZ é de portão de correr.",
          "BV é basculante vertical; DZ, deslizante. Um não serve no lugar do outro.",
        ],
      },
      {
        question: "Dá para trocar o Rossi BV por outra marca?",
        answers: [
          "Dá, se o acionador novo tiver a altura da folha. Suporte e controles costumam mudar.",
          "Sim, com fixação refeita e controles da nova central.",
        ],
      },
      {
        question: "Posso destravar o basculante para testar?",
        answers: [
          "Não, se ele está pesado, torto ou com cabo gasto: a folha pode descer. Deixe com o técnico.",
          "Na dúvida, não. Folha desequilibrada cai.",
        ],
      },
      {
        question: "Que garantia tem o Rossi BV?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor vendido e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "fotos do portão basculante fechado, do motor e da etiqueta, com largura e altura",
  },
  {
    id: "rossi-ronca",
    broader: "nao-abre",
    label: "Motor Rossi faz barulho e não abre",
    phrase: "o motor que ronca e não abre",
    intent: "repair",
    asks: [
      "rossi roncando parado",
      "motor rossi roncando parado",
      "motor rossi ronca parado",
      "motor rossi controle só ronca",
      "rossi aperto controle ronca",
      "rossi barulho não abre",
      "motor rossi barulho não abre",
      "rossi ronca",
      "rossi roncando",
      "motor rossi ronca não abre",
      "rossi zumbindo",
      "rossi fazendo barulho não abre",
      "rossi zumbe",
      "motor rossi força não abre",
      "motor rossi gira não abre",
    ],
    answers: {
      any: [
        "Motor [marca] que ronca e não abre tem, quase sempre, o capacitor fraco, a peça que dá a partida. As outras causas são a folha presa e o redutor travado. Desligue o disjuntor e não insista, porque roncando parado ele queima. A visita com medição e ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor da [marca] que faz barulho e não anda tem duas causas principais. Se ronca parado, o capacitor está fraco ou a folha está presa. Se gira em falso, a engrenagem gastou ou a chave ficou destravada. Desligue o disjuntor. A visita com ajuste em residência começa em {price.preventive}, fora peças.",
        "Se o motor [marca] zumbe sem força para abrir, desligue o disjuntor na hora. O defeito mais comum é o capacitor, trocado depois de medido. Se o motor gira em falso, veja se a chave de destravar ficou aberta. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o barulho do Rossi indica", "Ronco, giro ou estalo no Rossi"],
        slots: [
          [
            "Puxe pela memória o som da última tentativa: repetir o teste aquece o motor. Cada som tem a sua peça.",
            "O barulho que você já ouviu basta para apontar a causa. Não ligue de novo para confirmar, porque o motor esquenta depressa.",
            "Compare com a lista o som que você já ouviu. Não ligue o motor de novo só para escutar.",
          ],
        ],
        bullets: [
          "Zumbido com a folha parada: capacitor fraco, o mais comum.",
          "Zumbido e folha dura: roldana, trilho, ferrolho ou trava fechada.",
          "Gira em falso: chave de destravar aberta, engrenagem ou pinhão gasto.",
          "No deslizante: cremalheira apoiada no motor, sem a folga de {rack.clearance}.",
          "Estalo e disjuntor que cai: redutor travado ou curto.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o Rossi que ronca", "Antes do técnico"],
        slots: [
          [
            "Nada aqui exige tocar no motor nem abrir a tampa. O capacitor guarda carga mesmo com o disjuntor desligado.",
            "Faça tudo por fora, com a tampa fechada. O capacitor guarda carga e dá choque mesmo com o disjuntor desligado.",
            "Você só olha e fotografa. Não abra a tampa, porque o capacitor dá choque mesmo desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Veja de longe se algo segura a folha: pedra, ferrolho, trava.",
          "Confira por fora se a chave de destravar ficou aberta.",
          "Se a folha é basculante, está torta ou saiu do trilho, não destrave nem empurre.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar o Rossi que ronca", "Do capacitor à troca"],
        slots: [
          [
            "Capacitor e trava são dos consertos mais baratos, resolvidos em até {trade.smallRepair}; engrenagem vem depois, e redutor é o mais caro. Peça e trabalho aparecem separados.",
            "O capacitor é uma das peças mais baratas e é trocado em cerca de {trade.smallRepair}. A engrenagem custa mais, e o redutor, a caixa de engrenagens, é o mais caro.",
            "Do mais barato ao mais caro, os consertos são soltar a trava, trocar o capacitor, trocar a engrenagem e refazer o redutor. O capacitor leva em torno de {trade.smallRepair}.",
          ],
          [
            "Se o enrolamento queimou, o motor novo trocado em casa fica de {price.homeSwap}, com mão de obra. Em motor longe do fim da vida, que é de {trade.life}, o conserto compensa antes.",
            "Se o enrolamento queimou, a saída é trocar o motor, por {price.homeSwap} em residência, com mão de obra. Em motor com poucos anos de uso, o conserto costuma compensar.",
            "Quando o enrolamento queima, o motor precisa ser trocado. A troca em casa custa de {price.homeSwap}, e o motor novo tem {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o capacitor do Rossi sozinho?",
        answers: [
          "Não. Ele fica junto da rede e guarda carga, que dá choque mesmo desligado.",
          "Melhor não: o choque do capacitor é forte, e valor errado queima o motor.",
        ],
      },
      {
        question: "Se eu empurrar a folha e ele pegar, resolve?",
        answers: [
          "Resolve uma vez e confirma o capacitor fraco, mas não faça isso: a mão fica no caminho da folha. Peça a troca.",
          "É sinal de capacitor no fim. Empurrar com o motor ligado é perigoso e queima o motor aos poucos.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em poucos minutos, se insistir. Desligue o disjuntor.",
          "Sim. O motor parado e com energia esquenta em poucos minutos. Desligue o disjuntor.",
        ],
      },
      {
        question: "Dá para usar o portão na mão?",
        answers: [
          "O de correr e o de abrir, retos e nivelados, sim, com o disjuntor desligado. O basculante não se destrava.",
          "Deslizante e pivotante retos podem ser soltos, sem energia. Basculante fica fechado.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão inteiro",
  },
  {
    id: "rossi-abre-e-nao-fecha",
    broader: "nao-fecha",
    label: "Motor Rossi abre e não fecha",
    phrase: "o motor que abre e não fecha",
    intent: "repair",
    asks: [
      "portão rossi abre não volta",
      "limpei fotocélula rossi continua sem fechar",
      "rossi abre não volta",
      "rossi só abre",
      "rossi não fecha controle",
      "rossi abre normal não fecha",
      "rossi abre não obedece fechar",
      "rossi continua sem fechar",
      "rossi abre não fecha",
      "motor rossi abre não fecha",
      "motor rossi não fecha",
      "rossi não está fechando",
    ],
    answers: {
      any: [
        "Quando o motor [marca] abre e não fecha, quase sempre a fotocélula está suja, torta ou com algo na frente, e a placa entende que há alguém no vão. Limpe as duas lentes com pano seco e tente de novo. Se continuar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que não fecha costuma estar obedecendo ao sensor: fotocélula suja ou desalinhada avisa que o caminho está ocupado, e o portão só abre. Limpe as lentes e veja se a botoeira não ficou presa. Sem resultado, o técnico regula a partir de {price.preventive} em casa, fora peças.",
        "Em motor [marca] que abre normal e não fecha nem volta pelo controle, olhe primeiro a fotocélula, o par de sensores nas laterais do vão. Um pano seco resolve muitos casos; nos outros, fim de curso, botoeira e placa são conferidos em visita desde {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no motor que não fecha", "Fotocélula e botoeira, na ordem"],
        slots: [
          [
            "Faça com a passagem livre e sem abrir a tampa. Pare no primeiro teste que fizer o portão fechar.",
            "Nada disto pede ferramenta, e a tampa do motor fica fechada. Fique fora do caminho da folha.",
            "Um teste por vez mostra a causa, todos por fora. Mantenha o vão vazio e observe de longe.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se o botão da parede está solto, e não afundado.",
          "Acione uma vez e observe de longe onde a folha para.",
          "Se ela não se move ou volta, grave um vídeo curto.",
        ],
      },
      {
        about: "causes",
        headings: ["Se não for a fotocélula suja", "Outras causas no motor que só abre"],
        slots: [
          [
            "Fio partido e fotocélula desalinhada por batida deixam a central como se houvesse alguém no vão. Sol direto em certas horas faz o mesmo, e trocar os lados do par costuma resolver.",
            "Sensor torto, cabo rompido ou sol de frente na lente mantêm o feixe cortado para a placa. Em horários fixos, a suspeita é o sol.",
            "Se a falha tem hora certa, é o sol na lente. Se é constante, fio partido ou sensor fora do prumo.",
          ],
          [
            "Fim de curso deslocado, o sensor que avisa onde o portão termina, faz a placa achar que já fechou. Nunca faça ponte na fotocélula: sem ela, a folha fecha sobre quem passa.",
            "O ímã ou a chave de fim de curso fora do lugar diz à central que a folha já está fechada. Anular a fotocélula para forçar o fechamento é proibido, pelo risco a quem passa.",
            "Depois do sensor, o suspeito é o fim de curso, que informa a posição da folha e pode ter saído do ponto. A fotocélula, porém, nunca se anula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o portão voltar a fechar", "Do que depende o preço do ajuste"],
        slots: [
          [
            "Limpar, alinhar e regular é o mais barato e leva até {trade.smallRepair}; o par de fotocélulas e o fim de curso pesam pouco, e a placa custa mais. A faixa comum do ajuste em casa é de {price.preventiveRange}, sem peças.",
            "Quando basta alinhar o sensor, o serviço toma até {trade.smallRepair} e fica na ponta de baixo; fim de curso vem depois, e a placa, no topo. O usual sem peças é {price.preventiveRange} numa casa.",
            "A conta começa na limpeza e no alinhamento, feitos em até {trade.smallRepair}, passa por sensor e fim de curso e termina na placa. Sem material, costuma ficar em {price.preventiveRange} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor [marca] fecha só se eu segurar o botão?",
        answers: [
          "Em várias centrais é o modo de fechar com a fotocélula em falha, com alguém comandando. Limpe e alinhe as lentes.",
          "A central percebe falha no sensor e só fecha com o botão seguro. Voltando o sensor, volta o normal.",
        ],
      },
      {
        question: "O controle pode fazer o motor [marca] não fechar?",
        answers: [
          "Dificilmente, se ele abre: a mesma tecla manda abrir e fechar.",
          "Quase nunca, porque o comando chega quando abre. A causa está depois, no sensor ou na placa.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "O de correr ou de abrir, reto, se fecha na mão com o disjuntor desligado e o motor destravado. O basculante não se solta sem técnico; atendemos {shop.hours}.",
          "Com a energia cortada, leve a folha de correr ou de abrir na mão e tranque. Basculante espera o atendimento, {shop.hours}.",
        ],
      },
      {
        question: "Precisa trocar a placa?",
        answers: [
          "Só se a medição mostrar a saída de fechar queimada. Sensor, fio e fim de curso vêm antes e custam menos.",
          "Raramente. A maioria se resolve com limpeza, alinhamento ou fim de curso.",
        ],
      },
    ],
    photo: "um vídeo curto do portão, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "rossi-manual",
    broader: "rossi",
    label: "Manual do motor e da central Rossi",
    phrase: "o manual da central Rossi",
    intent: "how-to",
    asks: [
      "instruções placa rossi pdf",
      "instruções placa rossi",
      "rossi manual",
      "rossi nkx manual",
      "nkx manual",
      "manual rossi",
      "manual central rossi",
      "manual placa rossi",
      "manual motor rossi",
      "manual rossi nkx pdf",
      "rossi manual instruções",
    ],
    answers: {
      any: [
        "O manual do motor Rossi se baixa em PDF no site do fabricante e vem em dois arquivos. O do motor se procura pelo modelo da etiqueta e traz a montagem e o destravamento; o da central se procura pelo código da placa, como NKX, e traz a gravação de controles, o percurso e as ligações.",
        "Para baixar o manual da central Rossi, leia o modelo na etiqueta do motor e o código da placa na nota ou na caixa, e busque esse código no site da Rossi. Manual de outra versão tem botões diferentes e pode fazer você apagar os controles.",
        "Perdeu o manual do Rossi? As instruções da placa, em PDF, são publicadas pelo fabricante: procure pelo código exato, como NKX, e confira se o desenho é o da sua. Sem o código, a etiqueta do motor e a foto do controle costumam bastar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o manual da sua Rossi", "Do código da placa ao PDF"],
        slots: [
          [
            "A etiqueta de fora, a nota e o controle bastam para achar o arquivo. Não abra a tampa para ler a placa, porque ali chega a tensão da rede.",
            "O código se descobre por fora na maioria das vezes. A tampa fica fechada.",
            "Comece pela etiqueta e pela nota, sem tirar a tampa do motor.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta da carcaça e o controle, frente e verso.",
          "Procure na nota ou na caixa o código da central.",
          "Busque o código, com a palavra manual, no site do fabricante.",
          "Compare o desenho da placa do PDF com a foto da embalagem.",
          "Guarde o PDF no celular, para o dia do conserto.",
        ],
      },
      {
        about: "what",
        headings: ["O que o manual ensina e quem faz", "Gravar, regular e ligar"],
        slots: [
          [
            "Algumas instruções do manual servem ao morador, e outras são para o técnico, porque se fazem junto da tensão da rede.",
            "O manual mistura o que o morador pode fazer com o que só o técnico deve fazer.",
            "Nem tudo o que está no PDF é para o morador: o que se faz sob a tampa fica com o técnico.",
          ],
        ],
        bullets: [
          "Você faz: trocar a pilha, limpar e gravar controle em receptor externo",
          "Você faz: destravar o portão de correr com a chave, com o disjuntor desligado",
          "Fica com o técnico: gravar na placa, força, percurso, pausa e ligações",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados ao seguir o manual", "O que apaga ou queima"],
        slots: [
          [
            "Em muitas centrais, segurar a tecla de gravar apaga todos os controles. Aumentar a força para vencer folha pesada esconde o defeito e pode machucar alguém.",
            "Segurar demais o botão de gravação limpa a memória. Mexer na força para compensar peso é perigoso.",
            "A mesma tecla que grava também apaga os controles, se ficar apertada. Não aumente a força: acerte a folha que prende.",
          ],
          [
            "Com o disjuntor ligado, há tensão da rede sob a tampa. Com ele desligado, o capacitor ainda pode guardar carga. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "O capacitor guarda carga por algum tempo depois que o disjuntor é desligado. A visita de ajuste custa desde {price.preventive} em residência, fora peças.",
            "Deixe a tampa fechada, porque ali chega a rede e o capacitor fica carregado. A visita que grava e regula em casa começa em {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "NKX é motor ou placa?",
        answers: [
          "É a central, a placa de comando. O motor tem outro nome, como DZ Nano, que está na etiqueta da carcaça.",
          "NKX é o nome da placa de comando, e não do motor, que se identifica pela etiqueta.",
        ],
      },
      {
        question: "Posso gravar o controle só com o manual?",
        answers: [
          "Em receptor externo, sim. Se o botão fica na placa, dentro do motor, o cadastro é serviço de técnico, por causa da tensão.",
          "Se a caixinha do receptor fica fora, você mesmo grava. Dentro do motor, não.",
        ],
      },
      {
        question: "Não acho o manual da minha versão. E agora?",
        answers: [
          "Central antiga pode não estar mais publicada. O técnico reconhece a placa pelo desenho e usa a da mesma família.",
          "Use a etiqueta e a foto do controle para identificar. Na falta, a visita resolve.",
        ],
      },
      {
        question: "O manual do motor serve para a placa?",
        answers: [
          "Não: o do motor trata da mecânica, e o da central, dos controles e do percurso. Para gravar controle, use o da central.",
          "Não. Se a placa foi trocada por outra marca, vale o manual dela.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
  {
    id: "dz-nano-manual",
    broader: "rossi-dz-nano",
    label: "Manual do Rossi DZ Nano",
    phrase: "o manual do Rossi DZ Nano",
    intent: "how-to",
    asks: [
      "rossi dz nano manual",
      "manual motor rossi dz nano",
      "manual dz nano",
      "dz nano manual pdf",
      "manual rossi nano",
      "dz nano turbo manual",
      "rossi dz nano turbo manual",
      "instruções dz nano",
      "dz nano pdf",
    ],
    answers: {
      any: [
        "O manual do motor Rossi DZ Nano se baixa em PDF no site da Rossi, pelo nome completo que está na etiqueta do motor, como DZ Nano ou DZ Nano Turbo. Para gravar controle e percurso, baixe também o da central, a placa de comando, que é outro arquivo e se procura pelo código dela, como NKX.",
        "Para achar o manual do Rossi DZ Nano, leia na etiqueta a versão inteira, comum ou Turbo, e procure esse nome no site da Rossi. São dois PDF: o do motor traz a montagem, a cremalheira e o destravamento; o da central, a gravação dos controles e do percurso.",
        "O manual do DZ Nano, da Rossi, tem duas partes, publicadas em PDF pelo fabricante. A do motor se acha pelo nome da etiqueta e ensina a montar e destravar; a da placa se acha pelo código da central e ensina a cadastrar controles e regular.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o PDF do seu DZ Nano", "Da etiqueta do DZ Nano ao manual"],
        slots: [
          [
            "O DZ Nano comum e o Turbo têm velocidades diferentes, e o manual de um não vale inteiro para o outro. Tudo o que você precisa para achar o certo está do lado de fora do motor.",
            "A palavra depois de Nano muda a versão, e com ela a ficha do motor. Leia a etiqueta por fora, com a tampa fechada.",
            "Procurar só por Nano pode trazer o arquivo de outra versão. A etiqueta da carcaça mostra o nome completo sem abrir o motor.",
          ],
        ],
        steps: [
          "Leia na etiqueta o nome inteiro, a tensão e a potência.",
          "Procure esse nome na área de manuais do site da Rossi.",
          "Ache o código da central na nota ou na caixa e baixe o manual dela.",
          "Compare o desenho com o seu motor. Se não bater, a versão é outra.",
        ],
      },
      {
        about: "what",
        headings: ["O que o manual do DZ Nano traz", "As páginas que interessam ao dono"],
        slots: [
          [
            "O DZ Nano é um motor compacto para portão de correr, e as páginas mais úteis são a ficha técnica e o destravamento. A ficha diz o peso máximo da folha e os ciclos por hora, que são as aberturas seguidas que ele aguenta.",
            "Para quem mora na casa, interessam a tabela com o peso máximo da folha de correr e as aberturas por hora e o desenho do destravamento, para a falta de luz.",
            "Comece pela tabela técnica, que traz quantos quilos a folha de correr pode ter e quantas vezes por hora ela abre. Depois veja o desenho da chave que solta o motor.",
          ],
          [
            "Para destravar, desligue o disjuntor e use a chave só com a folha reta no trilho e o piso plano.",
            "Solte o motor apenas com a energia cortada no disjuntor e a folha apoiada no trilho, em piso nivelado.",
            "O destravamento se faz com o disjuntor desligado, em portão nivelado e sem sair do trilho.",
          ],
          [
            "A parte de montagem pede folga de {rack.clearance} entre a engrenagem e a cremalheira, a barra de dentes presa à folha.",
            "Na instalação, a cremalheira, que é a barra de dentes da folha, fica a {rack.clearance} da engrenagem em todo o curso.",
            "O desenho da montagem mostra a cremalheira, a régua dentada do portão, com {rack.clearance} de folga até a engrenagem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que deixar para o técnico", "Onde o manual para e entra o técnico"],
        slots: [
          [
            "Ligação dos fios, força, percurso e gravação na placa se fazem sob a tampa, onde chega a tensão da rede, e por isso ficam com o técnico. Em casa, a visita de regulagem parte de {price.preventive}, sem peças.",
            "As páginas de ligação e de regulagem são para o instalador, porque a placa trabalha com a tensão da rede. A visita que regula e grava custa, em residência, a partir de {price.preventive}, fora as peças.",
            "Não siga pelo PDF o que pede a tampa aberta, como ligar fios, mudar a força ou gravar o percurso. O técnico faz esses ajustes na visita, desde {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consigo gravar o controle do DZ Nano pelo manual?",
        answers: [
          "Se o receptor fica numa caixa fora do motor, sim, seguindo o manual dele. Se o botão de gravar está na placa, o cadastro é feito pelo técnico.",
          "Só em receptor externo. Na placa do DZ Nano, o botão fica perto da tensão da rede, e uma tecla segurada demais pode apagar todos os controles.",
        ],
      },
      {
        question: "Vocês mandam o manual do DZ Nano em PDF?",
        answers: [
          "O arquivo é da Rossi e fica no site dela. Com a foto da etiqueta, dizemos qual versão procurar.",
          "Quem publica o manual é o fabricante. Pela foto da etiqueta e do controle, indicamos o nome certo do motor e da central.",
        ],
      },
      {
        question: "A placa do meu DZ Nano foi trocada. Qual manual vale?",
        answers: [
          "Para controles, percurso e ligações, vale o manual da placa que está lá hoje, mesmo que seja de outra marca. O do motor continua valendo para a parte mecânica.",
          "O da placa nova, pelo nome que o técnico lê nela. Peça que ele anote o código no dia do serviço.",
        ],
      },
    ],
    photo: "fotos da etiqueta do DZ Nano e do controle, frente e verso",
  },
  {
    id: "rossi-quantos-quilos",
    broader: "rossi",
    label: "Quantos quilos o motor Rossi aguenta",
    phrase: "o peso que o motor Rossi aguenta",
    asks: [
      "capacidade peso motor rossi",
      "rossi aguenta",
      "rossi quilos",
      "rossi kg",
      ...combine(["rossi suporta"], ["quantos quilos", "quantos kg", "quanto", "peso", "portão"]),
      "rossi quantos quilos",
      "rossi peso portão",
      "dz nano aguenta",
      "dz nano peso",
      "dz nano peso portão",
      "dz nano kg",
      "dz nano quilos",
      "rossi dz nano aguenta",
      "rossi dz nano peso",
      "rossi dz nano peso portão",
      "rossi dz nano kg",
      "rossi dz nano quilos",
      ...combine(["dz nano suporta"], ["quantos quilos", "quantos kg", "quanto", "peso", "portão"]),
      "dz3 aguenta",
      ...combine(
        ["dz3", "dz4", "dz3 turbo", "dz4 turbo", "rossi dz3 turbo", "rossi dz4 turbo", "rossi dz3", "rossi dz4"],
        ["capacidade", "kg capacidade", "quantos quilos", "peso máximo"],
      ),
      "dz3 kg",
      "dz3 quantos kg",
      "dz3 aguenta quantos kg",
      "dz4 aguenta",
      "dz4 kg",
      "dz4 aguenta quantos kg",
      "rossi dz3 turbo aguenta quantos kg",
      "rossi dz3 aguenta kg",
      "rossi dz4 aguenta kg",
    ],
    intent: "question",
    answers: {
      any: [
        "Quantos quilos o motor Rossi aguenta depende da versão: em motor de correr, o comum é até 400 kg com 1/4 HP, 600 com 1/3 HP e 1.000 com 1/2 HP. A etiqueta confirma o número. Para um portão que pesa 400 kg, escolha um Rossi de 530 kg ou mais.",
        "O peso máximo do portão para motor Rossi está na etiqueta do modelo: em geral, até 400 kg no de 1/4 HP, como o DZ Nano, e mais nos DZ maiores. Use até três quartos do limite, ou seja, folha de 300 kg em motor de 400. A troca em casa fica de {price.homeSwap}.",
        "Quantos kg um motor Rossi puxa se lê na etiqueta, e não no nome. O típico em motor de correr é 400 kg com 1/4 HP e 600 kg com 1/3 HP. Se o portão pesa 400 kg, procure 530 kg ou mais. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Estime o peso da sua folha", "A conta antes da compra"],
        slots: [
          [
            "Não é preciso tirar a folha do trilho. Faça com o portão fechado e parado.",
            "A conta usa área e material e leva cinco minutos. O serralheiro pode confirmar.",
            "Você só precisa de trena e papel, e a folha fica no trilho. Arredonde o resultado para cima.",
          ],
        ],
        steps: [
          "Multiplique largura por altura, em metros.",
          "Chapa de aço com quadro: 10 a 21 kg por metro quadrado, de 1 a 2 mm.",
          "Alumínio com quadro: 4 a 7 kg por metro quadrado; madeira de 2 a 3 cm: 16 a 30 kg.",
          "Some um terço ao total e compare com a etiqueta do Rossi.",
        ],
      },
      {
        about: "choose",
        headings: ["DZ Nano ou um Rossi maior", "A versão certa para a folha"],
        slots: [
          [
            "Gradil ou alumínio em vão de um carro, com poucas aberturas, é o caso do Nano. Chapa fechada, madeira, rampa ou garagem coletiva pedem versão de mais capacidade.",
            "Folha vazada e uso de família ficam bem com o compacto. Chapa, vão largo ou muitos carros levam a um motor maior da linha.",
            "O Nano serve a portão leve de casa. Se há chapa inteira, vento ou uso coletivo, suba de versão.",
          ],
          [
            "A versão turbo abre mais rápido, mas costuma ter um limite menor em quilos. Compare as duas na ficha antes de comprar.",
            "Entre a versão comum e a turbo, a mais rápida costuma puxar menos peso. Veja os quilos de cada uma na ficha.",
            "A versão turbo, mais rápida, costuma mover menos peso que a comum. Por isso ela exige folha mais leve.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de Rossi no limite", "O motor está pequeno para a folha?"],
        slots: [
          [
            "Motor quente depois de poucas aberturas, parada no meio que volta ao esfriar e ronco na partida mostram folha acima do limite. Trilho sujo e roldana gasta dão o mesmo sinal e custam menos.",
            "Lentidão, calor e protetor térmico desarmando são os avisos. Antes de comprar outro, confira roldana e trilho, porque muitas vezes o peso está neles.",
            "O motor que esquenta, para e só volta depois de frio está no limite. Antes de trocá-lo, veja as rodas: uma roldana presa faz um portão de 300 kg pesar como um de 500.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ Nano serve em portão de 4 metros?",
        answers: [
          "Serve se a folha for leve e a cremalheira cobrir o curso. A largura conta menos que o peso.",
          "Pode servir, em gradil ou alumínio. Em chapa fechada, prefira versão maior.",
        ],
      },
      {
        question: "Onde fica a etiqueta do Rossi?",
        answers: [
          "Na carcaça ou na base, do lado de dentro da garagem. Fotografe sem abrir a tampa.",
          "Por fora, em geral na lateral. Não é preciso abrir o motor.",
        ],
      },
      {
        question: "Posso trocar o Nano por um Rossi maior na mesma base?",
        answers: [
          "Às vezes. A furação e a altura da engrenagem mudam; a cremalheira costuma ficar, a {rack.clearance} dela.",
          "Depende da base e da altura do pinhão. A cremalheira de mesmo passo é aproveitada.",
        ],
      },
      {
        question: "O que acontece se passar do limite?",
        answers: [
          "O motor esquenta, desarma e come engrenagem. Dentro do limite, o comum é durar {trade.life}.",
          "Ele dura bem menos que os {trade.life} usuais e perde garantia por excesso de peso.",
        ],
      },
    ],
    photo: "a etiqueta do motor, se já tiver um, e o portão inteiro com largura, altura e material",
  },
];
