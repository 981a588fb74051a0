import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const offHours = [
  ...["madrugada", "noite", "à noite", "domingo", "sábado", "feriado", "fim semana", "fora horário", "sábado noite"],
  ...["domingo noite"],
];
const calls = ["conserto", "emergência", "consertar", "técnico", "chamado", "socorro", "urgente", "quebrou", "travou"];

/** Who calls, and when: a building, a shop or a warehouse at night and on days off. */
export const precosEPecasPublico: NarrowConcept[] = [
  {
    id: "predio-fora-de-hora",
    broader: "predio",
    label: "Portão de prédio à noite e no feriado",
    phrase: "o portão do prédio fora de hora",
    asks: [
      "condomínio portão travou noite",
      "prédio portão travou noite",
      "condomínio portão travou sexta",
      "condomínio portão travou sexta noite",
      "prédio portão parou noite",
      "condomínio portão parou noite",
      "condomínio portão parou domingo",
      "condomínio portão travou domingo",
      "condomínio portão travou sábado",
      "prédio portão travou domingo",
      "prédio portão travou sábado",
      "portão prédio quebrou de noite",
      "portão prédio quebrou madrugada",
      "quem atende portão prédio fora horário comercial",
      "portão prédio quebrou feriado consertar",
      "zelador chamar técnico portão madrugada",
      "portão prédio à noite",
      "atendimento madrugada portão edifício",
      "quem atende portão prédio fora horário",
      "portão prédio quebrou feriado",
      "domingo noite moradores não conseguem sair garagem",
      ...combine(["emergência", "conserto", "técnico", "socorro", "chamado"], ["prédio", "condomínio"], offHours),
      ...combine(["prédio", "condomínio"], ["24 horas emergência", "plantão portão"]),
    ],
    intent: "emergency",
    answers: {
      price: [
        "À noite, no domingo e no feriado, paga-se a ida daquele horário, com o valor dito antes de o técnico sair, mais o serviço e a peça, que não mudam. O zelador pode chamar, com o síndico autorizando por mensagem; respondemos {shop.hours}.",
      ],
      any: [
        "A troca do motor do portão do prédio no sábado ou no domingo é marcada pelo WhatsApp, {shop.hours}: fica de {price.heavySwap}, com mão de obra, mais a ida fora de hora, dita antes. Mande foto da etiqueta e medidas, e o síndico autoriza por mensagem.",
        "A manutenção do portão à noite ou de madrugada, quando não passa carro, é combinada antes, com o valor da ida daquele horário; a revisão fica, em geral, de {price.preventiveRange}, sem peças. Peça pelo WhatsApp, {shop.hours}, com o regimento em vista, por causa do barulho.",
        "Atende-se portão de prédio ou condomínio quebrado, travado ou parado à noite, de madrugada, na sexta, no sábado, no domingo ou em feriado{shop.always}: chame pelo WhatsApp ou telefone, {shop.hours}; a vez é de quem tem garagem aberta ou carro preso. O valor da ida fora de hora é dito antes, e o zelador pode autorizar com o síndico por mensagem.",
        "O conserto de portão de prédio fora do horário comum é combinado na hora, com o valor da ida dito antes; respondemos {shop.hours}. Desligue o disjuntor do motor, ponha alguém na saída e mande vídeo, endereço e quem autoriza.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a portaria faz até o técnico chegar", "Primeiros passos do zelador"],
        slots: [
          [
            "Nada disto exige abrir o motor; com folha torta ou cabo solto, ninguém encosta nela.",
            "Só o que segue é da portaria; folha torta ou cabo solto ficam intocados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise os moradores no grupo.",
          "Isole a passagem; se a folha é de correr ou de abrir e está reta, feche na mão e prenda com corrente.",
          "Com a garagem aberta, deixe alguém na saída até o conserto.",
          "Filme de longe e fotografe a etiqueta do motor.",
          "Mande tudo com o endereço e o nome de quem autoriza.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga fora de hora", "Ida, peça e autorização"],
        slots: [
          [
            "São a ida naquele horário, a mão de obra e a peça; a ida é dita antes de o técnico sair.",
            "A conta é ida, serviço e peça, e só a ida muda por ser noite ou feriado.",
          ],
          [
            "Conserto urgente o síndico autoriza e presta contas depois; troca de motor pode esperar o orçamento por itens.",
            "Se o caso for de motor novo, fecha-se a garagem com segurança e orça-se de dia.",
          ],
          [
            "A troca do motor de prédio, com mão de obra, fica de {price.heavySwap}.",
            "Para comparar, motor de uso intenso trocado fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode autorizar o conserto do prédio de madrugada?",
        answers: [
          "O síndico ou quem ele indicou, por mensagem. Na urgência não se espera assembleia; guarde o orçamento e a nota.",
          "O síndico, por mensagem mesmo; a urgência dispensa assembleia e pede prestação de contas.",
        ],
      },
      {
        question: "O portão do prédio ficou aberto. Dá para fechar na mão?",
        answers: [
          "Portão de correr ou de abrir, reto e com o disjuntor desligado, sim, pela chave de destravamento. Basculante com cabo solto, não.",
          "Só com a folha reta e o disjuntor desligado; basculante não se destrava sem saber se os cabos estão bons.",
        ],
      },
      {
        question: "O chamado à noite é mais caro no condomínio?",
        answers: [
          "A ida pode ser. O valor é dito antes, e com contrato a proposta já traz como se cobra a urgência.",
          "Pode: só a ida muda, e você sabe antes de confirmar.",
        ],
      },
    ],
    photo: "um vídeo do portão, feito de longe, a etiqueta do motor, o endereço e quem autoriza",
  },
  {
    id: "loja-fora-de-hora",
    broader: "comercio",
    label: "Portão de loja à noite, no domingo e no feriado",
    phrase: "o portão da loja fora de hora",
    asks: [
      "emergência portão comercial madrugada",
      ...combine(calls, ["loja", "comércio"], ["portão"], offHours),
      ...combine(["não desce", "não fecha", "não abre", "não sobe"], ["loja", "comércio"], offHours),
      ...combine(
        ["troca motor", "instalar motor", "instalação"],
        ["loja", "comércio"],
        ["fora horário", "domingo", "noite", "feriado"],
      ),
      ...combine(["portão loja"], ["domingo", "feriado", "noite", "emergência feriado"]),
    ],
    intent: "emergency",
    answers: {
      price: [
        "Atender portão de loja à noite, no domingo ou no feriado custa a ida daquele horário, dita antes de o técnico sair, mais o conserto, que não muda de preço. Mande vídeo e endereço pelo WhatsApp, {shop.hours}, e diga se a loja ficou aberta.",
      ],
      any: [
        "Para portão de loja à noite, no domingo ou em feriado, chame pelo WhatsApp ou telefone, {shop.hours}: primeiro se fecha a loja com segurança, depois se conserta. O valor da ida é dito antes; diga se é de correr, basculante ou de enrolar e se ficou aberto.",
        "Sim, atendemos portão de loja à noite, no domingo e no feriado, também para trocar motor sem parar as vendas: o dia e o valor da ida são combinados antes. Na urgência, disjuntor desligado, clientes longe da folha e vídeo pelo WhatsApp, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A loja não fecha: o que fazer agora", "Enquanto o técnico não chega"],
        slots: [
          [
            "Não force a folha com o motor ligado nem passe por baixo dela.",
            "Ninguém sob a folha, e nada de forçar com o motor ligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Veja se algo cruza a fotocélula: mercadoria, placa, sujeira na lente.",
          "Folha de correr ou de abrir, reta: destrave pela chave e feche na mão.",
          "Porta de enrolar ou basculante pesada, torta ou presa no alto: não destrave; mantenha alguém na loja.",
          "Mande vídeo de longe, endereço e a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga fora do horário", "Ida, conserto e troca"],
        slots: [
          [
            "A ida fora de hora tem valor próprio, dito antes; peça e mão de obra são orçadas no local.",
            "Pagam-se a ida, a mão de obra e a peça, e a ida é dita antes de sair.",
          ],
          [
            "Serviço marcado, como troca de motor ou revisão, pode ser feito antes de abrir ou depois de fechar a loja.",
            "Troca e revisão se marcam para antes da abertura ou depois do expediente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha porta de enrolar não desce. Posso puxar?",
        answers: [
          "Não force: mola ou guia presa pode soltar de uma vez. Desligue o disjuntor, mantenha alguém na loja e chame.",
          "Não. Com a mola ou a guia presa ela pode despencar; espere o técnico.",
        ],
      },
      {
        question: "Dá para trocar o motor da loja no domingo?",
        answers: [
          "Dá, combinado antes, com o modelo já definido por foto. O valor da ida nesse dia vem no orçamento.",
          "Sim, com data marcada e motor definido antes.",
        ],
      },
      {
        question: "Vocês emitem nota para a empresa?",
        answers: [
          "Peça no orçamento, com o CNPJ: a nota traz serviço, peça e garantia.",
          "Diga o CNPJ ao pedir o valor, e a nota vem com os itens.",
        ],
      },
    ],
    photo: "um vídeo do portão da loja, feito de longe, a etiqueta do motor e o endereço",
  },
  {
    id: "galpao-fora-de-hora",
    broader: "galpao",
    label: "Portão de galpão à noite e no fim de semana",
    phrase: "o portão do galpão fora de hora",
    asks: [
      "atendimento noturno galpão",
      "conserto noturno galpão",
      "atendimento noturno portão galpão",
      "galpão noite portão não fecha",
      "galpão madrugada portão quebrado",
      "galpão noite portão quebrado",
      "galpão domingo portão quebrado",
      "galpão madrugada portão não fecha",
      "chamar técnico portão galpão domingo",
      ...combine(calls, ["galpão", "empresa", "fábrica", "indústria"], offHours),
      ...combine(["portão galpão", "portão empresa"], ["domingo", "feriado", "madrugada", "noite"]),
    ],
    intent: "emergency",
    answers: {
      price: [
        "Chamar técnico para portão de galpão à noite, no domingo ou no feriado soma a ida daquele horário, dita antes, ao preço do serviço, que não muda. Motor de portão pesado, trocado, fica de {price.heavySwap}; mande vídeo e etiqueta, {shop.hours}.",
      ],
      any: [
        "Atendemos portão de galpão à noite, no domingo e no feriado: combine pelo WhatsApp ou telefone, {shop.hours}. Mande vídeo, largura da folha e etiqueta do motor: folha pesada pede peça e gente certas, e o valor da ida é dito antes.",
        "Atendemos portão de galpão fora do horário comercial: respondemos {shop.hours}, e o técnico sai com a peça provável quando a foto da etiqueta vem junto. Até lá, disjuntor desligado, caminhão longe da folha e ninguém entre ela e a coluna.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer no galpão até lá", "Antes de o técnico chegar"],
        slots: [
          [
            "Folha de galpão pesa centenas de quilos: fora do trilho, ela tomba.",
            "Uma folha pesada fora do trilho tomba sem aviso; isole os dois lados.",
          ],
        ],
        steps: [
          "Desligue e sinalize o disjuntor do motor.",
          "Isole os dois lados da folha e afaste veículos.",
          "Se ela está reta e no trilho, destrave pela chave e feche devagar, com duas pessoas.",
          "Fora do trilho, torta ou com roda quebrada: não mova; vigie a entrada.",
          "Mande vídeo, largura da folha, etiqueta e endereço.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Ida fora de hora e peça pesada"],
        slots: [
          [
            "Contam a ida naquele horário, o tamanho da folha e a peça; a ida é dita antes.",
            "A ida fora de hora e o peso da folha são o que muda a conta.",
          ],
          [
            "A troca de motor de portão pesado, com mão de obra, fica de {price.heavySwap}, e em geral espera o dia seguinte.",
            "Se for caso de motor, a troca fica de {price.heavySwap}; à noite se garante o fechamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O conserto do galpão fica pronto na mesma noite?",
        answers: [
          "Ajuste, roda e capacitor muitas vezes, sim. Motor industrial e solda grande ficam para o dia, com o galpão fechado em segurança.",
          "Depende da peça: o que não houver à noite fica para o dia seguinte, com o portão fechado.",
        ],
      },
      {
        question: "Vocês fazem contrato para galpão?",
        answers: [
          "Fazemos: visitas marcadas, revisão da folha e do motor e como chamar na urgência, com o valor por portão.",
          "Sim, com visitas conforme os ciclos por dia e o atendimento de urgência descrito.",
        ],
      },
    ],
    photo: "um vídeo do portão do galpão, feito de longe, a largura da folha e a etiqueta do motor",
  },
  {
    id: "contrato-galpao-ou-loja",
    broader: "contrato",
    label: "Contrato de manutenção para galpão, loja e empresa",
    phrase: "o contrato de manutenção para empresa",
    asks: [
      "contrato portão industrial comercial",
      ...combine(
        ["contrato", "contrato manutenção", "manutenção mensal", "manutenção preventiva", "plano manutenção"],
        [...["galpão", "loja", "empresa", "comércio", "indústria", "fábrica", "estacionamento", "escola", "hotel"]],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O contrato de manutenção para galpão, loja, fábrica ou empresa é feito por portão, com visitas marcadas fora do pico, limpeza, regulagem, teste e relatório, e diz como chamar na urgência. Portão que abre o dia todo pede visita mensal; com pouco uso, {visits.business}. O valor depende do peso e das aberturas por dia.",
        "Fazemos manutenção preventiva de portão de empresa por contrato, calculado por portão: visitas fora do horário cheio, revisão de motor, folha e sensores, relatório e regra para a urgência. Galpão e fábrica de muito movimento ficam no mensal; os demais, em {visits.business}, e a proposta sai por fotos e uso.",
        "Galpão, fábrica ou loja contrata a manutenção por portão, conforme o peso da folha e as aberturas por dia. O contrato traz as visitas, {visits.business} no mínimo e mensais em uso intenso, o que se faz em cada uma, o relatório e a urgência; mande fotos e o número de aberturas para a proposta.",
      ],
      price: [
        "O valor do contrato para galpão, loja ou empresa é por portão e por visita: contam o peso da folha, as aberturas por dia e a distância. De referência, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}, sem peças; fotos e uso fecham a proposta, com o preço da urgência.",
        "O contrato de empresa é orçado pelo número de portões, pelo peso das folhas e pelo uso, tendo como base a revisão avulsa, em geral de {price.preventiveRange}, sem peças. Com fotos, etiquetas e aberturas por dia, a proposta traz o valor por visita e o da urgência.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada visita inclui", "O que se faz no portão da empresa"],
        slots: [
          [
            "Cada visita é marcada fora do pico e termina com teste e relatório do que foi feito e do que está perto de trocar.",
            "O técnico vai em hora combinada, para não parar a carga, e deixa por escrito o que ajustou e que peça está no fim.",
            "As visitas não coincidem com a carga, e o relatório mostra o estado de cada portão.",
          ],
        ],
        bullets: [
          "Trilho, roldanas ou dobradiças limpos e conferidos",
          "Cremalheira, engrenagem e fixação do motor",
          "Fim de curso, força e parada",
          "Fotocélula e destravamento manual testados",
          "Reaperto e lubrificação do que pede",
        ],
      },
      {
        about: "choose",
        headings: ["Mensal ou espaçado: como decidir", "De quanto em quanto tempo"],
        slots: [
          [
            "O ponto de partida são {visits.business}, e caminhão, pó ou muita abertura encurtam o intervalo. Portão que para a expedição merece visita mensal, porque a parada custa mais que a revisão.",
            "Empresa começa em {visits.business} e aumenta conforme o uso, o pó e o peso. Onde o portão parado segura carga, o mensal se paga.",
            "Com {visits.business} se atende o uso comum; docas e fábricas, com caminhão o dia todo, pedem mais. O critério é quanto custa o portão parado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que fica no valor e o que fica à parte", "Peças, solda e urgência"],
        slots: [
          [
            "A mensalidade paga a mão de obra das visitas. Peças, solda, batida de caminhão e raio são orçados à parte, e a urgência pode entrar no plano ou ser cobrada por vez, com prazo e valor escritos.",
            "Mão de obra da revisão está no contrato; peça, serralheria e acidente, não. O chamado de urgência entra ou fica de fora conforme a proposta, que diz em quanto tempo se atende.",
            "O plano cobre o serviço das visitas, enquanto peça, batida e solda têm orçamento próprio. Para a urgência, a proposta traz prazo, forma de chamar e preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrato cobre chamado no domingo?",
        answers: [
          "Conforme a proposta: ela diz se a ida fora de hora está incluída ou quanto custa. O contato funciona {shop.hours}.",
          "Só se estiver escrito; peça que a proposta traga o valor da ida fora de hora.",
        ],
      },
      {
        question: "Vocês emitem nota para a empresa?",
        answers: [
          "Sim: mande o CNPJ com o pedido, e a forma e o dia do pagamento vêm na proposta.",
          "A nota sai no CNPJ. Prazo e vencimento são combinados na proposta.",
        ],
      },
      {
        question: "O contrato atende porta de enrolar e cancela?",
        answers: [
          "Diga no pedido o que há na entrada e mande fotos: cada equipamento vira um item da proposta, se pudermos atender.",
          "Em geral sim, como itens separados. As fotos mostram o modelo e se conseguimos atender.",
        ],
      },
      {
        question: "E se o portão quebrar antes da visita?",
        answers: [
          "Desligue o disjuntor, isole a passagem e chame, {shop.hours}. O contrato diz o prazo e quanto custa a ida.",
          "Chame pelo canal do contrato, {shop.hours}, com vídeo. Até lá, energia desligada e ninguém forçando a folha.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com as aberturas por dia",
  },
];
