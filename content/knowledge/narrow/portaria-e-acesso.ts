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
      "instalação controle acesso condomínio",
      "instalar controle acesso condomínio",
      "controle acesso condomínio preço",
      "controle acesso prédio preço",
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
        "A tag veicular abre a garagem do condomínio por uma antena que lê o adesivo do carro, e o controle de acesso libera o pedestre por facial, digital ou cartão, com registro. Instalamos e ligamos ao motor e à fechadura {em}, e o valor sai por fotos das entradas e pelo número de unidades.",
        "Para o condomínio ou prédio {em}, a tag do carro comanda o portão da garagem, e o leitor facial ou de cartão comanda o do pedestre, cada morador com o seu cadastro. O motor em geral continua. O preço depende das entradas, dos leitores e das unidades, e vem pelas fotos.",
        "Tag veicular na garagem e leitor facial, de digital ou de cartão para o pedestre formam o controle de acesso do prédio, que cancela quem sai e registra quem entra. O motor atual costuma servir, e fotos das duas entradas, com o número de unidades, trazem o valor por itens.",
        "No condomínio, tag veicular e controle de acesso trabalham juntos: uma antena lê o adesivo do carro na garagem, e um leitor facial, de cartão ou digital solta o portão social. Instalamos os dois sobre o motor e a fechadura, e fotos das entradas com o total de unidades rendem o preço.",
        "Para pôr tag nos carros e leitor no pedestre, o prédio recebe antena na garagem e facial, digital ou cartão no social, com um cadastro por morador que se cancela na saída. Quase sempre o motor fica. O orçamento por itens depende de unidades, entradas e fotos.",
      ],
      price: [
        "O preço da tag veicular e do controle de acesso depende das entradas, dos leitores, do número de unidades e da distância dos cabos, com cada item em sua linha. A tag do carro, o leitor facial ou de cartão do pedestre e a fiação somam, e o motor em geral fica. Trocado em portão coletivo, custa de {price.heavySwap}.",
        "Quanto custa a tag com controle de acesso no condomínio se sabe pelas fotos da garagem e da entrada de pedestre e pelo número de unidades: contam antena, leitor facial ou de cartão, tags e fiação. Só soma motor se o atual for lento, de {price.heavySwap} na troca em portão coletivo, com a mão de obra.",
        "Tag veicular com controle de acesso tem o preço formado por antena, leitor facial ou de cartão, tags, cabo e cadastro, em linhas separadas. Número de unidades e fotos das entradas bastam para orçar no condomínio; motor, só se for lento, de {price.heavySwap} na troca em uso coletivo.",
        "O valor para o condomínio cresce com entradas, unidades e metros de cabo, e com o leitor escolhido, facial ou de cartão. As tags contam uma por carro; se o motor coletivo não acompanha o movimento, trocá-lo acrescenta de {price.heavySwap}, com o serviço, e as fotos dizem se precisa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Garagem e pedestres, lado a lado", "O que vai em cada entrada"],
        slots: [
          [
            "A antena fica onde o carro chega devagar e lê a tag, em geral, a poucos metros, com o alcance testado antes de fixar, para não ler quem só passa na rua. No social, o leitor comanda a fechadura, com botão de saída por dentro.",
            "Na garagem, a antena mira a chegada do carro, e o alcance se ajusta no local para não abrir a quem passa. O pedestre usa facial, digital, cartão ou senha, e a saída abre sempre por dentro.",
            "O ponto da antena é escolhido na parada do carro e provado antes da fixação. No portão social, facial ou cartão solta a fechadura, e por dentro há botão de saída.",
            "Do lado dos carros, a leitura acontece a poucos metros, onde se reduz a marcha, e é regulada para ignorar a rua. Do lado das pessoas, o aparelho reconhece rosto ou cartão e solta a trava, enquanto para sair basta um botão.",
            "A tag precisa ser lida na aproximação, nunca na rua, e por isso a antena só é fixada depois de provar o alcance. A entrada a pé fica com leitor e fechadura elétrica, mais o botão interno de saída.",
          ],
          [
            "Visitante e entrega são liberados pela portaria, pelo interfone ou por convite com prazo, e nunca por controle emprestado.",
            "Para visita, a portaria libera ou manda um acesso com hora para acabar. Controle emprestado fica de fora.",
            "Quem visita recebe liberação do interfone ou convite que vence, já que controle emprestado não se rastreia.",
            "Entregadores e visitas passam com a liberação da portaria ou um convite temporário, para nenhum controle circular de mão em mão.",
            "O acesso de visita nasce com prazo, por convite, ou depende do interfone. Emprestar controle apaga o registro de quem entrou.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Etapas da instalação no condomínio", "Do cadastro ao teste"],
        slots: [
          [
            "A obra é pequena, e o que toma tempo é o cadastro dos moradores. Com o síndico de acordo, segue-se esta ordem.",
            "Fixar antena e leitores é rápido. Cadastrar cada unidade é o que demora. O serviço anda assim.",
            "O trabalho maior é o cadastro, por isso controle e tag convivem por alguns dias. A ordem é esta.",
            "Poucos dias separam a montagem do uso pleno, e a maior parte deles vai para o cadastro. Veja as etapas que o síndico pode divulgar.",
            "A fiação e os aparelhos dão pouco trabalho. Juntar dados de cada apartamento dá mais. Por isso o prédio recebe o sistema em fases.",
          ],
        ],
        steps: [
          "Fotos e medidas, e conferência da placa do motor e da fechadura.",
          "Fixação da antena e dos leitores, com a fiação.",
          "Cadastro por unidade: tags, rostos, digitais ou cartões.",
          "Alguns dias com controle e tag juntos.",
          "Apagamento dos controles antigos.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "O que entra no orçamento"],
        slots: [
          [
            "Pesam o número de entradas, de carros e de moradores, o tipo de leitor e a distância até a portaria. O motor só entra se for lento ou fraco para o movimento, e a troca em portão coletivo fica de {price.heavySwap}, com a mão de obra.",
            "Contam o leitor escolhido, a fiação, as tags, uma por carro, e o tamanho do cadastro. Motor lento para o fluxo soma a troca, de {price.heavySwap} em uso coletivo, serviço incluído.",
            "O orçamento soma leitores, antena, cabo e tags, conforme as unidades. Se a garagem precisa de motor mais rápido, trocá-lo custa de {price.heavySwap} em portão de prédio.",
            "Faça a lista de entradas, carros e unidades, pois dela saem leitores, tags e cadastro, e meça a distância dos cabos. Motor novo só aparece quando o atual atrasa a fila: de {price.heavySwap}, a troca num portão de prédio, já com mão de obra.",
            "A quantidade de pontos e de moradores pesa mais, seguida do tipo de leitor e do cabeamento até a portaria. Portão coletivo lento acrescenta motor, de {price.heavySwap} com a instalação; nos demais, aproveita-se o que existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o motor para usar tag?",
        answers: [
          "Em geral, não: o leitor comanda a placa pela entrada da botoeira. Troca-se só motor lento ou sem essa entrada.",
          "Não, se a placa tem entrada de comando livre. O motor muda quando não acompanha o movimento da garagem.",
          "Raramente, porque a antena aciona a central como um botão a mais. A exceção é o motor vagaroso ou a placa que não aceita comando externo.",
        ],
      },
      {
        question: "Os controles continuam valendo?",
        answers: [
          "Por um tempo, sim. O sistema só protege quando os antigos são apagados ou ficam apenas com a portaria.",
          "Podem ficar alguns dias, até todos terem tag. Depois se apagam, ou o cadastro novo não adianta.",
          "Sim, durante a transição. Concluído o cadastro, apagam-se todos, ou se guardam poucos com o porteiro, para não haver entrada sem registro.",
        ],
      },
      {
        question: "E a moto, que não tem para-brisa?",
        answers: [
          "Há tag própria para moto, ou em cartão, conforme o sistema. O leitor de pedestres também pode liberar a garagem.",
          "A moto usa tag de fixar na carenagem ou cartão. Como alternativa, o leitor do social aciona o portão.",
          "Usa uma tag feita para carenagem, ou um cartão. Outra saída é o motociclista se identificar no leitor de pedestres, ligado também à garagem.",
        ],
      },
      {
        question: "Guardar rosto e digital é permitido?",
        answers: [
          "Em geral, sim, com cuidado, porque são dados sensíveis pela LGPD. O condomínio informa o uso, apaga quem sai e costuma oferecer outra forma a quem não quer.",
          "É, desde que o prédio informe, proteja e apague os dados de quem sai. Convém ter cartão ou tag para quem não aceita biometria.",
          "Pode, seguindo a LGPD, que os considera sensíveis. O prédio explica a finalidade, elimina os de quem muda e mantém cartão para quem recusar.",
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
        "Um leitor de tag para garagem e cancela funciona assim: cada entrada recebe a sua antena, que lê o adesivo do carro e manda a central abrir, com a mesma tag nas duas. O motor e a cancela continuam os mesmos. O valor depende das antenas, da fiação e do número de carros, orçados por foto.",
        "Com leitor de tag, o mesmo adesivo no carro abre a garagem e a cancela, desde que haja uma antena em cada ponto. Ela dá à central o sinal que um botão daria, sem trocar motor nem cancela, e o preço varia com as antenas, os cabos e a quantidade de carros, vistos por foto.",
        "Garagem e cancela podem usar a mesma tag, com um leitor em cada entrada ligado à central que já existe. O adesivo no para-brisa faz o papel do controle. Quantas antenas, quanto cabo e quantos carros há definem o valor, que sai pelas fotos das entradas.",
      ],
      price: [
        "O preço do leitor de tag para garagem e cancela soma a antena e a controladora de cada entrada, as tags, uma por carro, e a fiação até as centrais. A distância do cabo pesa bastante; fotos das entradas e o número de carros bastam para orçar item por item.",
        "O preço do leitor de tag depende de quantas entradas terão antena, já que garagem e cancela pedem uma cada, além da controladora, do cabo e de uma tag por carro. Com fotos e a contagem dos carros, cada item vem separado no orçamento.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Um leitor em cada entrada", "Onde vai a antena"],
        slots: [
          [
            "A antena fica antes da barra ou da folha, de frente para o carro que chega devagar. O alcance é ajustado no local, para não abrir com quem apenas passa na rua.",
            "Cada leitor é montado voltado para o carro, um pouco antes da cancela ou do portão, onde se anda devagar. Regula-se a distância de leitura ali mesmo, de modo a ignorar quem passa por fora.",
            "O lugar da antena é antes da folha ou da barra, apontada para onde o carro reduz. No local se acerta o alcance, para que um carro na rua não acione a entrada.",
          ],
          [
            "Se cancela e garagem ficam em sequência, deixa-se cerca de um carro de distância entre as leituras, para a segunda não abrir antes da hora. A central também pode ser programada para abrir as duas em ordem.",
            "Entradas seguidas pedem o espaço de um carro entre uma leitura e outra, senão o portão abre com o veículo ainda na cancela. Outra saída é comandar as duas em ordem pela controladora.",
            "Quando uma entrada vem logo depois da outra, afastam-se as leituras em um carro, evitando abertura adiantada. A controladora pode ainda liberar primeiro a cancela e depois a garagem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na central", "O motor e a cancela aceitam tag?"],
        slots: [
          [
            "Quase toda central com entrada de botoeira, o botão ligado por fio, aceita o contato do leitor. Controles e botoeira da guarita continuam como reserva, para moto, visita e o dia em que a antena falhar.",
            "O leitor imita um botão, e por isso serve na maioria das placas que aceitam botoeira com fio. Mantenha o botão da portaria e alguns controles, que atendem visitas, motos e uma eventual falha.",
            "Se a placa tem entrada para botão com fio, em geral aceita também a tag, porque o sinal é o mesmo. A portaria segue com a botoeira e os controles, úteis para moto, visitante ou defeito na leitura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do leitor", "Do que depende o valor"],
        slots: [
          [
            "Pesam mais as antenas com a controladora, uma por entrada, e o cabo até a guarita, que encarece com a distância e a obra de passagem. As tags vêm depois, uma por carro, com o cadastro.",
            "A maior parte do valor está na antena e na controladora de cada entrada. Em seguida vem o cabo, conforme a distância e o caminho até a guarita, e por último as tags cadastradas, uma para cada veículo.",
            "Antenas e controladora formam o item mais alto, repetido em cada entrada. O cabeamento sobe com a distância e com piso a cortar, enquanto cada carro acrescenta apenas a sua tag e o cadastro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag do pedágio serve?",
        answers: [
          "Em geral, não, porque o sistema do pedágio é fechado. O portão usa tag própria, cadastrada no leitor, que fica no para-brisa ao lado da outra.",
          "Na maioria dos leitores, não: a do pedágio pertence a outro sistema. Cada carro recebe um adesivo próprio do condomínio, sem atrapalhar o que já usa.",
        ],
      },
      {
        question: "Posso apagar a tag de quem se mudou?",
        answers: [
          "Pode: cada tag tem o seu número, e a exclusão não mexe nas outras. Vale manter uma lista com número, placa e apartamento.",
          "Sim, basta excluir o número dela na controladora, e as demais seguem valendo. Uma lista de tags por apartamento facilita esse trabalho.",
        ],
      },
      {
        question: "Sem luz, a tag abre?",
        answers: [
          "Só com nobreak no leitor e no motor. Sem ele, a portaria usa o destrave da cancela. O portão de correr ou de abrir, reto no lugar, vai pela chave, e o basculante só com molas e cabos inteiros.",
          "Leitor e motor param juntos, a menos que haja nobreak. A cancela tem destrave manual, e o portão de correr ou de abrir, se estiver firme, é solto pela chave; basculante com cabo ou mola ruim não se solta.",
        ],
      },
      {
        question: "Moto também pode usar tag?",
        answers: [
          "Pode, com tag própria para moto ou um cartão, conforme o leitor. Como a posição muda, o alcance é testado com a moto parada no ponto de leitura.",
          "Sim, em muitos sistemas existe tag para moto, colada em lugar visível à antena, ou cartão. Teste a leitura no local antes de cadastrar todas.",
        ],
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
        "A modernização da portaria com clausura de pedestres, ou eclusa, põe dois portões sociais em sequência, em que o segundo só destrava com o primeiro fechado, mais interfone com vídeo e leitor. Entram botão de emergência, molas e nobreak. O preço é por itens, pelas fotos da entrada, e a folha nova fica com o serralheiro.",
        "A eclusa de pedestres, que muitos chamam de clausura de pedestres, são dois portões com fechaduras que não abrem juntas, liberados por leitor, cartão ou portaria, presencial ou remota. A saída de emergência e o nobreak fazem parte, e o valor sai por itens, pelas fotos. A folha do segundo portão é do serralheiro.",
        "Na portaria com eclusa, ou clausura de pedestres, a pessoa entra pelo primeiro portão, espera que ele feche e só então passa ao segundo, depois de identificada. Fechaduras, leitor, interfone e botão de emergência são orçados por fotos, item a item, fora a folha, que cabe ao serralheiro.",
        "Modernizar a portaria com clausura de pedestres, também chamada eclusa, é instalar dois portões sociais intertravados, um abrindo só depois de o outro fechar, com leitor e interfone de vídeo. Botão de emergência e nobreak completam, as fotos dão o preço por item, e a folha adicional é feita pelo serralheiro.",
        "A clausura, ou eclusa de pedestres, moderniza a portaria porque segura o visitante entre dois portões até a identificação, feita por porteiro, central remota ou leitor. Orçamos pelas fotos, em itens, as fechaduras, o interfone, o botão de emergência e o nobreak. O segundo portão fica com o serralheiro.",
      ],
      price: [
        "O preço da portaria com clausura de pedestres, ou eclusa, soma duas fechaduras, o módulo de intertravamento, o leitor, o interfone e a fiação, mais o segundo portão social, que é do serralheiro. O que já existe pode ficar, e as fotos da entrada trazem o valor por itens, com emergência e nobreak.",
        "Portaria remota com clausura ou eclusa de pedestres tem o preço dado por itens: fechaduras intertravadas, leitor, interfone com vídeo, nobreak e internet reserva. A folha nova fica com o serralheiro, os portões bons são aproveitados, e o botão de emergência entra sempre.",
        "O preço da clausura de pedestres, ou eclusa, depende do que a portaria já tem: somam-se travas, módulo, leitor, interfone com vídeo, nobreak e botão de emergência. O portão que falta é pago ao serralheiro, e pelas fotos da entrada cada item recebe o seu valor.",
        "Na reforma da portaria com eclusa, ou clausura, o preço vem aberto em fechaduras, intertravamento, identificação, interfone, fiação, nobreak e emergência. Para portaria remota some a internet reserva; a folha extra é do serralheiro, e o que está bom se mantém, como as fotos permitem avaliar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que compõe a eclusa de pedestres", "Da rua ao hall: as peças da eclusa"],
        slots: [
          [
            "Cada portão leva fechadura elétrica ou eletroímã, mola que o fecha e sensor que confirma o fechamento, e um módulo não deixa os dois abrirem juntos. Entre eles precisa caber uma cadeira de rodas com o primeiro já fechado.",
            "São dois portões com mola, trava e sensor, ligados a um módulo que só libera um por vez. O espaço do meio deve servir a cadeira de rodas e a quem chega com compras.",
            "A eclusa se faz de duas travas, duas molas, dois sensores e o módulo que impede a abertura dupla. O vão entre os portões tem de acomodar cadeira de rodas ou carrinho.",
            "Um módulo eletrônico coordena os dois portões e recusa abrir um com o outro aberto. Em cada folha vão trava elétrica ou eletroímã, mola de fechamento e sensor, e o espaço entre elas deve receber uma cadeira de rodas.",
            "Para funcionar, cada lado precisa fechar sozinho, pela mola, ficar preso, pela trava, e avisar que fechou, pelo sensor. O módulo faz a ordem. Reserve no meio lugar para cadeirante ou carrinho de compras.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que modernizar na portaria", "Identificação, interfone e guarita"],
        slots: [
          [
            "Morador entra por facial, cartão ou chaveiro, e visitante, pelo interfone com vídeo e liberação da portaria. Na guarita, um botão para cada portão, nunca um só para os dois, e uma câmera voltada para o espaço do meio.",
            "O leitor dispensa a chave do morador e registra a entrada, enquanto o interfone com vídeo mostra quem espera. O porteiro comanda cada portão em separado e vê a eclusa por câmera.",
            "Leitor facial ou cartão atende quem mora, e interfone com vídeo, quem visita. A portaria precisa de comandos separados e de imagem do espaço entre os portões.",
            "Comece por definir quem abre. Moradores usam rosto, chaveiro ou cartão, e visitas falam pelo vídeo do interfone com a portaria, que tem um comando por portão e vê por câmera quem está no intervalo.",
            "O sistema separa dois públicos: o de casa, reconhecido por cartão ou facial, e o de fora, atendido em vídeo pelo interfone. Para o porteiro ficam dois botões independentes e a câmera que mostra o interior da eclusa.",
          ],
          [
            "Portaria remota usa o mesmo conjunto, com internet reserva, nobreak e comando que a central a distância aceite.",
            "Para a portaria remota, some internet de reserva e nobreak, e confirme com a empresa qual comando ela aceita.",
            "Quem passa à portaria a distância precisa de segunda internet e nobreak, além de equipamento compatível com a central.",
            "Se a portaria for remota, inclua nobreak e um segundo link de internet, e pergunte à central que equipamentos ela comanda.",
            "No atendimento a distância, nada funciona sem rede, por isso entram internet extra, nobreak e aparelho aceito pela empresa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Incêndio, falta de luz e saída", "Para ninguém ficar preso na eclusa"],
        slots: [
          [
            "No dia a dia, quem sai também espera um portão fechar para o outro abrir. Em emergência é diferente: um botão por dentro desliga o intertravamento e solta as duas travas, sem chave e sem energia. Mostre o projeto a quem cuida do AVCB, o laudo dos bombeiros.",
            "O intertravamento vale no uso normal, na entrada e na saída; o botão de emergência, instalado por dentro, passa por cima dele e libera os dois portões, mesmo sem luz. O responsável pelo AVCB, o laudo dos bombeiros, precisa ver o projeto antes da obra.",
            "Um portão por vez é a regra de todo dia, e a emergência é a exceção: apertado o botão de dentro, as duas travas se soltam juntas, sem chave nem energia. Leve o projeto ao responsável pelo AVCB, o laudo dos bombeiros.",
            "A espera entre portões vale para entrar e sair, exceto numa emergência. Nessa hora, o botão interno solta as duas fechaduras ao mesmo tempo, dispensando chave e eletricidade; confirme o desenho com o responsável pelo AVCB, o laudo dos bombeiros.",
            "Ninguém pode ficar retido se houver fogo ou apagão, e por isso um botão do lado de dentro anula a ordem dos portões e abre ambos, mesmo sem energia. No uso comum a sequência permanece; o projeto passa antes por quem responde pelo AVCB, o laudo dos bombeiros.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta da portaria", "Do que depende o preço"],
        slots: [
          [
            "Cada item vem em linha própria, para a assembleia comparar, e o que já funciona não se paga de novo. A serralheria do segundo portão costuma pesar mais, seguida do leitor facial e do interfone. Fechadura e módulo são a parte menor.",
            "A proposta separa os itens, e portão ou interfone em bom estado fica como está. Em geral o mais caro é o segundo portão, depois o leitor facial e o vídeo, e por último travas e módulo.",
            "Com os itens separados, o prédio aprova por etapas e aproveita o que tem. O peso maior costuma ser o do portão novo, vem depois a identificação com vídeo, e o intertravamento é o de menor valor.",
            "O orçamento aberto deixa o prédio escolher o que fazer já e manter o que presta. Na ordem de valor, vem primeiro o portão adicional, em seguida vídeo e facial, e no fim o módulo com as travas.",
            "Quanto mais se aproveita, menos se paga, e por isso a proposta mostra linha por linha. A folha nova lidera a conta, os aparelhos de identificação ficam no meio, e o intertravamento pesa pouco.",
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
          "Costuma dar, pois o portão atual passa a ser um dos dois, com trava, mola e sensor. Confira se há recuo para a segunda folha.",
        ],
      },
      {
        question: "Cadeirante passa na clausura?",
        answers: [
          "Precisa passar: vão livre de ao menos 80 cm, lugar para a cadeira entre os portões e leitor ao alcance de quem está sentado.",
          "Sim, se o projeto previr 80 cm de passagem, espaço no meio e leitor baixo. Isso se decide antes da obra.",
          "Tem de passar, e isso se garante no desenho: 80 cm livres, área para a cadeira com um portão fechado e leitor em altura baixa.",
        ],
      },
      {
        question: "Precisa de assembleia?",
        answers: [
          "Em geral, sim, por ser obra com gasto do prédio. A convenção diz o quórum, e convém levar três propostas com os mesmos itens.",
          "Costuma precisar. Veja o quórum na convenção e apresente orçamentos por itens.",
          "Quase sempre, porque há despesa comum. Consulte a convenção sobre o quórum e leve à reunião propostas que tragam itens iguais.",
        ],
      },
      {
        question: "Os carros também precisam de clausura?",
        answers: [
          "Não, são coisas separadas. A de carros pede uns 6 metros entre dois portões rápidos, e a de pedestres cabe em pouco espaço.",
          "Só se o prédio quiser. A de veículos exige perto de 6 metros livres e motores rápidos.",
          "Não é obrigatório, e uma não depende da outra. Para veículos reservam-se cerca de 6 metros e motores velozes nos dois portões.",
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
        "O portão automático para idosos e cadeirantes deve ter motor de partida e parada suaves, fotocélula em duas alturas, reserva de energia e comando fácil, com botoeira entre 80 cm e 1 metro do piso. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Nos outros, a troca em casa fica de {price.homeSwap}.",
        "Para idoso, cadeirante e outras pessoas com deficiência, escolha um motor suave, com nobreak, pausa longa e botoeira ao alcance de quem está sentado, de 80 cm a 1 metro. O kit basculante instalado, até {width.quarterHp}, começa em {price.lowest}, e a troca nos demais portões sai de {price.homeSwap}.",
        "Portão automático para idosos, cadeirantes e quem tem deficiência precisa de tecla grande, botoeira baixa, tempo maior para passar e sensor que veja a cadeira de rodas. O motor instalado no basculante de até {width.quarterHp} custa a partir de {price.lowest}. Em outro portão, a troca residencial fica de {price.homeSwap}.",
        "O melhor portão automático para idoso ou cadeirante é o que a pessoa aciona sozinha e que espera por ela: comando simples, pausa longa e sensores em duas alturas. Muitas vezes o motor atual serve e só é regulado. Um novo, em casa, fica de {price.homeSwap} na troca, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir conforme a pessoa", "O comando certo para cada limitação"],
        slots: [
          [
            "Escolha o que a pessoa consegue usar sozinha, porque nem tudo é preciso em toda casa. A lista serve também para a entrada do prédio.",
            "Comece pelo que a pessoa faz sem ajuda. Estes são os itens que costumam resolver, e vale combinar dois meios de abrir.",
            "Nem toda casa precisa de tudo. Veja o que a pessoa consegue acionar por conta própria e escolha na lista.",
          ],
        ],
        bullets: [
          "Cadeira de rodas: botoeira baixa, fotocélula baixa e vão livre sem degrau",
          "Pouca força nas mãos: tecla grande, tag ou aplicativo, e nobreak",
          "Baixa visão: botão em relevo, aviso sonoro e luz que acende com o portão",
          "Surdez: sinaleiro luminoso visto de dentro e da rua",
        ],
      },
      {
        about: "what",
        headings: ["Que motor escolher", "Motor suave, força baixa e reserva de energia"],
        slots: [
          [
            "Prefira um motor suave a um rápido. O que tem inversor, a placa que acelera e freia aos poucos, parte e para sem tranco. A força fica no mínimo que move a folha, para ela recuar ao encostar.",
            "O motor com inversor, que controla a velocidade na partida e na chegada, evita o tranco que assusta. A abertura rápida só deve ser usada com a fotocélula em ordem.",
            "Escolha parada suave e força baixa, o que o inversor facilita por variar a velocidade. Assim a folha para e volta ao menor toque.",
          ],
          [
            "O nobreak ou o motor com bateria evita usar a chave de destravar, que exige força e às vezes obriga a agachar. Para sair a pé, um portão social leve, com fechadura elétrica, poupa abrir a garagem.",
            "Com reserva de energia, ninguém precisa girar chave e empurrar a folha quando falta luz. Para quem anda a pé ou de cadeira, o portão social com fechadura elétrica é mais prático.",
            "A bateria dispensa destravar na mão, tarefa pesada para quem tem limitação. Se a pessoa sai sozinha, ponha também fechadura elétrica no portão social.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na passagem", "Para o portão não fechar sobre ninguém"],
        slots: [
          [
            "Duas fotocélulas, uma a cerca de 30 cm e outra a 60 cm do piso, percebem a cadeira, a bengala e a perna. Uma só pode passar por cima dos pés ou entre as rodas.",
            "São dois pares de sensores, perto de 30 cm e de 60 cm do chão, porque um feixe único deixa passar roda e pé.",
            "Ponha um par de fotocélulas a uns 30 cm e outro a 60 cm do piso, já que o par único, mais alto, pode não ver rodas nem pés.",
          ],
          [
            "No fim da instalação, a pessoa faz o caminho de ida e volta, e a pausa é regulada pelo passo dela, com alguém pronto para parar a folha.",
            "O teste final é feito com quem vai usar, e o tempo aberto é regulado pelo ritmo dela, com outra pessoa no comando.",
            "Antes da entrega, testa-se a travessia da própria pessoa, no tempo dela, com alguém segurando o controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para abrir sem usar as mãos?",
        answers: [
          "Dá, com tag na cadeira ou no carro, comando de voz por módulo Wi-Fi ou alguém da família pelo aplicativo. Tenha sempre um segundo meio.",
          "Sim, a tag e o comando de voz resolvem. O botão fica como reserva para quando faltar internet.",
          "Dá. A tag abre por aproximação, e o módulo Wi-Fi aceita comando pelo celular ou por voz.",
        ],
      },
      {
        question: "O prédio é obrigado a adaptar o portão?",
        answers: [
          "As áreas comuns seguem regras de acessibilidade, com a NBR 9050 como referência. O que se exige depende da idade do prédio e da obra, e o pedido vai por escrito ao síndico.",
          "Em geral as áreas comuns precisam ser acessíveis, conforme a NBR 9050. Peça por escrito, e a administradora informa o que se aplica.",
          "A referência é a NBR 9050, e o alcance dela varia com o prédio. Faça o pedido por escrito, com fotos do que impede a passagem.",
        ],
      },
      {
        question: "Qual portão é melhor: de correr, de abrir ou basculante?",
        answers: [
          "O de correr é mais tranquilo para passar e mais leve na mão. O basculante serve ao carro, e para a pessoa a pé o melhor é o portão social.",
          "Para a passagem a pé, o social motorizado ou o de correr. No de abrir, a cadeira precisa esperar fora do percurso da folha.",
          "O de correr, se há espaço ao lado, porque a folha não avança sobre quem espera. No basculante, cuide para ninguém ficar embaixo.",
        ],
      },
      {
        question: "O motor que já tenho serve?",
        answers: [
          "Muitas vezes sim: pausa, força e fotocélula são reguladas numa visita a partir de {price.preventive} em casa, sem peças. Botoeira e nobreak são orçados à parte.",
          "Em boa parte dos casos basta ajustar e acrescentar sensor e botão. A regulagem residencial começa em {price.preventive}, sem peças.",
          "Serve, se ainda parte e para sem tranco. A visita que regula tempo e força custa a partir de {price.preventive} em casa, sem peças.",
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
        "Portão automático e cancela na mesma entrada dividem o trabalho: a cancela controla a pista de dia, carro a carro, e o portão fecha o imóvel à noite. Na troca, o motor de portão pesado fica de {price.heavySwap}, com mão de obra. A cancela é orçada pela largura da pista e pelos carros por hora.",
        "Em estacionamento, mercado, hotel ou condomínio com cancela e portão, o portão fica aberto no horário de movimento e a cancela libera a pista, por tag, tíquete ou botoeira. A cancela é orçada pela largura e pelo fluxo, e o motor do portão, na troca com mão de obra, vai de {price.heavySwap}.",
        "Instalamos portão e cancela juntos na mesma entrada: a cancela, feita para abrir muitas vezes, cuida do movimento, e o portão protege fora do horário. A troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra, e a cancela é orçada pela largura da pista e pelos carros por hora.",
        "A instalação de cancela e motor em condomínio divide o trabalho da entrada, com a cancela abrindo a cada carro e o portão fechando o imóvel à noite. O motor de portão pesado fica de {price.heavySwap} na troca, com mão de obra. A cancela depende da largura da pista e dos carros por hora.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O papel do portão e o da cancela", "O que escolher para cada um"],
        slots: [
          [
            "No portão contam o peso da folha e o vão, e com a cancela cuidando do fluxo ele abre poucas vezes por dia e não precisa ser rápido. O de correr costuma servir melhor em vão largo.",
            "Com a cancela fazendo as aberturas do dia, o motor do portão se escolhe pelo peso e pelo vão, sem exigir velocidade. Em entrada larga, o de correr é o mais comum.",
            "O portão passa a servir de fechamento noturno, e o motor segue o peso da folha, sem precisar de velocidade. Vão largo usa, em geral, folha de correr.",
          ],
          [
            "Na cancela, uma barra de cerca de 3 metros atende uma pista de carro, e pista dupla usa barra longa com apoio ou duas cancelas. Teto baixo exige barra articulada, que dobra ao subir.",
            "Uma pista de carro fica bem com barra perto de 3 metros, e duas pistas, com barra maior apoiada ou um par de cancelas. Em subsolo de teto baixo, usa-se a barra articulada, que dobra.",
            "O tamanho da barra segue a pista: uns 3 metros para um carro e mais que isso com apoio ou em duas cancelas. Sob teto baixo, a barra é articulada, para dobrar ao subir.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como os dois se ligam na entrada", "Um comando ou dois?"],
        slots: [
          [
            "Cada um tem a sua central: a tag ou o tíquete abre a cancela, e o portão fica com a guarita ou com um horário. Fora do expediente, o mesmo leitor pode acionar os dois em sequência.",
            "São duas placas e dois comandos, o da cancela no leitor e o do portão na portaria. À noite, um único leitor pode abrir primeiro o portão e depois a barra.",
            "Comandos separados evitam confusão, com leitor para a cancela e guarita para o portão. Fora do horário, dá para ligar os dois ao mesmo leitor, um depois do outro.",
          ],
          [
            "Entre a barra e a folha deve caber um carro inteiro, para ninguém parar embaixo de uma delas. O laço no piso, fio que percebe o carro, e a fotocélula protegem os dois pontos.",
            "A distância entre cancela e portão é de pelo menos um carro, porque a fila não pode parar sob a barra. Laço no piso, que sente o veículo, e fotocélula protegem cada ponto.",
            "Deixa-se espaço de um carro entre os dois, com laço enterrado, que sente o veículo, e fotocélula em ambos. Assim a barra e a folha esperam o carro sair.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Pedestres, motos e falta de luz", "Segurança na entrada"],
        slots: [
          [
            "Quem anda a pé passa por fora da barra e da folha, e a moto precisa de fotocélula, porque o laço a percebe pouco. Sem luz, a barra é erguida pelo destravamento manual, e a entrada que não pode parar usa nobreak.",
            "O pedestre tem passagem própria, e para a moto o laço não basta, então se soma um feixe de fotocélula. A equipe aprende a destravar a barra na falta de energia, e o nobreak mantém o fluxo por um tempo.",
            "Separe a entrada de pedestres e instale fotocélula para a moto, que tem pouco metal para o laço. Na queda de energia há destravamento manual e, se a entrada não pode parar, nobreak.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a cancela basta?",
        answers: [
          "De dia, com alguém vigiando, em geral basta. À noite, não, porque a barra não impede ninguém de entrar a pé.",
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
          "No mínimo {visits.business}; com fluxo o dia todo, a cancela precisa de intervalo menor, porque trabalha muito mais que o portão.",
          "Pelo menos {visits.business} para os dois. A barra, que abre a cada carro, costuma precisar de visita mais vezes.",
        ],
      },
      {
        question: "Dá para pôr cancela numa entrada que só tem portão?",
        answers: [
          "Na maioria, sim, se há espaço de um carro entre os dois, piso para a base e ponto de energia.",
          "Em geral cabe, com base de concreto, energia e distância do portão. Entrada curta pode exigir outra posição.",
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
        "Instalamos abertura de portão por aplicativo {em}: um módulo Wi-Fi ligado à placa do motor que você já tem faz o celular, iPhone ou Android, abrir o portão, de casa ou de longe. É preciso sinal de 2,4 GHz na garagem, e com a foto da etiqueta do motor orçamos módulo e instalação juntos.",
        "Para abrir o portão pelo iPhone ou Android, instala-se um módulo Wi-Fi na placa do motor, e o aplicativo passa a valer como o botão de parede. Motor e controles continuam, o Wi-Fi de 2,4 GHz precisa chegar à garagem, e o preço do módulo já instalado sai antes da visita, por foto.",
        "A abertura por aplicativo usa um módulo Wi-Fi ligado ao motor que você já tem, e o celular abre o portão de qualquer lugar com internet. Aparelho e serviço vêm numa conta só, feita pela etiqueta, desde que a rede de 2,4 GHz alcance a garagem.",
      ],
      price: [
        "Abrir o portão por aplicativo custa o módulo Wi-Fi mais a ligação na placa, que orçamos juntos, antes da visita, pela foto da etiqueta. Sensor de portão fechado e repetidor de sinal entram à parte, só se fizerem falta; o motor não muda.",
        "O preço da abertura por aplicativo soma o módulo Wi-Fi e a instalação, num valor único que a foto do motor permite dar antes da ida. Sensor de posição e repetidor são opcionais, cobrados à parte, e o motor continua o mesmo.",
      ],
      question: [
        "Sim, câmera e portão ficam no mesmo aplicativo se forem da mesma linha ou aceitarem a mesma central, como Alexa ou Google. Senão, são dois aplicativos, e o portão abre do mesmo jeito. O portão entra nele com um módulo Wi-Fi na placa, orçado com a instalação pela foto da etiqueta.",
        "Sim, dá para abrir o portão por aplicativo na maioria dos motores: um módulo Wi-Fi ligado à placa recebe a ordem do celular e vale como um toque no botão de parede. É preciso sinal de 2,4 GHz na garagem, e aparelho e mão de obra entram no mesmo orçamento, dado por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação", "Do módulo ao celular da família"],
        slots: [
          [
            "A ligação na placa fica com o técnico, porque ali há partes energizadas. Com o disjuntor desligado, ele segue estas etapas.",
            "Com o circuito desligado, o técnico liga o módulo e deixa o aplicativo pronto com você. A visita é curta quando o sinal chega ao motor.",
            "Quem mexe na placa é o técnico, sem energia. O cadastro é feito no seu celular, ao lado dele.",
          ],
        ],
        steps: [
          "Mede-se o sinal de 2,4 GHz ao lado do motor.",
          "O módulo recebe energia e dois fios na entrada da botoeira, o botão de parede.",
          "O sensor de portão fechado, se você quiser, é preso à folha.",
          "O módulo é cadastrado na rede e no aplicativo, em seu nome.",
          "Cada pessoa recebe o próprio acesso, e tudo é testado.",
        ],
      },
      {
        about: "check",
        headings: ["Seu motor e seu Wi-Fi servem?", "O que conferir antes"],
        slots: [
          [
            "Serve quase todo motor cuja placa tem entrada para botão de parede, novo ou antigo, e alguns já têm Wi-Fi da própria marca. A foto da etiqueta confirma.",
            "Se a placa aceita botão de parede, aceita o módulo, qualquer que seja a marca; certos modelos já saem conectados. A etiqueta do motor mostra qual é o seu caso.",
            "Motor novo ou antigo serve, na maioria dos casos, porque o módulo usa a entrada do botão de parede. Há também motores com Wi-Fi de fábrica, e a etiqueta diz.",
          ],
          [
            "Pare com o celular ao lado do motor, na rede da casa: se um vídeo abre sem travar, o sinal basta. Se trava, soma-se um repetidor.",
            "O teste do sinal é abrir um vídeo no celular, junto do motor, pelo Wi-Fi da casa. Falhando, um repetidor ou o roteador mais perto resolve.",
            "Quanto ao sinal, veja se um vídeo roda no Wi-Fi ao lado do motor. Garagem distante ou de laje costuma pedir repetidor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fechar de longe com segurança", "Uso seguro do aplicativo"],
        slots: [
          [
            "Não feche o que você não vê: para comandar a distância, tenha fotocélula em ordem e câmera que mostre o vão. Sem isso, use o aplicativo só para abrir.",
            "Fechar de longe exige fotocélula funcionando e, de preferência, imagem do vão, porque alguém pode estar passando. Do contrário, limite o celular a abrir.",
            "A condição para fechar sem estar perto é ter fotocélula e câmera. Quem não tem deve abrir pelo celular e fechar vendo.",
          ],
          [
            "Use senha forte e um usuário por pessoa. Celular perdido se resolve no aplicativo, apagando o acesso.",
            "Cada morador com o seu acesso e senha própria: quem sai da casa ou perde o aparelho é removido na hora.",
            "O acesso é individual e se apaga no próprio aplicativo, útil quando alguém muda ou perde o telefone.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem internet ou sem luz, o aplicativo abre o portão?",
        answers: [
          "Não: sem internet, valem o controle e o botão de parede; sem luz, o nobreak ou a chave de destravamento.",
          "Sem rede, use o controle, que não depende dela. Na falta de luz, só nobreak ou destravamento manual.",
        ],
      },
      {
        question: "O aplicativo tem mensalidade?",
        answers: [
          "Depende do fabricante do módulo: muitos não cobram pelo uso em casa. Confira antes de escolher o modelo.",
          "A abertura simples costuma ser gratuita; alguns cobram recursos extras, como histórico longo.",
        ],
      },
      {
        question: "Quantas pessoas podem usar o aplicativo?",
        answers: [
          "Em geral, a família toda, cada uma com o seu acesso; o limite é o do aplicativo do módulo.",
          "Várias, com cadastro individual. O dono da conta convida e remove quando quiser.",
        ],
      },
      {
        question: "O aplicativo mostra se o portão ficou aberto?",
        answers: [
          "Mostra, se houver um sensor de posição na folha. Sem ele, a tela indica só a última ordem.",
          "Só com sensor instalado. Ele é preso à folha e avisa no celular quando o portão fica aberto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da placa com a tampa fechada e a distância até o roteador",
  },
];
