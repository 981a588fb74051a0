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
      "Ao comparar marcas de motor de portão, olhe o modelo que serve à folha, a peça fácil de achar e a garantia, porque nenhuma marca vence em tudo. PPA e Garen levam vantagem na reposição, e a Rossi, no portão de correr. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Na comparação de motores de portão, as diferenças entre marcas aparecem na peça, no controle e na eletrônica: PPA e Garen têm reposição em muitas lojas, e a Nice usa baixa tensão com bateria. Em residência, trocar o motor custa de {price.homeSwap}, com mão de obra.",
      "O comparativo entre as marcas de portão eletrônico deve ser feito modelo com modelo, com o mesmo tipo, potência, velocidade e ciclos por hora dos dois lados. PPA, Garen, Peccinin, Rossi e Nice são as mais vistas, e a troca residencial fica de {price.homeSwap}, com mão de obra.",
    ],
    comparison: [
      "Na comparação entre marcas de motor de portão, PPA e Garen se destacam pela peça fácil de achar, a Rossi, pelo portão de correr, e a Nice, pela baixa tensão com bateria. Entre modelos equivalentes, decide a reposição perto de você. A troca em casa fica de {price.homeSwap}.",
      "Para comparar um fabricante de motor com outro, use modelos do mesmo tipo de portão, potência, ciclos por hora e velocidade, e só depois olhe peça e garantia. Nenhuma marca vence em tudo, e o preço da troca residencial, de {price.homeSwap}, muda pouco entre elas.",
      "As diferenças entre as marcas de portão eletrônico estão na reposição, no código do controle e na eletrônica: a reposição favorece PPA e Garen, e a bateria favorece a Nice. Compare modelo com modelo, porque trocar o motor em casa custa de {price.homeSwap} com qualquer uma delas.",
    ],
    buying: [
      "Para comprar comparando marcas de motor de portão, escolha primeiro o modelo pela folha e depois a marca pela peça: PPA e Garen são as mais fáceis de repor. Vendemos e instalamos também Peccinin, Rossi e Nice, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Em casa, PPA e Garen são escolhas comuns entre as marcas de motor de portão, pela reposição, e em portão de correr a Rossi também. A largura, o peso e o uso definem o modelo. Motor e instalação, na troca residencial, custam de {price.homeSwap}.",
    ],
    price: [
      "O preço entre marcas de motor de portão muda mais com a velocidade e a categoria que com o nome: a troca em casa fica de {price.homeSwap}, com mão de obra. Os kits basculantes de 1/4 HP instalados custam {models.prices}, conforme a velocidade.",
      "Entre as marcas, o preço do motor de portão acompanha a eletrônica e a potência: kits basculantes instalados custam de {price.lowest} a {price.highest}, e a troca residencial, de {price.homeSwap}. Para comparar, peça motor, central, controles, instalação e garantia nos dois orçamentos.",
    ],
  },
  line: [
    "Na comparação de marcas, peça de reposição e assistência pesam mais que o nome na tampa.",
    "Compare modelo com modelo, olhando capacidade, velocidade, ciclos por hora e código do controle.",
    "Folha em ordem e boa instalação decidem mais que a marca do motor.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["O que comparar entre marcas", "Critérios que valem mais que o nome", "Compare modelo com modelo"],
      slots: [
        [
          "O primeiro critério é o motor servir ao portão, pelo tipo, pela largura ou peso e pelas aberturas por dia. Em seguida pesam a peça de reposição, o controle e haver técnico que conheça a central.",
          "Comece pelo que o portão exige, porque marca nenhuma compensa modelo errado. Depois veja se placa, engrenagem e controle são fáceis de achar, o que vale por muitos anos de uso.",
          "Antes do nome, confira se o modelo suporta o peso da folha e o número de aberturas. Com essa parte certa, a oferta de peças na sua região é o que desempata.",
          "Tipo de portão, peso e uso decidem primeiro, e a marca, depois. Entre modelos iguais, prefira o que tem placa e controle à venda por perto.",
        ],
        [
          "Na eletrônica, compare código rolante, parada suave e entrada para fotocélula, que mudam o uso diário. Por último, ponha a garantia lado a lado: a nossa é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Código do controle, velocidade regulável e entradas da central são diferenças reais entre os modelos. Se houver empate, decida pela garantia escrita, que aqui é de {warranty.motor} no motor.",
          "Recursos como código rolante e parada suave merecem peso na escolha. A garantia vem em seguida, e a nossa é de {warranty.motor} para o motor.",
          "Veja o tipo de código, o controle de velocidade e a entrada de fotocélula em cada central. Com tudo igual, compare a garantia: são {warranty.motor} no motor que instalamos.",
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
          "PPA, Garen, Peccinin e Rossi são brasileiras e aparecem em boa parte das garagens; a Nice é italiana. Atendemos todas elas, de forma independente, e também Jetflex, GGPort, Omegaport, AGL e Speedy.",
          "Entre as nacionais mais vistas estão PPA, Garen, Peccinin e Rossi, e de fora vem a Nice. Trabalhamos ainda com AGL, GGPort, Omegaport, Jetflex e Speedy, sem vínculo com fabricante.",
          "No Brasil, quatro marcas nacionais são muito comuns nas garagens: PPA, Garen, Peccinin e Rossi. A italiana Nice e as demais da nossa lista têm venda e conserto aqui, como serviço independente.",
          "As marcas de motor mais comuns são PPA, Garen, Peccinin, Rossi e a italiana Nice. Somos independentes e consertamos também Jetflex, GGPort, Omegaport, AGL e Speedy.",
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
          "Um motor simples dura muito em portão equilibrado, e um caro quebra cedo em trilho torto. O estado da folha reduz ou prolonga a vida de qualquer marca, que costuma ser de {trade.life}.",
          "Trilho torto no portão de correr e contrapeso errado no basculante estragam motor de toda marca. Com a folha em ordem, a vida comum é de {trade.life}.",
          "A folha conta mais que o nome do fabricante: leve, faz qualquer motor durar {trade.life}; pesada, desgasta até o melhor deles.",
          "A vida média de um motor bem cuidado é de {trade.life}, qualquer que seja o fabricante. Folha pesada ou torta reduz esse prazo em todas as marcas.",
        ],
        [
          "Motor residencial em garagem coletiva esquenta e para, seja qual for o fabricante. Aterramento, circuito próprio e regulagem bem feita valem igual para todos.",
          "Categoria errada queima até motor de marca conhecida, como o de casa instalado em prédio. A instalação elétrica com aterramento protege todas as placas.",
          "Aberturas acima do limite previsto queimam motor de qualquer marca. Boa instalação, com fio terra e protetor de surto, faz diferença em todas.",
          "Escolher motor de casa para uso de prédio é o erro mais caro. Instalar sem aterramento também queima placa de qualquer fabricante.",
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
          "Dois orçamentos só se comparam quando incluem as mesmas coisas, do motor à mão de obra. Às vezes o mais barato não conta a instalação, os controles ou a garantia.",
          "Ponha as propostas lado a lado e veja o que cada uma inclui antes de olhar o total. Os dados de catálogo, em qualquer marca, supõem um portão em ordem.",
          "O preço mais baixo nem sempre é o melhor, porque pode não ter a instalação incluída. Iguale os itens das duas propostas e só depois compare o total.",
          "Sem o modelo exato e a lista de itens, a comparação de preço engana. Peça os dois orçamentos por escrito, com motor, controles e mão de obra discriminados.",
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
          "Dá para trocar de marca mantendo o portão; mudam o suporte ou a base, a central e os controles. Um receptor avulso pode manter os controles antigos.",
          "O portão aceita motor de outra marca, de mesmo tipo e capacidade. Os controles de um fabricante não costumam funcionar na central de outro, a não ser com receptor avulso.",
          "Mudar de fabricante é possível, com ajuste da fixação e central nova. Os controles em geral são trocados junto, a menos que se instale um receptor compatível com eles.",
          "Na troca de marca, a folha, a energia e a fotocélula costumam ser aproveitadas. O que muda é a fixação, a central e, quase sempre, os controles.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, com mão de obra, qualquer que seja a marca de saída. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "A troca residencial fica de {price.homeSwap}, com o serviço incluído, conforme o modelo novo. A retirada do motor antigo e a montagem do novo levam de {time.tilting} no portão basculante.",
          "O valor da troca em residência é de {price.homeSwap}, com motor e instalação. O serviço toma de {time.sliding} num portão de correr.",
          "Trocar de marca em casa custa de {price.homeSwap}, já instalado. A montagem do motor novo leva de {time.tilting} no basculante, ou de {time.sliding} no de correr.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a melhor marca de motor de portão?",
      answers: [
        "Não há uma melhor marca de motor de portão, mas PPA e Garen levam vantagem pela peça fácil de achar. A melhor para você é a que tem o modelo certo e assistência perto.",
        "É a que tem modelo do tipo e do peso do seu portão, com reposição na região. Compare modelos da mesma categoria antes do nome.",
        "Depende do portão: PPA e Garen são boas pela reposição, Rossi, no portão de correr, e Nice, na baixa tensão.",
      ],
    },
    {
      question: "PPA ou Garen: qual escolher?",
      answers: [
        "Entre PPA e Garen, as duas têm linhas para vários portões e peça fácil de achar. Compare capacidade, velocidade, código do controle e preço instalado.",
        "Escolha pelo modelo que serve à sua folha. Entre equivalentes, o desempate é por velocidade, controle e valor com instalação.",
        "A PPA ganha em velocidade com a linha JetFlex, e a Garen, em variedade para casa. Nos modelos comuns, empatam.",
      ],
    },
    {
      question: "Peças de uma marca servem em outra?",
      answers: [
        "Em geral, não. Capacitor de mesma capacitância, roldana e cabo podem servir; placa e engrenagem são próprias.",
        "Poucas servem. Itens de medida padrão, como cabo e capacitor, podem coincidir, mas engrenagem não.",
        "Em regra, não. A exceção é a central universal, que substitui a placa em muitos motores comuns.",
      ],
    },
    {
      question: "Marca menos conhecida é pior?",
      answers: [
        "Não por isso. O que importa é ter modelo adequado, peça de reposição e garantia.",
        "Não necessariamente. Confira reposição e assistência antes, porque é nelas que a diferença aparece.",
        "Só quando não tem peça à venda, porque o primeiro defeito obriga a trocar o motor.",
      ],
    },
    {
      question: "Motor de marca que saiu de linha ainda vale o conserto?",
      answers: [
        "Vale enquanto o redutor estiver firme e houver peça original ou compatível. Central universal costuma servir.",
        "Costuma valer quando o defeito é capacitor, fim de curso ou placa. Com engrenagem fora do comércio, a troca compensa mais.",
        "Vale, se a peça existir. Com mais de {trade.life} de uso, a troca costuma compensar.",
      ],
    },
  ],
  photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  related: ["ppa", "garen", "peccinin", "rossi", "nice", "modelos"],
  topic: "motores-rossi-e-nice",
};
