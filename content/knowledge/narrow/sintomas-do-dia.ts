import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Small failures that are typed in a hurry, each with its own cause: what came loose, what slips, what closes too soon. */
export const sintomasDoDia: NarrowConcept[] = [
  {
    id: "parafuso-da-cremalheira-solta",
    broader: "cremalheira",
    label: "Parafuso da cremalheira que solta",
    phrase: "o parafuso da cremalheira que vive soltando",
    asks: combine(
      ["parafuso cremalheira", "parafusos cremalheira", "cremalheira parafuso"],
      [...["solta", "soltando", "frouxo", "caiu", "afrouxa", "soltou", "toda hora", "não segura", "espanou"]],
    ),
    intent: "repair",
    answers: {
      any: [
        "O suporte da cremalheira quebrado deixa a barra baixar e perder o dente da engrenagem: refaz-se a fixação, com outro suporte ou solda, e a folga volta a {rack.clearance}. Desligue o disjuntor e não force; a visita em casa parte de {price.preventive}, sem peças, e o suporte é orçado por foto.",
        "Parafuso de cremalheira que vive soltando mostra vibração: folga errada com a engrenagem, barra desalinhada ou furo gasto na folha. Apertar só adia; reaperte com arruela de pressão ou porca travante, depois de acertar a folga de {rack.clearance}.",
        "Se o parafuso da cremalheira solta toda hora, a barra está batendo na engrenagem ou o furo já não segura. Com o disjuntor desligado, reaperte e veja se a folga é igual de ponta a ponta; furo gasto pede parafuso passante ou calço soldado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o parafuso afrouxa", "O que solta o parafuso"],
        slots: [
          [
            "Barra baixa demais leva pancada da engrenagem a cada dente, e a vibração afrouxa a rosca.",
            "Cada dente apertado dá uma pancadinha na barra, e a rosca vai cedendo.",
          ],
          [
            "Parafuso autobrocante em chapa fina come o furo; em tubo, falta porca do outro lado.",
            "Em chapa fina o furo alarga, e nem parafuso novo segura.",
          ],
          [
            "Folha que balança por roldana gasta também solta a barra.",
            "Roldana gasta faz a folha balançar e leva a cremalheira junto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Reapertar do jeito certo", "O que dá para fazer em casa"],
        slots: [
          [
            "Só com a energia cortada: mão perto da engrenagem pede disjuntor desligado.",
            "Guarde os controles e desligue o disjuntor antes de pôr a mão na barra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, destrave o motor e mova a folha na mão.",
          "Veja se a folga com a engrenagem é a mesma nas duas pontas e no meio.",
          "Onde está baixa, suba o gomo até a folga de {rack.clearance} e aperte.",
          "Use arruela de pressão ou porca travante; cola de rosca também ajuda.",
          "Furo que não segura: pare e peça parafuso passante ou calço soldado.",
          "Trave o motor, religue e assista a um ciclo de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar a cremalheira para não soltar mais?",
        answers: [
          "A de aço, sim, com os fios da central soltos antes da solda; a de nylon, não. Soldada, ela não se regula mais.",
        ],
      },
      {
        question: "Com um parafuso faltando dá para usar o portão?",
        answers: ["Por pouco tempo: o gomo cede ali, e a engrenagem pula e quebra dente."],
      },
    ],
    photo: "fotos do ponto que solta, da cremalheira junto ao motor e da folha por dentro",
  },
  {
    id: "folga-no-eixo-do-motor",
    broader: "redutor",
    label: "Motor do portão com folga no eixo",
    phrase: "a folga no eixo do motor",
    asks: [
      "chaveta gasta eixo motor",
      "chaveta gasta motor",
      "pinhão solto",
      "pinhão solto eixo",
      "pinhão solto eixo motor",
      "pinhão soltou",
      "pinhão soltou eixo",
      "pinhão girando solto",
      ...["folga eixo motor", "folga eixo", "eixo folga", "eixo motor balançando"],
      ...["eixo motor solto", "eixo motor bambo", "engrenagem balançando eixo", "pinhão folga eixo"],
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor do portão com folga no eixo está com rolamento ou bucha gastos; se só o pinhão, a engrenagem de fora, gira solto, é parafuso frouxo ou chaveta, a peça que o trava no eixo. Desligue o disjuntor, porque ele come a cremalheira; a visita em casa parte de {price.preventive}, sem peças.",
        "Pinhão solto no eixo do motor, que gira em falso, costuma ser chaveta gasta ou parafuso frouxo, conserto barato; folga do próprio eixo é rolamento. Pare de usar e corte o disjuntor, e a visita que mede a folga, em residência, começa em {price.preventive}, fora as peças.",
        "O eixo do motor que gira solto perdeu a chaveta, que prende a engrenagem, ou o rolamento, se ele balança inteiro com folga para os lados. Com o disjuntor desligado a cremalheira se salva; o conserto soma a visita, desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folga do eixo ou do pinhão", "Como conferir com a energia cortada"],
        slots: [
          [
            "O teste é por fora, com o disjuntor desligado e a tampa fechada. Não ponha os dedos entre a engrenagem e a cremalheira.",
            "Confira sem energia e sem abrir o motor, com a mão longe dos dentes da barra.",
            "Só se testa com a energia cortada. Os dedos ficam fora do encontro da engrenagem com a barra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Balance a engrenagem de leve: se só ela mexe, é parafuso ou chaveta.",
          "Se o eixo mexe junto, é rolamento ou bucha.",
          "Veja se a base do motor está firme, porque parafuso solto imita a folga.",
          "Procure óleo embaixo, sinal de retentor gasto.",
        ],
      },
      {
        about: "causes",
        headings: ["O que abre folga no eixo", "Por que o eixo folgou"],
        slots: [
          [
            "Cremalheira apertada põe o peso da folha sobre a engrenagem, e o rolamento cede. Batida no batente, folha torta e água que passa pelo retentor aceleram o desgaste.",
            "Sem {rack.clearance} de folga na cremalheira, o eixo carrega o portão e o rolamento gasta. Pancada no fim do curso e umidade fazem o resto.",
            "O peso da folha, apoiado na engrenagem por falta de {rack.clearance} de folga, acaba com o rolamento. Contam também a batida no fim e a água na vedação.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor", "Quando o reparo compensa"],
        slots: [
          [
            "Chaveta, parafuso, rolamento e retentor compensam, e os dois últimos se trocam na bancada. Se o rolamento gira dentro da carcaça, a sede gastou, a peça nova volta a folgar, e a troca do motor em casa fica de {price.homeSwap}.",
            "Com a carcaça boa, troca-se chaveta no local e rolamento na bancada. Sede gasta não segura rolamento novo, e aí o motor trocado em residência, de {price.homeSwap}, vale mais.",
            "O conserto vale para chaveta, rolamento e vedação. Quando o alojamento do rolamento alargou, a folga volta, e compara-se com a troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
          [
            "No fim, a cremalheira volta a ter {rack.clearance} de folga, ou o defeito se repete.",
            "A folga da cremalheira é acertada junto, em {rack.clearance}, para o eixo não carregar a folha.",
            "Sem deixar {rack.clearance} entre barra e engrenagem, o rolamento novo gasta igual.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com folga no eixo?",
        answers: [
          "Pouco, e só se não estala, porque a cada abertura a engrenagem gasta a cremalheira também.",
          "Melhor não. O estrago passa para a barra, que é vendida por metro.",
        ],
      },
      {
        question: "Quanto de folga é normal?",
        answers: [
          "Quase nada para os lados. Um pequeno giro até o dente encostar é normal, balanço para cima não.",
          "Só o giro curto entre dentes. Se o eixo sobe, desce ou dança, há desgaste.",
        ],
      },
      {
        question: "Quanto custa consertar?",
        answers: [
          "Parafuso e chaveta são baratos, rolamento e retentor somam mão de obra de bancada. Carcaça gasta leva ao motor novo.",
          "Depende da peça: chaveta sai em conta, e abrir o motor para o rolamento custa mais.",
        ],
      },
      {
        question: "Só apertar o parafuso resolve?",
        answers: [
          "Resolve se a chaveta e o eixo estão inteiros. Com o rasgo gasto, ele afrouxa de novo em dias.",
          "Às vezes. Quando volta a soltar, a chaveta ou o eixo já se marcou e precisa de troca.",
        ],
      },
    ],
    photo: "um vídeo do eixo sendo balançado, com o disjuntor desligado, e uma foto da etiqueta",
  },
  {
    id: "tirar-portao-do-trilho",
    broader: "deslizante",
    label: "Como tirar o portão de correr do trilho",
    phrase: "a retirada da folha do trilho",
    asks: combine(
      ["tirar", "remover", "retirar", "desmontar", "levantar"],
      [...["portão correr trilho", "portão deslizante trilho", "folha trilho", "portão correr", "portão trilho"]],
    ),
    intent: "how-to",
    answers: {
      any: [
        "O portão de correr sai do trilho erguido por duas ou mais pessoas, com o motor solto, a cremalheira livre e escora dos dois lados, depois de abrir a guia de cima. Sozinho não se faz: sem a guia, a folha de centenas de quilos tomba.",
        "Para tirar o portão de correr do trilho, o serralheiro desliga e solta o motor, escora a folha, solta batente e guia superior e a ergue com macaco ou equipe. Não tente sem escora: a guia é o que impede o tombo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A retirada, na ordem", "Como o serralheiro faz"],
        slots: [
          [
            "A ordem importa: a guia de cima é a última coisa a soltar.",
            "Com três pessoas e escoras prontas, nesta ordem:",
          ],
        ],
        steps: [
          "Desligar o disjuntor, destravar o motor e conferir que a folha corre livre.",
          "Afastar o motor ou soltar a cremalheira que passa sobre ele.",
          "Escorar a folha dos dois lados, com o portão fechado.",
          "Tirar o batente do fim do trilho.",
          "Com todos segurando, soltar a guia superior.",
          "Erguer por igual, tirar as rodas do trilho e deitar a folha com calma.",
        ],
      },
      {
        about: "safety",
        headings: ["Precisa mesmo tirar?", "O que se resolve com a folha no lugar"],
        slots: [
          [
            "Para trocar roldana basta erguer uma ponta de cada vez, sem tirar a folha.",
            "Roda e rolamento se trocam com a folha escorada no lugar.",
          ],
          [
            "Trilho em trecho também se conserta com a folha de lado, no próprio curso.",
            "Muitas vezes a folha corre para um lado e o trilho é refeito no outro.",
          ],
          [
            "Se ela já saiu sozinha, não tente devolver: afaste as pessoas e chame.",
            "Folha que já saiu do trilho fica escorada até o técnico chegar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas pessoas para tirar um portão de correr?",
        answers: ["Depende do peso: em folha de ferro de garagem, três ou mais, com escora e macaco."],
      },
      {
        question: "Vocês tiram e recolocam o portão no trilho?",
        answers: ["Sim, com a regulagem do motor no fim. Mande fotos da folha, da guia e do trilho."],
      },
    ],
    photo: "fotos da folha inteira, da guia de cima, das rodas e do motor",
  },
  {
    id: "fecha-sozinho-depois-de-segundos",
    broader: "regulagem",
    label: "Portão que fecha sozinho depois de alguns segundos",
    phrase: "o portão que fecha sozinho depois de alguns segundos",
    asks: [
      "aumentar pausa antes portão fechar",
      "portão fecha após segundos",
      "portão fecha alguns segundos",
      "portão fecha sem eu mandar",
      "portão fecha por conta própria",
      "portão fecha sozinho depois tempo",
      ...["fecha sozinho depois segundos", "fecha sozinho segundos", "fecha automático depois segundos"],
      ...["fecha sozinho depois alguns segundos", "fecha sozinho depois minuto", "fecha sozinho rápido demais"],
      ...["fecha sozinho depois abrir", "abre depois fecha sozinho segundos"],
    ],
    intent: "question",
    answers: {
      any: [
        "Portão que fecha sozinho depois de alguns segundos está com o fechamento automático ligado: é uma função da central, com tempo de pausa ajustável, e não um defeito. Dá para aumentar a pausa ou desligar a função; a fotocélula tem de estar funcionando.",
        "Fechar sozinho depois de alguns segundos é a pausa programada na central. Em casa se usam em geral de 15 a 30 segundos; o técnico aumenta, diminui ou desliga, e testa a fotocélula, que evita fechar sobre o carro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como mudar ou desligar a pausa", "Pausa maior, menor ou nenhuma"],
        slots: [
          [
            "O ajuste fica na placa, por botão, chave ou menu, e o manual do modelo mostra qual.",
            "Na placa há um ajuste de pausa: com ele em zero, o portão só fecha por comando.",
          ],
          [
            "Sob a tampa há tensão da rede: se o ajuste não é por aplicativo ou botão externo, deixe com o técnico.",
            "Em algumas linhas o ajuste é pelo aplicativo; nas outras, quem abre a tampa é o técnico.",
          ],
          [
            "Com pausa curta, o carro que para no vão depende só da fotocélula: teste-a todo mês.",
            "Quanto menor a pausa, mais importa a fotocélula limpa e alinhada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Começou sem ninguém ter programado", "Quando não é a função"],
        slots: [
          [
            "Se começou de repente, alguém apertou a placa, ou ela voltou ao padrão de fábrica depois de um surto.",
            "Queda de luz ou botão apertado sem querer pode ter ligado a função.",
          ],
          [
            "Se fecha em tempos diferentes, sem padrão, há comando falso: botoeira úmida, controle preso ou vizinho na mesma frequência.",
            "Tempo que muda a cada vez não é pausa: é botoeira, controle preso ou placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como deixo o portão aberto por mais tempo?",
        answers: [
          "Há central com comando de manter aberto; nas outras, o técnico aumenta a pausa ou desliga a função, e você fecha pelo controle.",
        ],
      },
      {
        question: "Desligar o fechamento automático apaga os controles?",
        answers: ["Não, se for feito no ajuste certo. Apertar botões ao acaso pode apagar."],
      },
    ],
    photo: "a foto da etiqueta do motor e das fotocélulas, se houver",
  },
  {
    id: "correr-nao-tranca",
    broader: "deslizante",
    label: "Portão de correr que não tranca direito",
    phrase: "o portão de correr que não tranca",
    asks: [
      "portão correr sem travar",
      "portão correr fecha não trava",
      "portão correr fecha não trava direito",
      ...combine(
        ["portão correr", "portão deslizante"],
        ["não tranca", "não tranca direito", "não encaixa", "não fecha direito tranca", "fica frouxo fechado"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que fecha e não tranca direito para antes do batente, está com o motor destravado ou com a trava desalinhada. Desligue o disjuntor e empurre de leve: se a folha anda, é destrave ou engrenagem; se só sobra fresta, é fim de curso.",
        "Se o portão de correr não tranca quando fecha, veja três coisas: a chave de destravamento na posição travada, o ponto de parada encostado no batente e o pino da trava elétrica no centro do furo. Até acertar, use ferrolho com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde está a folga", "O que conferir agora"],
        slots: [
          [
            "Com o disjuntor desligado, um empurrão leve já separa os casos.",
            "O teste é sem ferramenta e com a energia cortada.",
          ],
        ],
        steps: [
          "Feche pelo controle e veja se a folha encosta no batente.",
          "Desligue o disjuntor e confira a chave ou alavanca de destravamento.",
          "Empurre de leve: poucos milímetros é folga normal dos dentes.",
          "Se houver trava elétrica, veja se o pino entra no furo sem raspar.",
          "Se cede, passe ferrolho ou cadeado e deixe o disjuntor desligado.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta", "O conserto conforme a causa"],
        slots: [
          [
            "Fresta no fim: o ímã do fim de curso é movido ou o percurso regravado, até a folha encostar sem bater.",
            "Se para antes, acerta-se o fim de curso; se bate e volta, a força.",
          ],
          [
            "Folha que anda travada: pinhão, cremalheira ou coroa gastos.",
            "Se a folha corre com o motor travado, há dente gasto ou destrave ruim.",
          ],
          [
            "Em rua movimentada, a trava elétrica soma segurança, com pino alinhado e saída na central.",
            "Trava elétrica ajuda depois de tudo regulado; antes, o pino não encontra o furo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de correr tranca sozinho?",
        answers: ["Tranca: o redutor não gira de volta, e a folha não anda sem destravar. Se anda, há defeito."],
      },
      {
        question: "Posso pôr cadeado no portão com motor?",
        answers: ["Só com o disjuntor desligado: acionado contra o cadeado, o motor quebra a engrenagem."],
      },
    ],
    photo: "fotos da folha fechada junto ao batente, do motor e da trava, se houver",
  },
  {
    id: "esquenta-com-pouco-uso",
    broader: "esquenta",
    label: "Motor que esquenta com poucas aberturas",
    phrase: "o motor que esquenta com pouco uso",
    asks: [
      "motor queimando a mão",
      "vezes motor queimando a mão",
      ...combine(
        ["esquenta", "esquentando", "quente", "aquecendo", "fervendo"],
        [
          ...[
            "poucas aberturas",
            "pouco uso",
            "duas aberturas",
            "abre duas vezes",
            "uma abertura",
            "primeira abertura",
          ],
          ...["logo", "rápido", "poucos ciclos"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão que esquenta muito em poucas aberturas está forçando: folha pesada ou presa, capacitor fraco, tensão errada ou fim de curso que não desliga. Desligue o disjuntor, deixe esfriar e não insista; insistir queima o enrolamento.",
        "Esquentar muito com poucas aberturas não é normal: morno, tudo bem; sem conseguir encostar a mão, há esforço demais. As causas, na ordem: folha pesada, capacitor, motor que continua ligado depois de fechar e tensão baixa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que esquenta o motor tão depressa", "Peso, capacitor, fim de curso ou tensão"],
        slots: [
          [
            "Folha que pesa na mão é a causa mais comum: roldana, trilho, dobradiça ou contrapeso.",
            "A folha vem primeiro: se ela pesa na mão, o motor só está avisando.",
          ],
          [
            "Capacitor fraco faz o motor partir devagar e aquecer parado; trocado, o calor costuma sumir.",
            "Partida lenta com ronco, e depois calor, é capacitor no fim.",
          ],
          [
            "Motor que continua ligado depois de a folha encostar ferve: o fim de curso não está cortando.",
            "Escute depois de fechar: se o motor ainda zumbe, o fim de curso não desligou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Verificação sem abrir a tampa"],
        slots: [
          [
            "Não jogue água nem abra a tampa para esfriar.",
            "Sem pano molhado e sem novas tentativas enquanto estiver quente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere esfriar por completo.",
          "No portão de correr ou de abrir, reto e firme, destrave e mova na mão: tem de andar leve.",
          "Basculante não se destrava: veja de longe se sobe reto.",
          "Varra o trilho e tire o que prende.",
          "Trave, religue e acione uma vez: escute se o motor silencia no fim.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor desliga sozinho quando esquenta. Queimou?",
        answers: [
          "Não ainda: muitos têm protetor térmico, que corta e volta ao esfriar. Se acontece com pouco uso, procure a causa.",
        ],
      },
      {
        question: "Motor pequeno para o portão esquenta?",
        answers: ["Esquenta. Se a folha anda leve e ele ainda ferve, a potência pode estar abaixo do peso."],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e um vídeo de um ciclo, com som",
  },
  {
    id: "botao-do-controle-afundado",
    broader: "controle",
    label: "Controle com botão afundado",
    phrase: "o botão afundado do controle",
    asks: [
      "controle botão apertado tempo todo",
      ...combine(
        ["botão controle", "tecla controle", "controle portão botão"],
        [
          "afundado",
          "afundou",
          "preso",
          "emperrado",
          "travado",
          "solto",
          "quebrado",
          "caiu",
          "não volta",
          "não aperta",
        ],
      ),
      "botão controle afundado tem conserto",
      "botão controle afundou conserto",
      "botão controle não aperta mais",
      "controle apertando sozinho",
      "controle luz acesa direto",
      "controle luz fica acesa",
      "luz controle não apaga",
      "controle aceso direto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Botão afundado no controle do portão quase sempre tem conserto: tire a pilha, abra a capa e recoloque a borracha no lugar. Não deixe para depois, porque apertado ele transmite sem parar, gasta a pilha e atrapalha os outros controles; se a tecla da placa quebrou, use outro botão ou troque o controle.",
        "Quando o botão do controle afunda ou não aperta, em geral a borracha saiu do lugar ou a capa quebrou, e basta recolocar ou trocar. Retire já a pilha, pois preso ele fica com a luz acesa e bloqueia os demais. Tecla partida na placa pede outro botão gravado ou um controle novo.",
        "Tem conserto, na maioria das vezes: com a pilha fora, abra o controle, encaixe a borracha do botão ou ponha outra capa. Fique sem a pilha até lá, porque o botão preso manda sinal o tempo todo. Se o contato da placa quebrou, vale gravar outra tecla ou comprar um novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como soltar o botão em casa", "O conserto do botão, passo a passo"],
        slots: [
          [
            "O controle não tem tensão perigosa: com a pilha fora, você pode abrir e limpar. Trabalhe sobre um pano claro, para não perder a borracha nem o parafuso.",
            "Sem a pilha, abrir o controle é seguro e fácil. Use um pano claro embaixo, porque as peças são pequenas.",
            "Nada ali dá choque depois de tirar a pilha. Abra sobre a mesa, com boa luz, e guarde o parafuso.",
          ],
        ],
        steps: [
          "Tire a pilha e abra a capa pelo parafuso ou pela fenda.",
          "Veja se a borracha saiu do lugar e encaixe de novo.",
          "Limpe o contato com álcool isopropílico e deixe secar.",
          "Aperte o botãozinho da placa: ele tem de clicar e voltar.",
          "Feche, ponha a pilha e teste à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Capa, tecla ou controle novo", "Quando vale trocar o controle"],
        slots: [
          [
            "Capa quebrada se troca por outra do mesmo formato, e a placa de dentro continua gravada. Se quebrou a tecla da placa e há outro botão livre, grava-se o portão nele.",
            "Só a capa partiu? A placa passa para uma nova sem regravar nada. Tecla quebrada se contorna gravando o portão em outro botão do mesmo controle.",
            "Uma capa nova, de igual formato, recebe a placa velha já programada. Com a tecla danificada, o técnico grava o portão num botão que esteja sobrando.",
          ],
          [
            "Soldar outra tecla compensa em controle caro ou fora de linha; nos comuns, um compatível novo, gravado na central, sai mais simples. Capa é o menor custo, controle novo com gravação, o maior.",
            "A troca do botãozinho com solda só vale em modelo caro ou raro. Nos demais, compre um compatível e grave: custa mais que a capa e menos trabalho que a solda.",
            "Do mais barato ao mais caro estão a capa, a solda da tecla e o controle novo com gravação. Em modelo comum, o último costuma ser o mais prático.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que o botão preso provoca", "Por que não usar com o botão afundado"],
        slots: [
          [
            "Com o botão afundado, o controle transmite sem parar. A pilha acaba em pouco tempo, os outros controles deixam de abrir por perto e o portão pode se mover sozinho.",
            "O botão preso manda o código o tempo todo, e isso gasta a pilha, abafa o sinal dos demais e pode acionar o portão sem ninguém querer.",
            "Luz acesa direto quer dizer sinal contínuo: pilha no fim, outros controles sem efeito e risco de o portão abrir por conta própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botão preso do controle pode abrir o portão sozinho?",
        answers: [
          "Pode, e também impedir os outros controles de funcionar. Tire a pilha até consertar.",
          "Sim: para a central, é alguém apertando sem parar. Sem a pilha, o problema cessa na hora.",
        ],
      },
      {
        question: "Trocar a capa do controle apaga a programação?",
        answers: [
          "Não. O código fica no chip da placa, que passa para a capa nova.",
          "Continua tudo gravado, porque a memória está na placa e na central, e não na capa.",
        ],
      },
      {
        question: "Qual produto usar para limpar o botão?",
        answers: [
          "Álcool isopropílico, com cotonete, na placa e na borracha, e secar bem. Água e óleo oxidam ou colam o contato.",
          "Use álcool isopropílico em pouca quantidade. Evite água, desengripante e óleo, que deixam resíduo no contato.",
        ],
      },
      {
        question: "O controle novo já vem funcionando?",
        answers: [
          "Não: ele precisa ser gravado na central, ou copiado do antigo se o código for fixo.",
          "Precisa de cadastro antes de abrir. Com código fixo dá para copiar do velho; com rolante, grava-se na central.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra aberto, sem a pilha",
  },
  {
    id: "para-quando-venta",
    broader: "para-no-meio",
    label: "Portão que para ou volta quando venta",
    phrase: "o portão que para com o vento",
    asks: [
      "portão inverte rajada",
      "portão volta rajada",
      ...combine(
        ["vento", "venta", "ventando", "ventania"],
        [
          ...["portão para", "portão parando", "portão volta", "não fecha", "não abre", "para forte", "portão trava"],
          ...["para meio", "portão não fecha forte", "portão eletrônico para"],
        ],
      ),
      "parando venta",
      "parando vento",
      "para quando venta",
      "parou venta",
      "vento parou portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que para quando venta forte lê o vento como obstáculo: a folha vira vela, o motor faz força e a central corta por segurança. Se só acontece em ventania, é a proteção agindo; se virou rotina, há folga ou motor no limite, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando venta muito, o portão eletrônico para ou não abre porque o vento empurra a folha e a segurança da central entende um obstáculo. Espere a rajada e não aumente a força; se repete com vento comum, tirar a folga e regular em residência começa em {price.preventive}, sem peças.",
        "Portão pivotante ou de correr que não abre com vento está vencido pela folha, que segura a rajada como vela, e a central para por segurança. Folga em guia, dobradiça ou braço piora; acertá-la e regular a força sai a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com vento", "Em dia de ventania"],
        slots: [
          [
            "Espere a rajada passar em vez de insistir no controle, porque cada tentativa esquenta o motor. Ninguém segura nem empurra a folha com o motor ligado: ela pode arrancar a mão do lugar.",
            "Insistir só aquece o motor, então aguarde o vento diminuir. A folha empurrada pela rajada tem força, e não se segura com o corpo.",
            "Com vento, paciência vale mais que força: repita quando a rajada ceder. Mantenha todos longe da folha, que se move de repente.",
          ],
        ],
        steps: [
          "Não segure nem empurre a folha com o motor ligado.",
          "Espere a rajada e mande fechar de novo, olhando.",
          "Se não fecha, desligue o disjuntor e tranque por dentro.",
          "Tire a tranca antes de religar.",
          "Depois do vento, veja se guia, dobradiça e braço têm folga.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o vento para o portão", "Folha cheia, folga e força"],
        slots: [
          [
            "Chapa fechada segura todo o vento, e grade deixa passar. No portão de abrir o efeito é maior, porque a rajada bate de frente na folha inteira e força o braço.",
            "Quanto maior e mais fechada a folha, mais ela funciona como vela. O de abrir sofre mais, já que recebe o vento de frente e empurra o braço do motor.",
            "Folha de chapa inteira apanha a rajada toda, ao contrário da vazada. Pior no portão de abrir, em que o vento pega a folha de frente.",
          ],
          [
            "Folga na guia ou na dobradiça faz a folha torcer e prender no caminho, e o atrito se soma ao vento. Motor pequeno para a folha já trabalha no limite e para primeiro.",
            "Com folga, ela torce e raspa, e o motor passa a vencer vento e atrito juntos. Se a potência já é justa, qualquer rajada basta para parar.",
            "A folga deixa a folha balançar e agarrar, o que dobra o esforço. Motor sem sobra para o peso desiste antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que resolve a parada com vento", "Guia, força e trava"],
        slots: [
          [
            "O técnico tira a folga de guia, dobradiça e braço e só então regula a força, no menor valor que fecha com vento comum. O recuo é testado com uma caixa, porque força demais tira a proteção de quem passa.",
            "Primeiro se acaba com a folga, depois se acerta a força, sempre com prova de recuo diante de um objeto. Aumentar a força antes disso deixaria o portão perigoso.",
            "Acertam-se guia, dobradiça e batente, e a força vem no fim, no mínimo necessário. Uma caixa no vão mostra que ele ainda para.",
          ],
          [
            "Em folha longa, a trava elétrica, um pino na coluna, segura o portão fechado e poupa o motor nas rajadas.",
            "A trava elétrica prende a folha fechada com um pino e tira do motor o esforço de segurá-la no vento.",
            "Para folha grande convém trava elétrica, o pino de aço que aguenta a rajada no lugar do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força do motor por causa do vento?",
        answers: [
          "Não sozinho: força demais tira a proteção de quem passa. O técnico acerta depois de tirar a folga, com teste de recuo.",
          "Melhor não. O portão fecharia no vento, mas também apertaria uma pessoa.",
        ],
      },
      {
        question: "Um motor mais forte resolve o vento?",
        answers: [
          "Só se o atual está abaixo da medida da folha. Com folga na guia, o mais forte entorta a folha.",
          "Resolve quando falta potência. Antes disso, tire a folga e veja se a trava elétrica não basta.",
        ],
      },
      {
        question: "O vento pode estragar o motor?",
        answers: [
          "Pode, se a folha fica solta ou batendo: o braço entorta e a engrenagem gasta. Fechado e travado, o risco é pequeno.",
          "A pancada repetida força pino, braço e engrenagem. Por isso folha grande em lugar aberto ganha trava.",
        ],
      },
      {
        question: "Adianta trocar a chapa por grade?",
        answers: [
          "Adianta, porque a grade deixa o vento passar. A folha muda de peso, e o motor precisa ser regulado de novo.",
          "Em lugar de muito vento, uma folha vazada alivia o motor. Depois da troca, refaz-se a regulagem.",
        ],
      },
    ],
    photo: "um vídeo do portão parando com vento, de longe, e fotos da guia ou das dobradiças",
  },
  {
    id: "emendar-cabo-de-aco",
    broader: "cabo-de-aco",
    label: "Emendar o cabo de aço do portão",
    phrase: "a emenda do cabo de aço",
    asks: [
      "clipe unir cabo aço",
      "presilha emendar cabo aço",
      "emenda presilha cabo aço",
      "cabo partiu posso emendar vez trocar",
      "cabo partiu emendar",
      ...combine(
        ["emendar cabo", "emenda cabo", "remendar cabo", "amarrar cabo", "esticar cabo", "juntar cabo"],
        [...["", "aço", "portão", "basculante", "clips"]],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Cabo de aço de portão não se emenda: a emenda não passa na roldana, cede sob o peso e a folha cai. Troca-se o par inteiro, na mesma bitola, com a folha escorada pelo técnico; até lá, disjuntor desligado e ninguém embaixo.",
        "Não se emenda nem se estica o cabo de aço do portão em casa: a emenda cede na roldana, e mexer no cabo frouxo pode soltar o contrapeso. Desligue o disjuntor, não passe embaixo e peça ao técnico, que escora a folha e troca o par.",
        "Não emende nem amarre o cabo de aço do portão, nem com clips ou presilha no meio: ele trabalha com o peso da folha e solta na roldana. Deixe o portão parado, desligue o disjuntor e peça a troca dos dois cabos.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que a emenda não segura", "O que acontece com o cabo emendado"],
        slots: [
          [
            "O cabo dobra na roldana a cada abertura, e o nó ou o clips trava, corta os fios e escapa.",
            "A emenda é mais grossa que o canal da roldana: prende, desfia e solta.",
          ],
          [
            "Um cabo arrebentado de um lado entorta a folha e põe todo o peso no outro.",
            "Quando a emenda cede, a folha desce torta e o outro cabo recebe o peso inteiro.",
          ],
          [
            "Clips só se usa na ponta, no laço de fixação, montado pelo técnico.",
            "A presilha serve para fechar o laço da ponta, nunca para juntar dois pedaços.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até a troca", "Enquanto o técnico não chega"],
        slots: [["Não tente baixar nem levantar a folha.", "A folha fica na posição em que parou."]],
        steps: [
          "Desligue o disjuntor, sem passar embaixo da folha.",
          "Afaste pessoas, animais e carro do vão.",
          "Não destrave o motor: ele pode ser o que segura a folha.",
          "Fotografe os dois cabos, de longe, e meça a largura e a altura do portão.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O cabo só desfiou um pouco. Posso usar?",
        answers: ["Não. Um fio partido já condena o cabo; os outros rompem em seguida."],
      },
      {
        question: "Posso trocar só o cabo que arrebentou?",
        answers: ["O certo é o par: o outro tem a mesma idade e estica diferente do novo."],
      },
      {
        question: "Varal ou corda segura até a troca?",
        answers: ["Não: nenhum dos dois aguenta o peso. Deixe a folha como está e isole a área."],
      },
    ],
    photo: "fotos dos dois cabos, de longe, e a largura e a altura do portão",
  },
  {
    id: "altura-do-portao-de-correr",
    broader: "deslizante",
    label: "Ajustar a altura do portão de correr",
    phrase: "a altura do portão de correr",
    asks: [
      ...combine(
        ["altura portão correr", "altura portão deslizante", "altura folha correr", "altura roldana portão"],
        ["ajustar", "regular", "acertar", "subir", "levantar", "como", "baixar"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A altura do portão de correr se ajusta nas roldanas: em rodas com parafuso de regulagem, sobe-se um lado de cada vez; nas fixas, troca-se a roda ou põe-se calço, com a folha erguida e escorada. Depois se acerta a cremalheira, com folga de {rack.clearance}.",
        "Para ajustar a altura do portão de correr, mexe-se no apoio: parafuso da roldana, quando há, ou roda de diâmetro certo. Erguer a folha é serviço de técnico, com escora, porque sem a guia ela tomba; e a folga da cremalheira muda junto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O ajuste, na ordem", "Como o técnico acerta a altura"],
        slots: [
          [
            "A ordem é esta, com duas pessoas e a guia de cima no lugar.",
            "Feito na visita, com a folha escorada dos dois lados.",
          ],
        ],
        steps: [
          "Medir a distância da folha ao piso nas duas pontas.",
          "Desligar o disjuntor e destravar o motor.",
          "Escorar a folha e aliviar o peso da roda com macaco.",
          "Girar o parafuso da roldana por igual, ou trocar a roda gasta.",
          "Conferir nível, prumo e guia superior.",
          "Acertar a folga da cremalheira e os ímãs do fim de curso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha baixou", "Antes de subir, ache a causa"],
        slots: [
          [
            "Roda gasta perde altura aos poucos: regular só adia a troca.",
            "Se a roda está com o canal fundo, ela se troca, em par.",
          ],
          [
            "Um lado só mais baixo mostra roda quebrada ou trilho afundado daquele lado.",
            "Trilho afundado engana: a folha parece baixa só num trecho do curso.",
          ],
          [
            "Piso novo ou asfalto na calçada também tira a folga embaixo.",
            "Depois de obra no piso, às vezes é o chão que subiu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto de espaço deixar embaixo do portão de correr?",
        answers: ["O bastante para a folha não raspar no ponto mais alto do piso, em geral poucos centímetros."],
      },
      {
        question: "Subi a folha e o motor ficou forçando. Por quê?",
        answers: ["A cremalheira subiu junto e perdeu o ponto: a folga com a engrenagem tem de ser acertada de novo."],
      },
    ],
    photo: "fotos das duas roldanas, do vão embaixo da folha e da cremalheira junto ao motor",
  },
  {
    id: "motor-perdeu-forca",
    broader: "lento",
    label: "Motor de portão que perdeu a força",
    phrase: "o motor que perdeu a força",
    asks: [
      "motor perdeu força não puxa",
      "motor perdeu força ajudar mão",
      "máquina fraca capacitor folha pesada",
      ...["motor fraco", "motor portão fraco", "motor fraco não puxa", "motor perdeu força", "motor perdendo força"],
      ...[
        "motor sem força",
        "motor portão sem força",
        "portão sem força",
        "portão perdeu força",
        "não puxa como antes",
      ],
      ...["motor fraco não puxa mais", "motor cansado", "motor não tem força", "sem força abrir", "sem força fechar"],
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor de portão fraco, que perdeu a força e não puxa mais como antes, costuma ter capacitor cansado ou folha mais pesada, e não motor no fim. Desligue o disjuntor e veja se o portão de correr ou de abrir anda leve na mão; a medição em casa parte de {price.preventive}, sem peças.",
        "Portão sem força, com motor que já puxou bem, aponta capacitor fraco, folha pesada por roldana, trilho ou dobradiça, ou tensão baixa. Não aumente a força na placa: com o disjuntor desligado, sinta a folha, e o técnico mede o resto a partir de {price.preventive} em residência, fora peças.",
        "Se o motor perdeu a força aos poucos, procure folha pesada; se foi de repente, capacitor, a peça da partida. Desligue o disjuntor antes de testar, e basculante não se destrava. Medir, aliviar e regular, em casa, começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Peso ou capacitor: o teste na mão", "O que conferir primeiro"],
        slots: [
          [
            "O teste separa folha de motor, não pede ferramenta e só vale para portão de correr ou de abrir, reto e firme. Leve na mão, o suspeito é o capacitor; pesado, trata-se a folha.",
            "Antes de culpar o motor, sinta a folha, se for de correr ou de abrir. Se custa a andar, o defeito é dela; se anda fácil, é da partida.",
            "Com o portão de correr ou de abrir solto e sem energia, a mão diz quase tudo: dura, é trilho, roda ou dobradiça; leve, é capacitor ou rede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "No portão de correr ou de abrir, destrave e mova na mão.",
          "Basculante não se destrava: veja de longe se sobe reto.",
          "Varra o trilho e trave o motor de novo.",
          "Religue e repare: demora a partir e ronca, ou parte bem e para com o peso?",
        ],
      },
      {
        about: "causes",
        headings: ["O que tira a força do motor", "Sinal por sinal, a causa"],
        slots: [
          [
            "Demora a partir, ronca e piora no frio: capacitor no fim. Parte bem e para no meio: folha pesada, ou embreagem e engrenagem patinando, quando o motor gira e a folha não acompanha.",
            "Partida lenta com ronco é sinal de capacitor. Se ele sai bem e cansa no caminho, o peso é da folha; se gira sem levar nada, patina a embreagem ou a engrenagem.",
            "Ronco antes de sair aponta o capacitor. Parar no meio do curso aponta peso, e girar solto, embreagem gasta ou dente comido.",
          ],
          [
            "Força que muda com a hora ou com o chuveiro ligado é tensão baixa ou fio fino. Motor velho quase não enfraquece sozinho: quem envelhece são capacitor, graxa e folha.",
            "Fraco só à noite ou com outro aparelho ligado é problema da rede ou do cabo. A idade do motor pesa pouco perto do capacitor e do atrito.",
            "Se a força varia durante o dia, olhe a fiação e a tensão. O enrolamento dura, e o que cansa primeiro é a peça da partida e a lubrificação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "O conserto conforme a causa"],
        slots: [
          [
            "Ele mede o capacitor, a tensão e a corrente com o portão andando, e os três números dizem a causa. Capacitor costuma ser trocado na hora, e a folha é aliviada antes de regular a força.",
            "Capacitor, tensão e corrente, medidos em movimento, mostram o que falhou. A folha é tratada primeiro, e o capacitor fraco, trocado na mesma visita.",
            "São três medições, capacitor, rede e corrente, com o portão em uso. Trata-se o atrito, troca-se a peça e a força volta ao mínimo que basta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do capacitor ao motor novo", "O que pode custar"],
        slots: [
          [
            "Capacitor é das peças mais baratas, e roldana ou dobradiça vem depois. Motor novo só entra se o enrolamento está ruim ou a potência é pouca: a troca em casa fica de {price.homeSwap}.",
            "O gasto começa no capacitor, barato, e sobe para rodas e dobradiças. A troca do motor, de {price.homeSwap} em residência, é o último passo.",
            "Em ordem de custo vêm capacitor, peças da folha e engrenagem. Se o motor acabou mesmo, trocá-lo vai de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força na placa resolve?",
        answers: [
          "Por pouco tempo e com risco: a folha deixa de recuar diante de pessoa ou carro, e o motor esquenta.",
          "Só esconde a causa. Com a folha leve e o capacitor bom, a força mínima volta a bastar.",
        ],
      },
      {
        question: "Motor velho perde força com os anos?",
        answers: [
          "O enrolamento quase não; quem envelhece é o capacitor, a graxa da engrenagem e a folha, que fica pesada.",
          "Pouco. Trocado o capacitor e aliviada a folha, a maioria volta a puxar como antes.",
        ],
      },
      {
        question: "Posso trocar o capacitor em casa?",
        answers: [
          "Não: ele guarda carga e dá choque mesmo com o disjuntor desligado. O técnico descarrega, mede e põe o mesmo valor.",
          "Melhor não, porque há carga armazenada. O valor errado ainda queima o motor.",
        ],
      },
      {
        question: "Continuar usando assim faz mal?",
        answers: [
          "Faz: forçado, ele esquenta e queima o enrolamento. Use o mínimo até a medição.",
          "Sim, cada abertura forçada aquece mais. Parar cedo costuma salvar o motor.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "posicao-do-ima",
    broader: "fim-de-curso",
    label: "Lado e posição do ímã do fim de curso",
    phrase: "a posição do ímã do fim de curso",
    asks: [
      "ímã virado",
      "ímã contrário",
      "ímã virado contrário",
      "ímã ao contrário",
      "ímã portão virado contrário",
      ...["lado ímã", "que lado ímã", "lado ímã fim curso", "posição ímã", "posição ímã fim curso", "polo ímã"],
      ...["onde colocar ímã", "onde fica ímã", "onde vai ímã", "como colocar ímã", "ímã invertido", "distância ímã"],
      ...["ímã lado certo", "altura ímã", "ímã abertura fechamento", "qual ímã abre fecha"],
      "onde colocar ímã fim curso",
      "onde colocar ímã fim curso [marca]",
      "onde vai ímã [marca]",
      "posição ímã [marca]",
      "lado certo ímã fim curso",
      "lado certo ímã",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O ímã do fim de curso vai na cremalheira, na altura do sensor do motor e com a face marcada virada para ele: um perto de cada ponta, para aberto e fechado. Virado ao contrário ou trocado, o portão passa do ponto e bate, e o disjuntor deve ser desligado; o acerto em casa parte de {price.preventive}, sem peças.",
        "O lado certo do ímã é o que olha para o sensor: preso na cremalheira, um marca o fechamento e o outro, a abertura, e em muitos motores os polos são diferentes. Ímã invertido não é lido, e a folha bate ou para antes; corte o disjuntor, e a regulagem residencial começa em {price.preventive}, fora peças.",
        "Para colocar o ímã do fim de curso, ponha-o na cremalheira, diante do sensor, com a face indicada para o motor e um em cada ponta do percurso. Invertidos ou virados, o motor não desliga no fim e a folha bate; na dúvida, deixe no disjuntor e peça o ajuste, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o ímã é posicionado", "Achar o ponto do ímã, na ordem"],
        slots: [
          [
            "A ordem vale para portão de correr com ímãs na cremalheira, trilho limpo e batente firme. Tudo é feito com o disjuntor desligado e a folha movida na mão.",
            "Só no deslizante o ímã fica à mão, e a posição se acha sem energia, empurrando a folha. Antes, confira se ela anda leve e se o batente está firme.",
            "No portão de correr, com o disjuntor desligado, a folha na mão mostra onde o ímã deve ficar. Trilho sujo ou batente solto se resolve antes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, destrave o motor e feche a folha de correr na mão.",
          "Marque na cremalheira o ponto que fica diante do sensor, pouco antes do batente.",
          "Prenda ali o ímã de fechamento, com a face certa para o motor.",
          "Abra a folha e faça o mesmo com o ímã de abertura.",
          "Trave, religue, afaste-se e acione uma vez, pronto para cortar a energia.",
          "Ajuste poucos milímetros por vez, sempre com o disjuntor desligado.",
        ],
      },
      {
        about: "signs",
        headings: ["Como saber se o ímã está invertido", "Se os ímãs forem trocados"],
        slots: [
          [
            "Invertido, o portão passa do ponto e bate, ou nem sai do lugar, porque a placa acha que ele já chegou. Longe demais do sensor, o ímã tem o mesmo efeito de ímã faltando; encostado, raspa e cai.",
            "Se a folha chega ao fim e o motor segue ligado, ou se ela não parte para um lado, os ímãs podem estar trocados ou virados. Distância errada também engana: longe não é lido, perto demais raspa.",
            "O portão que bate no fim, ou que não anda num dos sentidos, lembra ímã virado ou trocado de ponta. Confira ainda a distância do sensor, que não pode ser grande nem deixar raspar.",
          ],
          [
            "Motor que conta as voltas não usa ímã de parada: nele o percurso é gravado na placa.",
            "Nem todo motor tem ímã: os que medem o giro, com encoder, guardam o percurso na central.",
            "Se não há ímã na cremalheira, o motor pode ser do tipo que memoriza o percurso, sem peça a mover.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto feito pelo técnico", "Quando chamar para acertar o ímã"],
        slots: [
          [
            "Sem marca antiga, com suporte quebrado ou em basculante, o ajuste é do técnico, que testa a leitura do sensor e marca as duas paradas. Depois regula a freada e a força até a folha encostar de leve.",
            "O técnico é o caminho quando a marca se perdeu, o suporte quebrou ou o portão é basculante, em que o ímã fica junto do fuso. Ele mede o sensor, acerta os pontos e regula força e freada.",
            "Chame se não há referência do lugar, se a peça quebrou ou se é basculante. Na visita, o sensor é testado, os ímãs vão ao ponto e a chegada é ajustada sem pancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar o ímã do lugar em casa?",
        answers: [
          "No portão de correr, com o disjuntor desligado e poucos milímetros por vez, sim. Risque antes a posição antiga.",
          "O que caiu pode voltar à marca antiga, com o disjuntor desligado e a mesma face para o sensor. No basculante, não mexa.",
        ],
      },
      {
        question: "Qualquer ímã serve?",
        answers: [
          "Não. A força e o polo contam, e o encaixe muda; use o do modelo, com o suporte dele.",
          "Só o da linha do motor. Ímã comum pode não ser lido ou ser lido fora de hora.",
        ],
      },
      {
        question: "Posso prender o ímã com cola ou fita?",
        answers: [
          "Não: a vibração solta, e poucos milímetros mudam a parada. Ele vai no suporte, com parafuso.",
          "Cola e fita não seguram a vibração, e o ímã sai do ponto. Se o suporte quebrou, o conjunto é trocado e aparafusado.",
        ],
      },
      {
        question: "Bati o portão com o ímã invertido. O que verificar?",
        answers: [
          "Veja, sem energia, se a folha está no trilho e o batente firme. Estalo ou giro em falso depois disso indica engrenagem gasta.",
          "Confira batente, trilho e fixação do motor com o disjuntor desligado. Se algo entortou ou estala, peça a visita antes de usar.",
        ],
      },
    ],
    photo: "fotos dos dois ímãs na cremalheira e da etiqueta do motor",
  },
  {
    id: "roldana-fazendo-barulho",
    broader: "roldana",
    label: "Roldana de portão de correr fazendo barulho",
    phrase: "a roldana que faz barulho",
    asks: [
      ...combine(
        ["barulho", "ruído", "chiando", "rangendo", "roncando", "estalando", "guinchando", "gritando"],
        [...["roldana", "rolamento roldana", "rodinha", "roda portão", "rolamento roda"]],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Rolamento da roldana fazendo barulho está seco, enferrujado ou quebrado, e não volta com óleo: troca-se a roda, em par. Para confirmar, desligue o disjuntor, destrave e empurre a folha de correr: se o som continua na mão, é a roldana; se some, é o motor.",
        "Barulho que acompanha a velocidade da folha, com o motor destravado, vem da roldana: chiado é rolamento seco, estalo em ritmo é roda achatada ou trilho com degrau. Varra o trilho primeiro; se continua, trocam-se as duas rodas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada som indica", "Chiado, ronco ou estalo"],
        slots: [
          [
            "Chiado fino é rolamento sem graxa; ronco grave, esfera gasta.",
            "Ronco contínuo é rolamento no fim; chiado, falta de graxa por dentro.",
          ],
          [
            "Estalo uma vez por volta é roda achatada; estalo sempre no mesmo lugar é emenda do trilho.",
            "Se o estalo muda de ritmo com a velocidade, é a roda; se tem lugar fixo, é o trilho.",
          ],
          [
            "Raspado com a folha baixa é o quadro no chão, sinal de roda sem canal.",
            "Arranhado de metal mostra folha que já encosta no piso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o barulho é resolvido", "A troca das rodas"],
        slots: [
          [
            "A folha é escorada e erguida, e as duas rodas saem juntas, por outras de mesmo diâmetro e canal.",
            "Trocam-se as duas, com rolamento vedado, e a folha escorada dos dois lados.",
          ],
          [
            "Trilho amassado é acertado no mesmo serviço, ou a roda nova bate no mesmo ponto.",
            "O trilho é visto junto: degrau nele quebra o rolamento novo.",
          ],
          [
            "No fim se regulam a folga da cremalheira, {rack.clearance}, e as paradas.",
            "A altura nova pede acertar a cremalheira e o fim de curso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo na roldana que faz barulho?",
        answers: ["Abafa por alguns dias e junta areia no trilho. Rolamento gasto se troca."],
      },
      {
        question: "O barulho da roldana estraga o motor?",
        answers: ["O que a causa, sim: roda presa deixa a folha pesada, e o motor esquenta."],
      },
    ],
    photo: "um vídeo com o som, com a folha empurrada na mão, e fotos das rodas e do trilho",
  },
  {
    id: "quantas-roldanas",
    broader: "roldana",
    label: "Quantas roldanas vão no portão de correr",
    phrase: "o número de roldanas do portão de correr",
    asks: [
      "mais roldanas portão comprido",
      "colocar mais roldanas portão",
      ...combine(
        ["quantas", "quantidade", "número", "duas três"],
        [
          ...[
            "roldanas",
            "rodinhas portão",
            "rodas portão correr",
            "roldanas portão correr",
            "roldanas portão deslizante",
          ],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão de correr leva em geral duas roldanas, uma perto de cada ponta, embaixo da folha. Folha muito longa ou pesada pode levar mais, mas o peso só se divide se todas estiverem na mesma linha; o que conta é cada roda aguentar a sua parte com sobra.",
        "Quase todo portão de correr usa duas roldanas embaixo, mais os roletes da guia de cima. Acrescentar uma terceira no meio só ajuda com trilho bem reto: em trilho desigual, ela sobra no ar ou levanta a folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto cada roda precisa aguentar", "Duas rodas ou mais"],
        slots: [
          [
            "Com duas rodas, cada uma leva cerca de metade da folha: escolha capacidade acima disso, porque o peso balança ao partir.",
            "Divida o peso da folha por dois e escolha roda com folga acima do resultado.",
          ],
          [
            "Em folha pesada vale mais uma roda maior, com rolamento duplo, que uma roda a mais.",
            "Roda maior e rolamento blindado resolvem melhor que três rodas pequenas.",
          ],
          [
            "O canal tem de ser o do trilho: em U para o redondo, em V para a cantoneira.",
            "Roda em U anda no trilho redondo; em V, na cantoneira.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Onde elas ficam", "A posição das rodas"],
        slots: [
          [
            "As rodas ficam a alguns centímetros das pontas, embutidas no quadro, para a folha não bambear.",
            "Quanto mais perto das pontas, mais firme a folha.",
          ],
          [
            "Trocam-se sempre juntas: uma nova e uma gasta deixam a folha torta e a cremalheira fora de folga.",
            "Na troca vai o par, do mesmo diâmetro, senão a folha inclina.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr uma terceira roldana no portão pesado?",
        answers: ["Pode, com trilho bem reto e a roda na mesma linha. Em geral, duas maiores funcionam melhor."],
      },
      {
        question: "A guia de cima também leva roldana?",
        answers: ["Leva roletes, que só mantêm a folha em pé; o peso fica nas rodas de baixo."],
      },
    ],
    photo: "fotos das rodas, do trilho com régua e da folha inteira, com a largura",
  },
];
