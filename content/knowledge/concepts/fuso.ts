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
      "O fuso do portão basculante é a barra com rosca que o motor gira para subir e descer a folha; nele corre a porca, a peça que gasta primeiro. Ronco é rosca seca, e limpar e engraxar em casa parte de {price.preventive}, sem peças. Se o motor gira e a folha não sobe, a porca espanou: desligue o disjuntor e não destrave nem fique embaixo.",
      "O barulho que vem do fuso, a barra com rosca do portão basculante, costuma ser rosca sem graxa ou porca gasta. Limpar e lubrificar em casa parte de {price.preventive}, sem peças. Se a porca espanou ou o fuso empenou, a peça é trocada com a folha escorada.",
      "Fuso de motor basculante com barulho de raspado está seco, sujo ou com a porca gasta, e o conserto quase sempre dispensa motor novo. A visita que limpa e engraxa parte de {price.preventive} em residência, sem peças; a troca do motor inteiro fica de {price.homeSwap}.",
      "Os problemas do fuso do portão basculante são três: rosca seca, porca gasta e barra empenada. A rosca seca se resolve numa visita a partir de {price.preventive} em casa, sem peças. Os outros dois pedem peça do modelo do motor, e até lá a folha não deve ser destravada.",
    ],
    price: [
      "O preço do fuso do motor basculante depende do que gastou. Limpar e engraxar é o mais barato, a partir de {price.preventive} em casa, sem peças; depois vêm trocar só a porca e trocar barra e porca, com o acionador desmontado. Quando o valor passa da metade do motor novo, que trocado em casa fica de {price.homeSwap}, a troca compensa mais.",
      "O preço do fuso do portão depende de trocar a porca, a barra ou as duas, e a porca é a mais barata. Lubrificar e regular em residência parte de {price.preventive}, sem peças. Em motor antigo, compare com a troca completa, de {price.homeSwap}.",
    ],
    repair: [
      "O fuso do portão basculante é a barra com rosca que o motor gira para subir e descer a folha; nele corre a porca, que gasta primeiro. Ronco é rosca seca, e limpar e engraxar em casa parte de {price.preventive}, sem peças. Se o motor gira e a folha não sobe, a porca espanou: desligue o disjuntor e não destrave nem fique embaixo.",
      "O conserto do fuso do motor basculante troca a porca ou a barra, com a folha escorada, e corrige a causa: falta de graxa, acionador fora de prumo ou contrapeso errado. A visita com ajuste em casa parte de {price.preventive}, sem peças. Até lá, não force o motor nem destrave a folha.",
      "Fuso do portão basculante que ronca pode precisar só de limpeza e graxa, a partir de {price.preventive} em residência, sem peças. Com a rosca gasta troca-se a porca, e com a barra torta, o fuso, no comprimento e no passo do modelo da etiqueta.",
      "O barulho de raspado no fuso do basculante se conserta com limpeza, graxa e acerto do prumo do acionador, a partir de {price.preventive} numa casa, sem peças. Porca gasta e fuso empenado são trocados, sempre com a folha presa para não descer.",
    ],
    "how-to": [
      "No fuso do basculante, o que você pode fazer é olhar, ouvir e pôr pouca graxa na rosca que está ao alcance da mão, com o portão fechado e o disjuntor desligado. Soltar porca, braço ou acionador é serviço do técnico, porque a folha pode cair.",
      "Para cuidar do fuso do portão, feche a folha, desligue o disjuntor, limpe a rosca aparente e aplique pouca graxa, a indicada no manual do motor. Desengripante não serve, porque lava a graxa e deixa a rosca seca em poucos dias.",
    ],
    buying: [
      "Para comprar fuso de motor basculante, confirme três dados pela etiqueta do motor: comprimento da barra, passo da rosca e modelo da porca. Muitas vezes só a porca precisa ser trocada, e o orçamento da peça com a mão de obra sai por foto.",
      "O fuso de reposição do portão precisa ter o comprimento e o passo do original, porque uma porca de outro passo destrói a rosca da barra. Na maioria dos casos basta trocar a porca, que custa menos que o fuso inteiro.",
    ],
    question: [
      "Sim, o barulho daquela barra com rosca vem do fuso do portão basculante, que quase sempre está sem graxa ou com a porca gasta. A limpeza com graxa em casa parte de {price.preventive}, sem peças. Porca gasta precisa ser trocada, porque graxa não recupera rosca.",
      "O fuso gasto tem conserto, na maioria das vezes trocando só a porca; a barra torta é substituída. Limpar e engraxar custa a partir de {price.preventive} em residência, sem peças. Até o reparo, a folha do basculante não deve ser destravada.",
    ],
  },
  line: [
    "Um fuso seco ronca, aquece o motor e gasta a porca, a peça feita para gastar primeiro.",
    "No basculante, o motor que gira sem subir a folha costuma estar com a porca do fuso gasta.",
    "Um fuso no prumo e engraxado trabalha em silêncio por anos.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o fuso move o portão", "Fuso e porca: o par que levanta a folha", "O que é o fuso do acionador"],
      slots: [
        [
          "O motor gira o fuso, que é uma barra com rosca, e a porca que corre nele sobe ou desce, levando a folha por um braço. No basculante o conjunto fica em pé, na coluna lateral.",
          "Dentro do perfil vertical ao lado do portão, uma rosca longa transforma o giro do motor em movimento reto. A cada volta a porca anda um pouco, e o braço preso a ela conduz a folha.",
          "Fuso é a barra com rosca que o motor faz girar, e a porca é a peça que caminha sobre essa rosca. Um braço liga a porca à folha, que sobe e desce com ela.",
          "Quando a barra roscada gira, a porca se desloca e leva o portão por meio de um braço. No portão de abrir, o mesmo par de peças fica deitado, dentro do atuador.",
        ],
        [
          "A porca é mais macia que a barra, de nylon ou bronze, para que o desgaste fique na peça mais barata. Por isso ela é trocada antes do fuso.",
          "Por projeto, quem se gasta é a porca, que pode ser trocada com menos trabalho. A barra é de aço e dura bem mais.",
          "Nylon ou bronze na porca e aço na barra fazem o desgaste aparecer primeiro na peça simples. Trocá-la a tempo evita gastar a rosca do fuso.",
          "O material macio da porca protege a barra de aço, que é a parte cara. Quem substitui a porca cedo raramente precisa de um fuso novo.",
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
          "Ronco no percurso inteiro indica rosca seca ou suja, e raspagem mais forte no meio aponta para barra empenada. Se o motor gira e a folha fica parada, a porca espanou, e o portão não deve ser acionado de novo.",
          "O rangido que acompanha toda a subida é falta de graxa. Tremor na coluna mostra suporte frouxo ou fuso torto, e motor que gira em falso tem a porca sem rosca.",
          "O som ajuda a achar a causa: contínuo, é rosca seca; só no meio do curso, é barra empenada. Quando o motor gira sem levar a folha, a rosca da porca acabou.",
          "Uma rosca seca ronca, uma barra torta treme e uma porca gasta gira em falso. Neste último caso, desligue o disjuntor e não deixe ninguém passar sob a folha.",
        ],
      ],
      bullets: [
        "Ronco durante todo o percurso: rosca seca",
        "Tremor no acionador e na coluna: barra torta ou suporte frouxo",
        "Motor gira e a folha não sai do lugar: porca espanada",
        "Pó ou limalha embaixo do perfil: porca em desgaste",
        "Parada em ponto diferente a cada ciclo: folga entre porca e rosca",
      ],
    },
    {
      about: "causes",
      headings: ["O que gasta fuso e porca", "Por que o fuso empena", "Desgaste do fuso: as causas mais comuns"],
      slots: [
        [
          "Contrapeso fora do ponto faz a porca do fuso carregar o peso que devia estar nos cabos. Acionador fora de prumo obriga a porca a correr torta, e a rosca se gasta de um lado.",
          "Folha desequilibrada transfere o esforço à rosca, que foi feita para conduzir o portão e não para sustentá-lo. Um suporte solto tira o perfil da linha e completa o estrago.",
          "Chapa ou madeira acrescentada à folha, sem acerto do contrapeso, sobrecarrega a porca. Se o acionador também está fora de prumo, a barra acaba empenando.",
          "As duas causas mecânicas são a falta de equilíbrio e a falta de prumo: uma põe peso demais na porca e a outra entorta a barra. Revestimento novo no portão pede contrapeso refeito.",
        ],
        [
          "Desengripante usado como graxa reduz o barulho por alguns dias e deixa a rosca seca. Óleo queimado com poeira vira uma pasta que lixa os filetes.",
          "Produto errado também gasta o conjunto, porque o desengripante lava a graxa e o óleo sujo funciona como lixa. A graxa do manual, em pouca quantidade, é a que protege.",
          "Falta de graxa, ou graxa misturada com areia, gasta a rosca da porca. O desengripante dá alívio curto e deixa o metal sem proteção em cerca de uma semana.",
          "A lubrificação errada encurta a vida da porca: a areia presa na graxa age como abrasivo, e por isso a rosca precisa ser limpa antes de receber produto novo.",
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
          "Olhe o fuso de lado, nunca embaixo da folha, e não solte porca, braço nem suporte: sem o acionador, o basculante cai ou sobe de repente. Não acione o portão só para filmar o barulho.",
          "Mantenha distância da folha e as crianças longe enquanto observa. Nenhum parafuso do acionador pode ser solto, porque é esse conjunto que segura o portão.",
          "Observe de dentro da garagem, fora do caminho do portão e com o motor desligado no quadro. Lembrar em que altura da subida o som mudava ajuda o técnico.",
          "Para o diagnóstico bastam uma foto do acionador e a descrição do ruído. Destravar ou desmontar o fuso é perigoso, porque a folha pode descer sem aviso.",
        ],
      ],
      steps: [
        "Se a folha não acompanha o motor ou está torta, não acione de novo.",
        "Desligue o disjuntor com a folha onde parou; se ela estiver erguida, não passe por baixo.",
        "Olhe a parte visível da rosca, à procura de brilho seco, ferrugem ou graxa com areia.",
        "Veja se há pó ou limalha no chão embaixo do acionador.",
        "Fotografe o acionador inteiro e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no fuso", "Troca da porca ou do fuso", "Serviço no acionador, etapa por etapa"],
      slots: [
        [
          "O técnico escora a folha e confere o contrapeso antes de soltar qualquer parafuso. Depois mede a folga da porca e a retidão da barra e retira só a peça que está ruim.",
          "Com a folha presa e a energia cortada, o desgaste é medido. Porca gasta é trocada, e fuso empenado sai inteiro, porque desempenar a barra não devolve a rosca.",
          "A desmontagem só começa depois de calçar o portão. Conforme o desgaste medido, é trocada apenas a porca ou o par completo, do mesmo modelo do motor.",
          "Com o portão escorado, medem-se a porca e a barra para decidir o que sai. A peça ruim é substituída, e a rosca limpa recebe graxa em camada fina.",
        ],
        [
          "No fim, o acionador volta ao prumo, o fim de curso é regulado e a folha deve subir sem vibrar. Se o motor também acabou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Prumo, ponto de parada e força são acertados antes da entrega. Um motor no fim da vida, de {trade.life}, pode levar à troca completa, de {price.homeSwap} em residência.",
          "A folha precisa subir e descer sem trancos antes de o serviço terminar. Quando só limpeza e graxa são necessárias, o trabalho leva até {trade.smallRepair}.",
          "Regulado o fim de curso, o portão faz vários ciclos completos na frente do morador. Sem troca de peça, são até {trade.smallRepair} de serviço.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Que graxa usar no fuso do portão?",
      answers: [
        "No fuso do portão se usa a graxa que o fabricante do motor indica, em camada fina sobre a rosca limpa. Óleo queimado e desengripante não servem.",
        "A graxa do manual do motor, sem excesso. Limpe a rosca antes, com o disjuntor desligado, para não engraxar areia.",
        "Use pouca graxa, do tipo indicado no manual. Óleo escorre pela barra e deixa a porca seca.",
      ],
    },
    {
      question: "Por que o motor gira e o basculante não sobe?",
      answers: [
        "O motor gira e o basculante não sobe porque a porca do fuso espanou: a rosca gira e não leva a folha. Pare de acionar e não passe embaixo.",
        "A causa comum é a rosca da porca gasta ou o pino do braço quebrado. O técnico escora a folha para fazer o reparo.",
        "Porque a porca perdeu a rosca ou o pino do braço partiu. Desligue o disjuntor e não destrave o portão.",
      ],
    },
    {
      question: "Fuso empenado tem conserto?",
      answers: [
        "Fuso empenado em geral não tem conserto: a barra é trocada, e antes se corrige o prumo ou o peso que a entortou.",
        "A solução é substituir o fuso, porque desempenar deixa a rosca irregular e gasta a porca nova.",
        "A barra empenada é trocada por outra do mesmo comprimento e passo, que o modelo da etiqueta informa.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o fuso?",
      answers: [
        "Olhe o fuso uma vez por mês e reponha graxa quando a rosca estiver seca. Na revisão, {visits.home}, o técnico limpa tudo.",
        "Confira a rosca todo mês e engraxe quando ela secar. Uso intenso, poeira e chuva direta pedem intervalo menor.",
        "Uma conferida mensal e a revisão {visits.home} bastam numa casa.",
      ],
    },
    {
      question: "Fuso ou corrente: qual é melhor no basculante?",
      answers: [
        "Entre fuso e corrente, os dois movem bem um basculante equilibrado. O fuso pede só graxa, e a corrente precisa também de tensão conferida.",
        "O fuso é o mais comum em casa hoje, e a corrente aparece em motores antigos. Os dois funcionam bem com a folha equilibrada.",
        "Para casa, o fuso é melhor pela manutenção simples. A corrente é usada em carga maior e em porta de enrolar.",
      ],
    },
  ],
  photo:
    "uma foto do acionador com o fuso, outra da etiqueta do motor e outra do portão inteiro, de longe, sem acionar",
  related: ["basculante", "lubrificacao", "barulho", "contrapeso", "motor", "braco"],
  topic: "instalacao-de-motor-basculante",
};
