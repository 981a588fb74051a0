import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pagamentoEReclamacao: NarrowConcept[] = [
  {
    id: "pagar-sinal",
    broader: "parcelamento",
    label: "Sinal ou pagamento adiantado",
    phrase: "o sinal do serviço de portão",
    asks: [
      "dar entrada instalar",
      "preciso dar entrada",
      "precisa dar entrada",
      "dar entrada motor",
      "instalador pagamento adiantado",
      "técnico pagamento adiantado",
      "pagamento adiantado",
      "paga hora depois",
      "paga antes depois",
      "paga depois instalado",
      "pagar depois instalar",
      "pago quando instalar",
      "pago antes ou depois",
      "pagamento antecipado",
      "pediu pagamento adiantado",
      "pagar sinal motor",
      "pagar sinal instalar",
      "pagar sinal portão",
      "sinal instalação motor",
      "precisa pagar sinal",
      "precisa pagar entrada instalar",
      "pagar entrada instalar motor",
      "entrada ou sinal instalar",
      "pagar adiantado motor",
      "pagar adiantado instalação portão",
      "pagamento adiantado portão",
      "pagar antes instalação",
      "pagar antes ou depois",
      "pago antes ou depois instalação",
      "pagar depois pronto",
      "quando pago instalação",
      "cobra adiantado portão",
      "pagar na entrega motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Depende do que for combinado no orçamento: a forma e a hora do pagamento são ditas antes de marcar, por escrito, no WhatsApp. Em geral o saldo se paga com o portão funcionando e testado; sinal costuma existir só quando há peça sob encomenda.",
        "Se precisa de sinal, isso vem escrito no orçamento, com o que ele cobre e quando é devolvido; o cartão divide em até {shop.instalments} vezes. Desconfie de quem pede o total antes de ver o portão.",
      ],
      price: [
        "O preço é fechado antes da visita, e a forma de pagar também: no cartão, até {shop.instalments} vezes. Sinal, se houver, aparece no orçamento, com o valor e o motivo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar antes de pagar", "Pagamento com prova"],
        slots: [["Tudo o que se paga antes precisa de recibo e de descrição.", "Sinal sem recibo é risco seu."]],
        bullets: [
          "Valor total e o que está incluído",
          "Valor do sinal e para que serve",
          "Data do serviço",
          "O que acontece se o modelo não servir",
          "Nota fiscal e garantia",
        ],
      },
      {
        about: "choose",
        headings: ["Sinal, cartão ou na entrega", "Quando cada forma faz sentido"],
        slots: [
          [
            "Peça de linha não pede sinal; placa importada ou portão sob medida, sim.",
            "O sinal se justifica por peça encomendada.",
          ],
          [
            "O cartão protege melhor que Pix adiantado, porque há contestação.",
            "Pix antecipado só com empresa que você conferiu.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como não cair em golpe", "Antes do Pix"],
        slots: [
          [
            "Confira CNPJ, endereço e se o nome do Pix é o da empresa.",
            "O nome que aparece no Pix deve ser o da empresa do orçamento.",
          ],
          ["Guarde a conversa e o anúncio: são prova.", "A conversa do WhatsApp vale como prova do combinado."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sinal do serviço é devolvido se eu desistir?",
        answers: ["Depende do combinado e de a compra ter sido à distância, caso em que há 7 dias para se arrepender."],
      },
      {
        question: "Posso pagar metade antes e metade depois do serviço?",
        answers: ["É um acordo comum; peça por escrito no orçamento."],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "reclamar-do-servico",
    broader: "garantia",
    label: "Reclamar do serviço do portão",
    phrase: "a reclamação do serviço",
    asks: [
      "instalaram motor errado",
      "instalaram motor errado portão",
      "instalaram errado portão",
      "instalou motor errado",
      "reclamar instalador",
      "reclamar instalador portão",
      "reclamar técnico portão",
      "reclamar serviço portão",
      "reclamar conserto portão",
      "reclamação instalador portão",
      "procon portão",
      "procon instalador portão",
      "procon motor portão",
      "onde reclamar portão",
      "onde reclamar instalador",
      "paguei técnico não voltou",
      "técnico não voltou",
      "técnico sumiu",
      "técnico portão sumiu",
      "instalador sumiu",
      "paguei instalador sumiu",
      "paguei não consertou",
      "paguei não instalou motor",
      "técnico não resolveu portão",
      "serviço mal feito portão",
      "portão mal instalado reclamar",
      "instalação mal feita reclamar",
      "técnico estragou portão",
      "técnico quebrou portão",
      "golpe técnico portão",
      "golpe motor portão",
      "processar instalador portão",
      "juizado portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Escreva primeiro a quem fez o serviço, com nota, fotos e um prazo para voltar: por lei há 90 dias para reclamar de defeito em serviço (CDC, art. 26). Sem resposta, registre no Procon ou no consumidor.gov.br, se a empresa estiver lá, e depois no juizado especial, que dispensa advogado até 20 salários mínimos.",
        "Se o técnico não voltou ou o serviço ficou ruim, junte nota, conversa e vídeo e peça por escrito que refaça ou devolva o valor (CDC, art. 20). O passo seguinte é o Procon da sua cidade; o último, o juizado especial.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, em ordem", "Da mensagem ao Procon"],
        slots: [
          ["Prova vem antes da briga: filme o defeito e salve a conversa.", "Guarde tudo antes que a conversa suma."],
        ],
        steps: [
          "Desligue o disjuntor se o portão ficou inseguro.",
          "Junte nota ou comprovante, conversa e fotos.",
          "Mande pedido por escrito, com prazo de alguns dias.",
          "Registre no Procon com esses papéis.",
          "Sem acordo, procure o juizado especial.",
        ],
      },
      {
        about: "choose",
        headings: ["Refazer, devolver ou abater", "O que você pode pedir"],
        slots: [
          [
            "Pelo CDC, o serviço com defeito pode ser refeito, ter o valor devolvido ou abatido, à sua escolha.",
            "Refazer sem custo, devolver ou abater o preço: a escolha é sua, pelo art. 20 do CDC.",
          ],
          [
            "Se precisar de outro técnico logo, por risco, peça a ele a causa escrita antes de mexer.",
            "Antes de outro consertar, deixe registrado como estava.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Segunda opinião no portão", "Quando outro técnico olha"],
        slots: [
          [
            "O técnico olha folha, fixação, ligação e regulagem e diz o que foi o defeito.",
            "Uma visita separa instalação ruim de peça com defeito.",
          ],
          ["Fotos e vídeo dão uma primeira resposta, sem custo.", "Mande o vídeo: a primeira opinião é grátis."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem nota fiscal posso reclamar?",
        answers: ["Pode: comprovante de Pix ou cartão e a conversa provam a compra."],
      },
      {
        question: "O serviço foi da sua empresa. Como reclamo?",
        answers: ["Pelo mesmo WhatsApp, com a nota e um vídeo: a garantia da instalação é de {warranty.installation}."],
      },
    ],
    photo: "um vídeo do defeito e a foto do serviço feito",
  },
  {
    id: "nota-fiscal-servico",
    broader: "garantia",
    label: "Nota fiscal do conserto e da instalação",
    phrase: "a nota fiscal do serviço",
    asks: [
      "nota fiscal",
      "nota fiscal conserto",
      "nota fiscal conserto portão",
      "nota fiscal portão",
      "nota fiscal instalação portão",
      "nota fiscal motor portão",
      "nota fiscal serviço portão",
      "emite nota fiscal portão",
      "emite nota fiscal conserto",
      "dá nota fiscal portão",
      "nota fiscal condomínio portão",
      "nota fiscal empresa portão",
      "recibo conserto portão",
      "cnpj nota portão",
      "emite nota portão",
      "emite boleto condomínio",
      "boleto condomínio portão",
      "empresa emite boleto portão",
      "faturamento condomínio portão",
      "orçamento licitação portão",
      "licitação portão",
      "empenho portão",
      "prefeitura orçamento portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Peça a nota fiscal no orçamento, antes de marcar, com o CPF ou o CNPJ de quem paga: ela deve trazer o serviço, a peça com marca e modelo e o prazo de garantia. Condomínio, empresa e órgão público dizem também se precisam de boleto ou prazo, e a condição é confirmada na resposta.",
        "A nota do conserto é sua prova de garantia: nela vão a causa, a peça trocada, a mão de obra e a data. Informe CPF ou CNPJ ao aprovar o orçamento; boleto, faturamento e documentos para licitação são combinados antes, pelo WhatsApp.",
        "Se a empresa emite boleto para o condomínio se combina no orçamento do portão, antes de marcar: mande o CNPJ e o prazo que a administradora pede, e a resposta diz se a condição vale. A nota sai com o serviço, a peça e a garantia.",
      ],
      price: [
        "Para licitação ou compra de escola pública, mande o edital ou o termo de referência com fotos e medidas do portão: a resposta diz se conseguimos atender e o valor por item, com a validade da proposta.",
        "Diga no pedido que precisa de nota e a forma de pagar: o valor do orçamento já é dado com ela em vista. Boleto e prazo, para condomínio ou empresa, são confirmados antes do serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a nota deve trazer", "Itens para conferir"],
        slots: [["Nota que diz só 'serviço' não ajuda na garantia.", "Peça descrição, e não apenas o total."]],
        bullets: [
          "Data e endereço do serviço",
          "Peça com marca e modelo",
          "Mão de obra em linha separada",
          "Prazo de garantia",
          "CPF ou CNPJ de quem pagou",
        ],
      },
      {
        about: "choose",
        headings: ["Condomínio, empresa e órgão público", "Documentos que costumam pedir"],
        slots: [
          [
            "O condomínio costuma pedir orçamento por item, nota no CNPJ dele e prazo de pagamento.",
            "O síndico precisa de proposta, nota no CNPJ do prédio e garantia.",
          ],
          [
            "Órgão público pede proposta com validade, certidões e nota; pergunte antes se conseguimos atender o edital.",
            "Para licitação ou compra direta, mande o termo de referência junto das fotos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Perdeu a nota?", "Segunda via e comprovantes"],
        slots: [
          [
            "Peça a segunda via a quem emitiu, com CPF e data aproximada.",
            "Comprovante de pagamento e conversa também provam a data.",
          ],
          ["Fotografe a nota no dia: papel térmico apaga.", "Guarde foto da nota e da etiqueta do motor juntas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem nota sai mais barato?",
        answers: ["Sem nota você perde a prova da garantia. Compare o risco com o desconto."],
      },
      {
        question: "A nota vale para o seguro?",
        answers: ["Sim, com a causa escrita. Avise o técnico de que é para o seguro."],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com os dados de quem vai pagar",
  },
  {
    id: "arrependimento-compra",
    broader: "garantia",
    label: "Arrependimento e troca do motor comprado",
    phrase: "a desistência da compra do motor",
    asks: [
      "comprei motor errado posso devolver",
      "motor errado devolver",
      "comprei errado posso devolver",
      "arrepender compra motor",
      "arrependi compra motor",
      "arrependimento compra motor",
      "desistir compra motor",
      "desisti motor portão",
      "devolver motor portão",
      "devolução motor portão",
      "devolver motor comprado",
      "posso devolver motor",
      "posso trocar motor arrepender",
      "trocar motor comprado errado",
      "comprei motor errado",
      "comprei motor errado troca",
      "motor não serviu devolver",
      "motor comprado não serve troca",
      "cancelar compra motor",
      "cancelar pedido motor",
      "cancelar instalação portão",
      "7 dias arrependimento motor",
      "troca produto motor portão",
      "comprei controle errado",
      "devolver controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, em até 7 dias do recebimento, se a compra foi à distância, por site, telefone ou WhatsApp (CDC, art. 49): devolve-se o motor sem uso e recebe-se o valor. Comprado na loja física, sem defeito, a troca depende da política de quem vendeu. O motor já instalado é outro caso: fale antes de desmontar.",
        "Pode desistir em 7 dias de compra feita pela internet, telefone ou WhatsApp, pelo art. 49 do CDC. Um motor errado para o portão não é defeito: a loja física só troca se prometeu, e por isso vale confirmar o modelo por foto antes de pagar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como devolver o motor comprado", "Passos da desistência"],
        slots: [
          [
            "Quanto mais intacto, mais simples: não instale nem abra o motor.",
            "Caixa, manual e controles voltam juntos.",
          ],
        ],
        steps: [
          "Escreva a quem vendeu dentro dos 7 dias.",
          "Guarde a mensagem e a nota.",
          "Devolva na embalagem, com todos os itens.",
          "Confirme como e quando volta o dinheiro.",
          "Sem resposta, procure o Procon.",
        ],
      },
      {
        about: "what",
        headings: ["Arrependimento, defeito e engano", "Três casos diferentes"],
        slots: [
          [
            "Arrependimento: 7 dias, só à distância. Defeito: garantia. Modelo errado: acordo com quem vendeu.",
            "Cada caso tem um prazo: desistência em 7 dias, defeito na garantia.",
          ],
          [
            "Serviço já feito não se desfaz: paga-se o que foi executado, salvo defeito.",
            "Uma instalação concluída não entra na desistência do produto da mesma forma.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como não errar o modelo", "Antes de comprar"],
        slots: [
          [
            "Foto por dentro e por fora, largura e tensão evitam motor que não serve.",
            "Tipo de abertura, largura e tensão: três dados que evitam devolução.",
          ],
          [
            "Aqui o modelo é conferido por foto antes da compra.",
            "Mande as fotos antes de pagar, e o modelo é confirmado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o frete da devolução do motor?",
        answers: ["Na desistência em 7 dias, a lei manda devolver o que foi pago. Peça por escrito a forma da coleta."],
      },
      {
        question: "Motor instalado pode ser devolvido?",
        answers: ["Com defeito, a garantia resolve. Sem defeito, depende de acordo."],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e da nota",
  },
  {
    id: "visita-descontada",
    broader: "visita-tecnica",
    label: "Taxa de visita: é cobrada ou descontada?",
    phrase: "a taxa de visita",
    asks: [
      "pago visita",
      "pago visita não fizer serviço",
      "não fizer serviço pago visita",
      "técnico pago visita não fizer",
      "recusar orçamento pago visita",
      "taxa visita descontada",
      "visita descontada conserto",
      "visita descontada",
      "desconta visita",
      "taxa visita",
      "taxa visita portão",
      "taxa visita técnico",
      "cobra visita",
      "cobra visita portão",
      "cobram visita",
      "visita cobrada",
      "visita é cobrada",
      "visita grátis portão",
      "visita gratuita portão",
      "técnico cobra ver",
      "técnico cobra ir ver",
      "técnico cobra não consertar",
      "cobra para olhar portão",
      "cobra só para ver",
      "taxa deslocamento portão",
      "taxa diagnóstico portão",
      "se não consertar paga visita",
      "não consertou tem que pagar visita",
    ],
    intent: "question",
    answers: {
      any: [
        "O orçamento por foto ou vídeo é grátis; se for preciso ir ao local, o valor da visita e se ele é descontado do conserto são ditos antes de marcar. Cobrar a ida mesmo sem fechar o conserto é permitido, desde que avisado antes; cobrança de surpresa, não.",
        "Depende do que foi combinado: muitos técnicos descontam a visita quando o conserto é aprovado, outros cobram à parte. Aqui a estimativa por foto não custa nada, e o valor da ida, quando há, é informado antes.",
      ],
      price: [
        "A estimativa por foto é grátis. Quando é preciso ir ao local, o valor da visita é dito antes de marcar, junto de se ele entra ou não no preço do conserto; em casa, a revisão completa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como evitar a visita paga", "O que mandar antes da visita"],
        slots: [
          [
            "Muita coisa se resolve por vídeo, e a visita já vai com a peça certa.",
            "Um vídeo bom pode poupar a ida só para olhar.",
          ],
        ],
        bullets: [
          "Vídeo curto com som",
          "Foto da etiqueta do motor",
          "O que acontece e desde quando",
          "Bairro e tipo do portão",
          "Se o disjuntor desarma",
        ],
      },
      {
        about: "what",
        headings: ["O que se paga numa visita", "Ida, diagnóstico, mão de obra e peça"],
        slots: [
          [
            "Ida e diagnóstico são o tempo do técnico; mão de obra e peça só com a sua aprovação.",
            "Quatro contas diferentes: ida, diagnóstico, mão de obra e peça.",
          ],
          [
            "Fora do horário comum o valor pode mudar, e isso é dito antes.",
            "À noite e em feriado o preço pode ser outro; pergunte na marcação.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Perguntas antes de marcar", "Combine a taxa de visita por escrito"],
        slots: [
          [
            "Pergunte quanto é a ida, se desconta e o que acontece se não houver conserto.",
            "Três perguntas: quanto, se desconta e se paga sem conserto.",
          ],
          ["Guarde a resposta na conversa.", "A resposta por escrito evita cobrança diferente na porta."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar o orçamento do conserto, pago algo?",
        answers: ["Só a ida, se isso foi combinado antes. Peça não trocada não se paga."],
      },
      {
        question: "A visita conta para a garantia?",
        answers: ["Retorno pelo mesmo defeito, dentro da garantia do serviço, não é visita nova."],
      },
    ],
    photo: "um vídeo do portão e a foto da etiqueta do motor",
  },
  {
    id: "validade-do-orcamento",
    broader: "orcamento-por-foto",
    label: "Validade do orçamento",
    phrase: "a validade do orçamento",
    asks: [
      "quanto tempo vale orçamento",
      "quantos dias vale orçamento",
      "validade orçamento",
      "validade orçamento portão",
      "prazo validade orçamento",
      "orçamento vale quantos dias",
      "orçamento vencido",
      "orçamento mudou valor",
      "preço mudou depois orçamento",
      "cobrou mais que orçamento",
      "cobraram mais que orçamento",
      "valor diferente orçamento",
      "orçamento por escrito portão",
      "orçamento obrigatório por escrito",
    ],
    intent: "question",
    answers: {
      any: [
        "O orçamento vale o prazo escrito nele; se nada diz, vale 10 dias do recebimento (CDC, art. 40). Aprovado, o valor não sobe sem a sua autorização: peça nova que apareça no serviço é outro orçamento, para aprovar antes.",
        "Sem prazo escrito, são 10 dias, pelo art. 40 do Código de Defesa do Consumidor. Depois de aprovado, quem fez o orçamento fica preso a ele; cobrança a mais sem aviso pode ser recusada.",
      ],
      price: [
        "O preço orçado vale pelo prazo escrito ou, sem prazo, por 10 dias (CDC, art. 40). Depois disso, peça a confirmação pelo mesmo WhatsApp: motor e peças podem ter mudado de preço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o orçamento deve trazer", "Itens que prendem o preço"],
        slots: [
          [
            "A lei pede mão de obra, material, condições de pagamento e datas de início e fim.",
            "Mão de obra, peças, pagamento e datas: o orçamento completo tem os quatro.",
          ],
        ],
        bullets: [
          "Marca e modelo da peça ou do motor",
          "Mão de obra em linha própria",
          "Validade e data do serviço",
          "Forma de pagamento",
          "Garantia",
        ],
      },
      {
        about: "check",
        headings: ["Cobraram mais do que o combinado", "Se o valor mudou"],
        slots: [
          [
            "Compare com o orçamento aprovado e peça a explicação por escrito antes de pagar.",
            "Sem a sua aprovação, o acréscimo não é devido.",
          ],
          [
            "Serviço extra só com novo preço e novo 'pode fazer'.",
            "Apareceu outra peça? Peça foto, preço e aprove antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Orçamento por foto e confirmação no local", "Estimativa e preço fechado"],
        slots: [
          [
            "Por foto, o motor novo tem preço fechado quando medida e tipo estão claros; conserto é estimativa até a medição.",
            "Um motor novo fecha por foto; defeito elétrico só depois de medir.",
          ],
          [
            "Diga tudo o que sabe do portão, para o valor não mudar no local.",
            "Foto completa evita surpresa na visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      { question: "Orçamento por WhatsApp vale?", answers: ["Sim, a mensagem é prova do que foi oferecido e aceito."] },
      {
        question: "Posso guardar o orçamento e decidir depois?",
        answers: ["Pode, dentro da validade. Passada, peça que confirmem o valor."],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "defeito-de-novo",
    broader: "garantia",
    label: "Defeito voltou depois do conserto",
    phrase: "o defeito que voltou depois do conserto",
    asks: [
      "defeito novo depois conserto",
      "defeito de novo conserto",
      "deu defeito novo",
      "deu defeito novamente",
      "quebrou de novo depois conserto",
      "quebrou novamente depois conserto",
      "parou de novo depois conserto",
      "parou novamente conserto",
      "voltou defeito conserto",
      "mesmo defeito voltou",
      "consertei parou de novo",
      "consertei quebrou de novo",
      "arrumei quebrou de novo",
      "técnico consertou parou",
      "conserto não durou",
      "conserto não resolveu",
      "queimou de novo depois trocar",
      "garantia conserto quantos meses",
      "garantia conserto motor meses",
      "garantia conserto prazo",
      "prazo garantia conserto",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o mesmo defeito voltou, chame quem consertou: a lei dá 90 dias para reclamar de serviço malfeito (CDC, art. 26), e a nota pode dar mais. Um defeito em outra peça é conserto novo; antes de pagar de novo, peça a causa, porque peça que queima duas vezes tem motivo, como folha pesada ou surto.",
        "A garantia do conserto é a que a nota diz; a lei dá ao menos 90 dias para reclamar (CDC, art. 26). A instalação feita por nós tem {warranty.installation}. Mesmo defeito, mesma causa: quem consertou volta sem cobrar. Outra peça ou nova batida é outro serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o defeito volta", "A causa que ficou no portão"],
        slots: [
          [
            "Trocar a peça sem achar a causa dura pouco: folha pesada, roldana gasta, surto e água queimam a peça nova.",
            "Peça nova em portão pesado ou sem aterramento morre como a velha.",
          ],
          [
            "A regulagem de força muito alta esconde o problema por alguns dias.",
            "Aumentar a força não conserta folha que agarra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o defeito que voltou", "Antes de chamar de novo"],
        slots: [
          [
            "Desligue o disjuntor se o portão ficou inseguro e não tente outra vez.",
            "Pare de acionar e registre o que acontece.",
          ],
        ],
        steps: [
          "Filme o defeito, de longe.",
          "Separe a nota e a data do conserto.",
          "Escreva a quem fez o serviço, no mesmo dia.",
          "Peça a causa por escrito e o prazo do retorno.",
          "Guarde a peça trocada.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar outra vez ou trocar", "Quando parar de consertar"],
        slots: [
          [
            "Duas falhas na mesma peça em poucos meses pedem exame da folha e da rede antes de novo gasto.",
            "Antes do terceiro conserto, examine folha, tensão e aterramento.",
          ],
          [
            "Se a soma dos consertos chega perto do motor novo, de {price.homeSwap} em casa, com a troca, compare.",
            "Em casa, o motor trocado fica de {price.homeSwap}: é o limite da conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Outro técnico pode resolver sem perder a garantia?",
        answers: ["Fale antes com quem consertou; se outro mexer, fica difícil provar de quem é a falha."],
      },
      {
        question: "O retorno pelo mesmo defeito é cobrado?",
        answers: ["Pelo mesmo defeito, na garantia, não. Se a causa for outra, o valor é dito antes."],
      },
    ],
    photo: "um vídeo do defeito, a nota do conserto e a foto da etiqueta",
  },
  {
    id: "motor-velho-na-troca",
    broader: "usado",
    label: "Motor velho na troca pelo novo",
    phrase: "o motor velho na troca",
    asks: [
      "motor antigo parte pagamento",
      "motor velho parte pagamento",
      "motor antigo entrada",
      "aceitam motor antigo",
      "aceitam motor antigo parte pagamento",
      "motor antigo na troca",
      "compra motor velho",
      "compram motor velho",
      "compra motor portão velho",
      "compra motor usado",
      "compram motor usado",
      "trocam usado novo",
      "troca usado por novo",
      "motor usado na troca",
      "motor velho na troca",
      "dar motor velho entrada",
      "aceita motor usado",
      "aceita motor velho troca",
      "motor usado como entrada",
      "desconto motor velho",
      "o que fazer motor velho",
      "descartar motor portão",
      "descarte motor velho",
      "jogar fora motor portão",
      "sucata motor portão",
      "reciclar motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não compramos motor usado nem o aceitamos como parte do pagamento: o que fazemos é vender e instalar o novo, a partir de {price.lowest} no kit basculante. O velho é seu; dá para vender as peças boas, guardar a central para reposição ou entregar à reciclagem.",
        "Um motor usado não entra na troca: a compra de usados não está entre os nossos serviços. Na troca pelo novo, pergunte o que se aproveita, como suporte, fiação e fotocélula, que reduz a conta mais que o valor do velho.",
      ],
      price: [
        "O kit basculante instalado parte de {price.lowest}, e a troca do motor em casa fica de {price.homeSwap}; o motor velho não abate o preço. O que reduz a conta é aproveitar suporte, fiação e fotocélula em bom estado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vender, guardar ou descartar", "O destino do motor velho"],
        slots: [
          [
            "Um motor que ainda anda se anuncia com a etiqueta e um vídeo; queimado vale pelo cobre e pelas peças.",
            "Funcionando, vende-se; queimado, vale como sucata ou peças.",
          ],
          [
            "Guarde central e controles se há outro portão igual na família.",
            "Peças iguais às de outro portão valem mais guardadas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que aproveitar na troca", "Peças do motor velho que podem ficar"],
        slots: [["A foto mostra o que serve.", "Mande fotos do conjunto atual antes de fechar."]],
        bullets: [
          "Suporte e base",
          "Fiação e eletroduto",
          "Fotocélula compatível",
          "Botoeira e interfone",
          "Controles, se o padrão combinar",
        ],
      },
      {
        about: "care",
        headings: ["Onde descartar o motor velho", "Reciclagem do motor"],
        slots: [
          [
            "O motor tem óleo, cobre e placa: leve a ponto de eletroeletrônicos ou ao ferro-velho regular.",
            "Placa e bateria não vão no lixo comum.",
          ],
          ["Retire a bateria do nobreak e entregue onde se compra bateria.", "A bateria de chumbo volta a quem vende."],
        ],
      },
    ],
    keep: [],
    questions: [
      { question: "Posso ficar com o motor retirado?", answers: ["Sim, ele é seu. Diga na marcação."] },
      {
        question: "Comprar motor usado para economizar compensa?",
        answers: ["Raramente: sem garantia e sem a central certa, a diferença some na instalação."],
      },
    ],
    photo: "fotos do motor atual, da etiqueta e do portão",
  },
];
