import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which motor, where the title already tells the weight, the model or the count. */
export const escolhaComNumero: NarrowConcept[] = [
  {
    id: "motor-madeira-pesada",
    broader: "madeira",
    label: "Motor para portão de madeira pesado",
    phrase: "o motor para portão de madeira pesado",
    asks: [
      "automatizar portão pesado madeira",
      "potência automatizar madeira pesado",
      "qual potência madeira pesado",
      ...combine(
        ["madeira pesado", "madeira pesada", "madeira maciça", "madeira ipê"],
        [
          "aguenta motor",
          "suporta motor",
          "aceita motor",
          "colocar motor",
          "dá colocar motor",
          "pode colocar motor",
          "pôr motor",
          "pode ter motor",
          "instalar motor",
          "motorizar",
        ],
      ),
      "madeira maciça motor abrir",
      ...combine(
        ["motor"],
        [
          "madeira pesado",
          "madeira pesada",
          "madeira maciça",
          "madeira pesado qual usar",
          "madeira maciça qual",
          "madeira muito pesado",
        ],
      ),
      ...combine(
        ["qual motor"],
        ["madeira pesado", "madeira maciça", "madeira grande pesado", "madeira nobre", "madeira ipê"],
      ),
      ...combine(["automatizar"], ["madeira pesado", "madeira maciça"]),
      "motor aguenta madeira",
      "motor ipê",
      "motor portão ipê pesado",
      "portão ipê automatizar",
      "portão pesado madeira motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de madeira pesado, use motor deslizante de uso intenso se ele corre, um braço reforçado por folha se ele abre e, no basculante, mais que 1/4 HP com contrapeso refeito. A capacidade deve passar em um terço o peso molhado, e a troca fica de {price.heavySwap}, com mão de obra.",
        "Qual motor usar em portão de madeira pesado depende de como ele abre: deslizante no de correr, braço reforçado em cada folha no de abrir, potência acima de 1/4 HP no basculante. Escolha pela folha molhada, com um terço de sobra; trocado, com o serviço, custa de {price.heavySwap}.",
        "Portão de madeira pesado pede motor de portão pesado: deslizante com cremalheira de aço, braço reforçado por folha ou, no basculante, acima de 1/4 HP. O peso que conta é o da madeira molhada mais um terço, e motor com mão de obra fica de {price.heavySwap} na troca.",
      ],
      installation: [
        "Dá para colocar motor em portão de madeira pesado: deslizante com cremalheira de aço no de correr, um braço reforçado por folha no de abrir e 1/2 HP, em vez de 1/4 HP, no basculante com contrapeso refeito. Motor e mão de obra ficam de {price.heavySwap}, com reforço e ferragem à parte.",
        "Para colocar motor em portão de madeira pesado, ele se prende em quadro ou chapa de aço, nunca só na tábua: deslizante no de correr, braço reforçado no de abrir, acima de 1/4 HP no basculante. Com um terço de folga sobre o peso molhado, a troca fica de {price.heavySwap}, serviço incluído.",
      ],
      question: [
        "Sim, portão de madeira pesado aguenta motor, se a folha está reta e o motor se prende em aço: deslizante no de correr, braço reforçado por folha no de abrir, acima de 1/4 HP no basculante, com contrapeso refeito. A troca fica de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "O motor para portão de madeira pesado custa, na troca, de {price.heavySwap}, com mão de obra: deslizante no de correr, braço reforçado no de abrir, acima de 1/4 HP no basculante. Reforço de aço, dobradiça e roldana entram à parte, conforme a folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["De correr, de abrir ou basculante", "O motor por tipo de abertura"],
        slots: [
          [
            "De correr é o que melhor leva peso, porque o trilho carrega a folha e o motor só empurra. No de abrir, dobradiça e coluna precisam aguentar sem ceder, e no basculante maciço o contrapeso é refeito antes, pelo técnico.",
            "O portão de correr é o mais indicado para madeira pesada, já que roldanas e trilho levam o peso. O de abrir depende de dobradiça e coluna firmes, e o basculante, de contrapeso recalculado pelo técnico.",
            "Com o peso sobre trilho e roldanas, o de correr trabalha melhor. No de abrir a folha pendura na dobradiça, que precisa ser reforçada. O basculante só vai com novo contrapeso, serviço de técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso da madeira", "Quanto pesa o seu portão de madeira"],
        slots: [
          [
            "Madeira densa, como o ipê, chega perto de 10 kg por metro quadrado a cada centímetro, e molhada pesa mais. A estimativa se faz com trena, sem soltar nem erguer a folha.",
            "Conte até 10 kg por metro quadrado para cada centímetro de madeira densa, e mais na chuva. Basta medir, com o portão fechado e parado.",
            "Cada centímetro de madeira densa pesa uns 10 kg por metro quadrado, sem contar a água da chuva. Meça com a folha fechada e não tente erguê-la.",
          ],
        ],
        steps: [
          "Multiplique largura por altura, em metros: é a área.",
          "Multiplique pela espessura em centímetros e por 10: 6,6 m² com 3 cm dão 198 kg.",
          "Some o quadro, as ferragens e o vidro que houver.",
          "Acrescente um terço: folha de 200 kg pede motor de 270 kg ou mais na ficha.",
        ],
      },
      {
        about: "care",
        headings: ["Fixação e umidade", "O que a madeira exige da instalação"],
        slots: [
          [
            "Parafuso só na madeira afrouxa e racha a tábua, por isso o motor vai em chapa de aço com parafuso passante. Se a folha inchar e raspar, dá-se folga no batente, e nunca mais força, que tira a proteção de quem passa.",
            "O suporte é preso ao aço, com parafuso que atravessa a folha, já que a tábua sozinha cede. Madeira que raspa na chuva pede folga e verniz, e não motor mais forte.",
            "Chapa dos dois lados reparte o esforço e evita a rachadura. Quando a chuva faz a folha raspar, acertam-se a folga e a proteção da madeira, sem mexer na força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit de 1/4 HP serve em portão de madeira?",
        answers: [
          "Em basculante de ripado leve, equilibrado e de até {width.quarterHp}, sim, a partir de {price.lowest} instalado. A madeira maciça ou larga pede mais potência.",
          "Só no ripado leve sobre ferro, até {width.quarterHp}, desde {price.lowest} instalado. Folha maciça fica fora.",
        ],
      },
      {
        question: "Dá para deixar a folha mais leve?",
        answers: [
          "Muitas vezes, sim: ripado ou lâmina sobre quadro de alumínio ou metalon tem a mesma vista com bem menos peso.",
          "Dá, trocando a tábua maciça por ripa sobre quadro metálico. O motor pode até ser menor.",
        ],
      },
      {
        question: "Pode ter motor rápido?",
        answers: [
          "Só com inversor, que acelera e freia aos poucos. Um tranco em folha pesada racha a madeira e solta a ferragem.",
          "Com inversor, que dá partida e parada suaves, sim. Sem ele, a velocidade vira pancada.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.heavy}, com a folha reforçada e a energia prontas. Chapa, dobradiça ou roldana a trocar somam tempo.",
          "Conte {time.heavy} de montagem. O reforço da madeira e da ferragem vem antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com largura, altura e espessura da madeira",
  },
  {
    id: "dz-nano-peso-maximo",
    broader: "rossi-dz-nano",
    label: "Peso máximo do Rossi DZ Nano",
    phrase: "o peso máximo do Rossi DZ Nano",
    asks: combine(
      [
        "dz nano",
        "dz nano turbo",
        "rossi dz nano",
        "rossi dz nano turbo",
        "rossi nano",
        "nano turbo",
        "rossi nano turbo",
      ],
      [
        ...["peso máximo", "peso", "qual peso", "qual peso máximo", "quantos quilos", "quantos kg", "kg", "quilos"],
        ...["aguenta", "aguenta quantos kg", "aguenta quantos quilos", "suporta", "capacidade", "limite peso"],
        ...["aguenta portão peso", "suporta quantos kg", "peso portão", "portão até quantos kg"],
        ...["peso serve", "que peso serve", "peso portão serve", "que peso portão serve", "serve portão pesado"],
        ...["portão pesado", "serve peso", "200 kg", "250 kg", "300 kg", "350 kg", "400 kg", "portão 300 kg"],
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "O peso máximo do Rossi DZ Nano, normal ou Turbo, muda com a versão e está na ficha e na etiqueta do motor; ele é o compacto da marca, para portão de correr leve, de casa. A folha deve ficar em até três quartos desse limite, e portão pesado pede outro modelo.",
        "Rossi DZ Nano serve para portão de correr leve, e não para portão pesado: o limite em quilos de cada versão, Turbo ou não, vem na etiqueta e na ficha. Uma folha de 3 por 2,2 m em chapa de 1,2 mm pesa perto de 83 kg e cabe com folga; deixe sempre um quarto do limite livre.",
        "Para saber o peso máximo do DZ Nano, leia a etiqueta ou a ficha da versão, porque normal e Turbo podem diferir. O motor é o compacto da Rossi para folha de casa, de gradil, alumínio ou chapa fina, de 60 a 150 kg; em portão de uns 250 kg para cima, procure um maior.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do peso, com números", "Quanto pesa a sua folha"],
        slots: [
          [
            "A conta é aproximada, e basta, porque o motor se escolhe com folga. O aço pesa 7,85 kg por metro quadrado a cada milímetro de chapa.",
            "Com trena e a espessura da chapa se estima bem: são 7,85 kg por metro quadrado a cada milímetro de aço.",
            "Chapa de aço pesa 7,85 kg por m² e por milímetro, e daí sai tudo. Não é preciso exatidão, já que sobra margem.",
          ],
        ],
        steps: [
          "Multiplique largura por altura, em metros: 3 por 2,2 m dão 6,6 m².",
          "Multiplique pela espessura e por 7,85 kg por m²: 6,6 x 1,2 x 7,85 dão 62 kg.",
          "Some um terço pelo quadro: 62 + 21 = 83 kg.",
          "Compare com três quartos do limite da etiqueta.",
        ],
      },
      {
        about: "what",
        headings: ["Gradil, alumínio, chapa e madeira", "Peso por material"],
        slots: [
          [
            "Com o quadro, a chapa de aço de 1,2 mm fica em uns 13 kg por m², e a de 2 mm, em uns 21. O alumínio pesa cerca de um terço do aço na mesma espessura, o vidro de 8 mm tem 20 kg por m², e o gradil fica abaixo da chapa.",
            "São perto de 13 kg por m² na chapa de 1,2 mm com quadro e 21 na de 2 mm. Alumínio dá um terço disso, vidro temperado de 8 mm dá 20, e gradil pesa menos que chapa fechada.",
            "Chapa de 1,2 mm com quadro, 13 kg por m²; de 2 mm, 21. Vidro de 8 mm chega a 20 e madeira densa a 10 por centímetro, enquanto alumínio e gradil são os leves.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o Nano fica pequeno", "Nano, Turbo ou um motor maior"],
        slots: [
          [
            "Se a conta passa de três quartos do limite, se há rampa ou se a garagem é coletiva, escolha um motor de mais capacidade. Turbo quer dizer mais rápido, não mais forte, e pede folha ainda mais leve e alinhada.",
            "Rampa, uso de prédio ou peso acima de três quartos da etiqueta pedem motor maior. A versão Turbo ganha velocidade, e não força, por isso exige trilho e roldanas em ordem.",
            "Passou de três quartos do limite, tem subida ou muita gente usando, suba de modelo. O Turbo abre antes, mas não carrega mais peso.",
          ],
          [
            "Trocar por um deslizante maior em casa fica de {price.homeSwap}, com mão de obra.",
            "Um deslizante de mais capacidade, trocado em residência, custa de {price.homeSwap}, serviço incluído.",
            "A troca por motor maior, em casa, sai de {price.homeSwap}, já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde fica a etiqueta do DZ Nano?",
        answers: [
          "Na carcaça do motor, do lado de fora. Se está apagada, a foto do motor inteiro e do controle costuma mostrar a versão.",
          "Por fora, na carcaça. Sem ela legível, o manual ou a nota trazem a versão.",
        ],
      },
      {
        question: "O que acontece se a folha passar do peso?",
        answers: [
          "O motor esquenta, para no meio e gasta a engrenagem antes da hora. Às vezes o peso é só trilho sujo ou roldana presa.",
          "Ele desarma no calor e come os dentes. Antes de trocar, confira trilho e roldanas.",
        ],
      },
      {
        question: "Serve em rampa?",
        answers: [
          "Não é o indicado: na subida ele faz força o tempo todo, e na descida a folha corre. Rampa pede motor de mais capacidade.",
          "Portão inclinado cansa o compacto. Escolha um maior, de preferência com freio.",
        ],
      },
      {
        question: "Quantas aberturas por dia ele aguenta?",
        answers: [
          "O uso é de casa, com poucas aberturas por hora; o número certo está na ficha, em ciclos por hora. Garagem de prédio pede motor de uso intenso.",
          "A ficha traz os ciclos por hora, o limite antes de esquentar. Para uma família basta; para prédio, não.",
        ],
      },
    ],
    photo: "a etiqueta do motor e a folha inteira, com largura, altura e material",
  },
  {
    id: "motor-para-muitos-ciclos",
    broader: "condominio",
    label: "Motor que aguenta muitos ciclos por hora",
    phrase: "o motor para muitos ciclos por hora",
    asks: [
      "portão alta rotatividade",
      "fábrica portão alta rotatividade",
      "motor alta rotatividade",
      "alta rotatividade",
      "portão alto fluxo fábrica",
      "portão muita rotatividade",
      "motor 15 ciclos hora",
      "motor 20 ciclos hora",
      "motor 25 ciclos hora",
      "motor 30 ciclos hora",
      "motor 70 ciclos hora",
      "motor 90 ciclos hora",
      "motor 120 ciclos hora",
      "motor 150 ciclos hora",
      "motor 200 ciclos hora",
      "motor 20 ciclos",
      "motor 30 ciclos",
      "motor 70 ciclos",
      "motor 120 ciclos",
      "motor 200 ciclos",
      "motor para muitos ciclos",
      "motor abra vezes por hora aguenta",
      "motor que abra 80 vezes por hora",
      "máquina portão trabalha sem parar dia inteiro",
      ...combine(
        ["qual motor"],
        [
          ...["aguenta ciclos hora", "ciclos hora prédio", "ciclos hora condomínio", "aguenta ciclos", "ciclos hora"],
          ...[
            "aguenta aberturas hora",
            "aberturas hora",
            "ciclos hora aguenta prédio apartamentos",
            "ciclos hora apartamentos",
          ],
        ],
      ),
      ...combine(
        ["motor 60 ciclos", "motor 50 ciclos", "motor 40 ciclos", "motor 80 ciclos", "motor 100 ciclos"],
        ["", "hora"],
      ),
      "que motor aguenta ciclos hora",
      "quantos ciclos hora motor",
      "quantos ciclos hora aguenta",
      "quantos ciclos aguenta motor",
      "quantas aberturas hora motor aguenta",
      "quantas vezes hora motor aguenta",
      "quantas vezes por hora motor pode abrir",
      "quantas vezes por hora motor abre",
      "quantos ciclos hora motor residencial",
      "modelo motor ciclos hora",
      "que motor suporta aberturas hora",
      "qual motor suporta aberturas hora",
      "que motor aguenta aberturas hora",
      "motor suporta ciclos hora prédio",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para muitos ciclos por hora, escolha motor de uso intenso ou contínuo, com inversor, e com limite na ficha acima da sua conta: quem precisa de 30 compra de 40, e quem precisa de 60 compra de mais de 60. Em condomínio, a troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha.",
        "Em prédio com muitos ciclos por hora, o motor certo é o de uso intenso ou contínuo, com inversor e abertura rápida, que na ficha aguente um terço a mais que a sua hora de pico. Para 60 ciclos, isso quer dizer perto de 80; a troca em portão coletivo sai de {price.heavySwap}, instalada.",
        "O motor de alta rotação e muitos ciclos, cada um com uma abertura e um fechamento, é o de uso intenso ou contínuo, com inversor. Conte a hora mais cheia e compre acima dela: para 30, uns 40 ciclos por hora; para 60, mais de 60. A troca no prédio fica de {price.heavySwap}, com instalação.",
        "Portão de fábrica com alta rotatividade pede motor de uso intenso ou contínuo, com inversor, escolhido pela hora mais cheia: conte as aberturas dela e compre um terço acima. Trabalhando no limite, o motor esquenta e para. Em folha pesada, a troca fica de {price.heavySwap}, com mão de obra.",
      ],
      question: [
        "Um motor de condomínio aguenta, em geral, de 30 a 60 ciclos por hora, e o de uso contínuo passa de 60; o de casa aceita, em geral, de 10 a 15. Ciclo é abrir e fechar uma vez, e acima do limite da ficha o motor esquenta e para.",
        "Motor residencial faz poucos ciclos seguidos, em geral de 10 a 15 por hora. O de prédio vai de 30 a 60 por hora, e o de uso contínuo passa disso; a ficha ou a etiqueta do modelo traz o número certo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como contar os seus ciclos", "Quantos ciclos o seu portão pede"],
        slots: [
          [
            "A conta é da hora mais cheia, e não do dia inteiro, porque é no pico que o motor esquenta e desarma. Uma manhã de observação basta para ter o número.",
            "Vale o pico, de manhã ou no fim da tarde: é quando os carros vêm em fila e o motor não tem tempo de esfriar. A média do dia engana.",
            "Conte só a hora de maior movimento, já que o calor se acumula nela. Somar o dia todo esconde o aperto que faz o motor parar.",
          ],
        ],
        steps: [
          "Conte quantas vezes o portão abre na hora mais cheia.",
          "Sem contagem, tome metade das vagas: 40 vagas dão 20 aberturas.",
          "Some um terço de folga: 20 aberturas pedem motor de 27 ciclos por hora ou mais.",
          "Procure na ficha do modelo um limite igual ou maior.",
        ],
      },
      {
        about: "choose",
        headings: ["O que a ficha do motor precisa dizer", "Como escolher o motor para muitos ciclos"],
        slots: [
          [
            "Além dos ciclos e da rotação, olhe o tempo de abertura: em 60 ciclos por hora sobra um minuto para abrir, esperar o carro e fechar. O inversor, que acelera e freia aos poucos, permite andar mais depressa e aquece menos o motor.",
            "Alta rotação só ajuda se encurta o ciclo: com 60 em uma hora, cada um tem um minuto, já contada a passagem do carro, e por isso a abertura precisa ser curta. Motor com inversor ganha esse tempo porque parte e para de modo gradual, com menos calor.",
            "Sessenta ciclos deixam um minuto para cada volta completa, espera incluída, o que motor de baixa rotação não cumpre. O inversor encurta a abertura e, por controlar a partida e a parada, poupa o motor do aquecimento.",
          ],
          [
            "Veja também os quilos, porque motor no limite do peso esquenta antes de chegar aos ciclos prometidos. Deixe um terço de folga sobre o peso da folha.",
            "O peso conta junto: folha perto da capacidade máxima derruba o número de ciclos. Uma sobra de um terço na ficha evita isso.",
            "A capacidade em quilos deve passar em um terço o peso da folha, senão o calor chega antes do limite de ciclos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que mantém o portão de prédio andando", "Revisão e pausa em uso intenso"],
        slots: [
          [
            "Uma pausa maior, que deixa passar vários carros por abertura, baixa os ciclos sem trocar nada. A revisão em uso coletivo se faz {visits.business}, porque roldana, cremalheira e fim de curso gastam por ciclo, e não por ano.",
            "Aumentar o tempo de pausa faz mais carros passarem de cada vez e alivia o motor no pico. Como roda, cremalheira e sensores se gastam a cada volta, o prédio revisa o portão {visits.business}.",
            "Quem regula a pausa para dois ou três carros por abertura reduz os ciclos na hora. O resto é revisão, {visits.business} em portão coletivo, já que as peças envelhecem pelo uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois motores no mesmo portão resolvem?",
        answers: [
          "Não para os ciclos: uma folha leva um motor de uso intenso. O que divide os ciclos é ter entrada e saída separadas.",
          "Não, porque os dois trabalhariam juntos e esquentariam juntos. Separar entrada e saída, sim, corta os ciclos de cada portão pela metade.",
        ],
      },
      {
        question: "O motor atual para no pico. É falta de ciclos?",
        answers: [
          "É o mais provável quando ele volta a funcionar depois de esfriar. Folha pesada e roldana gasta aquecem do mesmo jeito, e por isso são conferidas antes da troca.",
          "Parar quente e voltar frio aponta limite de ciclos passado. Mas confira a folha primeiro, porque portão pesado provoca o mesmo com pouco uso.",
        ],
      },
      {
        question: "Quantos ciclos faz um prédio de 80 apartamentos?",
        answers: [
          "Com uma vaga por apartamento, a metade dá 40 aberturas no pico, e com um terço de folga, 53 ciclos por hora. Contando 60, o motor deve ter perto de 80 na ficha.",
          "Tome metade das vagas: 80 dão perto de 40 aberturas na hora cheia. Com folga, são 53, e um modelo de mais de 60 ciclos atende.",
        ],
      },
      {
        question: "O que mandar para receber o modelo do motor e o valor?",
        answers: [
          "Fotos do portão e da etiqueta do motor atual, largura e altura da folha, tipo de abertura, tensão do prédio e a contagem da hora mais cheia.",
          "Mande as medidas da folha, o material, a tensão, quantas vezes abre no pico e a foto da etiqueta do motor que está lá.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor atual, com as medidas da folha",
  },
  {
    id: "ciclos-por-hora-da-marca",
    broader: "potencia",
    label: "Ciclos por hora do motor da marca",
    phrase: "os ciclos por hora do motor [marca]",
    asks: [
      "motor [marca] ciclos hora",
      ...combine(
        ["dz rio", "dz home", "kdz", "dz nano", "gatter", "penta", "bv home"],
        ["ciclos", "ciclos hora", "quantos ciclos", "quantas aberturas"],
      ),
      "motor [marca] quantos ciclos hora",
      "[marca] quantos ciclos hora",
      "[marca] ciclos hora",
      "motor [marca] quantos ciclos",
      "motor [marca] ciclos",
      "motor [marca] aberturas hora",
      "motor [marca] quantas aberturas",
      "motor [marca] quantas vezes aguenta",
    ],
    intent: "question",
    answers: {
      any: [
        "Os ciclos por hora do motor [marca] mudam com a versão e estão no manual dela: como regra, a residencial costuma aceitar de 10 a 15 por hora, e um prédio pede de 30 a 60. Para 40 ciclos/hora, procure versão de uso intenso ou contínuo.",
        "Quantas vezes por hora o motor [marca] pode abrir depende do modelo da etiqueta: o de casa é feito para cerca de 20 aberturas espalhadas no dia, não para 30 ou 60 por hora, que é trabalho de prédio. Trocar por um de uso intenso fica de {price.heavySwap}, com mão de obra.",
        "No motor [marca], o limite de ciclos e acionamentos por hora vem na ficha de cada versão, porque o calor é que o define. O residencial costuma aceitar de 10 a 15 por hora, e de 30 a 60 só o de uso intenso. Motor que para no pico e volta frio já passou do limite.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a versão dá conta", "A sua conta e a da ficha"],
        slots: [
          [
            "A conta é da hora mais cheia, e não do total do dia, porque é no pico que o motor esquenta. Um ciclo é abrir e fechar uma vez.",
            "Vale o pico: some as idas e voltas da folha na hora de mais movimento. Cada abertura com o fechamento conta um ciclo.",
            "Conte pela hora de maior uso, em que o motor não tem tempo de esfriar. Abrir e fechar, juntos, formam um ciclo.",
          ],
        ],
        steps: [
          "Ache a etiqueta na carcaça e anote a versão inteira.",
          "Procure no manual dela os ciclos por hora e o peso máximo da folha.",
          "Conte quantas vezes o portão abre na hora mais cheia.",
          "Some um terço: é o mínimo que a ficha deve trazer.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor para no pico", "O que faz o limite chegar antes"],
        slots: [
          [
            "O motor tem um protetor térmico, que o desliga quando esquenta e o libera depois de frio, em geral de 15 a 40 minutos. Folha pesada, trilho sujo e roldana gasta adiantam esse ponto.",
            "Ao passar da temperatura, o protetor térmico corta o motor até esfriar, o que leva de 15 a 40 minutos. Atrito na folha faz isso acontecer com menos aberturas.",
            "Esquentou, o térmico interno desliga e só volta frio, uns 15 a 40 minutos depois. Trilho sujo e roda gasta reduzem quantas aberturas cabem antes disso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando passar a um motor de uso intenso", "Se os ciclos não bastam"],
        slots: [
          [
            "Antes de trocar, confira se a folha anda leve na mão. Se anda e o motor ainda desarma, a versão é pequena para o uso.",
            "Primeiro alivie a folha, com trilho limpo e roldanas boas. Persistindo a parada no pico, falta motor.",
            "Comece pela folha, que deve correr sem esforço. Só depois disso a troca por um modelo maior se justifica.",
          ],
          [
            "Em prédio e comércio, procure uso intenso ou contínuo, de preferência com inversor, que acelera e freia aos poucos e aquece menos. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Para garagem coletiva, o indicado é uso intenso com inversor, a eletrônica de partida suave, que reduz o calor. Conte {price.heavySwap} na troca, trabalho incluído.",
            "O modelo contínuo com inversor aquece pouco por partir e parar suavemente, e serve a condomínio e loja. Trocado com mão de obra, custa {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em prédio pequeno?",
        answers: [
          "Só com muito pouco movimento. Com 20 vagas já convém uma versão de uso intenso, porque todos saem na mesma hora.",
          "Até umas poucas vagas, talvez. A partir de 20, a saída da manhã passa do que um residencial aguenta.",
        ],
      },
      {
        question: "Quantos ciclos faz um condomínio por hora?",
        answers: [
          "Divida as vagas pelo pico: 40 vagas saindo em uma hora dão até 40 ciclos, se cada carro abre o portão. Some um terço de margem.",
          "Perto do número de carros que passam no pico. Com 40 carros em uma hora, procure ficha acima de 53 ciclos.",
        ],
      },
      {
        question: "O que acontece se passar do limite?",
        answers: [
          "O térmico desliga o motor até esfriar. Repetido todo dia, o calor gasta capacitor, graxa e enrolamento, e encurta a vida do motor.",
          "Ele para quente e volta frio. Com o tempo, capacitor e enrolamento queimam antes dos {trade.life} esperados.",
        ],
      },
      {
        question: "Onde fica a etiqueta do motor?",
        answers: [
          "Na carcaça, em geral na lateral ou sob a tampa externa. Fotografe por fora, com o disjuntor desligado, sem abrir a parte elétrica.",
          "Quase sempre na lateral da carcaça. Se estiver apagada, o formato do motor e da central ajuda a achar o modelo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão, com o número de carros e a hora de mais movimento",
  },
  {
    id: "correr-silencioso",
    broader: "deslizante",
    label: "Motor silencioso para portão de correr",
    phrase: "o motor silencioso para portão de correr",
    asks: [
      "motor deslizante não faz ruído barulho roldana",
      "trocar máquina portão correr silenciosa",
      "motor correr quieto não acordar",
      ...combine(
        ["correr", "deslizante"],
        [
          ...[
            "motor silencioso",
            "motor mais silencioso",
            "melhor motor silencioso",
            "qual motor silencioso",
            "silencioso",
          ],
          ...["motor menos barulho", "motor sem barulho", "qual motor faz menos barulho"],
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor silencioso para portão de correr é o deslizante com inversor, que parte e para devagar, com cremalheira de nylon e roldanas boas. Ele custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra; sem acertar trilho e roldanas, nenhum fica quieto.",
        "Para ter um portão de correr silencioso, o motor deslizante que faz menos barulho é o de inversor, mas trilho, roldanas e cremalheira de nylon contam mais. A troca de um motor comum em residência vai de {price.homeSwap}, com o serviço, e o de inversor fica acima.",
        "Motor de correr quieto, para não acordar vizinho, tem inversor, cremalheira de nylon e batente de borracha. Antes da troca, de {price.homeSwap} em casa no motor comum, acerte roldana e trilho, que fazem a maior parte do ruído.",
      ],
      price: [
        "O motor silencioso para portão deslizante é o de inversor e custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}. Roldanas e cremalheira de nylon somam à parte.",
        "Um portão de correr silencioso pode sair só pelo ajuste, a partir de {price.preventive} em residência, sem peças. Trocar por motor comum vai de {price.homeSwap} com o serviço, e o de inversor fica acima disso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho do portão de correr", "Motor, roldana ou cremalheira"],
        slots: [
          [
            "Cada som aponta uma peça, e o motor é só uma delas. Compare antes de trocar.",
            "O tipo de ruído diz de onde ele vem. Veja qual é o seu.",
            "Ouça de perto, sem tocar, e ache a linha que combina.",
          ],
        ],
        bullets: [
          "Estalo ritmado: dente da cremalheira ou emenda do trilho",
          "Chiado: roldana sem rolamento bom",
          "Pancada no fim: batente duro ou fim de curso tarde",
          "Zumbido na base: chapa solta ou base sem apoio",
          "Ronco de dentro: rolamento ou redutor do motor",
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir para ter silêncio", "Como escolher um motor silencioso"],
        slots: [
          [
            "Inversor com partida e parada suaves é o que mais se nota à noite. A cremalheira de nylon com alma de aço é mais quieta que a de aço, que só continua necessária em folha muito pesada.",
            "Partida e freada suaves, do inversor, tiram o tranco; nylon na cremalheira tira o estalo. Em folha pesada, fica o aço.",
            "O inversor acaba com o tranco e o nylon, com o estalo. Só folha muito pesada ainda pede barra de aço.",
          ],
          [
            "A capacidade deve ficar um terço acima do peso, 400 kg para folha de 300 kg, porque motor no limite ronca. Base firme, sem chapa solta, evita passar vibração para a parede.",
            "Folha de 300 kg pede motor de 400 kg, que trabalha folgado e mais quieto. Uma base bem apoiada não vibra.",
            "Com um terço de folga, 400 kg para 300 kg, o motor não força nem ronca. A base sólida corta a vibração.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão fica quieto", "Do trilho à regulagem"],
        slots: [
          [
            "O técnico limpa e nivela o trilho, troca roldanas em par e deixa a cremalheira a {rack.clearance} da engrenagem. Depois regula a parada e põe borracha no batente.",
            "Trilho no nível, roldanas em par e {rack.clearance} de folga na cremalheira vêm primeiro. Parada regulada e batente de borracha encerram.",
            "Primeiro rodas e trilho, depois a folga de {rack.clearance} e a parada. A borracha no batente tira a última pancada.",
          ],
          [
            "O ajuste sem peça, em casa, parte de {price.preventive} e leva até {trade.smallRepair}. Trocar o motor toma {time.sliding}, com base e energia prontas.",
            "Regular em residência custa a partir de {price.preventive}, fora peças. Um motor novo se instala em {time.sliding}.",
            "Só ajustar, em casa, começa em {price.preventive}, sem contar peças. A troca do motor leva {time.sliding}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para silenciar sem trocar o motor?",
        answers: [
          "Muitas vezes dá. Trilho limpo, roldanas novas, cremalheira na altura certa e batente de borracha tiram boa parte do ruído.",
          "Em muitos portões, sim, porque o som vem da folha. Comece por roldana, trilho e batente.",
        ],
      },
      {
        question: "Motor mais forte faz menos barulho?",
        answers: [
          "Não por ser forte. O que silencia é folga de capacidade, parada suave e folha leve; potência sem inversor bate do mesmo jeito.",
          "Não necessariamente. Inversor e folha em ordem contam mais que potência.",
        ],
      },
      {
        question: "Posso pôr graxa no trilho para calar o portão?",
        answers: [
          "Não: ela junta areia e desgasta a roldana, e o barulho volta pior. O trilho fica limpo e seco.",
          "Graxa ali vira lixa com a areia. Varra e troque a roldana gasta.",
        ],
      },
      {
        question: "O portão silencioso precisa de fotocélula?",
        answers: [
          "Precisa, ainda mais porque quem está perto não ouve a folha. O par fica de 40 a 60 cm do chão.",
          "Sim. Sem ruído, o aviso some, e o sensor protege quem passa.",
        ],
      },
    ],
    photo: "um vídeo com som do portão andando, a etiqueta do motor e as medidas da folha",
  },
  {
    id: "um-quarto-ou-um-terco-madeira",
    broader: "madeira",
    label: "1/4 ou 1/3 HP para portão de madeira",
    phrase: "a potência para portão de madeira",
    asks: [
      "motor basculante madeira 1/4 ou 1/3 hp",
      "preciso 1/3 hp basculante madeira ou 1/4",
      ...combine(
        ["1/4 ou 1/3", "1/3 ou 1/4", "motor 1/4 ou 1/3", "1/4 1/3", "1/4 ou 1/3 metros", "motor 1/4 ou 1/3 metros"],
        ["madeira", "portão madeira", "madeira maciça", "madeira metros", "portão madeira metros"],
      ),
      ...combine(
        ["motor 1/4", "motor 1/3", "1/4 hp", "1/3 hp"],
        ["madeira", "portão madeira", "serve madeira", "aguenta madeira"],
      ),
      "quantos hp madeira",
      "potência motor madeira",
      "qual potência portão madeira",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para portão de madeira de 3 ou 3,5 metros, escolha o motor de 1/3 HP, no mínimo, e não o de 1/4: o 1/4 HP aguenta basculante leve e equilibrado de até {width.quarterHp}. A madeira molhada pesa mais, e a folha maciça e grossa pede motor ainda mais forte.",
        "Entre 1/4 e 1/3 HP para portão de madeira, a largura decide: até {width.quarterHp}, com ripado leve, o 1/4 atende; de 3 a 3,5 metros, compre o de 1/3. Madeira densa de 3 cm nessa medida passa de 200 kg, e aí se calcula uma linha mais forte.",
        "Portão de madeira com motor de 1/4 ou 1/3 HP? Fique com o 1/3 em folha de 3 a 3,5 metros e deixe o 1/4 HP para basculante leve de até {width.quarterHp}. A diferença é a folga de força, que a madeira gasta quando absorve água.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Madeira: 1/4, 1/3 ou mais forte", "A potência por tipo de folha de madeira"],
        slots: [
          [
            "Os HP só servem de medida no basculante. Nos outros tipos, comparam-se os quilos da ficha do motor.",
            "Primeiro veja como o portão abre, porque HP vale para o basculante e quilos valem para os demais.",
            "A resposta muda com o tipo de portão, e só no basculante se escolhe por HP.",
          ],
        ],
        bullets: [
          "Basculante ripado e leve, até {width.quarterHp}: 1/4 HP",
          "Basculante de madeira de 3 a 3,5 m: 1/3 HP com contrapeso refeito",
          "Madeira maciça e grossa: linha mais forte, depois de pesar a folha",
          "De correr: quilos da ficha um terço acima do peso molhado",
          "De abrir: um braço por folha, pelo peso e pelo comprimento dela",
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha de madeira", "A conta do peso, com 3,5 metros de exemplo"],
        slots: [
          [
            "Madeira densa, como o ipê, chega perto de 10 kg por metro quadrado a cada centímetro de espessura, e o pinus fica na metade. Com trena e esta conta você sabe se o 1/3 basta.",
            "Calcule com 10 kg por metro quadrado para cada centímetro, se a madeira é densa como o ipê, e com a metade se é pinus. O resultado mostra se o 1/3 HP dá conta.",
            "O ipê e outras madeiras densas pesam por volta de 10 kg por metro quadrado em cada centímetro; as leves, como o pinus, perto de 5. A conta leva um minuto.",
          ],
        ],
        steps: [
          "Multiplique largura e altura: 3,5 por 2,2 m dão 7,7 m².",
          "Multiplique pela espessura em centímetros e por 10: com 3 cm, 231 kg.",
          "Some o quadro e as ferragens.",
          "Acrescente um terço de folga antes de comparar com a ficha.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o 1/4 e o 1/3 HP", "Preço de cada motor instalado"],
        slots: [
          [
            "O kit basculante de 1/4 HP instalado parte de {price.padrao}, para folha de até {width.quarterHp}. O de 1/3 HP fica acima dele, e a troca do motor de casa, na potência certa, vai de {price.homeSwap}, com mão de obra.",
            "Instalado em basculante de até {width.quarterHp}, o 1/4 HP custa a partir de {price.padrao}. Com 1/3 HP paga-se mais: na troca em casa, motor e serviço somam de {price.homeSwap}.",
            "Para até {width.quarterHp}, o basculante de 1/4 HP sai desde {price.padrao} já montado. A troca por um 1/3 HP ou maior em residência fica de {price.homeSwap}, mão de obra incluída.",
          ],
          [
            "Refazer o contrapeso e reforçar a fixação na madeira entram à parte, quando preciso. Espessura e tipo de madeira são os dados que fecham a conta.",
            "Se o contrapeso não corresponde à folha, o acerto é um item separado, como o reforço no ponto do braço. Mande espessura e espécie da madeira.",
            "Some o acerto do contrapeso, quando falta, e a chapa de reforço onde o braço se prende. O tipo de madeira e a grossura definem os dois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O 1/4 HP queima em portão de madeira?",
        answers: [
          "Pode queimar, se a folha é larga ou está sem equilíbrio: ele trabalha no limite, esquenta e desarma. Em ripado leve de até {width.quarterHp}, dura como nos outros.",
          "Em folha acima de {width.quarterHp}, sim, porque passa o dia no limite. Dentro da medida e com contrapeso certo, não.",
        ],
      },
      {
        question: "A chuva muda a potência necessária?",
        answers: [
          "Muda a folga: a madeira absorve água, pesa mais e incha. Por isso se escolhe com um terço a mais e se mantém a pintura ou o verniz em dia.",
          "Sim, porque a folha molhada fica mais pesada e pode raspar. Um terço de sobra na capacidade cobre a diferença.",
        ],
      },
      {
        question: "Portão de madeira de abrir usa 1/4 ou 1/3 HP?",
        answers: [
          "Nenhum dos dois serve de medida: o braço se escolhe pelo peso e pelo comprimento de cada folha, que estão na ficha do fabricante.",
          "Olhe os quilos e os metros por folha na ficha, e não os HP. Cada folha leva o seu motor.",
        ],
      },
      {
        question: "E se o contrapeso não for mexido?",
        answers: [
          "O motor passa a levantar o peso que o contrapeso devia levar, esquenta e gasta o fuso. Com folha acima de {width.quarterHp}, equilibrar vem antes da potência.",
          "Mesmo o 1/3 HP sofre numa folha sem equilíbrio. O acerto é do técnico, porque a folha pode descer durante o serviço.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com largura, altura e espessura da madeira",
  },
];
