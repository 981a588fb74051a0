import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether the way on which a motor opens can be turned round. */
export const sentidoDeAbertura: NarrowConcept[] = [
  {
    id: "da-para-inverter-o-sentido",
    broader: "regulagem",
    label: "Dá para inverter o sentido de abertura?",
    phrase: "a inversão do sentido de abertura",
    asks: [
      "motor portão inverte sentido",
      "possível motor girar contrário",
      ...combine(
        [
          "inverter sentido",
          "inverter sentido abertura",
          "inverter abertura",
          "mudar sentido abertura",
          "inverter motor",
        ],
        ["tem como", "tem jeito", "dá", "posso", "é possível", "possível", "consigo", "motor tem como"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Tem como, sim: o sentido de abertura do motor se inverte na central, por chave ou menu, ou trocando os fios do motor junto com os do fim de curso, os sensores de parada. O técnico faz isso com o disjuntor desligado e grava o percurso de novo, em visita a partir de {price.preventive} em casa, sem peças.",
        "Sim, tem jeito de inverter o sentido de abertura sem trocar o motor. O técnico muda a função na placa ou a ligação do motor e dos fins de curso, que marcam as paradas, e depois grava o percurso; a visita com regulagem em residência começa em {price.preventive}, fora as peças.",
        "Inverter o sentido de abertura tem como na maioria dos motores: muda-se uma chave ou função da central e, nas que não têm, os fios do motor e do fim de curso, que avisa onde parar. Com o percurso regravado e testado, a visita em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o sentido ficou trocado", "Placa nova, motor mudado de lado ou defeito"],
        slots: [
          [
            "O caso mais comum vem depois de placa ou motor novo, ou do motor que mudou de lado do vão: a central sai de fábrica com um sentido, e o seu portão pede o outro. Aí a inversão resolve sem peça.",
            "Depois da troca de placa ou de motor, o sentido de fábrica pode não ser o do seu portão, e o mesmo acontece quando o motor passa para a outra ponta. Nesses casos, basta inverter, sem comprar nada.",
            "Motor instalado do outro lado do vão gira ao contrário, e placa nova chega com um sentido padrão. São as situações em que a inversão sozinha acerta o portão, sem peça nova.",
          ],
          [
            "Se o portão inverteu sem ninguém mexer, não inverta de volta: o percurso pode ter se perdido ou a placa falhado. Desligue o disjuntor até o exame, para a folha não forçar o batente.",
            "Inversão que aparece do nada é defeito, ligado à memória do percurso ou à própria placa. Deixe o disjuntor desligado até alguém examinar, pois a folha pode bater no fim.",
            "Já a troca de sentido que surge sozinha pede diagnóstico, porque a placa perdeu o percurso ou está falhando. Corte a energia no disjuntor e espere, senão o motor pode forçar contra o batente.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando inverter não basta", "O que muda de lugar em cada portão"],
        slots: [
          [
            "A central muda só a ordem entre abrir e fechar. Se a folha vai abrir para outro lado, há peça a mudar de lugar, e o serviço é orçado por foto.",
            "Trocar o comando é rápido, mas levar a folha para outra direção pede mudança de peças. Essa parte depende de fotos para ser orçada.",
            "Uma coisa é corrigir a ordem dos comandos, outra é mudar a direção da folha. No segundo caso há montagem a refazer, com orçamento pela foto.",
          ],
        ],
        bullets: [
          "De correr que passa a abrir para o outro lado: motor e ímãs ou cames mudam de ponta",
          "De abrir que passa a girar para o outro lado: o braço é refixado, e a folha não pode avançar na calçada",
          "Basculante: a folha continua subindo igual; corrige-se só a ordem da central",
        ],
      },
      {
        about: "safety",
        headings: ["O que testar depois de inverter", "Parada, força e fotocélula"],
        slots: [
          [
            "O primeiro teste é curto, com alguém junto ao disjuntor, para ver se cada fim de curso para a folha na sua ponta. Em seguida se corta o feixe da fotocélula durante o fechamento, e a folha deve voltar.",
            "Prova-se primeiro a parada nas duas pontas, em curso curto e com uma pessoa pronta para desligar a energia. Depois vem a fotocélula: interrompido o feixe com a folha fechando, ela precisa reabrir.",
            "Com alguém no disjuntor, aciona-se pouco de cada vez até confirmar que a folha para dos dois lados. O teste da fotocélula fecha o serviço, pois o feixe cortado no fechamento tem de fazer o portão voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter o sentido do motor sozinho?",
        answers: [
          "Não convém: a chave fica sob a tampa, ao lado da tensão da rede. Um par de fios trocado ainda faz a folha passar do ponto e forçar o batente até quebrar alguma peça.",
          "Melhor deixar para o técnico, porque há tensão da rede perto da função que se muda. Se só o motor for invertido, sem o fim de curso, o portão não para onde deve.",
        ],
      },
      {
        question: "Preciso gravar o percurso e os controles de novo?",
        answers: [
          "O percurso, sim, na maioria das centrais. Os controles continuam gravados, porque ficam em outra parte da memória.",
          "Na maior parte das placas, só o percurso é refeito. O cadastro dos controles não depende do sentido e permanece como estava.",
        ],
      },
      {
        question: "Quanto tempo leva a inversão?",
        answers: [
          "Quando é só a central, costuma caber em um reparo pequeno, de {trade.smallRepair}, com o percurso gravado e testado. Mudar o motor de ponta leva mais, pela base e pela fiação.",
          "A mudança na placa fica em {trade.smallRepair}, já com a prova das paradas. Se o motor troca de lado, há base e fio a refazer, e o tempo cresce.",
        ],
      },
      {
        question: "Mudar o portão de correr para abrir do outro lado custa quanto?",
        answers: [
          "Custa mais que a inversão simples, porque o motor muda de ponta e pede base, energia e parede livre daquele lado. O orçamento sai por fotos dos dois lados do vão.",
          "O valor depende da base e da fiação do lado novo, além do espaço para a folha recuar. Duas fotos, uma de cada lado do vão, bastam para orçar.",
        ],
      },
    ],
    photo: "a foto da central fechada, da etiqueta do motor e do portão, e diga para que lado ele deve abrir",
  },
  {
    id: "mudar-o-lado-de-abertura",
    broader: "regulagem",
    label: "Mudar o lado para onde o portão abre",
    phrase: "a mudança do lado de abertura",
    asks: [
      "fazer portão correr abrir esquerda",
      "trocar lado portão corre",
      "trocar lado onde portão corre",
      "mudar portão abre fora dentro",
      "portão corre direita quero esquerda",
      "portão abrir para o outro lado",
      ...combine(
        [
          "mudar lado abertura",
          "trocar lado abertura",
          "mudar lado portão correr",
          "mudar lado portão",
          "mudar abrir outro lado",
          "fazer abrir outro lado",
          "mudar lado correr",
          "mudar lado motor",
        ],
        ["", "dá", "tem como", "posso", "é possível", "quanto custa", "correr", "motor"],
      ),
      "mudar lado que portão abre",
      "mudar lado portão abre",
      "trocar lado que portão abre",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para mudar o lado de abertura do portão de correr, se do outro lado há parede livre do tamanho do vão mais 30 a 50 cm. O motor costuma ser aproveitado; refazem-se base, energia, trilho e paradas, e o valor sai por foto dos dois lados com a largura.",
        "Sim, o portão de correr pode passar a abrir para o outro lado, desde que caiba nele: parede livre igual ao vão, com 30 a 50 cm a mais. Muda-se de ponta o motor, com base, fiação e trilho novos, e o orçamento vem pelas fotos dos dois lados e a medida.",
        "Mudar o lado de abertura é possível quando existe parede livre suficiente, ou seja, o vão e mais 30 a 50 cm para a folha de correr. É obra pequena, com base, ponto de energia e trilho do lado novo e o mesmo motor; mande fotos e largura para o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Veja se o outro lado serve", "O que medir antes"],
        slots: [
          [
            "Faça a verificação com o portão fechado e sem destravar nada. Trena e celular bastam.",
            "Com uma trena e a folha parada, fechada, você descobre se a mudança cabe.",
            "Meça com o portão fechado, sem soltar o motor. O resto se vê pelas fotos.",
          ],
        ],
        steps: [
          "Meça a parede livre do lado novo, em toda a altura.",
          "Veja se o piso segue no mesmo nível do trilho atual.",
          "Procure relógio de luz, janela, portão social ou planta no caminho.",
          "Olhe de onde viria a energia.",
          "Fotografe os dois lados e anote a largura do vão.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda de lugar", "O que se aproveita e o que se refaz"],
        slots: [
          [
            "No portão de correr, o trilho é prolongado para o lado novo, com batente na ponta, e o motor vai para a coluna oposta, sobre base nivelada. Motor, cremalheira e controles em geral continuam os mesmos.",
            "Aproveitam-se quase sempre motor, cremalheira e controles. O que nasce de novo é a base na outra coluna, o trecho de trilho com batente no fim e o ponto de energia.",
            "A folha ganha trilho e batente para o outro lado, e o motor, uma base nivelada na coluna contrária. Cremalheira, motor e controles raramente precisam de troca.",
          ],
          [
            "No de abrir, mudam de coluna as dobradiças e o braço, e a folha não pode avançar sobre a calçada. Em ambos se realinha a fotocélula e se grava o percurso de novo.",
            "Já na folha de abrir, dobradiça e braço passam para a outra coluna, sempre sem invadir a calçada. Percurso regravado e fotocélula alinhada encerram os dois casos.",
            "Se o portão é de abrir, troca-se de coluna a dobradiça com o braço, respeitando a calçada. Nos dois tipos, a central recebe novo percurso e os sensores são realinhados.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Do que depende o preço da mudança"],
        slots: [
          [
            "A conta é dada por foto, porque depende da obra e não do motor. Estes itens fazem o preço subir.",
            "Como o motor fica, o que custa é serralheria, piso e fiação. Pesam mais os pontos abaixo.",
            "O preço varia com a obra em volta, já que o aparelho é o mesmo. Aumentam o valor estes itens.",
          ],
        ],
        bullets: [
          "Trilho novo e acerto do piso em toda a extensão.",
          "Base de concreto para o motor.",
          "Fiação longa até o lado novo.",
          "Folha que precisa de solda ou de roldana nova.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de motor novo para mudar o lado?",
        answers: [
          "Quase nunca: o mesmo motor gira nos dois sentidos, e a inversão é feita na central. Se ele já está no fim, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Em geral, não, porque o sentido se inverte na placa. Só vale trocar se o motor está gasto, por {price.homeSwap} em residência, já instalado.",
          "Não, se ele está bom: inverte-se a rotação na central. Motor cansado pode ser trocado na mesma obra, de {price.homeSwap} em casa, com a mão de obra.",
        ],
      },
      {
        question: "Quanto tempo leva a mudança?",
        answers: [
          "Em geral são dois tempos: primeiro trilho e base, e depois da cura do concreto, que pede alguns dias, o motor. A parte do motor leva {time.sliding}.",
          "A base de concreto precisa curar alguns dias antes de receber o motor. Com tudo pronto, a instalação dele toma {time.sliding}.",
          "Conte alguns dias entre fazer a base e montar o motor, por causa da cura. A montagem em si é de {time.sliding}.",
        ],
      },
      {
        question: "Portão que abre para a rua pode abrir para dentro?",
        answers: [
          "Pode, se o piso de dentro não sobe e há lugar para a folha e o carro. É o acerto comum quando ela avança na calçada.",
          "Sim, com o arco da folha livre do lado de dentro. Em terreno que sobe ela raspa, e o de correr costuma servir melhor.",
          "Dá, desde que sobre espaço com o carro na garagem e o chão seja plano. Se o piso sobe, pense no portão de correr.",
        ],
      },
      {
        question: "Preciso de pedreiro e serralheiro?",
        answers: [
          "Serralheiro, quase sempre, para o trilho, o batente e a solda. Pedreiro entra se o piso precisa de corte ou nivelamento; a foto mostra quais são necessários.",
          "O trilho e o batente são serviço de serralheria. A parte de alvenaria depende do piso: se ele já está no nível, basta a base do motor.",
          "Depende do lado novo. Solda há em quase toda mudança, e obra no chão, só quando o nível não acompanha o trilho.",
        ],
      },
    ],
    photo: "fotos dos dois lados do vão, do motor e do trilho ou das dobradiças, com a largura do vão",
  },
];
