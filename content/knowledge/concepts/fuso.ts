import type { Concept } from "#domain/knowledge/concept.ts";

export const fuso: Concept = {
  id: "fuso",
  kind: "part",
  label: "Fuso",
  phrase: "o fuso do motor",
  words: [
    "fuso",
    "fuso do basculante",
    "porca do fuso",
    "rosca sem fim",
    "parafuso sem fim",
    "castanha do fuso",
    "fuso empenado",
    "tubo do acionador",
    "fuso do pivotante",
    "barra roscada",
    "barra de rosca",
    "fuso espanado",
  ],
  gates: ["basculante", "pivotante", "duas-folhas", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "O barulho de raspagem que sobe e desce com o portão costuma vir do fuso sem graxa ou da porca no fim. Limpar, lubrificar ou trocar a porca resolve boa parte dos casos sem motor novo.",
      "Quando a rosca da porca do fuso se gasta, o motor gira e a folha do basculante fica; quando o fuso empena, o portão treme e o motor esquenta. As duas peças são trocadas pelo modelo, com a folha escorada.",
      "Fuso de motor basculante se troca pelo comprimento e pelo passo da rosca, que a etiqueta do motor indica. Antes da peça nova, conferem-se prumo, contrapeso e graxa, que são o que gastou a antiga.",
    ],
    price: [
      "O preço do fuso do motor basculante depende de trocar a barra, a porca ou as duas, do comprimento e da marca, mais a mão de obra com a folha escorada. Foto do acionador e da etiqueta dá o valor, sem custo.",
      "Trocar só a porca do fuso custa menos que trocar a barra, que exige desmontar o acionador. Cobra-se peça e mão de obra, pelo modelo; em motor antigo, compare com a troca do conjunto, de {price.homeSwap}.",
    ],
    repair: [
      "Um fuso gasto ou barulhento se conserta trocando a porca ou a barra, com a folha escorada, e corrigindo a causa: falta de graxa, acionador fora de prumo ou contrapeso errado. Até lá, não force o motor nem destrave a folha; a visita em casa parte de {price.preventive}, sem peças, e o fuso é orçado pela etiqueta.",
      "O fuso do basculante que ronca pode pedir só limpeza e graxa, na visita a partir de {price.preventive} em casa, sem peças; com a rosca comida, troca-se a porca ou a barra, orçadas pela etiqueta. A folha fica escorada durante o serviço, que é do técnico.",
    ],
    "how-to": [
      "O que você pode fazer no fuso é olhar e ouvir; engraxar só com disjuntor desligado, folha fechada e acesso livre, em camada fina. Soltar porca, braço ou acionador fica para o técnico, pois a folha pode cair.",
      "Para cuidar do fuso, desligue o disjuntor com o portão fechado, limpe a rosca aparente e aplique pouca graxa indicada pelo fabricante. Desengripante não serve, porque lava a graxa e deixa a rosca seca.",
    ],
    buying: [
      "Para comprar o fuso certo, confirme três dados: comprimento da barra, passo da rosca e modelo da porca, que a etiqueta do motor indica. Mande a foto do acionador e da etiqueta, e dizemos se há a peça e o valor.",
      "O fuso de reposição precisa ter o comprimento e o passo do original; porca de outro passo não rosca ou come a barra. Com a foto da etiqueta, indicamos fuso, porca ou o conjunto, com ou sem a troca.",
    ],
    question: [
      "Um fuso gasto ou empenado tem conserto: na maioria dos casos troca-se só a porca; barra torta é substituída. A graxa resolve ruído de rosca seca, mas não recupera filete comido.",
      "Não destrave nem use o basculante com o fuso solto ou quebrado, porque a folha pode escorregar. O técnico escora o portão e troca porca ou barra pelo modelo do motor.",
    ],
  },
  line: [
    "Fuso seco ronca, aquece o motor e gasta a porca, que é a peça de sacrifício do conjunto.",
    "No basculante, motor que gira sem subir a folha costuma estar com a porca do fuso gasta.",
    "Um fuso no prumo e engraxado trabalha quieto por anos.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o fuso move o portão", "Fuso e porca: o par que levanta a folha", "O que é o fuso do acionador"],
      slots: [
        [
          "O motor gira a barra roscada, e a porca que corre nela sobe ou desce conforme o sentido do giro.",
          "Dentro do perfil vertical do acionador, uma rosca longa transforma giro em movimento reto.",
          "Cada volta da barra desloca a porca um pouco, e um braço preso a ela conduz a folha.",
        ],
        [
          "No basculante o conjunto fica na coluna lateral; em muitos pivotantes, a rosca fica dentro do atuador preso à folha.",
          "Portões que sobem usam o perfil em pé; nos de abrir, o mesmo princípio aparece deitado, no corpo do atuador.",
          "A montagem vertical é típica do basculante, e a horizontal, dos atuadores de portão de abrir.",
        ],
        [
          "A porca costuma ser de material mais macio que a barra, para o desgaste ficar na peça mais barata.",
          "Nylon, bronze e ligas parecidas são usados na porca, que gasta antes do aço do fuso.",
          "Por projeto, quem se gasta é a porca, trocada com bem menos trabalho que a barra.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de fuso ou porca com problema",
        "Sintomas de fuso gasto: ronco, tremor e giro em falso",
        "Como o fuso mostra desgaste",
      ],
      slots: [
        [
          "O ronco grave durante todo o percurso é sinal de rosca seca ou suja.",
          "Um rangido que acompanha a subida inteira indica falta de graxa na barra.",
          "Um som de raspagem, mais forte no meio do curso, aponta para barra empenada.",
        ],
        [
          "O acionador treme, a coluna vibra e o portão sobe aos solavancos quando o alinhamento se perde.",
          "A vibração que cresce no meio da subida mostra que a barra já não gira reta.",
          "Tremor no perfil vertical revela suporte frouxo, falta de prumo ou fuso torto.",
        ],
        [
          "Com a rosca da porca no fim, o motor gira à vontade e a folha não acompanha.",
          "Uma porca espanada deixa o portão parado no lugar enquanto o motor segue girando.",
          "Pó claro ou limalha caindo do perfil mostra que a porca está sendo comida.",
        ],
      ],
      bullets: [
        "Ronco durante todo o percurso",
        "Tremor no acionador e na coluna",
        "Motor gira e a folha fica parada",
        "Pó ou limalha embaixo do perfil",
        "Parada em ponto diferente a cada ciclo",
      ],
    },
    {
      about: "causes",
      headings: ["O que gasta fuso e porca", "Por que o fuso empena", "Desgaste do fuso: as causas mais comuns"],
      slots: [
        [
          "Um contrapeso fora do ponto faz a porca carregar o peso que deveria estar nos cabos.",
          "Uma folha desequilibrada transfere esforço à rosca, que foi feita para conduzir e não para sustentar.",
          "Portão que ganhou chapa, madeira ou vidro sem novo contrapeso castiga a porca a cada subida.",
        ],
        [
          "Um acionador fora de prumo obriga a porca a correr torta, e a rosca se gasta de um lado só.",
          "Um suporte solto deixa o perfil sair da linha, e a barra passa a trabalhar flexionada.",
          "Um braço montado no ângulo errado empurra a porca de lado em parte do percurso.",
        ],
        [
          "Desengripante no lugar de graxa silencia por alguns dias, remove a graxa antiga e deixa a rosca seca.",
          "Óleo queimado e graxa misturada com poeira formam uma pasta que lixa os filetes.",
          "Falta de lubrificação em portão de muito uso {em} acelera o desgaste da porca.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar no fuso com segurança",
        "Antes de chamar: olhe o fuso",
        "Verificação do fuso sem desmontar nada",
      ],
      slots: [
        [
          "Olhe de lado, nunca embaixo da folha, e não deixe ninguém passar durante a observação.",
          "Observe de dentro da garagem, fora do caminho do portão e com as crianças longe.",
          "Mantenha distância da folha e não toque no perfil com a energia ligada.",
        ],
        [
          "Nenhum parafuso do acionador ou do braço deve ser solto, porque a folha pode despencar.",
          "Não solte a porca, o braço nem o suporte: sem o acionador, um basculante desequilibrado cai ou sobe de repente.",
          "Desmontagem fica fora desta lista, já que o conjunto segura a posição da folha.",
        ],
        [
          "Lembrar em que altura o som mudava ajuda a separar rosca seca de barra torta.",
          "Não acione o portão só para filmar: fotos e a descrição do ruído bastam para orientar o serviço.",
          "Saber se o ruído aparecia só na subida ou nos dois sentidos já orienta o diagnóstico.",
        ],
      ],
      steps: [
        "Se a folha não acompanha o motor, parou no meio ou está torta, não acione de novo.",
        "Desligue o disjuntor com a folha na posição em que parou; se estiver erguida, não passe por baixo nem tente baixar.",
        "Olhe a parte visível da rosca: brilho seco, ferrugem ou graxa com areia são sinais de falta de cuidado.",
        "Veja se há pó ou limalha no chão embaixo do acionador.",
        "Fotografe o acionador inteiro e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no fuso", "Troca da porca ou do fuso", "Serviço no acionador, etapa por etapa"],
      slots: [
        [
          "A folha é escorada e o contrapeso conferido antes de qualquer parafuso do acionador ser solto.",
          "Primeiro o portão é calçado com segurança, para que a desmontagem não solte a folha.",
          "Com a energia cortada e a folha presa, o técnico mede folga da porca e retidão da barra.",
        ],
        [
          "A porca gasta é trocada; um fuso empenado sai inteiro, porque desempenar na mão não devolve a rosca.",
          "Conforme o desgaste, entra só a porca ou o par completo, sempre do modelo do motor.",
          "A rosca é limpa, a peça ruim é substituída e a graxa indicada entra em camada fina.",
        ],
        [
          "Por fim, o perfil volta ao prumo e o fim de curso é regulado de novo, com ciclos de teste.",
          "O curso é refeito na placa, e a folha deve subir e descer sem vibração.",
          "Se o motor também estiver no fim, a troca em casa custa de {price.homeSwap}, e os dois caminhos são comparados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Que graxa usar no fuso do portão?",
      answers: [
        "Use a que o fabricante do motor indica, em camada fina sobre a rosca limpa. Óleo queimado e desengripante não servem: sujam ou evaporam e deixam a porca seca.",
        "Use a graxa indicada no manual do motor, sem excesso. O importante é limpar a rosca antes, com o disjuntor desligado, para não engraxar areia.",
      ],
    },
    {
      question: "Por que o motor gira e o basculante não sobe?",
      answers: [
        "Provavelmente a porca do fuso espanou: a rosca gira e não leva a folha. Pode ser também pino do braço quebrado, e nos dois casos a folha precisa ser escorada para o reparo.",
        "A causa mais comum é a rosca da porca gasta. Pare de acionar, não passe embaixo da folha e peça a troca da peça.",
      ],
    },
    {
      question: "Fuso empenado tem conserto?",
      answers: [
        "Em geral, não: a barra é trocada. Desempenar deixa a rosca irregular e gasta a porca nova. Antes da troca se corrige o prumo ou o peso que entortou a peça.",
        "A solução é substituir o fuso e acertar o que o forçou, como suporte solto ou contrapeso errado. Desempenar não traz a precisão de volta.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o fuso?",
      answers: [
        "Uma olhada por mês basta em casa, repondo graxa só quando a rosca estiver seca. Na revisão, {visits.home}, o técnico limpa tudo e renova a camada.",
        "Confira todo mês e reponha quando faltar. Uso intenso, poeira e chuva direta pedem intervalo menor que o da revisão anual.",
      ],
    },
    {
      question: "Fuso ou corrente: qual é melhor no basculante?",
      answers: [
        "Os dois movem bem uma folha equilibrada. O fuso precisa de pouco ajuste e de graxa; a corrente pede tensão conferida. A escolha depende do motor e do espaço na coluna.",
        "Não há um melhor para tudo. O fuso é o mais comum nas casas hoje; a corrente aparece em motores antigos e em alguns de maior carga.",
      ],
    },
  ],
  photo:
    "uma foto do acionador com o fuso, outra da etiqueta do motor e outra do portão inteiro, de longe, sem acionar",
  related: ["basculante", "lubrificacao", "barulho", "contrapeso", "motor", "braco"],
  topic: "instalacao-de-motor-basculante",
};
