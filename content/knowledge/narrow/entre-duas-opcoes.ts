import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const shops = ["comércio", "loja", "empresa", "padaria", "oficina", "mercado", "galpão"];

/** Titles that want a verdict: the safer, the dearer, one kind of gate or the other, a longer warranty or ours. */
export const entreDuasOpcoes: NarrowConcept[] = [
  {
    id: "tag-ou-controle-mais-seguro",
    broader: "tag-veicular",
    label: "Tag ou controle: qual é mais seguro",
    phrase: "a segurança da tag e do controle",
    asks: [
      ...combine(
        ["tag controle", "tag ou controle", "tag ou controle remoto", "tag veicular ou controle", "controle ou tag"],
        [
          ...[
            "mais seguro",
            "qual mais seguro",
            "mais segura",
            "segurança",
            "condomínio mais seguro",
            "prédio mais seguro",
          ],
          ...["condomínio qual mais seguro", "portão condomínio qual mais seguro", "qual clona", "mais difícil clonar"],
        ],
      ),
      "tag mais segura controle",
      "tag é mais segura que controle",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em geral, a tag com cadastro por carro é mais segura, porque se bloqueia uma sem mexer nas outras e fica o registro da entrada; o controle só se aproxima disso com código rolante e cadastro individual. Nenhum dos dois impede o carona, que entra atrás.",
        "Mais segura costuma ser a tag: fica no carro, tem número próprio e sai do cadastro na hora. Controle de código fixo se copia com facilidade; o de código rolante, cadastrado um a um, chega perto. Contra o carona, que entra colado no carro da frente, só eclusa, câmera ou porteiro.",
        "A tag ganha em segurança se cada uma tem cadastro e há registro de entrada; perde a vantagem se o modelo é simples, que também se copia. Controle, só de código rolante e com lista de quem tem. Carro roubado entra com os dois até o bloqueio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag e controle, risco por risco", "Onde cada um falha"],
        slots: [
          [
            "Compare pelo que costuma acontecer na garagem, e não pelo aparelho.",
            "Cada risco pede uma resposta diferente.",
          ],
        ],
        bullets: [
          "Cópia: controle de código fixo e tag simples se copiam; código rolante e tag protegida, não do jeito comum",
          "Perda: o controle some da bolsa; a tag vai com o carro",
          "Empréstimo: o controle passa de mão em mão; a tag vai junto com o carro emprestado",
          "Carona: os dois abrem para o carro de trás; quem segura é eclusa, câmera ou porteiro",
        ],
      },
      {
        about: "check",
        headings: ["Regras que valem mais que o aparelho", "O que o síndico combina"],
        slots: [
          [
            "Sem cadastro em dia, a melhor tag vira chave de todo mundo.",
            "A segurança está na lista de quem entra, conferida sempre.",
          ],
        ],
        steps: [
          "Uma tag ou um controle por vaga, com nome e placa na lista.",
          "Bloqueio no mesmo dia em caso de roubo, perda ou mudança.",
          "Conferência da lista duas vezes por ano, apagando o que sobrou.",
          "Portão que fecha logo depois do carro, com fotocélula testada.",
        ],
      },
      {
        about: "cost",
        headings: ["O custo de cada um", "Quanto pesa a troca"],
        slots: [
          [
            "Na tag paga-se leitor e antena por entrada, e pouco por carro; no controle, um aparelho por morador.",
            "Leitor e antena são a parte cara da tag; trocar controles por código rolante pode pedir receptor novo.",
          ],
          [
            "O motor fica o mesmo nos dois casos, e o orçamento sai por foto da entrada e número de carros.",
            "Não se troca o motor por isso; fotos da entrada e o número de carros dão o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tag de carro pode ser clonada?",
        answers: [
          "Pode, se for de modelo simples, que só transmite um número. Pergunte ao fornecedor se a tag tem proteção contra cópia.",
          "A simples, sim; as protegidas dificultam muito. Isso se pergunta antes de comprar o leitor.",
        ],
      },
      {
        question: "Roubaram um carro do condomínio com a tag. O que fazer?",
        answers: [
          "Bloqueie a tag e os controles daquela vaga na mesma hora e avise a portaria da placa.",
          "Bloqueio imediato no cadastro, aviso à portaria e troca do que estava no carro.",
        ],
      },
      {
        question: "Dá para usar tag e controle juntos?",
        answers: [
          "Dá: o leitor comanda a mesma central, e os controles cadastrados seguem valendo para moto e visitante.",
          "Sim, mas cada controle mantido é mais uma chave na lista.",
        ],
      },
    ],
    photo: "fotos da entrada, do motor e do controle atual, com o número de carros",
  },
  {
    id: "controle-original-ou-generico-preco",
    broader: "controle",
    label: "Preço do controle original e do genérico",
    phrase: "o preço do controle original e do genérico",
    asks: [
      ...combine(
        ["preço", "quanto custa", "valor", "diferença preço", "mais barato"],
        [
          ...["controle original genérico", "controle original ou genérico", "controle [marca] original genérico"],
          ...["controle [marca] original ou genérico", "controle original paralelo", "controle original compatível"],
          ...["controle portão original genérico", "controle [marca] original paralelo", "controle original similar"],
          ...["controle [marca] original compatível", "controle remoto original genérico"],
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O controle original custa mais que o genérico: em código fixo, o genérico compatível resolve por menos; em código rolante, prefira o original. O valor dos dois sai pela foto do seu, frente e verso, e a gravação na central soma se precisar de visita.",
        "Entre original e genérico, o genérico sai mais barato e basta em código fixo, na mesma frequência; em código rolante, o original evita comprar duas vezes. Mande a foto do controle, frente e verso, e dizemos o preço de cada um.",
        "O mais caro é o original, e o genérico só é economia se repete o código e a frequência da sua central. Pela foto do controle, frente e verso, passamos os dois valores; gravar é à parte quando exige visita, a partir de {price.preventive} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o genérico basta", "Qual dos dois comprar"],
        slots: [["O tipo de código decide antes do preço.", "Veja primeiro que código a sua central usa."]],
        bullets: [
          "Código fixo, com chavinhas ou de copiar: o genérico da mesma frequência serve",
          "Código rolante: o original, ou um que cite na embalagem a linha da sua central",
          "Placa já trocada: vale a marca da placa de hoje, e não a do motor",
          "Vários controles: às vezes um receptor novo com os controles dele sai mais em conta",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "O que entra na conta"],
        slots: [
          [
            "Mudam o valor o tipo de código, o número de botões e quantos você leva.",
            "Pesam a linha da central, o número de botões e a quantidade.",
          ],
          [
            "Genérico de capa frouxa e alcance curto é o barato que se compra duas vezes.",
            "Confira no genérico o alcance, a pilha que usa e a homologação da Anatel.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o meu controle é de código fixo ou rolante?",
        answers: [
          "Chavinhas dentro do controle indicam código fixo; a embalagem ou o manual que fala em código rolante, ou rolling code, indica o outro.",
          "Olhe o manual ou a embalagem. Na dúvida, a foto do controle aberto mostra.",
        ],
      },
      {
        question: "Controle genérico estraga a central?",
        answers: [
          "Não: se não for compatível, a central só ignora o sinal.",
          "Não há esse risco; o que se perde é o valor do controle.",
        ],
      },
      {
        question: "Quem grava o controle novo?",
        answers: [
          "Depende da central: com receptor externo, muitas vezes você mesmo; sob a tampa do motor, o técnico.",
          "Se o botão de gravar fica dentro do motor, é serviço de técnico, porque ali há tensão da rede.",
        ],
      },
    ],
    photo: "fotos do controle que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "enrolar-ou-deslizante-no-comercio",
    broader: "comercio",
    label: "Porta de enrolar ou portão deslizante no comércio",
    phrase: "a escolha entre porta de enrolar e portão deslizante",
    asks: [
      ...combine(
        [
          ...["porta enrolar ou portão deslizante", "porta enrolar automática ou portão deslizante"],
          ...["porta enrolar ou portão correr", "porta aço ou portão correr", "portão correr ou porta enrolar"],
          ...["portão deslizante ou porta enrolar", "porta enrolar ou deslizante", "enrolar ou correr"],
        ],
        shops,
      ),
      "porta enrolar automática ou portão deslizante",
      "porta enrolar ou portão correr",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Fachada na calçada, sem parede lateral livre: porta de enrolar. Pátio, vão largo ou veículos o dia todo: portão deslizante, que aguenta mais aberturas e se conserta mais fácil. A troca do motor deslizante fica de {price.homeSwap} em folha leve e de {price.heavySwap} em folha pesada.",
        "O que decide é o espaço e o uso: porta de enrolar some acima do vão e fecha a vitrine uma ou duas vezes por dia; deslizante pede parede ao lado e serve à entrada de carros. A troca do motor deslizante fica de {price.homeSwap}, ou de {price.heavySwap} em folha pesada.",
        "Para fechar vitrine, porta de enrolar; para entrada de veículos, deslizante. A primeira precisa de altura acima do vão; o segundo, de parede lateral um pouco maior que a folha e piso para o trilho. O motor dos dois se orça por foto e medida, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Uso por dia e largura do vão", "Compare pelo seu uso"],
        slots: [["Se o espaço aceita os dois, decide o uso.", "Cabendo os dois, pese o movimento e a largura."]],
        bullets: [
          "Uso: enrolar comum, poucas vezes por dia; deslizante, muitas, com motor para isso",
          "Vão largo: o deslizante passa de 6 m numa folha; a porta de enrolar larga pede lâmina e eixo reforçados",
          "Vitrine: a de enrolar cobre tudo, ou deixa ver, com lâmina vazada",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "O que cada um exige"],
        slots: [
          [
            "A porta de enrolar desce sobre a passagem: só com sensor na base ou alguém olhando.",
            "Na de enrolar, ninguém passa com a cortina em movimento, e o comando fica à vista dela.",
          ],
          [
            "O deslizante pede fotocélula, batente nas pontas e guia que não deixe a folha tombar.",
            "No de correr, batente firme e guia superior evitam a queda da folha; fotocélula, o esmagamento.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Falta de energia e conserto", "Se a luz cai ou algo quebra"],
        slots: [
          [
            "Sem luz, a de enrolar sobe pela corrente manual ou com nobreak; o deslizante se destrava com a chave e anda na mão.",
            "Na falta de energia, o deslizante anda na mão, destravado; a de enrolar depende da corrente ou do nobreak.",
          ],
          [
            "Se a porta de enrolar é a única entrada, preveja como abri-la por fora.",
            "Loja com uma porta só precisa de abertura de emergência por fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois é mais barato?",
        answers: [
          "Depende do vão: em abertura estreita de loja, em geral a de enrolar; em entrada larga de veículos, o deslizante. O motor vem por foto.",
          "Compare o conjunto: porta ou folha, com quem fabrica, e o motor, conosco, por foto e medida.",
        ],
      },
      {
        question: "Qual é mais difícil de arrombar?",
        answers: [
          "A de enrolar fechada com trava na última lâmina resiste bem; o deslizante precisa de batente e guia que não deixem levantar a folha.",
          "Nenhum, sem trava: lâmina presa embaixo na de enrolar, e encaixe no batente no deslizante.",
        ],
      },
      {
        question: "Vocês fornecem a porta ou o portão?",
        answers: [
          "Fornecemos o motor e a automação; porta de enrolar e folha são de quem as fabrica.",
          "O motor, os sensores e a instalação, sim. A porta ou a folha é do fabricante ou do serralheiro.",
        ],
      },
    ],
    photo: "fotos da fachada por fora e por dentro, com a largura e a altura do vão e quantas vezes abre por dia",
  },
  {
    id: "evitar-formiga-na-placa",
    broader: "placa",
    label: "Como evitar formiga na placa",
    phrase: "como evitar formiga na placa do portão",
    asks: [
      ...combine(
        [
          "formiga placa",
          "formiga placa portão",
          "formiga motor portão",
          "formiga central",
          "formigas portão",
          "inseto placa",
        ],
        [
          ...["evitar", "como evitar", "prevenir", "como impedir", "espantar", "proteger", "acabar", "não entrar"],
          ...["vedar", "como proteger", "como acabar"],
        ],
      ),
      "evitar formiga motor portão",
      "proteger placa portão formiga",
      "formigueiro motor portão evitar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar formiga na placa, feche por onde ela entra: prensa-cabo ou massa de vedação na boca do eletroduto, borracha da tampa inteira e nada de canteiro encostado no motor. A vedação junto da placa é do técnico, na visita a partir de {price.preventive} em casa, sem peças.",
        "O que impede a formiga é vedar a caixa do motor: eletroduto fechado com massa, cabo com prensa-cabo, tampa com borracha boa. Por fora, isca longe do motor; veneno líquido na placa, nunca. A vedação por dentro entra na revisão, a partir de {price.preventive}, sem peças.",
        "Formiga entra na placa pelo eletroduto e pela fresta da tampa: fechados os dois, ela procura outro lugar. Mantenha mato e vaso longe do motor e isca na trilha delas; dentro da caixa, quem veda e limpa é o técnico, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você faz por fora", "Prevenção sem abrir o motor"],
        slots: [
          ["Nada aqui pede abrir a tampa nem mexer em fio.", "Tudo se faz do lado de fora, com a tampa fechada."],
        ],
        steps: [
          "Siga a trilha das formigas até achar por onde entram.",
          "Afaste vaso, mato e folha seca do motor.",
          "Ponha isca na trilha, longe do motor, fora do alcance de crianças e animais.",
          "Veja se a tampa fecha por igual e se falta parafuso.",
          "Olhe de novo depois de chuva forte, quando elas sobem.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico veda", "A vedação por dentro"],
        slots: [
          [
            "Com a energia cortada, ele limpa a placa, fecha o eletroduto com massa e põe prensa-cabo onde falta.",
            "O técnico fecha a boca do eletroduto, troca a borracha da tampa e limpa o que elas deixaram.",
          ],
          [
            "O furo de dreno fica livre: se for tampado, a água não sai, e a placa oxida.",
            "Não se tapa o dreno da carcaça; tela fina deixa a água sair e segura o inseto.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que elas já entraram", "Quando a prevenção chegou tarde"],
        slots: [
          [
            "Portão que abre sozinho, só anda num sentido ou estala sem andar pode ter formiga no relé.",
            "Terra fina na tampa e falha que vai e volta são sinal de formigueiro na caixa.",
          ],
          [
            "Nesse caso, desligue o disjuntor e peça a limpeza: ligada, a placa entra em curto.",
            "Desligue o disjuntor e deixe assim até a limpeza, para salvar a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar inseticida no motor do portão?",
        answers: [
          "Dentro, não, nem desligado: o líquido fica na placa e dá curto quando a energia volta. Use isca, por fora.",
          "Na caixa da placa, nunca. Do lado de fora, prefira isca longe do motor.",
        ],
      },
      {
        question: "Naftalina, talco ou canela espantam formiga da placa?",
        answers: [
          "Não é boa ideia: o produto suja e pode oxidar os contatos. O que resolve é fechar a entrada.",
          "Dentro da caixa, não ponha nada: pó junta umidade. Vede o eletroduto.",
        ],
      },
      {
        question: "De quanto em quanto tempo conferir a vedação?",
        answers: [
          "Na revisão, {visits.home}; com jardim ao lado, olhe por fora a cada dois ou três meses.",
          "Uma olhada por fora a cada estação e a vedação por dentro na revisão, {visits.home}.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da entrada dos cabos e da trilha das formigas",
  },
  {
    id: "garantia-de-dois-anos-ou-mais",
    broader: "garantia",
    label: "Garantia de 2 anos ou mais",
    phrase: "a garantia de 2 anos ou mais",
    asks: [
      ...combine(
        ["garantia 2 anos", "garantia dois anos", "garantia 24 meses", "2 anos garantia"],
        [
          ...["portão", "motor", "instalação", "motor portão", "portão automático", "portão eletrônico instalação"],
          ...["instalação portão", "conserto", "portão eletrônico", "instalação motor"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O prazo que damos é de {warranty.motor} no motor e {warranty.installation} na instalação, por escrito, e só esse. Em oferta de 2 anos ou mais, veja se o prazo cobre também a placa, a mão de obra e a visita. O kit basculante instalado parte de {price.lowest}.",
        "A garantia aqui é uma só: {warranty.motor} no motor e {warranty.installation} no serviço, escritos na nota; não prometemos outro prazo. O de 2 anos ou mais de outra loja vale se disser o que cobre, quem paga a ida do técnico e se inclui a placa; compare com o kit basculante instalado, a partir de {price.lowest}.",
        "Damos {warranty.motor} de garantia no motor e {warranty.installation} na instalação, e nenhum prazo além desses. Há fabricante que dá mais em parte do motor: leia no termo se entram placa, controle e mão de obra. Kit basculante instalado, a partir de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar em oferta de prazo longo", "Leia isto antes de comparar anos"],
        slots: [
          [
            "O número de anos é só a primeira linha do termo.",
            "Prazo longo com muitas exceções protege menos que um curto e claro.",
          ],
        ],
        bullets: [
          "Se vale para o motor inteiro ou só para a parte mecânica",
          "Se a placa e os controles têm o mesmo prazo",
          "Quem paga a visita, a retirada e a mão de obra",
          "Se exige revisão paga para não perder o direito",
          "Se o prazo está na nota ou só no anúncio",
        ],
      },
      {
        about: "what",
        headings: ["O que a nossa garantia cobre", "Motor e serviço: o que está coberto"],
        slots: [
          [
            "No motor, defeito de fabricação; na instalação, fixação, ligação e regulagem feitas por nós.",
            "Defeito de fábrica é da garantia do motor; suporte, ligação e ajuste, da do serviço.",
          ],
          [
            "Raio, água, batida e mexida de terceiros costumam ficar de fora, aqui e nas outras.",
            "Surto da rede, alagamento e colisão costumam não entrar em nenhuma garantia.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como o motor passa dos 2 anos sem defeito", "O que vale mais que o prazo"],
        slots: [
          [
            "Folha leve, motor com folga sobre o peso, aterramento e protetor de surto evitam a maior parte das queimas.",
            "O motor dura de {trade.life} em casa quando a folha anda leve e a elétrica tem terra e protetor.",
          ],
          [
            "A revisão {visits.home} acha a folga antes de ela virar quebra.",
            "A revisão, {visits.home}, custa menos que a peça que ela salva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem garantia estendida?",
        answers: [
          "Não vendemos prazo estendido; o que prolonga a vida do motor é a revisão {visits.home}.",
          "Não. São {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      },
      {
        question: "A garantia conta da compra ou da instalação?",
        answers: [
          "Da data da nota; por isso vale pedir a nota no dia em que o motor é instalado.",
          "Conta da nota. Guarde uma foto dela e da etiqueta.",
        ],
      },
      {
        question: "A garantia de fábrica soma com a de vocês?",
        answers: [
          "Não se somam: a do motor é uma, a do serviço é outra, e cada uma cobre a sua parte.",
          "Em geral não: são coberturas diferentes, do aparelho e da instalação.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e onde fica o ponto de energia",
  },
];
