import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What the small things on a board are for, and what is connected to it. */
export const marcasComoFazerPlaca: NarrowConcept[] = [
  {
    id: "jumper-da-placa",
    broader: "placa",
    label: "Jumper da placa do portão",
    phrase: "o jumper da placa do portão",
    asks: [
      "jumper placa",
      "jumper central",
      "o que é jumper",
      "para que serve jumper",
      "jumper portão",
      "posição jumper",
      "jumpers placa portão",
      "jumper placa [marca]",
      "jumper central [marca]",
      "jumper [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "O jumper da placa do portão é a pecinha que une dois pinos e serve para ligar ou desligar uma função da central, como fechamento automático, fotocélula ou gravação de controle. O nome impresso ao lado, como JP1, se explica no manual do modelo, e só se muda com o disjuntor desligado.",
        "O jumper da central [marca] funciona como uma chave: encaixado nos dois pinos, liga a função; fora deles, desliga. Ele serve para escolher fechamento automático, uso da fotocélula ou lado de abertura, conforme o manual da placa, e a mudança é do técnico, porque ali há tensão da rede.",
        "Para que serve o jumper da placa [marca]: juntando dois pinos, essa pecinha de plástico e metal ativa uma função, e solta a desativa. Fechamento automático, fotocélula e gravação de controle são as comuns; como os nomes mudam de placa para placa, confere-se no manual, sempre sem energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o jumper costuma comandar", "Funções do jumper e da chave DIP"],
        slots: [
          [
            "As funções mais comuns são fechar sozinho depois da pausa, usar a fotocélula, inverter o lado de abertura e o modo condomínio, em que o controle só abre. Em placas antigas, é ele que põe a central em gravação.",
            "Muitas placas escolhem por ele o fechamento automático, a entrada da fotocélula, o lado de abertura ou o modo condomínio, que só aceita o comando de abrir. Nas antigas, também grava controle e percurso.",
            "Fechamento automático, fotocélula, sentido de abertura e modo condomínio (o controle só abre) ficam com frequência em jumpers. Em algumas centrais, um deles inicia a gravação de controles.",
          ],
          [
            "A chave DIP, com alavancas numeradas, faz o mesmo papel: cada número é uma função, ligada ou desligada.",
            "Em outras placas, em vez de jumpers há a chave DIP, uma fila de alavancas pequenas, uma por função.",
            "Quem não tem jumper costuma ter chave DIP, alavanquinhas numeradas que ligam e desligam as mesmas funções.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como o técnico muda o jumper", "A mudança do jumper, na ordem"],
        slots: [
          [
            "Sob a tampa há bornes ligados à rede e capacitor carregado, por isso a mudança é do técnico. Com energia, ou nos pinos errados, o jumper pode queimar a central.",
            "A placa fica junto da tensão da rede, e a tampa só sai na visita. Um jumper trocado com a placa ligada, ou entre pinos errados, queima a central.",
            "Quem mexe é o técnico, pelo risco de choque. Além disso, mudar com a placa energizada pode queimá-la.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão e o nobreak.",
          "Fotografar a placa, com a posição de todos os jumpers.",
          "Ler o nome impresso e procurá-lo no manual.",
          "Mudar um só por vez.",
          "Fechar, religar e testar um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Portão estranho depois de mexer no jumper", "Sinais de jumper na posição errada"],
        slots: [
          [
            "Portão que não fecha pode estar com a entrada da fotocélula ativada sem o sensor ligado. Se passou a fechar sozinho, o fechamento automático foi ligado, e sem fotocélula isso é perigoso: desligue o disjuntor.",
            "Sem fechar, suspeite da entrada de fotocélula habilitada sem fotocélula. Fechando sozinho, alguém ligou o fechamento automático, que exige o sensor, e o disjuntor deve ser desligado até o acerto.",
            "Dois sinais são comuns: o portão que só abre, por fotocélula ativada e ausente, e o que fecha por conta própria, com o fechamento automático ligado. No segundo caso, corte o disjuntor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi um jumper da placa. E agora?",
        answers: [
          "É peça comum de eletrônica e se repõe fácil. Sem ele a função fica desligada, e não se improvisa com fio.",
          "Repõe-se por outro igual, barato e comum. Fio no lugar pode fechar curto entre os pinos.",
        ],
      },
      {
        question: "Não acho o manual. Como sei o que é cada um?",
        answers: [
          "O modelo na etiqueta do motor indica a central, e o nome impresso ao lado do jumper o técnico lê na visita.",
          "Pela etiqueta se chega ao modelo da placa e ao manual. Sem ele, não convém testar posições ao acaso.",
        ],
      },
      {
        question: "Quero que o portão feche sozinho. É só o jumper?",
        answers: [
          "Em muitas placas é ele que liga o fechamento automático, mas só com fotocélula instalada e testada. Sem o sensor, a folha pode fechar sobre alguém.",
          "O jumper pode ligar a função, e antes disso é preciso ter fotocélula funcionando. A pausa e a força se regulam junto.",
        ],
      },
      {
        question: "Quanto custa esse ajuste?",
        answers: [
          "Cabe na visita de regulagem, que em casa parte de {price.preventive}, sem peças. Fotocélula, se faltar, é somada.",
          "Fica na visita de ajuste, a partir de {price.preventive} em residência, fora as peças.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "trimpot-da-placa",
    broader: "placa",
    label: "Trimpot da placa do portão",
    phrase: "o trimpot da placa do portão",
    asks: [
      "trimpot placa",
      "trimpot central",
      "para que serve trimpot",
      "o que é trimpot",
      "trimpot portão",
      "potenciômetro placa portão",
      "potenciômetro central portão",
      "trimpot [marca]",
      "trimpot placa [marca]",
      "botão giratório placa portão",
      "parafuso regulagem placa portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O trimpot é o botãozinho giratório da placa do portão que regula um valor: força do motor, tempo de pausa do fechamento automático ou rampa de desaceleração. O nome vem impresso ao lado (FORÇA, PAUSA, RAMPA); gira-se um pouco por vez, testando, e quem faz é o técnico, porque há tensão da rede por perto.",
        "Para que serve o trimpot: aumentar ou diminuir força, pausa ou desaceleração, girando com chave de fenda pequena, em geral para a direita aumenta. Marque a posição antes; força alta demais machuca e quebra engrenagem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada trimpot regula", "Força, pausa e rampa"],
        slots: [
          [
            "Força: o quanto o motor empurra antes de parar diante de um obstáculo; fica no mínimo que ainda move a folha.",
            "O de força limita o empurrão do motor: o certo é o menor valor em que a folha anda.",
          ],
          [
            "Pausa: quantos segundos o portão espera aberto antes de fechar sozinho; no zero, em muitas placas, a função desliga.",
            "O de pausa conta os segundos até o fechamento automático, que só se usa com fotocélula.",
          ],
          [
            "Rampa: o quanto a folha desacelera antes do batente, para não chegar batendo.",
            "O de rampa ou desaceleração suaviza a chegada ao batente.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A ordem certa para regular", "Como o ajuste é feito"],
        slots: [
          [
            "Antes de girar qualquer coisa, a folha tem de andar leve na mão: regulagem não corrige trilho torto nem contrapeso errado.",
            "Primeiro se alivia a folha; só depois se gira o trimpot, um quarto de volta por vez.",
          ],
          [
            "A posição original é marcada com caneta ou foto, para se poder voltar.",
            "Marca-se a posição antes, e cada giro é seguido de um ciclo inteiro.",
          ],
          [
            "O teste final é em obstáculo macio: a folha precisa parar ou voltar.",
            "No fim, prova-se a parada diante de um obstáculo macio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a regulagem", "Regular na visita"],
        slots: [
          [
            "A regulagem de força e pausa entra na visita de manutenção, que em casa parte de {price.preventive}, sem peças.",
            "Em casa, a visita de manutenção com regulagem parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Girei o trimpot e o portão piorou. O que faço?",
        answers: [
          "Desligue o disjuntor, volte à posição que marcou e teste de longe. Sem marca, não continue: peça a regulagem.",
        ],
      },
      {
        question: "Minha placa não tem trimpot. Como regula?",
        answers: ["Por botões e LED, por menu ou por aplicativo, conforme o modelo; o manual da central diz."],
      },
      {
        question: "Posso pôr a força no máximo?",
        answers: ["Não. No máximo o portão não para em cima de uma pessoa, e a engrenagem e o redutor sofrem."],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "modo-condominio-da-placa",
    broader: "placa",
    label: "Modo condomínio da placa",
    phrase: "o modo condomínio da central do portão",
    asks: [
      "modo condomínio",
      "modo condomínio placa",
      "modo condomínio central",
      "função condomínio placa",
      "função condomínio portão",
      "função condomínio central",
      "ativar modo condomínio",
      "modo coletivo placa portão",
      "modo residencial condomínio placa",
      "modo passo a passo placa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O modo condomínio da placa faz o controle só mandar abrir: enquanto o portão abre, outros toques são ignorados, e ele fecha sozinho depois da pausa. Ativa-se por jumper, chave DIP ou menu da central, com fechamento automático e fotocélula funcionando; quem faz é o técnico, com o manual da placa.",
        "Para ativar o modo condomínio, liga-se na central a função com esse nome (ou COND, COLETIVO), grava-se a pausa e testa-se a fotocélula. Com ela, um morador não para nem fecha o portão em cima do outro; sem fotocélula, não ative.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda no modo condomínio", "Modo residencial e modo condomínio"],
        slots: [
          [
            "No modo residencial, cada toque abre, para, fecha e para de novo; no condomínio, o toque só abre.",
            "Em casa o mesmo botão para e inverte; no condomínio, isso faria um carro fechar o portão no outro, e por isso o toque só abre.",
          ],
          [
            "Se alguém aciona durante o fechamento, o portão volta a abrir.",
            "Um toque durante o fechamento reabre a folha e recomeça a pausa.",
          ],
          [
            "A pausa costuma ficar entre 10 e 20 segundos, e a fotocélula recomeça a contagem a cada carro.",
            "Com fila, a fotocélula segura o portão aberto até o último carro passar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de ativar", "O que precisa estar funcionando"],
        slots: [["Sem estes pontos, o modo condomínio vira risco.", "Confira tudo antes de mudar a função."]],
        steps: [
          "Fotocélula alinhada e testada: com o feixe cortado, a folha não fecha.",
          "Fechamento automático com pausa gravada.",
          "Fim de curso firme nas duas pontas.",
          "Motor com ciclos por hora para o número de carros.",
          "Aviso aos moradores de que o controle não fecha mais o portão.",
        ],
      },
      {
        about: "visit",
        headings: ["Se a sua placa não tem essa função", "Placa sem modo condomínio"],
        slots: [
          [
            "Algumas placas residenciais não têm o modo; aí se troca a central por uma que tenha, compatível com o motor.",
            "Quando a central é só residencial, a saída é uma placa com a função, de mesma tensão, potência e fim de curso.",
          ],
          [
            "Mande a foto da etiqueta do motor: dizemos se a central costuma ter a função e o valor do serviço.",
            "Pela foto da etiqueta do motor respondemos se dá para ativar ou se é caso de outra central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "No modo condomínio, como fecho o portão na hora?",
        answers: [
          "Ele fecha sozinho no fim da pausa. Para o zelador fechar antes, usa-se uma botoeira ligada à entrada de fechar, se a placa tiver.",
        ],
      },
      {
        question: "O modo condomínio serve em casa?",
        answers: [
          "Só onde vários carros usam a mesma entrada. Numa casa, poder parar e fechar pelo controle é melhor.",
        ],
      },
      {
        question: "O modo condomínio gasta mais o motor?",
        answers: [
          "Não por si. O que gasta é o número de aberturas, e por isso o motor precisa ter ciclos para o prédio.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  {
    id: "fechadura-eletrica-na-placa",
    broader: "fechadura",
    label: "Ligar a fechadura elétrica na placa do portão",
    phrase: "a ligação da fechadura elétrica na placa do portão",
    asks: [
      ...combine(
        ["ligar fechadura", "ligar fechadura elétrica", "ligar trava elétrica"],
        ["placa", "central", "motor"],
      ),
      ...combine(
        ["ligar fechadura", "ligar fechadura elétrica", "ligar trava"],
        ["[marca]", "placa [marca]", "motor [marca]"],
      ),
      "fechadura elétrica na placa portão",
      "fechadura elétrica central portão ligação",
      "esquema fechadura elétrica placa portão",
      "módulo trava placa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A fechadura ou trava elétrica se liga na central do portão pela saída de trava da placa [marca], direto ou por um módulo relé, nunca no borne da botoeira, que é entrada. A tensão da saída e a da fechadura, em geral 12 V, têm de combinar; a ligação é do técnico, com o disjuntor desligado.",
        "Para ligar a fechadura elétrica na central do portão, use na placa [marca] a saída de trava, que pode vir marcada TRAVA, FECH ou AUX; sem ela, entra um módulo relé com fonte. Confira a tensão da fechadura, quase sempre 12 V, e deixe a ligação com o técnico.",
        "Onde se liga a trava elétrica na placa [marca]? Na saída de trava da central do portão ou, se ela não existe, num módulo de trava com fonte própria; o borne da botoeira não serve. O manual diz a tensão, que precisa ser a da fechadura, e o serviço se faz sem energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a trava e o motor trabalham juntos", "A ordem do pulso na abertura"],
        slots: [
          [
            "Ao comando de abrir, a central solta a trava e, uma fração de segundo depois, liga o motor. Se os dois saem juntos, a lingueta, o pino que prende a folha, fica presa e o motor força.",
            "A placa manda primeiro o pulso da trava e só então o motor puxa. Sem essa pequena diferença, a folha prende a lingueta, que é o pino da fechadura, e o motor trabalha contra ela.",
            "O portão precisa ser solto antes de se mover, por isso o pulso da trava vem na frente do motor. Chegando ao mesmo tempo, a folha aperta o pino e o esforço vai para o braço.",
          ],
          [
            "A bobina da fechadura é feita para receber energia por instantes, e queima se ficar ligada. O tempo do pulso se regula na central ou no módulo.",
            "Energia contínua queima a bobina em pouco tempo, porque ela foi feita para um toque curto. Esse tempo é ajustado na placa ou no módulo.",
            "Poucos segundos bastam à bobina, que esquenta e se perde com tensão permanente. A duração se programa na própria central ou no relé.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A ligação da fechadura, na ordem", "O que conferir antes de ligar"],
        slots: [
          [
            "Os bornes da rede elétrica ficam ao lado dos da trava, e por isso a ligação na placa é do técnico, com o disjuntor desligado. A ordem do serviço ajuda você a pedir a peça certa.",
            "A parte de dentro da placa fica com o técnico e sem energia, já que os 220 V passam perto. Conhecer a sequência evita comprar módulo ou fechadura errada.",
            "Quem liga é o técnico, com a energia cortada, porque a rede chega aos bornes vizinhos. Com a sequência na mão, você confere o que foi feito.",
          ],
        ],
        steps: [
          "Ler a tensão da fechadura e ver se ela é de pulso.",
          "Procurar no manual a saída TRAVA, FECH ou AUX da placa.",
          "Sem saída, usar o módulo de trava indicado para a central, com fonte da tensão da fechadura.",
          "Passar cabo flexível, longe do cabo de força, com folga na dobra da folha.",
          "Regular o tempo do pulso e testar dez aberturas seguidas.",
        ],
      },
      {
        about: "causes",
        headings: ["Ligou e a fechadura não abre", "Erros comuns na ligação"],
        slots: [
          [
            "Zumbido sem soltar é tensão baixa, por fio fino e longo, ou folha que aperta a lingueta. No primeiro caso engrossa-se o cabo; no segundo, alinha-se o batente.",
            "A bobina que só zumbe recebe pouca tensão, em geral por cabo fino, ou está com o pino pressionado. Troca-se o cabo por um mais grosso ou se acerta o batente.",
            "Quando ela zumbe e não solta, veja a bitola do fio e a pressão da folha no pino. Cabo mais grosso ou batente alinhado resolve, conforme a causa.",
          ],
          [
            "Trava posta no borne da botoeira não abre e pode queimar a placa, porque ali é entrada. Módulo, fechadura e mão de obra são orçados juntos, pela foto da placa e da etiqueta.",
            "No borne da botoeira ela nunca funciona e arrisca a central, que espera ali um contato e não uma carga. O valor do módulo com a ligação vem pela foto.",
            "Ligar na entrada de botoeira é o erro mais caro, pois pode danificar a central. Peça e serviço têm o preço dado em conjunto, pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechadura de interfone serve no portão da garagem?",
        answers: [
          "Serve no portão social. Na garagem usa-se trava própria para automatizador, que aguenta o peso da folha e a pressa do motor.",
          "Em geral não: ela foi feita para porta de pedestre. O portão de carros pede trava reforçada, ligada à central do motor.",
        ],
      },
      {
        question: "Todo motor precisa de trava elétrica?",
        answers: [
          "Não. O motor irreversível segura a folha sozinho; a trava reforça folha larga, de abrir ou exposta ao vento, e o basculante que pode ser forçado.",
          "Nem todos: muitos motores já travam parados. Ela vale onde o vento balança a folha ou alguém poderia forçá-la.",
        ],
      },
      {
        question: "Na falta de luz a trava abre?",
        answers: [
          "A de pulso continua trancada e abre pela chave; o eletroímã, ao contrário, solta sem energia. Deixe a chave à mão, do lado de dentro.",
          "Depende do tipo: fechadura de pulso fica fechada e sai com a chave, eletroímã perde a força. Saiba qual é a sua antes do apagão.",
        ],
      },
      {
        question: "Posso usar a mesma fonte do interfone?",
        answers: [
          "Só se a tensão for a mesma e ela tiver corrente de sobra. Fonte no limite deixa a bobina sem força, e o interfone falha junto.",
          "Não é o melhor: no pulso a fechadura puxa muita corrente e pode derrubar o interfone. Fonte própria evita os dois defeitos.",
        ],
      },
    ],
    photo: "fotos da fechadura e da etiqueta do motor, com o modelo da central, se estiver escrito por fora",
  },
  {
    id: "campainha-como-botoeira",
    broader: "botoeira",
    label: "Botão de campainha como botoeira",
    phrase: "o botão de campainha no lugar da botoeira",
    asks: [
      "campainha botoeira",
      "botão campainha botoeira",
      "campainha como botoeira",
      "usar campainha botoeira",
      "botão campainha abrir portão",
      "usar botão campainha portão",
      "pulsador campainha portão",
      "pulsador botoeira portão",
      "interruptor pulsador portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o botão de campainha serve de botoeira do portão, se for um pulsador simples, normalmente aberto, sem luzinha ligada à rede: dois fios finos vão do botão ao comum e à entrada BOT da placa. O que não pode é aproveitar o fio da campainha, que leva 127 ou 220 V e queima a central.",
        "Pode usar pulsador de campainha como botoeira, porque os dois só fecham contato enquanto apertados. Use botão novo, sem lâmpada, com cabo próprio de comando em baixa tensão; interruptor de luz comum não serve, pois fica ligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ligar o pulsador na placa", "Ligação do botão, na ordem"],
        slots: [
          [
            "A ligação na placa é feita com o disjuntor desligado; na dúvida, deixe com o técnico.",
            "Sob a tampa há bornes da rede ao lado dos de comando: energia cortada antes de tudo.",
          ],
        ],
        steps: [
          "Escolha um pulsador normalmente aberto (NA), sem luz.",
          "Passe um par de fios finos, do tipo de alarme, em tubo separado do cabo de força.",
          "Com o disjuntor desligado, ligue um fio no comum (COM ou GND) e outro na entrada BOT.",
          "Religue e teste um toque curto, com a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["O que dá errado", "Por que nem todo botão serve"],
        slots: [
          [
            "Botão com luzinha alimentada pela rede leva tensão à placa.",
            "Pulsador com LED ligado à rede não serve: a entrada da placa é de baixa tensão.",
          ],
          [
            "Interruptor que fica ligado mantém o comando preso, e o portão não fecha ou não obedece ao controle.",
            "Tecla presa faz o portão ignorar o controle; por isso o botão tem de voltar sozinho.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde instalar o botão", "Lugar seguro para a botoeira"],
        slots: [
          [
            "De onde se vê o portão inteiro, fora do alcance de crianças e de quem está na rua.",
            "À vista da folha, longe da grade, para ninguém apertar pelo lado de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter dois botões no mesmo portão?",
        answers: ["Pode: os dois se ligam em paralelo, na mesma entrada da placa."],
      },
      {
        question: "Que fio usar?",
        answers: ["Cabo fino de comando, como o de alarme, de 0,5 mm², separado do cabo de força."],
      },
      {
        question: "Dá para usar campainha sem fio?",
        answers: [
          "Não o botão dela. Sem fio, use um controle preso na parede ou um receptor avulso com botão próprio.",
        ],
      },
    ],
    photo: "uma foto do botão, da placa com o disjuntor desligado e da etiqueta do motor",
  },
  {
    id: "trocar-placa-sozinho",
    broader: "placa",
    label: "Trocar a placa do portão sozinho",
    phrase: "a troca da placa feita em casa",
    asks: [
      "passo passo trocar central",
      "passo passo trocar central casa",
      "passo passo trocar placa",
      "instalar central conta própria",
      "placa eu mesmo instalar",
      ...combine(["trocar placa"], ["sozinho", "eu mesmo", "em casa", "por conta própria"]),
      ...combine(["trocar placa [marca]"], ["sozinho", "eu mesmo", "em casa"]),
      ...combine(["posso trocar placa", "consigo trocar placa", "como trocar placa sozinho"], ["", "portão", "motor"]),
      "instalar placa sozinho",
      "como trocar placa",
      "como trocar placa portão",
      "trocar placa passo passo",
      "ligar placa nova sozinho",
      "ligar placa portão sozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar a placa do portão sozinho não é boa ideia sem prática em elétrica: além do risco de choque, fio no borne errado queima a placa nova, e motor em curto a queima de novo. Se tem prática, é com o disjuntor desligado, foto de todos os fios antes e o manual da central; depois ainda se grava percurso, força e controles.",
        "Só troque a placa você mesmo se tem prática: o capacitor guarda carga mesmo com o disjuntor desligado, e o motor precisa ser medido antes. O que dá errado em casa é inverter motor e fim de curso, e aí a folha não para no fim. Podemos só instalar a placa que você comprou, com o valor dito pela foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a troca envolve", "Da foto dos fios ao teste"],
        slots: [
          [
            "É o que o técnico faz, nesta ordem; serve para você saber o que está pagando.",
            "A ordem é esta, e pular uma etapa costuma custar a placa nova.",
          ],
        ],
        steps: [
          "Conferir tensão, potência, tipo de fim de curso e código dos controles da placa nova.",
          "Desligar o disjuntor e o nobreak e descarregar o capacitor.",
          "Fotografar e marcar todos os fios: rede, motor, capacitor, fim de curso, botoeira, fotocélula.",
          "Medir o motor antes de ligar a placa.",
          "Passar os fios um a um, conferindo o nome do borne no manual.",
          "Gravar percurso, regular força e pausa, cadastrar controles e testar a fotocélula.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a placa nova queima na estreia", "Erros que custam a placa"],
        slots: [
          [
            "Motor ou capacitor em curto, que já tinha queimado a primeira, queima a segunda.",
            "A causa da queima continua lá: motor em curto, acessório em curto ou tensão errada.",
          ],
          [
            "Rede ligada em borne de comando, ou 220 V em placa de 127 V, acaba com ela na hora.",
            "Tensão errada ou rede no borne de baixa tensão queima a placa no primeiro segundo.",
          ],
          [
            "Ligação errada quase sempre tira a garantia da peça.",
            "Placa queimada por ligação errada não tem troca em garantia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Só a instalação da placa", "Se você já tem a placa"],
        slots: [
          [
            "Instalamos a placa que você comprou, depois de ver por foto se ela serve no motor; o valor da mão de obra é dito antes.",
            "Com a placa em mãos, mande a foto dela e da etiqueta do motor: dizemos se serve e o valor da instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a placa e manter os controles?",
        answers: [
          "Dá, se a placa nova aceitar a mesma frequência e o mesmo código. Depois todos são gravados de novo.",
        ],
      },
      {
        question: "A placa nova já vem programada?",
        answers: ["Não: percurso, força, pausa e controles são feitos no local, em cada portão."],
      },
      {
        question: "Como sei se é a placa mesmo?",
        answers: [
          "Antes se descartam energia, fusível, fotocélula, botoeira e capacitor, que dão o mesmo sinal. Isso é medição.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
];
