import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Two things at one entrance, each of which the page has to answer, and the phone that opens it. */
export const portariaEAcesso: NarrowConcept[] = [
  {
    id: "tag-e-controle-de-acesso",
    broader: "controle-de-acesso",
    label: "Tag veicular e controle de acesso",
    phrase: "a tag veicular e o controle de acesso",
    asks: [
      "instalar tag e leitor facial",
      "antena tag garagem leitor social",
      "condomínio tag carros leitor pedestre",
      ...combine(
        ["tag veicular", "tag", "tag carro", "tag moradores"],
        ["controle acesso", "controle acesso condomínio", "controle acesso prédio", "facial", "biometria"],
      ),
      ...combine(
        ["controle acesso"],
        ["veículos pedestres", "veicular", "carros pedestres", "garagem portaria", "condomínio garagem"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos tag veicular e controle de acesso {em}, conforme o sistema: a antena lê a tag do carro e abre a garagem, e o leitor facial, de digital ou de cartão libera o pedestre, com registro. Mande fotos das duas entradas e o número de unidades, e dizemos o que atendemos e o valor, sem custo.",
        "Para tag veicular e controle de acesso {em}, mande fotos da garagem, da entrada de pedestres e o número de unidades: o orçamento é grátis. A tag abre o portão para o carro cadastrado; o facial, a digital ou o cartão libera quem chega a pé, e cada morador que sai é cancelado.",
        "Instalamos a tag veicular, que abre a garagem pela antena que lê o adesivo do carro, e o controle de acesso, que libera o pedestre por facial, digital, cartão ou senha, com registro. Mande fotos das duas entradas e o número de unidades: dizemos o que atendemos e o valor, sem custo.",
        "Tag no carro e controle de acesso no portão de pedestres funcionam com um cadastro só: cada morador tem sua tag e seu rosto, digital ou cartão, cancelados quando se muda. O motor costuma ficar; soma-se a antena, o leitor, a controladora e a fiação, orçados por fotos.",
        "Para o condomínio, são dois pontos: leitor de tag UHF na garagem, que aciona a placa do motor, e leitor facial, de digital ou de cartão na entrada de pedestres, que aciona a fechadura. O orçamento grátis parte de fotos das entradas, do número de vagas e do de moradores.",
      ],
      price: [
        "O preço do controle de acesso por tag soma o leitor, as tags, a fechadura ou a ligação ao motor, a fiação e o cadastro, e sai por foto, item por item. A visita em casa parte de {price.preventive}, sem peças; em prédio, conte as entradas e as unidades.",
        "O preço do controle de acesso com tag veicular soma a antena e as tags da garagem, o leitor e a fechadura do pedestre, a controladora, a fiação e o cadastro. Conte as entradas e as unidades e mande fotos: o orçamento é grátis e separa cada item; a visita, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vai em cada entrada", "Garagem e pedestres, lado a lado"],
        slots: [
          [
            "Na garagem, a antena de tag fica de frente para a chegada do carro e lê, em geral, a poucos metros; o ponto é testado antes de fixar.",
            "A antena da tag é posta onde o carro chega devagar, para não ler quem só passa na rua; o alcance se ajusta no local.",
          ],
          [
            "No portão social, o leitor comanda a fechadura, com botão de saída por dentro e abertura na falta de luz.",
            "O pedestre usa facial, digital, cartão ou senha, e a saída precisa abrir sempre por dentro.",
          ],
          [
            "Visitante e entrega são liberados pela portaria, pelo interfone ou por convite com prazo, e nunca por controle emprestado.",
            "Para o visitante, a portaria libera ou envia um acesso com hora para acabar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Etapas da instalação no condomínio", "Do cadastro ao teste"],
        slots: [
          [
            "Com a assembleia ou o síndico de acordo, o serviço segue esta ordem.",
            "A obra é pequena; o que toma tempo é o cadastro.",
          ],
        ],
        steps: [
          "Fotos e medidas das entradas, e conferência da placa do motor e da fechadura.",
          "Fixação da antena e dos leitores, com a fiação até a controladora.",
          "Cadastro por unidade: tags, rostos, digitais ou cartões.",
          "Alguns dias com controle e tag juntos, até todos estarem cadastrados.",
          "Limpeza da memória dos controles antigos, para só valer o cadastro novo.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "O que entra no orçamento"],
        slots: [
          [
            "Contam o número de entradas, de tags e de moradores, o tipo de leitor e a distância até a portaria.",
            "Pesam o leitor escolhido, a controladora, a fiação e as tags, uma por carro.",
          ],
          [
            "Se o motor da garagem não dá conta do fluxo, a troca em portão pesado fica de {price.heavySwap}, com a mão de obra.",
            "O motor só entra na conta se for lento ou fraco para o fluxo; em portão pesado, a troca fica de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o motor para usar tag?",
        answers: [
          "Em geral, não: o leitor comanda a placa pela entrada de botoeira. Troca-se só motor lento ou sem essa entrada.",
        ],
      },
      {
        question: "Os controles continuam valendo com a tag?",
        answers: [
          "Podem continuar por um tempo, mas o cadastro só protege quando os controles antigos são apagados ou ficam só com a portaria.",
        ],
      },
      {
        question: "E a moto, que não tem para-brisa?",
        answers: [
          "Há tag própria para moto ou em cartão, conforme o sistema. O leitor de pedestres também pode liberar a garagem.",
        ],
      },
      {
        question: "Guardar rosto e digital dos moradores é permitido?",
        answers: [
          "Em geral, sim, com cuidado: são dados sensíveis pela LGPD. O condomínio informa o uso, protege o cadastro, apaga quem sai e costuma oferecer outra forma a quem não quiser.",
        ],
      },
    ],
    photo: "fotos da garagem e da entrada de pedestres, da etiqueta do motor e o número de vagas e de unidades",
  },
  {
    id: "leitor-de-tag-garagem-e-cancela",
    broader: "tag-veicular",
    label: "Leitor de tag para garagem e cancela",
    phrase: "o leitor de tag para garagem e cancela",
    asks: [
      ...combine(
        ["leitor tag", "antena tag", "tag", "tag veicular"],
        ["garagem cancela", "portão cancela", "cancela portão", "cancela estacionamento garagem"],
      ),
      "leitor tag garagem",
      "leitor tag portão",
      "leitor tag veicular portão",
      "instalar leitor tag",
      "instalação leitor tag",
    ],
    intent: "installation",
    answers: {
      any: [
        "A mesma tag abre a garagem e a cancela, com um leitor em cada ponto: a antena lê o adesivo do carro e dá um contato na central do portão ou da cancela, que continuam os mesmos. Mande fotos das entradas e o número de carros: dizemos o que atendemos e o valor, sem custo.",
        "Para ler tag na garagem e na cancela, cada entrada leva a sua antena, ligada à entrada de botoeira da central, e o cadastro é um só. O orçamento grátis parte de fotos das entradas, da distância até a guarita e do número de carros.",
      ],
      price: [
        "O preço do leitor de tag soma a antena e a controladora de cada entrada, as tags, uma por carro, o suporte e a fiação até a central do portão e da cancela. Com fotos das entradas e o número de carros, o orçamento sai grátis, item por item.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Um leitor em cada entrada", "Onde vai a antena"],
        slots: [
          [
            "A antena fica de frente para o carro, onde ele chega devagar; o alcance é ajustado no local, para não ler quem só passa na rua.",
            "O leitor é posto antes da barra ou da folha, para o carro ser lido parado ou devagar.",
          ],
          [
            "Se garagem e cancela ficam em sequência, deixe um carro de distância entre as leituras, para a segunda não abrir antes da hora.",
            "Na entrada com cancela e portão, cada antena abre só o seu, ou os dois em ordem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na central", "O motor e a cancela aceitam tag?"],
        slots: [
          [
            "Quase toda central com entrada de botoeira aceita o contato do leitor; a foto da etiqueta confirma.",
            "O leitor imita um botão: se a placa aceita botoeira, aceita a tag.",
          ],
          [
            "Controle e botoeira da guarita continuam, para moto, visita e o dia em que o leitor falhar.",
            "Mantenha a botoeira da portaria e alguns controles como reserva.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do leitor", "Do que depende o valor"],
        slots: [
          [
            "Contam os leitores, a controladora, as tags, uma por carro, o suporte e a fiação até a central.",
            "O valor soma antena, controladora, tags e cabo; a distância até a guarita pesa mais que o número de carros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag do pedágio serve?",
        answers: ["Em geral, não: o sistema é fechado. Usa-se tag própria, cadastrada no leitor do portão."],
      },
      {
        question: "Posso apagar a tag de quem se mudou?",
        answers: ["Pode: cada tag tem o seu número, e a exclusão não mexe nas outras."],
      },
      {
        question: "Sem luz, a tag abre?",
        answers: ["Não, sem nobreak. Valem o destrave da cancela e a chave do motor."],
      },
    ],
    photo: "fotos das entradas, das etiquetas do motor e da cancela e o número de carros",
  },
  {
    id: "portaria-e-clausura-de-pedestres",
    broader: "controle-de-acesso",
    label: "Modernização de portaria e clausura de pedestres",
    phrase: "a modernização da portaria com clausura de pedestres",
    asks: [
      "gaiola pedestre duas portas prédio",
      "eclusa pedestres dois portões sociais",
      "gaiola entrada a pé condomínio",
      ...combine(
        ["clausura", "eclusa"],
        ["pedestres portaria", "portaria modernização", "portaria modernizar", "pedestres modernização", "portaria"],
      ),
      ...combine(
        ["modernização", "modernizar", "reforma", "reformar", "atualizar"],
        ["portaria", "portaria condomínio", "portaria prédio", "portaria pedestres", "entrada pedestres"],
      ),
      "clausura pedestres prédio",
      "clausura pedestres condomínio",
      "clausura social pedestres",
      "clausura portão social",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para modernizar a portaria com clausura de pedestres {em}, mande fotos da entrada: dizemos que parte fazemos, das fechaduras intertravadas à ligação com interfone e leitor, e o valor, sem custo. Na clausura, o segundo portão social só destrava com o primeiro fechado e a pessoa identificada.",
        "Atendemos portarias {em} com a automação da clausura de pedestres: dois portões sociais em sequência, fechaduras que não abrem juntas, leitor facial ou cartão e interfone com vídeo. Pelas fotos da entrada dizemos o que entra no nosso serviço, o que é do serralheiro e quanto custa.",
        "Modernizar a portaria com clausura de pedestres é pôr dois portões sociais em sequência, em que o segundo só destrava com o primeiro fechado, mais interfone com vídeo, leitor facial ou cartão e passa-volumes. Mande fotos da entrada: dizemos que parte fazemos, das fechaduras à automação, e o valor.",
        "Na clausura de pedestres, a pessoa entra pelo primeiro portão, ele fecha, a portaria a identifica pelo interfone ou pelo leitor e só então libera o segundo. A modernização da portaria soma leitor, câmera e passa-volumes; o orçamento grátis parte de fotos e do número de moradores.",
        "A portaria moderna junta clausura de pedestres, com duas fechaduras intertravadas, e identificação por facial, cartão ou interfone com vídeo. Entram ainda botão de emergência, molas que fecham os portões e nobreak; por fotos da entrada dizemos o que atendemos e quanto custa.",
      ],
      price: [
        "O preço da portaria com clausura de pedestres soma o segundo portão social, que é do serralheiro, duas fechaduras, o módulo de intertravamento, o leitor, o interfone e a fiação. O que já existe pode ficar; mande fotos da entrada, e dizemos o que atendemos e o valor, sem custo.",
        "A clausura com portaria remota custa mais que a comum: além das duas portas intertravadas, pede internet reserva, nobreak, câmera e comando que a central a distância aceite. Por fotos da entrada dizemos que parte fazemos e quanto custa, sem compromisso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que compõe a clausura de pedestres", "Da rua ao hall: as peças"],
        slots: [
          [
            "Cada portão social leva fechadura elétrica ou eletroímã, mola que o fecha e sensor que confirma que fechou.",
            "São dois portões com mola, duas fechaduras e um módulo que não deixa as duas abrirem juntas.",
          ],
          [
            "Entre os dois precisam caber uma cadeira de rodas e um carrinho, com o primeiro portão já fechado.",
            "O espaço do meio deve servir à cadeira de rodas e a quem chega com compras, sem segurar o primeiro portão.",
          ],
          [
            "A entrega fica no passa-volumes ou na clausura, sem que o entregador chegue ao hall.",
            "Com passa-volumes, o pacote entra e o entregador não.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que modernizar na portaria", "Identificação, interfone e guarita"],
        slots: [
          [
            "Morador entra por facial, digital, cartão ou chaveiro; visitante, pelo interfone com vídeo e liberação da portaria.",
            "O leitor dispensa a chave e registra quem entrou; o interfone com vídeo mostra quem está na clausura.",
          ],
          [
            "Guarita com visão das duas portas, comando separado de cada uma e câmera dentro da clausura ajudam o porteiro a decidir.",
            "Na guarita, um botão para cada portão, nunca um só para os dois, e uma câmera voltada para o espaço do meio.",
          ],
          [
            "Portaria remota pede o mesmo conjunto, com internet reserva e nobreak.",
            "Quem pensa em portaria remota precisa de internet reserva, nobreak e comando que a central a distância aceite.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Ninguém pode ficar preso", "Incêndio, falta de luz e saída"],
        slots: [
          [
            "A saída é mais importante que a entrada: em emergência, os dois portões precisam abrir por dentro, sem chave e sem energia.",
            "Um botão de emergência desliga o intertravamento e libera as duas fechaduras; ele fica na guarita e ao alcance de quem sai.",
          ],
          [
            "Como a clausura fica na rota de saída, mostre o projeto a quem cuida do AVCB do prédio antes da obra.",
            "Antes de fechar a obra, leve o projeto ao responsável pelo AVCB, porque a rota de fuga não pode depender da portaria.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que entra na conta"],
        slots: [
          [
            "Somam-se o segundo portão social, que é do serralheiro, as fechaduras, os leitores, o interfone e a fiação.",
            "A folha nova fica com o serralheiro; fechaduras, módulo, leitores e ligação vêm em linhas separadas.",
          ],
          [
            "Portões e interfone que já existem podem ser aproveitados, e a foto mostra quais.",
            "O que está bom fica: muitas vezes basta o segundo portão e o módulo de intertravamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer a clausura com o portão social que já existe?",
        answers: [
          "Em geral, sim: ele vira o primeiro ou o segundo, com fechadura, mola e sensor. Falta o outro portão e espaço entre eles.",
        ],
      },
      {
        question: "Cadeirante passa na clausura?",
        answers: [
          "Precisa passar: vão livre de ao menos 80 cm, espaço para a cadeira entre os portões e leitor ao alcance de quem está sentado.",
        ],
      },
      {
        question: "Precisa de assembleia para modernizar a portaria?",
        answers: [
          "Em geral, sim, por ser obra de melhoria com gasto do prédio. A convenção diz o quórum; leve três orçamentos.",
        ],
      },
      {
        question: "Os carros também precisam de clausura?",
        answers: [
          "Não precisam, são coisas separadas. A de carros pede uns 6 metros entre dois portões rápidos; a de pedestres cabe em pouco espaço.",
        ],
      },
    ],
    photo: "fotos da entrada de pedestres por fora e por dentro, da guarita e do interfone, e o número de unidades",
  },
  {
    id: "portao-para-idoso-e-deficiencia",
    broader: "acessibilidade",
    label: "Motor para idosos e pessoas com deficiência",
    phrase: "o motor de portão para idosos e pessoas com deficiência",
    asks: [
      ...combine(
        ["idosos", "idoso", "terceira idade"],
        ["pessoas deficiência", "deficiência", "deficiente", "deficientes", "cadeirante", "cadeirantes", "pcd"],
      ),
      ...combine(
        ["portão", "motor", "motor portão", "portão automático"],
        ["pessoa deficiência", "pessoas deficiência", "pcd", "deficiente físico", "mobilidade reduzida"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para idosos e pessoas com deficiência, o motor deve ter partida e parada suaves, fotocélula e bateria ou nobreak, e o comando, tecla grande ou botoeira entre 80 cm e 1 metro do piso, ao alcance de quem está sentado. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; os outros saem por foto.",
        "O melhor motor para idoso ou pessoa com deficiência é o que abre com um toque, espera a passagem e funciona na falta de luz: controle de tecla grande, fechamento por comando, fotocélula em duas alturas e nobreak. O kit basculante instalado começa em {price.lowest}; acessórios são orçados por foto.",
        "O motor para idoso ou pessoa com deficiência é o comum, com partida suave, força mínima e fotocélula; mudam os acessórios. Para a deficiência visual, botão em relevo e aviso sonoro; para a auditiva, sinaleiro luminoso; o kit basculante instalado parte de {price.lowest}, e os acessórios vêm por foto.",
        "Idoso, cadeirante ou quem tem pouca força nas mãos precisa de portão que não exija empurrar, correr nem destravar: motor com nobreak, pausa longa, fotocélula baixa e comando ao alcance. O orçamento parte de fotos da entrada, sem custo; o kit basculante instalado, de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir conforme a pessoa", "Cada limitação, um comando"],
        slots: [
          [
            "A lista serve para casa e para a entrada do prédio; escolha o que a pessoa consegue usar sozinha.",
            "Nem tudo é preciso em toda casa: escolha pelo que a pessoa consegue fazer sem ajuda.",
          ],
        ],
        steps: [
          "Cadeira de rodas: botoeira baixa, fotocélula baixa e vão livre sem degrau",
          "Pouca força nas mãos: tecla grande, tag ou aplicativo, e nobreak em lugar do destravamento",
          "Baixa visão: botão em relevo, aviso sonoro e luz que acende com o portão",
          "Surdez: sinaleiro luminoso visto de dentro e da rua",
          "Passo lento ou andador: fechamento por comando, e não por tempo",
        ],
      },
      {
        about: "what",
        headings: ["Que motor escolher", "Velocidade, suavidade e energia"],
        slots: [
          [
            "Suave conta mais que rápido: motor com inversor sai e para sem tranco, e a força fica no mínimo que move a folha.",
            "Prefira parada suave e força baixa; abertura rápida só com a fotocélula em ordem.",
          ],
          [
            "Com nobreak ou motor de corrente contínua com bateria, ninguém precisa destravar o portão na falta de luz.",
            "A chave de destravamento exige força e às vezes agachar: a bateria evita esse momento.",
          ],
          [
            "Um portão social leve, com fechadura elétrica, poupa abrir a garagem para quem sai a pé ou de cadeira.",
            "Para sair a pé, o melhor é portão social com fechadura elétrica e mola leve, sem degrau.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na passagem", "Para o portão não fechar sobre ninguém"],
        slots: [
          [
            "Duas fotocélulas, uma a cerca de 30 cm e outra a 60 cm do piso, percebem a cadeira, a bengala e a perna.",
            "A fotocélula comum pode passar por cima dos pés e das rodas: ponha um segundo par mais baixo.",
          ],
          [
            "Teste com a própria pessoa: abrir do lugar de costume, passar com calma e ver o portão parar se alguém está no vão.",
            "Antes de dar por pronto, a pessoa faz o caminho de ida e volta, e a pausa é acertada pelo passo dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A que altura fica a botoeira para cadeirante?",
        answers: [
          "Em geral, entre 80 cm e 1 metro do piso, longe do canto e fora do caminho da folha, para a cadeira chegar de lado.",
        ],
      },
      {
        question: "Dá para abrir sem usar as mãos?",
        answers: [
          "Dá, com tag no carro, comando de voz por módulo Wi-Fi ou alguém da família pelo aplicativo. Tenha sempre um segundo meio.",
        ],
      },
      {
        question: "O prédio é obrigado a adaptar o portão?",
        answers: [
          "As áreas comuns seguem regras de acessibilidade, com a NBR 9050 como referência; o que se exige do seu prédio depende da idade dele e da obra. Leve o pedido por escrito ao síndico.",
        ],
      },
    ],
    photo: "fotos da entrada, do caminho até a porta e do portão por dentro, com a largura e a altura da folha",
  },
  {
    id: "portao-e-cancela-juntos",
    broader: "estacionamento",
    label: "Portão e cancela na mesma entrada",
    phrase: "o portão automático com cancela",
    asks: [
      "portão mais cancela",
      ...combine(
        ["portão cancela", "portão automático cancela", "portão eletrônico cancela"],
        [
          "estacionamento",
          "estacionamentos",
          "condomínio",
          "empresa",
          "galpão",
          "mercado",
          "hospital",
          "hotel",
          "shopping",
          "clínica",
          "escola",
          "instalação",
          "juntos",
        ],
      ),
      "portão e cancela entrada",
      "portão com cancela",
      "cancela motor condomínio",
      "instalação cancela motor",
      "instalação cancela motor condomínio",
      "instalar cancela motor condomínio",
      "instalação cancela portão condomínio",
      "cancela e motor de portão",
      "portão automático cancela",
      "portão eletrônico cancela",
      "cancela e portão automático",
    ],
    intent: "buying",
    answers: {
      any: [
        "Com portão automático e cancela na mesma entrada, a cancela trabalha de dia, carro a carro, e o portão fecha o imóvel à noite. O portão pede motor de uso intenso, de {price.heavySwap} na troca em portão pesado; a cancela se orça pela largura da pista e pelos carros por hora, com fotos e sem custo.",
        "Sim, portão e cancela funcionam na mesma entrada e dividem o trabalho: o portão fica aberto no horário de movimento e fecha depois; a cancela controla a vaga, por tag, tíquete ou botoeira. Mande fotos: dizemos o que atendemos, o motor do portão, de {price.heavySwap} na troca, e a barra que serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O portão e a cancela, cada um com o seu papel", "O que escolher para cada um"],
        slots: [
          [
            "O portão protege fora do horário: de correr para vão largo, com motor pelo peso da folha; se fica aberto o dia todo, não precisa ser rápido.",
            "Para o portão, valem o peso da folha e o vão; se a cancela cuida do fluxo, ele abre e fecha poucas vezes por dia.",
          ],
          [
            "Na cancela, a barra acompanha a pista: 3 metros costumam bastar para um carro; pista dupla pede barra longa com apoio ou duas cancelas.",
            "A barra de cerca de 3 metros atende uma pista de carro; caminhão e pista larga pedem barra maior e motor próprio para ela.",
          ],
          [
            "Onde o teto é baixo, a barra articulada dobra ao subir.",
            "Subsolo pede barra articulada, e a altura do teto vai na foto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois se ligam", "Um comando ou dois?"],
        slots: [
          [
            "Deixe os comandos separados: a tag ou o tíquete abre a cancela, e o portão fica com a guarita ou com um horário.",
            "Cada um tem a sua central e o seu botão na guarita; o mesmo leitor pode comandar os dois, em sequência, fora do horário.",
          ],
          [
            "Entre a barra e a folha deve caber um carro inteiro, para ninguém parar embaixo de uma delas.",
            "A cancela fica a um carro de distância do portão, com laço no piso e fotocélula nos dois pontos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Pedestres, motos e falta de luz", "Segurança na entrada"],
        slots: [
          [
            "Pedestre tem passagem própria, fora da barra e da folha; laço no piso segura a barra sobre o carro, e a fotocélula vê a moto.",
            "Laço no piso e fotocélula mantêm a barra no alto com veículo embaixo; quem anda a pé entra por outro lado.",
          ],
          [
            "Na falta de luz, a barra é erguida pelo destrave manual e o portão, pela chave; entrada que não pode parar leva nobreak.",
            "Os dois têm destrave manual, que a equipe precisa saber usar; o nobreak mantém o fluxo por algum tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a cancela basta para o estacionamento?",
        answers: [
          "De dia, com alguém vigiando, em geral basta. À noite, não: a barra não impede ninguém de entrar a pé.",
        ],
      },
      {
        question: "O mesmo controle abre o portão e a cancela?",
        answers: [
          "Abre, com um botão para cada um, se as duas centrais leem o mesmo código; a tag também pode servir aos dois.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar os dois?",
        answers: [
          "No mínimo {visits.business}; com fluxo o dia todo, a cancela pede intervalo menor, combinado em contrato.",
        ],
      },
    ],
    photo: "fotos da entrada, do piso e do teto, com a largura da pista e do portão e os carros por hora",
  },
  {
    id: "abertura-por-aplicativo",
    broader: "modulo-wifi",
    label: "Abertura do portão por aplicativo",
    phrase: "a abertura do portão por aplicativo",
    asks: [
      "colocar aplicativo abrir portão",
      "empresa instala portão com aplicativo",
      "câmera portão mesmo aplicativo",
      "câmera motor mesmo aplicativo",
      "mesmo app câmera portão",
      ...combine(
        ["abertura portão", "abertura garagem", "abrir portão", "portão", "automação portão", "acionar portão"],
        [
          "por aplicativo",
          "pelo aplicativo",
          "por app",
          "pelo app",
          "pelo smartphone",
          "com aplicativo",
          "iphone",
          "android",
        ],
      ),
      "motor com aplicativo",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos abertura de portão por aplicativo {em}: um módulo Wi-Fi ligado à placa do motor que você já tem faz o celular abrir o portão, de casa ou de longe. É preciso sinal de 2,4 GHz na garagem; a foto da etiqueta do motor diz se serve e quanto fica, sem custo.",
        "A abertura do portão por aplicativo {em} é instalada no motor que você já tem, com um módulo Wi-Fi na entrada de botoeira; controles e botoeira continuam. Mande a foto da etiqueta do motor e diga a que distância fica o roteador, e o valor do módulo com a ligação vem antes da visita.",
        "Para abrir o portão por aplicativo, instala-se um módulo Wi-Fi na placa do motor que você já tem: um toque no celular vale como apertar a botoeira, de casa ou de longe. É preciso sinal de 2,4 GHz na garagem; a foto da etiqueta do motor diz se serve e quanto fica, sem custo.",
        "A abertura por aplicativo usa um módulo Wi-Fi ligado à entrada de botoeira do motor, e o celular passa a abrir o portão de qualquer lugar com internet. Motor e controles continuam os mesmos; o valor soma o módulo e a ligação, em orçamento grátis por foto.",
        "O portão abre pelo aplicativo do celular, iPhone ou Android, com um módulo Wi-Fi ligado à placa, em geral sem trocar nada. Some um sensor de portão fechado, para o app mostrar se a folha fechou; mande a foto do motor e diga a que distância fica o roteador.",
      ],
      price: [
        "Abrir o portão por aplicativo custa o módulo Wi-Fi mais a ligação na placa; sensor de portão fechado e repetidor de sinal entram à parte. O motor não muda, e a foto da etiqueta dá o valor, sem custo.",
      ],
      question: [
        "Sim, o portão abre por aplicativo, com um módulo Wi-Fi ligado à placa. Câmera e portão ficam no mesmo aplicativo se forem da mesma linha ou aceitarem a mesma central, como Alexa ou Google; senão, são dois aplicativos, e o portão abre do mesmo jeito.",
        "Sim, dá para abrir o portão por aplicativo na maioria dos motores: um módulo Wi-Fi ligado à placa recebe a ordem do celular e vale como um toque na botoeira. É preciso sinal de 2,4 GHz na garagem; o controle comum continua funcionando.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação", "Do módulo ao celular da família"],
        slots: [
          [
            "Com o circuito desligado, o técnico segue estas etapas; a visita é curta quando o sinal chega ao motor.",
            "A ligação na placa fica com o técnico, porque ali há partes energizadas; são estas as etapas.",
          ],
        ],
        steps: [
          "O sinal de 2,4 GHz do roteador é medido ao lado do motor.",
          "O módulo recebe alimentação e dois fios na entrada de botoeira.",
          "O sensor de portão fechado, se você quiser, é preso à folha.",
          "O módulo é cadastrado na rede e no aplicativo, em seu nome.",
          "Cada pessoa da casa recebe o próprio acesso, e tudo é testado com o portão à vista.",
        ],
      },
      {
        about: "check",
        headings: ["Seu motor e seu Wi-Fi servem?", "O que conferir antes"],
        slots: [
          [
            "Serve quase todo motor cuja placa tem entrada de botoeira, novo ou antigo; a foto da etiqueta confirma.",
            "Se a placa aceita botoeira, aceita o módulo; alguns motores já têm Wi-Fi da própria marca.",
          ],
          [
            "Pare com o celular ao lado do motor, na rede da casa: se um vídeo abre sem travar, o módulo costuma ter sinal; se não, soma-se um repetidor.",
            "Sinal fraco na garagem se resolve com repetidor ou roteador mais perto, e sem internet nenhuma usa-se Bluetooth ou chip GSM.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Uso seguro do aplicativo", "Fechar de longe, só vendo"],
        slots: [
          [
            "Para fechar a distância, tenha fotocélula em ordem e câmera que mostre o vão; sem isso, use o aplicativo só para abrir.",
            "Não feche o que você não vê: a fotocélula e a câmera são a condição para comandar de longe.",
          ],
          [
            "Use senha forte, um usuário por pessoa e apague o acesso de quem se muda ou perde o aparelho.",
            "Celular perdido se resolve no aplicativo: apague o acesso e troque a senha da conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem internet ou sem luz, o aplicativo abre o portão?",
        answers: ["Não: sem internet, valem o controle e a botoeira; sem luz, o nobreak ou a chave de destravamento."],
      },
      {
        question: "O aplicativo tem mensalidade?",
        answers: [
          "Depende do fabricante do módulo: muitos não cobram pelo uso em casa. Confira antes de escolher o modelo.",
        ],
      },
      {
        question: "Quantas pessoas podem usar o aplicativo?",
        answers: ["Em geral, a família toda, cada uma com o seu acesso; o limite é o do aplicativo do módulo."],
      },
      {
        question: "Preciso trocar o motor para abrir pelo aplicativo?",
        answers: ["Na maioria dos casos, não: o módulo se liga à placa que já existe."],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da placa com a tampa fechada e a distância até o roteador",
  },
];
