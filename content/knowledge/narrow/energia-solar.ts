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
        "Sim, dá: motor de corrente contínua de 12 ou 24 V, bateria estacionária, painel solar e controlador de carga, sem ligação com a rede. O conjunto serve a poucas aberturas por dia, umas dez a vinte em casa de sítio, e a bateria precisa cobrir dois ou três dias sem sol.",
        "Sim, portão de sítio sem rede elétrica abre com motor solar: um painel carrega a bateria, e ela move um motor próprio de 12 ou 24 V, com folga para umas dez a vinte aberturas por dia. O motor comum de 110 ou 220 V não serve; mande a foto e a medida da folha, e o orçamento é grátis.",
      ],
      price: [
        "O preço do motor solar para sítio soma motor de 12 ou 24 V, bateria, painel, controlador e a instalação, e depende do peso da folha e das aberturas por dia. Mande foto, medidas e uso: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que compõe o conjunto sem rede", "Motor, bateria, painel e controlador"],
        slots: [["Cada peça é calculada pelo sol do inverno, e não do verão.", "O cálculo parte do pior mês de sol."]],
        bullets: [
          "Motor de 12 ou 24 V, com central de baixo consumo parado",
          "Bateria estacionária ou de lítio, para dois ou três dias sem sol",
          "Painel voltado para o norte, sem sombra, com controlador de carga",
          "Chave de destravamento à mão, para quando tudo falhar",
        ],
      },
      {
        about: "care",
        headings: ["Limites e cuidados de um portão só a sol", "Sombra, bateria e furto"],
        slots: [
          [
            "O que mais gasta não é abrir, é a central ligada o dia todo; por isso ela tem de ser econômica.",
            "Parada, a central consome dia e noite: escolha uma de baixo consumo.",
          ],
          [
            "Em porteira afastada, prenda o painel no alto de um poste, com parafuso antifurto, e guarde a bateria em caixa trancada e ventilada.",
            "Painel baixo em estrada some: ponha-o no alto, ao sol, e a bateria em caixa com chave e respiro.",
          ],
          [
            "A bateria dura menos que o motor: conte com troca em alguns anos.",
            "A bateria é a peça de troca do conjunto, pelo uso e pelo calor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o cálculo", "Dados do portão e do sol"],
        slots: [
          [
            "Nada de tocar em cabo de painel: com luz, ele está energizado.",
            "Só medidas e fotos; painel ao sol tem tensão mesmo fora da bateria.",
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
          "Pode como reserva, para carregar a bateria em semana de chuva. Ligar gerador a cada abertura não é prático.",
        ],
      },
      {
        question: "Que tipo de portão combina com motor solar?",
        answers: [
          "Combina melhor o de abrir, tipo porteira, que gasta pouco e dispensa trilho na terra. O de correr pede piso firme e trilho limpo.",
        ],
      },
      {
        question: "Tenho energia na casa, mas longe da porteira. Cabo ou painel?",
        answers: [
          "Até algumas dezenas de metros, o cabo enterrado costuma sair mais simples; com centenas, o painel.",
          "Compare os dois: cabo grosso e vala crescem com a distância, e o painel não.",
        ],
      },
      {
        question: "Quanto custa o motor solar para sítio?",
        answers: [
          "O preço soma motor de 12 ou 24 V, painel, bateria e controlador, e sai por foto e medida da folha, sem custo.",
        ],
      },
    ],
    photo: "uma foto da porteira ou do portão e a medida da folha",
  },
];
