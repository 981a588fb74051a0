/** What somebody wants done who names a place: "conserto de portão na Lapa". */
export type Job =
  | "mend"
  | "paint"
  | "technician"
  | "urgent"
  | "brand-service"
  | "install"
  | "swap"
  | "upkeep"
  | "contract"
  | "automate"
  | "shop"
  | "any"
  | "gate"
  | "brand"
  | "remote"
  | "metalwork"
  | "adjust"
  | "parts"
  | "survey"
  | "grease";

/** "[o]" is what the job is done to, "[em]" where. */
export const openings: Record<Job, string[]> = {
  mend: [
    "Sim, consertamos [o] [em], no seu endereço.",
    "Fazemos conserto de [o] [em], com visita no local.",
    "O conserto de [o] [em] é feito no local, por técnico da nossa equipe.",
    "Consertamos [o] [em], no seu endereço e com hora combinada.",
    "Vamos até você [em] para o conserto de [o].",
  ],
  technician: [
    "Sim, temos técnico de [o] [em], que vai até o seu endereço.",
    "O técnico de [o] atende [em], no seu endereço.",
    "O técnico de [o] vai até você [em], com visita marcada pelo WhatsApp.",
    "Nosso técnico de [o] atende [em], no seu endereço e com hora combinada.",
  ],
  urgent: [
    "Sim, fazemos conserto urgente de [o] [em]: o contato funciona {shop.hours}.",
    "Para conserto urgente de [o] [em], chame pelo WhatsApp ou ligue, {shop.hours}.",
    "Conserto urgente de [o] [em]: respondemos {shop.hours}.",
    "Atendemos [em] para conserto urgente de [o], com contato {shop.hours}.",
  ],
  "brand-service": [
    "Sim, consertamos [o] [em], como assistência independente, sem vínculo com a fábrica.",
    "Fazemos assistência técnica de [o] [em], de forma independente, não autorizada pela fábrica.",
    "Atendemos [o] [em] como assistência independente, sem vínculo com a fábrica.",
  ],
  install: [
    "Sim, instalamos [o] [em].",
    "Fazemos a instalação de [o] [em], no seu endereço.",
    "A instalação de [o] [em] é feita pela nossa equipe.",
    "Instalamos [o] [em], com tudo regulado e testado.",
  ],
  swap: [
    "Sim, fazemos a troca de [o] [em].",
    "Trocamos [o] [em], com o novo regulado e testado na sua frente.",
    "A troca de [o] [em] é feita no local, pela nossa equipe.",
    "Fazemos a troca de [o] [em], no seu endereço.",
  ],
  upkeep: [
    "Sim, fazemos manutenção de [o] [em], no seu endereço.",
    "A manutenção de [o] [em] é feita no seu endereço, com hora marcada.",
    "Fazemos manutenção de [o] [em], com visita marcada.",
    "Cuidamos da manutenção de [o] [em], com visita no local.",
  ],
  contract: [
    "Sim, fazemos contrato de manutenção de [o] [em].",
    "Atendemos [em] com contrato de manutenção de [o].",
    "O contrato de manutenção de [o] [em] é montado para o seu uso.",
  ],
  automate: [
    "Sim, automatizamos [o] [em].",
    "Automatizamos [o] [em], com o portão que você já tem.",
    "Automatizamos [o] [em]: levamos motor e controles até o seu endereço e instalamos.",
    "A automação de [o] [em] é feita no local, pela nossa equipe.",
  ],
  shop: [
    "Vendemos [o] [em], com entrega e instalação.",
    "Sim, você compra [o] [em] com a entrega e a instalação juntas.",
    "Vendemos, entregamos e instalamos [o] [em].",
    "Você compra [o] [em] pelo WhatsApp, com entrega e instalação, sem ir à loja.",
  ],
  any: [
    "Sim, vendemos, instalamos e consertamos [o] [em].",
    "Vendemos, instalamos e consertamos [o] [em], no seu endereço.",
    "Trabalhamos com [o] [em]: venda, instalação e conserto no seu endereço.",
    "Fazemos venda, instalação e conserto de [o] [em].",
  ],
  gate: [
    "Vendemos, instalamos e consertamos [o] [em].",
    "Sim, trabalhamos com [o] [em], da venda ao conserto.",
    "Vendemos e instalamos [o] [em] e também consertamos o que já existe.",
    "Fazemos venda, instalação e conserto de [o] [em].",
  ],
  brand: [
    "Instalamos e consertamos [o] [em], de forma independente.",
    "Atendemos [o] [em]: instalação, conserto e controles, sem vínculo com a fábrica.",
    "Trabalhamos com [o] [em], na instalação e no conserto, como empresa independente.",
  ],
  remote: [
    "Fornecemos e gravamos [o] [em]: a foto do atual, frente e verso, diz qual serve e quanto custa.",
    "Sim, vendemos e cadastramos [o] [em]: a foto do atual, frente e verso, diz qual serve e quanto custa.",
    "Atendemos [em] com venda e gravação de [o]: pela foto do atual, frente e verso, dizemos qual serve e o valor.",
    "[em], vendemos [o] gravado e testado: com a foto do atual, frente e verso, dizemos o modelo e o valor.",
    "Vendemos e gravamos [o] [em]: a foto do atual, frente e verso, diz qual serve e quanto custa.",
    "Quem está [em] compra [o] conosco, já gravado e testado: a foto do atual, frente e verso, diz qual serve.",
  ],
  adjust: [
    "Sim, regulamos [o] [em], no seu endereço.",
    "Fazemos a regulagem de [o] [em], com visita no local.",
    "Atendemos [em] para regular [o], no seu endereço.",
    "A regulagem de [o] [em] é feita no local e testada na sua frente.",
  ],
  parts: [
    "Fornecemos e trocamos peças de [o] [em].",
    "Atendemos [em] com peças de [o], com ou sem a troca no local.",
    "[em], você compra peças de [o] conosco, com a troca no seu endereço, se quiser.",
  ],
  survey: [
    "Fazemos a vistoria de [o] [em]: o técnico confere folha, cabos, motor e sensores no local e entrega o relatório por escrito.",
    "[em], fazemos a vistoria de [o] no local: folha, cabos, motor, força e sensores são conferidos um a um.",
  ],
  grease: [
    "Sim, lubrificamos [o] [em], no seu endereço.",
    "Fazemos a lubrificação de [o] [em], com visita no local.",
    "Atendemos [em] para lubrificar [o], com a revisão dos pontos de desgaste.",
  ],
  paint: [
    "[em], a pintura do portão é de pintor ou serralheiro; conosco fica o motor: desligamos e protegemos antes da tinta e regulamos tudo depois.",
    "Pintar o portão [em] é serviço de pintor ou serralheiro; nós cuidamos do motor, desligado e protegido antes da tinta e regulado depois dela.",
  ],
  metalwork: [
    "Para o serviço de serralheiro [em], alinhamos no seu endereço a folha que raspa, pesa ou entortou e trocamos roldana, dobradiça, trilho ou cabo.",
    "Atendemos [em] para consertar o portão que raspa, pesa ou saiu do prumo: alinhamos a folha e trocamos roldana, dobradiça, trilho e cabo.",
    "Para serralheria de portão [em], fazemos no local o alinhamento da folha e a troca de roldana, dobradiça, trilho e cabo.",
  ],
};

