import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people ask as they speak: what something is, whether it is normal, whether it can wait. */
export const vivaVoz: NarrowConcept[] = [
  {
    id: "meu-motor-e-110-ou-220",
    broader: "voltagem",
    label: "Meu motor é 110 ou 220?",
    phrase: "a tensão do seu motor",
    asks: [
      "saber motor 110 220",
      "saber se motor 110 220",
      "sei motor 110 220",
      "sei se motor 110 220",
      "meu motor 110 220",
      "descobrir motor 110 220",
      "ver motor 110 220",
      "identificar motor 110 220",
      "quantos volts motor",
      "quantos volts portão",
      "quantos volts motor portão",
      "quantos volts tem motor",
      "quantos volts tem motor portão",
      "voltagem do meu motor",
      "descobrir voltagem motor",
      "saber voltagem motor",
      "saber tensão motor",
      "como saber motor é 110",
      "como saber se motor é 110 ou 220",
      "como saber motor portão 110 ou 220",
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o seu motor de portão é 110 ou 220, leia a etiqueta da carcaça: 127 V é o que todos chamam de 110, e 220 V é 220. Se ela traz os dois números, 127/220 V, o motor é bivolt, e uma chave ou a ligação define qual está em uso. Sem etiqueta legível, quem descobre é o técnico.",
        "Quantos volts tem o motor do portão está na etiqueta colada nele: 127 V, que é o 110 do dia a dia, ou 220 V. O bivolt mostra os dois números. A tomada não serve de prova, porque o formato dela é o mesmo nas duas tensões.",
        "A tensão do motor do portão se descobre pela etiqueta, na lateral ou embaixo da carcaça, ao lado da palavra tensão, volts ou V. Se ela apagou, mande uma foto do motor inteiro, com a tampa fechada. Não ligue para testar, porque o de 127 V queima em 220 V.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir a tensão, passo a passo", "Onde olhar a tensão do motor"],
        slots: [["Tudo se vê por fora, sem abrir a tampa.", "Não é preciso abrir nada nem medir fio."]],
        steps: [
          "Desligue o disjuntor do portão antes de chegar perto do motor.",
          "Procure a etiqueta na lateral, atrás ou embaixo da carcaça.",
          "Leia o número ao lado de V, volts ou tensão.",
          "Veja no quadro o disjuntor do portão: o duplo costuma indicar 220 V, e o simples, 127 V.",
          "Se os dois não combinam, não religue e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que acontece na tensão errada", "Por que não vale testar"],
        slots: [
          [
            "O motor de 127 V ligado em 220 V perde a placa ou o capacitor em segundos. O de 220 V ligado em 127 V fica sem força, ronca e esquenta.",
            "Ligar para ver queima o motor de 127 V num ponto de 220 V. No erro contrário, ele só geme e aquece, mas também não deve ficar ligado.",
          ],
          [
            "No bivolt, a chave de tensão precisa estar na posição do ponto. Quem muda a chave ou a ligação é o técnico, com o disjuntor desligado.",
            "O bivolt também queima se a posição dele não é a do ponto. A mudança é feita pelo técnico, sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 220 V é mais forte que o de 110?",
        answers: [
          "Não. Com a mesma potência, a força é igual; em 220 V passa menos corrente pelo cabo.",
          "A força é a mesma. O que muda é a corrente, menor em 220 V.",
        ],
      },
      {
        question: "A etiqueta apagou. E agora?",
        answers: [
          "A marca, o modelo da placa e o disjuntor ajudam, e o técnico confirma com a medição.",
          "Mande fotos do motor fechado e do quadro; se não bastar, o técnico mede no local.",
        ],
      },
      {
        question: "Como sei se a tomada do portão é 220?",
        answers: [
          "O eletricista mede com multímetro. Pelo quadro, disjuntor duplo costuma ser 220 V, e simples, 127 V.",
          "Só a medição dá certeza, e ela é do eletricista ou do técnico.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor e do quadro de luz fechado",
  },
  {
    id: "portao-eletronico-e-seguro",
    broader: "invasao",
    label: "Portão eletrônico é seguro?",
    phrase: "a segurança do portão eletrônico",
    asks: [
      "portão eletrônico é seguro",
      "portão automático é seguro",
      "portão eletrônico seguro",
      "portão automático seguro",
      "portão elétrico é seguro",
      "portão elétrico seguro",
      "portão com motor é seguro",
      "segurança portão eletrônico confiável",
      "dá para confiar portão eletrônico",
      "portão eletrônico confiável",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão eletrônico é seguro quando o motor trava a folha fechada, o controle é de código rolante e a fotocélula funciona. Ele ainda poupa você de descer do carro na rua. Fica frágil com motor destravado, folha com folga, código fixo ou controle perdido que ninguém apagou.",
        "Portão eletrônico é seguro contra ladrão e para a família, se três coisas estão em ordem: trava do motor ou trava elétrica, controle de código rolante e fotocélula com força regulada. Sem elas, a folha pode ser aberta com alavanca ou fechar sobre alguém.",
        "O portão automático é mais seguro que o manual na chegada e na saída, porque abre e fecha com você dentro do carro. A segurança depende da manutenção: motor que segura a folha, controles apagados quando somem e sensor que para o fechamento.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que torna o portão seguro", "Contra invasão e contra acidente"],
        slots: [
          [
            "São dois cuidados diferentes, e os dois contam. Confira estes pontos no seu portão.",
            "Um portão seguro não abre para estranhos e não machuca quem passa. Veja o que o seu já tem.",
          ],
        ],
        bullets: [
          "Motor que não deixa abrir a folha empurrando com a mão",
          "Trava elétrica em folha larga, de duas folhas ou virada para a rua",
          "Controles de código rolante, e os perdidos apagados da central",
          "Fotocélula funcionando dos dois lados da passagem",
          "Força no mínimo, para a folha parar ou voltar ao tocar em algo",
        ],
      },
      {
        about: "check",
        headings: ["Teste o seu portão em cinco minutos", "O que conferir hoje"],
        slots: [
          [
            "Com o portão fechado, tente abri-lo com a mão, sem forçar: ele não deve ceder, e no basculante esse teste é do técnico. Depois corte o feixe da fotocélula com um cabo de vassoura, de lado, durante o fechamento; a folha tem de voltar.",
            "Feche o portão de correr ou de abrir e empurre de leve: se a folha anda, a trava do motor falhou. Para o sensor, ponha um cabo de vassoura no feixe enquanto ele fecha, sem ficar no caminho.",
          ],
          [
            "Conte os controles da casa. Se falta um, peça para apagar a memória e gravar só os que ficaram.",
            "Faça a lista de quem tem controle. O que sumiu abre o portão até ser apagado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem luz o portão eletrônico fica aberto?",
        answers: [
          "Não. O motor em bom estado segura a folha fechada mesmo sem energia; só quem tem a chave de destravar a solta.",
          "Em geral ele fica travado, porque as engrenagens seguram a folha sem energia.",
        ],
      },
      {
        question: "Ladrão consegue clonar o controle?",
        answers: [
          "O de código fixo, sim, em segundos. O de código rolante muda a cada toque e recusa a cópia comum.",
          "Só o de código fixo se copia fácil. Passar a código rolante resolve, e o motor continua.",
        ],
      },
      {
        question: "É seguro com criança em casa?",
        answers: [
          "É, com fotocélula baixa, força regulada e os controles fora do alcance. Criança não brinca perto da folha.",
          "Sim, desde que o sensor funcione e um adulto acione o portão olhando a passagem.",
        ],
      },
    ],
  },
  {
    id: "cancela-como-funciona",
    broader: "cancela",
    label: "Como funciona a cancela",
    phrase: "o funcionamento da cancela",
    asks: [
      "como funciona cancela",
      "funciona cancela automática",
      "cancela funciona como",
      "como funciona cancela condomínio",
      "como funciona cancela estacionamento",
      "o que é cancela automática",
      "mecanismo cancela",
    ],
    intent: "question",
    answers: {
      any: [
        "A cancela funciona com um motor e uma mola dentro do gabinete: o comando chega por tag, controle, botoeira ou tíquete, o motor gira e a mola ajuda a erguer a haste em poucos segundos. Um sensor no piso, o laço, ou uma fotocélula mantém a haste no alto enquanto o carro passa. Depois ela desce sozinha.",
        "A cancela do condomínio funciona assim: a antena lê a tag do carro ou o porteiro aperta o botão, a central confere e o motor ergue a haste. O laço no piso percebe o carro embaixo e não deixa descer. A mola do gabinete equilibra a haste e faz quase toda a força.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Do comando à descida da haste", "As partes que trabalham juntas"],
        slots: [["Cada abertura segue a mesma ordem.", "O ciclo é sempre este, e dura poucos segundos."]],
        steps: [
          "O carro chega, e a tag, o controle, o tíquete ou o porteiro pede a abertura.",
          "A central confere e liga o motor, que ergue a haste com a ajuda da mola.",
          "O laço no piso ou a fotocélula percebe o carro e segura a haste no alto.",
          "O carro sai do sensor, e a haste desce devagar.",
          "O fim de curso avisa que ela chegou, e o motor desliga.",
        ],
      },
      {
        about: "safety",
        headings: ["O que impede a haste de bater no carro", "Sem luz e com carro embaixo"],
        slots: [
          [
            "O sensor de passagem é a proteção principal, e sem ele a cancela não deve descer sozinha. Um carro por vez, já que o laço só vê o que está em cima dele.",
            "Quem evita a pancada é o laço ou a fotocélula. Carro que entra colado no outro pode não ser visto, por isso a regra é um por vez.",
          ],
          [
            "Na falta de luz, a maioria se solta por uma chave no gabinete e se ergue na mão, o que a portaria precisa saber fazer. O gabinete só o técnico abre, porque a mola guarda força.",
            "Sem energia, a haste é solta pela chave de destravamento e levantada na mão. A mola do gabinete fica sob tensão, e por isso ele não se abre para conserto em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos segundos a cancela leva para abrir?",
        answers: [
          "Depende do modelo e do comprimento da haste: as curtas abrem mais depressa. A ficha do fabricante diz o tempo.",
          "Poucos segundos, menos em haste curta. O tempo certo está na ficha do modelo.",
        ],
      },
      {
        question: "A cancela fecha o condomínio como um portão?",
        answers: [
          "Não. Ela controla os carros, mas qualquer pessoa passa por baixo; à noite quem fecha é o portão.",
          "Ela organiza a passagem, e não protege a entrada. Para fechar, é preciso portão.",
        ],
      },
      {
        question: "Moto passa pela cancela com tag?",
        answers: [
          "Passa, se a tag fica onde a antena lê. O laço pode não perceber a moto, e por isso se usa também fotocélula.",
          "Sim, com tag própria para moto. Peça que testem o sensor com uma moto.",
        ],
      },
    ],
  },
  {
    id: "rele-da-placa-o-que-e",
    broader: "placa",
    label: "O que é o relé da placa",
    phrase: "o relé da placa do portão",
    asks: [
      "relé portão",
      "relé placa",
      "relé motor",
      "relé",
      "relé serve",
      "relé portão serve",
      "relé da central",
      "relé do portão eletrônico",
      "relé queimado",
      "relé queimou",
      "saber relé queimou",
      "saber relé queimado",
      "relé motor preço",
      "relé placa preço",
      "relé portão preço",
      "relé preço",
    ],
    intent: "question",
    answers: {
      any: [
        "O relé do portão é a chave da placa que liga e desliga o motor: a central manda um sinal fraco, o relé fecha o contato com um clique e deixa passar a energia da rede. A placa costuma ter um para abrir e outro para fechar. Com o contato queimado, ele clica e o portão não anda, ou cola e o motor não para.",
        "Relé é uma chave elétrica comandada pela placa do portão, e o clique que se ouve antes de o motor partir é ele fechando. Um serve para abrir, outro para fechar. Se um falha, o portão anda só para um lado; se cola, o motor não desliga.",
      ],
      price: [
        "O relé da placa é peça barata, e o preço da troca do relé do motor do portão é quase todo de mão de obra: tirar a placa, soldar na bancada e testar com carga. Se a trilha queimou junto, a conta passa a ser a de outra placa. A foto da etiqueta dá o valor; a visita com medição em casa parte de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Você sabe que o relé do portão eletrônico queimou pelo clique: se a placa estala e o motor não anda, ou anda só para um lado, o contato do relé gastou; se o motor não desliga no fim, o relé colou, e o disjuntor deve ser desligado na hora. Capacitor fraco também dá clique sem movimento, mas com ronco. A confirmação é a medição do técnico.",
        "O relé queimado da placa do portão aparece como clique sem movimento, portão que só abre ou só fecha, ou motor que não para. Neste último caso, desligue o disjuntor na hora. Ronco junto com o clique aponta para o capacitor, e silêncio total, para fusível ou placa; quem confirma é o técnico, com medidor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de relé com defeito", "O que muda no portão quando o relé falha"],
        slots: [
          [
            "O relé se desgasta a cada abertura, porque o contato faz faísca. Estes são os sinais mais comuns.",
            "Cada movimento gasta um pouco o contato do relé. Repare nestes sinais.",
          ],
        ],
        bullets: [
          "Clique na placa e motor parado",
          "Portão que abre e não fecha, ou o contrário",
          "Motor que não desliga no fim, com o contato colado",
          "Portão que só anda depois de várias tentativas",
          "Marca de queimado na placa, vista pelo técnico",
        ],
      },
      {
        about: "visit",
        headings: ["Como o relé é trocado", "Trocar o relé ou a placa"],
        slots: [
          [
            "O relé é soldado na placa, e o técnico o troca por outro de mesma bobina e corrente. Na placa com trilha queimada, compensa a placa inteira.",
            "A troca é feita na bancada, com solda, por um relé igual em tensão de bobina e corrente de contato. Quando a trilha em volta queimou, troca-se a placa.",
          ],
          [
            "Antes, ele mede o capacitor e vê se a folha pesa, porque motor que força queima o relé novo. Com motor que não para, desligue o disjuntor e não abra a tampa.",
            "O motivo também se procura: folha pesada e capacitor fraco fazem o relé novo durar pouco. Se o motor não desliga, corte o disjuntor e espere o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso bater de leve no relé para ele soltar?",
        answers: [
          "Não. Sob a tampa há tensão da rede, e o contato colado volta a colar. Desligue o disjuntor.",
          "Não abra a tampa: há risco de choque. O relé que cola precisa ser trocado.",
        ],
      },
      {
        question: "Quanto custa trocar o relé do portão?",
        answers: [
          "A peça é das mais baratas da placa, e a conta é quase toda de mão de obra. A medição em casa parte de {price.preventive}, sem peças.",
          "O relé custa pouco; paga-se o serviço. A visita com medição, em residência, parte de {price.preventive}, fora as peças.",
        ],
      },
      {
        question: "Clique na placa é sempre defeito?",
        answers: [
          "Não, um clique ao abrir e outro ao parar são normais. Defeito é o clique sem movimento ou repetido.",
          "Só quando o motor não anda depois dele, ou quando ele se repete sozinho.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor e um vídeo com o som do portão",
  },
  {
    id: "destravamento-o-que-e",
    broader: "chave-de-destravamento",
    label: "O que é o destravamento",
    phrase: "o destravamento do motor",
    asks: [
      "destravamento",
      "destravamento motor",
      "destravamento portão",
      "que é destravamento",
      "destravamento serve",
      "destrave",
      "destrave motor",
      "destrave portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Destravamento é o mecanismo que solta a folha do motor, para o portão abrir na mão quando falta luz ou o motor para. Gira-se uma chave, alavanca ou borboleta no próprio motor, com o disjuntor desligado. A folha precisa estar reta; o basculante precisa também estar fechado e sem defeito, porque com cabo ou mola ruim ela cai.",
        "O destravamento do motor, ou destrave, desengata a engrenagem e deixa a folha livre para ser movida na mão. Serve para a falta de luz e para o conserto. Antes de usar, desligue o disjuntor e veja se a folha está reta. Basculante com defeito não se destrava em casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como é o destravamento em cada portão", "Chave, alavanca ou fechadura por fora"],
        slots: [
          [
            "No motor de correr, é uma chave ou alavanca na frente da carcaça. No de abrir, fica no braço ou no corpo do motor, um em cada folha.",
            "O de correr tem a chave na frente do motor; o de abrir, em cada braço. Alguns usam borboleta ou um furo sextavado no lugar da chave.",
          ],
          [
            "O externo é uma fechadura na fachada que solta o motor pelo lado da rua. Ele ajuda quem não tem portão social, e a chave não deve ficar perto do portão.",
            "Há também o destravamento externo, com fechadura do lado de fora, para quem só tem essa entrada. Sem ele, o motor só se solta por dentro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como usar sem risco", "Destravar e voltar ao automático"],
        slots: [
          [
            "Faça nesta ordem, só no portão de correr ou de abrir que esteja reto e no trilho.",
            "No portão de correr ou de abrir, em bom estado, a ordem é esta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Gire a chave ou a alavanca até o fim, sem forçar.",
          "Mova a folha devagar, com as duas mãos, longe das pontas.",
          "Depois de passar, feche a folha e volte a chave.",
          "Religue o disjuntor e acione uma vez, olhando o portão.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde fica a chave de destravamento?",
        answers: [
          "Em geral vem com o manual ou fica presa ao motor. Guarde uma dentro de casa, fora da garagem.",
          "Ela vem na caixa do motor. Deixe uma cópia onde você alcance sem abrir o portão.",
        ],
      },
      {
        question: "Posso deixar o portão destravado?",
        answers: [
          "Só por pouco tempo e com ferrolho, porque qualquer um abre. Basculante nunca.",
          "Não à noite nem sem tranca: a folha solta abre com um empurrão.",
        ],
      },
      {
        question: "Perdi a chave. Compro outra?",
        answers: [
          "Sim, pelo modelo escrito na etiqueta do motor. A maioria é vendida avulsa.",
          "Compre pela marca e pelo modelo da etiqueta; a foto ajuda a achar a certa.",
        ],
      },
    ],
  },
  {
    id: "letras-do-modelo-do-motor",
    broader: "modelos",
    label: "O que significam as letras do modelo",
    phrase: "as letras do modelo do motor",
    asks: [
      "dz significa",
      "significa dz",
      "dz motor portão significa",
      "o que significa dz",
      "dz o que é",
      "bv significa",
      "significa bv",
      "bv motor portão significa",
      "pv significa motor portão",
      "significa letras motor",
      "letras modelo motor significa",
      "nome do modelo motor significa",
      "dz ou bv",
    ],
    intent: "question",
    answers: {
      any: [
        "DZ no motor de portão significa deslizante, o motor do portão de correr: é assim na PPA (DZ Home, DZ Rio) e na Rossi (DZ Nano). BV, como no BV Home da PPA, é o do basculante, que levanta. O resto do nome é a linha ou a força, e quem confirma o tipo e a potência é a etiqueta da carcaça.",
        "As letras do modelo dizem para que portão o motor foi feito: DZ é deslizante, de correr, e BV é basculante, de levantar. Depois vem o nome da linha, como Home ou Rio. Um tipo não serve no lugar do outro, e por isso a foto da etiqueta vale mais que o nome.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como ler o nome do motor", "Letras, linha e potência"],
        slots: [
          [
            "O nome costuma ter três partes: o tipo de portão, a linha e um número ou palavra da versão. Nem todas as marcas usam as mesmas letras.",
            "Primeiro vem o tipo de abertura, depois a linha e por fim a versão. Cada fabricante tem o seu jeito, então compare sempre com a ficha do modelo.",
          ],
        ],
        bullets: [
          "DZ: deslizante, para portão de correr",
          "BV: basculante, para portão que levanta",
          "HP ou CV: a potência, como 1/4, 1/3 ou 1/2",
          "127 V, 220 V ou bivolt: a tensão",
          "Jet, Flex ou Speed no nome: em geral, versão mais rápida",
        ],
      },
      {
        about: "check",
        headings: ["Onde achar o modelo no seu motor", "O que a etiqueta diz além do nome"],
        slots: [
          [
            "A etiqueta fica na lateral, atrás ou embaixo da carcaça, e se lê sem abrir a tampa. Ela traz modelo, tensão, potência e, muitas vezes, o peso máximo da folha.",
            "Leia a etiqueta por fora: modelo, tensão e potência estão ali. Sem ela, a tampa com o logotipo e o tipo de portão ajudam a achar a linha.",
          ],
          [
            "Para pedir peça ou controle, mande a foto da etiqueta inteira. O nome sozinho pode ter mais de uma placa ou engrenagem, conforme o ano.",
            "Na hora de comprar peça, o nome não basta, porque o mesmo modelo muda com o ano. A foto da etiqueta evita a compra errada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ serve em portão basculante?",
        answers: [
          "Não. O DZ move a cremalheira do portão de correr; o basculante usa motor com fuso e braço.",
          "Não serve: a fixação e o movimento são outros. Basculante pede motor da linha dele.",
        ],
      },
      {
        question: "A potência está no nome?",
        answers: [
          "Às vezes. O número certo, em HP ou CV, está na etiqueta e na ficha do fabricante.",
          "Nem sempre. Confira na etiqueta, porque o mesmo nome pode sair em mais de uma potência.",
        ],
      },
      {
        question: "Dois motores DZ usam a mesma peça?",
        answers: [
          "Não por ser DZ. Engrenagem, placa e capacitor mudam com a marca, o modelo e o ano.",
          "Só se marca e modelo são iguais, e ainda assim vale comparar a foto da peça.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor",
  },
  {
    id: "girar-a-chave-para-que-lado",
    broader: "chave-de-destravamento",
    label: "Para que lado gira a chave",
    phrase: "o giro da chave de destravar",
    asks: [
      "lado gira chave",
      "lado gira chave portão",
      "que lado gira chave motor",
      "que lado virar chave portão",
      "onde vira chave portão",
      "vira chave portão lado",
      "girar chave motor lado",
      "sentido chave destravar",
      "como girar chave portão",
      "não sei girar chave motor",
      "quantas voltas chave destravar",
      "girar chave destravar direita esquerda",
    ],
    intent: "question",
    answers: {
      any: [
        "O lado em que gira a chave de destravar muda com o motor: procure na tampa a seta ou os desenhos de cadeado aberto e fechado. Muitos soltam no sentido anti-horário e travam no horário, mas há modelos ao contrário. Desligue o disjuntor, gire de leve até o fim e não force se travar.",
        "Para saber para que lado vira a chave do portão, olhe a marca ao lado do furo: cadeado aberto, seta ou a palavra abre. Sem marca, tente de leve para um lado e para o outro, com o disjuntor desligado; ela só vai até o fim no lado certo. No basculante, não gire: a folha pode cair.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como girar a chave sem quebrar", "Passo a passo para soltar a folha"],
        slots: [
          [
            "Vale para portão de correr ou de abrir, com a folha reta e no trilho.",
            "Só faça no portão de correr ou de abrir que esteja firme e no lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Procure no motor a seta ou o desenho de cadeado.",
          "Ponha a chave até o fundo e gire de leve para o lado indicado.",
          "Leve a chave até o fim do giro, sem alicate.",
          "Teste a folha com as duas mãos; se ela anda, soltou.",
        ],
      },
      {
        about: "signs",
        headings: ["Se a chave não gira ou a folha não solta", "Chave dura: o que pode ser"],
        slots: [
          [
            "A folha encostada no batente aperta a engrenagem e prende a chave. Empurre-a de leve no sentido contrário ao batente e tente de novo.",
            "Muitas vezes o portão está forçando o engate. Alivie a folha de leve, sem destravar à força, e gire outra vez.",
          ],
          [
            "Chave que gira sem fim está espanada ou não é a do motor. Não use alicate nem chave de fenda, porque o miolo quebra e aí só o técnico abre.",
            "Se ela roda solta, o encaixe gastou; se não entra toda, há sujeira no miolo. Forçar quebra a peça e encarece o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Para travar de novo, giro para onde?",
        answers: [
          "Para o lado contrário, com a folha fechada, até encaixar. Depois religue o disjuntor e acione uma vez.",
          "Volte a chave ao ponto em que estava, mexa um pouco a folha até o engate e religue.",
        ],
      },
      {
        question: "Posso girar a chave com o disjuntor ligado?",
        answers: [
          "Não. Se alguém aciona o controle, o motor anda com a sua mão perto da engrenagem.",
          "Não, desligue antes: um toque no controle põe o motor para girar.",
        ],
      },
      {
        question: "A chave do motor é igual em todas as marcas?",
        answers: [
          "Não, muda com a marca e o modelo. Alguns nem usam chave, e sim alavanca.",
          "Cada linha tem a sua; a etiqueta do motor diz qual pedir.",
        ],
      },
    ],
    photo: "foto do ponto de destravamento e da etiqueta do motor",
  },
  {
    id: "consertar-agora-ou-esperar",
    broader: "conserto",
    label: "Consertar agora ou esperar quebrar",
    phrase: "o conserto antes da quebra",
    asks: [
      "consertar agora ou esperar",
      "esperar quebrar",
      "consertar antes quebrar",
      "consertar portão antes de quebrar",
      "esperar portão quebrar",
      "posso esperar consertar portão",
      "adiar conserto portão",
      "deixar para depois conserto portão",
      "prevenir ou consertar",
      "dá para esperar conserto portão",
      "urgente consertar portão ou pode esperar",
    ],
    intent: "question",
    answers: {
      any: [
        "É melhor consertar o portão agora do que esperar quebrar: ruído, lentidão e folha pesada começam como ajuste e acabam no motor. A visita com regulagem em casa parte de {price.preventive}, sem peças, e trocar o motor que forçou demais fica de {price.homeSwap}. Cabo desfiado, folha torta e choque não esperam nem um dia.",
        "Não espere o portão quebrar: o defeito pequeno custa uma visita, a partir de {price.preventive} em casa, sem peças, e o mesmo defeito, meses depois, pode levar o motor, de {price.homeSwap} na troca. Só o que é barulho leve e antigo pode ser marcado com calma.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que não pode esperar e o que pode", "Urgente, breve ou com calma"],
        slots: [["Separe pelo risco, e não pelo incômodo.", "O risco decide a pressa. Use esta lista."]],
        bullets: [
          "Pare de usar já: cabo desfiado, folha torta ou fora do trilho, choque, cheiro de queimado",
          "Nesta semana: fotocélula que falha, portão que bate, motor que ronca ou esquenta",
          "Neste mês: ruído novo, lentidão, folha mais pesada",
          "Com calma: pintura, alcance curto do controle, barulho que sempre existiu",
        ],
      },
      {
        about: "cost",
        headings: ["Por que esperar sai mais caro", "A conta de adiar o conserto"],
        slots: [
          [
            "Roldana gasta custa pouco e faz o motor puxar mais força. O motor que força esquenta, e com ele vão o capacitor, a engrenagem ou o enrolamento.",
            "A peça pequena estraga a grande: trilho sujo gasta a roldana, roldana presa força o motor, e o motor queima.",
          ],
          [
            "Há ainda o dia da quebra, que costuma ser o pior. Portão aberto à noite ou carro preso pede atendimento de urgência, com o valor da ida informado antes.",
            "Quem espera também perde o dia em que o portão para, muitas vezes com o carro dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com barulho até o técnico vir?",
        answers: [
          "Se o barulho é antigo e leve, sim. Estalo, raspado ou tranco novo pede para parar e desligar o disjuntor.",
          "Barulho que cresce ou bate é motivo para parar de usar.",
        ],
      },
      {
        question: "O orçamento antes de quebrar é grátis?",
        answers: [
          "Sim, por foto e vídeo. Você decide depois se marca a visita.",
          "O orçamento por vídeo não custa nada e mostra se é ajuste ou peça.",
        ],
      },
      {
        question: "De quanto em quanto tempo faço revisão?",
        answers: [
          "Em casa, {visits.home}; em prédio e comércio, {visits.business}.",
          "{visits.home} em residência basta, se não há ruído nem folha pesada.",
        ],
      },
    ],
  },
  {
    id: "parado-estraga-o-motor",
    broader: "vida-util",
    label: "Ficar parado estraga o motor?",
    phrase: "o motor parado por muito tempo",
    asks: [
      "tempo sem usar estraga",
      "parado estraga motor",
      "motor parado estraga",
      "estraga ficar parado",
      "portão parado estraga",
      "sem usar estraga motor",
      "muito tempo sem usar estraga",
      "ficar sem usar portão estraga",
      "motor desligado muito tempo estraga",
      "não usar portão estraga",
      "pouco uso estraga motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Ficar muito tempo sem usar não gasta o motor do portão, mas pode estragar o que está em volta: a graxa endurece, o ferro enferruja, a umidade e a formiga atacam a placa. Em viagem de um ou dois meses, nada acontece. Depois de muitos meses parado, olhe tudo antes de religar e teste uma vez só.",
        "O motor parado por muito tempo não se desgasta, e o código dos controles não se perde. O que estraga é o resto: capacitor enfraquece, roldana e dobradiça enferrujam e a bateria do nobreak descarrega. Acionar o portão uma vez por mês evita quase tudo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que estraga no portão parado", "Umidade, ferrugem e insetos"],
        slots: [
          [
            "A umidade é o maior inimigo, porque oxida a placa e o miolo da trava. Formiga e lagartixa entram na caixa morna e fazem contato na placa.",
            "Sem uso, a poeira cola na graxa, o ferro oxida e os bichos fazem casa na caixa do motor. Perto do mar tudo vai mais depressa.",
          ],
          [
            "A pilha esquecida no controle pode vazar. Em casa fechada por meses, tire-a e guarde junto.",
            "Bateria de nobreak descarregada por meses não volta. Deixe-a carregada ou desligue-a conforme o manual.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de ficar fora e na volta", "Como deixar o portão parado"],
        slots: [
          ["Se a casa vai ficar fechada, faça isto.", "Poucos minutos antes da viagem evitam o conserto na volta."],
        ],
        steps: [
          "Limpe o trilho e lubrifique as peças que levam óleo ou graxa.",
          "Feche, confira a trava e desligue o disjuntor do portão.",
          "Peça a alguém de confiança que acione uma vez por mês, se puder.",
          "Na volta, olhe ferrugem, cabos e bichos antes de religar.",
          "Acione uma vez, de longe; se ele roncar, desligue e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Deixar o motor desligado apaga os controles?",
        answers: [
          "Não, a memória da central não depende de energia.",
          "Não apaga. Ao religar, os mesmos controles abrem.",
        ],
      },
      {
        question: "Usar pouco faz o motor durar mais?",
        answers: [
          "Menos aberturas gastam menos as peças. O abandono é que faz mal, por ferrugem e umidade.",
          "Sim, desde que ele seja acionado de vez em quando e fique seco.",
        ],
      },
      {
        question: "Quanto tempo posso viajar com o portão desligado?",
        answers: [
          "Semanas ou poucos meses não fazem mal. Só garanta outra entrada para a volta.",
          "Um ou dois meses não mudam nada. Passando disso, peça que alguém o acione.",
        ],
      },
    ],
  },
  {
    id: "entraram-sem-arrombar",
    broader: "invasao",
    label: "Entraram sem arrombar o portão",
    phrase: "a entrada sem sinal de arrombamento",
    asks: [
      "entraram garagem sem arrombar",
      "entraram sem quebrar",
      "entraram garagem sem quebrar nada",
      "entrou sem arrombar",
      "ladrão entrou sem arrombar",
      "sem sinal de arrombamento",
      "entraram portão sem arrombar",
      "abriram portão sem arrombar",
      "abriram portão sem quebrar",
      "entraram pelo portão fechado",
      "como entraram garagem portão fechado",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se entraram na garagem sem quebrar nada, o mais provável é um controle gravado ou copiado, o motor destravado ou alguém que passou de carona, antes de o portão fechar. Registre o boletim, feche tudo, desligue o disjuntor do portão à noite e peça para apagar a memória da central. Código rolante e trava elétrica fecham os dois primeiros caminhos.",
        "Entrada sem sinal de arrombamento no portão tem quatro explicações: controle perdido ou copiado, código igual ao de outro, folha que abre na mão ou alguém que passou atrás do carro. Chame a polícia, 190, e não mexa em nada antes de fotografar. Depois o técnico apaga os controles e testa a trava do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir por onde entraram", "O que conferir, na ordem"],
        slots: [
          [
            "Faça depois do registro na polícia, e sem forçar a folha.",
            "Primeiro o boletim e as fotos; depois, esta conferência.",
          ],
        ],
        steps: [
          "Conte os controles de todos, inclusive o que fica no carro.",
          "Veja a imagem da câmera: o portão abriu inteiro ou alguém passou atrás de um carro?",
          "Com o portão fechado, empurre de leve a folha de correr ou de abrir; se ela anda, a trava falhou.",
          "Olhe se a chave de destravar estava girada ou ao alcance da rua.",
          "Lembre quem teve controle: antigo morador, obra, manobrista, oficina.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fecha cada caminho", "Como o técnico corrige"],
        slots: [
          [
            "A memória é apagada e só os controles presentes são gravados de novo. Em código fixo isso não basta contra cópia, e entra um receptor de código rolante.",
            "Primeiro se limpa a central, e os controles que ficaram são regravados. Se o código é fixo, a cópia continua valendo, e o receptor precisa mudar para rolante.",
          ],
          [
            "A trava do motor é testada, e a folha com folga recebe trava elétrica. Ao chegar e sair, espere o portão fechar antes de seguir.",
            "Depois vêm a regulagem e a trava elétrica, para a folha não ceder. O hábito também conta: só saia quando o portão encostar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro paga sem sinal de arrombamento?",
        answers: [
          "Muitas apólices pedem sinal de arrombamento, então leia a sua e leve o boletim à seguradora.",
          "Depende da apólice; várias excluem furto sem vestígio. Pergunte antes de consertar.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não. Em geral se trocam receptor e controles e se põe uma trava; o motor fica.",
          "Quase nunca: o problema está no código, na trava ou no hábito.",
        ],
      },
      {
        question: "Quem tem o controle do antigo morador entra?",
        answers: [
          "Entra, enquanto o código dele estiver gravado. Apague a memória quando mudar de casa.",
          "Sim, até a memória ser apagada e regravada.",
        ],
      },
    ],
  },
  {
    id: "interfone-arrancado",
    broader: "interfone",
    label: "Interfone quebrado por batida",
    phrase: "o interfone derrubado",
    asks: [
      "entrega derrubou interfone",
      "entregador derrubou interfone",
      "entregador quebrou interfone",
      "carro derrubou interfone",
      "derrubou interfone",
      "derrubaram interfone",
      "interfone arrancado",
      "arrancaram interfone",
      "interfone caiu",
      "interfone caiu parede",
      "caiu interfone",
      "quebraram interfone",
      "bateram interfone",
      "interfone amassado",
      "interfone solto",
      "interfone vandalizado",
      "roubaram interfone",
      "levaram interfone",
    ],
    intent: "repair",
    answers: {
      any: [
        "Interfone derrubado ou arrancado deixa fios à mostra: não puxe nem junte os fios, e desligue a fonte dele da tomada. Se a caixa não rachou e o cabo não partiu, o técnico a fixa de novo e testa; placa quebrada ou molhada pede outra unidade da rua. Se foi entrega ou visita, fotografe, porque quem quebrou paga.",
        "Se derrubaram o interfone, desligue a alimentação dele, cubra o lugar da chuva sem fechar com fita nos fios e fotografe. Muitas vezes só o suporte e a emenda são refeitos. Pelas fotos do aparelho e da parede, dizemos se ele tem conserto e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o interfone caído", "Antes de o técnico chegar"],
        slots: [
          [
            "O cabo do interfone é de baixa tensão, mas a fonte dele fica na rede. Por isso se desliga a fonte, e não se mexe nos fios.",
            "Desligue a fonte ou o disjuntor que a alimenta antes de tocar no aparelho. Os fios encostados entre si podem queimá-la.",
          ],
          [
            "Até o conserto, use a chave ou a botoeira de dentro no portão social. A garagem continua com o controle.",
            "Enquanto isso, o portão social abre pela chave, e a garagem, pelo controle.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "Consertar ou trocar a unidade da rua"],
        slots: [
          [
            "O técnico mede a fonte e o cabo, refaz a emenda em caixa fechada e prende o aparelho com parafuso e moldura. Se a placa partiu, troca só a unidade de fora, quando há peça da mesma linha.",
            "A unidade da rua pode ser trocada sozinha, se existe da mesma linha do aparelho de dentro. Do contrário, troca-se o conjunto e se aproveita o cabo.",
          ],
          [
            "Onde o aparelho apanha sempre, muda-se o lugar ou se põe uma caixa de proteção. O valor sai pelas fotos, antes da visita.",
            "Se o ponto fica no caminho de carro ou de entrega, vale mudar de parede ou pôr moldura de metal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso colar o interfone na parede?",
        answers: [
          "Só depois de o técnico testar; cola não segura e fecha a passagem do conserto. O certo é parafuso e bucha.",
          "Não é a solução: ele cai de novo e a água entra por trás.",
        ],
      },
      {
        question: "Quem paga o interfone quebrado pelo entregador?",
        answers: [
          "Em regra, quem quebrou ou a empresa dele, com prova. Guarde a imagem, o horário e o orçamento.",
          "Quem causou o dano, se você puder mostrar. Fotografe e peça o registro à empresa de entrega.",
        ],
      },
      {
        question: "O portão da garagem para se o interfone quebra?",
        answers: [
          "Não, ele tem central e controle próprios. Só para o que dependia da tecla do interfone.",
          "Não. O controle continua abrindo.",
        ],
      },
    ],
    photo: "fotos do interfone, da parede e do aparelho de dentro",
  },
  {
    id: "motor-veio-sem-controle",
    broader: "controle",
    label: "Motor comprado sem controle",
    phrase: "o controle que não veio com o motor",
    asks: [
      "motor veio sem controle",
      "motor sem controle remoto",
      "comprei motor sem controle",
      "motor veio sem controle remoto",
      "motor não veio controle",
      "motor não veio com controle",
      "kit veio sem controle",
      "motor usado sem controle",
      "comprei motor usado sem controle",
      "motor shopee sem controle",
      "motor internet sem controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o motor veio sem controle, veja o anúncio e a caixa: se o controle estava incluído, peça à loja o que falta, dentro dos 7 dias da compra pela internet. Se não estava, compra-se um da mesma frequência e do mesmo tipo de código da central e grava-se nela. A foto da etiqueta e da placa mostra qual serve.",
        "Motor comprado sem controle funciona com qualquer um compatível com a central: mesma frequência, em geral 433 MHz, e mesmo código, fixo ou rolante. No motor usado, peça também para apagar a memória, porque os controles do antigo dono ainda abrem. Controle e gravação são orçados juntos, pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual controle comprar para o motor", "O que precisa combinar"],
        slots: [
          [
            "O nome da marca não basta, porque a mesma marca tem receptores diferentes. Olhe estes três itens.",
            "Antes de comprar, confira o que a central aceita.",
          ],
        ],
        bullets: [
          "Frequência: a do receptor, em geral 433 MHz",
          "Código: fixo (também chamado HT) ou rolante (rolling code, HCS)",
          "Receptor: alguns motores são vendidos sem ele, e aí falta a peça inteira",
        ],
      },
      {
        about: "check",
        headings: ["Gravar o controle no motor novo", "Da compra à gravação"],
        slots: [
          [
            "O controle se grava pelo botão da central, conforme o manual. Como ele fica perto da rede elétrica, quem faz é o técnico, com a instalação ou depois dela.",
            "A gravação leva poucos minutos no botão da placa. Sob a tampa há tensão da rede, por isso deixe para o técnico.",
          ],
          [
            "Enquanto isso, o portão pode abrir pela botoeira, o botão de parede. Faça ao menos dois controles, para não ficar sem nenhum.",
            "Até lá, uma botoeira abre o portão por dentro. Grave logo um segundo controle, como reserva.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A loja é obrigada a mandar o controle?",
        answers: [
          "Se o anúncio dizia que vinha, sim. Fale por escrito e guarde a página do anúncio.",
          "Sim, quando ele estava na oferta. Na compra à distância há 7 dias para desistir (CDC, artigo 49).",
        ],
      },
      {
        question: "Posso usar o controle do motor antigo?",
        answers: [
          "Pode, se frequência e código são os mesmos. Grava-se na central nova e testa-se.",
          "Às vezes: o técnico tenta gravar, e a central aceita ou recusa.",
        ],
      },
      {
        question: "Motor usado sem controle vale a pena?",
        answers: [
          "Some ao preço o controle, a gravação e a revisão. Muitas vezes um novo com garantia sai perto disso.",
          "Só se a placa tiver controle à venda. Confira o modelo antes de pagar.",
        ],
      },
    ],
  },
  {
    id: "precisa-trocar-o-trilho-para-o-motor",
    broader: "trilho",
    label: "Precisa trocar o trilho para pôr motor?",
    phrase: "o trilho do portão que vai receber motor",
    asks: [
      "precisa trocar trilho motor",
      "precisa trocar trilho colocar motor",
      "trocar trilho para motor",
      "trocar trilho colocar motor",
      "trocar trilho automatizar",
      "precisa trocar trilho automatizar",
      "trilho serve motor portão correr",
      "trilho velho motor portão",
      "precisa trilho novo motor",
      "trilho especial motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa trocar o trilho para colocar motor, se ele está reto, firme e sem dente gasto: o motor empurra a folha pela cremalheira e usa o trilho que já existe. Troca-se quando a roda pula, quando há trecho torto ou solto ou quando a folha pesa na mão. O motor não conserta trilho ruim, e gasta mais depressa com ele.",
        "O mesmo trilho serve com motor, desde que a folha ande leve e sem saltos de ponta a ponta. Trilho afundado, quebrado ou fora de nível é acertado antes, porque força o motor e pode derrubar a folha. Muitas vezes se troca só um trecho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o trilho aguenta motor", "Teste o trilho antes de automatizar"],
        slots: [
          [
            "No portão ainda manual, ande com a folha até as pontas, devagar, e repare.",
            "Com o portão sem motor, leve a folha de ponta a ponta e observe.",
          ],
        ],
        bullets: [
          "Anda com uma mão só, sem ponto duro",
          "A roda não pula nem raspa no lado do trilho",
          "Não há trecho solto, torto ou com o ferro comido",
          "O batente segura a folha nas duas pontas",
          "A água escoa e não fica parada no trilho",
        ],
      },
      {
        about: "cost",
        headings: ["Trilho e motor: o que entra no orçamento", "O que somar além do motor"],
        slots: [
          [
            "O trilho é cobrado por metro e mede quase o dobro do vão, porque a folha corre até o lado. Só um trecho ruim custa bem menos que a barra toda.",
            "Conta-se o trilho por metro, e ele vai além do vão, até onde a folha para aberta. Trecho trocado sai por menos.",
          ],
          [
            "Com o motor entram a cremalheira, a base e o ponto de energia. Em casa, a referência de motor com mão de obra é de {price.homeSwap}, e o orçamento por foto é grátis.",
            "Para o motor somam-se cremalheira, base e energia. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}, como referência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor precisa de trilho especial?",
        answers: [
          "Não. Ele usa a cremalheira, que vai presa na folha; o trilho do chão é o comum.",
          "Não, só a cremalheira é própria do motor.",
        ],
      },
      {
        question: "Troco as roldanas junto com o motor?",
        answers: [
          "Se chiam, balançam ou travam, sim. Roldana ruim faz o motor novo forçar desde o primeiro dia.",
          "Vale a pena quando estão gastas: o serviço é o mesmo e o motor dura mais.",
        ],
      },
      {
        question: "Dá para pôr motor com trilho no alto?",
        answers: [
          "Dá, em portão suspenso por cima, se a viga é firme. A foto mostra como fixar motor e cremalheira.",
          "Sim, com fixação estudada para o caso; mande fotos dos dois lados.",
        ],
      },
    ],
    photo: "fotos do trilho inteiro e da folha por dentro",
  },
  {
    id: "motor-no-muro-ou-na-parede",
    broader: "instalacao",
    label: "Motor no muro ou na parede",
    phrase: "o motor preso no muro",
    asks: [
      "motor em cima muro",
      "instalar motor em cima do muro",
      "motor no muro",
      "instalar motor muro",
      "motor na parede",
      "instalar motor parede",
      "posso instalar motor parede",
      "motor preso parede",
      "motor na laje",
      "motor no teto",
      "instalar motor teto",
      "motor deslizante parede",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode instalar o motor no muro ou na parede, se o tipo de portão pede isso e se há pilar ou alvenaria firme: o de abrir vai na coluna, e o basculante, na lateral do vão. O de correr fica em base no piso, e só em alguns casos num suporte alto, preso na coluna. Em cima do muro não, porque o motor precisa estar junto da folha.",
        "O motor de portão vai preso onde alcança a folha: coluna ou parede, no basculante e no de abrir, e base no piso, no de correr. Muro oco ou de bloco sem reforço solta o parafuso. Nesse caso se chumba um perfil ou uma chapa antes de montar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o motor fica em cada portão", "O lugar certo por tipo de abertura"],
        slots: [
          [
            "O lugar depende de como a folha se move, e não só do espaço livre.",
            "Cada tipo tem um ponto em que a força chega direta à folha.",
          ],
        ],
        bullets: [
          "Basculante: na lateral do vão, com o braço ligado à folha",
          "De abrir: na coluna, um motor por folha",
          "De correr: base no piso, ao lado da folha, com a cremalheira encostada na engrenagem",
          "De correr em lugar que alaga: suporte alto, com a cremalheira na parte de cima da folha",
        ],
      },
      {
        about: "check",
        headings: ["A parede aguenta o motor?", "O que reforçar antes"],
        slots: [
          [
            "Pilar de concreto e tijolo maciço costumam segurar com chumbador. Bloco oco e reboco solto precisam de chapa dos dois lados ou de um perfil de aço chumbado.",
            "Veja se há pilar atrás do reboco. Sem ele, o reforço vem antes: perfil de aço, chapa ou um pequeno pilar de concreto.",
          ],
          [
            "O motor também não pode ficar sob jato de água nem avançar sobre a calçada. E a chave de destravamento tem de continuar ao alcance de quem está dentro.",
            "Escolha um ponto seco, dentro do terreno, em que se chegue à chave de destravar sem escada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor pode ficar do lado de fora do muro?",
        answers: [
          "Não convém: fica exposto a furto e chuva e avança sobre a calçada, que é pública.",
          "Não, ele vai do lado de dentro, longe da mão de quem passa.",
        ],
      },
      {
        question: "Quanto custa o reforço da parede?",
        answers: [
          "Depende da parede e é orçado pela foto, junto com a instalação.",
          "É um item à parte no orçamento, dado de graça pelas fotos.",
        ],
      },
      {
        question: "Posso mudar o motor de lugar depois?",
        answers: [
          "Pode, se o novo ponto tem apoio, energia e alcança a folha. O motor se aproveita.",
          "Sim, com novo suporte e nova regulagem.",
        ],
      },
    ],
    photo: "fotos da parede, da coluna e do portão por dentro",
  },
  {
    id: "cortar-a-cremalheira",
    broader: "cremalheira",
    label: "Cortar a cremalheira",
    phrase: "o corte da cremalheira",
    asks: [
      "cortar cremalheira",
      "posso cortar cremalheira",
      "pode cortar cremalheira",
      "como cortar cremalheira",
      "serrar cremalheira",
      "cremalheira sobrou",
      "cremalheira comprida demais",
      "cremalheira cortada",
      "diminuir cremalheira",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Pode cortar a cremalheira, só na ponta que sobra e no fundo de um dente, com ela solta da folha e o disjuntor desligado. A de nylon se corta com serra comum, e a de aço, com esmerilhadeira. Deixe dente para a engrenagem com o portão todo aberto e todo fechado, senão a folha para no fim.",
        "A cremalheira pode ser cortada, desde que sobrem dentes nas duas pontas do curso: a engrenagem do motor nunca pode ficar sem dente. Meça antes com o portão aberto e fechado, corte reto entre dois dentes e lime a rebarba. Nunca corte com ela presa sobre o motor, porque o pó de ferro entra na placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como cortar no lugar certo", "Medir antes de cortar"],
        slots: [
          [
            "Corte só depois de saber quanto sobra. A ordem evita perder a barra.",
            "A medida vem primeiro, porque dente cortado não volta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e marque a engrenagem com o portão fechado e aberto.",
          "Deixe pelo menos alguns dentes além de cada marca.",
          "Solte o pedaço da folha antes de cortar.",
          "Corte reto no fundo do dente e lime a rebarba.",
          "Recoloque com a mesma folga da engrenagem e teste uma vez, olhando.",
        ],
      },
      {
        about: "causes",
        headings: ["O que dá errado no corte", "Emenda e folga depois do corte"],
        slots: [
          [
            "Rebarba e corte torto fazem a engrenagem pular a cada volta. Numa emenda, os dentes das duas barras têm de manter o mesmo espaço, e um pedaço de cremalheira encaixado por baixo serve de gabarito.",
            "Dente torto estala e gasta o pinhão. Se o corte fica no meio da folha, acerte a distância entre as barras com um terceiro pedaço encaixado nos dentes.",
          ],
          [
            "Esmerilhadeira solta faísca e pó de metal. Use óculos, longe do motor e da fotocélula, ou deixe o corte com o técnico.",
            "Faísca perto do motor suja a placa e risca a lente do sensor. Quem não tem a ferramenta deve chamar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o pedaço que cortei em outro lado?",
        answers: [
          "Pode, se o passo dos dentes é o mesmo e a emenda fica apoiada. A folga se mede nos dentes.",
          "Sim, com suporte perto da emenda e o mesmo passo.",
        ],
      },
      {
        question: "Quantos metros de cremalheira preciso?",
        answers: [
          "O comprimento da folha, e não o do vão. A sobra se corta na instalação.",
          "Conte a largura da folha e arredonde para cima.",
        ],
      },
      {
        question: "Cremalheira que faltou tem jeito?",
        answers: [
          "Acrescenta-se um pedaço do mesmo modelo. Sem dente no fim, o portão não fecha todo.",
          "Sim, com mais um trecho igual, preso na mesma linha.",
        ],
      },
    ],
    photo: "fotos da cremalheira e da engrenagem do motor",
  },
  {
    id: "quanto-dura-o-controle",
    broader: "controle",
    label: "Quanto dura o controle do portão",
    phrase: "a duração do controle do portão",
    asks: [
      "quanto dura controle portão",
      "quanto dura um controle de portão",

      "quanto tempo dura controle",
      "controle dura quanto tempo",
      "controle remoto quanto tempo dura",
      "vida útil controle",
      "vida útil controle portão",
      "vida útil do controle remoto",
      "durabilidade controle",
      "controle dura quantos anos",
      "quantos anos dura controle",
      "controle remoto portão dura",
    ],
    intent: "question",
    answers: {
      any: [
        "Um controle de portão dura vários anos, em geral mais que muitas pilhas: o que falha primeiro é o botão, o contato da pilha ou a capa. Queda, calor do painel do carro e água é que encurtam a vida dele. A pilha se troca a cada 1 ou 2 anos, e isso não apaga o cadastro.",
        "O controle do portão não tem prazo de validade e costuma durar anos, com a pilha trocada a cada 1 ou 2. O sinal do fim é o botão que falha mesmo com pilha nova e contato limpo. Aí um novo, da mesma frequência e do mesmo código, é gravado na central.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como fazer o controle durar", "O que estraga o controle"],
        slots: [["Quase todo controle morre por descuido, e não por idade.", "Estes cuidados valem mais que a marca."]],
        bullets: [
          "Não deixe no painel do carro, ao sol",
          "Não guarde no bolso com chave que aperte o botão",
          "Troque a pilha quando o alcance cair, antes que ela vaze",
          "Tire a pilha se ele vai ficar meses guardado",
          "Molhou? Tire a pilha e não aperte nada",
        ],
      },
      {
        about: "signs",
        headings: ["Pilha, conserto ou controle novo", "Sinais de que chegou a hora de trocar"],
        slots: [
          [
            "Luz fraca ou alcance curto é pilha. Botão que só funciona com força é a borracha ou a tecla, que às vezes se conserta.",
            "Comece pela pilha do mesmo tipo. Se a luz acende forte e o portão não obedece, mas outro controle abre, o defeito é dele.",
          ],
          [
            "Placa oxidada, trilha partida ou tecla solta pede controle novo. A foto da frente e do verso mostra o modelo e o valor.",
            "Controle molhado por dentro ou quebrado quase nunca compensa reparar. O novo é gravado na central sem mexer no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle velho perde o código?",
        answers: [
          "Não. O código fica no chip e o cadastro, na central, mesmo sem pilha.",
          "Não perde com o tempo nem na troca da pilha.",
        ],
      },
      {
        question: "Controle original dura mais que o genérico?",
        answers: [
          "A capa e o botão costumam ser melhores, mas o cuidado conta mais.",
          "Em geral o acabamento é melhor; na prática, queda e água decidem.",
        ],
      },
      {
        question: "Quantos controles devo ter?",
        answers: [
          "Um por motorista e um de reserva, guardado em casa sem uso diário.",
          "Ao menos um a mais que o número de motoristas.",
        ],
      },
    ],
  },
  {
    id: "portao-recua-um-pouco",
    broader: "para-no-meio",
    label: "Portão anda um pouco para trás",
    phrase: "o portão que recua",
    asks: [
      "anda para trás",
      "portão anda para trás",
      "andando para trás",
      "portão dá ré",
      "anda pouco para trás",
      "volta um pouco quando para",
      "volta um pouquinho quando para",
      "recua um pouco",
      "portão recua",
      "recua antes de abrir",
      "recua quando para",
      "recua depois de fechar",
      "portão anda contrário antes de abrir",
      "portão dá um passo para trás",
      "voltinha para trás",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que anda um pouco para trás quando para está aliviando a pressão contra o batente: milímetros são normais, e centímetros indicam folga na engrenagem, na cremalheira ou no braço. Se ele recua antes de abrir, pode ser a função que solta a trava. Se vai para o lado errado o caminho todo, os fios estão trocados ou o percurso se perdeu.",
        "Quando o portão recua, repare no momento. Antes de abrir, é um toque que algumas centrais dão para liberar a trava elétrica. Depois de parar, é folga ou batente que empurra a folha de volta. No meio do caminho, é obstáculo percebido pela força ou pela fotocélula. A regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O momento em que ele recua indica a causa", "Antes, durante ou depois do movimento"],
        slots: [
          [
            "Filme um ciclo inteiro, de longe, e compare.",
            "Um vídeo de um ciclo mostra em qual destes casos o seu está.",
          ],
        ],
        bullets: [
          "Recua um instante antes de abrir: função de soltar a trava, ou folga que o motor recolhe",
          "Recua ao encostar: batente duro, força alta ou fim de curso tarde",
          "Recua no meio: fotocélula cortada ou folha que prende",
          "Recua sozinho depois de parado: trava do motor gasta ou piso em rampa",
          "Vai sempre para o lado contrário: ligação invertida ou percurso perdido",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "Do ajuste simples à peça"],
        slots: [
          [
            "Primeiro ele mede a folga entre a engrenagem e a cremalheira e reaperta suporte e braço. Depois acerta o ponto de parada e a força, para a folha encostar sem bater.",
            "A visita começa pela folga mecânica e termina na central, com parada e força no ponto. Peça gasta, como engrenagem ou embreagem, é trocada.",
          ],
          [
            "Folha que desce ou corre sozinha depois de parada não deve ser usada. Desligue o disjuntor e não destrave, porque falta trava ou equilíbrio.",
            "Se a folha anda com o motor parado, corte o disjuntor e afaste todos, sobretudo no basculante e em rampa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um recuo de milímetros estraga o motor?",
        answers: [
          "Não, é o alívio normal da engrenagem ao parar.",
          "Não. Ele preocupa quando aumenta ou vem com estalo.",
        ],
      },
      {
        question: "Posso aumentar a força para ele não voltar?",
        answers: [
          "Não. Força alta faz o portão bater e deixar de recuar sobre uma pessoa.",
          "Não: isso esconde a folga e tira a segurança do portão.",
        ],
      },
      {
        question: "Depois da queda de luz ele passou a recuar. Por quê?",
        answers: [
          "A central pode ter perdido o percurso. Com o vão livre, deixe fazer um ciclo inteiro; se não acertar, chame o técnico.",
          "Muitas centrais reconhecem o percurso no primeiro ciclo. Se continuar, a placa precisa ser reprogramada.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro do portão, com som",
  },
  {
    id: "folha-cede-depois-de-fechada",
    broader: "regulagem",
    label: "Portão cede depois de fechado",
    phrase: "o portão que cede depois de fechar",
    asks: [
      "desce um pouco depois de fechar",
      "abaixa um pouco depois de fechar",
      "abaixa depois que fecha",
      "cede depois de fechado",
      "abre um pouco depois de fechar",
      "afrouxa depois de fechar",
      "fica frouxo depois de fechado",
      "portão frouxo fechado",
      "folga portão fechado",
      "portão fechado com folga",
      "sobe um pouco depois de fechar",
      "fecha e afrouxa",
      "mexe depois de fechado",
    ],
    intent: "question",
    answers: {
      any: [
        "Depois de fechado, o portão ceder poucos milímetros é normal: o motor para, e a engrenagem perde a pressão. Não é normal abrir fresta, descer um palmo ou ficar frouxo na mão, porque aí há folga, ponto de parada errado ou trava do motor gasta. No basculante, pare de usar e chame, já que pode ser cabo ou contrapeso.",
        "Portão que fecha e depois cede um pouco tem a parada mal regulada ou folga no braço, na cremalheira ou na engrenagem. Uma acomodação pequena, sem fresta, não tem problema. Se a folha anda na mão ou desce sozinha, desligue o disjuntor; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quanto é normal ceder", "Acomodação ou defeito"],
        slots: [
          [
            "Marque com fita a posição da folha fechada e olhe uma hora depois, sem tocar nela.",
            "Para saber, ponha um pedaço de fita na folha e outro na coluna e compare mais tarde.",
          ],
        ],
        bullets: [
          "Poucos milímetros, sempre iguais: normal",
          "Fresta que deixa ver a rua: parada ou folga",
          "Folha que abre com empurrão leve: trava do motor ou engrenagem",
          "Basculante que desce ou sobe sozinho: cabo, mola ou contrapeso",
        ],
      },
      {
        about: "visit",
        headings: ["O que se regula e o que se troca", "Como o técnico firma a folha"],
        slots: [
          [
            "O técnico acerta o fim de curso, a peça que marca a parada, e tira a folga de braço, suporte e cremalheira. Engrenagem ou embreagem gasta é trocada.",
            "Em geral bastam fim de curso e reaperto. Se a folha cede na mão, ele olha a engrenagem e a embreagem do motor.",
          ],
          [
            "Onde o vento empurra ou a folha é larga, uma trava elétrica resolve o que o motor não segura. Até o acerto, passe o ferrolho por dentro, com o disjuntor desligado.",
            "Folha comprida pode precisar de trava elétrica. Enquanto isso, ferrolho por dentro e disjuntor desligado seguram o portão de correr ou de abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vento pode fazer a folha ceder?",
        answers: [
          "Pode, em chapa fechada e motor com folga. A trava elétrica segura.",
          "Sim, quando o motor já tem folga. Reaperto e trava resolvem.",
        ],
      },
      {
        question: "Posso apertar o batente para não ceder?",
        answers: [
          "Não sem regular a parada: o motor passa a forçar e esquenta.",
          "Batente e parada se acertam juntos, pelo técnico.",
        ],
      },
      {
        question: "É sinal de motor fraco?",
        answers: [
          "Raramente. Quem segura a folha parada é a engrenagem, e não a força do motor.",
          "Não, o motor parado segura pela engrenagem. O que cede é folga ou desgaste.",
        ],
      },
    ],
    photo: "um vídeo do portão fechando e da folga",
  },
  {
    id: "quem-programa-controle",
    broader: "programacao",
    label: "Quem programa controle de portão",
    phrase: "quem grava o controle do portão",
    asks: [
      "quem programa controle perto",
      "quem programa controle perto de mim",
      "quem grava controle perto de mim",
      "quem programa controle",
      "quem programa controle portão",
      "quem grava controle portão",
      "quem codifica controle portão",
      "quem configura controle portão",
      "quem cadastra controle portão",
      "técnico programar controle portão",
      "onde programar controle portão",
      "onde gravar controle portão",
      "onde codificar controle portão",
      "chaveiro programa controle portão",
      "alguém programa controle portão",
      ...combine(
        ["gravar controle", "programar controle", "cadastrar controle", "gravação controle"],
        ["perto", "perto mim", "portão perto", "portão perto mim", "portão domicílio", "domicílio", "portão próximo"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Quem programa o controle do portão é o técnico de portão, no seu endereço, porque a gravação se faz na central do motor, e não só no controle. Atendemos {shop.area}. O chaveiro copia apenas o de código fixo, a partir de outro que funcione. Com a foto do controle e da etiqueta do motor, dizemos o valor antes.",
        "Gravamos controle de portão no local, em {shop.area}: o técnico cadastra os seus na central e, se você quiser, apaga os que se perderam. Chaveiro só resolve quando há um controle de código fixo para copiar. Mande foto dos dois lados do controle e o bairro pelo WhatsApp, {shop.hours}.",
        "O controle do portão é programado na sua casa {em}, e não numa loja, porque a memória fica na central do motor. O técnico grava todos os controles da família numa visita, que em residência parte de {price.preventive}, com regulagem e sem peças. Pela foto do controle, dizemos antes se ele serve.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o controle é programado", "O que o técnico faz na sua garagem"],
        slots: [
          [
            "A gravação leva poucos minutos por controle, e vários se gravam na mesma ida.",
            "Todos os controles da casa são gravados de uma vez, em poucos minutos.",
          ],
        ],
        steps: [
          "Confere a frequência e o código do controle e da central.",
          "Desliga o disjuntor para abrir a tampa e religa para gravar.",
          "Grava cada controle pelo botão da placa ou do receptor.",
          "Apaga os perdidos, se você pediu, e regrava os que ficam.",
          "Testa de perto, da rua e com o portão em movimento.",
        ],
      },
      {
        about: "choose",
        headings: ["Técnico, chaveiro ou você mesmo", "Quem resolve em cada caso"],
        slots: [
          [
            "Com receptor em caixa separada, o manual ensina a gravar, e dá para fazer sozinho. Se o botão fica dentro do motor, perto da rede, deixe com o técnico.",
            "Você mesmo só grava quando o botão está fora do motor, num receptor à parte. Dentro da tampa há tensão.",
          ],
          [
            "O chaveiro serve para a cópia de código fixo. Controle de código rolante, ou sem outro para copiar, precisa da central.",
            "Leve ao chaveiro só o de código fixo. O rolante, que muda a cada toque, se cadastra na placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa programar o controle?",
        answers: [
          "O valor muda com o bairro e com quantos são, e é informado antes, por foto. Gravar vários numa ida sai melhor.",
          "Depende da ida e da quantidade de controles; a foto basta para o orçamento.",
        ],
      },
      {
        question: "Vocês levam o controle também?",
        answers: [
          "Levamos o compatível, se a foto mostra qual é, e ele já sai gravado.",
          "Sim, o novo vai com o técnico e é gravado na hora.",
        ],
      },
      {
        question: "Em condomínio, quem programa?",
        answers: [
          "Quem a administração autoriza, porque a central é do prédio. Peça à portaria ou ao síndico.",
          "A administração ou a empresa dela; o morador não abre a central.",
        ],
      },
    ],
    photo: "fotos do controle, dos dois lados, e da etiqueta do motor",
  },
];
