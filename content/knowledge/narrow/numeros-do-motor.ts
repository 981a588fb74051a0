import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Numbers that people ask for: kilos, watts of a panel, minutes, wires, people. */
export const numerosDoMotor: NarrowConcept[] = [
  {
    id: "quilos-por-potencia",
    broader: "potencia",
    label: "Quantos quilos aguenta cada potência",
    phrase: "os quilos que cada potência aguenta",
    asks: [
      ...combine(
        ["1/2", "3/4", "1/2hp", "meio hp", "1 hp", "1hp"],
        [
          "quantos quilos",
          "quantos kg",
          "quantos quilos aguenta",
          "quantos kg aguenta",
          "aguenta quantos quilos",
          "aguenta quantos kg",
          "peso aguenta",
          "peso máximo",
          "suporta quantos quilos",
          "suporta quantos kg",
        ],
      ),
      "quantos quilos cada potência",
      "quantos quilos cada hp",
    ],
    intent: "question",
    answers: {
      price: [
        "A tabela usual, no portão de correr, é esta: 1/4 HP, de 300 a 400 kg; 1/3 HP, perto de 600 kg; 1/2 HP, perto de 1.000 kg; acima disso, 1 HP. Use até três quartos do número da etiqueta; no basculante equilibrado contam a largura e o uso.",
      ],
      any: [
        "O motor de 1/2 HP aguenta, no portão de correr, perto de 1.000 kg pela etiqueta; para durar, a folha fica em uns 750 kg. No basculante equilibrado não se conta em quilos, e sim pela largura e pelo uso, e a ficha do modelo sempre confirma.",
        "Em portão de correr, conte na etiqueta perto de 400 kg para o menor motor de casa e 1.000 kg para o de meio HP; acima disso, é motor de 1 HP ou mais, de galpão e prédio. Use até três quartos desse número, e confirme na ficha do modelo.",
        "Cada potência tem um limite usual no portão de correr: o menor motor de casa leva até perto de 400 kg, o seguinte, 600 kg, e o de meio HP, 1.000 kg, sempre pela etiqueta e com um terço de folga. No basculante contam a largura e o uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso da folha para cada potência", "Do limite da etiqueta à folha real"],
        slots: [
          [
            "Com um terço de folga, no de correr: 1/4 HP move folha de até uns 300 kg; 1/3 HP, de até uns 450 kg; 1/2 HP, de até uns 750 kg.",
            "Para trabalhar com folga, a folha de correr fica em uns 300 kg no 1/4 HP, 450 kg no 1/3 HP e 750 kg no 1/2 HP.",
          ],
          [
            "De 1 HP em diante é motor de galpão e prédio, escolhido pela ficha e pelos ciclos por hora.",
            "Acima disso, em galpão e prédio, quem decide é a ficha do modelo, em quilos e em ciclos por hora.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Por que dois motores iguais têm limites diferentes", "HP não é quilo"],
        slots: [
          [
            "A redução muda a força: o mesmo 1/2 HP rápido move menos peso que o lento.",
            "Motor mais rápido, com a mesma potência, tem limite menor em quilos.",
          ],
          [
            "Trilho torto, roldana gasta e rampa fazem a folha pesar mais do que a balança diz.",
            "O que o motor sente é o atrito: com roldana ruim, uma folha leve pesa como uma bem maior.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço por faixa", "Quanto fica a troca"],
        slots: [
          [
            "Em casa, a troca do motor fica de {price.homeSwap}, com mão de obra; em portão pesado, de prédio ou empresa, de {price.heavySwap}.",
            "A referência é de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, motor e mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei quanto pesa o meu portão?",
        answers: [
          "Área vezes o peso por metro quadrado: chapa de aço de 1 a 2 mm com quadro, de 10 a 21 kg; grade, menos; madeira dura de 2 a 3 cm, de 16 a 30 kg.",
          "Multiplique largura, altura e o peso por metro quadrado: de 10 a 21 kg em chapa de aço de 1 a 2 mm com quadro, de 8 a 15 kg em alumínio com quadro.",
        ],
      },
      {
        question: "Motor maior do que preciso faz mal?",
        answers: [
          "Não, se a força for regulada para baixo. Só custa mais e empurra mais forte se ficar sem ajuste.",
          "Faz mal só sem regulagem: folha leve com motor forte não recua como deve.",
        ],
      },
      {
        question: "E no portão basculante, quantos quilos?",
        answers: [
          "Ali o contrapeso carrega a folha; o 1/4 HP atende até {width.quarterHp} de largura, e acima disso se sobe a potência.",
          "No basculante equilibrado não se conta em quilos: até {width.quarterHp}, 1/4 HP; mais largo ou de uso intenso, 1/3 ou 1/2.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material da folha",
  },
  {
    id: "um-terco-hp-aguenta",
    broader: "potencia",
    label: "Quantos quilos o motor de 1/3 HP aguenta",
    phrase: "o peso que o motor de 1/3 HP aguenta",
    asks: [
      ...combine(
        ["1/3", "1/3hp", "motor 1/3", "um terço hp"],
        [
          "quantos quilos",
          "quantos kg",
          "quantos quilos aguenta",
          "quantos kg aguenta",
          "aguenta quantos quilos",
          "aguenta quantos kg",
          "aguenta",
          "peso aguenta",
          "peso máximo",
          "suporta",
          "suporta quantos quilos",
          "suporta quantos kg",
          "puxa quantos quilos",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de 1/3 HP aguenta perto de 600 kg no portão de correr, pela etiqueta, e para durar deve ficar em folha de até uns 450 kg. No basculante não se conta em quilos: com o contrapeso certo, ele serve a folha de até uns 3,5 metros de largura.",
        "São quase 600 kg, no portão de correr, o que a etiqueta de um motor de 1/3 HP costuma trazer, e o uso seguro é de até perto de 450 kg, porque vento e trilho sujo somam esforço. No basculante quem levanta os quilos é o contrapeso, e a largura vai até uns 3,5 metros.",
        "Um motor de 1/3 HP aguenta, pela etiqueta, em torno de 600 kg de portão de correr em trilho nivelado, o que deixa a folha em cerca de 450 kg com a folga de um terço. Portão basculante se mede pela largura, até 3,5 metros mais ou menos, com a folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto pesa o seu portão", "A sua folha passa disso"],
        slots: [
          [
            "Multiplique a largura pela altura e pelo peso do material. Uma folha de 5 por 2,20 m em chapa fina com quadro, a 25 kg por metro quadrado, tem uns 275 kg.",
            "Largura vezes altura vezes o peso por metro quadrado dá a estimativa: 5 por 2,20 m em chapa fina, a 25 kg com o quadro, são perto de 275 kg.",
            "A área da folha vezes os quilos por metro quadrado basta. Em chapa fina com quadro, de 25 kg por m², 5 por 2,20 m chegam a cerca de 275 kg.",
          ],
        ],
        bullets: [
          "Alumínio: em geral de 8 a 15 kg por m²",
          "Grade de tubo: em geral de 12 a 20 kg por m²",
          "Chapa fina com quadro: perto de 25 kg por m²",
          "Madeira maciça de 3 cm: em geral de 20 a 30 kg por m²",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o 1/3 HP não basta", "O que faz o 1/3 HP aguentar menos"],
        slots: [
          [
            "Rampa, trilho torto e roldana gasta fazem a folha pesar mais do que a conta diz. Em prédio, as aberturas seguidas esquentam o motor comum, e ali vai um de uso intenso, mesmo com folha leve.",
            "Chapa fechada em rua de vento, rampa e trilho sujo comem a folga. Muitas aberturas por hora também derrubam o 1/3 HP comum, e pedem motor de uso intenso.",
            "O limite cai com rampa, vento na chapa e roldana ruim. No uso de prédio, o que para o motor é o calor das aberturas, e não o peso.",
          ],
          [
            "Dois motores de 1/3 HP podem ter limites diferentes, porque o mais rápido move menos peso. Olhe os quilos da ficha, e não só os HP.",
            "Com os mesmos HP, um motor veloz carrega menos. Por isso a ficha em quilos vale mais que a potência.",
            "A potência igual não garante o mesmo limite: velocidade maior custa força. Compare os quilos escritos na ficha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do 1/3 HP instalado", "Quanto custa o motor de 1/3 HP"],
        slots: [
          [
            "Na troca em casa, com mão de obra, conte de {price.homeSwap}, conforme o tipo de portão e a marca. A primeira instalação de correr soma base, cremalheira e ponto de energia.",
            "O motor de 1/3 HP trocado em residência fica de {price.homeSwap}, serviço incluído. Se o portão nunca teve motor, entram base, barra dentada e energia.",
            "Trocar em casa por um 1/3 HP custa de {price.homeSwap}, já montado. No portão de correr sem motor, base e cremalheira são somadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a diferença para o motor de 1/4 HP?",
        answers: [
          "A diferença entre o motor de 1/3 e o de 1/4 HP é a força, cerca de um terço maior, e não a velocidade. Na ficha, o 1/4 leva de 300 a 400 kg no de correr e vai até {width.quarterHp} no basculante; o 1/3 chega a uns 600 kg e 3,5 metros.",
          "O 1/3 HP tem um terço a mais de força que o 1/4 HP e abre no mesmo tempo. No de correr, são perto de 600 kg contra 300 a 400 kg na ficha, e no basculante, 3,5 metros de largura contra {width.quarterHp}.",
        ],
      },
      {
        question: "Posso usar no limite da etiqueta?",
        answers: [
          "Não convém, porque no limite ele esquenta, desarma no calor e gasta a engrenagem cedo. Deixe um terço de folga.",
          "Melhor não. Com a sobra de um terço ele parte fácil e dura mais.",
        ],
      },
      {
        question: "Serve em portão de abrir?",
        answers: [
          "Serve, um motor por folha, pelo peso e pelo comprimento que a ficha dá. Folha longa faz alavanca e pede mais força.",
          "Sim, contando dois limites da ficha: quilos e comprimento. O menor deles manda.",
        ],
      },
      {
        question: "E se a minha folha passa de 450 kg?",
        answers: [
          "Vá para o 1/2 HP, que costuma mover folha de até uns 750 kg no de correr, conforme a ficha. Acima disso entra motor de uso intenso.",
          "Escolha 1/2 HP, com perto de 1.000 kg na ficha. Ele trabalha folgado em folha de até uns 750 kg.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura e o material da folha",
  },
  {
    id: "painel-solar-watts-e-aberturas",
    broader: "energia-solar",
    label: "Watts do painel e aberturas por dia",
    phrase: "o tamanho do painel solar e as aberturas por dia",
    asks: [
      "dimensionar placa solar portão 220",
      "dimensionar placa solar portão",
      "motor 24 v vezes por dia potência painel",
      "inversor motor 220 quantos watts placa",
      ...combine(
        ["painel solar", "placa solar", "solar"],
        [
          "quantos watts",
          "quantos w",
          "que tamanho",
          "qual tamanho",
          "qual potência painel",
          "quantas placas",
          "quantas aberturas",
          "quantas aberturas dia",
          "quantas vezes abre",
          "quantas vezes dia",
          "quantos ciclos",
          "aberturas aguenta",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um painel solar de 40 a 100 W basta, em geral, para portão com motor de 12 ou 24 V e de 10 a 20 aberturas por dia, com bateria para dois ou três dias. Motor de 220 V com inversor pede de 150 a 300 W, porque o que pesa é o consumo parado.",
        "O motor solar aguenta de 10 a 20 aberturas por dia com painel de 40 a 100 W e bateria, em motor de 12 ou 24 V e folha leve. Mais aberturas pedem painel e bateria maiores, e um motor de 220 V com inversor precisa de 150 a 300 W.",
        "Para portão de casa, conte painel solar de 40 a 100 W, com bateria, em motor de 12 ou 24 V que abre de 10 a 20 vezes por dia. Se o motor é de 220 V, o inversor gasta o dia todo, e são de 150 a 300 W.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do painel", "Do consumo aos watts, passo a passo"],
        slots: [
          [
            "Faça pelo mês de menos sol, em torno de 4 horas úteis por dia em São Paulo. No exemplo, o consumo parado pesa mais que as aberturas.",
            "Use o inverno como base, com umas 4 horas de sol útil. Repare que a central em espera gasta mais do que abrir o portão.",
            "A conta parte do pior mês, com cerca de 4 horas de sol. Quem manda nela é a espera da central, e não o número de aberturas.",
          ],
        ],
        steps: [
          "Consumo parado: os watts da central em espera vezes 24 horas. Com 3 W, são 72 Wh.",
          "Aberturas: de 1 a 2 Wh cada, em motor de 24 V e folha leve. Vinte somam uns 30 Wh.",
          "Some os dois e divida por 4 horas de sol: 102 / 4 = 26 W.",
          "Dobre, por causa de perdas, nuvem e poeira: perto de 50 W.",
          "Bateria: o consumo do dia vezes três, para três dias sem sol.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o painel precisa ser maior", "O que muda o tamanho"],
        slots: [
          [
            "Antes de comprar, veja o que aumenta o consumo no seu caso. Cada item pode dobrar o painel.",
            "Quatro coisas mexem mais na conta e passam despercebidas. Confira se alguma é a sua.",
            "O cálculo acima supõe folha leve e só o motor ligado. Estes casos fogem dele.",
          ],
        ],
        bullets: [
          "Câmera, interfone ou Wi-Fi no mesmo sistema",
          "Motor de 220 V com inversor, que gasta mesmo parado",
          "Sombra em parte do dia",
          "Folha pesada ou trilho sujo, que pedem mais energia por abertura",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no custo do conjunto solar", "Do que depende o preço"],
        slots: [
          [
            "Somam-se motor de 12 ou 24 V, painel, bateria, controlador de carga e instalação. O peso da folha e as aberturas por dia definem o tamanho, e a bateria é a parte que se troca com os anos.",
            "O conjunto leva motor de baixa tensão, placa, bateria e controlador, que protege a carga. Quanto mais pesada a folha e maior o uso, maior tudo, e a bateria é o item de troca periódica.",
            "Motor de 12 ou 24 V, painel, bateria, controlador e montagem formam a conta. Uso e peso da folha mandam, e a bateria, que envelhece, entra de novo depois de alguns anos.",
          ],
          [
            "Compensa onde puxar cabo sairia caro, como chácara e entrada distante; perto do quadro, a rede custa menos.",
            "Vale em entrada longe da casa, em que o cabo pesa na conta. Com energia por perto, a rede sai melhor.",
            "Em lugar distante do quadro, o solar evita metros de cabo. Junto da casa, ligar na rede é mais barato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão solar funciona depois de dias de chuva?",
        answers: [
          "Funciona pelo tempo da bateria, em geral dimensionada para dois ou três dias; depois, destrave com a chave, se o portão é de correr ou de abrir; basculante não se solta.",
          "Sim, dois ou três dias, se a bateria foi calculada para isso e está em bom estado.",
        ],
      },
      {
        question: "Quanto custa o conjunto solar para o portão?",
        answers: [
          "Soma motor de 12 ou 24 V, painel, bateria, controlador e instalação, e sai por foto e medida da folha, sem custo.",
          "O preço depende das aberturas e do peso da folha; com foto e medidas, o orçamento é grátis.",
        ],
      },
      {
        question: "Posso usar o painel solar da casa no portão?",
        answers: [
          "O da casa, ligado à rede, alimenta o portão como qualquer tomada, mas desliga junto quando falta luz, salvo sistema com bateria.",
          "Pode, pela própria rede da casa. Na falta de luz ele para, a não ser que haja bateria no sistema.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor, com a medida da folha e onde bate sol",
  },
  {
    id: "distancia-do-portao-a-calcada",
    broader: "normas",
    label: "Distância do portão até a calçada",
    phrase: "a distância do portão até a calçada",
    asks: [
      "portão pode ficar rente calçada",
      ...combine(
        ["distância", "recuo", "afastamento", "quantos metros", "espaço"],
        [
          "portão calçada",
          "portão até calçada",
          "portão calçada mínima",
          "mínima portão calçada",
          "mínimo portão calçada",
          "portão basculante calçada",
          "portão rua",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não há distância única: o que vale é a folha não passar do alinhamento ao abrir. Portão de correr pode ficar rente à calçada; basculante comum avança em geral de 60 a 90 cm e precisa desse recuo; de abrir para fora, o comprimento da folha.",
        "Depende do tipo de portão: de correr, nenhuma; basculante, em geral de 60 a 90 cm para dentro do terreno; de abrir para fora, o tamanho da folha. Na cidade de São Paulo, portão automático não pode avançar sobre a calçada (Lei 16.809/2018).",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça quanto a folha avança", "O recuo do seu portão"],
        slots: [
          [
            "A medida se faz com a folha no ponto em que mais sai, e não toda aberta.",
            "No basculante, a folha sai mais no meio da subida que no fim.",
          ],
        ],
        steps: [
          "Com o portão fechado, marque no chão a linha do muro.",
          "Peça a alguém que acione e, de longe e de lado, filme o movimento inteiro.",
          "No vídeo, veja até onde a folha passa da linha.",
          "Essa medida, com uma folga de 10 cm, é o recuo que falta.",
        ],
      },
      {
        about: "choose",
        headings: ["Se não há esse espaço", "Saídas sem recuo"],
        slots: [["Cada tipo tem a sua saída.", "Há o que fazer sem mudar o muro."]],
        bullets: [
          "Basculante que recolhe para dentro, com trilho superior",
          "Portão de correr, se há parede livre ao lado",
          "Folha de abrir para dentro, se o piso não sobe",
          "Recuar o portão para a linha de dentro da garagem",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E o espaço para o carro esperar fora da rua?",
        answers: [
          "Não costuma ser exigido em casa, mas uns 5 metros deixam o carro inteiro fora da rua enquanto o portão abre.",
          "É conforto e segurança: perto de 5 metros cabem um carro. A regra do lote quem informa é a prefeitura.",
        ],
      },
      {
        question: "Portão antigo que avança na calçada precisa ser mudado?",
        answers: [
          "Na capital, pode haver intimação com prazo; sensor e aviso já foram aceitos para portão existente. Confirme na subprefeitura.",
          "Pode precisar. Veja na subprefeitura o que vale hoje para o seu caso e guarde a resposta.",
        ],
      },
      {
        question: "Quanto custa trocar para um portão que não avança?",
        answers: [
          "A folha é de serralheria; o motor, em casa, fica de {price.homeSwap} com a troca. Fotos da fachada e do vão dão o orçamento grátis.",
          "Depende da folha nova; o motor e a mão de obra ficam de {price.homeSwap} em casa. Mande fotos e medidas.",
        ],
      },
    ],
    photo: "fotos da fachada com a calçada, por fora e por dentro, e a largura e a altura do vão",
  },
  {
    id: "motor-24-ou-220-dura-mais",
    broader: "voltagem",
    label: "Motor de 24 V ou de 220 V: qual dura mais",
    phrase: "a duração do motor de 24 V e do de 220 V",
    asks: [
      "qual vida mais longa motor 24 ou 220 volts",
      "motor corrente contínua 24 v estraga antes 220",
      "durabilidade motor 24 v",
      "vida mais longa motor 24 ou 220",
      "escovas motor 24 v duram",
      "motor 24 v estraga antes do 220",
      "24 e 220 volts qual motor aguenta mais anos",
      "motor aguenta mais anos 24 220",
      ...combine(
        ["24v 220v", "24 220", "24v ou 220v", "24 ou 220", "corrente contínua alternada", "24v ou 110v"],
        [
          "dura mais",
          "qual dura mais",
          "mais resistente",
          "durabilidade",
          "dá menos problema",
          "quebra menos",
          "melhor motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Empatam em anos: os dois duram de {trade.life} em casa, com folha leve e revisão. O de 24 V para suave e poupa engrenagem, mas tem escovas e bateria que se trocam; o de 220 V é mais simples e troca capacitor. Para prédio, vale o de uso intenso, na tensão da ficha.",
        "Duram parecido, de {trade.life} em casa; a diferença é o que se troca no caminho: escovas e bateria no de 24 V, capacitor no de 220 V. Escolha o de 24 V por funcionar sem luz e parar suave, e o de 220 V pelo preço e pela peça fácil.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se gasta em cada um", "24 V e 220 V por dentro"],
        slots: [
          [
            "O de 24 V é de corrente contínua: as escovas gastam com os ciclos, e a bateria, em geral, vai de 2 a 4 anos.",
            "Escovas e bateria são as peças de troca do motor de 24 V; a bateria dura, em geral, de 2 a 4 anos.",
          ],
          [
            "O de 220 V não tem escova: quem envelhece é o capacitor, peça pequena, e a engrenagem, se a folha pesa.",
            "No de 220 V, troca-se o capacitor de tempos em tempos; a partida mais dura cobra da engrenagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual escolher", "Pelo uso da casa"],
        slots: [["A duração não decide; o uso, sim.", "Veja o que pesa mais para você."]],
        bullets: [
          "Falta luz com frequência: 24 V com bateria",
          "Garagem embaixo do quarto: 24 V ou inversor, pela parada suave",
          "Preço e peça fácil: 220 V comum",
          "Muitas aberturas: motor de uso intenso, pela ficha",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 24 V é mais fraco?",
        answers: [
          "Não por causa da tensão: vale o limite em quilos da etiqueta. Há de 24 V para folha leve e para prédio.",
          "Não necessariamente. Compare quilos e ciclos por hora na ficha dos dois.",
        ],
      },
      {
        question: "O de 24 V se liga em tomada comum?",
        answers: [
          "Sim: a fonte dele recebe 127 ou 220 V e entrega 24 V ao motor.",
          "Liga na rede da casa; a transformação para 24 V é na própria central.",
        ],
      },
      {
        question: "Quanto custa cada um?",
        answers: [
          "A troca em casa fica de {price.homeSwap}, com mão de obra; o de 24 V com bateria costuma ficar na parte de cima.",
          "De {price.homeSwap} na troca em casa, conforme o modelo; a foto do portão e da etiqueta fecha o valor.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da etiqueta do motor atual",
  },
  {
    id: "quanto-tempo-ligado-sem-queimar",
    broader: "esquenta",
    label: "Quanto tempo o motor aguenta ligado",
    phrase: "o tempo que o motor aguenta ligado",
    asks: combine(
      [
        "motor ligado direto",
        "motor pode ficar ligado",
        "motor ligado sem parar",
        "motor funcionando direto",
        "motor ligado sem queimar",
      ],
      ["quanto tempo", "quantos minutos", "quanto tempo aguenta", "quanto tempo sem queimar", "queima"],
    ),
    intent: "question",
    answers: {
      any: [
        "Poucos minutos: o motor residencial é feito para trabalhar segundos e descansar, e seguido o protetor térmico costuma desligá-lo em poucos minutos. Forçando contra o batente ou travado, pode queimar antes; desligue o disjuntor na hora.",
        "Em geral, poucos minutos até o térmico desligar; travado ou roncando sem girar, menos de um minuto já estraga capacitor e enrolamento. A ficha diz o regime, em ciclos por hora, e motor de uso contínuo aguenta muito mais.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O motor não desliga: o que fazer", "Ligado e sem parar"],
        slots: [["O tempo conta: a primeira coisa é cortar a energia.", "Não espere o térmico."]],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fique longe da folha e não toque no motor quente.",
          "Espere de 30 a 60 minutos e não teste antes disso.",
          "Religue uma vez, olhando: se não parar no fim, desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele ficaria ligado", "Fim de curso, relé ou botoeira"],
        slots: [
          [
            "Fim de curso fora do ponto, relé colado na placa ou botoeira presa mantêm o motor ligado.",
            "As causas comuns são ímã ou came fora do lugar, relé colado e botão em curto.",
          ],
          [
            "A visita com regulagem em casa parte de {price.preventive}, sem peças; placa e sensor saem por foto.",
            "Acertar o fim de curso, em casa, parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o motor já queimou?",
        answers: [
          "Cheiro de verniz, disjuntor que cai e motor que não gira nem frio. A medição do enrolamento confirma.",
          "Se, frio, ele só ronca, pode ser capacitor; se derruba o disjuntor, o enrolamento é a suspeita.",
        ],
      },
      {
        question: "Quantas aberturas seguidas um motor de casa faz?",
        answers: [
          "Em geral de 5 a 15 antes de esquentar demais, conforme o modelo e a folha; a ficha traz os ciclos por hora.",
          "Umas dez, em folha leve. Para mais que isso, todo dia, peça um modelo de uso intenso.",
        ],
      },
    ],
    photo: "um vídeo da folha chegando ao fim, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "quantos-fios-na-fotocelula",
    broader: "fotocelula",
    label: "Quantos fios vão na fotocélula",
    phrase: "os fios da fotocélula",
    asks: [
      "passar cabo antes quantos fios fotocélula",
      "quantos fios deixo fotocélula",
      ...combine(
        ["quantos fios", "quantas vias", "quantos fio", "que cabo", "qual cabo", "como ligar fios"],
        ["fotocélula", "fotocélula portão", "vai fotocélula", "sensor fotocélula", "usa fotocélula"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, dois no transmissor e quatro no receptor: os dois levam a alimentação da central, e o receptor devolve mais dois do contato de segurança. Usa-se cabo de comando de 4 vias, de 0,3 a 0,5 mm², em duto separado da energia.",
        "Dois fios em um lado e quatro no outro, na maioria dos modelos: positivo e negativo para os dois módulos e o par do contato só no receptor. O manual da central mostra os bornes, e a ligação é feita com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que serve cada fio", "Transmissor e receptor"],
        slots: [
          [
            "O transmissor só emite o feixe, e por isso precisa apenas de alimentação, em geral de 12 ou 24 V da própria central.",
            "Quem emite leva só a alimentação de baixa tensão que sai da placa.",
          ],
          [
            "O receptor avisa a central quando o feixe é cortado: são os dois fios do contato, normalmente fechado ou aberto, conforme a placa.",
            "No receptor vão também os dois do contato; o tipo, NA ou NF, é o que a central pede.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Erros que fazem o portão não fechar", "Confira antes de culpar a fotocélula"],
        slots: [["Três descuidos comuns.", "O que mais aparece na visita."]],
        bullets: [
          "Contato NA ligado onde a placa pede NF: o portão não fecha",
          "Cabo no mesmo duto da energia: falha quando o motor parte",
          "Emenda sem caixa: funciona seca e para na chuva",
          "Polaridade trocada: o módulo não acende",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe fotocélula sem fio?",
        answers: [
          "Existe: o transmissor usa bateria, e só o receptor é ligado à central. Serve onde não dá para passar cabo.",
          "Sim, com pilha de um dos lados; lembre de trocá-la, ou o portão deixa de fechar.",
        ],
      },
      {
        question: "Dois pares de fotocélulas: como ficam os fios?",
        answers: [
          "A alimentação é a mesma, e os contatos dos dois receptores são ligados de modo que qualquer um impeça o fechamento.",
          "Os contatos se juntam na entrada de segurança da placa, em série se são NF.",
        ],
      },
      {
        question: "Posso ligar a fotocélula eu mesmo?",
        answers: [
          "O cabo você pode passar; a ligação fica na placa, ao lado da tensão da rede, e é do técnico.",
          "Deixe a ligação para o técnico: a caixa aberta tem tensão, e o contato errado anula a proteção.",
        ],
      },
    ],
    photo: "fotos das duas colunas, da etiqueta do motor e da fotocélula",
  },
  {
    id: "quantas-pessoas-para-instalar",
    broader: "instalacao",
    label: "Quantas pessoas para instalar o motor",
    phrase: "quantas pessoas instalam o motor",
    asks: combine(
      ["quantas pessoas", "quantos técnicos", "precisa ajudante", "dois técnicos", "uma pessoa só"],
      ["instalar motor", "instala motor", "instalação motor", "instalar portão", "colocar motor", "trocar motor"],
    ),
    intent: "question",
    answers: {
      any: [
        "Uma, em portão leve de correr ou de abrir; duas em basculante largo, duas folhas ou portão pesado, porque a folha é escorada enquanto se trabalha. As fotos e as medidas mostram o caso antes da visita, e você não precisa ajudar.",
        "Em casa, em geral um técnico basta; folha pesada, basculante grande ou prédio pedem dois. De você só é preciso um adulto presente no começo e no teste final.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que muda com o tipo de portão", "Pessoas e horas"],
        slots: [
          [
            "O basculante leva de {time.tilting}, o de correr de {time.sliding}, e o pesado, com mais gente, de {time.heavy}.",
            "Conte de {time.tilting} no basculante e de {time.sliding} no de correr; em portão pesado, de {time.heavy}, com dois ou mais.",
          ],
          [
            "Basculante nunca se desmonta sozinho: alguém trabalha e a escora segura a folha.",
            "No basculante, a segunda pessoa cuida da escora enquanto cabo e contrapeso são soltos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto", "Para ninguém precisar voltar"],
        slots: [["Nada disso pede força nem ferramenta.", "Poucas coisas adiantam o serviço."]],
        bullets: [
          "Carro fora e passagem livre dos dois lados",
          "Quadro de luz acessível",
          "Cadeado e tranca retirados",
          "Crianças e animais longe durante o serviço",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso ajudar o técnico a segurar a folha?",
        answers: [
          "Não, e nem deve: quem segura a folha é a escora, e não uma pessoa.",
          "Não. Fique longe da folha durante o serviço; o que ajuda é mandar boas fotos antes.",
        ],
      },
      {
        question: "Dois técnicos custam mais?",
        answers: [
          "O orçamento é pelo serviço inteiro, e o valor é dito antes da visita.",
          "O que vale é o valor do orçamento, que sai pelas fotos e pelas medidas da folha.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, da coluna ou do trilho, com a largura e o material da folha",
  },
];