/** Where the answer itself tells by which photo it is chosen. */
export const remoteSales = [
  "Vendemos e gravamos [o] [em].",
  "Sim, vendemos e cadastramos [o] [em].",
  "Quem está [em] compra [o] conosco, já gravado e testado.",
];

/** Of a make that is not among those the shop works with, nothing is promised before its label is seen. */
export const onRequest = [
  "Vamos até você [em] para [o] quando há peça do modelo: a foto da etiqueta diz isso antes da visita, sem vínculo com a fábrica.",
  "[em], atendemos portão com [o] conforme o modelo: a foto da etiqueta diz, antes da visita, se há peça e se o serviço cobre.",
];
/** The same of who wants such a motor fitted, or bought. */
export const onRequestFitting = [
  "Instalamos [o] [em] depois de ver o modelo: a foto da etiqueta e a do portão dizem, antes da visita, se ele serve na folha.",
  "[em], a instalação de [o] depende do modelo: mande a foto da etiqueta e do portão, e dizemos antes da visita se instalamos.",
];
export const onRequestBuying = [
  "[em], atendemos portão com [o] conforme o modelo: a foto da etiqueta diz se há peça, e a do portão, que motor serve no lugar.",
  "Para [o] [em], mande a foto da etiqueta ou do portão: dizemos se atendemos o modelo e que motor das nossas marcas faz o mesmo.",
];

