import type { Concept } from "#domain/knowledge/concept.ts";

export const ppaPenta: Concept = {
  id: "ppa-penta",
  kind: "model",
  label: "PPA Penta",
  phrase: "o PPA Penta",
  words: ["penta", "ppa penta", "motor penta", "motor ppa penta", "penta predial", "bv penta", "ppa penta predial"],
  gates: ["basculante"],
  intent: "buying",
  answers: {
    any: [
      "PPA Penta é uma linha de motores da PPA usada em portão basculante, com versões como a Predial, vista em garagens de prédio. A etiqueta define potência, tensão e as peças que servem.",
      "O Penta, da PPA, aparece em basculantes maiores ou de uso mais frequente que o de uma casa pequena. Consertamos e instalamos; a escolha parte do peso da folha e das aberturas por dia.",
      "Em portão com PPA Penta, a revisão regular conta mais que a troca de peça: em garagem coletiva, fuso, cabos e contrapeso trabalham o dia todo e precisam de exame {visits.business}.",
    ],
    repair: [
      "Consertamos PPA Penta como assistência independente, em casas e condomínios. Fuso, porca, capacitor, fim de curso e placa são examinados, e o equilíbrio da folha é acertado antes do reparo.",
      "Penta que esquenta, para depois de várias aberturas ou bate na chegada pede exame da folha e da central. Nosso serviço é independente, com orçamento antes e teste de ciclos no fim.",
    ],
    price: [
      "O preço de um PPA Penta depende da versão e do porte do portão. Em casa, a troca do motor, com mão de obra, fica de {price.homeSwap}; em portão pesado ou de prédio, de {price.heavySwap}. O orçamento por foto é grátis.",
      "PPA Penta é cotado pela versão, pela folha e pelo fluxo; a troca em garagem coletiva fica de {price.heavySwap}, com mão de obra. Se o motor já é seu, a instalação custa a partir de {price.installation}.",
    ],
    buying: [
      "O motor PPA Penta é de portão basculante, com versão Predial para garagem coletiva. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado ou de prédio, com mão de obra; largura, altura, material e aberturas por dia dizem a versão.",
      "O PPA Penta serve a portão basculante que passa do porte de um 1/4 HP comum, limitado a {width.quarterHp}. A troca em portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra; fotos do contrapeso e das colunas confirmam a versão.",
    ],
    installation: [
      "Instalamos o Penta em portão basculante, em {time.tilting} em casa e em {time.heavy} em portão pesado, com curso, força e controles regulados. Na troca, motor e mão de obra ficam de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado; o primeiro motor sai por foto.",
      "Instalamos PPA Penta já comprado por você, com mão de obra a partir de {price.installation}, depois de avaliar coluna, contrapeso e cabos. Em prédio, combinamos o horário com o síndico para não prender carros na garagem.",
    ],
    comparison: [
      "Penta e BV Home são motores basculantes da PPA para portes diferentes: o BV Home é residencial, e o Penta tem versões de uso mais intenso. O fluxo diário decide entre eles.",
      "Comparado a basculantes prediais de outras marcas, o Penta deve ser avaliado por potência, ciclos indicados e peças na região. Com a folha mal equilibrada, nenhum deles dura.",
    ],
    question: [
      "Sim, o Penta serve em basculante grande ou de garagem coletiva, na versão indicada para o fluxo. Em casa de uso leve, um motor menor atende e custa menos; medidas e aberturas por dia decidem.",
      "Serve, quando a folha passa do porte de um 1/4 HP ou abre muitas vezes por dia. O contrapeso tem de estar certo antes, e a versão se confirma pela ficha.",
    ],
  },
  line: [
    "Em garagem com PPA Penta, o contrapeso certo poupa o motor mais do que qualquer ajuste de força.",
    "O Penta é linha basculante da PPA com versão Predial, para uso mais frequente.",
    "Com motor Penta em condomínio, programe a revisão da folha e da máquina {visits.business}.",
  ],
  sections: [
    {
      about: "what",
      headings: ["PPA Penta: basculante de porte maior", "Onde se usa o PPA Penta", "O que é a linha Penta da PPA"],
      slots: [
        [
          "Penta é o nome de uma linha de motores da PPA para portão basculante.",
          "A linha Penta, da PPA, move folhas basculantes e tem versão chamada Predial.",
          "Em prédios {de}, o nome a procurar na carcaça é Penta Predial, a versão de uso coletivo.",
        ],
        [
          "O princípio é o do basculante: o motor conduz, e o contrapeso sustenta o peso da folha.",
          "O motor move o braço, enquanto cabos e contrapesos carregam a folha.",
          "Sem contrapeso equilibrado, o motor vira guindaste, e não foi feito para isso.",
        ],
        [
          "Potência, tensão e versão constam na etiqueta e mudam a peça de reposição.",
          "Capacitor, fuso e placa variam com a versão, então a etiqueta vem antes do pedido.",
          "Duas máquinas Penta lado a lado podem ter placas de gerações distintas.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando escolher o PPA Penta", "Penta ou motor residencial", "Penta: porte da folha e uso"],
      slots: [
        [
          "O Penta é a escolha para basculante grande ou de uso frequente, como o de garagem de prédio.",
          "Folha acima de {width.quarterHp} ou garagem de várias famílias passa do que um 1/4 HP de casa atende.",
          "Conte as aberturas na hora de pico e meça a folha: os dois números decidem entre Penta e residencial.",
        ],
        [
          "Peça a versão indicada para o seu fluxo, porque a linha tem mais de uma.",
          "Potência, tensão e ciclos da versão estão na ficha e na etiqueta.",
          "Em uso leve de casa, um motor menor atende e custa menos.",
        ],
        [
          "Contrapeso, cabos e coluna são conferidos antes, com reforço quando a fixação pede.",
          "Fotocélula e sinaleiro entram no orçamento de garagem coletiva.",
          "Veja se os controles dos moradores servem na central nova, para não trocar todos.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Desgaste no Penta de uso intenso",
        "O que observar em um Penta de garagem coletiva",
        "PPA Penta: sinais de que falta revisão",
      ],
      slots: [
        [
          "Um motor que para na hora de maior movimento e volta depois está protegendo o enrolamento do calor.",
          "A parada nos horários de pico indica aquecimento por excesso de ciclos ou de peso.",
          "Se o motor falha só no fim da tarde, some as aberturas: o regime pode estar acima do indicado.",
        ],
        [
          "Folha que desce torta mostra cabos desiguais ou roldana gasta.",
          "Balanço na subida aponta para braço, pino ou guia com folga.",
          "Um estalo metálico na partida pede exame de cabo, roldana e braço sem demora.",
        ],
        [
          "Pancada na chegada trinca solda e afrouxa a coluna com o tempo.",
          "Chegada seca é fim de curso ou desaceleração fora do ajuste.",
          "Parafusos que afrouxam sempre no mesmo ponto denunciam pancada na chegada.",
        ],
      ],
      bullets: [
        "Parada por calor nos horários de pico",
        "Folha descendo torta",
        "Cabo com fios rompidos",
        "Pancada na chegada",
        "Solda trincada no braço ou na coluna",
      ],
    },
    {
      about: "safety",
      headings: [
        "Basculante de prédio com Penta: segurança",
        "Segurança na garagem com motor Penta",
        "Cuidados com pessoas e carros no portão Penta",
      ],
      slots: [
        [
          "Uma folha grande exige fotocélula funcionando e sinaleiro visível da calçada.",
          "Em garagem coletiva, fotocélula alinhada e testada reduz o risco para carro e pedestre.",
          "Sinaleiro e aviso sonoro avisam o pedestre de que a folha vai avançar sobre a calçada.",
        ],
        [
          "Cabo com fio rompido interdita o portão até a troca.",
          "Ninguém deve ficar sob a folha erguida, nem para conferir o motor.",
          "Com cabo ou contrapeso suspeito, isole a área e chame o técnico.",
        ],
        [
          "O destravamento deve ser conhecido pelo zelador e usado só com a folha equilibrada.",
          "Treine quem fica na portaria a desligar o disjuntor antes de qualquer manobra manual.",
          "Em falta de energia, a manobra manual fica com pessoa orientada, longe de carros e crianças.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Rotina do zelador com o PPA Penta",
        "Verificação mensal no Penta, sem ferramenta",
        "O que conferir em um portão com Penta",
      ],
      slots: [
        [
          "A ronda é visual, dura poucos minutos e não interrompe o uso.",
          "São observações de longe, com o portão em uso normal.",
          "Nenhum item exige escada, ferramenta ou encostar a mão na folha.",
        ],
        [
          "Registre data e horário das falhas, porque o padrão ajuda o técnico.",
          "Um caderno simples mostra se as paradas coincidem com calor ou pico.",
          "Anote qualquer ruído novo, o dia em que começou e em que trecho aparece.",
        ],
        [
          "Encontrou cabo desfiado ou folha torta? Pare o portão e peça visita.",
          "Diante de folha torta, desligue o disjuntor e isole a passagem.",
          "O que for mecânico fica para o técnico, com o portão parado.",
        ],
      ],
      steps: [
        "Olhe os cabos de longe, dos dois lados.",
        "Observe uma subida e uma descida completas.",
        "Limpe as lentes da fotocélula.",
        "Veja se o sinaleiro acende.",
        "Fotografe a etiqueta do Penta e guarde no celular.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Assistência independente para Penta",
        "O técnico no PPA Penta do prédio",
        "Manutenção do motor Penta",
      ],
      slots: [
        [
          "Atendemos Penta como serviço independente, em residência e em condomínio.",
          "Nossa manutenção em Penta é independente do fabricante e segue um roteiro fixo.",
          "O serviço é independente, agendado para não travar a saída dos moradores.",
        ],
        [
          "Cabos, roldanas, contrapesos e guias vêm primeiro, depois fuso, porca e braço.",
          "A folha é equilibrada antes da parte elétrica, porque o peso explica o calor.",
          "O técnico testa o equilíbrio com segurança e corrige o contrapeso se preciso.",
        ],
        [
          "Por fim, corrente, capacitor e placa são medidos, e as paradas, reguladas com ciclos seguidos.",
          "A corrente medida em subida mostra se o motor trabalha folgado ou no limite.",
          "No fim da visita, o técnico explica o que foi trocado e o que acompanhar até a próxima.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um Penta instalado",
        "O que entra no preço do Penta",
        "Penta: preço do motor e da instalação",
      ],
      slots: [
        [
          "Somam a versão do motor, o suporte, o reforço da coluna, os controles e a mão de obra.",
          "O valor acompanha a largura da folha e o número de aberturas por dia.",
          "Em prédio, fotocélula, sinaleiro e cadastro de controles entram na conta.",
        ],
        [
          "Contrapeso, cabos e roldanas gastos são trocados antes, em linhas separadas.",
          "Cabo de aço e contrapeso fora do ponto somam serviço, sempre do técnico.",
          "Elétrica e serralheria vêm por item, para a administração comparar propostas.",
        ],
        [
          "Um motor comprado à parte paga só a instalação, a partir de {price.installation}.",
          "O orçamento é grátis, por fotos do portão por dentro e das medidas.",
          "O pagamento no cartão se divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a diferença entre Penta e BV Home?",
      answers: [
        "O BV Home é residencial; o Penta tem versões para uso mais frequente, como a Predial. Para o seu portão, contam peso da folha e aberturas por dia.",
        "São linhas basculantes de portes diferentes. Casa pequena costuma ficar bem com o residencial; uma garagem coletiva pede versão de uso intenso.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar um Penta?",
      answers: [
        "Em casa, revise {visits.home}; em condomínio ou comércio, {visits.business}. Com fluxo muito alto, cabos e fuso merecem olhar mais frequente.",
        "A referência é {visits.business} em uso coletivo e {visits.home} em residência. O zelador pode fazer a ronda visual entre as visitas.",
      ],
    },
    {
      question: "O Penta esquenta e para. É defeito?",
      answers: [
        "Pode ser proteção térmica: motor quente desliga para não queimar. A causa costuma ser folha desequilibrada, excesso de ciclos ou capacitor fraco.",
        "É um aviso. O técnico mede a corrente e confere o contrapeso; se o motor estiver pequeno para o fluxo, indica troca.",
      ],
    },
    {
      question: "Posso usar motor residencial no lugar do Penta?",
      answers: [
        "Não em garagem coletiva. O motor de casa aguenta poucas aberturas por dia e, com fluxo alto, esquenta e gasta cedo.",
        "Só se o portão for leve e de pouco uso. Em prédio, a versão de uso intenso sai mais em conta ao longo do tempo.",
      ],
    },
    {
      question: "Quanto custa trocar um motor Penta?",
      answers: [
        "Em casas, a troca de motor fica na faixa de {price.homeSwap}; em portão pesado ou de prédio, de {price.heavySwap}. A foto do portão fecha o valor.",
        "Custa de {price.heavySwap} para portões pesados, conforme versão e adaptações. Cabos e contrapesos gastos entram à parte no orçamento.",
      ],
    },
  ],
  photo:
    "uma foto da etiqueta do Penta, outra do portão por dentro com cabos e contrapesos e o número de aberturas por dia",
  related: ["ppa", "ppa-bv-home", "basculante", "predio", "contrapeso", "cabo-de-aco"],
  topic: "motor-para-condominio",
};
