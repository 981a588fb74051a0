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
      "O barulho que vem da barra com rosca, o fuso do portão basculante, costuma ser rosca sem graxa ou porca gasta. Limpar e lubrificar em casa parte de {price.preventive}, sem peças; se a porca espanou ou o fuso empenou, a peça é trocada com a folha escorada.",
      "Fuso do motor basculante com barulho de raspado está seco, sujo ou com a porca no fim, e o conserto quase sempre dispensa motor novo. A visita que limpa e engraxa começa em {price.preventive} numa residência, fora peças; o conjunto inteiro, na troca, fica de {price.homeSwap}.",
      "Problemas no fuso do portão basculante são três: rosca seca, porca gasta e barra empenada. O primeiro se resolve em visita desde {price.preventive} em casa, sem peças, e os outros pedem peça pelo modelo, sem destravar a folha até lá.",
    ],
    price: [
      "O preço do conserto do fuso do motor basculante vai da limpeza com graxa, a partir de {price.preventive} em casa, sem peças, à porca, que custa menos, e à barra, que custa mais por desmontar o acionador. O teto é a troca do motor, de {price.homeSwap}, com mão de obra.",
      "Quanto custa o fuso do portão depende de trocar porca, barra ou as duas: a porca é a mais barata. Lubrificar e regular, em residência, sai desde {price.preventive}, fora peças; em motor antigo, compare com a troca, de {price.homeSwap}.",
    ],
    repair: [
      "O conserto do fuso do motor basculante troca a porca ou a barra, com a folha escorada, e corrige a causa: falta de graxa, acionador fora de prumo ou contrapeso errado. A visita em casa parte de {price.preventive}, sem peças; não force o motor nem destrave a folha.",
      "Fuso do portão basculante que ronca pode pedir só limpeza e graxa, desde {price.preventive} em residência, fora peças. Com a rosca comida troca-se a porca, e com a barra torta, o fuso, pelo comprimento e pelo passo da etiqueta.",
      "Barulho de raspado no fuso do basculante se conserta limpando, engraxando e pondo o acionador no prumo, a partir de {price.preventive} numa casa, sem contar peças. Porca gasta e fuso empenado são trocados, sempre com a folha presa.",
    ],
    "how-to": [
      "No fuso do basculante, o que você pode fazer é olhar, ouvir e pôr pouca graxa na rosca ao alcance da mão, com o portão fechado e o disjuntor desligado. Soltar porca, braço ou acionador é do técnico, porque a folha pode cair.",
      "Para cuidar do fuso do portão, desligue o disjuntor com a folha fechada, limpe a rosca aparente e aplique pouca graxa do manual. Desengripante não serve, porque lava a graxa e deixa a rosca seca em dias.",
    ],
    buying: [
      "Para comprar fuso de motor basculante, confirme três dados: comprimento da barra, passo da rosca e modelo da porca, pela etiqueta do motor. Peça e troca são orçadas juntas por foto, e só a porca costuma ser preciso trocar.",
      "O fuso do portão de reposição precisa ter o comprimento e o passo do original, porque porca de outro passo come a barra. Na maioria dos casos a porca basta, e ela custa menos que a barra.",
    ],
    question: [
      "Sim, o barulho daquela barra com rosca é o fuso do portão basculante, quase sempre sem graxa ou com a porca gasta. A limpeza com graxa em casa parte de {price.preventive}, sem peças, e porca comida se troca, porque graxa não recupera rosca.",
      "O fuso gasto tem conserto, na maioria das vezes trocando só a porca; barra torta é substituída. Limpar e engraxar custa desde {price.preventive} em residência, fora peças, e a folha do basculante não se destrava até lá.",
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
          "O motor gira a barra roscada, e a porca que corre nela sobe ou desce, levando a folha por um braço. No basculante o conjunto fica em pé, na coluna lateral.",
          "Dentro do perfil vertical, uma rosca longa transforma giro em movimento reto. Cada volta desloca a porca um pouco, e o braço preso a ela conduz a folha.",
          "Fuso é a barra com rosca, e a porca é a peça que anda nela. O braço liga a porca à folha.",
          "A barra gira, a porca sobe e a folha vai junto. Em portão de abrir, o mesmo par fica deitado, dentro do atuador.",
        ],
        [
          "A porca é mais macia que a barra, de nylon ou bronze, para o desgaste ficar na peça mais barata. Por isso ela se troca antes do fuso.",
          "Por projeto, quem se gasta é a porca, trocada com menos trabalho. A barra de aço dura bem mais.",
          "Nylon ou bronze na porca, aço na barra: gasta a primeira. É a peça de sacrifício do conjunto.",
          "O material macio da porca protege a barra. Trocar cedo a porca evita trocar o fuso.",
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
          "Ronco no percurso inteiro é rosca seca ou suja; raspagem mais forte no meio aponta para barra empenada. Se o motor gira e a folha fica, a porca espanou, e o portão não deve ser acionado de novo.",
          "Rangido que acompanha a subida indica falta de graxa. Tremor na coluna mostra suporte frouxo ou fuso torto, e giro em falso, porca no fim.",
          "O som diz a causa: contínuo é secura, no meio do curso é empeno. Motor girando sem levar a folha é porca sem rosca.",
          "Seca, a rosca ronca; torta, a barra treme; gasta, a porca gira em falso. No último caso, disjuntor desligado e ninguém sob a folha.",
        ],
      ],
      bullets: [
        "Ronco durante todo o percurso: rosca seca",
        "Tremor no acionador e na coluna: barra torta ou suporte",
        "Motor gira e a folha fica: porca espanada",
        "Pó ou limalha embaixo do perfil: porca sendo comida",
        "Parada em ponto diferente a cada ciclo: folga",
      ],
    },
    {
      about: "causes",
      headings: ["O que gasta fuso e porca", "Por que o fuso empena", "Desgaste do fuso: as causas mais comuns"],
      slots: [
        [
          "Contrapeso fora do ponto faz a porca carregar o peso que é dos cabos. Acionador fora de prumo a obriga a correr torta, e a rosca se gasta de um lado.",
          "Folha desequilibrada transfere esforço à rosca, feita para conduzir e não para sustentar. Suporte solto tira o perfil da linha.",
          "Peso acrescentado à folha, sem novo contrapeso, castiga a porca. Prumo errado empena a barra.",
          "Equilíbrio e prumo são as duas causas mecânicas. Chapa ou madeira nova na folha pede contrapeso refeito.",
        ],
        [
          "Desengripante no lugar de graxa cala por dias e deixa a rosca seca. Óleo queimado com poeira vira pasta que lixa os filetes.",
          "Produto errado é a terceira causa: desengripante lava, e óleo sujo lixa. Graxa do manual, pouca, protege.",
          "Falta de graxa ou graxa com areia gasta os filetes. Desengripante piora em uma semana.",
          "Lubrificação errada completa: areia na graxa vira lixa. A rosca pede limpeza antes do produto.",
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
          "Olhe de lado, nunca embaixo da folha, e não solte porca, braço nem suporte: sem o acionador, o basculante cai ou sobe de repente. Não acione só para filmar.",
          "Mantenha distância da folha e crianças longe. Nenhum parafuso do acionador é solto, porque o conjunto segura o portão.",
          "Observe de dentro da garagem, fora do caminho do portão. Lembrar em que altura o som mudava ajuda o técnico.",
          "Fotos e a descrição do ruído bastam. Destravar ou desmontar fica de fora.",
        ],
      ],
      steps: [
        "Se a folha não acompanha o motor ou está torta, não acione de novo.",
        "Desligue o disjuntor com a folha onde parou; se estiver erguida, não passe por baixo.",
        "Olhe a parte visível da rosca: brilho seco, ferrugem ou graxa com areia.",
        "Veja se há pó ou limalha no chão embaixo do acionador.",
        "Fotografe o acionador inteiro e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no fuso", "Troca da porca ou do fuso", "Serviço no acionador, etapa por etapa"],
      slots: [
        [
          "A folha é escorada e o contrapeso conferido antes de qualquer parafuso ser solto. Depois se medem a folga da porca e a retidão da barra, e só sai o que reprovou.",
          "Com a folha presa e a energia cortada, o técnico mede o desgaste. Porca gasta é trocada, e fuso empenado sai inteiro, porque desempenar não devolve a rosca.",
          "Primeiro o calço, depois a desmontagem. Conforme o desgaste, entra só a porca ou o par, do modelo do motor.",
          "Portão escorado, mede-se porca e barra. A peça ruim é substituída, e a rosca recebe graxa em camada fina.",
        ],
        [
          "O perfil volta ao prumo, o fim de curso é regulado e a folha deve subir sem vibrar. Se o motor também acabou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Prumo, curso e força são acertados no fim. Motor no fim da vida, de {trade.life}, leva à troca, de {price.homeSwap} em residência.",
          "A folha precisa subir e descer lisa antes da entrega. Só limpeza e graxa levam até {trade.smallRepair}.",
          "Regulado o curso, o portão faz vários ciclos. Sem troca de peça, são até {trade.smallRepair} de serviço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Que graxa usar no fuso do portão?",
      answers: [
        "No fuso do portão vai a graxa que o fabricante do motor indica, em camada fina sobre a rosca limpa. Óleo queimado e desengripante não servem.",
        "A do manual, sem excesso. Limpe a rosca antes, com o disjuntor desligado, para não engraxar areia.",
        "Graxa indicada pelo manual, pouca. Óleo escorre e deixa a porca seca.",
      ],
    },
    {
      question: "Por que o motor gira e o basculante não sobe?",
      answers: [
        "O motor gira e o basculante não sobe porque a porca do fuso espanou: a rosca gira e não leva a folha. Pare de acionar e não passe embaixo.",
        "A causa comum é a rosca da porca gasta, ou o pino do braço quebrado. A folha é escorada para o reparo.",
        "Porca sem rosca ou pino partido. Desligue o disjuntor e não destrave.",
      ],
    },
    {
      question: "Fuso empenado tem conserto?",
      answers: [
        "Fuso empenado em geral não tem conserto: a barra é trocada, e antes se corrige o prumo ou o peso que a entortou.",
        "A solução é substituir o fuso. Desempenar deixa a rosca irregular e gasta a porca nova.",
        "Troca-se a barra. O preço segue comprimento e passo, pela etiqueta.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o fuso?",
      answers: [
        "Olhe o fuso uma vez por mês e reponha graxa quando a rosca estiver seca. Na revisão, {visits.home}, o técnico limpa tudo.",
        "Confira todo mês. Uso intenso, poeira e chuva direta pedem intervalo menor.",
        "Uma conferida mensal e a revisão {visits.home} bastam numa casa.",
      ],
    },
    {
      question: "Fuso ou corrente: qual é melhor no basculante?",
      answers: [
        "Entre fuso e corrente, os dois movem bem um basculante equilibrado. O fuso pede só graxa; a corrente, tensão conferida.",
        "O fuso é o mais comum em casa hoje; a corrente aparece em motor antigo.",
        "Para casa, fuso, pela manutenção simples. Corrente fica em carga maior e porta de enrolar.",
      ],
    },
  ],
  photo:
    "uma foto do acionador com o fuso, outra da etiqueta do motor e outra do portão inteiro, de longe, sem acionar",
  related: ["basculante", "lubrificacao", "barulho", "contrapeso", "motor", "braco"],
  topic: "instalacao-de-motor-basculante",
};
