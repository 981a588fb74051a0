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
          "timer à noite",
          "temporizador à noite",
          "temporizador horário",
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
        "Para programar o portão para fechar sozinho às 22h, com fechamento automático só à noite, usa-se um módulo com agenda ou um temporizador ligado à central, porque a placa comum não tem relógio. O técnico liga o aparelho e testa a fotocélula, com peça e serviço orçados juntos por foto.",
        "Configurar ou programar o portão para fechar sozinho só à noite, por exemplo às 22h, pede um módulo Wi-Fi com horário ou um programador, já que a maioria das centrais deixa a função ligada o dia todo ou desligada. Antes se prova a fotocélula, e o preço do módulo já instalado sai antes da visita.",
        "O fechamento automático só à noite, às 22h por exemplo, é programado com módulo de agenda ou temporizador somado à placa, e não no botão dela. Com a fotocélula testada, o técnico liga e regula a pausa, e a foto da etiqueta do motor dá o valor, aparelho e mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Jeitos de fechar só à noite", "Módulo, temporizador ou central com agenda"],
        slots: [
          [
            "O que a sua central aceita decide entre estes caminhos, do mais simples ao mais completo. A etiqueta do motor, com a tampa fechada, costuma bastar para saber.",
            "Há quatro caminhos, e a placa que você tem diz qual serve. Pelo modelo do motor já se descobre.",
            "A escolha depende das entradas da central, que o modelo do motor revela. São estas as opções.",
          ],
        ],
        bullets: [
          "Módulo Wi-Fi com sensor de posição: confere se ficou aberto e manda fechar na hora",
          "Temporizador na entrada que habilita o fechamento automático, se a placa tem",
          "Central com agenda própria, comum em linha de prédio",
          "Chave na parede, que liga a função ao deitar: o jeito mais simples",
        ],
      },
      {
        about: "check",
        headings: ["Como o horário é programado", "Passo a passo da programação"],
        slots: [
          [
            "A ligação do módulo na placa é do técnico, porque há tensão da rede sob a tampa. A agenda, depois, você muda no celular, quando quiser.",
            "Quem abre a central e liga o módulo é o técnico, com a energia cortada. O horário fica no aplicativo, na sua mão.",
            "O serviço na placa fica com o técnico, já que ali passa a rede. Mexer no horário, mais tarde, é coisa de celular.",
          ],
        ],
        steps: [
          "Testar a fotocélula com uma caixa no vão e regular a força.",
          "Gravar na central a pausa antes de fechar.",
          "Ligar o módulo ou temporizador, com o disjuntor desligado.",
          "Marcar no aplicativo a hora de começar e a de terminar.",
          "Conferir na primeira noite, olhando o portão fechar.",
        ],
      },
      {
        about: "safety",
        headings: ["Fechar à noite sem risco", "O que não pode faltar"],
        slots: [
          [
            "A fotocélula, sensor que segura a folha com alguém no vão, precisa estar limpa e testada, porque de madrugada ninguém olha. Um par baixo, perto do chão, protege criança e animal.",
            "De noite a folha anda sem ninguém por perto, então o sensor do vão, a fotocélula, tem de funcionar, com um segundo par baixo se há animal. A força fica no mínimo.",
            "Só se habilita a função com a fotocélula vigiando o vão e o recuo testado. Casa com criança ou cachorro pede outro par rente ao chão.",
          ],
          [
            "O sensor de posição evita o erro mais comum: um pulso por horário pode abrir o portão que já estava fechado. Uma luz que pisca antes do movimento avisa quem chega tarde.",
            "Sem saber se a folha está aberta, o comando de hora marcada pode abrir em vez de fechar, e por isso se usa sensor de posição. Sinaleiro completa o aviso.",
            "Peça o módulo com sensor de posição, que só manda fechar se estiver aberto. Um pisca na fachada alerta quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer isso sem comprar módulo?",
        answers: [
          "Só em central que já tem agenda ou entrada própria. Nas outras, resta fechar pelo controle e olhar.",
          "Raramente, porque a placa comum não sabe as horas. Uma chave na parede, ligada à função, é a opção mais simples.",
        ],
      },
      {
        question: "Acabou a luz ou o Wi-Fi: o horário se perde?",
        answers: [
          "Depende do módulo: muitos guardam a agenda e voltam sozinhos, e outros precisam da internet na hora.",
          "Se a agenda fica no próprio módulo, não. Nos que dependem da internet, naquela noite o portão não fecha sozinho.",
        ],
      },
      {
        question: "E se alguém chegar depois que ele fechou?",
        answers: [
          "Abre normalmente pelo controle e, depois da pausa, fecha de novo. A agenda não bloqueia os controles.",
          "O controle continua abrindo a qualquer hora. O que muda à noite é só o fechar sozinho.",
        ],
      },
      {
        question: "O portão pode fechar com o carro no vão?",
        answers: [
          "Não deve, com a fotocélula testada: ela segura o fechamento enquanto algo corta o feixe. Carro alto pede um segundo par.",
          "Com sensor funcionando, ele espera. Por isso o teste com caixa vem antes de ligar a função.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa fechada na caixa e das duas fotocélulas",
  },
];
