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
      "Vendemos, instalamos e trocamos receptor de portão sem trocar a placa nem o motor. Se a botoeira abre e nenhum controle abre, o receptor ou a antena costuma ser a causa; um receptor avulso, ligado à entrada de botoeira, devolve os controles.",
      "Trocamos receptor de portão e instalamos o avulso onde o embutido queimou ou tem pouco alcance. Ele precisa ter a frequência e o código dos seus controles, em geral 433 MHz; a foto do controle e da etiqueta diz qual serve e o valor.",
      "Instalamos receptor novo no portão para recuperar alcance, passar de código fixo a rolante ou cadastrar os controles um a um. O motor e a placa ficam os mesmos, e aparelho e mão de obra são orçados juntos, pela foto do controle.",
    ],
    price: [
      "O preço do receptor de portão soma o aparelho, a ligação à placa e o cadastro dos controles, e muda com o código, a memória e o número de saídas. O de um canal para casa custa menos que o de cadastro individual; a foto do controle dá o total, sem custo.",
      "No receptor você paga a peça e a instalação; controles novos só entram se o código mudar. Para casa serve o de um canal, e para prédio, o de cadastro individual. A foto do atual e a quantidade de controles fecham o total.",
      "O receptor avulso custa conforme frequência, código e quantos controles guarda, mais a mão de obra de ligar e gravar, tudo numa proposta só. Diga quantos controles existem e envie a foto de um deles para o orçamento grátis.",
    ],
    installation: [
      "Instalamos receptor avulso com a alimentação da placa e dois fios na entrada de botoeira. Ele vai em ponto alto, longe de chapa metálica e com a antena livre; depois cada controle é cadastrado e testado.",
      "Fazemos a instalação do receptor externo em lugar abrigado e alto, com a saída ligada à entrada de comando da placa. Se a ideia é trocar o código, o receptor antigo é desativado na mesma visita, e os controles são gravados no novo.",
    ],
    buying: [
      "Vendemos e instalamos o receptor que serve nos controles que você quer manter: decidem a frequência, em geral 433 MHz, e o tipo de código, fixo ou rolante. Mande a foto do controle e da etiqueta e receba o valor; para prédio, prefira o que apaga um controle por vez.",
      "Vendemos receptor de portão com a instalação e o cadastro dos controles: frequência, tipo de código, tensão e memória decidem qual serve, e a foto do controle responde quase tudo. Em casa um canal basta; com portão social e garagem juntos, o de duas saídas atende melhor.",
      "Vendemos e instalamos receptor de controle com a frequência e o código dos seus aparelhos, em geral 433 MHz, e memória para todos; em prédio, prefira o que apaga um por vez. Aparelho e instalação são orçados juntos pela foto do controle.",
      "O receptor se escolhe pelos controles da casa: a mesma frequência, em geral 433 MHz, o mesmo tipo de código e memória para todos. Para um portão só, um canal basta; com o portão social junto, são dois. A visita em casa parte de {price.preventive}, sem peças, e o modelo sai da foto do controle que você usa.",
    ],
    question: [
      "Sim, o receptor avulso funciona em quase todo portão, porque se liga à entrada de botoeira da placa. Vale a pena quando o embutido queimou, quando o alcance é curto ou para passar a código rolante.",
      "Vale a pena trocar só o receptor quando a botoeira abre e nenhum controle abre: motor e placa estão bons. Se a placa também falha, compare antes com uma central nova, que já traz receptor.",
      "Serve, desde que o receptor tenha a frequência e o tipo de código dos seus controles, em geral 433 MHz. Com padrão diferente, os controles precisam ser trocados junto.",
    ],
    "how-to": [
      "Com a energia desligada, o receptor avulso recebe alimentação da placa ou de fonte própria, e dois fios vão à entrada de botoeira. Como os bornes ficam dentro do motor, a ligação é do técnico; você escolhe o ponto alto e testa.",
      "Escolha para o receptor um ponto alto, abrigado e longe de chapa e de fonte de LED. O técnico liga a saída dele à entrada de botoeira, estica a antena e grava os controles, um por um.",
      "Teste antes de trocar o receptor: aperte a botoeira e dois controles com pilha boa. Se só a botoeira abre, o receptor ou a antena falhou; se um dos controles abre, o defeito é do outro controle.",
    ],
    repair: [
      "Consertamos e trocamos receptor de portão. Quando a botoeira abre e nenhum controle funciona, mesmo de perto, o técnico testa a antena e o módulo; se ele é soldado na placa, um receptor avulso resolve sem trocar a central.",
      "Fazemos o conserto do receptor de portão no local: antena e alimentação primeiro, porque explicam boa parte das falhas. Se o módulo não responde ao botão de gravação, ele é trocado, ou um avulso entra na botoeira da placa.",
      "Trocamos receptor de portão queimado por raio ou surto, quando os controles param juntos e a botoeira continua. Um receptor avulso de 433 MHz, ligado à placa que ficou boa, volta a abrir assim que os controles são gravados nele.",
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
        "O que o receptor faz e onde ele fica",
      ],
      slots: [
        [
          "O receptor capta o sinal de rádio do controle, confere o código e avisa a placa para mover o portão.",
          "Cada aperto do controle vira um sinal de rádio, que o receptor reconhece ou descarta conforme o cadastro.",
          "O receptor funciona como o ouvido do portão: recebe o código, compara com a memória e libera o comando.",
        ],
        [
          "Na maioria dos motores de casa ele vem na própria placa, com um fio fino como antena; o avulso fica em caixinha separada.",
          "Em casa, o comum é o receptor embutido na central; em prédio, usa-se mais o avulso, em ponto alto.",
          "Há o embutido, dentro da caixa do motor, e o avulso, em caixinha separada na parede.",
        ],
        [
          "A maior parte dos sistemas atuais trabalha em 433 MHz, e instalações antigas podem usar outra frequência.",
          "Frequência e tipo de código precisam ser iguais no controle e no receptor, ou um não entende o outro.",
          "O receptor ignora o controle de outra frequência, mesmo que a aparência seja idêntica à do original.",
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
          "O sinal mais claro é a botoeira abrir normalmente enquanto nenhum controle tem efeito.",
          "Quando o botão da parede move o portão e os controles não, o motor está bom e a suspeita fica com o receptor ou a antena.",
          "Todos os controles parados ao mesmo tempo, com a botoeira funcionando, costumam indicar falha no receptor.",
        ],
        [
          "Alcance que cai de uma semana para outra sugere antena partida ou interferência nova por perto.",
          "Se o controle só abre encostado no portão, olhe a antena e os aparelhos instalados há pouco.",
          "Perda gradual de distância costuma vir da pilha; perda repentina, da antena ou de interferência.",
        ],
        [
          "Controles que somem da memória depois de uma queda de luz costumam indicar defeito no próprio módulo.",
          "Cadastro que se apaga sozinho, mais raro, indica memória com falha, e a solução é trocar o módulo.",
          "Às vezes o receptor esquece os controles sem ninguém mexer; se isso se repete, ele deve ser substituído.",
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
          "Com dois controles e a botoeira, você descobre de que lado está o defeito.",
          "O teste leva poucos minutos e não exige abrir nenhuma caixa nem tampa.",
          "Compare os comandos da casa, um de cada vez, com o portão à vista.",
        ],
        [
          "Se apenas um controle falha, o receptor costuma estar bom, e a atenção vai para a pilha ou o cadastro.",
          "Um único controle que funcione bem de longe basta para inocentar o receptor.",
          "A falha de um só controle costuma ser dele ou do cadastro; a falha de todos, do receptor ou da energia.",
        ],
        [
          "Para achar interferência, desligue um aparelho de cada vez e repita o teste do mesmo lugar.",
          "Fonte de LED, câmera e carregador perto do motor podem abafar o sinal, então teste com eles desligados.",
          "Aparelhos novos na garagem merecem suspeita quando o alcance encolheu no mesmo período.",
        ],
      ],
      steps: [
        "Teste a botoeira interna, sem ninguém no caminho da folha.",
        "Teste dois controles com pilha nova, a poucos metros do portão.",
        "Desligue lâmpadas, câmeras e fontes próximas, uma por vez, e repita o teste do mesmo lugar.",
        "Anote a distância em que o controle volta a funcionar.",
        "Se só a botoeira abriu o portão, conte isso ao pedir o serviço: o técnico já vai preparado para o receptor.",
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
          "O técnico confere a alimentação e a antena antes de decidir entre reparo e receptor novo.",
          "O técnico testa primeiro o módulo atual: tensão, antena esticada e resposta ao botão de aprendizado.",
          "Com o circuito desligado, a antena e os contatos são examinados primeiro, já que muitas falhas começam neles.",
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
      headings: ["Qual receptor escolher", "Receptor novo: código e memória", "O que decide a escolha do receptor"],
      slots: [
        [
          "O código rolante muda a cada aperto e dificulta a cópia do sinal, por isso é o indicado em instalação nova.",
          "Entre fixo e rolante, o rolante protege melhor, porque um sinal gravado não serve para abrir depois.",
          "Prefira o receptor de código rolante, que impede a cópia mais simples do sinal; o fixo só se justifica para manter controles antigos.",
        ],
        [
          "Em casa, a memória de um modelo simples basta; em condomínio, o cadastro individual permite apagar o controle de um só morador.",
          "Conte os controles: a casa usa poucos lugares, e o prédio pede memória para todas as unidades e exclusão de um por vez.",
          "A memória de casa sobra para a família; quem administra muitas vagas precisa excluir um controle sem recadastrar os demais.",
        ],
        [
          "Ao mudar de código, o receptor antigo deve ser desligado, senão os controles velhos continuam abrindo.",
          "Para a troca de código valer, o embutido tem de ser desativado: enquanto ele escuta, o controle perdido ainda abre.",
          "Dois receptores podem conviver, mas, por segurança, o embutido costuma ser apagado quando o novo entra em uso.",
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
        "O número depende do modelo. Os simples atendem uma casa com folga, e os de condomínio têm memória bem maior. O número vem no manual, e em alguns cada botão gravado ocupa um lugar.",
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
