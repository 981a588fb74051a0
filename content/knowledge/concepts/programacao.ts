import type { Concept } from "#domain/knowledge/concept.ts";

export const programacao: Concept = {
  id: "programacao",
  kind: "service",
  label: "Programação de controle",
  phrase: "a programação do controle",
  words: [
    "programação",
    "programar controle",
    "cadastrar controle",
    "configurar controle",
    "gravar controle",
    "codificar controle",
    "como programar controle",
    "apagar controle",
    "cadastro de controle",
    "programar placa",
    "programar portão",
    "sincronizar controle",
  ],
  intent: "how-to",
  answers: {
    any: [
      "Fazemos a programação de controle de portão no seu endereço, seja ele novo ou um que perdeu o cadastro, e testamos cada um da rua. Em receptor externo, você mesmo pode gravar; quando o botão fica na placa, dentro do motor, há tensão e o serviço é do técnico. A foto do controle mostra se ele serve.",
      "Programamos controle de portão a domicílio, na central ou no receptor, desde que a frequência e o código combinem. Deixe todos os da casa à mão: cada gravação leva poucos minutos, e os perdidos são apagados na mesma visita, que pode vir com a manutenção, a partir de {price.preventive} em casa, sem peças.",
      "A codificação de controle de portão é feita na memória da central, que só obedece aos que conhece. Gravamos na sua casa os novos e apagamos os perdidos; a foto da frente e do verso diz se o controle é compatível antes da visita.",
      "Cadastramos controle de portão no seu endereço, com teste de cada um e exclusão do que se perdeu. O aparelho precisa ter a mesma frequência e o mesmo código da central; se o receptor é externo, você pode gravar sozinho, e na placa do motor quem grava é o técnico.",
    ],
    price: [
      "A programação de controle de portão é cobrada pela visita e pela quantidade de controles gravados, e o aparelho novo é à parte. Feita junto com a manutenção preventiva, em casa a partir de {price.preventive}, sem peças, evita outra ida. Em receptor externo, você mesmo grava sem custo.",
      "O preço para programar controle depende de quantos são e de aproveitar ou não outra visita, porque a ida do técnico é o que mais pesa. Junto da manutenção, que em residência parte de {price.preventive}, sem peças, a gravação sai mais em conta.",
      "Para programar controle em receptor externo você não gasta nada; na placa, dentro do motor, paga a visita do técnico. Combine com a preventiva, em casa a partir de {price.preventive}, sem peças, e diga quantos controles serão gravados.",
    ],
    "how-to": [
      "Para programar o controle de portão eletrônico, dê um toque curto no botão de gravar do receptor (PROG, LEARN, TX ou GRAVAR) e, com a luz acesa, aperte a tecla do controle até a luz confirmar. Não segure o botão, porque em muitos modelos isso apaga todos os controles. Se ele fica dentro do motor, quem grava é o técnico.",
      "Programar o controle de portão leva poucos minutos quando o receptor é externo: um toque curto no botão de aprendizado, a tecla do controle apertada e a luz que pisca para confirmar. Quando esse botão fica na placa, dentro do motor, não abra a tampa, porque ali há tensão. Nesse caso, fazemos a gravação no seu endereço.",
      "O controle de portão eletrônico se programa no receptor: aperte rápido o botão de gravar, acione a tecla do controle enquanto a luz está acesa e espere a confirmação. O número de toques muda com o modelo, e o manual traz a ordem certa. Na placa, dentro do motor, a gravação é do técnico.",
    ],
    repair: [
      "Regravamos o controle que perdeu a programação e descobrimos por que ela some: pilha fraca, padrão diferente, memória cheia ou receptor com defeito. Se a memória se apaga sozinha, trocamos o módulo em vez de gravar outra vez.",
      "Controle de portão que não grava quase sempre tem padrão diferente do da central; depois vêm pilha fraca, memória cheia e receptor ruim. O técnico testa com um compatível, faz a programação e diz se algo precisa ser trocado.",
      "Consertamos a falta de programação do controle na raiz: conferimos frequência, código e memória, regravamos e testamos da rua. Quando o receptor não guarda mais o cadastro, um avulso, ligado à mesma central, resolve.",
    ],
    question: [
      "Sim, dá para programar o controle de portão sozinho se o receptor for externo e a frequência e o código combinarem. Na placa, dentro do motor, há tensão da rede, e a gravação fica com o técnico, que vai ao seu endereço.",
      "Você mesmo programa o controle quando o botão de gravar está em caixa separada; quando está no motor, o cadastro é do técnico. Nem todo controle serve, porque a frequência e o código têm de ser os da central.",
      "Pode, em receptor externo, com toque curto no botão, tecla do controle e confirmação da luz. Não segure o botão, que em muitos modelos apaga todos; na central do motor, fazemos a programação em sua casa.",
    ],
    buying: [
      "Vendemos o controle compatível com o seu portão e fazemos a programação no endereço. A foto da frente e do verso do atual mostra a frequência e o código, e em receptor externo você mesmo pode gravar.",
      "Controle de portão vendemos já com a gravação, na quantidade que a casa usa. O que decide é a frequência e o código da central; mande a foto do atual, frente e verso, e diga quantos quer.",
      "Para comprar controle e sair com a programação feita, mande foto do que você usa, dos dois lados. Indicamos o compatível e gravamos na central; aproveitar a visita para todos da casa custa pouco mais.",
    ],
  },
  line: [
    "Controle novo só abre depois da programação na memória do receptor.",
    "Segurar o botão de programação apaga todos os controles em muitos modelos.",
    "Se o botão de programação fica na placa, o cadastro é serviço de técnico.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como programar o controle em receptor externo", "Cadastro do controle, passo a passo"],
      slots: [
        [
          "Estes passos valem para receptor externo, que fica numa caixa separada do motor. A ordem e o número de toques mudam com o modelo, e os fabricantes publicam o manual pelo nome da etiqueta:",
          "Faça a gravação sozinho apenas se o botão estiver fora do motor, em caixa separada. Como a sequência varia de um fabricante para outro, deixe o manual do modelo ao lado:",
          "Com o receptor em caixa separada do motor, você mesmo grava. Procure o manual pelo modelo da etiqueta, porque o número de toques não é igual em todos:",
        ],
      ],
      steps: [
        "Ponha pilha nova no controle e reúna os demais da casa.",
        "Dê um toque curto no botão de gravar do receptor externo, até a luz acender.",
        "Nos segundos seguintes, aperte a tecla do controle que vai abrir o portão.",
        "Espere a luz piscar ou apagar, como diz o manual.",
        "Teste à vista do portão, com a passagem livre, e confira os controles antigos.",
      ],
    },
    {
      about: "what",
      headings: ["Como a central grava o controle", "O que é programar o controle"],
      slots: [
        [
          "Programar é guardar o código do controle na memória do receptor, que só obedece aos que conhece. Um controle fora da lista acende a própria luz, mas não move o portão.",
          "Na gravação, o receptor guarda o código do controle e passa a aceitar o comando. Sem isso, o controle acende, e o portão não anda.",
          "O receptor tem uma lista de códigos na memória, e programar é pôr mais um nela. Controle que não está na lista não abre o portão, mesmo com pilha nova.",
        ],
        [
          "O controle de código fixo repete sempre o mesmo sinal e pode ser copiado de outro controle. O de código rolante muda o sinal a cada toque e só é gravado no receptor.",
          "Há dois tipos: o código fixo, que também se copia de um controle para outro, e o rolante, que muda a cada uso e precisa ser gravado no receptor.",
          "Em código fixo, existe cópia direta entre controles. No rolante, que troca de sinal a cada toque, cada controle novo precisa passar pela gravação no receptor.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o controle não programa", "Controle não grava: causas"],
      slots: [
        [
          "A causa mais comum é o padrão diferente: a frequência ou o tipo de código não é o do receptor, mesmo quando o controle é parecido. O controle universal, por exemplo, em geral não grava em código rolante.",
          "Quase sempre o controle usa outra frequência ou outro tipo de código, e a luz do receptor não confirma. Aparência igual não quer dizer nada, e em código rolante só costuma gravar o da mesma linha.",
          "Na maior parte das vezes, o padrão não combina. Forma e cor não contam: o que decide são a frequência e o tipo de código que o receptor aceita.",
        ],
        [
          "Depois vêm a pilha fraca, que acende a luz mas não envia o sinal inteiro, e a memória cheia, que pede a exclusão de controles antigos. Se a gravação some no dia seguinte, o defeito é do receptor.",
          "Confira também a pilha e a memória: quando lotada, ela não aceita mais nenhum controle. Mais raro é o receptor com defeito, que grava e esquece depois e precisa ser trocado.",
          "A pilha velha transmite mal, e a memória cheia recusa controles novos até que alguns sejam apagados. Gravação que desaparece sozinha aponta para defeito no receptor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico grava os controles", "Quando quem grava é o técnico"],
      slots: [
        [
          "O técnico confere a frequência e o código antes de gravar. Se o controle não combina, oferece um compatível ou instala um receptor avulso, ligado à mesma central.",
          "Antes de gravar, o técnico verifica se o controle e a central têm o mesmo padrão. Quando não têm, há duas saídas: outro controle ou um receptor à parte.",
          "A visita começa pela compatibilidade, que decide se a gravação é possível. Se não for, o técnico indica o controle certo ou instala um receptor que aceite o seu.",
        ],
        [
          "Deixe todos os controles à mão, inclusive os do segundo carro, e avise se algum se perdeu. No fim, cada um é testado da rua.",
          "Separe os controles da família antes, porque apagar um perdido às vezes exige regravar todos. O teste é feito da calçada, de onde você costuma acionar.",
          "Reúna todos os controles e diga qual sumiu, para que seja apagado. Depois, cada tecla é testada do lado de fora.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço da gravação", "O que pesa no preço de programar controle"],
      slots: [
        [
          "A maior parte do valor é a ida do técnico, e gravar um ou vários controles na mesma visita muda pouco. O controle novo, se for preciso, é cobrado à parte.",
          "Como o deslocamento é o que mais custa, convém gravar os controles da família de uma vez. Controle comprado conosco soma o preço dele.",
          "Um ou cinco controles quase não mudam a conta, já que o principal é a visita. O preço do controle novo vem separado.",
        ],
        [
          "Se a revisão do portão já está marcada, peça a gravação no mesmo dia e não pague outro deslocamento.",
          "Aproveitar uma visita de manutenção para gravar evita uma ida só para isso.",
          "A visita da revisão anual pode servir também para a gravação, o que poupa um deslocamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para programar um controle de portão?",
      answers: [
        "Poucos minutos por controle, se ele for compatível. Com vários controles, limpeza da memória e teste, a visita do técnico costuma ficar em menos de {trade.smallRepair}.",
        "A gravação em si é rápida, coisa de minutos por controle. Os da família toda costumam ficar prontos em menos de {trade.smallRepair}.",
        "Alguns minutos para cada um, quando o padrão combina. O que alonga é apagar a memória e gravar todos de novo, ainda assim em menos de {trade.smallRepair}.",
      ],
    },
    {
      question: "Segurei o botão e os controles pararam. O que fiz?",
      answers: [
        "Provavelmente apagou a memória do receptor, que em muitos modelos se limpa com um toque longo. Nada quebrou, mas os controles precisam ser gravados de novo, um por um.",
        "Você deve ter limpado a memória, e não há como recuperá-la. Reúna todos os controles e grave cada um outra vez, com toque curto.",
        "O toque demorado costuma zerar a memória. Basta regravar cada controle: em receptor externo, você mesmo; na placa do motor, o técnico.",
      ],
    },
    {
      question: "O controle precisa ser da mesma marca do motor?",
      answers: [
        "Não obrigatoriamente. O que decide é o receptor: o controle tem de usar a frequência e o tipo de código dele.",
        "Em código rolante, em geral sim, porque cada fabricante usa o seu. Em código fixo, outra marca grava se a frequência e o formato forem iguais.",
        "Nem sempre, pois o receptor pode ser de marca diferente da do motor. O que vale é o código que o receptor aceita.",
      ],
    },
    {
      question: "Dá para apagar só o controle perdido?",
      answers: [
        "Em receptor que grava cada controle numa posição, sim. Nos simples, apaga-se tudo e gravam-se de novo os que ficaram, com todos à mão.",
        "Depende do receptor. Se ele não exclui um só, é preciso apagar todos e gravar outra vez os que estão com você.",
        "Alguns permitem excluir um por um; outros só apagam tudo. No segundo caso, os controles que ficaram são gravados outra vez.",
      ],
    },
    {
      question: "Onde fica o botão de programar o controle?",
      answers: [
        "Em receptor externo, fica na caixinha separada, em geral perto do motor ou da antena. Na maioria dos motores de casa, porém, o botão está na placa, sob a tampa, e ali só o técnico mexe.",
        "Procure uma caixa pequena com antena, ligada ao motor por um fio: é o receptor externo. Se não houver nenhuma, o botão está na placa, dentro do motor, e a gravação é do técnico.",
        "Na maior parte das casas, ele está na placa, sob a tampa do motor, onde há tensão da rede. Só quem tem um receptor em caixa separada encontra o botão do lado de fora.",
      ],
    },
  ],
  photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  related: ["controle", "receptor", "pilha", "clonado", "controle-nao-funciona", "placa"],
  topic: "controles-remotos-para-portao",
};
