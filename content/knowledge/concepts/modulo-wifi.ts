import type { Concept } from "#domain/knowledge/concept.ts";

export const moduloWifi: Concept = {
  id: "modulo-wifi",
  kind: "part",
  label: "Módulo Wi-Fi",
  phrase: "o módulo Wi-Fi do portão",
  words: [
    "módulo wifi",
    "módulo wi-fi",
    "wifi",
    "wi-fi",
    "abrir portão pelo celular",
    "portão pelo celular",
    "aplicativo do portão",
    "app do portão",
    "aplicativo",
    "app",
    "smartphone",
    "pelo celular",
    "bluetooth",
    "alexa",
    "google assistente",
    "portão inteligente",
  ],
  intent: "installation",
  answers: {
    any: [
      "O módulo Wi-Fi permite abrir o portão pelo celular com o motor e os controles que você já tem, porque se liga à entrada de botoeira da placa. Ele precisa de rede de 2,4 GHz na garagem. A foto da etiqueta do motor permite indicar o modelo e dar o valor, já com a instalação.",
      "Com um módulo Wi-Fi, o portão abre pelo aplicativo, de perto ou de longe, e isso serve em quase todo motor em funcionamento. Vendemos e instalamos na placa, sem trocar nada. É preciso sinal de 2,4 GHz perto do motor e, para fechar de longe, uma fotocélula em ordem.",
      "Para abrir o portão pelo celular, usa-se um módulo Wi-Fi, que imita o botão da parede e permite liberar visitas a distância. Os controles continuam valendo, e a rede precisa ser de 2,4 GHz. A foto da etiqueta do motor basta para o modelo e o preço instalado.",
      "O módulo Wi-Fi do portão automático é ligado à placa que já existe e obedece ao aplicativo, e também à Alexa, se o modelo aceitar. As duas condições são sinal de 2,4 GHz perto do motor e fotocélula funcionando. Instalamos, configuramos e testamos com você.",
    ],
    price: [
      "O preço do módulo Wi-Fi para portão soma o aparelho e a instalação na placa; o sensor de portão aberto e o repetidor de sinal entram à parte. A foto da etiqueta do motor e a distância até o roteador permitem dar o valor.",
      "Abrir o portão pelo celular custa o módulo e a ligação na placa, porque o motor e os controles não mudam. Se o sinal não chega à garagem, soma-se um repetidor. Com a foto da etiqueta do motor, o valor é dado sem visita.",
      "O preço do módulo Wi-Fi do portão depende do modelo e de ele ter sensor que mostra se a folha fechou. A instalação usa a entrada de botoeira da placa, e o valor sai pela foto da etiqueta do motor, já com o serviço.",
    ],
    installation: [
      "O módulo Wi-Fi do portão é instalado na entrada de botoeira da placa, com alimentação própria, e o aplicativo é cadastrado na rede de 2,4 GHz da casa. O motor e os controles continuam os mesmos. A foto da etiqueta permite dizer o modelo e o valor.",
      "A instalação do módulo Wi-Fi leva dois fios de comando até a placa, energia própria e, se você quiser, um sensor magnético na folha, que mostra se o portão fechou. Antes o técnico mede o sinal perto do motor, e no fim testa o aplicativo com o portão à vista.",
      "Para o portão automático abrir pelo celular, o técnico liga o módulo à placa, com o disjuntor desligado, e configura o aplicativo. É preciso rede de 2,4 GHz na garagem e fotocélula em ordem, porque o portão vai fechar sem você por perto.",
    ],
    comparison: [
      "O módulo Wi-Fi abre o portão de qualquer lugar, mas depende da internet; o Bluetooth só funciona de perto e dispensa a rede. O controle comum é o mais rápido no dia a dia e deve ficar como reserva nos dois casos.",
      "Entre Wi-Fi, Bluetooth e controle mudam o alcance e aquilo de que cada um depende: internet, proximidade ou pilha. Muita gente usa o celular para liberar visitas e o controle para entrar com o carro.",
      "Na escolha do módulo de portão, o Wi-Fi serve para comandar de longe, e o Bluetooth, para abrir de perto sem internet. Nenhum dos dois substitui o controle remoto, que continua funcionando quando a rede cai.",
    ],
    "how-to": [
      "Para usar o portão pelo celular, o técnico liga o módulo Wi-Fi à placa, e você instala o aplicativo, conecta a rede de 2,4 GHz e cadastra os moradores. Faça os testes com o portão à vista e a fotocélula funcionando.",
      "O aplicativo do módulo precisa de rede de 2,4 GHz e de uma conta sua, e depois aceita os demais usuários. A ligação na placa é do técnico, porque há tensão da rede ali. Para usar a Alexa, ative a senha de voz na abertura.",
      "Para abrir o portão pelo aplicativo, confira primeiro se a rede de 2,4 GHz chega ao motor. O técnico liga o módulo à placa, e você cria a conta, cadastra a família e testa o comando vendo o portão.",
    ],
    question: [
      "Sim, dá para abrir o portão pelo celular na maioria dos motores, porque o módulo Wi-Fi imita um botão ligado à placa. Ele precisa de energia, de rede de 2,4 GHz na garagem e de internet para funcionar de longe.",
      "Vale a pena ter um módulo Wi-Fi para liberar parente e entrega a distância ou para quando se esquece o controle. Nada é trocado no portão, e se a internet cair continuam valendo o controle e a botoeira.",
      "O módulo Wi-Fi funciona em motor antigo e novo, desde que a placa tenha entrada de botoeira. Um motor que já traz Wi-Fi de fábrica dispensa o módulo e usa o aplicativo da marca. Nos dois casos, a garagem precisa de sinal.",
    ],
    buying: [
      "O módulo Wi-Fi certo para o portão dá um toque, como um botão, usa rede de 2,4 GHz e, de preferência, traz sensor que mostra se a folha fechou. A venda inclui a instalação, se você quiser. A foto da etiqueta do motor confirma a entrada de botoeira e o valor.",
      "Para abrir o portão pelo celular, o módulo precisa combinar com a placa e com a rede da casa. Fornecemos e instalamos o Wi-Fi, para comandar de longe, ou o Bluetooth, para abrir de perto sem internet. A etiqueta do motor mostra qual modelo serve.",
      "Antes de comprar um módulo Wi-Fi de portão, confira se ele tem saída de pulso, usa rede de 2,4 GHz e separa os usuários. Vendemos já com a ligação na placa, e o valor sai pela foto da etiqueta do motor.",
    ],
  },
  line: [
    "Um módulo Wi-Fi ligado à placa permite abrir o portão pelo celular sem trocar o motor.",
    "Para abrir de longe com segurança, tenha fotocélula e um sensor que mostre se o portão fechou.",
    "O celular é um comando a mais, e o controle e a chave de destravamento continuam necessários.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o módulo Wi-Fi abre o portão", "O que o módulo Wi-Fi faz no portão"],
      slots: [
        [
          "A ordem sai do celular, passa pela internet e chega ao módulo, que fecha o mesmo contato da botoeira. Como quase toda placa aceita esse toque, ele serve em motores de várias marcas.",
          "O módulo recebe o comando do aplicativo e imita um aperto de botão na placa. O motor e os controles continuam como estavam.",
          "Para o motor, é como se alguém apertasse a botoeira da parede. Por ser um contato tão simples, o módulo serve em quase toda placa.",
          "Pelo celular, a ordem chega ao módulo, que está ligado à rede da casa e aciona a placa como um botão. Não é preciso trocar o motor nem os controles.",
        ],
        [
          "Com um sensor magnético na folha, o aplicativo mostra se o portão está aberto ou fechado. Sem o sensor, ele manda a ordem, mas não sabe o resultado.",
          "O sensor de posição permite conferir de longe se o portão fechou, o que vale a pena para quem costuma esquecê-lo aberto. Ele é opcional em muitos módulos.",
          "Só um sensor instalado na folha informa se o portão fechou mesmo. Sem essa peça, o aplicativo registra apenas o comando que você deu.",
          "Quem quer saber de longe se a garagem ficou fechada precisa de um sensor na folha. É um opcional, instalado no mesmo dia do módulo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual módulo escolher para o portão", "Wi-Fi, Bluetooth ou comando de voz"],
      slots: [
        [
          "O Wi-Fi serve para comandar de longe, libera entregas e mostra quem abriu, enquanto o Bluetooth funciona só de perto, sem internet. A escolha depende de onde você quer abrir.",
          "Quem divide o acesso com a família ou libera visitas aproveita mais o Wi-Fi. Para apenas dispensar o controle ao chegar, o Bluetooth basta.",
          "Para abrir de longe, escolha o Wi-Fi; para abrir de perto e sem internet, o Bluetooth. O histórico de quem abriu é um recurso do primeiro.",
          "O uso decide o tipo de módulo: comandar a distância exige Wi-Fi, e chegar com o telefone no bolso aceita Bluetooth. Há modelos que têm os dois.",
        ],
        [
          "O módulo precisa dar um pulso, e não ficar ligado, e usar rede de 2,4 GHz. Para Alexa e Google, o modelo deve ser compatível e ter senha de voz.",
          "Procure saída de pulso, rede de 2,4 GHz e usuários separados. O comando de voz só funciona em modelo próprio, e deve exigir senha.",
          "Saída de pulso e rede de 2,4 GHz são obrigatórias, e o acesso separado por pessoa ajuda. Para usar assistente de voz, confira a compatibilidade antes.",
          "Um módulo que fica ligado, como um interruptor, trava o portão, e por isso se usa o de pulso, em 2,4 GHz. Se quiser comando de voz, escolha um com senha.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir antes do módulo Wi-Fi", "Sua garagem tem sinal para o módulo?"],
      slots: [
        [
          "O ponto fraco costuma ser o sinal, porque a garagem fica longe do roteador e cercada de ferro. Quase todo módulo usa 2,4 GHz, e com sinal fraco um repetidor resolve.",
          "Antes de comprar, veja se a internet chega ao motor em rede de 2,4 GHz. A falha do aplicativo é, muitas vezes, sinal ruim na garagem.",
          "Uma rede só de 5 GHz não serve à maioria dos módulos e atravessa mal as paredes. Confira se a de 2,4 GHz chega ao lado do motor.",
          "Muita reclamação do aplicativo é, na verdade, rede que não chega à garagem. Um repetidor de sinal por perto costuma bastar.",
        ],
      ],
      steps: [
        "Com o portão parado, fique ao lado do motor e conecte o celular à rede de 2,4 GHz.",
        "Abra um vídeo e veja se carrega sem travar.",
        "Veja se há energia estável perto do motor.",
        "Confirme que a fotocélula funciona, cortando o feixe com um cabo de vassoura, de fora do caminho da folha.",
        "Conte quantas paredes há até o roteador.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação do módulo Wi-Fi", "Ligação do módulo e cadastro no aplicativo"],
      slots: [
        [
          "Com o disjuntor desligado, o módulo recebe energia na tensão certa e dois fios até a entrada de botoeira da placa. O sensor de posição, se houver, é fixado na folha e na coluna.",
          "O técnico desliga o circuito, alimenta o módulo e o liga à placa nos mesmos pontos do botão de parede. Os controles existentes não são alterados.",
          "Sem energia no motor, são ligados a alimentação e o contato do módulo. Se houver sensor magnético, ele é preso em ponto seco e firme da folha.",
          "A ligação usa a entrada do botão de parede e uma alimentação própria, com o motor desligado no quadro. Nada se altera nos controles que já funcionam.",
        ],
        [
          "No fim, o aplicativo é configurado no seu celular, com a sua conta, e testado na rede da casa e nos dados móveis. A fotocélula também é testada durante o fechamento.",
          "A conta fica em nome do morador, que cadastra as outras pessoas. O teste inclui abrir de fora da rede da casa, vendo o portão.",
          "O aplicativo é instalado no seu telefone e provado dentro e fora do Wi-Fi. Antes da entrega, o técnico confere se a fotocélula faz a folha voltar.",
          "Você cria a senha, cadastra a família e acompanha o teste. O portão é acionado pelo aplicativo e pelo controle, para mostrar que os dois funcionam.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança ao abrir o portão pelo celular", "Portão pelo celular: fotocélula, senha e usuários"],
      slots: [
        [
          "Fechar um portão que você não vê exige fotocélula em ordem, porque alguém pode estar passando. Uma câmera voltada para o vão ajuda a conferir antes.",
          "Use o comando a distância só com o sensor de obstáculo funcionando. Se não dá para ver a passagem, não mande fechar sem essa proteção.",
          "De longe, quem protege a pessoa no vão é a fotocélula, que faz a folha voltar. Quando ela falha, não use o aplicativo para fechar.",
          "Ninguém deve fechar o portão sem ver o vão, a menos que a fotocélula esteja funcionando. Teste esse sensor de tempos em tempos.",
        ],
        [
          "Use senha forte e bloqueio no celular e remova os usuários que não precisam mais do acesso. Se perder o telefone, troque a senha na hora.",
          "Uma conta com senha própria e o telefone bloqueado evitam que outra pessoa abra o portão. Retire da lista quem se mudou ou deixou de trabalhar na casa.",
          "Revise a lista de usuários e ative a verificação em duas etapas, se houver. Um celular perdido exige a troca imediata da senha.",
          "A segurança do acesso depende da conta: senha que não se usa em outro lugar, aparelho bloqueado e lista de usuários em dia.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do módulo Wi-Fi", "Do que depende o valor do módulo Wi-Fi"],
      slots: [
        [
          "Contam o modelo, o sensor de posição e o sinal na garagem, que às vezes exige um repetidor. A ligação na placa é rápida quando há entrada de botoeira.",
          "O aparelho e a ligação são a base do preço, e o sensor e o repetidor somam. O motor e os controles não entram na conta.",
          "Um módulo simples custa menos que o modelo com sensor e histórico de uso. O repetidor só é necessário se a rede não chega ao motor.",
          "O valor cresce com o sensor de posição e com o repetidor de sinal. A instalação em si é curta, feita pela entrada do botão de parede.",
        ],
        [
          "Uma placa sem entrada de botoeira, ou com defeito, é outro serviço, avisado antes. O cartão divide em até {shop.instalments} vezes.",
          "Se a placa não tiver entrada de botoeira, avalia-se a troca dela por outra. O pagamento no cartão vai até {shop.instalments} parcelas.",
          "Uma central antiga, sem entrada para botão, precisa ser substituída, com orçamento à parte, em até {shop.instalments} vezes no cartão.",
          "Quando a placa não aceita o módulo, soma-se o preço de outra. É possível parcelar no cartão em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O módulo abre o portão pelo celular sem internet?",
      answers: [
        "Com Bluetooth, sim, de perto. Com Wi-Fi, alguns aceitam comando na rede da casa, e outros param.",
        "O Bluetooth abre a poucos metros sem internet; o Wi-Fi, em geral, precisa dela para comandar de longe.",
        "Depende do módulo. Em qualquer caso, o controle comum continua funcionando.",
      ],
    },
    {
      question: "O módulo Wi-Fi funciona na falta de luz?",
      answers: [
        "Não, se motor e roteador estiverem sem energia. Com nobreak nos dois, sim, por algum tempo.",
        "Só com nobreak para o motor, o módulo e o roteador.",
        "Sem nobreak, não. Resta a chave de destravamento, em portão de correr ou de abrir, reto e nivelado.",
      ],
    },
    {
      question: "O módulo Wi-Fi serve em motor antigo?",
      answers: [
        "Na maioria, porque usa a entrada de botoeira. Sem essa entrada, troca-se a central.",
        "Quase sempre. Basta que a placa aceite botoeira e esteja em bom estado.",
        "Sim, se a placa tiver como ligar um botão. A etiqueta do motor ajuda a confirmar.",
      ],
    },
    {
      question: "É seguro abrir o portão pela Alexa?",
      answers: [
        "É, com senha de voz, conta protegida e o aparelho longe da janela. Sem senha, quem falar perto dele abre o portão.",
        "Sim, se a abertura exigir senha. Deixe o aparelho longe da rua.",
        "Com senha de abertura, sim. Sem ela, não deixe esse comando ativo.",
      ],
    },
    {
      question: "Quantas pessoas podem abrir o portão pelo aplicativo?",
      answers: [
        "O limite é do aplicativo e costuma sobrar para uma casa. Muitos permitem definir dias e horários por pessoa.",
        "Depende do módulo: alguns dividem uma conta, e outros dão acesso separado, com registro.",
        "Várias. Para diarista e parente, prefira o acesso separado, que se retira sem trocar a senha.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar do roteador",
  related: ["botoeira", "controle-de-acesso", "camera", "fotocelula", "falta-de-energia", "placa"],
  topic: "controles-remotos-para-portao",
};
