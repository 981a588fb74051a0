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
      "O protetor de surto para portão é o DPS: instalado no quadro ou junto do motor, desvia para a terra os picos de raio e da rede antes que cheguem à placa. Só funciona com aterramento, e por isso o terra é medido primeiro.",
      "Para proteger a placa do portão de raio e oscilação, instala-se DPS classe II no quadro, um por fase, com fio terra verdadeiro. Ele não segura raio direto, mas desvia boa parte do pico que vem pela rede.",
      "Se a placa do portão já queimou em tempestade, instale protetor de surto com aterramento antes de ligar outra. O DPS se desgasta a cada surto e mostra no visor quando precisa ser trocado.",
    ],
    price: [
      "O preço do DPS instalado depende do quadro, do número de fases e de já existir aterramento. Se for preciso fazer o terra, o serviço cresce; e peça e mão de obra são orçadas juntas. Mande a foto do quadro fechado e do motor para o orçamento grátis.",
      "O custo de proteger o portão contra surto varia com o tipo de DPS e com o estado do quadro e do terra. Com fotos dos dois, respondemos com o que falta e o valor.",
    ],
    installation: [
      "Protetor de surto para portão, o DPS, é instalado no quadro, um módulo por fase, com cabo curto até o terra, que é medido antes: sem ele o DPS não tem efeito. A foto do quadro fechado e da etiqueta do motor diz o que falta e o valor da peça com a instalação.",
      "O DPS do motor de portão vai no quadro e, se o motor fica longe, também perto dele. Quem instala é profissional qualificado, depois de medir o terra; em 220 V de duas fases, são dois módulos. DPS e instalação são orçados juntos pela foto do quadro.",
    ],
    question: [
      "DPS protege contra surto, não contra falta de luz nem contra raio direto na casa. Ele limita o pico que chega pela rede e depende do aterramento; em tempestade forte, desligar o disjuntor ainda ajuda.",
      "Filtro de linha comum não substitui o protetor de surto do quadro, e estabilizador não foi feito para motor. A proteção que conta é DPS adequado, terra bem feito e circuito próprio.",
    ],
    buying: [
      "Para o portão, compre DPS de trilho, classe II, na tensão da sua rede, um módulo por fase, com indicador de vida útil. Filtro de linha e estabilizador não substituem. Sem fio terra no quadro, o terra vem antes.",
      "O protetor de surto do portão é escolhido pela tensão entre fase e terra e pelo número de fases: em 220 V de duas fases, são dois módulos. A instalação é de eletricista, com a energia geral desligada.",
    ],
  },
  line: [
    "DPS com aterramento é o que mais protege a placa em época de tempestade.",
    "Antes de ligar uma placa nova, confira se há protetor de surto e fio terra.",
    "Sem terra, o protetor de surto não tem para onde desviar o pico.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o protetor de surto funciona", "Para onde o DPS manda o pico", "O que o DPS faz pela placa"],
      slots: [
        [
          "Em condição normal ele não faz nada; quando a tensão dispara, abre caminho para a terra.",
          "O DPS fica em repouso na tensão normal e, no instante do pico, desvia a energia para o aterramento.",
          "É uma válvula: acima de certo nível, a energia excedente segue para o fio terra.",
        ],
        [
          "O pico pode vir de raio na região, de manobra da rede ou da volta da luz após a queda.",
          "O raio não precisa cair na casa para causar dano: o surto viaja pela fiação da rua.",
          "Muitos picos chegam quando a energia retorna, e a placa é quem mais sente.",
        ],
        [
          "A central do portão é sensível, e o cabo longo até a garagem ainda funciona como antena para surtos.",
          "Motor na frente do terreno, longe do quadro, recebe surtos pelo próprio cabo.",
          "Cabos de fotocélula e interfone também conduzem picos, não apenas os de força.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Quando o portão precisa de DPS", "Sinais de que falta proteção", "Placa queimada mais de uma vez"],
      slots: [
        [
          "Uma placa que queimou em dia de tempestade mostra que o surto encontrou caminho livre.",
          "Duas centrais perdidas no mesmo endereço apontam para a rede, e não para a peça.",
          "Se a placa queima de novo em pouco tempo, o quadro e o terra entram na investigação.",
        ],
        [
          "Luz que oscila, lâmpada que queima cedo e choque leve na carcaça indicam instalação a revisar.",
          "Lâmpadas piscando e aparelhos que reiniciam sozinhos são indício de rede instável.",
          "Casa em fim de rua e bairro com rede aérea longa sofrem mais com surtos.",
        ],
        [
          "No visor do DPS, verde costuma indicar vida útil e vermelho pede troca.",
          "O módulo com a janelinha vermelha já cumpriu o papel e não protege mais.",
          "Um DPS gasto continua no trilho do quadro com aparência normal, e só o indicador revela.",
        ],
      ],
      bullets: [
        "Placa queimada em tempestade",
        "Nenhum DPS no quadro",
        "Fio terra ausente ou ligado ao neutro",
        "Visor do DPS em vermelho",
        "Motor longe do quadro",
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
          "A conferência é só com os olhos, pela frente do quadro e com a proteção interna no lugar.",
          "Abra apenas a portinha do quadro; a tampa que cobre os fios não sai.",
          "Olhe sem tocar: dentro do quadro há barramentos com tensão mesmo com tudo desligado.",
        ],
        [
          "Em tempestade forte, desligar o disjuntor do portão antes dos raios reduz o risco.",
          "Ao viajar em época de chuva, deixe o portão trancado e o circuito desligado.",
          "Um disjuntor desligado antes da tempestade é um reforço barato para quem ainda não tem DPS.",
        ],
        [
          "Se faltou luz, religue o portão alguns minutos depois de a energia estabilizar.",
          "Esperar a rede firmar antes de religar evita o pico da volta.",
          "Quando a energia retornar, aguarde um pouco e só então ligue o disjuntor do motor.",
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
      headings: ["Como o DPS é instalado", "O trabalho no quadro e no terra", "Etapas da instalação do DPS"],
      slots: [
        [
          "O primeiro passo é medir o aterramento, porque o DPS depende dele.",
          "O serviço começa pelo terra: sem ele, o módulo não tem efeito.",
          "Antes do módulo, verifica-se se o fio verde chega mesmo a uma haste e não ao neutro.",
        ],
        [
          "Com a energia geral desligada, instala-se um módulo por fase, com cabos curtos e proteção própria.",
          "Em 220 V entre duas fases, cada fase recebe o seu DPS, ligado ao barramento de terra.",
          "Cabos compridos reduzem o efeito, então o módulo fica bem perto do barramento de terra.",
        ],
        [
          "Um motor distante pode receber um segundo DPS junto dele, em caixa vedada.",
          "Quando o portão fica longe, a proteção do quadro é complementada na ponta do circuito.",
          "Linha de interfone ou de câmera que vai até a rua merece protetor próprio para sinal.",
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
          "O tipo mais comum em residência é o classe II, instalado no quadro de distribuição.",
          "A escolha do modelo considera a tensão, o esquema de aterramento e a exposição a raios.",
        ],
        [
          "Filtro de linha sem terra protege pouco, e estabilizador não foi feito para partida de motor.",
          "Estabilizador doméstico sofre na partida do motor e não desvia surto para a terra.",
          "Régua de tomadas não faz o papel do DPS e ainda acrescenta mau contato ao circuito.",
        ],
        [
          "O nobreak cuida da falta de luz; DPS cuida do pico, e os dois podem conviver.",
          "Quem tem nobreak também precisa de DPS, já que o aparelho é eletrônico e sofre com surto.",
          "O conjunto mais completo soma circuito próprio, terra, DPS e, se faltar luz com frequência, nobreak.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "DPS funciona sem aterramento?",
      answers: [
        "Não como deveria. Ele desvia o pico para a terra; sem esse caminho, a energia continua para a placa. Primeiro o terra, depois o DPS.",
        "Praticamente não. Sem terra verdadeiro, o módulo fica no quadro sem ter para onde desviar o surto.",
      ],
    },
    {
      question: "Com DPS a placa nunca mais queima?",
      answers: [
        "Não há garantia total. Ele reduz bastante o risco por surto, mas raio direto, água, inseto e motor em curto também queimam placa.",
        "O risco cai, mas não zera. Umidade, defeito no motor e descarga muito próxima ainda podem danificar a eletrônica.",
      ],
    },
    {
      question: "Quando trocar o DPS do portão?",
      answers: [
        "Troque quando o indicador muda de cor, em geral de verde para vermelho, ou depois de uma descarga forte. O módulo se gasta a cada surto que desvia.",
        "Troque o DPS assim que o visor acusar fim de vida. Confira depois de tempestades e na revisão anual do portão.",
      ],
    },
    {
      question: "Filtro de linha resolve no lugar do DPS?",
      answers: [
        "Não. Ele tem proteção pequena, depende do mesmo terra e não foi feito para motor. Use DPS no quadro.",
        "Não substitui. O filtro ajuda aparelhos leves de tomada; o circuito do portão pede DPS e aterramento.",
      ],
    },
    {
      question: "Devo desligar o portão durante tempestade?",
      answers: [
        "Ajuda, principalmente sem DPS: desligue o disjuntor antes dos raios, com o portão fechado, e religue depois que a energia estabilizar.",
        "É uma boa precaução, se você não precisa sair. Não vá ao quadro com água no piso nem toque em nada molhado.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  related: ["raio", "instalacao-eletrica", "placa", "queimou", "nobreak"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
