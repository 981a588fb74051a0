import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether a gate with a defect may be used, what the weather does to it, and kinds that few houses have. */
export const sintomasPorPortaoDuvidas: NarrowConcept[] = [
  {
    id: "posso-usar-com-barulho",
    broader: "barulho",
    label: "Posso usar o portão fazendo barulho?",
    phrase: "o uso do portão que faz barulho",
    asks: [
      "portão barulhento perigoso",
      "barulho estranho uso paro",
      "até quando usar portão ruído",
      "posso acionar portão barulhento",
      ...combine(
        [
          "posso usar",
          "pode usar",
          "posso continuar usando",
          "pode continuar usando",
          "perigoso usar",
          "problema usar",
        ],
        ["barulho", "fazendo barulho", "rangendo", "estalando", "com barulho", "com estalo"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode continuar usando o portão rangendo por alguns dias, se é só rangido de peça seca e a folha anda reta. Com barulho de estalo, ferro raspando ou ronco do motor, pare: há peça quebrando e é perigoso; a visita com lubrificação e ajuste em casa parte de {price.preventive}, sem peças.",
        "Depende do som: rangido e chiado permitem usar o portão com barulho até a visita; estalo forte, raspado de ferro ou folha bamba pedem parada já. Portão barulhento é perigoso quando algo cede; lubrificar e regular custa a partir de {price.preventive} em casa, fora peças.",
        "Tem problema, sim, se o barulho estranho é estalo, batida ou ronco de esforço, porque cada abertura aumenta o dano. Rangido simples deixa usar por uns dias. O ajuste com lubrificação começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sons que permitem esperar e sons que não", "Quando usar e quando parar"],
        slots: [
          [
            "O som e o jeito da folha andar decidem. Se algo balança, trinca ou pende, a resposta é não.",
            "Compare o que você ouve com a lista. Folha torta ou cabo frouxo param o uso, com qualquer som.",
            "Cada ruído tem um prazo. Na dúvida, desligue o disjuntor até a visita.",
          ],
        ],
        bullets: [
          "Rangido ou chiado leve: dá para usar alguns dias",
          "Ronco que cresce: poucos usos, até a visita",
          "Estalo repetido ou batida ritmada: pare",
          "Ferro raspando ou folha inclinada: pare e isole",
          "Ronco com a folha parada: desligue na primeira vez",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de decidir", "Cinco minutos de conferência"],
        slots: [
          [
            "Olhe de longe e sem chegar embaixo da folha. Achou trinca ou cabo frouxo, deixe desligado.",
            "A conferência é visual, com o disjuntor desligado. Qualquer solda aberta encerra o uso.",
            "Bastam os olhos e o celular. Não toque em cabo, mola nem contrapeso.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Olhe se a folha está reta e firme.",
          "Procure solda trincada, parafuso solto e pó de metal ou de nylon.",
          "Limpe o caminho da folha, religue e filme um ciclo de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa esperar demais", "Do lubrificante à peça quebrada"],
        slots: [
          [
            "Lubrificar e reapertar é o menor gasto; uma roldana trocada a tempo vem depois, em até {trade.smallRepair}. Deixar para lá leva a engrenagem, redutor ou folha fora do trilho, bem mais caros.",
            "Graxa e aperto custam pouco, roldana um pouco mais, trocada em até {trade.smallRepair}. Quem espera o estalo virar quebra paga engrenagem, trilho ou redutor.",
            "Agir no rangido é barato; a roda gasta toma até {trade.smallRepair} e ainda sai em conta. O caro é o redutor comido ou a folha que saiu do trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O barulho estraga o motor?",
        answers: [
          "O som, não; o atrito que o causa, sim. Ele aquece o motor e gasta engrenagem e capacitor.",
          "Indiretamente: a roda presa que range faz o motor trabalhar forçado.",
        ],
      },
      {
        question: "Quanto tempo posso usar o portão com barulho?",
        answers: [
          "Com rangido de peça seca, alguns dias. Com estalo ou raspado, nenhum: o conserto pequeno vira grande.",
          "Uma semana no máximo, se é só chiado. Estalo e ferro raspando não têm prazo, é parar.",
        ],
      },
      {
        question: "Posso lubrificar o portão eu mesmo?",
        answers: [
          "Dobradiça e rolamento acessíveis, sim, com o disjuntor desligado. Cabo, mola e dentro do motor, não.",
          "Só o que alcança do chão, sem energia e com pouco óleo fino. Trilho se deixa seco.",
        ],
      },
      {
        question: "E se o barulho parou sozinho?",
        answers: [
          "Se era pedra no trilho, ótimo. Estalo que some pode ser dente que já quebrou; observe se o portão anda aos pulos.",
          "Pode ter sido sujeira. Depois de estalo, porém, o silêncio às vezes é a peça que se soltou.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, filmado de longe, e a foto da etiqueta do motor",
  },
  {
    id: "basculante-balanca-e-normal",
    broader: "treme",
    label: "É normal o basculante balançar?",
    phrase: "o balanço do basculante na subida",
    asks: [
      "balança abre preocupar",
      "basculante balança abre preocupar",
      ...combine(
        ["normal basculante", "basculante normal", "perigoso basculante"],
        ["balançar", "balança", "tremer", "treme", "vibrar", "estalar", "descer rápido", "fazer barulho"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, um leve balanço no começo da subida do basculante é normal; tremer o tempo todo, dar tranco ou subir torto não é. Nesses casos, há cabo desigual, roldana gasta ou braço com folga: desligue o disjuntor, ninguém embaixo, e peça a revisão.",
        "Não é normal o basculante tremer do começo ao fim, estalar ou descer rápido; normal é um balanço pequeno na partida. Se balança sempre, olhe de longe os dois cabos: cabo desfiado ou folha torta para o uso na hora, e a visita em casa parte de {price.preventive}, sem peças.",
        "É normal o portão basculante balançar um pouco na saída, e nada além disso: quanto mais ele balança na subida, maior a chance de cabo, roldana ou equilíbrio fora do ponto. Com estalo ou folha torta, pare de usar até a revisão, que em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que é normal e o que não é", "Como o basculante bom se move"],
        slots: [
          [
            "A folha boa sobe reta, sem tranco, e para onde o motor para. Compare o seu portão com a lista.",
            "Basculante em ordem sobe nivelado e encosta com leveza. Veja o que se afasta disso.",
            "O movimento certo é reto e contínuo. Estes são os sinais.",
          ],
        ],
        bullets: [
          "Normal: leve balanço na partida e encosto suave no fim",
          "Atenção: um lado sobe antes ou tremor contínuo",
          "Atenção: tranco no meio ou batida no fim",
          "Pare: cabo desfiado, estalo de aço, folha torta",
          "Pare: descida mais rápida que a subida",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz a folha balançar", "Cabo, roldana, braço ou equilíbrio"],
        slots: [
          [
            "Cabos de comprimento diferente torcem a folha a cada subida, e roldana gasta a sacode. Pino de braço com folga aparece como balanço na saída e batida no fim.",
            "Um cabo esticado a mais deixa a folha torta no caminho; roldana e pino com folga dão tranco. Tudo isso é mecânica, não motor.",
            "A diferença entre os cabos torce, e o braço folgado bate. Roldana gasta dá o sacolejo.",
          ],
          [
            "Folha desequilibrada sobe arrastando e desce embalada, e o motor treme junto. Só o técnico mexe em cabo e contrapeso, com a folha escorada.",
            "Contrapeso fora do ponto faz o motor e a folha oscilarem. Cabo e contrapeso são acertados com escora.",
            "Sem equilíbrio, a folha desce depressa e o motor vibra. O ajuste do contrapeso é do técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar de longe", "Observação segura"],
        slots: [
          [
            "Olhe de fora, com a folha em movimento e ninguém embaixo. Filmar ajuda mais que descrever.",
            "De longe, com todos fora do vão, observe uma subida e uma descida. O vídeo mostra onde balança.",
            "Fique de lado, a distância, e filme um ciclo. Não ponha a mão na folha.",
          ],
        ],
        steps: [
          "Filme uma subida e uma descida, de longe.",
          "Veja se os dois lados sobem juntos.",
          "Olhe os cabos com o portão fechado: há fio partido?",
          "Escute estalos e batida no fim.",
          "Com qualquer um, desligue o disjuntor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico firma o portão", "O que é corrigido no portão que treme"],
        slots: [
          [
            "A folha é escorada, e o técnico balança cada ponto de apoio até achar a folga. Cabos e contrapeso são igualados, e roldana ou pino gasto, trocado.",
            "Escorada a folha, procura-se o jogo ponto por ponto. Cabos em par, pino e roldana novos tiram o balanço.",
            "Com apoio, cada fixação é conferida. Cabos iguais, roldana boa e suporte firme acabam com o tremor.",
          ],
          [
            "Suporte do motor e base são reapertados ou reforçados, e a força é regulada no mínimo. O ajuste simples leva até {trade.smallRepair}; cabo em par e solda levam mais.",
            "No fim vêm o reaperto do suporte, o reforço onde preciso e a força regulada no mínimo. Sem troca de cabo, isso cabe em {trade.smallRepair}.",
            "Depois o suporte é reapertado e a força do motor, baixada ao mínimo que move a folha. Quando não há peça a trocar, leva até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante balançando pode cair?",
        answers: [
          "Pode, se o balanço vem de cabo desfiado, solda trincada ou folha sem equilíbrio. Por isso se confere antes de usar.",
          "Sim, quando a causa é cabo, solda ou contrapeso. Não use até ver.",
        ],
      },
      {
        question: "Reapertar parafusos resolve o balanço do basculante?",
        answers: [
          "Às vezes, no suporte do motor, com o disjuntor desligado. Cabo, braço e contrapeso são do técnico, com a folha escorada.",
          "Só no suporte. Folga de braço e cabo desigual não se resolvem com aperto.",
        ],
      },
      {
        question: "O motor pode estar balançando a folha?",
        answers: [
          "Pode, se o suporte soltou ou se a força está alta. O tranco na partida mostra isso, e a regulagem baixa.",
          "Sim, suporte frouxo ou força demais. O técnico separa motor de folha.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o basculante?",
        answers: [
          "Em casa, {visits.home}; em uso coletivo, {visits.business}. A revisão vê cabo, roldana e equilíbrio.",
          "O indicado em residência é {visits.home}. No prédio, onde o portão abre muito mais, a revisão passa a {visits.business}.",
        ],
      },
    ],
    photo: "um vídeo de longe da subida e da descida",
  },
  {
    id: "basculante-fechar-sem-energia",
    broader: "falta-de-energia",
    label: "Fechar o basculante sem energia",
    phrase: "fechar o basculante sem energia",
    asks: [
      "basculante cima luz acabou",
      "descer basculante manualmente sem luz",
      "baixar portão sem energia",
      "descer portão basculante sem luz",
      ...combine(
        ["basculante"],
        [
          "fechar sem energia",
          "fechar sem luz",
          "fechar falta luz",
          "fechar acabou luz",
          "fechar manual",
          "fechar na mão",
          "baixar sem energia",
          "baixar na mão",
          "descer sem energia",
          "ficou aberto sem energia",
          "ficou aberto faltou energia",
          "ficou aberto sem luz",
        ],
      ),
      "basculante acabou luz não desce",
      "basculante faltou luz não desce",
      "basculante sem energia não desce",
      "acabou luz basculante ficou aberto",
      "acabou luz basculante aberto",
      "faltou luz basculante aberto",
      "faltou luz basculante ficou aberto",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Portão basculante que ficou aberto sem luz não se fecha na mão em casa: o motor travado segura a folha, e se alguém destravar ela pode cair, mesmo que pareça equilibrada. Desligue o disjuntor, tire todos de baixo e espere a luz ou o técnico, {shop.hours}.",
        "Para fechar o basculante sem luz, só pelo controle, se há nobreak; sem ele, não destrave, porque a folha no alto desce de uma vez se não estiver equilibrada. Corte o disjuntor, isole a passagem e aguarde a energia ou o técnico, que atende {shop.hours} e baixa com a folha escorada.",
        "Acabou a luz e o portão basculante ficou aberto: deixe o motor travado e o disjuntor desligado, com ninguém embaixo, pois destravar a folha no alto pode derrubá-la. Conferir se ela está equilibrada e baixá-la é serviço de técnico, {shop.hours}; com nobreak, tente fechar uma vez pelo controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer enquanto a luz não volta", "Com o basculante aberto e sem energia"],
        slots: [
          [
            "A folha no alto está segura enquanto o motor continua travado, então não toque na chave de destravamento. O que resta é proteger a entrada até a energia voltar.",
            "Deixe a folha como está: o motor engatado é o freio dela. Cuide da entrada da casa enquanto espera.",
            "Com o motor travado, a folha fica onde parou. A tarefa agora é tirar o que está embaixo e vigiar a entrada.",
          ],
        ],
        steps: [
          "Se há nobreak, tente fechar uma vez pelo controle, com a passagem livre.",
          "Sem resposta, desligue o disjuntor, para o motor não partir quando a luz voltar.",
          "Tire pessoas, animais e carro de baixo e isole a passagem.",
          "Tranque a porta da garagem para a casa e deixe alguém de olho.",
          "Se a luz vai demorar, chame o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar a folha no alto", "O risco de baixar na mão"],
        slots: [
          [
            "Com cabo ou mola gastos, o motor é o único freio, e soltá-lo derruba a folha de uma vez. Ela pode passar de cem quilos, e duas pessoas não a seguram se disparar.",
            "Cabo desfiado e contrapeso leve não se veem do chão, e o peso só aparece quando o motor solta. Ninguém segura no braço uma folha que desce, nem de lado nem por baixo.",
            "Não dá para saber de baixo se cabo e contrapeso estão bons. Se não estiverem, a folha, que pode ter mais de cem quilos, cai assim que o motor é solto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como não passar por isso de novo", "Nobreak e revisão do basculante"],
        slots: [
          [
            "Um nobreak próprio para motor fecha o portão por algumas vezes sem luz. Na manutenção, {visits.home}, o técnico confere cabos e equilíbrio, que decidem se a folha é segura; em casa, parte de {price.preventive}, sem peças.",
            "Com nobreak dimensionado pela etiqueta, o controle continua fechando por alguns ciclos. Some a revisão {visits.home}, de cabos e contrapeso, a partir de {price.preventive} em residência, fora as peças.",
            "Nobreak de portão resolve a falta de luz, e a revisão {visits.home} cuida de cabos e contrapeso. A visita de revisão em casa custa desde {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem energia, o basculante aberto pode cair?",
        answers: [
          "Travado, o motor segura a folha. O risco aparece quando alguém solta o motor com ela no alto.",
          "Não enquanto o motor está engatado. Destravar é que pode derrubá-la.",
        ],
      },
      {
        question: "Depois que a luz voltar, o que faço?",
        answers: [
          "Com a passagem livre, ligue o disjuntor e feche pelo controle, olhando de longe. O primeiro ciclo pode ser lento.",
          "Religue o disjuntor, dê um toque no controle e veja fechar sem ninguém por perto. Se bater ou parar, desligue.",
        ],
      },
      {
        question: "Alguém já soltou o motor com a folha no alto. E agora?",
        answers: [
          "Não fique embaixo nem tente travar ou segurar: afaste todos, isole a área e chame o técnico, {shop.hours}.",
          "Ninguém se aproxima. Deixe a folha como está, isole a passagem e chame o atendimento, {shop.hours}.",
        ],
      },
      {
        question: "E se o portão estiver fechado e eu precisar sair?",
        answers: [
          "Saia pelo portão social ou por outra porta. Para o carro, espere a luz ou o técnico, porque o basculante também não se destrava fechado.",
          "A pé, por outra porta. Com o carro, só com nobreak, com a volta da luz ou com o técnico.",
        ],
      },
    ],
    photo: "fotos do portão aberto, de longe, e do motor com a chave ou alavanca",
  },
  {
    id: "correr-raspa-no-muro",
    broader: "torto",
    label: "Correr raspa no muro",
    phrase: "o portão de correr que raspa no muro",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "raspando muro",
          "raspa muro",
          "raspando parede",
          "raspa parede",
          "encosta muro",
          "encostando muro",
          "encosta parede",
          "pega muro",
          "pegando parede",
          "bate muro lateral",
          "raspa coluna",
          "raspando coluna",
          "raspando lateral",
          "raspa lateral",
          "esbarra muro",
        ],
      ),
      "raspando portal",
      "raspando em cima guia",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão deslizante raspando na parede está inclinado: os roletes da guia de cima gastaram ou a guia saiu do prumo, a folha empenou ou o trilho cedeu de um lado. Não corte o muro nem force o motor; o alinhamento em casa parte de {price.preventive}, sem peças.",
        "O portão de correr que encosta na parede quase sempre tem rolete ou guia superior com folga, e a folha pende para esse lado. Desligue o disjuntor e não empurre folha muito inclinada, que tomba; acertar em residência começa em {price.preventive}, fora peças.",
        "Quando o portão deslizante raspa na parede, a guia de cima, com os roletes que mantêm a folha em pé, é a primeira suspeita; depois vêm empeno e trilho afundado. Pare de usar no automático: regular custa em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha encosta na parede", "Guia, empeno, trilho ou muro"],
        slots: [
          [
            "Risco em todo o percurso é guia fora do prumo ou rolete gasto, a causa mais comum. Risco sempre na mesma parte da folha é empeno, de batida ou solda aberta.",
            "Se raspa do começo ao fim, procure roletes e guia. Se é um trecho da folha que encosta, ela empenou, quase sempre depois de uma batida.",
            "O risco contínuo vem da guia frouxa, que deixa a folha deitar. O que fica num pedaço só da folha vem de empeno ou solda trincada.",
          ],
          [
            "Quando encosta só num lugar da parede, é o muro que avança ali ou o trilho que afundou naquele trecho. Guia frouxa é perigosa, porque é ela que impede a folha de tombar.",
            "Raspar num ponto fixo da parede aponta muro fora do prumo ou piso que cedeu sob o trilho. E guia com folga não espera, já que segura a folha em pé.",
            "Um ponto só do muro marcado indica parede torta ou trilho afundado. Seja qual for, folga na guia é risco de queda para o lado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar com o disjuntor desligado", "Onde está o risco"],
        slots: [
          [
            "Olhe com o motor sem energia e sem se apoiar na folha. Se ela está muito inclinada ou fora do trilho, não chegue perto.",
            "A verificação é visual, com tudo desligado. Folha inclinada demais não se toca, porque cai de lado.",
            "Corte a energia e observe de longe primeiro. Portão pendendo ou fora do trilho se deixa como está.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Veja se o risco é no percurso todo ou num trecho.",
          "Olhe os roletes da guia de cima: gastos, soltos ou tortos.",
          "Procure batida, solda aberta ou trilho afundado.",
          "Fotografe o risco, a guia e a folha de lado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta o portão", "Do rolete ao trilho"],
        slots: [
          [
            "Com a folha escorada, o técnico troca os roletes e realinha a guia; empeno vai para a serralheria e trilho cedido se nivela. No fim, a cremalheira volta à folga de {rack.clearance} e a parada é regulada.",
            "Escora primeiro, depois roletes e guia no prumo. Folha torta se desempena, trilho afundado se levanta, e a régua dentada é reajustada na folga de {rack.clearance}.",
            "A folha fica presa enquanto se trocam os roletes e se acerta a guia. Se há empeno ou trilho baixo, eles são corrigidos, e a cremalheira volta à folga de {rack.clearance}.",
          ],
          [
            "Em ordem de custo vêm regulagem, roletes, guia e, por último, serralheria ou piso. Cortar o muro ou a folha só disfarça, porque ela continua pendendo.",
            "Roletes e ajuste são o mais barato; desempeno e nível de trilho, o mais caro. Tirar material da parede não resolve a inclinação.",
            "O gasto menor é guia e rolete, e o maior, folha ou trilho. Raspar o muro apenas esconde o problema.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão assim?",
        answers: [
          "Pouco, e só se a folha está firme. O atrito força o motor, e a folga da guia pode derrubar a folha.",
          "O mínimo, com ninguém ao lado. Se ela balança no alto, pare até o acerto.",
        ],
      },
      {
        question: "Feltro ou borracha na folha resolve?",
        answers: [
          "Protege a pintura, mas a folha continua inclinada. Quem precisa de ajuste é a guia.",
          "Só abafa o ruído. O motor segue puxando contra a parede.",
        ],
      },
      {
        question: "A guia se regula em casa?",
        answers: [
          "Não: ao soltá-la, a folha perde o apoio e tomba. O serviço é feito com escora dos dois lados.",
          "Não convém, porque é ela que segura o portão em pé. Deixe com o técnico, que escora antes.",
        ],
      },
      {
        question: "Raspar estraga o motor?",
        answers: [
          "Estraga: ele força, esquenta e gasta a engrenagem, e a placa pode voltar achando que há obstáculo.",
          "Com o tempo, sim. O esforço a mais aparece em calor, lentidão e dente gasto.",
        ],
      },
    ],
    photo: "fotos do risco, da guia de cima e da folha vista de lado",
  },
  {
    id: "emperra-na-chuva",
    broader: "pesado",
    label: "Portão que emperra quando chove",
    phrase: "o portão que emperra quando chove",
    asks: [
      ...combine(
        ["portão", "portão eletrônico", "portão automático", "portão garagem", "portão madeira", "portão ferro"],
        [
          "emperra chuva",
          "emperra chove",
          "emperrando chuva",
          "emperrando chove",
          "emperrou chuva",
          "emperrado chuva",
          "agarra chuva",
          "agarra chove",
          "agarrando chove",
          "pesado chove",
          "duro chove",
          "incha chuva",
          "inchou chuva",
        ],
      ),
      "emperra quando chove",
      "emperrando quando chove",
      "emperrando chuva",
      "emperra dias chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão emperrando quando chove costuma ter barro ou água no trilho, roldana ou dobradiça enferrujada ou, se é de madeira, a folha inchada. Desligue o disjuntor e limpe o trilho. Se depois de seco ele continua duro, a peça enferrujada precisa de troca; se anda leve na mão e para com o motor, foi a água que chegou à parte elétrica.",
        "O portão que emperra na chuva está sendo freado por sujeira no trilho, por ferrugem nas rodas e dobradiças ou pela madeira, que incha com a umidade. Não insista no controle, porque o motor esquenta. Com o disjuntor desligado, limpe o trilho e veja se o portão solta quando seca.",
        "Quando o portão agarra só em dia de chuva, o motivo quase sempre está no caminho da folha: barro no trilho, rolamento enferrujado, dobradiça seca ou madeira inchada. Limpe o trilho sem energia e espere secar. O que continuar duro é peça para trocar, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que emperra em cada tipo de portão", "Correr, abrir e basculante: onde prende"],
        slots: [
          [
            "No portão de correr, a enxurrada deixa areia no trilho, e a roldana sem vedação enferruja e trava molhada. No de abrir, a dobradiça sem graxa range e prende, e a folha de madeira raspa no chão ou na outra folha.",
            "O de correr prende embaixo, na areia do trilho ou na roda enferrujada. O de abrir prende na dobradiça seca ou, se é de madeira, na própria folha, que aumenta de tamanho com a umidade.",
            "Areia no trilho e rolamento com ferrugem seguram o portão de correr. Dobradiça ressecada e madeira inchada seguram o de abrir.",
          ],
          [
            "No basculante, a roldana enferrujada e a madeira encharcada pesam na subida. Se a folha entorta ou desce depressa, pare de usar, porque pode cair.",
            "O basculante de madeira fica mais pesado molhado, e o contrapeso deixa de equilibrar. Folha que sobe torta não se aciona mais até o conserto.",
            "Já o basculante sofre com roldana travada e com o peso da madeira molhada. Nele, qualquer inclinação da folha é motivo para parar o uso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se é o portão ou o motor", "Folha presa ou água no motor?"],
        slots: [
          [
            "O teste é só para folha de correr ou de abrir que esteja reta e firme. No basculante, deixe para o técnico.",
            "Faça isto apenas em portão de correr ou de abrir, sem inclinação. O basculante não se destrava para testar.",
            "Vale para a folha de correr ou de abrir que está no lugar e no prumo. Não faça no basculante.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, de mãos secas e calçado.",
          "Espere a chuva passar e varra a terra do trilho.",
          "Destrave o motor com a chave e mova a folha devagar.",
          "Se ela prende, marque o ponto: o defeito é da folha.",
          "Se anda leve e o motor falha, a água chegou ao motor ou aos fios.",
          "Trave o motor de novo antes de religar o disjuntor.",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que emperre na próxima chuva", "O que resolve de vez"],
        slots: [
          [
            "Trilho com saída de água, roldana de rolamento blindado e dobradiça engraxada não prendem na chuva. No trilho não se põe óleo nem graxa, que seguram a areia.",
            "Abra saída para a água do trilho, engraxe as dobradiças e troque a roldana enferrujada por outra de rolamento vedado. O trilho fica sem graxa, porque ela junta areia.",
            "Um dreno no ponto baixo do trilho, graxa nas dobradiças e roldana blindada resolvem a maior parte. Óleo no trilho piora, já que vira lixa com a areia.",
          ],
          [
            "A folha de madeira se aplaina onde encosta e recebe selador ou verniz também nas bordas, por onde a água entra.",
            "Na madeira, o serviço é aparar o ponto que raspa e vedar com verniz todas as faces, inclusive a de baixo.",
            "Madeira sem verniz nas bordas incha a cada chuva; aparada e selada, deixa de raspar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso jogar óleo no portão que emperra?",
        answers: [
          "Na dobradiça, use graxa própria. No trilho, nunca, porque o óleo gruda a areia que a chuva traz.",
          "Só nas dobradiças, e com graxa em vez de óleo fino. O trilho é limpo e fica seco.",
        ],
      },
      {
        question: "Forçar pelo controle resolve?",
        answers: [
          "Não, e custa caro: o motor esquenta, e a engrenagem perde dentes. Deixe o controle de lado até soltar a folha.",
          "Piora. Com a folha presa, o motor força a engrenagem e pode queimar. Limpe e espere secar primeiro.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "O mais barato é limpar e regular; depois vêm a roldana ou a dobradiça, e o mais caro é refazer o trilho. A foto dá o orçamento.",
          "Limpeza com regulagem é o menor gasto, a troca de roldanas ou dobradiças vem em seguida, e trilho novo custa mais. O valor é passado pela foto.",
        ],
      },
    ],
    photo: "um vídeo do ponto em que o portão prende e fotos do trilho, das roldanas ou das dobradiças",
  },
  {
    id: "correr-duro-na-chuva",
    broader: "pesado",
    label: "Correr fica duro na chuva",
    phrase: "o portão de correr que fica duro na chuva",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "duro chove",
          "duro chuva",
          "pesado chove",
          "pesado chuva",
          "emperra chuva",
          "emperra chove",
          "trava chuva",
          "trava chove",
          "arrasta chuva",
          "lento chuva",
          "lento chove",
          "não anda chuva",
        ],
      ),
      "correr madeira inchou",
      "correr inchou",
      "madeira inchou não corre",
      "pesado depois chuva",
      "pesadão chuva",
      "duro depois chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr emperra quando chove porque a água leva areia e barro para o trilho e enferruja o rolamento da roldana; folha de madeira ainda incha. Com o disjuntor desligado, limpe o trilho: se seco ele volta a correr leve, era barro, e se continua pesadão, é roldana.",
        "Portão pesadão depois da chuva costuma ter barro no trilho ou roldana com rolamento enferrujado, que prende molhado. Desligue o disjuntor, varra o trilho e teste de novo: continuando duro, as roldanas são trocadas, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão de correr fica pesado ou emperra na chuva, a terra que a água deixou no trilho ou a roldana enferrujada está freando a folha. Limpe o trilho com a energia desligada e não force o motor; se o peso ficar, a roldana precisa de troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como testar a folha na mão", "Trilho, roldana ou motor? O teste"],
        slots: [
          [
            "O teste vale em folha de correr que anda reta no trilho. Se ela balança ou saiu do trilho, não solte e não empurre, porque pode tombar.",
            "Só faça o teste com a folha reta e firme em cima do trilho. Balançando ou fora dele, deixe parada: há risco de queda.",
            "Veja antes se a folha está em cima do trilho e sem balanço. Fora disso não se mexe nela, pois pode cair.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor com a chave.",
          "Empurre a folha de ponta a ponta, ainda molhada, e marque onde prende.",
          "Repita com tudo seco e o trilho varrido.",
          "Pesada só molhada: barro ou ferrugem. Pesada sempre: roldana ou trilho. Leve na mão: motor.",
          "Trave de novo antes de religar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a chuva muda no deslizante", "Barro, ferrugem ou madeira inchada"],
        slots: [
          [
            "Trilho no nível do piso vira canaleta, e a enxurrada deixa areia onde a roda passa. A roldana de rolamento aberto, sem vedação, enferruja com a água e trava molhada, muitas vezes com rangido.",
            "A água corre pelo trilho rente ao chão e larga terra nele, bem no caminho da roda. Já o rolamento sem vedação da roldana pega ferrugem e prende a cada chuva.",
            "Barro no trilho é o primeiro efeito da enxurrada, ainda mais em trilho embutido. O segundo é a ferrugem no rolamento aberto da roldana, que range e endurece.",
          ],
          [
            "Em folha de madeira, a umidade aumenta o peso e fecha a folga da guia, a peça que segura a folha em cima. O motor que roncava no limite passa a parar.",
            "Madeira molhada incha, pesa mais e encosta na guia de cima. Se o motor já estava justo, é na chuva que ele para.",
            "O portão de madeira ainda incha e raspa na guia superior. Esse peso extra basta para parar um motor no limite.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que pese de novo", "Trilho drenado e roldana vedada"],
        slots: [
          [
            "Furos de dreno no ponto baixo do trilho levam a água e a terra embora, e varrer depois da chuva completa. Nada de graxa ou óleo no trilho, que seguram a areia como lixa.",
            "Um dreno no trecho mais baixo esvazia o trilho, e a vassoura, depois da chuva, tira o resto. Deixe-o sem óleo nem graxa, porque a areia gruda neles.",
            "Para o barro não voltar, o trilho precisa de saída de água e de uma varrida após o temporal. Graxa ali só cola a areia e gasta a roda.",
          ],
          [
            "Roldana enferrujada é trocada em par, com a folha escorada, por outra de rolamento blindado, fechado contra água e areia. Par e serviço são orçados por foto; a força do motor é baixada no fim, porque a folha voltou a correr leve.",
            "A troca das roldanas se faz em par e com a folha escorada, usando rolamento vedado, que não deixa entrar água. Depois o motor é regulado com menos força, e o valor de peças e mão de obra vem por foto.",
            "No lugar da roldana gasta entra um par de rolamento blindado, que a água não alcança, com a folha escorada na troca. O preço, com o serviço, é passado pelas fotos, e o motor termina regulado para menos força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A chuva pode ter atingido o motor?",
        answers: [
          "Pode, se a folha corre leve na mão e o motor anda fraco ou parado. Aí se medem o capacitor e a placa, e a vedação da tampa é conferida.",
          "Sim, quando a folha solta anda leve e mesmo assim o motor falha. Umidade na placa e capacitor fraco são os suspeitos.",
          "É possível: folha leve e motor fraco apontam para água na central ou capacitor. Não abra a tampa; a medição é do técnico.",
        ],
      },
      {
        question: "Posso lavar o trilho com mangueira?",
        answers: [
          "Pode, com pouca água, sem jato no motor e com o disjuntor desligado. Varra antes, a seco, para não empurrar a terra para baixo da roda.",
          "Sim, depois de varrer e com a energia cortada. Use pouca água e mantenha o jato longe do motor e da fotocélula.",
          "Dá, desde que o disjuntor esteja desligado e o motor, protegido. Uma varrida a seco antes evita que o barro se espalhe.",
        ],
      },
      {
        question: "Posso usar o portão enquanto está pesado?",
        answers: [
          "Evite. O motor força a cada abertura e esquenta, e a engrenagem se gasta. Use na mão, solto e reto no trilho, ou espere secar e limpar.",
          "Melhor não, porque o esforço recai sobre motor e engrenagem. Até limpar o trilho, abra o mínimo possível.",
          "O motor aguenta pouco tempo assim. Limpe o trilho primeiro; continuando pesado, pare de usar o controle até o conserto.",
        ],
      },
      {
        question: "Dá para trocar só uma roldana?",
        answers: [
          "Não convém: as duas rodaram o mesmo tempo, e a nova deixa a folha fora de nível. Troca-se o par.",
          "Melhor trocar as duas, para a folha ficar na mesma altura. A outra já está perto do fim.",
          "Em par é o certo, porque diâmetros diferentes entortam a folha e a roldana velha falha logo.",
        ],
      },
    ],
    photo: "fotos do trilho depois da chuva e das roldanas",
  },
  {
    id: "guilhotina-com-defeito",
    broader: "guilhotina",
    label: "Portão guilhotina com defeito",
    phrase: "o portão guilhotina com defeito",
    asks: combine(
      ["guilhotina"],
      [
        "não sobe",
        "não abre",
        "não desce",
        "não fecha",
        "parou",
        "travou",
        "travado",
        "caiu",
        "despencou",
        "desceu sozinho",
        "torto",
        "sobe torto",
        "cabo arrebentou",
        "cabo quebrou",
        "barulho",
        "pesado",
        "lento",
        "para meio",
        "parou meio",
        "motor não sobe",
        "conserto",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Portão guilhotina que não sobe está, em geral, com cabo ou contrapeso fora do ponto, ou com o motor sem força para partir. Desligue o disjuntor, não destrave e não deixe ninguém embaixo, porque a folha inteira fica suspensa. O técnico escora a folha antes de mexer em qualquer peça.",
        "Portão guilhotina travado costuma ter a folha torta, presa na guia lateral, porque um cabo ficou mais comprido que o outro. Não force pelo motor nem destrave. Com o disjuntor desligado e todos longe, o técnico escora a folha, acerta os cabos e só depois testa o motor.",
        "Quando o portão guilhotina parou no meio, ninguém passa por baixo: a folha pode estar presa só pelo motor. As causas comuns são cabo, contrapeso, guia presa, capacitor ou fim de curso. Desligue o disjuntor e não destrave até o técnico escorar a folha.",
        "Portão guilhotina com defeito se conserta com a folha escorada, primeiro nos cabos, no contrapeso e nas guias, e depois no motor e na placa. Até lá, deixe o disjuntor desligado e o vão isolado. O orçamento é grátis, por foto do portão e da etiqueta do motor.",
      ],
      repair: [
        "Portão guilhotina que não sobe está, em geral, com cabo ou contrapeso fora do ponto, ou com o motor sem força para partir. Desligue o disjuntor, não destrave e não deixe ninguém embaixo, porque a folha inteira fica suspensa. O técnico escora a folha antes de mexer em qualquer peça.",
        "Portão guilhotina travado costuma ter a folha torta, presa na guia lateral, porque um cabo ficou mais comprido que o outro. Não force pelo motor nem destrave: desligue o disjuntor e afaste todos. O técnico escora a folha e acerta os cabos; se o motor acabou, a troca em folha pesada fica de {price.heavySwap}.",
        "Quando o portão guilhotina travou aberto ou parou no meio, ninguém passa por baixo, porque a folha pode estar presa só pelo motor. Desligue o disjuntor, isole a passagem e não destrave até o técnico escorar a folha. As causas comuns são cabo, contrapeso, guia presa, capacitor ou fim de curso.",
        "O conserto do portão guilhotina começa com a folha escorada: primeiro cabos, contrapeso e guias, depois motor e fim de curso. Até lá, deixe o disjuntor desligado e o vão isolado. Se o motor não tem conserto, a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com a guilhotina", "Primeiros cuidados na guilhotina"],
        slots: [
          [
            "A folha sobe inteira e fica pendurada sobre quem passa, por isso o vão fica vazio até o conserto. Se alguém se feriu, ligue antes para o 192 ou o 193.",
            "Todo o peso da folha está sobre a passagem. Mantenha o vão vazio e, se alguém se feriu, chame primeiro o 192 ou o 193.",
            "Na guilhotina não há parte segura embaixo da folha. Isole a passagem e, em caso de ferido, ligue já para o 192 ou o 193.",
          ],
        ],
        steps: [
          "Desligue o disjuntor sem passar sob a folha.",
          "Isole o portão dos dois lados.",
          "Não levante e não calce a folha.",
          "Olhe de longe cabos, correntes e guias e fotografe.",
          "Mande as fotos com o endereço.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a guilhotina para ou trava", "Cabo, contrapeso, guia ou motor"],
        slots: [
          [
            "Cabo mais comprido de um lado faz a folha subir torta e prender na guia. Contrapeso solto ou mola cansada deixa o motor com o peso inteiro, e ele ronca sem subir.",
            "Quando os cabos estão desiguais, a folha entorta e trava nos trilhos laterais. Sem o contrapeso ou a mola na força certa, o motor não levanta e só ronca.",
            "A folha torta, presa na guia, indica cabo desigual. O motor que ronca e não sobe está com o peso que o contrapeso ou a mola deixou de segurar.",
          ],
          [
            "Se a folha está reta e leve, os suspeitos são o capacitor, que é a peça da partida, o fim de curso e a placa.",
            "Se os cabos e o contrapeso estão em ordem, o técnico mede o capacitor, o fim de curso e a central.",
            "Quando a parte mecânica está certa, a procura passa ao capacitor, ao fim de curso e à placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto da guilhotina", "O conserto com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar qualquer peça. Cabos saem em par, guias são alinhadas e a trava contra queda, quando existe, é conferida.",
            "O serviço começa pela escora e pelo alívio dos cabos. Depois os dois cabos são trocados juntos, se preciso, as guias alinhadas e o dispositivo contra queda verificado.",
            "Nada se desmonta sem escora. Com a folha presa, o técnico troca cabos aos pares, alinha as guias e examina a trava de queda, nos modelos que a têm.",
          ],
          [
            "Depois o motor é medido e regulado, em força e paradas, com alguns ciclos de teste.",
            "Por último, o técnico mede o motor e a central e regula a força e o fim de curso.",
            "O motor é visto no fim, com medição, ajuste de força e de parada e vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do conserto", "Do que depende o preço da guilhotina"],
        slots: [
          [
            "A mão de obra da escora e do equilíbrio é a maior parte, e por isso altura e peso da folha mudam a conta. Cabos, roldanas, capacitor ou sensor somam a peça. O que estiver só desregulado sai mais barato.",
            "O que mais conta é o trabalho de escorar, que cresce com a altura e o peso da folha. Regular custa menos; trocar cabos, roldanas ou peça do motor acrescenta material e tempo.",
            "Quanto maior e mais pesada a folha, mais trabalho de escora e equilíbrio. As peças entram à parte, do capacitor e do sensor, que custam menos, ao par de cabos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir a guilhotina na mão?",
        answers: [
          "Não, com defeito: pesada ou torta, a folha cai ao destravar. Quem solta o motor é o técnico, depois de escorar.",
          "Não destrave. O travamento do motor pode ser o que a segura, e a folha desce de uma vez.",
        ],
      },
      {
        question: "O carro ficou preso atrás da guilhotina. E agora?",
        answers: [
          "Deixe o carro e não passe por baixo. O contato é {shop.hours}, e o técnico escora a folha antes de liberar a saída.",
          "Espere a escora. Avise ao chamar, {shop.hours}, que há carro preso, porque a passagem é liberada primeiro.",
        ],
      },
      {
        question: "Vocês atendem portão guilhotina?",
        answers: [
          "Atendemos conforme o modelo: pela foto do portão e da etiqueta do motor dizemos antes se há peça e quanto custa a ida.",
          "Depende do modelo e da altura. A foto inteira do portão e da etiqueta permite responder antes de marcar.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a guilhotina?",
        answers: [
          "Em uso coletivo, {visits.business}, e em casa, {visits.home}. A revisão vê cabos, roldanas, guias e equilíbrio antes de chegar ao motor.",
          "Em residência, {visits.home}; em prédio ou empresa, {visits.business}. Cabo gasto é motivo para parar antes disso.",
        ],
      },
    ],
    photo: "fotos de longe do portão e das guias, e a marca do motor",
  },
  {
    id: "seccionado-com-defeito",
    broader: "portao-automatico",
    label: "Portão seccionado com defeito",
    phrase: "o portão seccionado com defeito",
    asks: combine(
      ["seccionado", "seccional", "portão americano"],
      [
        "mola",
        "cabo",
        "manutenção",
        "consertar",
        "assistência",
        "técnico",
        "quebrado",
        "quebrou",
        "não abre",
        "não sobe",
        "não fecha",
        "não desce",
        "travou",
        "travado",
        "parou",
        "parou meio",
        "mola quebrou",
        "mola quebrada",
        "cabo arrebentou",
        "cabo soltou",
        "torto",
        "saiu trilho",
        "barulho",
        "conserto",
        "defeito",
        "pesado",
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "O portão seccionado que não abre costuma ter a mola quebrada: é ela que levanta o peso da porta, e o motor só puxa. Deixe a folha fechada, desligue o motor e não tente erguer; o conserto ou a troca da mola é orçado pela foto da mola e da etiqueta do motor, que mostram se atendemos o modelo.",
        "No conserto do portão seccionado, a primeira suspeita é a mola quebrada acima do vão, a peça que sustenta a porta e deixa o motor trabalhar com pouca força. Mantenha tudo fechado e sem energia, sem forçar a folha. Com fotos da mola e da etiqueta, dizemos se o seu modelo é atendido e quanto custa trocar.",
        "Mola de portão seccionado quebrada deixa a porta com o peso inteiro, e por isso ela não sobe nem com o motor nem na mão. Corte a energia e não force: pelas fotos da mola e da etiqueta confirmamos se fazemos a troca nesse modelo, e o valor do conserto vem antes da visita.",
        "Se o portão seccionado travou ou ficou pesado de repente, desconfie da mola: sem ela o motor não tem força para subir a folha. Não insista no controle e desligue o disjuntor; mande a foto da mola e a da etiqueta, que dizem se trabalhamos com o modelo e por quanto sai o conserto.",
        "O defeito mais comum do portão seccionado é a mola que rompe, e com ela vai embora a força que equilibra os painéis. Fotografe a mola de longe e diga a marca do motor, com a porta parada e a energia cortada: daí sai a resposta sobre o modelo e o preço da troca.",
        "Mola de torção da porta seccionada é o rolo de arame preso ao eixo, acima do vão, que sustenta o peso da porta. Quebrada, deixa a porta pesada demais para o motor e para a mão; corte a energia e não mexa nela, que guarda muita tensão. Pelas fotos da mola e da etiqueta, dizemos se trocamos nesse modelo.",
      ],
      price: [
        "O preço do conserto do portão seccionado depende da peça: rodinha e cabo costumam sair por menos que a mola de torção, feita na medida e no peso da porta. Mande fotos da mola, dos trilhos e da etiqueta do motor; o orçamento é grátis e traz peça e mão de obra, depois de confirmado o modelo.",
        "No portão seccionado, o valor do conserto muda conforme o que quebrou: a mola pesa mais na conta, porque é escolhida pelo peso da folha, e cabo ou rodinha pesam menos. Com fotos do conjunto e da etiqueta do motor, o orçamento de peça e serviço sai junto, sem custo.",
        "Consertar um portão seccionado custa mais quando a mola precisa ser trocada, porque ela é dimensionada para aquela folha, e menos quando o problema está numa rodinha ou num cabo. O orçamento gratuito reúne peça e serviço e sai com fotos dos trilhos, da mola e da etiqueta, confirmado o modelo.",
        "Quanto se paga no conserto do portão seccionado varia com a peça gasta, da rodinha, mais em conta, até a mola de torção, calculada pelo peso dos painéis. Fotografe o conjunto e a etiqueta do motor: o valor vem fechado com a mão de obra e não custa nada pedir.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Mola, cabo, trilho ou motor", "O que olhar de longe no portão seccionado"],
        slots: [
          [
            "Mola partida mostra um espaço entre as espiras, na barra acima do vão, e em geral deu um estouro ao quebrar. Porta torta, com um lado mais alto, indica cabo fora do tambor, a polia em que ele se enrola.",
            "Procure, sem chegar perto, um vão no meio da espiral que fica sobre a passagem: ali a mola rompeu, quase sempre com um estrondo. Se a folha está inclinada, o cabo escapou do tambor, a polia que o recolhe.",
            "Um estouro na garagem e um espaço aberto na espiral acima da porta são o retrato da mola quebrada. Já a porta desnivelada aponta para o tambor, a roda que recolhe o cabo, de onde ele saiu de um dos lados.",
            "A mola fica na barra sobre a passagem, e a que quebrou aparece separada em dois pedaços, depois de um barulho forte. Um lado da folha mais baixo que o outro mostra que o cabo deixou o tambor, o carretel da ponta da barra.",
            "Olhe do chão: espiral dividida acima da porta é mola rompida, e muita gente ouve a pancada na hora. Folha caída de um lado é sinal de cabo solto do tambor, a peça redonda onde ele dá as voltas.",
          ],
          [
            "Se a porta para sempre na mesma altura, a suspeita é rodinha presa ou trilho amassado. Motor mudo, ou que ronca com a porta inteira e reta, sugere defeito dele, da engrenagem ou do controle, e isso o técnico mede.",
            "Parada sempre no mesmo ponto costuma ser trilho torto ou rodinha que não gira. Com molas e cabos inteiros e o motor calado ou roncando, resta examinar motor, engrenagem e comando na visita.",
            "Quando ela trava no mesmo lugar a cada tentativa, olhe os trilhos: pode haver amassado ou rodinha travada. Silêncio ou ronco do motor, com a folha reta, leva o técnico a testar engrenagem, central e controle.",
            "Travar num ponto fixo do percurso é comportamento de trilho batido ou de rodinha emperrada. Se nada está torto nem partido e o motor ronca ou fica quieto, o técnico verifica motor, comando e engrenagem.",
            "Um amassado no trilho ou uma rodinha dura segura a porta sempre naquela altura. Com a folha nivelada e o motor sem reação, ou só roncando, o defeito passa para ele, e a medição confirma se é engrenagem ou controle.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com a mola quebrada", "O perigo da mola de torção"],
        slots: [
          [
            "A mola de torção guarda força para levantar a porta inteira e pode quebrar um braço quando escapa. Não afrouxe parafusos nem toque em cabo ou suporte, mesmo com ela partida, porque a outra metade pode seguir sob tensão.",
            "Mesmo quebrada, a mola pode manter um pedaço sob tensão, e a força dela é a de erguer a porta toda. Mexer em parafuso, cabo ou suporte solta essa energia de uma vez e fere gravemente.",
            "Parafuso, cabo e suporte da mola não se tocam em casa: a força guardada ali é igual ao peso da folha. O pedaço que sobrou de uma mola partida ainda pode estar tensionado e escapar com violência.",
            "Quem solta um parafuso da mola de torção libera de repente o esforço que ergue a porta, suficiente para fraturar um osso. Isso vale também depois da quebra, pois metade dela pode continuar enrolada, e inclui o cabo e o suporte.",
            "A mola trabalha torcida e acumula o bastante para levantar todos os painéis. Por isso deixe suporte, cabo e parafusos para o técnico, inclusive quando ela já rompeu: a parte que resta ainda pode girar com força e machucar.",
          ],
          [
            "Com a porta no alto ou no meio, não puxe a corda de emergência, que desliga a folha do motor: sem mola, nada segura a descida. Afaste as pessoas, deixe o carro onde está e espere o técnico prendê-la.",
            "A corda de emergência solta a folha do motor, e por isso não deve ser puxada com a porta parada acima do piso. Mantenha todos longe da passagem até que ela seja escorada pelo técnico.",
            "Porta aberta ou a meia altura, sem mola, pode despencar se alguém puxar a corda que a separa do motor. Ninguém passa por baixo e nenhum carro sai antes de o técnico firmar a folha.",
            "Se a folha parou aberta, a corda de emergência fica onde está: puxada, ela separa a porta do motor, e a queda não tem freio. Nem pessoa nem carro atravessa o vão até a chegada do técnico, que vai calçá-la.",
            "Nunca destrave pela corda uma porta que parou acima do piso, porque o motor pode ser a única coisa que a mantém ali. Isole a passagem, esqueça o carro por enquanto e aguarde a folha ser presa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto do portão seccionado", "A troca da mola e o ajuste final"],
        slots: [
          [
            "O técnico prende a porta, alivia com barras próprias a tensão que restou e tira a mola. A nova é escolhida pelo peso da folha, pelo diâmetro e pelo comprimento; onde há duas, troca-se o par, para puxarem igual.",
            "Primeiro a folha é travada e a tensão restante sai com ferramenta feita para isso. Depois entra a mola calculada pelo peso da porta e pelas medidas da antiga, e em conjunto duplo as duas mudam juntas.",
            "Com a porta firme, a mola velha é descarregada e retirada. Peso da folha, diâmetro e comprimento definem a substituta, e o serviço costuma trocar o par, já que a outra mola tem o mesmo desgaste.",
            "A troca começa com a folha imobilizada e com a descarga da mola, feita com barras de aço próprias. A peça de reposição segue três dados, peso da porta, comprimento e diâmetro, e o par é renovado junto para a força ficar igual nos lados.",
            "Ninguém tira a mola antes de prender os painéis e zerar o que sobrou de torção. O técnico então mede a antiga, considera o peso da folha e monta a nova; em porta com duas, as duas são substituídas.",
          ],
          [
            "Cabos, rodinhas e trilhos são conferidos na mesma ida. No fim a porta é equilibrada, até andar leve sem o motor, e só então a força e as paradas dele são reguladas.",
            "O serviço inclui olhar trilho, rodinha e cabo, e termina com a folha equilibrada. Regular o motor vem por último, porque ele só deve conduzir uma porta que já ficou leve.",
            "Depois da mola vem a revisão dos cabos, das rodinhas e do trilho. A porta precisa ficar leve separada do motor; feito isso, o técnico acerta a força e os pontos de parada.",
            "Antes de religar o motor, o técnico examina rodinhas, cabos e trilhos e acerta o equilíbrio da folha. Com ela subindo sem esforço, ele ajusta os limites do curso e a força.",
            "O ajuste final tem ordem: trilho, cabo e rodinha revistos, porta balanceada e, por último, paradas e força do motor. Sem esse equilíbrio, a regulagem esconderia o peso que ficou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão seccionado na mão?",
        answers: [
          "Só com a mola e os cabos inteiros e a porta fechada: corte a energia, puxe a corda de emergência e erga devagar. Se ela pesar ou entortar, pare. Com mola partida ninguém levanta, nem em várias pessoas.",
          "Com tudo inteiro, sim: porta fechada, motor desligado e corda de emergência puxada, a folha sobe leve. Mola ou cabo rompido muda tudo, porque o peso vem inteiro e a porta pode cair.",
          "Pode, desde que ela esteja fechada e que nenhuma mola ou cabo tenha rompido. Com a energia desligada, puxe a corda e suba a folha aos poucos; peso fora do comum é aviso para parar e não forçar.",
        ],
      },
      {
        question: "Vocês atendem qualquer portão seccionado?",
        answers: [
          "Depende do modelo e da peça. Mola, cabo, rodinha, motor de teto e controle são vistos pela foto; painel amassado costuma ser item do fabricante da porta, e isso fica claro antes da visita.",
          "Não qualquer um: a foto confirma se há mola, cabo ou motor para o seu. Painel da porta, em geral, só vem do fabricante, e avisamos disso antes de marcar.",
          "Nem todos. Trabalhamos com mola, cabo, rodinha, motor e controle dos modelos que a foto confirma, e o painel danificado costuma depender da fábrica da porta.",
        ],
      },
      {
        question: "Quebrou uma mola só. Troco as duas?",
        answers: [
          "Quando há duas, trocar o par costuma compensar: elas deram o mesmo número de voltas, e a antiga tende a quebrar logo depois. Molas iguais também mantêm a porta no nível.",
          "O mais comum é trocar as duas. A que ficou tem o mesmo uso, e uma nova ao lado de uma cansada puxa mais de um lado e entorta a porta.",
          "Em porta de duas molas, vale trocar ambas. Elas envelhecem juntas, e a diferença de força entre nova e velha deixa os painéis tortos.",
        ],
      },
      {
        question: "O motor queimou junto com a mola?",
        answers: [
          "Nem sempre. O motor que parou logo costuma estar bom; o que foi acionado muitas vezes contra a porta pesada pode ter gastado a engrenagem. O teste dele só vale depois da mola trocada.",
          "Pode ter sofrido, se insistiram no controle com a porta pesada, e a engrenagem é a primeira a ceder. O técnico só o avalia com a folha de novo equilibrada.",
          "Só o teste responde, e ele vem depois da mola nova. Se o controle foi apertado poucas vezes, o motor tende a estar inteiro; muita insistência costuma desgastar a engrenagem.",
        ],
      },
    ],
    photo: "fotos de longe da mola e dos trilhos, e a marca do motor",
  },
  {
    id: "folhas-nao-alinham",
    broader: "duas-folhas",
    label: "Folhas do portão não se alinham",
    phrase: "as folhas que não se alinham ao fechar",
    asks: [
      ...combine(
        ["pivotante", "folhas"],
        [
          "não alinha",
          "não alinham",
          "desalinhada",
          "desalinhado",
          "desalinhadas",
          "não encontra meio",
          "não encontram",
          "não casa",
          "não casam",
          "não encaixa",
          "fora do esquadro",
          "uma mais alta",
          "mais alta outra",
          "uma mais frente",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "As folhas do portão não se encontram no meio por três motivos: dobradiça arriada, batente solto ou percurso curto em um dos motores. Se uma ponta está mais baixa, é a dobradiça ou a coluna; se a altura é igual, é percurso ou batente. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão de duas folhas desalinhado tem, em geral, uma dobradiça que cedeu, e a ponta daquela folha fica mais baixa. Se as duas estão na mesma altura, o batente soltou ou o percurso de um motor mudou. Desligue o disjuntor, porque o braço força; o ajuste, em residência, começa em {price.preventive}, fora as peças.",
        "A folha do portão pivotante desalinhada tem, quase sempre, a dobradiça gasta ou arriada, que deixa a ponta mais baixa; depois vêm coluna torta, batente solto e percurso do motor fora do ponto. Desligue o disjuntor, porque o braço força a folha torta. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão não alinha ao fechar, a causa é dobradiça caída, batente frouxo ou percurso desigual das folhas. Acionar assim entorta o braço do motor, por isso desligue o disjuntor. Percurso e batente se acertam em visita a partir de {price.preventive} em casa, sem contar peças.",
        "Se as folhas do portão não se encontram, compare as pontas de perto: altura diferente é dobradiça ou coluna, e mesma altura com vão no meio é percurso ou batente. O técnico regula percurso e batente em visita a partir de {price.preventive} em casa, sem peças; coluna torta é serralheria.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que as folhas se desencontram", "Folha caída, percurso ou batente"],
        slots: [
          [
            "A ponta mais baixa vem de dobradiça gasta, solda cedendo ou coluna inclinada, comum em folha comprida. A folha que para antes da outra tem percurso curto ou folga no pino do braço.",
            "A folha longa puxa a dobradiça de cima e desce na ponta, ou a coluna se inclina. Quando a diferença é para a frente ou para trás, a causa é o percurso gravado ou o pino do braço com folga.",
            "Altura desigual indica dobradiça, solda ou coluna. Folhas na mesma altura que não se encontram indicam percurso errado ou folga no braço do motor.",
          ],
          [
            "Sem o batente firme no chão, as duas perdem o ponto em que encostam, e cada uma para onde o motor desliga.",
            "O batente do meio é a referência das duas folhas; se ele está solto, cada folha para num lugar.",
            "Com o batente frouxo, cada folha para onde o motor desliga, e elas não se encontram.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste em casa, sem forçar", "Feche na mão e compare"],
        slots: [
          [
            "Só faça se as dobradiças estão firmes e sem trinca na solda. Folha bamba não se destrava, porque pode cair.",
            "Com trinca na solda ou dobradiça solta, pare e chame: a folha pode cair ao ser movida.",
            "O teste vale para folha firme. Se a dobradiça mexe, deixe o portão como está e afaste as pessoas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave os dois motores.",
          "Feche devagar, primeiro a folha sem aba.",
          "Compare a altura e a linha das pontas.",
          "Veja se o batente do chão está firme.",
          "Fotografe a emenda de frente e de cima e trave de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico alinha o portão", "O ajuste da dobradiça e do percurso"],
        slots: [
          [
            "A folha é escorada, a dobradiça regulada ou trocada e o batente firmado. Só depois o técnico regrava o percurso e a ordem das folhas e alinha a trava.",
            "Primeiro a mecânica: folha apoiada, dobradiça no prumo, batente fixo. A central vem por último, com percurso, retardo e trava acertados.",
            "Dobradiça e batente se acertam com a folha apoiada. Em seguida são regravados o percurso e a sequência das duas, e a trava volta ao encaixe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para alinhar pela central?",
        answers: [
          "Só o ponto em que cada folha para. Diferença de altura é dobradiça ou coluna, e nenhuma regulagem corrige.",
          "Dá quando o problema é o percurso. Se uma ponta está mais baixa, o conserto é mecânico.",
        ],
      },
      {
        question: "O desencontro estraga o motor?",
        answers: [
          "Estraga com o tempo: uma folha empurra a outra, e o braço força toda vez que fecha.",
          "Sim, porque o braço trabalha torto e o pino gasta. Por isso convém parar de acionar.",
        ],
      },
      {
        question: "Quem conserta: serralheiro ou técnico?",
        answers: [
          "Coluna e solda são de serralheria. Percurso, batente, dobradiça regulável e trava são do técnico de motor.",
          "Depende da causa: o que é de coluna vai ao serralheiro, e o resto se faz na visita de regulagem.",
        ],
      },
      {
        question: "Quanto custa alinhar?",
        answers: [
          "Regravar percurso e firmar batente é o mais barato. Dobradiça nova soma a peça, e coluna a reforçar é o que encarece.",
          "Só ajuste fica no valor da visita. Com troca de dobradiça ou solda, acrescentam-se peça e mão de obra.",
        ],
      },
    ],
    photo: "fotos da emenda das folhas, das dobradiças e do batente",
  },
  {
    id: "basculante-roldana-quebrada",
    broader: "roldana",
    label: "Roldana do basculante quebrada",
    phrase: "a roldana quebrada do basculante",
    asks: [
      "roldana basculante",
      "roldana portão basculante",
      "roldana para basculante",
      "roldana basculante preço",
      "roldana portão basculante preço",
      "preço roldana basculante",
      "roldana basculante valor",
      "quanto custa roldana basculante",
      "polia basculante",
      "polia portão basculante",
      "polia cabo basculante",
      "polia cabo aço basculante",
      "polia cabo aço basculante quebrou",
      "roldana cabo basculante",
      "roldana basculante partiu",
      ...combine(
        ["basculante roldana", "basculante rolamento"],
        [
          "quebrou",
          "quebrada",
          "quebrado",
          "travou",
          "travada",
          "torto",
          "quebrou torto",
          "gasta",
          "soltou",
          "caiu",
          "trocar",
          "como trocar",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A roldana do portão basculante é a roda por onde passa o cabo de aço que liga a folha ao contrapeso, uma de cada lado. Ela se troca em par, no diâmetro e no canal da bitola do cabo, com a folha escorada pelo técnico. Se ronca, travou ou marcou o cabo, não use o portão nem destrave; fotos de longe, com largura e altura, dão o valor.",
        "A roldana do portão basculante que quebrou deixa o cabo sem guia: a folha entorta e pode cair. Não acione nem destrave; desligue o disjuntor sem passar embaixo e afaste todos. O técnico escora a folha e troca as roldanas dos dois lados, com os cabos se estiverem marcados, por orçamento de peça e serviço juntos.",
        "Com a roldana do basculante quebrada, o peso fica em um cabo só e a folha torta pode descer de repente. Deixe tudo parado e sem energia, sem destravar. O conserto troca a roldana em par, com a folha escorada, e o cabo marcado vai junto; fotos de longe trazem o valor.",
        "Roldana do basculante quebrou? Ninguém passa embaixo, aciona ou destrava, porque a roda conduz o cabo de aço que segura o peso. A troca é feita com a folha escorada, nos dois lados, e inclui o cabo se ele roçou; peça e mão de obra são orçadas juntas pelas fotos.",
        "A polia do portão basculante, a roldana por onde passa o cabo de aço, se troca em par, com a folha escorada, e o cabo vai junto se estiver marcado. Polia gasta faz o cabo roçar e a folha subir torta. Não acione nem destrave se ela quebrou; o valor da peça e da troca sai por fotos tiradas de longe.",
      ],
      price: [
        "O preço da roldana do portão basculante, a do cabo de aço, soma as roldanas dos dois lados, os cabos, se estiverem marcados, e a mão de obra de escorar a folha, que é a parte maior. Só o par de roldanas é o caso mais barato; com cabos e contrapeso a regular, custa mais. O valor sai por fotos tiradas de longe.",
      ],
      "how-to": [
        "A roldana do basculante é trocada pelo técnico, com a folha escorada e o cabo aliviado, porque ela conduz o cabo de aço que segura o peso. Trocam-se as dos dois lados, com os cabos se estiverem marcados; até lá, disjuntor desligado e ninguém embaixo.",
        "Trocar a roldana do basculante não é serviço de casa: o cabo que passa por ela sustenta a folha. O técnico escora, alivia o cabo, põe roldanas iguais dos dois lados e equilibra; enquanto isso não acontece, mantenha o portão desligado e a passagem vazia.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Folha torta: passos seguros"],
        slots: [
          [
            "A folha torta pode descer até do lado que parece firme, e o cabo que restou leva o dobro da carga. Não tente pôr o cabo de volta na roldana.",
            "O cabo inteiro está com o peso dos dois e pode partir. Nem a roldana nem o cabo se encaixam à mão, e nenhum lado da folha é seguro.",
            "Um cabo só segura tudo, por isso a queda pode vir sem aviso. Recolocar o cabo com a mão é o que mais machuca.",
          ],
        ],
        steps: [
          "Não use o controle nem a chave de destravar.",
          "Desligue o disjuntor, se não precisar passar sob a folha.",
          "Afaste pessoas e animais; o carro fica onde está.",
          "Fotografe de longe o alto das colunas e os cabos.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana quebra", "Rolamento, cabo e peso"],
        slots: [
          [
            "O rolamento seca ou enferruja, a roda para de girar e o cabo passa a cortar o canal. Peso acrescentado à folha, como madeira ou chapa, e roldana fora de alinhamento aceleram a quebra, e sem corrigir isso a nova dura pouco.",
            "Sem rolar, por ferrugem ou falta de lubrificação, ela é serrada pelo cabo. Folha que ganhou revestimento ou roda desalinhada gasta o canal mais cedo, por isso o técnico procura a causa antes de montar a nova.",
            "Rolamento travado faz o cabo roçar em vez de rodar, e o canal se come. Contribuem o desalinhamento e o peso posto depois na folha, que precisam de acerto para a troca durar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da roldana", "Roldana e cabo, dos dois lados"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar o cabo. As roldanas novas são iguais nos dois lados, no diâmetro do cabo, e ele é trocado se tem fio solto ou achatado.",
            "Folha e contrapeso ficam firmes primeiro; só então se afrouxa o cabo. Entram duas roldanas de mesma medida, com canal para aquele cabo, que também sai se desfiou ou amassou.",
            "Antes de mexer no cabo, apoiam-se contrapeso e folha. A peça é posta em par, com o canal certo, e cabo com fio partido ou marcado é substituído junto.",
          ],
          [
            "Depois a folha é nivelada e equilibrada, até ficar parada a meia altura sem o motor, teste que só o técnico faz. Por último ele religa e regula força e paradas.",
            "O técnico iguala os cabos, confere o nível e o equilíbrio e, com a folha leve, religa o motor. Força e ponto de parada são acertados no fim.",
            "Nivelar e equilibrar vem a seguir, para o motor não carregar peso. Fechando o serviço, regulam-se força e parada, com vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da troca", "Roldana, cabo e mão de obra"],
        slots: [
          [
            "O par de roldanas é a parte menor; cabos novos somam, e guia ou suporte torto, que pede solda, pesa mais. O tamanho da folha muda a mão de obra, porque ela precisa ser escorada.",
            "Roldanas em par custam menos que o jogo com cabos, e este, menos que o reparo de suporte ou guia com solda. Quanto maior a folha, mais trabalho há para apoiá-la.",
            "A conta cresce do par de roldanas para os cabos e deles para o suporte amassado, que leva solda. Altura e peso da folha definem a escora e o tempo do serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar com uma roldana só?",
        answers: [
          "Não. A folha sobe torta, o cabo bom recebe o peso todo e pode partir no alto. Deixe desligado até a troca do par.",
          "De jeito nenhum: o lado que sobrou carrega tudo e a folha pode cair. O portão fica parado até o conserto.",
        ],
      },
      {
        question: "Precisa trocar o cabo junto?",
        answers: [
          "Se ele mostra fio partido, ferrugem ou trecho achatado, sim, e nos dois lados. Cabo bom fica, mas é conferido palmo a palmo.",
          "Troca-se quando há fio solto ou marca da roldana quebrada. Estando liso e inteiro, pode continuar.",
        ],
      },
      {
        question: "O carro está dentro. Como saio?",
        answers: [
          "Só depois de a folha ser escorada. O atendimento é {shop.hours}, e o técnico libera a passagem antes do conserto completo.",
          "Espere a escora, porque a folha pode descer sobre o carro. Com ela firme, a saída é liberada primeiro; o atendimento é {shop.hours}.",
        ],
      },
      {
        question: "O conserto demora?",
        answers: [
          "Com a peça na medida, a troca do par costuma caber em uma visita. Solda de suporte ou guia alonga, e isso se vê pelas fotos.",
          "Em geral uma visita basta, com roldana e cabo certos em mãos. Guia torta ou suporte quebrado pede mais tempo.",
        ],
      },
    ],
    photo: "fotos de longe das roldanas, dos cabos e da folha inteira",
  },
];
