import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Accessories and fittings that titles name with the word that decides: "150 kgf", "adesiva ou cartão", "3 botões", "7/8". */
export const pecasComMedidaAcessorios: NarrowConcept[] = [
  {
    id: "medida-da-mola",
    broader: "mola",
    label: "Medida da mola do portão",
    phrase: "a medida da mola",
    asks: [
      "mola medida",
      "medida mola",
      "medida mola portão",
      "mola torção medida",
      "medida mola torção",
      "mola torção portão",
      "tamanho mola portão",
      "mola tamanho",
      "mola portão medida",
      "medir mola portão",
      "qual mola usar portão",
      "qual mola serve portão",
      "mola bitola fio",
      "mola quantos kg",
      "comprar mola medida",
    ],
    intent: "buying",
    answers: {
      any: [
        "A medida da mola de portão tem quatro números: bitola do fio, diâmetro da espiral, comprimento sem carga e, na de torção, o lado em que foi enrolada. Eles seguem o peso e a altura da folha. Não solte a mola para medir, porque ela guarda energia; a foto de longe e as medidas do vão bastam para orçar.",
        "A mola de torção se escolhe pelo peso e pela altura da folha, e daí saem a bitola do fio, o diâmetro e o comprimento. Uma mola parecida, com fio um pouco mais fino, já não segura o portão. Quem mede e monta é o técnico, com a folha presa.",
      ],
      price: [
        "O preço da mola do portão depende da bitola do fio, do comprimento e de serem trocadas uma ou as duas. A troca inclui prender a folha e equilibrar o portão. Com a largura, a altura e o material da folha, mais uma foto tirada de longe, o orçamento é grátis.",
        "A mola é cobrada pela medida, e a maior parte da conta é o serviço, feito com a folha presa. Mande as medidas do vão e uma foto de longe, sem tocar na mola, e o valor é informado de graça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você pode medir com segurança", "Medidas para mandar ao técnico"],
        slots: [
          [
            "Meça apenas o portão, com a folha fechada e o disjuntor desligado. A mola, o eixo e o cabo não se tocam, nem com o portão parado.",
            "Com a energia cortada e a folha fechada, tire as medidas do vão, e nunca as da mola. Fique fora da linha dela.",
          ],
        ],
        bullets: [
          "Largura e altura do vão",
          "Material da folha: chapa, grade, madeira ou alumínio",
          "Quantas molas há e onde ficam: no alto, nas laterais ou no eixo",
          "Foto de longe da mola e do portão inteiro",
        ],
      },
      {
        about: "choose",
        headings: ["Mola de torção ou mola de tração", "Os tipos de mola de portão"],
        slots: [
          [
            "A mola de torção fica enrolada num eixo sobre o vão e faz força ao girar; é a da porta seccionada e a da porta de enrolar. A de tração estica nas laterais, como em alguns basculantes. Uma não substitui a outra, e cada folha tem a sua carga.",
            "Há dois tipos: a de torção gira com o eixo, na porta de enrolar e na seccionada, e a de tração estica ao lado da folha, no basculante de mola. O tipo, o fio e o comprimento têm de ser os do seu portão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a mola", "A conferência da medida no local"],
        slots: [
          [
            "O técnico prende a folha, solta a carga aos poucos com barras próprias e mede a mola velha e o peso da folha. As do par são trocadas juntas. A medida está certa quando a folha para sozinha a meia altura, sem o motor.",
            "A folha é presa e a tensão, aliviada aos poucos, antes de qualquer medição. Depois da montagem, o portão deve ficar parado no meio do curso; se sobe ou desce, a mola é regulada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma mola mais forte?",
        answers: [
          "Não por conta própria: mola forte demais faz a folha subir sozinha e força o cabo e o motor. A carga segue o peso da folha.",
          "Só se a folha ficou mais pesada, e calculada pelo técnico. Em excesso, ela joga o portão para cima.",
        ],
      },
      {
        question: "A mola traz a medida gravada?",
        answers: [
          "Raramente. Algumas têm uma cor ou etiqueta do fabricante, e no resto a medida é tirada pelo técnico.",
          "Quase nunca. O comum é o técnico medir fio, diâmetro e comprimento com a carga aliviada.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro tirada de longe, sem tocar na mola, e as medidas do vão",
  },
  {
    id: "rosca-do-fuso",
    broader: "fuso",
    label: "Rosca do fuso: acme, passo e entradas",
    phrase: "a rosca do fuso",
    asks: [
      "fuso acme",
      "fuso acme motor",
      "fuso acme basculante",
      "fuso rosca acme",
      "fuso trapezoidal",
      "rosca fuso",
      "rosca fuso gasta",
      "passo fuso",
      "passo rosca fuso",
      "fuso rosca quadrada",
      "fuso tr",
      "diâmetro fuso",
      "bitola fuso",
      "fuso 4 entradas",
      "fuso rápido ou lento",
    ],
    intent: "buying",
    answers: {
      any: [
        "O fuso de rosca acme é o eixo de rosca larga, em forma de trapézio, que a maioria dos motores de basculante usa. Fuso e porca têm de ter o mesmo diâmetro, o mesmo passo e o mesmo número de entradas, e por isso se compram pelo modelo do motor. A foto da etiqueta diz qual é e quanto custa.",
        "A rosca do fuso se escolhe pelo motor: diâmetro, passo, que é quanto a porca anda por volta, e número de entradas mudam entre os modelos normais e os rápidos. Um fuso de passo diferente não entra na porca ou muda a velocidade e a força. Mande a foto da etiqueta.",
      ],
      price: [
        "O fuso custa conforme o comprimento, a rosca e o modelo do motor, e quase sempre a porca é trocada junto. O serviço no basculante é feito com a folha escorada. A foto da etiqueta e a altura do portão dão o total, de graça.",
        "O valor do fuso soma a peça no passo certo, a porca e a mão de obra, com a folha do basculante escorada. Pela foto da etiqueta do motor respondemos com o total, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que precisa ser igual no fuso novo", "Medidas da rosca do fuso"],
        slots: [
          [
            "Comprar pelo modelo do motor evita quase todo erro. Quando a etiqueta sumiu, o técnico compara estes pontos com a peça na mão.",
            "A etiqueta do motor leva ao fuso certo. Sem ela, cada ponto abaixo é medido pelo técnico na peça retirada.",
          ],
        ],
        bullets: [
          "Diâmetro externo do eixo",
          "Passo: distância que a porca anda em uma volta",
          "Número de entradas: mais entradas, portão mais rápido e com menos força",
          "Comprimento, que segue a altura da folha",
          "Encaixe na ponta que vai ao motor",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de rosca gasta", "Como saber se a rosca do fuso acabou"],
        slots: [
          [
            "A rosca gasta aparece como folga: o motor gira um pouco antes de a folha se mexer. Limalha brilhante ou pó claro sob o fuso mostra desgaste do metal ou da porca. Estalo e tranco na subida pedem parar de usar, porque a porca pode escapar.",
            "Folga na partida, pó sob o fuso e estalos na subida são os sinais. Quando a porca pula um fio da rosca, a folha dá um tranco. Nesse ponto, desligue o disjuntor e não use mais.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar o fuso em casa", "Fuso solto, folha solta"],
        slots: [
          [
            "No basculante, o fuso e a porca seguram a posição da folha. Se alguém os solta, ela pode descer de uma vez. Deixe o disjuntor desligado, não destrave o motor e espere o técnico, que escora a folha antes.",
            "O fuso é o que mantém a folha do basculante parada. Não o desmonte nem destrave o motor: corte a energia e mantenha a passagem livre até ele ser trocado com a folha escorada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a porca e manter o fuso?",
        answers: [
          "Pode, se os fios da rosca estão inteiros e sem rebarba. Em rosca gasta, a porca nova acaba em pouco tempo.",
          "Sim, com a rosca em bom estado, o que o técnico confere passando a porca nova por todo o fuso.",
        ],
      },
      {
        question: "Um torneiro faz o fuso?",
        answers: [
          "Faz, mas costuma sair mais caro que o original de linha. Vale em motor antigo, sem peça à venda.",
          "É possível, e fica para motor fora de linha. Nos modelos comuns, o fuso pronto custa menos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do fuso com o portão parado, sem soltar nada",
  },
  {
    id: "forca-da-trava-em-kgf",
    broader: "trava",
    label: "Força da trava e do eletroímã em kgf",
    phrase: "a força da trava em kgf",
    asks: [
      "trava 150 kgf",
      "trava eletromagnética 150 kgf",
      "trava eletromagnética kgf",
      "trava eletromagnética 300 kgf",
      "trava eletromagnética kg",
      "eletroímã 150 kgf",
      "eletroímã 300 kgf",
      "eletroímã 150 ou 300",
      "eletroímã 150 300",
      "fechadura eletroímã 150",
      "fechadura eletromagnética 150",
      "fechadura eletromagnética kgf",
      "fecho magnético kgf",
      "quantos kgf eletroímã",
      "força eletroímã portão",
      "força trava eletromagnética",
    ],
    intent: "buying",
    answers: {
      any: [
        "A trava eletromagnética de 150 kgf, ou eletroímã, segura uma porta ou um portão social leve contra um empurrão de cerca de 150 quilos de força. Para portão de grade na rua, prefira a de 300 kgf ou mais. O número mede a força para descolar, e não o peso da folha; no portão da garagem usa-se a trava de pino.",
        "Escolha entre 150 e 300 kgf pelo uso: 150 kgf atende porta interna e portão leve em área protegida, e 300 kgf, o portão social na calçada. Kgf é a força que alguém precisa fazer para arrancar a folha do ímã. O valor instalado, com fonte e bateria, sai de graça por foto.",
      ],
      price: [
        "O preço do eletroímã cresce com a força: o de 150 kgf é o mais barato e o de 300 kgf custa mais, e os dois precisam de fonte com bateria e botão de saída. A instalação e o suporte entram no orçamento, grátis, pela foto do portão e do batente.",
        "Somam-se a trava, de 150 ou 300 kgf, a fonte com bateria, o suporte e a mão de obra. Como a fonte é comum às duas, a diferença no total é menor do que parece. Mande a foto da folha e do batente para o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["150 ou 300 kgf: qual escolher", "Quantos kgf o seu portão precisa"],
        slots: [
          [
            "A força se escolhe pelo risco do lugar e pela alavanca: folha alta, empurrada na ponta de baixo, descola mais fácil. Veja onde cada uma cabe.",
            "Quanto mais exposta a entrada e maior a folha, mais força. Esta é a referência de uso.",
          ],
        ],
        bullets: [
          "Porta de vidro ou interna: 150 kgf",
          "Portão social leve, atrás de outro portão: 150 kgf",
          "Portão social na calçada: 300 kgf ou mais",
          "Folha alta de grade: dois ímãs, ou um em cima e trinco embaixo",
          "Portão da garagem com motor: trava de pino, e não ímã",
        ],
      },
      {
        about: "what",
        headings: ["O que tira a força do eletroímã", "Por que o ímã solta antes do número da caixa"],
        slots: [
          [
            "O número só vale com a chapa encostada por inteiro e a tensão correta, em geral 12 V. Chapa torta, sujeira, tinta ou fio comprido e fino derrubam muito essa força. Por isso a chapa fica um pouco solta no parafuso, para se ajeitar ao ímã.",
            "Para dar os kgf do rótulo, o ímã precisa de contato limpo e completo e da tensão certa na ponta do fio. Um papel entre as faces já enfraquece. A chapa móvel na folha corrige pequenos desalinhamentos.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sem energia, o eletroímã solta", "Falta de luz e saída de emergência"],
        slots: [
          [
            "O ímã segura só com energia. Uma fonte com bateria mantém o portão fechado por algumas horas. Por dentro deve haver botão de saída que corte a energia, e a bateria é testada na revisão.",
            "Quando a luz falta, a folha fica solta, e é a bateria da fonte que a mantém presa. Em prédio isso ajuda na fuga, desde que o botão de saída corte mesmo a alimentação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O eletroímã gasta muita luz?",
        answers: [
          "Pouco: parecido com uma lâmpada de LED ligada o dia inteiro. A etiqueta traz a corrente.",
          "O consumo é baixo e contínuo, como o de uma lâmpada de LED. O valor exato está na etiqueta.",
        ],
      },
      {
        question: "O motor do portão precisa de trava também?",
        answers: [
          "Nem sempre. A trava de pino ajuda no portão de rua que alguém tenta forçar e no de abrir, com folha longa.",
          "Depende do lugar: em rua exposta a trava de pino segura a folha sem cansar o motor.",
        ],
      },
    ],
    photo: "fotos da folha, do batente e do lugar da fonte, e da etiqueta da trava atual, se houver",
  },
  {
    id: "temporizador-da-trava",
    broader: "trava",
    label: "Módulo temporizador para trava e fechadura",
    phrase: "o módulo temporizador da trava",
    asks: [
      "temporizador trava",
      "módulo temporizador",
      "módulo temporizador trava",
      "módulo temporizador fechadura",
      "módulo temporizador trava elétrica",
      "temporizador fechadura",
      "temporizador fechadura elétrica",
      "módulo trava",
      "módulo trava elétrica",
      "módulo relé trava",
      "módulo trava para que serve",
      "módulo trava portão",
      "módulo trava [marca]",
      ...combine(
        ["módulo relé trava", "módulo relé trava elétrica", "módulo trava elétrica", "temporizador trava elétrica"],
        ["como liga", "como ligar", "liga", "ligação", "instalar"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O módulo temporizador solta a trava por um tempo certo, em geral de um a alguns segundos, e depois corta a energia, para não queimar a bobina. Ele é usado quando a central do motor não tem saída para trava ou quando o botão fica apertado por muito tempo. A instalação é orçada de graça pela foto da etiqueta do motor.",
        "Um temporizador, ou módulo relé, para trava elétrica recebe o comando, alimenta a trava pelo tempo que você ajusta e desliga sozinho. Se a sua placa já tem saída de trava com tempo regulável, não é preciso comprar nada. A foto da etiqueta do motor mostra o que serve.",
      ],
      "how-to": [
        "O módulo relé da trava elétrica se liga em três lugares: à fonte de 12 ou 24 V, aos dois fios da trava e à saída da placa ou à entrada da botoeira, de onde vem a ordem. A cada abertura, ele alimenta a trava por um a três segundos e desliga. Quem liga é o técnico, com o disjuntor desligado.",
        "Para ligar o módulo da trava, o técnico leva a alimentação de 12 ou 24 V ao módulo, a saída do relé à trava e o fio de comando à placa do motor. Depois ajusta o tempo, para a trava soltar antes de a folha andar. Sob a tampa há tensão da rede, e por isso o serviço não é para o morador.",
      ],
      price: [
        "O módulo temporizador da trava é uma peça barata; o que pesa é a ligação e, às vezes, a fonte para alimentar a trava. Mande a foto da etiqueta do motor e da trava, que o total vem de graça, antes da visita.",
        "O preço soma o módulo, na tensão da trava, a fonte, se faltar, e a ligação na placa. Pela foto da etiqueta do motor e da trava dizemos se ele é mesmo necessário e quanto fica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o módulo da trava", "O que conferir no módulo temporizador"],
        slots: [
          [
            "O módulo precisa combinar com a trava e com a placa. Os dados estão nas etiquetas das duas.",
            "Compare as etiquetas antes de comprar: é a corrente da trava que costuma ser esquecida.",
          ],
        ],
        bullets: [
          "Tensão da trava: 12 V ou 24 V",
          "Corrente que o relé do módulo aguenta, acima da que a trava puxa",
          "Tempo ajustável, para o pino recolher antes de a folha andar",
          "Comando por pulso, igual ao da botoeira, ou pela saída do motor",
        ],
      },
      {
        about: "what",
        headings: ["O que o módulo faz em cada abertura", "A ordem certa: primeiro a trava, depois o motor"],
        slots: [
          [
            "Ao receber a ordem, ele solta o pino por um instante, e só então a folha começa a andar. Se o motor sai antes, puxa a folha presa, e a engrenagem sofre. O tempo é acertado pelo técnico com a trava no lugar.",
            "A trava tem de soltar antes de o motor se mexer. O módulo garante esse intervalo e corta a energia em seguida. Quando o ajuste está errado, ouve-se o motor forçar no começo da abertura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do módulo", "A ligação do temporizador"],
        slots: [
          [
            "O técnico segue esta ordem, com o disjuntor desligado até o teste. Com os cabos prontos, o serviço leva até {trade.smallRepair}.",
            "A ligação é feita sem energia, nesta ordem, e cabe em {trade.smallRepair} quando os cabos já existem.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e conferir na etiqueta a tensão da trava, 12 ou 24 V.",
          "Ligar a fonte dessa tensão à alimentação do módulo.",
          "Levar os dois fios da trava à saída do relé, pelo contato normalmente aberto.",
          "Ligar a entrada de comando à saída de trava da placa ou, sem ela, à entrada da botoeira.",
          "Religar, ajustar o tempo e ver se a trava solta antes de a folha andar.",
          "Testar a abertura da trava pela chave, sem energia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos segundos deve ter o tempo da trava?",
        answers: [
          "Para fechadura elétrica, perto de um segundo. Para trava de pino no motor, o bastante para a folha sair do lugar, em geral dois ou três.",
          "A fechadura pede cerca de um segundo; a trava do motor, até a folha passar do pino. Tempo longo esquenta a bobina.",
        ],
      },
      {
        question: "O módulo serve para fechar o portão sozinho?",
        answers: [
          "Não. O fechamento automático é uma função da placa do motor e precisa de fotocélula em ordem.",
          "Não serve: quem fecha sozinho é a central, no tempo de pausa dela, com a fotocélula funcionando.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, com a tampa fechada, e da etiqueta da trava",
  },
  {
    id: "botoeira-de-tres-botoes",
    broader: "botoeira",
    label: "Botoeira de 3 botões: abre, para e fecha",
    phrase: "a botoeira de três botões",
    asks: [
      "botoeira 3 botões",
      "botoeira três botões",
      "botoeira 2 botões",
      "botoeira dois botões",
      "botoeira 1 botão",
      "botoeira abre fecha",
      "botoeira abre para fecha",
      "botoeira sobe desce",
      "botoeira subir descer",
      "botoeira dupla",
      "botoeira tripla",
      "botoeira com parada",
      "ligar botoeira 3 botões",
      "botoeira porta enrolar",
      "botoeira industrial portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A botoeira dupla tem dois botões, um para abrir e outro para fechar, e só trabalha assim se a placa tiver as duas entradas separadas. Com uma entrada só, como na maioria das casas, os dois botões fariam a mesma coisa, e basta o simples. Serve também para comandar garagem e portão social no mesmo lugar, cada botão ligado à sua entrada.",
        "A botoeira de 3 botões tem um botão para abrir, um para parar e um para fechar, e só vale se a placa do motor tiver entradas separadas para essas ordens. É comum na porta de enrolar e em portaria. Em casa, a maioria das centrais trabalha com um botão só, que abre, para e fecha a cada toque.",
        "Para ligar uma botoeira de três botões, a central precisa de bornes separados de abrir, parar e fechar. Se ela só tem uma entrada de botoeira, os três botões fariam a mesma coisa, e basta um. A foto da etiqueta do motor diz qual serve e quanto fica instalada.",
      ],
      price: [
        "A botoeira de 3 botões custa um pouco mais que a de um, e o que forma o preço é o cabo, que leva mais fios até a placa. O orçamento por foto do motor e do lugar do botão é grátis.",
        "O preço soma a botoeira, o cabo de quatro ou mais vias e a ligação. Com eletroduto pronto custa menos. Mande a foto da etiqueta do motor e do caminho do fio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um, dois ou três botões", "Qual botoeira combina com o motor"],
        slots: [
          [
            "O número de botões segue as entradas da placa e o uso. Cada caso pede um modelo.",
            "Veja primeiro as entradas da central, no manual, e depois escolha a botoeira.",
          ],
        ],
        bullets: [
          "Um botão: casa, com entrada única de comando na placa",
          "Dois botões: abrir e fechar, ou carro e pedestre",
          "Três botões: porta de enrolar, portaria e indústria",
          "Com chave ou trava: onde pessoas de fora alcançam o botão",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação da botoeira de três botões", "A instalação pelo técnico"],
        slots: [
          [
            "Com o disjuntor desligado, passa-se um cabo de sinal com um fio para cada botão e um comum, longe do cabo da rede. O botão de parada, em muitas placas, é um contato normalmente fechado, que corta ao ser apertado. Cada ordem é testada com o portão à vista.",
            "O técnico desliga a energia e leva até a placa um fio por função, mais o comum. A parada costuma usar contato que abre ao apertar, conforme o manual. Depois os três botões são provados com a passagem livre.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde pôr a botoeira", "O lugar certo do botão"],
        slots: [
          [
            "O botão fica onde se vê a folha inteira, fora do caminho dela e alto para criança pequena. Ao tempo, use caixa vedada. A botoeira não dispensa a fotocélula, porque quem aperta pode se distrair.",
            "Instale num ponto com vista para o vão e longe da parte que se move. Do lado da rua, só com chave. A fotocélula continua necessária.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A botoeira de 3 botões serve em portão residencial?",
        answers: [
          "Serve se a placa tiver as três entradas. Nas que têm só uma, a de um botão faz o mesmo.",
          "Só com central que aceite as três ordens. O manual ou a foto da placa, tirada pelo técnico, mostra.",
        ],
      },
      {
        question: "Existe botoeira de três botões sem fio?",
        answers: [
          "Existe, como um controle de parede: cada botão é gravado em um canal do receptor.",
          "Sim, com receptor de vários canais ligado às entradas da placa. A pilha precisa ser trocada de tempos em tempos.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do lugar do botão e do caminho do fio",
  },
  {
    id: "tag-adesiva-ou-cartao",
    broader: "tag-veicular",
    label: "Tag adesiva, cartão ou chaveiro",
    phrase: "a escolha entre tag adesiva e cartão",
    asks: [
      "tag uhf rfid 125",
      "tag uhf ou rfid",
      "tag uhf 125 khz",
      "tag uhf ou 125",
      "tag 125 khz",
      "tag 125 ou 13,56",
      "tag adesiva",
      "tag adesiva cartão",
      "tag cartão",
      "tag cartão chaveiro",
      "tag chaveiro portão",
      "tag adesiva portão",
      "tag adesiva garagem",
      "tag adesiva para-brisa",
      "tag adesiva preço",
      "cartão tag garagem",
      "cartão ou chaveiro acesso",
      "tag chaveiro ou adesiva",
      "tipos tag veicular",
      "tipo tag portão",
      "tag farol",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre tag UHF ou RFID de 125 kHz, use a UHF para o carro, lida a alguns metros no para-brisa, e a de 125 kHz para cartão ou chaveiro, encostado no leitor. As duas são RFID, que é a leitura por rádio, e uma não funciona no leitor da outra.",
        "Entre tag adesiva e cartão, escolha a adesiva para o carro, porque ela fica no para-brisa e é lida a alguns metros, sem abrir o vidro. O cartão e o chaveiro são lidos de perto, encostados no leitor, e servem melhor ao portão de pedestre. Um leitor de longe não lê o cartão de perto, e o contrário também não.",
        "A tag adesiva é melhor para a garagem, e o cartão, para a porta: a primeira é lida de longe no vidro, e o segundo precisa encostar no leitor. O tipo é decidido pelo leitor instalado. Mande a foto dele, que dizemos qual tag serve e quanto custa.",
      ],
      price: [
        "O preço muda com o tipo: cartão e chaveiro de aproximação são os mais baratos, e a tag adesiva de longo alcance custa mais, assim como o leitor e a antena dela. Mande a foto do leitor e o número de carros para o orçamento, que é grátis.",
        "Cada tag adesiva ou cartão é cobrado por unidade, e a maior diferença está no leitor, caro no de longa distância e simples no de aproximação. O valor exato vem pela foto da entrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Adesiva, cartão e chaveiro lado a lado", "As diferenças na prática"],
        slots: [
          [
            "O que separa os três é a distância de leitura e quem os carrega.",
            "Compare pela distância e pelo uso, e não pelo formato.",
          ],
        ],
        bullets: [
          "Adesiva: fica no para-brisa, lida a alguns metros, estraga ao ser descolada",
          "Cartão: lido a poucos centímetros, cabe na carteira, pode ser emprestado",
          "Chaveiro: igual ao cartão, mais resistente",
          "Tag de farol: colada do lado de fora, para vidro que bloqueia o sinal",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar a tag", "O que conferir no leitor e no carro"],
        slots: [
          [
            "A frequência da tag tem de ser a do leitor: os de aproximação usam em geral 125 kHz ou 13,56 MHz, e os de longa distância, a faixa de 915 MHz. Película metalizada ou vidro com camada térmica bloqueia a adesiva; nesses carros, usa-se a área livre do vidro ou a tag de farol.",
            "Veja o modelo do leitor antes: tag de 125 kHz, de 13,56 MHz e de 915 MHz não se misturam. Confira também a película do carro, porque a metalizada não deixa o sinal da adesiva passar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Qual é mais segura", "Tag perdida ou emprestada"],
        slots: [
          [
            "A adesiva que se rompe ao descolar impede que passe de um carro a outro. Já o cartão perdido abre até ser apagado, e por isso o cadastro deve ter o nome de cada morador. Cartões antigos de 125 kHz são fáceis de copiar.",
            "Para não ser emprestada, a melhor é a adesiva que se inutiliza ao sair do vidro. Cartão sumido precisa ser apagado no mesmo dia. Nos modelos de 125 kHz a cópia é simples, e convém outro padrão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo sistema pode ler adesiva e cartão?",
        answers: [
          "Pode, com dois leitores ligados à mesma controladora: um de longe para os carros, outro de perto para os pedestres.",
          "Sim, se houver um leitor para cada tipo e uma central que receba os dois.",
        ],
      },
      {
        question: "A tag do pedágio abre o portão?",
        answers: [
          "Só onde o condomínio tem um sistema que aceita aquela tag. Num leitor comum, ela não é cadastrada.",
          "Em geral não. Alguns sistemas de condomínio têm acordo com a operadora, mas o leitor comum não a lê.",
        ],
      },
    ],
    photo: "fotos da entrada, do leitor, se já houver, e da tag em uso, com o número de carros",
  },
  {
    id: "medida-do-gonzo",
    broader: "dobradica",
    label: "Medida do gonzo do portão",
    phrase: "a medida do gonzo",
    asks: [
      "gonzo",
      "gonzo portão",
      "dobradiça gonzo",
      "gonzo que é",
      "tipo gonzo",
      "gonzo 7/8",
      "gonzo 5/8",
      "gonzo 1/2",
      "gonzo 3/4",
      "gonzo 1 polegada",
      "gonzo medida",
      "gonzo medidas",
      "gonzo tamanho",
      "medida gonzo",
      "medida dobradiça portão",
      "tamanho dobradiça portão",
      "dobradiça gonzo 7/8",
      "dobradiça gonzo 5/8",
      "dobradiça gonzo 3/4",
      "dobradiça gonzo medida",
      "dobradiça 7/8",
      "dobradiça 3/4",
      "qual gonzo usar",
      "gonzo quantos kg",
    ],
    intent: "buying",
    answers: {
      any: [
        "Dobradiça gonzo é a do portão de abrir feita de um pino e de um tubo, um soldado na coluna e outro na folha, em que o portão gira. O simples é de pino e bucha, para folha leve; o de rolamento gira sobre esferas e serve à folha pesada ou com motor. A carga da embalagem decide a medida.",
        "O gonzo de 7/8 de polegada tem cerca de 22 mm de diâmetro e é usado em portão de abrir de peso médio; os de 1/2 e 5/8 ficam para folha leve, e os de 1 polegada ou mais, para folha pesada. A carga escrita na embalagem é que decide. Com motor, prefira o de rolamento.",
        "A medida do gonzo, como 5/8, 3/4 ou 7/8, é o diâmetro dele em polegadas: 16, 19 e 22 mm. Para trocar, meça o antigo com um paquímetro; para folha nova, compare a carga da embalagem com o peso do portão, com folga. A foto da dobradiça e da folha dá o valor da peça e da solda.",
      ],
      price: [
        "O preço do gonzo cresce com o diâmetro e com o rolamento, e a solda com a folha escorada costuma custar mais que a peça. Mande a foto da dobradiça e do portão inteiro, com as medidas, e o total vem de graça.",
        "Um gonzo maior ou com rolamento custa mais, e a conta soma a mão de obra de escorar, alinhar e soldar. O orçamento é grátis, pela foto da dobradiça, da coluna e da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual medida de gonzo para cada folha", "Do gonzo fino ao grosso"],
        slots: [
          [
            "Os fabricantes indicam a carga por par, e ela vale mais que o diâmetro. Como ponto de partida, use esta ordem.",
            "O diâmetro dá uma ideia, e a carga da embalagem confirma. Veja por onde começar.",
          ],
        ],
        bullets: [
          "1/2 e 5/8: portinhola e portão social leve, de grade",
          "3/4 e 7/8: portão social de chapa e folha de garagem média",
          "1 polegada ou mais, com rolamento: folha larga, de madeira ou com motor",
          "Três peças em vez de duas: folha alta ou pesada",
        ],
      },
      {
        about: "check",
        headings: ["Como medir o gonzo que está no portão", "O que medir antes de comprar"],
        slots: [
          [
            "Meça por fora, com a folha fechada e, se houver motor, com o disjuntor desligado. Nunca levante a folha para soltar a dobradiça.",
            "A medição é por fora e com o portão fechado. Se há motor, corte a energia; e não tire a folha do lugar, porque ela pesa e tomba.",
          ],
        ],
        steps: [
          "Meça o diâmetro com paquímetro, ou a volta com um barbante, e divida por 3,14.",
          "Meça a altura de cada parte.",
          "Veja se há rolamento ou esfera entre as duas partes.",
          "Anote quantas dobradiças a folha tem e a largura dela.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o gonzo é trocado", "A troca com a folha escorada"],
        slots: [
          [
            "A folha é escorada, o gonzo velho é cortado e o novo é soldado no mesmo prumo dos outros. A placa do motor é desconectada antes da solda. No fim, a folha tem de girar com uma mão e ficar parada onde é deixada.",
            "O técnico apoia a folha, corta o gonzo gasto e solda o novo alinhado com os demais, com a placa do motor desligada do circuito. O teste é girar a folha com a mão, sem que ela volte sozinha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um gonzo maior que o antigo?",
        answers: [
          "Pode, se couber entre a folha e a coluna sem tirar a folha do lugar. Todos do mesmo lado devem ter o mesmo eixo.",
          "Sim, e é comum em folha que ganhou chapa ou motor. O eixo precisa ficar alinhado com o das outras.",
        ],
      },
      {
        question: "Gonzo precisa de graxa?",
        answers: [
          "O simples pede uma gota de óleo de tempos em tempos. O de rolamento vem engraxado e, se tem bico, recebe graxa na revisão.",
          "Depende: o simples leva um pouco de óleo, e o que tem bico de graxa recebe graxa na revisão.",
        ],
      },
    ],
    photo: "fotos da dobradiça com régua ao lado, da coluna e do portão inteiro, com largura e altura",
  },
  {
    id: "puxador-do-basculante",
    broader: "basculante",
    label: "Puxador do portão basculante",
    phrase: "o puxador do portão basculante",
    asks: [
      "puxador basculante",
      "puxador portão basculante",
      "puxador basculante motor",
      "puxador basculante onde colocar",
      "alça basculante",
      "alça portão basculante",
      "puxador portão garagem",
      "puxador portão automático",
      "puxador portão com motor",
      "puxador portão correr",
      "puxador portão deslizante",
    ],
    intent: "question",
    answers: {
      any: [
        "O puxador do portão basculante fica do lado de dentro, na parte de baixo e no centro da folha, preso ao quadro e não à chapa. Com motor, ninguém deve levantar ou segurar a folha por ele: serve só ao técnico e ao portão manual. Peça leve e sem ponta para fora não muda o equilíbrio.",
        "Portão com motor não precisa de puxador para o dia a dia, porque quem move a folha é o motor. No de correr, uma alça por dentro ajuda a empurrar depois de destravado, na falta de luz. No basculante, a alça só se usa na falta de luz, com a folha fechada, leve e sem defeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que puxador usar em cada portão", "Onde o puxador ajuda e onde atrapalha"],
        slots: [
          [
            "O lugar e o formato mudam com o tipo de portão. Do lado da rua, um puxador saliente ajuda quem quer forçar a folha.",
            "Cada portão pede um puxador diferente. Por fora, quanto menos apoio houver para as mãos, melhor.",
          ],
        ],
        bullets: [
          "Correr: alça por dentro, na borda que fecha, sem bater na coluna ao abrir",
          "Basculante manual: alça baixa, no centro, presa ao quadro",
          "Basculante com motor: dispensa puxador do lado de fora",
          "De abrir: por dentro, perto do encontro das folhas",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não puxar o basculante com motor", "O risco de levantar a folha na mão"],
        slots: [
          [
            "A folha do basculante é equilibrada por contrapeso ou mola. Se um deles falha e o motor é solto, ela desce com todo o peso. Por isso, com qualquer defeito, desligue o disjuntor, deixe a folha onde está e chame o técnico.",
            "Puxar a folha contra o motor gasta a engrenagem e o fuso, e destravá-la pode derrubá-la. Sem energia ou com defeito, o portão fica como está, com o disjuntor desligado, até a visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fixar o puxador", "A fixação na folha"],
        slots: [
          [
            "O parafuso atravessa o tubo do quadro, com porca por trás, e o furo recebe tinta contra ferrugem. A chapa sozinha amassa e vibra. Antes de furar, o motor é desligado no disjuntor e a folha fica fechada.",
            "Use o quadro da folha, com parafuso passante, e pinte o furo. Fure com o portão fechado e o disjuntor desligado. Preso só na chapa, o puxador afunda e faz barulho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O peso do puxador desregula o basculante?",
        answers: [
          "Um puxador comum, leve, não. Barra grande de inox ou chapa decorativa pode pedir ajuste do contrapeso.",
          "Em geral não, se ele é leve. Peça de alguns quilos já pede a conferência do equilíbrio.",
        ],
      },
      {
        question: "Vocês instalam puxador?",
        answers: [
          "O puxador é serviço de serralheiro. Nós cuidamos do motor, do equilíbrio da folha e das travas.",
          "Essa peça fica com o serralheiro; conosco ficam motor, contrapeso, cabos e trava.",
        ],
      },
    ],
    photo: "uma foto do portão fechado por dentro e outra do lugar do puxador",
  },
  {
    id: "cilindro-da-fechadura",
    broader: "fechadura",
    label: "Cilindro da fechadura do portão",
    phrase: "o cilindro da fechadura",
    asks: [
      "cilindro tetra",
      "cilindro fechadura",
      "cilindro fechadura portão",
      "cilindro fechadura travado",
      "cilindro fechadura travou",
      "cilindro fechadura emperrado",
      "cilindro fechadura preço",
      "cilindro fechadura elétrica",
      "trocar cilindro fechadura",
      "trocar cilindro portão",
      "miolo fechadura travado",
      "miolo fechadura portão",
      "trocar miolo fechadura portão",
      "miolo fechadura elétrica",
      "segredo fechadura portão",
      "trocar segredo fechadura",
    ],
    intent: "repair",
    answers: {
      any: [
        "O cilindro da fechadura travado se resolve primeiro com grafite em pó e a chave girada sem força; se não cede, o chaveiro troca só o cilindro, que é o miolo da chave. A fechadura elétrica continua abrindo pelo botão. Nós trocamos a fechadura elétrica inteira e acertamos a folha; o miolo e as chaves são do chaveiro.",
        "Com o cilindro da fechadura do portão emperrado, não force a chave nem use óleo comum: aplique grafite em pó e tente com a cópia menos gasta. Muitas vezes é a folha caída que aperta o trinco, e não o miolo. Empurre a folha de leve ao girar; se ainda prende, chame o chaveiro.",
      ],
      price: [
        "A troca do cilindro da fechadura é cobrada pelo chaveiro, que vê o modelo e faz as chaves. Já a fechadura elétrica inteira, com o alinhamento da folha, orçamos de graça pela foto do portão e do batente.",
        "Quanto custa trocar o cilindro quem diz é o chaveiro, porque depende do modelo e do segredo. Se o problema for a folha caída ou a fechadura elétrica, o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar no cilindro travado", "Antes de chamar o chaveiro"],
        slots: [
          [
            "Dois minutos bastam para separar o defeito do miolo do defeito da folha. Não use alicate na chave.",
            "O teste mostra se é a chave, o miolo ou o trinco. Faça sem força, para a chave não quebrar dentro.",
          ],
        ],
        steps: [
          "Tente com outra cópia da chave, de preferência a menos usada.",
          "Aplique grafite em pó e mova a chave para dentro e para fora.",
          "Gire com a folha aberta: se gira livre, o trinco é que prende no batente.",
          "Abra pelo botão ou pelo interfone, se a fechadura é elétrica.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o cilindro trava", "Causas do miolo emperrado"],
        slots: [
          [
            "Poeira, ferrugem e chave gasta são as causas comuns no portão exposto à rua. Óleo junta pó e piora em poucas semanas. A folha caída é a outra causa: ela aperta o trinco contra o batente e a chave não tem força para puxá-lo.",
            "No portão de rua o miolo sofre com chuva e pó, e a cópia mal cortada força os pinos. Quando a chave gira livre com a folha aberta, o miolo está bom e o que precisa de acerto é a dobradiça.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar o cilindro ou a fechadura", "Quando vale a fechadura nova"],
        slots: [
          [
            "Troca-se só o cilindro se o trinco e a parte elétrica estão bons, ou quando se perdeu uma chave. A fechadura inteira compensa com bobina queimada, trinco gasto ou modelo sem cilindro à venda. Nos dois casos, a folha é alinhada antes.",
            "O cilindro sozinho resolve chave perdida e miolo gasto. Se o trinco já não entra firme ou a bobina falha, vale a fechadura completa, depois de alinhada a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo no cilindro?",
        answers: [
          "Prefira grafite em pó. O óleo segura a poeira, e o cilindro emperra de novo.",
          "Não é bom: com o tempo vira uma pasta. Grafite em pó é o indicado.",
        ],
      },
      {
        question: "Trocando o cilindro, as chaves antigas param de abrir?",
        answers: [
          "Sim, porque o segredo muda. É a solução quando uma chave foi perdida.",
          "Param. O cilindro novo vem com chaves próprias, e as antigas não servem mais.",
        ],
      },
    ],
    photo: "fotos da fechadura pelos dois lados, do trinco e do batente",
  },
  {
    id: "fechadura-de-marca-preco",
    isAskedByName: true,
    broader: "fechadura",
    label: "Preço da fechadura HDL, AGL ou Intelbras",
    phrase: "o preço da fechadura elétrica de marca",
    asks: [
      "fechadura hdl preço",
      "fechadura elétrica hdl preço",
      "fechadura hdl c90",
      "fechadura hdl c90 preço",
      "fechadura c90",
      "fechadura c90 preço",
      "fechadura agl preço",
      "fechadura elétrica agl preço",
      "fechadura intelbras preço",
      "fechadura elétrica intelbras preço",
      "fechadura hdl quanto custa",
      "melhor marca fechadura elétrica preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da fechadura elétrica HDL, como a C90 de sobrepor, muda com a versão, simples ou dupla, e com o lado da folha. No total instalado somam ainda o cabo, a fonte, se o interfone não alimenta a fechadura, e o acerto da folha. Mande fotos da folha e do batente, e o orçamento é grátis.",
        "O preço da fechadura elétrica AGL, HDL ou Intelbras instalada depende mais do serviço que da marca. Trocar por uma de mesmos furos é o mais barato. Adaptar outra marca soma chapa ou solda. O valor já instalado sai de graça, pela foto da folha e do batente.",
        "O preço da fechadura AGL, Intelbras ou HDL do portão social depende do modelo, simples ou próprio para chuva, e do que já existe: cabo, fonte e folha reta. Com tudo pronto, paga-se a peça e a troca. As fotos da folha e do batente bastam para o orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A fechadura certa para o seu portão", "Antes de comparar o preço das marcas"],
        slots: [
          [
            "O menor preço só vale se a fechadura entrar no seu portão sem adaptação. Confira estes itens na etiqueta da antiga.",
            "Fechadura do lado ou da tensão errada é dinheiro perdido. Compare a nova com a antiga nestes itens.",
          ],
        ],
        bullets: [
          "Furação e tamanho: iguais aos da antiga, se for troca",
          "Lado: dobradiça à direita ou à esquerda, folha para dentro ou para fora",
          "Tensão: a do interfone ou da fonte, quase sempre 12 V",
          "Lugar: modelo para área externa, se toma chuva",
          "Fixação: de sobrepor, por cima da folha, ou de embutir no tubo",
        ],
      },
      {
        about: "check",
        headings: ["Interfone de uma marca, fechadura de outra", "Misturar marcas no mesmo portão"],
        slots: [
          [
            "O interfone e a fechadura podem ser de marcas diferentes, porque o que os liga é um fio com um pulso de energia. Confira se a saída do interfone dá a tensão e a corrente que a fechadura pede; se não der, entra uma fonte própria com relé.",
            "Não é preciso casar as marcas. A saída do interfone só tem de alimentar a fechadura, na tensão da etiqueta; quando é fraca, usa-se uma fonte com relé, que é uma chave comandada pelo interfone.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que faz a fechadura durar", "A instalação pesa mais que a marca"],
        slots: [
          [
            "Folha caída, mola forte demais e fio que dobra na dobradiça estragam qualquer marca. Por isso o técnico alinha a folha, centra o trinco e protege o cabo antes de testar pelo botão e pela chave.",
            "Qualquer fechadura sofre com folha torta. O alinhamento, o trinco no centro da contratesta e o cabo protegido vêm primeiro, e o teste é feito com botão, interfone e chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma AGL no lugar de uma HDL?",
        answers: [
          "Pode, se lado, fixação e tensão forem iguais. Quando os furos não batem, usa-se uma chapa de adaptação.",
          "Sim, com a mesma tensão e o mesmo lado. A furação diferente se resolve com chapa ou solda.",
        ],
      },
      {
        question: "Qual abre melhor na falta de luz?",
        answers: [
          "Todas abrem pela chave. Para o botão continuar funcionando, é a fonte que precisa de bateria.",
          "Não depende da marca: a chave abre sempre, e o botão só com bateria na fonte.",
        ],
      },
    ],
    photo: "fotos da folha, do batente, da fechadura atual e do interfone",
  },
  {
    id: "interfone-de-marca-preco",
    isAskedByName: true,
    broader: "interfone",
    label: "Preço do interfone HDL, AGL ou Intelbras",
    phrase: "o preço do interfone de marca",
    asks: [
      "interfone hdl preço",
      "interfone hdl f8",
      "interfone hdl f8 preço",
      "interfone hdl quanto custa",
      "porteiro eletrônico hdl preço",
      "porteiro hdl preço",
      "interfone intelbras preço",
      "interfone agl preço",
      "porteiro eletrônico intelbras preço",
      "kit interfone hdl preço",
      "kit interfone fechadura preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do interfone HDL instalado soma o aparelho, o cabo até a rua e a ligação à fechadura, e à garagem, se você quiser. Trocar um HDL antigo por outro no mesmo cabo é o caso mais barato. A foto do aparelho atual e da entrada dá o valor, de graça, antes da visita.",
        "O preço do interfone HDL, AGL ou Intelbras depende do modelo, só áudio ou com vídeo, e do que já existe na parede. Com cabo e caixa prontos, paga-se quase só o aparelho. Mande fotos da unidade da rua e do aparelho de dentro, e o orçamento é grátis.",
      ],
      price: [
        "O preço do interfone HDL, como o F8 de uma casa só, soma o aparelho, o cabo até a rua e a ligação à fechadura. Trocar por outro no mesmo cabo é o caso mais barato; passar fio novo ou abrir a garagem por ele custa mais. O orçamento é grátis, pela foto da entrada.",
        "Interfone Intelbras, AGL ou HDL tem preço pelo modelo, de áudio ou com vídeo, mais a instalação, que depende do cabo que já existe. Mande fotos da unidade da rua e do aparelho de dentro, e o total é informado de graça.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do interfone", "Do mais barato ao mais caro"],
        slots: [
          [
            "O aparelho é só uma parte da conta. Os casos abaixo vão do mais barato ao mais caro.",
            "Dois interfones iguais podem sair por valores bem diferentes, por causa do cabo e da fechadura. Ache o seu caso.",
          ],
        ],
        bullets: [
          "Trocar só o aparelho de dentro, da mesma linha",
          "Trocar o conjunto, com cabo e caixa aproveitados",
          "Acrescentar um segundo aparelho na casa",
          "Passar cabo novo por conduíte",
          "Pôr fechadura elétrica ou abrir a garagem pelo interfone",
        ],
      },
      {
        about: "check",
        headings: ["Peça igual ou modelo novo", "Antes de comprar o interfone"],
        slots: [
          [
            "Aparelho interno e unidade da rua precisam ser da mesma linha, porque o jeito de ligar muda até na mesma marca. Se só um dos dois falhou, veja o modelo na etiqueta antes de comprar. Em sistema antigo, o conjunto novo às vezes custa quase o mesmo que a peça.",
            "Leia o modelo atrás do aparelho: a unidade da rua e a de dentro só conversam se forem da mesma linha. Quando a peça avulsa é rara, compare com o preço do conjunto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "O serviço, do cabo ao teste"],
        slots: [
          [
            "O técnico confere o cabo, fixa a unidade da rua em ponto abrigado e liga a fechadura na saída própria dela. Para abrir a garagem, um relé separa o interfone da placa do motor. No fim se testam a fala e cada abertura.",
            "Primeiro se confere o cabo que já existe, depois se fixam os aparelhos e a fechadura. A garagem é ligada por um relé, que protege a placa do motor. O teste inclui a conversa e as aberturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Interfone de outra marca aproveita o cabo?",
        answers: [
          "Muitas vezes, se há fios em número suficiente e em bom estado. O técnico confere antes de comprar.",
          "Em geral sim, com o cabo inteiro e o número de fios que o modelo novo pede.",
        ],
      },
      {
        question: "O preço inclui a fechadura elétrica?",
        answers: [
          "Só em kit que a traz. No orçamento ela vem em linha separada, com a instalação.",
          "Depende do conjunto. Avisamos na proposta se a fechadura está incluída.",
        ],
      },
    ],
    photo: "fotos da unidade da rua, do aparelho de dentro e da entrada",
  },
];
