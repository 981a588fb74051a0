import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const controleDeAcesso: NarrowConcept[] = [
  {
    id: "abrir-com-digital",
    broader: "controle-de-acesso",
    label: "Abrir o portão com digital",
    phrase: "o portão aberto por digital",
    intent: "installation",
    asks: [
      "abrir digital portão",
      "portão digital biometria",
      "biometria portão",
      "leitor digital portão",
      "fechadura biométrica portão",
      "portão impressão digital",
      "abrir portão dedo",
      "leitor biométrico portão",
    ],
    answers: {
      any: [
        "Dá para abrir o portão com a digital: o leitor biométrico é ligado à entrada de botoeira da central, no caso da garagem, ou à fechadura elétrica, no social. O motor atual permanece, e o valor sai por foto do lugar do leitor.",
        "Abrir o portão por digital serve bem ao portão social e a quem chega a pé; para o carro, exige descer ou um leitor ao alcance da janela. Escolha modelo externo, vedado, com senha de reserva.",
        "O leitor de digital substitui o controle de quem mora na casa: cada dedo é cadastrado e pode ser excluído. Ele manda um contato seco à placa ou à fechadura e precisa de proteção contra sol e chuva.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a digital abre o portão", "Leitor, contato e motor", "O que é instalado"],
        slots: [
          [
            "O leitor compara o dedo com os cadastrados e fecha um contato, como se alguém apertasse a botoeira.",
            "Reconhecida a digital, um relé aciona a placa do motor ou a fechadura do social.",
            "Para a central, a digital é só mais um botão, e por isso quase todo motor aceita.",
          ],
          [
            "Na rua usa-se leitor de área externa, de preferência com o relé do lado de dentro.",
            "O ideal é que o módulo que dá o comando fique protegido, para ninguém abrir arrancando o leitor.",
            "Teclado e leitor na mesma peça permitem a senha quando o dedo falha.",
          ],
          [
            "A fonte com bateria mantém o leitor na falta de luz; o motor pede nobreak próprio.",
            "Sem energia, leitor e motor param, a menos que ambos tenham apoio.",
            "Na queda de luz, a fechadura de trinco ainda abre pela chave.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Digital vale a pena no seu portão?", "Digital, senha ou controle", "Para quem a biometria serve"],
        slots: [
          [
            "Escolha digital no portão social e quando os moradores vivem perdendo chave.",
            "Criança em idade escolar, idoso e quem corre na rua aproveitam não levar chave.",
            "Para pedestre da casa, a digital é prática; para visita, a senha é melhor.",
          ],
          [
            "Para o carro, controle ou tag continuam mais cômodos, porque não obrigam a descer.",
            "Descer do carro para pôr o dedo é desconfortável e menos seguro à noite.",
            "Na garagem, deixe a digital como reserva e o controle como uso diário.",
          ],
          [
            "Dedo molhado, sujo ou com a pele gasta falha mais, então cadastre dois dedos e uma senha.",
            "Quem trabalha com cimento ou produto químico pode ter dificuldade de leitura.",
            "Chuva e mãos frias reduzem o acerto, e a senha de reserva evita ficar na rua.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A digital funciona com a mão molhada?",
        answers: [
          "Falha mais. Seque o dedo ou use a senha. Cadastrar dois dedos de mãos diferentes ajuda.",
          "Às vezes não. Por isso o leitor deve ter senha, cartão ou chave de reserva.",
        ],
      },
      {
        question: "Quantas digitais cabem no leitor?",
        answers: [
          "Depende do modelo e vem no manual; para uma família sobra. Cada pessoa pode cadastrar mais de um dedo.",
          "Varia. Informe quantas pessoas vão usar, e o leitor é escolhido com folga.",
        ],
      },
      {
        question: "Alguém pode abrir arrancando o leitor?",
        answers: [
          "Em leitor simples, com o relé na própria peça, existe esse risco. Prefira modelo com o módulo de comando do lado de dentro.",
          "Pode, se os fios de comando estiverem atrás dele. A instalação correta deixa o relé protegido.",
        ],
      },
      {
        question: "A digital fica guardada onde?",
        answers: [
          "Em geral na memória do próprio leitor, como um código. É dado pessoal sensível, e em condomínio exige os cuidados da LGPD.",
          "No aparelho, na maioria dos modelos de casa. Ao trocar ou vender o leitor, apague os cadastros.",
        ],
      },
    ],
    photo: "uma foto do lugar do leitor e da etiqueta do motor, e diga quantas pessoas vão usar",
  },
  {
    id: "abrir-com-senha",
    broader: "controle-de-acesso",
    label: "Abrir o portão com senha",
    phrase: "o teclado de senha do portão",
    intent: "installation",
    asks: [
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
    ],
    answers: {
      any: [
        "Para abrir o portão com senha, instala-se um teclado externo ligado à entrada de botoeira da central ou à fechadura do social. O motor não muda; cada pessoa pode ter a sua senha, e a de visita se apaga depois.",
        "Portão com senha é boa solução para diarista, entrega combinada e quem sai sem chave. O teclado precisa ser vedado, ficar ao alcance da mão e ter o relé de comando protegido do lado de dentro.",
        "O teclado de senha custa o aparelho, o cabo até a central e a instalação, com valor por foto. Troque a senha de fábrica no primeiro dia e evite data de nascimento e número da casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o teclado comanda o portão", "Teclado na garagem e no social", "O que entra na instalação"],
        slots: [
          [
            "Digitada a senha certa, o teclado fecha um contato que a placa entende como um toque de botoeira.",
            "A senha libera um relé, que aciona o motor da garagem ou dá o pulso na fechadura.",
            "Teclado e motor se ligam por dois fios de comando, em cabo separado da força.",
          ],
          [
            "No portão social ele aciona a fechadura elétrica; na garagem, a central.",
            "Um teclado com duas saídas pode abrir o social com uma senha e a garagem com outra.",
            "Para o carro, o teclado fica num poste ao alcance da janela, onde o terreno permite.",
          ],
          [
            "Há modelos sem fio, gravados no receptor como um controle, que dispensam passar cabo.",
            "O teclado sem fio usa pilha e rádio, e precisa do mesmo código do receptor.",
            "Onde não há eletroduto, o sem fio evita quebrar muro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Senhas: como usar com segurança", "Quem tem a senha e até quando", "Cuidados com o teclado"],
        slots: [
          [
            "Dê uma senha por pessoa, e não a mesma para todos, para poder cancelar só uma.",
            "Senha única se espalha; a individual se apaga quando a diarista ou o prestador sai.",
            "Anote de quem é cada senha e revise a lista a cada mudança.",
          ],
          [
            "Cubra as teclas ao digitar e limpe o teclado, porque dedo marcado entrega os números.",
            "Teclas gastas mostram os algarismos usados, então troque a senha de tempos em tempos.",
            "Quem olha de fora aprende a senha; use quatro ou mais dígitos sem sequência óbvia.",
          ],
          [
            "Se esquecer a senha mestra, o técnico restaura o teclado pelo lado de dentro.",
            "Perdida a senha de administrador, o aparelho é restaurado e todos são recadastrados.",
            "Guarde a senha de programação fora do celular e longe do portão.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Esqueci a senha do portão. O que faço?",
        answers: [
          "Entre por controle, chave ou botoeira e peça a restauração do teclado. O procedimento exige acesso à parte interna.",
          "Use outro meio de abrir. O teclado é zerado pelo lado de dentro e recebe senhas novas.",
        ],
      },
      {
        question: "Dá para criar senha temporária?",
        answers: [
          "Dá, em muitos modelos, por prazo ou por número de usos. Nos simples, cria-se uma e apaga-se depois.",
          "Sim, conforme o teclado. É útil para entrega e prestador.",
        ],
      },
      {
        question: "O teclado funciona na falta de luz?",
        answers: [
          "Só com fonte com bateria ou pilha própria, e o motor ainda precisa de nobreak. A fechadura de trinco abre pela chave.",
          "Depende do apoio. Sem bateria, use a chave do social.",
        ],
      },
      {
        question: "Alguém pode abrir mexendo nos fios do teclado?",
        answers: [
          "Se o relé ficar na própria peça, sim. Por isso se escolhe modelo com o comando do lado de dentro ou com proteção contra violação.",
          "Existe esse risco em modelo simples. O técnico deixa o relé dentro do muro.",
        ],
      },
    ],
    photo: "uma foto do lugar do teclado e da etiqueta do motor, e diga quantas pessoas terão senha",
  },
  {
    id: "digital-ou-senha",
    broader: "controle-de-acesso",
    label: "Digital ou senha",
    phrase: "a escolha entre digital e senha",
    intent: "comparison",
    asks: [
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
        "Dá para abrir o portão com digital ou senha: leitor ou teclado é ligado à entrada de botoeira da central ou à fechadura do social, e o motor atual permanece. Senha serve a visitas e diarista; digital, a quem mora.",
        "Escolha digital para moradores que não querem levar chave; escolha senha para quem entra de vez em quando e pode ser cancelado. Leitor que aceita os dois é o mais prático, porque a senha socorre quando o dedo falha.",
        "Entre digital e senha, a senha é mais simples e se empresta; a digital não se empresta e falha com dedo molhado. Os dois usam o mesmo contato na placa, com valor por foto do local.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Digital, senha ou os dois", "Qual escolher para cada pessoa", "Como decidir"],
        slots: [
          [
            "Moradores fixos se dão bem com a digital, que não se esquece em casa.",
            "Para a família, a digital evita chave e controle no bolso.",
            "Quem entra todos os dias ganha tempo com o dedo.",
          ],
          [
            "Diarista, cuidador e entrega combinada ficam melhor com senha própria, cancelada depois.",
            "Senha temporária resolve visitas sem cadastrar dado pessoal de ninguém.",
            "Prestador recebe senha com prazo; morador recebe digital.",
          ],
          [
            "Trabalho com as mãos, chuva e idade dificultam a leitura do dedo, e a senha cobre essa falha.",
            "Dedo úmido ou gasto é recusado com frequência, por isso a senha fica de reserva.",
            "Onde pega chuva direta, o teclado costuma ser mais constante que o leitor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que muda na instalação", "Onde fica o leitor e como se liga", "Do ponto na parede ao cadastro"],
        slots: [
          [
            "Os dois usam fonte, cabo de comando e contato seco na placa ou na fechadura.",
            "Leitor e teclado se instalam do mesmo modo, com o relé protegido do lado de dentro.",
            "Na garagem o comando vai à botoeira da central; no social, à fechadura elétrica.",
          ],
          [
            "A peça fica abrigada da chuva, na altura de quem usa e com luz à noite.",
            "Sol direto atrapalha o leitor ótico e resseca o teclado, então procura-se sombra.",
            "O ponto é escolhido para o pedestre parar fora do caminho da folha.",
          ],
          [
            "No fim se cadastram as pessoas, testa-se um acesso bloqueado e ensina-se a excluir.",
            "Você sai da instalação sabendo incluir e apagar usuários.",
            "A conta de administrador fica com o dono da casa.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Quantas digitais e senhas cabem?",
        answers: [
          "Depende do modelo; para uma casa sobra. Diga quantas pessoas vão usar e o aparelho é escolhido com folga.",
          "Varia com o leitor, e o manual informa. Prédio pede sistema maior, com registro.",
        ],
      },
      {
        question: "Funciona para entrar com o carro?",
        answers: [
          "Funciona, mas obriga a descer ou a parar junto do leitor. Para o carro, controle ou tag é mais prático.",
          "Sim, num poste ao alcance da janela. Sem espaço para isso, deixe para o pedestre.",
        ],
      },
      {
        question: "É mais seguro que o controle?",
        answers: [
          "É diferente: não se perde como o controle, mas senha se espalha e leitor exposto pode ser violado. A instalação correta pesa mais que o meio.",
          "Em parte. Evita controle perdido, e exige relé protegido e senhas trocadas.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "Sem bateria, o leitor para. Mantenha a chave do social à mão e, se quiser, fonte com bateria e nobreak no motor.",
          "Abre-se pela chave mecânica ou pelo destravamento. Bateria na fonte evita a parada curta.",
        ],
      },
    ],
    photo: "uma foto do lugar do leitor e da etiqueta do motor, e diga quantas pessoas vão usar",
  },
];
