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
      "A garantia que damos é de {warranty.motor} no motor do portão, pela fábrica, e de {warranty.installation} na instalação; no conserto valem os 90 dias da lei. Guarde a nota e a foto da etiqueta, e saiba que raio, água e batida costumam ficar de fora.",
      "Garantia de motor e de instalação de portão são separadas: {warranty.motor} para o equipamento e {warranty.installation} para o serviço de montagem. Defeito de fabricação e falha de instalação são cobertos, e o reparo tem a garantia da lei.",
      "Sim, damos garantia: {warranty.motor} no motor do portão automático que vendemos, {warranty.installation} na instalação e os 90 dias da lei no serviço de conserto. Para acionar, mande nota, foto da etiqueta e vídeo pelo WhatsApp, sem abrir o motor.",
    ],
    "how-to": [
      "Para acionar a garantia do portão automático, desligue o disjuntor e mande a nota, a foto da etiqueta e um vídeo pelo WhatsApp. São {warranty.motor} no motor e {warranty.installation} na instalação; não abra o motor nem deixe terceiros mexerem antes.",
      "A garantia do motor ou do serviço se pede pelo WhatsApp, com nota, etiqueta e vídeo feito de longe. Deixe o portão como está, com o disjuntor desligado, dentro dos {warranty.motor} do motor ou {warranty.installation} da instalação.",
    ],
    buying: [
      "Vendemos motor de portão com garantia de {warranty.motor}, da fábrica, e instalamos com {warranty.installation} no serviço: se algo falhar, você fala só conosco. Motor comprado em outro lugar tem a garantia de quem vendeu, e a nossa cobre a instalação.",
      "Ao contratar, a garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação do portão. Defeito de fabricação e falha de montagem são cobertos; pilha gasta, raio e batida costumam ficar de fora.",
    ],
    repair: [
      "Se o motor do portão na garantia parou, desligue o disjuntor, não abra a tampa e mande nota, etiqueta e vídeo. Dentro de {warranty.motor} do motor, ou {warranty.installation} da instalação, o técnico avalia se o defeito é coberto ou de causa externa.",
      "Na garantia, o conserto do portão começa pela avaliação: energia, folha e placa são medidas para achar a causa. Defeito coberto é reparado nos {warranty.motor} do motor; dano por raio, água ou batida recebe orçamento à parte.",
    ],
    question: [
      "A garantia que oferecemos é de {warranty.motor} no motor e de {warranty.installation} na instalação do portão; no conserto, os 90 dias da lei. Guarde a nota e a foto da etiqueta, porque elas comprovam a data e o modelo.",
      "Sim, damos garantia no serviço e no motor: {warranty.installation} na instalação e {warranty.motor} no equipamento. Raio, água e batida costumam ficar de fora, porque são causas externas.",
      "A garantia do portão eletrônico funciona em duas partes: {warranty.motor} para o motor, pela fábrica, e {warranty.installation} para o que montamos. Para usar, basta nota, etiqueta e vídeo, já que a data e o modelo definem a cobertura.",
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
          "O motor tem {warranty.motor} de garantia de fábrica, que cobre engrenagem, placa e enrolamento. A instalação feita por nós tem {warranty.installation}, que cobre fixação, ligação e regulagem.",
          "São {warranty.motor} para o equipamento, contados da nota, e {warranty.installation} para o serviço. Placa que para é caso do motor; suporte que solta, da instalação.",
          "Duas garantias correm juntas: a do motor, {warranty.motor}, e a da montagem, {warranty.installation}. A primeira é de defeito de fabricação, a segunda, do trabalho feito.",
          "Defeito do equipamento tem {warranty.motor}, e defeito de montagem, {warranty.installation}. Engrenagem conta como motor, fio mal preso, como instalação.",
        ],
        [
          "No conserto valem os 90 dias da lei, para serviço e peça. Em motor comprado fora, a do equipamento é de quem vendeu.",
          "Reparo tem a garantia da lei. Motor que você trouxe só tem nossa cobertura no serviço.",
          "Peça trocada e mão de obra de conserto têm os 90 dias da lei. O motor comprado em outro lugar se reclama com o vendedor.",
          "A lei cobre o conserto por 90 dias. Quem instala conosco motor de fora tem {warranty.installation} no serviço.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que a garantia costuma não cobrir", "Fora da cobertura: casos comuns", "Danos que ficam de fora"],
      slots: [
        [
          "Causa externa não é defeito de fabricação, e por isso raio, água e batida costumam ficar de fora. Conserto por terceiros antes da avaliação também pode encerrar a cobertura.",
          "O certificado cobre defeito do produto, e não dano vindo de fora. Abrir o motor ou adaptar placa é motivo frequente de recusa.",
          "Surto, enchente e pancada não são falha do motor. Quem deixa outra pessoa mexer antes pode perder o direito.",
          "Fica de fora o que não nasceu no motor, como raio e colisão. Peça de desgaste segue regra própria, no certificado.",
        ],
      ],
      bullets: [
        "Raio e surto da rede elétrica",
        "Água na central ou no motor",
        "Batida, vandalismo ou queda",
        "Conserto ou adaptação por terceiros",
        "Desgaste natural de roldana, cabo e pilha",
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
          "O pedido é feito pelo WhatsApp, e a análise começa na própria conversa. Não abra a tampa, porque depois não dá para saber se a falha veio da peça ou do conserto.",
          "Com nota, etiqueta e vídeo em mãos, o técnico já sabe o que levar. Deixe o motor como está até a avaliação.",
          "Separe os três documentos antes de chamar, e pare de usar o motor. Tentativa de conserto pode prejudicar a cobertura.",
          "Nota, etiqueta e vídeo resolvem o pedido. O disjuntor fica desligado até o técnico ver.",
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
        "Cuidados que preservam a cobertura",
        "O que fazer para manter a garantia",
      ],
      slots: [
        [
          "Circuito próprio, fio terra e protetor de surto evitam a placa queimada por raio, o dano que mais fica de fora. O protetor custa bem menos que uma placa.",
          "Tenha disjuntor só do portão, aterramento e protetor de surto. Descarga elétrica não é coberta, e é o prejuízo mais comum.",
          "Proteja a placa de surto, já que a garantia não paga esse dano. Terra e circuito exclusivo completam.",
          "Surto é o que mais queima placa fora da cobertura. Protetor e aterramento evitam quase todos os casos.",
        ],
        [
          "Revisão {visits.home} em casa, ou {visits.business} em prédio, mostra folga e parafuso solto ainda no prazo. Guarde nota, certificado e relatórios juntos.",
          "Uma visita {visits.home} em residência acha o problema dentro da garantia. Nota e foto da etiqueta no celular bastam para o pedido.",
          "Manutenção regular, {visits.home} em casa, reduz o esforço do motor. Os documentos ficam no mesmo lugar.",
          "Em prédio a revisão é {visits.business}, e em casa, {visits.home}. Os relatórios ajudam num pedido de garantia.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O conserto também tem garantia?",
      answers: [
        "O conserto também tem garantia: os 90 dias da lei, para o serviço e para a peça trocada. Guarde a nota.",
        "Sim, a garantia da lei. Se o mesmo defeito voltar nesse prazo, mande vídeo e nota antes de outra pessoa mexer.",
        "Tem, pelos 90 dias da lei, contados do serviço.",
      ],
    },
    {
      question: "Raio queimou a placa. A garantia cobre?",
      answers: [
        "Placa queimada por raio em geral não tem cobertura da garantia, porque é causa externa. Aterramento e protetor de surto reduzem o risco.",
        "Normalmente fica de fora. Vale perguntar à seguradora e à distribuidora de energia, que às vezes pagam.",
        "Em regra, não. A placa nova é orçada por foto da etiqueta.",
      ],
    },
    {
      question: "Se outro técnico mexer, perco a garantia?",
      answers: [
        "Se outro técnico mexer, você pode perder a garantia: conserto por terceiros costuma ser exclusão do certificado.",
        "Pode perder, porque depois não dá para saber se a falha veio da peça ou do conserto.",
        "Pode. Mande nota e vídeo antes de deixar alguém abrir o motor.",
      ],
    },
    {
      question: "Perdi a nota. Ainda tenho garantia?",
      answers: [
        "Sem a nota, a garantia ainda pode valer, se houver outro comprovante de data, como o pagamento ou a conversa do pedido.",
        "A nota é o caminho mais simples, mas comprovante de pagamento ajuda. A etiqueta identifica o motor.",
        "Talvez. Mande o que tiver, com a foto da etiqueta.",
      ],
    },
    {
      question: "Motor comprado na internet tem garantia na instalação?",
      answers: [
        "Motor comprado na internet tem {warranty.installation} de garantia na instalação que fazemos. O defeito do motor fica com quem vendeu.",
        "Sim, só do serviço: {warranty.installation}. A do equipamento se pede à loja.",
        "Na instalação, {warranty.installation}; no motor, a do vendedor. A mão de obra custa a partir de {price.installation}.",
      ],
    },
  ],
  photo: "a nota, uma foto da etiqueta do motor e um vídeo do defeito",
  related: ["loja", "protetor-de-surto", "manutencao", "instalacao", "vida-util"],
  topic: "orcamento-de-motor-para-portao",
};
