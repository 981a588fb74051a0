import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What those who live behind the gate ask before they leave it, touch it or let children near it. */
export const segurancaDeQuemMora: NarrowConcept[] = [
  {
    id: "portao-destravado-a-noite",
    broader: "invasao",
    label: "Deixar o portão destravado à noite",
    phrase: "o portão deixado destravado",
    asks: [
      "seguro dormir motor portão destravado",
      ...combine(
        ["deixar portão", "deixar motor", "posso deixar", "portão", "motor"],
        ["destravado noite", "destravado", "no manual noite", "solto noite", "destravado direto", "no manual direto"],
      ),
      "dormir portão destravado",
      "deixar destravado",
    ],
    intent: "question",
    answers: {
      any: [
        "Não deixe o portão destravado à noite: solto do motor, no manual, ele abre com um empurrão de fora. Se o motor quebrou, prenda o portão de correr ou de abrir com corrente e cadeado por dentro e o disjuntor desligado; basculante nunca fica solto, porque a folha pode descer.",
        "Dormir com o portão destravado não é seguro, pois quem segura a folha na maioria dos portões é o motor travado. Para trancar sem conserto hoje, feche, desligue o disjuntor e passe ferrolho ou corrente com cadeado por dentro; o basculante se deixa travado, sempre.",
        "Pode ficar uma noite no manual só se estiver preso por dentro com corrente, cadeado ou ferrolho, e só portão de correr ou de abrir. Destravado e sem isso, à noite, qualquer um empurra, e o vento também; basculante solto pode descer sobre alguém.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O risco do portão solto, por tipo", "O que pode acontecer de noite"],
        slots: [
          [
            "O perigo muda com o tipo de portão, e em um deles é de esmagamento.",
            "Cada portão solto tem o seu risco.",
            "Veja o que pode acontecer com o seu.",
          ],
        ],
        bullets: [
          "De correr: abre com a mão, ou sozinho se o piso tem caimento",
          "De abrir: o vento joga a folha contra carro ou pessoa",
          "Basculante: só cabos e contrapeso seguram, e a folha pode descer",
          "De prédio: entrada livre para qualquer um, com responsabilidade do condomínio",
        ],
      },
      {
        about: "check",
        headings: ["Como prender o portão para dormir", "Se tiver de passar a noite assim"],
        slots: [
          [
            "Isto vale para portão de correr e de abrir, com a folha reta no lugar. O basculante com cabo, mola ou contrapeso ruim não se toca.",
            "Serve ao de correr e ao pivotante que estão no lugar. Não mexa em basculante com defeito de cabo ou contrapeso.",
            "Só para folha de correr ou de abrir, firme e reta. Basculante com problema espera o técnico, travado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Feche a folha até encostar no batente.",
          "Passe corrente e cadeado por dentro, num ponto firme da coluna.",
          "No de abrir, use também o ferrolho de chão.",
          "Empurre para conferir e deixe a chave do cadeado à mão.",
        ],
      },
      {
        about: "visit",
        headings: ["Travar o motor de novo", "O conserto para não passar outra noite"],
        slots: [
          [
            "Se o motor está bom e só foi solto, gire a chave de volta, tire-a e empurre a folha de leve: se não anda, travou. Em alguns modelos é preciso mover uns centímetros até a engrenagem encaixar.",
            "Motor bom se trava girando a chave ao contrário e testando com um empurrão leve. A engrenagem às vezes só encaixa depois de mover a folha alguns centímetros.",
            "Para travar, feche a chave e tente mover a folha: parada, está presa. Se não encaixar, mova uns centímetros e tente outra vez, com o disjuntor desligado.",
          ],
          [
            "Motor quebrado se conserta no local na maioria dos casos, em até {trade.smallRepair} quando é simples, e atendemos {shop.hours}. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Se ele quebrou, o reparo simples leva até {trade.smallRepair}, com atendimento {shop.hours}. O ajuste em residência custa desde {price.preventive}, fora peças.",
            "Atendemos {shop.hours}, e um conserto simples não passa de {trade.smallRepair}. A visita de ajuste em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Destravado, o controle ainda abre o portão?",
        answers: [
          "O motor gira, mas a folha não anda, porque está solta dele. Por isso o controle não serve de tranca nem de chave nessa noite.",
          "Não: o motor funciona em falso, sem levar a folha. Quem abre é a mão, de dentro ou de fora.",
        ],
      },
      {
        question: "É melhor destravar ou só desligar o disjuntor?",
        answers: [
          "À noite, só desligar: sem energia nenhum controle abre, e o motor travado continua segurando a folha.",
          "Desligar o disjuntor e manter travado é o mais seguro. Destrave apenas para passar, com a folha reta, e trave em seguida.",
        ],
      },
      {
        question: "Posso trancar com cadeado e deixar o motor ligado?",
        answers: [
          "Não: um toque no controle faz o motor forçar contra o cadeado e quebra engrenagem e suporte. O disjuntor fica desligado enquanto houver cadeado.",
          "Nunca os dois juntos. Motor ligado com corrente passada espana a engrenagem no primeiro acionamento.",
        ],
      },
      {
        question: "Sem luz, o portão fica destravado?",
        answers: [
          "Não. A falta de energia não solta o motor, que continua segurando a folha na maioria dos modelos. Só a chave destrava.",
          "Continua travado, porque a engrenagem segura sem energia. Empurre de leve para confirmar e use o ferrolho se ceder.",
        ],
      },
    ],
    photo: "uma foto do portão fechado e da etiqueta do motor",
  },
  {
    id: "mexer-na-mola-e-perigoso",
    broader: "mola",
    label: "Mexer na mola do basculante é perigoso",
    phrase: "o perigo da mola do portão",
    asks: [
      ...combine(
        ["perigoso", "perigo", "risco", "posso"],
        ["mexer mola", "mexer mola basculante", "soltar mola", "apertar mola", "ajustar mola", "esticar mola"],
      ),
      "mexer mola basculante",
      "mola basculante perigosa",
      "mola perigoso",
    ],
    intent: "question",
    answers: {
      any: [
        "É muito perigoso mexer na mola do portão basculante: ela guarda a força que levanta a folha e, solta de repente, chicoteia ou deixa o portão cair. Não aperte, não solte nem regule em casa. O técnico troca ou ajusta com a folha escorada, e a visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "Sim, a mola de portão pode machucar alguém de forma grave, porque trabalha esticada ou torcida e carrega o peso da folha. Quem quer regular não deve tentar: um parafuso solto na hora errada causa acidente. O ajuste é do técnico, a partir de {price.preventive} em casa, fora peças.",
        "O risco de apertar ou soltar a mola do basculante é alto: o gancho que escapa vira chicote de aço, e a folha despenca. Se ela está fraca, barulhenta ou quebrada, desligue o disjuntor, não passe embaixo e chame. A regulagem em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que a mola do portão fere", "O que pode acontecer ao mexer na mola"],
        slots: [
          [
            "Mola sob tensão solta energia de uma vez, e a ponta ou o gancho acerta quem está perto. Sem ela, a folha inteira desce, e ninguém segura com a mão um portão de 80 ou 100 quilos.",
            "O gancho que escapa sai como um chicote na altura do rosto. Ao mesmo tempo, os 80 ou 100 quilos da folha, que a mola equilibrava, caem sobre quem estiver embaixo.",
            "A força que ergue o portão fica guardada no aço e se libera num instante. Solta, a mola bate em quem mexe, e a folha, que pode passar de 80 quilos, despenca.",
          ],
          [
            "Por isso ninguém fica sob o basculante aberto com mola suspeita, e o motor não é destravado: pode ser ele que segura o peso.",
            "Com mola ruim, mantenha o vão vazio e não solte o motor, que talvez seja o último apoio da folha.",
            "Não destrave o motor nem passe embaixo enquanto houver dúvida sobre a mola, porque nada mais sustenta a folha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de mola cansada, vistos de longe", "O que o morador pode olhar"],
        slots: [
          [
            "De longe e com o portão fechado, procure espira aberta, gancho torto e ferrugem funda. Folha que desce sozinha, sobe torta ou pesa na subida também mostra mola fraca.",
            "Olhe sem tocar: espaço maior entre espiras, ponta gasta ou ferrugem em camadas pedem troca. No uso, o sinal é o motor lento na subida e rápido na descida.",
            "Espira afastada, gancho aberto e ferrugem se veem do chão. Portão que sobe arrastado, desce depressa ou fica inclinado confirma que a mola perdeu força.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como o técnico troca a mola", "A troca da mola e o que pesa no preço"],
        slots: [
          [
            "A folha é escorada e a tensão aliviada com ferramenta própria antes de soltar qualquer ponta. Troca-se de preferência o par, porque mola nova com velha entorta a folha.",
            "Primeiro a escora, depois o alívio da tensão, e só então a mola sai. O par é trocado junto, para os dois lados puxarem igual.",
            "Com o portão apoiado, descarrega-se a mola por meio de ferramenta e se monta a nova. Repor as duas evita folha torta.",
          ],
          [
            "O ajuste é o caso barato. A mola nova depende do tamanho e do peso da folha, e o par custa mais que uma. Cabos e roldanas gastos entram na mesma conta.",
            "Só regular custa menos, uma mola vem depois e o par, acima. O preço da peça acompanha o peso do portão.",
            "Paga-se menos pela regulagem e mais pelo par de molas, cujo valor segue peso e comprimento. Cabo gasto se troca na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo na mola?",
        answers: [
          "Deixe para o técnico, na revisão: ele lubrifica com a folha presa e já olha espira e gancho.",
          "Não com o portão solto ou em movimento. Na revisão {visits.home}, isso é feito com a folha segura.",
        ],
      },
      {
        question: "A mola pode quebrar sozinha?",
        answers: [
          "Pode, por fadiga e ferrugem. Por isso ninguém fica embaixo da folha, nem com ela parada aberta.",
          "Sim, depois de anos de uso, e sem aviso. Ouvindo um estalo forte, desligue o disjuntor e não acione.",
        ],
      },
      {
        question: "Contrapeso é menos perigoso que a mola?",
        answers: [
          "O perigo é outro: o cabo que o segura pode romper e a carga cair. Nos dois casos, quem mexe é o técnico.",
          "Não, só muda o risco, que passa ao cabo e ao peso pendurado. Nenhum dos dois é serviço de morador.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "O ajuste leva até {trade.smallRepair}. A troca do par ocupa mais, porque a folha é escorada e depois reequilibrada.",
          "Até {trade.smallRepair} para regular. Com molas novas, conte o tempo de escorar, montar e testar o equilíbrio.",
        ],
      },
    ],
    photo: "uma foto da mola, de longe, com o portão fechado",
  },
  {
    id: "tela-contra-a-mao-da-crianca",
    broader: "criancas",
    label: "Tela no portão para proteger a mão da criança",
    phrase: "a tela no portão",
    asks: [
      "portão correr grade filho mão tela",
      "portão grade mão tela colocar",
      "portão grade mão tela",
      "portão tela mão",
      "fechar portão gradeado chapa crianças",
      ...combine(
        ["tela", "chapa", "proteção", "acrílico"],
        [
          "criança mão portão",
          "criança não colocar mão portão",
          "criança portão correr",
          "criança grade portão",
          "mão criança portão",
          "criança braço grade",
          "proteção criança grade",
        ],
      ),
      "criança mão portão correr",
      "criança colocar mão grade",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para a criança não colocar a mão no portão de correr, feche a grade com tela de malha menor que a mão dela, do chão até uns 1,50 m, na folha e no trecho do muro por onde a folha passa. Tela soldada pesa pouco; chapa cheia pesa e pega vento, e antes se confere o motor.",
        "A tela no portão para criança é soldada ou de chapa perfurada e cobre a folha e a parte fixa ao lado, até a altura que o braço alcança, cerca de 1,50 m. O perigo é o braço que atravessa a grade com o portão andando, e a fotocélula, que vê só o vão, não evita isso.",
        "Feche a grade do portão com tela ou chapa na parte que a criança alcança, até 1,50 m, dos dois lados por onde a folha corre. Assim ela não enfia o braço na grade em movimento; a tela quase não muda o motor, e a chapa pode pedir nova regulagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tela, chapa ou policarbonato", "O que usar para fechar a grade"],
        slots: [
          [
            "Compare pelo peso e pelo vento, porque a folha mais pesada muda o motor e, no basculante, o contrapeso.",
            "O material muda peso e vento, os dois pontos que o motor sente.",
            "A proteção é parecida; o que difere é o peso na folha e a força do vento.",
          ],
        ],
        bullets: [
          "Tela soldada de malha pequena: leve, deixa o vento passar",
          "Chapa perfurada: mais rígida, peso médio",
          "Policarbonato: leve e fechado, mas pega vento",
          "Chapa cheia: a mais pesada, 7,85 kg por m² a cada milímetro",
        ],
      },
      {
        about: "care",
        headings: ["Como fixar com segurança", "Fixação da tela na grade"],
        slots: [
          [
            "Quem fixa é o serralheiro, por rebite ou solda, com o disjuntor desligado e os fios da placa soltos na solda. Não pode sobrar ponta nem rebarba onde a criança encosta.",
            "A tela é presa com rebite ou solda, sem quina viva, e a solda exige a central desligada dos fios. O portão fica fechado e sem energia durante o serviço.",
            "Rebite e solda, feitos pelo serralheiro, seguram sem deixar ponta de arame. A energia é cortada e, se houver solda, a placa sai do circuito.",
          ],
          [
            "A tela não encosta na cremalheira, no trilho nem na coluna por onde a folha passa. Depois dela, um ciclo completo observado de longe mostra se algo raspa.",
            "Deixe livres cremalheira, trilho e a passagem da coluna. Ao final, observe uma abertura inteira sem ninguém perto.",
            "Trilho, barra dentada e vão da coluna ficam sem tela. Um teste de longe, com a passagem vazia, confirma que nada prende.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde mais a mão entra", "Outros pontos de perigo"],
        slots: [
          [
            "A engrenagem e a cremalheira, do lado de dentro, pedem a tampa do motor no lugar e, se possível, capa. Na ponta que fecha, fotocélula entre 40 e 60 cm do chão e força regulada evitam prensar.",
            "Dentes da cremalheira e engrenagem ficam cobertos pela tampa, que não pode faltar. O encontro com a coluna se protege com fotocélula, de 40 a 60 cm, e força baixa.",
            "Por dentro, o risco é a engrenagem, protegida pela tampa e por uma capa. Na ponta da folha, sensor a 40 ou 60 cm do chão e pouca força.",
          ],
          [
            "Se a criança alcança a folha por baixo, a borda de borracha na ponta e um segundo par de sensores ajudam. O controle fica guardado, longe da mão dela.",
            "Borda sensível e sensor extra completam a proteção em passagem baixa. O controle remoto deve ficar fora do alcance da criança.",
            "Um par de sensores adicional e borracha na borda cobrem o que sobra. Deixe o controle em lugar que ela não alcance.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tela deixa o portão pesado para o motor?",
        answers: [
          "A tela leve quase não muda. Chapa cheia pode pedir motor mais forte ou novo equilíbrio, e a regulagem em casa parte de {price.preventive}, sem peças.",
          "Tela de arame, não. Com chapa, some o peso e compare com a etiqueta; regular em residência começa em {price.preventive}, fora peças.",
        ],
      },
      {
        question: "A fotocélula não basta para a mão da criança?",
        answers: [
          "Não. Ela vê quem cruza o vão, e não o braço que atravessa a grade na lateral. As duas proteções se somam.",
          "Só protege quem passa no vão. Pela grade, a mão entra sem cortar o feixe, e por isso a tela é precisa.",
        ],
      },
      {
        question: "Posso usar tela de plástico presa com abraçadeira?",
        answers: [
          "Por poucos dias. Ela solta com o movimento e pode enroscar na roldana ou na engrenagem.",
          "Serve de improviso curto. Sol e movimento a arrancam, e pedaço solto trava a folha.",
        ],
      },
      {
        question: "Vocês colocam a tela?",
        answers: [
          "A tela é do serralheiro. Nós dizemos antes onde ela pode ir, conferimos o peso e regulamos o motor depois.",
          "Não fazemos a serralheria. Fazemos a conferência do motor e a regulagem depois de instalada.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da grade, com uma medida do vão entre as barras",
  },
];
