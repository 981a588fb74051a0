import type { Concept } from "#domain/knowledge/concept.ts";

export const nobreak: Concept = {
  id: "nobreak",
  kind: "part",
  label: "Nobreak",
  phrase: "o nobreak do portão",
  words: [
    "nobreak",
    "no break",
    "no-break",
    "nobreak para portão",
    "nobreak de portão eletrônico",
    "portão com nobreak",
    "nobreak para motor",
    "gerador para portão",
    "inversor com bateria para portão",
  ],
  intent: "buying",
  answers: {
    any: [
      "Nobreak para portão é um aparelho com bateria que alimenta o motor quando falta luz, para a garagem abrir pelo controle sem você descer do carro. Em casa, com folha leve, costuma render de 20 a 50 aberturas. O preço soma aparelho, bateria e ligação, e sai pela foto da etiqueta do motor.",
      "Com um nobreak próprio para portão automático, o motor continua abrindo na falta de energia, até a bateria gastar a reserva de aberturas. A potência e a tensão do motor definem o modelo, e o valor, já com bateria e instalação, é passado pela foto da etiqueta.",
      "O nobreak de portão eletrônico entra sozinho quando a rede cai e mantém o motor funcionando por um número limitado de aberturas. Serve em motor já instalado, desde que o modelo suporte a partida dele. Pela foto da etiqueta dizemos qual serve e quanto custa instalado.",
      "Um portão com nobreak abre e fecha algumas vezes sem luz, porque o aparelho guarda energia numa bateria e a devolve ao motor. Vendemos o modelo certo para a etiqueta do seu motor e ligamos entre o quadro de luz e o portão, com disjuntor e fio terra.",
    ],
    price: [
      "O preço do nobreak para portão soma o aparelho, a bateria e a instalação, e depende da potência do motor e de quantas aberturas você quer sem luz. O modelo para casa com motor de 1/4 HP é o mais barato. A foto da etiqueta do motor basta para o valor.",
      "Num nobreak de portão você paga três coisas: o aparelho, a bateria e a ligação entre o quadro de luz e o motor. Motor forte e muitas aberturas encarecem a conta, e quem só precisa sair e voltar gasta menos. O orçamento é feito pela foto da etiqueta.",
      "O preço do nobreak do portão depende da força que o motor faz na partida e da quantidade de aberturas, com bateria e instalação incluídas na conta. Mande a etiqueta do motor e diga se é casa ou prédio, e o valor sai antes da visita.",
    ],
    installation: [
      "O nobreak é instalado entre o quadro de luz e o motor do portão, com disjuntor, fio terra e um lugar seco e ventilado. O técnico mede a corrente do motor na partida, liga o aparelho e desliga a rede para testar aberturas completas na sua frente.",
      "A instalação do nobreak de portão é feita num ponto abrigado da chuva, com aterramento, disjuntor próprio e saída só para o motor e seus acessórios. No fim, o portão abre e fecha sem a rede, para provar que a bateria aguenta a partida.",
      "Para instalar o nobreak, o técnico desliga o circuito, fixa o aparelho em local arejado e seco e liga a saída apenas ao portão. O serviço inclui disjuntor e terra e só termina depois de um teste real de falta de energia.",
    ],
    comparison: [
      "Para um motor já instalado, o nobreak próprio para portão costuma ser a melhor saída contra a falta de luz. O de computador não serve, porque desarma na partida, e o destravamento manual é de graça, mas obriga a descer do carro. Em motor novo, compare com o modelo que já tem bateria.",
      "Entre o nobreak de portão e o de informática, a diferença está na partida, quando o motor puxa várias vezes a corrente normal e desarma o segundo. Motor de 24 V com bateria própria compensa em instalação nova, e a chave de destravamento basta a quem aceita descer do carro.",
      "Nobreak ou destravamento na mão depende da sua rotina: com o aparelho, o controle continua funcionando sem luz; com a chave, você não gasta nada, mas desce do carro. Para quem vai trocar o motor, o modelo de 24 V com bateria é a terceira opção.",
    ],
    repair: [
      "O conserto do nobreak do portão começa pela bateria, que costuma durar de 2 a 4 anos e causa a maioria dos apitos e desarmes. Se a troca não resolve, o técnico mede o carregador, o inversor e o esforço do motor, porque portão pesado derruba até aparelho bom.",
      "Nobreak de portão que não assume na falta de luz costuma estar com a bateria gasta, peça que é trocada em casa. Na mesma visita se medem o carregador e o consumo do motor, já que uma folha que ficou pesada exige demais na partida.",
      "Um nobreak que apita, desarma na partida ou rende cada vez menos aberturas quase sempre precisa de bateria nova. O técnico confirma com medição, testa o carregador e o inversor e verifica se a folha do portão anda livre, antes de trocar qualquer peça.",
    ],
    question: [
      "Sim, o portão funciona com nobreak, desde que o aparelho seja próprio para motor, por um número limitado de aberturas. Vale a pena onde a luz cai com frequência, onde mora um idoso ou onde a garagem é a única saída. Para quedas raras, a chave de destravamento resolve.",
      "Nobreak em portão vale a pena quando a luz cai muito, quando não há outra saída ou quando alguém da casa não consegue destravar o motor. Em residência, costuma garantir de 20 a 50 aberturas, e precisa ser feito para motor, porque o de computador desarma.",
      "O portão abre com nobreak, sim, quando o modelo é feito para motor e aguenta a corrente da partida. A quantidade de aberturas depende da bateria e do peso da folha. Se a luz falta pouco e você pode descer do carro, a chave manual é suficiente.",
    ],
    buying: [
      "O nobreak para portão eletrônico precisa ter a tensão do motor, 127 V ou 220 V, e força para a partida: para um motor de 1/4 HP, o rótulo deve indicar 1/4 HP ou mais. Vendemos já instalado, e a foto da etiqueta dá o valor com a bateria e a ligação.",
      "Para comprar um nobreak de portão, escolha o modelo que o fabricante indica para automatizador, com potência igual ou maior que a do seu motor. Numa casa ele rende em geral de 20 a 50 aberturas sem luz. Mande a etiqueta e receba o preço do aparelho instalado.",
      "O nobreak certo para o seu portão sai da etiqueta do motor, que traz a tensão e a potência, e do número de aberturas que você quer na falta de luz. Entregamos o aparelho com a bateria e fazemos a ligação, e o valor completo é dado antes da visita.",
    ],
    "how-to": [
      "Para testar o nobreak do portão, deixe a passagem livre, desligue o disjuntor que o alimenta e faça uma abertura e um fechamento pelo controle. Portão lento ou apito na partida indica bateria no fim. A ligação entre o quadro e o motor é serviço do técnico.",
      "O teste do nobreak de portão se faz a cada seis meses: com o vão livre, desligue o disjuntor de entrada e use o controle para abrir e fechar uma vez. Se a folha perder força ou parar no meio, a bateria precisa ser trocada por um técnico.",
      "Ligar o nobreak ao portão é trabalho de técnico, porque ele fica entre o quadro e o motor e precisa de disjuntor e aterramento. O que você pode fazer é o teste: corte a alimentação dele no quadro e abra o portão uma vez, para ver se a bateria aguenta.",
    ],
  },
  line: [
    "Com nobreak próprio para motor, o portão abre algumas vezes mesmo sem luz.",
    "Nobreak de computador não aguenta a partida de um motor de portão.",
    "O disjuntor desligado não basta quando há nobreak, porque o aparelho continua alimentando o motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o nobreak mantém o portão funcionando", "O que é o nobreak de portão"],
      slots: [
        [
          "O nobreak carrega uma bateria enquanto há luz e passa a alimentar o motor quando a rede cai. A energia guardada é transformada por um inversor na tensão que o motor usa, e o controle continua funcionando como sempre.",
          "Enquanto a rede está normal, o aparelho guarda carga; quando a luz acaba, ele assume sozinho. Quem faz a troca é o inversor, que converte a carga da bateria na tensão do motor, e você aperta o controle do mesmo jeito.",
          "Dentro da caixa, um carregador mantém a bateria cheia, e um inversor transforma essa carga em energia para o motor assim que falta luz. Ninguém precisa ligar nada, porque a passagem de uma fonte para a outra é automática.",
          "A bateria do nobreak fica ligada à rede e se mantém carregada o tempo todo. Na queda de luz, o inversor entra no lugar da concessionária em instantes, e o portão segue abrindo pelo controle ou pela botoeira.",
        ],
        [
          "A autonomia é contada em aberturas, não em horas, porque o portão parado quase não gasta. Na partida o motor puxa várias vezes a corrente normal, e por isso o aparelho precisa ser feito para motor.",
          "Cada movimento consome parte da carga, e a folha pesada consome mais, de modo que a reserva se mede em aberturas. O momento difícil é a partida, quando a corrente sobe muito e derruba um aparelho comum.",
          "Quantas vezes o portão abre depende da bateria, do motor e do peso da folha. Também importa a corrente no instante em que o motor arranca, porque um nobreak fraco desarma exatamente nessa hora.",
          "Uma bateria nova com portão leve faz mais aberturas do que uma bateria velha com folha pesada. O técnico escolhe o nobreak pela corrente de partida, bem mais alta que a do motor em movimento.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Como escolher o nobreak certo para o portão", "O que olhar antes de comprar nobreak"],
      slots: [
        [
          "Procure um nobreak que o fabricante indique para automatizador, com potência igual ou maior que a da etiqueta do motor. A tensão precisa ser a mesma, 127 V ou 220 V, e placa com inversor, que controla a velocidade, exige modelo compatível.",
          "O rótulo do nobreak deve citar portão e a potência de motor que ele aguenta na partida. Confira na etiqueta a tensão e o tipo de placa, porque a placa com inversor de frequência não funciona com todo aparelho.",
          "Compare duas etiquetas: a do motor, com potência e tensão, e a do nobreak, que precisa suportar aquela partida. Um aparelho de 127 V não serve em motor de 220 V, e o motor rápido, com inversor, precisa de um modelo próprio.",
          "O primeiro critério na compra do nobreak é a indicação para portão; o segundo, potência e tensão adequadas ao motor. Se a sua placa usa inversor de frequência, que controla a velocidade, avise, porque parte dos aparelhos não serve.",
        ],
        [
          "O número de aberturas também entra na escolha: uma casa se contenta com poucas, e um prédio movimentado precisa de mais baterias ou de gerador. Fotocélula, trava e interfone ligados ao mesmo aparelho gastam parte da reserva.",
          "Pense ainda na autonomia, porque para sair e voltar bastam poucas aberturas, e uma garagem coletiva esgota a bateria depressa. Cada acessório ligado ao nobreak, como a trava ou o interfone, tira um pouco da carga.",
          "Uma residência vive bem com um nobreak de poucas aberturas, enquanto o condomínio muitas vezes resolve melhor com gerador. Some à conta os acessórios que ficarão ligados, como trava elétrica e interfone, porque gastam mesmo com o portão parado.",
          "Diga quantas vezes o portão deve abrir sem luz, pois é o que define o tamanho da bateria. Uma família precisa de pouco. Um prédio precisa de muito, ainda mais com interfone e trava no mesmo circuito.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como testar o nobreak em casa", "Teste do nobreak na falta de luz"],
      slots: [
        [
          "A cada seis meses, de dia e com a garagem livre, simule uma falta de luz e veja se a bateria ainda move o portão. Não abra o aparelho, porque dentro dele há tensão mesmo com a rede desligada.",
          "Duas vezes por ano, reserve alguns minutos para desligar a alimentação do nobreak e usar o controle. A caixa fica fechada e as saídas não são tocadas, pois continuam energizadas durante o teste.",
          "O melhor é testar o nobreak num dia calmo, a cada semestre, e não descobrir o defeito na noite da tempestade. Basta cortar a entrada pelo disjuntor. O interior da caixa segue energizado e não deve ser aberto.",
          "Um teste por semestre mostra quanto resta da bateria. Faça com a passagem vazia e o aparelho fechado, pois ele mantém tensão perigosa por dentro mesmo sem a rede.",
        ],
      ],
      steps: [
        "Libere a área do portão e afaste crianças e animais.",
        "Desligue no quadro o disjuntor que alimenta o nobreak.",
        "Faça uma abertura e um fechamento pelo controle.",
        "Observe a folha: movimento lento, parada no meio ou apito seguido indicam bateria fraca.",
        "Religue o disjuntor e deixe o aparelho recarregar.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz ao ligar o nobreak no portão",
        "Instalação do nobreak no portão, da medição ao teste",
      ],
      slots: [
        [
          "O técnico lê a etiqueta, mede a corrente do motor na partida e confere se a folha anda leve, porque portão pesado esgota qualquer nobreak. Se algo prende, o ajuste é feito antes da ligação.",
          "Antes de ligar o nobreak, o portão é examinado e o consumo do motor é medido, já que a etiqueta dá só a primeira conta. Roldana ou dobradiça presa é corrigida primeiro, porque o atrito reduz o número de aberturas.",
          "A visita começa pelo portão, com a folha conferida e a corrente do motor medida no momento da partida. Onde a mecânica está ruim, o motor exige mais do que o aparelho entrega, e o ajuste vem antes.",
          "Medir vem antes de instalar o nobreak: o técnico compara a corrente real com a da etiqueta e procura o que prende a folha. Esse esforço a mais gastaria a bateria em poucas aberturas.",
        ],
        [
          "A entrada do nobreak recebe disjuntor e terra, e a saída alimenta só o motor e os acessórios do portão. O aparelho fica em lugar seco e longe do calor, e na entrega a rede é cortada para o portão fazer aberturas completas.",
          "O aparelho é fixado num ponto abrigado e ventilado, com disjuntor, aterramento e saída dedicada ao portão. O serviço acaba com a luz desligada no quadro e o portão abrindo e fechando algumas vezes.",
          "A ligação usa um circuito com disjuntor e terra, em lugar sem sol e sem telha quente, que envelhecem a bateria. Para terminar, o técnico tira a energia da rede e testa abertura, fechamento e fotocélula.",
          "Num canto seco e arejado, o nobreak recebe alimentação protegida por disjuntor e passa a atender apenas o portão. O teste final é feito sem luz, até o motor abrir, fechar e voltar à rede normalmente.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o nobreak do portão", "Vida da bateria do nobreak e segurança"],
      slots: [
        [
          "A bateria do nobreak se desgasta e dura em geral de 2 a 4 anos, menos em lugar quente. Se estufar ou vazar, não a toque: afaste as pessoas e deixe a troca e o descarte com o técnico.",
          "Conte com uma bateria nova a cada 2 ou 4 anos, porque ela perde capacidade mesmo parada, e o calor apressa o desgaste. Se inchar ou vazar, mantenha todos longe até o técnico trocar e levar a usada para a coleta.",
          "O calor da garagem decide se a bateria chega aos 4 anos ou pede troca depois de 2. A substituição é feita por técnico, que também dá destino à usada, e bateria inchada não deve ser mexida por você.",
          "O que se gasta no nobreak é a bateria, trocada em torno de 2 a 4 anos de uso. Sinal de estufamento ou vazamento exige distância e uma visita para a troca e o descarte.",
        ],
        [
          "Quem for mexer no portão precisa desligar o disjuntor e também o nobreak, que mantém o motor energizado. Um aviso colado no quadro lembra os dois passos a quem fizer a limpeza ou o conserto.",
          "Com o nobreak ligado, baixar o disjuntor não basta, porque o motor continua com tensão até o aparelho ser desligado. Deixe esse aviso escrito ao lado do quadro de luz.",
          "O motor segue energizado pelo nobreak depois que o disjuntor é desarmado. Para limpar ou consertar o portão, desligue os dois, e cole uma etiqueta no quadro avisando.",
          "Um portão com nobreak tem duas fontes de energia. Antes de limpar ou consertar, desligue a rede e o aparelho, e deixe o aviso numa placa junto ao disjuntor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar nobreak de computador no portão?",
      answers: [
        "Não, porque a partida do motor puxa corrente muito acima do que esse aparelho suporta, e ele desarma ou queima. Use um modelo próprio para motor de portão.",
        "Não. O nobreak de informática foi feito para fonte eletrônica, sem o pico de um motor, e desliga na primeira partida. O de portão tem potência para isso.",
        "Melhor não, porque ele é dimensionado para computador e monitor, que gastam pouco e não têm pico de partida. No motor, desarma logo ou se estraga.",
      ],
    },
    {
      question: "Quantas vezes o portão abre com nobreak?",
      answers: [
        "Em geral, de 20 a 50 vezes com folha leve, conforme a ficha do aparelho. Folha pesada e bateria velha reduzem esse número, e o teste com a rede desligada mostra o real.",
        "Depende da bateria, do motor e do peso da folha. Numa casa, o comum fica entre 20 e 50 aberturas. A ficha do modelo traz a estimativa.",
        "A ficha técnica traz a quantidade, que em residência costuma ir de 20 a 50. Desconte um pouco se a sua folha pesa ou se a bateria já tem alguns anos.",
      ],
    },
    {
      question: "O nobreak protege o portão contra raio?",
      answers: [
        "Não por si só. Ele ajuda na oscilação da rede, mas quem desvia o surto é o DPS, o protetor instalado no quadro, com aterramento. Os dois se completam.",
        "Pouco. A proteção contra raio vem de DPS, o protetor do quadro, e de um terra bem-feito. O nobreak cuida da falta de energia e pode até queimar num surto forte.",
        "Quem protege é o DPS, o protetor de surto do quadro, ligado a um bom aterramento. O nobreak suaviza variações pequenas e mantém o portão andando, que é outra função.",
      ],
    },
    {
      question: "Posso ligar câmera e roteador no nobreak do portão?",
      answers: [
        "Melhor não, pois eles gastam a bateria o tempo todo e deixam menos aberturas para o portão. Para eles, use um nobreak comum, separado.",
        "Até dá, se houver sobra de potência, mas cada aparelho ligado tira aberturas. O usual é deixar só o motor e os acessórios de segurança.",
        "O consumo contínuo de câmera e roteador esvazia a reserva em poucas horas. O melhor é um aparelho pequeno para eles e o do portão só para o motor.",
      ],
    },
    {
      question: "Portão com nobreak ainda precisa de chave de destravamento?",
      answers: [
        "Precisa, porque a bateria acaba, e um defeito na placa ou no motor também para o portão. Guarde a chave em lugar conhecido pelos adultos.",
        "Sim, sempre. O nobreak cobre só a falta de luz, e o destravamento manual serve quando o defeito é outro.",
        "Continua precisando, já que o nobreak não ajuda se a placa falhar ou se a bateria se esgotar. Mantenha a chave à mão e saiba quando pode usá-la.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar em que o nobreak ficaria",
  related: ["bateria", "falta-de-energia", "energia-solar", "instalacao-eletrica", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
