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
    "fechadura digital",
    "tranca elétrica",
  ],
  gates: ["social", "pivotante", "duas-folhas"],
  intent: "installation",
  answers: {
    any: [
      "Vendemos, instalamos e trocamos fechadura elétrica de portão social: a de trinco, que fica trancada sem luz e abre pela chave, ou o eletroímã, que depende de energia. A folha precisa estar alinhada; só o ajuste, em casa, parte de {price.preventive}, sem peças, e fotos do batente dão o valor.",
      "Fechadura elétrica para portão social abre pelo interfone, por botão ou por senha, e sem luz pela chave. Instalamos a de trinco, comum em casa, ou o eletroímã, que solta quando falta energia, e consertamos a sua; ajuste em residência começa em {price.preventive}, fora peças.",
      "Instalamos e consertamos fechadura eletrônica de portão de pedestre, de trinco elétrico ou eletroímã, em geral de 12 V. Para a rua a de trinco é mais segura, porque continua fechada no apagão; o ajuste em casa parte de {price.preventive}, sem peças, e a instalação se orça por foto.",
      "A fechadura elétrica do portão social solta a folha com um comando do interfone, e a chave cobre a falta de luz. Fazemos venda, instalação e troca, com a folha alinhada antes; mande fotos do batente para o valor, e se for só ajuste, em casa, custa a partir de {price.preventive}, sem peças.",
    ],
    price: [
      "O preço da fechadura elétrica instalada soma a peça, a adaptação da folha e o cabo até o interfone ou a fonte. Trocar por outra igual sai mais barato que instalar do zero, e só o ajuste em casa parte de {price.preventive}, sem peças; fotos do portão social dão o valor.",
      "Fechadura elétrica do portão custa conforme o tipo, trinco, eletroímã ou digital, mais fonte, cabo e serralheria. Uma troca simples pede só peça e mão de obra, e o ajuste, em residência, começa em {price.preventive}, fora peças.",
      "Quanto custa pôr fechadura elétrica depende do modelo e do que falta: furo ou chapa na folha, fonte e fio até o interfone. Se a sua só precisa de ajuste, em casa o serviço parte de {price.preventive}, sem peças; para o resto, bastam fotos do batente.",
    ],
    repair: [
      "Consertamos fechadura elétrica de portão que zumbe, não solta ou não tranca, começando pelo alinhamento, porque folha caída prende o trinco. Depois medimos fonte, fio e bobina; o ajuste em casa parte de {price.preventive}, sem peças, e bobina queimada pede troca.",
      "Fechadura elétrica que não responde tem, em geral, fonte fraca, fio partido na dobra da folha ou bobina queimada. O técnico alinha o portão social, mede na ponta do cabo e troca só o que falhou; ajuste em residência desde {price.preventive}, fora peças.",
      "No conserto da fechadura do portão, a folha vem primeiro, pois desalinhada ela força o trinco e parece defeito elétrico. Se o problema é fio, fonte ou bobina, a medição mostra, e só o ajuste, em casa, custa a partir de {price.preventive}, sem peças.",
    ],
    installation: [
      "Instalamos fechadura elétrica no portão social com a folha alinhada, cabo protegido até a fonte e comando pelo interfone, por botão ou por senha. A de trinco tranca sem luz e abre pela chave; fotos do batente dão o valor, e só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      "A instalação da fechadura elétrica inclui alinhar o portão de pedestre, fixar o corpo e o batente, passar o cabo até o interfone e testar pela chave. Em casa, a de trinco é a escolha comum, pois continua trancada no apagão; o orçamento sai por foto.",
      "Fechadura eletrônica em portão social instalamos com fonte, cabo flexível na dobra da folha e teste com e sem energia. O trinco elétrico fica fechado na falta de luz, e o eletroímã pede bateria; mande fotos do batente e da folha para o valor.",
    ],
    comparison: [
      "A fechadura elétrica de trinco fica trancada sem energia e abre pela chave; o eletroímã segura por força magnética e solta quando falta luz. Para o portão da rua, o trinco protege melhor a casa; para prédio de muito fluxo, o eletroímã com bateria dura mais.",
      "Trinco ou eletroímã: o primeiro gasta só no instante de abrir e aceita chave, o segundo não tem peça móvel, mas exige energia contínua. Em casa prefira a fechadura de trinco; em rota de saída, o ímã, que libera no apagão.",
      "Entre a fechadura de trinco e a magnética, a diferença aparece na falta de luz: uma continua fechada, a outra abre. A de trinco pede alinhamento e regulagem, e o eletroímã, fonte com bateria e face limpa.",
    ],
    emergency: [
      "Fechadura elétrica travada com alguém preso: tente a chave, empurre ou puxe a folha de leve e aperte o botão de abertura. Não force com alavanca; se não soltar, chame pelo WhatsApp, {shop.hours}.",
      "Se a fechadura não tranca e o portão social fica aberto, use corrente e cadeado por dentro até o reparo, sem prender ninguém. O técnico alinha a folha e confere trinco e fonte; o atendimento funciona {shop.hours}.",
      "Portão social que não abre pelo interfone costuma abrir pela chave, com a folha aliviada pela mão. Se a fechadura segue presa, não desmonte nem use alavanca; o contato vai {shop.hours}.",
    ],
    question: [
      "Sim, fechadura elétrica serve em portão social de ferro, aço ou alumínio, com a folha alinhada. A de trinco continua trancada na falta de luz e abre pela chave, e o eletroímã solta sem energia, por isso pede bateria.",
      "A fechadura elétrica vale a pena quando o portão fica longe da porta ou já existe interfone, porque você abre sem descer. Sem luz usa-se a chave, na de trinco; folha torta é alinhada antes e alumínio fino recebe reforço.",
      "Funciona com interfone, botão ou senha, quase sempre em 12 V e por um toque rápido. Para portão de rua, prefira a fechadura de trinco com chave, que não abre no apagão como o eletroímã.",
    ],
    buying: [
      "Vendemos e instalamos fechadura elétrica para portão social: em casa, a de trinco com chave, que tranca sem luz; em prédio e comércio, eletroímã com fonte e bateria. Fotos do batente e da folha fecham o modelo e o valor.",
      "A fechadura elétrica certa depende da folha, do lado em que ela abre e da tensão do interfone, em geral 12 V. Fornecemos e montamos a de trinco para residência ou o eletroímã para acesso coletivo; uma foto do batente resolve a dúvida.",
      "Para o portão de pedestre, vendemos trinco elétrico, eletroímã ou modelo de senha próprio para chuva. A de trinco fica fechada no apagão, o ímã precisa de bateria; mande fotos da folha para o valor, com ou sem a instalação.",
    ],
    "how-to": [
      "Para instalar fechadura elétrica, a folha é alinhada, o corpo vai na folha e a contratesta, a chapa que recebe o trinco, no batente, com o cabo protegido até a fonte de 12 V. Teste pela chave sem energia; corte, solda e ligação ficam com o técnico.",
      "A fechadura elétrica se liga à saída própria do interfone ou a uma fonte com botão de pulso, nunca à placa do motor. Comando contínuo queima a bobina, feita para abrir em um toque, e a folha precisa estar reta antes do primeiro furo.",
      "Instale fechadura elétrica só em portão social reto, com o trinco centrado no batente e cabo flexível na dobra da folha. O comando é um pulso, em geral de 12 V; serralheria e fonte ligada à rede são serviço de técnico.",
    ],
  },
  line: [
    "Fechadura elétrica que zumbe e não solta pede primeiro o alinhamento da folha.",
    "Sem luz, o eletroímã solta e a fechadura de trinco continua trancada.",
    "A fechadura do portão social é comandada pelo interfone, por botão ou por senha.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Trinco elétrico e eletroímã", "Tipos de fechadura elétrica para o portão"],
      slots: [
        [
          "Na de trinco, um pulso elétrico recolhe a lingueta, a folha abre e tranca de novo ao bater. Sem energia ela continua fechada, e a chave resolve.",
          "O tipo mais comum solta a lingueta com um toque de energia e volta a trancar quando o portão bate. Faltando luz, segue trancada e se abre pela chave.",
          "A fechadura de trinco gasta energia só no momento de abrir. O resto do tempo a lingueta segura a folha, com ou sem luz, e a chave funciona sempre.",
          "Um toque no interfone puxa o trinco e libera a folha, que se tranca ao fechar. Como a trava é mecânica, a falta de energia não abre o portão.",
        ],
        [
          "O eletroímã prende a folha por força magnética enquanto há energia e solta quando ela acaba. As duas recebem comando de interfone, botão, senha ou leitor, em geral em 12 V.",
          "Já o ímã não tem lingueta: segura uma chapa enquanto a fonte alimenta e larga no apagão. Interfone, teclado ou botão comandam qualquer uma, quase sempre em 12 V.",
          "No eletroímã a retenção é magnética e depende da fonte ligada o tempo todo, por isso usa bateria. O comando pode vir de interfone, senha, tag ou botoeira.",
          "A outra opção é o ímã, que só segura com energia e por isso leva bateria de apoio. Botão, senha ou interfone servem para os dois tipos, na maioria em 12 V.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Fechadura elétrica com defeito: sinais e causas", "Fechadura que zumbe, não solta ou não tranca"],
      slots: [
        [
          "Zumbido sem soltar costuma ser trinco prensado por folha desalinhada ou tensão fraca no fio. Silêncio total aponta para fonte queimada, fio partido na dobra da folha ou bobina aberta.",
          "Se ela vibra e não abre, a folha caída força a lingueta ou a energia chega fraca. Sem som nenhum, suspeite da fonte e do fio que dobra com o portão.",
          "O ronco da bobina sem abrir indica pressão no trinco ou pouca tensão. Já o silêncio no comando mostra que nada chega, por fonte, cabo rompido ou bobina queimada.",
          "Quando faz barulho e não destrava, olhe o alinhamento antes da parte elétrica. Muda, ela costuma ter fio interrompido, fonte com defeito ou a bobina no fim.",
        ],
        [
          "Portão que bate e não tranca tem trinco gasto, mola fraca ou batente fora do lugar. Eletroímã que cede com um empurrão está sujo, desalinhado ou com fonte fraca.",
          "Se é preciso erguer a folha para trancar, a dobradiça cedeu. O ímã que solta fácil costuma ter a face suja ou a fonte perdendo força.",
          "Não trancar ao bater vem do trinco gasto ou da dobradiça que desceu. No magnético, tinta e sujeira entre as faces tiram a força, e um empurrão abre.",
          "Batente fora do lugar, mola fraca e trinco gasto deixam o portão destrancado. Já o eletroímã fraco pede limpeza, alinhamento e medição da fonte.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na fechadura antes de chamar", "Chave, comando e folha: teste da fechadura em ordem"],
      slots: [
        [
          "Três testes separam a causa: pela chave, pelo comando e com a folha aliviada na mão. A fonte fica fechada, porque está ligada à rede, e fio solto não se toca.",
          "Com a chave na mão e alguém no interfone, você descobre onde está a falha. Não abra a fonte nem emende fio com o circuito ligado.",
          "Teste em ordem e anote o resultado, sem desmontar nada. Mesmo com fio de 12 V, desligue o disjuntor antes de chegar perto de ponta solta.",
          "Em poucos minutos dá para saber se o defeito é da folha, da fechadura ou da energia. A caixa da fonte trabalha com tensão da rede e não se abre.",
        ],
        [
          "Se só abre com a folha aliviada, o caso é de dobradiça ou batente. Se abre pela chave e não pelo botão, é fonte, fio ou bobina.",
          "Abrir apenas empurrando a folha denuncia desalinhamento. Chave que funciona com botão mudo leva à parte elétrica.",
          "Folha que precisa de ajuda está fora do lugar, e a fechadura é inocente. Já o comando sem efeito, com chave boa, pede medir fonte e cabo.",
          "Quando aliviar a folha resolve, corrija o alinhamento. Quando só a chave abre, o problema está entre o interfone e a bobina.",
        ],
      ],
      steps: [
        "Abra pela chave: se prender também, o defeito é do trinco ou do alinhamento.",
        "Peça o comando pelo interfone e escute a fechadura.",
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
          "Antes de furar, a folha é alinhada, com acerto de dobradiça e batente, para o trinco entrar livre. Fechadura em portão torto trava em pouco tempo.",
          "O alinhamento vem primeiro, porque trinco forçado gasta e emperra. Dobradiça cedida é corrigida, às vezes com solda, e só depois se fixa a peça.",
          "Folha caída se acerta antes de tudo, na dobradiça ou no batente. O trinco precisa encontrar o furo sem esforço, ou a fechadura dura pouco.",
          "Começa-se pelo portão: dobradiça firme, folga igual, batente no lugar. Com a folha reta, a marcação do trinco sai certa de primeira.",
        ],
        [
          "O cabo passa protegido na dobra da folha, onde as instalações antigas se partem, e segue até a fonte ou o interfone. No fim se testam comando, chave e a mola que faz o portão bater e trancar.",
          "Na região da dobradiça usa-se cabo flexível com proteção, separado da fiação da rede. O teste inclui abrir pelo botão e pela chave e fechar com batida leve.",
          "Fio flexível na passagem da folha evita a quebra por movimento. Ligados fonte e interfone, o técnico regula trinco e mola e repete a abertura várias vezes.",
          "A fiação vai em duto ou mangueira flexível até a fonte, para não se romper. Regulada a mola, o portão deve trancar sozinho, e a chave é conferida sem energia.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual fechadura para qual portão", "Como escolher a fechadura elétrica"],
      slots: [
        [
          "No portão social de casa, a escolha usual é a fechadura de trinco com chave, que segura mesmo sem energia. Em prédio e comércio de muito fluxo, o eletroímã com bateria dura mais, por não ter peça móvel.",
          "Residência pede trinco elétrico, que continua trancado no apagão. Onde passa muita gente, o ímã aguenta melhor, com fonte e bateria para não abrir na falta de luz.",
          "Para a rua, em casa, prefira a de trinco, pela segurança sem energia. Acesso coletivo e porta de saída combinam com eletroímã, que não se desgasta e libera a fuga.",
          "Quem mora em casa costuma ficar com o trinco e a chave. O magnético vai bem em prédio, com bateria, porque suporta muitas aberturas por dia.",
        ],
        [
          "Alumínio fino pede chapa de reforço, e vidro usa modelo próprio, sem furo improvisado. Ao tempo, só fechadura feita para chuva; o motor de abrir usa outra trava.",
          "Veja também a folha: perfil fino de alumínio recebe reforço, vidro exige peça específica. Se fica exposta, escolha modelo de uso externo.",
          "O material da folha decide a fixação, com reforço no alumínio e modelo próprio no vidro. A trava do portão de garagem é outra, ligada ao motor.",
          "Portão exposto à chuva quer modelo externo, e folha leve quer fixação reforçada. Em vidro não se fura; há fechadura só para ele.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço da fechadura elétrica", "Do que depende o valor da fechadura instalada"],
      slots: [
        [
          "A troca por uma igual é o caso mais barato, só peça e mão de obra. Instalar do zero soma fonte, cabo até o interfone e o trabalho na folha, com furo, solda ou chapa.",
          "Quem já tem fechadura elétrica paga a peça e a montagem. Na primeira instalação entram ainda o fio, a fonte e a adaptação do portão.",
          "Trocar uma fechadura por outra do mesmo tipo custa menos que começar do nada. Cabo, fonte e serralheria na folha são o que mais aumenta.",
          "O preço cresce com o que falta no lugar: fonte, fiação e furo ou chapa na folha. Numa substituição simples, quase nada disso é preciso.",
        ],
        [
          "Entre os tipos, o trinco elétrico costuma ser o mais simples, e o eletroímã pede fonte contínua e bateria. O cartão parcela em até {shop.instalments} vezes.",
          "Eletroímã e modelos de senha encarecem por fonte, bateria e fixação, enquanto o trinco é o básico. Dá para dividir em até {shop.instalments} vezes no cartão.",
          "O de trinco fica embaixo na lista de valores; ímã com bateria e fechadura digital ficam acima. No cartão são até {shop.instalments} parcelas.",
          "A bateria e a fonte do eletroímã pesam, e a digital externa também; o trinco sai mais em conta. O pagamento vai em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fechadura elétrica abre na falta de luz?",
      answers: [
        "Pela chave, sim: o comando para, mas o trinco continua fechado. O eletroímã, ao contrário, solta sem energia, a menos que tenha bateria.",
        "A de trinco abre só pela chave; o ímã solta sozinho. Por isso o magnético em portão de rua precisa de bateria de apoio.",
        "Depende do tipo. Trinco elétrico fica trancado e usa a chave, e eletroímã libera a folha assim que a energia e a bateria acabam.",
      ],
    },
    {
      question: "Posso passar óleo na fechadura elétrica?",
      answers: [
        "Melhor não: óleo junta pó e emperra o tambor. Use grafite em pó na chave dura e deixe a parte elétrica fechada.",
        "Óleo, não; um pouco de grafite em pó no tambor, sim. Se a chave continua dura, a folha costuma estar pressionando o trinco.",
        "O óleo vira cola com a poeira. Grafite seco resolve a chave dura, e trinco preso pede alinhamento, não lubrificante.",
      ],
    },
    {
      question: "O eletroímã do portão gasta muita energia?",
      answers: [
        "Gasta pouco, mas o tempo todo, porque precisa de corrente para segurar a folha. A de trinco consome só no instante de abrir.",
        "O consumo é baixo e contínuo. Como depende da fonte ligada, convém ter bateria para não soltar na queda de luz.",
        "Pouco: é uma corrente pequena, porém permanente. O trinco elétrico sai na frente nisso, pois fica sem consumo quase o dia todo.",
      ],
    },
    {
      question: "Posso pôr fechadura elétrica em portão de alumínio?",
      answers: [
        "Pode, com reforço adequado ao perfil. O alumínio fino pede chapa para os parafusos não afrouxarem.",
        "Sim, desde que a fixação seja reforçada e o modelo caiba na largura do perfil e no lado de abertura.",
        "Dá, e é comum. A diferença está na chapa de reforço, porque parafuso direto no perfil fino solta com as batidas.",
      ],
    },
    {
      question: "A fechadura do social pode ser aberta pelo controle da garagem?",
      answers: [
        "Pode, com um receptor que acione a fechadura em outro botão do controle, desde que a frequência e o código combinem.",
        "Sim, usando receptor avulso com relé na fechadura. Um botão abre a garagem e o outro, o portão social.",
        "Sim, se o controle tiver botão livre. Instala-se um receptor próprio para a fechadura, sem ligá-la à placa do motor.",
      ],
    },
  ],
  photo: "fotos do portão social por dentro e por fora, com trinco, batente e dobradiças à vista",
  related: ["interfone", "social", "dobradica", "controle-de-acesso", "trava", "serralheria"],
};
