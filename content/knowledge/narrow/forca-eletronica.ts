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
        "A embreagem eletrônica é o limite de força que a placa dá ao motor do portão, e se regula na central, por potenciômetro ou menu, do mínimo para cima, até a folha leve andar inteira. Ali há tensão da rede, por isso o ajuste é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Para regular a força da embreagem eletrônica do motor, o técnico deixa a folha leve, põe o ajuste da central no mínimo e sobe um passo por vez até o portão completar o percurso. Ela é o limite de força da placa, que tem tensão da rede; a visita em residência parte de {price.preventive}, fora as peças.",
        "Regular a embreagem do portão eletrônico é achar, na placa, o menor valor de força que move a folha leve: embreagem eletrônica é esse limite, no trimpot ou no menu da central. Como há rede elétrica exposta, quem faz é o técnico, com visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é a embreagem eletrônica", "Eletrônica ou mecânica: a diferença"],
        slots: [
          [
            "Ela não é uma peça: a central reduz a energia do motor ou mede o esforço e manda parar quando passa do limite. O ajuste aparece como força, embreagem, sensibilidade ou torque.",
            "Não há disco nem mola nela, porque quem limita a força é a placa, diminuindo a energia ou medindo o esforço. No manual pode se chamar força, torque, sensibilidade ou embreagem.",
            "A eletrônica existe só na central, que corta ou dosa a energia quando o esforço sobe demais. Conforme a placa, o nome do ajuste é força, sensibilidade, torque ou embreagem.",
          ],
          [
            "Já a mecânica, de motores mais antigos, são discos que patinam e se apertam por uma porca. Se o seu motor gira e a folha fica parada, é essa que está gasta ou frouxa.",
            "Nos motores antigos a embreagem é mecânica, com discos apertados por porca. Motor girando com a folha parada aponta para ela, e não para a placa.",
            "O outro tipo, de discos, vem em motor mais velho e se aperta na porca. Quando ela afrouxa, o motor roda livre e o portão não anda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A regulagem da força, passo a passo", "Como o técnico acha o ponto"],
        slots: [
          [
            "O manual da central diz onde fica o ajuste e para que lado aumenta. A caixa de papelão entra no fim, para provar que a folha cede.",
            "Cada placa tem o seu lugar e o seu sentido de ajuste, que estão no manual. O teste final é com uma caixa de papelão, nunca com o corpo.",
            "Segue-se o manual, porque o sentido do giro muda de uma central para outra. Quem prova o resultado é uma caixa de papelão no caminho.",
          ],
        ],
        steps: [
          "A folha é deixada leve: trilho limpo, roldana boa, contrapeso ou mola no ponto.",
          "O ajuste vai ao mínimo, e a folha para no caminho.",
          "Sobe-se um passo por vez, com um ciclo inteiro entre cada um.",
          "Para-se no primeiro valor em que ela abre e fecha sem hesitar.",
          "Com a caixa no caminho, a folha deve parar ou voltar; se empurra, baixa-se a força.",
        ],
      },
      {
        about: "signs",
        headings: ["Força de menos ou de mais: os sinais", "O que a folha mostra"],
        slots: [
          [
            "Com força de menos, a folha para ou volta sem nada na frente, mais em dia frio. Se é sempre no mesmo ponto, não é força: há atrito ali, e ele se tira antes de mexer na placa.",
            "Parar ou voltar sem obstáculo, em pontos variados e mais no frio, é força baixa. Parar sempre no mesmo lugar é atrito naquele trecho, que se resolve na folha.",
            "Força baixa aparece como parada ou retorno à toa, pior nas manhãs frias. O ponto fixo engana, porque indica trilho, roldana ou dobradiça presa.",
          ],
          [
            "Com força de mais, ela bate no fim, arrasta a caixa do teste e não cede a ninguém. Esse portão está perigoso, ainda que pareça funcionar bem.",
            "Já a força alta se vê na batida do fim e na caixa que amassa sem a folha recuar. Mesmo andando bem, é um risco para quem passa.",
            "Excesso é bater no batente e empurrar a caixa em vez de voltar, o que põe pessoas e carros em perigo, por melhor que o portão pareça.",
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
          "Melhor não. O risco é duplo: choque na placa aberta e folha que deixa de parar diante de alguém.",
        ],
      },
      {
        question: "Por que a força precisa ser regulada de novo?",
        answers: [
          "Porque a folha muda: roldana gasta, graxa velha, pintura e solda alteram o esforço. Confere-se na revisão, {visits.home}.",
          "O ajuste não foge sozinho; o portão é que ficou mais pesado. Procure o atrito antes de subir a força.",
        ],
      },
      {
        question: "A embreagem eletrônica dispensa a fotocélula?",
        answers: [
          "Não. Ela age depois que a folha encostou, e a fotocélula evita o toque. As duas trabalham juntas.",
          "Não dispensa: uma reage ao contato, a outra o impede. Portão que fecha sozinho precisa das duas.",
        ],
      },
      {
        question: "Minha placa não tem ajuste de força. E agora?",
        answers: [
          "Há centrais antigas sem ele, e o motor então pode ter a embreagem de discos. Outras ajustam sozinhas quando o percurso é regravado.",
          "Ou ela acerta a força ao gravar o percurso, ou o limite está nos discos do motor. A etiqueta mostra o modelo, e uma central nova acrescenta o ajuste.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de um ciclo inteiro, gravado de longe",
  },
];
