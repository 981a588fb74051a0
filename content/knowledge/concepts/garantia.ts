import type { Concept } from "#domain/knowledge/concept.ts";

export const garantia: Concept = {
  id: "garantia",
  kind: "buying",
  label: "Garantia",
  phrase: "a garantia do motor",
  words: [
    "garantia",
    "garantia do motor",
    "garantia de fábrica",
    "garantia da instalação",
    "garantia do serviço",
    "tem garantia",
    "com garantia",
    "prazo de garantia",
    "motor na garantia",
    "acionar garantia",
  ],
  intent: "question",
  answers: {
    any: [
      "A garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação feita por nós. Guarde a nota e fotografe a etiqueta: elas mostram modelo e data e encurtam o atendimento.",
      "Motor e serviço têm garantia separada: {warranty.motor} para o equipamento e {warranty.installation} para a montagem. Defeito de fabricação e falha de instalação são cobertos; raio, água e batida costumam ficar de fora.",
      "Damos garantia de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação; no conserto valem os 90 dias da lei. Para acioná-la, mande a nota, a foto da etiqueta e um vídeo pelo WhatsApp.",
    ],
    "how-to": [
      "Para acionar a garantia, desligue o disjuntor e mande pelo WhatsApp a nota, a foto da etiqueta e um vídeo do portão. Não abra o motor nem deixe terceiros mexerem antes da avaliação, porque isso pode encerrar a cobertura.",
      "A garantia é pedida pelo WhatsApp, com a nota, a foto da etiqueta e um vídeo feito de longe. Deixe o motor como está, com o disjuntor desligado, até o técnico avaliar a causa.",
    ],
    buying: [
      "Vendemos motor com garantia de {warranty.motor} e instalamos com {warranty.installation} de garantia no serviço. Defeito de fabricação e falha de montagem são cobertos; pilha gasta, raio e batida costumam ficar de fora.",
      "Vendemos motor com {warranty.motor} de garantia e instalação com {warranty.installation}: se algo falhar, você fala só conosco. Em motor comprado em outro lugar, a garantia do equipamento é de quem o vendeu.",
    ],
    repair: [
      "Se o motor na garantia parou, desligue o disjuntor, não abra a tampa e mande nota, etiqueta e vídeo. O técnico avalia se o defeito é de fabricação, de instalação ou de causa externa.",
      "Na garantia, o conserto começa pela avaliação: o técnico mede a energia e confere folha e placa para achar a causa. Defeito coberto é reparado; dano por surto, água ou batida recebe orçamento à parte.",
    ],
    question: [
      "A garantia do motor é de {warranty.motor}, e a da instalação feita por nós, de {warranty.installation}. Guarde a nota e a foto da etiqueta; raio, água e batida costumam ficar de fora.",
      "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. Para acionar, mande a nota, a foto da etiqueta e um vídeo do defeito, sem abrir a tampa.",
    ],
  },
  line: [
    "O motor tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}.",
    "Nota e foto da etiqueta são o que acelera o atendimento em garantia.",
    "Raio, água na central e batida costumam ficar fora da garantia.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Prazos e cobertura da garantia",
        "Garantia do motor e da instalação",
        "Quanto dura e o que cobre cada garantia",
      ],
      slots: [
        [
          "O motor sai com {warranty.motor} de garantia, e a nota comprova a data.",
          "São {warranty.motor} de cobertura para o motor que vendemos, contados da data da nota.",
          "A garantia do equipamento vendido por nós é de {warranty.motor}.",
        ],
        [
          "A instalação feita por nós tem {warranty.installation} de garantia, que cobre fixação, ligação e regulagem.",
          "O serviço de montagem é coberto por {warranty.installation}, da fixação ao ajuste.",
          "Para a instalação, o prazo é de {warranty.installation} e vale para o trabalho que fizemos.",
        ],
        [
          "Placa que para de responder é caso da garantia do motor; suporte que solta ou fio mal preso, da garantia da instalação.",
          "Engrenagem, placa e enrolamento contam como motor; fixação, ligação e regulagem, como instalação.",
          "Em motor comprado fora e instalado por nós, a garantia do serviço é nossa, e a do equipamento, de quem o vendeu.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que a garantia costuma não cobrir", "Fora da cobertura: casos comuns", "Danos que ficam de fora"],
      slots: [
        [
          "Raio, surto da rede e água na central são causas externas e costumam ficar de fora.",
          "Danos por descarga elétrica, enchente ou infiltração não são defeito de fabricação.",
          "Em equipamento elétrico, surto, raio e entrada de água são exclusões comuns no certificado.",
        ],
        [
          "Batida de carro, vandalismo e conserto por terceiros também costumam encerrar a cobertura.",
          "Abrir o motor, adaptar placa ou bater na folha são motivos frequentes de recusa.",
          "Mexer no equipamento antes da avaliação pode custar a cobertura.",
        ],
        [
          "Peças de desgaste, como roldana, cabo e pilha, seguem regra própria, escrita no certificado.",
          "Desgaste natural de cabo, roldana e pilha não é defeito e aparece no certificado como exceção.",
          "Leia no certificado como são tratadas as peças que se gastam com o uso.",
        ],
      ],
      bullets: [
        "Raio e surto da rede elétrica",
        "Água na central ou no motor",
        "Batida, vandalismo ou queda",
        "Conserto ou adaptação por terceiros",
        "Uso acima do regime do motor",
        "Desgaste natural de peças",
      ],
    },
    {
      about: "check",
      headings: [
        "Como acionar a garantia",
        "Passos para pedir atendimento em garantia",
        "O que separar antes de chamar",
      ],
      slots: [
        [
          "O pedido é feito pelo WhatsApp, com a nota, a foto da etiqueta e um vídeo.",
          "Separe nota, foto da etiqueta e vídeo: com eles, a análise começa na própria conversa.",
          "Com a nota e o vídeo em mãos, o técnico já vai {para} sabendo o que levar.",
        ],
        [
          "Não abra a tampa e não deixe outra pessoa mexer antes da avaliação.",
          "Mantenha o motor como está, com o disjuntor desligado, até o técnico ver.",
          "Qualquer tentativa de conserto antes da avaliação pode prejudicar a cobertura.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e pare de usar o motor.",
        "Separe a nota ou o comprovante, com a data.",
        "Tire uma foto nítida da etiqueta do motor, sem abrir a tampa.",
        "Grave de longe um vídeo do portão como ele ficou.",
        "Mande tudo pelo WhatsApp e conte o que aconteceu e quando começou.",
      ],
    },
    {
      about: "care",
      headings: [
        "Como não perder a garantia",
        "Cuidados que preservam a cobertura",
        "O que fazer para manter a garantia",
      ],
      slots: [
        [
          "Circuito próprio, aterramento e protetor de surto evitam a queima da placa por raio ou pico de energia, que a garantia não cobre.",
          "Tenha um disjuntor só do portão, fio terra e protetor de surto: placa queimada por descarga é o dano que mais fica fora da garantia.",
          "O protetor de surto custa menos que uma placa e protege do dano que a garantia não paga.",
        ],
        [
          "Revisão {visits.home} em casa, ou {visits.business} em prédio, mantém a folha leve e o histórico em dia.",
          "Na revisão, {visits.home} em casa, folga e parafuso solto são vistos ainda dentro do prazo.",
          "A manutenção regular, {visits.home} em residência, reduz o esforço que estraga o motor.",
        ],
        [
          "Guarde nota, certificado e relatórios de visita no mesmo lugar.",
          "Deixe nota e manual juntos e uma foto da etiqueta no celular.",
          "Nota e foto da etiqueta no celular bastam para abrir o pedido pelo WhatsApp.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O conserto também tem garantia?",
      answers: [
        "Tem: no conserto valem os 90 dias da lei, para o serviço e para a peça trocada. Guarde a nota, que traz a data e a peça.",
        "Sim, os 90 dias da lei. Se o mesmo defeito voltar nesse prazo, mande o vídeo e a nota pelo WhatsApp antes de deixar outra pessoa mexer.",
      ],
    },
    {
      question: "Raio queimou a placa. A garantia cobre?",
      answers: [
        "Em geral, não: raio e surto são causas externas. Aterramento e protetor de surto reduzem esse risco; mande fotos para orçar a placa.",
        "Normalmente fica de fora, por ser dano externo. Vale perguntar à seguradora e à distribuidora de energia, que às vezes pagam esse prejuízo.",
      ],
    },
    {
      question: "Se outro técnico mexer, perco a garantia?",
      answers: [
        "Pode perder. Conserto ou adaptação por terceiros costuma ser exclusão do certificado, então chame antes de deixar mexer.",
        "Pode perder, porque depois não dá para saber se a falha veio da peça ou do conserto. Mande nota e vídeo antes de deixar alguém abrir o motor.",
      ],
    },
    {
      question: "Perdi a nota. Ainda tenho garantia?",
      answers: [
        "Talvez, se houver outro comprovante de data, como o pagamento ou a conversa do pedido. Mande o que tiver com a foto da etiqueta.",
        "A nota é o caminho mais simples, mas comprovante de pagamento e registro do pedido ajudam. A etiqueta identifica o motor.",
      ],
    },
    {
      question: "Motor comprado na internet tem garantia na instalação?",
      answers: [
        "O serviço que fazemos tem {warranty.installation}. O defeito do motor fica com a loja ou o fabricante que vendeu.",
        "Sim, só do serviço: {warranty.installation}. A garantia do equipamento deve ser pedida a quem o vendeu.",
      ],
    },
  ],
  photo: "a nota, uma foto da etiqueta do motor e um vídeo do defeito",
  related: ["loja", "protetor-de-surto", "manutencao", "instalacao", "vida-util"],
  topic: "orcamento-de-motor-para-portao",
};
