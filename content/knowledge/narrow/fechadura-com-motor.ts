import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether a gate with a motor takes an electric lock besides. */
export const fechaduraComMotor: NarrowConcept[] = [
  {
    id: "fechadura-junto-com-motor",
    broader: "fechadura",
    label: "Fechadura elétrica junto com o motor",
    phrase: "a fechadura elétrica junto com o motor",
    asks: [
      "fechadura elétrica motor",
      "motor fechadura mesmo portão",
      ...combine(
        ["fechadura elétrica", "fechadura eletrônica", "fechadura"],
        [
          "junto com motor",
          "junto motor",
          "motor pode ter",
          "portão com motor pode",
          "portão automático pode ter",
          "portão automático precisa",
          "além do motor",
          "com motor funciona",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode: portão com motor aceita fechadura elétrica junto, ligada à saída de trava da central, que a solta um instante antes de o motor puxar. No de abrir, ela costuma compensar; no de correr, é só reforço. O valor soma fechadura, fio e mão de obra, orçados por foto.",
        "Sim, o portão com motor pode ter fechadura elétrica junto, desde que a central comande a soltura por uma saída de trava, logo antes do movimento. Vale mais a pena em folha de abrir, pois na de correr o motor já segura. Peça, fiação e serviço são orçados juntos pela foto.",
        "Portão automático pode ter fechadura elétrica, sim, se ela obedecer à central: a saída de trava libera a lingueta e só então o motor puxa. É útil no portão de abrir e reforço no de correr; fechadura, fio e instalação entram num orçamento só, pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Em que portão compensa", "De abrir, de correr ou basculante"],
        slots: [
          [
            "A resposta muda com o tipo de portão, porque em cada um o motor segura a folha fechada de um jeito. Quanto mais longa a folha e mais vento ela recebe, mais a fechadura ajuda.",
            "Depende de como o motor trava a folha, o que varia entre os portões. Folha comprida ou exposta ao vento é a que mais ganha com a fechadura.",
            "Cada portão prende a folha fechada à sua maneira, e disso depende a utilidade da fechadura. Ela faz mais falta onde há vento ou folha longa.",
          ],
        ],
        bullets: [
          "De abrir, folha longa ou com vento: compensa, na ponta da folha",
          "Duas folhas: uma fechadura na folha que fecha por último",
          "De correr: o redutor já trava; a fechadura é reforço contra alavanca",
          "Basculante: trava elétrica própria, e não fechadura de porta",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fechadura é ligada à central", "Central, fio e tempo de soltura"],
        slots: [
          [
            "O fio vai da ponta da folha até a saída de trava da placa, na tensão que a fechadura pede. Central sem essa saída recebe um módulo de trava, que faz o mesmo papel sem trocar a placa.",
            "Passa-se um fio até a ponta da folha, ligado à saída de trava na tensão correta. Quando a placa não a tem, um módulo de trava resolve, e a central continua a mesma.",
            "A ligação sai da trava da central e segue por fio até a fechadura, respeitando a tensão dela. Faltando a saída, instala-se um módulo de trava em vez de comprar outra placa.",
          ],
          [
            "Depois o técnico ajusta um pequeno atraso na partida do motor, para a lingueta soltar primeiro. Algumas centrais dão ainda um golpe final de fechamento, que encaixa a folha na fechadura.",
            "O ajuste fino é o tempo: a lingueta recua e, um instante depois, o motor começa a puxar. Onde a placa oferece, regula-se também o empurrão final que faz a folha encaixar.",
            "Por fim regula-se a ordem, com a soltura da lingueta antes da partida do motor. Há centrais com um empurrão curto no fechamento, usado para a folha engatar bem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Chave e motor: o que não combina", "O cuidado com a tranca de chave"],
        slots: [
          [
            "Fechadura comum, trancada com chave, não conversa com o motor. Se alguém aciona o controle com ela fechada, o motor força contra a lingueta e pode quebrar braço, suporte ou engrenagem.",
            "O motor não sabe quando uma fechadura de chave está trancada. Ao receber o comando, ele puxa contra a lingueta, e o que cede é a engrenagem, o suporte ou o braço.",
            "Tranca comum e automação se atrapalham, porque a central não percebe a chave virada. Um toque no controle põe o motor contra a lingueta, com risco para suporte, braço e engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trancar com a chave quando viajo?",
        answers: [
          "Pode, se antes desligar o disjuntor do portão e avisar quem fica com controle. Ao voltar, abra a fechadura primeiro e só então religue.",
          "Sim, com o disjuntor do portão desligado durante toda a ausência. Na volta, destranque a chave antes de religar a energia.",
        ],
      },
      {
        question: "Na falta de luz a fechadura elétrica abre?",
        answers: [
          "Abre com a chave dela, por fora ou por dentro, conforme o modelo. Depois se destrava o motor e a folha de abrir, se está reta nas dobradiças, é movida com a mão.",
          "Com a chave mecânica, sim, e por isso convém guardá-la fora da garagem. Em seguida o motor é destravado e a folha de abrir, firme nas dobradiças, vai na mão.",
        ],
      },
      {
        question: "Quanto custa pôr a fechadura no portão com motor?",
        answers: [
          "Não há preço único: pesa primeiro o modelo da fechadura, depois o fio até a ponta da folha e a mão de obra. Central sem saída de trava soma o módulo.",
          "O valor cresce com o modelo escolhido, a distância do fio e o módulo de trava, quando a placa não tem saída. Tudo sai num orçamento com a mão de obra.",
        ],
      },
      {
        question: "Minha central serve para comandar a fechadura?",
        answers: [
          "Muitas centrais têm saída de trava ou aceitam um módulo para isso. O modelo escrito na etiqueta ou na placa diz qual dos casos é o seu.",
          "Em geral, sim: a placa já traz a saída de trava ou recebe um módulo. Pelo nome do modelo, na etiqueta, se descobre qual solução cabe.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, da ponta onde iria a fechadura e da etiqueta do motor",
  },
];
