import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const moduloWifi: NarrowConcept[] = [
  {
    id: "alexa-google",
    broader: "modulo-wifi",
    label: "Portão com Alexa ou Google",
    phrase: "o portão comandado por Alexa ou Google",
    intent: "how-to",
    asks: [
      "alexa portão",
      "portão alexa",
      "google assistente portão",
      "google home portão",
      "comando voz portão",
      "abrir portão voz",
      "siri portão",
      "alexa abrir garagem",
      "alexa garagem",
      "abrir garagem voz",
      "assistente voz portão",
    ],
    answers: {
      any: [
        "Para abrir o portão com Alexa ou Google Assistente, instala-se um módulo Wi-Fi compatível na placa do motor, cadastra-se no aplicativo dele e ativa-se a integração. Ligue a senha de voz: sem ela, qualquer um abre falando perto.",
        "A Alexa não fala direto com o controle do portão: quem comanda é um módulo Wi-Fi ligado à entrada de botoeira. Confirme na embalagem a compatibilidade e use rede de 2,4 GHz com bom sinal na garagem.",
        "Comando de voz no portão funciona com módulo compatível, internet e conta protegida por senha. Use para abrir quando está olhando a folha; para fechar de longe, só com fotocélula e câmera.",
      ],
      question: [
        "Sim, a Alexa abre o portão, mas não sozinha: é preciso um módulo Wi-Fi compatível na placa do motor, cadastrado no aplicativo e com a integração ativada. Ligue a senha de voz, para ninguém abrir falando perto.",
        "Abre, com módulo Wi-Fi compatível ligado à entrada de botoeira e rede de 2,4 GHz na garagem. O comando de voz pede internet e senha; o controle comum continua funcionando.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como ligar o portão à Alexa",
          "Passo a passo da Alexa no portão",
          "Como configurar o comando por voz",
        ],
        slots: [
          [
            "A ligação na placa fica com o técnico; do aplicativo em diante, você faz.",
            "Teste primeiro pelo aplicativo e só depois pela voz.",
            "Cadastre a conta em nome do morador, com verificação em duas etapas.",
          ],
        ],
        steps: [
          "Confira se o módulo cita Alexa ou Google na embalagem.",
          "Peça a instalação do módulo na entrada de botoeira da placa.",
          "Conecte-o à rede de 2,4 GHz pelo aplicativo do fabricante.",
          "No aplicativo da Alexa ou do Google, ative a integração e procure o dispositivo.",
          "Crie a senha de voz para abrir.",
          "Teste com o portão à vista e a passagem livre.",
        ],
      },
      {
        about: "safety",
        headings: ["Comando de voz com segurança", "Quem pode mandar abrir", "Senha de voz e fotocélula"],
        slots: [
          [
            "Caixa de som perto da janela ouve a rua, então deixe-a longe e com senha.",
            "Sem senha de voz, um grito na calçada poderia abrir a garagem.",
            "Visitas e crianças falam com a caixa; a senha evita a brincadeira.",
          ],
          [
            "Sem sensor de posição, a assistente não sabe se o portão está aberto ou fechado.",
            "O comando é um toque de botoeira: se o portão estiver aberto, o mesmo toque fecha.",
            "Um sensor magnético na folha informa o estado real ao aplicativo.",
          ],
          [
            "Fechar sem ver a passagem só com fotocélula funcionando.",
            "Voz não enxerga quem está no vão; a fotocélula, sim.",
            "Mande fechar olhando, ou com câmera e sensor em ordem.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Precisa trocar o motor?",
        answers: [
          "Não, se a placa aceita botoeira e está em bom estado. O módulo se soma aos controles.",
          "Na maioria dos casos, não. Só placa sem entrada de comando ou com defeito muda isso.",
        ],
      },
      {
        question: "Funciona sem internet?",
        answers: [
          "A voz, não: Alexa e Google dependem da internet. O controle e a botoeira continuam.",
          "Não. Na queda da internet, use controle ou aplicativo com comando local, se o módulo tiver.",
        ],
      },
      {
        question: "Por que a Alexa diz que não encontrou o dispositivo?",
        answers: [
          "Porque o módulo está em outra conta, fora da rede de 2,4 GHz ou a integração não foi ativada. Refaça a busca depois de testar no app.",
          "Em geral falta vincular a conta do fabricante. Confirme que o aplicativo abre o portão antes de procurar.",
        ],
      },
      {
        question: "Módulo de tomada ou interruptor serve?",
        answers: [
          "Não sem adaptação: é preciso saída de contato seco em pulso. Interruptor inteligente comum manda tensão e queima a entrada da placa.",
          "Não use. A placa espera um contato seco de um instante, que o módulo próprio oferece.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "celular-sem-internet",
    broader: "modulo-wifi",
    label: "Abrir pelo celular sem internet",
    phrase: "a abertura pelo celular sem internet",
    intent: "question",
    asks: [
      "celular sem internet",
      "abrir celular sem internet",
      "portão bluetooth",
      "abrir portão bluetooth",
      "app portão sem internet",
      "wifi sem internet portão",
      "internet caiu portão",
      "sem internet abrir portão",
      "módulo gsm portão",
      "abrir portão ligação",
      "celular sem wifi portão",
    ],
    answers: {
      any: [
        "Dá para abrir o portão pelo celular sem internet com módulo Bluetooth, que fala direto com o telefone a poucos metros, ou com módulo GSM, que abre por ligação ou SMS. Módulo Wi-Fi comum costuma parar quando a internet cai.",
        "Sem internet, o Bluetooth abre de perto e o GSM abre de longe com um chip de celular; alguns módulos Wi-Fi aceitam comando pela rede local da casa. Controle e botoeira não dependem de nada disso.",
        "Caiu a internet e o portão não abre pelo app: use o controle. Para não depender da rede, escolha Bluetooth se quer abrir ao chegar, ou GSM se precisa abrir a distância em lugar sem internet.",
      ],
      question: [
        "O módulo Wi-Fi comum costuma parar sem internet; para abrir pelo celular assim mesmo, use módulo Bluetooth, de perto, ou GSM, por ligação ou SMS. Alguns Wi-Fi aceitam comando pela rede local da casa.",
        "Sim, dá para abrir sem internet com Bluetooth, a poucos metros, ou com módulo GSM e chip de celular. Controle e botoeira não dependem de rede nenhuma.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bluetooth, GSM ou rede local", "Qual módulo abre sem internet", "Escolha pelo seu caso"],
        slots: [
          [
            "Bluetooth serve a quem chega com o telefone na mão e quer dispensar o controle.",
            "A poucos metros, o Bluetooth conversa direto com o módulo e não usa rede nenhuma.",
            "Para entrar e sair de casa, o Bluetooth basta e não cobra mensalidade.",
          ],
          [
            "GSM usa um chip de operadora e abre por chamada não atendida ou mensagem de número autorizado.",
            "O módulo com chip serve chácara e galpão sem internet, desde que haja sinal de celular.",
            "Com GSM, o chip precisa de linha ativa, o que é um custo por mês.",
          ],
          [
            "Wi-Fi com comando local abre pela rede da casa mesmo sem internet, se o modelo permitir.",
            "Confira na ficha do módulo se existe controle local; sem isso, ele depende da nuvem.",
            "Roteador ligado e telefone na mesma rede são condição para o comando local.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "A internet caiu: como entrar agora",
          "App fora do ar: o que tentar",
          "Antes de chamar por causa do aplicativo",
        ],
        slots: [
          [
            "O motor não depende da internet; só o comando pelo celular é que para.",
            "Controle, botoeira, interfone e chave continuam funcionando.",
            "Comece por saber se caiu a internet ou a energia.",
          ],
        ],
        steps: [
          "Veja se há luz e se o roteador está ligado.",
          "Tente o app com o telefone na rede Wi-Fi da casa.",
          "Use o controle ou a botoeira.",
          "Reinicie o roteador e espere alguns minutos.",
          "Deixe um controle reserva fora do carro para a próxima vez.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Bluetooth abre de que distância?",
        answers: [
          "De poucos metros, menos com paredes e chapa. É o bastante para abrir ao chegar, vendo o portão.",
          "Alguns metros. Não serve para abrir de longe, e isso também protege.",
        ],
      },
      {
        question: "O módulo GSM precisa de chip?",
        answers: [
          "Precisa, com linha ativa e sinal no local. Verifique a cobertura da operadora antes.",
          "Sim. Chip cancelado ou sem crédito deixa o módulo mudo.",
        ],
      },
      {
        question: "Posso ter Wi-Fi e Bluetooth juntos?",
        answers: [
          "Pode; alguns módulos trazem os dois. Também dá para ligar dois módulos à mesma entrada de botoeira.",
          "Sim, há modelos combinados, e o controle segue como reserva.",
        ],
      },
      {
        question: "E sem luz?",
        answers: [
          "Aí o motor também para. Só nobreak para motor e módulo mantém a abertura; sem ele, vale o destravamento manual.",
          "Sem energia nenhum módulo move o portão, a menos que haja nobreak.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
  },
  {
    id: "celular-como-controle",
    broader: "modulo-wifi",
    label: "Celular como controle do portão",
    phrase: "o celular usado como controle",
    intent: "question",
    asks: [
      "celular como controle",
      "transformar celular controle",
      "usar celular controle",
      "aplicativo controle portão",
      "app controle portão",
      "celular abrir portão aplicativo",
      "baixar aplicativo portão",
      "clonar controle celular",
      "celular infravermelho portão",
      "passar controle celular",
    ],
    answers: {
      any: [
        "Só baixar um aplicativo não transforma o celular em controle do portão: o telefone não tem o rádio de 433 MHz que o receptor escuta. Para abrir pelo celular, instala-se um módulo Wi-Fi ou Bluetooth na placa do motor.",
        "O celular abre o portão com um módulo ligado à central, nunca clonando o controle: NFC e infravermelho do telefone usam outra tecnologia. Com o módulo, o app de fábrica faz o papel do controle.",
        "Usar o celular como controle é possível em quase todo motor, com módulo Wi-Fi ou Bluetooth na entrada de botoeira. Aplicativo que promete copiar o controle sozinho não abre portão nenhum.",
      ],
      question: [
        "Não só com aplicativo: o celular não tem o rádio de 433 MHz que o receptor escuta. Para usá-lo como controle, instala-se um módulo Wi-Fi ou Bluetooth na placa do motor.",
        "Sim, o celular vira controle com um módulo ligado à central, em quase todo motor. Aplicativo que promete copiar o controle sem módulo não abre portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Por que o aplicativo sozinho não abre",
          "Por que o celular não copia o controle",
          "O que falta ao celular para abrir o portão",
        ],
        slots: [
          [
            "O controle transmite em 433 MHz, faixa que o telefone não tem como emitir.",
            "Celular tem Wi-Fi, Bluetooth e, às vezes, NFC e infravermelho, nenhum deles ouvido pelo receptor do portão.",
            "O receptor só entende rádio na frequência dele, e o telefone usa outras.",
          ],
          [
            "O módulo faz a tradução: recebe do celular e fecha o contato da botoeira na placa.",
            "Com o módulo instalado, o toque na tela vira um toque de botão no portão.",
            "Quem abre é o módulo; o aplicativo só manda a ordem.",
          ],
          [
            "Aplicativos que imitam um controle na tela servem de brincadeira ou para TV, não para portão.",
            "Nenhum app de loja faz o telefone transmitir na frequência do portão.",
            "Instale só o aplicativo do fabricante do módulo, pela loja oficial.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que comprar para abrir pelo celular", "Wi-Fi, Bluetooth ou GSM", "Módulo certo para cada uso"],
        slots: [
          [
            "Escolha Wi-Fi para abrir de qualquer lugar e dividir o acesso com a família.",
            "Wi-Fi atende quem libera entrega ou parente estando longe.",
            "Se há bom sinal na garagem, o Wi-Fi dá mais recursos.",
          ],
          [
            "Escolha Bluetooth para abrir só ao chegar, sem depender da internet.",
            "Sem Wi-Fi na garagem, o Bluetooth resolve de perto.",
            "O Bluetooth é simples e não passa pela nuvem.",
          ],
          [
            "Escolha GSM em sítio ou galpão sem internet, com chip de celular.",
            "Onde só há sinal de operadora, o módulo com chip é a saída.",
            "O GSM cobra a linha do chip e abre por chamada autorizada.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Existe aplicativo grátis que abre portão?",
        answers: [
          "O app dos módulos costuma ser grátis; o que se compra é o módulo e a instalação. Sem módulo, nenhum aplicativo abre.",
          "O aplicativo, sim; o equipamento, não. É o módulo que comanda a placa.",
        ],
      },
      {
        question: "Celular com infravermelho abre portão?",
        answers: [
          "Não. Infravermelho é de televisão e ar-condicionado; o portão usa rádio.",
          "Não abre. O receptor do portão não enxerga luz infravermelha.",
        ],
      },
      {
        question: "Aparelho que lê sinal de rádio serve de controle?",
        answers: [
          "Aparelhos de rádio leem código fixo, e usá-los em portão alheio é crime. Para o seu, cadastre um controle comum.",
          "Não são solução. Se o seu código pode ser lido assim, passe para código rolante.",
        ],
      },
      {
        question: "Continuo podendo usar o controle?",
        answers: [
          "Sim. O módulo se soma, e o controle fica como reserva para falta de internet ou bateria do telefone.",
          "Continua. Nada é apagado da memória ao instalar o módulo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
  },
  {
    id: "modulo-wifi-nao-conecta",
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi não conecta",
    phrase: "o módulo Wi-Fi que não conecta",
    intent: "repair",
    asks: [
      "módulo wifi não conecta",
      "módulo offline",
      "app portão não funciona",
      "aplicativo portão não abre",
      "módulo desconectou",
      "wifi portão caiu",
      "módulo wifi não funciona",
      "portão offline",
      "app offline portão",
      "celular parou abrir portão",
      "troquei roteador portão",
    ],
    answers: {
      any: [
        "Módulo Wi-Fi que não conecta costuma estar fora da rede de 2,4 GHz, com sinal fraco na garagem ou com a senha antiga do roteador. Se o controle abre normalmente, o motor está bom: refaça a conexão pelo aplicativo.",
        "Trocou o roteador ou a senha e o portão sumiu do app? O módulo ainda procura a rede velha. Ponha-o em modo de cadastro e conecte à rede de 2,4 GHz; com sinal fraco, use um repetidor na garagem.",
        "App offline com o portão funcionando pelo controle é problema de rede, não de motor. Confira internet, sinal junto ao motor e alimentação do módulo antes de pensar em trocar a peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como reconectar o módulo", "O que conferir na internet e no aplicativo", "O que testar no celular"],
        slots: [
          [
            "Nada aqui pede abrir o motor; se o botão do módulo fica lá dentro, deixe com o técnico.",
            "Teste com o telefone ao lado do motor, com o portão parado.",
            "Comece pela causa mais comum, que é a rede.",
          ],
        ],
        steps: [
          "Confirme que o controle e a botoeira abrem o portão.",
          "Veja se a internet da casa funciona em outro aparelho.",
          "Ao lado do motor, confira o sinal da rede de 2,4 GHz.",
          "No app, veja se o módulo aparece offline e refaça a conexão.",
          "Se trocou de roteador, use o mesmo nome e a mesma senha da rede antiga ou recadastre.",
          "Sem sinal, instale um repetidor e teste de novo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o módulo fica offline", "Rede, sinal ou alimentação", "O que derruba o módulo"],
        slots: [
          [
            "Muitos roteadores juntam 2,4 e 5 GHz no mesmo nome, e o módulo se perde na hora do cadastro.",
            "Rede só de 5 GHz não é vista pela maioria dos módulos.",
            "Nome e senha com caracteres especiais também atrapalham alguns modelos.",
          ],
          [
            "Portão de chapa, laje e distância enfraquecem o sinal no ponto do motor.",
            "O telefone pega na sala, mas o módulo está atrás de ferro e concreto.",
            "Sinal que oscila deixa o módulo entrando e saindo do ar.",
          ],
          [
            "Fonte fraca ou mau contato reinicia o módulo a cada partida do motor.",
            "Se ele cai sempre que o portão anda, a alimentação precisa de medição.",
            "Surto pode queimar o módulo e poupar o motor, que segue pelo controle.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Preciso chamar o técnico para reconectar?",
        answers: [
          "Só se o módulo ficar dentro do motor ou sem alimentação. A parte do aplicativo e do roteador você mesmo faz.",
          "Em geral não. Chame quando ele não acende ou cai a cada acionamento.",
        ],
      },
      {
        question: "Mudei a senha do Wi-Fi. Perdi os usuários?",
        answers: [
          "Em muitos módulos, não: os usuários ficam na conta. Só a rede precisa ser refeita.",
          "Normalmente permanecem. Alguns modelos pedem novo cadastro completo.",
        ],
      },
      {
        question: "O app abre, mas não mostra se fechou. Por quê?",
        answers: [
          "Falta o sensor de posição na folha. Sem ele, o aplicativo só sabe a última ordem.",
          "Porque não há sensor magnético. Ele pode ser acrescentado depois.",
        ],
      },
      {
        question: "Repetidor resolve?",
        answers: [
          "Resolve se o problema for sinal. Fique ao lado do motor e veja se um vídeo carrega; se não carrega, o repetidor ajuda.",
          "Na maioria dos casos de sinal fraco, sim, instalado a meio caminho.",
        ],
      },
    ],
    photo: "uma foto do módulo, se estiver à vista, e da etiqueta do motor",
  },
  {
    id: "wifi-vale-a-pena",
    broader: "modulo-wifi",
    label: "Portão pelo celular: vale a pena?",
    phrase: "a abertura do portão pelo celular",
    intent: "question",
    asks: [
      "wifi vale pena",
      "módulo wifi vale pena",
      "wifi eletrônico vale pena",
      "abrir portão celular vale pena",
      "portão celular funciona",
      "portão celular seguro",
      "módulo wifi funciona",
      "módulo wifi serve",
      "portão wifi vale pena",
      "módulo wifi qualquer motor",
      "módulo wifi funciona qualquer",
    ],
    answers: {
      any: [
        "Vale a pena o módulo Wi-Fi para quem libera parentes e entregas a distância ou esquece o controle. Ele funciona em quase todo motor com entrada de botoeira, precisa de Wi-Fi de 2,4 GHz na garagem e não substitui o controle.",
        "Sim, abrir o portão pelo celular funciona em quase todo motor e compensa para liberar visitas de longe. É seguro com senha forte no aplicativo, usuários separados e fotocélula funcionando, porque você não vê a passagem.",
        "O módulo Wi-Fi funciona em motor novo ou antigo que tenha entrada de botoeira, e vale a pena se o sinal chega bem à garagem. Sem internet ou sem luz, continuam valendo controle, botoeira e chave.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Para quem o portão pelo celular compensa",
          "Vantagens e limites do módulo Wi-Fi",
          "Quando o módulo Wi-Fi vale a pena",
        ],
        slots: [
          [
            "Compensa para quem recebe entregas, tem diarista ou parente que chega antes.",
            "Quem mora longe do portão ou viaja ganha em poder liberar e conferir de longe.",
            "Com usuários separados, cada pessoa abre pelo próprio telefone e pode ser bloqueada.",
          ],
          [
            "Para entrar com o carro todo dia, o controle continua mais rápido.",
            "Procurar o aplicativo na rua, com o carro parado, é pior que apertar o controle.",
            "O celular é um comando a mais, e não o único.",
          ],
          [
            "Sem sinal na garagem, é preciso repetidor ou módulo Bluetooth.",
            "Onde a internet cai muito, prefira Bluetooth ou tenha o controle à mão.",
            "Rede só de 5 GHz não serve à maioria dos módulos, que pede 2,4 GHz.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "O que é preciso para abrir pelo celular",
          "O que o módulo Wi-Fi exige da casa",
          "Motor, sinal e aplicativo",
        ],
        slots: [
          [
            "A placa precisa de entrada de botoeira, que quase todo motor tem.",
            "O módulo usa a mesma entrada do botão de parede, por contato seco.",
            "Nenhuma peça do motor é trocada: acrescenta-se um módulo ao lado da placa.",
          ],
          [
            "O Wi-Fi de 2,4 GHz deve chegar ao motor com sinal firme.",
            "Teste o sinal com o celular parado junto do motor, com o portão fechado.",
            "Garagem de laje e chapa costuma precisar de repetidor.",
          ],
          [
            "Para fechar de longe, a fotocélula tem de estar funcionando.",
            "Câmera ou sensor de posição mostra o que aconteceu depois da ordem.",
            "Sem ver a passagem, use o celular para abrir e deixe o fechamento para quem está perto.",
          ],
        ],
      },
    ],
    keep: ["check", "safety"],
    questions: [
      {
        question: "Serve em motor antigo?",
        answers: [
          "Serve, se a placa tiver entrada de botoeira e funcionar bem. O módulo só imita o botão.",
          "Em quase todos. A foto da etiqueta confirma.",
        ],
      },
      {
        question: "Alguém pode invadir pelo aplicativo?",
        answers: [
          "O risco é baixo com senha forte, aplicativo atualizado e Wi-Fi protegido. Apague usuários que saíram.",
          "Use senha própria e dupla confirmação, se houver. O ponto fraco costuma ser a senha repetida.",
        ],
      },
      {
        question: "Sei se o portão fechou mesmo?",
        answers: [
          "Só com sensor na folha. Sem ele, o aplicativo mostra apenas a última ordem.",
          "Com o sensor magnético, sim. Peça junto na instalação.",
        ],
      },
      {
        question: "Paga mensalidade?",
        answers: [
          "Depende do fabricante. Confira antes de comprar se o aplicativo é gratuito.",
          "Alguns cobram recursos extras. A abertura simples costuma não ter cobrança, mas veja no manual.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar do roteador",
  },
];
