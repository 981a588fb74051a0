import type { Concept } from "#domain/knowledge/concept.ts";

export const agl: Concept = {
  id: "agl",
  kind: "brand",
  label: "AGL",
  phrase: "o motor AGL",
  words: [
    "agl",
    "motor agl",
    "motores agl",
    "portão agl",
    "automatizador agl",
    "máquina agl",
    "motor portão agl",
    "portão eletrônico agl",
    "a g l",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor de portão AGL, para basculante e para portão de correr. Em casa, a troca com motor e mão de obra fica de {price.homeSwap}, conforme o tipo e o peso da folha. Se há trava elétrica, avise, porque ela precisa ser ligada à placa do motor.",
      "O motor de portão AGL serve para casas com portão basculante ou de correr, e trabalhamos com venda, instalação e conserto, de forma independente da fábrica. A troca em residência custa de {price.homeSwap}, com o serviço. Mande a foto do portão e da etiqueta do motor atual.",
      "Com motor AGL, fazemos venda, instalação e reparo no local, sem vínculo com a fábrica. A troca em casa fica de {price.homeSwap}, e o modelo se escolhe pelo tipo de portão e pelo peso da folha. Uma foto da etiqueta ou do portão basta para começar.",
      "Motor AGL para portão se compra, se instala e se conserta com a nossa equipe, no basculante e no de correr. A marca brasileira faz também fechadura elétrica e interfone, que podem trabalhar juntos. A troca residencial fica de {price.homeSwap}, mão de obra incluída.",
    ],
    repair: [
      "Consertamos motor AGL, basculante ou de correr, como assistência independente. Se há trava elétrica, ela é testada junto, porque a trava que não solta faz o motor forçar e parecer queimado. O ajuste em casa parte de {price.preventive}, sem peças.",
      "Motor AGL parado tem conserto no local, feito por assistência independente da fábrica. Testamos a alimentação, a trava, o capacitor e a placa e trocamos só o que falhou. O ajuste em residência custa desde {price.preventive}, fora peças, e a troca do motor, de {price.homeSwap}.",
      "No conserto de motor AGL, o técnico separa o que é defeito do motor, da trava elétrica e da fiação antes de trocar peça. Em casa, a visita com regulagem começa em {price.preventive}, sem peças. A etiqueta diz qual peça serve.",
    ],
    price: [
      "O motor AGL, na troca em casa com mão de obra, custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. O peso e o tipo da folha definem o valor. Se você já tem o motor, a instalação parte de {price.installation}.",
      "Um motor de portão AGL já trocado custa de {price.homeSwap} em residência, conforme a folha e o tipo. A mão de obra para motor comprado à parte começa em {price.installation}, e trava, fechadura e interfone têm preço próprio.",
      "O preço do motor AGL em casa é de {price.homeSwap}, com o serviço, e em portão pesado, de {price.heavySwap}. Instalar um que você comprou sai a partir de {price.installation}, com a trava elétrica orçada por foto.",
    ],
    buying: [
      "O motor AGL para portão residencial se escolhe pelo tipo, de correr ou basculante, e pelo peso da folha. Vendido e trocado por nós, custa de {price.homeSwap} em casa, com mão de obra. O motor tem {warranty.motor} de garantia, e o modelo é indicado por foto do portão.",
      "Vendemos e instalamos motor AGL para portão residencial, basculante ou de correr, com {warranty.motor} de garantia no motor. A troca em casa, com mão de obra, fica de {price.homeSwap}. Diga a largura, o material da folha e se há trava elétrica.",
      "Para comprar motor AGL de portão de casa, mande a foto do portão e a largura da folha. A troca fica de {price.homeSwap}, com motor e serviço, em até {shop.instalments} vezes no cartão. Fechadura e interfone já instalados podem ser de outra marca.",
    ],
    installation: [
      "Instalamos motor AGL de correr em {time.sliding} e basculante em {time.tilting}, com força regulada e controles gravados. Motor comprado à parte tem mão de obra a partir de {price.installation}. Se há trava elétrica, ela é ajustada para soltar antes de a folha andar.",
      "A instalação de um motor AGL leva de {time.tilting} no basculante e de {time.sliding} no portão de correr. Com trava elétrica, o tempo de soltar é ajustado na placa. A mão de obra para motor que você já tem parte de {price.installation}.",
      "Montamos o motor AGL comprado conosco ou o que você já tem, neste caso a partir de {price.installation}. Antes, a folha é posta em ordem, porque precisa andar leve. O serviço leva de {time.sliding} no portão de correr e de {time.tilting} no basculante.",
    ],
    comparison: [
      "A diferença entre AGL e marcas só de portão, como PPA e Garen, está na linha: a AGL faz também fechadura e interfone. Para mover a folha, compare o peso suportado, a velocidade e a oferta de peças do modelo exato. Nesses pontos, a marca pesa menos que a capacidade certa.",
      "Entre motor AGL e outra marca, decidem a capacidade para o peso da folha e a facilidade de achar peça. Ter fechadura AGL não obriga a comprar o motor da marca. Trocar de marca costuma pedir outro suporte e nova gravação dos controles.",
      "Para comparar AGL com outros motores, olhe a ficha: tipo de portão, peso em quilos, aberturas por dia e peça à venda. A trava elétrica que você já usa precisa ser aceita pela placa nova, seja de que marca for.",
    ],
    question: [
      "Sim, o motor AGL serve para o portão quando o modelo é do tipo certo, de correr ou basculante, e aguenta o peso da folha. Ele funciona com fechadura e interfone da marca e também com os de outras.",
      "Depende do portão: em folha leve e equilibrada, o motor AGL atende bem a uma casa. Em portão pesado ou de prédio, confira na ficha a capacidade e o número de aberturas por dia. Se houver trava elétrica, ela precisa soltar antes da partida.",
      "O motor AGL é uma boa opção para portão de correr e basculante, se escolhido pelo peso da folha e pelo uso. A fechadura da mesma marca não é necessária. Pela foto do portão indicamos o modelo.",
    ],
    emergency: [
      "Motor AGL parado com carro preso ou portão aberto pede o disjuntor desligado e crianças e animais longe. Só o portão de correr ou de abrir, em piso plano, pode ser destravado e movido na mão. Chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor AGL, desligue o disjuntor e veja por fora se a trava elétrica não ficou presa. O portão de correr ou de abrir, sem inclinação, se move depois de destravado pela chave; o basculante espera o técnico. Atendemos {shop.hours}.",
      "Se o portão com motor AGL travou, desligue a energia e use a chave só no portão de correr ou de abrir, em piso plano. O basculante fica como está, porque a folha pode cair. O atendimento funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor AGL, você pode limpar por fora, trocar a pilha do controle e ver, com o disjuntor desligado, se algo prende o pino da trava. Gravar controle, regular a força e abrir a central ficam com o técnico, por causa da tensão.",
      "Para identificar um motor AGL, comece pela etiqueta, que diz o modelo e o manual certo. A parte que cabe ao dono é testar a pilha, o botão de parede e a fotocélula e escutar a trava. Programação e regulagem são do técnico.",
      "Para cuidar do AGL em casa, mantenha a pilha boa, a fotocélula sem poeira e o pino da trava limpo, com o disjuntor desligado. O ajuste do tempo da trava é feito na placa, pelo técnico.",
    ],
  },
  line: [
    "Com motor AGL e trava elétrica, a trava é testada primeiro, porque presa ela parece defeito do motor.",
    "A AGL é conhecida também por fechaduras elétricas e interfones, que podem dividir a fiação com o portão.",
    "Ao orçar um AGL, diga se já existe trava elétrica ligada ao motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a AGL fabrica", "AGL: motor, fechadura e interfone"],
      slots: [
        [
          "A AGL é uma marca brasileira de itens de entrada: fechaduras elétricas, interfones e motores de portão, basculantes e de correr. A fechadura é o mais conhecido deles.",
          "Fechadura elétrica, interfone e motor de portão formam a linha da AGL, que é brasileira. Para a garagem, há modelos de correr e basculantes.",
          "Muita gente conhece a AGL pela fechadura da porta social. A marca, brasileira, faz também interfone e motor de portão.",
        ],
        [
          "O motor é como os de outras marcas por dentro, com engrenagens, sensor de parada e placa. Interfone ou fechadura de outro fabricante funciona com ele, se a placa tiver a saída.",
          "A mecânica é a comum: engrenagens que dão força, sensor de parada e placa. A ligação com fechadura e interfone não exige a mesma marca.",
          "Engrenagens, capacitor e placa fazem o trabalho, como em qualquer motor de portão. Misturar marcas na entrada não é problema.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor AGL serve no portão de casa", "O que conferir antes de comprar um AGL"],
      slots: [
        [
          "O modelo precisa ser do tipo do seu portão e aguentar o peso da folha com margem. No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar; no de correr, procure um terço acima do peso.",
          "Escolha pelo modo de abrir e pelo peso, nessa ordem. O basculante de até {width.quarterHp} em geral usa 1/4 HP, e o de correr pede capacidade um terço maior que a folha.",
          "Tipo de portão e peso da folha decidem. Até {width.quarterHp} no basculante, 1/4 HP atende; no de correr, a capacidade da ficha deve passar um terço do peso.",
        ],
        [
          "Confirme também se há peça e controle do modelo à venda, se a placa aceita a trava que você já usa e se a tensão é a da tomada.",
          "Veja ainda a saída para trava elétrica, a oferta de peças e a tensão. Os controles atuais só continuam se o código for o mesmo.",
          "Antes de fechar, confira a tensão da tomada, a saída da trava e se há peça e controle do modelo na região.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que um motor AGL força ou não sai"],
      slots: [
        [
          "A trava elétrica que não recua prende a folha, e o motor ronca como se estivesse sem força. As causas comuns são sujeira no pino e tensão baixa na fonte da trava.",
          "Quando a trava não solta, o motor parte contra a folha presa e zumbe. Ferrugem no pino, emenda ruim e fonte fraca são as causas de sempre.",
          "O motor que ronca com o portão parado muitas vezes está preso pela trava. Ela falha por sujeira no pino ou por fio comprido, que derruba a tensão.",
        ],
        [
          "Se a trava está boa, os suspeitos são o capacitor, o fim de curso e a placa com umidade.",
          "Sem defeito na trava, o exame passa ao capacitor, ao sensor de parada e à placa.",
          "Nas casas sem trava, as causas comuns são capacitor fraco, sensor de parada fora do lugar e placa úmida.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como saber se o defeito é do motor ou da trava"],
      slots: [
        [
          "Acione uma vez, de longe, e escute. Clique da trava seguido de zumbido indica folha presa ou capacitor; zumbido sem clique indica que a trava não soltou.",
          "O som separa os casos: se a trava clica e o motor ronca, veja a folha e o capacitor. Se ela não clica, é a trava.",
          "Um acionamento basta para ouvir a trava e o motor. Se ela não clica, não soltou, e insistir piora.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a luz do controle ao apertar.",
        "Acione uma vez e escute o clique da trava e o som do motor.",
        "Desligue o disjuntor.",
        "Veja por fora se algo prende o pino da trava.",
        "Fotografe a etiqueta do motor e a trava.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é o conserto do motor AGL"],
      slots: [
        [
          "O técnico mede a fonte e testa a trava solta da folha antes de examinar o motor. Assim não se troca peça boa.",
          "A trava e a fonte são testadas primeiro, e depois o capacitor, o sensor de parada e a placa.",
          "A medição segue o caminho do comando, da fonte até a folha, passando pela trava.",
        ],
        [
          "No fim, o tempo entre soltar a trava e partir é ajustado na placa, e a força e a parada são reguladas. Vários ciclos, com trava e fotocélula, encerram a visita.",
          "Depois a placa é ajustada para a trava recuar antes da partida. Controles e fotocélula são testados em vários ciclos.",
          "A regulagem da força, da parada e do tempo da trava completa o conserto. O portão abre e fecha algumas vezes antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que define o preço em um AGL"],
      slots: [
        [
          "No motor novo, o preço muda com o tipo de portão e o peso da folha; no conserto, com a peça. A trava e a fiação que funcionam são aproveitadas.",
          "O peso da folha define o preço do motor, e a peça define o do conserto. O que existe e funciona, como trava e fios, fica.",
          "Ajustar a trava e trocar o capacitor custam pouco, e a placa custa mais. O motor novo acompanha o peso da folha.",
        ],
        [
          "Cabo antigo até a trava pode precisar de troca e soma ao valor. O cartão divide em até {shop.instalments} vezes.",
          "Fiação ruim encarece, porque o fio é refeito. Parcelamos em até {shop.instalments} vezes no cartão.",
          "Se o fio até a trava é velho, ele entra na conta. No cartão são até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A AGL fabrica só fechadura?",
      answers: [
        "Não. A marca é lembrada pela fechadura elétrica, mas tem também interfones e motores de portão.",
        "A fechadura é o item mais conhecido; há ainda interfones e automatizadores, que podem trabalhar juntos.",
        "Não: faz motor de portão, interfone e outros itens de entrada, além da fechadura.",
      ],
    },
    {
      question: "Motor AGL precisa de trava elétrica?",
      answers: [
        "Nem sempre. O redutor já segura a folha na maioria dos casos; a trava ajuda em folha longa ou leve.",
        "Depende do portão: em folha comprida de abrir, a trava ajuda bastante; em basculante regulado, é opcional.",
        "Não precisa em todo portão. Onde a folha é comprida ou o lugar pede reforço, vale a pena.",
      ],
    },
    {
      question: "O interfone AGL pode abrir o portão da garagem?",
      answers: [
        "Pode, quando há saída disponível e a central aceita botoeira. A tensão da fechadura fica separada da placa.",
        "Em muitos casos, sim: liga-se o contato do interfone na entrada de botoeira do motor.",
        "Sim, se o interfone tiver um segundo comando. O motor pode ser de qualquer marca.",
      ],
    },
    {
      question: "Por que o portão AGL dá um tranco ao sair?",
      answers: [
        "Em geral porque a trava solta tarde e o motor parte contra a folha presa. O técnico limpa a trava e acerta o tempo na placa.",
        "Trava atrasada ou batente apertado são as causas comuns. Continuar assim gasta a engrenagem e afrouxa o suporte.",
        "O motor sai antes de a trava recuar. Um ajuste de tempo na placa costuma resolver.",
      ],
    },
    {
      question: "Vocês são assistência autorizada AGL?",
      answers: [
        "Não, o serviço é independente. Para usar a garantia de fábrica, procure o fabricante com a nota.",
        "Somos independentes do fabricante. A instalação que fazemos tem {warranty.installation} de garantia.",
        "Não somos. Vendemos, instalamos e consertamos AGL por conta própria, com {warranty.installation} de garantia na instalação.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor AGL, da trava ou fechadura e um vídeo com o som ao acionar",
  traits: {
    Origem: "Brasileira, do ramo de segurança eletrônica",
    "Conhecida por": "Fechaduras elétricas, interfones e motores de portão",
    "Peças e controles": "Confira motor, trava e central em separado",
    Atenção: "Com trava elétrica, trava presa parece motor queimado",
  },
  related: ["fechadura", "trava", "interfone", "ggport", "controle", "conserto"],
  topic: "tecnico-de-portao-automatico",
};
