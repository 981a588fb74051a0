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
        "Tem, sim: o sentido de abertura se inverte na central, por jumper, chave ou menu, ou trocando os fios do motor junto com os do fim de curso, e depois se grava o percurso. É serviço de técnico, com o disjuntor desligado, a partir de {price.preventive} em casa, sem peças.",
        "Tem como: quase toda central permite inverter o sentido por chave ou menu, e nas outras o técnico troca os fios do motor e do fim de curso. O percurso é gravado de novo e a parada testada; em casa, parte de {price.preventive}, sem peças.",
        "Sim, dá para inverter sem trocar o motor: muda-se a função na central ou a ligação do motor e dos fins de curso, sempre os dois juntos, ou a folha não para no fim. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando inverter não basta", "O que muda de lugar em cada portão"],
        slots: [
          [
            "A central muda a ordem; se a folha vai abrir para outro lado, há peça a mudar de lugar.",
            "Inverter a ordem é rápido; mudar o lado para onde a folha vai é outra obra.",
          ],
        ],
        bullets: [
          "De correr que passa a abrir para o outro lado: o motor e os ímãs ou cames mudam de ponta",
          "De abrir que passa a girar para o outro lado: o braço é refixado, e a folha não pode avançar na calçada",
          "Basculante: a folha continua subindo igual; corrige-se só a ordem da central",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o sentido ficou trocado", "Placa nova, motor mudado de lado ou defeito"],
        slots: [
          [
            "Depois de placa ou motor novo, o sentido pode vir ao contrário do que o seu portão pede, e a inversão resolve.",
            "Motor que mudou de lado do vão gira ao contrário; é o caso mais comum e o mais simples.",
          ],
          [
            "Se o portão inverteu sozinho, sem ninguém mexer, não inverta de volta: o percurso se perdeu ou a placa falhou.",
            "Inversão que surge do nada é defeito, e não regulagem; desligue o disjuntor até o exame.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que testar depois de inverter", "Parada, força e fotocélula"],
        slots: [
          [
            "A primeira prova é curta, com alguém no disjuntor, para ver se a folha para nas duas pontas.",
            "Cada fim de curso tem de parar o seu lado; prova-se com alguém pronto para cortar a energia.",
          ],
          [
            "Depois se corta o feixe da fotocélula com a folha fechando: ela deve voltar.",
            "A fotocélula é conferida no fechamento, porque, com o sentido errado, protegeria a abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter o sentido do motor sozinho?",
        answers: [
          "Não convém: a chave fica sob a tampa, ao lado da tensão da rede, e um fio trocado faz a folha bater no batente.",
          "Melhor deixar para o técnico. Errar um par de fios faz o motor forçar no fim do percurso até quebrar.",
        ],
      },
      {
        question: "Preciso gravar o percurso e os controles de novo?",
        answers: [
          "O percurso, sim, na maioria das centrais. Os controles continuam gravados.",
          "Só o percurso; a memória dos controles não muda com o sentido.",
        ],
      },
      {
        question: "Mudar o portão de correr para abrir do outro lado custa quanto?",
        answers: [
          "Sai por foto: o motor muda de ponta e é preciso base, energia e parede livre daquele lado.",
          "Depende da base e da fiação do lado novo. Mande fotos dos dois lados do vão para o orçamento grátis.",
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
    ],
    intent: "question",
    answers: {
      any: [
        "Dá, se o outro lado tem lugar: no portão de correr é preciso parede livre do tamanho do vão mais 30 a 50 cm, e mudam de ponta o motor, a base e as paradas. No de abrir, refaz-se a fixação do braço, e a folha não pode avançar na calçada. O valor sai por foto.",
        "É possível na maioria dos portões, mas é obra, e não só ajuste: base nova, energia do outro lado e fim de curso refeito no de correr; dobradiça e braço no de abrir. Com fotos dos dois lados do vão, dizemos se cabe e quanto fica.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que muda de lugar", "As peças que trocam de lado"],
        slots: [
          [
            "O motor e a cremalheira se aproveitam; o que se refaz é a base, a fiação e as paradas.",
            "Quase tudo se aproveita, menos a base e o caminho do fio.",
          ],
        ],
        bullets: [
          "De correr: trilho prolongado para o lado novo, com batente na ponta",
          "De correr: motor na coluna oposta, com base nivelada e ponto de energia",
          "De abrir: dobradiças e braço na outra coluna, com batente de chão",
          "Em todos: fotocélulas realinhadas e percurso gravado de novo",
        ],
      },
      {
        about: "check",
        headings: ["Veja se o outro lado serve", "O que medir antes"],
        slots: [["Com o portão fechado e sem destravar.", "Basta a trena e o celular."]],
        steps: [
          "Meça a parede livre do lado novo, em toda a altura.",
          "Veja se o piso segue no mesmo nível do trilho atual.",
          "Procure relógio de luz, janela, portão social ou planta no caminho.",
          "Olhe de onde viria a energia.",
          "Fotografe os dois lados e mande com a largura do vão.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de motor novo para mudar o lado?",
        answers: [
          "Não, quase sempre: o mesmo motor gira nos dois sentidos, e a inversão é feita na central.",
          "Em geral, não. Inverte-se o sentido na placa e aproveita-se o motor, se está bom.",
        ],
      },
      {
        question: "Quanto tempo leva a mudança?",
        answers: [
          "Com base e energia prontas, um dia. Base de concreto nova pede alguns dias de cura antes.",
          "Em geral dois tempos: primeiro a base e o trilho, depois o motor, em uma visita.",
        ],
      },
      {
        question: "Portão que abre para a rua pode passar a abrir para dentro?",
        answers: [
          "Pode, se o piso de dentro não sobe e há lugar para a folha e o carro. É o que se faz quando ela avança na calçada.",
          "Pode, com espaço livre no arco da folha; em subida, a folha raspa, e o de correr costuma ser melhor.",
        ],
      },
    ],
    photo: "fotos dos dois lados do vão, do motor e do trilho ou das dobradiças, com a largura do vão",
  },
];
