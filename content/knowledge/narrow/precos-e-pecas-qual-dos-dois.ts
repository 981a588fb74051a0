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
        "Quando o controle de portão não funciona, teste nesta ordem: pilha, controle e receptor. Com pilha nova, se outro controle da casa abre, troque ou regrave o seu; se nenhum abre mas a botoeira abre, o receptor falhou. Nem a botoeira? Então é energia ou placa. Mande foto do controle e da etiqueta para o preço.",
        "Troca-se a pilha se a luz do controle está fraca, o controle se só ele falha e o receptor se todos falham mas a botoeira da parede abre o portão. Sem resposta nem pela botoeira, olhe a energia e a placa; a foto do controle, frente e verso, e da etiqueta do motor dá o valor da peça certa.",
        "Para não comprar a peça errada, comece pela pilha e compare com outro controle: se ele abre, o defeito está no seu, por código perdido ou tecla gasta. Todos mudos com a botoeira funcionando condenam o receptor, e botoeira também muda leva à placa; com fotos do controle e da etiqueta damos o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste de um minuto", "Como saber qual dos três é"],
        slots: [
          [
            "Faça o teste perto do portão, com ele à vista e ninguém no caminho da folha. Cada passo elimina uma peça, da mais barata à mais cara.",
            "São poucos passos, sem ferramenta e com a tampa do motor fechada. Fique onde veja a folha e mantenha a passagem livre.",
            "Siga a ordem, que vai da pilha à placa, e pare quando o portão abrir. A passagem fica livre e o motor, fechado.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo código e aperte a dois metros do motor.",
          "Teste um segundo controle: se ele abre, o defeito é do primeiro.",
          "Se nenhum abre, aperte a botoeira da parede: abrindo, o receptor ou a antena falhou.",
          "Se nem a botoeira abre, o caso é de energia, placa ou motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que cada um falha", "Pilha, código e receptor: o que acontece"],
        slots: [
          [
            "A pilha enfraquece e o alcance encolhe antes de parar. O controle perde a tecla ou o cadastro, o código que a central guarda na memória, e nesse caso basta gravá-lo de novo.",
            "Pilha cansada mostra luz fraca e abre só de perto. No controle, a tecla se gasta ou o código some da memória da central, o que uma nova gravação corrige.",
            "Antes de acabar, a pilha faz o portão abrir apenas de perto. Um controle de luz forte que não abre perdeu a tecla ou o cadastro, e este se refaz na central.",
          ],
          [
            "O receptor, a parte da placa que escuta os controles, sofre com raio, umidade e antena solta. Como ele serve a todos, quando falha nenhum controle abre, e a botoeira, ligada por fio, continua funcionando.",
            "Quem ouve os controles é o receptor, queimado às vezes por surto ou umidade, ou mudo por antena solta. Todos os controles param juntos, mas o botão da parede, que vai por fio, segue abrindo.",
            "Raio, água e antena partida atingem o receptor, o ouvido da central. O sinal é claro: nenhum controle abre, e a botoeira, por não usar rádio, abre normalmente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que cada troca custa", "Do mais barato ao mais caro"],
        slots: [
          [
            "A pilha você mesmo troca e é o menor gasto. O controle soma o aparelho e a gravação; o receptor soma o aparelho, a ligação na central e a gravação de todos os controles.",
            "Em ordem de custo vêm a pilha, trocada em casa, o controle com a gravação e o receptor, que pede ligação na placa e todos os controles gravados outra vez.",
            "O menor custo é o da pilha, depois o do controle novo com cadastro. Receptor fica acima, porque inclui a ligação e a regravação dos controles da casa.",
          ],
          [
            "Um receptor avulso evita trocar a central inteira quando só o rádio queimou. A ida do técnico, se for preciso, serve para gravar vários controles.",
            "Quando só o rádio da placa falha, um receptor externo custa menos que outra central. Aproveite a visita para gravar os controles de todos.",
            "Não é preciso trocar a central por causa do rádio: um receptor externo faz o papel dele. E uma visita só grava quantos controles houver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle acende a luz e não abre. É o receptor?",
        answers: [
          "Nem sempre: a luz só mostra que há pilha. Teste outro controle; se ele abre, grave o primeiro de novo.",
          "Pode ser, mas cadastro perdido dá o mesmo sinal. Um segundo controle que funcione inocenta o receptor.",
        ],
      },
      {
        question: "Trocar o receptor apaga os controles?",
        answers: [
          "Sim, todos são gravados de novo no receptor novo, desde que usem o código dele. Tenha os da família à mão no dia.",
          "Apaga, porque a memória fica no receptor. Os controles compatíveis são regravados; os de outro código precisam ser trocados.",
        ],
      },
      {
        question: "Qual pilha vai no controle do portão?",
        answers: [
          "A do código impresso na que está nele; as mais comuns são A23, de 12 V, e CR2032, de 3 V. Respeite a posição.",
          "Depende do modelo: leia o código na própria pilha, como A23 ou CR2032, e compre igual. Pilha invertida também deixa o controle mudo.",
        ],
      },
      {
        question: "O controle só abre encostado no portão. O que trocar?",
        answers: [
          "Primeiro a pilha. Se continuar com pilha nova e todos os controles, a antena do receptor está solta ou ele perdeu sensibilidade.",
          "Pilha nova resolve a maioria. Se todos abrem só de perto, o técnico confere a antena e o receptor.",
        ],
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
      "controles condomínio receptor comprar",
      "120 controles condomínio receptor",
      "controles condomínio que receptor",
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
  {
    id: "cabo-ou-corrente-no-basculante",
    broader: "cabo-de-aco",
    label: "Cabo de aço ou corrente no basculante",
    phrase: "a escolha entre cabo de aço e corrente no basculante",
    asks: [
      "cabo aço corrente",
      "cabo corrente basculante",
      "cabo aço corrente basculante",
      "corrente cabo aço portão",
      "trocar cabo corrente basculante",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Cabo de aço, em portão basculante de contrapeso: é o que a roldana e a caixa pedem, corre sem barulho e não estica. Corrente só onde o portão já foi feito com ela e tem engrenagem própria; não se troca um pelo outro sem mudar as rodas. O par de cabos com a troca sai por foto, e a troca é do técnico.",
        "Entre cabo de aço e corrente no basculante, fique com o cabo: é leve, silencioso e tem peça fácil, e troca-se o par quando um fio rompe. A corrente aguenta mais pancada, mas pesa, pede óleo e só roda em engrenagem. Com fio solto ou elo gasto, pare de usar e não passe embaixo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cabo e corrente lado a lado", "O que muda de um para o outro"],
        slots: [["Compare pelo que o portão já tem.", "A roda instalada decide antes do gosto."]],
        bullets: [
          "Roda: o cabo corre em canal liso; a corrente, em dentes",
          "Barulho: o cabo é quieto; a corrente bate se afrouxa",
          "Aviso: o cabo mostra fio solto antes de arrebentar; a corrente, elo esticado e ferrugem",
          "Cuidado: cabo limpo e seco; corrente com óleo e tensão certa",
        ],
      },
      {
        about: "safety",
        headings: ["Por que a troca é do técnico", "Folha presa por cabo ou corrente"],
        slots: [
          [
            "Cabo ou corrente seguram o contrapeso: solto um lado, a folha cai. A troca se faz com a folha escorada.",
            "Quem segura a folha é esse par; sem escora, mexer nele derruba o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr cabo mais grosso para durar?",
        answers: ["Só se o canal da roldana é para ele. Mais grosso que o canal, o cabo sobe na borda e se corta."],
      },
      {
        question: "Quanto custa trocar o cabo?",
        answers: [
          "O par com a mão de obra sai por foto. A revisão em casa, com ajuste, parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Motor de corrente é a mesma coisa?",
        answers: ["Não. Ali a corrente é do motor, que puxa a folha; o cabo de aço é do contrapeso e continua."],
      },
    ],
    photo: "fotos de longe, dos dois lados do portão, com a roldana e o cabo, sem acionar",
  },
  {
    id: "cerca-ou-concertina",
    broader: "cerca-eletrica",
    label: "Cerca elétrica ou concertina",
    phrase: "a escolha entre cerca elétrica e concertina",
    asks: [
      "cerca concertina",
      "cerca elétrica concertina",
      "concertina ou cerca",
      "cerca elétrica concertina qual melhor",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Cerca elétrica, se você quer que o alarme dispare quando alguém toca no muro; concertina, se quer barreira que não depende de luz nem de revisão. Juntas, protegem mais. Perto do portão, nenhuma pode encostar na folha em movimento; o portão é conosco, e da cerca a foto diz se atendemos.",
        "Entre cerca elétrica e concertina, a cerca avisa e dá choque, mas pede central, bateria e manutenção; a concertina só dificulta, custa menos para manter e fere quem força. As duas têm altura mínima e aviso por lei municipal. O que é do portão fazemos nós; da cerca, a foto diz se atendemos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cerca e concertina lado a lado", "O que cada uma faz"],
        slots: [["Uma avisa; a outra atrapalha.", "A diferença está no aviso."]],
        bullets: [
          "Aviso: a cerca dispara sirene; a concertina, não",
          "Luz: a cerca depende de energia e bateria; a concertina, de nada",
          "Manutenção: a cerca pede fio limpo de galhos e teste; a concertina, só fixação",
          "Aparência: a concertina aparece mais",
        ],
      },
      {
        about: "safety",
        headings: ["Em cima e ao lado do portão", "Cuidado com a folha em movimento"],
        slots: [
          [
            "O basculante avança para a rua e o de correr passa rente ao muro: fio e lâmina ficam fora desse caminho, com folga.",
            "Meça o percurso inteiro da folha antes de fixar fio ou lâmina.",
          ],
          [
            "Metal do portão encostado na cerca dá choque em quem toca e queima a central.",
            "Fio solto sobre o portão eletrifica a folha: desligue a cerca e chame quem a instalou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr concertina em cima do portão basculante?",
        answers: [
          "Não na folha: ela gira e a lâmina desce perto das pessoas, além de pesar fora do equilíbrio. Fixe no muro ao lado.",
        ],
      },
      {
        question: "A cerca elétrica atrapalha o controle do portão?",
        answers: ["Pode, se houver faísca em isolador sujo ou galho. Corrigida a fuga, o controle volta ao normal."],
      },
    ],
    photo: "fotos do muro e do portão inteiro, com o portão aberto e fechado",
  },
  {
    id: "receptor-ou-placa-nova",
    broader: "receptor",
    label: "Receptor ou placa nova",
    phrase: "a escolha entre receptor avulso e placa nova",
    asks: [
      "receptor placa nova",
      "trocar receptor ou placa",
      "trocar receptor ou central",
      "receptor avulso ou placa",
      "receptor avulso placa nova",
      "comprar receptor ou placa",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Receptor, se o botão da parede move o portão e nenhum controle funciona: ele liga na entrada de botoeira e a placa fica. Placa nova, se o botão também falha, há cheiro de queimado ou o portão perde o fim de curso. O receptor custa menos; a visita em casa parte de {price.preventive}, sem peças.",
        "Entre receptor avulso e placa nova, o receptor resolve quando só o rádio falhou ou quando você quer controles de código rolante; a placa, quando o comando do motor falhou. O teste é a botoeira: funcionando, compre o receptor. Pela foto da etiqueta passamos os dois valores, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste que decide", "Rádio ou placa: como separar"],
        slots: [["Faça por fora, sem abrir o motor.", "Não é preciso abrir nada."]],
        steps: [
          "Troque a pilha do controle e tente outro controle cadastrado.",
          "Aperte o botão da parede ou o do interfone.",
          "Botão funciona e controles não: receptor.",
          "Nada funciona, com o disjuntor ligado: placa, energia ou motor, com o técnico.",
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita em cada caso", "Controles e cadastro"],
        slots: [
          [
            "Com receptor de outro padrão, os controles são trocados juntos; do mesmo padrão, só se cadastram de novo.",
            "Receptor do mesmo código mantém os controles; de outro, pede controles novos.",
          ],
          [
            "Desligue o rádio antigo, para os controles velhos não continuarem abrindo.",
            "O rádio da placa antiga é desativado, ou quem tem controle velho ainda entra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O receptor avulso serve em qualquer placa?",
        answers: ["Serve nas que têm entrada de botoeira, que são quase todas, com a tensão certa."],
      },
      {
        question: "Placa nova apaga os controles?",
        answers: ["Apaga: todos são cadastrados de novo na memória dela."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "tag-ativa-ou-passiva",
    broader: "tag-veicular",
    label: "Tag ativa ou passiva",
    phrase: "a escolha entre tag ativa e passiva",
    asks: ["tag ativa passiva", "tag passiva", "tag adesiva bateria", "tag uhf ativa"],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Tag passiva, o adesivo sem bateria, na maioria dos condomínios: é barata, dura anos e lê a poucos metros da antena. Tag ativa, com bateria, onde a antena fica longe, o carro passa depressa ou o vidro bloqueia; custa mais e a bateria acaba. A antena tem de ser do mesmo tipo da tag.",
        "Entre tag ativa e passiva, escolha a passiva se os carros param perto do leitor e são muitos, porque cada uma custa pouco; a ativa se precisa de mais alcance e aceita trocar bateria. Não se misturam no mesmo leitor. O valor soma leitor, cabo e cadastro, por foto da entrada e número de carros.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Passiva e ativa lado a lado", "O que muda na garagem"],
        slots: [["Decida pela distância e pelo número de carros.", "Conte os carros e meça onde eles param."]],
        bullets: [
          "Energia: a passiva usa a da antena; a ativa tem bateria",
          "Alcance: poucos metros na passiva; mais na ativa",
          "Custo por carro: baixo na passiva; maior na ativa",
          "Vidro com película metálica: pode bloquear a passiva, que então vai no farol",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar as tags", "Leitor e central"],
        slots: [
          [
            "O leitor liga na entrada de botoeira da central, e o motor não muda.",
            "Qualquer motor aceita, porque o leitor só fecha um contato.",
          ],
          [
            "Antena longe demais abre para quem passa na rua; perto demais, o carro precisa parar.",
            "O ajuste da antena evita abrir para carro que só passou na frente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag de pedágio serve no portão?",
        answers: [
          "Em geral não: o código é do serviço de pedágio. Alguns leitores aceitam, e isso se pergunta antes da compra.",
        ],
      },
      {
        question: "Moto usa qual tag?",
        answers: ["A passiva de farol ou um cartão; há quem prefira manter o controle para moto."],
      },
    ],
    photo: "fotos da entrada e do motor, com o número de carros",
  },
  {
    id: "cadeado-ou-trava",
    broader: "trava",
    label: "Cadeado ou trava elétrica",
    phrase: "a escolha entre cadeado e trava elétrica",
    asks: [
      "cadeado trava elétrica",
      "cadeado ou trava elétrica",
      "ferrolho trava elétrica",
      "trinco trava elétrica",
      "corrente cadeado trava elétrica",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Trava elétrica, em portão com motor: tranca sozinha a cada fechamento e solta o pino antes de a folha andar. Cadeado só para viagem, com o disjuntor desligado: esquecido, o motor puxa contra ele e quebra engrenagem ou suporte. O valor da trava instalada sai pela foto do portão e da etiqueta do motor.",
        "Entre cadeado e trava elétrica, a trava ganha no dia a dia, porque a central a comanda; o cadeado é mais barato e reforça o portão parado por dias. Nunca use os dois com o motor ligado. A trava se instala em portão de correr, basculante ou de abrir, se a placa tem saída para ela ou com módulo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um serve", "Cadeado e trava no dia a dia"],
        slots: [
          [
            "A trava se paga onde a folha cede com empurrão, balança no vento ou dá direto para a rua.",
            "Portão longo, de abrir ou que balança ganha muito com a trava.",
          ],
          [
            "Em viagem, desligue o disjuntor e então ponha o cadeado; deixe um aviso perto do controle.",
            "O cadeado entra com o disjuntor desligado e sai antes de religar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco do cadeado esquecido", "Motor contra cadeado"],
        slots: [
          [
            "Acionado com cadeado, o motor força até parar: pode quebrar dente, entortar o suporte ou soltar a cremalheira.",
            "Se alguém acionou com o cadeado, olhe cremalheira, suporte e engrenagem antes de usar de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava elétrica abre sem luz?",
        answers: ["Abre pela chave ou pelo destravamento manual do modelo. Confirme isso antes de instalar."],
      },
      {
        question: "O motor já não segura o portão?",
        answers: ["Segura contra empurrão leve, pelo redutor. A trava tira esse esforço da engrenagem e resiste mais."],
      },
    ],
    photo: "fotos do portão fechado, por dentro, e da etiqueta do motor",
  },
  {
    id: "laco-ou-fotocelula",
    broader: "cancela",
    label: "Laço indutivo ou fotocélula",
    phrase: "a escolha entre laço indutivo e fotocélula",
    asks: [
      "laço indutivo fotocélula cancela",
      "laço fotocélula estacionamento",
      "laço indutivo fotocélula portão",
      "laço fotocélula",
      "laço indutivo fotocélula",
      "laço fotocélula cancela",
      "laço indutivo sensor cancela",
      "laço ou fotocélula",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Em cancela, o laço indutivo é a melhor proteção do carro: sente o metal sob o piso e não baixa a barra em cima dele. A fotocélula é mais barata, não corta o piso e vê também pedestre e moto. Com muito fluxo, use os dois; da sua cancela, a foto diz se atendemos e o valor.",
        "Laço indutivo ou fotocélula: laço onde só passam carros, o dia todo; fotocélula onde há gente a pé, moto ou piso que não se pode cortar. Nenhum dispensa o outro em entrada movimentada. Em portão de garagem, fotocélula é a regra; o laço serve para abrir na saída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Laço e fotocélula lado a lado", "O que cada um enxerga"],
        slots: [["Um sente metal; o outro vê o que corta o feixe.", "São sensores que veem coisas diferentes."]],
        bullets: [
          "Laço: sente carro e caminhão; moto leve e pedestre podem escapar",
          "Fotocélula: vê o que corta o feixe; carro alto ou reboque pode deixar o feixe livre",
          "Obra: o laço corta o piso; a fotocélula pede dois postes alinhados",
          "Cuidado: o laço quase não pede; a fotocélula quer lente limpa e alinhada",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes", "Antes de instalar"],
        slots: [
          [
            "Meça a passagem de guia a guia e conte carros, motos e pedestres por hora.",
            "O movimento por hora e quem passa definem o sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laço funciona sob bloquete?",
        answers: ["Funciona, se o fio ficar firme e protegido. Peça solta mexe o laço e dá leitura falsa."],
      },
      {
        question: "Preciso trocar a cancela para pôr laço?",
        answers: ["Não, se a central dela tem entrada para sensor. O módulo do laço liga nessa entrada."],
      },
    ],
    photo: "fotos da passagem, da cancela e da etiqueta da central, com a largura",
  },
  {
    id: "camera-ou-fotocelula",
    broader: "fotocelula",
    label: "Câmera, sensor de presença ou fotocélula",
    phrase: "a escolha entre câmera, sensor de presença e fotocélula",
    asks: ["câmera fotocélula", "câmera ou sensor portão"],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Fotocélula, para o portão não fechar em cima de carro ou pessoa: ela liga na central e para a folha na hora. Câmera só mostra e grava; não segura o portão. As duas se somam onde se abre de longe, pela portaria ou pelo celular. A fotocélula instalada sai pela foto da entrada e da etiqueta do motor.",
        "Sensor de presença ou fotocélula: no portão, fotocélula, que vê o que corta o feixe e manda a folha parar ou reabrir. O sensor de presença serve para acender a luz da garagem; sente calor, falha no sol e não protege a passagem. O valor da fotocélula instalada sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um faz no portão", "Parar, acender ou gravar"],
        slots: [["São três trabalhos diferentes.", "Cada aparelho tem a sua tarefa."]],
        bullets: [
          "Fotocélula: para ou reabre a folha quando algo corta o feixe",
          "Sensor de presença: acende a luz quando alguém chega",
          "Câmera: mostra e grava quem passa",
        ],
      },
      {
        about: "check",
        headings: ["Onde fica a fotocélula", "Altura e teste"],
        slots: [
          [
            "O par fica dos dois lados do vão, de 40 a 60 cm do piso; com criança ou animal, um segundo par mais baixo.",
            "A altura usual é de 40 a 60 cm; onde há criança, vai outro par mais baixo.",
          ],
          [
            "Teste todo mês: corte o feixe com um objeto macio durante o fechamento, sem entrar no caminho da folha.",
            "No teste, um objeto macio corta o feixe e a folha precisa parar ou voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a câmera para abrir com segurança de longe?",
        answers: ["Só junto com a fotocélula: a imagem atrasa, e a folha não espera."],
      },
      {
        question: "Toda placa aceita fotocélula?",
        answers: ["Quase todas têm entrada para ela. A foto da etiqueta do motor confirma."],
      },
    ],
    photo: "uma foto das duas colunas do portão e outra da etiqueta do motor",
  },
  {
    id: "solar-ou-nobreak",
    broader: "energia-solar",
    label: "Energia solar ou nobreak",
    phrase: "a escolha entre energia solar e nobreak",
    asks: [
      "solar nobreak",
      "energia solar nobreak",
      "solar ou nobreak portão",
      "painel solar nobreak",
      "solar bateria nobreak chácara",
      "energia solar nobreak chácara",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Nobreak, se há rede elétrica no portão e ela falta de vez em quando: cobre algumas aberturas e volta a carregar. Energia solar, se o portão da chácara fica longe da rede e levar cabo sai caro: aí vão painel, bateria e motor de baixa tensão. O orçamento por foto compara as duas.",
        "Entre energia solar e nobreak no portão, a rede decide: com luz no local, nobreak próprio para portão; sem luz, painel com bateria e motor de 24 V, para poucas aberturas por dia. Painel em portão que já tem rede só pela conta não compensa, porque o motor gasta pouco.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar e nobreak lado a lado", "Qual resolve o seu caso"],
        slots: [
          [
            "O nobreak guarda a luz da rede para as horas de falta; o painel faz as vezes da rede.",
            "Um socorre a falta de luz; o outro substitui a rede.",
          ],
          [
            "Com solar, dias nublados seguidos esgotam a bateria: conte as aberturas por dia antes.",
            "O painel se calcula pelas aberturas por dia e pelos dias sem sol.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra em cada conta", "Peças de cada solução"],
        slots: [
          [
            "No nobreak pagam-se o aparelho, a ligação e, a cada 2 a 4 anos, a bateria.",
            "O nobreak pede bateria nova, em geral, a cada 2 a 4 anos.",
          ],
          [
            "No solar entram painel, controlador, bateria, poste e motor de baixa tensão, se o atual é de 127 ou 220 V.",
            "No solar, o motor também costuma mudar para baixa tensão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ligar o motor comum no painel solar?",
        answers: [
          "Só com inversor e bateria bem dimensionados, o que encarece. Para portão isolado, o motor de 24 V é o usual.",
        ],
      },
      {
        question: "Quantas aberturas o nobreak faz?",
        answers: ["Depende da bateria e do peso da folha; o modelo próprio para portão traz o número na ficha."],
      },
    ],
    photo: "fotos do portão e do caminho até a casa, com a distância, e a etiqueta do motor, se houver",
  },
  {
    id: "consertar-ou-comprar-controle",
    broader: "controle",
    label: "Consertar ou comprar controle",
    phrase: "a escolha entre consertar e comprar outro controle",
    asks: [
      "consertar controle comprar",
      "consertar ou trocar controle",
      "arrumar controle comprar",
      "conserto controle compensa",
      "vale pena consertar controle",
      "compensa consertar controle",
      "consertar controle comprar outro",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Comprar outro controle, na maioria dos casos: ele custa pouco perto da mão de obra do conserto. Consertar compensa quando é só pilha, contato oxidado ou botão gasto, ou quando o modelo não se acha mais. Antes, troque a pilha e teste um segundo controle; com a foto do seu, frente e verso, passamos o valor.",
        "Entre consertar o controle e comprar outro, compre: controle que caiu, molhou ou falha com pilha nova raramente paga o conserto. Conserte se o problema é a mola da pilha ou a capa. O novo só abre depois de cadastrado na central; a foto do antigo diz qual serve e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste antes de comprar", "Veja se o defeito é mesmo do controle"],
        slots: [["Dois minutos evitam a compra errada.", "Confira nesta ordem."]],
        steps: [
          "Ponha pilha nova do mesmo código, no lado certo.",
          "Veja se a luz acende firme ao apertar.",
          "Teste outro controle cadastrado: se ele também falha, o caso é do receptor.",
          "Se só o seu falha, com luz firme, tente o recadastro; sem efeito, compre outro.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual controle comprar", "Original ou compatível"],
        slots: [
          [
            "Frequência e código têm de ser os da central: original em código rolante, compatível em código fixo.",
            "O novo precisa falar o código da central; a embalagem cita a linha.",
          ],
          [
            "Controle perdido se apaga da memória, antes de gravar o novo.",
            "Ao gravar o novo, aproveite para apagar o que sumiu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a capinha?",
        answers: ["Dá, se a placa é do mesmo modelo. É a saída quando só o botão rasgou."],
      },
      {
        question: "Vocês gravam o controle que eu comprei?",
        answers: ["Gravamos, se ele combina com a central. Em casa, a visita parte de {price.preventive}, sem peças."],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "senha-ou-controle-no-social",
    broader: "controle-de-acesso",
    label: "Senha ou controle no portão social",
    phrase: "a escolha entre senha e controle no portão social",
    asks: [
      "senha controle social",
      "senha controle portão social",
      "senha ou controle",
      "teclado senha ou controle",
      "tag ou senha portão social",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Senha, no portão social: ninguém precisa levar nada, e a de visita se apaga depois. Controle, para quem já o leva no bolso ou abre de longe. O teclado externo liga na fechadura elétrica e convive com o controle; a foto do portão e da fechadura diz se atendemos e o valor.",
        "Entre senha e controle no portão social, a senha ganha em casa com filhos, diarista e visitas; o controle, em quem tem dificuldade com teclado ou chega de carro. Os dois comandam a mesma fechadura elétrica, e dá para ter ambos. Troque a senha quando alguém sai da casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Senha e controle lado a lado", "O que muda no dia a dia"],
        slots: [["Pense em quem entra e por quanto tempo.", "Compare pelo uso da casa."]],
        bullets: [
          "Perda: o controle some; a senha vaza",
          "Visita: a senha provisória se apaga; o controle precisa voltar",
          "Chuva e sol: o teclado tem de ser próprio para área externa",
          "Falta de luz: nos dois, a fechadura abre pela chave ou com bateria",
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa ter", "Antes de instalar"],
        slots: [
          [
            "Fechadura elétrica em ordem, mola que feche a folha e cabo até o teclado.",
            "Sem fechadura elétrica, nem senha nem controle abrem: ela vem primeiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A senha pode abrir a garagem também?",
        answers: ["Pode, ligada na entrada de botoeira do motor, com fotocélula instalada."],
      },
      {
        question: "Quantas senhas dá para cadastrar?",
        answers: ["Depende do teclado; os comuns guardam dezenas ou mais. Está na ficha."],
      },
    ],
    photo: "fotos do portão social, da fechadura e do interfone",
  },
  {
    id: "pintor-ou-serralheiro",
    broader: "ferrugem",
    label: "Pintor ou serralheiro no portão enferrujado",
    phrase: "quem chamar para o portão enferrujado",
    asks: [
      "pintor serralheiro",
      "pintar ou serralheiro enferrujado",
      "pintor ou serralheiro portão",
      "serralheiro pintor enferrujado",
      "ferrugem pintor serralheiro",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Serralheiro primeiro, se há furo, solda aberta ou base mole; pintor, se a ferrugem é só na superfície e a chapa está firme. Com motor no portão, nenhum dos dois trabalha com ele ligado. Nós não pintamos nem soldamos a folha: antes e depois, regulamos o motor, a partir de {price.preventive} em casa, sem peças.",
        "Para portão enferrujado, o pintor resolve mancha e bolha na tinta; o serralheiro, furo e ferro comido perto de roldana, dobradiça ou suporte. Mande a foto da base e das soldas: dizemos qual dos dois, sem custo. O acerto do motor depois da obra é conosco, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber qual dos dois", "Superfície ou estrutura"],
        slots: [["Olhe com o portão parado e o disjuntor desligado.", "O exame é visual, com o disjuntor desligado."]],
        bullets: [
          "Mancha, pó e bolha de tinta: pintor",
          "Furo, chapa que afunda ou solda trincada: serralheiro",
          "Ferrugem junto de roldana, dobradiça, cabo ou suporte do motor: pare de usar e mande foto",
        ],
      },
      {
        about: "care",
        headings: ["O motor durante a obra", "Proteja o conjunto"],
        slots: [
          [
            "A solda se faz com a placa do motor desligada dos fios; a tinta não cobre trilho, cabo, lente nem cremalheira.",
            "Na pintura, cubra trilho, cremalheira, cabos e fotocélula; na solda, desligue a placa.",
          ],
          [
            "Depois, confere-se o peso e o equilíbrio da folha antes de ligar o motor.",
            "Chapa nova e tinta pesam: o equilíbrio do basculante é conferido no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só pintar por cima da ferrugem?",
        answers: [
          "Não: a ferrugem continua por baixo. Lixa-se até o metal, aplica-se fundo antiferrugem e só então a tinta.",
        ],
      },
      {
        question: "Portão furado de ferrugem aguenta motor?",
        answers: ["Se o furo é longe da fixação, o reparo basta; na base toda, compare com folha nova."],
      },
    ],
    photo: "fotos dos pontos com ferrugem, das soldas, da base e do portão inteiro",
  },
  {
    id: "soldar-ou-trocar-dobradica",
    broader: "dobradica",
    label: "Soldar ou trocar a dobradiça",
    phrase: "a escolha entre soldar e trocar a dobradiça",
    asks: [
      "consertar trocar dobradiça",
      "arrumar trocar dobradiça",
      "dobradiça soldar nova",
      "compensa soldar dobradiça",
      "vale pena soldar dobradiça",
      "consertar dobradiça comprar",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Trocar, se o pino ou a bucha tem folga, o corpo trincou ou a folha já caiu; soldar basta quando só o cordão abriu e a dobradiça está boa. Nos dois casos a folha é escorada e a placa do motor, desligada. A foto da trinca diz se fazemos ou se é do serralheiro; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Entre soldar e trocar a dobradiça do portão, troque a gasta e solde a solta: solda não tira folga de pino. Dobradiça com folga faz a ponta cair e força o motor. Não abra o portão com ela solta; mande a foto, e dizemos sem custo quem precisa ir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Gasta ou solta: como ver", "O sinal de cada caso"],
        slots: [
          [
            "Folha que cai na ponta, range e tem pó de ferro no pino está com dobradiça gasta.",
            "Pino frouxo e pó de ferro indicam desgaste; risco na tinta junto ao cordão indica solda aberta.",
          ],
          [
            "Se é a coluna que cede, nem solda nem dobradiça nova resolvem sem reforço.",
            "Olhe também a coluna: se ela inclina, o reforço vem antes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto a folha está solta", "Não force a dobradiça"],
        slots: [
          [
            "Desligue o disjuntor, afaste as pessoas e não acione: a folha pode tombar.",
            "Deixe o portão parado, com o disjuntor desligado, até a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troca-se uma dobradiça ou todas?",
        answers: ["Em geral o par da folha, porque gastam juntas; uma nova com outra frouxa desalinha."],
      },
      {
        question: "Dobradiça com rolamento compensa?",
        answers: ["Compensa em folha pesada ou com motor: gira leve e gasta menos."],
      },
    ],
    photo: "fotos da dobradiça, da trinca, da coluna e do portão inteiro",
  },
  {
    id: "hdl-ou-agl",
    broader: "fechadura",
    label: "Fechadura ou interfone HDL, AGL ou Intelbras",
    phrase: "a escolha entre HDL, AGL e Intelbras",
    asks: [
      "hdl agl",
      "fechadura hdl agl",
      "hdl intelbras",
      "interfone hdl intelbras",
      "fechadura hdl intelbras",
      "interfone agl hdl",
      "interfone agl intelbras",
      "vídeo porteiro hdl intelbras",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre fechadura HDL ou AGL, escolha HDL se o interfone da casa já é dela e AGL se você quer fechadura e motor da mesma marca; para vídeo e aplicativo, o interfone Intelbras leva vantagem. As três trabalham em geral com 12 V, e a tensão igual permite misturar marcas.",
        "HDL, AGL ou Intelbras: nenhuma é melhor em tudo. HDL atende bem quem repõe interfone simples e fechadura comum, AGL reúne fechadura elétrica e motor, e Intelbras tem mais vídeo porteiro e câmera. Compare a tensão, quase sempre 12 V, porque com ela igual uma funciona com a outra.",
        "Na comparação de interfone Intelbras ou HDL e de fechadura HDL ou AGL, decide o que já existe na casa: repor a mesma marca aproveita cabo e suporte. Para vídeo no celular, Intelbras; para voz simples, HDL; para fechadura junto com o motor, AGL, todas em geral de 12 V.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar antes da marca", "Tensão, lado e saídas"],
        slots: [
          [
            "A marca vem depois destes pontos, que fazem a peça servir ou não no seu portão. Eles estão na etiqueta e na embalagem.",
            "Confira isto antes de escolher entre as três, porque uma fechadura do lado errado não fecha. A ficha de cada uma informa.",
            "O que faz a compra dar certo é o encaixe, e não o nome na caixa. Veja item por item na embalagem.",
          ],
        ],
        bullets: [
          "Tensão da fechadura e do interfone, em geral 12 V",
          "Lado em que a folha abre, e se é de sobrepor ou embutir",
          "Número de saídas: uma para o social, outra para a garagem",
          "Resistência à chuva da peça de fora",
          "Facilidade de achar peça e garantia",
        ],
      },
      {
        about: "what",
        headings: ["Em que cada marca se destaca", "HDL, AGL e Intelbras lado a lado"],
        slots: [
          [
            "A HDL é tradicional em porteiro eletrônico e fechadura elétrica, com peça de reposição comum. A AGL faz fechaduras e também motores de portão, e a Intelbras tem a linha mais larga de vídeo, câmera e controle de acesso.",
            "Porteiro de voz e fechadura são o forte da HDL, fácil de repor. Na AGL, a mesma marca traz fechadura elétrica e automatizador; na Intelbras, o destaque é vídeo porteiro e integração com câmeras.",
            "Quem repõe um interfone antigo costuma encontrar HDL; quem quer fechadura e motor iguais, AGL. A Intelbras cobre vídeo, acesso e câmeras num só aplicativo em vários modelos.",
          ],
          [
            "No preço, a fechadura de sobrepor é a mais barata nas três, e o vídeo porteiro, o mais caro. Entre marcas a diferença é menor que entre modelo com e sem imagem.",
            "A imagem pesa mais no valor que o nome: voz sai em conta, vídeo custa mais. Fechaduras elétricas de sobrepor ficam próximas entre uma marca e outra.",
            "Fechadura simples fica na base, porteiro de voz no meio e vídeo no topo, qualquer que seja o fabricante. Passar de voz a vídeo muda o valor mais que mudar de marca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Aproveitar o que já existe", "Cabo e fechadura atuais"],
        slots: [
          [
            "Na troca do interfone, fechadura da mesma tensão e cabo em bom estado costumam ficar. Vídeo pode pedir mais fios que a voz, e o técnico testa o cabo antes.",
            "Fechadura de 12 V e fiação boa geralmente servem à marca nova. Ao passar de voz para vídeo, conte os fios, porque pode faltar um par.",
            "O cabo antigo serve se está inteiro e tem fios bastantes, e a fechadura, se a voltagem combina. Teste de continuidade antes da compra evita surpresa com o vídeo.",
          ],
          [
            "Só alinhar a folha e regular a fechadura, sem trocar nada, custa em casa a partir de {price.preventive}, sem peças. Muita fechadura dada como ruim está apenas fora do batente.",
            "Fechadura que não tranca pode estar só desalinhada, e o acerto em residência parte de {price.preventive}, fora peças. Vale conferir isso antes de trocar de marca.",
            "Antes de comprar outra, veja se a atual não está torta no batente. O ajuste em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar fechadura de uma marca com interfone de outra?",
        answers: [
          "Pode, se a tensão e a corrente combinam, em geral 12 V. Os dois valores estão na etiqueta de cada um.",
          "Sim, marcas diferentes funcionam juntas quando a saída do interfone dá a voltagem e a corrente que a fechadura pede.",
        ],
      },
      {
        question: "O interfone abre o portão da garagem?",
        answers: [
          "Abre, se tem uma saída de contato livre ligada à entrada de botoeira do motor, de qualquer marca. Com uma saída só, usa-se um relé.",
          "Com segunda saída ou relé, sim, porque a central recebe um toque como o do botão de parede. O motor pode ser de outra marca.",
        ],
      },
      {
        question: "A fechadura elétrica abre sem luz?",
        answers: [
          "Abre pela chave, do lado de fora, e por dentro nas que têm botão mecânico. O comando do interfone para, a menos que a fonte tenha bateria.",
          "Sem energia, use a chave que vem com ela. Só uma fonte com bateria mantém o interfone destrancando.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Trocar a fechadura por outra igual, com a folha alinhada, leva até {trade.smallRepair}. Interfone com cabo novo pode ocupar meio dia.",
          "Uma fechadura do mesmo padrão fica pronta em até {trade.smallRepair}. Solda no batente ou fiação nova aumentam o prazo.",
        ],
      },
    ],
    photo: "fotos da fechadura, do interfone por fora e por dentro e do portão",
  },
];
