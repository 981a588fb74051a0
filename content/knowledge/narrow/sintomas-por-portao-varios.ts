import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects of one kind of gate that have no word of their own, and two at once. */
export const sintomasPorPortaoVarios: NarrowConcept[] = [
  {
    id: "portao-preso-aberto",
    broader: "nao-fecha",
    label: "Portão parado aberto e a casa sem tranca",
    phrase: "o portão que ficou aberto e deixou a casa sem tranca",
    intent: "emergency",
    asks: [
      "parou aberto não consigo trancar",
      "parou aberto trancar casa",
      "ficou aberto não consigo trancar",
      "ficou aberto não consigo fechar",
      "travou aberto não consigo fechar",
      "travou aberto não fecha",
      "travado aberto não fecha",
      "quebrou aberto não fecha",
      "quebrou aberto como fecho",
      "ficou aberto como fecho casa",
      "parou aberto como fecho",
      "travou aberto como fecho",
      "portão aberto não consigo fechar casa",
      "portão aberto casa aberta",
      "portão parou aberto",
      "portão travou aberto",
      "portão emperrou aberto",
      "portão quebrou aberto",
    ],
    answers: {
      any: [
        "Se o portão parou aberto e você não consegue trancar a casa, desligue o disjuntor e veja o tipo dele. O de correr ou de abrir, com a folha reta, se destrava com a chave, se fecha na mão e se trava de novo. O basculante não se mexe: tranque as portas de dentro e chame o técnico, {shop.hours}.",
        "O portão que travou aberto pode ser fechado na mão se é de correr ou de abrir e está reto: disjuntor desligado, chave do motor girada, folha até o batente e chave de volta. Se é basculante, está torto ou em rampa, não toque nele. Tranque a casa por dentro e chame, {shop.hours}.",
        "Com o portão preso aberto, o primeiro passo é desligar o disjuntor, e o segundo é proteger a entrada. Folha de correr ou de abrir, reta e em piso plano, se fecha na mão com a chave do motor. Folha basculante, torta ou pesada espera o técnico, que atende {shop.hours} e dá prioridade a casa aberta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fechar a casa agora", "Passos para não passar a noite com o portão aberto"],
        slots: [
          [
            "Faça com outra pessoa vigiando a entrada e fique fora do caminho da folha. Se algo parecer torto ou solto, vá direto ao último passo.",
            "Peça a alguém que fique na entrada enquanto você resolve. Folha torta, cabo frouxo ou rampa significam parar e chamar.",
            "Uma pessoa olha a rua e outra cuida do portão. Não use carro, corda nem alavanca para puxar a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe as lentes da fotocélula e tire pedra ou galho do caminho da folha.",
          "Religue e mande fechar uma vez só, olhando de lado.",
          "Se não fechou, desligue o disjuntor outra vez.",
          "No portão de correr ou de abrir, reto e em piso plano, gire a chave do motor, feche devagar, volte a chave e passe um cadeado.",
          "No basculante, ou com a folha torta, não destrave: isole o vão, tranque as portas internas, deixe uma luz acesa e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão abriu e não fecha mais", "O que prende o portão aberto"],
        slots: [
          [
            "A causa mais comum é a fotocélula, o sensor da passagem, que está suja, torta ou com sol na lente e não deixa fechar. Nesse caso o motor nem tenta.",
            "Quando o motor fica mudo só para fechar, suspeite da fotocélula suja ou desalinhada, que segura a folha por segurança.",
            "Se ele abre e depois não obedece ao fechamento, o sensor da passagem costuma estar bloqueado por sujeira, sol ou pancada.",
          ],
          [
            "Se o motor ronca e a folha não sai, ela prende no trilho ou no batente, ou o capacitor perdeu força. Se está tudo mudo, faltou energia ou a placa falhou.",
            "Ronco com a folha parada aponta trilho preso ou capacitor fraco, a peça da partida. Silêncio nos dois sentidos aponta energia ou placa.",
            "Motor que ronca tem folha presa ou capacitor fraco. Motor mudo até para abrir está sem energia ou com a placa queimada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "O valor do atendimento"],
        slots: [
          [
            "Se basta alinhar o sensor ou regular a parada, o ajuste em casa custa a partir de {price.preventive}, sem peças. Peça nova é orçada antes, de graça, por foto. O valor da ida depende do bairro e da hora e é dito antes de o técnico sair.",
            "O ajuste sem peças, em residência, parte de {price.preventive}. Capacitor, placa ou sensor soma a peça, com o preço aceito antes. À noite e no domingo, o valor da ida é informado na conversa.",
            "Você sabe o valor da ida antes de confirmar. Só a regulagem, em casa, começa em {price.preventive}, sem peças, e a peça que falhou é orçada por foto, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso dormir com o basculante aberto?",
        answers: [
          "Só com o vão isolado e sem ninguém passando embaixo, porque a folha pode descer. Tranque as portas da casa e diga na mensagem que o portão está aberto.",
          "É melhor pedir a visita na mesma noite. Até lá, ninguém passa sob a folha, e as portas internas ficam trancadas.",
        ],
      },
      {
        question: "Posso tapar a fotocélula para o portão fechar?",
        answers: [
          "Não. Tapada, ela segura o portão aberto, e desligada deixa a folha fechar sobre quem passa. Limpe a lente e confira se um módulo está de frente para o outro.",
          "Não adianta: com o feixe cortado o portão não fecha. Limpe as duas lentes com pano seco e endireite o suporte que saiu do lugar.",
        ],
      },
      {
        question: "Fechei na mão e o portão abre com um empurrão. O que faço?",
        answers: [
          "Falta travar o motor. Volte a chave até o fim e, no portão de correr, mexa a folha alguns centímetros até ela prender.",
          "A chave não voltou por completo. Com o disjuntor desligado, gire até o fim e passe também um cadeado.",
        ],
      },
    ],
    photo: "uma foto de longe do portão aberto, outra da etiqueta do motor e o endereço",
  },
  {
    id: "trava-no-fim-da-abertura",
    broader: "para-no-meio",
    label: "Abre e trava no final",
    phrase: "o portão que abre e trava no final",
    intent: "repair",
    asks: [
      "abre mas trava final",
      "abre trava final",
      "abre e trava no fim",
      "abre trava fim",
      "trava final abertura",
      "trava fim abertura",
      "trava quando termina abrir",
      "trava quando abre tudo",
      "abre tudo e trava",
      "prende final abertura",
      "prende no fim abrir",
      "emperra final abertura",
      "emperra quando abre tudo",
      "enrosca final abertura",
    ],
    answers: {
      any: [
        "O portão que abre mas trava no final está indo longe demais ou prendendo no último trecho. O fim de curso, o sensor que manda parar, saiu do ponto, e a folha se espreme no batente. Desligue o disjuntor e não insista no controle. A regulagem da parada em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre tudo e trava, a folha passou do ponto de parada e ficou apertada no batente ou fora do alcance da engrenagem. A causa mais comum é o fim de curso desregulado. Corte a energia antes de mexer; acertar a parada, em residência, custa a partir de {price.preventive}, sem peças.",
        "Portão que emperra no fim da abertura costuma ter o fim de curso fora do lugar, sujeira na ponta do trilho ou a cremalheira desalinhada nesse trecho. Não force com o controle, porque o motor preso queima. A visita que regula a parada parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na ponta do percurso", "Como soltar a folha sem estragar nada"],
        slots: [
          [
            "Olhe o último palmo do percurso, que é onde a folha prende. O basculante só se observa de longe, e ninguém fica embaixo.",
            "Faça a conferência com o disjuntor desligado e longe da engrenagem. Se o portão é basculante, apenas olhe de fora do vão.",
            "O problema está no fim do caminho, e é lá que se procura. No basculante, não toque em nada nem destrave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não aperte mais o controle.",
          "No portão de correr, varra a ponta do trilho e tire pedra e barro do batente.",
          "Olhe se o ímã ou a haste do fim de curso saiu da marca.",
          "No de correr ou de abrir, reto e em piso plano, destrave com a chave e afaste a folha um palmo do batente.",
          "Trave de novo, religue e teste uma vez; se travar outra vez, deixe desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão prende no final", "Três causas da trava no fim"],
        slots: [
          [
            "A primeira causa é a parada tardia: o ímã ou a chave do fim de curso mudou de lugar, e o motor empurra a folha contra o batente. Depois ele não tem força para soltá-la.",
            "Na maioria dos casos o motor desliga tarde e espreme a folha no batente. Na volta, ele ronca e não consegue arrancar.",
            "Quando o fim de curso atua tarde, a folha bate e fica apertada. O motor parte contra essa pressão e desiste.",
          ],
          [
            "A segunda é a cremalheira que acaba antes ou está torta na ponta, e a engrenagem perde o dente. A terceira é atrito só naquele trecho, por trilho amassado, piso que subiu ou dobradiça caída.",
            "Também acontece de a cremalheira ser curta e a engrenagem sair do último dente. Por fim, o trilho pode estar amassado na ponta, ou a folha de abrir pode raspar no piso.",
            "Há ainda a cremalheira desalinhada no último gomo e o atrito local, por trilho torto ou piso alto. Nos dois casos a folha prende sempre no mesmo lugar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Como a parada é regulada"],
        slots: [
          [
            "O técnico solta a folha, corrige o trecho que prende e leva o fim de curso para que o motor pare um pouco antes do batente. Depois regula a força e repete o ciclo várias vezes.",
            "Com a folha solta, o técnico confere o último trecho na mão, alinha a cremalheira e acerta o ponto de parada. A força é reduzida ao mínimo que move o portão, e o teste é repetido.",
            "Primeiro o atrito da ponta é corrigido. Depois a parada é movida para a folha encostar de leve, com o motor já desligado, e o portão faz alguns ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso empurrar a folha enquanto aperto o controle?",
        answers: [
          "Não. A folha arranca de repente e prende a mão. Desligue o disjuntor e destrave antes de mexer, só em portão de correr ou de abrir.",
          "Não faça isso, porque ela pode soltar de uma vez. Com a energia cortada e o motor destravado, a folha de correr sai sem força.",
        ],
      },
      {
        question: "Ele trava no fim só em dia de calor. Por quê?",
        answers: [
          "O metal dilata e a folga no batente acaba. Parar o portão um pouco antes, no fim de curso, costuma resolver.",
          "No sol, a folha cresce alguns milímetros e encosta. A regulagem deixa essa folga.",
        ],
      },
      {
        question: "Falta batente no fim do trilho. Tem relação?",
        answers: [
          "Tem. Sem batente, a folha passa do ponto, sai da engrenagem e pode cair do trilho. Deixe desligado até o batente ser instalado.",
          "Sim, e é perigoso: nada impede a folha de sair do trilho. O batente é posto antes de regular a parada.",
        ],
      },
    ],
    photo: "uma foto da folha parada no fim, do batente e da etiqueta do motor",
  },
  {
    id: "travado-e-urgencia-de-saude",
    broader: "travado-com-carro",
    label: "Portão travado e urgência de saúde",
    phrase: "o portão travado com alguém que precisa de hospital",
    intent: "emergency",
    asks: [
      "travado hospital",
      "travou hospital",
      "travado ir hospital",
      "não abre hospital",
      "não abre preciso ir hospital",
      "travado pronto socorro",
      "não abre pronto socorro",
      "travado idoso precisa sair",
      "travado idoso hospital",
      "travado grávida",
      "travado ambulância",
      "não abre ambulância",
      "travado pessoa passando mal",
      "não abre pessoa passando mal",
    ],
    answers: {
      any: [
        "Se o portão travou e alguém precisa ir ao hospital, não espere o portão: ligue 192, o SAMU, e saia pela porta social ou chame outro carro na rua. Portão de correr ou de abrir, reto, se abre na mão com o disjuntor desligado e a chave do motor. Basculante com defeito não se destrava.",
        "Com o portão travado e um idoso ou doente que precisa sair, ligue 192 e diga que a garagem está presa. Leve a pessoa pela porta social. Se não há outra saída e há risco de vida, os bombeiros, 193, abrem a passagem. O nosso técnico atende {shop.hours} e libera o carro depois.",
        "Urgência de saúde vem antes do portão travado: chame o SAMU, 192, ou um carro na rua, e use a saída a pé. Só a folha de correr ou de abrir, reta e em piso plano, se solta com a chave e o disjuntor desligado. No basculante com defeito ninguém mexe, porque a folha cai.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nos próximos minutos", "Como sair sem perder tempo"],
        slots: [
          [
            "Divida as tarefas: uma pessoa fica com o doente e outra cuida da saída. Não use o carro para empurrar o portão.",
            "Uma pessoa liga, e outra procura a saída. Forçar a folha com o para-choque pode derrubá-la sobre alguém.",
            "Enquanto alguém fala com o socorro, outro adulto abre a porta social. Ninguém força a folha com carro ou alavanca.",
          ],
        ],
        steps: [
          "Ligue 192 (SAMU) e siga a orientação; se há risco de vida e nenhuma saída, ligue 193.",
          "Abra a porta social e espere o socorro ou o carro na rua.",
          "Se precisa da garagem, desligue o disjuntor do portão.",
          "No portão de correr ou de abrir, reto e em piso plano, gire a chave do motor e abra devagar.",
          "No basculante, ou com a folha torta, não destrave nem passe embaixo.",
          "Depois que a pessoa saiu, chame o técnico e conte que a casa ficou aberta ou o carro preso.",
        ],
      },
      {
        about: "care",
        headings: ["Como preparar a casa para a próxima vez", "Para a saída não depender do motor"],
        slots: [
          [
            "Quem mora com idoso ou doente precisa de uma saída a pé que não dependa do motor, com a chave em lugar que todos conhecem. Um nobreak próprio para portão cobre a falta de luz.",
            "Deixe a chave da porta social e a do motor em lugar fixo e ensine dois adultos a destravar. O nobreak mantém o controle funcionando por algumas aberturas sem luz.",
            "Tenha porta social com chave, chave do motor à mão e o telefone do socorro na parede. Onde falta luz com frequência, instale um nobreak para motor.",
          ],
          [
            "Portão que já falhou uma vez merece revisão logo. Em casa, a regulagem parte de {price.preventive}, sem peças.",
            "Peça a revisão antes da próxima urgência; ela começa em {price.preventive} em residência, fora as peças.",
            "Uma revisão acha a peça fraca antes da pane e custa a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico libera a saída", "O atendimento com prioridade"],
        slots: [
          [
            "Diga na primeira mensagem que há uma pessoa doente e que tipo de portão é o seu. O técnico escora a folha, se preciso, solta o motor e só depois procura o defeito.",
            "Conte logo que existe urgência de saúde, o endereço e o tipo do portão, porque o caso passa na frente. Primeiro a saída é liberada, e depois vem o conserto.",
            "Casa com doente tem prioridade: mande o endereço e uma foto de longe. O técnico libera a folha com segurança e deixa o conserto para depois da saída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os bombeiros abrem o portão?",
        answers: [
          "Em risco de vida, sim, e podem precisar cortar ou arrombar. Sem esse risco, é o técnico que abre sem estragar.",
          "Abrem quando há alguém em perigo. Nos outros casos, chame o técnico, que solta o motor sem quebrar a folha.",
        ],
      },
      {
        question: "A cadeira de rodas só passa pela garagem. O que faço?",
        answers: [
          "Avise o SAMU ao ligar, para virem com maca. Depois, peça um nobreak ou uma porta social larga e sem degrau, para não depender só do portão.",
          "Diga isso na ligação ao 192, porque a equipe leva a pessoa na maca. Para o futuro, um nobreak garante algumas aberturas.",
        ],
      },
      {
        question: "Quanto custa a visita de urgência?",
        answers: [
          "O valor da ida depende do bairro e da hora e é dito antes de o técnico sair. A peça só é trocada com a sua aprovação.",
          "Você sabe o valor antes de confirmar, e ele muda com a distância e o horário. O conserto é orçado à parte.",
        ],
      },
    ],
    photo: "o endereço, uma foto de longe do portão e a foto da etiqueta do motor",
  },
  {
    id: "faltou-uma-fase-na-rua",
    broader: "falta-de-energia",
    label: "Faltou uma fase e o portão parou",
    phrase: "o portão que parou quando faltou uma fase",
    intent: "repair",
    asks: [
      "faltou uma fase portão",
      "faltou uma fase não funciona",
      "faltou uma fase não abre",
      "faltou fase portão não abre",
      "faltou fase não funciona",
      "caiu uma fase portão",
      "caiu fase portão não abre",
      "caiu uma fase não abre",
      "metade casa sem luz portão",
      "metade luz casa portão não abre",
      "meia luz casa portão não abre",
      "só metade casa tem luz portão",
    ],
    answers: {
      any: [
        "Quando falta uma fase na rua, metade da casa apaga e o portão de 220 V ligado em duas fases não funciona, porque recebe só parte da energia. Desligue o disjuntor do portão e avise a distribuidora. O motor volta quando a fase volta; se não voltar, o técnico mede fusível e placa, a partir de {price.preventive} em casa, sem peças.",
        "O portão que parou porque caiu uma fase não está com defeito: falta metade da energia que o motor de 220 V usa. Corte o disjuntor dele, para o pico da volta não queimar a placa, e chame a distribuidora. Com a rede firme, religue uma vez e teste. Se continuar mudo, o técnico mede.",
        "Com metade da casa sem luz e o portão parado, o mais provável é a falta de uma fase na rua ou no seu padrão de entrada. Desligue o disjuntor do portão e registre a falta na distribuidora. Motor de 127 V só para se estiver na fase que caiu; o de 220 V para sempre que uma delas falta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer enquanto falta a fase", "Passos até a energia voltar inteira"],
        slots: [
          [
            "Não abra o quadro além da tampa dos disjuntores e não troque fio de lugar para o portão pegar a outra fase.",
            "Tudo se resolve pelo disjuntor e pelo telefone. Mudar o fio do motor para outra fase é perigoso e pode queimar a placa.",
            "Mexa só nas alavancas dos disjuntores. O resto é da distribuidora ou do eletricista.",
          ],
        ],
        steps: [
          "Veja se algumas lâmpadas e tomadas da casa também apagaram ou ficaram fracas.",
          "Desligue o disjuntor do portão e o dos aparelhos de 220 V.",
          "Pergunte a um vizinho: se a dele também caiu, a falta é da rua; se só a sua, chame um eletricista para o padrão de entrada.",
          "Ligue para a distribuidora e anote o protocolo e a hora.",
          "Para sair, destrave só portão de correr ou de abrir, reto; basculante em ordem e fechado se levanta a dois, como manda o manual.",
          "Com a luz inteira de volta, espere alguns minutos, religue e teste uma vez.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor para sem uma das fases", "Uma fase a menos e o motor"],
        slots: [
          [
            "O motor de 220 V, em boa parte de São Paulo, usa duas fases de 127 V. Sem uma delas, a placa apaga ou recebe tensão baixa, e o motor só ronca.",
            "Em casa com duas fases, os 220 V vêm da soma delas. Se uma cai, a central fica sem tensão ou com tensão fraca, e o motor não parte.",
            "Cada fase tem 127 V, e o motor de 220 V precisa das duas. Com uma só, a placa desliga ou o motor ronca sem sair do lugar.",
          ],
          [
            "Motor que ronca nessa hora esquenta rápido e pode queimar, por isso o disjuntor fica desligado. Em prédio com motor de três fases, o cuidado é o mesmo, e um relé de falta de fase no quadro faz isso sozinho.",
            "O perigo é insistir: com tensão baixa o motor ronca, esquenta e queima. No motor trifásico de prédio, um relé de falta de fase desliga tudo antes disso.",
            "Não teste com a casa a meia luz, porque tensão baixa queima o motor parado. Prédio com motor trifásico deve ter relé de falta de fase.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se o portão não volta com a luz", "O que pode ter queimado"],
        slots: [
          [
            "O pico da volta costuma atingir o fusível ou a placa, e o motor em geral se salva. A visita que mede, em casa, parte de {price.preventive}, sem peças, e a peça é orçada antes. Se o motor queimou, a troca fica de {price.homeSwap}, com mão de obra.",
            "Depois que a rede normaliza e o portão segue mudo, o técnico mede fusível, placa e motor, a partir de {price.preventive} em residência, sem peças. Motor queimado, o menos comum, leva à troca, de {price.homeSwap} em casa.",
            "Fusível e fonte da placa são os primeiros a sofrer. A medição em casa começa em {price.preventive}, fora as peças; a troca do motor, quando é o caso, fica de {price.homeSwap} com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak do portão ajuda na falta de fase?",
        answers: [
          "Ajuda enquanto a bateria dura, porque o nobreak alimenta o motor sem depender da rua. São algumas aberturas, conforme o peso da folha.",
          "Sim, por algumas aberturas. O nobreak precisa ser próprio para motor e da mesma tensão.",
        ],
      },
      {
        question: "A distribuidora paga se queimou a placa?",
        answers: [
          "Pode pagar, se a falta foi na rede dela. Peça o ressarcimento com data, hora, protocolo e orçamento antes de consertar, e guarde a peça.",
          "Pode haver ressarcimento. Registre o pedido com o protocolo e o orçamento e não jogue a placa fora.",
        ],
      },
      {
        question: "Dá para ligar o motor em 127 V para não parar?",
        answers: [
          "Só se a etiqueta disser bivolt ou 127 V. Motor de 220 V ligado em 127 V ronca, esquenta e queima.",
          "Não no motor de 220 V. O bivolt aceita, com a chave mudada pelo técnico e o circuito certo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
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
        "Portão que dá só um tranco na hora de abrir e para está com a folha presa, o fim de curso acionado ou o capacitor fraco, e a central corta o motor. Desligue o disjuntor, veja se há ferrolho ou pedra no trilho e não insista. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor dá um tranco e não anda, a placa o desliga porque sente esforço demais, porque o fim de curso já está acionado ou porque o capacitor não sustenta a partida. Teste uma vez pela botoeira e desligue o disjuntor. A visita com medição em residência custa a partir de {price.preventive}, fora as peças.",
        "O portão liga e desliga na hora quando algo segura a folha, o fim de curso ficou acionado ou o capacitor perdeu força. Cada tranco esquenta o motor, por isso desligue depois do primeiro. Medir e regular em casa começa em {price.preventive}, sem contar peças.",
        "O tranco na hora de abrir tem duas origens: se o portão para logo depois, é folha presa, fim de curso ou capacitor; se ele continua andando, é folga na engrenagem, no braço ou no suporte do motor. A visita de regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Um teste só, sem abrir o motor"],
        slots: [
          [
            "Faça um único teste, de longe, porque arranques seguidos queimam o motor. A tampa fica fechada, e folha torta ou com cabo frouxo não se testa.",
            "Uma tentativa basta, já que repetir trancos aquece o motor. Não abra a tampa e, se a folha está torta, nem acione.",
            "Teste uma vez, com todos longe e a tampa no lugar. Se há cabo frouxo ou a folha parece torta, só desligue.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e procure ferrolho, trava ou pedra segurando a folha.",
          "Religue e acione uma vez pelo botão da parede, filmando de longe, com som.",
          "Note se ele tenta nos dois sentidos ou só em um.",
          "Veja se a folha para logo ou segue andando depois do tranco.",
          "Desligue de novo e guarde o vídeo para o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão dá o tranco e para", "Fim de curso, esforço ou partida fraca"],
        slots: [
          [
            "Se acontece num sentido só, a suspeita é o fim de curso, o sensor que avisa a chegada da folha. Travado ou em curto, ele faz a placa achar que o portão já chegou e desligar o motor.",
            "O fim de curso preso, o sensor do fim do caminho, faz a central desligar logo depois de ligar. Em geral isso ocorre para um lado apenas.",
            "Quando o sensor de chegada, o fim de curso, fica acionado, o motor parte e é desligado em seguida, quase sempre em um dos sentidos.",
          ],
          [
            "Se acontece nos dois sentidos, pense em esforço: folha presa, capacitor fraco ou tensão baixa, com um ronco curto. Em motor com encoder, o sensor que conta as voltas, a falta de sinal também desliga.",
            "Nos dois sentidos, há folha presa, capacitor gasto ou rede fraca. Motores com contador de voltas, o encoder, param também quando o sinal dele falha.",
            "Parar abrindo e fechando, com ronco breve, indica capacitor, peso ou tensão. Outra causa é o encoder, que conta as voltas e, sem sinal, manda a placa desligar.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Tranco na saída com o portão andando", "Se ele dá o tranco e continua"],
        slots: [
          [
            "O tranco seguido de movimento normal é folga. O motor gira um pouco no vazio e só então pega a folha, por pino do braço gasto, cremalheira afastada ou suporte frouxo.",
            "Quando a folha sai com um solavanco e depois anda bem, há folga entre o motor e ela. Os pontos mais comuns são o pino do braço, os parafusos do suporte e a cremalheira.",
            "Se o portão abre inteiro depois do solavanco, procure peça frouxa: suporte, pino do braço ou cremalheira. Partida sem rampa, que é a aceleração suave, também dá esse efeito.",
          ],
          [
            "O reaperto e a regulagem da folga resolvem a maioria desses casos numa visita.",
            "Quase sempre bastam apertar o suporte e ajustar a folga; pino e engrenagem gastos são trocados.",
            "Na visita, o técnico aperta o suporte, regula a folga e, se a placa permite, programa a partida suave.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o defeito", "O conserto do portão que dá tranco"],
        slots: [
          [
            "O técnico confere na placa qual sinal manda parar, se o fim de curso, o esforço ou o encoder. Depois mede o capacitor e move a folha solta, para não trocar peça boa.",
            "Primeiro ele vê na central de onde vem a ordem de parar. Em seguida mede o capacitor e testa a folha sem o motor.",
            "Os sinais da placa mostram se a parada vem do sensor ou do esforço. O capacitor e a folha são testados em seguida.",
          ],
          [
            "Ímã, sensor e fio são consertados na visita, e o relé da placa pode ir à bancada. No fim, o percurso é gravado e a força fica no mínimo que move a folha.",
            "Boa parte se resolve ali, com sensor realinhado ou capacitor novo. A força é ajustada por último.",
            "Sensor, fio e capacitor ficam prontos no local, e a placa, se preciso, vai à bancada. O serviço termina com percurso e força regulados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser defeito na placa?",
        answers: [
          "Pode: o relé gasto solta o motor logo depois de ligar. Só a medição separa placa de sensor.",
          "Sim, quando o contato do relé não segura. Antes dela o técnico olha fim de curso e capacitor, que custam menos.",
          "Às vezes. A placa é a última suspeita, depois da folha, do fim de curso e do capacitor.",
        ],
      },
      {
        question: "Começou depois da falta de luz. Por quê?",
        answers: [
          "O percurso pode ter se perdido na memória da placa. Com a passagem livre, dê um comando e deixe completar; se repetir, o percurso precisa ser regravado.",
          "A queda de energia apaga a posição da folha em muitas placas. Uma abertura lenta e completa costuma resolver; senão, o pico queimou alguma peça.",
          "Muitas centrais procuram o fim do percurso depois que a luz volta e andam devagar na primeira vez. Se o tranco continua, peça a medição.",
        ],
      },
      {
        question: "Aumentar a força resolve o tranco?",
        answers: [
          "Não. A força maior esconde a folha presa ou o capacitor fraco e tira a proteção de quem passa, porque o portão deixa de parar num obstáculo.",
          "Só disfarça, e deixa o portão perigoso. O certo é a folha andar leve na mão, com a força no mínimo que completa o percurso.",
          "Não resolve e pode piorar. Em algumas placas o certo é o contrário, reduzir a força e ligar a partida suave.",
        ],
      },
      {
        question: "Posso continuar usando o portão com tranco?",
        answers: [
          "Se ele anda depois do solavanco e está reto, use pouco até a visita. Se para a cada tentativa ou é basculante, desligue o disjuntor e não insista.",
          "O portão de correr ou de abrir que segue andando pode ser usado o mínimo. O que trava na saída deve ficar desligado, porque cada tranco esquenta o motor e gasta a engrenagem.",
          "Não, se o motor ronca e desiste, porque ele queima em poucas tentativas. Com um solavanco leve na saída, use com cuidado até apertar as fixações.",
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
        "O portão que anda e para várias vezes tem mau contato no fio, capacitor fraco ou folha que prende. Se cada parada é num lugar, o problema é elétrico; se é sempre nos mesmos pontos, é da folha. São sinais de que o motor está forçando e pode parar, e o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão abre aos poucos, parando no caminho, falta energia ao motor ou sobra atrito na folha. Contato frouxo, capacitor gasto, tensão baixa e roldana presa são as causas comuns. Medir e regular em residência começa em {price.preventive}, sem peças.",
        "Se o portão anda um pouco, para e continua, ou abre em dois tempos, a causa costuma ser mau contato, capacitor gasto ou ponto duro na folha. Veja se as paradas mudam de lugar ou se repetem. O técnico corrige em casa a partir de {price.preventive}, sem peças.",
        "Paradas no meio, lentidão, ronco, calor e tranco na partida são os sinais de que o motor do portão vai parar. Em geral a causa é capacitor fraco, mau contato ou folha pesada, que ainda têm conserto. A visita de ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["5 sinais de que o motor pode parar de vez", "Sinais que vêm antes de o motor parar"],
        slots: [
          [
            "Quem para e continua ainda está avisando. Estes sinais, sozinhos ou juntos, mostram que o motor trabalha forçado e que o conserto não deve esperar.",
            "O motor quase sempre avisa antes de parar de vez. Se você reconhece dois ou mais destes sinais, peça a visita enquanto o portão ainda anda.",
            "As paradas no caminho costumam vir com outros avisos. Quanto mais deles o seu portão mostra, mais perto está a pane.",
          ],
        ],
        bullets: [
          "Para e continua: mau contato, capacitor fraco ou folha presa",
          "Demora mais que antes: força caindo ou folha pesada",
          "Ronca antes de sair: capacitor no fim",
          "Esquenta com poucas aberturas: esforço demais",
          "Tranco ou estalo na partida: engrenagem, suporte ou cremalheira com folga",
        ],
      },
      {
        about: "check",
        headings: ["Como separar as causas em três aberturas", "O que observar antes de chamar"],
        slots: [
          [
            "Veja se as paradas são nos mesmos pontos, porque isso separa a folha da parte elétrica. Olhe de longe e interrompa o teste se a folha subir torta ou aos trancos.",
            "O lugar das paradas é a pista: no mesmo ponto, é atrito; em pontos variados, é contato ou falta de força. Observe a distância.",
            "Três aberturas com intervalo bastam para saber se ele para sempre nos mesmos pontos. Ninguém fica perto da folha.",
          ],
        ],
        steps: [
          "Filme três aberturas, de longe, com intervalo entre elas.",
          "Veja se as luzes da casa piscam quando o motor anda.",
          "Desligue o disjuntor e tire o que estiver no caminho da folha.",
          "No portão de correr, varra o trilho.",
          "Se o basculante sobe aos trancos, pare de usar e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão andar e parar", "Contato, força ou atrito: as causas"],
        slots: [
          [
            "Borne frouxo e emenda oxidada falham com a vibração, e o motor liga e desliga em lugares variados. Capacitor no fim deixa o motor sem força em cada ponto pesado, e fio fino faz a tensão cair.",
            "Fio mal apertado corta o motor por instantes quando o portão vibra. Com o capacitor fraco ou a tensão baixa, qualquer trecho mais duro vira parada.",
            "A vibração abre um mau contato, e o motor para e volta sem regra. O mesmo acontece quando o capacitor perdeu força ou a fiação é fina.",
          ],
          [
            "Paradas nos mesmos pontos vêm da mecânica: dente gasto ou emenda da cremalheira no portão de correr, dobradiça seca no de abrir. No basculante, cabo desigual ou roldana presa é perigoso e pede parar o uso.",
            "Se o ponto se repete, olhe a folha. Pode ser cremalheira mal emendada, roldana ruim ou dobradiça seca. Em basculante, subir aos trancos indica cabo ou roldana, e ninguém deve passar embaixo.",
            "Parada sempre no mesmo lugar indica cremalheira com dente gasto, no de correr, ou dobradiça dura, no de abrir. O basculante que engasga pode ter cabo com defeito e fica parado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o anda e para", "O conserto do portão que anda e para"],
        slots: [
          [
            "O técnico mede a tensão e a corrente com o portão andando, quando o mau contato aparece. Depois move a folha sem o motor, com escora no basculante, para achar os pontos duros.",
            "A medição é feita em movimento, porque parado o mau contato não se mostra. Em seguida o técnico solta a folha, escorada se for basculante, e sente onde ela prende.",
            "Com o motor andando, ele mede tensão, corrente e capacitor. Na mecânica, percorre a folha na mão, sempre com escora se ela sobe.",
          ],
          [
            "Os fios são reapertados, a emenda ruim é refeita e a peça gasta é trocada com o seu aceite. No fim, percurso e força são gravados, e o portão faz vários ciclos.",
            "Reaperto e emenda nova resolvem parte dos casos. Capacitor ou roldana entra à parte, com o valor aprovado antes.",
            "O contato é refeito na hora, e capacitor ou roda se troca depois do seu aceite. A visita termina com ciclos seguidos, sem parada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aumentar a força resolve o portão que anda e para?",
        answers: [
          "Não. Se é contato ou capacitor, nada muda, e em folha com atrito a força só esconde o defeito e tira a proteção de quem passa.",
          "Não adianta, porque o motor que perde energia continua perdendo. E força alta em folha dura gasta a engrenagem.",
          "Não resolve. A força é regulada por último, depois que a folha anda leve e os contatos estão firmes.",
        ],
      },
      {
        question: "As luzes piscam quando o portão anda. Tem relação?",
        answers: [
          "Tem: a tensão cai no circuito na hora do esforço. Cabo fino, emenda ruim ou motor forçando precisa ser corrigido.",
          "Sim, é sinal de queda de tensão. Circuito próprio para o motor e emendas refeitas costumam resolver.",
          "Tem. O motor puxa mais corrente que o fio aguenta, e por isso o técnico mede a tensão com o portão andando.",
        ],
      },
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Portão de correr ou de abrir que anda reto pode ser usado pouco e com você olhando. Basculante aos trancos, não: desligue e não passe embaixo.",
          "Use o mínimo, porque cada parada aquece motor e contato. Se houver cheiro de queimado ou for basculante, deixe desligado.",
          "Pode, com poucas aberturas, se a folha não sobe nem entorta. Ao menor cheiro de queimado, desligue o disjuntor.",
        ],
      },
      {
        question: "Pode ser o controle?",
        answers: [
          "Pode: botão gasto ou pilha fraca manda ordens repetidas, e cada toque para ou inverte o portão. Acione pela botoeira e compare.",
          "É uma hipótese simples de testar, usando outro controle ou o botão da parede. Se o defeito some, troque a pilha do primeiro.",
          "Às vezes. Se pelo botão da parede ele anda direto, o defeito está no controle, e não no motor.",
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
      "abre devagar depois faltou energia",
      "abre devagar depois faltou luz",
      "devagar depois faltou energia",
      "devagar depois faltou luz",
      "devagar depois falta luz",
      "devagar depois falta energia",
      "devagar depois queda energia",
      "devagar luz voltou",
      "lento depois faltou luz",
      "lento depois faltou energia",
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
        "Depois da queda de energia, o portão fica doido porque a central não sabe onde a folha está, e o percurso precisa ser reconhecido. Desligue o disjuntor por um minuto, religue e, com todos longe, deixe o portão abrir e fechar por inteiro uma vez. Se ele bate, não para ou continua andando sozinho, desligue de novo e chame o técnico: às vezes o pico atingiu a placa.",
        "O portão que abre devagar ou para no lugar errado depois que faltou energia está, em geral, reconhecendo o percurso de novo. Deixe abrir e fechar por inteiro uma ou duas vezes, com o vão livre. Se continua lento ou estranho, a placa levou um pico ou o percurso se apagou, e a visita custa a partir de {price.preventive} em casa, sem peças.",
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
          "Se alguém destravou o motor de um portão de correr ou de abrir na falta de luz, trave-o de novo, com a folha parada.",
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
        "O portão de correr que sai da cremalheira, ou a cremalheira que fica longe do motor, tem a barra dentada solta, a guia de cima gasta ou a base do motor cedendo. Desligue o disjuntor e não acione. Firmar a guia e a barra, com folga de {rack.clearance}, parte de {price.preventive} em casa, sem peças.",
        "O motor baixou e não encosta na cremalheira, ou esta ficou longe dele, porque cedeu a base, um parafuso da barra ou a guia de cima, e por isso a engrenagem gira em falso. Desligue o disjuntor até o técnico refazer a distância, de {rack.clearance}, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão saiu da cremalheira porque a folha balança na guia, a barra dentada afrouxou ou o motor desceu na base. Deixe o disjuntor desligado, já que a engrenagem gasta os dentes. O acerto da guia e da folga, de {rack.clearance}, parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a cremalheira se afasta da engrenagem", "O que cede na barra, na guia ou na base"],
        slots: [
          [
            "A guia de cima gasta deixa a folha inclinar para longe do motor e leva a cremalheira junto. A barra com poucos parafusos cede no trecho em que o portão escapa.",
            "Com a guia superior frouxa, a folha tomba de lado e os dentes desencaixam. Se o problema é num ponto só, faltam parafusos na barra ali.",
            "A folha que balança de lado na guia afasta a barra da engrenagem. O escape sempre no mesmo lugar indica barra solta naquele pedaço.",
          ],
          [
            "O motor que se mexe ao partir está com a base trincada ou mal apertada, e a roldana gasta abaixa a folha. Aproximar o motor para compensar não resolve, porque aperta num ponto e solta em outro.",
            "A base solta faz o motor recuar, e a roldana gasta muda a altura da barra. Empurrar o motor para perto prende num trecho e escapa no outro.",
            "Se o motor balança, a base cedeu; se a folha desceu, a causa é a roldana. Chegar o motor mais perto apenas muda o ponto em que o portão escapa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar com a energia desligada", "Inspeção em cinco minutos"],
        slots: [
          [
            "Mantenha a mão longe dos dentes, mesmo com tudo desligado. Não empurre a folha que balança na guia, porque ela pode sair e tombar.",
            "Olhe sem tocar nos dentes e sem forçar a folha, porque frouxa na guia ela cai para o lado.",
            "A inspeção é só visual. Se a folha balança, não a mova, pois fora da guia ela tomba.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe a guia de cima e veja se há rolete gasto ou torto.",
          "Percorra a barra com os olhos e procure parafuso frouxo ou faltando.",
          "Veja se há trinca na base do motor ou parafuso solto.",
          "Fotografe o ponto em que o portão escapa.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a cremalheira", "O conserto, da guia à folga dos dentes"],
        slots: [
          [
            "O técnico começa pela guia, pelas roldanas e pelo trilho, porque a barra acompanha a folha. Depois firma o motor na base e prende a cremalheira em linha, com {rack.clearance} de folga nas duas pontas e no meio.",
            "O técnico corrige a folha na guia e no trilho, aperta a base do motor e realinha a barra. A folga de {rack.clearance} é medida em vários pontos do percurso.",
            "Com a folha firme na guia e a base apertada, a cremalheira volta à distância de {rack.clearance}, conferida do começo ao fim. O trecho com dentes gastos é trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão que sai da cremalheira?",
        answers: [
          "Pelo motor, não, porque a engrenagem gasta os dentes e a folha pode parar no meio. Na mão, só se ela está firme no trilho e na guia.",
          "Não pelo motor. Se a folha não balança, pode ser movida na mão, com o disjuntor desligado e o motor destravado.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira que escapa?",
        answers: [
          "Só no trecho em que os dentes se gastaram. A barra boa é realinhada e fixada de novo, sem peça nova.",
          "Em geral não, porque o defeito está na guia ou na fixação. Só o pedaço com dentes gastos é trocado.",
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
        question: "É perigoso o portão que sai da cremalheira?",
        answers: [
          "Pode ser, porque a guia que deixa a folha balançar é a mesma que impede a queda dela. Mantenha as pessoas longe até o acerto.",
          "Sim, se a guia de cima está solta, porque a folha pode tombar. Não a empurre nem passe rente a ela.",
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
        "Portão pivotante que não fecha até o fim tem o percurso curto, o batente fora do lugar, a folha raspando no piso ou a trava desencontrada. Varra o arco e veja onde a folha para; a regulagem em casa parte de {price.preventive}, sem peças, e resolve a maioria das frestas.",
        "Se o portão de abrir fica entreaberto ou para antes do batente, o percurso está curto, quando para em silêncio, ou há atrito na dobradiça e no piso, quando ronca. Regular percurso, batente e trava custa a partir de {price.preventive} em casa, fora peças.",
        "A fresta no meio do portão de duas folhas, ou a folha do pivotante que não encosta na trava elétrica, vem de percurso curto, folha caída ou ordem de fechamento trocada. O acerto de batente e percurso começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que sobra uma fresta no pivotante", "Percurso, batente, folha ou trava"],
        slots: [
          [
            "Percurso gravado curto, comum depois de troca de placa ou falta de luz, para sempre no mesmo ponto e em silêncio. Folha que desceu na dobradiça raspa no piso e ronca antes de chegar.",
            "Se o motor desliga sem esforço, falta percurso, que a queda de energia pode ter encurtado. Com ronco e raspado, a ponta da folha baixou e prende no chão.",
            "Parada silenciosa aponta percurso; parada com esforço aponta folha caída ou piso. A queda de luz e a placa nova são as origens do primeiro caso.",
          ],
          [
            "Língua da trava fora do furo segura a folha a um dedo do batente. Em duas folhas, a da aba tem de fechar por último; em dia de vento, a chapa faz resistência.",
            "Trava desalinhada e ordem trocada das folhas deixam vão no meio. Se só falha com vento, é a folha fechada.",
            "A trava que não acerta o furo e a folha da aba fechando primeiro impedem o encosto. Vento forte na chapa faz parecido.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da folha, com o disjuntor desligado", "O que conferir antes de chamar"],
        slots: [
          [
            "Mantenha a mão longe do vão entre folha e coluna. Folha bamba ou caída não se destrava.",
            "Só destrave folha firme nas dobradiças, e fique fora do canto da coluna. O resto é observação.",
            "O teste na mão vale apenas para folha firme. Dedos longe da dobradiça e da coluna.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o arco da folha.",
          "Destrave e feche devagar, na mão.",
          "Encostou no batente: é percurso ou força, na central.",
          "Não encostou: é dobradiça, piso, batente ou trava.",
          "Trave, religue e feche uma vez, olhando.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa acertar o fechamento", "Regulagem, trava ou dobradiça"],
        slots: [
          [
            "Regravar o percurso e acertar batente e trava leva até {trade.smallRepair} e é o mais barato; trava nova soma a peça, e dobradiça caída, a solda. O comum em casa é de {price.preventiveRange}, sem peças.",
            "O ajuste de percurso e batente toma até {trade.smallRepair}; encarecem a trava elétrica queimada e a solda da dobradiça. A faixa usual numa residência vai de {price.preventiveRange}, fora peças.",
            "Percurso, batente e trava se acertam em até {trade.smallRepair}, e só peça ou solda aumentam a conta. Sem material, costuma ficar em {price.preventiveRange} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fresta deixa a casa aberta?",
        answers: [
          "Se a trava não entra, deixa: a folha cede ao empurrão. Use ferrolho, com o disjuntor desligado, até o acerto.",
          "Deixa, quando o trinco não engata. Um ferrolho por dentro resolve por uns dias, com o motor desligado.",
        ],
      },
      {
        question: "Uma folha fecha e a outra fica aberta. O que é?",
        answers: [
          "Ordem errada, motor daquela folha sem força ou folha raspando. Compare as duas na mão.",
          "Em geral capacitor ou atrito daquele lado, ou a ordem invertida na central.",
        ],
      },
      {
        question: "Posso aumentar a força para fechar tudo?",
        answers: [
          "Não: a força esconde o atrito e tira o recuo diante de alguém. Primeiro a folha volta a girar leve.",
          "Melhor não. Força a mais gasta o braço e machuca; o acerto é de percurso ou de dobradiça.",
        ],
      },
      {
        question: "O calor muda o fechamento?",
        answers: [
          "Muda: o ferro dilata e a fresta some ou aumenta. Regula-se com folga para o dia mais quente.",
          "Um pouco. Se só prende no calor, falta folga no batente.",
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
        "Basculante não destrava na chave porque a folha pressiona o motor, a alavanca está dura por falta de uso ou a chave é de outro modelo. Não force: se a folha perdeu cabo ou mola, é o motor que a segura, e soltar derruba o portão. Olhe de longe os dois cabos antes de tentar.",
        "Se o portão de levantar não solta do motor, confira se ele está fechado e reto, com os cabos esticados; só assim se tenta, com o disjuntor desligado e a chave sem força. Alavanca dura quase sempre é sujeira e desuso, e o técnico libera em visita a partir de {price.preventive} em casa, sem peças.",
        "Quando a chave não gira no motor do basculante, não force: a folha pode estar apoiada nele, por cabo ou mola ruim. Com os cabos esticados e o portão fechado, alivie a folha e gire sem força; não soltou, o destravamento emperrado se resolve na visita, desde {price.preventive} em residência, fora peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Quando não se deve destravar", "O risco de soltar a folha"],
        slots: [
          [
            "Sem contrapeso ou mola em ordem, a folha solta do motor cai de uma vez, e ninguém a segura. Com ela no alto, nunca se destrava.",
            "O motor segura a folha parada, e destravar com ela pesada é perder esse freio. Em portão aberto, a queda é certa se o equilíbrio falhou.",
            "Folha no alto ou com cabo frouxo não se solta, porque desce de vez. Ninguém fica embaixo.",
          ],
          [
            "Cabo desfiado, folha torta ou estalo são motivos para parar e chamar, porque o contrapeso não segura. A saída do carro espera a escora do técnico, que atende {shop.hours}.",
            "Com cabo frouxo, mola partida ou folha torta, não tente mais. O técnico, {shop.hours}, escora antes de soltar.",
            "Se há cabo solto ou folha inclinada, deixe como está. Quem escora e solta é o técnico, {shop.hours}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como tentar com a folha fechada", "Passos seguros"],
        slots: [
          [
            "Só vale com o portão fechado, reto e os dois cabos esticados. Chave que dobra ou carcaça que estala é sinal para parar.",
            "A folha fechada e os cabos esticados são condição. Se não ceder na segunda tentativa, pare.",
            "Portão fechado e cabos inteiros vêm antes. O mecanismo não deve ser forçado, porque a chave quebra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Confira se a folha está fechada, reta e com os cabos esticados.",
          "Veja na etiqueta ou no manual o sentido de destravar.",
          "Alivie a folha com um leve toque para baixo e gire a chave sem forçar.",
          "Não soltou: deixe como está.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Chave nova e mecanismo revisado"],
        slots: [
          [
            "A folha é escorada ou aliviada antes de mexer no engate, para soltar sem tranco. O mecanismo é limpo e lubrificado, e came, alavanca ou miolo gastos são trocados.",
            "Primeiro o técnico tira a pressão da folha, com a energia cortada. Depois limpa, lubrifica e troca o que gastou, como a chave ou o miolo.",
            "Com a folha apoiada, o engate é aliviado e lubrificado. Peça quebrada, miolo ou alavanca, dá lugar a outra do modelo.",
          ],
          [
            "O fim de curso é ajustado para a folha parar sem apertar o batente, que é o que prende a trava. No fim, o morador aprende a destravar e travar, e a visita leva até {trade.smallRepair}.",
            "A parada é regulada para não pressionar o motor no fim. Em {trade.smallRepair}, com a mecânica boa, está resolvido e ensinado.",
            "O técnico acerta o ponto de parada, que é o que prende a trava, e ensina a família a destravar. Sem peça quebrada, o serviço cabe em {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr óleo na trava do basculante?",
        answers: [
          "Um pouco de lubrificante em spray, por fora e sem energia, ajuda trava dura. Dentro do motor, não, porque há placa e graxa própria.",
          "Só por fora, em spray e com a energia cortada. No interior, é serviço do técnico.",
        ],
      },
      {
        question: "O carro está dentro e não destrava. O que faço?",
        answers: [
          "Não use macaco nem alavanca. Com os cabos inteiros e o motor bom, tente abrir pelo controle; do contrário, o técnico escora a folha e libera o carro.",
          "Se os cabos estão inteiros e o motor obedece, abra pelo controle e chame depois. Com cabo frouxo ou folha torta, espere a escora.",
        ],
      },
      {
        question: "Por que a trava do motor basculante emperrou?",
        answers: [
          "Falta de uso e sujeira. Depois do conserto, destravar e travar a cada 3 meses, com o portão fechado, evita a repetição.",
          "Quase sempre desuso e pó. Um teste a cada três meses, com a folha fechada, mantém solta.",
        ],
      },
      {
        question: "Qual chave serve no meu motor?",
        answers: [
          "A do modelo da etiqueta: marcas e linhas têm chaves diferentes, e uma parecida pode girar em falso. Perdida, é pedida pelo modelo.",
          "Cada linha tem a sua, e o modelo está na etiqueta. Chave errada gira e não solta.",
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
      "rodízio portão quebrou",
      "rodízio quebrado portão",
      "rodízio quebrou",
      "usar portão roda quebrada",
      "posso usar roda quebrada",
      "pode usar roda quebrada",
      "dá usar roda quebrada",
      "funciona roda quebrada",
      "roda quebrou quanto fica",
      "roda quebrou preço",
      "roda portão quebrou preço",
      "roda portão correr quebrou preço",
      "roda quebrada preço",
      "rodinha quebrou preço",
      "roda portão quebrou quanto",
      "roda portão quebrou",
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
        "Não dá para usar o portão com a roda quebrada, nem no motor nem na mão: a folha desce de um lado, pode sair do trilho e tombar. Desligue o disjuntor e deixe como está até o técnico escorar a folha e trocar as duas rodas. O valor é informado de graça, pela foto.",
        "Se a rodinha do portão de correr quebrou, não empurre: a folha desceu no trilho e pode sair e tombar. Desligue o disjuntor e deixe como está. O técnico ergue e escora a folha e troca as duas roldanas, serviço que leva em geral poucas horas.",
        "Com a roda do portão deslizante quebrada, a folha desce de um lado, arrasta e força o motor, por isso pare de usar e não empurre. O técnico escora a folha e troca as duas roldanas; o valor das rodas com o serviço é informado de graça, pela foto.",
        "Portão de correr com a roda partida não se empurra nem se levanta: desligue o disjuntor e afaste as pessoas, porque a folha pode tombar. As duas roldanas são trocadas com a folha escorada, e depois o técnico acerta a cremalheira, que mudou de altura.",
      ],
      price: [
        "O preço para trocar a roda quebrada do portão de correr depende de três coisas: o par de rodas, o peso da folha que será escorada e o estado do trilho. O total é informado de graça, antes da visita, pela foto da roda e do trilho. Até lá, desligue o disjuntor e não empurre a folha.",
        "O preço de trocar a roda quebrada do portão de correr soma duas rodas novas, a mão de obra com a folha escorada e o acerto do trilho, se ele estiver torto. A foto da roda com uma régua e a da folha inteira bastam para o orçamento, grátis. Não use o portão até a troca.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da roda", "Por que um orçamento fica maior que o outro"],
        slots: [
          [
            "As rodas são trocadas em par, porque a nova e a velha têm alturas diferentes. O resto do valor vem do trabalho de cada caso:",
            "São sempre duas rodas, já que a que ficou tem a mesma idade da que quebrou. Estes pontos mudam o total:",
          ],
        ],
        bullets: [
          "Roda parafusada: a troca é mais simples e mais barata",
          "Roda soldada: é preciso cortar e soldar a caixa da roda nova",
          "Folha leve ou pesada: muda a carga da roda e o número de técnicos",
          "Trilho amassado ou com degrau: precisa de reparo, ou a roda nova quebra também",
          "Motor que ficou forçando: a engrenagem é conferida no fim",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora, com a roda quebrada", "Até a troca da roldana"],
        slots: [
          [
            "Uma folha caída de um lado não se ergue com alavanca nem com macaco de carro, porque 200 ou 300 kg tombam sem aviso. Não destrave o motor: ele ajuda a manter a folha no lugar.",
            "Não levante a folha com pé de cabra nem com macaco, que podem derrubá-la. Deixe o motor travado, porque ele ajuda a segurar a folha onde parou.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Mantenha pessoas, animais e carro longe da folha.",
          "Veja de longe se ela ainda está presa na guia de cima.",
          "Fotografe a roda, o trilho e a folha inteira.",
          "Se o portão ficou aberto, avise na mensagem, porque tem prioridade.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da roldana", "Roldana nova, trilho conferido"],
        slots: [
          [
            "O técnico escora a folha dos dois lados e troca as duas rodas. Depois limpa o trilho e corrige o degrau ou o amassado que costuma ter partido a roda.",
            "Com a folha erguida e apoiada, as duas rodas saem juntas. O trilho é limpo e desempenado no ponto em que a roda quebrou, senão a nova quebra também.",
          ],
          [
            "A folha muda de altura com a roda nova. Por isso ele acerta de novo a folga da cremalheira, a barra dentada que o motor puxa, em {rack.clearance}, a guia de cima e o ponto de parada. O motor é testado por último.",
            "No fim são regulados a guia de cima, o ponto de parada e a folga de {rack.clearance} da cremalheira, a barra dentada presa à folha. Só então o motor é ligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a roda quebrada?",
        answers: [
          "Não convém. A outra roda tem a mesma idade, e a folha fica desnivelada com uma roda nova e outra gasta.",
          "Dá para trocar só uma, mas a folha inclina e a roda velha acaba logo depois. A segunda visita custa mais que o par.",
        ],
      },
      {
        question: "Que roda serve no meu portão?",
        answers: [
          "A roda precisa ter o mesmo canal do trilho, em V ou em U, e o mesmo diâmetro. Cada uma deve aguentar mais que metade do peso da folha.",
          "Serve a do mesmo canal e do mesmo diâmetro. Numa folha de 300 kg, cada roda deve aguentar mais de 150 kg.",
        ],
      },
      {
        question: "A roda quebrada estraga o motor?",
        answers: [
          "Estraga se o portão continua em uso, porque o motor arrasta a folha e gasta os dentes da engrenagem. Parando logo, quase nunca.",
          "Pode estragar quando alguém insiste no controle. Ronco novo depois da troca é sinal de engrenagem gasta.",
        ],
      },
      {
        question: "O portão ficou aberto. Como fecho a casa?",
        answers: [
          "Não empurre, porque a folha pode sair do trilho. Isole a passagem, deixe alguém na entrada e chame, {shop.hours}, avisando que a casa está aberta.",
          "Com a roda partida, o portão não se fecha na mão. Ponha cones, deixe alguém por perto e chame, {shop.hours}, dizendo que ficou aberto.",
        ],
      },
    ],
    photo: "fotos da roda com uma régua ao lado, do trilho e da folha inteira",
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
        "Portão de correr pesado e com barulho tem, quase sempre, roldana com rolamento quebrado ou trilho sujo: o mesmo atrito dá o peso e o som. Desligue o disjuntor e varra o trilho; se continua arrastando, trocam-se as roldanas em par, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Sim, deslizante que ficou pesado e começou a fazer barulho costuma ter roldana quebrada ou trilho com areia e amassado. Não ponha graxa, que junta areia; a regulagem em residência começa em {price.preventive}, fora peças, e o par de roldanas acaba com os dois sintomas.",
        "O portão de correr que raspa, range e pesa pede olhar embaixo, na roldana e no trilho, e depois na guia de cima. Usar assim gasta motor e cremalheira; o ajuste em casa sai desde {price.preventive}, sem peças, mais as roldanas, se quebraram.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vêm o peso e o som", "Roldana, trilho, guia ou cremalheira"],
        slots: [
          [
            "O tipo de som mostra a peça, e o lugar confirma.",
            "Escute de perto, sem tocar: cada ruído tem dono.",
            "Som e trecho, juntos, dizem o que trocar.",
          ],
        ],
        bullets: [
          "Chiado contínuo: rolamento seco ou começando a quebrar.",
          "Batida ritmada: roda ovalizada ou rolamento quebrado.",
          "Raspado sempre no mesmo trecho: trilho amassado ou com areia.",
          "Ronco junto ao motor: cremalheira sem a folga de {rack.clearance}.",
          "Ferro raspando em cima: guia apertada.",
        ],
      },
      {
        about: "check",
        headings: ["O teste do empurrão", "Passos sem energia"],
        slots: [
          [
            "Vale só para folha reta, no trilho e em piso plano. Folha inclinada, bamba ou com roda solta não se destrava nem se empurra.",
            "Faça se a folha está no prumo e apoiada; se pende para um lado, pare, porque ela pode tombar.",
            "Antes de destravar, veja se a folha está reta e sobre o trilho. Torta ou com roda quebrada, deixe parada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho.",
          "Destrave e empurre a folha devagar, pela lateral.",
          "Ouça de onde vem o som: embaixo, em cima ou no motor.",
          "Trave de novo e fotografe as roldanas e o trilho.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico deixa o portão leve", "O serviço no portão pesado"],
        slots: [
          [
            "A folha é escorada para trocar o par de roldanas, e o trilho é alinhado ou trocado no trecho ruim. A meta é a folha andar com uma mão.",
            "Com escora, entram duas roldanas do perfil do trilho, e o trecho amassado é corrigido. O portão deve correr com uma mão só.",
            "Troca-se o par, com a folha presa, e acerta-se o trilho. Pronto, uma pessoa move a folha sem esforço.",
          ],
          [
            "Depois refaz-se a folga da cremalheira e baixa-se a força do motor. Se ele trabalhou forçado, capacitor e engrenagem são medidos.",
            "Em seguida vêm cremalheira, força e medição do capacitor, que sofre quando a folha pesa.",
            "Folga da cremalheira e força são reguladas por último, e o capacitor é conferido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Óleo na roldana resolve?",
        answers: [
          "Por pouco tempo, e só em rolamento seco. Rolamento quebrado se troca com a roda.",
          "Se o rolamento está seco, alivia por dias. Quebrado, só peça nova.",
        ],
      },
      {
        question: "Quanto custa trocar as roldanas?",
        answers: [
          "Conta o par, pelo diâmetro e pela carga, e o trabalho de escorar: roda parafusada sai por menos que soldada. Trilho amassado entra à parte.",
          "O par e a mão de obra vêm num valor só, maior em folha pesada ou roda soldada. Trecho de trilho se soma.",
        ],
      },
      {
        question: "O portão pesado pode ter estragado o motor?",
        answers: [
          "Se andou muito tempo forçando, capacitor e engrenagem sofrem. São medidos depois das roldanas.",
          "Pode. O mais comum é o capacitor, e a engrenagem vem em seguida.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar a roldana?",
        answers: [
          "Não há data: com trilho limpo duram anos, e com areia, poucos meses. A revisão {visits.home} mostra a folga antes de quebrar.",
          "Depende da areia e do peso. Confira na revisão, {visits.home}, e troque com folga ou ruído.",
        ],
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
      "porta enrolar não fecha chuva",
      "porta enrolar automática não fecha chuva",
      "porta enrolar não desce chuva",
      "porta enrolar não sobe chuva",
      "porta enrolar automática não abre chuva",
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
        "Porta de enrolar dando choque na chuva é emergência: ninguém toca na cortina, na guia ou na botoeira, e a energia é cortada no quadro, por caminho seco. Há fuga de corrente e falta de fio terra; para fechar a loja, só a corrente manual, com a energia desligada e a cortina reta.",
        "Se a porta de enrolar parou depois da chuva ou dá choque, desligue a energia antes de tudo: entrou água na botoeira externa, na emenda, no motor ou na placa, e sem terra o aço espalha a fuga. Feche a loja pela corrente manual, por dentro, e não religue.",
        "Choque ao encostar na porta de enrolar, ou porta morta depois que choveu forte, quer dizer água em contato elétrico e terra ausente ou rompido. Corte a energia no quadro, isole a frente e use a corrente manual para descer; com alguém ferido, ligue 192.",
        "Porta de enrolar automática que não fecha com chuva está, quase sempre, com água no sensor do vão ou na botoeira, que mantém a ordem de subir. Seque as lentes e tente uma vez. Se não desce, desligue a energia por um caminho seco e, com a cortina reta, use a corrente manual.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora: água ou choque", "Primeiros passos"],
        slots: [
          [
            "Cortina, guia e fachada de metal ficam ligadas entre si, então trate tudo como energizado. Com o chão molhado, não encoste em nada antes de cortar a energia.",
            "Qualquer metal da fachada pode estar vivo. Vá ao quadro calçado e por piso seco.",
            "O aço leva a corrente para toda a frente da loja. Ninguém toca até o quadro ser desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor ou o geral, calçado e por um caminho seco.",
          "Afaste clientes e isole a frente da loja.",
          "Se alguém levou choque forte, ligue 192.",
          "Não abra a tampa do motor nem da botoeira.",
          "Feche pela corrente manual só com a energia cortada e a cortina reta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água e a fuga entram", "Botoeira, emenda, motor ou falta de terra"],
        slots: [
          [
            "A água tem caminhos conhecidos nessa porta, e o choque vem da falta de terra.",
            "Veja de onde costuma vir.",
            "São quatro entradas comuns e uma proteção que falhou.",
          ],
        ],
        bullets: [
          "Botoeira do lado de fora, que junta água",
          "Calha ou marquise pingando no rolo e no motor",
          "Emenda de cabo dentro da guia",
          "Fio gasto que roça na cortina de aço",
          "Sem fio terra ou com DR que não desarma: o choque chega à pessoa",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Secar, medir, vedar e aterrar"],
        slots: [
          [
            "O técnico mede a isolação do motor e dos fios, trecho por trecho, e troca o que está com fuga. A botoeira ganha vedação ou muda para dentro.",
            "Mede-se a isolação de motor, cabo e botoeira até achar a fuga. O trecho ruim sai, e a botoeira é vedada ou trocada de lugar.",
            "Com tudo desligado, cada parte é medida. Cabo com fuga é substituído, motor e placa são secos, e a botoeira vai para local abrigado.",
          ],
          [
            "A estrutura é ligada ao terra e o DR, testado antes de religar. Vedar a botoeira é o conserto barato; cabo, DR e placa custam mais, nessa ordem.",
            "No fim, terra medido e DR acionado no teste. Em custo, vedação e botoeira vêm primeiro, depois cabo e DR, e por último a placa.",
            "Antes de voltar a energia, confirmam-se terra e DR. O valor cresce da vedação ao cabo, ao DR e à placa.",
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
          "Melhor não. O defeito só se escondeu, e sem terra a próxima vez pode ser grave.",
        ],
      },
      {
        question: "O disjuntor cai quando chove. É isso?",
        answers: [
          "É: há fuga de corrente pela água. Não troque por disjuntor maior; ache a entrada.",
          "Sim, e ele está protegendo. Procure botoeira, emenda e motor molhados.",
        ],
      },
      {
        question: "Vocês atendem porta de loja à noite?",
        answers: [
          "O atendimento é {shop.hours}. Diga se a loja ficou aberta, que isso muda a ordem.",
          "Sim, {shop.hours}, com o valor da ida informado antes.",
        ],
      },
      {
        question: "Como evitar que aconteça de novo?",
        answers: [
          "Botoeira do lado de dentro ou de uso externo, marquise que não pingue no rolo, terra e DR testados. Revisão {visits.business} em loja.",
          "Terra e DR em ordem evitam o choque, e vedação evita a parada. Teste o botão do DR todo mês.",
        ],
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
      "fazer quando portão para funcionar",
      "fazer quando portão eletrônico para funcionar",
      "fazer quando portão automático para funcionar",
      "fazer quando portão parou funcionar",
      "fazer portão eletrônico parou funcionar",
      "fazer portão automático parou funcionar",
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
        "Portão automático que parou do nada quase sempre ficou sem energia ou com a placa queimada: disjuntor desarmado, fusível aberto ou fio solto. Religue o disjuntor uma única vez e aperte a botoeira. Se continuar parado, a visita de medição em casa parte de {price.preventive}, sem peças.",
        "Quando o portão eletrônico para de funcionar, veja o disjuntor, religue uma única vez e aperte o botão da parede. Se o botão abre, a falha é da pilha do controle ou do receptor. Se nem o botão move a folha, é o fusível, a placa ou o motor. A medição em casa começa em {price.preventive}, sem peças.",
        "Motor [marca] que parou do nada pode ter só o disjuntor desarmado ou o fusível da placa aberto. Religue o disjuntor uma vez e teste a botoeira: se ela move o portão, o defeito é do controle. Se não move, o técnico mede energia, placa e motor, a partir de {price.preventive} em casa, sem peças.",
        "Portão de abrir que parou de repente está, na maioria das vezes, sem energia na placa ou com o cabo de uma das folhas partido, quando só ela parou. Religue o disjuntor uma vez e teste a botoeira. Se nada mudar, a medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir primeiro", "Do quadro de luz ao controle"],
        slots: [
          [
            "Comece pelo quadro de luz e termine no controle, com a tampa do motor fechada. Se o disjuntor cair de novo, deixe desligado, porque há curto ou motor travado.",
            "A ordem vai da energia ao controle, sem abrir o motor. Um disjuntor que volta a cair não se religa nem se troca por outro maior: ele indica um curto.",
            "São passos que se fazem por fora, do quadro de luz ao controle. Se o disjuntor cair outra vez, pare por aí e chame o técnico.",
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
        headings: ["O que faz o portão parar sem aviso", "Energia, placa, motor ou folha"],
        slots: [
          [
            "Um pico na rede abre o fusível ou queima a fonte da placa, e tudo fica mudo na hora. Por isso, depois de tempestade ou de queda de luz, esses dois são os primeiros suspeitos.",
            "Quando a luz oscila, o fusível da placa abre ou a fonte queima, sem nenhum sinal antes. Um temporal recente reforça essa suspeita.",
            "A volta da energia depois de um apagão costuma atingir o fusível e a fonte da placa. Se choveu forte ou faltou luz, o técnico começa por eles.",
          ],
          [
            "O capacitor, a peça que dá força na partida, costuma avisar: o portão passa dias lento ou roncando antes de parar. Placa e fio param de uma vez. Em portão de duas folhas, se só uma parou, suspeita-se do cabo ou do motor dela.",
            "Se o portão já vinha lento ou roncando, a suspeita é o capacitor, que dá a partida do motor. Se parou sem aviso, é placa ou fio. Quando só uma de duas folhas parou, olha-se o cabo ou o motor dela.",
            "A lentidão que vinha crescendo aponta para o capacitor, a peça da partida; a parada seca aponta para a placa ou um fio. Uma folha só parada, em portão de duas, é o cabo ou o motor daquele lado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha e quanto custa", "Conserto e preço"],
        slots: [
          [
            "O técnico segue a energia do quadro até a placa e depois mede o capacitor, o motor e o receptor. Assim a peça trocada é a que falhou, e não a primeira suspeita.",
            "A medição vai do quadro ao motor, trecho por trecho, e termina no capacitor e no receptor. Com isso não se condena uma placa boa por causa de um fio.",
            "Do disjuntor à placa, o técnico mede até achar onde a energia para. Em seguida confere motor, capacitor e receptor.",
          ],
          [
            "Fio, fusível e capacitor são os consertos mais baratos, e a placa custa mais. Se o motor queimou, trocá-lo em casa fica de {price.homeSwap}, com mão de obra.",
            "O conserto mais comum é barato, de fio ou de fusível; a placa custa mais. Um motor condenado se troca, em casa, de {price.homeSwap}, com mão de obra.",
            "Do menor ao maior preço estão fio, fusível, capacitor e placa. A troca do motor, quando não há reparo, fica de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão parou aberto. Como fecho a casa?",
        answers: [
          "Portão de correr ou de abrir, com a folha reta, se fecha à mão, destravado com a chave e com o disjuntor desligado. Basculante parado no alto não se destrava: isole a área e chame, {shop.hours}.",
          "Se for de correr ou de abrir, desligue o disjuntor, destrave com a chave do motor, feche e trave de novo. O basculante espera o técnico, {shop.hours}.",
          "Com o disjuntor desligado, destrave e feche à mão o portão de correr ou de abrir que esteja reto. Não destrave o basculante: a folha pode cair.",
        ],
      },
      {
        question: "Motor que para de repente queimou?",
        answers: [
          "Nem sempre: fusível, capacitor e placa param do mesmo jeito e custam menos. Cheiro de queimado e carcaça muito quente é que apontam para o motor.",
          "Raramente sem cheiro ou disjuntor caindo. O mais comum é energia, fusível ou placa.",
          "Na maioria das vezes, não. O motor que queima costuma cheirar a verniz e esquentar antes; a parada sem cheiro vem de energia ou de placa.",
        ],
      },
      {
        question: "Voltou a funcionar sozinho. Preciso chamar?",
        answers: [
          "Sim, antes da próxima parada: contato frouxo e motor que superaqueceu voltam a funcionar e param de novo. Anote a hora e se ele estava quente.",
          "Convém. Se voltou depois de esfriar, o motor está fazendo força demais; se volta ao acaso, há um contato frouxo.",
          "Sim. Um fio com mau contato ou um motor que se desliga por calor vai parar outra vez, e é mais barato corrigir agora.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Um reparo pequeno, como fio, fusível ou capacitor, leva até {trade.smallRepair}. Placa que vai para a bancada pode demorar mais.",
          "Até {trade.smallRepair} nos casos simples. Se depender de peça do modelo, o prazo é informado na hora.",
          "Em geral, até {trade.smallRepair}. Só a placa de modelo pouco comum costuma pedir uma segunda visita.",
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
