import type { Concept } from "#domain/knowledge/concept.ts";

export const abreSozinho: Concept = {
  id: "abre-sozinho",
  kind: "symptom",
  label: "Portão abre sozinho",
  phrase: "o portão que abre sozinho",
  words: [
    "abre sozinho",
    "abrindo sozinho",
    "abriu sozinho",
    "abre do nada",
    "abre e fecha sozinho",
    "fecha sozinho",
    "fechando sozinho",
    "aciona sozinho",
    "dispara sozinho",
    "liga sozinho",
    "liga e desliga sozinho",
    "ligando sozinho",
    "portão fantasma",
    "abre de madrugada",
    "abre sem apertar",
    "sobe sozinho",
    "portão maluco",
    "portão doido",
    "abre quando passa",
    "abre quando chove",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão que abre sozinho está recebendo um comando: botoeira ou fio em curto, controle com botão preso, código igual ao de outro controle ou placa úmida. Até achar a causa, desligue o disjuntor e, se houver, o nobreak.",
      "Se o portão abre sozinho, desligue o disjuntor ao sair e ao dormir. As causas mais comuns são botoeira com umidade, controle apertado na bolsa e código repetido na vizinhança; o técnico isola uma entrada por vez até achar.",
      "O portão abre sozinho por comando falso, de fio ou de rádio. Tire as pilhas dos controles por um dia, com alguém em casa: se parar, era um deles; se continuar, é botoeira, interfone, receptor, placa ou controle que não está com você.",
    ],
    price: [
      "O preço para resolver um portão que abre sozinho depende da origem do comando: refazer um fio ou a botoeira custa menos que recuperar a placa ou trocar o receptor. Conte quando acontece e o orçamento sai grátis.",
      "Um portão que abre sozinho pode precisar só de limpeza de memória e recadastro, ou de receptor e placa. Mande fotos da botoeira e da etiqueta do motor e conte quando acontece: o orçamento é grátis.",
    ],
    emergency: [
      "Portão abrindo sozinho, com a casa exposta: desligue o disjuntor agora. O de correr ou de abrir, reto e nivelado, pode ser fechado na mão e travado; não destrave um basculante aberto. O contato funciona {shop.hours}.",
      "Se o portão abre e fecha sozinho com gente passando, desligue o disjuntor e afaste crianças e animais. Não destrave basculante aberto; use outra saída e chame pelo WhatsApp, {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre sozinho está obedecendo a um comando que alguém precisa localizar.",
    "Botoeira molhada e controle com botão preso fazem o portão abrir sem ninguém mandar.",
    "Até achar por que o portão abre sozinho, desligue o disjuntor ao sair e ao dormir.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o portão abre sozinho",
        "De onde vem o comando de abrir",
        "Botoeira, controle ou placa: as causas mais comuns",
      ],
      slots: [
        [
          "A causa mais comum está na botoeira e nos fios: água na tecla, fio descascado no eletroduto ou interfone com contato colado.",
          "Quase sempre é a parte com fio: quando os fios da botoeira ou do interfone se encostam, a central lê um botão apertado.",
          "A primeira suspeita é a botoeira: a umidade dentro dela fecha o contato e manda o portão abrir sem que ninguém toque.",
        ],
        [
          "Depois vêm os controles: botão preso na bolsa, código repetido na vizinhança ou controle perdido na mão de alguém.",
          "Um controle antigo, de código fixo, pode coincidir com o de um vizinho ou ter sido copiado sem autorização.",
          "Um controle esquecido sob um objeto, com a tecla afundada, aciona o portão em horas que parecem aleatórias.",
        ],
        [
          "Menos comum é a placa: umidade, relé colado ou tensão instável, em geral depois de chuva ou queda de energia.",
          "Se o defeito aparece só com chuva, a placa pode estar úmida, e a vedação da caixa precisa ser conferida.",
          "Formiga, oxidação e água na placa também criam comandos falsos, que somem no tempo seco e voltam depois.",
        ],
      ],
      bullets: [
        "Botoeira com umidade ou tecla presa",
        "Fio do interfone em curto",
        "Controle apertado na gaveta ou na bolsa",
        "Código fixo igual ao de um vizinho",
        "Placa úmida ou relé colado",
        "Central que abre quando a luz volta",
      ],
    },
    {
      about: "check",
      headings: [
        "Como descobrir quem está mandando abrir",
        "Aberturas sem comando: o que observar",
        "Teste por eliminação, sem abrir a central",
      ],
      slots: [
        [
          "Anote data, hora e tempo, seco ou chuvoso, de cada abertura, porque o padrão costuma mostrar a origem.",
          "Uma lista com os horários das aberturas ajuda mais no diagnóstico que qualquer palpite.",
          "Repare se acontece com chuva, à noite ou quando um vizinho chega, e conte tudo ao técnico.",
        ],
        [
          "Controle guardado na bolsa ou na gaveta é o primeiro a conferir: a tecla pode estar afundada.",
          "Abertura só com chuva aponta para fio e botoeira; a qualquer hora, para controle ou receptor.",
          "Aberturas em hora de movimento na rua lembram controle de fora com o mesmo código.",
        ],
      ],
      steps: [
        "Desligue o disjuntor, e o nobreak, se houver, sempre que sair ou for dormir, até saber a causa.",
        "Tire as pilhas de todos os controles da casa e observe, com alguém em casa, se o portão ainda abre.",
        "Olhe a botoeira por fora: tecla afundada, água, ferrugem ou formigas.",
        "Pergunte quem tem controle e se algum foi perdido, emprestado ou roubado.",
        "Confira também o botão do interfone e o aplicativo do celular, se o portão abre por eles.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz com o portão que abre sozinho",
        "Teste dos comandos e limpeza da memória",
        "Como o técnico acha e corrige o comando falso",
      ],
      slots: [
        [
          "O técnico corta a energia para soltar as entradas da central e depois, com ela ligada, testa uma por vez até o comando falso aparecer.",
          "O técnico desconecta botoeira, interfone e receptor em sequência, para achar o culpado sem trocar peça no palpite.",
          "O diagnóstico é por eliminação: o técnico isola cada comando até restar só o que dispara o portão.",
        ],
        [
          "A memória é apagada e só os controles conferidos voltam, o que retira os perdidos e os desconhecidos.",
          "Limpar a memória e recadastrar os controles presentes tira os perdidos; se houve cópia de código fixo, eles também são trocados.",
          "Todos os controles são apagados e regravados na frente do morador, que confere quantos restaram.",
        ],
        [
          "Se a placa estiver oxidada, entram limpeza, vedação da caixa e, quando não há recuperação, troca da central.",
          "Um fio danificado é substituído, e a caixa da central {em} recebe vedação nova quando a água for a origem.",
          "Um relé colado ou trilha oxidada leva a placa para reparo, e a causa da umidade é corrigida no mesmo serviço.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Quando passar para código rolante",
        "Trocar receptor e controles compensa?",
        "Código fixo: hora de mudar",
      ],
      slots: [
        [
          "Vale mudar se a central usa código fixo, que repete sempre o mesmo sinal e pode ser copiado; o rolante muda a cada acionamento.",
          "Se a central usa código fixo, a mudança compensa, porque o portão aceita qualquer controle que repita aquele mesmo sinal.",
          "A troca faz sentido em portão de código fixo: o rolante dificulta a cópia, porque o sinal usado hoje já não abre amanhã.",
        ],
        [
          "Muitas vezes basta um receptor novo, ligado à central existente, com controles de código rolante.",
          "Não é preciso trocar o motor: um receptor avulso com controles novos costuma se adaptar à central.",
          "Receptor e controles novos resolvem a parte de rádio, com a memória do receptor antigo apagada, e mantêm motor e placa.",
        ],
        [
          "O valor depende da central e de quantos controles a casa usa.",
          "Conte quantas pessoas usam o portão, porque o número de controles define a maior parte do orçamento.",
          "Para orçar {em}, mande a foto de um controle e da etiqueta do motor e diga quantos controles precisa.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Como usar o portão até achar a causa",
        "Segurança enquanto o portão abre sozinho",
        "Disjuntor desligado até achar a causa",
      ],
      slots: [
        [
          "Um motor que dispara sem aviso pode atingir quem está no caminho, e por isso o disjuntor fica desligado.",
          "Um portão que se move sem comando ameaça criança, animal e carro e deixa a casa aberta: mantenha o disjuntor desligado.",
          "Enquanto a origem não aparece, o portão pode partir a qualquer momento; só desligar o disjuntor impede isso.",
        ],
        [
          "Se há nobreak, desligue-o também: ele mantém o motor ligado com o disjuntor desarmado.",
          "Sem energia, o motor continua travando a folha na maioria dos modelos; confirme empurrando de leve e use o trinco, se houver.",
          "Deixe o motor travado e sem energia: na maior parte dos portões, a folha fica presa e segura.",
        ],
        [
          "Para sair, destrave só portão de correr ou de abrir, reto e nivelado, e trave de novo logo depois.",
          "O carro sai na mão apenas em portão de correr ou de abrir, reto e nivelado, com o caminho livre de pessoas.",
          "Se a folha for pesada ou desequilibrada, não destrave; espere a visita com o portão fechado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle do vizinho pode abrir meu portão?",
      answers: [
        "Pode, se os dois sistemas usarem código fixo na mesma frequência e o código coincidir. Com código rolante a coincidência deixa de acontecer no uso normal.",
        "Sim, em sistemas antigos de código fixo. A saída é apagar a memória e recadastrar com outro código, ou passar para receptor de código rolante.",
      ],
    },
    {
      question: "Quanto tempo leva para achar por que o portão abre sozinho?",
      answers: [
        "Se a falha aparece na hora, o teste das entradas costuma resolver na própria visita. Quando ela vai e volta, o técnico isola um comando e você observa por alguns dias.",
        "Depende de o defeito aparecer durante a visita. Botoeira em curto se acha depressa; falha que só vem com chuva pode exigir observação, por isso os horários anotados ajudam.",
      ],
    },
    {
      question: "O portão abre quando a luz volta. É normal?",
      answers: [
        "Em algumas centrais é: ao religar, elas fazem um movimento para reconhecer o percurso. Se a folha abre toda e fica aberta, a programação ou a botoeira precisa ser conferida.",
        "Pode ser só a central reconhecendo o percurso. Se acontece toda vez e a casa fica aberta, o técnico muda a programação, quando o modelo permite, ou procura um contato colado.",
      ],
    },
    {
      question: "O portão fecha sozinho depois de um tempo. É defeito?",
      answers: [
        "Pode ser o fechamento automático, uma função da central que fecha a folha depois de um tempo. Se você não quer, o técnico desativa ou muda o tempo.",
        "Muitas vezes não: é o fechamento automático programado. Com fotocélula funcionando ele é útil; sem ela, deve ser desligado.",
      ],
    },
    {
      question: "Se apagar a memória, perco todos os controles?",
      answers: [
        "Eles param até serem gravados de novo. Reúna todos antes da visita, inclusive os reservas; o que não estiver presente fica fora, e assim o controle perdido deixa de abrir.",
        "Sim, mas o técnico regrava na hora os que estiverem com você. Tag e aplicativo também podem precisar de novo cadastro, conforme a central.",
      ],
    },
  ],
  photo: "uma foto da botoeira e de um controle, com os horários em que o portão abriu sozinho",
  related: ["botoeira", "clonado", "receptor", "placa", "molhou", "controle"],
  topic: "conserto-de-central-de-portao",
};
