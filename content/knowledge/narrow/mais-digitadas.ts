import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is typed most and turns on one word: unplugged, as a model to copy, from outside, with a sensor, for who charges. */
export const maisDigitadas: NarrowConcept[] = [
  {
    id: "deixar-desligado-da-tomada",
    broader: "portao-eletronico",
    label: "Deixar o portão eletrônico desligado da tomada",
    phrase: "o portão eletrônico desligado da tomada",
    intent: "question",
    asks: [
      ...combine(
        ["posso deixar", "pode deixar", "deixar", "faz mal deixar", "manter"],
        ["portão desligado tomada", "motor desligado tomada", "portão eletrônico desligado", "motor portão desligado"],
      ),
      "tirar motor da tomada",
      "tirar portão da tomada",
      "desligar portão tomada",
      "desligar motor tomada",
      "desligar portão eletrônico férias",
      "desligar motor portão férias",
      "desligar motor portão à noite",
      "desligar portão eletrônico à noite",
    ],
    answers: {
      any: [
        "Sim, você pode deixar o portão eletrônico desligado da tomada: o motor parado continua segurando a folha, e os controles ficam gravados na placa. Sem energia, porém, o portão só abre pela chave de destravamento, e o alarme ou a luz ligados a ele param. Feche o portão antes de desligar.",
        "Pode deixar o portão eletrônico desligado da tomada sem estragar o motor, por uma noite ou nas férias. Feche a folha, confira que ela não se move e desligue pelo disjuntor, que é mais seguro que puxar o plugue. Os controles não se apagam, e o portão volta a obedecer quando a energia é religada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que acontece com o portão desligado"],
        slots: [
          [
            "Na maioria dos motores, a engrenagem interna impede que a folha seja empurrada, mesmo sem energia. Por isso o portão fechado continua fechado. Em folha leve ou com trava fraca, um cadeado por dentro aumenta a segurança durante a viagem.",
            "O motor trava a folha pela própria engrenagem, e não pela corrente elétrica. Desligado, ele continua segurando o portão fechado. Se a folha balança ou abre uma fresta quando alguém empurra, ponha um ferrolho ou cadeado por dentro.",
          ],
          [
            "A memória dos controles fica guardada na placa e não depende de tomada. Em alguns motores, a primeira abertura depois de religar é mais lenta, porque a central procura de novo o fim do percurso.",
            "Nada se desprograma, porque a placa guarda os controles sem energia. Ao religar, é comum o primeiro movimento ser devagar, até a central reconhecer onde a folha para.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale desligar o portão"],
        slots: [
          [
            "Desligar faz sentido numa viagem, numa tempestade com raios ou enquanto o portão tem um defeito. Para economizar luz não compensa, porque a central em espera gasta muito pouco.",
            "Vale desligar durante temporal, viagem longa ou defeito à espera do técnico. No dia a dia, o consumo da placa parada é pequeno, e a economia quase não aparece na conta.",
          ],
        ],
        bullets: [
          "Viagem: feche, tranque por dentro e desligue o disjuntor",
          "Raios: desligue antes da tempestade, e não durante",
          "Defeito: deixe desligado até o técnico ver",
          "Nobreak: desligue-o também, senão o portão continua com energia",
        ],
      },
      {
        about: "check",
        headings: ["Como desligar e religar com segurança"],
        slots: [
          [
            "Use o disjuntor do quadro, porque a tomada do motor costuma ficar em lugar úmido ou alto.",
            "Prefira o disjuntor do portão, no quadro de luz, ao plugue perto do motor.",
          ],
        ],
        steps: [
          "Feche o portão pelo controle e espere a folha parar.",
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Empurre a folha de correr ou de abrir para ver se ela está presa; no basculante, apenas olhe.",
          "Para voltar, religue o disjuntor com a passagem livre e faça um ciclo completo à vista.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão desligado pode ser aberto por um ladrão?",
        answers: [
          "Pela força, fica tão difícil quanto com energia, porque quem segura é a engrenagem do motor. Um trinco ou cadeado por dentro ajuda em viagem longa.",
          "O motor segura a folha do mesmo jeito com ou sem luz. Em ausência longa, reforce com ferrolho por dentro.",
        ],
      },
      {
        question: "Preciso programar os controles quando religar?",
        answers: [
          "Não. Os controles continuam gravados; no máximo o primeiro ciclo é mais lento.",
          "Não é preciso, porque a memória da placa não depende da tomada.",
        ],
      },
      {
        question: "O basculante desligado pode cair?",
        answers: [
          "Desligado e travado, não: o motor e o contrapeso seguram a folha. O perigo é destravar, e isso só o técnico faz no basculante.",
          "Não, enquanto o motor estiver travado. Só não solte o basculante pela chave, porque então a folha pode cair.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tomada ou do disjuntor do portão",
  },
  {
    id: "modelo-de-relatorio-de-manutencao",
    broader: "manutencao",
    label: "Modelo de relatório de manutenção",
    phrase: "o relatório de manutenção do portão",
    intent: "question",
    asks: [
      ...combine(
        ["relatório", "ficha", "planilha", "ordem serviço"],
        [
          "manutenção portão",
          "manutenção portão modelo",
          "manutenção preventiva portão",
          "manutenção preventiva modelo",
        ],
      ),
      "modelo relatório manutenção",
      "modelo relatório portão",
      "relatório visita portão modelo",
      "relatório manutenção condomínio portão",
      "relatório serviço portão",
    ],
    answers: {
      any: [
        "Um modelo de relatório de manutenção de portão eletrônico tem cinco partes: os dados do portão e do motor, o que foi testado, o que foi feito, o que ficou pendente e as assinaturas com data. Copie a lista abaixo e preencha uma folha por portão a cada visita.",
        "O relatório de manutenção de portão eletrônico pode seguir este modelo: identificação do portão e do motor, itens conferidos com a situação de cada um, peças trocadas, pendências com prazo, data e assinaturas. Use uma folha por portão e guarde todas em ordem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Modelo de relatório para copiar"],
        slots: [
          [
            "Os itens seguem a ordem da visita. Ao lado de cada um, escreva conforme, não conforme ou não se aplica, e junte uma foto do que não estiver bom.",
            "Preencha na ordem em que a visita acontece. Marque cada item como conforme, não conforme ou não se aplica, com foto do que precisa de conserto.",
          ],
        ],
        steps: [
          "Cabeçalho: endereço, data, hora, quem fez e quem acompanhou.",
          "Equipamento: tipo de portão, marca e modelo do motor, tensão e data da instalação.",
          "Mecânica: trilho, roldanas, dobradiças, cabos, contrapeso, soldas e batentes.",
          "Motor: fixação, engrenagem, ruído, capacitor e fim de curso.",
          "Segurança: fotocélula, força, volta ao tocar um obstáculo e destravamento manual.",
          "Elétrica: disjuntor, DR, fio terra, emendas e nobreak.",
          "Conclusão: peças trocadas, pendências com prazo, assinaturas e próxima visita.",
        ],
      },
      {
        about: "choose",
        headings: ["O que não pode faltar no relatório"],
        slots: [
          [
            "O que mais ajuda depois é o teste de segurança escrito: se a folha parou com a fotocélula cortada e se voltou ao tocar a caixa de papelão. Em caso de acidente, é esse registro que mostra que o portão era cuidado.",
            "Escreva o resultado dos testes de segurança, e não só que foram feitos: a folha parou quando o feixe foi cortado e voltou ao encontrar um obstáculo. É a parte que o síndico e o seguro mais pedem.",
          ],
          [
            "A pendência precisa de grau de urgência e de prazo. Um cabo desfiado ou uma fotocélula que falha para o portão na hora; uma pintura descascada pode esperar a próxima visita.",
            "Separe o que é urgente do que pode esperar. Cabo desfiado, folha torta e sensor sem resposta pedem o portão parado; ruído leve e ferrugem ficam para a data marcada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O relatório que entregamos"],
        slots: [
          [
            "Na manutenção feita por nós, você recebe a lista do que foi conferido, do que foi trocado e do que está gasto, com o valor de cada peça. Em casa a visita parte de {price.preventive}, sem peças; em prédio e empresa, o mais comum é de {price.preventiveRange} por portão.",
            "Depois da nossa visita, fica com você a relação do que foi medido, regulado e trocado, e o preço do que falta. A manutenção custa a partir de {price.preventive} em residência, sem peças, e de {price.preventiveRange} por portão em prédio ou empresa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem assina o relatório de manutenção?",
        answers: [
          "O técnico que fez e quem acompanhou, como o zelador ou o dono. Se for pedido um laudo com ART, assina um profissional registrado no conselho.",
          "O técnico e a pessoa do local que acompanhou. Laudo para Justiça ou seguro é outro documento, de profissional com registro.",
        ],
      },
      {
        question: "Por quanto tempo guardar os relatórios?",
        answers: [
          "Guarde todos enquanto o motor estiver em uso. O histórico mostra qual peça se repete e prova o cuidado em caso de acidente.",
          "Não há prazo único para isso; o prudente é guardar por toda a vida do motor.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer o relatório?",
        answers: [
          "A cada revisão: em casa, {visits.home}; em prédio e comércio, {visits.business}, no mínimo.",
          "Em toda visita, que em casa é {visits.home} e em uso coletivo {visits.business}, ou mais se o movimento é grande.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de portões",
  },
  {
    id: "esquema-eletrico-com-sensor",
    broader: "instalacao-eletrica",
    label: "Esquema elétrico do portão com sensor",
    phrase: "o esquema elétrico do portão automático com sensor",
    intent: "how-to",
    asks: [
      ...combine(
        ["esquema elétrico", "diagrama elétrico", "esquema ligação elétrica", "planta elétrica"],
        ["portão", "portão sensor", "portão fotocélula", "motor portão", "motor portão sensor"],
      ),
      "esquema portão sensor",
      "esquema portão automático sensor",
      "esquema sensor portão",
      "diagrama portão sensor",
      "fiação portão automático sensor",
      "fiação portão sensor",
    ],
    answers: {
      any: [
        "O esquema elétrico do portão automático com sensor tem três circuitos: o de força, do quadro até a central, com disjuntor, DR e terra; o do motor, entre a central e os fios dele; e o de comando, em baixa tensão, da central à fotocélula e à botoeira. A ligação na placa é do técnico, e os nomes dos bornes estão no manual dela.",
        "O esquema de ligação do motor de portão eletrônico está no manual da central, que é a placa, e quase sempre tem estes bornes: rede e terra, motor com o capacitor, fim de curso, botoeira e fotocélula. O PDF fica no site do fabricante, pelo nome escrito na placa. Quem liga é o técnico, com o disjuntor desligado.",
        "No esquema elétrico de um portão automático com sensor, a rede alimenta a central, a central alimenta o motor, e da saída de 12 V ou 24 V saem os fios da fotocélula, que é o sensor do vão. O contato do sensor volta ao borne FOTO e bloqueia o fechamento. Quem liga na placa é o técnico, sem energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O esquema, fio por fio"],
        slots: [
          [
            "Os nomes e a ordem dos bornes mudam de uma central para outra, mas estes grupos existem em quase todas.",
            "Cada fabricante escreve os bornes a seu modo, e o manual da placa é que vale. Os grupos, porém, são quase sempre estes.",
          ],
        ],
        bullets: [
          "Força: dois fios da rede e o terra, vindos de um disjuntor só do portão",
          "Motor: um fio comum e um para cada sentido, com o capacitor entre os dois sentidos",
          "Fim de curso: um contato para aberto, um para fechado e o comum",
          "Sensor: positivo e negativo nos dois módulos e o contato do receptor no borne FOTO",
          "Botoeira: dois fios sem tensão, no comum e no BOT",
        ],
      },
      {
        about: "check",
        headings: ["Como o sensor entra no esquema"],
        slots: [
          [
            "A fotocélula tem um módulo que emite o feixe e outro que recebe. O emissor leva dois fios, só de alimentação; o receptor leva quatro, porque também devolve um contato à placa. De fábrica, a entrada do sensor costuma vir com uma ponte, um pedaço de fio que é retirado quando a fotocélula é ligada.",
            "São dois fios no módulo emissor, para alimentá-lo, e quatro no receptor: dois de alimentação e dois do contato. Esse contato ocupa a entrada FOTO, no lugar da ponte de fio que vem de fábrica. Se a ponte ficar, o sensor acende e não protege ninguém.",
          ],
        ],
        steps: [
          "Passe um tubo de força e outro de comando, separados, até o lado do motor.",
          "Leve o tubo de comando também à outra coluna, para o segundo módulo.",
          "Deixe sobra de cabo nas caixas e anote a cor de cada fio.",
          "Com o disjuntor desligado, o técnico liga a central, o motor e o sensor.",
          "No teste, o feixe é cortado com a folha fechando, e ela tem de parar e voltar.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fica com o técnico"],
        slots: [
          [
            "Você pode passar tubos e cabos e fixar as caixas. Debaixo da tampa do motor há tensão da rede e um capacitor que guarda carga, e um fio no borne errado queima a placa ou anula o sensor sem ninguém perceber.",
            "Conduítes, caixas e cabos podem ser preparados por você ou pelo eletricista. A ligação dentro do motor é do técnico, porque ali ficam a rede e o capacitor carregado, e um sensor mal ligado deixa a folha fechar sobre quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que cabo usar para o sensor do portão?",
        answers: [
          "Cabo fino de quatro vias, como o de alarme, em tubo separado do fio de força. Emenda só dentro de caixa.",
          "Serve cabo de alarme com quatro fios, inteiro, longe dos fios de 127 ou 220 V.",
        ],
      },
      {
        question: "Qual a bitola do fio de força?",
        answers: [
          "Em motor de casa, o usual é 2,5 mm², com disjuntor próprio. Distância longa pode pedir fio mais grosso, e isso é calculado pela corrente da etiqueta.",
          "De 2,5 mm² na maioria das casas. A corrente do motor e a distância até o quadro confirmam a medida.",
        ],
      },
      {
        question: "Onde acho o esquema da minha placa?",
        answers: [
          "No manual da central, no site do fabricante, pelo nome escrito na placa. Mande a foto da etiqueta do motor se não souber o modelo.",
          "O manual da placa traz o desenho dos bornes. Pela etiqueta do motor dizemos qual procurar.",
        ],
      },
    ],
    photo: "fotos das duas colunas, do lugar do motor e da etiqueta dele, com a distância até o quadro",
  },
  {
    id: "curso-de-placa",
    broader: "instalacao",
    label: "Curso de conserto de placa de portão",
    phrase: "o curso de conserto de placa de portão",
    intent: "question",
    asks: [
      ...combine(
        ["curso", "aprender", "treinamento", "apostila", "aula"],
        [
          "conserto placa",
          "consertar placa",
          "conserto placa portão",
          "reparo placa",
          "conserto central",
          "placa portão",
        ],
      ),
      "curso eletrônica portão",
      "curso manutenção placa",
    ],
    answers: {
      any: [
        "Não damos curso de conserto de placa de portão: somos loja e assistência. Quem quer aprender faz um curso de eletrônica básica, com solda e multímetro, e depois estuda as placas de portão nos manuais e treinamentos dos fabricantes. O curso de instalador de motor ensina a trocar a placa, e não a consertá-la.",
        "Curso de conserto de placa de portão não é serviço nosso, que vendemos e consertamos motores. O caminho comum é estudar eletrônica básica, aprender a soldar componentes e medir com multímetro e praticar em placas já condenadas, longe da tomada. Fabricantes de motor oferecem treinamento de instalação e diagnóstico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que um curso de placa precisa ensinar"],
        slots: [
          [
            "Conserto de placa é eletrônica de bancada, diferente de montar motor em portão. Procure um curso com prática de solda e de medição, e não só com vídeo de esquema.",
            "Quem conserta placa trabalha sentado à bancada, com a central fora do motor. Por isso o curso deve ter horas de solda e de medição, além da teoria.",
          ],
        ],
        bullets: [
          "Fonte: fusível, varistor, transformador e regulador de tensão",
          "Saída do motor: relés e triacs, que são as chaves que ligam o motor",
          "Entradas: botoeira, fotocélula e fim de curso",
          "Receptor: a parte de rádio que lê o controle",
          "Teste: ligar a placa na bancada com lâmpada em série, que limita a corrente",
        ],
      },
      {
        about: "check",
        headings: ["Por onde começar"],
        slots: [
          [
            "A ordem abaixo evita gastar com equipamento antes de saber se o trabalho agrada.",
            "Comece pelo que custa pouco e só compre osciloscópio e estação de solda melhor quando houver serviço.",
          ],
        ],
        steps: [
          "Faça um curso de eletrônica básica e outro de eletricidade com segurança, a NR-10.",
          "Aprenda a soldar e a medir em placas velhas, sem ligar na rede.",
          "Baixe os manuais das centrais mais comuns e entenda cada borne.",
          "Pratique a troca de relé, varistor e fusível, que são os defeitos mais vistos.",
          "Trabalhe um tempo ao lado de quem já conserta.",
        ],
      },
      {
        about: "safety",
        headings: ["O risco de aprender na placa ligada"],
        slots: [
          [
            "A placa de portão trabalha com a tensão da rede, sem isolação em boa parte do circuito, e os capacitores guardam carga depois de desligados. Nenhum teste com energia se faz sozinho ou sem orientação.",
            "Metade da central está ligada direto à rede elétrica, e um toque ali pode matar. Aprenda com a placa desligada e deixe o teste com energia para a bancada, com alguém experiente por perto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para aprender a consertar placa?",
        answers: [
          "A troca de relé e fusível se aprende em semanas. Para achar defeito difícil, conte meses de bancada.",
          "O básico vem em algumas semanas de prática; o diagnóstico seguro leva meses.",
        ],
      },
      {
        question: "Que ferramentas preciso para consertar placa?",
        answers: [
          "Multímetro, ferro ou estação de solda, sugador, lupa e uma tomada com lâmpada em série para o primeiro teste.",
          "Para começar bastam multímetro, solda, sugador e lupa. A lâmpada em série protege a placa no teste.",
        ],
      },
      {
        question: "Só quero consertar a placa do meu portão. O que faço?",
        answers: [
          "Mande a foto da etiqueta do motor: dizemos se compensa o reparo em bancada ou a placa nova, com o preço antes.",
          "Para uma placa só, o curso não compensa. Pela etiqueta do motor orçamos de graça o reparo ou a troca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da placa, se ela já saiu",
  },
  {
    id: "quanto-cobrar-pelo-conserto",
    broader: "preco",
    label: "Quanto cobrar pelo conserto de portão",
    phrase: "quanto cobrar pelo conserto do portão",
    intent: "price",
    asks: [
      ...combine(
        ["quanto devo cobrar", "quanto posso cobrar", "como calcular quanto cobrar", "sou técnico quanto cobrar"],
        [
          "consertar portão",
          "instalar portão",
          "instalar motor",
          "manutenção portão",
          "trocar motor",
          "mão de obra portão",
        ],
      ),
      "quanto técnico deve cobrar portão",
    ],
    answers: {
      any: [
        "Quanto cobrar para consertar portão eletrônico sai de uma soma: a peça, as horas de trabalho, o deslocamento e a garantia que você dá. Como referência, nós cobramos a partir de {price.preventive} pela visita com ajuste em casa, sem peças, e de {price.homeSwap} pela troca do motor, com o motor incluído.",
        "Para saber quanto cobrar no conserto de um portão eletrônico, some peça, tempo no local, ida e o risco da garantia. Nossos preços servem de comparação: ajuste em residência a partir de {price.preventive}, sem peças; instalação de motor do cliente a partir de {price.installation}; troca com motor novo, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta de quem conserta"],
        slots: [
          [
            "Quem cobra só pela peça acaba pagando para trabalhar, porque o diagnóstico e a volta em garantia também tomam tempo. Calcule item por item antes de dar o preço.",
            "O erro comum é esquecer o tempo de diagnóstico e o retorno em garantia. Ponha cada item no papel antes de responder ao cliente.",
          ],
        ],
        bullets: [
          "Deslocamento: combustível, estacionamento e o tempo na rua",
          "Diagnóstico: a medição que mostra qual peça falhou",
          "Peça: o que você pagou mais a margem e o risco de troca",
          "Mão de obra: as horas, com ajudante em folha pesada",
          "Garantia: a lei dá ao cliente 90 dias para reclamar do serviço",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cobrar mais e quando cobrar menos"],
        slots: [
          [
            "Portão pesado, solda, motor em lugar alto e chamado à noite levam mais tempo e risco, e o preço sobe por isso. Dois serviços na mesma visita, ou vários portões no mesmo prédio, dividem a ida e permitem desconto.",
            "O preço sobe com folha pesada, trabalho em altura, solda e horário fora do comercial. Ele pode baixar quando o cliente junta serviços na mesma visita ou tem mais de um portão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como passar o preço ao cliente"],
        slots: [
          [
            "Peça foto da etiqueta do motor e um vídeo do defeito, dê uma faixa por mensagem e feche o valor depois de medir. Escreva separado o que é peça e o que é serviço, com a garantia de cada um e o que fica de fora.",
            "Com a etiqueta e um vídeo você já dá uma faixa, e o valor final vem depois da medição, por escrito. Separe peça e serviço e diga se a ida é cobrada quando o orçamento não é aprovado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Devo cobrar a visita se o cliente não aprovar?",
        answers: [
          "Pode, se isso foi dito e aceito antes de sair. Muitos descontam a ida quando o serviço é aprovado.",
          "Sim, desde que o valor seja combinado antes. Avisar depois gera reclamação.",
        ],
      },
      {
        question: "Sou cliente: como sei se o preço é justo?",
        answers: [
          "Peça peça e mão de obra em linhas separadas e compare dois orçamentos do mesmo modelo. Nós orçamos de graça, por foto da etiqueta e vídeo.",
          "Compare o total, com peça, serviço e garantia por escrito. Mande a etiqueta e um vídeo que passamos o nosso valor sem custo.",
        ],
      },
      {
        question: "Quanto cobrar para programar um controle?",
        answers: [
          "Quase tudo é a ida, porque a gravação leva minutos. Cobrar por visita, e não por controle, costuma ser mais claro para o cliente.",
          "A gravação é rápida, e o que pesa é o deslocamento. Junte vários controles na mesma ida.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito",
  },
  {
    id: "regular-fim-de-curso-do-basculante",
    broader: "fim-de-curso",
    label: "Regular o fim de curso do basculante",
    phrase: "a regulagem do fim de curso do portão basculante",
    intent: "how-to",
    asks: combine(
      ["regular", "como regular", "ajustar", "regulagem", "como ajustar", "acertar"],
      ["fim curso basculante", "fim curso portão basculante", "fim curso motor basculante", "fim de curso basculante"],
    ).concat("fim curso portão basculante", "fim curso motor basculante"),
    answers: {
      any: [
        "O fim de curso do portão basculante fica no acionador, na coluna do motor: um sensor marca a parada em cima e outro embaixo. Se a folha bate, deixa fresta ou não para, desligue o disjuntor e não mexa no acionador, que fica ao lado de uma folha suspensa. O técnico acerta as duas paradas em visita a partir de {price.preventive} em casa, sem peças; o sensor novo é orçado pela etiqueta.",
        "O fim de curso do portão basculante se regula no acionador, a coluna do motor: cada sensor ou ímã marca uma parada, e subir ou descer essa peça alguns milímetros muda onde a folha para. No basculante quem faz é o técnico, com a folha apoiada e sem energia, em visita desde {price.preventive} em casa, sem peças.",
        "Regular o fim de curso no portão basculante é mover os dois sensores do acionador, o de cima para a abertura e o de baixo para o fechamento, poucos milímetros por vez. Como a folha fica suspensa ao lado, o ajuste é do técnico, a partir de {price.preventive} em residência, sem peças. Você pode só limpar e observar de fora.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o técnico regula o basculante"],
        slots: [
          [
            "Primeiro vem o equilíbrio: se o contrapeso está errado, a folha passa do ponto por mais que se regule. Esta é a ordem do serviço.",
            "O técnico não começa pelo sensor, porque folha desequilibrada desfaz qualquer ajuste. Ele segue esta ordem.",
          ],
        ],
        steps: [
          "Desligar o disjuntor, apoiar a folha e conferir cabos e contrapeso.",
          "Ver se os sensores e o ímã do acionador estão firmes e limpos.",
          "Mover o sensor de fechamento até a folha encostar no chão sem pancada.",
          "Mover o sensor de abertura até a folha parar antes do batente de cima.",
          "Nas centrais que memorizam o percurso, gravar de novo a subida e a descida.",
          "Acertar a força e testar com uma caixa de papelão no vão.",
        ],
      },
      {
        about: "signs",
        headings: ["O que a parada errada mostra"],
        slots: [
          [
            "O ponto onde a folha para diz qual dos dois sensores saiu do lugar. Repare de fora e de lado, nunca debaixo dela.",
            "Olhando de lado, dá para saber que parada está errada. Não entre no vão com a folha erguida.",
          ],
        ],
        bullets: [
          "Fica uma fresta embaixo, igual dos dois lados: parada de fechamento cedo demais",
          "Bate no chão ou sobe de novo: parada de fechamento tarde demais",
          "Não abre toda: parada de abertura cedo demais",
          "Bate em cima ou o motor não desliga: sensor de abertura solto ou queimado",
          "Fresta de um lado só: cabo desigual, e o portão não deve ser usado",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não regular o basculante sozinho"],
        slots: [
          [
            "Para alcançar os sensores é preciso ficar junto de uma folha pesada, sustentada por cabos. Se um cabo solta ou alguém aperta o controle, não há tempo de sair. No portão de correr, que não cai, o morador pode mover o ímã; no basculante, não.",
            "Os sensores ficam na coluna, ao lado da folha suspensa e de cabos esticados. Um toque no controle durante o ajuste prende a mão de quem mexe. Por isso, no basculante, o morador não destrava, não abre a tampa e não move o sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O fim de curso do basculante é ímã ou chave?",
        answers: [
          "Depende do motor: uns usam ímã no carrinho do fuso e sensores na coluna, outros usam chave com haste, e outros contam as voltas do motor.",
          "Há os três tipos: sensor magnético, chave com haste e contagem de voltas pela placa. O modelo da etiqueta diz qual é o seu.",
        ],
      },
      {
        question: "Por que o basculante desregula sozinho?",
        answers: [
          "A vibração afrouxa o sensor, e o cabo novo cede um pouco nas primeiras semanas. Contrapeso errado também faz a folha passar do ponto.",
          "Costuma ser parafuso do sensor frouxo, cabo que esticou ou contrapeso fora. Ajuste que não dura pede exame da folha.",
        ],
      },
      {
        question: "Quanto tempo leva a regulagem do basculante?",
        answers: [
          "Em geral até {trade.smallRepair}, com os testes. Trocar sensor ou cabo leva mais e é avisado antes.",
          "A regulagem cabe em {trade.smallRepair}. Se houver peça a trocar, o técnico diz o valor antes.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro, feito de lado e de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "preco-do-basculante-de-3-metros",
    broader: "basculante",
    label: "Preço do portão basculante de 3 metros",
    phrase: "o preço do portão basculante de 3 metros",
    intent: "price",
    asks: [
      ...combine(
        [
          "quanto custa portão basculante",
          "portão basculante preço",
          "preço portão basculante",
          "valor portão basculante",
        ],
        [
          "3 metros",
          "3m",
          "galvanizado 3 metros",
          "galvanizado",
          "ferro 3 metros",
          "alumínio 3 metros",
          "eletrônico 3 metros",
        ],
      ),
    ],
    answers: {
      any: [
        "O portão basculante de 3 metros, galvanizado ou de outro ferro, tem dois preços: o da folha, que a serralheria cobra por metro quadrado, e o do motor, que é a nossa parte. Com 2,20 m de altura são 6,6 m² de folha. O motor custa mais que o kit de {price.lowest}, que vai até {width.quarterHp}, e é orçado de graça pela foto.",
        "Um portão basculante de 3 metros não tem preço único: a serralheria cobra a folha galvanizada ou comum por metro quadrado, e 3 por 2,20 m dão 6,6 m². Nós não vendemos a folha; colocamos o motor, que nessa largura é de 1/3 ou 1/2 HP e custa mais que o kit de {price.lowest}, feito para folha de até {width.quarterHp}. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como o preço do basculante de 3 metros é formado"],
        slots: [
          [
            "O galvanizado é ferro com uma camada de zinco, que segura a ferrugem: custa mais que o ferro comum e pede menos manutenção depois. O desenho fechado pesa mais que o vazado, e cada 10 cm de altura acrescenta 0,3 m² à conta. Peça ao serralheiro o valor com contrapeso, cabos, colunas, pintura e colocação.",
            "A chapa galvanizada, ferro coberto de zinco, sai mais cara que a comum e enferruja menos. A folha fechada leva mais material e pesa mais que a de grade. No orçamento da serralheria, confira se estão o contrapeso, os cabos, as colunas, a pintura e a montagem.",
          ],
          [
            "Para ter ideia da parte do motor, a troca de um motor em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
            "Na parte do motor, trocar um residencial custa de {price.homeSwap}, com mão de obra, e um de folha pesada, de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor para 3 metros de basculante"],
        slots: [
          [
            "A folha leve, de alumínio ou grade, costuma andar com 1/3 HP; a de chapa galvanizada fechada ou de madeira pede 1/2 HP e contrapeso bem calculado.",
            "Com grade ou alumínio, 1/3 HP em geral basta. Chapa fechada pesa mais e pega vento, e nela se usa 1/2 HP, com o contrapeso na medida.",
          ],
        ],
        bullets: [
          "Grade galvanizada ou alumínio: 1/3 HP",
          "Chapa galvanizada fechada ou madeira: 1/2 HP",
          "Folha que torce ao subir: travessa de reforço ou um motor em cada coluna",
          "Prédio: motor de uso intenso, pelo número de aberturas",
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para saber o preço"],
        slots: [
          [
            "Com o portão já pronto, duas fotos e as medidas bastam para o preço do motor. Se ele ainda vai ser feito, mande o desenho do serralheiro.",
            "Mande o que tiver: o portão montado ou o desenho da serralheria. O valor do motor sai por mensagem.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha fechada.",
          "Anote o material e se é chapa fechada ou grade.",
          "Fotografe por dentro as duas colunas, os cabos e o contrapeso, sem tocar.",
          "Fotografe a etiqueta do motor, se já houver um.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto pesa um basculante galvanizado de 3 metros?",
        answers: [
          "Com 6,6 m², de 66 a 139 kg, conforme a chapa e o quadro. O contrapeso compensa quase todo esse peso, e o motor só vence o que sobra.",
          "Calcule de 10 a 21 kg por metro quadrado: perto de 66 a 139 kg em 3 por 2,20 m.",
        ],
      },
      {
        question: "Vocês vendem o portão pronto?",
        answers: [
          "Não: a folha é do serralheiro. Nós vendemos, instalamos e consertamos o motor e os acessórios.",
          "A folha, não. O motor, a central, os controles e a instalação são conosco.",
        ],
      },
      {
        question: "O kit de {price.lowest} serve em 3 metros?",
        answers: [
          "Não. Ele é de 1/4 HP, para folha de até {width.quarterHp}; em 3 metros trabalharia no limite e duraria pouco.",
          "Não serve, porque foi feito para até {width.quarterHp}. Em folha maior o motor esquenta e quebra cedo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o material da folha",
  },
  {
    id: "engrenagem-externa",
    broader: "engrenagem",
    label: "Engrenagem externa do motor",
    phrase: "a engrenagem externa do motor",
    intent: "buying",
    asks: [
      ...combine(
        ["engrenagem externa", "engrenagem saída", "pinhão externo"],
        ["", "motor", "motor [marca]", "[marca]", "motor portão", "deslizante", "[marca] [modelo]"],
      ),
      "engrenagem de fora motor",
    ],
    answers: {
      any: [
        "A engrenagem externa do motor [marca], também chamada pinhão, é a que fica à vista e empurra a cremalheira. Vendemos pelo modelo da etiqueta, só a peça ou já trocada. A nova precisa ter o mesmo número de dentes, o mesmo furo e a mesma altura da antiga, e uma foto com régua confirma.",
        "Para comprar a engrenagem externa do motor [marca], aquela que gira por fora e move a cremalheira, mande a foto da etiqueta e da peça ao lado de uma régua. Vale o número de dentes, o furo do eixo e a altura. Respondemos com o preço da peça e, se quiser, com o da troca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual engrenagem externa serve"],
        slots: [
          [
            "Duas engrenagens parecidas podem ter dentes de tamanho diferente, e a errada come a cremalheira em poucos dias. Compare estes pontos antes de comprar.",
            "A engrenagem externa muda de um modelo para outro da mesma marca. Uma peça quase igual encaixa, mas pula os dentes e gasta a barra. Confira antes:",
          ],
        ],
        bullets: [
          "Modelo e tensão escritos na etiqueta do motor",
          "Número de dentes, contando os quebrados",
          "Diâmetro e altura, medidos com régua",
          "Furo do eixo: com chaveta, pino ou estrias",
          "Material: nylon ou metal, igual ao da antiga",
        ],
      },
      {
        about: "signs",
        headings: ["Externa ou interna: qual gastou"],
        slots: [
          [
            "Se a engrenagem de fora gira e a folha não anda, os dentes dela ou da cremalheira acabaram, ou a barra se afastou. Se o motor gira e a de fora nem se mexe, o defeito é da coroa, a engrenagem interna do redutor, desde que o motor esteja travado.",
            "Olhe de longe, sem pôr a mão. Engrenagem externa girando com o portão parado é dente gasto ou cremalheira longe. Engrenagem externa parada com o motor fazendo som, e travado na chave, aponta a coroa interna.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da engrenagem externa"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico afasta o motor ou a cremalheira, tira a engrenagem do eixo e monta a nova. Depois deixa {rack.clearance} de folga até a barra e testa o curso inteiro. Se a folha está pesada, ele mostra a causa, porque foi ela que gastou os dentes.",
            "O técnico corta a energia, solta a engrenagem do eixo, põe a nova e acerta a folga com a cremalheira em {rack.clearance}. Em seguida move a folha na mão, para ver se roldana e trilho não vão gastar a peça outra vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a engrenagem externa sozinho?",
        answers: [
          "Melhor não. A folga errada quebra os dentes novos, e um toque no controle com a mão perto da cremalheira causa acidente grave.",
          "Não é indicado: além do risco para os dedos, a distância até a cremalheira precisa ser acertada em todo o curso.",
        ],
      },
      {
        question: "A cremalheira precisa ser trocada junto?",
        answers: [
          "Só o trecho com dente fino ou quebrado. Engrenagem nova em barra gasta volta a se estragar.",
          "Se os dentes da barra estão inteiros, ela fica. Onde afinaram, troca-se o pedaço.",
        ],
      },
      {
        question: "Engrenagem de metal dura mais que a de nylon?",
        answers: [
          "Dura, mas passa o esforço para o eixo e a coroa. Use o material da peça original.",
          "Nem sempre compensa: o nylon quebra primeiro para poupar o resto do motor. Siga o material de fábrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da engrenagem, com uma régua ao lado e o disjuntor desligado",
  },
  {
    id: "medidas-padrao-do-basculante",
    broader: "basculante",
    label: "Medidas padrão do portão basculante",
    phrase: "as medidas padrão do portão basculante",
    intent: "question",
    asks: combine(
      ["portão basculante", "basculante"],
      [
        "medidas padrão",
        "medida padrão",
        "tamanho padrão",
        "quais medidas",
        "medidas garagem",
        "altura padrão",
        "largura padrão",
      ],
    ),
    answers: {
      any: [
        "O portão basculante não tem uma medida única: as mais comuns são 2,5 a 3 metros de largura por 2,1 a 2,4 metros de altura, para um carro. Até {width.quarterHp} serve o motor de 1/4 HP do kit. Acima disso, a folha pede motor mais forte e reforço contra torção.",
        "As medidas padrão do portão basculante de um carro ficam entre 2,5 e 3 metros de largura e entre 2,1 e 2,4 metros de altura, mas ele é feito sob medida. Conte que a folha aberta fica deitada sob o teto e tira alguns centímetros da altura livre. Para o motor de 1/4 HP, o limite é {width.quarterHp} de largura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas do basculante e o que cada uma pede"],
        slots: [
          [
            "Meça o vão entre as colunas e o carro mais alto da casa antes de encomendar. A folha cobre o vão, e as colunas com contrapeso ocupam parte da largura de dentro.",
            "Duas medidas mandam na encomenda: a largura entre as colunas e a altura do veículo mais alto. Lembre que as caixas do contrapeso ocupam espaço dos dois lados.",
          ],
        ],
        bullets: [
          "Até {width.quarterHp} de largura: um carro, motor de 1/4 HP",
          "De 2,6 a 3 metros: um carro com folga, motor de 1/3 ou 1/2 HP",
          "De 3 a 4 metros: folha reforçada e motor mais forte, às vezes um em cada coluna",
          "Acima de 4 metros: portão de correr ou de duas folhas costuma ser melhor",
          "Altura: 2,1 a 2,4 metros de folha; caminhonete pede mais de 2,2 metros livres",
        ],
      },
      {
        about: "what",
        headings: ["O espaço que o basculante ocupa aberto"],
        slots: [
          [
            "Ao subir, a folha gira e fica deitada no alto, metade para dentro e metade para fora, ou toda para dentro, conforme o modelo. O carro precisa parar antes desse arco, e o teto não pode ter viga, lâmpada ou cano no caminho.",
            "A folha aberta fica na horizontal, perto do teto. Parte dela avança para a calçada em alguns modelos, o que a prefeitura pode proibir. Deixe livre o caminho do giro, sem viga nem luminária, e pare o carro fora dele.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir um basculante que já existe"],
        slots: [
          [
            "Meça com o portão fechado e sem destravar nada, porque a folha solta pode cair.",
            "A medição se faz com a folha fechada e o motor travado, do lado de fora.",
          ],
        ],
        steps: [
          "Meça a largura da folha, de ponta a ponta.",
          "Meça a altura, do chão ao topo da folha.",
          "Anote o material e se a folha é fechada ou vazada.",
          "Fotografe por dentro as duas colunas, sem tocar em cabo nem contrapeso.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual a altura mínima de um portão basculante?",
        answers: [
          "Para carro comum, perto de 2,1 metros de folha, que deixam uns 2 metros livres com ela aberta. Meça o seu veículo com bagageiro.",
          "Cerca de 2,1 metros atendem um carro comum. Caminhonete ou bagageiro pedem mais.",
        ],
      },
      {
        question: "Basculante serve para dois carros?",
        answers: [
          "Serve até uns 4 metros, com folha reforçada, mas fica pesado. Para 4,5 a 5,5 metros, o de correr ou o de duas folhas costuma durar mais.",
          "Dá para fazer, com reforço e motor mais forte. Em vão de dois carros, o de correr costuma dar menos manutenção.",
        ],
      },
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "Meça os dois: o vão diz se o carro passa, e a folha diz qual motor serve.",
          "Os dois. A folha define o motor, e o vão, a passagem.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "controle-linear-hcs-preco",
    broader: "linear-hcs",
    label: "Preço do controle Linear-HCS",
    phrase: "o preço do controle Linear-HCS",
    intent: "buying",
    asks: [
      "controle linear hcs",
      "controle remoto linear hcs",
      "controle linear condomínio",
      ...combine(
        ["controle linear hcs", "controle linear", "tag linear hcs", "controle remoto linear"],
        ["preço", "valor", "quanto custa", "condomínio preço", "comprar condomínio"],
      ),
    ],
    answers: {
      any: [
        "O controle Linear-HCS é quase sempre de condomínio: compra-se o do modelo escrito no verso do seu, e a administração o cadastra no sistema do prédio, sem o que ele não abre. Não vendemos a marca, mas a foto do controle, frente e verso, mostra de graça se é preciso trocar ou só a pilha.",
        "Controle Linear-HCS novo precisa do mesmo modelo e código do seu e do cadastro feito pela administração do prédio. Antes de comprar, troque a pilha e teste de perto. Não trabalhamos com a marca; pela foto dizemos que tipo é o seu e o que pedir.",
      ],
      price: [
        "O preço do controle Linear-HCS para condomínio depende do modelo e da quantidade, e não inclui o cadastro, que é feito no sistema do prédio pela administração ou por quem cuida dele. Não vendemos a marca. Por foto do controle, dizemos de graça que tipo é o seu e o que pedir ao comprar.",
        "Quanto custa o controle Linear-HCS do condomínio muda com o modelo, e ao valor do aparelho soma-se o cadastro no receptor ou no módulo da portaria. Peça primeiro à administração, que costuma ter controles do lote certo. Não trabalhamos com a marca, mas a foto do seu mostra se é preciso trocar ou só a pilha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda o preço do controle"],
        slots: [
          [
            "O aparelho é cobrado por unidade, e o tipo dele precisa ser aceito pelo receptor do prédio. Antes de comprar, compare o seu controle com o anúncio.",
            "Dois controles Linear-HCS parecidos podem não servir no mesmo prédio. Estes pontos definem o modelo e o valor.",
          ],
        ],
        bullets: [
          "Modelo e número de botões, escritos no verso",
          "Frequência, quase sempre 433 MHz",
          "Tipo de código: o rolante, que muda a cada toque, não se copia",
          "Quantidade: o condomínio que compra vários costuma pagar menos por unidade",
          "Cadastro: incluído ou cobrado à parte pela administração",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar outro controle"],
        slots: [
          [
            "Muita compra se evita com uma pilha nova. Faça estes testes perto do portão, com a passagem livre.",
            "Gaste dois minutos com a pilha e o cadastro antes de pagar por um controle novo.",
          ],
        ],
        steps: [
          "Troque a pilha pela do mesmo tipo e limpe os contatos.",
          "Teste a poucos passos do portão.",
          "Pergunte à portaria se o seu controle continua liberado no sistema.",
          "Se a luz dele acende e o portão não abre, peça o cadastro novamente.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não comprar cópia de controle do prédio"],
        slots: [
          [
            "No condomínio, cada controle é registrado em nome da unidade, e é assim que o perdido pode ser bloqueado sozinho. A cópia feita por fora não aparece no cadastro e, com código rolante, nem abre. Compre pelo condomínio ou com autorização dele.",
            "O sistema do prédio guarda a quem pertence cada controle, para bloquear só o que se perdeu. Um aparelho comprado sem avisar não abre até ser cadastrado, e a cópia de código rolante não funciona.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem cadastra o controle Linear-HCS no condomínio?",
        answers: [
          "A administração, a portaria ou a empresa que cuida do sistema, porque o cadastro exige a senha dele.",
          "Quem tem a senha do sistema: síndico, administradora ou a empresa contratada.",
        ],
      },
      {
        question: "O controle Linear-HCS abre só de perto. Preciso de outro?",
        answers: [
          "Nem sempre: comece pela pilha. Se todos os moradores reclamam, o problema é a antena do prédio.",
          "Troque a pilha antes. Quando só o seu falha depois disso, o controle está gasto.",
        ],
      },
      {
        question: "Vocês consertam o portão do condomínio com Linear-HCS?",
        answers: [
          "Sim, consertamos o motor, a central e os sensores do portão, com controle Linear-HCS ou outro. A manutenção fica em geral de {price.preventiveRange} por portão grande, sem peças.",
          "O motor e o portão, sim: a manutenção em prédio custa em geral de {price.preventiveRange} por portão, sem peças. O cadastro do controle Linear-HCS continua com a administração.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso",
  },
  {
    id: "cadastrar-no-receptor-linear",
    broader: "linear-hcs",
    label: "Cadastrar controle no receptor Linear",
    phrase: "o cadastro de controle no receptor Linear",
    intent: "how-to",
    asks: combine(
      ["cadastrar", "como cadastrar", "programar", "como programar", "gravar", "configurar", "codificar"],
      [
        "linear hcs",
        "controle receptor linear",
        "controle linear",
        "controle linear hcs",
        "receptor linear",
        "controle módulo guarita",
        "tag linear",
      ],
    ),
    answers: {
      any: [
        "Para cadastrar ou codificar o controle Linear-HCS no receptor de uma casa, dê um toque curto no botão de gravar do receptor, espere o LED acender e aperte a tecla do controle até o LED confirmar. No condomínio é diferente: o cadastro é feito com senha, no programa ou no módulo Guarita, pela administração.",
        "O cadastro de controle no receptor Linear depende de onde ele está. Em receptor avulso, fora do motor, o botão de gravar põe o aparelho em espera, e a tecla do controle apertada o registra. Em prédio com módulo Guarita, só quem tem a senha do sistema cadastra, com o nome e a unidade do morador.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo no receptor avulso"],
        slots: [
          [
            "Siga esta ordem apenas se o receptor fica em caixa separada, fora do motor. O nome do botão muda com o modelo, e o manual dele confirma o número de toques.",
            "Isto vale para o receptor preso à parede ou à coluna. Se o botão fica dentro do motor, não abra a tampa, porque ali há tensão da rede.",
          ],
        ],
        steps: [
          "Ponha pilha nova e confira que o controle é da mesma frequência e do mesmo tipo de código.",
          "Dê um toque curto no botão de gravar do receptor, até o LED acender.",
          "Aperte a tecla do controle por um ou dois segundos, até o LED confirmar.",
          "Espere o LED apagar e teste com a passagem livre.",
          "Confira se os controles antigos continuam abrindo.",
        ],
      },
      {
        about: "what",
        headings: ["Como é no condomínio com módulo Guarita"],
        slots: [
          [
            "No prédio, os receptores mandam o código lido para o módulo, que guarda o cadastro de todos os moradores. O administrador entra com a senha, escolhe a unidade, põe o sistema em cadastro e pede que o morador aperte o controle perto do receptor. Assim o perdido pode ser apagado sem mexer nos outros.",
            "O cadastro do prédio fica num módulo central, e não em cada receptor. Quem tem a senha abre a ficha da unidade, inicia a gravação e aciona o controle perto da antena. A vantagem é saber quem entrou e bloquear um controle só.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Quando o receptor recusa o controle"],
        slots: [
          [
            "Veja o que o LED faz, porque cada recusa tem uma causa diferente. E não segure o botão de gravar: em muitos receptores, o toque longo apaga todos os controles.",
            "O comportamento do LED indica a causa. Evite apertos longos no botão, que costumam limpar a memória inteira.",
          ],
        ],
        bullets: [
          "LED não reage à tecla: frequência ou código diferente, ou pilha fraca",
          "LED pisca rápido e recusa todos: memória cheia",
          "LED não acende: receptor sem energia",
          "Grava e não abre o portão: fio entre o receptor e a central do motor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a senha do módulo do condomínio. E agora?",
        answers: [
          "Quem cuida do sistema ou o suporte do fabricante orienta a recuperação. Não apague o módulo, porque o cadastro de todos se perde.",
          "Procure a empresa que instalou ou o suporte da marca. Apagar tudo obriga a cadastrar o prédio inteiro outra vez.",
        ],
      },
      {
        question: "Dá para copiar o controle Linear em vez de cadastrar?",
        answers: [
          "Só o de código fixo. O de código rolante muda a cada toque e precisa ser cadastrado.",
          "Em código fixo, sim; em código rolante, não, e é ele que a maioria dos prédios usa.",
        ],
      },
      {
        question: "Vocês cadastram controle Linear?",
        answers: [
          "Cuidamos do portão, do motor e do receptor ligado a ele. O cadastro do condomínio é da administração, que tem a senha.",
          "Mande a foto do receptor: dizemos se o caso é do portão, que atendemos, ou do sistema do prédio.",
        ],
      },
    ],
    photo: "fotos do receptor, fechado, e do controle, frente e verso",
  },
  {
    id: "porta-de-enrolar-nova-preco",
    broader: "enrolar",
    label: "Preço da porta de enrolar automática",
    phrase: "o preço da porta de enrolar automática",
    intent: "price",
    asks: [
      ...combine(
        ["porta enrolar automática", "porta aço automática", "porta enrolar elétrica", "porta enrolar automatizada"],
        ["preço", "valor", "quanto custa", "preço metro", "3 metros preço"],
      ),
    ],
    answers: {
      any: [
        "O preço da porta de enrolar automática junta duas compras: a porta, que o fabricante cobra por metro quadrado, com lâminas, guias e eixo, e o motor, cobrado pela capacidade em quilos. Nós cuidamos do motor e da automação. Se a porta já existe, o orçamento é grátis, por foto do rolo e pelas medidas.",
        "Uma porta de enrolar automática tem o preço formado pela área da cortina, pelo tipo de lâmina e pelo motor. A porta em si é feita por fábrica ou serralheria; nós vendemos e instalamos o motor, também em porta que hoje sobe na mão. Largura, altura e foto do rolo bastam para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da porta automática"],
        slots: [
          [
            "Peça os dois valores em separado, para comparar. Na porta, o que pesa é a área e a lâmina; na automação, o peso da cortina e o uso. Como referência, trocar o motor de um portão pesado custa de {price.heavySwap}, com mão de obra.",
            "Separe a porta de enrolar da automação no orçamento, porque cada parte encarece por motivos diferentes. Para comparar, a troca do motor de um portão pesado fica de {price.heavySwap}, com mão de obra.",
          ],
        ],
        bullets: [
          "Área: largura vezes altura, mais o que enrola em cima do vão",
          "Lâmina: fechada, perfurada ou vazada, e a espessura da chapa",
          "Motor: capacidade um terço acima do peso da cortina",
          "Comandos: controles, botoeira, sensor do vão e nobreak",
          "Obra: ponto de energia perto do rolo, na tensão do motor, e acerto de guias",
        ],
      },
      {
        about: "choose",
        headings: ["Porta nova ou motor na porta que você tem"],
        slots: [
          [
            "Se a cortina sobe reta e as guias estão inteiras, pôr motor na porta manual sai bem mais barato que trocar tudo. A mola antiga é retirada ou ajustada pelo técnico. Lâmina solta e guia amassada se consertam antes.",
            "A porta manual em bom estado quase sempre aceita motor, e isso custa bem menos que uma porta nova. O técnico tira ou ajusta a mola e corrige guias e lâminas. Só a cortina muito amassada pede porta nova.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber o valor"],
        slots: [
          [
            "Tudo se mede com a porta fechada e sem tocar na mola, que fica tensionada.",
            "Com a porta abaixada, em poucos minutos você reúne estes dados. Não mexa na mola.",
          ],
        ],
        steps: [
          "Meça a largura entre as guias e a altura do vão.",
          "Fotografe o rolo, as duas pontas do eixo e as guias.",
          "Diga se a lâmina é fechada, perfurada ou vazada.",
          "Conte quantas vezes por dia a porta vai abrir.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto pesa uma porta de enrolar de 3 x 3 metros?",
        answers: [
          "De 60 a 120 kg, conforme a lâmina. A capacidade do motor fica um terço acima do peso da cortina.",
          "A cortina de 9 m² pesa em geral de 60 a 120 kg, e o motor é escolhido um terço acima.",
        ],
      },
      {
        question: "A porta automática abre sem luz?",
        answers: [
          "Abre pela corrente manual do motor, do lado de dentro, com o disjuntor desligado. Um nobreak evita isso onde a energia falta muito.",
          "Sim, pela corrente do próprio motor, de dentro da loja e com a energia desligada.",
        ],
      },
      {
        question: "Qual é a garantia do motor da porta?",
        answers: [
          "No motor que vendemos são {warranty.motor} de fábrica, e na instalação, {warranty.installation}.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos da porta inteira, do rolo e das guias, com a largura e a altura do vão",
  },
  {
    id: "resistencia-das-bobinas",
    broader: "queimou",
    label: "Resistência das bobinas do motor",
    phrase: "a resistência das bobinas do motor",
    intent: "question",
    asks: combine(
      ["resistência", "medir resistência", "quantos ohms", "ohms", "valor resistência"],
      [
        "bobinas motor",
        "bobina motor",
        "bobinas motor portão",
        "enrolamento motor",
        "enrolamentos motor portão",
        "motor portão",
      ],
    ),
    answers: {
      any: [
        "A resistência da bobina do motor de 1/3 ou 1/4 HP não tem um valor único em ohms. Em 220 V, a leitura típica é de algumas dezenas de ohms do fio comum a cada ponta, e em 127 V, de cerca de um quarto disso. O motor está bom quando as duas leituras são iguais.",
        "Quantos ohms dá a bobina do motor do portão depende do modelo, então compare uma com a outra: do fio comum a cada um dos dois, a leitura deve ser igual, e entre os dois, o dobro. Sem leitura, a bobina abriu ou o protetor térmico desarmou. Leitura até a carcaça é fuga, com risco de choque.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como ler as medidas"],
        slots: [
          [
            "O motor residencial comum tem duas bobinas iguais, uma para cada sentido, e três fios. O fio comum pertence às duas. Para achar o comum, meça os três pares: o par que dá o maior valor são as duas pontas, e o fio que sobra é o comum. Quanto mais forte o motor, menor a leitura em ohms.",
            "São duas bobinas iguais e três fios, por isso há três medidas. O par de fios com a maior leitura são as pontas, e o terceiro fio é o comum. Um motor mais forte mostra menos ohms, e a versão de 127 V mostra menos que a de 220 V. Sem a ficha do fabricante, compare as duas bobinas entre si.",
          ],
        ],
        bullets: [
          "Duas leituras iguais e a terceira o dobro: bobinas boas",
          "Uma leitura bem menor que a outra: bobina em curto",
          "Sem leitura num dos pares: bobina aberta ou protetor térmico desarmado; espere esfriar e meça de novo",
          "Leitura entre um fio e a carcaça: fuga, com risco de choque",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico mede as bobinas"],
        slots: [
          [
            "A medição é rápida, mas fica dentro do motor, onde há tensão da rede e um capacitor carregado. Por isso não é teste para o morador.",
            "Esta é a sequência do técnico. Ela começa por tirar toda a energia, inclusive a do capacitor, que dá choque mesmo com o motor desligado.",
          ],
        ],
        steps: [
          "Desligar o disjuntor, confirmar que não há tensão e descarregar o capacitor.",
          "Soltar da placa os três fios do motor e os do capacitor, para medir só as bobinas.",
          "Medir do comum a cada ponta e entre as duas pontas.",
          "Medir de cada fio à carcaça com o megômetro, porque o multímetro comum só mostra fuga grande.",
          "Repetir com o motor frio, se não deu leitura com ele quente.",
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer com o resultado"],
        slots: [
          [
            "Se as bobinas estão iguais e sem fuga, o defeito está no capacitor, na placa ou na folha pesada. Se uma bobina abriu ou entrou em curto, há dois caminhos: rebobinar, o que raramente compensa em motor de casa, ou trocar o motor, de {price.homeSwap} com mão de obra.",
            "Com medidas boas, a procura segue pelo capacitor, pela placa e pelo peso do portão. Com uma bobina ruim, compare a rebobinagem com o motor novo, que em casa custa de {price.homeSwap}, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bobinas iguais e o motor só ronca: o que é?",
        answers: [
          "Em geral é o capacitor, a peça que dá a partida, ou a folha presa. Os dois são vistos antes de trocar o motor.",
          "Suspeite do capacitor fraco e do portão emperrado. Bobina boa não impede o ronco.",
        ],
      },
      {
        question: "Motor com inversor se mede do mesmo jeito?",
        answers: [
          "Não. O motor com inversor costuma ser trifásico, e as três leituras entre os fios devem ser iguais.",
          "O motor de inversor costuma ter três bobinas. Nele, a leitura entre quaisquer dois fios deve ser a mesma.",
        ],
      },
      {
        question: "A cor dos fios mostra qual é o comum?",
        answers: [
          "Não dá para confiar na cor, que muda de marca para marca. O comum se acha pela medida ou pelo esquema do manual.",
          "Nem sempre. Cada fabricante usa cores próprias, e um conserto antigo pode ter trocado os fios. Vale a medida.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo com som de uma tentativa",
  },
  {
    id: "ligar-interfone-hdl",
    broader: "interfone",
    label: "Ligar interfone HDL no portão eletrônico",
    phrase: "a ligação do interfone HDL no portão eletrônico",
    intent: "how-to",
    asks: [
      ...combine(
        ["ligar interfone hdl", "ligação interfone hdl", "instalar interfone hdl", "ligar porteiro eletrônico hdl"],
        ["portão", "portão eletrônico", "motor portão", "placa portão", "garagem"],
      ),
      "interfone hdl abrir portão garagem",
      "interfone hdl abre portão garagem",
    ],
    answers: {
      any: [
        "Para ligar o interfone HDL no portão eletrônico, leva-se o comando de abrir do interfone à entrada de botoeira da placa do motor. Nos modelos em que a tecla manda tensão para a fechadura, um relé fica no meio, porque essa tensão queima a placa. Com contato seco, que não tem tensão, os dois fios vão direto. A placa é do técnico.",
        "O interfone HDL abre o portão eletrônico como se fosse uma botoeira: dois fios vão do contato dele aos bornes comum (COM) e BOT da placa. Se o seu HDL só tem saída para fechadura, que leva tensão, é preciso um relé entre os dois. Você passa o cabo, e o técnico liga no motor, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da ligação do HDL"],
        slots: [
          [
            "O manual do seu modelo HDL mostra os bornes da unidade de fora. Procure a saída da fechadura e veja se ela fornece tensão ou só fecha um contato.",
            "Antes de passar fio, descubra no manual do HDL que saída a tecla de abrir aciona. É ela que decide se entra um relé.",
          ],
        ],
        steps: [
          "Anote o modelo do HDL e veja no manual a saída da fechadura ou do portão.",
          "Passe um cabo de dois fios do interfone até o motor, em tubo separado da rede elétrica.",
          "Se a saída tem tensão, ligue-a à bobina de um relé da mesma tensão.",
          "Do contato do relé, ou do contato seco do interfone, leve os dois fios até o motor.",
          "Com o disjuntor desligado, o técnico prende os fios no comum e no BOT da placa.",
          "Com a tampa fechada e a passagem livre, religue e teste pelo interfone e pelo controle.",
        ],
      },
      {
        about: "what",
        headings: ["Fechadura e portão no mesmo interfone"],
        slots: [
          [
            "A fechadura elétrica da porta social e o motor da garagem são comandos diferentes: a primeira precisa de corrente por um instante, e o segundo, só de um contato. Para abrir os dois, use um interfone com duas teclas de abertura ou ponha um botão próprio para a garagem.",
            "Se o HDL já abre a fechadura da porta social, a mesma tecla não deve abrir também a garagem, senão as duas entradas se abrem juntas. O melhor é um modelo com segunda tecla ou uma botoeira ao lado do monofone.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Erros que queimam a placa"],
        slots: [
          [
            "Estes são os erros mais comuns. Todos aparecem só depois de religar, quando o estrago já foi feito.",
            "Quase toda placa queimada nesse serviço vem de um destes enganos.",
          ],
        ],
        bullets: [
          "Ligar a saída da fechadura direto no BOT, sem relé",
          "Passar o cabo do interfone junto do fio de força, o que faz o portão abrir sozinho",
          "Emendar fio em lugar úmido",
          "Deixar o portão abrir de longe sem fotocélula funcionando",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo interfone HDL abre portão eletrônico?",
        answers: [
          "Quase todos, direto ou com um relé, porque para a placa do motor ele é só um botão. O modelo diz qual dos dois casos é o seu.",
          "Em geral, sim. Muda apenas se o contato vai direto ou passa por um relé.",
        ],
      },
      {
        question: "Que relé usar entre o HDL e a placa?",
        answers: [
          "Um relé com a tensão da saída da fechadura, que está no manual, e um contato aberto em repouso. Ele fica perto do interfone ou do motor.",
          "O da mesma tensão e do mesmo tipo de corrente da saída da fechadura. Na dúvida, mande a foto do manual ou da etiqueta.",
        ],
      },
      {
        question: "A tecla do interfone também fecha o portão?",
        answers: [
          "Fecha, porque a placa trata o toque como botoeira: um abre, outro fecha. Só use vendo a passagem.",
          "Sim, cada toque abre, para ou fecha. Feche só quando enxerga o portão.",
        ],
      },
    ],
    photo: "fotos do interfone HDL, por dentro e por fora, e da etiqueta do motor",
  },
  {
    id: "trocar-rele-da-placa",
    broader: "placa",
    label: "Como trocar o relé da placa",
    phrase: "a troca do relé da placa do portão",
    intent: "how-to",
    asks: combine(
      ["como trocar", "trocar", "troca", "substituir", "soldar"],
      [
        "relé placa portão",
        "relé placa",
        "relé colado placa portão",
        "relé central portão",
        "relé motor portão",
        "relé grudado",
      ],
    ),
    answers: {
      any: [
        "Para trocar o relé colado da placa do portão, a placa sai do motor, o relé é dessoldado na bancada e entra outro de mesma tensão de bobina, mesma corrente e mesmos pinos. É serviço de quem solda placas, com o disjuntor desligado e o capacitor descarregado. Os controles gravados continuam na memória.",
        "O relé da placa do portão se troca com solda: retira-se a placa, tira-se o relé colado sem arrancar a trilha e solda-se um igual em tensão, corrente e pinagem. Não faça com a placa no motor, porque ali há tensão da rede. Até lá, deixe o disjuntor desligado, pois o motor não para sozinho.",
      ],
      price: [
        "Trocar o relé da placa do portão é um dos reparos mais baratos: a peça custa pouco, e o que se paga é a mão de obra de soldar e testar. Se a trilha queimou junto, o valor passa a ser o da placa nova. O orçamento é grátis, pela foto da etiqueta do motor.",
        "O preço da troca do relé da placa do portão é quase todo mão de obra, porque o relé em si é barato. Pela foto da etiqueta do motor orçamos de graça o reparo e, para comparar, a placa nova do mesmo modelo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A troca do relé, passo a passo"],
        slots: [
          [
            "O técnico segue esta ordem. A causa vem junto, porque o relé novo cola outra vez se o motor continuar puxando corrente demais.",
            "Esta é a sequência na bancada. Ela só termina depois de medir por que o contato do relé antigo derreteu.",
          ],
        ],
        steps: [
          "Desligar o disjuntor, descarregar o capacitor e fotografar todos os fios.",
          "Retirar a placa e medir qual dos relés ficou com o contato fechado.",
          "Dessoldar com sugador, sem aquecer demais a trilha.",
          "Conferir no corpo do relé a tensão da bobina, a corrente do contato e o desenho dos pinos.",
          "Soldar o novo, limpar a placa e testar na bancada.",
          "Remontar, medir a corrente do motor e fazer vários ciclos.",
        ],
      },
      {
        about: "choose",
        headings: ["Que relé comprar"],
        slots: [
          [
            "Os dados estão escritos no corpo da peça. Um relé com corrente menor cola em poucos dias, e com bobina de outra tensão não arma ou queima.",
            "Copie o que está impresso no relé antigo. Pinos iguais não bastam, porque a tensão da bobina e a corrente mudam.",
          ],
        ],
        bullets: [
          "Tensão da bobina: 12 V ou 24 V, conforme a placa",
          "Corrente do contato: igual ou maior que a do antigo",
          "Pinos: mesmo número e mesma posição",
          "Os dois relés do motor têm a mesma idade: troque o par",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o relé colou"],
        slots: [
          [
            "O contato solda quando passa corrente acima do que ele aguenta. Folha pesada, capacitor fraco e inversões seguidas, sem pausa entre abrir e fechar, são as causas mais vistas. Sem corrigi-las, o conserto dura pouco.",
            "Corrente alta derrete a ponta do contato e ele não abre mais. Isso acontece com portão pesado, capacitor gasto ou comando de abrir e fechar repetido. Por isso a folha e o capacitor são testados junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso bater na placa para soltar o relé?",
        answers: [
          "Não. Ele volta a colar, às vezes com o portão andando, e a batida trinca a solda.",
          "Não adianta: o contato já derreteu e cola de novo, com risco de choque para quem mexe.",
        ],
      },
      {
        question: "Compensa trocar o relé ou a placa inteira?",
        answers: [
          "O relé sozinho compensa quando as trilhas estão boas. Trilha queimada ou oxidação espalhada pedem placa nova.",
          "Placa limpa e só um relé ruim: troque o relé. Com trilha carbonizada, a placa nova é mais segura.",
        ],
      },
      {
        question: "Preciso gravar os controles depois da troca do relé?",
        answers: [
          "Não, porque a memória fica em outra parte da placa. Só a troca da placa inteira obriga a gravar.",
          "Em geral não. Os controles e o percurso continuam gravados.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se a placa já saiu, uma dela",
  },
  {
    id: "por-que-o-motor-queima",
    broader: "queimou",
    label: "Por que o motor do portão queima",
    phrase: "o motivo de o motor do portão queimar",
    intent: "question",
    asks: [
      "motivo motor portão queimar",
      "motivo motor queimar",
      "causas motor portão queimar",
      "causas motor queimar",
      "o que causa queima motor portão",
      "motor portão queima sempre",
      "motor queima sempre",
      "motor portão queima toda hora",
      "motor portão queima direto",
    ],
    answers: {
      any: [
        "O motor do portão queima quase sempre por esforço: a folha está pesada ou travada, o capacitor está fraco ou ele abre mais vezes do que aguenta. Nos três casos o fio de cobre esquenta até o verniz derreter. Corrigir a folha antes de trocar o motor é o que evita queimar o próximo.",
        "Motor de portão queima porque fica com energia e sem girar, ou gira com peso demais. As causas mais comuns são trilho ou roldana travada, contrapeso fora, capacitor fraco e motor de casa em portão de muito uso. Tensão errada e água também queimam. Ronco sem movimento é o aviso: desligue o disjuntor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["As causas, da mais comum à mais rara"],
        slots: [
          [
            "O enrolamento é um fio de cobre coberto de verniz, que isola uma volta da outra. Quando esquenta demais, o verniz derrete, o cobre se encosta e o motor entra em curto.",
            "Dentro do motor há voltas de fio de cobre isoladas por verniz. Calor demais derrete esse verniz, e o motor queima por dentro, mesmo com a placa boa.",
          ],
        ],
        bullets: [
          "Folha pesada: trilho sujo, roldana gasta, dobradiça caída ou contrapeso fora",
          "Capacitor fraco: o motor ronca, não parte e esquenta em segundos",
          "Uso acima do limite: motor residencial em prédio ou comércio",
          "Fim de curso que não desliga: o motor força contra o batente",
          "Tensão errada ou fio fino, que derruba a força na partida",
          "Água ou umidade dentro da carcaça",
        ],
      },
      {
        about: "signs",
        headings: ["Os avisos antes de queimar"],
        slots: [
          [
            "O motor raramente queima sem avisar. Carcaça quente demais para a mão, cheiro de verniz, portão mais lento e paradas no meio que passam depois de esfriar mostram que ele está no limite. Nesse ponto o conserto ainda costuma ser só do capacitor ou da folha.",
            "Antes de queimar, ele esquenta a ponto de não se poder encostar, cheira a verniz, fica lento e desliga sozinho até esfriar. Quem chama o técnico nessa hora em geral troca um capacitor ou uma roldana, e não o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que queime de novo"],
        slots: [
          [
            "A prevenção é quase toda da folha. Um portão que anda leve na mão, no teste do técnico, não queima motor.",
            "Cuide do que faz o motor sofrer. Na revisão, o técnico solta a folha e mede a corrente, e os dois mostram o esforço.",
          ],
        ],
        bullets: [
          "Revisão {visits.home} em casa e {visits.business} em prédio e comércio",
          "Trilho varrido e roldanas trocadas antes de travar",
          "Disjuntor desligado ao primeiro ronco sem movimento",
          "Motor com um terço de folga sobre o peso da folha",
          "Protetor de surto no quadro, que poupa a placa",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Falta de luz queima o motor?",
        answers: [
          "A falta, não; o pico na volta da energia costuma queimar a placa, e não o enrolamento. O protetor de surto reduz o risco.",
          "É mais comum o pico da volta queimar a placa. O enrolamento queima por esforço e calor.",
        ],
      },
      {
        question: "Motor queimado tem conserto?",
        answers: [
          "Tem, por rebobinagem, mas em motor de casa ela custa perto de um novo. A troca fica de {price.homeSwap}, com mão de obra.",
          "Rebobinar é possível e compensa mais em motor grande. Em casa, a troca costuma sair melhor, de {price.homeSwap} já instalada.",
        ],
      },
      {
        question: "O motor novo queimou em pouco tempo. É garantia?",
        answers: [
          "Se for defeito do motor, sim. Se a causa foi folha pesada ou ligação errada, a fábrica pode recusar, por isso a vistoria da folha vem antes.",
          "Depende da causa. Guarde a nota e peça que a folha e a tensão sejam medidas antes de acionar a fábrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo de uma abertura, se ele ainda anda sem risco",
  },
  {
    id: "desprogramou-depois-da-luz",
    broader: "falta-de-energia",
    label: "Portão desprogramou depois que faltou luz",
    phrase: "o portão que desprogramou depois que faltou luz",
    intent: "repair",
    asks: combine(
      ["faltou luz", "faltou energia", "acabou luz", "acabou energia", "queda luz", "queda energia"],
      [
        "desprogramou",
        "portão desprogramou",
        "portão desprogramado",
        "portão desconfigurou",
        "desconfigurou portão",
        "perdeu programação",
      ],
    ),
    answers: {
      any: [
        "Quando falta energia e o portão parece desprogramado, quase sempre a central só perdeu a posição da folha. Deixe a passagem livre, faça uma abertura e um fechamento completos, devagar e à vista, e ela se acha. Se os controles não abrem ou a folha bate, o percurso precisa ser gravado, desde {price.preventive} em casa, sem peças.",
        "O portão que desprogramou porque faltou energia costuma voltar sozinho depois de um ciclo inteiro, que muitas centrais fazem em velocidade lenta. Desligue o disjuntor por um minuto, religue e acione uma vez, de longe. Sem melhora, o técnico grava o percurso e os controles a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem"],
        slots: [
          [
            "Tire o carro e as pessoas da passagem, porque o primeiro movimento pode vir no sentido contrário ao esperado. Não abra a tampa nem aperte botões da placa.",
            "Fique longe da folha e com o vão vazio: depois da queda, o portão pode abrir quando se espera que feche. A tampa do motor continua fechada.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor ou o DR caiu e religue uma única vez.",
          "Desligue o disjuntor do portão por um minuto e ligue de novo.",
          "Acione uma vez pela botoeira e deixe a folha ir até o fim.",
          "Acione outra vez e deixe voltar por completo.",
          "Teste um controle; se ele não abre e a botoeira abre, o cadastro ou o receptor falhou.",
          "Se a folha bate, inverte ou para no meio, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que se perde quando falta luz"],
        slots: [
          [
            "Controles e percurso ficam numa memória que não depende de energia. O que se perde é a conta de onde a folha estava, nas centrais que medem tempo ou voltas do motor. Se os controles sumiram de verdade, foi o pico na volta da luz que atingiu a placa ou o receptor.",
            "A memória da placa guarda controles e percurso mesmo sem luz. Só a posição da folha se perde, quando a queda pega o portão em movimento. Cadastro apagado é sinal de defeito na placa, em geral causado pelo pico da volta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não acontecer outra vez"],
        slots: [
          [
            "Um protetor de surto no quadro, com fio terra, poupa a placa do pico. Onde a luz cai muito, um nobreak próprio para motor mantém a central ligada e ainda abre algumas vezes. Fim de curso em ordem faz a folha se achar sozinha depois da queda.",
            "Peça que o técnico confira o fim de curso, que é o sensor das paradas: com ele bom, a central se acha depois de cada queda. O protetor de surto guarda a placa, e o nobreak feito para motor evita que ela desligue.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Quase nunca. Só se nenhum controle abre e a botoeira funciona; nesse caso o receptor também é testado.",
          "Em geral não, porque a memória não depende da luz. Se todos ficaram mudos, o receptor precisa de medição.",
        ],
      },
      {
        question: "O portão ficou lento depois da queda. É normal?",
        answers: [
          "É, no primeiro ciclo: a central procura o fim do percurso devagar. Se continuar lento, chame o técnico.",
          "No primeiro abrir e fechar, sim. Depois disso ele deve voltar à velocidade de sempre.",
        ],
      },
      {
        question: "Posso apertar o botão da placa para reprogramar?",
        answers: [
          "Melhor não: um toque longo apaga todos os controles em muitas placas, e ao lado há tensão da rede.",
          "Não abra a tampa. O botão errado apaga os controles, e ali passa a rede elétrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo, de longe, do que o portão faz ao acionar",
  },
  {
    id: "cancela-ppa-barrier",
    broader: "cancela",
    label: "Cancela PPA Barrier",
    phrase: "a cancela PPA Barrier",
    intent: "price",
    asks: [
      "cancela ppa barrier",
      "cancela barrier",
      "ppa barrier",
      "cancela ppa preço",
      "cancela ppa barrier preço",
      "cancela ppa valor",
    ],
    answers: {
      any: [
        "A cancela PPA Barrier não tem preço de tabela aqui: o valor depende da versão, do comprimento da barra e do acesso, por tag, controle ou botão. Some a base de concreto, o ponto de energia e o sensor que impede a barra de descer sobre o carro. O orçamento é grátis, pela foto da entrada e pela largura da passagem.",
        "O preço da cancela PPA Barrier muda com a versão e com o tamanho da barra, que segue a largura da pista. Entram também o sensor de segurança, a instalação e o modo de abrir. Mande a foto da entrada e quantos carros passam na hora de pico, e respondemos de graça se atendemos o modelo e quanto fica.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de escolher a Barrier"],
        slots: [
          [
            "Cancelas da mesma linha servem a usos diferentes, e a ficha de cada versão diz o limite. Compare estes dados com a sua entrada.",
            "O nome Barrier aparece em mais de uma versão. Leia na ficha ou na etiqueta o que a sua entrada exige.",
          ],
        ],
        bullets: [
          "Comprimento da barra: cobre a pista sem encostar no outro lado",
          "Ciclos por hora: mais que os carros da hora cheia",
          "Tempo de abertura: rápido onde se forma fila",
          "Teto baixo: barra articulada, que dobra no alto",
          "Tensão da rede: 127 ou 220 V, como na etiqueta",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento"],
        slots: [
          [
            "Três partes formam o valor: o equipamento, a obra e o acesso. A obra é a base de concreto, o cabo até o quadro e o laço, um fio sob o piso que percebe o carro. O acesso vai do controle simples à leitura de tag ou de placa.",
            "Separe na proposta o equipamento, a base com a parte elétrica e o sistema de acesso. O laço no piso e a fotocélula são a proteção contra a barra descer sobre o carro e não devem ficar de fora.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se a Barrier já está instalada"],
        slots: [
          [
            "A barra que bate, treme ou não fica em pé pede regulagem da mola, que fica tensionada dentro do gabinete e só o técnico mexe. Em entrada de movimento, a revisão é {visits.business}, no mínimo.",
            "Peça revisão quando a barra desce batendo ou não para na horizontal. Dentro do gabinete há uma mola sob tensão, perigosa mesmo sem energia, por isso ninguém da equipe abre a tampa. A revisão é {visits.business}, ou mais com muito movimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizados da PPA?",
        answers: [
          "Não, somos independentes. Equipamento na garantia de fábrica deve ser visto primeiro pela rede da marca.",
          "Somos assistência independente. Se a cancela está na garantia, procure antes a rede do fabricante.",
        ],
      },
      {
        question: "A cancela Barrier funciona com tag?",
        answers: [
          "Funciona: o leitor é ligado à entrada de comando da central, como um botão.",
          "Sim, o leitor de tag aciona a central do mesmo modo que uma botoeira.",
        ],
      },
      {
        question: "Como abrir a cancela sem luz?",
        answers: [
          "Pelo destravamento manual, com a chave do modelo e a energia desligada. Entrada que não pode parar leva nobreak.",
          "Com a chave de destravamento do gabinete, por quem foi treinado. Um nobreak evita a parada.",
        ],
      },
    ],
    photo: "fotos da entrada, do teto e do piso, com a largura da passagem e o número de carros na hora de pico",
  },
  {
    id: "deslizante-industrial-de-8-metros",
    broader: "industria",
    label: "Portão deslizante industrial de 8 metros",
    phrase: "o portão deslizante industrial de 8 metros",
    intent: "buying",
    asks: combine(
      ["deslizante industrial", "correr industrial", "portão industrial", "portão galpão", "portão fábrica"],
      ["6 metros", "7 metros", "8 metros", "10 metros", "12 metros", "8m", "10m"],
    ),
    answers: {
      any: [
        "Um portão deslizante industrial de 8 metros usa motor de uso intenso, escolhido pelo peso da folha. Com 3 metros de altura, a folha de gradil pesa perto de 200 a 300 kg, e a de chapa fechada, de 250 a 500 kg. Some um terço de folga. A troca do motor, com mão de obra, fica de {price.heavySwap}.",
        "Para um portão deslizante industrial de 8 metros, calcule o peso da folha e some um terço. Uma folha de chapa de 8 por 3 metros pesa até uns 500 kg e usa motor de 700 kg ou mais; uma de 1.500 kg usa motor de 2.000 kg. Na troca, motor e mão de obra custam de {price.heavySwap}. O primeiro motor é orçado de graça, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor desse portão"],
        slots: [
          [
            "Compare estes pontos na ficha do motor. O peso da folha é só metade da escolha, e a outra metade é quantas vezes o portão abre na troca de turno.",
            "Dois números da ficha decidem: os quilos que o motor move e os ciclos por hora, que são as aberturas que ele aguenta sem esquentar.",
          ],
        ],
        bullets: [
          "Peso: a capacidade do motor fica um terço acima do peso da folha",
          "Ciclos por hora: o número da ficha passa das aberturas da hora mais cheia",
          "Partida: o inversor acelera e freia aos poucos e poupa o trilho e a cremalheira",
          "Cremalheira: barra de aço em toda a folha, com o dente (módulo) do motor escolhido",
          "Rede: a etiqueta do motor diz se ele é monofásico ou trifásico, e o circuito é só dele",
        ],
      },
      {
        about: "check",
        headings: ["O que uma folha de 8 metros exige do piso"],
        slots: [
          [
            "A folha longa precisa de trilho nivelado e bem preso no concreto, porque a roda sente qualquer degrau. O portão usa rodas maiores, guia firme em cima e batente nas duas pontas. Ao lado do vão, deixe livre a largura inteira da folha e mais uns 50 centímetros.",
            "O caminhão amassa o trilho fraco ao passar. Por isso a base de concreto e o perfil reforçado contam tanto quanto o motor. A folha recua inteira para o lado e precisa de mais de 8 metros de muro livre. Sem esse espaço, use duas folhas ou um portão telescópico.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Proteção de quem passa"],
        slots: [
          [
            "Portão pesado em local de trabalho não pode depender de um sensor só. Estes itens entram no projeto desde o começo.",
            "A folha leva tempo para parar, e por isso a proteção é dupla. Peça que a proposta traga estes itens.",
          ],
        ],
        bullets: [
          "Fotocélulas em duas alturas, para carro e caminhão",
          "Borda sensível, que para a folha ao toque",
          "Sinaleiro e sirene durante o movimento",
          "Botão de parada na guarita",
          "Entrada separada para quem anda a pé",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor desse portão"],
        slots: [
          [
            "Se o portão já tem motor, a troca fica de {price.heavySwap}, com mão de obra, e o peso decide o lugar na faixa. No primeiro motor somam-se a base de concreto, a cremalheira de aço e o circuito elétrico, orçados de graça por foto.",
            "A troca do motor em portão pesado custa de {price.heavySwap}, com mão de obra. Quando o portão ainda é manual, entram também a base, a cremalheira por metro e o ponto de energia, cada item com o seu preço no orçamento grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fabricam o portão de 8 metros?",
        answers: [
          "Não: a folha é da serralheria. Nós escolhemos, instalamos e consertamos o motor e os sensores.",
          "A folha é feita por serralheiro. O motor, a central e a automação são conosco.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "A montagem leva de {time.heavy}, com a base de concreto curada e o ponto de energia prontos. O horário é combinado fora da entrada de caminhões.",
          "Em portão pesado, a montagem leva de {time.heavy}. Uma base de concreto nova é feita alguns dias antes, para endurecer, e nesse tempo o portão abre como antes.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Revise o portão {visits.business}, no mínimo. Onde há vários turnos ou muito caminhão, o intervalo deve ser menor.",
          "Faça a revisão {visits.business}, ou mais vezes se muitos caminhões passam sobre o trilho.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do espaço ao lado, com a largura, a altura e o material",
  },
  {
    id: "portao-do-predio-quebrado-quem-responde",
    broader: "predio",
    label: "Portão do condomínio quebrado: de quem é a responsabilidade",
    phrase: "a responsabilidade pelo portão quebrado do condomínio",
    intent: "question",
    asks: [
      ...combine(
        [
          "portão condomínio quebrado",
          "portão garagem condomínio quebrado",
          "portão prédio quebrado",
          "portão quebrado condomínio",
        ],
        [
          "responsabilidade",
          "de quem é responsabilidade",
          "responsável",
          "quem responde",
          "quem conserta",
          "quem paga",
        ],
      ),
      "conserto portão condomínio responsabilidade",
    ],
    answers: {
      any: [
        "A responsabilidade pelo portão de garagem quebrado do condomínio é do próprio condomínio: ele é área comum, o síndico manda consertar e a despesa é dividida entre todos. Se um morador, visitante ou empresa causou a quebra, o condomínio conserta e cobra de quem causou, com as imagens e o orçamento.",
        "Quando o portão da garagem do condomínio está quebrado, quem responde pelo conserto é o condomínio, por meio do síndico, a quem o Código Civil (artigo 1.348) manda conservar a área comum. O morador só paga sozinho se foi ele quem quebrou. Até o reparo, o portão deve ficar desligado e sinalizado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem responde em cada caso"],
        slots: [
          [
            "O uso normal gasta peças, e isso é despesa de todos. Muda quando alguém causou o dano ou quando o defeito já era conhecido. Em disputa, um advogado avalia as provas.",
            "A pergunta que decide é por que o portão quebrou. A divisão abaixo é a mais comum, e a convenção ou um juiz pode decidir de outro modo.",
          ],
        ],
        bullets: [
          "Desgaste ou falha elétrica: condomínio, na despesa comum",
          "Morador ou visitante que bateu: quem causou, ou o morador que recebeu",
          "Serviço recente malfeito: a empresa, dentro dos 90 dias da lei ou da garantia dada",
          "Portão que atingiu carro ou pessoa: em regra o condomínio, se faltou manutenção",
          "Defeito avisado e ignorado: pesa contra o síndico",
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico faz no mesmo dia"],
        slots: [
          [
            "Portão quebrado em uso é o que transforma um conserto em acidente. Siga a ordem e guarde o registro.",
            "Primeiro se evita o acidente, depois se discute a conta. Anote a hora de cada passo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e isole a passagem.",
          "Fotografe o defeito e guarde as imagens da câmera.",
          "Avise os moradores e use a outra entrada, se houver.",
          "Peça orçamento por escrito, com a causa provável.",
          "Aprove o reparo necessário e preste contas na assembleia.",
          "Se houve culpado, envie a ele o laudo e o orçamento por escrito.",
        ],
      },
      {
        about: "cost",
        headings: ["Como a despesa é paga"],
        slots: [
          [
            "O conserto do que quebrou é reparo necessário e costuma ser pago com a verba de manutenção, sem esperar assembleia. Gasto alto, como um motor novo, é comunicado e, conforme a convenção, votado. Em portão de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra.",
            "Reparo urgente o síndico pode aprovar sozinho e explicar depois. Quando o valor é alto, a convenção diz se passa por assembleia. Como referência, um motor de portão de prédio trocado custa de {price.heavySwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode demorar a consertar o portão?",
        answers: [
          "Não sem motivo. O morador pode pedir providência por escrito ao síndico e levar o caso à assembleia ou à Justiça.",
          "A conservação é dever do síndico. Peça o conserto por escrito, com data, e guarde a resposta.",
        ],
      },
      {
        question: "Furtaram meu carro com o portão quebrado. Quem paga?",
        answers: [
          "Depende da convenção e das provas: muitas afastam a responsabilidade por furto. Procure um advogado com o boletim de ocorrência.",
          "Nem sempre é o condomínio. A convenção e o aviso prévio do defeito contam, e um advogado avalia.",
        ],
      },
      {
        question: "O seguro do condomínio cobre o portão?",
        answers: [
          "Alguns cobrem dano elétrico, batida ou responsabilidade civil. Avise a seguradora antes de consertar.",
          "Conforme a apólice. Guarde fotos e a peça trocada, que ela pode pedir.",
        ],
      },
    ],
    photo: "fotos do portão, do defeito e da etiqueta do motor",
  },
  {
    id: "distribuidora-de-pecas",
    broader: "pecas",
    label: "Distribuidora de peças para portão eletrônico",
    phrase: "a distribuidora de peças para portão eletrônico",
    intent: "buying",
    asks: combine(
      ["distribuidora", "distribuidor", "fornecedor", "revendedor"],
      [
        "peças portão",
        "peças portão eletrônico",
        "peças portão automático",
        "peças motor portão",
        "peças reposição portão",
        "placas controles portão",
      ],
    ),
    answers: {
      any: [
        "Não somos distribuidora de peças para portão eletrônico, e sim loja: vendemos placa, capacitor, engrenagem, cremalheira, fotocélula e controle, por unidade ou por lista. O técnico manda pelo WhatsApp o código ou a foto de cada item e a quantidade e recebe o preço, o prazo e o frete. Não é preciso comprar em lote.",
        "Quem procura distribuidora de peças para portão eletrônico em São Paulo pode cotar conosco, que somos loja: peça avulsa para o dono do portão e lista para instalador. Cada item é identificado pela etiqueta do motor ou pelo código da placa. Distribuidor de fábrica, em geral, vende em lote e só para empresa com cadastro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Distribuidora ou loja: o que muda para você"],
        slots: [
          [
            "A distribuidora compra da fábrica e revende em lote, com cadastro de CNPJ e pedido mínimo. A loja vende a unidade, ajuda a achar a peça certa e pode instalar. Para um defeito só, a loja resolve; para estoque de oficina, compare os dois preços.",
            "Na distribuidora, o preço por unidade cai, mas é preciso quantidade, CNPJ e saber o código exato. Na loja, você compra uma peça, tira a dúvida por foto e tem a quem reclamar. Quem instala todo dia costuma usar as duas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar na lista de peças"],
        slots: [
          [
            "Pedido com foto evita troca, porque peças parecidas têm medidas diferentes. Para cada item, informe:",
            "A lista completa recebe o preço de uma vez. Estes dados evitam a peça errada:",
          ],
        ],
        bullets: [
          "Placa: nome impresso nela e modelo do motor",
          "Capacitor: microfarads (µF) e volts",
          "Engrenagem e coroa: foto com régua, dentes e furo",
          "Controle: frente, verso e frequência",
          "Cremalheira: metros, nylon ou aço, e o passo dos dentes",
        ],
      },
      {
        about: "safety",
        headings: ["Original, compatível e usada"],
        slots: [
          [
            "Capacitor, rolamento e roldana compatíveis, de mesma medida, trabalham como os originais. Placa de motor com inversor precisa ser a da linha. Evite peça usada sem procedência, principalmente placa, que pode vir com defeito que vai e volta.",
            "Compatível de mesma medida serve em quase tudo; a exceção é a placa de motor com inversor, que só aceita a própria. Placa usada ou recondicionada sem nota costuma sair cara, porque o defeito aparece depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vendem uma peça só?",
        answers: [
          "Vendemos, pelo modelo da etiqueta, com ou sem a troca.",
          "Sim, a venda é por unidade, e a troca é opcional.",
        ],
      },
      {
        question: "Tem nota e garantia na peça?",
        answers: [
          "Sim: a venda tem nota, e a lei dá 90 dias para reclamar de defeito.",
          "Toda peça sai com nota, com os 90 dias da lei.",
        ],
      },
      {
        question: "Técnico tem preço diferente?",
        answers: [
          "Depende da quantidade e do item. Mande a lista e diga que é instalador.",
          "A lista é cotada conforme a quantidade, e a resposta traz a condição.",
        ],
      },
    ],
    photo: "a lista com o código ou a foto de cada peça e a etiqueta do motor",
  },
  {
    id: "portaria-eletronica",
    broader: "controle-de-acesso",
    label: "Portaria eletrônica para condomínio",
    phrase: "a portaria eletrônica do condomínio",
    intent: "question",
    asks: combine(
      ["portaria eletrônica", "portaria automatizada", "portaria digital"],
      ["condomínio", "prédio", "portão", "condomínio portão", "condomínio preço", "residencial"],
    ),
    answers: {
      any: [
        "A portaria eletrônica do condomínio junta interfone, câmeras e controle de acesso, por tag, senha ou rosto, para abrir os portões sem porteiro fixo ou com apoio a distância. Quem opera a portaria é empresa própria do ramo. A nossa parte são os portões: motor de uso intenso, fechadura, sensor de folha aberta e nobreak.",
        "Para ter portaria eletrônica, o condomínio contrata o sistema e a central de atendimento numa empresa de portaria e deixa os portões prontos para receber comando a distância. Nós cuidamos do motor, da fechadura e dos sensores, que são o que mais falha quando não há porteiro. O orçamento é grátis, por foto de cada entrada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o portão precisa ter antes"],
        slots: [
          [
            "Sem alguém no local, um portão que agarra ou não encosta vira entrada aberta. Acerte estes pontos antes de ligar o sistema.",
            "De longe ninguém empurra uma folha que prendeu. Por isso o portão é preparado primeiro.",
          ],
        ],
        bullets: [
          "Motor de uso intenso, que aguente a hora de pico",
          "Sensor que avisa quando a folha ficou aberta",
          "Fotocélula e fechamento automático testados",
          "Nobreak para motor, fechadura e roteador",
          "Uma pessoa do prédio que saiba o destravamento manual",
        ],
      },
      {
        about: "what",
        headings: ["Quem faz cada parte"],
        slots: [
          [
            "A empresa de portaria fornece operador, cadastro, leitores e câmeras. O técnico de portão responde por motor, central, fechadura e sensores. Deixe isso escrito nos dois contratos, para saber quem chamar quando algo para.",
            "Interfone, cadastro e atendimento são da empresa de portaria. Folha, motor e fechadura são do técnico de portão. Com essa divisão no papel, um não empurra o defeito para o outro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a portaria eletrônica compensa"],
        slots: [
          [
            "Compensa em prédio de poucas unidades, onde a escala de porteiros pesa na taxa, e com boa internet. Com muita entrega, moradores idosos ou energia instável, o porteiro presencial ou um sistema misto atende melhor.",
            "Prédio pequeno, com rotina previsível e duas internets, costuma se dar bem. Onde há muita entrega, visita e queda de luz, convém manter alguém no local, ao menos de dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portaria eletrônica e portaria remota são a mesma coisa?",
        answers: [
          "Quase. Eletrônica é o equipamento que abre e registra; remota é quando um operador atende de outro lugar. Muitas empresas vendem as duas juntas.",
          "Os nomes se misturam. Na remota há um atendente a distância; na eletrônica, o morador pode abrir sozinho pelo aplicativo, tag ou senha.",
        ],
      },
      {
        question: "Precisa trocar o motor do portão?",
        answers: [
          "Só se ele é residencial, lento ou desarma na hora de pico. Os leitores se ligam à entrada de botoeira de quase toda central.",
          "Muitas vezes não. A foto da etiqueta mostra se o motor aguenta o número de aberturas.",
        ],
      },
      {
        question: "Vocês instalam a portaria eletrônica?",
        answers: [
          "Instalamos a parte do portão: motor, fechadura, sensor, fotocélula e nobreak. O sistema e o atendimento são da empresa de portaria.",
          "A parte do portão, sim. O cadastro e a central de atendimento ficam com a empresa contratada pelo condomínio.",
        ],
      },
    ],
    photo: "fotos de cada entrada e das etiquetas dos motores, com o número de unidades",
  },
  {
    id: "intelbras-dr",
    broader: "intelbras",
    label: "Motor Intelbras DR",
    phrase: "o motor Intelbras DR",
    intent: "buying",
    asks: [
      ...combine(
        ["motor intelbras dr", "intelbras dr", "motor portão intelbras dr"],
        ["400", "600", "800", "300", "1000", "400 preço", "600 preço", "800 preço"],
      ),
    ],
    answers: {
      any: [
        "O motor Intelbras DR, como o DR 400 ou o DR 600, é bom para portão de correr de casa, se a ficha da versão passa do peso da folha em um terço: 300 kg em motor de 400. Confirme antes se há placa e controle dele na região. Instalamos o que você comprou a partir de {price.installation}.",
        "Um Intelbras DR é bom e serve no seu portão de correr quando a folha pesa até três quartos dos quilos da etiqueta. O número do nome, como 400 ou 600, costuma indicar esse limite, e a ficha confirma. Instalar um motor que já é seu custa a partir de {price.installation}.",
      ],
      price: [
        "O preço do motor Intelbras DR 400, DR 600 ou outro DR é o da loja que o vende, e instalar o que você comprou custa a partir de {price.installation}, se atendermos o modelo. Não temos tabela dessa marca. Para comparar, a troca por um motor de correr das nossas marcas fica de {price.homeSwap} em casa.",
        "O preço de um Intelbras DR depende da loja e da versão, e a instalação de um motor já comprado custa a partir de {price.installation} conosco. Some cremalheira, base e ponto de energia, se faltarem. Para comparar, a troca por um motor de correr das nossas marcas fica de {price.homeSwap}, com tudo montado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O DR serve no seu portão?"],
        slots: [
          [
            "Compare a ficha da versão com o portão antes de olhar o preço. O peso da folha se estima pela área: cerca de 10 kg por metro quadrado no gradil e 20 kg na chapa.",
            "Antes do preço, veja se o motor aguenta a folha. Multiplique a área por 10 kg no gradil ou por 20 kg na chapa e compare com a ficha.",
          ],
        ],
        bullets: [
          "Peso: capacidade da ficha um terço acima da folha",
          "Tipo: folha que corre de lado, com trilho reto",
          "Uso: em prédio, confira os ciclos por hora",
          "Tensão: 127 ou 220 V, como na etiqueta",
          "Controle: a frequência e o código que a central aceita",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do Intelbras DR"],
        slots: [
          [
            "Se a base, a cremalheira e a fiação do motor antigo estão boas, ficam e baixam o valor. Na primeira instalação, elas entram no orçamento, junto com a fotocélula. A instalação tem {warranty.installation} de garantia; a do motor comprado fora é com a loja que o vendeu.",
            "O que encarece é o que falta: base no piso, metros de cremalheira, ponto de energia e fotocélula. O que se aproveita do motor antigo sai da conta. O nosso serviço tem {warranty.installation} de garantia, e o motor, a da loja em que você comprou.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o DR já está instalado"],
        slots: [
          [
            "Motor parado nem sempre é motor queimado: pilha, fotocélula, capacitor e placa se testam antes. Pelo nome inteiro da etiqueta se acha a peça. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Antes de trocar, o técnico mede capacitor, placa e fim de curso e vê se a folha anda leve. O ajuste em casa custa a partir de {price.preventive}, sem peças, e a peça é escolhida pela etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DR 400 quer dizer 400 kg?",
        answers: [
          "O número costuma acompanhar a capacidade, mas quem vale é a ficha da versão. Leia os quilos na etiqueta antes de comprar.",
          "Não conte só com o nome. O peso máximo está na etiqueta e no manual daquela versão.",
        ],
      },
      {
        question: "O Intelbras DR serve em portão basculante?",
        answers: [
          "Não: ele move a folha pela cremalheira, em portão de correr. O basculante usa motor com fuso e braço.",
          "Não serve, porque foi feito para folha que corre no trilho.",
        ],
      },
      {
        question: "Vocês são autorizados da Intelbras?",
        answers: [
          "Não, somos independentes. Motor na garantia de fábrica deve ir primeiro à rede da marca.",
          "Somos loja e assistência independente. Na garantia, procure a rede autorizada com a nota.",
        ],
      },
    ],
    photo: "uma foto do portão de correr inteiro, com a largura e o material, e da etiqueta do motor, se houver",
  },
  {
    id: "fim-de-curso-magnetico",
    broader: "fim-de-curso",
    label: "Fim de curso magnético: como funciona",
    phrase: "o fim de curso magnético",
    intent: "question",
    asks: combine(
      ["fim curso magnético", "fim curso portão magnético", "fim curso ímã"],
      ["como funciona", "funcionamento", "explicação", "para que serve"],
    ),
    answers: {
      any: [
        "O fim de curso magnético funciona com dois ímãs e um sensor: os ímãs ficam presos à cremalheira, um perto de cada ponta, e o sensor fica no motor. Quando o ímã passa na frente dele, o contato fecha, a central sabe que a folha chegou e desliga o motor. Nada encosta, e por isso a peça se gasta pouco.",
        "No portão com fim de curso magnético, um sensor dentro do motor percebe o ímã que anda junto com a folha. Há um ímã para a abertura e outro para o fechamento, e é a posição deles que marca onde o portão para. Se um ímã cai ou sai do lugar, a folha bate ou deixa fresta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As peças do fim de curso magnético"],
        slots: [
          [
            "O sensor mais comum é o reed, uma ampola com duas lâminas que se encostam perto de um ímã. Alguns motores usam o sensor Hall, que é eletrônico e faz o mesmo papel.",
            "Dentro do motor há um contato que fecha quando um ímã se aproxima, chamado reed, ou um sensor eletrônico, o Hall. Os dois só precisam do ímã por perto, sem toque.",
          ],
        ],
        bullets: [
          "Dois ímãs: um marca a parada aberta e o outro, a fechada",
          "Sensor: fica no motor, de frente para a passagem dos ímãs",
          "Distância: poucos milímetros, sempre a mesma no curso",
          "Lado do ímã: em muitos motores a face trocada inverte as paradas",
          "Fio: leva o aviso à placa e pode romper com a vibração",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de defeito"],
        slots: [
          [
            "A falha aparece sempre na parada. Com o disjuntor desligado, dá para ver de fora se um ímã caiu ou girou.",
            "Repare onde e como a folha para. Muitas vezes o problema se vê por fora: um ímã solto ou fora da linha do sensor.",
          ],
        ],
        bullets: [
          "Folha bate no fim e o motor continua: ímã caído ou sensor queimado",
          "Fica uma fresta, sempre igual: ímã adiantado",
          "Para no meio do caminho: ímã solto grudado em outro ponto",
          "Abre e não fecha, ou o contrário: sensor preso num dos lados",
        ],
      },
      {
        about: "visit",
        headings: ["Ajuste e troca"],
        slots: [
          [
            "No portão de correr, o ímã pode ser reapertado na marca antiga, com o disjuntor desligado. A troca do sensor fica dentro do motor e é do técnico, que depois acerta as duas paradas. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
            "Mover o ímã alguns milímetros, sem energia, muda o ponto da parada no portão de correr. Se o sensor não responde, o técnico mede o contato e o fio e troca a peça. Em residência, o ajuste custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer ímã serve no fim de curso?",
        answers: [
          "Não: a força e o lado do ímã precisam ser os do modelo. Um ímã fraco não aciona o sensor, e o lado trocado inverte as paradas.",
          "Use o do mesmo modelo de motor. Ímã diferente pode não acionar o sensor ou acionar cedo demais.",
        ],
      },
      {
        question: "Fim de curso magnético ou de haste: qual é melhor?",
        answers: [
          "O magnético não encosta e dura mais. O de haste, com chave mecânica, é mais simples de trocar. Quem decide é a placa do motor.",
          "O de ímã se gasta menos; o de haste pode entortar. Um não substitui o outro sem a placa certa.",
        ],
      },
      {
        question: "O basculante também usa fim de curso magnético?",
        answers: [
          "Muitos usam, com o ímã no carrinho do fuso e os sensores na coluna. Nele, o ajuste é sempre do técnico.",
          "Sim, em vários modelos, dentro do acionador. Não mexa: a folha fica suspensa ao lado.",
        ],
      },
    ],
    photo: "uma foto dos ímãs na cremalheira e outra da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "como-desligar-o-motor",
    broader: "portao-eletronico",
    label: "Como desligar o motor do portão",
    phrase: "o desligamento do motor do portão",
    intent: "how-to",
    asks: [
      "como desligar motor portão",
      "como desligar motor",
      "como desligar portão",
      "como desligar portão eletrônico",
      "como desligar portão automático",
      "como desliga motor portão",
      "como desliga portão",
      "onde desliga motor portão",
      "onde desliga portão",
      "qual disjuntor desliga portão",
    ],
    answers: {
      any: [
        "Para desligar o motor do portão, baixe o disjuntor dele no quadro de luz e confira se o controle parou de funcionar. Se houver nobreak ou bateria, desligue também. A folha continua presa pelo motor: para movê-la na mão, no portão de correr ou de abrir, é preciso ainda destravar com a chave.",
        "O motor do portão se desliga no disjuntor do quadro de luz, e não pelo controle. Feche a folha antes, baixe o disjuntor marcado como portão e aperte o controle uma vez para ter certeza. Nobreak ou bateria mantém o motor ligado, e por isso precisa ser desligado à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para desligar", "Desligar o portão sem erro"],
        slots: [
          [
            "Leva um minuto, e o melhor é fazer com o portão fechado, porque sem energia ele não obedece a ninguém.",
            "Faça com a folha parada e fechada. Depois de desligado, o portão só anda na mão.",
          ],
        ],
        steps: [
          "Feche o portão e espere a folha parar.",
          "Baixe o disjuntor do portão no quadro de luz.",
          "Desligue o nobreak ou a bateria, se houver.",
          "Aperte o controle: nada deve acontecer.",
          "Para religar, suba o disjuntor com a passagem livre e observe a primeira abertura.",
        ],
      },
      {
        about: "causes",
        headings: ["Se você não sabe qual é o disjuntor", "Como achar o disjuntor do portão"],
        slots: [
          [
            "Se o quadro não tem etiquetas, baixe os disjuntores um a um até o portão deixar de responder ao controle, e marque esse. Se nenhum desliga, há nobreak ou a energia vem de outro quadro, e no prédio ele fica com a administração.",
            "Sem etiqueta no quadro, desligue um disjuntor por vez até o portão não atender mais ao controle, e escreva nele o nome. Quando todos estão baixos e ele ainda anda, procure nobreak, bateria ou um segundo quadro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que muda com o motor desligado", "Portão desligado: o que funciona e o que para"],
        slots: [
          [
            "O motor travado segura a folha mesmo sem energia, e os controles continuam gravados. Param o controle, a fotocélula, a trava elétrica e o interfone, se usa a mesma linha. O basculante só se destrava fechado e sem defeito.",
            "A folha fica presa e a memória não se apaga. Controle, fotocélula e trava elétrica deixam de funcionar, então garanta outra saída. No basculante, só o técnico solta o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o motor apaga os controles?",
        answers: [
          "Não. O cadastro fica na memória da placa. Em alguns modelos, o primeiro ciclo depois de religar é mais lento.",
          "Não apaga. A primeira abertura pode ser lenta, enquanto a placa reencontra o percurso.",
        ],
      },
      {
        question: "Posso puxar o plugue da tomada?",
        answers: [
          "Pode, se a tomada está seca, à mão e longe da folha. O disjuntor é mais seguro, sobretudo com chuva.",
          "Pode em lugar seco. Na chuva, ou com a tomada dentro da caixa do motor, use o disjuntor.",
        ],
      },
      {
        question: "Como desligar só o fechamento automático?",
        answers: [
          "Isso não se faz no disjuntor, e sim na placa: a pausa do fechamento automático é desativada pelo manual ou pelo técnico.",
          "É um ajuste da central, feito conforme o manual. O motor continua ligado e o portão passa a fechar só por comando.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e da etiqueta do motor",
  },
];
