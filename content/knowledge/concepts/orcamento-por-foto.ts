import type { Concept } from "#domain/knowledge/concept.ts";

export const orcamentoPorFoto: Concept = {
  id: "orcamento-por-foto",
  kind: "service",
  label: "Orçamento por foto",
  phrase: "o orçamento por foto",
  words: [
    "orçamento",
    "orçamento por foto",
    "orçamento pelo WhatsApp",
    "orçamento grátis",
    "orçamento online",
    "orçamento sem compromisso",
    "pedir orçamento",
    "cotação",
    "fazer orçamento",
    "simulação de preço",
  ],
  intent: "price",
  answers: {
    any: [
      "O orçamento por foto é grátis e feito pelo WhatsApp: mande o portão por dentro e por fora, a largura e a etiqueta do motor, se houver. Com isso indicamos o modelo ou a peça e passamos o valor.",
      "Para orçamento de motor, duas fotos e a medida do vão resolvem a maior parte dos casos. A resposta diz o modelo indicado, o que está incluído e o que precisa ser visto no local.",
      "Um orçamento bom separa motor, mão de obra, acessórios e correções da folha. Pelas fotos já se vê a coluna, o trilho e a energia, que são os pontos que mais mudam o preço.",
    ],
    price: [
      "No orçamento, o kit basculante de 1/4 HP com entrega e instalação parte de {price.lowest}; o Speedy sai por {price.speedy} e o JetFlex, por {price.jetflex}. Fotos e medida confirmam se o kit serve ao seu portão.",
      "O orçamento é grátis. Como referência, a instalação avulsa de motor comprado à parte sai a partir de {price.installation}, a manutenção preventiva em casa, a partir de {price.preventive}, e a troca de motor residencial fica de {price.homeSwap}. O restante depende das fotos.",
    ],
    repair: [
      "Para orçamento de conserto, o vídeo vale mais que a foto: grave a tentativa, com som e de longe, e fotografe a etiqueta do motor. A estimativa é grátis, e o valor é confirmado depois do teste.",
      "No orçamento de conserto, mande o vídeo do defeito, a etiqueta e diga quando começou. Peça e mão de obra vêm separadas, e nada é executado sem a sua aprovação.",
    ],
    "how-to": [
      "Pedir orçamento por foto leva poucos minutos: fotografe o portão fechado por fora, depois por dentro com as colunas, meça a largura e registre a etiqueta do motor sem abrir a tampa. Mande junto o bairro.",
      "Para um orçamento preciso, siga a ordem: foto de fora, foto de dentro, detalhe da coluna ou do trilho, medida do vão e etiqueta do motor. Se a folha estiver torta, fotografe de longe e não a mova.",
    ],
  },
  line: [
    "O orçamento por foto é grátis: portão por dentro e por fora, mais a largura.",
    "Com fotos e medida, o orçamento chega com modelo indicado e valor.",
    "Peça que o orçamento separe motor, mão de obra, acessórios e correções da folha.",
  ],
  sections: [
    {
      about: "check",
      headings: [
        "Fotos e medidas que o orçamento pede",
        "Como fotografar o portão para o orçamento",
        "O que mandar pelo WhatsApp",
      ],
      slots: [
        [
          "Boas imagens mostram coluna, trilho, dobradiça e energia, que são os pontos que definem o preço.",
          "Um conjunto de quatro ou cinco imagens costuma bastar para indicar o motor.",
          "Fotos de corpo inteiro e de detalhe, mais a largura, evitam surpresa no dia do serviço {em}.",
        ],
        [
          "Fotografe sem abrir a tampa do motor e sem ficar sob a folha.",
          "Tudo é feito de fora, com o portão parado e crianças afastadas.",
          "Nenhuma destas imagens pede desmontar peça, abrir caixa ou tocar em fio.",
        ],
      ],
      steps: [
        "Fotografe o portão fechado, de fora, inteiro na imagem.",
        "Repita de dentro, com as duas colunas aparecendo.",
        "Registre de perto a coluna, o trilho ou as dobradiças.",
        "Meça com trena a largura e a altura da folha.",
        "Fotografe a etiqueta do motor atual, se houver, sem abrir a tampa.",
        "Mande tudo com o bairro e o que você quer: motor novo, conserto ou revisão.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que forma o preço do orçamento",
        "As partes do orçamento",
        "Por que o valor muda de um portão a outro",
      ],
      slots: [
        [
          "Cinco partes formam o total: motor e central, mão de obra, elétrica, acessórios e correções da folha.",
          "O valor soma equipamento, instalação, ponto de energia, acessórios e reparos do portão.",
          "O motor é só uma parte; mão de obra, fiação, fotocélula e ajuste da folha completam a conta.",
        ],
        [
          "Nos kits basculantes, entrega e instalação já estão no preço, que parte de {price.lowest}.",
          "Para basculante {em}, o kit instalado sai por {models.pricesOr}.",
          "O kit basculante instalado começa em {price.lowest}, e a instalação avulsa de motor comprado à parte, em {price.installation}.",
        ],
        [
          "O que mais varia é o estado da folha: cabo, roldana, solda e equilíbrio são vistos caso a caso.",
          "Diferenças grandes entre propostas quase sempre vêm da fotocélula, da elétrica e da correção da folha.",
          "Ponto de energia distante e folha desalinhada são os itens que mais alteram o total.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como comparar orçamentos",
        "Compare os orçamentos item por item",
        "Perguntas que completam o orçamento",
      ],
      slots: [
        [
          "Peça o mesmo escopo a todos, porque dois totais só se comparam com os mesmos itens.",
          "Comparar apenas o total engana quando um inclui fotocélula e outro não.",
          "Ponha lado a lado motor, central, controles, instalação, acessórios e garantia.",
        ],
        [
          "Pergunte se a ligação elétrica está incluída e quem retira o motor antigo.",
          "Confirme quantos controles vêm, se há fotocélula e se o motor velho é retirado.",
          "Ligação elétrica, retirada do antigo e número de controles precisam constar na proposta.",
        ],
        [
          "A garantia também se compara: aqui são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Veja os prazos de garantia do motor e do serviço, que conosco são de {warranty.motor} e {warranty.installation}.",
          "O prazo de garantia deve vir por escrito; nosso motor tem {warranty.motor}, e a instalação, {warranty.installation}.",
        ],
      ],
      bullets: [
        "Marca, modelo e potência do motor",
        "Quantidade de controles",
        "Fotocélula incluída ou à parte",
        "Ligação elétrica e ponto de energia",
        "Correções na folha",
        "Garantia do motor e do serviço",
      ],
    },
    {
      about: "visit",
      headings: [
        "Quando a foto basta e quando é preciso ver",
        "Orçamento por foto ou no local",
        "O que a visita confirma",
      ],
      slots: [
        [
          "Em basculante residencial comum, fotos e medida costumam fechar o valor.",
          "Casos simples, de kit basculante ou troca de controle, se resolvem só por imagem.",
          "Para folha em bom estado e largura conhecida, a foto dá conta do orçamento.",
        ],
        [
          "Portão pesado, folha torta e uso coletivo pedem visita antes do preço final.",
          "Condomínio, galpão e folha desequilibrada precisam de medição no local.",
          "Quando há serralheria, rampa ou muitos usuários, o valor final sai depois de ver.",
        ],
        [
          "No local, o técnico testa a folha, confere a energia e confirma o que as imagens mostraram.",
          "A visita serve para medir, sentir o peso da folha e conferir o quadro elétrico.",
          "Ver de perto confirma coluna, trilho, tensão e equilíbrio, com o circuito desligado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O orçamento é cobrado?",
      answers: [
        "Não. O orçamento é grátis e sem compromisso, pelo WhatsApp, com fotos e medida do portão.",
        "É grátis. Você manda as imagens, recebe o valor com o que está incluído e decide se quer fechar.",
      ],
    },
    {
      question: "Quais fotos do portão devo mandar?",
      answers: [
        "Mande fotos do portão por fora, por dentro com as colunas, de um detalhe do trilho ou da dobradiça e da etiqueta do motor, se houver. Junte a largura e a altura.",
        "Mande uma foto de fora, uma de dentro e uma da coluna ou do trilho, mais a medida do vão. Em conserto, acrescente um vídeo com som.",
      ],
    },
    {
      question: "O preço do orçamento pode mudar no dia do serviço?",
      answers: [
        "Só se aparecer algo que as fotos não mostravam, como solda trincada ou fiação inadequada. O técnico avisa antes e você decide.",
        "Pode, se a folha ou a elétrica tiver defeito escondido. Qualquer acréscimo é informado antes de executar.",
      ],
    },
    {
      question: "Como meço o portão para o orçamento?",
      answers: [
        "Com o portão fechado, meça a largura de uma ponta à outra da folha e a altura do chão ao topo. Anote em metros e mande com as fotos.",
        "Use trena, com o portão fechado: largura total da folha e altura. No deslizante, diga também o espaço livre na lateral.",
      ],
    },
    {
      question: "O orçamento de conserto é fechado por vídeo?",
      answers: [
        "O vídeo dá uma estimativa. O valor final sai depois do teste no local, que mostra qual peça falhou e por quê.",
        "Em parte: casos simples já recebem preço, e os demais recebem estimativa, confirmada após a medição.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  related: ["preco", "medidas", "visita-tecnica", "kit", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
