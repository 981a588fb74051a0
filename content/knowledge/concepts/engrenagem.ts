import type { Concept } from "#domain/knowledge/concept.ts";

export const engrenagem: Concept = {
  id: "engrenagem",
  kind: "part",
  label: "Engrenagem",
  phrase: "a engrenagem do motor",
  words: [
    "engrenagem",
    "engrenagem de nylon",
    "engrenagem interna",
    "engrenagem externa",
    "engrenagem de bronze",
    "coroa do motor",
    "pinhão",
    "engrenagem quebrada",
    "dente quebrado",
  ],
  intent: "repair",
  answers: {
    any: [
      "A engrenagem do motor de portão pode ser trocada sem comprar outro motor, e o sinal de que ela acabou é o motor soar normal com a folha parada ou andando aos pulos. A peça nova segue o modelo da etiqueta, porque dentes, furo e material mudam de um motor para outro.",
      "Engrenagem de motor de portão gasta ou quebrada se troca separada, por outra do mesmo modelo, com os mesmos dentes e o mesmo furo. Antes de montar a nova, o técnico corrige o que forçou a antiga, como folha pesada ou cremalheira apertada, para ela não quebrar de novo.",
      "Quando o motor gira e o portão não anda, a engrenagem pode ter perdido os dentes, e só ela precisa ser trocada. Desligue o disjuntor e não insista, porque os pedaços que se soltam estragam o redutor, a caixa onde as engrenagens trabalham.",
      "Engrenagem de motor de portão existe em nylon, bronze e aço, e a certa é a do modelo escrito na etiqueta, com os mesmos dentes, furo e altura. Você pode comprar só a peça ou a troca completa, que inclui corrigir a folha ou a cremalheira que gastou a antiga.",
    ],
    price: [
      "O preço da engrenagem do motor soma a peça, que muda com o modelo, e a mão de obra, que é menor na externa e maior na interna, pois exige abrir o redutor. O conserto sai bem menos que um motor novo, de {price.homeSwap} em casa.",
      "Trocar a engrenagem custa menos que trocar o motor, que em residência fica de {price.homeSwap} com mão de obra, desde que o resto esteja bom. A engrenagem de fora é rápida de trocar; a de dentro do redutor leva mais tempo e, por isso, custa mais.",
      "O preço da engrenagem do motor de portão depende do modelo e de ela ser externa ou interna, porque a interna obriga a abrir o redutor. Comparado ao motor novo em casa, de {price.homeSwap}, o conserto quase sempre compensa. A foto da etiqueta permite passar o valor.",
    ],
    repair: [
      "A engrenagem quebrada do motor de portão se conserta trocando a peça: a externa é trocada por fora, e a interna pede o redutor aberto, limpo e com graxa nova. Até a troca, deixe o disjuntor desligado, porque cada tentativa espalha pedaços de dente pela caixa.",
      "Motor de portão com engrenagem quebrada tem conserto, pois a peça do mesmo modelo é vendida separada na maioria das marcas. A troca só dura se o técnico também corrigir o que forçou os dentes, como folha pesada, roldana gasta ou cremalheira apertada.",
      "Se o motor gira e a folha não anda, a engrenagem pode ter acabado, e a troca dela dispensa motor novo. Deixe o disjuntor desligado para os restos não estragarem o redutor. A etiqueta do motor diz qual peça serve e permite calcular o valor com a mão de obra.",
    ],
    "how-to": [
      "Trocar a engrenagem do motor de portão exige abrir o redutor, tirar eixo e rolamento e acertar a folga, e por isso é trabalho de técnico. Em casa, com o disjuntor desligado, você pode olhar os dentes externos e fotografar a etiqueta, que diz qual peça serve.",
      "A engrenagem ruim se reconhece por fora: o motor está travado, faz o som de sempre e a folha não se move. A troca fica com o técnico, que usa a peça do mesmo modelo. Com o disjuntor desligado, você só fotografa a etiqueta e o que estiver gasto.",
      "O teste da engrenagem é escutar o motor: som normal com o portão parado indica dentes gastos, e ronco sem movimento costuma ser capacitor. Não abra o redutor nem ponha a mão nos dentes, porque qualquer pessoa pode acionar o controle. A troca é do técnico.",
    ],
    comparison: [
      "Entre engrenagem de nylon e de metal, a melhor é a do material original do motor. O nylon é silencioso e cede antes do resto quando o portão trava; o metal aguenta mais carga, faz mais ruído e transmite o tranco ao redutor.",
      "Engrenagem de nylon serve à casa com folha leve, e a de bronze ou aço serve à folha pesada e ao uso intenso, nos motores em que o fabricante a prevê. Trocar um material pelo outro só dá certo com peça feita para aquele modelo.",
      "A engrenagem de nylon trabalha sem ruído e quebra primeiro, o que poupa o eixo; a de metal dura mais sob carga e faz mais barulho. Vale a que foi projetada para o motor, e não a que parece mais forte na loja.",
    ],
    buying: [
      "A engrenagem de motor de portão se compra pelo modelo da etiqueta, porque dentes, furo e altura mudam de um motor para outro. Há peça original e compatível, vendida com ou sem a troca. A foto da etiqueta e da peça gasta confirma qual serve e o valor.",
      "A engrenagem certa para o motor de portão tem o mesmo número de dentes, o mesmo furo e o mesmo material da antiga. Uma peça quase igual encaixa mal e gasta a cremalheira, e por isso a etiqueta do motor é conferida antes da venda.",
      "Para comprar engrenagem de motor de portão, o nome da marca não basta: o que vale é o modelo na etiqueta. Conforme o motor, a peça é de nylon, bronze ou aço, interna ou de saída, e você escolhe levar só a peça ou contratar também a troca.",
    ],
    question: [
      "A engrenagem gasta se resolve com a troca da peça, sem motor novo, quando eixo e redutor estão bons. Não use o portão com dente quebrado, porque os pedaços circulam na graxa, entram entre as outras engrenagens e transformam um conserto pequeno em grande.",
      "Sim, dá para trocar só a engrenagem do motor de portão na maioria dos modelos, pela etiqueta. Mantenha o disjuntor desligado até a troca, porque cada acionamento com dente quebrado espalha pedaços e estraga também o redutor.",
      "Compensa trocar a engrenagem, que é vendida separada, enquanto o redutor está firme. O sinal é o motor girar com a folha parada. Parar de usar logo faz diferença no preço, porque insistir espalha pedaços de dente pela caixa.",
    ],
  },
  line: [
    "Um motor que soa normal e não move a folha costuma estar com a engrenagem gasta.",
    "A engrenagem de nylon foi feita para gastar antes do resto, e por isso é vendida separada em muitos modelos.",
    "Folga errada na cremalheira e folha pesada são as causas mais comuns de dente quebrado na engrenagem.",
  ],
  sections: [
    {
      about: "what",
      headings: ["As engrenagens de um motor de portão", "Engrenagem interna e externa: qual é qual"],
      slots: [
        [
          "A engrenagem interna, chamada coroa, fica no redutor e troca velocidade por força; a externa, o pinhão, toca a cremalheira e move a folha. Muitas são de nylon, que faz pouco ruído e cede antes do eixo.",
          "Um motor de correr tem pelo menos duas engrenagens: a coroa, dentro da caixa de redução, e a de saída, que empurra a barra dentada do portão. O nylon é comum porque é silencioso e quebra primeiro.",
          "Dentro da caixa, a coroa transforma giro rápido em força; do lado de fora, o pinhão leva essa força à cremalheira. Nos motores de casa elas costumam ser de nylon, e nos de uso pesado, de bronze ou aço.",
          "O redutor guarda a coroa, e na ponta do eixo fica o pinhão, a engrenagem que se vê no portão deslizante. Motores leves usam nylon, para poupar o eixo, e os pesados usam metal.",
        ],
        [
          "Número de dentes, furo e altura mudam de um modelo para outro, mesmo dentro da mesma marca. Por isso a engrenagem é pedida pela etiqueta do motor.",
          "Engrenagens parecidas raramente servem uma no lugar da outra, porque o encaixe e o passo dos dentes diferem. O modelo escrito na etiqueta evita a compra errada.",
          "O nome da marca não basta para comprar a peça, já que cada modelo tem seus dentes e seu furo. A etiqueta e a engrenagem velha, juntas, dizem qual é a certa.",
          "Dois motores do mesmo fabricante podem usar engrenagens diferentes. Antes de pedir, conte os dentes da antiga e anote o modelo que está na carcaça.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de engrenagem gasta", "Sintomas de engrenagem com defeito"],
      slots: [
        [
          "O sinal mais claro de engrenagem gasta é o som normal do motor com a folha parada, sem que ninguém o tenha destravado. Dias antes, o portão costuma andar aos pulos.",
          "Motor com o ruído de sempre e portão que não sai do lugar, mesmo travado, apontam para dentes gastos. Os trancos no meio do caminho são o aviso que vem antes.",
          "Se a chave está travada e a folha fica parada enquanto o motor gira, a engrenagem perdeu os dentes. Nos dias anteriores já se notavam pulos e estalos.",
          "Primeiro o portão anda aos saltos e depois deixa de andar, embora o motor continue com o mesmo som. A força se perde nos dentes que faltam.",
        ],
        [
          "Raspas de nylon perto do motor e som de catraca na partida confirmam o dente quebrado. Pare de acionar, porque os pedaços se espalham pela caixa e podem travar o redutor.",
          "Pó de plástico no chão e um estalo em ritmo certo mostram que falta um dente. Desligue o disjuntor, já que o material solto estraga as outras peças.",
          "O chão embaixo do motor mostra as raspas da engrenagem, e o ruído de catraca completa o quadro. Cada nova tentativa arranca mais material dos dentes que sobraram.",
          "Um estalo repetido, como de catraca, e restos de plástico no piso indicam engrenagem quebrada. Deixe o motor desligado até a troca, para o redutor não se estragar junto.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que a engrenagem quebra", "O que gasta os dentes da engrenagem"],
      slots: [
        [
          "Folha pesada ou torta é a causa principal, porque todo o esforço chega aos dentes da engrenagem. Roldana gasta e cremalheira apoiada na engrenagem têm o mesmo efeito.",
          "O que mais quebra dente é o esforço de um portão desequilibrado, de uma roda presa ou da barra dentada apertada contra a engrenagem. A pancada no batente termina de quebrá-lo.",
          "Quase sempre a engrenagem recebeu carga demais, de uma folha que pesa ou de uma cremalheira que desceu. A batida no fim do percurso, com o fim de curso desregulado, ajuda a quebrar.",
          "Portão desnivelado, pesado ou com roldana ruim força os dentes a cada partida. A cremalheira que encosta na engrenagem, sem folga, gasta os dentes do mesmo modo.",
        ],
        [
          "Graxa vencida e areia dentro da caixa lixam os dentes, e motor de casa em garagem coletiva gasta antes da hora. Embreagem apertada demais tira a proteção, e o dente quebra quando a folha bate num obstáculo.",
          "A falta de graxa aquece o nylon, que deforma antes de quebrar. Uso acima do previsto e embreagem apertada, que já não escorrega quando a folha trava, também encurtam a vida da peça.",
          "Lubrificante velho misturado com poeira vira abrasivo. O desgaste aumenta com muitas aberturas por dia e com uma embreagem que não cede no momento em que o portão encontra um obstáculo.",
          "Areia na caixa, graxa seca e excesso de aberturas produzem o desgaste lento. Quando o dente quebra de uma vez, a causa mais provável é a embreagem apertada além do ponto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que olhar na engrenagem antes de chamar", "Engrenagem ou outra peça? O que olhar"],
      slots: [
        [
          "O defeito pode ser de outra peça: som normal sem movimento sugere engrenagem, e ronco sem movimento sugere capacitor. Não ponha o dedo entre os dentes nem com o portão parado, porque alguém pode apertar o controle.",
          "Escute antes de olhar, pois motor que gira solto tem defeito na transmissão e motor que ronca sem girar tem defeito na partida. Só chegue perto com o disjuntor desligado e a família avisada.",
          "Nem sempre a culpa é da engrenagem, e o som ajuda a separar: giro livre indica dentes, ronco indica capacitor. Olhe sem energia e com a mão longe da cremalheira.",
          "O ruído diz muito sobre a causa, e o olhar confirma, desde que o motor esteja desligado no quadro. Um dedo entre a engrenagem e a barra dentada é acidente grave.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor.",
        "Lembre como era o som: girando solto ou roncando sem girar.",
        "No portão de correr, veja se a trava do motor não ficou aberta e olhe os dentes, sem tocar.",
        "Não destrave o portão basculante, porque ele pode cair; espere o técnico.",
        "Fotografe a etiqueta e o que estiver gasto.",
      ],
    },
    {
      about: "visit",
      headings: ["Como se troca a engrenagem do motor", "Troca da engrenagem na visita"],
      slots: [
        [
          "Com o circuito desligado e a folha segura, o técnico abre a caixa e vê quais dentes falharam. Ele retira a graxa velha e os pedaços e monta a peça do modelo, com rolamento novo se for preciso.",
          "O técnico escora a folha, solta o motor da transmissão e limpa a caixa por dentro. A engrenagem nova é montada com graxa nova, depois de conferido o eixo, que pode ter empenado.",
          "A engrenagem interna é trocada com a energia cortada, a folha firme e a caixa aberta; a externa sai por fora. Nos dois casos os restos de dente são retirados antes da peça nova.",
          "O conjunto é aberto só o necessário, limpo e remontado com a peça certa, sempre com o disjuntor desligado. Eixo e rolamento são examinados, para a engrenagem nova não trabalhar torta.",
        ],
        [
          "Depois da troca, o técnico move a folha à mão para sentir o peso e a alivia se ela estiver pesada. No portão de correr, a cremalheira fica a {rack.clearance} da engrenagem, e o teste são vários ciclos.",
          "O que forçou a peça antiga é corrigido, da roldana à barra dentada, que volta à folga de {rack.clearance}. Força e ponto de parada são regulados no fim.",
          "Sem acertar a folha, a peça nova duraria pouco, e por isso o peso e o alinhamento são conferidos. No deslizante, o técnico mede a folga de {rack.clearance} em todo o percurso.",
          "A regulagem final inclui a força, o fim de curso e, no portão de correr, os {rack.clearance} entre a engrenagem e a barra. Uma folha pesada é aliviada antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da troca de engrenagem", "Do que depende o valor da engrenagem"],
      slots: [
        [
          "A peça varia com marca, modelo e material, e a compatível costuma custar menos que a original. A mão de obra é menor na engrenagem externa e maior na interna, que pede o redutor aberto.",
          "Material e modelo fazem o preço da peça, e o lugar dela faz o do serviço. Trocar o pinhão é rápido, enquanto chegar à coroa exige desmontar a caixa.",
          "A maior diferença de valor está entre a engrenagem externa e a interna, pelo tempo de desmontagem. O preço da peça muda com o modelo e com ser original ou compatível.",
          "Na engrenagem de fora o serviço é curto; na de dentro, o redutor precisa ser aberto e limpo. A esse tempo se soma a peça, cujo valor depende do modelo do motor.",
        ],
        [
          "Rolamento, retentor ou um trecho gasto da cremalheira, quando precisam ser trocados, são cobrados à parte. O cartão aceita até {shop.instalments} vezes.",
          "Se o exame mostra rolamento ruim ou cremalheira com dente comido, essas peças se somam ao valor, com o seu aceite. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Algumas trocas incluem retentor, rolamento ou barra dentada gasta, sempre aprovados por você antes. O pagamento vai em até {shop.instalments} parcelas.",
          "Quando a barra dentada também se gastou, o trecho ruim é cobrado junto, assim como os rolamentos. No cartão são até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Engrenagem de nylon é pior que a de metal?",
      answers: [
        "Não. O nylon trabalha em silêncio e protege o eixo, porque quebra antes dele. Em portão pesado, bronze e aço são mais indicados.",
        "Depende do uso: em casa, a engrenagem de nylon dura bem com folha leve; em condomínio, a metálica aguenta mais.",
        "Pior não é: ela foi feita para ceder primeiro e poupar o motor. Nos modelos de uso pesado o fabricante já usa metal.",
      ],
    },
    {
      question: "Posso soldar ou colar um dente quebrado da engrenagem?",
      answers: [
        "Não compensa: cola e solda não resistem à partida, e o dente fora de medida estraga a peça que trabalha com ele.",
        "Não. O remendo se solta na primeira carga e pode travar o redutor, e por isso a saída é a peça nova.",
        "Melhor não tentar, porque um dente malfeito quebra os outros. Muitas engrenagens são vendidas separadas do motor.",
      ],
    },
    {
      question: "Troco só a engrenagem ou também a cremalheira?",
      answers: [
        "Depende do estado da cremalheira: se os dentes dela estão gastos, estragam a engrenagem nova, e o trecho ruim é trocado junto.",
        "Se a cremalheira estiver boa, troca-se só a engrenagem. Com dentes deformados, o trecho gasto é substituído na mesma visita.",
        "O técnico examina as duas juntas, porque uma engrenagem nova contra dentes velhos não encaixa e se acaba depressa.",
      ],
    },
    {
      question: "Compensa trocar a engrenagem ou o motor inteiro?",
      answers: [
        "A engrenagem, quando eixo, redutor e enrolamento estão bons. Perto do fim da vida, de {trade.life}, compare com o motor novo.",
        "Na maioria dos casos compensa trocar só a peça. Caixa trincada ou falta de reposição é que levam à troca do motor.",
        "Enquanto o redutor está firme, o conserto ganha. Num motor com {trade.life} e várias peças gastas, o novo passa a valer mais.",
      ],
    },
    {
      question: "A engrenagem quebrou: dá para usar o portão?",
      answers: [
        "Pelo motor, não. À mão, só o portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado; o basculante espera o técnico.",
        "Com a energia cortada, a chave libera o portão de correr ou de abrir que esteja reto. O basculante não deve ser destravado.",
        "Só à mão, e só se for de correr ou de abrir e estiver alinhado. Tranque por dentro, porque o motor já não segura a folha.",
      ],
    },
  ],
  photo: "uma foto da engrenagem ou da saída do motor, outra da etiqueta com o modelo e o portão inteiro",
  related: ["cremalheira", "redutor", "motor-gira-e-nao-anda", "barulho", "rolamento", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
