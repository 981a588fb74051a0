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
      "Instalamos módulo Wi-Fi ou Bluetooth na placa do motor que você já tem, para abrir o portão pelo celular. O Wi-Fi funciona de qualquer lugar com internet; o Bluetooth, de perto e sem ela. A foto da etiqueta do motor diz o modelo e o valor.",
      "Vendemos e instalamos módulo Wi-Fi para abrir o portão pelo celular, de casa ou de longe, por aplicativo. Ele é ligado à entrada de botoeira da placa e serve em quase todo motor em funcionamento; os controles continuam valendo.",
      "Colocamos módulo Wi-Fi no seu portão para você abrir pelo app, liberar um parente a distância e comandar por Alexa, se o modelo aceitar. É preciso rede de 2,4 GHz com bom sinal na garagem e, para fechar de longe, fotocélula funcionando.",
    ],
    price: [
      "O preço do módulo Wi-Fi para portão soma o aparelho e a instalação na placa; sensor de portão aberto e repetidor de sinal entram à parte. Mande a foto da etiqueta do motor e receba o orçamento grátis.",
      "O preço para abrir o portão pelo celular muda com o modelo do módulo, o sensor de portão aberto e o sinal na garagem. A foto do motor e a distância do roteador bastam para o orçamento.",
      "No módulo Wi-Fi você paga a peça e a ligação à placa, e o motor não muda. Se o sinal da casa não chega ao motor, soma-se um repetidor; o valor fechado sai por foto.",
    ],
    installation: [
      "Instalamos o módulo que abre o portão pelo celular: o técnico o liga à placa, nos mesmos fios do botão de parede, com alimentação própria. Depois ele é cadastrado no aplicativo, na rede de 2,4 GHz da casa, e testado com o portão à vista.",
      "Fazemos a instalação do módulo Wi-Fi no portão com alimentação própria, dois fios de comando e, se você quiser saber se ele fechou, um sensor magnético na folha. Antes, medimos o sinal do roteador perto do motor.",
      "Instalamos módulo Wi-Fi para o seu portão abrir pelo celular, com o mesmo motor e os mesmos controles. São necessários uma entrada de botoeira livre na placa, sinal de 2,4 GHz na garagem e o aplicativo do fabricante; a foto da etiqueta do motor dá o valor.",
    ],
    comparison: [
      "O Wi-Fi abre o portão de qualquer lugar, mas depende da internet; o Bluetooth só funciona de perto e dispensa a rede. O controle comum continua sendo o mais rápido e deve ficar como reserva.",
      "Entre módulo Wi-Fi, Bluetooth e controle, a diferença está no alcance e na dependência: internet, proximidade ou pilha. Muita gente usa o celular para liberar visitas e o controle para entrar com o carro.",
    ],
    "how-to": [
      "Para usar o portão pelo celular, instale o app do fabricante, conecte o módulo à rede de 2,4 GHz e cadastre os moradores. A ligação na placa fica com o técnico, porque ali há partes energizadas.",
      "Para comandar o portão pela Alexa, cadastre o módulo no app, ative a integração do fabricante e defina a senha de voz para abrir. Teste sempre com o portão à vista.",
    ],
    question: [
      "Sim, dá para abrir o portão pelo celular na maioria dos motores, porque o módulo Wi-Fi imita um botão. Ele precisa de energia, de sinal na garagem e de internet para funcionar de longe.",
      "Vale a pena para quem libera parentes e entregas a distância ou esquece o controle. O módulo não troca nada no portão; sem internet ou sem luz, valem o controle, a botoeira e a chave.",
      "Funciona em motor antigo e novo, desde que a placa tenha entrada de botoeira. Um motor com central de Wi-Fi própria dispensa o módulo e usa o aplicativo da marca.",
    ],
    buying: [
      "Vendemos módulo Wi-Fi para portão, com a instalação: o certo dá um toque sem tensão, como o de um botão, usa rede de 2,4 GHz e, de preferência, traz sensor que mostra se o portão fechou. Para abrir sem internet há o Bluetooth; a foto da etiqueta do motor dá o modelo e o valor.",
      "Fornecemos e instalamos o módulo para abrir o portão pelo celular que combina com a sua placa: o melhor dá pulso, em vez de ficar ligado como interruptor, e tem usuários separados. A foto da etiqueta do motor confirma a entrada de botoeira e o valor.",
      "Vendemos e instalamos módulo para abrir o portão pelo celular: Wi-Fi para comandar de longe, Bluetooth para abrir de perto sem internet e GSM onde não há rede. Todos são ligados à entrada de botoeira da placa; o valor sai pela foto da etiqueta do motor.",
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
      headings: ["Como o celular abre o portão", "O que o módulo Wi-Fi faz", "Como o módulo se liga ao motor"],
      slots: [
        [
          "O módulo se conecta ao Wi-Fi da casa e recebe a ordem do aplicativo pela internet.",
          "No celular, um toque no app manda a ordem ao módulo, que está ligado à rede da casa.",
          "A ordem sai do telefone, passa pela internet e chega ao módulo instalado perto do motor.",
        ],
        [
          "Na placa do motor, o módulo fecha o mesmo contato da botoeira, e por isso serve em marcas diferentes.",
          "Para o motor, o comando parece um aperto de botão, o que explica a compatibilidade ampla.",
          "Como imita uma botoeira, o módulo trabalha com placas de várias marcas e idades.",
        ],
        [
          "Com um sensor magnético na folha, o app informa se o portão está aberto ou fechado.",
          "O sensor de posição é o que permite conferir de longe se a garagem ficou fechada.",
          "Sem sensor de posição, o app manda a ordem, mas não sabe se a folha fechou.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Wi-Fi, Bluetooth ou comando de voz", "Qual módulo escolher", "Como escolher o comando pelo celular"],
      slots: [
        [
          "O Wi-Fi abre de qualquer lugar, libera entregas e mostra o histórico; o Bluetooth só funciona de perto, mas dispensa internet.",
          "Escolha Wi-Fi se precisa comandar a distância ou dividir o acesso com a família.",
          "Quem recebe visitas na ausência aproveita mais o Wi-Fi, que funciona pela internet.",
        ],
        [
          "Bluetooth atende quem só quer dispensar o controle e chega sempre com o telefone.",
          "Sem internet na garagem, o Bluetooth é uma alternativa, porque fala direto com o celular.",
          "O Bluetooth alcança poucos metros, o bastante para abrir ao chegar e insuficiente para abrir de longe.",
        ],
        [
          "Alexa e Google funcionam com o módulo Wi-Fi compatível e, para abrir, costumam pedir senha de voz.",
          "O comando de voz é possível quando o módulo é compatível; ative a senha para ninguém abrir da rua.",
          "Assistentes de voz exigem módulo compatível e conta protegida, com senha própria para abertura.",
        ],
      ],
      bullets: [
        "Compatível com Wi-Fi de 2,4 GHz",
        "Sensor de portão aberto ou fechado",
        "Usuários com acesso separado",
        "Registro de quem abriu e quando",
        "Alexa ou Google, se você usa",
        "Saída sem tensão, como a de um botão",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes de instalar",
        "Teste o Wi-Fi na garagem",
        "Sua garagem tem sinal para o módulo?",
      ],
      slots: [
        [
          "O ponto fraco costuma ser o sinal: garagem longe do roteador e cercada de ferro.",
          "Antes da compra, veja se a internet chega ao motor, e não apenas à sala.",
          "Muita falha de aplicativo é, na verdade, sinal de Wi-Fi fraco perto do portão.",
        ],
        [
          "A maioria dos módulos usa 2,4 GHz, que alcança mais longe que a rede de 5 GHz.",
          "Confira se o roteador oferece a rede de 2,4 GHz, exigida por quase todos os módulos.",
          "Rede só de 5 GHz não atende a maioria dos módulos e atravessa mal as paredes.",
        ],
        [
          "Com sinal fraco, um repetidor na garagem costuma resolver.",
          "Se o telefone mal carrega uma página ao lado do motor, planeje um repetidor.",
          "Aproximar o roteador ou instalar um repetidor costuma bastar em casas {de}.",
        ],
      ],
      steps: [
        "Com o portão parado, fique ao lado do motor e conecte o celular à rede de 2,4 GHz.",
        "Abra um vídeo no celular e veja se carrega sem travar.",
        "Veja se há tomada ou energia estável perto do motor.",
        "Confirme que a fotocélula funciona, cortando o feixe com um cabo de vassoura.",
        "Anote quantas paredes há entre o roteador e o motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação do módulo",
        "O que o técnico faz na placa e no aplicativo",
        "Ligação do módulo e cadastro no aplicativo",
      ],
      slots: [
        [
          "Com o disjuntor desligado, o técnico alimenta o módulo na tensão certa e liga o contato à placa.",
          "Com o circuito desligado, o módulo recebe energia própria e dois fios de comando ligados à placa.",
          "Com a energia cortada, o módulo é ligado à entrada de botoeira da placa, sem mexer nos controles existentes.",
        ],
        [
          "Se você quer saber se fechou, um sensor magnético é fixado na folha e na coluna.",
          "O sensor de posição, quando incluído, vai em ponto sem vibração e fora do alcance da chuva.",
          "Com sensor, o app passa a mostrar o estado real do portão, e não a última ordem enviada.",
        ],
        [
          "No fim, o app é configurado no seu celular, com a sua conta e a sua senha.",
          "No aplicativo, a conta fica em nome do morador, que cadastra e remove os demais usuários.",
          "O app é configurado no seu celular e testado na rede da casa, pelos dados móveis e com a fotocélula interrompida.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança ao abrir pelo celular",
        "Portão pelo celular: fotocélula, senha e usuários",
        "Cuidados com o portão no aplicativo",
      ],
      slots: [
        [
          "Fechar um portão que você não vê exige fotocélula em ordem, porque alguém pode estar passando.",
          "Comando a distância só é seguro com sensor de obstáculo e, de preferência, câmera.",
          "Sem ver a passagem, não mande fechar, a menos que a fotocélula proteja o vão.",
        ],
        [
          "Use senha forte no app e no Wi-Fi, e ative a verificação em duas etapas quando existir.",
          "Bloqueio de tela no celular e senha própria na conta evitam que outra pessoa abra o portão.",
          "A segurança depende da conta: senha exclusiva, telefone bloqueado e aplicativo atualizado.",
        ],
        [
          "Se perder o celular, troque a senha e retire o aparelho da lista de usuários.",
          "Ao trocar de telefone ou de empregado, remova o acesso antigo no aplicativo.",
          "Revise a lista de usuários de vez em quando e apague quem não precisa mais entrar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O módulo abre o portão pelo celular sem internet?",
      answers: [
        "Com Bluetooth, sim, de perto. Com Wi-Fi, depende do módulo: alguns aceitam comando na rede local, outros param sem internet. O controle comum continua funcionando.",
        "O módulo Bluetooth abre sem internet, a poucos metros. O Wi-Fi, em geral, precisa dela para o comando de longe.",
      ],
    },
    {
      question: "O módulo Wi-Fi funciona na falta de luz?",
      answers: [
        "Não, se o motor e o roteador estiverem sem energia. Com nobreak nos dois, o app continua por algum tempo; sem ele, use o destravamento manual.",
        "Só com nobreak para o motor, o módulo e o roteador. Sem isso, o portão abre apenas pelo destravamento manual.",
      ],
    },
    {
      question: "O módulo Wi-Fi serve em motor antigo?",
      answers: [
        "Serve na maioria, porque o módulo usa a entrada de botoeira. Se a placa não tiver essa entrada ou estiver com defeito, troca-se a central.",
        "Quase sempre. Basta que a placa aceite botoeira e esteja em bom estado; a foto da etiqueta ajuda a confirmar.",
      ],
    },
    {
      question: "É seguro abrir o portão pela Alexa?",
      answers: [
        "É, com cuidados: senha de voz para abrir, conta protegida e caixa longe da janela. Sem senha, qualquer pessoa que fale perto poderia comandar.",
        "Sim, se a abertura exigir senha de voz. Posicione a caixa longe da rua e não deixe o comando liberado para visitantes.",
      ],
    },
    {
      question: "Quantas pessoas podem abrir o portão pelo aplicativo?",
      answers: [
        "O limite é o do aplicativo de cada fabricante, e em casa costuma sobrar. O dono da conta convida os demais e, em muitos modelos, define dias e horários para cada um.",
        "Depende do módulo: alguns dividem uma só conta, outros dão acesso separado a cada pessoa, com registro. Para diarista e parente, prefira o acesso separado, que se retira sem trocar a senha.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar do roteador",
  related: ["botoeira", "controle-de-acesso", "camera", "fotocelula", "falta-de-energia", "placa"],
  topic: "controles-remotos-para-portao",
};
