import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const whyQuotesDiffer = [
  "Para comparar orçamento de duas ou mais empresas de portão, ponha lado a lado marca e modelo do motor, mão de obra, elétrica, controles, garantia e nota: o menor total só vale com os mesmos itens. De régua, o kit basculante instalado aqui parte de {price.lowest}, e a troca em casa fica de {price.homeSwap}.",
  "O orçamento mais barato só é confiável se traz por escrito a marca e o modelo do motor, a mão de obra, a garantia e a nota; sem isso, o que falta aparece depois. Aqui, o kit basculante instalado parte de {price.lowest}, e a troca em casa fica de {price.homeSwap}; compare item por item.",
  "O orçamento de portão varia porque cada empresa inclui coisas diferentes: marca e força do motor, mão de obra, elétrica, acerto da folha, garantia, nota e deslocamento. Aqui, só a mão de obra avulsa parte de {price.installation}; compare item por item.",
  "Orçamentos de portão variam porque nem todos cobram o mesmo serviço: um traz motor mais forte, elétrica, garantia e nota; outro, só motor e mão de obra, que aqui, avulsa, parte de {price.installation}. Compare os itens antes do total.",
];

const upkeepPrices = [
  "A manutenção preventiva de portão automático em casa parte de {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}. São os preços de hoje; peça trocada e conserto têm orçamento à parte, que é grátis, por foto.",
  "Preços de hoje: manutenção preventiva em casa a partir de {price.preventive}, sem peças, com faixa mais comum de {price.preventiveRange}. Conserto não tem tabela, porque depende da peça, e o orçamento por foto é grátis.",
];

