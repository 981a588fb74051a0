import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** A gate that closes by itself at some hours and not at others. */
export const fechamentoPorHorario: NarrowConcept[] = [
  {
    id: "fechamento-automatico-so-a-noite",
    broader: "programacao",
    label: "Fechamento automático só à noite",
    phrase: "o fechamento automático só à noite",
    asks: [
      ...combine(
        ["fechamento automático", "fechar sozinho", "fechar automático", "fecha sozinho", "fechamento"],
        [
          "só noite",
          "somente noite",
          "apenas noite",
          "à noite",
          "só de noite",
          "madrugada",
          "certa hora",
          "hora marcada",
          "horário",
          "por horário",
          "horário programado",
          "programar horário",
          "depois das 22",
          "timer",
          "temporizador",
        ],
      ),
      ...combine(
        ["programar portão", "portão fechar", "portão fecha"],
        ["horário marcado", "hora marcada", "às 22", "às 22h", "toda noite"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o fechamento automático funcionar só à noite, usa-se um programador horário ou módulo com aplicativo que liga essa função na hora marcada; a placa comum não tem relógio. Sem ele, a função vale o dia inteiro ou não vale. O técnico instala e testa antes a fotocélula.",
        "Dá para ter fechamento automático só à noite com um módulo Wi-Fi com agenda ou um temporizador ligado à central, porque a maioria das placas mantém a função ligada o dia todo ou desligada. Quem instala é o técnico; o valor sai pela foto da etiqueta.",
        "Na maioria das centrais o fechamento automático não tem horário: acrescenta-se um módulo com agenda, que manda fechar à noite ou habilita a função das 22h às 6h, por exemplo. Antes, a fotocélula é testada, porque à noite ninguém está olhando.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Jeitos de fechar só à noite", "Módulo, temporizador ou central com agenda"],
        slots: [["A foto da placa diz qual deles serve.", "O que a sua central aceita decide."]],
        bullets: [
          "Módulo Wi-Fi com sensor de posição: o aplicativo confere se ficou aberto e manda fechar na hora marcada",
          "Temporizador ligado à entrada que habilita o fechamento automático, nas placas que têm essa entrada",
          "Central com agenda ou entrada de relógio, comum em linha de prédio",
          "Chave na parede, instalada pelo técnico, que liga a função ao deitar: o jeito mais simples",
        ],
      },
      {
        about: "visit",
        headings: ["Como fica instalado", "Do ajuste da pausa à agenda"],
        slots: [
          [
            "O técnico testa a fotocélula, grava a pausa na central e liga o módulo com o disjuntor desligado; a agenda você muda depois, no celular.",
            "Na visita, a pausa é gravada, o módulo é ligado com a energia cortada e o horário fica no aplicativo, na sua mão.",
          ],
          [
            "O sensor de posição é o que evita o erro mais comum: um pulso por horário abre o portão que já estava fechado.",
            "Sem sensor que diga se a folha está aberta, o comando de hora marcada pode abrir em vez de fechar.",
          ],
          [
            "A visita com regulagem parte de {price.preventive} em casa, sem peças; o módulo é orçado por foto.",
            "O módulo entra à parte, pelo modelo da placa; a visita em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fechar à noite sem risco", "O que não pode faltar"],
        slots: [
          [
            "Fotocélula limpa, com um par baixo se há criança ou animal, e força regulada: de madrugada ninguém está vendo a folha.",
            "Só se habilita com fotocélula funcionando e reversão testada, porque a folha vai andar sem ninguém por perto.",
          ],
          [
            "Sinaleiro ou bip antes do movimento avisa quem chega tarde.",
            "Uma luz que pisca antes de fechar avisa quem está na calçada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer isso sem comprar módulo?",
        answers: [
          "Dá só em central que já tem agenda ou entrada própria. Nas outras, o caminho sem gasto é usar o controle e olhar fechar.",
          "Raramente: a placa comum não sabe as horas. Pela foto da etiqueta dizemos se a sua tem a função.",
        ],
      },
      {
        question: "Acabou a luz ou o Wi-Fi: o horário se perde?",
        answers: [
          "Depende do módulo: muitos guardam a agenda e voltam sozinhos, outros precisam da internet na hora. Confira antes de comprar.",
          "Em módulo que depende da internet, naquela noite não fecha. Prefira o que guarda a agenda nele mesmo.",
        ],
      },
      {
        question: "E se alguém chegar depois que ele fechou?",
        answers: [
          "Abre normalmente pelo controle; depois da pausa, fecha de novo. A agenda não bloqueia os controles.",
          "O controle continua abrindo a qualquer hora. O que muda à noite é só o fechar sozinho.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa fechada na caixa e das duas fotocélulas",
  },
];
