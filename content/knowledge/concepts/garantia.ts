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
      "A garantia do motor de portão é de {warranty.motor}, dada pela fábrica, e a da instalação é de {warranty.installation}; no conserto valem os 90 dias da lei. Guarde a nota e uma foto da etiqueta, que comprovam a data e o modelo. Raio, água e batida costumam ficar de fora.",
      "Motor e instalação de portão têm garantias separadas: {warranty.motor} para o equipamento e {warranty.installation} para o serviço de montagem. Elas cobrem defeito de fabricação e falha na instalação, e o conserto é garantido por 90 dias, pela lei. Para usar, apresente a nota, uma imagem da etiqueta e a gravação do defeito.",
      "Sim, há garantia de {warranty.motor} no motor do portão automático que vendemos, de {warranty.installation} na instalação e os 90 dias da lei no serviço de conserto. Para acionar, mande a nota, a foto da etiqueta e um vídeo pelo WhatsApp, sem abrir o motor.",
    ],
    "how-to": [
      "Para acionar a garantia do portão automático, desligue o disjuntor e mande pelo WhatsApp a nota, a foto da etiqueta e um vídeo do defeito. O prazo é de {warranty.motor} no motor e de {warranty.installation} na instalação. Não abra a tampa nem deixe outra pessoa mexer antes da avaliação.",
      "A garantia do motor ou do serviço se pede pelo WhatsApp, com a nota, a etiqueta e um vídeo feito de longe. Deixe o portão como está, com o disjuntor desligado, até a avaliação. O pedido vale dentro dos {warranty.motor} do motor ou dos {warranty.installation} da instalação.",
    ],
    buying: [
      "O motor de portão que vendemos tem garantia de {warranty.motor}, da fábrica, e a instalação, de {warranty.installation}, e você trata das duas conosco. Um motor comprado em outro lugar mantém a garantia de quem vendeu, e a nossa cobre só o serviço.",
      "Na compra com instalação, a garantia é de {warranty.motor} para o motor e de {warranty.installation} para o serviço. Defeito de fabricação e falha de montagem são cobertos, enquanto pilha gasta, raio e batida costumam ficar de fora. Guarde a nota, porque os prazos contam a partir dela.",
    ],
    repair: [
      "Se o motor do portão parou na garantia, desligue o disjuntor, não abra a tampa e mande a nota, a foto da etiqueta e um vídeo. Dentro dos {warranty.motor} do motor, ou dos {warranty.installation} da instalação, o técnico avalia se o defeito é coberto ou se veio de causa externa.",
      "O conserto em garantia começa pela avaliação, em que o técnico mede energia, folha e placa para achar a causa. O defeito coberto é reparado sem custo dentro dos {warranty.motor} do motor, ou dos {warranty.installation} da instalação. Dano por raio, água ou batida recebe orçamento à parte.",
    ],
    question: [
      "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação do portão, e o conserto tem os 90 dias da lei. Guarde a nota e a foto da etiqueta, porque elas comprovam a data e o modelo.",
      "Sim, tanto o serviço quanto o motor do portão têm garantia: {warranty.installation} na instalação e {warranty.motor} no equipamento. Raio, água e batida costumam ficar de fora, porque são causas externas, e não defeito do produto.",
      "A garantia do portão eletrônico funciona em duas partes: {warranty.motor} para o motor, pela fábrica, e {warranty.installation} para a instalação. Para usar, mande a nota, a foto da etiqueta e um vídeo do defeito, já que a data e o modelo definem a cobertura.",
    ],
  },
  line: [
    "O motor tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}.",
    "A nota e a foto da etiqueta apressam o atendimento em garantia.",
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
          "O motor tem {warranty.motor} de garantia de fábrica, que cobre defeito em partes como engrenagem, placa e enrolamento. A instalação tem {warranty.installation}, que cobrem fixação, ligação e regulagem.",
          "São {warranty.motor} para o equipamento, contados da nota, e {warranty.installation} para o serviço. Uma placa que para de funcionar é caso do motor, e um suporte que se solta, da instalação.",
          "Duas garantias valem ao mesmo tempo: a do motor, de {warranty.motor}, para defeito de fabricação, e a da montagem, de {warranty.installation}, para o trabalho feito.",
          "O defeito do equipamento é coberto por {warranty.motor}, e o da montagem, por {warranty.installation}. Engrenagem que falha entra na primeira, e fio mal preso, na segunda.",
        ],
        [
          "No conserto valem os 90 dias da lei, para o serviço e para a peça. Se o motor foi comprado em outro lugar, a garantia dele é de quem vendeu.",
          "O reparo tem a garantia da lei, de 90 dias. Quando o motor é comprado por você em outra loja, nossa cobertura é a da instalação.",
          "Peça trocada e mão de obra de conserto são cobertas por 90 dias, pela lei. O defeito de um motor comprado em outro lugar se reclama com o vendedor.",
          "A lei garante o conserto por 90 dias, com a peça incluída. Para motor trazido pelo cliente, o serviço de instalação tem {warranty.installation} de garantia.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que a garantia costuma não cobrir",
        "Fora da garantia: casos comuns",
        "Danos que ficam fora da garantia",
      ],
      slots: [
        [
          "Raio, água e batida costumam ficar fora da garantia, porque não são defeito de fabricação. O conserto por outra pessoa antes da avaliação também pode encerrar a cobertura.",
          "O certificado cobre defeito do produto, e não dano vindo de fora. Abrir o motor ou adaptar a placa é motivo frequente de recusa.",
          "Surto de energia, enchente e pancada não são falhas do motor e em geral não têm cobertura. Quem deixa outra pessoa mexer antes da avaliação pode perder o direito.",
          "A cobertura não alcança o que veio de fora do motor, como raio e colisão. As peças de desgaste seguem regra própria, escrita no certificado.",
        ],
      ],
      bullets: [
        "Raio e surto da rede elétrica: dano que vem de fora do motor",
        "Água na central ou no motor: falta de vedação ou enchente",
        "Batida, vandalismo ou queda: dano por impacto",
        "Conserto ou adaptação por terceiros: motor aberto antes da avaliação",
        "Roldana, cabo e pilha: desgaste natural de uso",
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
          "O pedido é feito pelo WhatsApp, e a análise começa na própria conversa. Não abra a tampa, porque depois fica difícil saber se a falha veio da peça ou do conserto.",
          "Com a nota, a etiqueta e um vídeo em mãos, o técnico já sabe o que levar. Deixe o motor como está até a avaliação.",
          "Separe a nota, a foto da etiqueta e um vídeo antes de chamar, e pare de usar o motor. Uma tentativa de conserto pode prejudicar a cobertura.",
          "Três coisas bastam para o pedido: nota, etiqueta e vídeo. Mantenha o disjuntor desligado até o técnico examinar o motor, para a falha não aumentar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e pare de usar o motor.",
        "Separe a nota ou o comprovante, com a data.",
        "Tire uma foto nítida da etiqueta do motor, sem abrir a tampa.",
        "Grave de longe um vídeo do portão como ele ficou.",
        "Mande tudo pelo WhatsApp e conte quando começou.",
      ],
    },
    {
      about: "care",
      headings: [
        "Como não perder a garantia",
        "Cuidados que preservam a garantia",
        "O que fazer para manter a garantia",
      ],
      slots: [
        [
          "Circuito próprio, fio terra e protetor de surto evitam a placa queimada por raio, um dano que fica de fora da garantia. O protetor custa bem menos que uma placa.",
          "Tenha um disjuntor só para o portão, aterramento e protetor de surto, porque a descarga elétrica não costuma ser coberta. É o prejuízo mais comum fora da garantia.",
          "Proteja a placa contra surtos de energia, já que a garantia não paga esse dano. Um aparelho protetor, o fio terra e um circuito exclusivo fazem esse trabalho.",
          "O surto elétrico queima muitas placas, e em geral sem cobertura da garantia. Protetor e aterramento reduzem bastante o risco.",
        ],
        [
          "A revisão, {visits.home} em casa ou {visits.business} em prédio, mostra folga e parafuso solto ainda dentro do prazo. Guarde juntos a nota, o certificado e os relatórios.",
          "Uma visita de manutenção {visits.home}, em residência, encontra o problema enquanto a garantia vale. Tenha no celular a nota e a foto da etiqueta.",
          "Manter a revisão em dia, {visits.home} em casa e {visits.business} em prédio, reduz o esforço do motor e ajuda num pedido de garantia. Os documentos devem ficar no mesmo lugar.",
          "Em prédio, a revisão se faz {visits.business}, e em casa, {visits.home}. Os relatórios dessas visitas ajudam a mostrar que o motor foi bem cuidado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O conserto também tem garantia?",
      answers: [
        "O conserto também tem garantia: os 90 dias da lei, para o serviço e para a peça trocada. Guarde a nota.",
        "Sim, a garantia da lei, de 90 dias. Se o mesmo defeito voltar nesse prazo, mande vídeo e nota antes de outra pessoa mexer.",
        "Tem, pelos 90 dias da lei, contados da data do serviço.",
      ],
    },
    {
      question: "Raio queimou a placa. A garantia cobre?",
      answers: [
        "Placa queimada por raio em geral não tem cobertura da garantia, porque é causa externa. Aterramento e protetor de surto reduzem o risco.",
        "Normalmente fica de fora. Vale perguntar à seguradora e à distribuidora de energia, que às vezes pagam.",
        "Em regra, não, porque o dano veio de fora. O valor da placa nova é dado pela foto da etiqueta.",
      ],
    },
    {
      question: "Se outro técnico mexer, perco a garantia?",
      answers: [
        "Se outro técnico mexer, você pode perder a garantia: o conserto por terceiros costuma estar entre as exclusões do certificado.",
        "Pode perder, porque depois fica difícil saber se a falha veio da peça ou do conserto.",
        "Pode. Mande a nota e o vídeo antes de deixar alguém abrir o motor.",
      ],
    },
    {
      question: "Perdi a nota. Ainda tenho garantia?",
      answers: [
        "Sem a nota, a garantia ainda pode valer, se houver outro comprovante de data, como o pagamento ou a conversa do pedido.",
        "A nota é o caminho mais simples, mas um comprovante de pagamento ajuda. A etiqueta identifica o motor.",
        "Talvez. Mande o que tiver, como o comprovante do pagamento, com a foto da etiqueta.",
      ],
    },
    {
      question: "Motor comprado na internet tem garantia na instalação?",
      answers: [
        "Motor comprado na internet tem {warranty.installation} de garantia na instalação que fazemos. O defeito do motor fica com quem vendeu.",
        "Sim, do serviço: {warranty.installation}. A do equipamento se pede à loja.",
        "Na instalação, {warranty.installation}; no motor, vale a do vendedor. A mão de obra custa a partir de {price.installation}.",
      ],
    },
  ],
  photo: "a nota, uma foto da etiqueta do motor e um vídeo do defeito",
  related: ["loja", "protetor-de-surto", "manutencao", "instalacao", "vida-util"],
  topic: "orcamento-de-motor-para-portao",
};
