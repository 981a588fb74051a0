import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const cercaEletrica: NarrowConcept[] = [
  {
    id: "cerca-encosta-no-portao",
    broader: "cerca-eletrica",
    label: "Cerca elétrica encosta no portão",
    phrase: "a cerca elétrica que encosta no portão",
    intent: "emergency",
    asks: [
      "cerca encosta portão",
      "cerca encostou portão",
      "cerca elétrica portão choque",
      "cerca tocando portão",
      "fio cerca portão",
      "fio cerca caiu portão",
      "cerca dando choque portão",
      "portão choque cerca",
      "cerca dispara portão abre",
      "cerca elétrica caiu",
      "cerca elétrica encostando",
      "cerca elétrica encostada portão",
      "cerca elétrica tocando",
    ],
    answers: {
      any: [
        "Cerca elétrica encostando no portão: afaste todos, não toque na folha, desligue a central da cerca, que tem bateria própria, e o disjuntor do motor. Só quem instala a cerca reposiciona o fio; o técnico do portão confere motor e folha.",
        "Sim, pode dar choque: se o fio da cerca toca o portão, ou a chuva faz ponte entre os dois, a grade fica energizada e a placa pode queimar. Desligue a cerca na central, desligue o motor no quadro, deixe o portão parado e chame os dois profissionais.",
        "Cerca elétrica que encosta no portão, mesmo só quando ele abre, tem fio frouxo, haste torta ou folha que se aproxima no percurso. Não acione de novo nem toque na folha: desligue a cerca na central e o motor no quadro, fotografe de longe e chame quem instala a cerca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer agora com a cerca no portão",
          "Ordem segura com a cerca no portão",
          "Primeiras providências com a cerca no portão",
        ],
        slots: [
          [
            "O choque de cerca é pulsado e pode derrubar quem está em escada ou em piso molhado.",
            "Desligar só o disjuntor da casa não basta, porque a central tem bateria.",
            "Nada de puxar o fio com madeira, luva ou cabo de vassoura.",
          ],
        ],
        steps: [
          "Afaste crianças, visitas e animais da folha.",
          "Desligue a cerca pela chave ou pelo controle da central.",
          "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
          "Deixe o portão como está, aberto ou fechado.",
          "Fotografe de longe o ponto em que o fio encosta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a cerca chega ao portão", "Fio, haste ou folha", "O que muda a distância"],
        slots: [
          [
            "Um fio que perdeu tensão desce com o tempo e alcança a folha.",
            "Haste torta por galho ou escada aproxima os fios do portão.",
            "Isolador quebrado solta o fio sobre a estrutura.",
          ],
          [
            "Folha nova, mais alta, ou portão que saiu do prumo invade o espaço da cerca.",
            "Basculante e pivotante avançam durante a abertura e tocam no meio do percurso.",
            "Depois de troca de portão, a cerca precisa ser refeita na medida nova.",
          ],
          [
            "Planta molhada entre o fio e a folha conduz e dá choque sem contato direto.",
            "Sujeira e umidade no isolador fazem faísca perto do metal.",
            "Galho encostado é a causa mais simples e se resolve com poda, com a cerca desligada.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quem chamo primeiro, o da cerca ou o do portão?",
        answers: [
          "O da cerca, se o fio está solto ou frouxo. O técnico do portão entra se a folha saiu do lugar ou se o motor parou depois do toque.",
          "Chame primeiro a empresa da cerca, para tirar o perigo. Depois se confere o motor, se ele falhou.",
        ],
      },
      {
        question: "O toque da cerca queima a placa?",
        answers: [
          "Pode queimar, porque o pulso é de alta tensão. Se o portão parou depois disso, peça a medição da central.",
          "Sim, é possível. Não religue até a fiação ser conferida.",
        ],
      },
      {
        question: "Posso usar o portão com a cerca desligada?",
        answers: [
          "Só se nenhum fio encosta nem vai enroscar na folha. Na dúvida, deixe parado.",
          "Se o fio está longe do percurso, sim; se está caído sobre a folha, não.",
        ],
      },
      {
        question: "Como evitar que a cerca elétrica encoste no portão de novo?",
        answers: [
          "Mantenha distância da folha em todo o percurso, com hastes firmes, fios esticados e poda. A cerca é revista sempre que o portão muda.",
          "Faça a revisão da cerca, a poda e o aviso a quem instala o portão. A folha é testada com a cerca desligada.",
        ],
      },
    ],
    photo: "uma foto tirada de longe, sem tocar em nada, do ponto em que o fio encosta",
  },
  {
    id: "cerca-e-portao",
    broader: "cerca-eletrica",
    label: "Cerca elétrica e portão",
    phrase: "a cerca elétrica e o portão",
    asks: [
      "cerca elétrica portão",
      "cerca elétrica portão automático",
      "cerca elétrica portão eletrônico",
      "portão cerca elétrica",
      "cerca elétrica em cima portão",
      "cerca elétrica sobre portão",
      "portão concertina",
      "concertina portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Do portão e do motor cuidamos nós; da cerca elétrica, a foto do muro diz se entra no nosso serviço ou fica com a empresa de cercas. Os dois convivem se o fio não toca a folha em nenhum ponto e os circuitos são separados. O ajuste do portão, em casa, parte de {price.preventive}, sem peças.",
        "Cerca elétrica em cima do portão pode, com o fio longe da folha em todo o percurso e circuitos separados: no de correr, fica fixa acima dela; no basculante e no de abrir, segue o movimento. O portão é conosco; pela foto do muro dizemos se a cerca entra no nosso serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A cerca em cada tipo de portão", "Por onde o fio passa"],
        slots: [
          ["No de correr, o trecho fixo nas colunas, acima da folha, é o arranjo mais simples."],
          [
            "No basculante, a parte alta da folha avança ao abrir; no de abrir, a folha gira: o fio fica fora desse caminho ou vai em haste móvel com cabo de alta isolação.",
          ],
          [
            "Haste e concertina presas à folha somam peso e vento: o contrapeso ou a força do motor é conferido de novo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão dá choque", "Choque ou fio caído: a ordem segura"],
        slots: [["Ninguém toca na folha nem tenta movê-la na mão."]],
        steps: [
          "Afaste crianças e animais do portão.",
          "Desligue a cerca pela chave da central dela, que tem bateria própria.",
          "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
          "De longe, veja se há fio caído, galho ou isolador quebrado, e fotografe.",
          "Espere o profissional: pulso ritmado aponta a cerca; formigamento contínuo, a rede do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos no portão com cerca", "Portão e motor com cerca por cima"],
        slots: [
          ["Com a cerca desligada, a distância entre fio e folha é vista em todo o percurso."],
          ["No motor, conferem-se terra, carcaça e fiação, que corre em duto separado do cabo da cerca."],
          [
            "Se falta o motor, o kit basculante instalado parte de {price.lowest}; de correr e de abrir, o valor sai por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a cerca dispara quando o portão abre?",
        answers: [
          "A folha se aproxima do fio ou puxa a emenda móvel. Com a cerca desligada, observa-se o percurso e corrige-se a haste ou o cabo.",
        ],
      },
      {
        question: "A cerca elétrica pode queimar a placa do portão?",
        answers: [
          "Pode, se um fio toca a folha ou os cabos do motor. Isoladores inteiros, dutos separados e aterramento próprio evitam.",
        ],
      },
      {
        question: "Motor e cerca podem ser feitos na mesma época?",
        answers: ["Podem: primeiro o portão e o motor, depois a cerca, já com o percurso da folha conhecido."],
      },
    ],
    photo: "fotos tiradas de longe do portão fechado e aberto, do muro e do quadro de energia",
  },
];
