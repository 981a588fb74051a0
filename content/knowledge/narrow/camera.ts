import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const camera: NarrowConcept[] = [
  {
    id: "camera-abrir-portao",
    broader: "camera",
    label: "Câmera e abertura do portão",
    phrase: "a câmera usada para abrir o portão",
    intent: "question",
    asks: [
      "câmera abrir portão",
      "câmera controle portão",
      "câmera abre portão",
      "ver abrir portão celular",
      "câmera celular portão abrir",
      "câmera placa abre portão",
      "abrir portão vendo câmera",
      "câmera integrada portão",
    ],
    answers: {
      any: [
        "A câmera sozinha não abre o portão: ela mostra quem chegou, e quem abre é um módulo Wi-Fi ou um vídeo porteiro com saída de contato. Juntos, você vê a calçada no celular e aciona pela mesma tela ou pelo app do módulo.",
        "Para abrir o portão vendo pela câmera, combine três peças: câmera com boa imagem da entrada, módulo na placa do motor e fotocélula funcionando. Algumas câmeras têm saída de contato; a maioria precisa do módulo.",
        "Uma câmera com abertura de portão existe no vídeo porteiro e em sistemas de leitura de placa. Em casa, o comum é câmera mais módulo Wi-Fi; em prédio, a leitura de placa pode acionar a central por contato seco.",
      ],
      question: [
        "Não sozinha: a câmera mostra quem chegou, e quem abre é um módulo Wi-Fi na placa ou um vídeo porteiro com saída de contato. Juntos, você vê a calçada e abre pelo celular.",
        "Sim, se a câmera for de vídeo porteiro ou de leitura de placa, com saída de contato. A câmera comum só filma e precisa de um módulo na placa do motor para abrir.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Jeitos de ver e abrir pelo celular",
          "Câmera, vídeo porteiro ou leitura de placa",
          "Qual câmera e qual módulo combinar",
        ],
        slots: [
          [
            "Câmera e módulo Wi-Fi servem a quem quer vigiar sempre e abrir de longe.",
            "O par câmera e módulo aproveita o que a casa já tem e não muda o motor.",
            "Duas telas no celular, uma de imagem e outra de comando, resolvem na maioria das casas.",
          ],
          [
            "Um vídeo porteiro com app mostra quem tocou e abre na mesma tela.",
            "Quem recebe entrega e visita prefere o vídeo porteiro, que chama e abre.",
            "A unidade da rua traz câmera, voz e saída para a fechadura ou o motor.",
          ],
          [
            "Leitura de placa identifica o carro e abre sem botão, em prédio e empresa.",
            "Reconhecer a placa pede câmera própria, luz e cadastro, e raramente compensa em casa.",
            "Placa lida não prova quem dirige, então combine com portaria.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir de longe sem risco", "O que a câmera não faz", "Ver antes de abrir e antes de fechar"],
        slots: [
          [
            "A imagem chega com atraso, e não serve de sensor contra esmagamento.",
            "Ver a passagem livre um segundo antes não garante que ela continue livre.",
            "Uma fotocélula em ordem é condição para fechar um portão que você não vê ao vivo.",
          ],
          [
            "Enquadre a calçada e a folha inteira, e não só o rosto de quem toca.",
            "Um ângulo que mostre os dois lados do vão evita surpresa.",
            "A luz na fachada faz a câmera valer à noite.",
          ],
          [
            "Senha própria na câmera e no app impede que estranhos vejam e abram.",
            "Troque a senha de fábrica no primeiro dia.",
            "Conta com verificação em duas etapas protege imagem e comando.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A câmera que já tenho serve?",
        answers: [
          "Serve para ver. Para abrir, acrescenta-se o módulo na placa; só algumas câmeras têm saída de contato.",
          "Para a imagem, sim. O comando vem de um módulo ligado à botoeira.",
        ],
      },
      {
        question: "Dá para abrir o portão para o entregador de longe?",
        answers: [
          "Dá, com câmera e módulo ou vídeo porteiro com app. Abra de preferência o portão social, e acompanhe o fechamento.",
          "Sim. Prefira liberar só o pedestre e ver a folha fechar.",
        ],
      },
      {
        question: "A câmera pode piorar o alcance do controle?",
        answers: [
          "Pode, pela fonte. Se o alcance caiu depois dela, desligue e teste; afastar a fonte do receptor resolve.",
          "Às vezes, por ruído. O teste é desligar a câmera e medir de novo.",
        ],
      },
      {
        question: "A câmera que abre o portão precisa de internet?",
        answers: [
          "Para abrir de longe, sim. Na rede da casa, alguns sistemas funcionam sem ela.",
          "Para uso a distância, precisa. O controle continua valendo sem internet.",
        ],
      },
    ],
    photo: "fotos da entrada, da câmera, se houver, e da etiqueta do motor",
  },
  {
    id: "camera-wifi",
    broader: "camera",
    label: "Câmera Wi-Fi no portão",
    phrase: "a câmera Wi-Fi no portão",
    intent: "question",
    asks: [
      "câmera wifi",
      "câmera wi fi",
      "câmera wifi portão",
      "câmera wi fi portão",
      "câmera sem fio portão",
      "câmera wifi vale pena",
      "câmera wi fi vale pena",
      "câmera wifi garagem",
      "câmera wifi ou cabo",
      "câmera celular garagem",
    ],
    answers: {
      any: [
        "A câmera Wi-Fi no portão vale a pena quando o sinal chega firme à entrada: instala fácil e mostra a folha no celular. Com sinal fraco, muro grosso ou gravação contínua, a câmera de cabo é mais estável.",
        "Vale, para ver o portão pelo celular antes de abrir ou fechar de longe. Escolha modelo de uso externo, visão noturna e gravação em cartão ou gravador; mantenha a fonte longe do receptor, para não encurtar o alcance do controle.",
        "A câmera Wi-Fi serve em casa com roteador perto da garagem. Onde a imagem cai, use cabo de rede: a segurança do portão não pode depender de sinal que falha à noite.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Câmera Wi-Fi ou câmera com cabo no portão",
          "Quando a câmera Wi-Fi basta",
          "O que olhar antes de comprar",
        ],
        slots: [
          [
            "Wi-Fi basta em casa pequena, com roteador a poucos metros e uma ou duas câmeras.",
            "Com o roteador perto, a câmera Wi-Fi poupa cabo e furo.",
            "Teste o sinal com o celular no ponto da câmera, com o portão fechado.",
          ],
          [
            "O cabo é melhor em prédio, comércio e garagem funda.",
            "Para gravar o dia todo, o cabo não engasga nem perde imagem.",
            "Várias câmeras na mesma rede sem fio disputam sinal.",
          ],
          [
            "Peça proteção contra chuva, imagem noturna e bom contraste contra farol.",
            "Farol de frente ofusca câmera simples; procure compensação de luz.",
            "Gravação local guarda a imagem mesmo sem internet.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Câmera e portão comandado pelo celular",
          "Onde instalar para ver a folha",
          "Câmera sem atrapalhar o controle",
        ],
        slots: [
          [
            "A imagem deve mostrar a folha inteira e o chão da passagem.",
            "Posicione para ver o vão, a calçada e a folha ao mesmo tempo.",
            "Uma câmera alta e de lado mostra se há alguém na passagem.",
          ],
          [
            "A fonte de câmera colada ao motor pode encurtar o alcance do controle.",
            "Deixe a fonte afastada do receptor, que trabalha em 433 MHz.",
            "Se o controle passou a pegar só de perto, desligue a câmera e teste.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A câmera abre o portão?",
        answers: [
          "Não sozinha. Quem abre é um módulo ligado à botoeira; a câmera mostra.",
          "Não, ela só mostra; a abertura é pelo módulo ou pelo controle.",
        ],
      },
      {
        question: "Precisa de tomada no portão?",
        answers: [
          "Precisa de energia: tomada, ponto elétrico ou cabo que leve os dados e a alimentação.",
          "Sim, a não ser modelo a bateria, que pede recarga.",
        ],
      },
      {
        question: "A câmera do portão funciona sem internet?",
        answers: ["Grava em cartão ou gravador, mas não se vê de fora.", "Sim para gravar; não para ver de longe."],
      },
    ],
    photo: "fotos da entrada e da garagem, com o lugar do roteador",
  },
  {
    id: "camera-que-grava",
    broader: "camera",
    label: "Câmera do portão que grava",
    phrase: "a câmera do portão que grava",
    asks: [
      "câmera grava",
      "câmera gravar",
      "câmera gravando portão",
      "câmera gravação",
      "câmera grava celular",
      "câmera portão celular",
      "ver câmera portão celular",
      "câmera cartão memória portão",
      "câmera nuvem portão",
      "câmera dvr portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A câmera de portão que se vê no celular não grava no aparelho: grava em cartão de memória, em gravador ou na nuvem, e o celular só mostra. Para casa, Wi-Fi com cartão basta; para guardar semanas, gravador com cabo é melhor.",
        "Para gravar o portão e ver pelo celular, há três caminhos: cartão na câmera, o mais simples; gravador dentro de casa, o mais seguro; e nuvem, paga por mês. Escolha câmera de uso externo, com visão noturna e aviso de movimento.",
        "A gravação da câmera do portão fica em cartão, gravador ou nuvem, e o aplicativo mostra ao vivo e o que passou. Prefira gravador ou nuvem onde há risco de levarem a câmera, porque o cartão vai junto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cartão, gravador ou nuvem", "Onde a imagem fica guardada", "Qual gravação escolher"],
        slots: [
          [
            "Cartão de memória guarda alguns dias e sobrescreve o mais antigo.",
            "No cartão a instalação é simples, mas quem leva a câmera leva a imagem.",
            "Com cartão, não há mensalidade, e o tempo guardado depende da capacidade.",
          ],
          [
            "Gravador em lugar fechado da casa segura mais dias e várias câmeras.",
            "O gravador pede cabo até a câmera e não depende da internet para gravar.",
            "Prédio e comércio ficam melhor com gravador, que guarda semanas.",
          ],
          [
            "A nuvem cobra por mês e grava fora de casa, se a internet não cair.",
            "Na nuvem a imagem sobrevive ao furto da câmera, ao custo de mensalidade.",
            "Quem tem internet estável pode somar a nuvem ao cartão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Posição e fio perto do portão", "A câmera e o motor", "O que cuidar junto ao motor"],
        slots: [
          [
            "A câmera vai alta, fora do alcance da folha, com vista do rosto e da placa do carro.",
            "Um ponto alto e abrigado, sem contraluz da rua, pega quem chega e a folha inteira.",
            "Evite apontar para a lâmpada da rua: à noite a imagem some.",
          ],
          [
            "A fonte de câmera longe do receptor evita perder alcance do controle.",
            "Cabo de câmera não divide eletroduto com os fios do motor.",
            "Depois de ligar a câmera, teste o controle de onde você sempre aciona.",
          ],
          [
            "Na parte do portão cuidamos de energia e da ligação ao módulo de abertura; o valor sai por foto.",
            "Se quer também abrir vendo, some um módulo Wi-Fi na placa do motor, orçado por foto.",
            "A ligação com o motor é orçada por foto da entrada e da etiqueta.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "A câmera grava sem internet?",
        answers: [
          "Com cartão ou gravador, sim. Só não dá para ver de longe enquanto a internet não volta.",
          "Sim, menos na nuvem, que depende da conexão.",
        ],
      },
      {
        question: "A câmera do portão grava sem luz?",
        answers: [
          "Só com nobreak ou bateria própria. Um nobreak pequeno para câmera e roteador resolve.",
          "Para, a menos que câmera, roteador e gravador tenham apoio de energia.",
        ],
      },
      {
        question: "Posso gravar a calçada com a câmera do portão?",
        answers: [
          "A entrada da sua casa, sim. Evite apontar para a janela do vizinho e não divulgue imagens de pessoas.",
          "O que pega a sua entrada é aceito; janela alheia não. Em condomínio, siga a regra interna.",
        ],
      },
      {
        question: "A câmera substitui a fotocélula?",
        answers: [
          "Não. Ela mostra; quem segura a folha é o sensor.",
          "Não: imagem não para portão. As duas se completam.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar da câmera e da etiqueta do motor",
  },
  {
    id: "camera-e-vizinho",
    broader: "camera",
    label: "Câmera no portão e o vizinho",
    phrase: "a câmera do portão e o vizinho",
    asks: combine(
      ["câmera portão", "câmera garagem", "câmera rua", "câmera"],
      [
        "avisar vizinho",
        "vizinho",
        "vizinho reclama",
        "filma vizinho",
        "vizinho pode reclamar",
        "precisa avisar",
        "é proibido",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Pode pôr câmera no seu portão, e em geral nem precisa avisar o vizinho, desde que ela mostre a sua entrada e a calçada. O que não pode é filmar dentro da casa, do quintal ou da janela dele. Aponte para o portão, use máscara de privacidade e ponha um aviso de que há gravação.",
        "Câmera na própria fachada é permitida; o cuidado é o enquadramento: entrada e calçada sim, interior da casa do vizinho não. Em condomínio, a instalação em área comum depende do síndico e da regra interna. Em dúvida ou conflito, procure orientação jurídica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como posicionar sem problema", "Antes de fixar a câmera"],
        slots: [["Cinco minutos de ajuste evitam briga.", "Mostre a imagem ao vizinho, se ele pedir."]],
        steps: [
          "Enquadre o portão, a calçada e o carro que chega.",
          "Cubra, no aplicativo, a parte que pega a casa ao lado.",
          "Desligue o som, se a câmera grava conversas da rua.",
          "Ponha um aviso discreto de área filmada.",
          "Guarde as imagens só pelo tempo de que precisa.",
        ],
      },
      {
        about: "choose",
        headings: ["Câmera e portão juntos", "O que a câmera ajuda no portão"],
        slots: [
          [
            "Com módulo Wi-Fi, ela deixa ver a passagem antes de abrir de longe.",
            "Vendo o vão, quem abre pelo celular não fecha sobre ninguém.",
          ],
          [
            "A imagem também prova quem bateu no portão.",
            "Gravação com data resolve a discussão quando alguém bate na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho pode mandar tirar a câmera?",
        answers: ["Se ela filma a casa dele, pode exigir que mude o ângulo. Se só mostra a sua entrada, em geral não."],
      },
      {
        question: "Posso divulgar a imagem de quem bateu no portão?",
        answers: ["Não convém: entregue à polícia, ao seguro ou ao síndico. Expor a pessoa pode gerar processo."],
      },
      {
        question: "Vocês instalam câmera junto com o motor?",
        answers: ["Diga no pedido: a resposta informa se entra no serviço e quanto custa."],
      },
    ],
    photo: "foto da fachada e da etiqueta do motor, se quiser ligar o portão ao celular",
  },
  {
    id: "cameras-e-porteiro",
    broader: "camera",
    label: "Câmeras e porteiro eletrônico",
    phrase: "as câmeras e o porteiro eletrônico do portão",
    asks: [
      "câmeras porteiro eletrônico",
      "câmera porteiro eletrônico",
      "porteiro eletrônico câmeras",
      "instalação câmeras porteiro eletrônico",
      "câmeras interfone",
      "instalação câmeras interfone",
      "instalar câmeras interfone",
      "câmeras segurança interfone",
      "cftv interfone",
      "cftv porteiro eletrônico",
      "interfonia câmeras",
    ],
    intent: "installation",
    answers: {
      any: [
        "Ligamos o porteiro eletrônico ao portão, na fechadura do social e na central da garagem; das câmeras, a foto da entrada diz se o modelo e o cabo entram no nosso serviço. O orçamento é por foto, sem custo, com cada item na sua linha; se falta o motor, o kit basculante instalado parte de {price.lowest}.",
      ],
      price: [
        "Câmeras e porteiro eletrônico não têm preço único: contam o número de câmeras, o gravador, o aparelho do porteiro e os metros de cabo. Mande fotos da entrada, e dizemos sem custo o que atendemos e o valor; se falta o motor, o kit basculante instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr as câmeras do portão", "Câmeras: posição, gravação e cabo"],
        slots: [
          [
            "Uma câmera vê a calçada e a placa do carro, outra a garagem por dentro; a do porteiro mostra o rosto de quem chama.",
          ],
          [
            "Prefira uso externo, com boa imagem à noite e contra o farol, e gravador ou cartão guardado longe da entrada.",
          ],
          ["Cabo é mais estável; no Wi-Fi, meça o sinal de 2,4 GHz com o portão fechado, porque a chapa o enfraquece."],
        ],
      },
      {
        about: "visit",
        headings: ["O porteiro eletrônico no portão", "Como o porteiro abre o social e a garagem"],
        slots: [
          ["No portão de pedestre, o botão do porteiro aciona a fechadura, em geral de 12 V."],
          [
            "Na garagem, a ligação é por contato seco na entrada de botoeira da central; a tensão da fechadura ali queima a placa.",
          ],
          ["O cabo antigo é testado antes de se passar outro, e o sinal corre em duto separado da força."],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Cada item na sua linha"],
        slots: [
          ["Contam quantas câmeras, se há gravador, o modelo do porteiro, a fechadura e os metros de cabo."],
          ["Fazer na mesma visita do motor poupa uma ida e a segunda passagem de fio."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ver e abrir pelo celular?",
        answers: [
          "Dá, com porteiro ou câmera que use aplicativo. Para abrir, olhe a passagem na imagem antes: a fotocélula continua necessária.",
        ],
      },
      {
        question: "O que acontece na falta de luz?",
        answers: ["Câmera, gravador e porteiro param sem nobreak. A fechadura de trinco abre pela chave."],
      },
      {
        question: "Vídeo porteiro dispensa a câmera?",
        answers: [
          "Não: ele mostra quem toca, e poucos modelos gravam o tempo todo. Para registro da entrada, some uma câmera com gravação.",
        ],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, do interfone atual, da fechadura e da etiqueta do motor",
  },
  {
    id: "camera-e-alarme-no-portao",
    isAskedByName: true,
    broader: "camera",
    label: "Câmera e alarme no portão",
    phrase: "a câmera e o alarme do portão",
    asks: [
      "câmera alarme portão",
      "câmera alarme garagem",
      "câmeras alarme portão",
      "alarme câmera portão",
      "instalar câmera alarme portão",
      "instalação câmera alarme portão",
      "câmera sensor alarme portão",
      "câmera alarme portão eletrônico",
      "preço câmera alarme portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Câmera e alarme no portão {em} são orçados por foto: pela imagem da entrada dizemos, antes da visita, se os dois entram no nosso serviço e quanto custam. A parte do portão fazemos: sensor de abertura na folha, ligação à central do motor e fechamento acertado, com visita em casa a partir de {price.preventive}, sem peças.",
        "Câmera e alarme para portão fazem coisas diferentes: a câmera mostra quem está na entrada, e o alarme, por um sensor magnético na folha, avisa que ela foi aberta à força. Pela foto da entrada dizemos se os dois entram no nosso serviço e por quanto; a ligação com o portão é conosco.",
      ],
      price: [
        "O preço de câmera e alarme no portão soma a câmera, o sensor de abertura na folha, os cabos e a mão de obra, e sai por foto, item por item, com a resposta se atendemos os dois. Como medida, a visita de ajuste do portão em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada um vigia", "Câmera, sensor e motor"],
        slots: [
          ["A câmera externa mira o vão e a calçada, com imagem boa à noite e gravação local ou em nuvem."],
          ["O sensor magnético, próprio para metal, vai parte na folha e parte na coluna e avisa a central do alarme."],
          ["A fotocélula do motor não serve de alarme: ela só impede que a folha feche sobre alguém."],
        ],
      },
      {
        about: "visit",
        headings: ["Como se ligam ao portão", "Instalação sem confusão de fios"],
        slots: [
          ["Os cabos da câmera e do alarme seguem em duto separado do da força do motor."],
          ["Antes do sensor, acerta-se a folha: portão com folga dispara o alarme com o vento."],
          ["No fim se testa com o portão em movimento, de dia e de noite."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para ter câmera e alarme?",
        answers: ["Não: os dois são circuitos à parte e trabalham com qualquer motor."],
      },
      {
        question: "O alarme dispara quando abro pelo controle?",
        answers: [
          "Não, se a zona do portão estiver desarmada ou com tempo de entrada, o que se programa na central do alarme.",
        ],
      },
      {
        question: "Câmera com Wi-Fi serve na garagem?",
        answers: ["Só onde o sinal chega forte; longe do roteador ou atrás de laje, o cabo é mais seguro."],
      },
      {
        question: "Vale mais a câmera ou o alarme?",
        answers: [
          "O alarme avisa na hora; a câmera mostra e guarda a cena. Se for começar por um, comece pelo sensor na folha.",
        ],
      },
    ],
    photo: "fotos da entrada, do portão fechado e da coluna, com a central do alarme, se já existe",
  },
];
