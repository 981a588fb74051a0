import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is planned or brought up to date before anything is bought. */
export const modernizarEProjetar: NarrowConcept[] = [
  {
    id: "modernizar-portao-automatico",
    broader: "troca",
    label: "Modernização de portão automático",
    phrase: "a modernização do portão automático",
    asks: [
      "atualização placa portão",
      "atualizar placa portão",
      "atualização placa portão antigo",
      "atualização portão automático",
      "upgrade segurança portão",
      "upgrade segurança portão fotocélula",
      "upgrade portão fotocélula sinaleira trava",
      ...combine(
        ["modernização", "modernizar", "retrofit", "upgrade"],
        ["portão automático", "portão eletrônico", "portão automático antigo", "portão eletrônico antigo", "portão"],
      ),
      "atualizar portão automático antigo",
      "atualizar portão eletrônico antigo",
      "modernização motor portão",
      "modernizar motor portão",
      "modernizar portão garagem",
      "modernização portão garagem",
      "deixar portão antigo mais moderno",
      "trocar deixar portão antigo moderno",
    ],
    intent: "question",
    answers: {
      any: [
        "Modernizamos o portão automático antigo mantendo a folha e trocando o que envelheceu: placa com controle de código rolante, fotocélula, sinaleira, trava ou, se é lento ou sem peça, o motor. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; os outros itens saem pela foto da etiqueta.",
        "A atualização do portão antigo vai por etapas: primeiro a segurança, com fotocélula, trava e placa de código rolante, depois a velocidade, com motor novo. Em residência, trocar o motor custa de {price.homeSwap}, serviço incluído; em portão industrial ou coletivo, de {price.heavySwap}, e a folha boa fica.",
        "No retrofit do portão, a folha reta continua e se atualizam a placa, os sensores de segurança e, se preciso, o motor. Código rolante no controle, fotocélula e sinaleira são o começo; motor trocado fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com a mão de obra.",
      ],
      price: [
        "O orçamento para modernizar portão automático ou de garagem sai por foto e por itens: placa de código rolante, fotocélula, trava, módulo de celular. A troca do motor, se entrar, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "Modernizar o portão custa o que for trocado, cada item em sua linha, pela foto da etiqueta. O mais caro é o motor, de {price.homeSwap} na troca em casa; placa, fotocélula e módulo de celular custam menos e podem vir por etapas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que trocar e o que fica", "Etapas da modernização do portão"],
        slots: [
          [
            "O que mais muda o dia a dia nem sempre é o motor. Comece pelo que incomoda ou põe em risco, e o que ainda serve permanece.",
            "Nem tudo precisa sair de uma vez. A lista mostra o que resolve cada queixa, e o motor bom continua.",
            "Escolha pela queixa: muitas se resolvem sem trocar o motor, e o restante fica como está.",
          ],
        ],
        bullets: [
          "Controle fácil de copiar: placa ou receptor de código rolante",
          "Sem sensor: par de fotocélulas e sinaleira",
          "Folha que força com o vento: trava elétrica",
          "Abertura lenta: motor rápido, se a folha permite",
          "Abrir pelo celular: módulo na entrada da botoeira",
          "Falta de energia: nobreak",
        ],
      },
      {
        about: "check",
        headings: ["Antes de gastar com o motor", "A folha vem primeiro"],
        slots: [
          [
            "Folha que raspa ou pesa estraga o motor novo, por isso roldanas, trilho ou dobradiças são acertados antes. No basculante, quem testa o equilíbrio é o técnico, porque solta a folha pode cair.",
            "Antes de equipamento novo, a folha precisa andar leve, com trilho, roldana ou dobradiça em ordem. Basculante não se destrava para testar: isso é da visita.",
            "Um portão que prende cansa qualquer motor, então a mecânica vem antes. O teste do basculante, que sem motor pode descer, fica com o técnico.",
          ],
          [
            "Coluna solta, ferrugem na base e fiação sem terra aparecem em linha própria do orçamento. Ferro furado vai antes ao serralheiro.",
            "Se a base enferrujou, a coluna balança ou falta fio terra, isso é orçado à parte, e quadro podre é caso de serralheria.",
            "Fiação sem terra e coluna frouxa são somadas às claras. Ferro furado pede serralheiro antes de tudo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a modernização", "O serviço, da placa ao teste"],
        slots: [
          [
            "O técnico mede o motor e a rede, liga a placa nova e os sensores e regula percurso e força. Depois grava os controles e testa a fotocélula e a parada em obstáculo.",
            "Primeiro se confere se o motor aceita a placa nova, depois entram sensores e acessórios. O fim é a regulagem, o cadastro dos controles e o teste de obstáculo.",
            "Com motor e rede medidos, placa e sensores são instalados no mesmo dia. A entrega inclui controles gravados, força no mínimo e fotocélula provada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos continuam servindo?",
        answers: [
          "Só se a placa nova ler o mesmo código. Com código rolante, que muda a cada aperto, os antigos de código fixo saem de uso.",
          "Em geral não, quando se passa ao código rolante, porque ele não aceita controle copiável. Os novos são gravados na visita.",
        ],
      },
      {
        question: "Compensa pôr placa nova em motor velho?",
        answers: [
          "Compensa se o motor ainda é forte e as engrenagens não têm folga. Com engrenagem gasta ou modelo fora de linha, não.",
          "Em motor firme, sim. Se ele já passou dos {trade.life} e faz barulho, o conjunto novo rende mais.",
        ],
      },
      {
        question: "Precisa trocar o portão?",
        answers: [
          "Quase nunca: folha firme e reta fica. Só quadro torto ou base podre pede portão novo.",
          "Não, se o quadro está no esquadro. A automação se renova na mesma folha.",
        ],
      },
      {
        question: "O que fazer primeiro, se o dinheiro é curto?",
        answers: [
          "A fotocélula, que evita o portão fechar sobre alguém, e depois o controle de código rolante, contra cópia. Velocidade e celular podem esperar.",
          "Segurança antes de conforto: fotocélula e força bem regulada, depois controle de código rolante e, por último, motor rápido.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da etiqueta do motor e dos controles, frente e verso",
  },
  {
    id: "projeto-de-automacao",
    broader: "instalacao",
    label: "Projeto de automação de portão",
    phrase: "o projeto do portão automático",
    asks: [
      "desenho técnico portão",
      "desenho técnico portão motor",
      "desenho portão motor",
      ...combine(
        ["projeto"],
        [
          ...["automação portão", "automação portões", "portão automático", "portão eletrônico", "motor portão"],
          ...["portão automático casa nova", "portão automático construção", "portão automático casa construção"],
          ...["portão garagem automático", "automatização portão", "portão automático condomínio"],
        ],
      ),
      "portão automático casa construção",
      "casa construção portão automático",
      "planejar portão automático",
      "planejamento portão automático",
      "construindo casa portão automático",
      "quanto projeto automação portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O projeto de um portão automático define cinco coisas antes da obra: como ele abre, o vão, o peso da folha, os tubos de força e comando e as proteções. Com foto ou planta e as medidas, dizemos o motor e o que deixar pronto, sem custo.",
        "O projeto do portão automático resolve, ainda na obra, quatro coisas: tipo de abertura pelo espaço, dois tubos até o motor, circuito próprio no quadro e travessia para a fotocélula. A indicação por foto ou planta é grátis; o kit basculante instalado parte de {price.lowest}.",
        "Projeto de automação de portão começa pelo uso: quantos carros, quantas aberturas por hora e quem abre. Daí saem o motor, os sensores e o controle de acesso; mande planta ou fotos com medidas, e o orçamento vem item por item.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o projeto precisa prever", "Medidas e esperas"],
        slots: [
          [
            "Deslizante pede parede livre maior que a folha; basculante, altura e coluna; pivotante, espaço para a folha girar.",
            "O espaço escolhe o tipo: parede lateral livre, deslizante; altura livre, basculante; recuo sem rampa, pivotante.",
          ],
          [
            "Dois tubos de 25 mm até o motor, um de força e um de comando, e um sob o vão para o sensor do outro lado.",
            "Separe força de comando em tubos próprios e deixe a passagem da fotocélula sob o vão.",
          ],
          [
            "Circuito próprio no quadro, com terra, evita que um curto em outra tomada desligue o portão.",
            "No quadro, o portão tem disjuntor só dele, com terra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quem faz cada parte", "Do desenho ao teste"],
        slots: [
          [
            "A folha é do serralheiro, o ponto de energia é do eletricista, e o motor, a regulagem e os sensores são nossos.",
            "Serralheiro faz a folha, eletricista leva a energia, e nós instalamos e regulamos o motor.",
          ],
          [
            "Em condomínio, a administração pode pedir responsável técnico: pergunte antes de contratar.",
            "Se a obra exige responsável técnico, diga no pedido, porque o documento é de profissional habilitado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que deixar pronto se o motor fica para depois?",
        answers: ["Tubos, caixa de passagem, ponto de energia e reforço na folha no lugar em que o motor prende."],
      },
      {
        question: "Qual tipo de portão dá menos obra?",
        answers: [
          "O que cabe no espaço que já existe. Em terreno com rampa, o de abrir para dentro é o que mais sofre.",
        ],
      },
      {
        question: "O projeto é cobrado?",
        answers: ["O orçamento por foto, planta e medidas é grátis; visita, quando é cobrada, tem o valor dito antes."],
      },
    ],
    photo: "a planta ou fotos da entrada, com a largura do vão, a altura e o espaço dos lados",
  },
  {
    id: "consultoria-portao-industrial",
    broader: "industria",
    label: "Consultoria para portão industrial",
    phrase: "a consultoria para o portão industrial",
    asks: [
      ...combine(
        ["consultoria", "assessoria"],
        ["portão industrial", "portões industriais", "automação industrial", "automação portões industriais"],
      ),
      "especificação portão industrial",
      "levantamento técnico portão industrial",
    ],
    intent: "question",
    answers: {
      any: [
        "A consultoria para portão industrial é um levantamento: peso e estado da folha, aberturas por hora, energia, sensores e riscos, com a indicação do motor e do que acertar antes. Por fotos e medidas o orçamento é grátis; a visita tem o valor dito antes.",
        "Antes de automatizar portão industrial, levantam-se quatro dados: peso da folha, aberturas na hora cheia, tensão disponível e quem passa a pé. Com eles indicamos motor e proteções; em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "Para indústria, dizemos o que o portão precisa antes de vender: motor por ciclos e peso, fotocélula em duas alturas, botão de parada e base firme. Projeto com responsável técnico, quando exigido, é de profissional habilitado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que se levanta", "Dados do levantamento"],
        slots: [
          [
            "Com estes dados, propostas de empresas diferentes passam a ser comparáveis.",
            "Sem estes números, cada proposta fala de um motor diferente.",
          ],
        ],
        bullets: [
          "Largura, altura, material e peso aproximado da folha",
          "Aberturas por hora no pico e turnos",
          "Tensão no ponto e distância do quadro",
          "Passagem de pedestre e de empilhadeira",
          "Estado de trilho, roldanas, guias e batentes",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do trabalho no portão", "Proteções a prever"],
        slots: [
          [
            "A análise de risco da empresa diz que proteções o portão precisa; leve-a à conversa.",
            "Chame a segurança do trabalho antes da compra: o que ela exige entra no orçamento.",
          ],
          [
            "Dois pares de fotocélulas, borda sensível em folha pesada e botão de parada são o ponto de partida.",
            "Comece por sensores em duas alturas, borda sensível e parada à vista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita é cobrada?",
        answers: ["Pode ser, conforme o endereço e o que será medido; o valor é dito antes de marcar."],
      },
      {
        question: "Vocês assinam laudo ou ART?",
        answers: [
          "O documento com responsável técnico é de profissional habilitado; diga no pedido que ele é exigido.",
        ],
      },
      {
        question: "Dá para fazer em etapas?",
        answers: ["Dá: primeiro a folha e as proteções, depois o motor e o controle de acesso."],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do trilho e da etiqueta do motor, com medidas e aberturas por hora",
  },
  {
    id: "portao-de-alto-padrao",
    broader: "casa",
    label: "Portão automático de alto padrão",
    phrase: "o portão automático da casa de alto padrão",
    asks: [
      ...combine(
        ["alto padrão", "luxo", "mansão", "luxuoso"],
        [
          ...[
            "portão",
            "motor portão",
            "portão automático",
            "casa portão",
            "casa portão automático",
            "portão eletrônico",
          ],
          ...["motor", "motor portão condomínio fechado", "portão condomínio fechado", "residência portão"],
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em casa de alto padrão, o portão costuma ser largo e pesado, e o motor se escolhe por silêncio e parada suave: inversor, fim de curso fino e peso com folga. Em folha pesada, motor e mão de obra ficam de {price.heavySwap}; o resto sai por fotos e medidas.",
        "O portão automático de luxo tem a folha sob medida, de madeira, vidro ou alumínio, feita pela serralheria, e um motor à altura: partida lenta, bateria ou nobreak, celular e sensores escondidos na coluna. O motor é orçado pelo peso e pelo vão.",
        "Para portão de alto padrão, gaste no que se nota todo dia: motor com inversor, que não dá tranco, abertura rápida, nobreak e acesso por celular, tag ou digital. Mande fotos, largura e material da folha para o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que diferencia o conjunto", "Onde vale gastar mais"],
        slots: [
          ["O acabamento da folha não muda o motor; o peso, sim.", "Peça o peso da folha por escrito à serralheria."],
        ],
        bullets: [
          "Inversor: partida e parada suaves, menos ruído",
          "Motor e fiação embutidos, com tampa de acesso para manutenção",
          "Nobreak ou bateria para as faltas de energia",
          "Tag no carro e celular para visitas",
          "Fotocélulas discretas, em duas alturas",
        ],
      },
      {
        about: "check",
        headings: ["Em condomínio fechado", "Antes de aprovar a fachada"],
        slots: [
          [
            "Confira a regra de fachada, de recuo e de horário de obra antes de encomendar a folha.",
            "Muitos condomínios fechados têm regra de fachada e de recuo: leia antes de comprar.",
          ],
          [
            "Deixe espaço para abrir o motor: o que é embutido sem acesso sai caro no primeiro conserto.",
            "Motor escondido precisa de tampa: sem acesso, a manutenção quebra acabamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais caro é mais silencioso?",
        answers: ["Com inversor, em geral sim, mas folha raspando e trilho sujo fazem barulho com qualquer motor."],
      },
      {
        question: "Dá para esconder o motor?",
        answers: ["Dá, em nicho ventilado e seco, com tampa que o técnico abra."],
      },
      {
        question: "Vocês fazem a folha?",
        answers: ["A folha é da serralheria; o motor, a instalação e a regulagem são nossos."],
      },
    ],
    photo: "fotos da fachada e do portão por dentro, com largura, altura e material da folha",
  },
  {
    id: "portao-blindado",
    broader: "pesado",
    label: "Portão automático blindado",
    phrase: "o portão automático blindado",
    asks: [
      ...combine(
        ["portão blindado", "porta blindada", "portão blindada", "portão à prova de balas"],
        ["automático", "motor", "automação", "eletrônico", "garagem", "automatizar"],
      ),
      "portão blindado",
      "portão blindado garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão blindado é feito por empresa de blindagem, e a nossa parte é o motor: como a chapa pesa muito, ele é de linha pesada, escolhido pelo peso escrito no projeto. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "Para automatizar portão blindado, peça ao fabricante o peso da folha e mande com o vão: o motor vai com folga sobre esse peso, em coluna e trilho calculados para ele. A folha não é serviço nosso; motor, sensores e regulagem são.",
        "O portão automático blindado quase sempre é de correr ou de abrir, com motor de uso pesado, porque o peso não serve ao basculante comum. Mande o projeto da folha e as fotos da entrada para o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir ao fabricante da folha", "Dados que decidem o motor"],
        slots: [["Sem o peso por escrito não se escolhe motor.", "O peso manda em tudo o que vem depois."]],
        bullets: [
          "Peso da folha pronta e centro de giro, se for de abrir",
          "Largura, altura e espaço lateral",
          "Base, coluna e trilho previstos no projeto",
          "Pontos em que se pode furar sem tirar a proteção",
        ],
      },
      {
        about: "safety",
        headings: ["Folha pesada em movimento", "Proteções"],
        slots: [
          [
            "Batentes firmes nos dois fins, fotocélula em duas alturas e borda sensível são indispensáveis.",
            "Uma folha dessas não para sozinha: batentes, sensores e borda sensível vêm antes do motor.",
          ],
          [
            "Nobreak ou destrave seguro evitam ficar preso atrás de uma folha que não se move na mão.",
            "Preveja energia de reserva: no manual, a folha pesa demais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para blindar o portão que já tenho?",
        answers: ["Quem responde é a empresa de blindagem; com o peso novo, o motor atual quase nunca serve."],
      },
      {
        question: "O motor também é blindado?",
        answers: ["Não: ele fica do lado de dentro, protegido pela própria folha ou pelo muro."],
      },
      {
        question: "Abre rápido?",
        answers: ["Peso e velocidade brigam: em folha muito pesada, a abertura é mais lenta por segurança."],
      },
    ],
    photo: "o projeto ou o peso da folha, com fotos da entrada, vão e altura",
  },
];
