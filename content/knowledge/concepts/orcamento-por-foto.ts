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
      "Fazemos o orçamento grátis pelo WhatsApp: na maior parte dos casos, bastam duas fotos do portão e a largura da folha. A resposta diz o modelo indicado, o preço, o que está incluído e o que precisa ser visto no local.",
      "O orçamento é grátis e vem com motor, mão de obra, acessórios e acerto da folha em linhas separadas. Mande fotos por dentro e por fora, que mostrem a coluna, o trilho e a tomada, e a largura do portão.",
    ],
    price: [
      "O orçamento é grátis, por foto: no basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega, e a troca de motor nos outros portões de casa fica de {price.homeSwap}. Para a primeira instalação no de correr ou de abrir, passamos o valor pela foto e pela largura da folha.",
      "O orçamento por foto não custa nada: o kit basculante instalado sai a partir de {price.lowest}, e a troca do motor em residência fica de {price.homeSwap}. Para o valor do seu portão, ou de um conserto, mande fotos de dentro e de fora e a largura da folha.",
      "O orçamento é grátis, pelo WhatsApp, para instalar, trocar ou consertar. Como referência, o kit basculante instalado começa em {price.lowest}, a troca de motor em residência fica de {price.homeSwap}, e só a regulagem custa a partir de {price.preventive}, sem peças. Diga se o portão já tem motor e mande fotos e a largura da folha.",
    ],
    repair: [
      "O orçamento de conserto é grátis: grave de longe, com som, a tentativa de abrir e fotografe a etiqueta do motor. Só a regulagem, em residência, custa a partir de {price.preventive}, sem peças; o preço da peça muda com o modelo.",
      "Passamos o orçamento de conserto pelo WhatsApp: mande o vídeo do defeito e a foto da etiqueta e diga quando começou. A peça e a mão de obra vêm separadas, e o ajuste sem peças, em residência, começa em {price.preventive}.",
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
          "Mande fotos que mostrem a coluna, o trilho ou as dobradiças e a tomada, porque são eles que mudam o preço.",
          "Quatro ou cinco fotos e a largura da folha costumam bastar para indicar o motor e passar o valor.",
          "Uma foto de fora, uma de dentro e a largura da folha são o mínimo para orçar um portão {em}.",
        ],
        [
          "Fotografe sem abrir a tampa do motor e sem ficar sob a folha.",
          "Fotografe com o portão parado e as crianças afastadas da folha.",
          "Nenhuma foto exige desmontar peça, abrir caixa ou tocar em fio.",
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
        "O que entra na conta do orçamento",
        "De que o valor do orçamento é feito",
      ],
      slots: [
        [
          "O total soma o motor com a central, a mão de obra, a ligação elétrica, os acessórios e, se preciso, o acerto da folha.",
          "O peso, a largura e o número de aberturas por dia definem o motor; o estado da folha e a distância da tomada definem o resto.",
          "Na instalação, o valor é o do motor com a mão de obra; no conserto, o da peça, que muda com o modelo, e o do serviço.",
          "O valor parte do motor e da mão de obra; fotocélula, sinaleiro, trava e nobreak somam quando você os pede.",
        ],
        [
          "Nos kits basculantes, motor, central, controles, entrega e instalação já estão no preço, a partir de {price.lowest}.",
          "No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, com entrega.",
          "A troca de um motor em residência fica de {price.homeSwap}, com motor e mão de obra.",
          "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças.",
        ],
        [
          "Cabo gasto, roldana presa, solda aberta e folha torta costumam aparecer na foto e são orçados como itens próprios.",
          "Se a tomada fica longe do motor, o ponto de energia soma ao valor ou fica com o seu eletricista.",
          "O total pode ser pago por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Coluna fraca e trilho torto encarecem a instalação, porque são corrigidos antes do motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["O que conferir no orçamento", "Como ler e comparar orçamentos", "O orçamento, item por item"],
      slots: [
        [
          "Um bom orçamento diz a marca e o modelo do motor, quantos controles vêm, o que está incluído e o que fica de fora.",
          "Dois orçamentos só se comparam quando incluem os mesmos itens: motor, controles, fotocélula, instalação e garantia.",
          "No nosso orçamento, motor, mão de obra, acessórios e acerto da folha vêm em linhas separadas, para comparar com outros.",
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
        "Quando a foto basta e quando é preciso visita",
        "Orçamento por foto ou no local",
        "Foto ou visita: como o valor é fechado",
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
          "Quando há solda, rampa ou muitos usuários, o valor final é passado depois da visita.",
        ],
        [
          "No local, o técnico move a folha na mão, confere a coluna e o trilho e mede a energia no ponto do motor.",
          "Se a visita mostrar algo que as fotos não mostravam, você recebe o novo valor e decide se continua.",
          "Na visita são conferidos o peso da folha, a firmeza da coluna, a tensão e o disjuntor.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Do orçamento ao serviço pronto",
        "Depois que você aprova o valor",
        "Orçamento aprovado: como segue o serviço",
      ],
      slots: [
        [
          "Aprovado o valor, você escolhe o dia e o turno, e o técnico leva o motor ou a peça do orçamento.",
          "Depois da aprovação pelo WhatsApp, o dia do serviço é marcado na mesma conversa.",
          "O valor fica por escrito na conversa, e o dia do serviço é marcado quando você decidir.",
        ],
        [
          "A instalação leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
          "Um conserto de peça comum costuma terminar em uma visita; a instalação de motor leva até {time.home.max} em residência.",
          "O serviço leva até {time.home.max} em portão de casa e de {time.heavy} em portão pesado.",
        ],
        [
          "No dia, o técnico confere a folha e a energia antes de começar e, no fim, testa o portão com você.",
          "Deixe livres o quadro de luz e a frente do portão, e um adulto em casa para acompanhar o teste.",
          "O serviço termina com os controles gravados e o portão testado com você.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O orçamento é cobrado se eu não fechar o serviço?",
      answers: [
        "Não. O orçamento por foto é grátis e sem compromisso. Se for preciso ir ao local, o valor da ida, quando há, é dito antes de marcar.",
        "O orçamento por foto e vídeo não custa nada, feche você ou não. Só a ida ao local pode ter custo, e você sabe disso antes de marcar.",
      ],
    },
    {
      question: "E se a etiqueta do motor estiver apagada?",
      answers: [
        "Mande fotos do motor inteiro, de vários lados, e do controle: o formato da carcaça e a marca do controle costumam bastar para reconhecer a linha. Não abra a tampa.",
        "Fotografe o motor por fora, a marca no controle e a nota, se ainda a tiver. Se mesmo assim houver dúvida, o técnico confere o modelo no local.",
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
        "Com o portão fechado, meça a largura de uma ponta à outra da folha e a altura do chão ao topo. Uma diferença de poucos centímetros não costuma mudar o motor.",
        "Use trena, com o portão fechado: largura total da folha e altura. No portão de correr, diga também quanto espaço livre há ao lado do vão.",
      ],
    },
    {
      question: "O orçamento de conserto é fechado por vídeo?",
      answers: [
        "O vídeo dá uma estimativa. O valor final vem depois do teste no local, que mostra qual peça falhou e por quê.",
        "Nos defeitos simples, como controle ou roldana, muitas vezes sim. Nos outros, o vídeo permite uma estimativa, que o técnico confirma com a medição no local.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  related: ["preco", "medidas", "visita-tecnica", "kit", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
