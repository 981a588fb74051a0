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
      "Vendemos e instalamos motor de portão de várias marcas, e nenhuma vence em tudo: decide o modelo que serve ao portão, com peça fácil e assistência perto. PPA, Garen, Peccinin, Rossi e Nice são as mais vistas.",
      "A melhor marca é a que tem o modelo certo para a sua folha e peça à venda por perto. Folha em ordem, motor do tamanho certo e boa instalação pesam mais que o nome na tampa; em casa, a troca fica de {price.homeSwap}.",
      "Trabalhamos com PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy e comparamos as marcas pelo mesmo critério. Tipo de portão, potência, velocidade, ciclos por hora e garantia precisam ser iguais nos dois lados.",
    ],
    comparison: [
      "Nenhuma marca de motor é a melhor em todo portão: PPA e Garen se destacam pela peça fácil de achar, a Rossi pelo portão de correr e a Nice pela baixa tensão com bateria. Entre modelos equivalentes, decide a reposição perto de você.",
      "Na comparação de marcas, vence a que tem o modelo certo para o portão, com placa, engrenagem e controle fáceis de achar. Definidos tipo, medida e uso, sobram poucos modelos, e a garantia por escrito desempata.",
    ],
    buying: [
      "Vendemos e instalamos motores de marcas como PPA, Garen, Peccinin e Rossi, e indicamos a que tem o modelo certo para o seu portão. Em casa, a troca com mão de obra fica de {price.homeSwap}; reposição, código do controle e garantia desempatam.",
      "Para casa, PPA e Garen são escolhas comuns, pela peça fácil de achar; em portão de correr, a Rossi também. Vendemos e instalamos as três, e a largura, o peso e o número de aberturas dizem qual modelo compensa.",
    ],
    price: [
      "Nos kits basculantes de 1/4 HP instalados, os valores são {models.prices}. Entre as marcas, o preço muda com a velocidade, a eletrônica e a categoria do motor, e os demais portões têm orçamento grátis.",
      "Os kits basculantes instalados começam em {price.lowest}, e a troca de motor em casa fica de {price.homeSwap}, com mão de obra. Para comparar marcas, exija o mesmo em cada preço: motor, central, controles, instalação e garantia.",
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
          "O primeiro critério é servir ao portão: tipo, largura ou peso e número de aberturas.",
          "Comece pelo que o portão exige, porque marca nenhuma compensa modelo errado.",
          "Antes do nome, confira se o modelo suporta a folha e o ritmo de uso.",
        ],
        [
          "Depois vêm peças, controles e técnicos que conheçam a programação da central.",
          "Reposição fácil de placa, engrenagem e controle vale por muitos anos de uso.",
          "Olhe a oferta de peças na sua região, porque é ela que encurta um conserto.",
        ],
        [
          "Código rolante, parada suave e entrada para fotocélula são diferenças técnicas reais.",
          "Na eletrônica, compare o tipo de código, o controle de velocidade e as entradas da central.",
          "Recursos como código rolante e inversor mudam o uso diário e merecem peso na escolha.",
        ],
        [
          "Garantia e nota fecham a comparação, com prazos por escrito.",
          "Por último, ponha a garantia lado a lado; a nossa é de {warranty.motor} no motor.",
          "Com dois modelos empatados, desempate pela garantia e pela assistência.",
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
          "PPA, Garen, Peccinin e Rossi são nomes brasileiros muito vistos em garagens do país.",
          "Entre as marcas nacionais mais vistas estão PPA, Garen, Peccinin e Rossi.",
          "No Brasil, PPA, Garen, Peccinin e Rossi aparecem em boa parte das garagens.",
        ],
        [
          "A Nice nasceu na Itália e atua em vários países, com linhas de portão e automação.",
          "De origem italiana, a Nice tem linhas em corrente alternada e em baixa tensão.",
          "A Nice, italiana, oferece também motores de baixa tensão, que aceitam bateria de reserva.",
        ],
        [
          "Jetflex, GGPort, Omegaport, AGL e Speedy completam a lista com que trabalhamos.",
          "Também atendemos Jetflex, GGPort, Omegaport, AGL e Speedy, na venda e no conserto.",
          "Para quem tem AGL, GGPort, Omegaport, Jetflex ou Speedy {em}, há atendimento e peças sob consulta.",
        ],
      ],
      bullets: [
        "PPA: linha ampla e a tecnologia rápida JetFlex",
        "Garen: motores para casas e pequenos comércios",
        "Rossi: tradição em portão de correr",
        "Peccinin: muitos em uso, com peça original e compatível",
        "Nice: linhas de baixa tensão com bateria de reserva",
        "Speedy e JetFlex: kits basculantes rápidos",
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
          "Um motor modesto pode durar muito em portão equilibrado, e um caro quebra cedo em trilho torto.",
          "O estado da folha encurta ou alonga a vida de qualquer marca.",
          "Trilho torto no de correr e contrapeso errado no basculante estragam motor de toda marca.",
        ],
        [
          "O motor residencial em garagem coletiva esquenta e para, seja qual for o fabricante.",
          "Escolher a categoria errada derruba até a marca mais conhecida.",
          "O uso acima do regime previsto queima motor de qualquer fabricante.",
        ],
        [
          "Instalação elétrica com terra e proteção contra surtos protege igualmente todas as placas.",
          "Aterramento, circuito próprio e regulagem paciente valem para todas as marcas.",
          "A qualidade da instalação pesa mais na vida do motor que o nome do fabricante.",
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
          "Dois orçamentos só se comparam quando incluem as mesmas coisas, do motor à mão de obra.",
          "O preço mais baixo nem sempre é o melhor: às vezes faltam nele a instalação, os controles ou a garantia.",
          "Ponha as duas propostas lado a lado e veja o que cada uma inclui antes de olhar o total.",
        ],
        [
          "Os dados de catálogo supõem portão em ordem, e por isso a folha é conferida antes da compra.",
          "Os números do fabricante valem para folha equilibrada e trilho plano, em qualquer marca.",
          "A capacidade de catálogo não conta folga, ferrugem nem desequilíbrio do portão.",
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
          "Dá para trocar de marca mantendo o portão; mudam suportes, central e controles.",
          "Mudar de fabricante é possível, com ajuste de fixação e troca da central.",
          "O portão aceita outra marca, desde que o tipo e a capacidade sejam os mesmos ou maiores.",
        ],
        [
          "Controles de uma marca não costumam falar com a central de outra.",
          "Na mudança, os controles em geral são trocados, a não ser com receptor avulso.",
          "Um receptor avulso pode manter controles antigos em central de outro fabricante.",
        ],
        [
          "A troca residencial fica de {price.homeSwap}, qualquer que seja a marca de saída.",
          "Em casa, trocar o motor custa de {price.homeSwap}, conforme o modelo escolhido.",
          "O valor da troca em residência vai de {price.homeSwap} e depende do modelo novo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a melhor marca de motor de portão?",
      answers: [
        "Não há uma só, mas PPA e Garen levam vantagem pela peça fácil de achar. A melhor para você é a que tem o modelo certo para a folha e assistência por perto.",
        "A que tem modelo do tipo e do peso do seu portão, com reposição na sua região. Compare modelos da mesma categoria antes de olhar o nome.",
      ],
    },
    {
      question: "PPA ou Garen: qual escolher?",
      answers: [
        "As duas têm linhas para vários tipos de portão e peças fáceis de achar. Compare o modelo: capacidade, velocidade, código do controle e preço instalado.",
        "Escolha pelo modelo que serve à sua folha. Entre equivalentes, desempatam a velocidade, o controle e o valor com instalação.",
      ],
    },
    {
      question: "Peças de uma marca servem em outra?",
      answers: [
        "Em geral, não. Capacitor de mesma capacitância, roldana e cabo podem servir; placa, engrenagem e controle costumam ser próprios de cada linha.",
        "Poucas servem. Placa e engrenagem são específicas; itens de medida padrão, como cabo e capacitor de mesma capacitância, podem coincidir.",
      ],
    },
    {
      question: "Marca menos conhecida é pior?",
      answers: [
        "Não por isso. O que importa é ter modelo adequado, peça de reposição e garantia. Sem peça à venda, o conserto fica difícil.",
        "Não necessariamente. Confira reposição e assistência antes de comprar, porque é aí que a diferença aparece.",
      ],
    },
    {
      question: "Motor de marca que saiu de linha ainda vale o conserto?",
      answers: [
        "Vale enquanto o redutor estiver firme e houver peça original ou compatível. Sem placa à venda, uma central universal costuma servir em motor comum.",
        "Costuma valer quando o defeito é de capacitor, fim de curso ou placa. Com engrenagem fora do comércio, a troca do motor sai melhor, de {price.homeSwap} em casa.",
      ],
    },
  ],
  photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  related: ["ppa", "garen", "peccinin", "rossi", "nice", "modelos"],
  topic: "motores-rossi-e-nice",
};
