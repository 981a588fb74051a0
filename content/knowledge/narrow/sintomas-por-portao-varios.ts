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
            "O técnico confere na placa qual sinal manda parar: fim de curso, esforço ou encoder. Em seguida o técnico mede o capacitor e sente a folha solta, para não trocar peça boa.",
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
        "Portão que ficou louco, ou desconfigurado, depois que a luz voltou costuma ter perdido o percurso: abre pela metade, anda devagar ou inverte. Desligue o disjuntor por um minuto, religue e faça um ciclo completo; se continua, a visita que regrava e mede parte de {price.preventive} em casa, sem peças.",
        "Depois da queda de energia, o portão fica doido porque a central não sabe onde a folha está, e o percurso precisa ser reconhecido. Corte o disjuntor um minuto, religue e deixe abrir e fechar por inteiro; em residência, regravar o percurso começa em {price.preventive}, fora as peças, e às vezes o pico atingiu a placa.",
        "Se a luz voltou e o portão enlouqueceu, parando no lugar errado ou indo e voltando, desligue o disjuntor, religue e dê um ciclo inteiro, com o vão livre. Persistindo, o percurso se apagou ou a placa levou um pico, e a visita custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Religar do jeito certo", "O que fazer primeiro"],
        slots: [
          [
            "O primeiro ciclo pode ser lento, porque a central está medindo o percurso. Fique fora do caminho da folha e não interrompa no meio.",
            "Muitas placas andam devagar na primeira volta, para reconhecer as paradas. Olhe de longe e espere terminar.",
            "É comum o portão ir devagar uma vez, enquanto se acha. Deixe o vão livre e não aperte nada até ele completar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere um minuto.",
          "Se alguém destravou o motor na falta de luz, trave (portão de correr ou de abrir, com a folha parada).",
          "Religue e acione uma vez pela botoeira.",
          "Deixe abrir e fechar por inteiro, sem interromper.",
          "Continuou estranho: desligue e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a volta da luz bagunça o portão", "Percurso perdido ou placa atingida"],
        slots: [
          [
            "Central que conta tempo ou voltas perde a posição se a luz cai com a folha andando. Quem moveu o portão na mão também a engana, porque ela pensa que ele está onde parou.",
            "Se a energia faltou no meio do curso, a posição gravada já não vale. O mesmo ocorre quando a folha foi empurrada na mão durante a falta.",
            "A placa guarda o caminho, mas não sabe onde a folha parou: basta a luz cair no meio, ou alguém mover o portão, para ela errar.",
          ],
          [
            "O pico da volta pode colar um relé ou atingir receptor e sensor, e então o erro se repete todos os dias.",
            "Erro que não passa com um ciclo inteiro é do pico: relé preso, sensor ou receptor atingido.",
            "Quando o defeito fica, o surto danificou relé, sensor ou memória, e não é só posição.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "Regravar, medir e proteger"],
        slots: [
          [
            "O técnico regrava o percurso, confere os fins de curso, os sensores de parada, e testa relé e receptor. Um DPS no quadro protege a placa do pico, e para não perder a posição o que serve é nobreak ou fim de curso em ordem.",
            "Percurso e fim de curso (o sensor que marca as paradas) são acertados, e relé e receptor, medidos. DPS aterrado cuida do próximo pico; nobreak, da posição.",
            "Grava-se de novo o caminho, testam-se os sensores de parada e a placa. Para a próxima queda, DPS protege a eletrônica, e um nobreak evita que ela se perca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles precisam ser cadastrados de novo?",
        answers: [
          "Em geral não, porque a memória não depende da energia. Se nenhum responde e a botoeira abre, o pico atingiu o receptor.",
          "Não costuma. Controles mudos com o botão da parede funcionando apontam para o receptor.",
        ],
      },
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: [
          "O de correr e o de abrir, com o disjuntor desligado, o motor destravado e a folha firme, sim. O basculante, não.",
          "Na mão, só folha de correr ou de abrir que ande leve. Basculante não se destrava, porque pode cair.",
        ],
      },
      {
        question: "A distribuidora paga o estrago?",
        answers: [
          "Pode pagar: registre o pedido com data e hora e guarde a peça e o orçamento.",
          "Cabe pedir ressarcimento de dano elétrico. Anote o horário da queda e não descarte a peça trocada.",
        ],
      },
      {
        question: "É perigoso continuar usando?",
        answers: [
          "É, se ele bate no fim ou não para diante de obstáculo. Deixe o disjuntor desligado até regravar o percurso.",
          "Sim: sem o ponto de parada, a folha força o batente e pode não parar para ninguém. Desligue até o acerto.",
        ],
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
        "Portão deslizante que fecha rápido demais e bate chega ao fim sem desacelerar: ímã do fim de curso muito perto da ponta, parada suave desligada ou trilho com caimento. O técnico recua o ímã e liga a desaceleração, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão de correr que fecha com força e bate desliga tarde, porque o ímã, que avisa a hora de parar, está perto da ponta ou a placa não desacelera. A regulagem em casa começa em {price.preventive}, fora as peças; até lá, ninguém fica no vão.",
        "Se o portão de correr fecha rápido demais e bate, regula-se o ponto de parada: o ímã do fim de curso vai mais para longe da ponta, e a placa passa a desacelerar antes. Essa visita de ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Ímã, rampa, caimento ou batente", "Por que o portão chega com pancada"],
        slots: [
          [
            "Com o ímã na ponta, a folha ainda embala depois que o motor desliga, e quanto mais rápido o motor, mais ela anda. Sem desaceleração programada, chega ao batente na velocidade cheia.",
            "O motor desliga, mas a folha continua por inércia, e um ímã muito no fim não dá espaço para ela parar. O mesmo acontece quando a parada suave está desligada na placa.",
            "A folha não para no instante em que o motor corta: precisa de alguns centímetros, que o ímã na ponta não dá. Placa sem parada suave agrava, porque a velocidade é plena até o fim.",
          ],
          [
            "Trilho com queda para o lado do fechamento empurra a folha e muda o ponto a cada dia. Batente sem borracha só faz o barulho ficar maior.",
            "Caimento no trilho acelera a folha na descida, e nenhum ajuste de sensor segura isso sozinho. Já a falta de borracha no batente aumenta o som, não a força.",
            "Quando o trilho desce para o lado que fecha, o peso ajuda a bater, e o nível precisa de correção. A borracha que falta no batente piora o estrondo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira a batida", "O ajuste do ponto de parada"],
        slots: [
          [
            "O técnico recua o ímã poucos centímetros por vez e testa até a folha encostar sem bater, nas duas pontas. Antes, confere se a cremalheira está firme, porque cada pancada afrouxa os parafusos.",
            "Primeiro se reaperta a cremalheira, a barra dentada que leva o ímã; depois ele é movido aos poucos, com teste a cada mudança, na abertura e no fechamento.",
            "Com a barra dentada reapertada, o ímã é levado para mais longe da ponta em pequenos passos. A cada um, o portão faz um ciclo, até parar macio dos dois lados.",
          ],
          [
            "Onde a central permite, ligam-se a desaceleração e o limite de força, com teste de obstáculo. No motor comum sem esse recurso, o ajuste é só da parada, e uma central com parada suave é orçada por foto.",
            "Se a placa tem o recurso, programam-se o trecho lento do fim e a força. Sem ele, pode-se trocar a central por uma que desacelera, com preço por foto.",
            "A placa que desacelera é regulada para frear antes, com a força no mínimo que move a folha. A que não tem pode dar lugar a outra, orçada pela etiqueta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o portão bate", "Cuidados até o acerto"],
        slots: [
          [
            "A folha embalada prende mão, pé e carro, por isso use o automático o mínimo e mantenha crianças longe do vão e do batente. Com a fotocélula falhando, desligue o disjuntor e não use o automático.",
            "Até o ajuste, acione só à vista do portão, com o vão livre e ninguém perto do batente. Se a fotocélula não responde, deixe o disjuntor desligado.",
            "Feche apenas olhando, sem gente nem carro no caminho, e evite acionar à toa. Fotocélula que não segura a folha é motivo para desligar o disjuntor.",
          ],
          [
            "Pancadas seguidas trincam a solda do batente e podem tirar a folha do trilho. Se ela já saiu ou se inclinou, não empurre: afaste todos e chame o técnico.",
            "A batida repetida abre a solda do batente e solta a guia de cima. Folha inclinada ou fora do trilho não se mexe, e a área dos dois lados fica livre.",
            "Com o tempo, o impacto solta batente e guia, e o portão pode descarrilar. Nesse caso, deixe a folha como está, sem ninguém por perto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Borracha no batente resolve a batida do portão de correr?",
        answers: [
          "Abafa o som, mas o motor continua chegando embalado, e a engrenagem sofre. A borracha ajuda depois que o ponto de parada foi corrigido.",
          "Não sozinha: ela amortece, e a folha segue batendo. O que muda é o ponto em que o motor desliga.",
        ],
      },
      {
        question: "Posso mudar o ímã de lugar?",
        answers: [
          "Não convém: movido para o lado errado, a folha passa do ponto e bate mais forte ou sai do fim do trilho. São poucos centímetros, com teste a cada um, e o técnico ajusta a placa junto.",
          "Melhor deixar com o técnico. Um ímã fora de posição faz o motor não desligar, e a posição certa depende da velocidade e da placa.",
        ],
      },
      {
        question: "Dá para deixar o portão mais lento?",
        answers: [
          "Em central com inversor, sim: a velocidade é programada. No motor comum ela é fixa, e só a parada e, em algumas placas, o trecho final se regulam.",
          "Depende da central. A que tem inversor permite baixar a velocidade; a comum, no máximo, faz o fim mais devagar.",
        ],
      },
      {
        question: "A batida estraga o motor?",
        answers: [
          "Estraga aos poucos: cada pancada vai para a engrenagem, a cremalheira e a solda do batente. Regular custa bem menos que trocar engrenagem e redutor.",
          "Sim, começando pela engrenagem e pelos parafusos da cremalheira. Quanto antes se ajusta, menos peça se troca.",
        ],
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
        "Portão automático que parou de repente, do nada, quase sempre perdeu energia ou placa: disjuntor ou DR desarmado, fusível aberto, fio solto. Religue o disjuntor uma única vez e aperte a botoeira: mudo é energia ou placa, com ronco é capacitor ou folha presa. A visita de medição em casa parte de {price.preventive}, sem peças.",
        "O portão automático que parou do nada, de repente, perdeu em geral energia, comando ou placa: só o controle mudo é pilha ou receptor, e tudo mudo é disjuntor, fusível, placa ou fio. Ronco ou cheiro pede disjuntor desligado; a medição em residência começa em {price.preventive}, sem peças.",
        "Portão automático ou motor [marca] que parou do nada, de repente, pode ter só o disjuntor caído ou o fusível da placa aberto. Religue uma vez e teste a botoeira: se ela move o portão, o defeito é do controle; se não, o técnico mede energia, placa e motor, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir primeiro", "Do quadro ao controle"],
        slots: [
          [
            "Comece pelo quadro e termine no controle, com a tampa do motor fechada. Disjuntor que volta a cair não se insiste nem se troca por maior.",
            "A ordem vai da energia ao controle, sem abrir o motor. Se o disjuntor cair de novo, deixe desligado: há curto ou motor travado.",
            "São passos de fora, do quadro de luz ao controle. Caiu o disjuntor outra vez? Pare por aí e chame.",
          ],
        ],
        steps: [
          "Veja se há luz na casa e se o disjuntor ou o DR caiu; religue uma única vez.",
          "Aperte a botoeira e escute o motor.",
          "Teste outro controle, de perto.",
          "Veja se não há ferrolho fechado ou objeto na folha.",
          "Sem resposta, ou com ronco, desligue o disjuntor.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz parar sem aviso", "Energia, placa, motor ou folha"],
        slots: [
          [
            "Um pico na rede abre o fusível ou queima a fonte da placa, e tudo fica mudo na hora. Por isso, depois de tempestade ou queda de luz, os dois são os primeiros suspeitos.",
            "Quando a luz oscila, o fusível da placa abre ou a fonte queima, sem sinal antes. Temporal recente reforça a suspeita.",
            "Surto e volta da energia atingem o fusível e a fonte da placa de uma vez. Se choveu forte ou faltou luz, comece por eles.",
          ],
          [
            "Capacitor costuma avisar antes, com partida fraca e ronco; placa e fio param de uma vez. No portão de abrir, cabo partido sob o piso para só uma folha.",
            "Parada depois de dias lento lembra capacitor, que dá a partida; parada sem aviso lembra placa ou fio. Se só uma folha parou, no portão de abrir, olhe o cabo dela.",
            "A lentidão que vinha crescendo aponta o capacitor, a peça da partida, e a parada seca, a placa ou um fio. Em portão de abrir, uma folha só parada é cabo ou motor dela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha e quanto custa", "Da medição ao conserto"],
        slots: [
          [
            "O técnico segue a energia do quadro à placa e só depois mede capacitor, motor e receptor. Assim a peça trocada é a que falhou, e não a primeira suspeita.",
            "A medição vai do quadro ao motor, trecho por trecho, e termina em capacitor e receptor. Com isso não se condena placa boa por causa de um fio.",
            "Do disjuntor à placa, mede-se até achar onde a energia para; em seguida vêm motor, capacitor e receptor.",
          ],
          [
            "Fio, fusível e capacitor ficam no menor custo, e placa no maior. Motor condenado leva à troca, em casa de {price.homeSwap}, com mão de obra.",
            "O conserto mais comum é barato, de fio ou fusível; placa custa mais. Se o motor acabou, trocar em casa custa de {price.homeSwap}.",
            "Do menor ao maior estão contato, fusível, capacitor e placa. A troca do motor, quando não há reparo, fica de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão parou aberto. Como fecho a casa?",
        answers: [
          "Portão de correr ou de abrir, com a folha reta, se fecha na mão, destravado com a chave e sem energia. O basculante no alto não se destrava: isole e chame.",
          "Folha de correr ou de abrir em ordem: disjuntor desligado, chave do motor, feche e trave de novo. Basculante espera o técnico, {shop.hours}.",
        ],
      },
      {
        question: "Motor que para de repente queimou?",
        answers: [
          "Nem sempre: fusível, capacitor e placa param do mesmo jeito. Cheiro de queimado pesa contra o motor.",
          "Quase nunca sem cheiro ou disjuntor caindo. O mais comum é energia, fusível ou placa.",
        ],
      },
      {
        question: "Voltou a funcionar sozinho. Preciso chamar?",
        answers: [
          "Convém: contato frouxo e motor que superaqueceu voltam e param de novo. Anote quando parou.",
          "Sim, antes da próxima parada. Se voltou depois de esfriar, o motor está forçando.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Um reparo pequeno, como fio, fusível ou capacitor, leva até {trade.smallRepair}. Placa de reparo em bancada pode demorar mais.",
          "Até {trade.smallRepair} nos casos simples. Se depender de peça do modelo, o prazo é dito na hora.",
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
        "O portão que fecha e abre um pouco depois de fechado recua do batente: o motor aperta a folha além do ponto, e a borracha ou a folga a devolve. Uma frestinha pequena e igual pode ser alívio da central; se cresce, acerta-se o fim de curso, em casa a partir de {price.preventive}, sem peças.",
        "Se o portão abre 10 cm sozinho depois de fechar, o fim de curso para tarde e o batente empurra a folha de volta, ou há folga na transmissão. Basculante que sobe assim tem contrapeso pesado: desligue e chame. Regular em residência começa em {price.preventive}, sem peças.",
        "Portão que fecha e abre uma frestinha volta por três motivos: alívio programado na central, batente apertado por fim de curso atrasado ou folga na engrenagem. Meça a fresta; se muda ou deixa a folha solta, o ajuste em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que observar na fresta", "Meça a fresta antes de chamar"],
        slots: [
          [
            "O tamanho da fresta é a pista: sempre igual, é função ou regulagem; crescendo, é folga. Observe de longe e não aumente a força para fechá-la, porque isso só aperta mais o batente.",
            "Fresta constante aponta regulagem, e fresta que aumenta aponta desgaste. Veja a distância, sem empurrar com o motor ligado, e deixe a força como está.",
            "Compare três fechamentos: se o vão é o mesmo, é ajuste; se varia, é peça com folga. Mais força não resolve e tira a proteção de quem passa.",
          ],
        ],
        steps: [
          "Feche três vezes e meça a fresta.",
          "Desligue o disjuntor e veja se a folha de correr ou de abrir cede a um empurrão leve.",
          "Olhe batente e borracha.",
          "Basculante que sobe depois de fechar: deixe desligado e chame.",
          "Filme o fim do fechamento, de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Alívio, batente ou folga", "Por que ele volta alguns centímetros"],
        slots: [
          [
            "Muitas centrais dão um pequeno recuo depois de encostar, para aliviar o motor e a trava. Se não é isso, o fim de curso, sensor da parada, atua tarde, e a borracha do batente devolve a folha quando o motor desliga.",
            "O recuo de alívio é uma função da central, que tira a pressão sobre o batente. Fora dele, a culpa costuma ser da parada atrasada, no fim de curso (o sensor que marca o final), com a borracha empurrando de volta.",
            "Há centrais que recuam de propósito um dedo. Nas outras, o fim de curso, que avisa o final, deixa a folha apertar demais a borracha, e ela a empurra.",
          ],
          [
            "Folga na engrenagem, no de correr, ou no pino do braço, no de abrir, deixa a folha andar sozinha. Basculante que se ergue tem contrapeso acima do peso da folha.",
            "Se a folha joga, há folga na transmissão, entre engrenagem e cremalheira ou no pino do braço. O basculante que sobe está com contrapeso demais.",
            "Desgaste de engrenagem ou de pino também solta a folha alguns centímetros. Quando é o basculante que levanta, o contrapeso pesa mais que ele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o fechamento", "Parada, batente e folga"],
        slots: [
          [
            "O técnico adianta o ponto de parada até a folha encostar sem pressão e confere a borracha. Na central, vê se o recuo de alívio está ligado e se a trava elétrica precisa dele.",
            "O fim de curso é regulado para o motor desligar no encosto, e o batente, examinado. Se houver recuo programado, ele é reduzido ou mantido conforme a trava.",
            "A parada é posta no ponto em que a folha só encosta. Depois se verifica na placa o alívio, que pode ser diminuído quando a trava não depende dele.",
          ],
          [
            "Folga em engrenagem ou pino se corrige com ajuste ou peça nova, e o basculante tem o contrapeso acertado com a folha escorada.",
            "Havendo desgaste, troca-se pino ou engrenagem, com o seu aceite. Contrapeso de basculante se acerta com escora.",
            "Peça gasta é trocada depois de aprovada, e o equilíbrio do basculante, refeito com a folha apoiada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para desligar o alívio na central?",
        answers: [
          "Em muitas dá, na programação. O técnico confere antes se a trava elétrica precisa dele.",
          "Sim, em boa parte das placas. Com trava elétrica, porém, o alívio ajuda o pino a sair.",
        ],
      },
      {
        question: "A fresta deixa a casa aberta?",
        answers: [
          "Se a folha não cede ao empurrão, o motor a segura. Se cede, falta trava ou há folga na transmissão.",
          "Depende: folha firme com fresta pequena continua trancada pelo motor. Folha que anda na mão não está segura.",
        ],
      },
      {
        question: "A fresta aumentou com o tempo. O que gastou?",
        answers: [
          "No de correr, engrenagem ou cremalheira; no de abrir, pino e bucha do braço. O batente também cede e muda o ponto.",
          "Costuma ser a transmissão, que pega folga com os anos. O técnico mede e diz se é ajuste ou peça.",
        ],
      },
      {
        question: "A trava elétrica resolve a fresta?",
        answers: [
          "Ela segura a folha, mas precisa que o portão pare no ponto. Primeiro se acerta a parada, depois se põe a trava.",
          "Só depois da regulagem, porque o pino erra o furo se a folha recua.",
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
        "Portão tremendo ou balançando ao abrir tem folga ou peça gasta: roldana, trilho ou cremalheira no de correr, cabo e braço no basculante, pino ou dobradiça no de abrir. Com cabo desfiado ou trinca, desligue e não use; reaperto e regulagem em casa partem de {price.preventive}, sem peças.",
        "Se o portão treme ao abrir, o momento aponta a causa: suporte frouxo ou partida brusca, se é só na saída, roldana ou dobradiça gasta, se é no caminho todo, e emenda, se é num ponto. O técnico tira a folga em visita a partir de {price.preventive} em residência, fora as peças.",
        "Portão balançando ao abrir pede aperto e peça, raramente motor novo: quase sempre é roldana, cabo, dobradiça, cremalheira ou base solta. Corte o disjuntor e procure o que mexe, sem tocar em cabo; o acerto em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["A causa em cada tipo de portão", "Por que o portão treme ao abrir"],
        slots: [
          [
            "Na abertura o motor vence o peso parado, e qualquer folga aparece ali. O tipo de portão diz onde procurar.",
            "É na saída que o esforço é maior, por isso a folga se mostra nela. Cada tipo de portão tem os seus pontos.",
            "Abrir exige mais força que fechar, e o jogo entre as peças aparece nessa hora. Veja o que olhar no seu tipo.",
          ],
        ],
        bullets: [
          "De correr: roldana achatada, degrau no trilho, cremalheira encostada",
          "Basculante: cabos desiguais, roldana gasta, braço ou fuso com folga",
          "De abrir: pino do braço, suporte da coluna, dobradiça",
          "Qualquer tipo: base do motor solta ou partida sem rampa",
        ],
      },
      {
        about: "check",
        headings: ["Portão tremendo: o que olhar sem energia", "Verificação sem ferramenta"],
        slots: [
          [
            "A inspeção é com os olhos, e nenhum parafuso de cabo, mola ou contrapeso se toca. Pó de metal, tinta raspada e parafuso saindo mostram onde está a folga.",
            "Só olhe, sem apertar: cabo, mola e contrapeso ficam intocados. Raspado na tinta e pó de metal entregam o lugar da folga.",
            "Basta ver, com a energia cortada e sem mexer em cabo ou mola. Parafuso com rosca à mostra e limalha apontam a peça.",
          ],
        ],
        steps: [
          "Filme um ciclo de lado, de longe, com a base do motor aparecendo.",
          "Desligue o disjuntor.",
          "Olhe a base e o suporte do motor: parafuso frouxo, bucha saindo, ferrugem.",
          "No de correr, varra o trilho e procure amassado ou degrau nas emendas.",
          "Solda trincada, cabo desfiado ou folha torta: não use mais.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico firma o portão", "O conserto do portão que treme"],
        slots: [
          [
            "O técnico solta o motor com a folha segura, balança cada ponto de apoio até achar a folga e só depois olha o motor andando. Peça com furo oval se troca, porque apertar não recupera.",
            "Com a folha apoiada e o motor solto, procura-se a folga ponto a ponto, do chão para cima. Furo gasto pede peça, e não aperto.",
            "Primeiro a folha é presa e solta do motor; então cada apoio é testado na mão. O que gastou é trocado, o que afrouxou é apertado.",
          ],
          [
            "Base e suporte são firmados, com reforço se a parede é fraca, e a partida e a força, reguladas no fim. Onde há cremalheira, a folga volta a {rack.clearance}.",
            "Suporte em parede fraca ganha chapa ou fixação nova, e a partida é suavizada na central. Havendo cremalheira, ela fica a {rack.clearance} da engrenagem.",
            "Depois se reforça a base, se preciso, e se regulam partida e força. A cremalheira, se existe, é acertada a {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que treme ao abrir e não ao fechar?",
        answers: [
          "Porque ao abrir o motor vence o peso parado, e a folga aparece na saída. Na volta, o peso costuma ajudar.",
          "A abertura é o esforço maior, e é ali que o jogo do suporte ou do braço se mostra.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Só se nada está solto, trincado ou torto, e por pouco tempo. Basculante com cabo desfiado ou folha inclinada para na hora.",
          "Com tudo firme e reto, até a visita. Com trinca, cabo frouxo ou folha bamba, não.",
        ],
      },
      {
        question: "Precisa trocar o motor?",
        answers: [
          "Raramente: quase sempre é peça da folha, suporte ou regulagem. O motor só entra se o eixo dele tem folga.",
          "Em geral não. Roldana, cabo, dobradiça e base respondem pela maioria.",
        ],
      },
      {
        question: "Deixar o portão mais lento tira o tremor?",
        answers: [
          "Diminui o tranco em motor com inversor, mas a folga continua e a peça se gasta. Corrija a mecânica antes.",
          "Disfarça. A peça com jogo segue batendo, só que mais devagar.",
        ],
      },
    ],
    photo:
      "um vídeo de lado de uma abertura, com a base do motor à vista, e fotos das roldanas, dos cabos ou das dobradiças",
  },
];