/** Who names the sale beside the installation wants both. */
export const saleWithFitting = [
  "Vendemos e instalamos [o] [em], no seu endereço.",
  "Atendemos [em] com venda e instalação de [o].",
  "[em], você compra [o] conosco já com a instalação.",
];

/** The same of who names the sale beside upkeep or repair. */
export const saleWithUpkeep = [
  "Fazemos venda e manutenção de [o] [em], no seu endereço.",
  "Atendemos [em] com venda e manutenção de [o].",
];
export const saleWithMending = [
  "Vendemos e consertamos [o] [em], no seu endereço.",
  "Atendemos [em] com venda e conserto de [o].",
];

/** Who names the motor beside the metalwork wants both. */
export const metalworkWithMotor = [
  "[em], instalamos e consertamos o motor do portão; a serralheria, como solda, dobradiça, roldana e trilho, é orçada por foto, com o que entra no nosso serviço e o que pede serralheiro.",
  "Atendemos [em] com instalação e conserto de motor de portão, e dizemos pela foto qual serralheria da folha entra no nosso serviço e qual pede serralheiro.",
];

export const alignments = [
  "Fazemos o alinhamento de [o] [em], no seu endereço.",
  "Atendemos [em] para alinhar [o], com visita no local.",
  "O alinhamento de [o] [em] é feito no local, com a folha testada na mão.",
];

export const weldings = [
  "Soldamos dobradiça, suporte do motor e braço de portão [em], no seu endereço; as fotos da trinca dão o valor antes da visita.",
  "Vamos até você [em] para soldar dobradiça, suporte do motor ou braço do portão: mande fotos da trinca, e o valor vem antes.",
  "[em], a solda de dobradiça, suporte do motor ou braço do portão é feita no local, com o valor informado antes, pelas fotos.",
];

/** Who asks for somebody at any hour is told of somebody. */
export const urgentTechnician = [
  "Temos técnico para conserto urgente de [o] [em]: o contato funciona {shop.hours}.",
  "Em caso urgente, o técnico de [o] atende [em]: chame pelo WhatsApp ou ligue, {shop.hours}.",
];

/** The same of one make. */
export const technicianOfMake = [
  "Temos técnico de [o] [em], como assistência independente, sem vínculo com a fábrica.",
  "O técnico de [o] vai até você [em], em serviço independente, não autorizado pela fábrica.",
];

/** Who asks for assistance wants to know of which makes. */
export const assistance = [
  "Fazemos assistência técnica de [o] [em], no seu endereço, para motores {shop.someBrands}.",
  "Nossa assistência técnica de [o] atende [em], com técnico que vai ao local, em {shop.someBrands}.",
  "Assistência técnica de [o] [em]: o técnico vai até você e conserta motores {shop.someBrands}.",
];

const mendedOfAnyMake = [
  "O técnico confere a folha, a energia, os sensores, a placa e as peças do motor e troca só a que falhou.",
  "Na visita, o técnico acha a causa, mostra a você a peça com defeito e só faz a troca depois que você aprova o valor.",
  "O serviço inclui achar a causa, trocar a peça que falhou, regular a força e a parada e testar o portão com você.",
];

export const mended = [
  ...mendedOfAnyMake,
  "Cuidamos do motor, da folha, da placa, dos sensores e dos controles, em {shop.someBrands}.",
  "Trocamos capacitor, placa, sensor, engrenagem, roldana e cabo, em motores {shop.someBrands}, depois de testar qual peça falhou.",
];

const installed = [
  "O serviço inclui conferir a folha, fixar o motor, ligar com aterramento, regular a força, gravar os controles e testar com você.",
  "Entram no serviço a revisão da folha, a fixação, a ligação com circuito próprio, a regulagem e os controles gravados.",
  "A equipe confere a folha, monta o motor e a central, acerta os pontos de parada, grava os controles e faz o teste final com você.",
  "Cuidamos de tudo no mesmo serviço: a folha é acertada, o motor é preso em base firme e ligado com terra, a força é regulada e os controles são gravados.",
  "Antes de furar, a folha é testada na mão; depois vêm o suporte, o motor, a ligação, os pontos de parada e os controles.",
  "O serviço inclui tudo, do suporte ao teste: fixação, fiação até o ponto de energia, regulagem da força e controles prontos para usar.",
];

