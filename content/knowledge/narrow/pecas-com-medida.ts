import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Parts that titles name with a measure or a choice of their own: "corrente 415 ou 420", "braço 1,50 ou 2 metros", "150 kgf". */
export const pecasComMedida: NarrowConcept[] = [
  {
    id: "botao-de-gravar-quebrado",
    broader: "placa",
    label: "Botão de aprender da placa quebrado",
    phrase: "o botão de aprender quebrado na placa",
    asks: [
      "botão aprender placa quebrou",
      "botão aprender quebrado",
      "botão gravar quebrou",
      "botão gravar placa quebrado",
      "botão placa quebrou",
      "botão placa quebrado",
      "botão placa não funciona",
      "botão prog placa quebrado",
      "botão programar placa quebrou",
      "botão receptor quebrado",
      "botão receptor quebrou",
      "trocar botão placa",
    ],
    intent: "repair",
    answers: {
      any: [
        "O botão de aprender que quebrou na placa tem conserto: o técnico tira a placa e solda outro botão igual, sem trocar a central. Os controles já gravados continuam abrindo, e só o cadastro de novos fica parado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando quebra o botão da placa que grava os controles, troca-se só ele, porque é uma chavinha pequena soldada na placa. Até lá o portão funciona com os controles que já estão na memória. Um técnico faz a troca, porque sob a tampa há tensão da rede; em casa, a visita começa em {price.preventive}, fora a peça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que deixa de funcionar com o botão quebrado", "Sinais de botão de gravar com defeito"],
        slots: [
          [
            "O defeito aparece de dois modos. Se o botão não faz contato, nenhum controle novo é aceito. Se ele ficou preso para dentro, a placa entra sozinha em gravação ou apaga a memória, e os controles da casa param.",
            "Um botão que não faz contato só impede gravar controles novos. Já o botão preso é pior: a placa entende que alguém o segura e pode apagar todos os controles.",
          ],
        ],
        bullets: [
          "Não clica ao apertar: contato gasto ou botão partido",
          "O LED não acende ao apertar, mas o portão funciona: botão ou solda",
          "O LED fica aceso sem ninguém apertar: botão preso",
          "Os controles sumiram de uma vez: botão preso apagou a memória",
        ],
      },
      {
        about: "visit",
        headings: ["Como o botão da placa é trocado", "A troca do botão na placa"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico espera o capacitor descarregar, retira a placa e solda um botão do mesmo tamanho. Depois grava um controle para testar. Se a trilha de cobre saiu junto, ela é refeita com um fio fino, e só uma placa muito danificada é trocada.",
            "A placa sai do motor com a energia desligada e recebe um botão novo, soldado no lugar do velho. O teste é gravar um controle e conferir os antigos. Trilha arrancada também se refaz, e a troca da placa inteira fica para o caso sem conserto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Preciso gravar um controle antes do conserto", "Outro jeito de cadastrar controle"],
        slots: [
          [
            "Um receptor avulso, em caixa separada, resolve sem mexer no botão: ele se liga à entrada da botoeira e tem o próprio botão de gravar. Em algumas linhas um controle já gravado também cadastra outro, e o manual da placa diz se é o seu caso.",
            "Há duas saídas: um receptor externo com botão próprio, ligado na entrada da botoeira, ou a gravação por um controle antigo, que algumas placas aceitam. O manual da central informa se a sua aceita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar o botão quebrado com uma chave de fenda?",
        answers: [
          "Não. A ponta de metal encosta em partes com tensão da rede e pode dar choque ou queimar a placa.",
          "Não faça isso: dentro da tampa há 127 ou 220 V, e a chave pode unir dois pontos da placa.",
        ],
      },
      {
        question: "Trocar o botão apaga os controles gravados?",
        answers: [
          "Em geral não, porque a memória da placa se mantém sem energia. Eles só se perdem se o botão preso mandou apagar.",
          "Não costuma apagar. A memória fica guardada na placa, mesmo fora do motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e do receptor externo, se houver",
  },
  {
    id: "caixa-para-a-placa",
    broader: "placa",
    label: "Caixa de proteção para a placa",
    phrase: "a caixa de proteção da placa",
    asks: [
      "caixa proteção placa",
      "caixa proteção placa portão",
      "caixa proteção central",
      "caixa para placa portão",
      "caixa placa motor",
      "caixa hermética placa",
      "caixa hermética central portão",
      "caixa hermética motor portão",
      "caixa plástica placa portão",
      "caixa comando externa",
      "placa fora do motor caixa",
      "proteger placa chuva caixa",
    ],
    intent: "buying",
    answers: {
      any: [
        "A caixa de proteção para placa de portão deve ser plástica, com tampa vedada e grau IP65 ou maior, e ficar na parede, à sombra e acima da água. Ela serve para a central instalada fora do motor, como em muitos basculantes; a placa que fica sob a tampa do motor é protegida pela própria tampa e pela borracha dela.",
        "Use caixa plástica vedada, IP65 ou maior, para proteger a placa do portão que fica fora do motor. Plástico é melhor que metal, porque o metal bloqueia o sinal do controle. Se a sua placa fica dentro do motor, o certo é trocar a tampa ou a vedação, e não pôr outra caixa.",
      ],
      price: [
        "A caixa de proteção para a placa do portão é uma peça simples: o que muda o preço é o serviço de passar os fios para ela. Trocar uma caixa por outra no mesmo lugar é o mais barato; tirar a placa do motor e alongar os cabos custa mais. A foto do lugar basta para o orçamento, que é grátis.",
        "O valor soma a caixa vedada, os prensa-cabos, que fecham a entrada dos fios, e a mão de obra da mudança. Mande a foto do motor e da parede onde ela ficaria, e o total é informado de graça antes da visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a caixa da placa", "Que caixa comprar"],
        slots: [
          [
            "A caixa precisa caber a placa com folga, sem dobrar fio nem encostar o transformador na tampa. Confira também estes pontos.",
            "Meça a placa e some alguns centímetros de cada lado, para os fios fazerem a curva. O resto se confere na embalagem.",
          ],
        ],
        bullets: [
          "Plástico com proteção contra sol, para não ressecar",
          "Borracha na tampa e grau IP65 ou maior",
          "Prensa-cabos por baixo: fio que entra por cima leva a água junto",
          "Antena do receptor solta e esticada, fora de caixa de metal",
        ],
      },
      {
        about: "what",
        headings: ["Quando vale tirar a placa de dentro do motor", "Placa dentro ou fora do motor"],
        slots: [
          [
            "A mudança compensa quando a água sobe até o motor de correr ou quando a tampa deixou de existir à venda. Em motor com sensor de voltas ou cabo curto, a distância atrapalha, e o técnico confere no manual se a placa pode sair.",
            "Vale tirar a placa do motor em garagem que alaga ou quando não se acha mais a tampa. Nem toda placa aceita: algumas leem um sensor dentro do motor e precisam ficar perto dele.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Erros que estragam a placa dentro da caixa", "O que evitar na caixa da placa"],
        slots: [
          [
            "Saco plástico, fita e silicone em toda a volta prendem umidade e calor, e a placa oxida por dentro. Buraco sem vedação traz formiga e lagartixa. A instalação é feita com o disjuntor desligado, por técnico, porque os fios da rede chegam ali.",
            "O pior é enrolar a placa em plástico, porque a água que entra não sai mais. Furo aberto também é risco, por causa dos insetos. Como a rede elétrica entra na caixa, quem monta é o técnico, com a energia desligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A caixa atrapalha o sinal do controle?",
        answers: [
          "A de plástico, não. A de metal bloqueia o sinal, e o controle só abre de perto, a menos que a antena fique do lado de fora.",
          "Só se for de metal. Nesse caso, a antena precisa sair da caixa.",
        ],
      },
      {
        question: "Posso deixar o nobreak na mesma caixa?",
        answers: [
          "Não. A bateria precisa de ventilação e esquenta o que está em volta; o nobreak fica em lugar coberto, à parte.",
          "É melhor não: nobreak e bateria pedem espaço ventilado, fora da caixa vedada.",
        ],
      },
    ],
    photo: "fotos do motor com a tampa fechada, da etiqueta dele e do lugar onde ficaria a caixa",
  },
  {
    id: "passo-da-corrente",
    broader: "corrente",
    label: "Medida da corrente do motor: passo, 415, 420",
    phrase: "a medida da corrente do motor",
    asks: [
      "corrente 415",
      "corrente 420",
      "corrente 415 420",
      "corrente 428",
      "corrente passo",
      "passo corrente motor",
      "passo corrente portão",
      "medida corrente portão",
      "medida corrente motor",
      "tamanho corrente portão",
      "qual corrente usar motor portão",
      "qual corrente serve portão",
      "que corrente vai",
      "que corrente vai motor",
      "qual corrente vai motor",
      "corrente moto serve portão",
      "corrente bicicleta serve portão",
      "corrente de moto no portão",
      "tipo corrente portão",
      "emenda corrente portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Entre corrente 415 e 420, a certa é a que está gravada na sua: as duas têm passo de 12,7 mm (1/2 polegada), mas a 420 é mais larga, e o pinhão de uma pode não aceitar a outra. O número costuma estar marcado na lateral dos elos. Sem marca, a foto da corrente com uma régua resolve.",
        "A medida da corrente do portão se escolhe pelo pinhão do motor: o passo, que é a distância de um pino ao outro, e a largura entre as placas precisam ser iguais aos da antiga. Corrente de passo diferente pula dente e gasta o pinhão em pouco tempo. Mande a foto com régua ao lado.",
        "Corrente de moto ou de bicicleta só serve no portão se tiver o mesmo passo e a mesma largura do pinhão, e a de bicicleta é fraca para folha pesada. Use a medida gravada nos elos da antiga, como 415 ou 420, e troque também o pinhão, se os dentes estão pontudos.",
      ],
      price: [
        "A corrente do portão é cobrada pelo comprimento e pela medida, como 415 ou 420, e a troca soma a emenda, o ajuste da tensão e, às vezes, o pinhão. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a foto da corrente dá o total.",
        "O preço depende dos metros, do passo e de o pinhão ser trocado junto. Pela foto da corrente, com régua, e do motor, o valor é informado de graça; o ajuste em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a corrente do motor", "Onde está o número da corrente"],
        slots: [
          [
            "Faça isto com o disjuntor desligado, o portão de correr fechado e a corrente limpa com um pano. Não solte a emenda para medir.",
            "Desligue o disjuntor e meça a corrente no lugar, sem soltar nada. Limpe um trecho antes, para ler a marca.",
          ],
        ],
        steps: [
          "Procure um número gravado na lateral dos elos.",
          "Meça do centro de um pino ao centro do pino seguinte: é o passo.",
          "Meça a largura por dentro, entre as duas placas do elo.",
          "Conte os elos ou meça o comprimento total da folha.",
          "Fotografe a corrente e o pinhão com a régua ao lado.",
        ],
      },
      {
        about: "choose",
        headings: ["O que troca junto com a corrente", "Corrente nova em pinhão velho"],
        slots: [
          [
            "Pinhão com dentes finos e pontudos come a corrente nova, e por isso os dois costumam ser trocados juntos. A emenda tem de ser da mesma medida, com a trava bem fechada. Arame ou elo improvisado solta, e a folha fica livre de repente.",
            "Olhe os dentes do pinhão: pontudos ou inclinados, eles gastam a corrente nova em meses. A emenda também é da medida da corrente. Nunca use arame, porque ele rompe com o portão em movimento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da corrente", "A troca e o ajuste da tensão"],
        slots: [
          [
            "O técnico desliga o circuito, calça a folha, monta a corrente e acerta a tensão: nem esticada como corda, que gasta o rolamento, nem com barriga, que pula dente. No fim regula a parada e testa o recuo diante de um obstáculo.",
            "Com a energia desligada e a folha presa, a corrente velha sai e a nova entra com a emenda travada. A tensão fica com uma pequena folga. Depois as paradas e o recuo de segurança são testados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo na corrente?",
        answers: [
          "Óleo fino ou spray próprio, pouco, com o disjuntor desligado e o excesso tirado com pano. Graxa grossa junta areia.",
          "Pode, em pouca quantidade e de tipo fino. A graxa vira lixa com a poeira da rua.",
        ],
      },
      {
        question: "Dá para trocar só um pedaço da corrente?",
        answers: [
          "Dá, quando um trecho quebrou e o resto não esticou. Corrente já alongada pede a troca inteira, para os elos casarem com o pinhão.",
          "Só se o resto está bom. Pedaço novo em corrente esticada pula no pinhão.",
        ],
      },
    ],
    photo: "fotos da corrente com régua ao lado, do pinhão e da etiqueta do motor",
  },
  {
    id: "comprimento-do-braco-do-basculante",
    broader: "braco",
    label: "Comprimento do braço e do trilho do motor basculante",
    phrase: "o comprimento do braço do basculante",
    asks: [
      "braço basculante metros",
      "braço basculante 1,50",
      "braço basculante 2 metros",
      "braço basculante 1,50 2 metros",
      "braço basculante 1,20",
      "braço basculante tamanho",
      "tamanho braço basculante",
      "comprimento braço basculante",
      "qual braço basculante",
      "braço motor basculante tamanho",
      "braço motor basculante metros",
      "braço longo ou curto basculante",
      "motor basculante 1,50 ou 2 metros",
    ],
    intent: "buying",
    answers: {
      any: [
        "O braço do basculante de 1,50 m ou de 2 metros se escolhe pela altura do portão: o mais curto atende folha baixa, e o de 2 metros, a folha mais alta, em que o curto não completa a abertura. Para trocar, copie a medida do que está lá; a foto do portão com a altura confirma.",
        "Para saber o tamanho do braço do motor basculante, meça a altura da folha e veja a tabela do modelo, porque o comprimento muda de uma linha para outra. Braço curto deixa o portão sem abrir todo, e braço comprido sobra e força a coluna. Mande a altura e a foto da etiqueta do motor.",
      ],
      price: [
        "O preço do braço do basculante depende do comprimento, do modelo do motor e da mão de obra, feita com a folha escorada. O mais longo custa um pouco mais; a maior parte da conta é o serviço. Com a altura da folha e a foto da etiqueta, o total é informado de graça.",
        "O valor muda com a medida e a linha do braço, e com o ajuste que a troca pede. Mande a foto do portão fechado, tirada de longe, e a marca do motor: o orçamento não custa nada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir, sem soltar nada", "Medidas que definem o braço"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado. Não destrave o motor nem solte pino ou parafuso, porque a folha pode descer.",
            "As medidas se tiram de fora, com a folha fechada e a energia desligada. Nenhuma peça deve ser solta, porque é ela que pode estar segurando o portão.",
          ],
        ],
        bullets: [
          "Altura e largura da folha",
          "Comprimento do braço, de furo a furo",
          "Lado em que está o motor, visto de dentro",
          "Altura livre acima do portão",
          "Marca e modelo na etiqueta",
        ],
      },
      {
        about: "causes",
        headings: ["O que acontece com o braço na medida errada", "Braço curto demais ou comprido demais"],
        slots: [
          [
            "Com o braço curto, a folha para antes do fim e fica no caminho do carro. Com o comprido, o motor empurra em ângulo ruim, o suporte torce e a solda trinca. Nos dois casos, aumentar a força do motor só acelera o estrago.",
            "O braço curto não leva a folha até o alto. O comprido faz força de lado, e quem cede é o suporte ou a coluna. Mexer na força não corrige nenhum dos dois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o braço é trocado", "A troca pelo técnico"],
        slots: [
          [
            "A folha é escorada e só então o braço velho sai. O novo é montado no mesmo ponto ou em suporte refeito, e o fim de curso é marcado de novo. O teste confere se a folha para sozinha a meia altura, sinal de contrapeso certo.",
            "Antes de soltar o braço, o técnico escora a folha e confere o contrapeso. Depois da montagem ele regula a abertura e o fechamento e repete o ciclo algumas vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o braço curto?",
        answers: [
          "Não. A emenda soldada entorta no ponto da solda, e a folha pode cair. Compra-se o braço inteiro na medida.",
          "Não convém, porque o braço trabalha com força de torção e a emenda cede. A peça certa é inteira.",
        ],
      },
      {
        question: "Portão largo precisa de braço maior?",
        answers: [
          "Não: a largura pede motor mais forte ou dois braços, e o comprimento segue a altura.",
          "O comprimento acompanha a altura da folha. Já a largura e o peso definem a força do motor.",
        ],
      },
    ],
    photo: "uma foto do portão fechado por dentro, tirada de longe, e da etiqueta do motor, com a altura da folha",
  },
  {
    id: "amortecedor-hidraulico",
    broader: "batente",
    label: "Amortecedor de portão",
    phrase: "o amortecedor de portão",
    asks: [
      "amortecedor portão",
      "amortecedor para portão",
      "amortecedor hidráulico portão",
      "amortecedor hidráulico",
      "amortecedor a gás portão",
      "pistão a gás portão",
      "pistão portão",
      "amortecedor portão preço",
      "amortecedor portão pivotante",
      "amortecedor portão abrir",
      "amortecedor portão social",
      "colocar amortecedor portão",
      "tipo amortecedor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O amortecedor de portão muda com o tipo: no portão social e no de abrir manual usa-se a mola hidráulica, que freia a folha no fim; no de correr, um batente com borracha; no de motor, quem amortece é a desaceleração da central. No basculante, o certo é equilibrar a folha, e não pôr amortecedor.",
        "Antes de comprar amortecedor para o portão, veja como a folha abre e se tem motor. Portão de pedestre leva mola hidráulica ou aérea, o de correr leva borracha na ponta, e o portão com motor é freado pela própria placa. Um pistão preso à folha com motor briga com ele e gasta a engrenagem.",
      ],
      price: [
        "O preço do amortecedor de portão depende do tipo: a borracha de batente é a mais barata, e a mola hidráulica se paga pela força e pela fixação. No portão com motor muitas vezes basta regular a parada, em visita de ajuste que em casa parte de {price.preventive}, sem peças.",
        "O amortecedor é orçado de graça pela foto da folha, porque borracha, mola aérea e batente têm preços bem diferentes. Se a pancada vem da regulagem do motor, nenhuma peça é comprada: o ajuste em casa começa em {price.preventive}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual amortecedor para cada portão", "O amortecedor certo, por tipo de portão"],
        slots: [
          [
            "Ache o seu portão na lista. O amortecedor errado não abafa a batida e ainda cria folga.",
            "O que freia a folha é diferente em cada caso. Veja o seu antes de comprar.",
          ],
        ],
        bullets: [
          "Social ou de pedestre: mola hidráulica ou aérea, na força do peso da folha",
          "De abrir com motor: desaceleração na central e batente firme no chão",
          "De correr: fim de curso antes da ponta e batente com borracha",
          "Basculante: contrapeso ou mola acertados pelo técnico",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão bate no fim", "A causa da batida vem antes da peça"],
        slots: [
          [
            "Portão com motor bate porque a parada está fora do ponto, a desaceleração está desligada ou a força está alta demais. No manual, quem empurra a folha é o vento ou o desnível do piso. Corrigida a causa, muitas vezes o amortecedor nem é preciso.",
            "A batida forte costuma ser regulagem: fim de curso fora do lugar ou motor que chega sem reduzir. Sem motor, é o vento ou a dobradiça fora de prumo. Acertar isso vem antes de comprar peça.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Basculante que desce com força", "Cuidado com o basculante"],
        slots: [
          [
            "Basculante que desce batendo perdeu o equilíbrio, e pistão nenhum segura esse peso. Desligue o disjuntor, não destrave o motor e mantenha todos fora da passagem até o técnico acertar cabo e contrapeso.",
            "Se é o basculante que cai no fim, pare de usar: falta contrapeso ou há cabo gasto. Corte a energia no disjuntor, não solte o motor e não deixe ninguém passar embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Amortecedor de carro serve no portão?",
        answers: [
          "Não. O pistão de porta-malas empurra a folha em vez de freá-la e não tem carga para um portão.",
          "Não serve: ele foi feito para levantar uma tampa leve, e no portão força a dobradiça.",
        ],
      },
      {
        question: "Vocês instalam amortecedor?",
        answers: [
          "Regulamos a parada do motor, pomos batente e mola no portão social. A foto da folha mostra do que ela precisa.",
          "Sim, no que cabe ao portão: mola do social, batente e regulagem do motor, com orçamento por foto.",
        ],
      },
    ],
    photo: "uma foto da folha inteira e do ponto em que ela bate, e um vídeo curto do fechamento",
  },
];
