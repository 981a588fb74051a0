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
        "À noite, no domingo e no feriado, o conserto do portão do prédio custa o valor da ida daquele horário, informado antes de o técnico sair, mais serviço e peça, que não mudam. O síndico autoriza por mensagem, e o atendimento responde {shop.hours}.",
        "No portão de prédio fora de hora, só a ida muda de preço: o valor da ida é informado antes, e mão de obra e peça ficam iguais às do dia. Basta o síndico autorizar por mensagem, com resposta {shop.hours}.",
      ],
      any: [
        "Atendemos portão de prédio à noite, de madrugada, no domingo e no feriado{shop.always}: chame pelo WhatsApp, {shop.hours}, com vídeo, endereço e quem autoriza. O valor da ida é informado antes, o síndico libera por mensagem, e garagem aberta ou carro preso passa na frente.",
        "Quem atende portão de prédio fora do horário comercial é o nosso WhatsApp, {shop.hours}, inclusive de madrugada e em feriado{shop.always}. Diga se a garagem ficou aberta, mande vídeo e etiqueta do motor, e o síndico autoriza por mensagem depois de saber o valor da ida.",
        "Se o portão do prédio quebrou no feriado, no domingo ou à noite, o conserto, a manutenção ou a troca do motor se combina pelo WhatsApp, {shop.hours}{shop.always}, com o valor da ida informado antes. O zelador pode chamar, desde que o síndico confirme por mensagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a portaria faz até o técnico chegar", "Primeiros passos do zelador"],
        slots: [
          [
            "Nada disto exige abrir o motor. Com folha torta, cabo solto ou basculante erguido, ninguém encosta nem passa embaixo.",
            "Só o que segue é da portaria, com a tampa do motor fechada. Basculante no alto e folha torta ficam intocados.",
            "Nenhum passo pede para abrir o motor. Se a folha está torta, ou se o portão é basculante, desligue o disjuntor, isole a passagem e não destrave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e avise os moradores.",
          "Isole a passagem com cones.",
          "Se a folha é de correr ou de abrir e está reta, destrave o motor, feche à mão e prenda a folha com corrente.",
          "Se a garagem continuar aberta, deixe uma pessoa na entrada até o técnico chegar.",
          "Mande pelo WhatsApp o vídeo, a foto da etiqueta do motor, o endereço e o nome de quem autoriza.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o portão não fecha ou não abre: o que costuma ser", "As causas mais comuns no portão do prédio"],
        slots: [
          [
            "Conte ao técnico o que o portão faz, porque o sintoma ajuda a levar a peça certa.",
            "Pelo sintoma, o técnico já sabe o que levar. Diga qual destes é o caso do prédio.",
          ],
        ],
        bullets: [
          "Abre e não fecha, ou volta no meio: a fotocélula está suja, torta ou com defeito",
          "Não fecha com o controle e fecha com o botão da portaria: a falha está no receptor ou no controle",
          "O motor gira e a folha não anda: o motor está destravado ou a engrenagem se gastou",
          "Não dá sinal: o disjuntor caiu, ou o fusível ou a placa queimou",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga fora de hora", "Ida, peça e autorização"],
        slots: [
          [
            "Conserto urgente o síndico autoriza e presta contas depois, sem assembleia. Troca de motor pode esperar o dia: fica de {price.heavySwap}, com mão de obra, e à noite basta deixar a garagem segura.",
            "Na urgência o síndico decide por mensagem e guarda nota. Motor novo, de {price.heavySwap} com a mão de obra, se orça com calma, de manhã.",
            "O reparo de emergência dispensa assembleia, com prestação de contas. Se for motor, de {price.heavySwap} já instalado, fecha-se a garagem e aprova-se no dia seguinte.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Agora ou de manhã", "O que é atendido primeiro no prédio"],
        slots: [
          [
            "O técnico atende primeiro o portão que oferece risco. O que está fechado e firme pode esperar o dia, quando a ida custa menos.",
            "Quem corre risco vem antes. Fechado e travado, o portão pode ficar para a manhã.",
            "O atendimento segue o risco. Um portão que está fechado e seguro pode ser marcado para o horário comum.",
          ],
        ],
        bullets: [
          "Vão primeiro: garagem aberta, carro ou pessoa presa e folha pendurada",
          "Vem depois: portão que está fechado e não responde",
          "Tem data marcada: manutenção à noite e troca de motor, que leva de {time.heavy} em portão pesado",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode autorizar o conserto de madrugada?",
        answers: [
          "O síndico ou a pessoa que ele indicou, por mensagem. Guarde o orçamento e a nota fiscal para prestar contas.",
          "Basta o síndico por escrito no WhatsApp. A urgência dispensa assembleia.",
        ],
      },
      {
        question: "O portão do prédio ficou aberto. Dá para fechar na mão?",
        answers: [
          "Dá, se o portão é de correr ou de abrir e a folha está reta: desligue o disjuntor e solte o motor com a chave. O basculante que ficou aberto espera o técnico.",
          "Só o portão de correr ou de abrir, com a folha reta e o disjuntor desligado. O basculante que parou aberto não se destrava, porque a folha pode cair.",
        ],
      },
      {
        question: "A manutenção pode ser feita à noite?",
        answers: [
          "Pode, quando não passa carro, com data combinada. A revisão fica em geral de {price.preventiveRange}, sem peças, mais a ida daquele horário.",
          "Sim, marcada antes e conforme o regimento. Conte de {price.preventiveRange}, fora peças, e a ida noturna.",
        ],
      },
      {
        question: "Contrato de manutenção muda a urgência?",
        answers: [
          "Costuma dar prioridade e dizer como se cobra a ida. Leia na proposta o prazo e o valor do chamado.",
          "Pode mudar. Muitos contratos dão prioridade no chamado e dizem como a ida é cobrada. Confira esses dois pontos no texto do contrato.",
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
        "Atender portão de loja à noite, no domingo ou no feriado custa a ida daquele horário, informada antes de o técnico sair, mais o conserto, que não muda de preço. O chamado é recebido {shop.hours}; diga se a loja ficou aberta e desligue o disjuntor.",
        "No domingo, no feriado ou de madrugada, o portão da loja paga a ida desse horário, informada antes, e o conserto pelo valor de sempre. Atendemos {shop.hours}, e loja aberta entra como urgência.",
      ],
      any: [
        "Se o portão da loja não desce no domingo, à noite, no feriado ou fora do expediente, desligue o disjuntor, não force a folha e chame: o atendimento é {shop.hours}. Primeiro se fecha a loja com segurança, depois se conserta, e o valor da ida é informado antes de o técnico sair.",
        "Sim, há técnico para portão de loja fora do expediente, à noite, domingo e feriado, {shop.hours}, com o preço da ida informado antes. Corte o disjuntor, mantenha alguém na loja e não passe embaixo da porta que não fecha.",
        "Portão ou porta da loja que travou fora do expediente se resolve por chamado {shop.hours}, também de madrugada, domingo e feriado. Até lá, disjuntor desligado e ninguém sob a folha; de correr ou de abrir, reta, pode ser fechada na mão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A loja não fecha: o que fazer agora", "Enquanto o técnico não chega"],
        slots: [
          [
            "Não force a folha com o motor ligado nem passe por baixo dela. Estes passos são seguros e às vezes resolvem.",
            "Ninguém fica sob a folha, e nada de insistir no controle. Siga a ordem.",
            "Faça o que está abaixo, com clientes e funcionários afastados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Veja se algo cruza a fotocélula: mercadoria, placa, lente suja; tire e teste uma vez.",
          "Folha de correr ou de abrir, reta: destrave pela chave e feche na mão.",
          "Porta de enrolar ou basculante presa no alto: não destrave; mantenha alguém na loja.",
          "Envie vídeo de longe, endereço e foto da etiqueta.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga fora do horário", "Ida, conserto e troca"],
        slots: [
          [
            "Pagam-se a ida daquele horário, informada antes, a mão de obra e a peça, orçada no local. O conserto em si custa o mesmo que em dia útil.",
            "São três partes: ida, mão de obra e peça. Só a ida muda por ser noite, domingo ou feriado, e é informada antes.",
            "A diferença do fora de hora está na ida, combinada antes de o técnico sair. Peça e serviço seguem o preço comum.",
          ],
          [
            "Se a peça não existe à noite, a loja é fechada com segurança, e o conserto acaba no dia útil. Trocar motor ou revisar se marca para antes de abrir ou depois de fechar.",
            "Sem peça no domingo, fecha-se a loja e volta-se depois. Serviço programado, como troca de motor, é feito fora do expediente.",
            "O primeiro objetivo é a loja fechada. O restante, com peça, pode ficar para o dia seguinte, antes da abertura.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão da loja não desce", "O que costuma ter falhado"],
        slots: [
          [
            "Em ordem de frequência, o que impede a porta de descer é isto; só a primeira causa você mesmo resolve.",
            "Da causa mais simples à mais séria, veja a lista.",
            "Metade dos casos é sensor ou controle; o resto é do técnico.",
          ],
        ],
        bullets: [
          "Fotocélula encoberta ou suja: tire e limpe.",
          "Controle ou botoeira: pilha, botão preso.",
          "Fim de curso fora do lugar: a central acha que já fechou.",
          "Trava ou guia prendendo a cortina.",
          "Capacitor ou placa: motor ronca ou fica mudo.",
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
          "Dá, combinado antes, com o modelo já definido. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
          "Sim, com data marcada. A montagem leva {time.heavy} em portão pesado, com a loja fechada.",
        ],
      },
      {
        question: "Quanto tempo demora para chegar?",
        answers: [
          "Depende do endereço e do trânsito; a previsão é informada no chamado, com o valor da ida. Loja aberta passa na frente.",
          "A previsão de chegada vem na resposta. Diga que a loja ficou aberta, para ser priorizado.",
        ],
      },
      {
        question: "Vocês emitem nota para a empresa?",
        answers: [
          "Sim, com o CNPJ informado no pedido: a nota traz serviço, peça e garantia.",
          "Emitimos, com serviço e peça descritos. O reparo tem os 90 dias da lei.",
        ],
      },
    ],
    photo: "uma foto do portão da loja, tirada de longe, a da etiqueta do motor e o endereço",
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
      any: [
        "Sim, fazemos conserto de portão de galpão à noite, no fim de semana e no feriado: atendemos {shop.hours}. Mande vídeo, largura da folha e etiqueta; o valor da ida é informado antes, e até lá deixe o disjuntor desligado e ninguém perto da folha.",
        "Atendimento noturno para portão de galpão existe, {shop.hours}, inclusive domingo e feriado. Com o vídeo e a etiqueta, o técnico sai com a peça provável; se o portão do galpão não fecha, mantenha o disjuntor desligado, caminhão longe e a entrada vigiada.",
        "Portão do galpão quebrou no feriado ou já é noite? Chame pelo WhatsApp ou telefone, {shop.hours}, e dizemos a previsão e o valor da ida antes. Desligue o disjuntor e afaste todos, porque folha de galpão fora do trilho tomba.",
      ],
      price: [
        "Conserto de portão de galpão à noite, no domingo ou no feriado soma a ida daquele horário, informada antes, ao preço do serviço, que não muda. Motor de portão pesado, trocado, fica de {price.heavySwap}; atendemos {shop.hours}, e até lá deixe o disjuntor desligado.",
        "O preço do atendimento noturno em galpão é a ida fora de hora mais o conserto: roda e capacitor custam menos, placa mais, e a troca do motor pesado vai de {price.heavySwap}. Atendemos {shop.hours}, com o valor informado antes; disjuntor desligado enquanto isso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer no galpão até o técnico chegar", "Segurança com folha pesada"],
        slots: [
          [
            "Folha de galpão pesa centenas de quilos e, fora do trilho, tomba sem aviso. Isole os dois lados antes de qualquer coisa.",
            "Uma folha pesada torta ou sem roda cai sem dar sinal. Área livre primeiro, dos dois lados.",
            "O perigo é o tombamento: a folha passa de centenas de quilos. Ninguém se aproxima se ela não está reta.",
          ],
        ],
        steps: [
          "Desligue e sinalize o disjuntor do motor.",
          "Isole os dois lados da folha e afaste veículos.",
          "Fora do trilho, torta ou com roda quebrada: não mova; vigie a entrada.",
          "Reta e no trilho, de correr: destrave pela chave e feche devagar, pela ponta.",
          "Mande vídeo, largura da folha, etiqueta e endereço.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se resolve na mesma noite", "Conserto agora ou fechamento seguro"],
        slots: [
          [
            "Ajuste, sensor, roda e capacitor muitas vezes ficam prontos na hora. Motor industrial e solda grande esperam o dia, com o galpão fechado e travado.",
            "Na mesma noite saem regulagem, sensor, capacitor e muitas trocas de roda. O que pede motor ou solda fica para o dia seguinte, fechado.",
            "Peças pequenas e regulagem se resolvem na ida. Motor e estrutura ficam para depois, e o técnico deixa o portão fechado em segurança.",
          ],
        ],
        bullets: [
          "Na hora: fotocélula, fim de curso, capacitor, controle, regulagem",
          "Quase sempre na hora: roldana e cremalheira solta",
          "No dia seguinte: motor industrial, {time.heavy} de serviço",
          "Com serralheiro: folha torta ou trilho arrancado",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor fora de hora", "Ida, peça e tamanho da folha"],
        slots: [
          [
            "Contam a ida naquele horário, o tamanho da folha e a peça. Esperar o dia seguinte barateia a ida; deixar o galpão aberto costuma custar mais.",
            "O horário muda a ida, e a folha pesada pede mais gente e escora. Compare com o custo de vigiar o portão aberto até de manhã.",
            "A ida noturna, o número de pessoas e a peça formam a conta. Se o galpão fecha e trava, marcar para o dia sai por menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo chegam ao galpão?",
        answers: [
          "Depende do endereço e da hora; a previsão é informada antes de você confirmar. Atendemos {shop.area}.",
          "A previsão sai na primeira mensagem, com o bairro. O trânsito da noite costuma ajudar.",
        ],
      },
      {
        question: "Vocês fazem contrato para galpão?",
        answers: [
          "Fazemos: visitas {visits.business}, no mínimo, e como chamar na urgência, com o valor por portão.",
          "Sim, conforme os ciclos por dia, com o atendimento de urgência descrito no papel.",
        ],
      },
      {
        question: "O portão do galpão não fecha e preciso ir embora. O que faço?",
        answers: [
          "Com a folha reta, feche na mão e passe corrente e cadeado, disjuntor desligado. Torta ou fora do trilho, deixe vigia.",
          "Se ela está firme no trilho, feche manualmente e tranque. Caso contrário, não mexa e mantenha alguém no local.",
        ],
      },
      {
        question: "Emitem nota para a empresa?",
        answers: [
          "Sim, com nota fiscal no CNPJ, e até {shop.instalments} vezes no cartão.",
          "Emitimos nota, com peça e serviço discriminados. O cartão divide em até {shop.instalments} vezes.",
        ],
      },
    ],
    photo: "uma foto do portão do galpão, tirada de longe, a da etiqueta do motor e a largura da folha",
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
