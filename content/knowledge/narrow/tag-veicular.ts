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
      "tag nova não funciona",
    ],
    answers: {
      any: [
        "A tag que não abre a cancela ou o portão, enquanto o controle abre, mostra que o motor está bom e que a falha é da etiqueta, da posição no vidro, do cadastro ou do leitor. Veja se outros carros entram: se entram, peça outra tag à administração. Se nenhum entra, o técnico confere leitor, antena e energia.",
        "A tag do carro que parou de funcionar costuma estar descolada, rompida, atrás de uma película metalizada ou bloqueada no cadastro. Peça a outro morador que tente: se o portão abre para ele, o problema é a sua tag. Se não abre para ninguém, é o leitor, a antena ou a fonte, e o prédio chama o técnico.",
        "Se a tag não abre a cancela ou o portão do prédio, descubra primeiro se falha só a sua ou a de todos. Quando só a sua falha, o problema é a etiqueta, a película, a posição ou o cadastro, que a administração resolve. Quando falham todas, o técnico precisa ver o leitor, a antena e a energia.",
        "A tag veicular não funciona com película metalizada, porque o metal bloqueia o rádio entre a antena e a etiqueta. Com a película comum, em geral, funciona. Cole a tag numa faixa do vidro sem película, como a área atrás do retrovisor, ou peça à administração uma tag externa, de farol.",
        "Película metalizada no para-brisa é o motivo mais comum de a tag do carro não ser lida depois de escurecer o vidro. A solução é descolar, pedir uma tag nova e pô-la onde não há película, ou usar a tag de farol. Se a película é comum, teste outro carro: se ele entra, a sua etiqueta está ruim.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de pedir outra tag", "O que o morador pode conferir"],
        slots: [
          [
            "Dois testes mostram de quem é o defeito: a posição da tag no vidro e outro carro no mesmo leitor. Faça sem pressa e sem outro carro colado atrás, que pode confundir a leitura.",
            "Bastam alguns minutos e a ajuda de um vizinho para saber se o defeito é da tag ou do prédio. Não precisa mexer no leitor nem na antena.",
            "Antes de procurar a administração, confira a etiqueta e peça a outro morador que tente. Não toque no leitor, que trabalha ligado à energia do prédio.",
          ],
        ],
        steps: [
          "Veja se a etiqueta está inteira, colada e sem dobra.",
          "Pare alinhado com a antena, a alguns metros, e avance devagar.",
          "Peça a outro morador que tente no mesmo leitor.",
          "Confirme com a portaria se a tag está liberada e ligada ao carro certo.",
          "Se nenhum carro abrir, avise a administração.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a tag não é lida", "Causas na tag, no vidro e no leitor"],
        slots: [
          [
            "O metal entre a etiqueta e a antena enfraquece o sinal, e por isso película metalizada, vidro térmico e a faixa pontilhada do alto do para-brisa são causas comuns. A etiqueta passada de um vidro para outro quase sempre se rompe por dentro.",
            "O insulfilm metalizado e o para-brisa com camada metálica barram a leitura, assim como a faixa pontilhada do alto do vidro. A tag descolada para mudar de carro também costuma parar, porque a trilha interna se parte.",
            "Qualquer metal no caminho atrapalha a leitura, seja película, vidro com camada térmica ou a borda pontilhada do para-brisa. Reaproveitar a etiqueta em outro carro costuma rompê-la por dentro.",
          ],
          [
            "No leitor, uma batida leve no poste tira a antena do ângulo, e um cabo frouxo ou uma fonte fraca prejudica todos os carros. Depois de um raio, o aparelho pode acender e não ler.",
            "Do lado do prédio, as causas são antena fora de posição, mau contato no cabo e fonte cansada, que derrubam a leitura de todos. Um surto elétrico também pode deixar o leitor aceso e sem leitura.",
            "Uma antena torta por esbarrão, um cabo com mau contato ou uma fonte fraca afetam a leitura de todos os carros. Após uma queda de luz, o leitor pode acender e não reconhecer nenhuma tag.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta na entrada", "Conserto do leitor e o que pesa no custo"],
        slots: [
          [
            "O técnico mede a fonte e o cabo, realinha a antena e testa com carro alto, carro baixo e moto. No fim ele regula o alcance, para o portão não abrir quando o morador só passa na rua.",
            "Na visita, a fonte e o cabo são medidos, a antena volta ao ângulo certo e vários carros passam no teste. A distância de leitura é ajustada para pegar apenas quem vai entrar.",
            "Depois de medir a fonte e o cabo, o técnico acerta a direção da antena e testa com veículos diferentes. O alcance é reduzido até o leitor ignorar quem passa na calçada.",
          ],
          [
            "O conserto mais barato é realinhar a antena ou refazer um contato. A fonte e a antena custam mais, e o leitor novo é o item mais caro. A tag do morador é paga à parte, em geral por unidade, conforme a regra do condomínio.",
            "O ajuste é o serviço mais barato, a troca da fonte ou da antena vem depois, e o leitor é a peça mais cara. A etiqueta nova costuma ser paga pelo próprio morador.",
            "O gasto menor é o de um ajuste, e o maior, o de um leitor novo. A tag é vendida ou entregue por unidade, conforme a regra do prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde colar a tag no para-brisa?",
        answers: [
          "Cole no alto, atrás do retrovisor, fora da faixa metalizada, com o vidro limpo e seco. O fabricante da tag indica a posição por modelo de carro.",
          "A tag vai perto do retrovisor, por dentro, longe de película e sensores. Confirme com a administração, porque o ângulo da antena também conta.",
        ],
      },
      {
        question: "Por que a tag às vezes lê e às vezes não?",
        answers: [
          "As causas comuns são o ângulo, a velocidade e outro carro muito perto. Chegue devagar e alinhado; se a falha continuar, a etiqueta está danificada ou fora da posição.",
          "A posição do carro e a pressa explicam a maioria dos casos. Se mesmo devagar a tag falha, a etiqueta pode estar rompida.",
        ],
      },
      {
        question: "Tag com bateria precisa de troca?",
        answers: [
          "Sim, as tags ativas são trocadas depois de alguns anos, quando a leitura enfraquece aos poucos; as adesivas não têm bateria.",
          "Só as ativas, que têm bateria. O adesivo que parou de repente foi danificado ou bloqueado no cadastro.",
        ],
      },
      {
        question: "Como entro enquanto a tag não funciona?",
        answers: [
          "Você entra pela portaria ou com controle, se o prédio mantiver os dois. Informe a placa do carro para o porteiro conferir.",
          "Peça a liberação na portaria. Um controle reserva cadastrado evita a espera nas próximas vezes.",
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
        "A tag de pedágio, como a do Sem Parar ou Veloe, só abre portão onde há leitor compatível, convênio com a operadora e cadastro, como em alguns condomínios. No portão de casa ela não serve: usa-se controle ou tag própria do sistema.",
        "Não dá para abrir o portão com a tag do Sem Parar por conta própria: o leitor do prédio precisa ler esse padrão e a administração, cadastrar o número. Para usar a tag do pedágio na garagem de casa, em geral não há leitor, e o controle resolve por menos.",
        "Sem Parar ou Veloe abre portão de condomínio só quando o leitor aceita tag de pedágio e o seu número está na lista. Já o portão de casa pede controle de código rolante ou tag do próprio sistema, que se bloqueia na hora.",
      ],
      question: [
        "A tag de pedágio abre portão só onde o condomínio tem leitor compatível e convênio: Sem Parar, ConectCar e Veloe não abrem por conta própria. Em casa não serve, e usa-se controle ou tag do sistema instalado.",
        "Não por si só: a tag do pedágio, Sem Parar ou outra, abre o portão apenas se o leitor do prédio aceita o padrão dela e a administração cadastra o número. No portão de casa, o controle custa menos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que precisa existir para a tag abrir", "Leitor, convênio e cadastro"],
        slots: [
          [
            "São quatro condições, e falta sempre alguma no portão de casa.",
            "Sem um destes itens, a tag não abre nada.",
            "Confira a lista com o síndico e a operadora.",
          ],
        ],
        bullets: [
          "Leitor que fale o padrão da etiqueta de pedágio",
          "Convênio ou permissão da operadora para uso em condomínio",
          "Número da tag cadastrado como morador",
          "Antena na posição certa, voltada para o vidro do carro",
        ],
      },
      {
        about: "choose",
        headings: ["Tag de pedágio ou tag do condomínio", "Vale aproveitar a mesma etiqueta?"],
        slots: [
          [
            "A tag própria dá independência: a administração cadastra e bloqueia na hora, sem operadora. A de pedágio só compensa se o leitor já a aceita e a maioria dos moradores tem.",
            "Com etiqueta do condomínio, ninguém depende de terceiros para liberar ou cortar. Aproveitar a de pedágio evita outro adesivo no vidro, e esse é todo o ganho.",
            "Para o síndico, a etiqueta própria é mais simples de controlar. A do pedágio serve onde já há leitor para ela e quase todos a usam.",
          ],
          [
            "Em casa com um ou dois carros, controle de código rolante custa bem menos que leitor, antena e tags. O leitor se paga em prédio, onde se divide por muitos carros.",
            "Numa casa, leitor de tag é conforto, e o controle rolante faz o mesmo por menos. Em prédio, o custo do leitor se reparte.",
            "Para residência, fique com o controle rolante, mais barato que qualquer leitor. O leitor com antena compensa em entrada de muitos carros.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Carona, clonagem e bloqueio da tag", "Cuidados com a abertura sem botão"],
        slots: [
          [
            "O maior risco é o carona, o segundo carro que entra colado. Portão rápido, eclusa de dois portões ou câmera reduzem isso, e a tag sozinha não.",
            "Quem entra atrás do morador é o problema, e nenhuma tag o impede. Ajudam portão que fecha logo, eclusa e câmera.",
            "Tag nenhuma barra o carro que entra de carona. Para isso servem eclusa, fechamento rápido e câmera.",
          ],
          [
            "Tag de carro vendido ou roubado sai do cadastro no mesmo dia. E a fotocélula é indispensável, porque a abertura automática não olha quem passa a pé.",
            "Vendeu ou perdeu o carro: peça o bloqueio no dia. Como ninguém aperta botão, fotocélula e sinaleiro protegem o pedestre.",
            "O bloqueio da etiqueta de carro vendido é imediato. Fotocélula e sinaleiro compensam a falta de alguém olhando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Duas tags no mesmo vidro do carro atrapalham?",
        answers: [
          "Em geral convivem, se coladas com uns 10 cm de distância. Encostadas, uma pode prejudicar a leitura da outra.",
          "Não costumam. Deixe um palmo entre elas e fora da faixa metalizada do vidro.",
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
          "Existem equipamentos com essa função, ligados à central do portão que já está lá. O preço soma leitor, antena, cabo e cadastro, e não se troca o motor.",
          "Dá, em alguns sistemas, dependendo da operadora. O custo maior é o leitor com antena, um por entrada.",
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
    tellsPurpose: true,
    asks: [
      "função tag condomínio",
      "como funciona leitor tag",
      "para que serve tag veicular",
      "leitor tag veicular como funciona",
      "função leitor tag veicular",
      "tag residencial",
      "tag como funciona condomínio",
      "como funciona tag condomínio",
      "tag portão residencial",
      "tag veicular residencial",
      "tag residencial vale pena",
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
      question: [
        "A tag veicular funciona por rádio: a antena da entrada lê a etiqueta do para-brisa, em geral de 3 a 8 metros, confere o cadastro e manda a placa do motor abrir o portão. O carro chega devagar e de frente, e o motor continua o mesmo. Compensa em condomínio; em casa, o controle sai mais barato.",
        "O leitor de tag veicular funciona por rádio: a antena lê a etiqueta colada no para-brisa, em geral de 3 a 8 metros, procura o número no cadastro e manda a placa do motor abrir o portão. A tag não tem bateria nem botão, e cada carro pode ser bloqueado sozinho, por isso ela é usada em condomínio.",
        "Tag veicular em portão residencial raramente vale a pena, porque o leitor com antena custa o mesmo para dois carros ou para cem, e o controle abre igual por menos. Compensa em casa com vários carros, com quem tem dificuldade de usar o controle ou em vila que divide o leitor.",
        "Para casa, a tag veicular quase nunca compensa: o leitor é a parte cara e só há um ou dois carros para dividi-lo. Um controle reserva ou um módulo de celular resolve por menos. Ela vale a pena em vila, condomínio e empresa, onde cada carro é bloqueado separadamente.",
      ],
      any: [
        "A tag veicular funciona por rádio: uma antena na entrada lê a etiqueta do para-brisa, em geral de 3 a 8 metros, confere o cadastro e manda a placa abrir o portão. Compensa em condomínio, porque cada tag é bloqueada sozinha. Em casa, com um ou dois carros, o controle faz o mesmo por menos.",
        "Com tag veicular, o portão abre quando a antena reconhece a etiqueta colada no para-brisa e a encontra na lista, normalmente de 3 a 8 metros antes. No condomínio vale pelo bloqueio carro a carro. Para casa, o leitor custa mais que dois controles e raramente compensa.",
        "Tag de portão é uma etiqueta no para-brisa que a antena da entrada lê por rádio, de 3 a 8 metros em geral. Se está cadastrada, o portão abre sem botão. Condomínio ganha com o bloqueio individual, enquanto a casa de poucos carros resolve com controle e gasta menos.",
      ],
      comparison: [
        "Entre tag e controle, fique com a tag em prédio ou empresa de muitos carros, porque cada uma é bloqueada sozinha e deixa registro. Em casa, o controle basta: não pede leitor, antena nem cabo, e custa menos.",
        "Tag ou controle? No prédio a tag leva vantagem, já que abre sem botão e se corta o acesso de um carro só. Para uma família, o controle é mais simples e dispensa o leitor na entrada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a tag abre o portão", "Da antena ao portão"],
        slots: [
          [
            "A etiqueta adesiva não tem bateria: a antena a alimenta por rádio, e ela responde com um número só seu. O leitor procura esse número na lista e, se o encontra, fecha um contato na placa, como se alguém apertasse a botoeira.",
            "Colada por dentro do vidro e sem bateria, a tag devolve um número único quando recebe o sinal da antena. Número na lista, o leitor aciona a mesma entrada do botão de parede; fora dela, o portão continua fechado.",
            "Cada tag guarda um número próprio e só responde quando a antena a alcança, por isso não usa bateria. O leitor compara o número com o cadastro e dá à placa do motor um toque igual ao da botoeira.",
          ],
          [
            "O carro precisa chegar devagar e de frente, e a película metalizada no vidro barra o sinal. O motor atual continua o mesmo, porque só recebe mais um comando.",
            "Para a leitura dar certo, o veículo vem em baixa velocidade, com o para-brisa voltado para a antena e sem película metalizada na frente da tag. Não se troca o motor.",
            "Baixa velocidade, carro alinhado e vidro sem película metalizada garantem a leitura. Quanto ao motor, fica o que já existe, com um comando a mais.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para quem a tag compensa", "Condomínio ou casa: onde a tag vale"],
        slots: [
          [
            "No condomínio, o síndico cancela a tag de quem se mudou sem recadastrar os demais, e o sistema pode registrar cada entrada. Em empresa e estacionamento, esse registro ajuda a saber quem passou e a que horas.",
            "Prédio com muita troca de morador é onde ela rende mais: cancela-se um carro e os outros nada percebem. O histórico de entradas também serve a empresas e estacionamentos.",
            "A vantagem cresce com o número de carros. Quem administra o prédio corta um acesso por vez e consulta as entradas, o que o controle comum não permite. Na empresa, o histórico serve do mesmo modo.",
          ],
          [
            "Para uma casa, pesa o leitor com antena, que custa o mesmo para dois carros ou para cem. Moto e visita ainda precisam de outro meio, como controle, celular ou portaria.",
            "Em residência, a conta fica alta, já que o leitor é um só e quase não há carros para dividi-lo. Lembre também que visita e moto entram por outro caminho, com controle ou interfone.",
            "Na casa, o custo do leitor não se dilui, pois são poucos veículos. E ela identifica o carro, não a pessoa: para moto e visitante, mantém-se controle ou portaria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do leitor", "Da antena ao cadastro dos carros"],
        slots: [
          [
            "A antena fica onde o carro para alinhado, afastada de chapa metálica e de outro leitor. O cabo dela vai até a entrada de botoeira da placa, separado da energia, e os controles podem continuar ativos.",
            "Escolhe-se na entrada um ponto em que o veículo chega reto e sem metal por perto. De lá, um cabo próprio, longe da rede elétrica, leva o comando à placa do motor, sem desativar os controles.",
            "O lugar da antena vem primeiro: altura, ângulo e distância de metal decidem a leitura. Depois se liga o leitor à placa por cabo separado da força, mantendo os controles de quem quiser.",
          ],
          [
            "No fim, o alcance é encurtado até ler só quem vai entrar, para o portão não abrir quando o morador passa na rua. Os carros são cadastrados, e a fotocélula é testada.",
            "Por último, cadastram-se as etiquetas e se reduz o alcance, de modo que um carro passando na via não acione nada. A conferência da fotocélula encerra a visita.",
            "Cadastro pronto, ajusta-se a potência da antena para ela ignorar quem só passa em frente. O técnico testa ainda um bloqueio e a fotocélula antes de entregar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr tag na entrada?",
        answers: [
          "A conta tem um leitor com antena por entrada, uma etiqueta por carro, o cabo até a placa e o cadastro. O leitor é a parte cara, e a etiqueta, a barata. Fotos da entrada e o número de carros dão o valor.",
          "Paga-se o leitor por entrada e a etiqueta por veículo, mais cabo e cadastro. O que pesa é o leitor com antena, por isso o custo por carro cai no prédio grande; o orçamento sai por foto.",
        ],
      },
      {
        question: "A película do carro atrapalha a tag?",
        answers: [
          "A comum, em geral, não. A metalizada bloqueia o rádio, e nesse caso se cola a etiqueta numa faixa do vidro sem película ou se usa uma tag externa, presa no farol.",
          "Só a metalizada atrapalha, porque o sinal não atravessa metal. Cole a tag onde o vidro está livre ou peça o modelo próprio para o farol.",
        ],
      },
      {
        question: "Posso ter tag e controle ao mesmo tempo?",
        answers: [
          "Pode: os dois acionam a mesma entrada da placa, sem um atrapalhar o outro. Guardar um controle é útil quando o carro está na oficina ou a leitura falha.",
          "Sim, tag e controle convivem no mesmo motor. O controle vira reserva para carro emprestado, moto ou dia em que o leitor estiver sem energia.",
        ],
      },
      {
        question: "A mesma tag abre os dois portões da clausura?",
        answers: [
          "Abre, se cada portão tiver antena ou se a central liberar um por vez. Na clausura, o segundo só abre depois que o primeiro fecha, com a mesma etiqueta.",
          "Sim. Põe-se um leitor em cada portão, ou a central é programada para soltar o segundo quando o primeiro encostar. O carro usa uma tag só.",
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
      "tag veicular preço unidade",
      "tag preço unidade",
      "preço unidade tag",
      "preço de uma tag",
      "quanto custa uma tag",
      "tag adesiva preço",
      "tag adesiva preço unidade",
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
        "O preço do portão com tag veicular para condomínio soma duas partes: o leitor com antena, instalado em cada entrada, e uma etiqueta por carro. O leitor é o que mais pesa. Um prédio com uma entrada, uma saída e 40 carros usa 2 leitores e 40 tags. Mande fotos da entrada e o número de vagas, e o orçamento vem por item.",
        "O preço da tag no condomínio depende de quantas passagens terão antena e de quantos carros serão cadastrados. O leitor e a mão de obra são cobrados por portão, e a etiqueta, por veículo. Um prédio de 40 carros com entrada e saída separadas usa 2 leitores e 40 tags, e o valor é dado por fotos.",
        "Portão com tag para condomínio tem um custo fixo por passagem, o do leitor instalado, e outro por carro, o da etiqueta com cadastro. Para 40 veículos, com entrada e saída, contam-se 2 antenas e 40 tags. Mande fotos do acesso e o total de vagas para receber o preço por item.",
        "O sistema de tag veicular é orçado por portão e por carro, de graça, com fotos do acesso e o número de vagas. O leitor com antena é a maior parte, e a etiqueta custa pouco por veículo. O motor que já existe quase sempre continua.",
        "O preço da tag veicular para portão de garagem está quase todo no leitor com antena. A etiqueta de cada carro é barata. Se a garagem já tem leitor, você paga só a etiqueta e o cadastro. Para instalar do zero, somam-se o leitor, o cabo e a ligação ao motor, e o orçamento é grátis pela foto da entrada.",
        "A tag para portão de garagem de casa custa um leitor com antena, a ligação na placa do motor e uma etiqueta por carro, e o leitor é a parte cara. Para um ou dois carros, um controle a mais sai por menos. O orçamento é grátis, com a foto da entrada e o número de carros.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da tag e do leitor", "Leitor, etiquetas e instalação no preço"],
        slots: [
          [
            "O leitor com antena é a maior parte, e cada ponto leva fonte, cabo e ligação ao motor. A etiqueta é barata perto dele, mas se multiplica pelos carros. Compre cerca de 10% a mais, para troca de para-brisa e morador novo.",
            "Cada ponto de leitura pede antena, fonte, cabo e ligação com a central do motor, e aí está a maior parte do valor. As tags custam pouco uma a uma e somam pelo número de veículos, com uns 10% de sobra.",
            "O que mais pesa é a antena, com a fonte, o fio e a ligação ao portão, repetida em cada passagem. Depois vêm as etiquetas, uma por carro, e convém ter perto de 10% a mais para reposição.",
          ],
          [
            "O que encarece é o caminho do cabo, quando é longo ou pede corte de piso, e o poste para a antena. Cadastro em nuvem pode cobrar mensalidade; o que fica no computador da portaria, em geral, não cobra.",
            "A mão de obra cresce com a distância do cabo, o corte no piso e o poste do leitor. No programa, pergunte se há mensalidade, que é comum na nuvem e rara no cadastro local.",
            "Poste novo, tubo no piso e fio comprido aumentam o serviço. Some a mensalidade se o cadastro for na nuvem, porque o cadastro guardado no próprio leitor costuma dispensá-la.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Tag ou controle: o que compensa", "Quando a tag compensa"],
        slots: [
          [
            "A tag custa mais que o controle na instalação e menos por usuário, porque a etiqueta é barata e não usa pilha. Por isso compensa em prédio com muitos carros e troca frequente de moradores.",
            "O controle quase não tem custo inicial, mas cada aparelho é mais caro que uma etiqueta e gasta pilha. A tag compensa onde há muitos veículos e a lista de moradores muda sempre.",
            "Em prédio de poucas vagas o controle sai mais barato, porque dispensa antena. Com muitos carros, a etiqueta, mais barata e sem pilha, dilui o preço do leitor.",
          ],
          [
            "Há ainda a segurança: a tag colada no para-brisa não é emprestada, e um carro pode ser bloqueado sem mexer nos outros.",
            "O controle de acesso também conta, porque a tag identifica cada carro e pode ser bloqueada sozinha.",
            "Além do preço, a tag registra quem entra e pode ser cancelada em um carro só, o que o controle comum não faz.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o preço da tag", "Dados para o orçamento da tag"],
        slots: [
          [
            "Com estas informações, o orçamento vem separado em leitor, etiquetas e instalação, pronto para a assembleia comparar. As medidas podem ser aproximadas.",
            "Reúna os dados abaixo, mesmo com medidas aproximadas, e o valor chega dividido por item. Assim fica fácil comparar propostas.",
            "O síndico ou o zelador levanta tudo em poucos minutos. A resposta separa antena, etiqueta e serviço.",
          ],
        ],
        steps: [
          "Conte os carros e as vagas.",
          "Diga quantas entradas e saídas terão leitor.",
          "Fotografe o acesso de longe e de perto.",
          "Fotografe a etiqueta do motor.",
          "Meça por alto a distância da central até o ponto da antena.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga a tag, o morador ou o condomínio?",
        answers: [
          "A assembleia decide. É comum o condomínio ratear o sistema com a primeira tag de cada vaga e deixar as adicionais por conta do morador.",
          "Vale o que a assembleia aprovar. Em geral o leitor e uma etiqueta por vaga entram no rateio, e a segunda tag é paga por quem pede.",
          "Depende do que constar em ata. O mais comum é o prédio pagar o leitor e cada morador pagar as etiquetas a mais.",
        ],
      },
      {
        question: "Quanto custa repor uma tag perdida?",
        answers: [
          "Paga-se a etiqueta nova e o cadastro dela, sem visita se a administração tem o programa. A tag perdida deve ser bloqueada no mesmo dia.",
          "Só a etiqueta e o cadastro, que a portaria mesma faz quando opera o sistema. Bloqueie logo a antiga; os demais carros seguem como estão.",
          "O custo é o de uma etiqueta, que é o item mais barato do sistema. O bloqueio da antiga e o cadastro da nova são feitos no programa.",
        ],
      },
      {
        question: "Precisa trocar o motor para usar tag?",
        answers: [
          "Em geral não. O leitor é ligado na entrada de botoeira da central, a mesma do botão de parede. Só confira se o motor aguenta o número de aberturas do prédio.",
          "Não, se a central tem entrada de comando, como quase todas. O que se avalia é o fluxo: motor pequeno com muitos carros esquenta e para.",
          "Quase nunca. A tag substitui o controle, e o motor recebe a mesma ordem de abrir.",
        ],
      },
      {
        question: "Um leitor serve para entrada e saída?",
        answers: [
          "Serve se os carros entram e saem pelo mesmo vão e a antena enxerga os dois sentidos, o que nem sempre acontece. O comum é um leitor de cada lado, ou botão na saída para gastar menos.",
          "Depende do vão, porque a antena lê o carro que vem de frente. Para economizar, muitos prédios põem leitor na entrada e deixam botão ou controle para sair.",
          "Às vezes, em vão único e estreito. O técnico testa a leitura nos dois sentidos antes de fechar o número de antenas.",
        ],
      },
    ],
    photo: "fotos da entrada e da etiqueta do motor, com o número de carros e de vagas",
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
        "Para cadastrar a tag de um morador novo, quem tem a senha do sistema inclui o número dela na central ou no programa do leitor, com unidade, nome e placa do carro. Depois se cola a tag no para-brisa e se testa na entrada; gravar ou apagar uma não mexe nas outras.",
        "A tag do morador novo é cadastrada pelo síndico, pela administradora ou por quem instalou, com a senha: entra o número impresso nela e a unidade a que pertence. Em seguida, vai colada no vidro e testada; do mesmo modo se apaga só a tag de quem saiu.",
        "Cadastre a tag nova no programa do leitor ou na central: abra com a senha de administrador, digite ou leia o número e ligue-o ao morador e ao carro. Cole no para-brisa e confira a leitura. A exclusão também é individual, sem afetar os demais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da tag nova", "Do cadastro ao teste na entrada"],
        slots: [
          [
            "Os nomes dos menus mudam de um sistema para outro, mas a ordem é esta. Com a senha em mãos, cada carro leva poucos minutos.",
            "Seja programa no computador ou central com teclado, o roteiro é o mesmo. Tenha a senha por perto, e um veículo se resolve em minutos.",
            "Cada fabricante dá um nome ao menu, porém a sequência não muda. Gasta-se pouco tempo por carro quando a senha está à mão.",
          ],
        ],
        steps: [
          "Anote unidade, nome, placa do carro e número impresso na tag.",
          "Entre no sistema com a senha do administrador.",
          "Digite o número ou leia a tag no leitor de mesa.",
          "Cole no para-brisa, no ponto que o fabricante indica, longe de película metálica.",
          "Teste a leitura devagar, com a passagem livre.",
          "Guarde o registro de quem recebeu a tag.",
        ],
      },
      {
        about: "care",
        headings: ["Quando apagar uma tag", "Mudança, venda e perda"],
        slots: [
          [
            "Morador que sai, carro vendido e tag perdida são apagados no mesmo dia, porque o leitor abre para a tag, e não para a pessoa. Vidro trocado pede tag nova e exclusão da antiga.",
            "O leitor não sabe quem está ao volante: apague logo a tag de quem se mudou, vendeu o carro ou a perdeu. Na troca do para-brisa, a velha sai do cadastro e entra outra.",
            "Apague sem demora em caso de mudança, venda, roubo ou perda, pois a tag abre com qualquer motorista. Um para-brisa novo também exige outra tag e a baixa da anterior.",
          ],
          [
            "A tag descolada costuma romper a antena e não serve em outro carro. Convém que o síndico guarde a senha e uma cópia do cadastro, sobretudo na troca de administradora.",
            "Não tente reaproveitar: ao sair do vidro, a antena se parte. Senha e cópia da lista devem ficar com o síndico, que as pede ao mudar de empresa.",
            "Arrancada do vidro, ela geralmente perde a antena e vai para o lixo. Guarde cópia da lista e a senha com o síndico, para não depender de quem instalou.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Carona e segurança na entrada", "Cuidados no uso da tag"],
        slots: [
          [
            "O maior risco da tag é a carona, o segundo carro que entra colado antes de o portão fechar. Menos tempo aberto, sensor de veículo ou eclusa com dois portões dificultam isso.",
            "Carona é o carro que passa atrás do morador com o portão ainda aberto. Reduz-se o risco com fechamento mais curto, sensor de veículo ou uma eclusa, o espaço entre dois portões.",
            "Na entrada por tag, cuidado com quem vem colado atrás. Um tempo de abertura curto e o sensor de veículo ajudam, e a eclusa, com dois portões, ajuda mais.",
          ],
          [
            "A fotocélula continua indispensável, porque o portão abre e fecha sem que ninguém aperte um botão olhando a passagem. Em calçada movimentada, o sinaleiro avisa o pedestre.",
            "Como ninguém aciona olhando o vão, a fotocélula tem de estar em ordem, e o sinaleiro alerta quem anda na calçada.",
            "Sem botão, ninguém confere se há gente no caminho: isso cabe à fotocélula. Um sinaleiro completa o conjunto onde passa muito pedestre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês cadastram tags de um sistema já instalado?",
        answers: [
          "Sim, quando atendemos o leitor e há a senha do administrador. Sem a senha, pode ser preciso reiniciar a central e recadastrar todos os carros, o que se combina antes.",
          "Cadastramos, se o modelo é dos que atendemos e o prédio tem a senha. Faltando ela, a central talvez precise ser zerada, com novo cadastro de todos.",
        ],
      },
      {
        question: "Posso usar uma tag em dois carros?",
        answers: [
          "Não convém: ela é colada, estraga ao sair do vidro e identifica um veículo só. Cada carro leva a sua, na mesma unidade.",
          "Não. Além de se romper quando descolada, a tag deixa de dizer que carro entrou. Cadastre uma por veículo.",
        ],
      },
      {
        question: "A tag cadastrada não lê. Por quê?",
        answers: [
          "Película metálica, posição ruim no vidro ou tag de outra tecnologia são as causas comuns. Se as dos outros carros leem, o leitor está bom, e a falha é dela ou do cadastro.",
          "Veja se outras tags abrem: se sim, o problema é da etiqueta, do lugar no vidro ou do número digitado. Película metalizada também corta o sinal.",
        ],
      },
      {
        question: "A tag de pedágio serve no portão do condomínio?",
        answers: [
          "Em geral, não, porque ela é de outro sistema e o leitor do prédio não a tem no cadastro. Use a tag da tecnologia do leitor instalado.",
          "Normalmente não serve. O leitor do condomínio pede etiqueta da própria tecnologia, que se compra pelo modelo dele.",
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
        "Perdi a tag do portão: peça hoje a exclusão dela no sistema, porque até lá abre para quem achar, e depois cadastre outra do mesmo tipo. No condomínio, quem apaga e faz a nova é a administração. Em sistema próprio, o cadastro leva minutos com a senha do administrador.",
        "Para tag de acesso perdida, fazer outra é simples: compra-se uma da mesma tecnologia do leitor e cadastra-se em poucos minutos. Antes, mande apagar a que sumiu, com o síndico no prédio ou na central da casa, pois ela continua abrindo o portão.",
        "Tag do portão perdida se resolve em dois passos: bloquear a antiga no mesmo dia e fazer outra, compatível com o leitor. Quem administra o sistema exclui pelo número do cadastro e grava a nova em minutos.",
      ],
      price: [
        "Fazer outra tag de acesso custa a própria tag, conforme o tipo, e o cadastro. Cartão e chaveiro costumam ser mais baratos que o adesivo veicular. No condomínio, o preço é o da administração, e antes de tudo a perdida deve ser apagada.",
        "O valor de uma tag nova muda com o tipo, com chaveiro e cartão abaixo do adesivo do carro, e com quem cadastra. No prédio vale a tabela da administração. Em sistema próprio, tag e gravação são orçadas juntas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Da perda à tag nova, em ordem"],
        slots: [
          [
            "A pressa é para bloquear: enquanto a tag perdida está no cadastro, quem a achar entra. A nova pode esperar um dia.",
            "Bloqueie primeiro e compre depois, porque a que sumiu abre o portão até ser excluída.",
            "O urgente é apagar a antiga, que segue valendo. A substituta vem em seguida, com calma.",
          ],
        ],
        steps: [
          "Avise a administração ou quem tem a senha, com seu nome e unidade.",
          "Peça a exclusão pelo número do cadastro.",
          "Fotografe o leitor e outra tag da casa, para achar uma compatível.",
          "Cadastre a nova e teste na entrada, com a passagem livre.",
          "Anote o número dela e guarde.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual tag serve no lugar", "Adesivo, chaveiro ou cartão"],
        slots: [
          [
            "A tag nova precisa ser do padrão do leitor: adesivo do carro, chaveiro e cartão usam tecnologias diferentes. Parecida por fora não basta.",
            "O leitor só reconhece a tecnologia dele. Chaveiro, cartão e adesivo veicular não se trocam entre si, ainda que o formato engane.",
            "Compre pelo modelo do leitor, não pela aparência. Cada formato, adesivo, cartão ou chaveiro, trabalha numa frequência própria.",
          ],
          [
            "Tag de pedágio não abre o portão do prédio por conta própria. Copiar a do vizinho também não serve, pois o sistema passa a ver as duas como uma só.",
            "Não conte com a tag do pedágio nem com a cópia de outra pessoa: a primeira não está cadastrada, e a segunda carrega o registro do dono.",
            "Cópia da tag alheia leva o cadastro dela junto, e o bloqueio de uma corta a outra. A do pedágio, sem registro, é ignorada pelo leitor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "Quanto custa fazer outra"],
        slots: [
          [
            "Contam o tipo da tag, quem cadastra e se a senha do sistema existe. Sem a senha, pode ser preciso recadastrar todas, e o serviço cresce. Por isso vale fazer logo uma reserva.",
            "O preço sobe do cartão e chaveiro para o adesivo veicular, mais o cadastro. Sistema de senha esquecida encarece, pois obriga a gravar todas outra vez; aproveite e faça uma reserva.",
            "Três coisas formam o valor: o modelo da tag, o cadastro e o acesso ao sistema. Perdida a senha, todas são regravadas; já que haverá gravação, uma de reserva sai mais em conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar uma tag pela internet e cadastrar?",
        answers: [
          "Só se for do mesmo padrão do leitor, e quem cadastra precisa da senha do sistema. Confirme os dois antes de comprar.",
          "Pode, com dois cuidados: conferir o modelo do leitor e perguntar se a administração aceita tag de fora.",
        ],
      },
      {
        question: "Apagar a minha tag apaga as dos outros?",
        answers: [
          "Não: cada uma tem um número e sai sozinha da lista. Só centrais antigas, sem lista, obrigam a limpar tudo.",
          "Não, quando o sistema guarda tag por tag. A exceção são centrais velhas, em que se apaga e regrava o conjunto.",
        ],
      },
      {
        question: "Como entro enquanto a nova não fica pronta?",
        answers: [
          "Pelo controle remoto, pela senha, pela chave do social ou pela portaria, com documento.",
          "Use o controle ou a chave do portão social, ou peça liberação ao porteiro mostrando documento.",
        ],
      },
      {
        question: "Achei a tag depois: posso usar de novo?",
        answers: [
          "Pode, cadastrando outra vez com quem administra. Apagada do sistema, sozinha ela não abre mais.",
          "Sim, depois de um novo cadastro. Ela também pode ficar como reserva.",
        ],
      },
    ],
    photo: "fotos do leitor, da central e de uma tag que ainda funciona, se houver",
  },
];
