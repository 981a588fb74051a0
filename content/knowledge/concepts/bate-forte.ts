import type { Concept } from "#domain/knowledge/concept.ts";

export const bateForte: Concept = {
  id: "bate-forte",
  kind: "symptom",
  label: "Portão bate forte",
  phrase: "o portão que bate forte",
  words: [
    "bate forte",
    "batendo forte",
    "batendo",
    "bate no final",
    "bate ao fechar",
    "bate ao abrir",
    "bate no batente",
    "bate no chão",
    "bate muito",
    "pancada",
    "dá pancada",
    "tranco no final",
    "fecha com força",
    "fecha batendo",
    "porrada",
    "não desacelera",
    "portão sem freio",
    "sem freio",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um portão que bate forte no fim está parando tarde: o sensor de parada, o fim de curso, saiu do lugar, ou a placa não está reduzindo a velocidade na chegada. No basculante, contrapeso fora do ponto também faz a folha descer com força; na maioria das vezes, regular resolve.",
      "O portão que bate forte ao fechar, em geral, tem o fim de curso, o sensor de parada, fora do lugar ou perdeu a redução de velocidade no fim. Cada pancada trinca solda, gasta o motor e solta suportes, então a regulagem não deve esperar.",
      "Se o portão bate com força no batente, o motor ainda está empurrando quando a folha chega. O técnico recua o ponto de parada e acerta a redução de velocidade; no basculante, confere também o equilíbrio da folha.",
    ],
    price: [
      "Fazer o portão parar de bater costuma ser regulagem: a visita preventiva em casa parte de {price.preventive}, sem peças. O valor sobe se houver fim de curso, batente ou solda a refazer; um vídeo ajuda a orçar.",
      "O preço para acabar com a pancada depende da causa: ajuste de curso e rampa pesa pouco; contrapeso, batente novo ou central com desaceleração pesam mais. O orçamento por vídeo no WhatsApp é grátis.",
    ],
    "how-to": [
      "Um portão que bate forte se acerta no fim de curso e na rampa da central, ajustes do técnico. O morador pode ver se há borracha no batente, se ele está firme e filmar o final do movimento.",
      "Para entender por que o portão bate, repare se é ao abrir, ao fechar ou nos dois e se o motor ainda ronca depois do toque. Não ponha a mão nem calço para amortecer; filme e chame.",
    ],
  },
  line: [
    "Portão que bate forte no fim está parando tarde: o fim de curso precisa de ajuste.",
    "Cada pancada no batente gasta redutor e trinca solda aos poucos.",
    "Rampa de desaceleração bem regulada faz a folha encostar em vez de bater.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão bate forte", "Fim de curso, rampa e peso da folha", "O que causa a pancada"],
      slots: [
        [
          "O fim de curso atua tarde demais, e o motor ainda empurra quando a folha chega ao batente.",
          "Ímã ou chave deslocada avisa a central depois da hora, e a folha bate em velocidade cheia.",
          "Percurso mal gravado faz a central acreditar que ainda falta caminho quando a folha já encostou.",
        ],
        [
          "Central sem rampa, ou com ela desligada, leva a folha em velocidade total até o fim.",
          "A desaceleração curta demais não dá tempo de a folha perder velocidade.",
          "Depois de troca de placa ou reinício, a rampa pode ter voltado ao valor de fábrica.",
        ],
        [
          "No basculante, falta de contrapeso faz a folha cair nos últimos centímetros, por mais que o motor esteja certo.",
          "Uma folha mais pesada que o contrapeso desce acelerando e bate no piso mesmo com o curso regulado.",
          "Em pivotante, vento e folga no braço jogam a folha contra o batente no final.",
        ],
      ],
      bullets: [
        "Sensor de parada (fim de curso) avisando tarde",
        "Rampa de desaceleração curta ou desligada",
        "Contrapeso ou mola sem força",
        "Redução de velocidade desligada na placa",
        "Batente sem borracha ou solto",
        "Motor rápido demais para a folha",
      ],
    },
    {
      about: "replace",
      headings: ["O que a pancada estraga", "Por que não deixar o portão batendo", "O custo de ignorar a batida"],
      slots: [
        [
          "O impacto volta pela folha até o redutor, que perde dentes e ganha folga.",
          "A cada fechamento, engrenagem e fuso recebem um golpe que não foi previsto no projeto.",
          "Redutor e suporte absorvem a batida todos os dias, até um dos dois ceder.",
        ],
        [
          "Soldas trincam, parafusos afrouxam e o suporte do motor se solta da coluna.",
          "A coluna racha em volta da fixação, e a folha começa a sair do esquadro.",
          "Vidro, pintura e dobradiça também sofrem, e a fresta do portão muda de tamanho.",
        ],
        [
          "Regular cedo é serviço de uma visita; recuperar solda e redutor envolve serralheiro, peça e mais dias.",
          "O ajuste feito agora, em uma visita, evita serralheria e redutor novo depois.",
          "Quando o redutor já tem folga, a regulagem melhora a batida, mas a peça gasta continua gasta.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Observe a batida antes de chamar",
        "O portão bate abrindo ou fechando?",
        "Verificação visual do batente",
      ],
      slots: [
        [
          "Filme o último metro do percurso, de lado, nos dois sentidos.",
          "O vídeo do final do movimento mostra se a folha desacelera ou chega em velocidade cheia.",
          "Repare se o ronco do motor continua depois do toque, sinal de fim de curso tardio.",
        ],
        [
          "Não coloque mão, pé, madeira ou pneu para amortecer a batida, porque o calço pode ser arremessado.",
          "Um calço improvisado no caminho da folha engana a central e pode ferir quem estiver perto.",
          "Mantenha crianças e animais longe do lado do fechamento até o ajuste.",
        ],
      ],
      steps: [
        "Assista a um ciclo a distância e veja em que sentido a folha bate.",
        "Escute se o motor continua ligado depois do toque.",
        "Desligue o disjuntor e olhe o batente: firme, inteiro, com borracha?",
        "Procure solda trincada, parafuso solto e tinta quebrada perto do suporte do motor.",
        "Mande o vídeo e as fotos. Se houver trinca, deixe o portão sem uso.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico faz o portão encostar", "Ponto de parada e rampa", "O ajuste fino do fechamento"],
      slots: [
        [
          "O ponto de parada é recuado em milímetros, até a folha encostar com o motor já desligado.",
          "Fim de curso e percurso são refeitos para o motor desligar no instante certo.",
          "O técnico regrava o percurso e confere a parada nos dois sentidos.",
        ],
        [
          "Rampa e freio são ajustados conforme o peso da folha, com o portão testado a cada mudança.",
          "Onde a central tem desaceleração, ela começa antes e termina suave.",
          "Uma central sem rampa pode ser trocada por uma que tenha, quando o portão é pesado ou rápido.",
        ],
        [
          "No basculante, o equilíbrio é refeito com a folha escorada, porque contrapeso errado anula qualquer regulagem.",
          "O batente ganha borracha nova, e o suporte é reapertado ou soldado se já cedeu.",
          "Nos portões {de} com folha larga, o técnico confere também se a estrutura aguentou as batidas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço para acabar com a batida", "Quanto custa regular a batida", "Ajuste, batente ou central"],
      slots: [
        [
          "Na maior parte dos casos é serviço de regulagem, sem peça nova.",
          "O ajuste de curso e de rampa cabe em uma visita de manutenção comum.",
          "Entram peças quando o fim de curso quebrou, o batente sumiu ou a solda abriu.",
        ],
        [
          "A visita preventiva para casa parte de {price.preventive}; um portão grande costuma ficar de {price.preventiveRange}.",
          "Em residência, a manutenção sem peças começa em {price.preventive} e inclui a regulagem da parada.",
          "Em portão maior, ou com muito a acertar, a visita costuma ficar de {price.preventiveRange}, sem peças.",
        ],
        [
          "Com o vídeo da batida, o orçamento sai grátis e você já sabe se há peça envolvida.",
          "Mande o vídeo pelo WhatsApp, com a foto da etiqueta, e receba o valor sem custo.",
          "Para um portão {em}, vídeo do final do curso e foto do batente bastam para orçar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão bate só ao fechar?",
      answers: [
        "O fim de curso de fechamento atua tarde ou, no basculante, a folha pesa mais que o contrapeso e cai no final. A regulagem separa um caso do outro.",
        "O portão bate só ao fechar porque a parada daquele sentido está além do ponto. O técnico recua o fim de curso de fechamento e regula a desaceleração.",
      ],
    },
    {
      question: "Dá para colocar desaceleração no meu portão?",
      answers: [
        "Muitas centrais já têm a função, só desregulada. Se a sua não tiver, uma placa com parada suave pode ser instalada no mesmo motor, em boa parte dos modelos.",
        "Em geral, sim: regula-se a rampa existente ou troca-se a central. Motores com inversor oferecem a parada mais suave.",
      ],
    },
    {
      question: "Colocar borracha no batente resolve a batida do portão?",
      answers: [
        "Abafa o som e protege a pintura, mas a força continua. Use como complemento, depois de ajustados o fim de curso e a rampa.",
        "Só em parte. A borracha amortece o toque, enquanto o motor segue empurrando. Primeiro a regulagem, depois o amortecedor.",
      ],
    },
    {
      question: "O portão bate forte por causa do vento?",
      answers: [
        "Pode acontecer em folha pivotante ou de chapa fechada. O técnico confere folga no braço, ajusta a força e, quando preciso, indica trava ou motor adequado à área da folha.",
        "Sim, folhas fechadas e largas recebem muito vento. Tirar a folga do braço e regular a parada ajuda; em casos extremos, muda-se o motor.",
      ],
    },
    {
      question: "A batida pode quebrar o portão?",
      answers: [
        "Pode. Com o tempo trinca soldas, solta o suporte do motor e gasta o redutor. Se já houver trinca visível, pare de usar até a avaliação.",
        "Sim, aos poucos: solda, coluna e redutor sofrem a cada fechamento. A trinca à vista é motivo para parar o uso.",
      ],
    },
  ],
  photo: "um vídeo de lado do final do movimento, com som, e uma foto do batente",
  related: ["fim-de-curso", "regulagem", "batente", "contrapeso", "redutor", "barulho"],
  topic: "portao-nao-fecha-completamente",
};
