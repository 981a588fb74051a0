import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** A house within a condominium whose rules forbid its gate, and a motor that lost a phase. */
export const fachadaEFaltaDeFase: NarrowConcept[] = [
  {
    id: "condominio-proibe-portao-na-casa",
    broader: "condominio",
    label: "Condomínio pode proibir portão na casa?",
    phrase: "a proibição de portão na casa do condomínio",
    asks: [
      "condomínio proibiu portão casa",
      "condomínio proibiu portão automático casa",
      "condomínio proíbe portão casa",
      "condomínio proíbe portão automático",
      "condomínio pode proibir portão casa",
      "condomínio pode proibir portão automático",
      "condomínio pode proibir motor portão",
      "condomínio não deixa pôr portão",
      "condomínio não deixa colocar portão",
      "condomínio não autoriza portão casa",
      "casa condomínio fechado posso pôr portão",
      "casa condomínio fechado pode ter portão automático",
      "portão casa condomínio padrão fachada",
      "fachada condomínio portão proibido",
      "mudar portão casa condomínio fachada",
      "trocar portão casa condomínio padrão",
    ],
    intent: "question",
    answers: {
      any: [
        "O condomínio pode proibir ou limitar o portão da casa quando a convenção ou o regimento fixa um padrão de fachada, porque a lei manda respeitá-lo (Código Civil, artigo 1.336). Automatizar o portão atual, sem mudar a aparência, costuma ser permitido. Peça a resposta por escrito antes de comprar.",
        "Se a convenção traz um padrão de fachada, o condomínio pode negar o portão novo na casa ou exigir um modelo. O motor, que fica por dentro e não muda a vista, em geral é aceito. O pedido e a resposta devem ser por escrito, com desenho ou foto, antes da obra.",
        "Casa em condomínio fechado segue a convenção: ela pode proibir portão na frente, fixar altura e modelo ou exigir aprovação. Automatizar o portão existente quase nunca muda a fachada e por isso costuma ser liberado. Leia a convenção e peça a autorização por escrito à administração.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pedir a autorização", "O caminho do pedido à resposta"],
        slots: [
          [
            "Um pedido claro evita multa e obra desfeita.",
            "Faça o pedido antes de contratar, com tudo por escrito.",
            "A administração responde melhor quando vê o que vai mudar.",
          ],
        ],
        steps: [
          "Leia na convenção e no regimento o que dizem de fachada, muro e portão.",
          "Fotografe a frente da casa e as casas vizinhas que já têm portão.",
          "Mande o pedido com a foto, a medida e o modelo da folha ou do motor.",
          "Peça a resposta por escrito, com o artigo que proíbe, se for negada.",
          "Só contrate o serviço com a autorização na mão.",
        ],
      },
      {
        about: "choose",
        headings: ["O que costuma ser aceito", "Opções quando o portão novo é negado"],
        slots: [
          [
            "O motor instalado por dentro, no portão que já existe, muda pouco a vista e costuma passar. Também ajudam a folha da mesma cor e altura das vizinhas e o motor silencioso. Onde não se pode ter portão na frente, restam a porta da garagem e a cancela coletiva.",
            "Motor por dentro da folha existente raramente é negado. Folha nova passa com mais facilidade quando repete a cor, a altura e o desenho das outras casas. Se a frente deve ficar aberta, o portão pode ir recuado, junto à garagem.",
            "A administração costuma liberar o que não aparece da rua, como o motor e o controle. Para folha nova, siga o modelo das casas vizinhas. Quando a frente precisa ser livre, o fechamento recuado é a alternativa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se o pedido for negado", "Como discordar da proibição"],
        slots: [
          [
            "Leve o caso à assembleia, sobretudo se outras casas já têm portão igual. Quem instala sem autorização pode receber multa e a ordem de desfazer. Uma decisão que pareça injusta pode ser discutida na Justiça, com um advogado.",
            "Peça que o assunto entre na pauta da assembleia e mostre as casas que já fizeram. Instalar por conta própria arrisca multa e a retirada do portão. O advogado diz se a proibição se sustenta.",
            "A assembleia pode mudar a regra, e casas com portão igual são um bom argumento. Sem autorização, o morador fica sujeito a multa e a desfazer a obra. Em caso de dúvida, consulte um advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar só o motor precisa de autorização?",
        answers: [
          "Em geral não, porque o portão continua igual por fora. Avise a portaria do dia e da entrada do técnico.",
          "Na maioria dos casos, não. A troca é manutenção, e basta avisar a portaria da visita.",
        ],
      },
      {
        question: "O condomínio pode reclamar do barulho do motor?",
        answers: [
          "Pode, pelo regimento. Regular a parada, trocar roldana gasta ou usar motor com inversor reduz o ruído.",
          "Sim. Um motor com inversor, batente de borracha e folha bem regulada resolvem a maior parte.",
        ],
      },
      {
        question: "Quanto custa automatizar o portão da casa?",
        answers: [
          "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Em portão de correr ou de abrir, o valor é dado de graça, por foto.",
          "O basculante de até {width.quarterHp} sai a partir de {price.lowest}, instalado. Os outros portões são orçados por foto, sem custo.",
        ],
      },
    ],
    photo: "fotos da frente da casa, do portão por dentro e do trecho da convenção, se houver",
  },
  {
    id: "motor-queimou-por-falta-de-fase",
    broader: "queimou",
    label: "Motor queimou por falta de fase",
    phrase: "o motor queimado por falta de fase",
    asks: [
      "motor trifásico ronca",
      "motor trifásico ronca não anda",
      "motor trifásico portão ronca",
      "motor trifásico portão ronca não anda",
      "motor trifásico zumbe",

      "falta de fase motor",
      "falta de fase motor portão",
      "falta fase portão",
      "queimou falta de fase",
      "motor queimou falta de fase",
      "motor portão queimou falta de fase",
      "motor queimou caiu uma fase",
      "faltou uma fase motor queimou",
      "relé falta de fase portão",
      "relé falta de fase motor portão",
      "proteção falta de fase portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor de portão queima por falta de fase quando uma das fases cai e ele tenta partir com as outras: ronca, não anda e esquenta em segundos. Desligue o disjuntor e não insista. O técnico mede o enrolamento e diz se há conserto. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O motor trifásico do portão que ronca e não anda está, quase sempre, com uma fase a menos, e o enrolamento queima se ninguém desliga. Corte o disjuntor e peça a medição do motor e do quadro. Se o motor se perdeu, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Motor que queimou por falta de fase precisa de duas coisas: conserto ou troca do motor e um relé que desligue tudo quando a fase cai. Até a visita, deixe o disjuntor desligado. Em portão pesado, a troca com mão de obra fica de {price.heavySwap}, e em casa, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se faltou uma fase", "Sinais de falta de fase"],
        slots: [
          [
            "No trifásico, o sinal é o ronco forte sem movimento, ao mesmo tempo que outra máquina do prédio para. No motor de 220 V ligado em duas fases, a queda de uma deixa o portão mudo e metade da casa sem luz. Nos dois casos, desligue o disjuntor e espere a energia normalizar.",
            "O motor trifásico ronca e não anda quando perde uma fase. O motor de 220 V em duas fases fica mudo, e parte das lâmpadas da casa apaga. Desligue o disjuntor do portão até a distribuidora resolver.",
            "Ronco sem movimento, cheiro de quente e outra máquina parada indicam falta de fase no trifásico. Em casa de duas fases, o portão fica mudo e só parte dos cômodos tem luz. O disjuntor do portão deve ficar desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Conserto ou troca depois da queima"],
        slots: [
          [
            "O técnico mede as três fases no quadro, o contator e os fusíveis, porque a falta pode ser do próprio prédio. Depois mede o enrolamento e a isolação do motor. Enrolamento aberto ou em curto leva à troca ou ao rebobinamento, e contator ou fusível é reparo pequeno.",
            "Primeiro vêm as fases no quadro, os fusíveis e o contator, que podem ter causado a falta. Em seguida, o motor é medido. Se o enrolamento está bom, basta refazer a alimentação. Se queimou, compara-se a troca com o rebobinamento.",
            "A medição começa no quadro, fase por fase, e chega ao motor. Fusível, contator ou fio solto tem conserto simples. Enrolamento queimado pede motor novo ou rebobinado, o que sair melhor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar outra queima", "O relé de falta de fase"],
        slots: [
          [
            "O relé de falta de fase é um aparelho do quadro que desliga o motor quando uma fase cai. Ele deve ser instalado junto com o disjuntor tripolar e o relé térmico, por eletricista. O inversor de frequência também costuma ter essa proteção.",
            "Peça ao eletricista um relé de falta de fase no quadro do portão, ao lado do disjuntor tripolar. Quando uma fase cai, ele corta a energia antes de o motor esquentar. Motor com inversor muitas vezes já traz essa proteção.",
            "Um relé de falta de fase no quadro corta a energia assim que uma fase some. Com ele, com o relé térmico e com o disjuntor tripolar, o motor fica protegido. A instalação é de eletricista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga o motor queimado?",
        answers: [
          "Pode pagar, se a fase caiu na rede dela. Peça o ressarcimento com data, hora e o laudo do técnico, e guarde a peça.",
          "Se a falha foi da rua, peça o ressarcimento antes de consertar, com a hora da falta e o laudo.",
        ],
      },
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: [
          "Só o de correr ou de abrir, reto, com o disjuntor desligado. O basculante e a guilhotina esperam o técnico.",
          "O portão de correr, reto e no trilho, pode ser destravado e empurrado sem energia. Os que sobem não se soltam.",
        ],
      },
      {
        question: "Motor monofásico também queima por falta de fase?",
        answers: [
          "É raro. O de 220 V em duas fases simplesmente para quando uma falta. O risco dele é a tensão baixa, que o faz roncar e esquentar.",
          "Em geral não, porque sem uma das fases ele não liga. O que o queima é insistir com tensão baixa ou folha presa.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro fechado, com a hora da falha",
  },
];
