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
      "A proteção contra esmagamento do portão automático junta duas defesas: a fotocélula, que evita o toque, e a reversão por esforço, o antiesmagamento da central, que para e volta se o toque acontecer. O portão que esmaga e não volta tem força alta ou sensor falho, e a regulagem em casa parte de {price.preventive}, sem peças.",
      "Antiesmagamento é a função que faz o portão parar e voltar ao encontrar resistência; com a fotocélula, que impede o fechamento com alguém no caminho, forma a proteção completa. Se o portão esmaga e não volta, a regulagem residencial custa a partir de {price.preventive}, fora peças.",
      "Portão que esmaga e não volta está com a reversão desligada, a força alta demais ou a fotocélula anulada. O sistema antiesmagamento se acerta com regulagem, desde {price.preventive} em casa, sem peças, e com um par de sensores, se faltar proteção antes do toque.",
    ],
    price: [
      "O preço da proteção contra esmagamento do portão parte de {price.preventive} em casa, se basta regular força e reversão, sem peças. Par de fotocélulas e borda sensível somam peça e instalação, e a borda é a mais cara dos dois.",
      "Quanto custa o antiesmagamento depende do que falta: regulagem residencial a partir de {price.preventive}, fora peças; depois, o par de fotocélulas; por último, a borda sensível. Sensor e serviço são orçados juntos por foto.",
      "Proteger o portão contra esmagamento começa pela regulagem, desde {price.preventive} numa casa, sem contar peças. Sensor antiesmagamento novo, fotocélula ou borda, tem preço conforme a central e o caminho do cabo.",
    ],
    installation: [
      "Na instalação, a proteção contra esmagamento é montada assim: fotocélula ligada à central, força no mínimo que move a folha e reversão testada com um objeto. Onde passa muita gente, soma-se borda sensível, e a regulagem avulsa em casa parte de {price.preventive}.",
      "Instalar antiesmagamento no portão é ligar a fotocélula, ativar a reversão da central e regular a força, com prova do recuo. Se a central já tem a função, basta a regulagem residencial, desde {price.preventive}, sem peças.",
      "O sensor antiesmagamento do portão de garagem é instalado na passagem, a fotocélula, ou na aresta da folha, a borda sensível, e a central precisa da reversão ligada. O teste final usa uma caixa, nunca o corpo.",
    ],
    emergency: [
      "Pessoa presa ou esmagada no portão: desligue o disjuntor, ligue 193 ou 192 e não acione o controle de novo. Não puxe a vítima, não force a folha e siga o socorro; ninguém entra embaixo de folha erguida.",
      "Se o portão esmagou ou prendeu alguém, corte a energia e chame os bombeiros, 193, ou o SAMU, 192. Não destrave o basculante, porque a folha pode cair; escorar ou soltar é só com orientação do socorro.",
      "Acidente com esmagamento no portão pede três gestos: disjuntor desligado, 193 ou 192 no telefone e nenhuma força na folha. O portão só volta a ser usado depois de fotocélula e reversão testadas pelo técnico.",
    ],
    question: [
      "Antiesmagamento é a proteção contra esmagamento da central, que faz o portão parar e voltar ao encontrar resistência, e a fotocélula a completa, evitando o toque. Se o portão não para quando encosta em alguém, a regulagem em casa custa a partir de {price.preventive}, sem peças.",
      "O sistema antiesmagamento, a proteção do portão contra esmagamento, funciona pelo esforço: a central percebe que a folha encontrou algo, para e recua. Portão que esmaga e não volta está com a força alta ou a função desligada, e a regulagem residencial parte de {price.preventive}, fora peças.",
      "Para colocar no portão a proteção contra esmagamento, ou antiesmagamento, liga-se a reversão da central, regula-se a força e soma-se a fotocélula, o sensor que age antes do toque. A regulagem parte de {price.preventive} em casa, sem peças, e até lá não use o fechamento automático.",
    ],
  },
  line: [
    "Fotocélula evita o toque; reversão por esforço limita o estrago se ele acontecer.",
    "Embreagem apertada até o fim tira do portão a proteção contra esmagamento.",
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
          "São três proteções, e nenhuma dispensa as outras. A fotocélula age antes do contato; a reversão da central e a borda sensível agem no contato, parando a folha e fazendo-a voltar.",
          "A proteção tem camadas: uma que vê, a fotocélula, e duas que sentem, a reversão por esforço e a borda na aresta. Juntas cobrem o que cada uma deixa passar.",
          "Uma defesa evita o toque, outra limita o aperto. Para a primeira existe a fotocélula, e para a segunda, a reversão da central, reforçada pela borda sensível onde passa muita gente.",
          "Antes do toque quem protege é o feixe da fotocélula. No toque, a central lê o esforço e recua, e a borda de borracha faz o mesmo ao ser pressionada.",
        ],
      ],
      bullets: [
        "Fotocélula: vê quem cruza o feixe e não deixa fechar",
        "Reversão por esforço: para e volta ao sentir resistência",
        "Borda sensível: tira na aresta que reage ao toque",
        "Cabos e molas em ordem: evitam a queda da folha",
      ],
    },
    {
      about: "causes",
      headings: ["Por que um portão esmaga", "Sensor anulado, força alta, cabo ruim", "As falhas por trás do acidente"],
      slots: [
        [
          "Fotocélula anulada é a falha mais perigosa, porque o portão fecha sem ver ninguém. Força no máximo vem em seguida, já que a folha empurra em vez de recuar.",
          "Quando o sensor é ligado em ponte para o portão fechar, a proteção deixa de existir. Aumentar a força para vencer folha pesada tira a segunda barreira.",
          "Sensor desligado por causa de um defeito pequeno e embreagem apertada até o fim explicam quase todo esmagamento. Os dois atalhos escondem outro problema.",
          "Dois improvisos criam o risco: fio no lugar da fotocélula e força no limite. Um portão assim fecha sobre gente sem parar.",
        ],
        [
          "Folha desequilibrada confunde o sensor de esforço, que não distingue peso de obstáculo. No basculante, cabo ou mola que se rompe derruba a folha sem motor nenhum.",
          "Há ainda o portão pesado, em que a central já não separa esforço normal de obstáculo. E há a queda por cabo ou mola, que só a manutenção evita.",
          "O peso fora do lugar engana a reversão, e por isso o equilíbrio vem antes. Cabo gasto é outro perigo, pois a folha cai por gravidade.",
          "Basculante com cabo ou mola ruim esmaga ao cair, e ali nenhum sensor ajuda. Já a folha desequilibrada faz a central ler errado o que encontra.",
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
          "O teste usa caixa de papelão vazia, com você a distância e crianças e animais em outro cômodo. Se a folha estiver torta ou fizer barulho estranho, não teste.",
          "Nunca use mão, pé ou o próprio corpo: um objeto leve serve para a prova. A folha deve parar e voltar, e caixa amassada significa força alta ou sensor falho.",
          "Faça a prova só com o portão reto e equilibrado, de longe. Com a fotocélula em ordem a folha nem toca na caixa, e fora do feixe ela encosta de leve e recua.",
          "Uma caixa vazia mostra se as duas proteções agem. Fique fora do caminho da folha, com o controle na mão para interromper.",
        ],
      ],
      steps: [
        "Afaste crianças e animais e fique a distância, com o controle na mão.",
        "Ponha a caixa na linha da fotocélula e mande fechar: o portão não deve partir, ou deve recuar.",
        "Passe a caixa para junto do batente, fora do feixe.",
        "Mande fechar: a folha deve recuar ao encontrar a caixa.",
        "Se amassar ou empurrar, desligue o disjuntor e peça a regulagem.",
      ],
    },
    {
      about: "safety",
      headings: ["Alguém ficou preso: o que fazer", "Primeiros passos no acidente", "Emergência no portão"],
      slots: [
        [
          "Corte a energia primeiro, para a folha não voltar a andar, e ligue 193 ou 192. Não puxe a pessoa presa nem acione o controle, porque a folha pode arrastar.",
          "O disjuntor desligado impede um segundo movimento. Depois ligue para os bombeiros, 193, ou o SAMU, 192, e diga o tipo de portão.",
          "Desligar, chamar e esperar: disjuntor, 193 ou 192, e nenhuma força na vítima ou na folha. O controle fica guardado.",
          "Sem energia e com o socorro a caminho pelo 193 ou 192, não mexa na pessoa. Apertar o botão para abrir pode piorar a lesão.",
        ],
        [
          "No basculante, ninguém entra embaixo nem destrava o motor, porque a folha pode cair. Em portão de correr, reto no trilho e sem energia, o destravamento pode aliviar a pressão.",
          "Folha que sobe não se ergue na força nem se solta: o socorro tem equipamento para escorar. Já a de correr, no trilho, pode ser destravada para aliviar.",
          "Só portão de correr, alinhado e com o disjuntor desligado, admite aliviar a folha pela chave. O basculante fica parado até ser escorado.",
          "Destravar ajuda apenas em folha de correr que esteja no trilho. Em basculante isso pode derrubar o portão sobre a vítima.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta contra esmagamento", "Força, sensor e equilíbrio", "A revisão de segurança"],
      slots: [
        [
          "A folha é equilibrada antes da força, porque sensor nenhum lê bem um portão pesado. Depois a força vai ao mínimo que move a folha, e a central recua ao menor toque.",
          "Primeiro se tira atrito e desequilíbrio, e só então se regula a força. Com a folha leve, o motor trabalha com pouco e percebe qualquer obstáculo.",
          "O técnico deixa a folha leve, ativa a reversão na central e acha a menor força que completa o percurso. Nessa ordem a proteção fica sensível.",
          "Equilíbrio, força e reversão são acertados nessa sequência. Portão pesado com força alta nunca protege, e por isso a mecânica vem antes.",
        ],
        [
          "Fotocélulas são limpas, alinhadas e testadas, e ponte deixada na central é retirada. No fim, o recuo é provado com um objeto, e cabos e molas entram na vistoria.",
          "Qualquer sensor improvisado é refeito, na altura certa para quem passa. A entrega inclui o recuo diante de uma caixa e a conferência dos cabos.",
          "Se havia fio no lugar do sensor, ele sai, e a fotocélula volta a mandar. Você assiste ao teste com objeto no fechamento.",
          "Altura, alinhamento e fiação dos sensores são conferidos, e cabos também, pois a queda esmaga. A prova final é a folha voltar ao tocar a caixa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor antigo já vem com essa função?",
      answers: [
        "Nem sempre. A maioria das centrais tem reversão por esforço, mas ela pode estar desligada ou com força alta, e só o teste mostra. Motor muito antigo recebe uma central nova com a função.",
        "Nem todo motor antigo tem a reversão, e muitos que têm estão mal regulados. Peça o teste na próxima visita, porque uma central nova acrescenta a função.",
        "Motor muito antigo pode não ter a reversão por esforço. Uma central nova com a função e um par de fotocélulas resolvem, mantendo o motor.",
      ],
    },
    {
      question: "A fotocélula sozinha basta para evitar esmagamento?",
      answers: [
        "A fotocélula sozinha não basta, porque vê só a linha do feixe. A reversão por esforço completa a proteção, e nenhuma dispensa o olho de quem aciona.",
        "Não basta: o feixe da fotocélula cobre uma altura. Some a reversão e, em local de muito fluxo, a borda sensível.",
        "Sozinha, não. Quem passa acima ou abaixo do feixe não é visto, e aí só a reversão por esforço evita o esmagamento.",
      ],
    },
    {
      question: "O portão pode esmagar alguém mesmo sem motor?",
      answers: [
        "Pode. No basculante, cabo ou mola que se rompe derruba a folha por gravidade. Por isso o cabo é trocado ao primeiro fio partido.",
        "Sim: a queda da folha não depende do motor. Cabo gasto, mola cansada e contrapeso solto são os responsáveis.",
        "Pode, e é o acidente mais grave do basculante. Ninguém fica sob a folha, e cabos são vistos na revisão {visits.home}.",
      ],
    },
    {
      question: "De quanto em quanto tempo testar a reversão do portão?",
      answers: [
        "Teste a reversão com uma caixa uma vez por mês, além da revisão do técnico, {visits.home} em casa ou {visits.business} em empresa.",
        "Uma vez por mês, com objeto, e sempre depois de conserto ou mudança de peso da folha. O técnico repete na revisão.",
        "O bom hábito é mensal, com caixa de papelão. Em casa a revisão é {visits.home}, e em prédio, {visits.business}.",
      ],
    },
    {
      question: "Quem responde por acidente com portão de condomínio?",
      answers: [
        "Quem responde depende do caso, e só a Justiça define. O síndico tem o dever de cuidar das partes comuns, por isso revisão registrada e sensores testados protegem todos.",
        "A responsabilidade por acidente com portão é apurada caso a caso. Revisão documentada e sensor nunca anulado são o que a administração pode fazer.",
        "Depende das circunstâncias e de quem deixou de cuidar. Registros de manutenção {visits.business} ajudam a mostrar que o condomínio fez a sua parte.",
      ],
    },
  ],
  photo: "uma foto do portão, das fotocélulas e da etiqueta do motor",
  related: ["fotocelula", "embreagem", "criancas", "animais", "regulagem", "cabo-arrebentado"],
  topic: "fotocelulas-e-sensores",
};
