import type { Concept } from "#domain/knowledge/concept.ts";

export const controleDeAcesso: Concept = {
  id: "controle-de-acesso",
  kind: "safety",
  label: "Controle de acesso",
  phrase: "o controle de acesso do portão",
  words: [
    "controle de acesso",
    "acesso de veículos",
    "acesso de moradores",
    "leitor facial",
    "reconhecimento facial",
    "biometria",
    "teclado de senha",
    "portão com senha",
    "cartão de acesso",
    "leitor de cartão",
    "portaria remota",
    "clausura",
  ],
  intent: "installation",
  answers: {
    any: [
      "O controle de acesso do portão libera cada pessoa ou carro por tag, cartão, senha, digital ou face e bloqueia quem saiu sem recadastrar todos. O leitor comanda o motor por contato na placa, sem trocar o motor.",
      "O controle de acesso no portão serve para liberar cada pessoa separadamente e bloquear quem saiu, sem recadastrar todo mundo. Em casa bastam controles de código rolante; em prédio, tag, leitor ou portaria com registro.",
      "Para ter controle de acesso no portão, escolhe-se a identificação, liga-se o leitor à entrada de comando da placa e cadastram-se os usuários. O motor atual costuma servir.",
    ],
    price: [
      "O preço do controle de acesso soma leitor, cadastro, cabos e a ligação ao motor ou à fechadura, e cresce com o número de entradas e usuários. Mande fotos da entrada e diga quantas pessoas usam; o orçamento é grátis.",
      "No controle de acesso cobra-se por ponto de leitura: aparelho, fonte com bateria, cabo e instalação, mais as tags ou cartões por usuário. A ligação ao motor é a parte simples, e o valor sai por foto.",
      "O controle de acesso para condomínio é orçado por entrada e por usuário; em casa, um teclado ou leitor com a ligação à placa. Fotos do portão, do local do leitor e da etiqueta do motor bastam para o valor.",
    ],
    installation: [
      "O controle de acesso é instalado com leitor na altura de uso, fonte com bateria e cabo separado da força até a placa. O comando entra por contato seco, e o cadastro é testado com liberação e bloqueio.",
      "Para instalar o controle de acesso, define-se onde o carro para e quem passa a pé. O leitor aciona a placa do motor ou a fechadura do social, com abertura de emergência por dentro.",
    ],
    comparison: [
      "O controle remoto é barato e anônimo; tag identifica o carro; cartão e senha identificam a pessoa, mas podem ser emprestados; face e biometria não se emprestam e pedem cuidado com dados pessoais.",
      "Em casa, controle de código rolante e celular resolvem. Em prédio e empresa, tag para veículo e leitor para pedestre dão registro e bloqueio individual, que o controle comum não oferece.",
    ],
    repair: [
      "O controle de acesso que não abre pede um teste em duas partes: se a botoeira move o portão, motor e placa estão bons, e a falha é do leitor, da fonte ou do cadastro.",
      "Quando o leitor reconhece e o portão não abre, mede-se o contato de saída e o fio até a placa. Se nem reconhece, verificam-se fonte, rede e cadastro.",
    ],
    buying: [
      "O melhor controle de acesso depende de quem passa: para carros de moradores, tag no para-brisa; para pedestres, leitor facial ou cartão; para visitas, portaria ou senha temporária. Em casa, controle de código rolante e celular bastam.",
      "Para prédio e condomínio, escolha tag veicular na garagem e leitor facial ou cartão no portão social, com registro e bloqueio individual. Em casa, teclado com senha ou celular resolve com menos instalação.",
      "Escolha o controle de acesso pelo número de usuários e pela necessidade de registro: poucos e conhecidos, controle e senha; muitos e com troca de moradores, tag e leitor com cadastro por unidade.",
    ],
    question: [
      "Sim, quase todo portão automático aceita controle de acesso, porque o leitor apenas dá um contato na entrada de botoeira da placa. O motor não muda; o que se acrescenta é leitor, fonte e cadastro.",
      "Vale a pena quando muita gente usa o portão ou quando moradores e funcionários mudam: cada um é liberado e bloqueado sozinho. Em casa com poucos controles, código rolante já dá boa parte dessa segurança.",
      "Funciona também na falta de luz, se o leitor e o motor tiverem bateria ou nobreak. Sem essa reserva, valem a chave do social e o destravamento manual.",
    ],
    "how-to": [
      "Para montar o controle de acesso, liste quem entra, escolha um meio para carros e outro para pedestres e defina quem cadastra e exclui. A ligação do leitor à placa ou à fechadura fica com o técnico.",
      "Comece contando usuários e entradas; depois escolha tag, cartão, senha ou face e o lugar do leitor, protegido da chuva e ao alcance. O comando entra na placa por contato seco, com os fios do lado de dentro.",
    ],
  },
  line: [
    "Controle de acesso com cadastro individual permite bloquear uma pessoa sem mexer nas outras.",
    "O leitor de acesso comanda o motor por contato seco, sem trocar a placa.",
    "Defina quem abre, quando abre e como excluir, antes de escolher o leitor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o controle de acesso faz no portão",
        "Como o leitor libera a entrada",
        "Leitor, cadastro e motor",
      ],
      slots: [
        [
          "É o conjunto que identifica quem chega, confere a permissão e manda o portão abrir.",
          "Um leitor identifica a pessoa ou o carro, e o sistema decide se o motor recebe a ordem.",
          "Identificar, autorizar e registrar são as três tarefas do controle de acesso.",
        ],
        [
          "A ligação com o motor é um contato seco na placa, igual ao de uma botoeira.",
          "Para a placa, o leitor é apenas mais um botão, o que facilita trocar o sistema depois.",
          "O motor não muda: recebe o comando por contato e segue com os mesmos sensores.",
        ],
        [
          "A vantagem sobre o controle comum é excluir uma pessoa só e saber quem abriu.",
          "Cada usuário tem a sua permissão, com horário e validade, se o sistema oferecer.",
          "Quem sai do prédio ou da empresa perde o acesso na hora, sem recolher aparelho.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual controle de acesso escolher", "Tag, cartão, senha ou face", "O meio certo para cada entrada"],
      slots: [
        [
          "Para veículos, a tag no para-brisa evita baixar o vidro e identifica o carro.",
          "Na garagem, tag ou controle com cadastro individual são os meios mais práticos.",
          "O carro se identifica bem por tag; pessoa a pé, por cartão, senha, face ou digital.",
        ],
        [
          "A senha é simples e se espalha, por isso deve ser trocada e ter validade para visitantes.",
          "O cartão se perde e se empresta; face e digital, não, mas guardam dado pessoal sensível.",
          "Biometria e face pedem consentimento e guarda cuidadosa dos dados, como manda a LGPD.",
        ],
        [
          "Portaria remota depende de internet, energia e câmera, e precisa de plano para quando faltarem.",
          "Com portaria a distância, nobreak e segunda internet deixam de ser luxo.",
          "Quem adota portaria remota deve prever a abertura local em caso de queda da internet.",
        ],
      ],
      bullets: [
        "Controle com código rolante",
        "Tag para veículos",
        "Cartão ou chaveiro de proximidade",
        "Teclado com senha temporária",
        "Leitor facial ou de digital",
        "Portaria local ou remota",
      ],
    },
    {
      about: "check",
      headings: [
        "Planeje o acesso, passo a passo",
        "O que definir antes de comprar o leitor",
        "Levantamento para o controle de acesso",
      ],
      slots: [
        [
          "Um bom projeto começa com a lista de quem usa o portão e em que horário.",
          "Antes do equipamento vem a regra: quem entra, por onde e até quando.",
          "Este levantamento se faz com papel e caneta, e evita comprar leitor errado.",
        ],
        [
          "Aproveite para recolher e apagar controles de quem já não frequenta o local.",
          "Controles sem dono conhecido são o primeiro furo de segurança a fechar.",
          "A limpeza do cadastro antigo é parte do trabalho, senão o acesso velho continua aberto.",
        ],
        [
          "Pense também na saída: por dentro deve haver abertura simples e de emergência.",
          "Ninguém pode ficar preso se o sistema falhar, por isso a saída precisa de botão ou chave.",
          "Rota de pedestre e rota de carro separadas reduzem o risco e a fila.",
        ],
      ],
      steps: [
        "Liste moradores, funcionários, visitantes e entregas.",
        "Conte quantos controles existem e de quem são.",
        "Anote os horários de maior movimento.",
        "Marque onde o carro para e por onde o pedestre entra.",
        "Fotografe a entrada, a portaria e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o leitor é ligado ao portão",
        "O trabalho do técnico na entrada",
        "Do leitor fixado ao cadastro",
      ],
      slots: [
        [
          "O leitor é fixado na altura de quem usa, abrigado da chuva e do sol direto.",
          "A posição considera o motorista sentado e o pedestre, inclusive em cadeira de rodas.",
          "Escolhe-se um ponto ao alcance de quem chega, sem obrigar ninguém a parar no meio da calçada.",
        ],
        [
          "Cabo de comando e força seguem separados, e a fonte recebe bateria de apoio.",
          "A saída entra na botoeira da placa ou na fechadura do social, por contato seco ou relé.",
          "Uma fonte com bateria mantém o leitor vivo na queda de luz, junto com o nobreak do motor.",
        ],
        [
          "No fim da instalação se testam liberação, bloqueio, fotocélula e abertura de emergência.",
          "O teste inclui um usuário bloqueado, para provar que ele não entra.",
          "Responsáveis do local aprendem a cadastrar e excluir, sem depender de visita.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como manter o cadastro em ordem",
        "Manutenção do controle de acesso",
        "Revisão do cadastro e dos leitores",
      ],
      slots: [
        [
          "Revise a lista de tempos em tempos e retire quem mudou ou saiu.",
          "O cadastro envelhece: mudança, demissão e venda de carro precisam virar exclusão.",
          "Acesso de ex-morador e de ex-funcionário deve cair no dia da saída.",
        ],
        [
          "Tempo de portão aberto curto e fotocélula em ordem evitam a carona.",
          "Um fechamento rápido dificulta que outro carro entre logo atrás do autorizado.",
          "Eclusa, com dois portões que não abrem juntos, é o recurso contra a carona em prédio.",
        ],
        [
          "Em uso coletivo, o portão pede revisão {visits.business}, com leitor e sensores testados.",
          "Leitor limpo, bateria testada e fechamento regulado evitam fila na entrada {em}.",
          "Peça que a manutenção do portão inclua o teste do leitor e da abertura de emergência.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar o motor para ter controle de acesso?",
      answers: [
        "Não. O leitor comanda a placa atual por contato seco. Só se o motor for lento ou fraco para o fluxo é que a troca entra na conversa.",
        "Em geral, não. Basta que a placa tenha entrada de botoeira e o portão suporte o número de aberturas.",
      ],
    },
    {
      question: "Como bloquear o controle de um ex-morador?",
      answers: [
        "Com receptor de cadastro individual, exclui-se só o dele. Em receptor simples, apaga-se tudo e recadastram-se os demais.",
        "O bloqueio é feito na memória do receptor ou do sistema de tags. Se o atual não permite excluir um só, avalie trocar o receptor.",
      ],
    },
    {
      question: "O que acontece com o acesso na falta de luz?",
      answers: [
        "Sem bateria, leitor e motor param. Por isso se usa fonte com bateria, nobreak no motor e um procedimento manual conhecido pela portaria.",
        "Depende do apoio instalado. Com nobreak e fonte com bateria, funciona por um tempo; sem eles, vale o destravamento manual.",
      ],
    },
    {
      question: "Reconhecimento facial no portão é permitido em condomínio?",
      answers: [
        "É usado, com regras: a face é dado pessoal sensível pela LGPD. O condomínio deve informar, guardar bem os dados e oferecer outro meio a quem não quiser.",
        "Pode ser adotado, desde que se cuide dos dados biométricos conforme a LGPD. Convém aprovar em assembleia e ter alternativa de acesso.",
      ],
    },
    {
      question: "Qual o controle de acesso mais simples para uma casa?",
      answers: [
        "O mais simples é o controle de código rolante para o carro e a fechadura elétrica com interfone ou senha para o pedestre. O celular entra como complemento.",
        "O mais simples é o controle com código rolante. Se houver diarista ou visitas, some um teclado com senha própria no portão social.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua, do lugar do leitor e da etiqueta do motor",
  related: ["tag-veicular", "interfone", "condominio", "modulo-wifi", "clonado", "fechadura"],
  topic: "automacao-de-portao-para-empresas",
};
