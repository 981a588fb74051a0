import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Numbers that people ask for by the power: kilos, watts of a panel, openings of a day. */
export const numerosDoMotor: NarrowConcept[] = [
  {
    id: "quilos-por-potencia",
    broader: "potencia",
    label: "Quantos quilos aguenta cada potência",
    phrase: "os quilos que cada potência aguenta",
    asks: [
      ...combine(
        ["1/3", "1/2", "3/4", "1/3hp", "1/2hp", "meio hp", "1 hp", "1hp"],
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
      any: [
        "No portão de correr, o limite usual na etiqueta é de 300 a 400 kg para 1/4 HP, até perto de 600 kg para 1/3 HP e até perto de 1.000 kg para 1/2 HP; acima disso, 1 HP. Use até dois terços desse número, e a etiqueta do modelo confirma.",
        "Em portão de correr, conte perto de 400 kg para 1/4 HP, 600 kg para 1/3 HP e 1.000 kg para 1/2 HP, sempre pela etiqueta e com um terço de folga. No basculante equilibrado contam a largura e o uso, e não os quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso da folha para cada potência", "Do limite da etiqueta à folha real"],
        slots: [
          [
            "Com um terço de folga, no de correr: 1/4 HP move folha de até uns 250 kg; 1/3 HP, de até uns 400 kg; 1/2 HP, de até uns 650 kg.",
            "Para trabalhar com folga, a folha de correr fica em uns 250 kg no 1/4 HP, 400 kg no 1/3 HP e 650 kg no 1/2 HP.",
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
            "O que o motor sente é o atrito, e roldana ruim vale como centenas de quilos.",
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
          "Área vezes o peso por metro quadrado: grade, de 12 a 20 kg; chapa fina com quadro, de 20 a 30 kg; madeira maciça de 3 cm, de 20 a 30 kg.",
          "Multiplique largura, altura e o peso do material: perto de 25 kg por metro quadrado em chapa fina com quadro.",
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
    id: "painel-solar-watts-e-aberturas",
    broader: "energia-solar",
    label: "Watts do painel e aberturas por dia",
    phrase: "o tamanho do painel solar e as aberturas por dia",
    asks: [
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
        "Em geral, painel de 40 a 100 W basta para motor de 12 ou 24 V com 10 a 20 aberturas por dia; com motor de 220 V e inversor, conte de 150 a 300 W. O que pesa é o consumo parado da central, e a ficha do motor fecha a conta.",
        "De 10 a 20 aberturas por dia com painel de 40 a 100 W, em motor de 12 ou 24 V e folha leve; mais que isso, painel e bateria maiores. O inversor de um motor de 220 V gasta o dia todo e pede de 150 a 300 W.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do painel", "Do consumo aos watts"],
        slots: [
          [
            "A conta usa o mês de menos sol, em torno de 4 horas úteis por dia em São Paulo.",
            "Faça pelo inverno, com umas 4 horas de sol útil por dia.",
          ],
        ],
        steps: [
          "Consumo parado: os watts da central em espera vezes 24 horas. Com 3 W, são 72 Wh.",
          "Aberturas: cerca de 1 a 2 Wh cada, em motor de 24 V e folha leve. Vinte somam uns 30 Wh.",
          "Some os dois e divida por 4 horas de sol: 102 / 4 = 26 W.",
          "Dobre, por causa de perdas, nuvem e poeira: perto de 50 W.",
          "Bateria: o consumo do dia vezes três, para três dias sem sol.",
        ],
      },
      {
        about: "choose",
        headings: ["O que muda o tamanho", "Quando o painel precisa ser maior"],
        slots: [["Quatro coisas mexem mais na conta.", "Antes de comprar, veja o que aumenta o consumo."]],
        bullets: [
          "Câmera, interfone ou Wi-Fi no mesmo sistema: podem dobrar o painel",
          "Motor de 220 V com inversor: o inversor ligado gasta mais que as aberturas",
          "Sombra em parte do dia: o painel rende uma fração",
          "Folha pesada ou de correr em trilho sujo: mais energia por abertura",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão solar funciona depois de dias de chuva?",
        answers: [
          "Funciona pelo tempo da bateria, em geral dimensionada para dois ou três dias; depois, destrave com a chave.",
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
];
