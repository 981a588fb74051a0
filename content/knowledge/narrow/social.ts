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
        "O orçamento do portão social com eletroímã soma cinco itens: o ímã, a fonte com bateria, o que abre (interfone, tag, senha ou controle), o botão de saída e a mola aérea que fecha a folha. Motor quase nunca é preciso; fotos do portão por dentro e por fora dão o valor, sem custo.",
        "O orçamento para automatizar o portão social com eletroímã conta ímã, fonte com bateria, acesso, botão de saída, mola aérea e cabo; o valor sai por foto, sem custo. O comando corta o ímã por um instante, a pessoa empurra a folha e a mola fecha.",
        "Portão social com eletroímã se orça pelo conjunto: ímã e chapa, fonte com bateria, interfone ou leitor, botão de saída e mola de fechamento, sem a qual o ímã não segura. O que mais muda o valor é o acesso e a distância do cabo; o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Item por item"],
        slots: [
          [
            "Cada item vem em linha própria, e o que você já tem não é cobrado de novo.",
            "O que já existe, como interfone e cabo bons, se aproveita e sai da conta.",
          ],
        ],
        steps: [
          "Eletroímã e chapa, de 150 kg ou 300 kg, conforme a folha.",
          "Fonte de 12 V com bateria, do lado de dentro.",
          "Acesso: interfone, tag, senha, digital ou controle remoto.",
          "Botão de saída por dentro.",
          "Mola aérea ou braço que fecha a folha.",
          "Cabo, alinhamento da folha e instalação.",
        ],
      },
      {
        about: "choose",
        headings: ["Como o portão abre e fecha", "Do toque no interfone ao portão fechado"],
        slots: [
          [
            "Quem abre é o interfone, o leitor ou o controle, que solta o ímã por alguns segundos; a folha se empurra com a mão.",
            "O comando solta o ímã por segundos, e a pessoa empurra a folha; motor só entra por acessibilidade ou folha pesada.",
          ],
          [
            "Na volta, a mola leva a folha até a chapa encostar inteira; folha torta ou caída precisa de acerto antes.",
            "A mola fecha e a chapa cola no ímã; por isso a folha tem de estar alinhada.",
          ],
          [
            "Na falta de luz, o ímã só segura enquanto houver bateria; em casa de frente para a rua, muitos preferem a fechadura de trinco.",
            "Sem bateria, o apagão solta o portão; na casa de rua, compare com a fechadura elétrica de trinco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o interfone que já tenho?",
        answers: [
          "Em geral sim: um relé faz a saída de fechadura do interfone cortar o ímã. A foto do modelo confirma.",
          "Na maioria dos casos, com um relé no meio, porque o ímã pede o contrário da fechadura comum.",
        ],
      },
      {
        question: "O eletroímã pode ficar na chuva?",
        answers: [
          "Só o modelo de uso externo, com cabo vedado. O comum enferruja e perde contato.",
          "Pode, se for próprio para fora. O de uso interno oxida e perde força.",
        ],
      },
      {
        question: "Eletroímã ou fechadura elétrica, qual é mais barato?",
        answers: [
          "Em geral a fechadura elétrica, que dispensa bateria e continua trancada sem luz.",
          "A de trinco costuma sair por menos; o ímã compensa onde passa muita gente.",
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
        "No conserto do portão social de prédio ou condomínio, a ordem é folha, mola aérea, fechadura ou eletroímã e, por fim, interfone e botão de saída. O valor vem por escrito, para o síndico, pela foto da folha e da trava; só o ajuste em portão de pedestre comum parte de {price.preventive}, sem peças.",
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
        "No portão social de condomínio usa-se eletroímã ou fechadura elétrica com mola aérea, aberto por tag, senha, facial ou portaria; motor só para acessibilidade ou folha pesada. Botão de saída e bateria são parte do conjunto, e o valor sai por foto, em proposta por itens para o síndico.",
        "Para o portão social de prédio ou condomínio {em}, instalamos e consertamos eletroímã ou fechadura elétrica com mola aérea, aberto por tag, senha ou portaria; motor, só por acessibilidade. Botão de saída e bateria entram no conjunto; a proposta por itens sai por foto, grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Eletroímã, fechadura ou motor no prédio", "O que escolher para muita gente"],
        slots: [
          [
            "Com muita gente, o eletroímã dura mais, porque não tem peça que gasta; a fechadura serve a prédio pequeno.",
            "Em prédio grande, eletroímã; em prédio de poucos apartamentos, a fechadura elétrica basta.",
          ],
          [
            "O eletroímã solta quando a bateria acaba; por isso se combina quem fica na entrada na falta de luz longa.",
            "Na falta de luz, a bateria segura o eletroímã por algum tempo, e depois ele solta.",
          ],
          [
            "Por dentro, o botão de saída abre sempre, e a rota de fuga segue o projeto dos bombeiros.",
            "A saída de emergência não depende de tag nem de senha: botão de saída por dentro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na proposta", "Do que depende o valor"],
        slots: [
          [
            "Pesam o tipo de trava, o leitor, a mola, o cabo até a portaria e o acerto da folha.",
            "A conta soma trava, leitor, fonte com bateria, mola e o acerto da dobradiça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode intertravar o social com a clausura?",
        answers: ["Pode: um portão só abre com o outro fechado. A central de intertravamento entra em linha própria."],
      },
      {
        question: "Câmera e facial vocês instalam?",
        answers: ["A foto da entrada diz se atendemos o aparelho. A trava, a mola e a ligação são conosco."],
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
        "O motor para portão social, um braço pequeno ou um deslizante leve, fica na troca em casa de {price.homeSwap}, com mão de obra, e o primeiro é orçado por foto. A fechadura elétrica com mola sai por menos e resolve na maioria das casas; o valor dela soma peça, fonte e cabo.",
        "O preço do portão social automático depende do que abre a porta: fechadura elétrica com interfone é o mais barato; o eletroímã soma fonte com bateria; o motor é o mais caro, com troca em casa de {price.homeSwap}, e só compensa por acessibilidade ou folha pesada. O valor fechado sai por foto.",
      ],
      question: [
        "O motor no portão social vale a pena quando alguém não pode empurrar a folha ou o fluxo é grande; nos outros casos, fechadura elétrica com mola aérea resolve por menos. O valor dos dois sai por foto.",
        "Na maioria das casas, não: fechadura elétrica, interfone ou tag e mola aérea abrem e fecham o portão social por menos. Vale o motor por acessibilidade, folha pesada ou entrada coletiva.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço do portão social",
          "Fechadura, acesso e folha",
          "O que soma no preço do portão social",
        ],
        slots: [
          [
            "A fechadura elétrica é a opção mais simples; o eletroímã soma fonte e bateria; o motor é a mais cara.",
            "A fechadura elétrica é a mais barata; o eletroímã soma fonte e bateria; o motor é o mais caro.",
            "Três níveis: fechadura, eletroímã e motor, nessa ordem de custo.",
          ],
          [
            "Interfone, teclado, tag e controle somam aparelho e fiação.",
            "O acesso escolhido muda o valor pelo equipamento e pela distância do cabo.",
            "Se já há interfone, aproveita-se o botão, e a conta cai.",
          ],
          [
            "Uma folha que raspa ou não encosta pede dobradiça e batente acertados antes.",
            "Uma dobradiça caída impede a fechadura de travar e entra no orçamento.",
            "Serralheria da folha, se preciso, aparece em linha própria.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Fechadura, eletroímã ou motor: o que compensa",
          "Qual solução para a sua entrada",
          "Qual solução escolher pelo uso",
        ],
        slots: [
          [
            "Casa comum: fechadura elétrica, que abre por chave quando falta luz.",
            "Para família, fechadura elétrica com mola é o bastante.",
            "Se poucas pessoas passam, a fechadura elétrica resolve.",
          ],
          [
            "Muito movimento: eletroímã, sem peça móvel, com bateria e botão de saída.",
            "Prédio e escritório usam eletroímã, que solta quando se corta a energia.",
            "Com fluxo alto, o eletroímã se desgasta menos.",
          ],
          [
            "Cadeirante, idoso ou folha pesada: motor de abrir com força baixa e sensor.",
            "O motor vale por acessibilidade, com sensor que para a folha.",
            "Se mora um idoso ou cadeirante, o motor se justifica, com espaço livre para a folha girar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O mesmo controle da garagem abre o portão social?",
        answers: [
          "Pode, com receptor e canal próprio. Cada botão do controle comanda uma entrada.",
          "Sim, se houver receptor ligado à fechadura e botão livre no controle.",
        ],
      },
      {
        question: "Portão social automático abre sem luz?",
        answers: [
          "A fechadura elétrica abre por chave; o eletroímã solta sem energia, por isso tem bateria. O motor tem destravamento.",
          "Com fechadura elétrica, abre pela chave. O eletroímã fica preso enquanto dura a bateria e solta quando ela acaba; por dentro, o botão de saída abre sempre.",
        ],
      },
      {
        question: "Dá para aproveitar a fechadura que já tenho?",
        answers: [
          "Mecânica comum, não; se já é elétrica e trava bem, sim. A foto da fechadura confirma.",
          "Depende do modelo. Elétrica em bom estado é mantida, e só se liga o comando.",
        ],
      },
      {
        question: "Quanto tempo leva para automatizar o portão social?",
        answers: [
          "O serviço cabe numa visita quando a folha está alinhada e a energia, próxima. Serralheria acrescenta tempo.",
          "Leva poucas horas, na maioria das entradas. Cabo longo ou folha torta alongam o serviço.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, das dobradiças e do interfone, se houver",
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
      price: [
        "A mola aérea do portão social é orçada por foto, pela largura e pelo peso da folha; a visita em casa para instalar ou regular parte de {price.preventive}, sem peças. Se a que está lá só bate forte, a regulagem costuma bastar; vazando óleo, é trocada.",
      ],
      any: [
        "Instalamos e regulamos mola aérea em portão social {em}: ela fecha a folha sozinha e sem bater, com o parafuso da batida final freando os últimos centímetros. O modelo segue a largura e o peso da folha; a visita em casa parte de {price.preventive}, sem peças, e a mola é orçada por foto.",
        "A mola aérea faz o portão social fechar sem bater: o parafuso da batida final freia os últimos centímetros, mesmo com vento. Sem mola, ponha uma de potência para a folha; com ela, é regulagem ou mola vencida, que vaza óleo e se troca.",
        "A mola aérea fecha o portão social sozinho e se escolhe pela largura e pelo peso da folha. Ela tem dois parafusos de velocidade, o do percurso e o da batida final; vazando óleo, é trocada. O valor sai por foto.",
        "Para o portão social fechar sem bater, use mola aérea de potência própria para a folha, em modelo para área externa. Dobradiça caída ou batente torto precisa ser acertado antes. Mande fotos e a largura da folha.",
        "Uma mola aérea que bate forte costuma pedir regulagem; que não fecha até a fechadura travar, força maior ou folha alinhada; com óleo escorrendo, troca. O orçamento é grátis por foto da mola e do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual mola aérea para o portão social",
          "Como escolher a mola aérea",
          "Potência da mola e peso da folha",
        ],
        slots: [
          [
            "A potência vem em números na caixa e acompanha a largura e o peso da folha.",
            "Folha mais larga ou mais pesada pede número maior de potência.",
            "O fabricante indica a largura e o peso máximos de cada potência.",
          ],
          [
            "No portão externo, prefira modelo que aceite sol e chuva.",
            "Ao tempo, a mola comum perde óleo cedo.",
            "O portão de rua pede mola protegida da chuva.",
          ],
          [
            "Com fechadura elétrica, a mola precisa levar a folha até o trinco.",
            "A fechadura elétrica só trava se a mola encosta a folha até o fim.",
            "Se há eletroímã, a folha deve chegar encostada e sem bater.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Regulagem da mola aérea", "Ajustar a velocidade da mola", "Acertar a mola que bate ou não fecha"],
        slots: [
          [
            "A regulagem é feita por parafuso, em frações de volta.",
            "Giros pequenos bastam, e o parafuso nunca sai do corpo.",
            "Ajuste pouco de cada vez e teste várias vezes.",
          ],
        ],
        steps: [
          "Veja se a folha gira livre, sem raspar.",
          "No parafuso do percurso, aperte para fechar mais devagar.",
          "No da batida final, acerte só os últimos graus.",
          "Teste dez vezes, com e sem vento.",
          "Óleo na haste ou no corpo: pare e peça a troca.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A mola aérea serve no portão da garagem?",
        answers: [
          "Não. É feita para porta e portão de pedestre.",
          "Só em folha de pedestre. O portão de carro usa motor ou contrapeso.",
        ],
      },
      {
        question: "Mola vazando óleo tem conserto?",
        answers: [
          "Em geral troca-se, porque o óleo é que freia a folha.",
          "Não compensa: sem óleo, ela bate e não regula mais.",
        ],
      },
      {
        question: "Ela segura o portão aberto?",
        answers: [
          "Alguns modelos têm parada a 90 graus; em entrada de rua, melhor não usar.",
          "Só os que trazem essa função. Por segurança, o portão deve fechar sempre.",
        ],
      },
      {
        question: "Quanto custa instalar a mola aérea?",
        answers: [
          "O preço depende da potência e de haver suporte ou solda na folha. O orçamento por foto é grátis.",
          "A mola e a fixação são orçadas juntas, pela foto do portão por dentro.",
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
