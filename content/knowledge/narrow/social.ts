import type { KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Of a gate for people on foot, in a house or in a building. */
const mendingSections: KnowledgeSection[] = [
  {
    about: "signs",
    headings: ["O que o portão social está dizendo", "Do sintoma à peça"],
    slots: [["O jeito como ele falha indica a peça.", "Repare no que acontece ao fechar."]],
    bullets: [
      "Raspa no piso: dobradiça, solda ou coluna cedida",
      "Bate forte ou não encosta: mola aérea desregulada ou vazando",
      "Fecha e não tranca: folha caída ou trinco gasto",
      "Interfone faz barulho e não abre: fonte, fio ou bobina da fechadura",
      "Eletroímã solta com empurrão: fonte fraca ou chapa desalinhada",
    ],
  },
  {
    about: "visit",
    headings: ["O que é nosso e o que é do serralheiro", "Como o conserto é feito"],
    slots: [
      [
        "Fechadura, mola, eletroímã, dobradiça, motor e ligação com o interfone são conosco.",
        "Cuidamos de dobradiça, mola, fechadura, eletroímã e da ligação com o interfone.",
      ],
      [
        "Quadro torto, barra podre e folha nova são do serralheiro; a foto diz antes.",
        "Se o quadro cedeu, o serralheiro vem primeiro, e a foto mostra isso antes da visita.",
      ],
    ],
  },
];

export const social: NarrowConcept[] = [
  {
    id: "social-com-eletroima-orcamento",
    broader: "social",
    label: "Portão social automático com eletroímã: orçamento",
    phrase: "o orçamento do portão social com eletroímã",
    asks: [
      "orçamento portão social trava magnética ímã",
      "orçamento eletroímã fonte bateria social",
      ...combine(
        ["automatização portão social", "automatizar portão social", "portão social automático", "portão social"],
        ["eletroímã", "fechadura eletroímã", "fechadura eletromagnética", "fechadura magnética"],
        ["", "orçamento", "preço", "quanto custa", "valor"],
      ),
      "automatização social eletroímã orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento da automatização de portão social com fechadura eletroímã sai por foto e soma ímã com chapa, fonte com bateria, acesso, botão de saída e mola que fecha a folha. O preço varia mais com o tipo de acesso e a distância do cabo, e motor quase nunca é preciso.",
        "Para o orçamento de portão social com fechadura eletroímã bastam fotos, e o preço junta cinco itens: ímã e chapa, fonte com bateria, interfone ou leitor, botão de saída e mola. Na automatização, o acesso e os metros de cabo pesam mais, e em geral não se usa motor.",
        "Um orçamento de automatização de portão social com fechadura eletroímã é feito por foto, somando ímã, fonte com bateria, forma de acesso, botão de saída e mola aérea. O preço depende sobretudo do acesso escolhido e do comprimento do cabo, sem motor na maioria dos casos.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Os itens e o que muda o valor"],
        slots: [
          [
            "Cada item vem em linha própria, com peça e mão de obra, e o que já existe em bom estado se aproveita. O tipo de acesso é a linha que mais varia.",
            "Interfone e cabo que estejam bons ficam e saem da conta. Os demais itens são listados um a um, e o acesso é o que mais muda o total.",
            "O valor se forma item por item, descontado o que você já tem e funciona. Entre todos, o acesso tem a maior diferença de preço.",
          ],
        ],
        bullets: [
          "Eletroímã e chapa: o de 150 kg custa menos que o de 300 kg, próprio para folha maior",
          "Fonte de 12 V com bateria, do lado de dentro",
          "Acesso: controle ou senha costuma sair por menos que digital ou vídeo",
          "Botão de saída por dentro",
          "Mola aérea, conforme o peso da folha",
          "Cabo, alinhamento da folha e instalação",
        ],
      },
      {
        about: "what",
        headings: ["Como o portão abre e fecha", "Do toque no interfone ao portão fechado"],
        slots: [
          [
            "O ímã segura a folha enquanto recebe energia. O interfone, o leitor ou o controle corta essa corrente por alguns segundos, e a pessoa empurra o portão com a mão.",
            "Enquanto há corrente, a chapa fica colada no ímã. O comando do interfone, da senha ou do controle solta por segundos, tempo de empurrar a folha.",
            "A energia mantém ímã e chapa unidos. Quando o interfone ou o leitor dá o comando, a força some por instantes e o portão abre com um empurrão.",
          ],
          [
            "Na volta, a mola leva a folha até a chapa encostar por inteiro no ímã. Folha torta ou caída precisa de acerto antes, porque uma fresta já tira boa parte da força.",
            "Quem fecha é a mola, e a chapa tem de tocar o ímã em toda a face. Dobradiça caída deixa fresta e perde força, por isso a folha é alinhada primeiro.",
            "Depois da passagem, a mola traz a folha e a chapa cola de novo. O encosto precisa ser completo: portão desalinhado deixa vão, segura menos e pede ajuste antes do ímã.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Eletroímã na falta de luz", "O que pensar antes de escolher o ímã"],
        slots: [
          [
            "Sem energia, o eletroímã segura só enquanto durar a bateria, e depois o portão fica solto. Em casa de frente para a rua, compare com a fechadura elétrica de trinco, que continua trancada no apagão.",
            "A bateria mantém o portão fechado por um tempo; quando acaba, o ímã larga. A fechadura elétrica de trinco continua trancada sem luz, e por isso muita casa de rua a prefere.",
            "Acabou a luz, a bateria assume, e ao fim dela a folha se solta. Quem tem a entrada direto na rua deve pesar a fechadura de trinco, que segue fechada sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o interfone que já tenho?",
        answers: [
          "Em geral sim, com um relé no meio: ele faz a saída de fechadura do interfone cortar a corrente do ímã, que é o contrário do que a fechadura comum pede.",
          "Na maioria dos modelos, dá. Um relé transforma o pulso de abertura em corte de energia, porque o ímã abre quando perde corrente.",
        ],
      },
      {
        question: "O eletroímã pode ficar na chuva?",
        answers: [
          "Só o modelo de uso externo, com cabo vedado. O de uso interno oxida, perde contato entre a chapa e o ímã e segura cada vez menos.",
          "Pode, se for próprio para área externa e tiver a ligação vedada. O comum enferruja na face de contato e perde força.",
        ],
      },
      {
        question: "Eletroímã ou fechadura elétrica, qual é mais barato?",
        answers: [
          "A fechadura elétrica costuma sair por menos, porque dispensa a bateria para ficar trancada. O ímã compensa onde passa muita gente, já que não tem peça de travar que se gaste.",
          "Em geral a de trinco, que não precisa de bateria para segurar o portão. O eletroímã vale mais em entrada movimentada, por não ter lingueta que desgasta.",
        ],
      },
      {
        question: "O portão social com eletroímã precisa de motor?",
        answers: [
          "Quase nunca: a pessoa empurra e a mola fecha. O motor só entra por acessibilidade ou quando a folha é pesada demais para abrir com a mão.",
          "Na maior parte dos casos, não, porque abrir na mão e fechar pela mola basta. Cadeira de rodas ou folha muito pesada justificam o motor.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "conserto-de-portao-social",
    broader: "social",
    label: "Conserto de portão social",
    phrase: "o conserto do portão social",
    asks: [
      ...combine(
        ["portão social", "portão pedestre", "portãozinho"],
        ["conserto", "consertar", "manutenção", "reparo", "arrumar", "quebrado", "quebrou", "defeito"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "No conserto do portão social, acertamos dobradiça, mola aérea, fechadura elétrica, eletroímã e motor, quando há. O ajuste em casa parte de {price.preventive}, sem peças, e a fechadura ou a mola nova sai por foto; folha torta ou quadro podre são do serralheiro.",
      ],
    },
    sections: mendingSections,
    keep: [],
    questions: [
      {
        question: "O portão social pode ficar aberto até o conserto?",
        answers: [
          "Em casa, feche por dentro com corrente ou chave; em prédio, ponha alguém na entrada e mantenha livre a saída de emergência.",
        ],
      },
      {
        question: "A fechadura elétrica tem conserto?",
        answers: ["Alinhamento, fonte e fio, sim; com a bobina queimada, troca-se a peça."],
      },
    ],
    photo: "fotos da folha, das dobradiças, da mola e da fechadura, com um vídeo fechando",
  },
  {
    id: "conserto-de-portao-social-de-predio",
    broader: "social",
    label: "Conserto de portão social de prédio",
    phrase: "o conserto do portão social do prédio",
    asks: combine(
      ["conserto portão social", "manutenção portão social", "consertar portão social", "portão social quebrado"],
      ["prédio", "condomínio", "edifício"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão social de prédio e condomínio {em}: folha, dobradiça, mola aérea, fechadura ou eletroímã e a ligação com o interfone. O valor vem por escrito, para o síndico, pela foto da folha e da trava; só o ajuste em portão de pedestre comum parte de {price.preventive}, sem peças.",
        "O conserto do portão social do prédio começa pela folha e pela mola aérea e termina na trava, no interfone e no botão de saída, porque folha torta derruba qualquer fechadura. O síndico recebe o valor por escrito; o ajuste em portão de pedestre comum parte de {price.preventive}, sem peças.",
      ],
    },
    sections: mendingSections,
    keep: [],
    questions: [
      {
        question: "O prédio fica aberto até o conserto?",
        answers: [
          "Ponha alguém na entrada e mantenha livre a saída de emergência; não tranque por dentro com corrente.",
        ],
      },
      {
        question: "Quem aprova o conserto?",
        answers: [
          "O síndico ou a administradora: o orçamento vai por escrito, com a causa e cada peça em linha separada.",
        ],
      },
    ],
    photo: "fotos da folha, das dobradiças, da mola e da trava, com um vídeo fechando",
  },
  {
    id: "conserto-de-eletroima",
    isAskedByName: true,
    broader: "fechadura",
    label: "Conserto de eletroímã de portão",
    phrase: "o conserto do eletroímã do portão",
    asks: [
      ...combine(
        ["eletroímã", "eletroímã portão", "fechadura eletroímã", "fechadura magnética", "fechadura eletromagnética"],
        ["conserto", "consertar", "manutenção", "quebrado", "parou de funcionar", "com defeito"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos eletroímã de portão de prédio e de comércio {em}. O defeito mais comum é a chapa desalinhada ou a fonte fraca, que se resolvem sem trocar o ímã; queimado, ele é substituído por outro de mesma força. O orçamento é grátis, pela foto da folha, do ímã e da fonte.",
        "Sim, arrumamos eletroímã de portão {em}, na maioria das vezes sem peça nova: a folha volta a encostar inteira, a fonte ou a bateria é trocada, e o botão de saída, testado. Mande fotos do ímã, da chapa e da fonte, e respondemos com o valor por escrito.",
        "O conserto do eletroímã quase sempre é alinhar a chapa, limpar as faces ou trocar a fonte ou a bateria, e não a peça inteira. Até lá, deixe alguém na entrada e não tranque o prédio com corrente. Mande fotos do ímã e da fonte para saber o valor.",
        "Eletroímã com defeito tem conserto no local: conferimos o encosto da folha, a tensão que chega ao ímã, a bateria e o botão de saída. Só com a bobina queimada ele é trocado. Em portão de pedestre comum, o ajuste parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Do sinal ao defeito"],
        slots: [["O jeito como o ímã falha mostra onde procurar.", "Repare no que acontece antes de chamar."]],
        bullets: [
          "Solta com um empurrão: chapa torta, face suja ou fonte fraca",
          "Não segura nada: fonte desligada, fio rompido ou bobina queimada",
          "Não solta: botão, leitor ou interfone que não corta a energia",
          "Solta na falta de luz: bateria vencida",
          "Esquenta ou zumbe: tensão errada na fonte",
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "Do alinhamento à troca"],
        slots: [
          [
            "A folha e a mola vêm primeiro: se o portão não chega inteiro à chapa, ímã nenhum segura.",
            "Antes do ímã se acerta a folha, porque uma fresta de milímetros já tira a força.",
          ],
          [
            "Depois se mede a energia no ímã e se testam bateria, botão de saída e leitor, um por um.",
            "Fonte, bateria, botão e leitor são testados em separado, com a passagem vigiada.",
          ],
          [
            "Se há troca, o novo ímã tem a força do antigo, em geral de 150 kg ou 300 kg, e o mesmo suporte.",
            "O ímã novo repete a força e o suporte do que saiu, para a chapa encostar inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fica a entrada até o conserto?",
        answers: [
          "Com alguém na porta ou com outro fecho que se abra por dentro; nunca corrente que prenda quem está no prédio.",
          "Ponha uma pessoa na entrada e mantenha livre a saída de emergência.",
        ],
      },
      {
        question: "Vale trocar o eletroímã por fechadura elétrica?",
        answers: [
          "Em prédio pequeno, pode valer: ela segue trancada sem luz. Com muita passagem, o ímã dura mais.",
          "Depende do movimento: muita gente, ímã com bateria; poucos moradores, fechadura com chave.",
        ],
      },
      {
        question: "A bateria do eletroímã dura quanto?",
        answers: [
          "Poucos anos. Teste na revisão, cortando a energia da fonte e vendo por quanto tempo o portão segura.",
          "Ela perde carga com o tempo; se o portão solta logo que falta luz, é hora de trocá-la.",
        ],
      },
    ],
    photo: "fotos do ímã, da chapa, da fonte e da folha, por dentro, com um vídeo do portão fechando",
  },
  {
    id: "portao-social-de-vidro",
    isAskedByName: true,
    broader: "social",
    label: "Portão social de vidro",
    phrase: "o portão social de vidro",
    asks: [
      ...combine(
        [
          "portão social vidro",
          "portão vidro social",
          "porta social vidro",
          "portão pedestre vidro",
          "porta vidro entrada",
        ],
        ["", "prédio", "condomínio"],
      ),
      ...combine(["portão vidro prédio", "porta vidro prédio"], ["fechadura", "eletroímã", "automático", "interfone"]),
    ],
    intent: "question",
    answers: {
      repair: [
        "Vidro de portão social quebrado ou trincado quem troca é o vidraceiro, na medida e com os recortes prontos; não use a porta e isole a passagem. Depois, nós reinstalamos a trava e regulamos a mola {em}, para a folha não bater de novo. A foto diz o que falta.",
        "Com o vidro do portão social quebrado, isole a passagem, não mexa nos cacos presos e chame o vidraceiro, que faz a folha de temperado na medida. A trava, a mola e o interfone são conosco: mande fotos para saber o valor do acerto.",
      ],
      any: [
        "No portão social de vidro {em}, instalamos e consertamos a trava e o comando: eletroímã ou fechadura própria para vidro, mola de piso ou aérea, interfone, tag ou senha. A folha de vidro é do vidraceiro, e o vidro temperado não se fura depois de pronto. O valor sai por foto.",
        "Cuidamos da trava do portão social de vidro {em}: em geral é eletroímã preso por suporte, sem furar o temperado, com mola que encosta a folha devagar e botão de saída por dentro. O vidro é com o vidraceiro; fotos da borda e da moldura dão o valor do nosso serviço.",
        "Portão social de vidro usa eletroímã ou fechadura própria para vidro, presos em chapas e suportes, porque o temperado não aceita furo depois de pronto. Nós instalamos a trava, a mola e o comando; a folha é do vidraceiro. Mande fotos da porta e da moldura para o orçamento.",
        "Para a entrada de vidro do prédio, a trava mais usada é o eletroímã com bateria e botão de saída, preso com suporte em U, sem furar o vidro. Vendemos, instalamos e consertamos o conjunto, com proposta por itens para o síndico; a folha é do vidraceiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava serve no vidro", "Eletroímã ou fechadura no vidro"],
        slots: [
          [
            "O eletroímã encosta na chapa sem bater, o que poupa o vidro, e um suporte próprio o prende sem furo.",
            "Com o suporte para vidro, o ímã se fixa na borda da folha e nada é furado.",
          ],
          [
            "Fechadura elétrica só em modelo para vidro, no recorte que já veio de fábrica ou na moldura de alumínio.",
            "Se há moldura de alumínio, a fechadura vai nela; no vidro inteiro, só no recorte que veio pronto.",
          ],
          [
            "A mola fecha devagar e freia no fim: porta de vidro que bate trinca na borda.",
            "A batida na borda é o que quebra o temperado; por isso a mola é regulada para encostar sem pancada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança no vidro", "O que o vidro exige"],
        slots: [
          [
            "Use só temperado ou laminado, com faixa visível para ninguém se chocar com a folha.",
            "Vidro comum não serve em porta; o certo é o temperado ou o laminado, e com sinalização.",
          ],
          [
            "Por dentro, o botão de saída abre sempre, e na falta de luz a bateria segura por um tempo.",
            "Quem está dentro sai pelo botão, sem tag nem senha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vidro trincou. Quem troca?",
        answers: [
          "O vidraceiro, com o vidro na medida e os recortes prontos. Isole a passagem e não use a porta.",
          "A folha nova é com o vidraceiro; depois reinstalamos a trava e regulamos a mola.",
        ],
      },
      {
        question: "Dá para pôr motor na porta de vidro?",
        answers: [
          "Dá, em folha com moldura e com sensor, mas só compensa por acessibilidade; no resto, trava e mola bastam.",
          "Em geral não é preciso: a trava solta, a pessoa empurra e a mola fecha.",
        ],
      },
      {
        question: "O interfone que já existe serve?",
        answers: [
          "Na maioria dos casos, sim, com um relé para o eletroímã. A foto do aparelho confirma.",
          "Em geral serve; a fechadura liga direto, e o ímã, por um relé.",
        ],
      },
    ],
    photo: "fotos da porta de vidro por dentro e por fora, da borda, da moldura e da trava atual",
  },
  {
    id: "social-de-condominio",
    broader: "social",
    label: "Portão social de prédio e condomínio",
    phrase: "o portão social do condomínio",
    asks: [
      ...combine(["portão social", "portão pedestre", "porta social"], ["condomínio", "prédio", "edifício"]),
      ...combine(["automatizar portão social", "portão social automático"], ["condomínio", "prédio"]),
    ],
    intent: "question",
    answers: {
      any: [
        "No portão social de condomínio usa-se eletroímã ou fechadura elétrica com mola, aberto por tag, senha ou portaria; o motor só é preciso por acessibilidade ou em folha pesada. Botão de saída e bateria são parte do conjunto, e como referência a troca de um motor de uso coletivo fica de {price.heavySwap}, com mão de obra.",
        "Portão social de condomínio pode ter motor, mas quase sempre leva eletroímã ou fechadura elétrica com mola, liberado pela portaria, tag ou senha. O motor vale para cadeirante ou folha pesada, e em uso coletivo a troca dele custa de {price.heavySwap}, com o serviço; a trava é orçada por foto, com botão de saída e bateria.",
        "Para o portão social do condomínio, a escolha comum é eletroímã ou fechadura elétrica com mola aérea, por tag, senha ou porteiro, e o motor fica para acessibilidade e folha pesada. A proposta vem por itens, com botão de saída e bateria; motor coletivo, na troca, sai de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Eletroímã, fechadura ou motor no prédio", "O que escolher para muita gente"],
        slots: [
          [
            "Em prédio grande, o eletroímã dura mais, porque segura a folha sem peça que gasta. Em prédio pequeno, a fechadura elétrica basta e custa menos, e o motor entra quando a folha é pesada ou há morador que não pode empurrar.",
            "Com muitos moradores, prefira o eletroímã, um ímã elétrico sem partes móveis. Poucos apartamentos ficam bem com fechadura elétrica, e o motor serve à acessibilidade ou à folha pesada.",
            "O eletroímã não tem lingueta para gastar, por isso aguenta o vaivém de prédio cheio. A fechadura atende o prédio menor, e o motor, quem não pode empurrar a folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e saída de emergência", "Para ninguém ficar preso"],
        slots: [
          [
            "Por dentro, o botão de saída abre sempre, sem tag nem senha, e a rota de fuga segue o projeto dos bombeiros. Na falta de luz, a bateria segura o eletroímã por algum tempo e depois ele solta, então combine quem fica na entrada.",
            "A saída não depende de cartão nem de código: um botão do lado de dentro libera a porta. Sem energia, o eletroímã vive da bateria e, quando ela acaba, abre, o que pede alguém na portaria.",
            "Quem está dentro sai pelo botão, sem tag, como exige a rota de fuga do prédio. O eletroímã solta quando a bateria acaba, e a portaria precisa saber disso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na proposta do condomínio", "Do que depende o valor"],
        slots: [
          [
            "A proposta separa cada item, para a assembleia comparar e aprovar por etapas. O que já funciona, como o interfone, fica fora dela.",
            "Cada peça e a mão de obra vêm em linha própria, o que facilita a aprovação do síndico. Interfone e cabos em ordem se aproveitam.",
            "Para a assembleia, os itens são listados um a um, com peça e serviço à parte. Só se paga o que falta.",
          ],
        ],
        bullets: [
          "Eletroímã ou fechadura elétrica",
          "Leitor de tag ou teclado",
          "Fonte com bateria e botão de saída",
          "Mola aérea e cabo até a portaria",
          "Acerto de dobradiça e batente",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode intertravar o social com outro portão?",
        answers: [
          "Pode: com um módulo de intertravamento, uma porta só abre com a outra fechada, o que forma a clausura. Ele entra em linha própria da proposta.",
          "Sim, um módulo impede que as duas abram juntas. É a chamada clausura, e o botão de emergência da portaria a desliga.",
        ],
      },
      {
        question: "Câmera e leitor facial vocês instalam?",
        answers: [
          "A trava, a mola e a ligação são conosco. Para o leitor facial e a câmera, a foto da entrada e o modelo do aparelho mostram se atendemos.",
          "Fazemos a trava e a parte do portão. O aparelho facial depende do modelo, que você pode mandar junto com as fotos.",
        ],
      },
      {
        question: "A porta bate ou não fecha. O que ajustar?",
        answers: [
          "A mola aérea tem regulagem de velocidade e de batida final. Se a folha arriou, a dobradiça vem primeiro, porque a trava deixa de encontrar o encaixe.",
          "Em geral é a mola fora do ponto ou a dobradiça caída. Regula-se a mola depois que a folha volta ao prumo.",
        ],
      },
      {
        question: "Quanto dura a bateria na falta de luz?",
        answers: [
          "Depende da carga da bateria e do consumo do eletroímã, por isso ela se dimensiona no projeto. Bateria velha dura pouco e deve ser testada na revisão.",
          "Varia com o tamanho da bateria e com o ímã. Peça o teste na manutenção, porque ela perde carga com os anos.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da trava e da portaria",
  },
  {
    id: "social-automatico-preco",
    broader: "social",
    label: "Portão social automático: preço",
    phrase: "o preço do portão social automático",
    asks: [
      "preço portão social abrindo interfone",
      "social abrindo pelo interfone preço",
      "social automático preço",
      "motor portão social preço",
      "motor portão social quanto custa",
      "motor portão pedestre",
      "motor portão pedestre preço",
      "motor portãozinho preço",
      "automatizar portão social preço",
      "automatizar portão social quanto custa",
      "automatizar portão pedestre preço",
      "portão social preço",
      "portão social quanto custa",
      "pedestre automático preço",
      "fechadura portão social preço",
      "social automático quanto custa",
      "porta social preço",
      "porta social quanto custa",
      "portão pedestre preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do portão social automático depende do que abre a porta: fechadura elétrica com interfone é o mais barato, eletroímã fica no meio e motor para portão de pedestre é o mais caro. Instalar um motor comprado à parte custa a partir de {price.installation} de mão de obra, e trocar um existente em casa, de {price.homeSwap}.",
        "Quanto custa automatizar o portão social varia em três degraus: fechadura elétrica, eletroímã com fonte e bateria e, no topo, o motor para portão social. Para o motor há figura: mão de obra avulsa desde {price.installation}, e a troca em casa, peça e serviço juntos, de {price.homeSwap}.",
        "Para o portão de pedestre automático, o valor começa na fechadura elétrica com interfone, sobe no eletroímã e é maior no motor. A troca de um motor de portão social em casa vai de {price.homeSwap}, com mão de obra, e só instalar um que você comprou parte de {price.installation}.",
      ],
      question: [
        "O motor no portão social vale a pena quando alguém não pode empurrar a folha ou o fluxo é grande. Nas outras casas, fechadura elétrica com interfone e mola deixa o portão de pedestre automático por menos, já que a troca de um motor fica de {price.homeSwap} com mão de obra.",
        "Na maioria das casas, não: fechadura elétrica, interfone e mola aérea abrem e fecham o portão social por menos. O motor vale por acessibilidade, folha pesada ou entrada coletiva, e trocá-lo custa de {price.homeSwap} em residência, com o serviço.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do portão social", "O que soma no orçamento"],
        slots: [
          [
            "A ordem de preço é clara, e o que muda de casa para casa é o cabo e o estado da folha. Parcela-se em até {shop.instalments} vezes no cartão.",
            "Do mais barato ao mais caro, some só o que a sua entrada precisa. O cartão divide em até {shop.instalments} parcelas.",
            "Estes são os itens, em ordem crescente de valor. O total cabe em até {shop.instalments} vezes no cartão.",
          ],
        ],
        bullets: [
          "Fechadura elétrica, fonte e mola que fecha a folha",
          "Interfone, teclado ou tag, mais o cabo até a rua",
          "Eletroímã com fonte e bateria",
          "Dobradiça e batente acertados, quando a folha raspa",
          "Motor com fotocélula, o mais caro",
        ],
      },
      {
        about: "choose",
        headings: ["Fechadura, eletroímã ou motor: o que compensa", "Qual solução para a sua entrada"],
        slots: [
          [
            "Em casa comum, a fechadura elétrica com mola basta e abre por chave quando falta luz. Prédio e escritório, de muito movimento, usam eletroímã, que não tem peça móvel e precisa de bateria.",
            "Para família, fechadura elétrica: barata, com chave de reserva e mola que bate a folha. Onde passa muita gente, o eletroímã dura mais, mas solta sem energia e por isso leva bateria.",
            "Residência pede o mais simples, fechadura elétrica com mola e chave. Entrada de prédio pede eletroímã com bateria e botão de saída, pelo uso constante.",
          ],
          [
            "O motor compensa para cadeirante, idoso ou folha pesada, com força baixa e sensor que para a folha. Ele empurra a porta; a tranca continua sendo da fechadura ou do ímã.",
            "Acessibilidade ou folha difícil de empurrar justificam o motor, regulado com pouca força e fotocélula. A trava ainda depende de fechadura ou eletroímã.",
            "Só quem não consegue empurrar a folha precisa do motor, que trabalha leve e com sensor de parada. Mesmo com ele, fechadura ou ímã é que tranca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na entrada social", "A visita ao portão de pedestre"],
        slots: [
          [
            "Primeiro a folha é alinhada, com dobradiça e batente acertados, até encostar sem esforço, porque fechadura em portão torto trava em pouco tempo. Depois vêm o cabo, a fonte e a peça escolhida.",
            "O alinhamento da folha abre o serviço, já que nenhuma tranca dura em batente torto. Em seguida o técnico passa o cabo, mede a fonte e fixa fechadura, ímã ou motor.",
            "Dobradiça e batente são corrigidos antes, para a folha fechar sozinha e reta. Só então entram fiação, fonte e o conjunto que vai abrir a porta.",
          ],
          [
            "No fim cada comando é testado várias vezes, inclusive a chave com a energia desligada. Com folha reta e energia perto, o serviço cabe numa visita.",
            "Os testes repetem interfone, botão e chave, com luz e sem luz. Tudo cabe numa ida quando não há solda nem cabo longo.",
            "A entrega inclui abrir por todos os meios, com e sem energia. Sem serralheria, uma visita basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle da garagem abre o portão social?",
        answers: [
          "Pode, com um receptor próprio: cada botão do controle comanda uma entrada. É preciso que o código do controle combine com o receptor.",
          "Sim, usando outro botão do controle e um receptor no social. Fixo ou rolante, o código deve ser o do receptor.",
        ],
      },
      {
        question: "Portão social automático abre sem luz?",
        answers: [
          "A fechadura elétrica abre por chave; o eletroímã solta sem energia, por isso tem bateria. O motor tem destravamento manual, e a folha de abrir se empurra.",
          "Abre: por chave na fechadura, por destravamento no motor. O eletroímã fica solto sem energia, a menos que a bateria segure.",
        ],
      },
      {
        question: "Dá para aproveitar a fechadura que já tenho?",
        answers: [
          "Se é elétrica e trava bem, sim, e o custo cai. Mecânica comum não recebe comando e precisa ser trocada.",
          "Só a elétrica em bom estado. A comum continua como reserva em alguns casos, mas não abre por interfone ou tag.",
        ],
      },
      {
        question: "Qual motor serve para portão de pedestre?",
        answers: [
          "Um braço pequeno, pivotante, para folha de abrir, ou um deslizante leve para folha de correr. Basta 1/4 HP na maioria, com força baixa.",
          "Folha de abrir leva braço pivotante, e folha de correr, deslizante leve. Em geral 1/4 HP sobra, regulado com pouca força.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, das dobradiças e do interfone, se houver",
  },
  {
    id: "mola-aerea-com-defeito",
    isAskedByName: true,
    broader: "social",
    label: "Mola aérea que não fecha ou bate",
    phrase: "a mola aérea que não fecha direito",
    asks: [
      ...combine(
        ["mola aérea", "mola hidráulica portão"],
        [
          "não fecha",
          "não fecha direito",
          "não fecha até fim",
          "não segura",
          "fraca",
          "com defeito",
          "vazando óleo",
          "vazando",
          "quebrada",
        ],
      ),
      ...combine(
        ["mola aérea portão social", "mola aérea portão pedestre"],
        ["não fecha", "não fecha direito", "fraca", "vazando", "quebrada"],
      ),
      ...combine(
        ["mola aérea", "mola hidráulica", "mola portão social", "mola portão pedestre"],
        ["conserto", "consertar", "trocar", "troca", "regular", "regulagem"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a mola aérea do portão social não fecha direito, veja antes se a folha raspa no piso ou no batente; se ela gira livre, gire um quarto de volta no parafuso da batida final. Mola hidráulica que vaza óleo não se regula, é caso de trocar; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão social com mola aérea que não chega a trancar tem folha caída, regulagem errada ou mola vencida. As duas primeiras se acertam na visita, a partir de {price.preventive} em residência, fora peças; trocar a mola hidráulica só é preciso quando ela vaza óleo ou perdeu a força.",
        "Antes de trocar a mola hidráulica do portão social que não fecha direito, teste a folha na mão e ajuste, com giro de um quarto, a batida final. Óleo escorrendo é fim de vida e pede mola nova; se for só regular, a visita em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste a folha e depois a mola", "Regulagem da mola aérea, passo a passo"],
        slots: [
          [
            "Os giros são pequenos, e o parafuso nunca sai do corpo da mola, porque há óleo sob pressão. Deixe o portão destrancado e alguém segurando a folha.",
            "Gire pouco por vez e nunca retire o parafuso, que segura óleo pressionado. Com uma pessoa na folha e o portão destrancado, é seguro testar.",
            "Bastam uma chave de fenda e paciência: cada ajuste é de um quarto de volta, e o parafuso não se remove. A folha fica destrancada e segura por alguém.",
          ],
        ],
        steps: [
          "Abra e feche o portão devagar, com a mão, e veja se a folha raspa ou pesa.",
          "Se gira livre, mova um quarto de volta o parafuso da batida final.",
          "Feche de novo e veja se o trinco entra sozinho.",
          "Se bate forte, volte um pouco o mesmo parafuso.",
          "Achou óleo na haste ou no corpo? Pare e peça a troca.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mola deixa de fechar", "Folha, regulagem ou mola vencida"],
        slots: [
          [
            "Dobradiça cedida baixa a folha, que encosta no piso ou no batente, e nenhuma mola vence isso por muito tempo. Mola fraca para a largura, ou vento de frente, também para antes do trinco.",
            "Quando a dobradiça cede, a folha raspa e a mola perde para o atrito. Potência abaixo do que o portão pede, ou vento contrário, dá o mesmo resultado.",
            "A folha arriada raspa, e a mola não chega ao fim. Acontece também com mola pequena demais para a largura ou com vento forte de frente.",
          ],
          [
            "O óleo engrossa no frio, e a folha fecha mais devagar; no calor, mais depressa. Por isso a regulagem feita no verão pode falhar no inverno.",
            "A temperatura muda o óleo: no inverno o fechamento atrasa, no verão acelera e bate. Um ajuste por estação resolve.",
            "Frio deixa o óleo grosso e o fechamento lento, e calor faz o contrário. Se falha só em parte do ano, basta regular.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Regular ou trocar a mola", "Quando compensa a mola nova"],
        slots: [
          [
            "Regular cabe na visita e em geral leva até {trade.smallRepair}. Mola que vaza não se recupera, porque o óleo é o que freia a folha, e a nova é escolhida pela largura e pelo peso do portão.",
            "A regulagem é o serviço mais simples, de até {trade.smallRepair}. Sem óleo, a mola bate e não aceita ajuste; a substituta vai pelo peso e pela largura da folha.",
            "Ajustar leva, em regra, no máximo {trade.smallRepair}. Vazou, é troca: o freio é o próprio óleo, e a potência da nova depende de peso e largura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa trocar a mola aérea?",
        answers: [
          "A troca soma a mola e a fixação, e às vezes uma chapa de suporte. Quanto mais larga e pesada a folha, mais cara a mola; peça e serviço são cotados juntos, por foto.",
          "Depende da potência, que segue o peso da folha. Entram mola, montagem e, em perfil fino, uma chapa soldada.",
        ],
      },
      {
        question: "Por que o portão fecha e não tranca?",
        answers: [
          "A folha chega sem força ao trinco ou está fora de altura. Levante-a um pouco com a mão: se tranca, o defeito é da dobradiça.",
          "Falta batida final ou o trinco não encontra o furo. Se trancar ao erguer a folha, acerta-se a dobradiça.",
        ],
      },
      {
        question: "Vento forte atrapalha a mola?",
        answers: [
          "Atrapalha, sobretudo em folha fechada por chapa. Escolhe-se uma potência acima ou um fecho que segure o portão.",
          "Sim. De frente para o vento, usa-se mola um número mais forte, com batida final bem regulada.",
        ],
      },
      {
        question: "A mola aérea serve com fechadura elétrica?",
        answers: [
          "Serve e combina: a fechadura solta, a pessoa entra e a mola fecha até trancar. A regulagem final evita que o trinco bata fora do furo.",
          "Sim, uma abre e a outra fecha. O cuidado é regular a chegada, para o trinco encaixar sem pancada.",
        ],
      },
    ],
    photo: "fotos da mola, das dobradiças e do batente, com um vídeo do portão fechando",
  },
  {
    id: "portao-social-que-fecha-sozinho",
    broader: "dobradica",
    label: "Mola para o portão social fechar sozinho",
    phrase: "a mola que fecha o portão social",
    asks: [
      "mola pivotante social fecha sozinho",
      "mola portão social fecha sozinho",
      "mola social fecha sozinho",
      "mola pivotante fecha sozinho",
      "mola porta social fecha sozinha",
      "mola pivotante social",
      "mola portão pivotante social",
      "mola portão pedestre fecha sozinho",
      "fazer portão social fechar sozinho",
      "como fazer portão social fechar sozinho",
      "portão social fechar sozinho",
      "portão pedestre fechar sozinho",
      "mola piso portão",
      "mola piso",
      "mola hidráulica piso",
      "mola piso portão social",
      "dobradiça mola portão",
      "dobradiça com mola",
      "dobradiça mola",
      "dobradiça fecha sozinha",
      "dobradiça fecha sozinha portão social",
    ],
    intent: "question",
    answers: {
      any: [
        "A mola que faz o portão social pivotante fechar sozinho pode ser aérea, no alto da folha, de piso, sob o pivô, ou dobradiça com mola, em folha leve. Em portão de rua a aérea costuma ser a melhor, porque fecha devagar; a nova é orçada por foto, já instalada, e só regular em casa parte de {price.preventive}, sem peças.",
        "Para o portão social fechar sozinho, há mola aérea, a mais usada, mola de piso, para folha pesada que gira em pivô, e dobradiça com mola, só para portãozinho leve, já que ela não tem freio. Em residência, a visita com regulagem começa em {price.preventive}, fora as peças.",
        "Mola de piso, dobradiça com mola ou mola aérea: as três fecham o portão social, e a folha decide qual. Pesada em pivô vai de mola de piso, leve e estreita de dobradiça, e as demais de aérea, que não bate; a visita custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mola aérea, de piso ou dobradiça de mola", "Qual mola para cada portão social"],
        slots: [
          [
            "A aérea tem um parafuso para a velocidade e outro para os últimos centímetros, e se troca sem quebrar nada. A de piso fica escondida, sustenta folha pesada e pede obra com escoamento de água, porque água na caixa a estraga.",
            "Na aérea regulam-se a velocidade e a chegada, por dois parafusos. A de piso vai embutida sob o pivô, discreta e forte, mas exige quebrar o chão e dar saída à água.",
            "Duas regulagens, de percurso e de chegada, tornam a aérea a mais prática. A mola de piso some da vista e leva peso, ao custo de obra e de um dreno.",
          ],
          [
            "A dobradiça de mola fecha sem freio: em folha larga ou com vento, bate. Serve em portãozinho estreito.",
            "Como não freia, a dobradiça com mola só convém em folha leve e estreita.",
            "Folha larga com dobradiça de mola bate forte, por isso ela fica para o portão pequeno.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é posta e regulada", "Montagem e regulagem na folha"],
        slots: [
          [
            "Primeiro a folha volta ao prumo, até girar leve e encostar no batente, porque mola nenhuma fecha folha torta. Depois ela é presa à travessa, com suporte soldado em perfil fino, e regulada até a fechadura trancar sem pancada.",
            "O técnico acerta dobradiça, pivô e batente antes de tudo. A mola vai na travessa de cima, com chapa soldada no gradil, e o ajuste termina quando a fechadura tranca toda vez, sem bater.",
            "Dobradiça e batente são acertados primeiro, porque folha caída não fecha com mola nenhuma. Onde o perfil é fino vai um apoio soldado, e no fim se regula a velocidade até a fechadura encaixar devagar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Para não prender dedo nem bater", "Cuidados com portão que fecha sozinho"],
        slots: [
          [
            "A chegada tem de ser lenta, porque criança e idoso demoram a tirar a mão. Não calce a folha aberta com pedra, que tira a regulagem e pode soltar o suporte: use modelo com parada.",
            "Folha que fecha e bate prende dedos, então regule os últimos centímetros antes de usar. Para manter aberta, só mola com parada, e nunca um calço.",
            "Deixe o fim do percurso devagar, pensando em crianças e idosos. Calço contra a mola estraga o suporte, e para isso há modelo que para aberto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona junto com fechadura elétrica?",
        answers: [
          "Funciona e faz falta, porque a fechadura só tranca se a folha encosta até o fim.",
          "Sim. Regula-se a chegada para vencer o trinco sem bater.",
        ],
      },
      {
        question: "Quanto tempo leva a montagem?",
        answers: [
          "Em geral uma visita, se a folha está no prumo. A de piso demora mais, porque pede obra.",
          "Costuma caber numa visita; solda de suporte ou dobradiça caída acrescenta serviço.",
        ],
      },
      {
        question: "A mesma peça serve na garagem?",
        answers: [
          "Não, ela é para folha de pedestre. Portão de carro fecha pelo motor.",
          "Não. Na garagem quem move e segura a folha é o motor.",
        ],
      },
      {
        question: "A mola vaza óleo. Tem conserto?",
        answers: [
          "Em geral se troca, porque o óleo é o freio. Sem ele, a folha bate.",
          "Não compensa: perdido o óleo, ela não regula mais.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, das dobradiças ou do pivô e do batente, com a largura da folha",
  },
  {
    id: "social-mola-aerea",
    broader: "social",
    label: "Mola aérea do portão social",
    phrase: "a mola aérea do portão social",
    asks: [
      "social bate vento",
      "portão social bate vento",
      "mola aérea",
      "mola aérea portão",
      "mola aérea social",
      "mola portão social",
      "mola hidráulica portão",
      "mola portão pedestre",
      "mola porta social",
      "regular mola aérea",
      "mola fecha portão social",
      "mola fecha portão pedestre",
      "social bate forte",
      "social bate muito",
      "social batendo",
      "social não fecha sozinho",
      "social não fecha",
      "portão social bate",
      "portão social bate forte",
      "portão pedestre bate forte",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão social que bate forte, com o vento ou não, ou que não fecha sozinho pede mola aérea, ou a regulagem da que está lá. O parafuso do percurso e o da batida final controlam a velocidade; vazando óleo, ela é trocada, e a visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão social bate ou não fecha até o trinco, a mola aérea está desregulada, fraca ou falta. Ela fecha a folha devagar e freia os últimos centímetros, e o modelo segue a largura e o peso; a nova é orçada com a instalação, por foto, e só regular, em residência, começa em {price.preventive}, fora peças.",
        "Para o portão social fechar sozinho sem bater, mesmo com vento, usa-se a mola aérea, com dois ajustes de velocidade. Se já existe uma, basta regular, ou trocar quando vaza óleo; a visita custa desde {price.preventive} em casa, sem contar peças.",
      ],
      price: [
        "A mola aérea do portão social tem o preço definido pela largura e pelo peso da folha, com a instalação no mesmo orçamento, dado por foto. Regular a que existe, em casa, parte de {price.preventive}, sem peças. Se ela só bate forte, a regulagem costuma bastar, e vazando óleo é trocada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Regulagem da mola aérea", "Acertar a mola que bate ou não fecha"],
        slots: [
          [
            "A regulagem se faz por parafuso, em frações de volta, e ele nunca sai do corpo da mola. Antes, veja se a folha gira livre, porque dobradiça caída e batente torto dão o mesmo defeito.",
            "Giros pequenos de parafuso bastam, sem tirá-lo. Mola nenhuma vence folha arriada ou que raspa, então confira isso primeiro.",
            "Ajuste pouco de cada vez e nunca remova o parafuso. Se a folha raspa ou está caída na dobradiça, o problema não é a mola.",
          ],
        ],
        steps: [
          "Abra e feche na mão: a folha deve girar sem raspar.",
          "No parafuso do percurso, aperte para fechar mais devagar.",
          "No da batida final, acerte só os últimos centímetros.",
          "Abra até o fim, solte e veja se chega ao trinco sem bater.",
          "Com óleo escorrendo na haste, pare e peça a troca.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual mola aérea para o portão social", "Potência da mola e peso da folha"],
        slots: [
          [
            "A potência, a força com que ela fecha, vem em número na caixa, com a largura e o peso de folha que atende. Com fechadura elétrica, ela precisa levar a folha até o trinco, ou a trava não fecha.",
            "Escolha pelo número de potência da caixa, que cresce com a largura e o peso da folha. Se há fechadura elétrica, a força tem de bastar para encostar no trinco.",
            "Largura e peso da folha definem o número de potência, escrito na embalagem. A mola fraca não encosta a folha, e a fechadura elétrica fica aberta.",
          ],
          [
            "Em portão de rua, prefira modelo que aceite sol e chuva, porque o comum perde óleo cedo.",
            "Ao tempo, a mola de uso interno vaza logo, e por isso se usa a de área externa.",
            "Para a rua, mola feita para ficar ao tempo, já que a interna resseca e vaza.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é instalada", "A montagem da mola na folha"],
        slots: [
          [
            "Dobradiça e batente são acertados antes, até a folha girar leve. O corpo vai na travessa de cima e o braço no batente, com suporte soldado onde o perfil é fino, e a regulagem final é feita com a fechadura no lugar.",
            "A folha é posta no prumo, e então a mola é presa em cima, com chapa de apoio em gradil ou perfil fino. Por último se regula a velocidade até o trinco fechar sem pancada.",
            "Primeiro se acerta dobradiça e batente. Em perfil fino solda-se um suporte para o corpo e o braço da mola, e o ajuste termina com a fechadura travando toda vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mola aérea serve no portão da garagem?",
        answers: [
          "Não, ela é feita para porta e portão de pedestre. O portão de carro usa motor.",
          "Só em folha de pedestre. Folha de garagem é grande demais para ela.",
        ],
      },
      {
        question: "Mola vazando óleo tem conserto?",
        answers: [
          "Em geral se troca, porque o óleo é o que freia a folha. Sem ele a mola bate e não regula mais.",
          "Não compensa. Perdido o óleo, acaba o freio, e a saída é outra mola.",
        ],
      },
      {
        question: "Ela segura o portão aberto?",
        answers: [
          "Alguns modelos têm parada a 90 graus. Em entrada de rua é melhor não usar, para o portão fechar sempre.",
          "Só os modelos com parada a 90 graus, que na rua não convêm, porque o portão fica aberto.",
        ],
      },
      {
        question: "Quanto custa instalar a mola aérea?",
        answers: [
          "O preço soma a mola, pela potência, e a fixação, que sobe se houver solda de suporte. Regular a que existe sai menos que trocar.",
          "Depende da potência e de precisar de suporte na folha. Só regular é o mais barato.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da mola e das dobradiças, com a largura da folha",
  },
  {
    id: "social-so-abre-por-dentro",
    broader: "social",
    label: "Portão social só abre por dentro",
    phrase: "o portão social que só abre por dentro",
    asks: [
      "social só abre dentro",
      "social não abre fora",
      "social só abre lado dentro",
      "social abre dentro fora não",
      "portão pequeno só abre dentro",
      "portãozinho só abre dentro",
      "social só abre interno",
      "portão pedestre só abre dentro",
      "social não abre rua só dentro",
      "fechadura só abre dentro",
      "fechadura não abre fora",
      "fechadura abre dentro fora não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão social que só abre por dentro: se sempre foi assim, é o normal da fechadura com botão ou maçaneta só do lado da casa, e por fora se abre com chave, interfone ou senha. Se abria por fora e parou, o defeito está no miolo, na tecla do interfone ou no fio até a fechadura.",
        "Se a fechadura do social abre de dentro e não de fora, a bobina e o trinco estão bons: falta o comando da rua. Chave que não gira é miolo; interfone ou teclado que não libera é tecla, relé ou fio molhado. A foto dos dois lados diz qual, e a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Normal ou defeito?", "O que falta do lado de fora"],
        slots: [
          [
            "Muitas fechaduras elétricas têm botão só por dentro: de fora, é chave ou interfone.",
            "Por segurança, o lado da rua não tem maçaneta que abra.",
          ],
          [
            "Miolo gasto ou chave torta deixa só o botão de dentro funcionando.",
            "Se a chave entra e não vira, o cilindro é que pede troca.",
          ],
          [
            "O cabo da rua molha e oxida primeiro: a voz passa, a força não.",
            "Chuva no painel de rua corta o comando e poupa o botão de dentro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar", "Separe chave, interfone e fio"],
        slots: [["Com a folha aliviada na mão.", "Teste com alguém do outro lado."]],
        steps: [
          "Abra por dentro e repare se o trinco recolhe inteiro.",
          "Teste a chave por fora, com a folha aliviada.",
          "Peça para liberarem pelo interfone e escute.",
          "Mande fotos dos dois lados da fechadura.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para pôr senha do lado de fora?",
        answers: [
          "Dá: um teclado ou leitor ligado à fechadura; o valor vem por foto.",
          "Sim, com fonte e fio até a fechadura. A foto diz se atendemos no seu modelo.",
        ],
      },
      {
        question: "Fiquei do lado de fora. E agora?",
        answers: [
          "Ligue para quem está dentro ou use a chave; sem as duas, o atendimento é {shop.hours}.",
          "Sem chave e sem ninguém em casa, peça a abertura, {shop.hours}; não force a folha.",
        ],
      },
      {
        question: "Precisa trocar a fechadura?",
        answers: [
          "Nem sempre: miolo, tecla e fio se trocam em separado.",
          "Só se o corpo estiver gasto. A foto ajuda a decidir.",
        ],
      },
    ],
    photo: "fotos dos dois lados da fechadura e do painel do interfone",
  },
  {
    id: "puxador-do-portao-social",
    broader: "social",
    label: "Puxador do portão social",
    phrase: "o puxador do portão social",
    asks: [
      "puxador portão social",
      "puxador caixa correio",
      "puxador caixa correio portão",
      "puxador portão",
      "puxador portão pedestre",
      "puxador portão garagem",
      "puxador portão ferro",
      "puxador portão alumínio",
      "trocar puxador portão",
      "instalar puxador portão",
      "qual puxador portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão social, o puxador vai do lado da fechadura, a cerca de 1 metro do chão, preso por parafuso passante; a caixa de correio vai no muro ou na grade fixa, nunca na folha que abre. As duas peças são serviço simples de serralheiro; da fechadura elétrica e da mola cuidamos nós.",
        "Puxador de portão social deve ser firme e deixar a mão longe do batente: um tubo fixo, do lado da fechadura, preso com parafuso que atravessa a folha. Se há caixa de correio, ela fica fora da folha, com a portinha para dentro.",
        "Escolha puxador de tubo, de aço inox ou alumínio, preso na folha com parafuso passante, e ponha a caixa de correio no muro ao lado. Peso pendurado na folha desalinha a dobradiça, e a fechadura passa a não fechar direito.",
      ],
      price: [
        "O puxador e a caixa de correio são peças de loja de ferragens, e quem fixa é o serralheiro; o preço é dele. Conosco ficam a fechadura elétrica, a mola e o ajuste do portão social, em visita que em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual puxador escolher", "Material, tamanho e lugar do puxador"],
        slots: [
          [
            "Inox e alumínio não enferrujam na chuva; o de ferro precisa de pintura.",
            "Ao tempo, prefira inox ou alumínio: o de ferro descasca e mancha a mão.",
          ],
          [
            "Deixe ao menos quatro dedos entre o puxador e o batente, para ninguém prender a mão.",
            "A mão não pode raspar no batente: afaste o puxador alguns centímetros da borda.",
          ],
          [
            "Em fechadura que só abre por controle ou interfone, o puxador de fora é fixo, sem maçaneta.",
            "Com fechadura elétrica, use puxador fixo do lado da rua, que não gira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Caixa de correio sem atrapalhar o portão", "Onde vai a caixa de correio"],
        slots: [
          [
            "No muro ou na grade fixa, a caixa não balança nem tira o portão do esquadro.",
            "A parte fixa é o lugar dela: na folha, bate na coluna ao abrir.",
          ],
          [
            "A abertura fica para a calçada, e a portinha, com chave, para dentro.",
            "Confira se ela não passa do muro para a calçada nem encosta no curso da folha.",
          ],
          [
            "Se a folha é automática, qualquer peso novo pede conferir a regulagem do motor.",
            "Em portão com motor, peso a mais na folha muda o esforço, e a regulagem é revista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso furar o portão para pôr o puxador?",
        answers: [
          "Pode em chapa e tubo, longe da fechadura e do fio dela. Proteja o furo com tinta contra ferrugem.",
          "Sim, com parafuso passante e arruela; antes, veja por dentro se ali passa o fio da fechadura elétrica.",
        ],
      },
      {
        question: "Vocês instalam puxador e caixa de correio?",
        answers: [
          "Essas peças são do serralheiro. Nós cuidamos de fechadura elétrica, mola, interfone e motor; mande a foto que dizemos o que entra.",
          "O nosso serviço é a parte de abrir e fechar: fechadura, mola e motor. A foto diz o que dá para fazer na mesma visita.",
        ],
      },
      {
        question: "O portão social fecha sozinho depois de puxado?",
        answers: [
          "Com mola aérea regulada, fecha. Sem ela, cada um precisa puxar até o trinco entrar.",
          "Sim, se tiver mola; ela se regula para fechar devagar e encostar no trinco.",
        ],
      },
    ],
    photo: "uma foto do portão social inteiro, por dentro e por fora",
  },
];
