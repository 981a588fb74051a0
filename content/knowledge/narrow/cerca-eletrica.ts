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
        "Cerca elétrica sobre portão pode, com o fio longe da folha em todo o percurso e circuitos separados: no de correr, o trecho fica fixo acima dela; no basculante e no de abrir, em haste que acompanha o movimento. Nós cuidamos do portão e do motor, e a cerca em si é da empresa do ramo; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Pôr cerca elétrica em cima do portão é possível se nenhum fio encosta na folha, nem no meio do curso, e se cerca e motor têm circuito e terra próprios. No deslizante o fio passa fixo por cima; nos que sobem ou giram, segue o movimento. A cerca fica com a empresa dela, e o portão, conosco.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A cerca em cada tipo de portão", "Por onde o fio passa"],
        slots: [
          [
            "No portão de correr, o trecho fixo entre as colunas, acima da folha, é o arranjo mais simples, porque ela anda sempre na mesma altura. Basta que o primeiro fio fique fora do alcance de quem passa e que a folha não o toque nem ao balançar.",
            "O de correr é o caso fácil: a folha não muda de altura, e o fio cruza o vão preso às duas colunas. Deixe folga para o balanço da folha e altura que ninguém alcance da rua nem da garagem.",
            "Como a folha de correr só anda de lado, o fio pode ficar parado, de coluna a coluna, por cima dela. A altura tem de livrar quem passa, e a distância, o balanço do portão.",
          ],
          [
            "No basculante, a parte de cima da folha avança ao abrir, e no de abrir a folha gira: ali o fio vai em haste móvel, com cabo de alta isolação, ou fica fora desse caminho. Haste e concertina somam peso, e o contrapeso ou a força do motor é revisto depois.",
            "Já em folha que sobe ou gira, o fio parado seria atingido, e por isso se usa haste presa à folha, com cabo próprio para alta tensão na parte que dobra. O peso a mais pede nova regulagem do motor ou do contrapeso.",
            "Basculante e portão de abrir levam o fio consigo, em hastes presas à folha e cabo bem isolado no ponto de giro. Depois disso a folha pesa mais e pega mais vento, e o equilíbrio é conferido de novo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão dá choque", "Choque ou fio caído: a ordem segura"],
        slots: [
          [
            "Com choque no portão, ninguém toca na folha nem tenta movê-la na mão. A cerca tem bateria própria e continua armada quando falta luz.",
            "Não encoste nem destrave um portão que dá choque, seja qual for o tipo. Faltar energia na casa não desliga a cerca, que tem bateria.",
            "Portão que dá choque fica isolado, sem que alguém o empurre. A bateria da central mantém a cerca ligada mesmo sem luz.",
          ],
        ],
        steps: [
          "Afaste crianças e animais do portão.",
          "Desligue a cerca pela chave da central dela.",
          "Desligue o disjuntor da cerca e o do motor, sem pisar em água.",
          "De longe, veja se há fio caído, galho ou isolador quebrado, e fotografe.",
          "Espere o profissional: pulso ritmado aponta a cerca; formigamento contínuo, a rede do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos no portão com cerca", "Quem cuida da cerca e quem cuida do portão"],
        slots: [
          [
            "A empresa de cercas instala fios, hastes, central e as placas de aviso que a lei pede. Nós conferimos, com a cerca desligada, a distância da folha em todo o curso, e no motor o terra, a carcaça e a fiação, que corre em duto separado.",
            "Fio, haste, central e placa de aviso, exigida por lei, são serviço da empresa de cercas. O nosso é o portão: percurso visto com a cerca desligada, aterramento, carcaça e cabos do motor em duto só deles.",
            "Do lado da cerca ficam hastes, fios, central e avisos obrigatórios, com a empresa dela. Do lado do portão, verificamos o caminho da folha, o fio terra e os cabos do motor, sempre com a cerca desarmada e em dutos diferentes.",
          ],
          [
            "Se ainda falta o motor, o kit basculante de até {width.quarterHp} parte de {price.lowest}, instalado; no de correr e no de abrir, a troca em casa fica de {price.homeSwap}.",
            "Para quem vai automatizar na mesma época, o basculante de até {width.quarterHp} começa em {price.lowest}, já montado, e os outros têm por referência a troca em casa, de {price.homeSwap}.",
            "Portão ainda manual recebe o motor primeiro: no basculante de até {width.quarterHp}, a partir de {price.lowest} instalado; nos demais, a faixa de troca em casa é de {price.homeSwap}.",
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
          "Em algum ponto do curso a folha chega perto demais do fio ou estica a emenda. O ajuste da haste ou do cabo é feito com a cerca desarmada.",
        ],
      },
      {
        question: "A cerca elétrica pode queimar a placa do portão?",
        answers: [
          "Pode, se um fio toca a folha ou os cabos do motor. Isoladores inteiros, dutos separados e aterramento próprio evitam.",
          "Sim, quando o pulso chega à folha ou à fiação do motor. A prevenção está em isolador inteiro, duto próprio para cada cabo e terra separado.",
        ],
      },
      {
        question: "Motor e cerca podem ser feitos na mesma época?",
        answers: [
          "Podem: primeiro o portão e o motor, depois a cerca, já com o percurso da folha conhecido.",
          "Sim, nesta ordem: motor instalado e regulado, e então a cerca, posta onde a folha não chega.",
        ],
      },
      {
        question: "Concertina em cima do portão pesa no motor?",
        answers: [
          "Pesa um pouco e pega vento. No de correr, confira a folga sobre o limite do motor; no basculante, o contrapeso é refeito pelo técnico.",
          "Acrescenta peso e resistência ao vento. Em basculante, o contrapeso precisa compensar, e só o técnico mexe nele; no de correr, vê-se a capacidade da ficha.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão fechado e aberto, do muro e do quadro de energia",
  },
];
