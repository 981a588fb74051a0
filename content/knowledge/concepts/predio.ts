import type { Concept } from "#domain/knowledge/concept.ts";

export const predio: Concept = {
  id: "predio",
  kind: "audience",
  label: "Prédio",
  phrase: "o portão do prédio",
  words: [
    "prédio",
    "edifício",
    "portão de prédio",
    "garagem de prédio",
    "garagem coletiva",
    "apartamento",
    "prédio residencial",
    "garagem subterrânea",
    "subsolo",
    "prédio pequeno",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor de portão para garagem de prédio precisa ser de uso intenso, porque o portão abre muitas vezes seguidas na saída e na volta do trabalho, e o residencial esquenta e para. A troca, com mão de obra, fica de {price.heavySwap}, conforme o peso da folha e o número de vagas.",
      "No portão de prédio, o motor se escolhe pelas aberturas na hora de pico e pelo peso da folha. Vendemos, instalamos e consertamos os de uso intenso. A troca, com o motor e o serviço, custa de {price.heavySwap}, e fotocélula e sinaleiro são orçados à parte.",
      "Para garagem de prédio, o motor certo é o de uso intenso, feito para a sequência de aberturas da manhã. A troca com mão de obra fica de {price.heavySwap}. Fazemos também o conserto e a revisão, {visits.business} no mínimo, para o portão não parar no horário de saída.",
      "O portão do prédio precisa de um motor de uso intenso, de peça fácil de repor e de um zelador que saiba destravá-lo. Com a mão de obra, a troca custa de {price.heavySwap}. No conserto, a peça com defeito é mostrada e o valor é aprovado antes do serviço.",
    ],
    price: [
      "A troca do motor do portão de um prédio fica de {price.heavySwap}, com mão de obra. O peso da folha, o número de aberturas e os itens de segurança definem o valor, e a proposta vem separada por item, para o síndico apresentar na assembleia.",
      "O preço do motor de uso intenso para garagem de prédio, já trocado, vai de {price.heavySwap}, conforme a força, o tipo de portão e o inversor, que controla a velocidade. Fotocélula, sinaleiro e receptor somam, e o cartão aceita até {shop.instalments} vezes.",
      "O preço do motor do portão do prédio depende do peso da folha e das aberturas na hora de pico. Com a troca incluída, são de {price.heavySwap}. O conserto custa conforme a peça, e a revisão periódica tem valor por portão.",
    ],
    repair: [
      "O conserto do portão de prédio é feito no local: o técnico confere folha, motor e sensores e troca só a peça que falhou. Até lá, desligue o disjuntor e isole a passagem. Se o motor não tiver reparo, a troca fica de {price.heavySwap}, com mão de obra.",
      "Consertar o portão do prédio começa por saber se o motor está forçado, por aberturas demais ou folha pesada, que é a causa mais comum. O técnico mostra a peça ao zelador e compara o reparo com a troca, de {price.heavySwap}. O contato funciona {shop.hours}.",
      "Um portão de garagem coletiva que para na hora de pico costuma estar pesado ou desligar por calor. O conserto inclui aliviar a folha e medir a corrente do motor. Quando ele é pequeno para o prédio, a troca por um de uso intenso custa de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão do prédio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta ou com cabo solto. O de correr ou de abrir, reto e nivelado, pode ser movido na mão; o basculante, não. Diga no pedido quem autoriza o serviço; atendemos {shop.hours}.",
      "Em emergência no prédio, a portaria isola a área e desliga o disjuntor do portão. Só a folha de correr ou de abrir, quando está reta, é destravada e movida. A do basculante fica como está, porque pode cair. Chame o técnico, que atende {shop.hours}.",
      "Com o portão da garagem coletiva parado, corte a energia, isole a passagem e deixe alguém orientando os carros. Não destrave basculante nem folha torta, mesmo com fila para sair. Chame pelo WhatsApp e diga quem autoriza o serviço; atendemos {shop.hours}.",
    ],
    installation: [
      "A instalação do motor em portão de prédio leva de {time.heavy}, em horário de pouco movimento. O serviço inclui a fotocélula e a gravação dos controles por apartamento. O motor de uso intenso, com a mão de obra, fica de {price.heavySwap}.",
      "Instalar motor no portão do prédio começa por conferir folha, trilho e ponto de energia, e ocupa de {time.heavy}. A hora é combinada com o síndico, para não prender os carros. Com a mão de obra, o motor de uso intenso custa de {price.heavySwap}.",
      "Para montar o motor da garagem do prédio, reservamos de {time.heavy}, com a passagem dos carros organizada. O motor de uso intenso, já instalado, vai de {price.heavySwap}, e os controles são cadastrados por unidade.",
    ],
    buying: [
      "O motor para garagem de prédio deve ser de uso intenso e ter capacidade acima do peso da folha. Com a mão de obra, fica de {price.heavySwap}. O número de vagas, as medidas do portão e a foto da etiqueta atual definem o modelo.",
      "O motor de portão para prédio se compra por dois números: as aberturas na hora de pico e o peso da folha. O de casa não serve, porque desliga por calor. Com a troca, custa de {price.heavySwap}, e o inversor deixa o portão rápido e sem tranco.",
      "Para comprar o motor da garagem do prédio, conte as vagas e as aberturas da manhã, que indicam a versão de uso intenso. A troca com mão de obra vai de {price.heavySwap}, com os controles cadastrados por unidade. Fotocélula e sinaleiro têm valor à parte.",
    ],
    question: [
      "Em prédio, o motor deve ser de uso intenso e a folha precisa correr leve, porque o residencial esquenta e para na hora de pico. O número de vagas e o peso do portão indicam o modelo. A troca com mão de obra fica de {price.heavySwap}.",
      "Depende do número de vagas: a garagem de prédio com muitas precisa de motor de uso intenso, e a de poucas, com folha leve, pode usar um menor. Conte quantas vezes o portão abre na hora mais cheia da manhã e compare com a ficha do motor.",
      "O portão do prédio precisa de um motor que suporte muitas aberturas seguidas, de fotocélula e de uma equipe que saiba destravá-lo. A troca por um motor de uso intenso, com o serviço, custa de {price.heavySwap}, conforme o peso da folha.",
    ],
  },
  line: [
    "No prédio, diga também quantas vagas há e quem autoriza o serviço.",
    "Em prédio, o serviço é combinado com o zelador ou o síndico, em horário de pouco movimento.",
    "No prédio, o zelador e a portaria precisam saber usar o destravamento do portão.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Por que o portão do prédio para", "Portão de prédio com defeito: o que costuma ser"],
      slots: [
        [
          "A causa mais comum é o calor: o portão funciona de madrugada e desliga na saída da manhã, por aberturas demais ou folha pesada. Roldana, cabo e trilho gastos são o que mais deixa a folha pesada.",
          "O motor que para na hora de pico está forçado ou é pequeno para tantas aberturas. Antes de condená-lo, o técnico verifica se a folha corre leve, porque roldana, cabo e trilho se gastam com o uso.",
          "Com dezenas de aberturas por dia, roldanas e cabos se gastam, a folha fica pesada e o motor esquenta. O protetor térmico então o desliga, quase sempre no horário de maior movimento.",
          "Na maioria das paradas em prédio, o motor desligou sozinho para não queimar. O excesso de calor vem da sequência de aberturas ou do peso de uma folha com roldanas e trilho gastos.",
        ],
        [
          "Quando o portão fecha e reabre, a fotocélula está suja ou desalinhada. Se só a botoeira abre, o defeito é no receptor ou na antena, e a parada fora do ponto indica fim de curso deslocado.",
          "Se nenhum controle funciona e a botoeira abre, o receptor é o suspeito. O portão que volta ao fechar leva à fotocélula, e o que para antes ou depois do ponto, ao fim de curso.",
          "Fotocélula, receptor e fim de curso explicam os outros defeitos: a primeira faz o portão reabrir, o segundo deixa os controles sem resposta, e o terceiro muda o ponto de parada.",
          "Um portão que volta ao fechar tem problema no sensor de passagem. Controles que falham todos juntos apontam para o receptor, e parada no lugar errado, para o fim de curso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["De que motor o prédio precisa", "Como escolher o motor para garagem de prédio"],
      slots: [
        [
          "Trinta carros saindo entre 7 e 8 horas são trinta aberturas quase seguidas, e o motor de casa desliga no meio delas. A ficha do modelo de uso intenso mostra quantos ciclos por hora ele suporta.",
          "Conte as aberturas de uma manhã e compare com os ciclos por hora da ficha do motor. O residencial precisa de pausas para esfriar, que a garagem de um prédio não permite.",
          "O motor residencial até move a folha do prédio, mas esquenta depois de várias aberturas. Por causa do calor, o número de ciclos por hora vale tanto quanto a força na escolha.",
          "A hora de pico define o motor, porque são muitas aberturas sem descanso. Só a versão de uso intenso foi projetada para esse ritmo, com os ciclos por hora informados na ficha.",
        ],
        [
          "No basculante, usa-se o motor predial, com dois acionadores em folha larga; no de correr, um deslizante com cremalheira de aço. O inversor parte e para devagar e poupa solda e batente.",
          "Uma folha larga de basculante leva um acionador em cada coluna, e a de correr, um deslizante de uso intenso. Com inversor, que controla a velocidade, o portão anda depressa sem bater no fim.",
          "O motor do prédio é um deslizante de uso intenso ou um basculante predial, conforme o tipo de portão. Em folha pesada, o inversor ajuda, porque freia sem tranco e preserva as soldas.",
          "O tipo de portão e o peso da folha definem o modelo predial, com dois acionadores no basculante largo. A partida suave do inversor reduz o impacto sobre as fixações.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que o portão do prédio precisa ter", "Como é equipada a garagem do prédio"],
      slots: [
        [
          "Além do motor, a garagem do prédio usa fotocélula, sinaleiro na calçada e um receptor com memória para todas as vagas. O fechamento automático só deve ficar ligado com a fotocélula em ordem.",
          "Motor, central, receptor de grande memória, fotocélula e sinaleiro formam o conjunto de um prédio. O tempo de fechamento é regulado na central, depois de testado o sensor.",
          "Fotocélula e sinaleiro fazem parte do portão de prédio, e o receptor guarda os controles de todos os moradores. Em rampa, um segundo par de sensores protege melhor quem passa.",
          "O equipamento de um prédio reúne motor de uso intenso, receptor, fotocélula e aviso luminoso. Onde falta luz com frequência, um nobreak mantém o portão funcionando por mais algumas aberturas.",
        ],
        [
          "Os controles são gravados por unidade, o que permite apagar um perdido sem refazer os outros. A chave de destravamento fica na portaria, com alguém que saiba usá-la.",
          "O cadastro por apartamento deixa excluir apenas o controle perdido ou roubado. O zelador recebe a chave e aprende a destravar o portão na falta de energia.",
          "Cada unidade tem os seus controles na memória do receptor, e um extraviado é apagado sozinho. A equipe da portaria guarda a chave de destravamento e a instrução de uso.",
          "Para apagar só o controle extraviado, a gravação precisa ser individual, por apartamento. O destravamento manual é ensinado ao zelador, que fica com a chave.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança na garagem do prédio", "Itens de segurança no portão do prédio"],
      slots: [
        [
          "A fotocélula impede o fechamento sobre carro, moto e pedestre e deve ser testada toda semana. Em entrada larga, convém mais de um par.",
          "Em garagem coletiva, a fotocélula é indispensável, e o teste dela é semanal. Um segundo par, em outra altura, enxerga a moto e a criança.",
          "Só com o sensor de passagem funcionando o portão pode fechar sozinho. Teste-o toda semana e, em vão largo, use dois pares.",
          "Com tanta gente passando, o sensor que impede o fechamento é conferido a cada semana. Entradas largas levam dois pares de fotocélula.",
        ],
        [
          "O sinaleiro avisa na calçada, com luz e som, antes de a folha se mover. O fechamento automático evita que o portão fique esquecido aberto.",
          "Luz e som na saída protegem o pedestre da calçada. O portão que fecha sozinho, com fotocélula, protege a garagem.",
          "Um aviso luminoso e sonoro na calçada reduz o risco na saída dos carros. Já o fechamento programado não deixa a entrada exposta.",
          "Quem passa pela calçada vê e ouve o sinaleiro antes de o carro sair. A garagem fica protegida pelo fechamento automático, regulado na central.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que a equipe do prédio pode fazer", "Rotina da portaria com o portão"],
      slots: [
        [
          "Varrer o trilho, limpar a fotocélula e anotar o horário de cada parada tomam poucos minutos e evitam muitos chamados. Motor, cabo, mola e contrapeso ficam com o técnico.",
          "A portaria anota o que aconteceu e a que horas, porque o horário mostra se a causa é calor, sensor ou folha. Limpar o trilho e a lente também cabe à equipe; abrir o motor, não.",
          "Limpeza do trilho, lente sem poeira e um registro das paradas evitam boa parte dos defeitos. A tampa do motor e o contrapeso não devem ser tocados pela equipe.",
          "O zelador pode limpar o trilho e a fotocélula, observar um ciclo e avisar o que mudou. Cabos, molas, contrapeso e motor são sempre serviço do técnico.",
        ],
      ],
      steps: [
        "Desligue e sinalize o disjuntor antes de limpar o trilho.",
        "Varra o trilho e passe pano seco nas lentes da fotocélula.",
        "Religue e assista a um ciclo, fora do caminho da folha.",
        "Durante o fechamento, corte o feixe de longe com um cabo de vassoura: o portão deve reabrir.",
        "Anote ruído, lentidão e data.",
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço no prédio", "O que entra no orçamento do prédio"],
      slots: [
        [
          "O motor de uso intenso é o item mais caro, e dois acionadores ou um inversor aumentam o valor. Reparo da folha, sensores e parte elétrica vêm em linhas separadas do orçamento.",
          "Peso da folha, número de acionadores e inversor mudam o preço do motor. Cada acessório tem o seu valor na proposta, para a administração comparar.",
          "No orçamento de um prédio, primeiro aparece o motor e depois fotocélula, sinaleiro e receptor, cada um com o seu preço. A assembleia pode aprovar tudo ou fazer por etapas.",
          "A proposta é dividida por item: motor, segurança, elétrica e serralheria. Uma folha pesada, dois acionadores ou o inversor elevam o valor do motor.",
        ],
        [
          "Inclua na previsão do ano as revisões, {visits.business} no mínimo, com valor por portão. O cartão divide em até {shop.instalments} vezes.",
          "A manutenção, feita {visits.business}, é orçada por portão e evita chamados na hora de pico. O pagamento pode ir a {shop.instalments} vezes no cartão.",
          "Convém reservar no orçamento anual a revisão do portão, feita {visits.business}. No cartão, o parcelamento chega a {shop.instalments} vezes.",
          "Some à conta a revisão, feita {visits.business} e cobrada por portão. O total pode ser pago no cartão, em até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo leva a troca do motor no prédio", "A troca do motor com o prédio em uso"],
      slots: [
        [
          "A troca do motor ocupa de {time.heavy} e é marcada com a administração para um horário de pouco movimento.",
          "São de {time.heavy} de trabalho, combinadas com o prédio fora do horário de pico.",
          "Reserve de {time.heavy} para a troca, de preferência no meio da manhã ou da tarde, quando poucos carros passam.",
          "O serviço leva de {time.heavy}, e o horário é acertado com o síndico ou o zelador, longe da saída da manhã.",
        ],
        [
          "Alguém do prédio orienta os carros, que passam em momentos combinados com o técnico. Avise os moradores na véspera e deixe à mão a chave do quadro de energia.",
          "Durante a troca, só o técnico libera a passagem dos carros. Um aviso no elevador no dia anterior e o quadro de luz acessível poupam tempo.",
          "Quando há entrada e saída separadas, uma delas continua livre. Nos outros prédios, a passagem é combinada com o técnico, e os moradores são avisados antes.",
          "A garagem continua em uso por intervalos combinados, com alguém do prédio orientando. Deixe livre o acesso ao quadro de energia e avise as unidades na véspera.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de casa serve em prédio pequeno?",
      answers: [
        "Só com poucas vagas e folha leve. Com várias famílias saindo na mesma hora, o certo é o motor de uso intenso.",
        "Em geral, não, porque muitas aberturas seguidas esquentam e desligam o motor residencial.",
        "Às vezes, em prédio de poucas unidades. A resposta depende de quantas vezes o portão abre na hora mais cheia.",
      ],
    },
    {
      question: "Quantos controles a central de um prédio aceita?",
      answers: [
        "De algumas dezenas, na própria central, a centenas, com um receptor externo de cadastro individual.",
        "O número varia com o modelo, e um receptor externo aumenta a memória. Prefira o que permite excluir um controle só.",
        "Depende da central. Em prédio, usa-se um receptor com memória para todas as vagas e alguma sobra.",
      ],
    },
    {
      question: "O que fazer com o portão do prédio na falta de energia?",
      answers: [
        "Alguém treinado desliga o disjuntor e destrava o portão, se ele está reto e funcionava bem até a luz acabar. Um nobreak evita essa manobra por algum tempo.",
        "Com nobreak, o portão segue abrindo por um certo número de vezes. Sem ele, alguém treinado destrava a folha e a move na mão, com o disjuntor desligado e se não há defeito.",
        "A equipe usa a chave no portão de correr ou de abrir, com a energia cortada. O basculante não se destrava, porque a folha pode cair.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão do prédio?",
      answers: [
        "Pelo menos {visits.business}, com intervalo menor onde há muitas vagas.",
        "No mínimo {visits.business}. Em portão de correr, a cremalheira de aço também é limpa e lubrificada a cada {rack.months}.",
        "O portão do prédio é revisado {visits.business}, e mais onde o movimento é grande. O relatório de cada visita ajuda a prever gastos.",
      ],
    },
    {
      question: "Portão em rampa de subsolo pode ter motor?",
      answers: [
        "Pode. O mais usado é o basculante no alto ou no pé da rampa, porque um portão de correr em trilho inclinado pode descer sozinho.",
        "Pode, com sensores e tipo de portão escolhidos para a rampa. No de correr, o trilho precisa ficar nivelado.",
        "Sim, desde que a folha não corra sozinha com a inclinação. Uma foto de lado mostra ao técnico quanto a rampa desce.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de vagas e de aberturas na hora de pico",
  related: ["condominio", "contrato", "pesado", "controle-de-acesso", "nobreak", "fotocelula"],
  topic: "motor-para-condominio",
};
