import type { Concept } from "#domain/knowledge/concept.ts";

export const portaoManual: Concept = {
  id: "portao-manual",
  kind: "gate",
  label: "Portão manual",
  phrase: "o portão manual",
  words: [
    "portão manual",
    "portão comum",
    "portão não automático",
    "portão de empurrar",
    "portão de cadeado",
    "abrir portão na mão",
    "portão no braço",
  ],
  intent: "installation",
  answers: {
    any: [
      "Portão manual aceita motor, sim, se a folha anda leve na mão, não raspa e as colunas são firmes; o portão continua o mesmo e vira eletrônico. No basculante de até {width.quarterHp}, o kit com instalação parte de {price.lowest}, e a montagem leva de {time.tilting}.",
      "Transformar portão comum, que abre na mão, em motorizado é possível na maioria dos casos: basculante recebe fuso, de correr, cremalheira, e de abrir, braço. O kit basculante instalado custa {models.pricesOr}, e nos outros tipos a primeira vez é orçada por foto.",
      "Dá para colocar motor em portão manual de ferro, madeira ou alumínio, desde que ele não precise de empurrão para correr ou fechar. Até {width.quarterHp} de basculante, o preço começa em {price.lowest}, instalado, e trincos e cadeados saem do caminho.",
    ],
    price: [
      "Automatizar portão manual basculante de até {width.quarterHp} custa {models.pricesOr}, com entrega e instalação. De correr e de abrir dependem de peso e medida, e quem já tem o motor paga a mão de obra, a partir de {price.installation}.",
      "O preço para o portão manual virar motorizado começa em {price.lowest} no basculante, instalado, e soma o que a folha precisar de reparo. Motor comprado à parte se instala desde {price.installation}, com {warranty.installation} de garantia.",
    ],
    repair: [
      "Portão manual pesado ou preso costuma ter roldana travada, dobradiça caída, trilho amassado ou contrapeso errado. O ajuste em casa parte de {price.preventive}, sem peças, e deixa a folha pronta para motor; basculante que despenca não se usa.",
      "O conserto de portão que abre na mão acha o ponto duro: trilho, dobradiça, roldana ou cabo. Regular e lubrificar custa desde {price.preventive} em residência, fora peças, e contrapeso e cabo são só do técnico.",
    ],
    installation: [
      "Para transformar um portão manual comum em eletrônico, ele precisa de folha leve, que ande sem raspar, colunas firmes e um ponto de energia. O portão continua o mesmo e ganha motor, central e controle. No basculante, o kit motorizado parte de {price.lowest} e é instalado em {time.tilting}; o de correr leva {time.sliding}.",
      "Transformar em eletrônico o portão comum, de empurrar, segue uma ordem: primeiro se acerta a folha e se tiram trancas, depois se fixa o motor, se leva a energia e se regula a parada. No basculante de até {width.quarterHp}, tudo motorizado e instalado sai por {models.pricesOr}, em {time.tilting}.",
      "O portão manual comum, de empurrar, vira eletrônico com um motor do tipo certo: fuso no basculante, cremalheira no de correr e braço no de abrir. A folha precisa andar leve. O kit basculante parte de {price.lowest}, já instalado, e motor que você comprou se instala a partir de {price.installation}.",
    ],
    question: [
      "Sim, o portão manual aceita motor, inclusive o de ferro, se anda leve, não raspa e as colunas estão firmes, porque o motor não compensa o que a mão compensa. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
      "Dá para colocar motor no portão que abre na mão, e ele precisa de folha leve, energia perto e espaço. Se despenca ou raspa, o reparo vem antes, já que o motor repetiria o esforço; o kit basculante começa em {price.lowest}, com instalação.",
    ],
  },
  line: [
    "Portão manual que anda leve na mão costuma estar pronto para receber motor.",
    "Antes de motorizar um portão manual, trincos e cadeados saem do caminho.",
    "O que a mão compensa no portão manual, o motor repete como esforço.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que muda do manual para o automático",
        "Como o portão manual recebe motor",
        "Que motor serve em cada portão manual",
      ],
      slots: [
        [
          "A folha continua a mesma, e o motor faz o trabalho do braço. Basculante recebe acionador com fuso, de correr recebe cremalheira, e de abrir, braço.",
          "Automatizar acrescenta motor, placa, receptor e controle, sem trocar o portão. O tipo segue o movimento: fuso para subir, cremalheira para correr, braço para girar.",
          "O portão fica, e o esforço passa da mão para o motor. Cada abertura pede o seu.",
          "Nada da folha se perde. Entra o motor próprio do movimento, para cima, para o lado ou em giro.",
        ],
        [
          "Na falta de luz, a chave devolve o uso na mão ao portão de correr ou de abrir; no basculante, só com a folha equilibrada e como o técnico mostrou.",
          "O uso manual não se perde, pela chave de destravamento. Basculante com defeito não se destrava.",
          "Sem energia, a chave solta a folha, em portão em bom estado. No que sobe, nunca com cabo ou folha torta.",
          "A chave permite abrir na mão sem luz, menos em basculante com defeito.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O portão manual está pronto para motor?",
        "Teste da folha antes do motor",
        "Como avaliar a folha antes do motor",
      ],
      slots: [
        [
          "Bastam as mãos e a atenção, com crianças longe e ninguém embaixo da folha. Esforço igual do começo ao fim é o melhor sinal; cabo desfiado ou folha que despenca encerra o teste.",
          "Folha que pede a mesma força em todo o percurso está pronta. Se o basculante cai ou sobe sozinho, pare de usar.",
          "Movimento macio de ponta a ponta diz que falta pouco. Solda trincada e coluna solta pedem reparo antes.",
          "Observe sem soltar parafuso, cabo ou mola. Com folha torta, não insista.",
        ],
      ],
      steps: [
        "De fora, veja se há cabo desfiado, solda trincada ou coluna solta; se houver, não mova a folha.",
        "Abra e feche devagar, ao lado, sentindo se o esforço é igual.",
        "Ouça raspagem, estalo ou rangido e note em que ponto.",
        "Meça a largura e a altura com a folha fechada.",
        "Fotografe a folha, as colunas e o ponto de energia mais próximo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Etapas da automação do portão manual",
        "O que o técnico faz na automação",
        "A ordem do serviço no portão manual",
      ],
      slots: [
        [
          "Tudo que a mão compensava é corrigido primeiro: dobradiça, roldana, trilho ou contrapeso. Trinco e cadeado saem, porque motor puxando contra ferrolho entorta a folha.",
          "O técnico acerta peso e folga antes de fixar o motor. Trancas antigas dão lugar à trava elétrica, se você quiser reforço.",
          "Folha primeiro, motor depois. Ferrolho fica recuado, para ninguém acionar contra ele.",
          "A mecânica vem antes da elétrica. Cadeado esquecido entorta folha e braço, por isso sai.",
        ],
        [
          "Depois vêm motor, circuito próprio, força, controles e teste de obstáculo, em {time.tilting} no basculante e {time.sliding} no de correr.",
          "Fixado o motor, a placa recebe percurso e força. São {time.tilting} no basculante.",
          "Controles gravados e parada testada encerram o serviço, de {time.tilting} a {time.sliding}.",
          "O trabalho leva {time.tilting} no basculante comum e termina com o teste na sua frente.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa automatizar",
        "O que entra no preço de automatizar",
        "Preço para motorizar o portão manual",
      ],
      slots: [
        [
          "O basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}. De correr e de abrir pedem medida e peso, e somam cremalheira ou braços.",
          "Para basculante comum os preços são {models.prices}, instalados. Nos outros tipos o peso decide o modelo.",
          "De {price.lowest} a {price.highest} é o kit basculante montado. O de correr soma cremalheira por metro e base.",
          "O kit com instalação começa em {price.lowest}, até {width.quarterHp}. Portão de abrir leva um motor por folha.",
        ],
        [
          "Solda, roldana e ponto de energia distante entram à parte, avisados antes. O cartão divide em até {shop.instalments} vezes.",
          "O que a folha precisar aparece no mesmo orçamento, em linha própria. Motor já comprado tem instalação desde {price.installation}.",
          "Serralheria e circuito só entram quando faltam. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Folha firme e tomada perto deixam a conta só no motor. Reparo soma item por item.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Automatizar agora ou reparar antes?",
        "Quando vale pôr motor no portão manual",
        "Motor ou portão novo?",
      ],
      slots: [
        [
          "Folha firme e leve justifica o motor, mesmo antiga; podre de ferrugem pede serralheria ou troca. Se a estrutura está sã, automatizar sai bem mais em conta que portão novo.",
          "Quadro firme merece motor, e quadro rasgado pela ferrugem, não. A idade conta menos que o estado.",
          "Estrutura boa, motor; estrutura ruim, reparo antes. Portão novo só quando o metal acabou.",
          "Um portão antigo e reto aceita bem o motor. Ferrugem que fura vem primeiro.",
        ],
        [
          "Quem entra e sai todo dia sente logo a diferença, porque descer do carro é o momento mais exposto. Peça junto a fotocélula, que custa menos na mesma visita.",
          "Rua movimentada e chegada à noite são os motivos mais comuns. Preveja fotocélula e um controle por motorista.",
          "Uso diário justifica; poucas vezes por semana, nem tanto. Fotocélula e botoeira saem melhor na mesma visita.",
          "Com chuva, noite e rua cheia, o motor faz falta. Combine já os controles e a fotocélula.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qualquer portão manual pode ser automatizado?",
      answers: [
        "Quase qualquer portão manual pode ser automatizado, se a estrutura estiver firme e a folha andar leve.",
        "A maioria, sim. Ferrugem avançada, coluna solta ou falta de espaço pedem correção.",
        "Quase todos. Trilho em rampa e folha podre vêm antes.",
      ],
    },
    {
      question: "Posso manter o cadeado depois do motor?",
      answers: [
        "Não mantenha o cadeado no uso diário: acionado fechado, o motor força a tranca e entorta a folha. Use trava elétrica.",
        "Melhor não. A trava elétrica dá reforço sem risco de esquecimento.",
        "Não. O motor travado já segura, e a trava elétrica completa.",
      ],
    },
    {
      question: "O portão automatizado continua abrindo na mão?",
      answers: [
        "O portão automatizado continua abrindo na mão com a chave e o disjuntor desligado, em portão de correr ou de abrir.",
        "Sim, pela chave. No basculante, só equilibrado e sem defeito.",
        "Continua. Todos da casa devem saber onde fica a chave.",
      ],
    },
    {
      question: "Preciso de obra para pôr motor?",
      answers: [
        "Para pôr motor no basculante e no de abrir em geral não há obra; no de correr pode ser preciso base no piso.",
        "Nem sempre. Base, eletroduto e reforço só entram quando faltam.",
        "Quase nunca no basculante. O ponto de energia às vezes pede eletroduto.",
      ],
    },
    {
      question: "Quanto tempo leva para automatizar o portão manual?",
      answers: [
        "Automatizar o portão manual leva de {time.tilting} no basculante e {time.sliding} no de correr, com a folha em ordem.",
        "Fica pronto no mesmo dia, se nada precisar de reparo.",
        "De {time.tilting} a {time.sliding}, conforme o tipo.",
      ],
    },
  ],
  photo: "fotos do portão por fora e por dentro, das colunas e da tomada mais próxima, com as medidas",
  traits: {
    "Espaço que ocupa": "O mesmo da abertura: alto, lateral ou giro",
    "Como abre": "Na mão, com trinco, ferrolho ou cadeado",
    Motor: "Nenhum; aceita motor se a folha andar leve",
    "Onde combina": "Passagens de pouco uso ou à espera de automação",
  },
  related: ["automatizar-manual", "instalacao", "basculante", "serralheria", "trava", "pesado"],
  topic: "como-automatizar-portao-manual",
};
