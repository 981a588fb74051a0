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
        "Cerca elétrica em cima do portão pode, desde que o fio fique longe da folha em todo o percurso e os circuitos sejam separados. No de correr, ela fica fixa acima da folha; no basculante e no de abrir, segue o movimento. Cuidamos do portão e do motor, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Pode haver cerca elétrica sobre o portão se nenhum ponto da folha chega perto do fio ao abrir e fechar, e se cerca e motor têm circuitos próprios. O portão e o motor são conosco, com ajuste em casa desde {price.preventive}, sem peças; a cerca, a foto do muro diz se entra no serviço.",
        "Cerca elétrica e portão convivem quando o fio não toca a folha em ponto nenhum do movimento e cada um tem o seu circuito. Do portão cuidamos nós, com regulagem em casa a partir de {price.preventive}, sem peças; pela foto do muro dizemos se a cerca fica conosco ou com a empresa de cercas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A cerca em cada tipo de portão", "Por onde o fio passa"],
        slots: [
          [
            "No portão de correr, o trecho fixo entre as colunas, acima da folha, é o arranjo mais simples. No basculante, a parte alta avança ao abrir, e no de abrir a folha gira, então o fio precisa sair desse caminho ou ir em haste móvel.",
            "Sobre a folha de correr, o fio fica preso às colunas e não se mexe, o que facilita. Basculante e pivotante invadem o espaço da cerca ao abrir; neles, usa-se haste que acompanha ou desvia-se o fio.",
            "O de correr aceita um trecho parado, de coluna a coluna, por cima da folha. Já a folha que gira ou que avança, como a do basculante, exige fio fora do trajeto ou haste que se mova junto.",
          ],
          [
            "Cabo de alta isolação liga a parte móvel à fixa. Haste e concertina presas à folha somam peso e vento, por isso o contrapeso ou a força do motor é conferido de novo depois.",
            "A ligação entre o trecho parado e o móvel é feita com cabo de alta isolação. Como haste e concertina aumentam o peso da folha, motor e contrapeso passam por nova regulagem.",
            "Entre o fixo e o móvel vai cabo próprio, de alta isolação. Tudo o que se prende à folha, concertina inclusive, pesa e pega vento, e pede novo acerto de contrapeso ou de força.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão dá choque", "Choque ou fio caído: a ordem segura"],
        slots: [
          [
            "Ninguém toca na folha nem tenta movê-la na mão, mesmo que o choque pareça fraco. Faça nesta ordem, de longe:",
            "Portão que dá choque fica isolado: nada de encostar ou empurrar, ainda que seja só um formigamento. A sequência segura:",
            "Mantenha todos afastados e não ponha a mão na folha, forte ou fraco o choque. Siga os passos:",
          ],
        ],
        steps: [
          "Afaste crianças e animais do portão.",
          "Desligue a cerca pela chave da central dela, que tem bateria própria.",
          "Desligue os disjuntores da cerca e do motor, sem pisar em água.",
          "De longe, veja se há fio caído ou isolador quebrado, e fotografe.",
          "Espere o técnico: pulso ritmado aponta a cerca; formigamento contínuo, a rede do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que é conferido no portão com cerca", "Portão e motor com cerca por cima"],
        slots: [
          [
            "Com a cerca desligada, o técnico observa a distância entre fio e folha do começo ao fim do percurso. No motor, confere o terra, a carcaça e a fiação, que corre em duto separado do cabo da cerca.",
            "A cerca é desligada, e o portão faz o percurso enquanto se mede a folga até o fio. Depois se verificam carcaça, aterramento e cabos do motor, que não podem dividir duto com os da cerca.",
            "Primeiro se desliga a cerca e se acompanha a folha em todo o trajeto, para achar onde ela se aproxima do fio. Em seguida vêm o terra do motor, a carcaça e a separação entre os dutos.",
          ],
          [
            "Se você vai pôr cerca e motor, comece pelo portão: com o percurso conhecido, quem monta a cerca sabe onde passar o fio. Em portão já automático, a cerca nova pede só a conferência da folga e do peso.",
            "A ordem certa é portão e motor primeiro, cerca depois, já sabendo por onde a folha passa. Quando o motor existe, basta rever folga e peso assim que a cerca fica pronta.",
            "Deixe a cerca para o fim da obra, pois o caminho da folha define o lugar do fio. Onde o portão já é automático, confira o peso e a distância depois da montagem.",
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
          "Em algum ponto do movimento, a folha chega perto do fio ou estica a emenda. O acerto é na haste ou no cabo, sempre com a cerca desligada.",
        ],
      },
      {
        question: "A cerca elétrica pode queimar a placa do portão?",
        answers: [
          "Pode, se um fio toca a folha ou os cabos do motor. Isoladores inteiros, dutos separados e aterramento próprio evitam o problema.",
          "Sim: fio solto que encosta na folha leva o pulso até a central. Por isso cada sistema tem duto e terra próprios, e isolador trincado se troca logo.",
        ],
      },
      {
        question: "Qual altura a cerca precisa ter sobre o portão?",
        answers: [
          "A lei federal pede altura que evite o choque acidental de quem passa, além de placas de aviso; o número certo é o da norma da prefeitura. Em cima do portão, meça com a folha aberta, no ponto mais próximo do fio.",
          "Confirme na prefeitura a altura mínima, porque a lei federal só exige que ninguém alcance o fio por acidente e que haja placas. No portão, conta a menor distância durante todo o movimento da folha.",
        ],
      },
      {
        question: "Concertina no portão atrapalha o motor?",
        answers: [
          "Pesa e pega vento, o que pode pedir mais contrapeso ou força. No basculante, ela também avança ao abrir, então precisa de folga até o teto e a calçada.",
          "Pode atrapalhar: o peso a mais vai para a folha, e o contrapeso ou a regulagem precisa acompanhar. Em portão de correr, presa às colunas, não interfere.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão fechado e aberto, do muro e do quadro de energia",
  },
];
