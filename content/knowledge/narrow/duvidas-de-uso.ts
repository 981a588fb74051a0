import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What something is for, how it is switched on, and what follows from doing it oneself. */
export const duvidasDeUso: NarrowConcept[] = [
  {
    id: "semaforo-e-sirene-de-saida",
    broader: "sinaleiro",
    label: "Semáforo e sirene na saída da garagem",
    phrase: "o semáforo e a sirene da saída da garagem",
    asks: [
      "instalar semáforo garagem",
      "instalação semáforo garagem",
      "semáforo garagem preço",
      "semáforo estacionamento",
      "semáforo portão",
      "semáforo vaga garagem",
      "semáforo sirene",
      "sirene semáforo saída garagem prédio",
      "semáforo e sirene garagem",
      "semáforo sirene garagem prédio",
      "semáforo saída garagem",
      "semáforo saída garagem prédio",
      "semáforo saída veículos",
      "sinalização saída garagem",
      "sinalização saída garagem prédio",
      "alerta saída garagem",
      "semáforo garagem",
      "semáforo para garagem",
      "semáforo garagem condomínio",
      "semáforo garagem prédio",
      "semáforo condomínio",
      "semáforo prédio",
      "semáforo rampa garagem",
      "semáforo rampa condomínio",
    ],
    intent: "buying",
    answers: {
      any: [
        "O semáforo para garagem de condomínio ou prédio mostra verde e vermelho nas pontas da rampa, para um carro não encontrar o outro, e é comandado pela central do portão ou por um sensor. A instalação inclui o cabo até as duas pontas e um relé na placa. Fotos da rampa e da etiqueta do motor bastam para o orçamento grátis.",
        "Instalamos semáforo de garagem {em}, em condomínio ou prédio, com verde e vermelho nas pontas da rampa ou na saída, para um carro não encontrar o outro. Ele é comandado pela central do portão ou por um sensor. A sirene com luz, para o pedestre, é opcional, e fotos da rampa bastam para o orçamento.",
        "O semáforo de garagem mostra verde ou vermelho a quem entra e a quem sai da rampa, por comando da central do portão ou de um sensor. A instalação leva um relé na placa e cabo até cada ponta, e a sirene com luz da calçada, para o pedestre, é outro aparelho.",
        "Na saída de garagem de prédio, o semáforo de duas cores organiza os carros na rampa, e a sirene, com luz piscante, avisa o pedestre na calçada. Os dois são ligados à central do portão e funcionam desde que ele começa a abrir até fechar. O valor depende do cabo e do número de aparelhos.",
        "O semáforo e a sirene de saída de garagem fazem coisas diferentes: o semáforo diz ao motorista se pode passar, e a sirene com luz avisa quem anda na calçada. Em prédio, a luz funciona sempre e o som fica em volume baixo, conforme a regra da cidade. Os dois são ligados à central do portão.",
        "O semáforo de garagem, em prédio ou condomínio, evita que dois carros se encontrem na rampa, com verde para um lado e vermelho para o outro, por comando da central do portão ou de um sensor. A instalação inclui relé e cabo até as pontas, e a sirene com luz, que avisa o pedestre, é opcional.",
        "Para a saída de garagem do condomínio instalamos semáforo e sirene, ligados à central do portão: o primeiro diz ao motorista se a rampa está livre, e a segunda, com luz, alerta quem passa a pé. O orçamento conta aparelhos, cabo e relé e é feito por fotos da rampa e da calçada.",
      ],
      price: [
        "O preço do semáforo de garagem soma os dois focos, verde e vermelho, o cabo até as pontas da rampa, o relé ou sensor e a instalação. O comprimento do cabo e o número de focos são o que mais muda o valor, que sai por foto e é informado antes da visita.",
        "O preço do semáforo e da sirene da saída de garagem soma os aparelhos, o cabo até a central do portão e a instalação. A distância da rampa até a central é o que mais muda o valor. Fotos da rampa e da calçada bastam para o orçamento, que é grátis.",
        "O preço do semáforo de garagem depende do comprimento da rampa, que define o cabo, e de quantos focos são precisos; o relé ou sensor e a mão de obra completam o valor. A sirene com luz é um item à parte, e o orçamento é feito por fotos.",
        "No preço do semáforo e da sirene, o que mais muda é o cabo, pela distância da rampa à central, seguido do número de focos verde e vermelho. O relé, a instalação e o aviso da calçada completam o valor, orçado por fotos antes da visita.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o semáforo e a sirene são ligados", "O que a central do portão comanda"],
        slots: [
          [
            "A central aciona a luz e o som por saída própria ou por um relé, que liga quando o portão se move. Em rampa de um carro por vez, o semáforo dá verde a um lado e vermelho ao outro, com prioridade para quem entra da rua.",
            "Muitas centrais têm saída de sinaleiro, e nas outras um relé liga os aparelhos quando o portão se move. Na rampa em que só passa um carro, o vermelho aparece na garagem enquanto alguém entra da rua.",
            "Os aparelhos são ligados a uma saída própria da central ou a um relé. Quando a rampa é de um carro por vez, uma programação simples dá verde a quem vem da rua e vermelho a quem está embaixo.",
            "O sinal vem da placa do motor, pela saída de sinaleiro ou por um relé que acompanha o movimento. Para rampa estreita programa-se a preferência: quem chega da rua recebe verde, e quem está na garagem espera no vermelho.",
            "O portão em movimento aciona a luz e a sirene, seja pela saída que a central já tem, seja por um relé acrescentado. Na rampa em que passa um carro só, o vermelho aparece embaixo enquanto a entrada está ocupada.",
          ],
          [
            "Onde o portão fica longe da rampa, um sensor ou laço no piso liga o aviso quando o carro começa a subir.",
            "Se a rampa é comprida, um sensor no piso ou na parede percebe o carro antes de ele chegar ao portão.",
            "Em rampa longa usa-se um sensor próprio, que aciona o vermelho assim que o carro entra nela.",
            "A garagem funda precisa de um sensor no caminho, enterrado no piso ou na lateral, para o aviso começar junto com a subida do carro.",
            "Se entre a vaga e o portão há muita rampa, esperar o portão abrir é tarde, e por isso um sensor de piso ou de parede liga o sinal antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Só luz, só som ou os dois", "Volume, horário e regra da cidade"],
        slots: [
          [
            "Na saída de garagem coletiva, a Resolução 38/1998 do Contran prevê luz e som para o pedestre. Escolha uma sirene de volume regulável, mais baixa à noite se a cidade permitir, e luz de LED que pisque sempre que o portão se move.",
            "Prédio e estacionamento devem ter aviso luminoso e sonoro na saída, pela Resolução 38/1998 do Contran. O volume ajustável evita reclamação, e a lei municipal diz se ele pode ser baixado à noite.",
            "A Resolução 38/1998 do Contran prevê luz e som na saída coletiva, e o município pode fixar horário. Por isso vale o modelo com volume regulável e luz de LED.",
            "O aviso duplo, sonoro e luminoso, é o que a Resolução 38/1998 do Contran prevê para saídas de garagem coletiva. A prefeitura pode tratar do horário do som, o que é motivo para preferir volume ajustável.",
            "Quem sai de garagem coletiva precisa avisar o pedestre por luz e por som, conforme a Resolução 38/1998 do Contran. O som regulável permite baixar à noite onde o município autoriza, e o LED pisca sempre que a folha se move.",
          ],
          [
            "O semáforo da rampa não é exigido por essa norma, porque é organização interna, decidida pelo condomínio. Nenhum aviso substitui a fotocélula, o sensor que para a folha.",
            "O semáforo da rampa é escolha do prédio, e a fotocélula, que detém o portão com alguém no vão, continua necessária.",
            "O semáforo interno é decisão do condomínio. A luz e a sirene apenas avisam, e quem impede a folha de fechar sobre alguém é a fotocélula.",
            "O sinal da rampa fica a critério do condomínio, pois a norma trata da calçada. Nenhum aviso detém o portão, e por isso a fotocélula, o sensor do vão, continua indispensável.",
            "Dentro do prédio, a decisão de pôr semáforo é dos moradores. A luz e a sirene só alertam, e o sensor de passagem, a fotocélula, segue indispensável.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação, da rampa ao teste", "Como o técnico instala e testa"],
        slots: [
          [
            "O foco é fixado onde o motorista o vê antes de entrar na rampa, e a sirene com luz, no alto da fachada, visível dos dois lados da calçada. O cabo segue em eletroduto até a central, ligado com o disjuntor desligado.",
            "Cada foco fica à vista de quem chega, e o aviso da rua, acima da calçada e sem galhos na frente. Os cabos correm em duto até a placa e são ligados sem energia.",
            "O técnico escolhe um ponto em que o motorista ainda pode parar e, na fachada, um que o pedestre enxergue de longe. A ligação é feita em duto, com a central desligada.",
            "A posição dos focos é definida primeiro: antes da rampa, com espaço para frear, e na fachada, alto o bastante para ser visto de longe nos dois sentidos. Depois o eletroduto leva o cabo à placa, e a ligação é feita sem corrente.",
            "O motorista e o pedestre olham de lugares diferentes, por isso o semáforo fica na entrada da rampa e a sirene com luz, acima da calçada, sem árvore na frente. A fiação segue protegida até a central, que é desligada no quadro.",
          ],
          [
            "O teste cobre abertura, fechamento e parada no meio, com uma pessoa na rampa e outra na calçada.",
            "No fim, dois ciclos completos confirmam a troca de cores e o aviso na rua.",
            "Depois o técnico testa cada situação, com carro subindo e descendo, e confere da calçada a luz e o som.",
            "A entrega é feita com carros subindo e descendo e com o portão parado no meio, e uma pessoa na rua confere o som e a luz.",
            "O serviço só termina depois que as cores trocam na hora certa e o alarme toca na calçada, em aberturas e fechamentos inteiros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Semáforo e sirene servem em qualquer motor?",
        answers: [
          "Em quase todos: se a placa não tem saída para sinaleiro, um módulo de relé faz a ligação.",
          "Servem na maioria. A etiqueta do motor mostra se a central tem saída própria ou se é preciso um relé.",
          "Sim, em geral: a central com saída de sinaleiro liga direto, e a que não tem recebe um relé.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Depende do cabo: com duto pronto o serviço costuma caber num dia, e uma rampa longa sem passagem de cabo leva mais.",
          "O que demora é levar o cabo de uma ponta à outra da rampa. Havendo duto, o resto é rápido.",
          "O cabo define o prazo. Com eletroduto livre, um dia costuma bastar; abrir caminho ao longo da rampa aumenta o serviço.",
        ],
      },
      {
        question: "O semáforo funciona sem luz?",
        answers: [
          "Só com nobreak, que pode ser o mesmo do portão, se ele tiver capacidade para isso.",
          "Sem reserva de energia, não. Um nobreak dimensionado mantém portão e sinalização por algum tempo.",
          "Não, ele apaga na falta de luz, a menos que haja nobreak com capacidade para o portão e a sinalização ao mesmo tempo.",
        ],
      },
      {
        question: "Dá para comandar o semáforo pela portaria?",
        answers: [
          "Dá, com uma chave ou botoeira na portaria, além do comando automático.",
          "Sim, acrescenta-se um comando manual, útil em mudança ou obra na rampa.",
          "Sim: o porteiro usa uma chave que assume as cores quando precisa, por exemplo numa mudança, e o automático continua no resto do tempo.",
        ],
      },
    ],
    photo: "fotos da saída vista da calçada e da rampa, e da etiqueta do motor",
  },
  {
    id: "ativar-fechamento-automatico",
    broader: "regulagem",
    label: "Ativar o fechamento automático",
    phrase: "o fechamento automático do portão",
    asks: [
      "funciona fechamento automático",
      "o que é fechamento automático",
      "fechamento automático funciona",
      "colocar fechamento automático",
      "pôr fechamento automático",
      "instalar fechamento automático",
      "como fazer portão fechar sozinho depois tempo",
      "fazer portão fechar sozinho depois tempo",
      "portão fechar sozinho depois de um tempo como fazer",
      "como colocar portão fechar sozinho",
      "ativar fechamento automático",
      "fechamento automático [marca]",
      "fechamento automático motor [marca]",
      "fazer fechar sozinho",
      "fazer portão fechar sozinho",
      "colocar fechar sozinho",
      "programar fechar sozinho",
      "fazer fechar sozinho depois segundos",
      "programar fechar sozinho segundos",
      "como fechar sozinho depois segundos",
      "ativar fechamento",
      "ligar fechamento automático",
      "habilitar fechamento automático",
      "programar fechamento automático",
      "configurar fechamento automático",
      "colocar fechamento automático",
      "acionar fechamento automático",
      "regular fechamento automático",
      "ajustar fechamento automático",
      "como fechamento automático",
      "como funciona fechamento automático",
      "fechamento automático como",
      "programar tempo fechamento",
      "regular tempo fechamento",
      "ajustar tempo fechamento",
      "configurar tempo fechamento",
      "programar portão fechar sozinho",
      "configurar portão fechar sozinho",
      "programar pausa",
      "ativar pausa",
      "como ativar pausa",
      "programar fechamento automático placa",
      "programar fechamento automático [marca]",
      "temporizador fechamento automático",
      "temporizador fechamento",
      "temporizador fechar sozinho",
      "timer fechamento automático",
      "temporizador portão eletrônico",
      "temporizador motor portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O fechamento automático funciona contando os segundos: com o portão aberto, a central espera a pausa, em casa de 15 a 30 segundos, e manda fechar sozinha. Se alguém corta o feixe da fotocélula, a folha para e reabre. Só se ativa com a fotocélula instalada e testada.",
        "Para colocar fechamento automático no portão, teste primeiro a fotocélula e depois grave na central o tempo de pausa, que são os segundos em que o portão espera aberto antes de fechar sozinho. Em casa, use de 15 a 30 segundos. Se o ajuste fica sob a tampa do motor, o técnico grava, em visita a partir de {price.preventive} em residência, sem peças.",
        "Para fazer o portão fechar sozinho depois de um tempo, ativa-se o fechamento automático na central do motor [marca] e grava-se a pausa, em casa de 15 a 30 segundos. Antes disso, a fotocélula precisa estar instalada e testada. Quando o ajuste fica sob a tampa, o técnico grava, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para configurar o fechamento automático do motor [marca], grave na central o tempo de pausa, que são os segundos em que o portão fica aberto antes de fechar sozinho. Em casa, use de 15 a 30 segundos, com a fotocélula já testada. Se o botão de ajuste fica sob a tampa, quem grava é o técnico, em visita a partir de {price.preventive} em residência, sem peças.",
        "O fechamento automático do motor [marca] é ativado no ajuste de pausa da central, por botão, chave ou menu, conforme o manual da placa. Antes de ativar, teste a fotocélula, que impede o portão de fechar sobre alguém. Debaixo da tampa há tensão da rede, e aí o ajuste é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Programar o tempo de fechamento é gravar a pausa na central do motor [marca], em geral de 15 a 30 segundos em casa. O modo de gravar muda com a placa e está no manual. Teste antes a fotocélula, e deixe com o técnico o ajuste que fica sob a tampa: a visita residencial custa a partir de {price.preventive}, sem peças.",
        "Você ativa o fechamento automático do motor [marca] e ajusta o tempo na mesma função, a pausa da central: com zero ela fica desligada, com 15 a 30 segundos o portão fecha sozinho. Faça isso com a fotocélula funcionando. Placa que só se ajusta com a tampa aberta é do técnico, a partir de {price.preventive} em residência, sem peças.",
        "O temporizador de fechamento automático do portão já vem na maioria das centrais: é a função de pausa, que conta os segundos com o portão aberto e depois manda fechar. Em casa, use de 15 a 30 segundos, com a fotocélula testada. Se a sua placa não tem a função, o técnico liga um temporizador à parte ou orça outra central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ativar o fechamento automático, passo a passo", "Passos para configurar a pausa"],
        slots: [
          [
            "A fotocélula, o par de sensores que vê quem passa, vem primeiro, porque o portão vai fechar sem ninguém olhando. Se o motor tem botão externo ou aplicativo, você mesmo faz o ajuste pelo manual.",
            "Comece pela fotocélula, os dois sensores nas laterais do vão. Só faça o ajuste em casa se houver botão por fora ou aplicativo.",
            "Sem fotocélula, deixe a função desligada: o portão não enxerga carro nem criança. Com ela funcionando e com botão externo ou aplicativo, o ajuste pode ser feito em casa.",
          ],
        ],
        steps: [
          "Com o portão fechando, passe um cabo de vassoura na frente da fotocélula: a folha tem de parar ou voltar.",
          "Veja o modelo na etiqueta do motor e procure no manual o ajuste de pausa, também chamado de fechamento automático.",
          "Com botão externo ou aplicativo, grave a pausa. Se o ajuste fica na placa, deixe com o técnico.",
          "Abra o portão com o controle e conte quantos segundos ele fica aberto.",
          "Repita três vezes olhando, uma delas com alguma coisa na frente da fotocélula no fim da pausa.",
        ],
      },
      {
        about: "choose",
        headings: ["Quantos segundos de pausa usar", "O tempo certo para cada casa"],
        slots: [
          [
            "Com menos de 15 segundos falta tempo para quem entra de ré; com mais de 30, a casa fica aberta sem motivo. Cronometre a sua manobra mais lenta e some uns 5 segundos.",
            "Pausa curta demais pega o carro no meio da manobra, e pausa longa deixa a casa exposta. Meça quanto você leva para entrar e acrescente uns 5 segundos.",
            "Conte o tempo da manobra mais demorada e deixe 5 segundos de folga. Em casa isso costuma dar de 15 a 30 segundos.",
          ],
          [
            "Onde há criança, animal ou calçada movimentada, aumente a pausa e pense num segundo par de fotocélulas. Várias centrais também fecham poucos segundos depois que o carro sai da frente do sensor.",
            "Se há criança ou bicho por perto, dê mais tempo e instale outro par de sensores. Muitas placas têm ainda a função de fechar logo depois da passagem do carro.",
            "Calçada estreita, criança ou animal pedem pausa maior e duas fotocélulas. Para não esperar à toa, muitas centrais podem fechar logo depois que o carro passa pelo sensor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Ativei e o motor [marca] não fecha sozinho", "No motor [marca], por que a pausa não termina"],
        slots: [
          [
            "A causa mais comum é a fotocélula suja ou desalinhada. Com o feixe cortado, a central recomeça a contar e o portão fica aberto. Limpe as duas lentes com pano seco e teste.",
            "Lente suja ou torta impede o fechamento, porque para a placa ainda há alguém no vão. Um pano seco nas duas lentes costuma resolver.",
            "Quase sempre a fotocélula está suja ou fora de posição, e a contagem nunca termina. Comece limpando as lentes.",
          ],
          [
            "Se elas estão boas, a folha pode não ter chegado ao fim da abertura, ponto em que muitas placas começam a contar. Central antiga pode nem ter a função, e nesse caso precisa ser trocada.",
            "Com as lentes limpas, a suspeita passa ao fim de curso de abertura, o sensor do fim do caminho: sem ele, muitas centrais não começam a contar. Placa antiga às vezes não tem o recurso.",
            "Outra razão é a abertura incompleta, porque a contagem só começa quando o portão chega ao fim. Por último, há placas velhas sem essa função, que só trocando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como desativo o fechamento automático?",
        answers: [
          "No mesmo ajuste: pausa em zero ou chave desligada, conforme a central. A fotocélula continua ligada, porque protege também quando você fecha pelo controle.",
          "Volte ao ajuste de pausa e zere o tempo, ou desligue a chave da função, como mostra o manual. A fotocélula fica como está.",
          "Zerando a pausa ou desligando a função na central. O portão volta a fechar só pelo controle, e a fotocélula segue protegendo.",
        ],
      },
      {
        question: "Dá para o portão fechar sozinho só à noite?",
        answers: [
          "Dá em algumas centrais, com módulo ou aplicativo que programa horário. Na maioria, a função fica ligada ou desligada o dia todo.",
          "Depende da placa: as que aceitam módulo de celular costumam ter horários. Nas outras, vale o mesmo modo dia e noite.",
          "Só se a central ou o módulo de celular permitir programar horário. O manual da placa diz se o seu tem.",
        ],
      },
      {
        question: "Posso usar sem fotocélula, já que o motor volta ao bater?",
        answers: [
          "Não. Para voltar, a folha precisa primeiro encostar em alguém, e motor mal regulado nem volta. A fotocélula para antes do toque.",
          "Não é seguro: a reversão só age depois da batida e falha se a força estiver alta. O sensor no vão evita o contato.",
          "Não. A volta depois da batida é o último recurso, e a força errada a anula. Com a fotocélula, o portão nem chega a encostar.",
        ],
      },
      {
        question: "Quanto custa pôr fotocélula junto?",
        answers: [
          "O par é cobrado como peça, mais a passagem do fio, e o valor sai pela foto do vão e da etiqueta. A gravação da pausa entra na mesma visita.",
          "Depende do modelo e de onde o fio passa, e o orçamento por foto é grátis. Com tudo feito na mesma visita, a gravação da pausa não exige outra.",
          "O valor muda com o modelo e com o caminho do fio: quando há eletroduto até as duas colunas, sai mais barato. A foto do vão basta para orçar.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas fotocélulas",
  },
  {
    id: "fechamento-automatico-perigo",
    broader: "regulagem",
    label: "Fechamento automático é perigoso?",
    phrase: "o risco do fechamento automático",
    asks: [
      "fechamento automático perigoso",
      "fechamento automático perigo",
      "fechamento automático seguro",
      "fechamento automático vale pena",
      "fechamento automático risco",
      "fechamento automático criança",
      "fechamento automático cachorro",
      "fechamento automático sem fotocélula",
      "vale pena fechamento automático",
      "fechamento automático pode bater carro",
    ],
    intent: "question",
    answers: {
      any: [
        "O fechamento automático do portão é perigoso só sem fotocélula, o par de sensores que faz a folha voltar quando há alguém no vão. Com ela testada, a força regulada e uma pausa de 15 a 30 segundos, é seguro e evita esquecer o portão aberto. Sem o sensor, deixe a função desligada.",
        "Vale a pena usar fechamento automático se o portão tem fotocélula que funciona e a folha recua ao encontrar um obstáculo. Não use onde criança brinca na passagem ou onde o basculante fecha sem visão. O teste é simples: com um cabo de vassoura na frente do sensor, a folha tem de voltar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que precisa existir antes de ativar", "As quatro condições de segurança"],
        slots: [
          [
            "A função só deve ser ligada quando todas estas condições estão em ordem. Se faltar uma, feche pelo controle, olhando a folha.",
            "Antes de deixar o portão fechar sozinho, confira estes pontos. Um só que falhe é motivo para manter a função desligada.",
          ],
        ],
        bullets: [
          "Fotocélula limpa e testada, na altura de 40 a 60 cm do piso",
          "Força regulada: a folha volta ao tocar em um obstáculo",
          "Pausa longa o bastante para a manobra mais lenta",
          "Passagem sem criança, animal ou carro parado no meio",
        ],
      },
      {
        about: "check",
        headings: ["Como testar se é seguro", "Teste da fotocélula e do recuo"],
        slots: [
          [
            "Faça o teste em pé, ao lado, fora do caminho da folha. Repita uma vez por mês, porque poeira e batida tiram o sensor do lugar.",
            "Teste sempre com um objeto, nunca com o corpo, e do lado de fora do caminho da folha.",
          ],
        ],
        steps: [
          "Mande fechar e passe um cabo de vassoura na frente da fotocélula: a folha para ou volta.",
          "Ponha uma caixa de papelão vazia no caminho do portão de correr ou de abrir: ao tocar, a folha volta.",
          "Deixe fechar sozinho três vezes e conte os segundos de espera.",
          "Se falhar uma vez, desligue a função e chame o técnico.",
        ],
      },
      {
        about: "choose",
        headings: ["Onde convém e onde não convém", "Quando deixar desligado"],
        slots: [
          [
            "Convém em casa com portão à vista e em prédio com dois pares de fotocélulas e sinaleiro. Não convém onde criança brinca na entrada, onde o carro espera embaixo do basculante ou onde o sensor vive sujo. Nesses casos, um aviso no celular de portão aberto resolve o esquecimento.",
            "A função ajuda quem esquece o portão aberto e quem entra sempre com pressa. Em entrada com criança, animal ou carro parado no vão, é melhor fechar pelo controle e pôr um aviso de portão aberto no celular.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode fechar em cima do carro?",
        answers: [
          "Pode, se a fotocélula não vê o carro, por estar alta, baixa ou suja. Um segundo par de sensores, em outra altura, cobre o carro inteiro.",
          "Com um par só, a caminhonete pode ficar fora do feixe. Dois pares em alturas diferentes resolvem.",
        ],
      },
      {
        question: "E se faltar luz com o portão aberto?",
        answers: [
          "Ele não fecha, e em muitas centrais também não fecha quando a luz volta. Com nobreak, continua normal.",
          "Fica aberto até você fechar. Algumas centrais retomam o fechamento quando a energia volta, e por isso a passagem deve estar livre.",
        ],
      },
      {
        question: "Dá para ligar só à noite?",
        answers: [
          "Em algumas centrais e módulos com aplicativo, sim. Na maioria, a função fica sempre ligada ou sempre desligada.",
          "Depende da central. Um módulo com horário permite, mantendo a fotocélula ligada o dia todo.",
        ],
      },
      {
        question: "Quanto custa pôr a fotocélula?",
        answers: [
          "O par com a instalação é orçado de graça, pela foto do vão e da etiqueta do motor.",
          "O valor vem por foto e depende do caminho do fio. A gravação da pausa entra no mesmo serviço.",
        ],
      },
    ],
    photo: "fotos do vão, das fotocélulas e da etiqueta do motor",
  },
  {
    id: "velocidade-com-inversor",
    broader: "tempo-de-abertura",
    label: "Aumentar a velocidade com inversor",
    phrase: "o aumento da velocidade com inversor",
    asks: [
      "motor comum aceita placa inversora",
      "motor comum aceita central inversora",
      "comum aceita placa inversora",
      "aumentar velocidade inversor",
      "velocidade inversor",
      "inversor deixar rápido",
      "portão rápido inversor",
      "colocar inversor",
      "instalar inversor",
      "pôr inversor motor",
      "trocar motor inversor",
      "inversor preço",
      "inversor valor",
      "inversor quanto custa",
      "inversor quanto fica",
      "inversor motor antigo",
    ],
    intent: "price",
    answers: {
      any: [
        "Aumentar a velocidade do portão com inversor fica em {price.jetflex}, instalado, no basculante de até {width.quarterHp}: é o JetFlex, que abre em {opening.jetflex}. O motor comum, de capacitor, não aceita placa inversora, então se troca o motor; nos outros portões, a troca em casa vai de {price.homeSwap}.",
        "Não dá para colocar inversor só na placa do motor comum: ele é monofásico, de capacitor, e o inversor comanda motor trifásico. Para ganhar velocidade se troca o conjunto, que no basculante de até {width.quarterHp} sai por {price.jetflex}, instalado, e abre em {opening.jetflex}.",
        "Para o portão ficar mais rápido com inversor de frequência, troca-se o motor de capacitor por um que já o traz. No basculante de até {width.quarterHp} é o JetFlex, de {price.jetflex} com instalação e {opening.jetflex} de velocidade de abertura; no de correr, a troca fica de {price.homeSwap}.",
      ],
      price: [
        "Aumentar a velocidade do portão com inversor custa {price.jetflex}, instalado, no basculante de até {width.quarterHp}: o JetFlex abre em {opening.jetflex}. De correr ou de abrir, a troca em casa por motor com inversor fica na parte alta da faixa de {price.homeSwap}, porque só a peça não se põe em motor de capacitor.",
        "Quanto custa pôr inversor no motor do portão: o conjunto novo, de {price.jetflex} instalado no basculante de até {width.quarterHp}, que passa a velocidade para {opening.jetflex}. Nos outros tipos, o motor com inversor fica perto do teto da troca em casa, de {price.homeSwap}; motor comum não aceita só a placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Só o inversor ou o motor inteiro", "Quando dá para aproveitar o motor"],
        slots: [
          [
            "O motor comum é monofásico, parte com capacitor e tem uma velocidade só. O inversor varia a frequência e comanda motor trifásico, por isso motor e placa vêm juntos.",
            "Quem tem capacitor tem motor monofásico, de velocidade fixa. A placa inversora muda a frequência e foi feita para motor trifásico, então não se mistura um com o outro.",
            "Monofásico com capacitor gira sempre igual, porque segue a rede. Para variar a velocidade é preciso motor trifásico com a central inversora dele.",
          ],
          [
            "Se o seu já tem inversor, a velocidade se ajusta na programação, sem peça nova. Essa regulagem entra na visita em casa, a partir de {price.preventive}, sem peças.",
            "Motor que já é rápido pode estar só com a velocidade baixa na central. Subir isso é regulagem, em visita desde {price.preventive} na residência, fora peças.",
            "Confira antes se o seu não é inversor com a velocidade reduzida. Nesse caso basta programar, o que em casa começa em {price.preventive}, peças à parte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto se ganha de velocidade", "O tempo de abertura, lado a lado"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, a comparação é direta.",
            "Estes são os tempos no basculante de até {width.quarterHp} e as faixas dos outros portões.",
            "Veja o que cada opção entrega em portão basculante de até {width.quarterHp} e nos demais.",
          ],
        ],
        bullets: [
          "Padrão, sem inversor: abre em {opening.padrao}",
          "Speedy, sem inversor: abre em {opening.speedy}",
          "JetFlex, com inversor: abre em {opening.jetflex} e freia antes do fim",
          "De correr ou de abrir: motor com inversor no alto da faixa de {price.homeSwap}",
          "Prédio ou folha pesada: de {price.heavySwap}",
        ],
      },
      {
        about: "safety",
        headings: ["O que a folha precisa antes de acelerar", "Mais velocidade com segurança"],
        slots: [
          [
            "Folha torta, desequilibrada ou com roldana ruim bate mais forte quando anda depressa, e isso se acerta antes. A fotocélula, o sensor da passagem, passa a ser obrigatória.",
            "Antes da velocidade vêm roldana, dobradiça ou contrapeso em ordem, porque a pancada cresce com ela. Some fotocélula, que vê quem passa.",
            "Velocidade em folha ruim vira tranco e solda quebrada. Primeiro se alivia a folha e se instala a fotocélula, o par de sensores do vão.",
          ],
          [
            "No fim, a parada suave e a volta diante de um obstáculo são provadas com objeto macio. A instalação leva de {time.tilting} no basculante.",
            "O serviço termina com a rampa de parada e a reversão testadas numa caixa de papelão. Conte de {time.tilting} no basculante.",
            "Depois de instalado, em {time.tilting} num basculante, o técnico testa a frenagem e o recuo com um obstáculo leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor com inversor gasta mais energia?",
        answers: [
          "Quase não muda a conta: ele trabalha segundos por abertura, e a partida é mais suave. O que gasta um pouco é a central, ligada o dia todo.",
          "A diferença é pequena, porque o portão funciona por segundos. A corrente de partida até diminui.",
        ],
      },
      {
        question: "Trocar a engrenagem deixa o portão mais rápido?",
        answers: [
          "Muda a relação, mas tira força e desgasta o motor. Sem projeto do fabricante, não é o caminho.",
          "Deixa um pouco, à custa de força e de freio. O motor passa a esquentar, e a folha bate no fim.",
        ],
      },
      {
        question: "Meus controles servem no motor com inversor?",
        answers: [
          "Servem se a central nova ler o mesmo código e a frequência; senão, um receptor avulso os aproveita. O kit instalado já vem com controles.",
          "Muitas vezes sim, gravados de novo. De todo modo, o kit do basculante traz os seus.",
        ],
      },
      {
        question: "A placa do inversor é cara de consertar?",
        answers: [
          "É mais cara que a do motor comum e precisa ser da linha. Um protetor contra surto no quadro reduz o risco de perdê-la.",
          "Custa mais e não tem universal. Por isso vale instalar DPS e aterramento junto com o motor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor",
  },
  {
    id: "instalar-abertura-por-celular",
    broader: "modulo-wifi",
    label: "Instalação da abertura por celular",
    phrase: "a instalação da abertura pelo celular",
    asks: [
      "instalação celular",
      "instalar celular",
      "instalação abertura celular",
      "instalar abertura celular",
      "abertura portão celular",
      "abertura celular",
      "colocar portão celular",
      "colocar abertura celular",
      "instalação portão celular",
      "instalação aplicativo portão",
      "instalar aplicativo portão",
      "instalação módulo wifi",
      "instalar módulo wifi",
      "instalar módulo wi-fi",
      "instalação wifi portão",
      "instalar wifi portão",
      "instalador módulo wifi",
      "automação portão celular",
      "instalador módulo wi fi",
      "instalar módulo wi fi",
      "instalar wi fi portão",
      "instalação módulo wi fi",
      "instalação wi fi portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos abertura de portão por celular {em}: um módulo Wi-Fi é ligado à placa do motor que você já tem, ou do novo, se o portão ainda é manual. O Wi-Fi precisa chegar à garagem. O valor do módulo com a instalação vem por foto da etiqueta do motor, antes da visita.",
        "Para abrir o portão pelo celular, um módulo Wi-Fi é ligado à entrada de botão da placa do motor, com o disjuntor desligado, e cadastrado no aplicativo; os controles continuam. A foto da etiqueta diz se o seu motor aceita e dá o preço do aparelho com o serviço. Antes, veja se o Wi-Fi chega ao lado do motor.",
        "A abertura do portão pelo celular é instalada no motor atual com um módulo Wi-Fi, sem trocar nada. Em portão manual, instala-se também o motor. A peça e a mão de obra são orçadas juntas, de graça, por foto da etiqueta, e a garagem precisa ter sinal de internet.",
        "O módulo Wi-Fi que abre o portão por celular é ligado à placa do motor que já está aí; se o portão é manual, põe-se também o motor. Confira se o Wi-Fi alcança a garagem e mande a foto da etiqueta. O preço do aparelho com o serviço vem antes da visita.",
        "Para usar o celular como controle do portão, instalamos um módulo Wi-Fi no seu motor e deixamos o aplicativo pronto, sem tirar os controles de uso. A foto da etiqueta mostra se a placa aceita e permite o orçamento, que é grátis. É preciso ter sinal de internet na garagem.",
      ],
      price: [
        "A instalação da abertura por celular {em} custa o módulo Wi-Fi mais a mão de obra, orçados juntos e de graça pela foto da etiqueta, antes da visita. Sensor de portão aberto e repetidor de sinal são cobrados à parte, só se forem precisos.",
        "Pôr a abertura por celular no portão custa o aparelho, que varia com o modelo e com a placa, e o serviço de ligar e cadastrar, orçados juntos. Mande a foto da etiqueta do motor para saber o total, sem custo. Sensor de posição e repetidor de sinal são opcionais.",
        "O preço da abertura por celular é o do módulo Wi-Fi somado ao serviço de ligar e cadastrar, num valor só, orçado de graça por foto da etiqueta do motor. Quem quer ver se o portão fechou acrescenta um sensor, e garagem sem sinal precisa de um repetidor.",
        "O preço para abrir o portão pelo celular depende do módulo que a sua placa aceita e da mão de obra, cobrados juntos. Com a foto da etiqueta, respondemos antes da visita, sem custo. Repetidor de Wi-Fi e sensor de portão aberto só são cobrados se você precisar.",
      ],
      "how-to": [
        "Para instalar o módulo Wi-Fi e abrir o portão pelo celular, ligam-se dois fios dele à entrada de botoeira da placa, com o disjuntor desligado, e cadastra-se o aparelho no aplicativo, na rede de 2,4 GHz. A parte do aplicativo é sua; a ligação na placa é do técnico, e o valor vem por foto da etiqueta.",
        "O módulo Wi-Fi do portão é ligado no lugar do botão de parede, a botoeira: dois fios na placa, com o disjuntor desligado, e depois o cadastro no aplicativo do celular. Como a placa trabalha junto da rede elétrica, deixe a ligação com o técnico. O orçamento por foto do motor é grátis.",
        "Abrir o portão pelo celular exige um módulo Wi-Fi ligado à entrada de botão do motor e sinal de 2,4 GHz na garagem. O técnico faz a ligação com a energia desligada, e você cria os acessos no aplicativo. Os controles continuam funcionando, e o preço sai pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação do módulo", "O que é feito na instalação"],
        slots: [
          [
            "O módulo é ligado à entrada do botão de parede, a botoeira, e dá à placa o mesmo toque que o botão daria. Nada do motor é trocado, e controles e botões seguem funcionando.",
            "O módulo Wi-Fi entra onde iria o fio da botoeira, o botão de parede. Para a placa, o comando do celular é um toque a mais, e por isso os controles não mudam.",
            "O aparelho imita o botão de parede: bastam dois fios na entrada da botoeira para a placa obedecer. O que já abria o portão continua abrindo.",
            "Na placa existe uma entrada para o botão da parede, chamada botoeira, e ali o módulo é conectado. Motor, controles e botões permanecem, com o celular somado a eles.",
          ],
          [
            "Em geral a placa já fornece a alimentação do módulo, e a ligação leva até {trade.smallRepair}. Para ver na tela se o portão fechou, acrescenta-se um sensor na folha.",
            "A alimentação costuma vir da própria placa, e o serviço leva até {trade.smallRepair}. Para saber pelo aplicativo se ficou aberto, é preciso um sensor de posição na folha.",
            "O trabalho leva até {trade.smallRepair}, já com o teste. Um sensor na folha, opcional, informa no aplicativo se o portão está fechado.",
            "Com um sensor na folha, opcional, o aplicativo mostra também se o portão ficou aberto. Ligar e testar leva até {trade.smallRepair}.",
          ],
        ],
        steps: [
          "Mande a foto da etiqueta do motor, que mostra se a placa aceita o módulo.",
          "O técnico desliga o disjuntor e liga os dois fios do módulo à entrada de botoeira.",
          "A energia é religada com a tampa fechada, e o módulo acende.",
          "No celular, conecte o módulo à rede de 2,4 GHz e crie um acesso para cada pessoa.",
          "Teste com o portão à vista: abrir, fechar e a parada pela fotocélula.",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a garagem tem sinal", "O que conferir antes da visita"],
        slots: [
          [
            "Fique ao lado do motor com o celular no Wi-Fi e abra um vídeo: se carrega bem, o sinal serve; se trava, é preciso um repetidor.",
            "O teste é simples: na garagem, junto ao motor, veja se um vídeo abre pelo Wi-Fi da casa. Sinal fraco se corrige com repetidor.",
            "Leve o celular até o motor, desligue os dados móveis e assista a um vídeo. Se não travar, o Wi-Fi basta; se travar, falta um repetidor.",
            "Veja a força do Wi-Fi com o celular encostado no motor, porque é ali que o módulo trabalha. Sinal ruim se resolve com um repetidor na garagem.",
          ],
          [
            "No portão da sua casa, quem decide é você. No portão de uso comum, a administração autoriza e cadastra os usuários.",
            "Em condomínio de casas, o portão da sua garagem é seu; o da entrada comum depende da administração.",
            "Portão particular não precisa de autorização. No portão coletivo, quem aprova e cadastra é a administração.",
            "Se o portão serve só à sua casa, não é preciso pedir a ninguém. Se serve a todos, o pedido passa pela administração, que libera cada acesso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Wi-Fi, Bluetooth ou comando de voz", "Como escolher o comando pelo celular"],
        slots: [
          [
            "O Wi-Fi abre de qualquer lugar, divide o acesso com a família e mostra o histórico. O Bluetooth só alcança poucos metros, mas dispensa internet. Alexa e Google funcionam com módulo compatível e senha de voz.",
            "Escolha Wi-Fi para abrir de longe, receber entregas ou dar acesso a outras pessoas, e Bluetooth para abrir só ao chegar. Comando por voz pede módulo que aceite a assistente e uma senha.",
            "Com Wi-Fi, você comanda de longe e vê quem abriu; com Bluetooth, apenas de perto e sem rede. Se quiser usar Alexa ou Google, confira se o módulo aceita e ative a senha.",
            "Quem abre do trabalho ou libera visitas precisa de Wi-Fi, que guarda o registro de cada abertura. Para abrir só na chegada, o Bluetooth resolve sem rede. Comando por Alexa ou Google depende do módulo e deve ter senha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão ainda é manual. Quanto fica com abertura pelo celular?",
        answers: [
          "Some o motor ao módulo: no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros portões, o motor é orçado por foto.",
          "Entra o motor, que no basculante de até {width.quarterHp} começa em {price.lowest} instalado, e o módulo à parte. De correr e de abrir, o valor vem pela foto do portão.",
          "São dois valores: o do módulo e o do motor. Basculante de até {width.quarterHp} tem kit desde {price.lowest} com instalação, e os demais tipos pedem fotos para calcular.",
        ],
      },
      {
        question: "O controle continua funcionando com a abertura por celular?",
        answers: [
          "Sim. O módulo é mais um comando; controle e botoeira continuam como estão.",
          "Continua. O celular se soma ao controle e ao botão, e vale ter os três para o dia sem internet.",
          "Continua, e os botões também, porque o módulo não ocupa o lugar deles. Guarde um controle no carro para quando a rede cair.",
        ],
      },
      {
        question: "Sem internet, o portão abre pelo celular?",
        answers: [
          "Pelo celular, em geral não, salvo módulo com Bluetooth. Controle, botoeira e chave continuam valendo.",
          "De longe, não; perto, só com Bluetooth ou com módulo que funcione na rede da casa. O controle abre sempre.",
          "Fora de casa, não abre. Ao lado do portão, só se o módulo tiver Bluetooth ou aceitar a rede interna; controle e botão não dependem disso.",
        ],
      },
      {
        question: "É seguro fechar o portão de longe?",
        answers: [
          "Só com fotocélula funcionando e, de preferência, câmera, porque você não vê quem está na passagem.",
          "Com fotocélula e imagem do vão, sim. Sem elas, abra de longe e deixe o fechamento para quem está perto.",
          "Pode ser, se a fotocélula está em ordem e uma câmera mostra a passagem. Faltando um dos dois, não feche sem alguém olhando.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e uma captura do sinal do Wi-Fi ao lado dele",
  },
  {
    id: "ppa-contatto-wifi",
    broader: "modulo-wifi",
    label: "PPA Contatto Wi-Fi",
    phrase: "o PPA Contatto Wi-Fi",
    asks: [
      "ppa contatto",
      "ppa contato wifi",
      "ppa contato celular",
      "ppa contato aplicativo",
      "contatto",
      "contatto wifi",
      "contatto wi-fi",
      "contatto celular",
      "contatto aplicativo",
      "contatto configurar",
      "contatto não conecta",
      "contatto instalar",
      "módulo contatto",
      "app contatto",
      "ppa contatto celular",
      "comprei ppa contatto",
      "contatto wi fi",
      "ppa contato wi fi",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para configurar o PPA Contatto Wi-Fi no celular, com o módulo já ligado à central, abra o aplicativo, crie a conta e escolha a rede de 2,4 GHz da casa. Se ele não acha a rede, quase sempre é sinal de 5 GHz ou fraco; a ligação na placa é do técnico.",
        "O PPA Contatto se coloca no celular em minutos: aplicativo do módulo, conta, senha do Wi-Fi de 2,4 GHz e nome do portão. Antes, o técnico liga o módulo à central do motor, sob a tampa; rede de 5 GHz é o que mais impede o cadastro.",
        "Cadastrar o módulo Contatto da PPA no Wi-Fi pede rede de 2,4 GHz, com o celular conectado nela e perto do portão; no aplicativo, adicione o aparelho e digite a senha. Os controles continuam valendo, e a instalação na central é feita por técnico, sem energia.",
      ],
      price: [
        "O PPA Contatto Wi-Fi custa o módulo mais a ligação na placa e a configuração no celular, e os dois são orçados juntos pela foto da etiqueta do motor. Central com conector próprio sai por menos; a que pede ligação pela botoeira dá mais trabalho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Configurar o Contatto no celular", "Do aplicativo ao primeiro teste"],
        slots: [
          [
            "Os nomes dos menus mudam com a versão do aplicativo; a ordem é sempre esta. Fique a poucos metros do portão.",
            "O caminho é o mesmo em Android e iPhone, com nomes que variam. Faça perto do motor, com o vão livre.",
            "Com o módulo já ligado, o cadastro leva poucos minutos. Tenha à mão a senha do Wi-Fi.",
          ],
        ],
        steps: [
          "Confirme que o módulo está ligado à central e com a luz acesa.",
          "Conecte o celular à rede de 2,4 GHz da casa.",
          "Abra o aplicativo indicado no manual do módulo, crie a conta e adicione o aparelho.",
          "Digite a senha do Wi-Fi e espere a luz do módulo confirmar.",
          "Abra e feche uma vez com o portão à vista e a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o aplicativo não acha a rede", "O que impede a configuração"],
        slots: [
          [
            "Rede de 5 GHz, senha errada e sinal fraco na garagem são as causas de quase toda falha. Separe no roteador a rede de 2,4 GHz, com outro nome, ou ponha um repetidor perto do portão.",
            "O módulo enxerga só 2,4 GHz; se o roteador junta as duas faixas, dê nomes diferentes. Sinal fraco ao lado do motor pede repetidor, e a senha deve ser digitada de novo.",
            "Quase sempre é o roteador: faixa de 5 GHz, nome único para as duas ou alcance curto. Crie a rede de 2,4 com nome próprio e confira o sinal com o celular junto do motor.",
          ],
          [
            "Roteador ou senha nova pede refazer o cadastro do começo. Luz do módulo apagada é falta de alimentação, caso do técnico.",
            "Trocou a senha ou o provedor? O módulo precisa ser adicionado outra vez. Sem luz nele, o problema é de ligação.",
            "Depois de mudar de roteador, apague e cadastre novamente. Módulo sem luz não recebe energia da central.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Ligação do Contatto na central", "O que o técnico faz e o que pesa no preço"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico encaixa o módulo no conector da central PPA ou o liga pela entrada de botoeira, se o manual permite. No fim, testa na rede da casa, nos dados móveis e com a fotocélula interrompida.",
            "A ligação é feita sem energia, no conector próprio ou na entrada do botão, conforme a placa. O teste inclui abrir de fora da rede e cortar o feixe do sensor durante o fechamento.",
            "Sem energia no motor, o módulo vai ao encaixe da placa ou aos bornes da botoeira. Depois se prova pelo Wi-Fi, pelos dados móveis e com o sensor cortado.",
          ],
          [
            "Placa com conector custa menos para instalar; central antiga, ligada pela botoeira, dá mais trabalho. É serviço de até {trade.smallRepair}.",
            "O serviço leva até {trade.smallRepair} e sai por menos na central que já tem o encaixe.",
            "Conte até {trade.smallRepair}; o que encarece é a central sem conector e o repetidor de Wi-Fi.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Contatto funciona em motor de outra marca?",
        answers: [
          "O módulo é feito para centrais PPA. Em outra marca, use um módulo Wi-Fi universal, ligado aos mesmos fios de um botão de parede.",
          "O próprio é para PPA. Nas demais, um módulo universal na entrada da botoeira faz o mesmo papel.",
        ],
      },
      {
        question: "Mais de um celular pode usar o PPA Contatto?",
        answers: [
          "Sim, com cada pessoa cadastrada ou convidada pelo aplicativo. Apague quem não deve mais abrir.",
          "Pode: o dono da conta convida os outros. Quem sai da casa deve ser removido no mesmo dia.",
        ],
      },
      {
        question: "O PPA Contatto funciona sem internet?",
        answers: [
          "De longe, não: o celular e o módulo precisam de internet. O controle e o botão de parede abrem sempre.",
          "Sem internet, use o controle ou a botoeira. Pelo celular, só se o aplicativo aceitar comando na rede da casa.",
        ],
      },
      {
        question: "Dá para saber se o portão ficou aberto?",
        answers: [
          "Só se a central ou um sensor de posição informar ao módulo; sem isso, o aplicativo mostra a última ordem.",
          "Com sensor na folha, sim. Sem ele, o app sabe o que foi mandado, e não onde a folha parou.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor PPA e do módulo, sem abrir a tampa",
  },
  {
    id: "substituir-placa-por-qual",
    broader: "placa",
    label: "Placa substituta",
    phrase: "a placa que substitui a antiga",
    asks: [
      "placa substituir qual",
      "placa substituir por qual",
      "central substituir qual",
      "qual placa substitui",
      "qual central substitui",
      "placa substituta",
      "central substituta",
      "placa equivalente",
      "central equivalente",
      "placa no lugar da",
      "placa antiga substituir",
      "placa fora linha",
      "central fora linha",
      "placa saiu linha",
      "qual placa nova trocar antiga",
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa substituta para portão, quando a antiga saiu de linha, é a que combina em quatro pontos: tensão, tipo de motor, fim de curso e código dos controles. Central universal substitui a original em motor comum, e custa menos; em motor com inversor, só a do fabricante.",
        "Se a sua placa não se fabrica mais, compre no lugar a central atual do fabricante ou uma universal de mesma tensão, saída de motor e fim de curso. Nome parecido não basta; a universal sai mais barata, e motor com inversor ou encoder não a aceita.",
        "Por qual placa nova trocar a antiga: em motor de capacitor, uma universal que leia o mesmo fim de curso; nos outros, a central própria da linha. Vendemos a que substitui e fazemos a troca, com percurso e controles gravados, pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os quatro pontos que decidem", "O que a placa substituta precisa ter"],
        slots: [
          [
            "Faltando um deles, a placa não liga ou não para o portão. Confira todos.",
            "A placa certa se escolhe por função, e não pelo nome. Compare ponto por ponto.",
            "Antes de comprar, veja se os quatro batem com o seu motor.",
          ],
        ],
        bullets: [
          "Tensão: 127 ou 220 V, igual à do motor",
          "Tipo de motor: capacitor aceita universal; inversor, encoder e 24 V, só a própria",
          "Fim de curso: ímã com sensor, chave mecânica ou encoder não se trocam entre si",
          "Controles: mesma frequência e mesmo código, ou controles novos",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca pela substituta", "Da medição aos controles"],
        slots: [
          [
            "O motor e o capacitor são medidos antes, porque em curto queimam a placa nova. Depois vêm a ligação sem energia, o percurso, a força no mínimo e o cadastro dos controles.",
            "Primeiro se acha o que matou a antiga: água, surto ou motor em curto. Só então a nova é ligada, com percurso e controles gravados e a fotocélula testada.",
            "Mede-se motor, capacitor e rede e só depois se liga a central. Por fim, gravam-se percurso e controles, e um objeto no feixe prova a reversão.",
          ],
          [
            "Com a placa em mãos, o serviço leva perto de {trade.smallRepair}. Se o código muda, um receptor avulso conserva os controles antigos.",
            "São cerca de {trade.smallRepair} de trabalho. Para não trocar os controles, liga-se o receptor velho à entrada da botoeira.",
            "A troca toma em torno de {trade.smallRepair}, e o receptor antigo pode ficar, ligado à central nova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Reparar, universal ou original: a conta", "O que pesa no preço da placa"],
        slots: [
          [
            "O reparo em bancada é o mais barato, e vale para relé, fusível ou fonte. A universal vem depois, a original custa mais, e controles novos somam um por pessoa.",
            "Na ordem estão reparo, compatível e original. Trilha queimada ou oxidação espalhada descartam o reparo, e mudança de código soma controles.",
            "Consertar custa menos quando o dano é pequeno; a universal fica no meio, e a de fábrica em cima. Some os controles se o código for outro.",
          ],
          [
            "Com o motor também gasto, perto de {trade.life}, compare com a troca do conjunto, de {price.homeSwap} em casa.",
            "Placa cara em motor velho raramente compensa: a troca de tudo em casa fica de {price.homeSwap}.",
            "Passados {trade.life} de uso, ponha ao lado o motor novo, de {price.homeSwap} em residência, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa nova precisa ser da mesma marca?",
        answers: [
          "Não sempre. Em motor comum, uma universal boa atende; na garantia ou com encoder e inversor, use a da marca.",
          "Só em motor com inversor, encoder ou 24 V. No de capacitor, a compatível serve.",
        ],
      },
      {
        question: "Posso ligar a placa nova sozinho?",
        answers: [
          "Não é indicado: há tensão da rede e capacitor carregado, e um fio trocado queima a placa.",
          "Melhor não. Além do choque, força mal regulada tira a proteção de quem passa.",
        ],
      },
      {
        question: "Como evito queimar outra?",
        answers: [
          "DPS, o protetor de surto, no quadro, com aterramento, e caixa vedada contra água e formiga.",
          "Proteja contra raio com DPS e terra, vede a tampa e mantenha a folha leve.",
        ],
      },
      {
        question: "A placa tem garantia?",
        answers: [
          "Peça e serviço têm os 90 dias da lei. Raio e água ficam fora.",
          "Vale a garantia da lei contra defeito. Surto não entra, por isso o DPS.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do controle e, se já foi retirada, da placa dos dois lados",
  },
  {
    id: "peccinin-cp-4000",
    broader: "placa",
    label: "Placa Peccinin CP 4000",
    phrase: "a placa Peccinin CP 4000",
    asks: [
      "cp 4000",
      "placa cp 4000",
      "central cp 4000",
      "peccinin cp 4000",
      "placa peccinin cp 4000",
      "placa peccinin substituir",
      "central peccinin substituir",
      "placa peccinin antiga",
      "placa peccinin fora linha",
      "placa cp4000 queimada",
      "cp4000 qual lugar",
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa Peccinin CP 4000 se troca por uma central Peccinin atual ou por uma universal, desde que a tensão, o fim de curso, que é o sensor de parada, e o tipo de motor sejam os mesmos. Se só queimou um relé ou fusível, vale o conserto. A visita para ajustar e programar, em casa, parte de {price.preventive}, sem peças.",
        "No lugar da placa CP 4000 entra outra central que combine com o motor Peccinin: mesma tensão, mesmo tipo de fim de curso e saída para motor de capacitor, se for o seu. A foto da etiqueta do motor mostra qual serve e o preço. A visita com a programação começa em {price.preventive} em residência, sem peças.",
        "Para substituir a Peccinin CP 4000, procure pela etiqueta do motor, e não só pelo nome da placa. Com tensão e fim de curso iguais, serve uma Peccinin atual ou uma universal. Em casa, a visita com a programação custa a partir de {price.preventive}, sem peças, e a central é orçada por foto.",
        "A CP 4000 tem conserto quando falhou um componente só, como relé ou fusível; com trilha queimada ou oxidação, compre outra central de mesma tensão e mesmo fim de curso. A visita com programação em residência parte de {price.preventive}, sem peças, e a foto da etiqueta do motor dá o valor da placa.",
      ],
      price: [
        "O preço de trocar a placa Peccinin CP 4000 soma a central nova e a mão de obra de ligar, gravar o percurso e cadastrar os controles. O total sai de graça, pela foto da etiqueta do motor. O conserto de um relé ou fusível custa menos que a troca. Se o código da placa nova for outro, somam-se controles novos.",
        "O preço da placa para substituir a Peccinin CP 4000 depende da central que serve no seu motor, escolhida pela tensão e pelo fim de curso. O orçamento é grátis, pela foto da etiqueta, e já traz a mão de obra da troca. Uma compatível custa menos que a original, quando as duas servem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de trocar a CP 4000"],
        slots: [
          [
            "A tensão e o tipo de motor estão na etiqueta, e por ela se escolhe a central nova. O fim de curso pode ser por ímã ou por chave, e a placa precisa ler o tipo do seu. O conector também muda entre versões.",
            "Comece pela etiqueta do motor, que traz a tensão e o modelo. Depois confira se o sensor de parada é de ímã ou de chave, porque a placa nova precisa entendê-lo.",
            "Três pontos decidem: a tensão da etiqueta, o motor ser de capacitor e o tipo de fim de curso, ímã ou chave. Até o conector do sensor pode ser diferente de uma versão para outra.",
          ],
          [
            "Os controles da casa só continuam se a placa nova ler o mesmo código. Se não ler, gravam-se controles novos ou instala-se um receptor avulso.",
            "Controle antigo serve quando a central nova usa o mesmo código. Quando não usa, um receptor à parte mantém os que você tem.",
            "Veja também os controles em uso: com outro código, eles são trocados ou passam a usar um receptor separado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca da placa"],
        slots: [
          [
            "O técnico desliga a energia e mede o motor e o capacitor, porque um motor em curto queima a placa nova. Depois liga a central, grava o percurso, põe a força no mínimo, cadastra os controles e testa a fotocélula.",
            "Antes de ligar a placa nova, o técnico mede o motor e o capacitor, para o defeito antigo não a queimar. Em seguida faz a ligação, grava o percurso e os controles, regula a força e testa a parada.",
            "Com o disjuntor desligado, o motor é medido, porque em curto levaria a placa nova. A troca termina com o percurso e os controles gravados, a força regulada e a fotocélula testada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a placa compensa e quando trocar o motor"],
        slots: [
          [
            "A placa compensa em motor firme, enquanto o total não passa da metade da troca do motor em casa, algo como {price.homeSwapHalf}. Acima disso, ou com o redutor gasto, compare com o motor novo.",
            "Se a placa com a mão de obra passa da metade da troca do motor em residência, algo como {price.homeSwapHalf}, vale pedir os dois orçamentos. Motor que ronca ou tem folga no redutor pesa a favor da troca.",
            "Em motor com {trade.life} de uso, ou quando o conserto passa da metade da troca, algo como {price.homeSwapHalf}, o conjunto novo pode ser a melhor compra. Abaixo disso, troque só a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se é a CP 4000 que queimou?",
        answers: [
          "Só medindo. Motor sem reação com energia chegando levanta a suspeita, mas fusível, botoeira em curto e fotocélula dão o mesmo sintoma.",
          "O técnico mede a entrada de energia, o fusível e o motor antes de condenar a placa. Por fora, o indício é nenhum comando funcionar com o disjuntor ligado.",
          "Se controle e botoeira não têm efeito e há energia, ela é suspeita. O capacitor fraco também deixa o motor parado, mas com ronco.",
        ],
      },
      {
        question: "Posso pôr placa universal em motor Peccinin?",
        answers: [
          "Em motor de capacitor, em geral sim, com tensão e fim de curso iguais. Com encoder ou inversor, use a central da linha.",
          "Pode no motor comum. Naqueles que contam as voltas por encoder ou têm inversor, só a placa própria funciona.",
          "Na maioria dos motores comuns, pode. A foto da etiqueta confirma antes da compra.",
        ],
      },
      {
        question: "Dá para trocar a placa sozinho?",
        answers: [
          "Não é indicado, porque há tensão da rede e capacitor carregado, e um fio no borne errado queima a peça nova.",
          "Melhor não. Além do choque, o percurso e a força são regulados com a folha andando, e o motor precisa ser medido.",
          "Não. A ligação errada queima a central na hora, e placa queimada por ligação não tem garantia.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral, de uma a duas horas com a placa certa na mão, entre medição, ligação, percurso e controles.",
          "Cabe numa visita de uma a duas horas. O que demora é achar a peça do modelo.",
          "De uma a duas horas, já com os controles gravados e o portão testado.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor Peccinin, do controle e, se já saiu, da placa CP 4000",
  },
  {
    id: "abrir-o-motor-e-a-garantia",
    broader: "garantia",
    label: "Abrir o motor perde a garantia?",
    phrase: "a garantia do motor que foi aberto",
    asks: [
      "abrir motor garantia",
      "abrir motor perde garantia",
      "abri motor garantia",
      "abrir motor conta própria",
      "mexer motor garantia",
      "mexi motor garantia",
      "desmontar motor garantia",
      "consertar sozinho garantia",
      "perde garantia",
      "perco garantia",
      "perder garantia",
      "perdi garantia",
      "lacre garantia",
      "romper lacre",
      "lacre motor",
      "conta própria garantia",
      "perde garantia eu mesmo instalar",
      "garantia eu mesmo instalar",
      "instalar sozinho perde garantia",
      "instalado por outro perde garantia",
      "instalado outro garantia",
      "técnico de fora consertar garantia",
      "técnico fora motor fabricante garantia",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, sim: abrir o motor por conta própria, ou instalar você mesmo quando o termo exige técnico, pode tirar a garantia do fabricante, porque lacre rompido e fio mexido costumam ser excluídos. Motor instalado por outro segue o termo da marca. No que vendemos são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Motor aberto, com lacre rompido ou peça trocada por quem não é autorizado perde, em geral, a garantia do fabricante; instalado por outro ou por você, depende do termo. Destravar com a chave e limpar por fora não contam. A garantia da instalação é sempre de quem a fez.",
        "A garantia em geral se perde quando alguém abre o motor, rompe o lacre ou liga errado, e pode se perder se eu mesmo instalar, quando o termo pede profissional habilitado. Instalação feita por outro não apaga o defeito de fábrica, que a lei cobre por 90 dias.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que conta e o que não conta", "O que costuma tirar a garantia"],
        slots: [
          [
            "Contam contra você o lacre rompido, a placa de outra marca, a tensão errada e a água que entrou por tampa malfechada. Instalação fora do manual entra nessa lista.",
            "Tiram a garantia, na maioria dos termos, a abertura do motor, a ligação em tensão errada, a peça não original e a montagem fora do manual.",
            "Lacre violado, fio mexido, tensão trocada e peça adaptada são os motivos comuns de recusa. Água por tampa mal posta também.",
          ],
          [
            "Não contam a chave de destravamento, a limpeza por fora, a lubrificação que o manual ensina e a gravação de controles. Trocar pilha ou disjuntor também não mexe na garantia.",
            "O cuidado que o próprio manual manda, como limpar, destravar e gravar controle, não tira nada. Pilha e quadro de luz ficam fora disso.",
            "Usar a chave, limpar, lubrificar por fora e programar controle como no manual é permitido. A pilha do controle pode ser trocada à vontade.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Outro motivo para não abrir", "O risco sob a tampa do motor"],
        slots: [
          [
            "Sob a tampa há tensão da rede e um capacitor que guarda carga e dá choque mesmo com o disjuntor desligado. No basculante, mexer no motor ainda pode soltar a folha.",
            "Além da garantia, há o choque: o capacitor fica carregado depois de desligado. E soltar peça de um basculante pode derrubar a folha.",
            "Dentro da caixa passam 127 ou 220 V, e o capacitor mantém carga sem energia. Em basculante, o motor também segura o portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Defeito no prazo: o que fazer antes", "Passos com o motor na garantia"],
        slots: [
          [
            "Registre tudo com o motor fechado e chame quem vendeu ou a autorizada. A data da nota decide, e por isso ela vem primeiro.",
            "Deixe a tampa no lugar e reúna as provas antes de qualquer conserto. Quem vendeu é o primeiro a ser avisado.",
            "Com o motor lacrado, junte nota, fotos e vídeo e avise por escrito. Só depois se decide quem conserta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Ache a nota e veja a data e o termo.",
          "Fotografe a etiqueta e o lacre.",
          "Filme o defeito de longe.",
          "Escreva a quem vendeu e guarde a resposta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já abri o motor. Perdi todo o direito?",
        answers: [
          "Não necessariamente: se o defeito é de fábrica e nada tem a ver com a abertura, ainda dá para reclamar. Em dúvida, consulte o Procon.",
          "Pode restar o da lei, de 90 dias, para defeito de fábrica que não veio da abertura. Leve nota e relato.",
        ],
      },
      {
        question: "Chamar outro técnico também tira a garantia?",
        answers: [
          "Durante o prazo, pode tirar, se ele abrir o motor ou trocar peça. Leia o termo ou pergunte a quem vendeu antes.",
          "Se só olhar por fora, não. Abrir ou trocar peça sem ser da rede indicada costuma encerrar a cobertura.",
        ],
      },
      {
        question: "Como sei se ainda estou no prazo?",
        answers: [
          "Pela data da nota e pelo termo que veio no manual. A lei garante 90 dias, e o termo diz o resto.",
          "Veja a nota e o certificado. Perdeu a nota? A loja emite segunda via pelo CPF.",
        ],
      },
      {
        question: "Motor instalado por outro tem garantia com vocês?",
        answers: [
          "A da instalação é de quem instalou. O motor comprado conosco mantém {warranty.motor} contra defeito de fábrica, conforme o termo.",
          "Respondemos pelo que vendemos e pelo que fazemos. Serviço de terceiros fica com eles.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do lacre e da nota, se você a tem",
  },
  {
    id: "para-que-serve-a-fotocelula",
    broader: "fotocelula",
    label: "Para que serve a fotocélula",
    phrase: "a função da fotocélula",
    asks: [
      "que é fotocélula quanto custa",
      "que é fotocélula preço",
      "que é fotocélula serve quanto custa",
      "fotocélula que é preço",
      "para que serve fotocélula",
      "serve fotocélula",
      "fotocélula serve",
      "função fotocélula",
      "fotocélula função",
      "como funciona fotocélula",
      "funciona fotocélula portão",
      "fotocélula significa",
      "entenda fotocélula",
      "que faz fotocélula",
      "serve sensor portão",
      "como funciona sensor portão",
      "caixinhas pretas colunas portão",
      "caixinhas colunas portão servem",
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      price: [
        "A fotocélula do portão é o par de sensores que faz a folha voltar a abrir quando alguém passa. Quanto custa depende do caminho do fio: com tubo pronto entre as colunas fica mais barata; com piso ou parede a abrir, mais cara. A foto das duas colunas dá o valor instalado, sem custo.",
      ],
      any: [
        "A fotocélula do portão serve para impedir que ele feche sobre pessoa, animal ou carro: quando algo corta o feixe entre os dois sensores das laterais, a folha para e volta a abrir. Sem ela, o portão só recua depois de encostar, e o fechamento automático não deve ficar ligado.",
        "A fotocélula serve para o portão não fechar sobre quem está na passagem: são dois sensores, um em cada lateral, ligados por um feixe de luz invisível, e a folha volta a abrir se algo o corta. Ela vê o que passa antes de a folha encostar; a força regulada só age depois do toque.",
        "A função da fotocélula no portão automático é de segurança: ela faz a folha parar e reabrir quando alguém passa entre os dois sensores das laterais. Sem ela, o fechamento automático não deve ser ligado. O par fica em geral de 40 a 60 cm do chão, um módulo de frente para o outro.",
        "Para que serve a fotocélula: ela vê quem está na passagem e não deixa o portão fechar. São dois sensores, um em cada lateral, ligados à placa do motor. Quando o feixe entre eles é cortado no fechamento, a folha para e volta a abrir.",
        "A fotocélula funciona com um feixe de luz invisível entre dois módulos, um de cada lado da passagem, a 40 ou 60 cm do chão. Quando algo corta o feixe durante o fechamento, a central para a folha e a manda abrir. Se a lente suja ou sai do lugar, o portão deixa de fechar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a fotocélula trabalha"],
        slots: [
          [
            "Um sensor emite a luz e o outro a recebe. Enquanto ela chega, a placa entende que a passagem está livre. Os dois ficam frente a frente, em geral a 40 ou 60 cm do chão.",
            "O módulo de um lado manda a luz, e o do outro a recebe, alinhados na mesma altura. A central só fecha o portão enquanto essa luz chega.",
            "De um lado fica o emissor e do outro o receptor, na altura do para-choque. Quando algo entra no meio, o receptor deixa de ver a luz e avisa a central.",
          ],
          [
            "O feixe é uma linha, e não uma parede, e por isso criança e animal podem pedir um segundo par, mais baixo. Na maioria das centrais o sensor age só ao fechar; na abertura, quem protege é o ajuste de força.",
            "O que passa acima ou abaixo do feixe não é visto, e um segundo par resolve isso. Ao abrir, em geral, a proteção vem da força do motor, regulada no mínimo.",
            "Quem passa por baixo da linha não é detectado, e para casa com criança ou cachorro vale instalar outro par mais baixo. Na abertura, a segurança vem da força regulada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar a fotocélula em casa"],
        slots: [
          [
            "Faça uma vez por mês, com um pano e um cabo de vassoura, sem usar a mão nem ficar sob a folha. Leva poucos minutos.",
            "O teste é mensal e pede um cabo de vassoura e distância da folha. Não use o próprio corpo para cortar o feixe.",
            "Uma vez por mês, teste com um cabo de vassoura, de longe. Mãos e corpo ficam fora do caminho da folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Retire plantas, vasos e objetos da linha entre os módulos.",
          "Mande fechar e corte o feixe com o cabo de vassoura, de longe: a folha deve parar e voltar.",
          "Se não voltou, desligue o fechamento automático e chame o técnico.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de fotocélula com problema"],
        slots: [
          [
            "O sinal mais comum é o portão que abre bem e não obedece a ordem de fechar.",
            "Abrir e não fechar é o comportamento de quem tem o feixe interrompido.",
            "Portão que só abre quase sempre está obedecendo ao sensor.",
          ],
        ],
        bullets: [
          "Abre e não fecha: lente suja, torta ou encoberta",
          "Começa a fechar e volta: algo passa no feixe ou o suporte vibra",
          "Luz do sensor apagada: fio ou alimentação",
          "Falha só em certo horário: sol na lente do receptor",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da fotocélula", "Da fotocélula mais barata à mais cara"],
        slots: [
          [
            "O caso mais barato é trocar um par antigo e aproveitar o fio que já está no lugar. O primeiro par custa mais, porque soma o cabo e a ligação na placa.",
            "Trocar sensores velhos sobre a fiação boa custa menos. Instalar o primeiro par sai por mais, já que inclui o cabo de um lado ao outro.",
            "A troca do par, que usa o cabo existente, é a conta menor. A primeira instalação é maior, pela fiação e pela ligação à central.",
          ],
          [
            "O modelo sem fio, a bateria, custa mais que o comum, mas evita quebrar o piso para passar cabo. A entrada larga e o segundo par, mais baixo, também somam.",
            "Par a bateria é mais caro que o de fio, só que dispensa a obra no piso. Cada par a mais entra como outro aparelho e mais cabo.",
            "Onde não se pode quebrar, o par a bateria resolve por um preço maior. Vão muito largo pede sensor de alcance maior, que custa mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula serve em qualquer motor de portão?",
        answers: [
          "Em quase todo motor, basta a placa ter a entrada, comum nas centrais dos últimos anos. Em placa muito antiga, troca-se a central ou usa-se um módulo à parte.",
          "Sim, se a central tem a entrada do sensor, o que a maioria tem. Placas antigas podem precisar de um módulo.",
          "Na maioria, sim, mesmo de outra marca. A foto da etiqueta do motor mostra se a placa tem a entrada.",
        ],
      },
      {
        question: "Fotocélula e sensor de alarme são a mesma coisa?",
        answers: [
          "Não. A fotocélula é ligada à placa do motor e protege quem passa; quem avisa invasão é o sensor de alarme.",
          "São sistemas diferentes: um evita acidente, outro avisa invasão, e cada um é ligado à sua placa.",
          "Não. Um segura o portão quando alguém passa, o outro dispara a sirene da casa.",
        ],
      },
      {
        question: "Quanto tempo leva pôr fotocélula?",
        answers: [
          "Com tubo pronto até a outra coluna, até {trade.smallRepair}. Abrir piso ou parede para o fio é o que mais demora e encarece.",
          "Quando o caminho do fio existe, é serviço de até {trade.smallRepair}. Sem ele, depende do que precisa ser aberto.",
          "Em geral, até {trade.smallRepair} com o tubo já passado. Existem também modelos sem fio, a bateria, para onde não se pode quebrar o piso.",
        ],
      },
      {
        question: "Posso desligar a fotocélula que está falhando?",
        answers: [
          "Não. Sem ela, o portão fecha sobre quem estiver no vão. Limpe as lentes e, até resolver, deixe o fechamento automático desligado.",
          "Não desligue, porque nada mais detecta a pessoa na passagem. Limpe as lentes ou troque o par.",
          "Não é seguro. Feche o portão só pelo controle e olhando a passagem, até o sensor ser consertado.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  },
  {
    id: "pivotante-folha-nao-fecha",
    broader: "nao-fecha",
    label: "Folha do pivotante não fecha",
    phrase: "o portão pivotante com a folha que não fecha",
    asks: [
      "folha esquerda fecha direita não",
      "folha direita fecha esquerda não",
      "duas folhas não fecha",
      "2 folhas não fecha",
      "pivotante duas folhas não fecha",
      "pivotante não fecha",
      "pivotante folha não fecha",
      "pivotante uma folha não fecha",
      "portão pivotante não fecha",
      "folha pivotante não fecha",
      "uma folha não fecha",
      "folha não fecha",
      "só uma folha fecha",
      "uma folha fecha outra não",
      "fecha uma folha só",
      "folha fica aberta",
      "uma folha pivotante aberta",
      "pivotante folha fica aberta",
      "pivotante folha aberta",
      "só lado fecha",
      "só um lado portão fecha",
      "um lado fecha outro não",
      "lado não fecha",
      "pivotante abre folha não volta fechar",
      "dobradiça motor aberto não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão pivotante que não fecha tem quase sempre uma de três causas: fotocélula suja, que barra o fechamento inteiro, dobradiça gasta, que faz uma folha raspar no piso, ou motor destravado ou fraco de um lado. Limpe as lentes e veja qual folha ficou parada. Se ela fecha leve na mão, com o disjuntor desligado, o defeito é elétrico ou de regulagem; se pesa, é dobradiça.",
        "O portão de duas folhas que não fecha direito costuma ter uma folha caída, que raspa ou barra a outra, ou a ordem de fechamento trocada: a folha de baixo precisa chegar antes da que a cobre. Se só um lado fica parado, veja se o motor dele está travado pela chave; se nenhum fecha, limpe a fotocélula.",
        "A folha do pivotante que não fecha costuma ter a dobradiça gasta, que deixa a folha raspar, ou o motor desse lado destravado ou com o capacitor fraco. Desligue o disjuntor, destrave esse motor com a chave e feche a folha na mão. Se ela anda leve, o defeito é elétrico ou de regulagem; se pesa, é dobradiça.",
        "Quando só um lado do portão fecha, o defeito está na folha que ficou parada: dobradiça que cedeu, braço solto, capacitor fraco, que é a peça da partida, ou cabo interrompido. Com o disjuntor desligado e o motor destravado pela chave, sinta se ela pesa ou raspa. Em casa, a visita de ajuste parte de {price.preventive}, sem peças.",
        "Se só a folha da direita ou da esquerda não fecha, veja primeiro se há pedra no caminho e se o motor desse lado está travado pela chave. Folha caída, que raspa, pede reparo da dobradiça; folha leve, que o motor não leva, pede teste do capacitor e do cabo. Se nenhuma das duas fecha, limpe a fotocélula.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste da folha na mão", "O que conferir na folha que não fecha"],
        slots: [
          [
            "A folha que fecha leve na mão tem defeito elétrico ou de regulagem; a que pesa tem problema na dobradiça, no piso ou no braço. Só faça o teste se ela estiver firme no prumo, sem balançar.",
            "Movida à mão, a folha mostra a causa: se anda leve, o defeito é elétrico; se pesa, é mecânico. Não teste se ela balança ou parece solta da dobradiça.",
            "O peso na mão separa as causas: folha leve indica a parte elétrica; folha pesada, a dobradiça ou o piso. Se a folha está bamba, não mexa e chame o técnico.",
          ],
        ],
        steps: [
          "Tire pedra, galho ou tapete do caminho e limpe as lentes da fotocélula.",
          "Desligue o disjuntor e destrave o motor dessa folha com a chave.",
          "Feche a folha na mão, devagar, e veja se raspa ou cai.",
          "Trave de novo, religue e teste uma vez, olhando de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Dobradiça, motor ou ordem das folhas", "Por que a folha do pivotante não fecha"],
        slots: [
          [
            "A dobradiça gasta deixa a folha descer e raspar no piso ou na outra folha, e a central para por esforço. Nos portões de duas folhas, a que cobre a outra precisa fechar por último; sem esse atraso, uma impede a outra.",
            "Quando a folha desce na dobradiça e raspa, a central entende que há um obstáculo e para. Outra causa é a ordem: se a folha que fica por cima chega antes, a de baixo não encosta.",
            "Se a dobradiça cede, a folha encosta no chão antes do fim, e a central para. Há ainda o retardo, que é o atraso entre as duas folhas: quando está errado, uma barra a outra.",
          ],
          [
            "Escute o motor desse lado. Se ronca sem força, é o capacitor; se não faz som, é o cabo sob o piso ou a saída da central; se gira sem mover a folha, está destravado.",
            "O som do motor ajuda. Roncando, falta a força da partida, que vem do capacitor; mudo, falta energia no cabo ou na central. Se gira em falso, ele está destravado.",
            "Pelo som do motor se sabe o resto: o que ronca pede capacitor, o que não faz som pede exame do cabo e da central, e o que gira sem mover a folha ficou destravado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto da folha que não fecha", "Como o técnico acerta o fechamento"],
        slots: [
          [
            "O técnico corrige a folha antes da parte elétrica: calça ou troca a dobradiça e confere braço e batente. Depois mede capacitor e cabo, grava o percurso de novo e acerta o retardo, para as duas folhas fecharem em ordem.",
            "Primeiro se acerta a mecânica, com a dobradiça no lugar e a folha girando leve. Em seguida vêm a medição do capacitor e do cabo, a gravação do percurso e o tempo entre as folhas.",
            "Dobradiça, braço e batente vêm antes, porque motor nenhum fecha bem uma folha caída. Só depois o técnico mede a parte elétrica, regrava o percurso e ajusta a ordem das folhas.",
          ],
          [
            "A regulagem é o conserto mais barato, capacitor e cabo ficam no meio, e solda ou dobradiça nova é o mais caro. Se um motor queimou, troca-se só o desse lado.",
            "O ajuste é o mais barato, capacitor e fio vêm depois, e serralheria custa mais. Motor queimado se troca apenas na folha que falhou.",
            "Acertar tempo e parada custa menos que trocar peça, e a solda da dobradiça é o mais caro. O motor bom, do outro lado, continua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vento pode impedir a folha de fechar?",
        answers: [
          "Pode, em folha fechada e larga, porque a central entende o vento como obstáculo. Batente e trava elétrica ajudam mais que aumentar a força do motor.",
          "Sim, sobretudo em folha de chapa, que funciona como vela. Trava elétrica, batente firme e força bem regulada resolvem melhor que só aumentar a força.",
        ],
      },
      {
        question: "Preciso trocar os dois motores do pivotante?",
        answers: [
          "Não. Troca-se a peça do lado que falhou; os dois motores só precisam ser compatíveis com a mesma central.",
          "Em geral troca-se só o que falhou, por um da mesma linha. Os dois juntos são trocados quando o modelo saiu de fabricação.",
        ],
      },
      {
        question: "Qual folha deve fechar primeiro?",
        answers: [
          "Primeiro a que fica por baixo, depois a que a cobre. O intervalo entre elas é o retardo, regulado na central.",
          "A de baixo chega antes, e a que tem a aba de encosto vem depois. Se a ordem se inverteu, o retardo foi perdido ou os fios foram trocados.",
        ],
      },
      {
        question: "Posso usar o portão com uma folha só?",
        answers: [
          "Pode, por pouco tempo, desde que a folha ruim fique travada e o técnico desligue o motor dela na central. Folha solta ao vento é perigosa.",
          "Até o conserto, o mais seguro é desligar o disjuntor e abrir as folhas com a mão, travando o motor depois de fechar.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas fechando, feito de longe, e a foto da etiqueta do motor",
  },
  {
    id: "controle-linear-hcs-compativel",
    broader: "linear-hcs",
    label: "Controle Linear-HCS: compatibilidade",
    phrase: "a compatibilidade do controle Linear-HCS",
    asks: [
      "controle linear compatível",
      "controle linear hcs compatível",
      "controle nice linear compatível",
      "controle nice linear hcs",
      "controle nice linear hcs compatível",
      "linear hcs compatível",
      "linear hcs centrais",
      "linear hcs central",
      "linear hcs serve",
      "linear hcs funciona",
      "controle linear serve",
      "controle linear qual central",
      "controle linear hcs serve qualquer",
      "controle linear hcs qual receptor",
      "controle linear serve placa outra marca",
      "controle linear serve qual",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle Nice Linear-HCS é compatível com os receptores e módulos da própria linha e com as centrais que leem o código dele, na mesma frequência, em geral 433 MHz. Em placa de outra marca só serve se o manual citar esse código; se não, um receptor Linear-HCS ligado à botoeira resolve.",
        "Compatível com o controle Linear-HCS é todo receptor da linha e a central que declare aceitar o código rolante dele, em 433 MHz. Para gravar no portão de casa, com motor de outra marca, põe-se um receptor Linear-HCS na entrada de botoeira, e o controle funciona.",
        "Controle Linear 433 na placa de outra marca só grava se ela ler o mesmo código, porque frequência igual não basta. Nos receptores Linear-HCS ele serve sempre, e um deles, avulso, faz o controle Nice Linear-HCS abrir quase qualquer portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que decide se o controle é compatível", "Frequência e código do Linear-HCS"],
        slots: [
          [
            "Duas coisas precisam ser iguais: a frequência, como 433 MHz, e o tipo de código. HCS é código rolante, que muda a cada aperto, e a central só o entende se foi feita para ele.",
            "Controle e central conversam com a mesma frequência e o mesmo código. O HCS é rolante, troca a cada toque, e por isso nem toda placa o reconhece.",
            "Frequência é o canal, e código é a língua. O do Linear-HCS muda a cada acionamento, o chamado rolante, e exige receptor que o leia.",
          ],
          [
            "Por ser rolante, ele não se copia em chaveiro: um novo é cadastrado no receptor. Isso protege contra clonagem.",
            "Cópia comum não funciona nesse tipo, de modo que cada controle é gravado no receptor. A vantagem é a segurança.",
            "Clonar não dá certo, porque o código muda. O caminho é cadastrar outro aparelho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a sua central aceita", "Onde ver se o controle é compatível"],
        slots: [
          [
            "Quatro verificações por fora bastam, sem abrir o motor. No prédio, só a administração cadastra.",
            "Confira na ordem, com a tampa fechada. Em condomínio, o cadastro é da portaria.",
            "Tudo se vê na etiqueta e no manual. Quem mora em prédio pergunta antes ao síndico.",
          ],
        ],
        steps: [
          "Leia no verso do controle a frequência e o modelo.",
          "Procure no manual da central o tipo de código aceito.",
          "Se o manual citar HCS ou Linear, grave e teste de perto e da rua.",
          "Não citou? Peça um receptor avulso.",
        ],
      },
      {
        about: "choose",
        headings: ["Se a central não aceita: receptor avulso", "A saída que serve em quase todo motor"],
        slots: [
          [
            "O receptor Linear-HCS avulso é uma caixa pequena ligada à entrada de botoeira, e para a central ele é só um botão. Instalar leva em geral até {trade.smallRepair} e custa menos que trocar a placa.",
            "Trata-se de uma caixa que recebe o código e fecha um contato, como a botoeira da parede. A marca do motor deixa de importar, e a ligação cabe em {trade.smallRepair}, por menos que uma central nova.",
            "Com receptor à parte, o controle fala com ele, e ele aperta o botão do motor. É mais barato que mudar a central, e monta-se em até {trade.smallRepair}.",
          ],
          [
            "Os controles antigos da casa continuam na central de origem, ao mesmo tempo. Só é preciso ponto de energia para a caixa.",
            "Os que já existiam seguem funcionando, cada um no seu receptor. A caixa pede apenas alimentação.",
            "Nada se perde: controles velhos na placa, Linear-HCS no receptor novo, alimentado ali mesmo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle Linear-HCS pode ser copiado?",
        answers: [
          "O de código rolante, não. Um novo é cadastrado no receptor, com os dois na mão.",
          "Não em chaveiro. Grava-se outro controle da mesma linha na memória.",
        ],
      },
      {
        question: "Um controle Linear-HCS abre dois portões?",
        answers: [
          "Abre, um em cada botão, se os dois tiverem receptor que leia o código dele.",
          "Sim, usando uma tecla para cada portão, com cadastro em ambos.",
        ],
      },
      {
        question: "Até que distância ele funciona?",
        answers: [
          "Até {trade.reach} em campo aberto, e menos com parede, laje ou portão de chapa.",
          "A referência é {trade.reach} sem obstáculos. Chapa e concreto reduzem.",
        ],
      },
      {
        question: "Quem grava em condomínio?",
        answers: [
          "A portaria ou a empresa que cuida do portão, com autorização do síndico. O morador não tem acesso ao receptor.",
          "Só a administração, porque o cadastro fica no receptor da guarita.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta da central ou do receptor",
  },
  {
    id: "trava-eletromagnetica-onde-instalar",
    broader: "trava",
    label: "Trava eletromagnética: onde instalar",
    phrase: "o lugar de instalar a trava eletromagnética",
    asks: [
      "trava eletromagnética onde instalar",
      "trava eletromagnética portão onde instalar",
      "trava eletromagnética como funciona onde instalar",
      "trava eletromagnética portão como funciona onde instalar",
      "trava elétrica onde instalar",
      "trava elétrica portão onde instalar",
      "trava elétrica como funciona onde instalar",
      "trava elétrica portão como funciona onde instalar",
      "onde colocar trava elétrica portão",
      "onde colocar trava eletromagnética portão",
      "onde fica trava elétrica portão",
      "onde fica trava eletromagnética portão",
      "posição trava elétrica portão",
      "posição trava eletromagnética portão",
      "altura trava elétrica portão",
      "altura trava eletromagnética portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A trava eletromagnética para portão se instala onde a folha fechada encontra a coluna ou o piso, longe da dobradiça. A trava funciona com uma bobina, que recolhe um pino quando a central manda abrir. Quando o portão fecha, o pino volta e tranca a folha, mesmo sem energia.",
        "A trava eletromagnética do portão é instalada onde a ponta da folha encosta ao fechar, na coluna ou no piso, porque ali segura melhor. A trava funciona com uma bobina: a central envia energia, o pino recolhe e a folha sai. Com o portão fechado, o pino encaixa e tranca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde instalar a trava em cada portão", "O lugar da trava, por tipo de portão"],
        slots: [
          [
            "A trava tem duas partes: o corpo com a bobina e a chapa em que o pino entra. Em geral o corpo fica na parte fixa, para o fio não se mexer, e a chapa fica na folha.",
            "O corpo da trava, com a bobina e o fio, costuma ir na coluna, que não se move. A chapa que recebe o pino é soldada ou parafusada na folha, de frente para ele.",
          ],
        ],
        bullets: [
          "Portão de correr: na coluna em que a folha encosta ao fechar, entre meio metro e um metro do piso",
          "Portão de abrir, uma folha: na coluna do lado oposto à dobradiça, perto da metade da altura",
          "Portão de abrir, duas folhas: no encontro das folhas, com o pino descendo para um furo no piso",
          "Portão basculante: na lateral da coluna, perto da parte de baixo da folha fechada",
          "Portão social: no alto do batente, do lado que abre, quando o modelo é o eletroímã",
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava é ligada na central", "Fiação e regulagem da trava"],
        slots: [
          [
            "O técnico leva um cabo da central até a trava, dentro de um eletroduto, o tubo que protege o fio. Muitas centrais têm uma saída para a trava; nas outras, entra um módulo de relé.",
            "Um cabo protegido por tubo vai da central até a trava. Se a central tem saída própria, o técnico liga ali. Se não tem, ele acrescenta um módulo de relé, que aciona a trava.",
          ],
          [
            "A tensão da trava precisa ser a que a saída ou o módulo fornece, e isso está escrito na etiqueta. Depois o técnico regula o tempo, para o pino recolher antes de o motor começar a andar.",
            "Confere-se na etiqueta se a tensão da trava é a mesma da saída da central ou do módulo. No fim, o técnico ajusta a ordem: primeiro o pino recolhe, depois o motor anda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de instalar", "Portão e motor que recebem a trava"],
        slots: [
          [
            "O portão precisa fechar sempre no mesmo lugar, senão o pino não acerta o furo. Uma folha caída ou com folga na dobradiça deve ser acertada antes.",
            "Antes da trava, a folha tem de estar alinhada e firme. Se o portão para cada vez num ponto, o pino bate na chapa e a trava prende.",
          ],
          [
            "A trava serve em motores de correr, de abrir e basculantes. Ela faz mais falta em folha larga e em motor que cede quando alguém força a folha.",
            "Quase todo motor de correr, de abrir ou basculante pode trabalhar com a trava. A maior vantagem aparece em folha comprida, que balança na ponta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava abre quando falta luz?",
        answers: [
          "A trava de pino continua fechada e se abre com a chave dela. O eletroímã do portão social solta a folha, se não tiver bateria.",
          "A de pino não abre sozinha: use a chave da trava. Já o eletroímã perde a força sem energia e por isso costuma levar bateria.",
        ],
      },
      {
        question: "Posso instalar a trava sozinho?",
        answers: [
          "Não é indicado. A ligação é feita dentro da central, onde há tensão da rede, e um erro pode queimar a placa.",
          "Deixe com o técnico, porque a central tem partes energizadas. Ele também acerta o tempo da trava com o do motor.",
        ],
      },
      {
        question: "Quanto custa instalar a trava?",
        answers: [
          "O total soma a trava, o cabo, a fixação e a mão de obra. Se a central não tem saída, soma-se o módulo. O orçamento é grátis, por foto.",
          "Contam a trava, o módulo, se for preciso, e o serviço de fixar e ligar. Mande as fotos e receba o valor sem custo.",
        ],
      },
      {
        question: "Uma trava basta para duas folhas?",
        answers: [
          "Muitas vezes, sim: a trava segura a folha que fecha por último, e essa folha prende a outra. Folhas altas ou largas podem pedir duas.",
          "Em geral basta uma, na folha que fecha por cima da outra. O técnico indica a segunda quando as folhas são altas e balançam.",
        ],
      },
    ],
    photo: "fotos do encontro da folha com a coluna, do portão inteiro e da etiqueta do motor",
  },
  {
    id: "trava-eletromagnetica-como-funciona",
    broader: "trava",
    label: "Trava eletromagnética: como funciona",
    phrase: "o funcionamento da trava eletromagnética",
    asks: [
      "trava elétrica serve",
      "serve trava elétrica",
      "função trava elétrica",
      "trava eletromagnética funciona",
      "como funciona trava eletromagnética",
      "como funciona trava magnética",
      "o que é trava eletromagnética",
      "trava eletromagnética serve",
      "para que serve trava eletromagnética",
      "como funciona trava elétrica",
      "trava elétrica funciona",
      "trava elétrica para que serve",
      "pino trava voltar fecha",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço da trava eletromagnética do portão soma a trava, o módulo, se a placa não tem saída para ela, e a mão de obra; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto. A de pino, da garagem, leva menos itens; o eletroímã, do portão social, soma fonte com bateria.",
        "Trava eletromagnética para portão, instalada, custa a peça, a ligação na central e a fixação; a mão de obra com ajuste em casa parte de {price.preventive}, sem peças. Duas folhas pedem uma ou duas travas, e coluna fraca pede solda; a foto do portão fechado dá o valor, de graça.",
      ],
      any: [
        "A trava elétrica do portão serve para trancar a folha fechada, para que ninguém a abra empurrando ou com alavanca. A central recolhe o pino antes de o motor andar, e a mola o devolve quando o portão fecha. Faz falta em folha larga, de duas folhas ou virada para a rua.",
        "A trava eletromagnética do portão funciona com uma bobina que puxa um pino: a central a energiza um instante antes de o motor andar, o pino recolhe e a folha sai; ao fechar, a mola empurra o pino de volta e tranca. Segura a folha sem depender do motor.",
        "A trava eletromagnética do portão funciona assim: ao mandar abrir, a central energiza a bobina dela, que recolhe o pino e libera a folha; ao fechar, a mola trava de novo. No portão social, o mesmo nome é dado ao eletroímã, que segura por força magnética enquanto há energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Pino ou eletroímã: dois tipos com o mesmo nome", "Os dois tipos de trava"],
        slots: [
          [
            "Na de pino, usada no portão da garagem, sem energia a folha continua trancada.",
            "A de pino fica trancada quando falta luz e se abre pela chave ou pela alavanca dela.",
          ],
          [
            "No eletroímã, do portão social, sem energia a folha solta, e por isso ele leva fonte com bateria.",
            "O eletroímã não tem pino: segura por ímã, solta sem energia e precisa de bateria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a trava precisa para funcionar", "Ligação na central, alinhamento e falta de luz"],
        slots: [
          [
            "A central precisa de saída para trava ou de um módulo de relé, com o tempo de abertura ajustado.",
            "Sem saída própria na placa, um módulo de relé comanda a trava.",
          ],
          [
            "O pino tem de entrar folgado no furo: folha que arriou prende a trava e força o motor.",
            "Uma folha desalinhada é a causa mais comum de trava que não solta.",
          ],
          [
            "Se faltar luz, use a chave da trava antes de destravar o motor, com o disjuntor desligado; basculante com defeito não se solta.",
            "Saiba onde fica a chave da trava: sem ela, destravar só o motor não abre o portão.",
          ],
        ],
      },
    ],
    keep: ["choose", "signs"],
    questions: [
      {
        question: "A trava eletromagnética abre na falta de luz?",
        answers: ["A de pino fica trancada e abre pela chave dela. O eletroímã solta, se não tiver bateria."],
      },
      {
        question: "Todo motor aceita trava?",
        answers: ["Quase todos: se a placa não tem a saída, usa-se um módulo. A foto da etiqueta confirma."],
      },
    ],
  },
  {
    id: "trava-eletromagnetica-instalada",
    broader: "trava",
    label: "Trava eletromagnética instalada",
    phrase: "a trava eletromagnética do portão",
    asks: [
      "trava eletromagnética",
      "trava magnética",
      "trava eletromagnética portão",
      "trava magnética portão",
      "trava eletromagnética basculante",
      "trava eletromagnética portão basculante",
      "trava magnética basculante",
      "trava eletromagnética deslizante",
      "trava eletromagnética portão correr",
      "trava eletromagnética garagem",
      "instalar trava eletromagnética",
      "trava eletromagnética portão automático",
    ],
    intent: "installation",
    answers: {
      any: [
        "A trava eletromagnética indicada para portão de garagem é a de pino: uma bobina recolhe o pino de aço antes de o motor andar, e ele volta a prender a folha no fim. Instalamos em basculante, de correr e de abrir. A trava é orçada de graça, por foto do portão fechado, e regular a folha em casa custa a partir de {price.preventive}, sem peças.",
        "Para portão, a trava eletromagnética mais usada é um pino de aço puxado por bobina, que segue trancado sem luz e abre pela chave. Ela custa a peça e a fixação, orçadas por foto da coluna. Se a folha precisar de regulagem, a visita em residência parte de {price.preventive}, sem peças.",
        "A trava eletromagnética segura o portão fechado com um pino de aço, e a central do motor o recolhe a cada abertura. A instalação começa pela folha, que deve fechar sempre no mesmo ponto; esse acerto em casa custa a partir de {price.preventive}, sem peças. O valor da trava vem por foto, sem custo.",
        "No portão de garagem, instalamos a trava eletromagnética de pino, que uma bobina recolhe antes da partida do motor e que continua trancada no apagão. O valor dela, com fixação, vem por foto da coluna e do portão fechado. Regular a folha em casa custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da trava eletromagnética do portão soma a trava, a fixação e o módulo, se a placa não tem saída para ela, e é orçado de graça por foto. Coluna fraca pede solda, e folha larga pode pedir duas travas. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "A trava eletromagnética para portão, instalada, custa a peça, a fixação e a ligação na central. A foto do portão fechado e da coluna mostra se é preciso solda ou segunda trava e dá o valor. O ajuste da folha em casa custa a partir de {price.preventive}, sem peças.",
        "O preço da trava eletromagnética depende de quantas o portão pede, do módulo da central e de a coluna aceitar parafuso ou só solda. O valor vem por foto do portão fechado, sem custo. O acerto da folha em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a trava é instalada"],
        slots: [
          [
            "Primeiro a folha é regulada para fechar sempre no mesmo lugar, onde o técnico marca o furo. A trava vai na coluna, por parafuso ou solda, e o furo leva chapa de reforço para o pino não rasgar o metal.",
            "O acerto da folha vem antes, porque o pino precisa encontrar o furo em todo fechamento. Depois a trava é parafusada ou soldada à coluna, e a furação ganha uma chapa de reforço.",
            "Antes de furar, o técnico ajusta o portão até ele fechar sempre no mesmo ponto e marca ali a posição do pino. Em seguida fixa a trava na coluna, com parafuso ou solda, e reforça o furo, mais ainda em folha de alumínio.",
          ],
          [
            "A ligação é feita com o disjuntor desligado, na saída própria da central ou por um módulo, a pecinha que faz esse papel. No fim são testados vários ciclos e a abertura pela chave.",
            "Se a placa não tem saída de trava, um módulo cumpre a função. O teste inclui vários ciclos e a abertura pela chave, como se faltasse luz.",
            "Muitas centrais têm saída para a trava, e nas outras um módulo pequeno dá o comando. A chave é testada no fim, com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde a trava fica e quantas são precisas"],
        slots: [
          [
            "No basculante, a trava fica na lateral, perto da borda de baixo. No de correr ela prende a ponta da folha. No de abrir ela vai no piso ou no encontro das folhas. Folha larga, que torce quando empurrada de um canto, pede duas.",
            "O lugar muda com o portão. No basculante é a lateral, embaixo. No deslizante é a ponta da folha. No de abrir é o piso ou o encontro das folhas. Se a folha é larga e verga, duas travas seguram melhor os cantos.",
            "No basculante a trava fica na coluna, junto à parte de baixo da folha. No portão de correr ela vai no batente. No de abrir ela fica no chão ou onde as folhas se encontram. Uma basta em folha estreita; em folha larga, duas são melhores.",
          ],
          [
            "Peça sempre modelo com chave, que recolhe o pino por dentro quando falta luz. Sem ela, o portão fica trancado no apagão.",
            "A chave de destravamento é indispensável, porque sem energia o pino continua no furo e só ela o recolhe.",
            "Escolha a que destrava na mão. No apagão a bobina não funciona, e a chave é o único jeito de soltar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da trava"],
        slots: [
          [
            "Três coisas mudam o preço: quantas travas a folha pede, se a placa precisa de módulo e se a coluna aceita parafuso ou exige solda. Passar fio novo até a coluna também soma, quando não há duto pronto.",
            "O valor varia com o número de travas, com o módulo da placa e com a fixação, já que solda leva mais tempo que parafuso. Passar fio e duto até a coluna acrescenta serviço.",
            "A opção mais barata é uma trava só, parafusada em coluna firme, com duto já pronto. Segunda trava, módulo, solda e passagem de cabo aumentam o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Serve a trava de ímã, como a de porta de escritório?",
        answers: [
          "Em portão de garagem ela é pouco indicada, porque o ímã solta quando falta luz e pede encaixe muito justo. O pino continua trancado sem energia, e a chave abre.",
          "Não é a melhor escolha. A placa magnética larga a folha no apagão e perde força com a folga do portão.",
          "Serve em porta leve e bem encaixada. No portão, a folga atrapalha o ímã, que ainda se solta sem energia.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação da trava?",
        answers: [
          "Com o fio até a coluna pronto, costuma caber em uma visita. Duto novo ou solda somam tempo.",
          "Em geral, uma visita. O que alonga é passar fio, soldar a coluna ou acertar uma folha que fecha torta.",
          "Uma visita basta se a fiação já chega à coluna. Solda e folha desalinhada prolongam o serviço.",
        ],
      },
      {
        question: "A trava deixa o portão mais lento?",
        answers: [
          "Quase nada: ela solta e o motor parte em seguida, em menos de um segundo.",
          "Não se percebe, porque o intervalo entre soltar o pino e andar é curto e fica regulado na instalação.",
          "A espera é de menos de um segundo: o pino recolhe, e logo a folha começa a andar, no tempo que o técnico acerta.",
        ],
      },
      {
        question: "Posso pôr trava em motor antigo?",
        answers: [
          "Quase sempre, com um módulo quando a central não tem saída para trava. A etiqueta do motor mostra qual é o caso.",
          "Pode, na maioria dos motores. Se falta a saída na placa, o módulo faz a ligação, e o que decide é a folha firme e a coluna boa.",
          "Sim, quando a folha fecha firme e a coluna aguenta a fixação. Central antiga recebe um módulo.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  },
  {
    id: "manutencao-de-cancela",
    broader: "cancela",
    label: "Manutenção de cancela",
    phrase: "a manutenção da cancela",
    asks: [
      "manutenção cancela",
      "manutenção preventiva cancela",
      "cancela revisão",
      "revisão cancela",
      "cancela preventiva",
      "contrato manutenção cancela",
      "manutenção cancela automática",
      "manutenção cancela estacionamento",
      "manutenção cancela condomínio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para a manutenção de cancela {em}, mande a foto da etiqueta: com o modelo, confirmamos antes da visita se atendemos e quanto custa. A revisão acerta a mola e o equilíbrio da haste, confere fim de curso, sensor e placa e reaperta a base, com a passagem isolada.",
        "A manutenção de cancela {em} é orçada pelo modelo da etiqueta e pelo movimento da entrada, e respondemos por foto se atendemos o seu. No serviço, a mola e a haste são equilibradas, e sensor, fim de curso, placa e fixação são conferidos, com cones na passagem.",
        "Empresa que faz manutenção de cancela precisa equilibrar a haste pela mola, testar o sensor que a segura sobre o carro e conferir fim de curso, placa e base. Fazemos isso nos modelos com peça disponível: a foto da etiqueta diz se atendemos o seu e o valor.",
      ],
      price: [
        "O preço da manutenção de cancela {em} depende do modelo, do movimento e das peças que precisar: a revisão sem peça é o mais barato, mola e placa o mais caro. A foto da etiqueta e da entrada diz se atendemos e o valor.",
        "A manutenção de cancela é orçada pelo modelo, pelo fluxo e pelo que precisa de peça. Ajuste e limpeza custam menos que trocar mola, haste ou placa, e a foto da etiqueta basta para dizermos se atendemos e quanto fica.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a manutenção da cancela confere", "Da haste ao sensor, na revisão"],
        slots: [
          [
            "Com a energia cortada e a passagem isolada, o técnico testa o equilíbrio: a haste solta, no meio do curso, deve ficar parada. Se cai ou sobe, a mola está fora do ponto e sobrecarrega o motor.",
            "O primeiro ponto é a mola, que deve sustentar a haste em qualquer altura. A passagem é fechada com cones, a energia desligada, e a regulagem é feita até a haste parar onde o técnico a deixa.",
            "Isolada a entrada e desligada a cancela, solta-se a haste para ver se ela se equilibra. Mola cansada a deixa cair, e mola tensa a empurra para cima; nos dois casos, o motor trabalha forçado.",
          ],
          [
            "Depois se testa o laço, o fio sob o piso que percebe o carro, ou a fotocélula, com carro e moto, para a haste não descer sobre ninguém. Base, mancais, correia, fim de curso e placa fecham a lista.",
            "O sensor vem em seguida, laço no piso ou fotocélula, provado com veículo alto, baixo e moto. Fim de curso, placa, correia, mancais e parafusos da base também são vistos.",
            "A proteção é conferida com moto e carro: tanto a fotocélula quanto o laço, fio enterrado que sente o veículo, têm de segurar a haste no alto. No fim, limpam-se os mancais e verificam-se correia, placa e base.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo revisar", "Entre uma revisão e outra"],
        slots: [
          [
            "O intervalo segue as aberturas por dia: em prédio e empresa, {visits.business}; em estacionamento de muito giro, menos tempo entre as visitas. Haste que treme, bate ou para no meio antecipa a revisão.",
            "Quanto mais carros, mais curta a espera. Para empresas e condomínios, faça a revisão {visits.business}, e encurte o prazo se a cancela abre o dia todo ou se a haste começou a bater.",
            "Conte as passagens por dia: a entrada comum de prédio ou empresa pede revisão {visits.business}, e o estacionamento cheio, ainda mais vezes. Batida no fim do curso e tremor são avisos.",
          ],
          [
            "Entre as visitas, a portaria limpa a lente do sensor e anota as falhas com data e hora. O gabinete fica fechado, porque a mola guarda força mesmo com a cancela desligada.",
            "Quem cuida da portaria pode passar pano na lente e registrar quando falhou. Abrir o gabinete não, nem com o disjuntor desligado: a mola continua carregada.",
            "À equipe do local cabem a limpeza da lente e o registro das falhas. Dentro do gabinete há uma mola tensionada, perigosa até sem energia, e ali só mexe o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da manutenção", "Do ajuste à troca de peças"],
        slots: [
          [
            "A revisão com ajuste e limpeza tem o menor custo.",
            "Regular, limpar e reapertar é a parte mais barata.",
            "Sem peça a trocar, paga-se só a revisão.",
          ],
        ],
        bullets: [
          "Mola cansada ou do peso errado para a haste",
          "Haste torta ou quebrada por batida",
          "Laço ou fotocélula com defeito",
          "Placa, capacitor ou correia do motor",
          "Contrato com várias visitas no ano, que dilui o custo de cada uma",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela precisa parar durante a manutenção?",
        answers: [
          "Sim, por um período: a passagem é isolada com cones e a energia, cortada. Combine um horário de menos movimento ou use a outra pista.",
          "Para, enquanto mola e haste são reguladas. Como atendemos {shop.hours}, dá para marcar fora do horário de pico.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca de cancela?",
        answers: [
          "Depende do modelo e de haver peça. A foto da etiqueta do gabinete responde antes da visita.",
          "Nem todas: atendemos as que têm peça no mercado. Com marca e modelo da etiqueta, você sabe antes de marcar.",
        ],
      },
      {
        question: "A haste bateu num carro. Dá para usar?",
        answers: [
          "Só depois de conferir: haste torta muda o equilíbrio e força a mola. Deixe a cancela desligada, com alguém orientando a passagem, até a vistoria.",
          "Não sem conferir. Uma haste empenada pesa diferente e pode descer de repente; desligue, isole a passagem e peça a visita.",
        ],
      },
      {
        question: "Vale fazer contrato de manutenção da cancela?",
        answers: [
          "Vale onde ela abre o dia todo e uma parada prende carros. O contrato marca as visitas, e as peças são orçadas à parte; em entrada de pouco uso, a revisão avulsa basta.",
          "Com muito movimento, sim: as visitas já ficam marcadas e o desgaste aparece antes. Cancela que abre poucas vezes por dia se resolve com visitas avulsas.",
        ],
      },
    ],
    photo: "fotos da etiqueta da cancela e da entrada inteira, com a largura da passagem",
  },
  {
    id: "dois-motores-no-basculante-largo",
    broader: "basculante",
    label: "Um ou dois motores no basculante largo",
    phrase: "um ou dois motores no basculante largo",
    asks: [
      "basculante industrial",
      "portão basculante industrial",
      "motor basculante industrial",

      "basculante duplo motor",
      "basculante prédio duplo motor",
      "basculante motor duplo",
      "basculante prédio motor duplo",

      "dois motores basculante",
      "2 motores basculante",
      "dois motores só basculante",
      "um ou dois motores basculante",
      "basculante grande dois motores",
      "basculante largo dois motores",
      "dois motores ou um só basculante",
      "dois motores basculante 4 metros",
      "dois motores basculante 5 metros",
      "dois motores basculante 6 metros",
      "dois motores basculante 4 m",
      "dois motores basculante 5 m",
      "dois motores basculante 6 m",
      "motor duplo basculante",
      "dois acionadores basculante",
      "2 acionadores basculante",
      "basculante um motor só",
      "basculante motor cada lado",
      "basculante motor dois lados",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em basculante industrial ou de 5 metros, o usual são dois motores, um em cada coluna, comandados por uma só central. Um motor só puxa por um lado e torce a folha. Com eixo firme ligando os dois lados, um motor mais forte pode bastar. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O basculante de prédio com motor duplo tem um acionador em cada coluna, comandados por uma só central, para a folha não torcer. Em prédio antigo, o técnico confere primeiro cabos, contrapesos e o eixo que une os dois lados. Trocar os motores em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O basculante largo, de 4, 5 ou 6 metros, precisa de dois motores na maioria dos casos, porque um motor só torce a folha grande. A exceção é o eixo que move os dois lados juntos; na troca em portão pesado, motores e mão de obra ficam de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando são dois e quando basta um", "Como decidir pela folha"],
        slots: [
          [
            "Três pontos decidem, e o técnico os confere com a folha presa, sem que você a solte.",
            "A folha responde, não a largura sozinha. O técnico verifica isto na visita, com segurança.",
            "Largura é só o começo; o técnico olha o conjunto, com o basculante seguro.",
          ],
        ],
        bullets: [
          "Folha que torce puxada por um lado: dois acionadores.",
          "Eixo de sincronismo firme e motor de potência maior: um basta.",
          "Até {width.quarterHp} e equilibrada: um de 1/4 HP.",
          "Contrapesos e cabos iguais nos dois lados: condição para qualquer escolha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois trabalham juntos", "Sincronia dos dois motores"],
        slots: [
          [
            "Os dois acionadores são do mesmo modelo, ficam à mesma altura e partem juntos, com fim de curso igual. Motores diferentes sobem em tempos diferentes e torcem a folha.",
            "Usam-se modelos iguais, montados em espelho e ligados à mesma central. Qualquer diferença de velocidade entorta a folha e gasta a porca.",
            "Mesmo modelo, mesma altura e mesma parada fazem a folha subir reta. Misturar marcas ou potências a faz torcer.",
          ],
          [
            "Se um parar, o outro não deve levar a folha sozinho: desligue o disjuntor e ninguém fica embaixo. Nos sistemas bons, a central já bloqueia o par.",
            "Na falha de um lado, pare de usar e corte a energia, sem passar sob a folha. Forçar com o outro torce o portão.",
            "Falhou um motor, o portão inteiro para. Disjuntor desligado, vão isolado, e nada de insistir com o lado bom.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Um motor maior ou dois iguais: o custo", "O que muda no preço"],
        slots: [
          [
            "Na troca, portão largo e pesado fica de {price.heavySwap}, com mão de obra. Dois acionadores de linha residencial, onde servem, ficam em torno de {price.homeSwapTwice}.",
            "Motor pesado com o trabalho custa {price.heavySwap}. Onde cabem dois residenciais iguais, a referência é {price.homeSwapTwice}.",
            "Conte {price.heavySwap} para folha pesada de 5 metros. Sendo ela leve e prevendo o fabricante o par, dois motores de casa saem por {price.homeSwapTwice}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois motores de 1/4 HP resolvem um basculante de 5 metros?",
        answers: [
          "Não por conta simples: cada 1/4 HP vai até {width.quarterHp}, e o par só serve se o fabricante o prevê e a folha está equilibrada.",
          "Só quando o manual admite o par e o contrapeso está certo. Somar duas larguras não garante.",
        ],
      },
      {
        question: "Dois motores precisam de duas placas?",
        answers: [
          "Em geral usa-se uma central com duas saídas. Há marcas com duas centrais sincronizadas.",
          "Quase sempre uma central dupla comanda os dois, e assim partem juntos.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em portão pesado, {time.heavy}. Acerto de contrapeso ou reforço de coluna soma tempo.",
          "Conte {time.heavy}, com colunas firmes e folha equilibrada.",
        ],
      },
      {
        question: "Posso pôr o segundo motor depois?",
        answers: [
          "Pode, se ainda há o mesmo modelo e a central aceita dois. Enquanto isso, um só não deve levar a folha que torce.",
          "Sim, com modelo igual e central dupla. Se a folha já torce, não use com um só até lá.",
        ],
      },
    ],
    photo: "fotos do portão por dentro com as duas colunas, largura, altura e material",
  },
  {
    id: "fechar-depois-de-segundos",
    broader: "regulagem",
    label: "Fechamento automático depois de tantos segundos",
    phrase: "o tempo do fechamento automático",
    asks: [
      "programar portão fechar segundos",
      "portão feche segundos depois aberto",
      "portão feche segundos programar",
      "definir segundos portão fechar",
      ...combine(
        [
          "fechamento automático",
          "programar fechamento automático",
          "regular fechamento automático",
          "tempo fechamento automático",
          "fechar sozinho",
          "programar fechar sozinho",
          "portão fechar sozinho",
          "fechar automaticamente",
          "tempo pausa",
          "pausa portão",
        ],
        [
          "10 segundos",
          "15 segundos",
          "20 segundos",
          "30 segundos",
          "40 segundos",
          "45 segundos",
          "60 segundos",
          "90 segundos",
          "1 minuto",
          "um minuto",
          "2 minutos",
          "trinta segundos",
          "depois 30 segundos",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão fechar sozinho depois de 30 segundos, ou de outro tempo, o técnico grava esses segundos na função pausa da central, por botão, chave ou menu, e testa antes a fotocélula. A maioria das placas aceita de 15 a 60 segundos. A programação em casa custa a partir de {price.preventive}, sem peças.",
        "O fechamento automático depois de 30 segundos, ou de 1 minuto, é programado na central, na função pausa, que quase toda placa tem. Antes, a fotocélula precisa estar funcionando. O ajuste é do técnico, em visita a partir de {price.preventive} em residência, fora as peças.",
        "O portão fecha sozinho depois de 1 minuto, ou do tempo que você quiser, quando a pausa está gravada na central: a maior parte das placas permite escolher de 15 a 60 segundos. A fotocélula precisa funcionar primeiro. Mudar o tempo, com o técnico, custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o tempo é gravado", "A programação, na ordem"],
        slots: [
          [
            "A placa fica sob a tampa, junto da rede elétrica, e por isso quem grava é o técnico. O caminho muda de um modelo para outro, mas a ordem é esta.",
            "Quem programa é o técnico, porque os botões da central ficam perto de partes energizadas. Cada placa tem o seu menu, e a sequência se repete.",
            "Os botões estão dentro da caixa do motor, ao lado da rede, e a gravação cabe ao técnico. Mudam os nomes, não a sequência.",
          ],
        ],
        steps: [
          "Testar a fotocélula: cortado o feixe com um objeto, a folha para e volta.",
          "Achar a função pausa ou fechamento automático no manual da placa.",
          "Na placa de botão, gravar contando os 30 segundos; na de menu, digitar o tempo.",
          "Cronometrar três fechamentos, de longe.",
          "Repetir o teste da fotocélula.",
        ],
      },
      {
        about: "choose",
        headings: ["Quantos segundos escolher", "30 segundos ou outro tempo"],
        slots: [
          [
            "O bom tempo é o que você leva para passar com calma, mais dez segundos. Em geral a contagem começa com o portão todo aberto.",
            "Cronometre a sua passagem e some dez segundos de folga. A central costuma contar a partir da abertura completa.",
            "Some dez segundos ao tempo da sua manobra. A conta, na maioria das placas, parte do portão parado e aberto.",
          ],
        ],
        bullets: [
          "De 15 a 30 segundos: casa com um ou dois carros.",
          "De 30 a 60 segundos: rampa, manobra ou quem desce do carro.",
          "Acima de 60 segundos: entrada com fila ou pessoa que anda devagar.",
          "Logo após a passagem: função de algumas placas, com fotocélula.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que a fotocélula vem antes", "O que precisa funcionar antes"],
        slots: [
          [
            "No fechamento automático ninguém aperta o botão olhando o vão, e a fotocélula passa a ser quem vê. Sem ela, a folha desce ou corre sobre pessoa, animal ou carro parado no caminho.",
            "Portão que fecha sozinho não tem quem observe a passagem, papel que fica com a fotocélula. Na falta do sensor, qualquer um parado no vão pode ser atingido.",
            "Quando o tempo comanda, só o sensor percebe que há alguém no caminho. Por isso a função fica desligada até a fotocélula estar instalada e testada.",
          ],
          [
            "Se o portão ainda não tem sensor, o par com a instalação é orçado por foto. A entrada para ele existe na maioria das centrais.",
            "Quem não tem o par de sensores pode pedir o valor já instalado pela foto do motor, já que quase toda placa tem entrada para ele.",
            "Instalar o par é possível na maior parte das placas, e peça e serviço têm o preço dado pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Programei os segundos e o portão não fecha. Por quê?",
        answers: [
          "Em geral a fotocélula está suja ou torta, ou o portão não chegou ao fim de curso de abertura, e a contagem não começa. Limpe as lentes com pano seco e tente de novo.",
          "A causa comum é a lente da fotocélula suja ou desalinhada. Outra é a abertura incompleta: sem chegar ao fim, a central não inicia a contagem.",
          "Veja a fotocélula primeiro, limpando as lentes. Se continua, a folha pode não estar alcançando a parada de abertura, ponto em que a contagem começa.",
        ],
      },
      {
        question: "Como deixo o portão aberto por mais tempo num dia?",
        answers: [
          "Em muitas centrais, um toque no controle durante a pausa cancela aquele fechamento. Teste de longe; se a sua não faz isso, a função precisa ser desligada na placa.",
          "Experimente tocar o controle com o portão aberto: várias placas suspendem a contagem. Nas outras, só o desligamento da função, pelo técnico.",
          "Depende da placa. Boa parte para a contagem com um toque durante a pausa; quando não para, o técnico desativa a função.",
        ],
      },
      {
        question: "Toda placa tem fechamento automático?",
        answers: [
          "A maioria tem, com o nome de pausa ou fechamento automático. Em placa antiga sem a função, a saída é trocar a central, e o motor fica.",
          "Quase todas, e o manual ou a etiqueta do motor confirma. Se a sua é das poucas que não têm, uma central nova resolve com o mesmo motor.",
          "Não todas, mas quase. O modelo na etiqueta responde, e na falta da função troca-se só a placa.",
        ],
      },
      {
        question: "A contagem recomeça se passar outro carro?",
        answers: [
          "Em muitas placas, sim: a fotocélula cortada reinicia o tempo. Em outras, o portão apenas espera o feixe ficar livre para fechar.",
          "Depende da central. Parte delas zera a contagem a cada corte do feixe, e parte só aguarda o vão livre.",
          "Costuma recomeçar, quando a placa liga a pausa à fotocélula. Nos modelos simples, o sensor só impede de fechar enquanto há algo na frente.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da fotocélula",
  },
  {
    id: "fechar-depois-que-o-carro-passa",
    broader: "regulagem",
    label: "Fechar sozinho depois que o carro passa",
    phrase: "o portão que fecha sozinho depois que o carro passa",
    asks: [
      "fazer fechar sozinho depois carro passa",
      "fazer portão fechar sozinho depois carro passa",
      "fazer fechar sozinho depois passar",
      "fechar sozinho depois carro passa",
      "fechar sozinho depois carro passar",
      "fechar sozinho quando carro passa",
      "fechar sozinho depois entrar",
      "fechar sozinho depois sair",
      "fechar sozinho assim carro passa",
      "fechar automático depois carro passa",
      "fechar logo depois carro passa",
      "fechar depois passar fotocélula",
      "fechamento depois passagem",
      "fechamento após passagem",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão fechar sozinho depois que o carro passa, o fechamento automático precisa estar ligado na central e a fotocélula, funcionando. Se ele não fecha, quase sempre a função está desligada ou a lente do sensor está suja. O técnico grava o tempo, de 15 a 30 segundos, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão fecha sozinho após o carro passar quando a central tem o fechamento automático ligado e um par de fotocélulas vendo a passagem. Ele pode fechar por tempo, de 15 a 30 segundos, ou logo que o carro sai do feixe. A regulagem na residência parte de {price.preventive}, sem peças.",
        "Dá para o portão fechar sem apertar o controle depois da passagem do carro: o técnico ativa o fechamento automático na placa e testa a fotocélula, sem a qual a função fica desligada. A pausa comum é de 15 a 30 segundos, e a visita de ajuste custa a partir de {price.preventive} em casa, sem peças.",
        "Quando o portão não fecha sozinho depois que o carro passa, verifique primeiro a fotocélula, que suja ou torta segura o fechamento, e depois se a função está ligada na central. Placa sem a função precisa ser trocada, com o mesmo motor. A visita de regulagem em residência custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechar por tempo ou pela passagem do carro"],
        slots: [
          [
            "No modo por tempo, a central conta a pausa depois da abertura completa e fecha, tenha o carro passado ou não. Quase toda placa atual oferece isso, e a contagem recomeça se alguém corta o feixe.",
            "Por tempo, a contagem começa com o portão todo aberto e termina no fechamento, com ou sem carro. É a opção da maioria das centrais, e quem passa na frente do sensor segura a folha.",
            "A pausa fixa é o modo mais comum: o portão abre, a placa conta os segundos e fecha. Quando o feixe é interrompido nesse intervalo, ela espera o caminho ficar livre.",
          ],
          [
            "No modo pela passagem, a placa manda fechar poucos segundos depois que o carro sai do feixe, e o vão fica menos tempo aberto. Com reboque ou veículo longo, prefira a pausa ou um segundo par de sensores, porque um feixe só não vê o carro inteiro.",
            "Já o fechamento pela passagem espera o carro cruzar o feixe e então fecha. Como um feixe só enxerga uma altura, caminhonete e reboque pedem dois pares ou o modo por tempo.",
            "O outro modo fecha logo que o carro libera a fotocélula, o que deixa o portão menos tempo aberto. Para veículo longo ou alto, some outro par de sensores ou fique com a pausa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como configurar o fechamento automático"],
        slots: [
          [
            "Sob a tampa do motor há tensão da rede, por isso a gravação é do técnico. O teste do sensor e a escolha do tempo são seus.",
            "A placa trabalha ligada à rede, e mexer nela é do técnico. Você escolhe o tempo e confere o resultado, sempre por fora.",
            "Quem abre a tampa e grava é o técnico, porque há tensão ali. A sua parte é testar a fotocélula e dizer quanto tempo leva para sair.",
          ],
        ],
        steps: [
          "Com o portão fechando, passe um cabo de vassoura no feixe, de lado: a folha tem de parar e voltar.",
          "Se não voltou, ou se o portão nem fecha, limpe as duas lentes com pano seco e repita.",
          "Cronometre a sua saída mais lenta e some cinco segundos.",
          "Mande a foto da etiqueta do motor e das fotocélulas; o técnico liga a função e grava o tempo.",
          "Observe três ciclos inteiros, um deles com o feixe cortado no fim da pausa.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço: regulagem, fotocélula ou placa"],
        slots: [
          [
            "O caso mais barato é o de quem já tem fotocélula e placa com a função, porque basta ajustar, em até {trade.smallRepair}. Sem fotocélula, somam-se o par, o cabo e a fixação nas duas colunas.",
            "Se a placa tem a função e a fotocélula já existe, você paga só a visita de regulagem, que leva até {trade.smallRepair}. Quando falta o par de sensores, o orçamento inclui a peça, os fios e a instalação.",
            "Com tudo no lugar, o custo é o da visita, e a configuração leva até {trade.smallRepair}. Comprar as fotocélulas e passar o cabo delas é o que aumenta o valor.",
          ],
          [
            "Central antiga, sem fechamento automático, é o caso mais caro, porque a placa é trocada e o motor continua. A foto da etiqueta mostra qual é o seu.",
            "O mais caro é trocar a central que não tem a função, ainda com o mesmo motor. Pela etiqueta se sabe antes se será preciso.",
            "Só quem tem placa sem a função gasta com uma central nova, e o motor continua. O modelo, escrito na etiqueta, define isso sem visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o fechamento automático sem fotocélula?",
        answers: [
          "Não deve, porque a folha fecharia sobre quem estiver no vão. Primeiro se instala o par de sensores.",
          "Não é seguro. Sem o sensor, a central não sabe que há carro ou criança no caminho.",
          "Não. A volta do motor só age depois da batida, e a fotocélula evita que a folha encoste.",
        ],
      },
      {
        question: "Minha placa não fecha sozinha. Preciso trocar o motor?",
        answers: [
          "Quase nunca. Troca-se só a central por uma compatível que tenha a função, e o motor bom continua o mesmo.",
          "Em geral não, porque a função fica na placa. Uma central compatível com fechamento automático costuma bastar.",
          "Não. O motor só move a folha; quem conta o tempo é a central.",
        ],
      },
      {
        question: "E se eu precisar deixar o portão aberto?",
        answers: [
          "Muitas centrais seguram aberto por um botão, por uma chave ou pelo controle. Peça que o técnico mostre como fazer.",
          "Depende da placa: há botão, comando do controle ou aplicativo que suspende a contagem. Combine isso na hora da regulagem.",
          "Em muitas placas, um comando do controle suspende o fechamento até o próximo toque.",
        ],
      },
      {
        question: "Qual tempo de fechamento devo usar?",
        answers: [
          "Use a sua saída mais lenta como medida e some cinco segundos, para o portão não fechar com o carro ainda no vão. Em casa isso fica entre 15 e 30 segundos.",
          "Comece pela saída mais demorada da família e acrescente cinco segundos.",
          "Em rampa ou manobra de ré, prefira perto de 30 segundos; em entrada reta, 15 bastam.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas colunas do portão",
  },
];