export const includes: Partial<Record<Job, string[]>> = {
  mend: mended,
  technician: [
    "O técnico testa a folha, mede a tensão, o capacitor e a placa, diz a causa e só conserta com a sua aprovação.",
    "Na visita, o técnico testa a folha, a energia, os sensores e os controles, mostra a peça com defeito e diz o valor antes de trocar.",
    "O técnico conserta motor que ronca, portão que para no meio, controle que não aciona e placa queimada, em {shop.someBrands}.",
    "Com a foto da etiqueta e um vídeo do defeito, o técnico já leva a peça provável, que só é trocada depois da medição e da sua aprovação.",
  ],
  "brand-service": mendedOfAnyMake,
  urgent: [
    "Até o técnico chegar, desligue o disjuntor, afaste crianças e animais e não force a folha.",
    "Enquanto espera, deixe o disjuntor desligado e ninguém perto da folha, e não force o portão com a mão nem com o carro.",
    "Desligue o disjuntor, deixe a passagem livre de crianças e animais e não force nada até o técnico ver.",
  ],
  install: installed,
  automate: installed,
  swap: [
    "Retiramos o motor antigo, conferimos a folha, montamos o novo, regulamos a força e gravamos os controles.",
    "O serviço inclui tirar o motor antigo, revisar a folha, instalar o novo, gravar os controles e testar a parada.",
    "A folha é testada na mão; depois sai o motor velho, entra o novo, e os controles e os pontos de parada são gravados.",
  ],
  upkeep: [
    "A visita inclui limpeza, lubrificação, reaperto, regulagem da força, teste dos sensores e a lista do que precisa de troca. Em casa, o certo é fazê-la {visits.home}; em prédio, {visits.business}.",
    "São conferidos a folha, as fixações, os cabos ou o trilho, os sensores, a força e a parada, com lubrificação e teste de segurança. A revisão é feita {visits.home} em casa e {visits.business} em prédio.",
    "O técnico limpa, lubrifica, reaperta, regula a força e a parada e testa os sensores. A visita se repete {visits.home} em casa e {visits.business} em prédio, pelo menos.",
  ],
  contract: [
    "Em cada visita, com data marcada, o técnico limpa, lubrifica, reaperta, regula a força e a parada, testa a fotocélula e deixa relatório.",
    "As visitas incluem limpeza, lubrificação, reaperto, medição do capacitor, regulagem e teste de segurança, com relatório de cada portão.",
  ],
  adjust: [
    "O técnico alivia a folha, acerta os pontos de parada, baixa a força ao mínimo que a move e testa a reversão com um objeto no caminho.",
    "A visita resolve pancada no fim, fresta, parada no meio e portão que volta: são acertados a folha, a parada, a força e a fotocélula.",
    "Primeiro são acertados o prumo e o peso da folha; depois, a parada e a força do motor, com um teste a cada ajuste.",
  ],
  parts: [
    "São placa, capacitor, receptor, fim de curso, engrenagem, roldana, fotocélula e controle, originais ou compatíveis, para {shop.someBrands}.",
    "Pela foto da etiqueta do motor e da peça gasta, dizemos se há original ou compatível para o seu modelo, em {shop.someBrands}.",
  ],
  grease: [
    "O técnico limpa a sujeira, lubrifica pinos, dobradiças e engrenagem com o produto certo para cada ponto e reaperta as fixações.",
    "A visita inclui limpeza, lubrificação de cada ponto com o produto próprio, reaperto, regulagem da força e teste dos sensores.",
  ],
  paint: [
    "Trilho, cabos, cremalheira, roldanas e lente da fotocélula ficam sem tinta, ou o portão pesa e para no meio.",
    "A tinta não pode cobrir roldana, cabo, cremalheira nem fotocélula: é o que faz o portão travar depois.",
  ],
  remote: [
    "Se o sinal muda a cada aperto, o código é rolante, e a central só reconhece aparelho feito para ela; se é fixo, serve também um compatível de igual frequência.",
    "A etiqueta do que você usa mostra a frequência e o código: se for rolante, serve só a linha da central; se for fixo, também um compatível do mesmo padrão.",
    "Quem manda é a central do motor: com código rolante, ela pede aparelho da própria linha; com código fixo, aceita cópia na mesma frequência.",
    "O que decide é o receptor do motor, pela frequência e pelo tipo de código, e não a marca escrita na tampa.",
    "Se você perdeu o único, a foto da etiqueta do motor serve no lugar dele, porque também mostra o padrão da central.",
    "Original ou compatível, ele precisa falar na frequência do receptor e no código dele, fixo ou rolante, e só abre depois de cadastrado.",
    "Aparência igual engana: contam os MHz impressos no verso e o tipo de código, e é por eles que escolhemos o que a sua central reconhece.",
    "Diga quantos quer: separamos o modelo que combina com a placa e avisamos se o código permite copiar.",
  ],
  shop: [
    "A escolha parte do tipo de portão, do peso da folha e das aberturas por dia, e o kit já vem com central e controles.",
    "Com a foto e as medidas do portão, indicamos o modelo, e ele chega com central, controles e instalação.",
  ],
  any: [
    "Diga se quer motor novo, automatizar o portão que já tem ou consertar, e mande uma foto.",
    "O serviço é para quem vai pôr o primeiro motor, trocar o antigo ou consertar o que parou.",
    "Pode ser motor novo, automação do portão que você já tem ou conserto: pela foto dizemos o que falta.",
    "Fazemos desde a automação do portão manual até a troca de uma peça do motor que parou.",
    "Diga o que o portão precisa: o primeiro motor, um novo no lugar do antigo ou o conserto do que já existe.",
    "Pela foto do portão e da etiqueta, se já houver motor, dizemos o que serve e o que dá para aproveitar.",
    "Colocamos motor em portão que ainda abre na mão, trocamos o motor antigo por um novo e consertamos o que parou.",
    "O serviço pode ser o primeiro motor do portão, a troca do antigo ou o conserto de um portão que já é automático.",
  ],
};

