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
      "Para o orçamento de motor, bastam duas fotos do portão e a largura da folha, na maior parte dos casos. A resposta diz o modelo indicado, o preço, o que está incluído e o que precisa ser visto no local.",
      "O orçamento é grátis e vem com motor, mão de obra, acessórios e acerto da folha em linhas separadas. Mande fotos por dentro e por fora, que mostrem a coluna, o trilho e a tomada, e a largura do portão.",
    ],
    price: [
      "O orçamento é grátis, por foto, com o motor já existente ou não: no basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega, e a troca de motor nos outros portões de casa fica de {price.homeSwap}. A primeira instalação no de correr ou de abrir tem o valor passado pela foto e pela largura da folha.",
      "O orçamento por foto não custa nada: quem ainda não tem motor paga a partir de {price.lowest} pelo kit basculante instalado, e quem já tem, de {price.homeSwap} pela troca em residência. Para o seu caso, ou para conserto, mande o portão por dentro e por fora e a largura da folha.",
      "O orçamento é grátis, pelo WhatsApp, para instalar, trocar ou consertar: diga se o portão já tem motor e mande fotos e a largura da folha. Para comparar, o kit basculante instalado começa em {price.lowest}, a troca de motor em residência fica de {price.homeSwap}, e só a regulagem custa a partir de {price.preventive}, sem peças.",
    ],
    repair: [
      "O orçamento de conserto é grátis: grave a tentativa de abrir, com som e de longe, e fotografe a etiqueta do motor. Só a regulagem, em residência, custa a partir de {price.preventive}, sem peças; a peça é orçada pelo modelo.",
      "Para o orçamento de conserto, mande o vídeo do defeito, a foto da etiqueta e diga quando começou. A peça e a mão de obra vêm separadas, e o ajuste sem peças, em residência, começa em {price.preventive}.",
    ],
    "how-to": [
      "Pedir orçamento por foto leva poucos minutos: fotografe o portão fechado por fora, depois por dentro com as colunas, meça a largura e registre a etiqueta do motor sem abrir a tampa. Mande junto o bairro.",
      "Para um orçamento preciso, siga a ordem: foto de fora, foto de dentro, detalhe da coluna ou do trilho, medida do vão e etiqueta do motor. Se a folha estiver torta, fotografe de longe e não a mova.",
    ],
  },
  line: [
    "O orçamento por foto é grátis: portão por dentro e por fora, mais a largura.",
    "Com fotos e medida, o orçamento chega com modelo indicado e valor.",
    "O orçamento separa motor, mão de obra, acessórios e acerto da folha.",
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
          "As fotos precisam mostrar a coluna, o trilho ou as dobradiças e onde fica a tomada, que são os pontos que mudam o preço.",
          "Quatro ou cinco fotos e a largura da folha costumam bastar para indicar o motor.",
          "Uma foto de fora, uma de dentro e a largura evitam surpresa no dia do serviço {em}.",
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
        "O que entra no orçamento",
        "Por que o valor muda de um portão a outro",
      ],
      slots: [
        [
          "O total soma o motor com a central, a mão de obra, a ligação elétrica, os acessórios e, se preciso, o acerto da folha.",
          "O peso, a largura e o número de aberturas por dia definem o motor; o estado da folha e a distância da tomada definem o resto.",
          "No conserto, o orçamento tem duas linhas: a peça, que muda com o modelo do motor, e a mão de obra.",
          "Fotocélula, sinaleiro, trava e nobreak são orçados à parte; a fotocélula é a que mais recomendamos.",
        ],
        [
          "Nos kits basculantes, motor, central, controles, entrega e instalação já estão no preço, a partir de {price.lowest}.",
          "No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega.",
          "A troca de um motor em residência fica de {price.homeSwap}, com motor e mão de obra.",
          "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças.",
        ],
        [
          "Cabo gasto, roldana presa, solda aberta e folha torta são vistos na foto e orçados antes, em linha própria.",
          "Se a tomada fica longe do motor, o ponto de energia entra no orçamento ou fica com o seu eletricista.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Coluna fraca e trilho torto encarecem a instalação, e por isso a foto de perto ajuda a fechar o valor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["O que vem escrito no orçamento", "Como comparar com outros orçamentos", "O orçamento, item por item"],
      slots: [
        [
          "O nosso diz a marca e o modelo do motor, quantos controles vêm, o que está incluído e o que fica de fora.",
          "Um total só se compara com outro quando os dois incluem os mesmos itens: motor, controles, fotocélula, instalação e garantia.",
          "Motor, mão de obra, acessórios e acerto da folha vêm em linhas separadas, para você tirar ou acrescentar.",
        ],
        [
          "Veja se a ligação elétrica e a retirada do motor antigo estão na conta, porque é onde as propostas mais diferem.",
          "Um preço muito abaixo costuma deixar de fora a fotocélula, a fiação ou o acerto da folha.",
          "No conserto, veja se a peça é original ou compatível e se a regulagem e o teste estão incluídos.",
        ],
        [
          "A nossa garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação.",
          "No motor vendido por nós a garantia é de {warranty.motor}; na instalação, de {warranty.installation}; no conserto valem os 90 dias da lei.",
          "A garantia vai escrita: {warranty.motor} no motor e {warranty.installation} na instalação.",
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
          "Em basculante residencial comum, duas fotos e a largura costumam fechar o valor.",
          "Kit novo, troca de motor e controle são orçados só por imagem, se a folha está em bom estado.",
          "Em folha reta, de largura conhecida e com tomada perto, a foto basta para fechar o valor.",
        ],
        [
          "Portão pesado, folha torta e entrada de prédio pedem visita antes do preço final.",
          "Condomínio, galpão e folha desequilibrada precisam de medição no local.",
          "Quando há solda, rampa ou muitos usuários, o valor final sai depois de ver o portão.",
        ],
        [
          "No local, o técnico move a folha na mão, confere a coluna e o trilho e mede a energia no ponto do motor.",
          "O que a visita mostrar de diferente das fotos é dito antes, e você decide se continua.",
          "Na visita são conferidos o peso da folha, a firmeza da coluna, a tensão e o disjuntor.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Do orçamento ao serviço marcado",
        "Depois que você recebe o valor",
        "Quanto tempo leva o serviço depois do orçamento",
      ],
      slots: [
        [
          "Aceito o valor, você escolhe o dia e o turno, e o técnico leva o motor ou a peça do orçamento.",
          "Com o valor aprovado pelo WhatsApp, o dia da visita é marcado na mesma conversa.",
          "Você guarda o valor por escrito na conversa e marca o dia quando decidir.",
        ],
        [
          "A instalação leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
          "Um conserto de peça comum costuma terminar em uma visita; a instalação de motor leva até {time.home.max} em residência.",
          "Em portão pesado, conte com {time.heavy} de serviço.",
        ],
        [
          "No dia, o técnico confere o portão antes de começar; se algo mudar o preço, você decide antes.",
          "Deixe livres o quadro de luz e a frente do portão, e um adulto em casa para acompanhar o teste.",
          "O serviço termina com os controles gravados e o portão testado com você.",
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
