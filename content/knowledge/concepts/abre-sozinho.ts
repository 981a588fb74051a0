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
      "Portão que abre sozinho está recebendo um comando: botoeira ou fio em curto, controle com botão preso, código igual ao de outro controle ou placa úmida. Desligue o disjuntor, e o nobreak, se houver, até achar a causa.",
      "Se o portão abre sozinho, desligue o disjuntor ao sair e ao dormir. As causas mais comuns são botoeira com umidade, controle apertado na bolsa e código repetido na vizinhança; o técnico isola uma entrada por vez até achar.",
      "O portão abre sozinho por comando falso, de fio ou de rádio. Tire as pilhas dos controles por um dia, com alguém em casa: se parar, era um deles; se continuar, é botoeira, interfone, receptor, placa ou controle que não está com você.",
    ],
    price: [
      "O preço para resolver um portão que abre sozinho depende da origem do comando: refazer um fio ou a botoeira custa menos que recuperar a placa ou trocar o receptor. Conte quando acontece e o orçamento sai grátis.",
      "Um portão que abre sozinho pode precisar só de limpeza de memória e recadastro, ou de receptor e placa. Como as soluções variam, o valor é confirmado depois de fotos da central e da botoeira pelo WhatsApp.",
    ],
    emergency: [
      "Portão abrindo sozinho, com a casa exposta, pede disjuntor desligado agora. Deslizante ou pivotante reto e nivelado pode ser fechado na mão e travado; um basculante aberto não se destrava. O contato funciona {shop.hours}.",
      "Se o portão abre e fecha sozinho com gente passando, desligue o disjuntor e afaste crianças e animais. Não destrave basculante aberto; use outra saída e chame pelo WhatsApp, {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre sozinho está obedecendo a um comando que alguém precisa localizar.",
    "Botoeira molhada e controle com botão preso fazem o portão abrir sem ninguém mandar.",
    "Enquanto o portão abre sozinho, o disjuntor desligado é a única tranca confiável.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão abre sozinho", "De onde vem o comando de abrir", "Fio, controle, receptor ou placa"],
      slots: [
        [
          "O caminho com fio falha muito: botoeira molhada, fio descascado no eletroduto ou interfone com contato colado.",
          "Fios da botoeira e do interfone que encostam um no outro fazem, para a central, o papel de um botão apertado.",
          "A umidade dentro da botoeira fecha o contato e manda o portão abrir sem que ninguém toque nela.",
        ],
        [
          "No caminho sem fio, as suspeitas são controle com botão preso na bolsa, código repetido por perto ou controle perdido.",
          "Controle antigo, de código fixo, pode coincidir com o de um vizinho ou ter sido copiado sem autorização.",
          "Um controle esquecido sob um objeto, com a tecla afundada, aciona o portão em horas que parecem aleatórias.",
        ],
        [
          "Placa com umidade, relé colado ou tensão instável completa a lista e costuma vir junto com chuva ou queda de energia.",
          "Se o defeito aparece em dia de chuva, a vedação da central e as emendas dos fios merecem o primeiro exame.",
          "Formiga, oxidação e água na placa criam comandos falsos que somem com o tempo seco e voltam depois.",
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
          "Anote data, hora e tempo, seco ou chuvoso, de cada abertura, porque o padrão entrega a origem.",
          "Um caderno com os horários das aberturas vale mais para o diagnóstico que qualquer suposição.",
          "Repare se acontece com chuva, à noite ou quando um vizinho chega, e conte tudo ao técnico.",
        ],
        [
          "Controle guardado na bolsa ou na gaveta é o primeiro a conferir: a tecla pode estar afundada.",
          "Abertura só com chuva aponta para fio e botoeira; a qualquer hora, para controle ou receptor.",
          "Aberturas em hora de movimento na rua lembram controle de fora com o mesmo código.",
        ],
      ],
      steps: [
        "Desligue o disjuntor sempre que sair ou for dormir, até saber a causa.",
        "Tire as pilhas de todos os controles da casa e observe, com alguém em casa, se o portão ainda abre.",
        "Olhe a botoeira por fora: tecla afundada, água, ferrugem ou formigas.",
        "Pergunte quem tem controle e se algum foi perdido, emprestado ou roubado.",
        "Anote os horários e mande a lista ao técnico com uma foto da botoeira.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz com o portão que abre sozinho",
        "Teste dos comandos, um por um",
        "Como o técnico acha o comando falso",
      ],
      slots: [
        [
          "O técnico corta a energia para soltar as entradas da central e depois, com ela ligada, testa uma por vez até o comando falso aparecer.",
          "Botoeira, interfone e receptor são desconectados em sequência, para que o culpado apareça sem troca no palpite.",
          "O diagnóstico é feito por eliminação: cada comando é isolado até restar só o que dispara o portão.",
        ],
        [
          "A memória é apagada e só os controles conferidos voltam, o que retira os perdidos e os desconhecidos.",
          "Limpar a memória e recadastrar os controles presentes elimina de uma vez qualquer controle estranho.",
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
          "Sistema de código fixo repete sempre o mesmo sinal e pode ser copiado; o rolante muda a cada acionamento.",
          "Se a central usa código fixo, o portão aceita qualquer controle que repita aquele mesmo sinal.",
          "O código rolante dificulta a cópia porque o sinal de hoje já não serve para abrir amanhã.",
        ],
        [
          "Muitas vezes basta um receptor novo, ligado à central existente, com controles de código rolante.",
          "Não é preciso trocar o motor: um receptor avulso com controles novos costuma se adaptar à central.",
          "Receptor e controles novos resolvem a parte de rádio, com a memória do receptor antigo apagada, e mantêm motor e placa.",
        ],
        [
          "O valor depende da quantidade de controles e da central, e é informado depois da foto da etiqueta.",
          "Conte quantos controles a casa usa, porque esse número define a maior parte do orçamento.",
          "Para orçar {em}, mande a foto de um controle e da central e diga quantas pessoas dirigem na casa.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Como usar o portão até achar a causa",
        "Segurança enquanto ele abre sozinho",
        "Casa exposta e risco de acidente",
      ],
      slots: [
        [
          "Um motor que dispara sem aviso pode atingir quem está no caminho, e por isso o disjuntor fica desligado.",
          "Um portão que se move sem comando é risco para criança, animal e carro, além de deixar a casa aberta.",
          "Enquanto a origem não for achada, conte com a possibilidade de o portão partir a qualquer momento.",
        ],
        [
          "Se há nobreak, desligue-o também: ele mantém o motor ligado com o disjuntor desarmado.",
          "Sem energia, o motor continua travando a folha na maioria dos modelos, e a casa permanece fechada.",
          "Deixe o motor travado e sem energia: na maior parte dos portões, a folha fica presa e segura.",
        ],
        [
          "Para sair, só destrave portão de correr ou de abrir, reto e nivelado, e trave de novo logo depois.",
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
      question: "Alguém pode ter copiado meu controle?",
      answers: [
        "É possível em controles de código fixo. Aberturas em horários estranhos justificam apagar a memória da central e recadastrar só os controles que estão com você.",
        "Pode ter acontecido, principalmente com código fixo. O técnico apaga a memória e grava só os controles da casa; um receptor de código rolante evita nova cópia.",
      ],
    },
    {
      question: "Por que o portão abre sozinho quando chove?",
      answers: [
        "O portão abre sozinho na chuva porque a água chega à botoeira, às emendas ou à placa e fecha contatos que deveriam estar abertos. Secar não basta: a vedação precisa ser refeita.",
        "A causa costuma ser a umidade na botoeira, no eletroduto ou na central. O técnico acha o ponto, refaz a conexão e veda a caixa.",
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
      question: "Desligar o disjuntor deixa o portão aberto para ladrão?",
      answers: [
        "Na maioria dos motores, não: sem energia o redutor continua segurando a folha travada. Confirme empurrando de leve e reforce com trinco, se houver.",
        "Em geral a folha continua presa pelo motor travado. Teste com a mão e, se ela ceder, use cadeado por dentro até o conserto.",
      ],
    },
  ],
  photo: "uma foto da botoeira e de um controle, com os horários em que o portão abriu sozinho",
  related: ["botoeira", "clonado", "receptor", "placa", "molhou", "controle"],
  topic: "conserto-de-central-de-portao",
};
