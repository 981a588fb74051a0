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
      "Vendemos, instalamos e consertamos motor Rossi, conhecido pelos deslizantes de portão de correr. A etiqueta na carcaça define peça, placa e controle; para motor novo, valem o peso da folha e as aberturas por dia.",
      "Atendemos motor Rossi, marca brasileira com tradição em portão de correr: vendemos, instalamos e consertamos. A troca em casa, com mão de obra, fica de {price.homeSwap}; cremalheira na folga certa e ímãs bem presos fazem o conjunto durar.",
      "Consertamos motor Rossi e trocamos engrenagem, ímã, controle e placa, conforme o modelo da etiqueta, porque o DZ Nano e outras versões usam peças próprias. Quando o conserto não compensa, a troca em casa fica de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Rossi como assistência independente: engrenagem de saída, ímã de fim de curso, capacitor, placa e vedação. O técnico confere também a cremalheira, que costuma ser a causa do desgaste.",
      "Consertamos no local motor Rossi que gira sem mover o portão, passa do ponto ou não responde ao controle. Nosso serviço é independente da fábrica, com o valor informado antes da troca da peça.",
      "Damos manutenção independente em motores Rossi, de casa e de condomínio. Nos deslizantes, o primeiro exame é da cremalheira e dos ímãs; a central vem depois, medida com instrumento.",
    ],
    price: [
      "O motor Rossi de correr fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em folha pesada. Metros de cremalheira e base nova são o que mais muda a conta; foto e largura trazem o valor, sem custo.",
      "Um motor Rossi trocado em casa custa de {price.homeSwap}, conforme a folha e a versão. Com o motor já comprado, a instalação avulsa parte de {price.installation}; no portão de correr, base e cremalheira aproveitadas reduzem o total.",
    ],
    buying: [
      "Vendemos e instalamos motor Rossi, conhecido pelos deslizantes de portão de correr. Mande comprimento, material e fotos do trilho: indicamos o modelo pelo peso da folha, e a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "Vendemos motor Rossi escolhido pelo peso da folha e pelas aberturas por dia: compacto para folha leve, maior para chapa e uso coletivo. A troca em casa, com mão de obra, fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "Vendemos e instalamos motor Rossi de correr, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada, com mão de obra. O comprimento e o material decidem o modelo: chapa fechada pesa bem mais que grade.",
    ],
    installation: [
      "Instalamos motor Rossi deslizante num serviço de {time.sliding}: base nivelada, motor alinhado, cremalheira com folga de {rack.clearance}, ímãs nas pontas, circuito próprio e controles gravados.",
      "Instalamos motor Rossi novo ou comprado por você; para o comprado à parte, a mão de obra sai a partir de {price.installation}. A folha precisa correr leve no trilho antes de receber o motor; se raspa ou foge do prumo, o ajuste vem primeiro.",
    ],
    comparison: [
      "Rossi, PPA, Garen e Peccinin têm deslizantes de porte equivalente, e o forte da Rossi é o portão de correr. Compare capacidade em quilos, velocidade, tipo de fim de curso e reposição na região.",
      "Na dúvida entre Rossi e Nice, a Rossi é nacional e tem peças fáceis de achar no comércio; a Nice é italiana e traz linhas de baixa tensão com bateria. O portão e o uso decidem.",
    ],
    emergency: [
      "Motor Rossi parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, pode ser destravado; chame pelo WhatsApp, {shop.hours}.",
      "Em urgência com motor Rossi, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é combinado antes do serviço.",
    ],
    "how-to": [
      "No motor Rossi, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer em motor Rossi com segurança, comece pela etiqueta: o modelo diz qual manual vale. Ao dono cabe testar pilha, botoeira e fotocélula; gravar controle e regular a força são serviços feitos na placa, pelo técnico.",
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
      headings: ["Rossi, a marca do portão de correr", "O que a Rossi fabrica", "Como são os motores Rossi"],
      slots: [
        [
          "A Rossi, fabricante brasileira, é conhecida pelos motores de correr, como o compacto DZ Nano.",
          "Entre os Rossi de correr, o DZ Nano é o compacto, para folha leve e garagem apertada; chapa e uso coletivo pedem modelo maior.",
          "A Rossi é mais vista em portão de correr, nos motores com a sigla DZ; já NKX é código da central, e não do motor.",
        ],
        [
          "Nos deslizantes, o motor fica chumbado numa base e empurra a folha por engrenagem e cremalheira.",
          "A máquina vai no chão, ao lado do portão, e a engrenagem empurra a cremalheira presa à folha.",
          "Base firme, engrenagem e cremalheira fazem o movimento; ímãs nas pontas avisam a central onde parar.",
        ],
        [
          "O nome completo e a versão estão na etiqueta, e as peças de versões diferentes não se misturam.",
          "As peças do modelo compacto não servem no de fluxo intenso, e a etiqueta diz qual é o seu.",
          "Engrenagem, ímã e controle são itens comuns no comércio, pedidos pelo modelo escrito na etiqueta.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor Rossi serve no seu portão",
        "Escolher um Rossi pelo peso e pelo uso",
        "Rossi novo: o que decidir antes",
      ],
      slots: [
        [
          "Em portão de correr, o peso da folha e as aberturas por dia escolhem o modelo Rossi.",
          "O peso da folha escolhe o Rossi: meça o comprimento e veja o material, porque chapa fechada pesa bem mais que grade.",
          "Escolha o Rossi pelos quilos da folha e pelo uso, que é bem diferente numa casa e numa garagem coletiva.",
        ],
        [
          "Deixe margem sobre o peso, porque vento na chapa e trilho sujo somam esforço.",
          "Um motor compacto serve à folha leve; chapa longa, madeira ou uso coletivo pedem um maior.",
          "A capacidade em quilos está na ficha da versão, e trabalhar no limite gasta a engrenagem.",
        ],
        [
          "Confira a distância entre a folha e a parede, a tensão do ponto e os controles que a casa já usa.",
          "A base do motor antigo pode ficar, se estiver firme, nivelada e na altura do motor novo.",
          "Em basculante, dizemos se há Rossi para a sua folha ou indicamos outra marca com o preço instalado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Motor Rossi com defeito: os sinais",
        "Quando o Rossi pede manutenção",
        "Sintomas comuns em deslizante Rossi",
      ],
      slots: [
        [
          "O barulho de dente pulando costuma indicar folga na cremalheira ou engrenagem de saída gasta.",
          "O desgaste mais comum é o da engrenagem: a cremalheira cede com o tempo, e o peso da folha descansa no motor.",
          "Estalos ao longo do curso costumam vir de cremalheira com folga ou de emenda desalinhada.",
        ],
        [
          "Uma folha que bate no batente ou fica com fresta costuma ter o ímã de fim de curso deslocado.",
          "Um parafuso frouxo no suporte do ímã basta para o portão perder o ponto de parada.",
          "A pancada na chegada costuma ser ímã fora do lugar, e não motor forte demais.",
        ],
        [
          "Perto do chão, a central recebe respingo e poeira; uma falha depois de chuva sugere vedação ruim.",
          "Formiga e umidade entram pela passagem de fios mal fechada e oxidam a placa.",
          "Uma tampa mal encaixada depois de um serviço deixa entrar água e encurta a vida da placa.",
        ],
      ],
      bullets: [
        "Motor que zumbe e não anda",
        "Motor que gira com a folha parada",
        "Motor forçando sempre no mesmo trecho",
        "Disjuntor que cai ao acionar",
        "Controle que responde só de vez em quando",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir no Rossi antes de chamar",
        "Verificação simples no deslizante Rossi",
        "Rossi parado: confira por fora",
      ],
      slots: [
        [
          "No deslizante, olhe o trilho e os ímãs antes de chamar; o basculante com defeito fica com o técnico.",
          "Comece pelo trilho, com o motor fechado e sem encostar em fio nem em peça que gira.",
          "Trilho sujo e ímã solto explicam muitas paradas, e você vê os dois por fora, com o disjuntor desligado.",
        ],
        [
          "Se a folha prende em algum ponto, a causa costuma estar no trilho ou na roldana, e não no motor.",
          "Se a folha corre sozinha para um lado, o piso ou o trilho está fora de nível.",
          "Trilho limpo, folha reta e motor parado apontam para a parte elétrica.",
        ],
        [
          "Marque o trecho em que a folha prende e conte ao técnico, porque é ali que o exame começa.",
          "Um vídeo do percurso completo mostra se a falha se repete sempre no mesmo lugar.",
          "A foto da etiqueta completa o quadro e permite levar a peça do modelo certo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e afaste crianças e animais.",
        "Limpe pedras e folhas do trilho.",
        "Com a folha de correr reta e o trilho nivelado, destrave com a chave e empurre devagar.",
        "Veja se os ímãs nas pontas da cremalheira estão presos.",
        "Trave de novo, religue e acione uma vez, de longe.",
      ],
    },
    {
      about: "causes",
      headings: [
        "A assistência em motor Rossi",
        "O que o técnico faz num motor Rossi",
        "Manutenção de motor Rossi no local",
      ],
      slots: [
        [
          "O conserto do Rossi é feito no endereço do portão, por assistência independente da fábrica.",
          "O técnico sai com as peças prováveis do modelo Rossi e faz o conserto no local.",
          "Somos independentes do fabricante e damos manutenção em Rossi residencial e de condomínio.",
        ],
        [
          "O técnico corre a folha na mão, mede a folga da cremalheira e acerta os trechos fora de {rack.clearance}.",
          "Primeiro vêm trilho, roldanas e cremalheira, que explicam boa parte do desgaste na engrenagem.",
          "O técnico verifica o nível da base e o alinhamento da cremalheira antes de abrir o motor.",
        ],
        [
          "O técnico mede capacitor, placa e sensores, troca o que falhou e repõe os ímãs no lugar.",
          "A eletrônica é medida ponto a ponto, e a vedação da tampa é refeita quando deixa passar água.",
          "Fim de curso, força e tempo de pausa são regulados de novo, com a fotocélula em teste.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados que fazem o Rossi durar", "Manutenção do motor Rossi", "Como conservar um deslizante Rossi"],
      slots: [
        [
          "Trilho sujo faz o motor esquentar: varra antes de mexer em qualquer regulagem.",
          "Varrer o trilho é o cuidado mais simples e o que mais alivia o esforço do motor.",
          "Pedrinha e areia no trilho fazem a folha pular e castigam a engrenagem.",
        ],
        [
          "A cremalheira pede pouca lubrificação a cada {rack.months}; excesso vira cola de poeira.",
          "Lubrifique a cremalheira com parcimônia, a cada {rack.months}, e limpe o que já estiver grudado.",
          "Produto demais na cremalheira junta areia, então passe pouco e a cada {rack.months}.",
        ],
        [
          "A revisão técnica é indicada {visits.home} em casa e {visits.business} em condomínio.",
          "Programe a visita preventiva {visits.home} em casa e {visits.business} em garagem coletiva.",
          "O reaperto de parafusos, ímãs e emendas faz parte da revisão, que em casas parte de {price.preventive}, sem peças.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço de um Rossi",
        "O que entra no preço de um Rossi",
        "O que pesa no preço do motor e do conserto Rossi",
      ],
      slots: [
        [
          "No portão de correr, a conta soma o motor, pela capacidade, os metros de cremalheira, a base e a mão de obra.",
          "A capacidade em quilos é o que mais muda o preço do Rossi; depois vêm os metros de cremalheira.",
          "Uma folha leve aceita um Rossi mais barato; chapa fechada e uso coletivo pedem motor maior.",
        ],
        [
          "Base, cremalheira e fiação boas são aproveitadas e reduzem o total.",
          "No conserto, ímã, capacitor e regulagem pesam pouco; placa e engrenagem, mais.",
          "Trilho e roldanas gastos são acertados antes da instalação e aparecem em linha separada do orçamento.",
        ],
        [
          "O orçamento por foto é grátis, e o cartão divide em até {shop.instalments} vezes.",
          "Em casa, a troca completa fica de {price.homeSwap}, com mão de obra; em folha pesada, de {price.heavySwap}.",
          "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor Rossi é só para portão de correr?",
      answers: [
        "Não. A marca ficou conhecida pelos deslizantes, mas tem opções para outros movimentos, como o basculante. O tipo do portão define a família do motor.",
        "É forte em portão de correr, porém fabrica também para outros tipos de folha. Diga como o seu portão abre e indicamos a versão certa.",
      ],
    },
    {
      question: "A cremalheira antiga serve em um Rossi novo?",
      answers: [
        "Serve, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste, com {rack.clearance} de folga na engrenagem.",
        "Muitas vezes, sim. A altura da base é o que costuma mudar, e o técnico confere antes.",
      ],
    },
    {
      question: "Controle de outra marca funciona no Rossi?",
      answers: [
        "Funciona se for compatível com a central, na mesma frequência e no mesmo código, e depois de cadastrado. A versão da placa é que decide.",
        "Alguns compatíveis funcionam. Mande a foto do controle atual, frente e verso, e verificamos qual padrão a sua placa aceita.",
      ],
    },
    {
      question: "Motor Rossi serve para condomínio?",
      answers: [
        "Sim, nos modelos de uso intenso, com ciclos por hora acima do pico. Em portão pesado, a troca fica de {price.heavySwap}.",
        "Serve, com capacidade acima do peso da folha e regime para muitas aberturas. O compacto de casa, não.",
      ],
    },
    {
      question: "Vocês consertam Rossi fora da garantia?",
      answers: [
        "Sim, como assistência independente. Medimos no local, passamos o valor e só então trocamos a peça; a instalação de motor novo tem {warranty.installation} de garantia.",
        "Consertamos, sem vínculo com o fabricante. Com motor ainda na garantia de fábrica, confira antes as condições na nota de compra.",
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
