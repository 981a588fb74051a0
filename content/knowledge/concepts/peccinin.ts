import type { Concept } from "#domain/knowledge/concept.ts";

export const peccinin: Concept = {
  id: "peccinin",
  kind: "brand",
  label: "Peccinin",
  phrase: "o motor Peccinin",
  words: [
    "peccinin",
    "motor peccinin",
    "motores peccinin",
    "portão peccinin",
    "automatizador peccinin",
    "máquina peccinin",
    "motor portão peccinin",
    "portão eletrônico peccinin",
    "pecinin",
    "motor pecinin",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor de portão Peccinin, para basculante, de correr ou de abrir, como assistência independente. Motor antigo com o redutor firme costuma valer o conserto; a troca completa em casa fica de {price.homeSwap}, com mão de obra, e a foto da etiqueta diz o melhor caminho.",
      "O motor Peccinin é de uma marca brasileira hoje ligada ao grupo italiano Nice, e trabalhamos com ele na venda, na instalação e no conserto. Peças mudam de um modelo para outro, por isso pedimos a etiqueta; motor novo já trocado em casa fica de {price.homeSwap}.",
      "Com motor de portão Peccinin fazemos tudo: conserto no local, peça, motor novo e instalação. Capacitor, placa e fim de curso têm reparo, enquanto folga no redutor pede troca, de {price.homeSwap} em residência com a mão de obra.",
      "Motor Peccinin, novo ou antigo, é com a nossa equipe, que vende, monta e conserta sem ser autorizada da fábrica. Se o redutor está bom, compensa trocar só a peça; senão, a substituição em casa vai de {price.homeSwap}, motor e serviço.",
    ],
    repair: [
      "Consertamos motor Peccinin como assistência independente, inclusive modelos antigos, no endereço do portão. O técnico mede capacitor, enrolamento e placa, confere o redutor e diz se o reparo compensa ou se a troca, de {price.homeSwap} em casa, sai melhor.",
      "Motor Peccinin que ronca, gira em falso ou para no meio tem conserto na maioria dos casos, com peça original ou compatível. Antes medimos a causa; só redutor com folga leva à troca, que em residência fica de {price.homeSwap}, com mão de obra.",
      "No conserto do motor Peccinin, capacitor, engrenagem, fim de curso e placa são testados antes de qualquer troca. O serviço é independente e feito no local; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O motor Peccinin fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em portão pesado. Se você já tem o motor, a instalação parte de {price.installation}; com o redutor firme, o conserto do antigo costuma sair por menos.",
      "Um motor de portão Peccinin já trocado custa de {price.homeSwap} em residência, conforme tipo e peso da folha. Só a mão de obra, para motor comprado à parte, sai a partir de {price.installation}, e a foto da etiqueta permite orçar também o conserto.",
      "Preço de motor Peccinin depende do portão: em casa, a troca completa vai de {price.homeSwap}, e em garagem coletiva de {price.heavySwap}. Consertar o que você tem pode custar menos, se o redutor não tem folga; a instalação avulsa começa em {price.installation}.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão Peccinin: em casa, a troca com mão de obra fica de {price.homeSwap}, e em garagem coletiva, de {price.heavySwap}. O tipo de portão e o peso da folha definem o modelo, e a foto com as medidas diz o valor; o conserto do seu também é conosco.",
      "O motor de portão Peccinin que vendemos já vem com a troca feita, por {price.homeSwap} em residência e em até {shop.instalments} vezes no cartão. Há versões para basculante, de correr e de abrir; conferimos por foto tensão, peso da folha e controles antes de indicar, e também consertamos o antigo.",
      "Para comprar motor Peccinin, diga como o portão abre, quanto mede e de que é feito: por aí indicamos o modelo. A troca em casa, com motor e serviço, fica de {price.homeSwap}; se o seu Peccinin tem redutor firme, o conserto pode bastar.",
    ],
    installation: [
      "Instalamos motor Peccinin, seu ou comprado conosco, com mão de obra a partir de {price.installation} quando o motor é à parte. O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante e inclui fixação, ligação, regulagem e gravação dos controles.",
      "A instalação de um motor Peccinin ocupa de {time.tilting} no basculante e de {time.sliding} no portão de correr, com força e percurso regulados. Motor comprado à parte paga mão de obra desde {price.installation}; com o motor nosso, a troca em casa fica de {price.homeSwap}.",
      "Montamos o Peccinin aproveitando fiação, fotocélula e, no de correr, a cremalheira que combine com a engrenagem. Só a mão de obra sai a partir de {price.installation}, e o motor com a troca, em casa, por {price.homeSwap}.",
    ],
    comparison: [
      "Comparado a outras marcas brasileiras, o motor Peccinin usa a mesma mecânica: fuso no basculante, cremalheira no de correr, braço no de abrir. O que decide é potência, velocidade e peça à venda do modelo exato, porque placa e engrenagem não se misturam.",
      "Peccinin ou outra marca: para o mesmo portão, compare peso suportado, aberturas por dia e facilidade de achar engrenagem e placa. O princípio mecânico é igual; as peças e os controles é que mudam de um fabricante para outro.",
      "Entre um Peccinin e um motor de outra marca, veja a ficha do modelo, e não o nome: força, velocidade e uso previsto. Reposição na região pesa muito, e os controles só continuam quando a central aceita o código.",
    ],
    emergency: [
      "Motor Peccinin parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; para o basculante, chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Peccinin, corte a energia no disjuntor e mande foto tirada de longe. Portão de correr ou de abrir, reto, pode ser movido na mão com a chave; basculante fica travado até o técnico, que atende {shop.hours}.",
      "Se o Peccinin travou e você precisa entrar ou sair, desligue a energia e use a chave apenas em folha de correr ou de abrir que esteja reta. O basculante não se solta; atendemos {shop.hours}, com o valor combinado antes.",
    ],
    "how-to": [
      "No motor Peccinin, o dono pode limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central são serviço de técnico, porque ali há tensão da rede.",
      "Para lidar com um motor Peccinin, comece pela etiqueta, que diz o modelo e o manual certo. A você cabe testar pilha, botoeira e fotocélula; a gravação e a regulagem se fazem na placa, sob a tampa, pelo técnico.",
      "Cuidar do Peccinin em casa se resume a três coisas seguras: limpeza externa, pilha do controle e lente da fotocélula, sem energia. Programar e regular pede abrir a central, que tem tensão, e por isso fica com o técnico.",
    ],
  },
  line: [
    "No motor Peccinin, o modelo da etiqueta define a central, o controle e a peça que servem.",
    "Atendemos motor Peccinin como assistência independente, com medição no local antes de trocar peça.",
    "Em Peccinin antigo, veja se a placa já foi trocada, porque isso muda o controle e a peça.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como são os motores Peccinin", "Peccinin: motores para três tipos de portão"],
      slots: [
        [
          "A Peccinin, fabricante brasileira, tem a linha Gatter para portão de correr e motores para basculante e para portão de abrir. Hoje faz parte do grupo italiano Nice, e os dois nomes podem aparecer juntos.",
          "De origem brasileira e hoje no grupo Nice, da Itália, a Peccinin tem motor para basculante, de correr e de abrir. No deslizante, o mais visto é o Gatter.",
          "O nome Peccinin aparece em motores de basculante, de portão de abrir e de correr, este com a linha Gatter. A marca nasceu brasileira e passou ao grupo italiano Nice.",
          "Há Peccinin para os três movimentos: basculante, deslizante, onde o Gatter é comum, e de abrir. Em embalagem mais nova pode vir também o nome Nice, dona da marca.",
        ],
        [
          "O basculante usa fuso, o de correr engata na cremalheira e o de abrir tem braço. Engrenagem, fim de curso e central são próprios de cada modelo, e a peça se pede pela etiqueta ou pela usada.",
          "No basculante trabalha um fuso, no de correr uma engrenagem sobre a cremalheira, no de abrir um braço. Cada modelo tem a sua engrenagem e a sua placa, por isso a etiqueta vale mais que o nome.",
          "A mecânica é a conhecida: fuso, cremalheira ou braço, conforme o portão. Já as peças não se misturam, nem com outra marca nem entre modelos, e a etiqueta diz qual pedir.",
          "Fuso, engrenagem com barra dentada ou braço movem a folha, segundo o tipo. Para repor peça, vale o modelo da etiqueta, pois dente, placa e sensor de parada mudam.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor Peccinin escolher", "Comprar um Peccinin: o que conferir"],
      slots: [
        [
          "Escolha pelo movimento e pelo peso da folha, com margem, sobretudo em chapa fechada. Em garagem coletiva, peça a versão de uso intenso, porque a residencial esquenta na hora de pico.",
          "O modo de abrir define a família, e o peso, a força, sempre com alguma sobra. Prédio e comércio pedem modelo reforçado, já que o de casa para por calor.",
          "Primeiro o tipo de portão, depois peso e aberturas por dia. Uma folha de chapa ou um condomínio movimentado exige versão mais forte que a residencial.",
          "Diga como abre, quanto mede e de que é feito o portão: por aí saem modelo e força. Onde muitas famílias usam, só a versão de uso intenso aguenta o horário de saída.",
        ],
        [
          "Antes da compra, confirmamos placa, engrenagem e controle para aquele modelo. Seus controles só continuam se a central nova aceitar o mesmo código.",
          "Convém ver se há peça de reposição do modelo exato e se os controles da casa servem na central. As duas coisas se respondem por foto.",
          "Confira ainda a oferta de engrenagem e placa, para não faltar daqui a alguns anos, e a compatibilidade dos controles com a placa.",
          "Um modelo de linha atual garante reposição por mais tempo. Quanto aos controles, os de mesmo código são regravados, e os outros mudam.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Defeitos do motor Peccinin e causas prováveis", "Do sintoma à causa em um Peccinin"],
      slots: [
        [
          "Ronco sem movimento vem de capacitor fraco ou de folha travada, e raramente do enrolamento. Motor que gira com o portão parado tem destravamento aberto, bucha gasta ou engrenagem sem dentes.",
          "O Peccinin que ronca e não parte costuma precisar de capacitor, ou a folha prende em algum ponto. Se roda em falso, olhe a chave de destravamento e a engrenagem.",
          "Quando zumbe sem andar, mede-se primeiro o capacitor e se confere a folha. Giro livre, com a folha quieta, indica algo solto ou gasto entre a chave e os dentes.",
          "Partida difícil, com ronco, é capacitor ou portão preso. Já o som normal sem movimento aponta para engrenagem comida ou motor destravado.",
        ],
        [
          "Parar no meio depois de muitas aberturas é o protetor térmico, e sempre no mesmo ponto é trecho duro na folha. Abrir e não fechar lembra fotocélula ou fim de curso, e abrir sozinho lembra botoeira ou controle preso.",
          "Se abre e não fecha, suspeite da fotocélula; se abre sem ordem, da botoeira ou de um controle apertado. Parada no meio do curso pode ser calor, com uso seguido, ou atrito.",
          "Uso seguido esquenta o motor e o faz parar até esfriar, enquanto parada em lugar fixo mostra atrito. Não fechar costuma ser fotocélula, e disparar sozinho, fio ou controle.",
          "O calor desliga o motor depois de várias aberturas; um ponto pesado o detém sempre no mesmo lugar. Fotocélula torta impede o fechamento, e botoeira úmida abre sem ninguém pedir.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Verificação segura no Peccinin", "Antes de chamar o técnico do Peccinin"],
      slots: [
        [
          "Disjuntor, controle e destravamento explicam muitas paradas, e os três se conferem por fora, com a carcaça fechada. Em basculante com cabo frouxo ou folha torta, não teste: fique longe e desligue o disjuntor.",
          "Comece pelo quadro e pelo controle, sem ferramenta e sem tocar em fio. Se a folha basculante estiver torta, pare ali, corte a energia e mantenha todos afastados.",
          "Em poucos minutos você descarta o simples, como pilha e disjuntor, com o motor fechado. Cabo solto ou folha inclinada encerra o teste, porque o portão pode cair.",
          "Nada disto pede desmontar o motor. Só não faça com portão torto ou cabo pendurado: nesse caso, disjuntor desligado e distância até a visita.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está ligado.",
        "Tire pedra, folha ou brinquedo do trilho e da frente da fotocélula.",
        "Aperte o controle e veja se a luz dele acende forte.",
        "Confira se a chave de destravamento está na posição de trabalho.",
        "Fotografe a etiqueta do motor, de fora.",
      ],
    },
    {
      about: "replace",
      headings: ["Consertar ou trocar o Peccinin", "Peccinin antigo: até quando compensa consertar"],
      slots: [
        [
          "A decisão começa pelo redutor, a caixa de engrenagens: sem folga no eixo, capacitor, placa e bucha se trocam e o motor segue. Folga no redutor com placa fora de linha pede motor novo.",
          "Com o redutor firme, conserte, porque placa, capacitor e fim de curso têm peça. Se ele tem folga e a placa já não existe, a troca é mais sensata.",
          "Olhe primeiro o redutor, que transmite a força às engrenagens. Firme, vale o reparo; folgado e somado a outra peça cara, vale o motor novo.",
          "O que condena um Peccinin é o redutor com folga ou a carcaça trincada. Sem isso, peças de desgaste são trocadas e ele trabalha mais anos.",
        ],
        [
          "A vida esperada é de {trade.life}, e perto disso várias peças cansam juntas. Em casa, a troca fica de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
          "Motor perto do fim da vida, de {trade.life}, costuma falhar de novo pouco depois. A substituição residencial custa de {price.homeSwap}, e o motor novo tem {warranty.motor} de garantia.",
          "Passados {trade.life}, compare as contas: um reparo caro ou a troca, de {price.homeSwap} em residência, com motor garantido por {warranty.motor}.",
          "Quando faltam poucas coisas e a idade não chegou a {trade.life}, conserte; senão, o motor novo com mão de obra fica de {price.homeSwap} em casa.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Assistência para motor Peccinin no local", "O conserto de um Peccinin no local"],
      slots: [
        [
          "O motor Peccinin é examinado no endereço, junto com a folha, sem ser levado embora. Capacitor, enrolamento, placa e fim de curso são medidos, e só a peça ruim é trocada.",
          "Fazemos o conserto no lugar, inclusive de modelos fora de linha. A folha é movida na mão e o motor é medido, para separar atrito de defeito elétrico.",
          "O técnico testa motor e portão juntos, porque folha pesada imita motor fraco. Medidos placa, capacitor e sensores, troca-se apenas o que falhou.",
          "Sem tirar o motor da casa, o técnico mede cada parte e sente a folha. O reparo atinge a peça com defeito, mesmo em modelo que já saiu de linha.",
        ],
        [
          "Para engrenagem, contam-se os dentes e mede-se o eixo, e a usada é comparada com a nova. Placa sem reposição pode dar lugar a uma central universal, se o fim de curso combinar.",
          "Engrenagem se confere dente por dente com a antiga, antes de montar. Faltando a placa original, avalia-se uma universal que aceite o fim de curso do motor.",
          "Peça de modelo antigo é comparada à usada, para não errar medida. Quando a central não existe mais, uma universal costuma servir em motor comum.",
          "A peça velha serve de molde: dentes, diâmetro e furo precisam bater. Em placa fora de linha, a saída é uma central compatível com o sensor de parada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pesa no preço do motor e do conserto Peccinin", "O que entra no orçamento de um Peccinin"],
      slots: [
        [
          "Motor novo se paga pelo tipo de portão e pela capacidade; conserto, pela peça. Capacitor e ímã do fim de curso pesam pouco, placa e engrenagem pesam mais.",
          "No conserto, quem manda é a peça, da mais barata, capacitor, à mais cara, placa ou engrenagem. No motor novo, o peso da folha e o tipo de portão fazem o valor.",
          "O reparo custa conforme o que falhou, e entre as peças o capacitor é dos mais leves. Já o Peccinin novo varia com força e com o movimento da folha.",
          "Peças pequenas, como capacitor e ímã, mudam pouco o orçamento; placa e engrenagem, bastante. Para o motor inteiro, valem o peso e o modo de abrir.",
        ],
        [
          "Em motor antigo, a compatível costuma sair mais em conta que a original rara. Portão de correr que nunca teve motor soma cremalheira, base e ponto de energia, e o cartão parcela em até {shop.instalments} vezes.",
          "Peça compatível é mais barata que original difícil de achar, quando serve. Se é a primeira automação, entram barra dentada, base e tomada; tudo pode ir em até {shop.instalments} vezes no cartão.",
          "Fiação, fotocélula e cremalheira boas são aproveitadas e reduzem a conta. A primeira instalação em portão de correr pede base e energia, e o parcelamento chega a {shop.instalments} vezes.",
          "O que já existe e está bom diminui o valor, como fios e sensores. Faltando base, cremalheira ou ponto elétrico, eles somam; no cartão, até {shop.instalments} parcelas.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda existe peça para motor Peccinin antigo?",
      answers: [
        "Na maioria dos casos, sim: há peça original, compatível ou adaptação com central universal. A etiqueta ou a peça usada confirma antes da visita.",
        "Existe para os itens de desgaste, como capacitor, bucha e engrenagem. Para placa fora de linha, avalia-se uma central universal.",
        "Quase sempre, porque há muitos em uso. O que pode faltar é placa de modelo antigo, e em motor comum uma universal costuma substituir.",
      ],
    },
    {
      question: "Peccinin e Nice são a mesma coisa?",
      answers: [
        "São marcas do mesmo grupo: a Peccinin, brasileira, passou a integrar a italiana Nice. As peças não são iguais; vale o modelo da etiqueta.",
        "Pertencem ao mesmo grupo, mas os motores são diferentes. Controle e placa se escolhem pelo modelo, não pelo nome do grupo.",
        "A Nice é a dona, e a Peccinin segue como marca de motores. Isso não torna as peças intercambiáveis.",
      ],
    },
    {
      question: "Qual controle funciona no motor Peccinin?",
      answers: [
        "O compatível com a central instalada, na mesma frequência e no mesmo tipo de código. Como muitos portões já trocaram de placa, confira pelo controle que funciona hoje.",
        "Serve o que a placa do portão aceitar, original ou compatível. O técnico identifica o padrão e grava o novo junto dos que você já usa.",
        "Vale o código da central, mais que a marca do motor. Uma foto do controle atual, frente e verso, mostra qual comprar.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Peccinin?",
      answers: [
        "A referência é de {trade.life} em casa. Passam disso os que têm redutor firme e recebem revisão {visits.home}.",
        "Um motor Peccinin dura de {trade.life}, como os demais residenciais. A folga no redutor é o sinal de fim.",
        "Conte de {trade.life}, conforme o peso da folha e o uso. Portão leve e revisado {visits.home} leva o motor mais longe.",
      ],
    },
    {
      question: "Vocês atendem Peccinin na garantia de fábrica?",
      answers: [
        "Não, somos assistência independente. Motor na garantia do fabricante se resolve com ele ou com quem vendeu; fora dela, consertamos no local.",
        "Não: a garantia de fábrica é pedida ao fabricante. Nosso serviço cobre conserto, peças e instalação, esta com {warranty.installation} de garantia.",
        "A garantia do fabricante só ele atende. Terminado o prazo, fazemos o conserto como independentes, com o valor combinado antes.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Peccinin já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, hoje parte do grupo italiano Nice",
    "Conhecida por": "Linha Gatter, de portão de correr",
    "Peças e controles": "Há originais, compatíveis e centrais universais",
    Atenção: "Confirmar a reposição do modelo antes de comprar",
  },
  related: ["peccinin-gatter", "nice", "engrenagem", "placa", "troca", "capacitor"],
  topic: "motores-peccinin",
};
