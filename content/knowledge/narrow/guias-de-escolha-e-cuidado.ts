import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const automatic = ["portão automático", "portão eletrônico", "motor portão", "automatizar portão"];

/** What articles promise in their headings: signs, pros and cons, risks, tips for the choice, reasons. */
export const guiasDeEscolhaECuidado: NarrowConcept[] = [
  {
    id: "sinais-de-trocar-o-motor",
    broader: "troca",
    label: "Sinais de que o motor precisa ser trocado",
    phrase: "os sinais de que o motor precisa ser trocado",
    asks: [
      ...combine(
        [
          "sinais",
          "sintomas",
          "indícios",
          "como saber",
          "como saber se",
          "está na hora",
          "chegou hora",
          "hora",
          "momento",
        ],
        ["trocar motor", "trocar motor portão", "motor portão precisa trocado", "motor portão precisa troca"],
      ),
      ...combine(
        ["sinais", "hora", "como saber"],
        ["substituir motor portão", "troca motor portão", "comprar motor novo"],
      ),
      "motivos trocar motor portão",
      "razões trocar motor portão",
      "quando preciso trocar motor portão",
      "preciso trocar motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Os sinais de que o motor do portão precisa ser trocado são cheiro de queimado com o disjuntor caindo, engrenagem gasta por dentro, água na máquina, peça fora de linha e conserto que se repete. Ronco, lentidão e parada no meio, sozinhos, quase sempre têm conserto. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Está na hora de trocar o motor do portão quando o enrolamento queimou, a engrenagem de dentro se gastou, a peça não existe mais ou o conserto custa mais da metade da troca. Barulho e lentidão, sozinhos, não condenam a máquina. Um motor novo em casa fica de {price.homeSwap}, já instalado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Os sinais que pedem um motor novo", "O que mostra que o motor chegou ao fim"],
        slots: [
          [
            "Um sinal destes já justifica a medição no local; dois juntos quase sempre levam à troca.",
            "Observe de fora, com a tampa fechada. Quem confirma é a medição do técnico.",
          ],
        ],
        isCounted: true,
        steps: [
          "Cheiro de queimado e disjuntor que cai a cada acionamento: o enrolamento, o fio de cobre de dentro, costuma estar queimado.",
          "O motor gira e mói, com a engrenagem de fora inteira: o redutor se gastou por dentro.",
          "Conserto que se repete, cada vez numa peça: a máquina inteira está no fim.",
          "Peça que não se acha mais, como a placa ou a engrenagem de um modelo fora de linha.",
          "Água ou ferrugem dentro da carcaça, depois de enchente ou de anos sem vedação.",
          "Motor fraco para a folha, que esquenta e desarma mesmo com o portão leve e regulado.",
          "Motor com {trade.life} de uso e um defeito caro.",
        ],
      },
      {
        about: "causes",
        headings: ["O que parece fim do motor e tem conserto", "Defeitos que não pedem motor novo"],
        slots: [
          [
            "Antes de aceitar um motor novo, peça que o técnico meça. Nestes casos, uma peça ou um ajuste costuma bastar.",
            "Muita troca se evita com a medição. Estes sintomas, sozinhos, não condenam a máquina.",
          ],
        ],
        bullets: [
          "Ronca e não anda: capacitor ou folha presa",
          "Gira e a folha não sai: motor destravado ou engrenagem de fora gasta",
          "Não dá sinal: disjuntor, pilha, placa ou fio solto",
          "Anda devagar: folha pesada ou capacitor fraco",
          "Para no meio: fotocélula suja ou folha que prende",
        ],
      },
      {
        about: "replace",
        headings: ["Como fazer a conta", "Quando o motor novo compensa"],
        slots: [
          [
            "Compare o orçamento do conserto com o da troca. Acima da metade dela, na faixa de {price.homeSwapHalf} em casa, o motor novo costuma compensar, porque tem {warranty.motor} de garantia. Abaixo disso, com as engrenagens firmes, conserte.",
            "Peça os dois valores por escrito, o do conserto e o da troca. Se o conserto fica na faixa de {price.homeSwapHalf} e o motor já tem muitos anos, troque; se a peça é uma só e o resto está firme, conserte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão até trocar o motor?",
        answers: [
          "Com barulho ou lentidão, o menos possível. Com cheiro, fumaça, choque ou disjuntor caindo, deixe-o desligado.",
          "Só se ele anda reto e sem cheiro. Se esquenta, solta fumaça ou derruba o disjuntor, não religue.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem.",
          "Conte {time.tilting} no basculante e {time.sliding} no de correr; solda ou fio novo somam tempo.",
        ],
      },
      {
        question: "Os controles antigos funcionam no motor novo?",
        answers: [
          "Só se usam a mesma frequência e o mesmo código da central nova. O kit já vem com controles.",
          "Às vezes: depende da frequência e do código. Mande a foto do controle, e dizemos se ele grava.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e, se ele ainda anda sem cheiro nem fumaça, um vídeo com som",
  },
  {
    id: "automatico-vantagens-e-desvantagens",
    broader: "portao-automatico",
    label: "Vantagens e desvantagens do portão automático",
    phrase: "as vantagens e as desvantagens do portão automático",
    asks: combine(
      [
        "vantagens",
        "vantagem",
        "vantagens desvantagens",
        "vantagem desvantagem",
        "prós contras",
        "pontos positivos negativos",
        "desvantagens",
        "desvantagem",
      ],
      automatic,
    ),
    intent: "question",
    answers: {
      any: [
        "As vantagens do portão automático são esperar menos na rua, não fazer força, saber quem tem acesso, aproveitar a folha que já existe e gastar pouca luz. As desvantagens são o custo, a falta de luz, a revisão {visits.home} e o risco de acidente sem fotocélula. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}.",
        "As desvantagens do portão eletrônico são quatro: custa mais que o manual, para quando falta luz, precisa de revisão e machuca se fecha sem fotocélula. As vantagens são a chegada mais rápida e segura, o conforto e o controle de quem entra. O kit basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As vantagens, uma a uma", "O que se ganha"],
        slots: [
          [
            "O ganho aparece mais em quem abre o portão todo dia, de carro.",
            "Quem usa o portão várias vezes por dia sente mais a diferença.",
          ],
        ],
        isCounted: true,
        steps: [
          "Menos tempo parado na rua: você abre ao chegar e fecha logo depois de entrar.",
          "Conforto na chuva, à noite e para quem não tem força para mover a folha.",
          "Acesso controlado: só entra quem tem controle cadastrado, e o perdido se apaga.",
          "Aproveita o portão que já existe, se a folha está reta e anda leve.",
          "Gasta pouca luz, porque o motor funciona poucos segundos por abertura.",
        ],
      },
      {
        about: "care",
        headings: ["As desvantagens e como diminuir cada uma", "O que pesa contra"],
        slots: [
          [
            "Nenhuma impede a compra, mas convém conhecê-las antes.",
            "Quase todas se resolvem na instalação bem feita.",
          ],
        ],
        steps: [
          "Custo inicial: o motor, o ponto de energia e o acerto da folha, quando ela raspa ou pesa.",
          "Falta de luz: o de correr e o de abrir se destravam com a chave; o basculante, só fechado e sem defeito, levantado a dois.",
          "Manutenção: a revisão em casa parte de {price.preventive}, sem peças.",
          "Peças que se gastam: pilha, capacitor, roldana ou cabo são trocados com o tempo.",
          "Risco para quem passa: diminui com fotocélula testada todo mês e força no mínimo.",
        ],
      },
      {
        about: "replace",
        headings: ["Para quem compensa", "Quando vale e quando esperar"],
        slots: [
          [
            "Compensa em rua movimentada, garagem sem recuo e casa em que se entra de carro todo dia. Não compensa pôr o motor em folha torta, podre de ferrugem ou que abre para a calçada: ela se acerta antes.",
            "Vale para quem chega à noite ou abre o portão mais de duas vezes por dia. Se a folha está torta ou pesada, o dinheiro vai primeiro para ela, porque o motor se gastaria cedo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo dura um portão automático?",
        answers: [
          "O motor dura em geral de {trade.life} em casa, com revisão. A folha bem cuidada dura mais que ele.",
          "De {trade.life} para o motor residencial. Peças menores são trocadas antes.",
        ],
      },
      {
        question: "O portão automático é mais seguro que o manual?",
        answers: [
          "Na chegada e na saída, sim, porque você não desce do carro. Para isso ele precisa travar bem fechado e ter controles só com quem mora ali.",
          "É, contra abordagem na rua. Contra arrombamento contam também a trava e o estado da folha.",
        ],
      },
      {
        question: "Dá para usar o mesmo portão?",
        answers: [
          "Quase sempre. Pela foto dizemos se a folha, a coluna e o espaço servem.",
          "Na maioria das casas, sim, depois de acertar o que raspa ou balança.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e a altura",
  },
  {
    id: "portao-automatico-e-perigoso",
    broader: "esmagamento",
    label: "Portão automático é perigoso?",
    phrase: "os perigos do portão automático",
    asks: [
      ...combine(
        ["perigoso", "perigo", "perigos", "quais riscos", "riscos", "pode machucar", "machuca"],
        ["portão automático", "portão eletrônico", "portão garagem"],
      ),
      "portão automático oferece risco",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão automático não é perigoso com a fotocélula funcionando, a força no mínimo e os cabos em dia. O perigo vem de três falhas: a folha que fecha sobre alguém, a que cai ou tomba e o choque por falta de fio terra. A revisão que confere tudo, em casa, parte de {price.preventive}, sem peças.",
        "Os riscos do portão eletrônico são prensar uma pessoa ou um animal, cair, tombar e dar choque. Fotocélula testada, força regulada, cabos e batentes revisados e fio terra evitam quase todos. Em casa, a revisão desses pontos custa a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Os perigos e o que evita cada um", "Cada risco e a sua proteção"],
        slots: [["Os dois primeiros são os mais graves.", "A ordem é a da gravidade: comece pelos primeiros."]],
        isCounted: true,
        steps: [
          "Prensar pessoa, animal ou carro: fotocélula funcionando e força no mínimo.",
          "Queda do basculante: cabos, mola e contrapeso revisados, e ninguém sob a folha em movimento.",
          "Tombamento do portão de correr: guia em cima e batente firme nas duas pontas.",
          "Choque: fio terra e DR no circuito do motor, com a tampa sempre fechada.",
          "Dedo preso: ninguém põe a mão na folha, na dobradiça ou na cremalheira com o portão andando.",
          "Criança com o controle: guarde-o fora do alcance dela.",
          "Folha solta na falta de luz: não destrave o basculante com defeito nem o portão em rampa.",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu está seguro", "Um teste que se faz de fora"],
        slots: [
          [
            "Mande fechar e, de lado, corte o feixe da fotocélula com um cabo de vassoura: a folha deve parar e voltar. Se ela continua, desligue o disjuntor e não use o portão até o conserto. Olhe também, sem tocar, se há fio de cabo partido, solda aberta ou folha torta.",
            "Com o portão fechando e você fora do vão, passe um cabo de vassoura diante da fotocélula. A folha que não volta fica desligada até a visita. Cabo desfiado, folha torta ou formigamento ao encostar pedem o mesmo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se alguém ficar preso", "O que fazer num acidente"],
        slots: [
          [
            "Desligue o disjuntor e ligue 193, dos Bombeiros, ou 192, do Samu. Não solte o basculante do motor, porque a folha pode descer mais.",
            "Corte a energia do motor e chame 193 ou 192. Não destrave o basculante nem aperte o controle para tentar abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão automático pode matar?",
        answers: [
          "Pode, se prensa ou cai sobre alguém, e quase sempre por sensor anulado, força alta ou cabo rompido. Com isso em ordem, o risco é pequeno.",
          "Em casos raros, sim, quando falta manutenção. Por isso a fotocélula nunca é anulada e os cabos são revistos todo ano.",
        ],
      },
      {
        question: "Portão sem fotocélula pode ser usado?",
        answers: [
          "Só acionado por quem vê a passagem até o fim. Com fechamento automático, não use.",
          "Com cuidado, olhando a folha até ela parar. O melhor é instalar o par logo.",
        ],
      },
      {
        question: "O basculante é mais perigoso que o de correr?",
        answers: [
          "Cada um tem o seu risco: o basculante pode cair, e o de correr pode tombar. Os dois são seguros com revisão em dia.",
          "Não em si. Num se cuida dos cabos e do contrapeso; no outro, da guia e dos batentes.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, feito de longe, e fotos das fotocélulas",
  },
  {
    id: "como-escolher-o-motor",
    broader: "modelos",
    label: "Como escolher o motor do portão",
    phrase: "a escolha do motor do portão",
    asks: [
      "escolher motor portão",
      "escolher motor",
      "escolher motor ideal",
      "escolher motor certo",
      "escolher melhor motor",
      "escolher motor adequado",
      "escolha motor portão",
      "dicas escolher motor portão",
      "dicas escolher motor",
      "guia escolher motor portão",
      "guia escolha motor portão",
      "passos escolher motor portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para escolher o motor do portão, siga esta ordem: veja como a folha abre, calcule o peso, conte as aberturas por dia, confira a tensão e o espaço e só então compare velocidade e preço. No basculante de até {width.quarterHp}, 1/4 HP basta, a partir de {price.lowest} instalado; no de correr, a capacidade fica um terço acima do peso.",
        "As dicas para escolher o motor do portão cabem numa conta: tipo de abertura, peso da folha e número de aberturas por dia. Basculante de até {width.quarterHp} usa 1/4 HP, desde {price.lowest} instalado; portão de correr pede folga de um terço sobre o peso; prédio e empresa pedem uso intenso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As dicas, uma a uma", "A escolha, passo a passo"],
        slots: [
          [
            "Meça com o portão fechado e sem destravar nada.",
            "Tudo se confere de fora, com trena e sem mexer no motor.",
          ],
        ],
        isCounted: true,
        steps: [
          "Veja como a folha abre: a que sobe usa motor basculante, a que corre usa deslizante, a que gira usa um braço por folha.",
          "Meça a largura e a altura e calcule o peso pelo material; o motor deve puxar um terço a mais.",
          "Conte as aberturas por dia: prédio e empresa pedem motor de uso intenso.",
          "Mande acertar antes a folha que raspa ou pesa, porque motor maior não corrige isso.",
          "Confira a tensão no local, 127 ou 220 V, e o espaço para a máquina.",
          "Decida quanto quer esperar na rua: o motor rápido custa mais que o comum.",
          "Compare pelo total instalado, com controles, suporte, fotocélula e garantia.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor em cada portão", "O motor de cada tipo de portão"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o de 1/4 HP instalado custa {models.pricesOr}, conforme a velocidade. No de correr, a ficha mostra os quilos que o motor puxa, e na troca em casa ele fica de {price.homeSwap}, com mão de obra. No de abrir, vai um braço por folha, e o comprimento dela conta tanto quanto o peso.",
            "O basculante de até {width.quarterHp} usa 1/4 HP, por {models.pricesOr} instalado. O de correr se escolhe pelos quilos da ficha e o de abrir pelo comprimento e peso de cada folha; na troca em casa, os dois ficam de {price.homeSwap} por motor, com mão de obra.",
          ],
          [
            "Em prédio e empresa o motor é de uso intenso e, em folha pesada, fica de {price.heavySwap}.",
            "Garagem coletiva e empresa usam motor de uso intenso, de {price.heavySwap} em folha pesada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O erro mais comum na escolha", "O que não decide"],
        slots: [
          [
            "Potência maior não compensa folha pesada ou torta: o motor forte empurra assim mesmo e gasta engrenagem, cabo e dobradiça. Também não adianta motor de casa em garagem coletiva, porque ele precisa esfriar entre uma abertura e outra.",
            "A marca pesa menos que o modelo certo para a folha. E o motor mais forte da loja não conserta portão duro: só faz a peça seguinte quebrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte dura mais?",
        answers: [
          "Não por si. Dura mais o motor com folga sobre o peso e folha leve; força demais aumenta o risco para quem passa.",
          "Só até certo ponto: a folga útil é de um terço sobre o peso. Além disso, paga-se mais sem ganhar vida.",
        ],
      },
      {
        question: "Preciso saber o peso exato do portão?",
        answers: [
          "Não. As medidas, o material e uma foto por dentro bastam para o técnico calcular.",
          "O cálculo pela largura, altura e material é suficiente; na dúvida, usa-se o motor seguinte.",
        ],
      },
      {
        question: "Posso comprar o motor e vocês instalam?",
        answers: [
          "Podemos instalar motor já comprado, se ele serve na folha, com mão de obra a partir de {price.installation}. Mande a foto do modelo antes de comprar.",
          "Sim, desde {price.installation} a mão de obra. Convém confirmar o modelo conosco antes da compra.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "cuidados-com-o-portao",
    broader: "vida-util",
    label: "Cuidados com o portão automático",
    phrase: "os cuidados com o portão automático",
    asks: [
      ...combine(["cuidados", "cuidado", "principais cuidados"], ["portão automático", "portão eletrônico"]),
      "cuidados básicos portão",
      "cuidados diários portão",
      "cuidados ter portão automático",
      "cuidados ter portão eletrônico",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Os cuidados com o portão eletrônico são de limpeza e de uso: trilho varrido, fotocélula limpa, tampa do motor fechada, um toque no controle de cada vez e ninguém no vão com a folha andando. Cabo, mola, força e parte elétrica ficam com o técnico, em revisão {visits.home} a partir de {price.preventive} em casa, sem peças.",
        "Quem tem portão automático precisa de poucos cuidados: limpar o trilho e a fotocélula, não molhar o motor, não puxar a folha com ele ligado e testar o sensor todo mês. O resto é da revisão, {visits.home} em casa, desde {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Os cuidados, um a um", "O que fazer e o que evitar"],
        slots: [
          [
            "Nenhum pede ferramenta nem a tampa do motor aberta.",
            "São cuidados de quem usa o portão todo dia, com o motor fechado.",
          ],
        ],
        isCounted: true,
        steps: [
          "Espere a folha parar antes de passar, a pé ou de carro.",
          "Teste a fotocélula todo mês, com um cabo de vassoura: a folha deve parar e voltar.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Varra o trilho toda semana, com o disjuntor desligado, e não passe graxa nele.",
          "Aperte o controle uma vez só e guarde-o longe das crianças.",
          "Não puxe nem segure a folha com o motor engatado.",
          "Não lave o motor, e mantenha a tampa fechada.",
          "Não pendure peso nem revista a folha sem rever o motor.",
          "Apague da memória o controle perdido.",
          "Com cabo desfiado, folha torta, choque ou cheiro de queimado, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "check",
        headings: ["De quanto em quanto tempo", "O que olhar por semana, por mês e por ano"],
        slots: [
          [
            "Por semana, o trilho; por mês, a fotocélula e um olhar, sem tocar, em cabos, soldas e parafusos. A revisão do técnico se faz {visits.home} em casa e {visits.business} em prédio e comércio, e barulho novo adianta a data.",
            "Trilho toda semana, sensor e cabos todo mês, só olhando. O técnico vem {visits.home} em residência e {visits.business} onde o uso é coletivo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fica com o técnico", "O que não se faz em casa"],
        slots: [
          [
            "Abrir a tampa, regular força e paradas, mexer em cabo, mola ou contrapeso e soltar o basculante são serviço do técnico. Ali há tensão da rede ou peso suspenso, mesmo com o portão parado.",
            "Tudo o que tem tensão ou peso: placa, capacitor, cabo, mola, contrapeso e força. O basculante também não se destrava em casa, porque a folha pode cair.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lavar o portão?",
        answers: [
          "A folha, sim, com o disjuntor desligado e sem jato no motor, na fotocélula e na botoeira.",
          "Pode lavar a folha com água e sabão neutro, sem energia e longe da parte elétrica.",
        ],
      },
      {
        question: "O que lubrificar no portão?",
        answers: [
          "Dobradiças e pinos ao alcance da mão, com poucas gotas de óleo fino. O trilho fica sem nada.",
          "Só o que se alcança do chão: pino e dobradiça, com óleo fino e o disjuntor desligado.",
        ],
      },
      {
        question: "Preciso desligar o portão quando viajo?",
        answers: [
          "Convém desligar o disjuntor com o portão fechado, por causa de raio e surto. Confira se ele não abre na mão.",
          "Vale a pena, com a folha fechada e travada: evita queima por raio enquanto não há ninguém.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, com som, e a foto da etiqueta do motor",
  },
  {
    id: "tudo-sobre-basculante",
    broader: "basculante",
    label: "Tudo sobre portão basculante",
    phrase: "o guia do portão basculante",
    asks: [
      ...combine(
        ["tudo sobre", "guia completo", "guia", "o que precisa saber", "o que você precisa saber", "conheça"],
        ["basculante", "portão basculante", "portão basculante automático"],
      ),
      "basculante como funciona vantagens",
      "basculante como funciona vantagens preço",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Tudo sobre portão basculante começa pelo movimento: a folha sobe e fica sob o teto, equilibrada por contrapeso ou mola, e por isso um motor pequeno a move. Serve em frente estreita com altura livre e pede revisão dos cabos {visits.home}. Até {width.quarterHp} de largura, o motor instalado custa {models.pricesOr}.",
        "O portão basculante é o que sobe e deita sob o teto da garagem, com o peso equilibrado por contrapeso ou mola. O que você precisa saber: ele ocupa só o próprio vão, limita a altura do carro e depende de cabos em bom estado. O motor para folha de até {width.quarterHp} parte de {price.lowest}, instalado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o basculante funciona", "As peças do basculante"],
        slots: [
          [
            "O motor fica em pé na lateral e gira um fuso, uma barra com rosca; a porca que caminha nele puxa o braço, e o braço leva a folha. O contrapeso ou a mola carrega quase todo o peso, e os cabos de aço ligam um ao outro. Sem esse equilíbrio, nenhum motor dura.",
            "Quem carrega a folha são os cabos e o contrapeso, ou a mola; o motor só vence a diferença. Ele gira um fuso na lateral, e o braço preso à porca desse fuso levanta a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele serve e onde não serve", "Vantagens e limites do basculante"],
        slots: [["Compare com a sua garagem antes de decidir.", "O espaço decide antes do gosto."]],
        steps: [
          "Serve em frente estreita, sem parede livre ao lado para a folha correr.",
          "Tem o motor mais barato: até {width.quarterHp}, custa {models.pricesOr}, instalado.",
          "Pede altura: a folha aberta fica sob o teto e limita van e caminhonete.",
          "Ao subir, a base da folha avança para fora; sobre a calçada isso não é permitido em São Paulo.",
          "Revestir de madeira ou chapa muda o peso e obriga a refazer o contrapeso.",
        ],
      },
      {
        about: "care",
        headings: ["Manutenção e segurança", "Os cuidados com o basculante"],
        slots: [
          [
            "O cabo de aço é a peça que mais importa: ao primeiro fio partido, trocam-se os dois. Ninguém fica sob a folha em movimento, e na falta de luz ela não se destrava, porque pode cair. A revisão em casa se faz {visits.home}, a partir de {price.preventive}, sem peças.",
            "Olhe os cabos todo mês, sem tocar, e não use o portão se um deles está desfiado. Sem luz, não solte o motor: a folha pode descer de uma vez. A revisão, {visits.home} em casa, parte de {price.preventive}, fora peças.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Os defeitos mais comuns", "O que costuma falhar"],
        slots: [
          [
            "Quase sempre o defeito aparece primeiro no som ou no jeito de subir.",
            "Repare de longe num ciclo inteiro.",
          ],
        ],
        bullets: [
          "Sobe devagar ou para no meio: folha pesada, contrapeso fora ou capacitor fraco",
          "Sobe torto: um cabo esticou ou se partiu, e o portão não deve ser usado",
          "Fica uma fresta embaixo: fim de curso fora do ponto",
          "Motor ronca e a folha não sai: capacitor ou folha presa",
          "Range ao longo do curso: fuso ou dobradiça sem lubrificação",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para instalar o motor no basculante?",
        answers: [
          "De {time.tilting}, com a folha equilibrada e o ponto de energia pronto.",
          "Em geral {time.tilting}. Contrapeso, solda ou fiação a fazer somam tempo.",
        ],
      },
      {
        question: "Basculante manual pode virar automático?",
        answers: [
          "Pode, se a folha sobe leve e para onde é deixada. O contrapeso é conferido antes do motor.",
          "Sim, depois de acertado o equilíbrio. A folha é a mesma.",
        ],
      },
      {
        question: "Quanto tempo dura o motor do basculante?",
        answers: [
          "De {trade.life} em casa, com a folha equilibrada e a revisão em dia.",
          "Conte de {trade.life}. O cabo de aço e o capacitor são trocados antes.",
        ],
      },
    ],
  },
  {
    id: "tudo-sobre-deslizante",
    broader: "deslizante",
    label: "Tudo sobre portão deslizante",
    phrase: "o guia do portão de correr",
    asks: combine(
      ["tudo sobre", "guia completo", "o que precisa saber", "o que você precisa saber", "conheça"],
      ["portão deslizante", "portão correr", "portão deslizante automático"],
    ),
    intent: "how-to",
    answers: {
      any: [
        "Tudo sobre portão deslizante, em resumo: a folha anda sobre roldanas num trilho e se recolhe ao lado do muro, puxada por um motor no piso com cremalheira. Pede parede livre do tamanho da folha, piso plano e trilho limpo. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O que você precisa saber sobre portão de correr: ele aguenta vão largo e muito uso, não limita a altura do carro e dá pouco defeito com o trilho limpo. Em troca, pede muro livre ao lado e piso plano. O motor trocado em casa, com mão de obra, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão de correr funciona", "As peças do portão de correr"],
        slots: [
          [
            "As roldanas carregam a folha no trilho, e a guia de cima a mantém em pé. O motor fica no piso, atrás da coluna, e a engrenagem dele empurra a cremalheira, a barra de dentes presa na folha. Dois ímãs ou chaves, um em cada ponta, dizem onde parar.",
            "O peso fica nas roldanas; o motor só empurra, por uma engrenagem que anda nos dentes da cremalheira. A guia de cima segura a folha em pé, e o fim de curso manda parar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele serve e onde não serve", "Vantagens e limites do portão de correr"],
        slots: [["Meça a parede ao lado do vão antes de escolher.", "O espaço ao lado decide mais que o gosto."]],
        steps: [
          "Serve em vão largo, folha pesada e uso intenso.",
          "Não limita a altura do carro nem avança na calçada.",
          "Pede parede livre um pouco maior que a folha.",
          "Não serve em piso inclinado, onde a folha anda sozinha.",
          "O motor se escolhe pelo peso da folha, com um terço de folga.",
        ],
      },
      {
        about: "care",
        headings: ["Manutenção e segurança", "Os cuidados com o portão de correr"],
        slots: [
          [
            "Varra o trilho toda semana, com o disjuntor desligado, e não passe graxa nele. Batente nas duas pontas e guia firme em cima evitam que a folha saia e tombe. A revisão em casa se faz {visits.home}, a partir de {price.preventive}, sem peças.",
            "Trilho limpo e seco, guia firme e batente nas duas pontas: é isso que mantém a folha de pé. A revisão, {visits.home} em casa, parte de {price.preventive}, fora peças.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Os defeitos mais comuns", "O que costuma falhar"],
        slots: [
          [
            "Observe um ciclo inteiro, de longe e fora do lado para onde a folha pode tombar.",
            "O som e o ponto em que ele falha já indicam a causa.",
          ],
        ],
        bullets: [
          "Raspa ou pesa sempre no mesmo trecho: trilho sujo ou roldana gasta",
          "Motor gira e a folha não anda: engrenagem gasta ou motor destravado",
          "Estala ou pula: folga entre engrenagem e cremalheira",
          "Bate no fim ou não fecha tudo: ímã do fim de curso fora do lugar",
          "Balança: guia de cima frouxa, e o portão não deve ser usado",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para instalar o motor no portão de correr?",
        answers: [
          "De {time.sliding}, com trilho e folha em ordem e o ponto de energia pronto.",
          "Em geral {time.sliding}. Base de concreto ou fiação a fazer somam tempo.",
        ],
      },
      {
        question: "E se a parede for menor que a folha?",
        answers: [
          "Há o portão telescópico, em duas ou três folhas que se recolhem juntas; custa mais e pede mais manutenção.",
          "Resolve-se com folha telescópica ou com outro tipo de portão, como o basculante.",
        ],
      },
      {
        question: "Como abrir o portão de correr sem luz?",
        answers: [
          "Desligue o disjuntor, destrave o motor com a chave e mova a folha devagar, se ela está reta e em piso plano.",
          "Com a chave do motor, disjuntor desligado e a folha reta no trilho. Depois, trave de novo antes de religar.",
        ],
      },
    ],
  },
  {
    id: "importancia-da-manutencao",
    broader: "manutencao",
    label: "Por que fazer a manutenção do portão",
    phrase: "a importância da manutenção do portão",
    asks: combine(
      ["importância", "importante", "benefícios", "vantagens", "motivos", "motivos fazer"],
      ["manutenção portão", "manutenção preventiva", "manutenção preventiva portão", "revisão portão"],
    ),
    intent: "question",
    answers: {
      any: [
        "A importância da manutenção preventiva do portão está em achar a peça gasta antes que ela pare o motor ou machuque alguém. Roldana dura, cabo desfiado e força alta não avisam quem só aperta o controle. Em casa a revisão se faz {visits.home}, a partir de {price.preventive}, sem peças.",
        "Faça a manutenção do portão por três motivos: segurança, porque cabo e sensor ruins machucam; custo, porque a peça barata leva a cara; e sossego, porque a parada sempre vem na hora errada. Em residência, a visita {visits.home} custa a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os motivos, um a um", "O que a preventiva evita"],
        slots: [
          [
            "O portão é um peso que anda sozinho, e o desgaste não se vê de fora.",
            "Cada item é uma parada ou um acidente que a visita evita.",
          ],
        ],
        isCounted: true,
        steps: [
          "Segurança: a fotocélula e a força são testadas, e o cabo ruim é trocado antes de romper.",
          "Custo: folha leve poupa capacitor, engrenagem e motor.",
          "Menos paradas: a peça no fim é trocada com hora marcada, e não com o carro preso.",
          "Vida útil: com revisão, o motor chega aos {trade.life} esperados.",
          "Prova de cuidado: em prédio e empresa, o relatório mostra que o responsável mantém o portão.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na preventiva", "Como é a visita"],
        slots: [
          [
            "O técnico confere folha, cabos ou roldanas, fixação e soldas; limpa e lubrifica cada peça com o produto dela; mede o capacitor; regula paradas e força; e testa a fotocélula. O que precisa de peça é orçado antes de trocar.",
            "Entram limpeza, lubrificação, reaperto, medição do capacitor, regulagem de força e paradas e teste do sensor. Peça gasta é mostrada e orçada antes.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["De quanto em quanto tempo", "Quando marcar"],
        slots: [
          [
            "Em casa, {visits.home}; em prédio e comércio, {visits.business} no mínimo. Barulho novo, lentidão ou tranco não esperam a data. Em portão grande, a visita fica em geral de {price.preventiveRange}, sem peças.",
            "O uso manda: residência, {visits.home}; garagem coletiva e comércio, {visits.business} ou mais. Portão grande custa em geral de {price.preventiveRange} por visita, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A preventiva sai mais barata que o conserto?",
        answers: [
          "Quase sempre: a visita custa uma fração do motor novo, que em casa fica de {price.homeSwap}.",
          "Em geral, sim. Compare a revisão com a troca do motor em casa, de {price.homeSwap}.",
        ],
      },
      {
        question: "O que acontece se eu nunca fizer?",
        answers: [
          "O portão anda até uma peça romper. As mais perigosas são o cabo do basculante e a guia do portão de correr.",
          "O motor força cada vez mais e para antes do tempo, e o risco de acidente cresce sem aviso.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da etiqueta do motor",
  },
  {
    id: "portao-pode-cair",
    broader: "torto",
    label: "Sinais de que o portão vai cair",
    phrase: "os sinais de que o portão vai cair",
    asks: combine(
      ["portão vai cair", "portão pode cair", "portão quase caindo", "portão ameaça cair", "portão risco cair"],
      ["sinais", "como saber", "quais sinais", "saber se"],
    ),
    intent: "question",
    answers: {
      any: [
        "Os sinais de que o portão vai cair são folha torta, cabo de aço desfiado, mola aberta, solda ou dobradiça trincada, roda fora do trilho e guia de cima solta. Com qualquer um deles, desligue o disjuntor, afaste todos a mais que a altura da folha e não acione nem destrave. O técnico atende {shop.hours}.",
        "O portão que pode cair avisa: desce de uma vez, sobe torto, balança para os lados ou estala num ponto que antes era mudo. Corte a energia, isole os dois lados e não toque na folha, nem para amarrar. Mande fotos de longe; o atendimento funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Os sinais em cada tipo de portão", "Onde olhar, de longe"],
        slots: [
          [
            "Olhe de longe, com o portão parado, sem entrar no vão.",
            "Não acione para conferir: os sinais se veem com ele parado.",
          ],
        ],
        isCounted: true,
        steps: [
          "Basculante: fio partido no cabo de aço, um cabo mais frouxo que o outro, mola aberta.",
          "Basculante: folha torta, contrapeso solto ou que encosta na parede.",
          "De correr: folha que balança, guia de cima solta ou roda fora do trilho.",
          "De correr: falta do batente numa das pontas.",
          "De abrir: dobradiça aberta, coluna trincada ou folha que arrasta a ponta.",
          "Em todos: solda trincada, quadro podre de ferrugem e estalo novo.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora", "Até o técnico chegar"],
        slots: [
          [
            "Desligue o disjuntor e avise a casa. Ninguém passa por baixo nem ao lado, e o carro fica onde está. Não escore, não amarre e não solte o motor: em muitos casos é ele que ainda segura a folha.",
            "Sem energia e sem ninguém por perto, o portão espera. Não tente erguer, escorar nem destravar a folha, porque o motor pode ser a última coisa que a segura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto"],
        slots: [
          [
            "O técnico escora a folha antes de tocar no resto e troca a peça que cedeu: o par de cabos, a mola, a roldana, a guia ou a dobradiça. Quadro podre e coluna partida são do serralheiro ou do pedreiro. No fim ele confere o equilíbrio e testa o portão.",
            "Primeiro a folha é escorada; depois se troca a peça gasta e se confere o equilíbrio. Ferragem podre ou coluna aberta pede serralheiro ou pedreiro antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o carro antes?",
        answers: [
          "Não, se para isso é preciso mover a folha ou passar por baixo dela. Espere que ela seja escorada.",
          "Só depois de a folha ser escorada pelo técnico. Até lá, ninguém passa.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "Depende da peça que cedeu. O orçamento é grátis, por fotos tiradas de longe.",
          "O valor vem da peça e do tamanho da folha, e é informado antes do serviço.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e do ponto suspeito, tiradas de longe",
  },
  {
    id: "motor-o-que-e",
    broader: "motor",
    label: "O que é motor de portão",
    phrase: "o que é o motor de portão",
    asks: [
      "o que é automatizador portão",
      "automatizador portão o que é",
      "o que é motor portão eletrônico",
      "o que é motor portão automático",
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      any: [
        "Motor de portão, ou automatizador, é a máquina que abre e fecha a folha por controle: um motor elétrico com redutor, que dá a força, e uma central, que recebe o comando e manda parar no fim. Há um tipo para cada movimento: basculante, deslizante e pivotante. O basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado.",
        "O automatizador de portão é o conjunto de motor, redutor, central e controles que move a folha no seu lugar. Ele se escolhe pelo jeito de abrir e pelo peso do portão. O kit para basculante de até {width.quarterHp} parte de {price.lowest}, instalado, e nos outros a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes do motor de portão", "O que vem no motor de portão"],
        slots: [
          [
            "Dentro da carcaça ficam o motor elétrico, que gira rápido, e o redutor, um conjunto de engrenagens que troca velocidade por força. A central, ou placa, recebe o rádio do controle e liga o motor para um lado ou para o outro. O fim de curso avisa que a folha chegou, e a chave de destravamento solta o motor na falta de luz.",
            "São quatro partes: o motor, o redutor de engrenagens, a central com o receptor dos controles e o fim de curso, que marca onde parar. A chave que vem na caixa destrava o motor quando falta energia.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Um motor para cada portão", "Os tipos de motor"],
        slots: [
          [
            "O motor de um tipo não serve no outro. Veja como a sua folha abre.",
            "Quem decide o tipo é o movimento da folha.",
          ],
        ],
        bullets: [
          "Basculante: fica na lateral e levanta a folha por um fuso e um braço",
          "Deslizante: fica no piso e empurra a cremalheira do portão de correr",
          "Pivotante: um braço em cada folha do portão de abrir",
          "Porta de enrolar: motor próprio, na ponta do eixo",
        ],
      },
      {
        about: "safety",
        headings: ["O que o motor não faz sozinho", "O que precisa vir junto"],
        slots: [
          [
            "O motor não carrega a folha: quem segura o peso são as roldanas, as dobradiças ou o contrapeso, e folha pesada o queima. Ele também não vê quem passa. Para isso existe a fotocélula, que faz a folha voltar antes de tocar em alguém.",
            "Motor nenhum compensa folha torta ou sem equilíbrio. E, sem fotocélula, ele só recua depois de encostar, por isso o par de sensores deve vir com a instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo dura um motor de portão?",
        answers: [
          "Em casa, de {trade.life}, com a folha leve e revisão.",
          "De {trade.life} em residência; em prédio, menos.",
        ],
      },
      {
        question: "Motor de portão gasta muita luz?",
        answers: [
          "Não. Ele só puxa força durante os segundos em que a folha anda.",
          "Pouca: fora da abertura, só a central fica ligada, com poucos watts.",
        ],
      },
      {
        question: "Dá para pôr motor no portão que já tenho?",
        answers: [
          "Quase sempre, se a folha está reta e anda leve. A foto por dentro mostra o que falta.",
          "Na maioria das casas, sim. O que raspa ou pesa é acertado antes.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura e a altura da folha",
  },
  {
    id: "controle-como-funciona",
    broader: "controle",
    label: "Como funciona o controle de portão",
    phrase: "como funciona o controle de portão",
    asks: [
      "como funciona controle portão",
      "como funciona controle remoto",
      "como funciona controle remoto portão",
      "funcionamento controle portão",
      "funcionamento controle remoto portão",
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      any: [
        "O controle de portão funciona por rádio: ao apertar a tecla, ele envia um código, em geral em 433 MHz, e o receptor do motor compara com os que tem gravados. Se o código está na memória, a central liga o motor. Por isso um controle igual por fora não abre enquanto não é cadastrado.",
        "O controle remoto do portão é um pequeno transmissor: a pilha alimenta a placa, que envia um código por rádio quando você aperta a tecla. O receptor só obedece aos códigos gravados nele. Há código fixo, que pode ser copiado, e rolante, que muda a cada toque.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Código fixo e código rolante", "Por que um controle não abre o portão do vizinho"],
        slots: [
          [
            "No código fixo, o controle envia sempre o mesmo sinal, e outro aparelho pode copiá-lo. No rolante, o sinal muda a cada toque, e só o aparelho cadastrado no receptor abre. A frequência precisa ser a mesma do receptor: 433 MHz nos atuais, 299 ou 292 MHz em alguns antigos.",
            "Dois dados têm de coincidir com o receptor: a frequência e o tipo de código. O fixo repete o sinal e se copia; o rolante muda a cada toque e precisa ser cadastrado na central.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando o controle falha", "O que cada falha mostra"],
        slots: [
          [
            "Teste outro controle antes de tudo: ele separa o aparelho do receptor.",
            "A comparação com um segundo controle resolve quase toda dúvida.",
          ],
        ],
        bullets: [
          "Só abre de perto: pilha fraca",
          "Luz acende e nada acontece: controle não cadastrado ou de outro código",
          "Luz não acende: pilha acabada, invertida ou contato sujo",
          "Nenhum controle abre: receptor, central ou falta de energia",
          "Abre sozinho: tecla presa, botoeira molhada ou código copiado",
        ],
      },
      {
        about: "care",
        headings: ["Pilha e cuidados", "Para o controle durar"],
        slots: [
          [
            "A pilha dura de 1 a 2 anos e se troca por outra do mesmo código, sem perder o cadastro. Painel do carro ao sol, água e chaves apertando o botão são o que mais estraga o aparelho. O controle perdido precisa ser apagado da memória, porque continua abrindo.",
            "Troque a pilha quando o alcance encurta; o cadastro não se apaga. Guarde o controle longe do sol e da água e mande apagar da central o que se perdeu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o alcance do controle?",
        answers: [
          "A referência é de {trade.reach} em campo aberto. Muro, laje e chapa reduzem.",
          "Em campo aberto, {trade.reach}; na garagem, bem menos, por causa das paredes.",
        ],
      },
      {
        question: "Quantos controles o portão aceita?",
        answers: [
          "Depende da memória da central, escrita no manual. Quando ela enche, apagam-se os que não se usam.",
          "O número está no manual da central, e os sem uso podem ser apagados.",
        ],
      },
      {
        question: "Dá para abrir pelo celular em vez do controle?",
        answers: [
          "Dá, com um módulo Wi-Fi ligado à central. O celular sozinho não transmite nessa frequência.",
          "Só com módulo ligado ao motor, que recebe o comando pela internet. O controle continua valendo.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "como-escolher-o-portao",
    broader: "modelos",
    label: "Como escolher o portão da garagem",
    phrase: "a escolha do portão da garagem",
    asks: [
      ...combine(
        ["como escolher", "dicas escolher", "guia escolher"],
        ["portão garagem", "portão automático", "portão eletrônico", "portão casa", "portão residencial"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para escolher o portão da garagem, meça o espaço antes de olhar o modelo: com parede livre do tamanho da folha, o de correr é o melhor; em frente estreita com altura, o basculante; com área plana para a folha girar, o de abrir. No basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
        "O melhor portão para casa é o que cabe na frente dela: de correr, se há muro livre ao lado; basculante, em frente estreita; de abrir, com piso plano e espaço para girar. Em material, o alumínio pesa menos e não enferruja. O motor do basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A escolha, passo a passo", "O que medir e decidir, em ordem"],
        slots: [
          [
            "O espaço elimina a maioria das opções; o resto é gosto e orçamento.",
            "Comece pela trena. Cada medida descarta um tipo de portão.",
          ],
        ],
        isCounted: true,
        steps: [
          "Meça a largura do vão e a parede livre ao lado: se a folha cabe nela, dá portão de correr.",
          "Meça a altura até o teto: o basculante fica sob ele e limita carro alto.",
          "Veja o recuo: a folha não pode avançar sobre a calçada, e a de abrir varre o piso de dentro.",
          "Escolha o material pelo peso e pelo cuidado: alumínio é leve, ferro aguenta batida e pede pintura.",
          "Decida entre grade e chapa: a fechada pesa mais e recebe vento.",
          "Preveja o motor: ponto de energia com terra, lugar para a máquina e reforço onde ela prende.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual portão para cada garagem", "Basculante, de correr ou de abrir"],
        slots: [
          [
            "O de correr aguenta vão largo e muito uso, com pouca manutenção. O basculante cabe onde não há lateral e tem o motor mais barato, mas pede revisão de cabos. O de abrir é simples e barato de fazer, porém leva um motor por folha e precisa de piso plano.",
            "Vão largo e uso intenso combinam com o de correr. Frente estreita combina com o basculante, que pede cabos revisados. Piso plano com recuo aceita o de abrir, com um motor em cada folha.",
          ],
          [
            "A folha é feita pelo serralheiro; nós vendemos e instalamos o motor, e dizemos o que reforçar antes de ela ficar pronta.",
            "Quem faz a folha é o serralheiro. O motor é conosco, e vale nos mandar o projeto antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual portão dá menos manutenção?",
        answers: [
          "O de correr, com trilho limpo. O basculante troca cabos, e o de abrir gasta dobradiças.",
          "Em geral o de correr, porque a folha se apoia no chão.",
        ],
      },
      {
        question: "Qual é o mais barato de automatizar?",
        answers: [
          "O basculante de até {width.quarterHp}, por {models.pricesOr} instalado. No de correr e no de abrir, a troca do motor em casa fica de {price.homeSwap} por motor.",
          "Até {width.quarterHp}, o basculante, a partir de {price.lowest} instalado.",
        ],
      },
      {
        question: "Vocês fazem o portão?",
        answers: [
          "Não, a folha é do serralheiro. Vendemos, instalamos e consertamos o motor.",
          "Fazemos a automação. A folha nova se encomenda ao serralheiro.",
        ],
      },
    ],
    photo: "fotos da frente inteira, por fora e por dentro, com a largura, a altura e o espaço ao lado",
  },
];
