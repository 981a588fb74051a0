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
      "O receptor do portão é a peça que recebe o sinal do controle, e nós o vendemos e instalamos sem trocar a placa nem o motor. Ele precisa ter a frequência, em geral 433 MHz, e o código dos controles. Se a botoeira abre o portão e nenhum controle abre, o defeito costuma estar no receptor ou na antena.",
      "Um receptor de portão novo entra no lugar do embutido que queimou ou que tem pouco alcance, sem mexer no motor. Ele precisa ter a frequência e o código dos seus controles, em geral 433 MHz. A foto do controle e da etiqueta do motor mostra qual serve e o valor.",
      "Com um receptor novo no portão, você recupera o alcance dos controles, passa de código fixo a rolante ou cadastra os aparelhos um a um. O motor e a placa continuam os mesmos. O aparelho e a mão de obra são orçados juntos, pela foto do controle.",
    ],
    price: [
      "O preço do receptor de portão soma o aparelho, a ligação à placa e o cadastro dos controles, e muda com o código, a memória e o número de saídas. O de um canal, para casa, custa menos que o de cadastro individual. A foto do controle permite dizer o total, sem custo.",
      "O preço de um receptor de portão depende da peça e da instalação, e controles novos só entram na conta se o código mudar. Em casa serve o de um canal, e em prédio, o de cadastro individual, mais caro. A quantidade de controles completa o orçamento.",
      "O valor do receptor avulso varia com a frequência, o código e quantos controles ele guarda, mais a mão de obra de ligar e gravar, tudo em uma proposta só. Diga quantos controles existem e mande a foto de um deles para receber o orçamento grátis.",
    ],
    installation: [
      "A instalação do receptor avulso usa a alimentação da placa e dois fios na entrada de botoeira, o borne do botão de parede. Ele fica em ponto alto, longe de chapa metálica e com a antena livre. Depois cada controle é cadastrado e testado da rua.",
      "Instalar um receptor externo é fixá-lo em lugar abrigado e alto e ligar a saída dele à entrada de comando da placa. Se a ideia é trocar o código, o receptor antigo é desativado na mesma visita, e os controles são gravados no novo.",
    ],
    buying: [
      "O receptor certo é o que tem a mesma frequência dos controles que você quer manter, em geral 433 MHz, e o mesmo tipo de código, fixo ou rolante. Em prédio, prefira o que apaga um controle por vez. A foto do controle e da etiqueta do motor mostra o modelo e o valor.",
      "Para comprar receptor de portão, quatro dados decidem: frequência, tipo de código, tensão e memória, e a foto do controle responde quase tudo. Em casa, um canal basta. Com a garagem e o portão social no mesmo aparelho, o de duas saídas atende melhor.",
      "Um receptor de controle precisa ter a frequência e o código dos seus aparelhos, em geral 433 MHz, e memória para todos eles. O de prédio deve permitir apagar um controle por vez. A peça e a instalação são orçadas juntas, pela foto do controle.",
      "O receptor se escolhe pelos controles da casa: a mesma frequência, em geral 433 MHz, o mesmo tipo de código e memória para todos. Para um portão só, um canal basta; com o portão social junto, são dois. A visita em casa parte de {price.preventive}, sem peças.",
    ],
    question: [
      "Sim, o receptor avulso funciona em quase todo portão, porque é ligado à entrada de botoeira da placa, como mais um botão. Vale a pena quando o embutido queimou, quando o alcance é curto ou para passar a código rolante, mais seguro.",
      "Vale a pena trocar só o receptor quando a botoeira abre o portão e nenhum controle abre, porque então o motor e a placa estão bons. Se a placa também falha, compare antes com o preço de uma central nova, que já vem com receptor.",
      "Depende dos controles: o receptor serve quando tem a frequência, em geral 433 MHz, e o tipo de código dos que você usa. Se o padrão for diferente, os controles precisam ser trocados junto, o que muda o custo.",
    ],
    "how-to": [
      "Para ligar um receptor avulso, a energia é desligada, ele recebe alimentação da placa ou de uma fonte própria, e dois fios vão à entrada de botoeira. Como os bornes ficam dentro do motor, a ligação é do técnico; você escolhe o ponto alto e testa.",
      "O receptor deve ficar em um ponto alto, abrigado e longe de chapa metálica e de fonte de LED, que atrapalham o sinal. O técnico liga a saída dele à entrada de botoeira, estica a antena e grava os controles, um por um.",
      "Teste antes de trocar o receptor: aperte a botoeira e depois dois controles com pilha boa. Se só a botoeira abre o portão, o receptor ou a antena falhou. Se um dos controles abre, o defeito é do outro controle, e o receptor está bom.",
    ],
    repair: [
      "O receptor do portão tem defeito quando a botoeira abre e nenhum controle funciona, mesmo de perto. O técnico testa a antena e o módulo. Se ele é soldado na placa, um receptor avulso, ligado à entrada da botoeira, resolve sem trocar a central.",
      "O conserto do receptor de portão começa pela antena e pela alimentação, que explicam boa parte das falhas, e é feito no local. Se o módulo não responde ao botão de gravação, ele é trocado, ou um receptor avulso é ligado à placa.",
      "Um receptor queimado por raio ou surto deixa todos os controles sem resposta, enquanto a botoeira continua abrindo o portão. Um avulso de 433 MHz, ligado à placa que ficou boa, resolve assim que os controles são gravados nele.",
    ],
  },
  line: [
    "Se a botoeira funciona e nenhum controle abre, o receptor ou a antena dele é o suspeito.",
    "Um receptor avulso permite mudar para código rolante sem trocar a placa do motor.",
    "Um receptor atrás de chapa de aço recebe mal o sinal, e levá-lo para um ponto alto aumenta o alcance.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o receptor faz no portão",
        "Como o receptor reconhece o controle",
        "O que o receptor faz e onde ele fica",
      ],
      slots: [
        [
          "O receptor capta o sinal de rádio do controle, confere se o código está cadastrado e manda a placa mover o portão.",
          "Cada aperto do controle vira um sinal de rádio, que o receptor aceita ou ignora conforme a memória. Quando aceita, a placa aciona o motor.",
          "Instalado entre o controle e a placa, o receptor recebe o código por rádio, compara com os que tem gravados e libera o comando.",
        ],
        [
          "Na maioria dos motores de casa, o receptor vem na própria placa, com um fio fino como antena. O avulso fica em uma caixinha separada, na parede.",
          "Em casa, o comum é o receptor embutido na central do motor. Em prédio usa-se mais o avulso, uma caixinha instalada em ponto alto.",
          "Há dois tipos de receptor: o embutido, na placa do motor, e o avulso, em caixinha própria na parede, que pode ficar mais alto e captar melhor.",
        ],
        [
          "A maior parte dos controles atuais trabalha em 433 MHz, e instalações antigas podem usar outra frequência. O receptor precisa ter a mesma, e também o mesmo tipo de código.",
          "Frequência e tipo de código precisam ser iguais no controle e no receptor, mesmo quando os aparelhos parecem idênticos. A frequência mais usada é a de 433 MHz.",
          "Um controle de outra frequência é ignorado, ainda que tenha a aparência do original. Quase todos os atuais usam 433 MHz, com código fixo ou rolante.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de receptor com problema",
        "Como saber se é o receptor",
        "Controles sem resposta, alcance curto e memória apagada",
      ],
      slots: [
        [
          "O sinal mais claro é a botoeira abrir o portão normalmente enquanto nenhum controle tem efeito.",
          "Quando o botão da parede move o portão e os controles não, o motor está bom, e a suspeita fica com o receptor ou a antena.",
          "Todos os controles parados ao mesmo tempo, com a botoeira funcionando, costumam indicar falha no receptor.",
        ],
        [
          "Um alcance que cai de repente sugere antena partida ou interferência de um aparelho novo. Quando diminui aos poucos, a causa costuma ser a pilha.",
          "Se o controle só abre perto do portão, verifique a pilha, e depois a antena e os aparelhos instalados há pouco tempo na garagem.",
          "A perda lenta de distância costuma vir da pilha do controle, e a perda repentina, da antena ou de interferência.",
        ],
        [
          "Controles que somem da memória depois de uma queda de luz costumam indicar defeito no próprio módulo, que deve ser trocado.",
          "Um cadastro que se apaga sozinho é mais raro e mostra falha na memória. A solução, nesse caso, é outro receptor.",
          "Às vezes o receptor perde os controles sem ninguém mexer, sobretudo após uma falta de energia. Se isso se repete, ele precisa ser substituído.",
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
        "É o controle, o receptor ou interferência?",
        "Antes de trocar o receptor, confira",
      ],
      slots: [
        [
          "Com dois controles e a botoeira, você descobre de que lado está o defeito, em poucos minutos e sem abrir nada.",
          "O teste é rápido e não exige abrir nenhuma caixa nem tampa: bastam a botoeira e dois controles com pilha boa.",
          "Compare a botoeira e os controles da casa, um de cada vez, com o portão à vista e ninguém no caminho da folha.",
        ],
        [
          "Se apenas um controle falha, o receptor está bom, e o problema é a pilha ou o cadastro daquele aparelho.",
          "Basta um controle que funcione bem de longe para mostrar que o receptor não tem defeito.",
          "A falha de um só controle costuma ser dele ou do cadastro, e a falha de todos, do receptor, da antena ou da energia.",
        ],
        [
          "Para achar uma interferência, desligue um aparelho de cada vez e repita o teste do mesmo lugar.",
          "Fonte de LED, câmera e carregador perto do motor podem atrapalhar o sinal, então teste com eles desligados.",
          "Aparelhos novos na garagem merecem suspeita quando o alcance diminuiu na mesma época. Tire-os da tomada e compare.",
        ],
      ],
      steps: [
        "Teste a botoeira interna, sem ninguém no caminho da folha.",
        "Teste dois controles com pilha nova, a poucos metros do portão.",
        "Desligue lâmpadas, câmeras e fontes próximas, uma por vez, e repita o teste do mesmo lugar.",
        "Anote a distância em que o controle volta a funcionar.",
        "Se só a botoeira abriu o portão, conte isso ao pedir o serviço, para o técnico levar um receptor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação e troca do receptor",
        "O que o técnico faz no receptor",
        "Receptor: do teste ao cadastro dos controles",
      ],
      slots: [
        [
          "O técnico confere a alimentação e a antena antes de decidir entre o reparo e um receptor novo.",
          "Primeiro se testa o módulo atual: a tensão que chega a ele, a antena e a resposta ao botão de gravação.",
          "Com o circuito desligado, a antena e os contatos são examinados antes da troca, já que muitas falhas começam neles.",
        ],
        [
          "O receptor avulso é fixado no alto, abrigado da chuva e afastado de metal e de fontes de LED, que atrapalham o sinal.",
          "Em portão de chapa fechada, ele é instalado fora da barreira metálica, em um ponto alto e protegido da água.",
          "A posição faz diferença no alcance: quanto mais longe de chapa, de cabo de força e de fonte de LED, melhor o sinal chega.",
        ],
        [
          "Depois os controles são gravados um a um, e o alcance é testado da rua.",
          "O cadastro dos controles vem por último, com teste do lugar em que você costuma acionar de dentro do carro.",
          "No final, cada controle é registrado e experimentado de onde o motorista aperta o botão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual receptor escolher", "Receptor novo: código e memória", "O que decide a escolha do receptor"],
      slots: [
        [
          "O código rolante muda a cada aperto e dificulta a cópia do sinal, por isso é o indicado em instalação nova.",
          "Entre código fixo e rolante, o rolante protege melhor, porque um sinal gravado por outra pessoa não abre o portão depois.",
          "Prefira o receptor de código rolante, que impede a cópia mais simples do sinal. O fixo só se justifica para manter controles antigos.",
        ],
        [
          "Em casa, a memória de um modelo simples basta; em condomínio, o cadastro individual permite apagar o controle de um só morador.",
          "Conte os controles antes de comprar: uma casa usa poucos lugares na memória, e um prédio precisa de espaço para todos e de exclusão um a um.",
          "A memória de um modelo comum sobra para a família. Quem administra muitas vagas precisa excluir um controle sem gravar os outros de novo.",
        ],
        [
          "Ao mudar de código, o receptor antigo deve ser desligado, senão os controles velhos continuam abrindo o portão.",
          "Para a troca de código valer, o receptor embutido tem de ser desativado, porque enquanto ele recebe o sinal um controle perdido ainda abre.",
          "Dois receptores podem funcionar juntos, mas, por segurança, a memória do embutido é apagada quando o novo entra em uso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso pôr um receptor novo sem trocar a placa?",
      answers: [
        "Pode. O receptor avulso é ligado à entrada de botoeira da placa e trabalha como um botão acionado por rádio. A placa atual continua cuidando do motor.",
        "Sim, é uma adaptação comum, e a placa nem precisa ser da mesma marca: basta que tenha entrada para botoeira.",
      ],
    },
    {
      question: "Quantos controles cabem em um receptor?",
      answers: [
        "Depende do modelo: os simples atendem uma casa com folga, e os de condomínio têm memória bem maior. O número está no manual, e em alguns cada botão gravado ocupa um lugar.",
        "O número varia com a memória de cada modelo, informada pelo fabricante. Antes de comprar, conte todos os controles e botões em uso, com alguma sobra para moradores novos.",
      ],
    },
    {
      question: "Quanto tempo leva para trocar o receptor?",
      answers: [
        "Ligar um receptor avulso costuma levar menos de {trade.smallRepair}. O que alonga o serviço é gravar muitos controles, como em prédio, ou passar cabo até um ponto mais alto.",
        "Em casa, com poucos controles, costuma levar menos de {trade.smallRepair}, na mesma visita. Em condomínio, combine um horário em que os moradores possam trazer os aparelhos para gravar.",
      ],
    },
    {
      question: "Receptor de uma marca aceita controle de outra?",
      answers: [
        "Aceita em alguns casos, quando frequência e padrão de código são iguais. O código rolante costuma ser próprio de cada fabricante, então confirme com a foto do controle.",
        "Às vezes. O código fixo na mesma frequência costuma servir, e o rolante, em geral, só aceita controles da mesma linha.",
      ],
    },
    {
      question: "Por que o receptor apagou todos os controles?",
      answers: [
        "Alguém pode ter mantido apertado o botão de gravação, que em muitos modelos limpa a memória, ou houve dano por surto. Se acontecer de novo sem ninguém mexer, o módulo deve ser trocado.",
        "As causas comuns são memória apagada por engano durante um cadastro e dano por pico de energia. Grave todos de novo e observe se a falha se repete.",
      ],
    },
  ],
  photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  related: ["antena", "controle", "programacao", "placa", "so-de-perto", "clonado"],
  topic: "controles-remotos-para-portao",
};
