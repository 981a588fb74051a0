import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

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
        "O chamado de emergência de portão de madrugada pode ser mais caro, porque paga a ida fora do horário comum além do conserto. Atendemos pelo WhatsApp, {shop.hours}, e o valor é informado antes de você confirmar; marcada de dia, a revisão em casa parte de {price.preventive}, sem peças.",
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
    answers: {
      any: [
        "O orçamento de portão varia tanto de uma empresa para outra porque cada uma inclui coisas diferentes: marca e força do motor, mão de obra, elétrica, acerto da folha, garantia e nota. Compare item por item; de régua, o kit basculante instalado aqui parte de {price.lowest}, e a troca em casa fica de {price.homeSwap}.",
        "O orçamento mais barato do portão é confiável quando traz por escrito modelo do motor, mão de obra, garantia e nota; o valor varia pelo que cada empresa deixa de fora. Compare os itens antes do total. Aqui, o kit basculante instalado parte de {price.lowest}, e a troca do motor em casa é de {price.homeSwap}.",
        "Para saber se o orçamento mais barato é confiável, compare item por item, porque o preço do portão varia com o motor, a elétrica, o acerto da folha e a garantia incluídos. Como medida, a nossa troca em casa, com motor e mão de obra, fica de {price.homeSwap}, e o kit basculante instalado, a partir de {price.lowest}.",
      ],
      price: [
        "O preço varia de uma empresa para outra pelo que entra na conta: motor, mão de obra, elétrica, acerto da folha, garantia e nota. Compare item por item; aqui, o kit basculante instalado parte de {price.lowest}, e a troca do motor em casa fica de {price.homeSwap}.",
        "Orçamentos de portão só se comparam com os mesmos itens, porque o valor varia com marca, elétrica, garantia e acerto da folha. De referência, trocamos o motor de casa por {price.homeSwap}, com mão de obra, e o kit basculante instalado sai a partir de {price.lowest}.",
        "O preço do portão muda de empresa para empresa conforme o motor e o que vem junto, como elétrica, controles, garantia e nota: compare os itens, e não o total. Nossa régua é {price.lowest} para o kit basculante mais simples, instalado, e {price.homeSwap} na troca em casa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda de um orçamento para outro", "De onde vem a diferença"],
        slots: [
          [
            "Duas propostas só são iguais quando dizem a mesma peça, o mesmo serviço e a mesma garantia. A diferença costuma estar em cinco pontos.",
            "O total esconde escolhas: uma empresa cota o motor justo e outra, o forte, com elétrica. Cinco itens explicam quase tudo.",
            "Cada proposta descreve um serviço, e raramente é o mesmo. Antes de falar em caro ou barato, veja cinco pontos.",
          ],
        ],
        bullets: [
          "Motor: marca, modelo, peso que suporta e aberturas por hora",
          "Serviço: só fixar o motor ou também acertar roldana, dobradiça e cabo",
          "Elétrica: usar o ponto que existe ou levar circuito e disjuntor novos",
          "Acessórios: número de controles, fotocélula, sinaleiro e bateria",
          "Depois da obra: garantia por escrito, nota e quem volta se falhar",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar dois orçamentos", "Comparar as propostas, passo a passo"],
        slots: [
          [
            "Peça as propostas por escrito e mande a todos as mesmas fotos e medidas, para que respondam ao mesmo portão.",
            "Com as mesmas fotos e a mesma largura, todos cotam o mesmo serviço. Exija tudo por escrito, porque preço de boca não se compara.",
            "Só dá para comparar o que está no papel e trata do mesmo portão. Envie a cada empresa fotos e medidas iguais.",
          ],
        ],
        steps: [
          "Anote marca, modelo e capacidade do motor em cada proposta.",
          "Marque o que está incluído e o que é cobrado à parte.",
          "Confira o prazo de garantia do motor e o da instalação.",
          "Some deslocamento, elétrica e acerto da folha a quem não os incluiu.",
          "Só então compare o total e as condições de pagamento.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de orçamento barato que sai caro", "Quando desconfiar do menor preço"],
        slots: [
          [
            "Desconfie do valor sem modelo nem capacidade do motor, sem nota ou com a garantia só de palavra. Quem cota sem foto e sem medida costuma cobrar a diferença no dia, em elétrica ou acerto da folha.",
            "Proposta sem modelo, sem garantia escrita e sem nota é barata porque falta coisa. Também merece cuidado o preço dado sem ver foto ou medida, já que a elétrica e a folha aparecem depois.",
            "Falta de modelo, de nota e de prazo de garantia são os sinais mais claros. Outro é o preço fechado sem medida nem foto, que muda quando o instalador vê a folha e o ponto de luz.",
          ],
          [
            "Aqui o orçamento separa motor, serviço e acessórios, com {warranty.motor} de garantia de fábrica no motor e {warranty.installation} na instalação.",
            "O nosso vem em linhas, e a garantia é de {warranty.motor} no motor, de fábrica, e de {warranty.installation} na instalação.",
            "No nosso, cada item tem sua linha, e ficam escritas as garantias: {warranty.motor} para o motor e {warranty.installation} para a instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento mais barato é ruim?",
        answers: [
          "Não por ser barato. Fica ruim quando não diz o modelo e a garantia, ou quando deixa elétrica e folha para cobrar no dia.",
          "Barato e completo pode ser bom negócio. O problema é o que falta no papel, que depois aparece como extra.",
        ],
      },
      {
        question: "O que deve estar escrito no orçamento?",
        answers: [
          "Modelo do motor, peças, mão de obra, o que fica de fora, prazos de garantia e de entrega, validade da proposta e forma de pagamento.",
          "Motor com modelo e capacidade, serviços, exclusões, garantia, prazo, validade e pagamento. Com isso, as propostas podem ser postas lado a lado.",
        ],
      },
      {
        question: "Posso mandar a proposta de outra empresa para comparar?",
        answers: [
          "Pode. Com ela e a foto do portão, respondemos aos mesmos itens, e a comparação fica justa.",
          "Sim, junto com a foto do portão. Assim o nosso valor cobre os mesmos itens, linha por linha.",
        ],
      },
      {
        question: "Só a mão de obra também varia?",
        answers: [
          "Varia com o tipo de portão, a elétrica e o acerto da folha. Aqui, instalar um motor comprado em outro lugar parte de {price.installation}.",
          "Sim, porque fixar um motor numa folha em ordem é diferente de acertar dobradiça e puxar energia. A nossa mão de obra avulsa começa em {price.installation}.",
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
    answers: {
      any: [
        "O preço do conserto de portão eletrônico, pela tabela de hoje, começa em {price.preventive} quando basta regular, em casa e sem peças. Se o motor queimou, a troca custa de {price.homeSwap}, com mão de obra. O conserto com peça fica entre os dois, depende do defeito e é orçado de graça por foto.",
        "Na tabela de preços da manutenção de portão automático, a visita preventiva em casa parte de {price.preventive}, sem peças, e costuma ficar de {price.preventiveRange}. O conserto inclui também o preço da peça, que muda com o modelo e é orçado por foto. A troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
        "Os preços de hoje para portão automático vão da manutenção preventiva, a partir de {price.preventive} em casa, sem peças, até a troca do motor, de {price.homeSwap} com mão de obra. O conserto com peça fica entre os dois, conforme o defeito e o modelo. Uma foto da etiqueta basta para o orçamento grátis.",
      ],
      price: [
        "O preço do conserto de portão eletrônico, pela tabela de hoje, começa em {price.preventive} quando basta regular, em casa e sem peças. Se o motor queimou, a troca custa de {price.homeSwap}, com mão de obra. O conserto com peça fica entre os dois, depende do defeito e é orçado de graça por foto.",
        "Na tabela de preços da manutenção de portão automático, a visita preventiva em casa parte de {price.preventive}, sem peças, e costuma ficar de {price.preventiveRange}. O conserto inclui também o preço da peça, que muda com o modelo e é orçado por foto. A troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
        "Os preços de hoje para portão automático vão da manutenção preventiva, a partir de {price.preventive} em casa, sem peças, até a troca do motor, de {price.homeSwap} com mão de obra. O conserto com peça fica entre os dois, conforme o defeito e o modelo. Uma foto da etiqueta basta para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Tabela de preços por tipo de serviço e defeito", "Valores de manutenção, conserto e troca"],
        slots: [
          [
            "Os valores vão do mais barato ao mais caro e valem para portão de casa, salvo onde se diz outra coisa. O do seu portão é confirmado antes da visita.",
            "A lista segue em ordem de preço, com a residência como referência. O valor exato é combinado com você antes de o técnico sair.",
            "Do menor ao maior gasto, estes são os preços de referência em casa. Antes da visita, o valor do seu caso é confirmado por escrito.",
          ],
        ],
        bullets: [
          "Regulagem, limpeza e lubrificação em casa: a partir de {price.preventive}, sem peças",
          "Motor ronca e não anda, ou o portão fecha e volta: costuma ser capacitor ou sensor, peças baratas, orçadas por foto",
          "Motor gira e a folha não anda, ou nada acende: costuma ser engrenagem ou placa, peças mais caras, orçadas por foto",
          "Motor queimado: troca de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra",
          "Motor basculante novo, até {width.quarterHp}: de {price.lowest} a {price.highest}, instalado",
          "Instalar motor que você comprou: a partir de {price.installation}",
        ],
      },
      {
        about: "visit",
        headings: ["O que entra no valor da visita de regulagem", "O que está incluído e o que fica à parte"],
        slots: [
          [
            "Entram limpeza, lubrificação, ajuste de sensores e de fim de curso, reaperto e teste de segurança. O técnico também mede o motor e o capacitor, para avisar do que está perto do fim.",
            "A visita preventiva limpa, lubrifica, reaperta e regula as paradas e os sensores, com teste no fim. O motor e o capacitor são medidos, e assim se sabe o que vai falhar primeiro.",
            "Na preventiva se fazem limpeza, lubrificação, regulagem de fim de curso e fotocélula e reaperto. O técnico mede também o capacitor e o motor e diz o que trocar mais adiante.",
          ],
          [
            "Ficam à parte cabo, roldana, capacitor, placa, solda e qualquer peça trocada. Cada uma tem o preço informado antes, e você decide se troca na hora.",
            "Peças como cabo, roldana, placa e capacitor não estão no valor da visita, e a solda também não. O preço delas é informado para você aprovar ou deixar para depois.",
            "O valor não cobre solda nem peça nova, seja cabo, placa, roldana ou capacitor. Se for preciso trocar, você recebe o preço e escolhe quando fazer.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que faz o preço subir ou descer", "Por que o valor muda de um portão para outro"],
        slots: [
          [
            "Contam o tipo de portão, o tamanho da folha, as aberturas por dia e o tempo sem revisão. Um portão de prédio leva mais tempo que o de casa, e folha torta ou cabo gasto pedem acerto antes.",
            "O valor acompanha o tempo de serviço: folha grande, muito uso e anos sem manutenção alongam a visita. No prédio há mais aberturas por dia e mais peças a conferir que em residência.",
            "Quanto maiores a folha e o movimento, mais demora a revisão, e o preço acompanha. Portão há anos sem revisão custa mais que o revisado {visits.home}.",
          ],
          [
            "Quem faz a revisão {visits.home} em casa, ou {visits.business} em prédio e comércio, costuma gastar menos com conserto. O pagamento pode ser por Pix ou em até {shop.instalments} vezes no cartão.",
            "Manter o intervalo, {visits.home} na residência e {visits.business} no comércio, reduz o conserto de urgência. Aceita-se Pix e cartão em até {shop.instalments} vezes.",
            "Revisões {visits.home} em casa e {visits.business} em condomínio ou loja evitam a peça cara no fim. Dá para pagar por Pix ou dividir em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tabela de preços de 2025 ainda vale?",
        answers: [
          "Não. Valor antigo serve só de comparação, porque peça e mão de obra mudam. Os desta página são os de hoje, e o orçamento confirma o do seu portão.",
          "Serve de comparação, e não de preço certo. Use os valores de hoje, acima, e peça a confirmação por foto antes de marcar.",
        ],
      },
      {
        question: "Por que peça não tem preço na tabela?",
        answers: [
          "Porque a mesma peça varia muito com a marca e o modelo: uma placa comum custa bem menos que a de motor com inversor. A etiqueta do motor diz qual é a sua.",
          "Placa, controle e engrenagem mudam de valor conforme o motor, e um número único enganaria. Com a etiqueta na foto, o preço vem certo.",
        ],
      },
      {
        question: "Conserto ou manutenção: qual eu peço?",
        answers: [
          "Portão que funciona, mas faz barulho ou pesa, precisa de manutenção. Se parou, bate ou não obedece, é conserto, que começa com medição e pode precisar de peça.",
          "Se funciona mal, peça a preventiva; se parou ou tem defeito certo, o conserto. Na dúvida, um vídeo mostra qual é, e você não paga por um serviço que não resolve.",
        ],
      },
      {
        question: "De quanto em quanto tempo se paga a manutenção?",
        answers: [
          "Em casa, {visits.home} costuma bastar; em prédio e comércio, {visits.business} ou mais, pelo fluxo. Não há mensalidade obrigatória, e cada visita pode ser avulsa.",
          "O intervalo comum é {visits.home} em residência e {visits.business} onde o portão abre o dia inteiro. Você pode pedir visitas avulsas.",
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
        "Motor de portão usado ou seminovo com garantia só se acha em loja, que responde por 90 dias, pela lei; de particular, vale o que for escrito. Não compramos nem vendemos usado: o novo tem {warranty.motor}, e em basculante de até {width.quarterHp} o kit instalado parte de {price.lowest}.",
        "A garantia do motor usado é a de quem vende: 90 dias na loja, pelo Código de Defesa do Consumidor, e entre particulares só o combinado por escrito. O motor novo conosco tem {warranty.motor}; o kit de basculante até {width.quarterHp}, já instalado, começa em {price.lowest}.",
        "Quem vende em loja um motor de portão seminovo dá 90 dias, pela lei, e o particular, o que puser no recibo. Nós não trabalhamos com usado na compra nem na venda, mas instalamos o que você achou, a partir de {price.installation}; o novo vem com {warranty.motor}.",
        "Motor [marca] recondicionado com garantia é o que vem de oficina ou loja com nota, lista das peças trocadas e prazo escrito: pela lei são pelo menos 90 dias. Nós não vendemos recondicionado. O motor novo tem {warranty.motor} de garantia, e no basculante de até {width.quarterHp} o kit instalado parte de {price.lowest}.",
        "Para comprar motor [marca] recondicionado com garantia, exija a nota, a relação das peças trocadas e o prazo por escrito; loja responde por 90 dias, pela lei, e particular, só pelo que assinar. Não vendemos usado nem recondicionado, mas instalamos o que você trouxer, a partir de {price.installation}.",
      ],
      price: [
        "O motor usado não tem preço de tabela: some a ele a instalação, a partir de {price.installation}, e as peças gastas. O kit novo de basculante até {width.quarterHp}, instalado e com {warranty.motor} de garantia, começa em {price.lowest}; o usado de loja tem 90 dias, pela lei.",
        "Instalar um motor usado ou recondicionado custa a partir de {price.installation}, fora o aparelho e as peças, com os 90 dias da lei se veio de loja. Para comparar, o novo de basculante até {width.quarterHp} parte de {price.lowest} instalado, com {warranty.motor}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do usado até o fim", "Usado instalado ou novo"],
        slots: [
          [
            "Ao preço do usado some a instalação avulsa, a partir de {price.installation}, e o que estiver gasto, em geral capacitor e engrenagem. Em basculante de casa, só essa mão de obra já fica perto do kit novo, e o usado compensa apenas quase de graça.",
            "A mão de obra para pôr um motor comprado fora começa em {price.installation}, e capacitor ou engrenagem cansados entram por cima. No basculante de residência o total costuma alcançar o kit novo, a não ser que o aparelho saia por quase nada.",
            "O custo do usado tem três partes, que são o motor, a instalação a partir de {price.installation} e as peças gastas, como engrenagem e capacitor. No basculante de casa, a soma do motor usado com a instalação e as peças chega ao valor do kit novo, salvo se ele veio de graça.",
          ],
          [
            "Em outros portões de casa, a troca por motor novo, com mão de obra, fica de {price.homeSwap}. No pesado, de condomínio ou indústria, vai de {price.heavySwap}, e ali um usado com procedência pode valer.",
            "Nos demais portões residenciais, motor novo e serviço vão de {price.homeSwap}. Já no pesado o novo custa de {price.heavySwap}, o que torna um usado de origem conhecida mais interessante.",
            "Para os outros portões de residência, a troca por novo é de {price.homeSwap}, com o serviço. O usado ganha sentido no portão pesado, onde o novo fica de {price.heavySwap}, se a origem for clara.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que exigir de um usado com garantia", "Antes de pagar pelo motor usado"],
        slots: [
          [
            "Uma garantia que não está escrita não se cobra. Peça estes itens antes de pagar, seja loja, seja particular.",
            "Só vale o que estiver no papel, em loja ou com particular. Confira a lista antes do pagamento.",
            "Palavra não serve de garantia. Antes de fechar, com qualquer vendedor, tenha isto em mãos.",
          ],
        ],
        bullets: [
          "Nota ou recibo com nome do vendedor, modelo e número de série",
          "Prazo por escrito, dizendo quem paga a retirada e a reinstalação",
          "Vídeo com som, do motor puxando um portão, e não solto na bancada",
          "Etiqueta legível, na tensão da sua casa",
          "Placa e engrenagem do modelo ainda à venda",
        ],
      },
      {
        about: "what",
        headings: ["O que cada garantia cobre", "Garantia do motor e garantia do serviço"],
        slots: [
          [
            "Garantia de aparelho e garantia de instalação são coisas separadas. Se instalamos um usado seu, o serviço tem {warranty.installation}, e o defeito do motor continua com quem o vendeu.",
            "O serviço responde por uma parte e o vendedor, por outra: nossa instalação tem {warranty.installation}, mesmo em motor usado, e a falha do aparelho se reclama na loja.",
            "Quem instala garante a instalação, no nosso caso por {warranty.installation}; quem vendeu o motor usado garante o motor. Um defeito interno do aparelho não entra no serviço.",
          ],
          [
            "No motor novo comprado conosco são {warranty.motor}, de fábrica, mais {warranty.installation} na instalação. Água, tensão errada e batida costumam ficar de fora em qualquer caso.",
            "Comprando novo, o motor leva {warranty.motor}, dados pelo fabricante, e a instalação, {warranty.installation}. Motor alagado, ligado na tensão errada ou batido fica normalmente fora.",
            "O novo que vendemos soma {warranty.motor} de fábrica e {warranty.installation} de instalação. Nenhuma garantia costuma cobrir enchente, pancada ou tensão trocada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês compram ou vendem motor usado?",
        answers: [
          "Não, só vendemos motor novo. O usado que você comprar, instalamos se a etiqueta mostrar que ele serve no portão.",
          "Nem compramos nem vendemos. Conferimos pela etiqueta o que você achou, antes do pagamento, e fazemos a instalação.",
        ],
      },
      {
        question: "Recondicionado é o mesmo que usado?",
        answers: [
          "Não deveria ser: no recondicionado, a oficina trocou engrenagem, capacitor ou rolamento e entrega nota com a lista. Sem lista, é usado com outro nome.",
          "O recondicionado passou por oficina e traz a relação das peças trocadas. O usado sai como estava no portão.",
        ],
      },
      {
        question: "Que defeito aparece primeiro no motor usado?",
        answers: [
          "Capacitor fraco e engrenagem gasta: ele ronca, parte devagar ou tem folga. Os dois se percebem num vídeo com som, puxando o portão.",
          "Folga na engrenagem e partida fraca, por capacitor cansado. Ouça o motor trabalhando com carga antes de pagar.",
        ],
      },
      {
        question: "Com quantos anos um motor usado ainda vale?",
        answers: [
          "Motor de casa dura {trade.life}. Passada a metade disso, o preço precisa ser muito baixo, porque as peças começam a faltar.",
          "A vida comum é de {trade.life}. Um com poucos anos e peça à venda ainda serve; perto do fim, só se for quase dado.",
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
        "Se o portão quebrou à noite, de madrugada, no domingo ou no feriado, desligue o disjuntor e chame pelo WhatsApp, {shop.hours}, com fotos e endereço: a resposta diz o horário possível e o valor da ida, antes de você confirmar. O portão de correr ou de abrir, com a folha reta, pode ser fechado na mão; o basculante fica como está.",
        "Portão que quebrou à noite, de madrugada ou no fim de semana tem conserto: quem atende é o técnico, chamado pelo WhatsApp, {shop.hours}, que diz a hora e o preço da ida. Até lá, corte a energia e feche na mão só a folha de correr ou de abrir que estiver reta; basculante não se destrava.",
        "Portão que não fecha às onze da noite ou emperrado no feriado tem atendimento {shop.hours}: mande fotos e endereço e receba o horário e o valor da ida. Enquanto espera, deixe o disjuntor desligado; se a folha é de correr e está reta, destrave o motor e feche na mão. Sob o basculante, ninguém passa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Chamar agora ou esperar a manhã", "O que não pode esperar"],
        slots: [
          [
            "O que separa os casos é o risco. Portão fechado e firme pode esperar o dia, que sai mais em conta.",
            "Decida pelo perigo: casa aberta e folha solta não esperam; comodidade, sim, e de dia a ida custa menos.",
            "Com a casa fechada, marque para a manhã e poupe a ida fora de hora. O resto se atende já.",
          ],
        ],
        bullets: [
          "Já: alguém preso, portão aberto para a rua",
          "Já: folha pendurada, cabo solto, choque ou cheiro de queimado",
          "Pode esperar: portão fechado e firme",
          "Pode esperar: controle sem pilha, barulho novo",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Primeiros passos na emergência"],
        slots: [
          [
            "Só avance além do disjuntor se a folha estiver inteira, no lugar e sem cabo frouxo. Sob basculante erguido ninguém passa.",
            "Folha torta ou cabo pendurado encerram as tentativas: desligue, isole e espere. Embaixo de basculante, nunca.",
            "Olhe antes de tocar. Portão inclinado ou fio exposto pede só disjuntor desligado e distância.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak.",
          "Afaste pessoas, animais e carros do vão.",
          "Só em folha de correr ou de abrir, reta, destrave e mova devagar; basculante fica travado.",
          "Feche e tranque por dentro com ferrolho ou cadeado.",
          "Mande o endereço, fotos do portão e a da etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga à noite e no feriado", "Ida, serviço e peça fora de hora"],
        slots: [
          [
            "A conta tem ida, serviço e peça, e só a ida muda com o horário, informada antes de o técnico sair. Um reparo pequeno leva em geral até {trade.smallRepair}.",
            "Peça e mão de obra custam o mesmo; o que varia é a ida de noite ou feriado, combinada antes. O conserto simples cabe em {trade.smallRepair}.",
            "Fora de hora muda apenas o valor da ida, informado na mensagem. Serviço e peça não mudam, e o caso simples toma até {trade.smallRepair}.",
          ],
          [
            "De dia, a visita com regulagem em casa parte de {price.preventive}, sem peças, o que ajuda a decidir se vale esperar.",
            "Para comparar, o ajuste em residência de dia começa em {price.preventive}, fora peças.",
            "Quem pode esperar a manhã paga, no ajuste em casa, a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que mando na mensagem à noite?",
        answers: [
          "Fotos de longe, a da etiqueta do motor, o endereço e se a casa ficou aberta ou há carro preso.",
          "Endereço, fotos e uma frase com o que houve. Diga se o portão está aberto.",
        ],
      },
      {
        question: "E se não houver técnico livre na hora?",
        answers: [
          "A resposta traz o primeiro horário. Até lá, feche na mão o que for seguro e deixe alguém na entrada.",
          "Combinamos o primeiro horário da manhã e orientamos como deixar o portão seguro até lá.",
        ],
      },
      {
        question: "O conserto de madrugada fica definitivo?",
        answers: [
          "Fica, quando o técnico leva a peça certa. Se for preciso buscar placa ou motor do modelo, à noite ele deixa a casa fechada e volta com a peça.",
          "Na maioria das vezes, sim. Se faltar a peça do modelo, o técnico deixa o portão fechado e seguro até ela chegar.",
        ],
      },
      {
        question: "O carro está preso dentro. Como saio?",
        answers: [
          "Se o portão é de correr ou de abrir e a folha está reta, desligue o disjuntor, destrave com a chave e abra na mão. O basculante com defeito só se abre depois de escorado pelo técnico.",
          "Com o disjuntor desligado, destrave e abra na mão, se o portão é de correr ou de abrir e está inteiro. Atrás de basculante com defeito, espere o técnico escorar a folha.",
        ],
      },
    ],
    photo: "fotos do portão, tiradas de longe, a da etiqueta do motor, o endereço e a hora em que parou",
  },
];
