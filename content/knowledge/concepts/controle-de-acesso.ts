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
      "O controle de acesso no portão identifica cada pessoa ou carro por tag, cartão, senha, digital ou face e manda abrir, bloqueando quem saiu sem recadastrar os outros. O leitor comanda o portão automático por contato na placa, sem trocar o motor, e serve a empresa, condomínio e casa.",
      "Sistema de controle de acesso para garagem e pedestres tem leitor, cadastro e ligação ao motor ou à fechadura: a tag libera o carro, e cartão, senha ou face, a pessoa. Em condomínio e empresa há registro e bloqueio individual, e o motor do portão continua.",
      "Para controlar quem entra pelo portão existem tag veicular, cartão, senha, leitor facial, catraca para pedestres e o controle de código rolante. O controle de acesso aciona o motor por contato na placa, e o preço é por entrada e por usuário.",
    ],
    price: [
      "O preço do controle de acesso no portão soma leitor, cabos, fonte e instalação por entrada, mais tag ou cartão por usuário. Teclado com senha é o mais barato, tag e cartão vêm depois, e leitor facial e catraca são os mais caros, orçados juntos por foto.",
      "Quanto custa controle de acesso para condomínio ou empresa depende de entradas e usuários: o leitor é o item caro, a etiqueta é barata, e a ligação ao motor do portão é a parte simples. Em casa, teclado ou leitor único sai bem menos.",
      "No controle de acesso, cobra-se por ponto de leitura e por usuário, e o motor do portão não entra. Senha, tag, face e catraca formam a ordem de custo, e a passagem de cabo pode pesar tanto quanto o leitor.",
    ],
    installation: [
      "Para instalar controle de acesso no portão, o leitor vai na altura de uso, com fonte e bateria, e comanda a placa do motor por contato, sem trocá-lo. Em condomínio e empresa, a catraca ou o leitor cuida do pedestre, e a tag, do carro; pela foto dizemos se atendemos e o valor.",
      "A instalação de controle de acesso em condomínio ou empresa define onde o carro para e por onde o pedestre entra, fixa leitores e liga tudo à placa do portão ou à fechadura. Com cabo pronto, um leitor se liga em até {trade.smallRepair}; catraca pede base e mais tempo.",
      "Instalamos a ligação do controle de acesso ao portão automático: leitor, fonte com bateria, cabo separado da força e contato na placa, testado com liberação e bloqueio. Catraca e software dependem do modelo, e a foto da entrada mostra o que entra no serviço.",
    ],
    comparison: [
      "No controle de acesso, o controle remoto é barato e anônimo; a tag identifica o carro; cartão e senha identificam a pessoa, mas se emprestam; face não se empresta e pede cuidado com dados. Em condomínio, usa-se tag na garagem e leitor ou catraca no pedestre.",
      "Em casa, controle de código rolante e senha resolvem o controle de acesso no portão. Em empresa e prédio, tag para veículo e leitor ou catraca para pedestre dão registro e bloqueio individual, que o controle comum não tem.",
    ],
    repair: [
      "Controle de acesso que não abre o portão se testa em duas partes: se a botoeira abre, motor e placa estão bons, e a falha é do leitor, da fonte ou do cadastro. A parte do portão, só com ajuste, parte de {price.preventive} em casa, sem peças.",
      "No conserto do controle de acesso, quando o leitor reconhece e o portão não abre, mede-se o contato e o fio até a placa; se nem reconhece, fonte e cadastro. Leitor ou catraca com defeito interno fica com o fabricante do sistema.",
    ],
    buying: [
      "O melhor controle de acesso depende de quem passa pelo portão: carros de moradores, tag no para-brisa; pedestres, leitor facial, cartão ou catraca; visitas, portaria ou senha temporária. Em casa, código rolante e teclado bastam.",
      "Para comprar controle de acesso para empresa ou condomínio, conte usuários e entradas: tag na garagem, leitor ou catraca no pedestre, com bloqueio individual. O motor do portão continua, e o preço é por entrada e por pessoa.",
    ],
    question: [
      "O controle de acesso em portão automático funciona assim: o leitor identifica a pessoa ou o carro, confere o cadastro e dá um contato na placa, como um botão. Os sistemas são tag, cartão, senha, face e catraca, e o motor não muda.",
      "Sim, quase todo portão aceita controle de acesso, porque o leitor só dá um contato na entrada de botoeira. Vale a pena em condomínio e empresa, onde cada um é bloqueado sozinho; em casa, código rolante e senha bastam.",
      "Para controlar quem entra pelo portão, existem tag para carros, cartão, senha ou face para pedestres e catraca em empresa. Todos acionam o motor atual, já que apenas mandam abrir quando a pessoa está cadastrada.",
    ],
    "how-to": [
      "Para montar o controle de acesso no portão, liste quem entra, escolha um meio para carros e outro para pedestres e defina quem cadastra e exclui. O leitor é ligado à placa por contato, pelo técnico, e precisa de bateria para a falta de luz.",
      "Comece o controle de acesso contando usuários e entradas do portão; depois escolha tag, cartão, senha, face ou catraca e o lugar do leitor, abrigado da chuva. A ligação na placa ou na fechadura é do técnico.",
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
          "Identificar, autorizar e registrar são as três tarefas do sistema. O leitor reconhece a pessoa ou o carro, confere o cadastro e manda o portão abrir por um contato, como uma botoeira.",
          "Um leitor identifica quem chega, e o cadastro decide se o motor recebe a ordem. Para a placa, ele é apenas mais um botão.",
          "O conjunto confere a permissão e dá um contato na placa. O motor não muda e segue com os mesmos sensores.",
          "Quem chega é identificado, conferido e, se autorizado, o portão abre. A ligação é um simples contato na entrada de botoeira.",
        ],
        [
          "A vantagem sobre o controle comum é excluir uma pessoa só e saber quem abriu. Quem sai do prédio ou da empresa perde o acesso na hora.",
          "Cada usuário tem a sua permissão, com horário e validade em muitos sistemas. Bloquear um não mexe nos outros.",
          "O acesso de quem saiu cai sem recolher aparelho, e o registro mostra quem entrou. Com controle comum, isso não existe.",
          "Permissão por pessoa, histórico e bloqueio imediato: é isso que o controle remoto não dá.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual controle de acesso escolher", "Tag, cartão, senha ou face", "O meio certo para cada entrada"],
      slots: [
        [
          "Carro se identifica bem por tag; pessoa a pé, por cartão, senha, face ou catraca. Senha se espalha e cartão se empresta; face não, mas é dado sensível e segue a LGPD.",
          "Na garagem, tag ou controle com cadastro individual; no pedestre, leitor ou catraca. Biometria pede consentimento e guarda cuidadosa, como manda a LGPD.",
          "Cada entrada tem seu meio, e a escolha depende de quantos passam e de precisar de registro. Face e digital não se emprestam e exigem cuidado com dados.",
          "Poucas pessoas conhecidas ficam bem com senha e código rolante. Muita gente pede tag e leitor, e dado biométrico segue a LGPD.",
        ],
      ],
      bullets: [
        "Casa: controle de código rolante e teclado",
        "Garagem de prédio: tag no para-brisa",
        "Pedestre de prédio: cartão ou leitor facial",
        "Empresa: catraca ou leitor com registro",
        "Visitas: portaria ou senha temporária",
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
          "Antes do equipamento vem a regra: quem entra, por onde e até quando. Pense também na saída, que precisa de botão ou chave por dentro.",
          "Este levantamento evita comprar leitor errado e mostra controles sem dono, que devem ser apagados. Ninguém pode ficar preso se o sistema falhar.",
          "Comece pela lista de quem usa e em que horário. Apague o cadastro antigo, ou o acesso velho continua aberto.",
          "Papel e caneta bastam nesta etapa. Rota de pedestre separada da de carro reduz risco e fila.",
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
          "O leitor é fixado ao alcance de quem usa, abrigado da chuva, com cabo de comando separado da força. A saída entra na botoeira da placa ou na fechadura do portão social.",
          "Altura de uso, abrigo e cabo próprio vêm primeiro. Depois o contato do leitor é ligado à placa, como o de um botão.",
          "A posição considera o motorista sentado e o pedestre, inclusive em cadeira de rodas. O comando vai por contato seco até a central.",
          "Escolhe-se um ponto abrigado e ao alcance da mão. O fio até a placa corre longe da rede elétrica.",
        ],
        [
          "Uma fonte com bateria mantém o leitor na queda de luz, junto com o nobreak do motor. O teste inclui um usuário bloqueado, para provar que ele não entra.",
          "No fim se testam liberação, bloqueio, fotocélula e saída de emergência. Bateria no leitor e nobreak no motor cobrem a falta de energia.",
          "Com bateria na fonte, o sistema não para no apagão. A entrega mostra ao responsável como cadastrar e excluir.",
          "Liberar e bloquear são testados na frente do responsável, que aprende a cadastrar. A fonte recebe bateria de apoio.",
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
          "Acesso de ex-morador e de ex-funcionário deve cair no dia da saída. Tempo curto de portão aberto e fotocélula em ordem evitam a carona, o segundo carro que entra colado.",
          "O cadastro envelhece: mudança, demissão e venda de carro viram exclusão. Contra a carona, feche depressa ou use eclusa, dois portões que não abrem juntos.",
          "Revise a lista e retire quem saiu, no mesmo dia. A carona se combate com fechamento rápido.",
          "Quem se mudou sai da lista na hora. Portão que demora a fechar anula o melhor leitor.",
        ],
        [
          "Em uso coletivo, o portão é revisto {visits.business}, com leitor, bateria e sensores testados. A abertura de emergência entra no teste.",
          "A revisão, {visits.business} em prédio e empresa, inclui leitor limpo e bateria medida. Saída por dentro também se confere.",
          "Leitor, bateria e fotocélula são vistos {visits.business}. É o que evita fila na entrada.",
          "Inclua o leitor na manutenção do portão, {visits.business}. Bateria fraca só aparece quando falta luz.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar o motor para ter controle de acesso?",
      answers: [
        "Não é preciso trocar o motor para ter controle de acesso, porque o leitor comanda a placa por contato. Só motor fraco para o fluxo muda isso.",
        "Em geral, não. Basta que a placa tenha entrada de botoeira e o portão suporte o número de aberturas.",
        "Não. O motor atual continua, e o leitor funciona como um botão a mais.",
      ],
    },
    {
      question: "Como bloquear o controle de um ex-morador?",
      answers: [
        "O controle de um ex-morador se bloqueia sozinho em receptor com cadastro individual. Em receptor simples, apaga-se tudo e recadastram-se os demais.",
        "O bloqueio é feito na memória do receptor ou do sistema de tags. Se o atual não exclui um só, avalie trocá-lo.",
        "Com cadastro por unidade, em minutos. Sem ele, é preciso regravar todos.",
      ],
    },
    {
      question: "O que acontece com o acesso na falta de luz?",
      answers: [
        "Na falta de luz, o controle de acesso para se não houver bateria. Por isso se usa fonte com bateria e nobreak no motor.",
        "Com nobreak e bateria, funciona por um tempo; sem eles, vale a chave e o destrave de portão de correr ou de abrir, nunca de basculante.",
        "Depende da reserva instalada. A portaria precisa conhecer o procedimento manual.",
      ],
    },
    {
      question: "Reconhecimento facial no portão é permitido em condomínio?",
      answers: [
        "Reconhecimento facial é usado em condomínio, com regras: a face é dado sensível pela LGPD. Informe, guarde bem e ofereça outro meio.",
        "Pode ser adotado, cuidando dos dados conforme a LGPD. Convém aprovar em assembleia e ter alternativa.",
        "Sim, com consentimento e outra opção para quem não quiser.",
      ],
    },
    {
      question: "Qual o controle de acesso mais simples para uma casa?",
      answers: [
        "O controle de acesso mais simples para uma casa é o controle de código rolante no carro e fechadura elétrica com interfone ou senha no pedestre.",
        "Controle com código rolante. Se houver diarista ou visitas, some um teclado com senha no portão social.",
        "Código rolante e um teclado. É barato, e a senha muda quando for preciso.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua, do lugar do leitor e da etiqueta do motor",
  related: ["tag-veicular", "interfone", "condominio", "modulo-wifi", "clonado", "fechadura"],
  topic: "automacao-de-portao-para-empresas",
};
