import type { Concept } from "#domain/knowledge/concept.ts";

export const comparacaoDeMarcas: Concept = {
  id: "comparacao-de-marcas",
  kind: "buying",
  label: "Comparação de marcas",
  phrase: "a comparação de marcas",
  words: [
    "comparação de marcas",
    "melhor marca",
    "qual marca",
    "qual a melhor marca de motor de portão",
    "marcas de motor",
    "comparativo",
    "diferença entre marcas",
    "versus",
    "vs",
    "marcas de portão eletrônico",
    "qual é melhor",
  ],
  intent: "comparison",
  answers: {
    any: [
      "Ao comparar marcas de motor de portão, olhe o modelo que serve à folha, a peça fácil de achar e a garantia, porque nenhuma marca vence em tudo. PPA e Garen levam vantagem na reposição, a Rossi no portão de correr, e a troca em casa fica de {price.homeSwap} em qualquer uma, com mão de obra.",
      "Na comparação de motores de portão, as diferenças entre marcas aparecem na peça, no controle e na eletrônica: PPA e Garen têm reposição em muitas lojas, e a Nice, baixa tensão com bateria. Em residência, trocar o motor custa de {price.homeSwap}, instalado.",
      "O comparativo entre as marcas de portão eletrônico se faz modelo com modelo: tipo, potência, velocidade, ciclos por hora e garantia iguais nos dois lados. PPA, Garen, Peccinin, Rossi e Nice são as mais vistas, e a troca residencial sai de {price.homeSwap}.",
    ],
    comparison: [
      "Na comparação entre marcas de motor de portão, PPA e Garen se destacam pela peça fácil de achar, a Rossi pelo portão de correr e a Nice pela baixa tensão com bateria. Entre modelos equivalentes, decide a reposição perto de você; a troca em casa fica de {price.homeSwap}.",
      "Para comparar um fabricante de motor com outro, iguale tipo de portão, potência, ciclos por hora e velocidade, e depois olhe peça e garantia. Nenhuma marca vence em tudo, e o preço da troca residencial, de {price.homeSwap}, pouco muda entre elas.",
      "As diferenças entre as marcas de portão eletrônico estão na reposição, no código do controle e na eletrônica: reposição pesa a favor de PPA e Garen, bateria a favor da Nice. Comparar modelo com modelo evita erro, e trocar o motor em casa custa de {price.homeSwap}, com serviço.",
    ],
    buying: [
      "Para comprar comparando marcas de motor de portão, escolha primeiro o modelo pela folha e depois a marca pela peça: PPA e Garen são as mais fáceis de repor. Vendemos e instalamos também Peccinin, Rossi e Nice, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Em casa, PPA e Garen são escolhas comuns entre as marcas de motor, pela reposição; em portão de correr, a Rossi também. Motor e instalação, na troca residencial, custam de {price.homeSwap}, e a largura, o peso e o uso dizem o modelo.",
    ],
    price: [
      "Na comparação de preço entre marcas de motor de portão, a troca em casa fica de {price.homeSwap}, com mão de obra, e muda mais com velocidade e categoria que com o nome. Os kits basculantes de 1/4 HP instalados custam {models.prices}.",
      "Entre as marcas, o preço do motor de portão segue a eletrônica e a potência: kits basculantes de {price.lowest} a {price.highest}, instalados, e troca residencial de {price.homeSwap}. Para comparar, exija motor, central, controles, instalação e garantia nos dois.",
    ],
  },
  line: [
    "Na comparação de marcas, peça de reposição e assistência pesam mais que o nome na tampa.",
    "Compare modelo com modelo: capacidade, velocidade, ciclos por hora e código do controle.",
    "Folha em ordem e boa instalação decidem mais que a marca do motor.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["O que comparar entre marcas", "Critérios que valem mais que o nome", "Compare modelo com modelo"],
      slots: [
        [
          "O primeiro critério é servir ao portão: tipo, largura ou peso e aberturas por dia. Depois vêm peça de reposição, controle e técnico que conheça a central.",
          "Comece pelo que o portão exige, porque marca nenhuma compensa modelo errado. Reposição fácil de placa e engrenagem vale por muitos anos de uso.",
          "Antes do nome, confira se o modelo suporta a folha e o ritmo. Com isso certo, a oferta de peças na sua região é o que desempata.",
          "Tipo de portão, peso e uso vêm primeiro; a marca, depois. Entre modelos iguais, ganha o que tem placa e controle à venda por perto.",
        ],
        [
          "Na eletrônica, compare código rolante, parada suave e entrada para fotocélula, que mudam o uso diário. Por último, ponha a garantia lado a lado: a nossa é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Código do controle, inversor e entradas da central são diferenças reais. Empatados, decida pela garantia escrita; aqui são {warranty.motor} no motor.",
          "Recursos como código rolante e velocidade controlada merecem peso. A garantia fecha a conta, e a nossa é de {warranty.motor} para o motor.",
          "Veja tipo de código, controle de velocidade e fotocélula em cada central. Com tudo igual, compare garantia: {warranty.motor} no motor que instalamos.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Marcas mais encontradas e as que atendemos",
        "As marcas com que trabalhamos",
        "Marcas de motor de portão e suas linhas",
      ],
      slots: [
        [
          "PPA, Garen, Peccinin e Rossi são brasileiras e aparecem em boa parte das garagens; a Nice é italiana. Atendemos todas elas, de forma independente, e mais Jetflex, GGPort, Omegaport, AGL e Speedy.",
          "Entre as nacionais mais vistas estão PPA, Garen, Peccinin e Rossi, e de fora vem a Nice. Trabalhamos também com AGL, GGPort, Omegaport, Jetflex e Speedy, sem vínculo com fabricante.",
          "No Brasil, quatro marcas nacionais dominam as garagens, PPA, Garen, Peccinin e Rossi. A italiana Nice e as demais da nossa lista têm venda e conserto aqui, como serviço independente.",
          "As marcas de motor mais comuns são PPA, Garen, Peccinin, Rossi e a italiana Nice. Somos independentes e atendemos ainda Jetflex, GGPort, Omegaport, AGL e Speedy.",
        ],
      ],
      bullets: [
        "PPA: linha ampla e a tecnologia rápida JetFlex",
        "Garen: motores para casas e pequenos comércios",
        "Rossi: tradição em portão de correr",
        "Peccinin: muitos em uso, com peça original e compatível",
        "Nice: baixa tensão, com bateria de reserva",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que a marca sozinha não decide",
        "O que pesa mais que a marca",
        "Folha, uso e instalação contam mais que a marca",
      ],
      slots: [
        [
          "Motor modesto dura muito em portão equilibrado, e caro quebra cedo em trilho torto. O estado da folha encurta ou alonga a vida de qualquer marca, que costuma ser de {trade.life}.",
          "Trilho torto no de correr e contrapeso errado no basculante estragam motor de toda marca. Com a folha em ordem, a vida comum é de {trade.life}.",
          "A folha conta mais que o nome: leve, faz qualquer motor durar {trade.life}; pesada, derruba o melhor deles.",
          "De {trade.life} é a vida média de um motor, de qualquer fabricante, em portão bem cuidado. Folha pesada reduz esse prazo em todas as marcas.",
        ],
        [
          "Motor residencial em garagem coletiva esquenta e para, seja qual for o fabricante. Aterramento, circuito próprio e regulagem bem feita valem igual para todos.",
          "Categoria errada derruba até a marca mais conhecida, como motor de casa em prédio. A instalação elétrica com terra protege todas as placas.",
          "Uso acima do regime queima motor de qualquer marca. Boa instalação, com terra e protetor de surto, faz diferença em todas.",
          "Escolher motor de casa para uso de prédio é o erro mais caro. E instalação sem aterramento queima placa de qualquer fabricante.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como comparar dois orçamentos de marcas diferentes",
        "Duas marcas, dois orçamentos: confira item por item",
        "Antes de escolher pelo preço, iguale as propostas",
      ],
      slots: [
        [
          "Dois orçamentos só se comparam quando incluem as mesmas coisas, do motor à mão de obra. Às vezes falta, no mais barato, a instalação, os controles ou a garantia.",
          "Ponha as propostas lado a lado e veja o que cada uma inclui antes de olhar o total. Dados de catálogo supõem portão em ordem, em qualquer marca.",
          "O preço mais baixo nem sempre é o melhor, porque pode não ter instalação. Iguale os itens e depois compare.",
          "Sem o modelo exato e a lista de itens, a comparação engana. Peça os dois por escrito.",
        ],
      ],
      steps: [
        "Peça o modelo exato em cada orçamento, e não só a marca.",
        "Veja se o preço inclui motor, central, controles e mão de obra.",
        "Confira se fotocélula e base ou suporte estão na conta.",
        "Compare o prazo de garantia do motor e o da instalação.",
        "Pergunte o que do motor antigo será aproveitado.",
      ],
    },
    {
      about: "replace",
      headings: ["Trocar de marca", "O que muda ao mudar de fabricante", "Outra marca no mesmo portão"],
      slots: [
        [
          "Dá para trocar de marca mantendo o portão; mudam suporte ou base, central e controles. Um receptor avulso pode manter os controles antigos.",
          "O portão aceita outra marca de mesmo tipo e capacidade. Controles de um fabricante não costumam falar com a central de outro, a não ser com receptor avulso.",
          "Mudar de fabricante é possível, com ajuste de fixação e central nova. Os controles em geral são trocados junto.",
          "A folha, a energia e a fotocélula costumam ficar. O que muda é a fixação, a central e, quase sempre, os controles.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, qualquer que seja a marca de saída. Leva de {time.tilting} no basculante e {time.sliding} no de correr.",
          "A troca residencial fica de {price.homeSwap}, serviço incluído, e depende do modelo novo. São {time.tilting} no basculante.",
          "O valor da troca em residência vai de {price.homeSwap}, motor e instalação. O serviço toma {time.sliding} num portão de correr.",
          "Trocar de marca em casa sai de {price.homeSwap}, montado. O tempo é de {time.tilting} a {time.sliding}, conforme o tipo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a melhor marca de motor de portão?",
      answers: [
        "Não há uma melhor marca de motor de portão, mas PPA e Garen levam vantagem pela peça fácil de achar. A sua é a que tem o modelo certo e assistência perto.",
        "A que tem modelo do tipo e do peso do seu portão, com reposição na região. Compare modelos da mesma categoria antes do nome.",
        "Depende do portão: PPA e Garen pela reposição, Rossi no de correr, Nice na baixa tensão.",
      ],
    },
    {
      question: "PPA ou Garen: qual escolher?",
      answers: [
        "Entre PPA e Garen, as duas têm linhas para vários portões e peça fácil de achar. Compare capacidade, velocidade, código do controle e preço instalado.",
        "Escolha pelo modelo que serve à sua folha. Entre equivalentes, desempatam velocidade, controle e valor com instalação.",
        "PPA ganha em velocidade com a linha JetFlex; Garen, em variedade para casa. Nos modelos comuns, empatam.",
      ],
    },
    {
      question: "Peças de uma marca servem em outra?",
      answers: [
        "Peças de uma marca em geral não servem em outra. Capacitor de mesma capacitância, roldana e cabo podem servir; placa e engrenagem são próprias.",
        "Poucas servem. Itens de medida padrão, como cabo e capacitor, podem coincidir; engrenagem, não.",
        "Em regra, não. Uma central universal substitui a placa em muitos motores comuns.",
      ],
    },
    {
      question: "Marca menos conhecida é pior?",
      answers: [
        "Marca menos conhecida não é pior por isso. O que importa é ter modelo adequado, peça de reposição e garantia.",
        "Não necessariamente. Confira reposição e assistência antes, porque é aí que a diferença aparece.",
        "Só quando não tem peça à venda, porque o primeiro defeito vira troca de motor.",
      ],
    },
    {
      question: "Motor de marca que saiu de linha ainda vale o conserto?",
      answers: [
        "Motor que saiu de linha vale o conserto enquanto o redutor estiver firme e houver peça original ou compatível. Central universal costuma servir.",
        "Costuma valer quando o defeito é capacitor, fim de curso ou placa. Com engrenagem fora do comércio, a troca sai melhor.",
        "Vale, se a peça existir. Com mais de {trade.life} de uso, a troca costuma compensar.",
      ],
    },
  ],
  photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  related: ["ppa", "garen", "peccinin", "rossi", "nice", "modelos"],
  topic: "motores-rossi-e-nice",
};
