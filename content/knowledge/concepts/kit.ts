import type { Concept } from "#domain/knowledge/concept.ts";

export const kit: Concept = {
  id: "kit",
  kind: "buying",
  label: "Kit de motor",
  phrase: "o kit de motor",
  words: [
    "kit",
    "kit motor",
    "kit de motor de portão",
    "kit portão eletrônico",
    "kit completo",
    "kit basculante",
    "kit deslizante",
    "kit automatizador",
    "kit automação",
    "o que vem no kit",
    "conjunto completo",
  ],
  intent: "buying",
  answers: {
    any: [
      "O kit de motor para portão basculante, já com a instalação, sai por {models.pricesOr} e serve a folha de até {width.quarterHp} de largura. Ele traz motor de 1/4 HP, central com receptor, controles e ferragens. A montagem leva de {time.tilting} e é feita pelo técnico que entrega.",
      "Um kit de motor de portão completo reúne motor, central, controles, ferragens, entrega e instalação num preço só, a partir de {price.lowest} no basculante de até {width.quarterHp}. São três opções, que diferem na velocidade: {models.pricesNamed}.",
      "O kit automatizador de portão basculante, com motor de 1/4 HP, custa {models.pricesNamedOr}, já instalado, para folha de até {width.quarterHp}. Central, controles e fixação estão incluídos. Portão de correr ou de abrir usa outro kit, que é orçado pelo peso e pela medida.",
    ],
    price: [
      "O preço do kit de motor com instalação é de {models.pricesNamedOr}, para portão basculante de até {width.quarterHp}. Nele entram o motor de 1/4 HP, a central, os controles, a entrega e a montagem, em até {shop.instalments} vezes no cartão.",
      "Um kit de motor de portão, já instalado, custa {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex, todos para basculante e com 1/4 HP. O kit para portão de correr ou de abrir depende do peso e do número de folhas e tem orçamento próprio.",
      "O preço do kit de portão depende do modelo: no basculante de até {width.quarterHp}, vai de {price.lowest} a {price.highest}, com central, controles e instalação. A diferença entre eles é a velocidade, e o cartão divide em até {shop.instalments} vezes.",
    ],
    buying: [
      "O kit de motor de portão já instalado sai por {models.pricesOr} no basculante de 1/4 HP, com central, controles e entrega. Serve a folha de até {width.quarterHp} de largura. O que separa os três modelos é a velocidade de abertura, de {seconds.all} segundos.",
      "O kit automatizador completo chega com o técnico e é instalado na mesma visita, por {models.pricesOr}, em portão basculante de até {width.quarterHp}. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação. O modelo é confirmado antes, por foto e medida.",
      "Um kit completo para a garagem, com motor e instalação, começa em {price.lowest}, no modelo Padrão de 1/4 HP, para basculante de até {width.quarterHp}. O Speedy custa {price.speedy} e o JetFlex, {price.jetflex}. Portão de correr ou de abrir usa outro kit.",
    ],
    installation: [
      "A instalação do kit de motor basculante já está no preço, a partir de {price.lowest}, e leva de {time.tilting}. O técnico confere a folha, fixa o acionador na coluna, liga a central, regula paradas e força e grava os controles.",
      "Instalar o kit de portão leva de {time.tilting} no basculante, sem mão de obra a somar, porque o kit completo parte de {price.lowest}. Se ele foi comprado em outro lugar, a instalação avulsa custa a partir de {price.installation}.",
      "O kit completo de motor é instalado em {time.tilting}, por um valor único, a partir de {price.lowest}, quando a folha está equilibrada e há energia por perto. Um kit comprado em outra loja também pode ser montado, a partir de {price.installation}.",
    ],
    question: [
      "Para automatizar o portão basculante há três kits de 1/4 HP, {models.pricesNamed}, com instalação. Eles servem a folha de até {width.quarterHp} de largura. Portão de correr, de abrir ou de enrolar usa outro kit, escolhido pelo peso e pela medida.",
      "Sim, o kit de motor já inclui a instalação, que leva de {time.tilting} no basculante, e custa a partir de {price.lowest}. Fotocélula, trava e nobreak são à parte. Um kit comprado em outro lugar é instalado a partir de {price.installation}.",
      "O kit de preço fechado serve a portão basculante de até {width.quarterHp} e inclui motor, central, controles, entrega e instalação, por {models.pricesOr}. Em outro tipo de portão, o peso e o comprimento da folha definem o kit, que é orçado por foto.",
    ],
  },
  line: [
    "O kit basculante sai por {models.pricesOr}, com entrega e instalação.",
    "O kit inclui motor, central, controles e ferragens; fotocélula e nobreak são acessórios.",
    "Até {width.quarterHp} de largura, o kit basculante de 1/4 HP atende.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que vem no kit", "Itens do kit, um a um", "O que o kit de motor traz"],
      slots: [
        [
          "O kit basculante vem com tudo o que faz a folha subir e descer, montado no seu portão. A central comanda o motor, e o acionador, uma peça longa com fuso, move o braço preso à folha.",
          "Tudo o que o portão precisa para andar está no kit, inclusive a mão de obra. O motor gira o fuso do acionador, o fuso move o braço, e a central recebe a ordem do controle.",
          "Motor, eletrônica e ferragens chegam juntos e ficam funcionando no mesmo dia. O acionador é preso na coluna, o braço, na folha, e a central guarda o cadastro dos controles.",
          "O conjunto mecânico, a central e os controles são do mesmo kit, e nenhuma peça básica fica de fora. O serviço de fixar, regular e testar está incluído.",
        ],
      ],
      bullets: [
        "Motor de 1/4 HP com acionador",
        "Central com receptor",
        "Controles já gravados",
        "Fim de curso, braço e ferragens",
        "Entrega, instalação e regulagem",
      ],
    },
    {
      about: "choose",
      headings: ["Qual kit de motor escolher", "Kit por tipo e velocidade", "Padrão, Speedy ou JetFlex no kit"],
      slots: [
        [
          "O tipo de portão vem primeiro: o kit basculante serve em folha de até {width.quarterHp} de largura. Portão de correr usa motor de piso e cremalheira, a barra dentada, e o de abrir leva um braço por folha.",
          "Escolha o kit pelo modo de abrir. O portão basculante de até {width.quarterHp} usa o kit de coluna; o de correr precisa de cremalheira, uma régua dentada, e o de abrir, de um braço em cada folha.",
          "Cada movimento tem o seu kit: acionador na coluna para o basculante, motor de piso com cremalheira para o de correr e braço para o de abrir. No basculante de 1/4 HP, a largura limite é de {width.quarterHp}.",
          "Veja se o portão sobe, corre ou gira, porque o kit de um tipo não serve em outro. Se ele sobe, meça a largura: até {width.quarterHp}, o motor de 1/4 HP atende.",
        ],
        [
          "Entre os basculantes, o Padrão abre em {opening.padrao}, o Speedy, em {opening.speedy} e o JetFlex, em {opening.jetflex}. Quanto mais rápido o motor, mais firme e equilibrada a folha precisa estar.",
          "A velocidade separa os três kits, que abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem de preço. Em rua movimentada o rápido compensa, desde que o portão esteja equilibrado.",
          "Padrão, Speedy e JetFlex têm a mesma potência e abrem em {seconds.all} segundos, nessa ordem. O mais veloz exige coluna firme e contrapeso certo, e diminui a espera na rua.",
          "Quem tem recuo na frente pode ficar com o Padrão, de {opening.padrao}. Para quem espera na rua, valem o Speedy, de {opening.speedy}, ou o JetFlex, de {opening.jetflex}, que pede folha bem equilibrada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do kit instalado", "O preço do kit e o que soma", "Quanto custa o kit completo"],
      slots: [
        [
          "Com entrega e instalação, o kit Padrão custa {price.padrao}, o Speedy, {price.speedy} e o JetFlex, {price.jetflex}. A potência, a central e a mão de obra são as mesmas, e a diferença está na velocidade.",
          "O kit basculante instalado sai por {models.pricesOr}, do mais lento ao mais rápido. Nos três, central, controles e montagem estão no valor.",
          "O valor do kit montado é de {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex. O que muda de um para outro é o tempo de abertura.",
          "Já instalado, o kit vai de {price.lowest} a {price.highest}, sem frete a somar. Quem paga mais leva velocidade, porque a potência é a mesma.",
        ],
        [
          "Fotocélula, trava, nobreak e controle a mais são somados por unidade. Tomada nova, solda ou troca de cabo são orçadas à parte, só quando o portão precisa.",
          "Os acessórios, como fotocélula e trava, ficam fora do kit, assim como o que faltar no portão, seja ponto de energia, roldana ou solda. O pagamento vai até {shop.instalments} vezes no cartão.",
          "O que pode aumentar a conta do kit é acessório, controle extra, fiação longa até o quadro e reparo da folha. Cada item aparece separado no orçamento, antes da montagem.",
          "Ao preço do kit se soma apenas o que você pedir a mais ou o que faltar, como fotocélula, nobreak, ponto de energia ou conserto de cabo. O cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de pedir o kit", "Confira se o kit serve", "Medidas e fotos para o kit certo"],
      slots: [
        [
          "Largura, altura e duas fotos bastam para confirmar se o kit serve, antes de você pagar. Faça tudo de fora, com o portão parado, sem tocar em cabo, mola ou contrapeso.",
          "A confirmação do kit é feita por foto e medida, antes da compra. Se a folha estiver torta ou pesada, não a mova; fotografe de longe.",
          "Com as medidas e as fotos em mãos, o kit certo é indicado para o seu portão. Não é preciso abrir nada, e cabo e contrapeso não devem ser tocados.",
          "Imagens e medidas mostram se o kit encaixa, sem visita. Deixe o portão parado e as crianças afastadas e não mexa nas peças de equilíbrio, que guardam força.",
        ],
      ],
      steps: [
        "Veja como o portão abre: sobe, corre ou gira.",
        "Meça largura e altura com a folha fechada.",
        "Fotografe por dentro e por fora, com as colunas.",
        "Veja se há ponto de energia perto e qual a tensão.",
        "Mande tudo e confirme o kit e os itens incluídos.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o kit é instalado", "Etapas da instalação do kit", "A montagem do kit"],
      slots: [
        [
          "No dia, o técnico confere cabos e contrapeso e move a folha na mão, com a energia desligada. Se ela cai ou sobe sozinha, o equilíbrio é acertado antes de montar o kit.",
          "Antes de abrir a caixa, o técnico verifica o equilíbrio da folha, sem energia. Um contrapeso errado é corrigido primeiro, porque nenhum motor aguenta carregar o portão sozinho.",
          "A montagem começa pela folha: cabo, mola e contrapeso são conferidos, e o técnico testa o movimento na mão. Só um portão equilibrado recebe o acionador.",
          "O primeiro passo é testar a folha com o circuito desligado. Se ela está leve do começo ao fim, o acionador é instalado; se pesa, o contrapeso é ajustado antes.",
        ],
        [
          "Com a folha pronta, o acionador é preso na coluna, o braço, na travessa, e a central, em lugar protegido, com disjuntor próprio. São {time.tilting} até os controles gravados e o teste na sua presença.",
          "Em {time.tilting}, o acionador fica no prumo, a fiação, em eletroduto, e o portão, regulado. O serviço termina com a explicação de como destravar o motor na falta de luz.",
          "Fixação na coluna, ligação elétrica em disjuntor só do portão e regulagem tomam de {time.tilting}. No fim, a folha abre pelo controle e recua diante de um obstáculo.",
          "Prender o acionador e o braço, passar os fios, regular paradas e força e gravar os controles leva de {time.tilting}. Você acompanha o teste final.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quantos controles vêm no kit?",
      answers: [
        "A quantidade é confirmada no orçamento. Diga quantos motoristas há na casa, e os controles extras entram na mesma conta.",
        "Confirme ao pedir o preço e informe de quantos precisa, porque controles a mais podem ser gravados na mesma visita.",
        "O número fica escrito no orçamento. Se precisar de mais, peça junto, e todos são gravados no mesmo dia.",
      ],
    },
    {
      question: "O kit inclui fotocélula?",
      answers: [
        "Não, ela é acessório. Vale incluí-la no pedido, principalmente com fechamento automático, crianças ou animais.",
        "Não. A fotocélula, que faz a folha voltar quando alguém passa, é orçada à parte e pode ser instalada no mesmo dia.",
        "Não inclui, mas ela pode ser montada junto. Em portão que fecha sozinho, é o primeiro acessório a pedir.",
      ],
    },
    {
      question: "O kit serve em portão de correr?",
      answers: [
        "O kit basculante, não. O portão de correr usa kit deslizante, com cremalheira, escolhido por peso e comprimento.",
        "Só o kit deslizante serve. Informe comprimento, altura e material, para a indicação do motor e da cremalheira.",
        "Não: portão de correr precisa de motor de piso e cremalheira. A instalação dele leva de {time.sliding}.",
      ],
    },
    {
      question: "Comprei o kit em outro lugar. Vocês instalam?",
      answers: [
        "Sim, com mão de obra a partir de {price.installation}, depois de conferir por foto se o modelo serve ao portão.",
        "Instalamos o motor comprado em outra loja a partir de {price.installation} e com garantia de {warranty.installation} no serviço; a do motor é de quem vendeu.",
        "Sim. Montar um kit comprado em outra loja custa a partir de {price.installation}, e o serviço tem {warranty.installation} de garantia.",
      ],
    },
    {
      question: "O kit tem garantia?",
      answers: [
        "Tem: {warranty.motor} do motor, pela fábrica, e {warranty.installation} da instalação.",
        "Sim. O fabricante dá {warranty.motor} ao motor, e a montagem feita por nós tem {warranty.installation}.",
        "O motor sai com {warranty.motor} de garantia de fábrica, e a instalação, com {warranty.installation}.",
      ],
    },
    {
      question: "O portão precisa de algum preparo antes do kit?",
      answers: [
        "Precisa andar leve na mão e ter energia perto, com disjuntor próprio e terra. Solda trincada e cabo desfiado são acertados antes.",
        "Precisa de folha equilibrada, coluna firme e um circuito elétrico só para ele. Se faltar algo, o acerto entra no orçamento.",
        "O básico é folha sem empenar, contrapeso certo e ponto de energia exclusivo. O que faltar é corrigido antes da montagem.",
      ],
    },
  ],
  photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  related: ["preco", "instalacao", "modelos", "tempo-de-abertura", "medidas", "entrega"],
  topic: "motor-basculante-1-4-hp",
};
