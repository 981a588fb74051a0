import type { Concept } from "#domain/knowledge/concept.ts";

export const omegaport: Concept = {
  id: "omegaport",
  kind: "brand",
  label: "Omegaport",
  phrase: "o motor Omegaport",
  words: [
    "omegaport",
    "omega port",
    "motor omegaport",
    "motor omega port",
    "portão omegaport",
    "automatizador omegaport",
    "motores omegaport",
    "máquina omegaport",
    "portão eletrônico omegaport",
  ],
  intent: "buying",
  answers: {
    any: [
      "Omegaport é marca de motor de portão que vendemos, instalamos e consertamos, como serviço independente. Mesmo antigo costuma ter conserto se o redutor está firme: ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "Trabalhamos com a marca Omegaport de forma independente: venda, instalação e conserto de motor de portão automático. Regular em residência custa a partir de {price.preventive}, fora peças, e um automatizador novo, instalado na troca, de {price.homeSwap}.",
      "Sim, consertamos motor Omegaport, inclusive antigo, medindo capacitor, placa e redutor antes de falar em troca. A visita de ajuste residencial começa em {price.preventive}, sem peças, e o motor de portão novo, com serviço, sai de {price.homeSwap}.",
    ],
    repair: [
      "O conserto de motor de portão Omegaport começa pelo redutor: sem folga, troca-se só a peça elétrica. A visita de ajuste em casa parte de {price.preventive}, sem peças; com redutor gasto, a troca fica de {price.homeSwap}, com mão de obra.",
      "Consertamos Omegaport como assistência independente: ronco parado leva ao capacitor, giro em falso, à engrenagem, e parada fora do ponto, ao fim de curso. Regular custa desde {price.preventive} em residência, fora peças.",
    ],
    price: [
      "O preço de um motor Omegaport na troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}. Instalar o seu parte de {price.installation}, e só ajustar, de {price.preventive} em residência, sem peças.",
      "Quanto custa motor Omegaport: trocado e instalado em residência, de {price.homeSwap}; conserto, desde {price.preventive} no ajuste sem peças. Capacitor é barato, placa e engrenagem pesam mais.",
    ],
    buying: [
      "O motor de portão Omegaport que vendemos e instalamos fica, na troca em casa, de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor. Confirme o tipo de portão, o peso da folha e se há peça e controle do modelo.",
      "Quem trabalha com Omegaport, como nós, vende, instala e conserta de forma independente. A troca do automatizador em residência custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão, e em basculante de até {width.quarterHp} 1/4 HP costuma bastar.",
      "Para comprar Omegaport, motor de portão automático, compare capacidade e reposição do modelo. Instalado na troca em casa sai de {price.homeSwap}; motor já comprado tem instalação a partir de {price.installation}.",
    ],
    installation: [
      "Instalamos motor Omegaport em {time.tilting} no basculante e {time.sliding} no de correr, com a cremalheira a {rack.clearance} da engrenagem. Motor comprado por você tem mão de obra a partir de {price.installation}, e a troca completa fica de {price.homeSwap}.",
      "A venda e instalação de automatizador Omegaport, na troca em casa, custa de {price.homeSwap}; só instalar o seu, desde {price.installation}, com {warranty.installation} de garantia. A folha precisa estar leve e a fixação, firme.",
    ],
    comparison: [
      "Omegaport ou marca mais comum? Compare potência, peça do modelo e assistência perto, porque em motor de portão antigo a engrenagem decide. A troca em casa fica de {price.homeSwap} em qualquer uma, com mão de obra.",
      "Entre Omegaport e motores de mesmo porte, o funcionamento é parecido, e a reposição separa um do outro. Trocar por outra marca em residência sai de {price.homeSwap}, com suporte e controles novos.",
    ],
    question: [
      "Sim, consertamos Omegaport antigo, e vale a pena se o redutor está sem folga, porque capacitor, sensor e placa se trocam. O ajuste em casa parte de {price.preventive}, sem peças, e a troca fica de {price.homeSwap}.",
      "Nós trabalhamos com a marca Omegaport, de forma independente: venda, instalação e conserto de motor de portão. Regular custa desde {price.preventive} em residência, fora peças, já que o redutor firme permite consertar.",
    ],
    emergency: [
      "Motor Omegaport parado com carro preso ou portão aberto: desligue o disjuntor, afaste as pessoas e não force a folha. Só portão de correr ou de abrir, reto, se destrava, nunca basculante; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Omegaport, corte a energia e mande foto de longe e o endereço. Basculante com defeito fica travado; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Omegaport, cabem ao dono a limpeza por fora, a pilha do controle e a foto da etiqueta, com o disjuntor desligado. Gravar controle e regular força são do técnico, porque há tensão da rede na placa.",
      "Para lidar com motor Omegaport do portão, teste pilha, botoeira e fotocélula e leia a etiqueta. O controle segue a placa instalada, que pode ter sido trocada por outra marca.",
    ],
  },
  line: [
    "Antes de aposentar um Omegaport, peça a medição do capacitor e o exame do redutor.",
    "Em Omegaport antigo, a placa pode já ter sido trocada, e o controle deve combinar com a atual.",
    "O motor Omegaport se identifica pela etiqueta, e peça de redutor só serve no próprio modelo.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["Comprar um Omegaport: o que conferir", "Qual motor Omegaport serve", "Omegaport novo ou outra marca"],
      slots: [
        [
          "O tipo de abertura e o peso vêm antes da marca, e a capacidade deve passar da folha em um terço. Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Meça a folha e conte as aberturas antes de pedir preço. Até {width.quarterHp} de basculante, 1/4 HP atende; garagem coletiva pede uso intenso.",
          "Confirme se o modelo é do seu tipo de portão e se há folga de peso. Basculante de até {width.quarterHp} usa 1/4 HP.",
          "Folha primeiro, marca depois: peso, largura e uso definem o modelo. O 1/4 HP vai até {width.quarterHp} no basculante.",
        ],
        [
          "Pergunte por placa, engrenagem e controle daquele modelo na região, porque a reposição decide. Sem peça por perto, uma marca mais comum dá menos trabalho.",
          "Confirme a peça antes de fechar e veja se os controles da casa servem. Reposição fácil vale mais que diferença pequena de preço.",
          "A peça à venda é o desempate. Veja também se a central aceita os controles que você já tem.",
          "Sem reposição perto, pense em outra marca. Com ela, o Omegaport atende bem casa.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Omegaport: consertar ou trocar",
        "Ainda vale investir no Omegaport?",
        "O redutor decide o futuro do Omegaport",
      ],
      slots: [
        [
          "Vale se o redutor está firme: eixo sem folga e carcaça inteira favorecem o conserto. Folga, vazamento de graxa e dente gasto mostram que o motor, de vida média de {trade.life}, chegou ao limite.",
          "A decisão começa no redutor. Duas ou três peças por trocar, em motor com mais de {trade.life}, pedem a troca.",
          "Redutor bom, conserta-se; redutor gasto, troca-se. A vida média é de {trade.life}.",
          "Some peça e risco de novo defeito e compare. Perto de {trade.life} de uso, raramente falha um ponto só.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e fiação e fotocélula boas ficam. São {warranty.motor} de garantia no motor.",
          "Trocar em residência sai de {price.homeSwap}, instalado. O que estiver bom da fiação se aproveita.",
          "A troca fica de {price.homeSwap}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "De {price.homeSwap} é a troca em casa, serviço incluído, em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Como o Omegaport avisa que precisa de reparo",
        "Barulho, calor e parada no Omegaport",
        "Sinais de desgaste em motor Omegaport",
      ],
      slots: [
        [
          "Ruído que cresce com os meses é desgaste mecânico, e não placa. Calor forte em poucas aberturas mostra esforço, por folha pesada ou capacitor fraco.",
          "Som de moagem indica engrenagem ou graxa vencida. Motor muito quente para e volta frio, o que engana quem procura defeito na central.",
          "Áspero e contínuo, o som vem do redutor. Se ronca parado, desligue o disjuntor e não insista.",
          "Barulho, calor e tranco são mecânicos; silêncio é elétrico. Ronco sem movimento pede parar na hora.",
        ],
      ],
      bullets: [
        "Som áspero que aumenta: engrenagem ou rolamento",
        "Carcaça muito quente: folha pesada ou capacitor",
        "Folha aos trancos: dente quebrado",
        "Motor gira e a folha fica: transmissão",
        "Graxa escorrendo: retentor",
      ],
    },
    {
      about: "check",
      headings: [
        "O que ver no Omegaport antes da visita",
        "Verificação por fora no Omegaport",
        "Passos seguros com o Omegaport",
      ],
      slots: [
        [
          "Tudo se observa de fora, sem abrir carcaça nem tocar em fio. Em basculante, fique longe da folha e não mexa em cabo.",
          "Olhe, escute e anote, com crianças longe. Nenhum passo pede ferramenta.",
          "O som gravado é a informação mais útil. Basculante não se segura nem se destrava.",
          "Distância da folha e tampa fechada. O vídeo com som estreita a suspeita.",
        ],
      ],
      steps: [
        "Confira o disjuntor e troque a pilha do controle.",
        "Acione uma vez e grave o som do motor.",
        "Desligue o disjuntor.",
        "Veja se há graxa escorrendo ou parafuso solto na base.",
        "Fotografe a etiqueta do Omegaport.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O atendimento a motores Omegaport",
        "Conserto de Omegaport: como é feito",
        "Técnico para Omegaport, serviço independente",
      ],
      slots: [
        [
          "Sem vínculo com o fabricante, o técnico confere folha, fixação e folga do redutor, com o circuito desligado. Depois mede capacitor, enrolamento e placa e explica a causa.",
          "O serviço é independente e parte da medição. Redutor e folha vêm antes da parte elétrica.",
          "Primeiro o redutor, que mostra se compensa; depois capacitor e placa. O valor é dito antes do reparo.",
          "Folha, redutor e eletrônica são vistos nessa ordem. Somos assistência independente.",
        ],
        [
          "Feito o reparo, força e curso são regulados em vários ciclos. Só ajuste leva até {trade.smallRepair}.",
          "Curso e força saem testados. Sem peça, são até {trade.smallRepair}.",
          "A regulagem encerra, com teste de obstáculo. Um ajuste toma até {trade.smallRepair}.",
          "Até {trade.smallRepair} bastam para regular. Troca de peça depende do modelo.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Peças e controles para Omegaport",
        "Omegaport: original, compatível ou universal",
        "Como escolher peça para Omegaport",
      ],
      slots: [
        [
          "Capacitor se escolhe pelos microfarads e pela tensão, e não pela marca; engrenagem e bucha precisam ser do modelo. Controle e receptor podem ser de outra marca, se formarem par.",
          "Item elétrico comum tem equivalente, e peça de redutor não se adapta. Para engrenagem, conte dentes e meça o eixo.",
          "Capacitor e receptor são de uso geral; engrenagem é própria. O controle segue a central instalada.",
          "O que é elétrico se acha; o que é de redutor, só do modelo. Controle precisa falar o código do receptor.",
        ],
        [
          "A placa universal serve depois de conferidos potência, tensão e fim de curso. Se só o rádio falhou, um receptor avulso resolve.",
          "Sem a central original, uma universal compatível prolonga a vida. Receptor avulso é a saída simples para rádio.",
          "Universal em motor comum, depois de medir. Rádio ruim pede só receptor.",
          "Placa sem reposição dá lugar a uma universal. O motor é medido antes de ligar.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um motor Omegaport",
        "Preço de motor e conserto Omegaport",
        "O que entra no orçamento de um Omegaport",
      ],
      slots: [
        [
          "A troca em casa fica de {price.homeSwap}, com mão de obra; instalar o seu parte de {price.installation}. Capacidade e tipo de portão definem o valor.",
          "Motor e instalação, na troca residencial, custam de {price.homeSwap}; só a montagem, desde {price.installation}.",
          "De {price.homeSwap} na troca em casa, e de {price.heavySwap} em portão pesado, serviço incluído.",
          "Instalado na troca, sai de {price.homeSwap}. Motor comprado fora tem instalação a partir de {price.installation}.",
        ],
        [
          "No conserto, o ajuste em casa parte de {price.preventive}, sem peças; capacitor soma pouco, placa e engrenagem, mais.",
          "Regular custa desde {price.preventive} em residência, fora peças. Engrenagem é o que mais muda a conta.",
          "Do ajuste, a partir de {price.preventive} sem peças, à engrenagem, a peça define. O valor é dito antes.",
          "Capacitor e ímã são baratos; placa e engrenagem, não. A regulagem começa em {price.preventive} em casa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Omegaport ainda tem peça?",
      answers: [
        "Se Omegaport ainda tem peça depende do modelo: itens elétricos têm equivalente, e os de redutor precisam ser do motor.",
        "Muitos itens, sim. Sem peça interna, compara-se com a troca.",
        "Capacitor, receptor e placa se resolvem; engrenagem, pela etiqueta.",
      ],
    },
    {
      question: "O Omegaport ronca e não abre. É motor queimado?",
      answers: [
        "Omegaport que ronca e não abre nem sempre é motor queimado: capacitor fraco e folha presa dão o mesmo. Desligue o disjuntor.",
        "Pode ser só o capacitor. Queimado costuma cheirar a verniz ou derrubar o disjuntor.",
        "Nem sempre. A medição separa capacitor de enrolamento.",
      ],
    },
    {
      question: "Posso usar controle de outra marca no Omegaport?",
      answers: [
        "Pode usar controle de outra marca no Omegaport se combinar com o receptor em frequência e código.",
        "Sim, desde que compatível e cadastrado. Um receptor avulso é outra opção.",
        "Pode. Veja antes qual placa está instalada.",
      ],
    },
    {
      question: "Meu Omegaport vaza graxa. É grave?",
      answers: [
        "Omegaport que vaza graxa tem vedação cansada, e sem graxa as engrenagens se gastam depressa. Vale examinar logo.",
        "Merece visita. Retentor novo agora custa menos que redutor depois.",
        "Fica grave se continuar em uso. Troca-se o retentor e repõe-se a graxa.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Omegaport?",
      answers: [
        "Um motor Omegaport dura, como os de portão bem instalados, de {trade.life}. Folha pesada e água encurtam.",
        "A referência é de {trade.life}. Revisão {visits.home} pesa mais que o nome na tampa.",
        "De {trade.life}, com folha leve.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Omegaport, outra da base do motor e um vídeo com o som dele ao abrir",
  traits: {
    Origem: "Marca de automatizadores vendida no Brasil",
    "Conhecida por": "Automatizadores de portão, com versões para basculante",
    "Peças e controles": "Elétricas têm equivalentes; engrenagem é do modelo",
    Atenção: "Examinar o redutor antes de investir em peça",
  },
  related: ["ggport", "redutor", "capacitor", "troca", "engrenagem", "placa"],
  topic: "troca-de-motor-de-portao",
};
