import type { Concept } from "#domain/knowledge/concept.ts";

export const linearHcs: Concept = {
  id: "linear-hcs",
  kind: "brand",
  label: "Linear-HCS",
  phrase: "o equipamento Linear-HCS",
  words: [
    "linear hcs",
    "linear-hcs",
    "hcs",
    "módulo guarita",
    "guarita linear",
    "linear guarita",
    "controle linear",
    "receptor linear",
    "marca linear",
  ],
  intent: "repair",
  answers: {
    any: [
      "Linear-HCS é a marca de receptores, controles e leitores de tag muito vista em portão de condomínio. Ela identifica quem entra; o motor que move a folha costuma ser de outra marca, e cada parte se examina à parte.",
      "Em prédio com Linear-HCS, o controle do morador fala com um receptor ligado ao módulo de guarita, que libera o portão. Perdeu ou trocou o controle? O cadastro se faz nesse sistema.",
      "O equipamento Linear-HCS cuida do acesso: controle, cartão, tag e registro de cada passagem. Se o portão não abre, é preciso saber se falhou a liberação ou o motor, e o teste pela botoeira responde.",
    ],
    repair: [
      "Um portão com Linear-HCS parado se testa primeiro pela botoeira, que separa o acesso da mecânica; depois vêm receptor, antena, fiação e motor. Mande a foto do receptor e da etiqueta do motor: dizemos se atendemos esse modelo.",
      "O controle Linear-HCS que não abre pode ser pilha, cadastro, antena ou receptor. Teste outro controle e a botoeira, avise a portaria e confirme por foto se o serviço cobre essa marca ou só o motor do portão.",
    ],
    price: [
      "O valor de um serviço em Linear-HCS depende do que se troca: controle, antena, receptor, leitor ou fiação. Mande foto do equipamento e o número de portões, e dizemos se o serviço cobre essa marca antes de qualquer orçamento.",
      "Controles e tags Linear-HCS se compram por unidade, com cadastro conforme o sistema do prédio e a empresa que o administra. Para o motor do portão, nas marcas com que trabalhamos, a troca em uso pesado custa de {price.heavySwap}.",
    ],
    buying: [
      "Para comprar controle ou tag Linear-HCS, confira o modelo em uso no prédio: frequência, tipo de código e aprovação da administração. O item novo só funciona depois de cadastrado no sistema da portaria.",
      "Quem pensa em Linear-HCS para o condomínio deve listar portões, moradores, veículos e o que quer registrar. Com isso se define receptor, leitores, antenas e o motor adequado ao fluxo.",
    ],
    installation: [
      "A instalação de um receptor Linear-HCS liga a saída dele à entrada de botoeira da central do portão, com antena bem posicionada. Antes, o motor precisa estar regulado e com fotocélula em ordem.",
      "Instalar tag veicular ou receptor Linear-HCS pede ponto de energia, cabo até a guarita e antena com visão livre da rampa. Depois se testa veículo por veículo; confirme por foto se o serviço cobre essa ligação.",
    ],
    comparison: [
      "Linear-HCS e o receptor embutido do motor têm usos diferentes: o embutido basta em casa; o da Linear-HCS identifica cada usuário e permite excluir um controle sem apagar os demais.",
      "Ao comparar Linear-HCS com outro controle de acesso, olhe a quantidade de usuários, o registro de eventos, a integração com a portaria e quem dá suporte. O motor do portão é escolhido à parte.",
    ],
    question: [
      "Sim, o equipamento Linear-HCS funciona com motor de qualquer marca, porque ele libera o acesso por contato e quem move a folha é a central do portão. Controle, tag e cadastro precisam ser do sistema instalado.",
      "Funciona, desde que o controle ou a tag seja do padrão do receptor e esteja cadastrado no sistema do prédio. Para saber o que serve no seu, mande a foto do controle e do receptor.",
    ],
  },
  line: [
    "Em prédio com Linear-HCS, o cadastro do controle é feito no sistema da portaria, não na placa do motor.",
    "Se a botoeira abre e o controle Linear-HCS não, a falha está no acesso, e o motor está bom.",
    "Com receptor Linear-HCS, dá para excluir um controle perdido sem apagar os dos outros moradores.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Linear-HCS: o acesso antes do motor",
        "Para que serve um equipamento Linear-HCS",
        "Como o Linear-HCS comanda o portão",
      ],
      slots: [
        [
          "A Linear-HCS é conhecida no Brasil por controle de acesso: receptores, controles, leitores e módulos de guarita.",
          "Receptor, controle com código rolante, leitor de tag e módulo de guarita são os itens típicos da Linear-HCS.",
          "Em portões de condomínio {em}, é comum ver Linear-HCS na guarita e outra marca no motor.",
        ],
        [
          "O controle do morador é lido pelo receptor, o sistema confere o cadastro e libera o portão.",
          "Cada usuário tem cadastro próprio, o que permite saber quem abriu e quando.",
          "A identificação individual é a diferença em relação ao receptor simples de casa.",
        ],
        [
          "A liberação chega à central do motor como um toque de botoeira, e dali em diante a mecânica responde.",
          "Entre o acesso e o motor existe só um contato elétrico, o que facilita descobrir onde está a falha.",
          "Para o motor, o comando da guarita é igual ao de um botão na parede.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Falha no Linear-HCS ou no motor?",
        "Sinais de problema no acesso Linear-HCS",
        "O portão não abre com Linear-HCS: leia os sinais",
      ],
      slots: [
        [
          "Se só um morador não entra, o defeito é do controle ou do cadastro dele.",
          "Um controle falhando entre muitos que funcionam indica pilha ou exclusão no sistema.",
          "Uma falha em um único apartamento quase nunca é do motor.",
        ],
        [
          "Se nenhum controle abre e a botoeira abre, olhe receptor, antena e alimentação do módulo.",
          "Todos sem acesso ao mesmo tempo apontam para receptor desligado ou antena rompida.",
          "Uma botoeira que funciona e rádio que não responde isolam o problema no receptor.",
        ],
        [
          "Se nem a botoeira abre, o problema saiu do acesso e está no motor ou na energia.",
          "A botoeira muda leva ao disjuntor, à central do motor e à folha.",
          "Um portão que não responde a nada pede exame do motor antes do módulo de guarita.",
        ],
      ],
      bullets: [
        "Um só morador sem acesso: controle ou cadastro",
        "Todos sem acesso: receptor, antena ou energia",
        "Alcance curto para todos: antena fora do lugar",
        "Botoeira também falha: motor ou central",
        "Abertura sem comando: contato preso ou cadastro indevido",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste rápido na portaria com Linear-HCS",
        "O que o zelador confere no Linear-HCS",
        "Primeira verificação no portão com Linear-HCS",
      ],
      slots: [
        [
          "São testes de uso, feitos sem abrir o módulo nem o motor.",
          "O zelador ou o síndico consegue fazer tudo da guarita.",
          "Ninguém precisa mexer em fiação para responder a estas perguntas.",
        ],
        [
          "O resultado diz a quem chamar: suporte do acesso, técnico do portão ou os dois.",
          "Com as respostas em mãos, o atendimento já sai para o lugar certo.",
          "Anotado o comportamento, o diagnóstico no local fica bem mais curto.",
        ],
        [
          "Registre horário e apartamento das falhas, porque o padrão revela antena ou interferência.",
          "Uma falha em certos horários sugere interferência ou fonte no limite.",
          "Guarde o nome do equipamento e a foto do módulo para enviar junto.",
        ],
      ],
      steps: [
        "Acione o portão pela botoeira da guarita.",
        "Teste um segundo controle que costuma funcionar.",
        "Veja se o módulo ou receptor tem luz acesa.",
        "Troque a pilha do controle que falhou.",
        "Fotografe o receptor, o controle e a etiqueta do motor.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Como se examina um portão com Linear-HCS",
        "Do receptor Linear-HCS ao motor",
        "O exame do portão com acesso Linear-HCS",
      ],
      slots: [
        [
          "O exame percorre o caminho do controle Linear-HCS até a folha.",
          "Mande a foto do receptor Linear-HCS e da etiqueta do motor: dizemos se atendemos esse modelo.",
          "Receptor, antena, cabo e motor são vistos em separado, porque podem ter responsáveis diferentes no prédio.",
        ],
        [
          "O técnico testa o contato que vem do receptor e depois a resposta da central do motor.",
          "Medido o contato, o técnico sabe se a liberação chega ou se morre no caminho.",
          "Antena, cabo e conectores são examinados, pois respondem por muita perda de alcance.",
        ],
        [
          "Em sistema com administração própria, o cadastro é feito junto com a portaria ou a empresa responsável.",
          "Mudança de cadastro de morador passa pela administração, e o técnico só executa o que foi autorizado.",
          "O cadastro de usuários segue a regra do condomínio; a parte elétrica e mecânica depende do motor instalado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Vale pôr Linear-HCS no condomínio?",
        "Controle de acesso Linear-HCS: o que decidir antes",
        "Escolher acesso e motor para o prédio",
      ],
      slots: [
        [
          "Vale quando é preciso excluir um controle sem recadastrar o prédio inteiro.",
          "O ganho aparece na troca de morador: apaga-se um cadastro e os outros continuam.",
          "Registro de quem entrou e exclusão individual são os motivos mais comuns da escolha.",
        ],
        [
          "O motor precisa acompanhar o fluxo; acesso moderno com motor residencial não resolve a fila.",
          "Defina antes se haverá tag no para-brisa, controle na mão ou os dois.",
          "Conte veículos e portões, porque cada acesso pede receptor ou leitor próprio.",
        ],
        [
          "Posição da antena e distância da guarita entram no projeto, não no improviso.",
          "Preveja nobreak para o acesso e para o motor, senão a queda de energia trava a garagem.",
          "Fotocélula e laço ou sensor de presença evitam que a folha feche sobre o carro seguinte.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle Linear-HCS pode ser copiado no chaveiro?",
      answers: [
        "Os de código rolante não se copiam por duplicador comum. O certo é cadastrar um controle novo no sistema do prédio, com autorização da administração.",
        "Em geral, não. O código muda a cada acionamento, e o novo controle precisa ser registrado no receptor ou módulo da portaria.",
      ],
    },
    {
      question: "Mudei de apartamento. Meu controle Linear-HCS serve no outro prédio?",
      answers: [
        "Pode servir, se o prédio usar receptor compatível e aceitar o cadastro. Leve o controle à administração e confirme o modelo antes de comprar outro.",
        "Depende do sistema instalado lá. A foto do controle ajuda a portaria a dizer se dá para cadastrar.",
      ],
    },
    {
      question: "A Linear-HCS fabrica o motor do portão?",
      answers: [
        "A marca é conhecida pelo controle de acesso: receptores, controles, leitores e módulos. O motor do portão costuma ser de outra marca e tem etiqueta própria.",
        "No portão, procure a etiqueta do motor: em geral ela traz outro fabricante. O Linear-HCS costuma estar na guarita e no receptor.",
      ],
    },
    {
      question: "O alcance do controle Linear-HCS caiu. O que pode ser?",
      answers: [
        "Se caiu só no seu controle, é pilha fraca; se caiu em todos, é antena solta ou mal posicionada. O técnico examina antena e cabo antes de trocar o receptor.",
        "Quando todos reclamam, a antena é a suspeita. Quando é um só, troque a pilha e teste perto da antena.",
      ],
    },
    {
      question: "Dá para usar Linear-HCS em casa?",
      answers: [
        "Dá, com um receptor avulso ligado à central do motor. Em casa com poucos usuários, porém, o receptor embutido costuma bastar.",
        "Sim, para quem quer código rolante e exclusão individual. O técnico liga o receptor à entrada de botoeira e desativa o antigo.",
      ],
    },
  ],
  photo: "uma foto do receptor ou módulo Linear-HCS, do controle e da etiqueta do motor do portão",
  traits: {
    Origem: "Marca de controle de acesso presente no Brasil",
    "Conhecida por": "Receptores, controles e módulos de guarita em condomínios",
    "Peças e controles": "Controle precisa de cadastro no sistema da portaria",
    Atenção: "Não confundir falha de acesso com falha do motor",
  },
  related: ["controle-de-acesso", "tag-veicular", "receptor", "condominio", "controle", "antena"],
  topic: "motor-para-condominio",
};
