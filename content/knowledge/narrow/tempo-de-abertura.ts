import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const tempoDeAbertura: NarrowConcept[] = [
  {
    id: "speedy-ou-jetflex",
    broader: "tempo-de-abertura",
    label: "Speedy ou JetFlex",
    phrase: "a escolha entre Speedy e JetFlex",
    asks: [
      "speedy jetflex",
      "speedy ou jetflex",
      "jetflex ou speedy",
      "diferença speedy jetflex",
      "padrão ou speedy",
      "speedy ou padrão",
      "padrão speedy jetflex",
      "speedy vale pena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Speedy ou JetFlex: o Speedy abre em {opening.speedy} por {price.speedy} e resolve a maioria das casas; o JetFlex abre em {opening.jetflex}, com inversor e parada suave, por {price.jetflex}. Ambos são basculantes de 1/4 HP, instalados, para até {width.quarterHp}.",
        "Escolha o Speedy, {price.speedy} instalado, se quer encurtar a espera gastando pouco; escolha o JetFlex, {price.jetflex} instalado, se a rua é movimentada ou se prefere partida e parada suaves. A abertura é de {opening.speedy} contra {opening.jetflex}.",
        "Entre Padrão, Speedy e JetFlex muda o tempo: {opening.padrao}, {opening.speedy} e {opening.jetflex}. Os preços instalados são {price.padrao}, {price.speedy} e {price.jetflex}. O JetFlex vale pela rapidez e pelo inversor, desde que a folha seja firme.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual dos dois para a sua garagem",
          "Speedy para quem, JetFlex para quem",
          "Decida pela rua e pela folha",
        ],
        slots: [
          [
            "O Speedy atende casa com movimento normal, em que {opening.speedy} de espera são aceitáveis.",
            "Rua de bairro e uso de família combinam com o Speedy, de {opening.speedy}.",
            "Quem sai do Padrão por pouca diferença de preço fica bem com o Speedy.",
          ],
          [
            "O JetFlex atende avenida, chegada noturna e quem quer a folha parando sem pancada.",
            "Quando cada segundo na calçada pesa, o JetFlex abre em {opening.jetflex}.",
            "Garagem sem recuo em via movimentada é o caso típico do JetFlex.",
          ],
          [
            "Os dois pedem folha equilibrada e de até {width.quarterHp}; o mais rápido cobra mais da mecânica.",
            "Quanto mais veloz, mais a folha precisa de cabos, coluna e soldas em ordem.",
            "Folha torta ou coluna bamba são corrigidas antes, sobretudo para o JetFlex.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda além do tempo", "Velocidade, inversor e placa", "Speedy e JetFlex lado a lado"],
        slots: [
          [
            "O Speedy ganha tempo pela transmissão; o JetFlex, da PPA, controla a rotação por inversor.",
            "No JetFlex a eletrônica acelera e freia; no Speedy o ganho é mecânico.",
            "A potência é a mesma, 1/4 HP; muda como a velocidade é obtida.",
          ],
          [
            "A placa do JetFlex é própria do modelo e merece protetor de surto.",
            "Em reparo futuro, a central com inversor custa mais que a comum.",
            "Central comum não substitui a do JetFlex, o que conta na manutenção.",
          ],
          [
            "A garantia é igual: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Os dois têm {warranty.motor} de garantia no motor e {warranty.installation} na montagem.",
            "Garantia não desempata: {warranty.motor} no motor para ambos.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Qual é mais seguro?",
        answers: [
          "Os dois, com força no mínimo e fotocélula. O JetFlex freia antes do fim; a velocidade maior torna a fotocélula ainda mais necessária.",
          "Segurança vem de força regulada e fotocélula. Em portão rápido, a fotocélula não deve faltar.",
        ],
      },
      {
        question: "Posso trocar Padrão por JetFlex aproveitando algo?",
        answers: [
          "A fiação e os controles compatíveis podem ficar; motor e central mudam. O técnico confirma por foto da etiqueta.",
          "Em parte. Ponto de energia e fotocélula boas são mantidos, e o acionador é substituído.",
        ],
      },
      {
        question: "O Speedy estraga mais o portão que o Padrão?",
        answers: [
          "Não, com a folha equilibrada e o fim de curso regulado. Folha solta sofre em qualquer velocidade.",
          "Não se a mecânica está em ordem. A regulagem do fim de curso evita a batida.",
        ],
      },
      {
        question: "Parcelam o JetFlex?",
        answers: [
          "Sim, em até {instalments} vezes no cartão, como os outros kits.",
          "Sim. Os três kits podem ser divididos em até {instalments} vezes no cartão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura da folha",
  },
  {
    id: "deixar-portao-mais-rapido",
    broader: "tempo-de-abertura",
    label: "Deixar o portão mais rápido",
    phrase: "como deixar o portão mais rápido",
    asks: [
      "deixar portão mais rápido",
      "aumentar velocidade",
      "acelerar portão",
      "portão abrir mais rápido",
      "aumentar velocidade motor",
      "fazer portão rápido",
      "motor mais rápido trocar",
      "como acelerar motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para deixar o portão mais rápido, o caminho é motor ou central feitos para isso: forçar o atual com engrenagem ou fuso adaptado sobrecarrega o redutor. No basculante de até {width.quarterHp}, o Speedy abre em {opening.speedy} por {price.speedy} instalado e o JetFlex, em {opening.jetflex}.",
        "Aumentar a velocidade do motor atual só é possível quando a central tem esse ajuste, e quem regula é o técnico. Fora isso, troca-se o motor: no basculante, kits rápidos instalados custam {price.speedy} e {price.jetflex}.",
        "Portão lento pode ser folha pesada, e não motor fraco. Acerte contrapeso, trilho e lubrificação; se ainda quiser rapidez, o basculante tem Speedy, de {opening.speedy}, e JetFlex, de {opening.jetflex}, já instalados.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Três caminhos para ganhar velocidade", "Regular, adaptar ou trocar", "O que funciona e o que não"],
        slots: [
          [
            "Se a central permite, o técnico ajusta velocidade e desaceleração dentro do limite do motor.",
            "Modelos com inversor aceitam regulagem de velocidade, feita com teste de obstáculo.",
            "Em motor com inversor, parte do ganho pode vir só da regulagem.",
          ],
          [
            "Trocar engrenagem ou fuso por outro de passo maior exige mais força e queima motor comum.",
            "Adaptação mecânica tira força e segurança, e o motor passa a esquentar.",
            "Peça que acelera sem o motor acompanhar encurta a vida do redutor.",
          ],
          [
            "A troca pelo modelo rápido é a saída limpa: no basculante, {price.speedy} no Speedy e {price.jetflex} no JetFlex, instalados.",
            "Para basculante de até {width.quarterHp}, o kit rápido instalado custa {price.speedy} ou {price.jetflex}.",
            "Motor novo e rápido vem com curso e força regulados, a partir de {price.speedy} instalado no basculante.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão está lento", "Antes de trocar: folha ou motor?", "Lentidão que não é do motor"],
        slots: [
          [
            "Portão que era rápido e ficou lento tem defeito: capacitor fraco, peça seca ou folha pesada.",
            "Perda de velocidade aponta para capacitor, rolamento ou desequilíbrio.",
            "Se a lentidão é nova, procure o defeito antes de comprar motor.",
          ],
          [
            "Motor que sempre foi lento é assim de projeto, e só outro modelo muda isso.",
            "Quando o tempo nunca mudou, o motor trabalha como foi feito.",
            "O Padrão, por exemplo, abre em {opening.padrao} em bom estado.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso mexer na regulagem para acelerar?",
        answers: [
          "Não. O ajuste fica dentro da central, com tensão, e muda a força do portão. É serviço do técnico, com teste.",
          "Deixe com o técnico. Velocidade e força andam juntas, e o erro vira risco de esmagamento.",
        ],
      },
      {
        question: "Quanto custa deixar o portão rápido?",
        answers: [
          "Regulagem cabe na visita, a partir de {price.preventive} em casa, sem peças. Motor rápido de basculante custa {price.speedy} ou {price.jetflex} instalado.",
          "Depende: ajuste na visita preventiva ou motor novo. No de correr, o valor sai por foto.",
        ],
      },
      {
        question: "Portão rápido é perigoso?",
        answers: [
          "Não com fotocélula, força no mínimo e parada suave. Sem isso, a velocidade aumenta a pancada.",
          "Com sensores e regulagem, é seguro. Crianças e animais pedem fotocélula sempre.",
        ],
      },
      {
        question: "Meu portão de correr pode ficar mais rápido?",
        answers: [
          "Pode, com motor rápido ou com inversor próprio para o peso da folha. Trilho e batente precisam estar em ordem.",
          "Sim, trocando o motor por modelo rápido. Mande peso estimado, largura e fotos do trilho.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, e a largura da folha",
  },
];
