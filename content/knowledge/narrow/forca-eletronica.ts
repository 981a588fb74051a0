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
        "A embreagem eletrônica é o limite de força que a placa dá ao motor do portão, regulado na própria central, por um botão giratório (trimpot) ou pelo menu. O ajuste parte do mínimo e sobe até a folha leve andar inteira. Como há tensão da rede ali, o técnico faz isso a partir de {price.preventive} em casa, sem peças.",
        "Para regular a força da embreagem eletrônica do motor, que é o limite de esforço dado pela placa, o técnico deixa a folha leve, põe o ajuste no mínimo e sobe um passo por vez até o portão completar o percurso. O morador não deve fazer isso, porque há tensão da rede. A visita em residência parte de {price.preventive}, fora as peças.",
        "Regular a embreagem eletrônica do portão, que é o limite de força dado pela placa, é achar no trimpot (botão giratório) ou no menu a menor força que move a folha leve por inteiro. Como a rede elétrica fica exposta na central, o ajuste é do técnico, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é a embreagem eletrônica", "Eletrônica ou mecânica: a diferença"],
        slots: [
          [
            "A embreagem eletrônica não é uma peça: a central reduz a energia do motor ou mede o esforço e manda parar quando ele passa do limite. No manual, o ajuste aparece como força, embreagem, sensibilidade ou torque.",
            "Não há disco nem mola nessa embreagem, porque quem limita a força é a placa, diminuindo a energia ou medindo o esforço. O nome do ajuste pode ser força, torque, sensibilidade ou embreagem.",
            "Essa embreagem existe só na central, que corta ou reduz a energia quando o esforço sobe demais. Conforme a placa, o ajuste se chama força, sensibilidade, torque ou embreagem.",
          ],
          [
            "A embreagem mecânica, de motores mais antigos, é feita de discos que patinam e são apertados por uma porca. Se o seu motor gira e a folha fica parada, ela pode estar gasta ou frouxa.",
            "Nos motores antigos a embreagem é mecânica, com discos apertados por uma porca. Se o motor gira e a folha não anda, o defeito costuma estar nela, e não na placa.",
            "O outro tipo, de discos, é usado em motor mais velho e apertado por uma porca. Quando ela afrouxa, o motor gira livre e o portão não anda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A regulagem da força, passo a passo", "Como o técnico acha o ponto"],
        slots: [
          [
            "O manual da central mostra onde fica o ajuste e para que lado a força aumenta. No fim, uma caixa de papelão no caminho confirma que a folha para ou volta.",
            "Cada placa tem o seu lugar e o seu sentido de ajuste, indicados no manual. O teste final é com uma caixa de papelão, nunca com o corpo.",
            "O técnico segue o manual, porque o sentido do giro muda de uma central para outra. O resultado é conferido com uma caixa de papelão no caminho da folha.",
          ],
        ],
        steps: [
          "A folha é deixada leve, com trilho limpo, roldana boa e contrapeso ou mola regulados.",
          "O ajuste é posto no mínimo, e a folha para no caminho.",
          "A força sobe um passo por vez, com uma abertura inteira entre cada um.",
          "O ajuste termina no primeiro valor em que a folha abre e fecha sem hesitar.",
          "Com a caixa no caminho, a folha deve parar ou voltar; se empurra, a força é reduzida.",
        ],
      },
      {
        about: "signs",
        headings: ["Força de menos ou de mais: os sinais", "Como a folha mostra que a força está errada"],
        slots: [
          [
            "Com força de menos, a folha para ou volta sem nada na frente, e mais em dia frio. Se para sempre no mesmo ponto, o problema é atrito naquele trecho, que deve ser corrigido antes de mexer na placa.",
            "Parar ou voltar sem obstáculo, em pontos variados e mais no frio, é sinal de força baixa. Quando a parada é sempre no mesmo lugar, há atrito naquele trecho, e a correção é na folha.",
            "A força baixa aparece como parada ou retorno sem motivo, pior nas manhãs frias. Já o ponto fixo indica trilho, roldana ou dobradiça presa, e não falta de força.",
          ],
          [
            "Com força de mais, a folha bate no fim, arrasta a caixa do teste e não cede a ninguém. Esse portão está perigoso, ainda que pareça funcionar bem.",
            "Já a força alta aparece na batida do fim e na caixa que amassa sem a folha recuar. Mesmo andando bem, o portão é um risco para quem passa.",
            "O excesso de força faz a folha bater no batente e empurrar a caixa em vez de voltar, o que põe pessoas e carros em perigo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso girar o trimpot eu mesmo?",
        answers: [
          "Não é indicado, porque ele fica ao lado dos bornes com tensão, e força de mais tira a proteção de quem passa.",
          "É melhor não, porque há risco de choque na placa aberta e de a folha deixar de parar diante de alguém.",
        ],
      },
      {
        question: "Por que a força precisa ser regulada de novo?",
        answers: [
          "Porque a folha muda: roldana gasta, graxa velha, pintura e solda alteram o esforço. A força deve ser conferida na revisão, {visits.home}.",
          "Porque o portão ficou mais pesado, e não porque o ajuste mudou sozinho. Procure o atrito antes de aumentar a força.",
        ],
      },
      {
        question: "A embreagem eletrônica dispensa a fotocélula?",
        answers: [
          "Não. Ela age depois que a folha encostou, e a fotocélula evita o toque. As duas trabalham juntas.",
          "Não dispensa, porque uma reage ao contato e a outra o impede. Portão que fecha sozinho precisa das duas.",
        ],
      },
      {
        question: "Minha placa não tem ajuste de força. E agora?",
        answers: [
          "Há centrais antigas sem esse ajuste, e o motor então pode ter a embreagem de discos. Outras acertam a força sozinhas quando o percurso é regravado.",
          "Talvez ela acerte a força ao gravar o percurso, ou o limite esteja nos discos do motor. A etiqueta mostra o modelo, e uma central nova acrescenta o ajuste.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo de um ciclo inteiro, gravado de longe",
  },
];
