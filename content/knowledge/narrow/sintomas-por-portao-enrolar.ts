import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const enrolar = ["porta enrolar", "porta aço", "porta rolo"];

/** What goes wrong with doors that roll up: curtain and guides, shaft, springs, brake and limit. */
export const sintomasPorPortaoEnrolar: NarrowConcept[] = [
  {
    id: "enrolar-sobe-torta",
    broader: "enrolar",
    label: "Porta de enrolar sobe torta",
    phrase: "a porta de enrolar que sobe torta",
    asks: combine(enrolar, [
      "raspa lateral",
      "raspando lateral",
      "raspa lado",
      "raspa guia",
      "enrola torta raspa",
      "enrola torta raspa lateral",
      "enrolando lado",
      "sobe torta",
      "sobe torto",
      "torta",
      "torto",
      "desce torta",
      "enrola torta",
      "enrolando torta",
      "puxando lado",
      "puxa lado",
      "um lado mais alto",
      "desalinhada",
      "saiu guia",
      "saiu da guia",
      "saiu trilho",
      "lâmina saiu",
      "lâmina solta",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que desce, sobe ou enrola torta em geral tem uma lâmina fora do encaixe, a guia amassada, o eixo desnivelado ou a mola mais fraca de um lado. Pare de acionar e desligue o disjuntor, porque cada abertura entorta mais. Pelas fotos das guias e do rolo, dizemos se atendemos o modelo e quanto custa.",
        "Porta de rolo que saiu da guia, o trilho lateral, costuma ter uma lâmina sem a trava da ponta ou a guia aberta por batida. Desligue o disjuntor e não suba nem desça a porta, porque ela pode despencar. Com fotos tiradas de longe, dizemos se atendemos o modelo e quanto custa recolocar.",
        "A porta de aço automática que enrola torta e raspa na lateral tem, quase sempre, uma lâmina que correu para o lado, a guia batida ou a mola desigual. Desligue o disjuntor e mantenha todos longe, porque a lâmina que raspa acaba saindo da guia. O preço sai pelas fotos, se atendemos o modelo.",
        "Se a porta de enrolar saiu do trilho, não tente descer nem puxar: desligue o disjuntor e afaste todos, porque a cortina solta pode cair. Na maioria das vezes basta recolocar as lâminas, trocar a trava quebrada e endireitar um trecho da guia. Mande fotos de longe para sabermos se atendemos o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a porta de enrolar entorta", "Lâmina, guia, eixo ou mola: as causas"],
        slots: [
          [
            "A causa mais comum é a trava da ponta da lâmina: sem ela, a lâmina corre para o lado a cada abertura até sair da guia. Depois vem a guia amassada por carro ou carrinho, que segura um lado enquanto o outro sobe.",
            "A lâmina é mantida no lugar por uma trava na ponta; quando a trava quebra, ela anda de lado e escapa. Uma guia amassada tem efeito parecido, porque freia só aquele lado da cortina.",
            "Uma lâmina que perdeu a trava da ponta desliza até raspar na guia. Já a guia batida prende um lado da cortina, que sobe mais devagar que o outro.",
          ],
          [
            "Se a cortina enrola mais grossa de um lado, a causa é o eixo desnivelado ou a mola cansada daquele lado.",
            "Quando guias e lâminas estão boas, o eixo fora do nível ou a mola fraca de um lado faz o rolo ficar mais grosso numa ponta.",
            "Com lâminas e guias em ordem, resta o eixo torto ou a mola desigual, que deixam o rolo mais grosso de um lado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora com a porta torta", "Porta torta: primeiros passos"],
        slots: [
          [
            "Não solte parafuso do eixo nem da testeira, a chapa que o sustenta, porque a mola está tensionada. Também não puxe o lado baixo com a mão. Siga só estes passos, de longe.",
            "A mola dentro do eixo guarda força, e a cortina torta pode cair; por isso nada se abre nem se puxa. Bastam estes cuidados.",
            "Puxar o lado mais baixo ou abrir a testeira, a chapa que sustenta o eixo, pode soltar a cortina. Fique longe e siga os passos.",
          ],
        ],
        steps: [
          "Solte o botão e desligue o disjuntor.",
          "Afaste todos da frente e de baixo da porta.",
          "Fotografe de longe as duas guias e o rolo.",
          "Se a loja precisa fechar, avise na mensagem.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a porta é endireitada", "O conserto da porta torta"],
        slots: [
          [
            "A cortina é apoiada antes de tudo. Depois as lâminas voltam ao encaixe, com travas novas, e a guia é desamassada ou trocada no trecho ruim. Por último, o técnico nivela eixo e molas e regula o fim de curso, que marca as paradas.",
            "Com a porta segura, recolocam-se as lâminas, com as travas de ponta, e endireita-se ou substitui-se o pedaço torto da guia. Em seguida vêm o nível do eixo, as molas e a regulagem das paradas.",
            "Primeiro se prende a cortina, para não descer. A guia é endireitada, as lâminas voltam ao lugar com travas novas, e só então se acertam eixo, molas e os pontos de parada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "O que custa mais e o que custa menos"],
        slots: [
          [
            "Recolocar lâmina e trava é o mais barato; guia e lâmina novas são cobradas por trecho, e mola ou eixo custam mais. Se o motor forçou e queimou, soma-se a troca dele, que é a conta mais alta.",
            "O conserto mais barato é o de trava e alinhamento; depois vêm o trecho de guia, as lâminas, a mola e o eixo. Motor queimado é conta à parte, escolhido pelo peso da cortina e orçado pela foto.",
            "Alinhar e pôr trava sai por menos; guia, lâmina, mola e eixo somam material. Se o motor também queimou, ele é o item mais caro, e a etiqueta diz qual o substitui.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descer a porta torta para fechar a loja?",
        answers: [
          "Pelo motor, não. Se a cortina ainda corre dentro das guias, baixe pela corrente manual, devagar, com o disjuntor desligado e ninguém embaixo. Se uma lâmina saiu da guia, não force.",
          "Só se ela continua dentro das duas guias, e pela corrente manual, sem energia e devagar. Se prender, pare.",
        ],
      },
      {
        question: "Precisa trocar a cortina inteira?",
        answers: [
          "Quase nunca. Trocam-se as lâminas dobradas e o trecho de guia; só a cortina toda enferrujada pede troca completa.",
          "Em geral não. Bastam lâminas do mesmo perfil e o pedaço de guia torto, desde que o resto esteja firme.",
        ],
      },
      {
        question: "A porta torta estraga o motor?",
        answers: [
          "Estraga se continuar sendo acionada, porque o motor força contra a guia. Se você parou logo, ele costuma escapar.",
          "Só se ele ficou forçando. O técnico mede o motor depois de liberar a cortina.",
        ],
      },
      {
        question: "Como evitar que entorte de novo?",
        answers: [
          "Guia limpa e reta, travas de ponta inteiras e revisão {visits.business}. Batida de carrinho na guia deve ser corrigida logo.",
          "Proteja as guias de carrinho e de carro e faça a revisão {visits.business}, que confere travas, eixo e molas.",
        ],
      },
    ],
    photo: "fotos de longe da porta inteira, das duas guias e do rolo",
  },
  {
    id: "enrolar-nao-para",
    broader: "enrolar",
    label: "Porta de enrolar não para no ponto",
    phrase: "a porta de enrolar que não para no ponto",
    asks: [
      ...combine(enrolar, [
        "não para cima",
        "não para em cima",
        "não para fim",
        "não para",
        "não desliga cima",
        "não desliga",
        "passa do ponto",
        "sobe demais",
        "enrola demais",
        "enrola tudo",
        "entra caixa",
        "não para embaixo",
        "não para chão",
        "amontoa chão",
        "sobra lâmina chão",
        "bate chão",
        "bate cima",
        "desregulada",
        "desregulou",
        "fim de curso",
        "regular fim de curso",
        "parada errada",
        "para lugar errado",
      ]),
      "porta enrolar não fecha até chão",
      "porta enrolar não chega chão",
      "porta enrolar para antes chão",
      "porta enrolar fresta chão",
      "porta enrolar não encosta chão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que não para no fim, em cima ou embaixo, perdeu o fim de curso, o ajuste que diz ao motor onde parar; se para e escorrega, é o freio. Desligue o disjuntor e não use, porque em cima a cortina sai das guias; pela foto do rolo dizemos se atendemos o modelo e o valor.",
        "A porta de enrolar automática que não para em cima ou passa do ponto tem o fim de curso desregulado ou gasto; a que desce depois de parar tem o freio fraco. Deixe sem energia, pois a cortina pode sair da guia e cair; a etiqueta e a foto do rolo dizem se atendemos e quanto custa.",
        "Se a porta de enrolar não para de descer e amontoa no chão, ou sobe além do rolo, o fim de curso, que marca as paradas, saiu do lugar; escorregar depois é freio. Corte a energia no disjuntor e mande fotos: dizemos se atendemos o modelo e o valor do acerto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que passa do ponto", "Fim de curso, freio ou memória"],
        slots: [
          [
            "O fim de curso mecânico conta as voltas do eixo, e a vibração, ou uma corrente de regulagem solta, tira a conta do lugar. Em alguns motores, mover a porta pela corrente manual também o desajusta.",
            "Quem marca as paradas é um contador preso ao eixo; com a vibração, a porca dele anda e o ponto muda. Depois de usar a corrente manual, certos motores pedem nova regulagem.",
            "As paradas são contadas em voltas do eixo, e porca fora do ponto ou corrente frouxa perde a conta. Usar a corrente na falta de luz pode ter o mesmo efeito.",
          ],
          [
            "Se ela para no lugar certo e depois desce aos poucos, o defeito é outro: freio gasto ou mola fraca.",
            "Parar e escorregar não é fim de curso: é o freio do motor, ou a mola, que já não segura a cortina.",
            "Porta que para bem e em seguida cede aponta para o freio, caso mais urgente, porque ela pode cair.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o acerto", "Uso seguro da porta"],
        slots: [
          [
            "O melhor é deixar sem energia. Se precisar fechar uma vez, faça pela botoeira, vendo a porta, e solte antes do fim.",
            "Sem vigiar, não acione, porque a cortina pode sair da guia. Numa emergência, use a botoeira e pare um palmo antes.",
            "Evite usar até a regulagem. Para fechar a loja hoje, fique com a mão na botoeira e os olhos na porta.",
          ],
        ],
        steps: [
          "Pare a porta pela botoeira antes do fim.",
          "Se já entrou no rolo, não mande descer.",
          "Desligue o disjuntor.",
          "Fotografe o rolo e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se regula a parada", "O acerto em cima e embaixo"],
        slots: [
          [
            "Com a porta apoiada, o técnico ajusta os dois pontos, troca a chave ou a corrente de regulagem, se gastou, e prova o freio com a cortina no meio. Um batente na última lâmina impede que ela entre no rolo.",
            "Os pontos de cima e de baixo são regulados, e a peça gasta do fim de curso, trocada; depois o freio é testado no meio do curso. Se falta batente na régua de baixo, ele é posto.",
            "Acertam-se as duas paradas e confere-se o freio, parando a porta a meio caminho. Contador ou corrente gasta é substituído, e a lâmina de baixo ganha batente, se não tem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Do ajuste ao freio: o valor"],
        slots: [
          [
            "Regular as paradas é só mão de obra; fim de curso e freio somam a peça, que depende do modelo. Cortina que saiu da guia e lâmina torta entram à parte, e motor novo raramente é preciso.",
            "O ajuste é o mais barato, e as peças do fim de curso e do freio vêm depois, conforme a etiqueta. Se a cortina já saiu da guia, recolocá-la aumenta o serviço.",
            "Quando basta regular, não há peça. Freio e fim de curso custam segundo o motor, e o que mais encarece é a cortina que passou do ponto e saiu da guia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso regular o fim de curso da porta de enrolar?",
        answers: [
          "O ajuste fica junto ao motor, no alto, com tensão e peças girando. Deixe com o técnico.",
          "Não convém: é perto do eixo e da rede elétrica, e um ajuste errado manda a cortina para dentro do rolo.",
        ],
      },
      {
        question: "A porta entrou toda no rolo. E agora?",
        answers: [
          "Desligue e não acione: a cortina precisa ser guiada de volta, lâmina por lâmina.",
          "Não mande descer, porque ela se enrosca. Deixe sem energia até o técnico recolocá-la nas guias.",
        ],
      },
      {
        question: "Porta que não para no ponto precisa de motor novo?",
        answers: [
          "Raramente. O fim de curso e o freio se regulam ou se trocam na maioria dos modelos.",
          "Quase nunca: o motor está bom, e o que falha é quem diz a ele onde parar, ou o freio.",
        ],
      },
      {
        question: "A porta não fecha até o chão. É o mesmo defeito?",
        answers: [
          "Pode ser: fresta reta e sempre igual é regulagem do fim de curso. Fresta torta é guia ou lâmina, e não se força.",
          "Se a fresta é igual de ponta a ponta, sim, é o ponto de parada. Se um lado fica mais alto, o problema é da cortina.",
        ],
      },
    ],
    photo: "fotos do rolo, da etiqueta do motor e da porta parada em cima e embaixo",
  },
  {
    id: "enrolar-esquenta",
    broader: "enrolar",
    label: "Motor da porta de enrolar esquenta",
    phrase: "o motor da porta de enrolar que esquenta",
    asks: combine(enrolar, [
      "esquenta",
      "esquentando",
      "esquenta para",
      "motor esquenta",
      "motor esquenta para",
      "esquenta desliga",
      "motor quente",

      "desliga sozinha",
      "desliga volta",
      "aquece",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Motor da porta de enrolar que esquenta e desliga foi parado pela proteção térmica e volta ao esfriar, em geral em 20 a 40 minutos. A causa é cortina pesada na guia, mola cansada, uso acima do ciclo do motor ou capacitor fraco; limpe as guias e conte quantos ciclos ele faz.",
        "O motor da porta de aço esquenta e para por uso acima do limite, porque muitos trabalham poucos minutos seguidos, ou por esforço: guia suja, lâmina presa, mola fraca. Se desliga já na primeira abertura, é esforço; deixe esfriar e não insista, porque a térmica existe para ele não queimar.",
        "Porta de enrolar que desliga quando o motor fica quente tem a proteção térmica agindo, e o motor volta depois de esfriar. Calor logo na primeira subida aponta peso na guia ou mola sem força; calor depois de várias aberturas aponta uso acima do ciclo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Limite de uso ou esforço demais", "De onde vem o calor"],
        slots: [
          [
            "O motor comum de porta de enrolar trabalha poucos minutos por vez, e a etiqueta ou o manual diz quantos. Passar dele desliga o motor, sem defeito.",
            "Na etiqueta está o tempo de trabalho seguido, muitas vezes de 4 a 5 minutos. Quem passa disso sente a térmica.",
            "Há um limite de minutos contínuos na etiqueta. O desligamento por ele é proteção, e não quebra.",
          ],
          [
            "Guia suja, lâmina torta e mola sem força fazem o motor puxar peso que não é dele, e ele ferve na primeira subida. Capacitor fraco e tensão baixa deixam a subida lenta e quente.",
            "Sem a ajuda da mola, o motor ergue a cortina inteira. Guia, lâmina, capacitor e tensão completam as causas do esforço.",
            "Mola cansada põe a cortina toda sobre o motor; guia e lâmina freiam. Subida lenta e quente lembra capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer", "Passos com o motor quente"],
        slots: [
          [
            "Espere com a porta parada, sem molhar nem abrir o motor. Ninguém fica embaixo da cortina nesse tempo.",
            "Não insista na botoeira, porque cada tentativa esquenta mais. A cortina parada fica sem ninguém sob ela.",
            "Deixe esfriar com a porta fechada e o motor intacto. Insistir alonga a espera.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere esfriar.",
          "Com a porta fechada, limpe as guias e aplique silicone em spray.",
          "Teste uma subida e uma descida, vigiando de longe.",
          "Anote quantos ciclos ele faz até parar.",
          "Fotografe a etiqueta e o rolo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico confere", "Alívio da cortina e medição"],
        slots: [
          [
            "O técnico compara o peso da cortina com a capacidade do motor e mede a corrente na subida. Guia, lâmina e mola se acertam antes de pensar em motor maior.",
            "Mede-se a corrente na subida e o peso da cortina, e confere-se se a mola ajuda. O motor maior só entra depois de a cortina correr leve.",
            "Corrente e peso são medidos, e a mola, testada. Só com a cortina livre se decide por motor mais forte.",
          ],
          [
            "Em ordem de custo, vêm lubrificação e guia, capacitor, mola e motor. Capacitor e guia costumam caber em {trade.smallRepair}.",
            "Lubrificar e alinhar é o mais barato, depois capacitor, depois mola, e o motor por último. O caso simples leva até {trade.smallRepair}.",
            "A conta cresce de guia e capacitor, resolvidos em {trade.smallRepair}, para mola e motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não esquentar de novo", "Ciclos e manutenção"],
        slots: [
          [
            "Em loja de muitas aberturas, use motor de uso intenso, com ciclo maior na etiqueta, e abra por completo em vez de ficar subindo e descendo. Revisão {visits.business} mantém guia e mola no ponto.",
            "Conte os ciclos e escolha o motor por eles. Revisar {visits.business} evita cortina pesada e mola fraca.",
            "Motor de uso intenso aguenta mais ciclos seguidos. Guia e mola são vistas na revisão {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o motor leva para voltar?",
        answers: [
          "Em geral de 20 a 40 minutos, conforme o calor. Insistir alonga a espera e pode abrir o protetor de vez.",
          "Cerca de meia hora. Em dia quente pode passar disso.",
        ],
      },
      {
        question: "Preciso fechar a loja e o motor parou. O que faço?",
        answers: [
          "Use a corrente manual, com o disjuntor desligado e a cortina reta; se pesar, espere esfriar. Não passe embaixo.",
          "Pela corrente manual, com a energia cortada. Se ela pesa, aguarde.",
        ],
      },
      {
        question: "Motor de porta de enrolar que esquenta vai queimar?",
        answers: [
          "Vai, se a causa fica. Reduza as aberturas e peça a revisão antes.",
          "Com o tempo, sim. Aliviar a cortina ou trocar o capacitor evita.",
        ],
      },
      {
        question: "A mola da porta pode ser a causa?",
        answers: [
          "Pode: sem força, o motor ergue o peso inteiro. O técnico mede a cortina e ajusta ou troca a mola, sempre com a porta presa.",
          "Sim, é das causas mais comuns. A mola só se mexe com a porta presa, por técnico.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do rolo e das guias e o número de aberturas por dia",
  },
  {
    id: "enrolar-abre-sozinha",
    broader: "enrolar",
    label: "Porta de enrolar abre sozinha",
    phrase: "a porta de enrolar que abre sozinha",
    asks: combine(enrolar, [
      "abre sozinha",
      "abrindo sozinha",
      "abriu sozinha",
      "sobe sozinha",
      "subiu sozinha",
      "abre sozinho",
      "aciona sozinha",
      "abre do nada",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que abriu sozinha, ou sobe e desce sozinha, recebeu uma ordem falsa: botoeira presa ou úmida, fio em curto, controle apertado ou de código igual. Ao fechar, desligue o disjuntor e use a trava de chão até o técnico achar a origem; o valor sai por foto da botoeira e do receptor.",
        "Se a porta de enrolar sobe e desce sozinha, de madrugada ou de dia, há um comando falso: botoeira com umidade, fio encostando, controle preso ou código igual ao de um vizinho. Deixe o disjuntor desligado e a trava de chão posta até o conserto, orçado por foto da botoeira e do receptor.",
        "A porta de enrolar abre sozinha quando a central recebe ordem que ninguém deu, vinda da botoeira, do fio ou de um controle. Para passar a noite, feche, desligue o disjuntor e ponha a trava de chão. O reparo depende da peça, e a foto da botoeira e do receptor adianta o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a ordem falsa", "Teste de cinco passos"],
        slots: [
          [
            "Faça com a porta à vista e ninguém sob ela. Se a porta sobe sem som de motor, a mola ou o freio falhou: não mexa, isole a passagem e chame.",
            "Ninguém passa embaixo enquanto você testa. Subida sem ruído de motor aponta mola ou freio, e aí o teste não se faz: afaste as pessoas e espere o técnico.",
            "O teste é sempre olhando a porta, com a passagem livre. Quando ela se move em silêncio, sem motor, o defeito é de mola ou de freio, e ninguém chega perto.",
          ],
        ],
        steps: [
          "Feche, desligue o disjuntor e ponha a trava de chão.",
          "No dia seguinte, tire a trava antes de religar.",
          "Tire a pilha de todos os controles e observe de longe.",
          "Se parou, recoloque uma pilha por vez e ache o controle.",
          "Se continuou, desligue: a origem é botoeira, fio ou placa.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem o comando", "Botoeira, fio, controle ou placa"],
        slots: [
          [
            "A botoeira é a primeira suspeita: botão que não volta ou umidade fecha o contato como se alguém apertasse. Fio descascado dentro do tubo faz o mesmo, sobretudo em dia de chuva.",
            "Comece pela botoeira, em que um botão afundado ou a água simula o toque. O cabo dela, se descascou na tubulação, dá o mesmo sinal, mais ainda quando chove.",
            "Umidade ou botão preso na botoeira vale por um toque para a central, e por isso ela é vista antes. Logo depois vem o cabo, que em curto repete a ordem, principalmente na chuva.",
          ],
          [
            "Controle na gaveta com o botão apertado e código fixo igual ao de um vizinho vêm em seguida. A placa com relé colado é mais rara, e subir e descer sem parar costuma apontar para ela ou para o fio.",
            "Há também o controle espremido entre objetos e o de código fixo, que outro aparelho pode imitar. Movimento repetido, para cima e para baixo, lembra fio em curto ou relé preso na placa, defeito menos comum.",
            "O rádio é o segundo caminho: botão apertado na gaveta ou código fixo que coincide com o de fora. Se ela sobe e desce sem descanso, pense em fio ou em relé da placa, falha mais rara.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve e o que custa", "Botoeira, receptor e memória"],
        slots: [
          [
            "O técnico isola botoeira e receptor, um de cada vez, até a ordem falsa sumir. Depois troca ou veda a botoeira, refaz o fio ou apaga a memória e grava só os controles da loja.",
            "Desligando uma parte por vez, botoeira e depois receptor, acha-se quem dá o comando. O conserto é vedar ou trocar o botão, passar outro fio ou limpar a memória e regravar os controles.",
            "Na visita, cada comando é separado da placa até se descobrir o culpado. Conforme o caso, entra botoeira nova, fio novo ou memória limpa, com os controles da casa gravados outra vez.",
          ],
          [
            "Regravar controles e trocar botoeira são os reparos mais baratos; fio novo depende da distância, e a placa é o mais caro. Receptor de código rolante, que muda a cada toque, impede que outro controle abra.",
            "Em custo, memória e botoeira vêm primeiro, o cabo em seguida e a placa por último. Para não repetir, vale um receptor rolante, cujo código nunca é o mesmo.",
            "A conta cresce da regravação e da botoeira para o cabo e, no fim, a placa. Passar do código fixo ao rolante, que se altera a cada aperto, fecha a porta a controles de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar a trava de chão com o motor ligado?",
        answers: [
          "Não: acionado com a trava, o motor dobra as lâminas. Com a trava posta, o disjuntor fica desligado.",
          "Nunca. Se a ordem falsa vier com a porta travada, as lâminas entortam. Trava e energia não se usam juntas.",
        ],
      },
      {
        question: "Pode ser alguém com controle copiado?",
        answers: [
          "Pode, em código fixo. Apague a memória, regrave os seus e mude para código rolante.",
          "É possível quando o código é fixo, que se copia. A limpeza da memória e um receptor rolante acabam com a dúvida.",
        ],
      },
      {
        question: "A porta abre sozinha só quando chove. Por quê?",
        answers: [
          "Água na botoeira externa ou no fio fecha o contato. Vedar ou mudar a botoeira de lugar resolve.",
          "A umidade une os contatos da botoeira ou do cabo e vira comando. A solução é vedar, trocar o fio ou levar o botão para dentro.",
        ],
      },
      {
        question: "Preciso trocar o motor da porta de enrolar?",
        answers: [
          "Quase nunca: o defeito está no comando, e não no motor. Só a porta que se move sem energia tem freio ou mola com falha, o que é outro reparo.",
          "Não por isso. Ordem falsa se corrige na botoeira, no fio, no receptor ou na placa, e o motor continua.",
        ],
      },
    ],
    photo: "fotos da botoeira, do receptor e do rolo",
  },
  {
    id: "enrolar-gira-e-nao-sobe",
    broader: "enrolar",
    label: "Porta de enrolar: motor gira e não sobe",
    phrase: "o motor da porta de enrolar que gira sem subir a cortina",
    asks: [
      "motor porta aço funciona cortina não levanta",
      "motor porta enrolar funciona cortina não levanta",
      ...combine(enrolar, [
        "não sobe estala",
        "só estala",
        "estala não sobe",
        "não abre estala",
        "motor gira não sobe",
        "motor gira não abre",
        "gira não sobe",
        "gira falso",
        "em falso",
        "motor funciona não sobe",
        "motor funciona não abre",
        "motor liga não sobe",
        "faz barulho não sobe",
        "faz barulho não abre",
        "barulho não sobe",
        "ronca não sobe",
        "ronca não abre",
        "ronca",
        "zumbe",
        "zumbindo",
        "faz força não sobe",
        "não tem força subir",
        "sem força",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de aço de enrolar em que o motor gira e ela não sobe tem corrente caída, coroa solta no eixo ou alavanca manual acionada; se só ronca ou estala, é capacitor fraco, freio preso ou trava de chão fechada. Abra as travas, tente uma vez e desligue o disjuntor, sem insistir.",
        "Se a porta de enrolar ronca e não sobe, confira primeiro a trava de chão e a chave lateral, que alguém esquece fechadas. Abertas, o ronco é de capacitor, freio ou lâmina presa na guia, e o motor que roda em falso é corrente ou coroa solta; desligue o disjuntor e chame.",
        "O motor da porta de aço funciona e a cortina não sai do lugar por trava fechada, corrente caída ou capacitor sem força. Girar livre aponta corrente ou coroa; roncar ou estalar aponta capacitor, freio ou trava. Uma tentativa basta, e depois o disjuntor fica desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Gira livre, ronca ou estala", "O som mostra a causa"],
        slots: [
          [
            "Cada som separa uma peça, e por isso vale ouvir uma tentativa de longe, com a porta desimpedida.",
            "Repare no barulho e na corrente entre o motor e o eixo, sem se aproximar do rolo.",
            "Ouça uma vez só. O som e o eixo, parado ou girando, dizem quase tudo.",
          ],
        ],
        bullets: [
          "Gira livre e o eixo não: corrente caída ou coroa solta",
          "Ronca parado: trava esquecida, capacitor fraco ou freio que não abre",
          "Estala na central: relé que liga sem o motor partir",
          "Sobe um palmo e para: lâmina presa na guia ou mola fraca",
          "Cheira a queimado: enrolamento, não religue",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Travas, guia e corrente, de longe"],
        slots: [
          [
            "Não suba no rolo nem toque na corrente do eixo, que trabalha com o peso da cortina. Estes passos são do chão.",
            "A corrente entre motor e eixo segura a porta: ninguém mexe nela. Confira só o que se vê de baixo.",
            "Tudo se faz do chão, com a mão longe do rolo e da mola, que guardam força.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Abra trava de chão, cadeado e chave lateral.",
          "Olhe as guias: lâmina fora, amassado, objeto.",
          "Veja se a corrente manual está recolhida e solta.",
          "Religue e tente uma única vez.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto da porta que não sobe", "O que o técnico faz"],
        slots: [
          [
            "A cortina é apoiada antes de soltar qualquer coisa. Corrente e coroa voltam ao lugar com a tensão certa, e capacitor, freio e mola são medidos, porque cortina pesada queima o motor.",
            "Primeiro a porta recebe apoio. Depois se reencaixa e tensiona a corrente e se medem capacitor, freio e mola, já que mola fraca sobrecarrega o motor.",
            "Com a cortina escorada, repõem-se corrente e coroa. Mola, freio e capacitor são testados, pois peso demais queima de novo.",
          ],
          [
            "Em ordem de custo vêm trava e corrente, capacitor, freio e motor. Atendemos conforme o modelo, confirmado pelo rolo e pela etiqueta.",
            "Do menor ao maior gasto: reencaixe, capacitor, freio e motor. O modelo precisa ser confirmado antes pelo rolo.",
            "Reencaixar é o mais barato, capacitor vem depois, freio e motor por último, se o modelo é dos que atendemos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para abrir a loja na corrente manual?",
        answers: [
          "Dá, se a cortina está reta e a corrente do eixo, no lugar, com o disjuntor desligado. Pare se pesar de repente.",
          "Sim, com a energia cortada e a porta alinhada. Lâmina torta ou estalo encerra a tentativa.",
        ],
      },
      {
        question: "Motor que ronca e não sobe está queimado?",
        answers: [
          "Não necessariamente: capacitor e freio são mais comuns. Cheiro de verniz e disjuntor caindo é que indicam enrolamento.",
          "Na maioria das vezes é capacitor. Queimado mesmo, ele cheira e derruba o disjuntor.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Reencaixe ou capacitor costuma caber em uma visita. Mola e motor dependem da peça do modelo.",
          "Casos simples, uma ida. Peça específica de porta de enrolar pode exigir outra data.",
        ],
      },
      {
        question: "Posso deixar a porta no meio do caminho?",
        answers: [
          "Não. Isole a passagem e ninguém fica embaixo, porque a cortina pode descer de uma vez.",
          "Se parou aberta, desligue, ponha cones e deixe alguém por perto até o técnico.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e fotos do rolo, da corrente e da etiqueta do motor",
  },
  {
    id: "enrolar-lenta",
    broader: "enrolar",
    label: "Porta de enrolar lenta",
    phrase: "a porta de enrolar lenta",
    asks: combine(enrolar, [
      "lenta",
      "lento",
      "muito lenta",
      "ficou lenta",
      "devagar",
      "sobe devagar",
      "demora subir",
      "demora abrir",
      "demora",
      "treme",
      "tremendo",
      "trepida",
      "aos trancos",
      "tranco",
    ]),
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar lenta ou tremendo, que ficou subindo devagar, tem atrito ou falta de força: guia seca e suja, lâmina torta, mola cansada ou capacitor fraco. Feche a porta, desligue o disjuntor, limpe as guias e aplique silicone; se continuar, mola e motor precisam ser medidos.",
        "Se a porta de enrolar ou de aço sobe devagar e desce normal, é peso: mola fraca ou cortina presa na guia; lenta nos dois sentidos, é capacitor ou tensão. Limpe as guias com o disjuntor desligado e use silicone, nunca graxa, antes de chamar.",
        "A porta de aço que treme ao subir e demora mais do que antes costuma ter guia suja ou lâmina torta, e depois mola ou capacitor. A limpeza das guias, com a porta fechada e sem energia, resolve muitos casos; se sempre foi lenta, é a velocidade do motor, que não muda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpeza das guias", "O que fazer em casa ou na loja"],
        slots: [
          [
            "Faça com a porta fechada e o disjuntor desligado, sem tocar na mola nem no rolo. Leva uns 20 minutos.",
            "Só as guias, por dentro, sem energia e com a cortina toda embaixo. São cerca de 20 minutos, e mola e eixo não se tocam.",
            "Com a cortina no chão e o disjuntor desligado, limpe apenas as guias, o que toma por volta de 20 minutos.",
          ],
        ],
        steps: [
          "Feche a porta e desligue o disjuntor.",
          "Limpe as guias com pano seco e escova.",
          "Aplique silicone em spray de cima a baixo; graxa, nunca.",
          "Religue e cronometre a subida e a descida, de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Guia, mola ou motor", "Por que sobe devagar ou aos trancos"],
        slots: [
          [
            "Compare subida e descida: a diferença entre as duas aponta a peça.",
            "O jeito de subir e de descer mostra a causa.",
            "Tempo e tremor, nos dois sentidos, separam as causas.",
          ],
        ],
        bullets: [
          "Sobe aos pulos: guia com poeira e graxa velha.",
          "Sobe lenta e desce rápida: mola que perdeu força.",
          "Lenta nos dois sentidos: capacitor fraco ou tensão baixa.",
          "Treme só no alto: lâmina torta no rolo ou eixo com folga.",
          "Sempre igual desde nova: velocidade do motor, que é fixa.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico confere", "Como é o serviço na porta de enrolar"],
        slots: [
          [
            "A mecânica vem antes: guias, lâminas e eixo precisam correr livres, ou o motor novo queima igual. A mola, que guarda carga, só o técnico acerta, com o vão isolado.",
            "Primeiro se alinham guias e cortina, com o vão isolado, e se regula a mola, peça sob tensão que ninguém mais deve tocar. O motor fica para depois.",
            "Com a área fechada, acertam-se lâminas, guias e mola, esta sempre pelo técnico, porque está carregada. Motor em boa porta raramente falha.",
          ],
          [
            "Depois medem-se capacitor e tensão e regulam-se os pontos de parada. A corrente manual é testada, porque abre a porta na falta de luz.",
            "Em seguida vêm a medição elétrica, o fim de curso e o teste da corrente de emergência.",
            "Capacitor, tensão e paradas fecham o serviço, com a corrente manual provada em alguns ciclos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar a porta de enrolar mais rápida?",
        answers: [
          "No motor comum, não. Só motores próprios, de porta rápida, com outra estrutura.",
          "A velocidade é de fábrica. O que se recupera é o tempo original, limpando e regulando.",
        ],
      },
      {
        question: "Lenta e pesada na corrente manual. O que é?",
        answers: [
          "Mola cansada ou guia presa. Não force a corrente, que pode romper: desligue e chame.",
          "Falta de mola ou atrito na guia. Forçar a corrente arrisca soltar a cortina.",
        ],
      },
      {
        question: "Quanto custa arrumar?",
        answers: [
          "Limpar e regular é o mais barato, seguido por capacitor, lâmina e mola. A largura da porta muda o trabalho, e peça e serviço vêm juntos.",
          "A conta sobe de limpeza a capacitor, lâmina e mola nova. Porta larga pede mais gente e tempo.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar as guias?",
        answers: [
          "A cada três meses em loja de rua, com pano e silicone. A revisão técnica é {visits.business}.",
          "Trimestral, com silicone e sem graxa, mais a visita {visits.business}.",
        ],
      },
    ],
    photo: "um vídeo da subida e da descida e fotos das guias e da etiqueta",
  },
  {
    id: "enrolar-parou-no-meio",
    broader: "enrolar",
    label: "Porta de enrolar parou no meio",
    phrase: "a porta de enrolar que parou no meio",
    asks: [
      ...combine(enrolar, [
        "parou meio",
        "para meio",
        "parou metade",
        "para metade",
        "parou meio não sobe nem desce",
        "não sobe nem desce",
        "sobe metade para",
        "desce metade para",
        "sobe pouco para",
        "desce pouco para",
        "desce pouco volta",
        "desce volta",
        "fecha volta",
        "travou meio",
        "parou aberta",
      ]),
      "porta enrolar queda energia não sobe",
      "porta enrolar queda energia",
      "porta enrolar acabou luz não sobe",
      "porta enrolar luz voltou não sobe",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que travou no meio, após queda de energia ou não, pede disjuntor e DR conferidos, uma religada e um toque na botoeira. Com a cortina reta, a corrente manual a leva ao chão por dentro, com o disjuntor desligado; torta, não mexa, e o técnico atende {shop.hours}.",
        "Se a porta de aço parou no meio do caminho, as causas são proteção térmica, sensor do vão, guia amassada ou energia. Para destravar após queda de luz, se ela subia e parou, desligue o disjuntor e use a corrente manual, só se a cortina está reta; ninguém passa por baixo.",
        "A porta de enrolar parada na metade costuma voltar, após falta de luz, quando se religa o disjuntor, ou quando se limpa o sensor do vão; sempre na mesma altura, é guia amassada. Para fechar a loja, corrente manual por dentro, com a energia cortada e a cortina reta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passos com a porta no meio", "O que olhar antes de mexer"],
        slots: [
          [
            "Porta a meia altura não é passagem: ninguém entra ou sai por baixo. Isole os dois lados e observe de longe.",
            "Isole a frente, porque uma porta pela metade pode descer. Só então confira, sem ficar sob ela.",
            "Nem depressa se passa por baixo. Com a área livre, siga a ordem.",
          ],
        ],
        steps: [
          "Olhe de longe se a cortina está reta nas duas guias.",
          "Torta ou com estalo: desligue e deixe como está.",
          "Reta: confira disjuntor e DR, limpe o sensor do vão e tente uma vez pela botoeira.",
          "Motor quente: espere uma hora e tente uma vez.",
          "Não voltou: desligue o disjuntor e feche pela corrente manual, por dentro.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz a porta parar no meio", "Térmico, guia, sensor ou freio"],
        slots: [
          [
            "O jeito como parou mostra a causa.",
            "Veja qual sinal descreve o seu caso.",
            "Repare na altura, no som e no calor.",
          ],
        ],
        bullets: [
          "Motor quente depois de muitas aberturas: proteção térmica, volta fria",
          "Sempre na mesma altura: guia amassada ou lâmina fora do encaixe",
          "Desce e volta: sensor do vão sujo ou objeto na linha",
          "Ronca sem mover: freio que não abre ou capacitor fraco",
          "Muda, com energia: fusível, placa ou corrente manual fora do lugar",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o serviço na porta de enrolar", "O que o técnico acerta"],
        slots: [
          [
            "O técnico isola o vão e olha guias, lâminas e eixo antes do motor, porque guia torta força a máquina. Depois alinha a cortina e confere a testeira, a chapa que segura o rolo.",
            "Primeiro a mecânica: guias, cortina e eixo livres. Em seguida vêm o alinhamento e o aperto da testeira, onde o rolo se apoia.",
            "Guias e lâminas são a primeira conferência, e a testeira, chapa lateral que sustenta o rolo, a segunda. Só então se mede o motor.",
          ],
          [
            "No fim regula a parada em cima e embaixo e testa botoeira, sensor e corrente em vários ciclos. O ajuste simples leva até {trade.smallRepair}, e o conserto tem os 90 dias da lei.",
            "Por último, paradas reguladas e ciclos de teste com sensor e corrente. Sem peça, são até {trade.smallRepair}, com a garantia da lei.",
            "Regulam-se as paradas, e tudo é testado na sua frente. Um acerto sem peça cabe em {trade.smallRepair}; valem os 90 dias da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do conserto", "Da regulagem ao motor"],
        slots: [
          [
            "Em ordem de custo: limpar o sensor e regular, trocar capacitor ou botoeira, desamassar guia, trocar lâminas e, por fim, motor ou placa. Ida fora do horário comercial pode somar, e o valor é informado antes.",
            "A regulagem é o mais barato, capacitor e botoeira vêm depois, e lâminas, placa e motor ficam no alto. À noite, pergunte o valor da ida.",
            "O custo cresce do ajuste à peça pequena, dela à guia e às lâminas, e daí ao motor. O valor da ida noturna é combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso puxar a porta para baixo?",
        answers: [
          "Não. O freio segura o eixo, e o puxão entorta as lâminas. Use a corrente manual, com a energia cortada.",
          "De jeito nenhum: a cortina está presa ao freio. Puxar à força tira a lâmina da guia.",
        ],
      },
      {
        question: "Porta de enrolar não volta após queda de energia. É defeito?",
        answers: [
          "Nem sempre: muitas vezes basta religar o disjuntor ou recolocar a corrente manual na posição de descanso, que libera o comando.",
          "Confira disjuntor, DR e a posição da corrente. Se continuar muda, é fusível ou placa.",
        ],
      },
      {
        question: "Como deixo a loja segura se ela não fecha?",
        answers: [
          "Alguém de vigia e a área isolada até o técnico chegar. Não amarre a cortina nem use macaco.",
          "Ponha vigia e avise o seguro, se for o caso. Improviso com corda derruba a cortina.",
        ],
      },
      {
        question: "Quanto tempo o motor leva para esfriar?",
        answers: [
          "Em torno de uma hora. Se para de novo em poucos ciclos, a cortina está pesada ou o motor é pequeno para o uso.",
          "Perto de uma hora. Repetindo, peça a medição, porque a proteção está agindo por esforço.",
        ],
      },
    ],
    photo: "fotos de longe da porta parada, das guias e do rolo",
  },
  {
    id: "enrolar-controle-nao-funciona",
    broader: "enrolar",
    label: "Controle da porta de enrolar não funciona",
    phrase: "o controle da porta de enrolar",
    asks: [
      "botoeira sobe porta enrolar controle não",
      "porta enrolar botoeira sobe controle não",
      "troquei pilha porta enrolar",
      "pilha controle porta enrolar continua",
      "troquei pilha controle enrolar continua",
      "porta enrolar controle parou",
      "porta enrolar só funciona botão",
      "porta enrolar só botão",
      "porta enrolar só abre botão",
      ...combine(enrolar, [
        "controle não funciona",
        "controle não responde",
        "controle não abre",
        "não responde controle",
        "não abre controle",
        "não desce controle",
        "só funciona botoeira",
        "só abre botoeira",
        "só desce botoeira",
        "só funciona segurando",
        "só desce segurando",
        "só sobe segurando",
        "só fecha segurando",
      ]),
      "porta enrolar não obedece controle",
      "porta enrolar não obedece controle botão",
      "porta enrolar não responde",
      "porta enrolar não obedece",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle da porta de enrolar não funciona, teste a botoeira, o botão da parede. Quando ela move a porta, o defeito está na pilha, no cadastro ou no receptor; quando não move, falta energia, a proteção térmica desligou o motor ou a central parou. O controle ou receptor novo é orçado pela foto, já com a gravação.",
        "Quando o controle da porta de enrolar não responde, aperte a botoeira: se a porta anda, troque a pilha e tente outro controle, e se todos falham, a causa é o receptor. Se nem a botoeira funciona, falta energia ou a central parou. O valor do controle ou do receptor sai pela foto dos dois.",
        "A porta de enrolar que sobe pelo botão e não sobe pelo controle tem a falha na pilha, no cadastro ou no receptor, a peça que recebe o sinal. Se ela também não anda pela botoeira, veja a energia e a central. A foto do controle atual mostra qual serve e quanto custa, já gravado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste em ordem: botoeira, pilha, receptor", "O que testar antes de chamar"],
        slots: [
          [
            "Acione só com a porta à vista, ninguém embaixo e o vão livre. Cada passo elimina uma causa.",
            "Com a passagem vazia e a porta à vista, faça um passo por vez. O primeiro que resolver mostra a causa.",
            "Nenhum destes testes exige abrir caixa. Fique de frente para a porta, sem ninguém no vão, e pare quando ela responder.",
          ],
        ],
        steps: [
          "Aperte uma vez a botoeira, o botão da parede.",
          "Troque a pilha do controle e teste a poucos metros.",
          "Tente com outro controle já cadastrado.",
          "Desligue o disjuntor, espere uns minutos e religue uma vez.",
          "Se nada responder, deixe o disjuntor desligado e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Controle, receptor ou central: quem está falhando", "Por que só o controle falha"],
        slots: [
          [
            "Quando só um controle falha, a causa é a pilha ou o cadastro apagado; quando todos falham e a botoeira funciona, é o receptor ou a antena. A cortina de aço bloqueia o sinal, e por isso a antena do receptor não pode ficar atrás dela.",
            "Se apenas um controle parou, pense em pilha ou cadastro perdido. Se nenhum abre e o botão da parede abre, o defeito é do receptor ou da antena, porque a chapa da porta corta o sinal de quem fica atrás dela.",
            "A pilha fraca e o cadastro perdido afetam um controle só. O receptor com defeito afeta todos, e a antena presa atrás das lâminas de aço dá quase o mesmo sintoma, pois o metal barra o sinal.",
          ],
          [
            "A porta que só anda com o botão apertado está em comando contínuo, por segurança da central ou porque o sensor de passagem falhou.",
            "Precisar segurar o botão chama-se comando contínuo, que muitas centrais usam de fábrica ou quando o sensor de passagem falha.",
            "Andar só com o dedo no botão indica comando contínuo, padrão de segurança em várias centrais, ou defeito no sensor de passagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Da pilha ao receptor: o que pesa no preço", "O que se troca e a ordem de custo"],
        slots: [
          [
            "A pilha é o item mais barato, e regravar um controle vem em seguida. O controle novo custa conforme o código, o receptor avulso fica acima dele, e a central é a peça mais cara. O orçamento já inclui peça e serviço.",
            "Do mais barato ao mais caro estão pilha, recadastro, controle novo, receptor e, por último, central. O código do controle e o número de cópias mudam o valor, que já vem com a gravação.",
            "O gasto sobe da pilha ao controle novo, deste ao receptor avulso e só então à central. Pelo controle e pela etiqueta do motor se sabe qual é o caso e o preço com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr controle em porta que só tem botoeira?",
        answers: [
          "Sim. Um receptor é ligado à central, na entrada da botoeira, e os controles são gravados nele. O sensor de passagem entra junto, para a porta não descer sobre alguém que você não vê.",
          "Sim, com um receptor na entrada do botão da parede. Convém pôr também o sensor do vão, porque quem comanda de longe não vê a porta.",
        ],
      },
      {
        question: "Qualquer controle serve na porta de enrolar?",
        answers: [
          "Não, só o que tem a frequência e o código do receptor. O controle atual, visto dos dois lados, mostra qual comprar, e o novo ainda precisa ser gravado.",
          "Não. A frequência e o código precisam ser os do receptor, e o novo tem de ser cadastrado; pelo controle antigo se acha o compatível.",
        ],
      },
      {
        question: "A porta parou no meio e o controle não responde mais. O que faço?",
        answers: [
          "O motor pode ter esquentado, e a proteção térmica o desliga por 15 a 30 minutos. Espere com o vão isolado e, se voltar a parar, chame o técnico, porque há guia torta ou motor fraco.",
          "Espere de 15 a 30 minutos, tempo em que a proteção térmica costuma rearmar, sem ninguém passar embaixo. Se a parada se repete, a porta precisa de técnico.",
        ],
      },
      {
        question: "Como abro a porta sem o controle?",
        answers: [
          "Pela botoeira ou, sem luz, pela corrente manual do motor, com o disjuntor desligado e a porta reta nas guias. A porta torta ou com lâmina fora da guia não se move à mão.",
          "Use o botão da parede. Se faltar energia, a corrente do motor sobe a porta à mão, desde que as lâminas estejam nas guias e o disjuntor, desligado.",
        ],
      },
    ],
    photo: "fotos do controle aberto, do receptor por fora e da etiqueta do motor",
  },
];
