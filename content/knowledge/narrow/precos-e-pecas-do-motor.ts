import { createPartQuestions } from "./precos-e-pecas-familia.ts";

/** What is bought, fitted and warranted inside the motor. */
export const precosEPecasDoMotor = createPartQuestions([
  {
    broader: "placa",
    article: "a",
    name: "placa do portão",
    short: "placa",
    names: [
      "placa",
      "central portão",
      "central motor",
      "central ppa",
      "central garen",
      "central rossi",
      "central peccinin",
    ],
    supply: "alone",
    shown: "a foto da etiqueta do motor e da placa",
    photo: "fotos da etiqueta do motor, da placa, se já estiver fora, e do controle",
    match: "o tipo de motor, o fim de curso e a frequência dos controles",
    checks: [
      "Motor comum ou com inversor: a placa de um não serve no outro",
      "Fim de curso analógico, digital ou encoder",
      "Tensão de entrada e potência do motor",
      "Frequência e código dos controles que você quer manter",
      "Saídas que o portão já usa, como trava, luz e fotocélula",
    ],
    work: "o teste do motor, a troca da central, a regulagem do percurso e da força e a gravação dos controles",
    steps: [
      "Cortar a energia e medir motor, capacitor e fiação, para achar o que queimou a antiga.",
      "Passar os fios um a um para a placa nova.",
      "Gravar os controles e memorizar o percurso.",
      "Regular força e parada e fazer vários ciclos de teste.",
    ],
    dearer: [
      "Fiação danificada e controles que não servem na placa nova aumentam o serviço.",
      "Custa mais quando há fio queimado, acessórios a religar ou controles a trocar.",
    ],
    original: {
      answers: [
        "Placa original quando o motor tem inversor, encoder ou está na garantia; a paralela (universal) serve bem em motor comum, com fim de curso simples, e costuma custar menos. A foto da etiqueta diz se a sua aceita as duas.",
        "Em motor comum, a placa paralela de boa marca funciona como a original; com inversor, encoder ou garantia em vigor, use a original. Confira o fim de curso, a tensão e se os controles atuais servem.",
      ],
      why: [
        [
          "A original encaixa nos conectores e mantém os controles e o percurso como o fabricante previu.",
          "Com a original não há adaptação: os conectores e os controles são os mesmos.",
        ],
        [
          "A paralela pede refazer os fios borne a borne, e os controles só ficam se a frequência e o código forem os mesmos.",
          "Na universal, cada fio muda de lugar, e muitas vezes os controles precisam ser trocados.",
        ],
        [
          "Modelo fora de linha não tem mais original: aí a universal é o que mantém o motor vivo.",
          "Se o modelo saiu de linha, a universal evita trocar o motor inteiro.",
        ],
      ],
    },
    used: {
      answers: [
        "Placa de portão usada não vale a pena, salvo em modelo fora de linha e testada com carga: por fora não se vê relé gasto nem trilha oxidada, e não há garantia. A nova, original ou compatível, sai mais barata que queimar duas.",
        "Não vale, na maioria dos casos: placa usada vem sem garantia e com o mesmo desgaste da sua. Só compensa quando não existe nova para o modelo, e depois de testada na mesma tensão.",
      ],
      why: [
        [
          "Relés, fonte e capacitores da placa envelhecem com o uso, e isso só aparece com carga.",
          "O que queima placa é raio, água e relé gasto, e a usada já passou por isso.",
        ],
        [
          "Se a sua queimou por motor em curto, a usada queima também: a causa se mede antes.",
          "Antes de pôr outra placa, mede-se o motor; sem isso, qualquer uma queima de novo.",
        ],
      ],
    },
    notCovered: "raio, surto na rede, água nem motor em curto",
  },
  {
    broader: "capacitor",
    article: "o",
    name: "capacitor do motor de portão",
    short: "capacitor",
    names: ["capacitor"],
    supply: "alone",
    shown: "a foto da etiqueta do motor e do capacitor",
    photo: "uma foto da etiqueta do motor e, se o capacitor já saiu, dos números impressos nele",
    match: "os microfarads (µF), os volts e o tipo permanente",
    checks: [
      "Microfarads iguais aos do capacitor que saiu",
      "Volts iguais ou maiores, nunca menores",
      "Tipo permanente, e não só de partida",
      "Tamanho que caiba na caixa do motor",
      "Terminais do mesmo tipo, de encaixe ou de fio",
    ],
    work: "a medição do motor e do capacitor, a descarga da peça, a troca e o teste de partida",
    steps: [
      "Cortar a energia e descarregar o capacitor antigo.",
      "Medir a peça e o enrolamento, para saber se o defeito é mesmo dela.",
      "Montar outro, com os mesmos microfarads.",
      "Testar a partida várias vezes, com a folha conferida na mão.",
    ],
    dearer: [
      "É dos serviços mais curtos do motor; sobe se o acesso é difícil ou se a folha precisa de ajuste.",
      "A troca é rápida; o que pesa é a visita e a medição que confirma o defeito.",
    ],
    original: {
      answers: [
        "No capacitor tanto faz original ou paralelo: o que decide é ter os mesmos microfarads, volts iguais ou maiores e ser do tipo permanente, de boa marca. O que não serve é valor parecido ou peça sem marcação.",
        "Capacitor paralelo serve tão bem quanto o original se repetir os µF, tiver volts iguais ou maiores e for permanente. Fuja do que não traz o valor impresso: ele perde força em pouco tempo.",
      ],
      why: [
        [
          "O fabricante do motor compra o capacitor pronto, então a mesma peça existe com outra marca.",
          "O capacitor não é feito pela marca do motor; por isso o de reposição é equivalente.",
        ],
        [
          "Desconfie de peça muito menor que a antiga com o mesmo valor escrito.",
          "Peça sem marca, sem µF ou sem volts impressos não entra.",
        ],
      ],
    },
    used: {
      answers: [
        "Capacitor usado não vale a pena: é peça barata que perde microfarads com o tempo, e o usado já começa fraco. Compre novo, com o mesmo valor escrito no corpo.",
        "Não vale: o capacitor envelhece mesmo parado, e um fraco faz o motor roncar e esquentar. O novo custa pouco perto do enrolamento que ele protege.",
      ],
      why: [
        [
          "Só o medidor mostra quanto sobrou de um capacitor; por fora, o fraco parece bom.",
          "Sem medir, não se distingue um capacitor bom de um cansado.",
        ],
        [
          "Com poucos µF, o motor ronca sem partir, e o calor ataca o enrolamento.",
          "O motor que tenta partir com capacitor fraco esquenta e pode queimar.",
        ],
      ],
    },
    notCovered: "ligação errada, surto nem motor travado por folha pesada",
  },
  {
    broader: "engrenagem",
    article: "a",
    name: "engrenagem do motor de portão",
    short: "engrenagem",
    names: ["engrenagem", "coroa"],
    except: ["buying"],
    supply: "alone",
    shown: "a foto da etiqueta do motor e da peça ao lado de uma régua",
    photo: "uma foto da etiqueta do motor e, se a peça já saiu, dela dos dois lados, com uma régua",
    match: "o número de dentes, o diâmetro, a altura e o furo do eixo",
    checks: [
      "Número de dentes igual ao da peça gasta",
      "Diâmetro, altura e furo do eixo",
      "Chaveta, estria ou pino de trava",
      "Material que o modelo usa: nylon, bronze ou aço",
      "Rosca do sem-fim, no caso da coroa interna",
    ],
    work: "a desmontagem, a limpeza da limalha, a montagem com graxa nova, o ajuste da folga e o teste",
    steps: [
      "Cortar a energia e soltar a folha do motor.",
      "Abrir só o necessário: por fora, a engrenagem de saída; no redutor, a coroa.",
      "Limpar os pedaços, montar a peça e pôr graxa nova.",
      "Acertar a folga com a cremalheira e testar o portão inteiro.",
    ],
    dearer: [
      "A de saída se troca por fora e custa menos serviço; a coroa interna pede abrir o redutor.",
      "O serviço é maior na coroa, dentro do redutor, e menor na engrenagem que toca a cremalheira.",
    ],
    original: {
      answers: [
        "Engrenagem original ou paralela: a paralela serve se for feita para o seu modelo, com os mesmos dentes, furo e altura. Prefira a original na coroa interna e em motor de uso intenso, em que o material faz diferença.",
        "Para a engrenagem de saída, a paralela do mesmo modelo atende; para a coroa de dentro do redutor, a original dura mais, porque o ajuste com o sem-fim é fino. Dente parecido não serve em nenhuma.",
      ],
      why: [
        [
          "Nylon ruim gasta em meses: na paralela, o que se paga é o material.",
          "Na engrenagem barata, o nylon amolece com o calor e o dente deita.",
        ],
        [
          "Furo folgado faz a peça dançar no eixo e come a chaveta.",
          "Se entra com folga no eixo, não é a peça do seu motor.",
        ],
        [
          "Antes de culpar a peça, veja o peso da folha: portão duro quebra original e paralela.",
          "Folha pesada na mão quebra qualquer engrenagem; ela se corrige junto.",
        ],
      ],
    },
    used: {
      answers: [
        "Engrenagem usada não vale a pena: o dente já vem gasto, e a folga estraga a cremalheira ou o sem-fim. A nova, até a compatível, custa menos que repetir a mão de obra.",
        "Não compre usada: engrenagem é peça de desgaste, e o que se economiza volta em outra troca. Só em modelo fora de linha, com os dentes inteiros e sem folga no eixo.",
      ],
      why: [
        ["O dente gasto fica fino na ponta e pula sob carga.", "Dente fino ou brilhante de um lado só já está no fim."],
        ["A mão de obra de montar é a mesma na nova e na usada.", "Como o serviço é o mesmo, a economia é só na peça."],
      ],
    },
    notCovered: "folha pesada, batida do portão nem falta de lubrificação",
  },
  {
    broader: "fuso",
    article: "o",
    name: "fuso do motor basculante",
    short: "fuso",
    names: ["fuso", "acionador"],
    supply: "alone",
    shown: "a foto do acionador e da etiqueta do motor",
    photo: "fotos do acionador inteiro, de longe, e da etiqueta do motor",
    match: "o comprimento da barra, o passo da rosca e o modelo da porca",
    checks: [
      "Comprimento do fuso, com a folha fechada e apoiada",
      "Passo da rosca igual ao da porca",
      "Encaixe na ponta do motor",
      "Marca e modelo do acionador",
    ],
    work: "o escoramento da folha, a desmontagem do acionador, a troca da barra ou da porca, a graxa e a regulagem do curso",
    steps: [
      "Fechar ou escorar a folha e cortar a energia.",
      "Soltar o braço e tirar o acionador.",
      "Trocar a porca, a barra ou as duas e engraxar a rosca.",
      "Remontar no prumo e regular as paradas.",
    ],
    dearer: [
      "Só a porca dá menos serviço que a barra inteira.",
      "A barra exige desmontar o acionador; a porca, bem menos.",
    ],
    original: {
      answers: [
        "Fuso original sempre que existir para o modelo: passo e encaixe mudam entre marcas, e a porca de outro passo come a barra. O paralelo serve quando é vendido para o seu acionador, com a porca junto.",
        "O fuso paralelo só serve se repetir o comprimento, o passo e o encaixe do original, de preferência com a porca no conjunto. Misturar porca de uma marca e barra de outra gasta as duas.",
      ],
      why: [
        [
          "Barra e porca trabalham como par: trocadas juntas, duram mais.",
          "Comprar o par evita que a porca nova gaste na rosca velha.",
        ],
        [
          "Fuso mais longo ou mais curto muda o ponto de parada da folha.",
          "Fora do comprimento, a folha não fecha ou bate no fim.",
        ],
      ],
    },
    used: {
      answers: [
        "Fuso usado não vale a pena se a rosca estiver gasta ou a barra torta, e quase sempre está. Só compensa em modelo fora de linha, com a rosca inteira e porca nova.",
        "Em geral não vale: a rosca do fuso se gasta junto com a porca, e a usada vibra e ronca. Novo e com a porca junto, dura mais e não repete a mão de obra.",
      ],
      why: [
        [
          "Passe a mão na rosca, fora do motor: fio afiado ou degrau é desgaste.",
          "Filete fino ou com degrau mostra rosca no fim.",
        ],
        [
          "Barra rolada sobre uma mesa lisa mostra se está torta.",
          "Role a barra numa superfície plana: se pula, está empenada.",
        ],
      ],
    },
    notCovered: "folha sem equilíbrio, cabo solto nem falta de graxa",
  },
  {
    broader: "corrente",
    article: "a",
    name: "corrente do motor de portão",
    short: "corrente",
    names: ["corrente motor", "corrente portão", "corrente"],
    supply: "alone",
    shown: "a foto da etiqueta do motor, da corrente e do pinhão",
    photo: "fotos da corrente e do pinhão, de longe, e da etiqueta do motor",
    match: "o passo, a largura e o número de elos",
    checks: [
      "Passo igual ao do pinhão",
      "Largura do rolete",
      "Número de elos, contados na antiga",
      "Emenda do mesmo tipo",
    ],
    work: "a fixação da folha, a montagem da corrente, o ajuste da tensão, a conferência do pinhão e a regulagem do curso",
    steps: [
      "Prender a folha e cortar a energia.",
      "Tirar a corrente e conferir o pinhão e o esticador.",
      "Montar a nova, acertar a tensão e lubrificar.",
      "Regular as paradas e testar.",
    ],
    dearer: ["O pinhão gasto é trocado junto e soma na conta.", "Sobe quando o pinhão ou o esticador também acabou."],
    original: {
      answers: [
        "Na corrente do portão, original ou paralela dá no mesmo se passo, largura e número de elos forem iguais e a marca for conhecida. O que estraga é corrente mais fina ou emenda improvisada.",
        "A corrente paralela serve se tiver o passo e a largura do pinhão do seu motor. Compre boa marca, com a emenda certa; arame ou elo de outra medida solta sob carga.",
      ],
      why: [
        [
          "Corrente é peça padronizada: o número gravado no elo diz o passo.",
          "O passo vem gravado no elo ou se mede entre os pinos.",
        ],
        ["Pinhão gasto come corrente nova, seja qual for a marca.", "Com o pinhão em gancho, nem a original dura."],
      ],
    },
    used: {
      answers: [
        "Corrente usada não vale a pena: ela estica com o uso, pula no pinhão e pode arrebentar com a folha no alto. Compre nova, do passo do pinhão.",
        "Não vale: a corrente usada já esticou, e o elo gasto se rompe sem aviso. A nova custa menos que a folha caída.",
      ],
      why: [["Corrente que dobra de lado está no fim.", "Se ela balança de lado na mão, os pinos gastaram."]],
    },
    choice: [
      "A corrente certa tem o mesmo passo do pinhão, a mesma largura de rolete e o mesmo número de elos da antiga. Compre de marca conhecida, com emenda do mesmo tipo; se o pinhão estiver em gancho, troque os dois.",
      "Compre a corrente pelo passo gravado no elo e pelo número de elos da que saiu, com o esticador no meio do curso. Pinhão gasto entra na mesma compra.",
    ],
    notCovered: "falta de tensão e de óleo, pinhão gasto nem folha pesada",
  },
  {
    broader: "fim-de-curso",
    article: "o",
    name: "fim de curso do portão",
    short: "fim de curso",
    names: ["fim curso", "fim de curso", "reed", "ímã", "fim curso ímã", "fim curso reed", "fim curso ímã reed"],
    supply: "alone",
    shown: "a foto da etiqueta do motor e do sensor",
    photo: "a foto da etiqueta do motor e do ímã ou da haste, sem abrir a tampa",
    match: "o tipo (magnético ou mecânico), o conector e o modelo do motor",
    checks: [
      "Magnético, com ímã e sensor (reed), ou mecânico, com chave e haste",
      "Número de fios e conector da placa",
      "Ímãs do par certo, com a face virada para o sensor",
      "Motor com encoder: o fim de curso pode ser só de referência",
    ],
    work: "o teste do sensor na placa, a troca ou o ajuste do ímã e a nova memória do percurso",
    steps: [
      "Conferir se o ímã ou a haste só saiu do lugar.",
      "Medir o sensor na placa, com a folha em cada ponta.",
      "Trocar o que falhou e fixar na distância certa.",
      "Memorizar o percurso e testar as duas paradas.",
    ],
    dearer: [
      "Muitas vezes basta reposicionar o ímã, que custa menos que trocar a peça.",
      "Se só o ímã saiu do lugar, paga-se o ajuste, sem peça.",
    ],
    original: {
      answers: [
        "O fim de curso paralelo serve se for do mesmo tipo (reed ou chave) e encaixar no conector da placa. Em motor com percurso digital ou encoder, use o original do modelo.",
        "Sensor reed é peça simples, e o compatível funciona como o original; no conjunto com haste ou no encoder, prefira o do fabricante, porque a posição é medida em milímetros.",
      ],
      why: [
        [
          "Ímã é ímã: o que muda é o suporte que o prende na cremalheira.",
          "No magnético, o suporte do ímã é o que muda de marca para marca.",
        ],
      ],
    },
    notCovered: "ímã deslocado por batida, água no sensor nem cabo cortado",
  },
  {
    broader: "rolamento",
    article: "o",
    name: "rolamento do motor de portão",
    short: "rolamento",
    names: ["rolamento"],
    supply: "alone",
    shown: "a foto da etiqueta do motor e do número gravado no rolamento",
    photo: "a foto da etiqueta do motor e um vídeo curto com o ruído, feito de longe",
    match: "o número gravado na lateral, a medida e a vedação",
    checks: [
      "Número gravado, como 6202 ou 6203",
      "Vedação dos dois lados, borracha ou chapa",
      "Diâmetro do eixo e da caixa",
      "O par, quando o motor usa dois",
    ],
    work: "a desmontagem do motor, a extração do rolamento velho, a montagem do novo e o teste de ruído",
    steps: [
      "Localizar o som, para saber se é do motor ou da roldana.",
      "Cortar a energia e levar o motor para a bancada.",
      "Sacar o rolamento velho e prensar o novo.",
      "Montar, ligar e ouvir de novo.",
    ],
    dearer: [
      "A mão de obra pesa mais que a peça, porque o motor é aberto.",
      "Paga-se sobretudo o tempo de bancada; o rolamento é a parte menor.",
    ],
    original: {
      answers: [
        "No rolamento, não há original do motor: há o número gravado e a boa marca. Compre o mesmo número, vedado dos dois lados, de fabricante conhecido; o muito barato volta a roncar.",
        "Rolamento se compra pelo número, como 6202 ou 6203, e não pela marca do motor. De fabricante conhecido e vedado, o de loja de rolamentos é igual ao que vem de fábrica.",
      ],
      why: [
        [
          "Rolamento falsificado existe; compre em loja do ramo e com nota.",
          "Peça com nota de loja de rolamentos evita a cópia.",
        ],
      ],
    },
    notCovered: "água dentro do motor, batida nem eixo torto",
  },
]);
