import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { choosingMotor, combine } from "./combine.ts";

export const deslizante: NarrowConcept[] = [
  {
    id: "melhor-motor-correr",
    broader: "deslizante",
    label: "Melhor motor para portão de correr",
    phrase: "o melhor motor para portão de correr",
    asks: [
      ...combine(choosingMotor, ["deslizante", "portão correr"]),
      "escolher motor correr",
      "escolher motor deslizante",
      "escolher motor portão correr",
      "escolher motor portão deslizante",
      "qual melhor marca motor portão correr",
      "melhor marca motor portão correr",
      "melhor marca motor deslizante",
      "marca motor portão correr",
      "qual melhor motor portão correr",
      "melhor motor portão correr",
      "motor portão deslizante qual comprar",
      "melhor motor correr",
      "melhor motor deslizante",
      "qual motor correr",
      "qual motor deslizante",
      "motor indicado correr",
      "motor ideal correr",
      "melhor automatizador deslizante",
      "motor certo correr",
      "melhor motor portão correr residencial",
      "melhor motor portão correr casa",
      "melhor motor deslizante residencial",
      "qual motor portão correr residencial",
      "escolher motor portão correr",
      "escolher motor portão deslizante",
      "como escolher motor deslizante",
      "como escolher motor correr",
    ],
    intent: "buying",
    answers: {
      "how-to": [
        "Para escolher o motor do portão de correr, calcule o peso da folha, some um terço e procure esse número em quilos na ficha do motor. Depois compare os ciclos por hora com as aberturas da hora mais cheia: uns 10 bastam em casa, e prédio passa de 40. Na troca em casa, com mão de obra, o motor fica de {price.homeSwap}.",
        "O motor de portão deslizante se escolhe por dois números da ficha: os quilos, um terço acima do peso da folha, e os ciclos por hora, acima das aberturas do seu pico. Os HP e a marca vêm depois. Em casa, a troca com mão de obra custa de {price.homeSwap}; em folha pesada ou prédio, de {price.heavySwap}.",
      ],
      any: [
        "Nenhuma marca de motor é a melhor para todo portão de correr: PPA, Garen, Rossi, Peccinin e Nice têm deslizantes fracos e fortes. Escolha primeiro a capacidade, com um terço acima do peso da folha, e depois a marca com peça e assistência perto. Na troca em casa, o motor fica de {price.homeSwap}, com mão de obra.",
        "O melhor motor para portão de correr residencial é o que suporta o peso da folha com um terço de sobra e abre quantas vezes a casa precisa na hora de mais movimento. Para gradil ou alumínio basta o modelo comum; para chapa fechada, um de maior capacidade. Na troca em casa, ele fica de {price.homeSwap}, com mão de obra.",
        "O melhor motor para portão deslizante é o que, na ficha, suporta um terço a mais que o peso da sua folha e aguenta as aberturas da hora de mais movimento. Em casa, ele fica de {price.homeSwap} na troca, com mão de obra. Em prédio ou folha pesada, o de uso intenso fica de {price.heavySwap}.",
        "Para portão de correr, o melhor motor se escolhe pelo peso da folha, com um terço de folga, e pelo número de aberturas por hora, e não pela marca ou pelos HP. O de casa custa, na troca, de {price.homeSwap}. O de uso intenso, para folha pesada ou prédio, custa de {price.heavySwap}.",
        "Para escolher o motor do portão de correr ou deslizante, calcule o peso da folha e some um terço: é a capacidade que a ficha do motor deve mostrar. Depois conte as aberturas da hora mais cheia, confira a tensão e veja se há peça à venda. Na troca em casa, ele fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O melhor motor de correr, caso a caso", "Escolha pelo peso e pelo uso"],
        slots: [
          [
            "Compare na ficha a capacidade em quilos e os ciclos por hora, que são as aberturas completas que o motor aguenta. Os HP sozinhos dizem pouco, porque a engrenagem muda a força. Entre modelos iguais nisso, escolha o que tem peça e assistência fáceis.",
            "A ficha traz o que importa: os quilos e os ciclos por hora, que são aberturas completas. Os HP enganam, porque a engrenagem muda a força. Entre dois iguais, prefira o que tem peça à venda e quem conserte perto.",
            "Olhe na ficha os quilos e os ciclos por hora, isto é, quantas vezes ele abre e fecha sem esquentar. Os HP sozinhos não bastam. Depois compare a facilidade de achar peça e assistência.",
          ],
        ],
        bullets: [
          "Gradil ou alumínio em casa: residencial comum, cremalheira de nylon",
          "Rua movimentada ou folha longa: rápido, com inversor",
          "Chapa fechada em casa: residencial de maior capacidade, cremalheira reforçada",
          "Prédio e comércio: uso intenso, cremalheira de aço",
          "Portão muito pesado: industrial, pelo peso de projeto",
        ],
      },
      {
        about: "check",
        headings: ["O que saber antes de comprar", "Medidas e trilho antes do motor"],
        slots: [
          [
            "O portão deve andar com uma mão, de ponta a ponta, antes do motor novo. Trilho torto e roldana gasta dobram o esforço e derrubam qualquer modelo.",
            "Empurre a folha com uma mão por todo o percurso: se ela prende, acerte trilho e roldanas primeiro. Motor nenhum compensa um portão que arrasta.",
            "Faça o teste da mão, do começo ao fim do trilho. Se a folha pesa ou pula, o conserto dela vem antes, porque o melhor motor sofre igual.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha, com o portão fechado.",
          "Anote o material e se é gradil ou chapa fechada.",
          "Conte as aberturas na hora de mais movimento.",
          "Fotografe trilho, roldanas e o lugar do motor.",
          "Veja se há ponto de energia por perto.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço do motor de correr", "O que muda o valor"],
        slots: [
          [
            "A capacidade em quilos é o que mais pesa, seguida da velocidade: o rápido, com inversor que acelera e freia sem tranco, custa mais que o comum. Folha leve fica no começo da faixa e chapa longa no fim.",
            "O preço sobe primeiro com os quilos e depois com a velocidade. Um motor com inversor, que parte e para sem tranco, custa mais que o comum. Folha de chapa comprida pede motor mais caro que a de grade.",
            "O preço acompanha a capacidade e, em segundo lugar, a rapidez, que pede inversor, a placa que evita o tranco. O motor de uma grade leve custa menos que o de uma chapa comprida.",
          ],
          [
            "Na primeira instalação somam cremalheira por metro, base e energia. O motor tem {warranty.motor} de garantia de fábrica e a instalação, {warranty.installation}; no cartão, até {shop.instalments} vezes.",
            "Portão que nunca teve motor acrescenta base, ponto de energia e a régua dentada, por metro. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço, com cartão em até {shop.instalments} vezes.",
            "Se ainda é manual, entram base, fiação e cremalheira, cobrada por metro. São {warranty.motor} de garantia da fábrica e {warranty.installation} da instalação, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca é melhor para portão de correr?",
        answers: [
          "PPA, Garen, Rossi, Peccinin e Nice têm deslizantes de várias capacidades. O modelo certo para o seu peso importa mais que o nome.",
          "Nenhuma serve a todos: cada marca tem motor fraco e forte. Com quilos e ciclos iguais, escolha por peça e assistência perto.",
        ],
      },
      {
        question: "Vale comprar um motor mais forte que o necessário?",
        answers: [
          "Folga de um terço é boa; exagero não. Força alta demais torna o portão perigoso e não corrige trilho ruim.",
          "Um pouco de margem, sim. O excesso custa mais e exige regulagem cuidadosa para não machucar.",
        ],
      },
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não. Esses kits são de motor basculante. O deslizante é orçado por peso, uso e metros de cremalheira.",
          "Não servem, porque trazem acionador de basculante. Para o de correr, valem fotos e a largura da folha.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.sliding} com trilho e base prontos; portão pesado leva de {time.heavy}. Base de concreto nova acrescenta o tempo de cura.",
          "Em casa, são de {time.sliding} de trabalho, e de {time.heavy} em folha pesada. Se falta a base, ela seca alguns dias antes.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do lugar do motor, com a largura, a altura e o material do portão",
  },
  {
    id: "correr-por-largura",
    broader: "deslizante",
    label: "Portão de correr de 3 a 8 metros",
    phrase: "o motor para portão de correr pela largura",
    asks: [
      "motor portão correr 9 metros",
      "motor portão correr 10 metros",
      "motor portão correr 12 metros",
      "motor portão deslizante 9 metros",
      "motor portão deslizante 10 metros",
      "motor portão deslizante 12 metros",
      "motor correr pela largura",
      "largura preciso motor reforçado",
      "correr 3 metros",
      "correr 5 metros",
      "correr 6 metros",
      "correr 8 metros",
      "deslizante 3 metros",
      "deslizante 5 metros",
      "deslizante 6 metros",
      "correr 5m",
      "correr 6m",
      "correr 3m",
      "correr 8m",
      "correr 7m",
      "deslizante 3m",
      "deslizante 5m",
      "deslizante 6m",
      "deslizante 8m",
      "motor correr 3m",
      "motor correr 5m",
      "motor correr 6m",
      "motor deslizante 3m",
      "motor deslizante 5m",
      "motor deslizante 6m",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de correr de 6 metros precisa, em geral, de um motor deslizante de 1/2 HP, ou de outro com pelo menos 400 kg na ficha. Uma folha desse tamanho pesa de 130 a 270 kg, e o motor deve ter um terço a mais. A troca em casa fica de {price.homeSwap}, com mão de obra; a primeira instalação sai por foto.",
        "Portão de correr de 10 metros precisa de um motor só, se a folha é única: ela pesa de 220 a 440 kg, e o motor deve ter uns 600 kg na ficha. Dois motores só entram com duas folhas que se encontram no meio. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha mais pesada.",
        "O motor para portão de 7 metros de correr deve ter pelo menos 450 kg na ficha, em geral um de 1/2 HP, porque a folha em chapa chega a uns 310 kg. Meça também o espaço ao lado, onde ela inteira precisa caber. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor do portão de correr se escolhe pelo peso da folha: largura vezes altura, vezes 10 a 20 kg por metro quadrado, e um terço a mais de capacidade na ficha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, com mão de obra.",
      ],
      installation: [
        "Instalar motor em portão deslizante de 6 metros leva de {time.sliding}, com base nivelada, cremalheira na folha inteira, ponto de energia, paradas e sensor. Grade, alumínio e até chapa desse tamanho ficam com motor residencial, de {price.homeSwap} na troca. Só folha acima de uns 600 kg ou de muito uso passa para {price.heavySwap}.",
        "A instalação de motor em portão de correr leva de {time.sliding}, com base no piso, cremalheira no comprimento da folha, energia própria, regulagem e teste. Até uns 600 kg e pouco uso, o motor é residencial, de {price.homeSwap} na troca. Folha mais pesada vai para {price.heavySwap}, e a primeira vez soma base e cremalheira.",
        "Para instalar motor em portão deslizante largo, o técnico prende a base, fixa a cremalheira em toda a folha, liga o circuito e regula as paradas, em {time.sliding}. Em casa, até uns 600 kg, a referência é a troca, de {price.homeSwap}; acima disso, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor para cada largura", "Largura, peso e capacidade do motor"],
        slots: [
          [
            "A conta supõe folha de uns 2,2 metros de altura, do gradil à chapa de aço. O motor deve ter na ficha um terço a mais que o peso.",
            "Os números valem para folha de uns 2,2 metros de altura, do gradil leve à chapa fechada. A capacidade já tem um terço de margem.",
            "Com folha de 2,2 metros de altura, o peso vai do gradil à chapa fechada, e a capacidade do motor precisa de um terço de sobra.",
          ],
          [
            "Folha longa demora mais a abrir. Um motor rápido ou com inversor encurta a espera e para sem bater.",
            "Quanto mais metros, maior o tempo de abertura. Se a espera incomoda, veja motor rápido ou com inversor, que também suaviza a parada.",
            "O tempo de abertura cresce com os metros, e o motor com inversor ajuda na partida e na parada.",
          ],
        ],
        bullets: [
          "3 a 4 metros: folha de 70 a 180 kg, motor de 250 kg ou mais",
          "5 a 6 metros: folha de 110 a 270 kg, motor de 400 kg ou mais",
          "7 a 8 metros: folha de 150 a 350 kg, motor de 500 kg",
          "9 a 10 metros: folha de 200 a 440 kg, motor de 600 kg",
        ],
      },
      {
        about: "check",
        headings: [
          "Medidas que o portão de correr exige",
          "Folha, recuo e cremalheira",
          "O que medir antes do orçamento",
        ],
        slots: [
          [
            "O recuo lateral tem de receber a folha inteira, mais um pouco para o motor e o batente.",
            "Sem espaço ao lado igual à folha, o portão de correr não abre todo.",
            "Meça o lado para onde ele corre: é o espaço que mais falta.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha, com o portão fechado.",
          "Meça o espaço livre ao lado.",
          "Anote o material e se é gradil ou chapa.",
          "Fotografe trilho, roldanas e o lugar do motor.",
          "Conte as aberturas por dia.",
        ],
      },
      {
        about: "visit",
        headings: ["A instalação, da base ao teste", "Como o motor é instalado"],
        slots: [
          [
            "O técnico empurra a folha na mão, vê trilho e roldanas e prende a base do motor nivelada. Depois fixa a cremalheira, a régua com dentes, ao longo da folha, com {rack.clearance} de folga até a engrenagem, para o peso não cair sobre o motor.",
            "Primeiro se confere se a folha corre leve e se o trilho está reto. Vêm então a base firme, o motor e a cremalheira, barra dentada que acompanha a folha inteira e fica a {rack.clearance} da engrenagem.",
            "Com a folha leve e o trilho limpo, a base é chumbada ou aparafusada no nível. A cremalheira, barra de dentes presa à folha, é alinhada de ponta a ponta, deixando {rack.clearance} até a engrenagem.",
          ],
          [
            "No fim, ligam-se o circuito próprio e a fotocélula, regulam-se as duas paradas e a força, gravam-se os controles, e o portão é testado em vários ciclos.",
            "A parte elétrica fecha o serviço: disjuntor e terra, sensor do vão, pontos de parada, força mínima e controles, com vários abre e fecha no teste.",
            "Depois da energia e do sensor, o percurso e a força são ajustados, cada controle é cadastrado, e o técnico repete o movimento até a parada ficar suave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos HP para portão de correr de 6 metros?",
        answers: [
          "Em geral 1/2 HP, que move folha de até uns 750 kg, com sobra para chapa fechada. Confirme pelos quilos da ficha, porque a mesma potência em HP aparece com capacidades diferentes.",
          "A potência usual é 1/2 HP, que atende até perto de 750 kg. O número que decide está na ficha, em quilos, com um terço acima do peso da folha.",
        ],
      },
      {
        question: "Quantos metros de cremalheira o portão precisa?",
        answers: [
          "Conte a largura da folha inteira, que é um pouco maior que o vão. Como as barras têm medida fixa, arredonda-se para cima.",
          "O comprimento da folha inteira, de ponta a ponta, e mais a sobra até fechar a barra seguinte, porque elas vêm em medida fixa.",
        ],
      },
      {
        question: "Dois motores menores servem no lugar de um maior?",
        answers: [
          "Em folha única, não: os dois não andam no mesmo ritmo, e um força o outro. Usa-se um motor só, com capacidade para o peso. Dois motores são para portão de duas folhas.",
          "Não no portão de uma folha, que leva um motor só, escolhido pelos quilos. Dois entram quando há duas folhas, uma correndo para cada lado, comandadas pela mesma central.",
        ],
      },
      {
        question: "Como sei o peso da minha folha?",
        answers: [
          "Multiplique largura por altura e por uns 10 kg por metro quadrado, no gradil, ou até 20 kg, na chapa de aço com o quadro. O técnico confere na visita.",
          "Faça a área em metros quadrados vezes 10 kg, no gradil e no alumínio, ou 20 kg, na chapa de aço com quadro. Pela foto e pelas medidas, fazemos essa conta para você.",
        ],
      },
      {
        question: "Folha muito larga precisa de mais roldanas?",
        answers: [
          "Pode precisar. Roda dimensionada para o peso e trilho nivelado evitam esforço no motor.",
          "Em folha pesada, usam-se rodas maiores ou mais apoios. O técnico confere na visita.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do espaço lateral, com a largura, a altura e o material",
  },
  {
    id: "correr-em-rampa",
    broader: "deslizante",
    label: "Portão de correr em rampa",
    phrase: "o portão de correr em rampa",
    asks: [
      "trilho ficaria subida motor",
      "calçada inclinada trilho motor",
      "automatizar portão correr rampa",
      "automatizar correr rampa preço",
      "automatizar deslizante rampa preço",
      "motor correr rampa preço",
      "deslizante ladeira",
      "deslizante subida",
      "deslizante rua inclinada",
      "deslizante inclinado",
      "correr descida",
      "correr rampa",
      "correr inclinado",
      "terreno inclinado correr",
      "terreno inclinado deslizante",
      "portão correr rampa",
      "deslizante rampa",
      "correr subida",
      "correr desnível",
      "correr ladeira",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr em subida funciona, desde que o trilho fique no nível: quem sobe é o carro, e não a folha. Se o próprio trilho sobe ou desce, a folha corre sozinha e precisa de obra antes do motor. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O portão de correr em rampa ou terreno inclinado aceita motor se o trilho ficar nivelado, porque o que importa é a inclinação na direção em que a folha corre. O trilho em declive faz o portão descer sozinho e precisa ser nivelado antes, com obra. O motor, na troca em casa, fica de {price.homeSwap}, com mão de obra.",
        "Em terreno inclinado, o portão deslizante precisa de trilho em nível sobre base reta; com isso o motor comum serve, de {price.homeSwap} na troca em casa, com mão de obra. Se o trilho desce, a folha corre sozinha, o que se resolve nivelando ou mudando o tipo de portão, e não com motor mais forte.",
        "O portão de correr descendo a ladeira é perigoso, porque sem o motor a folha corre sozinha: o trilho precisa ser nivelado, com obra à parte, antes de automatizar. Com ele em nível, a rampa do carro não atrapalha, e o motor custa de {price.homeSwap} na troca residencial, com mão de obra.",
      ],
      price: [
        "Automatizar portão de correr em rampa custa o mesmo que em piso plano, se o trilho é nivelado. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e a primeira instalação sai por foto. O trilho inclinado precisa ser nivelado antes, com obra orçada à parte.",
        "O preço do portão de correr em rampa depende do trilho. Em nível, conte de {price.homeSwap}, como na troca residencial com mão de obra, mais base, cremalheira e energia na primeira vez. Se é inclinado, soma-se a obra de nivelar ou muda-se para outro tipo de portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A rampa atrapalha o seu portão?", "Como saber se o trilho está em nível"],
        slots: [
          [
            "A rampa atrapalha só se o trilho estiver inclinado. A subida do carro, antes ou depois do portão, não conta. Para saber:",
            "O motor só tem dificuldade quando o próprio trilho desce; o piso inclinado na direção do carro não impede. Confira assim:",
            "Depende do trilho: se uma ponta dele é mais baixa, a rampa atrapalha; se o desnível está só na entrada do carro, não. Para medir:",
          ],
        ],
        steps: [
          "Com o portão fechado e desligado, ponha um nível de bolha sobre o trilho, em vários pontos.",
          "Compare a altura das duas pontas com mangueira de nível.",
          "Anote o desnível em centímetros e o comprimento do trilho.",
          "Fotografe de lado e de frente, com a folha fechada.",
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer em terreno inclinado", "Nivelar o trilho ou mudar o portão"],
        slots: [
          [
            "A primeira saída é uma base de concreto reta, com o trilho em nível e a fresta do lado baixo fechada por chapa ou borracha. Assim o motor comum trabalha como em piso plano.",
            "Costuma-se fazer uma base reta e assentar o trilho em nível; o espaço que sobra na parte baixa se fecha com perfil ou borracha. O motor passa a trabalhar sem o peso da descida.",
            "O trilho é nivelado sobre concreto, e a fresta do lado mais baixo recebe chapa ou borracha. Feito isso, serve o motor comum.",
          ],
          [
            "Em inclinação grande, o basculante costuma ser melhor, porque a folha sobe em vez de correr. Um motor mais forte não resolve, já que a folha continua tendendo a descer.",
            "Quando a rampa na linha da fachada é forte, o melhor é mudar para o basculante. A força do motor não compensa o declive, já que o peso puxa sempre para baixo.",
            "Se não dá para nivelar, o basculante, que sobe em vez de correr, evita o problema. Pôr um motor potente só esconde o risco, pois a folha segue tendendo a descer.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com o portão em declive", "Quando a folha corre sozinha"],
        slots: [
          [
            "Em trilho inclinado, o motor travado é o que segura a folha. Não destrave, nem na falta de luz, porque ela desce e bate; use nobreak ou espere o técnico.",
            "Não solte o motor de um portão em declive, já que sem ele a folha dispara até o fim. Na falta de energia, use um nobreak ou chame o técnico.",
            "A chave de destravamento não se usa em declive, porque a folha solta corre e ninguém segura. Para a falta de luz, a solução é o nobreak.",
          ],
          [
            "O batente firme nas duas pontas e a guia em cima impedem que ela saia do trilho e tombe. Ninguém deve ficar no caminho da folha, e a fotocélula protege quem cruza o vão.",
            "A guia superior e os batentes nas pontas são obrigatórios ali, para a folha não escapar. Mantenha gente e carro fora do caminho dela.",
            "Sem batente nas pontas e guia no alto, a folha passa do fim e cai. Deixe o caminho dela sempre livre de pessoas e carros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos graus o portão de correr aguenta?",
        answers: [
          "O certo é o trilho nivelado. Cada motor tem seu limite na ficha, e um trilho inclinado quase sempre fica fora dele.",
          "Não há um número geral, porque o limite está na ficha de cada motor, e a maioria exige trilho em nível.",
        ],
      },
      {
        question: "E se a garagem é em subida, mas o portão fica na calçada plana?",
        answers: [
          "Nesse caso não há problema, porque o trilho fica nivelado e a rampa começa depois do portão.",
          "Não atrapalha, porque a folha corre no plano e só o carro passa pela subida.",
        ],
      },
      {
        question: "Basculante funciona em rampa?",
        answers: [
          "Sim, quando a soleira é nivelada e a folha encosta bem embaixo. Confere-se também o avanço sobre a calçada.",
          "Sim, se o piso sob a folha for reto. Em soleira torta, acerta-se a vedação de baixo.",
        ],
      },
      {
        question: "Quem faz a obra do trilho?",
        answers: [
          "Pedreiro ou serralheiro faz a base e assenta o trilho, com as medidas do portão. O motor só é montado depois que o concreto firmou.",
          "A base é serviço de pedreiro e o trilho, de serralheiro. Combine antes a altura com quem vai instalar o motor.",
        ],
      },
    ],
    photo: "fotos de lado e de frente com o portão fechado, mostrando o desnível do trilho, e a largura da folha",
  },
  {
    id: "correr-vale-a-pena",
    broader: "deslizante",
    label: "Portão de correr vale a pena?",
    phrase: "se o portão de correr vale a pena",
    asks: [
      "correr vale pena",
      "deslizante vale pena",
      "correr compensa",
      "deslizante compensa",
      "vantagens correr",
      "vantagens deslizante",
      "desvantagens correr",
      "desvantagens deslizante",
      "portão correr bom",
      "portão correr dá problema",
      "deslizante funciona bem",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão de correr vale a pena quando há parede livre ao lado do vão, pouco maior que a folha, e o piso é plano. Ele não avança na calçada, não limita a altura e aguenta uso intenso. Em troca, exige trilho limpo e nivelado; a troca do motor em casa fica de {price.homeSwap}.",
        "O portão deslizante é bom para vão largo, carro alto e muitas aberturas, porque a folha se apoia no trilho e o motor só a puxa. A desvantagem é precisar de parede livre do tamanho da folha e de limpeza semanal. Em residência, a troca do motor fica de {price.homeSwap}.",
        "O portão de correr compensa em casa nova desde que sobre parede ao lado, um pouco maior que o vão, e o trilho fique plano. Ele não invade a calçada nem limita a altura, mas o trilho e as roldanas precisam de manutenção. A troca do motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e desvantagens do portão de correr", "Prós e contras do portão deslizante"],
        slots: [
          [
            "A parede livre e o piso plano decidem antes de tudo. Se um dos dois falta, o basculante ou o portão de abrir costuma servir melhor.",
            "Meça a parede ao lado do vão e confira se o piso é plano, porque sem isso o portão de correr não funciona bem. Com as duas condições atendidas, compare os pontos abaixo.",
            "O portão de correr depende de espaço lateral e de piso nivelado. Quando a entrada tem os dois, o que resta é pesar as vantagens e os cuidados.",
          ],
        ],
        bullets: [
          "A favor: não limita a altura e serve para van e caminhonete.",
          "A favor: não avança na calçada nem entra na garagem.",
          "A favor: aguenta folha pesada e muitas aberturas por dia.",
          "Contra: precisa de parede livre, pouco maior que o vão.",
          "Contra: não serve em rampa, e a areia no trilho gasta as rodas.",
        ],
      },
      {
        about: "care",
        headings: ["Os cuidados do portão de correr", "Manutenção de trilho, roldana e cremalheira"],
        slots: [
          [
            "Varra o trilho toda semana, com o disjuntor desligado, e não passe graxa nele, porque ela segura areia. A cremalheira de aço, a régua dentada, recebe lubrificante seco a cada {rack.months}, e a revisão em casa é {visits.home}.",
            "A limpeza semanal do trilho com vassoura, sem produto algum, é o que mais poupa as rodas. O lubrificante seco na régua dentada de aço tem intervalo de {rack.months}, e o técnico revisa o conjunto {visits.home}.",
            "O trilho deve ficar limpo e seco, o que se consegue com uma varrida por semana. Na cremalheira de aço usa-se spray seco, com intervalo de {rack.months}, e a revisão em casa é {visits.home}.",
          ],
          [
            "A guia de cima e o batente nas duas pontas são obrigatórios, porque sem eles a folha pode sair do trilho e tombar.",
            "A guia superior mantém a folha em pé, e o batente impede que ela passe do fim. Os dois devem ser conferidos todo mês.",
            "Folha com guia frouxa ou sem batente pode cair, por isso vale olhar esses dois pontos uma vez por mês.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ter um portão de correr", "Motor, base e cremalheira: o que entra no custo"],
        slots: [
          [
            "A troca do motor, com mão de obra, fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada. Na primeira instalação somam-se a base de concreto, o ponto de energia e a cremalheira, um metro para cada metro de folha.",
            "Trocar o motor residencial custa de {price.homeSwap}, e o de portão pesado, de {price.heavySwap}. Quem instala pela primeira vez ainda paga a base, a energia e a cremalheira do comprimento da folha.",
            "O motor trocado em residência fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, já com o serviço. Base, circuito elétrico e cremalheira entram na conta quando ainda não existem.",
          ],
          [
            "A montagem leva de {time.sliding}, e o motor comprado conosco tem {warranty.motor} de garantia.",
            "A instalação toma de {time.sliding}, com {warranty.motor} de garantia no motor que vendemos.",
            "Reserve de {time.sliding} para a montagem; o motor que fornecemos tem {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de correr é mais caro que basculante?",
        answers: [
          "Costuma ser, porque o motor de correr precisa de base e cremalheira. Para comparar, o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}.",
          "Em geral, sim. O kit basculante para até {width.quarterHp} parte de {price.lowest} já montado, enquanto o de correr ainda leva base e cremalheira.",
        ],
      },
      {
        question: "Portão de correr dá muito defeito?",
        answers: [
          "Pouco, se o trilho está limpo e as roldanas são boas. Os defeitos mais comuns são roda gasta, ímã de parada fora do lugar e folga na cremalheira.",
          "Não, quando recebe limpeza. A maior parte dos problemas começa com sujeira no trilho, que gasta a roldana e força o motor.",
        ],
      },
      {
        question: "É fácil abrir o portão de correr pelo lado de fora?",
        answers: [
          "Não, quando o motor está travado, a guia é justa e há batente que impede erguer a folha. Em folha larga, a trava elétrica reforça.",
          "Não é fácil, desde que haja peça antissalto e motor engatado. Folga entre a folha e a guia de cima precisa ser corrigida.",
        ],
      },
      {
        question: "E se a parede for menor que a folha?",
        answers: [
          "O portão telescópico resolve, porque a folha em duas ou três partes recolhe em menos espaço. Ele custa mais e pede mais manutenção.",
          "Nesse caso usa-se um portão telescópico, que recolhe em partes, ou outro tipo, como o basculante.",
        ],
      },
    ],
    photo: "fotos da frente e da parede ao lado do vão, com a largura, a altura e o espaço lateral medidos",
  },
  {
    id: "como-funciona-correr",
    broader: "deslizante",
    label: "Como funciona o portão de correr",
    phrase: "como funciona o portão de correr",
    asks: [
      "faz portão correr andar parar",
      "quais peças portão correr automático",
      "como funciona deslizante",
      "como funciona correr",
      "como funciona motor correr",
      "como funciona motor deslizante",
      "funcionamento deslizante",
      "funcionamento correr",
      "portão deslizante como funciona",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de correr funciona com a folha apoiada em roldanas sobre o trilho: um motor no piso gira a engrenagem, que puxa a cremalheira presa à folha. O fim de curso manda parar, o batente segura se ele falhar, e a fotocélula faz voltar se há algo no vão.",
        "As peças de um portão de correr automático são folha, duas roldanas, trilho, guia, cremalheira, motor, fim de curso e fotocélula. O trilho carrega, o motor empurra: a engrenagem encaixa na cremalheira, com {rack.clearance} de folga, e leva a folha para o lado.",
        "O motor de um portão deslizante não levanta peso, só empurra: as roldanas levam a folha no trilho, e a engrenagem move a cremalheira, a régua dentada. Ímãs marcam onde parar, e por isso um motor pequeno anda com folha de 300 kg.",
        "O portão deslizante, ou de correr, funciona apoiado: as roldanas carregam a folha no trilho, e o motor, no piso, gira uma engrenagem que empurra a cremalheira, a barra de dentes presa na folha. O fim de curso manda parar em cada ponta, e a fotocélula faz voltar se há alguém no vão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes do portão de correr", "Quem carrega e quem empurra a folha"],
        slots: [
          [
            "Cada peça tem um papel, e a que falha sobrecarrega as outras.",
            "De baixo para cima, o conjunto é este.",
            "O mecanismo se entende peça por peça.",
          ],
        ],
        bullets: [
          "Trilho e duas roldanas: levam todo o peso.",
          "Guia superior: mantém a folha em pé.",
          "Cremalheira e engrenagem: transformam giro em movimento reto.",
          "Motor e redutor: fazem a força e travam a folha parada.",
          "Fim de curso: ímãs que marcam aberto e fechado.",
          "Batente: segurança mecânica nas duas pontas.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada defeito revela", "Quando uma peça falha"],
        slots: [
          [
            "Folha pesada e rangendo é roldana ou trilho; motor que gira com a folha parada, engrenagem ou destravamento. Parada fora do ponto é ímã do fim de curso.",
            "Rangido e peso vêm de roda ou trilho. Motor girando em falso aponta dente gasto ou chave aberta, e parada errada, o ímã.",
            "Se pesa, olhe embaixo; se o motor gira sozinho, a engrenagem; se para no lugar errado, o ímã.",
          ],
          [
            "Motor que ronca parado pede disjuntor desligado, porque é capacitor ou folha presa. Folha que balança ou sai da guia não se empurra.",
            "Ronco sem movimento: desligue o disjuntor. Folha bamba ou fora do trilho fica parada, pois pode tombar.",
            "Roncou e não andou, corte a energia. Fora do trilho, ninguém mexe.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidado simples do deslizante", "O que fazer em casa"],
        slots: [
          [
            "O trilho limpo é o que mais prolonga a vida do conjunto. Faça com o disjuntor desligado.",
            "Varrer o trilho evita a maior parte das paradas, sempre sem energia.",
            "A rotina leva dez minutos, com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Varra o trilho e tire pedras, sem pôr a mão sob a roldana.",
          "A cada {rack.months}, limpe e lubrifique os dentes da cremalheira.",
          "Não passe graxa no trilho.",
          "Religue e acompanhe uma abertura, de longe.",
          "Peça a revisão {visits.home} em casa, a partir de {price.preventive}, sem peças.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto espaço lateral ele precisa?",
        answers: [
          "Da largura da folha mais a sobra do batente: vão de 3 metros pede uns 3,3 a 3,5 de parede livre.",
          "Do tamanho do vão e um pouco mais. Com menos, só folha telescópica, que usa metade.",
        ],
      },
      {
        question: "O que acontece sem luz?",
        answers: [
          "Com trilho nivelado e folha reta, destrava-se o motor pela chave, com o disjuntor desligado. Em trilho inclinado, não: a folha corre sozinha.",
          "Usa-se a chave, sem energia, em piso plano. Nobreak evita a manobra.",
        ],
      },
      {
        question: "Quanto dura o motor do portão de correr?",
        answers: [
          "De {trade.life}, com folha leve, trilho limpo e revisão {visits.home}.",
          "A vida esperada é de {trade.life}; roldana ruim encurta.",
        ],
      },
      {
        question: "Precisa quebrar o piso?",
        answers: [
          "Só onde o piso é fraco ou o trilho é embutido. Em concreto firme, a base do motor vai parafusada.",
          "Em geral não, se já há trilho. A base é parafusada e o fio corre em eletroduto pela parede.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do piso onde o motor ficaria, com a largura e a altura da folha",
  },
  {
    id: "correr-emperrando",
    broader: "deslizante",
    label: "Portão de correr emperrando",
    phrase: "o portão de correr emperrando",
    asks: [
      "portão correr travando",
      "portão correr trava",
      "portão deslizante travando",
      "correr agarrando",
      "correr agarra",
      "correr agarra trilho",
      "correr agarrando trilho",
      "correr empaca",
      "correr empacando",
      "correr empacou",
      "correr empaca abrir",
      "correr trava abrir",
      "correr trava fechar",
      "correr travando abrir",
      "correr emperrando",
      "correr emperrado",
      "correr emperrou",
      "correr travando",
      "correr travado",
      "correr travou",
      "correr pesado",
      "correr duro",
      "correr enroscando",
      "correr prendendo",
      "deslizante emperrando",
      "deslizante emperrado",
      "deslizante travando",
      "deslizante travado",
      "deslizante travou",
      "deslizante pesado",
      "correr raspando",
      "deslizante raspando",
      "portão correr travou fazer",
      "correr travou o que fazer",
      "correr travado o que fazer",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr emperrando quase sempre tem sujeira ou amassado no trilho, roldana gasta ou guia de cima apertada. Se prende sempre no mesmo ponto, é o trilho; duro no percurso todo, é roldana. Desligue o disjuntor e varra; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão deslizante está travando, pare de insistir e olhe o trilho com o disjuntor desligado: pedra, terra e emenda saltada são o mais comum. Se ele prende sempre no mesmo ponto, é o trilho; se prende por igual, é a roda. Regular, em residência, custa desde {price.preventive}, fora peças.",
        "O portão de correr fica prendendo por trilho sujo ou torto, roda com rolamento travado ou guia apertada. Limpe o trilho com a energia cortada e, se continua duro de correr, chame: a visita que alivia a folha começa em {price.preventive} em casa, sem contar roldana.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão de correr travado", "Passos seguros, com a folha no trilho"],
        slots: [
          [
            "Faça com o motor sem energia e a folha reta, dentro do trilho e da guia. Se ela está inclinada, não mexa, porque tomba.",
            "A folha precisa estar reta e no trilho; fora disso, ninguém empurra. Nenhum passo pede alavanca nem macaco.",
            "Antes de tudo, confira que ela não está inclinada. Com a energia cortada, siga a ordem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho inteiro.",
          "Procure pedra, amassado, emenda saltada e parafuso solto.",
          "Olhe as rodas: canal comido ou roda que arrasta.",
          "Veja se a guia de cima aperta a folha em algum ponto.",
          "Fotografe o ponto em que prende.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de correr emperra", "Onde prende e o que indica"],
        slots: [
          [
            "O ponto em que prende aponta a peça.",
            "Repare se é sempre no mesmo lugar.",
            "Um ponto ou o percurso todo: a resposta muda.",
          ],
        ],
        bullets: [
          "Sempre no mesmo ponto: trilho amassado, emenda ou piso levantado",
          "Duro por igual: roldana com rolamento travado ou canal gasto",
          "Prende em cima: guia apertada ou fora do lugar",
          "Motor geme e a barra raspa: cremalheira sem folga de {rack.clearance}",
          "Pior depois de chuva: areia e água no rolamento",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do portão travado", "O que o técnico faz"],
        slots: [
          [
            "A folha é escorada e erguida com segurança para trocar o par de roldanas. O trecho ruim do trilho é alinhado, emendado liso ou chumbado de novo.",
            "Com a folha calçada, entram rodas novas, do mesmo canal do trilho, sempre as duas. Trilho amassado se corta e emenda.",
            "Escora primeiro, depois rodas em par e trilho alinhado. Emenda nova fica rente, para a roda não bater.",
          ],
          [
            "Por fim acertam-se a cremalheira, a {rack.clearance} da engrenagem, a parada e a força, porque a altura mudou. Limpeza e ajuste levam até {trade.smallRepair}.",
            "Como a folha subiu, refazem-se a folga de {rack.clearance}, o fim de curso e a força. Sem peça, são até {trade.smallRepair}.",
            "Com a nova altura, a cremalheira volta a {rack.clearance} e a parada é regulada. Só ajuste cabe em {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Limpeza, roldana ou trilho"],
        slots: [
          [
            "Em ordem de custo: limpar e ajustar, trocar as roldanas, acertar a guia e refazer trecho de trilho. Folha grande pede mais escora e tempo.",
            "O ajuste é o mais barato, o par de roldanas vem depois, e o trilho refeito é o mais caro. O peso da folha muda a conta.",
            "Do ajuste às rodas e delas ao trilho, o valor cresce. Reparo tem os 90 dias da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho?",
        answers: [
          "Não. A graxa com areia vira lixa e gasta as rodas. O trilho fica limpo e seco.",
          "Não passe: no trilho só vassoura. A cremalheira é que recebe lubrificante próprio, a cada {rack.months}.",
        ],
      },
      {
        question: "Posso forçar o portão emperrado para tirar o carro?",
        answers: [
          "Só se a folha está reta, no trilho, com o disjuntor desligado e destravada, empurrando devagar. Se prender, pare.",
          "Não force. Uma folha que sai do trilho tomba de lado.",
        ],
      },
      {
        question: "Aumentar a força do motor resolve?",
        answers: [
          "Não: esconde o atrito, gasta a engrenagem e tira a proteção contra esmagamento.",
          "Não. Primeiro a folha precisa correr leve.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Toda semana em rua de terra e uma vez por mês nas outras, com o disjuntor desligado.",
          "Pelo menos uma vez por mês. Árvore ou obra perto pede toda semana.",
        ],
      },
    ],
    photo: "fotos do trilho, das roldanas e do ponto em que prende, com a largura do portão",
  },
  {
    id: "deslizante-quarto-hp-preco",
    broader: "deslizante",
    label: "Preço do motor deslizante de 1/4 HP",
    phrase: "o preço do motor deslizante de 1/4 HP",
    asks: [
      ...combine(
        ["motor deslizante 1/4", "motor correr 1/4", "deslizante 1/4", "portão correr 1/4"],
        [
          "preço",
          "preço instalado",
          "quanto custa",
          "quanto sai",
          "valor",
          "valor instalado",
          "instalado",
          "orçamento",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O motor deslizante de 1/4 HP instalado custa, na troca em casa, de {price.homeSwap}, com motor e mão de obra; folha leve e cremalheira (a régua dentada) aproveitada deixam o valor perto do mínimo. No primeiro motor do portão somam base e cremalheira por metro, pela foto e pela largura.",
        "Quanto custa o motor deslizante 1/4 HP instalado em casa: de {price.homeSwap} na troca, já com a montagem, perto do mínimo em portão leve. Portão ainda manual acrescenta cremalheira por metro, base e ponto de energia, conforme a medida da folha.",
        "O preço do motor de correr de 1/4 HP, com instalação na troca, fica de {price.homeSwap}, e ele é dos modelos menores dessa faixa, feito para folha leve. Se o portão nunca teve motor, some a cremalheira no comprimento da folha, a base e a energia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do 1/4 HP", "O que está na faixa e o que fica fora"],
        slots: [
          [
            "Na troca, o valor reúne o motor, a retirada do antigo, a montagem e a regulagem de força e parada. Cremalheira reta, que serve no motor novo, fica e não se paga.",
            "A faixa cobre motor e serviço, do desmonte do velho ao teste, com força e parada acertadas. A régua dentada boa continua no portão.",
            "Motor novo, desmontagem, fixação e regulagem estão incluídos na troca. Aproveita-se a cremalheira se os dentes casam com a engrenagem.",
          ],
        ],
        bullets: [
          "Cremalheira nova, por metro, no comprimento da folha",
          "Base de concreto, se o piso não tem onde fixar",
          "Ponto de energia até o motor",
          "Roldana gasta ou trilho torto",
          "Fotocélula e controles a mais",
        ],
      },
      {
        about: "choose",
        headings: ["O 1/4 HP dá conta do seu portão?", "Até que peso o 1/4 HP serve"],
        slots: [
          [
            "De correr, o 1/4 HP costuma ter na etiqueta capacidade de 300 a 400 kg; com um terço de folga, serve a folha de uns 220 a 300 kg. Grade, alumínio e chapa comum de 3 ou 4 metros cabem aí.",
            "A etiqueta de um 1/4 HP deslizante traz em geral de 300 a 400 kg, o que, descontada a folga de um terço, atende folhas de 220 a 300 kg, como as de 3 ou 4 metros em chapa comum.",
            "Conte com 300 a 400 kg na ficha de um 1/4 HP de correr e deixe um terço de sobra: são folhas de até 220 a 300 kg, o que cobre alumínio, grade e chapa simples de até 4 metros.",
          ],
          [
            "Chapa grossa comprida, madeira ou muitas aberturas seguidas pedem o modelo acima, de 1/3 HP, antes que o menor esquente. Trilho duro também, só que aí se acerta o trilho.",
            "Folha longa de chapa grossa, de madeira ou de uso intenso vai para o 1/3 HP, porque o menor aquece e desarma. Se o portão arrasta, conserte o trilho primeiro.",
            "Passa a valer o 1/3 HP em madeira, chapa grossa ou portão que abre sem parar. Portão que prende na mão se corrige, e não se compensa com motor.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a instalação", "Prazo e garantia"],
        slots: [
          [
            "Com trilho e base prontos, são de {time.sliding} de trabalho; concreto novo precisa curar antes. No fim, gravam-se os controles e testa-se a volta diante de um obstáculo.",
            "A montagem em casa leva de {time.sliding}, com a folha correndo leve; base nova acrescenta dias de cura. A entrega inclui controles gravados e teste de obstáculo.",
            "Conte de {time.sliding}, fora a cura de uma base nova. Você recebe os controles cadastrados e o portão testado com uma caixa no caminho.",
          ],
          [
            "O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. No cartão, o total se divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} no serviço, com pagamento por Pix ou cartão em até {shop.instalments} vezes.",
            "A fábrica garante o motor por {warranty.motor}, e a instalação tem {warranty.installation}; parcela-se em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não: os kits de {price.lowest} a {price.highest}, instalados, são de motor basculante. O deslizante de 1/4 HP se orça por peso e largura.",
          "Não servem, porque são acionadores de basculante. No de correr, o valor sai por fotos, largura e material.",
        ],
      },
      {
        question: "Já tenho o motor de 1/4 HP. Quanto custa só instalar?",
        answers: [
          "A instalação do motor de 1/4 HP que você já tem parte de {price.installation}; cremalheira e base, se faltarem, somam à parte.",
          "Só a mão de obra sai a partir de {price.installation}, com {warranty.installation} de garantia no serviço, fora base e cremalheira.",
        ],
      },
      {
        question: "1/4 ou 1/3 HP: qual escolher?",
        answers: [
          "Pelo peso: se a ficha do 1/4 HP não passa em um terço o peso da folha, vá ao 1/3. Uma folha de 300 kg pede 400 kg na ficha.",
          "Folha leve de até 4 metros fica com o 1/4 HP; chapa grossa, madeira ou muitas aberturas, com o 1/3 HP.",
        ],
      },
      {
        question: "Em quanto tempo ele abre?",
        answers: [
          "Depende dos metros da folha e da velocidade da ficha; um comum de 4 metros leva bem mais que um com inversor. Rápido custa mais.",
          "O 1/4 HP comum anda devagar, e o tempo cresce com a largura. Há versão com inversor, mais cara, que reduz a espera.",
        ],
      },
    ],
    photo: "fotos do portão de correr inteiro, do trilho e do lugar do motor, com a largura e o material",
  },
  {
    id: "deslizante-motor-preco",
    broader: "deslizante",
    label: "Preço do motor deslizante instalado",
    phrase: "o preço do motor deslizante instalado",
    asks: [
      "automatizador deslizante preço",
      "automatizador deslizante quanto custa",
      "automatizador deslizante valor",
      "automatizador portão correr preço",

      "quanto custa motor portão correr instalado",
      "motor portão correr instalado preço",
      "preço motor deslizante com mão obra",
      "preço motor deslizante mão de obra",
      "motor deslizante preço",
      "motor deslizante instalado",
      "motor correr preço",
      "motor correr instalado",
      "motor deslizante quanto custa",
      "motor correr quanto custa",
      "motor deslizante valor",
      "motor correr valor",
      "motor deslizante orçamento",
      "motor correr orçamento",
      "portão correr motor quanto",
      "motor deslizante preço instalado",
      "troca motor correr",
      "trocar motor correr",
      "troca motor deslizante",
      "trocar motor deslizante",
      "troca motor portão correr",
      "trocar motor correr preço",
      "trocar motor deslizante preço",
      "troca motor correr quanto custa",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão de correr instalado custa de {price.homeSwap} em casa, quando troca um que já existe. Em prédio, galpão ou folha pesada, custa de {price.heavySwap}. O primeiro motor de um portão manual é orçado de graça, por foto, porque soma a base no piso e a cremalheira, a barra dentada da folha.",
        "O preço do motor para portão deslizante, já instalado na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio, galpão ou folha pesada. No portão que ainda é manual, o orçamento é grátis, por foto: somam-se a base e a cremalheira, a barra dentada da folha, cobrada por metro.",
        "Na troca de motor de portão de correr, o preço com mão de obra é de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada ou de uso coletivo. Se o portão nunca teve motor, a base no piso e a cremalheira, a barra dentada em que a engrenagem corre, entram num orçamento grátis, por foto.",
        "O preço do motor de portão de correr instalado depende da folha: na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com a mão de obra. A primeira instalação custa mais, porque leva cremalheira, a barra de dentes presa à folha, e base de concreto. Mande foto e largura para o orçamento grátis.",
        "Motor para portão deslizante custa, na troca e já montado, de {price.homeSwap} em casa; em prédio, galpão ou folha pesada, de {price.heavySwap}. O peso da folha, o uso por dia e a velocidade decidem o valor. Em portão manual, o preço vem por foto, com a base e a cremalheira por metro.",
      ],
      repair: [
        "A troca do motor do portão de correr fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio, galpão ou folha pesada, com a mão de obra. O técnico confere a folha e o trilho, tira o motor antigo, monta o novo e grava os controles, em {time.sliding} numa casa. A cremalheira em bom estado é aproveitada.",
        "Na troca do motor deslizante, o novo precisa mover um terço a mais que o peso da folha. Com a mão de obra, a troca custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, e leva {time.sliding} numa casa. Base e cremalheira boas são aproveitadas, depois de conferidas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que está no preço da troca de motor de portão de correr",
          "Troca de motor de portão de correr: o que entra",
        ],
        slots: [
          [
            "Na troca, o valor cobre o motor novo, a retirada do antigo, a montagem e a regulagem de força e de parada. Se a cremalheira da folha é reta e serve no motor novo, ela fica e o total diminui.",
            "A faixa da troca inclui motor e serviço, da retirada do velho ao teste final. A cremalheira atual é aproveitada quando os dentes estão bons e combinam com a engrenagem nova.",
            "Motor, retirada do anterior, fixação e regulagem estão dentro da faixa da troca. A cremalheira antiga pode continuar, desde que esteja reta e sirva na nova engrenagem, o que reduz o total.",
          ],
        ],
        bullets: [
          "Cremalheira nova, por metro: folha de 4 metros leva 4 metros",
          "Base de concreto no piso, se não existir",
          "Ponto de energia com terra até o lugar do motor",
          "Roldana gasta ou trilho torto",
          "Controles a mais e fotocélula",
        ],
      },
      {
        about: "choose",
        headings: ["Peso e uso mudam o preço", "O que leva ao começo ou ao alto da faixa"],
        slots: [
          [
            "Folha leve, de grade ou alumínio, em casa de família, usa um motor simples, na parte baixa da faixa. Chapa fechada, folha longa ou motor rápido, com inversor, que acelera e freia sem tranco, custam mais.",
            "Uma folha vazada e leve, com poucas aberturas por dia, fica com o modelo de entrada, o mais barato. A chapa fechada, o comprimento grande e o motor rápido, com inversor, levam ao alto da faixa.",
            "O mais barato atende a folha leve, de grade ou alumínio, em uso de família. Paga-se mais por portão longo, por chapa inteira e por velocidade, que pede inversor para partir e parar com suavidade.",
          ],
          [
            "Prédio e galpão ficam na faixa maior porque pedem motor de uso intenso e cremalheira de aço. Um motor de casa, nesse ritmo, esquenta e desliga na hora cheia.",
            "Em garagem coletiva ou galpão, o motor é de uso intenso, com cremalheira de aço, e por isso custa mais. Um modelo de casa desligaria por calor na hora de pico.",
            "A faixa mais alta é a do uso intenso, em prédio ou galpão, com cremalheira de aço, porque o motor residencial esquenta e para quando abre muitas vezes seguidas.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Horas de serviço e garantia", "Quanto tempo leva a instalação"],
        slots: [
          [
            "Com trilho e base prontos, a montagem leva de {time.sliding}; em folha pesada, de {time.heavy}. Uma base de concreto nova precisa secar alguns dias antes de receber o motor.",
            "O serviço em casa ocupa de {time.sliding}, e o de portão pesado, de {time.heavy}, se a base já existe. Base nova é feita antes e seca por alguns dias.",
            "Conte de {time.sliding} em residência e de {time.heavy} em folha pesada. Quando falta a base, o concreto é feito antes e seca por alguns dias.",
          ],
          [
            "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. No fim, os controles ficam gravados e o técnico testa se o portão recua ao encontrar um obstáculo.",
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação. Antes da entrega, os controles são gravados e o recuo diante de um obstáculo é testado.",
            "Você recebe {warranty.motor} de garantia no motor e {warranty.installation} no serviço. A entrega inclui os controles gravados e o teste de parada diante de uma caixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não. Os kits de {price.lowest} a {price.highest} são de motor basculante, com outro mecanismo. O de correr é orçado por peso, largura e uso.",
          "Não servem, porque são motores de basculante. Para o portão de correr, o preço sai das fotos, da largura e do material da folha.",
          "Não, eles são só para basculante. No portão de correr, o motor é escolhido pelo peso e pelo uso, e o valor é informado pela foto.",
        ],
      },
      {
        question: "Já comprei o motor de correr. Quanto custa só instalar?",
        answers: [
          "A mão de obra de um motor comprado à parte custa a partir de {price.installation}. Base, cremalheira e ponto de energia, se faltarem, são somados.",
          "Só a instalação sai a partir de {price.installation}, com {warranty.installation} de garantia no serviço. O que faltar, como cremalheira ou base, é orçado à parte.",
          "A partir de {price.installation}, se o modelo servir ao peso da folha. Mande a foto da etiqueta e do portão antes de marcar.",
        ],
      },
      {
        question: "Qual potência de motor o portão de correr precisa?",
        answers: [
          "Depende do peso e das aberturas por dia, e não só da largura. A ficha do motor traz o peso máximo, que deve ficar um terço acima do peso da sua folha.",
          "O peso da folha e o uso decidem, mais que o tamanho. Um motor de 400 kg, por exemplo, atende bem folha de até uns 300 kg, se ela corre leve na mão.",
          "Olhe os quilos da ficha, e não os HP: deixe um terço de sobra sobre o peso da folha. Portão que abre muitas vezes por hora pede modelo de uso intenso.",
        ],
      },
      {
        question: "Dá para parcelar o motor de correr?",
        answers: [
          "Sim, no cartão em até {shop.instalments} vezes, depois de aprovado o orçamento. Também se paga por Pix.",
          "Dá: até {shop.instalments} vezes no cartão, ou Pix. O total vem escrito antes, com motor, peças e mão de obra.",
          "Pode ser no cartão, em até {shop.instalments} parcelas, ou no Pix. O orçamento mostra o total antes de marcar o serviço.",
        ],
      },
    ],
    photo: "fotos do portão de correr inteiro, do trilho e do lugar do motor, com a largura, a altura e o material",
  },
  {
    id: "portao-telescopico",
    broader: "deslizante",
    label: "Portão telescópico automático",
    phrase: "o portão telescópico",
    asks: [
      "telescópico",
      "portão telescópico",
      "deslizante telescópico",
      "correr telescópico",
      "telescópico automático",
      "portão telescópico automático",
      "motor telescópico",
      "motor portão telescópico",
      "telescópico preço",
      "telescópico conserto",
      "automatizar telescópico",
      "telescópico duas folhas",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão telescópico automático usa um motor deslizante só: ele puxa a primeira folha, e o cabo ou a corrente leva as outras, que se recolhem uma atrás da outra. A lateral livre cai para perto da metade do vão, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor para portão telescópico é o de correr comum, com capacidade para o peso somado das folhas e um terço de folga. Uma folha anda com o motor e arrasta as demais por cabo ou corrente, ocupando metade da lateral; trocar o motor de casa custa {price.homeSwap}.",
        "Sem espaço lateral, o portão de correr telescópico resolve: dividido em folhas sobrepostas, pede perto de metade da parede e anda com um motor apenas. A folha é feita pelo serralheiro; o motor trocado em casa, com mão de obra, sai por {price.homeSwap}.",
      ],
      installation: [
        "Na instalação do portão telescópico vai um motor deslizante só, que puxa a primeira folha enquanto o cabo ou a corrente leva as outras. A capacidade cobre o peso somado com um terço de folga, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor do portão telescópico se instala na folha da frente, com cremalheira, e arrasta as demais por cabo ou corrente. Para trocar um já existente em casa, conte {price.homeSwap}, trabalho incluído; o primeiro motor pede ainda base e ponto de energia.",
      ],
      price: [
        "O motor do portão telescópico custa, na troca em casa, {price.homeSwap}, com mão de obra; se as folhas somadas pesam como portão de prédio, {price.heavySwap}. No primeiro motor entram também base, cremalheira e energia, e as folhas são cobradas pelo serralheiro.",
        "O preço do motor para portão telescópico fica em {price.homeSwap} na troca residencial e em {price.heavySwap} na folha muito pesada, sempre com o trabalho. Quem automatiza pela primeira vez soma base, cremalheira e ligação elétrica.",
      ],
      repair: [
        "No conserto do portão telescópico, o técnico vê primeiro o cabo ou a corrente que liga as folhas, depois roldanas, trilhos e motor. Desligue o disjuntor e não force a folha que ficou para trás: a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão telescópico com defeito costuma ter cabo de arraste frouxo, roldana presa ou trilho fora do paralelo. Deixe o disjuntor desligado e a folha parada; em residência, a visita que ajusta e alinha começa em {price.preventive}, peças à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o telescópico anda com um motor", "Uma folha puxa a outra"],
        slots: [
          [
            "A folha da frente leva a cremalheira e anda com o motor. Um cabo ou corrente a liga à segunda, que percorre metade da distância no mesmo tempo e termina atrás dela.",
            "O motor engrena na folha dianteira, que tem a cremalheira, a régua dentada. A de trás vem puxada por cabo ou corrente e anda na metade da velocidade, até as duas se sobreporem.",
            "Só a folha dianteira é movida, pela régua dentada chamada cremalheira. Presa a ela por cabo ou corrente, a outra vem devagar e se esconde ao lado.",
          ],
          [
            "Cada folha corre no próprio trilho, e os dois precisam estar paralelos e nivelados. Sem isso uma delas prende e o motor força.",
            "São dois trilhos lado a lado, que têm de ficar limpos, em nível e à mesma distância do começo ao fim. Um desvio pequeno já prende a folha.",
            "Os trilhos são dois e correm paralelos. Qualquer desnível ou sujeira trava uma das folhas e sobrecarrega o motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor o telescópico pede", "Peso somado e espaço ao lado"],
        slots: [
          [
            "Some o peso de todas as folhas e deixe um terço de folga na capacidade. Duas de 150 kg, por exemplo, pedem motor para 400 kg.",
            "O peso que conta é o total das folhas, mais um terço. Assim, 300 kg somados levam a um motor de 400 kg.",
            "Calcule pelo conjunto, não pela folha que leva o motor: a 300 kg no total corresponde um modelo de 400 kg.",
          ],
          [
            "Com duas folhas, reserve ao lado perto da metade do vão, mais o lugar do motor. Num vão de 4 metros, isso dá cerca de 2 metros livres, em vez de 4.",
            "Meça a parede: para um vão de 4 metros, bastam cerca de 2 livres com duas folhas, além do canto em que fica o motor.",
            "A lateral necessária cai pela metade. Quem tem 4 metros de vão precisa de uns 2 de parede e de espaço para o motor.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando uma folha fica para trás", "Defeitos próprios do telescópico"],
        slots: [
          [
            "Folha que atrasa ou fica no caminho tem cabo frouxo, corrente solta ou roldana presa. Pancada no encontro das duas é batente gasto ou parada suave sem regulagem.",
            "Se uma delas para antes, o cabo de arraste afrouxou ou a roldana travou. Batida entre as folhas vem de batente gasto ou de fim de curso, o sensor de parada, fora do ponto.",
            "Atraso de uma folha aponta o arraste, seja cabo, seja corrente, ou uma roda travada. O baque no encontro pede batente novo e parada ajustada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão telescópico?",
        answers: [
          "A folha e os trilhos são do serralheiro. Motor, cremalheira, regulagem e conserto são conosco.",
          "Não fabricamos a folha: o serralheiro a faz, e nós cuidamos do motor, da cremalheira e da manutenção.",
        ],
      },
      {
        question: "O telescópico precisa de dois motores?",
        answers: [
          "Só quando abre para os dois lados. Para um lado, um motor arrasta todas as folhas.",
          "Um basta se tudo se recolhe para o mesmo lado. Abrindo ao meio, cada lado ganha o seu, e a conta fica em {price.homeSwapTwice}.",
        ],
      },
      {
        question: "Meu portão de correr pode virar telescópico?",
        answers: [
          "Pode: o serralheiro corta a folha em duas e põe o segundo trilho. O motor atual serve se tiver folga para o peso novo.",
          "Sim, com a folha dividida e um trilho a mais, serviço de serralheria. Confira a capacidade do motor antes, pois o conjunto novo pesa mais.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor?",
        answers: [
          "Como em portão de correr, {time.sliding}, com as folhas andando leves na mão. Trilho fora do nível se corrige antes.",
          "Conte {time.sliding}, o mesmo do deslizante, se trilhos e arraste já estão certos e a energia chega ao local.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, dos trilhos e da etiqueta do motor, se houver, com as medidas",
  },
  {
    id: "portao-embutido-na-parede",
    broader: "deslizante",
    label: "Portão de correr embutido na parede",
    phrase: "o portão embutido na parede",
    asks: [
      "portão embutido parede",
      "portão deslizante embutido parede",
      "portão correr embutido parede",
      "deslizante embutido",
      "correr embutido",
      "portão embutido muro",
      "portão correr dentro parede",
      "portão entra parede",
      "portão some parede",
      "portão correr atrás muro",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para pôr motor em portão de correr embutido na parede: a folha entra no vão do muro, e o motor fica no piso, antes da boca, onde a engrenagem alcança a cremalheira. Trocar o motor em casa custa de {price.homeSwap}; a parede dupla é do pedreiro, e a folha, do serralheiro.",
        "O portão deslizante embutido no muro aceita motor, que fica por dentro, junto à boca da parede, num nicho com tampa. A troca em casa vai de {price.homeSwap}, com mão de obra, e o primeiro motor soma base, cremalheira e energia; deixe acesso ao trilho antes de fechar a parede.",
        "No portão de correr que entra na parede dupla, o motor se instala no piso, ao lado da folha e antes do vão, com a trava ao alcance da mão. Em residência, trocar o motor fica de {price.homeSwap}; sem tampa de acesso, qualquer roldana gasta obriga a abrir o muro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a parede precisa ter", "Antes de fechar a parede dupla"],
        slots: [
          [
            "Depois de fechada a parede, roldana e trilho só se alcançam por uma tampa.",
            "O erro comum é fechar tudo sem acesso para a manutenção.",
            "Passe esta lista ao pedreiro antes do reboco.",
          ],
        ],
        bullets: [
          "Vão interno mais largo que a folha com a cremalheira, com folga dos dois lados",
          "Trilho nivelado até o fundo, com dreno e saída para a sujeira",
          "Tampa de acesso para trocar roldana e limpar o trilho",
          "Batente no fundo, para a folha não bater na alvenaria",
          "Base, eletroduto e energia junto à boca da parede",
        ],
      },
      {
        about: "choose",
        headings: ["Onde fica o motor no portão embutido", "Motor e destravamento ao alcance"],
        slots: [
          [
            "O motor fica do lado de dentro, encostado na boca da parede, com a engrenagem a {rack.clearance} da cremalheira. A chave de destravamento precisa girar sem esbarrar no muro.",
            "Ele vai no piso, por dentro, logo antes de a folha sumir, com {rack.clearance} de folga na cremalheira. Deixe espaço para a mão e a chave da trava.",
            "O lugar é junto à boca do vão, no lado interno, e a folga entre engrenagem e cremalheira é de {rack.clearance}. A tampa do motor e a trava precisam abrir.",
          ],
          [
            "Se preferir escondê-lo, faça um nicho com tampa, dreno e ventilação, acima do nível da água. Motor fechado em alvenaria esquenta e não se conserta.",
            "Um nicho ventilado, com tampa e dreno, esconde o motor sem prejuízo. Fechado de todo, ele aquece e não há como destravar.",
            "Para o motor não aparecer, use um nicho alto, seco e com tampa. Emparedar não serve, por causa do calor e da manutenção.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Motor, cremalheira e obra"],
        slots: [
          [
            "Na troca, base e cremalheira boas se aproveitam, e o serviço leva de {time.sliding}. Na primeira instalação somam-se cremalheira por metro, base e ponto de energia.",
            "Trocar aproveita o que existe e toma de {time.sliding}. Instalar do zero acrescenta base, cremalheira e circuito de energia.",
            "Quem já tem motor reaproveita base e cremalheira, num serviço de {time.sliding}. Quem não tem paga ainda cremalheira, base e fiação.",
          ],
          [
            "Parede, tampa e trilho são do pedreiro, e a folha, do serralheiro, em contas separadas. Roldana dentro da parede encarece qualquer conserto quando não há acesso.",
            "As obras de alvenaria e a folha se orçam à parte, com pedreiro e serralheiro. Sem tampa, trocar uma roldana pode custar mais que o motor, pela quebra do muro.",
            "Alvenaria e folha não entram no preço do motor. A falta de acesso é o que mais pesa depois, porque obriga a quebrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a parede ou o portão embutido?",
        answers: [
          "A parede é do pedreiro e a folha, do serralheiro. Motor, cremalheira e regulagem são conosco, e dizemos antes onde deixar a base.",
          "Não: alvenaria e folha são de outros profissionais. Mande o projeto, e marcamos o lugar do motor, da tampa e do eletroduto.",
        ],
      },
      {
        question: "E se a folha sair do trilho lá dentro?",
        answers: [
          "Desligue o disjuntor e não puxe a folha. Pela tampa de acesso o técnico a recoloca; sem tampa, pode ser preciso abrir a parede.",
          "Pare o motor e não force, porque ela pode travar ou tombar. Com acesso, recoloca-se; sem ele, abre-se a alvenaria.",
        ],
      },
      {
        question: "Como se limpa o trilho dentro da parede?",
        answers: [
          "Pela tampa, com aspirador ou vassoura estreita, e o disjuntor desligado. O caimento e o dreno fazem a água levar parte da areia.",
          "Com o acesso aberto e a energia cortada, a cada {rack.months}. Em rua de terra, mais vezes.",
        ],
      },
      {
        question: "Qual motor usar no portão embutido?",
        answers: [
          "Um deslizante com capacidade um terço acima do peso da folha. Para parada suave no fundo da parede, vale um com inversor.",
          "O mesmo de um portão de correr comum, escolhido pelos quilos. O inversor ajuda, porque freia antes do batente do fundo.",
        ],
      },
    ],
    photo: "fotos da boca da parede, do trilho e do lado em que a folha recolhe, com as medidas",
  },
  {
    id: "correr-sem-espaco",
    broader: "deslizante",
    label: "Portão de correr sem espaço lateral",
    phrase: "o portão de correr sem espaço ao lado",
    asks: [
      "correr sem espaço",
      "deslizante sem espaço",
      "correr falta espaço",
      "correr pouco espaço",
      "correr não cabe",
      "correr espaço lateral",
      "deslizante espaço lateral",
      "deslizante pouco espaço",
      "sem espaço lateral portão",
      "recuo lateral correr",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão deslizante precisa de espaço na lateral igual à largura do vão mais uns 20 a 40 cm: um vão de 3 metros pede de 3,20 a 3,40 metros de parede livre. Com menos que isso, a folha não abre inteira. O telescópico de duas folhas resolve com pouco mais da metade.",
        "Quanto espaço o portão deslizante precisa na lateral depende do vão: é a largura dele mais uns 20 a 40 cm, porque a folha passa um pouco dos dois lados. Para um vão de 3 metros, reserve perto de 3,30 metros livres. Se não houver, o telescópico usa cerca de metade.",
        "Na lateral, o portão deslizante precisa de toda a largura do vão e mais 20 a 40 cm livres até a parede ou o primeiro obstáculo. Vão de 4 metros, por exemplo, pede de 4,20 a 4,40 metros. Em espaço menor, use o telescópico, que recolhe uma folha atrás da outra.",
        "Garagem sem espaço lateral para o portão de correr pede basculante, que sobe e não usa a lateral, telescópico, que ocupa perto de metade dela, ou portão de abrir para dentro. No basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}. No telescópico e no de abrir, o valor é orçado por foto e medidas.",
        "Sem espaço lateral na garagem, o portão de correr comum não cabe, porque precisa da largura do vão mais 20 a 40 cm. O telescópico cabe em pouco mais da metade disso. Se nem isso sobra, o basculante sobe sem usar a lateral, com motor a partir de {price.lowest} instalado até {width.quarterHp}.",
        "Quando falta espaço lateral para o portão correr, escolha pelo que sobra: com altura livre, o basculante; com metade da lateral, o telescópico; com recuo por dentro, o de abrir. O motor do basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado. O dos outros é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto de lateral cada portão ocupa", "Qual portão cabe na sua lateral"],
        slots: [
          [
            "A folha é sempre um pouco maior que o vão, para não deixar fresta, e precisa sair inteira da passagem. Tubo, relógio de água ou poste nesse caminho diminuem o espaço útil.",
            "A medida que vale é a da parede livre até o primeiro obstáculo, como um tubo ou o relógio de água. A folha tem alguns centímetros a mais que o vão, para fechar sem fresta.",
            "Meça a parede livre até o primeiro obstáculo e compare com a tabela abaixo. A folha precisa recolher inteira, e ela é um pouco mais larga que o vão.",
          ],
        ],
        bullets: [
          "Uma folha, vão de 3 metros: de 3,20 a 3,40 metros",
          "Telescópico de duas folhas, mesmo vão: perto de 1,80 metro, com dois trilhos",
          "Telescópico de três folhas: perto de 1,30 metro, com três trilhos",
          "Duas folhas, uma para cada lado: perto de 1,70 metro em cada lateral",
          "Basculante: nenhuma lateral, mas precisa de altura livre",
          "De abrir para dentro: recuo livre igual à largura da folha",
        ],
      },
      {
        about: "cost",
        headings: ["Que motor cada saída usa", "O motor e o preço de cada opção"],
        slots: [
          [
            "O portão de uma folha usa um motor só, e o telescópico também, porque a primeira folha puxa a outra por cabo. Duas folhas, uma para cada lado, pedem dois motores. No basculante de até {width.quarterHp} há kits instalados: {models.pricesNamed}.",
            "No telescópico basta um motor deslizante, pois a folha com motor arrasta a segunda. Abrir para os dois lados exige dois motores. Para o basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}.",
            "Tanto a folha única como o telescópico trabalham com um só motor de correr; duas folhas separadas precisam de dois. Em basculante de até {width.quarterHp}, os kits com instalação são {models.pricesNamed}.",
          ],
          [
            "Na primeira automação entram também a cremalheira, a base no piso e o ponto de energia, com orçamento por foto. Para comparar, a troca de um motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Portão que nunca teve motor soma cremalheira, base e ponto elétrico, orçados por foto. Só como referência, substituir um motor residencial custa de {price.homeSwap}, com a montagem.",
            "Se o portão ainda não tem motor, o orçamento por foto inclui a cremalheira, a base e o ponto de energia. Trocar um motor que já existe, numa casa, fica de {price.homeSwap}, com a mão de obra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de encomendar", "As medidas que decidem"],
        slots: [
          [
            "Poucos centímetros mudam a escolha, e uma folha encomendada errada não abre inteira. Meça com trena, antes de falar com o serralheiro.",
            "Tire as medidas antes de encomendar a folha, porque depois de pronta ela não tem conserto barato. Use trena e anote cada obstáculo.",
            "Com a trena, você evita encomendar uma folha que não abre até o fim. Anote também os obstáculos, além da parede livre.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do vão.",
          "Meça a parede livre de cada lado, até o primeiro obstáculo.",
          "Meça do topo do vão até a laje ou viga.",
          "Meça o recuo livre para dentro, com o carro estacionado.",
          "Fotografe por dentro, dos dois lados.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de correr também ocupa a lateral?",
        answers: [
          "Ocupa pouco: ele fica no chão, do lado de dentro da folha, com uns 30 a 40 cm de comprimento. Precisa de base firme e de acesso para manutenção.",
          "Sim, mas cabe em cerca de 30 a 40 cm no piso, junto à folha, do lado para onde ela vai. Deixe espaço para abrir a tampa e destravar.",
          "Um pouco. São uns 30 a 40 cm de comprimento, no piso, por dentro da folha e do lado em que ela recolhe, com espaço para a manutenção.",
        ],
      },
      {
        question: "O telescópico dá mais manutenção?",
        answers: [
          "Um pouco mais: são duas folhas, dois conjuntos de roldanas e o cabo que puxa a segunda. Trilho limpo e cabo conferido na revisão evitam que as folhas se desencontrem.",
          "Sim, porque tem mais peças que o simples, como roldanas em dobro e o cabo de arraste. Com trilhos limpos e revisão regular, funciona bem.",
          "Dá um pouco mais, pelas roldanas em dobro e pelo cabo que puxa a segunda folha. Os dois devem ser conferidos na revisão de {visits.home}.",
        ],
      },
      {
        question: "Dá para o portão deslizante correr por trás de uma parede curva?",
        answers: [
          "Existe o portão de correr curvo, em folhas articuladas que fazem a volta na lateral, mas ele é mais caro e tem mais peças. Na maioria das garagens, o telescópico sai melhor.",
          "Dá, com folha articulada e trilho curvo, que dobra na parede ao lado. É uma solução mais cara e com mais manutenção, indicada quando nem o telescópico cabe.",
          "Sim, com um trilho curvo e a folha dividida em painéis. Custa mais e exige revisão frequente, por isso veja antes se o telescópico cabe.",
        ],
      },
      {
        question: "Dá para transformar o portão de correr em basculante?",
        answers: [
          "Às vezes se aproveita a folha, mas colunas, braços e contrapeso são novos, e isso é obra de serralheiro. O motor de correr não serve no basculante.",
          "O serralheiro pode usar a folha, se o quadro for firme, e faz colunas, braços e contrapeso. O motor também muda, pois o de correr não move basculante.",
          "É possível em alguns casos, com obra de serralheiro: a folha pode servir, mas o resto é novo, e o motor também precisa ser outro.",
        ],
      },
      {
        question: "O portão pode abrir para a calçada?",
        answers: [
          "Conte com a folha girando para dentro, porque a calçada é de quem passa e as regras municipais limitam o que avança nela. Se o recuo não basta, veja o basculante.",
          "Prefira abrir para dentro: a folha sobre a calçada pode atingir pedestres e esbarra nas regras da cidade.",
          "O melhor é que não. A calçada é de quem passa, e a prefeitura limita o que avança sobre ela; sem recuo por dentro, o basculante é a saída.",
        ],
      },
    ],
    photo: "fotos do vão por dentro, dos dois lados, com as medidas da largura, da altura e da lateral livre",
  },
  {
    id: "correr-rapido",
    broader: "deslizante",
    label: "Motor rápido para portão de correr",
    phrase: "o motor rápido para portão de correr",
    asks: [
      "motor deslizante 4 segundos",
      "motor correr 4 segundos",
      "deslizante abre 4 segundos",
      "portão correr 4 segundos",
      "deslizante 4 segundos",
      "motor mais rápido portão deslizante",
      "motor mais rápido portão correr",
      "qual motor mais rápido deslizante",
      "motor correr inversor abrir depressa",
      "motor rápido correr",
      "motor rápido deslizante",
      "deslizante rápido",
      "correr rápido",
      "motor ultra rápido deslizante",
      "motor ultra rápido correr",
      "deslizante alta velocidade",
      "motor deslizante velocidade",
      "motor veloz correr",
      "deslizante turbo",
      "motor deslizante rápido preço",
      "motor correr rápido preço",
      "motor deslizante rápido valor instalado",
    ],
    intent: "buying",
    answers: {
      price: [
        "O motor deslizante rápido, com inversor, tem preço na parte alta da faixa de {price.homeSwap}, que é a da troca em casa com mão de obra, ou de {price.heavySwap} em folha pesada ou de prédio. O peso da folha e os metros por minuto definem o modelo, e a foto do portão dá o valor exato. No portão ainda manual, somam-se cremalheira e base.",
        "O preço do motor rápido de portão de correr passa do comum por causa do inversor: na troca em casa, com mão de obra, fica no alto da faixa de {price.homeSwap}. Ele anda cerca de 24 metros por minuto e abre 4 metros em uns 10 segundos. Cremalheira e base, se faltarem, são cobradas à parte.",
      ],
      any: [
        "O motor mais rápido para portão de correr é o deslizante com inversor, que acelera no meio e freia antes do fim. Um de 24 metros por minuto abre 4 metros em 10 segundos, mais a freada; a troca em casa fica de {price.homeSwap}, com o rápido na parte alta.",
        "Portão de correr que abre em poucos segundos pede motor deslizante com inversor: a 24 metros por minuto, um vão de 4 metros leva uns 10 segundos. Quem tem medo de assalto na entrada ganha tempo, por {price.homeSwap} na troca em casa, perto do topo.",
        "Para abrir depressa, escolha motor de correr com inversor e compare os metros por minuto, não os HP: a 24, 4 metros de portão abrem em 10 segundos. O motor rápido fica no alto da faixa de {price.homeSwap} na troca residencial, com mão de obra.",
        "Um motor de portão deslizante não costuma abrir em 4 segundos, porque a folha anda de 3 a 4 metros. Com inversor, a 24 metros por minuto, um vão de 4 metros abre em uns 10 segundos. Esse motor rápido fica na parte alta da faixa de {price.homeSwap}, na troca em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como comparar motores de correr rápidos", "Velocidade em metros por minuto"],
        slots: [
          [
            "Divida o vão pelos metros por minuto da ficha: 3 metros a 12 dão 15 segundos, e a 24, metade. O rápido costuma mover menos quilos, então confira também o peso, com um terço de folga.",
            "A ficha traz metros por minuto, que valem mais que a potência: dobrar de 12 para 24 corta o tempo pela metade. Veja se os quilos ainda cobrem a folha com um terço de sobra.",
            "Velocidade e peso máximo vêm juntos na ficha. De 12 para 24 metros por minuto, 3 metros caem de 15 para 7 ou 8 segundos, e o limite em quilos diminui.",
          ],
          [
            "O inversor dá a partida e a parada suaves, sem as quais a folha bate e arranca batente. A placa dele é própria e custa mais que a comum.",
            "Quem freia a folha veloz é o inversor, por isso os rápidos o trazem. No conserto, a central é a da linha e mais cara.",
            "Sem inversor, a pressa termina em pancada. Com ele, a reposição da placa custa mais.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão de correr aguenta mais velocidade?", "Trilho e folha antes do motor rápido"],
        slots: [
          [
            "Degrau que passa despercebido devagar derruba folha rápida. Confira antes de comprar.",
            "Trilho, rodas e batentes vêm antes de mais velocidade. Olhe com o portão parado.",
            "Folha veloz multiplica qualquer defeito. Veja estes pontos de fora.",
          ],
        ],
        bullets: [
          "Trilho reto, limpo e sem degrau na emenda",
          "Roldanas inteiras e guia de cima firme",
          "Batente de aço nas duas pontas",
          "Fotocélula alinhada e limpa",
          "Cremalheira reta, a {rack.clearance} da engrenagem",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na chegada", "Rapidez contra assalto: o que ajuda"],
        slots: [
          [
            "A velocidade encurta a espera, mas acione de longe, vendo a rua, e espere fechar antes de descer. Fechamento automático só com fotocélula testada.",
            "Abra ao se aproximar, com a rua livre, e confira o portão fechado antes de sair do carro. O fechamento automático depende da fotocélula.",
            "Comande já perto e com boa visão, e não desça com a folha em movimento. Fechar sozinho exige sensor em ordem.",
          ],
          [
            "Controle de código rolante impede a cópia, e iluminação com sensor na entrada completa.",
            "Some código rolante e luz na calçada, que custam pouco.",
            "Luz na entrada e controle rolante protegem tanto quanto os segundos ganhos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O JetFlex de 4 segundos serve no portão de correr?",
        answers: [
          "O kit de {price.jetflex} é de motor basculante. Para correr, há deslizantes JetFlex e de outras marcas com inversor, escolhidos por peso.",
          "Não esse kit, que é para basculante. O deslizante rápido é outro modelo.",
        ],
      },
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Só se ele tem inversor e o ajuste estiver abaixo do máximo. Em motor comum, a velocidade é fixa.",
          "Sem inversor, não. Trocar a engrenagem por maior tira força e é desaconselhado.",
        ],
      },
      {
        question: "Motor rápido gasta mais a cremalheira?",
        answers: [
          "Não, se a folga está em {rack.clearance} e a partida é suave.",
          "Com inversor e folga certa, o desgaste é parecido; o tranco é o que come dente.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em portão de correr, {time.sliding}, com base pronta. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Conte {time.sliding}. São {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "um vídeo do portão de correr andando, fotos do trilho e a largura da folha",
  },
  {
    id: "correr-com-porta-social",
    broader: "deslizante",
    label: "Portão de correr com porta social",
    phrase: "o portão de correr com porta social na folha",
    asks: [
      "portinhola motor",
      "portão portinhola meio",
      "portão portinhola motor",
      "portinhola meio motor",
      "correr porta social",
      "deslizante porta social",
      "correr portinha",
      "deslizante portinha",
      "correr portinhola",
      "deslizante portinhola",
      "correr social embutida",
      "deslizante social embutida",
      "correr porta embutida",
      "deslizante porta embutida",
      "correr porta pedestre",
      "deslizante porta pedestre",
      "correr social junto",
      "correr portinha social",
      "deslizante social embutido",
      "correr social embutido",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão de correr com porta de pedestre embutida aceita motor. É preciso um contato que não deixe o motor andar com a portinha aberta, e uma soleira baixa e visível, para ninguém tropeçar. A cremalheira passa por baixo da porta, e a montagem leva {time.sliding}.",
        "Dá para automatizar o portão deslizante que tem porta social embutida. A porta recebe fechadura, mola e um sensor que impede a folha de correr com ela aberta, e o quadro é reforçado antes. O valor da primeira instalação sai por foto; a troca de um motor que já existe fica de {price.homeSwap}, com mão de obra.",
        "Em portão de correr com portinha, o motor fica no lugar de sempre. O que muda é a segurança: sensor na porta, cremalheira por baixo dela e reforço do quadro. Se o portão ainda vai ser feito, a porta de pedestre separada, no muro, é melhor. O orçamento por foto é grátis.",
      ],
      price: [
        "Automatizar portão de correr com porta embutida custa o motor com a instalação, o contato de segurança da porta e o reforço da folha, feito pelo serralheiro. A primeira instalação é orçada de graça, por foto. A troca de um motor que já existe fica de {price.homeSwap} em casa, com mão de obra.",
        "O preço do portão de correr com porta social soma motor, cremalheira, sensor da porta e reforço da folha. O item que mais encarece é a fechadura elétrica na portinha, por causa do cabo que acompanha a folha. O total sai por foto, sem custo. Onde já há motor, a troca fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Porta na folha ou no muro", "Onde pôr a entrada de pedestres"],
        slots: [
          [
            "Se há espaço no muro, prefira a porta separada: ela não pesa na folha e funciona com o portão parado. A porta embutida é a saída quando o portão ocupa a frente toda.",
            "A porta no muro não pesa na folha e aceita fechadura e interfone com cabo fixo. Quando não há muro livre, a porta vai embutida na folha.",
            "Com muro livre ao lado do portão, escolha a porta separada. Com o portão de parede a parede, só cabe a porta embutida na folha.",
          ],
          [
            "A porta embutida tem um degrau, que é a travessa de baixo da folha. Ele precisa ser pintado de cor visível, e por ele não passam bem cadeira de rodas nem carrinho de bebê.",
            "A travessa de baixo da folha vira um degrau na porta embutida, que atrapalha cadeira de rodas e carrinho. Na porta do muro, o piso fica livre.",
            "Na porta embutida, quem passa pisa por cima da travessa da folha, que é um degrau. Se alguém usa cadeira de rodas, faça a porta no muro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que muda na instalação", "Sensor, cremalheira e reforço"],
        slots: [
          [
            "A cremalheira, a barra dentada, é presa na travessa de baixo, e a porta abre livre por cima dela. A folga até a engrenagem é de {rack.clearance}. Um contato na porta corta o comando do motor enquanto ela está aberta.",
            "A barra dentada vai na travessa de baixo, com {rack.clearance} de folga até a engrenagem. O sensor da porta bloqueia o motor enquanto ela está aberta.",
            "Duas coisas mudam: a barra dentada é presa na travessa de baixo, com folga de {rack.clearance} até a engrenagem, e a porta ganha um sensor que impede o motor de andar com ela aberta.",
          ],
          [
            "O recorte da porta enfraquece o quadro, e o serralheiro reforça os montantes antes de montar o motor. A porta também precisa estar no prumo, para não bater na coluna quando a folha recolhe.",
            "O quadro recortado precisa de reforço, feito pelo serralheiro antes do motor. A porta fica no prumo, para não bater na coluna quando o portão abre.",
            "O serralheiro reforça os montantes, e só depois o motor é montado. Uma porta fora de prumo bate na coluna quando a folha recolhe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Motor, sensor e reforço"],
        slots: [
          [
            "Além do motor, o orçamento pode ter estes itens. O total é dividido em até {shop.instalments} vezes no cartão.",
            "O total junta o motor e os itens da lista, e pode ser parcelado em até {shop.instalments} vezes.",
            "O motor é só uma parte do preço. Estes são os outros itens, e o cartão divide tudo em até {shop.instalments} vezes.",
          ],
        ],
        bullets: [
          "Peso total da folha com a porta, que define o motor",
          "Metros de cremalheira e a base",
          "Contato da porta e ligação na central",
          "Fechadura elétrica com cabo que acompanha o movimento",
          "Reforço dos montantes, do serralheiro",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porta embutida pode ter fechadura elétrica?",
        answers: [
          "Pode, com cabo próprio para movimento ou fechadura a bateria. O cabo acompanha a folha e é o que mais se gasta.",
          "Pode. O cabo precisa ser flexível, porque acompanha a folha, e é a parte que mais se gasta.",
        ],
      },
      {
        question: "O motor precisa ser mais forte?",
        answers: [
          "Em geral não. O motor é escolhido pelo peso total da folha, já com a porta, mais cerca de um terço de folga.",
          "Só se a porta deixa a folha muito pesada. Some o peso dela ao do portão e deixe cerca de um terço de folga.",
        ],
      },
      {
        question: "Dá para abrir só um pouco para o pedestre, sem porta?",
        answers: [
          "Muitas centrais têm abertura parcial: um botão do controle abre cerca de um metro.",
          "Sim. Muitas centrais têm abertura parcial, que abre cerca de um metro para o pedestre passar.",
        ],
      },
      {
        question: "Posso recortar uma porta no portão que já uso?",
        answers: [
          "Depende do quadro. A folha de chapa com travessas firmes aceita; folha leve entorta.",
          "Só se o quadro é firme, e com serralheiro. A folha leve entorta com o recorte.",
        ],
      },
    ],
    photo: "fotos da folha inteira por dentro, da porta social aberta e fechada e do trilho, com as medidas",
  },
  {
    id: "portao-largo-correr-ou-abrir",
    broader: "portao-automatico",
    label: "Portão de 6 metros: de correr ou de abrir",
    phrase: "a escolha entre correr e abrir num portão de 6 metros",
    asks: [
      ...combine(
        ["portão 5 metros", "portão 6 metros", "portão 7 metros", "vão 6 metros", "vão 5 metros", "portão largo"],
        ["correr ou abrir", "correr ou pivotante", "deslizante ou pivotante", "deslizante ou abrir"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Num portão de 6 metros, o de correr é melhor que o de abrir quando há parede livre do tamanho da folha ao lado, porque o peso fica no chão e basta um motor. O de abrir, em duas folhas de 3 metros, pede colunas reforçadas, recuo para o giro e dois motores. O valor sai grátis por foto.",
        "De correr ou de abrir em vão largo: escolha o de correr se sobra parede ao lado, e o de abrir, em duas folhas, se não sobra. O de abrir gasta mais, porque leva dois motores e colunas fortes. Na troca em casa, cada motor fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Correr e abrir num vão de 6 metros", "O que comparar no vão largo"],
        slots: [
          [
            "A fachada decide mais que o gosto. Meça a parede ao lado do vão e o recuo até a porta da garagem antes de escolher.",
            "Duas medidas respondem quase tudo: a parede livre ao lado e o recuo atrás do portão.",
          ],
        ],
        bullets: [
          "Espaço: o de correr pede uns 6 m de parede ao lado; o de abrir, 3 m de recuo por folha",
          "Estrutura: o de correr apoia no piso; o de abrir puxa as colunas",
          "Motor: um no de correr; dois no de abrir, com central dupla",
          "Vento: a folha de abrir, de 3 m em chapa, sofre mais que a de correr",
          "Rampa: o de abrir não combina com piso que sobe para dentro",
        ],
      },
      {
        about: "check",
        headings: ["Que motor para 6 metros", "O motor de cada um"],
        slots: [
          [
            "Uma folha de correr de 6 metros, em chapa, pesa em geral de 130 a 270 kg, e o motor leva um terço de folga na ficha. No de abrir, vale o limite de peso e de comprimento de cada folha, o que vier primeiro.",
            "No de correr, some o peso da folha, em geral de 130 a 270 kg em chapa, e mais um terço. No de abrir, confira os dois limites da ficha, quilos e metros por folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança no portão largo", "O que não pode faltar"],
        slots: [
          [
            "No de correr, a guia de cima e os batentes nas duas pontas impedem o tombamento. No de abrir, batente de piso e coluna firme seguram as folhas. Nos dois, a fotocélula, o sensor do vão, impede de fechar sobre alguém.",
            "Guia superior e batentes evitam que a folha de correr caia; colunas maciças e batente de piso seguram as de abrir. Fotocélula, o sensor que vê o vão, vale para ambos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se não há parede nem recuo?",
        answers: [
          "Há o de correr em duas folhas, uma para cada lado, e o camarão, que dobra. A foto da fachada mostra qual cabe.",
          "As saídas são duas folhas de correr opostas ou portão camarão. Mande a foto com as medidas.",
        ],
      },
      {
        question: "Basculante serve num vão de 6 metros?",
        answers: [
          "Não é o indicado: a folha fica pesada demais para os cabos. Nessa largura usa-se correr, abrir ou duas folhas.",
          "Em geral não. Passado certo tamanho, o basculante pesa demais, e o de correr é mais seguro.",
        ],
      },
    ],
    photo: "fotos da fachada por dentro e por fora, com a largura do vão, a parede ao lado e o recuo",
  },
  {
    id: "motor-no-alto",
    broader: "deslizante",
    label: "Motor de correr no alto",
    phrase: "o motor de correr no alto",
    asks: [
      "motor cima embaixo",
      "motor cima ou embaixo correr",
      "motor alto",
      "motor aéreo",
      "motor aéreo correr",
      "correr motor alto",
      "motor cima portão",
      "motor parte cima",
      "motor suspenso",
      "correr motor cima",
      "cremalheira cima",
      "cremalheira alta",
      "cremalheira no alto",
      "motor alto enchente",
      "motor teto correr",
    ],
    intent: "installation",
    answers: {
      any: [
        "Pode: o motor de correr no alto, com a cremalheira na parte de cima da folha, serve quando a garagem enche de água, o piso é inclinado ou não tem lugar para a base. No chão é melhor na maioria das casas; se a água sobe poucos centímetros, uma base de concreto mais alta resolve gastando menos.",
        "Dá para subir o motor do portão deslizante, preso em suporte na coluna ou no muro, com a cremalheira na travessa de cima, e isso protege a placa quando a garagem enche. Só compensa com folha rígida e guia firme; para pouca água, de uns 20 cm, a base elevada é mais barata.",
        "Se a garagem enche de água, o motor suspenso no alto da folha de correr é possível, com suporte firme na coluna e cremalheira em cima. Antes, compare com uma base de concreto mais alta, que custa menos e mantém o destravamento à mão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["No alto ou em base elevada", "Quando o motor no alto compensa"],
        slots: [
          [
            "A altura da água e a firmeza da folha decidem. Motor no alto tem custo e manutenção maiores.",
            "Veja até onde a água chega e se a folha é firme em cima. O alto dá mais trabalho na montagem e na revisão.",
            "Meça o alagamento antes. Subir o motor só vale quando a base alta não basta.",
          ],
        ],
        bullets: [
          "Água até uns 20 cm: base de concreto mais alta",
          "Água acima disso: motor no alto",
          "Sem espaço no piso: suporte no muro",
          "Folha leve de alumínio: só com perfil de reforço em cima",
          "Guia superior gasta: trocada antes, ou a engrenagem pula dente",
        ],
      },
      {
        about: "visit",
        headings: ["O que muda na instalação", "Suporte, guia e cremalheira no alto"],
        slots: [
          [
            "O suporte é soldado ou chumbado em coluna maciça, e a cremalheira vai na travessa, com {rack.clearance} de folga em todo o percurso. A fiação entra por baixo da caixa, para a água não escorrer para dentro.",
            "Coluna firme recebe o suporte, e a barra dentada fica no alto, a {rack.clearance} da engrenagem. O cabo sobe e entra pela parte de baixo.",
            "Prende-se o suporte em alvenaria maciça e a barra na travessa, com {rack.clearance} de folga. Cabo por baixo, sempre.",
          ],
          [
            "Batentes e fotocélula continuam embaixo, e a força fica no mínimo, porque no alto o esforço torce a folha. A montagem toma mais que as {time.sliding} do motor no piso.",
            "Sensor e batente não mudam de lugar. Força mínima evita torcer a folha, e o serviço passa das {time.sliding} usuais.",
            "Só o motor sobe: batente e sensor ficam. Some tempo às {time.sliding} da montagem comum, e regule pouca força.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e alagamento", "Como destravar o motor no alto"],
        slots: [
          [
            "O destravamento fica alto, e por isso se instala um cabo ou alavanca que desça até a mão. Com água no piso, ninguém toca no motor nem no quadro molhado; o disjuntor se desliga antes de a água chegar.",
            "Peça uma alavanca ao alcance, já que a chave sobe com o motor. Em dia de enchente, desligue o disjuntor cedo e não pise na água perto de fio.",
            "Um cabo até a altura da mão permite soltar a folha, com o disjuntor desligado. Se há água, corte a energia antes e mantenha distância.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer motor serve no alto?",
        answers: [
          "Quase todo deslizante, se o fabricante permite a posição. A lubrificação e a vedação dependem dela, e o manual diz.",
          "Confira no manual. Alguns não podem trabalhar de lado ou de cabeça para baixo.",
        ],
      },
      {
        question: "Fica mais caro instalar o motor no alto?",
        answers: [
          "Fica, por causa do suporte e do reforço da folha. O motor é o mesmo, de {price.homeSwap} na troca em casa, e a serralheria soma.",
          "Sim, pela serralheria. Na troca comum em casa são {price.homeSwap}, e o suporte entra à parte.",
        ],
      },
      {
        question: "Motor que molhou ainda presta?",
        answers: [
          "Às vezes: seco e medido por técnico, pode voltar. Não ligue antes, porque placa e enrolamento molhados queimam.",
          "Depende de onde a água chegou. Desligado e seco, ele é medido antes de religar.",
        ],
      },
      {
        question: "A manutenção muda?",
        answers: [
          "Pede escada e mais tempo, com o mesmo intervalo de {visits.home} em casa. A guia superior ganha atenção.",
          "O intervalo é o mesmo, {visits.home}. Só a visita demora mais.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da parte de cima e da coluna, com a medida do espaço no piso",
  },
  {
    id: "recuo-para-portao-de-correr",
    broader: "deslizante",
    label: "Recuo para portão de correr",
    phrase: "o recuo do portão de correr",
    intent: "question",
    asks: [
      ...combine(
        ["espaço recuo", "recuo", "espaço lateral", "recuo lateral", "espaço livre", "espaço parede", "parede lateral"],
        ["deslizante", "correr", "portão deslizante", "portão de correr"],
        [
          "3 metros",
          "4 metros",
          "5 metros",
          "vão 3 metros",
          "vão 4 metros",
          "vão 5 metros",
          "vão",
          "metros",
          "vão metros",
        ],
      ),
      "centímetros parede preciso portão correr",
      "vão precisa quanto recuo",
      "recuo correr",
      "recuo deslizante",
      "recuo mínimo correr",
      "recuo mínimo deslizante",
      "tamanho recuo correr",
      "quanto recuo correr",
      "quanto recuo preciso correr",
      "quanto recuo deslizante",
      "recuo necessário correr",
      "espaço mínimo correr",
      "espaço mínimo deslizante",
      "mínimo lateral correr",
      "parede livre correr",
      "quanto parede correr",
      "quantos metros lado correr",
      "medida mínima lateral correr",
      "espaço parede correr",
      "espaço parede correr metros",
      "parede livre deslizante",
      "quanto espaço parede correr",
      "espaço lateral correr",
      "espaço lateral deslizante",
      "espaço lateral deslizante motorizado",
      "espaço lateral precisa portão deslizante motorizado",
      "espaço lateral correr 3 metros",
      "espaço lado correr",
      "quanto espaço lado correr",
      "espaço lado deslizante",
      "precisa espaço lado correr",
      "quanto espaço precisa correr metros",
    ],
    answers: {
      any: [
        "O recuo mínimo do portão de correr é a largura do vão mais 30 a 50 cm de parede livre ao lado, porque a folha inteira se recolhe ali. Um vão de 3 metros precisa de cerca de 3,40 m. Sem esse espaço, usam-se duas folhas, uma para cada lado, ou o telescópico, com folhas sobrepostas.",
        "O espaço lateral que o portão deslizante motorizado precisa é a largura do vão e mais 30 a 50 cm, já que a folha é maior que o vão e sobra folga no fim. Para um vão de 4 metros, são perto de 4,40 m. Se falta parede, usa-se o telescópico ou duas folhas.",
        "Para portão de correr de 3 metros, o espaço lateral é de uns 3,40 m, pela regra do vão mais 30 a 50 cm. A folha cobre as beiradas e ainda precisa de batente e folga. Quem não tem essa parede usa o telescópico, de duas folhas sobrepostas, ou escolhe outro tipo de portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta do recuo, vão por vão", "Quanto de parede livre para cada vão"],
        slots: [
          [
            "Dos 30 a 50 cm, uns 20 são da folha, que passa do vão para cobrir as beiradas, e o resto é do batente e da folga no fundo. Com 40 cm, a medida usual, o espaço fica assim:",
            "A folha tem uns 20 cm a mais que o vão, e os outros 10 a 30 são do batente e da sobra no fim. Com 40 cm, a medida comum, conte:",
            "Cerca de 20 cm servem para a folha cobrir as laterais, e de 10 a 30 para o batente e a folga. Nos vãos mais comuns, com 40 cm, são:",
          ],
        ],
        bullets: [
          "Vão de 2,50 m: 2,90 m de parede livre",
          "Vão de 3 m: 3,40 m de parede livre",
          "Vão de 3,50 m: 3,90 m de parede livre",
          "Vão de 4 m: 4,40 m de parede livre",
          "Portão telescópico: pouco mais da metade do vão",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de encomendar a folha", "As medidas que decidem"],
        slots: [
          [
            "A parede ao lado precisa estar livre em toda a altura, porque janela que abre, relógio de luz, torneira e degrau atrapalham. Se falta espaço, a ponta da folha fica dentro do vão.",
            "Relógio de luz, torneira, janela e portão social na parede lateral tiram espaço da folha. Se ela não recolhe inteira, o carro passa apertado.",
            "Veja se não há janela, degrau ou medidor no caminho, do chão ao alto. Sem parede suficiente, um pedaço da folha continua no vão e estreita a passagem.",
          ],
        ],
        steps: [
          "Meça o vão de coluna a coluna, embaixo e em cima.",
          "Meça a parede livre do lado para onde a folha vai correr.",
          "Veja se o piso ao lado está no mesmo nível do vão, para o trilho não descer.",
          "Deixe livres, por dentro, uns 30 a 40 cm junto à coluna, que é o lugar do motor.",
          "Anote o caminho do fio até o quadro de luz.",
        ],
      },
      {
        about: "replace",
        headings: ["Se falta parede: as saídas", "O que fazer sem o recuo inteiro"],
        slots: [
          [
            "O telescópico usa duas folhas, uma atrás da outra, que se recolhem juntas e ocupam pouco mais da metade do vão ao lado. Custa mais, porque tem dois jogos de trilho e roldana.",
            "No portão telescópico, duas folhas deslizam uma atrás da outra e cabem em pouco mais da metade do vão. O preço sobe, já que trilho e roldanas dobram.",
            "No telescópico a folha é dividida em duas, que correm sobrepostas e economizam parede. Ele é mais caro e exige mais manutenção, com o dobro de rodas.",
          ],
          [
            "Duas folhas para lados opostos dividem o espaço, com um motor em cada; na troca, os dois juntos ficam de {price.homeSwapTwice}, com mão de obra. Sem parede nenhuma, as opções são o basculante, que sobe, ou o portão de abrir.",
            "Outra saída é uma folha para cada lado, cada qual com seu motor, o que na troca dos dois fica de {price.homeSwapTwice}. Onde não há muro, restam o basculante e o portão de abrir.",
            "Se há parede dos dois lados, separam-se as folhas, com dois motores, que na troca custam de {price.homeSwapTwice}. Se não há, escolha um portão que sobe (basculante) ou que gira (de abrir).",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor também precisa de espaço?",
        answers: [
          "Sim, por dentro, junto à folha: em geral 30 a 40 cm a partir dela, fora do caminho do carro. O manual do modelo dá a medida.",
          "Precisa de uns 30 a 40 cm por dentro, perto da coluna para onde a folha corre, e de base firme.",
        ],
      },
      {
        question: "Precisa de recuo da calçada?",
        answers: [
          "A folha de correr não avança sobre a calçada, por isso não exige recuo na frente. A regra para o lote quem informa é a prefeitura.",
          "Na frente não, porque ela corre junto ao muro. Um espaço para o carro esperar fora da rua é conforto, e a regra do lote é da prefeitura.",
        ],
      },
      {
        question: "Posso correr a folha na frente do portão social?",
        answers: [
          "Evite, porque o portão aberto tapa a entrada de pedestre. Há portão com porta na própria folha, que resolve em alguns casos.",
          "Só se ninguém precisar dele com a folha aberta. Uma porta embutida na folha é alternativa.",
        ],
      },
      {
        question: "Quanto custa o motor depois de resolver o recuo?",
        answers: [
          "Na troca em casa, custa de {price.homeSwap}, com mão de obra. A primeira instalação soma base, cremalheira por metro e energia.",
          "O motor instalado na troca fica de {price.homeSwap} em residência; o portão novo soma cremalheira, base e ponto de energia.",
        ],
      },
    ],
    photo: "uma foto da fachada com a medida do vão e da parede livre ao lado",
  },
];
