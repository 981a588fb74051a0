import type { Concept } from "#domain/knowledge/concept.ts";

export const rossi: Concept = {
  id: "rossi",
  kind: "brand",
  label: "Rossi",
  phrase: "o motor Rossi",
  words: [
    "rossi",
    "motor rossi",
    "motores rossi",
    "portão rossi",
    "automatizador rossi",
    "máquina rossi",
    "motor portão rossi",
    "portão eletrônico rossi",
    "portão automático rossi",
    "rossi portões",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor de portão Rossi, marca brasileira conhecida pelos motores de portão de correr. O peso da folha e as aberturas por dia escolhem o modelo; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto da etiqueta diz que peça ou motor serve.",
      "O motor Rossi é conosco na compra, na instalação e no conserto, como assistência independente. Placa, engrenagem e controle mudam com o modelo da etiqueta, e motor novo se escolhe pelo peso da folha; em residência, a troca custa de {price.homeSwap}, com o serviço, pela foto do portão.",
      "Com motor Rossi, forte em portão deslizante, fazemos venda, montagem e reparo no local. Se o defeito é de peça, como engrenagem ou ímã, a foto da etiqueta basta; se é hora de trocar, em casa fica de {price.homeSwap} com mão de obra, conforme o peso da folha.",
      "Motor de portão Rossi, novo ou em conserto, tem aqui peça, instalação e assistência independente. Mande a foto da etiqueta e do portão: pelo peso da folha indicamos o modelo, e a troca residencial vai de {price.homeSwap}, motor e mão de obra.",
    ],
    repair: [
      "Consertamos motor Rossi como assistência independente: engrenagem de saída, ímã de fim de curso, capacitor e placa, no endereço do portão. O técnico confere também a cremalheira, causa comum do desgaste; visita com regulagem em casa a partir de {price.preventive}, sem peças.",
      "Motor Rossi que gira sem mover o portão, passa do ponto ou não obedece ao controle tem conserto no local. No deslizante, olhamos primeiro cremalheira e ímãs e depois a placa; o ajuste em residência parte de {price.preventive}, fora peças.",
      "No conserto do motor Rossi, a engrenagem gasta, o ímã solto e o capacitor fraco são os defeitos mais vistos. Medimos antes de trocar e comparamos com a troca, de {price.homeSwap} em casa; o serviço é independente da fábrica.",
    ],
    price: [
      "O motor de portão Rossi fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em folha pesada. Com o motor já comprado, a instalação parte de {price.installation}; metros de cremalheira e base nova são o que mais muda a conta.",
      "Um motor Rossi trocado em residência custa de {price.homeSwap}, conforme o peso da folha e a versão, e só a mão de obra, para motor comprado à parte, a partir de {price.installation}. Base e cremalheira que se aproveitam reduzem o total; a foto fecha o valor.",
      "Preço de motor Rossi depende do peso da folha: em casa, a troca com serviço vai de {price.homeSwap}, e em portão pesado de {price.heavySwap}. Quem já tem o motor paga a instalação, desde {price.installation}; foto do portão e largura bastam.",
    ],
    buying: [
      "Vendemos e instalamos motor Rossi, conhecido pelos deslizantes de portão de correr: o peso da folha e as aberturas por dia escolhem o modelo. A troca em casa, com mão de obra, fica de {price.homeSwap}; mande largura, material e foto do trilho.",
      "O motor de portão Rossi que vendemos é indicado pelo peso da folha: compacto para a leve, maior para chapa e uso coletivo. Em residência, a troca completa custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão, e a foto do portão basta para o orçamento.",
      "Para comprar motor Rossi, mande foto do portão, largura e material, porque chapa fechada pesa bem mais que grade e o peso define o modelo. Vendido e trocado por nós, em casa fica de {price.homeSwap}, e em folha pesada de {price.heavySwap}, com mão de obra.",
    ],
    installation: [
      "Instalamos motor Rossi deslizante em {time.sliding}, com base nivelada, cremalheira a {rack.clearance} da engrenagem, ímãs nas pontas e controles gravados. Para motor comprado por você, a mão de obra sai a partir de {price.installation}; a folha precisa correr leve antes.",
      "A instalação de um motor Rossi pede base firme, cremalheira com folga de {rack.clearance}, circuito próprio e regulagem de força, num serviço de {time.sliding} no portão de correr. Motor à parte paga mão de obra desde {price.installation}, e folha que raspa se acerta primeiro.",
      "Montamos motor Rossi seu ou comprado conosco, com a folha já leve no trilho. No deslizante são {time.sliding} de trabalho, e a mão de obra do motor comprado à parte começa em {price.installation}.",
    ],
    comparison: [
      "Rossi, PPA, Garen e Peccinin têm motores de porte equivalente, e o forte da Rossi é o portão de correr. Compare peso suportado, velocidade, tipo de fim de curso e facilidade de achar peça do modelo, mais que o nome.",
      "Entre Rossi e outra marca, olhe a ficha do modelo: quilos, aberturas por hora e peça à venda na região. A Rossi é nacional e conhecida no deslizante, com peças comuns no comércio; os controles só continuam se a central aceitar o código.",
      "Na dúvida entre Rossi e outro motor, decidem o peso da folha, o uso diário e a reposição. Para portão de correr a Rossi tem tradição e peça fácil; para basculante e de abrir, compare modelo a modelo.",
    ],
    emergency: [
      "Motor Rossi parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave com a chave só portão de correr ou de abrir, reto e nivelado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Rossi, corte a energia no disjuntor e olhe a folha de longe. De correr ou de abrir, reta e no trilho, ela se move na mão com a chave; basculante fica travado até o técnico, que atende {shop.hours}.",
      "Se o portão com motor Rossi travou, desligue a energia e use a chave apenas em folha de correr ou de abrir que esteja no lugar. Fora do trilho ou basculante, ninguém toca; o atendimento funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Rossi, o dono pode limpar por fora, trocar a pilha do controle, varrer o trilho e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede.",
      "Para lidar com um motor Rossi, comece pela etiqueta, que diz o modelo e o manual certo. A parte segura é testar pilha, botoeira e fotocélula e olhar os ímãs da cremalheira; a programação se faz na placa, pelo técnico.",
      "Cuidar do Rossi em casa é varrer o trilho, ver se os ímãs estão firmes e manter pilha boa no controle, sempre sem energia ao chegar perto. Regular e gravar pede abrir a tampa, e isso é serviço de técnico.",
    ],
  },
  line: [
    "Em motor Rossi, a etiqueta da carcaça diz o modelo e a tensão, que decidem a peça certa.",
    "Atendemos motor Rossi como assistência independente, e a foto da etiqueta adianta o modelo.",
    "No motor Rossi de correr, a cremalheira na folga certa poupa a engrenagem e a base.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Rossi, a marca do portão de correr", "Como são os motores Rossi"],
      slots: [
        [
          "A Rossi é uma fabricante brasileira conhecida pelos motores deslizantes, com a sigla DZ, entre eles o compacto DZ Nano, para folha leve. A marca tem opções também para outros portões.",
          "Entre as marcas brasileiras, a Rossi é a mais lembrada em portão de correr, com os motores DZ. O Nano é o pequeno da linha, para garagem apertada, e há modelos para outros movimentos.",
          "Motor Rossi costuma ser deslizante, da família DZ, fabricada no Brasil; o DZ Nano serve à folha leve, e os maiores à chapa e ao uso coletivo.",
          "De fábrica brasileira, a Rossi tem no portão de correr o seu forte. A sigla DZ identifica esses motores, do compacto Nano aos que puxam folha pesada.",
        ],
        [
          "No deslizante, o motor fica chumbado no chão e empurra a folha por engrenagem e cremalheira, a barra dentada. Ímãs nas pontas dizem à central onde parar, e cada versão tem peças próprias.",
          "A máquina vai numa base ao lado do portão, e a engrenagem dela move a barra dentada presa à folha. A parada vem de ímãs nas extremidades, e a etiqueta diz que peça serve.",
          "Base firme, engrenagem e cremalheira fazem o movimento, e dois ímãs avisam o fim do percurso. As peças não se misturam entre versões, por isso vale o nome da etiqueta.",
          "Engrenagem e barra dentada levam a folha, com o motor fixo no piso. Quem marca o ponto de parada são ímãs presos à cremalheira; placa e engrenagem se pedem pelo modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor Rossi serve no seu portão", "Escolher um Rossi pelo peso e pelo uso"],
      slots: [
        [
          "O peso da folha escolhe o Rossi: meça o comprimento e veja o material, porque chapa fechada pesa bem mais que grade. Deixe margem, já que vento e trilho sujo somam esforço.",
          "Comece pelos quilos da folha, que vêm do comprimento e do material, chapa ou grade. Trabalhar no limite da ficha gasta a engrenagem, e convém um modelo acima.",
          "Folha leve aceita o compacto; chapa longa ou madeira pede um maior. A capacidade em quilos está na ficha, e alguma sobra poupa a engrenagem.",
          "Quanto pesa o portão decide a versão, e o material pesa na conta: a mesma largura em chapa dobra o esforço da grade. Não compre no limite.",
        ],
        [
          "Conte também as aberturas por dia, bem diferentes numa casa e numa garagem coletiva. Confira o espaço entre folha e parede, a tensão do ponto e se a base antiga serve.",
          "O uso pesa tanto quanto a folha: prédio e comércio pedem modelo para muitas aberturas. Falta ver a tensão da tomada, o espaço para o motor e a altura da base.",
          "Depois vem o número de vezes que abre, porque o residencial esquenta em condomínio. Base nivelada, tensão e distância da parede completam a escolha.",
          "Em garagem de muitas famílias, só um motor de uso intenso aguenta. Olhe por fim se a base atual está firme e na altura certa e qual é a tensão do ponto.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Motor Rossi com defeito: sinais e causas", "Quando o Rossi pede manutenção"],
      slots: [
        [
          "Barulho de dente pulando indica folga na cremalheira ou engrenagem gasta, em geral porque a folha baixou com a roldana velha. Se o motor gira e o portão não anda, a engrenagem chegou ao fim ou ele está destravado.",
          "Estalos no percurso vêm da barra dentada frouxa ou da engrenagem comida, muitas vezes por roldana gasta. Som de motor com folha parada é engrenagem sem dentes ou destravamento aberto.",
          "A engrenagem é o que mais se gasta, e avisa com estalos e trancos. Quando para de puxar, o motor roda em falso e o portão não sai do lugar.",
          "Dentes que pulam mostram folga errada, causada por cremalheira solta ou folha que desceu. No fim, a engrenagem perde os dentes e o giro já não move nada.",
        ],
        [
          "Folha que bate no batente ou deixa fresta tem o ímã de fim de curso deslocado. Falha depois de chuva aponta para vedação ruim, porque a central fica perto do chão e recebe respingo.",
          "Pancada na chegada costuma ser ímã fora do lugar, não motor forte demais. Defeito em dia molhado é água ou formiga na placa, por tampa mal fechada.",
          "O ímã que escorregou muda o ponto de parada, e o portão bate ou para antes. Já a umidade na central, perto do piso, causa falhas que somem no seco.",
          "Parafuso frouxo no suporte do ímã basta para perder a parada. Controle que falha e motor que age estranho com chuva pedem olhar a vedação da placa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no Rossi antes de chamar", "Rossi parado: confira por fora"],
      slots: [
        [
          "No deslizante, trilho sujo e ímã solto explicam muitas paradas, e você vê os dois por fora, com o disjuntor desligado. Basculante com defeito não se mexe, fica com o técnico.",
          "Comece pelo trilho e pelos ímãs, com o motor fechado e sem energia. Se o portão é basculante, não destrave: mantenha todos longe e espere a visita.",
          "Dá para conferir o principal com os olhos, sem encostar em fio nem em peça que gira. Isso vale para portão de correr; no basculante, só corte a energia.",
          "O teste é externo e serve ao portão de correr, com a folha no trilho. Motor fechado, disjuntor desligado, e nada disso em basculante.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e afaste crianças e animais.",
        "Tire pedras e folhas do trilho.",
        "Com a folha de correr reta e no trilho, destrave com a chave e empurre devagar, sem forçar.",
        "Veja se os ímãs nas pontas da cremalheira estão presos.",
        "Trave de novo, religue e acione uma vez, de longe.",
      ],
    },
    {
      about: "causes",
      headings: ["O que o técnico faz num motor Rossi", "Manutenção de motor Rossi no local"],
      slots: [
        [
          "O técnico corre a folha na mão e olha trilho, roldanas e cremalheira antes de abrir o motor. Trechos fora da folga de {rack.clearance} são acertados, porque é ali que a engrenagem se gasta.",
          "Primeiro vêm trilho, roldanas e base, que explicam boa parte do desgaste. A cremalheira é alinhada a {rack.clearance} da engrenagem, em todo o percurso.",
          "Com a folha solta, o técnico sente onde prende e confere roldanas e nível da base. Em seguida acerta a barra dentada, deixando {rack.clearance} até a engrenagem.",
          "O exame começa pelo portão, não pela placa. Roldana ruim e cremalheira fora dos {rack.clearance} são corrigidas, pois forçam qualquer motor.",
        ],
        [
          "Depois o técnico mede capacitor, placa e sensores e troca só o que falhou, com os ímãs de volta ao lugar. A vedação da tampa é refeita quando deixa passar água.",
          "A eletrônica é medida ponto a ponto, e a peça ruim dá lugar a outra do mesmo modelo. Força, parada e fotocélula são reguladas no fim.",
          "Capacitor, central e ímãs passam por medição, e a troca se limita ao defeito. O serviço termina com a parada regulada e a tampa bem vedada.",
          "Só então vêm as medidas elétricas, do capacitor à central, e a substituição do que estiver fora. Ímãs reapertados e vedação nova encerram a visita.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados que fazem o Rossi durar", "Manutenção do motor Rossi"],
      slots: [
        [
          "Varrer o trilho é o cuidado mais simples e o que mais alivia o motor. Na cremalheira de aço, pouco lubrificante a cada {rack.months}, porque excesso junta areia.",
          "Trilho limpo evita que a folha pule e castigue a engrenagem. A barra de aço pede lubrificação leve a cada {rack.months}, sem acúmulo.",
          "Pedra e areia no trilho são inimigas da engrenagem, e uma vassoura resolve. Lubrifique a cremalheira de aço com parcimônia, a cada {rack.months}.",
          "O motor sofre menos com o trilho varrido e a cremalheira limpa. Camada fina de lubrificante na de aço, a cada {rack.months}, é o bastante.",
        ],
        [
          "A revisão, {visits.home} em casa e {visits.business} em condomínio, reaperta ímãs, parafusos e emendas.",
          "Em residência, peça revisão {visits.home}, e em garagem coletiva {visits.business}, com reaperto de cremalheira e ímãs.",
          "Uma visita preventiva {visits.home} na casa, ou {visits.business} no prédio, confere folga, ímãs e fixação.",
          "O reaperto de ímãs e emendas entra na revisão, feita {visits.home} em casa e {visits.business} onde o uso é coletivo.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um Rossi", "O que pesa no preço do motor e do conserto Rossi"],
      slots: [
        [
          "A capacidade em quilos é o que mais muda o preço do motor, e no portão de correr se somam os metros de cremalheira e a base. O que está bom, como fiação e barra do mesmo passo, é aproveitado.",
          "O motor custa pelo peso que puxa; cremalheira por metro, base e mão de obra completam a conta. Reaproveitar base, fios e barra em bom estado diminui o total.",
          "Folha leve aceita motor mais barato, e chapa ou uso coletivo pede maior. Depois pesam a metragem da cremalheira e a base, quando precisam ser novas.",
          "Quilos da folha, metros de barra dentada e base são as três coisas que formam o preço. Se as duas últimas já existem e servem, ele cai.",
        ],
        [
          "No conserto, ímã, capacitor e regulagem pesam pouco, e placa e engrenagem pesam mais. O cartão divide em até {shop.instalments} vezes.",
          "Consertar custa conforme a peça, da mais leve, como ímã e capacitor, à mais cara, a placa. Dá para parcelar em até {shop.instalments} vezes no cartão.",
          "Entre as peças, capacitor e ímã são os pequenos; engrenagem e central, os grandes. No cartão são até {shop.instalments} parcelas.",
          "O reparo mais barato é ajuste ou ímã, e o mais caro, placa. O pagamento pode ir em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor Rossi é só para portão de correr?",
      answers: [
        "Não. A marca ficou conhecida pelos deslizantes, mas tem opções para outros movimentos, como o basculante. O tipo do portão define a família.",
        "É forte em portão de correr, porém fabrica também para outros tipos de folha. O modo de abrir diz qual versão serve.",
        "Não, embora o deslizante seja o mais visto. Há motor da marca para basculante, e a escolha segue o movimento da folha.",
      ],
    },
    {
      question: "A cremalheira antiga serve em um Rossi novo?",
      answers: [
        "Serve, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste, com {rack.clearance} de folga na engrenagem.",
        "Muitas vezes, sim. A altura da base é o que costuma mudar, e o passo dos dentes precisa combinar com a engrenagem nova.",
        "Depende do passo e do estado: dente inteiro e mesma medida, fica; dente gasto ou diferente, troca-se.",
      ],
    },
    {
      question: "Controle de outra marca funciona no Rossi?",
      answers: [
        "Funciona se tiver a mesma frequência e o mesmo código da central, depois de cadastrado. A versão da placa decide.",
        "Alguns compatíveis funcionam. A foto do controle atual, frente e verso, mostra o padrão que a sua placa aceita.",
        "Sim, quando a central aceita aquele código. Em placa de código rolante, em geral só serve o da própria linha.",
      ],
    },
    {
      question: "Motor Rossi serve para condomínio?",
      answers: [
        "Sim, nos modelos de uso intenso, com capacidade acima do peso da folha. Em portão pesado, a troca fica de {price.heavySwap}.",
        "Serve, com regime para muitas aberturas por hora. O compacto de casa, não, porque esquenta e para no horário de pico.",
        "Há versões para isso, escolhidas pelo peso e pelo movimento da garagem. Motor residencial no lugar delas dura pouco.",
      ],
    },
    {
      question: "Vocês consertam Rossi fora da garantia?",
      answers: [
        "Sim, como assistência independente: medimos no local, passamos o valor e só então trocamos a peça.",
        "Consertamos, sem vínculo com o fabricante. Motor ainda na garantia de fábrica se resolve com ele ou com quem vendeu.",
        "Sim. O reparo é nosso, e a garantia de fábrica, se ainda valer, é do fabricante; confira a nota antes.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Rossi já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, de Brasília, criada nos anos 1980",
    "Conhecida por": "Deslizantes de casa, como a linha DZ Nano",
    "Peças e controles": "Fáceis de achar em lojas de automação",
    Atenção: "Modelo compacto não serve em folha pesada",
  },
  related: ["rossi-dz-nano", "rossi-nkx", "cremalheira", "fim-de-curso", "deslizante", "nice"],
  topic: "motores-rossi-e-nice",
};
