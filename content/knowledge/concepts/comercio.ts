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
      "Para portão de comércio ou estabelecimento comercial, o motor é escolhido pelo movimento. Loja ou empresa que abre poucas vezes por dia usa motor comum, a partir de {price.lowest} no basculante instalado. Com veículos o dia todo, é preciso o de uso intenso, que custa de {price.heavySwap}, com mão de obra.",
      "O portão automático comercial, de loja, empresa ou outro estabelecimento, usa motor comum se abre só no começo e no fim do expediente, e motor de uso intenso se recebe carros em sequência. O primeiro parte de {price.lowest} em basculante pequeno, e o segundo custa de {price.heavySwap}, instalado.",
      "Instalamos, trocamos e consertamos motor de portão de estabelecimento comercial, fora do expediente se for preciso. O modelo de uso intenso custa de {price.heavySwap}, com o serviço, e o basculante de pouco uso, de até {width.quarterHp} de largura, começa em {price.lowest}. O número de aberturas por dia define qual serve.",
    ],
    price: [
      "O preço do motor de portão para comércio começa em {price.lowest}, no basculante pequeno e de pouco uso, já instalado. Em portão pesado ou com muitas aberturas, o motor custa de {price.heavySwap}, com mão de obra. O número de aberturas por hora e o peso da folha fazem a diferença.",
      "Em empresa ou loja, o motor de uso intenso para portão pesado custa de {price.heavySwap}, com mão de obra. Se o portão comercial abre pouco e é basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
      "A partir de {price.lowest} é quanto custa o portão automático do comércio, no basculante leve e de pouco uso. Com entrada constante, o motor de uso intenso fica de {price.heavySwap}, com o serviço. No meio está a folha de correr comum, de {price.homeSwap} na troca.",
    ],
    repair: [
      "Consertamos portão de comércio e empresa em horário que não pare o expediente, trocando só a peça que falhou, com valor aprovado antes. Se for preciso trocar o motor, em portão pesado custa de {price.heavySwap}. Até a visita, deixe o disjuntor desligado.",
      "No conserto do portão da loja ou empresa, um defeito que se repete costuma ser motor fraco para o movimento ou folha gasta. Uma peça comum é trocada numa só visita, e o motor de uso intenso custa de {price.heavySwap}, com mão de obra.",
      "O portão de estabelecimento comercial com defeito é medido no local, da folha e do motor aos sensores e à placa. A maioria dos reparos termina em uma visita, antes ou depois do expediente, e a troca do motor pesado custa de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão da empresa travado, desligue o disjuntor, afaste clientes e funcionários e não toque em folha torta. Atendemos {shop.hours}, e a prioridade é fechar o imóvel ou liberar a saída. Basculante e porta de enrolar não devem ser soltos.",
      "Se o portão do comércio não fecha à noite, corte a energia no disjuntor. Uma folha de correr, reta e no trilho, pode ser fechada na mão e trancada. Basculante ou porta presa no alto deve esperar o técnico, que atende {shop.hours}.",
      "Se o portão da loja parou, desligue o disjuntor, isole a passagem e não deixe ninguém sob a folha. Só o portão de correr ou de abrir, reto, pode ser movido na mão, nunca o basculante. Atendemos {shop.hours}.",
    ],
    installation: [
      "Instalamos motor em portão de comércio à noite ou no fim de semana, se for preciso, em {time.tilting} no basculante comum e {time.heavy} no portão pesado. O de uso intenso, com mão de obra, custa de {price.heavySwap}, e o basculante de pouco uso, a partir de {price.lowest}.",
      "A instalação de portão automático em empresa não para a loja: base e fiação são feitas com o portão em uso, e a montagem, fora do expediente, em {time.heavy} no caso pesado. Motor comercial montado custa de {price.heavySwap}.",
      "No estabelecimento comercial, a montagem leva de {time.heavy} em portão pesado e {time.tilting} em basculante pequeno, em horário combinado. O primeiro fica de {price.heavySwap}, e o segundo parte de {price.lowest}, ambos instalados.",
    ],
    buying: [
      "O motor do portão automático de comércio, loja ou empresa se escolhe pelas aberturas do dia. Com poucas, basta o motor comum, a partir de {price.lowest} no basculante instalado. Com carro entrando e saindo o dia todo, é preciso o de uso intenso, de {price.heavySwap} com mão de obra. A montagem pode ser fora do expediente.",
      "Vendemos e instalamos motor de portão para estabelecimento comercial, empresa e loja, conforme o movimento. O de uso intenso, para portão pesado ou de carga, custa de {price.heavySwap}, e o basculante de pouco uso, até {width.quarterHp}, começa em {price.lowest}.",
      "O motor do portão do estabelecimento comercial, loja ou empresa, é definido pelas aberturas na hora mais cheia e pelo peso da folha. Para uso leve, o kit basculante parte de {price.lowest}; para uso constante, o motor custa de {price.heavySwap}, instalado.",
    ],
    question: [
      "Para escolher o motor do portão de um estabelecimento comercial, conte as aberturas por dia: até umas dez, serve o motor comum, a partir de {price.lowest} em basculante. Com carros em sequência, é preciso o de uso intenso, que custa de {price.heavySwap}, instalado.",
      "Em ponto ou estabelecimento comercial usa-se motor de portão comum se o portão abre só no começo e no fim do dia, e motor de uso intenso se recebe veículos sem parar. O comum parte de {price.lowest} no basculante de até {width.quarterHp}, e o intenso fica de {price.heavySwap}.",
      "O portão eletrônico do estabelecimento comercial, loja ou empresa, depende do ritmo de uso: com pouco movimento, serve motor como o de casa; com entrada constante, é preciso motor de uso intenso, de {price.heavySwap} com o serviço. A instalação pode ser fora do expediente, sem parar o comércio.",
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
          "O motor que desliga no horário de movimento e volta depois de esfriar é o defeito mais comum no comércio. Em seguida vêm trilho e guia entortados por batida, roldana presa e engrenagem gasta.",
          "Calor e pancada causam a maioria das paradas na empresa. O motor pequeno desliga após entradas seguidas, e a guia batida faz a folha arrastar.",
          "Se o portão para no meio da tarde e volta depois, o motor esquentou. Se passou a arrastar de um dia para o outro, procure guia ou dobradiça torta por batida.",
        ],
        [
          "Se a folha volta ao fechar, veja se há caixa ou sujeira na frente da fotocélula. Um portão que só abre pela botoeira tem defeito no controle ou no receptor, e a loja pode continuar abrindo por ela.",
          "Quando reabre sozinho, o sensor está encoberto ou sujo, o que um pano seco resolve. Se o controle não funciona e a botoeira sim, o defeito é dele ou do receptor.",
          "Mercadoria na linha da fotocélula segura o fechamento, então libere a passagem primeiro. Se só o controle falha, use a botoeira até o conserto.",
          "A fotocélula tapada por caixa ou placa faz a folha recuar. Se o portão só obedece ao botão da parede, o defeito está na pilha, no controle ou no receptor.",
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
          "Escritório, clínica e loja de poucas vagas ficam bem servidos com motor comum. Oficina, mercado e entrada de carga precisam de motor de uso intenso. Na ficha, os ciclos por hora devem passar do movimento da hora mais cheia.",
          "Menos de dez aberturas por dia é uso leve, e o motor comum atende. Com carros em sequência, escolha um modelo de uso intenso, com ciclos por hora acima do movimento de pico.",
          "O ritmo separa os casos: clínica e escritório abrem pouco, oficina e mercado abrem o dia todo. Os segundos precisam de motor de uso intenso e folha reforçada.",
          "Conte as aberturas do dia: até umas dez, um motor comum bem regulado atende; acima disso, em sequência, é preciso um de uso intenso. A ficha traz o limite em ciclos por hora.",
        ],
      ],
      bullets: [
        "Aberturas na hora de maior movimento",
        "Maior veículo que entra, porque caminhão exige portão de correr",
        "Pedestres que usam a mesma passagem",
        "Horário do expediente e do vigia",
        "Pessoas que podem abrir o portão",
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
          "O portão da empresa recebe motor de correr, basculante ou de abrir, conforme a folha, e o de carga costuma ser de correr, com cremalheira de aço. A porta de aço da loja usa um motor próprio, no eixo do rolo.",
          "Cada folha tem o seu motor: deslizante com cremalheira de aço na entrada de carga, basculante ou de abrir na frente. A porta de enrolar da loja usa outro tipo, montado no rolo.",
          "Conforme o portão, instalamos motor deslizante, basculante ou pivotante, e na porta de aço, um motor de eixo. Na entrada de carga, o usual é o de correr.",
          "A entrada de veículos usa quase sempre motor de correr, e a frente de loja, basculante ou porta de enrolar. Na porta de enrolar o motor fica no eixo, e não ao lado.",
        ],
        [
          "Cada funcionário tem o seu controle, apagado quando ele sai, e uma botoeira no caixa abre sem ninguém levantar. Onde cliente e carro dividem a passagem, instale ao menos fotocélula, que faz a folha voltar, e luz de aviso.",
          "Controle individual, tag ou teclado organizam o acesso, e todos são ligados à mesma central. Com público na passagem, fotocélula e luz de aviso não podem faltar.",
          "O acesso é feito por controle individual, teclado ou tag, e a proteção, por fotocélula e luz de aviso. Quando alguém deixa a empresa, só o cadastro dele é apagado.",
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
          "O ideal é separar a passagem de pedestres da de veículos, com piso marcado. Onde não há espaço, fotocélula em duas alturas, luz de aviso e alarme sonoro são o básico.",
          "Uma porta própria para pessoas tira o cliente do caminho da folha. Se a entrada é uma só, dois pares de fotocélula e luz de aviso protegem quem passa.",
          "Pedestre e carro devem ter caminhos diferentes sempre que possível. Na passagem comum, sensores em duas alturas e som avisam e param a folha.",
          "O cliente não deve cruzar a linha do portão em movimento. Quando não há outra porta, faixa no piso, fotocélula dupla e sinal luminoso protegem quem passa.",
        ],
        [
          "Treine duas pessoas por turno para desligar o disjuntor e destravar o portão de correr ou de abrir. Basculante e porta de enrolar não devem ser soltos, e quem estiver perto precisa se afastar.",
          "Cada turno precisa de dois funcionários que saibam parar o portão e chamar o técnico. Só a folha de correr ou de abrir pode ser destravada. A basculante fica como está.",
          "O destravamento, com a energia cortada, vale só para folha de correr ou de abrir e deve ser treinado. No basculante ninguém mexe.",
          "Bastam duas pessoas treinadas por turno, que saibam desligar o disjuntor, afastar clientes e mover na mão apenas a folha reta de correr ou de abrir.",
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
          "Conte as aberturas de um dia comum e da hora mais cheia, porque esse número define o motor. A contagem é feita de fora, sem parar a operação nem abrir nada.",
          "Anotar o movimento evita comprar motor fraco. Basta observar e fotografar, sem mexer em fio, cabo ou sensor.",
          "Com o número de aberturas em mãos, a indicação e o preço saem na mesma conversa. Ninguém precisa tocar no portão para levantar os dados.",
          "Um dia de observação já mostra se o uso é leve ou constante. Anote tudo de longe, com o portão trabalhando normalmente.",
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
          "A base, o eletroduto e o reforço são feitos antes, com o portão ainda em uso manual. A montagem fica para a noite ou o fim de semana, com horário e valor combinados.",
          "A preparação não interrompe a empresa, porque a base e os cabos são feitos com a passagem aberta. Só a montagem ocupa o portão, em hora de pouco movimento.",
          "O serviço é dividido para a loja não parar: a obra de base e fiação é feita em dia comum, e o motor, fora do expediente. O valor de horário especial é combinado antes.",
          "Primeiro são feitos a base e os fios, sem fechar a entrada; depois o motor é montado, à noite ou no domingo. O atendimento é {shop.hours}, o que facilita combinar o horário.",
        ],
        [
          "Um portão pesado ocupa de {time.heavy}, um basculante comum, de {time.tilting}, e os dois terminam com teste de segurança. O acesso da equipe é gravado no mesmo dia.",
          "Reserve de {time.heavy} para portão pesado e de {time.tilting} para basculante pequeno. No fim, o técnico testa a parada diante de um obstáculo e entrega os controles.",
          "São {time.heavy} no portão pesado, entre fixação, ligação e teste, e {time.tilting} no basculante. A equipe aprende a usar antes de o técnico sair.",
          "Conte com {time.tilting} para basculante e {time.heavy} para folha pesada. O teste de obstáculo e o cadastro dos controles encerram o serviço.",
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
          "A troca do motor em portão comercial pesado custa de {price.heavySwap}, e o basculante pequeno de pouco uso parte de {price.lowest}, instalado. O número de aberturas é o que mais muda o valor.",
          "O preço vai de {price.lowest}, no basculante leve, à faixa de {price.heavySwap}, no uso intenso. Depois do movimento, o peso da folha e o tamanho do vão são o que mais influi.",
          "No uso leve, em folha basculante de até {width.quarterHp}, o preço começa em {price.lowest}. Com entrada constante, fica de {price.heavySwap}, motor e serviço. Entre eles está a troca comum, de {price.homeSwap}.",
          "O motor de uso intenso custa de {price.heavySwap}, montado, e o kit de basculante pequeno, a partir de {price.lowest}. O ritmo de uso e o peso da folha definem qual dos dois serve.",
        ],
        [
          "O portão de correr soma cremalheira e base na primeira vez, e a porta de aço é orçada pelo peso da cortina. A revisão, {visits.business}, custa menos que parar o expediente.",
          "Inclua no custo do ano a revisão, {visits.business}, que troca a peça gasta antes da pane. Cremalheira, base e nobreak são itens à parte.",
          "À parte ficam base, cremalheira, nobreak e acesso por tag ou teclado. Preveja ainda a revisão, {visits.business} em uso comercial.",
          "Acessos, nobreak e obra de base são orçados em linhas separadas. Revisar {visits.business} evita a despesa maior, que é a da loja fechada.",
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
        "Cadastre um controle por pessoa, de código rolante, ou use tag ou teclado. Quando alguém sai, basta apagar o acesso dele.",
        "Dê a cada pessoa um acesso próprio, seja controle, cartão, tag ou senha. Para saber quem abriu e quando, escolha leitor com registro.",
        "Dê acesso individual, com código rolante, que dificulta a cópia. Um leitor com registro mostra o nome e a hora.",
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
        "Em geral, o tempo de uma visita, porque capacitor, fotocélula e roldana são trocados no mesmo dia. Motor novo em portão pesado leva de {time.heavy}.",
        "A maioria dos consertos termina em uma visita, antes da abertura ou depois do expediente. Uma peça sob encomenda pode exigir uma segunda visita.",
        "Uma visita resolve quase tudo. A troca de motor pesado leva de {time.heavy} e pode ser feita à noite.",
      ],
    },
    {
      question: "E se faltar energia no portão com a loja aberta?",
      answers: [
        "Uma pessoa treinada desliga o disjuntor e destrava o portão, se ele está reto e funcionava bem até a luz acabar. Com nobreak, ele continua abrindo por algum tempo.",
        "Para faltas curtas, um nobreak resolve. Nas longas, com o disjuntor desligado, o portão é destravado e movido na mão; o basculante, só fechado e sem defeito.",
        "O nobreak sustenta algumas aberturas. Depois disso, a folha reta pode ser destravada e movida na mão; a do basculante, só fechada e sem defeito.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de aberturas na hora de pico",
  related: ["galpao", "contrato", "controle-de-acesso", "pesado", "enrolar", "emergencia"],
  topic: "automacao-de-portao-para-empresas",
};
