import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const unisystem: NarrowConcept[] = [
  {
    id: "unisystem-e-bom",
    broader: "unisystem",
    label: "Unisystem é bom?",
    phrase: "saber se o motor Unisystem é bom",
    intent: "question",
    asks: [
      "melhor comprar unisystem ou outra marca",
      "unisystem bom",
      "unisystem boa marca",
      "unisystem vale pena",
      "unisystem presta",
      "unisystem confiável",
      "opinião unisystem",
      "unisystem compensa",
      "uni system bom",
      "motor unisystem qualidade",
    ],
    answers: {
      any: [
        "O Unisystem é bom de manter quando já está instalado e o redutor não tem folga: capacitor, fim de curso e central têm conserto. Para comprar um motor novo, escolha uma marca com peça comum na região, como PPA ou Garen.",
        "O Unisystem ainda é bom quando tem um defeito só e a mecânica firme: vale a pena consertar. Não compensa quando redutor, placa e folha estão gastos ao mesmo tempo: aí a troca em casa, de {price.homeSwap}, é mais segura.",
        "Sim, o Unisystem atende portão leve de casa enquanto houver peça. A central universal resolve a falta da placa em motor comum; uma engrenagem que não se encontra é sinal de trocar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Unisystem: manter ou trocar", "Quando o Unisystem compensa", "Unisystem: pontos a favor e contra"],
        slots: [
          [
            "A favor conta que o motor comum aceita outra central, se a potência e o fim de curso combinarem.",
            "Redutor firme e enrolamento bom dão ao motor mais anos de uso.",
            "O defeito de peça elétrica em motor firme sai mais em conta que motor novo.",
          ],
          [
            "Contra pesa a peça mecânica: engrenagem precisa ser do modelo.",
            "Uma central trocada deixa os controles antigos sem uso, e isso entra na conta.",
            "Um motor antigo em folha pesada volta a falhar pouco depois do reparo.",
          ],
          [
            "Para comprar, compare capacidade, reposição e preço instalado de marcas comuns.",
            "Em rua movimentada, aproveite a troca para um modelo mais rápido.",
            "No basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como avaliar o seu Unisystem", "O que observar antes de decidir", "Sinais para manter ou trocar"],
        slots: [
          [
            "Observe por fora, com a folha em uso normal e ninguém no caminho.",
            "A avaliação não pede abrir o motor.",
            "Estes sinais ajudam a decidir antes da visita.",
          ],
        ],
        steps: [
          "Escute se há ruído de moagem.",
          "Veja se a folha anda leve e reta.",
          "Anote o que já foi trocado e quando.",
          "Desligue o disjuntor e fotografe a etiqueta.",
          "Fotografe o controle, frente e verso.",
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Unisystem tem peça?",
        answers: [
          "Peças elétricas têm equivalentes; as do redutor dependem do modelo. A foto da etiqueta confirma.",
          "Em parte. Quando falta a placa, avalia-se uma central universal.",
        ],
      },
      {
        question: "Quanto dura um motor Unisystem?",
        answers: [
          "A referência para motor residencial é de {trade.life}, com folha leve.",
          "Um Unisystem dura de {trade.life}; perto do fim, os reparos se somam.",
        ],
      },
      {
        question: "Posso trocar o Unisystem por outra marca?",
        answers: [
          "Pode, com suporte novo e controles gravados na central nova. Fiação e fotocélula boas ficam.",
          "Sim. O tipo de portão e o peso da folha escolhem o modelo.",
        ],
      },
      {
        question: "Vocês consertam Unisystem?",
        answers: [
          "A marca não está entre as nossas. Mande a foto da etiqueta: dizemos se atendemos esse modelo.",
          "Depende do modelo; confirme por foto. No lugar dele, há motor novo das marcas com que trabalhamos.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "garen-unisystem",
    broader: "unisystem",
    label: "Garen Unisystem",
    phrase: "o motor Garen Unisystem",
    intent: "question",
    asks: [
      "garen unisystem",
      "unisystem garen",
      "garen unisystem bom",
      "garen unisystem boa",
      "motor garen unisystem",
      "garen ou unisystem",
      "unisystem ou garen",
      "garen unisystem vale pena",
      "placa garen unisystem",
      "controle garen unisystem",
    ],
    answers: {
      any: [
        "Garen Unisystem é boa opção para portão de casa, leve e equilibrado, se a peça do modelo se acha na sua região. Os dois nomes aparecem juntos em motores e centrais; pela etiqueta se sabe qual peça e qual controle servem.",
        "Sim, Garen e Unisystem atendem bem em uso residencial. No Unisystem antigo, confirme antes se há placa e controle; um motor com o redutor firme costuma valer o conserto, e uma central compatível resolve quando falta a original.",
        "Vale a pena manter um Garen Unisystem que tem o redutor sem folga: capacitor, controle e fim de curso se trocam. Para comprar novo, compare o limite de peso, os ciclos por hora e o preço instalado do modelo da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o Garen Unisystem vale a pena",
          "Garen Unisystem novo ou já instalado",
          "O que decide se é boa escolha",
        ],
        slots: [
          [
            "Em folha leve e bem alinhada, o uso de casa fica dentro do que o motor aguenta.",
            "O limite de peso da etiqueta deve passar do da folha com um terço de folga.",
            "Um portão que abre o dia todo pede linha de uso intenso, em qualquer marca.",
          ],
          [
            "Antes de comprar, peça o nome completo do modelo e confirme placa e controle na região.",
            "A reposição se confere pelo modelo, porque nem toda linha antiga tem placa nova.",
            "Garantia, peça e preço instalado do modelo exato pesam mais que o nome na capa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Unisystem antigo: consertar ou trocar",
          "Peças e controles do Unisystem antigo",
          "O que ainda se acha para o Unisystem",
        ],
        slots: [
          [
            "Capacitor, fim de curso e engrenagem se medem e se trocam; a placa pode ser uma central compatível.",
            "Sem placa original, uma central universal mantém motor e ferragens.",
            "Se a central foi trocada, os controles seguem o padrão da nova.",
          ],
          [
            "Redutor com folga e motor perto de {trade.life} de uso indicam troca, que em casa fica de {price.homeSwap}.",
            "Quando o conserto se aproxima do preço de um novo, a troca em casa fica de {price.homeSwap}.",
            "Motor no fim da vida, de {trade.life}, merece comparação com um novo, de {price.homeSwap} instalado.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Controle Garen serve em Unisystem?",
        answers: [
          "Serve se o receptor usar o mesmo código e a mesma frequência. A foto do controle e da central confirma.",
          "Depende da central instalada; compare frequência e código.",
        ],
      },
      {
        question: "Ainda se acha peça de Unisystem antigo?",
        answers: [
          "De várias, sim; da placa nem sempre. Central compatível costuma resolver.",
          "Peças de desgaste, em geral sim. A placa pode pedir substituta.",
        ],
      },
      {
        question: "O motor Garen Unisystem é barulhento?",
        answers: [
          "Um motor regulado e lubrificado não deve chamar atenção. Um barulho novo indica engrenagem, cremalheira ou rolamento.",
          "Depende do estado: ruído que apareceu aos poucos é desgaste.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa fechada e do controle",
  },
  {
    id: "unisystem-pecas",
    broader: "unisystem",
    label: "Peças para motor Unisystem",
    phrase: "as peças do motor Unisystem",
    intent: "buying",
    asks: [
      "unisystem peça",
      "unisystem peças",
      "peça unisystem",
      "unisystem tem peça",
      "peças motor unisystem",
      "peça reposição unisystem",
      "onde comprar peça unisystem",
    ],
    answers: {
      any: [
        "O motor Unisystem tem peça conforme o modelo: capacitor, controle e fim de curso costumam ter equivalentes em loja de automação; engrenagem e placa dependem da etiqueta. Mande a foto dela: dizemos se atendemos esse modelo.",
        "Há peça para Unisystem, original ou compatível. O que muda é a peça: capacitor se repõe pelo valor impresso; a engrenagem é do próprio modelo; a placa pode ser uma central compatível. A foto da etiqueta confirma.",
        "Para saber se o seu Unisystem ainda tem peça, a etiqueta do motor decide. Peça de desgaste costuma existir; se faltar a placa, uma central compatível mantém o motor; se faltar a engrenagem, compara-se com a troca.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Que peças do Unisystem se acham e quais dependem do modelo",
          "Peças do motor Unisystem, uma a uma",
          "Original ou compatível no Unisystem",
        ],
        slots: [
          [
            "No Unisystem, o capacitor segue os µF e a tensão impressos no corpo, em qualquer marca de peça.",
            "Capacitor e controle do Unisystem se acham em loja de automação, pelo código.",
            "Peça elétrica comum do Unisystem tem equivalente de boa procedência.",
          ],
          [
            "Engrenagem e coroa do Unisystem só servem no próprio modelo, por isso vale a foto da peça usada.",
            "A engrenagem do Unisystem se compara por dentes, furo e altura com a antiga.",
            "Peça mecânica do Unisystem não se adapta de outra marca.",
          ],
          [
            "Sem a placa original, avalia-se central compatível com o motor e o fim de curso do Unisystem.",
            "Uma placa nova no Unisystem pede gravar os controles outra vez.",
            "Com a central trocada, o Unisystem passa a usar os controles do novo padrão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do Unisystem compensa", "Consertar ou trocar o Unisystem", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor do Unisystem firme, a peça quase sempre compensa.",
            "Um redutor sem folga é o sinal de que vale repor a peça do Unisystem.",
            "Peça pequena em Unisystem bom é o caminho mais barato.",
          ],
          [
            "Se a soma se aproxima de um motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor no fim da vida, de {trade.life}, merece a conta da troca, de {price.homeSwap} em casa.",
            "Quando falta a engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso comprar a peça do Unisystem antes da visita?",
        answers: [
          "Só depois de confirmar por foto que o modelo é atendido e que a peça é a dele.",
          "Melhor esperar: a foto da etiqueta diz se o serviço cobre essa marca.",
        ],
      },
      {
        question: "O Unisystem antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta. O técnico mede antes.",
          "Em geral sim, com o redutor firme.",
        ],
      },
      {
        question: "Como sei qual peça do motor Unisystem quebrou?",
        answers: [
          "O ronco sem partir sugere capacitor; giro sem andar, engrenagem; portão mudo, energia ou placa. A medição confirma.",
          "O sintoma aponta, e a medição no local confirma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
  {
    id: "unisystem-ainda-existe",
    broader: "unisystem",
    label: "Unisystem ainda existe?",
    phrase: "a reposição do motor Unisystem",
    intent: "question",
    asks: [
      "unisystem ainda fabrica motor",
      "marca unisystem ainda fabrica",
      "aconteceu com unisystem",
      "o que aconteceu unisystem",
      "unisystem existe",
      "unisystem ainda existe",
      "unisystem fora linha",
      "unisystem saiu linha",
      "unisystem fabrica",
      "unisystem fechou",
      "unisystem acabou",
      "unisystem ainda vende",
      "motor unisystem antigo",
    ],
    answers: {
      any: [
        "Não confirmamos se a Unisystem ainda fabrica motor, e muitos modelos antigos saíram de linha; o que existe são motores dela em uso, com peça compatível para quase tudo. Capacitor, controle e placa universal servem; se falta engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
        "A marca Unisystem ainda existe em muitos portões, mas não temos como garantir que a fábrica ainda produza, e parte dos modelos saiu de linha. Motor antigo com redutor firme continua em uso com peça comum; sem engrenagem própria, troca-se, de {price.homeSwap} em residência.",
        "Se ouviu que a Unisystem acabou, o que muda para você é só a peça original: não confirmamos produção atual, e o motor instalado segue com capacitor, controle e central universal. Engrenagem que não se acha leva à troca, de {price.homeSwap} em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["O que ainda se acha para Unisystem", "Peça original, compatível ou troca"],
        slots: [
          [
            "A peça elétrica quase sempre tem substituta, e a mecânica própria do modelo, nem sempre. Veja em que grupo está a sua.",
            "O que é elétrico se resolve com compatível. Já engrenagem e coroa dependem de achar a do modelo.",
            "Divida em dois grupos: elétrica, que se repõe, e mecânica do modelo, que pode faltar.",
          ],
        ],
        bullets: [
          "Fácil: capacitor, rolamento, retentor, controle e receptor",
          "Possível: central universal, com os controles do padrão dela",
          "Difícil: engrenagem e coroa do próprio modelo",
          "Sem saída: redutor quebrado sem peça, troca do motor",
        ],
      },
      {
        about: "check",
        headings: ["Identifique o seu Unisystem", "Os dados da etiqueta"],
        slots: [
          [
            "Faça por fora, com a tampa fechada, porque há tensão da rede lá dentro. A etiqueta gasta ainda ajuda.",
            "Basta olhar e fotografar, com o disjuntor desligado. Mesmo apagada, a etiqueta serve.",
            "Não tire a tampa: o que importa se vê do lado de fora, sem energia.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta, mesmo apagada.",
          "Fotografe o motor inteiro e o ponto em que toca o portão.",
          "Fotografe o controle, frente e verso.",
          "Anote o que ele faz: ronca, estala, não liga.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar o Unisystem", "Quando o motor antigo ainda vale"],
        slots: [
          [
            "Com o redutor firme e defeito de uma peça pequena, conserte. Passados os {trade.life} de vida, com placa e redutor ruins juntos, o motor novo rende mais e traz {warranty.motor} de garantia.",
            "Defeito simples e redutor sem folga valem o conserto. Depois de {trade.life}, com duas peças grandes falhando, troque: o novo tem {warranty.motor} de garantia.",
            "Conserte se a mecânica está boa. Motor de {trade.life} ou mais, com redutor e placa no fim, pede troca, com {warranty.motor} de garantia no novo.",
          ],
          [
            "Unisystem não está entre as marcas com que trabalhamos, por isso o modelo é confirmado antes da visita. Na troca, elétrica, fotocélula e cremalheira de mesmo passo costumam ficar.",
            "Como não é marca da nossa lista, confirmamos o modelo antes de marcar. Trocando, aproveitam-se fiação, sensor e barra, se o passo combinar.",
            "A visita só é marcada depois de confirmar o modelo, já que a marca não é das nossas. Elétrica, sensor e cremalheira boa são aproveitados na troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles Unisystem servem em central nova?",
        answers: [
          "Só se código e frequência forem os mesmos. Em geral se gravam controles novos ou se usa um receptor à parte.",
          "Depende do código. Sem ele, um receptor avulso mantém os antigos.",
        ],
      },
      {
        question: "A Unisystem é da Garen?",
        answers: [
          "O nome aparece às vezes junto do da Garen, mas não confirmamos a relação atual. Para peça, vale o modelo da etiqueta.",
          "Há produtos em que os dois nomes se veem. O que decide a peça é o modelo impresso no motor.",
        ],
      },
      {
        question: "Quanto tempo leva trocar o motor?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com energia no ponto.",
          "Em basculante, {time.tilting}; em portão de correr, {time.sliding}.",
        ],
      },
      {
        question: "Uma placa universal dura?",
        answers: [
          "Dura como as outras, com aterramento e protetor de surto. Ela serve em motor comum, desde que o fim de curso combine.",
          "Sim, se instalada com a tensão e o fim de curso certos e com proteção contra surto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do Unisystem, outra do motor inteiro e um vídeo de uma tentativa de abertura",
  },
];
