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
      "A pilha do controle do portão costuma ser a A23 de 12 V ou uma bateria moeda de 3 V, como a CR2032. O modelo vem impresso nela: compre igual, respeite a polaridade e teste perto do portão.",
      "Uma pilha fraca é a causa mais comum de controle que só abre de perto ou precisa de vários apertos. Trocá-la pelo mesmo modelo leva um minuto, não exige ferramenta especial e não apaga o cadastro.",
      "Se a luz do controle está fraca ou o portão só responde de perto, troque a pilha antes de qualquer outra coisa. Use o modelo impresso na antiga e limpe os contatos com pano seco.",
    ],
    price: [
      "A pilha do controle custa pouco perto de um controle novo, e o valor muda com o modelo: A23 de 12 V ou moeda CR2032 ou CR2016 de 3 V. Chaveiros, mercados e lojas de elétrica costumam ter; leve a antiga.",
      "A pilha de controle é o item mais barato do portão, e você mesmo troca, sem pagar visita. Compre exatamente o código impresso na antiga; se a troca não resolver, mande a foto do controle para o orçamento grátis.",
      "A pilha do controle não tem mão de obra: você paga só a peça, vendida em chaveiros, mercados e lojas de material elétrico. O valor muda com o tipo, A23, 27A ou moeda, e com a marca.",
    ],
    "how-to": [
      "A bateria do controle de portão costuma ser de 12 V, a 23A ou a 27A, ou de moeda, de 3 V, a CR2032 ou a CR2016: compre a do código impresso na que está dentro. Encaixe a nova com a mesma polaridade e teste perto do portão; o cadastro não se apaga.",
      "A pilha, ou bateria, do controle do portão é a do código impresso na antiga: 23A ou 27A, de 12 V, ou moeda CR2032 ou CR2016, de 3 V. Abra o controle, encaixe a nova com a mesma polaridade e limpe os contatos; se com pilha nova nada acontece, a causa costuma ser outra.",
    ],
    question: [
      "A pilha do controle é, em geral, A23 de 12 V ou moeda CR2032 de 3 V, dura muitos meses e a troca não apaga o cadastro. Fraca, ela encurta o alcance antes de o controle parar.",
      "Trocar a pilha não desprograma o controle: o código fica no chip dele e na central. Use o mesmo modelo, A23 ou moeda, na polaridade certa; alcance curto e luz pálida são o aviso da troca.",
      "Uma pilha fraca faz o controle abrir só de perto; uma nova, do mesmo código, costuma resolver em um minuto e não exige programar. Calor no carro e botão apertado na bolsa gastam antes.",
    ],
    buying: [
      "Compre a pilha do controle pelo código impresso na antiga: A23 (ou 23A) de 12 V nos controles tradicionais, CR2032 ou CR2016 de 3 V nos achatados. Confira a validade e leve a velha para comparar.",
      "A pilha certa do controle tem o mesmo código, e não só o mesmo tamanho: A23 e 27A são parecidas e não se trocam, assim como CR2032 e CR2016. Chaveiro, mercado e loja de elétrica costumam ter.",
      "O código da pilha que você precisa comprar está escrito na antiga: abra o controle e leia. Se estiver apagado, a foto do encaixe pelo WhatsApp mostra se é A23 de 12 V ou moeda de 3 V.",
    ],
    repair: [
      "Uma pilha fraca é a causa mais comum de controle que falha: troque por outra do mesmo código, limpe os contatos e teste perto do portão. Se com pilha nova nada acontece, o defeito costuma ser cadastro, botão ou receptor.",
      "Se a pilha vazou ou oxidou o contato, tire-a com papel, limpe o metal com álcool isopropílico e seque antes de pôr a nova. Mola partida ou placa corroída pede outro controle.",
      "Antes de consertar o controle, ponha pilha nova do mesmo código, na polaridade certa. Luz apagada depois disso costuma ser contato ou botão; luz firme sem efeito leva a procura para o cadastro ou o receptor. Controle sem conserto nós trocamos e cadastramos.",
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
          "Boa parte dos controles usa a A23, um cilindro curto de 12 V, menor que a palito comum.",
          "O modelo mais visto em controle de portão é a A23 de 12 V, também vendida como 23A.",
          "Controles tradicionais levam a pilha A23, pequena e de 12 V, que não se troca por palito comum.",
        ],
        [
          "Outros trabalham com bateria moeda de 3 V, como a CR2032 ou a CR2016.",
          "Os controles finos preferem a moeda de 3 V, geralmente CR2032 ou CR2016.",
          "Há também os que usam moeda, em que o número CR2032 ou CR2016 vem gravado no metal.",
        ],
        [
          "Modelos parecidos mudam de altura ou de tensão, por isso o código impresso é que manda.",
          "A 27A se parece com a A23 e não tem o mesmo tamanho; confira o número antes de comprar.",
          "Encaixar uma moeda mais fina no lugar da certa dá mau contato e falha intermitente.",
        ],
      ],
      bullets: [
        "A23 (ou 23A), de 12 V",
        "Pilha 27A, de 12 V, mais fina",
        "CR2032, moeda de 3 V",
        "CR2016, moeda de 3 V mais fina",
        "Modelo impresso na própria pilha",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de pilha fraca", "Como a pilha avisa que está no fim", "Pilha ou defeito no controle?"],
      slots: [
        [
          "O primeiro sinal é o alcance: você precisa chegar cada vez mais perto para o portão abrir.",
          "Antes de parar, a pilha rouba distância, e o controle passa a funcionar só diante do portão.",
          "Quando o acionamento exige encostar o carro na folha, a pilha é a primeira suspeita.",
        ],
        [
          "A luz do controle costuma ficar fraca, piscar ou só acender com o botão apertado com força.",
          "A luz que apaga no meio do aperto mostra que a tensão já não sustenta o sinal.",
          "Um LED pálido ou tremido, mesmo com o botão firme, costuma indicar carga no fim.",
        ],
        [
          "Luz acesa não prova pilha boa: ela pode acender com carga que já não basta para transmitir de longe.",
          "Se o portão não responde nem de perto, mesmo com pilha nova, procure no cadastro, no botão ou no receptor.",
          "Uma pilha nova sem melhora aponta para botão gasto, contato oxidado ou código fora da memória.",
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
          "A troca é segura e qualquer adulto faz, porque o controle trabalha com tensão muito baixa.",
          "Não há risco de choque no controle, e a maioria abre com a unha ou uma chave pequena.",
          "É uma tarefa de um minuto, feita sobre a mesa para não perder mola nem botão.",
        ],
        [
          "Fotografe o interior antes de mexer, para lembrar a posição do positivo.",
          "Repare no lado do sinal de mais antes de tirar a pilha antiga.",
          "Uma foto da pilha no lugar evita dúvida na hora de montar.",
        ],
        [
          "O cadastro não se perde, pois o código fica guardado no chip do controle.",
          "Depois da troca não é preciso programar nada na central do portão.",
          "Mesmo sem pilha por alguns minutos, o controle mantém o mesmo código.",
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
          "O calor encurta a vida da pilha, e o painel do carro ao sol é o pior lugar para o controle.",
          "O calor gasta a carga: o quebra-sol do carro, exposto ao sol, é mau lugar e ainda resseca os botões.",
          "Longe do calor, em lugar fresco e seco, o controle conserva a pilha por mais tempo.",
        ],
        [
          "Um controle apertado na bolsa aciona sozinho, descarrega a pilha e ainda pode abrir o portão sem querer.",
          "Botão pressionado por chaves ou moedas transmite sem parar e esvazia a pilha.",
          "Evite espremer o controle entre objetos, porque o botão acionado gasta carga o tempo todo.",
        ],
        [
          "No controle de reserva, guarde a pilha fora do aparelho para não vazar nos contatos.",
          "Um aparelho que fica meses parado deve ficar sem pilha, com ela ao lado na embalagem.",
          "Pilha esquecida pode vazar e oxidar a placa, então retire a do controle que você não usa.",
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
          "Uma bateria moeda engolida queima por dentro em pouco tempo e exige pronto-socorro imediato.",
          "Mantenha a moeda longe de crianças pequenas: se for engolida, procure atendimento médico na hora.",
          "Uma criança que engole bateria moeda precisa de hospital sem demora, mesmo que pareça bem.",
        ],
        [
          "A pilha usada vai para ponto de coleta, comum em mercados e lojas, nunca para o lixo comum.",
          "Descarte a antiga em coletor de pilhas, que muitas lojas mantêm na entrada.",
          "Leve a velha ao posto de coleta quando for comprar a nova.",
        ],
        [
          "Não tente recarregar nem abrir pilha comum, que pode vazar ou estourar.",
          "Uma pilha estufada ou vazando deve ser retirada com papel ou luva e descartada.",
          "Se houver pó branco ou verde nos contatos, limpe a seco e lave as mãos depois.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que a pilha nova do controle acaba em poucas semanas?",
      answers: [
        "Em geral, algum botão fica preso ou apertado na bolsa, e o controle transmite sem parar. Pilha velha de estoque e umidade na placa também gastam a carga; troque de marca e observe a luz.",
        "Veja se a luz do controle acende sozinha: botão preso descarrega a pilha em dias. Se não acende, confira a validade da pilha e o sinal de oxidação nos contatos.",
      ],
    },
    {
      question: "Como saber se a pilha está fraca com um multímetro?",
      answers: [
        "Meça em tensão contínua: uma A23 nova marca perto de 12 V, e uma moeda CR2032, perto de 3 V. Valor bem abaixo disso já pede troca, mesmo que a luz ainda acenda.",
        "Com a pilha fora do controle, encoste as pontas nos polos e compare com a tensão impressa nela. Como a medida é feita sem carga, a pilha quase no fim ainda pode parecer boa; na dúvida, teste com uma nova.",
      ],
    },
    {
      question: "Troquei a pilha e o controle continua sem funcionar. O que faço?",
      answers: [
        "Veja se a luz acende. Sem luz, costuma ser polaridade, contato oxidado ou botão gasto; com luz firme, cadastro ou receptor. Teste outro controle para separar os casos.",
        "Teste outro controle da casa. Se ele abre, o defeito costuma ser do seu aparelho; se nenhum abre, procure na energia, no receptor ou na placa.",
      ],
    },
    {
      question: "Quanto tempo dura a pilha do controle?",
      answers: [
        "A bateria do controle dura em geral de 1 a 2 anos, com algumas aberturas por dia. Calor no carro e botão apertado na bolsa encurtam esse tempo; o alcance menor é o aviso de que a pilha chegou ao fim.",
        "A pilha dura, em geral, de 1 a 2 anos: depende de quantas vezes você aciona e de onde guarda o controle. Quando a luz enfraquece ou só abre de perto, troque a bateria por outra do mesmo código.",
      ],
    },
    {
      question: "Posso usar pilha recarregável no controle?",
      answers: [
        "Não é indicado. A tensão costuma ser diferente da pedida, e o controle perde alcance ou nem liga. Use o modelo impresso na original.",
        "Melhor não. O controle de portão é feito para A23 ou moeda comum, e a recarregável equivalente raramente entrega a mesma tensão.",
      ],
    },
  ],
  photo: "uma foto do controle aberto, com a pilha e o código dela à vista",
  related: ["controle", "controle-nao-funciona", "so-de-perto", "antena", "programacao"],
  topic: "controle-remoto-nao-funciona",
};
