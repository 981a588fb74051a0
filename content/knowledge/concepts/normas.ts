import type { Concept } from "#domain/knowledge/concept.ts";

export const normas: Concept = {
  id: "normas",
  kind: "safety",
  label: "Normas",
  phrase: "as normas para portão automático",
  words: [
    "norma",
    "normas",
    "ABNT",
    "NBR",
    "NBR 5410",
    "NR10",
    "NR 10",
    "NR 35",
    "legislação",
    "lei para portão",
    "lei do portão",
    "regras para portão",
    "é obrigatório",
    "homologado Anatel",
    "Anatel",
    "portão na calçada",
  ],
  intent: "question",
  answers: {
    any: [
      "As normas do portão automático são a NBR 5410 na parte elétrica, com fio terra e proteção do circuito, o manual do fabricante na montagem e a homologação da Anatel no controle. A calçada é regra da prefeitura. Em prédio valem também a NBR 9050, a NBR 16280 e a NBR 5674.",
      "O que a lei exige de um portão automático vem de vários lugares: elétrica pela NBR 5410, acessibilidade pela NBR 9050, rádio homologado na Anatel e calçada conforme o município. A visita que confere e regula o portão em casa parte de {price.preventive}, sem peças.",
      "Para o portão eletrônico seguir as regras, confira circuito próprio com fio terra e DR, sensores e reversão testados, batentes nas pontas e folha que não ocupe a calçada. As normas principais são a NBR 5410 e, em prédio, a NBR 9050 e a NBR 16280.",
    ],
    price: [
      "O preço para adequar o portão às normas depende do que falta: regulagem e teste em casa partem de {price.preventive}, sem peças, sensores custam mais e um circuito novo com fio terra e DR é o mais caro. Cada item é orçado em separado.",
      "Quanto custa deixar o portão automático dentro das normas vai da visita residencial, a partir de {price.preventive}, sem peças, até a elétrica refeita, cobrada por metro. Fotocélula e aterramento são os itens que mais faltam nos portões antigos.",
    ],
    installation: [
      "Para instalar portão eletrônico conforme as normas, o motor recebe circuito próprio com proteção e fio terra, pela NBR 5410, e a montagem segue o manual. Em prédio vale também a NBR 16280. Motor comprado à parte é instalado a partir de {price.installation}.",
      "A instalação dentro das normas começa no quadro, com disjuntor conforme o fio, DR e terra até o motor. Depois são montados sensores e batentes, e a folha do portão não deve avançar sobre a calçada. Só a mão de obra parte de {price.installation}.",
    ],
    question: [
      "Um portão automático deve seguir a NBR 5410 na elétrica, com fio terra e proteção, o manual do motor, a Anatel no controle e a lei do município na calçada, porque não existe uma regra única para tudo. Em prédio e comércio vale também a NBR 9050.",
      "As normas e a legislação sobre portão de garagem são a NBR 5410, a NBR 9050 em uso coletivo, a NBR 16280 na reforma de prédio e a regra municipal da calçada. O Código de Defesa do Consumidor usa a ABNT como referência, e por isso vale segui-las em casa.",
      "Quem vai instalar portão eletrônico precisa respeitar a NBR 5410, com circuito próprio, fio terra e DR, a lei do município sobre a calçada e, em prédio, a NBR 16280. O profissional que faz a parte elétrica segue a NR-10, por causa do risco de choque.",
    ],
  },
  line: [
    "A NBR 5410 exige aterramento e proteção no circuito que alimenta o motor do portão.",
    "O controle remoto de portão transmite rádio e deve ter homologação da Anatel.",
    "Abrir o portão sobre a calçada é assunto da prefeitura, e a regra muda de cidade para cidade.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "As normas que tratam do portão automático",
        "Elétrica, rádio, acesso e reforma",
        "O que cada norma cobre",
      ],
      slots: [
        [
          "Não há uma norma só para o portão: a elétrica segue a NBR 5410, a acessibilidade, a NBR 9050, e a reforma em prédio, a NBR 16280. A norma internacional IEC 60335-2-103 trata dos acionadores de portão e serve de referência.",
          "Cada parte do portão tem a sua norma, do circuito elétrico à entrada de pedestres e à reforma do prédio. Para o motor em si, a referência internacional é a IEC 60335-2-103, que trata dos acionadores.",
          "O circuito do motor está na NBR 5410, a entrada coletiva de pedestres, na NBR 9050, e a obra em prédio, na NBR 16280. Fabricantes citam ainda a IEC 60335-2-103, norma internacional de acionadores de portão.",
          "Elétrica, acessibilidade, obra e segurança do trabalho têm normas próprias, e nenhuma cobre o portão inteiro. O acionador é tratado numa norma internacional, a IEC 60335-2-103.",
        ],
      ],
      bullets: [
        "NBR 5410: instalação elétrica de baixa tensão",
        "NBR 5419: proteção contra raios",
        "NBR 9050: acessibilidade em uso coletivo",
        "NBR 16280: reforma em edificações",
        "NR-10 e NR-35: trabalho com eletricidade e em altura",
      ],
    },
    {
      about: "safety",
      headings: [
        "O que as normas pedem na parte elétrica",
        "Terra, disjuntor e DR",
        "Proteção de quem encosta no portão",
      ],
      slots: [
        [
          "O motor precisa de fio terra, para que uma fuga de energia não chegue à folha de metal. Em moradias, a NBR 5410 inclui a garagem entre os circuitos com DR, o dispositivo que desliga quando há fuga.",
          "Aterrar a carcaça do motor é exigência básica, e o DR corta o circuito quando há fuga de corrente. A garagem residencial está entre os locais em que a NBR 5410 o exige.",
          "Fio terra e DR protegem quem encosta no portão, porque desligam o circuito na fuga de energia. A norma de baixa tensão, a NBR 5410, inclui a garagem de casa nessa proteção.",
          "Sem aterramento, uma fuga de energia só é percebida pelo choque. Com fio terra e DR, que a NBR 5410 pede na garagem residencial, o circuito desliga sozinho.",
        ],
        [
          "O disjuntor é escolhido pela bitola do fio e nunca deve ser aumentado para deixar de cair. Extensão e emenda fora de caixa não servem para instalação fixa.",
          "Trocar o disjuntor por um maior sem trocar o fio cria risco de incêndio. O cabo do motor segue em eletroduto, e as emendas ficam dentro de caixa.",
          "Aumentar um disjuntor que cai é perigoso, porque o fio passa a esquentar sem proteção. O correto é cabo em eletroduto, emenda em caixa e disjuntor conforme a bitola.",
          "A bitola do fio define o disjuntor, e os dois precisam combinar para não haver incêndio. Extensão usada como instalação permanente está fora da norma.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quem pode fazer o serviço elétrico",
        "NR-10, altura e responsabilidade",
        "O que perguntar a quem instala",
      ],
      slots: [
        [
          "A NR-10 trata do serviço em eletricidade e exige trabalhador capacitado, com o circuito desligado. Acima de dois metros, com risco de queda, vale a NR-35.",
          "Mexer na parte elétrica é tarefa de profissional capacitado, conforme a NR-10, e com a energia cortada. O trabalho acima de dois metros segue a NR-35.",
          "Pergunte a quem instala pela capacitação em NR-10, na elétrica, e em NR-35, acima de dois metros. O circuito fica desligado durante o serviço.",
          "Duas normas do trabalho se aplicam ao serviço: a NR-10, da eletricidade, e a NR-35, da altura. As duas exigem profissional treinado, e a primeira, circuito desligado.",
        ],
        [
          "Em prédio, a NBR 16280 pede que o síndico seja informado antes da reforma, com responsável técnico. A administração pode exigir o plano por escrito.",
          "O condomínio pode exigir plano de obra e responsável técnico, com base na NBR 16280. Combine esses documentos antes de marcar o serviço.",
          "Reforma em edifício segue a NBR 16280, e o síndico precisa saber dela antes de começar. O documento de responsabilidade técnica pode ser exigido.",
          "Antes de obra em prédio, avise o síndico, como orienta a NBR 16280, e pergunte se é preciso plano por escrito com responsável técnico.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Confira o seu portão sem ferramenta",
        "O que conferir no portão, só olhando",
        "Normas: o que olhar em casa",
      ],
      slots: [
        [
          "A conferência se faz só olhando, sem abrir tampa nenhuma. Se faltar fio terra ou DR, não improvise, porque a instalação é serviço de eletricista.",
          "Nenhum dos itens exige ferramenta, e o que depende de medição fica para o técnico. Anote o que falta para pedir na visita.",
          "Uma volta pelo quadro e pelo portão mostra o que já está certo. Anote o que não encontrou e deixe as tampas fechadas.",
          "Olhe e anote, sem abrir tampas. O botão de teste do DR é o único que deve ser apertado.",
        ],
      ],
      steps: [
        "Veja no quadro se há disjuntor identificado para o portão e se existe DR.",
        "Aperte o botão de teste do DR: ele deve desarmar. Religue em seguida.",
        "Olhe se os fios do motor correm em eletroduto, sem extensão à vista.",
        "Confira se há fotocélula, batentes nas pontas e etiqueta legível.",
        "Veja se a folha, ao abrir, avança sobre a calçada.",
      ],
    },
    {
      about: "care",
      headings: [
        "Regras da calçada, do controle e dos documentos",
        "Regras da prefeitura e da Anatel",
        "Documentos do portão: o que guardar",
      ],
      slots: [
        [
          "Muitas cidades restringem portão que abre sobre a calçada, e a regra exata é da prefeitura. O controle, que transmite rádio, precisa de homologação da Anatel, indicada por selo ou código.",
          "Antes de instalar portão que abre para fora, consulte a prefeitura, porque a regra da calçada é municipal. No controle remoto, procure o código de homologação da Anatel.",
          "Calçada é assunto da prefeitura, e rádio do controle, da Anatel. Consultar o município antes evita refazer a obra, e o selo no controle mostra que ele foi homologado.",
          "O passeio livre depende de lei municipal, e muitas cidades proíbem a folha de avançar sobre ele. Como transmite rádio, o controle deve trazer o selo ou o código da Anatel.",
        ],
        [
          "Guarde nota, manual e relatório das manutenções; em prédio, a NBR 5674 orienta esse registro. A revisão é feita {visits.home} em casa e {visits.business} em uso coletivo.",
          "Uma pasta com manual e relatórios ajuda na garantia e na gestão que a NBR 5674 recomenda. Em prédio, a revisão é feita {visits.business}.",
          "O documento de cada serviço serve de prova em caso de defeito ou acidente, e a NBR 5674 trata desse registro em edifícios. Guarde também a nota e o manual do motor.",
          "O relatório de cada revisão, feita {visits.business} em prédio, deve ser arquivado, como orienta a NBR 5674. Em casa, a nota e o manual já bastam para a garantia.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fotocélula é obrigatória por lei?",
      answers: [
        "Não há regra única sobre fotocélula que se possa afirmar para todo o país, mas o município, o manual ou o condomínio podem exigi-la. Instale sempre.",
        "Depende do local e do equipamento. Consulte a prefeitura e o manual, e trate a fotocélula como indispensável.",
        "Pode ser exigida pelo manual, pelo município ou pelo condomínio. Como proteção de pessoas, não a dispense.",
      ],
    },
    {
      question: "Meu portão pode abrir para a calçada?",
      answers: [
        "Se o portão pode abrir para a calçada depende da prefeitura, e muitas cidades restringem. Na dúvida, prefira o deslizante ou o que abre para dentro.",
        "A regra é municipal, e em geral o passeio deve ficar livre. Consulte a prefeitura antes de instalar.",
        "Consulte o município antes. O portão que abre para dentro evita o problema.",
      ],
    },
    {
      question: "Norma ABNT tem força de lei?",
      answers: [
        "Norma ABNT sozinha não é lei, mas o Código de Defesa do Consumidor a usa como referência de serviço.",
        "Não é lei, porém o código do consumidor proíbe serviço em desacordo com ela na falta de norma oficial.",
        "Não diretamente. Na prática, é a referência que se exige de quem presta o serviço.",
      ],
    },
    {
      question: "O motor do portão precisa de aterramento?",
      answers: [
        "O motor do portão precisa de aterramento: a NBR 5410 exige condutor de proteção, e folha de metal sem terra pode dar choque.",
        "Sim. O fio terra na carcaça dá caminho à fuga de energia, e o DR desliga o circuito.",
        "Precisa, sempre, com fio terra até a carcaça do motor.",
      ],
    },
    {
      question: "O que o condomínio deve exigir na troca do motor?",
      answers: [
        "Na troca do motor, o condomínio deve exigir proposta escrita, profissional capacitado, teste dos sensores e registro. Havendo obra, segue também a NBR 16280.",
        "Deve exigir orçamento por escrito, responsável pela parte elétrica e relatório no fim.",
        "Deve exigir proposta por itens, garantia escrita, que no motor é de {warranty.motor}, e teste na entrega.",
      ],
    },
  ],
  photo: "fotos do quadro de luz, do motor e das fotocélulas, sem abrir tampa nenhuma",
  related: ["instalacao-eletrica", "esmagamento", "acessibilidade", "condominio", "fotocelula", "choque"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
