import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const makes = "agl ppa garen rossi peccinin nice seg ggport omegaport unisystem jetflex intelbras speedy".split(" ");
const models = [
  ...["trino", "agl trino", "nano", "dz nano", "rossi dz nano", "dz nano turbo", "kdz", "kdz fit", "garen kdz"],
  ...["garen kdz fit", "dz rio", "ppa dz rio", "dz home", "ppa dz home", "bv home", "ppa bv home", "penta", "gatter"],
  ...["peccinin gatter", "ppa penta", "agl trino 300", "dz3", "dz4", "facility", "nkx", "rossi nkx"],
];
const named = [...makes, ...models];

/** What a motor's light says and where its programming is written, whatever make the title names. */
export const luzEManual: NarrowConcept[] = [
  {
    id: "motor-piscando",
    broader: "placa",
    label: "Motor de portão piscando",
    phrase: "o motor de portão que pisca",
    asks: [
      "portão piscando depois queda luz",
      "máquina portão piscando depois queda luz",
      "não para piscar",
      "luz não para piscar",
      "luz central não para piscar",
      "motor pisca luz não faz nada",
      "motor pisca não faz nada",
      "luz pisca não faz nada",
      "luz pisca portão não abre",
      "luz pisca portão não anda",
      "pisca luz não abre",
      "[marca] não para piscar",
      ...combine(named, ["piscando", "pisca", "piscar", "piscadas", "piscando não abre", "piscando não fecha"]),
      ...combine(makes, ["piscando não funciona", "luz piscando", "led piscando", "luz vermelha piscando"]),
      ...combine(["motor"], ["piscando", "pisca", "fica piscando", "piscadas", "piscando não abre", "piscando parado"]),
      ...combine(["portão"], ["fica piscando", "piscando não abre", "piscando não fecha", "lâmpada piscando"]),
      ...combine(["central", "placa"], ["quantas piscadas", "piscadas", "código piscadas"]),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão piscando é a central dando um aviso: fotocélula cortada, fim de curso não lido, percurso por gravar ou modo de programação. Conte as piscadas, limpe a fotocélula, desligue e religue o disjuntor uma vez e filme; o código se lê no manual da central.",
        "Luz piscando no motor com o portão parado é aviso da central: fotocélula cortada, fim de curso não lido, folha presa, percurso por gravar ou programação aberta. Limpe a fotocélula, desligue e religue o disjuntor uma vez; se não anda, mande um vídeo. A visita, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o pisca do motor costuma dizer", "LED da central ou lâmpada do portão"],
        slots: [
          ["LED que pisca devagar, com o portão andando bem, costuma ser só a central ligada."],
          [
            "LED que pisca em grupos, com o portão parado, é código de falha: fotocélula, fim de curso, esforço ou tensão.",
          ],
          [
            "LED que pisca rápido depois de faltar luz ou de alguém apertar a placa sugere percurso por gravar ou cadastro aberto.",
          ],
          ["Lâmpada ou sinaleiro que pisca enquanto a folha anda avisa quem passa e não é defeito."],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor piscando", "Motor piscando: passos seguros"],
        slots: [
          [
            "O número de piscadas muda de sentido em cada central, por isso vale o manual da sua, e não o de outra marca.",
          ],
        ],
        steps: [
          "Se a luz se vê por fora, conte as piscadas entre uma pausa e outra; se fica sob a tampa, não abra.",
          "Limpe as duas lentes da fotocélula com pano seco e tire o que estiver entre elas.",
          "Veja se a botoeira não está com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue uma vez só.",
          "Acione de longe, filme a folha e, se a luz aparece, também ela, e mande com a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor pisca e não anda. O que pode ser?",
        answers: [
          "Se ele ronca, a folha está presa ou o capacitor está fraco; se fica mudo, a central não libera: fotocélula, fim de curso ou tensão baixa. Com ronco ou calor, desligue o disjuntor e não insista.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para parar de piscar?",
        answers: [
          "Não. Em muitas centrais, segurar esse botão apaga os controles ou o percurso, e dentro da tampa há tensão da rede.",
        ],
      },
      {
        question: "O motor pisca e o portão volta a abrir. O que é?",
        answers: [
          "Quase sempre obstáculo: fotocélula suja ou desalinhada, trilho com pedra ou folha pesada. Limpe as lentes e teste uma vez, de longe.",
        ],
      },
      {
        question: "O motor começou a piscar depois que faltou luz. É normal?",
        answers: [
          "Em parte das centrais, sim: ela procura o fim de curso no primeiro movimento, mais devagar. Se depois de um ciclo completo continuar, o percurso se perdeu.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos da luz piscando e a foto da etiqueta do motor",
  },
  {
    id: "manual-de-programacao",
    broader: "programacao",
    label: "Manual de programação do motor",
    phrase: "o manual de programação do motor de portão",
    asks: [
      "manual de programação da placa",
      "sequência programação central",
      ...combine(named, ["manual programação", "manual programar", "manual configuração", "manual gravar controle"]),
      ...combine(named, ["passo a passo programação", "como programar manual", "programação manual pdf"]),
      ...combine(
        ["manual"],
        [
          "programação motor",
          "programação portão",
          "programação central",
          "programar motor",
          "programar portão",
          "configuração motor",
        ],
      ),
      ...combine(makes, ["manual programação central", "manual programação placa", "manual central programar"]),
      ...combine(["kdz", "kdz fit", "garen kdz", "garen kdz fit", "trino", "agl trino"], ["programar", "programação"]),
      "manual programação placa portão",
      "manual de programação",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O manual de programação é o da central, não o do motor: procure no site do fabricante pelo nome escrito na placa. A ordem usual é apagar a memória, gravar os controles, gravar o percurso, ajustar a pausa e, por último, a força; os botões mudam com a central.",
        "Para programar, baixe o manual da central pelo nome impresso na placa, no site do fabricante; o do motor só traz montagem e peso. A ordem costuma ser controles, percurso, pausa do fechamento e força, e cada central tem os seus botões e LEDs.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde está o manual da central", "Como achar o manual certo"],
        slots: [
          [
            "O mesmo motor já saiu com mais de uma central, e a placa pode ter sido trocada: vale o nome que está nela.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: marca, modelo, versão e tensão.",
          "Descubra o nome da central: na nota, na caixa ou com quem instalou; a tampa só se abre com o disjuntor desligado.",
          "Procure esse nome na área de manuais do site do fabricante.",
          "Compare o desenho dos botões e LEDs com a sua placa antes de apertar qualquer um.",
        ],
      },
      {
        about: "what",
        headings: ["A ordem usual da programação", "O que se programa, e em que ordem"],
        slots: [
          [
            "Controles: aperta-se o botão de gravação da central ou do receptor, depois o do controle, e o LED confirma; segurado por muito tempo, o mesmo botão costuma apagar todos.",
          ],
          [
            "Percurso: com a folha livre, a central faz um fechamento e uma abertura completos e guarda os pontos de parada.",
          ],
          [
            "Pausa e força vêm depois: fechamento automático só com fotocélula funcionando, e a força no mínimo que move a folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fica com o técnico", "Até onde programar sozinho"],
        slots: [
          [
            "Gravar controle em receptor externo pode ser feito em casa; botões na placa ficam ao lado da tensão da rede e são do técnico.",
          ],
          [
            "Depois de gravar o percurso, teste a fotocélula e a volta no obstáculo, de longe e sem ninguém na passagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O manual do motor e o da central são o mesmo?",
        answers: [
          "Não. O do motor mostra montagem, peso e destravamento; o da central, controles, percurso, pausa e força.",
        ],
      },
      {
        question: "Por que o LED da placa não respondeu ao que diz o manual?",
        answers: [
          "Isso acontece, em geral, porque a placa é outra. Pare antes de apagar a memória e mande a foto da etiqueta e do controle.",
        ],
      },
      {
        question: "Vocês programam o motor no local?",
        answers: [
          "O técnico programa no local, em visita combinada pelo WhatsApp, depois da foto da etiqueta e do número de controles.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o nome da central, se estiver à vista",
  },
];
