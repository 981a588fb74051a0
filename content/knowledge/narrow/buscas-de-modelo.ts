import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What kind of gate a common model is for, what it carries and whether it is good. */
export const buscasDeModelo: NarrowConcept[] = [
  {
    id: "ppa-dz-rio-qual-portao",
    broader: "ppa-dz-rio",
    label: "PPA DZ Rio: para qual portão",
    phrase: "para qual portão serve o PPA DZ Rio",
    asks: [
      "folha ppa rio 400",
      "dz rio portão abrir",
      "dz rio serve",
      "dz rio serve qual",
      "dz rio serve qual portão",
      "dz rio qual portão",
      "dz rio qual tipo portão",
      "dz rio tipo portão",
      "dz rio quantos quilos",
      "dz rio quantos kg",
      "dz rio aguenta",
      "dz rio aguenta quantos quilos",
      "dz rio serve quantos quilos",
      "dz rio peso",
      "dz rio capacidade",
      "dz rio bom",
      "dz rio presta",
      "dz rio vale pena",
      "dz rio recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor PPA DZ Rio é bom e vale a pena em portão de correr de casa, porque é uma linha comum, com peça e controle fáceis de achar. O que decide é o limite de peso da etiqueta, que deve ficar um terço acima do peso da folha. Não serve em basculante nem de abrir. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O PPA DZ Rio serve para portão de correr, o deslizante, com cremalheira, e não para basculante nem de abrir. A versão Rio 400, em geral, move até 400 kg em trilho limpo, e o ideal é folha de uns 300 kg. O preço da troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "O motor PPA DZ Rio é para portão deslizante residencial, inclusive de ferro, com peso de até três quartos do limite escrito na etiqueta. Em basculante ele não serve. Uma folha de 3 metros em chapa pesa, em geral, de 90 a 150 kg. Trocado em casa, o motor custa de {price.homeSwap}, com mão de obra.",
        "Na ficha técnica do PPA DZ Rio, veja o tipo e o limite de peso. Ele é motor de correr, com cremalheira, em versões de 1/4 HP para cima, como o Rio 400. A folha deve pesar um quarto menos que o limite. O preço da troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O DZ Rio da PPA serve no seu portão se ele corre de lado, sobre trilho, e pesa até três quartos do número da etiqueta: 300 kg num motor de 400. Basculante e portão de abrir usam outro motor. A troca em residência, com serviço, custa de {price.homeSwap}.",
      ],
      installation: [
        "O PPA DZ Rio só é instalado em portão de correr, com cremalheira, em {time.sliding} de serviço; em basculante ou portão de abrir, não serve. O limite da etiqueta deve passar do peso da folha em um terço. A instalação de um motor já comprado parte de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é onde o PPA DZ Rio é instalado, em {time.sliding}. A mão de obra de motor comprado à parte começa em {price.installation}; basculante e de abrir pedem outro modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o DZ Rio serve no seu portão"],
        slots: [
          [
            "Calcule o peso da folha em aço: largura vezes altura, em metros, vezes a espessura da chapa em milímetros, vezes 7,85. Some um terço pelo quadro. Uma folha de 3 por 2 metros em chapa de 1,2 mm dá perto de 75 kg.",
            "Para estimar o peso, multiplique a largura e a altura em metros pela espessura da chapa em milímetros e por 7,85, e some um terço do quadro. Folha de 4 por 2 metros em chapa de 1,5 mm dá perto de 125 kg.",
            "O peso em aço sai de uma conta simples: metros de largura vezes metros de altura vezes milímetros de chapa vezes 7,85, mais um terço pelo quadro. Em chapa de 1,2 mm, isso dá uns 12 kg por metro quadrado.",
          ],
        ],
        bullets: [
          "Tipo: de correr, com trilho nivelado e roldanas boas",
          "Uso: casa, umas 20 aberturas por dia",
          "Espaço: base no piso e cremalheira do comprimento da folha",
          "Energia: ponto com terra e disjuntor próprio",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do DZ Rio instalado"],
        slots: [
          [
            "Na troca, a cremalheira, a base e a fiação em bom estado são aproveitadas, o que deixa o valor no começo da faixa. Em portão que ainda não tem motor, essas três coisas somam, e o orçamento por foto é grátis.",
            "Quem já tem base e cremalheira do mesmo passo paga só o motor e a mão de obra. No primeiro motor, a base, a cremalheira por metro e o ponto de energia entram no orçamento, que é grátis por foto.",
            "O que mais baixa o preço é aproveitar base, cremalheira e fios. A versão mais forte, ou com inversor, custa mais.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o DZ Rio durar"],
        slots: [
          [
            "Folha leve, trilho limpo e {rack.clearance} de folga na cremalheira levam o motor a {trade.life}. Limpe a cremalheira a cada {rack.months} e faça a revisão {visits.home}.",
            "O DZ Rio chega a {trade.life} com trilho varrido, folga de {rack.clearance} na cremalheira e revisão {visits.home}.",
            "Mantenha {rack.clearance} entre o dente da cremalheira e a engrenagem, limpe a cremalheira a cada {rack.months} e revise {visits.home}. A vida esperada é de {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Rio serve em portão basculante?",
        answers: [
          "Não. O DZ Rio move a folha por engrenagem e cremalheira; o basculante usa motor com fuso.",
          "Não serve. Para basculante, a PPA tem outras linhas, como a BV.",
          "Não. A linha DZ é só de correr, e para o portão que sobe procure BV na etiqueta.",
        ],
      },
      {
        question: "DZ Rio serve em condomínio?",
        answers: [
          "Só se as aberturas por hora da ficha cobrem a hora de pico com folga. Em geral, entrada coletiva pede motor de uso intenso, de {price.heavySwap} na troca.",
          "Raramente, porque ele é residencial. Prédio pede motor de uso intenso, com troca de {price.heavySwap}.",
          "Em prédio pequeno, com poucas vagas, às vezes. Onde o portão abre muito, o certo é um modelo de uso intenso, de {price.heavySwap} instalado na troca.",
        ],
      },
      {
        question: "Quantos metros de cremalheira comprar?",
        answers: [
          "O comprimento da folha, mais uns 30 a 50 cm. Para folha de 3 metros, de 3,3 a 3,5 metros.",
          "A medida da folha inteira, com pequena sobra, do mesmo passo da engrenagem.",
          "O mesmo que a folha tem de comprimento, e uma pequena sobra. As barras vendidas têm, em geral, 1,5 metro cada.",
        ],
      },
      {
        question: "O que quer dizer o número, como Rio 400?",
        answers: [
          "Em geral, a capacidade em quilos da versão. Confirme na etiqueta e na ficha.",
          "Costuma indicar os quilos que ele move em trilho plano e limpo.",
          "Quase sempre, o limite de peso da folha em quilos. A etiqueta da carcaça confirma.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-dz-home-qual-portao",
    broader: "ppa-dz-home",
    label: "PPA DZ Home: para qual portão",
    phrase: "para qual portão serve o PPA DZ Home",
    asks: [
      "dz home portão abrir",
      "dz home cremalheira pôr",
      "dz home serve",
      "dz home serve qual",
      "dz home serve qual portão",
      "dz home qual portão",
      "dz home qual tipo portão",
      "dz home tipo portão",
      "dz home quantos quilos",
      "dz home quantos kg",
      "dz home aguenta",
      "dz home aguenta quantos quilos",
      "dz home serve quantos quilos",
      "dz home peso",
      "dz home capacidade",
      "dz home bom",
      "dz home presta",
      "dz home vale pena",
      "dz home recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor PPA DZ Home é bom e vale a pena em portão de correr de casa, com folha leve e trilho limpo: na versão de 1/4 HP, em geral até uns 225 kg de folha. Não compensa em chapa pesada ou entrada de várias famílias, que pedem o DZ Rio ou um modelo maior. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A capacidade do PPA DZ Home de 1/4 HP é, em geral, de uns 300 quilos em portão de correr, com trilho plano e limpo. O peso exato que a sua versão aguenta está na etiqueta. Para o motor durar, a folha deve ter até três quartos disso, uns 225 kg. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O PPA DZ Home serve para portão de correr residencial, com cremalheira, e não para basculante nem de abrir. O limite de peso está na etiqueta, em geral perto de 300 kg na versão de 1/4 HP. Num portão de 300 kg, escolha uma versão de 400 kg ou mais. Trocar em residência custa de {price.homeSwap}, com mão de obra.",
        "O DZ Home se instala em portão de correr de casa, leve ou médio, e em nenhum outro tipo. A folha deve pesar três quartos do limite da etiqueta, por exemplo 225 kg num motor de 300. Na troca em casa, o valor fica de {price.homeSwap}, com mão de obra.",
        "O PPA DZ Home é um motor deslizante residencial, movido por engrenagem e cremalheira, e por isso não serve em portão basculante. Na versão de 1/4 HP, em geral, a folha pode ter até 225 kg com folga, conforme a etiqueta. A troca em residência custa de {price.homeSwap}, com mão de obra.",
      ],
      installation: [
        "O PPA DZ Home só é instalado em portão de correr, com cremalheira; em portão basculante ou de abrir, não serve. A instalação de motor já comprado custa a partir de {price.installation}. O limite em quilos da etiqueta deve passar do peso da folha em um terço.",
        "Instalamos o PPA DZ Home em portão de correr, em {time.sliding}, com trilho e roldanas em ordem; em basculante não serve. Só a mão de obra parte de {price.installation}; motor e serviço juntos, na troca em casa, ficam de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa o seu portão e que etiqueta escolher"],
        slots: [
          [
            "Meça a largura e a altura e multiplique para ter a área. Em aço com quadro, cada metro quadrado pesa de 10 a 21 kg; em alumínio, de 4 a 7 kg. Uma folha de aço de 3 por 2 metros dá de 60 a 126 kg.",
            "O peso sai da área: largura vezes altura vezes 10 a 21 kg em aço, conforme a chapa, ou 4 a 7 kg em alumínio. Uma folha de 4 por 2 metros em aço dá de 80 a 168 kg.",
            "Para saber o peso, multiplique a área da folha por 10 a 21 kg, se for aço com quadro, ou por 4 a 7 kg, se for alumínio. Folha velha, com chapa acrescentada, pesa mais.",
          ],
        ],
        bullets: [
          "Folha de até 225 kg: etiqueta de 300 kg",
          "Folha de 300 kg: etiqueta de 400 kg ou mais",
          "Garagem de várias famílias: confira as aberturas por hora na ficha",
          "Chapa fechada em lugar de vento: mais folga na etiqueta",
        ],
      },
      {
        about: "care",
        headings: ["O que diminui a força do DZ Home"],
        slots: [
          [
            "Trilho com areia, rampa e folha que raspa fazem o motor trabalhar como se o portão pesasse mais. Antes de confiar no número da etiqueta, veja se a folha corre com uma mão.",
            "O peso que o motor move cai com trilho sujo, roldana gasta ou piso inclinado. Com a folha leve na mão e {rack.clearance} de folga na cremalheira, ele dura de {trade.life}.",
            "Portão que corre com uma mão usa bem menos do que o motor pode dar. Se a folha prende ou o piso sobe, escolha um motor mais forte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do DZ Home instalado"],
        slots: [
          [
            "Na troca, a base, a fiação e a cremalheira em bom estado são aproveitadas, e o valor fica no começo da faixa. Em portão sem motor, somam-se a base, a cremalheira por metro e o ponto de energia.",
            "Quem troca aproveita base e cremalheira. Quem instala o primeiro motor paga também essas duas e o ponto de energia.",
            "O que mais baixa o preço é aproveitar a base e a cremalheira que já existem. Sem elas, o valor sobe conforme os metros da folha.",
          ],
          [
            "São {warranty.motor} de garantia no motor e {warranty.installation} na instalação, com até {shop.instalments} vezes no cartão. O serviço leva de {time.sliding}.",
            "O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}. A instalação leva de {time.sliding}, e o cartão divide em até {shop.instalments} vezes.",
            "O trabalho leva de {time.sliding} e pode ser pago em até {shop.instalments} vezes, com garantia de {warranty.motor} no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Home serve em portão basculante?",
        answers: [
          "Não. O DZ Home move a folha por engrenagem e cremalheira; no basculante, a PPA usa a linha BV.",
          "Não serve, porque DZ é motor de correr. Para o portão que sobe, procure BV na etiqueta.",
          "Não. No basculante o motor puxa um braço por fuso, e a linha da PPA para ele é a BV.",
        ],
      },
      {
        question: "DZ Home serve em condomínio?",
        answers: [
          "Só se as aberturas por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
          "Em geral, não. Ele é residencial e esquenta na hora de pico.",
          "Não é o indicado. Prédio abre muitas vezes seguidas, e o motor de casa desliga por calor.",
        ],
      },
      {
        question: "DZ Home ou DZ Rio?",
        answers: [
          "O Home em folha leve de casa; o Rio em folha mais pesada ou de mais uso. Decida pelo peso, com um terço de folga.",
          "Se a folha passa do limite do Home, o Rio. Para família e portão leve, o Home basta.",
          "Para folha de até uns 200 kg em casa, o Home basta. Acima disso, ou com muitas aberturas, prefira o Rio.",
        ],
      },
      {
        question: "O DZ Home é 127 ou 220 V?",
        answers: [
          "Há versões, e a etiqueta diz qual é a sua. Nas nossas instalações o circuito é de 220 V, próprio, com terra.",
          "Depende da versão, que está na etiqueta. Havendo duas fases, prefira 220 V.",
          "Existem as duas tensões. Confira a etiqueta antes de ligar, porque 220 V em motor de 127 V queima.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "garen-kdz-qual-portao",
    broader: "garen-kdz",
    label: "Garen KDZ: para qual portão",
    phrase: "para qual portão serve o Garen KDZ",
    asks: [
      "kdz portão abrir",
      "kdz serve",
      "kdz serve portão kg",
      "garen kdz serve portão kg",
      "kdz serve qual",
      "kdz serve qual portão",
      "kdz qual portão",
      "kdz qual tipo portão",
      "kdz tipo portão",
      "kdz bom",
      "kdz presta",
      "kdz vale pena",
      "kdz recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o motor Garen KDZ é bom e vale a pena em portão de correr, se a folha pesa um quarto menos que o limite da etiqueta. A marca tem peça e controle fáceis de achar. Ele não serve em basculante nem em portão de abrir. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O Garen KDZ serve em portão de correr, o deslizante, e não em basculante nem em portão de abrir. O limite típico é de 400 kg na versão de 1/4 HP e de 600 kg na de 1/3 HP, e a etiqueta confirma o seu. A folha deve pesar até três quartos dele.",
        "O Garen KDZ serve para portão deslizante, que corre de lado sobre um trilho. A versão de 1/4 HP costuma levar até 400 kg, e a de 1/3 HP, até 600 kg, como a etiqueta confirma. Escolha um limite um terço acima do peso da folha. Em basculante ou de abrir, ele não serve.",
        "O KDZ da Garen serve só em portão de correr, com trilho e cremalheira. O peso máximo muda com a versão e está na etiqueta. Deixe sempre um terço de folga: uma folha de 300 kg precisa de um motor de 400 kg.",
      ],
      installation: [
        "O Garen KDZ só se instala em portão de correr, com cremalheira; em basculante ou de abrir, não serve. O limite da etiqueta deve passar um terço do peso da folha, e a instalação de motor já comprado parte de {price.installation}, só a mão de obra.",
        "Instalamos Garen KDZ em portão de correr com trilho e roldanas em ordem, único tipo em que ele serve. A mão de obra para motor já comprado começa em {price.installation}, e a folha de 300 kg pede versão de 400 kg ou mais na etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o KDZ serve no seu portão", "KDZ: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso da folha de aço: largura vezes altura, em metros, vezes a espessura em milímetros, vezes 7,85, mais um terço pelo quadro. Uma de 3 por 2 metros em chapa de 1,2 mm fica perto de 75 kg.",
            "Para saber o peso, multiplique a largura pela altura, em metros, pela espessura da chapa em milímetros e por 7,85. Depois some um terço pelo quadro. Uma folha de 3 por 2 metros, com chapa de 1,2 mm, pesa uns 75 kg.",
            "O peso sai de largura vezes altura vezes espessura em milímetros vezes 7,85, e o quadro acrescenta um terço. Em 3 por 2 metros e chapa de 1,2 mm, são cerca de 75 kg.",
          ],
          [
            "Compare com o limite da etiqueta e, se várias famílias usam, com os ciclos por hora. Confira ainda o espaço no piso para a base e os metros de cremalheira, iguais ao comprimento da folha.",
            "Esse peso deve ficar um quarto abaixo do limite da etiqueta do KDZ. Se várias famílias usam o portão, compare também as aberturas por hora da ficha. Veja ainda se há espaço no piso para a base do motor. A cremalheira tem o comprimento da folha.",
            "Veja se o limite da etiqueta passa desse peso em um terço. Em prédio, a ficha também precisa cobrir as aberturas da hora de pico. No chão, a base precisa de espaço firme, e a barra dentada acompanha a folha inteira.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um KDZ", "KDZ: preço com instalação"],
        slots: [
          [
            "A troca do motor de correr em casa fica de {price.homeSwap}, com mão de obra, e leva de {time.sliding}. Versão com mais quilos ou mais velocidade fica mais perto do topo da faixa.",
            "Em residência, motor e serviço custam de {price.homeSwap}, e a troca leva de {time.sliding}. A versão mais forte ou mais rápida custa mais dentro dessa faixa.",
            "A troca em casa custa de {price.homeSwap}, com motor e serviço, e leva de {time.sliding}. O motor de mais quilos ou mais rápido fica no fim da faixa.",
          ],
          [
            "Cremalheira de mesmo passo, base e fiação em bom estado são aproveitadas. Na primeira instalação, os três itens somam, e o cartão divide em até {shop.instalments} vezes.",
            "A base, os fios e a barra dentada que estão bons continuam, e a conta fica menor. Em portão que nunca teve motor, esses itens são somados. O cartão divide em até {shop.instalments} parcelas.",
            "Base, cremalheira e fiação em bom estado são aproveitadas. O que faltar é orçado à parte, e o total pode ser dividido em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o KDZ durar no portão", "Folha, trilho e cremalheira"],
        slots: [
          [
            "Deixe o trilho varrido e a cremalheira com {rack.clearance} de folga, porque folha presa gasta a engrenagem. A revisão, {visits.home} em casa, confere roldanas e fim de curso. Assim o motor costuma durar de {trade.life}.",
            "Com o trilho limpo e {rack.clearance} de folga na barra dentada, a engrenagem trabalha sem esforço. Faça uma revisão {visits.home}. A vida esperada do motor em casa é de {trade.life}.",
            "Varra o trilho, mantenha as roldanas livres e deixe {rack.clearance} entre a cremalheira e a engrenagem. Com uma revisão {visits.home}, o motor costuma durar de {trade.life} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "KDZ serve em portão basculante?",
        answers: [
          "Não. O KDZ move a folha por engrenagem e cremalheira, e o basculante usa motor com fuso e braço. Para ele, a Garen tem outra linha.",
          "Não serve, porque é deslizante. Basculante pede fuso e braço, de outra família da mesma marca.",
        ],
      },
      {
        question: "KDZ serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
          "Depende dos ciclos da versão. Prédio movimentado precisa de motor de uso intenso, que não esquenta com aberturas seguidas.",
        ],
      },
      {
        question: "KDZ e KDZ Fit são iguais?",
        answers: [
          "São versões da mesma linha deslizante, com capacidade e tamanho próprios. A etiqueta do motor diz qual é a sua e quantos quilos aguenta.",
          "Fazem o mesmo trabalho em portão de correr, mas os limites mudam. O nome completo está na etiqueta da carcaça.",
        ],
      },
      {
        question: "A garantia vale para o KDZ que vocês instalam?",
        answers: [
          "Vale: {warranty.motor} no motor vendido por nós e {warranty.installation} na instalação. Num KDZ comprado por você, a do motor é do vendedor.",
          "No motor que vendemos são {warranty.motor}, mais {warranty.installation} no serviço. Se ele foi comprado fora, o aparelho fica com quem vendeu.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "rossi-dz-nano-qual-portao",
    broader: "rossi-dz-nano",
    label: "Rossi DZ Nano: para qual portão",
    phrase: "para qual portão serve o Rossi DZ Nano",
    asks: [
      "onde pode instalar dz nano",
      "dz nano portão abrir",
      "rossi nano tipo portão",
      "dz nano serve",
      "dz nano serve qual",
      "dz nano serve qual portão",
      "dz nano qual portão",
      "dz nano qual tipo portão",
      "dz nano tipo portão",
      "dz nano quantos quilos",
      "dz nano quantos kg",
      "dz nano aguenta",
      "dz nano aguenta quantos quilos",
      "dz nano serve quantos quilos",
      "dz nano peso",
      "dz nano capacidade",
      "dz nano bom",
      "dz nano presta",
      "dz nano vale pena",
      "dz nano recomenda",
      "rossi nano serve",
      "rossi nano qual portão",
      "rossi nano quantos quilos",
      "rossi nano bom",
      "rossi nano aguenta",
      "nano rossi serve qual portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor Rossi DZ Nano é bom e vale a pena em portão de correr leve de casa, sobretudo onde há pouco espaço ao lado da folha, porque é o compacto da marca. Em chapa fechada comprida, rampa ou entrada de várias famílias, escolha um DZ maior. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O Rossi DZ Nano serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir. É bom dentro do limite em quilos da etiqueta, com cerca de um terço de folga sobre o peso da folha e {rack.clearance} de folga na cremalheira.",
        "O motor Rossi DZ Nano é um deslizante compacto: serve em portão de correr, também com lateral estreita, e não serve em basculante nem pivotante. Vale a pena se o peso da folha fica um quarto abaixo do limite da etiqueta; em uso coletivo, veja antes os ciclos por hora.",
        "Onde serve o DZ Nano: em portão de correr, movido por engrenagem e cremalheira; em basculante ou de abrir, não. O motor é bom para casa quando a folha pesa até três quartos do limite escrito na etiqueta, corre leve e o trilho está limpo.",
      ],
      installation: [
        "O Rossi DZ Nano só se instala em portão de correr, com cremalheira; em basculante ou de abrir, não serve. Se o motor já foi comprado, a instalação parte de {price.installation}, só mão de obra, e a etiqueta precisa passar em um terço o peso da folha.",
        "Portão deslizante com trilho e roldanas em ordem é onde se instala o DZ Nano, nunca basculante ou pivotante. A mão de obra para um motor que já é seu sai a partir de {price.installation}, depois de conferir pela etiqueta o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o DZ Nano serve no seu portão", "DZ Nano: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso da folha de aço: largura vezes altura vezes a espessura em milímetros vezes 8, mais um terço pelo quadro. Uma folha de 3 m por 2,2 m, de 1 mm, fica perto de 70 kg.",
            "Para estimar a folha de aço, multiplique largura, altura, espessura em milímetros e 8, e some um terço. Chapa de 1 mm em 3 por 2,2 metros dá uns 70 kg.",
            "Para saber o peso de uma folha de aço, multiplique a largura pela altura, em metros, pela espessura em milímetros e por 8. Some um terço pela estrutura. Uma folha de 3 por 2,2 metros, com chapa de 1 mm, pesa cerca de 70 kg.",
          ],
          [
            "Compare o peso da folha com a etiqueta do motor e deixe margem. A cremalheira tem o comprimento da folha, e a lateral precisa de espaço para a base e para a folha correr.",
            "O peso da folha fica abaixo do limite da etiqueta, com sobra. Confira ainda o lugar da base no piso e os metros de cremalheira, iguais aos da folha.",
            "Compare esse peso com o limite escrito no motor e deixe um terço de folga. Veja também se há espaço para a base. A barra dentada tem o mesmo comprimento da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o DZ Nano é instalado", "A instalação no portão de correr"],
        slots: [
          [
            "A folha é testada na mão e as roldanas são revistas antes do motor. Base, cremalheira com {rack.clearance} de folga, fim de curso e fotocélula vêm em seguida, e o serviço leva de {time.sliding}.",
            "Antes de montar, o técnico vê se a folha corre leve. Depois fixa a base, alinha a barra com {rack.clearance} de folga, regula a parada e testa a fotocélula. O serviço leva de {time.sliding}.",
            "O técnico confere primeiro o trilho e as rodas. Depois monta o motor, alinha a cremalheira com {rack.clearance} de folga e regula as paradas, em {time.sliding}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um DZ Nano", "DZ Nano: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra, e o valor exato depende da versão. Cremalheira, base e fiação em bom estado são aproveitadas.",
            "Trocar o motor deslizante em residência custa de {price.homeSwap}, com a instalação. A base, a cremalheira e os fios em bom estado são aproveitados.",
            "Conte de {price.homeSwap} na troca em casa, motor e serviço juntos, aproveitando base, fiação e cremalheira se estiverem boas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Nano serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça motor de uso intenso.",
          "Em prédio pequeno, talvez, se os ciclos por hora da ficha cobrem a hora de pico. Para muito movimento, use um motor de uso intenso.",
        ],
      },
      {
        question: "O controle Rossi que eu tenho serve?",
        answers: [
          "Em geral, se for do mesmo código, ele é gravado na central nova. A foto do controle por dentro confirma.",
          "Muitas vezes, sim. Se o código é o mesmo, o controle é gravado na central nova; se é outro, usa-se um receptor à parte ou um controle novo.",
        ],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "Com o disjuntor desligado, destrava-se com a chave e a folha de correr, reta, vai na mão. Ao voltar a luz, trave e religue.",
          "Desligue o disjuntor, gire a chave até o fim e mova a folha devagar, na mão. Faça isso só se ela está no trilho e em piso plano.",
        ],
      },
      {
        question: "Que garantia tem o DZ Nano?",
        answers: [
          "Comprado conosco, o motor tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "São {warranty.motor} no motor que vendemos e {warranty.installation} no serviço. Raio e água costumam ficar fora.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "peccinin-gatter-qual-portao",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter: para qual portão",
    phrase: "para qual portão serve o Peccinin Gatter",
    asks: [
      "gatter portão abrir",
      "gatter portão deslizante qualquer",
      "gatter serve",
      "gatter serve qual",
      "gatter serve qual portão",
      "gatter qual portão",
      "gatter qual tipo portão",
      "gatter tipo portão",
      "gatter bom",
      "gatter presta",
      "gatter vale pena",
      "gatter recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor Peccinin Gatter é bom e vale a pena em portão de correr, com um terço de folga entre os quilos da etiqueta e o peso da folha. Se você já tem um, conserte enquanto o redutor estiver firme; para comprar, confirme antes se há engrenagem e placa da versão. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O Peccinin Gatter serve para portão de correr, com cremalheira, e não para basculante nem de abrir. Quantos quilos aguenta depende da versão e está na etiqueta; a capacidade deve passar do peso da folha em um terço, como 400 kg para uma folha de 300.",
        "Qual tipo de portão usa o Gatter: só o deslizante. Se o seu é de abrir ou basculante, não pode instalar; no de correr, a capacidade em quilos do motor Peccinin Gatter vem na etiqueta da versão e deve ter um terço de folga sobre a folha.",
        "Gatter é a linha da Peccinin para portão de correr: não serve em basculante, porque trabalha com cremalheira. Quantos quilos aguenta, a etiqueta diz. Escolha um terço acima do peso da folha, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      installation: [
        "O Peccinin Gatter só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o Peccinin Gatter se instala; em portão de abrir, não. A mão de obra de motor já comprado parte de {price.installation}, e a capacidade da etiqueta deve passar da folha em um terço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o Gatter serve no seu portão", "Peso, espaço e uso"],
        slots: [
          [
            "Calcule o peso da folha e compare com o limite da etiqueta. O número do nome do motor não é a capacidade em quilos.",
            "A conta leva cinco minutos e evita comprar um motor fraco. Faça com o portão fechado e parado.",
            "Com estas quatro conferências você sabe se ele serve. Comece pelo peso da folha.",
          ],
        ],
        steps: [
          "Multiplique largura por altura e pela espessura da chapa em milímetros, vezes 7,85, e some um terço pelo quadro.",
          "Acrescente mais um terço de folga e procure essa capacidade na etiqueta.",
          "Em uso coletivo, compare os ciclos por hora da ficha com o pico.",
          "Veja se há piso firme para a base e energia perto.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o portão não é de correr", "Que motor usar no lugar do Gatter"],
        slots: [
          [
            "Basculante usa acionador de fuso na coluna, escolhido pela largura; de abrir usa braço, um por folha. A própria Peccinin tem linhas para os dois.",
            "O portão que sobe usa motor de fuso, preso na coluna. O portão que gira usa um braço em cada folha. A marca tem modelos para os dois.",
            "A folha que levanta usa motor de fuso, e a folha que gira usa um braço. Nenhuma das duas usa cremalheira. A Peccinin fabrica os dois tipos de motor.",
          ],
          [
            "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
            "Para basculante até {width.quarterHp}, temos kit instalado desde {price.lowest}.",
            "Em basculante de até {width.quarterHp}, um kit com instalação começa em {price.lowest}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do Gatter instalado", "O que se aproveita na troca"],
        slots: [
          [
            "Cremalheira, base e fiação em bom estado ficam e baixam a conta; quem nunca teve motor soma as três. A cremalheira tem o comprimento da folha e trabalha a {rack.clearance} da engrenagem.",
            "A base firme e a cremalheira reta são aproveitadas na troca. Em portão ainda manual, a cremalheira, do tamanho da folha, e a base são somadas. Entre a barra e a engrenagem ficam {rack.clearance} de folga.",
            "Manter base, fios e cremalheira reduz o valor. A barra dentada, se nova, é do tamanho da folha e fica a {rack.clearance} da engrenagem.",
          ],
          [
            "A instalação leva {time.sliding}, com {warranty.motor} de garantia no motor vendido por nós e {warranty.installation} no serviço.",
            "O trabalho leva de {time.sliding}. O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "A montagem leva de {time.sliding} e tem {warranty.installation} de garantia. O motor comprado conosco tem {warranty.motor}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
          "A versão de casa, não. Compare as aberturas da hora de pico com os ciclos por hora da ficha e deixe um terço de sobra.",
        ],
      },
      {
        question: "Acho peça de Peccinin Gatter?",
        answers: [
          "Em geral, sim: placa, engrenagem e fim de curso pelo modelo da etiqueta. O comum aceita também central compatível.",
          "Sim, para a maioria das versões. Confirme a engrenagem antes de comprar usado.",
        ],
      },
      {
        question: "O Gatter é rápido?",
        answers: [
          "Depende da versão: a ficha traz metros por minuto. A 12 por minuto, 3 metros abrem em 15 segundos.",
          "Há a versão comum e a mais veloz. Para saber o tempo, divida o vão pelos metros por minuto da ficha.",
        ],
      },
      {
        question: "Quanto dura?",
        answers: [
          "Dentro do limite e com revisão {visits.home}, o comum em casa é {trade.life}.",
          "Cerca de {trade.life}, com folha leve e trilho limpo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-bv-home-qual-portao",
    broader: "ppa-bv-home",
    label: "PPA BV Home: para qual portão",
    phrase: "para qual portão serve o PPA BV Home",
    asks: [
      "bv home portão correr",
      "portão usa bv home",
      "largura máxima bv home",
      "bv home portão posso instalar",
      "bv home serve",
      "bv home serve qual",
      "bv home serve qual portão",
      "bv home qual portão",
      "bv home qual tipo portão",
      "bv home tipo portão",
      "bv home bom",
      "bv home presta",
      "bv home vale pena",
      "bv home recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor PPA BV Home é bom e vale a pena em portão basculante de casa, com a folha equilibrada e, na versão de 1/4 HP, até {width.quarterHp} de largura. Não compensa em folha mais larga nem em garagem de prédio, que pedem Potenza ou Penta. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O PPA BV Home serve para portão basculante, o que sobe, e não funciona em portão de correr: é o basculante vertical da PPA para casa. A largura máxima costuma ser de {width.quarterHp} na versão de 1/4 HP, com a folha equilibrada pelo contrapeso.",
        "O PPA BV Home é para portão basculante de casa, e só, em geral até {width.quarterHp} de largura na versão de 1/4 HP; em portão de correr ou de abrir, não se usa. Quem carrega a folha é o contrapeso, por isso o limite se lê em largura e altura.",
        "Se o seu portão sobe e tem até {width.quarterHp}, o PPA BV Home serve nele, na versão de 1/4 HP e com contrapeso certo. Ele é basculante vertical, residencial. No portão de correr vai um motor de cremalheira.",
      ],
      installation: [
        "O PPA BV Home só se instala em portão basculante, o que sobe, em geral até {width.quarterHp} na versão de 1/4 HP. A montagem leva {time.tilting}, com a folha equilibrada e cabos bons, e instalar motor já comprado custa a partir de {price.installation}.",
        "Instalar o PPA BV Home pede portão basculante equilibrado, com cabos e contrapeso em ordem. No de correr ou de abrir, não serve. Com o motor já comprado, a mão de obra parte de {price.installation}, em {time.tilting} de serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o BV Home serve no seu portão", "BV Home: largura, altura e uso"],
        slots: [
          [
            "Meça a largura e a altura da folha. A largura define a potência, e a altura define o tamanho do acionador, a parte presa na coluna. A folha precisa estar equilibrada, e quem confere isso é o técnico.",
            "Duas medidas respondem. A largura deve ter até {width.quarterHp} no motor de 1/4 HP, e a altura define o tamanho do acionador. O equilíbrio da folha é testado pelo técnico.",
            "Anote as duas medidas da folha: uma limita o motor, a outra escolhe o comprimento do acionador. O contrapeso é verificado na visita, nunca soltando o portão.",
          ],
          [
            "O BV Home é para casa, com poucas aberturas por hora. Em garagem coletiva, conte as aberturas do pico e some um terço: quase sempre a conta pede outra versão.",
            "O BV Home é um motor de casa, para poucas aberturas por hora. Em prédio, conte as aberturas da hora mais cheia, some um terço e compare com os ciclos por hora da ficha.",
            "Por ser motor de casa, ele esquenta na saída da manhã de um prédio. Nesse caso, conte as aberturas da hora cheia, some um terço e procure esse número na ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["BV Home: preço com instalação", "Quanto custa trocar por um BV Home"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra. Quem já comprou o motor paga a instalação, desde {price.installation}, e cabo ou contrapeso a acertar vem em linha própria.",
            "Na troca em casa, motor e mão de obra custam de {price.homeSwap}. Quem já comprou o motor paga só a instalação, a partir de {price.installation}. O acerto de cabo ou contrapeso é orçado à parte.",
            "Trocar o motor completo em casa custa de {price.homeSwap}. Montar um motor que você já comprou custa a partir de {price.installation}. Conserto de contrapeso ou de cabo aparece separado no orçamento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o BV Home durar", "Manutenção do BV Home"],
        slots: [
          [
            "Contrapeso certo, cabos inteiros e fuso lubrificado fazem o motor durar de {trade.life}. Em casa, a revisão é feita {visits.home}, com fim de curso e força conferidos.",
            "O BV Home chega a {trade.life} com folha equilibrada e revisão {visits.home}. O técnico lubrifica o fuso, olha cabos e ajusta parada e força.",
            "Faça uma revisão {visits.home}, com fuso, cabos, contrapeso e fim de curso conferidos. Assim o motor costuma durar de {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "BV Home serve em portão de correr?",
        answers: [
          "Não. O portão de correr usa motor de cremalheira, como os da linha DZ da PPA.",
          "Não serve: para correr, a PPA tem a linha DZ, de cremalheira.",
        ],
      },
      {
        question: "Quantos quilos o BV Home levanta?",
        answers: [
          "O limite não se diz só em quilos, porque o contrapeso carrega a folha. Vale a largura, de até {width.quarterHp} no 1/4 HP, e a folha parada a meia altura.",
          "Em basculante, quem sustenta o peso é o contrapeso. Por isso a referência é a largura, {width.quarterHp} na versão de 1/4 HP.",
        ],
      },
      {
        question: "E se a folha passa da largura?",
        answers: [
          "Escolha versão mais forte ou motor de dois fusos, conforme o peso. Forçar o 1/4 HP queima capacitor e gasta o fuso.",
          "Nesse caso se usa um motor mais forte ou, se a folha torce, um com dois fusos. O de 1/4 HP não deve trabalhar acima do limite.",
        ],
      },
      {
        question: "O controle antigo funciona no BV Home?",
        answers: [
          "Se for PPA da mesma frequência e código, em geral sim. De outra marca, só com receptor avulso.",
          "Controle PPA compatível costuma ser gravado. Para os outros, liga-se um receptor à parte.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-penta-qual-portao",
    broader: "ppa-penta",
    label: "PPA Penta: para qual portão",
    phrase: "para qual portão serve o PPA Penta",
    asks: [
      "ppa penta serve",
      "portão usa ppa penta",
      "penta tamanho basculante",
      "caso usar penta",
      "penta serve",
      "penta serve qual",
      "penta serve qual portão",
      "penta qual portão",
      "penta qual tipo portão",
      "penta tipo portão",
      "penta bom",
      "penta presta",
      "penta vale pena",
      "penta recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o motor PPA Penta é bom e vale a pena em basculante largo, pesado ou de prédio, com cabos e contrapeso em ordem. Em casa, com folha de até {width.quarterHp}, um motor de 1/4 HP basta e custa menos. A troca por um Penta em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O PPA Penta serve em portão basculante, o que sobe, e não em portão de correr. É a linha da PPA para folha maior ou de prédio. A ficha dá a largura, a altura e as aberturas por hora que ele aguenta. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O motor PPA Penta é para basculante largo ou de garagem de prédio, e serve nele se a folha está equilibrada. Em portão de correr, não serve; o tamanho certo sai da largura, da altura e das aberturas por dia, lidas na etiqueta.",
        "O Penta da PPA é usado em portão basculante largo ou de prédio, com o contrapeso certo. Ele não serve em portão de correr nem em portão de abrir. Trocar o motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
      installation: [
        "O PPA Penta só se instala em portão basculante, o que sobe; em portão de correr ou de abrir, não serve. A folha precisa estar equilibrada, com cabos e contrapeso em ordem, e o motor já comprado tem instalação a partir de {price.installation}.",
        "Instalamos PPA Penta em basculante de prédio ou de casa com folha maior, com a folha equilibrada. A mão de obra para motor já comprado começa em {price.installation}; em portão pesado, a troca completa fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o Penta serve no seu portão", "Penta: largura, altura e uso"],
        slots: [
          [
            "Meça largura e altura da folha, porque a altura define o tamanho do acionador e do fuso. A folha precisa estar equilibrada, o que o técnico confere antes.",
            "Três coisas decidem: a largura, a altura e o equilíbrio da folha. A altura define o tamanho do fuso, a rosca que move o braço, e o técnico confere o equilíbrio.",
            "A altura da folha define o tamanho do fuso, a rosca que move o braço. A largura e o uso definem a potência. A folha precisa estar equilibrada antes, o que o técnico confere.",
          ],
          [
            "Em garagem coletiva, compare os ciclos por hora da ficha com as aberturas da hora de pico vezes 1,5. Vinte aberturas por hora pedem ficha de 30.",
            "Em garagem de prédio, conte as aberturas da hora mais cheia e some metade. Vinte aberturas pedem um motor com 30 ciclos por hora na ficha.",
            "Em prédio, conte quantas vezes o portão abre na hora mais cheia e deixe metade de folga. Se são 20, procure 30 ciclos por hora na ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um Penta", "Penta: preço com instalação"],
        slots: [
          [
            "Em portão grande ou coletivo, a troca do motor fica de {price.heavySwap}, com mão de obra, e leva {time.heavy}. Cabo ou contrapeso a acertar entra em linha própria, em até {shop.instalments} vezes no cartão.",
            "A troca em portão pesado custa de {price.heavySwap}, com o serviço, e leva de {time.heavy}. Cabo ou contrapeso a acertar é orçado à parte. O cartão divide em até {shop.instalments} vezes.",
            "Trocar o motor de um basculante pesado custa de {price.heavySwap}, com mão de obra, e leva de {time.heavy}. Se o contrapeso ou os cabos estiverem ruins, o conserto deles é somado. Dá para pagar em até {shop.instalments} vezes.",
          ],
          [
            "Em basculante de até {width.quarterHp} e uso de uma família, 1/4 HP basta, e o Penta sobra. Um kit desses parte de {price.lowest} instalado.",
            "Casa com basculante até {width.quarterHp} não precisa de Penta. Nela, o kit de 1/4 HP custa desde {price.lowest} instalado.",
            "Uma casa de até {width.quarterHp} de largura usa 1/4 HP, desde {price.lowest} instalado. O Penta é para mais que isso.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o Penta durar", "Folha, fuso e contrapeso"],
        slots: [
          [
            "Contrapeso certo, cabos inteiros e fuso lubrificado são o que mais conta. A revisão é {visits.home} em casa e {visits.business} em prédio.",
            "Folha equilibrada, cabo inteiro e fuso engraxado poupam o motor. Em prédio, a revisão é {visits.business}; em casa, {visits.home}.",
            "Com fuso limpo e contrapeso no ponto, um motor dura {trade.life}. Em garagem coletiva, faça a revisão {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Penta serve em portão de correr?",
        answers: [
          "Não. O portão de correr usa motor de cremalheira, como os da linha DZ da PPA; o Penta é de basculante.",
          "Não. Para o portão de correr, a PPA tem a linha DZ, que usa cremalheira.",
        ],
      },
      {
        question: "Que manutenção o Penta pede?",
        answers: [
          "Revisão {visits.home} em casa e {visits.business} em prédio, com fuso, cabos, contrapeso e fim de curso conferidos.",
          "A mesma de todo basculante: o técnico confere cabos, fuso, contrapeso e fim de curso, {visits.business} em prédio.",
        ],
      },
      {
        question: "O Penta aguenta quantos quilos?",
        answers: [
          "No basculante o peso é do contrapeso, e a ficha traz largura e altura máximas, e não só quilos. Equilibre a folha antes de comparar.",
          "No basculante, a ficha traz a largura, a altura e as aberturas por hora, e não só os quilos. O contrapeso é que carrega a folha.",
        ],
      },
      {
        question: "A garantia vale para o Penta que vocês instalam?",
        answers: [
          "Vale: {warranty.motor} no motor vendido por nós e {warranty.installation} na instalação. Num comprado por você, a do motor é do vendedor.",
          "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. Motor comprado em outro lugar tem a garantia de quem vendeu.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "motor-ipec",
    broader: "ipec",
    label: "Motor Ipec",
    phrase: "o motor Ipec",
    asks: [
      "motor ipec",
      "motor ipec gold",
      "ipec gold",
      "motor portão ipec",
      "conserto motor ipec",
      "assistência motor ipec",
      "automatizador ipec",
      "motor ipec preço instalado",
      "motor ipec instalado",
      "assistência técnica ipec",
      "assistência técnica motor ipec",
      "assistência ipec",
      "autorizada ipec",
      "conserto ipec",
      "consertar motor ipec",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão Ipec tem conserto conosco conforme o modelo, como o Gold: capacitor, fim de curso e controle costumam ter substituto. O ajuste em casa parte de {price.preventive}, sem peças. Se faltar placa ou engrenagem, a troca por outra marca, com a mão de obra, fica de {price.homeSwap}.",
        "O conserto do motor Ipec depende de haver peça para o modelo escrito na etiqueta, por exemplo Gold. A visita com regulagem, em residência, começa em {price.preventive}, fora as peças, e sem reposição trocamos por motor de outra marca, de {price.homeSwap} em casa com o serviço.",
        "Para motor Ipec, Gold ou outro, a etiqueta diz se ainda há placa e engrenagem; capacitor, fim de curso e controle quase sempre têm equivalente. O conserto soma a visita, a partir de {price.preventive} em casa, sem contar peças, e a troca do motor por outra marca custa de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O conserto de motor Ipec é orçado pela foto da etiqueta, e o ajuste em casa parte de {price.preventive}, sem peças. Motor Ipec novo não vendemos. A troca por outra marca, com a mão de obra, fica de {price.homeSwap} em casa, e o kit basculante de até {width.quarterHp}, instalado, parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no motor Ipec", "Antes de pedir o conserto do Ipec"],
        slots: [
          [
            "Muita parada se explica por fora, sem abrir o motor. Faça estes testes com o vão livre e, se ele roncar sem andar, desligue o disjuntor e não insista.",
            "Dá para separar controle, energia e motor com a tampa fechada. Ao primeiro ronco sem movimento, corte o disjuntor, porque insistir queima o enrolamento.",
            "Estes passos mostram se o defeito é do controle ou do motor. A tampa fica fechada, e motor que zumbe parado vai para o disjuntor desligado.",
          ],
        ],
        steps: [
          "Confira o disjuntor do portão.",
          "Troque a pilha do controle e teste de perto.",
          "Acione pela botoeira: se abre, o defeito é do rádio.",
          "Veja se o motor não ficou destravado.",
          "Fotografe a etiqueta: modelo, tensão e potência.",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor Ipec", "Quando a troca compensa"],
        slots: [
          [
            "Com o redutor firme, o conjunto de engrenagens, e peça à venda, o conserto custa menos. Peça elétrica costuma ter substituto, peça interna nem sempre, e sem placa ou engrenagem o motor é trocado.",
            "O conserto ganha quando as engrenagens de dentro estão boas e a peça existe. Capacitor e fim de curso são comuns no mercado; coroa e placa dependem do modelo, e a falta delas leva à troca.",
            "Decide a reposição: os componentes elétricos de medida comum se acham, enquanto engrenagem e placa são próprias do modelo. Havendo a peça e o redutor firme, conserte.",
          ],
          [
            "Na troca por outra marca, fotocélula e fiação boas ficam. O suporte pode mudar, e os controles são gravados de novo ou substituídos.",
            "O motor novo, de outra marca, aproveita os fios e a fotocélula que estão bons. Furação e controles são o que pode mudar.",
            "Fios e fotocélula em ordem servem ao motor novo, mesmo de outra marca. A fixação é adaptada, e o código dos controles define se eles continuam.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do conserto", "Conserto ou motor novo: a conta"],
        slots: [
          [
            "O conserto soma visita e peça, e o limite razoável é {price.homeSwapHalf}, metade de um motor trocado em casa. Acima disso, ou com {trade.life} de uso, a troca rende mais.",
            "Visita e peça formam o valor do reparo. Passando da faixa de {price.homeSwapHalf}, que é metade da troca, ou se o motor já tem {trade.life}, o novo compensa.",
            "Some peça e visita e compare com {price.homeSwapHalf}, metade do preço de trocar. Motor com {trade.life} raramente merece conserto caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem motor Ipec?",
        answers: [
          "Não. A Ipec não está entre as marcas que vendemos, mas atendemos o portão que já tem um. O substituto é indicado pelo tipo e pelo peso da folha.",
          "Trabalhamos com outras marcas. No portão com Ipec, consertamos quando há peça ou trocamos por motor equivalente.",
        ],
      },
      {
        question: "O controle Ipec serve no motor novo?",
        answers: [
          "Só se a central nova ler o mesmo código e a mesma frequência. Quando não lê, gravam-se controles novos ou se instala um receptor compatível.",
          "Às vezes, com um receptor que aceite o código dele. A foto do controle, frente e verso, mostra se dá.",
        ],
      },
      {
        question: "Vocês são assistência autorizada Ipec?",
        answers: [
          "Não, o atendimento é independente, sem vínculo com a fábrica. Se o motor está na garantia, procure primeiro o fabricante.",
          "Somos uma empresa independente. Motor dentro da garantia de fábrica deve ser levado à marca antes de qualquer conserto.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor Ipec?",
        answers: [
          "De {time.tilting} em portão basculante e de {time.sliding} no de correr, com a base e a energia em ordem.",
          "Num basculante, {time.tilting}; num portão de correr, {time.sliding}. Adaptar o suporte ou a fiação acrescenta tempo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Ipec, outra do portão por dentro e um vídeo curto com som",
  },
  {
    id: "seg-solo",
    broader: "seg",
    label: "Motor SEG Solo",
    phrase: "o motor SEG Solo",
    asks: [
      "seg solo",
      "motor seg solo",
      "motor seg solo bom",
      "seg solo 1/3",
      "motor seg solo 1/3",
      "motor seg solo 1/3 bom",
      "seg solo 1/4",
      "seg solo vale pena",
      ...combine(
        ["seg solo", "motor seg solo"],
        ["1/4", "1/4 hp", "1/3", "1/3 hp"],
        ["preço", "valor", "quanto custa", "portão", "instalado", "deslizante", "correr", ""],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor SEG Solo é bom para portão de casa quando a etiqueta indica capacidade um terço acima do peso da folha e há peça à venda na sua região. Quem já tem um costuma gastar menos consertando: a visita com regulagem parte de {price.preventive}, e a peça é orçada pela foto da etiqueta.",
        "Para o motor SEG Solo, peças e conserto se decidem pela etiqueta: ela dá o modelo, a potência e os quilos, e com a foto dizemos qual peça serve e o valor. A visita com regulagem em casa começa em {price.preventive}, sem peças; num motor em bom estado, consertar custa menos que trocar.",
        "Sim, o motor SEG Solo 1/4 serve em portão leve de casa, até o peso que a etiqueta indica: em portão de correr, 1/4 HP costuma levar até perto de 400 kg, bom para folha de uns 300. Instalamos o que você comprar, a partir de {price.installation}, ou um equivalente, de {price.homeSwap} na troca.",
        "Sim, o motor SEG Solo 1/3 é bom em portão de casa, dentro do peso que a etiqueta dele indica. Em deslizante de 1/3 HP, o usual é capacidade de até perto de 600 kg, boa para folha de uns 450. Instalamos o que você comprar, a partir de {price.installation}, ou um equivalente, de {price.homeSwap} na troca.",
      ],
      price: [
        "No lugar do motor SEG Solo, de 1/4 ou 1/3 HP, um da mesma potência tem preço de {price.homeSwap} na troca em casa, com motor e mão de obra. O Solo avulso se compra na loja, porque trabalhamos com outras marcas; instalamos o que você comprar a partir de {price.installation}.",
        "Um motor de 1/4 ou 1/3 HP equivalente ao SEG Solo fica de {price.homeSwap} na troca em casa, já com a mão de obra. O Solo em si não vendemos, e o preço dele é o da loja; para instalar o que você trouxer, o serviço começa em {price.installation}.",
      ],
      repair: [
        "O conserto do motor SEG Solo troca só a peça que falhou, em geral capacitor, engrenagem, fim de curso ou placa, original ou compatível pelo nome na etiqueta. Se ronca, gira em falso ou ficou mudo, desligue o disjuntor. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O motor SEG Solo tem conserto, e as peças saem pela foto da etiqueta. Se ele está mudo, a falha é de energia ou placa, roncando é capacitor, e girando em falso, engrenagem. Só a visita de regulagem, em residência, começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Solo serve no portão", "Peso e uso: onde o SEG Solo vai bem"],
        slots: [
          [
            "A capacidade em quilos diz mais que a potência. Deixe um terço de folga sobre o peso da folha, para vento e trilho sujo: portão de 300 kg pede motor de 400 kg ou mais.",
            "Compare o peso do portão com os quilos da etiqueta e guarde um terço de margem, porque vento e sujeira no trilho aumentam o esforço. Uma folha de 300 kg vai com motor a partir de 400 kg.",
            "Olhe primeiro os quilos da etiqueta, antes dos HP. O número deve passar o peso da folha em um terço, ou seja, 400 kg de capacidade para 300 kg de portão, contando com vento e trilho sujo.",
          ],
          [
            "O residencial foi feito para poucas aberturas por hora e, em prédio, esquenta e gasta cedo. Confirme também se placa, engrenagem e controle se acham perto de você, pois a peça decide quanto tempo ele fica parado.",
            "Em uso coletivo, um motor de casa aquece e se desgasta antes do tempo; ali se escolhe um modelo de uso intenso. Antes da compra, veja se há placa, controle e engrenagem na sua região.",
            "Prédio e comércio pedem versão para muitos ciclos, porque a de residência não esfria entre as aberturas. Outra pergunta antes de comprar é onde achar engrenagem, controle e placa quando precisar.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peças e conserto do SEG Solo", "O que se conserta no Solo"],
        slots: [
          [
            "Engrenagem, capacitor, fim de curso e placa são as peças que mais se trocam num motor de portão. O técnico mede antes de condenar qualquer uma, e o nome completo da etiqueta diz se há original ou compatível.",
            "As trocas comuns são de capacitor, engrenagem, placa e fim de curso, o sensor que marca onde o portão para. Nada se troca sem medir, e a peça certa, original ou compatível, sai do nome inteiro na etiqueta.",
            "Com a medição, separa-se o defeito de placa do de engrenagem, capacitor ou fim de curso. O nome por extenso na etiqueta leva à peça original ou a uma compatível, sem comprar no escuro.",
          ],
          [
            "Para a placa sem reposição, uma central universal costuma servir, com os controles gravados de novo. O conserto de uma peça sai abaixo da troca do motor, e dois defeitos grandes juntos já pedem comparar os dois orçamentos.",
            "Se a central não se encontra, entra uma universal, e os controles são regravados ou trocados. Uma peça só compensa. Com placa e engrenagem ruins ao mesmo tempo, compare com o motor novo.",
            "Central fora de linha se resolve, em geral, com uma universal e nova gravação dos controles. Enquanto o defeito é um, conserta-se. Quando se somam placa e engrenagem, o motor novo entra na conta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar o Solo ou trocar", "A conta para quem já tem um"],
        slots: [
          [
            "O ajuste em casa parte de {price.preventive}, sem peças, e as peças são orçadas à parte. A troca por um motor de outra marca, para o mesmo portão, fica de {price.homeSwap}, com mão de obra.",
            "Regular e limpar custa a partir de {price.preventive} em residência; havendo peça a trocar, ela soma ao valor. Já um motor novo, de outra marca e instalado, vai de {price.homeSwap}.",
            "Conte com {price.preventive} ou mais para a visita de regulagem em casa, fora a peça que precisar. Do outro lado da conta está o motor novo de outra marca, de {price.homeSwap} já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem o SEG Solo?",
        answers: [
          "Não: trabalhamos com outras marcas e indicamos um equivalente pelo tipo de portão e pelo peso da folha. O Solo que já está no seu portão pode ser avaliado pela foto da etiqueta.",
          "A marca não está entre as que vendemos. Oferecemos um motor da mesma força, e o conserto do que você tem é visto pela foto.",
        ],
      },
      {
        question: "1/3 ou 1/4 no portão de correr?",
        answers: [
          "Decide o peso: em geral, 1/4 HP vai até perto de 400 kg de capacidade e 1/3, até perto de 600, sempre conforme a ficha do modelo.",
          "Folha leve de casa vai com 1/4; mais pesada ou exposta ao vento, com 1/3. Os quilos escritos na ficha valem mais que a fração.",
        ],
      },
      {
        question: "Que controle funciona no SEG Solo?",
        answers: [
          "O que tiver a mesma frequência e o mesmo código da placa. Fotografe o controle que funciona, frente e verso, porque o número não basta quando a central foi trocada.",
          "Depende da central que está no motor hoje: frequência e código precisam ser iguais. Com a foto dos dois lados do controle atual, dá para dizer qual serve.",
        ],
      },
      {
        question: "O Solo parou de vez. O que confiro antes de chamar?",
        answers: [
          "Veja o disjuntor, a pilha do controle e se outro controle abre. Em portão de correr reto e no trilho, com a energia desligada, destrave e mova a folha: se está pesada, o defeito pode ser do portão.",
          "Comece por disjuntor, pilha e segundo controle. Se nada muda, desligue a energia. A folha de correr, reta e no trilho, pode ser destravada e movida com a mão, mas o basculante não.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do motor SEG",
  },
  {
    id: "gatter-3000",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter 3000",
    phrase: "o Peccinin Gatter 3000",
    asks: [
      "gatter 3000",
      "peccinin gatter 3000",
      "motor gatter 3000",
      "nice gatter 3000",
      "nice peccinin gatter 3000",
      "[marca] [modelo] peccinin gatter 3000",
      "[marca] [modelo] peccinin gatter 3000 preço",
    ],
    intent: "repair",
    answers: {
      any: [
        "O Peccinin Gatter 3000, da Nice, é motor deslizante e tem conserto em quase todo defeito: engrenagem, capacitor, fim de curso ou placa. O ajuste em casa parte de {price.preventive}, sem peças. Se o redutor acabou, o substituto é um deslizante de capacidade igual, de {price.homeSwap} com mão de obra.",
        "Se o seu Gatter 3000 da Peccinin parou, em geral compensa o conserto, que fazemos como assistência independente, com ajuste desde {price.preventive} em residência e sem peças. Substituir o motor por outro de correr, de capacidade igual ou maior, fica de {price.homeSwap}.",
        "Damos assistência independente ao Motor Nice Peccinin Gatter 3000, de portão de correr: defeito de placa, capacitor, engrenagem e fim de curso se conserta, com visita de ajuste a partir de {price.preventive} em casa, fora peças. O substituto, se preciso, custa de {price.homeSwap} instalado.",
      ],
      price: [
        "O Peccinin Gatter 3000, motor de portão de correr, fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado. No conserto, o ajuste em casa parte de {price.preventive}, sem peças, e o capacitor custa menos que engrenagem e placa.",
        "Consertar o Gatter 3000 da Peccinin começa em {price.preventive}, pela visita de ajuste em casa, sem peças. Trocar por um deslizante de capacidade igual ou maior vai de {price.homeSwap}, instalado. Em portão pesado, a troca fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Defeito no Gatter 3000: do sinal à causa", "O que parou no Gatter"],
        slots: [
          [
            "O jeito como ele falha aponta a peça, e quase todas existem para reposição.",
            "Compare o sinal com a causa antes de pensar em motor novo.",
            "Cada defeito do Gatter deixa um sinal diferente, que ajuda a saber a peça antes da visita.",
          ],
        ],
        bullets: [
          "Mudo, sem luz na central: energia, fusível ou placa",
          "Ronca e não anda: capacitor ou folha presa",
          "Gira e o portão não anda: engrenagem gasta ou destravado",
          "Bate no fim ou para antes: fim de curso fora do lugar",
          "Lento e quente: trilho, roldana ou cremalheira apertada",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o Gatter", "Antes de chamar a assistência"],
        slots: [
          [
            "A verificação é por fora, com todos afastados. Se a folha está inclinada ou fora do trilho, desligue o disjuntor e não acione, porque ela tomba.",
            "Tudo se vê com a tampa fechada. Folha torta ou fora da guia encerra o teste, já que pode tombar.",
            "Faça de longe e com o vão livre. Com a folha fora do trilho, corte a energia e não mexa.",
          ],
        ],
        steps: [
          "Confira o disjuntor e a pilha do controle.",
          "Veja se a chave de destravamento está na posição de trabalho.",
          "Acione uma vez, de longe, e escute.",
          "Desligue o disjuntor.",
          "Fotografe a etiqueta do Gatter e o controle.",
        ],
      },
      {
        about: "visit",
        headings: ["Conserto do Gatter, do exame ao teste", "Assistência independente no Gatter"],
        slots: [
          [
            "O técnico olha primeiro trilho, roldanas e guia, para a peça nova não sofrer, e acerta a cremalheira em {rack.clearance} da engrenagem. Somos independentes, sem vínculo com a Peccinin ou a Nice.",
            "O técnico confere primeiro se a folha corre livre, com a cremalheira a {rack.clearance} da engrenagem. Somos assistência independente, não autorizada pela Nice.",
            "A visita começa pelo portão, que precisa andar leve, e pela folga de {rack.clearance} na cremalheira. Atendemos de forma independente da marca.",
          ],
          [
            "Depois se medem capacitor e placa e se compara a engrenagem com a nova. O reparo simples leva até {trade.smallRepair} e tem os 90 dias da lei.",
            "Em seguida são medidas a placa e o capacitor, e os dentes da engrenagem são examinados. O reparo simples leva até {trade.smallRepair} e tem a garantia da lei.",
            "Depois ele mede a placa e o capacitor e examina a engrenagem. O conserto simples leva até {trade.smallRepair} e tem os 90 dias de garantia da lei.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Substituto do Gatter 3000", "Quando trocar e o que fica"],
        slots: [
          [
            "Troque quando o redutor acabou ou a placa não tem reposição. Entra um deslizante de capacidade igual ou maior que a da etiqueta, e a cremalheira de mesmo passo e reta continua.",
            "Troque se o redutor gastou ou se não há mais placa. O novo precisa ser de correr e ter capacidade igual ou maior que a da etiqueta. A cremalheira é aproveitada, se os dentes têm o mesmo passo.",
            "O substituto é qualquer deslizante cuja capacidade cubra a da etiqueta, de PPA, Garen, Rossi ou da própria Peccinin. A cremalheira boa, de mesmo passo, se aproveita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que quer dizer o 3000 no Gatter?",
        answers: [
          "É parte do nome da versão. Peso e uso que ela aceita estão na etiqueta ou no manual, e não se deduzem do número.",
          "O número só identifica a versão. Para saber a peça e a capacidade, use o que está escrito na etiqueta.",
        ],
      },
      {
        question: "Dá para comprar um Gatter 3000 novo?",
        answers: [
          "Depende de a versão estar à venda. Se não estiver, um deslizante de capacidade igual ou maior entra no lugar, com base e cremalheira conferidas.",
          "Às vezes. Mande as medidas da folha e a etiqueta, e dizemos se há ou qual motor o substitui.",
        ],
      },
      {
        question: "O controle do Gatter serve no motor novo?",
        answers: [
          "Serve se a central nova ler o mesmo código e frequência; senão, um receptor avulso aproveita os controles. O de código fixo é o mais fácil.",
          "Em motor da mesma marca, quase sempre. Em outra, põe-se um receptor avulso compatível ligado à central nova.",
        ],
      },
      {
        question: "Existe peça para Gatter 3000?",
        answers: [
          "Capacitor e fim de curso são comuns a vários motores; engrenagem e placa dependem da versão, lida na etiqueta.",
          "Para a maioria dos defeitos, sim. Engrenagem e central se confirmam pela etiqueta antes da visita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do Gatter, outra do controle e um vídeo com o som da tentativa",
  },
  {
    id: "ppa-dz-rio-um-quarto",
    broader: "ppa-dz-rio",
    label: "PPA DZ Rio 1/4",
    phrase: "o PPA DZ Rio de 1/4 HP",
    asks: [
      "dz rio 1/4",
      "ppa dz rio 1/4",
      "motor ppa dz rio 1/4",
      "ppa rio 1/4",
      "motor ppa rio 1/4",
      "dz rio 1/4 preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor PPA DZ Rio 1/4 HP instalado fica de {price.homeSwap} na troca em casa, já com a mão de obra. O valor exato depende da versão e dos metros de cremalheira, a barra dentada da folha, e é informado de graça por foto. Ele serve em portão de correr leve, de até uns 300 kg; folha mais pesada pede 1/3 ou 1/2 HP.",
        "O preço do PPA DZ Rio de 1/4 HP instalado vai de {price.homeSwap} na troca em residência, motor e mão de obra juntos. Ele atende portão deslizante que corre leve na mão e pesa até perto de 300 kg. A foto do portão com a etiqueta do motor atual permite dizer o valor certo.",
        "O PPA DZ Rio 1/4 custa de {price.homeSwap} na troca em casa, com a mão de obra. É um motor para portão de correr residencial leve, de até uns 300 kg, com poucas aberturas por dia. Chapa fechada, muito vento ou uso coletivo pedem uma versão maior da linha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["1/4 basta no seu portão?", "Quando o 1/4 atende"],
        slots: [
          [
            "O 1/4 HP basta em folha de grade ou alumínio que uma pessoa move sem esforço. O usual nessa potência é uma capacidade perto de 400 kg, escrita na etiqueta, e convém usar no máximo uns três quartos dela.",
            "Sim, quando a folha de grade ou de alumínio corre com uma mão. A etiqueta costuma trazer um limite perto de 400 kg, e o motor dura mais se a folha pesa até três quartos disso.",
            "O motor atende folha leve, de alumínio ou grade, que uma pessoa move sem força. O limite do 1/4 HP fica em geral perto de 400 kg, conforme a ficha, e o seguro é não passar de três quartos desse peso.",
          ],
          [
            "Mais que os HP, contam os quilos da ficha e os ciclos por hora, que são as vezes que ele abre e fecha sem esquentar. Uma casa abre o portão poucas vezes por dia; vila e prédio pequeno já pedem uma versão de mais uso.",
            "Olhe na ficha os quilos e os ciclos por hora, ou seja, as aberturas que o motor aguenta sem superaquecer. No uso de uma família sobra folga. Em vila ou prédio, escolha a versão maior.",
            "Compare a capacidade e os ciclos por hora, que são as aberturas seguidas sem aquecer demais. Uma família fica longe do limite, e uma entrada coletiva passa dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do DZ Rio 1/4", "O que entra no orçamento"],
        slots: [
          [
            "Na troca, a base e a cremalheira em bom estado ficam, e o total se aproxima do começo da faixa. O primeiro motor do portão soma a base de concreto, a cremalheira por metro de folha e o ponto de energia.",
            "Quem já tem motor aproveita a base e a cremalheira em bom estado e gasta menos. Portão ainda manual precisa de base no piso, metros de barra dentada e ponto de energia, que aumentam o valor.",
            "Aproveitar a cremalheira e a base barateia a troca. O portão que nunca teve motor precisa dessas duas peças e do ponto de energia, e a barra é cobrada por metro de folha.",
          ],
          [
            "Motor comprado por você paga só a instalação, a partir de {price.installation}. O comprado conosco tem {warranty.motor} de garantia, mais {warranty.installation} no serviço, e pode ser pago em até {shop.instalments} vezes no cartão.",
            "Se o DZ Rio já está na caixa, a mão de obra começa em {price.installation}. Comprando conosco, são {warranty.motor} no motor e {warranty.installation} na instalação, em até {shop.instalments} parcelas no cartão.",
            "A instalação avulsa, de um motor seu, parte de {price.installation}. No que vendemos, a garantia é de {warranty.motor}, com {warranty.installation} para a mão de obra, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar o DZ Rio", "O que conferir no portão"],
        slots: [
          [
            "Motor novo em portão ruim dura pouco. Estas conferências são feitas de fora e mostram se falta algum acerto antes.",
            "Confira o portão antes do motor, porque trilho ruim cansa qualquer máquina. Basta olhar e medir, sem abrir nada.",
            "O estado do portão conta tanto quanto o motor. Veja estes pontos com calma, só olhando e medindo.",
          ],
        ],
        steps: [
          "Meça a largura da folha inteira.",
          "Veja se o trilho está limpo, reto e com batente nas pontas.",
          "Repare se a folha anda sem tranco e sem inclinar.",
          "Olhe se a cremalheira está alinhada e inteira.",
          "Fotografe a etiqueta do motor atual, com a tampa fechada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca pelo DZ Rio?",
        answers: [
          "De {time.sliding}, com trilho e base em ordem. Inclui alinhar a cremalheira, regular as paradas e gravar os controles.",
          "Conte de {time.sliding}, já com paradas reguladas e controles gravados. Base nova de concreto soma o tempo da cura.",
        ],
      },
      {
        question: "Quanto tempo dura um motor DZ Rio em casa?",
        answers: [
          "Motor residencial costuma durar {trade.life}, com folha leve e revisão {visits.home}. Roldana presa e trilho sujo encurtam esse prazo.",
          "Conte com {trade.life} no uso de casa. O que mais gasta é folha pesada, e por isso a revisão {visits.home} ajuda.",
        ],
      },
      {
        question: "Qual é a diferença entre o DZ Rio 1/4 e o 1/3?",
        answers: [
          "A capacidade: o 1/3 leva folha mais pesada e trabalha com mais folga em chapa fechada. Se a sua fica perto do limite do 1/4, a versão acima dura mais.",
          "O 1/3 tem mais força e serve a folha mais pesada. Em portão leve de casa, o 1/4 basta e custa menos.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro e, se o DZ Rio já está instalado, outra da etiqueta e um vídeo dele abrindo e fechando",
  },
];
