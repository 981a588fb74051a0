import type { Concept } from "#domain/knowledge/concept.ts";

export const raio: Concept = {
  id: "raio",
  kind: "symptom",
  label: "Raio e surto",
  phrase: "o portão atingido por raio",
  words: [
    "raio",
    "raios",
    "queda de raio",
    "caiu um raio",
    "descarga elétrica",
    "descarga atmosférica",
    "queimou com raio",
    "queimou na chuva",
    "relâmpago",
    "trovoada",
    "tempestade",
    "temporal",
    "pico de energia",
    "pico de luz",
    "sobretensão",
    "surto elétrico",
  ],
  intent: "repair",
  answers: {
    any: [
      "Raio queima, em primeiro lugar, a placa do portão: o surto entra pela rede, pelo interfone ou pela antena e atinge fusível, receptor e relés. Desligue o disjuntor e peça a medição; o motor em si costuma escapar.",
      "Depois de um raio, portão mudo geralmente está com fusível aberto ou placa queimada. Veja disjuntor e DR, religue uma única vez e teste a botoeira; sem resposta, deixe desligado até a medição.",
      "O raio não precisa cair na casa para queimar a placa do portão: o surto vem pela rede da rua. A defesa é DPS no quadro com aterramento e, na tempestade, o disjuntor do motor desligado antes dos trovões.",
    ],
    price: [
      "O preço do conserto depois de um raio depende do que o surto atingiu: fusível e componentes da placa, central inteira, receptor ou fotocélulas. Com foto da etiqueta e da central, o orçamento pelo WhatsApp sai grátis.",
      "Se o raio queimou só a placa, compara-se o reparo com uma central nova; se levou o motor, a troca em casa custa de {price.homeSwap}. O valor final sai depois da medição de cada parte.",
    ],
    "how-to": [
      "Para proteger o portão de raio, o circuito precisa de protetor contra surto no quadro, aterramento e fiação própria. Durante a tempestade, desligar o disjuntor do motor, antes que ela chegue, reduz bastante o risco.",
      "Caiu raio e o portão parou: confira o disjuntor, religue uma vez e teste pela botoeira. Sem resposta, desligue; só portão de correr ou de abrir, reto e nivelado, se destrava e se usa na mão até o conserto.",
    ],
  },
  line: [
    "Raio na vizinhança queima placa de portão pela rede, sem cair na casa.",
    "Protetor contra surto e bom aterramento são a defesa da placa em dia de tempestade.",
    "Portão que amanhece mudo depois do temporal costuma estar com fusível aberto ou placa queimada.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o raio chega ao motor do portão",
        "Como o surto do raio queima a placa",
        "Por que a placa queima primeiro",
      ],
      slots: [
        [
          "O raio eleva a tensão da rede por uma fração de segundo, e o pico percorre os fios até os aparelhos.",
          "Um raio a centenas de metros já induz pico de tensão nos cabos da rua e da casa.",
          "A descarga não precisa tocar o telhado: o surto viaja pela rede elétrica e pelos cabos de interfone.",
        ],
        [
          "A placa trabalha com componentes sensíveis de baixa tensão e sente o pico antes do motor.",
          "Fusível, varistor, transformador e receptor da central são os que se sacrificam primeiro.",
          "O enrolamento do motor é mais resistente; a eletrônica da central é o ponto fraco.",
        ],
        [
          "Cabos longos de botoeira, câmera e interfone funcionam como antena e trazem o surto por outro caminho.",
          "Portão grande de metal, muro com cerca elétrica e fiação externa somam pontos de entrada para o surto.",
          "Quanto mais acessórios ligados à central, mais caminhos o surto tem para chegar até ela.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de placa queimada por raio",
        "Depois do temporal: o que observar",
        "Portão mudo depois do temporal",
      ],
      slots: [
        [
          "Nenhuma luz na central, nenhum som e nenhum comando aceito apontam para fusível ou fonte da placa.",
          "Se o disjuntor está ligado e o portão segue mudo, o surto deve ter aberto o fusível ou a fonte.",
          "Silêncio total depois da tempestade, com luz no resto da casa, é típico de placa atingida.",
        ],
        [
          "Às vezes só uma parte morre: o motor anda pela botoeira e o controle deixa de ser ouvido.",
          "Um receptor queimado deixa a botoeira funcionando e todos os controles sem resposta.",
          "Há danos parciais, como relé que não arma e deixa o portão andar num só sentido.",
        ],
        [
          "Cheiro de queimado ou mancha escura na caixa pede disjuntor desligado e nenhuma nova tentativa.",
          "Com fumaça, cheiro ou estalo na central, corte a energia e não religue.",
          "Um disjuntor que desarma ao religar depois do raio indica curto, e insistir piora o dano.",
        ],
      ],
      bullets: [
        "Central sem luz e sem som",
        "Controles mudos e botoeira funcionando",
        "Portão que anda num só sentido",
        "Disjuntor que desarma ao religar",
        "Cheiro de queimado na caixa",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer depois do raio",
        "Teste seguro, passada a tempestade",
        "Portão parou com o raio: teste inicial",
      ],
      slots: [
        [
          "Espere a tempestade passar por completo antes de chegar perto do portão ou do quadro.",
          "Enquanto houver trovoada, fique longe de portão, grade e fiação externa.",
          "Nenhum teste é feito com raio por perto: o metal do portão fica exposto à descarga.",
        ],
        [
          "Anote o que mais queimou na casa, como modem ou interfone, porque mostra por onde o surto entrou.",
          "Outros aparelhos danificados no mesmo dia ajudam o técnico e servem de prova junto à distribuidora.",
          "Fotografe e anote data e hora do temporal, úteis para o diagnóstico e para um pedido de ressarcimento.",
        ],
      ],
      steps: [
        "Passada a trovoada, veja se o disjuntor do portão e o DR estão ligados.",
        "Se desarmou, religue uma única vez. Se cair de novo, deixe desligado.",
        "Teste a botoeira interna e depois um controle, uma vez cada.",
        "Sem resposta, desligue o disjuntor e não abra a tampa do motor.",
        "Fotografe a etiqueta do motor e conte quais outros aparelhos queimaram.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico mede depois do raio",
        "Placa, motor e acessórios, um por um",
        "Conserto depois do raio: o que é medido",
      ],
      slots: [
        [
          "A medição começa na tensão do quadro e segue até o fusível e a fonte da central.",
          "O técnico confere a alimentação, o fusível e o transformador antes de condenar a placa.",
          "Cada acessório é desligado da central, já que uma fotocélula em curto também a deixa muda.",
        ],
        [
          "Motor e capacitor são medidos à parte, e na maior parte das vezes estão bons.",
          "Separar placa e motor evita comprar um conjunto inteiro por causa de um componente.",
          "Nos portões {de} atingidos por surto, o motor que responde a um teste direto mostra que o prejuízo ficou na eletrônica.",
        ],
        [
          "Uma placa recuperável vai para reparo; a que perdeu trilhas é trocada, e os controles são recadastrados.",
          "Com a central nova, percurso, força e controles são programados de novo, na sua presença.",
          "Na troca, a central precisa combinar com o motor, e os controles da casa são cadastrados outra vez.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como proteger o portão de raios",
        "Protetor de surto e aterramento",
        "Portão pronto para a próxima tempestade",
      ],
      slots: [
        [
          "O dispositivo de proteção contra surtos, no quadro, desvia o pico para a terra antes da placa.",
          "Protetor contra surto no quadro e aterramento bem feito trabalham juntos; um sem o outro protege pouco.",
          "Sem terra, o protetor de surto não tem para onde mandar o pico e perde a função.",
        ],
        [
          "Filtro de linha comum não substitui o protetor instalado no quadro por profissional.",
          "Uma tomada com filtro ajuda pouco no motor; a proteção que conta fica no quadro, ligada ao terra.",
          "O protetor também se gasta: depois de um surto forte, veja se o indicador dele pede troca.",
        ],
        [
          "Quem mora {em} e viaja no verão pode desligar o disjuntor do motor antes de sair.",
          "Ao ouvir a tempestade se aproximar, desligar o disjuntor do motor poupa a placa.",
          "Em viagem longa, portão fechado com o disjuntor desligado corre bem menos risco pela rede.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A distribuidora paga a placa queimada por raio?",
      answers: [
        "Pode haver ressarcimento quando o dano veio da rede. Peça à distribuidora pelos canais dela, com data e hora, e só conserte depois da vistoria ou da liberação dela; guarde a placa e o laudo.",
        "É possível pedir. A distribuidora analisa se houve perturbação na rede naquela hora; registre o pedido, guarde a placa e não descarte nada antes da resposta.",
      ],
    },
    {
      question: "Nobreak protege o portão contra raio?",
      answers: [
        "Ajuda em oscilações pequenas, mas não substitui o protetor contra surto com aterramento. Em descarga forte, o próprio nobreak pode queimar.",
        "Só em parte. Ele mantém o portão na falta de luz; a defesa contra surto é o protetor no quadro, ligado ao terra.",
      ],
    },
    {
      question: "Depois do raio o controle parou, mas a botoeira funciona. O que queimou?",
      answers: [
        "O que queimou foi, provavelmente, o receptor de rádio: o motor e a placa estão vivos. Muitas vezes um receptor novo resolve, sem trocar a central.",
        "O receptor é o suspeito. Se ele for avulso, troca-se só a peça; se for da própria placa, pode-se ligar um receptor externo.",
      ],
    },
    {
      question: "Vale consertar placa queimada por raio?",
      answers: [
        "Depende do dano. Fusível, varistor e relé têm conserto; trilha carbonizada e processador queimado, em geral, pedem placa nova. A medição diz qual é o caso.",
        "Quando o estrago é pequeno, sim. Se o surto atravessou a placa inteira, a central nova sai mais segura, e o orçamento mostra os dois valores.",
      ],
    },
    {
      question: "Desligar o portão da tomada na tempestade adianta?",
      answers: [
        "Adianta se feito antes de a tempestade chegar, e o melhor é pelo disjuntor. Com raios já caindo, fique longe de fios e do portão.",
        "Sim, porque corta o caminho da rede. Cabos de interfone e antena ainda podem trazer surto, por isso a proteção no quadro continua necessária.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e do quadro de luz, com a data do temporal e o que mais queimou",
  related: ["protetor-de-surto", "placa", "queimou", "instalacao-eletrica", "nao-liga", "receptor"],
  topic: "conserto-de-central-de-portao",
};
