import type { Concept } from "#domain/knowledge/concept.ts";

export const fechadura: Concept = {
  id: "fechadura",
  kind: "part",
  label: "Fechadura elétrica",
  phrase: "a fechadura elétrica do portão",
  words: [
    "fechadura",
    "fechadura elétrica",
    "fechadura eletrônica",
    "fechadura eletroímã",
    "eletroímã",
    "eletroímã de portão",
    "fecho elétrico",
    "fecho magnético",
    "fechadura magnética",
    "fechadura do portão social",
    "fechadura elétrica do portão social",
    "fechadura eletrônica do portão social",
    "fechadura elétrica residencial",
    "fechadura digital",
    "tranca elétrica",
  ],
  gates: ["social", "pivotante", "duas-folhas"],
  intent: "installation",
  answers: {
    any: [
      "A fechadura elétrica do portão social solta a folha com um toque no interfone, no botão ou na senha, e abre pela chave quando falta luz. Em casa usa-se a de trinco, que continua trancada sem energia. Fotos do batente dão o valor instalado, e só o ajuste parte de {price.preventive}, sem peças.",
      "Fechadura elétrica para portão social existe em dois tipos: a de trinco, que fica trancada sem luz e abre pela chave, e o eletroímã, que solta quando a energia acaba. Vendemos, instalamos e trocamos as duas. O ajuste em casa começa em {price.preventive}, fora peças.",
      "Uma fechadura eletrônica de portão de pedestre funciona quase sempre em 12 V, comandada pelo interfone ou por um botão. Para a rua, a de trinco é mais segura, porque segue fechada no apagão. A instalação é orçada por foto, e o ajuste em residência parte de {price.preventive}, sem peças.",
      "O portão social com fechadura elétrica abre de dentro de casa, sem ninguém descer, e pela chave na falta de luz. A folha precisa estar alinhada para o trinco correr livre. Se for só esse ajuste, em casa, custa a partir de {price.preventive}, sem peças; peça nova é orçada por foto.",
    ],
    price: [
      "O preço da fechadura elétrica instalada soma a peça, a adaptação da folha e o cabo até o interfone ou a fonte. Trocar por outra igual sai mais barato que instalar a primeira. Só o ajuste, em casa, parte de {price.preventive}, sem peças, e fotos do portão social dão o resto.",
      "Fechadura elétrica de portão custa conforme o tipo, de trinco, eletroímã ou digital, e conforme o que falta no lugar: fonte, fio e furo ou solda na folha. Numa troca simples você paga peça e mão de obra. O ajuste em residência começa em {price.preventive}, fora peças.",
      "O preço para pôr fechadura elétrica no portão depende do modelo e do trabalho na folha, além da fonte e do fio até o interfone. Se a sua só precisa de regulagem, o serviço em casa parte de {price.preventive}, sem peças. Para o restante, bastam fotos do batente.",
    ],
    repair: [
      "O conserto da fechadura elétrica do portão começa pelo alinhamento, porque a folha caída prende o trinco e parece defeito elétrico. Só depois se medem fonte, fio e bobina. O ajuste em casa parte de {price.preventive}, sem peças, e bobina queimada precisa de troca.",
      "Fechadura elétrica que não responde tem, em geral, fonte fraca, fio partido na dobra da folha ou bobina queimada. O técnico alinha o portão social, mede na ponta do cabo e troca só o que falhou. O ajuste em residência custa desde {price.preventive}, fora peças.",
      "Uma fechadura de portão que zumbe, não solta ou não tranca quase sempre está forçada pela folha fora do lugar. Alinhada a folha, a medição mostra se o defeito está na fonte, no fio ou na bobina. Só o ajuste, em casa, custa a partir de {price.preventive}, sem peças.",
    ],
    installation: [
      "A fechadura elétrica é instalada no portão social com a folha alinhada, cabo protegido até a fonte e comando pelo interfone, por botão ou por senha. A de trinco fica trancada sem luz e abre pela chave. Fotos do batente dão o valor, e só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      "O serviço inclui alinhar o portão de pedestre, fixar a fechadura elétrica e a contratesta, que é a chapa onde o trinco entra, passar o cabo até o interfone e testar pela chave. Em casa, a de trinco é a escolha comum, porque continua trancada no apagão. O orçamento sai por foto.",
      "Para instalar fechadura eletrônica no portão social, o técnico usa fonte própria, cabo flexível na dobra da folha e testa com e sem energia. O trinco elétrico permanece fechado na falta de luz, e o eletroímã precisa de bateria. O valor é dado por fotos do batente e da folha.",
    ],
    comparison: [
      "A fechadura elétrica de trinco fica trancada sem energia e abre pela chave; o eletroímã segura por força magnética e solta quando falta luz. Para o portão da rua, o trinco protege melhor a casa. Em prédio de muito movimento, o eletroímã com bateria dura mais.",
      "Trinco ou eletroímã se decide pelo lugar: o primeiro gasta energia só no instante de abrir e aceita chave, e o segundo não tem peça móvel, mas exige corrente contínua. Em casa prefira a fechadura de trinco; em saída de emergência, o ímã, que libera no apagão.",
      "Entre a fechadura de trinco e a magnética, a diferença aparece na falta de luz: uma continua fechada e a outra solta a folha. A de trinco precisa de alinhamento, e o eletroímã precisa de fonte com bateria e de faces limpas para segurar bem.",
    ],
    emergency: [
      "Fechadura elétrica travada com alguém preso costuma soltar com a chave ou com a folha aliviada: empurre ou puxe o portão de leve enquanto outra pessoa aperta o botão. Não force com alavanca, que entorta o trinco. Se não soltar, chame pelo WhatsApp, {shop.hours}.",
      "Se a fechadura não tranca e o portão social fica aberto, use corrente e cadeado por dentro até o reparo, sem prender ninguém. O técnico alinha a folha e confere o trinco e a fonte, e o atendimento funciona {shop.hours}.",
      "Portão social que não abre pelo interfone costuma abrir pela chave, com a folha aliviada pela mão. Se a fechadura continua presa, não desmonte nada nem use alavanca, porque o conserto fica maior. O contato por WhatsApp vai {shop.hours}.",
    ],
    question: [
      "Sim, fechadura elétrica serve em portão social de ferro, aço ou alumínio, desde que a folha esteja alinhada. A de trinco continua trancada na falta de luz e abre pela chave. O eletroímã solta sem energia, e por isso precisa de bateria em portão de rua.",
      "A fechadura elétrica vale a pena quando o portão fica longe da porta ou já existe interfone, porque você abre sem descer. Sem luz, usa-se a chave na de trinco. Folha torta é alinhada antes, e perfil fino de alumínio recebe chapa de reforço.",
      "Funciona, sim, com interfone, botão ou senha, quase sempre em 12 V e por um toque rápido. Para portão de rua, a fechadura de trinco com chave é a indicada, porque não abre no apagão como acontece com o eletroímã.",
    ],
    buying: [
      "A melhor fechadura elétrica para o portão de uma casa é a de trinco com chave, que fica trancada sem luz; em prédio e comércio, o eletroímã com fonte e bateria suporta mais aberturas. Vendemos as duas, e fotos do batente e da folha definem o modelo e o valor.",
      "A fechadura elétrica certa depende da folha, do lado em que ela abre e da tensão do interfone, em geral 12 V. Para residência, a escolha comum é a de trinco, e para acesso coletivo, o eletroímã. Uma foto do batente resolve a dúvida antes da compra.",
      "Para comprar a fechadura do portão de pedestre, decida entre trinco elétrico, eletroímã e modelo de senha feito para chuva. A de trinco fica fechada no apagão, e o ímã precisa de bateria. Passamos o valor da peça com ou sem a instalação, por fotos da folha.",
    ],
    "how-to": [
      "Para instalar fechadura elétrica, alinha-se a folha, fixa-se nela o corpo e, no batente, a contratesta, a chapa que recebe o trinco, com o cabo protegido até a fonte de 12 V. O teste final é pela chave, sem energia. Corte, solda e ligação ficam com o técnico.",
      "A fechadura elétrica se liga à saída própria do interfone ou a uma fonte com botão de pulso, nunca direto à placa do motor. Comando contínuo queima a bobina, feita para abrir com um toque, e a folha precisa estar reta antes do primeiro furo.",
      "O passo a passo da fechadura elétrica começa pela folha: portão social reto, trinco centrado no batente e cabo flexível na dobra. O comando é um toque curto, em geral de 12 V. Serralheria e fonte ligada à rede são serviço de técnico.",
    ],
  },
  line: [
    "Quando a fechadura elétrica zumbe e não solta, a primeira coisa a corrigir é o alinhamento da folha.",
    "Sem luz, o eletroímã solta e a fechadura de trinco continua trancada.",
    "A fechadura do portão social é comandada pelo interfone, por botão ou por senha.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Trinco elétrico e eletroímã", "Tipos de fechadura elétrica para o portão"],
      slots: [
        [
          "Na fechadura de trinco, um toque de energia recolhe a lingueta, a folha abre e tranca de novo ao bater. Sem luz ela continua fechada, e a chave resolve.",
          "O tipo mais comum solta a lingueta quando recebe um pulso do interfone e volta a trancar quando o portão bate. Na falta de luz segue trancado, e você abre pela chave.",
          "Uma fechadura de trinco gasta energia só no momento de abrir. No resto do tempo, a lingueta segura a folha com ou sem luz, e a chave funciona sempre.",
          "Um toque no botão puxa o trinco e libera a folha, que se tranca ao fechar. Como a retenção é mecânica, o apagão não abre o portão, e a chave continua servindo.",
        ],
        [
          "O eletroímã prende a folha por força magnética enquanto há energia e solta quando ela acaba, a menos que tenha bateria. O comando vem de interfone, botão, senha ou leitor, em geral em 12 V.",
          "A fechadura magnética não tem lingueta: um ímã segura uma chapa enquanto a fonte o alimenta e larga no apagão. Interfone, teclado ou botão servem para comandá-la, quase sempre em 12 V.",
          "No eletroímã, a força é magnética e depende da fonte ligada o tempo todo, e por isso se usa bateria de apoio. O comando pode ser dado por interfone, senha, tag ou botão.",
          "O ímã só segura o portão com energia, e a bateria existe para ele não soltar na falta de luz. Botão, senha e interfone funcionam com ele, na maioria em 12 V.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Fechadura elétrica com defeito: sinais e causas", "Fechadura que zumbe, não solta ou não tranca"],
      slots: [
        [
          "Fechadura que zumbe e não solta costuma ter o trinco prensado pela folha desalinhada ou pouca tensão no fio. Silêncio total indica fonte queimada, fio partido na dobra da folha ou bobina queimada.",
          "Se a fechadura vibra e não abre, a folha caída força a lingueta ou a energia chega fraca. Quando não há som nenhum, as suspeitas são a fonte e o fio que dobra com o portão.",
          "O ronco da bobina sem abrir mostra pressão no trinco ou tensão baixa. A fechadura muda ao apertar o botão não está recebendo energia, por defeito na fonte ou cabo rompido, ou tem a bobina queimada.",
          "Quando a fechadura faz barulho e não destrava, o alinhamento deve ser visto antes da parte elétrica. Quando não faz som, costuma haver fio interrompido, fonte com defeito ou bobina no fim.",
        ],
        [
          "Portão que bate e não tranca tem trinco gasto, mola fraca ou batente fora do lugar. O eletroímã que cede com um empurrão está sujo, desalinhado ou com a fonte fraca.",
          "Se é preciso erguer a folha para trancar, a dobradiça cedeu. O ímã que solta fácil costuma ter a face suja ou a fonte perdendo força.",
          "Não trancar ao bater vem do trinco gasto ou da dobradiça que desceu. Na fechadura magnética, tinta e sujeira entre as faces tiram a força, e um empurrão abre o portão.",
          "Um batente deslocado, a mola fraca ou o trinco gasto deixam o portão destrancado. Quando o eletroímã está fraco, limpeza, alinhamento e medição da fonte mostram o motivo.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na fechadura antes de chamar", "Chave, comando e folha: teste da fechadura em ordem"],
      slots: [
        [
          "Três testes separam a causa: abrir pela chave, abrir pelo botão e repetir com a folha aliviada na mão. A fonte fica fechada, porque está ligada à rede, e fio solto não se toca.",
          "Com a chave na mão e alguém no interfone, você descobre onde está a falha. Não abra a fonte nem emende fio com o circuito ligado.",
          "Faça os testes em ordem e anote o resultado, sem desmontar nada. Mesmo num fio de 12 V, desligue o disjuntor antes de chegar perto de uma ponta solta.",
          "Em poucos minutos dá para saber se o defeito é da folha, da fechadura ou da energia. A caixa da fonte trabalha com a tensão da rede e deve ficar fechada.",
        ],
        [
          "Se a fechadura só abre com a folha aliviada, o problema está na dobradiça ou no batente. Se abre pela chave e não pelo botão, está na fonte, no fio ou na bobina.",
          "Abrir apenas empurrando a folha indica desalinhamento. Quando a chave funciona e o botão não faz nada, o defeito é da parte elétrica.",
          "Um portão que precisa de ajuda para destrancar está fora do lugar, e a fechadura pode estar boa. Botão sem efeito, com a chave girando bem, leva a medir a fonte e o cabo.",
          "Quando aliviar a folha resolve, o conserto é de alinhamento. Quando só a chave abre, a falha está entre o interfone e a bobina.",
        ],
      ],
      steps: [
        "Abra pela chave: se prender também, o defeito é do trinco ou do alinhamento.",
        "Peça a alguém que abra pelo interfone e escute a fechadura.",
        "Repita empurrando ou puxando a folha de leve.",
        "Veja se a folha está caída ou raspando no chão.",
        "No eletroímã, limpe a face com pano seco e teste outra vez.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação da fechadura elétrica", "O que o técnico ajusta no portão social"],
      slots: [
        [
          "Antes de furar, a folha é alinhada, com acerto de dobradiça e batente, para o trinco entrar livre. Uma fechadura instalada em portão torto trava em pouco tempo.",
          "O alinhamento vem primeiro, porque trinco forçado se gasta e emperra. A dobradiça que cedeu é corrigida, às vezes com solda, e só então a peça é fixada.",
          "Folha caída se acerta antes de tudo, na dobradiça ou no batente. O trinco precisa encontrar o furo sem esforço, ou a fechadura dura pouco.",
          "O serviço começa pelo portão, com dobradiça firme, folga igual e batente no lugar. Numa folha reta, a posição do trinco é marcada certa e ele não prende depois.",
        ],
        [
          "O cabo passa protegido na dobra da folha, onde as instalações antigas se partem, e segue até a fonte ou o interfone. No fim se testam o botão, a chave e a mola que faz o portão bater e trancar.",
          "Na região da dobradiça usa-se cabo flexível com proteção, separado da fiação da rede. O teste inclui abrir pelo botão e pela chave e fechar com uma batida leve.",
          "Um fio flexível na passagem da folha evita que o movimento o parta. Com a fonte e o interfone ligados, o técnico regula trinco e mola e repete a abertura várias vezes.",
          "A fiação segue em duto ou mangueira flexível até a fonte, para não se romper. Com a mola regulada, o portão deve trancar sozinho, e a chave é conferida sem energia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual fechadura para qual portão", "Como escolher a fechadura elétrica"],
      slots: [
        [
          "No portão social de casa, a escolha usual é a fechadura de trinco com chave, que segura mesmo sem energia. Em prédio e comércio de muito movimento, o eletroímã com bateria dura mais, por não ter peça móvel.",
          "Em residência, o trinco elétrico é a escolha comum e a mais barata. Onde passa muita gente, a fechadura magnética aguenta melhor, com fonte e bateria.",
          "Para a rua, em casa, prefira a de trinco, pela segurança sem energia. Acesso coletivo e porta de saída combinam com eletroímã, que não se desgasta e libera a fuga.",
          "Quem mora em casa costuma ficar bem com o trinco e a chave. A fechadura magnética serve melhor ao prédio, com bateria, porque suporta muitas aberturas por dia.",
        ],
        [
          "Perfil fino de alumínio precisa de chapa de reforço, e vidro usa modelo próprio, sem furo improvisado. Na chuva, a fechadura deve ser feita para uso externo.",
          "O tipo de folha também conta: alumínio leve recebe reforço, e vidro exige peça específica, porque não se fura. Se o portão fica exposto, escolha modelo resistente à água.",
          "O material da folha decide a fixação, com reforço no alumínio e modelo próprio no vidro. Num portão sem cobertura, a fechadura precisa ser de uso externo.",
          "Um portão exposto à chuva precisa de modelo externo, e uma folha leve, de fixação reforçada. No vidro não se fura, porque há fechadura feita para ele.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço da fechadura elétrica", "Do que depende o valor da fechadura instalada"],
      slots: [
        [
          "A troca por uma igual é o caso mais barato, porque só se pagam peça e mão de obra. A primeira instalação soma fonte, cabo até o interfone e o trabalho na folha, com furo, solda ou chapa.",
          "Quem já tem fechadura elétrica paga a peça e a montagem. Onde nunca houve uma, entram ainda o fio, a fonte e a adaptação do portão.",
          "Trocar uma fechadura por outra do mesmo tipo custa menos que começar do zero. Cabo, fonte e serralheria na folha são o que mais aumenta o valor.",
          "O preço cresce com o que falta no lugar: fonte, fiação e furo ou chapa na folha. Numa substituição simples, quase nada disso é preciso.",
        ],
        [
          "Entre os tipos, o trinco elétrico costuma ser o mais barato, e o eletroímã precisa de fonte contínua e bateria. No cartão, o total pode ser parcelado em até {shop.instalments} vezes.",
          "Eletroímã e modelos de senha custam mais por causa da fonte, da bateria e da fixação, enquanto o de trinco é o básico. Dá para dividir em até {shop.instalments} vezes no cartão.",
          "A fechadura de trinco é a mais em conta; ímã com bateria e fechadura digital custam mais. O pagamento no cartão vai em até {shop.instalments} parcelas.",
          "A bateria e a fonte encarecem o eletroímã, e a resistência à chuva encarece a digital, de modo que o trinco sai mais barato. O cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fechadura elétrica abre na falta de luz?",
      answers: [
        "Pela chave, sim: o botão deixa de funcionar, mas o trinco continua fechado. O eletroímã, ao contrário, solta sem energia, a menos que tenha bateria.",
        "A de trinco abre só pela chave, e o ímã solta sozinho. Por isso o modelo magnético em portão de rua precisa de bateria de apoio.",
        "Depende do tipo. O trinco elétrico fica trancado e usa a chave, e o eletroímã libera a folha assim que a energia e a bateria acabam.",
      ],
    },
    {
      question: "Posso passar óleo na fechadura elétrica?",
      answers: [
        "Melhor não, porque o óleo junta pó e emperra o tambor. Use grafite em pó na chave dura e deixe a parte elétrica fechada.",
        "Óleo, não; um pouco de grafite em pó no tambor, sim. Se a chave continua dura, a folha costuma estar pressionando o trinco.",
        "Com a poeira, o óleo vira cola. Grafite seco resolve a chave dura, e trinco preso precisa de alinhamento, não de lubrificante.",
      ],
    },
    {
      question: "O eletroímã do portão gasta muita energia?",
      answers: [
        "Gasta pouco, mas o tempo todo, porque precisa de corrente para segurar a folha. A fechadura de trinco consome só no instante de abrir.",
        "O consumo é baixo e contínuo. Como o ímã depende da fonte ligada, convém ter bateria para ele não soltar na queda de luz.",
        "Não muita: é uma corrente pequena, porém permanente. O trinco elétrico gasta ainda menos, pois fica sem consumo quase o dia todo.",
      ],
    },
    {
      question: "Posso pôr fechadura elétrica em portão de alumínio?",
      answers: [
        "Pode, com reforço adequado ao perfil. O alumínio fino precisa de uma chapa para os parafusos não afrouxarem.",
        "Sim, desde que a fixação seja reforçada e o modelo caiba na largura do perfil e no lado de abertura.",
        "Dá, e é comum. A diferença está na chapa de reforço, porque o parafuso direto no perfil fino se solta com as batidas.",
      ],
    },
    {
      question: "A fechadura do social pode ser aberta pelo controle da garagem?",
      answers: [
        "Pode, com um receptor que acione a fechadura em outro botão do controle, desde que a frequência e o código combinem.",
        "Sim, com um receptor avulso ligado à fechadura. Um botão do controle abre a garagem e o outro, o portão social.",
        "Sim, se o controle tiver botão livre. Instala-se um receptor próprio para a fechadura, sem ligá-la à placa do motor.",
      ],
    },
  ],
  photo: "fotos do portão social por dentro e por fora, com trinco, batente e dobradiças à vista",
  related: ["interfone", "social", "dobradica", "controle-de-acesso", "trava", "serralheria"],
};
