import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that turn on two things at once, of which an answer to one alone is none. */
export const doisAssuntos: NarrowConcept[] = [
  {
    id: "basculante-torto-com-carro",
    broader: "torto",
    label: "Basculante torto com o carro dentro",
    phrase: "o basculante que desceu torto com o carro dentro",
    asks: [
      "emperrou inclinado não consigo tirar carro",
      "portão levantar emperrou inclinado tirar carro",
      "liberar carro basculante desceu torto",
      ...combine(
        ["basculante"],
        ["torto carro dentro", "torto carro preso", "torta carro dentro", "entortou carro dentro", "torto tirar carro"],
      ),
      "portão torto carro dentro",
      "portão torto carro preso",
      "folha torta carro dentro",
      "desceu torto travou carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão basculante que desceu torto e travou com o carro dentro não se aciona nem se destrava: um cabo ou uma mola cedeu, e a folha pode cair. Desligue o disjuntor, afaste todos e chame, {shop.hours}: o técnico escora a folha, libera o carro e depois conserta.",
        "Não, não destrave o basculante torto para sair: de um lado falta cabo, mola ou roldana, e o motor pode ser o que segura a folha. Não tente abrir nem pelo controle; a folha é escorada pelo técnico, o carro sai, e só então vem o conserto. Atendemos {shop.hours}.",
        "Urgência com basculante torto e carro na garagem: não se aciona, não se destrava e ninguém passa embaixo. Com o disjuntor desligado, chame, {shop.hours}; primeiro o técnico escora e nivela a folha, depois tira o carro e troca o que cedeu.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, com o carro preso", "Até o técnico chegar"],
        slots: [
          [
            "A folha torta está pendurada por um lado só: trate como se fosse cair. Ninguém passa embaixo, nem para pegar algo no carro.",
            "Enquanto não há escora, a folha pode descer sem aviso. O carro espera, e as pessoas ficam longe.",
            "Um lado está sem sustentação, e o outro segura tudo. Mantenha distância até a folha ser apoiada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, sem passar sob a folha.",
          "Afaste pessoas, animais e o que estiver embaixo.",
          "Não puxe, não destrave e não use macaco nem alavanca.",
          "Use outra saída; se alguém está preso, avise na primeira mensagem.",
          "Fotografe os dois lados, de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cedeu de um lado", "Por que o basculante desce torto"],
        slots: [
          [
            "Cabo de aço rompido ou fora da roldana é a causa mais comum: o lado dele fica sem sustentação. Mola quebrada, contrapeso solto e suporte arrancado fazem o mesmo.",
            "Quando um cabo arrebenta ou pula da roldana, só o outro segura, e a folha gira. Depois vêm mola partida e contrapeso que caiu.",
            "O lado que desceu perdeu cabo, mola ou contrapeso, nessa ordem de frequência. O oposto carrega a folha inteira.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o carro é liberado", "Do escoramento ao portão reto"],
        slots: [
          [
            "A folha é escorada e nivelada antes de abrir o bastante para o carro passar. Só depois de ele sair começa o conserto.",
            "Com a folha apoiada, o técnico alivia o lado preso, abre e tira o carro. O reparo vem em seguida.",
            "Primeiro a escora, depois o nível, e então a abertura para o carro. O resto espera ele sair.",
          ],
          [
            "Trocam-se os dois cabos, ou as duas molas, para os lados trabalharem iguais, e o motor é testado por último. Havendo a peça, o portão fica pronto na mesma ida.",
            "Cabos e molas se trocam aos pares; um novo e um gasto entortam de novo. Motor e placa são medidos no fim.",
            "O conserto usa peças em par, alinha as laterais e testa o motor depois. Com a peça à mão, sai no mesmo dia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "Cabo, roldana, quadro ou motor"],
        slots: [
          [
            "Em ordem de custo: cabo fora da roldana, par de cabos, molas, braço e, no alto, quadro torto, que é do serralheiro. À noite ou no feriado, o valor da ida é informado antes.",
            "Recolocar o cabo é o mais barato; par de cabos e molas vêm depois; quadro empenado, de serralheiro, é o mais caro. Fora de hora, a ida é combinada antes.",
            "O valor cresce do cabo à mola e dela ao quadro, que pede serralheiro. Pergunte pelo custo da ida naquele horário.",
          ],
          [
            "O motor quase sempre se salva; se queimou forçando, a troca em casa fica de {price.homeSwap}. O cartão divide em até {shop.instalments} vezes.",
            "Motor que forçou é medido, e só o queimado se troca, de {price.homeSwap} em residência. Parcela-se em até {shop.instalments} vezes.",
            "Na maioria dos casos o motor continua. Queimado, ele custa de {price.homeSwap} na troca em casa, em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso sair se sobrou espaço para o carro?",
        answers: [
          "Não: a vibração do carro e o vento bastam para a folha cair. Espere a escora.",
          "Nem com espaço de sobra. A folha está presa por um ponto só.",
        ],
      },
      {
        question: "Em quanto tempo vocês chegam?",
        answers: [
          "A previsão depende do bairro e da hora e é dita na mensagem. Atendemos {shop.hours}, em {shop.area}.",
          "Mande o bairro: respondemos com a previsão. O atendimento é {shop.hours}.",
        ],
      },
      {
        question: "Trocam só o lado que quebrou?",
        answers: [
          "Cabos e molas se trocam aos pares: um novo e um gasto entortam a folha de novo.",
          "Não convém. O outro lado tem a mesma idade e é o próximo a romper.",
        ],
      },
      {
        question: "Como evitar que aconteça outra vez?",
        answers: [
          "Com revisão {visits.home}, em que se olham cabos, presilhas e roldanas. Fio espetado ou ferrugem pedem troca antes de romper.",
          "Olhe os cabos de longe todo mês e faça a visita técnica {visits.home}. O cabo avisa antes de partir.",
        ],
      },
    ],
    photo: "fotos dos dois lados do portão, tiradas de longe e sem acionar",
  },
  {
    id: "trilho-na-ladeira",
    broader: "caiu-do-trilho",
    label: "Portão que sai do trilho na ladeira",
    phrase: "o portão que sai do trilho na ladeira",
    asks: combine(
      ["saindo trilho", "sai trilho", "saiu trilho", "caiu trilho", "escapa trilho"],
      ["ladeira", "descida", "subida", "rampa", "inclinado", "rua inclinada"],
    ),
    intent: "emergency",
    answers: {
      any: [
        "Portão de correr saindo do trilho na ladeira quase sempre tem trilho fora de nível ou falta de batente: a folha desce pelo peso e escapa. Desligue o disjuntor, afaste-se dos dois lados e não a levante, porque pode tombar; a solução é nivelar o trilho e fixar batentes.",
        "Se o portão sai do trilho na ladeira, o trilho acompanha a descida em vez de ficar em nível, ou o batente do fim falhou. Pare de usar, corte a energia e não fique ao lado: a folha pode tombar. Nivelamento, roldanas e batentes resolvem, sem motor mais forte.",
        "Em rua inclinada, o portão de correr escapa porque o trilho desnivelado joga o peso para baixo e o batente não segura. Desligue o disjuntor e não levante a folha sozinho, que tomba; o técnico recoloca com apoio, nivela o trilho e põe batente nas duas pontas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com a folha fora", "Antes de o técnico chegar"],
        slots: [
          [
            "Folha comum passa de cem quilos e em terreno inclinado tomba para o lado de baixo. Ninguém a segura nem a empurra.",
            "O risco é a queda para o lado da descida. Fique a mais de uma altura de folha e avise quem passa.",
            "Com a folha inclinada, qualquer toque pode derrubá-la. Isole os dois lados antes de tudo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor por um caminho livre.",
          "Afaste pessoas e carros dos dois lados, mais ainda do lado de baixo.",
          "Não destrave, não empurre e não calce.",
          "Fotografe de longe o trilho, as rodas e o batente.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a ladeira tira a folha do trilho", "Nível, batente e guia"],
        slots: [
          [
            "O trilho que acompanha a rua faz o peso empurrar a folha para baixo em toda abertura. Sem batente firme no fim, a última roldana passa do ponto e sai.",
            "Com o trilho inclinado, a folha desce sozinha e bate até vencer o batente. Frouxo ou ausente, ele deixa a roda escapar.",
            "A inclinação do trilho soma o peso da folha ao movimento do motor. Chegando rápida, ela arranca o batente ou passa por ele.",
          ],
          [
            "Água da ladeira traz areia e pedra para o trilho, e a roldana gasta sobe nelas. Guia superior frouxa completa a queda.",
            "A chuva carrega terra para o canal, a roda monta na pedra e descarrila. Em cima, guia folgada não segura.",
            "Pedra no trilho, roda comida e guia com folga são o resto da história, sobretudo depois de chuva.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço na ladeira", "Recolocar, nivelar ou refazer"],
        slots: [
          [
            "Recolocar a folha depende do peso e de quantas pessoas são precisas. Roldana, guia e batente são as peças baratas; calçar e nivelar o trilho fica no meio; refazer base e trilho é o maior.",
            "O menor valor é recolocar e trocar rodas; batente e guia vêm em seguida; nivelar o trilho custa mais e refazê-lo com concreto, mais ainda.",
            "Pesam o tamanho da folha e o estado do piso. Rodas, batente e guia somam pouco perto de um trilho refeito, que ainda espera a cura do concreto.",
          ],
          [
            "No fim, o motor é regulado para parar antes do batente, com {rack.clearance} de folga na cremalheira.",
            "A regulagem do fim de curso e os {rack.clearance} da cremalheira encerram o serviço.",
            "Por último, acertam-se força, parada e cremalheira, a {rack.clearance} da engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para recolocar o portão no trilho sozinho?",
        answers: [
          "Não faça: uma folha comum pesa mais de cem quilos e tomba para qualquer lado, mais ainda em terreno inclinado.",
          "Não. São precisas duas pessoas ou mais, com apoio próprio, porque a descida puxa a folha.",
        ],
      },
      {
        question: "Motor mais forte segura o portão na ladeira?",
        answers: [
          "Não. Com o trilho em nível, o motor comum basta; com ele inclinado, nenhum dura.",
          "Não resolve: a força a mais só aumenta a batida. O nível do trilho vem primeiro.",
        ],
      },
      {
        question: "E se não dá para nivelar o trilho?",
        answers: [
          "Aí se estuda portão basculante ou de abrir para dentro, com a folha acima da rampa.",
          "O caminho é outro tipo de portão, em geral o basculante, que não usa trilho no piso.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Recolocar e trocar rodas cabe em um dia. Trilho novo em concreto espera cerca de 7 dias de cura.",
          "Um turno para recolocar e regular; com base nova, somam-se uns 7 dias de cura antes de usar.",
        ],
      },
    ],
    photo: "fotos do trilho inteiro, das roldanas e do batente, tiradas de longe",
  },
  {
    id: "engrenagem-quebra-sempre",
    broader: "engrenagem",
    label: "Engrenagem que quebra toda hora",
    phrase: "a engrenagem que quebra toda hora",
    asks: [
      "já troquei engrenagem três vezes",
      "troquei engrenagem duas vezes",
      "motor quebra engrenagem poucos meses",
      "engrenagem parar de quebrar",
      ...combine(
        ["engrenagem", "coroa", "pinhão"],
        ["quebra toda hora", "quebra sempre", "quebra de novo", "vive quebrando", "espana sempre", "gasta rápido"],
      ),
      "por que engrenagem quebra",
      "porque engrenagem quebra",
      "engrenagem nova quebrou",
      "segunda engrenagem quebra",
    ],
    intent: "repair",
    answers: {
      any: [
        "Engrenagem interna do motor [marca] que quebra toda hora está pagando por outro defeito: folha pesada, cremalheira desalinhada ou portão que bate no fim. Trocar só a engrenagem repete a quebra, e por isso se mede a folha na mão e se acerta a causa antes da peça.",
        "A engrenagem do portão quebra sempre por tranco no fim do percurso, folga errada na cremalheira, roldana travada ou redutor sem graxa, e quase nunca por defeito da peça. No motor [marca], desligue, destrave e empurre a folha de correr: se pesa, é ela que quebra os dentes.",
        "Se a engrenagem do motor [marca] não dura e já quebrou três vezes, o problema está fora dela: folha pesada, cremalheira sem folga certa ou motor fraco. O conserto alivia a folha e deixa a cremalheira a {rack.clearance} antes de pôr a nova.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que quebra a engrenagem de novo", "As causas, da mais comum à mais rara"],
        slots: [
          [
            "Cada causa deixa uma pista, e a primeira é a mais frequente. Veja qual combina.",
            "Dente quebrado é consequência. Esta é a ordem do que costuma causar.",
            "Na maioria dos casos a folha é a culpada. Compare com o seu.",
          ],
        ],
        bullets: [
          "Folha pesada: roldana gasta, trilho sujo ou contrapeso fora do ponto",
          "Tranco: fim de curso fora do lugar, e a folha bate",
          "Folga: cremalheira apertada ou longe, em vez de {rack.clearance}",
          "Peça: engrenagem de outro modelo, que encaixa e não dura",
          "Redutor: graxa seca",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é a folha", "Teste antes de trocar de novo"],
        slots: [
          [
            "Faça só no portão de correr ou de abrir, reto e em piso plano; basculante é do técnico. Não abra o motor.",
            "O teste vale para correr e abrir. Em basculante, chame, porque a folha pode cair.",
            "Sem abrir a tampa, teste a folha de correr ou de abrir. Basculante não se destrava.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor pela chave.",
          "Empurre a folha com uma mão, devagar, até o fim e volte.",
          "Onde ela prende ou pesa está a causa: marque o ponto.",
          "Trave de novo.",
          "Anote quanto durou a última engrenagem.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se troca a engrenagem do motor", "Troca da engrenagem na visita"],
        slots: [
          [
            "Com o circuito desligado e a folha segura, o técnico abre a caixa, tira graxa velha e pedaços e põe a engrenagem do modelo, com o eixo conferido. Só a externa cabe em {trade.smallRepair}; a interna leva mais.",
            "Abre-se a caixa com a folha segura, limpa-se e monta-se a peça certa. A externa fica pronta em {trade.smallRepair}, a interna demora mais.",
            "A caixa é aberta e limpa, e a engrenagem nova vai com graxa nova. Externa, em até {trade.smallRepair}; interna, um pouco mais.",
          ],
          [
            "Depois a folha é aliviada, a cremalheira fica a {rack.clearance} e o fim de curso é regulado, para a folha não bater. Vários ciclos encerram o serviço.",
            "Por fim, alivia-se a folha, acerta-se a barra a {rack.clearance} e regula-se a parada. O teste é com ciclos seguidos.",
            "O que forçou a antiga é corrigido: roldana, barra a {rack.clearance} e parada. Termina com repetições.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor da engrenagem", "O que muda o preço da troca"],
        slots: [
          [
            "A peça de nylon custa menos que a de aço, e a externa, menos serviço que a interna, que exige abrir o redutor. Rolamento e trecho de cremalheira somam, em até {shop.instalments} vezes no cartão.",
            "Material e lugar fazem o preço: externa de nylon embaixo, interna de aço em cima. Rolamento entra à parte, e parcela-se em até {shop.instalments} vezes.",
            "O mais barato é o pinhão externo de nylon; o mais caro, a coroa com rolamento. O cartão divide em até {shop.instalments} vezes.",
          ],
          [
            "Compare com a troca do motor, de {price.homeSwap} em casa, se já passou de {trade.life} ou se a folha excede a etiqueta.",
            "Se o motor passou de {trade.life} ou é fraco para a folha, a troca de {price.homeSwap} pode sair melhor.",
            "Motor no limite de peso ou com mais de {trade.life} pede comparação com a troca, de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem de metal resolve?",
        answers: [
          "Só onde o fabricante prevê. Se a causa fica, a de metal passa o esforço para o eixo ou a cremalheira.",
          "Raramente. Sem corrigir a causa, o dano muda de lugar.",
        ],
      },
      {
        question: "Quanto deve durar uma engrenagem?",
        answers: [
          "Em casa, com folha leve e graxa certa, dura anos. Quebra em meses é sinal de causa não resolvida.",
          "Anos, com folha em ordem. Meses indicam folha ou parada erradas.",
        ],
      },
      {
        question: "É caso de trocar o motor?",
        answers: [
          "Se a folha passa do peso da etiqueta, sim: motor no limite come engrenagem. Do contrário, o conserto basta.",
          "Só quando o motor é fraco para a folha. Deixe um terço de folga na ficha.",
        ],
      },
      {
        question: "A engrenagem quebrou. Posso usar o portão na mão?",
        answers: [
          "Em portão de correr ou de abrir, reto, sim, com o disjuntor desligado e a chave de destravar. Basculante, não.",
          "Sim, se é de correr ou de abrir e a folha está reta, com a energia cortada. Basculante espera.",
        ],
      },
    ],
    photo: "um vídeo do portão indo e voltando, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-no-carro-e-lei-da-fotocelula",
    broader: "fotocelula",
    label: "Portão que fecha no carro e a lei da fotocélula",
    phrase: "a fotocélula no portão que fecha sobre o carro",
    asks: [
      "portão fechou carro lei sensor",
      "fechou carro existe lei sensor",
      "fechou carro lei fotocélula",
      ...combine(
        ["fecha cima carro", "fechando cima carro", "fechou cima carro", "bateu carro"],
        ["fotocélula obrigatória", "sensor obrigatório", "fotocélula lei", "obrigado fotocélula"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não conhecemos uma lei única que torne a fotocélula obrigatória em todo portão eletrônico de São Paulo, mas o município, a convenção do condomínio e o manual do motor podem exigir. Se o portão está fechando em cima do carro, desligue o fechamento automático e mande testar ou instalar o sensor.",
        "Fotocélula obrigatória por lei, em geral, não é, que saibamos; exigida pela prefeitura, pelo condomínio ou pelo manual do motor, pode ser. Portão do prédio que fecha em cima dos carros precisa dela de qualquer forma: suspenda o fechamento automático até instalar ou regular.",
        "Nenhuma lei que conheçamos obriga a fotocélula em todo portão, e ainda assim a falta dela pesa contra o dono num acidente. Se fechou no carro, pare o fechamento automático; regra municipal, convenção do condomínio e manual do motor podem torná-la obrigatória no seu caso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem pode exigir a fotocélula", "Onde confirmar a exigência"],
        slots: [
          [
            "São três fontes, e as três se consultam. Num acidente, o juiz olha se o risco era conhecido.",
            "Confirme nestes lugares antes de concluir que não é preciso. A falta do sensor costuma contar contra quem cuida do portão.",
            "A exigência pode vir de três lados. Mesmo sem ela, responde quem deixou o portão sem proteção.",
          ],
        ],
        bullets: [
          "Prefeitura ou subprefeitura: regras de portão junto à calçada",
          "Condomínio: convenção e atas",
          "Manual do motor: pede sensor quando há fechamento automático",
          "Seguro do prédio: pode exigir e negar cobertura",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão fecha sobre o carro", "Sensor, altura e força"],
        slots: [
          [
            "Lente suja, suporte torto ou fio solto deixam a fotocélula cega. O feixe fica em geral de 40 a 60 cm do piso, e carro alto pede um segundo par mais acima.",
            "Sensor sujo, torto ou ligado em entrada errada não para a folha. Altura também conta: de 40 a 60 cm do chão, com outro par para caminhonete.",
            "Fotocélula cega por sujeira ou desalinhada não vê nada. E o feixe baixo, de 40 a 60 cm, passa sob carro alto, que precisa do segundo par.",
          ],
          [
            "Força acima do necessário impede a central de sentir o obstáculo e voltar. A regulagem certa é a menor que move a folha.",
            "Com força no máximo, o portão empurra em vez de recuar. Regule no mínimo que o move.",
            "O recuo depende da força: alta demais, ele amassa; mínima, ele volta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste da fotocélula em casa", "Como conferir o sensor sem risco"],
        slots: [
          [
            "Faça uma vez por mês, com crianças e animais longe. A mão e o corpo nunca entram no teste.",
            "O teste leva poucos minutos e usa um cabo de vassoura. Fique ao lado da passagem, nunca embaixo nem na frente.",
            "Qualquer adulto confere por fora, todo mês. O cabo de vassoura mantém você longe da folha.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano seco.",
          "Retire plantas e objetos da linha entre elas.",
          "Mande fechar e passe o cabo de vassoura no feixe: a folha deve voltar.",
          "Com o portão aberto, mantenha o feixe cortado: ele não deve fechar.",
          "Falhou? Desligue o fechamento automático e chame.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o amassado no carro?",
        answers: [
          "Depende da causa: sensor que falhou ou faltou pesa contra o dono do portão, e entrar fora da vez, contra o motorista. Guarde as imagens.",
          "Se o portão estava sem proteção, em geral o dono. Se o carro furou a vez, o motorista.",
        ],
      },
      {
        question: "Dá para pôr fotocélula no motor que já tenho?",
        answers: [
          "Na maioria, sim, porque a central tem entrada para ela. Em placa antiga sem a entrada, troca-se a central.",
          "Quase sempre. A etiqueta do motor diz se a placa aceita.",
        ],
      },
      {
        question: "Posso usar o portão até instalar?",
        answers: [
          "Só com alguém olhando o vão inteiro e sem o fechamento automático.",
          "Pode, comandando à vista e fechando pelo botão.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar a fotocélula?",
        answers: [
          "Com duto entre as colunas, em geral até {trade.smallRepair}. Passar o cabo por baixo do vão alonga.",
          "Até {trade.smallRepair} quando há passagem pronta. Corte de piso toma mais e soma no preço.",
        ],
      },
    ],
    photo: "uma foto da fotocélula, se houver, e outra da placa do motor",
  },
  {
    id: "raio-e-seguro",
    broader: "raio",
    label: "Raio, placa queimada e seguro",
    phrase: "o seguro para a placa queimada por raio",
    asks: [
      "acionar seguradora raio portão",
      "seguradora raio portão",
      ...combine(
        ["raio queimou placa seguro", "raio queimou motor seguro", "raio queimou portão seguro", "raio placa seguro"],
        ["", "cobre", "paga", "residencial", "residencial cobre", "condomínio"],
      ),
      "seguro cobre raio portão",
      "seguro raio motor portão",
      "queda raio seguro portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O seguro costuma pagar a placa do portão queimada por raio, descontada a franquia, que é a parte que fica com você. A queda de raio no terreno em geral está na cobertura básica; o surto que veio pela rede muitas vezes só está em danos elétricos, contratados à parte. Avise a seguradora antes de consertar e guarde a placa.",
        "Sim, o seguro paga a placa do portão queimada por raio se a apólice cobre o caso: queda de raio, para o que caiu no imóvel, ou danos elétricos, para o surto que veio pela rede. A franquia é descontada. Avise antes do conserto e guarde a peça, porque a seguradora pede um laudo.",
        "O seguro paga a placa ou o motor do portão que queimou com raio se a apólice cobre o caso, e desconta a franquia. Quando o raio caiu no imóvel, vale a queda de raio, em geral da cobertura básica; quando o surto veio pela rede elétrica, muitas vezes só paga quem contratou danos elétricos. No condomínio, quem aciona é o síndico.",
        "Depende da apólice: com queda de raio ou danos elétricos contratados, o seguro paga a placa do portão, descontada a franquia. Sem essas coberturas, o conserto é por sua conta. Confira isso e avise a seguradora antes de mandar trocar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pedir a indenização"],
        slots: [
          [
            "A seguradora decide pelo laudo e pela peça guardada, e sem eles costuma negar. Siga a ordem e não deixe ninguém jogar a placa fora.",
            "O pedido depende de duas provas: a causa escrita pelo técnico e a placa queimada. Por isso o conserto espera a autorização.",
            "Laudo com a causa e a peça na mão sustentam o pedido. Consertar antes do aviso é o motivo mais comum de recusa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não tente religar a placa.",
          "Avise a seguradora no mesmo dia e anote o protocolo.",
          "Fotografe o motor fechado e o quadro de luz; a placa, só depois que o técnico a tirar.",
          "Peça ao técnico um laudo com a causa provável e o orçamento por item.",
          "Conserte só depois da autorização e guarde a placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Vale acionar o seguro?", "Franquia ou conserto por conta própria"],
        slots: [
          [
            "Compare a franquia com o orçamento. Uma placa sozinha às vezes custa menos que ela; quando o raio levou também interfone, câmera e televisão, o conjunto passa da franquia e compensa.",
            "A franquia decide: se só a placa queimou, pode ser mais barato pagar o conserto. Com vários aparelhos perdidos no mesmo raio, junte tudo num pedido.",
            "Some o que queimou e compare com a franquia. O portão sozinho nem sempre passa dela, mas interfone, câmera e roteador na mesma conta costumam mudar o resultado.",
          ],
          [
            "No prédio, o síndico aciona a apólice do condomínio, porque o portão é área comum. Se o dano veio de oscilação da rede, reclame também à distribuidora de energia.",
            "O portão de prédio é área comum, e a apólice é a do condomínio, acionada pelo síndico. Oscilação da rede ainda pode ser reclamada à distribuidora.",
            "O morador não usa a própria apólice no portão do prédio: vale a do condomínio, pelo síndico. Já a oscilação da rede se reclama à empresa de energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede depois do raio"],
        slots: [
          [
            "O técnico mede a alimentação, o fusível e a fonte da placa e desliga os acessórios um a um, porque uma fotocélula em curto também deixa a placa sem sinal. Motor e capacitor são testados à parte e muitas vezes estão bons.",
            "O técnico começa pela alimentação, pelo fusível e pela fonte da placa. Cada acessório é separado, já que um sensor em curto imita placa queimada, e o motor, testado sozinho, com frequência está bom.",
            "Quadro, fusível e transformador são conferidos antes de condenar a placa. Fotocélula e botoeira saem do circuito para teste, e o motor é medido em separado.",
          ],
          [
            "Placa com dano pequeno pode ser reparada; a que perdeu trilhas é trocada, e os controles são gravados de novo. O orçamento é grátis, pela foto da etiqueta.",
            "Dano leve se repara na bancada, e trilha queimada pede placa nova, com os controles regravados. O preço é passado pela foto da etiqueta.",
            "O reparo custa menos que a troca e serve quando as trilhas estão inteiras. Se não, entra placa nova, orçada por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como provo que foi raio?",
        answers: [
          "Com o laudo do técnico e a data da tempestade. Outros aparelhos queimados no mesmo dia, em casa ou no vizinho, reforçam o pedido.",
          "O laudo descreve o dano típico de raio, e o registro do temporal confirma a data. Vale listar o que mais queimou naquele dia.",
          "Pelo laudo, que descreve as marcas do surto na placa. Notícia do temporal e outros aparelhos queimados ajudam.",
        ],
      },
      {
        question: "O seguro paga motor novo?",
        answers: [
          "Paga o que queimou, conforme o laudo. O motor inteiro entra quando ele próprio se perdeu ou a peça não existe mais.",
          "Só se o laudo mostrar que o motor se perdeu. Queimando apenas a placa, a indenização é da placa e da mão de obra.",
          "Em geral, não, porque o raio costuma atingir só a placa. Se o enrolamento também queimou, o laudo inclui o motor.",
        ],
      },
      {
        question: "Posso consertar antes da vistoria da seguradora?",
        answers: [
          "Não sem autorização. Se o portão precisa funcionar, peça por escrito a liberação do reparo urgente e guarde a peça, as fotos e a nota.",
          "Espere a liberação, que pode ser pedida com urgência quando o portão ficou aberto.",
          "Melhor esperar. Um conserto sem aviso pode fazer a seguradora recusar o pedido.",
        ],
      },
      {
        question: "Como evito que o próximo raio queime a placa?",
        answers: [
          "Com aterramento e protetor de surto no circuito do portão, que seguram o que vem pela rede. Contra raio direto nada garante, e em temporal forte desligar o disjuntor ajuda.",
          "O protetor de surto, chamado DPS, com bom aterramento desvia o excesso de tensão da rede. Em raio que cai no local, nenhuma proteção é certa.",
          "Instale um DPS, que é o protetor de surto, no circuito do portão e confira o aterramento. Desligar o disjuntor no temporal também protege.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz",
  },
  {
    id: "queimou-na-garantia",
    broader: "garantia",
    label: "Motor queimado com cerca de um ano e a garantia",
    phrase: "a garantia do motor que queimou com um ano",
    asks: [
      "motor um ano parou",
      "motor 1 ano parou",
      "motor um ano parou funcionar",
      "motor menos um ano parou",
      "motor um ano quebrou",
      "motor um ano não funciona",
      "motor meses não funciona",
      "novo quebrou 3 meses",
      "portão novo quebrou 3 meses",
      "portão eletrônico novo quebrou 3 meses",
      "novo quebrou 6 meses",
      "novo quebrou 2 meses",
      "novo quebrou meses",
      "portão novo quebrou meses",
      "portão eletrônico novo quebrou",
      "portão automático novo quebrou",
      "portão novo quebrou",
      "troquei motor seis meses queimou",
      "motor queimou seis meses",
      "queimou de novo seis meses",
      "troquei motor queimou de novo",
      "motor novo queimou de novo",
      ...combine(
        ["queimou", "queimado", "parou", "quebrou"],
        [
          "1 ano garantia",
          "um ano garantia",
          "depois 1 ano garantia",
          "ainda garantia",
          "dentro garantia",
          "na garantia",
        ],
      ),
      "garantia motor queimou",
      "motor queimou tem garantia",
      "parou depois instalação garantia",
      "parou instalação garantia",
      "quebrou instalação garantia",
      "parou depois instalado garantia",
      "queimou depois instalar",
      "motor queimou depois instalar",
      "parou depois instalar",
      "queimou mês depois instalar",
      "motor novo parou depois",
      "motor novo parou meses",
      "motor novo queimou depois",
      "motor novo queimou meses",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor que queimou 1 mês depois de instalar, ou com até cerca de 1 ano, costuma estar na garantia: procure quem vendeu e instalou, com a nota, sem deixar ninguém abrir antes. Peça a causa por escrito, porque raio e água ficam de fora. Conosco, a garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        "O motor de portão novo que parou 2 ou 3 meses depois da instalação está, em geral, na garantia; com um ano, depende da nota e do certificado. Fale com a loja ou com a autorizada da marca antes de deixar alguém abrir. Fora do prazo, a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Se você trocou o motor e em seis meses queimou de novo, acione a garantia pela nota e peça a causa, que pode ser folha pesada, modelo pequeno, fio fino ou surto. Não deixe abrir antes, para não perder o direito. No que vendemos, são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Portão eletrônico novo que quebrou em poucos meses costuma estar na garantia: procure quem vendeu e instalou, com a nota e um vídeo do defeito, antes de outro técnico abrir. A causa deve vir por escrito, porque batida, água e raio ficam de fora. Conosco, são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "O motor do portão que parou de funcionar com um ano pode ainda estar na garantia: veja a nota e o certificado do fabricante e fale com quem instalou antes de deixar alguém abrir. Muitas vezes falhou só a placa ou o capacitor. Fora do prazo, a visita que mede em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ver se a garantia vale", "Nota, prazo e causa"],
        slots: [
          [
            "A lei dá 90 dias, e o certificado do fabricante pode acrescentar um prazo maior. Defeito de peça ou de montagem fica coberto; raio, surto e água costumam ficar fora, e por isso a causa precisa ser escrita.",
            "Há os 90 dias da lei e, além deles, o prazo que o certificado oferece. A cobertura vale para o que falhou na fabricação ou na instalação, e não para queima por raio ou água, diferença que o laudo mostra.",
            "Confira os 90 dias da lei e o que o termo da marca diz. Falha da peça ou do serviço entra; pico de energia e enchente, em geral, não, e quem decide é a causa registrada no laudo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não abra o motor: lacre rompido pode anular a garantia.",
          "Separe a nota e o certificado e anote o modelo e o número de série da etiqueta.",
          "Fale com quem vendeu ou com a autorizada e guarde o protocolo.",
          "Se a garantia for negada, peça o motivo por escrito.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um motor novo queima", "A causa que precisa sair antes do próximo"],
        slots: [
          [
            "Folha pesada ou presa, modelo fraco para o peso, fio fino e falta de aterramento queimam o segundo motor como queimaram o primeiro. Se a causa for o portão, trocar só o motor não resolve.",
            "Um motor que dura pouco quase sempre trabalhou forçado, por peso, atrito ou modelo fraco, ou recebeu um pico de energia sem proteção. Sem acertar a folha e a elétrica, o próximo dura o mesmo.",
            "As causas comuns são o esforço, com folha dura ou motor subdimensionado, e a rede ruim, com cabo fino e sem terra. É preciso corrigi-las antes, senão a troca se repete.",
          ],
          [
            "O técnico mede corrente, tensão e capacitor e testa a folha na mão antes de condenar o motor. Muitas vezes queimou só a placa ou o capacitor, bem mais baratos que o conjunto.",
            "Medir corrente e tensão com o portão andando mostra se há esforço demais. E nem sempre o defeito é no motor: placa e capacitor queimam antes e custam menos.",
            "Com a corrente, a tensão e o peso da folha medidos, o motivo aparece. Em motor novo, o que falha costuma ser a placa ou o capacitor, e não o enrolamento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se a garantia acabou ou foi negada", "O que compensa fora do prazo"],
        slots: [
          [
            "Com cerca de um ano de uso, em geral se troca a peça que falhou, e não o motor, e o serviço tem os 90 dias de garantia da lei. Para comparar, a troca inteira em casa fica de {price.homeSwap}, com mão de obra.",
            "Um motor tão novo raramente se perde inteiro: trocar a placa, o capacitor ou o fim de curso resolve, depois de medir. O conserto tem os 90 dias da lei. O motor completo, instalado em residência, custa de {price.homeSwap}.",
            "Fora do prazo, quase sempre o conserto compensa, porque só uma peça queimou, e o serviço é garantido pelos 90 dias da lei. A troca completa, em casa, custa de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada da PPA ou da marca?",
        answers: [
          "Não, somos assistência independente. Na garantia do fabricante, procure a loja ou a autorizada; fora dela, consertamos motor PPA, Jetflex e outros no local.",
          "Somos independentes, sem vínculo com o fabricante. Durante a garantia, procure a rede da marca; depois dela, consertamos no seu endereço, com o valor informado antes.",
        ],
      },
      {
        question: "Perdi a nota. Ainda tenho garantia?",
        answers: [
          "Peça a segunda via à loja pelo CPF. O comprovante de pagamento e o número de série da etiqueta também ajudam a provar a data.",
          "É possível, porque a loja reemite a nota pelo CPF e o pagamento prova a compra. Fotografe também a etiqueta, que mostra o número de série.",
        ],
      },
      {
        question: "Se outro técnico abrir, perco a garantia?",
        answers: [
          "Pode perder, porque muitos termos excluem motor mexido. Confira a data da nota e fale com quem vendeu antes de abrir a tampa.",
          "É um risco, já que o lacre rompido anula a cobertura em muitos termos. Pergunte à loja antes de qualquer reparo.",
        ],
      },
      {
        question: "Quem paga a retirada e a montagem do motor trocado?",
        answers: [
          "Depende do termo, porque a troca do aparelho nem sempre inclui a mão de obra. Se a falha foi da instalação, quem instalou refaz sem cobrar.",
          "Pergunte antes, porque a garantia de fábrica costuma cobrir a peça e nem sempre o serviço. Erro de montagem é de quem montou.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da nota de compra",
  },
  {
    id: "nao-fecha-ate-o-fim-e-volta",
    broader: "nao-fecha",
    label: "Portão que chega quase ao fim e volta",
    phrase: "o portão que quase fecha e volta",
    asks: [
      "fecha até último trecho retorna",
      "fecha último trecho retorna sozinho",
      "fecha último trecho volta",
      "terminando de fechar portão inverte abre",
      "terminando fechar inverte",
      "não fecha final volta",
      "não fecha fim volta",
      "não fecha tudo volta",
      "não fecha todo volta",
      "não fecha direito volta",
      "não fecha até o final abre",
      "não fecha até o fim abre de novo",
      "quase fecha volta",
      "quase fechando volta",
      "fecha quase tudo volta",
      "fecha final volta",
      "chega final volta",
      "encosta batente volta",
      "fecha encosta abre",
      "vai fim volta",
      "vai até fim volta",
      "vai final volta",
      "chega fim volta",
      "bate volta",
      "bate batente volta",
      "bate e volta pouquinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que vai quase até o fim e volta sozinho encontrou resistência ou perdeu o ponto de parada, por sujeira no trilho, batente apertado ou fim de curso (o sensor que manda parar) fora do lugar. Desligue o disjuntor, limpe o trilho e as lentes da fotocélula e teste uma vez. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão não fecha até o final e volta, repare onde isso acontece: no último palmo, a causa é batente, trilho ou fim de curso, o sensor que manda parar; em pontos diferentes, é a fotocélula. Com o disjuntor desligado, limpe trilho e lentes e tente uma vez. A regulagem em casa começa em {price.preventive}, fora as peças.",
        "Quando o portão bate e volta um pouquinho, ou chega ao fim e volta tudo, a central entendeu que há um obstáculo, por batente duro, sujeira no último trecho, sensor de parada deslocado ou fotocélula suja. Limpe com o disjuntor desligado e, se repetir, peça a visita de ajuste, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar em casa", "Teste antes de chamar o técnico"],
        slots: [
          [
            "Faça o teste no portão de correr ou de abrir, com a tampa do motor fechada. No basculante, só observe de longe, sem ninguém embaixo.",
            "Os passos servem para folha de correr ou de abrir, sem abrir o motor. Se o portão é basculante, apenas olhe a distância.",
            "O teste é feito por fora e vale para portão de correr ou de abrir. O basculante se observa de longe e não se toca.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Veja se a folha raspa no piso ou na coluna no último metro.",
          "Religue, feche uma vez e note se ele volta sempre no mesmo ponto.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele volta no último trecho", "O que faz o portão voltar no fim"],
        slots: [
          [
            "A central mede o esforço do motor. Folha que raspa, pedra no trilho e batente apertado contam como obstáculo, e a proteção contra esmagamento manda abrir de novo.",
            "Qualquer aperto perto do fim aumenta o esforço do motor, e a central, por proteção, inverte o movimento. É o que fazem a pedra no trilho, a folha que raspa e o batente duro.",
            "Por segurança, a central manda voltar quando o motor força. No fim do curso, basta a folha raspar no piso ou apertar demais o batente para isso acontecer.",
          ],
          [
            "A outra causa é a parada: sem o aviso do fim de curso, o motor empurra a folha já fechada até a central inverter. Percurso gravado antes de uma obra ou de roldana nova tem o mesmo efeito.",
            "Se o sensor de parada falha, o motor continua contra o batente e a central inverte. Obra, pintura ou roldana trocada também deixam errado o percurso gravado.",
            "Há ainda a parada marcada tarde demais, porque o sensor saiu do lugar ou porque o percurso foi gravado antes de mexerem na folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, conforme a causa", "Como se resolve de vez"],
        slots: [
          [
            "O técnico acerta a folha primeiro, seja na roldana, na dobradiça ou no trilho. Depois reposiciona o fim de curso e grava o percurso, para ela encostar de leve no batente.",
            "Roldana, dobradiça ou trilho são corrigidos antes; só então a parada volta ao lugar e o percurso é regravado. No fim, a folha toca o batente sem força.",
            "Com a folha correndo leve, o técnico move o ponto de parada e refaz a gravação do percurso, até ela fechar encostando de leve no batente.",
          ],
          [
            "A força só se regula no fim, e nunca para vencer uma folha presa, porque o portão deixaria de voltar diante de uma pessoa. A peça gasta soma o valor dela, aprovado por você antes.",
            "Aumentar a força não é conserto, porque o portão passaria a esmagar em vez de voltar. Se houver roldana ou sensor a trocar, o preço vem antes.",
            "Força alta esconde o defeito e tira a proteção, por isso fica no mínimo. Roldana ou fim de curso novos são cobrados à parte, com a sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força para o portão fechar?",
        answers: [
          "Não. Força alta esconde a folha presa e tira a proteção contra esmagamento.",
          "Não convém, porque o portão fecharia hoje e deixaria de voltar ao encontrar alguém.",
        ],
      },
      {
        question: "Ele volta só quando está frio ou chove. Por quê?",
        answers: [
          "Graxa dura, trilho com água ou folha de madeira inchada aumentam o esforço, e a central entende como obstáculo. Se a lente está molhada, a causa é a fotocélula.",
          "Porque o frio endurece a graxa e a chuva suja o trilho ou molha o sensor. Seque as lentes e limpe o trilho antes do teste.",
        ],
      },
      {
        question: "Como fecho o portão agora?",
        answers: [
          "Se ele é de correr ou de abrir e está reto, desligue o disjuntor, destrave pela chave, feche na mão e trave de novo. O basculante não se destrava.",
          "Só a folha de correr ou de abrir se fecha à mão, com a energia desligada e a chave do motor. O basculante espera o técnico.",
        ],
      },
      {
        question: "É defeito da placa?",
        answers: [
          "Raramente, porque a placa está fazendo o que deve, que é voltar diante do esforço. Ela só é suspeita depois de folha, parada e sensor.",
          "Quase nunca. A folha, o batente e o fim de curso são vistos antes, e a placa se mede por último.",
        ],
      },
    ],
    photo: "um vídeo do último metro do fechamento e uma foto da etiqueta do motor",
  },
  {
    id: "placa-e-capacitor",
    isAskedByName: true,
    broader: "placa",
    label: "Placa e capacitor do motor",
    phrase: "a placa e o capacitor do motor",
    asks: [...combine(["placa capacitor"], ["troca", "trocar", "preço", "valor", "comprar", "quanto custa"])],
    intent: "repair",
    answers: {
      any: [
        "Placa e capacitor do motor se trocam juntos só quando a medição condena os dois: capacitor fraco faz o motor roncar, placa queimada o deixa mudo, e quase sempre falhou um só. O capacitor é das peças mais baratas, a placa das mais caras, e o limite da conta é o motor trocado, {price.homeSwap} em casa.",
        "O som diz se é a placa ou o capacitor: motor que ronca e não sai aponta capacitor; motor mudo ou que só vai para um lado, placa. Medimos os dois antes da troca, na mesma visita, e se a central passa da metade de {price.homeSwap}, preço do motor novo em casa, compare.",
        "Se disseram que queimou a placa e o capacitor do motor, peça a medição, porque em geral é um só: o capacitor, barato, ou a placa ou central, cara. Trocados na mesma ida, paga-se uma mão de obra; motor novo em residência, para comparar, fica de {price.homeSwap}.",
      ],
      price: [
        "O preço de placa mais capacitor soma as duas peças e uma só mão de obra: o capacitor é das mais baratas do motor, e a placa, das mais caras. Compare com a troca do motor inteiro, de {price.homeSwap} em casa, com mão de obra.",
        "O preço para trocar capacitor e central do motor, com mão de obra, depende quase só da placa, porque o capacitor pesa pouco. Se o total chega perto de {price.homeSwap}, a troca do motor em residência, com {warranty.motor} de garantia, rende mais.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Placa ou capacitor: como separar", "O sinal de cada um"],
        slots: [
          [
            "Uma única tentativa, de longe e com a tampa fechada, costuma bastar. Se roncar parado, desligue o disjuntor, porque poucos minutos queimam um motor bom.",
            "Acione uma vez e escute. Ronco com a folha parada pede disjuntor desligado na hora.",
            "O som de uma só tentativa aponta a peça. Não insista se ele ronca, pois o enrolamento queima.",
          ],
        ],
        bullets: [
          "Ronca e não sai, ou sai com empurrão: capacitor, ou folha presa.",
          "Mudo com energia no quadro: placa, fusível ou transformador.",
          "Vai só para um lado: relé da placa.",
          "Cheiro de queimado ou disjuntor que cai: medir tudo antes de religar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede antes de trocar", "A ordem da medição"],
        slots: [
          [
            "Com a energia cortada e o capacitor descarregado, medem-se rede, capacitor, enrolamento e saídas da placa. A placa nova só entra com o enrolamento em ordem, para não queimar também.",
            "Descarrega-se o capacitor, mede-se o valor dele e depois enrolamento e placa. Motor em curto queimaria a central nova, por isso é visto antes.",
            "Rede, capacitor, enrolamento e relés são medidos nessa ordem, sem energia. Sem o motor aprovado, não se liga placa nova.",
          ],
          [
            "Trocar só o capacitor leva até {trade.smallRepair}. Placa nova pede ainda gravar percurso, força e controles.",
            "O capacitor se resolve em cerca de {trade.smallRepair}; a placa acrescenta percurso, força e cadastro dos controles.",
            "Até {trade.smallRepair} para o capacitor. Com a placa, somam-se gravação do curso e dos controles.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar um, os dois ou o motor", "Quando cada troca compensa"],
        slots: [
          [
            "Capacitor com menos de metade do valor se troca sempre. A placa tem, às vezes, reparo de relé ou fusível, mais barato que a nova.",
            "O capacitor abaixo do valor impresso se substitui. Na placa, antes da nova, tenta-se relé, fusível ou fonte.",
            "Troque o capacitor se mediu baixo, e a placa só se o reparo não for possível.",
          ],
          [
            "Motor com {trade.life} e placa cara pede comparação com a troca completa. Nele, outra peça tende a falhar em seguida.",
            "Passados {trade.life}, some placa e capacitor e compare com motor novo, que vem com garantia de {warranty.motor}.",
            "Se o motor já tem {trade.life}, os dois consertos juntos raramente compensam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o capacitor primeiro?",
        answers: [
          "Pode, se a medição mostrar que é ele: é o reparo mais barato. No palpite, o defeito pode continuar na placa.",
          "Sim, medido antes. Sem medir, você paga o capacitor e talvez outra visita.",
        ],
      },
      {
        question: "O capacitor ruim queima a placa?",
        answers: [
          "Pode: o motor que ronca puxa corrente alta pelo relé da placa. Por isso não insista no controle.",
          "Sim, com o tempo. O relé esquenta com a corrente da partida que não acontece.",
        ],
      },
      {
        question: "Os controles continuam servindo?",
        answers: [
          "Com capacitor novo, sim. Com placa nova, só se a frequência e o código forem os mesmos; todos são regravados.",
          "Só a troca da placa afeta. Código igual, regrava-se; diferente, usa-se receptor avulso.",
        ],
      },
      {
        question: "A troca tem garantia?",
        answers: [
          "Tem os 90 dias da lei no serviço, e a placa nova traz a do fabricante. Raio e água ficam de fora.",
          "Sim: a garantia da lei no trabalho e a de fábrica na peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada; se ele ronca parado, não acione para filmar",
  },
  {
    id: "prazo-e-preco-da-instalacao",
    isAskedByName: true,
    broader: "instalacao",
    label: "Prazo e preço da instalação",
    phrase: "o prazo e o preço da instalação",
    asks: [
      ...combine(
        ["prazo preço", "preço prazo", "valor prazo", "tempo preço", "quanto custa quanto tempo"],
        ["instalação motor", "instalar motor", "instalação portão", "automatizar portão", "instalação"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Prazo e preço da instalação de motor: no basculante de até {width.quarterHp}, {models.pricesOr} com o motor, em {time.tilting}; no deslizante, a troca em casa fica de {price.homeSwap}, em {time.sliding}. Só a mão de obra, com motor seu, parte de {price.installation}.",
        "A instalação de motor custa {models.pricesOr} no basculante de até {width.quarterHp}, tudo incluído, e demora {time.tilting}; no de correr, de {price.homeSwap} na troca, com {time.sliding} de serviço. A data é marcada depois que o modelo e o valor estão confirmados.",
        "Quanto custa e quanto demora instalar motor: kit basculante de até {width.quarterHp} por {models.pricesOr}, pronto em {time.tilting}, e deslizante de {price.homeSwap} na troca em casa, em {time.sliding}. Base de concreto e ponto de energia novos somam valor e dias.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Do pedido ao portão andando", "Quanto demora cada portão"],
        slots: [
          [
            "O tempo de montagem é de horas, e o que leva dias é o preparo.",
            "Veja o tempo do serviço e o que pode atrasar.",
            "As horas são do serviço, já com tudo pronto.",
          ],
        ],
        bullets: [
          "Basculante: {time.tilting}",
          "De correr: {time.sliding}",
          "De abrir, duas folhas: em torno de meio dia a um dia",
          "Portão pesado, de prédio ou empresa: {time.heavy}",
          "Base de concreto nova: alguns dias de cura antes",
          "Ponto de energia ou solda na folha: antes, com prazo próprio",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da instalação", "O que está incluído e o que soma"],
        slots: [
          [
            "No kit basculante entram motor, central, controles, entrega, instalação, regulagem e teste. A folha maior que {width.quarterHp} pede outro motor.",
            "O valor do kit cobre motor, placa, controles, entrega e mão de obra, até o teste final. Acima de {width.quarterHp}, o motor muda.",
            "Motor, central, controles, entrega e montagem estão no preço do kit, até {width.quarterHp} de largura.",
          ],
          [
            "Cremalheira, fotocélula, trava, reforço e energia vêm em linhas separadas, para você decidir. O cartão divide o total em até {shop.instalments} vezes.",
            "Somam à parte fotocélula, trava elétrica, cremalheira e circuito novo. Parcela-se em até {shop.instalments} vezes no cartão.",
            "À parte ficam sensor, trava, cremalheira por metro e ponto de luz. São até {shop.instalments} parcelas no cartão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que acontece no dia", "Da folha conferida ao teste"],
        slots: [
          [
            "O técnico confere a folha na mão, prende o motor, liga num circuito próprio, na tensão da etiqueta, e grava os controles com você por perto. No fim testa força e parada com um objeto macio.",
            "Primeiro a folha precisa andar leve; depois vêm fixação, ligação em 220 V e controles. O teste de obstáculo encerra.",
            "A folha é testada antes do motor, que é fixado e ligado em circuito só dele, de 220 V. Controles gravados e reversão provada, o portão é seu.",
          ],
          [
            "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação, por escrito. Você recebe a explicação de como destravar.",
            "Saem por escrito {warranty.motor} de garantia no motor e {warranty.installation} no serviço. O destravamento manual é mostrado na hora.",
            "Fica tudo no papel: {warranty.motor} para o motor, {warranty.installation} para a instalação. E você aprende a destravar na falta de luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O preço muda depois da visita?",
        answers: [
          "Só se o portão for diferente das fotos, e aí o novo valor é informado antes de começar.",
          "Em regra, não. Havendo algo que a foto não mostrava, você aprova antes.",
        ],
      },
      {
        question: "Dá para instalar no sábado?",
        answers: [
          "Dá, conforme a agenda: o atendimento é {shop.hours}, e o dia se combina antes.",
          "Sim, sábado e domingo também, se houver data livre.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "Só durante o serviço: de {time.tilting} no basculante e de {time.sliding} no de correr. Com base nova, use-o na mão durante a cura.",
          "As horas da montagem, e nada mais, se base e energia estão prontas.",
        ],
      },
      {
        question: "Preciso comprar algo antes?",
        answers: [
          "Não. Motor, ferragem e controles vão com o técnico; você só garante um ponto de energia ou pede que ele entre no orçamento.",
          "Nada, no kit. Se já tem motor, a mão de obra parte de {price.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura e material da folha, e outra da tomada mais próxima",
  },
  {
    id: "parcelamento-e-garantia",
    isAskedByName: true,
    broader: "parcelamento",
    label: "Parcelamento e garantia",
    phrase: "o parcelamento e a garantia",
    asks: [
      "parcelamento garantia",
      "parcelado garantia",
      "parcela garantia",
      "garantia 12x",
      "garantia parcelar",
      "cartão garantia motor",
      "motor parcelado garantia",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão parcelado em até {shop.instalments} vezes no cartão tem a mesma garantia de quem paga à vista: {warranty.motor} no motor e {warranty.installation} na instalação. O kit basculante instalado parte de {price.lowest}, e a nota marca a data de que o prazo corre.",
        "Parcela e tem garantia, sim: até {shop.instalments} vezes no cartão, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação, igual no Pix. A instalação de motor já está no kit basculante, a partir de {price.lowest}, e entra no parcelamento.",
        "Se você parcelar o motor, o prazo de garantia não muda: são {warranty.motor} no motor e {warranty.installation} na instalação, em até {shop.instalments} vezes no cartão ou à vista. Para referência, o kit de basculante instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["À vista ou em parcelas", "Os dois totais no orçamento"],
        slots: [
          [
            "O orçamento mostra o total por Pix e o do cartão, para comparar antes de fechar. Motor, instalação, fotocélula e controles extras podem ir na mesma compra.",
            "Peça os dois totais, Pix e cartão, com o número de parcelas. Acessórios e mão de obra entram no mesmo parcelamento.",
            "Compare lado a lado o valor no Pix e o total no cartão. Instalação e acessórios somam na mesma divisão.",
          ],
          [
            "O acréscimo do cartão, quando existe, vem escrito ao lado do valor de cada parcela.",
            "A proposta traz o valor da parcela e diz se o total muda no cartão.",
            "Confira por escrito o número de parcelas, o valor de cada uma e se há diferença para o Pix.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que a garantia cobre", "Como não perder a garantia"],
        slots: [
          [
            "A garantia cobre defeito do motor e do serviço. Raio, água, batida, folha que força e conserto de terceiros ficam fora, e por isso convém protetor de surto e revisão {visits.home}.",
            "Defeito de fábrica e de instalação são cobertos; surto, alagamento, pancada e mexida de outra pessoa, não. Revisão {visits.home} e DPS no quadro evitam os dois primeiros.",
            "Estão cobertos o motor e a montagem contra defeito. Fora ficam raio, água, peso excessivo e abertura por terceiros, que a revisão {visits.home} ajuda a prevenir.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que guardar e conferir", "Papéis que valem a garantia"],
        slots: [
          [
            "Sem nota e termo, o prazo não se prova. Confira no dia da instalação.",
            "Quatro papéis encerram qualquer discussão. Peça todos antes do último teste.",
            "A garantia se exige com documento. Junte isto no dia do serviço.",
          ],
        ],
        bullets: [
          "Nota com data, modelo e serviço",
          "Termo com os prazos do motor e da instalação",
          "Manual e chave de destravamento",
          "Comprovante das parcelas",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia vale a partir de quando?",
        answers: [
          "Da data da instalação que consta na nota, e não do fim das parcelas.",
          "Conta do dia do serviço, escrito na nota. Pagar em mais vezes não adia nem encurta.",
        ],
      },
      {
        question: "Se o motor for trocado na garantia, as parcelas mudam?",
        answers: [
          "Não: o defeito coberto é resolvido sem custo, e as parcelas seguem como foram combinadas.",
          "Continuam iguais. A troca coberta não gera nova cobrança.",
        ],
      },
      {
        question: "Conserto também pode ser parcelado?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, e o reparo tem os 90 dias da lei.",
          "Sim, no cartão. No conserto vale a garantia da lei, de 90 dias.",
        ],
      },
      {
        question: "O controle e a placa entram na garantia?",
        answers: [
          "Os que vêm com o motor seguem o termo do fabricante; queda, água e surto ficam fora. Leia o que ele lista.",
          "Em geral sim, contra defeito. Controle molhado e placa queimada por raio não são cobertos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "nobreak-e-protetor-de-surto",
    isAskedByName: true,
    broader: "nobreak",
    label: "Nobreak e protetor de surto",
    phrase: "o nobreak e o protetor de surto",
    asks: [
      ...combine(
        ["nobreak", "no-break", "bateria"],
        ["protetor surto", "protetor surto portão", "dps", "dps portão", "protetor raio", "filtro linha"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Nobreak e protetor de surto para portão fazem coisas diferentes, e convém ter os dois: o nobreak abre na falta de luz, e o DPS, o protetor no quadro, segura o pico de raio. Quem tem nobreak ainda precisa de DPS, porque o pico forte queima o próprio nobreak.",
        "O nobreak protege o portão de faltar luz, e o protetor de surto, o DPS, de pico de energia; um não substitui o outro. O DPS vai no quadro, antes do nobreak, e só funciona com aterramento medido.",
        "A diferença entre nobreak e protetor de surto é o problema: sem luz, nobreak; raio e pico de tensão, DPS no quadro. Se for escolher um, decida por isso; o DPS custa menos e protege também o nobreak, desde que haja terra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um protege", "Falta de luz de um lado, pico do outro"],
        slots: [
          [
            "Compare pelo que acontece no seu portão, porque cada um resolve um caso.",
            "O mesmo defeito não pede os dois. Veja qual é o seu.",
            "A escolha sai do que você quer evitar.",
          ],
        ],
        bullets: [
          "DPS: pico da rede e raio, com terra e cabo curto até ele",
          "Nobreak de portão: aberturas sem luz, e aguenta a partida",
          "Nobreak de computador: não serve, desarma na partida",
          "Os dois: quem fica sem saída e mora onde há raio",
        ],
      },
      {
        about: "visit",
        headings: ["A ordem da instalação", "Quadro, nobreak e motor"],
        slots: [
          [
            "Primeiro o terra é medido e o DPS vai no quadro; depois o nobreak, perto do motor, em lugar seco e ventilado. O serviço costuma levar de {trade.smallRepair} a meio dia.",
            "A medição do terra vem antes do DPS no quadro, e o nobreak fica depois dele, para também ser protegido. Leva de {trade.smallRepair} a meio dia.",
            "Mede-se o terra, instala-se o DPS no quadro e o nobreak depois. Conte de {trade.smallRepair} a meio dia, conforme o terra.",
          ],
          [
            "O teste corta a rede no disjuntor e conta as aberturas na bateria. A folha abre e fecha sem luz, e o número serve de referência para a próxima revisão, {visits.home}.",
            "Com a rede desligada, as aberturas são contadas. Repita na revisão {visits.home} e compare.",
            "O nobreak é provado com o disjuntor desligado, contando aberturas. Na revisão {visits.home}, o teste se repete.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do mais barato ao mais caro"],
        slots: [
          [
            "O DPS é a parte mais barata, a bateria do nobreak se troca a cada 2 a 3 anos e o terra, se falta, é o que mais soma. A ligação no quadro é de eletricista.",
            "DPS embaixo no preço, nobreak acima e aterramento, se não existe, no topo. A bateria dura de 2 a 3 anos.",
            "Em ordem, DPS, nobreak e terra novo. Conte bateria a cada 2 ou 3 anos.",
          ],
          [
            "Um nobreak se dimensiona pela partida do motor, várias vezes maior que a corrente normal, e pelas aberturas desejadas. O cartão divide em até {shop.instalments} vezes.",
            "Partida do motor e número de aberturas definem o nobreak. Parcela-se em até {shop.instalments} vezes.",
            "Quantas aberturas sem luz e qual a partida são os dados. Em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak já não protege contra raio?",
        answers: [
          "Só em parte. O pico forte queima o próprio nobreak; o DPS no quadro vem antes e o segura.",
          "Em parte, e quase nada em raio próximo. Quem segura o pico é o DPS, no quadro.",
        ],
      },
      {
        question: "Preciso de aterramento?",
        answers: [
          "Precisa: sem terra, o protetor de surto não tem para onde desviar o pico. O eletricista mede antes de instalar.",
          "Sim. Sem ele o DPS não funciona e o motor ainda pode dar choque.",
        ],
      },
      {
        question: "De quanto em quanto tempo se troca a bateria?",
        answers: [
          "Quando o teste mostra poucas aberturas, em geral de 2 a 3 anos. Faça o teste na revisão.",
          "Em torno de 2 a 3 anos, ou quando ela não dá mais as aberturas de sempre.",
        ],
      },
      {
        question: "O DPS queimado avisa?",
        answers: [
          "Muitos têm uma janela que muda de cor, de verde para vermelho, e continuam lá sem proteger. Olhe a cada temporal.",
          "Sim, na maioria por indicador colorido. Vermelho pede troca, e nada desarma.",
        ],
      },
    ],
    photo: "uma foto do quadro fechado, outra da etiqueta do motor e outra do lugar em que o nobreak ficaria",
  },
  {
    id: "tag-e-controle-no-condominio",
    isAskedByName: true,
    broader: "tag-veicular",
    label: "Tag e controle no condomínio",
    phrase: "a tag e o controle no condomínio",
    asks: [
      ...combine(
        ["tag controle", "tags controles"],
        ["condomínio", "condomínio preço", "prédio", "preço", "garagem", "portão", "morador", "ou qual melhor"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, dá para usar tag e controle juntos no mesmo portão do condomínio: a tag abre para o carro do morador, e o controle antigo continua valendo como reserva. O preço tem três partes, leitor por entrada, tag por carro e controle por unidade; uma entrada e 40 carros dão 1 leitor e 40 tags.",
        "No condomínio, tag e controle remoto convivem, porque o leitor entra em outra entrada da central e os controles antigos seguem funcionando. O orçamento soma leitor por portão, tag por veículo e controle por morador, e para 40 vagas numa entrada são 1 leitor e 40 tags.",
        "Tag no carro e controle de reserva funcionam no mesmo portão do prédio, sem trocar o motor. No preço, o leitor é por entrada, a tag por vaga e o controle por unidade, cada um com a gravação: com 40 vagas e uma entrada, 1 leitor, 40 tags e os controles extras.",
      ],
      price: [
        "O preço de tag e controle para condomínio soma leitor e instalação por entrada, tag por carro e controle por unidade, com gravação. Com uma entrada e 40 carros são 1 leitor, 40 tags e os controles de reserva; por unidade, a tag costuma custar menos que o controle.",
        "O valor por vaga no condomínio é o da tag, mais barata que um controle, e o leitor se divide entre todos. Numa entrada de 40 carros entram 1 leitor, 40 tags e os controles pedidos, em linhas separadas no orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, controle ou os dois", "Para quem serve cada um"],
        slots: [
          [
            "A tag fica no vidro e não se empresta, e o controle anda de mão em mão. O melhor arranjo costuma ser um para cada uso.",
            "Presa ao vidro, a tag identifica o carro; o controle pode ir parar com qualquer um. Divida por uso.",
            "Quem quer segurança usa tag no carro e poucos controles. Veja quem fica com o quê.",
          ],
        ],
        bullets: [
          "Carro de morador: tag, cancelada uma a uma",
          "Moto: controle, porque a tag fixa mal",
          "Reserva da unidade: um controle gravado",
          "Visita: interfone, convite ou portaria, sem controle",
        ],
      },
      {
        about: "visit",
        headings: ["Como a tag é instalada no portão", "Leitor, cadastro e fotocélula"],
        slots: [
          [
            "O leitor vai num poste ou na coluna, apontado para o carro, e liga na central como um botão. A distância é regulada para ler só quem chega, em geral a poucos metros, e a fotocélula é testada no fim.",
            "Fixa-se o leitor na entrada, com cabo até a central, e ajusta-se o alcance, de poucos metros, para não abrir a quem passa na rua. Depois se prova o sensor do vão.",
            "Poste, cabo e leitor apontado ao vidro, com alcance curto. A central recebe um contato, e a fotocélula é conferida.",
          ],
          [
            "O cadastro fica com a administração: nome, unidade, placa e número da tag. Peça algumas de reserva já no primeiro pedido.",
            "Quem cadastra é o síndico ou a portaria, por unidade e placa do carro. Compre um lote com sobra.",
            "Número da tag, unidade e placa ficam na lista do prédio. Umas tags a mais evitam novo pedido.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta do prédio", "Por entrada e por unidade"],
        slots: [
          [
            "Leitor, antena, cabo e mão de obra são gasto do prédio, por portão. Tag e controle costumam ser pagos por quem pede, e entrada e saída separadas pedem dois leitores.",
            "Por portão pagam-se leitor e instalação; por morador, tag e controle. Com saída própria, são dois leitores.",
            "O condomínio paga o equipamento de cada entrada, e cada unidade, a sua tag. Duas entradas, dois leitores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem grava as tags novas?",
        answers: [
          "O síndico ou a portaria, pelo sistema do leitor. Na entrega o técnico mostra como.",
          "A administração, num programa ou no próprio leitor, em poucos minutos por tag.",
        ],
      },
      {
        question: "Tag perdida, o que fazer?",
        answers: [
          "Apaga-se só o cadastro dela, e as outras continuam. Avise a portaria na hora.",
          "Cancele o número na lista. Ela para de abrir sem mexer nas demais.",
        ],
      },
      {
        question: "A tag funciona com vidro escuro ou para-brisa térmico?",
        answers: [
          "Película metalizada e para-brisa térmico bloqueiam o sinal. Nesses carros ela vai no farol ou num suporte próprio.",
          "Em película metálica a leitura falha. A saída é tag de farol ou de placa.",
        ],
      },
      {
        question: "Precisa de assembleia?",
        answers: [
          "Em geral sim, porque é melhoria e tem custo por unidade. A convenção diz o quórum.",
          "Costuma precisar, por ser obra útil. Leve orçamento por item.",
        ],
      },
    ],
    photo: "fotos da entrada, do motor e do controle atual, com o número de vagas",
  },
  {
    id: "portao-barulhento-e-lento",
    isAskedByName: true,
    broader: "lento",
    label: "Portão barulhento e lento",
    phrase: "o portão barulhento e lento",
    asks: [
      ...combine(["devagar", "demora"], ["barulho", "barulhento", "fazendo barulho", "rangendo", "range"]),
      ...combine(["lento"], ["fazendo barulho", "rangendo", "range"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão barulhento e lento ao mesmo tempo quase sempre tem atrito: trilho sujo, roldana travada, dobradiça seca ou folha desequilibrada, que o motor arrasta. Se a folha corre leve, é capacitor fraco ou engrenagem; a visita com regulagem e limpeza em casa parte de {price.preventive}, sem peças.",
        "Quando o portão fica devagar e fazendo barulho, a causa costuma ser uma só: a folha pesa. Limpe o trilho com o disjuntor desligado e não aumente a força; se continuar rangendo e lento, o ajuste em residência começa em {price.preventive}, fora peças.",
        "Portão de correr chiando, ou motor lerdo e roncando alto, junta dois sinais do mesmo atrito, em trilho, roldana ou cremalheira. No basculante, lento e barulhento é desequilíbrio: não use nem destrave; a regulagem em casa sai desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Uma causa para os dois sinais", "Folha, capacitor ou engrenagem"],
        slots: [
          [
            "O tipo de barulho separa folha, motor e engrenagem.",
            "Escute onde e quando o som aparece: ele aponta a peça.",
            "Cada ruído, junto com a lentidão, leva a uma causa.",
          ],
        ],
        bullets: [
          "Rangido ou ferro arrastando ao longo do curso: roldana, trilho ou dobradiça.",
          "Ronco grave com saída lenta: capacitor fraco.",
          "Estalo ritmado: engrenagem ou cremalheira gasta.",
          "Basculante lento na subida: cabo, roldana ou contrapeso.",
          "Lento e quente, sem raspar: tensão baixa na rede.",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Sem abrir o motor"],
        slots: [
          [
            "Isto vale para portão de correr e de abrir. No basculante, só olhe cabos de longe, com ninguém embaixo.",
            "De correr e de abrir podem ser conferidos assim; basculante, apenas com os olhos e à distância.",
            "Siga em folha de correr ou de abrir. Se o portão sobe, não mexa e não passe sob ele.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra pedra e areia do trilho.",
          "Não passe óleo no trilho: só junta sujeira.",
          "Pingue óleo fino nas dobradiças, se é de abrir.",
          "Religue e filme uma abertura inteira, com som, de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve os dois", "O que acontece na visita"],
        slots: [
          [
            "Primeiro a folha é aliviada: roldana, trilho, dobradiça ou contrapeso, este com escora. Só isso já devolve a maior parte da velocidade e do silêncio.",
            "Começa-se pelo peso da folha, com escora no basculante. Rodas, trilho e pinos em ordem resolvem quase tudo.",
            "O atrito é o primeiro alvo, e o basculante é escorado antes. Com a folha leve, o portão volta a andar quieto.",
          ],
          [
            "Depois medem-se capacitor, tensão e engrenagem, e a força é baixada. A troca do motor, de {price.homeSwap} em casa, só compensa com redutor gasto.",
            "Em seguida vêm capacitor, rede e engrenagem, com força mínima no fim. Motor novo, {price.homeSwap} em residência, é raro nesse defeito.",
            "Por último, a parte elétrica e a engrenagem. Só redutor comido justifica trocar o motor, por {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa resolve?",
        answers: [
          "Nos pinos e dobradiças, sim; no trilho, não, porque segura areia. Peça gasta continua gasta.",
          "Só em pino e dobradiça. Trilho se limpa e fica seco.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Por pouco tempo e só se a folha não prende: o esforço queima o capacitor e gasta a engrenagem. Basculante, não.",
          "De correr e de abrir, por alguns dias. Basculante lento e barulhento fica parado.",
        ],
      },
      {
        question: "Quanto tempo leva o serviço?",
        answers: [
          "Limpeza e regulagem, de uma a duas horas. Par de roldanas ou capacitor cabe na mesma visita, se houver a peça.",
          "Em geral até duas horas, com ajuste e peça simples.",
        ],
      },
      {
        question: "O que custa mais, roldana ou capacitor?",
        answers: [
          "O capacitor é mais barato e rápido; o par de roldanas soma o trabalho de escorar a folha. Os dois ficam bem abaixo de um motor.",
          "Roldana, pela mão de obra de erguer a folha. O capacitor está entre as peças mais baratas.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura inteira, com som, de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "trava-e-fotocelula",
    isAskedByName: true,
    broader: "trava",
    label: "Trava elétrica e fotocélula",
    phrase: "a trava elétrica e a fotocélula",
    asks: [
      ...combine(
        ["trava elétrica fotocélula", "fechadura elétrica fotocélula"],
        ["portão", "deslizante", "correr", "pivotante", "basculante", "instalar", "instalação", "preço", "colocar"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos trava elétrica e fotocélula na mesma visita, no portão deslizante ou em outro: a trava segura a folha e solta antes de ela andar, e o sensor para o portão se alguém cruza. Juntas, poupam uma ida e um cabo; o que pesa no preço é o fio até a outra coluna.",
        "Colocar trava e sensor no mesmo dia, no motor PPA ou de outra marca, é o mais barato: uma só ida e a fiação dos dois de uma vez. A eletrotrava protege contra invasão, e a fotocélula é a barreira contra acidente; o serviço dos dois cabe em meio período.",
        "Trava elétrica e fotocélula podem ser instaladas juntas na central que você já tem, se ela tem as duas entradas ou recebe módulo. A fotocélula é o item mais barato, a trava vem depois, e o módulo soma só quando a placa não tem saída.",
      ],
      price: [
        "O preço de trava elétrica e fotocélula juntas soma os dois aparelhos, o cabo e uma só ida: a fotocélula é o item mais barato, a trava vem depois, e o módulo só entra se a placa não tem saída. Regular o portão na mesma visita, em casa, parte de {price.preventive}, sem peças.",
        "Quanto fica colocar trava elétrica e fotocélula: par de sensores, trava, fio até a outra coluna e mão de obra numa visita. O que mais muda é o caminho do cabo; o ajuste do portão em residência, sem os aparelhos, começa em {price.preventive}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Uma contra a invasão, outra contra o acidente", "O que cada uma faz"],
        slots: [
          [
            "A trava impede que a folha seja puxada pela ponta ou erguida; a fotocélula protege gente, animal e carro. Se só couber uma agora, comece pela fotocélula, que protege pessoas.",
            "Trava é segurança contra quem força; fotocélula, contra esmagamento. Faltando dinheiro para as duas, a fotocélula vem primeiro, com o fio da trava já deixado.",
            "Uma segura a folha fechada, a outra impede que ela feche sobre alguém. A ordem certa, em duas etapas, é sensor e depois trava.",
          ],
          [
            "O antiesmagamento é uma terceira coisa: a central sente o esforço e volta, depois do toque. Ele não substitui a fotocélula, que evita o toque.",
            "Não confunda com antiesmagamento, que age depois de encostar, na própria central. A fotocélula age antes.",
            "Sensor antiesmagamento, no rigor, é a reversão por força, que reage ao contato. A fotocélula para a folha antes disso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como são instaladas", "Ligação e teste"],
        slots: [
          [
            "A fotocélula vai nas duas colunas, frente a frente, de 40 a 60 cm do piso; a trava, no batente, com a lingueta na folha. O serviço é feito com o disjuntor desligado.",
            "O par de sensores fica em linha, a uns 40 a 60 cm do chão, e a trava, onde a folha encosta. A energia fica cortada durante a ligação.",
            "Cada sensor numa coluna, de 40 a 60 cm do piso, e a trava no ponto em que a folha fecha. Tudo se liga com o disjuntor desligado.",
          ],
          [
            "Depois se programa a trava para soltar antes de o motor partir e se testa o sensor com um cabo de vassoura. As duas levam em torno de meio período, com duto pronto.",
            "No fim, a trava solta um instante antes do motor, e o feixe cortado segura a folha. Com eletroduto no lugar, meio período basta.",
            "Programados o tempo da trava e a entrada do sensor, testam-se os dois na sua frente. Tendo duto, é serviço de meio período.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor das duas", "Aparelhos, cabo e central"],
        slots: [
          [
            "O valor depende destes itens, e o aparelho nem sempre é o que mais pesa.",
            "O preço depende destes pontos.",
            "A conta depende de cinco partes.",
          ],
        ],
        bullets: [
          "Par de fotocélulas: com fio, com espelho ou a bateria",
          "Trava elétrica, na tensão da placa",
          "Módulo de trava, quando a central não tem saída",
          "Cabo e duto até a outra coluna: o que mais varia",
          "Acerto de batente, se a folha não encosta reta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava atrapalha na falta de luz?",
        answers: [
          "Ela tem chave ou soltura manual por dentro. Peça ao técnico que mostre na entrega.",
          "Não, se você souber soltá-la. A chave dela fica junto com a do motor.",
        ],
      },
      {
        question: "Serve em qualquer motor?",
        answers: [
          "Na maioria: a central precisa de entrada de fotocélula e de saída de trava, ou de módulo.",
          "Em quase todos. Placa muito antiga pode pedir outra central.",
        ],
      },
      {
        question: "Precisa passar fio pelo chão?",
        answers: [
          "Um cabo tem de chegar à outra coluna, por baixo ou por cima. Fotocélula com espelho ou a bateria evita isso em alguns casos.",
          "Para a fotocélula comum, sim. A de espelho usa fio de um lado só.",
        ],
      },
      {
        question: "Que garantia têm as duas?",
        answers: [
          "A instalação tem {warranty.installation}, e os aparelhos, a do fabricante, na nota.",
          "São {warranty.installation} no serviço. Trava e sensor seguem a garantia da marca.",
        ],
      },
    ],
    photo: "fotos da folha fechada, das duas colunas e da etiqueta do motor",
  },
  {
    id: "aterramento-e-disjuntor",
    isAskedByName: true,
    broader: "instalacao-eletrica",
    label: "Aterramento e disjuntor do motor",
    phrase: "o aterramento e o disjuntor do motor",
    asks: [
      ...combine(
        ["aterramento disjuntor", "terra disjuntor", "aterrar disjuntor"],
        ["motor", "portão", "motor portão", "instalar", "preço"],
      ),
    ],
    intent: "installation",
    answers: {
      any: [
        "O motor de portão precisa de disjuntor exclusivo e de aterramento: disjuntor só dele, conforme a etiqueta e a bitola, em geral 2,5 mm², e fio terra vindo do quadro até a carcaça. Em 220 V de duas fases, o disjuntor é bipolar; quadro e circuito novo são do eletricista.",
        "Qual disjuntor e aterramento usar no motor do portão: bipolar em 220 V de duas fases, com valor que proteja o cabo, de 2,5 mm² no mínimo, e fio terra do quadro, medido. O disjuntor separado corta no curto, o terra evita choque na folha.",
        "Na instalação elétrica do motor de portão entram circuito próprio, disjuntor exclusivo, fio terra e DR. A bitola começa em 2,5 mm² e sobe com a distância; o disjuntor protege esse fio, e o aterramento, quem encosta na folha de metal.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O papel do disjuntor, do terra e do DR", "Quem protege o quê"],
        slots: [
          [
            "O disjuntor protege o fio; quem protege a pessoa do choque é o terra com o DR, que desarma na fuga. O DPS, protetor de surto, cuida da placa, e só funciona bem com terra.",
            "Disjuntor não evita choque: para isso servem aterramento e DR. Já o DPS desvia o pico do raio, desde que haja terra de verdade.",
            "Contra curto, disjuntor; contra choque, terra com DR; contra surto, DPS. Os três se completam, e nenhum substitui o outro.",
          ],
          [
            "Pôr disjuntor maior para não cair é perigoso, porque o fio aquece antes dele. Se cai, procura-se curto ou motor travado.",
            "Aumentar o disjuntor deixa o cabo esquentar sem proteção. A queda tem causa, e é ela que se conserta.",
            "Disjuntor acima do fio é risco de incêndio. Queda repetida pede medição, e não troca por outro maior.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao eletricista", "Lista do circuito do portão"],
        slots: [
          [
            "O eletricista faz isto antes do dia do motor. Com o ponto pronto, a instalação não para.",
            "Entregue a lista a quem fará o circuito. Ela serve a qualquer motor residencial.",
            "Peça o circuito completo, e não só um fio puxado. Confira cada item.",
          ],
        ],
        bullets: [
          "Circuito só do portão, do quadro à coluna",
          "Cabo de 2,5 mm² ou mais, conforme a distância",
          "Disjuntor próprio, bipolar em 220 V de duas fases",
          "Fio terra do quadro até a carcaça, e DR",
          "Eletroduto separado para fotocélula e botoeira",
        ],
      },
      {
        about: "visit",
        headings: ["O que é medido antes de ligar o motor", "Conferência na instalação"],
        slots: [
          [
            "O terra é medido no ponto do motor, e não só visto no fio verde, e a tensão é conferida na partida. Haste solta ao lado não substitui o terra do quadro.",
            "Mede-se o aterramento e a tensão com o motor em movimento. Fio verde sem ligação no quadro e haste avulsa não valem como terra.",
            "Na ligação, o técnico mede terra e tensão em carga. Uma haste fincada ao lado do motor, sem vir do quadro, não protege.",
          ],
          [
            "Fazer o circuito custa conforme os metros e o eletroduto: aparente sai mais barato que embutido, e piso a cortar é o maior custo.",
            "O preço do circuito é do eletricista e cresce com a distância e com o duto embutido.",
            "Quem cobra o circuito é o eletricista, por metro e por tipo de duto; cortar piso encarece mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o disjuntor do chuveiro ou das tomadas?",
        answers: [
          "Não: o motor deve ter circuito próprio, para ser desligado sozinho e não cair junto.",
          "Não convém. Dividido, ele derruba a tensão na partida e deixa o portão sem corte próprio.",
        ],
      },
      {
        question: "Quantos ampères deve ter o disjuntor?",
        answers: [
          "O que protege o cabo usado, calculado pela etiqueta do motor; em cabo de 2,5 mm² o eletricista costuma usar de 10 a 20 A.",
          "Depende da corrente da etiqueta e da bitola. Para 2,5 mm², o comum vai de 10 a 20 ampères, a definir pelo eletricista.",
        ],
      },
      {
        question: "Sem terra, vocês instalam?",
        answers: [
          "O motor não deve ser ligado sem terra. Pela foto do quadro dizemos o que falta, para o eletricista fazer antes.",
          "Não recomendamos: a folha de metal pode dar choque. O terra vem primeiro.",
        ],
      },
      {
        question: "O DR pode cair por causa do motor?",
        answers: [
          "Pode, se há umidade ou isolação ruim. É aviso de fuga, e o DR não se tira do circuito.",
          "Sim, e está certo ao cair. Procura-se a fuga na caixa, no cabo ou no motor.",
        ],
      },
    ],
    photo: "uma foto do quadro fechado, outra da tomada do motor e outra da etiqueta",
  },
  {
    id: "dobradica-e-trava",
    isAskedByName: true,
    broader: "dobradica",
    label: "Dobradiça e trava do portão de abrir",
    phrase: "a dobradiça e a trava do portão de abrir",
    asks: [
      ...combine(
        ["dobradiça trava elétrica", "dobradiça fechadura elétrica"],
        ["portão", "abrir", "pivotante", "preço", "trocar"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, arrumamos dobradiça e trava elétrica do portão de abrir na mesma visita, e nessa ordem: a folha caída desalinha a trava, que volta a encaixar só com a dobradiça no lugar. O ajuste em casa parte de {price.preventive}, sem peças, e peça ou solda soma.",
        "A dobradiça que cedeu faz a trava do portão de abrir não encaixar, por isso se acerta a dobradiça primeiro. A trava elétrica muitas vezes volta sozinha; a visita com regulagem em residência começa em {price.preventive}, fora peças.",
        "Trocar dobradiça e trava do portão pivotante se faz de uma vez, com a folha escorada: dobradiça antes, trava depois. Ajustar, em casa, custa a partir de {price.preventive}, sem contar peças, e muitas travas ficam boas só com a folha no prumo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que as duas falham juntas", "Folha caída, trava fora do lugar"],
        slots: [
          [
            "A dobradiça gasta deixa a ponta da folha descer, e a lingueta não acha mais o furo. Com poucos milímetros de queda, a trava raspa ou não entra.",
            "A folha arria na dobradiça, e o pino da trava desce junto, fora do furo. Alguns milímetros bastam.",
            "Queda de alguns milímetros na ponta tira a lingueta do furo. A origem é a dobradiça.",
          ],
          [
            "Forçar a trava desalinhada queima a bobina dela e cansa o braço do motor, que puxa a folha presa. Por isso não insista até o acerto.",
            "Trava que prende faz o motor puxar contra ela e esquenta a bobina. O melhor é parar de usar.",
            "Com a trava fora do lugar, o motor força e a bobina queima. Deixe o portão parado até a visita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem tocar na folha", "Inspeção segura"],
        slots: [
          [
            "Faça tudo por fora, com o portão fechado e sem energia. Folha que pende pode cair, por isso só olhe.",
            "Olhe sem encostar, com o disjuntor desligado. A folha caída não se ergue nem se calça.",
            "A inspeção é visual, com a energia cortada. Não ponha calço nem mão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, com o portão fechado.",
          "Compare o vão até o chão perto da coluna e na ponta.",
          "Veja a solda e o pino da dobradiça.",
          "Olhe se a lingueta encosta acima ou abaixo do furo.",
          "Fotografe de perto e de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o acerto", "Dobradiça primeiro, trava depois"],
        slots: [
          [
            "A folha é escorada, a dobradiça reapertada ou trocada e só então se alinha a trava. Na solda, a placa do motor sai do circuito.",
            "Com escora, a dobradiça é acertada e a trava, alinhada por último. A central fica desligada dos fios na solda.",
            "Primeiro a escora e a dobradiça, depois a trava. Se há solda, a placa é desconectada.",
          ],
          [
            "No fim se regulam a força e o tempo da trava, para ela soltar antes de o braço andar, em geral 1 a 2 segundos. O serviço simples cabe em {trade.smallRepair}.",
            "A central é ajustada para soltar a trava alguns instantes antes do movimento. O caso comum leva até {trade.smallRepair}.",
            "Tempo da trava e força são regulados por último. Só ajuste, em até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "Do ajuste à solda"],
        slots: [
          [
            "Regular é o mais barato, depois dobradiça comum, dobradiça de rolamento, trava nova e, no topo, solda com reforço na coluna. O cartão divide em até {shop.instalments} vezes.",
            "Do ajuste à coluna reforçada, a ordem é regulagem, dobradiça, trava e solda. Parcela-se em até {shop.instalments} vezes.",
            "Ajuste embaixo, coluna em cima; dobradiça e trava no meio. Em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão até a visita?",
        answers: [
          "Se a folha raspa ou pende, não: desligue o disjuntor e deixe-o fechado. Uma dobradiça no limite pode soltar na próxima abertura.",
          "Com a folha caída, não use. O disjuntor fica desligado e o portão, fechado.",
        ],
      },
      {
        question: "Graxa na dobradiça resolve?",
        answers: [
          "Tira o rangido, mas não levanta folha caída. Ali é pino, bucha ou solda.",
          "Só o barulho. A queda é desgaste, que graxa não cura.",
        ],
      },
      {
        question: "A trava elétrica é obrigatória no portão de abrir?",
        answers: [
          "Não, mas em folha larga ou com vento ela poupa o braço do motor. Em folha curta, muitos motores seguram sozinhos.",
          "Não. É indicada acima de uns 2,5 metros ou com vento.",
        ],
      },
      {
        question: "Preciso trocar as duas dobradiças?",
        answers: [
          "Em geral, sim, porque trabalharam o mesmo tanto. Trocar uma só deixa a folha torta de novo em pouco tempo.",
          "O melhor é trocar o par, porque a antiga logo cederia e a folha voltaria a pender do mesmo lado.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da trava com a folha fechada e do portão inteiro",
  },
  {
    id: "garagem-e-social-conserto",
    isAskedByName: true,
    broader: "conserto",
    label: "Conserto do portão da garagem e do social",
    phrase: "o conserto do portão da garagem e do social",
    asks: [
      ...combine(
        ["garagem e portão social", "garagem e social", "portão social e garagem", "portão grande e social"],
        ["conserto", "consertar", "manutenção", "arrumar", "regulagem"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, o técnico conserta o portão social e o da garagem na mesma ida: na garagem, folha, motor, placa e sensores; no social, dobradiça, mola e fechadura elétrica. A visita com ajuste em casa parte de {price.preventive}, sem peças, e cada reparo é orçado em separado.",
        "Consertamos os dois portões, de pedestre e de veículos, numa visita só: o da garagem que não fecha e o social que não tranca. Em residência, o ajuste começa em {price.preventive}, fora peças; diga o que falha em cada um e mande fotos dos dois.",
        "O portão social e o da garagem são arrumados na mesma visita, e só o ajuste, em casa, custa a partir de {price.preventive}, sem peças. No portão da garagem, o técnico confere a folha, o motor e os sensores. No social, confere a fechadura, a mola, a dobradiça e a ligação com o interfone.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que falha em cada portão", "Do sintoma à causa nos dois portões"],
        slots: [
          [
            "Se os dois pararam juntos, a suspeita é a energia que eles dividem. Cada defeito sozinho tem a sua peça.",
            "Dois parados ao mesmo tempo apontam para disjuntor ou fonte comum. Em separado, veja o que costuma ser.",
            "Parou um, é peça; pararam os dois, é energia. Compare com o que acontece aí.",
          ],
        ],
        bullets: [
          "Garagem abre e não fecha: fotocélula suja ou torta",
          "Garagem ronca e não anda: capacitor ou folha presa",
          "Social não tranca: folha caída ou trinco gasto",
          "Social não abre pelo interfone: fonte, fio ou fechadura",
          "Os dois mortos: disjuntor, DR ou fonte",
        ],
      },
      {
        about: "visit",
        headings: ["Dois portões, uma ida", "Como o técnico trabalha nos dois"],
        slots: [
          [
            "Um portão é testado de cada vez, começando pelo que deixa a casa aberta. Antes de trocar peça, o técnico diz o valor de cada reparo, e o ajuste simples leva em geral até {trade.smallRepair} por portão.",
            "Começa-se pelo que não fecha. Cada reparo tem preço informado antes, e um acerto sem peça toma até {trade.smallRepair} em cada portão.",
            "A ordem segue o risco, com a casa aberta em primeiro lugar. Conte até {trade.smallRepair} para cada ajuste e o valor antes de qualquer troca.",
          ],
          [
            "No fim se testam fotocélula, trinco, interfone e controle, com os dois fechando. Folha torta ou quadro podre ficam com o serralheiro.",
            "Trinco, interfone, sensor e controles são provados juntos. Serralheria de quadro não é nossa.",
            "O serviço acaba com os dois portões trancando e o sensor testado; quadro torto vai ao serralheiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como vem o orçamento dos dois", "Valor de cada portão em separado"],
        slots: [
          [
            "Cada portão vem em linha própria, com uma ida só, o que sai menos que duas visitas. Em ordem de custo estão regulagem, sensor ou fonte, fechadura, placa e motor, este de {price.homeSwap} na troca.",
            "A ida é uma, e os reparos, separados. Do menor ao maior: ajuste, fonte ou sensor, fechadura, placa e, por último, motor, de {price.homeSwap} trocado em casa.",
            "Uma visita divide o custo da ida. Regular é o mais barato, depois fonte, fechadura e placa, e o motor trocado fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle pode abrir os dois?",
        answers: [
          "Pode, com um botão para cada um, se a fechadura do social receber um receptor.",
          "Sim. Instala-se um receptor no social, e o segundo botão passa a abri-lo.",
        ],
      },
      {
        question: "Preciso estar em casa?",
        answers: [
          "Alguém precisa abrir, mostrar o quadro de luz e acompanhar o teste no fim.",
          "Um adulto no local basta, para dar acesso e ver os dois portões testados.",
        ],
      },
      {
        question: "Posso deixar o social destrancado até a visita?",
        answers: [
          "Melhor prender com corrente por dentro. Fechadura elétrica sem energia ainda tranca e abre pela chave.",
          "Use a chave ou uma corrente. Só a fechadura de ímã fica solta sem luz.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar os dois?",
        answers: [
          "Em casa, {visits.home}, os dois na mesma visita. Em prédio, {visits.business}.",
          "A revisão conjunta é {visits.home} em residência e {visits.business} em condomínio.",
        ],
      },
    ],
    photo: "fotos dos dois portões inteiros, da etiqueta do motor e da fechadura do social",
  },
  {
    id: "engrenagem-e-lubrificacao",
    isAskedByName: true,
    broader: "engrenagem",
    label: "Troca de engrenagem e lubrificação",
    phrase: "a troca da engrenagem e a lubrificação",
    asks: [...combine(["engrenagem lubrificar", "engrenagem lubrificação"], ["trocar", "troca", "preço"])],
    intent: "repair",
    answers: {
      any: [
        "Ao trocar a engrenagem ou coroa do motor, a lubrificação vai no mesmo serviço: o redutor é aberto, limpo e recebe a graxa que o manual indica. Engrenagem e trabalho vêm num valor só; se o redutor tem folga, compare com a troca do motor, de {price.homeSwap} em casa.",
        "Sim, quem troca a engrenagem já engraxa o redutor, porque a graxa velha carrega limalha que gastaria a peça nova. Quanto fica depende do modelo e do que mais gastou; o teto é o motor trocado, {price.homeSwap} em residência, com mão de obra.",
        "Trocar engrenagem e lubrificar o motor é um serviço único, feito com o redutor aberto: sai a coroa gasta, sai a graxa com limalha, entra tudo novo. Com eixo ou carcaça gastos, a troca completa, {price.homeSwap} em casa, pode render mais.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é feito o serviço", "Do redutor à cremalheira"],
        slots: [
          [
            "Com a energia cortada, o redutor é aberto, a engrenagem gasta sai e toda a graxa velha é retirada. Limalha deixada ali age como lixa na peça nova.",
            "Sem energia, abre-se a caixa, lava-se e remove-se a graxa com limalha antes da engrenagem nova.",
            "A caixa de engrenagens é aberta e limpa por inteiro, porque a graxa velha tem pó de metal.",
          ],
        ],
        steps: [
          "Desligar a energia e prender a folha.",
          "Abrir o redutor e retirar engrenagem e graxa velha.",
          "Conferir eixo, rolamento e retentor.",
          "Montar a engrenagem com a graxa do manual.",
          "Acertar a folga de {rack.clearance} com a cremalheira e testar em ciclos.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a engrenagem gastou", "Para a nova durar"],
        slots: [
          [
            "Folha pesada, cremalheira apertada e pancada no batente gastam o dente. Por isso roldana, trilho e folga são vistos na mesma visita.",
            "O dente some por esforço: folha dura, cremalheira sem folga ou batida no fim. Sem corrigir, a nova dura meses.",
            "Quem come a engrenagem é o atrito da folha e a cremalheira encostada. Corrige-se isso no mesmo serviço.",
          ],
          [
            "Por fora, lubrifica-se a cremalheira a cada {rack.months}, com produto próprio, e o trilho fica seco. Dentro do redutor, só o técnico mexe.",
            "Você cuida da parte de fora: cremalheira limpa e lubrificada a cada {rack.months}, nada no trilho. O redutor é do técnico.",
            "A cada {rack.months}, limpe e lubrifique a cremalheira; trilho, nunca. Abrir a caixa fica com o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto fica a engrenagem com a lubrificação", "O que pesa no preço"],
        slots: [
          [
            "Contam o modelo, o material da engrenagem e o que precisa ir junto, como rolamento e retentor. A graxa pesa pouco; a mão de obra de abrir é a maior parte.",
            "O preço vem do modelo e das peças que saem junto. Abrir o redutor é o que custa, e por isso a lubrificação nova quase não altera.",
            "Modelo, rolamento e retentor definem o valor, com a mão de obra à frente. Engraxar no mesmo serviço acrescenta pouco.",
          ],
          [
            "Motor com {trade.life} de uso e folga no eixo pede comparação com um novo. Com o redutor firme, a engrenagem compensa.",
            "Acima de {trade.life}, ou com jogo no eixo, o motor novo costuma valer mais. Redutor bom justifica a peça.",
            "Vale a troca da peça se o eixo está firme. Motor de {trade.life}, gasto por inteiro, não.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só lubrificar evita a troca?",
        answers: [
          "Não, se o dente já gastou ou quebrou. Evita, se o ruído era só falta de graxa.",
          "Dente comido não volta com graxa. Lubrificar serve a engrenagem ainda inteira.",
        ],
      },
      {
        question: "Posso pôr graxa no motor eu mesmo?",
        answers: [
          "Não abra o redutor: graxa errada ou em excesso vaza para a placa e o retentor, e há tensão ali.",
          "Melhor não. Cada modelo pede graxa ou óleo próprio, e a caixa tem partes energizadas.",
        ],
      },
      {
        question: "A cremalheira tem de ser trocada junto?",
        answers: [
          "Só o trecho de dentes pontudos: engrenagem nova em dente gasto dura pouco.",
          "Se os dentes estão bons, não. Trocam-se as barras gastas, do mesmo passo.",
        ],
      },
      {
        question: "Quanto tempo leva e que garantia tem?",
        answers: [
          "Com a peça à mão, de uma a três horas. O serviço tem os 90 dias da lei.",
          "Em geral no mesmo dia, se há engrenagem do modelo, com a garantia da lei sobre o conserto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da cremalheira, de perto, com o disjuntor desligado",
  },
];
