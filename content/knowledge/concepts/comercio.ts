import type { Concept } from "#domain/knowledge/concept.ts";

export const comercio: Concept = {
  id: "comercio",
  kind: "audience",
  label: "Comércio",
  phrase: "o portão do comércio",
  words: [
    "comércio",
    "comercial",
    "portão comercial",
    "empresa",
    "portão de loja",
    "portão para loja",
    "portões para loja",
    "portão para lojas",
    "portão automático para loja",
    "portão eletrônico para loja",
    "motor de portão para loja",
    "motor para portão de loja",
    "portão de loja automático",
    "portão automático de loja",
    "loja de rua",
    "restaurante",
    "oficina",
    "clínica",
    "escritório",
    "mercado",
    "padaria",
    "farmácia",
    "drogaria",
    "lotérica",
    "agência bancária",
    "marmoraria",
    "cemitério",
    "floricultura",
    "sorveteria",
    "gráfica",
    "lanchonete",
    "salão de beleza",
    "barbearia",
  ],
  intent: "buying",
  answers: {
    any: [
      "Para portão de comércio ou estabelecimento comercial, o motor se escolhe pelo movimento: loja ou empresa que abre poucas vezes por dia usa motor comum, desde {price.lowest} no basculante instalado; com veículos o dia todo, o de uso intenso fica de {price.heavySwap}, com mão de obra.",
      "Portão automático comercial, de estabelecimento, empresa ou loja, leva motor comum se abre só no começo e no fim do expediente, e motor de uso intenso se recebe carros em sequência. O primeiro parte de {price.lowest} em basculante pequeno, e o segundo custa de {price.heavySwap}, instalado.",
      "Instalamos, trocamos e consertamos motor de portão de estabelecimento comercial, fora do expediente se preciso. O modelo de uso intenso fica de {price.heavySwap}, com o serviço, e basculante de pouco uso, de até {width.quarterHp}, começa em {price.lowest}.",
    ],
    price: [
      "O preço do motor de portão para comércio vai de {price.lowest}, no basculante pequeno e de pouco uso já instalado, a {price.heavySwap}, em portão pesado ou de muitas aberturas. O número de aberturas por hora e o peso da folha fazem a diferença.",
      "Em empresa ou loja, motor de uso intenso para portão pesado custa de {price.heavySwap}, com mão de obra. Se o portão comercial abre pouco e é basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
      "Quanto custa o portão automático do comércio: {price.lowest} é o começo, para basculante leve e uso pequeno; entrada constante leva a {price.heavySwap}, motor e serviço. Folha de correr comum fica no meio, de {price.homeSwap} na troca.",
    ],
    repair: [
      "Consertamos portão de comércio e empresa em horário que não pare o expediente, trocando só a peça que falhou, com valor aprovado antes. Se o motor acabou, a troca em portão pesado fica de {price.heavySwap}; até a visita, desligue o disjuntor.",
      "No conserto do portão da loja ou empresa, defeito que se repete costuma ser motor fraco para o movimento ou folha gasta. Peça comum se troca numa visita, e motor de uso intenso custa de {price.heavySwap}, com mão de obra.",
      "Portão de estabelecimento comercial com defeito é medido no local: folha, motor, sensores e placa. A maioria dos reparos termina em uma visita, antes ou depois do expediente, e motor novo pesado sai de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão da empresa travado, desligue o disjuntor, afaste clientes e funcionários e não toque em folha torta. Atendemos {shop.hours}, e a prioridade é fechar o imóvel ou liberar a saída; basculante e porta de enrolar não se soltam.",
      "Se o portão do comércio não fecha à noite, corte a energia no disjuntor. Folha de correr, reta e no trilho, pode ser fechada na mão e trancada; basculante ou porta presa no alto espera o técnico, que atende {shop.hours}.",
      "Loja com portão parado: disjuntor desligado, passagem isolada e ninguém sob a folha. Só portão de correr ou de abrir, reto, se move na mão, nunca basculante, e o chamado é {shop.hours}.",
    ],
    installation: [
      "Instalamos motor em portão de comércio à noite ou no fim de semana, se preciso: de {time.tilting} em basculante comum e de {time.heavy} em portão pesado. O de uso intenso, com mão de obra, fica de {price.heavySwap}, e o basculante de pouco uso, desde {price.lowest}.",
      "A instalação de portão automático em empresa não para a loja: base e fiação são feitas com o portão em uso, e a montagem, fora do expediente, em {time.heavy} no caso pesado. Motor comercial montado custa de {price.heavySwap}.",
      "No estabelecimento comercial, a montagem leva de {time.heavy} em portão pesado e {time.tilting} em basculante pequeno, em horário combinado. O primeiro fica de {price.heavySwap}, e o segundo parte de {price.lowest}, ambos instalados.",
    ],
    buying: [
      "Para comprar motor de portão comercial, de loja, empresa ou outro estabelecimento, conte as aberturas: poucas por dia pedem motor comum, desde {price.lowest} no basculante instalado; veículos o dia todo pedem uso intenso, de {price.heavySwap} com mão de obra. A montagem pode ser fora do expediente.",
      "Vendemos e instalamos motor de portão para estabelecimento comercial, empresa e loja, conforme o movimento. O de uso intenso, para portão pesado ou de carga, custa de {price.heavySwap}, e o basculante de pouco uso, até {width.quarterHp}, começa em {price.lowest}.",
      "O motor do portão do estabelecimento comercial, loja ou empresa, sai de dois números, aberturas na hora cheia e peso da folha. Uso leve fica com kit basculante a partir de {price.lowest}, e uso constante, com motor de {price.heavySwap}, instalado.",
    ],
    question: [
      "Para escolher o motor do portão de um estabelecimento comercial, conte as aberturas da hora mais cheia: menos de dez por dia aceita motor comum, desde {price.lowest} em basculante; carros em sequência pedem uso intenso, de {price.heavySwap}, instalado.",
      "Em ponto ou estabelecimento comercial usa-se motor de portão comum se o portão abre só no começo e no fim do dia, e motor de uso intenso se recebe veículos sem parar. O comum parte de {price.lowest} no basculante de até {width.quarterHp}, e o intenso fica de {price.heavySwap}.",
      "O portão eletrônico do estabelecimento comercial, loja ou empresa, depende do ritmo: pouco movimento, motor como o de casa; entrada constante, motor de uso intenso, de {price.heavySwap} com o serviço. A instalação se faz fora do expediente, sem parar o comércio.",
    ],
  },
  line: [
    "Em empresa, diga o horário de funcionamento e quem autoriza o serviço.",
    "Na empresa, o serviço é combinado para atrapalhar o mínimo o expediente.",
    "Serviço em comércio pode ser marcado fora do expediente, para não parar a loja.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Defeitos comuns no portão de loja e empresa",
        "O que costuma parar o portão da empresa",
        "Portão da empresa com defeito: o que costuma ser",
      ],
      slots: [
        [
          "O mais comum é o motor desligar por calor depois de várias entradas seguidas, por ser residencial em uso de empresa ou por puxar folha pesada. Batida de carro ou carrinho, que entorta guia e trilho, vem em seguida.",
          "Motor que desarma no movimento e volta frio é o defeito clássico do comércio. Depois aparecem trilho e guia entortados por batida, roldana presa e engrenagem gasta.",
          "Calor e pancada respondem pela maioria das paradas na empresa. O motor pequeno desliga após entradas seguidas, e a guia batida faz a folha arrastar.",
          "Se o portão para no meio da tarde e volta depois, o motor esquentou. Se arrasta desde um dia certo, procure guia ou dobradiça torta por batida.",
        ],
        [
          "Folha que volta ao fechar pede olhar se há caixa ou sujeira na frente da fotocélula. Portão que só abre pela botoeira tem defeito no controle ou no receptor, e a loja segue abrindo por ela.",
          "Quando reabre sozinho, o sensor está encoberto ou sujo, o que um pano seco resolve. Controle mudo com botoeira boa aponta para o receptor.",
          "Mercadoria na linha da fotocélula segura o fechamento, então libere a passagem primeiro. Se só o controle falha, use a botoeira até o conserto.",
          "A fotocélula tapada por caixa ou placa faz a folha recuar. Já o comando que só responde na parede indica pilha, controle ou receptor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Que motor serve a cada comércio",
        "Como escolher o motor da empresa",
        "A escolha pelo movimento da empresa",
      ],
      slots: [
        [
          "Escritório, clínica e loja de poucas vagas ficam bem com motor comum; oficina, mercado e entrega pedem uso intenso. Na ficha, os ciclos por hora precisam passar do movimento da hora mais cheia.",
          "Menos de dez aberturas por dia é uso leve, e motor comum atende. Carros em sequência pedem modelo de uso intenso, com ciclos por hora acima do pico.",
          "O ritmo separa os casos: clínica e escritório abrem pouco, oficina e mercado abrem o dia todo. Os segundos precisam de motor de uso intenso e folha reforçada.",
          "Conte o dia: até umas dez aberturas, motor comum bem regulado; acima disso, em sequência, uso intenso. A ficha traz o limite em ciclos por hora.",
        ],
      ],
      bullets: [
        "Aberturas na hora de maior movimento",
        "Maior veículo que entra: caminhão pede portão de correr",
        "Pedestres na mesma passagem",
        "Horário de expediente e de vigia",
        "Quem pode abrir o portão",
      ],
    },
    {
      about: "what",
      headings: [
        "O que instalamos no portão da empresa",
        "O que vai no portão do comércio",
        "Motor, comando e proteção na empresa",
      ],
      slots: [
        [
          "O portão da empresa recebe motor de correr, basculante ou de abrir, conforme a folha; o de carga costuma ser de correr, com cremalheira de aço. Porta de aço de loja usa motor próprio, no eixo do rolo.",
          "Cada folha tem seu motor: deslizante com cremalheira de aço na carga, basculante ou braço na frente. A porta de enrolar da loja leva outro tipo, montado no rolo.",
          "Conforme o portão, vai motor deslizante, basculante ou pivotante, e na porta de aço um motor de eixo. Na entrada de carga o usual é o de correr.",
          "Entrada de veículos leva quase sempre motor de correr, e frente de loja, basculante ou porta de enrolar. Nesta última o motor fica no eixo, e não ao lado.",
        ],
        [
          "Cada funcionário tem o seu controle, apagado quando ele sai, e uma botoeira no caixa abre sem ninguém levantar. Fotocélula e sinaleiro são o mínimo onde cliente e carro dividem a passagem.",
          "Controle por pessoa, tag ou teclado organizam o acesso, e todos chegam à mesma central. Com público na passagem, fotocélula e luz de aviso não podem faltar.",
          "Para o acesso, controle individual, teclado ou tag; para a proteção, fotocélula e sinaleiro. Quem deixa a empresa tem só o seu cadastro apagado.",
          "A equipe abre por controle próprio ou pela botoeira da recepção. O cliente é protegido por fotocélula, que faz a folha voltar, e por luz de aviso.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança de clientes e funcionários",
        "Passagem de pessoas no comércio",
        "Proteção de pessoas no portão da empresa",
      ],
      slots: [
        [
          "O ideal é separar a passagem de pedestre da de veículo, com piso marcado. Onde isso não dá, fotocélula em duas alturas, sinaleiro e aviso sonoro são o básico.",
          "Uma porta própria para pessoas tira o cliente do caminho da folha. Se a entrada é uma só, dois pares de fotocélula e luz de aviso protegem quem passa.",
          "Pedestre e carro devem ter caminhos diferentes sempre que possível. Na passagem comum, sensores em duas alturas e som avisam e param a folha.",
          "Cliente não deve cruzar a linha do portão em movimento. Faixa no piso, fotocélula dupla e sinal luminoso cuidam disso quando não há outra porta.",
        ],
        [
          "Treine duas pessoas por turno para desligar o disjuntor e destravar portão de correr ou de abrir. Basculante e porta de enrolar não se soltam, e quem estiver perto é afastado.",
          "Cada turno precisa de dois funcionários que saibam parar o portão e chamar o técnico. Só folha que corre ou gira se destrava; a que sobe fica como está.",
          "O destravamento, com a energia cortada, vale para folha deslizante ou pivotante e deve ser treinado. No basculante ninguém mexe.",
          "Duas pessoas treinadas por turno bastam: cortar o disjuntor, afastar clientes e mover na mão apenas folha reta de correr ou de abrir.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que anotar antes do orçamento",
        "Dados da empresa que definem o motor",
        "Como medir o movimento do portão",
      ],
      slots: [
        [
          "Conte as aberturas de um dia comum e da hora mais cheia, porque esse número define o motor. A contagem se faz de fora, sem parar a operação nem abrir nada.",
          "Anotar o movimento evita comprar motor fraco. Basta observar e fotografar, sem mexer em fio, cabo ou sensor.",
          "Com o número de aberturas em mãos, a indicação e o preço saem na mesma conversa. Ninguém precisa tocar no portão para levantar os dados.",
          "Um dia de observação já mostra se o uso é leve ou constante. Tudo se anota de longe, com o portão trabalhando normalmente.",
        ],
      ],
      steps: [
        "Conte as aberturas na hora mais movimentada.",
        "Meça o vão e anote o maior veículo que passa.",
        "Veja se pedestres usam a mesma passagem.",
        "Fotografe o portão, a etiqueta do motor e o quadro fechado.",
        "Diga os horários em que o serviço pode ser feito.",
      ],
    },
    {
      about: "visit",
      headings: ["Instalação sem parar a loja", "Instalação fora do expediente", "Etapas da instalação no comércio"],
      slots: [
        [
          "Base, eletroduto e reforço são feitos antes, com o portão ainda em uso manual. A montagem fica para a noite ou o fim de semana, com horário e valor combinados.",
          "A preparação não interrompe a empresa: base e cabos primeiro, com a passagem aberta. Só a montagem toma o portão, em hora de pouco movimento.",
          "O serviço se divide para a loja não parar: obra de base e fiação em dia comum, motor fora do expediente. Valor de horário especial é combinado antes.",
          "Primeiro a base e os fios, sem fechar a entrada; depois o motor, à noite ou no domingo. O atendimento é {shop.hours}, o que facilita o horário.",
        ],
        [
          "Um conjunto pesado ocupa de {time.heavy}, um basculante comum, de {time.tilting}, e os dois terminam com teste de segurança. O acesso da equipe é gravado no mesmo dia.",
          "Reserve de {time.heavy} em portão pesado e {time.tilting} em basculante pequeno. No fim, a parada diante de um obstáculo é testada e os controles são entregues.",
          "São {time.heavy} no portão pesado, entre fixação, ligação e teste, e {time.tilting} no basculante. A equipe aprende a usar antes de o técnico sair.",
          "Conte {time.tilting} para basculante e {time.heavy} para folha pesada. O teste de obstáculo e o cadastro dos controles encerram o serviço.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço para a empresa",
        "O que forma o preço no comércio",
        "Do que depende o preço na empresa",
      ],
      slots: [
        [
          "Portão comercial pesado fica de {price.heavySwap} na troca do motor, e basculante pequeno de pouco uso parte de {price.lowest}, instalado. O número de aberturas é o que mais muda o valor.",
          "De {price.lowest}, no basculante leve, a {price.heavySwap}, no uso intenso, o preço segue o movimento. Peso da folha e tamanho do vão vêm depois.",
          "O uso leve, em folha basculante de até {width.quarterHp}, começa em {price.lowest}; a entrada constante fica de {price.heavySwap}, motor e serviço. Entre eles está a troca comum, de {price.homeSwap}.",
          "Motor de uso intenso custa de {price.heavySwap}, montado, e kit de basculante pequeno, desde {price.lowest}. Ritmo e peso decidem em qual dos dois o seu está.",
        ],
        [
          "Portão de correr soma cremalheira e base na primeira vez, e porta de aço é orçada pelo peso da cortina. A revisão, {visits.business}, sai mais barata que parar o expediente.",
          "Na conta do ano entra a revisão {visits.business}, que troca peça gasta antes da pane. Cremalheira, base e nobreak são itens à parte.",
          "À parte ficam base, cremalheira, nobreak e acesso por tag ou teclado. Preveja ainda a revisão, {visits.business} em uso comercial.",
          "Acessos, nobreak e obra de base vêm em linhas separadas. Quem revisa {visits.business} evita a despesa maior, a da loja fechada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão da empresa pode abrir e fechar em horário marcado?",
      answers: [
        "Pode, com um programador ligado à entrada de comando da central. O fechamento sem ninguém por perto só é seguro com fotocélula e sinaleiro em ordem.",
        "Pode: o programador manda abrir e fechar na hora escolhida. Fotocélula em ordem é indispensável nesse uso.",
        "Sim, por programador de horário. Alguém ainda deve conferir o portão no fim do dia.",
      ],
    },
    {
      question: "Como controlar quem abre o portão da empresa?",
      answers: [
        "Com controle cadastrado por pessoa, de código rolante, ou com tag e teclado. Quando alguém sai, apaga-se só o acesso dele.",
        "Dê a cada pessoa um acesso próprio, seja controle, cartão, tag ou senha. Para saber quem abriu e quando, escolha leitor com registro.",
        "Acesso individual é a regra, e código rolante dificulta a cópia. Leitor com registro mostra nome e hora.",
      ],
    },
    {
      question: "Como pedir a nota do serviço no CNPJ da empresa?",
      answers: [
        "Informe razão social e CNPJ ao aprovar o orçamento e peça a nota nesse momento. Ela serve de prova para a garantia.",
        "Diga o CNPJ já no pedido de orçamento e confirme a nota antes de fechar. Guarde-a com a foto da etiqueta do motor.",
        "Combine a nota antes do serviço, com os dados da empresa. Ela identifica o motor ou a peça em caso de garantia.",
      ],
    },
    {
      question: "Quanto tempo a loja fica sem o portão num conserto?",
      answers: [
        "Em geral, o tempo de uma visita: capacitor, fotocélula e roldana se trocam no mesmo dia. Motor novo em portão pesado leva de {time.heavy}.",
        "A maioria dos consertos termina em uma visita, antes da abertura ou depois do expediente. Peça rara pode exigir uma segunda ida.",
        "Uma visita resolve quase tudo. Troca de motor pesado toma {time.heavy} e pode ser feita à noite.",
      ],
    },
    {
      question: "E se faltar energia no portão com a loja aberta?",
      answers: [
        "Uma pessoa treinada desliga o disjuntor e destrava o portão, só de correr ou de abrir, reto e nivelado. Com nobreak, ele segue abrindo por algum tempo.",
        "Para faltas curtas, um nobreak resolve. Nas longas, com o disjuntor desligado, move-se na mão a folha que corre ou gira, nunca a basculante.",
        "Nobreak sustenta algumas aberturas. Depois disso, destrave manual em folha de correr ou de abrir, e basculante fica para o técnico.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de aberturas na hora de pico",
  related: ["galpao", "contrato", "controle-de-acesso", "pesado", "enrolar", "emergencia"],
  topic: "automacao-de-portao-para-empresas",
};