/** Where many pass, one person cannot keep them away. */
export const urgentForMany = [
  "Desligue o disjuntor do motor, avise a portaria e quem usa a garagem e não deixe ninguém forçar a folha.",
  "Até o técnico chegar, deixe o disjuntor do motor desligado, avise a portaria e mantenha alguém junto ao vão para que ninguém force a folha.",
];

/** Who names the motor is told what is done to the motor. */
export const upkeepOfMotor = [
  "O técnico mede a corrente e o capacitor do motor, confere a engrenagem, a fixação e a placa, lubrifica, regula a força e a parada e vê se a folha está leve.",
  "O técnico mede o capacitor, a tensão e a corrente do motor, confere a placa, a engrenagem e a fixação, lubrifica e regula a força e a parada.",
];

export const metalworkAnswers = [
  "A folha que raspa, pesa ou entortou é acertada primeiro; depois o motor é montado, com a força e a parada reguladas.",
  "Primeiro a folha fica reta e leve, e só depois vêm o motor e a regulagem; assim o motor não carrega defeito da folha.",
];

export const countryHouseAnswers = [
  "Em entrada de terreno grande, o portão costuma ser de correr ou de abrir, a porteira, ligado à rede por cabo enterrado ou com bateria e painel solar.",
  "O motor é de correr ou de abrir, conforme a entrada, com energia da rede ou, longe dela, com bateria e painel solar.",
];

