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
      "O motor Rossi é de marca brasileira, conhecida pelos modelos de portão de correr, e se escolhe pelo peso da folha e pelas aberturas por dia. Vendemos, instalamos e consertamos como assistência independente, e a troca em casa, com motor e mão de obra, fica de {price.homeSwap}.",
      "Motor de portão Rossi tem aqui venda, instalação e conserto, feitos por assistência independente da fábrica. Placa, engrenagem e controle mudam conforme o modelo escrito na etiqueta; em residência, a troca completa, com mão de obra, custa de {price.homeSwap}.",
      "A Rossi é forte em motor de portão deslizante, e nós vendemos, montamos e reparamos no local. Se o defeito é de uma peça, como engrenagem ou ímã, a foto da etiqueta basta para achá-la. Se é hora de trocar o motor, em casa fica de {price.homeSwap}, com o serviço.",
      "Motor Rossi novo se indica pelo peso da folha, e o que já está instalado se conserta pelo modelo da etiqueta. Fazemos os dois serviços no endereço do portão, sem vínculo com a fábrica, e a troca residencial vai de {price.homeSwap}, com motor e mão de obra.",
    ],
    repair: [
      "O conserto de motor Rossi é feito no endereço do portão, por assistência independente: engrenagem de saída, ímã de fim de curso, capacitor e placa. O técnico confere também a cremalheira, causa comum do desgaste, e a visita com regulagem em casa parte de {price.preventive}, sem peças.",
      "Motor Rossi que gira sem mover o portão, passa do ponto ou não obedece ao controle tem conserto no local. No portão de correr, o técnico olha primeiro a cremalheira e os ímãs e só depois a placa. O ajuste em residência parte de {price.preventive}, sem peças.",
      "Engrenagem gasta, ímã solto e capacitor fraco são os defeitos mais vistos no conserto do motor Rossi, e todos se medem antes da troca. Se a peça ficar cara demais, o motor novo em casa, com mão de obra, custa de {price.homeSwap}, e você compara os dois valores.",
    ],
    price: [
      "O motor de portão Rossi fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em folha pesada. Quem já comprou o motor paga a instalação, a partir de {price.installation}. Os metros de cremalheira e a base nova são o que mais muda a conta.",
      "Um motor Rossi trocado em residência custa de {price.homeSwap}, conforme o peso da folha e o modelo. Só a mão de obra, para motor comprado à parte, sai a partir de {price.installation}. Base, fiação e cremalheira que ainda servem são aproveitadas e reduzem o total.",
      "O preço do motor Rossi depende do peso da folha: em casa, a troca com o serviço vai de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. Para quem já tem o motor, a instalação parte de {price.installation}, e a largura do portão com uma foto bastam para o orçamento.",
    ],
    buying: [
      "Vendemos e instalamos motor Rossi, marca conhecida pelos modelos DZ, de portão de correr, e consertamos o que você já tem. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}. A capacidade precisa passar do peso da folha, e por isso pedimos a largura, o material e uma foto do trilho.",
      "Na compra de um motor de portão Rossi, o peso da folha decide: o compacto serve à folha leve, e os maiores, à chapa fechada e ao uso coletivo. Em residência, a troca completa custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "Para comprar motor Rossi, meça a largura do portão e veja o material, porque chapa fechada pesa bem mais que grade e o peso define o modelo. Com mão de obra, a troca em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}.",
    ],
    installation: [
      "A instalação de motor Rossi de correr leva {time.sliding}, com base nivelada, cremalheira a {rack.clearance} da engrenagem, ímãs nas pontas e controles gravados. Para motor comprado por você, a mão de obra sai a partir de {price.installation}. A folha precisa correr leve na mão antes da montagem.",
      "Instalar um motor Rossi exige base firme, cremalheira com folga de {rack.clearance} e circuito elétrico próprio, num serviço de {time.sliding} em portão de correr. A mão de obra para motor comprado à parte começa em {price.installation}, e a folha que raspa é acertada primeiro.",
      "O motor Rossi, seu ou comprado conosco, é montado com a folha já leve no trilho e a força regulada no fim. São {time.sliding} de trabalho no portão de correr, e a mão de obra para motor comprado à parte parte de {price.installation}.",
    ],
    comparison: [
      "Rossi, PPA, Garen e Peccinin têm motores de porte equivalente, e o forte da Rossi é o portão de correr. Compare o peso suportado, a velocidade, o tipo de fim de curso e a facilidade de achar peça do modelo, porque esses pontos pesam mais que a marca.",
      "Entre Rossi e outra marca, compare na ficha os quilos suportados, as aberturas por hora e a oferta de peças na região. A Rossi é nacional, e suas peças são comuns no comércio. Seus controles atuais só continuam a servir se a nova central aceitar o mesmo código.",
      "Na dúvida entre Rossi e outro motor, o peso da folha, o uso diário e a reposição de peças decidem melhor que o nome. Para portão de correr, a Rossi tem tradição e peça fácil; para basculante e portão de abrir, compare um modelo com o outro.",
    ],
    emergency: [
      "Motor Rossi parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. A chave de destravamento só se usa em portão de correr ou de abrir que esteja reto e nivelado. O atendimento pelo WhatsApp funciona {shop.hours}.",
      "Em urgência com motor Rossi, desligue o disjuntor e olhe a folha de longe. Portão de correr ou de abrir que está reto e no trilho se move na mão depois de destravado; basculante fica travado até o técnico chegar. O WhatsApp atende {shop.hours}.",
      "Se o portão com motor Rossi travou, desligue a energia e use a chave apenas em folha de correr ou de abrir que esteja no lugar. Basculante ou folha fora do trilho ninguém toca, porque podem cair. O atendimento funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Rossi, programar controle e percurso e regular a força é serviço de técnico, porque os botões ficam sob a tampa, onde há tensão da rede. O dono pode trocar a pilha do controle e, com o disjuntor desligado, varrer o trilho e fotografar a etiqueta, que diz o modelo.",
      "Para programar um motor Rossi, veja o modelo na etiqueta e siga o manual da central, porque os passos mudam de uma placa para outra. Controles e percurso são gravados por botões da placa, que fica sob a tampa, com tensão da rede, e por isso a gravação é serviço de técnico.",
      "Para programar ou cuidar de um motor Rossi, comece pela etiqueta, que diz o modelo e leva ao manual certo. Você pode testar pilha, botoeira e fotocélula e olhar se os ímãs da cremalheira estão firmes; a programação se faz na placa, e é serviço de técnico.",
      "Regular e programar o motor Rossi exige abrir a tampa, e por isso é serviço do técnico. Em casa, você pode varrer o trilho, ver se os ímãs das pontas estão presos e manter pilha boa no controle, sempre com o disjuntor desligado ao chegar perto do motor.",
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
          "A Rossi é uma fabricante brasileira conhecida pelos motores deslizantes, que levam a sigla DZ. Entre eles está o compacto DZ Nano, para folha leve, e a marca tem opções também para outros tipos de portão.",
          "Entre as marcas brasileiras, a Rossi é das mais lembradas em portão de correr, com os motores da família DZ. O Nano é o pequeno da linha, pensado para garagem apertada, e há modelos para outros movimentos.",
          "Motor Rossi costuma ser deslizante, da família DZ, fabricada no Brasil. O DZ Nano serve à folha leve, e os maiores movem chapa fechada e garagem de uso coletivo.",
          "De fábrica brasileira, a Rossi ficou conhecida sobretudo pelos motores de portão de correr. A sigla DZ identifica esses motores, do compacto Nano aos que puxam folha pesada.",
        ],
        [
          "No deslizante, o motor fica chumbado no chão e empurra a folha por uma engrenagem e uma cremalheira, a barra dentada. Ímãs nas pontas avisam à central onde parar, e cada modelo tem peças próprias.",
          "A máquina fica numa base ao lado do portão, e sua engrenagem move a barra dentada presa à folha. Dois ímãs marcam onde o percurso termina. A etiqueta da carcaça diz que peça serve.",
          "O movimento nasce na engrenagem do motor, que puxa a barra dentada aparafusada na folha. O ponto de parada vem de ímãs nas extremidades, e as peças de um modelo não servem em outro.",
          "Um motor fixo no piso, uma engrenagem e a barra dentada fazem a folha correr. Quem marca a chegada são ímãs presos à cremalheira, e placa ou engrenagem nova se compra pelo modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor Rossi serve no seu portão", "Escolher um Rossi pelo peso e pelo uso"],
      slots: [
        [
          "Meça o comprimento da folha e veja o material antes de escolher o Rossi, porque chapa fechada pesa bem mais que grade. Deixe margem sobre a capacidade da ficha, já que vento e trilho sujo somam esforço.",
          "O ponto de partida são os quilos da folha, que vêm do comprimento e do material. Motor que trabalha no limite da ficha gasta cedo a engrenagem, e por isso convém um modelo acima.",
          "Folha leve de grade aceita o compacto; chapa longa ou madeira exige um modelo maior. A capacidade em quilos está na ficha, e um terço de sobra poupa a engrenagem nos dias de vento.",
          "Duas folhas da mesma largura podem ter pesos muito diferentes, conforme sejam de chapa ou de grade. Calcule o peso antes de comprar e não escolha um motor no limite da capacidade.",
        ],
        [
          "O número de aberturas por dia também conta, e é bem diferente numa casa e numa garagem coletiva. Confira ainda o espaço entre a folha e a parede, a tensão do ponto e se a base antiga serve.",
          "Prédio e comércio precisam de um modelo para muitas aberturas por hora, mesmo com folha leve. Antes da compra, verifique a tensão da tomada, o espaço para o motor e a altura da base.",
          "Um motor residencial esquenta e para quando abre o dia inteiro, como acontece em condomínio. Base nivelada, tensão certa e distância da parede completam a escolha.",
          "Em garagem de muitas famílias, só um motor de uso intenso aguenta o horário de pico. Veja também se a base atual está firme e na altura certa e se o ponto é de 127 ou 220 V.",
        ],
      ],
      bullets: [
        "De correr, folha leve ou pouco espaço: DZ Nano",
        "De correr, leve e com pressa: DZ Nano Turbo",
        "De correr, chapa fechada ou folha comprida: DZ3 ou DZ4",
        "Basculante de até {width.quarterHp}: BV de 1/4 HP",
      ],
    },
    {
      about: "signs",
      headings: ["Motor Rossi com defeito: sinais e causas", "Quando o Rossi precisa de manutenção"],
      slots: [
        [
          "Barulho de dente pulando indica folga na cremalheira ou engrenagem gasta, em geral porque a folha baixou com a roldana velha. Se o motor gira e o portão não anda, a engrenagem perdeu os dentes ou o motor está destravado.",
          "Estalos no percurso vêm da barra dentada frouxa ou da engrenagem comida, muitas vezes por causa de roldana gasta. Quando se ouve o motor e a folha fica parada, confira o destravamento antes de pensar em peça.",
          "A engrenagem de saída é a peça que mais se gasta no deslizante e avisa com estalos e trancos. No fim, o motor roda em falso e o portão não sai do lugar, o mesmo que acontece com o motor destravado.",
          "Dentes que pulam mostram distância errada entre motor e barra, causada por cremalheira solta ou folha que desceu. Com o tempo a engrenagem se desfaz, e o giro do motor já não move nada.",
        ],
        [
          "Folha que bate no batente ou deixa fresta tem o ímã de fim de curso deslocado. Falha depois de chuva indica vedação ruim, porque a central fica perto do chão e recebe respingo.",
          "Pancada na chegada costuma ser ímã fora do lugar, e não motor forte demais. Já o defeito que aparece em dia molhado é água ou formiga na placa, que entraram por tampa mal fechada.",
          "O ímã que escorregou muda o ponto de parada, e o portão bate ou para antes da hora. Umidade na central, instalada perto do piso, causa falhas que somem no tempo seco.",
          "Um parafuso frouxo no suporte do ímã basta para o portão perder a parada. Controle que falha e motor que age de modo estranho na chuva levam o técnico a olhar a vedação da placa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no Rossi antes de chamar", "Rossi parado: confira por fora"],
      slots: [
        [
          "Trilho sujo e ímã solto explicam muitas paradas do portão de correr, e você vê os dois por fora, com o disjuntor desligado. Basculante com defeito fica como está até o técnico chegar.",
          "Comece pelo trilho e pelos ímãs, com o motor fechado e sem energia. Se o portão é basculante, não destrave: mantenha todos longe e espere a visita.",
          "Dá para conferir o principal com os olhos, sem encostar em fio nem em peça que gira. A verificação vale para portão de correr; no basculante, apenas desligue o disjuntor.",
          "Um exame por fora serve ao portão de correr que está com a folha no trilho. Deixe o motor tampado e o disjuntor desligado, e não faça nada disso em basculante.",
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
          "O técnico corre a folha na mão e examina trilho, roldanas e cremalheira antes de abrir o motor. Os trechos fora da folga de {rack.clearance} são acertados, porque é ali que a engrenagem se gasta.",
          "A visita começa por trilho, roldanas e base, que explicam boa parte do desgaste. Depois a cremalheira é alinhada a {rack.clearance} da engrenagem em todo o percurso.",
          "Com a folha solta do motor, o técnico sente onde ela prende e confere as roldanas e o nível da base. A barra dentada é então acertada, com {rack.clearance} até a engrenagem.",
          "O exame começa pelo portão, e não pela placa. Roldana ruim e cremalheira fora dos {rack.clearance} são corrigidas primeiro, pois forçam qualquer motor.",
        ],
        [
          "Na parte elétrica, capacitor, placa e sensores são medidos, e só se troca o que falhou. Os ímãs voltam ao lugar, e a vedação da tampa é refeita quando deixa passar água.",
          "A eletrônica é medida ponto a ponto, e a peça ruim dá lugar a outra do mesmo modelo. O serviço termina com a regulagem da força, da parada e da fotocélula.",
          "Capacitor, central e ímãs passam por medição, e a troca se limita ao que está com defeito. Antes de sair, o técnico regula a parada e fecha a tampa com vedação.",
          "As medidas elétricas vão do capacitor à central, e cada peça fora do valor é substituída. Ímãs reapertados, força regulada e vedação nova encerram a visita.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados que fazem o Rossi durar", "Manutenção do motor Rossi"],
      slots: [
        [
          "Varrer o trilho é o cuidado mais simples e o que mais alivia o motor. A cremalheira de aço recebe pouco lubrificante a cada {rack.months}, porque o excesso junta areia.",
          "Trilho limpo evita que a folha pule e castigue a engrenagem. Se a barra dentada é de aço, uma lubrificação leve a cada {rack.months} basta; a de nylon dispensa graxa.",
          "Pedra e areia no trilho gastam a engrenagem, e uma vassoura resolve. Na cremalheira de aço, passe lubrificante em camada fina a cada {rack.months} e tire o excesso com um pano.",
          "O motor sofre menos quando a folha corre sobre um trilho varrido. Uma camada fina de lubrificante na barra de aço, a cada {rack.months}, completa o cuidado, sempre com o disjuntor desligado.",
        ],
        [
          "A revisão, {visits.home} em casa e {visits.business} em condomínio, reaperta ímãs, parafusos e emendas antes que soltem e façam o portão bater.",
          "Em residência, marque uma revisão {visits.home}, e em garagem coletiva, {visits.business}, com reaperto da cremalheira e dos ímãs de parada.",
          "Uma visita preventiva {visits.home} na casa, ou {visits.business} no prédio, confere a folga da engrenagem, a fixação dos ímãs e a vedação da tampa.",
          "O reaperto dos ímãs e das emendas entra na manutenção preventiva, feita {visits.home} em casa e {visits.business} onde o portão abre o dia inteiro.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um Rossi", "O que pesa no preço do motor e do conserto Rossi"],
      slots: [
        [
          "A capacidade em quilos é o que mais muda o preço do motor, e no portão de correr se somam os metros de cremalheira e a base. Fiação e barra em bom estado são aproveitadas e baixam o total.",
          "O motor custa conforme o peso que move, e a cremalheira, vendida por metro, completa a conta com a base e a mão de obra. O que já existe e serve, como fios e barra dentada, não se paga de novo.",
          "Folha leve aceita motor mais barato, e chapa ou uso coletivo exige um modelo maior. Também influem a metragem da cremalheira e a base, quando precisam ser novas.",
          "Quilos da folha, metros de barra dentada e base de concreto formam o preço do conjunto. Se a barra e a base que você tem ainda servem, o orçamento cai.",
        ],
        [
          "No conserto, ímã, capacitor e regulagem custam pouco, enquanto placa e engrenagem custam mais. O cartão divide o valor em até {shop.instalments} vezes.",
          "O conserto custa conforme a peça, das mais baratas, como ímã e capacitor, à mais cara, que é a placa. Dá para parcelar em até {shop.instalments} vezes no cartão.",
          "Capacitor e ímã são os reparos pequenos do Rossi; engrenagem e central são os grandes. O pagamento no cartão pode ser feito em até {shop.instalments} parcelas.",
          "O reparo mais barato é um ajuste ou um ímã no lugar, e o mais caro é a troca da placa. Qualquer deles pode ir para o cartão, em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor Rossi é só para portão de correr?",
      answers: [
        "Não. A marca ficou conhecida pelos deslizantes, mas tem opções para outros movimentos, como o basculante. O tipo do seu portão define a família.",
        "A Rossi é forte em portão de correr, porém fabrica também para outros tipos de folha. O modo de abrir diz qual modelo serve.",
        "Não, embora o deslizante seja o mais visto. Há motor da marca para basculante, e a escolha segue o movimento da folha.",
      ],
    },
    {
      question: "A cremalheira antiga serve em um Rossi novo?",
      answers: [
        "Serve, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste, com {rack.clearance} de folga na engrenagem.",
        "Muitas vezes, sim. A altura da base é o que costuma mudar, e o passo dos dentes precisa combinar com a engrenagem nova.",
        "Depende do passo e do estado da barra. Com dente inteiro e a mesma medida ela fica. Com dente gasto ou diferente, é trocada.",
      ],
    },
    {
      question: "Controle de outra marca funciona no Rossi?",
      answers: [
        "Funciona se tiver a mesma frequência e o mesmo código da central, depois de cadastrado. A versão da placa decide.",
        "Alguns controles compatíveis funcionam. A foto do atual, frente e verso, mostra o padrão que a sua placa aceita.",
        "Sim, quando a central aceita aquele código. Em placa de código rolante, que muda a cada toque, em geral só serve o controle da própria linha.",
      ],
    },
    {
      question: "Motor Rossi serve para condomínio?",
      answers: [
        "Sim, nos modelos de uso intenso, com capacidade acima do peso da folha. Em portão pesado, a troca com mão de obra fica de {price.heavySwap}.",
        "Serve o modelo feito para muitas aberturas por hora. O compacto de casa não aguenta, porque esquenta e para no horário de pico.",
        "Há versões para isso, escolhidas pelo peso da folha e pelo movimento da garagem. Motor residencial no lugar delas dura pouco.",
      ],
    },
    {
      question: "Vocês consertam Rossi fora da garantia?",
      answers: [
        "Sim, como assistência independente: medimos no local, passamos o valor e só então trocamos a peça.",
        "Consertamos, sem vínculo com o fabricante. Motor ainda na garantia de fábrica deve ir antes a quem vendeu ou à própria marca.",
        "Sim, o reparo fora da garantia é feito por nós. Se a garantia de fábrica ainda vale, ela é do fabricante: confira a nota antes.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Rossi já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, de Brasília, criada nos anos 1980",
    "Conhecida por": "Motores de correr de casa, simples de manter",
    "No portão de correr": "DZ Nano, compacto, e outros DZ maiores",
    "Peças e controles": "Fáceis de achar em lojas de automação",
    Atenção: "Modelo compacto não serve em folha pesada",
  },
  related: ["rossi-dz-nano", "rossi-nkx", "cremalheira", "fim-de-curso", "deslizante", "nice"],
  topic: "motores-rossi-e-nice",
};
