import type { Concept } from "#domain/knowledge/concept.ts";

export const fotocelula: Concept = {
  id: "fotocelula",
  kind: "part",
  label: "Fotocélula",
  phrase: "a fotocélula do portão",
  words: [
    "fotocélula",
    "foto célula",
    "sensor",
    "sensor de obstáculo",
    "sensor anti esmagamento",
    "sensor de presença do portão",
    "sensor infravermelho",
    "sensor de barreira",
    "sensor de obstáculo",
    "célula fotoelétrica",
    "sensor do portão",
    "borda sensível",
    "olho do portão",
    "olhinho do portão",
    "olho elétrico",
    "espelhinho do portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "A fotocélula de portão é o sensor de segurança que impede a folha de fechar em cima de pessoa, animal ou carro. Um feixe infravermelho cruza a passagem e, quando é cortado, o portão para e volta. Ela vai em par, entre 40 e 60 cm do piso, e serve em quase toda placa com entrada para sensor.",
      "Fotocélula para portão automático são dois módulos, um de cada lado da passagem, ligados por um feixe de luz invisível. Se alguém corta esse feixe durante o fechamento, a folha para e reabre. Vendemos, instalamos e alinhamos em motor novo ou já instalado, em geral de 40 a 60 cm do piso.",
      "A fotocélula é o sensor que não deixa o portão fechar em cima de ninguém: um par de peças a cerca de meio metro do chão, que manda a folha voltar quando algo corta o feixe. Serve em quase todo motor cuja placa tenha entrada para ela, e o preço instalado sai de graça por foto.",
    ],
    price: [
      "O preço da fotocélula de portão instalada soma o par, o cabo e a mão de obra, e varia com a largura do vão e a placa do motor. Com eletroduto pronto sai mais em conta; sem ele, a passagem do cabo até a outra coluna é o que mais pesa.",
      "O preço da fotocélula do portão depende do modelo, da distância entre as colunas e do caminho dos fios. O par comum com fio é o mais barato, o de espelho custa mais e poupa obra, e peça e serviço são orçados juntos pela foto das colunas.",
      "Na fotocélula, paga-se o par de sensores mais a instalação, orçados juntos por foto das duas colunas e da etiqueta do motor. Se só for preciso limpar e alinhar a que já existe, a visita de ajuste em casa parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "Consertamos fotocélula de portão: limpeza das lentes, alinhamento do par e medição do cabo, com troca só do módulo que queimou. A visita de ajuste em casa parte de {price.preventive}, sem peças, e o sensor nunca deve ser anulado para o portão fechar.",
      "Fotocélula com defeito faz o portão abrir e não fechar, quase sempre por lente suja, suporte torto ou fio oxidado. Alinhar e limpar numa visita residencial custa a partir de {price.preventive}, fora as peças; módulo queimado pede par compatível com a placa.",
      "O conserto da fotocélula do portão começa pela limpeza e pelo alinhamento, que em casa saem desde {price.preventive}, sem contar peças. Se um módulo queimou, entra um par que sirva à placa, porque os dois lados trabalham juntos.",
    ],
    installation: [
      "A fotocélula de portão é instalada em par, um módulo de cada lado da passagem, de 40 a 60 cm do piso, em motor novo ou já em uso. O cabo vai em eletroduto até a placa. O serviço termina com o teste em que se corta o feixe, e a folha precisa parar e voltar.",
      "Os dois sensores da fotocélula são presos em coluna firme, por volta de 50 cm do chão e sem sol direto na lente, em portão de correr, basculante ou de abrir. A ligação é na entrada própria da placa. O vão e o caminho do cabo decidem o preço da instalação, dado por foto.",
      "Para receber a fotocélula, o portão precisa de duas colunas firmes, cabo até a placa do motor e entrada para sensor nela, o que quase toda placa tem. Os módulos ficam entre 40 e 60 cm do piso, na altura do para-choque. O feixe é testado antes da entrega.",
    ],
    "how-to": [
      "Para testar a fotocélula do portão, mande fechar e, de longe, passe um cabo de vassoura pelo feixe: a folha deve parar e voltar. Se o portão não fecha, limpe as duas lentes com pano seco e tire o que estiver no caminho, sem usar o corpo no teste.",
      "O teste da fotocélula se faz com um cabo de vassoura, nunca com a mão: corte o feixe durante o fechamento e veja a folha parar e reabrir. Lente suja se resolve com pano macio; luz apagada ou piscando pede alinhamento pelo técnico.",
      "A fotocélula do portão se confere uma vez por mês: lentes limpas com pano seco, passagem livre e um cabo de vassoura no feixe para ver a folha voltar. Sem reação, feche o portão só olhando para ele e chame o técnico.",
    ],
    question: [
      "A fotocélula é o sensor que impede o portão de fechar sobre pessoa, animal ou carro. São duas caixinhas, uma de cada lado da passagem, ligadas por um feixe infravermelho: cortado o feixe, a folha para e volta. Fica de 40 a 60 cm do chão e serve em quase todo motor.",
      "A fotocélula do portão funciona com um feixe infravermelho entre dois módulos, um de cada lado da passagem: cortado o feixe, a folha para e volta. Fica de 40 a 60 cm acima do chão e serve em quase todo motor com entrada para sensor na placa.",
      "Sim, o sensor que impede o portão de fechar em cima do carro ou de alguém se acrescenta a quase todo motor: é a fotocélula, um par a cerca de meio metro do chão. Basta a placa ter a entrada e haver caminho para o cabo.",
      "Para colocar a fotocélula, aquele sensor que não deixa o portão fechar no carro, são precisos duas colunas firmes, cabo e entrada livre na placa do motor. O par fica entre 40 e 60 cm do piso e faz a folha voltar quando o feixe é cortado.",
    ],
    buying: [
      "Vendemos fotocélula para portão automático já com a instalação, e três coisas escolhem o modelo: largura do vão, tensão da placa, em geral 12 ou 24 volts, e caminho do cabo. Com fio dos dois lados, usa-se o par comum; sem ele, o modelo com espelho.",
      "A fotocélula de portão que serve para você cobre o seu vão e trabalha na tensão da placa, que costuma ser 24 V ou 12 V. Em casa, um par com fio resolve; com criança ou animal, soma-se um segundo par mais baixo, e instalamos os dois.",
      "Para comprar o sensor de segurança do portão, a fotocélula, confira o alcance para o vão, a tensão pedida pela placa, 12 V ou 24 V, e se há como levar cabo ao outro lado. Vendemos e instalamos o par, com fio ou com espelho.",
    ],
  },
  line: [
    "A fotocélula é o que impede a folha de fechar sobre quem está passando.",
    "Lente suja ou desalinhada na fotocélula faz o portão abrir e não fechar.",
    "Fotocélula pode ser acrescentada a motor antigo, se a placa tiver a entrada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como a fotocélula protege",
        "Como funciona o feixe da fotocélula",
        "Como a fotocélula detecta quem passa",
      ],
      slots: [
        [
          "Um módulo emite luz infravermelha e o outro recebe, cada um numa coluna. Quem passa corta o feixe, e a placa não começa o fechamento, ou o inverte se a folha já vinha descendo ou correndo.",
          "Emissor e receptor ficam frente a frente e formam uma linha de luz invisível. Quando ela é interrompida durante o fechamento, a folha para e reabre; com o portão aberto, a ordem de fechar é ignorada.",
          "O par cria um feixe de uma coluna à outra, e o receptor percebe quando algo o corta. A reação é parar e voltar, ou ficar aberto enquanto houver alguém no caminho.",
          "De um lado sai a luz infravermelha e do outro ela é recebida. Quando a luz é interrompida, a placa sabe que o vão está ocupado, e o portão reabre ou espera.",
          "De um lado sai um feixe de luz que não se vê, e do outro um receptor o capta. Quando alguém passa, o receptor perde a luz e avisa a placa, que faz a folha voltar.",
          "A fotocélula vigia uma linha, e não o vão inteiro: tudo o que cruza aquela altura durante o fechamento faz o portão parar e reabrir.",
          "São duas peças frente a frente, uma que emite e outra que recebe. Quando o feixe é cortado, a central entende que há gente ou carro no caminho.",
        ],
        [
          "Só o que cruza a linha é percebido, e por isso a altura dos módulos importa tanto. A regulagem de força continua necessária: a fotocélula evita o toque, e a força baixa limita o esforço se ele acontecer.",
          "A proteção vale para a altura do feixe, nem acima nem abaixo dela. Por esse motivo o sensor não dispensa a força bem regulada, que faz a folha ceder a um obstáculo.",
          "O que passa fora da linha não é visto, como um animal pequeno por baixo dela. Sensor e regulagem de força se completam, um evitando o contato e a outra o aperto.",
          "Altura errada deixa gente ou bicho passar sem cortar a luz. E mesmo na altura certa, a folha precisa ceder ao encostar em algo, o que vem da força bem ajustada.",
          "A altura do feixe importa muito: na canela ele percebe criança e cachorro, e na cintura deixa os dois passarem por baixo.",
          "A fotocélula age antes do toque, e a força regulada da central age depois. Um portão seguro tem as duas coisas.",
          "Na abertura, em geral, o feixe é ignorado. Ele vale no fechamento, porque é ali que a folha pode prender alguém.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Portão não fecha por causa da fotocélula",
        "Sinais de fotocélula com problema",
        "Quando o sensor segura o fechamento",
      ],
      slots: [
        [
          "O sintoma típico é o portão que abre bem e depois ignora a ordem de fechar, ou começa e volta sem nada à vista. Teia, poeira, planta e alguns milímetros de desalinho bastam para cortar a luz.",
          "Abrir e não fechar é o comportamento clássico do feixe interrompido. Lente suja, vaso novo na linha ou suporte empurrado por um encontrão têm o mesmo efeito de uma pessoa parada ali.",
          "Quando o portão só abre, o receptor deixou de ver a luz do outro lado. Poeira, inseto no módulo, folha de planta ou suporte torto explicam quase todos os casos.",
          "A folha que se recusa a fechar, ou volta no meio, costuma ter um motivo pequeno: sujeira na lente, objeto na linha ou par fora de alinhamento por poucos milímetros.",
        ],
      ],
      bullets: [
        "Abre e não fecha: feixe cortado",
        "Começa e volta: par quase desalinhado",
        "Luz do módulo apagada: sem alimentação ou fio solto",
        "Falha sempre na mesma hora: sol na lente",
        "Falha depois da chuva: umidade ou emenda oxidada",
      ],
    },
    {
      about: "check",
      headings: ["Teste da fotocélula em casa", "Limpeza e teste do sensor", "Como conferir a fotocélula sem risco"],
      slots: [
        [
          "Faça o teste uma vez por mês, com crianças e animais longe e sem usar a mão ou o corpo. Se qualquer passo falhar, feche o portão só olhando para ele até o conserto.",
          "O teste mensal pede um pano, um cabo de vassoura e poucos minutos. Fique ao lado da passagem, nunca embaixo da folha, e suspenda o fechamento automático se o sensor não reagir.",
          "Qualquer adulto confere o sensor por fora, sem abrir módulo nem motor. Mantenha distância da folha, e chame o técnico se ela não parar nem voltar.",
          "Uma vez por mês basta, com a passagem vazia e você fora do caminho da folha. O corpo não entra no teste, só o cabo de vassoura.",
        ],
      ],
      steps: [
        "Limpe as duas lentes com pano macio e seco.",
        "Retire plantas, vasos e objetos da linha entre os módulos.",
        "Mande fechar e, de longe, passe o cabo de vassoura pelo feixe: a folha deve parar e voltar.",
        "Com o portão aberto, mantenha o feixe cortado e acione: ele não deve fechar.",
        "Veja o fechamento completo, sem pancada e sem fresta.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da fotocélula",
        "O que o técnico faz no sensor",
        "Fixação, ligação e teste da fotocélula",
      ],
      slots: [
        [
          "O técnico prende os módulos em coluna firme, frente a frente, a uns 50 cm do piso, e passa o cabo em eletroduto separado da força. Levar fio ao outro lado é a parte mais demorada quando não há duto.",
          "A montagem começa pelas colunas: dois módulos alinhados, na altura do para-choque, em base que não balance. O cabo de comando segue longe do de força, e sem duto o caminho é combinado antes de furar.",
          "Primeiro são fixados os dois lados, na faixa do para-choque, de 40 a 60 cm de altura. Depois vem o cabo, em eletroduto próprio, que é o que mais toma tempo em piso acabado.",
          "Cada módulo vai numa coluna firme, um olhando para o outro, entre 40 e 60 cm do piso. O fio até a placa corre separado da rede elétrica e com emendas protegidas da umidade.",
          "O técnico marca a altura, passa o fio por eletroduto e fixa as duas peças no prumo, uma de frente para a outra. A ligação é feita com o disjuntor desligado.",
          "Primeiro se escolhe o ponto, longe do sol direto e da roda do carro; depois vêm furo, fio e caixa. Onde não há por onde passar o cabo, usa-se o modelo de espelho.",
          "A instalação tem três partes: fixar, ligar na entrada certa da placa e alinhar até a luz do receptor firmar.",
        ],
        [
          "Na placa, o sensor entra no lugar da ponte de fábrica, o fio curto que simula passagem livre. Com tudo ligado, o feixe é cortado várias vezes, com a folha em pontos diferentes do percurso.",
          "A ligação substitui a ponte que vem de fábrica na entrada do sensor, sempre com a energia desligada. O teste final corta o feixe em vários pontos, e a folha precisa parar e voltar em todos.",
          "Com o disjuntor desligado, o técnico tira a ponte da placa e liga o contato do sensor. Em seguida comprova com a folha em movimento que a proteção age no percurso inteiro.",
          "O contato vai na entrada própria da placa, sem nenhuma ponte que anule a proteção. A entrega só acontece depois de a folha voltar a cada corte do feixe.",
          "No fim, uma caixa é posta no caminho do feixe com o portão fechando, e a folha precisa reabrir todas as vezes.",
          "A placa é programada para reverter no fechamento, e o teste se repete de dia e com a garagem escura.",
          "Fica combinado quem limpa as lentes e de quanto em quanto tempo, porque poeira é a causa mais comum de falha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual fotocélula escolher",
        "Par com fio, com espelho ou mais de um sensor",
        "Sensor certo para cada portão",
        "A fotocélula que combina com o vão",
        "Como escolher o sensor do portão",
      ],
      slots: [
        [
          "Em residência, um par com fio costuma bastar, escolhido pelo vão e pela tensão da placa, 12 ou 24 volts. Onde é impossível levar cabo ao outro lado, o modelo com espelho pede fio só numa coluna.",
          "Casa com um portão fica bem com um par comum, na mesma tensão da placa. Se o piso está pronto e sem duto, o tipo com espelho refletor dispensa cabo num dos lados.",
          "O par com fio é o mais usado e o mais barato, e precisa combinar com a tensão da placa, seja 12 V, seja 24 V. Sem passagem para o cabo, escolhe-se o de espelho, alimentado de um lado só.",
          "Para garagem de casa, um par resolve, desde que alcance o vão e aceite a tensão da central. O de espelho custa mais e poupa quebrar piso.",
          "Para escolher, meça o vão e veja se há como passar fio pelos dois lados. O par comum alcança bem uma garagem; o de espelho usa fio de um lado só.",
          "Confira duas coisas na etiqueta: o alcance em metros e a tensão, que deve ser a da saída da central. Marca igual à do motor não é exigência.",
          "A escolha segue a parede: com duto dos dois lados, o par comum; com duto de um lado só, o de espelho. A tensão é a da placa, e o alcance, maior que o vão.",
          "Sol forte de frente pede modelo com filtro ou troca de lado entre emissor e receptor. Em vão largo, prefira alcance com sobra.",
        ],
        [
          "Com criança ou animal, some um segundo par mais baixo; onde entra caminhão, um mais alto, porque o feixe passa sob a carroceria. Prédio ganha ainda com borda sensível, que reage ao toque na aresta da folha.",
          "Um par a mais faz diferença em dois casos: baixo, para bicho e criança pequena, e alto, para veículo de carga. Em entrada de pedestres, a borda sensível na folha completa a proteção.",
          "Onde entra caminhão, usa-se um feixe mais alto, e com criança ou cachorro, um mais baixo, além do par comum. Em prédio e loja soma-se a borda sensível, um perfil que faz a folha recuar ao encostar.",
          "O segundo par depende de quem passa: mais baixo para animal e criança, mais alto para caminhão. Onde há muitos pedestres, vale a borda sensível, que percebe o toque na folha.",
          "Um par protege o vão de uma casa; entrada de prédio, de caminhão ou de escola costuma levar dois, em alturas diferentes.",
          "Onde passam crianças e animais, o par extra vai perto do chão, porque o comum passa por cima deles.",
          "Pense em quem é mais baixo que o para-choque: para criança e bicho, um feixe extra a um palmo e meio do piso. Caminhão pede o contrário, um feixe alto.",
          "Em portão rápido, além do feixe, a borda sensível na folha completa a proteção, já que sobra menos tempo para reagir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A fotocélula é obrigatória?",
      answers: [
        "Ela é recomendada em toda instalação, e as normas técnicas de portões automáticos tratam da proteção contra esmagamento. Com criança, pedestre ou prédio, não abra mão dela.",
        "Trate-a como item básico: sem sensor, a folha fecha sobre o que estiver no caminho. As normas do setor exigem que a folha não esmague ninguém, e a fotocélula é a forma mais comum de conseguir isso.",
        "As normas pedem proteção contra esmagamento, e a fotocélula é o meio usual de cumprir isso. Em entrada coletiva ou com fechamento automático, considere-a indispensável.",
      ],
    },
    {
      question: "Posso desligar a fotocélula para o portão fechar?",
      answers: [
        "Não. Anular o sensor tira a proteção contra esmagamento. Limpe as lentes, feche só olhando para o portão e chame o técnico se a falha continuar.",
        "Não faça isso, nem por um dia: o portão passa a fechar sobre pessoas e carros. O certo é limpar, alinhar ou trocar o par.",
        "Não. Fio no lugar do sensor deixa a folha cega, e um acidente custa mais que o conserto.",
      ],
    },
    {
      question: "Meu motor antigo aceita fotocélula?",
      answers: [
        "Na maioria dos casos, sim, desde que a placa tenha entrada para ela. Se não tiver, troca-se a central por uma compatível com o motor.",
        "Quase sempre. O que decide é a entrada para sensor na placa, e o modelo do motor já diz se ela existe.",
        "Aceita, se houver a entrada na placa. Central muito antiga, sem ela, pode ser substituída mantendo o motor.",
      ],
    },
    {
      question: "Fotocélula funciona de noite e na chuva?",
      answers: [
        "Funciona: o infravermelho não depende da luz do dia, e o módulo é feito para o tempo. Chuva só atrapalha se entrar água no módulo ou na emenda.",
        "Sim. À noite não muda nada, e a chuva normal não corta o feixe; o problema vem de umidade dentro do módulo.",
        "De noite, sem diferença. Com chuva também, desde que as caixas estejam vedadas e a emenda seca.",
      ],
    },
    {
      question: "O sol atrapalha a fotocélula?",
      answers: [
        "Atrapalha quando bate direto na lente do receptor, no começo ou no fim do dia. A solução é inverter os módulos, proteger a lente ou mudar o ângulo.",
        "Pode atrapalhar, e a pista é a falha sempre na mesma hora. O técnico troca emissor e receptor de lado ou põe uma aba na lente.",
        "Sim, no receptor virado para o sol baixo. Trocar os lados dos módulos costuma bastar.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar a fotocélula?",
      answers: [
        "Com eletroduto pronto dos dois lados, é serviço pequeno, de até {trade.smallRepair}. Sem duto, o tempo depende do caminho do cabo.",
        "Até {trade.smallRepair}, se o cabo tem por onde passar. Piso acabado sem duto alonga o trabalho, ou leva ao modelo com espelho.",
        "O par em si se fixa e liga em até {trade.smallRepair}. O que demora é abrir passagem para o fio até a outra coluna.",
      ],
    },
  ],
  photo: "uma foto de cada lado do portão, com as colunas inteiras, e outra da etiqueta do motor",
  related: ["nao-fecha", "criancas", "esmagamento", "volta", "animais", "normas"],
  topic: "fotocelulas-e-sensores",
};