/** What decides for those who use the gate, where nothing but them is named. */
export const includesByAudience: Record<string, string[]> = {
  predio: [
    "Em prédio, o motor é de uso intenso, escolhido pelas aberturas na hora de pico e pelo peso da folha; o de casa esquenta e para na saída da manhã.",
    "Portão de prédio leva motor de uso intenso, fotocélula, sinaleiro e controle cadastrado por unidade; número de vagas e peso da folha dizem o modelo.",
  ],
  condominio: [
    "Em condomínio, o motor é de uso intenso, escolhido pelos carros na hora de pico e pelo peso da folha, com controle por unidade e orçamento por itens para a assembleia.",
    "Na entrada coletiva, o motor é de uso intenso, porque o de casa esquenta na hora de pico; o orçamento vem por itens, para comparar em assembleia.",
  ],
  comercio: [
    "Portão que abre poucas vezes por dia aceita motor comum; com veículos o dia todo, o motor é de uso intenso, e o serviço pode ser feito fora do expediente.",
    "Para poucas aberturas por dia, basta um motor comum; onde entram veículos o dia todo, instalamos motor de uso intenso. O serviço pode ser marcado fora do expediente.",
  ],
  galpao: [
    "Em galpão, o motor é escolhido pelo peso e pela largura da folha e pelas aberturas na hora de pico; o comum é o de correr, de uso intenso, que não limita a altura do caminhão.",
    "O motor do galpão é de uso intenso, com capacidade acima do peso da folha e ciclos acima da hora de pico; trilho, batentes e fotocélula em duas alturas são conferidos junto.",
  ],
  industria: [
    "Em indústria, o motor é de uso intenso, escolhido pelo peso da folha e pelas aberturas na troca de turno, com fotocélula, sinaleiro e botoeira na guarita.",
    "Peso da folha, turnos e caminhões por hora definem o motor, sempre de uso intenso, e a montagem é marcada fora do expediente.",
  ],
  estacionamento: [
    "Em estacionamento, o motor é de uso intenso, escolhido pelos carros por hora, com fotocélula e comando na guarita; onde a fila é grande, a cancela trabalha de dia, e o portão fecha à noite.",
    "Carros por hora e peso da folha definem o motor, sempre de uso intenso; fotocélula e sinaleiro protegem quem passa a pé.",
  ],
  escola: [
    "Em escola, o portão dos carros leva motor de uso intenso, fotocélula em duas alturas, força mínima e comando só de funcionário, com a entrada de alunos separada.",
    "Na escola, a proteção vem antes do motor: fotocélula baixa, força mínima, comando só na portaria e alunos por outra entrada; o serviço é feito sem aula.",
  ],
};

/** Who answers for the money of others wants it in writing. */
export const forManagers = [
  "O síndico recebe o orçamento por escrito e por itens, para a assembleia e a prestação de contas; o motor, de uso intenso, sai das aberturas na hora de pico e do peso da folha.",
  "Mandamos ao síndico o orçamento por escrito, com motor, serralheria, elétrica e controles em itens separados, para a assembleia comparar.",
];

/** Not every one that rolls up is taken on. */
export const rollingDoors = [
  "[em], atendemos porta de enrolar conforme o modelo, que a foto do rolo mostra: motor novo, automação da manual ou conserto.",
  "Para porta de enrolar [em], a foto do rolo diz antes da visita se atendemos o modelo: pode ser motor novo, automação da manual ou conserto.",
];

/** Who has it by hand wants it driven; the photo tells whether its axle takes a motor. */
export const rollingAutomation = [
  "Automatizamos porta de enrolar de aço [em] conforme o modelo, com a porta que você já tem.",
  "Fazemos a automatização de porta de aço de enrolar [em], conforme o modelo que a foto do rolo mostra.",
];

/** An automatic door may be of another kind. */
export const automaticDoors = [
  "Para porta automática [em], mande uma foto: se é de enrolar, ela diz se atendemos o modelo e que motor serve; se é de vidro, se o serviço é nosso.",
  "[em], porta automática é vista por foto: a de enrolar, para saber se atendemos o modelo e que motor serve; a de vidro, se o serviço é nosso.",
];

/** Whoever types "24 horas" is told at once that somebody answers at any hour, and on what it depends whether one comes. */
export const urgentAtAnyHour = [
  "Fazemos conserto de [o] 24 horas [em] quando há técnico livre{shop.always}: chame pelo WhatsApp ou ligue, de dia ou de madrugada.",
  "O conserto de [o] 24 horas [em] depende de técnico livre naquela hora{shop.always}: chame pelo WhatsApp ou ligue, a qualquer hora.",
  "Para conserto de [o] 24 horas [em], chame pelo WhatsApp ou ligue a qualquer hora{shop.always}: o técnico sai quando há equipe livre.",
];

/** The leaf is made by others; what moves it is ours. */
export const ofMaterial = [
  "Automatizamos e consertamos [portão] [em], no seu endereço.",
  "Atendemos [em] para pôr motor em [portão] ou consertar o que ele já tem.",
  "[em], instalamos e consertamos motor de [portão], com visita no local.",
];
