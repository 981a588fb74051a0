import type { Concept } from "#domain/knowledge/concept.ts";

export const protetorDeSurto: Concept = {
  id: "protetor-de-surto",
  kind: "part",
  label: "Protetor de surto (DPS)",
  phrase: "o protetor de surto",
  words: [
    "protetor de surto",
    "DPS",
    "protetor contra raio",
    "proteção contra raio",
    "para-raio do portão",
    "supressor de surto",
    "dispositivo de proteção contra surtos",
    "filtro de linha para portão",
    "varistor",
    "proteção elétrica do motor",
    "pico de energia",
    "estabilizador para portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "O protetor de surto para portão é o DPS, um módulo instalado no quadro ou junto do motor que desvia para a terra os picos de raio e da rede antes que cheguem à placa. Ele só funciona com aterramento, e por isso o fio terra é medido primeiro.",
      "Para proteger a placa do portão de raio e oscilação, instala-se DPS classe II no quadro, um por fase, ligado a um fio terra verdadeiro. O protetor não segura raio direto na casa, mas desvia boa parte do pico que chega pela rede.",
      "Se a placa do portão já queimou em tempestade, instale protetor de surto com aterramento antes de ligar a nova, porque o próximo pico faria o mesmo estrago. O DPS se desgasta a cada surto e mostra no visor quando precisa ser trocado.",
    ],
    price: [
      "O preço do protetor de surto, o DPS, já instalado depende do quadro, do número de fases e de haver fio terra. O mais barato é um módulo em quadro com trilho e terra prontos; depois vêm um módulo por fase, o segundo DPS junto do motor e, por último, fazer o aterramento. A foto do quadro fechado e da etiqueta do motor dá o valor, grátis.",
      "O preço para proteger o portão contra surto depende do tipo de DPS e do estado do quadro e do aterramento, que às vezes precisa ser feito. Fotos do quadro e do motor mostram o que falta e permitem passar o valor da peça com a instalação.",
    ],
    installation: [
      "Protetor de surto para portão, o DPS, é instalado no quadro, um módulo por fase, com cabo curto até o fio terra. O aterramento é medido antes, porque sem ele o DPS não tem efeito. Se faltar, o terra é feito primeiro e só depois entra o módulo.",
      "O DPS do motor de portão é instalado no quadro e, se o motor fica longe, também perto dele. Quem instala é profissional qualificado, depois de medir o aterramento. Em rede de 220 V com duas fases, são dois módulos, um para cada fase.",
    ],
    question: [
      "DPS protege contra surto, e não contra falta de luz nem contra raio direto na casa. Ele limita o pico que chega pela rede e depende do aterramento para funcionar. Em tempestade forte, desligar o disjuntor do portão antes dos raios ainda ajuda.",
      "Filtro de linha comum não substitui o protetor de surto do quadro, e estabilizador não foi feito para motor de portão. O que protege a placa é um DPS adequado à tensão, com aterramento bem feito e circuito só para o motor.",
    ],
    buying: [
      "Para o portão, compre DPS de trilho, classe II, na tensão da sua rede, um módulo por fase, com indicador de vida útil. Filtro de linha e estabilizador não substituem. Se o quadro não tem fio terra, o aterramento precisa ser feito antes.",
      "O protetor de surto do portão é escolhido pela tensão entre fase e terra e pelo número de fases: em 220 V com duas fases, são dois módulos. A instalação é de eletricista, com a energia geral desligada e o aterramento já medido.",
    ],
  },
  line: [
    "Um DPS com aterramento é o que mais protege a placa em época de tempestade.",
    "Antes de ligar uma placa nova, confira se há protetor de surto e fio terra.",
    "Sem aterramento, o protetor de surto não tem para onde desviar o pico.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o protetor de surto funciona", "Para onde o DPS manda o pico", "O que o DPS faz pela placa"],
      slots: [
        [
          "Na tensão normal, o DPS não interfere em nada; quando a tensão dispara, ele abre um caminho para a terra e desvia o excesso.",
          "O DPS fica em repouso enquanto a rede está normal e, no instante do pico, manda a energia excedente para o aterramento.",
          "O protetor funciona como uma válvula: acima de certo nível, a energia que sobra segue para o fio terra em vez de chegar à placa.",
        ],
        [
          "O pico pode vir de um raio na região, de manobra da rede ou da volta da luz após a queda. O raio não precisa cair na casa.",
          "Um raio distante já causa dano, porque o surto viaja pela fiação da rua. A volta da energia depois de uma queda também produz pico.",
          "Muitos picos chegam quando a energia retorna ou quando um raio cai por perto, e a placa eletrônica é a primeira a queimar.",
        ],
        [
          "A central do portão é sensível, e o cabo longo até a garagem ainda capta surtos como uma antena.",
          "O motor na frente do terreno, longe do quadro, recebe surtos pelo próprio cabo, que é comprido.",
          "Além do cabo de força, os fios de fotocélula e de interfone também conduzem picos até a central.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Quando o portão precisa de DPS", "Sinais de que falta proteção", "Placa queimada mais de uma vez"],
      slots: [
        [
          "Uma placa que queimou em dia de tempestade mostra que o surto chegou até ela sem encontrar proteção.",
          "Duas centrais perdidas no mesmo endereço apontam para um problema da rede, e não da peça.",
          "Se a placa queima de novo em pouco tempo, o quadro e o aterramento precisam ser examinados antes de instalar outra.",
        ],
        [
          "Luz que oscila, lâmpada que queima cedo e choque leve na carcaça indicam instalação a revisar.",
          "Lâmpadas piscando e aparelhos que reiniciam sozinhos são indício de rede instável ou de falta de terra.",
          "Oscilação frequente da luz merece exame, e casa em fim de linha, com rede aérea longa, costuma sofrer mais com surtos.",
        ],
        [
          "No visor do DPS, verde costuma indicar que ele ainda protege, e vermelho, que precisa ser trocado.",
          "O módulo com o visor vermelho já gastou a proteção e deve ser substituído.",
          "Um DPS gasto continua no quadro com aparência normal, e só o indicador de cor revela que acabou.",
        ],
      ],
      bullets: [
        "Placa queimada em dia de tempestade",
        "Quadro sem nenhum módulo DPS",
        "Fio terra ausente ou ligado ao neutro",
        "Visor do DPS em vermelho",
        "Motor longe do quadro, com cabo comprido",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir no quadro, só olhando",
        "Proteção do portão: verificação visual",
        "Tempestade chegando: o que fazer",
      ],
      slots: [
        [
          "A conferência do DPS é só com os olhos, pela frente do quadro e com a proteção interna no lugar.",
          "Abra apenas a portinha do quadro; a tampa que cobre os fios não deve ser retirada.",
          "Olhe o quadro sem tocar, porque há barramentos com tensão mesmo com o disjuntor do portão desligado.",
        ],
        [
          "Em tempestade forte, desligar o disjuntor do portão antes dos raios reduz o risco para a placa.",
          "Ao viajar em época de chuva, deixe o portão trancado e o disjuntor dele desligado.",
          "Desligar o disjuntor antes da tempestade não custa nada e ajuda quem ainda não tem DPS.",
        ],
        [
          "Se faltou luz, religue o portão alguns minutos depois de a energia estabilizar.",
          "Esperar a rede firmar antes de religar o motor evita o pico da volta da energia.",
          "Quando a luz retornar, aguarde um pouco e só então ligue o disjuntor do motor.",
        ],
      ],
      steps: [
        "Abra a portinha do quadro e procure módulos marcados DPS.",
        "Veja a cor do indicador de cada módulo.",
        "Procure um disjuntor só do portão e a etiqueta dele.",
        "Repare se há barramento de terra com fios verdes ou verde-amarelos.",
        "Fotografe de frente, sem retirar nenhuma tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o DPS é instalado", "O trabalho no quadro e no fio terra", "Etapas da instalação do DPS"],
      slots: [
        [
          "O primeiro passo da instalação é medir o aterramento, porque o DPS depende dele para desviar o pico.",
          "O serviço começa pela medição do fio terra, já que sem ele o módulo não tem efeito.",
          "Antes de instalar o módulo, o eletricista verifica se o fio verde chega mesmo a uma haste de terra, e não ao neutro.",
        ],
        [
          "Com a energia geral desligada, é instalado um módulo por fase, com cabos curtos e bem perto do barramento de terra.",
          "Em 220 V com duas fases, cada fase recebe o seu DPS, ligado ao barramento de terra por cabo curto.",
          "Os módulos são presos no trilho do quadro, um para cada fase, perto do barramento de terra, porque cabo comprido reduz o efeito.",
        ],
        [
          "Um motor distante pode receber um segundo DPS junto dele, em caixa vedada.",
          "Quando o portão fica longe, a proteção do quadro é complementada por outro módulo perto do motor.",
          "Perto do motor pode haver um segundo DPS, e a linha de interfone ou câmera que vai até a rua recebe protetor próprio.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "DPS, filtro de linha ou nobreak",
        "Qual proteção escolher para o motor",
        "O que protege e o que não protege",
      ],
      slots: [
        [
          "Para o quadro da casa usa-se em geral o DPS de classe II, escolhido para a tensão da rede.",
          "O tipo mais comum em residência é o DPS classe II, instalado no quadro de distribuição conforme a tensão.",
          "A escolha do DPS considera a tensão e o tipo de aterramento, e em residência o usual é o classe II.",
        ],
        [
          "Filtro de linha sem terra protege pouco, e estabilizador não foi feito para a partida de motor.",
          "O estabilizador doméstico não suporta bem a partida do motor e não desvia surto para a terra.",
          "Régua de tomadas não faz o papel do DPS e ainda acrescenta um ponto de mau contato ao circuito.",
        ],
        [
          "O nobreak cuida da falta de luz e o DPS cuida do pico, e os dois podem ser usados juntos.",
          "Quem tem nobreak também precisa de DPS, já que o aparelho é eletrônico e queima com surto.",
          "O conjunto mais completo reúne circuito próprio, aterramento, DPS e, onde falta luz com frequência, nobreak.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "DPS funciona sem aterramento?",
      answers: [
        "Não como deveria. O DPS desvia o pico para a terra; sem esse caminho, a energia continua para a placa. O aterramento é feito primeiro.",
        "Praticamente não. Sem fio terra verdadeiro, o módulo fica no quadro sem ter para onde desviar o surto.",
      ],
    },
    {
      question: "Com DPS a placa nunca mais queima?",
      answers: [
        "Não há garantia total. O DPS reduz bastante o risco por surto, mas raio direto, água, inseto e motor em curto também queimam placa.",
        "O risco cai, mas não zera. Umidade, defeito no motor e descarga muito próxima ainda podem danificar a placa.",
      ],
    },
    {
      question: "Quando trocar o DPS do portão?",
      answers: [
        "Troque quando o indicador muda de cor, em geral de verde para vermelho, ou depois de uma descarga forte. O módulo se gasta a cada surto que desvia.",
        "Troque o DPS assim que o visor indicar fim de vida. Confira depois de tempestades e na revisão anual do portão.",
      ],
    },
    {
      question: "Filtro de linha resolve no lugar do DPS?",
      answers: [
        "Não. O filtro tem proteção pequena, depende do mesmo aterramento e não foi feito para motor. Use DPS no quadro.",
        "Não substitui. O filtro ajuda aparelhos leves de tomada, e o circuito do portão precisa de DPS e aterramento.",
      ],
    },
    {
      question: "Devo desligar o portão durante tempestade?",
      answers: [
        "Ajuda, principalmente sem DPS. Desligue o disjuntor antes dos raios, com o portão fechado, e religue depois que a energia estabilizar.",
        "É uma boa precaução, se você não precisa sair. Não vá ao quadro com água no piso nem toque em nada molhado.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  related: ["raio", "instalacao-eletrica", "placa", "queimou", "nobreak"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
