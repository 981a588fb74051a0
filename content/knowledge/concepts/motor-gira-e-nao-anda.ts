import type { Concept } from "#domain/knowledge/concept.ts";

export const motorGiraENaoAnda: Concept = {
  id: "motor-gira-e-nao-anda",
  kind: "symptom",
  label: "Motor gira e não anda",
  phrase: "o motor que gira e não move o portão",
  words: [
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
      "Quando o motor gira e o portão não anda, a causa mais comum é o destravamento aberto: desligue o disjuntor, volte a chave à posição travada e teste uma vez. Se ainda rodar em falso, a embreagem patina ou a engrenagem, a porca do fuso ou a cremalheira se gastou, e o técnico troca só a peça.",
      "Se o motor liga mas o portão não se move, a força se perde antes da folha. Com o disjuntor desligado, veja se a chave ficou destravada depois de uma falta de luz; travada e ainda em falso, procure engrenagem sem dentes, embreagem frouxa ou porca do fuso gasta, que o técnico substitui.",
      "Motor de portão rodando falso quase sempre está destravado ou com a engrenagem gasta. Trave a chave com o disjuntor desligado e tente uma vez; se a folha não anda, o motor em si costuma estar bom, e o conserto é na embreagem, na engrenagem ou no fuso.",
      "O motor funciona e o portão não anda porque algo se soltou ou gastou entre os dois: chave de destravamento aberta, engrenagem comida, embreagem que patina, cremalheira afastada. Confira primeiro a chave, sem energia; o resto é serviço interno do técnico.",
    ],
    price: [
      "O preço para um motor que gira em falso vai do simples travamento da chave, sem custo, à troca de engrenagem, porca do fuso ou redutor. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; se o conjunto não compensar, a troca fica de {price.homeSwap}.",
      "Quando o motor gira e o portão não anda, o valor depende da peça gasta: engrenagem e porca do fuso custam menos que o redutor. A visita de regulagem em residência começa em {price.preventive}, fora peças, e o motor novo trocado vai de {price.homeSwap}.",
      "Consertar motor que roda em falso custa, em casa, a partir de {price.preventive} se for só ajuste de embreagem ou cremalheira, sem peças. Engrenagem soma pouco, redutor soma bastante, e a troca do motor, em residência, fica de {price.homeSwap}.",
    ],
    "how-to": [
      "Para o motor voltar a mover o portão, desligue o disjuntor e ponha a chave na posição travada; no de correr, reto e nivelado, um leve movimento completa o encaixe. Se ainda girar em falso, ou se for basculante, chame o técnico: é engrenagem, fuso ou embreagem.",
      "Com o motor girando e o portão parado, veja primeiro o destravamento, que muita gente esquece aberto depois da falta de luz. Sem energia, trave a chave e teste uma única vez; continuando em falso, a engrenagem ou a embreagem precisa de conserto.",
      "O que dá para fazer em casa é travar a chave do motor, com o disjuntor desligado, e tentar uma vez, de longe. Não aperte a embreagem nem abra a tampa: se o motor ainda gira solto, a peça gasta é trocada pelo técnico.",
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
          "O destravamento esquecido aberto é a causa mais simples: o motor trabalha solto da folha, em geral depois de uma falta de luz. Embreagem frouxa patina sob carga e dá o mesmo efeito.",
          "Quem abriu na mão pode não ter travado de novo, e o motor gira sozinho. A embreagem, peça que escorrega para proteger, também patina quando está frouxa.",
          "Chave na posição destravada desliga o motor da folha, de propósito. Outra causa leve é a embreagem desregulada, que escorrega em vez de puxar.",
          "Depois de uso manual, o motor às vezes fica destravado e roda à toa. Se está travado, a embreagem pode estar frouxa ou a folha, presa por um ferrolho.",
        ],
        [
          "Depois vêm as peças gastas: engrenagem de nylon sem dentes, porca do fuso espanada, corrente solta, cremalheira afastada. Cada tipo de portão tem a sua, e o motor em si costuma estar bom.",
          "Com o tempo, a engrenagem perde os dentes, a porca do fuso espana ou a cremalheira se afasta. São peças de desgaste, feitas para falhar antes das caras.",
          "No portão de correr gastam-se engrenagem e cremalheira, no basculante a porca do fuso ou a corrente. Elas cortam a ligação com a folha, e o motor segue inteiro.",
          "Engrenagem comida ou barra dentada longe dela, no deslizante, e porca do fuso gasta, no basculante, completam a lista. Uma chaveta quebrada também solta tudo.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Motor em falso: confira o destravamento primeiro", "Teste simples do motor que gira em falso"],
      slots: [
        [
          "Comece pela chave, que resolve muitos casos sem custo. Folha que se mexe livre depois de travada deixa a casa aberta: ponha cadeado por dentro e mantenha o disjuntor desligado.",
          "O primeiro teste é travar o motor, sempre sem energia. Se mesmo assim a folha anda solta, tranque por dentro e não acione, até a visita.",
          "Antes de pensar em peça quebrada, veja se a chave está travada. Com a transmissão solta, qualquer empurrão abre o portão, e um ferrolho protege a casa.",
          "Travar a chave leva um minuto e descarta o mais comum. Se não resolver, feche com cadeado e deixe sem energia, para ninguém acionar contra a tranca.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Veja se a chave ou alavanca está na posição travada e, se não estiver, trave.",
        "Só em portão de correr reto e nivelado, mova a folha um pouco até encaixar. O basculante fica para o técnico.",
        "Olhe se a cremalheira encosta na engrenagem, sem pôr a mão.",
        "Religue e acione uma vez, de longe. Se girar em falso, desligue.",
      ],
    },
    {
      about: "what",
      headings: ["Como a força do motor chega à folha", "As peças entre o motor e o portão"],
      slots: [
        [
          "O motor gira rápido, e o redutor, a caixa de engrenagens, troca velocidade por força. No portão de correr a engrenagem puxa a cremalheira; no basculante, o fuso ou a corrente leva a folha.",
          "Do motor, o giro passa pelo redutor, que aumenta a força, e chega à peça final. Ela é engrenagem e barra dentada no deslizante, fuso ou corrente no que sobe, braço no de abrir.",
          "Entre motor e folha há o redutor e uma peça final, que muda com o portão. Cremalheira no de correr, fuso no basculante, braço no pivotante.",
          "A rotação vira força no redutor e movimento na peça seguinte: engrenagem com cremalheira, fuso ou braço, conforme o tipo.",
        ],
        [
          "A embreagem escorrega quando a folha prende, para proteger gente e redutor. O destravamento desliga tudo, para o uso na mão.",
          "No meio fica a embreagem, que cede diante de obstáculo. A chave de destravamento solta a ligação, quando falta luz.",
          "Há ainda uma proteção, a embreagem, que patina se algo trava a folha, e a chave, que desfaz o encaixe.",
          "Duas peças podem soltar essa ligação de propósito: a embreagem, por segurança, e o destravamento, para abrir na mão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O conserto do motor que gira em falso", "O que o técnico verifica na transmissão"],
      slots: [
        [
          "Com a energia cortada, o técnico testa chave, embreagem e folga da cremalheira, que deve ser de {rack.clearance}. Muitos casos se resolvem aí, sem abrir o motor.",
          "Primeiro as partes de fora: destravamento, embreagem e cremalheira, levada a {rack.clearance} da engrenagem. Só se não bastar o redutor é aberto.",
          "O exame vai do simples ao trabalhoso, da chave à embreagem e à folga de {rack.clearance} na barra dentada. Boa parte dos motores volta a puxar com isso.",
          "Chave, embreagem e cremalheira vêm antes de qualquer desmontagem. A barra fora dos {rack.clearance} já explica o giro em falso.",
        ],
        [
          "Se for interno, o redutor é aberto e a engrenagem ou a porca gasta é trocada, com graxa nova. No fim a folha é sentida na mão, porque peso gasta a peça nova do mesmo modo.",
          "Peça gasta por dentro, engrenagem, rosca ou chaveta, é substituída, e a limalha sai com a graxa velha. A folha pesada é acertada, senão o defeito volta.",
          "Engrenagem, porca e rolamentos são vistos com o redutor aberto, e troca-se o que perdeu dente. Por último confere-se o peso da folha e regula-se a embreagem.",
          "Com a transmissão aberta, você vê a peça antes de autorizar a troca. Depois a embreagem é regulada para mover a folha e ainda ceder a um obstáculo.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Trocar a peça ou o motor que gira em falso", "Conserto ou troca do motor que gira em falso"],
      slots: [
        [
          "Engrenagem e porca do fuso têm reposição em muitos modelos, e trocá-las devolve anos ao motor. Quando a peça não existe mais, ou o redutor se foi por inteiro, o motor novo faz sentido.",
          "Se há peça para o modelo, o conserto sai melhor que a troca. Redutor com várias partes gastas, ou modelo fora de linha, pende para o motor novo.",
          "A disponibilidade da engrenagem decide: existindo, conserta-se. Coroa, rosca e rolamentos ruins ao mesmo tempo apontam para a troca.",
          "Uma peça gasta se troca; várias, em motor antigo, não compensam. Falta de reposição no mercado leva ao mesmo resultado.",
        ],
        [
          "Em residência, o motor trocado custa de {price.homeSwap}, e em portão pesado de {price.heavySwap}. Perto do fim da vida, de {trade.life}, compare os dois preços.",
          "A troca em casa vai de {price.homeSwap}, com mão de obra, e no portão pesado de {price.heavySwap}; vale olhar a idade, que esperada é de {trade.life}.",
          "Motor com {trade.life} de uso merece a comparação com um novo, de {price.homeSwap} em residência ou de {price.heavySwap} em portão pesado.",
          "O novo, montado, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, e faz sentido depois de {trade.life} de uso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Abri na mão na falta de luz e agora o motor gira em falso. Quebrou?",
      answers: [
        "Provavelmente não: ele ficou destravado. Desligue o disjuntor e volte a chave à posição travada; no de correr reto, um leve movimento encaixa.",
        "Quase sempre é só a chave aberta. Trave, com o disjuntor desligado, e acione uma vez para conferir.",
        "Não costuma ser quebra. O motor não se trava sozinho, e é preciso girar a chave de volta, sem energia.",
      ],
    },
    {
      question: "O que é a engrenagem de nylon do motor?",
      answers: [
        "É a engrenagem de plástico resistente usada em muitos motores, silenciosa e feita para se gastar antes das peças de metal. Sem dentes, gira e não puxa.",
        "É uma peça de desgaste, de plástico técnico, que engata na cremalheira ou trabalha no redutor. Quando perde os dentes, troca-se só ela.",
        "Uma peça de sacrifício: se algo trava, ela se gasta e poupa o motor. Tem reposição em boa parte dos modelos.",
      ],
    },
    {
      question: "Posso apertar a embreagem do motor que patina?",
      answers: [
        "Não convém. Apertada demais, ela deixa de ceder diante de obstáculo e o portão fica perigoso. O ajuste é feito pelo técnico, com teste de força.",
        "Melhor não: a embreagem protege pessoas e redutor. Se patina, a folha pode estar presa, e apertar esconde o defeito.",
        "Esse ajuste tem medida, e não é no olho. Força a mais machuca quem estiver no caminho da folha.",
      ],
    },
    {
      question: "Por que o motor gira para um lado e não para o outro?",
      answers: [
        "A causa costuma ser elétrica: relé da placa, fim de curso acionado ou fio rompido naquele sentido. Transmissão gasta falha nos dois.",
        "Nesse caso a suspeita sai da engrenagem e vai para a placa ou o fim de curso. A medição confirma.",
        "Porque a ordem daquele sentido não chega ao motor. Procure placa, sensor de parada e fiação, e não a engrenagem.",
      ],
    },
    {
      question: "Quanto tempo leva o conserto de um motor que gira em falso?",
      answers: [
        "Travar a chave, ajustar embreagem ou acertar a cremalheira costuma caber em {trade.smallRepair}. Engrenagem interna pede abrir o redutor e leva mais, com a peça do modelo em mãos.",
        "O acerto externo é rápido, em até {trade.smallRepair}. Se o redutor precisa ser aberto, o prazo depende de ter a engrenagem daquele motor.",
        "Menos de {trade.smallRepair} quando o defeito está por fora. Peça interna que precise ser encomendada pede outra visita.",
      ],
    },
  ],
  photo: "um vídeo com som do motor girando e fotos da etiqueta e da cremalheira ou do fuso",
  related: ["engrenagem", "embreagem", "chave-de-destravamento", "fuso", "cremalheira", "redutor"],
  topic: "troca-de-motor-de-portao",
};
