import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What keeps a fault away is not what mends it: whoever asks how to avoid one still has a gate that works. */
export const comoEvitar: NarrowConcept[] = [
  {
    id: "evitar-que-o-motor-queime",
    broader: "queimou",
    label: "Como evitar que o motor do portão queime",
    phrase: "como evitar que o motor do portão queime",
    asks: [
      "evitar motor portão queimar",
      "evitar motor queimar",
      "evitar motor queimado",
      "evitar motor portão queimado",
      "evitar queima motor",
      "evitar queima motor portão",
      "fazer motor portão não queimar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o motor do portão queime, mantenha a folha leve, desligue o disjuntor ao primeiro ronco sem movimento e use um motor com um terço de folga sobre o peso. Trilho sujo, roldana gasta e contrapeso errado são o que mais queima motor. A revisão em casa parte de {price.preventive}, sem peças.",
        "Motor queimado se evita com três cuidados: folha que anda leve, capacitor trocado quando enfraquece e nenhuma insistência com o motor roncando parado. Em prédio e comércio, some um quarto, que é o motor de uso intenso. A revisão que mede tudo isso em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que poupa o motor, em ordem de importância"],
        slots: [
          [
            "O motor queima por calor, e o calor vem do esforço. Tirar o esforço da folha protege mais que trocar por um motor forte.",
            "Quase tudo se resolve na folha e no uso, antes de se mexer no motor.",
          ],
        ],
        bullets: [
          "Trilho varrido e roldana trocada antes de travar",
          "Contrapeso do basculante regulado pelo técnico",
          "Batente e fim de curso certos, para o motor não forçar no fim",
          "Ponto de energia próprio, na tensão do motor, com fio da bitola certa",
          "Caixa bem fechada, porque água no enrolamento dá curto",
        ],
      },
      {
        about: "signs",
        headings: ["Os avisos de que ele está no limite"],
        slots: [
          [
            "O motor em risco fica quente demais para a mão, cheira a verniz, perde velocidade e para no meio até esfriar. Quem chama o técnico nessa hora costuma trocar um capacitor ou uma roldana, e não o motor.",
            "Antes de queimar, ele demora mais para abrir, esquenta em poucas aberturas e às vezes só parte na segunda tentativa. Nesse ponto o conserto ainda é pequeno: capacitor, trilho ou equilíbrio da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede na revisão"],
        slots: [
          [
            "O técnico solta a folha com segurança, sente o peso dela e mede a corrente do motor e o capacitor. Corrente acima da que está na etiqueta mostra esforço, mesmo com o portão abrindo bem. A revisão se faz {visits.home} em casa e {visits.business} em prédio e comércio.",
            "Com a folha solta, o técnico vê se ela corre sem peso; com o motor ligado, compara a corrente com a da etiqueta. O capacitor é medido junto. Em casa isso se faz {visits.home}; em prédio e comércio, {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Protetor de surto evita que o motor queime?",
        answers: [
          "Ele protege a placa contra o pico de energia. O enrolamento queima por esforço e calor, e disso o protetor não cuida.",
        ],
      },
      {
        question: "Um motor mais forte queima menos?",
        answers: [
          "Só se o atual está abaixo do peso da folha. Em folha que raspa ou pesa, o motor forte também queima, depois de gastar a engrenagem.",
        ],
      },
      {
        question: "O motor tem proteção contra calor?",
        answers: [
          "Muitos têm um sensor que desliga quando esquenta e religa depois de frio. Se ele atua no dia a dia, algo está pesando: chame antes que falhe.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo de uma abertura, se ele ainda anda sem risco",
  },
  {
    id: "evitar-queimar-a-placa",
    broader: "placa",
    label: "Como evitar que a placa do portão queime",
    phrase: "como evitar que a placa do portão queime",
    asks: [
      "evitar queimar placa",
      "evitar queimar placa portão",
      "evitar placa queimar",
      "evitar placa queimada",
      "evitar placa portão queimada",
      "evitar queima placa",
      "proteger placa",
      "proteger placa portão",
      "proteger placa motor portão",
      "proteger central portão",
      "protege placa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que a placa do portão queime, instale um protetor de surto (DPS) ligado ao fio terra, mantenha a tampa do motor vedada contra água e formiga e corrija a folha pesada, que força os relés. O disjuntor só do portão facilita desligar em temporal. A revisão em casa parte de {price.preventive}, sem peças.",
        "A placa do portão se protege de três coisas: pico de energia, com DPS e aterramento; umidade e inseto, com a tampa vedada; e esforço, com a folha leve. Em raio ou falta de luz, desligue o disjuntor do portão. O técnico confere tudo isso na revisão, em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais queima a placa"],
        slots: [
          [
            "Cada causa tem a sua proteção, e nenhuma substitui a outra.",
            "A proteção certa depende da causa. Estas são as mais comuns.",
          ],
        ],
        bullets: [
          "Raio e pico na volta da energia: DPS no quadro e fio terra",
          "Água e formiga: borracha da tampa inteira e entrada dos fios vedada",
          "Folha pesada ou presa: relé que gruda ou queima",
          "Motor em curto: medir o enrolamento antes de ligar placa nova",
          "Fio de sensor descascado: emenda isolada, dentro do conduíte",
        ],
      },
      {
        about: "care",
        headings: ["O que você faz e o que é do técnico"],
        slots: [
          [
            "Você pode desligar o disjuntor do portão em temporal e em viagem, manter a mangueira longe do motor e avisar quando a tampa não fecha. Instalar o DPS, conferir o terra e vedar a caixa por dentro é serviço do técnico, com a energia cortada.",
            "Sua parte é não lavar o motor com jato e desligar o disjuntor quando há raio ou a luz fica indo e voltando, com o portão fechado. A tampa, o aterramento e o protetor ficam com o técnico, porque ali dentro há tensão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DPS garante que a placa não queima com raio?",
        answers: [
          "Não garante: raio muito perto passa por qualquer proteção. Ele desvia a maioria dos picos, desde que exista fio terra.",
        ],
      },
      {
        question: "Nobreak protege a placa?",
        answers: [
          "Filtra parte dos picos e mantém a tensão, mas não substitui o DPS. A função dele é abrir o portão na falta de luz.",
        ],
      },
      {
        question: "Estabilizador serve para o motor do portão?",
        answers: [
          "Não é o indicado: a partida do motor pede mais corrente do que o estabilizador comum entrega. Use DPS e circuito próprio.",
        ],
      },
    ],
    photo: "uma foto do motor com a tampa fechada, da etiqueta e do quadro de luz",
  },
  {
    id: "evitar-que-o-portao-bata",
    broader: "bate-forte",
    label: "Como evitar que o portão bata",
    phrase: "como evitar que o portão bata",
    asks: [
      "evitar portão batendo",
      "evitar portão batendo forte",
      "evitar portão bata",
      "evitar portão bater",
      "evitar portão bater forte",
      "evitar pancada portão",
      "evitar batida portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão bata, o ponto de parada (fim de curso) e a desaceleração da central precisam estar regulados, o batente firme e com borracha e, no basculante, o contrapeso no peso certo. A regulagem é do técnico, em casa a partir de {price.preventive}, sem peças. Você cuida de notar a primeira pancada e avisar.",
        "Portão batendo se evita com dois ajustes da revisão: a parada marcada poucos milímetros antes do batente e a chegada em velocidade baixa. Em casa ela parte de {price.preventive}, sem peças. No de abrir, uma trava ou um batente no piso segura o vento. Ponto de parada que sai do lugar de novo indica ímã ou suporte frouxo.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que evita a pancada em cada portão"],
        slots: [
          [
            "O motivo da pancada muda com o jeito de abrir, e o cuidado também.",
            "Cada tipo de folha bate por um motivo, e é ele que se previne.",
          ],
        ],
        bullets: [
          "De correr: ímã do fim de curso bem preso e batente fixo nas duas pontas",
          "Basculante: contrapeso regulado quando a folha ganha chapa ou pintura",
          "De abrir: batente no piso e braço sem folga, por causa do vento",
          "Com inversor: percurso gravado de novo depois de trocar peça",
        ],
      },
      {
        about: "check",
        headings: ["Como notar cedo que vai começar a bater"],
        slots: [
          [
            "Uma vez por mês, assista de longe a uma abertura e a um fechamento inteiros. Se a folha chega sem diminuir a velocidade ou o motor continua roncando encostado, a parada saiu do ponto. Não ponha madeira nem pneu para amortecer, porque o calço pode ser arremessado.",
            "Repare no fim do movimento, de longe: a folha boa diminui e encosta quase sem som. Quando ela chega cheia ou o motor segue ligado depois do toque, peça a regulagem antes que a pancada trinque a solda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Borracha no batente evita a pancada?",
        answers: [
          "Ela abafa o som e protege a pintura, mas a força continua. O que evita é a parada regulada; a borracha completa.",
        ],
      },
      {
        question: "Dá para colocar parada suave em qualquer motor?",
        answers: [
          "Em boa parte. Muitas centrais já têm a função desligada, e as que não têm podem ser trocadas por uma com parada suave.",
        ],
      },
      {
        question: "O que acontece se o portão continuar batendo?",
        answers: [
          "A pancada volta pela folha até o redutor, que ganha folga, e trinca soldas e suporte. Regular custa bem menos que recuperar isso.",
        ],
      },
    ],
    photo: "um vídeo de lado do final do movimento, com som, e uma foto do batente",
  },
  {
    id: "evitar-sair-do-trilho",
    broader: "caiu-do-trilho",
    label: "Como evitar que o portão saia do trilho",
    phrase: "como evitar que o portão saia do trilho",
    asks: [
      "evitar portão sair trilho",
      "evitar portão saia trilho",
      "evitar portão fora trilho",
      "evitar portão cair trilho",
      "evitar portão caia trilho",
      "evitar portão descarrilar",
      "evitar portão descarrilado",
      "evitar portão saiu trilho",
      "evitar queda portão correr",
      "evitar portão correr cair",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão saia do trilho, varra o trilho toda semana, troque a roldana com o canal gasto, mantenha a guia de cima firme e tenha batente fixo nas duas pontas. É a falta do batente que deixa a folha passar do fim e cair. A revisão em casa parte de {price.preventive}, sem peças.",
        "O portão de correr não sai do trilho quando tem quatro coisas em ordem: roldana com canal fundo, trilho limpo e sem degrau, guia superior apertada e batente nas duas pontas. O técnico confere as quatro na revisão, em casa a partir de {price.preventive}, sem peças; a sua parte é varrer e observar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar todo mês"],
        slots: [
          [
            "Olhe com o disjuntor desligado e sem pôr a mão entre a folha e o trilho.",
            "Basta olhar, com o portão fechado e a energia cortada.",
          ],
        ],
        steps: [
          "Varra o trilho de ponta a ponta e procure amassado ou degrau na emenda.",
          "Veja de perto se a roldana assenta no meio do trilho, sem pender.",
          "Confira se a folha está no prumo, com a mesma fresta em cima e embaixo.",
          "Procure parafuso frouxo na guia de cima e nos batentes.",
          "Religue e assista a um ciclo de longe: tranco sempre no mesmo ponto é trilho ruim.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando parar de usar na hora"],
        slots: [
          [
            "Folha que balança, raspa na guia ou levanta de um lado está perto de sair. Desligue o disjuntor, não empurre e não destrave, porque uma folha dessas tomba com um esbarrão. O técnico escora antes de mexer.",
            "Se a folha pende para um lado, sobe na roldana ou se solta da guia de cima, pare: o próximo acionamento pode derrubá-la. Corte a energia, afaste as pessoas e espere o técnico, que trabalha com ela escorada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o batente é tão importante"],
        slots: [
          [
            "O fim de curso manda o motor parar, mas falha um dia: ímã que cai, sensor molhado, placa com defeito. O batente de ferro é a única coisa que segura a folha quando isso acontece.",
            "Quando o sensor de parada falha, o motor segue empurrando. Sem batente preso no piso ou na folha, o portão passa do fim do trilho e tomba.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa no trilho ajuda a roldana a não sair?",
        answers: ["Não. Graxa segura areia e pedrinha, que fazem a roldana saltar. O trilho fica limpo e seco."],
      },
      {
        question: "De quanto em quanto tempo trocar a roldana?",
        answers: [
          "Não há prazo fixo: troca-se o par quando o canal gasta, a roda faz barulho ou deixa de girar. O técnico mede isso na revisão.",
        ],
      },
      {
        question: "Trilho torto no piso pode ser desamassado?",
        answers: ["Amassado pequeno, sim. Trecho cortado ou com degrau é trocado, para a roldana não saltar ali."],
      },
    ],
    photo: "fotos do trilho, da roldana e da guia de cima, com o portão fechado",
  },
  {
    id: "evitar-que-o-portao-trave",
    broader: "nao-abre",
    label: "Como evitar que o portão trave",
    phrase: "como evitar que o portão trave",
    asks: [
      "evitar portão travado",
      "evitar portão trave",
      "evitar portão travar",
      "evitar portão emperrado",
      "evitar portão emperrar",
      "evitar portão emperre",
      "evitar portão parar funcionar",
      "evitar portão pare funcionar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão trave, mantenha o trilho varrido, as roldanas girando e as dobradiças lubrificadas e troque a pilha do controle antes de acabar. A maior parte dos portões travados vem de sujeira ou roldana presa, e não do motor. A revisão em casa, {visits.home}, parte de {price.preventive}, sem peças.",
        "O portão travado se evita olhando a folha antes do motor: trilho limpo, roldana e dobradiça livres, trava elétrica que solta sempre e capacitor medido na revisão. Ela custa em casa a partir de {price.preventive}, sem peças. Deixe ainda a chave de destravamento à mão, para o portão de correr ou de abrir.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Cuidados que evitam o portão travado"],
        slots: [
          [
            "São poucos minutos por mês, com o disjuntor desligado e a tampa do motor fechada.",
            "Nada aqui pede ferramenta, e tudo se faz com a energia cortada.",
          ],
        ],
        bullets: [
          "Varrer o trilho e tirar pedra e folha seca",
          "Pôr uma gota de óleo nas dobradiças e no trinco ao alcance",
          "Ver se o trinco manual está aberto antes de acionar",
          "Limpar as lentes da fotocélula com pano seco",
          "Trocar a pilha do controle quando o alcance cai",
        ],
      },
      {
        about: "signs",
        headings: ["Os sinais que vêm antes de travar"],
        slots: [
          [
            "O portão que vai travar avisa: anda mais devagar, dá tranco no mesmo ponto, ronca antes de sair ou só abre na segunda tentativa. Ronco na partida costuma ser o capacitor; tranco no mesmo lugar, trilho ou roldana.",
            "Lentidão, ronco na saída e parada que se repete no mesmo trecho são os avisos. Ponto fixo indica trilho ou roldana; ronco em qualquer ponto, capacitor ou peso. Acertar nessa hora evita a urgência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que faço se o portão travar mesmo assim?",
        answers: [
          "Pare de acionar e desligue o disjuntor. O de correr ou de abrir, reto e em piso plano, se move na mão com a chave; o basculante espera o técnico.",
        ],
      },
      {
        question: "Posso passar óleo no trilho?",
        answers: ["Não, porque o óleo segura areia e trava a roldana. Ele só vai em dobradiça e trinco."],
      },
      {
        question: "Quem usa pouco o portão precisa de revisão?",
        answers: [
          "Precisa: parado, ele enferruja na dobradiça e resseca a graxa. Acione ao menos uma vez por semana e faça a revisão {visits.home}.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura e fotos do trilho ou das dobradiças",
  },
  {
    id: "evitar-que-o-cabo-arrebente",
    broader: "cabo-arrebentado",
    label: "Como evitar que o cabo de aço arrebente",
    phrase: "como evitar que o cabo de aço arrebente",
    asks: [
      "evitar cabo aço arrebentar",
      "evitar cabo aço arrebente",
      "evitar cabo aço arrebentado",
      "evitar cabo arrebentar",
      "evitar cabo romper",
      "evitar cabo aço rompido",
      "evitar cabo portão arrebentar",
      "evitar queda portão basculante",
      "evitar portão basculante cair",
      "evitar portão basculante caia",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o cabo de aço do portão arrebente, troque os dois cabos ao primeiro fio rompido, amassado ou ponto de ferrugem, sem esperar a quebra. Todo mês, olhe de longe, com a folha fechada e sem tocar. O técnico confere cabo, roldana e contrapeso na revisão, em casa a partir de {price.preventive}, sem peças.",
        "Cabo de aço arrebentado se evita com troca no tempo certo: o par sai quando aparece um fio partido, ferrugem ou achatamento, e não quando quebra. Roldana que não gira é o que mais desfia o cabo e vai junto. A conferência faz parte da revisão, que em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como ver que o cabo está no fim"],
        slots: [
          [
            "Olhe do chão, com o portão fechado, o disjuntor desligado e ninguém embaixo. Os pontos que gastam são a curva na roldana e as duas pontas presas.",
            "O cabo se gasta onde dobra e onde é preso. Observe esses lugares do chão, com a folha fechada e a energia cortada.",
          ],
        ],
        bullets: [
          "Fio solto, como uma agulha, em qualquer ponto",
          "Trecho amassado, torcido ou mais fino",
          "Mancha de ferrugem ou pó vermelho na roldana",
          "Prendedor escorregado ou com parafuso frouxo",
          "Folha mais baixa de um lado",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para o cabo durar"],
        slots: [
          [
            "Com a folha escorada, ele troca os dois cabos por outros de mesma medida, faz as roldanas girarem livres e acerta o contrapeso. Cabo novo em roldana travada desfia em pouco tempo.",
            "A troca é sempre do par, com a folha apoiada, e junto vêm a roldana presa e o contrapeso fora do peso, que são o que gasta o cabo. No fim, a folha para no meio do caminho sem cair nem subir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo no cabo de aço?",
        answers: [
          "Não mexa nele: está sob carga. Se precisa de proteção contra ferrugem, o técnico faz na revisão, com a folha apoiada.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar o cabo?",
        answers: [
          "Pelo estado, e não por data. Perto do mar ou em garagem úmida ele dura menos e pede conferência mais vezes.",
        ],
      },
      {
        question: "O cabo tem um fio solto. Posso usar o portão?",
        answers: ["Não. Desligue o disjuntor, não destrave e não passe embaixo até a troca do par."],
      },
    ],
    photo: "fotos dos dois cabos e das roldanas, tiradas do chão, com o portão fechado",
  },
  {
    id: "evitar-que-o-portao-abra-sozinho",
    broader: "abre-sozinho",
    label: "Como evitar que o portão abra sozinho",
    phrase: "como evitar que o portão abra sozinho",
    asks: [
      "evitar portão abra sozinho",
      "evitar portão abrir sozinho",
      "evitar portão abrindo sozinho",
      "evitar portão abre sozinho",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão abra sozinho, use controle de código rolante, proteja a botoeira da chuva, apague da central os controles perdidos e não carregue o controle onde o botão fique apertado. Ligue ainda o fechamento automático, com a fotocélula em ordem. A revisão dos comandos em casa parte de {price.preventive}, sem peças.",
        "O portão deixa de abrir sozinho quando nenhum comando falso chega à central: botoeira seca, fio do interfone bem emendado, código rolante e memória só com os controles da casa. O técnico confere os quatro em visita a partir de {price.preventive}, sem peças; trocar para código rolante é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["De onde vem o comando que ninguém deu"],
        slots: [
          [
            "Cada causa tem um cuidado, e o mais barato vem primeiro.",
            "Comece pelo que não custa nada e deixe a troca do receptor para o fim.",
          ],
        ],
        bullets: [
          "Botão apertado na bolsa ou no porta-luvas: guarde o controle solto",
          "Botoeira molhada ou afundada: modelo vedado, sob cobertura",
          "Fio do interfone em curto: emenda isolada, dentro do conduíte",
          "Código fixo igual ao do vizinho: receptor de código rolante",
          "Controle perdido ou de ex-morador: apagado da central",
        ],
      },
      {
        about: "safety",
        headings: ["Se já aconteceu uma vez"],
        slots: [
          [
            "Desligue o disjuntor do portão à noite e ao sair, até achar a causa, e anote a hora e se chovia. Abertura em dia de chuva leva à botoeira; abertura com o vizinho chegando, ao código repetido.",
            "Até a causa aparecer, o portão fica sem energia quando não há ninguém olhando. Repare se foi com chuva, que indica botoeira ou fio, ou em horário de movimento na rua, que indica código repetido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante resolve de vez?",
        answers: [
          "Resolve código repetido e cópia de controle. Botoeira molhada, fio em curto e placa com defeito precisam de conserto à parte.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: ["Não. Trocam-se o receptor e os controles, ou só a peça que dispara o comando."],
      },
      {
        question: "Como saber se o portão ficou aberto?",
        answers: [
          "Um sensor ligado a um módulo Wi-Fi avisa no celular, e algumas centrais apitam. O fechamento automático só se usa com a fotocélula testada.",
        ],
      },
    ],
    photo: "fotos do controle, da botoeira e da etiqueta do motor",
  },
  {
    id: "evitar-choque-no-portao",
    broader: "choque",
    label: "Como evitar choque no portão",
    phrase: "como evitar choque no portão",
    asks: ["evitar choque portão", "evitar choque", "evitar portão dar choque", "evitar portão choque chuva"],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar choque no portão, o motor precisa de fio terra ligado à carcaça, circuito próprio com disjuntor e DR e nenhum fio descascado encostando na folha. Teste o botão do DR todo mês. O eletricista ou o técnico mede a fuga e o aterramento; se o portão já deu choque, desligue o disjuntor e não toque nele.",
        "Choque no portão se evita com aterramento, DR e fios protegidos em conduíte, longe da dobradiça e do trilho, onde a folha os corta. Botoeira e interfone na chuva devem ser vedados. Se alguém já sentiu formigamento, mantenha o disjuntor desligado até a medição.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["As três proteções contra choque"],
        slots: [
          [
            "O terra leva para o chão a corrente que escapa, e o DR desliga ao perceber a fuga. O disjuntor comum não percebe: ele protege o fio, e não a pessoa. A terceira proteção é o fio inteiro, dentro de conduíte, sem emenda exposta.",
            "Fio terra na carcaça, DR no quadro e cabo protegido trabalham juntos. O disjuntor sozinho não evita choque, porque só desliga com corrente alta. O DR desarma com a fuga pequena, antes de ferir.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem risco"],
        slots: [
          [
            "Faça só com o portão que nunca deu choque, calçado e com o piso seco.",
            "São olhares de fora, sem tocar em fio nem abrir tampa, e em dia seco.",
          ],
        ],
        steps: [
          "Aperte o botão de teste do DR: ele deve desarmar.",
          "Procure, sem tocar, fio descascado perto da dobradiça, do trilho e da botoeira.",
          "Veja se a tampa do motor e as caixas estão fechadas.",
          "Repare se o DR desarma quando chove, sinal de umidade na fiação.",
          "Em qualquer suspeita, desligue o disjuntor do portão e chame.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cerca elétrica pode dar choque no portão?",
        answers: [
          "Pode, se o fio dela encosta na folha ou o portão passa perto ao abrir. A cerca tem aterramento próprio, e o percurso da folha fica livre dela.",
        ],
      },
      {
        question: "O motor funciona sem fio terra?",
        answers: [
          "Funciona, e por isso muita casa não percebe a falta. Sem ele, uma fuga deixa a grade energizada à espera de quem encoste.",
        ],
      },
      {
        question: "Choque só quando chove é perigoso?",
        answers: [
          "É: mostra que há água onde passa tensão. Desligue o disjuntor do portão e deixe assim até a medição.",
        ],
      },
    ],
    photo: "fotos de longe do motor, da botoeira e do quadro de luz, sem tocar em nada",
  },
  {
    id: "evitar-ficar-preso-sem-luz",
    broader: "falta-de-energia",
    label: "Como evitar ficar preso na garagem sem luz",
    phrase: "como evitar ficar preso na garagem sem luz",
    asks: [
      "evitar ficar preso garagem",
      "evitar ficar preso garagem luz",
      "evitar ficar preso portão",
      "evitar ficar preso falta energia",
      "portão energia evitar ficar preso",
      "evitar carro preso garagem",
      "não ficar preso garagem luz",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para não ficar preso na garagem sem energia, instale um nobreak ou uma bateria que dê algumas aberturas e tenha à mão a chave de destravamento, treinando o uso com o portão de correr ou de abrir. No basculante, conte com o nobreak e com a porta de pedestre, porque destravado ele pode descer de uma vez. O nobreak é orçado por foto, sem custo.",
        "Quem não quer ficar com o carro preso na falta de luz tem dois caminhos: nobreak de portão, que mantém o motor por algumas aberturas, ou a chave que solta a folha de correr e de abrir. Deixe a chave num lugar fixo e uma saída a pé que não dependa do portão.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que deixar pronto antes de faltar luz"],
        slots: [
          [
            "Leva meia hora, num dia com energia e de dia claro.",
            "Prepare com luz e sem pressa, porque no escuro ninguém acha a chave.",
          ],
        ],
        steps: [
          "Ache a chave de destravamento e deixe perto da porta, fora do carro.",
          "Peça ao técnico que mostre como soltar o motor, se o portão corre ou gira.",
          "Tenha uma chave da porta de pedestre que não dependa de fechadura elétrica.",
          "Se há nobreak, desligue o disjuntor por um minuto e teste uma abertura.",
          "Anote a data da bateria, que dura de 2 a 4 anos.",
        ],
      },
      {
        about: "choose",
        headings: ["Nobreak, bateria ou chave"],
        slots: [
          [
            "O nobreak liga no motor comum, e o tamanho dele segue a potência da etiqueta. O motor de 24 V já aceita bateria na própria central e rende mais aberturas. A chave não custa nada, mas só serve para folha de correr ou de abrir, reta e em piso plano.",
            "Motor comum de 127 ou 220 V usa nobreak; o de 24 V usa bateria própria e abre mais vezes. A chave basta para quem tem portão leve de correr ou de abrir e alguém em casa que consiga movê-lo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas vezes o portão abre com o nobreak?",
        answers: [
          "Depende da bateria, do motor e do peso da folha. Em casa calcula-se para algumas saídas, e o número vem no orçamento.",
        ],
      },
      {
        question: "Posso destravar o basculante na falta de luz?",
        answers: [
          "Melhor não. Se o contrapeso não está certo, a folha cai ou sobe de uma vez, e por fora não se vê isso.",
        ],
      },
      {
        question: "A fechadura elétrica abre sem energia?",
        answers: ["A de trinco abre com a chave. O eletroímã solta quando a energia e a bateria acabam."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "evitar-portao-pesado",
    broader: "pesado",
    label: "Como evitar que o portão fique pesado",
    phrase: "como evitar que o portão fique pesado",
    asks: ["evitar portão pesado", "evitar portão fique pesado", "evitar portão ficar pesado"],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão fique pesado, varra o trilho toda semana, lubrifique as dobradiças, troque a roldana que deixou de girar e regule o contrapeso sempre que a folha ganhar chapa, lambri ou vidro. O peso chega aos poucos, e o motor o esconde até queimar. A revisão em casa parte de {price.preventive}, sem peças.",
        "O portão não fica pesado quando roldana, trilho, dobradiça e contrapeso são vistos {visits.home}: é deles, e não do motor, que vem o esforço. Não aumente a folha sem recalcular. A revisão em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O cuidado certo em cada portão"],
        slots: [["O que pesa muda com o jeito de abrir.", "Cada tipo ganha peso num lugar diferente."]],
        bullets: [
          "De correr: trilho limpo e par de roldanas trocado quando o canal gasta",
          "De abrir: dobradiça lubrificada e coluna no prumo",
          "Basculante: contrapeso e cabos regulados pelo técnico",
          "Todos: chapa, lambri ou vidro a mais só com o peso recalculado",
        ],
      },
      {
        about: "check",
        headings: ["Como perceber o peso chegando"],
        slots: [
          [
            "Cronometre uma abertura por mês: quando o tempo aumenta, o portão está ganhando atrito. Ronco na partida e motor quente depois de poucas aberturas dizem o mesmo. O teste com a folha solta é do técnico, porque uma folha sem equilíbrio pode cair.",
            "O motor esconde o peso, por isso olhe o tempo de abertura e o calor: os dois sobem antes de ele parar. Não destrave o basculante para testar na mão; esse teste se faz com a folha escorada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte resolve o portão pesado?",
        answers: [
          "Não. Ele empurra o peso por um tempo e gasta engrenagem, cabo e dobradiça. Primeiro se alivia a folha.",
        ],
      },
      {
        question: "Pintar o portão muda o peso?",
        answers: [
          "Pouco. O que muda é chapa, lambri, madeira ou vidro; nesses casos o contrapeso e a força do motor são revistos.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura inteira e fotos do trilho, das roldanas ou das dobradiças",
  },
  {
    id: "evitar-mola-quebrar",
    broader: "mola",
    label: "Como evitar que a mola do portão quebre",
    phrase: "como evitar que a mola do portão quebre",
    asks: ["evitar mola quebrar", "evitar mola quebrada", "evitar mola quebre", "mola portão durar mais"],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que a mola do portão quebre, peça a conferência da tensão e da ferrugem na revisão e troque o par quando a folha começa a pesar na subida ou a descer depressa. A mola cansa com o número de aberturas e não avisa duas vezes. Você só observa, de longe: ela fica tensionada e pode ferir.",
        "A mola do portão dura mais com três coisas: tensão certa para o peso da folha, espiras sem ferrugem e troca no par antes da quebra. Tudo isso é do técnico, em visita que em casa parte de {price.preventive}, sem peças. A sua parte é reparar na descida rápida e na folha mais baixa de um lado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que a mola está no fim"],
        slots: [
          [
            "Olhe do chão e nunca ponha a mão, mesmo com o portão parado.",
            "Tudo se vê de longe, com a folha fechada e ninguém embaixo.",
          ],
        ],
        bullets: [
          "Vão maior entre duas voltas da espiral",
          "Ferrugem nas espiras",
          "Subida lenta e descida cada vez mais rápida",
          "Estalo seco ao passar de um ponto",
          "Folha mais baixa de um lado",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na revisão da mola"],
        slots: [
          [
            "Com a folha travada, ele mede a tensão, limpa e protege as espiras e acerta a carga com barra própria. Se uma está cansada, o par é trocado, porque a mola velha puxa torto e força o eixo.",
            "A folha é imobilizada antes de qualquer ajuste. O técnico confere tensão, fixação e ferrugem e, quando uma mola cansou, troca as duas, para a folha não subir torta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lubrificar a mola?",
        answers: [
          "Não mexa nela: guarda força mesmo com o portão parado. A proteção contra ferrugem entra na revisão.",
        ],
      },
      {
        question: "Posso trocar só a mola que quebrou?",
        answers: [
          "Não convém: a outra tem a mesma idade e costuma quebrar logo depois. O par mantém a folha reta na subida.",
        ],
      },
    ],
    photo: "fotos da mola e do portão inteiro, tiradas de longe e do chão",
  },
];
