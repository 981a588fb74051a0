import type { Concept } from "#domain/knowledge/concept.ts";

export const agl: Concept = {
  id: "agl",
  kind: "brand",
  label: "AGL",
  phrase: "o motor AGL",
  words: [
    "agl",
    "motor agl",
    "motores agl",
    "portão agl",
    "automatizador agl",
    "máquina agl",
    "motor portão agl",
    "portão eletrônico agl",
    "a g l",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor AGL, marca conhecida também por fechaduras elétricas e interfones. A etiqueta diz o modelo e a tensão; avise se há trava ligada à central, porque ela muda a regulagem.",
      "O motor AGL costuma vir acompanhado de outros itens da marca, como fechadura elétrica e interfone. No conserto, o técnico separa o que é do motor, o que é da trava e o que é da fiação.",
      "Para comprar ou consertar um AGL, informe o tipo de portão e se há fechadura ou trava elétrica ligada à central. Esse detalhe muda a placa, a programação e a ordem de acionamento.",
    ],
    repair: [
      "Consertamos motor AGL como assistência independente. Se há trava elétrica, ela é testada junto: trava que não solta faz o motor forçar, esquentar e parecer queimado.",
      "Portão com motor AGL parado ou fechadura AGL que não abre tem diagnóstico no local. O serviço é independente da fábrica e começa pela alimentação, pela trava e pela pilha do controle.",
    ],
    price: [
      "O motor AGL, na troca em casa com mão de obra, fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. O modelo exato e a folha definem o ponto da faixa, e fotos com medidas trazem o valor fechado.",
      "O motor AGL custa conforme a folha que vai mover: a troca em casa fica de {price.homeSwap}. A instalação de um já comprado parte de {price.installation}; trava, fechadura e interfone entram em linhas próprias.",
    ],
    buying: [
      "Vendemos e instalamos motor AGL para portão basculante e de correr, com {warranty.motor} de garantia no motor. Diga a largura, o material e se há trava elétrica: a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "O motor AGL, com mão de obra, fica de {price.homeSwap} na troca em casa, em até {shop.instalments} vezes no cartão. O tipo e o peso da folha definem o modelo, por foto e sem custo; fechadura e interfone podem ser de outra marca.",
      "O motor AGL se escolhe pelo tipo e pelo peso da folha, e na troca em casa fica de {price.homeSwap}, com mão de obra. Vendemos e instalamos: mande a foto do portão e as medidas, e o modelo e o valor vêm sem custo.",
    ],
    installation: [
      "A instalação de um motor AGL com trava elétrica exige que a central solte a trava antes de mover a folha. Para motor comprado à parte, a mão de obra parte de {price.installation} e inclui regulagem e gravação dos controles.",
      "Instalamos motor AGL basculante em {time.tilting} e deslizante em {time.sliding}, com circuito próprio. Fechadura e interfone existentes são integrados quando a central oferece saída para isso.",
    ],
    comparison: [
      "AGL e marcas só de portão, como PPA ou Garen, diferem no perfil: a AGL reúne motor, fechadura e interfone. Para mover a folha, compare potência, velocidade e reposição do modelo exato.",
      "Trocar um motor AGL por outra marca, ou o contrário, costuma exigir novo suporte e nova gravação dos controles. Considere também se a trava elétrica atual é aceita pela central nova.",
    ],
    question: [
      "Sim, motor AGL serve quando o modelo é do tipo do seu portão e aguenta o peso da folha; ele combina com fechadura e interfone da marca, mas funciona também com os de outras. A foto confirma o seu caso.",
      "Depende do portão: em folha leve e equilibrada, com trava elétrica bem regulada, o AGL atende. Para portão pesado ou coletivo, confira capacidade e ciclos na ficha antes de comprar.",
    ],
    emergency: [
      "Motor AGL parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {shop.hours}.",
      "Para urgência com motor AGL, corte a energia no disjuntor e mande foto de longe e o endereço. Um basculante com defeito fica travado até o técnico chegar; o contato funciona {shop.hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor AGL, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor AGL, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Com motor AGL e trava elétrica, teste a trava primeiro, porque ela presa parece defeito do motor.",
    "A AGL é conhecida também por fechaduras elétricas e interfones, que podem dividir a fiação com o portão.",
    "Ao orçar um AGL, diga se já existe trava elétrica ligada à central.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "AGL: motor, fechadura e interfone",
        "O que a AGL fabrica para a entrada da casa",
        "Conheça os equipamentos AGL",
      ],
      slots: [
        [
          "A AGL é brasileira e reúne itens de entrada: fechaduras elétricas, interfones e automatizadores de portão.",
          "A fechadura elétrica é o produto que mais gente associa à AGL, que tem também interfones e motores.",
          "De origem brasileira, a AGL aparece na porta social, no interfone e no portão da garagem.",
        ],
        [
          "No motor, o princípio é o do mercado: redutor, fim de curso e central que recebe o controle.",
          "O automatizador trabalha como os demais, com redutor para mover a folha e placa para comandar.",
          "Por dentro do motor há o de sempre: enrolamento, redutor, capacitor nos de corrente alternada e central.",
        ],
        [
          "Quando tudo é da mesma marca, a ligação entre interfone, fechadura e central tende a ser mais simples.",
          "Em casas {de} com interfone e fechadura da marca, vale desenhar a ligação antes de incluir o motor.",
          "Motor de uma marca e fechadura de outra convivem bem, desde que a central tenha a saída adequada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quando escolher um motor AGL",
        "AGL: o que conferir antes de comprar",
        "Motor AGL serve no seu portão?",
      ],
      slots: [
        [
          "Faz sentido para quem quer motor, fechadura elétrica e interfone do mesmo fabricante.",
          "A escolha começa pela folha: como abre, quanto mede e quanto pesa.",
          "Veja primeiro se o modelo é do seu tipo de portão; a integração vem depois.",
        ],
        [
          "Interfone ou fechadura AGL não obriga a comprar o motor da marca, porque a ligação é por contato.",
          "Em basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma atender.",
          "A capacidade da ficha deve passar do peso da folha, com margem.",
        ],
        [
          "Confirme se a central tem saída para a trava elétrica que você já usa.",
          "Pergunte por peça e controle do modelo antes de fechar.",
          "Anote a tensão do ponto e os controles da casa, que entram na comparação.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que um motor AGL força ou não sai",
        "Motor AGL parado: trava, energia ou peça",
        "Causas comuns de falha em AGL",
      ],
      slots: [
        [
          "A trava elétrica que não recua prende a folha, e o motor zumbe como se estivesse sem força.",
          "Sujeira e ferrugem no pino da trava atrasam a liberação, e o motor parte contra a folha presa.",
          "Se a trava solta tarde, a folha dá um tranco na saída e o conjunto sofre a cada abertura.",
        ],
        [
          "A tensão baixa na fonte da fechadura faz a trava falhar só de vez em quando.",
          "Uma emenda ruim no cabo da fechadura derruba a tensão e cria defeito intermitente.",
          "A fiação comprida e fina perde tensão, e a trava do fim da linha é a primeira a falhar.",
        ],
        [
          "No motor em si, capacitor, fim de curso e placa são os suspeitos de sempre.",
          "Descartada a trava, o exame segue pelo capacitor e pelo fim de curso.",
          "Uma placa com umidade responde ora sim, ora não, e a vedação da tampa deve ser refeita.",
        ],
      ],
      bullets: [
        "Trava elétrica que não recua",
        "Fonte da fechadura com tensão baixa",
        "Capacitor do motor enfraquecido",
        "Fim de curso fora de posição",
        "Central com umidade ou oxidação",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste simples no portão com AGL",
        "AGL parado: o que observar com segurança",
        "Motor ou trava? Descubra sem abrir o AGL",
      ],
      slots: [
        [
          "O objetivo é saber se o problema está na trava, no controle ou no motor.",
          "Três observações simples separam defeito de trava, de rádio e de motor.",
          "Escutar com atenção o que acontece ao acionar já adianta o diagnóstico.",
        ],
        [
          "Um clique na trava seguido de zumbido no motor sugere folha presa ou capacitor.",
          "O zumbido sem clique da trava indica que ela não recebeu o comando.",
          "Nem clique nem zumbido levam ao disjuntor e à pilha do controle.",
        ],
        [
          "Não lubrifique nem desmonte a trava com o sistema ligado.",
          "Deixe fios e tampas no lugar; o restante é trabalho do técnico.",
          "Conte o que ouviu ao técnico, porque o som indica por onde começar.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a luz do controle ao apertar.",
        "Acione uma vez e escute o clique da trava e o som do motor.",
        "Desligue o disjuntor.",
        "Veja por fora se algo prende o pino da trava.",
        "Fotografe a etiqueta do motor e a trava.",
      ],
    },
    {
      about: "visit",
      headings: [
        "A visita técnica em motor AGL",
        "Conserto AGL: motor, trava e fiação",
        "Como trabalhamos em portões com AGL",
      ],
      slots: [
        [
          "Nossa assistência em AGL é independente, no motor e nos itens ligados a ele.",
          "Prestamos serviço independente em motores AGL, sem vínculo com o fabricante.",
          "Atendemos o conjunto de forma independente: motor, trava, botoeira e ligação com o interfone.",
        ],
        [
          "O técnico mede a fonte, testa a trava fora de carga e só depois põe o motor à prova.",
          "Trava e fonte são testadas primeiro, para não trocar peça boa do motor.",
          "A medição começa na alimentação e segue o caminho do comando até a folha.",
        ],
        [
          "O tempo entre soltar a trava e partir é acertado na central, com a força regulada e os controles testados.",
          "O ajuste final garante que a trava recue antes da partida e volte no fechamento.",
          "Depois do reparo, o portão abre e fecha várias vezes, com trava e fotocélula em funcionamento.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço em um AGL",
        "Quanto custa motor ou conserto AGL",
        "Orçamento para portão com AGL",
      ],
      slots: [
        [
          "Um motor novo varia com movimento e potência; em casa, a troca fica na faixa de {price.homeSwap}.",
          "A faixa residencial de troca é de {price.homeSwap}, e portões pesados vão de {price.heavySwap}.",
          "Para basculante de casa, o kit padrão de 1/4 HP instalado, a {price.padrao}, serve de comparação.",
        ],
        [
          "Trava, fechadura e interfone entram em linhas próprias do orçamento.",
          "Se a trava atual está boa, ela é aproveitada e o valor cai.",
          "O estado da fiação pesa: cabo antigo e sem eletroduto pode precisar de troca.",
        ],
        [
          "No conserto, o preço depende da peça e é informado antes da execução.",
          "Foto da etiqueta, da trava e da fonte permite adiantar o valor pelo WhatsApp.",
          "O orçamento é grátis, e a revisão preventiva em casas parte de {price.preventive}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A AGL fabrica só fechadura?",
      answers: [
        "Não. A marca é muito lembrada pela fechadura elétrica, mas tem também interfones e motores de portão, entre outros itens de segurança.",
        "A fechadura é o item mais conhecido. Há ainda interfones e automatizadores, que podem trabalhar juntos na mesma entrada.",
      ],
    },
    {
      question: "Motor AGL precisa de trava elétrica?",
      answers: [
        "Nem sempre. O próprio redutor já segura a folha na maioria dos casos; a trava acrescenta resistência contra arrombamento em folhas longas ou leves.",
        "Depende do portão. Em folha comprida ou pivotante, a trava ajuda bastante; em basculante bem regulado, costuma ser opcional.",
      ],
    },
    {
      question: "O interfone AGL pode abrir o portão da garagem?",
      answers: [
        "Pode, quando há saída disponível e a central aceita comando de botoeira. O técnico faz a ligação por contato, sem misturar a tensão da fechadura com a da placa.",
        "Em muitos casos, sim. A foto do interfone e da central mostra se existe a saída certa para acionar o motor.",
      ],
    },
    {
      question: "Por que o portão AGL dá um tranco ao sair?",
      answers: [
        "Normalmente porque a trava solta tarde e o motor parte contra a folha presa. O técnico limpa a trava e acerta o tempo de liberação na central.",
        "Trava atrasada ou batente apertado são as causas comuns. Continuar usando assim gasta engrenagem e afrouxa o suporte.",
      ],
    },
    {
      question: "Vocês são assistência autorizada AGL?",
      answers: [
        "Não, o serviço é independente. Vendemos, instalamos e consertamos motores AGL e de outras marcas; a garantia de fábrica, se houver, se aciona pela nota.",
        "Somos independentes do fabricante. A instalação que fazemos tem {warranty.installation} de garantia, e o valor do conserto é dito antes.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor AGL, da trava ou fechadura e um vídeo com o som ao acionar",
  traits: {
    Origem: "Brasileira, do ramo de segurança eletrônica",
    "Conhecida por": "Fechaduras elétricas, interfones e motores de portão",
    "Peças e controles": "Confira motor, trava e central em separado",
    Atenção: "Com trava elétrica, trava presa parece motor queimado",
  },
  related: ["fechadura", "trava", "interfone", "ggport", "controle", "conserto"],
  topic: "tecnico-de-portao-automatico",
};
