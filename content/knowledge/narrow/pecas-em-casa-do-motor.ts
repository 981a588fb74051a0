import { askAtHome } from "./pecas-em-casa-familia.ts";

/** What is asked at home of what turns and commands the motor. */
export const pecasEmCasaDoMotor = askAtHome([
  {
    broader: "capacitor",
    article: "o",
    name: "capacitor do motor",
    short: "capacitor",
    names: ["capacitor"],
    photo: "uma foto da etiqueta do motor e um vídeo curto da tentativa, com som",
    signs: {
      lead: [
        "Motor que zumbe parado, com a folha livre, é o sinal mais comum.",
        "O zumbido sem giro, com a folha leve, aponta para o capacitor.",
      ],
      list: [
        "Motor zumbe e não parte",
        "Só anda depois de um empurrão",
        "Força menor que antes, nos dois sentidos",
        "Falha mais em manhã fria",
        "Corpo estufado ou vazando",
      ],
    },
    purpose: {
      answers: [
        "O capacitor dá o empurrão que faz o motor do portão começar a girar e define o sentido: cria a segunda fase de que o motor monofásico precisa. Fraco, o motor zumbe e não sai do lugar.",
        "O capacitor serve para o motor de portão partir com força: sem ele, o motor monofásico recebe energia, ronca e fica parado. O valor, em microfarads, é o da etiqueta do motor.",
      ],
      works: [
        [
          "O motor monofásico tem dois enrolamentos; o capacitor atrasa a corrente em um deles, e dessa diferença nasce o giro.",
          "Com o capacitor ligado a um enrolamento ou ao outro, o motor gira para abrir ou para fechar.",
        ],
        [
          "A capacidade certa vem na etiqueta, em µF; a tensão escrita nele pode ser maior, nunca menor.",
          "Microfarads iguais e tensão igual ou maior: é o que define a peça de troca.",
        ],
        [
          "Ele guarda carga mesmo com o disjuntor desligado, por isso não se toca nos terminais.",
          "Desligado, ainda dá choque: descarregar e medir é do técnico.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o capacitor sozinho: ele guarda carga e dá choque mesmo com o disjuntor desligado. A peça é simples, mas quem descarrega, mede e põe outra de mesmos microfarads é o técnico.",
        "Não troque o capacitor em casa se você não trabalha com elétrica: o choque vem da carga que fica na peça, com tudo desligado. Na visita, ele é descarregado, medido e trocado sem mexer no resto do motor.",
      ],
      how: [
        "Para trocar o capacitor do motor, o técnico corta a energia, descarrega a peça, mede e põe outra de mesmos microfarads e tensão igual ou maior. Não faça em casa: o capacitor dá choque mesmo com o disjuntor desligado.",
        "A troca do capacitor é curta, mas de técnico: disjuntor desligado, tampa aberta, peça descarregada e medida, e outra de mesmo valor ligada nos mesmos fios. A carga guardada dá choque.",
      ],
      intro: ["É o que o técnico faz na visita.", "A ordem do técnico, para você acompanhar."],
      steps: [
        "Desligar o disjuntor e confirmar com o medidor que não há tensão.",
        "Abrir a tampa e descarregar o capacitor com resistor.",
        "Medir os microfarads e comparar com a etiqueta.",
        "Fotografar os fios e ligar o novo nos mesmos pontos.",
        "Prender a peça, fechar a tampa e religar.",
        "Testar partidas seguidas nos dois sentidos.",
      ],
      limits: [
        [
          "Cabe a você ouvir se o motor zumbe, ver se a folha está livre e desligar o disjuntor.",
          "Em casa, confira se nada prende a folha e pare de acionar.",
        ],
        [
          "Não abra a tampa nem encoste chave nos terminais para descarregar.",
          "Curto nos terminais com chave de fenda queima a peça e fere.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "swap"],
        "Capacitor maior deixa o motor mais forte?",
        "Não: esquenta o enrolamento. Vale o valor da etiqueta.",
      ],
      [
        ["purpose", "swap"],
        "Capacitor de ventilador serve no motor do portão?",
        "Só se os microfarads e a tensão forem os mesmos e couber na caixa; o de ventilador costuma ser bem menor.",
      ],
      [
        ["swap"],
        "Troquei o capacitor e o motor gira ao contrário. O que houve?",
        "Os fios foram invertidos. Desligue o disjuntor: o técnico refaz a ligação e confere o fim de curso.",
      ],
    ],
  },
  {
    broader: "placa",
    article: "a",
    name: "placa do portão",
    short: "placa",
    names: ["placa", "central portão", "central motor"],
    photo: "uma foto da etiqueta do motor e outra da placa, com o disjuntor desligado",
    signs: {
      lead: [
        "Nenhuma reação ao controle nem à botoeira, com energia no ponto, levanta a suspeita.",
        "Antes de culpar a placa, vêm disjuntor, controle, botoeira e fotocélula.",
      ],
      list: [
        "Muda, com energia chegando",
        "Só abre ou só fecha",
        "Controles que somem depois de queda de luz",
        "Falha só em dia úmido",
        "Cheiro de queimado na caixa",
      ],
    },
    purpose: {
      answers: [
        "A placa é o comando do portão: recebe o sinal do controle ou da botoeira, liga o motor para o lado certo, lê o fim de curso e a fotocélula e decide quando parar. Ela também guarda os controles e a regulagem.",
        "A placa, ou central, serve para mandar no motor: interpreta o controle, dá o sentido, mede a força, conta o tempo de pausa e para no fim de curso. Sem ela, o motor não sabe quando ligar nem quando parar.",
      ],
      works: [
        [
          "Nela chegam a rede, o motor, o capacitor, o fim de curso, a fotocélula e a botoeira, cada um no seu borne.",
          "Cada acessório tem um borne próprio, e a memória dos controles fica num chip da própria placa.",
        ],
        [
          "Força, velocidade, pausa e fechamento automático são ajustados nela, por botão, chave ou menu.",
          "É na placa que se regulam força, pausa e curso, como diz o manual do modelo.",
        ],
      ],
    },
    questions: [
      [
        ["purpose"],
        "Placa e central são a mesma coisa?",
        "São. Central de comando é o nome do conjunto; placa é o circuito que fica dentro do motor.",
      ],
      [
        ["purpose"],
        "Se a placa queimar, perco o motor?",
        "Em geral, não. Mede-se o motor e troca-se só a placa, por outra compatível com o fim de curso e os controles.",
      ],
    ],
  },
  {
    broader: "engrenagem",
    article: "a",
    name: "engrenagem do motor",
    short: "engrenagem",
    names: ["engrenagem", "pinhão", "coroa"],
    photo: "uma foto da etiqueta do motor, outra da engrenagem e da cremalheira, e um vídeo com som",
    signs: {
      lead: [
        "O motor gira, estala e a folha não acompanha.",
        "Estalo em ritmo regular, sem a folha andar, é dente que já não segura.",
      ],
      list: [
        "Motor gira e a folha não anda",
        "Estalo ou som de catraca na partida",
        "Raspas de nylon ou limalha perto do motor",
        "Folha que volta com a mão, com o motor travado",
        "Dente pontudo ou faltando na peça de fora",
      ],
    },
    purpose: {
      answers: [
        "A engrenagem passa a força do motor para a folha: a interna, ou coroa, reduz a rotação e aumenta a força; a externa, o pinhão, toca a cremalheira e move o portão. Gasta, o motor gira e a folha fica.",
        "A engrenagem serve para trocar velocidade por força: o motor gira rápido, a rosca sem fim e a coroa reduzem, e o pinhão empurra a cremalheira do portão de correr. Sem os dentes, o motor gira à toa.",
      ],
      works: [
        [
          "A coroa de dentro costuma ser de nylon ou bronze, para se gastar antes do eixo.",
          "A coroa é feita do material mais macio do conjunto, para proteger o eixo.",
        ],
        [
          "A externa se vê por fora; a interna trabalha na graxa, dentro do redutor.",
          "Por fora só aparece o pinhão; a coroa fica no redutor, com graxa própria.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar a engrenagem sozinho: a interna exige abrir o redutor, e a externa, soltar o eixo junto de partes elétricas. Em casa dá para ver os dentes de fora e fotografar a etiqueta, com o disjuntor desligado.",
        "Só quem tem prática de mecânica troca a engrenagem em casa, e só a externa: a coroa fica dentro do redutor, com eixo, retentor e graxa. Peça errada ou folga errada come a nova em semanas.",
      ],
      how: [
        "A engrenagem se troca com o disjuntor desligado e a folha presa: a externa sai por fora, depois de tirar o motor da base; a coroa pede o redutor aberto, limpeza das lascas, peça do modelo e graxa nova.",
        "Para trocar a engrenagem, primeiro se descobre qual gastou: o pinhão, que toca a cremalheira, ou a coroa de dentro. Vem a peça do mesmo modelo, a folga de {rack.clearance} com a cremalheira e o teste do curso; a coroa é de bancada.",
      ],
      intro: ["O serviço do técnico, na ordem:", "É assim na visita ou na bancada:"],
      steps: [
        "Desligar o disjuntor, destravar e prender a folha.",
        "Ver se o dente ruim é da peça de fora ou de dentro.",
        "Soltar o motor da base e tirar a engrenagem; a coroa vai à bancada.",
        "Limpar graxa e lascas e conferir eixo, chaveta e rolamentos.",
        "Montar a peça do modelo exato, com graxa nova.",
        "Acertar a folga com a cremalheira e regular as paradas.",
      ],
      limits: [
        [
          "Cabe a você olhar os dentes de fora e ver se há raspas no chão, com a energia cortada.",
          "Em casa, só o que se vê sem abrir o motor.",
        ],
        [
          "Não abra o redutor: a graxa se perde, e a posição do eixo é de ajuste fino.",
          "O redutor fica fechado; aberto sem bancada, volta a vazar e a roncar.",
        ],
      ],
    },
    test: {
      answers: [
        "Sintomas de engrenagem gasta no motor do portão: ele gira e a folha não anda, há estalo em ritmo regular, raspas de nylon no chão e a folha volta com a mão mesmo travada. Desligue o disjuntor e olhe os dentes de fora.",
        "Sintomas de pinhão ou coroa gastos: o motor gira, estala e o portão fica parado ou anda aos pulos. Se o pinhão de fora está inteiro e o motor gira à toa, o desgaste é da coroa, dentro do redutor.",
      ],
      intro: [
        "Vale para portão de correr, reto e no trilho; nos outros, só olhe e filme.",
        "Em portão de correr, com a folha no trilho:",
      ],
      steps: [
        "Acione uma vez e escute se o motor gira.",
        "Desligue o disjuntor.",
        "Sem destravar, tente empurrar a folha: ela não deve andar.",
        "Olhe os dentes do pinhão e da cremalheira, sem pôr a mão.",
        "Procure raspas de nylon ou limalha embaixo do motor.",
      ],
      reading: [
        [
          "Folha que anda com o motor travado: dentes gastos ou destrave frouxo.",
          "Se ela cede com o motor travado, há dente comido ou destrave aberto.",
        ],
        [
          "Pinhão bom e motor girando à toa: a coroa de dentro acabou.",
          "Dente de fora pontudo é pinhão; dente de fora inteiro aponta para a coroa.",
        ],
        [
          "Motor que ronca e não gira não é engrenagem: é capacitor, folha presa ou enrolamento.",
          "Sem giro nenhum, a causa não está nos dentes.",
        ],
      ],
    },
    life: {
      answers: [
        "Troque a engrenagem do motor quando o portão estala, patina na partida ou o motor gira sem a folha andar; dentes pontudos e raspas no chão confirmam. Data certa não há: com folha leve ela dura anos, com folha pesada gasta em meses. A peça com a troca sai pela foto da etiqueta.",
        "A engrenagem dura anos com a folha leve, a graxa no redutor e a folga certa na cremalheira; com portão pesado ou batendo no fim, gasta em meses. Não há data: troca-se quando estala ou patina.",
        "Não há prazo em anos para a engrenagem: decidem o peso da folha, a folga na cremalheira e o número de aberturas. Em casa, com a folha leve, ela costuma acompanhar boa parte da vida do motor.",
      ],
      wears: [
        [
          "Folha pesada e batida no fim do curso quebram dente de uma vez.",
          "Cada pancada no batente passa pela engrenagem antes de chegar à folha.",
        ],
        [
          "Cremalheira apertada gasta o pinhão; graxa velha ou com areia gasta a coroa.",
          "Sem folga na cremalheira, os dentes de fora afinam depressa.",
        ],
      ],
      care: [
        [
          "Mantenha trilho e roldanas em ordem, para a folha andar leve na mão.",
          "A folha leve é o que mais poupa os dentes.",
        ],
        [
          "Na revisão, peça a conferência da folga e da graxa do redutor.",
          "Fim de curso regulado evita a pancada que quebra dente.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "life"],
        "A engrenagem nova deve ser de nylon ou de metal?",
        "Do material original. O nylon protege o redutor, porque quebra antes do eixo.",
      ],
      [
        ["swap", "test", "purpose"],
        "Pinhão e coroa são a mesma peça?",
        "Não. O pinhão fica por fora, na cremalheira; a coroa fica dentro do redutor, na rosca sem fim.",
      ],
      [
        ["test", "life"],
        "Gastou a engrenagem. Preciso de motor novo?",
        "Em geral não, se eixo e rolamentos estão bons. Com a carcaça gasta, compare com a troca, de {price.homeSwap} em casa.",
      ],
    ],
  },
  {
    broader: "rolamento",
    article: "o",
    name: "rolamento do motor",
    short: "rolamento",
    names: ["rolamento motor", "rolamento portão", "rolamento"],
    photo: "um vídeo com o som de um ciclo, gravado de longe, e uma foto da etiqueta do motor",
    signs: {
      lead: [
        "O som muda com o desgaste: assobio fino no começo, ronco depois.",
        "Ronco que acompanha o giro é o sinal típico.",
      ],
      list: [
        "Assobio na partida, ronco depois",
        "Motor quente em poucas aberturas",
        "Eixo com folga",
        "Roda que arrasta no trilho",
        "Folha pesada na mão",
      ],
    },
    purpose: {
      answers: [
        "O rolamento deixa o eixo do motor e as rodas do portão girarem com pouco atrito: são esferas entre dois anéis, com graxa. Gasto, ronca, esquenta e trava, e o motor faz força em dobro.",
        "O rolamento serve para girar leve sob peso: há no eixo do motor, no redutor, na roldana e em dobradiça de folha pesada. Quando perde a graxa ou enferruja, ronca e prende.",
      ],
      works: [
        [
          "As esferas rolam em pistas lisas; uma marca de ferrugem já faz ronco.",
          "Poeira e água riscam a pista das esferas, e o ruído não some mais com graxa.",
        ],
        [
          "O tipo vedado traz a graxa dentro e dispensa lubrificar.",
          "O vedado não recebe óleo: gasto, se troca pela mesma numeração.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o rolamento sozinho: no motor é preciso abrir a carcaça e sacar o eixo, e na roldana a folha tem de ser erguida e pode tombar. Em casa, só se descobre onde está o ronco, com o disjuntor desligado.",
        "Não: rolamento do motor pede saca-polia e bancada, e o da roldana, folha escorada. O que você pode fazer é gravar o som e empurrar a folha de correr na mão, para saber se o ronco é do motor ou da roda.",
      ],
      how: [
        "O rolamento se troca pela mesma numeração, de preferência vedado: no motor, abre-se a carcaça e saca-se o eixo na bancada; na roldana do portão de correr, ergue-se a folha escorada e costuma ir a roda inteira, em par.",
        "Para trocar o rolamento da roldana do portão de correr, o técnico escora e ergue a folha, tira a roda e põe rolamento ou roda nova, aos pares; no motor, o serviço é de bancada. Travado, ele não volta com graxa.",
      ],
      intro: ["A troca na roldana, a mais comum, feita pelo técnico:", "Na roda do portão de correr, a ordem é esta:"],
      steps: [
        "Desligar o disjuntor, destravar o motor e escorar a folha dos dois lados.",
        "Erguer uma ponta com macaco e soltar o eixo da roda.",
        "Ler a numeração do rolamento e medir a roda.",
        "Prensar o novo, sem pancada, ou trocar a roda inteira.",
        "Repetir na outra ponta e descer a folha no trilho.",
        "Mover na mão e regular cremalheira e paradas.",
      ],
      limits: [
        [
          "Cabe a você limpar o trilho e dizer se o ronco vem do motor ou da roda.",
          "Em casa, faça o teste do som, com o disjuntor desligado e a folha na mão.",
        ],
        [
          "Não erga a folha e não bata no rolamento com martelo: marca as pistas.",
          "Martelo no anel marca a pista, e o novo já nasce roncando.",
        ],
      ],
    },
    test: {
      answers: [
        "Sintomas de rolamento ruim: assobio na partida, ronco que acompanha o giro, motor quente e folha pesada. Para achar o lugar, desligue o disjuntor, destrave e empurre a folha de correr: ronco na mão é roldana; silêncio, é do motor.",
        "O rolamento gasto assobia, depois ronca e por fim trava. O teste separa motor de roda: com o disjuntor desligado e o motor destravado, a folha de correr que ronca na mão tem roda ruim; se anda calada, o ronco é do motor.",
      ],
      intro: [
        "Só em folha de correr, reta e no trilho; nas outras, grave o som e mande.",
        "O teste na mão é para portão de correr com a folha no trilho.",
      ],
      steps: [
        "Grave o som de um ciclo, longe da folha.",
        "Desligue o disjuntor.",
        "Destrave e empurre a folha devagar, ouvindo as rodas.",
        "Compare com a gravação.",
        "Trave o motor e religue.",
      ],
      reading: [
        [
          "Ronco igual na mão: roldana. Silêncio na mão: eixo do motor ou redutor.",
          "O som que some com o motor parado é do motor.",
        ],
        [
          "Óleo muda o som por uns dias e esconde o defeito.",
          "Deixe sem óleo até a visita, para o ruído mostrar onde está.",
        ],
      ],
    },
    life: {
      answers: [
        "O rolamento dura anos se for vedado e não levar água; na roldana que fica na enxurrada ou sob folha pesada, acaba em meses. Não se troca por data, e sim pelo som: assobio, depois ronco.",
        "Não há prazo em anos para o rolamento: peso, água e poeira decidem. O do motor, protegido, dura bem mais que o da roldana, que trabalha junto ao chão.",
      ],
      wears: [
        ["Água e areia entram pela vedação e riscam as pistas.", "Enxurrada e poeira acabam com a graxa de dentro."],
        [
          "Cremalheira apertada põe o peso da folha no eixo do motor.",
          "Folha torta carrega uma roda só, e ela gasta primeiro.",
        ],
      ],
      care: [
        [
          "Não lave o motor nem a roda com jato de água.",
          "Jato de pressão empurra água pela vedação: lave longe do motor.",
        ],
        [
          "Na troca, peça rolamento vedado e o par completo de rodas.",
          "Confira a folga da cremalheira na revisão, para aliviar o eixo.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "life"],
        "Graxa ou óleo recupera o rolamento?",
        "Não. Esfera e pista gastas não voltam; muda o som por uns dias, e a saída é a troca.",
      ],
      [
        ["swap", "test", "purpose"],
        "Rolamento ruim queima o motor?",
        "Pode queimar: ele trava o eixo, a corrente sobe e o enrolamento esquenta.",
      ],
      [
        ["swap"],
        "Compro só o rolamento ou a roldana inteira?",
        "Se o canal da roda está gasto, vai a roda inteira, que já vem com rolamento; se está bom, só o rolamento.",
      ],
    ],
  },
  {
    broader: "fuso",
    article: "o",
    name: "fuso do motor basculante",
    short: "fuso",
    names: ["fuso", "acionador"],
    photo: "fotos do acionador inteiro e da etiqueta do motor, com o portão fechado",
    signs: {
      lead: [
        "Folga ao balançar a folha fechada é o primeiro sinal.",
        "Raspado que acompanha a subida é rosca seca ou porca no fim.",
      ],
      list: [
        "Folga na folha fechada",
        "Raspado na subida e na descida",
        "Pó de metal ou de nylon no tubo",
        "Motor gira e a folha não sobe",
        "Barra empenada que treme",
      ],
    },
    purpose: {
      answers: [
        "O fuso é a barra com rosca que sobe e desce a folha do basculante: o motor gira a barra, a porca caminha pela rosca e leva o braço. Ele também segura a folha parada, porque a porca não desce sozinha.",
        "O fuso serve para transformar o giro do motor em subida e descida: é um parafuso comprido, dentro do acionador, com uma porca que carrega a folha do basculante. Gasta a porca, o motor gira e a folha não sobe.",
      ],
      works: [
        [
          "A porca, de nylon ou bronze, é a peça feita para gastar; a barra de aço dura mais.",
          "Quem se gasta primeiro é a porca, mais macia que a barra.",
        ],
        [
          "Ele trabalha leve só com a folha equilibrada pelo contrapeso ou pela mola.",
          "Com o contrapeso errado, a rosca carrega o peso da folha e acaba cedo.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque o fuso sozinho: ele segura a folha do basculante, e soltar a porca ou o braço faz a folha cair. O técnico escora o portão, troca a porca ou a barra e confere o equilíbrio.",
        "Não dá para trocar o fuso em casa com segurança, porque é ele que mantém a folha no lugar. O que você pode fazer é limpar a rosca aparente, com o portão fechado e o disjuntor desligado.",
      ],
      how: [
        "O fuso se troca com a folha escorada: solta-se o braço, sai o acionador, troca-se a porca ou a barra pelo mesmo passo e comprimento, engraxa-se e regula-se o curso. É serviço de técnico: sem escora, a folha cai.",
        "Para trocar o fuso do basculante, o técnico escora a folha, solta a porca do braço, tira a barra, monta a do modelo com graxa própria e acerta contrapeso e paradas. Não se faz em casa.",
      ],
      intro: [
        "A ordem do técnico, com a folha escorada do começo ao fim:",
        "É o que se faz na visita; nada disto se tenta em casa:",
      ],
      steps: [
        "Cortar a energia e escorar a folha.",
        "Soltar o braço da porca e tirar o acionador.",
        "Comparar comprimento, passo da rosca e tipo de porca.",
        "Montar a peça do modelo e engraxar a rosca.",
        "Conferir o equilíbrio da folha, que costuma ser a causa.",
        "Regular as paradas e testar vários ciclos.",
      ],
      limits: [
        [
          "Cabe a você limpar a rosca aparente e pôr pouca graxa, com o portão fechado e sem energia.",
          "Em casa, só limpeza e graxa na rosca aparente, com o disjuntor desligado.",
        ],
        [
          "Não solte porca, pino nem braço, e não destrave com o fuso quebrado.",
          "Com o fuso solto, destravar larga a folha inteira.",
        ],
      ],
    },
    life: {
      answers: [
        "O fuso dura muitos anos com graxa e folha equilibrada; a porca, que é feita para gastar, acaba antes, e em meses se o contrapeso está errado. Troca-se pelo sinal: folga, raspado ou pó no tubo.",
        "Não há prazo em anos para o fuso: graxa e equilíbrio decidem. Quem se gasta primeiro é a porca; trocada a tempo, a barra segue por anos.",
      ],
      wears: [
        ["Rosca seca ou com poeira come a porca.", "Sem graxa, a porca vira pó dentro do tubo."],
        [
          "Contrapeso leve faz o fuso carregar a folha; acionador fora de prumo empena a barra.",
          "Folha desequilibrada e acionador torto gastam um lado só da rosca.",
        ],
      ],
      care: [
        [
          "Limpe a rosca aparente e ponha pouca graxa indicada pelo fabricante, com o portão fechado e sem energia.",
          "Graxa certa, em camada fina; desengripante lava a rosca.",
        ],
        ["Na revisão, peça o teste de equilíbrio da folha.", "Revestiu ou reformou a folha, mande equilibrar de novo."],
      ],
    },
    questions: [
      [
        ["swap", "purpose", "life"],
        "Troca-se o fuso inteiro ou só a porca?",
        "Muitas vezes só a porca, se a barra está reta e com a rosca cheia.",
      ],
      [
        ["swap", "life"],
        "WD-40 serve no fuso?",
        "Não. Ele lava a graxa e deixa a rosca seca; use graxa própria, pouca.",
      ],
      [
        ["purpose"],
        "Motor de fuso ou de corrente no basculante?",
        "Em casa, escolha o fuso: é mais silencioso, pede pouco ajuste e segura melhor a folha parada. A corrente é mais simples e barata de repor, mas faz mais ruído e pede a tensão em dia.",
      ],
    ],
  },
  {
    broader: "corrente",
    article: "a",
    name: "corrente do motor",
    short: "corrente",
    names: ["corrente motor", "corrente portão", "corrente"],
    photo: "fotos da corrente e do pinhão, de longe, e da etiqueta do motor",
    signs: {
      lead: [
        "Batida metálica durante o curso é corrente frouxa.",
        "Corrente que faz barriga no meio está frouxa ou esticada de velha.",
      ],
      list: [
        "Barriga no meio do vão",
        "Batida ou estalo durante o curso",
        "Elo duro ou enferrujado",
        "Dente do pinhão pontudo",
        "Ponto de parada que muda",
      ],
    },
    purpose: {
      answers: [
        "A corrente leva o giro do motor até a folha: o pinhão puxa os elos, e eles movem o basculante ou a porta de enrolar. Precisa da tensão certa; frouxa, bate e pula dente; apertada, gasta o eixo.",
        "A corrente serve de ligação entre o pinhão do motor e a folha. É uma transmissão simples e forte, que pede tensão em dia e pouca lubrificação; arrebentada, a folha fica sem condução.",
      ],
      works: [
        [
          "O esticador acerta a folga, de cerca de um dedo no meio do vão.",
          "Um esticador regula a folga: nem barriga, nem corda de violão.",
        ],
        [
          "Corrente e pinhão têm o mesmo passo e se gastam juntos.",
          "O passo da corrente é o do pinhão; por isso se trocam em par.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque a corrente sozinho: solta, ela deixa a folha sem condução, e a do basculante pode cair. Em casa dá para limpar e lubrificar, com o portão fechado e o disjuntor desligado; esticar e trocar é do técnico.",
        "Não convém: sem a corrente nada segura o movimento da folha. O técnico prende o portão, troca corrente e pinhão no mesmo passo e acerta a tensão; ao morador cabe só a limpeza.",
      ],
      how: [
        "A corrente se troca com a folha presa e o disjuntor desligado: afrouxa-se o esticador, abre-se a emenda, entra outra de mesmo passo e número de elos, com pinhão novo, e acerta-se a folga de um dedo. É serviço de técnico.",
        "Para trocar a corrente, o técnico prende a folha, solta o esticador, tira corrente e pinhão gastos, monta o par novo e regula tensão e parada. Não emende com arame: o elo abre com a folha no alto.",
      ],
      intro: ["A ordem do técnico, com a folha presa:", "Na visita, a troca segue esta ordem:"],
      steps: [
        "Cortar a energia e prender a folha.",
        "Afrouxar o esticador e abrir a emenda.",
        "Contar os elos e comparar passo e pinhão.",
        "Montar corrente e pinhão novos, alinhados.",
        "Esticar até sobrar um dedo de folga no meio.",
        "Regular as paradas, que mudam com a troca.",
      ],
      limits: [
        [
          "Cabe a você limpar com pano e passar pouco lubrificante, sem energia.",
          "Em casa, limpeza e lubrificante fino, com o disjuntor desligado.",
        ],
        [
          "Corrente caída não se recoloca com a folha solta: espere o técnico.",
          "Não ponha a mão entre corrente e pinhão, mesmo desligado, se a folha não está presa.",
        ],
      ],
    },
    test: {
      answers: [
        "Para saber se a corrente está frouxa, desligue o disjuntor com o portão fechado e olhe o meio do vão: mais que um dedo de barriga é folga demais. Batida no curso e ponto de parada que muda confirmam.",
        "Corrente frouxa ou gasta bate durante o curso, faz barriga no meio e muda o ponto em que o portão para. Olhe com o portão fechado e o disjuntor desligado, sem pôr a mão.",
      ],
      intro: [
        "Com o portão fechado e o disjuntor desligado, só olhando:",
        "A conferência é só de olhar, com tudo desligado:",
      ],
      steps: [
        "Feche o portão e desligue o disjuntor.",
        "Veja a barriga no meio do vão.",
        "Procure elo enferrujado, torto ou duro.",
        "Olhe se os dentes do pinhão estão pontudos.",
        "Religue e filme um ciclo de longe, com som.",
      ],
      reading: [
        [
          "Barriga com elos bons pede só ajuste; elo duro ou dente pontudo pede troca do par.",
          "Se o esticador chegou ao fim, a corrente alongou e se troca.",
        ],
        [
          "Batida com corrente esticada aponta para pinhão torto ou eixo com folga.",
          "Folga certa e batida mesmo assim é desalinhamento.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Que lubrificante usar na corrente?",
        "Spray para corrente ou óleo fino, pouco, e pano no excesso. Graxa grossa junta poeira.",
      ],
      [
        ["swap", "test"],
        "Corrente de bicicleta ou de moto serve?",
        "Só se passo, largura e resistência forem os da original, o que é raro. Confira pela etiqueta do motor.",
      ],
    ],
  },
  {
    broader: "redutor",
    article: "o",
    name: "redutor do motor",
    short: "redutor",
    names: ["redutor", "caixa redução", "caixa redutora"],
    photo: "um vídeo com som e uma foto da etiqueta e da mancha de óleo, se houver",
    signs: {
      lead: [
        "Ronco grave com mancha de óleo embaixo é o par mais comum.",
        "Óleo no chão e folga no eixo mostram desgaste por dentro.",
      ],
      list: [
        "Ronco grave durante o curso",
        "Mancha de óleo ou graxa embaixo",
        "Motor gira e o eixo não acompanha",
        "Folga no eixo da engrenagem",
        "Calor fora do comum na caixa",
      ],
    },
    purpose: {
      answers: [
        "O redutor é a caixa de engrenagens do motor: troca a rotação alta por força, com rosca sem fim e coroa, e segura a folha quando o motor para. Sem ele, o motor giraria rápido e não moveria o portão.",
        "O redutor serve para multiplicar a força do motor: dentro da caixa, a rosca sem fim gira a coroa devagar e com torque. Também é ele que trava a folha, porque a coroa não move a rosca de volta.",
      ],
      works: [
        [
          "A coroa trabalha na graxa ou no óleo do fabricante; não se completa por fora.",
          "O lubrificante é próprio e fica fechado na caixa.",
        ],
        [
          "O destravamento solta a coroa do eixo, e a folha se move na mão.",
          "Com a chave, a ligação se abre e a folha fica livre.",
        ],
      ],
    },
    test: {
      answers: [
        "Redutor ruim se conhece por fora: ronco grave, mancha de óleo embaixo, folga no eixo e motor que gira sem mover a folha. Não abra a caixa; desligue o disjuntor, fotografe a mancha e grave o som.",
        "Para saber se o redutor está ruim, escute um ciclo de longe, procure óleo embaixo do motor e, com o disjuntor desligado, veja se o eixo tem folga. Ronco com óleo é retentor, rolamento ou coroa.",
      ],
      intro: ["Tudo por fora, sem abrir a caixa:", "A caixa fica fechada durante o teste:"],
      steps: [
        "Grave um ciclo inteiro, de longe.",
        "Desligue o disjuntor.",
        "Procure mancha de óleo ou graxa na base.",
        "Sem destravar, tente mover a folha de correr: ela não deve andar.",
        "Fotografe a etiqueta e a mancha.",
      ],
      reading: [
        [
          "Folha que anda com o motor travado é coroa gasta ou destrave frouxo.",
          "Óleo sem ronco costuma ser só retentor; com ronco, há desgaste dentro.",
        ],
        [
          "Em motor antigo, compare a revisão do redutor com a troca, de {price.homeSwap} em casa.",
          "Eixo e carcaça gastos não compensam: a troca do motor em casa fica de {price.homeSwap}.",
        ],
      ],
    },
    life: {
      answers: [
        "O redutor costuma acompanhar a vida do motor, de {trade.life} em casa, se a folha é leve e a graxa é a do fabricante. Folha pesada, batida no fim e água pela vedação encurtam isso.",
        "Em casa, o redutor dura anos, em geral o mesmo que o motor: de {trade.life}. O que o acaba antes é a folha pesada, a graxa velha e a pancada no batente.",
      ],
      wears: [
        ["Folha pesada faz a rosca sem fim comer a coroa.", "Cada batida no fim do curso passa pelos dentes da coroa."],
        [
          "Retentor ressecado deixa sair o óleo e entrar água.",
          "Óleo que vaza não volta sozinho, e a coroa trabalha seca.",
        ],
      ],
      care: [
        ["Mantenha a folha leve na mão e o fim de curso regulado.", "Trilho limpo e parada suave poupam a coroa."],
        [
          "Não complete óleo por conta própria; peça a conferência na revisão.",
          "Óleo errado ataca a coroa de nylon: deixe para a revisão.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "test"],
        "Dá para consertar o redutor ou troca o motor?",
        "Coroa, retentor e rolamento se trocam. Se eixo e carcaça gastaram, o motor novo sai mais seguro.",
      ],
      [
        ["test", "life"],
        "Posso usar o portão com o redutor roncando?",
        "Evite. O desgaste acelera e a folha pode travar no meio; desligue até a revisão.",
      ],
      [
        ["purpose", "life"],
        "Que óleo vai no redutor?",
        "O do fabricante, graxa ou óleo conforme o modelo. Não se completa por fora.",
      ],
    ],
  },
  {
    broader: "fim-de-curso",
    article: "o",
    name: "fim de curso do portão",
    short: "fim de curso",
    names: ["fim curso", "fim de curso", "reed"],
    photo: "um vídeo da folha chegando ao fim, feito de longe, e uma foto da etiqueta do motor",
    signs: {
      lead: [
        "Portão que bate no fim ou não desliga é o sinal mais comum.",
        "A folha que para fora do ponto mostra sensor ou ímã fora do lugar.",
      ],
      list: [
        "Folha bate no fim do curso",
        "Motor continua ligado depois de fechar",
        "Fresta que não existia",
        "Folha para no meio, sempre no mesmo ponto",
        "Ímã ou suporte solto",
      ],
    },
    purpose: {
      answers: [
        "O fim de curso avisa à placa que a folha chegou ao fim, para o motor desligar: há um para o portão aberto e outro para o fechado. Pode ser de ímã e sensor, de chave mecânica ou contado pela própria central.",
        "O fim de curso serve para o portão parar no ponto certo, aberto e fechado, sem bater. Um ímã ou uma haste marca o lugar, o sensor lê e a placa corta o motor; desregulado, a folha bate ou deixa fresta.",
      ],
      works: [
        [
          "No portão de correr, o ímã ou a chapa fica na cremalheira, e o sensor, no motor.",
          "No basculante, os marcadores ficam no acionador, e a porca passa por eles.",
        ],
        [
          "Na central digital não há ímã: ela aprende o percurso e conta as voltas do motor.",
          "Motor com leitura digital grava o percurso numa abertura completa.",
        ],
      ],
    },
    swap: {
      may: [
        "Só o que fica por fora: um ímã solto na cremalheira se reaperta no mesmo lugar, com o disjuntor desligado. Trocar o sensor do fim de curso fica para o técnico, porque ele é ligado à placa, e o percurso tem de ser acertado.",
        "Não convém trocar o fim de curso sozinho: o sensor liga na placa, e um fio trocado faz a folha não parar. Em casa dá para limpar e reapertar o ímã de fora, no mesmo ponto.",
      ],
      how: [
        "O fim de curso se troca com o disjuntor desligado: marca-se a posição do ímã ou da haste, solta-se o sensor, liga-se outro do mesmo tipo nos mesmos bornes e acertam-se as duas paradas. A ligação na placa é do técnico.",
        "Para trocar o fim de curso, o técnico mede o sensor, põe outro igual, de ímã ou de chave, nos mesmos bornes e regula a parada aberta e a fechada. Invertido, o motor não desliga e a folha bate.",
      ],
      intro: ["O serviço do técnico, na ordem:", "Na visita é assim:"],
      steps: [
        "Desligar o disjuntor e marcar a posição do ímã ou da haste.",
        "Medir sensor e cabo, para não trocar peça boa.",
        "Ligar o novo nos mesmos bornes, abrindo e fechando.",
        "Religar e testar com a folha no meio, para ver se cada lado desliga.",
        "Acertar as duas paradas, antes do batente.",
        "Assistir a vários ciclos.",
      ],
      limits: [
        [
          "Cabe a você ver se o ímã caiu e reapertar no mesmo lugar, sem energia.",
          "Em casa: ímã no lugar, suporte apertado, tudo desligado.",
        ],
        [
          "Não use o portão sem fim de curso: ele bate, e o motor força até queimar.",
          "Até o conserto, disjuntor desligado: sem parada, a folha bate no batente.",
        ],
      ],
    },
    test: {
      answers: [
        "Para testar o fim de curso, assista a um ciclo de longe e veja onde a folha para e se o motor desliga. Se bate ou não desliga, corte o disjuntor e confira por fora se o ímã ou a haste está no lugar; a medição do sensor é do técnico.",
        "O teste do fim de curso em casa é de olhar: a folha deve parar antes do batente, aberta e fechada, e o motor silenciar. Se não para, desligue o disjuntor e procure ímã caído, suporte torto ou fio solto.",
      ],
      intro: ["De longe, e sem abrir a tampa:", "Sem abrir o motor, nesta ordem:"],
      steps: [
        "Acione e veja se a folha para antes do batente, fechando e abrindo.",
        "Escute se o motor silencia quando a folha para.",
        "Se bateu ou não desligou, corte o disjuntor.",
        "Procure, por fora, ímã caído, suporte torto ou sujeira no sensor.",
        "Reaperte o que soltou no mesmo lugar, religue e teste uma vez.",
      ],
      reading: [
        [
          "Falha só de um lado: ímã ou sensor daquele lado. Falha nos dois: cabo ou placa.",
          "Se um lado para bem e o outro não, o defeito é do sensor ou do ímã desse lado.",
        ],
        [
          "Parar sempre no mesmo ponto antes da hora mostra ímã deslocado.",
          "Em central sem ímã, o percurso perdido se grava de novo.",
        ],
      ],
    },
    life: {
      answers: [
        "O fim de curso de ímã dura muitos anos, porque nada encosta; o de chave mecânica gasta antes, pela mola e pela haste. Não há prazo: troca-se quando a folha bate ou o motor não desliga.",
        "Em geral o fim de curso acompanha o motor por anos; o que falha é ímã que cai, cabo que quebra e umidade no sensor. A chave mecânica se gasta mais que o sensor de ímã.",
      ],
      wears: [
        ["Batida da folha entorta o suporte e solta o ímã.", "Vibração e pancada tiram o ímã do lugar."],
        ["Água e formiga na caixa atacam o sensor e o conector.", "O cabo dobrado na tampa quebra por dentro."],
      ],
      care: [
        [
          "Veja de vez em quando se o ímã ou a haste está firme, com a energia cortada.",
          "Na revisão, peça o aperto dos suportes.",
        ],
        [
          "Use batente físico nas duas pontas: ele poupa o sensor quando algo falha.",
          "Com batente firme, uma falha do sensor não vira folha fora do trilho.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Posso usar o portão sem fim de curso?",
        "Não. A folha bate, o motor força e pode queimar. Deixe desligado até o conserto.",
      ],
      [
        ["swap", "purpose", "life"],
        "Qualquer ímã serve no fim de curso?",
        "Não. A força e o lado do ímã contam; use o do modelo, com o suporte próprio.",
      ],
      [
        ["test"],
        "É o fim de curso ou a placa?",
        "O técnico mede a entrada na placa com a folha em cada ponta: se o sinal chega e o motor não desliga, é a placa.",
      ],
    ],
  },
  {
    broader: "embreagem",
    article: "a",
    name: "embreagem do motor de portão",
    short: "embreagem",
    names: ["embreagem motor", "embreagem portão", "embreagem"],
    photo: "um vídeo do motor girando, feito de longe, e uma foto da etiqueta",
    signs: {
      lead: [
        "Motor que gira e folha que para com qualquer peso mostra embreagem frouxa.",
        "A embreagem gasta patina: o motor gira e a folha anda sem força.",
      ],
      list: [
        "Motor gira e a folha para sem obstáculo",
        "Folha que patina na partida",
        "Cheiro de atrito",
        "Folha que não cede ao encostar em algo",
        "Regulagem que não dura",
      ],
    },
    test: {
      answers: [
        "Embreagem ruim do motor de portão patina: o motor gira e a folha para sem nada na frente; travada, faz o contrário e não cede a obstáculo. Teste com uma caixa de papelão no caminho, de longe, nunca com a mão.",
        "Para saber se a embreagem está ruim, confira primeiro se a folha anda leve na mão e depois ponha uma caixa no caminho: a folha tem de parar ou voltar. Se patina sem obstáculo, está frouxa ou gasta.",
      ],
      intro: ["Com ninguém perto da folha:", "De longe, e com a área livre:"],
      steps: [
        "Desligue o disjuntor e veja se nada prende a folha.",
        "No portão de correr ou de abrir, destrave e mova na mão: tem de andar leve.",
        "Trave, religue e acione com uma caixa de papelão no caminho.",
        "Veja se a folha para ou volta ao tocar a caixa.",
        "Se esmaga a caixa ou patina sem ela, desligue e chame.",
      ],
      reading: [
        [
          "Patinar com a folha leve é disco gasto ou frouxo; patinar com a folha pesada é proteção trabalhando.",
          "Folha pesada faz a embreagem boa patinar: primeiro se tira o peso.",
        ],
        [
          "Não aperte para vencer o peso: some a proteção de quem passa.",
          "Apertar a embreagem sem medir transforma a folha em prensa.",
        ],
      ],
    },
    life: {
      answers: [
        "A embreagem dura anos se a folha anda leve e não bate no fim; patinando todo dia em folha pesada, o disco acaba em meses. O sinal de troca é patinar sem obstáculo mesmo depois de regulada.",
        "Não há prazo em anos para a embreagem do motor de portão: ela só se gasta quando patina. Folha leve e fim de curso certo fazem durar; força no limite e batida no batente acabam com o disco.",
      ],
      wears: [
        [
          "Cada batida no fim do curso faz o disco patinar.",
          "Folha pesada obriga o disco a escorregar em toda partida.",
        ],
        ["Óleo do redutor no disco tira o atrito.", "Disco engraxado patina e não volta com aperto."],
      ],
      care: [
        ["Deixe a folha leve e as paradas reguladas.", "Roldana e trilho em ordem poupam o disco."],
        ["A força é a menor que move a folha, acertada pelo técnico.", "Na revisão, peça o teste com obstáculo macio."],
      ],
    },
    questions: [
      [
        ["test", "life"],
        "Todo motor de portão tem embreagem?",
        "Não. Muitos limitam a força pela placa, sem disco; nesses, a regulagem é na central.",
      ],
      [
        ["test", "life"],
        "Posso apertar a embreagem em casa?",
        "Não convém: um pouco a mais e a folha deixa de ceder diante de pessoa ou carro.",
      ],
    ],
  },
]);
