import type { Concept } from "#domain/knowledge/concept.ts";

export const motorGiraENaoAnda: Concept = {
  id: "motor-gira-e-nao-anda",
  kind: "symptom",
  label: "Motor gira e não anda",
  phrase: "o motor que gira e não move o portão",
  words: [
    "motor gira e não abre",
    "motor gira mas não abre",
    "motor gira e portão não abre",
    "gira e não anda",
    "motor gira e portão não anda",
    "motor gira em falso",
    "girando em falso",
    "roda em falso",
    "patina",
    "patinando",
    "motor liga e não abre",
    "motor funciona e portão não anda",
    "motor funciona mas não abre",
    "motor roda e não anda",
    "motor gira mas não abre",
    "motor gira e não puxa",
    "liga mas não anda",
    "portão não anda",
    "não abre motor funciona",
    "não abre mas o motor funciona",
    "não abre motor gira",
    "motor roda e não abre",
    "motor roda mas não abre",
    "motor roda mas não anda",
    "motor roda mas portão não anda",
    "motor roda e portão não anda",
    "não sai do lugar",
    "motor funciona mas portão não mexe",
    "não mexe",
    "não se move",
    "motor liga mas portão não abre",
    "motor funciona e portão não abre",
    "portão solto do motor",
    "solto do motor",
    "soltou do motor",
  ],
  intent: "repair",
  answers: {
    any: [
      "O motor que roda em falso e não abre o portão está, na maioria das vezes, destravado: desligue o disjuntor, volte a chave à posição travada e teste uma vez. Se o portão continuar parado, a embreagem patina ou se gastou a engrenagem, a porca do fuso ou a cremalheira, e o técnico troca só essa peça.",
      "Se o motor liga mas o portão não se move, a força se perde entre os dois. Com o disjuntor desligado, veja se a chave ficou destravada depois de uma falta de luz. Se ela está travada e a folha não anda, a causa é engrenagem sem dentes, embreagem frouxa ou porca do fuso gasta, que o técnico substitui.",
      "O motor de portão que roda falso quase sempre está destravado ou com a engrenagem gasta. Desligue o disjuntor, trave a chave e tente uma vez. Se continua rodando falso, o motor em si costuma estar bom, e o conserto é na embreagem, na engrenagem ou no fuso, com visita do técnico.",
      "O motor funciona e o portão não anda porque a ligação entre os dois se soltou ou se gastou: chave de destravamento aberta, engrenagem sem dentes, embreagem que patina ou cremalheira afastada. Confira primeiro a chave, com o disjuntor desligado, porque o resto é serviço do técnico.",
    ],
    price: [
      "O conserto de um motor que gira em falso vai de custo zero, se bastar travar a chave, ao valor de uma engrenagem, porca do fuso ou redutor. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; se o conserto não compensar, o motor novo fica de {price.homeSwap}, com mão de obra.",
      "O preço, quando o motor gira e o portão não anda, depende da peça gasta: engrenagem e porca do fuso custam menos que o redutor. A visita de regulagem em residência parte de {price.preventive}, sem peças, e a troca pelo motor novo fica de {price.homeSwap}, com mão de obra.",
      "Consertar um motor que roda em falso custa, em casa, a partir de {price.preventive}, sem peças, se for só ajuste de embreagem ou cremalheira. A engrenagem custa pouco além disso, e o redutor custa bem mais. A troca do motor inteiro, em residência, fica de {price.homeSwap}, com mão de obra.",
    ],
    "how-to": [
      "Para o motor voltar a mover o portão, desligue o disjuntor e ponha a chave na posição travada; no portão de correr, reto e nivelado, um leve movimento da folha completa o encaixe. Se ainda girar em falso, ou se o portão for basculante, chame o técnico, porque o defeito é na engrenagem, no fuso ou na embreagem.",
      "Com o motor girando e o portão parado, veja primeiro a chave de destravamento, que muitas vezes fica aberta depois da falta de luz. Desligue o disjuntor, trave a chave e teste uma única vez. Se o motor continuar em falso, a engrenagem ou a embreagem precisa de conserto.",
      "O que dá para fazer em casa é travar a chave do motor, com o disjuntor desligado, e depois acionar uma vez, de longe. Não aperte a embreagem nem abra a tampa: se o motor ainda gira solto, há peça gasta, que o técnico troca.",
    ],
  },
  line: [
    "Motor que gira e não anda costuma ter o destravamento aberto ou a transmissão gasta.",
    "Depois da falta de luz, muita gente esquece o motor destravado, e ele gira em falso.",
    "Se o som do motor é normal e a folha não se move, a força se perde na engrenagem ou no fuso.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o motor gira e o portão não anda", "Peças que deixam o motor girar em falso"],
      slots: [
        [
          "O destravamento esquecido aberto é a causa mais simples: o motor trabalha solto da folha, em geral depois de uma falta de luz. A embreagem, peça que escorrega para proteger, patina sob carga quando está frouxa e dá o mesmo efeito.",
          "Quem abriu o portão na mão pode não ter travado de novo, e por isso o motor gira sozinho. A embreagem, peça que escorrega para proteger, também patina quando está frouxa.",
          "A chave na posição destravada solta o motor da folha, de propósito, para a abertura manual. Outra causa leve é a embreagem, a peça de proteção, que desregulada escorrega em vez de puxar.",
          "Depois do uso manual, o motor às vezes fica destravado e roda sem puxar a folha. Se ele está travado, a embreagem, que protege contra esforço, pode estar frouxa, ou um ferrolho pode prender o portão.",
        ],
        [
          "Depois vêm as peças gastas: engrenagem de nylon sem dentes, porca do fuso espanada, corrente solta ou cremalheira, a barra dentada, longe da engrenagem. Cada tipo de portão tem a sua, e o motor em si costuma estar bom.",
          "Com o tempo, a engrenagem perde os dentes, a porca do fuso espana ou a cremalheira, a barra dentada do portão, se afasta. São peças de desgaste, feitas para ceder antes das mais caras.",
          "No portão de correr gastam-se a engrenagem e a cremalheira, que é a barra dentada; no basculante, a porca do fuso ou a corrente. Sem elas o giro não chega à folha, embora o motor continue inteiro.",
          "A lista se completa com engrenagem sem dentes ou cremalheira, a barra dentada, longe dela, no deslizante, e com porca do fuso gasta, no basculante. Uma chaveta quebrada, a peça que prende a engrenagem ao eixo, também deixa o motor solto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Motor em falso: confira o destravamento primeiro", "Teste simples do motor que gira em falso"],
      slots: [
        [
          "Comece pela chave, que resolve muitos casos sem custo. Se a folha se mexe livre mesmo com o motor travado, a casa fica aberta: ponha um cadeado por dentro e mantenha o disjuntor desligado.",
          "O primeiro teste é travar o motor, sempre sem energia. Se mesmo assim a folha anda solta, tranque o portão por dentro e não o acione até a visita.",
          "Antes de pensar em peça quebrada, veja se a chave está travada. Com a ligação entre motor e folha rompida, qualquer empurrão abre o portão, por isso use um ferrolho até o conserto e deixe a energia cortada.",
          "Travar a chave leva um minuto e descarta a causa mais comum. Se não resolver, feche o portão com cadeado e deixe o disjuntor desligado, para ninguém acionar o motor contra a tranca.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Veja se a chave ou alavanca está na posição travada e, se não estiver, trave.",
        "Só em portão de correr reto e nivelado, mova a folha um pouco até encaixar; o basculante fica para o técnico.",
        "Olhe se a cremalheira encosta na engrenagem, sem pôr a mão.",
        "Religue o disjuntor, acione uma vez, de longe, e desligue se o motor girar em falso.",
      ],
    },
    {
      about: "what",
      headings: ["Como a força do motor chega à folha", "As peças entre o motor e o portão"],
      slots: [
        [
          "O motor gira rápido, e o redutor, a caixa de engrenagens, troca velocidade por força. No portão de correr, a engrenagem puxa a cremalheira; no basculante, quem leva a folha é o fuso ou a corrente.",
          "Do motor, o giro passa pelo redutor, que aumenta a força, e chega à peça final: engrenagem e barra dentada no portão de correr, fuso ou corrente no basculante, braço no de abrir.",
          "Entre o motor e a folha há o redutor e uma peça final, que muda com o portão: a cremalheira no de correr, o fuso ou a corrente no basculante e o braço no pivotante.",
          "O redutor transforma a rotação do motor em força, e a peça seguinte a transforma em movimento: engrenagem com cremalheira no de correr, fuso ou corrente no basculante, braço no de abrir.",
        ],
        [
          "A embreagem escorrega quando a folha prende, para proteger as pessoas e o redutor. A chave de destravamento desfaz a ligação por completo, para o uso na mão.",
          "No caminho fica a embreagem, que cede diante de um obstáculo. A chave de destravamento solta o motor da folha quando falta luz.",
          "Há ainda uma proteção, a embreagem, que patina se algo trava a folha, e uma chave, que desfaz o encaixe para a abertura manual.",
          "Duas peças podem soltar essa ligação de propósito: a embreagem, por segurança, e o destravamento, para abrir na mão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O conserto do motor que gira em falso", "O que o técnico verifica na transmissão"],
      slots: [
        [
          "Com a energia cortada, o técnico testa a chave, a embreagem e a folga entre a engrenagem e a cremalheira, que deve ser de {rack.clearance}. Muitos casos se resolvem aí, sem abrir o motor.",
          "O técnico começa pelas partes de fora: destravamento, embreagem e cremalheira, que é levada a {rack.clearance} da engrenagem. Só se isso não bastar o redutor é aberto.",
          "O exame vai do simples ao trabalhoso, da chave à embreagem e à folga de {rack.clearance} na cremalheira. Boa parte dos motores volta a puxar com esse acerto.",
          "A chave, a embreagem e a cremalheira são conferidas antes de qualquer desmontagem. Uma barra dentada mais afastada que {rack.clearance} já explica o giro em falso.",
        ],
        [
          "Se o defeito for interno, o redutor é aberto e a engrenagem ou a porca gasta é trocada, com graxa nova. No fim o técnico move a folha na mão, porque um portão pesado gasta a peça nova do mesmo modo.",
          "Uma peça interna gasta, seja engrenagem, porca ou chaveta, é substituída, e a limalha sai com a graxa velha. A folha pesada também é acertada, senão o defeito volta.",
          "Com o redutor aberto, a engrenagem, a porca e os rolamentos são examinados, e o técnico troca o que se gastou. Por último ele confere o peso da folha e regula a embreagem.",
          "Quando é preciso abrir o redutor, você vê a peça gasta antes de autorizar a troca. Depois a embreagem é regulada para mover a folha e ainda ceder a um obstáculo.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Trocar a peça ou o motor que gira em falso", "Conserto ou troca do motor que gira em falso"],
      slots: [
        [
          "A engrenagem e a porca do fuso têm reposição em muitos modelos, e trocá-las devolve anos ao motor. Quando a peça não existe mais, ou o redutor inteiro se gastou, o motor novo faz sentido.",
          "Se há peça para o modelo, o conserto sai mais barato que a troca. Quando o redutor tem várias partes gastas ou o modelo saiu de linha, o motor novo compensa mais.",
          "A escolha depende de haver engrenagem para o seu modelo: se há, o conserto compensa. Quando engrenagem, fuso e rolamentos estão ruins ao mesmo tempo, a troca do motor sai melhor.",
          "Uma peça gasta vale a troca; várias, num motor antigo, não compensam. A falta de reposição no mercado leva ao mesmo resultado, que é o motor novo.",
        ],
        [
          "Em residência, o motor novo com mão de obra custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. Se o atual está perto do fim da vida, de {trade.life}, compare os dois preços.",
          "A troca em casa fica de {price.homeSwap}, com mão de obra, e no portão pesado, de {price.heavySwap}. Vale olhar também a idade do motor, que costuma durar de {trade.life}.",
          "Um motor com {trade.life} de uso merece a comparação com um novo, de {price.homeSwap} em residência ou de {price.heavySwap} em portão pesado, já instalado.",
          "O motor novo, já montado, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, e a troca faz sentido depois de {trade.life} de uso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Abri na mão na falta de luz e agora o motor gira em falso. Quebrou?",
      answers: [
        "Provavelmente não, ele só ficou destravado. Desligue o disjuntor e volte a chave à posição travada; no portão de correr reto, um leve movimento da folha completa o encaixe.",
        "Quase sempre é só a chave aberta. Trave o motor, com o disjuntor desligado, e depois acione uma vez para conferir.",
        "Não costuma ser quebra. O motor não se trava sozinho, e é preciso girar a chave de volta, sem energia.",
      ],
    },
    {
      question: "O que é a engrenagem de nylon do motor?",
      answers: [
        "É a engrenagem de plástico resistente usada em muitos motores, silenciosa e feita para se gastar antes das peças de metal. Sem dentes, ela gira e não puxa.",
        "É uma peça de desgaste, de plástico técnico, que engata na cremalheira ou trabalha no redutor. Quando perde os dentes, troca-se só ela.",
        "É uma peça de sacrifício: se algo trava, ela se gasta e poupa o motor. Há reposição para boa parte dos modelos.",
      ],
    },
    {
      question: "Posso apertar a embreagem do motor que patina?",
      answers: [
        "Não convém: apertada demais, ela deixa de ceder diante de um obstáculo e o portão fica perigoso. O ajuste é feito pelo técnico, com teste de força.",
        "Melhor não, porque a embreagem protege as pessoas e o redutor. Se patina, a folha pode estar presa, e apertar só esconde o defeito.",
        "Não é recomendável, porque esse ajuste tem medida. A força a mais machuca quem estiver no caminho da folha.",
      ],
    },
    {
      question: "Por que o motor gira para um lado e não para o outro?",
      answers: [
        "A causa costuma ser elétrica: relé da placa, fim de curso acionado ou fio rompido naquele sentido. Uma engrenagem gasta falharia nos dois.",
        "Nesse caso o defeito costuma estar na placa ou no fim de curso, e não na engrenagem. A medição confirma.",
        "Porque a ordem daquele sentido não chega ao motor. O técnico confere a placa, o sensor de parada e a fiação.",
      ],
    },
    {
      question: "Quanto tempo leva o conserto de um motor que gira em falso?",
      answers: [
        "Travar a chave, ajustar a embreagem ou acertar a cremalheira costuma caber em {trade.smallRepair}. A engrenagem interna exige abrir o redutor e leva mais, com a peça do modelo em mãos.",
        "O acerto externo leva até {trade.smallRepair}. Se o redutor precisa ser aberto, o prazo depende de haver a engrenagem daquele motor.",
        "O serviço cabe em {trade.smallRepair} quando o defeito está por fora. Uma peça interna que precise ser encomendada exige outra visita.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e da cremalheira ou do fuso e, se filmou o teste, o vídeo com som",
  related: ["engrenagem", "embreagem", "chave-de-destravamento", "fuso", "cremalheira", "redutor"],
  topic: "troca-de-motor-de-portao",
};
