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
      "O controle de acesso do portão identifica cada pessoa ou carro por tag, cartão, senha ou face e abre só para quem está no cadastro. Quem sai do prédio ou da empresa é bloqueado sem mexer nos outros. O motor continua o mesmo, porque o leitor apenas manda abrir, e o valor é orçado por foto da entrada.",
      "Um sistema de controle de acesso tem leitor, cadastro e ligação ao motor ou à fechadura. O mais comum é tag para o carro e cartão, senha ou face para o pedestre. Ele registra quem entrou e permite bloquear uma pessoa só, sem trocar o motor do portão.",
      "Para controlar quem entra pelo portão, usam-se tag no carro e cartão, senha ou leitor facial na entrada a pé. O controle de acesso se liga à placa do motor que já existe, como um botão a mais. O preço é por entrada e por usuário, e sai pela foto do local.",
      "O controle de acesso serve para saber quem abriu o portão e para bloquear quem saiu, o que o controle remoto comum não faz. Na garagem usa-se tag; na entrada de pedestres, cartão ou face. O motor fica, e a foto da entrada basta para o orçamento.",
    ],
    price: [
      "O preço do controle de acesso no portão soma leitor, cabos, fonte e instalação por entrada, mais tag ou cartão por usuário. Teclado com senha é o mais barato, tag e cartão vêm depois, e leitor facial e catraca são os mais caros, orçados juntos por foto.",
      "Quanto custa controle de acesso para condomínio ou empresa depende de entradas e usuários: o leitor é o item caro, a etiqueta é barata, e a ligação ao motor do portão é a parte simples. Em casa, teclado ou leitor único sai bem menos.",
      "No controle de acesso, cobra-se por ponto de leitura e por usuário, e o motor do portão não entra. Senha, tag, face e catraca formam a ordem de custo, e a passagem de cabo pode pesar tanto quanto o leitor.",
    ],
    installation: [
      "No condomínio, o controle de acesso que melhor funciona é tag no carro e cartão ou leitor facial na entrada de pedestres, com cadastro por unidade. Na empresa, o pedestre passa por leitor ou catraca. O leitor é ligado à placa do motor que já existe, sem trocá-lo, e o valor sai pela foto da entrada.",
      "Instalamos a ligação do controle de acesso ao portão do condomínio ou da empresa, com leitor na altura de uso, fonte com bateria e comando na placa do motor. Para carros usa-se tag; para pedestres, cartão, face ou catraca. O orçamento é por entrada e por número de usuários, e é feito por foto.",
      "Para instalar controle de acesso em condomínio ou empresa, define-se primeiro um meio para o carro, em geral a tag, e outro para o pedestre. Depois o leitor é fixado, ligado à placa do portão e testado com quem pode e quem não pode entrar. O preço depende das entradas e dos usuários, pela foto do local.",
      "O controle de acesso de condomínio ou empresa é instalado sem trocar o motor: o leitor manda abrir como um botão. Com o cabo já passado, um leitor se liga em até {trade.smallRepair}; catraca pede base e mais tempo. Mande a foto da entrada e o número de unidades para o orçamento.",
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
      "O melhor controle de acesso para o portão depende de quem passa: para carros de moradores, tag; para pedestres, leitor facial, cartão ou catraca; para visitas, portaria ou senha temporária. Em casa, código rolante e teclado bastam. O motor fica, e o orçamento sai pela foto da entrada.",
      "Para comprar controle de acesso para empresa ou condomínio, conte usuários e entradas. Na garagem, o indicado é a tag; no pedestre, leitor ou catraca, com bloqueio de cada pessoa. O motor do portão continua, e o preço é por entrada e por usuário.",
      "O controle de acesso mais indicado para prédio é tag na garagem e leitor facial ou cartão no pedestre. Para uma casa, teclado com senha custa menos e resolve. Todos se ligam ao motor que já existe, e a foto da entrada permite orçar.",
    ],
    question: [
      "O controle de acesso em portão automático funciona assim: o leitor identifica a pessoa ou o carro, confere o cadastro e dá um contato na placa, como um botão. Os sistemas são tag, cartão, senha, face e catraca. O motor não muda.",
      "Sim, quase todo portão aceita controle de acesso, porque o leitor só dá um contato na entrada de botoeira da placa. Vale a pena em condomínio e empresa, onde cada um é bloqueado sozinho. Em casa, código rolante e senha bastam.",
      "Para controlar quem entra pelo portão, existem tag para carros, cartão, senha ou face para pedestres e catraca em empresa. Todos usam o motor atual, porque só mandam abrir quando a pessoa está cadastrada.",
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
          "O sistema faz três coisas: identifica quem chegou, confere se a pessoa está no cadastro e manda o portão abrir. O comando é um contato na placa, igual ao de um botão de parede.",
          "O leitor identifica quem chega, e o cadastro decide se o motor recebe a ordem. Para a placa do motor, ele é apenas mais um botão.",
          "O conjunto confere a permissão e dá um contato na placa. O motor não muda e segue com os mesmos sensores.",
          "Quem chega é identificado e conferido e, se autorizado, o portão abre. A ligação é um contato simples na entrada de botoeira da placa.",
        ],
        [
          "A vantagem sobre o controle comum é excluir uma pessoa só e saber quem abriu. Quem sai do prédio ou da empresa perde o acesso na hora.",
          "Cada usuário tem a sua permissão, com horário e validade em muitos sistemas. Bloquear um não mexe nos outros.",
          "O acesso de quem saiu é apagado sem recolher aparelho, e o registro mostra quem entrou. Com o controle remoto comum isso não é possível.",
          "Cada pessoa tem a sua permissão, há um histórico das entradas e o bloqueio é imediato. O controle remoto comum não dá nada disso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual controle de acesso escolher", "Tag, cartão, senha ou face", "O meio certo para cada entrada"],
      slots: [
        [
          "Para o carro, a tag é a melhor escolha, porque abre sem baixar o vidro. Para o pedestre, cartão se empresta e senha se espalha; a face não, mas é dado sensível, protegido pela LGPD.",
          "Na garagem use tag ou controle com cadastro individual, e na entrada de pedestres, leitor ou catraca. A biometria pede consentimento e guarda cuidadosa, como manda a LGPD.",
          "A escolha depende de quantas pessoas passam e de precisar de registro. Face e digital não se emprestam, mas exigem cuidado com os dados, que são sensíveis pela LGPD.",
          "Para poucas pessoas conhecidas, senha e código rolante resolvem. Para muita gente, use tag e leitor, lembrando que o dado biométrico segue a LGPD.",
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
          "O leitor fica ao alcance de quem usa e abrigado da chuva, com o cabo de comando longe do cabo de força. A saída dele entra na botoeira da placa do motor ou na fechadura do portão social.",
          "O técnico escolhe um ponto coberto, na altura da mão, e passa um cabo só para o leitor. Depois liga o contato dele à placa, como se fosse um botão de parede.",
          "A posição do leitor considera o motorista sentado e o pedestre, inclusive em cadeira de rodas. De lá sai um cabo até a central, ligado por contato seco, isto é, sem tensão.",
          "Um lugar coberto e ao alcance da mão é o primeiro passo. O fio até a placa corre separado da rede elétrica, para não sofrer interferência.",
        ],
        [
          "Uma fonte com bateria mantém o leitor na queda de luz, junto com o nobreak do motor. O teste inclui um usuário bloqueado, para provar que ele não entra.",
          "No fim se testam liberação, bloqueio, fotocélula e saída de emergência. Bateria no leitor e nobreak no motor cobrem a falta de energia.",
          "A bateria na fonte mantém o sistema quando falta luz. Na entrega, o responsável aprende a cadastrar e a excluir usuários.",
          "A liberação e o bloqueio são testados na frente do responsável, que aprende a cadastrar. A fonte recebe uma bateria de apoio, e o motor, de preferência, um nobreak.",
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
          "O acesso de ex-morador e de ex-funcionário deve ser apagado no dia da saída. Pausa curta e fotocélula em ordem evitam a carona, que é o segundo carro que entra colado.",
          "Mudança, demissão e venda de carro precisam virar exclusão no mesmo dia. Contra a carona, que é entrar colado em outro carro, reduza o tempo de portão aberto.",
          "Revise a lista todo mês e retire quem saiu. A carona, o segundo carro que entra colado, se combate com fechamento rápido.",
          "Tire da lista quem se mudou, no mesmo dia. Portão que demora a fechar anula o melhor leitor, porque outro carro entra junto.",
        ],
        [
          "Em uso coletivo, o portão é revisto {visits.business}, com leitor, bateria e sensores testados. A abertura de emergência entra no teste.",
          "A revisão, {visits.business} em prédio e empresa, inclui leitor limpo e bateria medida. Saída por dentro também se confere.",
          "O leitor, a bateria e a fotocélula são revistos {visits.business}, junto com o motor. É o que evita fila na entrada e falha na falta de luz.",
          "Inclua o leitor na manutenção do portão, {visits.business}. Uma bateria fraca só aparece quando falta luz, e por isso ela é medida.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso trocar o motor para ter controle de acesso?",
      answers: [
        "Não, porque o leitor só comanda a placa, como um botão. O motor só precisa mudar se for fraco para o número de aberturas do prédio.",
        "Em geral, não. Basta que a placa tenha entrada de botoeira e o portão suporte o número de aberturas.",
        "Não. O motor atual continua, e o leitor funciona como um botão a mais.",
      ],
    },
    {
      question: "Como bloquear o controle de um ex-morador?",
      answers: [
        "Se o receptor tem cadastro individual, apaga-se só o dele. Em receptor simples, é preciso apagar a memória toda e gravar os demais de novo.",
        "O bloqueio é feito na memória do receptor ou do sistema de tags. Se o atual não exclui um só, avalie trocá-lo.",
        "Com cadastro por unidade, o bloqueio é feito em minutos. Sem ele, é preciso apagar tudo e gravar de novo os controles de todos.",
      ],
    },
    {
      question: "O que acontece com o acesso na falta de luz?",
      answers: [
        "Ele para se não houver bateria. Por isso se usa fonte com bateria no leitor e nobreak no motor, que mantêm a entrada por algumas horas.",
        "Com nobreak e bateria, funciona por um tempo. Depois vale a chave do motor; no basculante, só com a folha fechada e sem defeito.",
        "Depende da bateria instalada. A portaria precisa saber destravar o portão, de correr ou de abrir, e ter a chave à mão.",
      ],
    },
    {
      question: "Reconhecimento facial no portão é permitido em condomínio?",
      answers: [
        "É usado, com regras: a face é dado sensível pela LGPD. Informe os moradores, guarde bem os dados e ofereça outro meio de entrar.",
        "Pode ser adotado, cuidando dos dados conforme a LGPD. Convém aprovar em assembleia e ter alternativa.",
        "Sim, com o consentimento da pessoa e outro meio de entrada para quem não quiser. Os dados precisam de guarda cuidadosa, pela LGPD.",
      ],
    },
    {
      question: "Qual o controle de acesso mais simples para uma casa?",
      answers: [
        "Controle de código rolante no carro e fechadura elétrica com interfone ou senha na porta de pedestre.",
        "Controle com código rolante. Se houver diarista ou visitas, some um teclado com senha no portão social.",
        "Um controle de código rolante para o carro e um teclado com senha no portão social. É barato, e a senha muda quando for preciso.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua, do lugar do leitor e da etiqueta do motor",
  related: ["tag-veicular", "interfone", "condominio", "modulo-wifi", "clonado", "fechadura"],
  topic: "automacao-de-portao-para-empresas",
};
