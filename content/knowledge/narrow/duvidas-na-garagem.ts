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
        "O botão da placa que grava o controle fica sob a tampa do motor, perto de um LED e da antena, com o nome PROG, LEARN, TX ou GRAVAR. Como ali há tensão da rede, quem o aperta é o técnico, que grava todos os controles na mesma ida. Num receptor avulso, em caixa separada, você mesmo pode usar o botão.",
        "O botão de programar o controle fica na placa, dentro do motor, e é o pequeno ao lado de um LED, marcado PROG, LEARN, TX ou GRAVAR. A gravação é do técnico, com o valor informado antes da visita, porque esse botão está junto dos fios da rede. No receptor de caixa própria, você mesmo pode apertar.",
        "O botão de gravar na placa é o que traz escrito PROG, LEARN, TX ou GRAVAR, ao lado do LED e do fio da antena. A placa costuma ficar sob a tampa do motor, com tensão, e nesse caso o serviço é do técnico. Se há um receptor externo, em caixa separada, você pode abrir sem risco da rede.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o botão é usado para gravar", "Gravar o controle, na ordem"],
        slots: [
          [
            "Esta é a ordem comum em receptor de caixa separada, e o manual diz quantos toques e segundos. Na placa dentro do motor, os passos são do técnico.",
            "A ordem vale para a maioria dos receptores avulsos, e o modelo escrito neles leva ao manual. Sob a tampa do motor, deixe esses passos com o técnico.",
            "Siga assim no receptor externo, conferindo o manual pelo nome impresso. Se a central está dentro do motor, junto da rede, quem aperta é o técnico.",
          ],
        ],
        steps: [
          "Tenha à mão o controle novo, com pilha boa, e outro que já abre.",
          "Dê um toque curto no botão de gravar e veja se o LED acende ou pisca.",
          "Aperte a tecla que vai abrir, até o LED responder.",
          "Espere o LED apagar, ou aperte de novo o botão para sair.",
          "Teste de perto e da rua, com o portão à vista.",
        ],
      },
      {
        about: "what",
        headings: ["Como reconhecer o botão de gravar", "A diferença entre o botão de gravar e o de percurso"],
        slots: [
          [
            "Em geral há dois botões na placa: o de controle, com PROG, LEARN, TX, CODE ou GRAVAR, e o de percurso, com CURSO ou APREND., que muda até onde a folha anda. A palavra PROG pode indicar um ou outro, conforme a marca.",
            "O botão de controle costuma trazer LEARN, TX, GRAVAR ou CODE, e o vizinho, com CURSO ou APREND., ensina o percurso. Quando está escrito só PROG, o manual da placa diz qual dos dois é.",
            "Há dois botões parecidos na placa, um que cadastra controles (LEARN, TX, CODE, GRAVAR) e outro que grava o percurso (CURSO, APREND.). O uso da palavra PROG varia de marca para marca.",
          ],
          [
            "Nem toda placa tem botão. Em algumas a gravação começa por um jumper, a pecinha que une dois pinos, ou por um menu.",
            "Há centrais sem botão, em que se usa um jumper, a pecinha que une dois pinos, ou um menu no visor.",
            "Certos modelos trocam o botão por um jumper, a pequena peça que une dois pinos, ou por um menu com visor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não apertar na placa", "Toque curto grava, toque longo apaga"],
        slots: [
          [
            "Segurar o mesmo botão por uns dez segundos apaga a memória inteira em muitos modelos, e todos os controles precisam ser gravados de novo. Os botões vizinhos mudam o percurso, a força e a pausa.",
            "O toque curto grava, e o longo, em boa parte das placas, apaga todos os controles da casa. Ao lado ficam os botões de pausa, força e percurso, que mudam a parada do portão.",
            "Manter o botão apertado costuma apagar a lista de controles. Se você aperta o errado, de percurso ou de força, o portão passa a parar fora do lugar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertei o botão da placa e os controles sumiram. O que faço?",
        answers: [
          "A memória foi apagada e não se recupera, mas todos voltam a funcionar depois de gravados de novo, um a um, com pilha boa.",
          "Foi o toque longo, que limpa a lista. Junte todos os controles e peça a regravação de um por um; a botoeira continua funcionando.",
        ],
      },
      {
        question: "Dá para gravar um controle sem abrir o motor?",
        answers: [
          "Em algumas linhas sim, a partir de um controle já gravado. No receptor avulso, use o botão do próprio receptor.",
          "Dá, com receptor de caixa separada ou em central que aprende pelo controle antigo. O controle de código fixo também pode ser copiado de outro.",
        ],
      },
      {
        question: "O LED não pisca quando aperto o controle. Por quê?",
        answers: [
          "A pilha está fraca, ou o controle é de outra frequência ou de outro código, e a placa não o aceita.",
          "O controle usa outro código ou está sem pilha. Compare com um que abre antes de insistir.",
        ],
      },
      {
        question: "Onde fica o receptor avulso?",
        answers: [
          "Fica numa caixinha na parede ou na coluna, perto do motor, com antena ou fio curto. Ela tem o próprio botão e o próprio LED.",
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
            "Se equilibrada ela ainda escorrega, trocam-se a porca e o fuso. Em custo, o equilíbrio vem primeiro, depois cabo e porca, e mola ou fuso por último, sempre com o valor da peça informado antes.",
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
        "O portão basculante funciona como uma balança: os cabos ligam a folha a um contrapeso, ou a uma mola, que carrega quase todo o peso. O motor, na lateral, gira um fuso, a barra com rosca; a porca que anda nele puxa o braço, e a folha sobe e deita sob o teto. O fim de curso manda parar.",
        "No mecanismo do portão que levanta, o motor basculante funciona girando um fuso, a barra com rosca: a porca caminha por ele e o braço leva a folha para cima e para fora. Um motor tão pequeno consegue porque quem carrega o peso é o contrapeso ou a mola; o fim de curso manda parar.",
        "O funcionamento do motor basculante, mecanismo do portão que levanta, é este: em pé na coluna, ele gira o fuso, a porca sobe, empurra o braço e a folha tomba para o teto. O contrapeso, pendurado por cabos, sustenta quase todo o peso, e por isso 1/4 HP basta em folha de até {width.quarterHp}.",
        "No mecanismo do portão basculante, o que levanta, o contrapeso equilibra a folha e o motor só dá o movimento, pelo fuso, pela porca e pelo braço. Parado, o fuso não gira de volta e segura a folha; nos kits que vendemos, a abertura leva de {opening.jetflex} a {opening.padrao}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o basculante se move, passo a passo", "Do motor à folha"],
        slots: [
          [
            "Seis peças trabalham em sequência, do controle à folha, e a falha de uma pesa nas outras.",
            "O movimento fica simples quando visto em ordem.",
            "Do aperto do botão à parada, acontece isto.",
          ],
        ],
        steps: [
          "O controle manda a central ligar o motor.",
          "O motor gira o fuso, a barra com rosca dentro do acionador.",
          "A porca anda pelo fuso e empurra o braço.",
          "O braço leva a folha, enquanto o contrapeso ou a mola carrega o peso, por cabos de aço.",
          "O fim de curso avisa a chegada, e a central desliga; a fotocélula para a folha se algo entra no vão.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada defeito revela", "Quando uma parte falha"],
        slots: [
          [
            "Motor que gira e folha parada é porca gasta ou braço solto. Ronco sem movimento é capacitor, e descida mais rápida que a subida é contrapeso ou mola fora do ponto.",
            "Porca comida faz o motor girar em falso; capacitor fraco o deixa roncando. Se a folha desce depressa demais, o equilíbrio se perdeu.",
            "Giro em falso aponta a porca, ronco aponta o capacitor, e folha que despenca aponta cabo, mola ou contrapeso.",
          ],
          [
            "Folha que desce rápido demais pede disjuntor desligado, sem destravar nem ficar embaixo. Cabo e contrapeso só o técnico mexe, com a folha escorada.",
            "Desequilíbrio pede portão parado, sem energia e com o vão isolado, até o técnico escorar.",
            "Com a folha desequilibrada não se testa nada: disjuntor desligado e ninguém sob ela.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Sem luz e na manutenção", "O que segura a folha e o que se revisa"],
        slots: [
          [
            "Sem luz, a chave solta o braço, o que só se faz com o portão fechado, cabos bons e folha equilibrada. Na dúvida, espere a luz ou use nobreak.",
            "Destravar um basculante só é aceitável fechado e em perfeito equilíbrio. Havendo dúvida sobre cabo ou mola, não destrave.",
            "Na falta de energia, o mais seguro é nobreak. A chave de destravar serve apenas com a folha fechada, equilibrada e de cabos inteiros.",
          ],
          [
            "A revisão é {visits.home} em casa, com cabos, roldanas do alto, porca e graxa do fuso. Assim o conjunto dura de {trade.life}.",
            "Revise {visits.home}: cabo, roldana, porca e lubrificação do fuso. Isso leva o motor a {trade.life}.",
            "Fuso lubrificado, cabos e contrapeso vistos {visits.home} fazem o motor chegar a {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer basculante manual aceita motor?",
        answers: [
          "Aceita se a folha está reta e equilibrada e há lugar na coluna. O kit instalado parte de {price.lowest}, até {width.quarterHp}.",
          "Na maioria, sim, depois de acertado o equilíbrio. Até {width.quarterHp}, o kit colocado começa em {price.lowest}.",
        ],
      },
      {
        question: "Em quanto tempo o basculante abre?",
        answers: [
          "Em {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex, com a folha equilibrada.",
          "Depende do kit: {opening.jetflex} no JetFlex, {opening.speedy} no Speedy ou {opening.padrao} no Padrão.",
        ],
      },
      {
        question: "O basculante invade a calçada quando abre?",
        answers: [
          "A parte de baixo avança um pouco durante o giro, se o portão está no alinhamento. Por isso se monta recuado, e ninguém fica na frente.",
          "Pode avançar no meio do giro. Recuado alguns centímetros do muro, ele gira dentro do terreno.",
        ],
      },
      {
        question: "Por que precisa de contrapeso se há motor?",
        answers: [
          "Porque sem ele o motor levantaria a folha inteira e o fuso seguraria tudo. Com contrapeso, ele move só a diferença e dura mais.",
          "O contrapeso faz a força, o motor só comanda. Sem equilíbrio, fuso e porca gastam e a folha pode cair.",
        ],
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
        "O motor de portão de abrir fica na coluna e empurra a folha por um braço: no linear, um fuso estica e encolhe; no articulado, duas peças dobram como um cotovelo. Cada folha leva um motor, ligados a uma central; em casa, a troca fica de {price.homeSwap} por motor.",
        "Como funciona o motor pivotante: preso na coluna e na folha, o braço puxa e empurra, e ela gira nas dobradiças. A diferença é que o braço linear estica como um pistão, e o articulado dobra; o portão de duas folhas usa dois motores, e o fim de curso marca a parada.",
        "O braço do portão pivotante, linear ou articulado, sai do motor na coluna e abre a folha como o braço de uma pessoa abre a porta. Em duas folhas, a central manda uma abrir antes da outra; sem luz, a chave solta o braço e abre-se na mão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Linear, articulado e duas folhas", "Como o braço move a folha"],
        slots: [
          [
            "São dois tipos de braço, e o pilar escolhe entre eles.",
            "O braço muda conforme a coluna.",
            "Linear e articulado fazem o mesmo, de jeitos diferentes.",
          ],
        ],
        bullets: [
          "Linear (pistão): fuso que estica e encolhe; pede pilar estreito",
          "Articulado: dois braços em cotovelo; contorna pilar largo",
          "Suporte na coluna e na folha: define o ângulo e a força",
          "Central: comanda os dois motores e atrasa uma folha, para não se cruzarem",
          "Batente no piso: poupa o braço, porque para a folha no lugar",
        ],
      },
      {
        about: "care",
        headings: ["Vento, batente e falta de luz", "O que segura a folha aberta e fechada"],
        slots: [
          [
            "Folha longa ou exposta ao vento pede trava elétrica, porque o braço sozinho cede. Batente firme no chão, onde abre e onde fecha, evita que ele receba a pancada.",
            "O vento força o braço, e em folha grande a trava elétrica segura o que ele não segura. Dois batentes no piso completam.",
            "Quanto maior a folha, mais o vento puxa: a trava resolve, junto com batente nos dois fins do giro.",
          ],
          [
            "Sem luz, destrava-se com a chave e o disjuntor desligado, e a folha firme abre na mão. Depois do uso, trave de novo, porque solta ela bate com o vento.",
            "Na falta de energia, a chave solta o braço, com o disjuntor desligado. Segure a folha e trave ao terminar.",
            "A chave libera o braço quando falta luz, depois de desligar o disjuntor. Não deixe a folha solta ao vento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que conferir antes de pôr o motor", "Peso, pilar e espaço"],
        slots: [
          [
            "O motor se escolhe pelo peso e pelo comprimento de cada folha, na ficha, com folga de um terço. A folha precisa girar leve na mão, sem raspar, e a dobradiça não pode ter folga.",
            "Leia na ficha o peso e o comprimento que o braço aceita, deixando um terço de sobra. Antes disso, a folha tem de girar solta.",
            "Comprimento e peso da folha, com um terço a mais, definem o modelo. Dobradiça gasta se troca antes.",
          ],
          [
            "Em casa, na troca, um motor fica de {price.homeSwap} e o par, de {price.homeSwapTwice}, com mão de obra. A primeira instalação soma suportes, batentes e energia.",
            "A troca em residência custa de {price.homeSwap} por folha, ou de {price.homeSwapTwice} nas duas. Portão sem motor soma suporte, batente e circuito.",
            "Conte de {price.homeSwap} por motor na troca em casa e de {price.homeSwapTwice} no par. Do zero, entram ainda fixação e ponto de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de duas folhas precisa de dois motores?",
        answers: [
          "Precisa de um por folha, ligados a uma central só. Uma folha abre primeiro e fecha por último.",
          "Sim, um em cada coluna. A central coordena os dois.",
        ],
      },
      {
        question: "O motor de abrir funciona em rampa?",
        answers: [
          "Funciona se a folha gira sem raspar no piso. Em descida, o redutor precisa segurar a folha ou se põe trava elétrica.",
          "Depende do piso: folha que sobe ao abrir pesa mais. Confira a fresta embaixo dela.",
        ],
      },
      {
        question: "Qual é melhor, linear ou articulado?",
        answers: [
          "O linear é mais discreto e costuma custar menos; o articulado resolve pilar largo. Quem decide é a distância da dobradiça à face do pilar.",
          "Em pilar estreito, o linear. Em largo, só o articulado alcança a folha.",
        ],
      },
      {
        question: "Quanto dura o motor de portão de abrir?",
        answers: [
          "De {trade.life} em casa, com a folha leve e revisão {visits.home}. Vento e batente ausente encurtam.",
          "Uns {trade.life}, se há batente e dobradiça boa. A ponteira do braço é o que mais gasta.",
        ],
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
      "testar motor direto tomada",
      "testar motor portão direto tomada",
      "ligar motor direto tomada",
      "ligar motor portão tomada direto",
      "como saber multímetro motor queimou",
      "multímetro 0 ohms motor",
      "testar motor basculante multímetro",
      "testar motor portão basculante multímetro",
      "testar motor portão correr multímetro",
      "testar motor sem multímetro",
      "testar motor portão sem multímetro",
      "multímetro zero ohms motor",
      "resistência motor portão",
      "qual resistência motor portão",
      "quantos ohms motor portão",
      "medir ohms motor portão",
      "resistência enrolamento motor portão",
      "saber multímetro motor queimado",
      ...["testar motor multímetro", "testar motor portão multímetro", "medir motor multímetro"],
      ...["medir enrolamento motor portão", "testar enrolamento motor", "medir bobina motor portão"],
      ...["testar motor portão direto", "ligar motor portão direto", "testar motor sem placa"],
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para testar o motor do portão com multímetro, o técnico mede a resistência entre o comum e cada enrolamento, com tudo desligado e os fios soltos. Os dois valores devem ser parecidos, e nenhum pode dar continuidade com a carcaça. Não há um valor fixo em ohms, e o capacitor guarda carga: por isso não é teste de morador.",
        "Testar o motor de portão sem multímetro é possível por três sinais, com a tampa fechada: cheiro de verniz queimado, ronco sem a folha andar e disjuntor que cai ao acionar. Se a folha de correr, destravada com o disjuntor desligado, anda leve e o motor só ronca, a suspeita é o capacitor. O portão que sobe não se destrava para testar.",
        "Com multímetro se sabe se o motor queimou: comum com abertura e comum com fechamento têm resistência parecida, em geral de poucas a dezenas de ohms, e a carcaça fica isolada. Lado sem leitura ou com passagem para a carcaça é bobina queimada; em casa, não abra a tampa.",
        "Se o multímetro mostra 0 ohms entre o comum e um dos fios do motor do portão, o enrolamento daquele lado está em curto, e o motor não deve mais ser ligado. Zero entre um fio e a carcaça é fuga, que dá choque. Antes de condenar, o técnico solta os fios da placa e o capacitor e confere a escala do aparelho.",
        "A resistência do motor de portão não tem um valor único: num de 1/4 HP costuma ficar de poucos ohms a algumas dezenas, menor em 127 V e maior em 220 V. O que importa é que comum com abre e comum com fecha deem quase igual, e que nenhum fio tenha passagem para a carcaça.",
        "A bobina do motor está boa se o multímetro mostra resistência quase igual entre o comum e os dois enrolamentos e nenhuma passagem para a carcaça. Quantos ohms depende da potência e da tensão; como o capacitor dá choque até desligado, quem mede é o técnico.",
        "Não teste o motor do portão direto na tomada: ele tem três fios e um capacitor, ligado errado queima ou dá choque, e sem a placa não há fim de curso que o pare. A folha bate e sai do trilho. O técnico testa com o motor solto da folha e o capacitor certo, depois de medir com multímetro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A medição do enrolamento, na ordem", "Como o técnico mede o motor"],
        slots: [
          [
            "É assim que o técnico mede o motor monofásico comum, com a energia cortada. Quem não tem prática deve só ler a lista, sem abrir o motor.",
            "Não se mede enrolamento com a rede ligada. A sequência abaixo vale para o motor monofásico comum, é de profissional e serve para você acompanhar.",
            "Tudo é feito sem energia e com o capacitor descarregado, por quem conhece. A lista, que vale para o motor monofásico comum, ajuda a entender o laudo.",
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
        headings: ["O que cada resultado mostra", "Como ler a medição em ohms"],
        slots: [
          [
            "O lado sem leitura tem o enrolamento aberto. Um valor bem menor que o outro, como 8 contra 20 ohms, indica curto entre as espiras, as voltas do fio. Continuidade com a carcaça é fuga de corrente, que derruba o DR e dá choque.",
            "Um enrolamento que não marca nada partiu por dentro; um muito abaixo do par, 8 contra 20 ohms por exemplo, está em curto. Passagem para o metal condena o motor.",
            "Leitura infinita de um lado quer dizer fio rompido, e metade do valor do outro lado quer dizer curto. Se há continuidade até a carcaça, o motor não pode mais ser ligado.",
          ],
          [
            "Se a medida é boa e o motor não parte, a causa está no capacitor, na placa ou na folha presa. O passo seguinte é medir o capacitor, em microfarads.",
            "Com o enrolamento em ordem, procure capacitor e relé da placa. Quase sempre é o capacitor.",
            "Enrolamento bom e motor parado pedem teste do capacitor e da saída da central.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que dá para saber sem abrir", "O que não fazer em casa"],
        slots: [
          [
            "Por fora já se sabe muito, pelo cheiro de verniz, pelo ronco sem andar ou pelo disjuntor que cai ao acionar. O ronco costuma ser capacitor ou folha presa, e a queda imediata, curto no motor ou na fiação.",
            "O cheiro de verniz queimado, o zumbido sem movimento e o disjuntor que desarma mostram quase tudo com a tampa fechada.",
            "Três sinais dispensam instrumento: verniz queimado, ronco com a folha parada e disjuntor caindo na hora.",
          ],
          [
            "Nunca ligue o motor direto na tomada: sem placa não há fim de curso, e a folha bate e sai do trilho.",
            "Ligação direta na rede tira a parada e a proteção. A folha vai até o fim sem freio.",
            "Motor ligado sem a central não para sozinho, e o portão arranca batente e trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor queimado tem conserto?",
        answers: [
          "Tem, rebobinando, mas em motor comum costuma sair perto de um novo. A troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Rebobinar é possível e raramente compensa em motor residencial. Compare com a troca, de {price.homeSwap} em casa, já instalada.",
        ],
      },
      {
        question: "Dá para medir o capacitor com multímetro?",
        answers: [
          "Com a escala de capacitância, sim, depois de descarregado: o valor deve ficar a até 10% do impresso. É medição de técnico.",
          "Dá, se o aparelho mede microfarads. Mais de 10% abaixo do valor impresso pede troca.",
        ],
      },
      {
        question: "Quanto custa o técnico medir?",
        answers: [
          "A visita em casa, com medição e ajuste, parte de {price.preventive}, sem peças.",
          "A partir de {price.preventive} em residência, fora peças, com o diagnóstico do motor, do capacitor e da placa.",
        ],
      },
      {
        question: "E no motor trifásico ou com inversor?",
        answers: [
          "No trifásico, as três medidas entre os fios devem ser iguais. Isso vale para o motor de muitos inversores, sempre com a central desligada e os fios soltos.",
          "Ali não há comum: mede-se cada par dos três fios, e os três valores devem ser iguais. Uma medida diferente das outras indica defeito.",
        ],
      },
      {
        question: "Multímetro barato serve?",
        answers: [
          "Para ohms e continuidade, sim. O risco não é o aparelho, é o capacitor carregado e a rede por perto.",
          "Serve para a resistência. O que falta em casa é a segurança de descarregar o capacitor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do que acontece ao acionar, com som",
  },
  {
    id: "testar-fotocelula-com-multimetro",
    broader: "fotocelula",
    label: "Testar a fotocélula do portão com multímetro",
    phrase: "o teste da fotocélula com multímetro",
    asks: [
      "testar fotocélula multímetro",
      "medir fotocélula multímetro",
      "multímetro fotocélula",
      "teste fotocélula multímetro",
      "testar sensor portão multímetro",
      "testar sensor fotocélula multímetro",
      "como medir fotocélula",
      "medir contato fotocélula",
      "saber fotocélula queimou multímetro",
      "como saber se a fotocélula queimou",
      "fotocélula tensão medir",
    ],
    intent: "how-to",
    answers: {
      price: [
        "O preço para testar e consertar a fotocélula depende do que se acha: lente suja e alinhamento são só mão de obra, fio partido soma o cabo, e par queimado soma a peça. Mande um vídeo do portão tentando fechar e a foto dos dois módulos, e dizemos antes quanto fica.",
      ],
      any: [
        "Para testar a fotocélula com multímetro, o técnico mede duas coisas: a alimentação nos dois módulos, que deve dar a tensão da placa, em geral 12 ou 24 V, e o contato do receptor, que muda quando o feixe é cortado. Se a tensão chega e o contato não muda com as lentes limpas, a fotocélula queimou.",
        "A fotocélula se testa em duas medidas: tensão de 12 ou 24 V no emissor e no receptor e continuidade entre COM e NF, que existe com o feixe livre e some com a mão na frente da lente. Antes do multímetro, limpe as lentes e confira o LED; a medida na placa é do técnico, porque ali há 127 ou 220 V.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes, sem instrumento", "O teste que qualquer um faz"],
        slots: [
          [
            "Metade das fotocélulas dadas como queimadas está suja ou fora de linha. Faça este teste de fora, sem abrir nada.",
            "Antes de medir, descarte o mais simples. Nada disso exige abrir tampa.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco.",
          "Veja se há folha, teia ou sol direto numa delas.",
          "Olhe o LED do receptor: em muitos modelos ele muda quando o feixe é cortado.",
          "De lado, corte o feixe com um cabo de vassoura enquanto o portão fecha: ele deve parar ou voltar.",
          "Se não volta, desligue o fechamento automático e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico mede a fotocélula", "A medição com multímetro, na ordem"],
        slots: [
          [
            "As medidas de tensão são feitas com a placa ligada, ao lado da rede, e por isso são do técnico. A ordem é esta.",
            "O técnico mede primeiro a alimentação e depois o contato, porque sensor sem tensão parece queimado.",
          ],
        ],
        bullets: [
          "Tensão no emissor e no receptor: 12 ou 24 V, como diz a placa",
          "Sem tensão num deles: fio partido ou mau contato, e não sensor queimado",
          "Contato COM e NF, com os fios soltos da placa: fechado com o feixe livre",
          "Feixe cortado: o contato abre; se nada muda, o receptor ou o emissor falhou",
        ],
      },
      {
        about: "replace",
        headings: ["Fotocélula queimada: trocar uma ou o par", "Quando trocar o par"],
        slots: [
          [
            "Troca-se o par, porque emissor e receptor de modelos diferentes nem sempre se entendem. Se o defeito é o fio, a fotocélula fica. A peça e a mão de obra são orçadas por foto.",
            "O par é trocado junto, já que um módulo só funciona com o outro do mesmo modelo. Quando a falha é de cabo, refaz-se a emenda e o par continua. O valor sai por foto da peça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula queimada deixa o portão aberto?",
        answers: [
          "Em geral sim: sem o sinal do sensor, a central entende que há alguém no vão e não fecha.",
          "Na maioria das centrais, sim, porque o contato é NF e, aberto, impede o fechamento.",
        ],
      },
      {
        question: "Posso fazer um jumper para o portão fechar?",
        answers: [
          "Não. Sem o sensor o portão fecha sobre carro ou criança. Até o conserto, feche olhando e com o automático desligado.",
          "Não faça isso. A ponte tira a proteção; use o portão só com alguém olhando até o técnico vir.",
        ],
      },
      {
        question: "Por que a fotocélula mede tensão e mesmo assim não funciona?",
        answers: [
          "Pode estar desalinhada, com a lente suja ou com o emissor queimado. O alinhamento vem antes da troca.",
          "Porque tensão não garante o feixe. Confira alinhamento e lentes antes de condenar o par.",
        ],
      },
    ],
    photo: "fotos das duas fotocélulas, com os LEDs, e da etiqueta do motor",
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
      "levar motor assistência",
      "tirar motor levar assistência",
      "tirar motor levar consertar",
      "levar motor consertar",
      "retirar motor levar",
      "tirar motor levar",
      "levar motor portão assistência técnica",
      "tirar motor portão",
      "remover motor basculante",
      "remover motor basculante sem folha cair",
      "quem retira motor leva embora",
      ...["como tirar motor portão", "como tirar motor", "tirar motor portão consertar", "tirar motor consertar"],
      ...["tirar motor conserto", "como remover motor portão", "como retirar motor portão"],
      ...["tirar motor base", "tirar motor portão sozinho"],
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para tirar o motor do portão de correr e levar na assistência, desligue o disjuntor, tranque a folha fechada e deixe os fios com um técnico, porque o capacitor guarda carga. Depois saem os parafusos da base. No basculante não tire: o motor ajuda a segurar a folha. Antes, confirme se é preciso, porque quase tudo se conserta no lugar.",
        "Na maioria dos casos não é preciso tirar o motor do portão para consertar: capacitor, placa e fim de curso se trocam com ele no lugar. Só redutor e enrolamento pedem bancada. Nesse caso, o técnico desliga o disjuntor, prende a folha, fotografa e solta os fios, tira o motor e recoloca depois.",
        "Remover o motor só é simples no portão de correr: corte o disjuntor, prenda a folha com ferrolho e chame o técnico para os fios, porque o capacitor guarda carga. No basculante a folha precisa ser escorada antes, para não cair, e no de abrir ela precisa estar presa.",
        "Quem retira o motor do portão e leva para a bancada, quando é preciso, é o técnico: ele corta a energia, prende a folha, fotografa e solta os fios. Muitos defeitos se consertam com o motor na base, sem levar embora. O valor da retirada e da volta entra no orçamento do conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A retirada no portão de correr, passo a passo", "O que se faz, na ordem"],
        slots: [
          [
            "Os dois primeiros passos podem ser seus; os outros são do técnico. Embaixo da tampa há fios da rede e um capacitor, a peça da partida, que dá choque mesmo desligado.",
            "Você pode cuidar da energia, da folha e das fotos. A parte dos fios é do técnico, porque o capacitor, a peça da partida, guarda carga mesmo sem energia.",
          ],
        ],
        steps: [
          "Feche o portão, desligue o disjuntor e o nobreak e tranque a folha com ferrolho por dentro.",
          "Fotografe a etiqueta do motor e o conjunto por fora.",
          "O técnico confirma com o aparelho que não há tensão, descarrega o capacitor e fotografa os fios.",
          "Ele solta os fios e isola as pontas que vêm da rede.",
          "Ele afasta a cremalheira, se ela prende o motor, e solta os parafusos da base.",
        ],
      },
      {
        about: "safety",
        headings: ["Basculante e portão de abrir", "O que muda nos outros portões"],
        slots: [
          [
            "No basculante, o técnico escora a folha antes, porque sem o motor só o contrapeso e os cabos a seguram. No de abrir, a folha é presa antes de soltar o braço, para o vento não a levar.",
            "O basculante nunca fica sem motor e sem escora, porque a folha pode cair. No portão de abrir, o vento leva a folha solta, por isso ela é trancada antes de soltar o braço.",
          ],
          [
            "Enquanto o motor está fora, o portão fica sem quem o tranque. Use ferrolho ou cadeado por dentro e mantenha o disjuntor desligado até a volta.",
            "Sem o motor, a casa depende do ferrolho ou do cadeado, sempre por dentro. O disjuntor do portão continua desligado até o motor voltar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se conserta sem tirar o motor", "Bancada ou conserto no lugar"],
        slots: [
          [
            "Capacitor, placa, fim de curso, engrenagem externa e cremalheira são trocados no local. Vão para a bancada o redutor, que é a caixa de engrenagens, com óleo vazando ou dente gasto, e o motor com o enrolamento queimado.",
            "Só sai do lugar o motor com defeito por dentro: redutor, que é a caixa de engrenagens, rolamento ou enrolamento. Placa, capacitor e fim de curso são testados e trocados ali mesmo.",
          ],
          [
            "Na volta, o técnico acerta a folga da cremalheira, que é a barra dentada, em {rack.clearance}, e regula as paradas e a força. Os controles continuam gravados na placa.",
            "Com o motor de volta, ele regula a folga de {rack.clearance} da cremalheira, a barra dentada presa à folha, e os pontos de parada. Não é preciso gravar os controles de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o motor até vocês?",
        answers: [
          "Quase nunca. O técnico vai até o portão, e a maior parte dos defeitos é resolvida no local. Se for serviço de bancada, ele retira e recoloca.",
          "Em geral não, porque atendemos no endereço. Mande antes um vídeo do defeito e a foto da etiqueta, e dizemos se é caso de tirar.",
        ],
      },
      {
        question: "Quanto custa tirar e recolocar o motor?",
        answers: [
          "Depende do tipo de portão e do defeito, e entra no mesmo orçamento do conserto. O valor é informado antes, pela foto da etiqueta e do portão.",
          "A retirada e a volta são cobradas junto com o conserto, com o valor passado antes por foto. No basculante o serviço inclui escorar a folha.",
        ],
      },
      {
        question: "O portão pode ficar quantos dias sem motor?",
        answers: [
          "O tempo que for preciso, trancado por dentro e usado na mão, se é de correr ou de abrir. O basculante fica fechado até o motor voltar.",
          "Não há prazo, desde que fique trancado e sem energia. Basculante com defeito não se abre na mão.",
        ],
      },
      {
        question: "O que levar se eu mesmo for à oficina?",
        answers: [
          "A foto da etiqueta e a dos fios antes de soltar, o controle e a descrição do defeito. Placa e fim de curso às vezes ficam fora do motor e precisam ir junto.",
          "Leve a foto da ligação, o controle e, se o técnico pedir, a placa. Sem isso a oficina testa só metade do conjunto.",
        ],
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
        "Controle do portão com mau contato só pega apertando forte ou quando se bate nele: é a mola da pilha oxidada, a pilha frouxa ou a borracha do botão gasta. Tire a pilha, limpe os contatos com álcool isopropílico, levante a mola e ponha pilha nova do mesmo tipo.",
        "Se o controle só funciona apertando forte, há mau contato na pilha ou no botão. Abra, limpe os polos e a borracha com álcool isopropílico, deixe secar e troque a pilha. Se a luz ainda pisca quando você balança o controle, há solda trincada, e compensa comprar outro.",
        "Mau contato no controle do portão quase sempre se resolve em cinco minutos: pilha fora, contato oxidado limpo com álcool isopropílico, mola levantada e pilha nova. Se continua pegando só quando bate nele, a solda ou o botão acabou.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar os contatos do controle", "Limpeza em cinco passos"],
        slots: [
          [
            "Não há risco de choque, porque a pilha é de 3 ou 12 V, e a gravação não se perde. Use mesa clara, para não sumir mola nem botão.",
            "A tensão é de poucos volts, e o cadastro fica no chip. Trabalhe sobre um pano claro.",
            "Sem perigo e sem perder a gravação: o controle tem só a pilha, de 3 ou 12 V.",
          ],
        ],
        steps: [
          "Abra a capa e fotografe o lado da pilha.",
          "Tire a pilha e procure pó branco ou verde nos contatos.",
          "Limpe com cotonete e álcool isopropílico e deixe secar.",
          "Levante um pouco a mola, para ela apertar a pilha.",
          "Ponha pilha nova do mesmo tipo e teste à vista do portão.",
        ],
      },
      {
        about: "signs",
        headings: ["Pilha, botão ou solda: o que cada sinal mostra", "O que a luz do controle conta"],
        slots: [
          [
            "A luz do controle é o melhor medidor, e o jeito de ela falhar aponta a peça.",
            "Observe a luz enquanto aperta e balança o controle, longe do portão em movimento.",
            "Repare na luz ao apertar fraco, forte e ao balançar.",
          ],
        ],
        bullets: [
          "Apaga ao balançar: pilha frouxa ou solda trincada",
          "Só acende com dedo forte: borracha ou microbotão gasto",
          "Fraca sempre: pilha no fim ou contato oxidado",
          "Firme e o portão não responde: alcance, cadastro ou receptor",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o controle", "Quando o mau contato não compensa"],
        slots: [
          [
            "Limpeza e pilha valem sempre, porque custam quase nada. Capa com borracha nova vem depois, e solda de botão só se paga em controle caro ou fora de linha; no comum, um compatível novo, já gravado, dura mais.",
            "O menor gasto é pilha com limpeza. Em seguida ficam borracha ou capa nova e controle compatível, e o conserto com solda fica para modelo difícil de achar.",
            "Comece por pilha e limpeza. Se não bastar, capa nova; se a solda trincou, um controle novo sai melhor, salvo em modelo raro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lixar o contato do controle?",
        answers: [
          "De leve, com borracha de lápis. Lixa tira o banho do metal, e ele oxida de novo em pouco tempo.",
          "Prefira borracha de apagar ou álcool. A lixa estraga a proteção.",
        ],
      },
      {
        question: "Posso usar álcool comum?",
        answers: [
          "O isopropílico é o certo, porque seca rápido e não deixa água. O comum, com água, oxida; se for o que há, seque muito bem.",
          "Melhor não, pela água que ele tem. Isopropílico ou limpa-contato.",
        ],
      },
      {
        question: "Por que o contato oxida?",
        answers: [
          "Umidade, suor e pilha velha que vaza. Trocar a pilha antes do fim e guardar seco evita.",
          "Quase sempre é pilha vazada. Controle no bolso ou no carro quente sofre mais.",
        ],
      },
      {
        question: "O controle caiu na água. O que faço?",
        answers: [
          "Tire a pilha na hora, abra, seque e passe álcool isopropílico. Espere um dia antes de pôr outra pilha.",
          "Pilha fora, placa limpa com isopropílico e 24 horas secando. Muitas vezes volta.",
        ],
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
        "Placa do portão esquentando muito está puxando corrente demais ou tem mau contato: acessório em curto, borne frouxo, que é o parafuso do fio, ou motor forçando. Morna perto do transformador é normal. Com cheiro ou plástico escuro, desligue o disjuntor; a medição em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre sozinho e a placa esquenta, a causa mais provável é um relé colado, que aciona o motor sem comando. Desligue o disjuntor e não passe perto da folha até o conserto. Em residência, a visita com medição começa em {price.preventive}, fora as peças.",
        "A placa [marca] que esquenta tem, em geral, acessório em curto, borne com mau contato ou motor pesado. Calor leve no transformador não é defeito. Desligue o disjuntor se houver cheiro ou mancha, e peça a medição, desde {price.preventive} em casa, sem contar peças.",
        "A placa do portão esquentando com tudo parado indica trava, sensor ou sinaleiro em curto; se esquenta depois de várias aberturas, é o motor que força. Com cheiro de queimado, deixe o disjuntor desligado. A visita com medição, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz a placa esquentar", "Acessório, borne ou motor"],
        slots: [
          [
            "Se ela esquenta com o portão parado, a fotocélula, a trava ou o sinaleiro está puxando energia o tempo todo. Se esquenta só depois de várias aberturas, o motor faz força demais, por folha pesada ou capacitor fraco.",
            "O calor com tudo parado vem de acessório em curto, como trava que não desliga, ou da fonte. O calor depois do uso vem do motor, que move uma folha pesada ou está com o capacitor fraco.",
            "O momento do calor ajuda a achar a causa. Com o portão parado, suspeite de sensor, trava ou sinaleiro; depois de andar, da folha pesada e do capacitor, que dá a partida ao motor.",
          ],
          [
            "Plástico escuro junto de um fio é borne frouxo, que aquece naquele ponto. Um relé colado pode mover o portão sozinho.",
            "Mancha marrom ao lado de um parafuso mostra mau contato ali. Portão que anda sem comando indica relé colado.",
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
          "Sem esses sinais, repare se a placa esquenta parada ou depois de abrir.",
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
            "O técnico mede o consumo com o portão parado e andando e desliga os acessórios um a um, até a corrente cair. Borne e relé são refeitos, o sensor em curto é trocado, e a placa só sai se as trilhas queimaram.",
            "Medindo a corrente com o portão parado, em movimento e com cada acessório desligado, o técnico acha a causa. O conserto costuma ser um relé, um borne ou um sensor; a central nova fica para trilha queimada.",
            "Medindo a corrente e soltando um acessório por vez, o técnico chega à causa. Relé, borne e sensor têm reparo barato, e só a placa carbonizada é trocada.",
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
        "A corrente do portão se tensiona no esticador, com o portão fechado, o disjuntor desligado e a folha presa: aperta-se aos poucos até sobrar cerca de um dedo de folga no meio. No basculante e na porta de enrolar, deixe para o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Para esticar a corrente do portão automático, desligue o disjuntor, prenda a folha, solte a contraporca do esticador e aperte por igual, até a barriga ficar em um dedo. Só em portão de correr no plano; nos demais o ajuste é do técnico, desde {price.preventive} em residência, fora peças.",
        "Corrente bamba se regula no esticador, o parafuso na ponta dela, sem energia e com a folha presa, deixando um dedo de folga. Apertada demais gasta o eixo; se o esticador chegou ao fim, troca-se; com o disjuntor desligado, não ponha a mão entre corrente e engrenagem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ajuste, na ordem", "Como a tensão é acertada"],
        slots: [
          [
            "Vale para portão de correr em piso plano, com a folha encostada e calçada. Basculante e porta de enrolar não, porque sem tensão a folha desce.",
            "Faça só em folha de correr, no nível e presa com calço ou cadeado. Nos que sobem, a corrente segura o peso, e o ajuste é do técnico.",
            "Só se a folha é de correr e o piso não tem queda. Onde a corrente sustenta a folha, não mexa.",
          ],
        ],
        steps: [
          "Fechar o portão, desligar o disjuntor e prender a folha com cadeado.",
          "Limpar a corrente e procurar elo duro ou dente pontudo, sem pôr a mão na engrenagem.",
          "Soltar a contraporca do esticador.",
          "Apertar meia volta por vez e medir a folga no meio: um dedo.",
          "Travar a contraporca e passar pouco spray próprio.",
          "Tirar o cadeado, religar e observar um ciclo de longe.",
        ],
      },
      {
        about: "what",
        headings: ["Onde fica o esticador e quando não adianta", "Ajuste ou troca"],
        slots: [
          [
            "O esticador é um parafuso com porca e contraporca numa das pontas da corrente, preso à folha. Se não há mais rosca, a corrente alongou e se troca, junto com o pinhão, a roda dentada que a puxa.",
            "Procure numa ponta da corrente: um parafuso comprido com duas porcas. Chegando ao fim da rosca, vai corrente nova e pinhão.",
            "Fica na extremidade, onde a corrente se prende à folha, e tem porca e contraporca. Rosca esgotada significa elos gastos e hora da troca.",
          ],
          [
            "Corrente que folga de novo em semanas tem pinhão comido ou suporte cedendo. Esticar mais só força o rolamento.",
            "Afrouxou outra vez em pouco tempo? O pinhão gastou ou o suporte está solto, e mais aperto não resolve.",
            "Folga que volta logo aponta suporte solto ou dente gasto, que se corrigem antes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que pode dar errado", "Riscos do ajuste"],
        slots: [
          [
            "Dedo entre corrente e pinhão se fere mesmo em movimento lento, e um controle esquecido aciona o motor. Por isso o disjuntor fica desligado até a última porca.",
            "Qualquer controle da casa move o motor se houver energia. Mantenha o disjuntor desligado e os dedos longe da engrenagem.",
            "O perigo é o dedo na engrenagem com o motor ligado por engano. Energia cortada do começo ao fim evita isso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esticar a corrente do basculante em casa?",
        answers: [
          "Não: com a transmissão solta, a folha pode descer. Não destrave, não fique embaixo e chame.",
          "De jeito nenhum. No basculante a corrente ajuda a segurar a folha, e só se mexe com escora.",
        ],
      },
      {
        question: "Corrente muito esticada faz mal?",
        answers: [
          "Faz: força o rolamento do eixo, ronca e pode arrebentar. Um dedo de folga é o certo.",
          "Sim, gasta eixo e elos mais rápido que a frouxa.",
        ],
      },
      {
        question: "De quanto em quanto tempo esticar?",
        answers: [
          "Só quando a folga passa de um ou dois dedos. A conferência é na revisão, {visits.home} em casa e {visits.business} no comércio.",
          "Não há data; mede-se a folga {visits.home}, ou {visits.business} em uso coletivo.",
        ],
      },
      {
        question: "Que óleo vai na corrente?",
        answers: [
          "Spray próprio para corrente, pouco, a cada seis meses, com a energia cortada. Graxa grossa junta areia.",
          "Lubrificante fluido para corrente, duas vezes por ano. Excesso vira lixa com a poeira.",
        ],
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
      "instalar antena externa",
      "instalar antena externa portão",
      "instalação antena externa portão",
      "instalar antena portão condomínio",
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
      installation: [
        "Para instalar a antena externa do portão, o técnico a fixa em ponto alto, longe de metal e com vista para a rua, leva um cabo coaxial curto até o receptor e liga no borne da antena, com o disjuntor desligado. No fim, testa os controles de longe. Peça, cabo e mão de obra são orçados juntos, por fotos do motor e da fachada.",
        "A instalação de antena externa no portão leva o sinal para fora da caixa ou do subsolo: antena no alto do muro ou da fachada, cabo coaxial em eletroduto e ligação no receptor. Serve quando todos os controles falham de longe. O valor depende dos metros de cabo, e o orçamento por foto é grátis.",
      ],
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
      "quanto tempo portão pode ficar sem energia",
      "quanto tempo portão desligado",
      "quanto tempo motor pode ficar desligado",
      "portão ficar sem energia muito tempo",
      "portão muito tempo sem energia estraga",
      "portão ficar desligado muito tempo",
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
        "O portão pode ficar sem energia pelo tempo que for preciso, dias ou meses, porque os controles e o percurso ficam gravados na placa. O motor travado segura a folha fechada. Deixe outra entrada com chave e, se ele ficou meses desligado, veja o primeiro ciclo de perto, com o vão livre.",
        "Pode deixar o portão com o disjuntor desligado por dias ou meses: não estraga o motor, e os controles não desprogramam, porque a memória se mantém sem energia. O redutor segura a folha fechada e travada na maioria dos modelos; param a botoeira, o controle e a trava elétrica.",
        "Sim, pode desligar o disjuntor do portão, que não faz mal ao motor nem faz a central perder a memória dos controles. Deixe a folha fechada e o motor travado, e lembre que a bateria do nobreak se esgota e que câmera no mesmo circuito desliga junto.",
        "Manter o motor do portão fora da tomada, ou com o disjuntor desligado, não estraga nada: controle e percurso ficam gravados, e o motor travado segura a folha. Pode ficar assim por uns dias ou meses; só garanta outra entrada, porque o controle não abre.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que para e o que continua", "O portão sem energia, item por item"],
        slots: [
          [
            "Quase tudo volta como estava ao religar.",
            "Veja o que muda enquanto está desligado.",
            "Só alguns itens sentem falta da energia.",
          ],
        ],
        bullets: [
          "Controles e percurso: continuam gravados",
          "Folha: presa pelo redutor; empurre de leve para confirmar",
          "Trava elétrica: fica fechada, e se solta pela chave",
          "Eletroímã do social: solta sem energia, é a exceção",
          "Nobreak: a bateria se esgota em horas",
          "Câmera ou alarme no mesmo disjuntor: desligam junto",
        ],
      },
      {
        about: "check",
        headings: ["Antes de desligar e ao religar", "Como fazer do jeito certo"],
        slots: [
          [
            "São cinco passos, sem ferramenta, e o último é o que mais se esquece. Ferrolho fechado na volta entorta o braço.",
            "A ordem evita surpresa na volta, sobretudo o ferrolho esquecido, que força o motor.",
            "Siga a ordem, porque ligar com a tranca fechada quebra engrenagem.",
          ],
        ],
        steps: [
          "Feche o portão e veja se encostou.",
          "Confira se o motor está travado, e não no manual.",
          "Desligue só o disjuntor do portão.",
          "Tenha como entrar: chave do social ou do destravamento externo.",
          "Ao voltar, abra ferrolho e cadeado antes de religar.",
        ],
      },
      {
        about: "care",
        headings: ["Depois de muito tempo desligado", "O primeiro ciclo ao religar"],
        slots: [
          [
            "O primeiro movimento pode ser lento, porque algumas centrais procuram o percurso. Deixe terminar, de longe e com o vão livre.",
            "Na volta, muitas placas fazem um ciclo devagar até se achar. Não interrompa.",
            "É normal a primeira abertura sair lenta: a central está reencontrando os fins.",
          ],
          [
            "Se o motor roncar, cheirar ou o disjuntor cair, desligue outra vez: umidade e inseto na caixa são comuns depois de meses. A visita com limpeza e ajuste em casa parte de {price.preventive}, sem peças.",
            "Ronco, cheiro ou disjuntor caindo pedem parada, porque meses parado juntam umidade e formiga. Limpar e regular na residência custa desde {price.preventive}, fora peças.",
            "Ruído novo ou cheiro depois de meses é umidade ou inseto na placa. Corte a energia; a visita de limpeza em casa começa em {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar toda noite estraga a placa?",
        answers: [
          "Não costuma, mas desgasta o disjuntor e deixa o nobreak sem carga. Para segurança diária, uma trava elétrica é melhor.",
          "A placa aguenta. O disjuntor é que não foi feito para servir de interruptor todo dia.",
        ],
      },
      {
        question: "Com o portão desligado gasta energia?",
        answers: [
          "Não. Ligado e parado, a central gasta poucos watts, só para manter o receptor ouvindo.",
          "Desligado, nada. Em espera o consumo é pequeno e quase não aparece na conta.",
        ],
      },
      {
        question: "Sem energia, alguém abre pela rua?",
        answers: [
          "Pelo controle, não; à força, na maioria dos motores, também não, porque o redutor segura. Se a sua folha cede ao empurrão, use ferrolho por dentro.",
          "Nenhum controle funciona. Confirme com um empurrão leve e passe o ferrolho se ela andar.",
        ],
      },
      {
        question: "E se faltar luz por muitos dias?",
        answers: [
          "É a mesma situação: nada se perde. Para sair, destrave pela chave o de correr ou de abrir; basculante com cabo ou contrapeso ruim, não.",
          "A memória se mantém. Com folha firme de correr ou pivotante, use a chave; no basculante suspeito, chame.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz com os disjuntores e outra do motor",
  },
];
