import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects of one kind of gate that have no word of their own, and two at once. */
export const sintomasPorPortaoVarios: NarrowConcept[] = [
  {
    id: "liga-e-desliga-na-hora",
    broader: "nao-abre",
    label: "Motor liga e desliga na hora",
    phrase: "o motor que liga e desliga na hora",
    asks: [
      "dá toque parando",
      "liga parando hora",
      "começa parando hora",
      "liga segundo parando",
      "liga desliga hora",
      "liga desliga na hora",
      "liga desliga logo",
      "liga desliga seguida",
      "liga e já desliga",
      "liga instante apaga",
      "liga instante apaga ímã fim curso",

      "dá um toque só",
      "dá tranco não anda",
      "dá um tranco não abre",
      "dá um pulo não anda",
      "mexe pouco desliga",
      "mexe um pouquinho não anda",
      "liga segundo desliga",
      ...combine(["basculante", "correr", "pivotante"], ["liga desliga", "motor liga desliga", "dá tranco não anda"]),
      "dá só tranco para",
      "só um tranco parando",
      "dá tranco parando",
      "soco não anda",
      "dá soco",
      "só dá tranco",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor do portão que liga e desliga na hora, ou dá só um tranco e para, está sendo cortado pela central: folha presa, fim de curso já acionado ou capacitor fraco são as causas comuns. Desligue o disjuntor, veja ferrolho e trilho e não insista; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor dá um soco e não anda, a placa o desliga porque sente esforço demais, lê o fim de curso como chegada ou não percebe movimento; capacitor fraco dá o mesmo. Teste uma vez pela botoeira e corte o disjuntor; a visita com medição em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão dá um toque e para na hora quando a folha está presa, o fim de curso ficou acionado ou o capacitor não sustenta a partida. Cada tranco esquenta o motor, por isso desligue depois do primeiro; medir e regular em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Um teste só, sem abrir o motor"],
        slots: [
          [
            "Faça um único teste, de longe, porque arranques seguidos queimam o motor. A tampa fica fechada, e folha torta ou com cabo frouxo não se testa.",
            "Uma tentativa basta; repetir trancos aquece o enrolamento. Não abra o motor e, se a folha está torta, nem acione.",
            "Teste uma vez, com todos longe e a tampa no lugar. Se a folha parece fora do prumo ou há cabo frouxo, só desligue.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e procure ferrolho, trava ou pedra segurando a folha.",
          "Religue e acione uma vez pela botoeira.",
          "Note se ele tenta nos dois sentidos ou só em um.",
          "Desligue de novo e grave o som do vídeo para o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a central corta o motor", "Fim de curso, esforço ou partida fraca"],
        slots: [
          [
            "O fim de curso é o sensor que avisa a chegada da folha. Se ele está acionado ou em curto, a placa liga o motor, acha que já chegou e desliga; quase sempre acontece num sentido só.",
            "Fim de curso travado, o sensor do fim do caminho, faz a central cortar logo depois de ligar, em geral para um lado apenas.",
            "Quando o sensor de chegada, o fim de curso, fica preso, o motor parte e é desligado em seguida, quase sempre em um dos sentidos.",
          ],
          [
            "Nos dois sentidos, pense em esforço: folha presa, capacitor fraco ou tensão baixa, com um ronco curto. Em motor com encoder, o sensor que conta as voltas, a falta de leitura também corta por segurança.",
            "Se corta abrindo e fechando, há folha presa, capacitor cansado ou rede fraca. Motores com contador de voltas, o encoder, param também quando o sinal dele falha.",
            "Parar nos dois lados, com ronco breve, lembra capacitor, peso ou tensão. Há ainda o encoder, que conta as voltas e, sem sinal, manda a placa desligar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o corte", "O conserto do motor que liga e desliga"],
        slots: [
          [
            "O técnico confere na placa qual sinal manda parar: fim de curso, esforço ou encoder. Em seguida mede o capacitor e sente a folha solta, para não trocar peça boa.",
            "Na central se vê quem pede a parada, sensor ou proteção. Depois vêm a medida do capacitor e o teste da folha desacoplada.",
            "Os sinais da placa mostram se a ordem de parar vem do sensor, do esforço ou do encoder. Capacitor e folha são testados em seguida.",
          ],
          [
            "Ímã, sensor e fio se acertam na visita; relé de placa pode ir à bancada. No fim, o percurso é gravado e a força, regulada no mínimo que move a folha.",
            "Boa parte se resolve ali, com sensor realinhado ou capacitor novo, e o relé pode pedir bancada. Grava-se o percurso e ajusta-se a força por último.",
            "Sensor, fio e capacitor ficam prontos no local, e a placa, se preciso, vai à bancada. O serviço fecha com percurso e força regulados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser placa?",
        answers: [
          "Pode: relé gasto solta o motor logo depois de ligar. Só a medição separa placa de sensor.",
          "Sim, quando o contato do relé não segura. Antes dela se olham fim de curso e capacitor, que custam menos.",
        ],
      },
      {
        question: "Corta só num sentido. O que é?",
        answers: [
          "O fim de curso daquele lado está acionado, ou o ímã saiu do lugar. É o primeiro a conferir.",
          "Quase sempre o sensor de chegada daquele lado. Depois vem o relé do sentido.",
        ],
      },
      {
        question: "Começou depois da falta de luz. Por quê?",
        answers: [
          "O percurso pode ter se perdido. Com a passagem livre, dê um comando e deixe completar; se repetir, o curso é regravado ou o pico atingiu o sensor.",
          "A queda apaga a posição da folha em muitas placas. Uma abertura lenta e completa costuma resolver; senão, há peça atingida.",
        ],
      },
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Não. Esconde a folha presa ou o capacitor fraco e tira a proteção de quem passa. O certo é achar o esforço.",
          "Só disfarça, e deixa o portão perigoso. A folha tem de andar leve com força baixa.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e uma foto da etiqueta do motor",
  },
  {
    id: "anda-e-para-varias-vezes",
    broader: "para-no-meio",
    label: "Portão anda e para várias vezes",
    phrase: "o portão que anda e para várias vezes",
    asks: [
      "anda parando",
      "andando parando",
      "vai parando",
      "anda parando anda",

      "parando várias vezes",
      "parando toda hora",
      "picando",
      "anda picado",
      "abre picado",
      "engasgando",
      "abre engasgando",
      "funciona engasgando",
      ...combine(["basculante", "correr", "pivotante"], ["anda parando", "anda parando anda", "abre parando"]),
      "abre parando toda hora",
      "fecha parando toda hora",
      "abre parando várias vezes",
      "fecha parando várias vezes",
      "parando depois continua",
      "parou depois continua",
      "abre dois tempos",
      "fecha dois tempos",
      "abre aos poucos",
      "anda aos poucos",
      "portão aos soluços",
      "portão trancos pausas",
      "apertar controle várias vezes completar",
      "paradas repetidas abertura",
      "apertar controle vezes completar caminho",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que anda e para, ou abre em dois tempos, tem mau contato no fio, capacitor fraco ou folha que prende em vários pontos. Se cada parada é num lugar, suspeite de contato e capacitor, a peça que dá força ao motor; se é sempre nos mesmos, da folha. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão engasga e abre em dois tempos, falta energia ou sobra atrito: contato frouxo, capacitor no fim, tensão que cai, roldana ou dobradiça prendendo. Paradas em lugares diferentes apontam a parte elétrica, e nos mesmos, a folha; medir e regular em residência começa em {price.preventive}, sem peças.",
        "Se o portão anda um pouco, para e continua, ou abre em dois tempos, a causa costuma ser mau contato, capacitor gasto ou ponto duro na folha. Veja se as paradas mudam de lugar, sinal de contato ou de tensão, ou se repetem, sinal de atrito; o técnico acerta em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como separar as causas", "O que observar em três aberturas"],
        slots: [
          [
            "Conte as paradas e veja se são nos mesmos pontos, porque isso separa a folha da parte elétrica. Olhe de longe, e pare o teste se a folha subir torta ou aos trancos.",
            "O lugar das paradas é a pista: repetido, é atrito; variado, é contato ou força. Observe a distância e não insista se um basculante subir aos trancos.",
            "Três aberturas com intervalo bastam para saber se ele para sempre nos mesmos pontos. Ninguém perto da folha, e nada de insistir em basculante torto.",
          ],
        ],
        steps: [
          "Filme três aberturas, de longe, com intervalo.",
          "Veja se as luzes da casa piscam quando o motor anda.",
          "Desligue o disjuntor e tire o que estiver no caminho da folha.",
          "No portão de correr, varra o trilho.",
          "Basculante que sobe aos trancos: pare de usar e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão andar picado", "Contato, força ou atrito"],
        slots: [
          [
            "Borne frouxo e emenda oxidada falham com a vibração, e o motor liga e desliga em lugares variados. Capacitor no fim deixa o motor sem força em cada ponto pesado, e fio fino faz a tensão cair.",
            "Fio mal apertado corta o motor por instantes quando o portão vibra. Com o capacitor fraco, ou com tensão baixa, qualquer trecho mais duro vira parada.",
            "A vibração abre um mau contato, e o motor para e volta sem regra. O mesmo acontece quando o capacitor perdeu força ou a tensão despenca na fiação fina.",
          ],
          [
            "Paradas no mesmo intervalo vêm da mecânica: dente gasto ou emenda da cremalheira no de correr, dobradiça seca no de abrir. No basculante, cabo desigual ou roldana presa é perigoso e pede parar o uso.",
            "Se o ritmo se repete, olhe a folha, com cremalheira emendada fora de passo, roldana ruim ou dobradiça sem óleo. Em basculante, subir aos trancos lembra cabo ou polia, e ninguém deve passar embaixo.",
            "Intervalo regular aponta cremalheira com dente comido, no de correr, ou dobradiça dura, no de abrir. O basculante que engasga pode ter cabo ou polia com defeito, e fica parado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o anda e para", "Medição com o portão em movimento"],
        slots: [
          [
            "A tensão e a corrente são medidas com o portão andando, quando o mau contato aparece. Depois a folha é movida sem o motor, com escora no basculante, para achar os pontos duros.",
            "O técnico mede em movimento, porque parado o mau contato não se mostra, e testa o capacitor. Em seguida solta a folha, escorada se for basculante, e sente onde ela prende.",
            "Tudo se mede com o motor em marcha: tensão, corrente e capacitor. Na mecânica, a folha é percorrida na mão, e no basculante sempre com escora.",
          ],
          [
            "Bornes são reapertados, a emenda ruim sai e a peça gasta é trocada com o seu aceite. No fim, percurso e força são gravados, e o portão roda vários ciclos sem parar.",
            "Reaperto e emenda nova resolvem parte dos casos; capacitor ou roldana entra à parte, aprovado antes. O curso é regravado e testado em sequência.",
            "Contato se refaz na hora, e capacitor ou roda se troca depois do seu aceite. A visita termina com curso regravado e ciclos seguidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que anda e para?",
        answers: [
          "Não, se é contato ou capacitor. Em folha com atrito, só esconde o defeito e tira a proteção de quem passa.",
          "Não adianta: o motor que perde energia continua perdendo. E força alta em folha dura gasta engrenagem.",
        ],
      },
      {
        question: "As luzes piscam quando o portão anda. Tem relação?",
        answers: [
          "Tem: a tensão cai no circuito na hora do esforço. Cabo fino, emenda ruim ou motor forçando precisa ser corrigido.",
          "Sim, é sinal de queda de tensão. Circuito próprio para o motor e emendas refeitas costumam resolver.",
        ],
      },
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Portão de correr ou de abrir que anda reto, pouco e olhando. Basculante aos trancos, não: desligue e não passe embaixo.",
          "Use o mínimo, porque cada parada aquece motor e contato. Se houver cheiro de queimado ou for basculante, deixe desligado.",
        ],
      },
      {
        question: "Pode ser o controle?",
        answers: [
          "Pode: botão gasto ou pilha fraca manda ordens repetidas, e cada toque para ou inverte o portão. Acione pela botoeira e compare.",
          "É uma hipótese simples de testar, usando outro controle ou a parede. Se o defeito some, troque a pilha do primeiro.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura completa e uma foto da etiqueta do motor",
  },
  {
    id: "ficou-doido-depois-da-luz",
    broader: "falta-de-energia",
    label: "Portão ficou doido depois que a luz voltou",
    phrase: "o portão que ficou doido depois que a luz voltou",
    asks: [
      ...combine(
        ["luz", "energia", "queda", "apagão"],
        [
          "doido",
          "louco",
          "maluco",
          "enlouqueceu",
          "desregulou",
          "desprogramou",
          "estranho",
          "endoidou",
          "perdeu percurso",
        ],
      ),
      "caiu energia lento",
      "caiu energia ficou lento",
      "energia voltou lento",
      "luz voltou lento",
      "depois luz ficou lento",
      "correr energia ficou lento",
      "basculante energia ficou lento",
      "correr caiu energia ficou lento",
      "desconfigurado queda luz",
      "desconfigurado depois queda",
      "desconfigurou queda luz",
      "desconfigurado depois luz",
      "portão estranho depois falta luz",
      "portão estranho depois luz",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que ficou estranho ou lento depois da queda de energia costuma estar refazendo a leitura do percurso: muitas centrais andam devagar no primeiro ciclo. Deixe abrir e fechar por inteiro uma vez; se continua, a tensão voltou baixa ou o pico atingiu o capacitor ou a placa, e é medição.",
        "Portão que ficou doido depois que a luz voltou costuma ter perdido o percurso: a central não sabe onde a folha está e abre pela metade, anda devagar ou inverte. Desligue o disjuntor por um minuto, religue e faça uma abertura e um fechamento completos; se continuar, é regravar o percurso ou placa atingida pelo pico.",
        "Se a luz voltou e o portão enlouqueceu, abrindo e fechando sem ordem ou parando no lugar errado, desligue o disjuntor e afaste todos. Muitas centrais refazem a leitura no primeiro ciclo; passado um ciclo inteiro e ainda estranho, o pico afetou fim de curso, receptor ou placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer primeiro", "Religar do jeito certo"],
        slots: [
          [
            "Fique fora do caminho da folha no primeiro ciclo.",
            "O primeiro ciclo pode ser lento: é a central medindo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere um minuto.",
          "Veja se alguém destravou o motor na falta de luz; trave.",
          "Religue e acione uma vez pela botoeira.",
          "Deixe abrir e fechar por inteiro, sem interromper.",
          "Continuou estranho: desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Percurso perdido ou placa atingida", "Por que a volta da luz bagunça"],
        slots: [
          [
            "Central que conta tempo ou voltas perde a posição se a luz cai no meio do percurso.",
            "Se a energia faltou com a folha andando, a posição gravada já não vale.",
          ],
          [
            "O pico da volta atinge relé, receptor e sensor, e o portão passa a obedecer errado.",
            "A sobretensão pode colar um relé: o motor anda sem ordem ou só num sentido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "Regravar, medir, proteger"],
        slots: [
          [
            "O percurso é regravado e os fins de curso são conferidos.",
            "A visita regrava o percurso e testa relé, sensor e receptor.",
          ],
          [
            "Protetor de surto no circuito reduz a chance de acontecer de novo.",
            "DPS no quadro protege a placa do pico; para não perder o percurso, o que serve é nobreak ou fim de curso em ordem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles precisam ser cadastrados de novo?",
        answers: [
          "Em geral não: a memória não depende da energia. Se nenhum responde, o pico pode ter atingido o receptor.",
        ],
      },
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: ["O de correr e o de abrir, destravados e com a folha firme, sim. O basculante, não."],
      },
      {
        question: "A distribuidora paga o portão estragado pela queda de luz?",
        answers: ["Pode pagar: registre o pedido com data e hora e guarde a peça e o laudo."],
      },
    ],
    photo: "um vídeo do que o portão faz e uma foto da etiqueta do motor",
  },
  {
    id: "correr-sai-da-cremalheira",
    broader: "cremalheira",
    label: "Portão sai da cremalheira",
    phrase: "o portão de correr que sai da cremalheira",
    asks: [
      ...combine(
        ["cremalheira"],
        [
          "sai",
          "saiu",
          "saindo",
          "escapa",
          "escapou",
          "escapando",
          "desencaixa",
          "desencaixou",
          "desencaixando",
          "solta motor",
          "soltou motor",
          "fora engrenagem",
          "sai engrenagem",
          "não encaixa",
          "afastou",
          "longe motor",
          "longe engrenagem",
        ],
      ),
      "não encosta cremalheira",
      "motor baixou cremalheira",
      "motor não encosta cremalheira",
      "engrenagem não encosta cremalheira",
      "motor desceu cremalheira",
      "correr saindo cremalheira motor gira",
      "portão saindo cremalheira motor gira sem puxar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que escapa ou sai da cremalheira tem a barra solta, a guia de cima gasta ou a base do motor cedendo, e os dentes ficam longe da engrenagem. Desligue o disjuntor e não acione; firmar guia e barra, com folga de {rack.clearance}, parte de {price.preventive} em casa, sem peças.",
        "Quando a cremalheira fica longe do motor, ou o motor baixou e não encosta nela, a engrenagem gira em falso: cedeu a guia de cima, um parafuso da barra ou a base. Corte o disjuntor até o técnico refazer a distância, de {rack.clearance}, em visita a partir de {price.preventive} em residência, fora as peças.",
        "O portão saiu da cremalheira porque a folha balança na guia, a barra afrouxou ou o motor desceu na base. Deixe o disjuntor desligado, já que a engrenagem come os dentes; o acerto da guia e da folga, de {rack.clearance}, custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que os dentes se afastam", "Barra, guia, roldana ou base"],
        slots: [
          [
            "A guia de cima gasta deixa a folha inclinar para longe do motor e leva a cremalheira junto. Barra com poucos parafusos cede no trecho em que escapa.",
            "Com a guia superior frouxa, a folha tomba de lado e os dentes desencaixam. Se o problema é num ponto só, faltam parafusos na barra ali.",
            "Folha que balança de lado na guia afasta a barra da engrenagem. Escape sempre no mesmo lugar indica barra solta naquele pedaço.",
          ],
          [
            "Motor que se mexe ao partir está com a base trincada ou sem aperto, e roldana gasta abaixa a folha. Aproximar o motor para compensar aperta num ponto e solta noutro.",
            "Base solta faz o motor recuar, e roldana gasta muda a altura da barra. Empurrar o motor para perto não resolve: prende num trecho e escapa no outro.",
            "Se o motor balança, a base cedeu; se a folha desceu, foi a roldana. Chegar o motor mais perto só troca o lugar do defeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem energia", "Inspeção em cinco minutos"],
        slots: [
          [
            "Mantenha a mão longe dos dentes, mesmo com tudo desligado. Folha bamba na guia não se empurra, porque pode sair dela e tombar.",
            "Olhe sem tocar nos dentes e sem forçar a folha: frouxa na guia, ela cai para o lado.",
            "A inspeção é visual. Se a folha balança, não a mova, pois fora da guia ela tomba.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe a guia de cima: rolete gasto ou torto deixa vão.",
          "Percorra a barra e procure parafuso frouxo ou faltando.",
          "Veja se há trinca na base do motor ou parafuso solto.",
          "Fotografe o ponto em que escapa.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta", "Da guia à folga dos dentes"],
        slots: [
          [
            "Guia, roldanas e trilho vêm primeiro, porque a barra só repete o que a folha faz. Depois o motor é firmado na base, e a cremalheira é presa em linha, com {rack.clearance} de folga nas duas pontas e no meio.",
            "O técnico corrige a folha na guia e no trilho, aperta a base do motor e realinha a barra. A folga de {rack.clearance} é medida em vários pontos do curso.",
            "Com a folha firme na guia e a base apertada, a cremalheira volta à distância de {rack.clearance}, conferida do começo ao fim. Dente gasto é trocado por trecho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que sai da cremalheira?",
        answers: [
          "No automático, não, porque a engrenagem come os dentes e a folha pode parar no meio. Na mão, só se ela está firme no trilho e na guia.",
          "Não pelo motor. Se a folha não balança, pode ser movida na mão, com o disjuntor desligado e o motor destravado.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira que escapa?",
        answers: [
          "Só onde os dentes gastaram. Barra boa se realinha e se fixa de novo, sem peça nova.",
          "Em geral não: o defeito está na guia ou na fixação. Troca-se apenas o pedaço de dente comido.",
        ],
      },
      {
        question: "Escapa só quando venta. Por quê?",
        answers: [
          "O vento empurra a folha para longe do motor, e a guia de cima, gasta, não segura. Trocar o rolete da guia resolve.",
          "Porque a guia superior está com folga e a folha inclina com o vento. O conserto é na guia, não na barra.",
        ],
      },
      {
        question: "É perigoso?",
        answers: [
          "Pode ser: guia que deixa a folha balançar é a mesma que impede a queda dela. Mantenha as pessoas longe até o acerto.",
          "Sim, se a guia de cima está solta, porque a folha pode tombar. Não empurre nem passe rente a ela.",
        ],
      },
    ],
    photo: "fotos da barra e da engrenagem no ponto em que escapa e da guia de cima",
  },
  {
    id: "pivotante-nao-fecha-tudo",
    broader: "nao-fecha",
    label: "Pivotante não fecha tudo",
    phrase: "o portão pivotante que não fecha tudo",
    asks: [
      ...combine(
        ["pivotante"],
        [
          "para antes batente",
          "fica meio aberto",
          "meio aberto",
          "para antes batente meio aberto",
          "não fecha tudo",
          "não fecha todo",
          "não fecha completo",
          "não fecha completamente",
          "não fecha totalmente",
          "não fecha até fim",
          "não fecha direito",
          "não fecha inteiro",
          "não encosta",
          "não encosta batente",
          "fica fresta",
          "fresta",
          "fica aberto pouco",
          "fecha só pedaço",
          "fecha pedaço",
          "fecha só metade",
          "fecha metade",
          "fecha pouco",
          "para antes fechar",
          "falta pouco fechar",
        ],
      ),
      "pivotante entreaberto",
      "pivotante fica entreaberto",
      "pivotante semiaberto",
      "portão abrir fecha quase todo vão",
      "pivotante para faltando pouco encostar",
      "pivotante faltando encostar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão pivotante que não fecha tudo tem o percurso curto, o batente fora do lugar, a folha raspando no piso ou a trava elétrica desencontrada. Desligue o disjuntor, destrave e feche na mão: se encosta, é regulagem do percurso ou da força; se não encosta, é dobradiça, piso ou batente.",
        "Portão de abrir que fecha só um pedaço ou deixa fresta tem atrito na dobradiça ou no piso, se ronca antes de parar, ou percurso e fim de curso curtos, se para em silêncio sempre no mesmo ponto. Em duas folhas, confira também a ordem de fechar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Percurso, batente, folha ou trava", "Por que sobra uma fresta"],
        slots: [
          [
            "A folha que desceu na dobradiça encosta no piso antes de chegar ao batente.",
            "Ponta da folha raspando segura os últimos palmos do fechamento.",
          ],
          [
            "Percurso gravado curto ou tempo de motor pequeno para sempre no mesmo ponto.",
            "Depois de placa trocada ou falta de luz, o percurso pode ter ficado curto.",
          ],
          [
            "Língua da trava elétrica fora do furo deixa a folha encostada sem entrar.",
            "Trava desalinhada segura a folha a um dedo do batente.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da folha na mão", "Passos com o disjuntor desligado"],
        slots: [["Mantenha a mão longe do vão entre folha e coluna.", "Folha bamba não se destrava."]],
        steps: [
          "Desligue o disjuntor e varra o arco da folha.",
          "Destrave e feche devagar, na mão.",
          "Veja se encosta no batente e se a trava acerta o furo.",
          "Trave, religue e feche uma vez, olhando.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o fechamento é acertado", "Do batente à central"],
        slots: [
          [
            "Dobradiça, batente e trava são alinhados antes da regulagem.",
            "O técnico acerta a folha e a trava e só então grava o percurso.",
          ],
          [
            "O percurso é regravado com parada suave, e a força, testada com obstáculo.",
            "No fim, percurso e força são regulados com teste de reversão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A fresta deixa a casa aberta?",
        answers: [
          "Se a trava não entra, deixa: a folha cede ao empurrão. Use ferrolho, com o disjuntor desligado, até o acerto.",
        ],
      },
      {
        question: "Uma folha fecha e a outra fica aberta. O que é?",
        answers: ["Ordem errada, motor daquela folha sem força ou folha raspando. Compare as duas na mão."],
      },
      {
        question: "O vento impede o pivotante de fechar?",
        answers: [
          "Impede, em folha fechada de chapa ou madeira. Se só acontece com vento, é esse o esforço que a central lê.",
        ],
      },
    ],
    photo: "uma foto da fresta, do batente e das dobradiças e um vídeo do fechamento",
  },
  {
    id: "basculante-nao-destrava",
    broader: "chave-de-destravamento",
    label: "Basculante não destrava",
    phrase: "o basculante que não destrava",
    asks: [
      ...combine(
        ["basculante"],
        [
          "não destrava",
          "não destrava mão",
          "não destrava manual",
          "não destrava chave",
          "não consigo destravar",
          "destravamento emperrado",
          "alavanca não destrava",
          "chave não gira",
          "não solta motor",
        ],
      ),
      "alavanca basculante dura",
      "alavanca basculante dura não solta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que não destrava está com a folha pressionando o motor, a alavanca dura por falta de uso ou a chave errada. Não force: se a folha perdeu cabo ou mola, é o motor que a segura, e soltar derruba o portão. Olhe de longe os dois cabos antes de tentar.",
        "Se o basculante não destrava, veja primeiro se ele está fechado e reto, com os cabos esticados. Só assim, com o disjuntor desligado, alivie a folha com um leve empurrão para baixo e gire a chave sem força extra. Folha no alto, torta ou com cabo frouxo fica travada até o técnico chegar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Quando não se deve destravar", "O risco de soltar a folha"],
        slots: [
          [
            "Sem contrapeso ou mola em ordem, a folha solta do motor cai de uma vez.",
            "O motor segura a folha parada; destravar com ela pesada é perder esse freio.",
          ],
          [
            "Com a folha no alto, nunca se destrava: ninguém embaixo e disjuntor desligado.",
            "Folha aberta e motor solto é queda certa se o equilíbrio falhou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como tentar com a folha fechada", "Passos seguros"],
        slots: [["Chave que dobra ou carcaça que estala é sinal para parar.", "Sem ceder na segunda tentativa, pare."]],
        steps: [
          "Desligue o disjuntor.",
          "Confira se a folha está fechada, reta e com os cabos esticados.",
          "Veja na etiqueta ou no manual o sentido de destravar.",
          "Alivie a folha e gire a chave ou puxe a alavanca sem forçar.",
          "Não soltou: deixe como está e mande foto do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso pôr óleo na trava do basculante?",
        answers: ["Um pouco de lubrificante em spray, por fora e sem energia, ajuda trava dura. Dentro do motor, não."],
      },
      {
        question: "O carro está dentro e não destrava. O que faço?",
        answers: ["Não use macaco nem alavanca. Mande a foto do portão: o técnico escora a folha e libera o carro."],
      },
      {
        question: "Por que a trava do motor basculante emperrou?",
        answers: [
          "Falta de uso e sujeira. Depois do conserto, destravar e travar a cada poucos meses evita a repetição.",
        ],
      },
    ],
    photo: "fotos do motor com a alavanca ou a chave e, de longe, dos dois lados do portão",
  },
  {
    id: "correr-fecha-rapido-e-bate",
    broader: "bate-forte",
    label: "Correr fecha rápido e bate",
    phrase: "o portão de correr que fecha rápido e bate",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "soco",
          "dá soco",
          "dá um soco para",
          "soco quando para",
          "fecha rápido bate",
          "fecha muito rápido",
          "fecha rápido demais",
          "bate forte",
          "bate fechar",
          "bate forte fechar",
          "bate abrir",
          "bate forte abrir",
          "batendo forte",
          "bate com força",
          "fecha batendo",
          "pancada",
          "pancada fechar",
          "estouro fechar",
          "fecha com força",
          "bate batente",
          "bate coluna",
          "bate parede",
          "bate final",
        ],
      ),
      "correr fecha com tudo",
      "deslizante fecha com tudo",
      "deslizante chega acelerado batente",
      "regular ímã correr bate",
      "correr batendo posição ímã",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que fecha rápido e bate chega ao batente sem desacelerar: ímã do fim de curso muito perto da ponta, parada suave desligada ou trilho com caimento. O técnico leva o ímã mais para o meio da folha e liga a desaceleração; até lá, não deixe ninguém no vão.",
        "Portão de correr que fecha rápido e bate no fim tem o motor desligando tarde. Veja, com o disjuntor desligado, se o ímã ou came está firme na cremalheira e se o batente tem borracha; a posição se acerta poucos centímetros por vez, com teste, para a folha encostar sem pancada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Ímã, rampa, caimento ou batente", "Por que chega com pancada"],
        slots: [
          [
            "Motor rápido percorre mais depois de desligar; o ímã precisa ficar mais longe da ponta.",
            "Com o ímã na ponta, a folha ainda embala depois que o motor desliga.",
          ],
          [
            "Trilho que desce para o lado do fechamento acelera a folha.",
            "Caimento no trilho empurra a folha além do ponto.",
          ],
          [
            "Placa sem parada suave, ou com ela desligada, para de uma vez.",
            "Sem desaceleração programada, a folha chega na velocidade cheia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira a batida", "O ajuste do ponto de parada"],
        slots: [
          [
            "O ímã é recuado e testado até a folha encostar sem bater.",
            "O técnico move o ímã aos poucos e confere a parada nos dois lados.",
          ],
          [
            "Onde a central permite, regulam-se o trecho lento e a força, com teste de obstáculo.",
            "Depois se regula a parada suave e se confere o batente das duas pontas.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto ele bate", "Cuidados até o acerto"],
        slots: [
          [
            "A folha embalada prensa mão e carro: use o automático o mínimo possível.",
            "Mantenha crianças longe do batente e do vão.",
          ],
          [
            "Batida seguida solta a cremalheira e pode tirar a folha do trilho.",
            "Cada pancada afrouxa a cremalheira e trinca a solda do batente.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Borracha no batente resolve a batida do portão de correr?",
        answers: ["Abafa, mas o motor continua chegando embalado. O ponto de parada é que muda."],
      },
      {
        question: "Posso mudar o ímã de lugar?",
        answers: [
          "Mexer sem teste pode fazer a folha passar do ponto. Com o técnico, são poucos centímetros e vários ciclos.",
        ],
      },
      {
        question: "Dá para deixar o portão mais lento?",
        answers: ["Em central com inversor, sim. No motor comum, a velocidade é fixa e só a parada se regula."],
      },
    ],
    photo: "um vídeo com som do fechamento e fotos do ímã, da cremalheira e do batente",
  },
  {
    id: "correr-roda-quebrada",
    broader: "roldana",
    label: "Roda do portão de correr quebrada",
    phrase: "a roda quebrada do portão de correr",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "roda quebrada",
          "roda quebrou",
          "rodinha quebrou",
          "rodinha quebrada",
          "rodízio quebrou",
          "roda travada",
          "roda travou",
          "roda soltou",
        ],
      ),
      "rodinha portão quebrou",
      "correr roda quebrada não anda",
      "correr roda quebrou não anda",
      "rodinha portão quebrada",
      "quebrou roda portão arrasta",
      "quebrou roda portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com a roda do portão de correr quebrada, a folha desce, arrasta no trilho e força a cremalheira contra a engrenagem. Desligue o disjuntor e não empurre: ela pode sair do trilho e tombar. A troca é das duas roldanas, com a folha erguida e escorada, por técnico.",
        "A roda quebrada do portão de correr, a roldana, se troca aos pares, pela medida e pelo perfil do trilho. Até lá o portão não anda ou anda raspando: pare de usar o motor e mande foto da roda, do trilho e da folha inteira para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Até a troca"],
        slots: [
          [
            "Folha caída de um lado não se ergue com alavanca: ela tomba.",
            "Não levante a folha com macaco ou pé de cabra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não destrave se a folha está inclinada.",
          "Mantenha pessoas e carro fora do alcance da folha.",
          "Fotografe a roda, o trilho e a guia de cima.",
          "Se ficou aberto, avise na mensagem para virmos antes.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "Roldana nova, trilho conferido"],
        slots: [
          [
            "A folha é erguida com apoio dos dois lados, e as duas rodas saem juntas.",
            "Com a folha escorada, trocam-se as roldanas e limpa-se o trilho.",
          ],
          [
            "Depois a cremalheira volta à folga de 1 a 2 mm, porque a altura da folha mudou.",
            "No fim, regulam-se guia, cremalheira e fim de curso para a nova altura.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso trocar só a roda quebrada?",
        answers: ["Dá, mas a outra tem a mesma idade e deixa a folha desnivelada. O par compensa."],
      },
      {
        question: "A roda quebrada estraga o motor?",
        answers: ["Só se ficou forçando. Ele é testado depois da troca, com a folha leve."],
      },
      {
        question: "Que roda serve no meu portão?",
        answers: ["A do diâmetro e do canal do seu trilho, para o peso da folha. A foto com régua resolve."],
      },
    ],
    photo: "fotos da roda, do trilho com uma régua e da folha inteira",
  },
  {
    id: "correr-pesado-e-barulho",
    broader: "pesado",
    label: "Correr pesado e com barulho",
    phrase: "o portão de correr pesado e com barulho",
    asks: combine(
      ["correr", "deslizante"],
      [
        "pesado barulho",
        "pesado fazendo barulho",
        "barulho pesado",
        "pesado rangendo",
        "arrasta barulho",
        "arrastando barulho",
        "raspando pesado",
        "duro barulho",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão de correr pesado e fazendo barulho tem, quase sempre, roldana com rolamento quebrado ou trilho sujo: o mesmo atrito dá o peso e o som. Desligue o disjuntor, varra o trilho e empurre a folha destravada: se raspa e pesa, trocam-se as roldanas aos pares.",
        "Se o portão deslizante ficou pesado e barulhento, comece embaixo: roldana, trilho e guia de cima. Graxa não resolve, porque junta areia. Continuar usando força o motor e gasta a cremalheira; a troca do par de roldanas costuma acabar com os dois sintomas.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Roldana, trilho, guia ou cremalheira", "De onde vêm o peso e o som"],
        slots: [
          [
            "Rolamento seco chia e prende; quebrado, bate a cada volta e a roda arrasta.",
            "Chiado é rolamento seco; batida ritmada é roda ovalizada.",
          ],
          [
            "Areia e degrau no trilho somam peso e um raspado em pontos certos.",
            "Trilho afundado dá peso e barulho sempre no mesmo trecho.",
          ],
          [
            "Folha que desceu apoia a cremalheira na engrenagem, que ronca.",
            "Cremalheira sem folga ronca junto ao motor e freia a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste do empurrão", "Passos sem energia"],
        slots: [["Folha inclinada ou bamba não se destrava.", "Se a folha pende para um lado, não empurre."]],
        steps: [
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e empurre a folha devagar.",
          "Ouça de onde vem o som: embaixo, em cima ou no motor.",
          "Fotografe as roldanas e o trilho.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Óleo na roldana resolve?",
        answers: ["Por pouco tempo, e só em rolamento seco. Rolamento quebrado se troca com a roda."],
      },
      {
        question: "O portão pesado pode ter estragado o motor?",
        answers: ["Se andou muito tempo forçando, capacitor e engrenagem sofrem. São medidos depois das roldanas."],
      },
    ],
    photo: "um vídeo com som da folha andando e fotos das roldanas e do trilho",
  },
  {
    id: "enrolar-e-agua",
    broader: "enrolar",
    label: "Porta de enrolar e chuva ou choque",
    phrase: "a porta de enrolar que parou com a chuva ou dá choque",
    asks: [
      "choveu porta enrolar não funciona",
      "chuva porta enrolar não funciona",
      ...combine(
        ["porta enrolar", "porta aço", "porta rolo"],
        [
          "chuva",
          "parou chuva",
          "não abre chuva",
          "não funciona chuva",
          "depois chuva",
          "molhou",
          "entrou água",
          "alagou",
          "enchente",
          "choque",
          "dando choque",
          "deu choque",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar molhada não se aciona: desligue o disjuntor por um caminho seco, e se ela dá choque ninguém toca nela. Se parou depois da chuva, há água na botoeira externa, na emenda do cabo ou na placa; para fechar a loja, use a corrente manual, por dentro e com a energia cortada.",
        "Porta de enrolar dando choque é emergência: ninguém toca na cortina, na guia nem na botoeira, e a energia é cortada no quadro. O aço espalha a fuga pela porta inteira. Com ferido, ligue 192. O técnico acha o fio ou o motor com fuga e liga a estrutura ao terra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Água ou choque: primeiros passos"],
        slots: [
          [
            "Com o chão molhado, não encoste na porta antes de cortar a energia.",
            "Cortina, guia e fachada de metal ficam ligadas entre si: trate tudo como energizado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor ou o geral, por um caminho seco.",
          "Afaste clientes e isole a frente da loja.",
          "Não abra a tampa do motor nem da botoeira.",
          "Feche pela corrente manual só com a energia cortada e a cortina reta.",
          "Mande fotos do rolo, da botoeira e do quadro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água e a fuga entram", "Botoeira, emenda, motor ou falta de terra"],
        slots: [
          [
            "Botoeira do lado de fora é o ponto que mais junta água.",
            "A água entra pela botoeira externa e pela calha que pinga no rolo.",
          ],
          [
            "Fio gasto pela cortina encosta no aço, e sem terra ninguém percebe até o choque.",
            "Sem fio terra, a fuga do motor passa para a cortina inteira.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "Secar, medir e vedar"],
        slots: [
          [
            "O técnico mede a isolação de motor e fios, troca o trecho ruim e veda a entrada.",
            "Motor e placa são secos e medidos, e a botoeira ganha vedação ou muda de lugar.",
          ],
          [
            "A estrutura é ligada ao terra e o DR do circuito, testado.",
            "No fim, terra e DR são conferidos antes de religar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Secou e voltou a funcionar. Posso usar?",
        answers: [
          "Mande conferir antes: a água deixa oxidação, e na próxima chuva pode dar choque ou queimar a placa.",
        ],
      },
      {
        question: "O disjuntor cai quando chove. É isso?",
        answers: ["É: há fuga de corrente pela água. Não troque por disjuntor maior; ache a entrada."],
      },
      {
        question: "Vocês atendem porta de loja à noite?",
        answers: ["O contato funciona {shop.hours}; diga se a loja ficou aberta."],
      },
    ],
    photo: "fotos do rolo, da botoeira e do quadro, com a energia desligada",
  },
  {
    id: "parou-de-repente",
    broader: "nao-liga",
    label: "Portão parou de repente",
    phrase: "o portão que parou de repente",
    asks: [
      "parou repente",
      "parou do nada",
      "parou funcionar do nada",
      "parou funcionar repente",
      "parou de uma hora para outra",
      ...combine(
        ["basculante", "correr", "pivotante"],
        ["parou repente", "parou do nada", "parou funcionar do nada", "parou funcionar repente"],
      ),
      "portão deixou funcionar sem aviso",
      "funcionando minutos depois morreu",
      "portão normalmente minutos depois morreu",
      "portão morreu de repente",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que parou de repente, sem aviso, quase sempre perdeu energia: disjuntor ou DR desarmado, fusível da placa ou fio solto. Religue o disjuntor uma única vez e aperte a botoeira: mudo, é energia ou placa; com ronco, capacitor ou folha presa; só o controle mudo, pilha ou receptor.",
        "Portão que parou de funcionar do nada perdeu, quase sempre, energia, comando ou placa: confira nesta ordem luz da casa, disjuntor e DR, botoeira, controle. Se a botoeira funciona e o controle não, é pilha ou receptor; se nada funciona, fusível, placa ou motor. Não insista se houver ronco ou cheiro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir primeiro", "Do quadro ao controle"],
        slots: [
          [
            "Se o disjuntor cai de novo, deixe desligado: há curto ou motor travado.",
            "Disjuntor que volta a cair não se insiste nem se troca por maior.",
          ],
        ],
        steps: [
          "Veja se há luz na casa e se o disjuntor ou o DR caiu.",
          "Religue uma única vez.",
          "Aperte a botoeira e escute o motor.",
          "Teste outro controle, de perto.",
          "Sem resposta, desligue e mande a foto da etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz parar sem aviso", "Energia, placa, motor ou folha"],
        slots: [
          [
            "Pico na rede abre o fusível ou queima a fonte da placa, e tudo fica mudo.",
            "Depois de tempestade ou queda de luz, fusível e placa são os primeiros suspeitos.",
          ],
          [
            "Capacitor costuma avisar antes, com partida fraca; a placa para de uma vez.",
            "Parada sem aviso lembra placa ou fio; parada depois de dias lento lembra capacitor.",
          ],
          [
            "Ferrolho fechado por engano ou objeto na folha também para o portão na hora.",
            "Veja se ninguém fechou um ferrolho ou deixou algo no caminho da folha.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O portão parou aberto. Como fecho a casa?",
        answers: [
          "Portão de correr ou de abrir, com a folha reta, se fecha na mão, destravado e sem energia. O basculante no alto não se destrava: isole e chame.",
        ],
      },
      {
        question: "Motor que para de repente queimou?",
        answers: [
          "Nem sempre: fusível, capacitor e placa param do mesmo jeito. Cheiro de queimado pesa contra o motor.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz e da etiqueta do motor",
  },
  {
    id: "abre-um-pouco-depois-de-fechar",
    broader: "volta",
    label: "Portão abre um pouco depois de fechar",
    phrase: "o portão que abre um pouco depois de fechar",
    asks: [
      "abre pouco depois fechado",
      "abre pouco depois fechar",
      "abre fresta depois fechar",
      "abre fresta sozinho depois fechar",
      "volta pouco depois fecha",
      "volta pouco quando fecha",
      "chega fim volta pouco",
      "encosta volta pouco",
      "recua depois fechar",
      "recua pouco fechar",
      ...combine(
        ["basculante", "correr", "pivotante"],
        [
          "abre pouco depois fechado",
          "abre pouco depois fechar",
          "abre fresta depois fechar",
          "volta pouco depois fecha",
          "chega fim volta pouco",
          "recua depois fechar",
        ],
      ),
      "fecha abre frestinha",
      "fecha abre fresta",
      "fecha abre pouquinho",
      "fecha abre um pouco",
      "abre sozinho centímetros",
      "abre cm sozinho",
      "abre pouquinho sozinho",
      "portão recua fechar",
      "encosta batente volta centímetros",
      "fecha volta dois dedos",
      "portão fecha volta dedos",
      "fecha depois abre pouquinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha e depois abre um pouco está recuando do batente: o motor aperta a folha, a borracha ou a folga devolve, e ela volta alguns centímetros. Em algumas centrais esse alívio é programado; se deixa fresta ou não tranca, acerta-se o fim de curso, o batente e a folga do motor.",
        "O portão que fecha e volta um pouco recua por alívio da central ou batente com borracha dura, se a fresta é pequena e igual, ou por folga na transmissão, se ela cresce. No basculante, folha que sobe um palmo depois de fechar tem contrapeso pesado: desligue o disjuntor e chame.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Alívio, folga ou peso", "Por que ele volta alguns centímetros"],
        slots: [
          [
            "Muitas centrais dão um pequeno recuo depois de encostar, para aliviar o motor e a trava.",
            "O recuo de alívio é uma função: tira a pressão da folha sobre o batente.",
          ],
          [
            "Fim de curso tarde demais aperta a folha contra a borracha, que a empurra de volta.",
            "Borracha nova ou dura no batente devolve a folha quando o motor desliga.",
          ],
          [
            "No de correr, folga entre engrenagem e cremalheira deixa a folha andar sozinha um dedo.",
            "No de abrir, pino do braço gasto solta a ponta da folha.",
            "No basculante, contrapeso acima do peso da folha ergue o portão até a folga acabar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar", "Meça a fresta"],
        slots: [["Observe de longe, sem empurrar a folha.", "Não aumente a força para fechar a fresta."]],
        steps: [
          "Feche três vezes e meça a fresta.",
          "Veja se a folha cede ao empurrão leve.",
          "Desligue o disjuntor e olhe batente e borracha.",
          "Mande vídeo do fim do fechamento e a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Dá para desligar o alívio na central?",
        answers: ["Em muitas dá, na programação. O técnico confere antes se a trava elétrica precisa dele."],
      },
      {
        question: "A fresta deixa a casa aberta?",
        answers: [
          "Se a folha não cede ao empurrão, o motor a segura. Se cede, falta trava ou há folga na transmissão.",
        ],
      },
    ],
    photo: "um vídeo do fim do fechamento e uma foto da fresta",
  },
  {
    id: "treme-ao-abrir",
    broader: "treme",
    label: "Portão treme ao abrir",
    phrase: "o portão que treme ao abrir",
    asks: [
      ...combine(["treme", "trepida", "vibra", "balança", "sacode", "sacudindo", "chacoalha"], ["abrir"]),
      "tremedeira abrir",
      "treme começa abrir",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que treme ao abrir tem folga ou peça gasta, e o tipo diz qual: no de correr, roldana, emenda do trilho ou cremalheira; no basculante, cabo, roldana ou braço; no de abrir, pino do braço ou dobradiça. Reaperto e regulagem em casa partem de {price.preventive}, sem peças.",
        "Se o portão treme quando abre, o momento aponta a causa: só na saída, suporte do motor frouxo ou partida brusca; no caminho todo, roldana, rolamento ou dobradiça gasta; num ponto só, emenda do trilho ou da cremalheira. Com cabo desfiado ou solda trincada, pare de usar e desligue o disjuntor.",
        "Portão tremendo ou balançando ao abrir pede aperto e troca de peça gasta, raramente motor novo: roldana e cremalheira no de correr, cabo e braço no basculante, dobradiça e pino no de abrir. Filme uma abertura de lado; se a folha está bamba, torta ou com cabo frouxo, não use até o técnico ver.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão treme ao abrir", "A causa em cada tipo de portão"],
        slots: [
          [
            "No de correr, roldana achatada, trilho com degrau e cremalheira apertada fazem a folha andar aos pulinhos.",
            "O portão de correr sacode na saída quando a base do motor está solta ou o dente da engrenagem gastou.",
          ],
          [
            "No basculante, cabos com tensão desigual, roldana gasta ou furo do braço oval fazem a folha subir vibrando.",
            "Basculante que sobe tremendo tem cabo, roldana, pivô ou fuso pedindo troca ou graxa.",
          ],
          [
            "No de abrir, o jogo está no pino do braço, no suporte da coluna ou na dobradiça.",
            "Folha de abrir que treme no giro tem dobradiça seca ou coluna que cede.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Por que o portão treme ao abrir e não ao fechar?",
        answers: [
          "Porque na abertura o motor vence o peso parado, e a folga aparece na saída. No basculante, a subida é a parte pesada; se ele só treme subindo, conferem-se cabo, roldana e contrapeso.",
          "A abertura é o esforço maior: a folga do suporte ou do braço se mostra ali. Na volta, o peso ajuda e o tremor some.",
        ],
      },
      {
        question: "Posso continuar usando o portão que treme ao abrir?",
        answers: [
          "Só se nada está solto, trincado ou torto, e por pouco tempo. Basculante com cabo desfiado ou folha inclinada para na hora.",
          "Com tudo firme e reto, sim, até a visita. Com solda trincada, cabo frouxo ou folha bamba, não.",
        ],
      },
      {
        question: "Quanto custa tirar o tremor do portão?",
        answers: [
          "O reaperto com regulagem em casa parte de {price.preventive}, sem peças. Roldana, cabo, braço ou solda é orçado antes, grátis, por vídeo.",
          "Se basta apertar e regular, a visita em casa parte de {price.preventive}, sem peças; a peça gasta é orçada à parte.",
        ],
      },
    ],
    photo:
      "um vídeo de lado de uma abertura, com a base do motor à vista, e fotos das roldanas, dos cabos ou das dobradiças",
  },
];
