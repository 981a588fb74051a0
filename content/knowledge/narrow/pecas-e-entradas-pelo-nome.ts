import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Things that titles name exactly and that the wide subjects only touch upon: a part of the board, an edge of rubber, a turnstile. */
export const pecasEEntradasPeloNome: NarrowConcept[] = [
  {
    id: "triac-da-placa",
    broader: "placa",
    label: "Triac da placa",
    phrase: "o triac da placa",
    asks: [
      "triac",
      "triac placa",
      "triac curto",
      "triac placa curto",
      "triac queimado",
      "triac central",
      "trocar triac",
      "triac motor portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Triac da placa em curto deixa o motor ligado sem comando: o portão dispara quando a energia volta, só anda para um lado ou o motor ronca parado e esquenta. Desligue o disjuntor. O conserto é feito em bancada, e o orçamento sai grátis pela foto da etiqueta do motor.",
        "O triac é a peça da placa que liga o motor sem usar relé, e quando queima o portão não anda ou anda sozinho. Ele é trocado em bancada, depois que o técnico mede o motor, porque um motor em curto queima o triac novo. O valor sai grátis pela foto da etiqueta.",
      ],
      price: [
        "Trocar o triac da placa custa menos que uma placa nova, mas o total depende do que queimou junto com ele e se o motor está bom. O orçamento é grátis, pela foto da etiqueta do motor e por um vídeo do defeito.",
        "O preço da troca do triac soma a peça, que é pequena, e o trabalho de bancada com teste do motor. Mande a foto da etiqueta, e dizemos sem custo se compensa consertar ou trocar a placa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como o portão se comporta com o triac em curto", "Sinais de triac queimado"],
        slots: [
          [
            "A placa costuma ter um triac para abrir e outro para fechar. Quando um deles entra em curto, aquele lado fica sempre ligado. Quando ele abre, ou seja, deixa de conduzir, aquele lado não funciona mais.",
            "Em geral há dois triacs: um comanda a abertura e o outro, o fechamento. O que entra em curto mantém o motor ligado para o seu lado, e o que abriu deixa o portão sem aquele movimento.",
          ],
        ],
        bullets: [
          "O portão anda sozinho assim que o disjuntor é ligado.",
          "O motor ronca sem sair do lugar, porque recebe os dois comandos juntos.",
          "O portão abre e não fecha, ou fecha e não abre.",
          "O fusível queima de novo logo depois de trocado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que queima o triac", "Por que o triac entrou em curto"],
        slots: [
          [
            "O triac queima com pico de tensão da rede, com motor em curto ou com folha pesada que faz o motor puxar corrente demais. Trocar só a peça sem achar a causa faz o defeito voltar em pouco tempo.",
            "As causas mais comuns são raio ou oscilação na rede, enrolamento do motor em curto e portão travado, que exige corrente alta. Por isso a causa é procurada antes de a placa voltar ao lugar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o triac", "O conserto em bancada"],
        slots: [
          [
            "O técnico mede o motor e o capacitor antes de retirar a placa. Na bancada, troca o triac por outro de mesma corrente e tensão e confere as peças que o acionam, que costumam queimar junto. Depois a placa é testada com carga nos dois sentidos.",
            "Primeiro se descarta motor em curto. Em bancada, o triac sai e entra outro da mesma capacidade, e as pequenas peças que dão o comando a ele são medidas uma a uma. A placa só volta depois de abrir e fechar com carga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o triac com o multímetro em casa?",
        answers: [
          "Não convém. A placa tem tensão da rede e o capacitor guarda carga mesmo com o disjuntor desligado, por isso a medição é do técnico.",
          "Melhor não abrir a tampa: há tensão da rede e um capacitor carregado. O técnico mede com a placa fora do motor.",
        ],
      },
      {
        question: "Vale trocar o triac ou a placa inteira?",
        answers: [
          "Compensa trocar o triac quando a placa está limpa e só ele queimou. Com trilha queimada ou oxidação, a placa nova dura mais.",
          "O triac compensa em placa inteira e seca. Se as trilhas carbonizaram, o certo é a placa nova.",
        ],
      },
      {
        question: "Posso usar o portão enquanto isso?",
        answers: [
          "Não. Com o triac em curto, a folha pode andar sem comando, então deixe o disjuntor desligado até o conserto.",
          "Deixe o disjuntor desligado, porque o portão pode se mover sozinho quando a energia voltar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do que o portão faz quando a energia é ligada",
  },
  {
    id: "borda-sensivel",
    broader: "esmagamento",
    label: "Borda sensível (barra de reversão)",
    phrase: "a borda sensível do portão",
    asks: [
      "borda sensível borracha",
      "borda sensível borracha portão",
      "borda sensível portão",
      "borda sensível portão correr",
      "borda sensível portão deslizante",
      "borda sensível funciona",
      "como funciona borda sensível",
      "instalar borda sensível",
      "borda sensível defeito",
      "barra reversão",
      "barra reversão portão",
      "barra sensível portão",
      "borracha sensível portão",
      "borracha segurança portão",
      "borracha sensor portão",
      "perfil sensível portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A borda sensível é a tira de borracha com contato por dentro, presa na ponta do portão: ao encostar em alguém ou no carro, ela manda a central parar e voltar. Também é chamada de barra de reversão. Trabalha com a fotocélula, que age antes do toque, e o orçamento da peça instalada é grátis por foto.",
        "Borda sensível de borracha no portão serve para reverter a folha ao menor toque, e se instala na aresta que fecha: a ponta da folha de correr ou a barra de baixo do basculante. É indicada onde passa muita gente a pé. O valor depende do comprimento e sai grátis por foto.",
      ],
      price: [
        "O preço da borda sensível depende do comprimento da borracha, do modo de levar o sinal até a central, por cabo ou por rádio, e da placa que o portão tem. O orçamento com a peça instalada é grátis, pela foto do portão e da etiqueta do motor.",
        "A borda sensível, ou barra de reversão, é cobrada pelo comprimento do perfil, pelo transmissor de sinal e pela instalação. Mande a foto da folha inteira e da etiqueta do motor, e o valor sai sem custo.",
      ],
      question: [
        "A borda sensível é uma borracha oca com contato elétrico dentro: quando a folha encosta em algo, a borracha se aperta, o contato avisa a central e o portão volta. Ela age no toque, e por isso completa a fotocélula, que age antes dele.",
        "Borda sensível, ou barra de reversão, é o perfil de borracha na ponta da folha que faz o portão parar e voltar assim que toca em alguém. Não substitui a fotocélula: as duas se somam.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde a borda sensível é instalada", "Em que ponta vai a borracha"],
        slots: [
          [
            "A borracha fica na aresta que vai ao encontro da pessoa. O sinal precisa sair da folha, que se move, até a central, que está parada, por cabo espiral ou por um transmissor de rádio.",
            "Ela vai presa na borda que fecha. Como essa borda anda, o sinal chega à central por um cabo flexível ou por rádio, com bateria no lado da folha.",
          ],
        ],
        bullets: [
          "Portão de correr: na ponta da folha, de alto a baixo.",
          "Basculante e porta de enrolar: na barra de baixo.",
          "Portão de abrir: na aresta em que as folhas se encontram.",
          "Cancela: sob a haste, onde a altura permite.",
        ],
      },
      {
        about: "check",
        headings: ["O que a central precisa ter", "A ligação na placa"],
        slots: [
          [
            "A central precisa de uma entrada de segurança que pare e reverta a folha, própria para a borda ou a mesma da fotocélula. Muitas bordas têm um resistor na ponta, que permite à placa perceber fio rompido, e esse valor tem de ser aceito por ela ou por um módulo.",
            "O técnico confere na placa se há entrada que reverte o movimento. Quando a borda usa resistor para acusar fio cortado, a placa ou um módulo à parte precisa reconhecer esse resistor; senão o portão fica parado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como testar a borda e quando ela falha", "Teste e desgaste da borracha"],
        slots: [
          [
            "Para testar, fique fora do caminho da folha, mande fechar e coloque uma caixa de papelão vazia na frente: o portão deve voltar sem amassar a caixa. Nunca use a mão ou o pé. Borracha rasgada, descolada ou com água dentro deixa de avisar ou avisa sem motivo.",
            "O teste se faz com uma caixa de papelão vazia, com todos afastados: encostou, a folha volta. Se a caixa amassa, desligue o disjuntor e chame o técnico. Rasgo e água no perfil são os defeitos comuns, e com eles o portão não fecha ou não reverte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Borda sensível é a mesma coisa que borracha de vedação?",
        answers: [
          "Não. A borracha de vedação só fecha a fresta contra água e bicho; a borda sensível tem contato elétrico dentro e faz o portão voltar.",
          "São peças diferentes: a vedação barra água e sujeira, e a borda sensível avisa a central quando encosta em algo.",
        ],
      },
      {
        question: "Casa precisa de borda sensível?",
        answers: [
          "Em geral, não: fotocélula e força bem regulada atendem a casa. A borda compensa com criança pequena, idoso ou portão que dá direto na calçada.",
          "Na maioria das casas bastam a fotocélula e a força regulada. Em prédio, escola e comércio, a borda faz mais sentido.",
        ],
      },
      {
        question: "Serve em qualquer motor?",
        answers: [
          "Serve em quase todos cuja placa tenha entrada de fotocélula ou de segurança. A foto da etiqueta mostra se será preciso um módulo.",
          "Na maioria, sim, ligada à entrada de segurança da placa. Em placa muito antiga pode ser preciso trocá-la.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, outra da ponta da folha que fecha e a da etiqueta do motor",
  },
  {
    id: "cortina-de-luz",
    broader: "fotocelula",
    label: "Cortina de luz ou fotocélula",
    phrase: "a escolha entre cortina de luz e fotocélula",
    asks: [
      "cortina luz",
      "cortina luz fotocélula",
      "cortina luz fotocélula simples",
      "cortina luz portão",
      "cortina luz porta rápida",
      "cortina infravermelha portão",
      "cortina infravermelho portão",
      "cortina ou fotocélula",
      "cortina sensor portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cortina de luz e fotocélula simples, a fotocélula basta em casa: um feixe a meia altura para a folha quando o carro ou a pessoa passa. A cortina de luz tem vários feixes, do chão até o alto, e vale em doca, porta rápida e entrada de caminhão, onde um feixe só não vê tudo.",
        "Escolha a fotocélula simples para o portão de casa e a cortina de luz para entrada com caminhão, empilhadeira ou muita gente a pé. A fotocélula tem um feixe; a cortina cobre a altura toda, custa mais e precisa de ligação compatível com a central. O orçamento é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cortina de luz e fotocélula, lado a lado", "O que cada sensor enxerga"],
        slots: [
          [
            "Os dois usam luz infravermelha entre um emissor e um receptor. A diferença está em quanto do vão cada um vigia.",
            "A luz é invisível nos dois, e o que muda é a altura coberta.",
          ],
        ],
        bullets: [
          "Fotocélula simples: um feixe, em geral a 40 a 60 cm do piso.",
          "Dois pares de fotocélulas: um baixo e um alto, o meio-termo mais barato.",
          "Cortina de luz: muitos feixes em uma régua, sem vão entre eles.",
          "Ponto cego da fotocélula: o espaço sob a carreta, o garfo da empilhadeira, o cachorro pequeno.",
        ],
      },
      {
        about: "check",
        headings: ["Quando a cortina de luz compensa", "Em que entrada usar cada um"],
        slots: [
          [
            "A cortina compensa quando o obstáculo pode ficar acima ou abaixo de um feixe único: entre o cavalo e o baú da carreta, sob a carroceria ou com empilhadeira. Em casa com animal ou caminhonete, um segundo par de fotocélulas costuma resolver por menos.",
            "Se o que passa pode deixar um feixe livre, como a carreta ou a empilhadeira, a cortina é a melhor proteção. Para carro, criança e cachorro em casa, duas fotocélulas em alturas diferentes atendem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ligação da cortina na central", "O que o técnico confere antes de instalar"],
        slots: [
          [
            "A cortina precisa ter saída de contato, como a da fotocélula, e trabalhar na tensão que a central fornece, em geral 12 ou 24 V; caso contrário, leva fonte própria. As duas réguas ficam alinhadas e protegidas de batida. No teste, cada altura é cortada com um objeto durante o fechamento.",
            "Antes de comprar, confira a saída de contato e a tensão da cortina. Se a central não fornece a mesma tensão, entra uma fonte separada. O técnico alinha as réguas, protege-as contra para-choque e testa a folha com um objeto em três alturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cortina de luz substitui a fotocélula?",
        answers: [
          "Substitui, se estiver ligada na entrada de segurança da central e cobrir a passagem toda. As duas também podem trabalhar juntas.",
          "Pode substituir, desde que a central a receba como fotocélula. Em porta alta, usa-se uma para completar a outra.",
        ],
      },
      {
        question: "Cortina de luz funciona ao ar livre?",
        answers: [
          "Só o modelo feito para área externa, com proteção contra chuva e sol direto. O de elevador, usado dentro do prédio, não serve.",
          "Funciona se o fabricante indicar uso externo. Modelo interno falha com sol e molha por dentro.",
        ],
      },
      {
        question: "Qual das duas dá mais manutenção?",
        answers: [
          "A cortina, porque tem mais lentes para limpar e réguas longas para manter alinhadas. A fotocélula pede só pano seco e conferência do alinhamento.",
          "A régua da cortina suja e desalinha mais que um par de fotocélulas. Nas duas, a limpeza é com pano seco.",
        ],
      },
    ],
    photo: "uma foto da entrada inteira, com as duas colunas, e outra da etiqueta do motor",
  },
  {
    id: "codigo-no-display",
    broader: "placa",
    label: "Código de erro no display da placa",
    phrase: "o código que aparece no display da placa",
    asks: [
      "erro e5 motor",
      "erro e4 motor",
      "erro e3 motor",
      "erro e2 motor",
      "erro e1 motor",
      "código e5 motor",
      "código e4 motor",
      "código e3 motor",
      "código e2 motor",
      "código e1 motor",
      "código e5 motor portão",
      "código e4 motor portão",
      "código e3 motor portão",
      "código e2 motor portão",
      "código e1 motor portão",
      ...combine(
        ["display", "visor", "placa", "central", "motor portão"],
        [
          "mostra e1",
          "mostra e2",
          "mostra e3",
          "mostra e4",
          "mostra e5",
          "erro e1",
          "erro e2",
          "erro e3",
          "erro e4",
          "erro e5",
          "código erro",
        ],
      ),
      "display placa erro",
      "display mostra erro",
      "display placa mostra",
      "display placa código",
      "display central erro",
      "visor placa erro",
      "visor placa código",
      "código erro motor portão",
      "código erro placa portão",
      "erro no display portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "E1, E2 ou E3 no display da placa é um código de erro que muda de significado com a marca e o modelo do motor, e só o manual daquela placa o traduz. Desligue o disjuntor por um minuto e religue uma vez. Se o código voltar, mande a foto da etiqueta e do visor, que dizemos o que ele indica.",
        "Código de erro no display da placa diz em que parte a central achou o defeito, mas cada fabricante usa a sua lista. Anote o código e o momento em que aparece, desligue o disjuntor por um minuto e religue uma vez. Se ele voltar, a foto da etiqueta do motor mostra qual manual vale.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que os códigos de erro costumam acusar", "Os defeitos por trás do código"],
        slots: [
          [
            "Embora os números mudem, quase toda placa com display avisa dos mesmos defeitos. O momento em que o código aparece ajuda a separar um do outro.",
            "As listas são diferentes, mas os defeitos acusados se repetem de marca para marca. Veja em que hora o código surge.",
          ],
        ],
        bullets: [
          "Ao mandar fechar: fotocélula cortada, suja ou sem sinal.",
          "Logo na partida: folha presa, motor em curto ou corrente alta.",
          "No meio do caminho: obstáculo ou sensor de percurso que parou de contar.",
          "No fim do caminho: fim de curso que não foi encontrado.",
          "Depois de falta de luz: percurso que precisa ser gravado de novo.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando o código aparece", "Antes de chamar o técnico"],
        slots: [
          [
            "Faça só o que se vê por fora, sem abrir a tampa, porque sob ela há tensão da rede e capacitor carregado.",
            "Tudo se confere com a tampa fechada; embaixo dela há tensão e um capacitor que guarda carga.",
          ],
        ],
        steps: [
          "Anote o código como ele aparece, com letra e número.",
          "Limpe as lentes da fotocélula e tire o que estiver na frente.",
          "Desligue o disjuntor por um minuto.",
          "Religue, fique longe da folha e acione uma vez.",
          "Se o código voltar, desligue o disjuntor e mande as fotos.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico usa o código", "Do código ao conserto"],
        slots: [
          [
            "O técnico procura o código no manual da placa e mede a parte acusada antes de trocar qualquer peça. Nem sempre ela é a culpada: folha pesada, por exemplo, faz a placa acusar o motor. Depois do conserto, o erro é apagado e o percurso é gravado de novo.",
            "O código diz por onde começar, e a medição confirma. Um erro de motor pode vir de roldana travada, e um de percurso, de fio solto no sensor. Corrigida a causa, o técnico apaga o erro e regrava o percurso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo código vale para todas as marcas?",
        answers: [
          "Não. O mesmo código pode ser fotocélula em uma placa e motor em outra, e até versões da mesma placa mudam a lista.",
          "Não vale: cada fabricante numera os erros do seu jeito. Use sempre o manual do modelo que está na etiqueta.",
        ],
      },
      {
        question: "Posso continuar usando o portão com o código no visor?",
        answers: [
          "Não convém insistir. A placa parou por segurança, e repetir o comando pode queimar o motor ou fechar sem a proteção da fotocélula.",
          "Evite: o código é um aviso de proteção. Deixe o disjuntor desligado até saber o que ele significa.",
        ],
      },
      {
        question: "O visor só se vê com a tampa aberta. Como faço?",
        answers: [
          "Não abra. Descreva o que o portão faz e mande a foto da etiqueta por fora; o técnico lê o visor na visita.",
          "Deixe a tampa fechada e mande um vídeo do portão. A leitura do visor é feita pelo técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do visor com o código, se ele aparece por fora, e um vídeo do portão",
  },
  {
    id: "transportadora-12-metros",
    broader: "galpao",
    label: "Portão de 12 metros em transportadora",
    phrase: "o portão de 12 metros da transportadora",
    asks: [
      "transportadora 12 metros",
      "transportadora portão 12 metros",
      "transportadora 12 m",
      "transportadora portão 12 m",
      "portão 12 metros carreta",
      "portão 12 metros caminhão",
      "portão 12 metros galpão",
      "portão 12 metros pátio",
      "portão 12 metros empresa",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de 12 metros em transportadora é quase sempre de correr, em uma folha inteira ou em duas de 6 metros que se encontram no meio. O motor é industrial, escolhido pelo peso da folha com um terço de sobra e pelas saídas de caminhão na hora cheia. O orçamento é grátis, por foto e medidas.",
        "Em transportadora com vão de 12 metros, o portão de correr serve melhor, porque não limita a altura da carreta. Folha inteira pede 12 metros livres ao lado e um motor forte; duas folhas de 6 metros pedem dois motores menores. Com foto, peso e medidas, o orçamento sai grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Uma folha de 12 metros ou duas de 6", "Como dividir o vão de 12 metros"],
        slots: [
          [
            "O espaço ao lado do vão decide. A folha precisa de muro livre com o comprimento dela, mais uma sobra para o motor e o batente.",
            "Meça primeiro o muro de cada lado, porque a folha aberta fica inteira ao lado da passagem.",
          ],
        ],
        bullets: [
          "Uma folha: um motor só, mais forte, e 12 metros de muro livre de um lado.",
          "Duas folhas de 6 metros: dois motores, 6 metros livres de cada lado e metade do tempo de abertura.",
          "Sem muro livre: portão telescópico, em que uma folha recolhe atrás da outra.",
        ],
      },
      {
        about: "check",
        headings: ["Trilho e base para passar carreta", "O piso sob o portão"],
        slots: [
          [
            "O trilho vai chumbado em viga de concreto contínua, nivelado de ponta a ponta, porque a carreta passa por cima dele todo dia. Em 12 metros, qualquer afundamento faz a folha correr sozinha ou o motor forçar.",
            "Roda de carreta afunda trilho preso só no piso. Em um vão desse tamanho é preciso uma viga de concreto embaixo, em nível, com a emenda do trilho lixada.",
          ],
          [
            "A folha comprida também precisa de roldanas reforçadas, com rolamento, e de guia em cima que não a deixe tombar. Batente firme nas duas pontas evita que ela saia do trilho.",
            "Roldana de rolamento, guia superior e batente nas duas pontas mantêm a folha em pé. Sem o batente, uma folha desse peso pode sair do trilho e tombar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensores para caminhão", "Proteção com carreta na passagem"],
        slots: [
          [
            "Um par de fotocélulas não vê o espaço entre o cavalo e o baú da carreta. Use dois pares em alturas diferentes ou um laço no piso, e sinaleiro para quem anda a pé no pátio.",
            "Entre o cavalo e o baú, o feixe único fica livre e o portão pode fechar. Dois pares de sensores em alturas diferentes, ou laço no piso, resolvem, com sinaleiro para o pedestre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para abrir 12 metros?",
        answers: [
          "A 12 metros por minuto, um minuto. Duas folhas de 6 metros caem para a metade, e motor com inversor abre mais rápido.",
          "Um motor de 12 metros por minuto leva um minuto. Onde há fila na rua, duas folhas ou um motor mais rápido encurtam a espera.",
        ],
      },
      {
        question: "Precisa de energia trifásica?",
        answers: [
          "Nem sempre: muitos motores pesados são monofásicos em 220 V. O peso da folha e o quadro da empresa decidem.",
          "Depende da folha. Há motor industrial monofásico, e o trifásico entra nas folhas maiores ou onde a rede já existe.",
        ],
      },
      {
        question: "Vocês fazem a folha de 12 metros?",
        answers: [
          "A folha e o trilho são de serralheria. Nós vendemos, instalamos e consertamos o motor e dizemos ao serralheiro o que ele precisa deixar pronto.",
          "A fabricação é do serralheiro. O motor, a central, os sensores e a regulagem são conosco.",
        ],
      },
    ],
    photo: "fotos do vão inteiro, do muro dos dois lados e do trilho, com a largura, a altura e o material da folha",
  },
  {
    id: "grelha-e-trilho",
    broader: "trilho",
    label: "Grelha junto do trilho",
    phrase: "a grelha que atrapalha o trilho do portão",
    asks: [
      "portão passa cima grelha",
      "portão correr ralo",
      "portão passando cima ralo",
      "portão correr cima ralo",
      "grelha garagem entupida",
      "grelha entupida",
      "grelha trilho",
      "grelha calçada trilho",
      "grelha atrapalha trilho",
      "grelha portão",
      "grelha portão correr",
      "grelha embaixo portão",
      "grelha garagem portão",
      "ralo trilho portão",
      "canaleta trilho portão",
      "canaleta portão correr",
      "grelha entorta trilho",
      "portão raspa grelha",
    ],
    intent: "question",
    answers: {
      any: [
        "A grelha atrapalha o trilho do portão quando fica mais alta que o piso, quando está solta ou quando o trilho passa por cima dela sem apoio. O certo é o trilho em concreto firme e a grelha ao lado, para dentro da garagem e no mesmo nível. O orçamento do acerto é grátis por foto.",
        "Se o portão raspa na grelha ou dá um pulo ao passar por ela, a grelha subiu, soltou ou deixou o trilho sem base. A grelha é nivelada pelo pedreiro, e o trilho e as roldanas são acertados pelo técnico. Não force o motor até lá, para não gastar cremalheira e roldana.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Como a grelha prejudica o trilho", "O que a grelha faz com o portão"],
        slots: [
          [
            "A canaleta sob a grelha é um vazio. O trilho apoiado na beira dela cede quando o carro passa, e a roldana, que é a roda do portão, sente o degrau.",
            "Debaixo da grelha não há piso, e o trilho preso na borda afunda aos poucos com o peso do carro. A roldana passa a bater naquele ponto.",
          ],
        ],
        bullets: [
          "Grelha alta: a folha raspa ou bate nela.",
          "Grelha solta: levanta quando o carro passa e pega na folha.",
          "Trilho atravessado sobre a canaleta: dobra no meio.",
          "Canaleta entupida: a água sobe, cobre o trilho e leva areia para ele.",
        ],
      },
      {
        about: "visit",
        headings: ["Onde pôr a grelha e como corrigir", "O jeito certo: trilho no concreto, grelha ao lado"],
        slots: [
          [
            "O trilho fica em uma faixa de concreto inteira, e a grelha corre paralela a ele, do lado de dentro, encaixada em um quadro de ferro chumbado. Onde os dois precisam se cruzar, o serralheiro faz um apoio de aço sob o trilho.",
            "A grelha deve acompanhar o trilho do lado da garagem, em quadro chumbado e rente ao piso. Se o cruzamento for inevitável, o trilho recebe uma viga de aço por baixo, sem depender da grelha.",
          ],
          [
            "Depois da obra, o técnico confere o nível do trilho, as roldanas e a distância entre a cremalheira e o motor, e regula a força de novo.",
            "Com o piso pronto, o trilho é nivelado, as roldanas são examinadas e o motor recebe nova regulagem de força e de parada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Limpeza da grelha e do trilho", "Como evitar que volte"],
        slots: [
          [
            "Com o disjuntor desligado, varra o trilho e tire folhas e areia da canaleta antes da época de chuva. Grelha que balança deve ser fixada logo, porque uma ponta levantada pode travar a folha no meio do caminho.",
            "Antes das chuvas, desligue o disjuntor, limpe a canaleta e varra o trilho. Prenda a grelha que se mexe, já que uma barra levantada trava o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar a grelha para o portão passar?",
        answers: [
          "Não corte sem ver o apoio, porque a grelha sem quadro cede sob o carro. Quem ajusta é o serralheiro, com moldura nova.",
          "Melhor não: o corte tira o apoio da peça. O serralheiro refaz a grelha em quadro, rente ao piso.",
        ],
      },
      {
        question: "A grelha pode ficar na calçada?",
        answers: [
          "O melhor é dentro do terreno. Na calçada valem as regras da prefeitura, que não aceita degrau nem fresta que prenda o pé.",
          "Dentro do lote não há dúvida; na calçada é preciso consultar a prefeitura antes da obra.",
        ],
      },
      {
        question: "Vocês fazem a obra da grelha?",
        answers: [
          "Não: a canaleta é do pedreiro, e o quadro da grelha, do serralheiro. Nós acertamos trilho, roldanas, cremalheira e motor.",
          "A obra é de pedreiro e serralheiro. O portão e o motor, antes e depois dela, são conosco.",
        ],
      },
    ],
    photo: "fotos da grelha e do trilho de perto, no ponto em que o portão prende, e um vídeo da folha passando ali",
  },
  {
    id: "fechar-portao-vazado",
    broader: "peso",
    label: "Película, tela ou chapa em portão vazado",
    phrase: "o fechamento do portão vazado",
    asks: [
      "insulfilm portão grade",
      "insulfilm portão vazado",
      "colocar chapa portão grade",
      "fechar portão chapa",
      "tapar portão grade",
      "tapar portão chapa",
      "película tela portão vazado",
      "película fumê portão",
      "película fumê portão vazado",
      "película portão vazado",
      "película portão",
      "tela portão vazado",
      "tela fumê portão vazado",
      "sombrite portão",
      "sombrite portão vazado",
      "fechar portão vazado",
      "tampar portão vazado",
      "cobrir portão vazado",
      "como fechar portão vazado",
      "chapa portão vazado",
      "fechar portão grade",
      "tampar portão grade",
      "cobrir portão grade",
      "policarbonato portão vazado",
    ],
    intent: "question",
    answers: {
      any: [
        "Película fumê só adere a vidro ou policarbonato, então não serve sozinha em portão vazado; o que se usa é tela, chapa perfurada ou placa de policarbonato presa no quadro. A tela deixa passar vento e quase não pesa. Chapa e placa pesam, e o motor precisa ser conferido antes.",
        "Para fechar portão vazado, a tela é a mais leve, a chapa perfurada dura mais e a placa de policarbonato fecha tudo. Película fumê precisa de uma superfície lisa para colar. Antes de pôr chapa ou placa, confira se o motor aguenta o peso e o vento; a resposta é grátis por foto.",
        "Tapar o portão com chapa dá certo se o motor e o batente aguentarem o peso e o vento que a folha passa a receber. A chapa perfurada pesa menos que a lisa. No basculante, o contrapeso é refeito pelo técnico antes do primeiro uso; mande a foto do portão e da etiqueta, e respondemos sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Película, tela, chapa ou policarbonato", "O que usar para fechar o vão da grade"],
        slots: [
          [
            "Compare o quanto cada material esconde, pesa e segura de vento. Portão fechado funciona como uma vela: num dia de vento, o motor faz mais força do que o peso indica.",
            "O peso é metade da conta, e o vento, a outra metade. Quanto mais fechada a folha, mais o vento a empurra contra o motor.",
          ],
        ],
        bullets: [
          "Tela ou sombrite: leve, deixa passar parte do vento, dura poucos anos ao sol.",
          "Chapa perfurada: dura muito, pesa menos que a lisa e deixa ver de dentro.",
          "Policarbonato: leve e fechado, segura o vento inteiro.",
          "Chapa lisa: a mais pesada, esconde tudo.",
          "Película fumê: só sobre vidro ou policarbonato já instalados.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no motor antes de fechar", "O peso e o vento no motor"],
        slots: [
          [
            "Some o peso do material ao da folha e veja na etiqueta do motor até quanto ele move. No basculante, o contrapeso precisa ser refeito pelo técnico no mesmo dia, e até lá o portão não se usa. No de abrir, o vento pede batente firme e trava.",
            "O limite de peso está na etiqueta ou no manual do motor. Basculante que ganhou peso fica desequilibrado e só volta a funcionar com o contrapeso acertado pelo técnico. Folha de abrir fechada pede batente e trava por causa do vento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como prender sem enroscar", "A fixação da tela e da chapa"],
        slots: [
          [
            "Tela amarrada com arame solta e enrosca na cremalheira, que é a barra dentada, ou na roldana. Prenda-a por dentro, esticada, com perfil ou rebite, longe das partes que se movem. Chapa e placa são serviço de serralheiro, com o disjuntor desligado.",
            "Fixe a tela esticada, do lado de dentro, com rebite ou perfil, e afastada da cremalheira, a barra dentada do portão de correr. Ponta solta enrosca e para o portão. Chapa e policarbonato ficam com o serralheiro, com o motor sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr a tela eu mesmo?",
        answers: [
          "No portão de correr ou de abrir, sim, fechado e com o disjuntor desligado. No basculante, chame o técnico, porque até pouco peso muda o equilíbrio.",
          "Em folha que corre ou gira, pode, sem energia. Em basculante, não: o equilíbrio é conferido por técnico.",
        ],
      },
      {
        question: "O portão ficou lento depois de fechado. É o motor?",
        answers: [
          "É o peso ou o vento a mais. O técnico confere roldanas, contrapeso e força antes de falar em motor novo.",
          "Provavelmente é a carga nova. Não aumente a força por conta própria, porque o portão deixa de reconhecer obstáculo.",
        ],
      },
      {
        question: "Vocês instalam tela ou película?",
        answers: [
          "Não: tela e chapa são do serralheiro, e película, de quem aplica em vidro. Nós acertamos contrapeso, força e motor depois.",
          "O fechamento não é nosso serviço. O motor, a regulagem e o contrapeso do portão já fechado são.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro e outra da etiqueta do motor, dizendo o material que quer pôr",
  },
  {
    id: "policarbonato-no-portao",
    broader: "peso",
    label: "Policarbonato em portão basculante",
    phrase: "o policarbonato no portão basculante",
    asks: [
      "policarbonato basculante",
      "policarbonato portão basculante",
      "policarbonato basculante preço",
      "policarbonato basculante m2",
      "policarbonato basculante preço m2",
      "policarbonato portão preço",
      "policarbonato portão preço m2",
      "portão policarbonato preço",
      "quanto custa policarbonato portão",
      "colocar policarbonato portão",
      "colocar policarbonato basculante",
      "trocar chapa policarbonato portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Policarbonato em portão basculante dá certo, desde que a placa vá presa em quadro de metal e o contrapeso seja acertado depois. Ele pesa menos que chapa de aço e vidro, mas fecha a folha ao vento. A placa é do serralheiro ou do vidraceiro; contrapeso e motor são conosco.",
        "O portão basculante aceita policarbonato no lugar da chapa ou do vidro, com folga no encaixe, porque a placa cresce no calor. Como o peso da folha muda, o técnico refaz o contrapeso antes de o portão voltar ao uso. O orçamento dessa parte é grátis por foto.",
      ],
      price: [
        "O preço do m2 de policarbonato em portão basculante é do serralheiro ou do vidraceiro, e depende do tipo, alveolar ou compacto, da espessura e do perfil de fixação. Nós cobramos o acerto do contrapeso e do motor para o novo peso, com orçamento grátis por foto.",
        "Policarbonato para portão basculante se cobra por m2 de placa, mais perfis, corte e colocação, valor que quem dá é o serralheiro. À parte entra o acerto do contrapeso, que é nosso e sai grátis por foto, porque a folha muda de peso.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do m2", "Do que depende o valor da placa"],
        slots: [
          [
            "Peça o orçamento por m2 já colocado, porque placa, perfil e corte cobrados em separado enganam na comparação. Meça largura e altura da folha e multiplique uma pela outra.",
            "Compare propostas pelo m2 instalado. A área é a largura da folha vezes a altura, e a sobra do corte da placa também é paga.",
          ],
        ],
        bullets: [
          "Alveolar, oco por dentro: mais leve e mais barato.",
          "Compacto, maciço: mais caro, parecido com vidro e resistente a batida.",
          "Espessura: mais grossa verga menos em vão grande.",
          "Proteção contra o sol: sem ela, a placa amarela em poucos anos.",
          "Perfis, vedação e reforço do quadro.",
        ],
      },
      {
        about: "check",
        headings: ["O contrapeso depois da troca", "Por que o portão precisa ser reequilibrado"],
        slots: [
          [
            "O basculante só sobe leve porque o contrapeso tem quase o mesmo peso da folha. Trocada a chapa por policarbonato, a folha fica mais leve e tende a subir sozinha. Por isso o portão fica travado e sem energia até o técnico retirar a carga que sobra.",
            "A folha e o contrapeso se equilibram. Com a placa nova, mais leve, o contrapeso passa a puxar a folha para cima, e soltá-la é perigoso. Deixe o disjuntor desligado e espere o acerto do técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor e a fixação da placa", "Motor, vento e encaixe"],
        slots: [
          [
            "O motor atual quase sempre continua servindo, já que a folha ficou mais leve; só a força é regulada para baixo. O braço do motor é preso no quadro de metal, nunca na placa. Deixe folga no encaixe, porque o policarbonato se dilata ao sol.",
            "Não costuma ser preciso trocar o motor, apenas diminuir a força na central. Suporte e braço ficam no ferro ou no alumínio do quadro. No encaixe, a placa precisa de alguns milímetros livres para crescer no calor sem estufar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alveolar ou compacto no basculante?",
        answers: [
          "O alveolar basta em folha alta e protegida; o compacto aguenta bola e batida e parece vidro. Os dois precisam de face com proteção contra o sol.",
          "Para folha que leva pancada, o compacto. Onde só se quer claridade e pouco peso, o alveolar.",
        ],
      },
      {
        question: "Posso trocar a chapa e usar o portão no mesmo dia?",
        answers: [
          "Só depois do acerto do contrapeso. Combine o serralheiro e o técnico para o mesmo dia.",
          "Pode, se o técnico reequilibrar a folha logo em seguida. Antes disso, não destrave nem acione.",
        ],
      },
      {
        question: "Policarbonato segura ladrão?",
        answers: [
          "O compacto é difícil de quebrar, mas o que segura é o quadro com travessas e a trava. O alveolar fino se corta com facilidade.",
          "A placa compacta resiste bem; a alveolar, pouco. A segurança vem do quadro, das travessas e da trava.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da caixa do contrapeso, com a largura e a altura da folha",
  },
  {
    id: "numero-de-serie-do-motor",
    broader: "motor",
    label: "Número de série e etiqueta do motor",
    phrase: "a etiqueta com o número de série do motor",
    asks: [
      ...combine(["número série", "numero serie"], ["motor", "motor portão", "onde fica", "etiqueta", "placa motor"]),
      "onde fica número série motor",
      "número série motor onde fica etiqueta",
      "onde fica etiqueta motor",
      "onde fica etiqueta motor portão",
      "onde está etiqueta motor",
      "etiqueta motor onde fica",
      "achar etiqueta motor",
      "etiqueta motor apagada",
      "etiqueta motor sumiu",
      "motor sem etiqueta",
    ],
    intent: "question",
    answers: {
      any: [
        "O número de série do motor fica na etiqueta colada na carcaça, em geral na lateral, atrás ou embaixo da caixa, junto do modelo e da tensão. No basculante, olhe no corpo do motor, no pé da coluna ou no alto dela. Ele também vem na embalagem e no termo de garantia.",
        "A etiqueta do motor do portão, com modelo e número de série, está por fora da caixa: na lateral, na traseira ou na base. Desligue o disjuntor, limpe com pano seco e fotografe com o celular. Não abra a tampa. Se ela sumiu, a nota e a caixa do motor trazem o mesmo número.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde procurar a etiqueta", "Como achar e fotografar o número de série"],
        slots: [
          [
            "Procure por fora, com o disjuntor desligado, pois a folha não pode andar enquanto você está perto. O celular alcança os cantos em que a cabeça não cabe.",
            "A busca é só por fora. Com o disjuntor desligado, passe o celular filmando em volta da caixa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Motor de correr: olhe as laterais e a traseira da caixa, junto do piso.",
          "Basculante: olhe o corpo do motor na coluna, sem subir na folha.",
          "Portão de abrir: olhe o tubo do braço e a caixa da central.",
          "Limpe com pano seco e fotografe com o flash ligado.",
        ],
      },
      {
        about: "what",
        headings: ["O que diz cada linha da etiqueta", "Modelo, série e tensão: o que é o quê"],
        slots: [
          [
            "O número de série identifica aquela unidade e serve para a garantia. Para comprar peça, o que vale é o modelo e a tensão.",
            "Série é o número daquela máquina, usado pelo fabricante na garantia. Quem decide a peça certa é o modelo, com a tensão.",
          ],
        ],
        bullets: [
          "Modelo: nome da linha, que diz quais peças servem.",
          "Número de série: letras e números longos, às vezes com código de barras.",
          "Tensão: 127, 220 V ou as duas.",
          "Potência e ciclos: força e quantas aberturas por hora ele aguenta.",
          "Data ou lote de fabricação, quando há.",
        ],
      },
      {
        about: "visit",
        headings: ["Quando a etiqueta apagou ou sumiu", "Motor sem etiqueta: como identificar"],
        slots: [
          [
            "Sem etiqueta, o motor ainda se reconhece pelo formato da caixa, pela placa eletrônica e pela engrenagem. Mande fotos de todos os lados, do controle e do portão. A nota fiscal da compra traz o modelo e, muitas vezes, a série.",
            "O formato da carcaça, a cor, o controle e a placa mostram de que motor se trata. Fotografe tudo por fora e procure a nota da compra, em que costumam estar o modelo e o número de série.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Para que serve o número de série?",
        answers: [
          "Para provar a garantia no fabricante e confirmar que o motor é original. Para peça, ele raramente é pedido.",
          "O fabricante o usa para saber a data de fabricação e atender a garantia. Guarde uma foto dele com a nota.",
        ],
      },
      {
        question: "O número da placa eletrônica é o número de série do motor?",
        answers: [
          "Não. A placa tem o próprio código, que muda quando ela é trocada; o do motor fica na carcaça.",
          "São diferentes: o código da placa é só dela, e a série do motor está na etiqueta da caixa.",
        ],
      },
      {
        question: "O motor é usado e a etiqueta foi arrancada. Devo desconfiar?",
        answers: [
          "Sim. Sem etiqueta não há como provar origem nem garantia, e a tensão pode ser outra. Peça a nota antes de pagar.",
          "Convém desconfiar: falta a prova da origem, do modelo e da tensão. Sem nota, melhor não comprar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou, se ela sumiu, fotos da caixa por todos os lados e do controle",
  },
  {
    id: "dilacerador-de-pneu",
    broader: "cancela",
    label: "Dilacerador de pneu",
    phrase: "o dilacerador de pneu na entrada",
    asks: [
      "dilacerador",
      "dilacerador pneu",
      "dilacerador pneu condomínio",
      "dilacerador pneu entrada",
      "dilacerador entrada condomínio",
      "dilacerador pneus garagem",
      "garra fura pneu",
      "fura pneu entrada",
      "fura pneu condomínio",
      "fura pneu garagem",
      "estrepe entrada condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Dilacerador de pneu não é serviço nosso: quem fornece e instala são empresas de controle de acesso veicular. Ele fura o pneu de quem passa na contramão ou força a entrada. Em condomínio, cancela com laço no piso e dois portões em sequência costumam resolver sem ferir moto, bicicleta e pedestre, e isso fazemos.",
        "Na entrada de condomínio, o dilacerador de pneu só convém com pista exclusiva de carro, sinalização e aprovação em assembleia, porque machuca quem passa de moto, bicicleta ou a pé. Não o instalamos; para barrar invasão, trabalhamos com cancela, motor de portão e sensores.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como funciona o dilacerador", "O que ele faz e o que não faz"],
        slots: [
          [
            "São garras de aço embutidas em uma base no piso. No modelo fixo, a garra abaixa no sentido permitido e fura o pneu no contrário; no automático, ela sobe e desce junto com a cancela ou o portão.",
            "O dilacerador é uma fileira de garras no chão. Há o mecânico, que só deixa passar em um sentido, e o motorizado, que abaixa quando a entrada é liberada.",
          ],
          [
            "Ele não detém quem vem a pé nem impede que o carro siga alguns metros com o pneu furado. Serve para intimidar e para deixar o veículo parado logo adiante.",
            "O carro com o pneu furado ainda anda um pouco, e o pedestre passa pelo lado. A função dele é desencorajar a contramão e a invasão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Riscos para morador e visitante", "Por que muitos condomínios desistem"],
        slots: [
          [
            "Uma falha no comando fura o pneu de quem tinha autorização, e o prejuízo volta para o condomínio. Moto, bicicleta, salto e carrinho de bebê são os que mais sofrem, por isso a faixa de pedestre precisa ser separada.",
            "Basta um sensor falhar para o morador perder o pneu, e a conta fica com o condomínio. Quem anda a pé, de bicicleta ou de moto precisa de outra passagem, bem sinalizada.",
          ],
        ],
        bullets: [
          "Placa antes da entrada e pintura no piso.",
          "Passagem de pedestres e de motos em separado.",
          "Sensor que impeça a garra de subir com veículo em cima.",
          "Limpeza da base, que junta areia e água.",
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar em vez do dilacerador", "Outras formas de barrar a invasão"],
        slots: [
          [
            "Para o carro que entra colado em outro, a clausura é o mais eficaz: dois portões, em que o segundo só abre com o primeiro fechado.",
            "A clausura, com dois portões que nunca abrem juntos, é o que melhor evita o carro que entra atrás do morador.",
          ],
        ],
        bullets: [
          "Motor rápido, que fecha logo depois do carro.",
          "Cancela com laço no piso, para um veículo por vez.",
          "Tag ou leitor em cada carro, com bloqueio individual.",
          "Câmera na entrada e botão de pânico na guarita.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Condomínio pode instalar dilacerador de pneu?",
        answers: [
          "Na área interna, a decisão passa pela assembleia, e convém ouvir a administradora e a seguradora sobre a responsabilidade por danos. Na calçada e na rua, não.",
          "Dentro do terreno, com aprovação em assembleia e sinalização. Antes, pergunte à seguradora quem paga um pneu furado por falha.",
        ],
      },
      {
        question: "O dilacerador pode ser ligado à cancela que já temos?",
        answers: [
          "O automático costuma aceitar o comando da cancela, mas a ligação e a garantia são de quem o fornece.",
          "Em geral pode, por um contato da central da cancela. O fornecedor do dilacerador é que faz essa ligação.",
        ],
      },
      {
        question: "Vocês consertam a cancela da entrada?",
        answers: [
          "Sim, conforme o modelo: a foto da etiqueta mostra se o atendemos, e o orçamento do motor, da haste ou do sensor sai sem custo.",
          "Consertamos o portão e as cancelas que atendemos, o que a foto da entrada e da etiqueta já mostra, com orçamento grátis.",
        ],
      },
    ],
    photo: "fotos da entrada de veículos por dentro e por fora, da cancela ou do portão e da etiqueta do motor",
  },
  {
    id: "catraca-e-torniquete",
    broader: "controle-de-acesso",
    label: "Catraca e torniquete",
    phrase: "a catraca da entrada",
    asks: [
      "catraca travada",
      "catraca travada prédio",
      "catraca travada prédio comercial",
      "catraca prédio",
      "catraca empresa",
      "catraca condomínio",
      "catraca entrada",
      "catraca defeito",
      "catraca não libera",
      "conserto catraca",
      "manutenção catraca",
      "instalar catraca",
      "instalação catraca",
      "preço catraca",
      "catraca eletrônica",
      "torniquete",
      "torniquete fábrica",
      "torniquete indústria",
      "torniquete empresa",
      "torniquete entrada",
      "torniquete obra",
      "torniquete condomínio",
      "catraca ou torniquete",
      "catraca torniquete",
    ],
    intent: "question",
    answers: {
      any: [
        "Catraca não é serviço nosso: catraca travada se resolve com a assistência da marca ou com a empresa de controle de acesso do prédio. Abra a passagem lateral, a do cadeirante, e deixe a catraca desligada. O que instalamos e consertamos na mesma entrada é portão, cancela, fechadura elétrica e seus motores.",
        "Não fazemos conserto, manutenção nem instalação de catraca: quem atende é a assistência da marca ou a empresa de controle de acesso. Trabalhamos com o que fica ao lado dela, o portão dos carros, o portão social com fechadura elétrica e a cancela, com orçamento grátis por foto.",
        "Torniquete de fábrica e catraca são vendidos e consertados por empresas de controle de acesso, e não por nós. Nosso serviço na mesma portaria é o portão dos veículos, o portão social com fechadura elétrica e a cancela, com orçamento grátis por foto.",
      ],
      price: [
        "O preço da catraca ou do torniquete é dado pelo fabricante ou pela empresa de controle de acesso, porque não vendemos nem instalamos esses aparelhos. O que orçamos de graça, por foto, é o portão dos carros, a cancela e o portão social com fechadura elétrica da mesma entrada.",
        "Não temos preço de catraca nem de torniquete: quem vende é a empresa de controle de acesso, e o valor muda com o modelo e o leitor. Para o portão social com fechadura elétrica, que às vezes resolve no lugar dela, o orçamento é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Catraca, torniquete ou portão social", "Qual barreira serve em cada entrada"],
        slots: [
          [
            "A catraca conta e libera uma pessoa por vez, com alguém por perto. O torniquete, fechado até o alto, faz o mesmo sem vigia. O portão social com fechadura elétrica custa menos e basta onde entra pouca gente.",
            "Catraca serve a recepção com vigia, porque pode ser pulada. Torniquete, que vai do chão ao teto, serve a fábrica e obra sem vigia. Para pouca gente, o portão social com fechadura elétrica e leitor resolve por menos.",
          ],
        ],
        bullets: [
          "Fluxo: conte as pessoas na troca de turno.",
          "Acessibilidade: toda entrada precisa de passagem para cadeira de rodas.",
          "Emergência: a saída tem de liberar sem energia.",
          "Veículo: nunca pela mesma passagem do pedestre.",
        ],
      },
      {
        about: "check",
        headings: ["Catraca travada: o que fazer na hora", "Enquanto a assistência não chega"],
        slots: [
          [
            "Ninguém deve pular nem forçar o braço, porque o mecanismo quebra e machuca. A portaria pode manter o fluxo pela passagem ao lado.",
            "Não force o braço da catraca. Ele tem um mecanismo que quebra, e a passagem ao lado serve enquanto isso.",
          ],
        ],
        steps: [
          "Libere a passagem lateral e deixe alguém conferindo as entradas.",
          "Veja se há energia e se o leitor acende.",
          "Teste outro crachá: pode ser só o cadastro.",
          "Desligue e religue uma vez no botão ou na tomada própria.",
          "Anote a marca e o modelo e chame a assistência.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos na portaria", "Portão, cancela e fechadura na mesma entrada"],
        slots: [
          [
            "Cuidamos do que abre para carros e do portão de pedestres: motor, central, fechadura elétrica, fotocélula, tag e botoeira da guarita. Em geral, o leitor da empresa de acesso comanda o nosso portão por um contato simples, sem trocar de sistema.",
            "Do lado dos veículos e do portão social, o serviço é nosso, do motor à botoeira da guarita. O sistema de crachá que o prédio já tem costuma acionar o portão por um contato, e combinamos essa ligação com o fornecedor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A catraca precisa abrir quando falta luz?",
        answers: [
          "A saída de emergência, sim: a passagem tem de ficar livre sem energia e no alarme de incêndio, conforme o projeto dos bombeiros.",
          "Precisa haver saída livre sem energia. O projeto de incêndio diz se é pela catraca ou pela porta ao lado.",
        ],
      },
      {
        question: "O crachá da catraca pode abrir o portão da garagem?",
        answers: [
          "Pode, em geral, se o leitor tiver um contato de saída ligado à entrada de botoeira do motor. A foto do leitor e da etiqueta mostra.",
          "Na maioria dos sistemas, sim: um contato do leitor aciona o motor como se fosse um botão.",
        ],
      },
      {
        question: "Vocês indicam quem conserta catraca?",
        answers: [
          "Procure a assistência da marca, cujo nome está no corpo da catraca. É ela que tem peça e programa do leitor.",
          "A etiqueta da catraca traz o fabricante, e o site dele lista as assistências da sua região.",
        ],
      },
    ],
    photo: "fotos da portaria, do portão de veículos e do portão social e da etiqueta do motor",
  },
  {
    id: "nr-35-no-portao",
    broader: "normas",
    label: "NR-35 no serviço do portão",
    phrase: "a NR-35 no serviço do portão",
    asks: [
      "nr 35",
      "nr35",
      "nr 35 portão",
      "nr35 portão",
      "nr 35 cabo",
      "nr 35 troca cabo",
      "trabalho altura nr 35",
      "trabalho altura nr 35 troca cabo",
      "trabalho altura portão",
      "trabalho altura troca cabo",
      "trabalho altura portão condomínio",
      "técnico portão nr 10 nr 35",
      "nr 10 nr 35 portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A NR-35 vale para a troca de cabo do portão quando o técnico trabalha a mais de 2 metros do piso, com risco de queda. Aí se exigem treinamento, análise de risco e proteção contra queda. Em basculante de casa, o serviço costuma ser feito abaixo disso, em escada firme e com a folha escorada.",
        "Trabalho em altura, pela NR-35, é o feito acima de 2 metros do nível de baixo, com risco de queda. A troca de cabo em portão alto de galpão, em prédio ou em porta de enrolar pode entrar nela. Avise a altura ao pedir o orçamento, que é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando a NR-35 se aplica ao portão", "Troca de cabo: acima ou abaixo de 2 metros"],
        slots: [
          [
            "Conta a altura em que a pessoa trabalha, e não a do portão. O cabo de um basculante comum passa por roldanas no alto da coluna, que se alcançam de uma escada baixa.",
            "O que se mede é a que altura o técnico fica, e não o tamanho da folha. Em portão residencial, a roldana do alto se alcança do segundo ou terceiro degrau da escada.",
          ],
        ],
        bullets: [
          "Basculante de casa: em geral, abaixo de 2 metros.",
          "Portão alto de galpão ou indústria: quase sempre acima.",
          "Porta de enrolar com rolo alto: acima, com andaime ou plataforma.",
          "Fiação e câmera no alto da fachada: acima.",
        ],
      },
      {
        about: "check",
        headings: ["O que a empresa ou o síndico pode pedir", "Documentos para o serviço em altura"],
        slots: [
          [
            "Quando o serviço passa de 2 metros, o contratante pode pedir a comprovação antes do dia marcado. Na parte elétrica vale outra norma, a NR-10.",
            "Peça os papéis junto com o orçamento, para não parar a equipe na portaria. Para a parte elétrica, a norma é a NR-10.",
          ],
        ],
        bullets: [
          "Certificado de treinamento em NR-35, dentro da validade de 2 anos.",
          "Atestado de saúde que libere trabalho em altura.",
          "Análise de risco do serviço.",
          "Cinto e ponto de ancoragem, ou andaime e plataforma.",
        ],
      },
      {
        about: "safety",
        headings: ["Como a troca de cabo é feita com segurança", "Cuidados antes de soltar o cabo"],
        slots: [
          [
            "Antes de tocar no cabo, o técnico desliga o disjuntor, escora a folha e o contrapeso e isola a área. Só então o cabo é solto, sempre o par dos dois lados. O morador não destrava nem empurra basculante com cabo rompido.",
            "O disjuntor é desligado, a folha e o contrapeso são escorados e ninguém passa por baixo. Os cabos dos dois lados são trocados juntos. Quem mora ou trabalha no local fica afastado e não mexe na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A NR-35 vale para casa?",
        answers: [
          "Ela é uma norma de trabalho: obriga quem emprega o técnico, também quando o serviço é em casa. O morador não precisa de documento, mas pode exigir segurança.",
          "Vale para o trabalhador e quem o emprega, seja qual for o endereço. O dono da casa não tem papel a preencher.",
        ],
      },
      {
        question: "O zelador pode subir para trocar o cabo?",
        answers: [
          "Não. Além da altura, o cabo segura a folha e o contrapeso, que caem se forem soltos do jeito errado.",
          "Não deve: falta treinamento e o cabo está sob carga. A troca é do técnico, com escora.",
        ],
      },
      {
        question: "O que informar para o orçamento?",
        answers: [
          "A altura do portão e do ponto em que está o defeito, se há espaço para andaime e que documentos a portaria pede.",
          "Mande a altura, uma foto do local e a lista de documentos exigidos na entrada.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e do cabo, tiradas do chão, com a altura aproximada",
  },
  {
    id: "altura-livre-para-van",
    broader: "medidas",
    label: "Altura livre para van",
    phrase: "a altura livre do portão para van",
    asks: [
      "altura livre van",
      "altura livre van escolar",
      "altura livre van escolar 2,60 m",
      "altura livre 2,60",
      "altura livre portão",
      "altura livre portão van",
      "altura portão van",
      "altura portão van escolar",
      "portão para van altura",
      "van não passa portão",
      "van escolar passa portão",
      "qual altura portão van",
      "van teto alto portão",
      "van alta portão basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "Altura livre de 2,60 m serve para van escolar de até uns 2,45 m, porque convém deixar 15 cm de sobra sobre o teto. Van de teto baixo passa; a de teto alto pode ter de 2,5 a 2,8 m e não passar. Meça a sua com o ar-condicionado de teto e com o portão aberto.",
        "Para passar van, a altura livre do portão é a altura dela mais 15 cm de sobra, medida com a folha aberta. Van de teto baixo fica perto de 2,2 m, e a de teto alto, entre 2,5 e 2,8 m. No basculante, a folha aberta tira parte dessa altura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir a altura livre", "Meça o vão com o portão aberto"],
        slots: [
          [
            "Altura livre é a distância do piso ao ponto mais baixo por onde a van passa, que pode ser a folha aberta, a viga ou a lâmpada. Meça com o portão aberto e o disjuntor desligado, e não embaixo de folha que desce sozinha.",
            "O que vale é o ponto mais baixo da passagem: a verga, a folha aberta ou uma tubulação. Com o portão aberto e firme, desligue o disjuntor antes de medir.",
          ],
        ],
        steps: [
          "Meça do piso à folha aberta, nas duas pontas.",
          "Meça da rampa ao alto do vão, no ponto em que a van inclina.",
          "Meça a van com bagageiro, ar-condicionado e antena.",
          "Subtraia: a sobra deve ser de 15 cm ou mais.",
        ],
      },
      {
        about: "choose",
        headings: ["Que portão não tira altura", "Van alta: qual tipo de portão usar"],
        slots: [
          [
            "A rampa conta: quando a frente já desceu, a traseira da van sobe e pode tocar a verga. Se faltam poucos centímetros, trocar o tipo de portão ajuda mais que subir a viga.",
            "Em entrada com rampa, a traseira levanta no meio da passagem, e a sobra precisa ser maior. Faltando pouco, compare os tipos de portão antes de mexer na viga.",
          ],
        ],
        bullets: [
          "De correr e de abrir: não limitam a altura.",
          "Basculante: a folha deitada tira de 10 a 25 cm.",
          "Porta de enrolar: a caixa do rolo pode ocupar o alto do vão.",
          "Seccionado: deita no teto e precisa de espaço acima do vão.",
        ],
      },
      {
        about: "safety",
        headings: ["Sensor para veículo alto", "Fotocélula e van escolar"],
        slots: [
          [
            "Com van, use dois pares de fotocélulas, um baixo e um alto, e desligue o fechamento automático curto. Em frente de escola, quem aciona precisa ver a passagem inteira, porque há criança por perto.",
            "Dois pares de fotocélulas, em alturas diferentes, veem a van e a criança. O fechamento automático fica longo ou desligado, e o portão só é acionado por quem vê a passagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para subir o basculante para ganhar altura?",
        answers: [
          "Às vezes o fim de curso está curto e a folha para antes do alto; o técnico regula isso. Além desse ponto, só mudando a ferragem ou a viga.",
          "Dá, se a folha parou antes do fim por regulagem. Se já sobe tudo, a saída é outro tipo de portão.",
        ],
      },
      {
        question: "A van já bateu na folha. O que fazer?",
        answers: [
          "Pare de usar, desligue o disjuntor e afaste as pessoas. Folha torta ou fora do lugar é avaliada pelo técnico, sem destravar.",
          "Não acione mais nem destrave. Com o disjuntor desligado, mande fotos de longe e peça a visita.",
        ],
      },
      {
        question: "Onde vejo a altura da van?",
        answers: [
          "No manual do veículo, que dá a altura sem acessórios. Some o ar-condicionado e o bagageiro, se houver.",
          "O manual traz a altura de fábrica; os acessórios do teto entram por fora. O mais seguro é medir.",
        ],
      },
    ],
    photo: "fotos do vão com o portão aberto e fechado, com a altura do piso à folha aberta e a da van",
  },
  {
    id: "espelho-convexo-na-saida",
    broader: "sinaleiro",
    label: "Espelho convexo na saída da garagem",
    phrase: "o espelho convexo na saída da garagem",
    asks: [
      "espelho convexo",
      "espelho convexo garagem",
      "espelho convexo saída garagem",
      "espelho convexo portão",
      "espelho saída garagem",
      "espelho garagem ver calçada",
      "espelho panorâmico garagem",
      "onde colocar espelho convexo",
    ],
    intent: "question",
    answers: {
      any: [
        "O espelho convexo na saída da garagem fica na parede ou coluna oposta ao lado que o motorista não vê, na altura dos olhos dele ou um pouco acima. Ajuda quem sai a ver o pedestre, mas não avisa quem está na calçada: isso é do sinaleiro, que instalamos junto ao portão.",
        "Não conhecemos lei geral que torne obrigatório o espelho na saída da garagem do prédio, mas a prefeitura ou o projeto aprovado podem pedir. O espelho convexo mostra a calçada ao motorista e se compra em loja de sinalização. O sinaleiro, que avisa o pedestre, é o que instalamos, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr e de que tamanho", "Posição e tamanho do espelho"],
        slots: [
          [
            "Sente-se no carro, na posição em que você para antes de sair, e peça a alguém que mova o espelho até a calçada aparecer. Só depois marque os furos.",
            "O lugar certo se acha de dentro do carro: pare onde costuma esperar e ajuste o espelho até ver a calçada dos dois lados.",
          ],
        ],
        bullets: [
          "Dentro do terreno, sem avançar sobre a calçada.",
          "Fora do caminho da folha e do feixe da fotocélula.",
          "Diâmetro maior quanto mais longe do motorista.",
          "Modelo externo, de acrílico ou policarbonato, com aba contra chuva.",
        ],
      },
      {
        about: "safety",
        headings: ["O que o espelho não resolve", "Espelho, sinaleiro e fotocélula juntos"],
        slots: [
          [
            "O espelho curvo faz tudo parecer menor e mais longe do que está. Saia devagar, com o sinaleiro ligado antes de a folha se mover e a fotocélula protegendo a passagem.",
            "No espelho convexo, a pessoa parece mais distante do que está. Por isso ele completa o sinaleiro e a fotocélula, e não dispensa nenhum dos dois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que instalamos na saída", "Sinaleiro e sensores ligados ao motor"],
        slots: [
          [
            "O sinaleiro, luz com ou sem som, é ligado à central e acende quando o portão anda. Na mesma visita, a fotocélula é testada e o tempo de fechamento é ajustado para quem sai de ré.",
            "Ligamos o sinaleiro à placa do motor, para piscar sempre que a folha se mexe, e conferimos a fotocélula. Para quem sai de ré, o fechamento automático fica mais longo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso prender o espelho no poste ou na calçada?",
        answers: [
          "Na rua e na calçada, só com autorização da prefeitura. Dentro do seu terreno, pode.",
          "Em área pública, consulte a prefeitura antes. O mais simples é fixar na sua coluna ou no muro.",
        ],
      },
      {
        question: "O espelho atrapalha a fotocélula?",
        answers: [
          "Pode atrapalhar se refletir o sol direto no receptor. Basta mudar o ângulo ou o lugar.",
          "Só quando joga sol no sensor. Gire um pouco o espelho e teste de novo.",
        ],
      },
      {
        question: "Vocês vendem o espelho?",
        answers: [
          "Não; ele se acha em lojas de sinalização e de material de construção. Trabalhamos com sinaleiro, fotocélula e motor.",
          "O espelho não é conosco, mas o sinaleiro e os sensores do portão são.",
        ],
      },
    ],
    photo: "uma foto da saída da garagem vista de dentro, outra da calçada e a da etiqueta do motor",
  },
  {
    id: "placa-cuidado-veiculos",
    broader: "sinaleiro",
    label: "Placa e faixa na saída de veículos",
    phrase: "a placa de cuidado com veículos",
    asks: [
      "placa sinalização portão",
      "placa sinalização garagem",
      "placa sinalização portão automático",
      "placa aviso portão",
      "placa advertência portão",
      "placa aviso garagem",
      "placa cuidado veículos",
      "placa cuidado veículo",
      "placa saída veículos",
      "placa atenção saída veículos",
      "placa entrada saída veículos",
      "placa cuidado portão automático",
      "placa portão automático cuidado",
      "faixa refletiva portão",
      "faixa refletiva",
      "faixa refletiva placa cuidado veículos",
      "fita refletiva portão",
      "adesivo refletivo portão",
      "adesivo portão automático",
    ],
    intent: "question",
    answers: {
      any: [
        "A placa de cuidado com veículos raramente é exigida por lei em casa, e em garagem coletiva quem responde é a prefeitura. Ponha a placa no muro, visível da calçada, e a faixa refletiva na ponta da folha. Nenhuma das duas substitui o sinaleiro, que pisca quando o portão anda e que nós instalamos.",
        "Na saída da garagem, ponha a placa de cuidado veículos no muro, do lado de quem vem a pé, e a faixa refletiva nas bordas do portão e das colunas. As duas se compram em loja de sinalização. O aviso de luz e som, ligado ao motor, é serviço nosso.",
        "O portão do condomínio precisa de placa de aviso se a prefeitura ou o projeto do prédio pedir, e vale pôr mesmo sem exigência: cuidado, saída de veículos, no muro, visível da calçada. O que costuma ser cobrado em garagem coletiva é o sinaleiro, com luz amarela e som na saída, que instalamos. O valor sai de graça, por foto.",
        "A placa de sinalização do portão automático avisa quem passa: cuidado veículos, no muro e à altura dos olhos, e afaste-se, portão em movimento, na própria folha. Ela se compra em loja de sinalização. Não substitui o aviso de luz e som nem a fotocélula, que instalamos, com valor pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr a placa e a faixa", "Cada aviso no seu lugar"],
        slots: [
          [
            "O pedestre precisa ler o aviso antes de chegar à passagem, e o motorista precisa ver à noite onde o portão termina.",
            "A placa fala com quem anda na calçada, e a faixa, com quem dirige no escuro.",
          ],
        ],
        bullets: [
          "Placa: no muro, dos dois lados da saída, na altura dos olhos.",
          "Faixa refletiva: na ponta da folha, nas colunas e na haste da cancela.",
          "Aviso de portão automático: na folha, para ninguém se apoiar nela.",
          "Tudo longe da lente e do refletor da fotocélula.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que a placa não basta", "Sinaleiro: o aviso que depende do movimento"],
        slots: [
          [
            "Quem passa todo dia deixa de ler a placa. O sinaleiro chama a atenção na hora certa, porque só acende quando a folha se move. Em prédio e comércio ele pode ser exigido pelo município.",
            "A placa está sempre lá e passa a não ser vista. A luz do sinaleiro acende junto com o movimento, e alguns municípios a exigem em garagem coletiva.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A faixa na folha e a fotocélula", "Como colar sem atrapalhar o sensor"],
        slots: [
          [
            "Limpe a chapa com álcool, deixe secar e cole a faixa com o portão fechado e o disjuntor desligado. Não a cole em frente à fotocélula de espelho, porque o brilho pode ser lido como o refletor e o obstáculo passa sem ser visto.",
            "Com o disjuntor desligado e o portão fechado, limpe e seque a chapa antes de colar. Evite a altura do feixe da fotocélula que usa espelho: a faixa devolve a luz e engana o sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa é obrigatória?",
        answers: [
          "Depende do município e do tipo de imóvel. Em casa raramente se exige; em garagem coletiva, consulte a prefeitura.",
          "Varia com a cidade. Prédios e estacionamentos costumam ter mais exigências que casas.",
        ],
      },
      {
        question: "A placa livra o dono de culpa num acidente?",
        answers: [
          "Não livra. Ela mostra cuidado, mas fotocélula e sinaleiro funcionando contam muito mais.",
          "Não. O dono continua responsável pelo portão, e o que protege de fato são os sensores.",
        ],
      },
      {
        question: "Quanto custa o sinaleiro instalado?",
        answers: [
          "Depende do modelo e do cabo até o motor; o orçamento é grátis, pela foto da saída.",
          "O valor soma aparelho, cabo e ligação, e sai sem custo por foto.",
        ],
      },
    ],
    photo: "uma foto da saída vista da calçada e outra da etiqueta do motor",
  },
  {
    id: "fita-da-porta-de-enrolar",
    broader: "enrolar",
    label: "Fita da porta de enrolar dobrada",
    phrase: "a fita da porta de enrolar",
    asks: [
      "fita porta enrolar",
      "fita porta enrolar dobrada",
      "fita porta enrolar amassada",
      "fita porta enrolar torta",
      "fita porta enrolar quebrada",
      "fita porta aço",
      "fita porta aço dobrada",
      "fita porta aço amassada",
      "trocar fita porta enrolar",
      "trocar fita porta aço",
      "fita dobrada porta",
      "fita enrolar",
      "tira porta enrolar",
      "tira porta aço",
      "palheta porta enrolar",
      "lâmina porta enrolar dobrada",
      "lâmina porta enrolar trocar",
      "trocar lâmina porta enrolar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fita da porta de enrolar dobrada, que é a lâmina de aço da cortina, precisa ser trocada quando o vinco pega o encaixe ou a ponta que corre na guia; amassado leve no meio pode ser endireitado. Pare de acionar, porque ela prende e rasga as outras. O orçamento é grátis por foto.",
        "Com uma fita dobrada, não suba nem desça a porta de enrolar: a lâmina torta trava na guia e puxa as vizinhas. Desligue o disjuntor e deixe livre a área embaixo. A troca é só das fitas ruins, por outras de mesmo perfil, e o valor sai grátis por foto da cortina e da guia.",
      ],
      price: [
        "O preço da troca de fita da porta de enrolar depende de quantas lâminas dobraram, da largura, da chapa e da altura em que estão, porque para chegar à do alto é preciso soltar mais cortina. O orçamento é grátis, por foto da porta inteira e da fita.",
        "Trocar fita da porta de enrolar custa pelo número de lâminas, pela largura do vão e pelo acerto da guia, se ela também amassou. Mande a foto da cortina e a largura, e o valor vem sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a fita dobrada", "Antes da visita"],
        slots: [
          [
            "A cortina pode descer de uma vez quando uma lâmina sai da guia. Olhe de longe, sem escada e sem pôr a mão na guia.",
            "Ninguém fica embaixo da porta, porque a cortina presa pode cair. A conferência é só com os olhos.",
          ],
        ],
        steps: [
          "Pare de usar o botão e a corrente manual.",
          "Desligue o disjuntor do motor.",
          "Isole os dois lados da porta.",
          "Veja se a fita saiu da guia ou só amassou no meio.",
          "Fotografe a fita, as duas guias e o rolo, do chão.",
        ],
      },
      {
        about: "choose",
        headings: ["Endireitar ou trocar a fita", "Quando a fita tem conserto"],
        slots: [
          [
            "Cada fita se encaixa na de cima e na de baixo, e a porta só enrola se esse encaixe estiver reto. Aço vincado perde a forma e dobra outra vez no mesmo ponto.",
            "A cortina é feita de fitas encaixadas uma na outra. Se o encaixe entortou, a porta enrola torta, e endireitar dura pouco.",
          ],
        ],
        bullets: [
          "Amassado leve no meio, sem vinco: endireita.",
          "Vinco, rasgo ou encaixe aberto: troca.",
          "Ponta dobrada, que corre na guia: troca e conferência da guia.",
          "Várias fitas seguidas: troca do trecho.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a fita é trocada", "A troca da lâmina, passo a passo"],
        slots: [
          [
            "O técnico prende a cortina, alivia a mola com ferramenta própria e solta as pontas da guia. A fita ruim corre de lado para fora do encaixe, e a nova entra pelo mesmo caminho. Depois a guia é endireitada, e as paradas do motor são reguladas de novo.",
            "Com a cortina presa e a mola aliviada, a fita dobrada desliza para o lado e sai, e outra de mesmo perfil ocupa o lugar. Guia amassada é corrigida na mesma hora, senão a fita nova dobra. Por fim, acerta-se o ponto em que o motor para.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desamassar a fita com martelo?",
        answers: [
          "Com a porta montada, não: a pancada abre o encaixe e a cortina pode descer. O técnico faz isso com a porta presa.",
          "Não bata na porta no lugar. A cortina está sob tensão da mola, e o encaixe se abre com facilidade.",
        ],
      },
      {
        question: "Fita de qualquer porta serve na minha?",
        answers: [
          "Não. O perfil, a largura e a espessura têm de ser iguais, e por isso se mede uma fita boa antes.",
          "Só a de mesmo perfil e espessura. A foto do encaixe e a medida do vão ajudam a achar a certa.",
        ],
      },
      {
        question: "Por que a fita dobrou?",
        answers: [
          "Quase sempre por batida, por objeto embaixo ao fechar ou por guia amassada. Mola fraca e cortina torta também dobram a ponta.",
          "As causas comuns são pancada de carro ou carrinho, carga encostada na porta e guia fechada em um ponto.",
        ],
      },
    ],
    photo: "fotos da porta inteira, da fita dobrada, das duas guias e do rolo, tiradas do chão, com a largura do vão",
  },
  {
    id: "puxador-e-fecho",
    broader: "social",
    label: "Puxador e fecho do portão social",
    phrase: "o puxador e o fecho do portão social",
    asks: [
      "puxador portão",
      "puxador portão ferro",
      "puxador portão alumínio",
      "trinco portão",
      "trinco portão ferro",
      "puxador trinco portão ferro",
      "ferrolho portão",
      "tranca portão ferro",
      "puxador fecho",
      "puxador fecho social",
      "puxador fecho portão social",
      "puxador fecho portão",
      "puxador trinco portão",
      "puxador trinco social",
      "fecho rolete portão social",
      "trocar fecho portão social",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão social, o puxador é um tubo fixo a cerca de 1 metro do piso, e o fecho, o trinco que prende a folha, fica na mesma altura e deve entrar sem empurrão. O serralheiro fixa os dois. A fechadura elétrica, a mola e a regulagem da folha são serviço nosso.",
        "Puxador e fecho do portão social se escolhem juntos: se a abertura é pelo interfone, use puxador fixo do lado da rua e fechadura elétrica no lugar do fecho comum. A peça é fixada pelo serralheiro, e a parte elétrica e o ajuste da folha ficam conosco.",
        "Em portão de ferro, o puxador é soldado ou parafusado na folha, a cerca de 1 metro do piso, e o trinco fica na mesma altura, do lado de dentro, com a lingueta entrando no furo sem empurrão. O serralheiro fixa os dois. Se a abertura é pelo interfone, a fechadura elétrica toma o lugar do trinco, e essa parte é nossa.",
      ],
      price: [
        "O preço do puxador e do fecho do portão social é o da peça, mais cara em inox, somado ao do serralheiro que a fixa. Se no lugar do fecho entrar fechadura elétrica, o orçamento instalado é nosso e sai grátis por foto.",
        "Puxador e fecho são peças de loja de ferragens, com a colocação do serralheiro. A fechadura elétrica e a regulagem do portão social são orçadas por nós, sem custo, pela foto da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que fecho usar com cada puxador", "Tipos de fecho para portão social"],
        slots: [
          [
            "O fecho define se o portão se abre por fora. Com trinco simples, qualquer um que passe a mão abre; com chave ou fechadura elétrica, só quem tem acesso.",
            "Pense primeiro em quem abre por fora. O trinco comum não impede ninguém, enquanto a fechadura elétrica libera só pelo interfone, pela senha ou pela tag.",
          ],
        ],
        bullets: [
          "Ferrolho: tranca só por dentro, bom como reforço à noite.",
          "Fecho de rolete: segura a folha encostada, sem trancar.",
          "Fechadura de chave: combina com maçaneta por dentro e puxador fixo por fora.",
          "Fechadura elétrica: combina com puxador fixo e mola aérea.",
        ],
      },
      {
        about: "causes",
        headings: ["O fecho não entra mais no furo", "Por que o fecho deixou de encaixar"],
        slots: [
          [
            "Quase sempre a folha desceu, por dobradiça gasta ou por peso pendurado nela, e a lingueta bate acima ou abaixo do furo. Limar o furo resolve por pouco tempo; o certo é alinhar a dobradiça.",
            "Quando a lingueta do fecho bate fora do furo, a folha caiu na dobradiça ou a coluna se mexeu. Alinhada a folha, o fecho volta a entrar sem força.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "Regulagem da folha, da mola e da fechadura"],
        slots: [
          [
            "O técnico alinha a folha, regula a mola para ela encostar sem bater e acerta a fechadura elétrica, se houver. O fio da fechadura passa por dentro do tubo, por isso marque o caminho dele antes de furar para o puxador.",
            "Na visita, a folha é alinhada e a mola recebe o ajuste que fecha devagar até o trinco entrar. Antes de furar a folha para um puxador novo, descubra por onde passa o fio da fechadura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que distância deixar entre o puxador e o batente?",
        answers: [
          "Uns 10 cm, para ninguém prender os dedos ao fechar.",
          "Cerca de 10 cm bastam para a mão passar sem raspar na coluna.",
        ],
      },
      {
        question: "O fecho comum funciona junto com a fechadura elétrica?",
        answers: [
          "Só como reforço e solto durante o dia, senão o portão não abre pelo interfone. Fecho esquecido preso força a fechadura.",
          "Funciona se ficar aberto enquanto a elétrica é usada. Preso, ele impede a abertura e desgasta a peça.",
        ],
      },
      {
        question: "Puxador de inox ou de ferro?",
        answers: [
          "Inox e alumínio aguentam chuva sem pintura. O de ferro custa menos, mas precisa de tinta de tempos em tempos.",
          "Na rua, inox ou alumínio duram mais; o de ferro descasca e enferruja.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do puxador e do fecho de perto",
  },
  {
    id: "dobradica-soldada-ou-parafusada",
    broader: "dobradica",
    label: "Dobradiça soldada ou parafusada",
    phrase: "a escolha entre dobradiça soldada e parafusada",
    asks: [
      "dobradiça soldada parafusada",
      "dobradiça soldada ou parafusada",
      "dobradiça soldada parafusada pivotante",
      "dobradiça soldada parafusada portão",
      "dobradiça parafusada portão",
      "dobradiça parafusada pivotante",
      "dobradiça soldar ou parafusar",
      "soldar ou parafusar dobradiça",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em portão pivotante de ferro com motor, a dobradiça soldada é a melhor, porque não afrouxa com o vaivém; a parafusada serve em alumínio, madeira e folha leve, e pode ser regulada. Nos dois casos, a coluna precisa ser firme. O orçamento da troca é grátis por foto.",
        "Entre dobradiça soldada ou parafusada, escolha pela folha: ferro e chapa pesada pedem solda, alumínio e madeira pedem parafuso que atravesse a peça, com chapa do outro lado. Parafuso curto ou bucha em tijolo oco solta com o motor. A troca sai orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando soldar e quando parafusar", "Soldada ou parafusada, caso a caso"],
        slots: [
          [
            "A dobradiça de um portão com motor recebe um puxão a cada partida e a cada parada. Por isso conta menos o tipo da peça e mais o que a segura.",
            "O motor puxa a folha pelo braço, e a dobradiça aguenta o esforço contrário. O material da folha e o da coluna dizem qual fixação resiste.",
          ],
        ],
        bullets: [
          "Folha de ferro em coluna de aço: soldada nos dois lados.",
          "Folha de alumínio: parafusada com chapa de reforço, pois alumínio não se solda ao aço.",
          "Folha de madeira: parafuso passante, com porca e arruela.",
          "Coluna de concreto: chapa chumbada, e a dobradiça soldada nela.",
          "Coluna de tijolo oco: reforço antes, senão nenhuma das duas segura.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando a dobradiça já está cedendo", "Sinais de dobradiça solta"],
        slots: [
          [
            "Folha que raspa no piso, trinca na solda e parafuso que gira em falso são avisos. Com qualquer um deles, desligue o disjuntor e não use o portão, porque a folha pode cair.",
            "Veja se a ponta da folha baixou, se há linha de ferrugem na solda ou parafuso saindo do lugar. Nesse caso, o portão fica desligado até o conserto, para a folha não tombar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a dobradiça é trocada", "A troca com a folha calçada"],
        slots: [
          [
            "A folha é calçada e o braço do motor, solto antes de mexer na dobradiça. As peças da folha são alinhadas na mesma linha, porque duas fora de prumo forçam o motor. No fim, a força e a parada são reguladas de novo.",
            "Com a folha apoiada em calços e sem o braço do motor, a peça velha sai e a nova é alinhada pelo prumo. Só depois da fixação o motor volta e recebe a regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A dobradiça soldada pode ser trocada depois?",
        answers: [
          "Pode: corta-se a solda com a folha calçada, lixa-se o ponto e solda-se a nova. O ponto é pintado para não enferrujar.",
          "Pode, com corte e nova solda. A tinta antiferrugem no local faz parte do serviço.",
        ],
      },
      {
        question: "Preciso desligar a placa do motor para soldar?",
        answers: [
          "Sim. O técnico desliga o disjuntor e solta os cabos da placa, porque a corrente da solda pode queimá-la.",
          "Precisa: disjuntor desligado e placa desconectada, para a solda não danificar a central.",
        ],
      },
      {
        question: "Dobradiça com rolamento vale a pena?",
        answers: [
          "Em folha pesada ou de muito uso, sim: ela gira mais leve e poupa o motor. Em grade leve, a comum basta.",
          "Compensa na folha de chapa, de madeira ou em prédio. Na grade pequena, quase não se nota.",
        ],
      },
    ],
    photo: "fotos das dobradiças de perto, da coluna e da folha inteira",
  },
  {
    id: "led-meio-aceso-na-garagem",
    broader: "luz-de-garagem",
    label: "Lâmpada LED que fica meio acesa",
    phrase: "a lâmpada LED que fica meio acesa",
    asks: [
      "led fica meio acesa",
      "lâmpada led meio acesa",
      "lâmpada led fica meio acesa garagem",
      "lâmpada fica acesa fraca",
      "lâmpada led acesa fraca desligada",
      "led garagem não apaga totalmente",
      "lâmpada garagem não apaga totalmente",
      "led garagem fica fraca",
      "led não apaga direito garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "A lâmpada LED da garagem fica meio acesa depois de apagada porque passa por ela uma corrente muito pequena, que a lâmpada comum não mostrava. Em geral o interruptor corta o neutro, e não a fase, ou o sensor de presença e o módulo de luz da central deixam passar esse resto.",
        "Lâmpada LED que fica meio acesa na garagem quase nunca está com defeito: o comando corta o fio errado, o sensor é de dois fios ou a saída de luz da placa do portão deixa fuga. Um eletricista põe o interruptor na fase; a saída da placa, o técnico do portão confere.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a luz fraca", "Por que o LED não apaga de todo"],
        slots: [
          [
            "O LED acende com quase nada de corrente. O que antes não bastava para a lâmpada incandescente agora basta para ela brilhar fraca ou piscar.",
            "Um resto de corrente que a lâmpada antiga ignorava é suficiente para o LED brilhar um pouco ou dar piscadas.",
          ],
        ],
        bullets: [
          "Interruptor no neutro: a fase fica sempre na lâmpada.",
          "Interruptor com luz-piloto: a luzinha alimenta o LED.",
          "Sensor de presença de dois fios: usa a lâmpada para funcionar.",
          "Rede de 220 V com duas fases: o interruptor simples corta só uma.",
          "Saída de luz da central do portão feita com componente eletrônico, sem relé.",
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir a causa sem abrir nada", "Testes por fora"],
        slots: [
          [
            "Os testes são só de olhar e desligar. Não abra interruptor, sensor nem a tampa do motor.",
            "Observe e desligue disjuntores, sem desmontar nada.",
          ],
        ],
        steps: [
          "Veja se o interruptor tem luz-piloto ou se há sensor de presença.",
          "Desligue o disjuntor do portão: se a luz apagar de todo, a saída é da central.",
          "Se continuar, desligue o disjuntor da iluminação e chame um eletricista.",
          "Troque a lâmpada por outra marca, com o disjuntor desligado, e compare.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "O conserto em cada caso"],
        slots: [
          [
            "Na instalação da casa, o eletricista passa o interruptor para a fase ou usa um de duas fases. Quando a luz é comandada pela central, o técnico do portão põe um relé entre a placa e a lâmpada, que corta a corrente por completo.",
            "Se a causa está no interruptor ou no sensor, o serviço é do eletricista. Se a lâmpada é acionada pelo motor, um relé na saída da placa resolve, e isso fazemos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É perigoso a lâmpada ficar meio acesa?",
        answers: [
          "O brilho em si não é, mas mostra que pode haver fase na lâmpada mesmo apagada. Para trocá-la, desligue o disjuntor.",
          "Não costuma ser, só que a lâmpada desligada pode dar choque. Troque sempre com o disjuntor desligado.",
        ],
      },
      {
        question: "Isso gasta energia?",
        answers: [
          "Gasta muito pouco. O incômodo é a luz e a vida menor da lâmpada.",
          "Quase nada na conta, mas encurta a vida do LED.",
        ],
      },
      {
        question: "O LED meio aceso atrapalha o controle do portão?",
        answers: [
          "Pode atrapalhar, se a lâmpada espalha ruído de rádio. Apague o disjuntor da luz e veja se o alcance do controle melhora.",
          "Às vezes sim. Desligue a luz no quadro e teste o controle; se melhorar, troque a lâmpada.",
        ],
      },
    ],
    photo: "uma foto da lâmpada acesa fraca, do interruptor ou sensor e da etiqueta do motor",
  },
  {
    id: "senha-ou-cartao-rfid",
    broader: "controle-de-acesso",
    label: "Senha ou cartão RFID",
    phrase: "a escolha entre senha e cartão RFID",
    asks: [
      "senha ou cartão",
      "senha cartão rfid",
      "senha teclado cartão rfid",
      "teclado ou cartão",
      "teclado ou rfid",
      "senha ou rfid",
      "teclado externo ou cartão",
      "teclado senha ou cartão portão",
      "senha ou tag portão social",
      "cartão ou senha portão",
      "chaveiro rfid ou senha",
      "senha ou chaveiro rfid",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre senha no teclado externo e cartão RFID, o cartão é melhor para muitos moradores, porque se bloqueia um sem mexer nos outros; a senha serve à casa e à visita, porque não se perde. Há teclado que aceita os dois. Instalamos no portão, com orçamento grátis por foto.",
        "Escolha cartão RFID, a etiqueta que se aproxima do leitor, para prédio e empresa, e senha para casa com faxineira, entregador e visita. O cartão se perde e se cancela; a senha se espalha e precisa ser trocada. O valor do leitor instalado sai grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Senha e cartão, lado a lado", "O que muda no dia a dia"],
        slots: [
          [
            "A pergunta é quem entra e com que frequência essas pessoas mudam.",
            "Pense em quantas pessoas entram e no que acontece quando uma delas vai embora.",
          ],
        ],
        bullets: [
          "Perdeu: o cartão é cancelado sozinho; a senha não se perde.",
          "Emprestou: o cartão fica na mão de um; a senha passa de boca em boca.",
          "Rapidez: aproximar o cartão leva um segundo, digitar leva alguns.",
          "Mão ocupada, criança e idoso: o cartão ou o chaveiro é mais fácil.",
          "Registro: os dois guardam nome e hora se o aparelho tiver memória e senha por pessoa.",
        ],
      },
      {
        about: "check",
        headings: ["O que o leitor externo precisa ter", "Antes de comprar o teclado ou o leitor"],
        slots: [
          [
            "Fora de casa, o aparelho tem de aguentar chuva e sol. A parte que abre o portão deve ficar do lado de dentro, para ninguém arrancar o teclado e juntar os fios.",
            "Compre modelo para uso externo, com proteção contra chuva. O relé, que dá a ordem ao motor, fica dentro da garagem; assim, arrancar o leitor não abre o portão.",
          ],
          [
            "Cartão simples pode ser copiado; em prédio, peça o tipo com criptografia. No teclado, troque a senha de fábrica e use uma para cada pessoa.",
            "Para o cartão não ser clonado, escolha o modelo criptografado. Na senha, apague a de fábrica no primeiro dia e não use uma só para todos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é ligado ao portão", "A instalação no motor ou na fechadura"],
        slots: [
          [
            "O leitor aciona a entrada de botoeira da central, no portão da garagem, ou a fechadura elétrica, no social. O técnico passa o cabo com a energia desligada, cadastra os primeiros usuários e testa a abertura com o portão à vista.",
            "No portão de carros, a ligação é no lugar do botão da central; no de pedestres, na fechadura elétrica. Com o disjuntor desligado, o cabo é passado, e depois se cadastram e se testam as senhas ou os cartões.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ter senha e cartão no mesmo aparelho?",
        answers: [
          "Dá: muitos teclados leem cartão e também aceitam senha. Fica o cartão para os moradores e a senha de reserva.",
          "Sim, existem aparelhos com as duas formas, e uma serve de reserva da outra.",
        ],
      },
      {
        question: "Funciona sem luz?",
        answers: [
          "Só com bateria no leitor e no portão. Sem ela, vale a chave no social e a manobra manual no de correr ou de abrir.",
          "Com nobreak, sim; sem ele, não. Mantenha a chave do portão social à mão.",
        ],
      },
      {
        question: "O que faço quando alguém se muda?",
        answers: [
          "Apague o cartão dele ou troque a senha que ele usava, no mesmo dia. Os outros continuam entrando.",
          "Cancele o cartão no aparelho; se era senha comum, mude para todos.",
        ],
      },
    ],
    photo: "fotos do portão por fora, do lugar em que quer o leitor e da etiqueta do motor ou da fechadura",
  },
  {
    id: "metalon-30x50-ou-40x40",
    broader: "ferro",
    label: "Metalon 30x50 ou 40x40 no quadro do portão",
    phrase: "a escolha do metalon do quadro",
    asks: [
      "metalon 30x50 40x40",
      "metalon 30x50 ou 40x40",
      "metalon 30x50 40x40 quadro portão",
      "metalon 30x50 portão",
      "metalon 40x40 portão",
      "metalon 50x30 portão",
      "metalon 50x50 portão",
      "qual metalon quadro portão",
      "qual metalon usar portão",
      "medida metalon quadro portão",
      "espessura metalon portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para quadro de portão, o metalon 30x50 é mais rígido que o 40x40 quando o lado de 50 mm fica no sentido em que a folha tende a vergar; o 40x40 aguenta igual nos dois sentidos. Em portão com motor, conta ainda mais a parede do tubo: prefira 1,5 mm ou mais.",
        "Entre metalon 30x50 ou 40x40 no quadro do portão, os dois servem em folha de casa; o 30x50 verga menos se montado em pé, e o 40x40 torce menos. Com motor, use parede de pelo menos 1,5 mm e uma travessa onde ele se prende. Quem fabrica o quadro é o serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que tubo usar em cada portão", "30x50 e 40x40: onde cada um vai melhor"],
        slots: [
          [
            "Metalon é o tubo de aço quadrado ou retangular, e os números são os lados em milímetros. A rigidez depende do lado que enfrenta a força e da espessura da parede.",
            "As medidas do metalon são os dois lados, em milímetros; a parede vem à parte. O lado maior deve ficar na direção da força.",
          ],
        ],
        bullets: [
          "Portão de correr: o lado de 50 mm em pé, contra a barriga no meio da folha.",
          "Portão de abrir: o lado de 50 mm em pé, porque a ponta da folha tende a descer.",
          "Basculante: 40x40 ou 30x50, com travessas contra a torção.",
          "Vão acima de uns 3,5 metros: tubo maior ou mais travessas.",
        ],
      },
      {
        about: "check",
        headings: ["A parede do tubo e o lugar do motor", "O que o motor exige do quadro"],
        slots: [
          [
            "O motor puxa sempre no mesmo ponto, e parede fina amassa ou rasga ali. Deixe uma travessa e uma chapa de reforço na altura do motor, e peça a solda fechada em volta do tubo, para a água não entrar.",
            "Onde o braço ou a cremalheira se prende, o tubo de parede fina deforma. Uma travessa com chapa divide a força, e a solda contínua impede a ferrugem por dentro.",
          ],
          [
            "Quadro mais grosso também pesa mais. Some o peso do tubo ao do fechamento e escolha o motor com um terço de sobra; no basculante, o contrapeso é feito para esse total.",
            "Lembre que tubo reforçado aumenta o peso. O motor leva em conta o quadro com o fechamento e um terço de folga, e o contrapeso do basculante acompanha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos depois do quadro pronto", "Motor e regulagem no portão de metalon"],
        slots: [
          [
            "A fabricação é do serralheiro. Conosco ficam o motor, o suporte, a central e a regulagem da força, e antes da solda dizemos por foto onde deixar a travessa e o ponto de energia.",
            "O quadro é serviço de serralheria. Indicamos, por foto, a altura da travessa e o lugar do cabo, e depois instalamos e regulamos o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Parede de 1,2 mm serve?",
        answers: [
          "Serve em folha pequena e leve, com reforço no ponto do motor. Em folha maior, 1,5 ou 2 mm evita torção.",
          "Em grade pequena, sim. Com motor e folha grande, escolha 1,5 mm ou mais.",
        ],
      },
      {
        question: "Preciso de metalon galvanizado?",
        answers: [
          "Na parte de baixo, perto da água, o galvanizado dura mais. O comum exige fundo antiferrugem, também na solda.",
          "Não é obrigatório, mas resiste melhor à ferrugem, principalmente na barra de baixo.",
        ],
      },
      {
        question: "Quanto pesa um quadro de metalon?",
        answers: [
          "Depende da medida, da parede e do número de travessas; o serralheiro calcula pelo comprimento de tubo. Peça o peso da folha pronta.",
          "O peso vem do comprimento de tubo usado e do fechamento. Peça ao serralheiro esse número antes de comprar o motor.",
        ],
      },
    ],
    photo: "um desenho ou foto do portão com as medidas e o tipo de abertura",
  },
  {
    id: "lambri-vertical-ou-horizontal",
    broader: "ferro",
    label: "Lambri vertical ou horizontal",
    phrase: "a escolha do lambri do portão",
    asks: [
      "lambri vertical horizontal",
      "lambri vertical ou horizontal",
      "lambril vertical horizontal",
      "lambril vertical ou horizontal",
      "portão lambri vertical",
      "portão lambri horizontal",
      "portão lambril vertical",
      "portão lambril horizontal",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Lambri vertical escoa melhor a água e é mais difícil de escalar; o horizontal alarga a fachada, mas junta poeira nas dobras e dá apoio ao pé. Para o motor, os dois são iguais, se o peso for o mesmo: o que muda é a posição das travessas onde ele se prende.",
        "Entre lambri vertical ou horizontal no portão, escolha o vertical para durar e dificultar a escalada, e o horizontal pelo desenho. O peso é quase o mesmo, e o motor não muda. A folha é do serralheiro; o motor, com orçamento grátis por foto, é conosco.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vertical e horizontal, ponto por ponto", "O que muda com o sentido do lambri"],
        slots: [
          [
            "Lambri, ou lambril, é a régua de aço ou de alumínio que fecha o portão. O sentido dela muda a água, a limpeza, a segurança e o lugar das travessas.",
            "O lambri é uma régua encaixada na outra, em aço ou alumínio. Em pé ou deitada, ela fecha igual, com diferenças no uso.",
          ],
        ],
        bullets: [
          "Água: escorre no vertical; para nas emendas do horizontal.",
          "Limpeza: o horizontal acumula mais poeira.",
          "Escalada: o horizontal com friso largo serve de degrau.",
          "Travessas: o vertical pede travessas deitadas; o horizontal, em pé.",
          "Aparência: o vertical alonga, o horizontal alarga.",
        ],
      },
      {
        about: "check",
        headings: ["Vento, peso e motor", "O que o motor sente"],
        slots: [
          [
            "Fechado de um jeito ou de outro, o portão pega o mesmo vento. O motor é escolhido pelo peso da folha com um terço de sobra, e régua de alumínio pesa bem menos que a de aço.",
            "O sentido da régua não altera o vento nem a força do motor. O material, sim: o alumínio alivia a folha, e o aço pede capacidade maior, com um terço de folga.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Onde o motor se prende na folha de lambri", "O suporte no lambri"],
        slots: [
          [
            "O motor nunca se prende só na régua, que é fina e amassa. Peça ao serralheiro uma travessa com chapa na altura do braço ou da cremalheira, por dentro, antes da pintura.",
            "A régua não segura o puxão do motor. Uma travessa interna com chapa, na altura do braço ou da cremalheira, deve ficar pronta antes da pintura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar de vertical para horizontal exige motor novo?",
        answers: [
          "Não, se o peso continuar parecido. No basculante, o técnico confere o contrapeso antes de o portão voltar ao uso.",
          "Em geral não exige. Só o contrapeso do basculante precisa ser conferido, porque pequenas diferenças de peso desequilibram a folha.",
        ],
      },
      {
        question: "Qual enferruja menos?",
        answers: [
          "Em aço, o vertical, porque a água não para na emenda. O de alumínio não enferruja em nenhum sentido.",
          "O vertical, se for de aço. Com alumínio, tanto faz.",
        ],
      },
      {
        question: "Vocês fazem o portão de lambri?",
        answers: [
          "A folha é do serralheiro. Vendemos, instalamos e consertamos o motor, e dizemos que reforço pedir.",
          "Não fabricamos a folha; cuidamos do motor e da regulagem, e passamos as medidas do reforço.",
        ],
      },
    ],
    photo: "uma foto do portão ou do desenho dele, com a largura, a altura e o material da régua",
  },
  {
    id: "sem-fim-gasto",
    broader: "redutor",
    label: "Sem-fim gasto no redutor",
    phrase: "o sem-fim do redutor",
    asks: [
      "sem fim gasto",
      "sem fim redutor",
      "sem fim gasto redutor",
      "rosca sem fim gasta",
      "rosca sem fim motor",
      "rosca sem fim redutor",
      "eixo sem fim motor",
      "eixo sem fim gasto",
      "trocar sem fim motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sem-fim gasto no redutor do motor [marca] pede a troca dele junto com a coroa, a engrenagem que ele gira, porque um dente novo se desgasta depressa contra uma rosca velha. O sinal é motor que gira e folha que patina ou anda aos trancos. O orçamento é grátis pela foto da etiqueta.",
        "O sem-fim, a rosca de aço que o motor [marca] gira para mover a coroa, quando gasta faz ronco, folga e folha que patina. Troca-se o par, com óleo ou graxa nova, se a carcaça e os rolamentos estão bons. O valor sai grátis pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como se percebe o sem-fim gasto", "Sinais no som e no movimento"],
        slots: [
          [
            "Na maioria dos motores, a coroa gasta antes, porque é de material mais macio. Quando o sem-fim também perdeu o fio, os sinais aparecem juntos.",
            "A coroa costuma se gastar primeiro. Se a rosca do sem-fim também está lisa, o motor mostra estes sinais.",
          ],
        ],
        bullets: [
          "O motor gira e a folha não anda ou patina.",
          "Há ronco grave, mais forte na partida.",
          "A folha cede alguns centímetros quando empurrada com o motor parado.",
          "Aparece limalha na graxa ou óleo escuro embaixo da caixa.",
        ],
      },
      {
        about: "causes",
        headings: ["O que gasta o sem-fim", "Por que ele se desgastou"],
        slots: [
          [
            "Falta de lubrificante, água na caixa e folha pesada são as causas comuns. Rolamento com folga deixa a rosca dançar e comer um lado só. Se a causa ficar, o par novo dura pouco.",
            "O desgaste vem de caixa seca ou com água, de portão pesado e de rolamento frouxo, que tira a rosca do alinhamento. Por isso a causa é corrigida junto com a troca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se troca o sem-fim", "A troca do par na bancada"],
        slots: [
          [
            "O motor é retirado com o disjuntor desligado e a folha presa, e a caixa é aberta em bancada. Em alguns modelos o sem-fim faz parte do eixo do motor, e então se troca o eixo inteiro. Rolamentos e retentor, a vedação do óleo, são vistos na mesma hora.",
            "Com a folha travada e sem energia, o motor sai e a caixa vai para a bancada. Onde a rosca é usinada no próprio eixo, o eixo vem junto. A vedação e os rolamentos são conferidos antes de fechar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a coroa?",
        answers: [
          "Pode, se o fio do sem-fim estiver inteiro e sem rebarba. Com a rosca marcada, a coroa nova se gasta em pouco tempo.",
          "Só quando a rosca está lisa e perfeita. Se houver desgaste nela, troca-se o par.",
        ],
      },
      {
        question: "Vale a pena ou é melhor um motor novo?",
        answers: [
          "Vale quando a carcaça está inteira e há peça para o modelo. Carcaça trincada ou modelo sem peça leva ao motor novo.",
          "Com peça disponível e caixa sem trinca, o conserto compensa. Senão, o motor novo sai melhor.",
        ],
      },
      {
        question: "Posso usar o portão patinando?",
        answers: [
          "Não: o resto da engrenagem se gasta, e a folha pode ficar sem quem a segure. Desligue o disjuntor até a visita.",
          "Não convém. Deixe sem energia, porque o desgaste aumenta a cada acionamento e a folha pode se soltar do motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo dele funcionando, com som",
  },
  {
    id: "motor-24v-ou-220v-com-solar",
    broader: "energia-solar",
    label: "Motor 24 V ou 220 V com energia solar",
    phrase: "o motor para casa com energia solar",
    asks: [
      "24v 220v energia solar",
      "24v ou 220v energia solar",
      "24v ou 220v casa energia solar",
      "motor 24v ou 220v solar",
      "motor 24v energia solar",
      "motor 220v energia solar",
      "motor portão casa energia solar",
      "casa energia solar qual motor",
      "painel solar telhado motor portão",
      "casa placa solar motor portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Em casa com energia solar ligada à rede, o motor comum de 220 V serve sem mudança, porque a tomada é a mesma; o de 24 V compensa se você quer bateria para a falta de luz ou se o portão fica longe do quadro, com painel próprio. O orçamento é grátis por foto.",
        "Escolha motor 220 V se a casa tem painel no telhado ligado à rede e energia perto do portão, e 24 V se quer que ele abra sem luz com bateria pequena. O painel do telhado, sozinho, desliga junto com a rede e não move o portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["24 V e 220 V em casa com painel", "O que muda entre os dois motores"],
        slots: [
          [
            "O tipo de instalação solar decide. Quase toda casa tem o sistema ligado à rede, em que o painel abate a conta e a tomada continua igual.",
            "Veja primeiro que sistema a casa tem. O mais comum, ligado à rede, não muda nada na tomada do portão.",
          ],
        ],
        bullets: [
          "Painel ligado à rede: motor 220 V comum, com nobreak se quiser abrir sem luz.",
          "Sistema com bateria na casa: motor 220 V, se a bateria alimentar também o circuito do portão.",
          "Portão longe do quadro: motor de 24 V, painel pequeno e bateria no local.",
          "Rede de 127 V: vale o mesmo, com motor de 127 V ou bivolt.",
        ],
      },
      {
        about: "what",
        headings: ["Por que o painel não abre o portão sem luz", "Falta de energia com painel no telhado"],
        slots: [
          [
            "Por segurança, o inversor ligado à rede se desliga quando ela cai, para não mandar energia ao fio da rua. Só bateria mantém o portão: a da casa, a de um nobreak próprio para motor ou a do motor de 24 V.",
            "Quando a rede cai, o inversor do telhado corta a energia, e isso protege quem conserta a rua. Para abrir nessa hora é preciso bateria, na casa, em nobreak de motor ou no próprio motor de 24 V.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Qual gasta menos", "Consumo de 24 V e de 220 V"],
        slots: [
          [
            "Os dois gastam pouco, porque o motor fica segundos ligado. O consumo maior é o da central em espera, o dia inteiro, e por isso trocar um motor bom só pela conta de luz não compensa.",
            "O motor trabalha poucos segundos por dia, e a diferença na conta é mínima. Quem consome é a central em espera; não troque um motor bom só por isso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor de 24 V direto no painel?",
        answers: [
          "Não. Entre os dois vão o controlador de carga e a bateria, senão a tensão varia e queima a placa.",
          "Direto, não: é preciso controlador e bateria, que mantêm a tensão estável.",
        ],
      },
      {
        question: "O motor que já tenho funciona com a energia solar da casa?",
        answers: [
          "Funciona, se a tensão da tomada continuar a mesma. Nada muda no motor.",
          "Sim, o painel ligado à rede não altera a tomada em que ele está.",
        ],
      },
      {
        question: "Nobreak ou motor 24 V?",
        answers: [
          "Com motor bom, o nobreak próprio para motor é mais simples. Em motor novo, o de 24 V com bateria já resolve os dois.",
          "Se o motor atual está bom, nobreak. Se vai trocar, vale comparar com o de 24 V.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do quadro de luz e da etiqueta do motor, dizendo que sistema solar a casa tem",
  },
  {
    id: "freio-eletronico",
    broader: "regulagem",
    label: "Freio eletrônico da central",
    phrase: "o freio eletrônico do motor",
    asks: [
      "freio eletrônico",
      "freio eletrônico portão",
      "freio eletrônico motor",
      "freio eletrônico central",
      "freio eletrônico placa",
      "freio eletrônico trancando",
      "freio eletrônico trancando motor",
      "freio motor trancando",
      "regular freio eletrônico",
      "freio da placa",
    ],
    intent: "question",
    answers: {
      any: [
        "Freio eletrônico trancando o motor é, quase sempre, regulagem alta na central: ao parar, ela manda um pulso que segura o motor, e pulso forte ou longo demais dá tranco, ronco e aquecimento. O técnico diminui o freio e confere a placa, em visita que em casa parte de {price.preventive}, sem peças.",
        "O freio eletrônico é uma função da central que segura o motor na hora da parada, para a folha não passar do ponto. Ele não é uma peça: é regulado na placa, por chave, botão giratório ou menu. Alto demais, dá tranco e esquenta o motor; baixo demais, a folha desliza.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Freio forte ou fraco: como perceber", "O que o portão faz com o freio errado"],
        slots: [
          [
            "Repare no momento da parada, porque o freio só age ali. Com o portão andando, outro defeito é que está segurando a folha.",
            "O freio trabalha apenas no fim do movimento. Se a folha prende no meio do caminho, procure trilho, roldana ou cabo.",
          ],
        ],
        bullets: [
          "Freio forte: tranco seco, estalo na cremalheira, ronco depois de parar.",
          "Freio fraco ou desligado: a folha passa do ponto e bate.",
          "Freio que não solta: motor quente e zumbindo com o portão parado.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se o motor ficou travado", "Motor zumbindo depois de parar"],
        slots: [
          [
            "Se o motor zumbe com a folha parada, desligue o disjuntor na hora, porque ele esquenta e queima. Não abra a tampa, onde há tensão e um capacitor carregado. No portão de correr ou de abrir, use a chave de destravamento até a visita; o basculante não se destrava.",
            "Zumbido com o portão parado pede disjuntor desligado, senão o enrolamento queima. Deixe a tampa fechada. A folha de correr ou de abrir pode ser movida na mão, com a chave; a do basculante, não.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula o freio", "O ajuste na central"],
        slots: [
          [
            "O técnico confere primeiro o fim de curso e o peso da folha, e só então muda o freio, um pouco por vez, até a folha parar no ponto sem tranco. Se a placa não solta o freio, o relé ou o triac, as peças que ligam o motor, está com defeito e é trocado.",
            "Com o ponto de parada certo e a folha leve, o freio é ajustado aos poucos, com vários ciclos de teste. Freio que fica ligado é defeito do relé ou do triac da placa, que se consertam em bancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Freio eletrônico é o mesmo que motofreio?",
        answers: [
          "Não. O eletrônico é um pulso da placa; o motofreio é uma peça com disco, usada em porta de enrolar e portão guilhotina.",
          "São diferentes: um é função da central, o outro é um freio mecânico dentro do motor.",
        ],
      },
      {
        question: "Posso desligar o freio eletrônico?",
        answers: [
          "Em muitas placas dá, mas a folha pode passar do ponto e bater. O certo é regular.",
          "Até dá em algumas, só que o portão perde a parada precisa. Melhor diminuir do que desligar.",
        ],
      },
      {
        question: "O freio segura o portão contra arrombamento?",
        answers: [
          "Não, ele age só por instantes na parada. Quem segura a folha é o redutor do motor e a trava elétrica.",
          "Não serve para isso. Para segurar a folha fechada existem a trava elétrica e o próprio redutor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo da parada do portão, com som",
  },
  {
    id: "funcao-reversao",
    broader: "regulagem",
    label: "Função reversão na central",
    phrase: "a função reversão da central",
    asks: [
      "portão fica revertendo",
      "portão reverte fechando",
      "reverte fechar",
      "reverte sozinho",
      "portão reverte sozinho",
      "função reversão",
      "função reversão central",
      "função reversão portão",
      "função reversão placa",
      "o que é função reversão",
      "o que é reversão portão",
      "reversão portão o que é",
      "ativar reversão portão",
      "ligar reversão portão",
      "configurar reversão",
      "reversão central motor",
      "como funciona reversão portão",
      "reversão motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A função reversão faz o portão voltar a abrir quando, durante o fechamento, alguém aperta o controle, corta a fotocélula ou a folha encontra um obstáculo. É ligada na central, por chave, jumper ou menu, conforme o modelo. O ajuste com teste, em casa, parte de {price.preventive}, sem peças.",
        "Reversão é a função da central que inverte a folha no meio do fechamento, por toque no controle, pela fotocélula ou por força. As duas últimas são de segurança e devem ficar sempre ligadas; a do controle é escolha de quem usa. O técnico ativa e testa na visita.",
        "Portão que reverte sozinho, sem nada na frente, está com a fotocélula suja ou desalinhada, com a folha pesada ou com a força regulada baixa demais. Limpe as lentes com pano seco e veja se o trilho está livre. Não aumente a força: o técnico alivia a folha e regula, em casa a partir de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Para ativar a função reversão, o técnico liga na central a opção com esse nome, por chave, jumper ou menu do modelo, regula a força e testa com uma caixa de papelão no caminho. Não abra a tampa para procurá-la, porque ali há tensão da rede.",
        "A reversão se configura na placa, e o lugar muda com a marca: jumper, chave DIP ou menu. Por causa da tensão sob a tampa, é ajuste de técnico, que em casa parte de {price.preventive}, sem peças, já com o teste.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Os três tipos de reversão", "O que faz o portão voltar"],
        slots: [
          [
            "O nome é o mesmo, mas três coisas diferentes fazem a folha voltar. Saber qual delas falta ajuda a pedir o ajuste certo.",
            "Quando se fala em reversão, pode ser uma destas três. A central trata cada uma em separado.",
          ],
        ],
        bullets: [
          "Pelo controle: um toque durante o fechamento faz a folha abrir, em vez de parar.",
          "Pela fotocélula: o feixe cortado manda reabrir, sem a folha encostar.",
          "Pela força: a folha encosta, a central sente o esforço e recua.",
        ],
      },
      {
        about: "check",
        headings: ["Como testar a reversão sem risco", "Teste com uma caixa vazia"],
        slots: [
          [
            "Teste de longe, com a passagem livre de gente e de bicho, e nunca com a mão, o pé ou o carro. No basculante com cabo ou mola ruim, não teste.",
            "Faça o teste com a folha em bom estado e todos afastados. O obstáculo é uma caixa de papelão vazia, jamais uma pessoa.",
          ],
        ],
        steps: [
          "Mande fechar e corte o feixe da fotocélula com um cabo de vassoura.",
          "Abra de novo e ponha uma caixa vazia no caminho, fora do feixe.",
          "Mande fechar e veja se a folha recua sem amassar a caixa.",
          "Se ela amassar, desligue o disjuntor e peça a regulagem.",
        ],
      },
      {
        about: "causes",
        headings: ["Reversão que age sem motivo", "Quando o portão volta à toa"],
        slots: [
          [
            "Folha pesada, trilho sujo ou força baixa demais fazem a central confundir o esforço normal com um obstáculo. A solução é deixar a folha leve e depois regular, e não aumentar a força até ela parar de voltar.",
            "Se a folha volta sem nada na frente, o atrito subiu ou a fotocélula está suja. Limpa-se a lente, corrige-se a folha e só no fim se mexe na força, o mínimo possível.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a diferença entre reversão e função condomínio?",
        answers: [
          "Na função condomínio, o controle só abre, e o fechamento é automático. Na reversão, o toque no meio do fechamento reabre.",
          "A de condomínio impede que o controle feche; a reversão trata do que acontece durante o fechamento. As duas podem ficar ligadas.",
        ],
      },
      {
        question: "Todo motor tem reversão?",
        answers: [
          "Quase todas as centrais atuais têm. Placa muito antiga pode só parar a folha, e nesse caso vale trocá-la.",
          "As atuais, sim. Em placa antiga, a folha às vezes para e não volta.",
        ],
      },
      {
        question: "A reversão dispensa a fotocélula?",
        answers: [
          "Não, porque a reversão por força só age depois do toque. A fotocélula age antes.",
          "Não dispensa: sem fotocélula, a folha precisa encostar em alguém para voltar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do portão fechando",
  },
  {
    id: "motor-em-gradil",
    broader: "automatizar-manual",
    label: "Motor em portão de gradil",
    phrase: "o motor em portão de gradil",
    asks: [
      "portão gradil eletrônico",
      "portão gradil automático",
      "nylofor",
      "portão nylofor",
      "grade nylofor",
      "nylofor motor",
      "nylofor motor preço",
      "nylofor automatizado",
      "portão grade nylofor automatizado",
      "gradil automático",
      "gradil nylofor automático",
      "gradil nylofor motor",
      "gradil morlan motor",
      "gradil eletrônico",
      "automatizar gradil",
      "automatizar portão gradil",
    ],
    intent: "installation",
    answers: {
      any: [
        "Portão de gradil, como o Nylofor, pode ser automatizado: a tela soldada é leve e quase não segura vento, e por isso basta motor residencial do mesmo tipo de abertura. Ele se prende no quadro de tubo, nunca na malha. O orçamento é grátis, por foto e medidas.",
        "Para automatizar portão de gradil Nylofor, o quadro precisa ser de tubo firme, com chapa de reforço onde o motor puxa, porque a malha entorta. De correr ou de abrir, a folha leve usa motor residencial. Com foto do quadro e medidas, o valor instalado sai grátis.",
      ],
      price: [
        "O preço do motor em portão de gradil depende do tipo de abertura e do comprimento da folha, que é leve e dispensa motor forte. O reforço do quadro, se faltar, é do serralheiro. Mande foto e medidas, e o valor instalado sai grátis.",
        "Motor para gradil Nylofor se orça pela abertura, de correr ou de abrir, e pelo comprimento da folha; como ela pesa pouco, usa-se a linha residencial. O orçamento com instalação é grátis, por foto do portão e do quadro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o gradil precisa para receber motor", "Quadro, trilho e batente"],
        slots: [
          [
            "A malha não segura nada: quem trabalha é o quadro. Com o portão parado, empurre um canto de leve e veja se ele torce.",
            "O motor puxa o quadro, e a tela só acompanha. Confira estes pontos com a folha parada.",
          ],
        ],
        bullets: [
          "Quadro de tubo soldado nos cantos, sem folga nos parafusos.",
          "Travessa diagonal na folha de abrir, para a ponta não descer.",
          "Trilho reto e batente nas duas pontas, no portão de correr.",
          "Coluna firme ou chumbada, e não só o poste fino da cerca.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é instalado no gradil", "A fixação sem furar a malha"],
        slots: [
          [
            "No de correr, a cremalheira, que é a barra dentada, é presa no tubo de baixo. No de abrir, o braço vai em uma chapa soldada ao quadro. A força fica no mínimo, porque a folha leve entorta se forçar contra um obstáculo.",
            "A barra dentada do portão de correr vai parafusada no tubo inferior, e o braço do de abrir, numa chapa do quadro. Depois o motor é regulado com pouca força, para não empenar a folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["A mão passa pela malha: o que proteger", "Segurança em portão vazado"],
        slots: [
          [
            "Pela malha, alguém de fora pode alcançar a chave de destravamento ou o botão. Feche com chapa o trecho em volta do motor e ponha a botoeira longe da grade. A fotocélula fica nas colunas, e criança não deve segurar a grade com o portão em movimento.",
            "Proteja o motor com uma chapa, para ninguém destravá-lo da rua, e afaste o botão da malha. Com fotocélula nas colunas e força baixa, diminui o risco de prender dedos na grade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O gradil enferruja onde se solda o suporte?",
        answers: [
          "Pode enferrujar, porque a solda queima a galvanização. O ponto recebe tinta rica em zinco depois do serviço.",
          "Sim, se ficar sem proteção. Cobre-se a solda com galvanização a frio, que é uma tinta de zinco.",
        ],
      },
      {
        question: "Posso fechar o gradil com chapa depois?",
        answers: [
          "Pode, mas o peso e o vento mudam, e o motor precisa ser conferido antes.",
          "Dá, desde que o motor e o batente aguentem. Mande a foto da etiqueta antes de fechar.",
        ],
      },
      {
        question: "Vocês instalam o gradil?",
        answers: [
          "Não; a cerca e a folha são do serralheiro ou de quem vende o gradil. O motor é conosco.",
          "O gradil não é nosso serviço. Vendemos, instalamos e consertamos o motor.",
        ],
      },
    ],
    photo: "fotos do portão de gradil por dentro, do quadro de perto e do piso, com a largura da folha",
  },
  {
    id: "transistor-ou-ponte-da-placa",
    broader: "placa",
    label: "Transistor ou ponte retificadora da placa",
    phrase: "o transistor da placa",
    asks: [
      "transistor placa",
      "transistor queimado",
      "transistor placa queimado",
      "transistor placa portão",
      "mosfet placa",
      "mosfet queimado",
      "ponte retificadora",
      "ponte retificadora placa",
      "ponte retificadora queimada",
      "diodo placa queimado",
      "igbt placa",
      "igbt queimado inversor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Transistor ou ponte retificadora queimada na placa do portão tem conserto em bancada, se as trilhas em volta não carbonizaram. Desligue o disjuntor e não abra a tampa. O técnico mede antes o motor, porque um curto nele queima a peça nova; o valor sai grátis pela foto da etiqueta.",
        "Com a ponte retificadora queimada, a placa fica sem energia ou derruba o fusível; com o transistor queimado, o relé não arma ou fica sempre ligado. As duas peças são trocadas em bancada, depois de se achar a causa. O orçamento é grátis pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que faz cada peça", "Transistor, ponte e IGBT: para que servem"],
        slots: [
          [
            "São peças pequenas da placa, que não se veem com a tampa fechada. O defeito de cada uma aparece de um jeito.",
            "Cada componente tem um trabalho na placa, e a falha dele deixa um sinal próprio.",
          ],
        ],
        bullets: [
          "Ponte retificadora: transforma a corrente alternada em contínua; queimada, a placa apaga.",
          "Transistor: aciona o relé que liga o motor; queimado, o portão não parte ou não para.",
          "IGBT, na placa com inversor: controla a velocidade do motor; queimado, derruba o disjuntor.",
          "Regulador: mantém a tensão da placa; queimado, os controles deixam de funcionar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que queima essas peças", "Por que o transistor ou a ponte queimou"],
        slots: [
          [
            "Pico de tensão, ligação em tensão errada, água na caixa e curto em fotocélula ou em fechadura são as causas comuns. Na placa com inversor, motor em curto leva o IGBT junto.",
            "As peças queimam por surto da rede, por 220 V em placa de 127 V, por umidade e por acessório em curto. Em inversor, o culpado costuma ser o motor ou o cabo dele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Conserto ou placa nova", "Como se decide o conserto"],
        slots: [
          [
            "O técnico mede rede, motor e acessórios no local e leva a placa à bancada. Lá, a peça queimada e as vizinhas são trocadas, e a placa é testada com carga. Trilha carbonizada ou peça que não existe mais leva à placa nova.",
            "Primeiro vêm as medições no portão, para a peça nova não queimar. Na bancada se trocam também as peças ligadas a ela, e o teste é feito com carga. Se a placa carbonizou, compensa outra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o transistor eu mesmo?",
        answers: [
          "Não convém: há tensão da rede e capacitor carregado, e a peça errada queima de novo. É serviço de bancada.",
          "Melhor não. Além do choque, sem corrigir a causa a peça nova queima na primeira ligação.",
        ],
      },
      {
        question: "Placa consertada dura?",
        answers: [
          "Dura, se a causa foi corrigida e a placa não tem oxidação. Um protetor de surto no quadro ajuda a evitar outro pico.",
          "Sim, quando está seca e o defeito de origem saiu. O DPS, protetor de surto, evita boa parte das novas queimas.",
        ],
      },
      {
        question: "Fica mais barato que placa nova?",
        answers: [
          "Em geral, sim, quando só uma peça queimou. O valor dos dois caminhos é informado antes.",
          "Na maioria dos casos, sim. Você recebe os dois preços e decide.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do defeito, com a tampa fechada",
  },
];
