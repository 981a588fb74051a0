import type { Concept } from "#domain/knowledge/concept.ts";

export const chacara: Concept = {
  id: "chacara",
  kind: "audience",
  label: "Chácara",
  phrase: "o portão da chácara",
  words: [
    "chácara",
    "portão de chácara",
    "sítio",
    "fazenda",
    "haras",
    "rancho",
    "casa de campo",
    "área rural",
    "zona rural",
    "porteira",
    "porteira eletrônica",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão de chácara costuma ser largo, longe da casa e da energia, e em chão de terra. O motor depende da folha e da abertura; antes dele vêm poste ou coluna firme, cabo dimensionado e piso nivelado.",
      "Na chácara, a distância manda: o cabo longo pede bitola maior, o controle alcança até {trade.reach} em campo aberto e a queda de luz é comum. Nobreak, bateria ou painel solar entram na conta.",
      "Porteira ou portão de sítio pode ser automático, de uma ou duas folhas, se o esteio não balançar e a folha não arrastar. Com fotos e medidas, dizemos o motor e o que preparar, sem custo.",
    ],
    price: [
      "O preço do portão automático na chácara depende da folha, da distância até a energia e do piso. A troca de motor residencial custa de {price.homeSwap}; cabo, base e solar são orçados por foto e medidas.",
      "Em sítio, o motor é só parte do valor: cabo longo, coluna, trilho ou nobreak podem pesar mais. Mande fotos do portão, do chão e da distância até o poste, e o orçamento vem grátis.",
    ],
    repair: [
      "O portão de chácara parado costuma ter formiga ou lagartixa na placa, barro no trilho, fio roído ou efeito de raio. Desligue o disjuntor, não abra a tampa e mande foto e vídeo pelo WhatsApp.",
      "No sítio, chuva, terra e raio são as causas mais frequentes de defeito no portão. O técnico confere tensão na ponta do cabo, placa e folha, e indica proteção contra surto.",
    ],
    installation: [
      "Instalar motor na chácara começa pelo chão e pelo esteio: folha no nível, coluna firme, base acima da enxurrada. Depois vêm cabo enterrado em eletroduto, aterramento e protetor de surto.",
      "A instalação em portão de sítio pede estrutura firme e cabo na bitola certa para a distância, ou a tensão chega fraca ao motor. O serviço tem garantia de {warranty.installation}.",
    ],
    buying: [
      "Para portão de chácara, o motor de abrir costuma servir melhor em chão de terra, porque dispensa trilho. Mande comprimento da folha, distância até a energia e fotos: sem rede por perto, avalia-se bateria com painel solar.",
      "O motor para porteira ou portão de sítio se escolhe pelo comprimento da folha, pelo chão e pela distância até o quadro. Como referência, a troca fica de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada.",
      "Antes de comprar motor para a chácara, meça a folha e os metros até a energia: cabo longo e fino derruba a tensão. Protetor de surto e terra entram no projeto; o orçamento por foto é grátis.",
    ],
    question: [
      "Sim, dá para automatizar o portão da chácara, com cabo na bitola certa ou com bateria e painel solar. A folha precisa girar ou correr leve, e o chão, dar apoio firme ao motor.",
      "Depende da energia e do chão: longe da rede, avalia-se solar; em terra, o de abrir costuma servir melhor que o de correr. Comprimento da folha e fotos decidem.",
    ],
  },
  line: [
    "Em chácara, cabo longo na bitola certa e aterramento contam tanto quanto o motor.",
    "No sítio, o controle alcança até {trade.reach} em campo aberto, e árvore no caminho reduz.",
    "Porteira que arrasta no chão precisa de nível e esteio firme antes do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a chácara tem de diferente", "Distância, terra e raio na chácara", "Portão longe de casa"],
      slots: [
        [
          "O portão fica longe da casa, e cada metro de cabo fino tira tensão do motor.",
          "Entre o quadro de luz e a entrada há distância, e o cabo precisa acompanhá-la na bitola.",
          "A energia vem de longe, e um cabo fino faz o motor partir fraco e aquecer.",
        ],
        [
          "Chão de terra muda com a chuva, e a folha que hoje passa amanhã arrasta.",
          "Piso de terra cede e cria barro, que trava roldana e raspa na folha.",
          "Enxurrada e barro pedem base alta, trilho em viga ou folha de abrir.",
        ],
        [
          "Em campo aberto, raio e oscilação são frequentes, e o protetor de surto faz falta.",
          "Rede rural oscila e atrai descarga, por isso aterramento e proteção vêm no projeto.",
          "O surto de raio chega pelo cabo longo e queima placa sem proteção.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor para porteira e portão de sítio",
        "De abrir ou de correr na terra?",
        "Como escolher o motor no sítio",
      ],
      slots: [
        [
          "Onde o chão é irregular, o de abrir costuma servir melhor, porque dispensa trilho.",
          "De abrir, em uma ou duas folhas, evita trilho em terra e sofre menos com barro.",
          "O portão de correr pede viga de concreto sob o trilho, e o de abrir pede esteio firme.",
        ],
        [
          "Folha longa de madeira ou tubo age como alavanca, e o comprimento define o braço.",
          "Porteira comprida pesa na ponta, e o motor é escolhido por medida, não só por peso.",
          "Em porteira larga, dividir em duas folhas alivia o motor e a dobradiça.",
        ],
        [
          "Sem rede elétrica no local, avaliam-se motor de corrente contínua, bateria e painel solar.",
          "Uma bateria com painel solar atende entrada distante e de poucas aberturas por dia.",
          "Para poucas aberturas diárias, o conjunto solar com bateria pode dispensar o cabo longo.",
        ],
      ],
      bullets: [
        "Medida e material da folha",
        "Metros até o quadro de luz",
        "Chão de terra, pedra ou concreto",
        "Esteio de madeira ou coluna de concreto",
        "Aberturas por dia",
        "Animais soltos perto da entrada",
      ],
    },
    {
      about: "check",
      headings: ["O que medir antes do orçamento", "Preparar o portão do sítio", "Conferência simples na entrada"],
      slots: [
        [
          "Com medidas e fotos, a proposta sai sem uma primeira viagem até o local.",
          "Medir antes evita surpresa, porque a distância encarece qualquer volta do técnico.",
          "Poucos dados bastam para dizer o que preparar antes do motor.",
        ],
        [
          "Não mova folha caída, esteio solto ou porteira que pende para um lado.",
          "Se o esteio balança ou a folha pende, afaste gente e animais e deixe como está.",
          "Uma folha pesada e solta pode tombar, e não deve ser levantada sem o técnico.",
        ],
      ],
      steps: [
        "Com os animais presos, veja se o esteio balança ao empurrar de leve.",
        "Se estiver firme, gire ou corra a folha devagar e note onde ela arrasta.",
        "Meça comprimento e altura da folha.",
        "Conte os metros do portão até o quadro de luz.",
        "Fotografe a folha, as dobradiças ou o trilho, o chão e o caminho do cabo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico prepara na chácara",
        "Estrutura e elétrica do portão do sítio",
        "A instalação no sítio, em ordem",
      ],
      slots: [
        [
          "Primeiro a folha é nivelada e o esteio ou a coluna, firmado.",
          "O trabalho {em} começa pela estrutura: esteio, dobradiça e nível do chão.",
          "Antes do motor, acertam-se dobradiça, batente e passagem da água.",
        ],
        [
          "O cabo vai enterrado em eletroduto, na bitola da distância, com aterramento.",
          "A fiação segue por eletroduto, longe de roedor e enxada, até um disjuntor próprio.",
          "Cabo em eletroduto, aterramento e protetor de surto formam a parte elétrica.",
        ],
        [
          "No fim, testam-se tensão no motor, alcance do controle e destravamento sem energia.",
          "A entrega inclui medir a tensão na partida e testar o controle no ponto em que o carro para.",
          "O teste final mede se o motor recebe a tensão certa e se o controle alcança a estrada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que pesa no preço na chácara",
        "Quanto custa automatizar no sítio",
        "Custo de motor, cabo e preparação",
      ],
      slots: [
        [
          "Custo de motor, cabo e preparação do chão formam o valor, e as fotos mostram quanto pesa cada um.",
          "Em chácara, o cabo e a base podem custar tanto quanto o motor.",
          "A distância até a energia é o item que mais muda o orçamento.",
        ],
        [
          "Trocar motor residencial custa de {price.homeSwap}; em folha pesada, de {price.heavySwap}.",
          "A troca do motor tem referência de {price.homeSwap}, e portão pesado, de {price.heavySwap}.",
          "Como base, a troca vai de {price.homeSwap} em folha comum e de {price.heavySwap} em folha pesada.",
        ],
        [
          "O orçamento por foto é grátis, com deslocamento e preparação informados antes.",
          "Mande fotos e a localização pelo WhatsApp, e o valor vem fechado, sem custo.",
          "A proposta sai por fotos e medidas, e pode ser paga em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Formiga, barro e mato", "Cuidados com o portão do sítio", "O que fazer entre uma visita e outra"],
      slots: [
        [
          "Mato no giro e barro no trilho são os inimigos de toda semana.",
          "Capine em volta da folha e limpe o trilho depois da chuva, com o disjuntor desligado.",
          "Depois de chuva forte, tire o barro e veja se a folha não arrasta.",
        ],
        [
          "Formiga e lagartixa entram na caixa do motor, e a vedação é conferida na revisão.",
          "Insetos fazem ninho na placa, e uma caixa bem vedada evita boa parte das falhas.",
          "Vedação da caixa e furos fechados mantêm bicho e umidade longe da placa.",
        ],
        [
          "A revisão é feita {visits.home}, de preferência antes do período de chuva.",
          "Peça revisão {visits.home}, com aterramento e protetor de surto conferidos.",
          "Em chácara de fim de semana, teste o portão ao chegar e revise {visits.home}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para automatizar porteira de madeira?",
      answers: [
        "Dá, se o esteio for firme e a folha não arrastar. Usa-se motor de abrir, escolhido pelo comprimento, com batente e, em folha longa, trava elétrica.",
        "Sim, com dobradiças boas e nível acertado. A madeira pesa e se move com a umidade, por isso o modelo é escolhido com margem.",
      ],
    },
    {
      question: "Portão de sítio sem energia pode ter motor?",
      answers: [
        "Pode, com motor de corrente contínua, bateria e painel solar, desde que as aberturas por dia sejam poucas. A avaliação considera sombra e uso.",
        "Sim, por bateria e painel solar, ou levando cabo na bitola certa. A distância e o número de aberturas decidem qual compensa.",
      ],
    },
    {
      question: "Qual é o alcance do controle na chácara?",
      answers: [
        "Na chácara, o controle alcança até {trade.reach} em campo aberto. Árvore, muro e antena mal posta reduzem, e uma antena externa bem colocada ajuda.",
        "Sem obstáculo, o controle alcança até {trade.reach}. Em entrada com mata ou desnível, o alcance cai e a antena precisa ser estudada.",
      ],
    },
    {
      question: "Como proteger o motor de raio?",
      answers: [
        "Protege-se com aterramento, protetor de surto no circuito e disjuntor desligado em temporada de ausência. Nada garante contra descarga direta, mas o risco cai muito.",
        "Aterramento bem feito e protetor de surto são a base. Quem passa semanas fora pode deixar o disjuntor desligado e a folha travada.",
      ],
    },
    {
      question: "O motor fraco pode ser culpa do cabo?",
      answers: [
        "Pode. Um cabo fino em distância longa derruba a tensão na partida, e o motor zumbe ou aquece. O técnico mede a tensão no motor em movimento.",
        "Sim, é causa comum em entrada distante. Antes de trocar o motor, mede-se a tensão que chega a ele durante a partida.",
      ],
    },
  ],
  photo: "fotos da folha, do chão, do esteio e do caminho até a energia, com as medidas",
  related: ["pivotante", "energia-solar", "protetor-de-surto", "antena", "duas-folhas", "falta-de-energia"],
  topic: "nobreak-e-energia-solar",
};
