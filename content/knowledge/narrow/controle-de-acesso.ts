import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const controleDeAcesso: NarrowConcept[] = [
  {
    id: "abrir-com-digital",
    broader: "controle-de-acesso",
    label: "Abrir o portão com digital",
    phrase: "o portão aberto por digital",
    intent: "installation",
    asks: [
      "biometria garagem motor",
      "biometria portão motor",
      "biometria entrada garagem",
      "abrir digital portão",
      "portão digital biometria",
      "biometria portão",
      "biometria portão social",
      "fechadura biometria",
      "fechadura biometria portão social",
      "fechadura biométrica",
      "leitor digital portão",
      "fechadura biométrica portão",
      "portão impressão digital",
      "abrir portão dedo",
      "leitor biométrico portão",
    ],
    answers: {
      any: [
        "Sim, dá para abrir o portão com digital. No portão social, o leitor biométrico solta a fechadura elétrica. Na garagem, ele aciona o motor que já existe. Escolha um leitor de uso externo, vedado e com senha de reserva, porque dedo molhado falha. O orçamento é grátis, pela foto do lugar do leitor.",
        "O portão automático pode abrir com impressão digital, sem controle, por um leitor de uso externo ligado à central do motor ou à fechadura elétrica do social. A biometria serve melhor a quem chega a pé, e uma senha de reserva resolve dedo molhado ou gasto.",
        "Com leitor biométrico, o portão abre pela impressão digital: ele comanda a fechadura elétrica no social ou a central do motor na garagem, sem trocar o motor. Prefira aparelho vedado para a rua e com senha. Para entrar de carro, controle ou tag são mais cômodos.",
      ],
      question: [
        "Sim, a biometria abre o portão sem trocar o motor: o leitor externo se liga à central, na garagem, ou à fechadura elétrica, no social. Dedo molhado ou gasto pode falhar, por isso prefira modelo com senha de reserva.",
        "Pode, com leitor de digital próprio para a rua. No social ele solta a fechadura elétrica, na garagem comanda a central, e a senha de reserva cobre o dia de chuva.",
      ],
      price: [
        "Abrir o portão por digital custa o leitor externo, a fonte, o cabo até a central ou a fechadura e a instalação. Se já há fechadura elétrica e duto, paga-se só o leitor e a ligação. Fechadura nova é o que mais soma, e tudo se orça pela foto do ponto.",
        "No leitor biométrico entram o aparelho, a fonte e a ligação à placa ou ao trinco. O de dedo e senha custa mais que o teclado comum, e o maior acréscimo é a fechadura elétrica, quando falta. A foto do lugar do leitor basta para orçar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a digital abre o portão", "Leitor, contato e motor"],
        slots: [
          [
            "O leitor compara o dedo com os cadastrados e fecha um contato, como se alguém apertasse a botoeira. Por isso quase todo motor aceita, sem mexer na central.",
            "Reconhecida a digital, um relé dá o toque que a botoeira daria. Para a placa, é só mais um botão, e praticamente todo motor serve.",
            "A digital certa fecha um contato, igual ao botão da parede. Qualquer central com entrada de botoeira entende.",
          ],
          [
            "O módulo que dá o comando fica do lado de dentro, para ninguém abrir arrancando o leitor. Uma fonte com bateria mantém a leitura na falta de luz.",
            "Relé protegido, na parte interna, impede a abertura por quem arranca o aparelho. Com bateria na fonte, ele segue lendo sem energia.",
            "Deixe o relé dentro do terreno e o leitor fora, pela segurança. A fonte com bateria evita ficar trancado no apagão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Digital, senha ou controle", "Para quem a biometria serve"],
        slots: [
          [
            "Cada jeito de abrir tem o seu lugar, e muita casa combina dois.",
            "O melhor arranjo costuma ser digital a pé e controle no carro.",
            "Combine as formas conforme quem entra e como chega.",
          ],
        ],
        bullets: [
          "Digital: morador a pé, criança que perde chave, idoso",
          "Senha: visita e diarista, com código que se apaga",
          "Controle ou tag: quem chega de carro, sem descer",
          "Chave: reserva para quando falta energia",
        ],
      },
      {
        about: "visit",
        headings: ["Como o leitor é ligado ao portão", "Do leitor fixado ao cadastro"],
        slots: [
          [
            "O leitor fica entre 1,1 e 1,3 metro do chão, abrigado de sol e chuva, com cabo separado da força. No fim se cadastram dois dedos por pessoa e se testa também um usuário bloqueado.",
            "Fixa-se o aparelho a cerca de 1,2 metro, sob um abrigo, com o fio longe da energia. Cada morador grava dois dedos, e o teste inclui alguém sem permissão.",
            "A altura usual é perto de 1,2 metro, protegida do tempo. Passado o cabo, gravam-se dois dedos de cada pessoa e prova-se que o excluído não entra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A digital funciona com a mão molhada?",
        answers: [
          "Falha mais. Seque o dedo ou use a senha. Cadastrar dedos de mãos diferentes ajuda.",
          "Às vezes não, e por isso se prefere leitor com senha ou cartão de reserva.",
        ],
      },
      {
        question: "Quantas digitais cabem no leitor?",
        answers: [
          "Depende do modelo: de cem a mais de mil, o que sobra para uma família. O manual traz o número.",
          "Mesmo os simples guardam dezenas ou centenas. Em prédio, confira antes a capacidade.",
        ],
      },
      {
        question: "Onde fica guardada a digital?",
        answers: [
          "Na memória do próprio leitor, como um código, na maioria dos modelos de casa. Ao vender o aparelho, apague os cadastros.",
          "No aparelho, em forma de código. É dado pessoal sensível, e em condomínio pede os cuidados da LGPD.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Com fechadura e duto prontos, poucas horas. Passar cabo ou pôr fechadura elétrica pode tomar o dia.",
          "Algumas horas quando só se liga o leitor. Cabo novo e fechadura alongam o serviço.",
        ],
      },
    ],
    photo: "uma foto do lugar do leitor e da etiqueta do motor",
  },
  {
    id: "abrir-com-senha",
    broader: "controle-de-acesso",
    label: "Abrir o portão com senha",
    phrase: "o teclado de senha do portão",
    intent: "installation",
    asks: [
      "teclado senha",
      "teclado senha condomínio",
      "teclado senha portão condomínio",
      "teclado senha portão social",
      "teclado senha prédio",
      "teclado senha portão preço",
      "porteiro eletrônico senha",
      "porteiro eletrônico com senha",
      "interfone senha",
      "interfone com senha",
      "video porteiro senha",
      "portão acesso senha",
      "portão senha escritório",
      "portão acesso senha escritório",
      "portão senha empresa",
      "portão senha clínica",
      "portão automático senha loja",
      "abrir senha portão",
      "portão senha",
      "teclado portão",
      "teclado senha portão",
      "senha portão eletrônico",
      "fechadura senha portão",
      "teclado numérico portão",
      "trocar senha portão",
      "esqueci senha portão",
      "portão código numérico",
      "portãozinho senha",
      "social senha",
      "portão social senha",
      "portão pedestre senha",
    ],
    answers: {
      any: [
        "Para abrir com senha, o portão recebe um teclado do lado de fora, que no social solta a fechadura elétrica e na garagem aciona o motor automático que já existe. Cada pessoa pode ter a sua senha, fácil de apagar. O valor depende do modelo e do cabo e é orçado pela foto do lugar.",
        "O portão social automático com senha usa um teclado externo e uma fechadura elétrica, que destrava quando o código está certo. Em casa, escritório ou garagem, o mesmo teclado pode comandar o motor. O preço soma o aparelho, o cabo e a ligação, e uma foto do lugar basta para o orçamento.",
        "O acesso por senha dispensa chave e controle: o teclado fica na entrada e libera a fechadura elétrica do portão social, o de pedestres, ou o motor da garagem. Ele serve bem a escritório, diarista e visita, porque a senha pode ser apagada depois. Você paga o aparelho, o cabo e a instalação, orçados pela foto.",
        "O porteiro eletrônico com senha tem teclado na unidade da rua: quem mora digita e entra, e a visita chama pelo botão. A senha solta a fechadura elétrica do portão social e, com um relé, aciona o motor da garagem. Prefira modelo com várias senhas, para apagar só a de quem saiu. O valor instalado sai por foto.",
      ],
      question: [
        "Sim, dá para abrir o portão com senha: um teclado externo é ligado à fechadura elétrica do social ou à entrada da botoeira do motor, que continua o mesmo. Cada pessoa pode ter o seu código, fácil de apagar quando ela sai.",
        "Vale a pena a senha para diarista, visitas e quem sai sem chave, porque ela pode ser apagada depois. O teclado deve ser à prova de chuva e ter o acionamento do lado de dentro do muro, e o motor ou a fechadura não mudam.",
      ],
      price: [
        "O teclado de senha para portão custa o aparelho, o cabo até a fechadura ou o motor e a instalação, e o motor atual continua. A distância é o que mais muda o valor, e a foto do lugar e da fechadura basta para o orçamento.",
        "No portão com senha você paga o teclado, a fonte e a ligação, porque o motor e a fechadura ficam. O modelo sem fio evita o cabo, e o que tem bateria de apoio custa mais. Uma foto do lugar basta para o orçamento.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o teclado comanda o portão", "Teclado na garagem e no portão social"],
        slots: [
          [
            "Digitada a senha certa, o teclado fecha um contato, que a placa do motor entende como um toque no botão da parede. No social, o mesmo contato solta a fechadura elétrica, e um teclado de duas saídas atende os dois.",
            "O código certo aciona um relé, que age como o botão da parede do motor ou solta a fechadura do social. Há teclado com duas saídas, uma para cada portão.",
            "A senha libera um pequeno relé: na garagem ele equivale a apertar o botão da parede, e no social ele destrava a fechadura. Um modelo com duas saídas abre um portão com cada senha.",
          ],
          [
            "Há modelos sem fio, gravados no receptor como um controle, bons onde não há eletroduto. Os com fio não dependem de pilha.",
            "Quem não quer quebrar o muro usa o teclado sem fio, cadastrado como um controle. O com fio dispensa a troca de pilha.",
            "Sem passagem de cabo, o teclado sem fio resolve, desde que use o código do receptor. Com cabo, não há pilha para acabar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Senhas: como usar com segurança", "Quem tem a senha e até quando"],
        slots: [
          [
            "Dê uma senha a cada pessoa, para poder cancelar só uma, e troque a de fábrica no primeiro dia. Evite data de nascimento e número da casa.",
            "Com senha individual, a da diarista pode ser apagada sem mexer nas outras. Troque logo a que veio de fábrica e não use número da casa nem aniversário.",
            "Uma senha igual para todos se espalha, por isso cada um deve ter a sua. Mude logo a de fábrica e evite números óbvios.",
          ],
          [
            "Limpe as teclas, porque a marca de dedo revela os números, e deixe o acionamento do lado de dentro, para ninguém abrir mexendo nos fios.",
            "Teclas gastas mostram os algarismos usados, e um fio exposto permite abrir sem senha. Por isso o relé fica dentro do muro.",
            "O relé deve ficar protegido, do lado de dentro, e as teclas limpas, já que os dedos marcam os números.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o teclado é instalado", "Do lugar certo ao teste"],
        slots: [
          [
            "O teclado é fixado na altura de quem usa, abrigado da chuva e do sol, com o cabo de comando separado do de força. Uma fonte com bateria o mantém na falta de luz, e no fim são testadas a senha certa, uma senha apagada e a saída de emergência.",
            "O técnico escolhe um ponto coberto, ao alcance do pedestre ou da janela do carro, e passa o fio separado do de energia. Com bateria de apoio, o teclado segue funcionando na queda de luz, e o teste inclui um código bloqueado.",
            "A instalação começa por altura confortável, abrigo contra chuva e fiação separada da força. Depois vêm a bateria de apoio e os testes, com senha válida, senha cancelada e saída livre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Esqueci a senha. O que faço?",
        answers: [
          "Entre por controle, chave ou botoeira e restaure o teclado pelo lado de dentro, com a senha de administrador. Sem ela, o técnico zera o aparelho e recadastra.",
          "Abra por controle, chave ou botoeira. O teclado é restaurado por dentro, e todos recebem senhas novas.",
        ],
      },
      {
        question: "Dá para criar senha temporária?",
        answers: [
          "Em muitos modelos, sim, por prazo ou por número de usos. Nos simples, cria-se uma senha e apaga-se depois.",
          "Dá, conforme o teclado, e ela serve bem para entrega e prestador de serviço.",
        ],
      },
      {
        question: "Funciona na falta de luz?",
        answers: [
          "O teclado funciona, com bateria ou pilha, mas o motor precisa de nobreak. A fechadura do social abre também pela chave.",
          "Depende de haver bateria no teclado e nobreak no motor. Sem isso, use a chave do portão social.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não, porque o teclado se liga à entrada da botoeira da placa que você já tem. Só numa placa sem essa entrada livre é preciso um receptor à parte.",
          "Em geral não. Ele usa a mesma entrada do botão da parede, presente em quase toda central.",
        ],
      },
    ],
    photo: "uma foto do lugar do teclado, da fechadura e da etiqueta do motor",
  },
  {
    id: "digital-ou-senha",
    broader: "controle-de-acesso",
    label: "Digital ou senha",
    phrase: "a escolha entre digital e senha",
    intent: "comparison",
    asks: [
      "biometria ou teclado",
      "leitor biométrico ou senha",
      "biometria ou senha portão",
      "digital ou senha",
      "digital senha portão",
      "biometria senha portão",
      "senha ou digital",
      "abrir digital senha",
      "biometria ou senha",
      "digital senha fechadura",
      "abrir portão digital senha",
      "portão digital senha biometria",
    ],
    answers: {
      any: [
        "Digital ou senha no portão: escolha digital para quem mora e senha para visita e diarista, que se cancela depois; um leitor com os dois é o mais prático. A senha é mais barata e não falha com dedo molhado, a biometria não se empresta, e o motor atual fica.",
        "Na dúvida entre digital e senha, a digital é melhor para moradores fixos, que não querem chave, e o teclado para quem entra de vez em quando. O leitor biométrico custa mais que o de senha e pode recusar dedo molhado. Os dois usam a entrada de botoeira da central.",
        "Biometria ou teclado? A impressão digital não se esquece nem se empresta. A senha funciona na chuva, custa menos e se passa a outra pessoa. Para abrir o portão de uma casa, o leitor que aceita os dois resolve, ligado à central ou à fechadura do social.",
        "Para um portão residencial com senha e biometria, compre um leitor que aceite as duas, de uso externo, e ligue-o à fechadura do social ou à entrada de botoeira do motor. A biometria serve a quem mora, e a senha, a visita e diarista. O motor fica o mesmo, e o valor sai pela foto do lugar do leitor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual escolher para cada pessoa", "Digital, senha ou os dois"],
        slots: [
          [
            "Pense em quem usa o portão, porque cada pessoa tem um tipo de acesso mais prático.",
            "Faça a lista das pessoas da casa. Ela mostra se você precisa de digital, de senha ou das duas.",
            "Separe quem entra todo dia de quem entra às vezes e compare com a lista.",
          ],
        ],
        bullets: [
          "Morador fixo: digital, que não se esquece nem se empresta",
          "Diarista e cuidador: senha própria, cancelada na saída",
          "Entrega combinada: senha temporária, com prazo",
          "Idoso ou quem trabalha com as mãos: senha, porque o dedo gasto falha",
          "Carro: controle ou tag, para não descer",
        ],
      },
      {
        about: "visit",
        headings: ["Onde fica o leitor e como se liga", "Do ponto na parede ao cadastro"],
        slots: [
          [
            "O leitor fica abrigado de chuva e sol direto, na altura de 1,2 metro, com o pedestre fora do caminho da folha. O relé vai do lado de dentro, para ninguém abrir pelos fios.",
            "Procure sombra e cobertura, a cerca de 1,2 metro do chão, longe do giro da folha. O contato que abre fica protegido dentro de casa.",
            "Instale a 1,2 metro, com beiral, e onde a pessoa não fique no trajeto do portão. Por segurança, o relé não fica no aparelho da rua.",
          ],
          [
            "Ele usa fonte, cabo e um contato na entrada de botoeira ou na fechadura do social. Com conduíte pronto, leva até {trade.smallRepair}, e você sai sabendo incluir e apagar usuários.",
            "A ligação é a de um botão, na central ou na fechadura elétrica, em até {trade.smallRepair} se há cano para o fio. No fim, você aprende a cadastrar e excluir.",
            "Bastam fonte e dois fios até a botoeira da placa ou a fechadura. Com passagem pronta são até {trade.smallRepair}, mais o cadastro feito com você.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do leitor", "Teclado, biometria e o conjunto"],
        slots: [
          [
            "O teclado simples é o mais barato, a biometria fica acima e o leitor com os dois e aplicativo, no topo. Cabo longo, fonte com bateria e fechadura nova no social somam mais que a diferença entre eles.",
            "Na ordem: senha, digital, combinado. O que mais muda a conta é passar o fio e, no social, a fechadura elétrica.",
            "Paga-se menos pelo teclado e mais pelo combinado. O metro de cabo e a bateria entram à parte, e a fechadura elétrica, se não existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas digitais e senhas cabem no leitor?",
        answers: [
          "Depende do modelo. Para uma casa sobra espaço, porque os simples já guardam dezenas. Prédio precisa de um sistema com registro de entradas.",
          "Os leitores residenciais costumam aceitar dezenas ou centenas de cadastros. O manual traz o número.",
        ],
      },
      {
        question: "Digital ou senha funciona para entrar com o carro?",
        answers: [
          "Funciona, mas obriga a descer ou a parar junto do leitor. Para o carro, controle ou tag é mais prático.",
          "Sim, num poste ao alcance da janela. Sem espaço para isso, deixe para o pedestre.",
        ],
      },
      {
        question: "É mais seguro que o controle?",
        answers: [
          "Não se perde como o controle, mas senha se espalha e leitor exposto pode ser violado. Relé protegido e senha trocada fazem a diferença.",
          "É mais seguro porque não há controle para perder. Em troca, o relé precisa ficar do lado de dentro e a senha deve ser trocada de tempos em tempos.",
        ],
      },
      {
        question: "E se faltar luz no portão com digital ou senha?",
        answers: [
          "Sem bateria, o leitor para quando falta luz. Mantenha a chave do portão social e, se quiser, ponha fonte com bateria e nobreak no motor.",
          "O portão social abre pela chave. Uma bateria na fonte mantém o leitor funcionando por algumas horas.",
        ],
      },
    ],
    photo: "uma foto do lugar do leitor e da etiqueta do motor",
  },
  {
    id: "reconhecimento-facial",
    broader: "controle-de-acesso",
    label: "Reconhecimento facial no portão",
    phrase: "o reconhecimento facial no portão",
    intent: "installation",
    asks: [
      "controle acesso facial",
      "controle acesso facial condomínio",
      "controle acesso facial prédio",
      "controle acesso facial empresa",
      "controle acesso facial preço",
      "acesso facial",
      "acesso facial condomínio",
      "acesso facial prédio",
      "facial portaria",
      "interfone por facial",
      "trocar interfone por facial",
      "troca interfone facial",
      "interfone ou facial",
      "interfone coletivo facial",
      "instalar leitor facial",
      "instalação facial",
      "controle acesso reconhecimento facial",
      "reconhecimento facial",
      "leitor facial",
      "leitor facial preço",
      "leitor facial portão social",
      "leitor facial portão social preço",
      "facial portão social preço",
      "facial portão",
      "facial condomínio",
      "biometria facial",
      "portão facial",
      "facial prédio",
      "abrir rosto portão",
    ],
    answers: {
      any: [
        "O reconhecimento facial para portaria é um leitor na entrada que abre o portão social, ou o da garagem, para o rosto cadastrado. O condomínio registra quem entra e bloqueia na hora quem se muda. O orçamento é grátis, por entrada já instalada, com fotos e o número de moradores.",
        "Na troca do interfone coletivo por facial, o leitor reconhece o morador e abre o portão, mas não chama o apartamento: para o visitante, o prédio mantém o interfone ou passa a usar um leitor com chamada por aplicativo. O cabo da fechadura costuma ser aproveitado. O orçamento é grátis, por entrada.",
        "Na portaria, o leitor de reconhecimento facial compara o rosto com o cadastro e libera a fechadura ou o motor do portão, sem chave. Cada pessoa pode ser bloqueada em separado. Orçamos cada ponto já instalado, por fotos da entrada e número de moradores.",
        "O controle de acesso facial usa um leitor de área externa que aciona a fechadura do portão social ou o motor da garagem, sem trocar o motor. Serve a portaria de condomínio, empresa e casa. O valor de cada ponto montado sai pelas fotos da entrada.",
        "Para abrir a portaria por reconhecimento facial, instala-se um leitor que comanda a fechadura do social ou a placa do motor atual. O condomínio vê quem entrou e exclui quem saiu. O orçamento é grátis, por ponto, com fotos e o número de moradores.",
        "O leitor facial da portaria libera a entrada de quem está cadastrado, pela fechadura elétrica do pedestre ou por um comando ao motor. Ele guarda os registros e bloqueia cada pessoa sozinha. O preço por entrada, já instalada, depende do número de usuários e da fiação que existe.",
      ],
      price: [
        "O preço do controle de acesso facial é por entrada: leitor, fonte com bateria, rede, ligação e cadastro. O leitor é a parte mais cara, e o valor muda com o número de moradores e a fiação que já existe. O orçamento é grátis, por fotos da entrada.",
        "Cada leitor facial instalado é um item do orçamento, com aparelho, fonte de bateria, cabo de rede, ligação e cadastro das pessoas. Quanto mais rostos o aparelho guarda, mais caro; fechadura e cabo existentes barateiam. Com fotos da entrada e o número de moradores, o valor sai fechado.",
        "No reconhecimento facial, o leitor custa mais que a ligação ao portão, e a fechadura só entra se faltar. Um condomínio com dois acessos conta dois leitores, cada um com fonte, rede e cadastro. Mande fotos das entradas para receber o preço.",
        "O custo do controle de acesso facial no condomínio se calcula por entrada, e o item mais caro é o leitor. O preço cai se a fechadura e a fiação servem e sobe com o número de moradores. Mande fotos para receber o total, sem custo.",
        "O valor do leitor facial instalado varia com quantos rostos ele guarda, quantos acessos o prédio tem e o que já existe de rede e fechadura. Fotos das entradas e o número de moradores bastam para o orçamento, que é grátis.",
      ],
      question: [
        "Funciona, em portão social com fechadura elétrica e em garagem com motor, por um contato na placa. O leitor facial precisa ser de uso externo, com luz no rosto e outro meio de reserva. Vale mais em prédio e empresa, com muita gente a pé, do que em casa.",
        "Sim, o leitor facial abre o portão social pela fechadura e a garagem pela placa do motor. Ele compensa onde muita gente entra a pé, porque ninguém empresta o rosto. Precisa de modelo para área externa, boa luz e senha ou cartão de reserva.",
        "Funciona nos dois: o facial solta a fechadura elétrica do social e dá um comando de botão ao motor da garagem. Compensa mais em prédio e empresa, onde passa muita gente. Exige aparelho externo e cartão ou senha para quando falhar.",
        "Sim, garagem e social aceitam leitor facial, um pela placa do motor, outro pela fechadura. O ganho é maior em condomínio e empresa, pois rosto não se perde. Conte com aparelho vedado, iluminação no ponto e uma segunda forma de entrar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o leitor facial compensa", "Facial no social, tag na garagem"],
        slots: [
          [
            "O melhor lugar é a entrada de pedestres, porque a pessoa já para diante do portão. Para carros, a tag no para-brisa abre sem baixar o vidro, e por isso muitos prédios usam os dois.",
            "No portão social a pessoa já para, e o rosto dispensa chaves e cartões. Na garagem o motorista teria de se aproximar do aparelho; ali a tag do para-brisa é mais rápida.",
            "Quem chega a pé ganha com o facial, que não se perde nem se empresta. De carro, a tag lida de longe evita parar, e a combinação dos dois é comum em condomínio.",
            "O leitor facial vai onde as pessoas param, no portão de pedestres, e acaba com as chaves perdidas. O carro é melhor atendido pela tag no vidro, lida em movimento lento.",
            "A pé, ninguém precisa tirar nada do bolso, e por isso o social é o lugar do leitor. No carro, pôr o rosto diante do aparelho atrasa a fila, e a tag no vidro resolve melhor.",
          ],
          [
            "Visitas e entregas continuam pelo interfone. Tenha também senha, tag ou cartão para quem não quiser cadastrar o rosto ou quando o leitor falhar.",
            "Um segundo meio, como senha ou cartão, atende quem não cadastrou o rosto e evita fila em caso de falha. Entregador e visita seguem no interfone.",
            "Para falha do leitor e para quem recusa o cadastro, mantenha cartão, tag ou senha. O interfone continua recebendo visita e entrega.",
            "Deixe prevista outra forma de entrar, seja cartão, tag ou senha, para o caso de pane ou de recusa. Quem visita ou entrega chama no interfone, como antes.",
            "Nem todos terão o rosto cadastrado: visitante e entregador são atendidos por interfone. Entre moradores, uma senha ou um cartão cobre a recusa e a falha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o leitor é ligado ao portão"],
        slots: [
          [
            "O leitor é fixado na altura do rosto, ao alcance também de quem usa cadeira de rodas, sem sol direto na câmera. Ele aciona a fechadura ou a entrada de botão da placa, e uma fonte com bateria o mantém ligado.",
            "O técnico escolhe um ponto abrigado, ao alcance de quem está em pé ou em cadeira de rodas, longe do sol na lente. O aparelho aciona a fechadura, ou a entrada de botão do motor, por um contato sem tensão.",
            "A altura atende quem está em pé e quem usa cadeira de rodas, e a lente fica fora do sol. O leitor é ligado à fechadura ou à placa do motor, e a fonte tem bateria para a queda de luz.",
            "O ponto certo tem sombra na lente e altura que sirva também à cadeira de rodas. O leitor comanda a fechadura, ou a placa do motor pela entrada de botão, e a fonte tem bateria.",
            "Sol de frente atrapalha a câmera, por isso o leitor vai em lugar coberto e acessível da cadeira de rodas. A ligação vai à fechadura ou à botoeira do motor, com bateria na fonte.",
          ],
          [
            "No fim são testados a entrada, a saída por dentro e um usuário bloqueado. Quem administra o prédio aprende a cadastrar e excluir.",
            "O teste final inclui sair sem o leitor e tentar entrar com alguém bloqueado. Depois o responsável aprende a incluir e retirar pessoas.",
            "Antes de entregar, o técnico verifica a liberação, o bloqueio e o botão de saída. O cadastro passa então a ser feito pela administração.",
            "A entrega passa por três testes: quem pode entra, quem foi bloqueado não entra, e por dentro se sai sem leitor. O responsável pratica a inclusão e a exclusão de um nome.",
            "Ao terminar, o técnico tenta passar com um cadastro bloqueado, abre com outro válido e confere a saída. A administração aprende a pôr e tirar pessoas.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cadastro de rostos e LGPD", "O que combinar antes de cadastrar"],
        slots: [
          [
            "O rosto é dado sensível pela LGPD, a lei de proteção de dados, e o cadastro pede finalidade clara e base legal, como o consentimento. Em condomínio, leve a regra à assembleia: quem vê as imagens, quando se apagam e qual a alternativa.",
            "Pela LGPD, a lei de dados pessoais, o rosto exige cuidado maior: motivo definido e autorização ou outra base legal. O condomínio registra em ata quem vê o cadastro, quando ele é excluído e que opção tem quem não aceita.",
            "Antes do primeiro cadastro, combine em ata a finalidade, quem administra as imagens, o prazo para apagar e a alternativa a quem recusa. A LGPD, lei de proteção de dados, trata o rosto como dado sensível.",
            "Imagem de rosto é dado sensível na LGPD, a lei que protege dados pessoais, e só se guarda com motivo e base legal, como o consentimento. A assembleia decide quem administra, até quando se guarda e como entra quem disser não.",
            "Decida em assembleia, antes de cadastrar alguém, para que serve o registro, quem o vê, quando é apagado e como entra quem não aceita. A LGPD, lei de proteção de dados, põe a biometria entre os dados sensíveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O leitor facial funciona à noite e na chuva?",
        answers: [
          "Funciona, se for de uso externo, com vedação e luz própria, em geral infravermelha. O sol direto na lente atrapalha mais que a noite.",
          "Sim, os modelos externos têm infravermelho e resistem à água.",
          "Nos modelos para área externa, sim: a carcaça é vedada e a iluminação infravermelha enxerga no escuro. Evite apenas um ponto com sol batendo na câmera.",
        ],
      },
      {
        question: "Uma foto engana o leitor facial?",
        answers: [
          "Os modelos com detecção de rosto vivo recusam foto e tela de celular. Nos mais simples pode enganar, por isso confira esse recurso na ficha antes de comprar.",
          "Depende do aparelho. Quem tem detecção de vida percebe que é foto ou vídeo e não abre; os básicos podem falhar.",
          "Engana os mais simples, que só comparam imagens. Procure na ficha a detecção de vida, capaz de perceber foto impressa e tela de celular.",
        ],
      },
      {
        question: "O reconhecimento facial funciona na falta de luz?",
        answers: [
          "Com fonte e bateria, o leitor e a fechadura continuam por algum tempo. O motor da garagem precisa do próprio nobreak, e a saída por dentro deve abrir sem energia.",
          "Continua enquanto durar a bateria da fonte. Para a garagem, soma-se um nobreak ao motor, e o portão social mantém abertura por dentro e chave.",
          "Com bateria na fonte, por um período. A garagem só abre se o motor também tiver nobreak, e o pedestre precisa de saída por dentro e chave.",
        ],
      },
      {
        question: "Preciso trocar o motor do portão?",
        answers: [
          "Não, se ele está em ordem, porque para a placa o leitor é mais um botão. No portão social, pode faltar a fechadura elétrica.",
          "O motor atual serve. Só o social pode precisar de peça nova, a fechadura elétrica.",
          "Na maioria dos casos, não. A compra possível é a fechadura elétrica do portão de pedestres.",
        ],
      },
    ],
    photo: "fotos da entrada, do ponto do leitor, da fechadura e da etiqueta do motor",
  },
  {
    id: "melhor-controle-de-acesso",
    broader: "controle-de-acesso",
    label: "Melhor controle de acesso",
    phrase: "a escolha do controle de acesso",
    intent: "buying",
    asks: [
      "controle acesso condomínio pequeno",
      "controle de acesso para condomínio pequeno",
      "controle acesso prédio pequeno",
      "controle acesso vila",
      "acesso condomínio pequeno",
      "melhor controle acesso",
      "qual controle acesso",
      "controle acesso portão melhor",
      "qual acesso condomínio",
      "tag ou facial",
      "facial ou tag",
      "cartão ou facial",
      "senha ou facial",
      "biometria ou tag",
      "tag ou biometria",
      "tag ou digital",
      "digital ou tag",
      "biometria ou facial",
      "facial ou digital",
      "senha ou tag",
      "controle ou facial",
      "tag biometria portão",
      "qual melhor acesso prédio",
      "trocar controle acesso prédio",
      "trocar controle acesso condomínio",
      "trocar controle acesso",
    ],
    answers: {
      any: [
        "O melhor controle de acesso depende do tamanho do lugar. Em casa e em condomínio pequeno, senha ou tag chaveiro no portão social e controle de código rolante na garagem custam menos e bastam. Em condomínio maior, compensa a tag nos carros e o leitor facial ou de cartão no social, com registro e bloqueio de cada pessoa.",
        "Qual controle de acesso escolher depende de quem passa. Para carros de moradores, use tag. Para pedestres, facial ou cartão. Para visitas, senha temporária ou portaria. Em casa, senha ou celular bastam e custam menos que o facial.",
        "O melhor sistema de acesso para portão de condomínio junta tag nos carros, na garagem, e facial ou cartão no portão social. Para casa, o mais indicado é a senha. Tag, facial, cartão e senha são ligados à fechadura elétrica ou à botoeira do motor, sem trocar o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, facial, cartão, senha ou controle", "Qual acesso usar em cada entrada"],
        slots: [
          [
            "Cada entrada tem um tipo mais indicado. Compare o que acontece em caso de perda, como entra a visita e quem faz o cadastro.",
            "Do mais barato ao mais caro, veja onde cada um serve.",
            "A ordem é de custo, e o uso decide qual compensa.",
          ],
        ],
        bullets: [
          "Senha: barata, serve a visita, mas pode vazar",
          "Cartão e tag: some, mas se exclui um por um",
          "Celular: prático em casa, depende de internet",
          "Digital: não se empresta, sofre com mão suja",
          "Facial: libera de mãos cheias, o mais caro",
        ],
      },
      {
        about: "check",
        headings: ["O que definir antes de comprar", "Perguntas para escolher o acesso"],
        slots: [
          [
            "A escolha fica simples depois de contar pessoas e entradas. Quem cadastra e quem exclui é a decisão mais esquecida.",
            "Com cinco respostas, o orçamento sai sem visita.",
            "Conte estes pontos antes de comprar, porque o que for esquecido custa mais depois.",
          ],
        ],
        steps: [
          "Conte quantos moradores, funcionários e veículos vão entrar.",
          "Separe a entrada de carros da entrada de pedestres.",
          "Defina quem vai cadastrar as pessoas e quem vai excluir.",
          "Veja onde há energia e rede para o leitor.",
          "Anote se o portão tem fechadura elétrica.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o leitor é ligado ao portão", "Do leitor fixado ao cadastro"],
        slots: [
          [
            "O leitor fica a cerca de 1,30 m do chão, abrigado de chuva e sol direto. Cabo de comando e força seguem separados, e a fonte recebe bateria de apoio.",
            "Altura de 1,30 m e abrigo para o leitor, com o cabo longe da energia. Uma bateria mantém tudo na falta de luz.",
            "O leitor fica a cerca de 1,30 metro do chão, protegido da chuva, com fonte de bateria. O fio de energia e o de sinal passam em tubos separados.",
          ],
          [
            "A saída entra na botoeira da placa ou na fechadura do social, por contato seco ou relé. No fim se testa um usuário bloqueado, para provar que ele não entra.",
            "Por contato seco na central ou na fechadura, o leitor comanda. Termina com teste de liberação e de bloqueio.",
            "O leitor é ligado à placa como um botão. No fim, o técnico testa uma pessoa excluída do cadastro e a abertura de emergência.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Leitor, cabo e cadastro"],
        slots: [
          [
            "O mais barato é senha ou cartão em portão social que já tem fechadura elétrica. O mais caro é o facial, com fonte e cadastro. Quando falta a fechadura elétrica, ela é boa parte do total.",
            "Com a fechadura pronta, senha e cartão custam pouco. Facial e tag de longo alcance custam mais.",
            "O leitor simples custa menos, e o facial custa mais. A fechadura elétrica, quando ainda não existe, soma bastante, e o cabo a passar também muda o total.",
          ],
          [
            "Em condomínio, o cadastro é por plantão, cerca de um minuto por pessoa, e a nota sai no CNPJ. Em residência, a montagem cabe em {trade.smallRepair} se o cabo existe.",
            "Em prédio, conte um minuto por pessoa cadastrada, em plantão. Em casa, a montagem fica em {trade.smallRepair}, quando o cabo já existe.",
            "Em casa, com o fio já passado, a instalação leva cerca de {trade.smallRepair}. Em prédio, some o tempo de cadastrar os moradores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para ter controle de acesso?",
        answers: [
          "Não, se ele está em ordem. O leitor dá um contato na entrada de botoeira da placa.",
          "Não, porque o leitor age como um botão a mais. Basta a central ter a entrada de botoeira livre.",
        ],
      },
      {
        question: "Posso misturar tag e facial?",
        answers: [
          "Pode, e é comum: tag na garagem, facial no social, cada um com o seu leitor.",
          "Sim, e cada entrada tem o leitor próprio. O cadastro pode ser um só, se o sistema reúne os dois.",
        ],
      },
      {
        question: "O que acontece com o controle de acesso na falta de luz?",
        answers: [
          "O leitor e a fechadura continuam se a fonte tiver bateria. O motor precisa de nobreak. A fechadura também abre pela chave.",
          "Com bateria na fonte, o leitor continua. Sem ela, o portão social só abre pela chave.",
        ],
      },
      {
        question: "O que fazer com o acesso do morador que se muda?",
        answers: [
          "Exclui-se só o cadastro dele, no mesmo dia. Essa é a vantagem sobre o controle comum.",
          "O cadastro individual é apagado no dia da mudança. Enquanto isso não é feito, a pessoa continua entrando.",
        ],
      },
    ],
    photo: "fotos da entrada de carros, do portão social e da etiqueta do motor",
  },
  {
    id: "leitura-de-placa",
    broader: "controle-de-acesso",
    label: "Leitura de placa do carro",
    phrase: "a leitura da placa do carro",
    intent: "buying",
    asks: [
      "leitor placa cancela preço",
      "leitor de placa para cancela",
      "leitor placa portão preço",

      "portão reconhecimento de placa",
      "abertura portão reconhecimento placa",
      "leitor placa",
      "abrir pela placa",
      "leitor placa carro",
      "câmera lê placa",
      "câmera lê placa carro",
      "câmera lê placa carro abre",
      "câmera leitura placa",
      "lpr portão",
      "leitura placa",
      "leitura placa carro",
      "reconhecimento placa",
      "reconhecimento placas",
      "placa veículo abre",
      "lpr condomínio",
      "placa carro abrir portão",
      "leitor placas condomínio",
      "câmera placa condomínio",
    ],
    answers: {
      any: [
        "Sim, existe: o portão abre lendo a placa do carro com uma câmera de leitura, o sistema LPR, que compara a placa com o cadastro e aciona o motor por um contato. Funciona bem com carro devagar, placa limpa e luz própria à noite, e pede tag ou controle de reserva.",
        "O leitor de placa para cancela ou portão tem preço por entrada: câmera LPR, programa de cadastro, ligação à central e, muitas vezes, uma mensalidade do programa. O motor atual costuma servir. O orçamento da ligação é grátis, pela foto da entrada. Tenha também tag ou controle, porque a placa suja não é lida.",
        "A câmera que lê placa e abre portão identifica o veículo cadastrado em um ou dois segundos e manda abrir. Funciona à noite com infravermelho, mas costuma errar mais com chuva e placa suja, e por isso se usa junto com tag, controle ou porteiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Placa, tag ou controle", "Quando a leitura de placa compensa"],
        slots: [
          [
            "A leitura dispensa etiqueta no carro e registra também quem não é cadastrado. Em entrada com guarita e muitos carros ela compensa. Em casa, o controle ainda é mais simples.",
            "Sem nada colado no vidro, a câmera reconhece o morador e grava quem tentou entrar. Compensa com movimento e portaria, menos em residência.",
            "O ganho está em não distribuir aparelho e em ter registro de todos os veículos. Para uma casa só, controle ou tag resolve por menos.",
          ],
          [
            "Uma placa clonada engana a câmera, que reconhece o carro, e não quem dirige. Em entrada sem porteiro, junte tag, senha ou facial.",
            "A câmera não vê o motorista, e placa copiada passa. Onde não há vigia, some uma segunda verificação, como tag ou senha.",
            "Placa é fácil de copiar, por isso a dupla checagem com tag ou facial é o mais seguro em entrada sem vigilância.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalada a leitura de placa", "Câmera, programa e ligação ao motor"],
        slots: [
          [
            "A câmera fica na altura da placa, de 3 a 5 metros do ponto de parada, com iluminação própria e o carro quase parado. Lombada antes do portão melhora a leitura.",
            "Escolhe-se um ponto que pegue a placa de frente, a uns 3 a 5 metros, com luz infravermelha. Reduzir a velocidade, com lombada ou piso, diminui o erro.",
            "O aparelho mira a placa de frente, entre 3 e 5 metros, e traz luz para a noite. Carro devagar é condição, e a lombada ajuda.",
          ],
          [
            "A saída de relé do sistema entra na botoeira da central, sem tensão, e a fotocélula continua protegendo o fechamento. Um laço no piso evita que a folha feche sobre o segundo carro.",
            "O comando chega ao motor por contato seco, e a fotocélula segue ativa. Com fila, um laço no piso segura o portão aberto.",
            "Liga-se um relé à entrada de botoeira, mantendo a fotocélula. Laço magnético no chão protege quem vem atrás.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor"],
        slots: [
          [
            "O total muda com os itens abaixo, e é sempre mais alto que o de tag ou controle para o mesmo número de carros.",
            "Custa mais que um sistema de tag, e estes itens explicam a diferença.",
            "São quatro partes, e a câmera com programa é a maior.",
          ],
        ],
        bullets: [
          "Câmera de leitura: uma por sentido, entrada e saída.",
          "Programa de cadastro: local ou em nuvem, às vezes com mensalidade.",
          "Infraestrutura: poste, cabo de rede e energia.",
          "Ligação ao motor: contato seco, laço e testes.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O leitor de placa de veículo funciona à noite?",
        answers: [
          "Funciona, com infravermelho próprio e o farol fora do eixo da câmera. Farol alto e placa suja ainda causam erro.",
          "Sim, se a câmera tem iluminação infravermelha. A posição é escolhida para o farol não ofuscar.",
        ],
      },
      {
        question: "Funciona com a placa Mercosul?",
        answers: [
          "Sim, os sistemas atuais leem o padrão Mercosul e o antigo. Confirme na ficha do equipamento.",
          "Funciona, desde que o programa seja atualizado para os dois padrões.",
        ],
      },
      {
        question: "E moto, com placa atrás?",
        answers: [
          "A câmera da frente não lê moto. Usa-se tag, controle ou uma câmera traseira.",
          "Moto pede outro meio, como tag ou facial, porque a placa fica atrás.",
        ],
      },
      {
        question: "A leitura de placa precisa de internet?",
        answers: [
          "Nem sempre: há sistema local, que abre sem rede externa. Cadastro a distância e nuvem pedem internet.",
          "O local funciona sem; o de nuvem, não. Para entrada de condomínio, o local é mais seguro contra queda.",
        ],
      },
    ],
    photo: "fotos da entrada de dia e à noite e da etiqueta do motor",
  },
  {
    id: "entregas-no-portao",
    broader: "controle-de-acesso",
    label: "Receber entregas no portão automático",
    phrase: "as entregas no portão",
    asks: [
      "condomínio sem portaria abrir entregador",
      "prédio sem portaria abrir entregador",
      "sem porteiro abrir entregador",
      "condomínio sem portaria entregador",
      "condomínio sem porteiro entregas",

      "motoboy portão",
      "motoboys entregas portão",
      "portão automático entregas motoboy",
      "portão entregas encomendas",
      "receber encomenda",
      "encomenda portão",
      "receber encomenda sem sair casa",
      "entrega encomenda portão",
      "receber entrega sem sair casa",
      "receber pacote portão",
      "entregador portão",
      "entregador abrir",
      "liberar entregador",
      "entregador entrar sem abrir garagem",
      "entregador sem abrir garagem",
      "encomenda sem abrir garagem",
      "entregas portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Para receber entregas e motoboys com portão automático, o melhor é não abrir a garagem: libere o portão social por interfone ou celular, ou use uma caixa de encomendas na grade. Se só há o portão de carros, abra de longe com câmera e fotocélula funcionando.",
        "O entregador entra sem abrir a garagem quando o portão social tem fechadura elétrica, acionada pelo interfone, por senha de uso único ou pelo celular. Para encomenda sem sair de casa, uma caixa de entregas no muro resolve; no portão automático, só com câmera e fotocélula.",
        "Encomenda com portão automático se recebe sem sair de casa pelo social, com fechadura elétrica e interfone de câmera, ou por uma caixa de entregas, deixando a garagem fechada para motoboy e entregador. O aplicativo abre de longe, desde que você veja o vão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como receber sem abrir a garagem", "Social, caixa ou aplicativo"],
        slots: [
          [
            "O portão social abre e fecha em segundos e expõe pouco a casa, enquanto a garagem fica aberta por mais tempo. Para pacote pequeno, uma caixa com porta dos dois lados dispensa abrir qualquer portão.",
            "Abrir só o social deixa o vão menor, e por menos tempo, à vista da rua. A caixa de encomendas, fixa no muro e com retirada por dentro, resolve o que cabe nela.",
            "A passagem de pedestre é menor e mais rápida que a da garagem, por isso mais segura. Pacotes pequenos ficam numa caixa no muro, com portinha para dentro.",
          ],
          [
            "Onde há muita entrega, uma senha com prazo ou de uso único serve ao entregador, e a da família não se passa a ninguém.",
            "Senha temporária no teclado atende quem entrega sempre, e acaba na data marcada.",
            "Para entregas frequentes, dê uma senha que vence, nunca a da casa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se instala", "Fechadura, interfone e módulo"],
        slots: [
          [
            "No social vão a fechadura elétrica, a mola que fecha a folha e o interfone com câmera ou um módulo de celular, que depende de internet no local. No portão de carros, o módulo se liga à entrada da botoeira, e o motor continua o mesmo.",
            "A fechadura elétrica com mola recebe o comando do interfone ou do celular, este com Wi-Fi perto. O motor da garagem não muda: o módulo entra como um botão de parede.",
            "Interfone com câmera e fechadura elétrica bastam no social, com mola para a folha voltar. Quem quer celular precisa de módulo e rede sem fio, sem trocar o motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir de longe com segurança", "Cuidados ao abrir para a entrega"],
        slots: [
          [
            "Confira pela câmera quem é antes de liberar e veja a folha fechar depois. A fotocélula, o sensor do vão, precisa estar na altura certa para enxergar a moto, que é estreita.",
            "Só comande de longe vendo o vão, na ida e na volta da folha. Moto é estreita, e a fotocélula que segura o portão deve estar na altura dela.",
            "Olhe a câmera antes de abrir e até fechar. O sensor do vão, a fotocélula, tem de ver também a moto, senão a folha fecha sobre ela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que precisa para abrir o social pelo celular?",
        answers: [
          "Fechadura elétrica e um módulo ou interfone com aplicativo, além de internet no local. O valor depende do aparelho e da distância do cabo.",
          "Uma fechadura elétrica e um módulo com Wi-Fi por perto. Interfone com aplicativo faz os dois papéis.",
        ],
      },
      {
        question: "A caixa de encomendas pode ir na folha?",
        answers: [
          "Não: o que sai da folha bate na coluna ou machuca quem passa. O lugar dela é o muro ou a grade fixa.",
          "Só na parte fixa. Presa à folha que anda, pesa e pega na coluna.",
        ],
      },
      {
        question: "O entregador pode receber uma senha?",
        answers: [
          "Pode, se o teclado aceita senha de uma vez só ou com prazo. Depois ela deixa de valer sozinha.",
          "Sim, temporária. Teclado simples não tem esse recurso, e aí se cria uma senha e se apaga depois.",
        ],
      },
      {
        question: "E se cair a internet?",
        answers: [
          "O aplicativo para, e ficam o interfone, a senha e a chave. Tenha sempre um segundo meio de abrir.",
          "Sem rede o celular não abre. Interfone com fio e teclado continuam funcionando.",
        ],
      },
    ],
    photo: "fotos do portão social, da fechadura, do interfone e da entrada vista da rua",
  },
  {
    id: "hospede-e-inquilino",
    broader: "controle-de-acesso",
    label: "Portão para hóspede ou inquilino",
    phrase: "o acesso de hóspede e inquilino",
    asks: [
      "casa alugada temporada portão",
      "motor portão temporada",
      "motor casa alugada temporada",
      "portão alugada temporada",
      "liberar inquilino aplicativo",
      "inquilino aplicativo portão",
      "liberar portão inquilino aplicativo",
      "liberar portão inquilino",
      "inquilino celular abrir portão",
      "acesso inquilino portão",
      "airbnb abrir celular",
      "airbnb portão celular",
      "hóspede abrir celular",
      "portão casa temporada",
      "airbnb portão",
      "portão airbnb",
      "hóspede portão",
      "portão aluguel temporada",
      "aluguel temporada garagem",
      "aluguel temporada acesso garagem",
      "aluguel temporada controle",
    ],
    intent: "question",
    answers: {
      any: [
        "O hóspede ou inquilino abre o portão com uma senha em teclado, trocada a cada estadia, ou pelo aplicativo no celular, com convite que vence na data de saída, o que serve bem ao Airbnb. O motor atual continua, porque o teclado ou o módulo se liga à entrada da botoeira, o botão da parede.",
        "Em casa alugada por temporada, dê ao hóspede uma senha própria ou o acesso pelo aplicativo do celular, que você cancela no fim, em vez de um controle que pode se perder. Nenhum dos dois exige motor novo, porque são ligados à placa do portão pela entrada da botoeira.",
        "Para liberar o portão a inquilino ou hóspede, use um convite de aplicativo, válido só nos dias do aluguel, ou uma senha em teclado, que funciona sem internet. O motor do portão automático continua o mesmo, já que o aparelho aciona a placa como um botão de parede.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Senha, aplicativo ou controle", "Que acesso dar a quem aluga"],
        slots: [
          [
            "A senha no teclado não depende de internet nem do celular do hóspede e é a solução mais simples para poucos dias. O aplicativo mostra quem abriu e quando, e o convite termina na data marcada.",
            "O teclado funciona sem rede e sem celular, por isso atende bem à temporada. Já o aplicativo registra cada abertura e encerra o acesso sozinho no último dia.",
            "Para estadia curta, o teclado é o mais prático, porque não usa internet. O aplicativo tem a vantagem do registro de entradas e do convite com data de fim.",
          ],
          [
            "O controle emprestado continua abrindo até ser apagado da placa, e em central simples isso obriga a regravar todos. Para inquilino fixo, cadastre o celular e retire o acesso no dia da saída.",
            "O problema do controle é a devolução: se ele não volta, segue abrindo, e muitas placas só apagam todos de uma vez. Com inquilino de contrato, é mais fácil retirar o celular dele ao fim.",
            "Já o controle precisa ser devolvido ou apagado da central, às vezes junto com os outros. No aluguel fixo, basta remover o celular do inquilino quando o contrato termina.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se instala", "Como o teclado ou o módulo é ligado"],
        slots: [
          [
            "O teclado fica do lado de fora, abrigado da chuva, e o contato que aciona o portão fica do lado de dentro do muro. O módulo de celular é instalado junto da placa e precisa de sinal Wi-Fi ali, por isso convém testar a rede antes.",
            "Do lado de fora fica só o teclado, à prova de chuva. O acionamento vai por dentro, para ninguém abrir mexendo nos fios. O módulo do aplicativo precisa que o Wi-Fi chegue até o motor.",
            "O técnico instala o teclado na entrada, com a parte que aciona o portão protegida dentro do muro. Para o aplicativo, o módulo é ligado à placa e depende de o Wi-Fi da casa alcançar o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Entre um hóspede e outro", "O que fazer na troca de morador"],
        slots: [
          [
            "A cada saída, cancele o acesso antigo e confira se o portão está bom para o próximo morador, o que leva poucos minutos.",
            "Uma rotina curta na troca de hóspede evita acesso esquecido e chamada à noite.",
            "Antes da próxima chegada, faça estes acertos, que levam poucos minutos.",
          ],
        ],
        steps: [
          "Apague a senha ou cancele o convite de quem saiu.",
          "Teste uma abertura completa e a fotocélula, o sensor da passagem.",
          "Recolha os controles emprestados.",
          "Deixe por escrito como sair se faltar luz e um telefone de apoio.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O hóspede precisa de internet para abrir?",
        answers: [
          "Pelo aplicativo, sim, no celular e na casa. Pelo teclado de senha, não, e por isso ele serve de reserva.",
          "No aplicativo, precisa de rede; no teclado, só da senha. Ter os dois evita que ele fique na rua.",
        ],
      },
      {
        question: "E se o inquilino não devolver o controle?",
        answers: [
          "O código do controle é apagado da placa. Em central simples, apagam-se todos e se regravam os que ficam.",
          "O técnico apaga o cadastro, e o controle deixa de abrir. Em muitas placas é preciso limpar todos e gravar os seus outra vez.",
        ],
      },
      {
        question: "Como o hóspede sai se faltar luz?",
        answers: [
          "Ele sai pela porta ou pelo portão social com chave, ou pelo portão da garagem se houver nobreak no motor. Deixe isso por escrito e avise que basculante não deve ser destravado.",
          "Deixe com ele a chave da porta social. Um nobreak mantém algumas aberturas, e só uma folha de correr ou de abrir pode ser destravada, com orientação.",
        ],
      },
      {
        question: "Quanto custa pôr teclado ou aplicativo?",
        answers: [
          "O valor soma o aparelho, o cabo até o motor e a instalação, e o motor continua o mesmo. O teclado com cabo longo e o módulo sem Wi-Fi perto são os casos mais caros.",
          "Depende do modelo e da distância até a placa. Como o motor não é trocado, você paga o aparelho e a ligação.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e do roteador mais próximo",
  },
  {
    id: "caixa-de-correio",
    broader: "controle-de-acesso",
    label: "Correio e caixa de correio no portão",
    phrase: "a caixa de correio",
    asks: [
      "correio carta portão",
      "correio deixa carta portão fechado",
      "carteiro portão",
      "correio portão fechado",
      "caixa correio portão",
      "onde colocar caixa correio",
      "onde pôr caixa correio portão",
      "caixa de correio portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Em casa com portão automático, a caixa de correio fica no muro ou na grade fixa, virada para a rua e ao alcance da calçada, porque é ali que o correio deixa a carta com o portão fechado. Na folha que anda ela não deve ir: bate na coluna ou machuca quem passa.",
        "O correio deixa a carta na caixa de correio, que se põe no muro, na coluna ou na grade fixa ao lado do portão automático, com a retirada por dentro. Presa à folha, ela pesa, pega na coluna e atrapalha o movimento.",
        "Para pôr a caixa de correio num portão automático fechado, escolha o muro ou a grade que não se move, com a boca para a calçada e a portinha para dentro. Nunca na folha, porque ela bate ao abrir e o carteiro não espera o portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde prender a caixa de correio", "Muro, coluna ou grade fixa"],
        slots: [
          [
            "O lugar certo é fixo, perto do número da casa, visível da calçada e longe do caminho da folha. Antes de furar, abra o portão por inteiro e veja por onde ele passa, já que o de correr se recolhe rente ao muro.",
            "Prefira parte que não se mexe, ao lado do número e fora do curso do portão. No de correr, confira de que lado a folha se recolhe antes de furar.",
            "Fixe junto do número, em muro, coluna ou grade parada. Um portão de correr passa rente à parede, então veja o curso inteiro primeiro.",
          ],
          [
            "A boca deve ficar a uma altura confortável para quem está em pé na calçada, com a tampa contra a chuva. A retirada por dentro evita abrir o portão.",
            "Deixe a abertura na altura das mãos de quem passa e protegida da chuva. Pegue as cartas pelo lado de dentro.",
            "Altura fácil para quem está na rua e aba contra a água bastam. Por dentro, uma portinha com chave.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se a caixa já está na folha", "Caixa presa ao portão que anda"],
        slots: [
          [
            "Com o disjuntor desligado e o portão parado, veja se ela passa livre pela coluna e pelo muro; se raspa, mude de lugar. No basculante, qualquer peso a mais mexe no equilíbrio, e o acerto do contrapeso é do técnico.",
            "Desligue o disjuntor e meça o espaço entre a caixa e a coluna. Se não sobra, tire. Em folha basculante, até pouco peso altera o contrapeso, que só o técnico regula.",
            "Olhe, sem energia, se a caixa pega em algum ponto do caminho. Peso novo em basculante pede conferir o contrapeso com o técnico, porque a folha desequilibrada força o motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com motor e fotocélula", "O que não furar nem encobrir"],
        slots: [
          [
            "A caixa não pode cobrir a fotocélula, o sensor que impede o portão de fechar sobre alguém, nem o caminho dos fios na coluna. Fure longe do eletroduto e da base do motor.",
            "Mantenha livre a fotocélula, que vê quem passa no vão, e não fure onde passam os fios do motor. Escolha um ponto afastado da base.",
            "Deixe a lente da fotocélula desimpedida, porque é ela que segura o fechamento, e descubra por onde passa a fiação antes da furadeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carteiro pode tocar o interfone?",
        answers: [
          "Pode, quando a entrega pede assinatura. A carta comum fica na caixa.",
          "Sim, em encomenda registrada. Para o resto, ele usa a caixa e segue.",
        ],
      },
      {
        question: "Dá para fazer uma fresta na própria folha?",
        answers: [
          "Dá, sem nada que sobressaia, e o corte é serviço de serralheiro. As cartas caem no chão ou num coletor preso por dentro, que também não pode raspar.",
          "Uma fresta na chapa é possível. Só não pode haver caixa saliente que bata na coluna.",
        ],
      },
      {
        question: "E as encomendas grandes?",
        answers: [
          "Para elas serve uma caixa de entregas no muro, com porta dos dois lados, ou a abertura do portão social pelo interfone.",
          "Use uma caixa maior no muro ou libere o social pelo interfone, sem abrir a garagem.",
        ],
      },
      {
        question: "Posso prender no portão social?",
        answers: [
          "Na parte fixa ao lado dele, sim. Na folha, o peso força a dobradiça e a mola que fecha.",
          "Melhor na grade ao lado. A folha do social é leve, e peso nela desregula a mola e a fechadura.",
        ],
      },
    ],
    photo: "fotos do muro, da grade e do portão aberto e fechado",
  },
  {
    id: "liberar-visita",
    broader: "controle-de-acesso",
    label: "Liberar visita, entrega ou hóspede",
    phrase: "a liberação de visitas",
    asks: [
      "visita abrir portão",
      "liberar visita",
      "abrir portão visita",
      "acesso temporário",
      "senha temporária",
      "diarista portão",
      "prestador abrir portão",
      "liberar portão distância",
    ],
    intent: "question",
    answers: {
      any: [
        "Para liberar visita, entregador ou hóspede sem dar controle nem abrir a garagem, abra só o portão social, pelo interfone, por senha temporária em teclado ou pelo aplicativo. O motor não muda, e o acesso se apaga quando a pessoa vai embora; de longe, só com câmera e fotocélula.",
        "Deixe entrar o entregador ou a visita pelo portão social, com fechadura elétrica comandada por interfone, senha com prazo ou celular, e mantenha a garagem fechada. Quem recebe hóspede dá uma senha que vale só na estadia, o que um controle emprestado não permite.",
        "Dá para abrir o portão para entrega ou visita sem sair de casa, e até de longe: interfone com câmera, senha temporária ou aplicativo ligados à fechadura do social. Carta vai na caixa de correio, fora da folha, e a garagem só se abre à distância com câmera e fotocélula.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que acesso dar a cada pessoa", "Do entregador ao hóspede"],
        slots: [
          [
            "Cada pessoa pede um acesso, e todos podem ser apagados depois. O social fica aberto por segundos, e a garagem, por bem mais.",
            "Escolha pelo tempo de uso: uma vez, toda semana ou alguns dias. Prefira sempre a entrada de pedestre.",
            "Quem vem uma vez não precisa de senha fixa. Veja o que dar a cada um.",
          ],
        ],
        bullets: [
          "Entrega: interfone ou toque no aplicativo, com câmera",
          "Encomenda sem ninguém: caixa ou armário que abre por senha de uso único",
          "Diarista: senha própria, com dia e horário",
          "Hóspede: senha que vence no fim da estadia",
          "Carta: caixa de correio no muro, nunca na folha",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com acessos emprestados", "Depois que a pessoa foi embora"],
        slots: [
          [
            "Apague a senha no dia em que a pessoa sai e troque a de fábrica antes do primeiro uso. O histórico do aplicativo mostra quem abriu e quando.",
            "No dia da saída, a senha vence ou é apagada. A de fábrica nunca fica, e o registro do aplicativo guarda horários.",
            "Senha tem dono e data para acabar, e a original do aparelho é trocada logo. Consulte o histórico se houver dúvida.",
          ],
          [
            "Controle escondido em vaso ou caixa de luz é chave para qualquer um. O emprestado que não voltou se apaga da memória da central.",
            "Nada de controle no vaso. Se um sumiu, o código dele sai da central.",
            "Esconder controle na entrada abre a casa a quem procura. O não devolvido se cancela na placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se instala para liberar visitas", "Fechadura, teclado e interfone no portão"],
        slots: [
          [
            "No social entra fechadura elétrica com mola, e o teclado, interfone ou módulo Wi-Fi dá um contato para ela ou para a central do motor. O leitor fica a 1,2 metro do chão, abrigado, com o cabo separado da força.",
            "Fechadura elétrica e mola no social, e um aparelho que dá o comando, na altura de 1,2 metro e fora da chuva. O motor recebe só um contato, sem troca.",
            "O comando, seja teclado, seja celular, vira um botão a mais na fechadura ou na placa. Fica a cerca de 1,2 metro, vedado e com fio próprio.",
          ],
          [
            "Fonte com bateria mantém a abertura na falta de luz, e a chave mecânica fica de reserva. Quem já tem fechadura elétrica gasta bem menos.",
            "Com bateria, o social abre no apagão. Havendo fechadura elétrica, só se acrescenta o aparelho.",
            "Bateria na fonte e chave à mão evitam ficar fora. O custo cai quando a fechadura já existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para liberar a visita sem internet?",
        answers: [
          "O teclado e o interfone comum, sim. O aplicativo de longe, não.",
          "Senha no teclado não precisa de rede; abertura pelo celular, precisa.",
        ],
      },
      {
        question: "É seguro fechar o portão de longe?",
        answers: [
          "Só com fotocélula funcionando e câmera mostrando o vão. Sem ver, deixe o fechamento para quem está no local.",
          "Com sensor e imagem, sim. Sem um deles, não.",
        ],
      },
      {
        question: "Qual é mais barato, teclado, interfone ou aplicativo?",
        answers: [
          "Sobre uma fechadura elétrica que já existe, o teclado e o módulo Wi-Fi são os mais baratos, e o vídeo porteiro, o mais caro. Sem fechadura, ela é o maior gasto.",
          "Teclado e módulo custam menos; vídeo porteiro, mais. A fechadura, se falta, pesa mais que os três.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não. Qualquer central com entrada de botoeira recebe o comando.",
          "Não precisa, porque o acesso é um botão a mais.",
        ],
      },
    ],
    photo: "fotos da entrada, do interfone e da etiqueta do motor",
  },
  {
    id: "abrir-com-cartao",
    broader: "controle-de-acesso",
    label: "Abrir o portão com cartão",
    phrase: "a abertura com cartão",
    asks: [
      "abrir cartão",
      "portão cartão",
      "cartão aproximação",
      "cartão rfid",
      "leitor cartão",
      "cartão proximidade",
      "chaveiro aproximação",
      "tag chaveiro",
      "abrir portão cartão",
      "cartão magnético portão",
      "nfc portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para abrir o portão com cartão, instala-se um leitor de aproximação, RFID, ligado à fechadura elétrica do portão social ou à entrada de botoeira do motor. Cada funcionário ou morador tem o seu cartão, e o perdido se bloqueia sozinho, sem mexer nos demais.",
        "O portão que abre por cartão de aproximação usa um leitor RFID, uma fonte e a fechadura elétrica, e o motor que já existe não muda. Cartão de acesso perdido dá para bloquear no mesmo dia, apagando só aquele código.",
        "Instalar leitor de cartão no portão social pede leitor vedado, fonte com bateria, fechadura e botão de saída, num serviço de poucas horas se o duto existe. Serve a pedestres e funcionários. Para o carro, a tag no vidro é mais prática.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Antes de comprar o leitor de cartão", "Que leitor, cartão e fonte escolher"],
        slots: [
          [
            "O alcance é de poucos centímetros, de 3 a 10, por isso a posição conta: perto do trinco e longe da chuva direta.",
            "O leitor lê de 3 a 10 cm, então fica ao lado do trinco, abrigado do sol e da água.",
            "Coloque-o à mão de quem entra, pois a leitura é de 3 a 10 cm.",
          ],
        ],
        bullets: [
          "Leitor: externo e vedado, com cadastro individual.",
          "Cartão: o simples, de 125 kHz, se copia; prefira o criptografado, de 13,56 MHz.",
          "Fonte: com bateria, para a entrada não parar na falta de luz.",
          "Trava: a fechadura de trinco segue trancada sem energia; o eletroímã solta.",
          "Reserva: chave mecânica e botão de saída por dentro.",
        ],
      },
      {
        about: "visit",
        headings: ["Do leitor à fechadura: a instalação", "O que o técnico faz"],
        slots: [
          [
            "O cabo vai do leitor à fonte e à fechadura, em eletroduto, e no motor da garagem usa-se um contato sem tensão na botoeira. A ligação é do técnico, porque há rede na caixa.",
            "Passa-se o cabo em duto até fonte e fechadura. Para comandar a garagem, um contato seco entra na botoeira da central, serviço de técnico.",
            "Leitor, fonte e fechadura são ligados por eletroduto, e a central do motor recebe só um contato seco.",
          ],
          [
            "Cada cartão é gravado com o nome de quem usa, numa lista que fica com o responsável. No fim testa-se com e sem energia.",
            "A lista de quem recebeu cada cartão é o que permite apagar só o perdido. O teste inclui a falta de luz.",
            "Gravam-se os cartões por nome e prova-se a abertura com a energia cortada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Quanto custa o acesso por cartão"],
        slots: [
          [
            "Contam o leitor, a fonte, a trava que ainda não existe, o cabo e o número de cartões. O cartão custa pouco, e sistema com registro de horário custa mais que o de lista simples.",
            "O leitor, a fechadura e o cabo são a maior parte do preço, e os cartões pesam pouco. O sistema que registra quem entrou e a que horas custa mais.",
            "O mais barato é o leitor simples em portão que já tem fechadura elétrica. O mais caro é o sistema com horário e relatório. Cada cartão a mais soma pouco.",
          ],
          [
            "Aproveitar fechadura, fonte e duto do interfone é o que mais reduz a conta.",
            "Onde já há interfone com fechadura, entra quase só o leitor.",
            "Interfone e fechadura prontos poupam a maior parte do serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi o cartão do portão. O que faço?",
        answers: [
          "Avise no mesmo dia: apaga-se só aquele código, e os outros seguem valendo.",
          "Peça a exclusão logo, porque até lá ele abre. Não é preciso trocar os demais.",
        ],
      },
      {
        question: "O celular faz o papel do cartão?",
        answers: [
          "Em alguns leitores o celular abre por aproximação, o NFC. Confirme no modelo e tenha um cartão de reserva.",
          "Só em leitores que aceitam celular por aproximação. O comum lê apenas o cartão.",
        ],
      },
      {
        question: "Serve para o portão de carros?",
        answers: [
          "Serve, mas obriga a baixar o vidro. Para carro, a tag veicular lê de 3 a 10 metros.",
          "Funciona, com o leitor em um totem. A tag no para-brisa é mais prática.",
        ],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "Com bateria na fonte, o leitor continua por algumas horas. Sem ela, a chave abre a fechadura de trinco.",
          "Com bateria na fonte, o cartão continua abrindo, e a chave fica de reserva. O eletroímã sem bateria solta.",
        ],
      },
    ],
    photo: "fotos da entrada, da fechadura e da etiqueta do motor",
  },
];
