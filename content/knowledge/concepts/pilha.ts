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
      "A pilha do controle do portão costuma ser a A23, um cilindro de 12 V, ou uma bateria moeda de 3 V, como a CR2032, e o código vem impresso nela. Compre uma igual e encaixe na mesma polaridade. A troca leva um minuto, não apaga o cadastro, e a carga dura de 1 a 2 anos.",
      "No controle do portão, a pilha existe em dois formatos: cilindro de 12 V, a A23 ou a 27A, e bateria moeda de 3 V, a CR2032 ou a CR2016. Leia o código na antiga, coloque outra igual no mesmo sentido e teste de perto. O controle não perde a programação com a troca.",
      "Se a luz do controle do portão está fraca ou é preciso chegar perto para abrir, a pilha está no fim, o que acontece a cada 1 ou 2 anos. Troque por uma de código igual, como a A23 ou a bateria moeda CR2032, sem precisar programar nada depois.",
    ],
    price: [
      "O preço da pilha do controle do portão é baixo, e não há mão de obra, porque você mesmo faz a troca em um minuto. O valor muda com o tipo: A23 ou 27A, de 12 V, ou bateria moeda CR2032 ou CR2016, de 3 V. Chaveiro, mercado e loja de elétrica costumam vender.",
      "O preço da bateria do controle do portão depende do tipo e da marca, mas é pouco perto de um controle novo, e ninguém precisa pagar visita para trocá-la. Leve a antiga, confira o código, como A23 ou CR2032, e compre em mercado, chaveiro ou loja de material elétrico.",
      "Na pilha do controle você paga só a peça, porque a troca leva um minuto e se faz em casa. O valor varia com o tipo, A23 ou bateria moeda CR2032, e com a marca. Se a pilha nova não resolver, o controle novo é orçado por foto.",
    ],
    "how-to": [
      "Para trocar a pilha do controle do portão, abra a carcaça, leia o código da antiga e encaixe outra igual, na mesma polaridade: A23 ou 27A, de 12 V, ou bateria moeda CR2032 ou CR2016, de 3 V. Leva um minuto, e o cadastro não se apaga.",
      "A bateria do controle do portão se troca pelo código impresso na que está dentro, que pode ser cilindro de 12 V, A23 ou 27A, ou moeda de 3 V, CR2032 ou CR2016. Respeite o sinal de mais, limpe os contatos com pano seco e teste perto do portão.",
      "Troque a pilha do controle em três passos: abra o aparelho, veja se é o cilindro A23 ou a bateria moeda CR2032 e monte outra de mesmo código no mesmo sentido. O portão reconhece o controle na hora. Se nada mudar, o defeito está em outro lugar.",
    ],
    question: [
      "A pilha do controle do portão é, em geral, um cilindro A23 de 12 V ou uma bateria moeda CR2032 de 3 V, e dura de 1 a 2 anos. Quando enfraquece, o alcance diminui antes de o controle parar. A troca pelo mesmo código leva um minuto e não apaga o cadastro.",
      "Não, trocar a pilha não desprograma o controle do portão, porque o código fica gravado no chip dele e na memória da central. Use uma do mesmo modelo, A23 ou bateria moeda CR2032, a cada 1 ou 2 anos ou quando a luz enfraquecer.",
      "Sim, a pilha fraca faz o controle do portão abrir só de perto, e outra de mesmo código resolve em um minuto. As mais comuns são o cilindro de 12 V, chamado A23, e a bateria moeda de 3 V, a CR2032, que duram de 1 a 2 anos.",
    ],
    buying: [
      "A pilha do controle do portão se compra pelo código impresso na antiga: A23, também vendida como 23A, de 12 V, ou bateria moeda CR2032 ou CR2016, de 3 V. Chaveiro, mercado e loja de elétrica costumam ter, e você mesmo faz a troca em um minuto.",
      "A bateria certa para o controle do portão tem o mesmo código, e não só um tamanho parecido: a A23 não serve no lugar da 27A, nem a CR2032 no lugar da CR2016. Leve a antiga para comparar e confira a validade da nova.",
      "Para comprar pilha de controle de portão, abra o aparelho e leia o código, que em geral é A23 ou CR2032. Ela é vendida em mercado, chaveiro ou loja de material elétrico, dura de 1 a 2 anos e é trocada sem ferramenta especial.",
    ],
    repair: [
      "A pilha fraca é a causa mais comum de controle de portão que falha. Troque por outra de mesmo código, A23 de 12 V ou bateria moeda CR2032 de 3 V, e limpe os contatos. Se com a nova nada acontece, o defeito costuma ser cadastro, botão ou receptor.",
      "Antes de consertar o controle do portão, coloque uma bateria nova do mesmo tipo, no sentido certo. Luz apagada depois da troca indica contato ou botão com defeito. Luz firme sem resposta do portão indica cadastro ou receptor, e nesse caso chame o técnico.",
      "Se a pilha do controle do portão vazou, retire-a com papel, limpe os contatos com álcool isopropílico e espere secar antes de colocar outra de mesmo código. Com a mola partida ou a placa corroída, o controle precisa ser trocado e cadastrado na central.",
    ],
  },
  line: [
    "Comece pela pilha do controle, porque com ela fraca o alcance diminui antes de acabar.",
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
          "O código impresso na pilha antiga define a compra, porque modelos parecidos têm tamanhos diferentes. A 27A é mais fina que a A23, e uma CR2016 no lugar da CR2032 dá mau contato.",
          "Guie-se pelo número gravado na pilha, e não pela aparência. A A23 e a 27A têm os mesmos 12 V e tamanhos diferentes, e as moedas CR2032 e CR2016 só mudam na espessura, o bastante para falhar.",
          "Os controles tradicionais usam pilha cilíndrica de 12 V, e os mais finos, bateria moeda de 3 V. Nos dois casos, compre a de mesmo número, já que a parecida fica frouxa no encaixe ou não entra.",
          "Existem dois grupos, o cilindro curto de 12 V e a bateria moeda de 3 V. Dentro de cada um há tamanhos quase iguais que não se substituem, e por isso siga o número escrito na usada.",
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
          "O primeiro sinal é o alcance, que com carga boa chega a {trade.reach} em campo aberto e vai diminuindo até só funcionar ao lado do portão. Depois a luz enfraquece ou apaga enquanto o botão está apertado.",
          "Antes de parar de vez, o controle perde distância: dos {trade.reach} possíveis sem obstáculo, restam poucos passos. Em seguida a luz pisca, fica fraca ou só acende com o botão bem apertado.",
          "Repare na distância em que o portão responde. Um controle que alcançava até {trade.reach} em lugar aberto e agora abre só de perto está com a pilha no fim, e a luz fraca confirma.",
          "Quando são precisos vários apertos, ou o portão só responde de muito perto, a carga acabou. Com pilha boa, o controle chega a {trade.reach} sem nada no caminho, e a luz fica firme.",
          "A pilha avisa antes de acabar: o alcance diminui, a luz do controle fica fraca e passa a ser preciso apertar duas vezes.",
          "Se o controle abria da esquina e agora só abre ao lado do portão, comece pela pilha, que custa pouco e se troca em um minuto.",
          "Luz fraca ou que pisca indica pilha no fim, enquanto luz firme sem resposta do portão indica falha no cadastro ou no receptor.",
        ],
        [
          "Luz acesa não prova que a pilha está boa, porque ela acende mesmo com carga insuficiente para transmitir. Se com pilha nova o portão não responde nem de perto, o defeito está no botão, no cadastro ou no receptor.",
          "Mesmo com tensão baixa, a luz do controle ainda acende. Uma pilha nova sem nenhuma melhora aponta para contato oxidado, botão gasto ou controle fora da memória da central.",
          "Não confie só na luz do controle, que gasta menos que o sinal de rádio. Se a troca da pilha não resolveu, o defeito está no aparelho, no cadastro ou no receptor do motor.",
          "O LED aceso mostra pouco, já que consome menos energia que a transmissão. Se a pilha nova não muda nada, um segundo controle mostra se a falha é do seu ou do receptor.",
          "Teste outro controle da casa no mesmo lugar: se ele abre o portão, o defeito é do seu.",
          "Quando a pilha nova não resolve, as causas mais prováveis são contato sujo, botão gasto ou perda do cadastro.",
          "Depois da troca, teste com o portão à vista e o caminho livre, porque ele pode se mover logo no primeiro toque.",
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
          "Qualquer adulto pode trocar a pilha, sem risco de choque, em um minuto sobre a mesa. O cadastro não se perde, porque o código fica guardado no chip do controle.",
          "A troca é segura, já que o controle trabalha com tensão muito baixa. Fotografe o interior antes, para lembrar o lado do positivo; depois, nada precisa ser programado na central.",
          "A tarefa leva um minuto, com a unha ou uma chave pequena. Mesmo alguns minutos sem pilha, o controle conserva o código, e o portão o reconhece logo em seguida.",
          "Dá para fazer em casa e sem ferramenta especial. Abra o controle sobre a mesa, para não perder a mola nem o botão, e não se preocupe com a programação, que continua na memória.",
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
          "O calor diminui a vida da pilha, e o painel do carro ao sol é o pior lugar para deixar o controle. Um botão apertado dentro da bolsa transmite sem parar e esgota a carga em poucos dias.",
          "Longe do sol e sem botão apertado, a pilha chega aos seus 1 ou 2 anos. No painel quente ela perde carga, e entre as chaves da bolsa o botão pode ficar acionado até esgotá-la.",
          "Duas situações gastam a pilha antes da hora: o calor do carro fechado e o botão pressionado sem querer. Guarde o controle em lugar fresco e solto, fora do bolso cheio de chaves.",
          "Quebra-sol e painel aquecem demais e reduzem a duração da carga. A bolsa apertada é outro problema, porque o botão acionado descarrega a pilha e ainda pode abrir o portão sozinho.",
          "O que mais gasta a pilha é o botão apertado sem querer, na bolsa ou no bolso. Uma capa dura em volta do controle evita esse toque.",
          "O calor de um carro fechado estraga a pilha e resseca a borracha dos botões. Guarde o controle à sombra, e os dois duram mais.",
          "Compre a pilha dentro da validade e de marca conhecida, porque a que ficou anos na prateleira da loja já vem fraca.",
        ],
        [
          "No controle de reserva, guarde a pilha fora do aparelho, na embalagem. Parada por meses dentro dele, ela pode vazar e corroer o contato da placa.",
          "Um controle que fica na gaveta deve ficar sem pilha. O vazamento de uma esquecida oxida as molas, e o aparelho pode não ter mais conserto.",
          "Tire a pilha do controle que você quase não usa e deixe as duas coisas juntas na gaveta. Um vazamento, se acontecer, não estraga os contatos.",
          "O aparelho reserva se conserva melhor com a pilha de fora. Guardada no encaixe por muito tempo, ela vaza e corrói o metal dos contatos.",
          "A pilha de reserva fica fora do aparelho, na embalagem, longe de moedas e chaves, que podem descarregá-la.",
          "Limpar os contatos com cotonete seco a cada troca evita muitas falhas que parecem defeito do controle.",
          "Anote o mês da troca dentro da tampa, para saber quando a carga está perto do fim e comprar a próxima a tempo.",
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
          "Mantenha a bateria moeda longe de crianças. Se uma for engolida, leve a criança ao hospital na hora, sem esperar sintoma, porque ela fere o esôfago em poucas horas.",
          "Crianças pequenas não devem ter acesso à bateria moeda. Engolida, ela causa queimadura interna e exige atendimento de emergência, ainda que nada se perceba por fora.",
          "O maior risco da pilha moeda é ser engolida por uma criança pequena, o que exige socorro médico imediato. Faça a troca longe delas e feche bem o controle depois.",
        ],
        [
          "A pilha usada vai para o ponto de coleta de mercados e lojas, nunca para o lixo comum. Não tente recarregá-la e retire com papel ou luva a que estiver estufada ou vazando.",
          "Descarte a pilha velha em um coletor, comum na entrada de mercados. Pó branco ou verde nos contatos é vazamento: retire com papel, limpe a seco e lave as mãos.",
          "Leve a pilha gasta ao coletor quando for comprar a nova. A comum não pode ser recarregada nem aberta, porque pode estourar, e a que vazou se pega com papel ou luva.",
          "O ponto de coleta do mercado é o destino certo da pilha antiga, que não se recarrega. Se ela vazou, use luva ou papel para tirar e limpe o resíduo a seco.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que a pilha nova do controle acaba em poucas semanas?",
      answers: [
        "Em geral, porque algum botão fica preso ou apertado na bolsa, e o controle transmite sem parar. Pilha velha de loja e umidade na placa também gastam a carga.",
        "Veja se a luz acende sozinha, sinal de botão preso, que descarrega a pilha em dias. Se não acende, confira a validade dela e a oxidação nos contatos.",
        "A causa mais comum é um botão acionado sem querer. Pilha perto do vencimento e placa úmida vêm depois, e outra marca dentro da validade tira a dúvida.",
        "Procure o botão que fica apertado no bolso ou na bolsa, porque a luz acesa sem toque é o sinal. Depois confira a validade da pilha e a umidade dentro do aparelho.",
        "Um contato torto ou molhado também descarrega a pilha, mesmo com o botão solto. Limpe, seque e teste com uma pilha de outra loja.",
      ],
    },
    {
      question: "Como saber se a pilha está fraca com um multímetro?",
      answers: [
        "Meça em tensão contínua: uma A23 nova marca perto de 12 V, e uma CR2032, perto de 3 V. Um valor bem abaixo já indica a troca.",
        "Com a pilha fora do controle, encoste as pontas nos polos e compare com a tensão impressa. Uma quase gasta ainda pode parecer boa, e na dúvida o teste é com uma nova.",
        "A leitura deve ficar perto do que está impresso, 12 V na A23 e 3 V na moeda. Muito menos que esse valor indica carga no fim.",
        "Meça sem o controle: o normal é perto de 12 V na A23 e de 3 V na moeda. Bem abaixo disso, troque a pilha.",
        "O multímetro mede a pilha sem esforço, e por isso uma já no fim ainda pode marcar bem. Na dúvida, teste o controle com uma nova.",
      ],
    },
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a luz acende. Sem luz, a causa costuma ser polaridade, contato oxidado ou botão gasto; com luz firme, cadastro ou receptor.",
        "Teste outro controle da casa. Se ele abre, o defeito é do seu aparelho; se nenhum abre, está na energia, no receptor ou na placa.",
        "Confira o lado do positivo e o código da pilha. Se estiverem certos e a luz acender, o controle pode ter saído da memória da central, e cadastrá-lo de novo resolve.",
        "Comece por conferir se a pilha entrou invertida. Depois olhe a luz: apagada, o problema é contato; acesa, é cadastro ou receptor.",
        "Se nenhum controle da casa abre, a causa não é a pilha. Confira o disjuntor e chame o técnico para ver o receptor e a placa.",
      ],
    },
    {
      question: "Quanto tempo dura a pilha do controle?",
      answers: [
        "Em geral, entre 1 e 2 anos com algumas aberturas por dia. O calor no carro e o botão apertado na bolsa encurtam esse tempo.",
        "De 1 a 2 anos no uso de uma casa. O aviso do fim é o alcance menor, e convém já ter uma do mesmo código guardada.",
        "Costuma durar 1 ou 2 anos, conforme o número de acionamentos e o lugar onde o controle fica.",
        "Um a dois anos, com o uso normal de uma casa. Quem abre o portão muitas vezes por dia troca antes.",
        "Conte com 1 a 2 anos, e menos se o controle fica no carro ao sol.",
      ],
    },
    {
      question: "Posso usar pilha recarregável no controle?",
      answers: [
        "Não é indicado, porque a tensão costuma ser menor que a necessária, e o controle perde alcance ou nem liga.",
        "É melhor não usar. O controle foi feito para A23 ou moeda comum, e a recarregável equivalente raramente tem a mesma tensão.",
        "Em regra, não. A recarregável trabalha com outra tensão, e o controle passa a abrir só de perto.",
        "Não vale a pena, porque a recarregável pequena de 12 V é difícil de achar e tem tensão menor.",
        "Evite, já que a tensão menor diminui o alcance e o aparelho parece estar com defeito.",
      ],
    },
  ],
  photo: "uma foto do controle aberto, com a pilha e o código dela à vista",
  related: ["controle", "controle-nao-funciona", "so-de-perto", "antena", "programacao"],
  topic: "controle-remoto-nao-funciona",
};
