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
      "O motor Omegaport é um automatizador de portão que vendemos, instalamos e consertamos. Antes de aposentar o seu, peça a medição do capacitor e o exame do redutor: muitas vezes o conserto basta.",
      "O Omegaport segue o princípio de qualquer motor de portão: um redutor move a folha e uma central comanda. Na compra ou no conserto, a etiqueta diz qual modelo é e qual peça serve.",
      "Se o seu portão tem Omegaport, guarde uma foto da etiqueta. Modelo, tensão e potência definem capacitor, engrenagem e placa, e o controle certo é o da central que está instalada hoje.",
    ],
    repair: [
      "Damos assistência independente a motores Omegaport. O ronco sem partida leva ao capacitor, giro em falso leva à engrenagem, e uma parada fora do ponto leva ao fim de curso; tudo é medido antes da troca.",
      "Consertamos Omegaport no local, como serviço independente. O técnico examina o redutor primeiro: sem folga, trocamos a peça elétrica; com folga, mostramos a conta do conserto e da troca.",
    ],
    price: [
      "O preço de um motor Omegaport instalado sai depois de confirmada a capacidade dele para a sua folha: em casa, de {price.homeSwap} com mão de obra; em portão pesado, de {price.heavySwap}. Mande foto e medidas, sem custo.",
      "O preço de um motor Omegaport muda com a capacidade: em casa, a troca vai de {price.homeSwap}. Para instalar um já comprado, a mão de obra parte de {price.installation}; para conserto, a foto da etiqueta e o vídeo dão a estimativa, sem custo.",
    ],
    buying: [
      "Para comprar um Omegaport, confirme disponibilidade do modelo, peso que ele move e tensão da rede. Mande foto e medidas do portão: indicamos a versão, ou uma equivalente de outra marca, com o preço instalado.",
      "Na compra de um motor Omegaport, pergunte por peças e controles de reposição daquele modelo. Parcelamos em até {shop.instalments} vezes, e o motor instalado por nós tem {warranty.motor} de garantia.",
    ],
    installation: [
      "Instalamos motor Omegaport comprado por você, com mão de obra a partir de {price.installation}. O trabalho cobre suporte, ligação em circuito próprio, regulagem do curso e da força, gravação dos controles e teste com a fotocélula.",
      "Para instalar um Omegaport, a folha deve estar leve e a fixação, firme. Em basculante, a montagem leva de {time.tilting}; em deslizante, de {time.sliding}, com a cremalheira em {rack.clearance} de folga.",
    ],
    comparison: [
      "Omegaport ou uma marca mais comum na sua região? Compare a oferta de peças do modelo, a potência e a assistência. Em motor antigo, a facilidade de achar engrenagem e placa costuma decidir.",
      "Entre Omegaport e motores de mesmo porte, o funcionamento é parecido. O que separa um do outro é a reposição disponível, o tipo de central e os controles que a casa já usa.",
    ],
    question: [
      "Sim, o Omegaport atende quando o modelo serve à folha e há peça dele por perto. Se o seu já está instalado, o redutor sem folga indica que ainda compensa consertar; a foto da etiqueta começa a resposta.",
      "Depende do redutor e da peça: Omegaport com redutor firme costuma valer o conserto, e um novo vale quando a reposição do modelo está confirmada. Mande a etiqueta e o que o portão faz.",
    ],
    emergency: [
      "Motor Omegaport parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor Omegaport, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Omegaport, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Omegaport, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
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
          "Confirme se o modelo é do seu tipo de portão e se a capacidade passa do peso da folha.",
          "O tipo de abertura e o peso decidem primeiro; a marca vem depois.",
          "Meça a folha e conte as aberturas por dia antes de pedir o preço.",
        ],
        [
          "Pergunte por placa, engrenagem e controle daquele modelo na sua região.",
          "A reposição decide: sem peça por perto, um motor de marca mais comum dá menos trabalho.",
          "Se a casa já tem controles da marca, confirme que a central nova os aceita.",
        ],
        [
          "Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Uma garagem coletiva pede versão de uso intenso, seja qual for o fabricante.",
          "Fotocélula, suporte e ponto de energia entram no orçamento junto com o motor.",
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
          "A decisão começa no redutor: eixo sem folga e carcaça inteira favorecem o conserto.",
          "Com o redutor firme, capacitor, sensor e placa se trocam e o motor segue em uso.",
          "Folga no eixo, vazamento de graxa e dente gasto são sinais de que a máquina chegou ao limite.",
        ],
        [
          "Some a peça, a visita e a chance de novo defeito, e compare com o motor novo.",
          "Se duas ou três peças precisam sair de uma vez, a troca costuma ser mais previsível.",
          "No fim da vida útil, de {trade.life}, o motor raramente falha em um ponto só.",
        ],
        [
          "A troca residencial custa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
          "Em casa, o motor novo instalado fica na faixa de {price.homeSwap}, com {warranty.motor} de garantia.",
          "Fiação e fotocélulas boas são mantidas na troca, que em casas custa de {price.homeSwap}.",
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
          "O barulho de moagem dentro da carcaça indica engrenagem gasta ou graxa vencida.",
          "Um som áspero e contínuo costuma vir do redutor ou do rolamento.",
          "Um ruído que cresce com os meses é desgaste mecânico, e não defeito de placa.",
        ],
        [
          "O calor forte depois de poucas aberturas mostra esforço: folha pesada, freio preso ou capacitor fraco.",
          "Uma carcaça muito quente depois de dois ciclos é motivo para parar de usar e pedir exame.",
          "Um motor quente demais protege-se e para; volta quando esfria e engana quem procura defeito na central.",
        ],
        [
          "Uma parada antes do batente aponta para fim de curso, e giro em falso aponta para a transmissão.",
          "Quando a folha anda aos trancos, há dente quebrado ou cremalheira mal emendada.",
          "Um portão que só fecha segurando a botoeira pede exame da fotocélula.",
        ],
      ],
      bullets: [
        "Som áspero que aumenta com o tempo",
        "Carcaça muito quente depois de poucos ciclos",
        "Folha que anda aos trancos",
        "Motor gira e a folha fica parada",
        "Graxa escorrendo pela base do motor",
      ],
    },
    {
      about: "check",
      headings: [
        "O que ver no Omegaport antes da visita",
        "Verificação por fora no Omegaport",
        "Cinco passos seguros com o Omegaport",
      ],
      slots: [
        [
          "Nenhum passo pede abrir a carcaça ou tocar em fio.",
          "Olhe, escute e anote; desmontar fica para quem tem preparo.",
          "Tudo se observa do lado de fora, com distância da folha em movimento.",
        ],
        [
          "Se for basculante, fique longe da área da folha e não mexa em cabo nem contrapeso.",
          "Em basculante, nada de segurar ou levantar a folha: cabo gasto pode ceder.",
          "Crianças e animais ficam dentro de casa enquanto você testa.",
        ],
        [
          "O vídeo com som é a informação mais útil, porque o ruído revela de onde vem a falha.",
          "Mande a gravação e a foto da etiqueta, e a suspeita já chega mais estreita.",
          "Diga há quanto tempo o motor está instalado e o que já foi trocado.",
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
      about: "signs",
      headings: [
        "O atendimento a motores Omegaport",
        "Conserto de Omegaport: como é feito",
        "Técnico para Omegaport, serviço independente",
      ],
      slots: [
        [
          "A assistência em Omegaport é independente, feita no endereço {em} ou em qualquer cidade atendida.",
          "Consertamos Omegaport sem vínculo com o fabricante, com diagnóstico no local.",
          "O serviço é independente e parte da medição, não da lista de peças.",
        ],
        [
          "O técnico solta o motor, confere a folha e sente a folga do eixo com a mão, com tudo desligado.",
          "Primeiro o técnico avalia redutor e fixação, que mostram se o investimento compensa.",
          "Com o circuito desligado, redutor, suporte e folha são examinados antes da parte elétrica.",
        ],
        [
          "Capacitor, enrolamento e placa são medidos, e o orçamento vem com a causa explicada.",
          "A medição elétrica separa capacitor, enrolamento e central, que dão sintomas parecidos.",
          "Feito o reparo, força e curso são regulados e o ciclo se repete várias vezes.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Peças e controles para Omegaport",
        "Omegaport: original, compatível ou universal",
        "Como escolher peça para Omegaport",
      ],
      slots: [
        [
          "O capacitor se escolhe pelos microfarads e pela tensão impressos na peça, não pela marca do motor.",
          "Itens elétricos comuns, como capacitor e receptor, têm equivalentes de boa procedência.",
          "Controle e receptor podem ser de outra marca, desde que formem par.",
        ],
        [
          "Engrenagem e bucha precisam ser do próprio modelo: contar dentes e medir o eixo evita erro.",
          "Peça interna de redutor não se adapta, mesmo quando parece igual.",
          "Para engrenagem, leve a usada ou uma foto com régua ao lado.",
        ],
        [
          "A placa universal serve depois de conferidos potência, tensão e tipo de fim de curso.",
          "Um receptor avulso ligado à entrada de botoeira é saída simples quando só o rádio falhou.",
          "Quando a central original não existe, uma universal compatível prolonga a vida do conjunto.",
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
          "O conserto de um Omegaport soma peça e mão de obra, em itens separados e com valor dito antes.",
          "No Omegaport, cada defeito tem o seu preço, e a foto da etiqueta permite a estimativa.",
          "Peça pequena, como capacitor ou ímã, pesa pouco no conserto do Omegaport; placa e engrenagem pesam mais.",
        ],
        [
          "A engrenagem do próprio modelo é o item que mais muda o valor; capacitor e receptor têm equivalentes.",
          "Um redutor gasto encarece o conserto, e aí a troca entra na comparação.",
          "Fiação e fotocélula em bom estado ficam e reduzem o total.",
        ],
        [
          "Um motor comprado à parte paga instalação a partir de {price.installation}.",
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "Em casas, a visita de manutenção preventiva parte de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Omegaport ainda tem peça?",
      answers: [
        "Depende do modelo. Itens elétricos têm equivalentes, e peças de redutor precisam ser do próprio motor; mande a foto da etiqueta e verificamos antes da visita.",
        "Muitos itens, sim, originais ou compatíveis. Quando a peça interna não existe mais, comparamos adaptação e troca, com os dois valores na mesa.",
      ],
    },
    {
      question: "O Omegaport ronca e não abre. É motor queimado?",
      answers: [
        "Nem sempre. Capacitor fraco e folha presa dão o mesmo sintoma; pare de acionar, desligue o disjuntor e peça a medição antes de condenar o motor.",
        "Pode ser só o capacitor. Um motor queimado costuma cheirar a verniz ou derrubar o disjuntor, e a confirmação vem com instrumento.",
      ],
    },
    {
      question: "Posso usar controle de outra marca no Omegaport?",
      answers: [
        "Pode, se ele combinar com o receptor instalado em frequência e código. Como a placa pode ter sido trocada, mande foto do controle que funciona hoje.",
        "Sim, desde que compatível e cadastrado. Outra opção é instalar um receptor avulso novo, com controles novos.",
      ],
    },
    {
      question: "Meu Omegaport vaza graxa. É grave?",
      answers: [
        "Indica vedação cansada no redutor. Sem graxa, as engrenagens se gastam depressa, então vale examinar logo, antes que o desgaste obrigue a trocar o motor.",
        "Merece visita. O técnico verifica retentor, nível e engrenagens e diz se o reparo compensa no estado em que a máquina está.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Omegaport?",
      answers: [
        "Motores de portão bem instalados costumam durar de {trade.life}. Folha pesada, água na central e falta de lubrificação encurtam esse prazo em qualquer marca.",
        "A referência para motor residencial é de {trade.life}. O estado da folha e a revisão {visits.home} pesam mais que o nome na tampa.",
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