/** What people ask about a price before they call: the hour, the year, the other quote, the second-hand motor. */
export const servicoEValor: NarrowConcept[] = [
  {
    id: "chamado-de-madrugada-preco",
    broader: "emergencia",
    label: "Preço do chamado de madrugada",
    phrase: "o valor do chamado de madrugada",
    asks: [
      "duas da manhã portão não fecha quanto cobram",
      "quanto cobram vir agora madrugada",
      ...combine(
        ["madrugada", "emergência", "plantão", "fora horário", "horário comercial", "urgência"],
        [
          "madrugada",
          "emergência",
          "plantão",
          "fora horário",
          "horário comercial",
          "urgência",
          "domingo",
          "feriado",
          "noite",
          "fim semana",
        ],
        [
          "mais caro",
          "cobra mais",
          "cobram mais",
          "custa mais",
          "taxa extra",
          "adicional",
          "preço maior",
          "valor maior",
        ],
      ),
      ...combine(
        ["chamado", "técnico", "visita", "atendimento", "conserto"],
        ["madrugada caro", "madrugada preço", "madrugada valor", "madrugada custa", "madrugada cobra"],
      ),
      ...combine(
        ["noite", "domingo", "feriado", "sábado"],
        ["preço técnico", "preço visita", "preço chamado", "preço conserto", "preço atendimento"],
      ),
      "domingo mais caro",
      "domingo custa mais",
      "domingo custa mais caro",
      "feriado mais caro",
      "noite cobram mais",
      "quem conserta madrugada",
      "quem conserta portão aberto madrugada",
      "consertar madrugada",
      "conserto madrugada quem",
      ...combine(["noite", "domingo", "feriado"], ["chamado mais caro", "visita mais cara", "técnico cobra mais"]),
    ],
    intent: "price",
    answers: {
      any: [
        "O chamado de emergência de portão de madrugada pode ser mais caro, porque paga a ida fora do horário comum além do conserto. Atendemos pelo WhatsApp, {shop.hours}, e o valor é dito antes de você confirmar; marcada de dia, a revisão em casa parte de {price.preventive}, sem peças.",
        "Consertamos portão de madrugada, e pode custar mais que de dia, já que a ida fora de hora tem valor próprio. Chame pelo WhatsApp, {shop.hours}: o preço vem antes de você confirmar, e quem pode esperar a manhã tem a revisão residencial a partir de {price.preventive}, sem peças.",
        "Se o portão ficou aberto a noite toda, chame agora pelo WhatsApp, {shop.hours}: de madrugada pode ser mais caro, pela ida fora de hora, e o valor é informado antes de você confirmar. Portão fechado e firme pode esperar o dia, com visita em casa desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se paga fora de hora", "De que é feito o valor da emergência"],
        slots: [
          [
            "São três partes: a ida naquele horário, a mão de obra e a peça, se houver troca. A peça e o serviço custam o mesmo de dia; o que muda de madrugada, no domingo e no feriado é a ida.",
            "A conta soma a ida, o trabalho e a peça, quando é preciso. Só a primeira muda com a hora; conserto e material têm o preço de sempre.",
            "Ida, mão de obra e peça formam o valor. Fora de hora sobe apenas a ida, conforme o dia, a distância e o horário.",
          ],
          [
            "Na conversa se diz quanto é a ida e se ela é descontada do conserto aprovado, antes de o técnico sair. Assim você decide sabendo o total provável.",
            "Antes de o técnico sair, você sabe o preço da ida e se ele abate do conserto. A decisão de chamar fica com você.",
            "O valor da ida, com ou sem desconto no conserto, fica escrito na conversa antes da saída do técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Chamar agora ou esperar o horário comum", "Quando vale chamar de madrugada"],
        slots: [
          [
            "Chame já se há alguém preso, folha pendurada, cheiro de queimado ou portão aberto para a rua. Portão fechado e firme pode esperar: desligue o disjuntor, use a porta de pedestres e marque para a manhã.",
            "Pessoa presa, folha solta, fumaça ou casa aberta são casos de chamar na hora. Se está fechado e seguro, deixe o disjuntor desligado e espere o dia, que sai mais em conta.",
            "O que não espera é risco: gente presa, folha pendente, cheiro de queimado, garagem aberta. O resto pode ficar para a manhã, com a energia do motor cortada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como fechar a casa até o técnico chegar", "Portão aberto de madrugada: o que fazer"],
        slots: [
          [
            "Só portão de correr ou de abrir, inteiro e no trilho, se fecha na mão. Basculante aberto, ou com cabo e mola rompidos, não se toca.",
            "Dá para fechar na mão o de correr ou o de abrir que esteja reto. No basculante ninguém mexe, porque ele pode cair.",
            "Se o portão é de correr ou de abrir e está direito, feche assim. Basculante com defeito fica como está, com distância.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "De correr ou de abrir, reto: destrave com a chave e feche devagar.",
          "Trave o motor de novo ou prenda com corrente, sem religar.",
          "Basculante aberto: isole a passagem e não destrave.",
          "Tranque as portas internas e mande vídeo e endereço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Domingo e feriado também mudam o valor do chamado?",
        answers: [
          "Podem mudar, como a madrugada. Diga o dia e a hora na mensagem, e o valor da ida vem na resposta.",
          "Sim, a ida costuma ter outro valor nesses dias. Ele é informado antes de qualquer visita.",
        ],
      },
      {
        question: "Pago a ida se o técnico não consertar?",
        answers: [
          "Isso é combinado antes de sair: a conversa diz quanto é a ida e o que se paga se faltar a peça.",
          "Depende do que ficou acertado na mensagem, que serve de registro. Pergunte antes de confirmar.",
        ],
      },
      {
        question: "O que mandar para o técnico vir com a peça certa?",
        answers: [
          "Vídeo de longe com som, foto da etiqueta do motor, endereço e se o portão ficou aberto ou com carro preso.",
          "Conte como ele parou, mande o vídeo e a etiqueta do motor. Isso evita uma segunda ida.",
        ],
      },
      {
        question: "Como evitar um chamado fora de hora?",
        answers: [
          "Com a revisão em dia, {visits.home} em casa, a chave de destravamento à mão e pilha nova no controle.",
          "Revise o portão {visits.home}, saiba onde está a chave do motor e troque a pilha do controle antes que acabe.",
        ],
      },
    ],
    photo: "um vídeo do portão, de longe e com som, o endereço e a hora em que parou",
  },
  {
    id: "orcamentos-diferentes",
    broader: "orcamento-por-foto",
    label: "Por que os orçamentos são diferentes",
    phrase: "a diferença entre orçamentos de portão",
    asks: [
      ...combine(
        ["orçamento", "preço", "valor"],
        [
          "varia tanto empresa",
          "varia empresa outra",
          "muda empresa",
          "diferente cada empresa",
          "diferença entre empresas",
          "varia tanto",
          "varia muito",
          "tão diferente",
          "muito diferente",
        ],
      ),
      "comparar orçamentos",
      "comparar orçamento portão",
      "orçamentos diferentes",
      "diferença orçamentos",
      "dois orçamentos",
      "três orçamentos",
      "orçamento mais barato desconfiar",
      "orçamento mais barato confiável",
      "orçamento barato confiável",
      "orçamento muito barato portão",
      "escolher orçamento mais barato",
      "empresa mais barata confiável",
    ],
    intent: "question",
    answers: { any: whyQuotesDiffer, price: whyQuotesDiffer },
    sections: [
      {
        about: "cost",
        headings: ["O que muda de um orçamento para outro", "De onde vem a diferença"],
        slots: [["Duas propostas só são iguais quando dizem a mesma peça, o mesmo serviço e a mesma garantia."]],
        bullets: [
          "Motor: marca, modelo, peso que suporta e aberturas por hora.",
          "Serviço: só fixar o motor, ou também acertar roldana, dobradiça, cabo e equilíbrio.",
          "Elétrica: usar o ponto que existe ou levar circuito e disjuntor novos.",
          "Acessórios: número de controles, fotocélula, sinaleiro e bateria.",
          "Depois da obra: garantia por escrito, nota e quem volta se falhar.",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar dois orçamentos", "Comparar as propostas, passo a passo"],
        slots: [["Peça as propostas por escrito e com a mesma foto, para que todos respondam ao mesmo portão."]],
        steps: [
          "Anote marca, modelo e capacidade do motor em cada proposta.",
          "Marque o que está incluído e o que é cobrado à parte.",
          "Confira o prazo de garantia do motor e o da instalação.",
          "Some deslocamento, elétrica e acerto da folha a quem não os incluiu.",
          "Só então compare o total e as condições de pagamento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento mais barato é ruim?",
        answers: [
          "Não por ser barato. É ruim quando não diz o modelo, a capacidade e a garantia, ou quando deixa a elétrica e a folha para cobrar no dia.",
        ],
      },
      {
        question: "O que deve estar escrito no orçamento?",
        answers: [
          "Modelo do motor, peças, mão de obra, o que fica de fora, garantia, prazo, validade da proposta e forma de pagamento.",
        ],
      },
      {
        question: "Posso mandar a proposta de outra empresa para comparar?",
        answers: [
          "Pode. Com ela e a foto do portão, o nosso orçamento, que é grátis, responde aos mesmos itens, e a comparação fica justa.",
        ],
      },
    ],
    photo: "o portão inteiro, a etiqueta do motor e, se quiser, a proposta que já recebeu",
  },
  {
    id: "tabela-de-manutencao",
    broader: "manutencao",
    label: "Tabela de preços de manutenção",
    phrase: "os preços da manutenção de portão",
    asks: [
      "revisão portão quanto cobra hoje",
      "contratar revisão portão quanto cobra hoje",
      "valor cobrado fazer manutenção portão casa",
      "valor cobrado manutenção portão",
      ...combine(
        ["tabela", "lista", "tabela 2025", "tabela 2026", "tabela 2027"],
        [
          "preço manutenção",
          "valor manutenção",
          "manutenção",
          "preço revisão",
          "preço manutenção portão automático",
          "preço manutenção portão eletrônico",
          "preço manutenção motor",
        ],
      ),
      ...combine(["manutenção preço", "manutenção valor", "manutenção custa"], ["2025", "2026", "2027", "atualizado"]),
      "tabela preço conserto",
      "tabela preços conserto portão",
      "lista preços conserto",
    ],
    intent: "price",
    answers: { any: upkeepPrices, price: upkeepPrices },
    sections: [
      {
        about: "cost",
        headings: ["Valores da manutenção, serviço por serviço", "A tabela da manutenção, hoje"],
        slots: [
          [
            "Preventiva em casa: a partir de {price.preventive}, sem peças, e mais em portão grande ou muito desregulado.",
          ],
          ["Conserto com peça: orçamento grátis, por foto ou vídeo."],
          [
            "Troca do motor, se não houver conserto: de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          ],
          ["Os valores mudam com o tempo; o que vale é o do orçamento, confirmado antes da visita."],
        ],
      },
      {
        about: "visit",
        headings: ["O que entra na manutenção", "O que está incluído e o que não está"],
        slots: [
          ["Entram lubrificação, ajuste de sensores e fim de curso, reaperto e teste de segurança."],
          ["Ficam à parte cabo, roldana, capacitor, placa, solda e qualquer peça trocada."],
          ["Nada é trocado sem você aprovar o valor."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tabela de preços de 2025 ainda vale?",
        answers: [
          "Não como preço: valor antigo serve só de ideia. Os desta página são os de hoje, e o orçamento confirma o do seu portão.",
        ],
      },
      {
        question: "Por que o valor muda de um portão para outro?",
        answers: [
          "Pelo tipo de folha, pelo peso, pelas aberturas por dia e pelo estado das peças. O portão de prédio leva mais tempo que o de casa.",
        ],
      },
      {
        question: "De quanto em quanto tempo se paga a manutenção?",
        answers: [
          "Em casa, {visits.home} costuma bastar; em prédio e comércio, {visits.business} ou mais, pelo fluxo.",
        ],
      },
    ],
    photo: "o portão inteiro, o motor e a etiqueta, com o número de aberturas por dia",
  },
  {
    id: "motor-usado-com-garantia",
    broader: "usado",
    label: "Motor usado com garantia",
    phrase: "a garantia do motor de portão usado",
    asks: combine(
      ["usado", "seminovo", "segunda mão", "recondicionado", "motor revisado"],
      ["garantia", "com garantia", "motor garantia", "tem garantia", "motor portão garantia"],
    ),
    intent: "question",
    answers: {
      any: [
        "O motor de portão usado só tem a garantia de quem o vende: de loja, 90 dias por lei; de particular, o que for combinado por escrito. A nossa garantia, de {warranty.motor}, é do motor novo, com kit basculante instalado a partir de {price.lowest}.",
        "A garantia do motor usado é a do vendedor: loja responde por 90 dias, pelo Código de Defesa do Consumidor; particular, pelo que assinar. Um motor novo tem {warranty.motor} conosco, e o kit basculante instalado começa em {price.lowest}.",
        "Motor recondicionado ou usado com garantia só se acha em loja, que responde por 90 dias, pela lei; nós vendemos só o novo, com {warranty.motor}. Se comprar um usado, instalamos a partir de {price.installation}, com {warranty.installation} de garantia no serviço.",
      ],
      price: [
        "Motor usado ou recondicionado não tem preço de tabela nem garantia nossa: só instalar um custa a partir de {price.installation}, e o kit basculante novo, já instalado e com {warranty.motor} de garantia, começa em {price.lowest}. De loja, o usado tem 90 dias, por lei; de particular, o que for escrito.",
        "Instalar um motor usado ou recondicionado custa a partir de {price.installation}, fora o aparelho e a peça gasta; o novo, já instalado, começa em {price.lowest} no basculante, com {warranty.motor} de garantia. O recondicionado de loja tem 90 dias, pela lei; o de particular, o que for escrito.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta: usado instalado ou novo", "Usado e novo, somados até o fim"],
        slots: [
          ["Ao preço do motor usado some a instalação avulsa, a partir de {price.installation}, e as peças gastas."],
          [
            "Feita a soma, o usado costuma passar do kit basculante novo, que já vem instalado: em casa, só quase de graça ele compensa.",
          ],
          [
            "Em portão pesado, a troca por motor novo fica de {price.heavySwap}, e um usado com procedência pode valer.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que exigir de um usado com garantia", "Antes de pagar pelo motor usado"],
        slots: [
          ["Peça nota ou recibo com o nome de quem vende, o modelo e o número de série do motor."],
          ["O prazo da garantia vai por escrito, com quem paga a retirada e a reinstalação."],
          [
            "Veja o motor testado com carga, com etiqueta legível e peça ainda à venda, e não só girando solto na bancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem motor usado?",
        answers: [
          "Não: vendemos motor novo. O usado que você comprar, instalamos se a foto da etiqueta mostrar que serve no portão.",
          "Não, só novos. Mas conferimos pela foto o usado que você achou, antes de você pagar.",
        ],
      },
      {
        question: "A instalação de um motor usado tem garantia?",
        answers: [
          "O serviço tem {warranty.installation}; o equipamento usado fica com a garantia de quem o vendeu. O modelo é conferido por foto antes.",
        ],
      },
      {
        question: "Recondicionado é o mesmo que usado?",
        answers: [
          "Não deveria ser: no recondicionado, a oficina trocou engrenagem, capacitor ou rolamento e dá nota. Sem lista do que foi trocado, é usado com outro nome.",
          "Recondicionado passou por oficina e vem com nota e lista do que foi trocado; usado é vendido como saiu do portão.",
        ],
      },
      {
        question: "Que defeito aparece primeiro no motor usado?",
        answers: [
          "Capacitor fraco e engrenagem gasta: ele ronca, parte devagar ou faz folga. Peça vídeo com som, puxando o portão.",
          "Folga na engrenagem e partida fraca, por capacitor cansado. Os dois se ouvem num vídeo dele trabalhando.",
        ],
      },
    ],
    photo: "o portão inteiro e a etiqueta do motor usado, se já tiver um em vista",
  },
  {
    id: "quebrou-fora-de-hora",
    broader: "emergencia",
    label: "Portão quebrou à noite ou no fim de semana",
    phrase: "o portão que quebrou fora de hora",
    asks: [
      ...combine(
        ["portão quebrou", "portão quebrado", "portão enguiçou", "portão enguiçado", "portão estragou"],
        ["noite", "madrugada", "domingo", "feriado", "sábado", "fim semana"],
      ),
      "portão quebrou noite atendimento emergência",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o portão quebrado à noite, de madrugada, no sábado, no domingo ou no feriado, chame pelo WhatsApp, {shop.hours}, com vídeo e endereço: a resposta diz o horário possível e o valor da ida. Desligue o disjuntor; folha de correr ou de abrir, reta, se fecha na mão, e o basculante fica como está.",
        "Se o portão quebrou no fim de semana ou fora de hora, primeiro deixe a casa fechada: disjuntor desligado e folha de correr ou de abrir, reta, levada na mão com o motor destravado. Basculante erguido não se destrava. Fechado e firme, espera o dia; aberto ou pendurado, chame já, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Chamar agora ou esperar a manhã", "O que não pode esperar"],
        slots: [
          [
            "Não espera: alguém preso, portão aberto para a rua, folha pendurada, choque ou cheiro de queimado.",
            "Chame já se a casa ficou aberta, se há choque, fumaça ou folha torta no alto.",
          ],
          [
            "Espera: portão fechado e firme, controle sem pilha, barulho novo.",
            "Fechado e travado, marca-se para o dia, que sai mais em conta.",
          ],
          [
            "A ida fora de hora tem valor próprio, dito antes; a revisão em casa, de dia, parte de {price.preventive}, sem peças.",
            "O preço da peça não muda com a hora; muda a ida, combinada antes.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "O que mando na mensagem à noite?",
        answers: [
          "Vídeo de longe com som, foto da etiqueta, endereço e se o portão ficou aberto ou há carro preso.",
          "Endereço, vídeo e uma frase com o que aconteceu; diga se a casa está aberta.",
        ],
      },
      {
        question: "E se não houver técnico livre na hora?",
        answers: [
          "A resposta diz o primeiro horário. Até lá, feche na mão o que for seguro e deixe alguém na entrada.",
          "Combina-se o primeiro horário da manhã, e orientamos como deixar o portão seguro.",
        ],
      },
    ],
    photo: "um vídeo do portão, de longe e com som, o endereço e a hora em que parou",
  },
];
