import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What to change first of two, and which of two kinds: the test that decides comes with the verdict. */
export const precosEPecasQualDosDois: NarrowConcept[] = [
  {
    id: "pilha-controle-ou-receptor",
    broader: "controle",
    label: "Trocar pilha, controle ou receptor",
    phrase: "o que trocar: pilha, controle ou receptor",
    asks: [
      "ordem testo pilha controlinho receptor",
      ...combine(
        ["trocar", "troca", "problema", "defeito"],
        ["pilha ou controle", "controle ou receptor", "pilha ou receptor", "controle ou placa"],
      ),
      "pilha ou controle",
      "controle ou receptor",
    ],
    intent: "question",
    answers: {
      any: [
        "Teste nesta ordem: pilha nova primeiro; se o outro controle da casa abre, troca-se o controle; se nenhum abre e a botoeira abre, é o receptor. Assim se compra uma peça só, e a mais barata que resolve.",
        "Pilha, se a luz do controle está fraca ou só abre de perto; controle, se só ele falha com pilha nova; receptor, se todos falham e o botão da parede funciona. O teste leva um minuto e evita a compra errada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste de um minuto", "Como saber qual dos três é"],
        slots: [
          ["Faça com o portão à vista e ninguém no caminho da folha.", "Teste perto do portão, com a passagem livre."],
        ],
        steps: [
          "Troque a pilha por outra do mesmo código e aperte a dois metros do motor.",
          "Teste um segundo controle: se ele abre, o defeito é do primeiro.",
          "Se nenhum abre, aperte a botoeira da parede: abrindo, o receptor ou a antena falhou.",
          "Se nem a botoeira abre, o caso é de energia, placa ou motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O que cada troca custa", "Do mais barato ao mais caro"],
        slots: [
          [
            "A pilha você mesmo troca; o controle soma o aparelho e a gravação; o receptor, o aparelho, a ligação e regravar os controles.",
            "Pilha é troca de casa; controle pede gravação; receptor pede ligação na placa e todos os controles de novo.",
          ],
          [
            "Com a foto do controle, frente e verso, e da etiqueta do motor, o valor vem antes, sem custo.",
            "A foto do controle e da etiqueta basta para o orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle acende a luz e não abre. É o receptor?",
        answers: [
          "Pode ser ou o controle perdeu o cadastro. Teste outro controle: se ele abre, grave o primeiro de novo.",
          "Nem sempre: a luz só mostra que há pilha. O segundo controle tira a dúvida.",
        ],
      },
      {
        question: "Trocar o receptor apaga os controles?",
        answers: ["Sim, todos são gravados de novo no receptor novo.", "Apaga: tenha todos à mão no dia."],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "trilho-novo-ou-limpar",
    broader: "trilho",
    label: "Trilho novo ou só limpar",
    phrase: "a escolha entre trocar e limpar o trilho",
    asks: [
      "saber basta limpar trilho",
      ...combine(
        ["trilho"],
        [
          "novo ou limpar",
          "trocar ou limpar",
          "limpar ou trocar",
          "novo ou só limpar",
          "trocar ou consertar",
          "consertar ou trocar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Limpe primeiro: areia, pedra e cimento explicam boa parte dos travamentos. Troque o trilho, ou só o trecho, se depois de limpo o portão ainda trava no mesmo ponto, há degrau, amassado ou ele se soltou do piso.",
        "Só limpar resolve se o portão anda leve na mão depois de varrido e seco. Se continua pesado ou pula sempre no mesmo lugar, o trecho está torto ou afundado, e troca-se só esse pedaço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpe e teste antes de gastar", "O teste que decide"],
        slots: [
          [
            "Com o disjuntor desligado e a folha destravada, se ela estiver reta.",
            "Disjuntor desligado primeiro; folha torta não se destrava.",
          ],
        ],
        steps: [
          "Varra o trilho inteiro e tire pedra e cimento grudado.",
          "Seque e não passe graxa, que junta areia.",
          "Ande com a folha na mão e marque onde ela pesa.",
          "No ponto marcado, olhe degrau, amassado ou trilho solto.",
        ],
      },
      {
        about: "cost",
        headings: ["Limpeza, trecho ou trilho inteiro", "O que muda no preço"],
        slots: [
          [
            "A limpeza cabe na revisão, a partir de {price.preventive} em casa, sem peças; o trilho novo é por metro, mais o piso.",
            "Revisar e limpar parte de {price.preventive} em casa; trocar é por metro e pelo trabalho no piso.",
          ],
          [
            "Confira as roldanas junto: roda gasta come trilho novo.",
            "Trilho e roldana se olham juntos, porque um gasta o outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desamassar o trilho com martelo?",
        answers: [
          "Amassado leve, o técnico acerta; com a folha no lugar, não mexa, porque ela pode sair.",
          "Não com a folha sobre ele: ela pode tombar.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: ["Uma vez por mês, e depois de obra ou chuva forte.", "Todo mês, com vassoura; obra perto pede mais."],
      },
    ],
    photo: "fotos do trilho, do ponto em que trava e da roda, com a largura do vão",
  },
  {
    id: "cabo-inox-ou-comum",
    broader: "cabo-de-aco",
    label: "Cabo de aço inox ou comum",
    phrase: "a escolha entre cabo inox e galvanizado",
    asks: [
      "vale pena cabo aço inoxidável",
      ...combine(
        ["cabo aço", "cabo portão", "cabo basculante"],
        ["inox", "inox ou", "galvanizado", "inox comum", "plastificado ou", "encapado ou"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "O galvanizado comum atende a maioria dos basculantes; o inox vale onde há maresia ou caixa sempre úmida, porque enferruja menos. Nos dois, o que segura a folha é a bitola certa e o terminal bem prensado, e a troca é do técnico, em par.",
        "Inox em lugar úmido ou perto do mar; galvanizado no resto, que custa menos e é flexível. Encapado não: a capa esconde o fio rompido. A bitola sai do peso da folha e do canal da roldana.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Inox, galvanizado e encapado", "O que muda entre os cabos"],
        slots: [["Antes do material vêm a bitola e a roldana.", "Nenhum material compensa bitola errada."]],
        bullets: [
          "Galvanizado: comum, flexível, bom em lugar seco",
          "Inox: resiste à ferrugem, custa mais",
          "Encapado: esconde o desgaste, não é indicado",
          "Terminal e presilha do mesmo material, para não corroer",
        ],
      },
      {
        about: "safety",
        headings: ["Quem troca é o técnico", "Não mexa no cabo"],
        slots: [
          [
            "O cabo segura o peso da folha: solto sem escora, ela cai.",
            "Sem a folha escorada, soltar o cabo é derrubá-la.",
          ],
          [
            "Fio espetado, ferrugem ou cabo fora da roldana: pare de usar e não passe embaixo.",
            "Com fio rompido ou ferrugem, o portão fica parado até a troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cabo inox dura mais que o comum?",
        answers: [
          "Contra ferrugem, sim. O desgaste na roldana é parecido nos dois.",
          "Só contra a umidade; na roldana, gastam igual.",
        ],
      },
      {
        question: "Posso pôr um lado inox e outro comum?",
        answers: ["Não: os dois lados são iguais, para a folha não entortar.", "Não. Troca-se o par igual."],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e a altura da folha, sem tocar nos cabos",
  },
  {
    id: "tag-ou-facial",
    broader: "tag-veicular",
    label: "Tag ou reconhecimento facial",
    phrase: "a escolha entre tag e reconhecimento facial",
    asks: [
      "facial tag qual escolher",
      "tag reconhecimento rosto rápido",
      ...combine(
        ["tag", "tag veicular"],
        ["ou facial", "reconhecimento facial", "ou reconhecimento facial", "ou biometria", "ou digital", "ou senha"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Tag para os carros e facial para quem entra a pé: a tag lê o veículo sem ninguém parar, e o facial precisa do rosto perto do leitor. Num só portão de garagem, a tag é mais rápida; no social, o facial dispensa chave.",
        "Na garagem do prédio, tag veicular; no portão de pedestres, reconhecimento facial. O rosto é dado pessoal sensível pela LGPD e pede outra opção para quem recusa; a tag identifica o carro, e não a pessoa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um faz melhor", "Tag e facial lado a lado"],
        slots: [["Muitos prédios usam os dois, cada um na sua porta.", "Os dois convivem na mesma central de acesso."]],
        bullets: [
          "Tag: fluxo de carros, dia e noite",
          "Tag: quem pega o carro emprestado entra com ele",
          "Facial: pedestres, sem chave nem cartão",
          "Facial: sol na lente e rosto coberto atrapalham",
        ],
      },
      {
        about: "cost",
        headings: ["De onde vem o custo", "O que entra no orçamento"],
        slots: [
          [
            "A tag soma leitor e antena por entrada e uma etiqueta por carro, que é o item barato; no facial, o caro é o leitor de cada porta, e o cadastro não leva peça.",
            "Contam as entradas, os carros e as portas; o motor do portão fica.",
          ],
          [
            "Fotos das entradas e o número de unidades bastam para a proposta por itens.",
            "Com fotos e o total de unidades, a proposta vem por item.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O reconhecimento facial abre a garagem?",
        answers: [
          "Abre, por contato na placa, mas o motorista precisa parar perto do leitor, muitas vezes com o vidro aberto.",
          "Pode abrir; para carros, a tag é mais rápida.",
        ],
      },
      {
        question: "E os visitantes e entregadores?",
        answers: [
          "Entram por interfone, senha temporária ou liberação da portaria: tag e facial são para quem está cadastrado.",
          "Não usam tag nem facial: a portaria libera, ou o morador manda senha ou QR Code temporário, se o sistema tiver.",
        ],
      },
      {
        question: "O morador pode recusar o facial?",
        answers: [
          "O rosto é dado sensível pela LGPD; por isso convém oferecer outra forma de entrar, como tag, cartão ou senha.",
          "Pode; ofereça tag, cartão ou senha.",
        ],
      },
    ],
    photo: "fotos das entradas e o número de carros e de unidades",
  },
  {
    id: "bateria-de-litio",
    broader: "bateria",
    label: "Bateria de lítio no portão",
    phrase: "a bateria de lítio no nobreak do portão",
    asks: [
      "carregador selada serve lítio",
      "trocar selada chumbo lítio",
      ...combine(
        ["bateria", "nobreak"],
        ["lítio", "lítio ou", "lítio vale pena", "gel", "estacionária", "estacionária ou"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Só use bateria de lítio se o nobreak ou a central for feito para ela: o carregador da selada de chumbo não serve, e a mistura é risco de incêndio. Na maioria dos portões, o certo é repetir a selada de 12 V da etiqueta.",
        "Em geral não: nobreak de portão carrega bateria selada de chumbo (VRLA), e a de lítio pede outro carregador. Compre a de mesma tensão, mesmos Ah e mesmo tipo da antiga.",
      ],
      question: [
        "Em geral não se põe bateria de lítio no nobreak do portão: o carregador é da selada de chumbo, e a mistura é risco de incêndio, por mais que a de lítio dure. Só use se o aparelho for feito para ela; senão, repita a selada de 12 V da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Lítio, selada e de carro", "Qual bateria o portão aceita"],
        slots: [["Quem manda é o carregador do aparelho.", "O tipo sai do manual do nobreak ou da central."]],
        bullets: [
          "Selada (VRLA): a comum em nobreak de portão",
          "Lítio: só em aparelho que a cita no manual",
          "De carro ou moto: não serve, solta gás",
          "Estacionária grande: só se o carregador aguentar",
        ],
      },
      {
        about: "check",
        headings: ["O que ler antes de comprar", "Na etiqueta da antiga"],
        slots: [
          [
            "Volts, Ah, tipo e tamanho estão na etiqueta; fotografe antes de ir à loja.",
            "A etiqueta da antiga traz tensão, Ah e tipo.",
          ],
          [
            "Troque as duas juntas no sistema de 24 V e teste com a luz desligada.",
            "Em par, as duas são iguais e novas; no fim, teste sem luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A de lítio dura mais?",
        answers: [
          "No aparelho feito para ela, sim. No carregador errado, dura menos e é perigosa.",
          "Só com o carregador próprio.",
        ],
      },
      {
        question: "Onde descarto a bateria velha?",
        answers: [
          "Na loja que vende ou em ponto de coleta; não vai no lixo comum.",
          "Devolva à loja ou a um ponto de coleta.",
        ],
      },
    ],
    photo: "a foto da etiqueta da bateria e do nobreak ou da central",
  },
  {
    id: "receptor-para-muitos",
    broader: "receptor",
    label: "Receptor para muitos controles",
    phrase: "o receptor para muitos controles",
    asks: [
      ...combine(
        ["receptor", "receptora"],
        [
          "100 controles",
          "200 controles",
          "500 controles",
          "50 controles",
          "muitos controles",
          "prédio controles",
          "condomínio controles",
          "quantos controles",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para 50, 100 ou mais controles, use receptor de condomínio: memória acima do total, com folga para visitas e trocas, código rolante e exclusão de um controle por vez. O receptor de casa enche, e para apagar um é preciso apagar todos.",
        "Com muitos controles, o receptor precisa dizer na ficha quantos guarda e apagar um a um; conte que cada botão gravado pode ocupar um lugar. Some uns 20 a 30 lugares de folga ao número de vagas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o receptor de prédio precisa ter", "Como escolher para muitos moradores"],
        slots: [
          ["Compre pelo total de vagas, e não pelo de hoje.", "Pense no número de moradores daqui a alguns anos."],
        ],
        bullets: [
          "Memória para todos, com folga",
          "Exclusão de um controle por vez",
          "Código rolante",
          "Cópia da memória, para não recadastrar tudo numa troca",
          "Duas saídas, se há entrada e saída separadas",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca no prédio", "Do cadastro antigo ao novo"],
        slots: [
          [
            "O receptor novo é ligado à botoeira da placa, e os moradores são cadastrados em datas marcadas.",
            "Os dois receptores podem trabalhar juntos por uns dias, até todos estarem cadastrados.",
          ],
          [
            "Faça uma lista de unidade e número do controle, para apagar o de quem se muda.",
            "Guarde a lista de quem recebeu cada controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos servem no receptor novo?",
        answers: [
          "Só se forem da mesma frequência e do mesmo código. Se não, migra-se aos poucos, com os dois receptores ligados.",
          "Se o código for o mesmo, sim; senão, troca-se aos poucos.",
        ],
      },
      {
        question: "Cabem quantos controles num receptor de casa?",
        answers: [
          "Depende do modelo: está no manual. Para prédio, use o próprio.",
          "O manual diz; costuma bastar para uma família.",
        ],
      },
    ],
    photo: "fotos do receptor ou da etiqueta do motor, do controle, frente e verso, e o número de unidades",
  },
];
