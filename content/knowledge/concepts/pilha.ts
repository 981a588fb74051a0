import type { Concept } from "#domain/knowledge/concept.ts";

export const pilha: Concept = {
  id: "pilha",
  kind: "part",
  label: "Pilha do controle",
  phrase: "a pilha do controle",
  words: [
    "pilha",
    "pilha do controle",
    "bateria do controle",
    "bateria do controle remoto",
    "bateria de controle de portão",
    "pilha A23",
    "pilha 12V",
    "bateria CR2032",
    "bateria CR2016",
    "trocar pilha",
    "pilha fraca",
  ],
  intent: "how-to",
  answers: {
    any: [
      "A pilha, ou bateria, do controle do portão costuma ser a A23, de 12 V, ou uma moeda de 3 V, como a CR2032, e o código vem impresso nela. Compre igual, encaixe na mesma polaridade e teste: a troca leva um minuto, não apaga o cadastro e a carga dura de 1 a 2 anos.",
      "No controle do portão, a pilha (ou bateria) vem em dois formatos: cilindro de 12 V, a A23 ou a 27A, e moeda de 3 V, a CR2032 ou a CR2016. Leia o código na antiga, ponha outra igual no mesmo sentido e acione de perto; o controle não perde a programação.",
      "Se a luz está fraca ou é preciso chegar perto, a bateria (a pilha) desse controle do portão chegou ao fim, o que acontece a cada 1 ou 2 anos. Troque por uma de código igual, como A23 ou CR2032, sem precisar programar nada depois.",
    ],
    price: [
      "A pilha do controle do portão é o item mais barato dele e não tem mão de obra, porque você mesmo troca em um minuto. O valor muda com o tipo, A23 ou 27A de 12 V e moeda CR2032 ou CR2016 de 3 V; chaveiro, mercado e loja de elétrica costumam vender.",
      "A bateria do controle do portão custa pouco perto de um controle novo, e ninguém precisa pagar visita para trocá-la. Leve a antiga, confira o código, como A23 de 12 V ou CR2032 de 3 V, e compre em mercado, chaveiro ou loja de material elétrico.",
      "Na pilha do controle, você paga só a peça: não há serviço a cobrar, e a troca leva um minuto. Muda de preço conforme o tipo, A23 ou moeda CR2032, e conforme a marca; se ela não resolver, o controle novo é orçado por foto.",
    ],
    "how-to": [
      "Para trocar a pilha do controle do portão, abra a carcaça, leia o código da antiga e encaixe outra igual, na mesma polaridade: A23 ou 27A, de 12 V, ou moeda CR2032 ou CR2016, de 3 V. Leva um minuto e o cadastro não se apaga.",
      "A bateria do controle do portão se troca pelo código impresso na que está dentro: cilindro de 12 V, A23 ou 27A, ou moeda de 3 V, CR2032 ou CR2016. Respeite o sinal de mais, limpe os contatos com pano seco e teste perto do portão, sem programar nada.",
      "Acabou a pilha do controle? Abra o aparelho, veja se é cilindro A23 ou moeda CR2032, compre a de mesmo código e monte no mesmo sentido. O portão reconhece o controle na hora, e se nada mudar o defeito está em outro lugar.",
    ],
    question: [
      "A pilha, ou bateria, do controle do portão é, em geral, um cilindro A23 de 12 V ou uma moeda CR2032 de 3 V, e dura de 1 a 2 anos. Quando enfraquece, o alcance encolhe antes de o controle parar, e a troca pelo mesmo código leva um minuto sem apagar o cadastro.",
      "Trocar a pilha, ou bateria, não desprograma o controle do portão, porque o código fica no chip dele e na memória da central. Use o mesmo modelo de pilha, seja A23, seja CR2032, a cada 1 ou 2 anos, quando a luz fica pálida.",
      "Sim, pilha ou bateria fraca faz o controle do portão abrir só de perto, e outra de mesmo código resolve em um minuto. As comuns são o cilindro de 12 V, chamado A23, e a moeda de 3 V, CR2032, que servem por 1 ou 2 anos.",
    ],
    buying: [
      "Compre a pilha do controle do portão pelo código impresso na antiga: A23, também vendida como 23A, de 12 V, ou moeda CR2032 ou CR2016, de 3 V. Chaveiro, mercado e loja de elétrica costumam ter, e a troca você mesmo faz em um minuto.",
      "A bateria certa para o controle do portão eletrônico tem o mesmo código, e não só o mesmo tamanho: A23 e 27A se parecem e não se trocam, e o mesmo vale para CR2032 e CR2016. Leve a velha e confira a validade da nova.",
      "Para comprar pilha de controle de portão, abra o aparelho e leia o código: em geral A23 ou CR2032. Ela se acha em mercado, chaveiro ou loja de material elétrico e dura de 1 a 2 anos.",
    ],
    repair: [
      "Pilha fraca é a causa mais comum de controle de portão que falha, então troque-a por outra do mesmo código, A23 de 12 V ou moeda CR2032 de 3 V, e limpe os contatos. Se com ela nova nada acontece, o defeito costuma ser cadastro, botão ou receptor.",
      "Antes de consertar o controle do portão, ponha bateria nova do mesmo código, no sentido certo. Luz apagada depois disso indica contato ou botão; luz firme sem efeito leva a procura para o cadastro ou o receptor, e controle sem conserto nós trocamos e cadastramos.",
      "Se a pilha do controle do portão vazou, tire-a com papel, limpe o metal com álcool isopropílico e seque antes de pôr a nova, de código igual. Mola partida ou placa corroída pede controle novo, que vendemos e cadastramos.",
    ],
  },
  line: [
    "Comece pela pilha do controle: com ela fraca, o alcance encolhe antes de sumir.",
    "A pilha certa é a do modelo impresso na antiga, com a polaridade respeitada.",
    "Trocar a pilha do controle não apaga o cadastro no portão.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Qual pilha o controle do portão usa",
        "A23, 27A ou moeda: os tipos de pilha",
        "Como identificar a pilha do seu controle",
      ],
      slots: [
        [
          "O código impresso na pilha antiga manda na compra. Modelos parecidos mudam de tensão ou de altura: a 27A é mais fina que a A23, e uma CR2016 no lugar da CR2032 dá mau contato.",
          "Guie-se pelo número gravado, porque o olho engana. A A23 e a 27A têm os mesmos 12 V e tamanhos diferentes, e as moedas CR2032 e CR2016 só mudam na espessura, o bastante para falhar.",
          "Controle tradicional leva pilha cilíndrica de 12 V, e controle fino leva moeda de 3 V. Em ambos, compre a de mesmo número, já que a parecida fica frouxa no encaixe ou não entra.",
          "Existem dois grupos, o cilindro curto de 12 V e a moeda de 3 V. Dentro de cada um há tamanhos quase iguais que não se substituem, e por isso vale o que está escrito na usada.",
        ],
      ],
      bullets: [
        "A23, ou 23A: cilindro de 12 V, a mais comum",
        "27A: cilindro de 12 V, mais fino",
        "CR2032: moeda de 3 V",
        "CR2016: moeda de 3 V, mais fina",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de pilha fraca", "Como a pilha avisa que está no fim", "Pilha ou defeito no controle?"],
      slots: [
        [
          "O primeiro sinal é o alcance, que com carga boa chega a {trade.reach} em campo aberto e vai encolhendo até você precisar encostar o carro. Depois a luz fica pálida ou apaga no meio do aperto.",
          "Antes de parar, a pilha rouba distância: dos {trade.reach} possíveis sem obstáculo, sobram poucos passos. Em seguida o LED treme, enfraquece ou só acende com o botão bem apertado.",
          "Repare na distância. Um controle que alcançava até {trade.reach} em lugar aberto e agora abre só diante do portão está com carga no fim, e a luz fraca confirma.",
          "Quando são precisos vários apertos, ou o portão só responde de muito perto, a carga acabou. Com pilha boa o controle chega a {trade.reach} sem nada no caminho e a luz fica firme.",
          "A pilha avisa antes de acabar: o alcance encurta, a luz do controle fica pálida e passa a ser preciso apertar duas vezes.",
          "Se o controle só abre encostado ao portão e antes abria da esquina, comece pela pilha, que custa pouco e se troca em um minuto.",
          "Luz que acende fraca ou pisca torta é pilha; luz firme sem resposta do portão é gravação ou receptor.",
        ],
        [
          "Luz acesa não prova pilha boa, porque ela pode brilhar com carga insuficiente para transmitir. Se com pilha nova o portão não responde nem de perto, procure no botão, no cadastro ou no receptor.",
          "A luzinha engana, pois acende mesmo com tensão baixa. Pilha nova sem nenhuma melhora aponta para contato oxidado, botão gasto ou controle fora da memória da central.",
          "Não confie só na luz do controle, que resiste mais que o sinal de rádio. Trocada a pilha e nada feito, o defeito está no aparelho, no cadastro ou no receptor do motor.",
          "O LED aceso diz pouco, já que gasta menos energia que a transmissão. Se a pilha nova não muda nada, teste outro controle: ele mostra se a falha é do seu ou do receptor.",
          "Teste com outro controle da casa no mesmo lugar: se ele abre, a diferença está no seu.",
          "Pilha nova que não resolve devolve a suspeita para o contato sujo, o botão gasto ou o cadastro.",
          "Troque e teste à vista do portão, com o caminho livre, porque ele pode responder de uma vez.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como trocar a pilha do controle",
        "Troca da pilha, passo a passo",
        "Trocando a pilha sem estragar o controle",
      ],
      slots: [
        [
          "Qualquer adulto troca a pilha, sem risco de choque, em um minuto sobre a mesa. O cadastro não se perde, porque o código fica guardado no chip do controle.",
          "A troca é segura, já que o controle trabalha com tensão muito baixa. Fotografe o interior antes, para lembrar o lado do positivo; depois nada precisa ser programado na central.",
          "É tarefa de um minuto, com a unha ou uma chave pequena. Mesmo alguns minutos sem pilha, o controle conserva o código, e o portão o reconhece logo em seguida.",
          "Dá para fazer em casa e sem ferramenta especial. Abra sobre a mesa para não perder mola nem botão, e fique tranquilo com a programação, que continua na memória.",
        ],
      ],
      steps: [
        "Abra a carcaça pelo encaixe ou pelo parafuso do verso.",
        "Leia o modelo na pilha antiga e compre exatamente o mesmo.",
        "Passe um pano seco ou borracha escolar nos contatos esverdeados.",
        "Encaixe a nova com a polaridade indicada e feche sem forçar.",
        "Teste à vista do portão, de perto e depois da distância de costume.",
      ],
    },
    {
      about: "care",
      headings: [
        "Para a pilha durar mais",
        "Cuidados com pilha e controle",
        "Calor, bolsa e gaveta: o que gasta a pilha",
      ],
      slots: [
        [
          "O calor encurta a vida da pilha, e o painel do carro ao sol é o pior lugar para deixar o controle. Um botão apertado dentro da bolsa transmite sem parar e esgota a carga em dias.",
          "Longe do sol e do aperto, a pilha chega aos seus 1 ou 2 anos. No painel quente ela perde carga, e espremida entre chaves na bolsa o botão fica acionado e a esvazia.",
          "Duas coisas gastam a pilha antes da hora: o calor do carro fechado e o botão pressionado sem querer. Guarde o controle em lugar fresco e solto, fora do bolso cheio de chaves.",
          "Quebra-sol e painel aquecem demais e encurtam a carga. Bolsa apertada é o outro vilão, porque o botão acionado descarrega a pilha e ainda pode abrir o portão sozinho.",
          "O que mais gasta é o botão apertado sem querer, na bolsa ou no bolso. Uma capa dura ou o quebra-sol resolvem.",
          "Calor de carro fechado seca a pilha e a borracha; à sombra, as duas duram mais.",
          "Compre dentro da validade e de marca conhecida, porque pilha parada há anos na loja já vem fraca.",
        ],
        [
          "No controle de reserva, guarde a pilha fora do aparelho, na embalagem. Parada por meses dentro dele, ela pode vazar e corroer o contato da placa.",
          "Um aparelho que fica na gaveta deve ficar sem pilha. O vazamento de uma esquecida oxida as molas, e aí o conserto vira compra de outro controle.",
          "Tire a pilha do controle que você quase não usa e deixe as duas coisas juntas na gaveta. Assim um vazamento não estraga os contatos.",
          "Reserva boa é a que fica desmontada: controle de um lado, pilha do outro. Guardada no encaixe por muito tempo, ela vaza e come o metal dos contatos.",
          "A de reserva fica fora do aparelho, na embalagem, longe de moedas e chaves.",
          "Limpar os contatos com cotonete seco a cada troca evita metade das falhas que parecem defeito.",
          "Anote o mês da troca dentro da tampa, e a próxima não pega você do lado de fora.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Pilha, crianças e descarte",
        "Bateria moeda, descarte e vazamento: cuidados",
        "Segurança com a pilha nova e com a usada",
      ],
      slots: [
        [
          "Uma bateria moeda engolida queima por dentro em pouco tempo e exige pronto-socorro imediato, mesmo que a criança pareça bem. Guarde pilhas e controles abertos fora do alcance dos pequenos.",
          "Mantenha a moeda longe de crianças: se uma for engolida, leve ao hospital na hora, sem esperar sintoma. A reação do metal com a saliva fere o esôfago em poucas horas.",
          "Criança e bateria moeda não combinam. Engolida, ela causa queimadura interna e pede atendimento de emergência, ainda que nada se perceba por fora.",
          "O maior risco da pilha moeda é ser engolida por criança pequena, o que exige socorro médico imediato. Troque longe delas e feche bem o controle depois.",
        ],
        [
          "A pilha usada vai para o ponto de coleta de mercados e lojas, nunca para o lixo comum. Não tente recarregá-la, e retire com papel ou luva a que estiver estufada ou vazando.",
          "Descarte a velha em coletor de pilhas, comum na entrada de mercados. Pó branco ou verde nos contatos é vazamento: limpe a seco e lave as mãos.",
          "Leve a gasta ao coletor quando for comprar a nova. Pilha comum não se recarrega nem se abre, porque pode estourar, e a que vazou se pega com papel.",
          "Ponto de coleta é o destino certo da antiga. Se ela vazou, use luva ou papel para tirar, limpe o resíduo a seco e não reaproveite.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que a pilha nova do controle acaba em poucas semanas?",
      answers: [
        "Em geral, algum botão fica preso ou apertado na bolsa, e o controle transmite sem parar. Estoque velho e umidade na placa também gastam a carga.",
        "Veja se a luz acende sozinha, sinal de botão preso, que descarrega em dias. Se não acende, confira a validade da pilha e a oxidação nos contatos.",
        "O comum é botão acionado sem querer. Pilha perto do vencimento e placa úmida vêm depois, e outra marca dentro da validade tira a dúvida.",
        "Procure o botão que fica apertado no bolso ou na bolsa: a luz acesa sem toque é o sinal. Depois confira a validade da pilha e a umidade dentro do aparelho.",
        "Contato torto ou molhado também descarrega, mesmo com o botão solto. Limpe, seque e teste com uma pilha de outra loja.",
      ],
    },
    {
      question: "Como saber se a pilha está fraca com um multímetro?",
      answers: [
        "Meça em tensão contínua: uma A23 nova marca perto de 12 V, e uma CR2032, perto de 3 V. Valor bem abaixo já pede troca.",
        "Com a pilha fora do controle, encoste as pontas nos polos e compare com a tensão impressa. Sem carga, a quase gasta ainda parece boa; na dúvida, teste com uma nova.",
        "A leitura deve ficar perto do que está impresso, 12 V na A23 e 3 V na moeda. Muito menos que isso indica carga no fim.",
        "Meça sem o controle: 12 V na A23 e 3 V na moeda, com pequena diferença. Bem abaixo disso, troque.",
        "O aparelho mostra a tensão sem esforço, e por isso uma pilha no fim ainda engana. Na dúvida, a prova é uma nova.",
      ],
    },
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a luz acende. Sem luz, costuma ser polaridade, contato oxidado ou botão gasto; com luz firme, cadastro ou receptor. Outro controle separa os casos.",
        "Teste outro controle da casa. Se ele abre, o defeito é do seu aparelho; se nenhum abre, procure na energia, no receptor ou na placa.",
        "Confira o lado do positivo e o código da pilha. Com tudo certo e luz acesa, o controle pode ter saído da memória da central, e cadastrá-lo de novo resolve.",
        "Comece invertendo a pilha, que muitas vezes entrou ao contrário. Depois olhe a luz: apagada, é contato; acesa, é gravação ou receptor.",
        "Se nenhum controle da casa abre, não é a pilha. Confira o disjuntor e chame o técnico para ver receptor e placa.",
      ],
    },
    {
      question: "Quanto tempo dura a pilha do controle?",
      answers: [
        "Em geral, entre 1 e 2 anos com algumas aberturas por dia. Calor no carro e botão apertado na bolsa encurtam esse tempo.",
        "De 1 a 2 anos no uso de uma casa. O aviso do fim é o alcance menor, e vale já ter uma do mesmo código guardada.",
        "Costuma durar 1 ou 2 anos, conforme o número de acionamentos e o lugar onde o controle fica.",
        "Um a dois anos, com uso normal de casa. Quem abre muitas vezes por dia troca antes.",
        "Conte com 1 a 2 anos, e menos se o carro dorme ao sol.",
      ],
    },
    {
      question: "Posso usar pilha recarregável no controle?",
      answers: [
        "Não é indicado: a tensão costuma ser menor que a pedida, e o controle perde alcance ou nem liga.",
        "Melhor não. O controle é feito para A23 ou moeda comum, e a recarregável equivalente raramente entrega a mesma tensão.",
        "Não, em regra. A recarregável trabalha com outra tensão, e a economia vira controle que só abre de perto.",
        "Não vale a pena: recarregável de 12 V pequena é rara e entrega menos tensão.",
        "Evite. A tensão menor encurta o alcance, e o aparelho parece com defeito.",
      ],
    },
  ],
  photo: "uma foto do controle aberto, com a pilha e o código dela à vista",
  related: ["controle", "controle-nao-funciona", "so-de-perto", "antena", "programacao"],
  topic: "controle-remoto-nao-funciona",
};
