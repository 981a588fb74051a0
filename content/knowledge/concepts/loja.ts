import type { Concept } from "#domain/knowledge/concept.ts";

export const loja: Concept = {
  id: "loja",
  kind: "service",
  label: "Loja de motores",
  phrase: "a loja de motores de portão",
  words: [
    "loja",
    "loja de motor de portão",
    "loja de portão automático",
    "onde comprar",
    "comprar",
    "compra",
    "venda",
    "à venda",
    "vende",
    "distribuidora",
    "revenda",
    "loja física",
  ],
  intent: "buying",
  answers: {
    any: [
      "Nossa loja vende motor de portão já com entrega e instalação: o kit basculante de 1/4 HP custa {price.padrao}, {price.speedy} ou {price.jetflex}, conforme a velocidade. Para deslizante e pivotante, mande foto e medida pelo WhatsApp.",
      "Comprar o motor na loja que instala evita o erro mais comum, que é levar um modelo que não serve ao portão. Com foto, largura e tipo de uso, indicamos o motor e passamos o valor fechado.",
      "Na loja você encontra motores de PPA, Garen, Peccinin, Rossi, Nice e outras marcas, além de peças e controles. O pedido é feito pelo WhatsApp, com pagamento em até {instalments} vezes no cartão e garantia de {warranty.motor} no motor.",
      "Para comprar motor de portão, três dados bastam: como o portão abre, quanto mede e quantas vezes abre por dia. A loja devolve o modelo indicado, o preço e o que está incluído.",
      "A loja de motor de portão atende São Paulo e região metropolitana, com frete grátis e instalação incluída nos kits basculantes, a partir de {price.padrao}. Você compra pelo WhatsApp e recebe o motor funcionando.",
    ],
    buying: [
      "Na loja, o kit basculante de 1/4 HP sai por {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex, com entrega e instalação. O cartão aceita até {instalments} vezes, e o motor tem {warranty.motor} de garantia.",
      "Compre com a medida na mão: até {width.quarterHp} de largura, o basculante residencial trabalha com 1/4 HP. A loja entrega e instala os kits a partir de {price.padrao}; deslizante e pivotante saem sob orçamento grátis.",
      "Quem compra na loja recebe motor, central, controles e instalação num preço só, a partir de {price.padrao} no basculante. Mande a foto do portão pelo WhatsApp e confirme o modelo antes de pagar.",
    ],
    price: [
      "Os preços da loja para basculante de 1/4 HP, com entrega e instalação, são {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex. Demais motores, peças e controles têm orçamento grátis por foto.",
      "Na loja, o kit basculante instalado vai de {price.padrao} a {price.jetflex}. Se o motor for comprado em outro lugar, a instalação avulsa sai a partir de {price.installation}; some os dois antes de comparar.",
    ],
    comparison: [
      "Ao comparar lojas de motor de portão, ponha o mesmo escopo lado a lado: motor, central, controles, entrega, instalação e garantia. O preço só do motor engana, porque a instalação avulsa sai a partir de {price.installation}.",
      "Loja que só entrega a caixa e loja que instala cobram coisas diferentes. Compare o valor final no portão funcionando, a garantia do motor e a do serviço, e quem atende se a central falhar.",
    ],
  },
  line: [
    "A loja entrega e instala o kit basculante a partir de {price.padrao}.",
    "Comprar de quem instala evita descobrir em casa que o motor não serve ao portão.",
    "O pedido pode ser feito pelo WhatsApp, com foto e medida do portão.",
    "Compare lojas pelo portão funcionando, com motor, instalação e garantia na mesma conta.",
    "A loja trabalha com as marcas mais conhecidas e parcela em até {instalments} vezes no cartão.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a loja vende",
        "Motores, peças e controles na mesma loja",
        "Do motor ao controle: o que você encontra",
        "Produtos para basculante, deslizante e pivotante",
        "Uma loja que também instala",
      ],
      slots: [
        [
          "A loja trabalha com motores para portão basculante, deslizante e pivotante, de casa a condomínio.",
          "Há motor para cada movimento: acionador para basculante, motor de cremalheira para o de correr e braço para o pivotante.",
          "O forte são os kits basculantes de 1/4 HP, mas a loja também atende portão de correr, de girar e pesado.",
          "Quem procura motor {em} encontra opções para portão que sobe, que corre e que gira.",
          "Motores residenciais e de uso intenso fazem parte da linha, escolhidos conforme o tipo e o peso da folha.",
        ],
        [
          "As marcas incluem PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy.",
          "Entre as marcas estão PPA, Garen, Peccinin, Rossi e Nice, além de Jetflex, GGPort, Omegaport, AGL e Speedy.",
          "Marcas conhecidas do mercado, como PPA, Garen e Peccinin, facilitam achar peça e controle depois.",
          "PPA, Garen, Peccinin, Rossi e Nice são algumas das marcas com que a loja trabalha.",
          "A variedade de marcas permite escolher pelo portão e pela reposição, e não só pelo nome na tampa.",
        ],
        [
          "Também são vendidos controles, placas, capacitores, fotocélulas, cremalheiras e outras peças de reposição.",
          "Peças avulsas, como placa, receptor, capacitor e controle, são separadas pela foto da etiqueta do motor.",
          "Para quem só precisa da peça, a foto da antiga e da etiqueta do motor confirma a compatibilidade.",
          "Acessórios como fotocélula, trava, botoeira e nobreak podem entrar no mesmo pedido do motor.",
          "Controle, fotocélula e trava completam o conjunto e podem ser instalados no mesmo dia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como comprar o motor certo",
        "Compre com estas respostas na mão",
        "O que olhar antes de pagar",
        "Escolha pelo portão, depois pelo preço",
        "Quatro dados que definem a compra",
      ],
      slots: [
        [
          "O tipo de portão vem primeiro, porque motor de correr não serve em basculante nem o contrário.",
          "Comece pelo movimento da folha: subir, correr ou girar exige motores que não se trocam entre si.",
          "Antes da marca, defina como o portão abre e quanto ele mede.",
          "Como abre, quanto mede, de que material é e quantas vezes abre por dia: com isso a escolha fica curta.",
          "Para acertar a compra {em}, parta do portão que existe e não do motor em promoção.",
        ],
        [
          "No basculante residencial de até {width.quarterHp} de largura, o 1/4 HP costuma atender bem.",
          "Até {width.quarterHp} de largura, com folha equilibrada, o basculante trabalha com motor de 1/4 HP.",
          "A referência do 1/4 HP é a largura de até {width.quarterHp} em basculante residencial em bom estado.",
          "Folhas acima de {width.quarterHp}, de madeira maciça ou chapa grossa pedem avaliação antes da compra.",
          "Largura maior que {width.quarterHp} ou uso coletivo pede motor de outra categoria, visto por foto e medida.",
        ],
        [
          "Confira ainda a tensão disponível no ponto, os acessórios incluídos e a garantia de cada parte.",
          "Veja se o preço inclui central, controles, suporte e mão de obra, e peça isso por escrito.",
          "Pergunte o que vem na caixa, quem instala e quem atende se algo falhar.",
          "Um preço completo diz motor, central, controles, instalação e garantia, sem item em aberto.",
          "Nota fiscal e garantia por escrito valem tanto quanto o preço, sobretudo em placa e motor.",
        ],
      ],
      bullets: [
        "Tipo de portão e sentido de abertura",
        "Largura e altura da folha",
        "Material e peso aproximado",
        "Quantas aberturas por dia",
        "Tensão do ponto de energia",
        "Quantos controles serão usados",
      ],
    },
    {
      about: "cost",
      headings: [
        "Preços da loja",
        "Quanto custa o motor instalado",
        "Kits basculantes e valores",
        "O que o preço inclui",
        "Preço fechado, com entrega e instalação",
      ],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {price.padrao} no modelo Padrão, que abre em {opening.padrao}.",
          "Pelo Padrão, com abertura em {opening.padrao}, você paga {price.padrao}, já instalado.",
          "O preço de entrada da loja é {price.padrao}, no kit Padrão, com entrega e instalação.",
          "Para um basculante comum {em}, o kit Padrão sai por {price.padrao}, com o motor instalado.",
          "Instalado, o kit Padrão de 1/4 HP sai por {price.padrao} e completa a abertura em {opening.padrao}.",
        ],
        [
          "O Speedy sai por {price.speedy} e abre em {opening.speedy}; o JetFlex, por {price.jetflex}, em {opening.jetflex}.",
          "Quem quer rapidez tem o Speedy, de {opening.speedy}, por {price.speedy}, e o JetFlex, de {opening.jetflex}, por {price.jetflex}.",
          "Os modelos mais rápidos são o Speedy, a {price.speedy}, e o JetFlex, a {price.jetflex}.",
          "Subindo a velocidade, o Speedy custa {price.speedy}, e o JetFlex, que abre em {opening.jetflex}, custa {price.jetflex}.",
          "Por {price.speedy} o Speedy reduz a espera a {opening.speedy}; por {price.jetflex} o JetFlex chega a {opening.jetflex}.",
        ],
        [
          "No cartão, o valor é dividido em até {instalments} vezes; para pagar por Pix, peça a condição à vista.",
          "Os kits podem ser pagos em até {instalments} vezes no cartão ou à vista, por Pix.",
          "Você pode pagar por Pix, à vista, ou no cartão, com até {instalments} parcelas.",
          "A compra pode ser parcelada em até {instalments} vezes no cartão, com o total informado antes.",
          "Cartão em até {instalments} vezes ou Pix à vista são as formas de pagar o motor.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Da compra ao portão funcionando",
        "Como comprar pelo WhatsApp",
        "O caminho da compra, sem sair de casa",
        "Do pedido à instalação",
        "Compra, entrega e instalação juntas",
      ],
      slots: [
        [
          "A compra cabe numa conversa: foto, medida, modelo indicado, preço e data combinada.",
          "Não é preciso sair de casa para comprar, porque as fotos mostram quase tudo o que importa.",
          "Pelo WhatsApp você manda imagens e medidas e recebe o modelo indicado com o preço.",
          "De qualquer ponto {de}, o pedido começa com duas fotos e a largura do vão.",
          "Com foto do portão e da coluna, a escolha do modelo é feita antes da entrega.",
        ],
        [
          "O técnico leva o motor e instala na mesma visita, então não há caixa parada esperando montagem.",
          "Entrega e instalação andam juntas nos kits, e o portão já fica funcionando.",
          "No dia marcado, quem traz o motor é quem instala, o que evita desencontro entre entrega e serviço.",
          "O motor chega com o técnico, que confere a folha antes de abrir a caixa.",
          "A instalação do basculante leva de {time.tilting} e termina com os controles programados.",
        ],
      ],
      steps: [
        "Mande foto do portão por dentro e por fora, com a largura e a altura.",
        "Diga quantas vezes o portão abre por dia e quantos controles precisa.",
        "Receba o modelo indicado e o preço, com o que está incluído.",
        "Combine o dia e a forma de pagamento.",
        "Acompanhe o teste final e guarde a nota e a garantia.",
      ],
    },
    {
      about: "care",
      headings: [
        "Garantia e atendimento depois da compra",
        "O que fazer depois de comprar",
        "Nota, garantia e revisão",
        "A loja continua depois da venda",
        "Depois da compra, quem atende",
      ],
      slots: [
        [
          "O motor tem garantia de {warranty.motor}, e a instalação feita por nós, de {warranty.installation}.",
          "São {warranty.motor} de garantia para o motor e {warranty.installation} para o serviço de instalação.",
          "A compra sai com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "Motor e serviço têm prazos próprios: {warranty.motor} para o equipamento e {warranty.installation} para a montagem.",
          "A garantia cobre o motor por {warranty.motor} e o trabalho de instalação por {warranty.installation}.",
        ],
        [
          "Guarde a nota e fotografe a etiqueta do motor, que identificam modelo e data no atendimento.",
          "Nota fiscal e foto da etiqueta aceleram qualquer pedido de peça ou de garantia.",
          "Uma foto da etiqueta, guardada no celular, resolve metade do atendimento futuro.",
          "Deixe a nota junto do manual e fotografe a etiqueta antes que o tempo a apague.",
          "Modelo e data estão na etiqueta e na nota, e é por eles que a peça certa é encontrada.",
        ],
        [
          "Para o motor durar, revise {visits.home} em casa e {visits.business} em prédio ou empresa.",
          "Revisar {visits.home}, em residência, mantém a folha leve e o motor dentro do esforço previsto.",
          "Com revisão {visits.home} numa casa {em}, o motor tende a alcançar a vida útil esperada.",
          "Quem compra deve marcar a primeira revisão para dentro de um ano, ou antes se o uso for intenso.",
          "Uma preventiva anual em casa, a partir de {price.preventive}, protege a compra.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Onde comprar motor de portão com instalação?",
      answers: [
        "Na nossa loja, pelo WhatsApp: o kit basculante de 1/4 HP custa a partir de {price.padrao}, com entrega e instalação em São Paulo e região metropolitana.",
        "Você pode comprar conosco pelo WhatsApp. Os kits basculantes saem instalados, por {price.padrao}, {price.speedy} ou {price.jetflex}; outros tipos têm orçamento grátis.",
      ],
    },
    {
      question: "A loja vende só a peça, sem o serviço?",
      answers: [
        "Vende. Mande a foto da peça e da etiqueta do motor para confirmar a compatibilidade antes de comprar, já que peças parecidas nem sempre servem.",
        "Sim, há peças avulsas. A foto da etiqueta evita comprar placa ou controle de outra linha, e a troca de peça elétrica deve ficar com o técnico.",
      ],
    },
    {
      question: "Compensa comprar o motor na internet e instalar depois?",
      answers: [
        "Some a instalação avulsa, a partir de {price.installation}, ao preço do motor. O kit basculante instalado começa em {price.padrao}, com garantia do motor e do serviço no mesmo lugar.",
        "Faça a conta completa: motor, frete e instalação avulsa, que sai a partir de {price.installation}. Confira também se tipo, tensão e potência servem ao seu portão.",
      ],
    },
    {
      question: "Que marcas de motor a loja tem?",
      answers: [
        "Trabalhamos com PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. O modelo disponível para o seu portão é confirmado no orçamento.",
        "PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. A indicação parte do tipo e da medida do portão.",
      ],
    },
    {
      question: "Posso comprar sem saber qual motor preciso?",
      answers: [
        "Pode. Mande fotos por dentro e por fora, a largura e a altura da folha; com isso indicamos o tipo e a potência antes de você pagar.",
        "Sim, a indicação faz parte do orçamento grátis. Foto, medida, material e número de aberturas por dia bastam para chegar ao modelo.",
      ],
    },
  ],
  photo: "uma foto do portão por dentro e por fora, com a largura e a altura da folha",
  related: ["preco", "kit", "modelos", "entrega", "pecas", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
