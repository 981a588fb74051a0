import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const molhou: NarrowConcept[] = [
  {
    id: "nao-abre-com-chuva",
    broader: "molhou",
    label: "Não abre quando chove",
    phrase: "o portão que parou com a chuva",
    asks: [
      "portão quebrou chuva",
      "quebrou chuva",
      "estragou chuva",
      "portão estragou chuva",
      "portão pifou chuva",
      "só funciona quando não chove",
      "só funciona quando não está chovendo",
      "só funciona sem chuva",
      "só abre quando não chove",
      "só abre quando não está chovendo",
      "portão só funciona quando não está chovendo",
      "portão só funciona quando não chove",
      "só funciona tempo seco",
      "só abre tempo seco",
      "só funciona quando seca",
      "só funciona depois que seca",
      "só volta funcionar quando seca",
      "chuva só abre mão",
      "chove só abre mão",
      "chuva só manual",
      "chuva só anda mão",
      "[marca] não abre chuva",
      "motor [marca] não abre chuva",
      "motor [marca] não abre depois chuva",
      "motor [marca] parou chuva",
      "motor [marca] não funciona chuva",
      "para chove volta",
      "para funcionar chove",
      "para chove forte",
      "chove para volta dia seguinte",
      "falha chove",
      "não funciona chove",
      "chove não funciona",
      "para chuva volta depois",
      "só para chove",
      "trava chove",
      "falha chuva",
      "só falha chove",
      "só falha chuva",
      "falha chuva forte",
      "trava chuva",
      "travou chuva",
      "não abre chuva",
      "não abre chove",
      "não funciona chuva",
      "parando chuva",
      "não abre molhado",
      "parou chuva",
      "parou funcionar chuva",
      "não funciona depois chuva",
      "parar chuva",
      "chuva não funciona",
      "tomou chuva parou",
      "tomou chuva não funciona",
      "tomou chuva não abre",
      "pegou chuva parou",
    ],
    answers: {
      any: [
        "O portão que só funciona quando não está chovendo tem água entrando em algum ponto: na caixa do motor, na botoeira ou numa emenda de fio. Ele volta quando seca, mas a placa vai oxidando. Na chuva, desligue o disjuntor e não teste molhado; secar, medir e vedar em casa custa a partir de {price.preventive}, sem peças.",
        "O portão eletrônico travado depois da chuva tem, em geral, água na placa, na botoeira ou numa emenda de fio; às vezes é só barro no trilho. Desligue o disjuntor e não religue molhado, porque é aí que a placa queima. Mesmo que ele volte quando secar, peça limpeza e vedação, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão parou de funcionar depois da chuva, o mais provável é umidade na caixa do motor, na botoeira ou nas emendas, ou o DR desarmado no quadro. Mantenha o disjuntor desligado enquanto estiver molhado. A visita para secar, medir e vedar começa em {price.preventive} em casa, sem peças.",
        "O portão eletrônico que não abre depois da chuva parou porque a água chegou à placa, a uma emenda ou ao botão da parede. Não teste molhado: corte a energia e espere o técnico medir. Em residência, a visita que seca, mede e veda custa a partir de {price.preventive}, fora as peças.",
        "O motor do portão que não funciona depois da chuva tem água na placa, na botoeira ou numa emenda de fio, ou o DR caiu no quadro. Deixe o disjuntor desligado e não teste molhado, porque é assim que a placa queima. Secar, medir e vedar em casa custa a partir de {price.preventive}, fora as peças.",
        "O controle do portão que não funciona depois da chuva quase sempre tem o caminho cortado por água no receptor, na antena ou na placa. Aperte o botão da parede uma vez: se ele abre, molhou o receptor; se nem ele funciona, desligue o disjuntor e chame. A visita em casa parte de {price.preventive}, sem peças.",
        "O portão que falha quando chove está com umidade na caixa do motor, na botoeira ou nos fios emendados. Desligue o disjuntor, porque a placa molhada e energizada queima. Secagem e vedação em residência começam em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Onde a água entrou, pelo defeito", "O que a falha na chuva indica"],
        slots: [
          [
            "Se nada responde e o disjuntor está ligado, a água chegou à placa ou o fusível abriu. Se o portão abre e não fecha, basta uma gota na lente da fotocélula para causar isso. No portão de abrir, a trava elétrica molhada também pode prender a folha.",
            "Quando nem o botão da parede nem o controle funcionam, a umidade chegou à central. Se só o fechamento falha, a lente da fotocélula está molhada ou embaçada. Folha de abrir que força e não solta indica a trava elétrica.",
            "O portão sem som e sem luz aponta para a caixa do motor. O que abre e não fecha tem a fotocélula embaçada. A folha de abrir que ronca e não se solta costuma ter a trava elétrica oxidada.",
          ],
          [
            "Se o DR ou o disjuntor cai na chuva, há corrente escapando por um fio ou emenda molhada. Deixe desligado e não toque no portão, porque há risco de choque.",
            "Se o DR, a proteção contra choque do quadro, desarma, há fuga de corrente, quase sempre numa emenda molhada. Não insista em religar e mantenha distância da folha de metal.",
            "Quando a chuva derruba o disjuntor ou o DR, a corrente está vazando por uma emenda molhada. Não rearme várias vezes nem encoste no portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o portão molhado", "Passos seguros enquanto está molhado"],
        slots: [
          [
            "Vá até o quadro só por piso seco e corte a energia antes de chegar perto do portão. Não abra a tampa do motor para secar, porque o capacitor guarda carga mesmo desligado.",
            "Antes de tudo, corte a energia por um caminho seco. Secar a placa com pano ou secador é serviço de técnico, já que há peça que dá choque depois de desligada.",
            "O caminho até o disjuntor deve estar seco; se não estiver, espere. A tampa do motor fica fechada, porque o capacitor continua carregado por um tempo.",
          ],
        ],
        steps: [
          "Calçado e com as mãos secas, desligue o disjuntor do portão.",
          "Fotografe o motor fechado e os pontos por onde a água entra.",
          "Espere a chuva passar e a folha secar antes de mexer nela.",
          "Veja se não há barro, pedra ou galho que a enxurrada deixou no trilho.",
          "Se o portão é de correr ou de abrir e está reto, destrave e use na mão.",
          "Se é basculante, deixe a folha como está até o técnico vir.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra no motor", "Como a chuva chega à placa"],
        slots: [
          [
            "A entrada mais comum é a tampa: com a borracha ressecada ou o parafuso frouxo, a chuva de lado chega à placa. O eletroduto, o cano dos fios, também traz água quando a caixa do piso alaga.",
            "Com o tempo a borracha da tampa endurece, e a chuva de vento escorre para dentro. Outro caminho é o eletroduto: se a caixa de passagem enche, a água sobe pelo cano dos fios até a central.",
            "Tampa mal fechada e borracha velha deixam passar a chuva de lado. Por baixo, a água vem pelo cano dos fios, o eletroduto, sempre que a caixa de passagem do chão fica cheia.",
            "São dois caminhos. Por cima, a chuva com vento passa pela tampa frouxa ou pela borracha dura; por baixo, a caixa de passagem alaga e o eletroduto, tubo da fiação, leva a água até o motor.",
            "Parafuso folgado e vedação ressecada abrem a caixa do motor à chuva lateral. Já em garagem que empoça, o problema vem do chão, pelo tubo dos fios, chamado eletroduto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recupera o portão molhado", "Limpeza, medição e vedação"],
        slots: [
          [
            "O técnico retira a placa, limpa a oxidação com produto próprio, seca e confere relés e conectores. Antes de religar, mede a isolação do motor, para saber se o enrolamento também molhou.",
            "A central é tirada da caixa, limpa com produto para oxidação e seca por completo. O motor só recebe energia depois do teste de isolação, que mostra se a água atingiu o enrolamento.",
            "Primeiro a placa sai, é limpa e seca. Depois o motor é medido em separado, porque a água pode ter poupado um e atingido o outro.",
          ],
          [
            "Por último ele troca a borracha da tampa, veda o tubo dos fios e, em garagem que alaga, sobe a base do motor. Sem isso, o defeito volta na próxima chuva.",
            "No mesmo serviço a entrada de água é fechada, com borracha nova e vedação do tubo. Onde o piso alaga, a base do motor é erguida.",
            "O serviço termina com a vedação da tampa e da entrada dos fios. Se a garagem junta água, o motor é instalado mais alto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão seca e volta sozinho. Preciso consertar?",
        answers: [
          "Precisa. A oxidação avança a cada chuva, e um dia a placa não volta. Limpar e vedar custa menos que trocar a central.",
          "Sim, e enquanto ainda volta. Feito cedo, o reparo é limpeza e vedação; deixado para depois, costuma ser placa nova, porque a umidade corrói as trilhas.",
          "Convém, porque cada molhada corrói mais um pouco, até o dia em que ela não liga. A limpeza com vedação, feita agora, sai por menos que outra placa.",
        ],
      },
      {
        question: "Motor de portão não é feito para chuva?",
        answers: [
          "O motor aguenta chuva quando a tampa, a borracha e o cano dos fios estão em ordem. O que estraga é a borracha ressecada, a água que sobe pelo cano ou o jato de mangueira.",
          "Aguenta chuva normal. Se falha sempre que chove, alguma vedação acabou ou a água está chegando por baixo.",
          "Foi feito para ficar ao tempo, não para receber água por baixo ou jato de mangueira. Parar a cada chuva mostra tampa, borracha ou eletroduto sem vedação.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Não cubra com saco plástico, porque ele prende a umidade e o calor. O certo é pôr borracha nova na tampa e vedar a entrada dos cabos.",
          "Não é bom, porque condensa água por dentro. Use a vedação própria do motor ou uma cobertura ventilada, presa longe das partes que giram.",
          "Evite, pois o plástico abafa o motor e a água condensa nele. Vedação em bom estado protege melhor, com cobertura arejada onde for preciso.",
        ],
      },
      {
        question: "O controle também pode ter molhado?",
        answers: [
          "Pode. Com tudo seco, se a botoeira abre e nenhum controle abre, a água está no receptor ou na antena; se só um falha, foi ele que molhou.",
          "Sim. Teste outro controle: quando todos falham e a botoeira funciona, o receptor está úmido; quando falha um só, troque a pilha dele e deixe secar.",
          "Também acontece. Um só controle falhando é umidade nele, que deve secar e ganhar pilha nova; todos falhando, com a botoeira boa, é água no receptor ou na antena.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da botoeira e das fotocélulas",
  },
  {
    id: "parou-depois-de-lavar",
    broader: "molhou",
    label: "Parou depois de lavar",
    phrase: "o portão que parou depois da lavagem",
    asks: [
      "mangueira molhou motor",
      "molhou motor mangueira",
      "molhei motor mangueira",
      "joguei água motor",
      "não funciona depois lavei",
      "depois lavei garagem",
      "lavei garagem",
      "não funciona lavei garagem",
      "parou lavar",
      "lavei portão parou",
      "lavei portão não funciona",
      "lavei portão não abre",
      "lavei portão queimou",
      "lavou portão não responde",
      "lavou motor",
      "lavar motor",
      "lavadora motor",
      "mangueira motor",
      "lavar portão mangueira",
      "molhou lavando",
      "depois lavar garagem",
      "limpeza motor não funciona",
      "depois limpeza parou",
      "limpei motor parou",
      "limpei motor não funciona",
      "depois limpar motor não",
    ],
    answers: {
      any: [
        "O portão que parou depois de lavar a garagem provavelmente tem água na placa, na botoeira ou na fotocélula. Desligue o disjuntor agora e não religue para testar, porque a placa queima quando recebe energia molhada. O técnico seca e mede antes de ligar, em visita a partir de {price.preventive} em casa, sem peças.",
        "O motor do portão que molhou e parou deve ficar com o disjuntor desligado, porque é ao ser ligada molhada que a placa queima. Não abra a tampa nem use secador. A secagem e a medição feitas pelo técnico começam em {price.preventive} em residência, fora as peças.",
        "O motor que não funciona depois da limpeza do quintal ou da garagem está com umidade na placa ou nos contatos. Deixe o disjuntor desligado e a tampa fechada. Limpar, secar e medir antes de religar custa a partir de {price.preventive} em casa, sem peças, bem menos que uma placa nova.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o portão molhado", "Os primeiros minutos depois da água"],
        slots: [
          [
            "O disjuntor vem primeiro, porque cada minuto com energia e água dentro aumenta a oxidação e o risco de curto. Secador quente não ajuda, já que empurra a umidade para dentro.",
            "Desligar o disjuntor é o que mais ajuda a salvar a placa. Não use secador nem abra a tampa, porque o calor leva a umidade para dentro e o capacitor guarda carga.",
            "Corte a energia antes de qualquer coisa, já que água e tensão juntas corroem a placa depressa. Usar secador ou tentar ligar o portão piora o estrago.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com as mãos e os pés secos.",
          "Não toque no portão enquanto o chão estiver molhado.",
          "Seque o motor por fora com pano e deixe a tampa fechada.",
          "Seque as lentes da fotocélula e a face da botoeira.",
          "Espere o técnico medir antes de religar.",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber o que molhou", "O sintoma de cada peça molhada"],
        slots: [
          [
            "Se o portão não reage a nada, a água chegou à placa ou ao fusível. Se ainda abre pela botoeira e não pelo controle, molhou o receptor ou a antena. Quando abre e não fecha, o problema é na fotocélula, e quando abre sozinho, na botoeira.",
            "O portão sem reação alguma indica água na central. O controle que falha com a botoeira boa mostra receptor úmido, a folha que não fecha mostra fotocélula molhada, e a abertura sem comando vem do botão em curto.",
            "O sintoma mostra onde a água entrou: o portão que não responde tem a placa molhada, o que ignora só o controle tem o receptor, o que não fecha tem a fotocélula, e o que abre sozinho tem a botoeira em curto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recupera o motor", "Limpeza, medição e vedação"],
        slots: [
          [
            "O técnico retira a placa, limpa com produto próprio, seca e procura trilhas corroídas. O motor e o capacitor são medidos em separado, porque a água pode ter atingido só um deles.",
            "Com a energia cortada, a central sai da caixa para limpeza e secagem completas. O enrolamento é medido antes de ligar, e relés e conectores, conferidos um a um.",
            "A placa é lavada com produto próprio, seca e examinada, e o motor passa pela medição da isolação, que diz se já pode receber energia. Só é trocado o que não se recupera.",
          ],
          [
            "Por fim, a borracha da tampa e a entrada dos fios são vedadas, para que a próxima lavagem não repita o estrago.",
            "A vedação é refeita no mesmo serviço, com borracha nova e com o cano dos fios fechado, se a água passou por ali.",
            "Antes de encerrar, o técnico corrige o ponto por onde a água entrou, em geral uma borracha ressecada ou um eletroduto aberto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como lavar a garagem sem molhar o motor", "Cuidados na próxima lavagem"],
        slots: [
          [
            "Desligue o disjuntor antes de lavar e só religue com tudo seco. O motor, a botoeira e a fotocélula são limpos com pano úmido, e a mangueira fica para a folha e o piso, longe deles.",
            "Antes da lavagem, corte a energia do portão. O jato da lavadora vence a borracha da tampa, então use-o só na folha e no chão e passe pano úmido no motor e nos sensores.",
            "Lave com a energia cortada e com o jato a mais de um metro do motor. Na carcaça, na botoeira e nas lentes basta um pano úmido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo esperar para religar o portão lavado?",
        answers: [
          "Não há prazo seguro sem medir, porque a água fica sob os componentes. Deixe desligado até a limpeza e a medição.",
          "Só depois de medido, porque a carcaça seca engana e a umidade fica nos conectores.",
        ],
      },
      {
        question: "Lavei e o controle parou, mas a botoeira funciona. O que molhou?",
        answers: [
          "Provavelmente o receptor, a antena ou o próprio controle. A placa e o motor estão respondendo, o que é bom sinal.",
          "O mais provável é o receptor ou a antena. Desligue o disjuntor, deixe secar e teste outro controle.",
        ],
      },
      {
        question: "A garantia cobre motor molhado na lavagem?",
        answers: [
          "Em geral não, porque jato de água é uso indevido. Em instalação nossa, falha de vedação na montagem entra na garantia de {warranty.installation} do serviço.",
          "A água de lavagem costuma ficar fora da garantia do fabricante. Se a causa for a nossa montagem, valem os {warranty.installation} do serviço.",
        ],
      },
      {
        question: "O portão está dando choque. O que faço?",
        answers: [
          "Desligue o disjuntor por um caminho seco e não toque no portão. O choque é fuga de corrente, e o reparo vem antes de qualquer uso.",
          "Não deixe ninguém encostar na folha. Corte a energia no quadro e chame; se alguém se feriu, ligue 192.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e outra da etiqueta",
  },
  {
    id: "motor-enferrujado",
    broader: "molhou",
    label: "Motor de portão enferrujado",
    phrase: "o motor de portão enferrujado",
    asks: [
      "motor enferrujado",
      "motor enferrujou",
      "motor enferrujando",
      "ferrugem motor",
      "motor oxidado",
      "motor oxidou",
      "carcaça motor enferrujada",
      "motor umidade represa",
      "motor umidade ferrugem",
      "motor maresia",
      "maresia motor",
      "motor portão enferrujado",
      "motor portão enferrujou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão enferrujado por fora quase sempre tem conserto: lixa-se e pinta-se a carcaça e trocam-se parafusos. Ferrugem por dentro é outra coisa, porque trava rolamento e come a placa; a visita que limpa e regula parte de {price.preventive} em casa, sem peças, e o motor trocado fica de {price.homeSwap}.",
        "O que importa na ferrugem do motor do portão é onde ela está: na capa, é aparência; no eixo, no rolamento ou na placa, é defeito. O técnico abre, limpa e mede em visita a partir de {price.preventive} em residência, fora as peças, e compara com a troca, de {price.homeSwap}.",
        "Umidade, maresia ou chuva direta enferrujam o motor do portão de fora para dentro: primeiro parafuso e tampa, depois rolamento e placa. Enquanto ele gira sem ronco, limpeza, vedação e pintura bastam, em visita desde {price.preventive} em casa, sem peças; com o eixo travado, a troca vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Ferrugem de fora ou de dentro", "Como saber até onde a ferrugem foi"],
        slots: [
          [
            "Olhe por fora, com o disjuntor desligado e a tampa fechada. O som e o movimento dizem o que a pintura esconde.",
            "Não é preciso abrir o motor para desconfiar. Compare o que você vê e ouve com a lista.",
            "A mancha engana para os dois lados, e por isso vale mais o que o motor faz. Veja por fora, sem abrir.",
          ],
        ],
        bullets: [
          "Pintura estufada e parafuso marrom: só por fora",
          "Chiado ou ronco ao girar: rolamento atacado",
          "Pó ou água avermelhada saindo da base: ferrugem interna",
          "Controle que falha em dia úmido: placa oxidada",
          "Motor que não gira nem na mão do técnico: eixo travado",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem a umidade", "Por que o motor enferruja"],
        slots: [
          [
            "Ar úmido de represa ou de mar, piso que alaga e calha em cima são os motivos de fora; tampa rachada e furo de cabo sem vedação deixam a água chegar por dentro.",
            "Perto de água parada ou salgada o ar basta para oxidar o metal. Nos outros lugares, a culpa é da tampa sem borracha, da lavagem com jato e da base que empoça.",
            "Chuva direta e neblina atacam a capa; a água que entra pela passagem dos fios ataca o resto. No motor de correr, a base baixa piora tudo.",
          ],
          [
            "Sem resolver a entrada de água, a peça nova enferruja igual, e por isso a vedação e a altura da base são vistas na mesma visita.",
            "Vedar a tampa, erguer a base e desviar a calha custam pouco e valem mais que repetir a pintura.",
            "O conserto inclui fechar o caminho da água; pintar por cima da ferrugem só esconde o problema por alguns meses.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Conserto ou motor novo", "O que o técnico faz no motor enferrujado"],
        slots: [
          [
            "Com a energia cortada, o técnico abre o motor, troca rolamento e parafusos, limpa a oxidação da placa e mede o isolamento antes de religar. Bobina com isolamento ruim condena o motor.",
            "Na visita se abre a carcaça, se seca e se limpa, e se medem capacitor e enrolamento. Rolamento e borracha se trocam; enrolamento oxidado pede outro motor.",
            "O exame separa o que se salva: placa com manchas leves é limpa, rolamento sai, e o enrolamento é medido. Só este último decide a troca.",
          ],
          [
            "Em lugar úmido, peça motor com tampa bem vedada, ferragem galvanizada e revisão {visits.business}, em vez de {visits.home}.",
            "Onde o ar é úmido o ano todo, a revisão passa a {visits.business}, e os parafusos vão para inox.",
            "Perto de represa ou mar, convém rever {visits.business}, com vedação e pintura conferidas, porque a ferrugem volta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo ou desengripante no motor?",
        answers: [
          "Por fora, num parafuso, pode; dentro, não. O produto escorre para o enrolamento e para a placa e junta poeira.",
          "Só na ferragem externa, com o disjuntor desligado. Dentro do motor, óleo errado estraga vedação e bobina.",
        ],
      },
      {
        question: "Capa de plástico protege o motor?",
        answers: [
          "Protege da chuva e prende o calor. Melhor uma cobertura aberta, que desvie a água e deixe o ar passar.",
          "Fechada, ela abafa e cria condensação. Prefira uma chapa por cima, com as laterais livres.",
        ],
      },
      {
        question: "A garantia cobre ferrugem?",
        answers: [
          "Em geral não, quando vem de água ou do lugar. Defeito de fabricação da pintura, dentro de {warranty.motor}, é analisado pela fábrica.",
          "Ferrugem por umidade costuma ficar fora. O que a fábrica analisa é defeito de origem, nos {warranty.motor} da garantia.",
        ],
      },
    ],
    photo: "fotos do motor por fora, dos parafusos e da base, e a da etiqueta",
  },
  {
    id: "motor-pode-tomar-chuva",
    broader: "molhou",
    label: "Motor de portão na chuva",
    phrase: "o motor de portão exposto à chuva",
    asks: [
      "cobrir motor plástico",
      "cobrir motor portão plástico",
      "plástico motor portão",
      "saco plástico motor portão",
      "pode tomar chuva",
      "pode pegar chuva",
      "tomar chuva",
      "pegar chuva",
      "pode molhar",
      "pode ficar chuva",
      "proteção chuva motor",
      "cobertura motor portão",
      "proteger motor chuva",
      "cobrir motor chuva",
      "cobrir motor portão",
      "como proteger motor portão",
      "proteger motor portão água",
      "proteger chuva",
      "motor exposto chuva",
      "motor exposto tempo",
      "motor tomando chuva",
      "pode molhar motor",
      "motor pode molhar",
      "pode molhar motor portão",
      "motor pode levar água",
      "pode cair água motor",
      "molhar motor portão pode",
      "posso molhar",
      "posso molhar motor",
      "posso molhar motor portão",
      "cobrir motor não molhar",
      "cobrir motor para não molhar",
      "proteger motor não molhar",
    ],
    intent: "question",
    answers: {
      "how-to": [
        "Para proteger o motor da chuva, mantenha a tampa original inteira e fechada, a base acima da poça e o cabo entrando por baixo. Uma cobertura fixa por cima ajuda, desde que não tampe a ventilação. Saco plástico não serve, porque prende calor e umidade.",
        "O motor do portão se protege da chuva com tampa sem trinca, base alta, cabo que entra por baixo e uma cobertura firme acima dele, com espaço para o ar. Não o embrulhe em plástico, porque a água condensa por dentro, e nunca o lave com jato.",
        "Quatro cuidados protegem o motor do portão da chuva: tampa inteira, base fora da poça, entrada do cabo por baixo e cobertura fixa, afastada da caixa. Plástico amarrado piora a situação, pois segura calor e umidade junto da placa.",
      ],
      any: [
        "Não cubra o motor do portão com plástico fechado: ele prende calor e umidade, a placa oxida e o motor desarma. Se a tampa original está inteira, ele aguenta a chuva comum sem nada por cima. Para proteger mais, ponha uma cobertura firme e aberta dos lados, de 10 a 20 cm acima.",
        "O motor de portão pode tomar chuva direto se a tampa está inteira e bem fechada e a base fica longe de poça, porque ele é feito para área externa. Jato, enxurrada e goteira constante ele não aguenta. Nesses casos, ponha uma cobertura fixa acima, sem tampar a ventilação.",
        "Sim, o motor do portão pode tomar chuva comum, desde que a tampa não tenha trinca e a vedação esteja boa. A placa só se molha por tampa quebrada, cabo que entra por cima, respingo do chão ou goteira. Uma pequena cobertura fixa evita parte disso.",
        "Sim, a chuva comum não estraga o motor de portão com tampa inteira e base fora da poça. Se bate água direto o tempo todo, uma cobertura firme, com espaço para ventilar, poupa a vedação. Enchente e jato de lavadora passam do que a caixa aguenta.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Que proteção usar no motor", "Tampa, cobertura e o que evitar"],
        slots: [
          [
            "A primeira proteção é a tampa original, sem rachadura e com todos os parafusos; se quebrou, compre outra do mesmo modelo. Um telhadinho de chapa ou policarbonato desvia goteira e sol, com folga para o ar e para a chave de destravamento.",
            "Comece pela tampa, que deve ser trocada por uma igual quando está rachada, porque isso protege mais que uma capa improvisada. Depois vale instalar um telhadinho fixo de policarbonato ou chapa, afastado da caixa.",
            "Uma tampa do modelo, inteira e parafusada, já evita quase toda a entrada de água. O telhadinho de chapa ou policarbonato completa a proteção, desde que não encoste na caixa nem na folha e permita usar a chave de destravamento.",
          ],
          [
            "Saco e lona prendem a umidade, que condensa e oxida as ligações, e podem enroscar na cremalheira ou na engrenagem. Tampar os furos de ventilação também faz o motor superaquecer.",
            "Embrulhar o motor é pior que deixá-lo exposto, porque o vapor condensa, os contatos oxidam e a lona pode se enroscar em peça que gira. Fechar a ventilação ainda faz o motor esquentar.",
            "Evite lona e plástico, que mantêm a água do lado de dentro e enferrujam os contatos. Soltos, podem entrar na engrenagem; bem presos, impedem o motor de esfriar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de que a chuva está entrando", "O que olhar no motor"],
        slots: [
          [
            "Escolha um dia seco e desligue o disjuntor. Olhe só por fora, porque a tampa cobre partes elétricas e deve ser aberta pelo técnico.",
            "Confira o motor com o chão seco e a energia cortada, sem desmontar nada, já que o que está dentro da caixa fica com o técnico.",
            "Essa conferência é externa, com o disjuntor desligado e tempo firme. Não retire a tampa, que cobre partes elétricas.",
          ],
        ],
        steps: [
          "Veja se a tampa está trincada, solta ou sem parafuso.",
          "Procure marca de barro ou de poça na base.",
          "Confira se o cabo entra por baixo ou se escorre água por ele.",
          "Repare se uma goteira ou calha despeja água em cima dele.",
          "Note se o portão falha só em dia de chuva.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazer se a água já entrou", "Como se recupera o motor molhado"],
        slots: [
          [
            "Deixe o disjuntor desligado, porque religar o motor úmido é o que costuma queimar a placa. O técnico retira e seca a central, limpa a oxidação e mede o isolamento do motor antes de ligar.",
            "Não religue para ver se funciona, já que a placa úmida queima ao receber energia. Na visita, a central é limpa e seca, e o isolamento do motor é medido antes do teste.",
            "Com suspeita de água, corte a energia e não insista. O técnico seca e limpa a placa e só liga o motor depois de medir o isolamento.",
          ],
          [
            "Depois a borracha e os parafusos da tampa são trocados, e a entrada do cabo é vedada. A visita com limpeza e medição parte de {price.preventive} em casa, sem peças; placa e tampa são orçadas à parte.",
            "No fim, a vedação é refeita, com borracha nova e cabo protegido. Em residência, a visita de limpeza e medição começa em {price.preventive}, fora as peças; se a placa se perdeu, ela tem orçamento próprio.",
            "Por último, entram borracha nova e a vedação do eletroduto. Limpar e medir custa a partir de {price.preventive} em casa, sem contar peças como tampa e placa, que dependem do modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lavar a garagem com lavadora de pressão perto do motor?",
        answers: [
          "Pode lavar o piso, longe da caixa e com o jato desviado, porque a pressão empurra a água pela vedação, o que a chuva não faz.",
          "Sim, mantendo distância do motor. O jato direto passa pelas frestas da tampa e molha a placa.",
        ],
      },
      {
        question: "Capa de proteção para motor funciona?",
        answers: [
          "Funciona a rígida, feita para o modelo, que deixa ventilar e não encosta em peça móvel. A de tecido ou plástico prende umidade.",
          "Só funciona a capa rígida do próprio modelo, com ventilação. As de pano e plástico guardam água e calor junto do motor.",
        ],
      },
      {
        question: "A garantia cobre motor queimado por água?",
        answers: [
          "Em geral não, quando houve enchente, jato ou tampa aberta. Guarde as fotos da instalação e consulte o manual e a nota do motor.",
          "Costuma ficar fora, se a água veio de alagamento, lavagem ou tampa quebrada. O manual do fabricante traz as exclusões.",
        ],
      },
      {
        question: "Dá para subir o motor que fica na poça?",
        answers: [
          "Em muitos portões de correr, sim, com uma base mais alta, mas a cremalheira precisa subir junto. Quando não dá, o piso recebe caimento ou dreno para a água escoar.",
          "Sim, no portão de correr a base pode ser elevada, com a cremalheira realinhada. Se faltar espaço, a saída é escoar a água com dreno ou caimento.",
        ],
      },
    ],
    photo: "fotos do motor por fora, da tampa, da base e de onde a água cai",
  },
  {
    id: "motor-na-enchente",
    broader: "molhou",
    label: "Motor de portão na enchente",
    phrase: "o motor que pegou enchente",
    asks: [
      "motor encheu água",
      "encheu água enchente",
      "motor portão encheu água",
      "não funciona depois enchente",
      "parou depois enchente",
      "portão submerso",
      "portão alagou",
      "portão alagado",
      "portão inundado",
      "não abre depois enchente",
      "portão debaixo água",
      "queimou enchente",
      "queimou depois enchente",
      "correr queimou enchente",
      "enchente",
      "motor enchente",
      "enchente portão",
      "alagou motor",
      "alagou garagem",
      "garagem alagada",
      "garagem alagou",
      "motor alagado",
      "alagamento motor",
      "alagamento portão",
      "motor submerso",
      "motor debaixo água",
      "inundação portão",
      "inundou garagem",
    ],
    answers: {
      any: [
        "O motor do portão que alagou na enchente deve ficar desligado até ser limpo e medido, porque ligar com barro queima a placa e pode dar choque. Não entre na água para chegar ao quadro. A placa costuma se perder, e o motor às vezes se salva; se não, a troca em casa fica de {price.homeSwap}.",
        "O motor do portão que encheu de água na enchente tem barro e umidade na placa, nos rolamentos ou no fim de curso. Mantenha o disjuntor desligado e fotografe a marca da água. O técnico mede o que se aproveita e, se o conserto não compensa, a troca do motor em casa fica de {price.homeSwap}.",
        "O motor de portão submerso em enchente só pode receber energia depois de limpo, seco e medido, porque o barro causa curto e pode dar choque na folha. O técnico desmonta e diz o que se aproveita. Se o conserto não vale a pena, a troca em residência custa de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "Recuperar um motor que pegou enchente custa o serviço de desmontar, lavar e secar, mais os rolamentos e, quase sempre, a placa. Quando isso passa da metade do preço de um novo, compensa a troca, que em casa fica de {price.homeSwap}. A etiqueta e a marca da água permitem calcular os dois valores.",
        "O preço do conserto depende do que a água alcançou: só a caixa, a placa ou o enrolamento. Ele é comparado com o do motor novo, de {price.homeSwap} na troca em casa, e você recebe os dois valores antes de decidir.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Enchente no portão: o que fazer agora", "Segurança depois da enchente"],
        slots: [
          [
            "Água e energia juntas podem matar, por isso a segurança da casa vem antes do motor. Enquanto houver água, ninguém deve encostar no portão, na coluna nem no quadro.",
            "O perigo maior é o choque, tanto na água quanto na folha de metal. Com água no chão, mantenha distância do portão e do quadro de luz.",
            "Até o corte da luz, considere tudo energizado. Só vá ao quadro depois que a água baixar e por um caminho seco.",
          ],
        ],
        steps: [
          "Não entre na água para desligar; peça o corte à distribuidora se o quadro molhou.",
          "Com o caminho seco, desligue o disjuntor do portão e o nobreak.",
          "Fotografe a marca da água no motor e na parede.",
          "Não religue, não abra a tampa e não use secador.",
          "Para sair, destrave só portão de correr ou de abrir, reto e sem energia.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se salva depois da enchente", "Consertar ou trocar o motor alagado"],
        slots: [
          [
            "A placa submersa com energia quase sempre se perde; se estava desligada, pode ser lavada e testada. O enrolamento costuma se salvar depois de seco em estufa e medido, e o redutor recebe graxa nova e, se preciso, rolamentos.",
            "Uma central que ficou ligada no barro raramente volta a ser confiável, mas sem energia a limpeza às vezes a salva. O motor tem boa chance depois de seco e medido, com a graxa do redutor trocada.",
            "Se a energia estava cortada, mais peças se salvam: a placa pode ser lavada, o enrolamento é seco em estufa e o redutor leva graxa nova. Quando o portão estava ligado durante a cheia, a placa é a primeira a se perder.",
          ],
          [
            "Quando placa, capacitor e rolamentos se perdem juntos, ou há fuga de corrente para a carcaça, compensa comprar um motor novo.",
            "Se o conserto passa da metade do preço de um novo, ou se a carcaça dá choque, o motor é trocado.",
            "A troca vale mais quando várias peças se perderam ou quando a medição mostra corrente escapando pela carcaça.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recupera o motor", "Limpeza, medição e base mais alta"],
        slots: [
          [
            "O técnico desmonta o motor, tira o barro com produto próprio, seca e mede a isolação antes de qualquer teste. Trilho, roldanas e cremalheira também são limpos, porque areia e lixo ficam entre os dentes.",
            "Primeiro o barro é retirado da placa, do redutor e do fim de curso. Depois vêm a secagem e a medição, e o motor só é ligado se ela for aprovada; a folha é testada na mão, com o trilho limpo.",
            "A limpeza inclui placa, motor, trilho e cremalheira, já que a lama trava tudo. A energia só volta depois de o enrolamento estar seco e medido.",
          ],
          [
            "No fim, a base do motor e as emendas podem ser erguidas acima da marca da água, para que a próxima cheia não as alcance.",
            "Em lugar que alaga, aproveita-se o serviço para subir a base, a tomada e as emendas acima da marca da água.",
            "Se a garagem costuma alagar, o motor e as emendas podem ser levantados acima da marca no mesmo serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o motor secar ao sol, posso ligar?",
        answers: [
          "Não. Ele seca por fora, mas o barro e a umidade ficam na placa e no enrolamento, e ligar assim queima o motor e pode dar choque.",
          "Secar ao sol não basta. A isolação precisa ser medida com aparelho próprio antes de religar.",
        ],
      },
      {
        question: "O seguro ou a prefeitura paga o motor da enchente?",
        answers: [
          "Depende da apólice, porque alagamento costuma ser cobertura à parte. Guarde fotos com data e o orçamento por escrito.",
          "Consulte a seguradora antes do conserto, pois a cobertura varia. Fotos da marca da água e um orçamento com a causa ajudam no pedido.",
        ],
      },
      {
        question: "Como proteger o motor na próxima enchente?",
        answers: [
          "Suba a base do motor, passe a tomada e a caixa para acima da marca da água e desligue o disjuntor quando sair o alerta de chuva forte.",
          "Um motor mais alto e emendas acima do nível da água reduzem o estrago. No alerta, desligar o disjuntor ajuda a salvar a placa.",
        ],
      },
      {
        question: "A folha e o trilho também sofrem?",
        answers: [
          "Sofrem, porque areia e lixo ficam entre os dentes da cremalheira e sob as roldanas. Limpe com a energia cortada antes de mover a folha.",
          "Sim. Lave com água limpa, retire o entulho e só depois teste o portão na mão, com o disjuntor desligado, se ele for de correr ou de abrir.",
        ],
      },
    ],
    photo: "uma foto da marca da água no motor e outra da folha e do trilho",
  },
  {
    id: "usar-na-chuva",
    broader: "molhou",
    label: "Usar o portão na chuva",
    phrase: "o uso do portão na chuva",
    asks: [
      "desligar energia chove",
      "precisa desligar chuva",
      "precisa desligar portão chove",
      "preciso desligar motor chuva",
      "desligar portão chuva",
      "desligar disjuntor chuva",
      "precisa desligar energia chuva",
      "tirar da tomada chuva",
      "cuidados portão chuva",
      "chuva forte cuidados portão",
      "cuidados portão chuva forte",
      "proteger portão chuva forte",
      "cuidados portão temporal",
      "cuidados motor portão chuva",
      "pode abrir portão chovendo",
      "pode abrir portão automático chovendo forte",
      "desligar motor trovejando",
      "usar tempestade",
      "usar portão tempestade",
      "pode usar tempestade",
      "usar durante tempestade",
      "usar temporal",
      "portão durante temporal",
      "usar chuva",
      "pode usar chuva",
      "portão chuva pode",
      "usar portão chuva",
      "motor aguenta chuva",
      "motor toma chuva",
      "chuva estraga motor",
      "proteger motor chuva",
      "motor descoberto",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode usar o portão na chuva, mesmo chovendo forte, com a tampa fechada e a vedação em ordem; em tempestade com raio, use o menos possível, porque o pico queima a placa. Se puder esperar, desligue o disjuntor até parar de trovejar; se precisa sair de carro, use uma vez e desligue depois.",
        "Abrir o portão durante temporal é possível, mas com raio e trovoada o certo é deixar fechado e desligar o motor no disjuntor. A chuva comum não é perigosa para o portão elétrico; perigosos são raio, alagamento e folha que dá formigamento, que não se toca.",
        "Usar o portão automático na chuva não tem problema; na tempestade, o risco é o raio, que queima a central pela rede, e o metal da folha exposto. Acione de dentro do carro se tiver de sair e, enquanto estiver trovejando, deixe o disjuntor do motor desligado.",
        "Não precisa desligar a energia do portão quando chove: com a tampa fechada e a vedação boa, o motor aguenta chuva comum. Desligue o disjuntor em tempestade com raio, em alagamento perto do motor ou se a água entrou na caixa. Folha que dá formigamento não se toca.",
        "Cuidados com o portão em dia de chuva forte: tampa do motor fechada, trilho e ralo limpos, nada de abrir a caixa molhada e o mínimo de uso enquanto houver raio. Se a água chegou perto do motor, desligue o disjuntor e espere secar com o técnico. Protetor de surto evita boa parte das placas queimadas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Chuva, raio e enchente: o que muda", "Quando parar de usar o portão"],
        slots: [
          [
            "O tipo de chuva decide se dá para usar.",
            "Veja o que fazer em cada situação.",
            "Nem toda chuva pede o mesmo cuidado.",
          ],
        ],
        bullets: [
          "Chuva comum ou forte: use normalmente, com a tampa fechada",
          "Raio e trovão: só se precisar, e desligue o disjuntor depois",
          "Água subindo até o motor: desligue antes, por caminho seco",
          "Formigamento na folha: disjuntor desligado e ninguém encosta",
          "DR que cai: não insista, há água em contato elétrico",
        ],
      },
      {
        about: "care",
        headings: ["O que protege o motor da chuva", "Tampa, cabo e surto"],
        slots: [
          [
            "Borracha da tampa inteira, parafusos no lugar e cabo entrando por baixo, com uma curva para pingar, mantêm a placa seca. No de correr, a base fica acima da poça.",
            "A água entra por borracha ressecada, parafuso faltando ou eletroduto virado para cima. Base alta salva o motor de correr, que fica perto do chão.",
            "Vedação da tampa em dia e cabo com curva para baixo deixam a água fora. Motor no nível do piso precisa de base e ralo.",
          ],
          [
            "Contra raio, um protetor de surto (DPS) no quadro, com aterramento, reduz muito a queima, e desligar o disjuntor é o mais seguro. Na revisão, {visits.home}, trocam-se borracha e vedação.",
            "O DPS, protetor de surto, com fio terra, desvia boa parte do pico; o disjuntor desligado, todo ele. A vedação se confere {visits.home}.",
            "Para o raio, DPS aterrado no quadro e, em temporal, energia cortada. A borracha da tampa é vista na revisão, {visits.home}.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando a chuva é sinal de defeito", "O que não é normal molhado"],
        slots: [
          [
            "Portão que abre sozinho na chuva costuma ter botoeira úmida, e o que para de responder, água em emenda ou na placa. Espere secar com o disjuntor desligado e peça a vedação.",
            "Abrir sozinho com chuva é umidade na botoeira; parar de funcionar, água na emenda ou na central. Deixe sem energia até secar e vedar.",
            "Comando que falha, abertura sozinha e DR caindo mostram água onde não devia. O conserto é secar e vedar, e até lá o disjuntor fica desligado.",
          ],
          [
            "A visita que seca, veda e regula em casa parte de {price.preventive}, sem peças. Placa que levou pico de raio é trocada ou reparada, e custa bem mais que o protetor.",
            "Secar e vedar em residência custa desde {price.preventive}, fora peças. Queimada por raio, a central pesa muito mais que o DPS que a protegeria.",
            "Vedação com ajuste começa em {price.preventive} em casa, peças à parte. Já a placa queimada por surto é a despesa grande, que um DPS ajuda a evitar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Está caindo temporal com raio e preciso sair. O que faço?",
        answers: [
          "Acione uma vez, de dentro do carro, saia e deixe fechar. Depois, se alguém ficou em casa, peça para desligar o disjuntor do portão.",
          "Use pelo controle, sem tocar na folha nem na grade, e saia. Quem fica desliga o disjuntor até passar a trovoada.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Não feche com plástico, que prende umidade e calor. Use capa própria ou um telhadinho ventilado.",
          "Plástico abafa e condensa água por dentro. Uma cobertura aberta dos lados protege melhor.",
        ],
      },
      {
        question: "O portão parou depois da chuva. O que faço?",
        answers: [
          "Por um caminho seco, confira disjuntor e DR e religue uma única vez. Se cair ou nada acender, deixe desligado: há água na placa ou nas emendas.",
          "Religue o disjuntor uma vez, calçado e em piso seco. Não voltando, deixe sem energia até a avaliação.",
        ],
      },
      {
        question: "Posso lavar o motor com mangueira?",
        answers: [
          "Não. Chuva cai de cima, e o jato entra por baixo da tampa. Limpe por fora com pano úmido e o disjuntor desligado.",
          "Nunca com jato, porque a água passa pela vedação. Pano torcido e energia cortada bastam.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da base e da entrada do cabo",
  },
  {
    id: "chuva-entrou-no-motor",
    broader: "molhou",
    label: "Água da chuva dentro do motor",
    phrase: "a água da chuva que entrou no motor",
    asks: [
      "água chuva motor",
      "água chuva motor parou",
      "água chuva motor conserto",
      "entrou água chuva motor",
      "entrou água chuva motor parou",
      "entrou água motor parou",
      "entrou água motor conserto",
      "entrou chuva motor",
      "choveu dentro motor",
      "motor pegou chuva queimou",
      "motor tomou chuva queimou",
      "motor tomou chuva parou conserto",
      "entrou água chuva motor parou funcionar",
      "água chuva motor parou funcionar",
      "motor encheu água chuva",
      "chuva entrou tampa motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, em geral conserta: quando entrou água da chuva no motor do portão e ele parou de funcionar, o dano costuma estar na placa, que se limpa, seca e repara ou troca, e o motor fica. Desligue o disjuntor agora, por um caminho seco, e não religue para testar.",
        "Tem conserto na maioria dos casos: a água da chuva que entrou no motor, ou máquina do portão, atinge primeiro a placa, e o enrolamento quase sempre se salva. Deixe o disjuntor desligado até o técnico secar e medir, porque ligado molhado o que era limpeza vira placa nova.",
        "Mesmo que tenha chovido forte e entrado água na máquina do portão, o motor quase nunca se perde: volta com limpeza e secagem da placa ou com uma placa nova, mais a vedação refeita. Corte o disjuntor, e o nobreak, se houver, sem abrir a tampa nem tentar de novo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que se seca, repara ou troca", "O conserto do motor que pegou chuva"],
        slots: [
          [
            "A placa é lavada com produto próprio, seca e medida. Relé, fusível ou fonte queimados são trocados, e trilha corroída pede central nova.",
            "Com tudo sem energia, limpa-se e mede-se a placa: oxidação leve tem reparo, e componente queimado sai. Só a trilha comida obriga a outra central.",
            "Primeiro vêm limpeza, secagem e medição da central. Troca-se o que queimou, e a placa inteira apenas quando a corrosão comeu as trilhas.",
          ],
          [
            "O enrolamento do motor é medido à parte, antes de religar. Costuma se perder só quando passou muito tempo com água dentro.",
            "Em seguida o motor passa por medição de isolação, e na maioria das vezes continua o mesmo. O que ficou dias encharcado é a exceção.",
            "Antes de ligar, o técnico confere a isolação do motor. Ele quase sempre escapa, a não ser que tenha ficado submerso por horas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Por onde a chuva entrou", "Para a próxima chuva não entrar"],
        slots: [
          [
            "Tampa trincada ou sem parafuso, borracha ressecada e cabo que chega por cima são as entradas mais comuns. Na mesma visita a vedação é trocada e o cabo ganha uma curva para baixo, onde a água pinga.",
            "A água entra por trinca da tampa, borracha dura, parafuso faltando ou pelo conduíte que desce até o motor. O técnico veda e vira a entrada do cabo para baixo.",
            "Procure de fora a trinca, o parafuso ausente e o cabo vindo de cima, que conduz a água. A correção é borracha nova e cabo entrando por baixo.",
          ],
          [
            "Goteira sobre o motor se desvia pela calha ou se evita com cobertura ventilada. Saco plástico amarrado não serve, porque prende umidade e calor.",
            "Calha pingando pede desvio ou uma capa com ventilação. Evite embrulhar em plástico: o vapor fica preso e oxida a placa.",
            "Se o telhado pinga ali, mude a calha ou ponha cobertura que ventile. Plástico fechado abafa, esquenta e condensa água.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "O preço, do menor ao maior"],
        slots: [
          [
            "A visita com limpeza e ajuste parte de {price.preventive} em casa, sem peças. Acima dela vêm o reparo da placa, a placa nova e, no pior caso, o motor inteiro, que trocado em casa fica de {price.homeSwap}, trabalho incluído.",
            "Do menor ao maior: visita de limpeza desde {price.preventive} em residência, sem peças, reparo da placa, central nova e, por último, motor novo por {price.homeSwap}, com o trabalho.",
            "Só limpar e ajustar, em casa, começa em {price.preventive}, fora peças. Reparo de placa custa menos que placa nova, e a perda total do motor leva à troca, {price.homeSwap} com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se secar sozinho, posso religar?",
        answers: [
          "Não sem medir: sob os componentes ainda há água, e a sujeira que ela deixa dá curto dias ou semanas depois.",
          "Não é seguro. Mesmo que volte, a oxidação continua, e a próxima chuva entra pelo mesmo lugar.",
        ],
      },
      {
        question: "Como uso o portão até o conserto?",
        answers: [
          "Na mão, com o disjuntor desligado e tudo seco, só o de correr ou de abrir, reto e nivelado. O basculante fica como está.",
          "O de correr e o de abrir se destravam pela chave, sem energia e com a folha reta. Basculante não se destrava.",
        ],
      },
      {
        question: "A garantia cobre água da chuva no motor?",
        answers: [
          "Em geral não, se entrou por tampa aberta ou trincada. Vedação com defeito ou mal montada pode ser reclamada, no prazo de {warranty.motor} do motor.",
          "Costuma ficar de fora como causa externa. Se a falha foi da vedação ou da montagem, reclame: são {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Limpeza e secagem com placa boa ficam prontas na visita. Reparo em bancada ou placa nova dependem do modelo, e o prazo é informado antes.",
          "Se a placa só molhou, resolve-se na mesma visita. Havendo componente queimado, conta o prazo da bancada ou da peça.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da tampa, da entrada do cabo e da etiqueta",
  },
  {
    id: "placa-molhou",
    broader: "molhou",
    label: "Placa do portão molhou",
    phrase: "a placa molhada",
    asks: [
      "placa molhou chuva",
      "placa molhou chuva fazer",
      "placa portão molhou chuva",
      "placa molhada chuva",
      "placa molhou com a chuva o que fazer",
      "central molhou chuva",
      "chuva molhou placa",
      "placa molhou",
      "molhou placa",
      "placa molhada",
      "água placa",
      "placa água",
      "placa com água",
      "entrou água placa",
      "placa úmida",
      "placa umidade",
      "secar placa",
      "central molhou",
      "água central",
      "caiu água placa",
      "placa molhada consertar ou trocar",
      "consertar ou trocar placa molhada",
      "placa molhou conserto ou troca",
      "placa molhou tem conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa do portão que molhou pode ter conserto, se ficar sem energia: desligue o disjuntor, não abra a tampa e não religue para testar. O técnico limpa, seca e mede a placa antes de ligar, em visita a partir de {price.preventive} em casa, sem peças. Ligada úmida, a placa costuma queimar.",
        "Com a placa molhada, o que fazer agora é desligar o disjuntor e não religar para testar. Oxidação leve tem limpeza e conserto; trilha verde ou queimada pede placa nova. A limpeza e a medição, em residência, começam em {price.preventive}, fora as peças.",
        "Se molhou a placa do motor, corte a energia no disjuntor e espere a visita, porque secador e sol não tiram a sujeira que a água deixa. Limpa e seca pelo técnico, muita placa se salva. O serviço em casa custa a partir de {price.preventive}, sem peças, e a placa nova é orçada pela etiqueta.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não fazer", "Erros que queimam a placa"],
        slots: [
          [
            "Não religue para ver se funciona nem use secador ou forno: o calor empurra a água e empena a placa. Deixe um aviso no quadro, para ninguém ligar o disjuntor.",
            "O erro que mais queima é testar com a placa úmida. Secador também atrapalha, porque leva a água para baixo das peças; avise a casa para não religar o disjuntor.",
            "Ligar para testar e secar com calor são os dois jeitos de perder a placa. Mantenha o disjuntor desligado, com um aviso no quadro.",
          ],
          [
            "Para sair de casa, só o portão de correr ou de abrir, reto, se destrava e se move na mão. O basculante fica como está, e ninguém toca na folha com o chão molhado.",
            "Sem energia, o de correr e o de abrir podem ser soltos com a chave, se a folha está reta e o piso seco. Basculante não se destrava.",
            "Precisando passar, destrave apenas folha reta de correr ou de abrir, com o chão já seco; no basculante não se mexe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz com a placa molhada", "Da limpeza ao teste"],
        slots: [
          [
            "A placa sai da caixa, é lavada com produto próprio, como álcool isopropílico, e seca por completo. Depois se medem fusível, fonte e relés, e o motor é testado à parte, porque a água pode ter atingido um e poupado o outro.",
            "Primeiro se limpa a oxidação das trilhas e dos conectores, com produto que não deixa resíduo; depois se seca e se mede. Motor e capacitor passam por teste separado.",
            "Limpeza com álcool isopropílico, secagem completa e medição das peças, nessa ordem. O motor é medido fora da placa, para saber o que a água alcançou.",
          ],
          [
            "A vedação é refeita na mesma visita, com borracha da tampa e entrada do cabo, senão a próxima chuva repete o defeito.",
            "O caminho da água é fechado antes de encerrar, ou a placa, limpa ou nova, terá o mesmo fim.",
            "Por fim se troca a borracha e se veda o cano dos fios, por onde a água costuma voltar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar a placa molhada", "Como se decide"],
        slots: [
          [
            "Conserta-se quando a oxidação é leve ou só uma peça falhou, como relé ou fusível. Troca-se quando a trilha foi comida ou queimada, ou quando ela já molhou outras vezes; a nova segue o modelo da etiqueta, e os controles são gravados de novo.",
            "Uma peça queimada ou contato oxidado têm reparo. Trilha verde, queimada ou placa que molhou duas vezes pedem outra, do modelo da etiqueta ou compatível, com nova gravação dos controles.",
            "A medição decide: dano localizado, reparo; trilha corroída em vários pontos, placa nova. Na troca, original ou compatível, os controles precisam ser regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo a placa molhada leva para secar?",
        answers: [
          "Não há prazo em casa: por fora parece seca, e por baixo dos componentes ainda há água. O técnico seca e mede.",
          "Dias, e mesmo assim a sujeira fica. Por isso a limpeza vem antes da secagem.",
        ],
      },
      {
        question: "A placa voltou a funcionar sozinha. Preciso limpar?",
        answers: [
          "Precisa: os sais que a água deixou continuam corroendo, e a falha volta em semanas. Limpar agora custa bem menos que a placa.",
          "Sim. Funcionar hoje não quer dizer que secou; a oxidação avança até a próxima chuva.",
        ],
      },
      {
        question: "Quanto custa trocar a placa que molhou?",
        answers: [
          "A placa é orçada pela foto da etiqueta, porque muda com o motor, e a visita em casa parte de {price.preventive}, sem peças. Se o motor também queimou, a troca fica de {price.homeSwap}.",
          "Depende do modelo da etiqueta e de ser original ou compatível. Some a visita, desde {price.preventive} em residência; motor e placa perdidos juntos levam à troca, de {price.homeSwap}.",
        ],
      },
      {
        question: "O seguro cobre placa molhada?",
        answers: [
          "Só com a cobertura certa: água de chuva por falta de vedação costuma ficar fora. Danos elétricos por raio é outra cobertura.",
          "Em geral não, se a causa foi vedação ruim. Com raio ou curto, a cobertura de danos elétricos pode pagar.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da etiqueta e do quadro de luz",
  },
  {
    id: "lavar-o-portao",
    broader: "molhou",
    label: "Lavar o portão sem estragar o motor",
    phrase: "a lavagem do portão automático",
    intent: "question",
    asks: [
      "wap portão eletrônico",
      "wap portão eletrônico estraga",
      "vap portão eletrônico",
      "lavar garagem motor",
      "lavar garagem motor portão",
      "lavar garagem portão",
      "pode lavar motor",
      "posso lavar motor",
      "lavar motor portão mangueira",
      "lavar motor mangueira",
      "posso lavar mangueira",
      "lavar motor portão",
      "pode jogar água motor",
      "jogar água motor",
      "água motor lavar",
      "lavar portão automático",
      "lavar portão eletrônico",
      "como lavar portão",
      "lavar portão",
      "pode lavar portão",
      "lavadora pressão portão",
      "jato água motor",
      "vap portão",
      "wap portão",
      "lava jato portão",
      "mangueira motor portão",
      "lavar portão wap",
      "wap portão estraga",
      "lavar wap",
      "lavar estraga",
      "lavar portão estraga",
      "lavar portão lavadora pressão",
      "lavar portão não molhar",
      "lavar portão cuidado molhar",
    ],
    answers: {
      any: [
        "Você pode lavar o motor do portão com pano molhado e bem torcido, só por fora da tampa e com o disjuntor desligado. Não deixe água escorrer para as frestas nem abra a tampa para limpar por dentro. Religue quando a tampa estiver seca.",
        "Lavar o portão não estraga o motor se a água com pressão ficar longe dele e o disjuntor estiver desligado. O que estraga é jato na tampa, na botoeira ou na fotocélula, onde a água alcança a parte elétrica. Nesses pontos passe só pano úmido e religue quando tudo estiver seco.",
        "Sim, a Wap ou outra lavadora de pressão estraga o motor do portão eletrônico, porque o jato entra por baixo da tampa e queima a placa. Use a Wap só na folha, a mais de um metro do motor, da botoeira e dos sensores, com o disjuntor desligado. Neles, passe apenas pano úmido.",
        "Não, você não pode lavar o motor do portão com mangueira nem com lavadora de alta pressão, porque o jato entra por baixo da tampa e queima a placa. Desligue o disjuntor, limpe o motor só com pano úmido e lave a folha e o piso longe dele. Religue quando tudo estiver seco.",
        "Não, o motor do portão não deve ser lavado, porque a tampa aguenta respingo e chuva, mas não jato. Com o disjuntor desligado, passe um pano úmido por fora e mantenha a água longe da central, da botoeira e da fotocélula. Só religue depois que tudo secar.",
        "Não, a lavagem da garagem ou do portão não deve ser feita com o motor ligado, porque o piso molhado dá choque e o respingo pode queimar a placa. Desligue o disjuntor e não jogue água no motor, na central nem na fotocélula; neles, use só pano úmido.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Como lavar o portão sem molhar o motor", "Passo a passo da lavagem"],
        slots: [
          [
            "A folha e o piso podem ser lavados, com água sem pressão perto do motor. Use a lavadora só na folha, a mais de um metro do motor e dos sensores, porque o jato entra por frestas que a chuva não alcança.",
            "O portão pode ser lavado, mas o motor não. Mantenha a lavadora a mais de um metro dele, da botoeira e da fotocélula, já que a água com pressão vence a borracha da tampa.",
            "A água com força passa por onde a chuva não passa, e por isso o jato deve ficar longe do motor e dos sensores. A folha e o chão podem ser lavados normalmente, com a energia cortada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Cubra o motor e a botoeira com plástico, só durante a lavagem.",
          "Lave a folha de cima para baixo, sem pressão perto do motor.",
          "Tire a água do trilho e seque as lentes da fotocélula.",
          "Retire o plástico, espere secar e religue.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que entrou água", "O que a água faz na placa"],
        slots: [
          [
            "Com água na placa, o portão abre sozinho, ignora o controle ou para de vez; com água na fotocélula, abre e não fecha. Se o disjuntor ou o DR, a proteção contra choque, cair, deixe desligado, porque há corrente escapando.",
            "Abertura sem comando, controle sem efeito e portão sem reação são sinais de água na central. Se ele só não fecha, a fotocélula se molhou; se o disjuntor desarma, há fuga de corrente, com risco de choque.",
            "A placa molhada faz o portão abrir sozinho, travar ou não reagir, e a lente molhada o impede de fechar. Quando o DR cai, que é a proteção contra choque, ninguém deve religar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazer se o motor já molhou", "Como o técnico recupera o motor"],
        slots: [
          [
            "Desligue o disjuntor e não ligue para testar. O técnico retira a placa, limpa a oxidação, seca e mede o motor antes de religar, além de trocar a borracha da tampa que deixou passar água. Em casa, a visita parte de {price.preventive}, sem peças.",
            "Mantenha o motor sem energia até a visita, em que a placa é limpa e seca fora da caixa e o motor é medido. O técnico também procura por onde a água entrou. Em residência, o serviço começa em {price.preventive}, fora as peças.",
            "Corte a energia e espere a medição. A limpeza e a secagem feitas cedo salvam muitas placas, e a vedação da tampa é conferida no fim. O serviço em residência custa a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Molhei o motor sem querer. O que faço?",
        answers: [
          "Desligue o disjuntor e não teste. Seque por fora e peça a conferência da placa antes de religar.",
          "Corte a energia na hora e deixe a tampa fechada, porque ligar o motor úmido é o que o queima, mesmo que por fora pareça seco.",
        ],
      },
      {
        question: "Que produto usar para lavar o portão?",
        answers: [
          "Use água e detergente neutro na folha. Solvente e cloro mancham a pintura e ressecam a borracha e a lente.",
          "Detergente neutro e pano macio bastam. Evite cloro e solvente, que atacam a pintura, a borracha da tampa e a lente da fotocélula.",
        ],
      },
      {
        question: "Como limpar o trilho do portão?",
        answers: [
          "Com o disjuntor desligado, varra, lave com pouca água, sem jato perto do motor, e seque. Não passe graxa, que junta areia e trava a roldana.",
          "Varra primeiro, com a energia cortada, e tire a água parada depois de lavar. O trilho fica sem graxa, porque ela gruda sujeira.",
        ],
      },
      {
        question: "E quando chove, também preciso desligar?",
        answers: [
          "Não, porque o motor de uso externo aguenta a chuva comum com a tampa inteira. Desligue só se o chão alagar ou se o portão já falha na chuva.",
          "Com a vedação em ordem, não precisa. O cuidado é com poça e com tampa trincada, que deixam a água entrar.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da marca da água e da etiqueta, com o disjuntor desligado",
  },
  {
    id: "placa-queimou-na-chuva",
    broader: "placa",
    label: "Placa queimou depois da chuva",
    phrase: "a placa que queimou na chuva",
    asks: [
      "placa queimou chuva",
      "placa queimou depois chuva",
      "placa portão queimou chuva",
      "placa queimada chuva",
      "placa queimada depois chuva",
      "placa pifou chuva",
      "placa parou chuva",
      "placa molhou queimou",
      "placa queimou molhou",
      "queimou placa chuva",
      "chuva queimou placa",
      "chuva queimou central",
      "chuva queimou placa motor",
      "choveu queimou placa",
      "choveu queimou central",
      "choveu placa queimou",
      "central queimou chuva",
      "central queimou depois chuva",
      "central portão queimou chuva",
      "central queimada chuva",
      "central pifou chuva",
      "central parou chuva",
      "central molhou queimou",
      "central queimou temporal",
      "placa queimou temporal",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a placa queimou depois da chuva, deixe o disjuntor desligado e não religue: ela molhou, ou um surto da rede queimou a placa ou o fusível. Muitas se salvam secas e limpas, e se o portão só ignora o controle a suspeita é a antena; a visita em casa parte de {price.preventive}, sem peças.",
        "A central de portão que queimou depois da chuva pode ter só o fusível aberto, e o mais urgente é não religar, porque água na caixa queima o resto. O técnico seca, limpa e mede a placa, o receptor e a antena, em visita a partir de {price.preventive} em residência, fora as peças.",
        "Portão que parou depois da chuva tem placa molhada, fusível aberto por surto ou, se a botoeira ainda abre, antena e receptor com água. Mantenha o disjuntor desligado até a medição, que em casa parte de {price.preventive}, sem contar peças; muitas placas queimadas pela chuva têm reparo.",
      ],
      price: [
        "Consertar a placa que queimou na chuva custa a visita, a partir de {price.preventive} em casa, sem peças, mais o reparo ou a central do seu modelo, orçados pela foto da etiqueta. Acima da faixa de {price.homeSwapHalf}, metade da troca do motor inteiro, compare com o motor novo.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Queimou na chuva: o que fazer agora", "Placa molhada: a ordem segura"],
        slots: [
          [
            "Com água por perto, nada se testa com energia. Um acionamento com a caixa molhada transforma um fusível queimado em placa perdida.",
            "Enquanto houver água na caixa, o portão fica desligado, porque a próxima tentativa queima o que sobrou.",
            "A regra é manter desligado até secar e medir: religar com umidade leva a placa inteira.",
          ],
        ],
        steps: [
          "Com a mão seca e fora da poça, desligue o disjuntor; se o DR (a chave contra choque) caiu, deixe assim.",
          "Desligue também o nobreak, se houver.",
          "Não abra a tampa nem use secador.",
          "De correr ou de abrir, em piso plano, feche na mão com a chave; basculante, não destrave.",
          "Anote a hora e se houve raio, e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Placa, fusível ou antena: o que a chuva atinge", "Água na caixa ou surto da rede"],
        slots: [
          [
            "A água entra pela tampa mal fechada, pela borracha ressecada ou pelo eletroduto e fecha curto na placa. Com a caixa seca, a suspeita é o surto de um raio ou da volta da luz, que abre o fusível e queima a fonte.",
            "Borracha velha e eletroduto aberto por cima levam água até a placa. Se a caixa está seca, foi o pico de energia, que chega pela rede e queima fusível, fonte e varistor.",
            "Há dois caminhos para a queima: a água que escorre por tampa, borracha e eletroduto, ou o pico da rede, que dispensa umidade e acaba com fusível e fonte.",
          ],
          [
            "Se só os controles falham e a botoeira funciona, a antena ou o receptor molhou. Fotocélula alagada também imita placa queimada, e por isso tudo é medido em separado.",
            "Botoeira que abre com controle mudo aponta para antena ou receptor, e não para a placa. Emenda e fotocélula molhadas enganam do mesmo modo.",
            "Teste a botoeira: respondendo ela, e o controle não, quem sofreu foi a antena ou o receptor. Sensor molhado também deixa o portão parado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz depois da chuva", "Reparo, placa nova ou motor novo"],
        slots: [
          [
            "A placa é retirada, limpa com produto próprio, seca e medida. Fusível, varistor, relé e fonte se trocam, trilha comida pela oxidação pede placa nova, e o motor é medido antes, porque em curto queimaria a próxima.",
            "Fora da caixa, a placa passa por limpeza, secagem e medição. Componente isolado se troca, oxidação nas trilhas leva à central nova, e só com o motor medido ela é ligada.",
            "Limpa, seca e testada, a placa mostra se o dano foi de um componente ou das trilhas, que pedem a troca. O motor também é medido, já que molhado ele leva a peça nova.",
          ],
          [
            "Na mesma visita se refaz a vedação da caixa e se indica o protetor de surto (DPS), ligado ao fio terra.",
            "Por fim se troca a borracha, se fecham os furos e se recomenda o DPS, o protetor contra picos do quadro.",
            "Vedação nova e DPS, que desvia o surto no quadro, evitam que a próxima chuva repita o defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa secou e o portão voltou. Posso usar?",
        answers: [
          "Melhor não, porque a oxidação continua e o curto costuma voltar. Deixe desligado até limpar, medir e vedar.",
          "Ela pode falhar de novo em dias, já que a sujeira da água corrói as trilhas. Peça a limpeza antes de religar.",
        ],
      },
      {
        question: "O seguro ou a distribuidora paga?",
        answers: [
          "Dano elétrico vindo da rede pode gerar ressarcimento da distribuidora ou do seguro. Guarde a placa e anote data e hora; água na caixa em geral não entra.",
          "Se foi surto, cabe o pedido, com orçamento, peça guardada e a hora do ocorrido. Infiltração no motor costuma ficar fora.",
        ],
      },
      {
        question: "Como evitar que queime na próxima chuva?",
        answers: [
          "Borracha nova na tampa, eletroduto entrando por baixo e motor acima da poça resolvem a água. Contra o surto, DPS no quadro com aterramento.",
          "Vede a caixa, leve os fios por baixo e eleve o motor se ele fica em poça. O DPS, com fio terra, cuida dos raios.",
        ],
      },
      {
        question: "O disjuntor cai quando ligo. É a placa?",
        answers: [
          "Pode ser, mas capacitor, motor e emenda molhada fazem o mesmo. Não insista: cada religada agrava o curto.",
          "Nem sempre. Um cabo com água ou o motor úmido também derrubam o disjuntor, e só a medição separa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que ele fica, sem abrir a tampa",
  },
  {
    id: "portao-queimou-depois-da-chuva",
    broader: "molhou",
    label: "Portão queimou depois da chuva",
    phrase: "o portão que queimou depois da chuva",
    asks: [
      "portão queimou depois chuva",
      "portão eletrônico queimou depois chuva",
      "portão automático queimou depois chuva",
      "motor queimou depois chuva",
      "motor portão queimou depois chuva",
      "motor portão queimou chuva",
      "portão queimou com chuva",
      "queimou depois choveu",
      "choveu queimou portão",
      "choveu queimou motor",
      "chuva queimou motor",
      "chuva queimou portão",
      "queimou motor portão chuva forte",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão que queimou depois da chuva costuma ter só a placa atingida, por água na tampa ou pico na rede, e muitas vezes se salva. Deixe o disjuntor desligado e não religue para testar; secar, limpar e medir parte de {price.preventive} em casa, sem peças.",
        "Se o portão eletrônico queimou com a chuva, desligue o disjuntor por um caminho seco e não religue: úmido, o que ainda está bom também queima. Na maioria dos casos o estrago é na placa; a visita em residência começa em {price.preventive}, fora a peça, orçada pela etiqueta.",
        "Portão que queimou depois da chuva quase sempre perdeu a placa, e não o motor inteiro. Mantenha o disjuntor desligado e não toque na folha com o chão molhado: o técnico seca, limpa e mede antes de trocar, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Consertar o portão que queimou depois da chuva custa a visita, a partir de {price.preventive} em casa, sem peças, mais a placa ou o reparo dela, orçados pela foto da etiqueta. Se o motor também se foi, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O preço de um portão queimado pela chuva soma a visita residencial, desde {price.preventive}, fora as peças, e a placa, que se limpa, repara ou troca. Motor queimado por dentro pede troca, de {price.homeSwap} em casa, já instalado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, sem risco", "Antes de tudo: não religue"],
        slots: [
          [
            "Nada aqui pede abrir a tampa do motor, porque há peças que guardam carga mesmo com a luz cortada. Religar molhado é o que mais queima a placa.",
            "Tampa, fios e placa são do técnico: o capacitor dá choque até desligado. A pressa de testar é o que costuma queimar o que sobrou.",
            "Faça só o que está na lista, sem tocar em fio nem em tampa. Ligar para ver se voltou, com tudo úmido, aumenta o estrago.",
          ],
        ],
        steps: [
          "Calçado e com as mãos secas, desligue o disjuntor do portão.",
          "Se a água alcança o quadro, não chegue perto e chame a distribuidora.",
          "Não toque na folha com o chão encharcado.",
          "Seco, só portão de correr ou de abrir, reto, pode ser destravado.",
          "Fotografe o motor fechado, a etiqueta e a marca da água.",
        ],
      },
      {
        about: "signs",
        headings: ["Água ou raio: como diferenciar", "O que os sinais contam"],
        slots: [
          [
            "Se outros aparelhos da casa também pararam, foi raio ou pico da rede; se só o portão parou e não houve trovão, foi água pela tampa ou pelos fios. Disjuntor que cai de novo mostra água na fiação: deixe desligado.",
            "Só o portão parado, sem trovoada, indica água que entrou no motor. Quando a televisão ou o portão do vizinho também se foram, o culpado é o pico da rede, e disjuntor que volta a cair é fio ou motor molhado.",
            "Raio e pico atingem vários aparelhos ao mesmo tempo; a água, só o que ela molhou. Um disjuntor que desarma outra vez avisa que há umidade na fiação ou no motor, e não se insiste.",
          ],
          [
            "Portão mudo, com luz na casa, é placa ou fusível; motor que ronca e não anda costuma ser só o capacitor, que dá a partida.",
            "Ronco sem movimento é, muitas vezes, apenas o capacitor do arranque. Silêncio total aponta para fusível ou placa.",
            "Quando não há som nenhum, suspeite de placa ou fusível; quando ele ronca parado, do capacitor de partida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se conserta e o que se troca", "Como o técnico recupera o motor"],
        slots: [
          [
            "A placa é lavada com produto próprio, seca e testada; relé e fusível se trocam em separado, e só com as trilhas queimadas entra placa nova. O motor é medido antes de ligar, e, queimado por dentro, a troca em casa fica de {price.homeSwap}.",
            "Limpeza e secagem salvam muita placa, e fusível ou relé trocado salva outras; a nova, do modelo da etiqueta, fica para trilha queimada. Motor reprovado na medição dá lugar a outro, de {price.homeSwap} em residência, instalado.",
            "Primeiro tenta-se recuperar a placa, com lavagem própria, secagem e troca de relé ou fusível. Só depois de medir o motor se liga a energia; se ele queimou por dentro, trocar custa de {price.homeSwap} em casa.",
          ],
          [
            "No mesmo serviço, tampa, borracha e entrada dos fios são vedadas, senão a placa nova tem o mesmo fim.",
            "A entrada da água é fechada junto, na tampa, na borracha e no cano dos fios, para a próxima chuva não repetir.",
            "Antes de encerrar, veda-se por onde a água entrou, da borracha da tampa à passagem dos fios.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esperar secar e ligar de novo?",
        answers: [
          "Não convém: por baixo das peças a umidade fica dias, e ligar molhado é o que mais queima a placa.",
          "Melhor não. Só a medição diz se secou; até lá, disjuntor desligado. E, mesmo que volte, a oxidação continua.",
        ],
      },
      {
        question: "O seguro da casa paga o motor queimado pela chuva?",
        answers: [
          "Depende da apólice: dano elétrico costuma ser cobertura à parte. Guarde a peça, as fotos e o orçamento por escrito.",
          "Veja se a sua apólice tem danos elétricos e avise antes do conserto. O orçamento com a causa ajuda no pedido.",
        ],
      },
      {
        question: "Como evitar que queime na próxima chuva?",
        answers: [
          "Tampa inteira, borracha nova, fio entrando por baixo e, contra picos, um protetor de surto no quadro com fio terra.",
          "Vede o motor, suba a base se empoça água e ponha proteção contra surto, que só funciona com aterramento.",
        ],
      },
      {
        question: "A garantia cobre motor que molhou?",
        answers: [
          "Água e raio costumam ficar de fora da garantia do fabricante. O conserto que fazemos tem os 90 dias da lei.",
          "Em geral, não: a garantia cobre defeito de peça, e não enchente, raio ou jato de água. O nosso serviço tem 90 dias, pela lei.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da etiqueta e da marca da água, com o disjuntor desligado",
  },
];
