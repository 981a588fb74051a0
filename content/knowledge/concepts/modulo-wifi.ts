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
      "Instalamos módulo Wi-Fi para portão automático, que abre o portão pelo celular com o motor e os controles que você já tem. Ele se liga à entrada de botoeira da placa e pede rede de 2,4 GHz na garagem; a foto da etiqueta do motor diz o modelo e o valor.",
      "O módulo WiFi faz o portão abrir pelo aplicativo, de perto ou de longe, e serve em quase todo motor em funcionamento. Vendemos e instalamos na placa, sem trocar nada; é preciso sinal de 2,4 GHz e, para fechar de longe, fotocélula boa. A etiqueta do motor dá o valor.",
      "Para abrir o portão pelo celular, vendemos e instalamos módulo Wi-Fi, que imita o botão da parede e libera visitas a distância. Os controles continuam valendo, e a rede precisa ser de 2,4 GHz; mande a foto da etiqueta do motor para o modelo e o preço.",
      "Módulo Wi-Fi no portão automático se liga à placa que já existe e obedece ao aplicativo, com Alexa se o modelo aceitar. Instalamos e configuramos; sinal de 2,4 GHz perto do motor e fotocélula funcionando são as duas condições.",
    ],
    price: [
      "O preço do módulo Wi-Fi para portão soma o aparelho e a instalação na placa; sensor de portão aberto e repetidor de sinal entram à parte. A foto da etiqueta do motor e a distância do roteador dão o valor.",
      "Para abrir o portão pelo celular você paga o módulo e a ligação, e o motor não muda. Se o sinal não chega à garagem, soma-se um repetidor; mande a foto da etiqueta do motor.",
      "Quanto custa o módulo Wi-Fi do portão depende do modelo e de ter sensor que mostra se fechou. A instalação usa a entrada de botoeira, e o valor sai pela foto da etiqueta.",
    ],
    installation: [
      "Instalamos o módulo Wi-Fi do portão na entrada de botoeira da placa, com alimentação própria, e cadastramos o aplicativo na rede de 2,4 GHz da casa. O motor e os controles ficam; a foto da etiqueta dá o modelo e o valor.",
      "A instalação do módulo WiFi leva dois fios de comando até a placa, energia própria e, se quiser, sensor magnético na folha que mostra se fechou. Antes medimos o sinal perto do motor, e no fim o app é testado com o portão à vista.",
      "Para o portão automático abrir pelo celular, o técnico liga o módulo à placa, com o disjuntor desligado, e configura o aplicativo. É preciso rede de 2,4 GHz na garagem e fotocélula em ordem; mande a foto da etiqueta do motor.",
    ],
    comparison: [
      "O módulo Wi-Fi abre o portão de qualquer lugar, mas depende da internet; o Bluetooth só funciona de perto e dispensa a rede. O controle comum é o mais rápido e deve ficar como reserva.",
      "Wi-Fi, Bluetooth ou controle: muda o alcance e aquilo de que cada um depende, internet, proximidade ou pilha. Muita gente usa o celular para liberar visitas e o controle para entrar com o carro.",
      "Entre os módulos de portão, o Wi-Fi serve para longe, o Bluetooth para perto sem internet. Nenhum substitui o controle quando a rede cai.",
    ],
    "how-to": [
      "Para usar o portão pelo celular, o módulo Wi-Fi é ligado à placa pelo técnico, e você instala o aplicativo, conecta a rede de 2,4 GHz e cadastra os moradores. Teste com o portão à vista e a fotocélula funcionando.",
      "O aplicativo do módulo pede rede de 2,4 GHz e uma conta sua, e depois aceita os demais usuários. A ligação na placa é do técnico, porque há tensão; para a Alexa, ative a senha de voz de abertura.",
      "Para abrir o portão pelo app, confira primeiro se a rede de 2,4 GHz chega ao motor. O técnico liga o módulo, e você cria a conta, cadastra a família e testa vendo o portão.",
    ],
    question: [
      "Sim, dá para abrir o portão pelo celular na maioria dos motores, porque o módulo Wi-Fi imita um botão. Ele precisa de energia, de rede de 2,4 GHz na garagem e de internet para funcionar de longe.",
      "Vale a pena para liberar parente e entrega a distância ou quando se esquece o controle. O módulo não troca nada no portão, e sem internet valem controle, botoeira e chave.",
      "Funciona em motor antigo e novo, desde que a placa tenha entrada de botoeira. Motor com Wi-Fi de fábrica dispensa o módulo e usa o aplicativo da marca.",
    ],
    buying: [
      "Vendemos módulo Wi-Fi para portão automático, com a instalação: o certo dá um toque, como um botão, usa rede de 2,4 GHz e, de preferência, traz sensor que mostra se fechou. A foto da etiqueta do motor confirma a entrada de botoeira e o valor.",
      "O módulo para abrir o portão pelo celular precisa combinar com a placa e com a rede da casa. Fornecemos Wi-Fi, para comandar de longe, ou Bluetooth, de perto sem internet, e instalamos; a etiqueta do motor dá o modelo.",
      "Para comprar módulo Wi-Fi de portão, procure saída de pulso, rede de 2,4 GHz e usuários separados. Vendemos com a ligação na placa, e o valor sai pela foto da etiqueta do motor.",
    ],
  },
  line: [
    "Um módulo Wi-Fi ligado à placa permite abrir pelo celular sem trocar o motor.",
    "Para abrir de longe com segurança, some fotocélula e sensor que mostre se o portão fechou.",
    "O celular é um comando a mais: mantenha o controle e a chave de destravamento à mão.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o módulo Wi-Fi abre o portão", "O que o módulo Wi-Fi faz no portão"],
      slots: [
        [
          "A ordem sai do celular, passa pela internet e chega ao módulo, que fecha o mesmo contato da botoeira. Por isso ele serve em placas de várias marcas.",
          "O módulo recebe o comando do aplicativo e imita um aperto de botão na placa. Motor e controles não mudam.",
          "Para o motor, é como se alguém apertasse a botoeira. Essa simplicidade faz o módulo servir em quase toda placa.",
          "Pelo celular, a ordem chega ao módulo, ligado à rede da casa, e ele aciona a placa por um contato simples.",
        ],
        [
          "Com um sensor magnético na folha, o aplicativo mostra se o portão está aberto ou fechado. Sem ele, o app manda a ordem, mas não sabe o resultado.",
          "O sensor de posição é o que permite conferir de longe se fechou. Vale a pena para quem esquece o portão aberto.",
          "Só o sensor na folha diz se o portão fechou mesmo. Sem isso, o app registra apenas o que você mandou.",
          "Saber de longe se ficou fechado pede um sensor na folha. Ele é um opcional.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual módulo escolher para o portão", "Wi-Fi, Bluetooth ou comando de voz"],
      slots: [
        [
          "Wi-Fi serve para longe, libera entregas e mostra quem abriu; Bluetooth funciona só de perto, sem internet. A escolha vem de onde você quer abrir.",
          "Quem divide o acesso com a família ou libera visitas aproveita o Wi-Fi. Para apenas dispensar o controle, o Bluetooth basta.",
          "De longe, Wi-Fi; de perto e sem internet, Bluetooth. O histórico de quem abriu é do primeiro.",
          "Decida pelo uso: comandar a distância pede Wi-Fi, chegar com o telefone no bolso aceita Bluetooth.",
        ],
        [
          "O módulo precisa dar pulso, e não ficar ligado, e usar rede de 2,4 GHz. Alexa e Google pedem modelo compatível e senha de voz.",
          "Procure saída de pulso, 2,4 GHz e usuários separados. Comando de voz só em modelo próprio, com senha.",
          "Saída de pulso e 2,4 GHz são obrigatórias, e o acesso separado por pessoa ajuda. Para assistente de voz, confira a compatibilidade.",
          "Um módulo que fica ligado como interruptor trava o portão. Prefira o de pulso, em 2,4 GHz.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir antes do módulo Wi-Fi", "Sua garagem tem sinal para o módulo?"],
      slots: [
        [
          "O ponto fraco é o sinal: garagem longe do roteador e cercada de ferro. Quase todo módulo usa 2,4 GHz, e com sinal fraco um repetidor resolve.",
          "Antes de comprar, veja se a internet chega ao motor, em rede de 2,4 GHz. Falha de aplicativo costuma ser sinal ruim.",
          "Rede só de 5 GHz não serve à maioria e atravessa mal as paredes. Confira a de 2,4 GHz ao lado do motor.",
          "Muita reclamação do app é, na verdade, rede que não chega à garagem. Um repetidor por perto costuma bastar.",
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
          "Com o disjuntor desligado, o módulo recebe energia na tensão certa e dois fios até a entrada de botoeira da placa. O sensor de posição, se houver, vai na folha e na coluna.",
          "O circuito é desligado, o módulo é alimentado e ligado à placa pelos mesmos pontos do botão. Os controles existentes não são tocados.",
          "Sem energia no motor, ligam-se alimentação e contato do módulo. O sensor magnético é fixado em ponto seco e firme.",
          "A ligação usa a entrada do botão da parede e alimentação própria. Tudo se faz com o motor desligado no quadro.",
        ],
        [
          "No fim, o aplicativo é configurado no seu celular, com a sua conta, e testado na rede da casa e nos dados móveis, com a fotocélula interrompida.",
          "A conta fica em nome do morador, que cadastra os demais. O teste inclui abrir de fora da rede, vendo o portão.",
          "O app é instalado no seu telefone e provado dentro e fora do Wi-Fi. A fotocélula também é testada.",
          "Você cria a senha, cadastra a família e vê o teste. O portão é acionado pelo app e pelo controle.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança ao abrir o portão pelo celular", "Portão pelo celular: fotocélula, senha e usuários"],
      slots: [
        [
          "Fechar um portão que você não vê exige fotocélula em ordem, porque alguém pode estar passando. Uma câmera voltada para o vão ajuda.",
          "Comando a distância só com sensor de obstáculo funcionando. Sem ver a passagem, não mande fechar.",
          "De longe, quem protege a pessoa no vão é a fotocélula. Se ela falha, não use o aplicativo para fechar.",
          "Ninguém deve fechar sem ver o vão, a menos que a fotocélula o proteja.",
        ],
        [
          "Use senha forte e bloqueio no celular, e remova usuários que não precisam mais. Perdeu o telefone? Troque a senha na hora.",
          "Conta com senha própria e telefone bloqueado evitam que outro abra. Retire da lista quem saiu.",
          "Revise a lista de usuários e use verificação em duas etapas, se houver. Celular perdido pede troca de senha.",
          "A segurança está na conta: senha exclusiva, aparelho bloqueado, lista em dia.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço do módulo Wi-Fi", "Do que depende o valor do módulo Wi-Fi"],
      slots: [
        [
          "Contam o modelo, o sensor de posição e o sinal na garagem, que às vezes pede repetidor. A ligação na placa é curta quando há entrada de botoeira.",
          "O aparelho e a ligação são a base; sensor e repetidor somam. Motor e controles não entram na conta.",
          "Módulo simples custa menos que o com sensor e histórico. Repetidor só entra se a rede não chega.",
          "O valor cresce com sensor e repetidor. A instalação em si é rápida, pela entrada do botão.",
        ],
        [
          "Placa sem entrada de botoeira, ou com defeito, é outro serviço. O cartão divide em até {shop.instalments} vezes.",
          "Se a placa não tiver a entrada, avalia-se outra. No cartão são até {shop.instalments} parcelas.",
          "Central antiga sem essa entrada pede troca, orçada à parte, em até {shop.instalments} vezes.",
          "Quando a placa não aceita, entra a troca dela. Paga-se em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O módulo abre o portão pelo celular sem internet?",
      answers: [
        "Com Bluetooth, sim, de perto. Com Wi-Fi, alguns aceitam comando na rede local e outros param.",
        "O Bluetooth abre a poucos metros sem internet; o Wi-Fi, em geral, precisa dela para longe.",
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
        "É, com senha de voz, conta protegida e caixa longe da janela. Sem senha, quem fala perto comanda.",
        "Sim, se a abertura exigir senha. Deixe a caixa longe da rua.",
        "Com senha de abertura, sim. Sem ela, não deixe esse comando ativo.",
      ],
    },
    {
      question: "Quantas pessoas podem abrir o portão pelo aplicativo?",
      answers: [
        "O limite é do aplicativo, e em casa costuma sobrar. Muitos permitem dias e horários por pessoa.",
        "Depende do módulo: alguns dividem uma conta, outros dão acesso separado, com registro.",
        "Várias. Para diarista e parente, prefira acesso separado, que se retira sem trocar a senha.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar do roteador",
  related: ["botoeira", "controle-de-acesso", "camera", "fotocelula", "falta-de-energia", "placa"],
  topic: "controles-remotos-para-portao",
};
