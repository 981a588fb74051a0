import { askAtHome } from "./pecas-em-casa-familia.ts";

/** What is asked at home of what turns and commands the motor. */
export const pecasEmCasaDoMotor = askAtHome([
  {
    broader: "capacitor",
    article: "o",
    name: "capacitor do motor",
    short: "capacitor",
    names: ["capacitor"],
    photo: "uma foto da etiqueta do motor, com a tampa fechada",
    signs: {
      lead: [
        "Motor que zumbe parado, com a folha livre, é o sinal mais comum, e quem confirma é o medidor do técnico.",
        "O zumbido sem giro, com a folha leve, aponta para o capacitor; os outros sinais vêm aos poucos.",
        "A partida fica fraca antes de parar de vez, e é isso que se nota primeiro no dia a dia.",
      ],
      list: [
        "Motor zumbe e não parte",
        "Só anda depois de um empurrão",
        "Força menor que antes, nos dois sentidos",
        "Falha mais em manhã fria",
        "Cheiro de queimado perto da caixa do motor",
      ],
    },
    purpose: {
      answers: [
        "O capacitor dá o empurrão que faz o motor do portão começar a girar e define o sentido: cria a segunda fase de que o motor monofásico precisa. Fraco, o motor zumbe e não sai do lugar.",
        "O capacitor serve para o motor de portão partir com força: sem ele, o motor monofásico recebe energia, ronca e fica parado. O valor, em microfarads, é o da etiqueta do motor.",
        "O capacitor serve para dar a partida e o sentido de giro do motor do portão, criando a segunda fase de que o motor monofásico precisa. Sem o valor certo em microfarads, o motor recebe energia, zumbe e não gira.",
      ],
      works: [
        [
          "O motor monofásico tem dois enrolamentos, e o capacitor atrasa a corrente em um deles: dessa diferença nasce o giro. Ligado a um ou ao outro, ele faz o motor abrir ou fechar.",
          "Um dos dois enrolamentos recebe a corrente um pouco depois, por causa do capacitor, e isso empurra o rotor. Trocando o enrolamento, o motor gira para o outro lado.",
          "É a diferença de tempo entre os dois enrolamentos que põe o motor em movimento. O capacitor cria esse atraso, na abertura e no fechamento.",
        ],
        [
          "A capacidade certa vem na etiqueta, em µF, e a tensão escrita pode ser maior, nunca menor. Ele guarda carga mesmo com o disjuntor desligado, e por isso não se toca nos terminais.",
          "Microfarads iguais e tensão igual ou maior definem a peça de troca. Desligado, ainda dá choque: descarregar e medir é do técnico.",
          "Outro valor esquenta o enrolamento, por isso se repete o que está na etiqueta. Os terminais seguram carga por bastante tempo e não devem ser tocados.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o capacitor sozinho: ele guarda carga e dá choque mesmo com o disjuntor desligado. A peça é simples, mas quem descarrega, mede e põe outra de mesmos microfarads é o técnico.",
        "Não troque o capacitor em casa se você não trabalha com elétrica: o choque vem da carga que fica na peça, com tudo desligado. Na visita, ele é descarregado, medido e trocado sem mexer no resto do motor.",
        "Trocar o capacitor do motor por conta própria não é seguro, porque a peça guarda carga e dá choque com tudo desligado. Passo a passo, o técnico desliga o disjuntor, descarrega e mede a peça, põe outra de mesmos microfarads e testa a partida. Até ele chegar, deixe o disjuntor desligado e não acione o portão.",
      ],
      how: [
        "Para trocar o capacitor do motor, o técnico corta a energia, descarrega a peça, mede e põe outra de mesmos microfarads e tensão igual ou maior. Não faça em casa: o capacitor dá choque mesmo com o disjuntor desligado.",
        "A troca do capacitor é curta, mas de técnico: disjuntor desligado, tampa aberta, peça descarregada e medida, e outra de mesmo valor ligada nos mesmos fios. A carga guardada dá choque.",
        "Passo a passo, a troca do capacitor é: energia cortada, peça descarregada, medição e outra de mesmos microfarads nos mesmos fios. Quem faz é o técnico, porque há choque mesmo com o disjuntor desligado.",
      ],
      intro: [
        "É o que o técnico faz na visita, e serve para você acompanhar sem pôr a mão.",
        "A ordem abaixo é do técnico, que trabalha com medidor e peça descarregada.",
        "Nada disto se tenta em casa: é a sequência da visita, do disjuntor ao teste.",
      ],
      steps: [
        "Desligar o disjuntor e confirmar com o medidor que não há tensão.",
        "Abrir a tampa e descarregar o capacitor com resistor.",
        "Medir os microfarads e comparar com a etiqueta.",
        "Fotografar os fios e ligar o novo nos mesmos pontos.",
        "Prender a peça, fechar a tampa e religar.",
        "Testar partidas seguidas nos dois sentidos.",
      ],
      limits: [
        "Com a tampa fechada, ouça se o motor zumbe, veja se algo prende a folha e desligue o disjuntor. Daí em diante é com o técnico: chave encostada nos terminais faz curto, queima a peça e fere.",
        "Em casa, confira se nada prende a folha e pare de acionar. Descarregar com chave de fenda, como se vê em vídeo, dá faísca, estraga o capacitor e pode ferir.",
        "Até a visita, deixe o disjuntor desligado e não insista no controle, que esquenta o motor. A tampa fica fechada, já que a carga permanece lá dentro.",
      ],
    },
    questions: [
      [
        ["purpose", "swap"],
        "Capacitor maior deixa o motor mais forte?",
        [
          "Não: esquenta o enrolamento e pode queimar o motor. Vale o valor da etiqueta.",
          "Não deixa. Microfarads a mais aumentam a corrente e o calor, sem força nova.",
        ],
      ],
      [
        ["purpose", "swap"],
        "Capacitor de ventilador serve no motor do portão?",
        [
          "Só se os microfarads e a tensão forem os mesmos e couber na caixa; o de ventilador costuma ser bem menor.",
          "Quase nunca: o valor dele é menor, e o motor zumbe sem partir. Compare os números impressos.",
        ],
      ],
      [
        ["swap"],
        "Troquei o capacitor e o motor gira ao contrário. O que houve?",
        [
          "Os fios foram invertidos. Desligue o disjuntor: o técnico refaz a ligação e confere o fim de curso.",
          "A ligação foi trocada, e assim o fim de curso não para o motor. Deixe desligado até o técnico inverter.",
        ],
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
        "Nenhuma reação ao controle nem à botoeira, com energia no ponto, levanta a suspeita, que só a medição confirma.",
        "Antes de culpar a placa, vêm disjuntor, controle, botoeira e fotocélula; passado isso, olhe estes sinais.",
        "O defeito de placa costuma aparecer depois de raio ou queda de luz, de uma vez ou aos poucos.",
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
        "A placa do portão serve para comandar o motor: recebe o controle e a botoeira, lê a fotocélula e o fim de curso e decide a hora de parar. Na memória dela ficam os controles e a regulagem de força e tempo.",
      ],
      works: [
        [
          "Nela chegam a rede, o motor, o capacitor, o fim de curso, a fotocélula e a botoeira, cada um no seu borne. A memória dos controles fica num chip da própria placa, por isso a troca pede gravar todos.",
          "Cada acessório tem um borne próprio, e a placa compara o que todos dizem antes de ligar o motor. Os controles estão gravados nela, e uma nova começa sem nenhum.",
          "A rede entra por um lado, e os sensores e comandos, pelo outro; a placa liga o motor conforme o que lê. Como guarda os cadastros, trocada, ela pede nova gravação.",
        ],
        [
          "Força, velocidade, pausa e fechamento automático se ajustam nela, por botão, chave ou menu, como diz o manual. A rede passa ao lado, e por isso a regulagem com a tampa aberta é do técnico.",
          "É na placa que se regulam força, pausa e percurso. Abrir a tampa põe a mão perto da tensão da rede, o que faz disso um serviço de técnico.",
          "Os ajustes do portão estão nela, da pausa à força máxima. Quem mexe é o técnico, com o manual do modelo, porque há tensão sob a tampa.",
        ],
      ],
    },
    questions: [
      [
        ["purpose"],
        "Placa e central são a mesma coisa?",
        [
          "São. Central de comando é o nome do conjunto; placa é o circuito que fica dentro do motor.",
          "Na prática, sim: chama-se central a placa de comando, com ou sem a caixa dela.",
        ],
      ],
      [
        ["purpose"],
        "Se a placa queimar, perco o motor?",
        [
          "Em geral, não. Mede-se o motor e troca-se só a placa, por outra compatível com o fim de curso e os controles.",
          "Quase nunca. O motor costuma estar bom, e a placa nova, original ou compatível, o põe a andar.",
        ],
      ],
      [
        ["purpose"],
        "A placa apaga os controles quando falta luz?",
        [
          "Não deveria: o cadastro fica na memória mesmo sem energia. Se some, a memória da placa está com defeito.",
          "Em placa boa, não. Controle que desaparece depois de queda de luz mostra memória ruim.",
        ],
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
        "O motor gira, estala e a folha não acompanha; é por aí que o desgaste aparece, antes de o dente se perder de vez.",
        "Estalo em ritmo regular, sem a folha andar, é dente que já não segura, por fora ou dentro do redutor.",
        "Os dentes avisam antes de acabar, com som e com raspas embaixo do motor.",
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
        "A engrenagem do motor serve para levar a força até a folha: a interna, a coroa, troca rotação por força, e a externa, o pinhão, empurra a cremalheira. Quando os dentes acabam, o motor gira e o portão fica parado.",
      ],
      works: [
        [
          "A coroa de dentro costuma ser de nylon ou bronze, mais macia, para se gastar antes do eixo. A externa se vê por fora; a interna trabalha na graxa, dentro do redutor.",
          "O material da coroa é o mais macio do conjunto, de propósito, porque assim o eixo se salva. Por fora só aparece o pinhão, que toca a cremalheira.",
          "Quem protege o motor é a coroa, feita para ceder primeiro, fechada na caixa com graxa própria. O pinhão, do lado de fora, é o que mostra o desgaste a olho.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar a engrenagem sozinho: a interna exige abrir o redutor, e a externa, soltar o eixo junto de partes elétricas. Em casa dá para ver os dentes de fora e fotografar a etiqueta, com o disjuntor desligado.",
        "Só quem tem prática de mecânica troca a engrenagem em casa, e só a externa: a coroa fica dentro do redutor, com eixo, retentor e graxa. Peça errada ou folga errada come a nova em semanas.",
        "Trocar a engrenagem sozinho não compensa para quem não é do ramo: a de fora fica junto de partes elétricas, e a coroa exige abrir o redutor. Olhe os dentes com o disjuntor desligado e deixe a montagem com o técnico.",
      ],
      how: [
        "A engrenagem se troca com o disjuntor desligado e a folha presa: a externa sai por fora, depois de tirar o motor da base; a coroa pede o redutor aberto, limpeza das lascas, peça do modelo e graxa nova.",
        "Para trocar a engrenagem, primeiro se descobre qual gastou: o pinhão, que toca a cremalheira, ou a coroa de dentro. Vem a peça do mesmo modelo, a folga de {rack.clearance} com a cremalheira e o teste do curso; a coroa é de bancada.",
        "Na troca da engrenagem, a energia é cortada e a folha, presa; o pinhão sai por fora e a coroa, com o redutor aberto na bancada. Entra a peça do modelo, com graxa nova e {rack.clearance} de folga na cremalheira.",
      ],
      intro: [
        "O serviço do técnico segue esta ordem, na visita ou na bancada.",
        "É assim que a peça certa entra sem gastar em semanas: limpeza, folga e teste.",
        "A coroa vai para a bancada; o pinhão, muitas vezes, se troca no local.",
      ],
      steps: [
        "Desligar o disjuntor, destravar e prender a folha.",
        "Ver se o dente ruim é da peça de fora ou de dentro.",
        "Soltar o motor da base e tirar a engrenagem; a coroa vai à bancada.",
        "Limpar graxa e lascas e conferir eixo, chaveta e rolamentos.",
        "Montar a peça do modelo exato, com graxa nova.",
        "Acertar a folga com a cremalheira e regular as paradas.",
      ],
      limits: [
        "Cabe a você olhar os dentes de fora e ver se há raspas no chão, com a energia cortada. O redutor fica fechado: aberto sem bancada, perde a graxa e volta a vazar e a roncar.",
        "Em casa, só o que se vê sem abrir o motor. A posição do eixo dentro do redutor é de ajuste fino, e desmontada por curiosidade raramente volta ao lugar.",
        "Fotografe os dentes e a etiqueta, sem desmontar. A caixa de dentro tem graxa e retentor próprios, que não se repõem sem ferramenta.",
      ],
    },
    test: {
      answers: [
        "Sintomas de engrenagem gasta no motor do portão: ele gira e a folha não anda, há estalo em ritmo regular, raspas de nylon no chão e a folha volta com a mão mesmo travada. Desligue o disjuntor e olhe os dentes de fora.",
        "Sintomas de pinhão ou coroa gastos: o motor gira, estala e o portão fica parado ou anda aos pulos. Se o pinhão de fora está inteiro e o motor gira à toa, o desgaste é da coroa, dentro do redutor.",
        "A engrenagem do motor gastou, ou está ruim, quando ele gira, estala em ritmo e a folha patina ou não anda, com farelo de nylon no chão. Dente pontudo no pinhão aparece a olho; se ele está inteiro, o gasto é da coroa.",
      ],
      intro: [
        "Vale para portão de correr, reto e no trilho; em basculante, só olhe de longe e filme.",
        "O teste é feito em folha de correr no trilho, sem destravar e sem pôr a mão nos dentes.",
        "Serve para deslizante com a folha apoiada. Nos outros portões, o vídeo com som basta.",
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
          "Folha que anda com o motor travado tem dente gasto ou destrave frouxo. Pinhão bom e motor girando à toa mostram que a coroa de dentro acabou.",
          "Se ela cede com o motor travado, há dente comido ou destrave aberto. Dente de fora pontudo é pinhão; dente de fora inteiro aponta para a coroa.",
          "A folha deve resistir ao empurrão com o motor travado. Andou, o problema está nos dentes; com o pinhão perfeito, está na coroa.",
        ],
        [
          "Motor que ronca e não gira não é caso de engrenagem: procure capacitor, folha presa ou enrolamento.",
          "Sem giro nenhum, a causa não está nos dentes, e sim na partida ou na energia.",
          "Quando o motor nem gira, os dentes não têm culpa; a suspeita passa ao capacitor.",
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
        "Folha pesada e batida no fim do curso quebram dente de uma vez, porque cada pancada passa pela engrenagem. Cremalheira apertada gasta o pinhão, e graxa velha ou com areia gasta a coroa.",
        "O que acaba cedo com os dentes é esforço: portão duro, parada que bate e cremalheira sem folga. Na coroa, o inimigo é a graxa vencida.",
        "Cada pancada no batente chega primeiro aos dentes, e a folha pesada repete isso todo dia. Sem folga na cremalheira, o pinhão afina depressa.",
      ],
      care: [
        "Mantenha trilho e roldanas em ordem, para a folha andar leve na mão, e o fim de curso regulado, para não bater. Na revisão, peça a conferência da folga e da graxa do redutor.",
        "A folha leve é o que mais poupa os dentes. Some a isso a parada sem pancada e a graxa conferida pelo técnico.",
        "Trilho limpo, roda boa e folga de {rack.clearance} fazem a engrenagem durar. A graxa de dentro é vista na revisão, sem abrir em casa.",
      ],
    },
    questions: [
      [
        ["swap", "test", "life"],
        "A engrenagem nova deve ser de nylon ou de metal?",
        [
          "Do material original. O nylon protege o redutor, porque quebra antes do eixo.",
          "A do modelo: se veio de nylon, é para ceder antes do eixo. Trocar por metal passa o estrago adiante.",
        ],
      ],
      [
        ["swap", "test", "purpose"],
        "Pinhão e coroa são a mesma peça?",
        [
          "Não. O pinhão fica por fora, na cremalheira; a coroa fica dentro do redutor, na rosca sem fim.",
          "São duas: uma toca a barra dentada e se vê, a outra gira na graxa, dentro da caixa.",
        ],
      ],
      [
        ["test", "life"],
        "Gastou a engrenagem. Preciso de motor novo?",
        [
          "Em geral não, se eixo e rolamentos estão bons. Com a carcaça gasta, compare com a troca, de {price.homeSwap} em casa.",
          "Quase nunca. Troca-se a peça; o motor novo, de {price.homeSwap} em casa, entra quando o redutor todo acabou.",
        ],
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
        "O som muda com o desgaste: assobio fino no começo, ronco depois, e calor quando já está no fim.",
        "Ronco que acompanha o giro é o sinal típico, no motor ou na roda.",
        "Antes de travar, o rolamento avisa pelo barulho e pelo peso da folha.",
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
        "O rolamento serve para o eixo do motor e as rodas do portão girarem leves sob peso, sobre esferas entre dois anéis engraxados. Gasto, ronca, esquenta e trava, e o motor faz força em dobro.",
      ],
      works: [
        [
          "As esferas rolam em pistas lisas, e uma marca de ferrugem ou areia já faz ronco que a graxa não tira. O tipo vedado traz a graxa dentro e dispensa lubrificar: gasto, se troca pela mesma numeração.",
          "Poeira e água riscam a pista das esferas, e o ruído não some mais. O vedado não recebe óleo, e a peça nova se compra pelo número gravado.",
          "O giro leve depende de pista lisa e graxa limpa, que a vedação protege. Rompida a vedação, entra água, e só a troca resolve.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o rolamento sozinho: no motor é preciso abrir a carcaça e sacar o eixo, e na roldana a folha tem de ser erguida e pode tombar. Em casa, só se descobre onde está o ronco, com o disjuntor desligado.",
        "Não: rolamento do motor pede saca-polia e bancada, e o da roldana, folha escorada. O que você pode fazer é gravar o som e empurrar a folha de correr na mão, para saber se o ronco é do motor ou da roda.",
        "Trocar o rolamento sozinho não é serviço de casa: o do motor exige sacador e bancada, e o da roldana, a folha escorada, que pode tombar. Grave o som e descubra de onde vem, com o disjuntor desligado ao chegar perto.",
      ],
      how: [
        "O rolamento se troca pela mesma numeração, de preferência vedado: no motor, abre-se a carcaça e saca-se o eixo na bancada; na roldana do portão de correr, ergue-se a folha escorada e costuma ir a roda inteira, em par.",
        "Para trocar o rolamento da roldana do portão de correr, o técnico escora e ergue a folha, tira a roda e põe rolamento ou roda nova, aos pares; no motor, o serviço é de bancada. Travado, ele não volta com graxa.",
        "Como se troca o rolamento: no motor, abre-se a carcaça na bancada e saca-se o eixo; na roldana, escora-se e ergue-se a folha, e troca-se o par. Entra outro de mesma numeração, vedado, prensado sem pancada.",
      ],
      intro: [
        "A troca na roldana, a mais comum, é feita pelo técnico nesta ordem.",
        "Na roda do portão de correr, o serviço segue estes passos, com a folha escorada.",
        "É a sequência da visita; o rolamento do motor vai para a bancada.",
      ],
      steps: [
        "Desligar o disjuntor, destravar o motor e escorar a folha dos dois lados.",
        "Erguer uma ponta com macaco e soltar o eixo da roda.",
        "Ler a numeração do rolamento e medir a roda.",
        "Prensar o novo, sem pancada, ou trocar a roda inteira.",
        "Repetir na outra ponta e descer a folha no trilho.",
        "Mover na mão e regular cremalheira e paradas.",
      ],
      limits: [
        "Cabe a você limpar o trilho e dizer se o ronco vem do motor ou da roda. Não erga a folha e não bata no anel com martelo, que marca a pista e faz o novo nascer roncando.",
        "Em casa, faça só o teste do som, com o disjuntor desligado e a folha de correr na mão. Erguer a folha sem escora dos dois lados derruba o portão.",
        "Ouvir e filmar é com você; erguer, sacar e prensar é com o técnico. Uma martelada no rolamento novo estraga o serviço inteiro.",
      ],
    },
    test: {
      answers: [
        "Sintomas de rolamento ruim: assobio na partida, ronco que acompanha o giro, motor quente e folha pesada. Para achar o lugar, desligue o disjuntor, destrave e empurre a folha de correr: ronco na mão é roldana; silêncio, é do motor.",
        "O rolamento gasto assobia, depois ronca e por fim trava. O teste separa motor de roda: com o disjuntor desligado e o motor destravado, a folha de correr que ronca na mão tem roda ruim; se anda calada, o ronco é do motor.",
        "Você sabe que o rolamento está ruim pelo som: primeiro um assobio na partida, depois um ronco que acompanha o giro, e a folha pesa. No portão de correr, desligue o disjuntor, destrave o motor e empurre: se ronca na mão, é a roda; se cala, é o motor.",
      ],
      intro: [
        "Só em folha de correr, reta e no trilho; nas outras, grave o som e mande.",
        "O teste na mão é para portão de correr com a folha apoiada no trilho e batente nas pontas.",
        "Basculante não se destrava para isto. Vale para deslizante em piso plano.",
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
          "Ronco igual na mão vem da roldana, e silêncio na mão, do eixo do motor ou do redutor. Não ponha óleo antes da visita, porque ele muda o som por uns dias e esconde o defeito.",
          "O som que some com o motor parado é do motor; o que continua na mão é da roda. Deixe sem óleo, para o ruído mostrar onde está.",
          "Compare as duas escutas: se o ronco só existe com o motor ligado, a roda está boa. Óleo agora só atrasa o diagnóstico.",
        ],
      ],
    },
    life: {
      answers: [
        "O rolamento dura anos se for vedado e não levar água; na roldana que fica na enxurrada ou sob folha pesada, acaba em meses. Não se troca por data, e sim pelo som: assobio, depois ronco.",
        "Não há prazo em anos para o rolamento: peso, água e poeira decidem. O do motor, protegido, dura bem mais que o da roldana, que trabalha junto ao chão.",
        "O rolamento do motor dura em geral anos, bem mais que o da roldana, que fica junto ao chão. Água, peso e poeira decidem, e não a data: troca-se quando o assobio vira ronco.",
      ],
      wears: [
        "Água e areia entram pela vedação e riscam as pistas, e enxurrada acaba com a graxa de dentro. Cremalheira apertada põe o peso da folha no eixo do motor, e folha torta carrega uma roda só.",
        "O que gasta cedo é sujeira e peso fora do lugar: roda na enxurrada, folha torta, barra dentada sem folga. Cada um carrega o rolamento além da conta.",
        "A graxa se perde com água, e a pista se marca com areia. Peso mal dividido, por folha torta ou cremalheira apertada, completa o estrago.",
      ],
      care: [
        "Não lave o motor nem a roda com jato, que empurra água pela vedação. Na troca, peça rolamento vedado e o par completo de rodas.",
        "Jato de pressão longe do motor e das rodas, e trilho sem água parada. Ao trocar, prefira vedado dos dois lados, sempre em par.",
        "Lave com pano, e não com jato. Na revisão, peça a conferência da folga da cremalheira, que alivia o eixo.",
      ],
    },
    questions: [
      [
        ["swap", "test", "life"],
        "Graxa ou óleo recupera o rolamento?",
        [
          "Não. Esfera e pista gastas não voltam; muda o som por uns dias, e a saída é a troca.",
          "Só disfarça. O ronco volta em pouco tempo, porque a pista já está marcada.",
        ],
      ],
      [
        ["swap", "test", "purpose"],
        "Rolamento ruim queima o motor?",
        [
          "Pode queimar: ele trava o eixo, a corrente sobe e o enrolamento esquenta.",
          "Pode. Quando prende, o motor tenta girar parado, e o calor acaba com o enrolamento.",
        ],
      ],
      [
        ["swap"],
        "Compro só o rolamento ou a roldana inteira?",
        [
          "Se o canal da roda está gasto, vai a roda inteira, que já vem com rolamento; se está bom, só o rolamento.",
          "Depende do canal: liso, troca-se só o rolamento. Comido, a roda nova já traz o dela.",
        ],
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
        "Folga na folha fechada e raspado na subida são os primeiros sinais, vistos e ouvidos de longe.",
        "Raspado que acompanha a subida é rosca seca ou porca no fim; pare de usar ao notar.",
        "O fuso avisa por som e por pó, antes de a porca soltar a folha.",
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
        "O fuso serve para subir e segurar a folha do basculante: o motor gira a barra com rosca, e a porca caminha por ela levando o braço. Como a porca não desce sozinha, é ele que mantém o portão parado.",
      ],
      works: [
        [
          "A porca, de nylon ou bronze, é a peça feita para gastar, e a barra de aço dura mais. O conjunto só trabalha leve com a folha equilibrada pelo contrapeso ou pela mola.",
          "Quem se gasta primeiro é a porca, mais macia que a barra. Com o contrapeso errado, a rosca carrega o peso da folha e acaba cedo.",
          "Barra de aço e porca macia formam o par, e é a porca que se troca mais vezes. O equilíbrio da folha decide quanto os dois duram.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque o fuso sozinho: ele segura a folha do basculante, e soltar a porca ou o braço faz a folha cair. O técnico escora o portão, troca a porca ou a barra e confere o equilíbrio.",
        "Não dá para trocar o fuso em casa com segurança, porque é ele que mantém a folha no lugar. O que você pode fazer é limpar a rosca aparente, com o portão fechado e o disjuntor desligado.",
        "Não se troca o fuso sozinho: sem escora, soltar a porca ou o braço derruba a folha do basculante. Desligue o disjuntor, não destrave e chame; o técnico escora, troca a porca ou a barra e confere o equilíbrio.",
      ],
      how: [
        "O fuso se troca com a folha escorada: solta-se o braço, sai o acionador, troca-se a porca ou a barra pelo mesmo passo e comprimento, engraxa-se e regula-se o curso. É serviço de técnico: sem escora, a folha cai.",
        "Para trocar o fuso do basculante, o técnico escora a folha, solta a porca do braço, tira a barra, monta a do modelo com graxa própria e acerta contrapeso e paradas. Não se faz em casa.",
        "A troca do fuso é feita com a folha escorada do começo ao fim: sai o braço, sai o acionador, entra a porca ou a barra de mesmo passo e comprimento, com graxa. Em casa não se tenta, porque a folha cai.",
      ],
      intro: [
        "A ordem do técnico, com a folha escorada do começo ao fim.",
        "É o que se faz na visita, e nada disto se tenta em casa.",
        "Estes passos são do técnico; ao morador cabe manter todos longe da folha.",
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
        "Cabe a você limpar a rosca aparente e pôr pouca graxa, com o portão fechado e sem energia. Não solte porca, pino nem braço, e não destrave: com o fuso quebrado, a folha cai inteira.",
        "Em casa, só limpeza e graxa na parte que aparece, com o disjuntor desligado. Destravar um basculante com o fuso solto larga a folha sobre quem está embaixo.",
        "A rosca de fora pode ser limpa com pano, portão fechado e energia cortada. Parafuso, pino e destrave ficam como estão até o técnico escorar.",
      ],
    },
    life: {
      answers: [
        "O fuso dura muitos anos com graxa e folha equilibrada; a porca, que é feita para gastar, acaba antes, e em meses se o contrapeso está errado. Troca-se pelo sinal: folga, raspado ou pó no tubo.",
        "Não há prazo em anos para o fuso: graxa e equilíbrio decidem. Quem se gasta primeiro é a porca; trocada a tempo, a barra segue por anos.",
        "O fuso do portão dura muitos anos se está engraxado e a folha, equilibrada; a porca, que é feita para gastar, acaba antes e se troca sozinha. O sinal é folga, som de raspado ou pó no tubo.",
      ],
      wears: [
        "Rosca seca ou com poeira come a porca, que vira pó dentro do tubo. Contrapeso leve faz o fuso carregar a folha, e acionador fora de prumo empena a barra.",
        "Sem graxa, a porca se desfaz; com a folha desequilibrada, a rosca trabalha sob peso que não é dela. Acionador torto gasta um lado só.",
        "O desgaste vem de falta de graxa e de peso: folha que desce sozinha põe a carga na rosca. Fora do prumo, a barra entorta.",
      ],
      care: [
        "Limpe a rosca aparente e ponha pouca graxa indicada pelo fabricante, com o portão fechado e sem energia. Na revisão, peça o teste de equilíbrio da folha.",
        "Graxa certa, em camada fina, e nunca desengripante, que lava a rosca. Revestiu ou reformou a folha, mande equilibrar de novo.",
        "Pouca graxa própria e folha equilibrada bastam. A conferência do prumo e do equilíbrio é do técnico, {visits.home}.",
      ],
    },
    questions: [
      [
        ["swap", "purpose", "life"],
        "Troca-se o fuso inteiro ou só a porca?",
        [
          "Muitas vezes só a porca, se a barra está reta e com a rosca cheia.",
          "Se a rosca está inteira, troca-se a porca. Barra torta ou de filete fino vai junto.",
        ],
      ],
      [
        ["swap", "life"],
        "WD-40 serve no fuso?",
        [
          "Não. Ele lava a graxa e deixa a rosca seca; use graxa própria, pouca.",
          "Não serve de lubrificante: limpa e some. Depois dele, a rosca trabalha a seco.",
        ],
      ],
      [
        ["purpose"],
        "Motor de fuso ou de corrente no basculante?",
        [
          "Em casa, escolha o fuso: é mais silencioso, pede pouco ajuste e segura melhor a folha parada. A corrente é mais simples e barata de repor, mas pede a tensão em dia.",
          "O fuso, na maioria das casas, por ser quieto e segurar a folha. A corrente custa menos na reposição e faz mais ruído.",
        ],
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
        "Batida metálica durante o curso é corrente frouxa, e a barriga no meio do vão confirma a olho.",
        "Corrente que faz barriga está frouxa ou esticada de velha; o esticador mostra quanto ainda sobra.",
        "O ponto de parada que muda de um dia para outro também é sinal de corrente frouxa.",
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
        "A corrente do motor serve para levar o giro do pinhão até a folha, no basculante e na porta de enrolar. Com a tensão certa, move o portão com pouca perda; frouxa, bate e pula dente, e arrebentada, deixa a folha sem condução.",
      ],
      works: [
        [
          "O esticador acerta a folga, de cerca de um dedo no meio do vão: nem barriga, nem corda de violão. Corrente e pinhão têm o mesmo passo e se gastam juntos, por isso se trocam em par.",
          "Uma folga de um dedo no meio é o certo, e quem a dá é o esticador. Como o passo é o do pinhão, os dois se desgastam ao mesmo tempo.",
          "Apertada demais, ela gasta o eixo; frouxa, salta. O par corrente e pinhão trabalha dente com elo, e um gasto estraga o outro.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque a corrente sozinho: solta, ela deixa a folha sem condução, e a do basculante pode cair. Em casa dá para limpar e lubrificar, com o portão fechado e o disjuntor desligado; esticar e trocar é do técnico.",
        "Não convém: sem a corrente nada segura o movimento da folha. O técnico prende o portão, troca corrente e pinhão no mesmo passo e acerta a tensão; ao morador cabe só a limpeza.",
        "Trocar a corrente em casa não é seguro: solta, ela deixa a folha sem condução, e a do basculante pode cair. Ao morador cabe limpar e lubrificar, com o portão fechado e o disjuntor desligado; a troca é do técnico.",
      ],
      how: [
        "A corrente se troca com a folha presa e o disjuntor desligado: afrouxa-se o esticador, abre-se a emenda, entra outra de mesmo passo e número de elos, com pinhão novo, e acerta-se a folga de um dedo. É serviço de técnico.",
        "Para trocar a corrente, o técnico prende a folha, solta o esticador, tira corrente e pinhão gastos, monta o par novo e regula tensão e parada. Não emende com arame: o elo abre com a folha no alto.",
        "A troca da corrente é feita com a folha presa e a energia cortada: esticador solto, emenda aberta, corrente e pinhão novos de mesmo passo e folga de um dedo no meio. Arame no lugar da emenda abre com a folha no alto.",
      ],
      intro: [
        "A ordem do técnico, com a folha presa do começo ao fim.",
        "Na visita, a troca segue estes passos, e as paradas são acertadas no fim.",
        "É serviço de técnico, porque nada segura a folha enquanto a corrente está fora.",
      ],
      steps: [
        "Cortar a energia e prender a folha.",
        "Afrouxar o esticador e abrir a emenda.",
        "Contar os elos e comparar passo e pinhão.",
        "Montar corrente e pinhão novos, alinhados.",
        "Esticar até sobrar um dedo de folga no meio.",
        "Regular as paradas, que mudam com a troca.",
      ],
      limits: [
        "Cabe a você limpar com pano e passar pouco lubrificante, sem energia. Não ponha a mão entre corrente e pinhão, nem recoloque corrente caída com a folha solta: espere o técnico.",
        "Em casa, limpeza e lubrificante fino, com o disjuntor desligado e o portão fechado. Corrente que caiu só volta com a folha presa.",
        "Pano e um pouco de spray próprio são o limite do morador. Entre o elo e o dente os dedos não entram, mesmo com tudo desligado.",
      ],
    },
    test: {
      answers: [
        "Para saber se a corrente está frouxa, desligue o disjuntor com o portão fechado e olhe o meio do vão: mais que um dedo de barriga é folga demais. Batida no curso e ponto de parada que muda confirmam.",
        "Corrente frouxa ou gasta bate durante o curso, faz barriga no meio e muda o ponto em que o portão para. Olhe com o portão fechado e o disjuntor desligado, sem pôr a mão.",
        "Para testar a corrente do motor, com o portão fechado e o disjuntor desligado, olhe o meio do vão, onde a barriga não deve passar de um dedo. Elo duro, dente pontudo no pinhão e batida no curso mostram desgaste.",
      ],
      intro: [
        "A conferência é só de olhar, com o portão fechado e tudo desligado.",
        "Faça com a folha fechada e o disjuntor desligado, sem encostar na corrente.",
        "Nada se aperta nem se solta neste teste: é olhar, e depois filmar de longe.",
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
          "Barriga com elos bons pede só ajuste; elo duro ou dente pontudo pede troca do par. Se o esticador chegou ao fim, a corrente alongou e não tem mais ajuste.",
          "Frouxa e com elos lisos, ela se estica; enrijecida ou com o pinhão em gancho, se troca. O fim do esticador é o fim da corrente.",
          "Folga sem desgaste é caso de regulagem. Desgaste nos elos ou nos dentes é caso de par novo, que o técnico monta.",
        ],
        [
          "Batida com a corrente na folga certa aponta para pinhão torto ou eixo com folga.",
          "Se a tensão está boa e bate mesmo assim, procure desalinhamento entre o motor e a folha.",
          "Som de pancada com a folga correta vem do alinhamento, e não da corrente.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Que lubrificante usar na corrente?",
        [
          "Spray para corrente ou óleo fino, pouco, e pano no excesso. Graxa grossa junta poeira.",
          "Um spray próprio, em camada fina, com o disjuntor desligado. Graxa e areia viram lixa.",
        ],
      ],
      [
        ["swap", "test"],
        "Corrente de bicicleta ou de moto serve?",
        [
          "Só se passo, largura e resistência forem os da original, o que é raro. Confira pela etiqueta do motor.",
          "Quase nunca: parecida não basta, porque o dente do pinhão pede o passo exato.",
        ],
      ],
      [
        ["swap", "test"],
        "Quanto de folga a corrente deve ter?",
        [
          "Cerca de um dedo no meio do vão. Mais que isso, ela bate e salta; menos, gasta o eixo do motor.",
          "Um dedo, com o portão fechado. O técnico confere nas duas posições, aberta e fechada.",
        ],
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
        "Ronco grave com mancha de óleo embaixo é o par mais comum, e os dois se percebem sem abrir a caixa.",
        "Óleo no chão e folga no eixo mostram desgaste por dentro; som e calor completam o quadro.",
        "O redutor gasto se ouve antes de parar: o ronco cresce e o motor esquenta.",
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
        "O redutor é a caixa de redução do motor: troca a rotação alta por força, com engrenagens, a rosca sem fim e a coroa, e segura a folha quando o motor para. Sem ele, o motor giraria rápido e não moveria o portão.",
        "O redutor serve para multiplicar a força do motor: dentro da caixa de redução, a rosca sem fim gira a coroa devagar e com torque. Também é ele que trava a folha, porque a coroa não move a rosca de volta.",
        "O redutor serve para trocar a rotação alta do motor por força: é a caixa de redução, com rosca sem fim e coroa. Também é ele que segura a folha parada, porque a coroa não move a rosca de volta.",
      ],
      works: [
        [
          "A coroa trabalha na graxa ou no óleo do fabricante, fechado na caixa, que não se completa por fora. O destravamento solta a coroa do eixo, e a folha se move na mão.",
          "O lubrificante é próprio e fica lá dentro, sem reposição em casa. Com a chave, a ligação entre coroa e eixo se abre, e o portão passa ao modo manual.",
          "Dentro da caixa, rosca e coroa giram em banho de graxa. Quando você usa a chave, o eixo se separa delas e a folha fica livre.",
        ],
      ],
    },
    test: {
      answers: [
        "Redutor ruim se conhece por fora: ronco grave, mancha de óleo embaixo, folga no eixo e motor que gira sem mover a folha. Não abra a caixa; desligue o disjuntor, fotografe a mancha e grave o som.",
        "Para saber se o redutor está ruim, escute um ciclo de longe, procure óleo embaixo do motor e, com o disjuntor desligado, veja se o eixo tem folga. Ronco com óleo é retentor, rolamento ou coroa.",
        "Para testar o redutor do motor sem abrir, ouça um ciclo de longe, procure óleo na base e veja se o eixo tem folga, com o disjuntor desligado. Ronco grave com óleo ou motor que gira sem mover a folha mostram desgaste.",
      ],
      intro: [
        "Tudo se vê por fora, sem abrir a caixa, em portão de correr no trilho.",
        "A caixa fica fechada durante o teste; em basculante, só ouça e fotografe.",
        "Bastam ouvido, lanterna e celular, com a tampa no lugar.",
      ],
      steps: [
        "Grave um ciclo inteiro, de longe.",
        "Desligue o disjuntor.",
        "Procure mancha de óleo ou graxa na base.",
        "Sem destravar, tente mover a folha de correr: ela não deve andar.",
        "Fotografe a etiqueta e a mancha.",
      ],
      reading: [
        [
          "Folha que anda com o motor travado é coroa gasta ou destrave frouxo. Óleo sem ronco costuma ser só retentor; com ronco, há desgaste dentro.",
          "Se a folha cede travada, a coroa acabou ou o destrave não fecha. A mancha sozinha é vedação, e a mancha com ronco é engrenagem.",
          "Três leituras: folha que cede é coroa, óleo quieto é retentor, óleo com ronco é desgaste. O técnico confirma abrindo na bancada.",
        ],
        [
          "Em motor antigo, compare a revisão do redutor com a troca, de {price.homeSwap} em casa.",
          "Eixo e carcaça gastos não compensam: o motor novo, em casa, fica de {price.homeSwap}, instalado.",
          "Quando a carcaça também gastou, a troca do motor, de {price.homeSwap} em casa, sai mais segura.",
        ],
      ],
    },
    life: {
      answers: [
        "O redutor, a caixa de redução, costuma acompanhar a vida do motor, de {trade.life} em casa, se a folha é leve e a graxa é a do fabricante. Folha pesada, batida no fim e água pela vedação encurtam isso.",
        "Em casa, o redutor, ou caixa de redução, dura anos, em geral o mesmo que o motor: de {trade.life}. O que o acaba antes é a folha pesada, a graxa velha e a pancada no batente.",
        "O redutor, a caixa de redução do motor, dura em casa, em geral, o mesmo que o motor, de {trade.life}, com a folha leve e a graxa do fabricante. Folha pesada, pancada no batente e água pela vedação acabam com ele antes.",
      ],
      wears: [
        "Folha pesada faz a rosca sem fim comer a coroa, e cada batida no fim do curso passa pelos dentes. Retentor ressecado deixa sair o óleo e entrar água, e a coroa trabalha seca.",
        "O que o gasta é esforço e falta de óleo: portão duro, parada que bate e retentor vazando. Depois que o óleo sai, o desgaste acelera.",
        "Cada pancada chega à coroa, e o peso da folha faz o mesmo devagar. Com o retentor ruim, a graxa some e entra umidade.",
      ],
      care: [
        "Mantenha a folha leve na mão e o fim de curso regulado. Não complete óleo por conta própria, porque o errado ataca a coroa de nylon; a conferência é da revisão.",
        "Trilho limpo e parada suave poupam a coroa. Viu óleo no chão, chame: completar por fora não resolve e pode estragar o nylon.",
        "A folha leve é o maior cuidado. O óleo é o do fabricante, posto na bancada, e na revisão o técnico vê se há vazamento.",
      ],
    },
    questions: [
      [
        ["purpose", "test"],
        "Dá para consertar o redutor ou troca o motor?",
        [
          "Coroa, retentor e rolamento se trocam. Se eixo e carcaça gastaram, o motor novo sai mais seguro.",
          "Conserta-se quando só a coroa ou o retentor acabou. Com a caixa gasta por dentro, a peça nova dura pouco.",
        ],
      ],
      [
        ["test", "life"],
        "Posso usar o portão com o redutor roncando?",
        [
          "Evite. O desgaste acelera e a folha pode travar no meio; desligue até a revisão.",
          "Por pouco tempo e com risco de travar aberto. O certo é parar e marcar a visita.",
        ],
      ],
      [
        ["purpose", "life"],
        "Que óleo vai no redutor?",
        [
          "O do fabricante, graxa ou óleo conforme o modelo. Não se completa por fora.",
          "Cada modelo tem o seu, e a mistura errada come o nylon. Deixe para a bancada.",
        ],
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
        "Portão que bate no fim ou não desliga é o sinal mais comum, e pede disjuntor desligado até o conserto.",
        "A folha que para fora do ponto mostra sensor ou ímã fora do lugar, aberta ou fechada.",
        "O jeito de parar mostra o defeito: antes da hora, depois da hora ou batendo.",
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
        "O fim de curso serve para avisar a placa que a folha chegou ao fim, aberta ou fechada, para o motor desligar sem bater. Pode ser de ímã e sensor, de chave com haste ou contado pela própria central.",
      ],
      works: [
        [
          "No portão de correr, o ímã ou a chapa fica na cremalheira, e o sensor, no motor; no basculante, os marcadores ficam no acionador. A placa corta o motor assim que um passa pelo outro.",
          "O ímã anda com a folha de correr e o sensor fica parado; no basculante, é a porca que passa pelos marcadores. Nos dois casos, o sinal manda parar.",
          "Um marca o ponto e o outro lê: ímã na cremalheira e sensor no motor, ou marcador no acionador do basculante. Sem essa leitura, a folha segue até bater.",
        ],
        [
          "Na central digital não há ímã: ela aprende o percurso numa abertura completa e conta as voltas do motor.",
          "Motor com leitura digital grava o percurso e o refaz de memória, sem peça na cremalheira.",
          "Há modelos sem ímã, em que a central conta o giro e sabe onde a folha está.",
        ],
      ],
    },
    swap: {
      may: [
        "Só o que fica por fora: um ímã solto na cremalheira se reaperta no mesmo lugar, com o disjuntor desligado. Trocar o sensor do fim de curso fica para o técnico, porque ele é ligado à placa, e o percurso tem de ser acertado.",
        "Não convém trocar o fim de curso sozinho: o sensor liga na placa, e um fio trocado faz a folha não parar. Em casa dá para limpar e reapertar o ímã de fora, no mesmo ponto.",
        "Trocar o fim de curso em casa só vale para o que fica por fora, como um ímã solto, reapertado no mesmo lugar com o disjuntor desligado. O sensor liga na placa, e um fio trocado faz a folha não parar: é do técnico.",
      ],
      how: [
        "O fim de curso se troca com o disjuntor desligado: marca-se a posição do ímã ou da haste, solta-se o sensor, liga-se outro do mesmo tipo nos mesmos bornes e acertam-se as duas paradas. A ligação na placa é do técnico.",
        "Para trocar o fim de curso, o técnico mede o sensor, põe outro igual, de ímã ou de chave, nos mesmos bornes e regula a parada aberta e a fechada. Invertido, o motor não desliga e a folha bate.",
        "Como trocar o fim de curso, na ordem: disjuntor desligado, posição do ímã marcada, sensor igual nos mesmos bornes e as duas paradas acertadas. A ligação na placa é do técnico, porque invertida o motor não desliga.",
      ],
      intro: [
        "O serviço do técnico segue esta ordem, sempre com as duas paradas testadas.",
        "Na visita é assim, da marcação do ponto ao último ciclo.",
        "A sequência é do técnico; o ímã de fora é a única parte do morador.",
      ],
      steps: [
        "Desligar o disjuntor e marcar a posição do ímã ou da haste.",
        "Medir sensor e cabo, para não trocar peça boa.",
        "Ligar o novo nos mesmos bornes, abrindo e fechando.",
        "Religar e testar com a folha no meio, para ver se cada lado desliga.",
        "Acertar as duas paradas, antes do batente.",
        "Assistir a vários ciclos.",
      ],
      limits: [
        "Cabe a você ver se o ímã caiu e reapertar no mesmo lugar, sem energia. Não use o portão sem fim de curso, porque a folha bate e o motor força até queimar.",
        "Em casa: ímã no lugar, suporte apertado, tudo desligado. Sem parada, o portão fica com o disjuntor desligado até o conserto.",
        "O que está por fora pode ser reapertado na marca antiga. Fio, sensor e placa esperam o técnico, e o portão não é usado até lá.",
      ],
    },
    test: {
      answers: [
        "Para testar o fim de curso, assista a um ciclo de longe e veja onde a folha para e se o motor desliga. Se bate ou não desliga, corte o disjuntor e confira por fora se o ímã ou a haste está no lugar; a medição do sensor é do técnico.",
        "O teste do fim de curso em casa é de olhar: a folha deve parar antes do batente, aberta e fechada, e o motor silenciar. Se não para, desligue o disjuntor e procure ímã caído, suporte torto ou fio solto.",
        "Você sabe que o fim de curso queimou ou saiu do lugar quando a folha bate no batente ou o motor não silencia no fim. Para testar, acione uma vez, de longe; se ele não parar, desligue o disjuntor e procure ímã caído ou haste torta; o sensor é medido pelo técnico.",
      ],
      intro: [
        "De longe, com a passagem livre e sem abrir a tampa.",
        "Sem abrir o motor, um passo de cada vez, fora do caminho da folha.",
        "A tampa fica fechada, e ninguém fica perto da folha durante o ciclo.",
      ],
      steps: [
        "Acione e veja se a folha para antes do batente, fechando e abrindo.",
        "Escute se o motor silencia quando a folha para.",
        "Se bateu ou não desligou, corte o disjuntor.",
        "Procure, por fora, ímã caído, suporte torto ou sujeira no sensor.",
        "Reaperte o que soltou no mesmo lugar, religue e teste uma vez.",
      ],
      reading: [
        [
          "Falha só de um lado é do ímã ou do sensor daquele lado; falha nos dois aponta cabo ou placa. Parar sempre no mesmo ponto antes da hora mostra ímã deslocado.",
          "Se um lado para bem e o outro não, o defeito é desse lado. Em central sem ímã, o percurso perdido se grava de novo.",
          "Compare as duas paradas: uma ruim é peça daquele lado, duas ruins é cabo ou central. A mesma parada antecipada, todo dia, é ímã fora do ponto.",
        ],
      ],
    },
    life: {
      answers: [
        "O fim de curso de ímã dura muitos anos, porque nada encosta; o de chave mecânica gasta antes, pela mola e pela haste. Não há prazo: troca-se quando a folha bate ou o motor não desliga.",
        "Em geral o fim de curso acompanha o motor por anos; o que falha é ímã que cai, cabo que quebra e umidade no sensor. A chave mecânica se gasta mais que o sensor de ímã.",
        "O fim de curso de ímã dura muitos anos, porque nada encosta em nada; o de chave gasta antes, na mola e na haste. Não há prazo fixo: o ímã quase não perde força e falha mais por cair.",
      ],
      wears: [
        "Batida da folha entorta o suporte e solta o ímã, e a vibração faz o mesmo aos poucos. Água e formiga na caixa atacam o sensor, e o cabo dobrado na tampa quebra por dentro.",
        "O que o tira de serviço é pancada, água e formiga, mais que o tempo. Cabo prensado na tampa também se rompe sem aparecer.",
        "Vibração e batida deslocam o ímã, e a umidade ataca o conector. O sensor em si quase não se gasta.",
      ],
      care: [
        "Veja de vez em quando se o ímã ou a haste está firme, com a energia cortada, e peça o aperto dos suportes na revisão. Batente físico nas duas pontas poupa o sensor quando algo falha.",
        "Suporte apertado e batente firme são o que mais ajuda. Com batente, uma falha do sensor não vira folha fora do trilho.",
        "Na revisão, {visits.home}, suportes e ímãs são reapertados. Em casa, olhe se nada balança, com tudo desligado.",
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Posso usar o portão sem fim de curso?",
        [
          "Não. A folha bate, o motor força e pode queimar. Deixe desligado até o conserto.",
          "Não convém nem por um dia: sem parada, cada ciclo termina em pancada no batente.",
        ],
      ],
      [
        ["swap", "purpose", "life"],
        "Qualquer ímã serve no fim de curso?",
        [
          "Não. A força e o lado do ímã contam; use o do modelo, com o suporte próprio.",
          "Não serve qualquer um: virado ou fraco, o sensor não lê. Peça o do seu motor.",
        ],
      ],
      [
        ["test"],
        "É o fim de curso ou a placa?",
        [
          "O técnico mede a entrada na placa com a folha em cada ponta: se o sinal chega e o motor não desliga, é a placa.",
          "Só a medição separa: sinal que não chega é sensor ou cabo; sinal que chega sem efeito é placa.",
        ],
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
        "Motor que gira e folha que para com qualquer peso mostra embreagem frouxa ou gasta.",
        "A embreagem gasta patina: o motor gira e a folha anda sem força, com cheiro de atrito.",
        "O sinal contrário também é defeito: folha que não cede ao encostar em algo.",
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
        "Para testar a embreagem do motor de portão, veja se a folha anda leve e ponha uma caixa de papelão no caminho, de longe. Boa, ela para ou volta; frouxa, patina sem nada na frente; travada, esmaga a caixa. Nunca use a mão.",
      ],
      intro: [
        "Com ninguém perto da folha e a área toda livre.",
        "De longe, em portão de correr ou de abrir; o basculante fica para o técnico.",
        "O obstáculo é sempre macio, e ninguém segura a caixa.",
      ],
      steps: [
        "Desligue o disjuntor e veja se nada prende a folha.",
        "No portão de correr ou de abrir, destrave e mova na mão: tem de andar leve.",
        "Trave, religue e acione com uma caixa de papelão no caminho.",
        "Veja se a folha para ou volta ao tocar a caixa.",
        "Se esmaga a caixa ou patina sem ela, desligue e chame.",
      ],
      reading: [
        [
          "Patinar com a folha leve é disco gasto ou frouxo; patinar com a folha pesada é a proteção trabalhando. Não aperte para vencer o peso, porque some a proteção de quem passa.",
          "Folha pesada faz a embreagem boa patinar, e primeiro se tira o peso. Apertada sem medir, ela transforma a folha em prensa.",
          "Se a folha é leve e patina, o disco acabou. Se é pesada, o defeito está nela, e apertar só tira a segurança.",
        ],
      ],
    },
    life: {
      answers: [
        "A embreagem dura anos se a folha anda leve e não bate no fim; patinando todo dia em folha pesada, o disco acaba em meses. O sinal de troca é patinar sem obstáculo mesmo depois de regulada.",
        "Não há prazo em anos para a embreagem do motor de portão: ela só se gasta quando patina. Folha leve e fim de curso certo fazem durar; força no limite e batida no batente acabam com o disco.",
        "A embreagem do motor dura anos com folha leve e parada certa; em folha pesada, que a faz patinar, o disco acaba em meses. O sinal é patinar sem obstáculo mesmo regulada.",
      ],
      wears: [
        "Cada batida no fim do curso faz o disco patinar, e a folha pesada o obriga a escorregar em toda partida. Óleo do redutor no disco tira o atrito, que não volta com aperto.",
        "O disco se gasta quando escorrega: batida no batente, portão pesado e óleo vazado. Engraxado, ele só se recupera trocado.",
        "Ela não se gasta parada, e sim patinando. Peso, pancada e óleo são o que mais a encurta.",
      ],
      care: [
        "Deixe a folha leve e as paradas reguladas, com roldana e trilho em ordem. A força é a menor que move a folha, acertada pelo técnico com obstáculo macio.",
        "Trilho limpo e fim de curso certo poupam o disco. Na revisão, peça o teste com obstáculo macio, que mostra se ela ainda cede.",
        "Folha leve é o cuidado principal. A regulagem da força fica com o técnico, {visits.home}, e nunca no aperto do morador.",
      ],
    },
    questions: [
      [
        ["test", "life"],
        "Todo motor de portão tem embreagem?",
        [
          "Não. Muitos limitam a força pela placa, sem disco; nesses, a regulagem é na central.",
          "Nem todo: os mais novos controlam a força pela eletrônica. A etiqueta e o manual dizem qual é o seu.",
        ],
      ],
      [
        ["test", "life"],
        "Posso apertar a embreagem em casa?",
        [
          "Não convém: um pouco a mais e a folha deixa de ceder diante de pessoa ou carro.",
          "Melhor não. O ponto certo se acha com teste, e apertada demais ela não protege ninguém.",
        ],
      ],
      [
        ["test", "life"],
        "Embreagem gasta deixa o portão perigoso?",
        [
          "Frouxa, o portão para no meio; travada, não para diante de alguém, e esse é o caso perigoso. Nos dois, desligue e chame.",
          "A que não cede é perigosa, porque a folha aperta. A que patina só incomoda, mas também pede conserto.",
        ],
      ],
    ],
  },
]);
