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
      "Vendemos, instalamos e consertamos motor de portão AGL, basculante ou deslizante, de uma marca brasileira conhecida também pela fechadura elétrica. Diga se há trava ligada à central, porque ela muda a regulagem; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a etiqueta dá o modelo.",
      "O motor AGL, para portão de correr ou basculante, é conosco na compra, na montagem e no conserto, como independentes. Quando há trava ou fechadura elétrica, ela é testada junto; motor novo trocado em residência custa de {price.homeSwap}, com o serviço.",
      "Com motor AGL deslizante ou basculante fazemos venda, instalação e reparo no local, sem vínculo com a fábrica. A foto da etiqueta e o aviso de trava elétrica bastam para começar; em casa, a troca completa vai de {price.homeSwap}.",
      "Motor de portão AGL se compra, se instala e se conserta com a nossa equipe, tanto o de correr, deslizante, quanto o basculante. A marca faz ainda fechadura e interfone, que podem estar ligados ao motor; a troca residencial fica de {price.homeSwap}, mão de obra incluída.",
    ],
    repair: [
      "Consertamos motor AGL, basculante ou deslizante, como assistência independente. Se há trava elétrica, ela é testada junto, porque trava que não solta faz o motor forçar e parecer queimado; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
      "Motor AGL parado tem conserto no local, da alimentação à placa, passando pela trava e pela pilha do controle. Serviço independente da fábrica, com visita em residência desde {price.preventive}, fora peças, e troca de {price.homeSwap} se não houver reparo.",
      "No conserto de motor AGL de correr ou basculante, separamos o que é do motor, da trava e da fiação antes de trocar peça. Em casa, a visita com regulagem começa em {price.preventive}, sem peças, e a etiqueta diz qual peça serve.",
    ],
    price: [
      "O motor AGL, na troca em casa com mão de obra, fica de {price.homeSwap}, e em portão pesado de {price.heavySwap}. Se você já tem o motor, a instalação parte de {price.installation}; o modelo e o peso da folha definem o valor, pela foto.",
      "Um motor de portão AGL já trocado custa de {price.homeSwap} em residência, conforme a folha e o tipo. A mão de obra para motor comprado à parte começa em {price.installation}, e trava, fechadura e interfone entram em linhas próprias.",
      "Preço do motor AGL: em casa, de {price.homeSwap} com o serviço, e em portão pesado de {price.heavySwap}. Instalar um que você comprou sai a partir de {price.installation}, com a ligação da trava elétrica orçada por foto.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão AGL, basculante ou deslizante, com {warranty.motor} de garantia no motor. Diga a largura, o material e se há trava elétrica: na troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto fecha o modelo e o valor.",
      "O motor AGL se escolhe pelo tipo de portão, de correr ou basculante, e pelo peso da folha. Vendido e trocado por nós, em residência custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão; fechadura e interfone podem ser de outra marca.",
      "Para comprar motor AGL deslizante ou basculante, mande foto do portão e medidas, e avise se há trava elétrica. A troca em casa fica de {price.homeSwap}, motor e serviço, com {warranty.motor} de garantia no motor.",
    ],
    installation: [
      "Instalamos motor AGL deslizante em {time.sliding} e basculante em {time.tilting}, com circuito próprio, força regulada e controles gravados. Motor comprado à parte tem mão de obra a partir de {price.installation}; se há trava elétrica, a central é ajustada para soltá-la antes da folha.",
      "A instalação de um motor AGL leva de {time.tilting} no basculante e de {time.sliding} no portão de correr. Com trava elétrica, o tempo de soltar é acertado na central; a mão de obra do motor seu parte de {price.installation}.",
      "Montamos motor AGL seu, a partir de {price.installation}, ou comprado conosco, com a folha já leve. Fechadura e interfone existentes são ligados quando a central tem saída, e o serviço dura de {time.sliding} no deslizante.",
    ],
    comparison: [
      "AGL e marcas só de portão, como PPA e Garen, diferem no perfil: a AGL reúne motor, fechadura e interfone. Para mover a folha, compare peso suportado, velocidade e peça à venda do modelo exato, de correr ou basculante.",
      "Entre motor AGL e outra marca, decidem a capacidade para o peso da folha e a reposição de peça. Ter fechadura AGL não obriga a comprar o motor, e trocar de marca costuma pedir suporte e gravação de controles.",
      "Comparar AGL com outros motores é olhar a ficha: tipo de portão, quilos, ciclos e peça na região. A trava elétrica que você já usa precisa ser aceita pela central nova, seja de que marca for.",
    ],
    question: [
      "Sim, motor AGL serve quando o modelo é do tipo do seu portão, deslizante ou basculante, e aguenta o peso da folha. Ele combina com fechadura e interfone da marca, mas funciona também com os de outras.",
      "Depende do portão: em folha leve e equilibrada, o motor AGL atende bem a casa; em portão pesado ou coletivo, confira capacidade e ciclos na ficha. Trava elétrica, se houver, precisa soltar antes da partida.",
      "O AGL é uma opção para portão de correr e basculante, escolhida pelo peso da folha e pelo uso. A fechadura da marca ajuda, mas não é necessária, e a foto do portão mostra o modelo.",
    ],
    emergency: [
      "Motor AGL parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor AGL, corte a energia no disjuntor e olhe se a trava elétrica não ficou presa. Folha de correr ou de abrir, reta, se move pela chave; basculante espera o técnico, {shop.hours}.",
      "Se o portão com motor AGL travou, desligue a energia e use a chave apenas no de correr ou de abrir que esteja reto. O basculante fica como está; o atendimento funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor AGL, o dono pode limpar por fora, trocar a pilha do controle e ver, com o disjuntor desligado, se algo prende o pino da trava. Gravar controle, regular força e abrir a central ficam com o técnico, por causa da tensão.",
      "Para lidar com um motor AGL, comece pela etiqueta, que diz o modelo e o manual certo. A parte segura é testar pilha, botoeira e fotocélula e escutar a trava; programação e regulagem são do técnico.",
      "Cuidar do AGL em casa é pilha boa, trava limpa por fora e fotocélula sem poeira, com o disjuntor desligado ao chegar perto. O ajuste do tempo da trava se faz na central, pelo técnico.",
    ],
  },
  line: [
    "Com motor AGL e trava elétrica, teste a trava primeiro, porque ela presa parece defeito do motor.",
    "A AGL é conhecida também por fechaduras elétricas e interfones, que podem dividir a fiação com o portão.",
    "Ao orçar um AGL, diga se já existe trava elétrica ligada à central.",
  ],
  sections: [
    {
      about: "what",
      headings: ["AGL: motor, fechadura e interfone", "O que a AGL fabrica para a entrada da casa"],
      slots: [
        [
          "A AGL é brasileira e reúne itens de entrada: fechaduras elétricas, interfones e motores de portão, basculantes e deslizantes. A fechadura é o mais conhecido deles.",
          "Fechadura elétrica, interfone e automatizador formam a linha da AGL, de origem brasileira. No portão, há modelos de correr e basculantes.",
          "Muita gente conhece a AGL pela fechadura do portão social. A marca, brasileira, faz também interfone e motor de portão.",
          "De fábrica nacional, a AGL aparece na porta social, no interfone e no motor da garagem, de correr ou basculante.",
        ],
        [
          "Por dentro o motor é como os demais, com redutor, fim de curso e central. Interfone ou fechadura de outra marca funciona com ele, desde que a central tenha a saída.",
          "O princípio é o do mercado: redutor para dar força, sensor de parada e placa. A ligação com fechadura e interfone não exige a mesma marca.",
          "Redutor, capacitor e placa fazem o trabalho, como em qualquer automatizador. Misturar marcas na entrada não é problema.",
          "Nada de especial na mecânica: redutor e placa, com sensor que marca a parada. O que muda é a trava elétrica, quando está ligada à central.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor AGL serve no seu portão?", "AGL: o que conferir antes de comprar"],
      slots: [
        [
          "Serve, se o modelo é do tipo do seu portão e aguenta o peso da folha com margem. No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Serve quando o tipo e a capacidade combinam com a folha. Basculante de até {width.quarterHp}, bem equilibrado, em geral usa 1/4 HP.",
          "Depende do modo de abrir e do peso, nessa ordem. Para basculante de até {width.quarterHp}, um motor de 1/4 HP dá conta.",
          "Vale pela folha: como abre, quanto mede e quanto pesa. Até {width.quarterHp} no basculante, 1/4 HP atende.",
        ],
        [
          "Confirme se a central aceita a trava que você já usa e se há peça e controle do modelo. A tensão do ponto também entra na conta.",
          "Veja a saída para trava elétrica, a reposição de peça e a tensão. Controles da casa só continuam se o código for o mesmo.",
          "Pergunte por peça e controle do modelo e pela saída da trava. A tensão da tomada precisa ser a do motor.",
          "Trava, tensão e controles são as três conferências antes de fechar. Peça à venda na região é a quarta.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que um motor AGL força ou não sai", "Motor AGL parado: trava, energia ou peça"],
      slots: [
        [
          "A trava elétrica que não recua prende a folha, e o motor ronca como se estivesse sem força. Sujeira no pino e tensão baixa na fonte dela são as causas comuns.",
          "Quando a trava não solta, o motor parte contra a folha presa e zumbe. Ferrugem no pino, emenda ruim e fonte fraca explicam.",
          "Motor que geme com o portão travado costuma ser vítima da trava. Ela falha por sujeira ou por fio comprido, que derruba a tensão.",
          "Antes de culpar o motor, olhe a trava, que presa o faz parecer queimado. Fonte fraca e pino enferrujado são o mais frequente.",
        ],
        [
          "Descartada a trava, restam capacitor, fim de curso e placa com umidade. Tranco na saída é trava que solta tarde.",
          "Se a trava está boa, o exame passa ao capacitor, à parada e à placa. O tranco ao sair vem do tempo errado de liberação.",
          "No motor em si, capacitor fraco e sensor de parada fora do lugar são os suspeitos. Placa úmida responde ora sim, ora não.",
          "Capacitor, sensor de fim de percurso e placa vêm depois. Saída com solavanco é acerto de tempo entre trava e motor.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Motor ou trava? Descubra sem abrir o AGL", "Teste simples no portão com AGL"],
      slots: [
        [
          "O som separa os casos: clique da trava com zumbido sugere folha presa ou capacitor, e zumbido sem clique, trava que não recebeu o comando. Não mexa na trava com o sistema ligado.",
          "Escute ao acionar, de longe. Clique e ronco apontam para o motor ou a folha, e só ronco, para a trava parada.",
          "Nem clique nem ronco levam ao disjuntor e à pilha; clique com ronco, ao capacitor. Tampas e fios ficam no lugar.",
          "Um acionamento basta para ouvir a trava e o motor. Se ela não clica, não soltou, e forçar piora.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a luz do controle ao apertar.",
        "Acione uma vez, de longe, e escute o clique da trava e o som do motor.",
        "Desligue o disjuntor.",
        "Veja por fora se algo prende o pino da trava.",
        "Fotografe a etiqueta do motor e a trava.",
      ],
    },
    {
      about: "visit",
      headings: ["Conserto AGL: motor, trava e fiação", "A visita técnica em motor AGL"],
      slots: [
        [
          "O técnico mede a fonte e testa a trava solta da folha antes de pôr o motor à prova. Assim não se troca peça boa; o serviço é independente da fábrica.",
          "Trava e fonte vêm primeiro, depois capacitor, parada e placa. Somos independentes da AGL e consertamos no local.",
          "A medição segue o comando, da fonte à folha, passando pela trava. Feita no endereço, por assistência independente.",
          "Com a trava fora de carga, o técnico vê se ela ou o motor falha. Nenhum vínculo temos com o fabricante.",
        ],
        [
          "O tempo entre soltar a trava e partir é acertado na central, com força e parada reguladas. Vários ciclos, com trava e fotocélula, encerram a visita.",
          "Por fim se ajusta a central para a trava recuar antes da partida. Controles e fotocélula são testados em ciclos seguidos.",
          "Regulagem da força, da parada e do tempo da trava completa o conserto. O portão abre e fecha algumas vezes antes da entrega.",
          "A trava precisa recuar antes e voltar no fechamento, e isso se programa. O teste é feito pelo controle e pela botoeira.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que define o preço em um AGL", "Orçamento para portão com AGL"],
      slots: [
        [
          "Motor novo varia com o tipo de portão e a capacidade; conserto, com a peça. Trava, fechadura e interfone entram em linhas próprias, e a trava boa é aproveitada.",
          "O peso da folha define o preço do motor, e a peça define o do reparo. O que existe e funciona, como trava e fiação, fica.",
          "Entre os consertos, regular trava e trocar capacitor pesam pouco, placa pesa mais. Motor novo acompanha a folha.",
          "Reparo segue a peça, compra segue a folha. Fechadura e interfone são orçados à parte.",
        ],
        [
          "Cabo antigo e sem eletroduto pode precisar de troca e soma ao valor. Parcelamos em até {shop.instalments} vezes no cartão.",
          "Fiação ruim da trava encarece, porque o fio é refeito. O cartão aceita até {shop.instalments} vezes.",
          "O estado dos cabos também pesa no total. Dá para dividir em até {shop.instalments} parcelas.",
          "Se o fio até a trava é velho, entra na conta. No cartão são até {shop.instalments} vezes.",
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
        "Normalmente porque a trava solta tarde e o motor parte contra a folha presa. Limpa-se a trava e acerta-se o tempo na central.",
        "Trava atrasada ou batente apertado são as causas comuns. Continuar assim gasta engrenagem e afrouxa o suporte.",
        "O motor sai antes de a trava recuar. Um ajuste de tempo na placa costuma resolver.",
      ],
    },
    {
      question: "Vocês são assistência autorizada AGL?",
      answers: [
        "Não, o serviço é independente. A garantia de fábrica, se houver, se aciona com o fabricante pela nota.",
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
