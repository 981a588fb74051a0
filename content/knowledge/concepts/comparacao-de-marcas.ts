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
      "Na comparação de marcas, olhe quatro pontos: se o modelo serve ao portão, se há peça fácil, que código o controle usa e quem dá assistência. PPA, Garen, Peccinin, Rossi e Nice têm linhas para vários tipos de portão.",
      "A melhor marca é a que tem o modelo certo para a sua folha e peça à venda por perto. Folha em ordem, motor do tamanho certo e boa instalação pesam mais que o nome na tampa.",
      "Comparar marcas de motor só faz sentido com o mesmo escopo: tipo de portão, potência, velocidade, ciclos por hora e garantia. Trabalhamos com PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy.",
    ],
    comparison: [
      "Entre marcas, compare modelo com modelo: capacidade, velocidade, ciclos por hora, código do controle e peças. Duas marcas boas podem empatar, e aí decide a reposição perto de você e o técnico que conhece a programação.",
      "A comparação de marcas começa pelo portão. Definidos tipo, medida e uso, sobram poucos modelos; entre eles, vence o que tem placa, engrenagem e controle fáceis de achar e garantia por escrito.",
    ],
    buying: [
      "Para comprar sem errar na marca, confirme antes reposição de peças, código rolante no controle e garantia. Mande foto e medida do portão, e indicamos modelos de mais de uma marca para comparar.",
      "Qual marca comprar depende do portão e do uso. Com largura, peso e número de aberturas, comparamos opções de marcas diferentes pelo mesmo critério e passamos os valores sem custo.",
    ],
    price: [
      "O preço entre marcas varia com a velocidade, a eletrônica e a categoria do motor. Nos kits basculantes de 1/4 HP instalados, os valores são {models.prices}; os demais têm orçamento grátis.",
      "Comparar marcas pelo preço pede o mesmo escopo: motor, central, controles, instalação e garantia. Kits basculantes instalados começam em {price.lowest}; para outras linhas, mande foto e medida.",
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
      bullets: [
        "Capacidade: largura ou peso máximo",
        "Ciclos por hora",
        "Velocidade e parada suave",
        "Tipo de código do controle",
        "Peças e controles à venda",
        "Garantia e assistência",
      ],
    },
    {
      about: "what",
      headings: ["Marcas mais encontradas", "As marcas com que trabalhamos", "Marcas de motor de portão e suas linhas"],
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
    },
    {
      about: "causes",
      headings: [
        "Por que a marca sozinha não decide",
        "O que pesa mais que a marca",
        "Por que a folha pesa mais que a marca",
      ],
      slots: [
        [
          "Um motor modesto dura muito em portão equilibrado, e um caro quebra cedo em trilho torto.",
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
      headings: ["Como comparar na prática", "Monte a sua comparação", "Passos para decidir entre duas marcas"],
      slots: [
        [
          "Uma folha de papel com duas colunas resolve a dúvida melhor que a fama.",
          "Com os mesmos itens para cada marca, a decisão fica clara.",
          "Faça a lista igual para as duas opções e preencha com o catálogo.",
        ],
        [
          "Dados de catálogo supõem portão em ordem, então a folha é conferida antes.",
          "Os números do fabricante valem para folha equilibrada e trilho plano.",
          "A capacidade de catálogo não inclui folga, ferrugem ou desequilíbrio do portão.",
        ],
      ],
      steps: [
        "Defina tipo, largura, peso e aberturas por dia.",
        "Separe um modelo de cada marca que atenda a esses dados.",
        "Compare velocidade, ciclos por hora e tipo de código.",
        "Pergunte por placa, engrenagem e controle de reposição.",
        "Compare o preço instalado e a garantia por escrito.",
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
        "Não há uma só. A melhor para você é a que tem o modelo certo para a folha, peças à venda e assistência por perto.",
        "Depende do portão e da reposição de peças na sua região. Compare modelos de mesma categoria antes de olhar o nome.",
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
      question: "Vocês atendem todas essas marcas?",
      answers: [
        "Atendemos PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy, na venda, na instalação e no conserto.",
        "Sim, as marcas citadas. Para outras, mande a foto da etiqueta e verificamos se há peça de reposição.",
      ],
    },
  ],
  photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  related: ["ppa", "garen", "peccinin", "rossi", "nice", "modelos"],
  topic: "motores-rossi-e-nice",
};
