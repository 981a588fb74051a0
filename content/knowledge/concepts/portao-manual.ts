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
      "O portão manual em bom estado quase sempre aceita motor. A folha precisa andar leve, parar onde é solta e não raspar. No basculante de até {width.quarterHp}, o kit instalado sai a partir de {price.lowest}.",
      "O portão manual tolera defeitos que a mão compensa: um empurrão no fim, uma levantada para encaixar a tranca. O motor não faz esses jeitos, por isso a folha é acertada antes de automatizar.",
      "Para passar de portão manual a automático, o que decide é a abertura: basculante usa fuso, de correr usa cremalheira, de abrir usa braço. Com fotos e medidas, o orçamento é grátis.",
    ],
    price: [
      "Automatizar um portão manual basculante de até {width.quarterHp} custa {models.pricesOr}, com entrega e instalação. Portão de correr ou de abrir é orçado por foto e medidas, sem custo.",
      "No portão manual, o preço soma motor, instalação e o que a folha precisar de reparo. O basculante começa em {price.lowest} instalado; se você já tem o motor, a mão de obra sai a partir de {price.installation}.",
    ],
    repair: [
      "O portão manual pesado ou preso costuma ter roldana travada, dobradiça caída, trilho amassado ou contrapeso errado. O reparo é de serralheria e ajuste, e deixa a folha pronta para um motor, se você quiser.",
      "Conserto de portão manual começa por achar o ponto duro: trilho, dobradiça, roldana ou cabo. No basculante que despenca, não mexa na caixa lateral; contrapeso e cabo são do técnico.",
    ],
    installation: [
      "Entre portão eletrônico e manual, escolha o eletrônico, ou automático, se entra e sai de carro todo dia: no basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}. O manual basta se abre poucas vezes por semana. O portão que você tem costuma ser aproveitado.",
      "Pôr motor em portão manual leva de {time.tilting} no basculante e de {time.sliding} no de correr, se a folha estiver em ordem. Trincos e cadeados saem ou ficam recuados, para o motor não puxar contra eles.",
      "A instalação no portão manual segue uma ordem: acertar a folha, tirar trancas, fixar o motor, levar energia em circuito próprio e regular a força. O serviço tem garantia de {warranty.installation}.",
    ],
    question: [
      "Vale automatizar o portão manual quando a folha está firme e anda leve na mão. Se despenca, raspa ou balança, o reparo vem antes, porque o motor repetiria o esforço a cada abertura.",
      "O portão manual antigo pode receber motor, sim, desde que solda, colunas e dobradiças estejam firmes. Ferrugem que fura e folha torta são corrigidas primeiro, e uma foto já indica o caminho.",
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
          "A folha continua a mesma: o motor só faz o trabalho que hoje é do seu braço.",
          "Automatizar não troca o portão, apenas acrescenta motor, placa, receptor e controle.",
          "O portão fica, e o esforço passa da mão para o motor.",
        ],
        [
          "O basculante recebe acionador com fuso, de correr recebe cremalheira, de abrir recebe braço.",
          "Cada abertura pede um motor: fuso para subir, cremalheira para correr, braço para girar.",
          "O tipo de motor segue o movimento da folha, seja para cima, para o lado ou em giro.",
        ],
        [
          "Na falta de energia, a chave de destravamento devolve o uso manual.",
          "Com a chave de destravamento, o portão volta a abrir na mão quando a luz acaba.",
          "O uso manual não se perde: uma chave solta a folha do motor.",
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
          "O teste se faz sem ferramenta, com outra pessoa por perto e ninguém embaixo da folha.",
          "Bastam as mãos e a atenção, com crianças e animais longe do portão.",
          "São poucos minutos de observação, sem soltar parafuso, cabo ou mola.",
        ],
        [
          "Esforço igual do começo ao fim é o melhor sinal de folha pronta.",
          "Uma folha que pede a mesma força em todo o percurso está em boas condições.",
          "Se o movimento é macio de ponta a ponta, falta pouco para automatizar.",
        ],
        [
          "Um basculante que despenca ou sobe sozinho deve parar de ser usado até o técnico ver o contrapeso.",
          "Cabo desfiado, solda trincada ou coluna solta encerram o teste e pedem reparo.",
          "Com folha torta ou cabo ruim, não insista: o conserto vem antes e é do técnico.",
        ],
      ],
      steps: [
        "De fora, veja se há cabo desfiado, solda trincada ou coluna solta. Se houver, não mova a folha.",
        "Abra e feche devagar, sentindo se o esforço é igual em todo o percurso.",
        "Pare no meio, ao lado da folha e nunca embaixo: ela deve ficar onde está.",
        "Ouça raspagem, estalo ou rangido e note em que ponto acontece.",
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
          "A folha é acertada primeiro: dobradiça, roldana, trilho, cabo ou contrapeso.",
          "O técnico corrige peso e folga da folha antes de fixar o motor.",
          "Tudo que a mão compensava é corrigido, para o motor trabalhar sem esforço.",
        ],
        [
          "Trinco, ferrolho e cadeado saem ou ficam recuados, e entra trava elétrica se houver necessidade.",
          "As trancas antigas são retiradas, porque motor puxando contra ferrolho entorta a folha.",
          "Quem quer reforço troca o ferrolho por trava elétrica, comandada pela placa.",
        ],
        [
          "Depois vêm motor, circuito próprio, regulagem de força, controles e teste com obstáculo.",
          "Fixado o motor, a placa recebe percurso e força, e os controles são cadastrados.",
          "O trabalho {em} termina com ciclos de teste e com a explicação da chave de destravamento.",
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
          "O basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}.",
          "Em basculante de até {width.quarterHp}, o kit com instalação custa a partir de {price.lowest}.",
          "Para basculante comum, os preços são fechados: {models.prices}, instalados.",
        ],
        [
          "De correr, de abrir e pesado dependem de medidas, e o orçamento sai por foto.",
          "Nos outros tipos, peso e comprimento mudam o motor, e o valor vem por fotos e medidas.",
          "Portão de correr ou de abrir pede fotos e medidas, porque o peso decide o modelo.",
        ],
        [
          "Reparo da folha e ponto de energia distante são somados e avisados antes.",
          "Serralheria e circuito elétrico entram à parte, quando fazem falta.",
          "O que a folha precisar de solda, roldana ou dobradiça aparece no mesmo orçamento.",
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
          "Folha firme e leve justifica o motor; uma folha podre de ferrugem pede serralheria ou troca.",
          "Se a estrutura está sã, automatizar rende mais que trocar o portão.",
          "Um portão antigo com quadro firme merece motor, e quadro rasgado pela ferrugem não.",
        ],
        [
          "Pense também no uso: quem entra e sai várias vezes ao dia sente logo a diferença.",
          "Rua movimentada, chuva e chegada à noite são os motivos mais comuns para automatizar.",
          "Descer do carro para abrir é o momento de maior exposição, e o motor o elimina.",
        ],
        [
          "Convém prever fotocélula, um controle por motorista e, onde a luz cai muito, nobreak.",
          "Peça junto a fotocélula e a botoeira interna, que custam menos na mesma visita.",
          "Já na instalação, combine quantos controles quer e se haverá nobreak.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qualquer portão manual pode ser automatizado?",
      answers: [
        "Quase todos, se a estrutura estiver firme e a folha andar leve. Folha podre, coluna solta ou trilho em rampa pedem correção antes.",
        "A maioria, sim. O que impede é ferrugem avançada, coluna sem firmeza ou falta de espaço, e fotos mostram se é o caso.",
      ],
    },
    {
      question: "Posso manter o cadeado depois do motor?",
      answers: [
        "Não no uso diário: se alguém aciona com o cadeado fechado, o motor força a tranca e entorta a folha. Para reforço, use trava elétrica.",
        "Melhor não. O próprio motor travado segura a folha, e a trava elétrica dá reforço sem risco de esquecimento.",
      ],
    },
    {
      question: "O portão automatizado continua abrindo na mão?",
      answers: [
        "Continua, com a chave de destravamento e o disjuntor desligado. É assim que se usa na falta de energia.",
        "Sim: a chave solta a folha do motor. Convém que todos da casa saibam onde ela fica.",
      ],
    },
    {
      question: "Preciso de obra para pôr motor?",
      answers: [
        "No basculante e no de abrir, em geral não. No de correr pode ser preciso uma base no piso. O ponto de energia às vezes exige eletroduto.",
        "Nem sempre. Base de concreto, eletroduto e reforço de coluna só entram quando o local não os tem.",
      ],
    },
    {
      question: "Quanto tempo leva para automatizar o portão manual?",
      answers: [
        "A automação leva de {time.tilting} no basculante e de {time.sliding} no deslizante, com a folha em ordem. Serralheria e obra elétrica somam tempo.",
        "Fica pronto no mesmo dia, se nada precisar de reparo: de {time.tilting} no basculante, de {time.sliding} no de correr.",
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
