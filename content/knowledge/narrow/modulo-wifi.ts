import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

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
      "google home siri",
      "google home siri garagem",
      "google home siri portão",
      "google home siri abrir garagem",
      "google home abrir garagem",
      "google home garagem",
      "siri garagem",
      "siri abrir garagem",
      "alexa siri portão",
      "alexa google siri portão",
      "alexa abrir garagem",
      "alexa garagem",
      "abrir garagem voz",
      "assistente voz portão",
      "alexa não abre portão",
      ...combine(
        ["motor compatível", "motor portão compatível", "módulo compatível", "módulo wifi compatível"],
        ["alexa", "alexa preço", "google home"],
      ),
      ...combine(
        ["módulo wifi", "módulo wi fi", "wifi", "wi fi", "módulo", "motor", "central", "receptor", "aplicativo portão"],
        ["alexa", "google home", "google assistente", "siri", "homekit", "assistente voz"],
      ),
      ...combine(
        ["funciona", "compatível", "integra", "conecta", "integrar", "conectar"],
        ["alexa", "google home", "siri"],
      ),
      "alexa parou",
      "google não abre portão",
      "abrir portão falando google",
      "portão falando google",
    ],
    answers: {
      price: [
        "O preço do módulo Wi-Fi para portão, que deixa o motor compatível com Alexa e Google, soma o aparelho e a instalação na placa e sai por foto, de graça. Do mais barato ao mais caro ficam o módulo só com aplicativo, o que aceita Alexa e Google e o que já traz sensor de portão aberto. Repetidor de sinal, se precisar, entra à parte.",
      ],
      any: [
        "Para abrir o portão com Alexa ou Google, o motor precisa de um módulo Wi-Fi compatível, que o técnico liga à placa no mesmo contato do botão de parede. Depois você vincula o aplicativo do módulo à assistente e cria uma senha de voz. O orçamento do módulo já instalado é grátis, pela foto da etiqueta do motor.",
        "Google Home ou Siri abrem a garagem por um módulo Wi-Fi ligado ao motor, e o módulo tem de citar na caixa o sistema que você usa. No Android e nas caixas do Google, procure Google Home; no iPhone, HomeKit ou Atalhos da Siri. Os controles continuam valendo, e o orçamento é grátis por foto da etiqueta.",
        "O portão eletrônico funciona com Alexa ou Google quando recebe um módulo Wi-Fi que aceite a assistente. O aparelho é instalado no motor que você já tem, e os controles continuam valendo. Mande uma foto da etiqueta do motor para receber o orçamento com peça e mão de obra.",
        "A Alexa e o Google abrem o portão por meio de um módulo Wi-Fi ligado à placa do motor e cadastrado no aplicativo da assistente. São necessários sinal de 2,4 GHz na garagem, internet e uma senha de voz. Orçamos o módulo com a instalação pela foto da etiqueta do motor.",
        "A Alexa, ou o Google, abre o portão por um módulo Wi-Fi ligado à placa do motor. Se ela não abre ou parou de abrir, teste pelo aplicativo do módulo: quando ele funciona, falta vincular a conta ou a senha de voz; quando não, o módulo saiu da rede de 2,4 GHz. Módulo novo é orçado por foto da etiqueta do motor.",
      ],
      question: [
        "O módulo Wi-Fi para portão funciona com Alexa quando o fabricante cita a assistente na embalagem ou no aplicativo, e o mesmo vale para Google e Siri. Ele é ligado à entrada do botão de parede do motor, precisa de Wi-Fi de 2,4 GHz na garagem e pede uma senha de voz para abrir. O valor já instalado é dado pela foto da etiqueta do motor.",
        "Sim, o portão automático funciona com Alexa e com Google, desde que o motor tenha um módulo Wi-Fi compatível ligado à placa. Esse módulo é cadastrado no aplicativo da assistente e protegido por uma senha de voz. O preço dele já instalado sai pela foto da etiqueta do motor.",
        "Sim, a Alexa abre o portão eletrônico, e o Google também, por um módulo Wi-Fi instalado na entrada do botão de parede do motor. A garagem precisa de sinal de 2,4 GHz, e o comando por voz depende da internet. O valor do módulo já instalado sai de graça, pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ligar o portão à Alexa, ao Google ou à Siri", "Como configurar o comando por voz"],
        slots: [
          [
            "Com o módulo já ligado à placa pelo técnico, a configuração é feita por você no celular, em poucos minutos. Só passe à voz quando o aplicativo do módulo já abrir o portão.",
            "O técnico liga o módulo à placa com a energia cortada, e o restante se faz no telefone. Confirme que o aplicativo comanda o portão antes de chamar a assistente.",
            "Depois da instalação na placa, que é do técnico, a configuração fica toda no telefone. Teste sempre primeiro pelo aplicativo e só depois pela voz.",
          ],
        ],
        steps: [
          "Conecte o módulo à rede de 2,4 GHz pelo aplicativo do fabricante.",
          "No aplicativo da Alexa, no Google Home ou no Casa do iPhone, inclua o módulo com a mesma conta.",
          "Peça para procurar dispositivos e dê ao portão um nome curto.",
          "Crie a senha de voz para abrir, se o módulo aceita. Sem essa opção, não deixe a abertura por voz ativa.",
          "Teste com o portão à vista e a passagem livre.",
        ],
      },
      {
        about: "safety",
        headings: ["Como evitar que outra pessoa abra por voz", "Comando de voz com segurança"],
        slots: [
          [
            "A caixa de som perto da janela ouve também quem fala na calçada. Com a senha ativa, a assistente pede o número antes de abrir. Deixe a caixa longe da frente da casa.",
            "Sem senha, alguém na calçada poderia falar o comando e abrir a garagem. Ative a senha no aplicativo e afaste a caixa de som da janela da rua.",
            "Quem fala alto na calçada pode ser ouvido pela assistente. A senha falada impede a abertura, e a caixa de som fica melhor longe da janela.",
          ],
          [
            "O módulo só imita um toque no botão, que abre ou fecha conforme a posição da folha. Um sensor de porta na folha mostra se ela está aberta, e a fotocélula protege quem estiver passando.",
            "Para a placa, o comando de voz é um toque de botão: com o portão aberto, o mesmo toque fecha. Por isso vale ter o sensor de posição na folha e a fotocélula, que impede o fechamento sobre alguém.",
            "Sem sensor de posição, a assistente não sabe se o portão está aberto e pode fechar em vez de abrir. Com esse sensor e a fotocélula, o comando à distância fica seguro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que módulo comprar", "O que o módulo precisa ter"],
        slots: [
          [
            "O interruptor ou a tomada inteligente comum não serve, porque manda tensão e queima a entrada da placa. Compre um módulo próprio para portão.",
            "O módulo de lâmpada leva tensão à placa e pode queimá-la. O certo é o feito para portão, que imita um botão.",
            "O módulo de lâmpada ou de tomada danifica a placa, que espera um contato sem tensão. Procure um de portão, com as características abaixo.",
          ],
        ],
        bullets: [
          "Alexa, Google Home ou Siri (HomeKit) citados na embalagem",
          "Wi-Fi de 2,4 GHz, a rede que alcança mais longe",
          "Saída de contato seco, ou seja, sem tensão",
          "Sensor de portão aberto ou fechado",
          "Acesso separado para cada pessoa",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o motor para usar Alexa ou Google?",
        answers: [
          "Não, se a placa está boa e tem entrada para botão de parede, como quase todas. O módulo se soma aos controles, que continuam funcionando.",
          "Na maioria dos casos, não. Só uma placa com defeito ou sem entrada de comando precisa ser trocada antes.",
          "Não é preciso trocar o motor. O módulo entra na placa atual, e só placa queimada ou muito antiga pede outra solução.",
        ],
      },
      {
        question: "A Alexa abre o portão sem internet?",
        answers: [
          "Por voz, não, porque Alexa e Google dependem da internet. O controle remoto e o botão de parede continuam abrindo normalmente.",
          "Não abre. Quando a internet cai, use o controle, ou o aplicativo do módulo na rede da casa, se o modelo tiver esse recurso.",
          "Não, o comando de voz passa pela internet. Tenha sempre um controle à mão para esses momentos.",
        ],
      },
      {
        question: "Por que a Alexa diz que não encontrou o dispositivo?",
        answers: [
          "Em geral o módulo está cadastrado em outra conta ou sem a integração ativada. Confirme que ele abre pelo aplicativo do fabricante e refaça a busca de dispositivos.",
          "Porque falta vincular a conta do fabricante ou o módulo saiu da rede de 2,4 GHz. Teste no aplicativo dele e procure de novo.",
          "O mais comum é a conta do aplicativo não estar ligada à Alexa. Se o próprio aplicativo não abre, o problema é o Wi-Fi ou o módulo.",
        ],
      },
      {
        question: "Posso mandar a Alexa fechar o portão numa rotina?",
        answers: [
          "Só com sensor de posição e fotocélula. Sem o sensor, a rotina pode abrir um portão que já estava fechado.",
          "Não convém sem sensor na folha, porque o mesmo comando abre e fecha. Com sensor e fotocélula, a rotina de fechar funciona bem.",
          "Pode, se o módulo sabe que o portão está aberto e a fotocélula está em ordem. Sem isso, a rotina age às cegas.",
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
      "celular sem wifi",
      "abrir celular sem wifi",
      "abrir portão celular sem wifi",
      "abrir portão celular android sem wifi",
      "android sem wifi",
      "iphone sem wifi",
      "abrir portão celular iphone sem wifi",
      "aplicativo sem wifi",
      "abrir portão aplicativo sem internet",
      "módulo wifi precisa internet",
      "módulo wi fi precisa internet",
      "wifi portão precisa internet",
      "módulo precisa internet",
      "módulo wifi sem internet",
      "wifi sem internet funciona",
      "módulo sem internet",
      "celular sem internet",
      "abrir celular sem internet",
      "app portão sem internet",
      "wifi sem internet portão",
      "internet caiu portão",
      "sem internet abrir portão",
      "celular sem wifi portão",
      "celular sem wi fi portão",
      "módulo wi fi sem internet",
      "wi fi sem internet funciona",
      "wi fi sem internet portão",
    ],
    answers: {
      any: [
        "Dá para abrir o portão pelo celular sem internet com módulo Bluetooth, que fala direto com o telefone a poucos metros, ou com módulo GSM, que abre por ligação ou SMS. O módulo Wi-Fi comum deixa de abrir quando a internet cai. O controle e a botoeira continuam funcionando.",
        "Sem internet, o celular abre o portão por Bluetooth, de perto, ou por ligação, com módulo GSM e chip de operadora. O módulo Wi-Fi em geral não funciona, a não ser o modelo com comando pela rede da casa. O controle e o botão de parede não dependem de nada disso.",
        "Quando a internet cai, o portão só abre pelo celular se o módulo for Bluetooth, a poucos metros, ou GSM, por chamada ou SMS de qualquer distância. O Wi-Fi sem rede costuma ficar mudo, e para entrar agora valem o controle e a botoeira.",
      ],
      question: [
        "O módulo Wi-Fi comum precisa de internet para o celular abrir o portão. Sem Wi-Fi ou sem internet, use um módulo Bluetooth, que fala com o telefone a poucos metros, ou um módulo GSM, com chip, que abre por ligação. O controle e o botão de parede não dependem de nada disso.",
        "Sem internet, o módulo Wi-Fi comum em geral não abre o portão pelo celular. Quem não tem Wi-Fi na garagem usa um módulo Bluetooth, que abre a poucos metros, ou um módulo GSM com chip, que abre por ligação ou SMS. O controle e o botão de parede continuam funcionando.",
        "Abrir o portão pelo celular sem Wi-Fi depende do módulo. Com Bluetooth, de perto, ou com GSM e chip, o celular abre mesmo sem internet. Com o módulo Wi-Fi comum, não abre, salvo modelo que aceita comando pela rede da casa. O controle funciona sempre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bluetooth, GSM ou rede local", "Qual módulo abre o portão sem internet"],
        slots: [
          [
            "O Bluetooth conversa direto com o módulo, a poucos metros, e não cobra mensalidade: serve para entrar e sair. O GSM usa chip de operadora, abre de qualquer lugar por chamada de número autorizado e custa a linha por mês.",
            "Para chegar e abrir, basta o Bluetooth, que alcança alguns metros e dispensa rede. Quem precisa abrir de longe usa GSM, com chip ativo e sinal no local, o que traz um gasto mensal.",
            "Escolha pela distância. Para abrir a poucos metros, use Bluetooth, que não tem custo mensal. Para abrir de qualquer ponto, use GSM, com linha paga e sinal da operadora, como se faz em chácara e galpão sem internet.",
          ],
          [
            "O Wi-Fi com controle local é o meio-termo: abre pela rede da casa se o roteador está ligado e o modelo permite. Confira isso na ficha, porque a maioria depende do servidor na nuvem.",
            "Há módulos Wi-Fi que abrem dentro de casa mesmo sem o provedor, desde que o roteador esteja ligado. Na ficha isso se chama controle local. Sem esse recurso, o módulo depende da internet.",
            "Quem já tem módulo Wi-Fi pode procurar na ficha o controle local. Com esse recurso, o telefone abre pela rede da casa, mesmo sem o provedor. Sem o recurso, o módulo não obedece.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A internet caiu: como entrar agora", "App fora do ar: o que tentar"],
        slots: [
          [
            "O motor não depende da internet, e só o comando do aplicativo parou. Siga a ordem até o portão abrir.",
            "Antes de chamar alguém, veja se caiu a rede ou a luz, porque o motor funciona sem provedor.",
            "O que parou foi o app, e não o portão. Tente o seguinte, do mais rápido ao mais demorado.",
          ],
        ],
        steps: [
          "Veja se há luz e se o roteador está ligado.",
          "Tente o app com o telefone na rede Wi-Fi da casa.",
          "Use o controle ou a botoeira.",
          "Reinicie o roteador e espere alguns minutos.",
          "Guarde um controle reserva fora do carro para a próxima vez.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o módulo é instalado no portão", "Ligação do módulo e teste"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico alimenta o módulo e leva dois fios até a entrada de botoeira da central. Os controles que você já usa continuam gravados, e o celular passa a ser mais um comando.",
            "O módulo entra na mesma entrada do botão de parede, com alimentação na tensão certa e energia cortada durante a ligação. Nada muda nos controles já cadastrados.",
            "A ligação usa dois fios na entrada da botoeira e uma fonte própria, feita com o motor desligado no quadro. Os controles antigos seguem valendo ao lado do telefone.",
          ],
          [
            "No fim, testa-se com a internet desligada de propósito e com a fotocélula interrompida: o portão abre sem rede e não fecha sobre ninguém.",
            "O teste final desliga o roteador e corta o feixe da fotocélula, para provar a abertura sem rede e a parada por segurança.",
            "Antes de terminar, o roteador é desligado para a prova, e o feixe do sensor é cortado no fechamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Bluetooth abre o portão de que distância?",
        answers: [
          "De poucos metros, menos com parede e chapa no meio. Basta para abrir ao chegar, vendo o portão.",
          "O Bluetooth abre a alguns metros, sem parede no meio. Ele não serve para abrir de longe, o que também protege a casa.",
        ],
      },
      {
        question: "O módulo GSM do portão precisa de chip?",
        answers: [
          "Precisa, com linha ativa e sinal no local. Verifique a cobertura da operadora antes de comprar.",
          "Sim. Chip cancelado ou sem crédito deixa o módulo mudo, por isso convém um plano que não expire.",
        ],
      },
      {
        question: "Posso ter Wi-Fi e Bluetooth juntos?",
        answers: [
          "Pode: alguns módulos trazem os dois. Também dá para ligar dois módulos à mesma entrada de botoeira.",
          "Sim, há modelos combinados, e dois aparelhos podem dividir a entrada do botão. O controle segue como reserva.",
        ],
      },
      {
        question: "E se faltar luz, o portão abre pelo celular?",
        answers: [
          "Não, porque o motor também para. Um nobreak de portão mantém o motor e o módulo. Sem ele, use a chave de destravamento como o manual manda, com o disjuntor desligado e ninguém perto da folha. Basculante que pesa ou desce sozinho deve ser travado de novo e espera a luz ou o técnico.",
          "Sem energia nenhum módulo move o portão, a menos que haja nobreak. O destrave manual serve ao de correr e ao de abrir. Basculante com cabo ou mola suspeita não se solta.",
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
      "controle celular android",
      "controle celular android gratuito",
      "controle celular gratuito",
      "controle portão celular gratuito",
      "controle portão celular grátis",
      "aplicativo controle portão gratuito",
      "aplicativo grátis abrir portão",
      "controle no celular grátis",
      "controle portão android",
      "clonar controle pelo celular",
      "clonar controle portão celular",
      "aplicativo clonar controle portão",
      "app clonar controle",
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
      "copiar controle celular",
      "gravar controle celular",
      "celular controle portão",
    ],
    answers: {
      any: [
        "Baixar aplicativo para abrir o portão não funciona sozinho: o celular não tem o rádio de 433 MHz do controle. Para usar o telefone como controle, instala-se um módulo Wi-Fi ou Bluetooth na placa, em quase todo motor, em até {trade.smallRepair}.",
        "Dá para transformar o celular em controle do portão, desde que se ponha um módulo na central. O aplicativo do módulo faz o papel do controle remoto. Sem módulo, nenhum app abre, porque o telefone não transmite em 433 MHz.",
        "Perdeu o controle e quer usar o celular no lugar? É possível com um módulo Wi-Fi ou Bluetooth ligado à entrada da botoeira, e não só com um aplicativo de controle. Apague também o controle perdido da memória da central.",
      ],
      question: [
        "Nenhum aplicativo gratuito, no Android ou no iPhone, abre o portão sozinho, porque o telefone não transmite em 433 MHz. O celular vira controle do portão com um módulo Wi-Fi ou Bluetooth ligado à placa, em quase todo motor. O aplicativo do módulo costuma ser grátis, e o módulo instalado é orçado por foto.",
        "Dá para usar o celular como controle do portão com um módulo ligado à central. Copiar o controle no telefone não dá, porque ele não tem o rádio de 433 MHz. O aplicativo do módulo costuma ser grátis, e a instalação leva até {trade.smallRepair}.",
      ],
      "how-to": [
        "Para o celular servir de controle do portão, instale um módulo Wi-Fi ou Bluetooth na entrada de botoeira da placa, com o disjuntor desligado, e configure o aplicativo dele. Sem o módulo não há como, porque o telefone não transmite em 433 MHz.",
        "O celular não copia o controle do portão, por falta de rádio em 433 MHz. O caminho é um módulo ligado à central, feito pelo técnico em até {trade.smallRepair}, e depois o aplicativo, configurado por você.",
        "Não dá para clonar o controle do portão no celular, porque o telefone não tem o rádio de 433 MHz nem com aplicativo. Para abrir pelo celular, instala-se um módulo Wi-Fi ou Bluetooth na placa do motor. Se o que você quer é uma cópia, use um controle duplicador, que serve quando o código é fixo.",
        "Clonar o controle de portão pelo celular não funciona com nenhum aplicativo: falta ao telefone o rádio em 433 MHz que o portão escuta. O que se faz é pôr um módulo Wi-Fi ou Bluetooth na central e abrir pelo aplicativo dele. Para ter outro controle igual, o caminho é um duplicador ou o cadastro na placa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que só o aplicativo não abre o portão", "O que falta ao celular"],
        slots: [
          [
            "O controle transmite em 433 MHz, faixa que o telefone não emite: ele tem Wi-Fi, Bluetooth e, às vezes, NFC e infravermelho. O receptor do portão não escuta nenhum desses.",
            "O receptor do portão só entende o rádio de 433 MHz. O celular transmite por Wi-Fi e Bluetooth, que o receptor não reconhece. NFC e infravermelho também não servem.",
            "O portão usa rádio de 433 MHz, e o telefone usa Wi-Fi e Bluetooth. São rádios diferentes, e nenhum aplicativo muda isso.",
          ],
          [
            "O módulo faz a tradução: recebe a ordem do celular e fecha o contato da botoeira. Os controles comuns continuam valendo.",
            "Com o módulo, o toque na tela vale como um toque no botão da parede. Os controles gravados continuam na memória.",
            "O módulo é ligado à entrada do botão de parede e repete para a placa a ordem do telefone. Quem tem controle continua usando.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Wi-Fi, Bluetooth ou GSM", "O módulo certo para cada uso"],
        slots: [
          [
            "O sinal no lugar do motor decide o tipo.",
            "Veja o que há de sinal na garagem.",
            "Escolha pelo uso e pela rede que existe ali.",
          ],
        ],
        bullets: [
          "Wi-Fi (2,4 GHz): abre de qualquer lugar e divide o acesso",
          "Bluetooth: só de perto, sem internet",
          "GSM, com chip: sítio ou galpão sem internet",
          "Sensor de portão aberto: avisa se esqueceu",
          "Fotocélula: obrigatória para fechar sem ver",
        ],
      },
      {
        about: "check",
        headings: ["Como fica pronto para usar", "Do módulo ao aplicativo"],
        slots: [
          [
            "O técnico faz a ligação, com o disjuntor desligado, e você configura o aplicativo. Teste sempre com o portão à vista.",
            "Quem liga na placa é o técnico, e você configura o telefone. Os testes se fazem à vista do vão.",
            "A ligação na placa é do técnico, por causa da tensão da rede. O resto você faz no celular.",
          ],
        ],
        steps: [
          "Teste o Wi-Fi com o celular encostado no motor.",
          "O técnico liga o módulo na entrada de botoeira, sem energia.",
          "Baixe o aplicativo do módulo e crie a sua conta.",
          "Cadastre a família e ponha senha no telefone.",
          "Teste na rede da casa e pelos dados móveis, vendo o portão.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Módulo, instalação e extras"],
        slots: [
          [
            "O módulo Wi-Fi ou Bluetooth é o item barato, o GSM custa mais, e câmera e sensor somam. A visita com ajuste em casa parte de {price.preventive}, sem o módulo.",
            "Em custo: Bluetooth e Wi-Fi primeiro, GSM depois, e câmera por último. A ida com ajuste em residência custa desde {price.preventive}, sem o aparelho.",
            "Os módulos Wi-Fi e Bluetooth são os mais baratos. Os que usam chip ou têm câmera custam mais. O orçamento do módulo já instalado é grátis, pela foto da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como clono o controle sem o celular?",
        answers: [
          "Com um controle duplicador da mesma frequência, em poucos minutos, se o código for fixo. O de código rolante não se clona, e o controle novo é gravado na central.",
          "Use um duplicador, que aprende o código fixo do controle encostado nele. Se o código muda a cada toque, só o cadastro na placa resolve.",
        ],
      },
      {
        question: "Existe aplicativo grátis que abre portão?",
        answers: [
          "O app dos módulos costuma ser grátis. O que se compra é o módulo e a instalação.",
          "O aplicativo costuma ser grátis, mas o módulo é comprado. Sem o módulo, nenhum aplicativo abre o portão.",
        ],
      },
      {
        question: "Celular com infravermelho abre portão?",
        answers: [
          "Não serve. O infravermelho comanda televisão e ar-condicionado, e o portão usa rádio.",
          "Não abre: o receptor não enxerga luz.",
        ],
      },
      {
        question: "E se acabar a internet?",
        answers: [
          "Sem internet, o módulo Wi-Fi não abre de longe. Alguns ainda abrem pela rede da casa. Tenha um controle de reserva.",
          "Use o controle comum. O módulo Bluetooth também continua funcionando de perto.",
        ],
      },
      {
        question: "Continuo podendo usar o controle?",
        answers: [
          "Sim. O módulo se soma, e o controle fica como reserva para falta de internet ou bateria.",
          "Continua. A instalação do módulo não apaga nenhum controle.",
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
      "ewelink não responde",
      "ewelink portão não responde",
      "ewelink portão não abre",
      "ewelink não funciona",
      "tuya não responde",
      "tuya portão não abre",
      "tuya não conecta",
      "smart life não abre",
      "smart life portão não abre",
      "sonoff não responde",
      "sonoff portão não abre",
      "sonoff não conecta",
      "sonoff offline",
      "aplicativo não responde portão",
      "aplicativo não conecta",
      "aplicativo portão não conecta",
      "aplicativo [marca] não conecta",
      "app [marca] não conecta",
      "aplicativo [marca] portão não conecta",
      "app portão não conecta",
      "aplicativo motor não conecta",
      "controle abre aplicativo não",
      "controle abre celular não",
      "controle abre app não",
      "abre controle não celular",
      "abre controle não aplicativo",
      "abre controle não app",
      "não abre app só controle",
      "não abre celular só controle",
      "não abre aplicativo só controle",
      "aplicativo não abre só controle",
      "celular não abre só controle",
      "não consigo abrir celular",
      "não consigo abrir portão celular",
      "não abre celular",
      "entregador não consigo abrir celular",
      "troquei wifi portão",
      "troquei wifi não abre",
      "troquei wifi portão celular",
      "mudei wifi portão",
      "mudei senha wifi portão",
      "troquei wifi não abre celular",
      "módulo wifi não conecta",
      "wifi não conecta",
      "wifi portão não conecta",
      "módulo offline",
      "app portão não funciona",
      "aplicativo portão não abre",
      "wifi portão caiu",
      "módulo wifi não funciona",
      "portão offline",
      "app offline portão",
      "celular parou abrir portão",
      "troquei roteador portão",
      "wi fi não conecta portão",
      "módulo wi fi não conecta",
      "módulo wi fi não funciona",
      "wi fi portão caiu",
      "app não abre",
      "aplicativo não abre",
      "app portão não abre",
      "aplicativo portão não funciona",
      "celular parou de abrir",
      "app parou",
      "parou troquei internet",
      "troquei internet parou",
      "troquei roteador parou",
      "módulo portão não conecta rede",
      "mudei senha wi fi portão",
      "mudei wi fi portão",
      "troquei wi fi não abre",
      "troquei wi fi não abre celular",
      "troquei wi fi portão",
      "troquei wi fi portão celular",
      "wi fi não conecta",
      "wi fi portão não conecta",
    ],
    answers: {
      any: [
        "O aplicativo do portão não conecta no Wi-Fi, em geral, porque a rede ou a senha mudou, o módulo foi posto na rede de 5 GHz ou o sinal é fraco na garagem. Se o controle abre, o motor está bom. Reconecte o módulo à rede de 2,4 GHz; se não der, a visita em casa parte de {price.preventive}, sem peças.",
        "Quando o aplicativo do portão não conecta, o módulo Wi-Fi está fora da rede ou sem sinal. Veja no aplicativo se ele aparece offline e refaça a conexão na rede de 2,4 GHz; enquanto isso, use o controle. A visita residencial para resolver começa em {price.preventive}, fora as peças.",
        "Depois de trocar o roteador ou a senha, o portão não abre pelo celular porque o módulo ainda procura a rede antiga. Ponha-o em modo de cadastro e conecte à nova, em 2,4 GHz. Se não conectar, o técnico refaz a ligação, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como reconectar o módulo"],
        slots: [
          [
            "Comece pela rede, que é a causa mais comum, com o telefone ao lado do motor. Nenhum passo pede abrir a tampa. Se o botão do módulo fica lá dentro, deixe com o técnico.",
            "Faça o teste perto do motor, com o portão parado. A parte da rede e do aplicativo é sua. O que fica sob a tampa é do técnico.",
            "Com o celular junto do motor, siga a ordem até o módulo aparecer online. Não abra o motor: se o botão de cadastro estiver dentro dele, chame.",
          ],
        ],
        steps: [
          "Confirme que o controle abre o portão.",
          "Veja se a internet da casa funciona em outro aparelho.",
          "Ao lado do motor, confira o sinal da rede de 2,4 GHz.",
          "No aplicativo, veja se o módulo está offline e refaça a conexão.",
          "Se trocou de roteador, use nele o mesmo nome e a mesma senha da rede antiga ou cadastre o módulo de novo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o módulo fica offline"],
        slots: [
          [
            "Muitos roteadores juntam as redes de 2,4 e 5 GHz no mesmo nome, e o módulo, que só usa a primeira, falha no cadastro. Portão de chapa, laje e distância enfraquecem o sinal, e ele entra e sai do ar.",
            "O módulo só usa a rede de 2,4 GHz, e o roteador que mistura as duas no mesmo nome o confunde. Laje e ferro também derrubam o sinal, mesmo com a internet boa na sala.",
            "A rede de 5 GHz não é vista pela maioria dos módulos, o que atrapalha quando as duas têm um só nome. O outro motivo é a garagem, onde chapa, concreto e distância enfraquecem o sinal.",
          ],
          [
            "Se o módulo cai sempre que o portão anda, a alimentação é fraca ou há mau contato. Se está online e não abre, o fio entre o módulo e a placa soltou.",
            "Queda a cada partida do motor indica problema na alimentação. Módulo online que não comanda tem defeito no fio até a placa.",
            "Reinício junto com o motor é falta de energia no módulo. Módulo online que não abre tem o fio de comando solto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico"],
        slots: [
          [
            "Chame quando o módulo não acende, cai a cada acionamento ou está dentro do motor. O técnico mede a alimentação, refaz a ligação na placa, troca o módulo se ele queimou e testa o aplicativo com você.",
            "A visita serve para o que fica sob a tampa: alimentação, fio de comando e o próprio módulo, que um raio pode queimar sem afetar o motor. No fim, o cadastro é refeito e testado no seu celular.",
            "Se a rede está boa e o módulo não acende ou reinicia, o defeito é elétrico. O técnico mede a fonte e o fio até a placa, troca o módulo queimado e cadastra o aplicativo com você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mudei a senha do Wi-Fi. Perdi os usuários do portão?",
        answers: [
          "Em muitos módulos, não, porque os usuários ficam na conta. Só a rede precisa ser refeita.",
          "Normalmente os usuários permanecem. Alguns modelos pedem novo cadastro completo, e o manual diz qual é o caso.",
          "Em geral continuam salvos. Depois de reconectar, teste com o celular de cada pessoa da casa.",
        ],
      },
      {
        question: "O entregador tocou e o app não abre. O que faço?",
        answers: [
          "Se há alguém em casa, use o controle ou o botão. De longe, sem o módulo online, não há como abrir.",
          "Com o módulo offline, só o controle, o botão ou alguém no local abre. Peça para deixar a encomenda com um vizinho.",
          "Sem conexão, o aplicativo não comanda o portão de longe. Um controle guardado com alguém de confiança evita esse problema.",
        ],
      },
      {
        question: "Por que o aplicativo abre o portão, mas não mostra se fechou?",
        answers: [
          "Falta o sensor de posição na folha. Sem ele, o aplicativo só sabe a última ordem.",
          "Porque não há sensor que informe a posição. Ele pode ser acrescentado depois, se o módulo aceitar.",
          "O módulo só envia o comando. Para mostrar aberto ou fechado, é preciso um sensor magnético na folha.",
        ],
      },
      {
        question: "Um repetidor resolve o módulo que não conecta?",
        answers: [
          "Resolve se o problema for sinal. Fique ao lado do motor e veja se um vídeo carrega no Wi-Fi. Se não carrega, o repetidor ajuda.",
          "Na maioria dos casos de sinal fraco, sim, instalado a meio caminho e em 2,4 GHz.",
          "Sim, quando o celular também fica sem Wi-Fi perto do motor. Se ali o sinal é bom, o defeito é do módulo ou da alimentação.",
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
      "wi fi vale pena",
      "wi fi funciona",
      "wi fi compensa",
      "wifi compensa",
      "motor wifi vale pena",
      "motor wi fi vale pena",
      "módulo wi fi vale pena",
      "módulo wi fi funciona",
      "módulo wi fi serve",
      "portão wi fi vale pena",
      "wi fi eletrônico vale pena",
    ],
    answers: {
      any: [
        "O motor de portão com Wi-Fi vale a pena para quem abre a distância, recebe entregas, aluga o imóvel ou quer aviso de portão aberto. Se o motor atual está bom, um módulo na placa faz o mesmo e é orçado por foto, já com a instalação. Motor novo só na hora da troca, de {price.homeSwap}.",
        "Vale a pena ter Wi-Fi no portão se você precisa abrir para alguém sem estar em casa. Para entrar com o carro todo dia, o controle basta e é mais rápido. Um módulo no motor atual resolve, com peça e mão de obra numa conta só, pela etiqueta. A troca do motor fica de {price.homeSwap}.",
        "Wi-Fi no portão vale a pena com sinal firme na garagem e uso a distância, como entregas, diarista e aluguel. Não vale onde a internet cai muito ou o controle já basta. Pôr um módulo no motor que você tem evita a troca, de {price.homeSwap}, e o valor, serviço incluído, sai por foto antes da visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para quem o portão pelo celular compensa", "Vantagens e limites do Wi-Fi"],
        slots: [
          [
            "Compensa para quem recebe entregas, tem diarista ou parente que chega antes, viaja ou aluga o imóvel: cada pessoa abre pelo próprio telefone e pode ser bloqueada. Quem só entra com o carro perde tempo procurando o aplicativo.",
            "Ganha quem libera a entrada de outros, de longe, e quer saber quem abriu; cada um usa o seu telefone e sai da lista quando preciso. Para chegar de carro, apertar o controle continua mais prático.",
            "O proveito está em abrir sem estar presente, para entrega, visita, hóspede ou funcionário, com acesso individual que se cancela. No dia a dia do motorista, o controle é mais rápido que o celular.",
          ],
          [
            "Trocar um motor bom só pelo Wi-Fi não compensa, porque um módulo na placa dá o mesmo comando. Na compra de um motor novo, o Wi-Fi de fábrica é um recurso a mais, a comparar com o módulo.",
            "Se o motor funciona, fique com ele e ponha o módulo, que faz a mesma coisa. Wi-Fi de fábrica só entra na conta quando o motor já precisa ser trocado.",
            "Motor em bom estado não se troca por causa do celular: o módulo resolve por menos. Deixe o modelo conectado para o dia da troca.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o Wi-Fi exige da casa", "Motor, sinal e aplicativo"],
        slots: [
          [
            "São três exigências: placa com entrada de botão de parede, que quase toda tem, rede de 2,4 GHz chegando ao motor e fotocélula, se for fechar de longe. Garagem de laje e chapa costuma pedir repetidor.",
            "A placa precisa aceitar botão de parede, o que é comum, e o Wi-Fi de 2,4 GHz tem de alcançar o motor, às vezes com repetidor. Para fechar sem ver, some fotocélula e, melhor ainda, câmera.",
            "O módulo usa a entrada do botão de parede, presente em quase todo motor, e a rede de 2,4 GHz na garagem, que laje e chapa enfraquecem. Fechar a distância só com fotocélula em ordem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste o Wi-Fi na garagem", "O que conferir antes de instalar"],
        slots: [
          [
            "O ponto fraco costuma ser o sinal, e muita falha de aplicativo é Wi-Fi ruim perto do portão. O teste se faz com o celular, sem abrir nada.",
            "Antes da compra, veja se a internet chega ao motor, e não apenas à sala. Bastam o celular e alguns minutos.",
            "Garagem longe do roteador e cercada de ferro derruba o sinal. Confira na hora, parado ao lado do motor.",
          ],
        ],
        steps: [
          "Ao lado do motor, conecte o celular à rede de 2,4 GHz.",
          "Abra um vídeo e veja se carrega sem travar.",
          "Veja se há tomada perto do motor.",
          "Teste a fotocélula, cortando o feixe com um cabo de vassoura.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança ao abrir pelo celular", "Senha, usuários e fotocélula"],
        slots: [
          [
            "A segurança depende da conta: senha própria, verificação em duas etapas e bloqueio de tela. Se perder o celular ou alguém sair da casa, remova o acesso no aplicativo, sem trocar controles.",
            "Use senha que não repete outra, confirmação em duas etapas e telefone com bloqueio. Quem sai da casa, ou o aparelho perdido, é apagado da lista na hora.",
            "O ponto fraco é a senha repetida, mais que o portão. Com conta protegida e a lista de usuários revisada de vez em quando, o risco é baixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abrir pelo celular serve em motor antigo?",
        answers: [
          "Serve, se a placa tiver entrada de botão de parede e funcionar bem. O módulo só imita o botão.",
          "Serve em quase todos. A foto da etiqueta confirma se a placa aceita o módulo.",
        ],
      },
      {
        question: "Sei se o portão fechou mesmo?",
        answers: [
          "Só com sensor na folha. Sem ele, o aplicativo mostra apenas a última ordem.",
          "Com o sensor de posição, sim. Peça junto na instalação, porque sem ele você não sabe se algo impediu a folha.",
        ],
      },
      {
        question: "O aplicativo do portão tem mensalidade?",
        answers: [
          "Depende do fabricante. A abertura simples costuma não ter cobrança, mas confira antes de comprar.",
          "Alguns cobram recursos extras, como histórico longo. Veja no manual ou na loja de aplicativos antes de escolher.",
        ],
      },
      {
        question: "E se a internet cair?",
        answers: [
          "O controle e o botão de parede abrem normalmente. O celular volta a funcionar quando a rede voltar.",
          "Você usa o controle, que não depende da rede. Por isso o Wi-Fi é um comando a mais, e não o único.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "abrir-de-longe",
    broader: "modulo-wifi",
    label: "Abrir o portão de longe",
    phrase: "a abertura do portão de longe",
    intent: "question",
    asks: [
      "abrir portão celular longe",
      "portão longe celular",
      "abrir portão distância",
      "abrir distância celular",
      "abrir portão fora casa celular",
      "abrir portão viagem",
      "abrir portão trabalho celular",
      "abrir garagem celular longe",
      "abrir portão qualquer lugar",
      "abrir portão remotamente",
      "abrir portão longe",
      "abrir garagem outra cidade",
      "trabalho preciso abrir portão alguém",
    ],
    answers: {
      any: [
        "Dá para abrir o portão a distância pela internet com um módulo Wi-Fi ligado à placa do motor: o aplicativo manda a ordem, e ela vale como um toque na botoeira. Funciona de qualquer lugar com internet nas duas pontas; módulo e instalação são orçados juntos pela foto da etiqueta do motor.",
        "Sim, o portão abre de longe pelo celular, da rua ou de outra cidade, quando um módulo Wi-Fi liga a placa do motor à internet da casa. Cada comando do aplicativo equivale a apertar o botão da parede. Mande a foto da etiqueta do motor para o valor do módulo instalado.",
        "Para abrir portão a distância, instala-se na placa do motor um módulo Wi-Fi, que recebe pela internet o comando do celular e aciona a entrada de botoeira. O motor continua o mesmo, e é preciso sinal na garagem. O preço com a instalação vem pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é preciso para abrir a distância", "O caminho da ordem até o motor"],
        slots: [
          [
            "A ordem sai do celular, passa pela internet e chega ao módulo, que fecha um contato na entrada de botoeira da placa. A rede da garagem precisa ser de 2,4 GHz, com sinal firme ao lado do motor. Se o roteador está longe, um repetidor resolve.",
            "O módulo fica perto do motor e faz o papel de um dedo no botão, a mando do aplicativo. Ele usa Wi-Fi de 2,4 GHz e precisa de bom sinal ali, o que às vezes pede um repetidor na garagem.",
            "Entre o telefone e o motor estão a internet, o Wi-Fi da casa e o módulo na entrada de botão da placa. Teste o sinal de 2,4 GHz no lugar do motor e, se for fraco, ponha antes um repetidor.",
          ],
          [
            "Peça também o sensor magnético na folha, que mostra na tela se o portão fechou. Sem ele, você manda a ordem e não sabe o resultado.",
            "Um pequeno ímã com sensor na folha diz ao aplicativo se está aberto ou fechado. Sem essa peça, o comando vai às cegas.",
            "Para saber se fechou, some um sensor de posição na folha. Do contrário, o celular confirma o envio, mas não o movimento.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir e fechar o portão a distância com segurança", "Cuidados ao comandar de longe"],
        slots: [
          [
            "Abrir é simples; fechar de longe pede fotocélula testada e câmera mostrando a passagem. Criança, animal ou carro pode estar no vão, e quem está fora não vê.",
            "Não feche sem imagem: do outro lado do celular ninguém sabe quem está no vão. A fotocélula limpa e alinhada, somada a uma câmera, torna o fechamento seguro.",
            "Fechar sem ver é o risco de comandar de fora. Use câmera apontada para a passagem e fotocélula em ordem, ou deixe o fechamento para quem está no local.",
          ],
          [
            "Crie um acesso por pessoa, com senha forte e verificação em duas etapas. Assim, quando alguém sai da casa ou perde o celular, cancela-se só aquele.",
            "Cada morador tem o próprio usuário, protegido por senha forte e confirmação em duas etapas, e celular perdido se bloqueia sem mexer nos outros.",
            "Divida o acesso por pessoa em vez de passar a mesma senha. Com duas etapas de verificação, um telefone perdido é cortado sozinho da lista.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Wi-Fi, Bluetooth ou chip: qual usar", "Como escolher o comando pelo celular"],
        slots: [
          [
            "O Wi-Fi comanda de qualquer lugar e mostra quem abriu. Bluetooth alcança poucos metros e serve só para chegar em casa. Onde não há internet, o módulo GSM usa um chip de celular e abre por chamada ou aplicativo.",
            "Para abrir de longe, escolha Wi-Fi ou, sem internet no local, GSM com chip. O Bluetooth fala direto com o telefone, mas só da calçada; em compensação, não depende de rede.",
            "Só Wi-Fi e GSM abrem de outra cidade: o primeiro usa a internet da casa, o segundo um chip próprio. Bluetooth é para perto do portão e dispensa qualquer rede.",
          ],
          [
            "Pela ordem de custo, o módulo Wi-Fi simples vem primeiro, e sensor de posição, câmera e nobreak somam ao conjunto. O GSM tem ainda o plano do chip.",
            "O módulo sozinho é a parte mais barata. O que encarece é sensor, câmera e bateria. No GSM há também a mensalidade do chip.",
            "Comece pelo módulo, item de menor custo, e acrescente sensor, câmera ou nobreak conforme a necessidade. Com chip, conte o plano mensal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para abrir de longe?",
        answers: [
          "Em geral, não: basta a placa ter entrada de botoeira, e quase todas têm. O módulo se liga ali por contato seco, sem tensão, e a foto da etiqueta confirma.",
          "Quase nunca. O módulo aproveita a entrada do botão de parede que a placa já possui; só centrais muito antigas podem pedir troca.",
        ],
      },
      {
        question: "E se faltar luz em casa quando abro o portão de longe?",
        answers: [
          "O roteador e o motor param juntos, e o comando não chega. Só abre de longe se os dois estiverem em nobreak ou bateria.",
          "Sem energia não há comando, porque caem a internet e o motor. Com nobreak nos dois, ele continua por algum tempo.",
        ],
      },
      {
        question: "O controle comum continua funcionando?",
        answers: [
          "Continua. O celular é um comando a mais, e controle, botoeira e chave de destravamento seguem valendo, inclusive quando a internet cai.",
          "Sim, o módulo se soma aos controles e ao botão da parede. Se a internet falhar, você abre como sempre abriu.",
        ],
      },
      {
        question: "Dá para abrir pela Alexa ou pelo Google?",
        answers: [
          "Dá, com módulo compatível. Para abrir, o assistente costuma pedir uma senha falada, e vale ativá-la, para ninguém comandar da rua pela janela.",
          "Sim, se o módulo conversa com o assistente. Mantenha a senha de voz ativa na abertura, porque qualquer pessoa perto do aparelho poderia mandar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "wifi-ou-bluetooth",
    broader: "modulo-wifi",
    label: "Wi-Fi ou Bluetooth no portão",
    phrase: "a escolha entre Wi-Fi e Bluetooth",
    intent: "question",
    asks: [
      "módulo bluetooth wifi",
      "módulo bluetooth wifi qual comprar",
      "módulo bluetooth wi fi",
      "módulo bluetooth wi fi qual comprar",
      "módulo bluetooth ou wifi portão",
      "módulo bluetooth portão",
      "módulo bluetooth",
      "abrir portão celular bluetooth",
      "bluetooth portão sem internet",
      "bluetooth ou wifi",
      "bluetooth wifi",
      "wifi ou bluetooth",
      "bluetooth wi fi",
      "wi fi ou bluetooth",
      "portão bluetooth",
      "abrir portão bluetooth",
      "bluetooth vale pena portão",
      "bluetooth ou wi fi",
    ],
    answers: {
      buying: [
        "Entre módulo Bluetooth ou Wi-Fi para o portão, compre o Wi-Fi se quer abrir de longe, para entrega ou diarista, e o Bluetooth se só vai abrir ao chegar e não há rede na garagem. Os dois se ligam à entrada do botão de parede, e os controles continuam. O valor instalado sai grátis, pela foto da etiqueta.",
        "O módulo para abrir o portão pelo celular se escolhe pelo uso. O Wi-Fi abre de qualquer lugar, mas precisa de sinal de 2,4 GHz perto do motor. O Bluetooth abre só de perto e dispensa internet. Os dois servem em quase toda central, e a foto da etiqueta do motor dá o valor com a instalação.",
      ],
      any: [
        "Entre Wi-Fi ou Bluetooth no portão, escolha Wi-Fi para abrir de qualquer lugar com internet. Escolha Bluetooth para abrir de perto, a poucos metros, quando não há rede na garagem. Os dois são ligados à entrada de botoeira e mantêm os controles. Há módulo que traz os dois.",
        "A diferença entre módulo Bluetooth e Wi-Fi é o alcance. O Bluetooth fala direto com o celular, a alguns metros e sem internet. O Wi-Fi abre de longe, mas precisa de rede de 2,4 GHz no portão. Para só dispensar o controle, o Bluetooth basta. Para receber entregas, escolha Wi-Fi.",
        "Qual é melhor no portão depende de onde você abre. Da calçada ou de dentro de casa, o Bluetooth basta e não usa rede. De longe, só o módulo Wi-Fi abre, e ele também avisa no celular. Se não há sinal na garagem, use Bluetooth ou ponha um repetidor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Wi-Fi e Bluetooth lado a lado", "O que cada módulo faz"],
        slots: [
          [
            "Pense em onde você estará ao abrir o portão, porque isso decide quase tudo.",
            "Os dois servem para usos diferentes. Compare o que cada um faz no dia a dia.",
            "Quem abre de longe precisa de um módulo, e quem abre na chegada pode usar outro, mais simples.",
          ],
        ],
        bullets: [
          "Distância: Wi-Fi abre de qualquer lugar; Bluetooth, a poucos metros",
          "Internet: o Wi-Fi depende dela; o Bluetooth, não",
          "Voz: Alexa e Google só com Wi-Fi compatível",
          "Aviso de portão aberto: Wi-Fi com sensor na folha",
          "Usuários: os dois cadastram a família pelo aplicativo",
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar o módulo", "O que medir na garagem"],
        slots: [
          [
            "Teste o sinal ao lado do motor, e não na sala, e com o portão fechado.",
            "Antes de comprar, leve o celular até o motor. O teste leva poucos minutos.",
            "O teste de sinal evita comprar o módulo errado. Siga a lista.",
          ],
        ],
        steps: [
          "Veja o sinal de Wi-Fi de 2,4 GHz ao lado do motor.",
          "Anote marca e modelo da etiqueta do motor.",
          "Liste quantas pessoas vão abrir pelo celular.",
          "Teste se a fotocélula para o fechamento, com um objeto.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança ao abrir pelo celular", "Fotocélula, senha e usuários"],
        slots: [
          [
            "Para fechar um portão que você não vê, é preciso fotocélula em ordem e, de preferência, câmera. Se perder o telefone, troque a senha e remova o aparelho no mesmo dia.",
            "De longe, quem protege a pessoa no vão é a fotocélula. Se ela falha, não feche pelo aplicativo. Celular perdido pede senha nova na hora.",
            "Sem ver o vão, só feche com o sensor testado. A conta deve ter senha própria, e o aparelho perdido sai da lista no dia.",
          ],
          [
            "No custo, o Bluetooth simples é o mais barato, o Wi-Fi vem depois e o combinado, em cima. A ligação na central leva até {trade.smallRepair} e é do técnico.",
            "O módulo Bluetooth é o mais barato, o Wi-Fi custa mais, e o que reúne os dois é o mais caro. O técnico costuma ligar qualquer um deles em até {trade.smallRepair}.",
            "Gasta-se menos com Bluetooth e mais com o duplo. A instalação toma até {trade.smallRepair}, sem energia no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é mais seguro, Wi-Fi ou Bluetooth?",
        answers: [
          "Os dois são seguros com senha forte e aplicativo atualizado. No Wi-Fi, o cuidado maior é com a senha da conta. No Bluetooth, é com o celular perdido.",
          "Depende do uso: proteja a conta no Wi-Fi e o bloqueio de tela no Bluetooth.",
        ],
      },
      {
        question: "O Bluetooth gasta a bateria do celular?",
        answers: [
          "O módulo gasta pouca bateria do celular, porque o aplicativo só transmite quando você manda abrir ou está perto.",
          "Pouco, nas versões de baixo consumo usadas nos módulos atuais.",
        ],
      },
      {
        question: "Posso ter os dois no mesmo portão?",
        answers: [
          "Pode: há módulos com os dois, e também dá para ligar dois módulos à mesma entrada de botoeira.",
          "Sim, a entrada de comando aceita mais de um acionador em paralelo.",
        ],
      },
      {
        question: "E se a internet cair?",
        answers: [
          "O módulo Wi-Fi comum deixa de abrir. O Bluetooth, o controle e a botoeira continuam, porque o motor não depende de internet.",
          "Só o comando de longe se perde. Controle e botão de parede continuam abrindo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da garagem, com o lugar do roteador",
  },
  {
    id: "modulo-gsm",
    broader: "modulo-wifi",
    label: "Módulo GSM com chip",
    phrase: "o módulo GSM do portão",
    intent: "buying",
    asks: [
      "abrir portão ligação telefônica",
      "portão abre ligação telefônica",
      "abrir portão telefone",
      "abrir portão por telefone",
      "módulo gsm",
      "gsm portão",
      "chip portão",
      "abrir portão ligação",
      "abrir portão chip",
      "módulo chip portão",
      "portão ligação celular",
      "abrir portão sms",
      "módulo celular chip",
    ],
    answers: {
      any: [
        "O portão abre por ligação telefônica com um módulo GSM, que leva um chip de celular: você liga, ele reconhece o seu número, recusa a chamada e aciona o motor. Ele se liga à entrada do botão de parede. É preciso sinal da operadora no local e um plano ativo no chip.",
        "O módulo GSM do portão abre por ligação ou SMS: leva um chip de celular, reconhece o seu número e dispara a entrada de botoeira da placa. Serve onde não há internet, como sítio e galpão, desde que haja sinal da operadora, de preferência 4G.",
        "Para abrir o portão por ligação, usa-se um módulo com chip ativo e números cadastrados: você liga, ele reconhece o número, recusa a chamada e abre. O custo é o módulo, a instalação e o plano do chip, e vale onde o Wi-Fi não chega.",
        "O módulo com chip para abrir o portão funciona sem internet, por chamada ou SMS, e se liga à entrada de botoeira por contato. Antes de comprar, teste no local o sinal da operadora e escolha rede 4G, porque as antigas saem do ar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o módulo GSM", "Chip, rede e números cadastrados"],
        slots: [
          [
            "A rede e o número de usuários decidem o modelo. Compare na embalagem.",
            "Quatro pontos evitam comprar um que não funciona onde você está.",
            "Antes da compra, veja estes dados na embalagem e teste o sinal no lugar do motor.",
          ],
        ],
        bullets: [
          "Rede: prefira 4G, porque 2G e 3G vêm sendo desligadas",
          "Números: quantos guarda e se apaga um só",
          "Chip: plano ativo e data de renovação anotada",
          "Saída: contato seco, com fonte de 12 ou 24 V",
          "Antena: externa, sempre fora de caixa de metal",
        ],
      },
      {
        about: "visit",
        headings: ["Como o módulo GSM é instalado", "A ligação do módulo na placa"],
        slots: [
          [
            "O técnico liga a saída do módulo à entrada de botoeira, por contato sem tensão, com fonte própria, e a antena fica fora de caixa metálica. Os controles continuam funcionando.",
            "A saída entra na placa como uma botoeira, com fonte separada, e a antena vai para fora do metal. Os controles não se perdem.",
            "Por contato seco na botoeira, com fonte, o módulo comanda. A antena fica onde há sinal.",
          ],
          [
            "No fim se cadastram os números, testa-se com sinal fraco e corta-se o feixe da fotocélula. Em geral leva até {trade.smallRepair}.",
            "O cadastro dos números, o teste de sinal e o corte do feixe da fotocélula encerram o serviço, em até {trade.smallRepair}.",
            "Os números são gravados e testados um a um, e a fotocélula é provada com um objeto. O conjunto leva até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança ao abrir por ligação", "Número, senha e passagem"],
        slots: [
          [
            "O módulo só abre para número cadastrado, com essa opção ligada. Fechar um portão que não se vê exige fotocélula em ordem e, de preferência, câmera.",
            "Ligue a opção de aceitar só números da lista. Para fechar de longe, fotocélula e câmera.",
            "Lista ativa, e fotocélula boa no fechamento. Sem ver o vão, use apenas para abrir.",
          ],
          [
            "Número que muda de dono sai da lista no mesmo dia, e o controle perdido, da memória. O chip precisa de plano, senão o portão deixa de abrir.",
            "Atualize a lista a cada mudança. Sem plano, a linha cai e o portão não abre.",
            "Revise a lista e o plano do chip. Cancelou a linha, perdeu o comando.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga", "Módulo, chip e instalação"],
        slots: [
          [
            "São três gastos: o módulo e a instalação, uma vez, e o plano do chip, por mês. A ligação não se paga, porque a chamada é recusada.",
            "O módulo e a montagem se pagam uma vez, e o chip, todo mês. Cada abertura sai de graça, porque a chamada não é atendida.",
            "Paga-se o módulo, a montagem e o plano. Cada abertura sai sem custo de chamada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pago a ligação ao abrir pelo módulo GSM?",
        answers: [
          "Em geral não: o módulo reconhece o número e recusa a chamada antes de atender. O que se paga é o plano do chip.",
          "Normalmente não, porque a chamada é recusada assim que o número é reconhecido. O gasto fixo é o plano da linha.",
        ],
      },
      {
        question: "Quem não está cadastrado consegue abrir pelo módulo GSM?",
        answers: [
          "Não, o módulo ignora número que não está na lista, desde que essa opção esteja ligada.",
          "Não, se a opção de aceitar só a lista estiver ligada. Sem ela, qualquer um que descubra o número do chip abriria.",
        ],
      },
      {
        question: "GSM ou Wi-Fi no portão?",
        answers: [
          "Com internet firme na garagem, use Wi-Fi. Sem internet e com sinal de celular, use GSM.",
          "Wi-Fi, se a rede chega firme à garagem, porque não tem plano mensal. GSM, se ali só há sinal de celular.",
        ],
      },
      {
        question: "O módulo funciona na falta de luz?",
        answers: [
          "Só com nobreak ou bateria no motor e no módulo. Sem isso, use o controle ou o destravamento, em portão de correr ou de abrir.",
          "Sem bateria, não, e o motor também para. Um nobreak que alimente os dois mantém a abertura por algum tempo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do lugar do portão, com o nome da operadora que pega ali",
  },
  {
    id: "wifi-de-fabrica-ou-modulo",
    broader: "modulo-wifi",
    label: "Wi-Fi de fábrica ou módulo",
    phrase: "a escolha entre motor com Wi-Fi e módulo",
    intent: "question",
    asks: [
      "motor wi fi integrado módulo",
      "motor wi fi integrado",
      "motor wi fi embutido compensa",
      "wifi fábrica módulo",
      "wi fi fábrica módulo",
      "motor wifi ou módulo",
      "motor wi fi ou módulo",
      "wifi embutido motor",
      "wi fi embutido motor",
      "motor com wifi de fábrica",
      "motor wi fi fábrica",
      "comprar motor wifi",
      "comprar motor wi fi",
      "motor wifi fábrica ou módulo",
      "wi fi fábrica ou módulo",
      "trocar motor wifi",
      "trocar motor wi fi",
      "motor novo wifi",
      "motor novo wi fi",
      "placa wifi ou módulo",
      "placa wi fi ou módulo",
      "placa wifi módulo separado",
      "motor com wi fi de fábrica",
      "motor wi fi fábrica ou módulo",
      "placa wi fi módulo separado",
    ],
    answers: {
      any: [
        "Se o seu motor está bom, ponha um módulo Wi-Fi: ele se liga à entrada de botoeira e custa menos que trocar por motor com Wi-Fi de fábrica. Trocar só compensa quando o motor já precisa sair, com mais de {trade.life} de uso. A troca em casa fica de {price.homeSwap}.",
        "Entre motor ou central com Wi-Fi integrado e módulo à parte, escolha o módulo se o motor atual está bom, e o Wi-Fi de fábrica se o motor já precisa ser trocado. O de fábrica mostra a posição da folha no aplicativo da marca. O módulo custa menos e precisa de um sensor para isso.",
        "Trocar motor por um com Wi-Fi só vale quando ele já está perto do fim, entre {trade.life}. Se está bom, um módulo faz o principal, abrir pelo celular. O Wi-Fi integrado mostra a posição da folha, e o módulo custa menos e serve em quase toda placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor com Wi-Fi e módulo: o que muda", "Vantagens e limites de cada um"],
        slots: [
          [
            "Compare o que o celular mostra, o que se troca se falhar e quanto custa. Todos os pontos pesam na decisão.",
            "As diferenças estão na posição da folha, no reparo e no preço. Compare.",
            "O que muda entre eles cabe nesta lista.",
          ],
        ],
        bullets: [
          "Posição da folha: o de fábrica mostra, o módulo precisa de sensor magnético",
          "Reparo: módulo troca-se sozinho, Wi-Fi embutido depende da central",
          "Preço: módulo custa menos que trocar o motor",
          "Aplicativo: da marca, no de fábrica; do módulo, no externo",
        ],
      },
      {
        about: "check",
        headings: ["Antes de decidir, veja o motor e o sinal", "O que conferir na garagem"],
        slots: [
          [
            "Motor barulhento, lento ou com mais de {trade.life} pede troca antes de qualquer módulo. O sinal de Wi-Fi de 2,4 GHz precisa chegar firme ao motor, o que se testa com o celular.",
            "Se o motor já passou de {trade.life} ou ronca, o módulo não conserta isso. Leve o celular até a garagem e veja se o 2,4 GHz abre páginas sem travar.",
            "Motor no fim, acima de {trade.life}, não melhora com módulo. O teste do sinal é com o celular no lugar do motor, na faixa de 2,4 GHz.",
          ],
          [
            "O módulo se liga por contato seco, sem mandar tensão, e na maioria cabe na mesma caixa. A instalação, com o disjuntor desligado, costuma levar até {trade.smallRepair}.",
            "A ligação é na entrada do botão, por contato sem tensão. É serviço de até {trade.smallRepair}, com energia cortada.",
            "Ligado no lugar do botão, ele só fecha um contato. Com o disjuntor desligado, a montagem leva perto de {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança ao abrir o portão pelo celular", "Fotocélula, senha e usuários"],
        slots: [
          [
            "Fechar um portão que você não vê exige fotocélula em ordem e, de preferência, câmera no vão. Sem ver a passagem, não mande fechar.",
            "Comando a distância só com o sensor funcionando, porque alguém pode estar passando. Uma câmera ajuda a ver o vão.",
            "O fechamento remoto pede fotocélula boa e imagem da passagem. Sem isso, use o celular apenas para abrir à vista.",
          ],
          [
            "Use senha forte, tela bloqueada e um acesso por pessoa, que se remove quando alguém sai da casa. Se perder o telefone, troque a senha na hora.",
            "Cada usuário com seu acesso, tela travada e senha só dessa conta. Celular perdido pede senha nova no mesmo dia.",
            "Senha própria e bloqueio de tela evitam que outra pessoa abra. Quando alguém sair da casa, retire o acesso dela no aplicativo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Módulo Wi-Fi tira a garantia do motor?",
        answers: [
          "Ligado à entrada de botoeira, por contato seco, ele não altera a central. Confirme no termo do seu motor antes.",
          "Em geral não, porque só imita o botão. O termo de garantia tem a palavra final.",
        ],
      },
      {
        question: "Motor com Wi-Fi funciona sem internet?",
        answers: [
          "Funciona pelo controle e pela botoeira. O comando pelo celular de longe é que para. Alguns aparelhos ainda abrem pela rede de casa.",
          "Sim, pelo controle e pelo botão. O celular de longe depende de internet.",
        ],
      },
      {
        question: "Qual abre mais rápido, o Wi-Fi de fábrica ou o módulo?",
        answers: [
          "O tempo de abertura vem do motor, e não do Wi-Fi. O comando pelo celular leva um ou dois segundos a mais que o controle.",
          "O portão não abre mais rápido, porque o tempo é do motor. O celular responde um ou dois segundos depois do controle.",
        ],
      },
      {
        question: "Quanto custa pôr o módulo?",
        answers: [
          "O módulo e a instalação são orçados juntos, e ele costuma custar bem menos que o motor. Sensor de posição e fotocélula somam, se faltarem.",
          "Menos que trocar o motor, que fica de {price.homeSwap} em casa. O sensor de posição é à parte.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do portão inteiro e do lugar do roteador",
  },
  {
    id: "sonoff-no-portao",
    broader: "modulo-wifi",
    label: "Sonoff e relé Wi-Fi no portão",
    phrase: "o relé Wi-Fi comum no portão",
    intent: "question",
    asks: [
      "módulo tuya portão",
      "módulo wifi tuya",
      "módulo wifi tuya portão",
      "tuya motor portão",
      "relé tuya portão",
      "módulo wi fi tuya portão",
      "sonoff portão",
      "sonoff portão instalar",
      "sonoff portão como instalar",
      "como instalar sonoff portão",
      "como instalar sonoff portão eletrônico",
      "como ligar sonoff portão",
      "como ligar sonoff motor portão",
      "sonoff portão eletrônico como instalar",
      "sonoff motor",
      "tuya portão",
      "smart life portão",
      "relé wifi portão",
      "relé wi fi portão",
      "interruptor wifi portão",
      "tomada wifi portão",
      "tomada inteligente portão",
      "interruptor inteligente portão",
      "sonoff queima placa portão",
      "interruptor wi fi portão",
      "tomada wi fi portão",
    ],
    answers: {
      any: [
        "O Sonoff que serve no portão eletrônico é o de contato seco, cuja saída não leva tensão. Ele é ligado em paralelo com a botoeira e ajustado para um pulso de um segundo. O Sonoff comum, que manda 127 ou 220 V na saída, queima a placa. A ligação no motor é do técnico, com o disjuntor desligado.",
        "Para usar Sonoff no motor do portão, escolha relé Wi-Fi de contato seco, com modo de pulso perto de um segundo, que imita o dedo no botão de parede. Se o que sobrou aí é do tipo de lâmpada ou tomada, não ligue: ele põe tensão na entrada da central.",
        "O Sonoff ligado na botoeira do motor funciona se for de saída seca, um contato que fecha por um segundo. Dois fios vão até a entrada de botão da placa, que fica junto da rede, e por isso quem liga é o técnico. O relé comum, com tensão na saída, não serve em portão.",
        "O módulo Wi-Fi Tuya serve no motor do portão se tiver saída de contato seco e modo de pulso, perto de um segundo, que imita o dedo no botão de parede. Ele funciona pelo aplicativo Tuya ou Smart Life, na rede de 2,4 GHz. A ligação na placa é do técnico. O valor instalado sai pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual relé Wi-Fi serve no portão", "Contato seco e modo de pulso"],
        slots: [
          [
            "A ficha do aparelho responde em um minuto. Confira os quatro pontos antes de comprar ou de usar o que tem.",
            "Procure quatro coisas na embalagem antes de abrir a caixa.",
            "A descrição do produto traz tudo. Procure estes pontos.",
          ],
        ],
        bullets: [
          "Contato seco: saída sem tensão, também escrita dry contact",
          "Pulso ou inching: fecha por cerca de um segundo",
          "Alimentação: a que existe na garagem, 5 V, 12 V ou 127/220 V",
          "Wi-Fi de 2,4 GHz firme junto ao motor",
          "Sensor de posição: sem ele, o aplicativo não sabe se fechou",
        ],
      },
      {
        about: "safety",
        headings: ["O que não ligar no motor", "Cuidados com relé Wi-Fi no portão"],
        slots: [
          [
            "Tomada inteligente não abre nada, só corta a energia: o portão para no meio e a placa sofre. Contato que fica fechado, sem pulso, trava os controles, como botão preso.",
            "Cortar a alimentação do motor não é comando, e desligar no meio do curso estraga a placa. Sem o modo de pulso, a central entende botoeira presa e ignora o resto.",
            "Ligar o motor numa tomada Wi-Fi o faz parar no caminho. E relé que não volta sozinho equivale a um dedo parado no botão.",
          ],
          [
            "Antes de fechar pelo celular, a fotocélula precisa funcionar e o vão estar à vista. Ative a senha de voz se usar Alexa ou Google.",
            "Para comandar de longe, tenha fotocélula testada e câmera. Se usar assistente de voz, ative a senha.",
            "Só feche à distância vendo a passagem e com a fotocélula em ordem. Para abrir por voz, use senha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação do Sonoff", "Do disjuntor ao aplicativo"],
        slots: [
          [
            "Com o disjuntor desligado, o módulo recebe alimentação e dois fios vão à entrada de botoeira, sem mexer nos controles. Depois se configura o pulso e se testa no Wi-Fi e nos dados móveis, em geral em até {trade.smallRepair}.",
            "Sem energia no motor, ligam-se alimentação e contato. O aplicativo é ajustado para pulso e testado dentro e fora da rede, o que costuma caber em {trade.smallRepair}.",
            "A central fica desligada enquanto se liga o módulo, em paralelo ao botão. Pulso configurado e teste pelo celular tomam até {trade.smallRepair}.",
          ],
          [
            "Com tomada ou ponto de energia perto, a conta é menor. Módulo com sensor de posição custa mais que o relé simples.",
            "Relé simples é o mais barato, com sensor vem acima, e ponto de energia novo soma.",
            "Sem ponto perto do motor, some a elétrica. O relé com sensor custa um pouco mais.",
          ],
        ],
        steps: [
          "Conferir na ficha se o Sonoff tem contato seco e modo de pulso (inching).",
          "Desligar o disjuntor do portão, e só então o técnico abre a tampa do motor.",
          "Alimentar o Sonoff na tensão da etiqueta dele, com fio separado do comando.",
          "Levar os dois fios do contato seco à entrada de botoeira da placa, em paralelo com o botão.",
          "Fechar a tampa, religar e cadastrar o aparelho no aplicativo, na rede de 2,4 GHz.",
          "Ajustar o pulso para um segundo e testar com o portão à vista.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Sonoff no portão funciona com Alexa?",
        answers: [
          "Sim, se o modelo citar Alexa. Ligue a senha de voz para abrir, porque a ordem pode vir da janela.",
          "Funciona nos compatíveis, com senha de voz ativada.",
        ],
      },
      {
        question: "Os controles continuam funcionando?",
        answers: [
          "Sim, o relé entra em paralelo com a botoeira e não mexe no receptor.",
          "Continuam, desde que ele trabalhe em pulso.",
        ],
      },
      {
        question: "E se a internet cair?",
        answers: [
          "O celular de longe para, e controle e botoeira seguem. Alguns modelos ainda respondem na rede local.",
          "O portão continua abrindo pelo controle e pela botoeira. O aplicativo volta quando a internet voltar.",
        ],
      },
      {
        question: "Posso ligar eu mesmo, com 12 V?",
        answers: [
          "Os bornes da botoeira ficam ao lado da rede, e um fio no lugar errado queima a central. Dentro do motor, a ligação é do técnico. Em uma caixa de comando externa, sem tensão da rede, é mais simples.",
          "Melhor não, mesmo com módulo de 12 V, pela tensão sob a mesma tampa.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do relé, se você já comprou",
  },
  {
    id: "ligar-o-modulo-wifi",
    broader: "modulo-wifi",
    label: "Como ligar o módulo Wi-Fi na placa",
    phrase: "a ligação do módulo Wi-Fi na placa",
    asks: [
      ...combine(
        ["módulo wifi", "módulo wi fi", "módulo wifi portão", "sonoff", "relé wifi"],
        ["como ligar", "esquema ligação", "ligação placa", "ligar placa", "ligar central", "ligar placa [marca]"],
      ),
      ...combine(["sonoff", "módulo wifi"], ["como ligar placa [marca]", "ligar [marca]", "ligação [marca]"]),
      "esquema módulo wifi portão",
      "onde ligar módulo wifi placa portão",
      "ligação módulo wifi botoeira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O módulo Wi-Fi é ligado com quatro fios: dois vão do contato dele à entrada de botoeira da placa, e dois o alimentam, na tensão escrita no módulo. O contato precisa ser seco, sem tensão, e dar um pulso de cerca de um segundo. A ligação é do técnico, com o disjuntor desligado.",
        "O esquema de ligação do módulo Wi-Fi ou Sonoff na placa do motor é o do botão de parede: os dois fios do contato entram nos bornes de botoeira, em paralelo com o botão que já existe. A alimentação vem à parte. O relé tem de ser de contato seco, e quem liga é o técnico.",
        "Para ligar o módulo Wi-Fi na placa [marca], o técnico desliga o disjuntor, leva o contato seco do módulo aos bornes de botoeira indicados no manual e alimenta o módulo na tensão dele. Depois ajusta o pulso de um segundo e testa a fotocélula. Relé comum, com tensão na saída, queima a placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ligação, passo a passo", "Do módulo à botoeira, em ordem"],
        slots: [
          [
            "A sequência vale para quase toda central, e o manual diz o nome do borne, em geral BOT, PUL ou botoeira. O trabalho é do técnico, porque ao lado desses bornes passa a rede.",
            "Os passos são os mesmos em quase todas as marcas. Muda o nome do borne, que o manual mostra. Quem faz é o técnico: os bornes da rede ficam a poucos centímetros.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão e o nobreak.",
          "Conferir se a saída do módulo é contato seco, sem tensão.",
          "Ligar os dois fios do contato nos bornes de botoeira, junto do botão de parede.",
          "Alimentar o módulo na tensão dele, por fonte ou saída que a placa ofereça.",
          "Ajustar o pulso para um segundo e cadastrar na rede de 2,4 GHz.",
          "Religar e testar abertura, fechamento e fotocélula, com o vão livre.",
        ],
      },
      {
        about: "safety",
        headings: ["Os erros que queimam a placa", "O que nunca ligar"],
        slots: [
          [
            "Três erros se repetem: relé que põe 127 ou 220 V na botoeira, alimentação puxada de uma saída fraca da placa e contato que fica fechado. O primeiro queima a central; o segundo a faz reiniciar. O terceiro trava os controles, como um botão preso.",
            "Tensão na entrada de botoeira queima a placa na hora. Módulo alimentado por saída fraca faz a central falhar, e contato sem pulso deixa os controles sem efeito, porque ela entende que o botão está apertado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Sensor de portão aberto: a ligação a mais", "Como o aplicativo sabe se fechou"],
        slots: [
          [
            "O módulo simples só dá o toque. Para mostrar na tela se o portão fechou, ele precisa de entrada para sensor, e dois fios vão até um par magnético na folha e na coluna.",
            "Sem sensor, o aplicativo manda a ordem e não sabe o resultado. Em módulo que o aceita, um par magnético na folha é ligado por dois fios finos.",
          ],
          [
            "Fechar à distância exige fotocélula em ordem, porque você não vê o vão.",
            "Quem fecha de longe não enxerga a passagem, e a fotocélula precisa estar testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso alimentar o módulo pela própria placa?",
        answers: [
          "Só se ela tem saída na tensão e na corrente do módulo, o que o manual diz. Na dúvida, usa-se fonte própria.",
          "Às vezes. A saída para fotocélula pode não aguentar, e uma fonte separada é mais segura.",
        ],
      },
      {
        question: "O botão de parede continua funcionando?",
        answers: [
          "Continua, porque o módulo é ligado em paralelo com ele.",
          "Sim. Os dois usam a mesma entrada, e qualquer um abre o portão.",
        ],
      },
      {
        question: "Quanto custa a instalação do módulo?",
        answers: [
          "O valor soma o módulo, a ligação e o sensor, se você quiser. Sai grátis pela foto da etiqueta do motor.",
          "Depende do módulo e do ponto de energia. Mande a foto da etiqueta e receba o valor antes da visita.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do módulo, se já comprou, com a tampa do motor fechada",
  },
  {
    id: "wifi-nao-chega-no-portao",
    broader: "modulo-wifi",
    label: "Wi-Fi que não chega ao portão",
    phrase: "o Wi-Fi que não chega ao portão",
    asks: [
      "wifi não chega",
      "wi fi não chega",
      "wifi não pega portão",
      "wi fi não pega portão",
      "wifi não alcança",
      "wifi fraco portão",
      "wi fi fraco portão",
      "wifi fraco garagem",
      "wi fi fraco garagem",
      "sinal wifi portão",
      "sinal wi fi portão",
      "sinal internet portão",
      "internet não chega portão",
      "repetidor portão",
      "repetidor garagem",
      "wifi longe portão",
      "wi fi longe portão",
      "roteador longe portão",
      "melhorar sinal wifi garagem",
      "melhorar sinal wi fi garagem",
      "wi fi não alcança",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o Wi-Fi não chega ao portão, a solução mais simples é pôr um repetidor de 2,4 GHz no meio do caminho ou levar cabo de rede até um ponto de acesso na garagem. Onde não há como levar sinal, use módulo Bluetooth, que abre de perto, ou GSM, com chip de celular.",
        "Quando o Wi-Fi não chega ao portão, há três saídas: um repetidor entre o roteador e o motor, um cabo de rede até perto do portão ou outro tipo de módulo. O módulo Bluetooth dispensa internet e abre de perto. O GSM abre de longe, com chip de celular.",
        "Quando o Wi-Fi não alcança o portão, abra um vídeo no celular ao lado do motor: se trava, o módulo também cai. Com uma ou duas paredes no caminho, o repetidor costuma resolver. Em portão a mais de uns 30 metros da casa, use cabo de rede ou módulo GSM.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste o sinal ao lado do motor", "O sinal do portão, passo a passo"],
        slots: [
          [
            "O celular mostra o que o módulo vai receber. São dez minutos, com o portão fechado, porque a folha de metal também barra o sinal.",
            "Meça antes de comprar, em dez minutos e com a folha fechada, que é a pior situação.",
            "Com o portão fechado e o celular junto ao motor, dez minutos dizem se falta repetidor.",
          ],
        ],
        steps: [
          "Desligue os dados móveis e fique ao lado do motor.",
          "Conecte na rede de 2,4 GHz, que alcança mais que a de 5 GHz.",
          "Abra um vídeo e veja se trava.",
          "Repita o teste com o carro dentro da garagem.",
          "Travou: aproxime o roteador ou teste um repetidor no caminho.",
        ],
      },
      {
        about: "choose",
        headings: ["Repetidor, cabo, Bluetooth ou GSM", "Qual saída serve ao seu caso"],
        slots: [
          [
            "A escolha depende da distância e das paredes. O repetidor fica onde o sinal ainda é bom, e não ao lado do portão, onde o sinal já chega fraco.",
            "Veja o que há entre o roteador e o motor. Repetidor se põe no meio do caminho, com sinal forte.",
            "Ponha o repetidor onde o celular ainda mostra três barras de sinal, antes da garagem. Estas são as opções.",
          ],
        ],
        bullets: [
          "Repetidor de 2,4 GHz: o mais barato, resolve com uma ou duas paredes no caminho.",
          "Cabo de rede e ponto de acesso: o mais estável, para muro grosso ou quintal longo.",
          "Bluetooth: só para abrir ao chegar, sem internet.",
          "Módulo GSM: para sítio ou ponta do terreno, usa chip e plano de celular.",
          "Módulo dentro de casa: se já há fio de botoeira ou interfone até o motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada saída", "Do mais barato ao mais caro"],
        slots: [
          [
            "Em geral o repetidor é o mais barato, seguido por Bluetooth, cabo com ponto de acesso e GSM, que ainda tem o gasto mensal do chip. A distância do cabo é o que mais pesa.",
            "Do mais barato ao mais caro, em geral, vêm o repetidor, o Bluetooth, o cabo e o GSM, que tem plano mensal. O cabo encarece quando é preciso passar tubo.",
            "Repetidor custa menos, GSM custa mais ao longo do tempo, pelo chip. O cabo varia com os metros e o eletroduto.",
          ],
          [
            "Qualquer módulo se liga à botoeira da central, serviço de cerca de {trade.smallRepair} feito sem energia, e os controles continuam.",
            "A ligação do módulo leva em torno de {trade.smallRepair}, com o disjuntor desligado, e mantém os controles.",
            "Instalar o módulo leva cerca de {trade.smallRepair}, e os controles que você já tem continuam abrindo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O módulo do portão funciona em rede de 5 GHz?",
        answers: [
          "A maioria dos módulos só aceita 2,4 GHz. No roteador, separe as duas redes ou ative a de 2,4 GHz.",
          "Em geral não aceita. Confira na embalagem. A rede de 2,4 GHz também atravessa melhor as paredes.",
        ],
      },
      {
        question: "Se o sinal cair, fico para fora?",
        answers: [
          "Não fica, porque o controle continua abrindo. Deixe um controle no carro.",
          "O controle e a botoeira não dependem da internet.",
        ],
      },
      {
        question: "A caixa do motor atrapalha o sinal?",
        answers: [
          "Tampa de metal e cabos perto atrapalham. O técnico põe o módulo ou a antena fora dela, em caixa plástica.",
          "Pode atrapalhar. Muitas vezes basta instalar o módulo fora da caixa do motor, em lugar abrigado.",
        ],
      },
      {
        question: "É seguro fechar pelo celular sem ver o portão?",
        answers: [
          "Só feche de longe com a fotocélula testada, porque alguém pode estar passando. Uma câmera voltada para o vão ajuda.",
          "Sem fotocélula, não feche de longe. É ela que para a folha, e a imagem da câmera chega com atraso.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, com a distância do roteador até o portão",
  },
  {
    id: "celular-no-predio",
    broader: "modulo-wifi",
    label: "Abrir a garagem do prédio pelo celular",
    phrase: "abrir a garagem do prédio pelo celular",
    asks: [
      "celular prédio",
      "celular condomínio",
      "aplicativo prédio portão",
      "aplicativo condomínio portão",
      "app condomínio portão",
      "app prédio portão",
      "celular portão prédio",
      "celular portão condomínio",
      "celular garagem prédio",
      "abrir celular garagem prédio",
      "abrir portão celular condomínio",
      "abrir portão celular prédio",
      "wifi condomínio portão",
      "aplicativo moradores garagem",
      "wi fi condomínio portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o portão do condomínio por aplicativo, com autorização do síndico, porque a placa é do condomínio e o morador não pode ligar um módulo nela. O caminho é um sistema de aplicativo com cadastro por unidade, que usa o motor que já existe.",
        "Para abrir o portão do condomínio pelo celular, o prédio contrata um sistema em que cada morador tem o seu usuário, bloqueado sem mexer nos outros. O morador não pode ligar um módulo particular. O custo é de um leitor ou central por entrada, dividido pelas unidades.",
        "Para os moradores abrirem a garagem do prédio pelo celular, o síndico contrata um sistema com cadastro por unidade, ligado ao motor atual em poucas horas. O módulo de casa não serve, porque não mostra quem abriu. O sistema por Bluetooth só abre de perto, o que é mais seguro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que sistema serve ao prédio", "O que exigir do aplicativo"],
        slots: [
          [
            "O aplicativo de casa não serve, e estas são as exigências.",
            "Use esta lista para comparar as propostas que o síndico receber.",
            "Peça que cada proposta traga estes itens por escrito.",
          ],
        ],
        bullets: [
          "Usuário por unidade, bloqueado na mudança sem mexer nos outros",
          "Registro de quem abriu e quando",
          "Bluetooth ou cabo de rede, porque subsolo não tem sinal",
          "Código com prazo para visitante e entrega",
          "Tag ou controle de reserva, para bateria acabada",
        ],
      },
      {
        about: "check",
        headings: ["Como propor ao condomínio", "Da ideia à instalação"],
        slots: [
          [
            "A conversa com o síndico vem antes do equipamento. Com estes dados, o orçamento já serve para a assembleia.",
            "Uma proposta pronta facilita a votação. Prepare-a nesta ordem.",
            "O morador propõe, e o condomínio decide. Antes da assembleia, junte estas informações.",
          ],
        ],
        steps: [
          "Peça ao síndico que ponha o assunto em pauta.",
          "Conte quantas unidades, vagas e portões o prédio tem.",
          "Fotografe a etiqueta do motor e os leitores que já existem.",
          "Teste o sinal de celular e de Wi-Fi junto ao portão.",
          "Leve o orçamento por escrito, com a opção de tag ao lado.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança ao abrir pelo celular", "Fotocélula, senha e usuários"],
        slots: [
          [
            "Abrir ou fechar sem ver exige fotocélula em ordem, por isso no prédio se prefere Bluetooth, que só funciona perto. Ao volante, a tag é melhor, porque ninguém pega o telefone.",
            "Comando a distância pede sensor funcionando e câmera no vão. Bluetooth, de perto, é mais seguro, e para carro a tag é mais rápida.",
            "Só se abre ou fecha de longe com fotocélula em ordem e câmera no vão. Por isso o Bluetooth, que funciona de perto, é preferido em prédio. Para quem está dirigindo, a tag é melhor.",
          ],
          [
            "Telefone perdido ou morador que sai: bloqueio do usuário no mesmo dia. A lista se confere duas vezes por ano.",
            "Quando alguém perde o celular ou se muda, a administração bloqueia o acesso na hora. A lista de usuários deve ser revista a cada seis meses.",
            "Bloqueie no dia quem mudou ou perdeu o aparelho, e confira a lista duas vezes ao ano.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no custo por unidade", "Equipamento, instalação e mensalidade"],
        slots: [
          [
            "O maior custo é o equipamento de cada entrada, e alguns sistemas cobram também mensalidade. Dividido pelas unidades, o valor fica bem menor para cada morador.",
            "Paga-se por entrada e, em certos sistemas, por mês. Em prédio grande, o valor por unidade cai bastante.",
            "Equipamento por portão e eventual mensalidade formam o custo. Quanto mais unidades, menor a parte de cada uma.",
          ],
          [
            "O motor continua o mesmo. Se ele for lento demais para o prédio, a troca é outro orçamento, de {price.heavySwap} em portão pesado.",
            "O motor atual é mantido. Se ele precisar ser trocado, o valor fica de {price.heavySwap} em portão pesado, com mão de obra.",
            "Não se troca motor por isso. Quando ele já é problema, conte de {price.heavySwap} na troca pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr na garagem do prédio um módulo só para mim?",
        answers: [
          "Não: a central é do condomínio, e ligação por conta própria pode tirar a garantia e a segurança de todos.",
          "Só com autorização do condomínio, porque a placa do motor é de uso comum.",
        ],
      },
      {
        question: "E se roubarem o celular que abre o portão?",
        answers: [
          "A administração bloqueia o usuário na hora, e os outros seguem abrindo.",
          "Avise o síndico: o acesso daquela unidade é cancelado.",
        ],
      },
      {
        question: "O celular abre a garagem sem internet?",
        answers: [
          "Por Bluetooth, o celular abre de perto, mesmo sem internet. Por Wi-Fi, só abre com a rede funcionando.",
          "Depende do sistema: alguns abrem por Bluetooth, outros param. Mantenha um controle ou uma tag de reserva.",
        ],
      },
      {
        question: "Tag ou celular: qual é melhor no prédio?",
        answers: [
          "Para carro, tag, que abre sem parar. Celular rende para pedestre, visitante e quem esqueceu a tag.",
          "Na garagem, a tag é melhor, porque abre sem pegar no telefone. No portão social, o celular é prático. Os dois podem ser usados juntos.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e dos leitores da entrada, com o número de unidades",
  },
  {
    id: "wifi-em-qualquer-motor",
    broader: "modulo-wifi",
    label: "Wi-Fi em qualquer motor",
    phrase: "o módulo Wi-Fi em qualquer motor",
    asks: [
      "portão celular sem trocar motor",
      "abrir celular sem trocar motor",
      "abrir portão celular sem trocar motor",
      "portão pelo celular sem trocar o motor",
      "wifi sem trocar motor",
      "celular sem trocar o motor",
      "como funciona portão wifi",
      "como funciona portão wi fi",
      "como funciona portão celular",
      "portão wifi funciona como",
      "como funciona abrir portão celular",
      "como funciona portão aplicativo",
      "motor velho wi fi",
      "pôr wi fi motor",
      "colocar wi fi motor",
      "abertura aplicativo motor antigo",
      "abertura aplicativo motor",
      "aplicativo motor antigo",
      "upgrade wifi",
      "upgrade placa wifi",
      "upgrade receptor wifi",
      "upgrade placa receptor wifi",
      "receptor wifi portão",
      "placa portão receptor wifi",
      "wifi funciona qualquer motor",
      "wi fi funciona qualquer motor",
      "módulo wi fi qualquer motor",
      "módulo wi fi funciona qualquer",
      "wifi todo motor",
      "wifi qualquer motor",
      "wi fi qualquer motor",
      "wifi motor antigo",
      "wi fi motor antigo",
      "módulo wifi serve",
      "módulo wifi [marca]",
      "módulo wi fi [marca]",
      "wifi funciona motor",
      "módulo wifi compatível",
      "wifi serve qual motor",
      "wifi portão antigo",
      "abrir celular qualquer motor",
      "celular motor antigo",
      "abrir pelo celular",
      "abrir celular",
      "portão pelo celular",
      "abrir portão celular",
      "celular abre portão",
      "controlar portão celular",
      "aplicativo abrir portão",
      "quais motores aceitam wifi",
      "motores portão aceitam wifi",
      "motores portão aceitam wi fi",
      "módulo wi fi compatível",
      "módulo wi fi serve",
      "placa portão receptor wi fi",
      "quais motores aceitam wi fi",
      "receptor wi fi portão",
      "upgrade placa receptor wi fi",
      "upgrade placa wi fi",
      "upgrade receptor wi fi",
      "upgrade wi fi",
      "wi fi funciona motor",
      "wi fi portão antigo",
      "wi fi serve qual motor",
      "wi fi todo motor",
      "abrir fechar portão app celular",
      "abrir fechar portão celular",
      "abrir portão app celular",
    ],
    intent: "question",
    answers: {
      any: [
        "O módulo Wi-Fi para motor [marca] é ligado à entrada do botão de parede da placa e faz o portão abrir pelo celular, sem trocar o motor nem os controles. Não precisa ser da mesma marca. A garagem precisa de sinal de 2,4 GHz, e o sensor que mostra se a folha fechou é pago à parte em muitos modelos. A foto da etiqueta do motor dá o valor já instalado.",
        "Para abrir o portão pelo celular, instala-se um módulo Wi-Fi na placa do motor que você já tem, na entrada do botão de parede. Quase qualquer motor aceita, e os controles continuam valendo. A garagem precisa de sinal de 2,4 GHz, e o orçamento do módulo instalado é grátis, pela foto da etiqueta.",
        "Dá para abrir o portão pelo celular em quase qualquer motor, sem trocá-lo. O técnico liga um módulo Wi-Fi à placa, e o aplicativo faz o papel do botão de parede. É preciso Wi-Fi de 2,4 GHz perto do motor, e a peça e a instalação são orçadas juntas, pela foto da etiqueta.",
        "Abrir o portão pelo celular exige um módulo Wi-Fi ligado à placa do motor, que quase toda marca aceita, nova ou antiga. A garagem precisa ter sinal de 2,4 GHz. O preço, dado por foto antes da visita, inclui ligar, cadastrar e testar.",
        "Você abre o portão pelo celular, com o Wi-Fi de casa, depois que um módulo é ligado ao motor que já tem. O aplicativo passa a ter um botão, e o controle comum continua funcionando. É preciso que o sinal de 2,4 GHz e um ponto de energia cheguem ao motor.",
        "O portão pelo Wi-Fi funciona com um módulo ligado à placa do motor: o celular manda o comando pela internet, o módulo recebe pelo Wi-Fi da casa e aciona o portão como se fosse o botão de parede. O motor e os controles continuam os mesmos. É preciso sinal de 2,4 GHz na garagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que é preciso ter", "Antes de comprar o módulo"],
        slots: [
          [
            "São três exigências: Wi-Fi que chegue ao motor, energia por perto e uma placa com entrada de botão de parede, que quase todas têm. Estes testes evitam comprar o módulo errado.",
            "O módulo depende de sinal na garagem, de um ponto de energia e da entrada de botoeira na placa, presente em quase todo motor. Confira com a tampa do motor fechada.",
            "Antes de comprar, veja se há sinal de internet junto ao motor, tomada próxima e placa com entrada de botão de parede. Nenhum passo exige abrir o motor.",
          ],
        ],
        steps: [
          "Ao lado do motor, veja se o celular pega a rede de 2,4 GHz.",
          "Confira se há tomada ou ponto de energia por perto.",
          "Fotografe a etiqueta do motor.",
          "Se o sinal for fraco, aproxime o roteador ou use um repetidor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o módulo é instalado"],
        slots: [
          [
            "O técnico desliga o disjuntor, leva dois fios do módulo à entrada da botoeira e o ajusta para dar um toque curto, como um dedo no botão. Um comando contínuo travaria a placa, que deixaria de obedecer aos controles.",
            "Com a energia cortada, o módulo é ligado à entrada do botão de parede e regulado para um toque de cerca de um segundo. O ajuste importa, porque um comando contínuo prende a placa.",
            "Dois fios saem do módulo para a entrada de botão da placa, com o disjuntor desligado. O módulo é ajustado para dar um toque breve, já que um sinal contínuo bloquearia os controles.",
          ],
          [
            "Depois, você cadastra o aplicativo, convida a família e remove quem não deve mais abrir. Para ver na tela se o portão ficou aberto, instala-se também um sensor de posição.",
            "O cadastro é feito no celular do dono, que libera ou tira o acesso dos outros. Para o aplicativo mostrar aberto ou fechado, é preciso um sensor na folha.",
            "No fim, o dono cadastra o módulo no próprio telefone e compartilha o acesso com a família. A indicação de portão aberto só aparece com um sensor de posição.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "O que define o preço do módulo instalado"],
        slots: [
          [
            "O valor depende do modelo do módulo e do tempo para ligar e testar. Sensor de posição, fotocélula e repetidor de Wi-Fi são cobrados à parte, só se faltarem.",
            "Você paga o módulo, que varia com o modelo, e o serviço de ligar e testar. Repetidor de sinal, fotocélula ou sensor de portão aberto somam apenas quando a garagem precisa.",
            "O preço junta a peça, escolhida pela etiqueta do motor, e a mão de obra. Se a garagem não tiver sinal, sensor ou fotocélula, esses itens aparecem separados no orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O módulo Wi-Fi do portão funciona sem internet?",
        answers: [
          "De longe, não. Dentro da mesma rede, alguns aplicativos ainda funcionam, e o controle comum abre sempre, porque não depende do Wi-Fi.",
          "Fora de casa, só com internet; perto do roteador, alguns modelos obedecem mesmo sem ela. Mantenha o controle e a chave de destravamento à mão.",
          "Não de fora de casa. Perto do motor, use o controle, que não depende de internet.",
        ],
      },
      {
        question: "É perigoso abrir sem ver o portão?",
        answers: [
          "É, se não houver fotocélula e câmera, porque você não vê quem está na passagem. Feche de longe só com o sensor funcionando e a imagem da garagem na tela.",
          "Sim: quem está no caminho da folha não aparece no aplicativo. A fotocélula para o portão, e a câmera mostra a passagem antes do toque.",
          "Pode ser. Com fotocélula em ordem e câmera na garagem, o risco cai bastante; sem elas, feche só com o portão à vista.",
        ],
      },
      {
        question: "Alexa ou Google abre o portão por voz?",
        answers: [
          "Sim, se o módulo for compatível com o assistente, o que vem na embalagem. O comando de abrir costuma pedir uma senha falada, e vale deixá-la ligada.",
          "Abre, com módulo compatível. Por segurança, o comando de abrir pede senha, para que ninguém o dê da calçada.",
          "Sim, quando o módulo aceita o assistente. Ative a senha de voz, porque a caixa de som pode ouvir quem está na rua.",
        ],
      },
      {
        question: "Meu roteador é de 5 GHz. O módulo Wi-Fi serve?",
        answers: [
          "Quase sempre, porque a maioria dos roteadores emite também a rede de 2,4 GHz. O módulo usa essa, que alcança mais longe.",
          "Serve se ele também emitir 2,4 GHz, o que é comum. A rede de 5 GHz sozinha não é vista pela maioria dos módulos.",
          "Veja no roteador se a rede de 2,4 GHz está ligada e cadastre o módulo nela. Só a de 5 GHz não basta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tomada mais próxima",
  },
  {
    id: "wifi-sem-trocar-a-placa",
    broader: "modulo-wifi",
    label: "Abrir pelo celular sem trocar a placa",
    phrase: "o Wi-Fi sem trocar a placa",
    asks: [
      ...combine(
        ["celular", "wifi", "wi fi", "celular wifi", "celular wi fi", "aplicativo", "módulo wifi"],
        [
          "sem trocar placa",
          "sem trocar central",
          "sem mudar placa",
          "mesma placa",
          "preciso trocar placa",
          "precisa trocar placa",
          "tem que trocar placa",
          "placa atual",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão que você já tem abre pelo celular sem trocar a placa, se ela tem entrada de botoeira, e quase todas têm: o módulo Wi-Fi se liga ali e imita o botão. A garagem precisa de rede de 2,4 GHz, e módulo com instalação são orçados juntos por foto.",
        "Para abrir o portão pelo celular, por Wi-Fi, sem trocar a placa, liga-se um módulo de contato seco na entrada de botoeira do motor, presente em quase toda central. É preciso sinal de 2,4 GHz perto dele; o preço do módulo instalado sai pela foto da etiqueta.",
        "Sem trocar a placa, o motor do portão passa a abrir pelo celular com um módulo Wi-Fi na entrada de botoeira, a mesma do botão de parede. Confira se a rede de 2,4 GHz chega à garagem e mande a foto da etiqueta para o valor com a instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do módulo", "O que a placa e a garagem precisam ter"],
        slots: [
          [
            "Quase tudo se confere com a tampa do motor fechada. Os bornes da placa ficam para o técnico, porque a rede elétrica passa ao lado.",
            "O sinal, a tomada e o botão você vê por fora. A parte de dentro do motor, com energia, é só do técnico.",
            "Dá para verificar o principal sem abrir nada. Sob a tampa há tensão da rede, e ali só o técnico mexe.",
          ],
        ],
        steps: [
          "Veja se um botão de parede abre o portão: se abre, a entrada de botoeira existe.",
          "Com o celular ao lado do motor, confira a rede de 2,4 GHz da casa.",
          "Procure uma tomada ou outro ponto de energia perto do motor.",
          "Fotografe a etiqueta, que mostra se há módulo da própria marca.",
        ],
      },
      {
        about: "what",
        headings: ["O que o módulo faz e o que não faz", "Um toque pelo celular"],
        slots: [
          [
            "O módulo dá um toque igual ao do botão, e a central decide se abre, para ou fecha. Por isso o aplicativo só sabe se o portão fechou quando há um sensor de posição na folha, em módulo que o aceite.",
            "Pelo celular sai um único comando, o mesmo do botão de parede, que alterna entre abrir, parar e fechar. Para ver na tela se a folha está fechada, soma-se um sensor de posição, e o módulo precisa ter essa entrada.",
            "Cada toque na tela vale um aperto de botoeira, e o portão segue a ordem da central. Saber se ele ficou aberto depende de um sensor de posição, ligado a módulo próprio para isso.",
          ],
          [
            "Controles, botão de parede e interfone continuam como estavam. Sem internet ou sem Wi-Fi, são eles que abrem.",
            "Nada do que existe é retirado: controle e botão funcionam em paralelo e ficam de reserva para quando a rede cair.",
            "O que você usa hoje permanece. Se a internet falhar, controle e botão de parede seguem abrindo o portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento do Wi-Fi", "Do mais simples ao mais completo"],
        slots: [
          [
            "O módulo simples, que só dá o toque, é o mais barato, e o que lê a posição da folha custa mais. Ponto de energia distante ou reforço do Wi-Fi na garagem somam à conta.",
            "Em ordem de custo vêm o módulo de toque, o módulo com sensor de posição e os extras, como tomada nova e repetidor de sinal.",
            "Gasta menos quem usa só o comando. O sensor de posição acrescenta peça e fio. Falta de tomada ou de sinal perto do motor também aumenta o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando é preciso trocar a placa para ter Wi-Fi?",
        answers: [
          "Só quando ela não tem entrada de botoeira nem aceita módulo da marca, ou já está com defeito. Antes disso, há módulo que aciona um controle já gravado.",
          "Raramente: na placa sem entrada de botoeira e sem módulo próprio. Mesmo aí, um módulo que aperta um controle gravado pode evitar a troca.",
          "Se a placa está com defeito ou não oferece nenhuma entrada. Em alguns casos, usa-se um controle gravado comandado pelo módulo, e ela fica.",
        ],
      },
      {
        question: "O módulo tira a garantia do motor?",
        answers: [
          "Pode tirar, conforme o termo do fabricante. Com o motor na garantia, pergunte antes ou use o módulo da própria marca.",
          "Depende do fabricante, porque alguns não aceitam acessório de fora. Leia o termo ou escolha o módulo da mesma linha.",
          "Em certas marcas, sim. Enquanto a garantia durar, o módulo do próprio fabricante é a escolha mais segura.",
        ],
      },
      {
        question: "Posso fechar o portão de longe pelo celular?",
        answers: [
          "Só com fotocélula funcionando e uma câmera que mostre o vão. Fechar sem ver a passagem põe em risco quem está nela.",
          "Com câmera e fotocélula, sim. Sem enxergar o vão, não feche, porque pode haver criança, animal ou carro no caminho.",
          "Pode, desde que você veja o vão na câmera e o sensor esteja ativo. Às cegas, nunca.",
        ],
      },
      {
        question: "Posso ligar o módulo sozinho?",
        answers: [
          "O aplicativo e a rede, sim. Os fios na placa, não, porque a tensão da rede passa ao lado dos bornes da botoeira.",
          "A configuração no celular fica com você, e a ligação dentro do motor, com o técnico, que trabalha com o disjuntor desligado.",
          "Só a parte do celular. A central tem partes energizadas junto da entrada de botoeira, e a ligação é do técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do botão de parede e outra da tomada mais próxima",
  },
  {
    id: "wifi-em-central-antiga",
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi em central antiga e os 6 fios",
    phrase: "o módulo Wi-Fi em central antiga",
    asks: [
      "módulo wifi serve [marca] antigo",
      "wifi [marca] antigo",
      "módulo wifi [marca] antigo",
      "módulo wi fi [marca] antigo",
      "wifi portão [marca] antigo",
      "wi fi portão [marca] antigo",
      "módulo wifi serve portão antigo",
      "módulo wi fi serve portão antigo",
      "módulo wifi portão velho",
      "módulo wi fi serve portão [marca] antigo",
      "módulo wifi serve portão [marca] antigo",
      ...combine(
        ["módulo wifi", "wifi portão", "módulo wi fi", "celular portão"],
        ["central antiga", "placa antiga", "motor antigo", "central velha", "placa velha"],
      ),
      ...combine(["módulo wifi", "módulo wi fi"], ["6 fios", "seis fios", "central 6 fios", "central antiga 6 fios"]),
      ...combine(["módulo wifi", "módulo wi fi"], ["6 fios ligar", "6 fios ligação", "ligação fios", "fios ligar"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o módulo Wi-Fi serve em central antiga, porque usa a entrada de botoeira, a do botão de parede, que quase toda placa velha tem. Dois fios vão a essa entrada e dois levam energia ao módulo. O motor e os controles continuam, e o valor instalado sai grátis pela foto da etiqueta.",
        "O módulo Wi-Fi serve em motor [marca] antigo, porque se liga à entrada do botão de parede, que quase toda central tem, mesmo velha. O motor e os controles continuam os mesmos. É preciso sinal de 2,4 GHz na garagem, e o valor do módulo instalado sai grátis, pela foto da etiqueta.",
        "O módulo Wi-Fi serve em central antiga de 6 fios, porque não usa nenhum dos seis: em geral são três do motor e três do fim de curso. Ele entra por outro lugar, a botoeira, com dois fios, e recebe energia por mais dois. O valor instalado sai grátis pela foto da etiqueta.",
        "No módulo Wi-Fi de 6 fios, em geral dois são de alimentação, dois do contato que vai à botoeira da central antiga e dois do sensor que mostra se o portão fechou. A cor muda conforme o fabricante, e o manual do módulo é que vale. Quem liga é o técnico, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Para que servem os fios", "Os 6 fios: da central ou do módulo?"],
        slots: [
          [
            "Conte os fios de cada lado, porque o número engana. Na central antiga, os seis fios grossos e finos costumam ser do motor e do fim de curso, as chaves que param a folha. No módulo, o número de fios depende de haver ou não sensor de portão aberto.",
            "O mesmo número pode ser de duas coisas diferentes. Seis fios na central costumam ser motor e fim de curso, que avisa onde a folha para. Seis fios no módulo indicam que ele também lê se o portão está aberto.",
          ],
        ],
        bullets: [
          "Motor comum: um fio comum e um para cada sentido; o módulo não os usa",
          "Fim de curso: um comum e um para cada ponta; ficam como estão",
          "Botoeira: dois bornes, onde entra o contato do módulo",
          "Alimentação do módulo: dois fios, na tensão escrita nele",
          "Sensor de portão aberto: dois fios, só em módulo que o aceita",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a sua central aceita", "Antes de comprar o módulo"],
        slots: [
          [
            "Isto se confere com a tampa do motor fechada, porque dentro dela há tensão da rede. Se já existe um botão de parede que abre o portão, a entrada de que o módulo precisa também existe.",
            "Nada aqui pede abrir o motor. O sinal mais seguro é um botão de parede ou um interfone que já abre o portão, porque ele usa a mesma entrada.",
          ],
        ],
        steps: [
          "Veja se um botão de parede ou o interfone abre o portão.",
          "Com o celular ao lado do motor, confira se a rede de 2,4 GHz chega.",
          "Procure uma tomada perto do motor para a fonte do módulo.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
        ],
      },
      {
        about: "replace",
        headings: ["Se a placa não tem botoeira", "Quando a central antiga não aceita"],
        slots: [
          [
            "Placa sem entrada de botoeira, ou com essa entrada queimada, ainda tem duas saídas. Um receptor avulso, ligado à central, pode receber o comando do módulo, ou a placa é trocada por outra compatível com o motor, que já vem com a entrada.",
            "Sem a entrada, ou com ela defeituosa, o técnico avalia um receptor avulso ou troca a central por uma compatível com o motor. A troca é avisada antes, com o valor separado do módulo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o módulo nos fios do motor?",
        answers: [
          "Não. Ali passa a energia que move o motor, e ligar o módulo nesses fios o queima, junto com a placa.",
          "Nunca: são fios de força, e o módulo trabalha com um contato sem tensão. O erro queima os dois.",
        ],
      },
      {
        question: "A central antiga continua com os mesmos controles?",
        answers: [
          "Continua. O módulo é só mais um botão, e nada se apaga da memória da placa.",
          "Sim, todos. O celular passa a abrir junto com os controles que já existem.",
        ],
      },
      {
        question: "O aplicativo mostra se o portão fechou?",
        answers: [
          "Só com o sensor na folha e um módulo que tenha entrada para ele. Sem isso, ele manda o comando e não sabe o resultado.",
          "Mostra quando há sensor de posição ligado ao módulo. O modelo simples só dá o toque.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do módulo, se já comprou, com a tampa do motor fechada",
  },
  {
    id: "modulo-wifi-de-marca",
    isAskedByName: true,
    broader: "modulo-wifi",
    label: "Módulo Wi-Fi da marca ou de outra",
    phrase: "o módulo Wi-Fi de cada marca",
    asks: [
      "módulo wi fi outra marca motor",
      "usar módulo wi fi outra marca",
      ...combine(
        ["módulo wifi", "módulo wi-fi", "wifi portão", "receptor wifi"],
        [
          "ppa intelbras",
          "ppa garen",
          "ppa rossi",
          "ppa peccinin",
          "garen intelbras",
          "garen rossi",
          "rossi intelbras",
          "peccinin intelbras",
          "peccinin garen",
          "sonoff intelbras",
          "ppa sonoff",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Fique com o módulo Wi-Fi da marca da sua central: ele encaixa ou usa o protocolo dela e mostra se o portão está aberto. De outra marca, como Intelbras em motor PPA, funciona o modelo universal, ligado por dois fios à entrada de botoeira, que só abre e fecha. A foto da etiqueta diz qual serve e o valor.",
        "Entre dois módulos Wi-Fi de marcas diferentes, escolha o da marca do seu motor, se a central o aceita; o da outra marca só serve se for universal, com contato seco na entrada de botoeira. Instalamos os dois tipos, e módulo e mão de obra são orçados juntos, pela foto da etiqueta.",
      ],
      price: [
        "O preço do módulo Wi-Fi muda menos com a marca que com o tipo: o da própria central encaixa nela, e o universal leva fonte, dois fios e, para mostrar se o portão está aberto, um sensor. A visita em casa parte de {price.preventive}, sem peças. A foto da etiqueta dá o valor de cada um.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Da mesma marca ou universal", "Qual módulo combina com a sua central"],
        slots: [
          ["O módulo da marca conversa com a central: mostra a posição da folha e usa o aplicativo do fabricante."],
          ["O universal dá só um pulso, como a botoeira, e serve em quase todo motor. O sensor de posição é à parte."],
          ["Se a casa já tem câmera ou fechadura no aplicativo de uma marca, juntar tudo nele pesa na escolha."],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Antes de escolher a marca"],
        slots: [["Quatro pontos decidem, antes da marca:"]],
        bullets: [
          "Central com encaixe próprio ou só com entrada de botoeira",
          "Sinal de 2,4 GHz chegando à garagem",
          "Tensão de alimentação do módulo",
          "Usuários e histórico que o aplicativo permite",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Módulo Wi-Fi de outra marca tira a garantia do motor?",
        answers: ["O termo do fabricante é que diz. Ligado só à entrada de botoeira, o universal não altera a placa."],
      },
      {
        question: "O controle continua funcionando com o módulo?",
        answers: ["Continua: o módulo soma um comando e não apaga o cadastro dos controles."],
      },
      {
        question: "Sem internet o módulo abre o portão?",
        answers: ["Alguns abrem pelo Wi-Fi da casa, mas não de longe. O controle e a botoeira continuam abrindo."],
      },
      {
        question: "Quem instala o módulo Wi-Fi?",
        answers: ["O técnico, porque os bornes ficam dentro do motor. O cadastro no celular é feito com você no fim."],
      },
    ],
    photo: "fotos da etiqueta do motor, do módulo, se já comprou, e do roteador mais próximo",
  },
  {
    id: "configurar-app-do-portao",
    broader: "modulo-wifi",
    label: "Configurar o portão no celular",
    phrase: "a configuração do portão no celular",
    asks: [
      ...combine(
        ["configurar", "cadastrar", "conectar", "parear", "sincronizar", "adicionar"],
        [
          "portão celular",
          "portão app",
          "portão app celular",
          "portão aplicativo",
          "portão aplicativo celular",
          "app portão celular",
          "celular abrir portão",
          "celular motor",
          "módulo wifi",
          "módulo wi fi",
          "módulo wifi portão",
          "módulo wi fi portão",
          "motor wifi",
          "motor wi fi",
          "wifi portão",
          "wi fi portão",
        ],
      ),
      "colocar portão no celular",
      "passar portão para celular",
      "portão novo celular configurar",
      "troquei roteador portão",
      "troquei celular portão",
      "mudei senha wifi portão",
      "mudei wifi portão",
      "mudei wi fi portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para configurar o portão no celular, instale o aplicativo indicado no manual do módulo Wi-Fi, crie a conta, ponha o módulo em modo de cadastro e escolha a rede de 2,4 GHz da casa. Se ainda não há módulo ligado ao motor, ele vem antes, e essa ligação é do técnico.",
        "O portão se cadastra no celular em poucos minutos, se o módulo Wi-Fi já está ligado ao motor. Crie a conta no aplicativo, ponha o módulo em modo de cadastro, escolha a rede de 2,4 GHz e teste vendo a folha. Sem módulo, a peça e a instalação são orçadas juntas, pela foto da etiqueta do motor.",
        "Configure o app do portão ao lado do motor, com o celular na rede de 2,4 GHz. Crie a conta, adicione o aparelho, digite a senha do Wi-Fi e espere a luz do módulo confirmar. Se você trocou de roteador ou de senha, refaça o cadastro do mesmo jeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Passo a passo no aplicativo",
          "Do cadastro ao primeiro teste",
          "Como cadastrar o portão no celular",
        ],
        slots: [
          [
            "Os nomes dos menus mudam com a marca do módulo; a ordem é esta, em Android e iPhone.",
            "Cada módulo tem o seu aplicativo, mas o caminho é quase sempre o mesmo.",
            "Faça perto do motor, sem abrir a tampa dele.",
          ],
        ],
        steps: [
          "Leia no manual ou na caixa do módulo o nome do aplicativo e instale-o.",
          "Ligue o celular à rede de 2,4 GHz da casa e crie a conta.",
          "Toque em adicionar aparelho e ponha o módulo em modo de cadastro, como diz o manual.",
          "Digite a senha do Wi-Fi e espere a luz do módulo ficar firme.",
          "Dê um nome ao portão e ajuste o comando para um toque curto, de cerca de um segundo.",
          "Abra e feche uma vez com a folha à vista e a passagem livre.",
          "Convide as pessoas da casa, cada uma com o próprio acesso.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o módulo não aparece no celular", "Quando o cadastro falha", "O que impede a conexão"],
        slots: [
          [
            "Quase sempre a rede é de 5 GHz: separe no roteador a de 2,4 GHz, que a maioria dos módulos usa.",
            "A falha mais comum é o celular em 5 GHz. Mude para a rede de 2,4 GHz e repita.",
          ],
          [
            "Com sinal fraco ao lado do motor, aproxime o roteador ou ponha um repetidor.",
            "Se um vídeo trava no celular ali ao lado, falta sinal, e um repetidor resolve.",
          ],
          [
            "Se a luz do módulo nem acende, falta alimentação, e quem mexe dentro do motor é o técnico.",
            "Módulo apagado é caso de fonte ou de fio solto: deixe a tampa fechada e chame o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O aplicativo conectou, mas o portão não abre. Por quê?",
        answers: [
          "O módulo está na internet, mas o comando não chega à placa: fio solto ou ajuste que não é de toque curto. Mande um vídeo do módulo e da etiqueta do motor.",
          "Costuma ser o fio entre o módulo e a placa, ou o modo do comando. O fio é serviço de técnico.",
        ],
      },
      {
        question: "Troquei de celular. Preciso configurar o portão de novo?",
        answers: [
          "Não: entre com a mesma conta no aparelho novo e retire o antigo da lista.",
          "Basta instalar o aplicativo e entrar na sua conta; depois apague o celular antigo.",
        ],
      },
      {
        question: "Meu motor ainda não tem módulo. O que falta?",
        answers: [
          "Um módulo Wi-Fi ligado à placa, que serve em quase todo motor. A foto da etiqueta mostra qual, e o valor vem antes da visita.",
          "Falta o módulo, ligado pelo técnico nos mesmos fios do botão de parede. Mande a foto da etiqueta do motor.",
        ],
      },
      {
        question: "O app mostra se o portão ficou aberto?",
        answers: [
          "Só com sensor de posição na folha, ou com módulo da própria marca do motor que leia isso da placa.",
          "Sem sensor, não: o comando é um toque só, que abre ou fecha. O sensor é somado na instalação.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do módulo, se já houver, e o nome do aplicativo",
  },
  {
    id: "celular-e-seguro",
    broader: "modulo-wifi",
    label: "É seguro abrir o portão pelo celular",
    phrase: "a segurança de abrir o portão pelo celular",
    asks: [
      ...combine(
        ["seguro", "perigoso", "perigo", "risco", "segurança", "confiável"],
        [
          "abrir portão celular",
          "abrir celular",
          "portão celular",
          "portão aplicativo",
          "abrir aplicativo",
          "app portão",
          "portão wifi",
          "portão wi fi",
          "módulo wifi",
          "módulo wi fi",
          "abertura celular",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é seguro abrir o portão pelo celular, desde que o aplicativo tenha senha forte, verificação em duas etapas e um acesso por pessoa, e que a tela fique bloqueada. O perigo maior não é a internet, e sim fechar de longe sem ver a passagem, o que pede fotocélula e câmera.",
        "Não é perigoso abrir o portão pelo aplicativo quando cada morador tem a própria senha e o celular trava a tela: cada acesso pode ser apagado em um minuto, ao contrário de um controle comum perdido. Perigoso é fechar o portão sem enxergar o vão, por isso use câmera e fotocélula.",
        "Abrir o portão pelo celular é seguro, tanto quanto por um bom controle, se a conta usa senha só dela e confirmação em duas etapas. No aplicativo, um acesso perdido se apaga na hora; o que merece cuidado é o fechamento a distância, só com fotocélula funcionando e câmera no vão.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que deixa o acesso seguro", "Cuidados com a conta e o celular"],
        slots: [
          [
            "A proteção está mais na conta que no aparelho, e quase tudo se ajusta em poucos minutos, uma vez só. A senha repetida de outro site é o descuido mais comum.",
            "O ponto fraco costuma ser a senha, sobretudo a que já se usa em outro lugar. Estes ajustes tomam poucos minutos e não precisam de técnico.",
            "São configurações simples, feitas uma única vez no celular e no roteador. Quem invade uma conta quase sempre usa uma senha vazada de outro serviço.",
          ],
        ],
        bullets: [
          "Senha que você não usa em outro lugar",
          "Verificação em duas etapas no aplicativo",
          "Um acesso por pessoa, sem senha dividida",
          "Tela do celular com bloqueio",
          "Roteador com senha própria, e não a de fábrica",
          "Aplicativo e módulo sempre atualizados",
        ],
      },
      {
        about: "check",
        headings: ["Celular perdido ou roubado: o que fazer", "Se o aparelho sumir"],
        slots: [
          [
            "Entre na conta por outro celular ou computador, retire o aparelho perdido e troque a senha, o que leva poucos minutos. Com a tela bloqueada, quem o achou não chega ao aplicativo nesse meio-tempo.",
            "De qualquer outro aparelho, acesse a conta, remova o celular sumido e crie uma senha nova. A tela travada segura o ladrão até você terminar, e por isso o bloqueio conta tanto.",
            "Alguém da casa pode entrar na conta e excluir o aparelho que sumiu, trocando em seguida a senha. Enquanto isso, o bloqueio de tela impede que o portão seja aberto por quem o levou.",
          ],
          [
            "Depois olhe o histórico, em que muitos aplicativos guardam usuário e hora de cada abertura. Um controle remoto comum não deixa esse registro.",
            "Vale conferir também o registro de aberturas, que mostra quem acionou e a que horas em boa parte dos aplicativos. É uma vantagem sobre o controle comum.",
            "Por último, veja a lista de acionamentos no aplicativo, com data e pessoa. O controle de bolso não permite essa conferência.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O perigo de fechar de longe", "Fechar sem ver a passagem"],
        slots: [
          [
            "O aplicativo não enxerga criança, animal ou carro no vão, então a fotocélula precisa estar funcionando antes de qualquer comando a distância. Fora de casa, feche só o que a câmera mostra livre.",
            "Quem está na passagem não aparece na tela, e apenas a fotocélula segura a folha. Sem uma câmera apontada para o portão, não mande fechar estando longe.",
            "A distância, nada no celular avisa que há alguém no caminho. Dependem da fotocélula, que interrompe o fechamento, e da câmera, que mostra o vão, os comandos dados de fora.",
          ],
          [
            "Em muitos motores o mesmo toque abre ou fecha, e você pode abrir pensando que fechou. Um sensor magnético ligado ao módulo informa se o portão está mesmo fechado.",
            "Como um só comando serve para os dois sentidos, um toque a mais pode deixar a casa aberta. O sensor de portão fechado, pequeno ímã na folha, tira essa dúvida.",
            "Há ainda o engano de sentido: o toque que fecharia também abre. Com um sensor de posição na folha, o aplicativo mostra aberto ou fechado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alguém pode abrir meu portão pela internet?",
        answers: [
          "É pouco provável com senha exclusiva, verificação em duas etapas e módulo que ainda recebe atualização. O descuido comum é a senha repetida de outro site.",
          "Só descobrindo a senha ou usando um módulo abandonado pelo fabricante. Senha própria e atualização em dia fecham essas duas portas.",
        ],
      },
      {
        question: "É mais seguro que o controle remoto?",
        answers: [
          "Mais que o de código fixo, que se copia com facilidade. O de código rolante, que muda a cada aperto, também é seguro, e os dois convivem.",
          "Comparado ao controle de código fixo, sim, porque cada acesso tem dono e se apaga. Diante do rolante, os dois protegem bem.",
        ],
      },
      {
        question: "E se a internet cair com o portão aberto?",
        answers: [
          "Feche pelo controle ou pelo botão de parede, que não dependem de internet. Por isso mantenha ao menos um controle em casa.",
          "O controle e a botoeira continuam funcionando, já que falam direto com a placa. Só o comando pelo celular fica fora do ar.",
        ],
      },
      {
        question: "Quanto custa instalar com segurança?",
        answers: [
          "O módulo e a instalação são orçados juntos, pela foto do motor. Sensor de posição e fotocélula somam à parte. O motor não precisa ser trocado se a placa tem entrada de botoeira.",
          "Paga-se o módulo com a mão de obra e, se faltarem, o sensor e o par de fotocélulas. Quem já tem fotocélula e bom sinal de Wi-Fi gasta menos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da passagem, vista de dentro",
  },
  {
    id: "qual-aplicativo-do-portao",
    broader: "modulo-wifi",
    label: "Qual aplicativo abre o portão",
    phrase: "o aplicativo que abre o portão",
    asks: [
      ...combine(
        [
          "qual aplicativo",
          "qual app",
          "melhor aplicativo",
          "melhor app",
          "nome aplicativo",
          "nome app",
          "que aplicativo",
          "que app",
          "baixar aplicativo",
        ],
        [
          "portão",
          "abrir portão",
          "abre portão",
          "portão [marca]",
          "abre portão [marca]",
          "[marca]",
          "motor [marca]",
          "motor portão",
        ],
      ),
      ...combine(
        ["portão celular", "abrir portão celular", "portão iphone", "abrir portão iphone", "portão celular iphone"],
        ["qual aplicativo", "qual app", "que aplicativo"],
      ),
      "aplicativo [marca] portão",
      "app [marca] portão",
      "aplicativo ppa",
      "app ppa",
      "aplicativo ppa abrir portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O aplicativo que abre o portão, no iPhone ou no Android, é o do módulo Wi-Fi ligado ao motor. Em motor PPA, o módulo da marca é o Contatto, com aplicativo próprio. Em módulo universal, vale o nome escrito na caixa. Sem módulo nenhum aplicativo abre, porque o celular não transmite em 433 MHz como o controle.",
        "Para abrir portão PPA pelo celular, use o aplicativo do Contatto, módulo Wi-Fi da própria PPA, ou o do módulo universal que for instalado na placa. O melhor aplicativo é o que acompanha o módulo, pois é ele que recebe a ordem; sozinho, o celular não fala os 433 MHz do controle.",
        "Não existe um aplicativo, no iPhone ou no Android, que abra qualquer portão: o melhor é o do módulo Wi-Fi posto no motor, Contatto no caso da PPA ou o indicado na caixa de um universal. O celular sozinho não alcança os 433 MHz do controle, e por isso o módulo vem primeiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Aplicativo da marca ou universal", "Qual escolher para o seu motor"],
        slots: [
          [
            "O módulo da marca costuma mostrar se o portão está aberto ou fechado. O universal serve em quase todo motor, mas dá só o toque de abrir, a menos que se instale um sensor na folha.",
            "Com módulo da própria marca, a tela mostra a posição da folha. O universal combina com quase qualquer central e custa menos, porém precisa de sensor para avisar que ficou aberto.",
            "Saber pelo celular se ficou aberto é o ponto forte do módulo da marca. O universal entra em quase todas as placas e, sem sensor extra, apenas envia o comando.",
          ],
          [
            "Quem já usa um aplicativo de câmera ou lâmpada ganha com um módulo que entre no mesmo. Baixe só o que o manual indica, já que aplicativos de nome parecido não acham o aparelho.",
            "Se a casa tem Alexa, Google ou câmeras, procure um módulo que se junte a elas. E confira o nome na caixa, pois há aplicativos iguais no nome que não funcionam.",
            "Juntar portão, câmera e luz numa tela só é possível em vários módulos universais. O nome certo para baixar está na caixa ou no manual.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que falta para abrir pelo celular", "Antes de baixar o aplicativo"],
        slots: [
          [
            "Com estas quatro coisas em ordem, o cadastro leva minutos. A primeira é conhecer a placa, e a que mais falha é o sinal.",
            "Confira tudo antes de comprar o módulo, porque Wi-Fi fraco na garagem é o motivo mais comum de arrependimento.",
            "Quatro itens decidem se vai funcionar, e o sinal junto ao motor é o mais esquecido.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, sem abrir a tampa.",
          "Veja se o Wi-Fi de 2,4 GHz chega ao lado do motor.",
          "Confira se há tomada ou ponto de energia perto.",
          "Peça a ligação a um técnico, porque os fios ficam dentro do motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Abrir de longe com segurança", "Cuidados com o aplicativo do portão"],
        slots: [
          [
            "Acione de longe só quando puder ver o vão, por câmera ou por alguém no lugar, e com a fotocélula funcionando. Crie um acesso para cada pessoa e apague o de quem sai.",
            "Sem enxergar a passagem, não feche pelo celular: tenha câmera e fotocélula testada. Cada morador deve ter o próprio usuário, que se remove depois.",
            "Comandar à distância pede câmera no vão e fotocélula, o sensor que impede fechar sobre alguém. Divida o acesso por usuário, em vez de passar a senha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tem aplicativo que abre o portão sem módulo?",
        answers: [
          "Não. Mesmo os que usam Bluetooth dependem de uma placa própria ligada ao motor.",
          "Não há. Todo aplicativo precisa de um receptor no portão, seja Wi-Fi, seja Bluetooth.",
        ],
      },
      {
        question: "O aplicativo do portão é pago?",
        answers: [
          "Muitos são gratuitos para uso em casa. Alguns cobram por mais usuários ou por histórico, e isso se vê na loja de aplicativos antes da compra.",
          "Em geral o uso comum é grátis. Funções extras, como vários usuários, podem ter assinatura em certos módulos.",
        ],
      },
      {
        question: "Serve em iPhone e Android?",
        answers: [
          "A maioria serve nos dois. A caixa do módulo traz a versão mínima do sistema.",
          "Quase todos têm as duas versões. Celular antigo pode ficar fora, e o requisito está na embalagem.",
        ],
      },
      {
        question: "Quanto custa pôr o módulo no motor?",
        answers: [
          "O módulo universal costuma sair mais em conta que o da marca, e a ligação é cotada junto, pela foto da etiqueta. Com tomada perto do motor gasta-se menos.",
          "A conta reúne módulo e ligação. O universal é o mais barato, o da marca vem em seguida, e ponto de energia novo soma.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e o nome do módulo, se já houver um",
  },
  {
    id: "celular-do-portao-roubado",
    broader: "modulo-wifi",
    label: "Celular que abre o portão roubado",
    phrase: "o celular roubado que abria o portão",
    asks: [
      "roubaram celular portão",
      "roubaram celular abre portão",
      "roubaram meu celular abre portão",
      "perdi celular abre portão",
      "perdi celular portão",
      "celular roubado portão",
      "celular roubado abre portão",
      "celular abre portão roubado",
      "celular perdido portão",
      "celular perdido abre portão",
      "bloquear celular portão",
      "tirar acesso celular portão",
      "apagar celular aplicativo portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o celular que abre o portão foi roubado, entre já na conta do aplicativo por outro aparelho, remova aquele acesso e troque a senha: leva minutos e não mexe no motor. Não conseguiu entrar? Desligue o módulo Wi-Fi da tomada, e o portão abre só pelo controle.",
        "Celular que abre o portão roubado: apague o aparelho da conta do aplicativo, por outro telefone ou computador, e mude a senha dela e do e-mail. Enquanto isso, tire o módulo Wi-Fi da energia, porque sem ele nenhum celular abre, e o controle comum continua.",
        "Se roubaram o celular que abre o portão, faça duas coisas na hora: remova o aparelho na conta do aplicativo e troque a senha. Sem acesso à conta, desligue o módulo da tomada e feche a trava do portão por dentro. O motor e os controles não mudam.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo, pela ordem", "O que fazer nos primeiros minutos"],
        slots: [
          [
            "Comece pelo acesso ao portão, que é o que protege a casa. Nada disto pede abrir o motor.",
            "A ordem importa: primeiro o portão, depois operadora e ocorrência. Tudo se faz sem tocar no motor.",
            "Siga a sequência, do acesso ao boletim. O motor fica como está.",
          ],
        ],
        steps: [
          "Entre na conta do aplicativo por outro celular ou computador.",
          "Remova o aparelho perdido da lista de usuários.",
          "Troque a senha do aplicativo e a do e-mail dessa conta.",
          "Apague também o acesso à Alexa, ao Google ou à Siri.",
          "Bloqueie o aparelho com a operadora e registre a ocorrência.",
          "Confira o histórico de aberturas.",
        ],
      },
      {
        about: "safety",
        headings: ["Se não conseguir entrar na conta", "Enquanto o acesso não é apagado"],
        slots: [
          [
            "Tire da tomada só o módulo Wi-Fi ou o roteador: o motor e os controles seguem funcionando. À noite, com a folha fechada e travada, desligue também o disjuntor do motor.",
            "Sem módulo ou roteador ligado, ninguém abre pela internet, e o controle comum não muda. Para dormir, passe a trava e baixe o disjuntor.",
            "Desligando o roteador ou o módulo, o celular perdido fica sem caminho até o portão. De noite, feche, trave e corte a energia do motor.",
          ],
          [
            "Depois o módulo pode voltar ao padrão de fábrica e ser cadastrado em outra conta, como o manual mostra. Alguns têm um botão para isso, por fora.",
            "Se você perdeu a conta, zere o módulo e cadastre de novo, com outro e-mail. O manual do módulo mostra como.",
            "Se a senha se perdeu de vez, o módulo é restaurado de fábrica e recebe conta nova.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não repetir o susto", "Como deixar o acesso do portão mais seguro"],
        slots: [
          [
            "Crie um acesso por pessoa, ligue a verificação em duas etapas e bloqueie a tela com senha. Perdido um aparelho, apaga-se só o dele, e ninguém mais fica sem abrir.",
            "Cada morador com a própria conta, tela bloqueada e verificação em duas etapas. Assim, um celular perdido sai da lista sem afetar os outros.",
            "Não divida a senha. Crie um usuário por pessoa, com verificação em duas etapas e bloqueio de tela. Assim só o aparelho roubado é removido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O ladrão abre o portão com o meu celular bloqueado?",
        answers: [
          "Com a tela bloqueada e sem atalho de voz liberado, não chega ao aplicativo. Remova o acesso assim mesmo.",
          "Dificilmente, mas atalhos de voz podem funcionar com a tela bloqueada. Apague o aparelho da conta.",
        ],
      },
      {
        question: "Preciso trocar o módulo ou o motor?",
        answers: [
          "Não precisa. Basta apagar o acesso e trocar a senha, e o equipamento continua o mesmo.",
          "Nenhum dos dois precisa ser trocado. O que muda é a senha da conta.",
        ],
      },
      {
        question: "E se levaram também o controle?",
        answers: [
          "Ele é apagado da memória da central, e em muitas placas isso pede limpar tudo e regravar os que ficaram. A visita em casa parte de {price.preventive}, sem peças.",
          "Peça que o código dele seja apagado na placa. Se a central só apaga tudo, os outros são gravados de novo, em visita a partir de {price.preventive} em casa.",
        ],
      },
      {
        question: "Preciso avisar o condomínio?",
        answers: [
          "Em prédio, sim e logo: a portaria bloqueia aquele usuário no sistema e acompanha as entradas.",
          "Avise na hora, porque quem apaga o acesso é a administração.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do módulo Wi-Fi",
  },
  {
    id: "hackear-portao-wifi",
    broader: "modulo-wifi",
    label: "Portão Wi-Fi pode ser hackeado?",
    phrase: "a invasão do portão pelo Wi-Fi",
    asks: [
      ...combine(
        ["hackear", "hackeado", "hacker", "invadir", "invadido"],
        [
          "portão wifi",
          "portão wi fi",
          "portão celular",
          "portão aplicativo",
          "módulo wifi",
          "módulo wi fi",
          "app portão",
          "abertura celular",
        ],
      ),
      "hacker abre portão",
      "hackear portão",
      "hackear portão eletrônico",
      "portão hackeado",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, hackear um portão Wi-Fi é possível, mas raro: quem invade quase sempre usa senha fraca ou vazada, e não um truque no módulo. Com senha única, verificação em duas etapas e módulo atualizado, o risco fica menor que o de um controle de código fixo, copiado em segundos.",
        "É possível hackear portão Wi-Fi, porém difícil quando a conta tem senha própria e verificação em duas etapas. O ponto fraco mais comum ainda é o controle antigo, de código fixo, que se clona em segundos sem internet nenhuma.",
        "Hackear portão Wi-Fi é possível na teoria, e na prática o que acontece é descobrirem a senha ou usarem um celular desbloqueado. Proteja conta, roteador e telefone, e troque o controle de código fixo por rolante, que muda a cada toque.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por onde alguém tentaria entrar", "Os pontos a proteger"],
        slots: [
          [
            "São cinco pontos fracos, e você corrige todos em casa, em menos de uma hora. Comece pela senha.",
            "Corrija estes pontos, do mais comum ao mais raro. Só custa um pouco de tempo.",
            "Quase toda invasão passa por um destes pontos, e você mesmo os protege.",
          ],
        ],
        bullets: [
          "Senha da conta: única, longa e com verificação em duas etapas.",
          "E-mail ligado à conta, que serve para trocar a senha.",
          "Roteador: senha própria e programa atualizado.",
          "Celular: tela bloqueada e aplicativo atualizado.",
          "Controle de código fixo: copiável sem internet.",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher um módulo mais seguro", "O que olhar antes de comprar"],
        slots: [
          [
            "Prefira módulo de marca conhecida, com atualização automática, histórico de aberturas e um usuário por pessoa. Um sensor de portão aberto avisa no celular se alguém abriu.",
            "Atualização automática, aviso de abertura e usuários separados são o mínimo. Com sensor de posição, o aplicativo avisa na hora que a folha abre.",
            "Escolha modelo que se atualiza sozinho, guarda o histórico e separa usuários. O sensor de abertura é o alarme mais simples.",
          ],
          [
            "Para dormir tranquilo, uma trava elétrica em modo de bloqueio ou o disjuntor do portão desligado impede qualquer abertura. Lembre de como sair numa emergência.",
            "À noite, disjuntor do portão desligado corta qualquer comando, de rádio ou Wi-Fi. Deixe a chave do portão social à mão.",
            "Sem energia no motor, nenhum comando abre: desligue o disjuntor à noite, se quiser. A saída a pé continua pelo social.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se você desconfia que alguém entrou", "O que fazer agora"],
        slots: [
          [
            "Estes passos tiram o acesso de quem entrou, mesmo que você não saiba quem foi.",
            "Aja nesta ordem, que corta primeiro o acesso e só depois procura a causa.",
            "Primeiro impeça o acesso, depois procure a causa.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor dele.",
          "Troque a senha da conta e do e-mail, em outro aparelho.",
          "Encerre as sessões abertas e remova usuários estranhos.",
          "Veja no histórico hora e usuário das aberturas.",
          "Havendo invasão da casa, registre ocorrência.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se alguém abriu meu portão?",
        answers: [
          "Pelo histórico do aplicativo, que guarda hora e usuário. O controle comum não deixa registro.",
          "Abra o histórico e ligue o aviso de abertura. Pelo controle de rádio, não há como saber.",
        ],
      },
      {
        question: "Wi-Fi é menos seguro que controle?",
        answers: [
          "Não é menos seguro que o controle de código fixo: com a conta protegida, o celular é mais seguro. O controle de código rolante também é bom.",
          "Conta com duas etapas e controle rolante são equivalentes. O fraco da casa é o código fixo.",
        ],
      },
      {
        question: "Posso deixar o módulo sem internet?",
        answers: [
          "Pode, em modelo que aceita comando na rede da casa. De longe ele não abre mais.",
          "Em alguns módulos, sim, perdendo a abertura e o aviso à distância.",
        ],
      },
      {
        question: "Quanto custa trocar por um controle que não se copia?",
        answers: [
          "Entram receptor rolante e um controle por pessoa, com o motor que você já tem. Sai bem menos que trocar a central ou o motor.",
          "Paga-se o receptor, os controles e a gravação. O motor e a placa continuam, o que mantém a conta baixa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do módulo e outra do controle, frente e verso",
  },
  {
    id: "alexa-e-seguro",
    broader: "modulo-wifi",
    label: "Abrir o portão com a Alexa é seguro?",
    phrase: "a segurança de abrir o portão com a Alexa",
    asks: [
      ...combine(
        ["alexa", "google home", "google assistente", "siri", "comando voz", "assistente voz"],
        [
          "portão seguro",
          "abrir portão seguro",
          "abrir garagem seguro",
          "portão segurança",
          "abrir portão perigoso",
          "portão perigoso",
          "portão risco",
          "abrir portão risco",
          "vizinho abrir portão",
          "estranho abrir portão",
          "qualquer pessoa abre portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Abrir o portão com Alexa é seguro se a abertura pede senha de voz e o módulo tem uma conta só sua, com senha forte. Sem a senha de voz, alguém na calçada pode dar a ordem por uma janela aberta. O portão também precisa de fotocélula, porque a assistente não vê quem está no vão.",
        "Sim, o comando por voz é seguro quando a assistente exige um número falado antes de abrir. O risco está na abertura sem senha, na caixa de som perto da rua e na conta com senha fraca. Deixe a fotocélula funcionando e prefira usar a voz só para abrir, com o portão à vista.",
        "A Alexa abre o portão com segurança em três condições: senha de voz ativa, caixa de som longe da rua e fotocélula testada. Faltando a senha, qualquer voz que a caixa ouça pode abrir a casa. Se o módulo não oferece senha, use o aplicativo ou o controle em vez da voz.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que pode dar errado com o comando de voz", "Os riscos e como evitar cada um"],
        slots: [
          [
            "São poucos riscos, e cada um tem solução simples. Confira os seus antes de ativar a abertura por voz.",
            "Os problemas conhecidos são estes, e todos se evitam na configuração.",
            "Veja quais destes casos existem na sua casa. A maioria se resolve no próprio aplicativo.",
          ],
        ],
        bullets: [
          "Voz de fora: a caixa ouve quem fala perto da janela, e a senha impede a abertura",
          "Senha ouvida: quem está perto pode decorar o número, por isso troque-o de tempos em tempos",
          "Conta invadida: use senha longa e a verificação em duas etapas no aplicativo",
          "Portão aberto sem ninguém ver: um sensor na folha avisa no celular",
          "Pessoa no vão: a fotocélula faz a folha voltar",
          "Internet fora do ar: o controle e o botão de parede continuam abrindo",
        ],
      },
      {
        about: "check",
        headings: ["Como deixar a abertura por voz segura", "A configuração segura, passo a passo"],
        slots: [
          [
            "Tudo isto é feito no celular e leva poucos minutos. Teste no fim com o portão à vista.",
            "Faça estes ajustes no aplicativo, com a passagem do portão livre.",
            "A configuração é sua, no celular, e não exige mexer no motor.",
          ],
        ],
        steps: [
          "No aplicativo da assistente, ative a senha de voz para abrir o portão.",
          "Tire a caixa de som de perto da porta e das janelas da frente.",
          "Ponha senha forte e verificação em duas etapas na conta do módulo.",
          "Dê acesso separado a cada morador e apague o de quem saiu da casa.",
          "Peça para abrir sem dizer a senha: o portão tem de ficar fechado.",
        ],
      },
      {
        about: "choose",
        headings: ["Voz, aplicativo ou controle", "Qual forma de abrir é mais segura"],
        slots: [
          [
            "O controle de código rolante, que muda o sinal a cada toque, continua a forma mais simples e não depende de internet. O aplicativo mostra quem abriu e a que hora. A voz é a mais cômoda e a que pede mais cuidado, porque é ouvida por todos.",
            "O aplicativo registra cada abertura e pede o desbloqueio do telefone, por isso é mais seguro que a voz. O controle de código rolante, com sinal diferente a cada uso, não precisa de rede. Use a voz para comodidade e mantenha os outros dois.",
            "Em segurança, o aplicativo com senha e o controle de código rolante, que nunca repete o sinal, ficam à frente da voz. O comando falado ajuda quem está com as mãos ocupadas ou tem dificuldade de se mover.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A Alexa pode abrir o portão sozinha?",
        answers: [
          "Só se entender um som como ordem ou se houver uma rotina programada. Com a senha de voz ativa, ela não abre por engano.",
          "Por engano, pode acontecer sem a senha. Revise também as rotinas, que executam ordens em hora marcada.",
        ],
      },
      {
        question: "Posso mandar a Alexa fechar o portão?",
        answers: [
          "Pode, com fotocélula em ordem e sensor que mostre a posição da folha. Sem o sensor, a mesma ordem pode abrir.",
          "Sim, se o módulo tem sensor de posição e a fotocélula foi testada. O toque simples tanto abre quanto fecha.",
        ],
      },
      {
        question: "Que módulo tem senha de voz?",
        answers: [
          "Os que aparecem na assistente como portão de garagem ou fechadura. Os que aparecem como interruptor em geral abrem sem senha.",
          "Procure os que a Alexa ou o Google reconhecem como garagem. O módulo visto como tomada não pede senha.",
        ],
      },
      {
        question: "Quanto custa pôr o comando de voz no motor?",
        answers: [
          "O total soma o módulo e a ligação na placa, e o preço muda com o motor. O orçamento é grátis, pela foto da etiqueta.",
          "Você paga o módulo e a instalação dele. Mande a foto da etiqueta do motor, e o valor vem de graça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar do roteador",
  },
];
