import type { Concept } from "#domain/knowledge/concept.ts";

export const peccininGatter: Concept = {
  id: "peccinin-gatter",
  kind: "model",
  label: "Peccinin Gatter",
  phrase: "o Peccinin Gatter",
  words: ["gatter", "peccinin gatter", "motor gatter", "motor peccinin gatter", "gatter 3030", "gatter 3000"],
  gates: ["deslizante"],
  intent: "repair",
  answers: {
    any: [
      "O motor Peccinin Gatter, feito para portão de correr, tem conserto na maioria dos casos. Com o redutor firme, basta trocar capacitor, engrenagem ou placa. Se a caixa de engrenagens tem folga, a troca por um motor novo, em casa e com mão de obra, fica de {price.homeSwap}.",
      "O motor Gatter é a linha da Peccinin para portão de correr, com engrenagem e cremalheira, a barra dentada da folha. A versão escrita na etiqueta define a peça, e o estado do redutor mostra se vale consertar. Um motor novo, trocado em residência, custa de {price.homeSwap}.",
      "Um motor Peccinin Gatter parado quase sempre volta a funcionar. Verifique primeiro o disjuntor, a pilha do controle e a chave de destravamento; depois o técnico mede capacitor, engrenagem e placa no local. Só o redutor com folga leva à troca, de {price.homeSwap} em casa, com o serviço.",
      "Para o Peccinin Gatter, motor de portão de correr, oferecemos o reparo no endereço ou um motor novo, quando o conserto não compensa. A versão da etiqueta e um vídeo do defeito permitem dizer o valor. A troca residencial, com mão de obra, vai de {price.homeSwap}.",
    ],
    repair: [
      "O conserto do motor Peccinin Gatter é feito no endereço do portão, como assistência independente. O técnico confere a folha e o redutor, mede capacitor e placa e troca a peça que falhou. Se o reparo não compensar, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Um Gatter que ronca, gira em falso ou perdeu o ponto de parada tem conserto em boa parte dos casos, com capacitor, engrenagem ou ímã do fim de curso. O serviço é independente da Peccinin. Um motor novo, já trocado em residência, custa de {price.homeSwap}.",
      "No conserto do motor Gatter, o técnico mede capacitor e placa e verifica o redutor, a caixa de engrenagens, antes de trocar peça. Com ele firme, o reparo compensa. Com folga, compare o valor com a troca, de {price.homeSwap} em casa, com a mão de obra incluída.",
    ],
    price: [
      "O preço de trocar um motor Peccinin Gatter fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. No conserto, capacitor e fim de curso custam pouco, e engrenagem e placa, mais. O valor da peça sai pela etiqueta.",
      "O preço de um Gatter depende de ser conserto ou troca. Uma peça pequena sai por pouco, e um motor de correr novo, em residência, custa de {price.homeSwap}, com o serviço. Para instalar um motor que você já comprou, a mão de obra parte de {price.installation}.",
      "Um motor Peccinin Gatter trocado em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com motor e mão de obra. O reparo custa conforme a peça, e a instalação avulsa de um motor comprado à parte começa em {price.installation}.",
    ],
    buying: [
      "Para comprar um motor Peccinin Gatter, informe o comprimento e o material da folha de correr, que definem a força. Se a versão não estiver à venda, outro deslizante de força igual ou maior serve no lugar. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Gatter é motor de portão de correr, e quem compra um novo deve conferir a versão, a peça à venda e o controle. Instalamos o Gatter ou outro de mesma capacidade por {price.homeSwap} em residência, com o serviço, em até {shop.instalments} vezes no cartão.",
      "Na compra de um motor Peccinin Gatter, o peso da folha indica a versão, e a etiqueta do motor atual mostra o que pode ser aproveitado. A troca em casa, com motor e mão de obra, vai de {price.homeSwap}, e a cremalheira boa do mesmo passo continua.",
    ],
    installation: [
      "A instalação de um motor Peccinin Gatter leva de {time.sliding} e inclui acertar a cremalheira a {rack.clearance} da engrenagem, fixar os ímãs do fim de curso e gravar os controles. A mão de obra, para motor comprado à parte, parte de {price.installation}.",
      "Instalar um Gatter em portão de correr ocupa de {time.sliding}, depois de conferir se a folha corre leve no trilho. Para um motor que já é seu, a mão de obra custa a partir de {price.installation}, e a cremalheira em bom estado, do mesmo passo, é aproveitada.",
      "Trocar um Gatter antigo por um motor novo é um serviço de {time.sliding}, que aproveita a fiação, a fotocélula e a cremalheira em bom estado. Só a instalação, quando o motor foi comprado à parte, começa em {price.installation}.",
    ],
    comparison: [
      "A diferença entre o Gatter e os deslizantes de outras marcas está nas peças, que não servem de um para outro; o princípio é o mesmo. Na comparação com um motor novo, contam o estado do redutor, a peça à venda e a velocidade que você quer.",
      "Manter o Gatter ou comprar outro depende do redutor: firme, ele favorece o conserto; com folga, a troca. Compare o valor do reparo com o do motor novo, de {price.homeSwap} em casa, com mão de obra e {warranty.motor} de garantia.",
      "Entre consertar o motor Gatter e pôr um deslizante novo, o redutor decide. Sem folga, o conserto compensa, porque as peças de desgaste custam menos que outro motor. Na troca, escolha um modelo com capacidade acima do peso da folha.",
    ],
    question: [
      "Sim, o Gatter ainda vale o conserto quando o redutor, a caixa de engrenagens, não tem folga e a peça está à venda. Com ele gasto, a troca do motor em casa, de {price.homeSwap}, é mais segura que uma placa nova.",
      "Depende do redutor: com ele firme, o motor Gatter se conserta com capacitor, engrenagem ou placa. Com folga, o motor novo compensa mais. O Gatter é de portão de correr, e não serve em basculante nem em portão de abrir.",
      "O Peccinin Gatter é um motor de portão de correr, e um modelo antigo ainda pode ter conserto. Sem folga na caixa de engrenagens, o reparo compensa. Com folga, compare o valor dele com o de um motor novo antes de decidir.",
    ],
  },
  line: [
    "No Peccinin Gatter, a engrenagem interna é do próprio modelo, e a de outra marca não serve.",
    "O Gatter é de portão de correr, e boa parte dos defeitos começa em trilho sujo ou roldana gasta.",
    "Antes de pôr placa nova em um Gatter, o técnico confere a folga do redutor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o motor Gatter", "Peccinin Gatter: motor para portão de correr"],
      slots: [
        [
          "Gatter é o nome da linha da Peccinin para portão deslizante, o de correr. Os números que vêm depois do nome distinguem as versões, e a peça certa se acha pelo modelo completo da etiqueta.",
          "A brasileira Peccinin usa o nome Gatter em motores de portão de correr. Há mais de uma versão, e para pedir peça é preciso o nome inteiro, que está na etiqueta.",
          "Entre os motores deslizantes da Peccinin, o Gatter é dos mais conhecidos. A versão está escrita na carcaça, e dela dependem a engrenagem, a placa e o capacitor.",
          "O motor de correr da Peccinin chama-se Gatter e existe em algumas versões, com números diferentes no nome. Só a etiqueta completa mostra qual peça serve no seu.",
        ],
        [
          "A engrenagem do motor empurra a cremalheira, a barra dentada presa à folha, enquanto as roldanas carregam o peso no trilho.",
          "O motor fica no piso e move a barra dentada do portão, a cremalheira. Quem sustenta o peso são as roldanas, que rolam sobre o trilho.",
          "As roldanas sustentam a folha no trilho, e o motor só a empurra, com uma engrenagem que anda na cremalheira, a barra dentada.",
          "Uma engrenagem na saída do motor puxa o portão pela barra dentada. A folha rola sobre o trilho, apoiada nas roldanas, que precisam girar livres.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Gatter parado: do sintoma à causa", "Por que um Gatter falha: sinais e causas"],
      slots: [
        [
          "Quando o Gatter ronca e não anda, a causa é capacitor fraco ou folha presa e, menos vezes, o enrolamento. Um capacitor velho tira a força da partida e faz o motor parecer queimado.",
          "Quem ouve o ronco sem movimento deve pensar primeiro no capacitor e em uma folha presa por pedra ou guia torta. Enrolamento queimado é a causa menos comum.",
          "Roncar sem sair do lugar costuma ser capacitor gasto, que já não dá força na partida. A folha travada no trilho produz o mesmo som, e por isso é conferida antes do motor.",
          "O zumbido com o portão parado indica capacitor gasto, que não dá a partida, ou folha travada por sujeira no trilho. É raro que o motor tenha queimado.",
        ],
        [
          "O motor que gira sem mover a folha tem engrenagem gasta, cremalheira afastada ou está destravado. Se abre e não fecha, olhe a fotocélula; se para em pontos diferentes, a roldana ou o fim de curso.",
          "Girar em falso é sinal de engrenagem sem dentes, barra dentada longe ou chave de destravamento aberta. O portão que não fecha leva à fotocélula, e o que para cada vez em um lugar, ao fim de curso.",
          "Som normal de motor com a folha parada aponta para engrenagem gasta ou destravamento. Já uma parada que varia de lugar vem de ímã frouxo ou de roldana que prende.",
          "Engrenagem com dentes gastos gira sem puxar o portão, assim como o motor destravado. Se ele só abre, verifique a fotocélula; se para fora do ponto, as roldanas e o ímã do fim de curso.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Gatter: antes de chamar", "Verifique o Gatter sem abrir"],
      slots: [
        [
          "A verificação é feita por fora, com a folha parada e todos afastados. Se o portão está inclinado ou saiu do trilho, desligue o disjuntor e não acione, porque ele pode tombar.",
          "Disjuntor, pilha e destravamento explicam muitas paradas do Gatter e se conferem com a tampa fechada. Se a folha saiu da guia, não acione o portão, porque ela pode tombar.",
          "Fique fora do caminho do portão e não abra o motor para testar. Com roldana solta ou guia quebrada, desligue o disjuntor e pare de usar, porque a folha pode tombar.",
          "Poucos minutos e nenhuma ferramenta bastam para a verificação. Se a folha estiver fora do trilho, não encoste nela: corte a energia e isole a área até o técnico chegar.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a pilha do controle.",
        "Veja se a chave de destravamento está na posição de trabalho.",
        "Acione uma vez, de longe, e escute o motor.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Gatter e o controle.",
      ],
    },
    {
      about: "replace",
      headings: ["Conserto do Gatter ou motor novo", "Gatter: até onde consertar"],
      slots: [
        [
          "O conserto do Gatter compensa quando o redutor, a caixa de engrenagens, está firme e há uma peça só com defeito. Se ele tem folga, trocar a parte elétrica apenas adia o motor novo.",
          "Com o redutor sem folga e uma peça ruim, conserte o Gatter. Quando a caixa de engrenagens já está frouxa, o motor novo sai melhor que dois reparos seguidos.",
          "Enquanto a caixa de engrenagens está firme, trocar um capacitor ou uma placa faz o motor voltar a funcionar. Quando ela tem folga, a peça nova dura pouco, e a troca do motor compensa.",
          "A folga no redutor é o que define entre consertar e trocar. Sem ela, o reparo dura anos. Com ela, o esforço volta a quebrar dentes e a desgastar o motor.",
        ],
        [
          "Um motor de portão dura de {trade.life}. Perto desse prazo, compare o conserto com a troca, que em casa fica de {price.homeSwap}, com o serviço, e em portão pesado, de {price.heavySwap}.",
          "Depois de {trade.life}, as peças costumam falhar uma após a outra. A troca custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, com mão de obra.",
          "A idade também conta, porque a vida esperada é de {trade.life}. Um motor novo, já trocado, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          "Em um Gatter com {trade.life} de uso, faça as duas contas: o reparo e a troca, de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com o motor e o serviço.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Serviço no Gatter, do exame ao teste", "Assistência independente em Gatter"],
      slots: [
        [
          "O técnico, independente da Peccinin, confere trilho, roldanas e guia antes do motor, para a peça nova não ser forçada. A cremalheira volta a ficar a {rack.clearance} da engrenagem.",
          "A folha é vista primeiro, porque precisa correr livre no trilho. Depois se acerta a folga de {rack.clearance} entre a cremalheira e a engrenagem, em um serviço sem vínculo com a fábrica.",
          "Como assistência independente, a nossa equipe ajusta roldanas e trilho e deixa {rack.clearance} de folga entre a barra dentada e a engrenagem, para os dentes não se gastarem.",
          "Trilho e roldanas são postos em ordem antes do motor, e a cremalheira fica a {rack.clearance} da engrenagem. O serviço é feito no local e independente da fábrica.",
        ],
        [
          "Capacitor e placa são medidos, e a engrenagem usada é comparada com a nova antes da montagem. No fim, o portão faz vários ciclos, com a parada e a força reguladas.",
          "Depois da mecânica, mede-se a parte elétrica e troca-se o que falhou, com a sua aprovação. A engrenagem nova é conferida dente a dente, e o teste inclui a parada e a força.",
          "Só a peça reprovada na medição é trocada, e a antiga serve de molde para a nova. Parada, força e controles são testados antes de encerrar a visita.",
          "O técnico mede capacitor e placa e mostra a peça com defeito antes da troca. Vários ciclos seguidos, com a força e o ponto de parada ajustados, confirmam o resultado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Gatter 3030 é para portão deslizante?",
      answers: [
        "Sim, o Gatter é a linha da Peccinin para portão deslizante, o de correr. O número faz parte do nome da versão.",
        "Sim, é da linha de portão de correr. Para a peça e a capacidade, siga o que está na etiqueta.",
        "É, e trabalha com cremalheira. Confira o nome completo na etiqueta, porque há mais de uma versão.",
      ],
    },
    {
      question: "Ainda acho engrenagem para o Gatter?",
      answers: [
        "Em muitos casos, sim, pelo modelo exato. A peça usada, ou uma foto dela com régua, evita erro na compra.",
        "Depende da versão. Se a peça não existir mais, comparam-se uma adaptação e a troca do motor.",
        "Quase sempre, com o nome da etiqueta em mãos. A engrenagem de outro modelo não serve.",
      ],
    },
    {
      question: "Que capacitor usa o Gatter?",
      answers: [
        "Usa um capacitor com os mesmos microfarads do original e tensão igual ou maior. Não abra para conferir, porque ele guarda carga e dá choque.",
        "Depende da versão e da tensão do motor. O técnico mede o atual e coloca outro de mesmo valor.",
        "O valor é o do original, em microfarads (µF). Como o capacitor guarda carga, a troca é serviço de técnico.",
      ],
    },
    {
      question: "O controle do Gatter pode ser de outra marca?",
      answers: [
        "Pode, se combinar com o receptor instalado em frequência e tipo de código.",
        "Sim, desde que a central aceite. Como em muitos portões a placa já foi trocada, confira pelo controle que funciona hoje.",
        "Pode ser, porque o código da placa importa mais que a marca do motor.",
      ],
    },
    {
      question: "Vale pôr placa nova em um Gatter velho?",
      answers: [
        "Vale se o redutor estiver sem folga e a folha correr livre. Caso contrário, o dinheiro é mais bem gasto em um motor novo.",
        "Depende do redutor. Conferida a folga, o técnico compara o preço da placa com o do motor novo.",
        "Com o redutor firme, sim. Se ele tem folga, o motor pode parar de novo antes de a placa se pagar.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Gatter, outra do controle e um vídeo com o som da tentativa",
  related: ["peccinin", "deslizante", "engrenagem", "capacitor", "cremalheira", "troca"],
  topic: "motores-peccinin",
};
