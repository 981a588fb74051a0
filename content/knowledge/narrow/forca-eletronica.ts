import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The limit of force that is set on the board, and not by discs. */
export const forcaEletronica: NarrowConcept[] = [
  {
    id: "embreagem-eletronica",
    broader: "embreagem",
    label: "Embreagem eletrônica",
    phrase: "a embreagem eletrônica do motor",
    asks: [
      ...combine(
        ["embreagem eletrônica"],
        [
          "",
          "como regular",
          "regular força",
          "como regular força",
          "como regular força motor",
          "ajustar",
          "como ajustar",
          "regulagem",
          "o que é",
          "como funciona",
          "motor",
          "placa",
          "central",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A embreagem eletrônica, que é o limite de força dado pela placa, se regula na central, por potenciômetro ou menu: parte-se do mínimo e sobe-se um passo por vez até a folha leve andar inteira. Há tensão da rede ali, e o ajuste é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Embreagem eletrônica é o limite de força que a placa dá ao motor, no lugar dos discos: regula-se no trimpot ou no menu da central, do menor valor para cima, com a folha já leve, e prova-se com uma caixa no caminho. É serviço de técnico: a placa tem tensão da rede.",
        "A embreagem eletrônica é o ajuste de força da central. Para regular, o técnico deixa a folha leve, põe o ajuste da central no mínimo e aumenta aos poucos até ela completar o percurso; depois prova a parada numa caixa de papelão. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é a embreagem eletrônica", "Eletrônica ou mecânica: a diferença"],
        slots: [
          [
            "Não é uma peça: a central reduz a energia do motor ou mede o esforço dele e manda parar quando passa do limite.",
            "Ela não tem disco nem mola: é a placa que limita a força e decide a hora de parar.",
          ],
          [
            "A mecânica, de motores mais antigos, são discos que patinam e se apertam por uma porca; o motor com ela gira sem puxar quando está frouxa.",
            "Se o seu motor gira e a folha fica parada, a embreagem é a mecânica, com discos gastos ou frouxos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A regulagem, passo a passo", "Como o técnico acha o ponto"],
        slots: [
          [
            "Em cada placa o ajuste tem um nome: força, embreagem, sensibilidade ou torque.",
            "O manual da central diz onde fica e para que lado aumenta.",
          ],
        ],
        steps: [
          "A folha é deixada leve: trilho limpo, roldana boa, contrapeso ou mola no ponto.",
          "O ajuste vai ao mínimo, e a folha para no caminho.",
          "Sobe-se um passo por vez, com um ciclo inteiro entre cada um.",
          "Para-se no primeiro valor em que ela abre e fecha sem hesitar.",
          "Com uma caixa de papelão no caminho, a folha deve parar ou voltar; se empurra, baixa-se a força; a fotocélula vem além disso, e não no lugar.",
        ],
      },
      {
        about: "signs",
        headings: ["Força de menos ou de mais", "O que a folha mostra"],
        slots: [
          [
            "Com força de menos, a folha para ou volta sem nada na frente, mais em dia frio ou no trecho pesado.",
            "Parar sempre no mesmo ponto é atrito ali; parar em pontos variados é força baixa.",
          ],
          [
            "Com força de mais, ela bate no batente, arrasta a caixa do teste e não cede a ninguém.",
            "Se a caixa amassa e a folha segue, a força está perigosa, ainda que o portão pareça bom.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso girar o trimpot eu mesmo?",
        answers: [
          "Não é indicado: ele fica ao lado dos bornes com tensão, e um passo a mais tira a proteção de quem passa.",
          "Melhor não. O risco é duplo: choque na placa aberta e folha que deixa de parar.",
        ],
      },
      {
        question: "Por que a força precisa ser regulada de novo?",
        answers: [
          "Porque a folha muda: roldana gasta, graxa velha, pintura e solda alteram o esforço. Confere-se na revisão {visits.home}.",
          "O ajuste não foge sozinho; o portão é que ficou mais pesado. Procure o atrito antes de subir a força.",
        ],
      },
      {
        question: "A embreagem eletrônica dispensa a fotocélula?",
        answers: [
          "Não. Ela age depois que a folha encostou; a fotocélula evita o toque.",
          "Não dispensa: uma reage ao contato, a outra o impede.",
        ],
      },
      {
        question: "Minha placa não tem ajuste de força. E agora?",
        answers: [
          "Há placas antigas sem ele; o motor então pode ter a embreagem de discos. Pela foto da etiqueta dizemos qual é e se vale trocar a central.",
          "Algumas ajustam sozinhas ao gravar o percurso. A foto da placa mostra, e regravar costuma resolver.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de um ciclo inteiro, gravado de longe",
  },
];
