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
        "Para portão de sítio ou chácara que fica semanas ou meses sem usar, serve o motor residencial comum, escolhido pelo peso da folha com um terço de folga. Pouco uso não pede linha intensa: a troca em casa fica de {price.homeSwap}, e vale investir em protetor de surto e em desligar o disjuntor na ausência.",
        "Portão que fica semanas sem usar trabalha bem com motor comum de casa, um terço acima do peso da folha, sem pagar por uso intenso. A troca residencial custa de {price.homeSwap}; some um protetor de surto contra raio e deixe o disjuntor desligado enquanto não há ninguém.",
        "Se o portão passa meses sem usar, escolha um motor residencial comum, com um terço de sobra sobre o peso da folha, de {price.homeSwap} na troca em casa. Modelo de uso intenso não se paga ali, e o que protege mesmo é o protetor contra surto e o disjuntor desligado na saída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que vale pagar e o que não vale", "Onde gastar no portão de pouco uso"],
        slots: [
          [
            "Inversor, que acelera a folha, e motor para dezenas de ciclos por dia não se pagam em portão que abre poucas vezes por mês. Prefira caixa bem vedada e modelo de peça fácil de achar, porque a umidade age mesmo com tudo parado.",
            "Velocidade extra e linha de uso intenso fazem pouca falta a quem abre o portão alguns dias por mês. O dinheiro rende mais num modelo comum, com boa vedação contra chuva e peças à venda em qualquer loja do ramo.",
            "Quem aciona pouco não aproveita o inversor nem a resistência de um motor de prédio. Melhor um aparelho simples, de tampa bem fechada e reposição fácil, já que a água e o tempo trabalham todos os dias.",
          ],
          [
            "Nobreak e bateria precisam de recarga, e desligados por semanas podem estar vazios na volta. Por isso leve sempre a chave de destravamento, útil em folha de correr ou de abrir; basculante só se solta com cabos e equilíbrio bons.",
            "Onde falta luz, lembre que a bateria desligada por muito tempo se descarrega sozinha. Tenha a chave do motor com você para a folha de correr ou de abrir, e no basculante use-a apenas se cabos e contrapeso estão em ordem.",
            "Já a bateria de reserva perde carga parada e pode falhar na chegada. A chave de destravamento resolve em portão de correr ou de abrir, enquanto basculante de cabo ou mola ruim não deve ser solto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de ir embora e na volta", "Rotina de quem usa pouco o portão"],
        slots: [
          [
            "Esta rotina leva poucos minutos e poupa a placa de raio e a folha de sujeira. Faça sempre na mesma ordem, para não religar com o portão trancado.",
            "São poucos minutos na saída e na chegada, que evitam placa queimada e trilho preso. A ordem conta: a tranca sai antes de a energia voltar.",
            "Com um cuidado curto ao sair e outro ao voltar, o portão não vira surpresa. Siga a sequência, porque motor que puxa folha trancada queima.",
          ],
        ],
        steps: [
          "Ao sair, feche, desligue o disjuntor do motor e tranque por dentro com ferrolho ou cadeado.",
          "Na volta, tire o cadeado antes de religar.",
          "Varra o trilho, ou olhe de longe dobradiças e cabos.",
          "Religue e faça um ciclo inteiro olhando, com a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga o motor parado", "Raio, umidade e trilho sujo"],
        slots: [
          [
            "A falta de uso quase não gasta o motor. Quem estraga são o raio que entra pela rede, a umidade e os insetos na placa, a graxa endurecida e o mato no trilho, comuns em sítio e chácara.",
            "Parado, o motor se desgasta pouco, mas a placa sofre com surto de raio, bicho e umidade. No campo, o trilho tomado por terra e a graxa velha fazem a folha pesar na volta.",
            "O perigo vem de fora: descarga elétrica na rede, água e formiga na placa, folhas no trilho. O mecanismo em si aguenta a espera, embora a graxa antiga possa endurecer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor estraga por ficar parado?",
        answers: [
          "Em si, pouco. Sofrem a graxa, que endurece, a placa, exposta a umidade e raio, e a pilha do controle, que pode vazar; por isso convém um ciclo com você olhando na volta.",
          "Quase nada no mecanismo. O que mais falha depois de meses é placa úmida ou atingida por surto, bateria descarregada e pilha vazada no controle.",
        ],
      },
      {
        question: "Posso deixar o disjuntor desligado por meses?",
        answers: [
          "Pode, com o portão trancado por dentro. A placa guarda os controles gravados, e algumas centrais fazem um ciclo lento na volta para reconhecer o percurso.",
          "Sim, a memória dos controles não se perde. Ao religar, o primeiro movimento pode ser lento, porque a central mede o caminho de novo; o nobreak, se houver, estará descarregado.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar um portão pouco usado?",
        answers: [
          "Uma vez por ano basta, de preferência antes da temporada de uso. Em casa, a visita com limpeza e ajuste parte de {price.preventive}, sem peças.",
          "Faça uma revisão anual, com limpeza, vedação e teste, pouco antes das férias. O valor começa em {price.preventive} na residência, e as peças são à parte.",
        ],
      },
      {
        question: "Motor solar ou a bateria compensa no sítio?",
        answers: [
          "Compensa onde a rede não chega ao portão ou falta luz com frequência. Com rede estável perto da entrada, o motor comum sai mais em conta e dispensa a troca periódica de bateria.",
          "Se puxar energia até o portão fica caro, sim. Havendo tomada perto e luz firme, o motor de rede custa menos e não tem bateria para trocar a cada poucos anos.",
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
        "Portão basculante que bate no teto ou no forro ao abrir está passando do ponto, em geral porque o fim de curso desliga tarde ou o contrapeso ficou pesado demais. Pare de usar e chame o técnico; a visita de ajuste parte de {price.preventive} em casa, sem peças.",
        "Quando o portão bate no teto da garagem ao abrir, o fim de curso, que manda parar, costuma estar fora do lugar, ou o contrapeso puxa demais a folha para cima. Deixe de usar o basculante até o acerto, que em residência começa em {price.preventive}, fora as peças.",
        "O basculante bate no forro quando abre por parada atrasada, do fim de curso, ou por contrapeso mais pesado que a folha; uma luminária nova no caminho do teto também conta. Não use o portão até a regulagem, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele bate no teto", "Parada, equilíbrio ou falta de folga"],
        slots: [
          [
            "Pense no que mudou antes da primeira batida, porque isso aponta a causa. Se a folha acelera na subida, a suspeita é do contrapeso; se sobe no ritmo de sempre, é da parada.",
            "Subida acelerada fala de contrapeso, e subida normal com batida no fim fala de parada. O que aconteceu pouco antes ajuda a confirmar.",
            "Repare no ritmo: folha que dispara para cima está desequilibrada, e a que sobe igual a sempre só para tarde. A mudança mais recente completa a pista.",
          ],
        ],
        bullets: [
          "Depois de falta de luz: a central pode ter perdido o percurso gravado",
          "Depois de trocar cabo ou mexer no peso: contrapeso pesado demais",
          "Depois de forro, lâmpada ou câmera novos: a folga acabou",
          "Sem mudança nenhuma: fim de curso gasto ou deslocado",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o conserto", "Enquanto o técnico não chega"],
        slots: [
          [
            "Desligue o disjuntor e deixe o portão como está, sem ninguém embaixo. Não destrave a folha nem mexa no peso: com o contrapeso fora do ponto, o basculante pode subir ou descer de uma vez.",
            "Corte a energia no disjuntor e mantenha todos longe da folha. Destravar um basculante desequilibrado ou tirar peso por conta própria pode fazê-lo disparar para cima ou cair.",
            "Com o disjuntor desligado, não passe por baixo e não solte o destravamento. A folha com peso errado se move sozinha e de repente, e o acerto do contrapeso é só do técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico corrige", "O que é ajustado na visita"],
        slots: [
          [
            "O técnico escora a folha e confere primeiro o equilíbrio. Depois recua a parada de abertura, no fim de curso ou no percurso da central, até sobrar folga para o teto, e liga a desaceleração onde a placa tem.",
            "Com a folha escorada, o contrapeso é conferido antes de tudo. Em seguida a abertura é encurtada alguns centímetros, pelo sensor ou pela placa, e a chegada fica mais lenta se a central permite.",
            "Primeiro vem o equilíbrio, com a folha apoiada em escoras. Só então se ajusta o ponto de parada, para o portão chegar sem tocar em cima, e a redução de velocidade nas placas que a oferecem.",
          ],
          [
            "Braço, suportes e soldas são olhados na mesma visita, porque cada pancada os afrouxa. Se houver peça trincada ou fim de curso quebrado, ela entra no orçamento à parte.",
            "A batida repetida afrouxa suporte e trinca solda, e por isso o conjunto é revisado junto. O que estiver quebrado, como o sensor, é somado ao valor do ajuste.",
            "Na mesma ida se procuram trinca em solda, suporte solto e braço torto, marcas comuns das pancadas. Peças novas são cobradas além da regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um calço para ele não bater no teto?",
        answers: [
          "Não. O motor continua empurrando contra o calço, força braço e redutor, e a folha pode voltar de repente. Quem deve segurar é a parada regulada.",
          "O calço só muda o lugar da pancada: o motor segue forçando e o braço recebe o esforço. A correção é na parada ou no contrapeso.",
        ],
      },
      {
        question: "Se encurtar a abertura, o carro ainda passa?",
        answers: [
          "Em geral passa, porque o acerto tira poucos centímetros. Meça antes a altura livre e a do carro, com o rack e a antena.",
          "Quase sempre, já que a redução é pequena. Se a altura já era justa para o carro, avise o técnico antes da regulagem.",
        ],
      },
      {
        question: "Bater no teto estraga o motor?",
        answers: [
          "Estraga aos poucos, porque engrenagem, braço e solda recebem cada pancada. Quanto antes a parada é acertada, menos peças se perdem.",
          "Sim: o impacto repetido gasta o redutor e trinca solda. Forro e luminária também sofrem.",
        ],
      },
      {
        question: "Quanto tempo leva o ajuste?",
        answers: [
          "Só a regulagem da parada costuma levar até {trade.smallRepair}. Acertar contrapeso ou trocar braço e cabo toma mais tempo.",
          "Recuar a parada é serviço de até {trade.smallRepair}. Quando o equilíbrio está errado ou há solda trincada, conte mais.",
        ],
      },
    ],
    photo: "um vídeo de lado do final da abertura, gravado de longe, e uma foto do espaço entre a folha e o teto",
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
        "O melhor dia e horário para a manutenção do portão é no meio da semana, de dia, fora do pico em que os carros saem e chegam. Em prédio, prefira o meio da manhã ou da tarde e avise os moradores com um ou dois dias; em casa, a visita parte de {price.preventive}, sem peças.",
        "Para fazer a manutenção do portão, escolha um horário com luz do dia e poucos carros: no prédio, entre o pico da manhã e o da tarde, de terça a quinta. Em casa serve qualquer dia em que o carro possa esperar, e a visita começa em {price.preventive}, fora as peças.",
        "Terça, quarta ou quinta, no meio da manhã ou da tarde, costuma ser o melhor dia e horário para a manutenção do portão do prédio, longe do pico de carros. Em residência, qualquer turno com luz serve, com visita a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Por que de dia e no meio da semana", "Horários que ajudam e que atrapalham"],
        slots: [
          [
            "Com luz do dia se enxergam melhor cabo desfiado, solda trincada e fio ressecado. No prédio, segunda cedo, sexta à noite e véspera de feriado juntam mais carros na rampa, e o portão parado vira fila.",
            "A claridade mostra trinca de solda, cabo gasto e fiação ruim, que à noite passam despercebidos. Evite em prédio a segunda de manhã, a noite de sexta e a véspera de feriado, quando há mais movimento.",
            "De noite é fácil deixar passar um cabo puído ou uma solda aberta. Já o começo da segunda, o fim da sexta e as vésperas de feriado enchem a garagem do prédio, e o serviço atrasa todo mundo.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo reservar", "Quanto tempo o portão fica parado"],
        slots: [
          [
            "Em casa, a regulagem costuma levar até {trade.smallRepair}. No prédio, reserve meio período, porque cada portão é limpo, ajustado e testado em ciclos inteiros.",
            "Reserve até {trade.smallRepair} em residência e um turno em condomínio, onde há mais de um portão ou mais aberturas a testar.",
            "Uma casa pede até {trade.smallRepair} de portão parado. Em condomínio conte meio dia, já que cada folha passa por limpeza, ajuste e vários testes.",
          ],
          [
            "Peça gasta pode ser trocada na mesma hora, se o modelo for comum e você aprovar o valor. Do contrário, a troca fica marcada para outro dia.",
            "Aparecendo desgaste, a peça comum às vezes é trocada ali, depois de aprovado o preço; a que precisa vir de fora pede outra visita.",
            "Se algo precisar de troca, isso é combinado na hora. Item comum pode entrar no mesmo dia, e o mais raro exige voltar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que preparar para o dia", "Antes de o técnico chegar"],
        slots: [
          [
            "Um pouco de preparo encurta a visita e o tempo de portão parado. Nada disso pede ferramenta.",
            "Deixe estas coisas prontas para o serviço começar logo que o técnico chegar.",
            "Com a passagem livre e as informações à mão, a manutenção anda mais depressa.",
          ],
        ],
        steps: [
          "Avise quem usa a garagem e libere a passagem.",
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
          "Pode, sobretudo se o portão não pode parar de dia ou o caso é urgente. O valor da ida nesse horário é dito antes, e a revisão completa rende mais com luz.",
          "É possível, com o preço do horário combinado antes. Para a revisão de rotina, porém, a luz do dia ajuda a ver cabo, solda e fiação.",
        ],
      },
      {
        question: "Há época do ano melhor para revisar o portão?",
        answers: [
          "Antes das chuvas de verão, porque dá tempo de ver vedação, terra no trilho e protetor de surto. Depois da temporada, uma olhada na ferrugem também ajuda.",
          "A primavera, antes da temporada de chuva e raios, é uma boa hora para conferir vedação, aterramento e protetor contra surto.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "Em casa, {visits.home}; em prédio e empresa, {visits.business}. Portão com muitas aberturas por dia pede o intervalo mais curto.",
          "O intervalo é {visits.home} em residência e {visits.business} em condomínio ou comércio, e encurta quando o portão abre muito.",
        ],
      },
      {
        question: "Os carros podem passar durante a manutenção?",
        answers: [
          "Em alguns momentos, sim, se alguém orienta a passagem e o técnico libera. Com a folha escorada ou o motor aberto, ninguém entra nem sai.",
          "Só nas pausas que o técnico indicar. Enquanto a folha está solta ou escorada, a passagem fica fechada, e por isso o aviso aos moradores conta.",
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
        "O portão do prédio ou condomínio com 200 aberturas por dia consome, em conta aproximada, de 25 a 50 kWh de energia por mês. São 400 movimentos de 10 a 15 segundos, mais de uma hora de motor por dia, e isso pesa pouco na conta de luz, bem menos que bomba e elevador.",
        "Com 200 aberturas por dia, o consumo de luz do portão do condomínio fica perto de 25 a 50 kWh por mês, conforme a potência e o tempo de cada movimento. O motor trabalha pouco mais de uma hora por dia, e bomba e elevador do prédio gastam muito mais.",
        "Quanto gasta de energia o portão do prédio? Cerca de 25 a 50 kWh por mês com 200 aberturas por dia, que são 400 movimentos curtos, de 10 a 15 segundos. Na conta de luz do condomínio é parte pequena, abaixo de elevador e bomba.",
      ],
      price: [
        "O portão do condomínio com 200 aberturas por dia gasta de 25 a 50 kWh de luz por mês, em conta aproximada. Para saber o valor, multiplique esse consumo pela tarifa impressa na conta do prédio; ele fica bem abaixo do que gastam bomba e elevador.",
        "Em dinheiro, o consumo do portão do prédio são uns 25 a 50 kWh por mês, com 200 aberturas por dia, vezes a tarifa que está na conta de luz. O motor funciona pouco mais de uma hora por dia, bem menos que elevador e bomba.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu portão", "Como calcular o consumo do mês"],
        slots: [
          [
            "Com a etiqueta do motor e um relógio você chega perto do número do seu prédio. Os watts da etiqueta são a potência elétrica, e mil deles formam um quilowatt.",
            "O cálculo pede só a potência em watts da etiqueta e um cronômetro. Divida os watts por mil para ter quilowatts.",
            "Para o valor do seu prédio, use a etiqueta, que traz os watts, e cronometre um movimento. Cada mil watts são um quilowatt.",
          ],
        ],
        steps: [
          "Conte as aberturas de um dia comum e multiplique por dois movimentos.",
          "Cronometre um movimento e multiplique: é o tempo de motor por dia.",
          "Passe para horas e multiplique pelos quilowatts e por 30 dias.",
          "Some central, nobreak e câmeras, ligados o dia todo.",
          "Multiplique os kWh pela tarifa da conta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão gastar mais", "Onde o consumo sobe"],
        slots: [
          [
            "Folha pesada de mover é o que mais aumenta o gasto, porque o motor puxa mais corrente e demora mais em cada ciclo. Trilho sujo, roldana gasta e falta de equilíbrio são as causas comuns.",
            "O consumo cresce quando o motor força: roldana ruim, trilho com sujeira ou basculante desequilibrado deixam cada movimento mais lento e com mais corrente.",
            "Atrito custa energia. Com trilho sujo, roldana gasta ou folha sem equilíbrio, cada ciclo leva mais tempo e pede mais corrente do motor.",
          ],
          [
            "Também contam os aparelhos que nunca desligam, como central, nobreak e câmeras. Cada 10 watts ligados o mês inteiro são uns 7 kWh.",
            "O que fica aceso dia e noite soma sem aparecer: a cada 10 watts de central, câmera ou nobreak, vão cerca de 7 kWh por mês.",
            "Nobreak, câmera e central trabalham 24 horas, e 10 watts contínuos equivalem a perto de 7 kWh mensais.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz gastar menos", "Onde há economia de verdade"],
        slots: [
          [
            "Manutenção {visits.business} mantém a folha leve, e uma pausa bem escolhida deixa passar vários carros por abertura no pico. A economia maior está no desgaste do motor, cuja troca em portão pesado fica de {price.heavySwap}.",
            "Com revisão {visits.business} e pausa que aproveite a fila, o portão faz menos ciclos e menos força. O ganho aparece mais na vida do motor, que em portão pesado custa de {price.heavySwap} para trocar, com mão de obra.",
            "Cuidar da folha {visits.business} e ajustar a pausa do horário de pico reduzem esforço e número de aberturas. Poupa-se um pouco de luz e bastante do motor, de {price.heavySwap} na troca em portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com inversor gasta menos no prédio?",
        answers: [
          "Um pouco, na partida, e a diferença na conta é pequena. O ganho do inversor está na rapidez, na parada suave e no desgaste menor.",
          "Quase não muda a conta de luz. Escolha o inversor pela velocidade e pela parada suave, que poupam engrenagem e folha.",
          "Pouco. A partida fica mais leve, mas o total do mês é baixo de qualquer modo; velocidade e menor desgaste são o motivo da escolha.",
        ],
      },
      {
        question: "O nobreak aumenta a conta?",
        answers: [
          "Pouco: ele gasta alguns watts o dia inteiro para manter a bateria, o que dá alguns kWh por mês.",
          "Sim, em alguns kWh mensais, que é o preço de manter a bateria carregada para a falta de luz.",
          "Aumenta alguns kWh por mês, porque fica sempre ligado. É menos do que gasta uma lâmpada forte acesa sem parar.",
        ],
      },
      {
        question: "A conta de luz do prédio subiu. Pode ser o portão?",
        answers: [
          "Raramente explica sozinho, porque o consumo dele é pequeno. Se a folha ficou lenta ou pesada, vale revisar; antes, olhe bomba, elevador e iluminação.",
          "É pouco provável. Mesmo dobrando, seriam algumas dezenas de kWh; procure primeiro em bomba e luzes, e revise o portão se ele está lento.",
          "Dificilmente o aumento vem só dele. Folha pesada gasta mais e avisa desgaste, porém bomba e elevador mexem muito mais na conta.",
        ],
      },
      {
        question: "Com 100 aberturas por dia, quanto gasta?",
        answers: [
          "O movimento cai pela metade, para uns 12 a 25 kWh por mês. O que fica ligado o dia todo, como central e nobreak, não muda.",
          "Cerca de metade, entre 12 e 25 kWh mensais de motor. Central, câmera e nobreak gastam o mesmo.",
          "Perto de 12 a 25 kWh por mês no motor, que acompanha as aberturas. A parte fixa, de central e nobreak, continua igual.",
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
        "Para portão de abrir de 3,5 ou 4 metros em uma folha só, procure motor pivotante cuja ficha aceite esse comprimento e o peso, com trava elétrica na ponta: muitos braços de casa param em 2 a 3 m. Dividir em duas folhas costuma ser melhor; o modelo maior é orçado por foto.",
        "O motor pivotante para uma folha só, de 3,5 a 4 metros, precisa ter comprimento e peso dela na ficha, e boa parte dos modelos residenciais fica em 2 a 3 m. Conte com trava elétrica na ponta, compare com duas folhas e peça o orçamento por foto.",
        "Em folha única de 3,5 ou 4 metros, o motor de portão de abrir se escolhe pelo comprimento e pelo peso que a ficha aceita, já que muitos vão só até 2 ou 3 m. A ponta leva trava elétrica, e duas folhas em geral são saída melhor; o valor vem por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir na folha longa", "Comprimento, peso e vento"],
        slots: [
          [
            "Folha longa age como alavanca sobre braço, dobradiça e coluna, e por isso poucos centímetros mudam o modelo. Meça com o portão fechado e o motor, se já existe, sem energia.",
            "Quanto mais comprida a folha, maior o esforço na dobradiça, na coluna e no braço. As medidas são feitas com o portão parado e o disjuntor desligado.",
            "O comprimento multiplica a força que chega à coluna, ao braço e às dobradiças. Tire as medidas com a folha fechada e, se há motor, com a energia cortada.",
          ],
        ],
        steps: [
          "Meça o comprimento e a altura da folha.",
          "Veja se é grade ou chapa: chapa pega vento e pede motor e trava mais fortes.",
          "Olhe se a ponta arrasta no piso: dobradiça caída vem antes do motor.",
          "Meça o recuo da coluna e o espaço para a folha girar inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha longa ou duas curtas", "Quando dividir a folha"],
        slots: [
          [
            "Duas folhas dividem peso e vento e usam motores menores, mas são dois motores com uma central. O custo do motor sobe, e em troca coluna e dobradiças sofrem menos.",
            "Dividir o portão em dois pede um motor a mais, ligado à mesma central, e permite modelos comuns. A despesa extra poupa a coluna e as dobradiças do peso na ponta.",
            "Com a folha partida em duas, cada motor move metade do peso e recebe menos vento, sob uma só central. Paga-se outro motor, e a estrutura trabalha aliviada.",
          ],
          [
            "Se há parede livre ao lado, o portão de correr move folha longa com menos esforço e não sofre com o vento no giro. Sem lateral, a roda de apoio na ponta ajuda quando o piso é plano.",
            "Lateral livre permite o portão de correr, que leva bem uma folha comprida e sente pouco o vento. Onde ela falta, uma rodinha sob a ponta sustenta o peso, em piso nivelado.",
            "Compare com o deslizante, caso exista muro ao lado: ele conduz folhas longas sem girar contra o vento. Não cabendo, em piso plano uma roda na ponta alivia as dobradiças.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no orçamento", "Quanto muda com a folha longa"],
        slots: [
          [
            "Numa casa, a troca de um motor comum fica de {price.homeSwap}, com mão de obra, e dois motores vão de {price.homeSwapTwice}. Modelo para folha longa, trava elétrica e reforço da coluna são orçados pelas medidas.",
            "Motor residencial comum custa de {price.homeSwap} na troca, com o trabalho, e o par, para duas folhas, de {price.homeSwapTwice}. O braço maior, a trava e o reforço de coluna dependem de medida e foto.",
            "A referência é a troca de motor comum em casa, de {price.homeSwap} para um e de {price.homeSwapTwice} para dois, com mão de obra. Folha única longa soma trava, motor maior e, às vezes, reforço na coluna, vistos no orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Folha longa precisa de trava elétrica?",
        answers: [
          "Sim, quase sempre: na ponta, o vento faz alavanca contra o braço, e a trava segura a folha fechada. Sem ela, o motor aguenta sozinho cada rajada.",
          "Em geral, sim. A trava prende a ponta ao batente ou ao piso e tira do braço a força do vento, que cresce com o comprimento.",
        ],
      },
      {
        question: "A coluna aguenta?",
        answers: [
          "Precisa ser firme, de concreto ou aço e sem trinca, porque a força da folha longa vai toda para ela. Coluna que balança ao abrir pede reforço antes do motor.",
          "Só se estiver firme e inteira. Alvenaria oca ou trincada cede com o puxão do braço, e o reforço, feito por pedreiro ou serralheiro, vem primeiro.",
        ],
      },
      {
        question: "Quanto tempo uma folha longa leva para abrir?",
        answers: [
          "Mais que uma curta, porque o motor precisa acelerar e frear devagar para não dar tranco na ponta. A ficha do modelo dá o tempo, que varia com o ângulo de abertura.",
          "Ela abre mais devagar: a ponta percorre um arco grande e não pode chegar batendo. O tempo exato depende do modelo e de quanto a folha gira.",
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
