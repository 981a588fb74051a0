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
      "Vendemos e instalamos nobreak próprio para portão eletrônico, que mantém o motor abrindo por algumas vezes quando falta luz, sem você sair do carro. O tamanho sai da etiqueta do motor e de quantas aberturas quer garantir; o valor soma aparelho, bateria e ligação, passado pela foto.",
      "Nobreak para portão é um aparelho com bateria que assume na queda de luz e faz o motor abrir e fechar por um número limitado de vezes. Fornecemos e ligamos o modelo certo para a potência e a tensão do seu motor, com preço pela foto da etiqueta e pelas aberturas que você quer.",
      "Instalamos nobreak em motor de portão que já existe: ele guarda carga na bateria e entra sozinho quando a rede cai, por certo número de aberturas. Potência de partida, tensão e autonomia desejada definem o aparelho, e a foto da etiqueta basta para o valor já instalado.",
      "Com um nobreak feito para portão automático, o motor continua abrindo na falta de energia, até a bateria gastar a reserva de aberturas. Vendemos e instalamos; pela etiqueta do motor e pelo uso da casa escolhemos a potência, e o orçamento traz aparelho, bateria e ligação.",
    ],
    price: [
      "O preço do nobreak para portão soma o aparelho, a bateria e a instalação, e muda com a potência do motor e com quantas aberturas você quer sem luz. Casa com motor pequeno pede o modelo mais simples; mande a foto da etiqueta para receber o valor.",
      "Num nobreak de portão você paga três coisas: aparelho, bateria e ligação entre o quadro e o motor. Motor mais forte e mais aberturas encarecem, enquanto uma casa que quer só sair e voltar gasta menos; a etiqueta do motor, por foto, dá o valor.",
      "Quanto custa o nobreak do portão depende da força de partida do motor e da autonomia pedida, com bateria e instalação na conta. A foto da etiqueta e o número de aberturas que você espera na falta de luz bastam para o valor fechado.",
    ],
    installation: [
      "Instalamos o nobreak entre o quadro de luz e o motor do portão, com disjuntor, fio terra e lugar seco e ventilado. O técnico mede a corrente na partida, liga o aparelho e corta a rede para testar ciclos completos na sua frente.",
      "A instalação do nobreak de portão fica entre o quadro e o motor, em ponto abrigado da chuva, com aterramento e disjuntor próprio. Depois de ligado, o portão abre e fecha sem a rede, para provar que a bateria aguenta a partida.",
      "Fazemos a ligação do nobreak com o circuito desligado, em local arejado e seco, e com a saída só para o motor e os acessórios do portão. O serviço leva disjuntor e terra e termina em um teste real de falta de energia.",
    ],
    comparison: [
      "Para um motor que já está instalado, o nobreak de portão costuma ser a melhor saída; em motor novo, compare com o modelo de corrente contínua que já tem bateria. O de computador não serve, porque não aguenta a partida, e o destravamento manual sai de graça, mas tira você do carro.",
      "Entre o nobreak de portão e o de informática, a diferença está na partida, quando o motor puxa várias vezes a corrente normal e desarma o segundo. Motor com bateria própria vale em instalação nova, e a chave de destravamento basta a quem aceita descer do carro.",
      "Nobreak ou destravar na mão: o aparelho mantém o comando pelo controle, e a chave não custa nada, mas obriga a descer, às vezes na chuva. Não troque pelo de computador, que cai na arrancada; em motor novo, veja também os de corrente contínua com bateria.",
    ],
    repair: [
      "Consertamos nobreak de portão que apita, desarma na partida ou aguenta cada vez menos aberturas, e quase sempre a bateria chegou ao fim. Trocá-la costuma resolver; se não, medimos o carregador, o inversor e a corrente do motor, porque portão pesado derruba um aparelho bom.",
      "Nobreak de portão que não assume na falta de luz costuma estar com a bateria gasta, peça que dura em geral de 2 a 4 anos. Testamos bateria, carregador e consumo do motor, nessa ordem, já que uma folha que ficou pesada exige demais na partida.",
      "O conserto do nobreak do portão começa pela bateria, culpada da maioria dos apitos e desarmes, e segue pelo carregador e pelo inversor. Medimos também o esforço do motor: com a folha presa ou pesada, nem aparelho novo segura.",
    ],
    question: [
      "Sim, o portão funciona com nobreak, desde que o aparelho seja próprio para motor, por um número limitado de aberturas. Vale a pena onde falta luz com frequência, onde mora idoso ou onde o portão é a única saída; para quedas raras, a chave de destravamento resolve.",
      "Nobreak em portão vale a pena quando a luz cai muito, quando não há outra saída ou quando alguém da casa não consegue destravar o motor. Ele dá algumas aberturas, contadas em ciclos e não em horas, e precisa ser feito para motor, porque o de computador desarma.",
      "Funciona, sim, com um modelo para motor de portão, que aguenta a partida e entrega certo número de aberturas conforme a bateria e o peso da folha. Se a luz falta pouco e você pode descer do carro, a chave manual é suficiente.",
    ],
    buying: [
      "Vendemos e instalamos nobreak para portão eletrônico, na tensão do motor, 127 V ou 220 V, e com força para a partida. Em casa, com motor de 1/4 HP, o rótulo deve trazer 1/4 HP ou mais; diga quantas aberturas quer sem luz, e a foto da etiqueta dá o valor do aparelho, da bateria e da ligação.",
      "O nobreak para portão automático que vendemos é o indicado para automatizador, com a mesma tensão do motor e potência igual ou maior, como 1/4 HP ou mais para o de 1/4 HP. Ele garante um número limitado de aberturas sem luz; mande a etiqueta e receba o valor já instalado.",
      "Para motor de portão, fornecemos nobreak que suporta a partida, escolhido pela etiqueta: tensão de 127 V ou 220 V, potência e tipo de central. Um motor de 1/4 HP pede aparelho de 1/4 HP para cima, e o preço junta bateria e instalação, conforme as aberturas que você quer na falta de energia.",
    ],
    "how-to": [
      "O nobreak do portão se testa assim: libere a passagem, desligue o disjuntor que o alimenta e faça uma abertura e um fechamento pelo controle. Portão lento ou apito na partida indica bateria no fim; a ligação, entre o quadro e o motor, é serviço do técnico.",
      "Para usar bem um nobreak de portão, teste-o a cada seis meses: desligue o disjuntor de entrada e faça um ciclo completo, com o vão livre. Se a folha perder força, a bateria precisa de troca, feita por técnico, como a instalação com disjuntor e terra.",
      "Ligar o nobreak ao portão é do técnico: ele vai entre o quadro e o motor, em lugar seco, com disjuntor e aterramento. O que você faz é o teste, cortando a alimentação dele no quadro e abrindo o portão uma vez, para ver se a bateria ainda segura.",
    ],
  },
  line: [
    "Com nobreak próprio para motor, o portão ainda abre por alguns ciclos sem luz.",
    "Nobreak de computador não foi feito para a partida de um motor de portão.",
    "O disjuntor desligado não basta quando há nobreak: ele continua alimentando o motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o nobreak mantém o portão funcionando", "O que é o nobreak de portão"],
      slots: [
        [
          "O nobreak carrega uma bateria enquanto há luz e passa a alimentar o motor quando a rede cai. Por dentro há carregador, bateria e inversor, a parte que transforma a carga guardada na energia que o motor usa.",
          "Enquanto a rede está normal, o aparelho guarda carga; na queda, ele assume sozinho e o controle continua valendo. Quem faz isso é o inversor, que devolve ao motor a energia armazenada na bateria.",
          "Dentro da caixa, um carregador mantém a bateria cheia, e um inversor a transforma de novo em energia para o motor assim que a luz acaba. Você aperta o controle como sempre, sem mexer em nada.",
          "A bateria fica carregando todo o tempo, ligada à rede. Faltou luz, o inversor entra no lugar da concessionária, e o portão segue abrindo pelo controle ou pela botoeira.",
        ],
        [
          "A autonomia é contada em aberturas, não em horas, porque parado o portão quase não gasta. Na partida o motor puxa várias vezes a corrente normal, e por isso o aparelho precisa ser feito para motor.",
          "Cada movimento consome parte da carga, e folha pesada consome mais, de modo que a conta se faz em ciclos. O momento difícil é a arrancada, quando a corrente sobe muito e derruba um aparelho comum.",
          "Quantas vezes o portão abre depende da bateria, do motor e do peso da folha. O pico de corrente da partida manda na escolha: um nobreak fraco desarma justamente nesse instante.",
          "Contam-se os ciclos de abrir e fechar, que diminuem com portão pesado e bateria velha. Quem dimensiona olha a partida, várias vezes mais forte que o giro, e não o consumo médio.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Como escolher o nobreak certo para o portão", "O que olhar antes de comprar nobreak"],
      slots: [
        [
          "Procure um modelo que o fabricante indique para automatizador, com potência de motor igual ou maior que a da sua etiqueta. A tensão precisa ser a mesma, 127 V ou 220 V, e motor com inversor exige aparelho compatível.",
          "O rótulo do nobreak deve citar portão e a potência de motor que ele aguenta na partida. Confira na etiqueta do motor a tensão e o tipo de central, porque a central com inversor não combina com todo aparelho.",
          "Compare duas etiquetas: a do motor, com potência e tensão, e a do nobreak, que precisa suportar aquela partida. Em 220 V não serve aparelho de 127 V, e motor de inversor pede um modelo próprio.",
          "Primeiro vem a indicação para portão, depois a potência e a tensão iguais às do motor. Se a sua placa usa inversor de frequência, que controla a velocidade, avise, porque parte dos nobreaks não serve.",
        ],
        [
          "Decida também quantas aberturas quer: casa se contenta com poucas, prédio de fluxo alto pede banco de baterias maior ou gerador. Fotocélula, trava e interfone ligados nele gastam parte da reserva.",
          "Depois pense na autonomia. Para sair e voltar bastam poucas aberturas, mas uma garagem coletiva esgota a bateria depressa; cada acessório no mesmo aparelho tira um pouco dela.",
          "O número de aberturas fecha a conta: pequeno em residência, grande em condomínio, onde às vezes o gerador compensa. Some os acessórios que ficarem ligados, como trava elétrica e interfone.",
          "Falta dizer quantas vezes o portão deve abrir sem luz. Uma família precisa de pouco; um prédio precisa de muita bateria, ainda mais com interfone e trava no mesmo circuito.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como testar o nobreak em casa", "Teste de falta de luz"],
      slots: [
        [
          "A cada seis meses, de dia e com a garagem livre, simule uma falta de luz e veja se a bateria ainda segura o portão. Nenhuma tampa sai, porque dentro do aparelho há tensão mesmo com a rede desligada.",
          "Duas vezes por ano, reserve alguns minutos para desligar a alimentação do nobreak e usar o controle. Não abra a caixa nem toque nas saídas, que continuam energizadas durante o teste.",
          "Vale testar em um dia calmo, a cada semestre, e não na noite da tempestade. O teste é só cortar a entrada pelo disjuntor: o interior da caixa segue com energia e não deve ser tocado.",
          "Um ensaio semestral mostra quanto resta da bateria. Faça com a passagem vazia e o aparelho fechado, pois ele mantém tensão perigosa por dentro.",
        ],
      ],
      steps: [
        "Libere a área do portão e afaste crianças e animais.",
        "Desligue no quadro o disjuntor que alimenta o nobreak.",
        "Faça uma abertura e um fechamento pelo controle.",
        "Repare: folha lenta, parada no meio ou apito seguido indicam bateria fraca.",
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
          "O técnico lê a etiqueta, mede a corrente do motor na partida e confere se a folha anda leve, porque portão pesado derruba qualquer nobreak. Se algo prende, o acerto vem antes.",
          "Antes de ligar, a folha é movida na mão e o consumo do motor é medido, já que a etiqueta dá só a primeira conta. Roldana ou dobradiça presa é corrigida primeiro, para a bateria não pagar pelo atrito.",
          "A visita começa pelo portão: folha leve, motor sem esforço e corrente dentro do esperado. Com mecânica ruim, a partida exige mais do que o aparelho entrega, e o ajuste é feito antes.",
          "Medir vem antes de instalar. O técnico compara a corrente real com a da etiqueta e vê se alguma coisa trava a folha, pois esse esforço a mais reduz as aberturas.",
        ],
        [
          "A entrada do nobreak leva disjuntor e terra, a saída alimenta só o motor e os acessórios do portão, e o lugar é seco e longe do calor. Na entrega, a rede é cortada e o portão faz ciclos completos.",
          "Depois o aparelho vai para um ponto abrigado e ventilado, com disjuntor, aterramento e saída dedicada ao portão. O serviço acaba com a luz desligada e o portão abrindo e fechando algumas vezes.",
          "A ligação usa circuito com disjuntor e terra, longe do sol e da telha quente, que envelhecem a bateria. Para terminar, o técnico tira a energia da rede e testa abertura, fechamento e fotocélula.",
          "Escolhido um canto seco e arejado, o nobreak recebe a alimentação protegida e passa a atender apenas o portão. O teste final é sem luz, com o motor abrindo, fechando e voltando à rede sem travar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o nobreak do portão", "Vida da bateria e segurança"],
      slots: [
        [
          "A bateria é peça de desgaste e dura em geral de 2 a 4 anos, menos em lugar quente. Bateria estufada ou com vazamento não se toca: afaste as pessoas e deixe a troca e o descarte com o técnico.",
          "Conte com a troca da bateria a cada 2 a 4 anos, porque ela perde carga mesmo parada, e o calor apressa. Se inchar ou vazar, mantenha todos longe; o técnico troca e leva a usada para a coleta.",
          "De 2 a 4 anos é o que costuma durar a bateria, conforme o calor da garagem. Quem troca é o técnico, que também dá destino à velha, e nenhuma bateria inchada deve ser mexida por você.",
          "O que se gasta no nobreak é a bateria, em torno de 2 a 4 anos, e o calor encurta esse tempo. Sinal de estufamento ou vazamento pede distância e visita para troca e descarte.",
        ],
        [
          "Quem for mexer no portão precisa desligar o disjuntor e também o nobreak, que mantém o motor energizado. Um aviso colado no quadro evita o susto.",
          "Com o nobreak, baixar o disjuntor não basta: o motor continua com tensão até o aparelho ser desligado. Deixe isso escrito ao lado do quadro.",
          "Lembre que o portão segue energizado depois de desarmado o disjuntor. Para qualquer serviço, desligue os dois, e cole uma etiqueta no quadro avisando.",
          "O motor com nobreak tem duas fontes de energia. Antes de limpar ou consertar, desligue a rede e o aparelho, e avise isso numa placa junto ao disjuntor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar nobreak de computador no portão?",
      answers: [
        "Não é indicado. A partida do motor puxa corrente muito acima do que esse aparelho suporta, e ele desarma ou queima. Use modelo próprio para motor de portão.",
        "Não. O nobreak de informática foi feito para fonte eletrônica, sem o pico de um motor, e cai na primeira arrancada. O de portão tem saída e potência para isso.",
        "Melhor não, porque ele é dimensionado para computador e monitor, que gastam pouco e não têm arranque. No motor, desarma logo ou se estraga.",
      ],
    },
    {
      question: "Quantas vezes o portão abre com nobreak?",
      answers: [
        "O fabricante informa os ciclos na ficha do aparelho, medidos com portão leve. Folha pesada e bateria velha reduzem esse número; o teste com a rede desligada mostra o real.",
        "Depende da bateria, do motor e do peso da folha, e a ficha do modelo traz a estimativa. Um par de baterias dá perto do dobro de uma só.",
        "A ficha técnica traz a quantidade para um portão leve. Desconte um pouco se a sua folha pesa ou se a bateria tem anos, e confirme com um ensaio sem a rede.",
      ],
    },
    {
      question: "O nobreak protege o portão contra raio?",
      answers: [
        "Não por si só. Ele ajuda na oscilação, mas o que desvia o surto é o DPS, o protetor instalado no quadro, com aterramento. Os dois se completam.",
        "Pouco. A proteção contra raio vem de DPS e terra bem feitos; o nobreak cuida da falta de energia e pode até queimar em um surto forte.",
        "Quem protege é o DPS no quadro, ligado a um bom aterramento. O nobreak suaviza variações pequenas e mantém o portão andando, o que é outra função.",
      ],
    },
    {
      question: "Posso ligar câmera e roteador no nobreak do portão?",
      answers: [
        "Melhor não, pois eles gastam a bateria o tempo todo e deixam menos aberturas para o portão. Para eles, use um nobreak comum, separado.",
        "Até dá, se houver sobra de potência, mas cada aparelho ligado tira aberturas. O usual é deixar só o motor e os acessórios de segurança.",
        "O consumo contínuo de câmera e roteador esvazia a reserva em poucas horas. Separe: um aparelho pequeno para eles e o do portão só para o motor.",
      ],
    },
    {
      question: "Portão com nobreak ainda precisa de chave de destravamento?",
      answers: [
        "Precisa. A bateria acaba, e defeito na placa ou no motor também para o portão. Guarde a chave em lugar conhecido pelos adultos.",
        "Sim, sempre. O nobreak cobre só a falta de luz, e o destravamento manual serve quando o defeito é outro.",
        "Continua precisando, porque o nobreak não ajuda se a placa falhar ou se a bateria se esgotar. Mantenha a chave à mão e saiba quando pode usá-la.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar em que o nobreak ficaria",
  related: ["bateria", "falta-de-energia", "energia-solar", "instalacao-eletrica", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
