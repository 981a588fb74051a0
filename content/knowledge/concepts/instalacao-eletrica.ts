import type { Concept } from "#domain/knowledge/concept.ts";

export const instalacaoEletrica: Concept = {
  id: "instalacao-eletrica",
  kind: "part",
  label: "Instalação elétrica",
  phrase: "a instalação elétrica do portão",
  words: [
    "instalação elétrica",
    "elétrica do portão",
    "fiação",
    "eletricista",
    "eletricista de portão",
    "fiação do portão",
    "disjuntor",
    "disjuntor do portão",
    "aterramento",
    "fio terra",
    "ponto de energia",
    "eletroduto",
    "cabo do motor",
  ],
  intent: "installation",
  answers: {
    any: [
      "A elétrica do portão pede circuito próprio, com disjuntor, fio terra e cabo de no mínimo 2,5 mm² até o motor, pela NBR 5410. Cabos de comando seguem em duto separado. Quem executa é eletricista ou técnico qualificado.",
      "Fiação fina, extensão e falta de terra explicam muita placa queimada e motor fraco no portão. O circuito deve ser exclusivo, com disjuntor adequado ao cabo, DR contra choque e DPS contra surto.",
      "A elétrica do portão precisa de ponto perto do motor, disjuntor só dele, aterramento e eletroduto; se falta algo, fazemos o circuito antes de instalar. Na Grande São Paulo, 220 V costuma vir de duas fases, e o disjuntor deve ser bipolar.",
    ],
    price: [
      "O preço da instalação elétrica do portão depende da distância até o quadro, do eletroduto existente e da necessidade de aterramento. Mande fotos do quadro fechado e do lugar do motor; o orçamento é grátis.",
      "O custo de preparar a elétrica do portão varia com metros de cabo, passagem e proteções que faltam. A instalação avulsa de motor comprado à parte é a partir de {price.installation}, e a infraestrutura entra conforme a avaliação.",
    ],
    repair: [
      "O conserto da fiação do portão começa pela medição: tensão no ponto, queda na partida, fuga e terra. Uma emenda oxidada é refeita, cabo fino é trocado, e o disjuntor fica compatível com o cabo.",
      "Disjuntor que cai, motor fraco e choque na carcaça são sinais de elétrica a revisar. O técnico mede com o motor parado e em movimento, e corrige emenda, cabo ou proteção.",
    ],
    installation: [
      "Passamos a elétrica do portão automático do quadro até o motor: circuito só dele, cabo de no mínimo 2,5 mm², fio terra e disjuntor, bipolar em 220 V de duas fases. O valor depende dos metros até o quadro; mande foto dele fechado e do lugar do motor.",
      "A elétrica do portão automático é feita com circuito próprio desde o quadro, cabo calculado pela distância, terra e eletroduto separado para fotocélula e botoeira. A foto do quadro fechado e a distância até o motor dão o orçamento, grátis.",
    ],
    "how-to": [
      "A parte elétrica do portão não é serviço de morador: dois fios podem estar vivos mesmo com disjuntor simples desligado. Você pode conferir o disjuntor, fotografar o quadro fechado e medir a distância até o motor.",
      "Antes da visita, veja se o portão tem disjuntor próprio, se há terra no quadro e qual a distância até o motor. Ligações, medições e troca de cabo ficam com profissional qualificado.",
    ],
  },
  line: [
    "Circuito próprio, terra e disjuntor certo evitam muita placa queimada.",
    "Motor fraco pode ser só cabo fino ou emenda ruim na fiação.",
    "A elétrica do portão deve estar pronta antes da chegada do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o circuito do portão precisa ter",
        "A elétrica que o motor pede",
        "Circuito próprio, terra e proteção",
      ],
      slots: [
        [
          "O motor deve ter circuito só dele, do quadro até a coluna, sem dividir com chuveiro ou tomadas.",
          "Um disjuntor exclusivo protege o cabo e permite desligar só o portão em qualquer serviço.",
          "Um circuito exclusivo evita queda de tensão na partida e facilita desligar o portão com segurança.",
        ],
        [
          "Em 220 V entre duas fases, os dois fios são vivos, e o disjuntor bipolar corta ambos.",
          "Na Grande São Paulo é comum o 220 V vir de duas fases, o que exige disjuntor bipolar.",
          "Em 220 V de duas fases o disjuntor é bipolar, porque o simples deixaria um fio energizado dentro do motor.",
        ],
        [
          "O fio terra leva a fuga da carcaça, o DR desliga em caso de choque e o DPS desvia surtos.",
          "Terra, DR e DPS protegem pessoas e placa, cada um contra um problema diferente.",
          "Sem aterramento, DR e DPS perdem boa parte da utilidade e a carcaça pode dar choque.",
        ],
      ],
      bullets: [
        "Circuito e disjuntor só do portão",
        "Disjuntor bipolar em 220 V de duas fases",
        "Fio terra até a carcaça do motor",
        "DR contra choque",
        "DPS contra surto",
        "Duto separado para comando",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de elétrica ruim no portão",
        "Fiação com problema: o que se nota",
        "Quando o defeito está no fio, não no motor",
      ],
      slots: [
        [
          "Luz da casa que baixa quando o portão parte mostra cabo fino ou circuito sobrecarregado.",
          "Motor fraco na partida e lâmpadas piscando apontam para queda de tensão.",
          "Se o portão anda mal e a lâmpada da garagem cai junto, o cabo não dá conta.",
        ],
        [
          "Um disjuntor que desarma ao acionar indica curto, fuga ou motor travado, e não se religa repetidas vezes.",
          "A queda do disjuntor é aviso: religue uma vez e, se cair de novo, deixe desligado.",
          "Disjuntor quente ou com cheiro de queimado pede circuito desligado e visita.",
        ],
        [
          "Formigamento ao tocar na folha é falta de terra ou fuga: ninguém toca até a medição.",
          "Um choque leve na carcaça não é normal e exige desligar o circuito na hora.",
          "Placas queimadas em sequência sugerem uma rede sem proteção e sem terra.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes da visita",
        "Elétrica do portão: verificação sem risco",
        "Quadro, ponto e distância: anote",
      ],
      slots: [
        [
          "Olhe só por fora, até a portinha do quadro, sem tirar a proteção de dentro.",
          "Olhos, celular e trena bastam, e nenhum fio é tocado por você.",
          "Você observa e fotografa por fora, e a medição fica com o técnico.",
        ],
        [
          "Não retire a proteção interna do quadro, porque há barramento com tensão por trás.",
          "Mesmo com o disjuntor do portão desligado, o quadro tem partes vivas.",
          "A tampa interna do quadro e a do motor ficam onde estão.",
        ],
        [
          "Com nobreak instalado, o motor continua energizado depois de desligar o disjuntor.",
          "Se houver nobreak, avise: ele mantém tensão no motor sem a rede.",
          "Diga se existe nobreak, porque o desligamento do quadro não basta nesses portões.",
        ],
      ],
      steps: [
        "Veja se há um disjuntor identificado só para o portão.",
        "Procure o barramento de terra, com fios verdes, sem tirar nenhuma tampa.",
        "Meça em passos a distância do quadro ao motor.",
        "Repare se o cabo até a coluna está em eletroduto ou solto.",
        "Fotografe quadro, caminho e local do motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico prepara a elétrica",
        "Medição e ligação da elétrica do portão",
        "O serviço na fiação do portão",
      ],
      slots: [
        [
          "A tensão é medida no ponto, parada e com o motor em movimento, para ver a queda na partida.",
          "Mede-se antes de ligar: tensão, terra e queda durante o arranque do motor.",
          "A primeira medição decide se o cabo existente serve ou precisa ser trocado.",
        ],
        [
          "A bitola sai do cálculo de potência e distância, e o disjuntor acompanha o cabo.",
          "Cabo e disjuntor são escolhidos juntos, porque disjuntor maior que o cabo deixa o fio esquentar.",
          "Quanto mais longe do quadro, mais grosso o cabo, para a tensão chegar inteira.",
        ],
        [
          "Força e comando seguem em dutos separados, com conexões vedadas contra chuva.",
          "Conectores adequados substituem a fita isolante, e as entradas de cabo são vedadas.",
          "Por último se testa o portão em ciclos, com o DR e o desligamento conferidos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o custo da elétrica",
        "Elétrica do portão: o que entra no preço",
        "Quanto pesa a parte elétrica no preço",
      ],
      slots: [
        [
          "Contam os metros de cabo do quadro ao motor e se já existe eletroduto para passá-lo.",
          "O custo cresce com os metros de cabo e com a falta de eletroduto.",
          "Quando o ponto já está na coluna, quase não há infraestrutura a fazer.",
        ],
        [
          "Aterramento, DR e DPS entram na conta se a casa ainda não os tem.",
          "Quadro sem espaço ou sem terra pede esse serviço antes, e ele vem em linha própria no orçamento.",
          "Proteções que faltam no quadro são orçadas à parte, depois de ver as fotos.",
        ],
        [
          "A instalação avulsa, para motor comprado à parte, é a partir de {price.installation}, sem contar obra elétrica.",
          "Eletroduto aparente custa menos que embutido, e o piso ou a parede não precisam ser quebrados.",
          "No kit basculante, a ligação no ponto que já existe está no preço; só o circuito novo é cobrado à parte.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar o motor do portão numa tomada comum?",
      answers: [
        "Não é o indicado. O motor pede circuito próprio, com disjuntor e terra; tomada dividida e extensão causam queda de tensão e placa queimada.",
        "Evite. Extensão e tomada compartilhada dão mau contato e tensão baixa na partida. O certo é circuito exclusivo feito por profissional.",
      ],
    },
    {
      question: "Qual disjuntor usar no portão?",
      answers: [
        "Em casa costuma ficar de 10 a 16 A, confirmado pela corrente da etiqueta e pela bitola do cabo. Em 220 V de duas fases, deve ser bipolar.",
        "Use o que protege o cabo instalado e suporta a partida do motor, definido por profissional. Aumentar o disjuntor porque ele cai é perigoso.",
      ],
    },
    {
      question: "O portão precisa de aterramento?",
      answers: [
        "Precisa. O terra evita choque na carcaça e faz DR e DPS funcionarem. Ligar o terra ao neutro ou à grade do portão não serve.",
        "Sim, sempre. Sem ele a folha metálica pode dar choque e a placa fica exposta a surtos.",
      ],
    },
    {
      question: "Meu portão é 127 V ou 220 V?",
      answers: [
        "Está na etiqueta do motor. Os que instalamos são ligados em 220 V, que na região costuma vir de duas fases.",
        "Veja a etiqueta do motor, que traz a tensão. Não ligue antes de medir o ponto: tensão errada queima a placa.",
      ],
    },
    {
      question: "Posso passar o fio da fotocélula junto com a energia?",
      answers: [
        "Não. No mesmo duto ela capta interferência, e o portão pode abrir sozinho ou falhar. Use eletroduto separado para comando.",
        "Não convém: os sinais são fracos e sofrem ruído da força. Deixe dois dutos, um para energia e outro para comando.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz pela frente, sem tirar tampas, do caminho do cabo e do lugar do motor",
  related: ["protetor-de-surto", "voltagem", "disjuntor-cai", "choque", "instalacao", "nobreak"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
