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
      "O kit automatizador completo de portão basculante, com motor e instalação, sai por {models.pricesOr}, para folha de até {width.quarterHp}. Ele traz motor de 1/4 HP, central com receptor, controles e ferragens, e a montagem leva de {time.tilting}.",
      "Kit motor de portão completo, o automatizador da garagem, significa motor, central, controles, ferragens, entrega e instalação num preço só, a partir de {price.lowest} no basculante de até {width.quarterHp}. São três opções pela velocidade: {models.pricesNamed}.",
      "Temos o kit de motor basculante de 1/4 HP já instalado, {models.pricesNamed}, para portão de até {width.quarterHp}. O kit automatizador completo inclui central, controles e fixação; para portão de correr ou de abrir, o kit é outro e vai por orçamento.",
    ],
    price: [
      "O preço do kit de motor com instalação é {models.pricesNamed}, para portão basculante de até {width.quarterHp}. Nele entram motor de 1/4 HP, central, controles, entrega e montagem, em até {shop.instalments} vezes no cartão.",
      "Um kit de motor de portão, instalado, custa {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex, todos basculantes de 1/4 HP. Kit deslizante ou pivotante depende do peso e das folhas, e tem orçamento próprio.",
      "Quanto custa o kit de portão instalado: de {price.lowest} a {price.highest} no basculante de até {width.quarterHp}, com central e controles. A velocidade faz a diferença entre eles, e o cartão divide em até {shop.instalments} vezes.",
    ],
    buying: [
      "O kit de motor de portão já instalado, automatizador completo para a garagem, sai por {models.pricesOr} no basculante de 1/4 HP. Serve a folha de até {width.quarterHp}, e a velocidade, {seconds.all} segundos, é o que separa os três.",
      "O kit motor de portão completo que vendemos, o automatizador da garagem, chega com o técnico e é instalado na mesma visita, por {models.pricesOr}. Vale para basculante de até {width.quarterHp}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
      "Um kit automatizador completo para garagem, motor com instalação, começa em {price.lowest}, o basculante Padrão de 1/4 HP para até {width.quarterHp} de largura. O Speedy custa {price.speedy} e o JetFlex {price.jetflex}; portão de correr ou de abrir usa outro kit.",
    ],
    installation: [
      "A instalação do kit de motor basculante já está no preço, a partir de {price.lowest}, e leva de {time.tilting}. O técnico confere a folha, fixa o acionador, liga a central, regula curso e força e cadastra os controles.",
      "Instalar o kit de portão leva de {time.tilting} no basculante, sem mão de obra a somar: o kit parte de {price.lowest}, completo. Se o kit foi comprado em outro lugar, a instalação avulsa começa em {price.installation}.",
      "O kit completo de motor é instalado em {time.tilting}, por valor único desde {price.lowest}, com folha equilibrada e energia perto. Comprado fora, o kit também pode ser montado por nós, a partir de {price.installation}.",
    ],
    question: [
      "Para automatizar seu portão temos três kits de motor basculante de 1/4 HP, {models.pricesNamed}, com instalação. Eles servem a folha de até {width.quarterHp}; portão de correr, de abrir ou de enrolar usa outro kit, conforme peso e medida.",
      "Sim, o kit de motor já inclui a instalação, que leva de {time.tilting} no basculante, e custa a partir de {price.lowest}. Fotocélula, trava e nobreak são à parte, e kit comprado em outro lugar se instala desde {price.installation}.",
      "O kit de preço fechado serve a portão basculante de até {width.quarterHp}: motor, central, controles, entrega e instalação por {models.pricesOr}. Para outro tipo de portão, peso e comprimento definem o kit.",
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
          "O kit basculante vem com tudo o que faz a folha subir e descer, já montado no seu portão. A central comanda o motor, e o acionador, peça longa com fuso, empurra o braço preso à folha.",
          "Tudo o que o portão precisa para andar está no kit, inclusive a mão de obra. O motor gira o fuso do acionador, o fuso move o braço, e a central recebe a ordem do controle.",
          "Motor, eletrônica e ferragens chegam juntos e saem funcionando no mesmo dia. O acionador vai na coluna, o braço na folha, e a central guarda o cadastro dos controles.",
          "Não falta peça para o basculante funcionar: o conjunto mecânico, a central e os controles são do mesmo kit. O serviço de fixar, regular e testar vai incluído.",
        ],
      ],
      bullets: [
        "Motor de 1/4 HP com acionador",
        "Central com receptor",
        "Controles cadastrados",
        "Fim de curso, braço e ferragens",
        "Entrega, instalação e regulagem",
      ],
    },
    {
      about: "choose",
      headings: ["Qual kit escolher", "Kit por tipo e velocidade", "Padrão, Speedy ou JetFlex no kit"],
      slots: [
        [
          "O tipo de portão vem primeiro: o kit basculante serve à folha que sobe, com até {width.quarterHp} de largura. Portão de correr usa motor de piso e cremalheira, e o de abrir leva um braço por folha.",
          "Escolha o kit pelo jeito de abrir. Folha que sobe, de até {width.quarterHp}, leva o basculante; a que corre pede cremalheira, a régua dentada, e a que gira, um braço em cada folha.",
          "Cada movimento tem seu kit: acionador na coluna para o basculante, motor de piso com cremalheira para o deslizante, braço para o pivotante. No basculante, a medida limite é {width.quarterHp}.",
          "Veja se o portão sobe, corre ou gira, porque um kit não serve no outro. No que sobe, meça a largura: até {width.quarterHp} o motor de 1/4 HP atende.",
        ],
        [
          "Entre os basculantes, o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Quanto menor a espera, mais firme e equilibrada a folha precisa estar.",
          "A velocidade separa os três kits: {opening.padrao}, {opening.speedy} e {opening.jetflex}, nessa ordem de preço. Em rua movimentada o rápido compensa, desde que a folha esteja bem equilibrada.",
          "Padrão, Speedy e JetFlex têm a mesma potência e tempos diferentes, de {seconds.all} segundos. O mais veloz pede coluna firme e contrapeso certo, e poupa a espera na rua.",
          "Quem tem recuo pode ficar no Padrão, de {opening.padrao}. Quem espera na rua ganha com o Speedy, de {opening.speedy}, ou com o JetFlex, da PPA, que leva {opening.jetflex} e pede folha equilibrada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do kit instalado", "O preço do kit e o que soma", "Quanto custa o kit completo"],
      slots: [
        [
          "Com entrega e instalação, o kit Padrão custa {price.padrao}, o Speedy {price.speedy} e o JetFlex {price.jetflex}. A potência de 1/4 HP, a central e a mão de obra são as mesmas, e a diferença está na velocidade.",
          "O kit basculante instalado sai por {models.prices}, do mais lento ao mais rápido. Nos três, central, controles e montagem estão dentro do valor.",
          "Padrão por {price.padrao}, Speedy por {price.speedy} e JetFlex por {price.jetflex}: esse é o valor do kit montado. O que muda de um para outro é o tempo de abertura.",
          "Instalado, o kit vai de {price.lowest} a {price.highest}, sem frete a somar. Quem paga mais leva velocidade, porque a potência não muda.",
        ],
        [
          "Fotocélula, trava, nobreak e controle a mais são somados por unidade. Tomada nova, solda ou cabo desfiado entram em linha própria, só quando o portão precisa.",
          "À parte ficam os acessórios, como fotocélula e trava, e o que faltar no portão, seja ponto de energia, roldana ou solda. Tudo cabe em até {shop.instalments} vezes no cartão.",
          "O que pode aumentar a conta é acessório, controle extra, fiação longa até o quadro e reparo da folha. Cada um aparece separado no orçamento, antes da montagem.",
          "Some ao kit só o que pedir a mais ou o que faltar: fotocélula, trava, nobreak, ponto de energia, conserto de cabo ou de solda. O cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de pedir o kit", "Confira se o kit serve", "Medidas e fotos para o kit certo"],
      slots: [
        [
          "Largura, altura e duas fotos bastam para confirmar se o kit serve, antes de você pagar. Faça tudo de fora, com o portão parado, sem tocar em cabo, mola ou contrapeso.",
          "A confirmação do kit vem de foto e medida, antes da compra. Se a folha estiver torta ou pesada, não a mova; fotografe de longe.",
          "Meça e fotografe antes, e o kit chega certo para o seu portão. Não é preciso abrir nada, e cabo e contrapeso ficam intocados.",
          "Com imagem e medida, dá para saber se o kit encaixa sem visita. Deixe o portão parado, as crianças afastadas e as peças de equilíbrio em paz.",
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
          "No dia, o técnico confere cabos e contrapeso e move a folha na mão, com a energia desligada. Se ela cai ou sobe sozinha, o equilíbrio é acertado antes de o kit ser montado.",
          "Antes de abrir a caixa, o técnico verifica o equilíbrio da folha, sem energia. Contrapeso errado é corrigido primeiro, porque motor nenhum aguenta carregar o portão sozinho.",
          "A montagem começa pela folha: cabo, mola e contrapeso são conferidos e o movimento é testado à mão pelo técnico. Só um portão equilibrado recebe o acionador.",
          "O primeiro passo é testar a folha com o circuito desligado. Estando leve de ponta a ponta, o acionador é instalado; se pesa, o contrapeso é ajustado antes.",
        ],
        [
          "Depois o acionador vai na coluna, o braço na travessa e a central em lugar protegido, com disjuntor próprio. São {time.tilting} até os controles gravados e o teste na sua presença.",
          "Em {time.tilting}, o acionador fica no prumo, a fiação em eletroduto e o portão regulado. O serviço termina com força ajustada e o destravamento manual explicado.",
          "A seguir vêm a fixação na coluna, a ligação elétrica em disjuntor só do portão e a regulagem. Ao fim de {time.tilting}, a folha abre pelo controle e recua diante de obstáculo.",
          "O restante leva de {time.tilting}: prender acionador e braço, passar fios, regular curso e força e gravar controles. Você acompanha o teste final.",
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
        "O número fica escrito no orçamento. Precisa de mais? Peça junto, e todos saem cadastrados no mesmo dia.",
      ],
    },
    {
      question: "O kit inclui fotocélula?",
      answers: [
        "Não, ela é acessório. Vale incluí-la no pedido, principalmente com fechamento automático, crianças ou animais.",
        "Não. A fotocélula, que faz a folha voltar quando alguém passa, é orçada à parte e pode ser instalada no mesmo dia.",
        "Não inclui, mas ela pode ser montada junto. Com portão que fecha sozinho, é o primeiro acessório a pedir.",
      ],
    },
    {
      question: "O kit serve em portão de correr?",
      answers: [
        "O kit basculante, não. O portão de correr usa kit deslizante, com cremalheira, escolhido por peso e comprimento.",
        "Só o kit deslizante serve. Mande comprimento, altura e material, para indicar motor e cremalheira.",
        "Não: portão de correr pede motor de piso e cremalheira. A instalação dele leva de {time.sliding}.",
      ],
    },
    {
      question: "Comprei o kit em outro lugar. Vocês instalam?",
      answers: [
        "Sim, com mão de obra a partir de {price.installation}, depois de conferir por foto se o modelo serve ao portão.",
        "Instalamos o motor comprado em outra loja por valor desde {price.installation} e com garantia de {warranty.installation} no serviço; a do motor é de quem vendeu.",
        "Sim. Montar um kit comprado fora custa a partir de {price.installation}, e o serviço tem {warranty.installation} de garantia.",
      ],
    },
    {
      question: "O kit tem garantia?",
      answers: [
        "Tem: {warranty.motor} do motor, pela fábrica, e {warranty.installation} da instalação.",
        "Sim. O fabricante dá {warranty.motor} ao motor, e a montagem feita por nós tem {warranty.installation}.",
        "O motor sai com {warranty.motor} de garantia de fábrica, e a instalação com {warranty.installation}.",
      ],
    },
    {
      question: "O portão precisa de algum preparo antes do kit?",
      answers: [
        "Precisa andar leve na mão e ter energia perto, com disjuntor próprio e terra. Solda trincada e cabo desfiado são acertados antes.",
        "Folha equilibrada, coluna firme e um circuito de 220 V por perto. Se faltar algo, o acerto entra no orçamento.",
        "O básico é folha sem empenar, contrapeso certo e ponto de energia exclusivo. O que faltar é corrigido antes da montagem.",
      ],
    },
  ],
  photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  related: ["preco", "instalacao", "modelos", "tempo-de-abertura", "medidas", "entrega"],
  topic: "motor-basculante-1-4-hp",
};
