import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const tagVeicular: NarrowConcept[] = [
  {
    id: "tag-nao-le",
    broader: "tag-veicular",
    label: "Tag não lê",
    phrase: "a tag que não é lida",
    intent: "repair",
    asks: [
      "tag não abre só controle",
      "não abre tag só controle",
      "só abre controle tag não",
      "abre controle não tag",
      "abre com controle mas não com tag",
      "controle funciona tag não",
      "tag não abre controle abre",
      "portão abre controle não abre tag",
      "tag não lê",
      "tag não abre",
      "tag não funciona",
      "tag falhando",
      "leitor tag não lê",
      "tag demora ler",
      "tag não passa",
      "tag veicular não",
      "tag condomínio não abre",
      "antena tag não lê",
      "tag parou funcionar",
      "tag parou abrir",
      "tag não reconhece",
      "tag não abrindo",
      "leitor tag não funciona",
      "tag não lendo",
      "leitor tag defeito",
      "tag bloqueada",
      "tag não cadastra",
      "tag não grava",
    ],
    answers: {
      any: [
        "Quando a tag não abre a cancela ou o portão e o controle abre, o motor está bom: a falha é da etiqueta, da posição no vidro, do cadastro ou do leitor. Veja se outros carros entram: se entram, peça outra tag à administração; se nenhum entra, o técnico confere leitor, antena e energia.",
        "Tag do carro que parou de funcionar costuma estar descolada, rompida, atrás de película metalizada ou bloqueada no cadastro. Peça a outro morador que tente: se o dele abre, o problema é a sua tag; se não abre nenhum, é o leitor, a antena ou a fonte, serviço do técnico do prédio.",
        "Se o portão do prédio não abre com a tag, descubra primeiro se falha só a sua ou a de todos. Só a sua indica etiqueta, película, posição ou cadastro, que a administração resolve; a de todos indica leitor, antena ou energia na cancela, e aí é caso de visita do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de pedir outra tag", "O que o morador pode conferir"],
        slots: [
          [
            "Dois testes decidem quase tudo: a posição da tag no vidro e outro carro no mesmo leitor. Faça sem pressa e sem carro colado atrás.",
            "Bastam alguns minutos e um vizinho para saber de quem é o defeito. Não precisa mexer no leitor nem na antena.",
            "Antes da administração, confira a etiqueta e peça a outro morador que tente. Nada no leitor precisa ser tocado.",
          ],
        ],
        steps: [
          "Veja se a etiqueta está inteira, colada e sem dobra.",
          "Pare alinhado com a antena, a alguns metros, e avance devagar.",
          "Peça a outro morador que tente no mesmo leitor.",
          "Confirme com a portaria se a tag está liberada e no carro certo.",
          "Se nenhum carro abrir, avise a administração.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a tag não é lida", "Tag, vidro, posição ou leitor"],
        slots: [
          [
            "Metal entre a etiqueta e a antena enfraquece o sinal: película metalizada, vidro térmico e a faixa pontilhada do alto do para-brisa são os casos comuns. Etiqueta passada de um vidro para outro quase sempre se rompe por dentro.",
            "Insulfilm metalizado e para-brisa com camada metálica barram a leitura, como a faixa escura do alto do vidro. E a tag descolada para mudar de carro costuma partir a trilha interna.",
            "Qualquer metal no caminho atrapalha, seja película, vidro com camada térmica ou a borda pontilhada. Reaproveitar a etiqueta em outro carro também a rompe.",
          ],
          [
            "No leitor, uma batida leve no poste tira a antena do ângulo, e cabo frouxo ou fonte fraca atingem todos os carros. Depois de raio, ele pode ligar e não ler.",
            "Do lado do prédio, as causas são antena fora de posição, mau contato e fonte cansada. Um surto deixa o leitor aceso e sem leitura.",
            "Antena torta por um esbarrão, cabo com mau contato ou fonte no fim derrubam a leitura de todos. Após uma queda de luz, o aparelho pode acender e não reconhecer nada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta na entrada", "Conserto do leitor e o que pesa no custo"],
        slots: [
          [
            "O técnico mede a fonte e o cabo, realinha a antena e testa com carro alto, carro baixo e moto. No fim regula o alcance, para o portão não abrir quando o morador só passa na rua.",
            "Fonte e cabo são medidos, a antena volta ao ângulo certo e vários carros passam no teste. A distância de leitura é ajustada para pegar apenas quem vai entrar.",
            "Depois de medir fonte e cabo, acerta-se a direção da antena e testa-se com veículos diferentes. O alcance é reduzido até o leitor ignorar quem passa na calçada.",
          ],
          [
            "Realinhar e refazer contato fica no menor custo, fonte e antena no meio, leitor novo no maior. A tag do morador é item do condomínio, em geral cobrado por unidade.",
            "Ajuste é o mais barato; fonte ou antena vêm depois; o leitor é a peça mais cara. A etiqueta nova costuma ser paga pelo morador.",
            "O menor gasto é o ajuste, e o maior, trocar o leitor. Quanto à tag, o prédio vende ou entrega por unidade, conforme a regra dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde colar a tag no para-brisa?",
        answers: [
          "No alto, atrás do retrovisor, fora da faixa metalizada, com o vidro limpo e seco. O fabricante indica a posição por modelo de carro.",
          "Perto do retrovisor, por dentro, longe de película e sensores. Confirme com quem instalou o leitor, porque o ângulo da antena conta.",
        ],
      },
      {
        question: "Por que a tag às vezes lê e às vezes não?",
        answers: [
          "Por ângulo, velocidade ou outro carro junto. Chegue devagar e alinhado; se persistir, a etiqueta está no limite ou fora da posição.",
          "Posição e pressa explicam a maioria dos casos. Se mesmo devagar ela falha, a etiqueta pode estar rompida.",
        ],
      },
      {
        question: "Tag com bateria precisa de troca?",
        answers: [
          "As ativas, sim, depois de alguns anos; as adesivas não têm bateria. Leitura que foi enfraquecendo é sinal de bateria no fim.",
          "Só as ativas. Adesivo que parou de repente foi danificado ou bloqueado no cadastro.",
        ],
      },
      {
        question: "Como entro enquanto a tag não funciona?",
        answers: [
          "Pela portaria ou com controle, se o prédio mantiver os dois. Leve a placa do carro para o porteiro conferir.",
          "Peça a liberação na portaria. Um controle reserva cadastrado evita a espera.",
        ],
      },
    ],
    photo: "uma foto da tag colada no vidro e do leitor na entrada",
  },
  {
    id: "tag-de-pedagio",
    broader: "tag-veicular",
    label: "Tag de pedágio no portão",
    phrase: "a tag de pedágio no portão",
    intent: "question",
    asks: [
      "tag pedágio portão",
      "conectcar portão",
      "veloe condomínio",
      "tag sem parar abre",
      "pedágio abrir portão",
      "tag pedágio condomínio",
      "tag sem parar",
      "adesivo sem parar",
      "sem parar no portão",
      "sem parar abre condomínio",
      "conectcar condomínio",
      "veloe portão",
      "tag pedágio",
    ],
    answers: {
      any: [
        "A tag de pedágio só abre o portão onde há leitor compatível e convênio com a operadora, como em alguns condomínios e estacionamentos. Em casa ela não serve: usa-se controle ou uma tag própria do sistema instalado.",
        "Sem Parar, ConectCar e Veloe não abrem portão por conta própria: o condomínio precisa ter leitor e cadastro que aceitem essas tags. Consulte a administração e a operadora antes de contar com isso.",
        "Usar a tag de pedágio no prédio é possível quando o leitor trabalha no mesmo padrão e a administração cadastra o número. Sem isso, uma etiqueta do condomínio, colada ao lado, convive sem problema.",
      ],
      question: [
        "Só abre onde o condomínio tem leitor compatível e convênio com a operadora: Sem Parar, ConectCar e Veloe não abrem portão por conta própria. Em casa não serve; usa-se controle ou tag do sistema instalado.",
        "Não por si só: a tag de pedágio abre o portão apenas se o leitor do prédio aceitar o padrão dela e a administração cadastrar o número. Consulte o síndico e a operadora.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Quando a tag de pedágio funciona no prédio",
          "Leitor, convênio e cadastro",
          "O que precisa existir para a tag de pedágio abrir",
        ],
        slots: [
          [
            "O leitor do portão tem de falar o padrão da etiqueta de pedágio, e nem todos falam.",
            "Tags de pedágio e leitores de condomínio podem usar tecnologias diferentes.",
            "A compatibilidade depende do equipamento, e só a ficha do leitor confirma.",
          ],
          [
            "Além da leitura, alguém cadastra o número da sua tag como morador autorizado.",
            "Sem o número na lista, o leitor lê e recusa.",
            "Em alguns sistemas, a liberação passa por acordo entre o condomínio e a operadora.",
          ],
          [
            "O uso da etiqueta pode ter regra ou custo da operadora, então pergunte antes.",
            "Confira no contrato da tag se o uso em condomínio está incluído.",
            "Cancelada a tag de pedágio, some também o acesso ao portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Tag de pedágio ou tag do condomínio", "Vale aproveitar a mesma etiqueta?", "Como o síndico decide"],
        slots: [
          [
            "Escolha a tag própria quando quiser independência de operadora e bloqueio imediato.",
            "Com etiqueta do condomínio, a administração controla tudo sem terceiros.",
            "A tag própria evita que o morador perca o acesso ao trocar de operadora.",
          ],
          [
            "Aproveite a de pedágio se o leitor já aceita e a maioria dos moradores tem.",
            "O ganho é não colar outro adesivo no vidro.",
            "Onde o sistema já está pronto, o cadastro da tag existente é o mais simples.",
          ],
          [
            "Em casa com um ou dois carros, um controle de código rolante custa menos que qualquer leitor.",
            "Para residência, leitor de tag é conforto e não necessidade.",
            "Poucos carros não justificam antena na entrada.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Duas tags no mesmo vidro do carro atrapalham?",
        answers: [
          "Em geral convivem, se coladas com alguma distância. Encostadas, uma pode prejudicar a leitura da outra.",
          "Não costumam. Deixe um espaço entre elas e fora da faixa metalizada.",
        ],
      },
      {
        question: "A passagem no portão é cobrada como pedágio?",
        answers: [
          "Não há cobrança de pedágio, mas a operadora pode ter plano para condomínio. Confirme no contrato.",
          "Não como pedágio. Verifique com a operadora se existe tarifa do serviço.",
        ],
      },
      {
        question: "Vendi o carro com a tag. O comprador entra no prédio?",
        answers: [
          "Entraria, enquanto o número estiver liberado. Avise a administração no mesmo dia.",
          "Sim, até o bloqueio. Retire a tag e peça a exclusão.",
        ],
      },
      {
        question: "Dá para instalar leitor que aceite tag de pedágio?",
        answers: [
          "Existem equipamentos com essa função. O orçamento depende do leitor, dos cabos e do número de veículos, por foto da entrada.",
          "Dá, em alguns sistemas. Diga quantos carros e mande fotos da entrada.",
        ],
      },
    ],
    photo: "fotos da entrada e da etiqueta do motor",
  },
  {
    id: "tag-como-funciona",
    broader: "tag-veicular",
    label: "Como funciona a tag veicular",
    phrase: "o funcionamento da tag veicular",
    intent: "question",
    asks: [
      "tag como funciona",
      "tag vale pena",
      "tag funciona casa",
      "tag casa",
      "tag veicular casa",
      "tag residência",
      "rfid vale pena",
      "tag portão vale",
      "como tag carro abre portão",
      "funcionamento tag para-brisa antena",
    ],
    answers: {
      any: [
        "A tag veicular funciona com leitor, antena e cabo até a placa: a antena lê a etiqueta do para-brisa, e o portão abre se ela está cadastrada. Compensa onde entram muitos carros, porque cada tag é bloqueada sozinha; em casa, o controle ou o celular faz o mesmo por menos.",
        "A tag veicular funciona por rádio: a antena da entrada lê a etiqueta do para-brisa, em geral a uma distância de 3 a 8 metros, confere o cadastro e dá um contato na placa, que abre o portão. Vale em prédio e empresa com muitos carros; película metalizada bloqueia a leitura.",
        "O leitor reconhece a tag no para-brisa, em geral de 3 a 8 metros, e aciona o motor sem ninguém apertar botão. Compensa onde há muitos veículos e troca de moradores, porque cada tag é bloqueada sozinha; para um ou dois carros, não.",
        "Com tag, o carro chega, a antena lê o número da etiqueta e o portão abre se ele estiver na lista. A vantagem sobre o controle é o bloqueio individual e o registro; a desvantagem é precisar de leitor e cabo.",
      ],
      comparison: [
        "Tag ou controle? Escolha tag em prédio e empresa com muitos carros, porque cada uma é bloqueada sozinha e registra a entrada. Escolha controle em casa e para poucas pessoas, porque não exige leitor nem cabo.",
        "Entre tag e controle, a tag ganha no prédio, com bloqueio individual e sem botão; o controle ganha em casa, mais simples e sem leitor. Quem só não quer procurar o controle pode usar acionador no farol.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a tag abre o portão", "Da antena ao portão", "O que acontece quando o carro chega"],
        slots: [
          [
            "A etiqueta adesiva não tem bateria: responde com um número próprio quando a antena a alimenta por rádio.",
            "A etiqueta é colada por dentro do vidro e só responde quando a antena a alimenta.",
            "Cada etiqueta guarda um número único, que o leitor compara com a lista.",
          ],
          [
            "A leitura se dá, em geral, de 3 a 8 metros, com o carro devagar e de frente para a antena.",
            "O alcance, em geral de 3 a 8 metros, é regulado na instalação pela potência e pela direção da antena.",
            "A etiqueta adesiva é lida, em geral, de 3 a 8 metros; a tag com bateria, de mais longe, e pede troca de tempos em tempos.",
          ],
          [
            "Aceita a etiqueta, o leitor fecha um contato na entrada de botoeira da placa.",
            "O motor atual continua, porque o leitor age como um botão.",
            "Se a tag não está na lista, o portão fica fechado e a tentativa pode ser registrada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Tag ou controle: quando cada um serve", "Para quem a tag compensa", "Vantagens e limites da tag"],
        slots: [
          [
            "Em prédio, a tag evita controle emprestado e permite cortar o acesso de um carro só.",
            "O síndico bloqueia uma tag sem recadastrar o prédio.",
            "Uma entrada com registro ajuda em empresa e estacionamento.",
          ],
          [
            "Em casa, o custo do leitor e do cabo raramente compensa para um ou dois carros.",
            "Para poucos carros, o controle continua mais simples.",
            "Quem quer só não procurar o controle pode usar acionador no farol.",
          ],
          [
            "Etiqueta mal colada ou colada em outro carro atrapalha a leitura e o registro.",
            "Moto e carro de visita precisam de outro meio, como controle ou portaria.",
            "A tag identifica o carro, e não quem dirige.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A película do carro atrapalha a tag?",
        answers: [
          "A comum, em geral, não; a metalizada, sim, porque bloqueia o rádio. Nesse caso cola-se a etiqueta numa faixa sem película ou usa-se tag externa, no farol.",
          "Só a metalizada: ela barra o sinal. Cole a etiqueta onde o vidro está livre ou peça uma tag de farol.",
        ],
      },
      {
        question: "Quanto custa pôr tag na entrada?",
        answers: [
          "Soma-se um leitor com antena por entrada, uma etiqueta por carro, o cabo até a placa e o cadastro. Com fotos da entrada e o número de carros, o orçamento é grátis.",
          "Conta-se por entrada, o leitor, e por carro, a etiqueta; o cabo e o cadastro completam. Mande fotos e o número de vagas.",
        ],
      },
      {
        question: "A tag abre se o carro só passar na rua?",
        answers: [
          "Não deveria. A antena é apontada para dentro do lote e o alcance é regulado para isso.",
          "Se abre, o alcance está longo demais e o técnico o reduz.",
        ],
      },
      {
        question: "Posso ter tag e controle ao mesmo tempo?",
        answers: ["Pode. Os dois acionam a mesma entrada da placa.", "Sim, e é bom ter o controle como reserva."],
      },
      {
        question: "A mesma tag abre os dois portões da clausura?",
        answers: [
          "Abre, se houver leitor em cada um ou lógica na central que libere um de cada vez.",
          "Sim, com a central programada para o segundo só abrir com o primeiro fechado.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e da etiqueta do motor",
  },
  {
    id: "tag-preco",
    broader: "tag-veicular",
    label: "Preço da tag veicular",
    phrase: "o preço da tag veicular",
    intent: "price",
    asks: [
      "tag quanto custa",
      "tag preço",
      "tag valor",
      "tag veicular preço",
      "tag condomínio preço",
      "tag portão preço",
      "quanto custa tag",
      "orçamento tag",
      "tag custo",
      "tag condomínio quanto custa",
      "quanto morador paga tag",
    ],
    answers: {
      any: [
        "A tag de portão tem dois custos: a etiqueta, por carro, e o leitor com antena, cabos e instalação, por entrada. Em condomínio que já tem o sistema, o morador paga só a etiqueta e o cadastro; o orçamento por foto é grátis.",
        "O preço da tag para o condomínio depende do número de carros e de entradas: leitor e mão de obra são por portão, etiqueta é por veículo. Com uma entrada, uma saída e 40 carros, por exemplo, são 2 leitores e 40 tags, mais algumas de reserva. Mande fotos da entrada e o total de vagas para o orçamento.",
        "O preço da tag veicular soma leitor, antena, cabo, controladora e etiquetas, e pode ter mensalidade se o cadastro for em nuvem. Com fotos da entrada e o número de carros, o orçamento vem separado por item, grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que forma o preço da tag no condomínio",
          "Leitor, etiquetas e instalação",
          "Itens do orçamento da tag",
        ],
        slots: [
          [
            "O leitor com antena é a parte maior e se paga por entrada ou saída.",
            "Cada ponto de leitura leva leitor, fonte, cabo e ligação ao motor.",
            "Um vão só, de entrada e saída, pode ficar com um leitor de cada lado.",
          ],
          [
            "A etiqueta é cobrada por carro, e vale comprar algumas a mais para trocas de para-brisa.",
            "Por veículo paga-se a tag e o cadastro; reposição entra à parte.",
            "Conte uma tag por carro, e não por apartamento.",
          ],
          [
            "Distância até a placa, eletroduto e programa de cadastro mudam a mão de obra.",
            "Cabo longo, piso cortado e poste para o leitor aumentam o serviço.",
            "Cadastro em nuvem pode ter mensalidade; o local, em geral, não.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que mandar para receber o preço da tag",
          "Dados para o orçamento da tag",
          "Como pedir o orçamento",
        ],
        slots: [
          [
            "Com estes dados o valor vem separado por item.",
            "Quanto mais completo é o pedido, mais exato é o preço.",
            "O orçamento por foto é grátis.",
          ],
        ],
        steps: [
          "Número de carros e de vagas.",
          "Quantas entradas e saídas terão leitor.",
          "Fotos da entrada, de longe e de perto.",
          "Foto da etiqueta do motor.",
          "Distância da guarita ou da placa até o ponto do leitor.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quem paga a tag, o morador ou o condomínio?",
        answers: [
          "A assembleia decide. É comum o condomínio pagar o sistema e a primeira tag, e o morador pagar as extras.",
          "Depende da convenção: em geral o sistema é rateado e a tag adicional é do morador.",
        ],
      },
      {
        question: "Quanto custa repor uma tag perdida?",
        answers: [
          "Paga-se a etiqueta nova e o cadastro; a antiga deve ser bloqueada no mesmo dia.",
          "Paga-se só a etiqueta e o recadastro, pela administração.",
        ],
      },
      {
        question: "Precisa trocar o motor para usar tag?",
        answers: [
          "Em geral não: o leitor dá um contato na entrada de botoeira. Em prédio, confira se o motor aguenta o fluxo.",
          "Não, se o motor está bom e a placa tem entrada de comando.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e o número de carros",
  },
  {
    id: "cadastrar-tag",
    broader: "tag-veicular",
    label: "Cadastrar ou apagar tag de morador",
    phrase: "o cadastro da tag de morador",
    asks: [
      "cadastrar tag",
      "cadastro tag",
      "gravar tag",
      "programar tag",
      "tag morador novo",
      "tag novo morador",
      "tag carro novo",
      "apagar tag",
      "excluir tag",
      "cancelar tag",
      "trocar tag carro",
      "programar tag veicular central leitor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para cadastrar a tag de um morador, quem administra o sistema inclui o número dela na central ou no programa do leitor, ligado ao nome, à unidade e à placa do carro. A tag é colada no para-brisa e testada na entrada antes de liberar.",
        "A tag nova se cadastra no leitor ou no programa da portaria: lê-se o número, associa-se a unidade e testa-se com o carro parado. A tag de outro sistema só serve se tiver a mesma tecnologia; a de pedágio não serve.",
        "Quem cadastra ou bloqueia a tag de um morador é quem tem a senha do sistema: síndico, administradora ou a empresa que instalou. Tag de ex-morador ou de carro vendido se apaga uma a uma, sem mexer nas outras.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Do cadastro ao teste", "Passo a passo da tag nova", "Como incluir um carro"],
        slots: [
          [
            "Os nomes dos menus mudam de um sistema para outro, mas a ordem é esta.",
            "Com a senha em mãos, cada carro leva poucos minutos.",
            "O roteiro vale para leitor com programa e para central de teclado.",
          ],
        ],
        steps: [
          "Anote unidade, nome, placa e o número impresso na tag.",
          "Entre no sistema com a senha do administrador.",
          "Inclua o número ou leia a tag no leitor de mesa.",
          "Cole no para-brisa, longe de película metálica e do retrovisor.",
          "Teste a leitura devagar, com a passagem livre.",
          "Guarde o registro de quem recebeu a tag.",
        ],
      },
      {
        about: "care",
        headings: ["Mudança, venda e perda", "Quando apagar uma tag", "Cadastro em dia"],
        slots: [
          [
            "Morador que sai e carro vendido são apagados no mesmo dia.",
            "Tag perdida ou carro roubado pede exclusão imediata, e não só tag nova.",
            "Cadastro velho é porta aberta: revise a lista com a administradora.",
          ],
          [
            "A tag colada costuma inutilizar ao ser retirada; um carro novo leva tag nova.",
            "Troca de para-brisa pede tag nova e exclusão da antiga.",
            "Não reaproveite tag descolada, porque a antena dela se rompe.",
          ],
          [
            "A senha do sistema fica com o síndico e é trocada quando muda a empresa.",
            "Exija cópia do cadastro e a senha ao trocar de administradora.",
            "Sem a senha, o técnico pode precisar reiniciar a central e recadastrar todos.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Vocês cadastram tags de um sistema já instalado?",
        answers: [
          "Depende do leitor e de haver a senha. Mande foto do equipamento, e respondemos sem custo.",
          "Mande a foto do leitor e da central: dizemos se atendemos o modelo.",
        ],
      },
      {
        question: "Posso usar uma tag em dois carros?",
        answers: [
          "Não convém: ela é colada e identifica um veículo. Cada carro leva a sua.",
          "Não. A retirada costuma estragar a tag, e o registro perde o sentido.",
        ],
      },
      {
        question: "A tag cadastrada não lê; por quê?",
        answers: [
          "Película metálica, posição ruim no vidro ou tag de outra tecnologia são as causas comuns.",
          "Confira a posição e a película. Se as outras leem, o problema é da tag ou do cadastro.",
        ],
      },
      {
        question: "Quantas tags o sistema do portão aceita?",
        answers: [
          "O manual da central informa. Um condomínio grande precisa de folga para visitantes e trocas.",
          "O número varia com o modelo; confira antes de comprar tags novas.",
        ],
      },
    ],
    photo: "fotos do leitor, da central e da tag, com o número aparecendo",
  },
  {
    id: "tag-perdida",
    broader: "tag-veicular",
    label: "Tag de acesso perdida",
    phrase: "a tag de acesso perdida",
    asks: [
      "tag perdida",
      "tag acesso perdida",
      "tag perdida fazer outra",
      "tag acesso perdida fazer outra",
      "perdi tag",
      "perdi tag acesso",
      "perdi tag portão",
      "perdi tag garagem",
      "perdi chaveiro portão social",
      "perdi cartão acesso portão",
      "cartão acesso perdido",
      "segunda via tag",
      "segunda via tag acesso",
      "fazer outra tag",
      "fazer nova tag portão",
      "tag nova portão perdi",
      "tag roubada",
      "tag extraviada",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Perdeu a tag? Peça primeiro que a antiga seja apagada do sistema, para ninguém entrar com ela, e depois cadastre uma nova. Em prédio, quem faz isso é o síndico, a administradora ou a empresa do sistema; em casa, a foto do leitor diz se fazemos outra e por quanto.",
        "Dá para fazer outra tag, desde que seja da mesma tecnologia do leitor: compra-se uma compatível e cadastra-se no sistema com a senha do administrador. Avise logo quem administra, porque a perdida continua abrindo até ser excluída.",
        "Tag perdida se resolve em dois passos: bloquear a que sumiu e cadastrar outra, do mesmo tipo. No condomínio, o pedido vai à administração; se o sistema é seu, mande fotos do leitor e da central, e respondemos se atendemos o modelo e quanto custa.",
      ],
      price: [
        "Fazer outra tag custa a própria tag, conforme o tipo, e o cadastro: no condomínio, quem cobra e cadastra é a administração; em sistema seu, a foto do leitor dá o valor, sem custo. Antes de tudo, peça que a perdida seja apagada.",
        "O valor de uma tag nova muda com o tipo, adesivo, chaveiro ou cartão, e com quem cadastra: no prédio, a administração tem o preço dela. Se o sistema é seu, mande fotos do leitor e da central, e dizemos se atendemos e quanto fica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Da perda à tag nova, em ordem"],
        slots: [
          [
            "A pressa é para bloquear: a nova pode esperar um dia.",
            "Enquanto ninguém a apaga, quem achar a tag entra.",
          ],
        ],
        steps: [
          "Avise a administração ou quem tem a senha do sistema, com seu nome e unidade.",
          "Peça a exclusão da tag perdida pelo número do cadastro.",
          "Fotografe outra tag da casa e o leitor, para achar uma compatível.",
          "Cadastre a nova e teste na entrada, com a passagem livre.",
          "Anote o número dela e guarde.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual tag serve no lugar", "Adesivo, chaveiro ou cartão: não misture"],
        slots: [
          [
            "Adesivo do carro, chaveiro e cartão usam tecnologias diferentes, e o leitor só lê a dele.",
            "A tag tem de ser do mesmo padrão do leitor: parecida por fora não basta.",
          ],
          [
            "Tag de pedágio não abre o portão, e copiar a de um vizinho leva o cadastro dele junto.",
            "Copiar a tag de outra pessoa não é saída: as duas passam a ser a mesma para o sistema.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa fazer outra", "Do que depende o valor"],
        slots: [
          [
            "Cobra-se a tag, pelo tipo, e o cadastro; no condomínio, o valor é o da administração.",
            "O preço depende do tipo de tag e de ser preciso um técnico para cadastrar; a foto do leitor dá o valor.",
          ],
          [
            "Vale fazer uma de reserva no mesmo dia, guardada em casa.",
            "Se a senha do sistema se perdeu, pode ser preciso recadastrar todas, e o serviço cresce.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem achar minha tag consegue entrar?",
        answers: [
          "Consegue, até ela ser apagada do sistema. Por isso avise no mesmo dia.",
          "Sim, enquanto o cadastro estiver ativo. Peça a exclusão por mensagem, para ficar registrada.",
        ],
      },
      {
        question: "Posso comprar uma tag pela internet e cadastrar?",
        answers: [
          "Só se for do mesmo padrão, e quem cadastra precisa da senha do sistema. Confirme antes de comprar.",
          "Pode não servir: confira o modelo do leitor e pergunte a quem administra se aceita tag de fora.",
        ],
      },
      {
        question: "Apagar a minha tag apaga as dos outros?",
        answers: [
          "Não: cada uma tem um número e sai sozinha da lista.",
          "Não, se o sistema guarda tag por tag. Só central antiga, sem lista, precisa apagar tudo.",
        ],
      },
      {
        question: "Como entro enquanto a nova não fica pronta?",
        answers: [
          "Pelo controle remoto, pela senha ou pela portaria, com documento.",
          "Use o controle, a chave do social ou peça liberação ao porteiro.",
        ],
      },
    ],
    photo: "fotos do leitor, da central e de uma tag que ainda funciona, se houver",
  },
];
