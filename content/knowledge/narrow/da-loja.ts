import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people ask the shop before they trust it with their gate, in words that name none. */
export const daLoja: NarrowConcept[] = [
  {
    id: "empresa-de-confianca",
    isAskedByName: true,
    broader: "loja",
    label: "A empresa é de confiança?",
    phrase: "a confiança na empresa",
    asks: [
      "empresa confiança portão",
      "sinais boa empresa conserto portão",
      "empresa avaliada",
      "portão avaliada",
      "portão automático avaliada",
      "motor avaliada",
      "portão recomendada",
      "vocês confiança",
      "vocês confiáveis",
      "vocês sérios",
      "empresa confiança",
      "empresa confiável",
      "empresa séria",
      "posso confiar vocês",
      "posso confiar empresa",
      "site confiável",
      "loja confiável",
      "loja confiança",
      "avaliações empresa",
      "avaliação vocês",
      "reclamações vocês",
      "reclame aqui vocês",
      "reclame aqui empresa",
      "tem cnpj",
      "vocês cnpj",
      "qual cnpj",
      "trabalhos feitos",
      "ver serviços feitos",
      "técnico uniformizado",
      "técnico identificado",
      "não golpe",
    ],
    intent: "question",
    answers: {
      any: [
        "Empresa bem avaliada se confirma em três passos: leia as avaliações recentes, peça o CNPJ e o orçamento por escrito e veja a garantia. A nossa é de {warranty.motor} no motor e de {warranty.installation} na instalação, e nada é trocado sem a sua aprovação.",
        "Você pode conferir antes de pagar: o orçamento é grátis e por escrito, com modelo, valor e prazos, e nada é trocado sem a sua aprovação. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}; peça o CNPJ e a nota na própria conversa.",
        "Confiança se confere: peça o orçamento por escrito, que é grátis, o CNPJ e a nota, e só aprove com o valor fechado. O serviço tem garantia de {warranty.installation} na instalação e de {warranty.motor} no motor, e o portão é testado com você antes do fim.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir antes de marcar", "Confira a empresa em uma conversa"],
        slots: [["Vale conosco e com qualquer empresa de portão.", "Peça isto a nós e a quem mais você consultar."]],
        steps: [
          "O orçamento por escrito, com marca, modelo e o que está incluído.",
          "O CNPJ e a nota do serviço.",
          "Os prazos de garantia do motor e da instalação.",
          "O nome do técnico que vai e o dia e o turno da visita.",
        ],
      },
      {
        about: "what",
        headings: ["Como trabalhamos", "O que você pode esperar da visita"],
        slots: [
          [
            "São {shop.experience} de trabalho com portões automáticos.",
            "Trabalhamos com portões automáticos há {shop.experience}.",
          ],
          [
            "O técnico testa a folha e mede antes de trocar, mostra a peça com defeito e só executa depois do seu sim.",
            "A causa é mostrada a você, com a peça na mão, e o valor combinado não muda sem nova aprovação.",
          ],
          ["A peça trocada pode ficar com você, se quiser guardá-la.", "Se quiser, fique com a peça velha: ela é sua."],
        ],
      },
      {
        about: "safety",
        headings: ["Sinais de golpe em conserto de portão", "Do que desconfiar"],
        slots: [
          [
            "Desconfie de quem pede o total adiantado ou só aceita pagamento em nome de outra pessoa.",
            "Preço muito abaixo dos outros, dito sem ver foto, costuma subir na porta da casa.",
          ],
          [
            "Quem condena o motor sem medir nada está adivinhando.",
            "Troca de motor sem teste de capacitor, placa e folha merece uma segunda opinião.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso pagar alguma coisa antes da visita?",
        answers: [
          "O orçamento por foto não custa nada. Se houver valor de ida ou sinal, ele é dito por escrito antes de você confirmar.",
        ],
      },
      {
        question: "E se o defeito voltar depois do conserto?",
        answers: [
          "Chame com a nota e um vídeo: dentro do prazo de garantia, o mesmo serviço é refeito sem nova mão de obra.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: ["Não: somos loja e assistência independente, e trabalhamos com {shop.someBrands}."],
      },
    ],
    photo: "uma foto do portão, o bairro e o que você precisa",
  },
  {
    id: "tempo-de-empresa",
    isAskedByName: true,
    broader: "loja",
    label: "Há quanto tempo a empresa existe",
    phrase: "o tempo de trabalho da empresa",
    asks: [
      "empresa portão anos mercado",
      "desde quando trabalham portão",
      "quantos anos empresa",
      "quantos anos vocês",
      "quantos anos mercado",
      "anos experiência",
      "tempo mercado",
      "há quanto tempo vocês",
      "quanto tempo vocês trabalham",
    ],
    intent: "question",
    answers: {
      any: [
        "São {shop.experience} de trabalho com portões automáticos, na venda, na instalação e no conserto. Atendemos {shop.area}, com orçamento grátis por foto, garantia de {warranty.motor} no motor e de {warranty.installation} na instalação.",
        "Trabalhamos com portões automáticos há {shop.experience}. A área é {shop.area}, o orçamento por foto é grátis, e o serviço sai com {warranty.installation} de garantia na instalação e {warranty.motor} no motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazemos", "Em que trabalhamos"],
        slots: [
          [
            "Vendemos e instalamos motor de portão basculante, de correr e de abrir, e consertamos os que já existem.",
            "Do controle ao motor, cuidamos de portão basculante, de correr e de abrir, em casa, prédio e comércio.",
          ],
          [
            "As marcas são {shop.brands}, como assistência independente.",
            "Trabalhamos com {shop.brands}, sem vínculo com as fábricas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Além dos anos, o que conferir", "O que pedir a qualquer empresa"],
        slots: [
          [
            "Peça o orçamento por escrito, com modelo, valor e garantia, e a nota do serviço.",
            "Modelo, total, prazos e garantia por escrito valem mais que a idade da empresa.",
          ],
          ["Não pague o total antes do teste do portão.", "O saldo se paga com o portão testado na sua frente."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia vale se a peça falhar meses depois?",
        answers: ["Vale dentro do prazo: {warranty.motor} no motor e {warranty.installation} na instalação."],
      },
      {
        question: "Vocês consertam motor antigo?",
        answers: ["Sim, quando há peça ou central compatível. A foto da etiqueta diz antes da visita."],
      },
    ],
    photo: "uma foto do portão, o bairro e o que você precisa",
  },
  {
    id: "em-quanto-tempo-vem",
    isAskedByName: true,
    broader: "visita-tecnica",
    label: "Em quanto tempo o técnico vem",
    phrase: "o prazo da visita",
    asks: [
      ...combine(
        ["quanto tempo", "demora"],
        ["vir", "pra vir", "chegar técnico", "vocês chegam", "vocês vêm", "atender"],
      ),
      ...combine(["vem", "vêm", "atende", "atendem", "consegue vir", "pode vir"], ["hoje", "agora", "amanhã"]),
      "vocês vêm",
      "quando vocês podem",
      "quando pode vir",
      "que dia vocês",
      "técnico vem hoje",
    ],
    intent: "question",
    answers: {
      any: [
        "O dia da visita depende do bairro e da agenda, e a resposta vem na mesma conversa: mande o endereço e uma foto e diga se o portão está aberto ou com carro preso, porque esses casos têm prioridade. Atendemos pelo WhatsApp {shop.hours}.",
        "Hoje ou em outro dia, quem diz é a agenda do seu bairro: chame pelo WhatsApp, {shop.hours}, com endereço e foto, e respondemos com o primeiro horário livre. Portão aberto para a rua e carro preso passam na frente.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que muda o prazo", "O que é atendido primeiro"],
        slots: [
          [
            "Urgência vem antes: portão que não fecha, carro preso e folha caída.",
            "Na frente ficam os casos de portão aberto, carro preso e risco de queda.",
          ],
          [
            "Instalação e revisão são marcadas com dia e turno, porque o motor e as peças vão com o técnico.",
            "Motor novo e revisão têm hora marcada, depois de definido o modelo por foto.",
          ],
          [
            "Trânsito e distância contam: diga até que horas há alguém no endereço.",
            "Diga o turno em que pode receber: isso encaixa a visita mais cedo na rota.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Enquanto espera"],
        slots: [
          [
            "Desligue o disjuntor do portão se ele ronca, cheira a queimado ou está torto.",
            "Se o motor força ou a folha pende, corte a energia no disjuntor e afaste as pessoas.",
          ],
          [
            "De correr ou de abrir, com a folha reta, dá para fechar na mão com a chave; basculante com defeito não se destrava.",
            "Só portão de correr ou de abrir, inteiro e em piso plano, se destrava; o basculante espera o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita no mesmo dia custa mais?",
        answers: [
          "De dia, em geral não. À noite, no domingo e em feriado a ida tem valor próprio, dito antes de você confirmar.",
        ],
      },
      {
        question: "Quanto tempo o conserto leva?",
        answers: [
          "Ajuste e troca de peça comum se resolvem na própria visita. Trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        ],
      },
      {
        question: "Preciso estar em casa?",
        answers: [
          "Alguém precisa abrir, mostrar o disjuntor e ver o teste no fim. Pode ser o porteiro ou um vizinho avisado.",
        ],
      },
    ],
    photo: "o endereço, uma foto do portão e o horário em que pode receber",
  },
  {
    id: "fazem-portao",
    isAskedByName: true,
    broader: "serralheria",
    label: "Vocês fazem portão?",
    phrase: "a fabricação do portão",
    asks: [
      "fabricação portão ferro",
      "fabricação portão alumínio",
      "quem faz portão ferro",
      "quem faz portão alumínio",
      "portão sob medida",
      "portão ferro sob medida",
      "portão alumínio sob medida",
      "portão madeira sob medida",
      "portão aço sob medida",
      ...combine(
        ["fazem", "fabricam", "vendem", "constroem"],
        ["portão vocês", "portão novo", "portão sob medida", "folha portão"],
      ),
      "vocês portão completo",
      "fabricação portão",
      "fábrica portão",
      "portão completo motor instalado",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de ferro, de alumínio ou de madeira, sob medida, é feito por serralheiro; {em}, instalamos o motor nele e dizemos antes, pela foto ou pelo desenho, o que a folha precisa ter: reforço no ponto do motor, espaço e energia. O kit basculante instalado parte de {price.lowest}, e os outros são orçados por foto.",
        "Portão de ferro, de alumínio ou de madeira, sob medida, é feito por serralheiro; nós instalamos o motor e dizemos antes, pela foto ou pelo desenho, o que a folha precisa ter: reforço no ponto do motor, espaço e energia. O kit basculante instalado parte de {price.lowest}, e os outros são orçados por foto.",
        "Fazemos a parte automática, e a folha é do serralheiro: vendemos e instalamos o motor, a central, a fotocélula e os controles no portão que já existe ou que acabou de ficar pronto. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}.",
        "A folha do portão quem faz é o serralheiro; nós vendemos e instalamos o motor e dizemos antes, pela foto ou pelo desenho, o que ela precisa ter para recebê-lo. O kit basculante instalado parte de {price.lowest}, e os outros são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir ao serralheiro", "A folha já preparada para o motor"],
        slots: [
          [
            "Combine isto antes da solda: depois, cada ajuste custa de novo.",
            "Com estes pontos prontos, o motor entra sem retrabalho.",
          ],
        ],
        steps: [
          "De correr: trilho reto, batente nas duas pontas e base de concreto para o motor.",
          "De abrir: dobradiças reforçadas, coluna firme e espaço para o braço.",
          "Basculante: contrapeso ou mola equilibrados e coluna com lugar para o motor.",
          "Em todos: ponto de energia com disjuntor próprio e duto para a fotocélula.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto fica o motor", "O que se paga a cada um"],
        slots: [
          [
            "A folha é cobrada pelo serralheiro, por metro quadrado e material; o motor e a instalação, por nós.",
            "São dois orçamentos: o da folha, com o serralheiro, e o do motor instalado, conosco.",
          ],
          [
            "Motor de correr ou de abrir em casa fica perto da faixa da troca, de {price.homeSwap}, mais base e cremalheira por metro no de correr.",
            "Como medida, a troca do motor em casa fica de {price.homeSwap}; em folha nova de correr somam-se base e cremalheira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês indicam o tamanho do motor antes de o portão ficar pronto?",
        answers: [
          "Sim: com largura, altura, material e se a folha é fechada ou vazada, o peso é estimado e o motor, indicado.",
        ],
      },
      {
        question: "Vocês consertam a folha torta?",
        answers: [
          "Ajuste de roldana, trilho e dobradiça entra no nosso serviço; solda e reforma da folha são vistas por foto e podem ir para o serralheiro.",
        ],
      },
    ],
    photo: "fotos do lugar ou do portão, com a largura, a altura e o material da folha",
  },
];
