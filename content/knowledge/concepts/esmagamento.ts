import type { Concept } from "#domain/knowledge/concept.ts";

export const esmagamento: Concept = {
  id: "esmagamento",
  kind: "safety",
  label: "Antiesmagamento",
  phrase: "a proteção contra esmagamento",
  words: [
    "esmagamento",
    "antiesmagamento",
    "anti esmagamento",
    "esmagou",
    "esmagar",
    "prensou",
    "prensado",
    "prendeu o dedo",
    "prendeu a mão",
    "dedo preso",
    "fechou em cima",
    "fechou no carro",
    "caiu em cima",
    "acidente com portão",
    "segurança do portão automático",
    "borda sensível",
    "não reverte",
    "não inverte quando bate",
    "não volta quando bate",
    "bate e não volta",
    "portão machucou",
    "quase me pegou",
    "portão quase pegou",
  ],
  intent: "question",
  answers: {
    any: [
      "A proteção contra esmagamento do portão automático junta duas defesas: a fotocélula, que não deixa fechar com alguém no caminho, e a reversão da central, que para e volta se a folha encostar. O portão que esmaga e não volta tem força alta ou sensor com falha, e a regulagem em casa parte de {price.preventive}, sem peças.",
      "O antiesmagamento é a função que faz o portão parar e voltar ao encontrar resistência. Com a fotocélula, que impede o fechamento com alguém no caminho, forma a proteção completa contra esmagamento. Se o portão bate e não volta, a regulagem em residência custa a partir de {price.preventive}, sem peças.",
      "O portão que esmaga e não volta está com a reversão desligada, a força alta demais ou a fotocélula anulada. A proteção contra esmagamento se recupera com regulagem, a partir de {price.preventive} em casa, sem peças, e com um par de sensores quando falta a defesa que age antes do toque.",
    ],
    price: [
      "O preço da proteção contra esmagamento do portão parte de {price.preventive} em casa, sem peças, quando basta regular a força e a reversão. O par de fotocélulas e a borda sensível somam a peça e a instalação, e a borda é a mais cara das duas.",
      "O preço do antiesmagamento depende do que falta no portão. A regulagem residencial parte de {price.preventive}, sem peças; depois vem o par de fotocélulas e, por último, a borda sensível. O sensor e o serviço são orçados juntos, por foto.",
      "A proteção contra esmagamento do portão começa pela regulagem da força, a partir de {price.preventive} em casa, sem contar peças. Um sensor novo, fotocélula ou borda sensível, tem o preço definido pela central do motor e pelo caminho do cabo.",
    ],
    installation: [
      "A proteção contra esmagamento é instalada em três partes: a fotocélula ligada à central, a força regulada no mínimo que move a folha e a reversão testada com um objeto. Onde passa muita gente, soma-se a borda sensível. A regulagem avulsa em casa parte de {price.preventive}.",
      "Instalar o antiesmagamento no portão é ligar a fotocélula, ativar a reversão da central e regular a força, com teste do recuo. Se a central já tem a função, basta a regulagem, que em residência custa a partir de {price.preventive}, sem peças.",
      "O sensor antiesmagamento do portão de garagem fica na passagem, no caso da fotocélula, ou na aresta da folha, no caso da borda sensível. A central precisa ter a reversão ligada. O teste final usa uma caixa de papelão, e nunca o corpo de alguém.",
    ],
    emergency: [
      "Com uma pessoa presa ou esmagada no portão, desligue o disjuntor, ligue 193 ou 192 e não acione o controle de novo. Não puxe a vítima nem force a folha e siga a orientação do socorro. Ninguém deve entrar embaixo de uma folha erguida.",
      "Se o portão esmagou ou prendeu alguém, desligue o disjuntor e chame os bombeiros, 193, ou o SAMU, 192. Não destrave o basculante, porque a folha pode cair sobre a vítima. Escorar ou soltar o portão, só com orientação do socorro.",
      "Em um acidente com esmagamento no portão, desligue o disjuntor, ligue 193 ou 192 e não faça força na folha nem na pessoa presa. Depois do socorro, o portão só volta a ser usado com a fotocélula e a reversão testadas pelo técnico.",
    ],
    question: [
      "O antiesmagamento é a proteção da central que faz o portão parar e voltar ao encontrar resistência. A fotocélula completa a defesa contra esmagamento, porque evita o toque. Se o portão não para quando encosta em alguém, a regulagem em casa custa a partir de {price.preventive}, sem peças.",
      "A proteção do portão contra esmagamento funciona pelo esforço: a central percebe que a folha encontrou algo, para e recua. O portão que esmaga e não volta está com a força alta ou a função desligada, e a regulagem em residência parte de {price.preventive}, sem peças.",
      "Para ter no portão a proteção contra esmagamento, liga-se a reversão da central, regula-se a força e instala-se a fotocélula, o sensor que age antes do toque. A regulagem parte de {price.preventive} em casa, sem peças, e até lá o fechamento automático deve ficar desligado.",
    ],
  },
  line: [
    "A fotocélula evita o toque, e a reversão por esforço limita o estrago se ele acontecer.",
    "A embreagem apertada até o fim tira do portão a proteção contra esmagamento.",
    "A reversão se testa com uma caixa, e nunca com a mão ou o pé.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que impede o portão de esmagar",
        "Fotocélula, reversão e borda sensível",
        "As proteções contra esmagamento",
      ],
      slots: [
        [
          "São três proteções, e nenhuma dispensa as outras. A fotocélula age antes do contato, e a reversão da central e a borda sensível agem no contato, parando a folha e fazendo-a voltar.",
          "A proteção tem uma parte que vê, a fotocélula, e duas que sentem, a reversão por esforço e a borda de borracha na aresta. Juntas, elas cobrem o que cada uma deixa passar.",
          "Uma defesa evita o toque, e outra limita o aperto. A primeira é a fotocélula, e a segunda é a reversão da central, reforçada pela borda sensível onde passa muita gente.",
          "Antes do toque, quem protege é o feixe da fotocélula. Se a folha chega a encostar, a central percebe o esforço e recua, e a borda sensível faz o mesmo ao ser pressionada.",
        ],
      ],
      bullets: [
        "Fotocélula: vê quem cruza o feixe e não deixa fechar",
        "Reversão por esforço: para e volta ao sentir resistência",
        "Borda sensível: tira de borracha na aresta, que reage ao toque",
        "Cabos e molas em ordem: evitam a queda da folha",
      ],
    },
    {
      about: "causes",
      headings: ["Por que um portão esmaga", "Sensor anulado, força alta, cabo ruim", "As falhas por trás do acidente"],
      slots: [
        [
          "A fotocélula anulada é a falha mais perigosa, porque o portão fecha sem ver ninguém. A força regulada no máximo vem em seguida, já que a folha empurra em vez de recuar.",
          "Quando a fotocélula é anulada para o portão fechar, a proteção deixa de existir. Aumentar a força do motor para vencer uma folha pesada elimina também a reversão.",
          "Sensor desligado por causa de um defeito pequeno e embreagem apertada até o fim explicam boa parte dos acidentes. Os dois atalhos escondem um problema que devia ser consertado.",
          "Dois improvisos criam o risco: um fio no lugar da fotocélula e a força no limite. Um portão nessa condição fecha sobre uma pessoa sem parar.",
        ],
        [
          "A folha desequilibrada também engana a central, que não distingue o peso dela de um obstáculo. No basculante, um cabo ou mola que se rompe derruba a folha mesmo sem motor.",
          "Um portão pesado impede a central de separar o esforço normal de um obstáculo. Existe ainda a queda por cabo ou mola rompida, que só a manutenção evita.",
          "O peso fora do lugar atrapalha a reversão, e por essa razão o equilíbrio da folha vem antes da regulagem. Cabo gasto é outro perigo, pois o basculante pode cair sozinho.",
          "Um basculante com cabo ou mola ruim esmaga ao cair, e ali nenhum sensor ajuda. A folha desequilibrada, por sua vez, faz a central confundir peso com obstáculo.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Teste de segurança com uma caixa",
        "Como saber se a proteção funciona",
        "Teste da reversão com uma caixa, de longe",
      ],
      slots: [
        [
          "O teste usa uma caixa de papelão vazia, com você a distância e crianças e animais em outro cômodo. Se a folha estiver torta ou fizer barulho estranho, não teste.",
          "Nunca use mão, pé ou o próprio corpo, porque um objeto leve basta para a prova. A folha deve parar e voltar. Se ela amassa a caixa, a força está alta ou o sensor falhou.",
          "Faça a prova de longe e só com o portão reto e equilibrado. Com a fotocélula em ordem, a folha nem toca na caixa; fora do feixe, encosta de leve e recua.",
          "Uma caixa vazia mostra se a fotocélula e a reversão funcionam. Fique fora do caminho da folha, com o controle na mão para interromper, e não teste um portão torto.",
        ],
      ],
      steps: [
        "Afaste crianças e animais e fique a distância, com o controle na mão.",
        "Ponha a caixa na linha da fotocélula e mande fechar: o portão não deve partir, ou deve recuar.",
        "Passe a caixa para junto do batente, fora do feixe, com o portão aberto e parado.",
        "Mande fechar: a folha deve recuar ao encontrar a caixa.",
        "Se amassar ou empurrar, desligue o disjuntor e peça a regulagem.",
      ],
    },
    {
      about: "safety",
      headings: ["Alguém ficou preso: o que fazer", "Primeiros passos no acidente", "Emergência no portão"],
      slots: [
        [
          "Desligue primeiro o disjuntor, para a folha não voltar a andar, e ligue 193 ou 192. Não puxe a pessoa presa nem acione o controle, porque a folha pode arrastá-la.",
          "O disjuntor desligado impede um segundo movimento. Depois ligue para os bombeiros, 193, ou o SAMU, 192, diga o tipo de portão e não mexa na vítima.",
          "A ordem é desligar o disjuntor, chamar o 193 ou o 192 e esperar, sem fazer força na vítima nem na folha. O controle fica guardado até o socorro chegar.",
          "Sem energia e com o socorro chamado pelo 193 ou 192, não mexa na pessoa presa. Apertar o botão para abrir pode piorar a lesão.",
        ],
        [
          "No basculante, ninguém entra embaixo nem destrava o motor, porque a folha pode cair. Em portão de correr, reto no trilho e sem energia, o destravamento pode aliviar a pressão.",
          "A folha do basculante não deve ser erguida na força nem solta, porque o socorro tem equipamento para escorá-la. A de correr, no trilho e sem energia, pode ser destravada para aliviar.",
          "Só o portão de correr, alinhado e com o disjuntor desligado, permite aliviar a folha pela chave. O basculante fica parado até ser escorado pelos bombeiros.",
          "Destravar ajuda apenas em folha de correr que esteja no trilho, com a energia cortada. Em um basculante, soltar o motor pode derrubar o portão sobre a vítima.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta contra esmagamento", "Força, sensor e equilíbrio", "A revisão de segurança"],
      slots: [
        [
          "A folha é equilibrada antes da regulagem, porque nenhum sensor trabalha bem em portão pesado. Depois a força vai ao mínimo que move a folha, e a central passa a recuar ao menor toque.",
          "Primeiro o técnico elimina atrito e desequilíbrio, e só então regula a força. Com a folha leve, o motor trabalha com pouco esforço e percebe qualquer obstáculo.",
          "O técnico deixa a folha leve, ativa a reversão na central e procura a menor força que completa o percurso. Feita nessa ordem, a regulagem torna a proteção mais sensível.",
          "Equilíbrio, força e reversão são acertados nessa sequência. Um portão pesado, que precisa de força alta, não consegue proteger, e por esse motivo a parte mecânica vem antes.",
        ],
        [
          "As fotocélulas são limpas, alinhadas e testadas, e qualquer fio posto no lugar delas é retirado. No fim, o recuo é testado com um objeto, e cabos e molas entram na vistoria.",
          "Qualquer sensor improvisado é refeito, na altura certa para quem passa. A entrega inclui o recuo diante de uma caixa e a conferência de cabos e molas.",
          "Se havia um fio no lugar da fotocélula, ele é retirado, e o sensor volta a funcionar. Você assiste ao teste com um objeto durante o fechamento.",
          "Altura, alinhamento e fiação dos sensores são conferidos, e também os cabos, pois a queda da folha esmaga. A prova final é o portão voltar ao tocar a caixa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor antigo já vem com essa função?",
      answers: [
        "Nem sempre. A maioria das centrais tem reversão por esforço, mas ela pode estar desligada ou com a força alta, e só o teste mostra. Um motor muito antigo recebe uma central nova com a função.",
        "Nem todo motor antigo tem a reversão, e muitos que têm estão mal regulados. Peça o teste na próxima visita, porque uma central nova pode acrescentar a função.",
        "Depende da idade: um motor muito antigo pode não ter a reversão por esforço. Uma central nova com a função e um par de fotocélulas resolvem, mantendo o motor.",
      ],
    },
    {
      question: "A fotocélula sozinha basta para evitar esmagamento?",
      answers: [
        "Não basta, porque a fotocélula vê só a linha do feixe. A reversão por esforço completa a proteção, e nenhuma das duas dispensa a atenção de quem aciona.",
        "Não basta, porque o feixe da fotocélula cobre uma única altura. Some a reversão e, em local de muito movimento, a borda sensível.",
        "Sozinha, não. Quem passa acima ou abaixo do feixe não é visto, e aí só a reversão por esforço evita o esmagamento.",
      ],
    },
    {
      question: "O portão pode esmagar alguém mesmo sem motor?",
      answers: [
        "Pode. No basculante, um cabo ou mola que se rompe derruba a folha, e por isso o cabo é trocado ao primeiro fio partido.",
        "Sim, porque a queda da folha não depende do motor. Cabo gasto, mola cansada e contrapeso solto são as causas.",
        "Pode, e é o acidente mais grave do basculante. Ninguém deve ficar sob a folha, e os cabos são vistos na revisão, feita {visits.home}.",
      ],
    },
    {
      question: "De quanto em quanto tempo testar a reversão do portão?",
      answers: [
        "Teste a reversão com uma caixa uma vez por mês, além da revisão do técnico, {visits.home} em casa ou {visits.business} em empresa.",
        "Uma vez por mês, com um objeto, e sempre depois de um conserto ou de mudança no peso da folha. O técnico repete o teste na revisão.",
        "O recomendado é testar todo mês, com uma caixa de papelão. Em casa a revisão é feita {visits.home}, e em prédio, {visits.business}.",
      ],
    },
    {
      question: "Quem responde por acidente com portão de condomínio?",
      answers: [
        "Depende do caso, e só a Justiça define. O síndico tem o dever de cuidar das partes comuns, por isso a revisão registrada e os sensores testados protegem todos.",
        "A responsabilidade por acidente com portão é apurada caso a caso. Revisão documentada e sensor nunca anulado são o que a administração pode fazer.",
        "Depende das circunstâncias e de quem deixou de cuidar do portão. Registros de manutenção {visits.business} ajudam a mostrar que o condomínio fez a sua parte.",
      ],
    },
  ],
  photo: "uma foto do portão, das fotocélulas e da etiqueta do motor",
  related: ["fotocelula", "embreagem", "criancas", "animais", "regulagem", "cabo-arrebentado"],
  topic: "fotocelulas-e-sensores",
};
