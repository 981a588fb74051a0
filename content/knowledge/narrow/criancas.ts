import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const criancas: NarrowConcept[] = [
  {
    id: "crianca-presa-no-portao",
    broader: "criancas",
    label: "Criança presa no portão",
    phrase: "a criança presa no portão",
    intent: "emergency",
    asks: [
      "criança presa portão",
      "portão prendeu criança",
      "criança prendeu mão portão",
      "dedo preso portão",
      "mão presa portão",
      "braço preso portão",
      "criança prensada portão",
      "portão pegou criança",
      "criança ficou presa",
      "bebê preso portão",
      "filho preso portão",
      "filho está preso portão automático",
      "soltar criança presa portão",
      "aconteceu acidente filho portão ligo",
      "soltar criança presa portão sem machucar",
    ],
    answers: {
      any: [
        "Criança presa no portão: pare o movimento, desligue o disjuntor e ligue para os bombeiros, 193, ou o SAMU, 192. Não acione o controle e não destrave basculante, porque a folha pode descer. Mantenha a criança calma e siga a orientação do socorro.",
        "Se o portão prendeu a mão ou o braço de uma criança, corte a energia, não puxe e chame 193 ou 192. No de correr, reto e nivelado, a chave pode aliviar a folha alguns centímetros, se o socorro orientar.",
        "Mão, dedo ou cabeça presa na grade do portão: desligue o disjuntor, impeça qualquer movimento da folha e ligue 193. Não force nem use alavanca; a criança deve ser avaliada por médico mesmo sem ferida aparente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos com a criança presa", "Como agir até o socorro chegar"],
        slots: [
          [
            "Primeiro se impede que a folha se mova de novo.",
            "Uma pessoa cuida da criança enquanto outra desliga a energia e liga.",
            "Não deixe ninguém testar o portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Ligue para 193 ou 192 e diga o tipo de portão e onde ela está presa.",
          "Não puxe o membro preso e não levante folha de basculante no braço.",
          "No de correr, reto e nivelado, destrave apenas se o socorro orientar.",
          "Mantenha a criança parada e conversando até chegar ajuda.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Depois do susto: o portão fica desligado",
          "Antes de usar o portão de novo",
          "O que corrigir para não repetir",
        ],
        slots: [
          [
            "O portão só volta ao uso depois de conferidos fotocélula, força e vãos.",
            "Até a vistoria, deixe desligado e travado, com outra entrada em uso.",
            "Um portão que prendeu alguém tem falha de proteção a corrigir, mesmo que ande bem.",
          ],
          [
            "Fotocélula baixa e reversão regulada são o mínimo com crianças em casa.",
            "O segundo par de sensores, perto do chão, vê quem o primeiro não vê.",
            "A força se ajusta para a folha parar e voltar ao menor obstáculo.",
          ],
          [
            "Vãos em que cabe dedo, braço ou cabeça se fecham com tela ou chapa.",
            "No deslizante, o espaço entre a grade e a coluna pede proteção.",
            "Engrenagem e braço ao alcance da mão recebem capa.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Posso abrir pelo controle para soltar?",
        answers: [
          "Não. A folha pode andar para o lado errado ou com força. Desligue e chame o socorro.",
          "Não acione. O movimento pode agravar a lesão.",
        ],
      },
      {
        question: "E se o portão não tiver fotocélula?",
        answers: [
          "Desative o fechamento automático e instale antes de voltar a usar. Até lá, feche só com a folha à vista.",
          "Peça a instalação e use o portão apenas por comando, olhando.",
        ],
      },
      {
        question: "Criança que só bateu no portão precisa de médico?",
        answers: [
          "Se bateu a cabeça, o peito ou a barriga, sim, mesmo que pareça bem.",
          "Na dúvida, ligue 192 e siga a orientação.",
        ],
      },
      {
        question: "Quem confere o portão depois?",
        answers: [
          "Quem confere é um técnico, com teste de fotocélula, força e vãos feito com objeto.",
          "Um técnico, antes de religar: ele testa fotocélula, força e vãos e deixa por escrito o que foi corrigido.",
        ],
      },
    ],
    photo: "fotos do portão parado, dos vãos e das fotocélulas",
  },
  {
    id: "acidente-com-crianca",
    broader: "criancas",
    label: "Acidente com criança no portão",
    phrase: "o acidente com criança no portão automático",
    asks: [
      "acidente criança portão prevenção",
      "acidente criança portão prevenir",
      "acidente criança portão cuidados",
      "criança machucou portão",
      "criança se machucou",
      "acidente criança antiesmagamento",
      "acidente criança sistema antiesmagamento",
      "criança sistema antiesmagamento",
      "acidente criança portão antiesmagamento",
      "acidente criança",
      "criança acidente",
      "criança esmagada",
      "criança esmagamento",
      "criança prensada",
      "criança antiesmagamento",
      "criança anti esmagamento",
      "criança machucou",
      "evitar acidente criança",
      "criança morreu",
      "portão criança perigo",
      "criança machucada portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Acidente com criança em portão automático se evita com quatro coisas juntas: fotocélula com um par baixo, força no mínimo com reversão testada, fechamento automático desligado e controle fora do alcance. Se aconteceu, desligue o disjuntor e ligue 193 ou 192.",
        "Para proteger a criança, o portão precisa parar antes do toque e recuar se o toque acontecer: a fotocélula faz a primeira parte, a reversão por esforço a segunda. O feixe comum passa acima de quem engatinha, por isso se põe um segundo par mais baixo.",
        "Para tirar o perigo do portão eletrônico com criança em casa, instale fotocélula baixa, mande regular a força no mínimo, desligue o fechamento automático e guarde o controle. O risco maior está na borda de baixo do basculante, na ponta do de correr e no vão da dobradiça do de abrir; olhar até fechar continua indispensável.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Se a criança já se machucou", "Socorro: o que fazer e o que não fazer", "Primeiros minutos"],
        slots: [
          [
            "Peça ajuda por telefone enquanto alguém corta a energia.",
            "Mantenha a calma e fale com a criança.",
            "Não puxe membro preso.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor.",
          "Ligue 193, bombeiros, ou 192, SAMU.",
          "Não destrave basculante: a folha pode descer mais.",
          "Não deixe ninguém acionar o portão.",
          "Depois do socorro, o portão fica parado até a vistoria.",
        ],
      },
      {
        about: "choose",
        headings: [
          "As proteções que a casa com criança precisa",
          "Fotocélula baixa, força e borda",
          "O que instalar e o que desligar",
        ],
        slots: [
          [
            "O par principal fica de 40 a 60 cm do piso e o segundo, mais baixo, na altura de quem engatinha ou caiu.",
            "Um par só, na altura comum, não enxerga criança no chão.",
            "Dois pares em alturas diferentes cobrem a criança em pé e a que engatinha.",
          ],
          [
            "A força é regulada no mínimo que move a folha, e a reversão é provada com caixa de papelão fora do feixe.",
            "O antiesmagamento é a reação do próprio motor: a folha encontra resistência e recua sozinha.",
            "Em portão de muito movimento, a borda sensível na aresta para a folha ao ser apertada.",
          ],
          [
            "Botoeira alta e à vista do portão, controle guardado e nada de brincar de correr da folha.",
            "Use o fechamento automático só com a fotocélula testada; na dúvida, deixe-o desligado.",
            "Combine com a família: ninguém aciona sem ver o vão inteiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula sozinha protege a criança?",
        answers: [
          "Não. Ela vê só a linha do feixe. A força regulada e o adulto olhando completam a proteção.",
          "Não basta: quem está fora da linha não é visto. Por isso a reversão precisa funcionar.",
        ],
      },
      {
        question: "Quem responde pelo acidente da criança no portão?",
        answers: [
          "Em casa, em regra, responde o dono; em condomínio, o condomínio e quem descuidou da manutenção. O caso concreto decide, e um advogado orienta.",
          "Quem responde depende da causa e de quem cuidava do portão. Manutenção registrada e sensor testado contam na apuração.",
        ],
      },
      {
        question: "De quanto em quanto tempo testo os sensores do portão?",
        answers: [
          "Teste uma vez por mês, com objeto e sem ninguém perto. Se falhar, desligue o disjuntor e chame.",
          "Teste todo mês, em poucos minutos: corte o feixe com um cabo de vassoura e veja a folha voltar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das duas colunas e da etiqueta do motor",
  },
  {
    id: "crianca-com-controle",
    broader: "criancas",
    label: "Criança brincando com o controle",
    phrase: "a criança com o controle do portão",
    asks: [
      "criança controle",
      "criança brincando controle",
      "filho controle",
      "criança brinca controle",
      "criança aperta controle",
      "criança botão portão",
      "criança mexe controle",
      "criança abre portão",
      "bebê controle",
      "criança brincando portão",
      "criança brinca portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Criança não pode abrir nem brincar com o controle do portão sem um adulto olhando a folha: guarde-o fora do alcance e desligue o fechamento automático se não houver fotocélula. Um aperto sem ninguém olhar move uma folha de centenas de quilos.",
        "Se a criança aciona o portão brincando, tire os controles do alcance, suba a botoeira e peça fotocélula com um par baixo. Atenção à pilha: a do tipo moeda, engolida, exige hospital na hora, mesmo sem sintomas.",
        "O controle do portão fica com adulto, como a chave do carro. Para a casa com criança, peça botoeira alta e à vista da folha, fotocélula baixa e força no mínimo, e ensine que o portão não é brinquedo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Regras simples para a casa", "O que combinar com a família", "Controle, botão e pilha"],
        slots: [
          [
            "Controle em gancho alto ou na bolsa, nunca na gaveta da sala.",
            "O chaveiro com controle não serve de brinquedo.",
            "Um carro estacionado com o controle no console também está ao alcance.",
          ],
          [
            "Ninguém corre para passar com a folha andando, nem adulto.",
            "A criança imita: espere o portão parar para atravessar.",
            "Pendurar-se na folha quebra peça e derruba criança.",
          ],
          [
            "Tampa do controle quebrada se troca logo, porque solta a pilha.",
            "Guarde pilhas novas e velhas em lugar fechado.",
            "Uma criança que engoliu pilha vai ao hospital sem demora.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que muda no portão", "Ajustes que reduzem o risco", "Peça ao técnico"],
        slots: [
          [
            "Uma fotocélula com um segundo par mais baixo percebe quem engatinha.",
            "Um par perto do chão vê a criança que o par comum não vê.",
            "O sensor baixo é o primeiro acréscimo em casa com criança.",
          ],
          [
            "Força no mínimo e reversão testada fazem a folha recuar no toque.",
            "A reversão é provada com caixa vazia, fora do feixe.",
            "Com a força alta, a folha empurra em vez de voltar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para bloquear o controle em alguns horários?",
        answers: [
          "Em algumas centrais e módulos Wi-Fi, sim. Em casa, o jeito simples é guardar o controle e desligar o disjuntor em viagem.",
          "Depende da central. Desligar o disjuntor impede qualquer controle, e a folha continua travada na maioria dos motores.",
        ],
      },
      {
        question: "Criança pode abrir o portão com o celular?",
        answers: [
          "Melhor não. Ponha senha no aplicativo e não deixe o acesso no aparelho dela.",
          "Só com o portão à vista de um adulto. Use senha no aplicativo.",
        ],
      },
    ],
    photo: "uma foto da botoeira e do portão inteiro, com a etiqueta do motor",
  },
];
