import type { Concept } from "#domain/knowledge/concept.ts";

export const receptor: Concept = {
  id: "receptor",
  kind: "part",
  label: "Receptor",
  phrase: "o receptor do portão",
  words: [
    "receptor",
    "receptora",
    "receptor avulso",
    "receptor de controle",
    "receptor de sinal",
    "receptor RF",
    "receptor 433",
    "receptor multifunção",
    "receptor código rolante",
    "módulo receptor",
  ],
  intent: "buying",
  answers: {
    any: [
      "O receptor de portão com defeito deixa todos os controles sem efeito de uma vez, enquanto o botão da parede segue normal. Um receptor avulso, ligado à entrada de botoeira, resolve sem trocar a placa.",
      "Se nenhum controle abre e a botoeira abre, o receptor do portão ou a antena dele falhou. A saída é refazer a antena, trocar o módulo ou instalar um receptor avulso, e o motor continua o mesmo.",
      "Um receptor novo no portão recupera alcance, troca código fixo por rolante e permite cadastrar controles um a um. Ele usa dois fios na entrada de botoeira da placa atual.",
    ],
    price: [
      "O preço do receptor de portão soma o aparelho, a ligação à placa e o cadastro dos controles, e muda com o código, a memória e o número de saídas. A visita em casa parte de {price.preventive}, sem peças; a foto do controle dá o total, sem custo.",
      "No receptor você paga a peça e a instalação; controles novos só entram se o código mudar. Para casa serve o de um canal, e para prédio, o de cadastro individual. A visita em casa parte de {price.preventive}, sem peças; a foto do atual define o resto.",
      "O receptor avulso custa conforme frequência, código e quantos controles guarda, mais a mão de obra de ligar e gravar; a visita em casa parte de {price.preventive}, sem peças. Diga quantos controles existem e envie a foto de um deles para o orçamento grátis.",
    ],
    installation: [
      "A instalação do receptor avulso usa a alimentação da placa e dois fios na entrada de botoeira. Ele vai em ponto alto, longe de chapa metálica, com a antena livre, e depois cada controle é cadastrado e testado.",
      "Para instalar um receptor externo, escolhe-se um lugar abrigado e alto, leva-se a alimentação e liga-se a saída à entrada de comando da placa. No fim, o receptor antigo é desativado, se a ideia for trocar o código.",
    ],
    buying: [
      "Vendemos e ligamos o receptor que serve nos controles que você quer manter: decidem a frequência, em geral 433 MHz, e o tipo de código, fixo ou rolante. Mande a foto do controle e da etiqueta e receba o valor; para prédio, prefira o que apaga um controle por vez e tem memória para todas as unidades.",
      "Para comprar o receptor certo, confira frequência, tipo de código, tensão de alimentação e quantos controles cabem na memória: a foto do controle diz qual serve e o valor, com ou sem a ligação. Em casa um canal basta; com portão social e garagem juntos, procure o de duas saídas.",
      "O receptor de controle certo tem a frequência e o tipo de código dos seus controles, em geral 433 MHz, e memória para todos; em prédio, prefira o que apaga um por vez. Vendemos e instalamos: a visita em casa parte de {price.preventive}, sem peças, e o aparelho é orçado pela foto do controle.",
      "Ao comprar receptor de controle, confira frequência, tipo de código, tensão e memória; em casa um canal basta, e com portão social junto procure o de duas saídas. O aparelho e a gravação são orçados pela foto do controle; a visita em casa parte de {price.preventive}, sem peças.",
    ],
    question: [
      "Sim, o receptor avulso funciona em quase todo portão, porque se liga à entrada de botoeira da placa. Vale a pena quando o embutido queimou, quando o alcance é curto ou para passar a código rolante.",
      "Vale a pena trocar só o receptor quando a botoeira abre e nenhum controle abre: motor e placa estão bons. Se a placa também falha, compare antes com uma central nova, que já traz receptor.",
      "Serve, desde que o receptor tenha a frequência e o tipo de código dos seus controles, em geral 433 MHz. Com padrão diferente, os controles precisam ser trocados junto.",
    ],
    "how-to": [
      "Para instalar receptor avulso, a energia é desligada, a alimentação sai da placa ou de fonte própria e dois fios vão à entrada de botoeira. Como os bornes ficam dentro do motor, a ligação é do técnico; você escolhe o ponto alto e testa.",
      "Escolha para o receptor um ponto alto, abrigado e longe de chapa e de fonte de LED. O técnico liga a saída dele à entrada de botoeira, estica a antena e grava os controles, um por um.",
      "Teste antes de trocar o receptor: aperte a botoeira e dois controles com pilha boa. Se só a botoeira abre, o receptor ou a antena falhou; se um dos controles abre, o defeito é do outro controle.",
    ],
    repair: [
      "O receptor de portão queimado se reconhece assim: a botoeira abre e nenhum controle funciona, mesmo de perto. Repara-se a antena ou troca-se o módulo; se ele é soldado na placa, um receptor avulso resolve sem trocar a central.",
      "O conserto do receptor começa pela antena e pela alimentação, que explicam boa parte das falhas. Um módulo sem resposta ao botão de gravação é trocado, ou substituído por um avulso na entrada de botoeira.",
      "Quando o receptor falha depois de raio ou surto, os controles param juntos e a botoeira continua. Um receptor avulso de 433 MHz, ligado à placa que ficou boa, devolve os comandos depois que os controles são gravados nele.",
    ],
  },
  line: [
    "Se a botoeira funciona e nenhum controle abre, o receptor ou a antena dele é o suspeito.",
    "Um receptor avulso permite mudar para código rolante sem trocar a placa do motor.",
    "Receptor atrás de chapa de aço escuta mal, e mudá-lo para um ponto alto devolve alcance.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o receptor faz no portão",
        "Como o receptor reconhece o controle",
        "Receptor embutido e receptor avulso",
      ],
      slots: [
        [
          "O receptor capta o sinal de rádio do controle, confere o código e avisa a placa para mover o portão.",
          "Cada aperto do controle vira um sinal de rádio, que o receptor reconhece ou descarta conforme o cadastro.",
          "O receptor funciona como o ouvido do portão: recebe o código, compara com a memória e libera o comando.",
        ],
        [
          "Na maioria dos motores residenciais ele já vem na própria placa, com um fio fino como antena.",
          "Em casa, o comum é o receptor embutido na central; em prédio, usa-se mais o avulso.",
          "Há o embutido, dentro da caixa do motor, e o avulso, em caixinha separada na parede.",
        ],
        [
          "A maior parte dos sistemas atuais trabalha em 433 MHz, e instalações antigas podem usar outra frequência.",
          "Frequência e tipo de código precisam ser iguais no controle e no receptor, ou um não entende o outro.",
          "O controle de outra frequência é ignorado, mesmo que a aparência seja idêntica à do original.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de receptor com problema",
        "Como saber se é o receptor",
        "Todos os controles pararam: o que indica",
      ],
      slots: [
        [
          "O sinal mais claro é a botoeira abrir normalmente enquanto nenhum controle tem efeito.",
          "Quando o botão da parede move o portão e os controles não, motor e placa estão vivos.",
          "Todos os controles parados ao mesmo tempo, com a botoeira em ordem, apontam para a recepção.",
        ],
        [
          "Alcance que cai de uma semana para outra sugere antena partida ou interferência nova por perto.",
          "Se o controle só abre encostado no portão, olhe a antena e os aparelhos instalados há pouco.",
          "Perda gradual de distância costuma vir da pilha; perda repentina, da antena ou de interferência.",
        ],
        [
          "Controles que somem da memória depois de uma queda de luz mostram defeito no próprio módulo.",
          "Cadastro que se apaga sozinho indica memória com falha, e a solução é trocar o módulo.",
          "Um receptor que esquece os controles com frequência já não é confiável e deve ser substituído.",
        ],
      ],
      bullets: [
        "Botoeira abre, controle não",
        "Todos os controles falham juntos",
        "Alcance curto de repente",
        "Controles somem da memória",
        "Falha só com certas lâmpadas acesas",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste rápido da recepção",
        "Como separar controle, antena e receptor",
        "Antes de trocar o receptor, confira",
      ],
      slots: [
        [
          "Com dois controles e a botoeira, você descobre de que lado está o defeito.",
          "O teste leva poucos minutos e não exige abrir nenhuma caixa nem tampa.",
          "Compare os comandos da casa, um de cada vez, com o portão à vista.",
        ],
        [
          "Se apenas um controle falha, o receptor está bom e a atenção vai para a pilha ou o cadastro.",
          "Um único controle que funcione bem de longe basta para inocentar o receptor.",
          "A falha de um só aparelho é do aparelho; a falha de todos é da recepção ou da energia.",
        ],
        [
          "A interferência se acha por eliminação: desliga-se um aparelho de cada vez e repete-se o teste.",
          "Fonte de LED, câmera e carregador perto do motor podem abafar o sinal, então teste com eles desligados.",
          "Aparelhos novos na garagem merecem suspeita quando o alcance encolheu no mesmo período.",
        ],
      ],
      steps: [
        "Teste a botoeira interna, sem ninguém no caminho da folha.",
        "Teste dois controles com pilha nova, a poucos metros do portão.",
        "Desligue lâmpadas, câmeras e fontes próximas, uma por vez, e repita o teste do mesmo lugar.",
        "Anote a distância em que o controle volta a funcionar.",
        "Fotografe o controle e a etiqueta do motor, com a tampa fechada.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação e troca do receptor",
        "O que o técnico faz no receptor",
        "Receptor novo: da ligação ao cadastro",
      ],
      slots: [
        [
          "O técnico confere a alimentação e a antena antes de decidir entre reparo e receptor novo.",
          "Primeiro se testa o módulo atual: tensão, antena esticada e resposta ao botão de aprendizado.",
          "Com o circuito desligado, a antena e os contatos são examinados, já que muitas falhas começam ali.",
        ],
        [
          "O avulso é fixado alto, abrigado da chuva e afastado de metal e de fontes de LED.",
          "Em portão de chapa fechada, o receptor vai para fora da barreira metálica, em ponto alto.",
          "A posição faz diferença: quanto mais livre de ferro e de cabos de força, melhor ele escuta.",
        ],
        [
          "Depois os controles são gravados um a um, e o alcance é testado da rua.",
          "O cadastro vem por último, com teste da posição em que você costuma acionar de dentro do carro.",
          "No final, cada controle é registrado e experimentado de onde o motorista aperta o botão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual receptor escolher", "Código fixo ou rolante no receptor", "Receptor para casa e para prédio"],
      slots: [
        [
          "O código rolante muda a cada aperto e dificulta a cópia do sinal, por isso é o indicado em instalação nova.",
          "Entre fixo e rolante, o rolante protege melhor, porque um sinal gravado não serve para abrir depois.",
          "Para quem teme clonagem, o receptor de código rolante elimina o truque mais simples.",
        ],
        [
          "Em condomínio, o cadastro individual permite apagar o controle de um só morador.",
          "O prédio pede memória suficiente para todas as unidades e exclusão de um controle por vez.",
          "Quem administra muitas vagas precisa excluir um controle sem recadastrar os demais.",
        ],
        [
          "Ao mudar de código, o receptor antigo deve ser desligado, senão os controles velhos continuam abrindo.",
          "Se a ideia é trocar o código, o receptor antigo tem de ser desligado, ou os controles velhos continuam abrindo.",
          "Quando o novo entra em uso, o embutido precisa ser apagado ou desativado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso pôr um receptor novo sem trocar a placa?",
      answers: [
        "Pode. O receptor avulso é ligado à entrada de botoeira da placa e trabalha como um botão acionado por rádio. A placa atual continua cuidando do motor.",
        "Sim, é uma adaptação comum: alimentação, dois fios de comando e cadastro. Se a intenção for segurança, o receptor antigo é desativado na mesma visita.",
      ],
    },
    {
      question: "Quantos controles cabem em um receptor?",
      answers: [
        "O número depende do modelo. Os simples atendem uma casa com folga, e os de condomínio têm memória bem maior. O número vem no manual, e em alguns cada botão gravado ocupa um lugar.",
        "O número varia com a memória de cada modelo, informada pelo fabricante. Antes de comprar, conte todos os controles e botões em uso, com alguma sobra para moradores novos.",
      ],
    },
    {
      question: "O receptor pode ficar fora da caixa do motor?",
      answers: [
        "Pode, e às vezes deve. Em portão de chapa fechada, um receptor avulso em ponto alto e abrigado escuta melhor do que o embutido atrás do metal.",
        "Sim, o avulso foi feito para isso. Precisa de abrigo contra chuva, alimentação correta e distância de cabos de força e fontes de LED.",
      ],
    },
    {
      question: "Receptor de uma marca aceita controle de outra?",
      answers: [
        "Aceita em alguns casos, quando frequência e padrão de código são iguais. O código rolante costuma ser próprio de cada fabricante, então confirme com a foto do controle.",
        "Às vezes. O código fixo na mesma frequência costuma casar; o rolante, em geral, só conversa com controles da mesma linha.",
      ],
    },
    {
      question: "Por que o receptor apagou todos os controles?",
      answers: [
        "Pode ter sido o botão de aprendizado mantido apertado, que em muitos modelos limpa a memória, ou defeito depois de surto. Se acontecer de novo sem ninguém mexer, troque o módulo.",
        "As causas comuns são memória apagada por engano durante um cadastro e dano por pico de energia. Recadastre todos e observe se a falha se repete.",
      ],
    },
  ],
  photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  related: ["antena", "controle", "programacao", "placa", "so-de-perto", "clonado"],
  topic: "controles-remotos-para-portao",
};
