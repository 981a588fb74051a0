import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const orcamentoPorFoto: NarrowConcept[] = [
  {
    id: "orcamento-do-conserto-gratis",
    isAskedByName: true,
    broader: "conserto",
    label: "Orçamento grátis do conserto",
    phrase: "o orçamento grátis do conserto",
    asks: ["grátis", "gratuito", "sem compromisso", "sem custo"].flatMap((free) =>
      ["conserto portão", "consertar portão", "manutenção portão", "reparo portão", "assistência portão"].map(
        (job) => `orçamento ${free} ${job}`,
      ),
    ),
    intent: "price",
    answers: {
      any: [
        "O orçamento do conserto de portão é grátis e sem compromisso, por vídeo do defeito e foto da etiqueta do motor. Em residência, o ajuste sem peças custa a partir de {price.preventive}, e a troca do motor inteiro, de {price.homeSwap}; entre os dois ficam os consertos com peça, orçada antes.",
        "O orçamento para conserto ou manutenção de portão não custa nada, se é por foto e vídeo: a resposta traz a causa provável, a peça e a mão de obra separadas. O ajuste sem peças em residência parte de {price.preventive}; só a ida para medir no local tem valor, dito antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento do conserto", "Vídeo, etiqueta e bairro"],
        slots: [
          [
            "Com isto, a resposta já traz a causa provável e a faixa de preço.",
            "Quanto melhor o vídeo, mais certo o valor antes da visita.",
          ],
        ],
        steps: [
          "Vídeo do portão tentando abrir e fechar, de longe e com som, se ele ainda anda sem risco.",
          "Foto da etiqueta do motor, por fora, sem abrir a tampa.",
          "O que houve antes: chuva, falta de luz, batida, controle novo.",
          "Bairro e se é casa, prédio ou comércio.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o orçamento separa", "O que é grátis e o que se paga"],
        slots: [
          [
            "Peça e mão de obra vêm em linhas separadas, com a peça original ou compatível indicada.",
            "Cada linha diz a peça, a mão de obra e a garantia, para você comparar.",
          ],
          [
            "Nada é trocado sem a sua aprovação, e o conserto tem garantia de 90 dias, no mínimo, pela lei.",
            "O conserto só começa com o seu sim e tem garantia de 90 dias, no mínimo, pela lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o defeito não aparece no vídeo?",
        answers: [
          "O técnico mede no local. O valor dessa ida, e se ele é descontado do conserto, é dito antes de marcar.",
        ],
      },
      {
        question: "Posso pagar o conserto parcelado?",
        answers: ["Pode: no cartão, em até {shop.instalments} vezes, ou por Pix à vista."],
      },
    ],
    photo: "um vídeo do defeito, com som, e a foto da etiqueta do motor",
  },
  {
    id: "orcamento-gratis",
    broader: "orcamento-por-foto",
    label: "Orçamento grátis",
    phrase: "o orçamento grátis",
    asks: [
      "cobram fazer orçamento",
      "cobram fazer orçamento motor",
      "cobram fazer orçamento portão",
      "pago alguma coisa pelo orçamento",
      "não fechar serviço pago orçamento",
      "taxa para orçar",
      "taxa para orçar troca motor portão",
      "orçamento grátis",
      "orçamento gratuito",
      "orçamento sem compromisso",
      "orçamento sem custo",
      "orçamento cobrado",
      "cobra orçamento",
      "orçamento grátis portão",
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, o orçamento é grátis e sem compromisso: mande pelo WhatsApp a foto do portão por dentro e por fora, a largura e, se houver, a etiqueta do motor. Você recebe o modelo ou a peça indicada e o valor antes de decidir.",
        "Orçamento grátis de portão é feito por foto ou vídeo, sem visita paga. Para motor novo, duas fotos e a medida bastam; para conserto, o vídeo e a etiqueta dão uma estimativa, confirmada depois da medição.",
        "O orçamento não custa nada e não obriga a comprar. Ele separa motor, mão de obra, acessórios e correções da folha, para você comparar com outras propostas.",
      ],
      price: [
        "O orçamento não é cobrado: por foto ou vídeo ele é grátis e sem compromisso. Mande o portão por dentro e por fora, a largura e, se houver, a etiqueta do motor; o valor vem antes de você decidir.",
        "O orçamento é grátis: por foto, sem visita paga e sem obrigação de comprar. Se for preciso medir no local, o valor da ida é dito antes de marcar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento grátis", "Fotos que rendem o valor", "Orçamento em poucas mensagens"],
        slots: [
          [
            "As fotos devem mostrar o portão inteiro, as colunas e onde fica a tomada.",
            "Tire as fotos de dia, com o portão parado.",
            "Não precisa abrir motor nem usar escada.",
          ],
          [
            "Em conserto, acrescente um vídeo com som, só se o portão ainda anda sem risco.",
            "Com folha torta, cabo solto ou cheiro de queimado, mande apenas fotos de longe.",
            "Se ainda não há motor, a tomada mais próxima e a coluna entram na foto.",
          ],
        ],
        steps: [
          "Fotografe o portão fechado, de fora.",
          "Fotografe por dentro, com colunas, trilho ou contrapeso.",
          "Meça a largura e a altura da folha.",
          "Fotografe a etiqueta do motor, se houver.",
          "Mande tudo com o bairro e o uso por dia.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o orçamento traz", "Do valor de partida ao fechado", "O que é grátis e o que é pago"],
        slots: [
          [
            "O kit basculante de até {width.quarterHp} tem preço pronto, de {price.lowest} a {price.highest} instalado; os demais saem por foto.",
            "Alguns valores já são conhecidos: revisão em casa a partir de {price.preventive} e instalação avulsa a partir de {price.installation}.",
            "A troca de motor fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado; a foto define onde o seu caso entra.",
          ],
          [
            "O orçamento por foto é grátis; a visita para medir ou consertar é cobrada, e o valor é dito antes.",
            "Se for preciso ir ao local, o valor da visita é combinado na conversa.",
            "O que a foto não mostra, como solda trincada ou fiação ruim, é conferido no local, e você decide de novo.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto tempo demora a resposta do orçamento?",
        answers: [
          "O WhatsApp funciona {shop.hours}, e a resposta depende das fotos: completas, o valor vem na mesma conversa.",
          "Com fotos e medida, a indicação costuma vir na própria conversa.",
        ],
      },
      {
        question: "O preço do orçamento pode mudar?",
        answers: [
          "Muda se o local mostrar o que a foto não mostrou, e você decide de novo antes do serviço.",
          "Só com aviso: coluna fraca, elétrica ruim ou folha pesada são somadas antes de começar.",
        ],
      },
      {
        question: "Preciso pagar para o técnico olhar o portão?",
        answers: [
          "Por foto, não. A visita no local tem valor combinado antes, conforme bairro e horário.",
          "A análise por imagem é grátis; a ida ao local é informada antes de marcar.",
        ],
      },
      {
        question: "O orçamento vale para outra data?",
        answers: [
          "Vale até a data que vem escrita junto com o valor; depois dela, o preço é confirmado de novo.",
          "Sim, dentro da validade informada na mensagem.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  },
];
