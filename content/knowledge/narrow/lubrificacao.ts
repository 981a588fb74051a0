import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const lubrificacao: NarrowConcept[] = [
  {
    id: "graxa-ou-oleo",
    broader: "lubrificacao",
    label: "Graxa ou óleo no portão",
    phrase: "a escolha entre graxa e óleo no portão",
    asks: [
      "óleo motor portão faz mal",
      "óleo de motor no portão",
      "óleo carro portão",
      "óleo queimado portão faz mal",
      "óleo motor carro portão",
      "que graxa portão",
      "graxa portão eletrônico",
      "graxa portão automático",
      "tipo graxa portão",
      "melhor graxa portão",
      "melhor óleo portão",
      "melhor lubrificante portão",
      "graxa branca",
      "graxa branca preta",
      "qual graxa",
      "lubrificante seco",
      "lubrificante seco ou graxa",
      "graxa óleo",
      "graxa ou óleo",
      "que graxa usar",
      "qual óleo portão",
      "qual graxa portão",
      "óleo singer portão",
      "graxa branca portão",
      "lubrificante portão",
      "pode óleo",
      "posso óleo",
      "pode passar óleo",
      "pode graxa",
      "posso graxa",
      "passar óleo portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão automático vão os dois, cada um em sua peça: graxa branca, de lítio, no fuso, a rosca que move o basculante, e óleo fino de máquina em dobradiça e pino. A cremalheira leva spray de silicone, e o trilho do chão não leva nada. Pouco produto, com o disjuntor desligado.",
        "Graxa velha ou seca no portão se tira com pano e escova, com o disjuntor desligado, antes de pôr a nova. Depois, cada peça leva o seu produto: graxa branca, de lítio, no fuso do basculante, óleo fino em pinos e dobradiças e spray de silicone na cremalheira. O trilho fica seco. Use só uma película, porque excesso junta areia.",
        "Para motor e portão, use graxa branca, de lítio, no fuso, óleo fino nos pinos e dobradiças e spray de silicone na cremalheira, sem passar nada no trilho. Dentro do motor não se mexe: o óleo do redutor é do técnico. Corte a energia no disjuntor e aplique pouco, para não prender areia.",
      ],
      question: [
        "Óleo na dobradiça do portão pode, sim: poucas gotas de óleo fino de máquina no pino, com o disjuntor desligado, e o excesso enxugado. Não use óleo de cozinha nem óleo queimado, que viram goma e juntam areia. Se o rangido volta em poucos dias, a dobradiça está gasta.",
        "A graxa branca, de lítio, serve no portão para o fuso do basculante e para pinos com muita pressão, em camada fina. Não a passe no trilho do chão, no cabo de aço nem na cremalheira, porque ela segura areia. Desligue o disjuntor antes e deixe o fuso do basculante para o técnico.",
        "O óleo para passar no portão que range é o fino, de máquina de costura, como o Singer: poucas gotas nos pinos e nas dobradiças, com o disjuntor desligado. Ele não serve para o fuso do basculante, que leva graxa, nem para o trilho do chão, que fica seco. Na cremalheira vai silicone ou lubrificante seco.",
        "Pode passar óleo no portão, desde que seja o fino, de máquina, e só em dobradiça e pino. Óleo de motor de carro, óleo queimado e óleo de cozinha fazem mal, porque juntam areia e gastam as peças. O fuso do basculante leva graxa branca, e a cremalheira, spray de silicone. Aplique pouco, com o disjuntor desligado.",
        "Cada peça do portão pede um lubrificante: óleo fino de máquina para pinos e dobradiças, graxa branca, de lítio, para o fuso do basculante, spray de silicone para a cremalheira. Trilho, cabo de aço e fotocélula ficam sem nada; antes de aplicar, desligue o disjuntor.",
        "A graxa para passar no portão eletrônico é a branca, de lítio, e ela vai só no fuso do basculante e em pinos de muita pressão. Dobradiça leva óleo fino de máquina, cremalheira leva spray de silicone, e trilho e cabo de aço não levam nada. Nunca use óleo queimado. Aplique pouco, com o disjuntor desligado e o portão fechado.",
        "O óleo para usar no portão é o fino, de máquina, em poucas gotas, só em dobradiças e pinos. No fuso do basculante vai graxa branca, de lítio; na cremalheira, spray de silicone; no trilho e no cabo de aço, nada. Óleo queimado, de cozinha e desengripante não servem. Aplique com o disjuntor desligado e enxugue o que escorrer.",
      ],
      buying: [
        "A melhor graxa para portão eletrônico é a de lítio, ou a que o manual do motor indica, passada em camada fina no fuso do basculante. No resto vai outro produto: óleo fino na dobradiça e no pino, spray seco ou silicone na cremalheira, e nada no trilho. Desligue o disjuntor antes.",
        "O melhor óleo para portão é o fino, de máquina, em poucas gotas na dobradiça e nos pinos; no fuso do basculante vai graxa, e na cremalheira, spray seco. Óleo queimado e de cozinha juntam areia e estragam. Aplique com o disjuntor desligado e enxugue o excesso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Qual produto vai em cada peça", "O lubrificante certo em cada ponto"],
        slots: [
          [
            "A graxa fica no lugar e aguenta a pressão do fuso; o óleo escorre para dentro do pino, onde ela não chega. Nenhum dos dois serve ao trilho, porque segura areia e lixa a roda.",
            "Onde a peça trabalha apertada, a graxa resiste; onde a folga é pequena, o óleo penetra. O trilho é a exceção, pois ali qualquer produto vira pasta com a areia.",
            "Peça de muita pressão pede graxa, que não escorre, e junta estreita pede óleo, que entra. No piso, ao contrário, o certo é limpar e deixar seco, para não formar lixa.",
          ],
        ],
        bullets: [
          "Fuso e porca do basculante: graxa branca, de lítio",
          "Dobradiça e pino: gotas de óleo fino de máquina",
          "Corrente: spray próprio para corrente",
          "Cremalheira: spray de silicone, em película fina",
          "Fechadura: grafite em pó",
          "Trilho, roldana vedada, cabo e fotocélula: nada",
        ],
      },
      {
        about: "check",
        headings: ["Como aplicar sem risco", "Passo a passo da lubrificação"],
        slots: [
          [
            "A limpeza vem antes, porque lubrificante sobre areia vira pasta que gasta a peça. Faça só o que alcança do chão, com o portão fechado e parado.",
            "Tire a sujeira primeiro: produto novo por cima de areia desgasta em vez de proteger. Trabalhe com a folha fechada e apenas nas partes ao alcance da mão, do chão.",
            "Comece limpando, já que óleo ou graxa em cima da poeira faz efeito de lixa. O portão fica fechado, sem energia, e o que exige escada fica para o técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a parte acessível com pano ou escova seca.",
          "Aplique pouco produto e enxugue o que escorrer.",
          "Não toque em cabo, mola ou contrapeso, nem abra a tampa do motor.",
          "Religue e assista a um ciclo, de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de falta de lubrificação", "Rangido: falta de graxa ou desgaste"],
        slots: [
          [
            "Rangido curto vem de dobradiça ou pino seco, e ronco ao longo do curso vem do fuso. Se o barulho some por uns dias e volta, a peça já está gasta, e mais óleo não resolve.",
            "O som ajuda: guincho breve é pino sem óleo, e ronco contínuo é rosca sem graxa. Barulho que volta poucos dias depois da lubrificação indica desgaste.",
            "Dobradiça seca range no começo e no fim; fuso sem graxa ronca o percurso todo. Quando o produto só silencia por alguns dias, o problema é peça gasta.",
          ],
          [
            "Em manhã fria, portão lento pode ter graxa velha e endurecida, que precisa sair antes de entrar a nova.",
            "Graxa antiga também pesa: ela endurece no frio, junta areia e deixa o portão lento até ser retirada.",
            "Outro sinal é a lentidão no frio, comum quando a graxa envelheceu e virou crosta sobre a rosca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar óleo de máquina de costura no portão?",
        answers: [
          "Em dobradiça e pino, sim, porque é fino e entra bem. No fuso não serve: escorre logo e não substitui a graxa.",
          "Serve para pinos e dobradiças, em gotas. Para o fuso e a cremalheira é fino demais, e ali se usa o produto próprio.",
        ],
      },
      {
        question: "Pode passar desengripante no fuso?",
        answers: [
          "Não como lubrificante: ele silencia por dias, mas leva a graxa embora e deixa a rosca seca. Serve só para soltar sujeira antes da graxa nova.",
          "Só para limpar, e depois entra a graxa. Deixado sozinho, ele evapora e a porca passa a trabalhar no seco.",
        ],
      },
      {
        question: "Óleo queimado serve?",
        answers: [
          "Não: tem sujeira e pó de metal em suspensão, atrai areia, mancha o piso e polui. O produto certo rende muito, porque se usa pouco.",
          "Não use. As partículas que ele carrega desgastam a peça, e o resto suja o chão e o carro.",
        ],
      },
      {
        question: "De quanto em quanto tempo passar graxa ou óleo no portão?",
        answers: [
          "Em dobradiças e pinos, poucas gotas por mês; na cremalheira, a cada {rack.months}; no fuso, quando a rosca aparece seca. A revisão do técnico em casa se faz {visits.home}.",
          "Confira todo mês e reponha só o que faltar, com a cremalheira a cada {rack.months}. O resto se renova na revisão, {visits.home} em residência.",
        ],
      },
    ],
    photo: "fotos do fuso, da cremalheira ou das dobradiças, tiradas com o disjuntor desligado",
  },
  {
    id: "wd-40-no-portao",
    broader: "lubrificacao",
    label: "WD-40 no portão",
    phrase: "o uso de WD-40 no portão",
    asks: ["wd40", "wd 40", "wd-40", "desengripante portão", "posso desengripante", "micro óleo portão"],
    intent: "question",
    answers: {
      any: [
        "Pode passar WD-40 no portão eletrônico só para soltar parafuso preso, dobradiça enferrujada e sujeira, com o disjuntor desligado. Como lubrificante ele não serve, porque evapora em dias; depois dele use óleo fino na dobradiça, graxa no fuso e spray próprio na cremalheira, e nunca o aplique dentro do motor.",
        "O WD-40 no portão automático é bom para soltar e limpar, como numa dobradiça com ferrugem, e ruim para lubrificar: some em poucos dias e leva a graxa embora. Desligue o disjuntor, use pouco e termine com óleo na dobradiça ou graxa no fuso; dentro do motor não se passa nada.",
        "Sim, você pode usar WD-40 na dobradiça do portão ou num parafuso travado, desde que corte a energia antes e lubrifique depois com óleo fino. No fuso, na cremalheira, no cabo e dentro do motor, não: ele dissolve a graxa, evapora, e o desgaste aumenta.",
      ],
      question: [
        "Pode usar WD-40 no portão para soltar peça presa e limpar ferrugem, com o disjuntor desligado, mas não como lubrificante: ele evapora em dias. Depois vão óleo fino na dobradiça, graxa no fuso e spray próprio na cremalheira; dentro do motor, nenhum produto.",
        "Pode, em dobradiça do portão e parafuso preso, com a energia cortada, e só para soltar e limpar. O WD-40 não fica na peça e ainda lava a graxa, então termine com óleo na dobradiça, graxa no fuso e produto próprio na cremalheira, sem abrir o motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde o WD-40 ajuda e onde atrapalha", "Onde pode e onde não pode usar"],
        slots: [
          [
            "Ele ajuda em parafuso travado, dobradiça oxidada e fechadura manual emperrada, porque penetra na ferrugem e expulsa a umidade. Também limpa graxa velha, antes da nova.",
            "Peça presa por ferrugem é o lugar dele: parafuso, dobradiça, trinco de chave. O produto entra na fresta, tira a água e remove graxa endurecida.",
            "Serve para abrir caminho na ferrugem de dobradiças, parafusos e trincos, expulsar umidade e tirar a graxa velha que virou crosta.",
          ],
          [
            "Atrapalha no fuso, a rosca que move o basculante, porque dissolve a graxa e deixa metal contra metal. Na cremalheira escorre com areia, e em cabo de aço, mola, placa e fotocélula não se aplica nada.",
            "No fuso, que é a rosca do motor basculante, lava a proteção e o desgaste começa; na barra dentada da cremalheira, espalha areia. Fique longe de placa, fotocélula, mola e cabo de aço.",
            "A rosca do basculante, o fuso, fica seca depois dele, e os dentes da cremalheira ganham uma lama de poeira. Parte elétrica, cabo de aço e mola não recebem produto nenhum em casa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que usar no lugar do WD-40", "O lubrificante certo para cada peça"],
        slots: [
          [
            "Cada peça tem o seu produto, sempre em camada fina e com a sobra tirada no pano, porque o excesso junta poeira.",
            "Use pouco e enxugue o que escorrer: a sobra segura areia e desgasta mais do que protege.",
            "Camada fina basta em todas as peças. O que sobra vira pasta com o pó, por isso passe um pano no fim.",
          ],
        ],
        bullets: [
          "Dobradiça e pino: gotas de óleo fino",
          "Fuso do basculante: graxa indicada pelo fabricante",
          "Cremalheira: spray próprio, a cada {rack.months}",
          "Borracha e guia plástica: silicone em spray",
          "Trilho do chão, cabo de aço e motor: nenhum produto",
        ],
      },
      {
        about: "check",
        headings: ["Como passar com segurança", "Passo a passo: soltar, limpar, lubrificar"],
        slots: [
          [
            "Trabalhe com o portão fechado e o motor sem energia, e avise a casa para ninguém usar o controle. Se o rangido volta em poucos dias, a peça está gasta, e lubrificar não resolve.",
            "Antes de pegar a lata, feche o portão, desligue o disjuntor e recolha os controles. Barulho que retorna logo depois é folga ou rolamento, caso de conserto.",
            "Portão fechado, disjuntor desligado e família avisada: só então comece. Quando o som reaparece em dias, há desgaste na peça, e mais produto não muda isso.",
          ],
        ],
        steps: [
          "Feche o portão, desligue o disjuntor e afaste crianças e animais.",
          "Borrife pouco na dobradiça ou no parafuso e espere alguns minutos.",
          "Limpe com pano e escova secos.",
          "Aplique o lubrificante certo em camada fina e tire a sobra.",
          "Religue, fique longe da folha e observe dois ou três ciclos.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Passei WD-40 no fuso do portão. O que faço?",
        answers: [
          "Com o portão fechado e o disjuntor desligado, limpe a rosca aparente com pano e passe a graxa indicada. Evite usar muito até lá, para a porca não trabalhar a seco.",
          "Limpe o trecho ao alcance da mão, sem energia, e ponha graxa nova em camada fina. Se o ronco continuar, o técnico limpa o fuso inteiro e confere a porca.",
          "Desligue o disjuntor, enxugue a rosca visível e engraxe de novo. Um ruído que persiste pede limpeza completa do fuso, feita na visita.",
        ],
      },
      {
        question: "WD-40 tira ferrugem do portão?",
        answers: [
          "Solta a ferrugem leve, mas não trata o metal. Depois é preciso lixar, passar fundo e pintar, senão ela volta.",
          "Só a superficial, e por pouco tempo. Para durar, lixa, fundo anticorrosivo e tinta; furo e escama são caso de serralheria.",
          "Ajuda a desprender a camada fina, sem proteger o ferro. O que resolve é lixar e pintar com fundo próprio.",
        ],
      },
      {
        question: "Pode passar silicone no portão?",
        answers: [
          "Em borracha, guia plástica e cremalheira de nylon, sim. No fuso e em peça de metal sob carga, ele não substitui a graxa.",
          "O silicone em spray é bom para nylon, plástico e vedação. Metal que trabalha com peso pede graxa ou óleo.",
          "Sim, onde há borracha, plástico ou nylon. Para rosca e pino de metal, continue com graxa e óleo fino.",
        ],
      },
      {
        question: "Pode passar WD-40 na fechadura do portão?",
        answers: [
          "Para soltar uma fechadura de chave emperrada, pode; depois use grafite em pó. Em fechadura elétrica, desligue a energia e deixe o interior para o técnico.",
          "Uma vez, para destravar o cilindro, sim. Como rotina, grafite em pó; na elétrica, nada de produto por dentro.",
          "No cilindro da chave, serve para destravar, e o grafite mantém macio. A fechadura elétrica não se borrifa por dentro.",
        ],
      },
    ],
    photo: "fotos da peça que range e do portão inteiro, dizendo em que parte do movimento aparece o barulho",
  },
  {
    id: "lubrificar-trilho",
    broader: "lubrificacao",
    label: "Lubrificar o trilho",
    phrase: "a lubrificação do trilho",
    asks: [
      "usar óleo trilho",
      "pode usar óleo trilho",
      "pode usar óleo trilho portão",
      "pode usar graxa trilho",
      "posso passar graxa trilho",
      "posso passar óleo trilho",
      "graxa ou óleo no trilho portão",
      "passar graxa ou óleo trilho",
      "óleo no trilho portão",
      "passei óleo no trilho",
      "trilho portão ficar seco",
      "graxa trilho",
      "wd40 trilho",
      "wd 40 trilho",
      "desengripante trilho",
      "óleo trilho",
      "pode passar óleo trilho",
      "pode passar óleo trilho portão",
      "pode pôr óleo trilho portão",
      "vaselina trilho",
      "lubrificar trilho",
      "passar trilho",
      "engraxar trilho",
      "lubrificante trilho",
      "silicone trilho",
      "pode passar trilho",
      "lubrificação trilho",
      "passei graxa piorou",
      "graxa trilho piorou",
    ],
    intent: "question",
    answers: {
      any: [
        "Não pode passar graxa nem óleo no trilho do portão de correr: o produto junta areia, vira lixa e gasta as roldanas. O trilho do chão fica limpo e seco, só com vassoura e pano; o lubrificante vai nos roletes da guia de cima e, em película, na cremalheira.",
        "Graxa ou óleo no trilho não se passa, e vaselina e WD-40 dão no mesmo, porque prendem poeira e fazem a roldana patinar e gastar. Com o disjuntor desligado, varra e seque; se o portão de correr continua pesado, o defeito é roldana ou trilho torto.",
        "O trilho do portão não leva óleo nem graxa: em poucos dias a mistura com areia forma uma pasta que pesa a folha e come a roda. Pode apenas varrer, limpar com pano e secar, com o disjuntor desligado, e lubrificar as outras peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar o trilho do portão", "Trilho limpo em vez de graxa"],
        slots: [
          [
            "A limpeza leva minutos e faz mais que qualquer produto, porque a roldana foi feita para rodar em pista seca. Corte a energia antes de pôr a mão no trilho.",
            "Roda e trilho trabalham no seco, e por isso limpar resolve o que a graxa piora. O disjuntor fica desligado do começo ao fim.",
            "Em pista limpa e seca a roldana desliza como deve. Faça com o portão parado e sem energia.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra areia, folhas e pedras de ponta a ponta.",
          "Se há graxa velha, retire com pano e detergente neutro e seque.",
          "Olhe se há amassado, ferrugem ou trecho solto.",
          "Religue e escute um ciclo, de longe.",
        ],
      },
      {
        about: "care",
        headings: ["Onde o portão de correr leva lubrificante", "O que se lubrifica, e com quê"],
        slots: [
          [
            "Graxa tem lugar, e não é o trilho. No resto do portão vai pouco produto, no ponto certo e com o disjuntor desligado.",
            "O lubrificante serve a outras peças do portão de correr, em camada fina e com a energia cortada.",
            "Fora do trilho, um pouco de produto ajuda, sempre com o motor sem energia.",
          ],
        ],
        bullets: [
          "Roletes da guia de cima: spray de silicone",
          "Cremalheira: lubrificante seco ou silicone, em película, a cada {rack.months}",
          "Rolamento da roldana: blindado não se engraxa, se troca",
          "Trilho do chão: nada",
        ],
      },
      {
        about: "signs",
        headings: ["Se limpou e continua pesado", "Roldana, rolamento ou trilho torto"],
        slots: [
          [
            "Ronco em todo o percurso é rolamento da roldana, que se troca. Tranco sempre no mesmo lugar é amassado, emenda alta ou trecho afundado do trilho.",
            "Peso constante aponta a roldana, com rolamento gasto ou canal comido. Peso em um ponto só aponta o trilho, torto ou com degrau naquele trecho.",
            "Se pesa do começo ao fim, a roda está no fim; se prende num lugar, o trilho está amassado ou fora do nível ali.",
          ],
          [
            "A visita que confere roldana e trilho e regula o motor em casa parte de {price.preventive}, sem peças.",
            "Em residência, examinar as rodas, alinhar e regular sai a partir de {price.preventive}, sem peças.",
            "O técnico vê rodas e trilho e ajusta o portão em casa desde {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr grafite em pó no trilho?",
        answers: [
          "Não ajuda e suja: grafite é para fechadura. O trilho limpo basta, e o pó acaba na roldana.",
          "Não precisa, e o pó vai parar no rolamento. Varrer e secar já deixa a roda livre.",
        ],
      },
      {
        question: "Trilho enferrujado: o que passo?",
        answers: [
          "Escova de aço e pano seco, com o disjuntor desligado; óleo só junta areia. Trilho carcomido se troca.",
          "Nada oleoso: escove, limpe e seque, que a roda mantém a pista lisa. Onde há buraco ou degrau, troca-se o trecho.",
        ],
      },
      {
        question: "Já passei graxa no trilho. O que faço?",
        answers: [
          "Tire com pano e detergente neutro, com o disjuntor desligado, e seque bem, antes que junte areia.",
          "Limpe logo, sem deixar resto na roldana. Se o portão já ronca, vale examinar as rodas.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Uma vez por mês costuma bastar, e depois de ventania ou obra na rua, na hora.",
          "Todo mês, e sempre que juntar areia ou folha. São poucos minutos com a vassoura.",
        ],
      },
    ],
    photo: "uma foto do trilho e outra da roldana, com o portão parado",
  },
  {
    id: "oleo-queimado-no-portao",
    broader: "lubrificacao",
    label: "Óleo queimado no portão",
    phrase: "o óleo queimado no portão",
    asks: [
      ...combine(
        ["óleo queimado", "óleo usado carro", "óleo velho carro", "óleo motor carro", "óleo carro"],
        [
          "portão",
          "trilho",
          "trilho portão",
          "pode passar trilho portão",
          "posso passar trilho portão",
          "roldana",
          "cremalheira",
          "cremalheira portão",
          "pode passar cremalheira portão",
          "corrente",
          "corrente portão",
          "dobradiça",
          "dobradiça portão",
          "pode passar dobradiça portão",
          "lubrificar portão",
          "passar portão",
          "faz mal portão",
          "ferrugem portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não pode passar óleo queimado no trilho do portão: ele traz limalha do motor do carro, junta areia e forma uma pasta que gasta a roldana. O trilho do chão trabalha limpo e seco, só com vassoura e pano. Se a folha continua pesada depois da limpeza, o defeito é de roldana ou de trilho torto.",
        "Não passe óleo queimado na cremalheira do portão, a régua dentada do motor de correr, porque a sujeira dele gruda nos dentes e gasta a engrenagem. Ali vai lubrificante seco ou silicone, em camada fina, a cada {rack.months}, com o disjuntor desligado.",
        "Não use óleo queimado na dobradiça do portão: ele escorre, mancha o piso e leva limalha para dentro do pino. Pingue algumas gotas de óleo fino de máquina, com o disjuntor desligado, e enxugue o que sobrar.",
        "Não é bom passar óleo queimado na corrente do portão, porque ele é sujo, pinga no piso e segura areia entre os elos. A corrente leva uma película de graxa própria ou de lubrificante para corrente, aplicada com o disjuntor desligado.",
        "Óleo queimado, o óleo usado do carro, não serve para nenhuma parte do portão: ele tem resíduo de metal, mancha o piso e vira lixa quando junta poeira. Cada peça pede o seu produto, em pouca quantidade, e o trilho do chão não leva nada.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que passar no lugar do óleo queimado", "O produto certo para cada peça"],
        slots: [
          [
            "Todos os pontos abaixo são lubrificados com o disjuntor desligado e em camada fina. Excesso escorre e junta poeira, como o óleo queimado.",
            "Desligue o disjuntor antes de pôr a mão em qualquer peça. Poucas gotas bastam, e o que sobra se enxuga com pano.",
          ],
        ],
        bullets: [
          "Trilho do chão: nada, só limpeza",
          "Cremalheira: lubrificante seco ou silicone, a cada {rack.months}",
          "Dobradiça: gotas de óleo fino de máquina",
          "Corrente: película de lubrificante para corrente, com o excesso enxugado",
          "Roletes da guia de cima: spray de silicone",
          "Cabo, mola e fuso do basculante: só o técnico",
        ],
      },
      {
        about: "check",
        headings: ["Já passei óleo queimado: como limpar", "Como tirar o óleo queimado do trilho"],
        slots: [
          [
            "Limpe assim que puder, antes que o óleo junte areia. Gasolina e tíner não entram na limpeza, porque pegam fogo e atacam a tinta e os plásticos.",
            "Quanto antes sair, menos a roldana sofre. Não use gasolina nem tíner, que são perigosos perto do motor e estragam a pintura.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Retire o grosso com pano ou papel.",
          "Passe detergente neutro com escova, sem jato de água perto do motor.",
          "Enxugue o trilho e a parte da roldana que se alcança.",
          "Religue e veja dois ciclos de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Se o portão só anda com óleo", "Quando o óleo esconde um defeito"],
        slots: [
          [
            "O portão que só corre macio por alguns dias depois do óleo tem peça gasta: rolamento da roldana, trilho amassado ou dobradiça com folga. O óleo disfarça o ruído e o desgaste continua. A visita que acha a causa e regula o motor em casa parte de {price.preventive}, sem peças.",
            "Se o alívio dura poucos dias, o problema não é falta de lubrificação. Roldana com rolamento gasto, trilho torto e dobradiça caída voltam a pesar. O exame com regulagem em casa custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo queimado protege o portão da ferrugem?",
        answers: [
          "Por pouco tempo, e depois impede a tinta de aderir. Ferrugem se trata com lixa, fundo anticorrosivo e esmalte, com a folha limpa e seca.",
          "Não vale a pena: suja, mancha o piso e estraga a pintura seguinte. Lixe o ponto, passe fundo anticorrosivo e pinte.",
        ],
      },
      {
        question: "Posso passar graxa no trilho, já que óleo não pode?",
        answers: [
          "Também não. A graxa segura areia do mesmo jeito e faz a roldana arrastar em vez de rodar.",
          "Não, porque a graxa retém ainda mais areia. O trilho do chão fica seco.",
        ],
      },
      {
        question: "Como jogar fora o óleo queimado?",
        answers: [
          "Nunca no ralo nem na terra. Entregue em posto ou oficina que troca óleo, que tem coleta para ele.",
          "Leve em garrafa fechada a um posto de troca de óleo. No ralo e no solo ele polui a água.",
        ],
      },
    ],
    photo: "uma foto do trilho e outra da roldana, com o portão parado",
  },
  {
    id: "lubrificar-basculante",
    broader: "lubrificacao",
    label: "Lubrificar portão basculante",
    phrase: "a lubrificação do portão basculante",
    asks: [
      "óleo portão que levanta",
      "graxa no fuso basculante",
      "que graxa fuso basculante",
      "basculante rangendo lubrificar",
      "lubrificar basculante",
      "lubrificação basculante",
      "graxa basculante",
      "óleo basculante",
      "engraxar basculante",
      "lubrificante basculante",
      "onde passar graxa basculante",
      "como lubrificar basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para lubrificar o portão basculante, feche a folha, desligue o disjuntor, limpe e passe graxa fina no fuso do motor, se ele está à vista, e gotas de óleo nos pinos e dobradiças que você alcança do chão. Cabo, roldana, mola e contrapeso ficam para o técnico, na revisão a partir de {price.preventive} em casa, sem peças.",
        "O basculante se lubrifica com a folha fechada e a energia cortada: graxa no fuso, a rosca que puxa o portão, e óleo fino nos pinos ao alcance, sempre depois de limpar. O que sustenta a folha não se toca; a revisão completa em residência começa em {price.preventive}, sem peças.",
        "Lubrificar portão basculante pede dois produtos e o disjuntor desligado, com a folha embaixo: graxa fina no fuso limpo e óleo nos pinos e dobradiças. Cabos, polias e contrapeso são do técnico, que os cuida na manutenção, em casa desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para lubrificar o basculante", "Onde passar graxa e óleo no basculante"],
        slots: [
          [
            "O portão fica fechado do começo ao fim, porque ninguém trabalha sob a folha erguida. Pouco produto em cada ponto é o que dura: o excesso pinga e junta poeira.",
            "Faça tudo com a folha embaixo, nunca com ela levantada, nem por um minuto. Use uma camada fina, já que a sobra escorre e segura areia.",
            "Do início ao fim a folha permanece fechada, e o que não se alcança do chão fica para a revisão. Aplique pouco, pois graxa demais vira uma crosta de pó.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe o fuso aparente e os pinos com pano seco.",
          "Passe camada fina de graxa no fuso, sem soltar nada.",
          "Pingue óleo nos pinos e dobradiças ao alcance, do chão.",
          "Seque o excesso, religue e escute um ciclo, de longe.",
        ],
      },
      {
        about: "safety",
        headings: ["Onde não passar nada no basculante", "Peças que só o técnico lubrifica"],
        slots: [
          [
            "Cabo de aço, roldana alta, mola e caixa do contrapeso estão sob carga e seguram a folha: mexer neles pode derrubá-la. O técnico escora a folha antes de limpar e lubrificar essas peças.",
            "O que sustenta a folha, como cabo, mola, polia e contrapeso, guarda força mesmo parado. Só se trata com o portão escorado, o que é serviço de técnico.",
            "Não toque em mola, cabo, polia nem contrapeso, porque a folha depende deles para não cair. Na revisão, eles recebem o produto certo depois de o portão ser escorado.",
          ],
          [
            "A tampa do motor também continua fechada, e fotocélula e placa não levam produto nenhum.",
            "Deixe fechado o motor, que tem graxa própria e tensão da rede, e não ponha nada na fotocélula.",
            "Motor, placa e fotocélula ficam sem produto: ali há tensão ou lente, e o lubrificante só estraga.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que falta lubrificação", "Rangido: falta de graxa ou desgaste"],
        slots: [
          [
            "Rangido curto vem de dobradiça ou pino seco, e ronco na subida inteira vem do fuso. Se o som some por uns dias e volta, a peça já gastou, e mais graxa não resolve.",
            "Pino sem óleo range no começo e no fim; fuso sem graxa ronca o tempo todo. Barulho que retorna dias depois da lubrificação mostra desgaste de bucha ou rolamento.",
            "O guincho breve aponta dobradiça ou pino, e o ronco contínuo, a rosca do fuso. Quando a graxa só cala o portão por alguns dias, há peça gasta.",
          ],
          [
            "Rosca brilhante e seca, ou com crosta escura, confirma que o fuso está sem cuidado.",
            "Olhe o fuso: se a rosca brilha de seca ou tem crosta preta, passou da hora.",
            "A aparência da rosca ajuda, porque brilho seco ou graxa preta endurecida indicam falta de limpeza.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que graxa usar no fuso do basculante que range?",
        answers: [
          "Graxa branca ou de lítio, em camada fina, sobre o fuso limpo. Se o manual do motor indica outra, siga o manual.",
          "A de lítio, branca, serve à maioria dos motores. Óleo fino e desengripante não ficam na rosca e deixam o fuso seco.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o basculante?",
        answers: [
          "A cada seis meses, ou quando ranger, nas partes que você alcança. A revisão completa do técnico em casa se faz {visits.home}.",
          "Duas vezes por ano costuma bastar, e poeira ou sol direto pedem mais. As peças sob carga entram na revisão, {visits.home}.",
        ],
      },
      {
        question: "Por que o basculante ainda range depois de lubrificado?",
        answers: [
          "Porque há peça gasta ou raspando, como bucha, pivô, rolamento ou contrapeso, e graxa não cura desgaste. Isso só se vê com a folha escorada.",
          "O som vem então de onde você não alcança: polia, cabo ou contrapeso. O técnico escora a folha e acha o ponto.",
        ],
      },
      {
        question: "Posso passar graxa no cabo de aço?",
        answers: [
          "Não: o cabo sustenta a folha e não deve ser tocado, e a graxa ainda esconde fio partido. Na revisão ele é examinado e tratado.",
          "Melhor não mexer. Fio rompido é o aviso de que o cabo vai quebrar, e a graxa por cima impede de ver.",
        ],
      },
    ],
    photo: "uma foto do basculante fechado, por dentro, e um vídeo com o som",
  },
  {
    id: "lubrificar-cremalheira",
    broader: "lubrificacao",
    label: "Lubrificar a cremalheira",
    phrase: "a lubrificação da cremalheira",
    asks: [
      "o que passar cremalheira",
      "o que passar cremalheira portão",
      "o que passar na cremalheira do portão",
      "que produto passar cremalheira",
      "graxa cremalheira trilho",
      "qual graxa cremalheira trilho",
      "graxa usar cremalheira trilho",
      "óleo queimado cremalheira",
      "quanto tempo engraxar cremalheira",
      "quanto tempo engraxar",
      "tempo lubrificar cremalheira",
      "intervalo lubrificar",
      "quando engraxar",
      "quando lubrificar cremalheira",
      "lubrificar cremalheira",
      "lubrificação cremalheira",
      "lubrificante cremalheira",
      "graxa cremalheira",
      "óleo cremalheira",
      "engraxar cremalheira",
      "passar cremalheira",
      "silicone cremalheira",
      "vaselina cremalheira",
      "wd40 cremalheira",
      "wd 40 cremalheira",
      "pode graxa cremalheira",
      "posso graxa cremalheira",
      "posso passar graxa cremalheira",
      "posso usar graxa cremalheira",
      "posso passar óleo cremalheira",
      "precisa graxa cremalheira",
      "vai graxa cremalheira",
      "pode passar graxa cremalheira",
      "pode passar óleo cremalheira",
      "que graxa usar cremalheira",
      "qual graxa portão cremalheira",
      "lubrificar cremalheira graxa pode",
      "graxa ou óleo cremalheira",
      "lubrificar cremalheira e roldanas",
      "como lubrificar cremalheira roldanas",
    ],
    intent: "question",
    answers: {
      any: [
        "O que passar na cremalheira do portão é silicone em spray ou lubrificante seco, em película fina, a cada {rack.months}. Antes, desligue o disjuntor e escove os dentes. Não passe graxa comum nem óleo, porque seguram areia e gastam a engrenagem.",
        "Na cremalheira use silicone em spray ou lubrificante seco, em película fina, a cada {rack.months}; graxa comum e óleo queimado, não, porque seguram areia e gastam os dentes. O trilho fica limpo e seco, sem produto nenhum. Faça a limpeza com o disjuntor desligado.",
        "Qual graxa usar na cremalheira do portão depende do material: na de nylon, nenhuma, só silicone em spray; na de aço, lubrificante seco ou silicone e, se fizer questão de graxa, a branca de lítio, em camada bem fina. Graxa comum segura areia e gasta os dentes. Repita a cada {rack.months}, com o disjuntor desligado.",
        "Não, graxa comum na cremalheira não é indicada: ela segura areia e vira uma pasta que gasta os dentes. Pode usar silicone em spray ou lubrificante seco, em película fina, a cada {rack.months}, com o disjuntor desligado e os dentes escovados. O trilho fica limpo e seco, sem produto.",
        "Para limpar a cremalheira, use escova e pano seco, sem querosene nem óleo, que estragam o nylon e juntam areia. Depois passe silicone em spray ou lubrificante seco, em camada fina. O trilho e as roldanas ficam limpos, só com vassoura e pano. Repita a cada {rack.months}, ou antes se houver poeira, maresia ou uso de prédio. Desligue o disjuntor antes de começar.",
        "A cremalheira do portão se lubrifica a cada {rack.months} em casa, com spray de silicone ou lubrificante seco, depois de escovar os dentes. Com maresia, poeira de obra ou uso de prédio, o intervalo cai para dois ou três meses. Graxa e óleo queimado não servem, porque juntam areia e viram uma pasta que lixa os dentes.",
        "Engraxar a cremalheira, de quanto em quanto tempo? Em casa, a cada {rack.months}, e de dois em dois ou três meses com maresia, poeira de obra ou uso de prédio. O produto não é graxa comum, que gruda areia, e sim silicone em spray ou lubrificante seco, com a energia desligada e os dentes escovados.",
        "Não passe graxa na cremalheira do portão: a comum pode parecer boa, mas segura areia e vira uma pasta que lixa os dentes e a engrenagem. O que pode é silicone em spray ou lubrificante seco, em película fina, a cada {rack.months}, com os dentes escovados e o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como lubrificar a cremalheira", "Limpeza, película fina e teste"],
        slots: [
          [
            "A engrenagem esmaga um dedo sem esforço, e por isso o disjuntor fica desligado enquanto houver mão perto dos dentes. Guarde os controles, para ninguém acionar.",
            "Nenhuma etapa com a mão perto da cremalheira é feita com o motor ligado. Desligue o disjuntor e recolha os controles antes de começar.",
            "Desligar o disjuntor é a primeira regra, porque a engrenagem pode prender a mão. Avise a casa e guarde os controles.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste crianças e animais.",
          "Escove os dentes a seco e tire areia e graxa velha.",
          "Aplique uma película fina no trecho que alcança.",
          "Para alcançar o resto dos dentes, saia de perto, religue, mova o portão pelo controle e desligue o disjuntor de novo.",
          "Passe pano no excesso e confira se nada caiu no trilho.",
          "Religue e observe o portão abrir e fechar, de longe.",
        ],
      },
      {
        about: "care",
        headings: ["Quando antecipar a lubrificação", "Sinais de que já passou da hora"],
        slots: [
          [
            "O intervalo vale para casa com uso comum. Olhe os dentes todo mês e não espere a data se aparecer um destes sinais.",
            "Em rua de terra, perto do mar ou durante uma obra, os dentes sujam antes. Antecipe a limpeza quando notar algum destes sinais.",
            "A data é uma referência. O que manda é o estado dos dentes, e estes sinais pedem limpeza já.",
          ],
        ],
        bullets: [
          "Rangido que segue o movimento da folha",
          "Dentes brancos de secos ou com pó de ferrugem",
          "Areia ou folhas presas entre os dentes",
          "Pasta escura de graxa velha",
          "Lavagem da garagem com jato ou chuva forte que molhou a barra",
        ],
      },
      {
        about: "what",
        headings: ["O produto certo em nylon e em aço"],
        slots: [
          [
            "A cremalheira é a barra dentada do portão de correr. A de nylon trabalha quase seca: um pouco de silicone basta, e solvente forte a resseca. A de aço pede produto que não escorra, contra ruído e ferrugem.",
            "Na cremalheira de nylon, a limpeza vale mais que o produto, e uma camada mínima de silicone é suficiente. Na de aço, o lubrificante próprio protege da ferrugem sem pingar.",
            "Barra dentada de nylon recebe só um pouco de silicone, nunca solvente. A de aço, que range e enferruja quando fica seca, leva produto próprio que não pinga.",
          ],
          [
            "Estalo ou pulo de dente não é falta de lubrificação. É folga fora de {rack.clearance}, emenda solta ou dente gasto, e quem acerta é o técnico.",
            "Se o barulho continua depois de limpar, a folga entre os dentes precisa voltar a {rack.clearance}, ou há dente gasto.",
            "Lubrificante não conserta folga errada, que deve ser de {rack.clearance}, nem dente gasto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mandar lubrificar"],
        slots: [
          [
            "Em residência, a manutenção com limpeza, lubrificação e regulagem parte de {price.preventive}, sem peças. Ela inclui reaperto, ajuste da força e teste da fotocélula.",
            "A visita que limpa, lubrifica e regula começa em {price.preventive} em casa, sem peças, com reaperto e teste do sensor.",
            "Limpar, lubrificar, reapertar e regular custa a partir de {price.preventive} na residência, sem peças.",
          ],
          [
            "Graxa velha com areia, que precisa sair antes, aumenta o tempo do serviço. Portão grande costuma ficar na faixa de {price.preventiveRange}.",
            "Portão maior ou com mais ajustes fica, em geral, de {price.preventiveRange}. Remover graxa velha pede mais tempo.",
            "A faixa mais comum, com folha grande, é de {price.preventiveRange}, e limpar graxa antiga alonga a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "WD-40 serve na cremalheira?",
        answers: [
          "WD-40 serve para limpar a cremalheira de aço, em pouca quantidade. Para lubrificar não serve, porque evapora em poucos dias e leva o produto que havia.",
          "Não como lubrificante: ele desengripa e some em dias. Use silicone ou produto próprio.",
          "Só para soltar sujeira na cremalheira de aço. Depois, passe pano e aplique o silicone.",
        ],
      },
      {
        question: "Já passei graxa na cremalheira. O que faço?",
        answers: [
          "Com o disjuntor desligado, tire a graxa com pano e escova até os dentes ficarem secos, e limpe também o chão embaixo dela.",
          "Remova o que alcançar com a energia desligada. O que entrou na engrenagem do motor fica para o técnico.",
          "Limpe com pano e escova, sem gasolina, querosene nem thinner, e só depois aplique o produto certo. O disjuntor fica desligado o tempo todo.",
        ],
      },
      {
        question: "Posso lubrificar a engrenagem do motor?",
        answers: [
          "Não é preciso. A engrenagem de fora recebe o produto da cremalheira, e a caixa de engrenagens de dentro tem graxa própria e não se abre em casa.",
          "Não abra a tampa. A engrenagem de fora se limpa com a barra, e a de dentro é do técnico.",
          "Não é preciso. O contato com a barra espalha o produto, e a caixa do motor já vem com graxa.",
        ],
      },
      {
        question: "As roldanas levam óleo?",
        answers: [
          "Em geral não, porque a maioria tem rolamento fechado e sem graxa por fora. Roldana que range ou não gira é trocada.",
          "Não. Limpe a sujeira em volta; rolamento seco ou com folga se resolve com roldana nova.",
          "O rolamento delas é blindado, e óleo por fora só junta poeira. Barulho na roldana pede troca.",
        ],
      },
    ],
    photo: "uma foto dos dentes da cremalheira, de perto, e outra do motor",
  },
  {
    id: "oleo-do-motor",
    broader: "lubrificacao",
    label: "Óleo ou graxa do motor do portão",
    phrase: "o óleo do motor do portão",
    asks: [
      "graxa engrenagem motor",
      "graxa engrenagem",
      "graxa redutor",
      "graxa para engrenagem motor portão",
      "qual graxa redutor motor",
      "óleo motor",
      "óleo no motor portão",
      "que óleo usar motor",
      "qual óleo motor portão",
      "óleo motor portão eletrônico",
      "trocar óleo motor",
      "troca óleo motor portão",
      "graxa motor portão",
      "qual graxa motor",
      "que graxa usar motor",
      "lubrificar motor portão",
      "lubrificante motor portão",
      "engraxar motor",
      "óleo redutor",
      "graxa redutor",
      "motor precisa óleo",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor do portão não pede troca de óleo em casa: a parte elétrica não leva nenhum, e o redutor, a caixa de engrenagens, usa a graxa ou o óleo do manual, trocado pelo técnico quando há vazamento ou conserto. Por fora, vai graxa no fuso e lubrificante próprio na cremalheira; a visita em casa parte de {price.preventive}, sem peças.",
        "A troca de óleo do motor do portão só se faz com o redutor aberto, na oficina ou pelo técnico, com o produto que o fabricante indica; em muitos motores de casa nem há prazo. A lubrificação de fora, no fuso e na cremalheira, entra na revisão residencial a partir de {price.preventive}, sem peças.",
        "Óleo ou graxa do motor do portão vai dentro do redutor, que transforma giro em força e não se abre em casa. Troca-se se vaza, ronca ou é desmontado, pelo produto do manual; por fora, a revisão com lubrificação começa em {price.preventive} na residência, sem peças.",
        "O óleo ou a graxa do motor do portão fica fechado no redutor, onde giram as engrenagens, e não tem troca caseira: o técnico só o renova em conserto ou vazamento, com o produto do fabricante. Ao dono cabe a parte externa, fuso e cremalheira, incluída na revisão em casa, de {price.preventive} para cima, sem peças.",
        "Trocar óleo do motor do portão raramente é preciso, porque o redutor sai de fábrica com graxa ou óleo próprio e só se abre por vazamento, ruído ou conserto, na mão do técnico. O que se lubrifica de rotina são cremalheira e fuso, na visita residencial que começa em {price.preventive}, fora as peças.",
      ],
      price: [
        "A troca da graxa ou do óleo do redutor é orçada por modelo, porque pede desmontar o motor e, às vezes, trocar o retentor. Já a lubrificação externa entra na manutenção preventiva, a partir de {price.preventive} em casa, sem peças.",
        "Trocar o óleo do motor custa a desmontagem, o lubrificante e, quando há vazamento, o retentor, com valor pela foto da etiqueta. Se basta lubrificar por fora, a visita preventiva em casa parte de {price.preventive}, sem peças.",
        "O preço da troca de óleo ou graxa do motor varia com o modelo, já que é preciso abrir o redutor e, havendo pingo, pôr retentor novo. Se a necessidade é só externa, a revisão residencial custa {price.preventive} ou mais, com as peças à parte.",
        "O preço para renovar o lubrificante do motor depende do tempo de desmontagem, do produto e da vedação, e a etiqueta fotografada permite calcular. Lubrificar fuso e cremalheira é bem mais simples e cabe na preventiva de casa, desde {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Para engraxar o motor do portão ou trocar o óleo dele, o técnico desliga o disjuntor, tira o motor, abre a caixa de engrenagens, limpa e põe a graxa ou o óleo do manual. Em casa, engraxe só por fora: spray seco na cremalheira e óleo fino nas dobradiças, com o disjuntor desligado. Motor que não vaza nem ronca não precisa da troca.",
      ],
      question: [
        "A graxa para a engrenagem do motor é a indicada no manual do modelo e vai dentro do redutor, com a caixa aberta pelo técnico; não se põe por fora. Na engrenagem externa, a que toca a cremalheira, use spray seco ou silicone em película fina, com o disjuntor desligado. Graxa comum ali junta areia e gasta os dentes.",
        "Motor de portão não precisa de óleo posto pelo dono: o redutor, a caixa de engrenagens, sai de fábrica lubrificado e só é aberto por vazamento, ronco ou conserto, com o produto que o manual indica. O que pede lubrificante é o lado de fora: graxa no fuso do basculante e spray seco na cremalheira.",
        "O óleo que vai no motor de portão eletrônico é o do manual do modelo, e muitos usam graxa no lugar dele, dentro do redutor. Ele fica fechado de fábrica, e quem repõe é o técnico, quando há vazamento ou conserto. Óleo de carro não serve, porque pode atacar o retentor e escorrer para a parte elétrica.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde o motor leva óleo ou graxa", "Dentro do redutor e fora dele"],
        slots: [
          [
            "O redutor trabalha em graxa na maior parte dos motores de casa e em óleo em alguns de uso intenso, e a quantidade vem no manual. Produto diferente endurece, escorre ou ataca o retentor, o anel que veda o eixo.",
            "Em motor residencial o redutor costuma vir com graxa, e em alguns de prédio, com óleo, na medida do manual. Misturar outro produto estraga o retentor, anel de vedação do eixo, e gasta a engrenagem de nylon.",
            "Graxa na maioria, óleo em certos modelos de uso intenso: é assim dentro do redutor, e o manual diz quanto. Lubrificante errado vaza, endurece no frio e danifica o anel que veda o eixo, o retentor.",
            "O lubrificante mora no redutor: graxa na linha residencial, óleo em parte das máquinas de prédio, sempre no volume que o fabricante manda. Trocar por outro tipo faz vazar pelo eixo, onde o retentor veda, e come a engrenagem de nylon.",
            "Dentro da caixa de engrenagens há graxa, na maioria das casas, ou óleo, em certas máquinas feitas para uso pesado. O manual fixa tipo e quantidade, e errar nisso resseca o retentor, que é a vedação do eixo, e endurece o conjunto.",
          ],
          [
            "Enrolamento e placa ficam secos, sem produto nenhum. Do lado de fora lubrificam-se o fuso, os pinos e a cremalheira, em camada fina, e o trilho do chão permanece limpo.",
            "A parte elétrica não leva nada. O que se cuida por fora é pouco: fuso do basculante, pinos e dentes da cremalheira, com o trilho sempre seco.",
            "Na bobina e na central não entra lubrificante. Fuso, pinos e cremalheira recebem uma película por fora, e o trilho do piso só se varre.",
            "Placa e bobina devem estar sempre secas. Por fora há três pontos a lubrificar de leve, que são pinos, dentes da cremalheira e rosca do fuso, enquanto o trilho no piso só pede vassoura.",
            "Lubrificante e eletricidade não combinam, por isso nada se aplica no enrolamento nem na central. A película fina vai no fuso, na cremalheira e nos pinos, e no trilho de baixo não vai nada, para não juntar areia.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de problema no óleo do motor", "Vazamento, ronco e calor"],
        slots: [
          [
            "Mancha de óleo embaixo do motor é retentor gasto, e completar não resolve: o nível cai outra vez. Ronco grave com carcaça quente sugere redutor seco ou dente gasto.",
            "Óleo no chão ou graxa escorrendo pela carcaça indica vedação vencida, e o conserto é trocar o retentor. Se o som ficou áspero e o motor esquenta, a graxa velha endureceu ou a engrenagem gastou.",
            "Pingo sob o motor se conserta no retentor, e não pondo mais óleo. Motor que passou a roncar e a esquentar pode estar com o redutor seco ou com engrenagem comida.",
            "Carcaça melada ou gota no piso acusa o retentor, o anel do eixo, e encher de novo só adia. Já o barulho surdo acompanhado de calor fala de graxa ressecada ou de dente comido no redutor.",
            "Dois sinais merecem atenção: vazamento, que se resolve com vedação nova, e ruído áspero com aquecimento, que indica falta de lubrificante ou engrenagem no fim. Acrescentar óleo por conta própria não trata nenhum deles.",
          ],
          [
            "Diante de vazamento ou ronco, desligue o disjuntor e evite usar, porque sem lubrificante as engrenagens acabam depressa.",
            "Pare de acionar até a visita: engrenagem sem graxa se gasta rápido, e o óleo pode alcançar a parte elétrica.",
            "Convém deixar desligado, já que rodar seco destrói a engrenagem e o vazamento pode chegar à placa.",
            "Até o conserto, deixe o motor sem energia: cada ciclo a seco tira material dos dentes, e o óleo que escorre pode molhar a placa.",
            "O melhor é não acionar mais, pois o desgaste avança rápido sem lubrificação, e cortar o disjuntor também protege a central do óleo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode lubrificar por fora", "Passo a passo da lubrificação externa"],
        slots: [
          [
            "Só se lubrifica com o portão fechado e sem energia, e a tampa do motor continua no lugar. Cabo, mola e contrapeso ficam de fora, porque guardam força.",
            "Corte a energia, feche a folha e deixe a carcaça como está. O que trabalha sob carga, como cabo, mola e contrapeso, não se toca.",
            "Comece com o portão fechado e o circuito desligado, sem abrir o motor. Peças que sustentam a folha são do técnico.",
            "A lubrificação caseira vai até onde a mão alcança com a folha fechada e o disjuntor desligado. Tudo o que segura peso, seja mola, seja cabo, seja contrapeso, está fora dessa lista, e a tampa não sai.",
            "Pano e escova dão conta da parte externa, contanto que o portão esteja fechado e sem corrente. Mola, contrapeso e cabo trabalham tensos e ficam para o técnico, como o interior do motor.",
          ],
        ],
        steps: [
          "Feche o portão, desligue o disjuntor e afaste crianças e animais.",
          "Limpe rosca, dentes ou pinos com pano e escova secos.",
          "Aplique camada fina: graxa no fuso ao alcance, lubrificante próprio na cremalheira, óleo nos pinos.",
          "Tire o excesso e confira se nada caiu no trilho.",
          "Religue e observe dois ciclos, de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo de carro ou de máquina de costura serve no motor?",
        answers: [
          "Dentro do redutor, não: viscosidade errada vaza e gasta a engrenagem. O óleo fino de máquina vai bem por fora, em pinos e dobradiças.",
          "No redutor só entra o produto do manual. O de máquina serve para dobradiças e pinos, e o de carro não serve a nenhuma parte do portão.",
          "O de costura lubrifica pino e dobradiça, do lado de fora. O automotivo não tem uso no portão, e o redutor recebe apenas o que o fabricante especifica.",
        ],
      },
      {
        question: "De quanto em quanto tempo se troca o óleo do motor?",
        answers: [
          "Em muitos modelos residenciais não há troca marcada: só se mexe quando vaza, ronca ou é aberto para conserto. A revisão, {visits.home}, confere isso.",
          "Segue o manual do modelo, e boa parte dos motores de casa não prevê prazo. Basta olhar vazamento e ruído na revisão, {visits.home}.",
          "Não existe um prazo único: muitos motores de residência passam a vida sem troca. O que se faz é conferir ruído e vazamento nas revisões, {visits.home}.",
        ],
      },
      {
        question: "Spray desengripante no motor ajuda?",
        answers: [
          "Não: ele lava a graxa, pode atingir a placa e nem chega às engrenagens.",
          "Atrapalha, porque escorre para a parte elétrica e tira o lubrificante bom de onde ele faz falta.",
          "Prejudica mais do que ajuda: dissolve a graxa de fora, escorre até a eletrônica e não alcança o redutor, onde estão as engrenagens.",
        ],
      },
      {
        question: "Motor de portão novo precisa de óleo na instalação?",
        answers: [
          "Em geral não, porque ele sai de fábrica já lubrificado. O que se lubrifica na instalação é o fuso ou a cremalheira, do lado de fora.",
          "Costuma vir pronto para uso. Apenas as peças de fora, como fuso e cremalheira, recebem uma película na montagem.",
          "Não precisa, porque a fábrica já enche o redutor. Na montagem só se passa lubrificante nas partes expostas, a cremalheira ou o fuso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do ponto onde há óleo ou graxa, com a tampa fechada",
  },
  {
    id: "graxa-wd40-ou-silicone",
    broader: "lubrificacao",
    label: "Graxa, WD-40 ou silicone",
    phrase: "a escolha entre graxa, WD-40 e silicone",
    intent: "question",
    asks: [
      "vaselina portão",
      "vaselina",
      "vaselina líquida portão",
      "vaselina spray portão",
      "pode vaselina portão",
      "graxa wd40",
      "graxa wd 40",
      "graxa wd40 silicone",
      "graxa wd 40 silicone",
      "graxa ou silicone",
      "wd40 ou silicone",
      "wd 40 ou silicone",
      "wd40 ou graxa",
      "wd 40 ou graxa",
      "silicone ou graxa",
      "graxa ou wd",
      "qual melhor graxa silicone",
      "spray silicone portão",
      "silicone portão",
      "passar silicone portão",
      "pode passar silicone portão",
      "vaselina portão",
      "vaselina",
      "graxa branca portão",
      "graxa branca",
      "graxa lítio",
      "graxa de lítio portão",
      "silicone spray portão",
      "silicone grafite",
      "silicone ou grafite",
      "pode usar silicone",
      "usar silicone spray portão",
    ],
    answers: {
      any: [
        "Graxa, WD-40 ou silicone no portão eletrônico: cada um tem a sua peça. Para lubrificar, use graxa de lítio no fuso do basculante, silicone em spray no nylon e na borracha, e óleo fino na dobradiça; o WD-40 só solta ferrugem e limpa, e no trilho do chão não vai nenhum.",
        "Para lubrificar o portão, escolha pela peça: graxa no fuso, silicone na cremalheira de nylon e nas borrachas, óleo fino nas dobradiças. O WD-40 comum desengripa e limpa, mas evapora em dias e não substitui a graxa; o trilho do chão fica limpo e seco.",
        "Entre graxa e WD-40, quem lubrifica é a graxa, no fuso do basculante; o silicone serve para nylon e borracha. Guarde o WD-40 para soltar ferrugem e limpar o portão, sempre com o disjuntor desligado, e não ponha produto no trilho, onde a areia gruda.",
      ],
      question: [
        "Vaselina no portão pode ser usada em spray, pouca, na borracha de vedação e no pino da dobradiça, mas não é o melhor lubrificante: escorre no calor e junta pó. No fuso vai graxa de lítio, na cremalheira, silicone ou lubrificante seco, e no trilho do chão, nada. Desligue o disjuntor antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que produto vai em cada peça", "Peça por peça, o produto que dura"],
        slots: [
          [
            "Camada fina basta em todas elas, e a sobra sai no pano, porque o excesso segura areia e gasta a peça mais depressa.",
            "Use pouco e enxugue o que escorrer: produto demais vira uma pasta com a poeira e desgasta em vez de proteger.",
            "Em qualquer peça, a menor quantidade que molhe já serve. O que sobra junta pó e trabalha como lixa, por isso passe um pano.",
          ],
        ],
        bullets: [
          "Fuso do basculante: graxa de lítio ou branca",
          "Cremalheira: silicone em spray na de nylon; spray que não escorre na de aço",
          "Dobradiça e pino: gotas de óleo fino",
          "Corrente: lubrificante de corrente",
          "Trilho do chão, cabo de aço e fotocélula: nenhum produto",
        ],
      },
      {
        about: "care",
        headings: ["Para que serve o WD-40 no portão", "Onde o WD-40 ajuda e onde atrapalha"],
        slots: [
          [
            "O WD-40 da lata comum solta parafuso e trinco enferrujados, tira umidade e limpa graxa velha antes da nova. Passado no fuso, a rosca que move o basculante, ele lava a graxa, e o barulho volta em poucos dias.",
            "Desengripante, como o WD-40 comum, entra na ferrugem, expulsa água e dissolve graxa endurecida. Por isso mesmo estraga o fuso, a rosca do motor basculante, que fica sem proteção e volta a roncar.",
            "Ele ajuda em peça travada e na limpeza, já que penetra e dissolve. No fuso, que é a rosca do basculante, essa qualidade vira defeito: a graxa boa vai embora e o metal trabalha seco.",
          ],
          [
            "Há latas da mesma marca com silicone ou com lítio, que são lubrificantes de verdade. Leia o rótulo antes de comprar, porque a aparência é parecida.",
            "A marca também vende versões de silicone e de lítio, e essas lubrificam. O que vale é o texto da lata, e não a cor.",
            "Nem toda lata WD-40 é desengripante: existem a de silicone e a de lítio, boas para lubrificar. O rótulo diz qual está na sua mão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como lubrificar com segurança", "Lubrificar em casa: a ordem certa"],
        slots: [
          [
            "Só se lubrifica com o portão fechado e o motor sem energia. Cabo de aço, mola, contrapeso e o interior do motor ficam de fora: são peças sob carga ou com tensão.",
            "Corte a energia e avise a casa antes de começar. Não toque em cabo, mola ou contrapeso, que seguram o peso da folha, nem abra o motor.",
            "Com o disjuntor desligado e a folha fechada, ninguém se machuca se o controle for apertado. Deixe para o técnico as peças que seguram peso, como mola, cabo e contrapeso, e o motor por dentro.",
          ],
        ],
        steps: [
          "Feche o portão, desligue o disjuntor e afaste crianças e animais.",
          "Limpe a rosca, os dentes ou os pinos com pano e escova secos.",
          "Aplique o produto da peça, em camada fina e só ao alcance da mão.",
          "Tire o excesso e confira se nada caiu no trilho.",
          "Religue, fique longe da folha e observe dois ou três ciclos.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dura mais: graxa, silicone ou WD-40?",
        answers: [
          "A graxa dura mais, e o silicone aguenta alguns meses em nylon e borracha. O WD-40 evapora em dias, porque foi feito para soltar e limpar.",
          "Nessa ordem: graxa, silicone, WD-40. Os dois primeiros ficam na peça por meses; o último some em poucos dias.",
          "Graxa no fuso é a que fica mais tempo. O silicone vem depois, e o WD-40 mal passa da semana como lubrificante.",
        ],
      },
      {
        question: "Posso pôr graxa na roldana?",
        answers: [
          "Não na pista que toca o trilho, onde ela junta areia. O rolamento blindado já vem com graxa por dentro e, se roda duro, é trocado.",
          "Melhor não: a graxa escorre para o trilho e prende sujeira. Roldana que roda pesada precisa de troca, porque o rolamento é fechado.",
          "A roda trabalha limpa e seca. Por dentro do rolamento a graxa já existe, e quando ele endurece a saída é a roldana nova.",
        ],
      },
      {
        question: "Posso usar óleo de cozinha ou óleo queimado?",
        answers: [
          "Não. O de cozinha endurece e cheira, e o queimado carrega sujeira do motor do carro. Os dois juntam areia e gastam a peça.",
          "Nenhum dos dois serve: um vira goma, o outro já vem cheio de resíduo e mancha o piso. Óleo fino de máquina custa pouco.",
          "Evite ambos. Óleo queimado suja e polui, óleo de cozinha cola, e a areia presa neles desgasta mais que a peça seca.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrifico o portão?",
        answers: [
          "Olhe uma vez por mês e passe produto só onde a peça secou. A cremalheira pede lubrificante próprio a cada {rack.months}.",
          "Uma conferida mensal basta, com pouco produto nas peças secas. Para a cremalheira, conte a cada {rack.months}.",
          "A cremalheira leva produto a cada {rack.months}; fuso e dobradiças, quando estiverem secos. Uma olhada por mês mostra a hora.",
        ],
      },
    ],
    photo: "fotos do fuso, da cremalheira ou das dobradiças e um vídeo com o som do portão",
  },
  {
    id: "lubrificar-portao-de-correr",
    broader: "lubrificacao",
    label: "Lubrificar o portão de correr",
    phrase: "a lubrificação do portão de correr",
    asks: [
      "lubrificar portão correr",
      "lubrificar portão deslizante",
      "lubrificação portão correr",
      "lubrificação portão deslizante",
      "óleo portão correr",
      "óleo portão deslizante",
      "qual óleo passar portão correr",
      "qual óleo portão correr",
      "que óleo usar portão deslizante",
      "graxa portão correr",
      "graxa portão deslizante",
      "qual graxa portão correr",
      "lubrificante portão correr",
      "lubrificante portão deslizante",
      "engraxar portão correr",
      "passar óleo portão correr",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para lubrificar o portão de correr, desligue o disjuntor, limpe a cremalheira e passe nela silicone em spray ou lubrificante seco, em película fina, a cada {rack.months}. Os roletes da guia de cima levam um pouco desse spray. O trilho do chão fica seco, porque óleo e graxa juntam areia e gastam a roldana.",
        "No portão de correr lubrificam-se a cremalheira, que é a barra dentada, e os roletes da guia superior, com silicone em spray ou lubrificante seco. O trilho e a pista das rodas ficam limpos e secos. Desligue o disjuntor antes, use pouco produto e repita a cada {rack.months}.",
        "O óleo para usar e passar no portão de correr é pouco: gotas de óleo fino só no eixo da roldana aberta. A cremalheira e os roletes de cima levam silicone em spray ou lubrificante seco, a cada {rack.months}, e no trilho do chão não se passa nada, porque óleo e areia viram lixa. Desligue o disjuntor antes.",
        "Graxa não é indicada no portão de correr, porque segura areia e gasta os dentes da cremalheira e as rodas. Passe silicone em spray ou lubrificante seco na cremalheira e na guia de cima, em película fina, e deixe o trilho limpo e seco. Repita a cada {rack.months}, sempre com o disjuntor desligado.",
      ],
      question: [
        "Nenhum óleo vai no trilho do portão de correr. O produto certo é silicone em spray ou lubrificante seco, em película fina, na cremalheira e nos roletes da guia de cima; óleo fino, só em gotas, na dobradiça da porta social e no eixo de roldana aberta. Desligue o disjuntor antes.",
        "Para o portão de correr, o melhor não é óleo, e sim silicone em spray ou lubrificante seco, na cremalheira e na guia superior, a cada {rack.months}. Óleo comum, óleo queimado e graxa seguram areia e gastam os dentes e as rodas. O trilho do chão trabalha limpo e seco.",
        "Graxa comum não se passa no portão de correr, porque vira pasta com a areia. Na cremalheira e nos roletes de cima vai silicone em spray ou lubrificante seco; no eixo de roldana aberta, gotas de óleo fino; no trilho, nada. Faça tudo com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que passar em cada peça do portão de correr", "Produto certo, peça por peça"],
        slots: [
          [
            "Cada peça trabalha de um jeito, e o mesmo produto que ajuda uma estraga a outra. A camada é sempre fina, e o que sobra sai no pano.",
            "O portão deslizante tem poucos pontos de lubrificação, e nenhum fica no chão. Use pouco em cada um e enxugue a sobra.",
            "Quase todo o desgaste do portão de correr vem de areia, e por isso se prefere produto que não gruda poeira.",
          ],
        ],
        bullets: [
          "Cremalheira: silicone em spray ou lubrificante seco",
          "Roletes da guia de cima: silicone em spray, pouco",
          "Roldana de eixo aberto: gotas de óleo fino só no eixo",
          "Roldana de rolamento blindado: nada; se chia, troca-se",
          "Trilho do chão, fotocélula e motor: nada",
        ],
      },
      {
        about: "check",
        headings: ["Passo a passo da lubrificação", "Como lubrificar sem risco"],
        slots: [
          [
            "Limpe antes de passar qualquer produto, porque lubrificante sobre areia funciona como lixa. Trabalhe do chão, com o portão parado e a energia cortada.",
            "A limpeza é a metade do serviço. Avise a casa para ninguém usar o controle e não ponha a mão entre a engrenagem e a cremalheira.",
            "Faça com o portão fechado e ninguém por perto, e tire a sujeira velha primeiro. O que exige escada ou tampa aberta fica para o técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor do motor.",
          "Varra o trilho e passe pano seco, sem produto.",
          "Escove os dentes da cremalheira e tire a graxa velha.",
          "Borrife uma camada fina na cremalheira e nos roletes que alcança do chão.",
          "Enxugue a sobra, religue e observe um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Se o portão continua pesado ou barulhento", "Quando lubrificar não resolve"],
        slots: [
          [
            "Portão que segue pesado depois da limpeza tem roldana gasta, trilho torto ou guia apertada, e lubrificante não corrige isso. Chiado que volta em poucos dias costuma ser rolamento no fim, que se troca em par. A revisão com regulagem em casa parte de {price.preventive}, sem peças.",
            "Se o barulho volta em dias, a peça está gasta: roldana que chia, cremalheira fora de altura ou guia roçando. O técnico acerta ou troca, e a visita de ajuste em residência começa em {price.preventive}, fora peças.",
            "Quando o som não muda com a lubrificação, procure o defeito na roda, no trilho ou na altura da cremalheira em relação à engrenagem. Esse acerto é do técnico, em visita que parte de {price.preventive} em casa, peças à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo lubrificar o portão de correr?",
        answers: [
          "A cada {rack.months} na cremalheira e nos roletes, ou antes em rua de terra e perto do mar. O trilho se varre toda semana.",
          "A cremalheira, a cada {rack.months}; com muita poeira, em metade desse tempo. No trilho, só vassoura.",
        ],
      },
      {
        question: "Passei óleo no trilho. Como tiro?",
        answers: [
          "Com o disjuntor desligado, esfregue o trilho com pano e detergente neutro, seque bem e limpe também as rodas que aparecem. Depois use só vassoura.",
          "Corte a energia, limpe com pano e um pouco de detergente e seque até não ficar película. Não use gasolina nem solvente.",
        ],
      },
      {
        question: "Pode passar WD-40 no portão de correr?",
        answers: [
          "Só para soltar peça presa ou limpar graxa velha. Ele evapora em dias e não fica como lubrificante, por isso depois vai o silicone em spray.",
          "Serve para limpar, e não para lubrificar: seca logo e leva embora a película boa. Complete com lubrificante seco.",
        ],
      },
      {
        question: "Precisa pôr óleo dentro do motor deslizante?",
        answers: [
          "Não faça isso em casa. A caixa de engrenagens já vem com graxa ou óleo próprio, e quem confere é o técnico na revisão.",
          "O motor sai de fábrica lubrificado, e sob a tampa há tensão da rede. A conferência é do técnico.",
        ],
      },
    ],
    photo: "fotos da cremalheira, das roldanas e do trilho, com o disjuntor desligado",
  },
];
