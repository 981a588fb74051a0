import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const alarme: NarrowConcept[] = [
  {
    id: "aviso-de-portao-aberto",
    broader: "alarme",
    label: "Aviso de portão aberto",
    phrase: "o aviso de portão aberto",
    intent: "buying",
    asks: [
      "alarme portão aberto condomínio",
      "alarme portão aberto prédio",
      "aviso portão aberto condomínio",
      "sensor portão aberto condomínio",

      "alertar garagem não fechou",
      "alertar portão não fechou",
      "esqueci portão aberto avise",
      "esqueci portão aberto noite avise",
      "aviso portão aberto",
      "celular portão está aberto",
      "ver celular portão aberto",
      "ver celular se portão está aberto",
      "ver celular portão fechado",
      "saber celular portão aberto",
      "saber longe portão aberto",
      "aplicativo mostra portão aberto",
      "saber portão ficou aberto",
      "alarme portão aberto",
      "esqueci portão aberto",
      "saber portão fechou",
      "alerta portão aberto",
      "sensor portão aberto",
      "portão esquecido aberto",
      "como saber portão fechado",
      "avisar portão aberto",
      "deixei portão aberto",
      "notificação portão aberto",
    ],
    answers: {
      any: [
        "O portão avisa no celular quando fica aberto se você instalar um sensor magnético na folha e um módulo Wi-Fi, que manda a notificação depois do tempo escolhido. O motor continua o mesmo. Se a garagem não tem internet, um bip dentro de casa faz o mesmo aviso e custa menos.",
        "O aviso de portão aberto vem de um sensor preso à folha, ligado a um módulo Wi-Fi, que manda a mensagem ao celular, ou a um bip dentro de casa. Ele avisa quando o portão fica aberto além do tempo marcado. Serve em quase todo portão, sem trocar o motor, e o bip é a opção mais barata.",
        "Quem esqueceu o portão aberto só consegue saber pelo celular se já tem um sensor na folha com módulo Wi-Fi ou uma câmera que mostre a entrada. Sem eles, ligue para alguém ir ver e fechar no local. O sensor se instala no portão que você já tem e avisa na próxima vez; o preço sai por foto.",
        "O alarme de portão aberto no condomínio usa um sensor na folha, que toca um bip na portaria ou avisa o celular do síndico quando o portão passa do tempo. Na garagem de casa, o aviso chega ao seu celular. O aplicativo sem sensor mostra só a última ordem. O valor instalado sai por foto.",
        "Para saber se o portão ficou aberto ou fechado pelo celular, é preciso um sensor magnético na folha ligado a um módulo Wi-Fi, instalados no portão que você já tem. O aplicativo mostra a posição e manda aviso depois de alguns minutos. Sem internet na garagem, um bip ou uma luz em casa faz o aviso.",
      ],
      price: [
        "O aviso de portão aberto custa o sensor da folha, o módulo ou bip e a instalação. O bip é o mais barato, e o módulo com aviso no celular custa mais. Quem já tem módulo Wi-Fi compatível paga só o sensor e a ligação. O valor é informado de graça, por foto.",
        "No preço do aviso de portão aberto entram o sensor magnético, o meio de avisar e a mão de obra. O bip custa menos que o aviso no celular, e um cabo longo até o motor encarece a instalação. Se o módulo Wi-Fi já existe, paga-se só o sensor, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Esqueceu o portão aberto agora: o que fazer", "O que fazer se você já saiu"],
        slots: [
          [
            "Quem já saiu de casa não deve apertar o comando sem ver a entrada, porque a folha pode fechar sobre alguém. Siga esta ordem.",
            "Feche de longe só se você vê o vão e se a fotocélula funciona. Sem isso, é melhor alguém ir até lá.",
            "O comando dado sem ver a entrada pode fechar o portão sobre uma pessoa ou um carro. Comece por confirmar como ele está.",
          ],
        ],
        steps: [
          "Abra o aplicativo do módulo ou da câmera, se houver, e veja a posição da folha.",
          "Sem aplicativo, ligue para alguém da casa, um vizinho ou a portaria e peça que olhe.",
          "Peça à pessoa que feche pelo botão da parede ou pelo controle, com o vão livre.",
          "Pelo celular, mande fechar só com a câmera mostrando o vão vazio e com a fotocélula em ordem.",
          "Confirme na imagem, ou com a pessoa, que a folha fechou até o fim.",
        ],
      },
      {
        about: "choose",
        headings: ["Aviso no celular, bip ou fechamento automático", "Como não esquecer o portão aberto"],
        slots: [
          [
            "O módulo Wi-Fi com sensor avisa onde você estiver, porque lê a posição real da folha. O bip ou a luz dentro de casa avisa só quem está ali, mas custa menos e funciona sem internet.",
            "Quem costuma sair de carro e esquecer o portão precisa do alerta no telefone, que depende de rede. Para quem fica em casa, um bip na sala é mais simples e não usa internet.",
            "Escolha pelo lugar em que você estará. Longe de casa, serve o celular com módulo e sensor. Dentro dela, o bip ou a luz, que é mais barato e funciona mesmo sem Wi-Fi.",
          ],
          [
            "O fechamento automático da placa evita o esquecimento sem nenhum aviso, mas só pode ser usado com fotocélula testada e pausa bem regulada.",
            "A pausa que fecha o portão sozinha depois de alguns segundos também resolve, desde que uma fotocélula vigie o vão.",
            "Outra saída é o portão fechar sozinho, o que exige fotocélula em ordem e tempo de pausa certo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o sensor de portão aberto é instalado", "A instalação do sensor e o teste"],
        slots: [
          [
            "O ímã é fixado na folha e o sensor na coluna, frente a frente com o portão fechado. Usa-se um modelo próprio para portão de ferro, que aguenta vibração, em ponto seco e longe de pancadas.",
            "O técnico prende o ímã na folha e o sensor na coluna, de modo que fiquem lado a lado quando o portão fecha. A peça é a de portão de metal, instalada onde não bate nem molha.",
            "O sensor vai na coluna e o ímã na folha, alinhados no fechamento. O modelo certo é o feito para metal e vibração, longe da rua e da água.",
          ],
          [
            "O tempo de alerta fica em alguns minutos, para não tocar a cada entrada. No teste, o técnico deixa a folha entreaberta de propósito e confere se o aviso chega pelo Wi-Fi da casa e pelos dados móveis.",
            "O atraso do aviso é de poucos minutos, o que dá tempo de manobrar. Depois se deixa o portão meio aberto para ver se a mensagem chega dentro e fora do Wi-Fi.",
            "Com atraso de alguns minutos, o aviso não toca numa entrada normal. No fim, a folha fica entreaberta para conferir se a mensagem chega, com e sem o Wi-Fi.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa para o aviso funcionar", "Antes de instalar o sensor"],
        slots: [
          [
            "A folha tem de encostar sempre no mesmo ponto, porque uma fresta engana o sensor. Com o celular ao lado do motor, confira se o Wi-Fi chega à garagem. Se não chega, use um repetidor ou o bip.",
            "Um portão que não fecha até o fim dá alarme falso e precisa ser regulado antes. Veja também se o Wi-Fi alcança o motor. Sem sinal, é preciso um repetidor.",
            "Regule primeiro a folha que deixa fresta, pois o sensor a entende como aberta. O sinal de Wi-Fi precisa chegar ao motor, e onde ele é fraco instala-se um repetidor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso fechar o portão pelo celular quando receber o aviso?",
        answers: [
          "Pode, se houver fotocélula funcionando e, de preferência, câmera. Sem ver o vão, peça a alguém que confira antes.",
          "Sim, com fotocélula e imagem. Fechar sem ver, só pela notificação, põe em risco quem estiver passando.",
          "Com fotocélula e câmera, pode. Se você não enxerga a entrada, ligue para alguém da casa conferir.",
        ],
      },
      {
        question: "O controle comum mostra se o portão fechou?",
        answers: [
          "Não, porque ele só envia o comando. Alguns sistemas têm controle com retorno, mas o mais usual é o aplicativo com sensor.",
          "Na maioria dos modelos, não. Quem informa a posição é o sensor na folha, pelo celular ou pelo bip.",
          "Não mostra. Existem controles com luz de retorno, de linhas próprias, e o sensor com aplicativo serve a qualquer motor.",
        ],
      },
      {
        question: "O vento pode disparar o aviso de portão aberto?",
        answers: [
          "Pode, se a folha tem folga e se afasta do sensor. Regular a roldana ou o batente resolve.",
          "Sim, em portão frouxo. O ajuste da folha vem antes da instalação do sensor.",
          "Só quando a folha balança. Com roldana e batente regulados, ela fica encostada e o aviso não dispara à toa.",
        ],
      },
      {
        question: "O sensor de portão aberto usa pilha?",
        answers: [
          "O sem fio usa, e a pilha dura em geral um ano ou mais. O com fio é alimentado pelo módulo e não tem pilha para trocar.",
          "O modelo sem fio, sim, com troca perto de uma vez por ano. O com fio não usa e é o mais indicado em portão que vibra.",
          "Depende do modelo. O sem fio leva pilha, e o aplicativo costuma avisar quando ela está fraca; o com fio dispensa.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "alarme-dispara",
    broader: "alarme",
    label: "Alarme disparando pelo portão",
    phrase: "o alarme que dispara pelo portão",
    intent: "repair",
    asks: [
      "alarme tocando",
      "alarme tocando noite",
      "alarme toca sozinho",
      "alarme dispara noite",
      "alarme toca noite",
      "alarme casa disparando",
      "sirene alarme disparando",
      "alarme não para tocar",
      "sensor magnético alarme disparo falso",
      "sensor alarme portão dispara",
      "alarme disparando",
      "alarme dispara portão",
      "alarme disparou portão",
      "alarme dispara vento",
      "alarme falso portão",
      "sensor portão disparando",
      "alarme dispara sozinho",
      "alarme portão apitando",
    ],
    answers: {
      any: [
        "Alarme que dispara com o portão quase sempre tem sensor desalinhado ou folha com folga, que afasta o ímã quando venta. Acerte primeiro o fechamento da folha, depois o sensor; a visita que ajusta o portão em casa parte de {price.preventive}, sem peças.",
        "Se o alarme da casa toca por causa do portão parado, à toa ou de madrugada, a causa é folga na folha, ímã longe ou mau contato no cabo. Quando a sirene dispara só ao abrir, a zona do portão estava armada; o ajuste da folha em residência começa em {price.preventive}, fora peças.",
        "O sensor do portão desalinhado dispara a sirene porque poucos milímetros de folga, com vento, já afastam o ímã. A folha e o fim de curso são conosco, desde {price.preventive} em casa, sem peças. A central do alarme é da empresa que o instalou.",
        "Alarme tocando à noite sem motivo tem, em geral, sensor de movimento que vê gato, cortina ou calor, bateria fraca da central ou ímã do portão afastado pelo vento. Veja no painel qual zona disparou: se é a do portão, a folha tem folga, e o ajuste em casa parte de {price.preventive}, sem peças; as outras são da empresa do alarme.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o alarme dispara pelo portão", "Folga, ímã ou cabo do sensor"],
        slots: [
          [
            "A hora em que o alarme toca mostra a causa mais provável.",
            "Anote em que momento a sirene dispara e compare com a lista.",
            "Repare no momento do disparo, porque cada um tem uma causa.",
          ],
        ],
        bullets: [
          "Dispara com vento: a folha tem folga na guia ou no batente.",
          "Dispara com chuva: o cabo tem emenda oxidada ao tempo.",
          "Dispara ao abrir pelo controle: a zona do portão está armada ou sem tempo de entrada.",
          "Dispara sem hora certa: o ímã está torto, o sensor não é próprio para aço ou a pilha dele está fraca.",
          "Dispara de madrugada: o metal encolhe no frio, e o sensor já estava no limite.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Teste com o portão fechado"],
        slots: [
          [
            "Desarme o alarme e avise o monitoramento, se houver. O teste é visual e não abre nenhuma central.",
            "Com o alarme desarmado e a empresa avisada, olhe só por fora.",
            "Avise o monitoramento, desarme e faça a conferência com os olhos.",
          ],
        ],
        steps: [
          "Feche o portão pelo controle e veja se a folha encosta por igual.",
          "Repare se ímã e sensor ficam alinhados, a cerca de 1 cm.",
          "Com o disjuntor desligado, balance a folha de correr ou de abrir de leve; no basculante, apenas olhe.",
          "Procure emenda exposta no cabo.",
          "Fotografe o sensor e o encontro da folha com a coluna.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico do portão faz", "Ajuste da folha e do sensor"],
        slots: [
          [
            "Primeiro corrigem-se folga, alinhamento e fim de curso, para a folha encostar firme. Portão bem regulado é o que mais evita disparo em dia de vento.",
            "O serviço começa pela folha: guia, roldana e parada no ponto. Firme, ela não afasta o ímã.",
            "Alinha-se a folha e regula-se a parada até ela encostar sem folga, que é a maior causa do disparo.",
          ],
          [
            "Depois o sensor, próprio para metal, é fixado onde a folha não bate, com o cabo longe da força. A ligação na central do alarme fica com a empresa responsável.",
            "O sensor de metal, que tolera mais distância, vai em ponto sem pancada, com fio separado da rede. A programação da zona é da empresa do alarme.",
            "Fixa-se sensor para folha de aço, de cabo separado do motor. Zona e retardo são ajustados por quem cuida do alarme.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O alarme acusa a zona do portão: posso aproximar o ímã do sensor?",
        answers: [
          "Pode reapertar um ímã solto, com o alarme desarmado. Se a folha não encosta, o acerto é no portão.",
          "Só se ele saiu do lugar. Fechamento com folga faz disparar de novo.",
        ],
      },
      {
        question: "O alarme dispara sempre que abro pelo controle. É normal?",
        answers: [
          "É, se o alarme está armado e o portão é zona ativa. Peça tempo de entrada de 30 segundos ou mais, ou desarme antes.",
          "Sim, com o alarme armado. A empresa pode programar um retardo nessa zona.",
        ],
      },
      {
        question: "O motor do portão atrapalha o alarme?",
        answers: [
          "Não, se o cabo do sensor segue separado da força. No mesmo duto, pode captar ruído.",
          "Raramente. Separe os cabos e o problema some.",
        ],
      },
      {
        question: "Desligar o sensor do portão resolve?",
        answers: [
          "Só esconde o problema e deixa a garagem sem aviso. Isole a zona até o reparo e mantenha o resto armado.",
          "Não convém. Até o conserto, isole só essa zona e arme as outras.",
        ],
      },
    ],
    photo: "fotos do sensor, do portão fechado e do encontro da folha com a coluna",
  },
  {
    id: "sensor-de-alarme-no-portao",
    isAskedByName: true,
    broader: "alarme",
    label: "Sensor de alarme no portão",
    phrase: "o sensor de alarme no portão",
    asks: [
      "alarme sem fio portão",
      "sensor sem fio portão",
      "sensor sem fio alarme portão",
      "alarme portão sem fio",
      "sensor alarme portão",
      "sensor alarme portão garagem",
      "sensor alarme portão eletrônico",
      "sensor magnético alarme portão",
      "sensor magnético alarme",
      "sensor abertura portão alarme",
      "sensor alarme basculante",
      "sensor alarme garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos sensor de alarme no portão: é o sensor magnético para portão de garagem, próprio para metal, metade na folha e metade na coluna, que avisa a central do alarme quando abrem. O valor junta sensor, cabo e ajuste da folha, e o da central da casa fica com a empresa dela.",
        "O sensor magnético para portão de garagem, próprio para portão de ferro, faz o alarme disparar se abrirem a folha. Ele é ligado à central do alarme por fio ou sem fio. Fazemos a parte do portão, e o preço soma o sensor, os metros de cabo e o acerto da folha.",
        "Um sensor magnético para portão de garagem liga o portão no alarme da casa, preso na folha e na coluna, que funciona com ou sem fio. A instalação no portão é conosco, e a programação da central, com a empresa do alarme.",
        "O alarme sem fio no portão usa um sensor magnético a pilha, metade na folha e metade na coluna, que avisa a central por rádio quando abrem. Precisa ser próprio para metal e para chuva, porque a folha de ferro enfraquece o sinal. A vantagem é não quebrar parede. A desvantagem é trocar a pilha de tempos em tempos.",
      ],
      price: [
        "O preço do sensor de alarme no portão soma o sensor magnético, o cabo até a central e, se a folha tem folga, o ajuste do fechamento. Com fio o sensor é o mais barato e o cabo pesa mais. Sem fio, é o contrário.",
        "Sensor magnético para portão de garagem é peça simples, e o que muda o valor é a distância até a central do alarme. O sem fio poupa o cabo e custa mais no aparelho. Folha com folga soma o ajuste.",
      ],
      repair: [
        "Sensor de alarme do portão que dispara à toa está desalinhado, com pilha fraca ou preso em folha com folga. O técnico acerta o fechamento antes de trocar o sensor, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o alarme do portão dispara com o vento, a folha balança e o ímã se afasta do sensor magnético. O conserto é regular o fechamento ou pôr uma trava, com visita em residência a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que sensor usar no portão", "Com fio ou sem fio"],
        slots: [
          [
            "O sensor comum de porta não serve em chapa, porque o metal desvia o ímã. O de portão é maior e aceita alguns centímetros de folga. A embalagem traz essa distância, chamada de abertura.",
            "Em folha de ferro use o modelo para portão metálico, com ímã mais forte e alguns centímetros de tolerância. O pequeno, de porta de madeira, perde o sinal na chapa.",
            "O ímã de porta comum se perde no aço. O modelo de portão, maior, trabalha com alguns centímetros entre as partes e resiste à chuva.",
          ],
          [
            "Com fio, não usa pilha e serve em quase toda central. Sem fio, poupa o cabo, mas precisa ser da frequência dela e de pilha trocada de tempos em tempos. A fotocélula do motor não faz esse papel.",
            "O cabeado dispensa pilha e se liga à maioria das centrais. O de rádio evita o cabo, exige a frequência da central e pilha nova, e nenhum deles é substituído pela fotocélula, que só vê o vão.",
            "Quem tem tubo até a central escolhe o de fio, mais barato e sem pilha. Sem tubo, vai o sem fio da mesma frequência; a fotocélula não detecta invasão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Onde o sensor fica em cada portão", "Como o sensor é fixado"],
        slots: [
          [
            "No de correr, o sensor vai na ponta que fecha. No basculante, na parte de baixo ou na lateral; no de abrir, do lado oposto à dobradiça. Uma parte fica na coluna e a outra, com o ímã, na folha.",
            "A posição muda com o portão: extremidade que fecha no deslizante, base ou lateral no basculante, lado da fechadura no de abrir. O ímã acompanha a folha, e a parte com fio fica fixa.",
            "A parte fixa vai na coluna, e o ímã, na folha: na ponta do portão de correr, embaixo ou ao lado no basculante e longe da dobradiça no de abrir.",
          ],
          [
            "Antes de fixar, a folha é acertada para encostar sempre no mesmo ponto. O cabo segue separado da energia, e o teste é feito com o motor em uso e a folha balançada de leve.",
            "O fechamento é regulado primeiro, para o ímã parar sempre igual. Com o cabo longe da força, testa-se o alarme com o motor andando e um leve balanço na folha.",
            "Folha que fecha sempre no mesmo lugar é condição, por isso ela é ajustada antes. O teste inclui balanço leve, como o do vento, e várias aberturas pelo motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Sensor, cabo e ajuste"],
        slots: [
          [
            "O sensor é a menor parte; cabo e mão de obra de passagem pesam mais. Com tubo pronto e folha justa, o serviço cabe em {trade.smallRepair}.",
            "Aparelho simples, cabo mais caro: os metros até a central fazem o valor. Havendo tubo e fechamento bom, leva até {trade.smallRepair}.",
            "O que mais muda é a distância até a central do alarme. Sem obra de cabo e com folha alinhada, são até {trade.smallRepair} de trabalho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor atrapalha o motor do portão?",
        answers: [
          "Não. É um circuito à parte, e os controles continuam como estão. A central do alarme recebe só o aviso de aberto ou fechado.",
          "Não atrapalha, porque o alarme não passa pela placa do motor. Os dois sistemas ficam independentes.",
        ],
      },
      {
        question: "O alarme dispara quando eu abro com o controle?",
        answers: [
          "Dispara se estiver armado. A saída é desarmar antes ou programar um tempo de entrada na central, o que a empresa do alarme faz.",
          "Com o alarme ligado, sim. Um tempo de entrada ou o desarme pelo celular evita isso.",
        ],
      },
      {
        question: "Serve no alarme que já tenho?",
        answers: [
          "O sensor com fio serve em quase todas as centrais. O sem fio precisa da mesma frequência e protocolo. Olhe a etiqueta da sua central.",
          "Com fio, na maioria dos casos. No de rádio, a marca e a frequência precisam ser aceitas pela central.",
        ],
      },
      {
        question: "Vocês instalam a central do alarme?",
        answers: [
          "Fazemos a parte do portão: sensor, cabo e ajuste da folha. A central e a programação ficam com a empresa do seu alarme.",
          "Nosso serviço é o sensor no portão, com o cabo e a regulagem. O painel do alarme é da empresa que o cuida.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da central do alarme",
  },
  {
    id: "controle-do-portao-e-alarme",
    broader: "alarme",
    label: "Um controle para o portão e o alarme",
    phrase: "o mesmo controle no portão e no alarme",
    asks: [
      "controle portão liga alarme",
      "controle portão alarme",
      "controle portão arma alarme",
      "controle portão desliga alarme",
      "controle portão desarma alarme",
      "mesmo controle portão alarme",
      "um controle portão alarme",
      "controle alarme portão",
      "controle que abre portão e liga alarme",
      "armar alarme controle portão",
      "ligar alarme controle portão",
      "desarmar alarme controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle do portão liga o alarme quando a central de alarme aceita esse controle ou quando um receptor avulso, com o código dele, é ligado à entrada de armar da central. Usa-se um botão só para isso, diferente do que abre a folha. A foto da central e do controle mostra qual caminho serve.",
        "Dá para usar um controle só no portão e no alarme: grava-se um botão na placa do motor e outro no receptor do alarme, se os dois trabalham na mesma frequência e no mesmo tipo de código. Se não trabalham, entra um receptor avulso. A empresa do alarme libera a entrada na central dela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa ser compatível", "Antes de gravar o controle"],
        slots: [
          [
            "Controle e receptor precisam da mesma frequência e do mesmo código. O código fixo é copiado com facilidade, e para alarme convém o código rolante, que muda a cada aperto.",
            "Veja a frequência no verso do controle e o tipo de código. Para o alarme, prefira código rolante, que não se copia pelo ar.",
          ],
        ],
        bullets: [
          "Frequência igual, em geral 433,92 ou 299 MHz",
          "Código que os dois lados entendam",
          "Botão livre no controle",
          "Entrada de armar, ou botoeira, na central do alarme",
        ],
      },
      {
        about: "what",
        headings: ["As duas formas de juntar", "Gravar direto ou usar receptor"],
        slots: [
          [
            "Se a central de alarme tem receptor compatível, grava-se nela um botão do controle. É o caminho mais barato.",
            "O jeito simples é gravar o segundo botão na central do alarme, quando ela aceita.",
          ],
          [
            "Se não tem, um receptor do tipo do controle é ligado à entrada de armar. Ele faz o papel de um botão na parede.",
            "Sem compatibilidade, o receptor avulso fecha um contato na central, como faria um botão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O cuidado com o controle único", "O risco de juntar tudo"],
        slots: [
          [
            "Quem perde esse controle perde a casa inteira, por isso apague o código no mesmo dia. Não deixe o controle no carro parado na rua.",
            "Controle perdido abre a garagem e desliga o alarme. Apague-o da placa e da central logo que notar a falta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O alarme pode armar sozinho quando o portão fecha?",
        answers: [
          "Pode, com o sensor da folha ligado à central, se ela permite. O comum é armar por botão, para não deixar alguém preso na zona.",
          "Em algumas centrais, sim. A maioria prefere o comando por botão ou aplicativo.",
        ],
      },
      {
        question: "O controle do alarme abre o portão?",
        answers: [
          "Só se frequência e código coincidem com os da placa do motor. Senão, um receptor avulso na botoeira faz a ligação.",
          "Às vezes. A foto dos dois mostra se dá para gravar direto ou se é preciso um receptor.",
        ],
      },
      {
        question: "Quem faz a ligação?",
        answers: [
          "Do lado do portão, nós; do lado da central, a empresa do alarme. A entrada a usar é combinada entre os dois.",
          "O receptor e o controle ficam conosco. Mexer na central é de quem cuida do alarme, para não perder a garantia.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, outra da etiqueta do motor e outra da central do alarme",
  },
  {
    id: "sirene-contra-arrombamento",
    broader: "alarme",
    label: "Sirene que dispara se forçarem o portão",
    phrase: "a sirene contra arrombamento do portão",
    asks: [
      ...combine(
        ["sirene", "alarme", "sensor"],
        [
          "portão dispara forçar",
          "dispara forçar portão",
          "portão forçado",
          "dispara forçarem portão",
          "portão arrombamento",
          "contra arrombamento portão",
          "toca forçar portão",
          "avisa forçar portão",
          "levantar portão dispara",
          "portão levantado dispara",
        ],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "A sirene no portão que dispara ao forçar é acionada por um sensor magnético para metal na folha, ligado ao alarme da casa ou a uma sirene com bateria própria. Quando a folha sai do lugar sem o comando do motor, ela toca. O motor não muda, e o valor instalado sai de graça, pela foto do portão.",
        "Para a sirene tocar se alguém forçar o portão, instala-se um sensor de abertura na folha e uma sirene, com ou sem central de alarme. Um sensor de vibração pode ser somado, porque avisa antes de a folha abrir. O orçamento é grátis, por fotos da folha e da coluna.",
        "O portão forçado dispara a sirene quando há um sensor magnético na folha, que percebe o afastamento, ou um de vibração, que percebe a pancada. A trava elétrica completa a proteção, porque segura a folha. O preço depende do cabo e dos aparelhos, e é informado por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual sensor faz a sirene disparar", "Sensor de abertura, de vibração ou barreira"],
        slots: [
          [
            "Cada sensor percebe uma coisa. O de abertura é o mais simples e o que dá menos alarme falso.",
            "Escolha pelo momento em que o aviso deve tocar: na pancada, na abertura ou antes dela.",
            "Veja o que cada sensor percebe antes de escolher.",
          ],
        ],
        bullets: [
          "Magnético para metal: dispara quando a folha se afasta da coluna",
          "Vibração: dispara com batida ou alavanca, e precisa de ajuste para o vento não acionar",
          "Barreira infravermelha: dispara quando alguém cruza a entrada",
          "Sirene com bateria: toca mesmo com a energia cortada",
          "Trava elétrica: não avisa, mas dificulta levantar ou puxar a folha",
        ],
      },
      {
        about: "visit",
        headings: ["Como a sirene é instalada", "A instalação, sem trocar o motor"],
        slots: [
          [
            "O sensor é fixado na folha e na coluna, com o portão fechado, e o cabo vai até a central de alarme ou a sirene. O técnico acerta a folga da folha antes, para o vento não disparar o aviso. Depois o portão é aberto pelo controle e, em seguida, movido na mão, para testar os dois casos.",
            "Primeiro a folha fica sem folga. Depois o ímã e o sensor são alinhados, e o fio segue por tubo separado do de energia. No teste, abrir pelo controle não pode disparar, e mexer na folha tem de disparar.",
            "A montagem começa pela folha, que não pode balançar. O sensor e a sirene são presos e ligados em seguida. O teste final compara a abertura normal, pelo controle, com a folha forçada.",
          ],
          [
            "Para a sirene não tocar a cada abertura, o alarme é desarmado pelo controle dele ou recebe um sinal do motor.",
            "A abertura normal precisa desarmar o aviso, por um controle do alarme ou por um contato da placa.",
            "O sistema só serve se reconhecer a abertura autorizada, pelo controle do alarme ou por um sinal da central do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do que depende o valor"],
        slots: [
          [
            "O total soma o sensor, a sirene, o cabo e a mão de obra. Quem já tem alarme paga só o sensor e a ligação. O modelo sem fio dispensa obra e usa bateria.",
            "Custa menos ligar um sensor ao alarme que já existe. Sirene própria, bateria e cabo longo aumentam a conta. O sensor sem fio poupa a passagem do cabo.",
            "O mais barato é o sensor ligado ao alarme da casa. Depois vem a sirene independente, com bateria. A distância do cabo é o que mais muda a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A sirene dispara com o vento?",
        answers: [
          "Pode, se a folha tem folga ou o sensor de vibração está sensível demais. Ajustar os dois resolve.",
          "Com a folha firme, não. A folga precisa ser corrigida antes da instalação.",
        ],
      },
      {
        question: "Ela funciona se cortarem a energia?",
        answers: [
          "Funciona, se a sirene ou a central tiver bateria. Peça esse modelo.",
          "Só com bateria própria. Sem ela, a sirene para junto com a luz.",
        ],
      },
      {
        question: "O motor sozinho segura o portão forçado?",
        answers: [
          "Segura em parte, pelo redutor. A trava elétrica ou o reforço da folha protege bem mais.",
          "Ajuda, mas não foi feito para isso. Some uma trava, de preferência por dentro.",
        ],
      },
      {
        question: "Recebo o aviso no celular?",
        answers: [
          "Recebe, se o alarme ou o sensor tiver Wi-Fi ou chip. O sinal precisa chegar à garagem.",
          "Sim, com módulo de internet no alarme. A sirene sozinha só toca no local.",
        ],
      },
    ],
    photo: "fotos da folha fechada, da coluna e da central de alarme, se houver",
  },
];
