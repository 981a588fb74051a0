import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const energiaSolar: NarrowConcept[] = [
  {
    id: "motor-solar-vale-a-pena",
    broader: "energia-solar",
    label: "Portão solar vale a pena?",
    phrase: "o portão solar que vale a pena",
    intent: "question",
    asks: [
      "portão movido sol",
      "portão solar nobreak compensa",
      "solar aguenta condomínio",
      "painel solar condomínio portão",
      "painel solar aguenta portão condomínio",
      "energia solar portão prédio",
      "motor solar vale pena",
      "portão solar vale pena",
      "energia solar vale portão",
      "kit solar vale",
      "motor solar funciona",
      "placa solar portão funciona",
      "painel solar portão falta luz",
      "placa solar abre portão luz",
      "energia solar funciona portão",
      "portão solar funciona",
      "motor energia solar funciona",
      "energia solar eletrônico vale pena",
      "portão eletrônico solar vale pena",
    ],
    answers: {
      any: [
        "Um portão solar vale a pena onde não há rede perto: chácara, sítio, entrada no fim do lote. Em casa com energia na coluna, não: nobreak sai mais simples. O painel no telhado ligado à rede não abre o portão na falta de luz.",
        "Vale instalar energia solar no portão quando levar o cabo até ele custa mais que painel, bateria e motor de corrente contínua. Com tomada por perto e quedas ocasionais, prefira nobreak ou motor com bateria.",
        "O painel da casa não segura o portão no apagão, porque o sistema conectado desliga junto com a rede. Um portão solar de verdade tem painel, controlador e bateria próprios, e se justifica longe do quadro.",
      ],
      question: [
        "Vale onde não há rede perto e o uso é pouco; na conta de luz não se paga, porque o portão gasta pouca energia. Em condomínio, painel solar em geral não aguenta: são muitos ciclos por dia e motor pesado, e o que vale é o nobreak ou o gerador para a falta de luz.",
        "Sim, o motor de portão solar funciona, de dia e à noite: o painel carrega uma bateria, e é ela que move um motor de 12 ou 24 V. Compensa em sítio e chácara sem rede por perto; em casa com energia na coluna, um nobreak sai mais simples.",

        "Funciona e vale a pena onde não há rede perto, como chácara, sítio ou entrada no fim do lote, com painel, bateria e motor de baixa tensão próprios. Com energia na coluna, nobreak sai mais simples.",
        "Sim, funciona, de dia e à noite, porque quem move o motor é a bateria. Vale quando levar o cabo custa mais que o conjunto; o painel do telhado ligado à rede não abre o portão na falta de luz.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar, cabo ou nobreak", "Quando o solar compensa", "Como decidir pela distância da rede"],
        slots: [
          [
            "Escolha solar quando o quadro fica longe e abrir vala estraga piso ou jardim.",
            "A distância até a energia é o que mais pesa a favor do painel.",
            "O portão de sítio usado algumas vezes por dia é o caso clássico.",
          ],
          [
            "Escolha cabo quando a energia está a poucos metros, mesmo que dê trabalho.",
            "Perto do quadro, o cabo dura décadas e não tem bateria para trocar.",
            "Um cabo bem dimensionado evita a manutenção do sistema solar.",
          ],
          [
            "Escolha nobreak ou motor com bateria quando a rede existe e só falha às vezes.",
            "Para falta de luz na cidade, a bateria resolve sem painel.",
            "Em rua {em} com rede normal, o painel dificilmente se paga só pelo portão.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "Por que o painel do telhado não ajuda no apagão",
          "Sistema conectado e sistema isolado",
          "O que mantém o portão andando",
        ],
        slots: [
          [
            "O inversor ligado à distribuidora desliga na queda, por segurança de quem trabalha na rede.",
            "Mesmo com sol forte, a casa fica sem energia se o sistema for só conectado.",
            "Sem bateria, o painel não tem onde guardar o que gera.",
          ],
          [
            "O sistema isolado alimenta um motor de baixa tensão direto da bateria.",
            "No portão solar, a bateria move a folha de dia e de noite; o painel só repõe.",
            "O tamanho do painel segue as aberturas por dia e a central em espera.",
          ],
          [
            "Sombra de árvore ou muro reduz a carga e é a causa comum de falha.",
            "Sem sol direto por boa parte do dia, a bateria não se recompõe.",
            "No inverno, com dias curtos, o sistema precisa de folga.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "O portão solar funciona em semana de chuva?",
        answers: [
          "Funciona enquanto houver reserva na bateria. O projeto prevê alguns dias nublados; muitos seguidos pedem banco maior.",
          "Sim, se bem dimensionado. Por isso a bateria tem folga.",
        ],
      },
      {
        question: "Meu motor atual serve com painel?",
        answers: [
          "O motor de corrente alternada pede inversor forte, o que encarece. O melhor é motor de corrente contínua.",
          "Pode, com inversor, e raramente compensa. Em projeto novo, use baixa tensão.",
        ],
      },
      {
        question: "Quanto dura a bateria do portão solar?",
        answers: [
          "Dura alguns anos, menos com calor e descarga até o fim. Ela é a peça que se troca.",
          "Dura poucos anos. O painel dura muito mais.",
        ],
      },
      {
        question: "Quanto custa um portão com energia solar?",
        answers: [
          "O preço depende do motor, do painel, da bateria e do uso por dia. Mande fotos, a distância até o quadro e as aberturas, e o orçamento é grátis.",
          "O preço varia com o peso da folha e o uso. Comparamos com o preço de levar o cabo.",
        ],
      },
    ],
    photo: "fotos do portão, do entorno e do céu sobre ele",
  },
  {
    id: "solar-em-sitio-sem-rede",
    broader: "energia-solar",
    label: "Motor solar em sítio sem rede",
    phrase: "o motor solar para sítio sem rede elétrica",
    intent: "question",
    asks: [
      "sítio não tem rede motor solar bateria",
      "sítio rede elétrica entrada motor solar",
      "automatizar porteira fazenda sem luz",
      "solar sítio sem rede",
      "solar sítio sem energia",
      "solar sem rede elétrica",
      "solar sem energia elétrica",
      "solar sem luz",
      "solar chácara sem",
      "solar fazenda sem",
      "solar porteira",
      "solar sítio",
      "solar chácara",
      "solar fazenda",
      "solar rural",
      "solar roça",
      "solar rancho",
      "placa solar porteira",
      "motor solar sem rede",
      "painel solar sítio portão",
      "portão solar sítio",
      "motor bateria sítio sem rede",
    ],
    answers: {
      any: [
        "Sim, portão de sítio sem rede elétrica funciona com motor solar: um painel carrega a bateria, que move um motor próprio de 12 ou 24 V. O conjunto dá para umas dez a vinte aberturas por dia, com bateria para dois ou três dias sem sol; foto e medidas da folha bastam para orçar.",
        "Dá para usar painel solar no portão do sítio, com motor de 12 ou 24 V, bateria e controlador de carga, sem ligação com a rede. Serve a poucas aberturas, umas dez a vinte ao dia, e o motor comum de 110 ou 220 V não serve; o valor depende da folha e sai por foto.",
        "O motor solar para sítio sem rede junta painel, controlador, bateria e um motor de corrente contínua de 12 ou 24 V. Conte com dez a vinte aberturas por dia e reserva para dois ou três dias nublados. Com a foto e a medida do portão, o conjunto é orçado com a instalação.",
      ],
      price: [
        "O preço do motor solar para sítio soma motor de 12 ou 24 V, bateria, painel, controlador e instalação, e cresce com o peso da folha e as aberturas por dia. Motor e bateria são as maiores parcelas; mande foto, medidas e uso para o valor.",
        "No motor solar para sítio sem rede, pagam-se motor de 12 ou 24 V, painel, controlador, bateria e montagem. Folha pesada e uso frequente pedem bateria e painel maiores, que encarecem; com foto e medidas, o orçamento sai fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que compõe o conjunto sem rede", "Motor, bateria, painel e controlador"],
        slots: [
          [
            "Cada peça é calculada pelo sol do inverno, e não do verão, para o portão não parar em junho. O controlador fica entre o painel e a bateria e evita carga demais.",
            "O cálculo parte do mês de menos sol, senão a bateria não se recupera. Entre painel e bateria vai o controlador, que regula a carga.",
            "Dimensiona-se pelo pior mês de sol do ano. O controlador protege a bateria do excesso de carga e da descarga completa.",
          ],
        ],
        bullets: [
          "Motor de 12 ou 24 V, com central de baixo consumo parado",
          "Bateria estacionária ou de lítio, para dois ou três dias sem sol",
          "Painel voltado para o norte, sem sombra, com controlador de carga",
          "Chave de destravamento à mão, para quando faltar carga",
        ],
      },
      {
        about: "care",
        headings: ["Limites e cuidados de um portão só a sol", "Sombra, bateria e furto"],
        slots: [
          [
            "O que mais gasta é a central ligada o dia todo, e não a abertura; por isso ela precisa consumir pouco em espera. A bateria dura menos que o motor e se troca depois de alguns anos, antes se ficar no calor.",
            "A central em espera consome dia e noite, às vezes mais que as próprias aberturas. Escolha uma econômica e conte com a troca da bateria em alguns anos, porque ela envelhece antes do motor.",
            "Parado, o sistema também gasta, e uma central econômica faz a bateria render. Essa bateria é a peça de desgaste: troca-se em alguns anos, e o calor apressa.",
          ],
          [
            "Em porteira afastada, o painel vai no alto de um poste, com parafuso antifurto, e a bateria em caixa trancada e ventilada.",
            "Contra furto, ponha o painel alto, preso com parafuso especial, e feche a bateria numa caixa com chave e respiro.",
            "Um poste alto guarda o painel do furto e da sombra; a bateria fica em caixa ventilada e com cadeado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o cálculo", "Dados do portão e do sol"],
        slots: [
          [
            "Bastam medidas e fotos. Não toque em cabo de painel: com luz ele está energizado, mesmo fora da bateria.",
            "Com quatro informações o conjunto é calculado. Deixe os cabos do painel em paz, porque ao sol eles têm tensão.",
            "O dimensionamento pede só dados e imagens, sem mexer em fio: painel com luz dá tensão mesmo desligado da bateria.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e diga o material.",
          "Conte quantas vezes ela abre num dia cheio, com visitas e entregas.",
          "Meça em passos a distância até o ponto de energia mais próximo.",
          "Fotografe o portão e o céu sobre ele, para se ver a sombra.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar gerador no portão do sítio?",
        answers: [
          "Pode como reserva, para carregar a bateria em semana de chuva. Ligar gerador a cada abertura não é prático, e ele gasta mais que o portão.",
          "Como socorro, sim: ele repõe a carga da bateria quando o sol falta. Para abrir no dia a dia, ninguém quer ligar um gerador.",
        ],
      },
      {
        question: "Que tipo de portão combina com motor solar?",
        answers: [
          "O de abrir, tipo porteira, combina melhor, porque gasta pouco e dispensa trilho na terra. O de correr pede piso firme e trilho limpo, e folha pesada encurta o número de aberturas.",
          "A porteira de abrir, leve e sem trilho, é a que menos consome. Portão de correr também serve, em piso firme e trilho varrido.",
        ],
      },
      {
        question: "Tenho energia na casa, mas longe da porteira. Cabo ou painel?",
        answers: [
          "Até algumas dezenas de metros, o cabo enterrado costuma sair mais simples. Com centenas, a vala e o cabo grosso encarecem, e o painel ganha.",
          "A distância decide: perto, cabo enterrado; longe, painel, porque o fio precisa engrossar a cada trecho e a vala cresce junto.",
        ],
      },
      {
        question: "E se a bateria acabar comigo do lado de fora?",
        answers: [
          "Destrava-se o motor com a chave e a folha reta se move à mão, com cuidado. Por isso a chave anda com você, e a fechadura do destravamento fica ao alcance de fora.",
          "A chave de destravamento solta a folha, que se abre à mão se estiver reta e firme. Leve uma cópia no carro e deixe outra na casa.",
        ],
      },
    ],
    photo: "uma foto da porteira ou do portão e a medida da folha",
  },
];
