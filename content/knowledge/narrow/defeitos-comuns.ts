import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Lists of what goes wrong, asked by who has no one defect to name: all signs on one page, each with its part. */
export const defeitosComuns: NarrowConcept[] = [
  {
    id: "defeitos-mais-comuns",
    broader: "conserto",
    label: "Defeitos mais comuns do portão",
    phrase: "os defeitos mais comuns do portão eletrônico",
    asks: [
      ...combine(
        [
          "defeitos mais comuns",
          "principais defeitos",
          "problemas mais comuns",
          "principais problemas",
          "defeitos comuns",
        ],
        ["portão eletrônico", "portão automático", "motor portão", "portão", "motor"],
      ),
      "defeito mais comum portão eletrônico",
      "problema mais comum portão eletrônico",
      "problemas comuns portão eletrônico",
      "lista defeitos portão eletrônico",
      "o que mais estraga portão eletrônico",
    ],
    intent: "question",
    answers: {
      any: [
        "Os defeitos mais comuns em portão eletrônico são fotocélula suja, que não deixa fechar, capacitor fraco, que faz o motor roncar e não partir, fim de curso fora do ponto, pilha do controle no fim e roldana ou trilho que prendem a folha. Placa e motor queimados são mais raros. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Os principais defeitos do portão automático estão nas peças que se gastam ou saem do lugar: fotocélula, capacitor, fim de curso, pilha do controle e roldana. O motor inteiro queima bem menos. O que o portão faz já mostra qual delas falhou, e a visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "Entre os problemas mais comuns do motor de portão, o primeiro é o capacitor, a peça da partida; depois vêm o fim de curso, a engrenagem e a placa atingida por água ou pico de luz. Muito motor dado como queimado está puxando uma folha pesada. Medir e regular em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Do que o portão faz à peça que falhou", "Qual peça falhou, pelo sinal"],
        slots: [
          [
            "Veja na lista o que o seu portão faz. Uma tentativa basta para ouvir o motor, com todos longe da folha.",
            "Cada sinal aponta para uma ou duas peças. Acione uma única vez, de longe, e compare.",
            "Escute o motor e repare onde a folha para, em uma tentativa só e fora do caminho dela.",
          ],
        ],
        bullets: [
          "Abre e não fecha: fotocélula suja, torta ou com algo na frente",
          "Ronca e não anda: capacitor fraco ou folha presa",
          "Para antes do fim ou bate: fim de curso fora do ponto",
          "Não responde ao controle e abre pela botoeira: pilha, cadastro ou receptor",
          "Não faz som nenhum: disjuntor, fusível ou placa",
          "Gira e a folha não anda: motor destravado ou engrenagem gasta",
        ],
      },
      {
        about: "check",
        headings: ["O que você mesmo resolve", "O que conferir antes de chamar o técnico"],
        slots: [
          [
            "Estes quatro cuidados resolvem boa parte das paradas e não pedem ferramenta. Com folha torta, cabo frouxo, choque ou cheiro de queimado, só desligue o disjuntor e chame.",
            "Faça por fora, com a tampa do motor fechada. Se a folha está torta, o cabo está solto ou há cheiro de queimado, pule os passos e desligue o disjuntor.",
            "Nenhum passo exige abrir o motor. Diante de choque, fumaça, cabo solto ou folha caída, desligue o disjuntor e mantenha distância.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão caiu e religue uma única vez.",
          "Limpe as duas lentes da fotocélula com pano seco e libere a passagem.",
          "Ponha pilha nova, do mesmo tipo, no controle.",
          "No portão de correr, desligue o disjuntor e varra o trilho.",
        ],
      },
      {
        about: "cost",
        headings: ["Do conserto mais barato ao mais caro", "Quanto pesa cada defeito"],
        slots: [
          [
            "Regular, limpar e gravar controle são os serviços mais baratos. Capacitor, sensor e roldana somam uma peça pequena; placa e redutor ficam no alto. Se o motor não tem conserto, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "Os ajustes custam menos que as peças, e entre as peças o capacitor é das mais baratas, e a placa, das mais caras. Motor sem conserto se troca, em casa, por {price.homeSwap}, com a mão de obra.",
            "A conta cresce nesta ordem: ajuste, capacitor ou sensor, roldanas, placa e redutor. Para comparar, o motor novo, em casa, fica de {price.homeSwap}, já trocado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar os defeitos mais comuns", "O cuidado que evita cada defeito"],
        slots: [
          [
            "Portão leve poupa o motor: varra o trilho, limpe as lentes uma vez por mês e não deixe roldana ou dobradiça gasta para depois. Um protetor de surto no quadro, com aterramento, protege a placa. A revisão {visits.home} em casa acha o capacitor fraco e o cabo desfiado antes da parada.",
            "O que mais quebra portão é peso e sujeira. Mantenha o trilho varrido, a lente limpa e a caixa do motor bem fechada contra água e formiga, e faça a revisão {visits.home} em casa ou {visits.business} em prédio e empresa.",
            "Trilho limpo, fotocélula sem poeira e folha equilibrada evitam a maior parte das falhas. Contra pico de luz, ponha protetor de surto com fio terra. A revisão {visits.home}, em casa, confere capacitor, cabos e roldanas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual defeito é perigoso e não pode esperar?",
        answers: [
          "Cabo ou mola rompidos, folha fora do trilho ou torta, choque, fumaça e portão que não para ao encostar em alguém. Em todos, desligue o disjuntor e não use o portão.",
          "Os que soltam a folha ou dão choque: cabo desfiado, mola quebrada, roldana fora do trilho, fio descascado. Deixe o disjuntor desligado e ninguém por perto.",
        ],
      },
      {
        question: "O motor que ronca está queimado?",
        answers: [
          "Quase nunca. O ronco vem do capacitor fraco ou da folha presa; o motor queima se alguém insiste no controle.",
          "Em geral, não: falta o capacitor ou algo segura a folha. Desligue o disjuntor logo, porque parado com energia o motor queima.",
        ],
      },
      {
        question: "Alguma marca dá menos defeito?",
        answers: [
          "Não há número público que mostre isso. Conta mais o modelo ter folga para o peso da folha e o número de aberturas por dia.",
          "Mais que a marca, decide o motor certo para o peso e o uso. Um motor pequeno em portão pesado estraga em qualquer marca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, contando o que ele faz",
  },
];
