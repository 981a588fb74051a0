import type { Concept } from "#domain/knowledge/concept.ts";

export const peccininGatter: Concept = {
  id: "peccinin-gatter",
  kind: "model",
  label: "Peccinin Gatter",
  phrase: "o Peccinin Gatter",
  words: [
    "gatter",
    "peccinin gatter",
    "motor gatter",
    "motor peccinin gatter",
    "gatter 3030",
    "gater",
    "peccinin gater",
  ],
  gates: ["basculante"],
  intent: "repair",
  answers: {
    any: [
      "Peccinin Gatter é um motor da Peccinin para portão basculante, conhecido de quem faz manutenção em casas. A versão completa está na etiqueta, e dela dependem porca, engrenagem, capacitor e placa.",
      "O Gatter move a folha basculante por acionador e braço, enquanto o contrapeso segura o peso. Consertamos e substituímos; o estado do redutor diz qual dos dois caminhos compensa.",
      "Tem um Gatter da Peccinin parado? Confira disjuntor, pilha e destravamento antes de pensar em motor queimado. Se continuar, a medição do capacitor e da placa mostra a causa.",
    ],
    repair: [
      "Consertamos Peccinin Gatter como assistência independente. Capacitor, porca, engrenagem, fim de curso e placa são examinados, e a folha é equilibrada antes da troca de qualquer peça.",
      "Gatter que ronca, gira em falso ou perdeu a regulagem tem conserto em boa parte dos casos. O serviço é independente do fabricante, com peça original ou compatível e valor dito antes.",
      "Para o Gatter, levamos em conta a idade do motor: peça elétrica se troca, redutor com folga pede comparação com motor novo. A assistência é independente e o diagnóstico, feito no local.",
    ],
    price: [
      "O conserto de um Gatter custa conforme a peça e o acesso. Se a soma se aproxima de um motor novo, a troca residencial fica na faixa de {price.homeSwap}, e há kit basculante padrão por {price.padrao} instalado.",
      "Preço para Gatter se define pela foto da etiqueta e por um vídeo do defeito. Capacitor e fim de curso pesam pouco; engrenagem e placa pesam mais; o orçamento é grátis.",
    ],
    buying: [
      "Para repor um Gatter, informe largura e altura da folha basculante. Se o modelo não estiver disponível, outro basculante de mesma potência serve, com novo suporte; kits de 1/4 HP partem de {price.padrao} instalados.",
      "Quem busca um Gatter novo deve confirmar versão, peças e controles disponíveis. Compare com kits basculantes instalados e parcelados em até {instalments} vezes no cartão.",
    ],
    installation: [
      "Instalamos Peccinin Gatter que você tenha, a partir de {price.installation}, depois de testar motor e redutor. Em basculante, o trabalho leva de {time.tilting}, com folha equilibrada e controles gravados.",
      "Trocar um Gatter antigo por motor novo leva de {time.tilting} e aproveita fiação, fotocélula e contrapeso que estejam bons. Suporte e braço podem mudar, porque a furação é outra.",
    ],
    comparison: [
      "Gatter e os basculantes de outras marcas têm o mesmo princípio, mas não trocam peças entre si. Na comparação com um motor novo, pesam o redutor, a reposição e a velocidade desejada.",
      "Entre manter o Gatter e comprar um kit novo, compare o custo do reparo com {price.padrao} do padrão ou {price.speedy} do Speedy, ambos instalados e com garantia.",
    ],
  },
  line: [
    "Em Peccinin Gatter, engrenagem e porca são do próprio modelo e não vêm de outra marca.",
    "O Gatter é basculante, e boa parte dos defeitos dele começa na folha desequilibrada.",
    "Antes de pôr placa nova em um Gatter, o técnico confere a folga do redutor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Peccinin Gatter: um basculante de casa",
        "O que é o motor Gatter",
        "Gatter, da Peccinin, e como ele trabalha",
      ],
      slots: [
        [
          "Gatter é nome de motor da Peccinin para folha basculante.",
          "Entre os basculantes da brasileira Peccinin, o Gatter é um dos nomes conhecidos.",
          "A Peccinin usa o nome Gatter em acionadores de portão basculante.",
        ],
        [
          "O acionador move o braço, o braço move a folha e o contrapeso equilibra o conjunto.",
          "Motor e redutor dão o movimento; cabos e contrapesos dão o equilíbrio.",
          "Com a folha equilibrada, o motor apenas conduz a subida e a descida.",
        ],
        [
          "Números junto do nome distinguem versões, e a etiqueta é a referência para peça.",
          "Leia o nome inteiro na etiqueta, porque há mais de uma versão.",
          "Placa e controle podem já ser outros, trocados ao longo dos anos.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Gatter parado: do sintoma à causa", "Por que um Gatter falha", "Causas comuns de defeito no Gatter"],
      slots: [
        [
          "Ronco sem subida: capacitor, folha presa ou enrolamento, nessa ordem de exame.",
          "O capacitor envelhece e tira a força de partida, o que parece motor queimado.",
          "Folha presa por cabo ou guia também faz o motor roncar, então a mecânica vem primeiro.",
        ],
        [
          "Motor que gira sem mover a folha tem porca, engrenagem ou destravamento em falha.",
          "Porca gasta deixa o fuso girar em falso, e a folha fica onde está.",
          "Dente de engrenagem quebrado soa como estalo repetido e depois some o movimento.",
        ],
        [
          "Parar em alturas diferentes sugere fim de curso frouxo ou folha pesada.",
          "Subida que para no meio aponta para esforço, calor ou força mal regulada.",
          "Abrir e não fechar leva à fotocélula e à fiação dela.",
        ],
      ],
      bullets: [
        "Capacitor enfraquecido",
        "Porca do fuso gasta",
        "Engrenagem com dente quebrado",
        "Fim de curso frouxo",
        "Contrapeso fora do ponto",
      ],
    },
    {
      about: "check",
      headings: ["Verifique o Gatter sem abrir", "Gatter: cinco passos antes de chamar", "O que fotografar no Gatter"],
      slots: [
        [
          "Fique ao lado, nunca sob a folha, e mantenha a tampa fechada.",
          "Com a folha parada e todos afastados, a verificação é segura.",
          "Cabos e contrapesos só se olham, de longe e sem encostar.",
        ],
        [
          "Se a folha está torta ou um cabo cedeu, desligue tudo e não acione.",
          "Basculante com cabo rompido cai sem aviso: isole a área.",
          "Diante de cabo frouxo, pare de usar o portão e peça uma visita.",
        ],
        [
          "Informe se a placa já foi trocada, pois o controle depende dela.",
          "Fotos da etiqueta e do controle e um vídeo com som completam o pedido.",
          "Diga a idade aproximada do motor e o que já se trocou.",
        ],
      ],
      steps: [
        "Confira disjuntor e pilha.",
        "Veja se o destravamento está na posição de trabalho.",
        "Acione uma vez e escute.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Gatter e o controle.",
      ],
    },
    {
      about: "replace",
      headings: ["Gatter: até onde consertar", "Trocar o Peccinin Gatter por quê", "Conserto do Gatter ou kit novo"],
      slots: [
        [
          "O conserto compensa com redutor firme e defeito em uma peça.",
          "Enquanto o redutor não tem folga, peça elétrica nova devolve o uso normal.",
          "Com folga no redutor, qualquer conserto elétrico vira remendo de vida curta.",
        ],
        [
          "Motor de portão costuma durar de {life}; perto desse prazo, compare com o novo.",
          "Se o reparo passa da metade de um motor novo, a troca é mais sensata.",
          "Depois de {life} de uso, as peças falham em sequência.",
        ],
        [
          "O kit basculante padrão sai por {price.padrao} e o Speedy por {price.speedy}, instalados.",
          "A troca em casas custa de {price.homeSwap}, com fiação boa aproveitada.",
          "Quem quer abrir em {opening.speedy} pode aproveitar a troca e pôr o Speedy, por {price.speedy}.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Assistência independente em Gatter",
        "O técnico e o Peccinin Gatter",
        "Serviço no Gatter, do exame ao teste",
      ],
      slots: [
        [
          "Atendemos o Gatter como serviço independente, com ou sem manual em mãos.",
          "A assistência ao Gatter é independente da Peccinin e da Nice.",
          "Em portões {de} com Gatter, trabalhamos de forma independente, com orçamento antes.",
        ],
        [
          "Folha, cabos e contrapeso passam por exame e ajuste, feito só pelo técnico.",
          "O técnico equilibra a folha e só depois avalia o motor.",
          "A mecânica é posta em ordem primeiro, para a peça nova não sofrer.",
        ],
        [
          "Para engrenagem e porca, a peça usada é comparada com a nova antes da montagem.",
          "Capacitor e placa são medidos, e a peça aprovada por você é trocada na hora ou encomendada.",
          "Regulados curso e força, o portão roda vários ciclos e os controles são testados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Gatter 3030 é basculante?",
      answers: [
        "Sim, o Gatter é conhecido como motor basculante da Peccinin. O número faz parte do nome da versão; confira o nome completo na etiqueta.",
        "É da linha basculante. Para peça e capacidade, vale a etiqueta, porque há mais de uma versão.",
      ],
    },
    {
      question: "Ainda acho engrenagem para o Gatter?",
      answers: [
        "Em muitos casos, sim, pelo modelo exato. Leve a peça usada ou mande foto com régua ao lado, porque engrenagem de outro modelo não serve.",
        "Depende da versão. Verificamos pela foto da etiqueta; se não houver, comparamos adaptação e troca.",
      ],
    },
    {
      question: "Que capacitor usa o Gatter?",
      answers: [
        "O de mesmos microfarads impressos na peça original, com tensão igual ou maior. Não abra para conferir: ele guarda carga e dá choque.",
        "Depende da versão e da tensão do motor. O técnico mede o atual e põe outro de mesmo valor.",
      ],
    },
    {
      question: "O controle do Gatter pode ser de outra marca?",
      answers: [
        "Pode, se combinar com o receptor instalado. Como a placa costuma ter sido trocada, mande a foto do controle que funciona hoje.",
        "Sim, desde que seja compatível com o receptor em frequência e código e esteja cadastrado na central.",
      ],
    },
    {
      question: "Vale pôr placa nova em um Gatter velho?",
      answers: [
        "Vale se o redutor estiver sem folga e a folha, equilibrada. Caso contrário, o dinheiro da placa rende mais em um motor novo.",
        "Depende do redutor. O técnico confere a folga antes e mostra as duas contas, a do conserto e a da troca.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Gatter, outra do controle e um vídeo com o som da tentativa",
  related: ["peccinin", "basculante", "engrenagem", "capacitor", "troca", "contrapeso"],
  topic: "motores-peccinin",
};
