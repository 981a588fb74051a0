import { createPartQuestions } from "./precos-e-pecas-familia.ts";

/** What is bought, fitted and warranted inside the motor. */
export const precosEPecasDoMotor = createPartQuestions([
  {
    broader: "placa",
    // A used board has an entry of its own.
    except: ["secondHand"],
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
      "Código dos controles que você quer manter",
      "Saídas que o portão já usa, como trava, luz e fotocélula",
    ],
    wrong: [
      "o percurso não grava, os controles não abrem ou a saída do motor queima",
      "os controles não são aceitos, o curso não se memoriza ou um relé queima",
      "o motor não obedece direito e a saída da central pode queimar",
    ],
    signs: [
      "motor sem nenhuma resposta, relé que estala sem mover a folha e marca escura de queimado",
      "portão mudo com energia chegando, clique sem movimento e trilha queimada na central",
    ],
    carriage: "small",
    alone: [
      "Não convém: os bornes da placa ficam ao lado da tensão da rede, e um fio trocado queima a nova. Fotografe as ligações e deixe a montagem com o técnico.",
      "Melhor não. A placa trabalha com a tensão da rede e precisa de percurso e força regulados, senão o portão bate no fim. É serviço de técnico.",
    ],
    work: [
      "o teste do motor, a troca da central, a regulagem do percurso e da força e a gravação dos controles",
      "medir o motor, pôr a central nova, regular percurso e força e gravar os controles",
    ],
    steps: [
      "Cortar a energia e medir motor, capacitor e fiação, para achar o que queimou a antiga.",
      "Passar os fios um a um para a placa nova.",
      "Gravar os controles e memorizar o percurso.",
      "Regular força e parada e fazer vários ciclos de teste.",
    ],
    dearer: [
      "O serviço fica maior com fiação danificada, acessórios a religar ou controles que não servem na central nova.",
      "Fio queimado e controle de outro código são o que mais aumenta a conta; com a fiação boa, o trabalho é o menor.",
      "Custa menos quando os fios estão bons e os controles ficam, e mais quando há trava, luz e fotocélula para ligar de novo.",
    ],
    original: {
      answers: [
        "Placa original é a escolha quando o motor tem inversor, encoder ou está na garantia; a paralela, ou universal, serve bem em motor comum, com fim de curso simples, e costuma custar menos. A foto da etiqueta mostra se a sua aceita as duas.",
        "Em motor comum, a placa paralela de boa marca funciona como a original e sai mais em conta; com inversor, encoder ou garantia em vigor, fique com a original. A etiqueta do motor diz em qual dos casos está a sua.",
        "Entre placa original ou paralela, decide o motor: com inversor ou encoder, só a original; no comum, a universal atende e custa menos. Confira pela etiqueta a tensão e o fim de curso, e veja se os controles atuais servem.",
      ],
      why: [
        "A original encaixa nos conectores e mantém controles e percurso como saíram de fábrica. Na universal, cada fio é refeito borne a borne, e muitas vezes os controles mudam; em modelo fora de linha, é ela que mantém o motor vivo.",
        "Com a original não há adaptação, porque os conectores são os mesmos. A paralela pede religar os fios e conferir o código dos controles, mas evita trocar o motor inteiro quando o fabricante parou de fazer a placa.",
        "O que se paga na original é o encaixe pronto, sem refazer ligações. A universal dá mais trabalho na montagem e pode pedir controles novos, e compensa em motor comum ou em modelo que saiu de linha.",
      ],
    },
    used: {
      answers: [
        "Placa de portão usada não vale a pena, salvo em modelo fora de linha e testada com carga: por fora não se vê relé gasto nem trilha oxidada, e não há garantia. A nova, original ou compatível, sai mais barata que queimar duas.",
        "Em geral não vale a pena comprar placa usada: ela traz o mesmo desgaste da sua e nenhuma garantia. Só compensa quando não existe nova para o modelo, e depois de testada na mesma tensão, com o motor ligado.",
        "Comprar placa de portão de segunda mão é arriscado e quase nunca compensa, porque o defeito só aparece com o motor em carga. Procure antes a compatível nova; a usada fica para modelo fora de linha, com teste e devolução combinados.",
      ],
      why: [
        "O que acaba com uma placa é raio, água e relé gasto, e a usada já passou por isso. Se a sua queimou por motor em curto, a outra queima também, por isso a causa é medida antes.",
        "Relés, fonte e capacitores da placa envelhecem com o uso, e o olho não vê. Antes de pôr qualquer uma no lugar, mede-se o motor, porque em curto ele leva a nova e a usada.",
        "Uma placa que funcionou na bancada pode falhar quando o motor puxa força, pois o relé gasto não aguenta. E, sem medir o motor antes, o defeito que queimou a primeira queima a segunda.",
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
    wrong: [
      "o motor ronca, esquenta e pode queimar o enrolamento",
      "a partida fica fraca, o calor sobe e o enrolamento corre risco",
      "o motor zumbe parado e acaba queimando",
    ],
    signs: [
      "motor que ronca sem partir, partida fraca e capacitor estufado",
      "zumbido sem giro, motor que só anda empurrado e corpo da peça inchado",
    ],
    carriage: "small",
    alone: [
      "Não convém: o capacitor guarda carga e dá choque mesmo com o disjuntor desligado. Quem descarrega, mede e troca é o técnico, em serviço curto.",
      "Melhor deixar com o técnico. A peça é simples, mas segura energia depois de desligada, e o choque vem de onde não se espera.",
    ],
    work: [
      "a medição do motor e do capacitor, a descarga da peça, a troca e o teste de partida",
      "medir motor e capacitor, descarregar a peça, trocar e testar várias partidas",
    ],
    steps: [
      "Cortar a energia e descarregar o capacitor antigo.",
      "Medir a peça e o enrolamento, para saber se o defeito é mesmo dela.",
      "Montar outro, com os mesmos microfarads.",
      "Testar a partida várias vezes, com a folha conferida na mão.",
    ],
    dearer: [
      "É dos serviços mais curtos do motor, e o valor só sobe se o acesso é difícil ou a folha precisa de ajuste.",
      "A troca em si é rápida; o que pesa na conta é a ida e a medição que confirma o defeito.",
      "O valor do serviço quase não varia, a não ser que o motor fique em lugar apertado ou o portão esteja pesado.",
    ],
    isQuick: true,
    original: {
      answers: [
        "No capacitor tanto faz original ou paralelo: o que decide é ter os mesmos microfarads, volts iguais ou maiores e ser do tipo permanente, de boa marca. O que não serve é valor parecido ou peça sem nada impresso.",
        "Capacitor paralelo serve tão bem quanto o original, se repetir os µF, tiver volts iguais ou maiores e for permanente. Fuja do que não traz o valor escrito, porque ele perde força em pouco tempo.",
        "Não precisa ser original: o fabricante do motor compra o capacitor pronto, e a mesma peça existe com outra marca. Entre original e paralelo, repita os microfarads e o tipo permanente, e não aceite volts menores.",
      ],
      why: [
        "Nenhuma marca de motor faz o próprio capacitor, e por isso o de reposição é equivalente. Desconfie só da peça muito menor que a antiga com o mesmo valor escrito: dentro dela há menos material.",
        "A marca do portão não está no capacitor, que vem de fábricas de componentes. O sinal de peça ruim é o tamanho: miúda demais para o valor impresso, ela perde microfarads logo.",
        "O capacitor é componente comum da eletricidade, feito por poucas fábricas. O que separa o bom do ruim é o valor impresso corresponder ao que o medidor mostra, e isso o muito barato não cumpre.",
      ],
    },
    used: {
      answers: [
        "Capacitor usado não vale a pena: é peça barata que perde microfarads com o tempo, e o de segunda mão já começa fraco. Compre novo, com o mesmo valor escrito no corpo e volts iguais ou maiores.",
        "Não vale a pena aproveitar capacitor usado de outro motor: ele envelhece mesmo parado, e um fraco faz o motor roncar e esquentar. O novo custa pouco perto do enrolamento que protege.",
        "Capacitor de motor velho ou de sucata não compensa, nem de graça: perdeu parte da carga e pode queimar o enrolamento. Ponha um novo, com os mesmos microfarads e do tipo permanente.",
      ],
      why: [
        "Só o medidor mostra quanto sobrou de um capacitor, porque por fora o fraco parece bom. Com menos microfarads do que a etiqueta pede, o motor ronca sem partir, e o calor ataca o enrolamento.",
        "Sem medir, não se distingue um capacitor bom de um cansado. O motor que tenta partir com o cansado fica parado sob corrente, esquenta em poucas tentativas e pode queimar.",
        "O capacitor perde carga com calor e anos, sem mudar de aparência. Instalado fraco, ele não dá o empurrão da partida, e quem paga é o enrolamento do motor.",
      ],
    },
    prices: {
      decides: [
        "A peça é pequena e barata; o que pesa é a visita, porque o capacitor guarda carga e precisa ser descarregado e medido antes de sair. Os microfarads e os volts mudam pouco o preço.",
        "Microfarads e volts mudam pouco o valor da peça. Quem faz a conta é a mão de obra: descarregar, medir o capacitor e o enrolamento, trocar e testar a partida.",
        "O preço da peça varia pouco de um valor para outro. O que separa uma conta da outra é o que a medição mostra: só o capacitor, ou também a folha pesada que o gastou.",
      ],
      order: [
        "Só a visita com regulagem, quando a medição mostra que o capacitor está bom",
        "Capacitor novo com a troca: a peça barata mais a mão de obra",
        "Capacitor e acerto da folha pesada, que gastaria o novo do mesmo jeito",
        "Enrolamento danificado: aí se compara com a troca do motor, de {price.homeSwap} em casa",
      ],
    },
    sale: [
      "O capacitor de motor de portão se compra pelos números da etiqueta do motor ou da peça que saiu. Nos motores de casa são, em geral, de 8 a 12 µF em 220 V e de 20 a 25 µF em 127 V, do tipo permanente. Vendemos só a peça, com entrega, ou já trocada, e a foto da etiqueta confirma o preço.",
      "Vendemos capacitor de motor de portão avulso, com entrega, ou com a troca. Os microfarads precisam ser iguais aos da peça antiga, em geral de 8 a 12 em 220 V e de 20 a 25 em 127 V, e os volts não podem ser menores. A foto da etiqueta do motor mostra qual é o seu e quanto custa.",
      "Para comprar capacitor de motor de portão, aqui ou em loja de automação, repita os microfarads da etiqueta, escolha o tipo permanente e nunca aceite volts menores. Entregamos a peça ou levamos com o técnico, que descarrega a velha, troca e testa. A foto da etiqueta dá o preço, sem custo.",
    ],
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
      "Dentes contados um a um na peça gasta",
      "Diâmetro, altura e furo medidos com paquímetro",
      "Chaveta, estria ou pino de trava",
      "Material que o modelo usa: nylon, bronze ou aço",
      "Rosca do sem-fim, no caso da coroa interna",
    ],
    wrong: [
      "o dente pula sob carga ou o furo folgado come a chaveta do eixo",
      "o encaixe dança no eixo e os dentes saltam com peso",
      "a folga come a chaveta e a folha patina",
    ],
    signs: [
      "motor que gira sem mover a folha, estalo em ritmo e farelo de nylon embaixo do motor",
      "folha parada com o motor girando, som de catraca na partida e raspas no chão",
    ],
    carriage: "small",
    alone: [
      "Não convém: a interna exige abrir o redutor, e a externa, soltar o eixo junto de partes elétricas. Em casa, só se olham os dentes por fora, com o disjuntor desligado.",
      "Melhor não. Montada sem a folga certa ou sem graxa, a engrenagem nova quebra em semanas; abrir o redutor é serviço de bancada.",
    ],
    work: [
      "a desmontagem, a limpeza da limalha, a montagem com graxa nova, o ajuste da folga e o teste",
      "desmontar, limpar a limalha, montar com graxa nova, acertar a folga e testar",
    ],
    steps: [
      "Cortar a energia e soltar a folha do motor.",
      "Abrir só o necessário: por fora, a engrenagem de saída; no redutor, a coroa.",
      "Limpar os pedaços, montar a peça e pôr graxa nova.",
      "Acertar a folga com a cremalheira e testar o portão inteiro.",
    ],
    dearer: [
      "A engrenagem de saída se troca por fora e custa menos serviço; a coroa interna pede abrir o redutor.",
      "O trabalho é menor na peça que toca a cremalheira e maior na coroa, que fica dentro do redutor.",
      "Quando a peça fica por dentro, o redutor é aberto e limpo, e a mão de obra passa a da troca feita por fora.",
    ],
    original: {
      answers: [
        "Entre engrenagem original ou paralela, a paralela serve se for feita para o seu modelo, com os mesmos dentes, furo e altura. Prefira a original na coroa interna e em motor de uso intenso, em que o material faz diferença.",
        "Engrenagem paralela é boa na saída do motor, quando repete dentes, furo e altura; para a coroa de dentro do redutor, a original dura mais, porque o ajuste com o sem-fim é fino. Dente parecido não serve em nenhuma.",
        "Não precisa ser original na engrenagem de fora, desde que a paralela seja do seu modelo e de bom material. Na coroa interna, fique com a original: ali um desgaste pequeno já faz o motor patinar.",
      ],
      why: [
        "O que se paga é o material: nylon ruim amolece com o calor, e o dente deita em meses. Furo folgado também condena, porque a peça dança no eixo e estraga o encaixe.",
        "Na engrenagem barata, o nylon não aguenta o calor do motor e o dente entorta. Antes de culpar a marca, porém, veja o peso da folha: portão duro quebra a original e a paralela.",
        "Dois motores da mesma marca podem usar dentes diferentes, e por isso o nome do modelo vale mais que a caixa. Folha pesada na mão quebra qualquer uma e deve ser corrigida junto.",
      ],
    },
    used: {
      answers: [
        "Engrenagem usada não vale a pena: o dente já vem gasto, e a folga estraga a cremalheira ou o sem-fim. A nova, mesmo compatível, custa menos que repetir a mão de obra.",
        "Não compre engrenagem usada: é peça de desgaste, e o que se economiza volta em outra troca. Só em modelo fora de linha ela compensa, com os dentes inteiros e sem folga no eixo.",
        "Comprar engrenagem de segunda mão quase nunca compensa, porque metade da vida dela já foi gasta no outro motor. Procure a nova ou a compatível do seu modelo, e deixe a usada para o que não se fabrica mais.",
      ],
      why: [
        "O dente gasto fica fino na ponta e pula quando a folha pesa. Como abrir, limpar e montar custa o mesmo com peça nova, a economia se perde na primeira vez que ela falha.",
        "Dente fino ou brilhante de um lado só mostra que a peça está no fim. O trabalho de desmontar o motor é igual nos dois casos, e ninguém quer pagar por ele duas vezes.",
        "Veja a ponta do dente: afiada, ela já não segura sob carga. Numa peça que exige abrir o motor, pagar pouco por algo que dura meses é o pior negócio.",
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
    bearsLeaf: true,
    shown: "a foto do acionador e da etiqueta do motor",
    photo: "fotos do acionador inteiro, de longe, e da etiqueta do motor",
    match: "o comprimento da barra, o passo da rosca e o modelo da porca",
    checks: [
      "Comprimento do fuso, com a folha fechada e apoiada",
      "Passo da rosca igual ao da porca",
      "Encaixe na ponta do motor",
      "Marca e modelo do acionador",
    ],
    wrong: [
      "a folha para antes da hora e a porca come a rosca",
      "a rosca se gasta e a folha não completa o curso",
      "o portão bate ou não fecha, e a porca se perde",
    ],
    signs: [
      "motor que gira sem subir a folha, ronco na rosca e limalha na barra",
      "folga na folha fechada, raspado na subida e pó de metal no tubo",
    ],
    carriage: "long",
    alone: [
      "Não: o fuso segura a folha do basculante, e soltar a porca ou o braço faz a folha cair. Quem troca é o técnico, com o portão escorado.",
      "Não troque o fuso em casa. A barra sustenta a folha, e sem escora o portão despenca sobre quem estiver embaixo.",
    ],
    work: [
      "o escoramento da folha, a desmontagem do acionador, a troca da barra ou da porca, a graxa e a regulagem do curso",
      "escorar a folha, desmontar o acionador, trocar barra ou porca, engraxar e regular o curso",
    ],
    steps: [
      "Fechar ou escorar a folha e cortar a energia.",
      "Soltar o braço e tirar o acionador.",
      "Trocar a porca, a barra ou as duas e engraxar a rosca.",
      "Remontar no prumo e regular as paradas.",
    ],
    dearer: [
      "Trocar só a porca dá menos serviço que a barra inteira, que exige desmontar o acionador.",
      "A porca sozinha custa menos trabalho; a barra pede tirar o acionador da parede e alinhar de novo.",
      "O valor é menor quando só a porca gastou e maior quando a barra sai, porque o conjunto volta ao prumo.",
    ],
    original: {
      answers: [
        "Prefira fuso original sempre que existir para o modelo: passo e encaixe mudam entre marcas, e a porca de outro passo come a barra. O paralelo serve quando é vendido para o seu acionador, com a porca junto.",
        "O fuso paralelo só serve se repetir o comprimento, o passo e o encaixe do original, de preferência com a porca no conjunto. Misturar porca de uma marca e barra de outra gasta as duas.",
        "Entre fuso original ou paralelo, o original evita erro de passo e de comprimento, que mudam de marca para marca. Sem ele à venda, compre o paralelo do seu acionador, sempre com a porca que veio com a barra.",
      ],
      why: [
        "Barra e porca trabalham como par e duram mais quando são trocadas juntas. Fuso mais longo ou mais curto muda o ponto de parada, e a folha não fecha ou bate no fim.",
        "A porca nova numa rosca velha se gasta em pouco tempo, por isso o par compensa. O comprimento também manda: fora dele, o portão para antes ou força o batente.",
        "Comprar o conjunto custa um pouco mais e evita repetir o serviço. Se a barra não tiver o comprimento do original, não há regulagem que acerte a parada da folha.",
      ],
    },
    used: {
      answers: [
        "Fuso usado não vale a pena se a rosca estiver gasta ou a barra torta, e quase sempre está. Só compensa em modelo fora de linha, com a rosca inteira e porca nova.",
        "Em geral não vale a pena: a rosca do fuso se gasta junto com a porca, e a barra usada vibra e ronca. O novo, com a porca junto, dura mais e não repete a mão de obra.",
        "Comprar fuso de segunda mão só faz sentido quando não há novo para o seu acionador. Mesmo assim, a barra tem de estar reta, com os filetes cheios, e a porca deve ser nova.",
      ],
      why: [
        "Olhe a rosca fora do motor: filete fino ou com degrau está no fim. Depois role a barra sobre uma mesa lisa; se ela pula, está empenada e faz o portão vibrar.",
        "Barra torta não se endireita bem, e rosca gasta leva a porca nova junto. As duas falhas aparecem só com a folha em movimento, quando a montagem já foi paga.",
        "O desgaste da rosca se sente no fio afiado dos filetes, e o empeno, rolando a barra num tampo plano. Num portão que sobe, nenhum dos dois se aceita.",
      ],
    },
    prices: {
      decides: [
        "Quem decide é o que gastou: rosca seca, porca ou barra. A porca sai com menos desmontagem; a barra obriga a tirar o acionador inteiro, com a folha escorada.",
        "A peça acompanha o comprimento da barra e o modelo do motor, mas o que mais pesa é a desmontagem, porque a folha precisa ser escorada antes de soltar o acionador.",
        "Duas contas parecidas mudam conforme a barra: reta e com a rosca inteira, troca-se só a porca; torta ou comida, troca-se o conjunto.",
      ],
      order: [
        "Limpeza, graxa e regulagem: a partir de {price.preventive} em casa, sem peças",
        "Só a porca, com a barra em bom estado",
        "Barra e porca, com o acionador desmontado",
        "Acionador completo",
        "Motor novo, de {price.homeSwap} na troca em casa, quando a engrenagem também acabou",
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
    bearsLeaf: true,
    shown: "a foto da etiqueta do motor, da corrente e do pinhão",
    photo: "fotos da corrente e do pinhão, de longe, e da etiqueta do motor",
    match: "o passo, a largura e o número de elos",
    checks: [
      "Passo igual ao do pinhão",
      "Largura do rolete",
      "Número de elos, contados na antiga",
      "Emenda do mesmo tipo",
    ],
    wrong: [
      "os elos saltam no pinhão e o motor trabalha aos trancos",
      "ela pula dente e a folha anda aos trancos",
      "o pinhão não casa com os elos e os dois se gastam",
    ],
    signs: [
      "corrente frouxa que bate na caixa, salto no pinhão e elo que dobra de lado",
      "barriga no meio do vão, batida durante o curso e elo enferrujado",
    ],
    carriage: "small",
    alone: [
      "Não: solta, a corrente deixa a folha sem condução, e a do basculante pode cair. Em casa se limpa e se lubrifica, com o portão fechado e o disjuntor desligado.",
      "Não troque em casa. Esticar e emendar corrente pede a folha presa e a tensão certa, e o portão que sobe fica sem apoio.",
    ],
    work: [
      "a fixação da folha, a montagem da corrente, o ajuste da tensão, a conferência do pinhão e a regulagem do curso",
      "prender a folha, montar a corrente, acertar a tensão, ver o pinhão e regular as paradas",
    ],
    steps: [
      "Prender a folha e cortar a energia.",
      "Tirar a corrente e conferir o pinhão e o esticador.",
      "Montar a nova, acertar a tensão e lubrificar.",
      "Regular as paradas e testar.",
    ],
    dearer: [
      "O pinhão com dente em gancho é trocado junto e soma na conta, assim como o esticador que acabou.",
      "A conta sobe quando o pinhão ou o esticador também gastou, porque a corrente nova não dura ao lado deles.",
      "Sai mais em conta se pinhão e esticador ainda servem; gastos, eles entram na mesma troca.",
    ],
    original: {
      answers: [
        "Na corrente do portão, original ou paralela dá no mesmo, se passo, largura e número de elos forem iguais e a marca for conhecida. O que estraga é corrente mais fina ou emenda improvisada.",
        "A corrente paralela é boa se tiver o passo e a largura do pinhão do seu motor, de marca conhecida e com a emenda certa. Não precisa ser original; arame ou elo de outra medida solta sob carga.",
        "Não precisa ser original: corrente é peça padronizada, e a paralela de boa marca, com o mesmo passo, largura e elos, trabalha igual. Recuse a genérica mais fina, que estica e pula no pinhão.",
      ],
      why: [
        "O passo vem gravado no elo ou se mede entre os pinos, e é ele que casa com o pinhão. Se os dentes do pinhão estão em gancho, nem a original dura, e os dois são trocados juntos.",
        "A medida é a mesma em qualquer fábrica, por isso a marca do motor pesa pouco. Já o pinhão gasto come corrente nova de qualquer origem e precisa ser olhado antes.",
        "O número no elo diz o passo, e com ele se compra em loja do ramo. O que decide a duração é o pinhão: com o dente virado, ele estraga a peça boa e a ruim.",
      ],
    },
    used: {
      answers: [
        "Corrente usada não vale a pena: ela estica com o uso, pula no pinhão e pode arrebentar com a folha no alto. Compre nova, do mesmo passo, com a emenda certa.",
        "Não vale a pena aproveitar corrente usada, porque ela já esticou e o elo gasto se rompe sem aviso. A nova custa menos que uma folha caída ou um motor forçado.",
        "Corrente de segunda mão não compensa no portão, mesmo que pareça inteira: o desgaste fica nos pinos, onde não se vê. Ponha uma nova, com o passo e o número de elos da sua.",
      ],
      why: [
        "Segure a corrente deitada: se ela dobra de lado, os pinos gastaram e ela está no fim. No portão que sobe, um elo que se parte solta a folha de uma vez.",
        "O esticamento não some com ajuste, porque vem do desgaste de cada pino. Esticada, ela monta no dente do pinhão, dá tranco e acaba por se partir.",
        "Cada elo perde um pouco de material, e a soma deixa a corrente mais comprida. O esticador compensa por algum tempo, até que ela salta ou se rompe sob carga.",
      ],
    },
    choice: [
      "A corrente certa tem o mesmo passo do pinhão, a mesma largura de rolete e o mesmo número de elos da antiga. Compre de marca conhecida, com emenda do mesmo tipo; se o pinhão estiver em gancho, troque os dois.",
      "Para saber qual corrente comprar, leia o passo gravado no elo e conte os elos da que saiu, com o esticador no meio do curso. O pinhão gasto entra na mesma compra, senão ele estraga a nova.",
      "Escolha a corrente pelo pinhão do motor: passo e largura têm de ser os dele, e o comprimento se conta em elos. Marca conhecida e emenda própria completam a compra; arame no lugar da emenda, nunca.",
    ],
    prices: {
      decides: [
        "O passo e o comprimento da corrente dão o preço da peça, e o estado do pinhão diz se ele vai junto. Corrente nova em pinhão gasto não dura.",
        "Esticar é ajuste; trocar soma a peça e a mão de obra de prender a folha e alinhar o motor. O pinhão de dente fino entra quase sempre na mesma conta.",
        "O que mais muda o valor é o pinhão: com os dentes inteiros, troca-se só a corrente; afinados, troca-se o par, senão a nova pula e se gasta.",
      ],
      order: [
        "Esticar e lubrificar: a partir de {price.preventive} em casa, sem peças",
        "Corrente nova, com o pinhão bom",
        "Corrente e pinhão juntos",
        "Conjunto todo gasto: compare com o motor novo, de {price.homeSwap} na troca em casa",
      ],
    },
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
    wrong: [
      "a placa não lê a posição e o portão passa do ponto",
      "o motor não desliga na hora e a folha bate",
      "o sinal não chega à central e a parada se perde",
    ],
    signs: [
      "portão que bate no fim, que para antes da hora ou que volta sozinho ao chegar",
      "folha que encosta com pancada, fresta que não existia e motor ligado depois de fechar",
    ],
    carriage: "small",
    alone: [
      "Só o que fica por fora: um ímã solto na cremalheira se reaperta no mesmo lugar, com o disjuntor desligado. O sensor ligado à placa é do técnico.",
      "O ímã ou a haste de fora, sim, se voltar ao mesmo ponto e com o disjuntor desligado. Já a troca do sensor mexe na placa e no percurso, e fica para o técnico.",
    ],
    work: [
      "o teste do sensor na placa, a troca ou o ajuste do ímã e a nova memória do percurso",
      "testar o sensor, trocar ou recolocar o ímã e gravar de novo o percurso",
    ],
    steps: [
      "Conferir se o ímã ou a haste só saiu do lugar.",
      "Medir o sensor na placa, com a folha em cada ponta.",
      "Trocar o que falhou e fixar na distância certa.",
      "Memorizar o percurso e testar as duas paradas.",
    ],
    dearer: [
      "Muitas vezes basta repor o ímã no lugar, o que custa menos que trocar a peça.",
      "Se o ímã só escorregou, paga-se o ajuste, sem peça; sensor queimado pede troca e nova regulagem.",
      "A conta é menor quando a haste ou o ímã só precisa voltar ao ponto, e maior com sensor ou fio partido.",
    ],
    isQuick: true,
    original: {
      answers: [
        "O fim de curso paralelo serve se for do mesmo tipo, reed ou chave, e encaixar no conector da placa. Em motor com percurso digital ou encoder, use o original do modelo.",
        "Entre fim de curso original ou paralelo, o sensor reed compatível funciona igual, porque é peça simples. No conjunto com haste ou no encoder, prefira o original, que mede a posição em milímetros.",
        "Não precisa ser original no fim de curso magnético: ímã e reed de outra marca trabalham igual, se o conector for o mesmo. Com encoder ou haste própria do motor, o original evita erro de parada.",
      ],
      why: [
        "Ímã é ímã, e o que muda de uma marca para outra é o suporte que o prende na cremalheira. No mecânico, a haste e a chave têm desenho próprio, e a peça parecida para o portão fora do ponto.",
        "No magnético, as marcas diferem só no suporte e no conector. Quando a posição é lida por haste ou disco, cada fabricante usa a sua medida, e a adaptação costuma falhar.",
        "O reed só abre e fecha um contato, e qualquer um de boa marca faz isso. Já o encoder conta pulsos que a placa conhece, e por isso não aceita substituto de outra linha.",
      ],
    },
    prices: {
      decides: [
        "Na maioria das vezes a peça está boa e só saiu do lugar, e aí se paga apenas o ajuste. Se quebrou, o preço segue o tipo: ímã ou haste custa menos que o sensor, que é do modelo do motor.",
        "O tipo decide: o ímã e a haste são peças simples; o sensor e a chave são do modelo do motor. O caso mais caro é a placa que não lê mais o sinal.",
        "Primeiro se vê se a posição mudou, o que é só ajuste. Peça nova acompanha a marca e o modelo, e o técnico grava o percurso de novo em qualquer dos casos.",
      ],
      order: [
        "Regular a posição: a partir de {price.preventive} em casa, sem peças",
        "Ímã ou haste novos, com o ajuste",
        "Sensor ou chave do modelo do motor",
        "Reparo da entrada da placa, quando o sensor está bom e ela não o lê",
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
    wrong: [
      "o eixo entra forçado ou fica com folga, e o ronco volta",
      "sobra folga no eixo ou ele entra sob pancada",
      "o barulho volta em pouco tempo, com o eixo forçado",
    ],
    signs: [
      "ronco que cresce com os meses, chiado de metal e eixo com folga",
      "assobio na partida, ronco que acompanha o giro e motor quente",
    ],
    carriage: "small",
    alone: [
      "Não convém: é preciso abrir a carcaça e sacar o eixo com ferramenta própria. Em casa, só se descobre de onde vem o ronco, com o disjuntor desligado ao chegar perto.",
      "Melhor não. Batido com martelo, o rolamento novo já nasce marcado; a troca pede sacador e prensa, na bancada.",
    ],
    work: [
      "a desmontagem do motor, a extração do rolamento velho, a montagem do novo e o teste de ruído",
      "abrir o motor, sacar o rolamento velho, prensar o novo e ouvir o resultado",
    ],
    steps: [
      "Localizar o som, para saber se é do motor ou da roldana.",
      "Cortar a energia e levar o motor para a bancada.",
      "Sacar o rolamento velho e prensar o novo.",
      "Montar, ligar e ouvir de novo.",
    ],
    dearer: [
      "A mão de obra pesa mais que a peça, porque o motor precisa ser aberto na bancada.",
      "Paga-se sobretudo o tempo de bancada; o rolamento em si é a parte menor da conta.",
      "O que custa é desmontar e prensar, e não a peça, que se compra pelo número.",
    ],
    original: {
      answers: [
        "No rolamento não há original do motor nem paralelo: há o número gravado e a boa marca. Compre o mesmo número, vedado dos dois lados, de fabricante conhecido, porque o muito barato volta a roncar.",
        "Rolamento se compra pelo número, como 6202 ou 6203, e não pela marca do motor, por isso não precisa ser original. De fabricante conhecido e vedado, o de loja de rolamentos é igual ao que vem de fábrica.",
        "Entre rolamento original ou paralelo, a diferença é só a caixa: a fábrica do motor compra o mesmo número que a loja vende. O que vale pagar é a marca conhecida e a vedação dos dois lados.",
      ],
      why: [
        "Existe rolamento falsificado, com gravação falha e sem nota, que ronca em poucos meses. Loja do ramo custa um pouco mais e evita a cópia, o que compensa numa peça que exige abrir o motor.",
        "A cópia barata imita até a caixa da marca, e por isso a nota importa. Como a peça custa pouco perto da desmontagem, não vale arriscar o serviço para economizar nela.",
        "O desgaste vem da graxa e da vedação, que a peça falsificada não tem. Compre onde haja nota, já que trocar de novo significa abrir o motor outra vez.",
      ],
    },
    notCovered: "água dentro do motor, batida nem eixo torto",
  },
]);
