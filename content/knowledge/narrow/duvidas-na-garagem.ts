import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people type while they stand before the gate: which button, which light, how it works, why it sinks. */
export const duvidasNaGaragem: NarrowConcept[] = [
  {
    id: "botao-de-gravar-na-placa",
    broader: "programacao",
    label: "Botão de gravar o controle na placa",
    phrase: "o botão de gravar da placa",
    asks: [
      ...combine(
        ["onde fica botão", "qual botão", "botão", "onde aperta", "onde apertar"],
        [
          ...["aprender controle", "aprender placa", "gravar controle placa", "programar controle placa"],
          ...["placa gravar controle", "placa programar", "aprendizado placa"],
        ],
      ),
      ...["botão learn", "botão learn placa", "botão prog placa", "botão prog", "botão aprender", "botão TX placa"],
      ...["onde fica botão gravar", "onde fica botão programar", "botão gravar controle", "botão programação placa"],
    ],
    intent: "how-to",
    answers: {
      any: [
        "O botão de gravar o controle fica na placa do portão, sob a tampa do motor, perto de um LED e da antena, com o nome PROG, LEARN, TX ou GRAVAR. Ali há tensão da rede, e quem aperta é o técnico, que grava todos os controles na mesma ida, com o valor dado por foto; em receptor avulso, você mesmo.",
        "Na placa, o botão de aprender ou programar o controle é o pequeno, ao lado de um LED, marcado PROG, LEARN, TX ou GRAVAR. Fica dentro do motor, junto dos fios da rede, e por isso é do técnico, em serviço orçado antes da visita, para quantos controles houver; no receptor de caixa própria, pode apertar.",
        "Quem grava controle é o botão da placa escrito PROG, LEARN, TX ou GRAVAR, vizinho do LED e do fio da antena. A placa costuma ficar sob a tampa do motor, com tensão, e aí chame o técnico: diga quantos controles são, e a foto da etiqueta dá o preço; receptor externo você abre sem risco da rede.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o botão é usado para gravar", "Gravar o controle, na ordem"],
        slots: [
          [
            "Esta é a ordem comum em receptor de caixa separada; o manual diz quantos toques e segundos. Na placa dentro do motor, os passos são do técnico.",
            "Vale para a maioria dos receptores avulsos, e o modelo escrito neles leva ao manual. Sob a tampa do motor, deixe esses passos com o técnico.",
            "Siga assim no receptor externo, conferindo o manual pelo nome impresso. Se a central está na carcaça, junto da rede, quem aperta é o técnico.",
          ],
        ],
        steps: [
          "Tenha à mão o controle novo, com pilha boa, e outro que já abre.",
          "Dê um toque curto no botão de gravar: o LED acende ou pisca.",
          "Aperte a tecla que vai abrir, até o LED responder.",
          "Espere o LED apagar, ou aperte de novo o botão para sair.",
          "Teste de perto e da rua, com o portão à vista.",
        ],
      },
      {
        about: "what",
        headings: ["Como reconhecer o botão de gravar", "Botão de gravar, de percurso e jumper"],
        slots: [
          [
            "Em geral há dois botões na placa: o de controle, com PROG, LEARN, TX, CODE ou GRAVAR, e o de percurso, com CURSO ou APREND., que muda até onde a folha anda. PROG pode ser um ou outro, conforme a marca.",
            "O de controle costuma trazer LEARN, TX, GRAVAR ou CODE, e o vizinho, CURSO ou APREND., ensina o percurso. Quando está escrito só PROG, o manual da placa diz qual dos dois é.",
            "Dois botões parecidos convivem na placa: um cadastra controles (LEARN, TX, CODE, GRAVAR) e o outro grava o percurso (CURSO, APREND.). A palavra PROG varia de marca para marca.",
          ],
          [
            "Nem toda placa tem botão: em algumas a gravação começa por jumper, a pecinha que une dois pinos, ou por menu.",
            "Há centrais sem botão, em que se usa um jumper, encaixe entre dois pinos, ou um menu no visor.",
            "Certos modelos trocam o botão por um jumper, pequena ponte de encaixe, ou por menu com visor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não apertar na placa", "Toque curto grava, toque longo apaga"],
        slots: [
          [
            "Segurar o mesmo botão por uns dez segundos apaga a memória inteira em muitos modelos, e todos os controles precisam ser gravados de novo. Os botões vizinhos mexem em percurso, força e pausa.",
            "O toque curto grava, e o longo, em boa parte das placas, limpa todos os controles da casa. Ao lado ficam os de pausa, força e percurso, que mudam a parada do portão.",
            "Manter o botão apertado costuma zerar a lista de controles. Apertar o errado, de percurso ou força, deixa o portão parando fora do lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertei o botão da placa e os controles sumiram. O que faço?",
        answers: [
          "A memória foi apagada e não se recupera, mas todos voltam: cada controle é gravado de novo, um a um, com pilha boa.",
          "Foi o toque longo, que limpa a lista. Junte todos os controles e regrave um por um; a botoeira segue funcionando.",
        ],
      },
      {
        question: "Dá para gravar um controle sem abrir o motor?",
        answers: [
          "Em algumas linhas sim, a partir de um controle já gravado. Em receptor avulso, pelo botão do próprio receptor.",
          "Dá, com receptor de caixa separada ou em central que aprende pelo controle antigo. Código fixo também se copia de outro.",
        ],
      },
      {
        question: "O LED não pisca quando aperto o controle. Por quê?",
        answers: [
          "A pilha está fraca, ou o controle é de outra frequência ou de outro código, e a placa não o aceita.",
          "O controle não fala o código dessa central, ou está sem pilha. Compare com um que abre antes de insistir.",
        ],
      },
      {
        question: "Onde fica o receptor avulso?",
        answers: [
          "Numa caixinha na parede ou na coluna, perto do motor, com antena ou fio curto. Ela tem o próprio botão e o próprio LED.",
          "Costuma ser uma caixa pequena fora do motor, ligada a ele por fios finos. Nem todo portão tem uma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, com a tampa fechada, do receptor externo, se houver, e do controle",
  },
  {
    id: "basculante-desce-devagar",
    broader: "basculante",
    label: "Basculante que desce sozinho, aos poucos",
    phrase: "o basculante que desce aos poucos",
    asks: [
      "basculante baixa lentamente",
      "basculante não para no alto baixa",
      "portão levantar escorrega baixo",
      ...combine(
        ["basculante desce sozinho", "basculante descendo sozinho", "portão desce sozinho"],
        ["devagar", "devagarinho", "aos poucos", "lento", "lentamente", "pouco", "parado"],
      ),
      ...["basculante não fica aberto", "basculante não fica em cima", "basculante não para em cima"],
      ...["basculante vai baixando", "basculante baixando sozinho", "basculante abaixa sozinho", "basculante arriando"],
      ...["basculante cede aberto", "basculante aberto vai descendo"],
      "não fica parado meio",
      "não fica aberto desce",
      "não para no meio desce sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante descendo sozinho devagar, que não fica parado no meio, perdeu o equilíbrio ou a trava do motor: contrapeso leve, mola cansada ou porca do fuso gasta. Não passe embaixo nem destrave; feche, desligue o disjuntor e chame. O acerto, em casa, fica em geral de {price.preventiveRange}, sem peças.",
        "O basculante que não fica parado no meio e desce sozinho está mais pesado que o contrapeso ou a mola, ou tem a porca do fuso gasta. É aviso de queda: não use, deixe fechado e com o disjuntor desligado. Equilibrar em residência custa em geral de {price.preventiveRange}, fora as peças.",
        "Se o portão basculante baixa aos poucos, contrapeso ou mola já não equilibram a folha, ou o fuso do motor não a segura. Não passe sob ele, não destrave e desligue o disjuntor com ele fechado. A visita para equilibrar fica em geral de {price.preventiveRange} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha vai descendo", "Equilíbrio, fuso ou destrave"],
        slots: [
          [
            "Equilibrada, a folha fica onde for deixada; se desce, pesa mais que o contrapeso ou a mola. Mola perde força com os anos, e chapa, madeira ou vidro acrescentados depois mudam o peso de uma vez.",
            "Portão equilibrado para em qualquer altura. Quando ele baixa, ou a mola cansou e o contrapeso ficou leve, ou alguém pôs peso na folha, como madeira, vidro ou chapa nova.",
            "O peso da folha está ganhando do contrapeso ou da mola, que deveriam anulá-lo. Isso vem do tempo, com a mola frouxa, ou de uma reforma que acrescentou madeira, chapa ou vidro.",
          ],
          [
            "Além disso, o fuso, o parafuso longo do motor, deveria segurar a folha parada. Com a porca dele gasta ou o destrave mal fechado, ela escorrega pela rosca.",
            "O motor também participa: a porca que corre no fuso, o eixo roscado, prende a folha, e gasta deixa de prender. Destrave que não encaixou até o fim dá o mesmo efeito.",
            "Há ainda a parte do motor, em que fuso e porca, o eixo roscado e a peça que corre nele, servem de freio. Porca sem rosca ou destrave aberto pela metade solta a folha aos poucos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Cuidados até a visita"],
        slots: [
          [
            "Descer devagar hoje pode virar queda amanhã. Não calce a folha com escora de casa, não segure com as mãos e não destrave.",
            "Trate como risco de queda: ninguém segura a folha, põe calço ou abre o destrave. O portão espera fechado.",
            "Esse defeito piora sem aviso, por isso nada de cabo de vassoura, mão na folha ou destravamento.",
          ],
        ],
        steps: [
          "Com todos longe e o vão livre, feche o portão pelo controle.",
          "Desligue o disjuntor e avise a casa para não usar.",
          "De longe, olhe se os dois cabos estão esticados e iguais.",
          "Se um cabo está frouxo ou a folha, torta, não acione nem para fechar.",
          "Anote quanto ele descia e em quanto tempo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "O que o técnico faz"],
        slots: [
          [
            "A folha é escorada, e só então o motor é solto para ver se ela fica parada no meio. Contrapeso ou mola é acertado por igual dos dois lados, e cabo gasto sai junto.",
            "Com escoras, o técnico solta o motor e testa a folha a meia altura. O acerto de mola ou contrapeso é feito nos dois lados, e o cabo desgastado é trocado.",
            "Depois de escorar a folha, testa-se o equilíbrio sem o motor, no meio do curso. Os dois lados recebem o mesmo ajuste de contrapeso ou mola, com cabo novo se o atual está gasto.",
          ],
          [
            "Se equilibrada ela ainda escorrega, trocam-se a porca e o fuso. Em custo, o equilíbrio vem primeiro, depois cabo e porca, e mola ou fuso por último, sempre com o valor da peça dito antes.",
            "Quando o equilíbrio está certo e o portão ainda baixa, a porca do fuso é trocada. Acertar peso custa menos que trocar cabo e porca, e mola ou fuso são as peças mais caras.",
            "Continuou descendo depois de equilibrada? A porca ou o fuso sai. A ordem de gasto é ajuste, cabo ou porca, e depois fuso ou mola, com preço combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso calçar a folha do basculante com um cabo de vassoura?",
        answers: [
          "Não. O cabo escapa com o peso, e a folha cai de uma vez. Deixe o portão fechado.",
          "Não: madeira improvisada escorrega ou quebra sob a folha. O seguro é fechar e desligar o disjuntor.",
        ],
      },
      {
        question: "Um motor mais forte segura a folha?",
        answers: [
          "Não resolve: o motor passa a carregar o peso e quebra. Primeiro se equilibra a folha.",
          "Por pouco tempo, até gastar o fuso dele também. O peso tem de ficar no contrapeso ou na mola.",
        ],
      },
      {
        question: "Ele só desce quando destravo. É normal?",
        answers: [
          "Não. Mesmo destravada, a folha equilibrada não desce. Não destrave mais, desligue o disjuntor e peça o equilíbrio.",
          "Também é sinal de desequilíbrio, que o motor estava escondendo. Deixe fechado, sem destravar, até o técnico escorar a folha.",
        ],
      },
      {
        question: "O carro está embaixo da folha. Tiro agora?",
        answers: [
          "Só se a folha está toda aberta, reta e parada, e sem ninguém a pé por perto; saia de uma vez. Se ela já desceu ou se move, espere o técnico escorar.",
          "Com a folha baixando ou torta, não. Deixe o carro, afaste as pessoas, desligue o disjuntor e peça urgência na visita.",
        ],
      },
    ],
    photo: "fotos das colunas e da etiqueta do motor e, se já tiver, um vídeo da folha descendo, feito de longe",
  },
  {
    id: "como-funciona-basculante",
    broader: "basculante",
    label: "Como funciona o motor basculante",
    phrase: "como funciona o motor basculante",
    asks: [
      "como motor levanta portão basculante",
      "fazem fuso porca basculante",
      "para que serve fuso porca basculante",
      ...["como funciona basculante", "como funciona motor basculante", "como funciona portão basculante"],
      ...["como funciona basculante automático", "funcionamento basculante", "funcionamento motor basculante"],
      "como funciona portão basculante automático",
    ],
    intent: "question",
    answers: {
      any: [
        "No basculante, o contrapeso ou a mola equilibra a folha, e o motor só dá o movimento: ele gira um fuso, a porca caminha pela rosca e o braço leva a folha para cima e para fora. O fim de curso manda parar.",
        "O motor basculante fica na lateral, em pé, e gira uma barra com rosca; a porca sobe, empurra o braço e a folha tomba para o teto. Quem carrega o peso é o contrapeso, pendurado por cabos nas colunas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes do portão basculante", "Do motor à folha"],
        slots: [
          [
            "O acionador é um tubo com o fuso dentro; a porca corre nele e puxa o braço preso à folha.",
            "Motor, fuso, porca e braço formam o acionador, preso na coluna.",
          ],
          [
            "Dois cabos de aço ligam a folha aos contrapesos; sem eles, o motor não teria força para subir.",
            "O contrapeso desce dentro da coluna enquanto a folha sobe.",
          ],
          [
            "A central recebe o controle, dá o sentido e corta o motor nos dois fins de curso.",
            "Dois sensores marcam aberto e fechado, e a central desliga o motor neles.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Parado, sem luz e na manutenção", "O que segura a folha e o que se faz sem luz"],
        slots: [
          [
            "Parada, a folha é segura pelo fuso, que não gira de volta.",
            "A rosca do fuso trava a folha quando o motor para.",
          ],
          [
            "Sem luz, destrava-se com a chave só se a folha estiver equilibrada e fechada.",
            "Na falta de luz, a chave solta o braço; com a folha fora de equilíbrio, não destrave.",
          ],
          [
            "Uma vez por ano se conferem cabos, contrapeso e graxa do fuso.",
            "A revisão anual olha cabos, roldanas do alto e a porca do fuso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer basculante manual aceita motor?",
        answers: ["Aceita se a folha está reta, equilibrada e há lugar na coluna; senão, acerta-se isso antes."],
      },
      {
        question: "Em quanto tempo o basculante abre?",
        answers: [
          "Conforme o modelo: dos kits da nossa lista, o JetFlex abre em {opening.jetflex}, e o Speedy, em {opening.speedy}.",
        ],
      },
      {
        question: "O basculante invade a calçada quando abre?",
        answers: ["A parte de baixo avança um pouco para fora durante o giro; por isso não se fica na frente dele."],
      },
    ],
    photo: "fotos do portão por dentro, com as colunas, e a largura e a altura do vão",
  },
  {
    id: "como-funciona-pivotante",
    broader: "pivotante",
    label: "Como funciona o motor de portão de abrir",
    phrase: "como funciona o motor do portão de abrir",
    asks: [
      "como motor abre portão duas folhas",
      "faz folha parar ponto certo motor portão abrir",
      ...["como funciona pivotante", "como funciona motor pivotante", "como funciona portão abrir"],
      ...["como funciona motor portão abrir", "como funciona motor abrir", "funcionamento motor pivotante"],
      "como funciona motor duas folhas",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão de abrir, o motor fica na coluna e empurra a folha por um braço: no linear, um fuso estica e encolhe o tubo; no articulado, dois pedaços dobram como um cotovelo. A folha gira nas dobradiças, e o batente e o fim de curso marcam a parada.",
        "O motor de portão de abrir move a folha como um braço abre uma porta: preso na coluna e na folha, ele puxa e empurra. Cada folha leva um motor, e a central manda uma abrir antes da outra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Linear, articulado e duas folhas", "Como o braço move a folha"],
        slots: [
          [
            "O linear pede pilar estreito; o articulado contorna pilar largo.",
            "A largura do pilar decide entre o braço linear e o articulado.",
          ],
          [
            "A posição das chapas na coluna e na folha decide quanto ela abre e a força que faz.",
            "Poucos centímetros na fixação mudam o ângulo de abertura.",
          ],
          [
            "Em duas folhas, uma abre primeiro e fecha por último, para o encaixe e a trava.",
            "Com duas folhas, a central atrasa uma delas, para não se cruzarem.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Vento, batente e falta de luz", "O que segura a folha"],
        slots: [
          [
            "Folha longa ou no vento pede trava elétrica, porque o braço sozinho cede.",
            "Em folha longa, a trava elétrica segura o que o braço não segura.",
          ],
          [
            "O batente no piso para a folha no lugar certo e poupa o braço.",
            "Sem batente, o braço recebe a pancada no fim do curso.",
          ],
          [
            "Sem luz, a chave solta o braço e a folha abre na mão.",
            "Na falta de luz, destrava-se com a chave e se abre na mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de duas folhas precisa de dois motores?",
        answers: ["Precisa de um por folha, ligados a uma central só."],
      },
      {
        question: "O motor de abrir funciona em rampa?",
        answers: ["Depende: a folha que sobe ao abrir pesa mais. Mande fotos da rampa para conferir."],
      },
    ],
    photo: "fotos das colunas, das dobradiças e da folha inteira",
  },
  {
    id: "testar-motor-com-multimetro",
    broader: "motor",
    label: "Testar o motor do portão com multímetro",
    phrase: "o teste do motor com multímetro",
    asks: [
      "como saber multímetro motor queimou",
      "saber multímetro motor queimado",
      ...["testar motor multímetro", "testar motor portão multímetro", "medir motor multímetro"],
      ...["medir enrolamento motor portão", "testar enrolamento motor", "medir bobina motor portão"],
      ...["testar motor portão direto", "ligar motor portão direto", "testar motor sem placa"],
    ],
    intent: "how-to",
    answers: {
      any: [
        "O motor do portão se testa com multímetro desligado da rede e da placa: mede-se a resistência entre o comum e cada enrolamento, que devem dar valores parecidos, e nenhum fio pode dar continuidade com a carcaça. O capacitor é descarregado antes, por isso é teste de técnico.",
        "Com o multímetro, o técnico solta os três fios do motor, descarrega o capacitor e mede: comum com abertura e comum com fechamento têm resistência parecida; aberto ou em curto com a carcaça, queimou. Em casa não se abre a tampa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A medição, na ordem", "Como o técnico mede o motor"],
        slots: [
          [
            "É o que o técnico faz, com a energia cortada e confirmada.",
            "Tudo com o disjuntor desligado; com a rede ligada não se mede enrolamento.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e o nobreak e confirmar que não há tensão.",
          "Descarregar o capacitor com resistor e soltá-lo.",
          "Tirar da placa os três fios do motor: comum, abre e fecha.",
          "Medir comum com abre e comum com fecha: valores parecidos.",
          "Medir abre com fecha: perto da soma dos dois.",
          "Medir cada fio com a carcaça: não pode haver continuidade.",
        ],
      },
      {
        about: "what",
        headings: ["O que cada resultado mostra", "Como ler a medição"],
        slots: [
          [
            "Sem leitura num dos lados, o enrolamento abriu; valor bem menor que o outro indica curto entre espiras.",
            "Um lado sem leitura é fio partido por dentro; um lado muito abaixo do outro, curto.",
          ],
          [
            "Continuidade com a carcaça é fuga: derruba o DR e dá choque, e o motor não se liga mais.",
            "Se há passagem para a carcaça, deixe desligado: é fuga para o metal.",
          ],
          [
            "Motor com medida boa que não parte aponta para capacitor, placa ou folha presa.",
            "Com o enrolamento bom, o passo seguinte é o capacitor e a saída da placa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não ligar o motor direto na tomada", "O que não fazer em casa"],
        slots: [
          [
            "Ligado direto, sem placa, o motor não tem fim de curso: a folha bate e sai do trilho, e falta o capacitor para partir.",
            "Sem a placa não há parada nem proteção, e o motor ligado direto arranca a folha.",
          ],
          [
            "Antes de abrir qualquer coisa, cheque por fora: cheiro de verniz, ronco, disjuntor que cai.",
            "Por fora já se sabe muito: cheiro de verniz, ronco parado ou disjuntor que cai ao acionar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual resistência o motor de portão deve ter?",
        answers: [
          "Não há um valor só: muda com a potência e a tensão. O que conta é os dois lados serem parecidos e não haver passagem para a carcaça.",
        ],
      },
      {
        question: "Motor queimado tem conserto?",
        answers: ["Tem, rebobinando, mas em motor comum costuma sair perto de um novo. Compare antes de autorizar."],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do que acontece ao acionar, com som",
  },
  {
    id: "correr-raspando-no-chao",
    broader: "deslizante",
    label: "Portão de correr arrastando no chão",
    phrase: "o portão de correr que arrasta no chão",
    asks: combine(
      ["correr", "deslizante"],
      [
        ...["arrastando chão", "raspando chão", "arrasta chão", "raspa chão", "pegando chão", "encosta chão"],
        ...["arrastando piso", "raspando piso", "arrastando", "raspando trilho", "baixou chão", "arriou"],
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão deslizante arrastando no chão quase sempre tem roldana gasta, que baixou a folha, ou trilho afundado. Pare de usar, desligue o disjuntor e olhe o risco no piso: no curso todo é a roda, num trecho só, o trilho. O conserto troca as roldanas ou refaz o trilho, com o valor por foto.",
        "Quando o portão deslizante arrasta no chão, a roldana perdeu o canal ou o rolamento e a folha desceu, ou o trilho cedeu. Desligue o disjuntor e não force, porque o motor esquenta. Roldanas novas, aos pares, devolvem a altura; peça e serviço são orçados por foto.",
        "Deslizante que arrasta no chão desceu por causa da roldana, ou o trilho afundou naquele ponto. Com o disjuntor desligado, veja se o risco acompanha todo o percurso, caso da roda, ou só um trecho. Fotos das rodas e do risco bastam para o preço do conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Roda, trilho ou piso: como saber", "O que fazer agora"],
        slots: [
          [
            "O lugar do risco diz a causa, e nada disto pede ferramenta. Se a folha inclina ou quer sair do trilho, não destrave: ela pode tombar.",
            "Olhe o risco no piso antes de mexer em qualquer peça. Folha inclinada ou fora do trilho fica como está, com todos longe.",
            "Basta observar o piso e as rodas. Antes, confirme que a folha está em pé e no trilho; se pende, afaste-se e chame.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e a faixa por onde a folha passa.",
          "Veja onde está o risco: no curso todo é roda; num trecho só, trilho ou piso.",
          "Com a folha firme no trilho, destrave e empurre devagar, olhando se as rodas giram.",
          "Fotografe as rodas, o risco e a folha inteira.",
          "Deixe o disjuntor desligado até o conserto.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a altura volta", "O conserto na roda e no trilho"],
        slots: [
          [
            "Com a folha escorada, as duas roldanas são trocadas juntas, no mesmo diâmetro e canal, porque uma só deixaria a folha torta. Trilho afundado é cortado e refeito no trecho, e piso que subiu se rebaixa.",
            "As roldanas saem em par, de canal e diâmetro iguais aos antigos, com a folha apoiada. Se foi o trilho que cedeu, refazem-se o trecho e o apoio dele; piso alto é desbastado.",
            "O técnico apoia a folha e troca o par de rodas, repetindo medida e canal. No trecho afundado, o trilho é refeito, e o piso estufado, rebaixado.",
          ],
          [
            "Depois a cremalheira, a régua de dentes, volta à folga de {rack.clearance}, e os pontos de parada são regravados, pois a altura mudou.",
            "Como a folha sobe, ajustam-se a folga da cremalheira, a barra dentada, em {rack.clearance}, e as paradas.",
            "A nova altura pede cremalheira (os dentes presos à folha) com {rack.clearance} de folga e paradas programadas outra vez.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no custo do conserto", "Da regulagem ao trilho novo"],
        slots: [
          [
            "Regular a altura, onde a roda permite, é o mais barato; o par de roldanas vem depois, e o trecho de trilho, com solda e piso, é o mais caro. O peso da folha também conta, porque roda de maior carga custa mais.",
            "A ordem de custo é regulagem, par de roldanas e trilho refeito, que leva serralheria e piso. Folha pesada encarece um pouco, já que pede roldana de maior carga.",
            "Subir a roda no parafuso custa menos, trocar o par fica no meio, e refazer o trilho com solda e piso, no alto. Diâmetro e carga da roldana também mudam o preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a parte de baixo do portão de correr?",
        answers: [
          "Não antes de trocar a roda: a folha continua descendo, e o corte não volta. Com a altura certa, quase nunca é preciso cortar.",
          "Não convém. A causa segue lá, a folha baixa de novo e o quadro perde a barra que o firma.",
        ],
      },
      {
        question: "Dá para subir a folha só regulando a roldana?",
        answers: [
          "Em roda com parafuso de altura, um pouco, e com a folha escorada por quem faz isso. Roda gasta ou sem rolamento se troca.",
          "Só nas que têm regulagem, e só se o canal e o rolamento estão bons. Gasta, a roda volta a descer.",
        ],
      },
      {
        question: "Arrastar no chão estraga o motor?",
        answers: [
          "Estraga: o atrito faz o motor trabalhar quente e gasta a engrenagem. Se ele queimar, a troca em casa fica de {price.homeSwap}, bem mais que um par de roldanas.",
          "Sim, porque ele puxa uma folha freada, esquenta e come os dentes. O motor novo, em casa, sai de {price.homeSwap} com mão de obra.",
        ],
      },
      {
        question: "Posso destravar e usar o portão à mão?",
        answers: [
          "Se a folha está reta, no trilho e anda leve, pode, com o disjuntor desligado. Arrastando muito ou inclinada, não: ela pode sair do trilho e tombar.",
          "Só com a folha em pé e firme no trilho e a energia cortada. Quando ela pende ou trava, deixe parada.",
        ],
      },
    ],
    photo: "fotos das duas roldanas, do risco no piso e do portão inteiro",
  },
  {
    id: "tirar-o-motor-do-portao",
    broader: "motor",
    label: "Tirar o motor do portão",
    phrase: "a retirada do motor do portão",
    asks: [
      "remover motor basculante",
      "remover motor basculante sem folha cair",
      "quem retira motor leva embora",
      ...["como tirar motor portão", "como tirar motor", "tirar motor portão consertar", "tirar motor consertar"],
      ...["tirar motor conserto", "como remover motor portão", "como retirar motor portão", "como soltar motor portão"],
      ...["tirar motor base", "tirar motor portão sozinho"],
    ],
    intent: "how-to",
    answers: {
      any: [
        "O motor do portão de correr sai com o disjuntor desligado, os fios fotografados e soltos pelo técnico, a folha presa e os parafusos da base soltos. No basculante não se tira em casa: o motor ajuda a segurar a folha, que tem de ser escorada antes.",
        "Tirar o motor para consertar só é simples no portão de correr, com a energia cortada e a folha travada por ferrolho; a parte elétrica é do técnico, porque o capacitor guarda carga. No basculante e no de abrir, a folha pode cair ou correr.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A retirada no portão de correr", "O que se faz, na ordem"],
        slots: [
          [
            "É a ordem do técnico; em casa, o que ajuda é fotografar e deixar o acesso livre.",
            "Muitos defeitos se resolvem com o motor no lugar: confirme por foto antes de tirar.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e o nobreak e prender a folha fechada.",
          "Fotografar todos os fios nos bornes.",
          "Descarregar o capacitor, soltar os fios e isolar as pontas da rede.",
          "Tirar o ímã ou afastar a cremalheira, se ela prende o motor.",
          "Soltar os parafusos da base e puxar o motor em linha reta.",
          "Guardar calços e porcas: a altura da volta é a mesma.",
        ],
      },
      {
        about: "safety",
        headings: ["Basculante, de abrir e a casa sem motor", "O que muda em cada portão"],
        slots: [
          [
            "Basculante: sem o motor, só o contrapeso segura a folha, e se ele está errado ela cai.",
            "No basculante, escora primeiro e motor depois, sempre com técnico.",
          ],
          [
            "De abrir: solte o braço só com a folha presa, porque o vento a leva.",
            "No de abrir, a folha sem braço bate com o vento: amarre ou tranque antes.",
          ],
          [
            "Sem motor, o portão de correr fica sem trava: ponha ferrolho ou cadeado.",
            "Enquanto o motor está na bancada, tranque a folha por dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o motor até vocês?",
        answers: [
          "Quase nunca: a maior parte se conserta no local. Se for serviço de bancada, o técnico retira e recoloca.",
        ],
      },
      {
        question: "Depois de recolocar o motor, o que se regula?",
        answers: ["A folga da cremalheira, as paradas e a força; os controles continuam gravados na placa."],
      },
    ],
    photo: "fotos do motor na base, da etiqueta e do portão inteiro",
  },
  {
    id: "controle-com-mau-contato",
    broader: "controle",
    label: "Controle com mau contato",
    phrase: "o controle com mau contato",
    asks: [
      "mexer pilha controle funcionar",
      "mexer na pilha controle",
      ...["controle mau contato", "controle portão mau contato", "controle contato ruim", "contato pilha controle"],
      ...[
        "controle falhando",
        "controle funciona às vezes",
        "controle funciona quando quer",
        "controle falha às vezes",
      ],
      ...["controle só funciona apertando forte", "controle apertar forte", "controle batendo funciona"],
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle com mau contato funciona só apertando forte ou batendo: quase sempre é a mola da pilha oxidada, a pilha frouxa ou a borracha do botão gasta. Abra, limpe os contatos com álcool isopropílico, aperte a mola e ponha pilha nova.",
        "Se o controle do portão falha e volta, o mau contato está na pilha ou no botão. Tire a pilha, limpe os dois polos e a borracha com álcool isopropílico e teste; se a luz ainda pisca ao balançar, a solda trincou, e o controle se troca.",
        "Se é preciso mexer na pilha ou apertar forte, o controle tem mau contato: mola oxidada, pilha frouxa ou borracha do botão gasta. Tire a pilha, limpe os polos com álcool isopropílico, aperte a mola e ponha outra do mesmo código.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar os contatos", "Limpeza em cinco passos"],
        slots: [
          [
            "O controle não tem tensão perigosa, e a gravação não se perde.",
            "Sem risco de choque: a pilha é de poucos volts.",
          ],
        ],
        steps: [
          "Abra a capa e fotografe o lado da pilha.",
          "Tire a pilha e veja pó branco ou verde nos contatos.",
          "Limpe com cotonete e álcool isopropílico e deixe secar.",
          "Levante um pouco a mola ou a lâmina, para ela apertar a pilha.",
          "Ponha pilha nova do mesmo código e teste à vista do portão.",
        ],
      },
      {
        about: "what",
        headings: ["Pilha, botão ou solda", "O que cada sinal mostra"],
        slots: [
          [
            "Luz que apaga ao balançar é pilha frouxa ou solda trincada.",
            "Se a luz falha quando se balança o controle, a pilha está solta.",
          ],
          ["Luz só com dedo forte é borracha ou microbotão gasto.", "Precisar de força no dedo mostra botão no fim."],
          [
            "Luz firme e portão que não responde não é mau contato: é alcance, cadastro ou receptor.",
            "Se a luz é firme e nada acontece, procure o receptor e o cadastro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale consertar o controle ou comprar outro?",
        answers: ["Limpeza e pilha valem sempre; solda e microbotão, só em controle caro ou fora de linha."],
      },
      {
        question: "Posso lixar o contato do controle?",
        answers: ["De leve, com borracha de lápis. Lixa tira o banho do metal, e ele oxida de novo."],
      },
    ],
    photo: "uma foto do controle aberto, sem a pilha, dos dois lados",
  },
  {
    id: "placa-esquentando",
    broader: "placa",
    label: "Placa do portão esquentando",
    phrase: "a placa que esquenta",
    asks: [
      ...combine(
        ["placa", "central portão", "central motor", "fonte placa", "transformador placa", "relé placa"],
        [...["esquenta", "esquentando", "quente", "aquecendo", "superaquecendo"]],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Placa do portão esquentando muito tem consumo demais ou mau contato: acessório em curto, borne frouxo, relé colado ou motor forçando. Morna perto do transformador é normal; com cheiro, plástico escuro ou portão que abre sozinho, desligue o disjuntor, e a medição em casa parte de {price.preventive}, sem peças.",
        "Se a placa do portão esquenta a ponto de cheirar, ou o portão abre sozinho, desligue o disjuntor: costuma ser sensor ou trava em curto, parafuso de borne solto ou relé preso. Calor leve no transformador não é defeito; em residência, a visita com medição começa em {price.preventive}, fora as peças.",
        "A placa [marca] que esquenta está puxando corrente além da conta, por acessório em curto, borne com mau contato ou motor pesado, e abrir sozinho indica relé colado. Desligue o disjuntor se houver cheiro ou mancha, e peça a medição, desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz a placa esquentar", "Acessório, borne ou motor"],
        slots: [
          [
            "Se esquenta com o portão parado, a fotocélula, a trava ou o sinaleiro está puxando energia o tempo todo. Se esquenta só depois de várias aberturas, o motor faz força demais, por folha pesada ou capacitor fraco.",
            "Calor com tudo parado vem de acessório em curto, como trava que não desliga, ou da fonte. Calor depois do uso aponta para o motor, que carrega folha pesada ou perdeu o capacitor.",
            "O momento do calor ajuda: parado, suspeite de sensor, trava ou sinaleiro; depois de andar, da folha pesada e do capacitor, que dá a partida ao motor.",
          ],
          [
            "Plástico escuro junto de um fio é borne frouxo, que aquece naquele ponto. Relé colado pode mover o portão sozinho.",
            "Mancha marrom ao lado de um parafuso mostra mau contato ali. Já o portão que anda sem comando lembra relé grudado.",
            "Borne mal apertado derrete o plástico em volta, e um relé que colou aciona o portão por conta própria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer sem abrir a tampa", "O que observar por fora"],
        slots: [
          [
            "A tampa fica fechada, porque há tensão da rede e capacitor carregado sob ela. Não ponha ventilador nem saco plástico na caixa.",
            "Não abra para esfriar: embaixo da tampa há choque. Plástico em volta prende o calor e piora.",
            "Observe só por fora, já que dentro o capacitor guarda carga. Cobrir com plástico aumenta a temperatura.",
          ],
        ],
        steps: [
          "Com cheiro, fumaça ou portão andando sozinho, desligue o disjuntor e afaste-se.",
          "Senão, repare se esquenta parada ou depois de abrir.",
          "Veja se a trava ou o sinaleiro fica ligado sem parar.",
          "Veja se a caixa toma sol direto.",
          "Fotografe a etiqueta e conte isso ao técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o calor", "Medição e conserto da placa"],
        slots: [
          [
            "O técnico mede o consumo com o portão parado e andando e desliga os acessórios um a um, até a corrente cair. Borne e relé se refazem, o sensor em curto se troca, e a placa só sai se as trilhas queimaram.",
            "Corrente parada, corrente em movimento e cada acessório isolado mostram o culpado. O conserto costuma ser um relé, um borne ou um sensor, e a central nova fica para trilha queimada.",
            "Medindo a corrente e soltando um acessório por vez, chega-se à causa. Relé, borne e sensor têm reparo em conta, e só a placa carbonizada é trocada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa quente queima o motor?",
        answers: [
          "Quem costuma queimar é a própria placa. Se a causa é o motor em esforço, porém, os dois correm risco.",
          "Em geral o motor escapa. O perigo para ele existe quando é a folha pesada que faz tudo esquentar.",
        ],
      },
      {
        question: "O sol na caixa esquenta a placa?",
        answers: [
          "Esquenta e encurta a vida dela. Uma cobertura ventilada ajuda, e saco plástico atrapalha.",
          "Sim. Sombra com ventilação resolve boa parte, desde que não prenda o calor.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Se está só morna e o portão anda normal, sim, até a visita. Com cheiro, mancha ou movimento sozinho, não.",
          "Morna, pode esperar a revisão. Quente ou com cheiro, o disjuntor fica desligado, pelo risco de fogo.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "Borne e relé são dos reparos baratos, sensor custa um pouco mais, e placa nova é o mais caro, conforme o modelo. O técnico diz qual é antes de trocar.",
          "Depende do que aquece: aperto e relé saem em conta, acessório vem depois e a central por último.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da caixa por fora, com o disjuntor desligado",
  },
  {
    id: "esticar-a-corrente",
    broader: "corrente",
    label: "Esticar a corrente do portão",
    phrase: "o ajuste da corrente",
    asks: [
      ...combine(
        ["esticar", "tensionar", "apertar", "regular", "ajustar", "folga"],
        [...["corrente portão", "corrente motor", "corrente basculante", "corrente"]],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A corrente do portão se tensiona no esticador, com o portão fechado, o disjuntor desligado e a folha presa: aperta-se aos poucos até sobrar cerca de um dedo de folga no meio do vão. No basculante deixe para o técnico, porque a folha pode se mover.",
        "Para esticar a corrente, solta-se a contraporca do esticador e aperta-se por igual, até a barriga ficar em cerca de um dedo. Apertada demais, gasta o eixo; frouxa, pula dente. Com o esticador no fim, a corrente alongou e se troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ajuste, na ordem", "Como a tensão é acertada"],
        slots: [["É o que o técnico faz, com a folha presa.", "A ordem do ajuste, com a energia cortada:"]],
        steps: [
          "Fechar o portão, desligar o disjuntor e prender a folha.",
          "Limpar a corrente e procurar elo duro ou dente pontudo.",
          "Soltar a contraporca do esticador.",
          "Apertar meia volta por vez e medir a folga no meio.",
          "Travar a contraporca e lubrificar de leve.",
          "Religar, testar o curso e acertar a parada.",
        ],
      },
      {
        about: "what",
        headings: ["Quando esticar não adianta", "Ajuste ou troca"],
        slots: [
          [
            "Esticador no fim do curso mostra corrente alongada: troca-se com o pinhão.",
            "Se não há mais rosca no esticador, a corrente chegou ao fim.",
          ],
          [
            "Corrente que folga de novo em semanas tem pinhão gasto ou suporte cedendo.",
            "Folga que volta logo é suporte solto ou pinhão comido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esticar a corrente do basculante em casa?",
        answers: ["Não: com a transmissão solta, a folha pode descer. Olhe, fotografe e chame."],
      },
      {
        question: "Corrente muito esticada faz mal?",
        answers: ["Faz: força o rolamento do eixo, ronca e pode arrebentar."],
      },
    ],
    photo: "fotos da corrente, do esticador e da etiqueta do motor",
  },
  {
    id: "instalar-antena",
    broader: "antena",
    label: "Instalar a antena do portão",
    phrase: "a instalação da antena",
    asks: [
      "lugar antena portão instalada",
      "onde antena portão deve ficar",
      ...combine(
        ["antena"],
        [
          ...[
            "como instalar",
            "instalar",
            "instalação",
            "como ligar",
            "ligar",
            "como colocar",
            "onde colocar",
            "como fazer",
          ],
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para instalar a antena no receptor do portão, liga-se no borne ANT um fio rígido de uns 17 cm, medida de 433 MHz, ou uma antena externa com cabo coaxial: miolo no ANT, malha no terra ao lado. O disjuntor fica desligado, e, sob a tampa do motor, o serviço é do técnico.",
        "A antena externa do portão vai num ponto alto, fora de caixa de metal, com cabo coaxial curto até o receptor: o miolo entra no borne ANT e a malha no terra dele. Em 433 MHz, o fio simples tem uns 17 cm; tudo com a energia cortada, e dentro do motor só o técnico.",
        "Colocar antena no portão é ligar ao borne ANT do receptor o fio de cerca de 17 cm, para 433 MHz, ou o cabo coaxial da antena externa, fixada alta e longe de chapa. Desligue o disjuntor antes; receptor dentro da tampa do motor fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A instalação, na ordem", "Do ponto alto ao teste"],
        slots: [
          [
            "Troque antes a pilha do controle, porque muito alcance curto acaba aí. Os passos servem a receptor externo, em caixa própria; dentro do motor, são do técnico.",
            "Comece com pilha nova e meça o alcance, para comparar. Se o receptor está sob a tampa do motor, quem faz é o técnico; em caixa separada, siga a ordem.",
            "Pilha nova primeiro: às vezes o problema termina ali. Receptor de caixa avulsa aceita estes passos, e o que fica dentro do motor é trabalho de técnico.",
          ],
        ],
        steps: [
          "Meça de que distância o controle abre hoje.",
          "Desligue o disjuntor do portão.",
          "Fixe a antena em ponto alto, fora de caixa de metal.",
          "Passe o cabo longe dos fios de força e de fontes de LED.",
          "Ligue miolo no ANT e malha no terra, soltando o fio antigo.",
          "Religue e meça o alcance de novo.",
        ],
      },
      {
        about: "choose",
        headings: ["Fio, antena externa ou outro receptor", "Qual solução escolher"],
        slots: [
          [
            "Em portão de grade, o fio de fábrica, reto e inteiro, atende a maioria das casas. Chapa fechada e subsolo barram o sinal, e ali a antena externa rende mais.",
            "O fio original basta em grade aberta, desde que esticado e sem corte. Com chapa fechada ou garagem em subsolo, prefira a externa, que fica do lado em que o sinal chega.",
            "Grade aberta se resolve com o próprio fio, esticado. A antena externa faz diferença na chapa e no subsolo, que seguram o sinal de rádio.",
          ],
          [
            "A antena tem de ser da frequência do controle: a de 433 MHz não serve em 299 MHz. Cabo muito longo perde sinal, e às vezes vale mais levar um receptor avulso para perto da rua.",
            "Compre pela frequência escrita no controle, pois a medida muda de 433 para 299 MHz. Se o cabo ficaria comprido, um receptor avulso perto da entrada rende mais.",
            "Confira a frequência no verso do controle, 433 ou 299 MHz, porque cada uma tem seu comprimento. Em distância grande, mudar o receptor de lugar é melhor que esticar cabo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Quanto custa melhorar o alcance"],
        slots: [
          [
            "Do mais barato ao mais caro: pilha nova, fio esticado ou trocado, antena externa e receptor avulso. A antena e a instalação são orçadas juntas, conforme o cabo e o lugar.",
            "A ordem de custo é pilha, fio da antena, antena externa e, por fim, outro receptor. O valor da externa depende do caminho do cabo e já inclui o serviço.",
            "Pilha e fio custam pouco, a antena externa fica no meio e o receptor avulso, no topo. Peça e instalação vêm num valor só, que varia com o cabo.",
          ],
          [
            "Com um bom conjunto, o controle alcança até {trade.reach} em campo aberto. Parede, chapa e fonte de LED de má qualidade perto do receptor reduzem isso, mesmo com antena nova.",
            "O alcance de um controle vai até {trade.reach} sem obstáculo. Muro, chapa e fonte de LED ruim ao lado do receptor derrubam o número, com qualquer antena.",
            "Sem barreira, espere até {trade.reach}. Antena nova não vence fonte de LED ruidosa encostada no receptor, nem parede grossa no caminho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar o fio antigo ligado junto com a antena nova?",
        answers: [
          "Não: os dois juntos desajustam a medida e o alcance cai. Solta-se o fio e fica só a antena.",
          "Convém soltar. O receptor foi feito para uma antena só, e o fio extra atrapalha a nova.",
        ],
      },
      {
        question: "Serve antena de TV ou de rádio no portão?",
        answers: [
          "Não: a medida é de outra frequência, e o alcance costuma piorar. Use antena de 433 MHz ou da frequência do seu controle.",
          "Não serve. Cada antena é cortada para sua frequência, e a do portão é a escrita no controle.",
        ],
      },
      {
        question: "Enrolar ou cortar o fio da antena muda alguma coisa?",
        answers: [
          "Muda muito: em 433 MHz ele tem uns 17 cm e deve ficar reto. Enrolado, cortado ou encostado em metal, o controle só pega de perto.",
          "Sim. O comprimento é calculado, e o fio dobrado ou curto perde alcance mesmo com pilha nova.",
        ],
      },
      {
        question: "Pus antena nova e o alcance continua curto. E agora?",
        answers: [
          "Desligue por um minuto câmeras e fontes de LED perto do receptor e teste. Se não mudar, o receptor pode estar fraco, e trocá-lo resolve sem mexer no motor.",
          "Procure interferência: fonte de LED, câmera ou roteador ao lado. Sem melhora, o defeito pode ser do receptor ou do controle.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da fachada e do controle, frente e verso",
  },
  {
    id: "deixar-desligado-no-disjuntor",
    broader: "casa",
    label: "Deixar o portão desligado no disjuntor",
    phrase: "o portão com o disjuntor desligado",
    asks: [
      ...combine(
        ["disjuntor desligado", "desligar disjuntor", "desligado disjuntor"],
        [
          ...[
            "posso portão",
            "deixar portão",
            "posso deixar portão",
            "portão noite",
            "portão faz mal",
            "portão estraga",
          ],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode deixar o portão com o disjuntor desligado: o motor não estraga, a memória dos controles não se perde e o redutor segura a folha fechada na maioria dos modelos. O que para é o controle, a botoeira e a trava elétrica; com nobreak, a bateria deixa de carregar.",
        "Pode, e não faz mal ao motor nem apaga os controles. Antes, veja se a folha está fechada e o motor travado; lembre que câmera, alarme ou interfone no mesmo disjuntor desligam junto, e que a bateria do nobreak se esgota.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que acontece com o portão desligado", "O que para e o que continua"],
        slots: [
          [
            "A folha fica presa pelo redutor; empurre de leve para confirmar que não cede.",
            "Fechado e travado, o portão segura sem energia: confira com um empurrão leve.",
          ],
          [
            "Portão social com eletroímã é a exceção: sem energia, ele solta.",
            "Fechadura de eletroímã abre sem energia; a de chave, não.",
          ],
          [
            "Ao religar, algumas centrais fazem o primeiro ciclo devagar, para achar o percurso.",
            "Na volta, o primeiro movimento pode ser lento: é a central se achando.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de desligar e ao religar", "Como fazer do jeito certo"],
        slots: [["Em cinco passos, sem ferramenta:", "A ordem evita surpresa na volta:"]],
        steps: [
          "Feche o portão e veja se encostou.",
          "Confira se o motor está travado.",
          "Desligue só o disjuntor do portão.",
          "Tenha como entrar: chave do social ou do destravamento externo.",
          "Ao voltar, abra ferrolho e cadeado antes de religar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar toda noite estraga a placa?",
        answers: [
          "Não costuma, mas desgasta o disjuntor e deixa o nobreak sem carga. Para segurança, a trava é melhor.",
        ],
      },
      {
        question: "Com o portão desligado gasta energia?",
        answers: ["Não. Ligado e parado, a central gasta pouco, só o que mantém o receptor ouvindo."],
      },
    ],
    photo: "uma foto do quadro de luz com os disjuntores e outra do motor",
  },
];
