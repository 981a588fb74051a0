import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Everyday situations in which one word of the title changes the answer: weeks unused, the car inside, the floor whole. */
export const usoESituacao: NarrowConcept[] = [
  {
    id: "motor-para-pouco-uso",
    broader: "motor",
    label: "Motor para portão que fica semanas sem usar",
    phrase: "o motor para portão pouco usado",
    asks: [
      ...combine(
        ["semanas sem usar", "meses sem usar", "pouco uso", "quase não uso", "usa pouco"],
        ["qual motor", "motor portão", "qual motor portão"],
      ),
      ...combine(
        ["chácara", "sítio", "casa praia", "casa campo"],
        ["qual motor semanas", "motor pouco uso", "qual motor fim semana", "qual motor sem usar"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão que fica semanas sem usar, como o de chácara, serve o motor residencial comum, escolhido pelo peso da folha com um terço de folga: pouco uso não pede linha intensa. Gaste em proteção: protetor de surto, aterramento e o disjuntor desligado enquanto não há ninguém, com o portão trancado também por ferrolho.",
        "Portão de pouco uso não precisa de motor caro: o comum, de {price.homeSwap} na troca em casa, atende. O que estraga o motor parado é raio, umidade e trilho sujo, por isso desligue o disjuntor ao sair e faça um ciclo olhando na volta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que vale pagar e o que não vale", "Onde gastar no portão de pouco uso"],
        slots: [
          [
            "Inversor e uso intenso são para quem abre dezenas de vezes por dia; aqui não se pagam.",
            "Velocidade e ciclos altos não fazem falta em portão que abre poucas vezes por mês.",
          ],
          [
            "Vale o motor com peça fácil de achar e caixa bem vedada, porque ele passa mais tempo no tempo que no uso.",
            "Prefira modelo de peça comum, com tampa e vedação inteiras: a umidade age mesmo com tudo parado.",
          ],
          [
            "Onde a luz falta muito, bateria ou nobreak precisa de recarga: desligados por semanas, podem estar vazios na volta.",
            "Nobreak desligado por meses perde a bateria; leve sempre a chave de destravamento.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de ir embora e na volta", "Rotina de quem usa pouco"],
        slots: [
          [
            "Poucos minutos evitam achar o portão parado na próxima visita.",
            "A rotina é curta e poupa a placa e a folha.",
          ],
        ],
        steps: [
          "Ao sair, feche, tranque com ferrolho ou cadeado por dentro e desligue o disjuntor do motor.",
          "Tire o cadeado antes de religar: motor puxando folha trancada queima.",
          "Na volta, varra o trilho ou olhe dobradiças e cabos antes de acionar.",
          "Religue e faça um ciclo inteiro olhando, com a passagem livre.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor estraga por ficar parado?",
        answers: [
          "Em si, não. Sofrem a graxa, que endurece, a placa, com umidade e raio, e a pilha do controle, que vaza.",
          "Pouco: o que estraga é umidade, raio e bateria descarregada, não a falta de uso.",
        ],
      },
      {
        question: "Posso deixar o disjuntor desligado por meses?",
        answers: [
          "Pode, com o portão trancado. Na volta, algumas centrais fazem um ciclo lento para achar o percurso.",
          "Sim: a placa não perde os controles gravados. O nobreak, se houver, é que descarrega.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar um portão pouco usado?",
        answers: [
          "Uma vez por ano basta, de preferência antes da temporada de uso; em casa, a visita parte de {price.preventive}, sem peças.",
          "Uma revisão por ano: limpeza, vedação e teste, a partir de {price.preventive} em residência, sem peças.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com a largura, o material e a distância até o quadro de luz",
  },
  {
    id: "conserto-com-carro-na-garagem",
    broader: "conserto",
    label: "Consertar o portão com o carro na garagem",
    phrase: "o conserto do portão com o carro na garagem",
    asks: [
      "consertar portão sem tirar carro",
      "conserto portão sem tirar carro garagem",
      "precisa tirar carro garagem consertar",
      "preciso tirar carro consertar portão",
      "tirar carro antes conserto portão",
      "carro garagem durante conserto",
      "consertar portão carro dentro garagem",
      "precisa tirar carro instalar motor",
      "instalar motor carro garagem precisa tirar",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para consertar o portão sem tirar o carro da garagem na maioria dos casos: placa, capacitor, sensor e regulagem se fazem com ele dentro, afastado da folha. Em cabo, mola, contrapeso ou folha fora do trilho, o carro sai antes ou fica fora do alcance da folha, por segurança.",
        "Em geral não precisa tirar o carro: bastam cerca de um metro livre junto ao motor e o caminho da folha vazio. Se o basculante está aberto sem sustentação ou a folha pode cair, o carro não se move até o técnico escorar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Com o carro dentro ou fora", "O que depende do defeito"],
        slots: [
          [
            "Diga ao marcar se há carro dentro e se o portão está aberto ou fechado.",
            "Conte na mensagem onde está o carro e em que posição o portão parou.",
          ],
        ],
        bullets: [
          "Elétrica, controle e sensor: o carro pode ficar.",
          "Trilho, roldana e cremalheira: deixe livre o caminho da folha.",
          "Cabo, mola e contrapeso: área sob a folha vazia.",
          "Solda: carro longe, por causa da faísca.",
        ],
      },
      {
        about: "safety",
        headings: ["Se a folha está aberta sobre o carro", "Quando não se mexe no carro"],
        slots: [
          [
            "Folha apoiada no carro ou basculante sem cabo: não mova o carro, que pode ser o apoio dela.",
            "Se o basculante perdeu o cabo com o carro embaixo, ninguém entra para tirá-lo antes da escora.",
          ],
          [
            "Desligue o disjuntor e mande a foto de longe; o técnico escora primeiro.",
            "Com o disjuntor desligado e a área isolada, espere a escora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso sair de carro e o portão não abre. O que faço?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, se destrava com a chave e o disjuntor desligado. Basculante com defeito, não: chame.",
          "Desligue o disjuntor e use a chave só em portão de correr ou de abrir em ordem. Basculante com defeito espera o técnico.",
        ],
      },
      {
        question: "O serviço suja ou risca o carro?",
        answers: [
          "Furo e solda soltam pó e faísca: cubra ou afaste. Regulagem e troca de peça, não.",
          "Só furo e solda. Se houver um deles, o carro fica fora ou coberto.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica ocupada?",
        answers: [
          "Regulagem costuma levar menos de uma hora; a troca do motor, de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Menos de uma hora para ajuste; para trocar o motor, de {time.tilting} no basculante e de {time.sliding} no de correr.",
        ],
      },
    ],
    photo: "uma foto do portão com o carro na vaga, tirada de longe, e a da etiqueta do motor",
  },
  {
    id: "controle-velho-no-motor-novo",
    broader: "controle",
    label: "Controle velho no motor novo",
    phrase: "o controle velho no motor novo",
    asks: [
      ...combine(
        ["controle velho", "controle antigo", "controles antigos", "controles velhos", "mesmo controle"],
        ["motor novo", "no motor novo", "trocar motor", "troquei motor", "depois trocar motor", "placa nova funciona"],
      ),
      "usar controle portão velho motor novo",
      "aproveitar controles motor novo",
      "aproveitar controle antigo motor novo",
      "motor novo precisa controle novo",
      "trocar motor precisa trocar controle",
      "trocar motor controles continuam",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode usar o controle velho no motor novo se os dois têm a mesma frequência e o mesmo tipo de código: aí basta gravá-lo na central nova. Código rolante de outra marca não grava; nesse caso, mantém-se o receptor antigo ligado à central ou compram-se controles novos.",
        "Depende do código: controle antigo de código fixo, em 433 MHz, costuma gravar no motor novo; o rolante, só em central da mesma linha. Se não grava, o receptor velho pode ser ligado à entrada de botoeira da central nova, e todos os controles continuam.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber antes de trocar", "Confira o controle que você tem"],
        slots: [
          [
            "A etiqueta do controle e a ficha da central nova dizem se combinam.",
            "Frequência igual não basta: o tipo de código também tem de ser o mesmo.",
          ],
        ],
        steps: [
          "Leia no verso a frequência, em geral 433 MHz.",
          "Abra sem a pilha: chavinhas ou jumpers são código fixo.",
          "Compare a marca e a linha com as da central nova.",
          "Mande a foto dos dois lados, e dizemos se grava.",
        ],
      },
      {
        about: "choose",
        headings: ["Aproveitar ou comprar outros", "Quando vale trocar os controles"],
        slots: [
          [
            "Com muitos controles na família ou no prédio, manter o receptor antigo sai mais barato que trocar todos.",
            "Em prédio, onde são dezenas, liga-se o receptor que já existe à central nova.",
          ],
          [
            "Se são poucos ou de código fixo, aproveite a troca do motor e passe a código rolante, mais seguro.",
            "Na casa, com dois ou três, compensa começar com controles novos de código rolante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor novo já vem com controle?",
        answers: [
          "Os nossos kits vêm com controles; os velhos entram como reserva, se o código combinar.",
          "Sim, nos nossos kits. Os antigos, quando gravam, ficam de reserva.",
        ],
      },
      {
        question: "O controle velho continua abrindo o motor antigo que guardei?",
        answers: [
          "Sim, enquanto estiver na memória daquela placa. Se vender o motor, apague a memória antes.",
          "Continua, até a memória da placa antiga ser apagada.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor novo",
  },
  {
    id: "basculante-bate-no-teto",
    broader: "bate-forte",
    label: "Basculante bate no teto ao abrir",
    phrase: "o portão que bate no teto ao abrir",
    asks: [
      ...combine(
        ["bate teto", "bate forro", "bate laje", "bate em cima", "bate gesso", "bate lâmpada", "bate luminária"],
        ["portão", "basculante", "ao abrir", "quando abre", "garagem abrir"],
      ),
      "basculante bate forte abrir",
      "basculante bate quando sobe",
      "basculante bate subida",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que bate no teto ao abrir passa do ponto: o fim de curso de abertura desliga tarde ou o percurso gravado ficou longo. Pare de usar se trinca forro ou laje; o técnico recua a parada em uma visita, a partir de {price.preventive} em casa, sem peças.",
        "Basculante que bate em cima ao abrir tem o contrapeso pesado demais, se acelera na subida, ou o fim de curso e a desaceleração fora do ponto, se sobe em ritmo normal; forro novo ou luminária no caminho também tiram a folga. Olhe de longe e peça o acerto antes de usar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele bate no teto", "Parada, equilíbrio ou falta de folga"],
        slots: [
          [
            "O que mudou ajuda a achar a causa: reforma no teto, falta de luz ou cabo trocado.",
            "Pense no que mudou antes da primeira batida.",
          ],
        ],
        bullets: [
          "Depois de falta de luz: a central perdeu o percurso.",
          "Depois de trocar cabo ou pôr peso: contrapeso pesado demais.",
          "Depois de forro, lâmpada ou câmera novos: a folga acabou.",
          "Sem mudança nenhuma: fim de curso gasto ou fora do lugar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige", "O que o técnico ajusta"],
        slots: [
          [
            "Com a folha escorada, o equilíbrio é conferido antes da parada.",
            "O equilíbrio vem primeiro, com a folha escorada.",
          ],
          [
            "Depois se recua a parada de abertura, no fim de curso ou no percurso da central, até sobrar folga para o teto.",
            "Em seguida a abertura é encurtada alguns centímetros, e a desaceleração, ligada onde existe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um calço para ele não bater no teto?",
        answers: [
          "Não: o calço força braço e redutor, e a folha pode voltar. Quem segura é a parada regulada.",
          "Não faça. A batida muda de lugar e o motor passa a forçar.",
        ],
      },
      {
        question: "Se encurtar a abertura, o carro ainda passa?",
        answers: [
          "Em geral passa: são poucos centímetros. Meça o carro com rack e a altura livre antes.",
          "Quase sempre. Se faltar altura, o caso é de braço e folha, visto no local.",
        ],
      },
      {
        question: "Bater no teto estraga o motor?",
        answers: [
          "Estraga aos poucos: engrenagem, braço e solda recebem a pancada. Regule logo.",
          "Sim. A pancada repetida trinca solda e gasta o redutor.",
        ],
      },
    ],
    photo: "um vídeo de lado do final da abertura e uma foto do espaço entre a folha aberta e o teto",
  },
  {
    id: "automatizar-sem-quebrar-o-piso",
    broader: "automatizar-manual",
    label: "Automatizar sem quebrar o piso",
    phrase: "a automação sem quebrar o piso",
    asks: [
      ...combine(
        ["automatizar", "instalar motor", "colocar motor", "motor portão", "automatizar portão"],
        [
          "sem quebrar piso",
          "sem quebrar chão",
          "sem quebrar calçada",
          "precisa quebrar piso",
          "sem obra",
          "sem quebradeira",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para automatizar o portão sem quebrar o piso na maioria dos casos: o basculante não usa o chão, o de abrir prende o braço na coluna e o de correr aproveita o trilho e pode ter a base do motor parafusada em piso firme. O cabo vai em eletroduto aparente pela parede.",
        "Sem quebrar o piso, dá: o cabo corre por eletroduto na parede ou no alto, e o motor se fixa na coluna ou em base de aço parafusada. Só se quebra quando falta trilho, quando o piso é fraco ou quando o cabo precisa cruzar o vão por baixo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Em cada portão, o que mexe no chão", "Quando não quebra e quando quebra"],
        slots: [
          ["Quase tudo se resolve por cima; o que pede corte é exceção.", "O chão só entra na conta em alguns casos."],
        ],
        bullets: [
          "Basculante: nada no piso; motor na lateral e cabo pela parede.",
          "De correr com trilho: base parafusada, se o concreto é firme.",
          "De correr sem trilho: o trilho novo pode ser de sobrepor, fixado sobre o piso.",
          "De abrir, duas folhas: o cabo da outra coluna passa por cima do vão ou em corte fino no piso.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa sem obra", "O valor quando não há quebra"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr e no de abrir, a troca de um motor em casa serve de referência, de {price.homeSwap}.",
            "Kit de basculante instalado a partir de {price.lowest}; de correr e de abrir, por foto, com a troca em casa, de {price.homeSwap}, como referência.",
          ],
          [
            "Eletroduto aparente custa menos que embutir, e o acabamento pode seguir a cor da parede.",
            "Passar o fio aparente, em eletroduto, é mais barato e rápido que rasgar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A base do motor de correr precisa ser de concreto?",
        answers: [
          "Só se o piso é fraco ou de terra. Em concreto firme, a base de aço vai parafusada com chumbador.",
          "Não em piso de concreto bom. Em piso solto ou lajota, faz-se uma base pequena.",
        ],
      },
      {
        question: "O trilho de sobrepor atrapalha o carro?",
        answers: [
          "Pouco: fica alguns milímetros acima do piso, e o carro passa por cima. Embutido é mais bonito e pede corte.",
          "Não no uso comum. Em cadeira de rodas ou carrinho, o embutido é melhor.",
        ],
      },
      {
        question: "Fica fio à vista?",
        answers: [
          "Fica o eletroduto, não o fio. Pode ser pintado da cor da parede.",
          "Só o eletroduto, rígido e pintável.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do piso junto a ele e do caminho até o quadro de luz",
  },
  {
    id: "fio-do-portao-junto-com-outros",
    broader: "instalacao-eletrica",
    label: "Fio do portão junto com câmera e interfone",
    phrase: "o fio do portão junto com outros cabos",
    asks: [
      ...combine(
        [
          "fio portão junto",
          "fio motor junto",
          "cabo portão junto",
          "passar fio portão",
          "mesmo conduíte portão",
          "mesmo eletroduto",
        ],
        ["câmera", "interfone", "internet", "cabo rede", "antena", "cerca elétrica", "telefone"],
      ),
      "fotocélula mesmo eletroduto motor",
      "fio fotocélula junto motor",
      "fio botoeira junto motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Não passe o fio de força do portão junto com o da câmera ou do interfone: no mesmo eletroduto, o motor põe ruído na imagem, e um fio descascado leva 127 ou 220 V ao aparelho. Use eletrodutos separados; só os cabos de baixa tensão, como botoeira e fotocélula, podem ir com eles.",
        "O cabo do motor vai em eletroduto próprio, com fase, neutro ou outra fase e terra. Câmera, interfone, rede, botoeira e fotocélula são de baixa tensão e podem dividir outro tubo, afastado do primeiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pode ir junto e o que não pode", "Força de um lado, sinal do outro"],
        slots: [["A divisão é pela tensão do cabo.", "Separe por tipo de cabo, e não por aparelho."]],
        bullets: [
          "Força do motor: tubo próprio, com terra.",
          "Botoeira, fotocélula e trava de baixa tensão: tubo de sinal.",
          "Câmera, interfone e rede: tubo de sinal, longe do motor.",
          "Cerca elétrica: caminho só dela, nunca com os outros.",
        ],
      },
      {
        about: "check",
        headings: ["Já está tudo no mesmo tubo?", "Como saber se atrapalha"],
        slots: [
          [
            "Imagem com listras ou portão que falha quando o motor liga são sinais de mistura.",
            "Se a câmera treme ou o interfone zumbe quando o portão anda, os cabos estão juntos.",
          ],
          [
            "A correção é do eletricista, com o disjuntor desligado: passa-se o sinal para outro tubo.",
            "Não puxe fio por conta própria: com o disjuntor desligado, o eletricista separa os circuitos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual fio usar para o motor do portão?",
        answers: [
          "No mínimo 2,5 mm², com terra e circuito próprio; longe do quadro, mais grosso.",
          "Cabo de 2,5 mm² ou mais, conforme a distância, com fio terra e disjuntor só dele.",
        ],
      },
      {
        question: "Posso pegar a energia da câmera no motor?",
        answers: [
          "Não: a fonte da câmera vai em tomada própria. Ligada nos bornes do motor, um defeito para os dois.",
          "Não convém. Use outro ponto, protegido por protetor de surto.",
        ],
      },
      {
        question: "A fotocélula pode ir no tubo do motor?",
        answers: [
          "O certo é em tubo separado: o ruído da partida pode fazer o sensor falhar.",
          "Não é o indicado. No mesmo tubo, o portão pode parar ou voltar sem motivo.",
        ],
      },
    ],
    photo: "fotos dos tubos e caixas por onde os cabos passam, com as tampas fechadas",
  },
  {
    id: "melhor-dia-para-manutencao",
    broader: "manutencao",
    label: "Melhor dia e hora para a manutenção",
    phrase: "o melhor dia para a manutenção",
    asks: [
      ...combine(
        ["melhor dia", "melhor horário", "que dia", "qual horário", "melhor hora"],
        ["manutenção portão", "revisão portão", "fazer manutenção", "manutenção prédio", "manutenção condomínio"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O melhor dia para a manutenção do portão é no meio da semana; em prédio, entre o pico da manhã e o da tarde, quando passam menos carros, e nunca segunda cedo, sexta à noite ou véspera de feriado. Avise os moradores com um ou dois dias e deixe alguém na passagem.",
        "O melhor horário para a manutenção do portão é de dia, com luz para ver cabos e fiação, e fora da hora em que os carros saem e chegam. Em casa, combine um turno em que o carro possa ficar dentro ou fora; a visita parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Quanto tempo reservar", "A manutenção no relógio"],
        slots: [
          [
            "Em casa, a regulagem costuma levar menos de uma hora; em prédio, reserve o meio da manhã ou da tarde.",
            "Reserve uma hora em casa e um turno no prédio, porque cada portão é testado em ciclos inteiros.",
          ],
          [
            "Se aparecer peça gasta, a troca é marcada à parte, a não ser que ela já esteja no carro do técnico.",
            "A peça que precisar de troca pode pedir outra visita, combinada ali mesmo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que preparar para o dia", "Antes de o técnico chegar"],
        slots: [["Com isto pronto, o portão fica parado menos tempo.", "Um pouco de preparo encurta a visita."]],
        steps: [
          "Avise quem usa a garagem e tire da passagem o que estiver encostado.",
          "Deixe à mão os controles, a chave de destravamento e o acesso ao quadro.",
          "Anote o que o portão tem feito de diferente e em que hora.",
          "Em prédio, combine quem orienta os carros enquanto o portão está parado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A manutenção pode ser à noite?",
        answers: [
          "Pode em caso urgente; a revisão marcada rende mais de dia. O valor da ida à noite é dito antes.",
          "Só se for preciso: no escuro não se veem cabo e solda, e o valor da ida pode mudar.",
        ],
      },
      {
        question: "Há época do ano melhor para revisar o portão?",
        answers: [
          "Antes das chuvas de verão: vedação, terra no trilho e protetor de surto são vistos a tempo.",
          "Sim, antes da temporada de chuva e de raios.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, pelo menos {visits.business}.",
          "No mínimo {visits.home} em casa e {visits.business} em prédio.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor, com os dias e horários em que pode receber",
  },
  {
    id: "motor-barato-presta",
    broader: "preco",
    label: "Motor barato presta?",
    phrase: "o motor barato",
    asks: [
      ...combine(
        ["motor barato", "motor mais barato", "motor em conta"],
        ["presta", "é bom", "aguenta", "dura", "vale a pena"],
      ),
      "motor barato presta casa carros",
      "motor barato casa carros",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão barato presta para casa, mesmo com 3 ou 4 carros, se é do peso da folha e de marca com peça à venda: o uso de uma família é pouco para um motor residencial. No basculante de até {width.quarterHp}, o mais barato instalado sai por {price.lowest}; não presta o que fica abaixo do peso ou vem sem garantia.",
        "Presta, se o barato é o modelo simples de marca conhecida, e não o menor do que a folha pede. A diferença para o caro está na velocidade e na parada suave; o comum, instalado no basculante, parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Barato que serve e barato que quebra", "Como separar um do outro"],
        slots: [
          [
            "O preço baixo é bom quando vem de menos velocidade, e ruim quando vem de menos capacidade.",
            "Olhe o que foi cortado: velocidade se dispensa, capacidade não.",
          ],
        ],
        bullets: [
          "Serve: etiqueta com um terço de folga sobre o peso da folha.",
          "Serve: placa e engrenagem à venda na sua cidade.",
          "Evite: sem nota, sem garantia ou sem manual em português.",
          "Evite: usado sem procedência, em que só a instalação custa quase o novo.",
        ],
      },
      {
        about: "cost",
        headings: ["Compare o preço instalado", "O que entra na conta"],
        slots: [
          [
            "Anúncio de motor sozinho não tem mão de obra, controles nem cremalheira; compare o total.",
            "Some instalação e controles antes de achar barato: só a mão de obra, com motor seu, parte de {price.installation}.",
          ],
          [
            "Em portão de correr e de abrir, o menor modelo adequado é orçado por foto.",
            "De correr e de abrir, o valor vem por foto, com o peso da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor barato dura quanto?",
        answers: [
          "O mesmo que outro residencial, de {trade.life}, se trabalha com folga e a folha anda leve.",
          "De {trade.life} em casa, com folha em ordem e revisão. O que encurta é peso, e não o preço.",
        ],
      },
      {
        question: "Quando o barato não serve?",
        answers: [
          "Em prédio, comércio ou folha pesada: aí o motor tem de ser de uso intenso, pelos ciclos por hora.",
          "Em uso coletivo e portão pesado. Ele esquenta, desarma e acaba cedo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e o material",
  },
  {
    id: "gasto-de-luz-no-condominio",
    broader: "consumo",
    label: "Quanto o portão do condomínio gasta de luz",
    phrase: "o gasto de luz do portão do condomínio",
    asks: [
      ...combine(
        ["gasta energia", "gasta luz", "consumo energia", "consumo luz", "conta luz"],
        [
          "portão condomínio",
          "portão prédio",
          "portão condomínio aberturas",
          "portão prédio aberturas",
          "condomínio mês",
        ],
      ),
      "quanto gasta energia portão condomínio aberturas dia",
      "consumo portão aberturas por dia",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de condomínio gasta, em conta aproximada, de 25 a 50 kWh de energia por mês, com 200 aberturas por dia: 400 movimentos de 10 a 15 segundos somam perto de uma hora e meia de motor por dia, a uns 0,7 a 1 kW. É pouco na conta do prédio, bem menos que bomba e elevador.",
        "O portão do prédio gasta algumas dezenas de kWh de luz por mês: multiplique as aberturas do dia por dois movimentos, pelos segundos de cada um e pelos watts da etiqueta. Com 100 aberturas, o motor trabalha menos de uma hora por dia, pouco na conta do condomínio.",
      ],
      price: [
        "O portão de condomínio gasta, em conta aproximada, de 25 a 50 kWh de energia por mês, com 200 aberturas por dia: 400 movimentos de 10 a 15 segundos somam perto de uma hora e meia de motor por dia, a uns 0,7 a 1 kW. É pouco na conta do prédio, bem menos que bomba e elevador.",
        "O portão do prédio gasta algumas dezenas de kWh de luz por mês: multiplique as aberturas do dia por dois movimentos, pelos segundos de cada um e pelos watts da etiqueta. Com 100 aberturas, o motor trabalha menos de uma hora por dia, pouco na conta do condomínio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu portão", "Quatro números da portaria"],
        slots: [
          ["Dá para fazer com a etiqueta do motor e um relógio.", "São números que a portaria tem ou conta em um dia."],
        ],
        steps: [
          "Conte as aberturas de um dia comum e multiplique por dois movimentos.",
          "Cronometre um movimento e multiplique: é o tempo de motor por dia.",
          "Passe para horas, vezes os quilowatts da etiqueta, vezes 30.",
          "Some central, nobreak, sinaleira e câmeras, que ficam ligados o dia todo.",
          "Multiplique os kWh pela tarifa da conta do condomínio.",
        ],
      },
      {
        about: "choose",
        headings: ["O que faz gastar menos", "Onde há economia de verdade"],
        slots: [
          [
            "Folha leve e roldana boa baixam o esforço; é o que mais muda o consumo.",
            "O que mais pesa é o atrito: trilho e roldana em ordem gastam menos que motor novo.",
          ],
          [
            "Pausa maior no pico, que deixe passar vários carros por abertura, corta ciclos e desgaste.",
            "Menos ciclos no pico, com a pausa certa, poupam luz e motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com inversor gasta menos no prédio?",
        answers: [
          "Um pouco, na partida; a diferença na conta é pequena. O ganho está na rapidez e no desgaste menor.",
          "Quase não muda a conta. Escolha por velocidade e parada suave.",
        ],
      },
      {
        question: "O nobreak aumenta a conta?",
        answers: [
          "Pouco: ele gasta alguns watts o dia inteiro para manter a bateria.",
          "Sim, alguns kWh por mês, para manter a carga.",
        ],
      },
      {
        question: "A conta do portão subiu de repente. O que é?",
        answers: [
          "Veja se a folha ficou mais lenta ou pesada: motor forçando gasta mais e avisa desgaste.",
          "Procure folha pesada ou acessório sempre ligado. O motor sozinho raramente explica.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e o número de aberturas por dia",
  },
  {
    id: "pivotante-folha-longa",
    broader: "pivotante",
    label: "Motor pivotante para uma folha longa",
    phrase: "o motor para portão de abrir de uma folha longa",
    asks: [
      ...combine(
        ["pivotante", "portão abrir"],
        [
          "folha só metros",
          "4 metros folha só",
          "metros uma folha só",
          "folha longa",
          "folha única metros",
          "folha grande metros",
        ],
      ),
      "motor pivotante 4 metros uma folha só",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para uma folha só e longa, muitos braços pivotantes de casa não servem, porque param em 2 a 3 m: procure modelo maior, com trava elétrica na ponta e, se a folha arreia, roda de apoio. Dividir em duas folhas costuma ser melhor.",
        "Folha única e longa em portão de abrir força dobradiça, coluna e braço, ainda mais com vento. Procure motor cuja ficha aceite o comprimento dela, com trava na ponta; em residência, a troca de um motor fica de {price.homeSwap}, e modelo maior é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir na folha longa", "Comprimento, peso e vento"],
        slots: [["Sem estas medidas o motor é escolhido no escuro.", "Três medidas e uma foto decidem o modelo."]],
        steps: [
          "Meça o comprimento e a altura da folha.",
          "Veja se é grade ou chapa: chapa pega vento e pede motor e trava mais fortes.",
          "Levante a ponta: se sobe ou arrasta, a dobradiça vem antes do motor.",
          "Meça o recuo da coluna e o espaço para a folha girar inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha longa ou duas curtas", "Quando dividir a folha"],
        slots: [
          [
            "Duas folhas dividem peso e vento e usam motores menores, mas são dois motores e uma central.",
            "Dividir em duas custa um motor a mais e poupa coluna e dobradiça.",
          ],
          [
            "Se há parede ao lado, o portão de correr move folha longa com menos esforço.",
            "Com lateral livre, compare com o de correr, que não sofre com o vento no giro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Folha longa precisa de trava elétrica?",
        answers: [
          "Sim, quase sempre: na ponta, o vento faz alavanca contra o braço, e a trava segura.",
          "Em geral sim. Sem ela, o motor segura sozinho a força do vento.",
        ],
      },
      {
        question: "A coluna aguenta?",
        answers: [
          "Precisa ser de concreto ou aço, firme: a força da folha longa vai toda para ela. A foto mostra se pede reforço.",
          "Só se estiver firme e sem trinca. Reforço de coluna vem antes do motor.",
        ],
      },
    ],
    photo: "fotos da folha inteira, das dobradiças e da coluna, com o comprimento e a altura",
  },
  {
    id: "cor-do-portao-no-condominio",
    broader: "condominio",
    label: "Mudar a cor ou o modelo do portão no condomínio",
    phrase: "a mudança de cor do portão no condomínio",
    asks: [
      ...combine(
        [
          "cor portão",
          "trocar cor portão",
          "mudar cor portão",
          "pintar portão",
          "mudar modelo portão",
          "trocar modelo portão",
        ],
        ["condomínio", "prédio", "quem autoriza", "condomínio quem autoriza", "assembleia"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Trocar a cor do portão do condomínio muda a fachada, e quem autoriza é a assembleia, com o quórum da convenção; repintar da mesma cor é manutenção, e o síndico decide. Na sua casa dentro de condomínio fechado, pergunte à associação antes.",
        "Pintar da mesma cor, o síndico autoriza; mudar a cor ou o modelo do portão do prédio é alteração de fachada e vai à assembleia, pelo quórum da convenção. O Código Civil proíbe ao morador mudar por conta própria a cor da fachada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem decide em cada caso", "Síndico, assembleia ou associação"],
        slots: [["O que separa os casos é mudar ou não o que se vê da rua.", "A pergunta é uma: a aparência muda?"]],
        bullets: [
          "Mesma cor e mesmo modelo: manutenção, com o síndico.",
          "Cor ou desenho novo: assembleia, com o quórum da convenção.",
          "Portão de casa em condomínio fechado: regulamento da associação.",
          "Só o motor, por dentro: não mexe na fachada.",
        ],
      },
      {
        about: "check",
        headings: ["Antes de pintar o portão com motor", "O que combinar com o pintor"],
        slots: [
          [
            "O disjuntor do motor fica desligado, e cremalheira, trilho, dobradiças, cabos e lentes não levam tinta.",
            "Proteja motor, sensores e cremalheira: tinta ali trava o portão.",
          ],
          [
            "Depois de seca, o portão é testado olhando, com a passagem livre.",
            "Na volta, um ciclo inteiro olhando mostra se algo grudou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o quórum para mudar a cor do portão?",
        answers: [
          "O que a convenção diz; mudança de fachada costuma exigir maioria ampla. A administradora confirma.",
          "Depende da convenção. Leia o artigo de fachada antes de convocar.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Não: ele fica, protegido e com o disjuntor desligado.",
          "Em geral não. Só se tira para refazer suporte ou jatear a folha.",
        ],
      },
    ],
    photo: "uma foto do portão visto da rua e outra do motor",
  },
  {
    id: "botoeira-na-parede-externa",
    broader: "botoeira",
    label: "Botoeira em parede externa, na chuva",
    phrase: "a botoeira em parede externa",
    asks: [
      ...combine(
        ["botoeira", "botão portão", "interruptor portão"],
        [
          "pode molhar",
          "parede externa",
          "lado fora chuva",
          "na chuva pode",
          "tomar chuva",
          "proteger chuva",
          "área externa",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não é bom molhar a botoeira: água no contato faz o portão abrir sozinho ou travar os controles. Em parede externa, use modelo com vedação ou caixa com tampa, sob beiral, com o cabo entrando por baixo; e nunca um botão simples ao alcance de quem está na rua.",
        "A botoeira comum não pode tomar chuva. Na área externa, ponha botoeira vedada ou caixa própria, longe do jato de lavagem; se ela já molhou, desligue o disjuntor, deixe secar e peça a troca se o portão abrir sozinho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pôr em parede externa", "Botoeira vedada, teclado ou chave"],
        slots: [
          [
            "Do lado de dentro do muro, a botoeira vedada resolve; do lado da rua, teclado com senha ou chave.",
            "Dentro do terreno vale botão vedado; na calçada, só senha, chave ou tag.",
          ],
          [
            "O cabo entra por baixo e faz uma curva antes, para a água não correr por ele até o contato.",
            "A entrada do cabo fica embaixo, com vedação: por cima, ele leva a água para dentro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se a botoeira já molhou", "Botoeira molhada: o que fazer"],
        slots: [
          [
            "O sinal é o portão que abre só em dia de chuva ou para de obedecer ao controle.",
            "Portão que abre sozinho quando chove aponta para a botoeira antes da placa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Seque por fora e espere; não abra a caixa do motor.",
          "Religue olhando, com a passagem livre.",
          "Se repetir, troca-se a botoeira ou o cabo; em casa, a visita parte de {price.preventive}, sem peças.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botoeira sem fio molha menos?",
        answers: [
          "Não tem cabo para levar água, mas a pilha e o contato também estragam molhados. Fixe em lugar coberto.",
          "Evita o cabo, e só. O aparelho precisa do mesmo abrigo.",
        ],
      },
      {
        question: "Posso cobrir a botoeira com plástico?",
        answers: [
          "Não resolve: o plástico prende umidade. Use tampa própria ou um beiral.",
          "Melhor não. A água entra por trás e não sai.",
        ],
      },
      {
        question: "Botão do portão na calçada é perigoso?",
        answers: [
          "É: qualquer um abre. Na rua, use teclado com senha, tag ou fechadura com chave.",
          "Sim. Por fora só senha, chave ou tag.",
        ],
      },
    ],
    photo: "uma foto da botoeira e da parede onde ela fica, e a etiqueta do motor",
  },
  {
    id: "portao-da-vila",
    broader: "portao-automatico",
    label: "Portão de vila ou rua fechada: quem cuida",
    phrase: "o portão da vila",
    asks: [
      ...combine(
        ["portão vila", "portão da vila", "portão rua fechada", "portão vila casas"],
        [
          "responsável",
          "quem paga",
          "quem é responsável",
          "quem cuida",
          "quem conserta",
          "rateio",
          "conserto",
          "manutenção",
          "motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O responsável pelo portão da vila são os donos das casas que usam a entrada, juntos: conserto e manutenção se dividem, pela regra da associação ou por acordo escrito. Se a vila é condomínio, responde o condomínio; se a rua é pública, o fechamento depende da prefeitura.",
        "Quem paga o conserto do portão da vila são as casas que o usam, em partes combinadas. Escolham um responsável, guardem três propostas e façam a lista dos controles; em vila com condomínio ou associação, vale a convenção.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como organizar entre os vizinhos", "Acordo simples que evita briga"],
        slots: [["Um papel assinado por todos vale mais que a conversa.", "Poucas regras, por escrito, bastam."]],
        steps: [
          "Definam quem chama o técnico e até que valor decide sozinho.",
          "Combinem a divisão: por casa ou por carro.",
          "Anotem quantos controles cada casa tem.",
          "Marquem a revisão e guardem as notas numa pasta comum.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor serve em vila", "Uso de muitas casas"],
        slots: [
          [
            "Com poucas casas, motor residencial dá conta; de uma dezena em diante, veja os ciclos por hora da ficha.",
            "Conte as aberturas da hora cheia: vila grande usa como prédio e pede motor de uso intenso.",
          ],
          [
            "Em casa, a troca fica de {price.homeSwap}; em portão pesado ou de muito uso, de {price.heavySwap}, com mão de obra.",
            "A referência da troca é de {price.homeSwap} em portão de casa e de {price.heavySwap} em portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um vizinho se recusa a pagar. E agora?",
        answers: [
          "Sem condomínio nem associação, é acordo: mostrem o uso e a proposta por escrito. Persistindo, ouçam um advogado.",
          "Conversem com o orçamento na mão. Se há convenção, ela obriga; se não há, vale o acordo.",
        ],
      },
      {
        question: "Pode fechar rua pública com portão?",
        answers: [
          "Só com autorização da prefeitura, e em muitas cidades há regra própria para rua sem saída.",
          "Não por conta própria. Pergunte à prefeitura antes.",
        ],
      },
    ],
    photo: "uma foto do portão da vila, da etiqueta do motor e o número de casas",
  },
];
