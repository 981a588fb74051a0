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
        "A modernização da portaria com clausura de pedestres põe dois portões sociais em sequência, em que o segundo só destrava com o primeiro fechado, mais interfone com vídeo e leitor. Entram botão de emergência, molas e nobreak; o preço é por itens, pelas fotos da entrada, e a folha nova fica com o serralheiro.",
        "Na reforma da portaria do prédio, a clausura de pedestres são dois portões com fechaduras que não abrem juntas, liberados por leitor, cartão ou portaria, presencial ou remota. A saída de emergência e o nobreak fazem parte, e o valor sai por itens, pelas fotos; a folha do segundo portão é do serralheiro.",
        "Modernizar a portaria com clausura de pedestres faz a pessoa entrar pelo primeiro portão, esperar que ele feche e só então passar ao segundo, depois de identificada. Fechaduras, leitor, interfone e botão de emergência são orçados por fotos, item a item, fora a folha, que cabe ao serralheiro.",
      ],
      price: [
        "O preço da portaria com clausura de pedestres soma duas fechaduras, o módulo de intertravamento, o leitor, o interfone e a fiação, mais o segundo portão social, que é do serralheiro. O que já existe pode ficar, e as fotos da entrada trazem o valor por itens, com emergência e nobreak.",
        "Portaria remota com clausura tem o preço dado por itens: fechaduras intertravadas, leitor, interfone com vídeo, nobreak e internet reserva. A folha nova fica com o serralheiro, os portões bons são aproveitados, e o botão de emergência entra sempre.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que compõe a clausura de pedestres", "Da rua ao hall: as peças da clausura"],
        slots: [
          [
            "Cada portão leva fechadura elétrica ou eletroímã, mola que o fecha e sensor que confirma o fechamento, e um módulo não deixa os dois abrirem juntos. Entre eles precisa caber uma cadeira de rodas com o primeiro já fechado.",
            "São dois portões com mola, trava e sensor, ligados a um módulo que só libera um por vez. O espaço do meio deve servir a cadeira de rodas e a quem chega com compras.",
            "A clausura se faz de duas travas, duas molas, dois sensores e o módulo que impede a abertura dupla. O vão entre os portões tem de acomodar cadeira de rodas ou carrinho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que modernizar na portaria", "Identificação, interfone e guarita"],
        slots: [
          [
            "Morador entra por facial, cartão ou chaveiro, e visitante, pelo interfone com vídeo e liberação da portaria. Na guarita, um botão para cada portão, nunca um só para os dois, e uma câmera voltada para o espaço do meio.",
            "O leitor dispensa a chave do morador e registra a entrada, enquanto o interfone com vídeo mostra quem espera. O porteiro comanda cada portão em separado e vê a clausura por câmera.",
            "Leitor facial ou cartão para quem mora, interfone com vídeo para quem visita. A portaria precisa de comandos separados e de imagem do espaço entre os portões.",
          ],
          [
            "Portaria remota usa o mesmo conjunto, com internet reserva, nobreak e comando que a central a distância aceite.",
            "Para a portaria remota, some internet de reserva e nobreak, e confirme com a empresa qual comando ela aceita.",
            "Quem passa à portaria a distância precisa de segunda internet e nobreak, além de equipamento compatível com a central.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Incêndio, falta de luz e saída", "Para ninguém ficar preso na clausura"],
        slots: [
          [
            "Em emergência, os dois portões precisam abrir por dentro, sem chave e sem energia. Um botão desliga o intertravamento e libera as travas, e o projeto deve ser mostrado a quem cuida do AVCB, o laudo dos bombeiros.",
            "A saída vem antes da entrada: por dentro, tudo abre sem chave nem luz. O botão de emergência solta as duas travas, e o responsável pelo AVCB do prédio precisa ver o projeto antes da obra.",
            "Quem sai não pode depender da portaria: um botão de emergência, por dentro, libera os dois portões mesmo sem energia. Leve o projeto ao responsável pelo AVCB, o laudo dos bombeiros.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta da portaria", "Do que depende o preço"],
        slots: [
          [
            "Cada item vem em linha própria, para a assembleia comparar. Portões e interfone que já existem podem ser aproveitados, e muitas vezes faltam só estes.",
            "A proposta separa os itens, e o que está bom fica de fora da conta. Em geral entram os seguintes.",
            "Com os itens separados, o prédio aprova por etapas. O que já funciona não se paga de novo.",
          ],
        ],
        bullets: [
          "Segundo portão social, do serralheiro",
          "Duas fechaduras ou eletroímãs, com mola",
          "Módulo de intertravamento e sensores",
          "Leitor e interfone com vídeo",
          "Nobreak e botão de emergência",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão social que já existe?",
        answers: [
          "Em geral, sim: ele vira o primeiro ou o segundo, com fechadura, mola e sensor. Falta o outro portão e espaço entre eles.",
          "Dá, se sobra espaço para a clausura. O atual recebe mola e sensor, e o outro é feito pelo serralheiro.",
        ],
      },
      {
        question: "Cadeirante passa na clausura?",
        answers: [
          "Precisa passar: vão livre de ao menos 80 cm, lugar para a cadeira entre os portões e leitor ao alcance de quem está sentado.",
          "Sim, se o projeto previr 80 cm de passagem, espaço no meio e leitor baixo. Isso se decide antes da obra.",
        ],
      },
      {
        question: "Precisa de assembleia?",
        answers: [
          "Em geral, sim, por ser obra com gasto do prédio. A convenção diz o quórum, e convém levar três propostas com os mesmos itens.",
          "Costuma precisar. Veja o quórum na convenção e apresente orçamentos por itens.",
        ],
      },
      {
        question: "Os carros também precisam de clausura?",
        answers: [
          "Não, são coisas separadas. A de carros pede uns 6 metros entre dois portões rápidos, e a de pedestres cabe em pouco espaço.",
          "Só se o prédio quiser. A de veículos exige perto de 6 metros livres e motores rápidos.",
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
        "Portão automático e cancela na mesma entrada dividem o trabalho: a cancela controla a pista de dia, carro a carro, e o portão fecha o imóvel à noite. O portão pesado pede motor de {price.heavySwap}, na troca com mão de obra, e a cancela é orçada pela largura da pista e pelos carros por hora.",
        "Em estacionamento, mercado, hotel ou condomínio, o portão fica aberto no horário de movimento e a cancela libera a pista, por tag, tíquete ou botoeira. A barra depende da largura e do fluxo; o motor do portão, trocado com mão de obra, vai de {price.heavySwap} em folha pesada.",
        "Dá para ter portão e cancela juntos na pista de entrada: a cancela, feita para abrir muitas vezes, cuida do movimento, e o portão protege fora do horário. A troca do motor em portão pesado fica de {price.heavySwap}; a cancela sai pela largura e pelos carros por hora.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O portão e a cancela, cada um com o seu papel", "O que escolher para cada um"],
        slots: [
          [
            "No portão valem o peso da folha e o vão; se a cancela cuida do fluxo, ele abre poucas vezes por dia e não precisa ser rápido. De correr costuma servir melhor em vão largo.",
            "Com a cancela no trabalho pesado, o motor do portão se escolhe pelo peso e pelo vão, sem exigir velocidade. Em entrada larga, o de correr é o mais comum.",
            "O portão vira fechamento noturno, e o motor segue o peso da folha, não a pressa. Vão largo pede, em geral, folha de correr.",
          ],
          [
            "Na cancela, barra de cerca de 3 metros atende uma pista de carro; pista dupla pede barra longa com apoio ou duas cancelas. Teto baixo exige barra articulada, que dobra ao subir.",
            "Uma pista de carro fica bem com barra perto de 3 metros, e duas pistas, com barra maior apoiada ou um par de cancelas. Em subsolo, a barra dobra para não bater no teto.",
            "O tamanho da barra segue a pista: uns 3 metros para um carro, mais que isso com apoio ou em duas cancelas. Sob teto baixo usa-se a articulada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois se ligam na entrada", "Um comando ou dois?"],
        slots: [
          [
            "Cada um tem a sua central: a tag ou o tíquete abre a cancela, e o portão fica com a guarita ou com um horário. O mesmo leitor pode acionar os dois em sequência fora do expediente.",
            "São duas placas e dois comandos, o da cancela no leitor e o do portão na portaria. À noite, um único leitor pode abrir primeiro o portão e depois a barra.",
            "Comandos separados evitam confusão: leitor para a cancela, guarita para o portão. Fora do horário, dá para ligar os dois ao mesmo leitor, um depois do outro.",
          ],
          [
            "Entre a barra e a folha deve caber um carro inteiro, para ninguém parar embaixo de uma delas. Laço no piso, o fio que percebe o carro, e fotocélula protegem os dois pontos.",
            "A distância entre cancela e portão é de pelo menos um carro, com sensor de piso e fotocélula em cada ponto, porque a fila não pode parar sob a barra.",
            "Deixa-se espaço de um carro entre os dois e põe-se laço enterrado, que sente o veículo, mais fotocélula em ambos. Assim barra e folha esperam a saída.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Pedestres, motos e falta de luz", "Segurança na entrada"],
        slots: [
          [
            "Quem anda a pé passa por fora da barra e da folha, e a moto precisa de fotocélula, porque o laço a percebe pouco. Sem luz, a barra se ergue pelo destrave, e entrada que não pode parar leva nobreak.",
            "Pedestre tem passagem própria; para moto, o laço não basta e soma-se um feixe. A equipe aprende a destravar a barra na falta de energia, e o nobreak mantém o fluxo por um tempo.",
            "Separe a entrada de pedestres e ponha fotocélula para ver a moto, que tem pouco metal para o laço. Na queda de energia, há destrave manual e, se for essencial não parar, nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a cancela basta?",
        answers: [
          "De dia, com alguém vigiando, em geral basta. À noite, não: a barra não impede ninguém de entrar a pé.",
          "Enquanto há funcionário, sim. Para fechar o imóvel é preciso o portão, porque a barra só controla carro.",
        ],
      },
      {
        question: "O mesmo controle abre os dois?",
        answers: [
          "Abre, com um botão para cada um, se as duas centrais leem o mesmo código. A tag também pode servir aos dois.",
          "Pode, quando os códigos combinam: um botão para a barra, outro para a folha. Com tag, o leitor faz a sequência.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}; com fluxo o dia todo, a cancela pede intervalo menor, porque trabalha muito mais que o portão.",
          "Pelo menos {visits.business} para os dois. A barra, que abre a cada carro, costuma precisar de visita mais vezes.",
        ],
      },
      {
        question: "Dá para pôr cancela numa entrada que só tem portão?",
        answers: [
          "Na maioria, sim, se há espaço de um carro entre os dois, piso para a base e ponto de energia. As fotos mostram se cabe.",
          "Em geral cabe, com base de concreto, energia e distância do portão. Entrada curta pode pedir outra posição.",
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
