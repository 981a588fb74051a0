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
        "Para portão de condomínio, 1/2 HP ou mais, de uso intenso; 1/4 HP é motor de casa e esquenta na hora de pico. Antes dos HP, confira na ficha os ciclos por hora e, no de correr, os quilos, um terço acima da folha. A troca em portão pesado ou coletivo fica de {price.heavySwap}, com mão de obra.",
        "Fique no 1/4 HP com folha leve e em ordem; 1/2 HP vale a pena no portão de correr se ela passa de uns 300 kg, se o motor esquenta ou se abre muitas vezes por dia, e não abre mais rápido. Antes, confira trilho e roldanas: a visita em casa parte de {price.preventive}, sem peças.",
        "Vale a pena trocar o motor de 1/4 por 1/2 HP só se a folha passa de {width.quarterHp}, é pesada ou abre muitas vezes por dia; com a folha equilibrada, o 1/4 basta, e o 1/2 não abre mais rápido. Confira antes o contrapeso: em casa, a visita parte de {price.preventive}, sem peças.",
        "Escolha 1/4 HP para basculante de casa, equilibrado e de até {width.quarterHp}, a partir de {price.lowest} instalado; 1/3 HP para folha um pouco mais larga; 1/2 HP para folha grande, pesada ou de muitas aberturas. Acima de 1/4, o valor sai por foto.",
        "Entre motor de 1/4 e de 1/2 HP, decide o peso da folha, não a velocidade do portão. No basculante equilibrado de até {width.quarterHp}, 1/4 HP basta, e 1/2 HP entra em folha grande, de madeira ou de uso coletivo; no de correr, 1/2 HP se ela passa de uns 300 kg ou abre muitas vezes por dia, conforme a ficha do motor.",
        "Entre motor de 1/4 e de 1/2 HP, muda a folha que ele move com folga, não a velocidade do portão. No basculante de até {width.quarterHp} com contrapeso certo, 1/4 HP basta, 1/3 cobre folha um pouco maior, e 1/2 entra em folha grande ou de uso coletivo; no de correr, decide o peso, lido na ficha do motor.",
        "Fique no 1/4 HP em basculante leve de até {width.quarterHp}: 1/3 ou 1/2 HP não abre mais rápido e pode ficar forte demais. Se o 1/4 sofre, confira o contrapeso primeiro; só folha grande em ordem justifica mais potência.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando 1/4 basta e quando subir para 1/2",
          "1/4 ou 1/2, caso a caso",
          "Decida pela largura, pelo peso e pelo uso",
        ],
        slots: [
          [
            "Fique no 1/4 HP com basculante de até {width.quarterHp}, folha equilibrada e uso de família.",
            "Casa, até {width.quarterHp}, folha que para a meia altura: 1/4 HP, por {models.pricesOr} instalado.",
            "O portão residencial leve pede 1/4 HP, e a escolha passa a ser a velocidade.",
          ],
          [
            "Suba para 1/3 ou 1/2 HP se a folha passa dessa medida, é de madeira maciça ou chapa grossa.",
            "Folha larga ou pesada, já equilibrada, pede 1/2 HP ou dois acionadores.",
            "Acima de {width.quarterHp}, a potência é definida por fotos, altura e material.",
          ],
          [
            "Prédio e comércio olham ciclos por hora antes dos HP.",
            "Em uso coletivo, o número de aberturas pesa mais que a potência.",
            "Para muitas aberturas seguidas, o que conta é o regime do motor, e não só 1/2 HP.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda de 1/4 para 1/2 HP", "Força, consumo e preço", "Potência não é velocidade"],
        slots: [
          [
            "O 1/2 HP tem o dobro da potência, para mover mais folha no mesmo ritmo.",
            "Dobrar os HP dá folga de força, e não menos segundos.",
            "Dois motores de 1/4 HP podem abrir em {opening.padrao} ou em {opening.jetflex}, prova de que HP não é velocidade.",
          ],
          [
            "Um motor forte em folha leve precisa de força bem regulada para ceder ao obstáculo.",
            "A potência sobrando aumenta o risco se a força não for ajustada no mínimo.",
            "Quanto mais potente, mais importa o teste com obstáculo macio.",
          ],
          [
            "Na conta de luz a diferença é pequena, porque o portão trabalha poucos segundos por vez.",
            "O consumo quase não muda em casa; o preço do conjunto, sim.",
            "O custo maior está na compra, não na energia.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Meu motor de 1/4 não aguenta o portão. Troco por 1/2?",
        answers: [
          "Antes, confira contrapeso, cabos e roldanas. Na maioria dos casos, a folha equilibrada devolve o 1/4 HP ao normal.",
          "Nem sempre. Se a folha pesa, o 1/2 HP apenas demora mais a falhar; o equilíbrio vem primeiro.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta muito mais?",
        answers: [
          "Pouco, em uso de casa. O portão funciona segundos por dia, e a diferença na conta é pequena.",
          "Não de modo que se note. O que pesa é o tempo de uso, que é curto.",
        ],
      },
      {
        question: "Quanto custa um motor de 1/2 HP?",
        answers: [
          "Sai por orçamento, com largura, altura e material. Nossos kits de tabela são de 1/4 HP; em portão pesado a troca fica de {price.heavySwap}.",
          "O preço depende da folha e do tipo de portão. Mande fotos e medidas para o valor fechado, sem custo.",
        ],
      },
      {
        question: "O motor de 1/3 HP é um meio-termo bom?",
        answers: [
          "Pode ser, em folha um pouco acima da medida do 1/4 HP e bem equilibrada. A ficha do modelo confirma a largura.",
          "Sim, em alguns basculantes de largura intermediária. A indicação sai por foto e medida.",
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
        "Em portão de correr, o motor de 1/4 HP costuma trazer limite de 300 a 400 kg na etiqueta, o que dá folha de até uns 250 kg com folga. No basculante equilibrado o peso fica no contrapeso, e o que conta é a largura: até {width.quarterHp}.",
        "De 300 a 400 kg no portão de correr, conforme o modelo; a etiqueta confirma, e o certo é usar até três quartos dela. No basculante, conte a largura, até {width.quarterHp} com a folha equilibrada; no de abrir, cada motor leva uma folha, pelo peso e comprimento da ficha.",
        "Um motor de 1/4 HP costuma aguentar de 300 a 400 kg em portão de correr no nível; para durar, fique em uns 250 kg. Em basculante o limite não é em quilos: com contrapeso certo, ele atende até {width.quarterHp} de largura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Até onde vai o 1/4 HP", "1/4 HP em cada tipo de portão", "Quando 1/4 basta e quando não"],
        slots: [
          [
            "No basculante, folha que para sozinha a meia altura está equilibrada, e o motor só vence o atrito.",
            "Um basculante com contrapeso certo sobe leve, e o 1/4 só vence o atrito.",
            "Em folha basculante equilibrada, os quilos ficam no contrapeso, e não no motor.",
          ],
          [
            "No de correr, trilho limpo e roldana boa fazem a mesma folha pesar menos para o motor.",
            "Portão de correr nivelado rola leve; rampa, vento e chapa fechada pedem mais força.",
            "Para o deslizante, some folga para vento, sujeira no trilho e muitas aberturas.",
          ],
          [
            "No de abrir, o comprimento pesa tanto quanto os quilos: folha longa faz alavanca, e a ficha dá os dois limites.",
            "Na folha de abrir, vale o menor dos dois limites da ficha, o de quilos e o de comprimento.",
            "Em portão de abrir há um motor por folha, e a ficha limita peso e comprimento de cada uma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "Estime o peso sem balança", "Quilos da folha em três contas"],
        slots: [
          [
            "Multiplique largura por altura e pelo peso do material: chapa fina com quadro tem perto de 25 kg por m², e uma folha de 3 por 2,20 m dá uns 165 kg.",
            "Área vezes o peso por metro quadrado basta para escolher: em chapa fina com quadro, perto de 25 kg por m², uma folha de 3 por 2,20 m pesa uns 165 kg.",
          ],
        ],
        bullets: [
          "Grade de tubo: em geral de 12 a 20 kg por m²",
          "Madeira maciça de 3 cm: em geral de 20 a 30 kg por m², mais quando molhada",
          "Alumínio: em geral de 8 a 15 kg por m²",
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor de 1/4 HP", "Quanto custa o 1/4 instalado", "Valores do 1/4 HP"],
        slots: [
          [
            "O kit basculante de 1/4 HP custa {models.pricesNamed}, com entrega e instalação.",
            "Instalado, o basculante de 1/4 sai por {models.pricesOr}, conforme a velocidade.",
            "Em basculante, 1/4 HP tem preço fechado com a mão de obra: {models.pricesNamed}.",
          ],
          [
            "Para portão de correr, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "No de correr, motor e mão de obra ficam de {price.homeSwap} em casa, conforme o modelo.",
            "Em portão de correr, conte de {price.homeSwap} na troca em casa; cremalheira nova é à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a folha tiver uns 300 quilos?",
        answers: [
          "O 1/4 HP até move, mas no limite: com 300 kg, o certo é motor de correr indicado para 400 kg ou mais, em geral de 1/3 HP.",
          "O 1/4 HP só com etiqueta de 400 kg, no de correr. Na de 300 kg, trabalha sem folga, esquenta e dura menos.",
        ],
      },
      {
        question: "O que acontece se o portão for pesado demais?",
        answers: [
          "O motor esquenta, para no meio e gasta a engrenagem. O protetor térmico passa a desligar.",
          "Ele abre cada vez mais devagar, ronca na partida e queima antes do tempo.",
        ],
      },
      {
        question: "Motor de 1/2 HP no lugar de 1/4 resolve folha pesada?",
        answers: [
          "Resolve a força, e não o desequilíbrio. Antes se acertam contrapeso, trilho e roldanas.",
          "Só depois de acertar a folha: mais força em folha torta quebra a ferragem.",
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
        "Entre 1/4 e 1/3 HP no basculante, compre 1/4 se a folha tem até {width.quarterHp} e está equilibrada; compre 1/3 se ela é mais larga, em geral até uns 3,5 metros, ou revestida de madeira leve. O 1/3 dá mais força, e não mais velocidade; acima disso entra o 1/2 HP.",
        "Entre 1/4 e 1/3 HP, o maior tem cerca de um terço a mais de força e serve à folha mais larga, em geral até uns 3,5 metros. Em casa, no basculante de até {width.quarterHp} com contrapeso certo, o de 1/4 HP basta e custa menos; no de correr, decide a capacidade em quilos da ficha.",
        "O de 1/4 HP é o melhor para folha leve, estreita e equilibrada; o de 1/3, para folha larga, pesada ou de muito uso. Se o portão está duro na mão, nenhum dos dois resolve antes do acerto do contrapeso, no basculante, ou de trilho e roldanas, no de correr.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher 1/4 e quando 1/3", "A escolha pela folha", "Largura, peso e uso"],
        slots: [
          [
            "Até {width.quarterHp} de largura e contrapeso no ponto, o 1/4 HP trabalha folgado.",
            "Portão de casa comum, em ferro ou alumínio, é caso de 1/4 HP.",
            "Muitas aberturas por dia se resolvem pelos ciclos por hora da ficha, e não pelos HP: há 1/3 que desarma antes de um 1/4.",
          ],
          [
            "Folha mais larga, ou com madeira, lambril ou chapa fechada, pede o 1/3 HP, que trabalha com menos calor.",
            "Acima de uns 3,5 metros, ou com madeira maciça, a conta já é de 1/2 HP ou de dois acionadores, pela ficha do modelo.",
            "Uma folha revestida pesa mais na partida, e aí o 1/3 poupa o motor.",
          ],
          [
            "A velocidade vem do modelo: há 1/4 HP rápido e 1/3 HP lento.",
            "Para abrir mais depressa, olhe os segundos da ficha, e não os HP.",
            "O HP diz a potência; o tempo de abertura depende do fuso e da placa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço de um e de outro", "Quanto custa cada um", "1/4 e 1/3 HP no bolso"],
        slots: [
          [
            "Nossos kits de 1/4 HP, instalados, custam {models.pricesNamedOr}, conforme a velocidade.",
            "O 1/4 HP instalado parte de {price.padrao}.",
            "Com entrega e instalação, o 1/4 HP sai por {models.pricesNamedOr}.",
          ],
          [
            "O de 1/3 HP é orçado por foto e medida; como referência, a troca de motor em casa fica de {price.homeSwap}, com mão de obra.",
            "O 1/3 HP sai por foto, com largura, altura e material; na troca em casa, conte de {price.homeSwap}, com mão de obra.",
            "O valor do 1/3 HP vem por foto; a referência é a troca de motor em casa, de {price.homeSwap} com mão de obra.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "O motor de 1/3 HP gasta mais luz?",
        answers: [
          "Um pouco mais por abertura, mas o motor trabalha segundos; na conta, a diferença é pequena.",
          "Quase não se nota. O consumo da central ligada o dia todo pesa mais.",
        ],
      },
      {
        question: "Posso trocar o motor de 1/4 por um de 1/3 no mesmo lugar?",
        answers: [
          "Em geral, sim: o suporte costuma servir, e o fim de curso e a força são regulados de novo.",
          "Na maioria dos portões, sim. Antes se confere por que o 1/4 não deu conta.",
        ],
      },
      {
        question: "O motor de 1/4 esquenta. Preciso do de 1/3?",
        answers: [
          "Primeiro peça o equilíbrio da folha. Um motor que esquenta costuma estar carregando um peso que o contrapeso deveria sustentar.",
          "Nem sempre: contrapeso, capacitor e tensão vêm antes da potência.",
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
        "A tabela usual, no portão de correr: folha de até 300 kg, 1/4 HP; até uns 450 kg, 1/3 HP; até uns 750 kg, 1/2 HP; acima disso, 1 HP. Quem decide é a capacidade em quilos da ficha, com um terço de folga; o preço sai pela foto do portão e pelas medidas.",
      ],
      any: [
        "Em portão de garagem pesado, a potência certa é de 1/2 HP na folha de correr de até uns 750 kg e 1 HP acima disso; no basculante pesado, 1/2 HP ou mais, com o contrapeso acertado. O HP sozinho não decide: confira na ficha a capacidade em quilos, com um terço de folga. A troca fica de {price.heavySwap}, com mão de obra.",
        "No portão de correr, a potência acompanha o peso: em geral, 1/4 HP até perto de 400 kg, 1/3 HP até perto de 600 kg, 1/2 HP até perto de 1.000 kg e 1 HP acima disso. Quem decide é a capacidade em quilos da ficha do modelo, com um terço de folga.",
        "A potência se escolhe pelos quilos da ficha, e não só pelos HP, com um terço de folga: folha de 300 kg pede motor para 400 kg ou mais, em geral de 1/4 ou 1/3 HP; a de 500 kg pede motor para 700 kg, em geral de 1/2 HP.",
        "A potência certa é a do motor indicado para um terço a mais que o peso da folha. Em portão de correr de casa, isso costuma dar 1/4 ou 1/3 HP; com 500 kg ou mais, 1/2 HP; em galpão, 1 HP ou mais, muitas vezes com inversor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quilos, HP e uso, juntos", "A faixa de cada potência", "Como ler a ficha do motor"],
        slots: [
          [
            "A mesma potência muda de capacidade entre marcas, porque a redução não é igual.",
            "Dois motores de 1/2 HP podem ter limites diferentes em quilos; vale o da ficha.",
            "O número que garante é o de quilos, na etiqueta ou no manual.",
          ],
          [
            "O portão de muitas aberturas pede um passo acima, porque o limite em quilos é dado para uso normal.",
            "Em garagem coletiva, suba uma faixa e olhe os ciclos por hora.",
            "Quanto mais aberturas por dia, mais folga de potência o motor precisa ter.",
          ],
          [
            "No basculante a conta é outra: o contrapeso carrega a folha, e vale a largura.",
            "O basculante não se escolhe por quilos, e sim pela largura com a folha equilibrada.",
            "Em portão de abrir, o comprimento da folha pesa tanto quanto os quilos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber quanto pesa o seu portão", "O peso da folha, sem balança", "Estimativa de peso em casa"],
        slots: [
          [
            "A estimativa por foto e medida basta para escolher o motor.",
            "Não tire a folha do lugar para pesar.",
            "Material e medida dão o peso aproximado.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha.",
          "Anote o material: chapa fechada, grade, lambril, madeira ou vidro.",
          "Conte quantas aberturas há por dia.",
          "Mande tudo com uma foto do portão inteiro.",
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor pelo peso da folha", "Quanto custa o motor de portão pesado", "Faixas de preço"],
        slots: [
          [
            "Motor de correr para casa, trocado, fica de {price.homeSwap}; para folha pesada ou uso intenso, de {price.heavySwap}.",
            "A troca em folha pesada fica de {price.heavySwap}, conforme quilos, ciclos e cremalheira.",
            "Em casa com folha leve, a troca fica de {price.homeSwap}; acima disso, entra a faixa de portão pesado, de {price.heavySwap}.",
          ],
          [
            "Na primeira automação somam-se cremalheira, base e ponto de energia.",
            "Metros de cremalheira e base nova são somados quando o portão ainda é manual.",
            "Com fotos do trilho e medidas da folha, o orçamento é grátis.",
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
          "Primeiro alivie a folha. Um motor forte em folha dura dura pouco.",
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
        "O motor precisa aguentar as aberturas da hora mais cheia vezes um e meio: 40 carros entre 7 e 8 da manhã pedem cerca de 60 ciclos por hora, e um ciclo é abrir e fechar. Compare com o limite da ficha; o motor residencial não serve para esse uso.",
        "O motor precisa suportar, em ciclos por hora, as aberturas da hora de pico vezes 1,5: um prédio com 20 saídas na hora cheia precisa de 30; com 40, de 60; acima disso, procure motor de uso contínuo ou com inversor. Um ciclo é abrir e fechar.",
      ],
      question: [
        "Ciclo é abrir e fechar o portão uma vez, e ciclos por hora é quantas vezes o motor de portão faz isso em uma hora sem desarmar pelo calor. Casa usa umas 20 aberturas por dia, espalhadas; prédio pede de 30 a 60 ciclos por hora. O limite do seu está na ficha ou na etiqueta.",
        "Um motor de portão residencial aguenta sem cansar umas 20 aberturas por dia, espalhadas; quantos ciclos seguidos por hora suporta, a ficha diz, e um ciclo é abrir e fechar. Passando disso, o térmico desliga até esfriar; em prédio, conte a hora de pico vezes 1,5.",
        "O motor precisa aguentar as aberturas da hora mais cheia vezes um e meio: 40 carros entre 7 e 8 da manhã pedem cerca de 60 ciclos por hora, e um ciclo é abrir e fechar. Compare com o limite da ficha do modelo, porque acima dele o térmico desliga o motor.",
        "O motor da garagem precisa aguentar 1,5 vez as aberturas da hora de pico: 20 saídas pedem 30 ciclos por hora, e 40 pedem 60. Quantos ciclos por hora um motor aguenta está na ficha do modelo; um ciclo é abrir e fechar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como contar os ciclos do seu portão", "A conta da hora de pico", "Quantas vezes ele trabalha"],
        slots: [
          [
            "Conte na hora cheia, porque é nela que o motor esquenta.",
            "Um dia comum basta para a conta.",
            "O porteiro ou a câmera ajudam a contar.",
          ],
        ],
        steps: [
          "Conte as aberturas da hora mais cheia, em geral de manhã: por exemplo, 32.",
          "Multiplique por um e meio, para os dias piores: 32 x 1,5 = 48 ciclos por hora.",
          "Cronometre abrir, pausa e fechar: com 60 segundos por ciclo, não cabem mais de 60 em uma hora.",
          "Compare com o limite de ciclos por hora da ficha do motor, que deve ser maior que a conta.",
          "Passou do limite: peça motor de uso intenso ou com inversor, mais rápido e feito para trabalhar seguido.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor com ciclos demais", "Quando o uso passou do limite", "O motor pede descanso"],
        slots: [
          [
            "Se o motor para quente na hora de pico e volta depois, o protetor térmico está desligando por excesso de uso.",
            "Um motor que desarma de manhã e funciona bem à tarde está passando do limite na hora cheia.",
            "A lentidão que aparece só depois de várias aberturas seguidas é calor de uso excessivo.",
          ],
          [
            "Engrenagem e capacitor duram poucos meses.",
            "Um capacitor trocado mais de uma vez no ano é sinal de uso acima do regime.",
            "O cheiro de verniz quente encerra o uso até a medição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa um motor que aguente prédio?",
        answers: [
          "Em portão pesado ou de uso coletivo, a troca do motor fica de {price.heavySwap}, com mão de obra; o valor exato sai por foto do portão e da etiqueta.",
        ],
      },
      {
        question: "Como estimar se o prédio ainda não tem motor?",
        answers: [
          "Conte as vagas e suponha que cerca de metade dos carros saia na mesma hora: 60 vagas dão 30 saídas e, com a folga, 45 ciclos por hora. Depois confira com a contagem real.",
        ],
      },
      {
        question: "Fechamento automático aumenta os ciclos do motor?",
        answers: [
          "Pode aumentar: fecha e reabre entre um carro e outro. Uma pausa maior na hora de pico poupa o motor.",
          "Sim, se a pausa é curta. Em prédio, a pausa se ajusta ao fluxo.",
        ],
      },
      {
        question: "Ventilação aumenta os ciclos por hora do motor?",
        answers: [
          "Alivia o calor, mas não muda o limite da ficha: o que resolve é motor com regime certo e folha leve.",
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
        "Para portão basculante de casa, de até {width.quarterHp} de largura e equilibrado, a potência é 1/4 HP; folha mais larga ou mais usada pede 1/3 HP, e garagem coletiva ou folha muito grande, 1/2 HP ou mais. Quem carrega o peso é o contrapeso, e não o motor.",
      ],
      buying: [
        "Para portão basculante de casa, de até {width.quarterHp} de largura e equilibrado, a potência é 1/4 HP; folha mais larga ou mais usada pede 1/3 HP, e garagem coletiva ou folha muito grande, 1/2 HP ou mais. Quem carrega o peso é o contrapeso, e não o motor.",
      ],
      price: [
        "O motor basculante de 1/4 HP, para folha de até {width.quarterHp}, custa de {price.lowest} a {price.highest} instalado, conforme a velocidade; a potência maior é cotada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Largura, altura e uso: como escolher os HP", "1/4, 1/3 ou 1/2 HP no basculante"],
        slots: [
          ["Meça a largura e a altura da folha e conte as aberturas da hora mais cheia."],
          ["Uma chapa fechada recebe vento e pede margem; gradil e alumínio pedem menos."],
          ["Potência a mais não corrige contrapeso errado: força o cabo e gasta o fuso."],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Motor com mais HP abre mais rápido?",
        answers: [
          "Não. A velocidade vem da redução e do inversor: com o mesmo 1/4 HP há motor de {opening.padrao} e de {opening.jetflex}.",
        ],
      },
      {
        question: "Posso trocar o motor de 1/4 por um de 1/2 HP?",
        answers: [
          "Pode, se coluna, cabo e folha aguentam, mas em casa raramente é preciso. Antes se equilibra o contrapeso.",
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
        "Entre 1/3 e 1/2 HP, fique com 1/3 no basculante de até uns 3,5 metros, equilibrado; suba para 1/2 HP em folha mais larga, de madeira maciça ou de uso coletivo. No de correr, decide a capacidade em quilos da ficha. O 1/2 não abre mais rápido; a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "1/3 ou 1/2 HP: 1/3 para folha de casa um pouco larga ou revestida; 1/2 para folha grande, pesada ou que abre muitas vezes por dia. Antes de subir a potência, acerte contrapeso ou trilho. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando 1/3 basta e quando subir para 1/2", "1/3 ou 1/2, caso a caso"],
        slots: [
          [
            "No basculante, conta a largura e o equilíbrio; no de correr, o peso em quilos e as aberturas por hora.",
            "Largura e equilíbrio decidem no que sobe; quilos, no que corre.",
          ],
          [
            "Folha dura na mão engana: parece falta de motor e é contrapeso, cabo ou roldana.",
            "Se a folha pesa na mão, nenhum dos dois resolve antes do acerto.",
          ],
          [
            "A velocidade vem do modelo e da central, e não dos HP.",
            "Para abrir mais depressa, compare os segundos da ficha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Força a mais também é risco", "Regule a força"],
        slots: [
          [
            "O motor mais forte pede força bem regulada e fotocélula, para ceder ao obstáculo.",
            "Com 1/2 HP em folha leve, a força fica no mínimo e se testa com obstáculo macio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O 1/2 HP gasta muito mais luz?",
        answers: ["Pouco mais: o portão trabalha segundos por vez. A diferença quase não aparece na conta."],
      },
      {
        question: "Posso trocar 1/3 por 1/2 na mesma placa?",
        answers: ["Só se a placa aceita a potência e o capacitor for o do motor novo. A etiqueta diz."],
      },
      {
        question: "E o 1/4 HP?",
        answers: ["Basta no basculante equilibrado de até {width.quarterHp}, a partir de {price.lowest} instalado."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material, e a da etiqueta do motor",
  },
];
