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
      "Omegaport é uma marca de motor de portão que vendemos, instalamos e consertamos, como serviço independente. Mesmo o antigo costuma ter conserto se as engrenagens estão firmes. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "O motor Omegaport de portão automático pode ser comprado, instalado e consertado conosco, de forma independente da marca. Regular em residência custa a partir de {price.preventive}, fora peças, e um automatizador novo, instalado na troca, sai de {price.homeSwap}.",
      "Sim, consertamos motor Omegaport, inclusive antigo, e medimos capacitor, placa e redutor antes de falar em troca. A visita de ajuste residencial começa em {price.preventive}, sem peças, e o motor de portão novo, com o serviço, sai de {price.homeSwap}.",
    ],
    repair: [
      "O conserto de motor de portão Omegaport começa pelo redutor, o conjunto de engrenagens: se ele está firme, troca-se só a peça elétrica. A visita de ajuste em casa parte de {price.preventive}, sem peças. Com o redutor gasto, a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "Num motor Omegaport, ronco sem movimento costuma ser capacitor, giro em falso indica engrenagem, e parada fora do ponto, fim de curso. O técnico mede antes de trocar, como assistência independente. Regular custa desde {price.preventive} em residência, fora peças.",
    ],
    price: [
      "O preço de um motor Omegaport na troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado, de {price.heavySwap}. Instalar um motor que você já tem parte de {price.installation}, e só ajustar, de {price.preventive} em residência, sem peças.",
      "O preço do motor Omegaport depende do serviço: trocado e instalado em residência, de {price.homeSwap}; só com ajuste, desde {price.preventive}, sem peças. No conserto, o capacitor é barato, e placa e engrenagem custam mais.",
    ],
    buying: [
      "O motor de portão Omegaport que vendemos e instalamos fica, na troca em casa, de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor. Antes de fechar, confirmamos o tipo de portão, o peso da folha e se há peça e controle do modelo.",
      "O motor Omegaport é escolhido pelo tipo de portão e pelo peso da folha, depois de confirmado que há peça e controle do modelo. A troca do automatizador em residência custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão. Em basculante de até {width.quarterHp}, um motor de 1/4 HP costuma bastar.",
      "Para comprar Omegaport, motor de portão automático, compare a capacidade e a reposição de peças do modelo. Instalado na troca em casa, sai de {price.homeSwap}; um motor que você já comprou tem instalação a partir de {price.installation}.",
    ],
    installation: [
      "A instalação do motor Omegaport leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a cremalheira a {rack.clearance} da engrenagem. Motor comprado por você tem mão de obra a partir de {price.installation}, e a troca completa fica de {price.homeSwap}.",
      "A venda e instalação de automatizador Omegaport, na troca em casa, custa de {price.homeSwap}; só instalar o seu, desde {price.installation}, com {warranty.installation} de garantia no serviço. A folha precisa estar leve e a fixação do motor, firme.",
    ],
    comparison: [
      "Entre Omegaport e uma marca mais comum, compare a potência, a oferta de peças e a assistência perto de você, porque num motor antigo a engrenagem decide. A troca em casa fica de {price.homeSwap} em qualquer uma, com mão de obra.",
      "Um Omegaport e outros motores de mesmo porte funcionam de modo parecido, e o que os separa é a facilidade de achar peça. Trocar por outra marca em residência sai de {price.homeSwap}, já com o serviço, e pode exigir suporte e controles novos.",
    ],
    question: [
      "Sim, consertamos Omegaport antigo, e vale a pena se o redutor está sem folga, porque capacitor, sensor e placa se trocam. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "Nós trabalhamos com a marca Omegaport de forma independente, na venda, na instalação e no conserto de motor de portão. Regular custa desde {price.preventive} em residência, fora peças, e motor com engrenagens firmes em geral pode ser consertado.",
    ],
    emergency: [
      "Motor Omegaport parado com carro preso ou portão aberto deve ser desligado no disjuntor, com as pessoas longe e sem forçar a folha. Só portão de correr ou de abrir, reto, pode ser destravado, nunca basculante. Chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Omegaport, corte a energia e mande uma foto tirada de longe, com o endereço. Basculante com defeito fica travado até a visita. O contato funciona {shop.hours}, e o valor é informado antes do serviço.",
    ],
    "how-to": [
      "No motor Omegaport, você pode limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle e regular força são do técnico, porque há tensão da rede na placa.",
      "Para descobrir o que há com o motor Omegaport do portão, teste a pilha, a botoeira e a fotocélula e leia a etiqueta. O controle depende da placa instalada, que pode ter sido trocada por outra marca.",
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
          "O tipo de abertura e o peso da folha vêm antes da marca, e a capacidade do motor deve passar desse peso em um terço. Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Meça a folha e conte as aberturas antes de pedir preço. Num basculante de até {width.quarterHp}, 1/4 HP atende; em garagem coletiva, o motor precisa ser de uso intenso.",
          "Confirme se o modelo é do seu tipo de portão e se suporta a folha com folga. Basculante de até {width.quarterHp} usa 1/4 HP, e portão maior precisa de mais potência.",
          "O peso, a largura e o uso do portão definem o modelo, e só depois se olha a marca. O motor de 1/4 HP vai até {width.quarterHp} no basculante.",
        ],
        [
          "Pergunte se há placa, engrenagem e controle daquele modelo na região, porque a reposição decide. Sem peça por perto, uma marca mais comum dá menos trabalho.",
          "Confirme a oferta de peças antes de fechar e veja se os controles da casa servem. Reposição fácil vale mais que uma diferença pequena de preço.",
          "Entre dois motores parecidos, escolha aquele que tem peça à venda. Veja também se a central aceita os controles que você já tem.",
          "Onde não se acha engrenagem do modelo, considere outra marca. Com peças disponíveis, o Omegaport atende bem uma casa.",
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
          "O conserto vale a pena se o redutor está firme, com eixo sem folga e carcaça inteira. Folga, vazamento de graxa e dente gasto mostram que o motor, de vida média de {trade.life}, chegou ao limite.",
          "A decisão começa pelo redutor, o conjunto de engrenagens. Quando há duas ou três peças por trocar, num motor com mais de {trade.life}, a troca compensa mais.",
          "Com o redutor bom, o motor merece conserto. Com o redutor gasto, a troca é melhor. A vida média de um motor de portão é de {trade.life}.",
          "Some o preço das peças e o risco de um novo defeito e compare com a troca. Perto de {trade.life} de uso, raramente falha um ponto só.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, e a fiação e a fotocélula que estão boas são mantidas. O motor novo tem {warranty.motor} de garantia.",
          "Trocar o motor em residência sai de {price.homeSwap}, instalado. A fiação e os sensores que estiverem bons são aproveitados na troca.",
          "A troca residencial fica de {price.homeSwap}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "Um motor novo no lugar do antigo, em casa, custa de {price.homeSwap}, com o serviço incluído. A troca pode ser paga em até {shop.instalments} vezes no cartão.",
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
          "Som de moagem indica engrenagem gasta ou graxa vencida. O motor muito quente para e volta depois de esfriar, o que faz a placa parecer culpada.",
          "Um som áspero e contínuo vem do redutor. Se o motor ronca sem girar, desligue o disjuntor e não insista, porque o enrolamento pode queimar.",
          "Barulho, calor e tranco costumam ser defeito mecânico; motor calado costuma ser elétrico. Ronco sem movimento é motivo para parar na hora.",
        ],
      ],
      bullets: [
        "Som áspero que aumenta: engrenagem ou rolamento gasto",
        "Carcaça muito quente: folha pesada ou capacitor fraco",
        "Folha aos trancos: dente quebrado na engrenagem",
        "Motor gira e a folha não anda: transmissão",
        "Graxa escorrendo: retentor gasto",
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
          "Tudo se observa de fora, sem abrir a carcaça nem tocar em fio. Se o portão é basculante, fique longe da folha e não mexa em cabo.",
          "Olhe, escute e anote, com as crianças longe. Nenhum dos passos exige ferramenta nem tampa aberta.",
          "O som gravado é a informação mais útil para o técnico. Basculante não se segura nem se destrava para o teste.",
          "Mantenha distância da folha e deixe a tampa do motor fechada. Um vídeo com som ajuda a saber qual peça falhou.",
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
          "Sem vínculo com o fabricante, o técnico confere a folha, a fixação e a folga do redutor, com o circuito desligado. Depois mede capacitor, enrolamento e placa e explica a causa.",
          "O serviço é independente da fábrica e parte da medição. Redutor e folha são examinados antes da parte elétrica, porque mostram se o conserto compensa.",
          "O exame começa pelo redutor, que mostra se o conserto vale a pena, e segue por capacitor e placa. O valor é informado antes do reparo.",
          "A folha, o redutor e a parte elétrica são vistos nessa ordem, por assistência independente da marca. Você aprova o orçamento antes de qualquer troca.",
        ],
        [
          "Feito o reparo, força e ponto de parada são regulados em várias aberturas. Quando é só ajuste, o serviço leva até {trade.smallRepair}.",
          "O ponto de parada e a força são testados antes da entrega. Sem peça a trocar, a visita toma até {trade.smallRepair}.",
          "A regulagem encerra o trabalho, com teste de obstáculo feito com um objeto. Um ajuste simples leva até {trade.smallRepair}.",
          "Até {trade.smallRepair} é o tempo de uma regulagem. A troca de peça depende do modelo e do que se acha no motor aberto.",
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
          "O capacitor se escolhe pelos microfarads e pela tensão, e não pela marca; engrenagem e bucha precisam ser do modelo. Controle e receptor podem ser de outra marca, se usarem o mesmo código.",
          "Item elétrico comum tem equivalente no mercado, mas peça de redutor não se adapta. Para pedir a engrenagem, contam-se os dentes e mede-se o eixo.",
          "Capacitor e receptor são de uso geral, e a engrenagem é própria do motor. O controle depende da central que está instalada.",
          "A parte elétrica se acha com facilidade, e as engrenagens só servem se forem do modelo. Um controle novo precisa usar o mesmo código do receptor.",
        ],
        [
          "A placa universal serve depois de conferidos potência, tensão e fim de curso. Se só o rádio falhou, um receptor avulso resolve por menos.",
          "Quando não se acha a central original, uma universal compatível mantém o motor em uso. Para defeito só no rádio, basta um receptor avulso.",
          "A central universal funciona em motor comum, depois de medido o consumo. Quando o controle não é lido, a troca do receptor costuma bastar.",
          "Uma placa sem reposição pode dar lugar a uma universal, com o motor medido antes de ligar. Rádio com defeito se resolve com receptor avulso.",
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
          "A troca em casa fica de {price.homeSwap}, com mão de obra. Instalar um motor que já é seu parte de {price.installation}. A capacidade e o tipo de portão definem o valor.",
          "Motor e instalação, na troca residencial, custam de {price.homeSwap}. Só a montagem, de um motor comprado à parte, sai desde {price.installation}.",
          "O valor da troca vai de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com o serviço incluído.",
          "Instalado na troca residencial, o motor sai de {price.homeSwap}. Quem comprou o motor fora paga a instalação, a partir de {price.installation}.",
        ],
        [
          "No conserto, o ajuste em casa parte de {price.preventive}, sem peças. Entre as peças, o capacitor custa pouco, e placa e engrenagem custam mais.",
          "Regular custa desde {price.preventive} em residência, fora peças. No conserto, a engrenagem é o que mais muda a conta, porque exige abrir o motor.",
          "O conserto vai do ajuste, a partir de {price.preventive} sem peças, à troca de engrenagem, que é a mais cara. O valor do conserto é informado antes.",
          "Capacitor e ímã são baratos; placa e engrenagem custam mais. A regulagem, sem nenhuma peça, começa em {price.preventive} em casa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Omegaport ainda tem peça?",
      answers: [
        "Se Omegaport ainda tem peça depende do modelo: itens elétricos têm equivalente, e os de redutor precisam ser do próprio motor.",
        "Muitos itens, sim. Quando falta uma peça interna, compara-se o conserto com a troca do motor.",
        "Capacitor, receptor e placa se resolvem com equivalentes; a engrenagem se procura pela etiqueta.",
      ],
    },
    {
      question: "O Omegaport ronca e não abre. É motor queimado?",
      answers: [
        "Omegaport que ronca e não abre nem sempre é motor queimado: capacitor fraco e folha presa dão o mesmo sintoma. Desligue o disjuntor até a medição.",
        "Pode ser só o capacitor. Motor queimado costuma cheirar a verniz ou derrubar o disjuntor.",
        "Nem sempre. A medição mostra se o defeito é do capacitor ou do enrolamento.",
      ],
    },
    {
      question: "Posso usar controle de outra marca no Omegaport?",
      answers: [
        "Pode usar controle de outra marca no Omegaport se ele combinar com o receptor em frequência e código.",
        "Sim, desde que compatível e cadastrado. Um receptor avulso é outra opção.",
        "Pode. Veja antes qual placa está instalada, porque é ela que lê o controle.",
      ],
    },
    {
      question: "Meu Omegaport vaza graxa. É grave?",
      answers: [
        "Omegaport que vaza graxa tem vedação gasta, e sem graxa as engrenagens se desgastam depressa. Peça a avaliação logo.",
        "Merece visita. Trocar o retentor agora custa menos que trocar o redutor depois.",
        "Fica grave se o motor continuar em uso. O conserto é trocar o retentor e repor a graxa.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Omegaport?",
      answers: [
        "Um motor Omegaport dura, como os de portão bem instalados, de {trade.life}. Folha pesada e água encurtam esse tempo.",
        "A referência é de {trade.life}. A revisão {visits.home} conta mais que o nome na tampa.",
        "De {trade.life}, com a folha leve e o motor protegido da água.",
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
