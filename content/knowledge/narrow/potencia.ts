import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const potencia: NarrowConcept[] = [
  {
    id: "motor-1-4-ou-1-2",
    broader: "potencia",
    label: "Motor 1/4 ou 1/2 HP",
    phrase: "a escolha entre motor de 1/4 e de 1/2 HP",
    asks: [
      "motor basculante 1/4 ou 1/2",
      "motor basculante 1/4 ou 1/2 hp",
      "motor portão basculante 1/4 ou 1/2 hp",
      "trocar motor 1/4 por 1/2 vale a pena",
      "motor meio cavalo mais rápido que um quarto",
      "1/4 1/2",
      "motor 1/4 1/2 hp",
      "motor portão 1/4 1/2 hp",
      "motor portão 1/4 1/2",
      "1/4 ou 1/2",
      "motor 1/4 1/2",
      "1/4hp 1/2hp",
      "1/4hp ou 1/2hp",
      "diferença 1/4 1/2",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença entre motor de 1/4, 1/3 e 1/2 HP é a força, e não a velocidade. No portão de correr, 1/4 ou 1/3 HP move folha de até uns 300 kg, conforme a ficha, e 1/2 HP move folha mais pesada. No basculante de até {width.quarterHp}, basta 1/4 HP, a partir de {price.lowest} instalado.",
        "Motor de 1/4 ou 1/2 HP se escolhe pelo peso da folha. No basculante equilibrado de até {width.quarterHp}, use 1/4 HP, que parte de {price.lowest} instalado; mais largo que isso, use 1/3 ou 1/2 HP. No de correr, 1/4 HP serve até uns 300 kg, e 1/2 HP, acima disso.",
        "O motor de 1/4 HP move folha leve, e o de 1/2 HP, folha pesada ou larga. A velocidade não muda com os HP. No portão de correr, o limite entre os dois fica perto de 300 kg. No basculante, fica em {width.quarterHp} de largura, e até ali o kit de 1/4 HP custa a partir de {price.lowest}, instalado.",
        "O motor de portão deslizante de 1/4, 1/3 ou 1/2 HP, trocado em casa, custa de {price.homeSwap}, com mão de obra. O de 1/4 ou 1/3 serve à folha leve, até uns 300 kg, conforme a ficha, e o de 1/2 à mais pesada ou de muito uso. Mais HP dá força, e não velocidade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando usar 1/4, 1/3 ou 1/2 HP", "1/4, 1/3 ou 1/2 HP, caso a caso"],
        slots: [
          [
            "Um portão de casa, leve e em ordem, usa 1/4 HP. O 1/3 HP serve a uma folha um pouco maior. O 1/2 HP é para madeira maciça, chapa grossa ou folha larga. Em qualquer um, a capacidade da ficha fica um terço acima do peso da folha.",
            "Em casa, se a folha anda leve na mão, o 1/4 HP basta, e o 1/3 HP é o meio-termo. Chapa grossa, madeira maciça e vão largo precisam de 1/2 HP. Compare sempre os quilos da ficha, com um terço de sobra.",
            "Folha leve e uso de família pedem 1/4 HP. Folha um pouco maior pede 1/3 HP. Com madeira, chapa grossa ou vão largo, use 1/2 HP. Os quilos da ficha devem passar do peso da folha em um terço.",
          ],
          [
            "Em prédio e comércio, contam mais os ciclos por hora, isto é, quantas aberturas o motor aceita sem superaquecer. O 1/4 comum esquenta na hora de pico.",
            "Garagem coletiva se decide pelos ciclos por hora, o limite de aberturas seguidas da ficha. Um motor de casa de 1/4 HP não aguenta a hora de maior uso.",
            "Onde muita gente abre, compare os ciclos por hora, que dizem quantas aberturas o motor aceita. No pico de um prédio, o 1/4 HP residencial desarma.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda de 1/4 para 1/2 HP", "Potência não é velocidade"],
        slots: [
          [
            "O 1/2 HP tem o dobro da potência do 1/4 e move uma folha mais pesada no mesmo tempo. A rapidez depende do modelo, porque vem da redução e da placa.",
            "Dobrar os HP dá mais força, e não menos segundos. O tempo de abertura depende da redução do motor e da placa.",
            "Com o dobro da potência, o 1/2 HP carrega mais peso, sem abrir antes. Quem muda a velocidade é o modelo, pela redução e pela placa.",
          ],
          [
            "Entre os nossos motores de basculante, todos de 1/4 HP, um abre em {opening.padrao} e outro em {opening.jetflex}, porque tem inversor, a placa que controla a rotação.",
            "Nos kits de basculante de 1/4 HP, há um que abre em {opening.padrao} e outro que abre em {opening.jetflex}. O segundo tem inversor, a placa que acelera e freia o motor.",
            "No basculante, com o mesmo 1/4 HP, há motor de {opening.padrao} e motor de {opening.jetflex}. A diferença é o inversor, a placa que controla a rotação.",
          ],
          [
            "Um motor forte em folha leve precisa da força regulada no mínimo, para o portão parar diante de um obstáculo.",
            "A sobra de força exige regulagem cuidadosa, senão a folha não para diante de alguém.",
            "Quanto mais potência, mais importa o ajuste de força, que faz a folha parar no obstáculo.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor é fraco para a folha", "Como saber se o motor é pequeno"],
        slots: [
          [
            "O motor que perde velocidade no meio, para ou esquenta com poucas aberturas está fazendo esforço demais. Antes de culpar a potência, o técnico testa a folha na mão, porque roldana travada e folha desequilibrada dão o mesmo sintoma.",
            "Perder velocidade no meio do percurso, parar e ficar quente são sinais de esforço. Podem vir de uma folha que prende ou de roldana ruim, e por isso o teste da folha vem antes da troca.",
            "Se ele esquenta logo, para no caminho ou anda cada vez mais devagar, algo pesa demais. Folha que prende e roldana gasta dão os mesmos sinais, e o técnico separa os casos soltando a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor de 1/4 não aguenta. Troco por 1/2?",
        answers: [
          "Antes de trocar, o técnico confere contrapeso, cabos e roldanas. A folha leve muitas vezes devolve força ao motor de 1/4 HP, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
          "Nem sempre. Se a folha pesa por defeito, o 1/2 HP só demora mais a falhar. O ajuste custa menos: a partir de {price.preventive} em casa, sem as peças.",
          "Só depois de acertar a folha. Muitas vezes a regulagem, a partir de {price.preventive} em casa, sem peças, resolve sem motor novo.",
        ],
      },
      {
        question: "Quanto custa um motor de 1/2 HP?",
        answers: [
          "Na troca, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado ou coletivo, com mão de obra. O modelo se define com foto e medidas.",
          "Trocado com o serviço, fica de {price.homeSwap} em residência e de {price.heavySwap} em prédio ou folha pesada.",
          "Instalado no lugar do antigo, de {price.homeSwap} em casa. Em portão pesado ou de prédio, vai de {price.heavySwap}.",
        ],
      },
      {
        question: "O motor de 1/3 HP é um meio-termo bom?",
        answers: [
          "É, em basculante um pouco além da medida do 1/4, até uns 3,5 metros, com a folha equilibrada. A ficha do modelo confirma.",
          "Sim, no basculante de {width.quarterHp} até perto de 3,5 metros e no deslizante de peso médio, conforme a ficha.",
          "É bom para folha de tamanho médio. Em basculante, vai até uns 3,5 metros; no deslizante, veja os quilos na ficha.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta muito mais luz?",
        answers: [
          "Não em uso de casa: o portão funciona segundos por dia, e a diferença na conta é pequena.",
          "Pouco, porque cada abertura dura segundos. O custo maior está na compra.",
          "Quase não se nota. A placa ligada o dia todo gasta mais que o motor, com qualquer potência.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro e por fora",
  },
  {
    id: "um-quarto-hp-aguenta",
    broader: "potencia",
    label: "Quantos quilos o motor de 1/4 HP aguenta",
    phrase: "o peso que o motor de 1/4 HP aguenta",
    asks: [
      "[marca] 1/4 hp aguenta",
      "[marca] 1/4 hp aguenta portão",
      "quantos metros 1/4",
      "quantos metros motor 1/4",
      "metros portão motor 1/4",
      "quantos metros portão motor 1/4",
      "1/4 aguenta",
      "1/4 quilos",
      "1/4 kg",
      "1/4 suporta",
      "1/4 peso",
      "1/4 puxa",
      "1/4hp aguenta",
      "1/4hp kg",
      "1/4hp peso",
      "motor 1/4 quantos quilos",
      "motor 1/4 aguenta quantos quilos",
      "motor 1/4 aguenta quantos kg",
      "motor 1/4 aguenta portão",
      "1/4 serve portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Um motor de 1/4 HP aguenta um portão de correr de 300 a 400 kg, que são os quilos de peso máximo na etiqueta, mas trabalha com folga só em folha de até uns 250 kg. No basculante, o limite se mede em metros, e com o contrapeso certo ele serve até {width.quarterHp} de largura. Em folha mais pesada ou mais larga, o indicado é o 1/3 HP.",
        "No portão pivotante, o peso máximo do motor de 1/4 HP é por folha e vem na ficha junto com o comprimento: valem os dois limites, porque a folha longa faz alavanca. Em casa ele costuma mover folha leve ou média de até uns 2,5 metros. Chapa fechada, que pega vento, precisa de folga ou do 1/3 HP.",
        "Com motor de 1/4 HP, o portão basculante pode ter até {width.quarterHp} de largura, desde que o contrapeso esteja certo. No portão de correr os metros não contam, e sim o peso: a ficha promete de 300 a 400 kg, e o seguro é ficar em uns 250 kg. Acima disso, escolha o 1/3 HP.",
        "No portão de correr, o motor de 1/4 HP serve para folha de até uns 250 kg, porque a ficha fala em 300 a 400 kg, mas o vento e o trilho sujo consomem essa sobra. No basculante, ele vai até {width.quarterHp} de largura, com o contrapeso certo. Portão mais pesado ou mais largo precisa do 1/3 HP.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Até onde o 1/4 HP vai em cada portão", "Quando o 1/4 HP basta e quando não"],
        slots: [
          [
            "O basculante que para sozinho a meia altura está equilibrado, e o motor só vence o atrito; quem faz esse teste é o técnico. No portão de correr, trilho limpo e roldana boa aliviam o motor, enquanto rampa e chapa exposta ao vento exigem mais força.",
            "Com o contrapeso certo, a folha basculante sobe leve e o 1/4 HP trabalha folgado. O mesmo vale para o portão de correr nivelado, mas rampa, vento e sujeira no trilho gastam a sobra de força do motor.",
            "Numa folha basculante equilibrada, o contrapeso faz a força e o motor só a conduz. No deslizante, o peso vai sobre as roldanas, e por isso trilho ruim ou vento na chapa exigem mais potência.",
          ],
          [
            "No portão de abrir, cada motor move uma folha. Vale o menor dos dois limites da ficha, o de quilos e o de comprimento, porque a folha longa faz alavanca.",
            "O portão de abrir usa um motor por folha, com limite de peso e de comprimento. O menor dos dois decide, já que a folha comprida faz alavanca.",
            "Na folha que gira, o comprimento pesa tanto quanto os quilos, e a ficha traz os dois números. Cada folha tem o seu motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Como estimar o peso sem balança"],
        slots: [
          [
            "Multiplique a largura pela altura e pelo peso do material. Uma folha de 3 por 2,20 m em chapa de aço com quadro, a 20 kg por metro quadrado, tem uns 130 kg. Os pesos usuais são estes:",
            "A área vezes o peso por metro quadrado dá uma estimativa que basta para escolher. Por exemplo, 3 por 2,20 m em chapa de aço, a 20 kg por m² com o quadro, dão perto de 130 kg. Use os valores de cada material:",
            "Largura vezes altura vezes o peso do material dá a estimativa. Em chapa de aço com quadro, de até uns 20 kg por m², uma folha de 3 por 2,20 m fica em 130 kg. Cada metro quadrado costuma pesar:",
          ],
        ],
        bullets: [
          "Alumínio: em geral de 4 a 7 kg por m²",
          "Grade de ferro: em geral perto de 10 kg por m²",
          "Chapa de aço com quadro: de 10 a 21 kg por m²",
          "Madeira maciça de 3 cm: de 30 a 40 kg por m², com o quadro",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o 1/4 HP instalado", "Preço do motor de 1/4 HP"],
        slots: [
          [
            "O kit basculante de 1/4 HP, para até {width.quarterHp}, custa {models.pricesNamedOr}, instalado e com controles. No portão de correr, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Para basculante de até {width.quarterHp}, o motor de 1/4 HP já montado sai por {models.pricesNamedOr}. Em portão de correr, a troca em casa fica de {price.homeSwap}, com o serviço.",
            "Instalado em basculante de até {width.quarterHp}, o 1/4 HP fica em {models.pricesNamedOr}. A troca de um deslizante em casa custa de {price.homeSwap}, com a mão de obra incluída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a folha tiver uns 300 quilos?",
        answers: [
          "O 1/4 HP até move, mas no limite. Com 300 kg no portão de correr, o certo é um motor de 400 kg ou mais na ficha, em geral de 1/3 HP.",
          "Escolha o 1/3 HP, com pelo menos 400 kg de capacidade. No limite, o de 1/4 esquenta e gasta a engrenagem cedo.",
        ],
      },
      {
        question: "Portão de 180 kg: o 1/4 HP aguenta?",
        answers: [
          "Aguenta, no portão de correr em trilho plano e limpo, porque 180 kg ficam abaixo dos 250 kg recomendados. Em rampa ou com muitas aberturas, escolha um modelo mais forte.",
          "Sim, com folga, se a folha corre nivelada. O que pode mudar a resposta é rampa, vento em chapa fechada ou uso de prédio.",
        ],
      },
      {
        question: "O que acontece se o portão for pesado demais?",
        answers: [
          "O motor esquenta, para no meio e gasta a engrenagem, e o protetor térmico passa a desligá-lo. O portão fica cada vez mais lento.",
          "O motor ronca na partida, desarma com o calor e queima antes do tempo. A lentidão é o primeiro aviso.",
        ],
      },
      {
        question: "Motor de 1/2 HP resolve folha pesada?",
        answers: [
          "Resolve a falta de força, mas não o desequilíbrio. Acerte antes o contrapeso, o trilho e as roldanas, ou a engrenagem quebra.",
          "Só depois de a folha andar leve. Mais potência em portão torto apenas quebra outra peça.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, a largura, a altura e o material da folha",
  },
  {
    id: "um-quarto-ou-um-terco",
    broader: "potencia",
    label: "Motor de 1/4 ou 1/3 HP",
    phrase: "o motor de 1/4 e o de 1/3 HP",
    asks: [
      "motor basculante 1/4 ou 1/3 hp",
      "motor basculante 1/4 1/3 hp",
      "motor portão basculante 1/4 ou 1/3 hp",
      "motor 1/4 1/3",
      "1/4hp 1/3hp",
      "1/4hp ou 1/3hp",
      "1/4 1/3",
      "1/4 ou 1/3",
      "1/3 ou 1/4",
      "basculante 1/4 1/3",
      "1/4 1/3 hp",
      "1/4 ou 1/3 hp",
      "motor 1/4 ou 1/3 hp",
      "motor portão 1/4 ou 1/3 hp",
      "1/4 ou 1/3 qual comprar",
      "1/4 ou 1/3 qual escolher",
      "1/4 1/3 qual escolher casa",
      "motor 1/4 1/3 qual escolher casa",
      "motor 1/4 1/3 casa",
      "1/4 ou 1/3 hp qual escolher casa",
      "1/4 ou 1/3 qual escolher casa",
      "motor 1/4 ou 1/3 qual escolher casa",
      "motor 1/4 ou 1/3 hp casa",
      "motor 1/4 ou 1/3 hp qual escolher para casa",
      "1/4 ou 1/3 casa",
      "1/4 ou 1/3 residencial",
      "motor 1/4 ou 1/3 residência",
      "basculante 1/4 ou 1/3",
      "1/3 vale pena",
      "diferença 1/4 1/3",
      "1/4 ou 1/3 kg",
      "1/4 ou 1/3 portão kg",
      "motor 1/4 ou 1/3 kg",
      "motor 1/4 ou 1/3 portão kg",
      "1/4 ou 1/3 quilos",
      "1/4 ou 1/3 metros",
      "motor 1/4 ou 1/3 portão metros",
      "1/4 ou 1/3 4 metros",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A diferença entre o motor de 1/4 e o de 1/3 HP é a força, e não a velocidade. No basculante equilibrado, use o 1/4 HP até {width.quarterHp} de largura e o 1/3 HP até uns 3,5 metros. No portão de correr, o 1/4 costuma mover até 250 kg e o 1/3, até 400 kg, conforme a ficha.",
        "Entre o motor de 1/4 ou 1/3 HP, escolha pelo tamanho da folha. No basculante equilibrado, o 1/4 serve até {width.quarterHp} de largura, e o 1/3, até perto de 3,5 metros. No portão de correr, o 1/4 HP costuma levar até uns 250 kg, e o 1/3 HP, até uns 400 kg, conforme a ficha.",
        "O motor de 1/3 HP tem um terço a mais de força que o de 1/4 e o mesmo tempo de abertura. Em basculante equilibrado de até {width.quarterHp}, o 1/4 custa menos e dá conta. O 1/3 vai até uns 3,5 metros. No deslizante, o 1/4 trabalha com folga até uns 250 kg e o 1/3 até uns 400 kg, conforme a ficha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher 1/4 e quando 1/3 HP", "A escolha pela largura e pelo peso"],
        slots: [
          [
            "Um portão de casa em ferro ou alumínio, com o contrapeso no ponto, funciona bem com 1/4 HP. Lambril, madeira leve ou chapa fechada aumentam o peso na partida, e nesses casos o 1/3 trabalha mais frio.",
            "A folha comum de ferro ou alumínio, bem equilibrada, fica no 1/4 HP. Se a folha tem madeira, lambril ou chapa inteira, prefira o 1/3. Um basculante de 4 metros já pede 1/2 HP.",
            "O 1/4 HP dá conta da folha residencial simples e equilibrada. O 1/3 compensa quando há revestimento, chapa fechada ou largura um pouco maior.",
          ],
          [
            "Se o portão está duro na mão, nenhum dos dois resolve antes do acerto do contrapeso, no basculante, ou do trilho e das roldanas, no de correr. Para muitas aberturas por dia, compare os ciclos por hora da ficha, e não os HP.",
            "Uma folha que prende cansa os dois motores, por isso o contrapeso ou as roldanas vêm primeiro. Quem abre muito o portão deve comparar os ciclos por hora, que são as aberturas sem superaquecer.",
            "Antes da potência, a folha precisa ficar leve, com contrapeso ou roldanas em ordem. Para muitas aberturas por dia, compare os ciclos por hora da ficha, que são as aberturas sem superaquecer.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço de um e de outro", "Quanto custam o 1/4 e o 1/3 HP"],
        slots: [
          [
            "Os kits basculantes de 1/4 HP, para até {width.quarterHp}, custam {models.pricesOr}, instalados, e a diferença entre eles é a velocidade. O 1/3 HP é orçado por foto e medida, e a referência é a troca em casa, de {price.homeSwap} com mão de obra.",
            "O basculante de 1/4 HP, até {width.quarterHp} de largura, sai por {models.pricesNamedOr}, com instalação, conforme o tempo de abertura. O 1/3 HP é orçado por foto. A referência é a troca do motor em casa, de {price.homeSwap}, com mão de obra.",
            "Instalado, o 1/4 HP basculante de até {width.quarterHp} custa {models.pricesNamedOr}. O valor do 1/3 depende da folha e vem por foto, perto da faixa da troca residencial, de {price.homeSwap} com o serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como ver a potência do motor e medir a folha", "Como descobrir a potência do seu motor"],
        slots: [
          [
            "A potência de hoje está na etiqueta externa do motor, com o modelo e a tensão. Dá para ver tudo com o portão fechado, sem mover a folha nem abrir a tampa.",
            "A etiqueta do lado de fora traz potência, modelo e volts. Faça as medidas com o portão fechado, sem mexer em cabo, contrapeso ou tampa.",
            "Potência, tensão e modelo vêm escritos na etiqueta da carcaça. Não é preciso destravar nem abrir nada para anotar.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta, com a tampa fechada.",
          "Meça a largura e a altura da folha.",
          "Anote o material e se a folha é fechada ou vazada.",
          "Conte as aberturas na hora de maior movimento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 1/3 HP gasta mais luz?",
        answers: [
          "Um pouco mais em cada abertura, mas são segundos. Na conta do mês a diferença quase não aparece.",
          "Quase não se nota, porque o motor funciona pouco. A central, ligada o dia todo, pesa mais.",
        ],
      },
      {
        question: "Posso trocar o 1/4 por um 1/3 no mesmo lugar?",
        answers: [
          "Em geral, sim, porque o suporte costuma servir, e o fim de curso e a força são regulados de novo. Antes se descobre por que o 1/4 não deu conta.",
          "Na maioria dos portões, sim, com nova regulagem. Se a causa era a folha desequilibrada, porém, o motor maior só adia o defeito.",
        ],
      },
      {
        question: "O motor de 1/4 esquenta. Preciso do 1/3?",
        answers: [
          "Primeiro peça o equilíbrio da folha, porque o motor que esquenta costuma carregar o peso que o contrapeso deveria levar. Capacitor fraco também aquece.",
          "Nem sempre. Contrapeso, capacitor e tensão vêm antes da potência, e o conserto custa menos que outro motor.",
        ],
      },
      {
        question: "Qual dos dois abre mais rápido?",
        answers: [
          "Nenhum, só pela potência. O tempo vem do modelo: entre os nossos 1/4 HP, um abre em {opening.padrao} e outro em {opening.jetflex}.",
          "A velocidade depende do fuso e da placa, não dos HP. Um 1/4 HP pode abrir em {opening.jetflex} e outro em {opening.padrao}.",
        ],
      },
    ],
    photo: "largura, altura e material da folha, com uma foto do portão fechado",
  },
  {
    id: "potencia-por-peso",
    broader: "potencia",
    label: "Potência por peso do portão",
    phrase: "a potência pelo peso do portão",
    asks: [
      "quantos cv precisa portão kg",
      "quantos hp precisa portão kg",
      "quantos cavalos precisa portão kg",
      "quantos cv portão kg",
      "quantos hp portão kg",
      "quantos cv precisa portão",

      "qual força motor",
      "força motor portão quantos",
      "qual a força do motor de portão",
      "força do motor em hp",
      "que força precisa motor portão",
      "qual potência motor portão",

      "escolher motor pelo peso portão correr",
      "potência kg",
      "qual potência kg",
      "potência portão kg",
      "quantos hp kg",
      "hp portão kg",
      "potência 500",
      "potência 300",
      "potência 400",
      "potência 600",
      "potência 800",
      "potência 1000",
      "potência peso",
      "hp por peso",
      "quantos hp portão pesado",
      "quantos hp portão ferro",
      "quantos hp precisa portão",
      "quantos hp precisa portão ferro",
      "qual hp portão ferro",
      "qual hp portão pesado",
      "qual hp usar portão pesado",
      "qual hp portão garagem pesado",
      "quantos hp portão garagem pesado",
      "quantos cavalos portão pesado",
      "qual hp usar portão",
      "potência portão pesado",
      "qual potência portão pesado",
      "tabela potência",
    ],
    intent: "buying",
    answers: {
      price: [
        "Potência por peso do portão de correr: folha de até 300 kg, 1/4 HP; até 450 kg, 1/3 HP; até 750 kg, 1/2 HP; acima, 1 HP. O preço acompanha: a troca em casa fica de {price.homeSwap}, e em folha pesada ou uso intenso, de {price.heavySwap}, com mão de obra.",
        "Em casa, o motor para o peso comum, até 450 kg, custa de {price.homeSwap} na troca, com mão de obra; em portão pesado, de {price.heavySwap}. O HP segue os quilos da folha de correr: 1/4 até 300, 1/3 até 450, 1/2 até 750 e 1 HP acima disso.",
      ],
      any: [
        "Em portão de garagem pesado, de correr, o HP acompanha o peso da folha: 1/4 HP até 300 kg, 1/3 até 450 kg, 1/2 até 750 kg e 1 HP acima disso. Um de ferro de 400 kg pede 1/3 HP, um de 500 kg pede 1/2 HP e um de 800 kg, 1 HP; confirme os quilos na ficha.",
        "A potência por peso do portão de correr é, em geral: 1/4 HP na folha de até 300 kg, 1/3 em até 450, 1/2 em até 750 e 1 HP no que passa disso. Assim, 400 kg pedem 1/3 HP e 500 kg, 1/2 HP; o que garante é a capacidade em quilos da ficha, um terço acima do peso.",
        "Escolha o motor pelo peso do portão com um terço de folga: ferro de 400 kg usa 1/3 HP, de 500 kg usa 1/2 HP e de 800 kg usa 1 HP. Quantos HP vêm na etiqueta importa menos que os quilos da ficha; até 300 kg, no portão de correr, 1/4 HP basta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quilos, HP e uso, juntos", "Como ler a ficha do motor"],
        slots: [
          [
            "Dois motores de 1/2 HP podem ter limites diferentes em quilos, porque a redução das engrenagens não é igual. O número que garante é o de quilos, na etiqueta ou no manual; uma folha de 300 kg pede ficha de 400.",
            "A mesma potência puxa pesos diferentes conforme a redução, e por isso vale o limite em quilos da ficha. Para 300 kg de folha, procure 400 de capacidade; para 500, perto de 700.",
            "Leia os quilos antes dos HP, já que a redução muda de marca para marca. Com a folga de um terço, 300 kg pedem motor de 400 e 500 kg pedem um de quase 700.",
          ],
          [
            "Muitas aberturas por dia pedem uma faixa acima e ciclos por hora na ficha. No basculante a conta é outra: o contrapeso carrega a folha, e 1/4 HP atende até {width.quarterHp} de largura.",
            "Garagem coletiva sobe uma faixa, porque o limite em quilos supõe uso normal. Já o basculante se escolhe pela largura, com 1/4 HP até {width.quarterHp} e folha equilibrada.",
            "Quanto mais uso, mais folga: em prédio, passe à faixa seguinte. Basculante foge da tabela, pois quem carrega é o contrapeso, e 1/4 HP serve até {width.quarterHp} de largura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber quanto pesa o seu portão", "O peso da folha, sem balança"],
        slots: [
          [
            "Chapa de aço pesa 7,85 kg por metro quadrado a cada milímetro de espessura, mais o quadro. Não tire a folha do lugar; medida e material bastam para a estimativa.",
            "A conta parte da área: cada milímetro de chapa de aço soma 7,85 kg por metro quadrado, e o quadro entra à parte. A folha fica no trilho.",
            "Sem balança, use a área e o material: aço tem 7,85 kg por metro quadrado e milímetro, além da estrutura. Nada precisa ser desmontado.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha.",
          "Anote o material: chapa fechada, grade, lambril, madeira ou vidro.",
          "Multiplique a área pelo peso do material e some o quadro.",
          "Conte quantas aberturas há por dia.",
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor pelo peso da folha", "Quanto custa o motor de portão pesado"],
        slots: [
          [
            "A troca do motor de correr em casa fica de {price.homeSwap}, com mão de obra; em folha pesada ou uso intenso, de {price.heavySwap}. Na primeira automação somam-se cremalheira, base e ponto de energia.",
            "Até perto de 450 kg, em residência, trocar sai de {price.homeSwap} com o serviço; folha pesada sobe para {price.heavySwap}. Portão ainda manual acrescenta cremalheira por metro, base e elétrica.",
            "Duas faixas orientam: {price.homeSwap} na troca residencial e {price.heavySwap} no portão pesado, ambas com mão de obra. Quem automatiza pela primeira vez soma base, cremalheira e energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor maior do que preciso faz mal?",
        answers: [
          "Não quebra o portão se a força for regulada no mínimo. O exagero só custa mais e torna a regulagem de segurança mais delicada.",
          "Um passo acima é bom; muito acima não traz vantagem e exige mais cuidado com a força.",
        ],
      },
      {
        question: "Meu portão está pesado na mão. Compro mais potência?",
        answers: [
          "Não antes de ver roldana, trilho e dobradiça. Potência a mais só quebra a peça seguinte.",
          "Primeiro alivie a folha, porque um motor forte em folha dura dura pouco. Muitas vezes a roda gasta é todo o peso.",
        ],
      },
      {
        question: "E no portão de abrir, qual potência?",
        answers: [
          "O comprimento da folha conta tanto quanto o peso, porque o braço faz alavanca e o vento empurra. A ficha traz os dois limites por folha.",
          "Vale a ficha do braço, com peso e comprimento máximos por folha. Chapa fechada e vento pedem a versão acima.",
        ],
      },
      {
        question: "Motor fraco para o peso estraga?",
        answers: [
          "Estraga: esquenta, desarma no meio do dia e come a engrenagem. Um motor dentro do limite costuma durar {trade.life}.",
          "Sim, trabalha sempre no limite e gasta capacitor e engrenagem. Com folga de um terço, a vida usual é de {trade.life}.",
        ],
      },
    ],
    photo: "largura, altura, material e uma foto do portão inteiro",
  },
  {
    id: "ciclos-por-hora",
    broader: "potencia",
    label: "Ciclos por hora do motor",
    phrase: "os ciclos por hora do motor",
    asks: [
      "o que é ciclo hora",
      "o que é ciclo motor portão",
      "o que significa ciclos hora",
      "quantos ciclos hora",
      "ciclos hora aguenta",
      "ciclos motor aguenta",
      "ciclos aguenta",
      "quantas aberturas motor aguenta",
      "quantas vezes motor aguenta",
      "ciclos hora",
      "quantos ciclos",
      "ciclos por hora",
      "ciclos motor",
      "ciclos dia",
      "quantas aberturas aguenta",
      "quantas vezes abre dia",
      "quantas aberturas dia",
      "regime trabalho motor",
      "uso intenso ciclos",
      "aberturas por hora",
      "quantas aberturas hora",
      "ciclos dia motor aguenta",
      "quantos ciclos dia aguenta",
      "ciclos dia residencial",
      "ciclos residencial aguenta",
      "quantos ciclos motor residencial aguenta",
      "ciclos hora precisa",
      "quantos ciclos precisa",
      "ciclos hora prédio",
      "ciclos hora condomínio",
      "quantos ciclos condomínio",
      "ciclos hora apartamentos",
      "calcular ciclos hora",
      "aberturas hora pico",
      "síndico ciclos",
      "quantos ciclos hora garagem precisa aguentar",
      "quantos ciclos hora precisa aguentar",
      "quantas vezes dia abrir portão",
      "quantas vezes dia posso abrir",
      "quantas vezes posso abrir portão",
      "quantas vezes abrir portão dia",
      "quantas vezes dia",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão precisa aguentar, em ciclos por hora, as aberturas da hora mais cheia mais a metade. Um ciclo é abrir e fechar. O motor residencial costuma aceitar de 10 a 15 ciclos por hora. Um prédio com 40 saídas na hora precisa de 60, e a troca por um motor assim fica de {price.heavySwap}.",
        "Ciclos por hora são quantas vezes o motor abre e fecha o portão em uma hora sem desligar pelo calor. O de casa costuma aceitar de 10 a 15. Para o seu, conte as aberturas da hora cheia e some metade: 20 saídas pedem 30 ciclos. Em portão coletivo, a troca do motor vai de {price.heavySwap}.",
        "Para escolher o motor pelos ciclos por hora, conte as aberturas na hora cheia e acrescente metade. Cada ciclo é uma abertura e um fechamento. Quem conta 8 aberturas em casa fica no residencial, que costuma aceitar de 10 a 15. Um prédio com 40 precisa de 60 ciclos, e a troca fica de {price.heavySwap}.",
        "Um motor de casa costuma aceitar de 10 a 15 ciclos por hora, e um motor de prédio, de 30 a 60. Cada ciclo é uma abertura e um fechamento. O número de que você precisa é o das aberturas da hora cheia mais a metade. A troca por um motor de uso intenso fica de {price.heavySwap}.",
      ],
      question: [
        "Um motor residencial costuma aguentar de 10 a 15 aberturas por hora, cada uma com o seu fechamento. Isso dá uma abertura a cada 4 a 6 minutos. O limite exato do seu modelo está na ficha, como “ciclos por hora”. Acima dele, um protetor desliga o motor até esfriar.",
        "O motor residencial de portão aguenta, em geral, de 10 a 15 ciclos por hora, e o de prédio, de 30 a 60. Um ciclo é abrir e fechar uma vez. O limite do seu modelo está na ficha ou na etiqueta. Numa casa, umas 20 aberturas espalhadas pelo dia ficam longe desse limite.",
        "O motor de casa costuma aceitar de 10 a 15 aberturas por hora, porque precisa esfriar entre uma e outra. A ficha do modelo traz o número certo, com o nome de ciclos por hora. Um ciclo é o portão abrir e fechar. Para 30 ou mais por hora, use motor de condomínio.",
        "De 10 a 15 por hora: é o que um motor residencial costuma aguentar de aberturas seguidas, com o fechamento. Passou disso, ele esquenta e o protetor térmico o desliga por uns minutos. O número do seu motor está na ficha. Para 30 ciclos por hora ou mais, use motor de condomínio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como contar os ciclos do seu portão", "A conta da hora de maior uso"],
        slots: [
          [
            "Conte as aberturas da hora mais movimentada, porque o motor esquenta quando não descansa entre uma abertura e outra. O total do dia engana: 30 aberturas espalhadas não fazem mal.",
            "Escolha a hora de maior movimento, pois é sem pausa que o motor acumula calor. O total do dia não mostra esse esforço: 30 aberturas espalhadas cansam menos que 15 seguidas.",
            "Aberturas seguidas esquentam o motor, e por isso vale a hora de maior uso. A média do dia esconde esse esforço.",
          ],
        ],
        steps: [
          "Conte as aberturas da hora mais cheia: numa casa com três carros, por exemplo, 8.",
          "Some a metade, para os dias piores: 8 mais 4 dão 12 ciclos por hora.",
          "Leia os ciclos por hora na etiqueta ou na ficha do seu motor.",
          "Se a conta passa desse número, peça um motor de uso mais intenso.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de ciclos demais", "Quando o motor passou do limite"],
        slots: [
          [
            "O primeiro sinal é o motor quente que para na hora cheia e volta sozinho meia hora depois. Quem o desliga é o protetor térmico, que corta a energia antes de o enrolamento queimar. Outro sinal é trocar o capacitor ou a engrenagem mais de uma vez por ano. Folha pesada dá os mesmos sinais, por isso o técnico confere os dois.",
            "O motor que para de manhã e funciona bem à tarde está sendo desligado pelo próprio protetor térmico. Se o capacitor ou a engrenagem também quebram de novo no mesmo ano, há excesso de uso ou folha pesada. O técnico separa os dois casos soltando a folha do motor.",
            "O motor que para quente na hora cheia e volta a andar depois de esfriar foi desligado pela proteção térmica. Trocar capacitor e engrenagem mais de uma vez por ano é outro aviso. Antes de culpar o número de aberturas, o técnico confere se a folha está pesada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor para cada quantidade de ciclos", "Residencial, uso intenso ou contínuo"],
        slots: [
          [
            "Até uns 10 ciclos por hora, o motor residencial basta. De 30 a 60 ciclos por hora, use motor para condomínio. Acima disso, use o de uso contínuo ou com inversor, a placa que acelera e freia aos poucos.",
            "A casa fica no motor residencial. Um prédio entre 30 e 60 ciclos na hora precisa da linha de condomínio, e um movimento maior, de regime contínuo ou de inversor, que parte sem tranco.",
            "O motor comum serve à casa, e o de uso coletivo, a 30 a 60 ciclos em uma hora. Acima disso, escolha regime contínuo ou inversor, o circuito que acelera e freia devagar.",
          ],
          [
            "A folha precisa andar leve: trilho sujo ou contrapeso errado fazem o motor esquentar com menos aberturas. Peça essa conferência antes de comprar um motor maior.",
            "O limite da ficha vale para portão leve. Roldana gasta ou folha desequilibrada faz o motor parar antes dele, por isso a folha é acertada primeiro.",
            "Antes de comprar um motor maior, peça para acertar roldanas, trilho ou contrapeso. Portão pesado esquenta o motor muito antes do limite da ficha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como estimar os ciclos se o prédio ainda não tem motor?",
        answers: [
          "Suponha que metade dos carros saia na mesma hora: 60 vagas dão 30 saídas e, com metade a mais de folga, 45 ciclos por hora. Depois confira com a contagem real.",
          "Conte as vagas e divida por dois, que é um pico comum. Com 60 vagas são 30 saídas, ou 45 ciclos por hora com a margem; a contagem real confirma.",
          "Use metade das vagas como pico e acrescente 50%. Um prédio de 60 vagas precisa de uns 45 ciclos por hora.",
        ],
      },
      {
        question: "Fechamento automático aumenta os ciclos?",
        answers: [
          "Pode aumentar, quando a pausa é curta e o portão fecha e reabre entre um carro e outro. Com uma pausa maior na hora cheia, uma abertura serve a dois ou três carros.",
          "Sim, se fecha depressa demais entre dois carros. Com pausa mais longa na hora cheia, uma abertura serve a vários e o motor descansa.",
          "Aumenta se o portão fecha antes de o próximo carro chegar. Regule uma pausa maior no horário de saída.",
        ],
      },
      {
        question: "Ventilador no motor aumenta os ciclos?",
        answers: [
          "Alivia o calor, mas não muda o limite da ficha. O que resolve é um motor feito para esse regime e uma folha que se move leve.",
          "Não aumenta o limite do fabricante, só ajuda a esfriar. Para mais ciclos, troque por um de regime maior e mantenha a folha leve.",
          "Pouco. Ele esfria a carcaça, mas o enrolamento continua no limite, e o certo é um motor de uso intenso.",
        ],
      },
      {
        question: "O motor mais forte aguenta mais ciclos?",
        answers: [
          "Nem sempre: a força em HP diz o peso que ele move, e os ciclos dizem quantas vezes. Há motor forte de uso residencial, por isso leia os dois dados na ficha.",
          "Força e ciclos são coisas diferentes. Um motor pode mover muito peso e precisar de descanso entre aberturas; confira HP e ciclos por hora na etiqueta.",
          "Não necessariamente. Um motor de 1/2 HP residencial pode ter o mesmo limite de um de 1/4; o que conta é o regime escrito na ficha.",
        ],
      },
    ],
    photo: "a etiqueta do motor e quantos carros usam o portão",
  },
  {
    id: "potencia-do-basculante",
    broader: "potencia",
    label: "Potência do motor basculante",
    phrase: "a potência do motor para portão basculante",
    asks: [
      "portão basculante 2 metros potência motor",
      "portão basculante 2,2 metros potência motor",
      "portão basculante 2,3 metros potência motor",
      "portão basculante 2,4 metros potência motor",
      "portão basculante 2,5 metros potência motor",
      "portão basculante metros potência motor",
      "basculante metros que potência motor",
      "qual potência motor basculante",
      "potência motor basculante",
      "potência basculante",
      "quantos hp basculante",
      "hp motor basculante",
      "qual hp basculante",
      "potência portão basculante",
      "quantos hp portão basculante",
      "potência ideal basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "A potência do motor para portão basculante de casa, equilibrado e de até {width.quarterHp} de largura, é 1/4 HP. Um basculante mais largo, como o de três metros, precisa de 1/3 HP, e o de garagem coletiva, de 1/2 HP ou mais. Quem carrega o peso é o contrapeso, e por isso ele precisa estar certo em qualquer potência.",
        "Quantos HP o basculante precisa depende da largura e do uso: até {width.quarterHp}, 1/4 HP; perto de três metros, 1/3 HP; garagem coletiva ou folha grande, 1/2 HP. Isso vale com o contrapeso em ordem, já que é ele, e não o motor, que sustenta a folha.",
        "Em basculante residencial com até {width.quarterHp}, compre motor de 1/4 HP; acima disso, 1/3 HP, e em uso coletivo, 1/2 HP. Potência maior não compensa contrapeso errado, que é quem deve sustentar a folha. Instalado, o de 1/4 HP custa a partir de {price.lowest}.",
        "O motor de 1/4 HP serve à maioria dos basculantes de casa, de até {width.quarterHp} de largura. Suba para 1/3 HP perto de três metros e para 1/2 HP quando o portão é de garagem coletiva ou muito grande. Antes de aumentar a potência, confira o contrapeso.",
      ],
      buying: [
        "Para motor de portão basculante, escolha 1/4 HP em casa, com folha de até {width.quarterHp}, 1/3 HP em folha de três metros e 1/2 HP ou mais em garagem coletiva. O de 1/4 HP custa a partir de {price.lowest}, instalado. O contrapeso precisa estar equilibrado, porque é ele que sustenta a folha.",
        "A potência do motor basculante se escolhe pela largura e pelo uso: 1/4 HP até {width.quarterHp}, 1/3 HP em folha perto de três metros e 1/2 HP onde o portão abre o dia todo. O de 1/4 HP parte de {price.lowest}, instalado; os outros são orçados de graça, pelas medidas.",
        "Até {width.quarterHp} de largura, o basculante de casa usa 1/4 HP, que custa a partir de {price.lowest} instalado. Folha de três metros precisa de 1/3 HP, e garagem coletiva, de 1/2 HP ou mais. Em qualquer potência, o contrapeso deve estar em ordem.",
      ],
      price: [
        "O motor basculante de 1/4 HP, para folha de até {width.quarterHp}, custa de {price.lowest} a {price.highest} instalado, conforme a velocidade. O de 1/3 ou 1/2 HP custa mais e é orçado de graça pelas medidas. O contrapeso precisa estar equilibrado em qualquer um.",
        "Instalado, o motor de 1/4 HP custa {models.pricesNamed}, para basculante de até {width.quarterHp}. Acima dessa largura, o de 1/3 ou 1/2 HP tem o valor informado pelas medidas da folha, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando usar 1/4, 1/3 ou 1/2 HP", "Largura, altura e uso: como escolher os HP"],
        slots: [
          [
            "Meça largura e altura e conte as aberturas da hora mais movimentada. A chapa fechada recebe vento e precisa de margem.",
            "Largura, altura e aberturas por dia bastam para escolher. Em chapa cheia, deixe folga por causa do vento.",
            "Com as medidas e o número de aberturas se chega à potência. Se a folha é de chapa fechada e toma vento, suba um degrau.",
          ],
        ],
        bullets: [
          "1/4 HP: casa, até {width.quarterHp}, folha equilibrada",
          "1/3 HP: folha perto de três metros ou uso maior",
          "1/2 HP ou mais: garagem coletiva e folha muito grande",
          "Acima disso: dois acionadores ou outro tipo de portão",
        ],
      },
      {
        about: "what",
        headings: ["Por que o contrapeso vale mais que os HP", "O que a potência não corrige"],
        slots: [
          [
            "O contrapeso, um bloco em cada coluna, equilibra a folha, e o motor só a conduz. Se está certo, ela fica parada a meia altura quando o técnico solta o motor.",
            "Cada coluna tem um peso que compensa a folha, de modo que o motor faz pouca força. O teste é do técnico, que solta o motor e vê se ela para no meio.",
            "A folha é sustentada pelos pesos das colunas. O técnico confere o equilíbrio soltando o motor: a folha certa não sobe nem desce.",
          ],
          [
            "Um motor mais forte em folha desequilibrada esconde o defeito, gasta o fuso e força o cabo, que pode se romper e deixar a folha cair.",
            "Potência a mais disfarça o contrapeso errado e desgasta cabo e fuso. Com o tempo, o cabo se parte.",
            "Aumentar a potência para vencer o peso só sobrecarrega o cabo e o fuso, até um deles quebrar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico define a potência", "Medida, equilíbrio e instalação"],
        slots: [
          [
            "Com a largura, a altura e o material, a potência é definida antes da visita. No dia, a folha é equilibrada, o motor é montado em {time.tilting} e a força fica no mínimo que move o portão.",
            "A escolha se faz pelas medidas e pelo revestimento da folha. A montagem leva de {time.tilting}, com equilíbrio antes e regulagem de força no fim.",
            "Medidas e material mostram o motor certo. Depois o técnico equilibra a folha, monta em {time.tilting} e testa a força mínima com um obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com mais HP abre mais rápido?",
        answers: [
          "Não. A velocidade vem da redução e do inversor: com o mesmo 1/4 HP há motor que abre em {opening.padrao} e em {opening.jetflex}.",
          "HP é força, e não velocidade. Os kits de 1/4 HP abrem em {opening.padrao}, {opening.speedy} ou {opening.jetflex}.",
          "Não necessariamente. Um 1/4 HP com inversor abre em {opening.jetflex}, e um convencional da mesma potência, em {opening.padrao}.",
        ],
      },
      {
        question: "Posso trocar o motor de 1/4 por um de 1/2 HP?",
        answers: [
          "Pode, se coluna, cabo e folha aguentam, mas em casa raramente é preciso. Antes se equilibra o contrapeso.",
          "Só em folha grande ou de muito uso. Na maioria das casas, acertar o contrapeso resolve.",
          "Dá, mas quase nunca vale a pena em casa. Se o motor atual sofre, a causa costuma ser a folha desequilibrada.",
        ],
      },
      {
        question: "Revesti o basculante. Preciso de mais HP?",
        answers: [
          "Precisa de contrapeso novo primeiro. Se a largura continua até {width.quarterHp} e a folha fica equilibrada, o 1/4 HP costuma servir.",
          "O peso extra vai para o contrapeso. Equilibrada, a folha de até {width.quarterHp} continua com 1/4 HP.",
          "Em geral, não: o técnico aumenta o contrapeso. Só é preciso mais potência se a folha passar de {width.quarterHp} de largura.",
        ],
      },
      {
        question: "Quanto 1/4 HP gasta de energia?",
        answers: [
          "Pouco: são uns 200 W durante segundos por abertura, o que dá centavos por mês em casa.",
          "Perto de 200 W, só enquanto a folha anda. Na conta quase não aparece.",
          "Cerca de 200 W por alguns segundos a cada uso. Em casa, isso custa centavos no mês.",
        ],
      },
    ],
    photo: "a largura, a altura e uma foto do basculante inteiro",
  },
  {
    id: "um-terco-ou-meio",
    broader: "potencia",
    label: "Motor de 1/3 ou 1/2 HP",
    phrase: "a escolha entre motor de 1/3 e de 1/2 HP",
    asks: [
      "1/3 1/2",
      "1/3 ou 1/2",
      "motor 1/3 1/2",
      "1/3hp 1/2hp",
      "1/3 hp 1/2 hp",
      "basculante 1/3 1/2",
      "diferença 1/3 1/2",
      "motor 1/3 ou 1/2 hp qual",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de 1/3 ou 1/2 HP, fique com 1/3 no basculante de até uns 3,5 metros, equilibrado, e suba para 1/2 em folha de 4 metros, de madeira maciça ou de uso coletivo. No de correr, decide o peso em quilos da ficha; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A diferença entre motor 1/3 e 1/2 HP é força, não velocidade: o 1/3 leva folha de casa um pouco larga ou revestida, e o 1/2, folha grande, pesada ou de muito uso. Trocado em residência, com o trabalho, custa {price.homeSwap}; em portão pesado, {price.heavySwap}.",
        "Um terço de HP aguenta basculante de até uns 3,5 metros com contrapeso certo; em portão de 4 metros, escolha 1/2 ou dois acionadores. Antes de subir a potência, acerte o equilíbrio, e conte {price.homeSwap} na troca em casa ou {price.heavySwap} na folha pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["1/3 ou 1/2, caso a caso", "Quando 1/3 basta e quando subir para 1/2"],
        slots: [
          [
            "HP é a potência, e o tipo de portão diz como lê-la: largura e equilíbrio no que sobe, quilos no que corre.",
            "No basculante, olhe largura e contrapeso; no deslizante, o peso da folha com um terço de sobra.",
            "A leitura muda com o portão: metros no basculante, quilos no de correr.",
          ],
        ],
        bullets: [
          "Até {width.quarterHp}, equilibrado: 1/4 HP já basta.",
          "De {width.quarterHp} a uns 3,5 metros: 1/3 HP.",
          "Perto de 4 metros, madeira maciça ou chapa grossa: 1/2 HP ou dois acionadores.",
          "Prédio ou comércio: 1/2 HP de uso intenso, pelos ciclos por hora.",
          "De correr: capacidade um terço acima do peso da folha, seja qual for o HP.",
        ],
      },
      {
        about: "check",
        headings: ["Antes de subir a potência", "Folha pesada engana"],
        slots: [
          [
            "Folha dura parece falta de motor e muitas vezes é contrapeso, cabo ou roldana. O técnico confere o equilíbrio do basculante; você não solta a folha para testar.",
            "Se o motor sofre, veja primeiro trilho, roldana ou contrapeso, porque potência maior só esconde o atrito. O basculante é testado pelo técnico.",
            "Motor que geme pode ser forte o bastante para uma folha leve. Equilíbrio e atrito vêm antes da compra, e no basculante esse exame é profissional.",
          ],
          [
            "Conferir o equilíbrio e regular em casa parte de {price.preventive}, sem peças, menos que trocar de motor. Às vezes o 1/3 que já existe passa a bastar.",
            "A visita de ajuste em residência começa em {price.preventive}, fora peças, e pode dispensar a troca.",
            "Por {price.preventive} em diante, sem peças, a regulagem em casa mostra se o motor atual serve.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Força a mais também é risco", "Regule a força do 1/2 HP"],
        slots: [
          [
            "O motor mais forte não percebe tão cedo o obstáculo, e por isso a força fica no mínimo que move a folha, com fotocélula e teste em caixa de papelão. Folha leve com 1/2 HP entorta o perfil.",
            "Com 1/2 HP sobra força para esmagar ou entortar. Regule no mínimo, ponha fotocélula e teste com objeto macio.",
            "Potência alta em folha leve é perigo e desgaste. A força é baixada até o mínimo que abre, com sensor de passagem e teste sem usar o corpo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O 1/2 HP abre mais rápido?",
        answers: [
          "Não: a velocidade vem do modelo e da central. Para abrir depressa, compare os segundos da ficha.",
          "A potência não muda o tempo. Há 1/4 HP que abre em {opening.speedy} e 1/2 HP que leva o dobro.",
        ],
      },
      {
        question: "O 1/2 HP gasta muito mais luz?",
        answers: [
          "Pouco mais: o portão trabalha segundos por vez, e a diferença quase não aparece na conta.",
          "A diferença é de centavos no mês em casa, porque cada abertura dura segundos.",
        ],
      },
      {
        question: "Posso trocar 1/3 por 1/2 na mesma placa?",
        answers: [
          "Só se a placa aceita a potência e o capacitor for o do motor novo. A etiqueta diz.",
          "Depende da central: corrente e capacitor precisam ser os do 1/2. Senão, troca-se o conjunto.",
        ],
      },
      {
        question: "Dois motores de 1/4 fazem um de 1/2?",
        answers: [
          "Na força somada, sim, mas só onde o fabricante prevê o par, um em cada coluna, com folha equilibrada.",
          "Podem servir em basculante largo, se o manual admite o par. Não é conta automática.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material, e a da etiqueta do motor",
  },
];
