import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const social: NarrowConcept[] = [
  {
    id: "social-com-eletroima-orcamento",
    broader: "social",
    label: "Portão social automático com eletroímã: orçamento",
    phrase: "o orçamento do portão social com eletroímã",
    asks: [
      "orçamento portão social trava magnética ímã",
      "orçamento eletroímã fonte bateria social",
      ...combine(
        ["automatização portão social", "automatizar portão social", "portão social automático", "portão social"],
        ["eletroímã", "fechadura eletroímã", "fechadura eletromagnética", "fechadura magnética"],
        ["", "orçamento", "preço", "quanto custa", "valor"],
      ),
      "automatização social eletroímã orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento da automatização de portão social com fechadura eletroímã é feito por fotos e soma o ímã com a chapa, a fonte com bateria, o tipo de acesso, o botão de saída e a mola que fecha a folha. O preço muda mais com o acesso e a distância do cabo, e quase nunca é preciso motor.",
        "O preço da fechadura eletroímã para portão social depende da força do ímã, do tipo de acesso e da distância do cabo. O conjunto leva ímã e chapa, fonte com bateria, interfone ou leitor, botão de saída e mola. Com fotos do portão, do batente e do interfone, o orçamento sai sem visita.",
        "Um orçamento de automatização de portão social com fechadura eletroímã junta o ímã, a fonte com bateria, a forma de acesso, o botão de saída e a mola aérea, que fecha a folha. O valor varia sobretudo com o acesso escolhido e os metros de cabo, e na maioria dos casos não há motor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Os itens e o que muda o valor"],
        slots: [
          [
            "Cada item aparece separado no orçamento, com peça e mão de obra, e o que já existe em bom estado é aproveitado. O tipo de acesso é o item que mais varia.",
            "O interfone e o cabo que estejam bons são aproveitados e não entram na conta. Os demais itens são listados um a um, e o acesso é o que mais muda o total.",
            "O valor se forma item por item, descontado o que você já tem e funciona. Entre todos, o acesso tem a maior diferença de preço.",
          ],
        ],
        bullets: [
          "Eletroímã e chapa: o de 150 kg custa menos que o de 300 kg, próprio para folha maior",
          "Fonte de 12 V com bateria, do lado de dentro",
          "Acesso: controle ou senha costuma sair por menos que digital ou vídeo",
          "Botão de saída por dentro",
          "Mola aérea, conforme o peso da folha",
          "Cabo, alinhamento da folha e instalação",
        ],
      },
      {
        about: "what",
        headings: ["Como o portão abre e fecha", "Do toque no interfone ao portão fechado"],
        slots: [
          [
            "O ímã segura a folha enquanto recebe energia. O interfone, o leitor ou o controle corta essa corrente por alguns segundos, e a pessoa empurra o portão com a mão.",
            "Enquanto há corrente, a chapa fica colada no ímã. O comando do interfone, da senha ou do controle solta a folha por alguns segundos, o tempo de empurrar.",
            "A energia mantém ímã e chapa unidos. Quando o interfone ou o leitor dá o comando, a força some por instantes e o portão abre com um empurrão.",
          ],
          [
            "Na volta, a mola leva a folha até a chapa encostar por inteiro no ímã. Folha torta ou caída precisa de acerto antes, porque uma fresta já tira boa parte da força.",
            "Quem fecha é a mola, e a chapa tem de tocar o ímã em toda a face. Dobradiça caída deixa fresta e perde força, por isso a folha é alinhada primeiro.",
            "Depois da passagem, a mola traz a folha e a chapa cola de novo. O encosto precisa ser completo, porque um portão desalinhado deixa um vão e segura menos.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Eletroímã na falta de luz", "O que pensar antes de escolher o ímã"],
        slots: [
          [
            "Sem energia, o eletroímã segura só enquanto durar a bateria, e depois o portão fica solto. Em casa de frente para a rua, compare com a fechadura elétrica de trinco, que continua trancada no apagão.",
            "A bateria mantém o portão fechado por um tempo, e quando acaba o ímã solta a folha. A fechadura elétrica de trinco continua trancada sem luz, o que conta em casa de frente para a rua.",
            "Quando falta luz, a bateria assume, e no fim dela a folha se solta. Quem tem a entrada direto na rua deve considerar a fechadura de trinco, que fica trancada sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o interfone que já tenho?",
        answers: [
          "Em geral sim, com um relé, que faz o interfone cortar a corrente do ímã por alguns segundos. A fechadura comum funciona ao contrário, porque abre quando recebe corrente.",
          "Na maioria dos modelos, dá. Um relé transforma o pulso de abertura em corte de energia, porque o ímã abre quando perde corrente.",
        ],
      },
      {
        question: "O eletroímã pode ficar na chuva?",
        answers: [
          "Só o modelo de uso externo, com cabo vedado. O de uso interno oxida, perde contato entre a chapa e o ímã e segura cada vez menos.",
          "Pode, se for próprio para área externa e tiver a ligação vedada. O comum enferruja na face de contato e perde força.",
        ],
      },
      {
        question: "Eletroímã ou fechadura elétrica, qual é mais barato?",
        answers: [
          "A fechadura elétrica costuma sair por menos, porque dispensa a bateria para ficar trancada. O ímã compensa onde passa muita gente, já que não tem peça de travar que se gaste.",
          "Em geral a de trinco, que não precisa de bateria para segurar o portão. O eletroímã vale mais em entrada movimentada, por não ter lingueta que desgasta.",
        ],
      },
      {
        question: "O portão social com eletroímã precisa de motor?",
        answers: [
          "Quase nunca: a pessoa empurra e a mola fecha. O motor só entra por acessibilidade ou quando a folha é pesada demais para abrir com a mão.",
          "Na maior parte dos casos, não, porque abrir na mão e fechar pela mola basta. Cadeira de rodas ou folha muito pesada justificam o motor.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "conserto-de-portao-social",
    broader: "social",
    label: "Conserto de portão social",
    phrase: "o conserto do portão social",
    asks: [
      ...combine(
        ["portão social", "portão pedestre", "portãozinho"],
        ["conserto", "consertar", "manutenção", "reparo", "arrumar", "quebrado", "quebrou", "defeito"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos o conserto de portão social que não fecha, não tranca ou bate forte: acertamos dobradiça, mola aérea, fechadura elétrica e eletroímã. O ajuste em casa parte de {price.preventive}, sem peças. Folha torta ou quadro podre são do serralheiro, e um vídeo do portão fechando mostra o defeito.",
        "Quem conserta portão social que não fecha somos nós, na parte que anda e tranca: regular a mola que faz bater, alinhar dobradiça e trocar fechadura, fonte ou eletroímã. A visita com ajuste em residência começa em {price.preventive}, fora peças, e o quadro torto fica com o serralheiro.",
        "Para arrumar o portão social, o portãozinho de entrada de pessoas, regulamos mola e dobradiça e consertamos a fechadura que não tranca mais, em casa a partir de {price.preventive}, sem peças. Ferrugem no quadro e folha torta vão para o serralheiro antes.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Do sintoma à peça do portão social", "O que o portão social está dizendo"],
        slots: [
          [
            "O jeito como ele falha ao fechar indica a peça. Teste na mão, devagar, antes de pedir o conserto.",
            "Feche devagar e repare no momento em que falha, porque cada sinal aponta uma peça.",
            "Abra e feche na mão e observe. O defeito costuma ser um destes.",
          ],
        ],
        bullets: [
          "Raspa no piso: dobradiça, solda ou coluna cedida",
          "Bate forte ou não encosta: mola aérea desregulada ou vazando",
          "Fecha e não tranca: folha caída ou trinco gasto",
          "Interfone toca e não abre: fonte, fio ou bobina da fechadura",
          "Eletroímã solta com empurrão: fonte fraca ou chapa desalinhada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "O que é nosso e o que é do serralheiro"],
        slots: [
          [
            "Primeiro a folha é alinhada, porque portão caído prende o trinco e vence a mola. Depois se regula a mola, mede-se a fechadura acionada e testa-se com o interfone. Um ajuste simples leva em geral até {trade.smallRepair}.",
            "O alinhamento vem antes, já que folha caída engana a mola e o trinco. Em seguida se ajusta a mola e se testa a fechadura com tensão, em até {trade.smallRepair} quando não há peça.",
            "Com a folha no prumo, a mola e o trinco voltam a funcionar na maioria das vezes. Medir a fonte e a bobina completa a visita, que no caso simples toma até {trade.smallRepair}.",
          ],
          [
            "Quadro torto, barra podre e folha nova são do serralheiro, que vem primeiro. Fechadura, mola, eletroímã, dobradiça e ligação com o interfone ficam conosco.",
            "Se o quadro cedeu, a serralheria entra antes. Do trinco à mola e ao interfone, o serviço é nosso.",
            "O serralheiro cuida do quadro e da solda grande. Nós cuidamos do que fecha, tranca e abre pelo interfone.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do conserto", "Da regulagem à fechadura nova"],
        slots: [
          [
            "Em ordem de custo vêm regulagem da mola, alinhamento da dobradiça, fonte, mola nova e fechadura elétrica nova. Folha e quadro são orçados pelo serralheiro.",
            "A regulagem é o serviço mais barato. Depois vêm, em ordem de preço, dobradiça, fonte, mola e fechadura nova. A serralheria tem preço à parte.",
            "Do menor ao maior gasto: regulagem, dobradiça, fonte, mola e fechadura. Solda e quadro ficam fora dessa conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão social pode ficar aberto até o conserto?",
        answers: [
          "Em casa, feche por dentro com corrente ou chave. Em prédio, ponha alguém na entrada e mantenha livre a saída de emergência.",
          "Melhor não deixar aberto. Em casa, use corrente ou chave. Em condomínio, deixe alguém na entrada até o conserto.",
        ],
      },
      {
        question: "A fechadura elétrica tem conserto?",
        answers: [
          "Alinhamento, fonte e fio têm conserto. Com a bobina queimada, a fechadura é trocada por outra da mesma tensão.",
          "Muitas vezes tem conserto, porque o defeito é do fio ou da fonte. Só a bobina queimada precisa de peça nova.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer manutenção?",
        answers: [
          "Em casa, {visits.home}. Em prédio, onde abre centenas de vezes por dia, {visits.business} no mínimo.",
          "A base é {visits.home} em residência e {visits.business} em prédio, com regulagem da mola.",
        ],
      },
      {
        question: "Posso regular a mola sozinho?",
        answers: [
          "Pode, girando um quarto de volta por vez e sem tirar o parafuso, que segura óleo sob pressão. Se a mola vaza óleo, ela precisa ser trocada.",
          "Sim, pouco por vez. Mola com óleo na haste não aceita mais regulagem.",
        ],
      },
    ],
    photo: "fotos da folha, das dobradiças, da mola e da fechadura, com um vídeo fechando",
  },
  {
    id: "conserto-de-portao-social-de-predio",
    broader: "social",
    label: "Conserto de portão social de prédio",
    phrase: "o conserto do portão social do prédio",
    asks: combine(
      ["conserto portão social", "manutenção portão social", "consertar portão social", "portão social quebrado"],
      ["prédio", "condomínio", "edifício"],
    ),
    intent: "repair",
    answers: {
      any: [
        "O conserto de portão social de prédio começa pela folha e pela mola aérea e termina na trava e no interfone, porque folha torta derruba qualquer fechadura. Arrumamos dobradiça, mola, fechadura ou eletroímã do portão de pedestre; só o ajuste parte de {price.preventive}, sem peças, com valor por escrito ao síndico.",
        "Consertamos o portão social do prédio ou condomínio que não tranca, bate ou raspa: mola aérea, dobradiça, fechadura, eletroímã e ligação com o interfone. O síndico recebe o valor por escrito, e a regulagem em portão de pedestre comum começa em {price.preventive}, fora peças.",
        "Quem arruma o portão de pedestres do edifício que não tranca é o técnico de portão, que acerta folha, mola aérea e trava na mesma visita; quadro torto é do serralheiro. O ajuste sem peças sai desde {price.preventive}, e o resto vem item por item para o síndico.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Do sintoma à peça", "O que o portão social está dizendo"],
        slots: [
          [
            "O jeito como ele falha indica a peça. Observe o portão fechar sozinho, de uns 90 graus, sem segurar.",
            "Abra e solte: o que acontece ao fechar mostra o defeito.",
            "Repare no fechamento, que é onde quase toda falha aparece.",
          ],
        ],
        bullets: [
          "Raspa no piso: dobradiça, solda ou coluna cedida.",
          "Bate forte ou não encosta: mola aérea desregulada ou vazando óleo.",
          "Fecha e não tranca: folha caída ou trinco gasto.",
          "Interfone faz barulho e não abre: fonte, fio ou bobina da fechadura.",
          "Eletroímã solta com empurrão: fonte fraca ou chapa desalinhada.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "O que é nosso e o que é do serralheiro"],
        slots: [
          [
            "Primeiro a folha volta ao prumo, depois a mola é regulada para fechar em cerca de 5 segundos sem bater. Por último vêm trava, interfone e botão de saída, testados um a um.",
            "A ordem é folha, mola e trava: sem prumo, a fechadura nova trava também. A mola fica para fechar em torno de 5 segundos, e cada comando é provado.",
            "Alinha-se a folha, regula-se a mola aérea, que leva uns 5 segundos para fechar, e só então se acerta a trava. Interfone e botão são testados no fim.",
          ],
          [
            "Dobradiça parafusada, mola, fechadura, eletroímã e fiação são conosco. Quadro torto, barra podre e folha nova são do serralheiro, que vem antes se a estrutura cedeu.",
            "Fazemos a parte móvel e elétrica. Estrutura, solda de quadro e folha nova ficam com a serralheria, antes da trava.",
            "Peças móveis e elétrica fazemos nós; quadro, barra e folha nova, o serralheiro. Se o quadro cedeu, ele começa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no valor", "Do ajuste à peça"],
        slots: [
          [
            "Do mais barato ao mais caro vêm regular a mola, trocar trinco, trocar mola aérea, fechadura e eletroímã com fonte. Cada peça aparece com a mão de obra em linha própria.",
            "A conta sobe da regulagem ao trinco, deste à mola aérea, à fechadura e ao eletroímã com bateria. O orçamento separa peça e trabalho.",
            "Regular custa menos, mola e trinco ficam no meio, fechadura e eletroímã em cima. Tudo vem discriminado, para a prestação de contas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O prédio fica aberto até o conserto?",
        answers: [
          "Ponha alguém na entrada e mantenha livre a saída de emergência. Corrente e cadeado por dentro são proibidos pelo risco de incêndio.",
          "Um vigia na porta é o certo. Não tranque com corrente, porque quem está dentro precisa sair.",
        ],
      },
      {
        question: "Mola aérea soltou: posso recolocar?",
        answers: [
          "Não force: a mola guarda pressão, e o braço solto machuca. Encoste a folha, avise os moradores e deixe para o técnico.",
          "Deixe com o técnico, pois há óleo sob pressão. Até lá, feche com a mão e sinalize.",
        ],
      },
      {
        question: "Quem aprova o conserto?",
        answers: [
          "O síndico ou a administradora, com o orçamento por escrito, causa e peças em linhas separadas.",
          "Em geral o síndico. Gasto alto pode ir à assembleia, conforme a convenção.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a manutenção?",
        answers: [
          "No mínimo {visits.business}, porque o portão social de prédio abre centenas de vezes por dia. Mola e trinco são os primeiros a gastar.",
          "A revisão é {visits.business}, com mola, dobradiça e trava conferidas. Óleo nas dobradiças, a cada três meses.",
        ],
      },
    ],
    photo: "fotos da folha, das dobradiças, da mola e da trava, com um vídeo fechando",
  },
  {
    id: "conserto-de-eletroima",
    isAskedByName: true,
    broader: "fechadura",
    label: "Conserto de eletroímã de portão",
    phrase: "o conserto do eletroímã do portão",
    asks: [
      "eletroímã queimou",
      "trava eletroímã queimou",
      "portão social eletroímã queimou",
      "portão social trava eletroímã queimou",
      ...combine(
        ["eletroímã", "fechadura magnética"],
        ["queimou portão prédio", "queimou prédio", "parou portão prédio"],
      ),
      ...combine(
        ["eletroímã", "eletroímã portão", "fechadura eletroímã", "fechadura magnética", "fechadura eletromagnética"],
        ["conserto", "consertar", "manutenção", "quebrado", "parou de funcionar", "com defeito", "queimou", "queimado"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos eletroímã de portão de prédio e de comércio, e na maioria das vezes sem trocar o ímã: o defeito comum é chapa desalinhada ou fonte fraca. Queimado, ele é substituído por outro de mesma força. O ajuste da folha é o caso barato, fonte e bateria vêm depois, e o ímã é o mais caro.",
        "O conserto de eletroímã do portão do prédio começa pela folha e pela fonte, que causam quase todo defeito, e só depois vai ao ímã. Alinhar custa menos que fonte ou bateria, e estas menos que um ímã novo, que repete a força do antigo, em geral de 150 ou 300 kg.",
        "Quando parece que o eletroímã do portão queimou, em geral queimou a fonte, e por isso o técnico mede antes de trocar. Se a fonte está boa e o ímã não prende, ele é trocado por outro de mesma força, e até lá o portão se tranca pela chave ou com o porteiro. O orçamento da peça instalada é grátis, por foto.",
        "Arrumamos eletroímã de portão, em prédio e comércio: realinhamos a chapa, trocamos fonte ou bateria e testamos botão e leitor. O ímã só se troca quando a bobina queimou, por um de mesma força, e o reparo simples leva até {trade.smallRepair}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Do sinal ao defeito do eletroímã", "O que cada falha indica"],
        slots: [
          [
            "O jeito como o ímã falha mostra onde procurar.",
            "Repare no que acontece antes de chamar.",
            "Cada sinal leva a uma peça diferente.",
          ],
        ],
        bullets: [
          "Solta com um empurrão: chapa torta, face suja ou fonte fraca",
          "Não segura nada: fonte desligada, fio rompido ou bobina queimada",
          "Não solta: botão, leitor ou interfone que não corta a energia",
          "Solta na falta de luz: bateria vencida",
          "Esquenta ou zumbe: tensão errada na fonte",
        ],
      },
      {
        about: "visit",
        headings: ["Como o conserto é feito", "Do alinhamento à troca do ímã"],
        slots: [
          [
            "A folha e a mola vêm primeiro, porque uma fresta de milímetros entre chapa e ímã já tira a força. Depois se mede a energia no ímã e se testam bateria, botão e leitor, um por um.",
            "Antes do ímã se acerta a folha: se ela não encosta inteira na chapa, ímã nenhum segura. Em seguida se medem fonte, bateria, botão de saída e leitor.",
            "O portão precisa chegar inteiro à chapa, então folha e mola são o começo. Na sequência, a energia é medida no ímã, e cada comando, testado.",
          ],
          [
            "Se há troca, o novo repete a força e o suporte do antigo, e a garantia do reparo são os 90 dias da lei. A entrada fica com alguém enquanto se trabalha.",
            "Ímã novo leva a mesma força e o mesmo suporte, com a garantia da lei. Durante o serviço, alguém cuida da porta.",
            "Havendo troca, mantêm-se força e suporte, e valem os 90 dias da lei. Combine uma pessoa na entrada durante o conserto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "Alinhar, trocar fonte ou trocar ímã"],
        slots: [
          [
            "O valor cresce com a peça, e o alinhamento é sempre a primeira etapa.",
            "Em ordem de custo, os casos são estes.",
            "Do mais barato ao mais caro, fica assim.",
          ],
        ],
        bullets: [
          "Limpar as faces e alinhar a chapa",
          "Trocar o botão de saída ou refazer um fio",
          "Trocar a bateria ou a fonte de 12 V",
          "Regular a folha e a mola que a fecha",
          "Trocar o eletroímã, de 150 ou 300 kg",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fica a entrada até o conserto?",
        answers: [
          "Com alguém na porta ou com outro fecho que se abra por dentro; nunca corrente que prenda quem está no prédio.",
          "Ponha uma pessoa na entrada e mantenha livre a saída de emergência.",
        ],
      },
      {
        question: "Vale trocar o eletroímã por fechadura elétrica?",
        answers: [
          "Em prédio pequeno, pode valer, porque ela segue trancada sem luz. Com muita passagem, o ímã dura mais.",
          "Depende do movimento: muita gente, ímã com bateria; poucos moradores, fechadura com chave.",
        ],
      },
      {
        question: "A bateria do eletroímã dura quanto?",
        answers: [
          "Em geral de 2 a 3 anos. Teste na revisão, cortando a energia da fonte e vendo por quanto tempo o portão segura.",
          "Poucos anos, perto de 2 a 3. Se o portão solta logo que falta luz, é hora de trocá-la.",
        ],
      },
      {
        question: "O eletroímã gasta muita energia?",
        answers: [
          "Pouca: um de 150 ou 300 kg consome poucos watts, mas fica ligado o dia todo. Esquentar demais é sinal de tensão errada.",
          "Não pesa na conta, embora trabalhe 24 horas. Morno é normal; quente, não.",
        ],
      },
    ],
    photo: "fotos do ímã, da chapa, da fonte e da folha, por dentro, com um vídeo do portão fechando",
  },
  {
    id: "portao-social-de-vidro",
    isAskedByName: true,
    broader: "social",
    label: "Portão social de vidro",
    phrase: "o portão social de vidro",
    asks: [
      ...combine(
        [
          "portão social vidro",
          "portão vidro social",
          "porta social vidro",
          "portão pedestre vidro",
          "porta vidro entrada",
        ],
        ["", "prédio", "condomínio"],
      ),
      ...combine(["portão vidro prédio", "porta vidro prédio"], ["fechadura", "eletroímã", "automático", "interfone"]),
    ],
    intent: "question",
    answers: {
      repair: [
        "Vidro de portão social quebrado ou trincado quem troca é o vidraceiro, na medida e com os recortes prontos. Isole a passagem e não use a porta. Depois reinstalamos a trava e regulamos a mola, para a folha não bater. O ajuste parte de {price.preventive}, sem peças.",
        "Com o vidro do portão social quebrado, isole a passagem e chame o vidraceiro, que faz a folha de temperado na medida. A trava, a mola e o interfone são conosco {em}, com regulagem a partir de {price.preventive}, fora peças.",
      ],
      any: [
        "No portão social de vidro do prédio, instalamos e consertamos a trava e o comando: eletroímã ou fechadura própria para vidro, mola, interfone, tag ou senha. A folha é do vidraceiro, porque o temperado não se fura depois de pronto. O ímã com suporte é o mais usado.",
        "Portão de vidro social em prédio leva, quase sempre, eletroímã preso por suporte, sem furar o temperado, com mola que encosta devagar e botão de saída. Trava, mola, bateria e interfone são conosco, em proposta por itens. O vidro é com o vidraceiro.",
        "Para o portão social de vidro, a trava usual no prédio é o eletroímã com bateria, fixado em chapa e suporte, porque o vidro temperado não aceita furo depois de pronto. Instalamos {em} trava, mola e comando. Fechadura elétrica só em modelo para vidro, que custa mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Eletroímã ou fechadura no vidro", "Que trava serve no portão de vidro"],
        slots: [
          [
            "O eletroímã encosta na chapa sem bater, o que poupa o vidro, e um suporte o prende sem furo. Fechadura elétrica só em modelo para vidro, no recorte que veio de fábrica ou na moldura de alumínio.",
            "Com suporte próprio, o ímã se fixa na borda da folha e nada é furado. Havendo moldura de alumínio ou recorte pronto, pode-se usar fechadura feita para vidro.",
            "O ímã é a saída sem furo, presa por suporte em U. Já a fechadura depende de moldura ou do recorte que o vidraceiro deixou.",
          ],
          [
            "A mola fecha devagar e freia no fim, porque porta que bate trinca na borda. Segurar 280 kg é comum no ímã de porta social, e a bateria mantém a tranca por algumas horas sem luz.",
            "Quem quebra o temperado é a batida na borda, e por isso a mola é regulada para encostar. Ímãs de porta costumam segurar perto de 280 kg, com bateria para a falta de luz.",
            "Regule a mola para chegar sem pancada, já que a borda é o ponto fraco. O ímã usual segura uns 280 kg e pede bateria, senão abre no apagão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança na porta de vidro", "O que o vidro exige"],
        slots: [
          [
            "Use só temperado ou laminado, com faixa visível para ninguém se chocar com a folha. Por dentro, o botão de saída abre sempre, sem tag nem senha.",
            "Vidro comum não serve em porta: o certo é temperado ou laminado, com sinalização. Quem está dentro sai pelo botão, mesmo sem cadastro.",
            "A folha deve ser de vidro de segurança e ter faixa à altura dos olhos. A saída é livre pelo botão, em qualquer situação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da trava", "Ímã, fechadura e mola: a ordem de custo"],
        slots: [
          [
            "O eletroímã com suporte e fonte é o mais em conta, a fechadura para vidro custa mais, e a mola de piso mais que a aérea. Cabo até a portaria e bateria somam.",
            "Na ordem estão ímã, fechadura para vidro e conjunto com mola de piso. Encarecem a distância até o interfone e a bateria.",
            "Gasta-se menos no ímã com mola aérea e mais na fechadura própria e na mola embutida. Metros de cabo e bateria entram à parte.",
          ],
          [
            "Instalar a trava com cabo pronto leva algumas horas. A garantia é de {warranty.installation} na instalação.",
            "Com o fio já passado, o serviço cabe em algumas horas, com {warranty.installation} de garantia.",
            "São algumas horas de trabalho quando há conduíte, e a instalação tem {warranty.installation} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vidro trincou. Posso continuar usando?",
        answers: [
          "Não: o temperado trincado se desfaz de uma vez. Isole a passagem e chame o vidraceiro.",
          "Pare de usar e desvie as pessoas. Trinca na borda leva à quebra total no próximo toque.",
        ],
      },
      {
        question: "Dá para pôr motor na porta de vidro?",
        answers: [
          "Dá, em folha com moldura e com sensor, mas só compensa por acessibilidade. No resto, trava e mola bastam.",
          "Em geral não é preciso: a trava solta, a pessoa empurra e a mola fecha.",
        ],
      },
      {
        question: "O interfone que já existe serve?",
        answers: [
          "Na maioria dos casos, sim, com um relé para o eletroímã, que precisa cortar a energia para abrir.",
          "Em geral serve; a fechadura liga direto, e o ímã, por um relé.",
        ],
      },
      {
        question: "Na falta de luz a porta fica aberta?",
        answers: [
          "O eletroímã solta sem energia, por isso leva bateria, que segura algumas horas. A fechadura para vidro fica trancada.",
          "Com bateria, o ímã continua preso por horas. Sem ela, a porta destranca no mesmo instante.",
        ],
      },
    ],
    photo: "fotos da porta de vidro por dentro e por fora, da borda, da moldura e da trava atual",
  },
  {
    id: "social-de-condominio",
    broader: "social",
    label: "Portão social de prédio e condomínio",
    phrase: "o portão social do condomínio",
    asks: [
      ...combine(["portão social", "portão pedestre", "porta social"], ["condomínio", "prédio", "edifício"]),
      ...combine(["automatizar portão social", "portão social automático"], ["condomínio", "prédio"]),
    ],
    intent: "question",
    answers: {
      any: [
        "No portão social de condomínio usa-se eletroímã ou fechadura elétrica com mola, aberto por tag, senha ou portaria. O motor só é preciso por acessibilidade ou em folha pesada. Botão de saída e bateria são parte do conjunto, e como referência a troca de um motor de uso coletivo fica de {price.heavySwap}, com mão de obra.",
        "Portão social de condomínio pode ter motor, mas quase sempre leva eletroímã ou fechadura elétrica com mola, liberado pela portaria, tag ou senha. O motor vale para cadeirante ou folha pesada, e em uso coletivo a troca dele custa de {price.heavySwap}, com o serviço; a trava é orçada por foto, com botão de saída e bateria.",
        "Para o portão social do condomínio, a escolha comum é eletroímã ou fechadura elétrica com mola aérea, por tag, senha ou porteiro, e o motor fica para acessibilidade e folha pesada. A proposta vem por itens, com botão de saída e bateria. Motor coletivo, na troca, sai de {price.heavySwap}, com mão de obra.",
        "O portão social do condomínio fica bem resolvido com eletroímã, ou com fechadura elétrica e mola, liberados por tag, senha ou porteiro. Motor só se justifica para folha pesada ou acessibilidade, e trocar um de uso coletivo custa de {price.heavySwap}, mão de obra incluída. A proposta traz ainda bateria e botão de saída.",
        "Para a entrada de pedestres do condomínio, o portão social dispensa motor na maioria dos prédios: eletroímã ou fechadura elétrica com mola aérea atende, aberto por tag, senha ou portaria. Folha pesada e cadeirante pedem motor, cuja troca em uso coletivo vai de {price.heavySwap} com o serviço; bateria e botão de saída completam o conjunto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Eletroímã, fechadura ou motor no prédio", "O que escolher para muita gente"],
        slots: [
          [
            "Em prédio grande, o eletroímã dura mais, porque segura a folha sem peça que gasta. Em prédio pequeno, a fechadura elétrica basta e custa menos, e o motor entra quando a folha é pesada ou há morador que não pode empurrar.",
            "Com muitos moradores, prefira o eletroímã, um ímã elétrico sem partes móveis. Poucos apartamentos ficam bem com fechadura elétrica, e o motor serve à acessibilidade ou à folha pesada.",
            "O eletroímã não tem lingueta para gastar, por isso aguenta o vaivém de prédio cheio. A fechadura atende o prédio menor, e o motor, quem não pode empurrar a folha.",
            "Movimento é o que separa as opções: o ímã elétrico não se desgasta e convém onde passa muita gente. Onde moram poucas famílias, a fechadura elétrica faz o serviço por menos, e o motor se reserva a folhas pesadas ou a quem não consegue empurrá-las.",
            "Conte quantas vezes a porta abre por dia. Uso intenso favorece o eletroímã, sem lingueta nem mola interna; uso calmo aceita a fechadura, mais em conta, e o motor só vale por acessibilidade ou peso da folha.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Falta de luz e saída de emergência", "Para ninguém ficar preso"],
        slots: [
          [
            "Por dentro, o botão de saída abre sempre, sem tag nem senha, e a rota de fuga segue o projeto dos bombeiros. Na falta de luz, a bateria segura o eletroímã por algum tempo e depois ele solta, então combine quem fica na entrada.",
            "A saída não depende de cartão nem de código: um botão do lado de dentro libera a porta. Sem energia, o eletroímã vive da bateria e, quando ela acaba, abre, o que pede alguém na portaria.",
            "Quem está dentro sai pelo botão, sem tag, como exige a rota de fuga do prédio. O eletroímã solta quando a bateria acaba, e a portaria precisa saber disso.",
            "Sair nunca pode depender de tag: um botão interno destrava a porta, e o caminho de fuga obedece ao projeto aprovado pelos bombeiros. Com a rede desligada, o ímã se mantém pela bateria e solta quando ela esgota, hora em que alguém deve vigiar a entrada.",
            "Em toda porta com trava elétrica há um botão interno que a solta, mesmo para quem está sem cartão, de acordo com a rota de fuga. Já a falta de luz deixa o eletroímã na bateria, que tem fim, e daí em diante a portaria cuida da passagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na proposta do condomínio", "Do que depende o valor"],
        slots: [
          [
            "A proposta separa cada item, para a assembleia comparar e aprovar por etapas. O que já funciona, como o interfone, fica fora dela.",
            "Cada peça e a mão de obra vêm em linha própria, o que facilita a aprovação do síndico. Interfone e cabos em ordem se aproveitam.",
            "Para a assembleia, os itens são listados um a um, com peça e serviço à parte. Só se paga o que falta.",
            "O conselho recebe um orçamento aberto, em que dá para aprovar primeiro o mais urgente. Cabo e interfone que funcionam continuam em uso, sem custo.",
            "Quem aprova precisa ver quanto vale cada parte, e por isso serviço e material não vêm somados. O prédio aproveita o que estiver bom e compra apenas o resto.",
          ],
        ],
        bullets: [
          "Eletroímã ou fechadura elétrica",
          "Leitor de tag ou teclado",
          "Fonte com bateria e botão de saída",
          "Mola aérea e cabo até a portaria",
          "Acerto de dobradiça e batente",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode intertravar o social com outro portão?",
        answers: [
          "Pode: com um módulo de intertravamento, uma porta só abre com a outra fechada, o que forma a clausura. Ele entra em linha própria da proposta.",
          "Sim, um módulo impede que as duas abram juntas. É a chamada clausura, e o botão de emergência da portaria a desliga.",
          "Dá, por um módulo que segura uma porta até a outra fechar, como nas clausuras. O porteiro fica com um botão de emergência, e o módulo é orçado em separado.",
        ],
      },
      {
        question: "Câmera e leitor facial vocês instalam?",
        answers: [
          "A trava, a mola e a ligação são conosco. Para o leitor facial e a câmera, a foto da entrada e o modelo do aparelho mostram se atendemos.",
          "Fazemos a trava e a parte do portão. O aparelho facial depende do modelo, que você pode mandar junto com as fotos.",
          "Trava, mola e fiação do portão fazemos nós. De câmera e leitor de rosto, mande o modelo e fotos da entrada, porque o atendimento depende do aparelho.",
        ],
      },
      {
        question: "A porta bate ou não fecha. O que ajustar?",
        answers: [
          "A mola aérea tem regulagem de velocidade e de batida final. Se a folha arriou, a dobradiça vem primeiro, porque a trava deixa de encontrar o encaixe.",
          "Em geral é a mola fora do ponto ou a dobradiça caída. Regula-se a mola depois que a folha volta ao prumo.",
          "Comece pela dobradiça: folha caída não encontra a trava. Com ela aprumada, gira-se o ajuste da mola aérea até a porta encostar sem pancada.",
        ],
      },
      {
        question: "Quanto dura a bateria na falta de luz?",
        answers: [
          "Depende da carga da bateria e do consumo do eletroímã, por isso ela se dimensiona no projeto. Bateria velha dura pouco e deve ser testada na revisão.",
          "Varia com o tamanho da bateria e com o ímã. Peça o teste na manutenção, porque ela perde carga com os anos.",
          "Quem define é a relação entre a carga dela e o consumo do ímã, calculada na instalação. Com o tempo a reserva encolhe, e a revisão serve para medir isso.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da trava e da portaria",
  },
  {
    id: "social-automatico-preco",
    broader: "social",
    label: "Portão social automático: preço",
    phrase: "o preço do portão social automático",
    asks: [
      "preço portão social abrindo interfone",
      "social abrindo pelo interfone preço",
      "social automático preço",
      "motor portão social preço",
      "motor portão social quanto custa",
      "motor portão pedestre",
      "motor portão pedestre preço",
      "motor portãozinho preço",
      "automatizar portão social preço",
      "automatizar portão social quanto custa",
      "automatizar portão pedestre preço",
      "portão social preço",
      "portão social quanto custa",
      "pedestre automático preço",
      "fechadura portão social preço",
      "social automático quanto custa",
      "porta social preço",
      "porta social quanto custa",
      "portão pedestre preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do portão social automático depende do que abre a folha: a fechadura elétrica com interfone é o mais barato, o eletroímã fica no meio e o motor é o mais caro. O cabo e o acerto da folha também contam. O orçamento das três opções é grátis, por foto do portão.",
        "O preço para automatizar o portão social sai de graça, por foto, porque depende da folha, do tipo de fechadura e da distância da energia. Fechadura elétrica com mola custa menos, e motor custa mais. Onde já existe um motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor para portão social, o portão de pedestre, é orçado por foto na primeira instalação. Mais baratos que o motor são a fechadura elétrica com interfone e o eletroímã, que é uma trava magnética. Se já existe um motor, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      question: [
        "O motor no portão social vale a pena quando alguém não consegue empurrar a folha ou quando passa muita gente. Nas outras casas, fechadura elétrica com interfone e mola deixa o portão de pedestre automático por menos. O valor de cada opção sai de graça, por foto do portão.",
        "Na maioria das casas, não: fechadura elétrica, interfone e mola aérea abrem e fecham o portão social por menos. O motor vale a pena por acessibilidade, folha pesada ou entrada coletiva. Mande a foto do portão para receber o preço das duas opções.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do portão social", "O que soma no orçamento"],
        slots: [
          [
            "Os itens estão do mais barato ao mais caro, e o que muda de casa para casa é o cabo e o estado da folha. O pagamento pode ser em até {shop.instalments} vezes no cartão.",
            "Some só o que a sua entrada precisa, do mais barato ao mais caro. O cartão divide em até {shop.instalments} parcelas.",
            "Estes são os itens, em ordem crescente de valor. O total cabe em até {shop.instalments} vezes no cartão.",
          ],
        ],
        bullets: [
          "Fechadura elétrica, fonte e mola que fecha a folha",
          "Interfone, teclado ou tag, mais o cabo até a rua",
          "Eletroímã com fonte e bateria",
          "Dobradiça e batente acertados, quando a folha raspa",
          "Motor com fotocélula, o mais caro",
        ],
      },
      {
        about: "choose",
        headings: ["Fechadura, eletroímã ou motor: o que compensa", "Qual solução para a sua entrada"],
        slots: [
          [
            "Em casa comum, a fechadura elétrica com mola basta e abre por chave quando falta luz. Prédio e escritório, de muito movimento, usam eletroímã, que não tem peça móvel e precisa de bateria.",
            "Para uma família, a fechadura elétrica é barata, tem chave de reserva e uma mola que fecha a folha. Onde passa muita gente, o eletroímã dura mais, mas solta sem energia e por isso leva bateria.",
            "Em residência, o mais simples resolve: fechadura elétrica com mola e chave. Em entrada de prédio, pelo uso constante, compensa o eletroímã com bateria e botão de saída.",
          ],
          [
            "O motor compensa para cadeirante, idoso ou folha pesada, com força baixa e um sensor que para a folha. Ele só move o portão; quem tranca é a fechadura ou o ímã.",
            "Acessibilidade ou folha difícil de empurrar justificam o motor, regulado com pouca força e fotocélula. A trava ainda depende de fechadura ou eletroímã.",
            "Só quem não consegue empurrar a folha precisa do motor, que trabalha leve e com sensor de parada. Mesmo com ele, quem tranca é a fechadura ou o ímã.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na entrada social", "A visita ao portão de pedestre"],
        slots: [
          [
            "Primeiro a folha é alinhada, com dobradiça e batente acertados, até encostar sem esforço, porque fechadura em portão torto trava em pouco tempo. Depois vêm o cabo, a fonte e a peça escolhida.",
            "O serviço começa pelo alinhamento da folha, já que nenhuma tranca dura em batente torto. Em seguida o técnico passa o cabo, mede a fonte e fixa fechadura, ímã ou motor.",
            "Dobradiça e batente são corrigidos antes, para a folha fechar sozinha e reta. Só então entram fiação, fonte e o conjunto que vai abrir a porta.",
          ],
          [
            "No fim cada comando é testado várias vezes, inclusive a chave com a energia desligada. Com a folha reta e energia perto, o serviço cabe em uma visita.",
            "Interfone, botão e chave são testados com luz e sem luz. O serviço cabe em uma visita quando não há solda nem cabo longo.",
            "Na entrega, o portão é aberto por todos os meios, com e sem energia. Sem serralheria, uma visita basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle da garagem abre o portão social?",
        answers: [
          "Pode, com um receptor próprio: cada botão do controle comanda uma entrada. É preciso que o código do controle combine com o receptor.",
          "Sim, usando outro botão do controle e um receptor no social. Fixo ou rolante, o código deve ser o do receptor.",
        ],
      },
      {
        question: "Portão social automático abre sem luz?",
        answers: [
          "A fechadura elétrica abre por chave; o eletroímã solta sem energia, por isso tem bateria. O motor tem destravamento manual, e a folha de abrir se empurra.",
          "Sim, abre por chave na fechadura ou por destravamento no motor. O eletroímã fica solto sem energia, a menos que a bateria segure.",
        ],
      },
      {
        question: "Dá para aproveitar a fechadura que já tenho?",
        answers: [
          "Se é elétrica e trava bem, sim, e o custo cai. Mecânica comum não recebe comando e precisa ser trocada.",
          "Só a elétrica em bom estado. A comum continua como reserva em alguns casos, mas não abre por interfone ou tag.",
        ],
      },
      {
        question: "Qual motor serve para portão de pedestre?",
        answers: [
          "Serve um braço pequeno, pivotante, para folha de abrir, ou um deslizante leve para folha de correr. Na maioria basta 1/4 HP, com força baixa.",
          "A folha de abrir usa braço pivotante, e a de correr, um deslizante leve. Em geral 1/4 HP é suficiente, regulado com pouca força.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, das dobradiças e do interfone, se houver",
  },
  {
    id: "mola-aerea-com-defeito",
    isAskedByName: true,
    broader: "social",
    label: "Mola aérea que não fecha ou bate",
    phrase: "a mola aérea que não fecha direito",
    asks: [
      ...combine(
        ["mola aérea", "mola hidráulica portão"],
        [
          "não fecha",
          "não fecha direito",
          "não fecha até fim",
          "não segura",
          "fraca",
          "com defeito",
          "vazando óleo",
          "vazando",
          "quebrada",
        ],
      ),
      ...combine(
        ["mola aérea portão social", "mola aérea portão pedestre"],
        ["não fecha", "não fecha direito", "fraca", "vazando", "quebrada"],
      ),
      ...combine(
        ["mola aérea", "mola hidráulica", "mola portão social", "mola portão pedestre"],
        ["conserto", "consertar", "trocar", "troca", "regular", "regulagem"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a mola aérea do portão social não fecha direito, veja antes se a folha raspa no piso ou no batente. Se ela gira livre, gire um quarto de volta no parafuso da batida final. Mola hidráulica que vaza óleo não se regula, é caso de trocar. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão social com mola aérea que não chega a trancar tem folha caída, regulagem errada ou mola vencida. As duas primeiras se acertam na visita, a partir de {price.preventive} em residência, fora peças; trocar a mola hidráulica só é preciso quando ela vaza óleo ou perdeu a força.",
        "Antes de trocar a mola hidráulica do portão social que não fecha direito, teste a folha na mão e ajuste, com giro de um quarto, a batida final. Óleo escorrendo é fim de vida e pede mola nova. Se for só regular, a visita em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste a folha e depois a mola", "Regulagem da mola aérea, passo a passo"],
        slots: [
          [
            "Os giros são pequenos, e o parafuso nunca sai do corpo da mola, porque há óleo sob pressão. Deixe o portão destrancado e alguém segurando a folha.",
            "Gire pouco por vez e nunca retire o parafuso, que segura óleo pressionado. Com uma pessoa na folha e o portão destrancado, é seguro testar.",
            "Bastam uma chave de fenda e paciência: cada ajuste é de um quarto de volta, e o parafuso não se remove. A folha fica destrancada e segura por alguém.",
          ],
        ],
        steps: [
          "Abra e feche o portão devagar, com a mão, e veja se a folha raspa ou pesa.",
          "Se gira livre, mova um quarto de volta o parafuso da batida final.",
          "Feche de novo e veja se o trinco entra sozinho.",
          "Se bate forte, volte um pouco o mesmo parafuso.",
          "Achou óleo na haste ou no corpo? Pare e peça a troca.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mola deixa de fechar", "Folha, regulagem ou mola vencida"],
        slots: [
          [
            "Dobradiça cedida baixa a folha, que encosta no piso ou no batente, e nenhuma mola vence isso por muito tempo. Mola fraca para a largura, ou vento de frente, também para antes do trinco.",
            "Quando a dobradiça cede, a folha raspa e a mola perde para o atrito. Potência abaixo do que o portão pede, ou vento contrário, dá o mesmo resultado.",
            "A folha arriada raspa, e a mola não chega ao fim. Acontece também com mola pequena demais para a largura ou com vento forte de frente.",
          ],
          [
            "O óleo engrossa no frio, e a folha fecha mais devagar; no calor, mais depressa. Por isso a regulagem feita no verão pode falhar no inverno.",
            "A temperatura muda o óleo: no inverno o fechamento atrasa, no verão acelera e bate. Um ajuste por estação resolve.",
            "Frio deixa o óleo grosso e o fechamento lento, e calor faz o contrário. Se falha só em parte do ano, basta regular.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Regular ou trocar a mola", "Quando compensa a mola nova"],
        slots: [
          [
            "Regular cabe na visita e em geral leva até {trade.smallRepair}. Mola que vaza não se recupera, porque o óleo é o que freia a folha, e a nova é escolhida pela largura e pelo peso do portão.",
            "A regulagem é o serviço mais simples, de até {trade.smallRepair}. Sem óleo, a mola bate e não aceita ajuste. A substituta vai pelo peso e pela largura da folha.",
            "Ajustar leva, em regra, no máximo {trade.smallRepair}. Vazou, é troca: o freio é o próprio óleo, e a potência da nova depende de peso e largura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa trocar a mola aérea?",
        answers: [
          "A troca soma a mola e a fixação, e às vezes uma chapa de suporte. Quanto mais larga e pesada a folha, mais cara a mola; peça e serviço são cotados juntos, por foto.",
          "Depende da potência, que segue o peso da folha. Entram mola, montagem e, em perfil fino, uma chapa soldada.",
        ],
      },
      {
        question: "Por que o portão fecha e não tranca?",
        answers: [
          "A folha chega sem força ao trinco ou está fora de altura. Levante-a um pouco com a mão: se tranca, o defeito é da dobradiça.",
          "Falta batida final ou o trinco não encontra o furo. Se trancar ao erguer a folha, acerta-se a dobradiça.",
        ],
      },
      {
        question: "Vento forte atrapalha a mola?",
        answers: [
          "Atrapalha, sobretudo em folha fechada por chapa. Escolhe-se uma potência acima ou um fecho que segure o portão.",
          "Sim. De frente para o vento, usa-se mola um número mais forte, com batida final bem regulada.",
        ],
      },
      {
        question: "A mola aérea serve com fechadura elétrica?",
        answers: [
          "Serve e combina: a fechadura solta, a pessoa entra e a mola fecha até trancar. A regulagem final evita que o trinco bata fora do furo.",
          "Sim, uma abre e a outra fecha. O cuidado é regular a chegada, para o trinco encaixar sem pancada.",
        ],
      },
    ],
    photo: "fotos da mola, das dobradiças e do batente, com um vídeo do portão fechando",
  },
  {
    id: "portao-social-que-fecha-sozinho",
    broader: "dobradica",
    label: "Mola para o portão social fechar sozinho",
    phrase: "a mola que fecha o portão social",
    asks: [
      "mola pivotante social fecha sozinho",
      "mola portão social fecha sozinho",
      "mola social fecha sozinho",
      "mola pivotante fecha sozinho",
      "mola porta social fecha sozinha",
      "mola pivotante social",
      "mola portão pivotante social",
      "mola portão pedestre fecha sozinho",
      "fazer portão social fechar sozinho",
      "como fazer portão social fechar sozinho",
      "portão social fechar sozinho",
      "portão pedestre fechar sozinho",
      "mola piso portão",
      "mola piso",
      "mola hidráulica piso",
      "mola piso portão social",
      "dobradiça mola portão",
      "dobradiça com mola",
      "dobradiça mola",
      "dobradiça fecha sozinha",
      "dobradiça fecha sozinha portão social",
    ],
    intent: "question",
    answers: {
      any: [
        "A mola que faz o portão social pivotante fechar sozinho pode ser aérea, no alto da folha, de piso, sob o pivô, ou dobradiça com mola, em folha leve. Em portão de rua a aérea costuma ser a melhor, porque fecha devagar. A nova é orçada por foto, já instalada, e só regular em casa parte de {price.preventive}, sem peças.",
        "Para o portão social fechar sozinho, há mola aérea, a mais usada, mola de piso, para folha pesada que gira em pivô, e dobradiça com mola, só para portãozinho leve, já que ela não tem freio. Em residência, a visita com regulagem começa em {price.preventive}, fora as peças.",
        "Mola de piso, dobradiça com mola ou mola aérea: as três fecham o portão social, e a folha decide qual. Pesada em pivô vai de mola de piso, leve e estreita de dobradiça, e as demais de aérea, que não bate. A visita custa desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mola aérea, de piso ou dobradiça de mola", "Qual mola para cada portão social"],
        slots: [
          [
            "A aérea tem um parafuso para a velocidade e outro para os últimos centímetros, e se troca sem quebrar nada. A de piso fica escondida, sustenta folha pesada e pede obra com escoamento de água, porque água na caixa a estraga.",
            "Na aérea regulam-se a velocidade e a chegada, por dois parafusos. A de piso vai embutida sob o pivô, discreta e forte, mas exige quebrar o chão e dar saída à água.",
            "Duas regulagens, de percurso e de chegada, tornam a aérea a mais prática. A mola de piso some da vista e leva peso, ao custo de obra e de um dreno.",
          ],
          [
            "A dobradiça de mola fecha sem freio: em folha larga ou com vento, bate. Serve em portãozinho estreito.",
            "Como não freia, a dobradiça com mola só convém em folha leve e estreita.",
            "Folha larga com dobradiça de mola bate forte, por isso ela fica para o portão pequeno.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é posta e regulada", "Montagem e regulagem na folha"],
        slots: [
          [
            "Primeiro a folha volta ao prumo, até girar leve e encostar no batente, porque mola nenhuma fecha folha torta. Depois ela é presa à travessa, com suporte soldado em perfil fino, e regulada até a fechadura trancar sem pancada.",
            "O técnico acerta dobradiça, pivô e batente antes de tudo. A mola vai na travessa de cima, com chapa soldada no gradil, e o ajuste termina quando a fechadura tranca toda vez, sem bater.",
            "Dobradiça e batente são acertados primeiro, porque folha caída não fecha com mola nenhuma. Onde o perfil é fino vai um apoio soldado, e no fim se regula a velocidade até a fechadura encaixar devagar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Para não prender dedo nem bater", "Cuidados com portão que fecha sozinho"],
        slots: [
          [
            "A chegada tem de ser lenta, porque criança e idoso demoram a tirar a mão. Não calce a folha aberta com pedra, que tira a regulagem e pode soltar o suporte: use modelo com parada.",
            "Folha que fecha e bate prende dedos, então regule os últimos centímetros antes de usar. Para manter aberta, só mola com parada, e nunca um calço.",
            "Deixe o fim do percurso devagar, pensando em crianças e idosos. Calço contra a mola estraga o suporte, e para isso há modelo que para aberto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona junto com fechadura elétrica?",
        answers: [
          "Funciona e faz falta, porque a fechadura só tranca se a folha encosta até o fim.",
          "Sim. Regula-se a chegada para vencer o trinco sem bater.",
        ],
      },
      {
        question: "Quanto tempo leva a montagem?",
        answers: [
          "Em geral uma visita, se a folha está no prumo. A de piso demora mais, porque pede obra.",
          "Costuma caber numa visita; solda de suporte ou dobradiça caída acrescenta serviço.",
        ],
      },
      {
        question: "A mesma peça serve na garagem?",
        answers: [
          "Não, ela é para folha de pedestre. Portão de carro fecha pelo motor.",
          "Não. Na garagem quem move e segura a folha é o motor.",
        ],
      },
      {
        question: "A mola vaza óleo. Tem conserto?",
        answers: [
          "Em geral se troca, porque o óleo é o freio. Sem ele, a folha bate.",
          "Não compensa: perdido o óleo, ela não regula mais.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, das dobradiças ou do pivô e do batente, com a largura da folha",
  },
  {
    id: "social-mola-aerea",
    broader: "social",
    label: "Mola aérea do portão social",
    phrase: "a mola aérea do portão social",
    asks: [
      "social bate vento",
      "portão social bate vento",
      "mola aérea",
      "mola aérea portão",
      "mola aérea social",
      "mola portão social",
      "mola hidráulica portão",
      "mola portão pedestre",
      "mola porta social",
      "regular mola aérea",
      "mola fecha portão social",
      "mola fecha portão pedestre",
      "social bate forte",
      "social bate muito",
      "social batendo",
      "social não fecha sozinho",
      "social não fecha",
      "portão social bate",
      "portão social bate forte",
      "portão pedestre bate forte",
    ],
    intent: "question",
    answers: {
      any: [
        "A mola aérea para portão social é o braço com óleo que fecha a folha devagar e sem bater, e serve quando ela bate forte, com o vento ou não, ou não fecha sozinha. O parafuso do percurso e o da batida final controlam a velocidade; vazando óleo, ela é trocada, e a visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão social bate ou não fecha até o trinco, a mola aérea está desregulada, fraca ou falta. Ela fecha a folha devagar e freia os últimos centímetros, e o modelo segue a largura e o peso; a nova é orçada com a instalação, por foto, e só regular, em residência, começa em {price.preventive}, fora peças.",
        "Para o portão social fechar sozinho sem bater, mesmo com vento, usa-se a mola aérea, com dois ajustes de velocidade. Se já existe uma, basta regular, ou trocar quando vaza óleo. A visita custa desde {price.preventive} em casa, sem contar peças.",
        "Mola hidráulica no portão de pedestre é a mola aérea, um braço com óleo que fecha a folha devagar e sem bater. Ela é escolhida pelo peso e pela largura da folha e regulada em dois parafusos. Quando vaza óleo, não se conserta: é trocada, com orçamento grátis por foto.",
      ],
      price: [
        "A mola aérea do portão social tem o preço definido pela largura e pelo peso da folha, com a instalação no mesmo orçamento, dado por foto. Regular a que existe, em casa, parte de {price.preventive}, sem peças. Se ela só bate forte, a regulagem costuma bastar, e vazando óleo é trocada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Regulagem da mola aérea", "Acertar a mola que bate ou não fecha"],
        slots: [
          [
            "A regulagem se faz por parafuso, em frações de volta, e ele nunca sai do corpo da mola. Antes, veja se a folha gira livre, porque dobradiça caída e batente torto dão o mesmo defeito.",
            "Giros pequenos de parafuso bastam, sem tirá-lo. Mola nenhuma vence folha arriada ou que raspa, então confira isso primeiro.",
            "Ajuste pouco de cada vez e nunca remova o parafuso. Se a folha raspa ou está caída na dobradiça, o problema não é a mola.",
          ],
        ],
        steps: [
          "Abra e feche na mão: a folha deve girar sem raspar.",
          "No parafuso do percurso, aperte para fechar mais devagar.",
          "No da batida final, acerte só os últimos centímetros.",
          "Abra até o fim, solte e veja se chega ao trinco sem bater.",
          "Com óleo escorrendo na haste, pare e peça a troca.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual mola aérea para o portão social", "Potência da mola e peso da folha"],
        slots: [
          [
            "A potência, a força com que ela fecha, vem em número na caixa, com a largura e o peso de folha que atende. Com fechadura elétrica, ela precisa levar a folha até o trinco, ou a trava não fecha.",
            "Escolha pelo número de potência da caixa, que cresce com a largura e o peso da folha. Se há fechadura elétrica, a força tem de bastar para encostar no trinco.",
            "Largura e peso da folha definem o número de potência, escrito na embalagem. A mola fraca não encosta a folha, e a fechadura elétrica fica aberta.",
          ],
          [
            "Em portão de rua, prefira modelo que aceite sol e chuva, porque o comum perde óleo cedo.",
            "Ao tempo, a mola de uso interno vaza logo, e por isso se usa a de área externa.",
            "Para a rua, mola feita para ficar ao tempo, já que a interna resseca e vaza.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é instalada", "A montagem da mola na folha"],
        slots: [
          [
            "Dobradiça e batente são acertados antes, até a folha girar leve. O corpo vai na travessa de cima e o braço no batente, com suporte soldado onde o perfil é fino, e a regulagem final é feita com a fechadura no lugar.",
            "A folha é posta no prumo, e então a mola é presa em cima, com chapa de apoio em gradil ou perfil fino. Por último se regula a velocidade até o trinco fechar sem pancada.",
            "Primeiro se acerta dobradiça e batente. Em perfil fino solda-se um suporte para o corpo e o braço da mola, e o ajuste termina com a fechadura travando toda vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mola aérea serve no portão da garagem?",
        answers: [
          "Não, ela é feita para porta e portão de pedestre. O portão de carro usa motor.",
          "Só em folha de pedestre. Folha de garagem é grande demais para ela.",
        ],
      },
      {
        question: "Mola vazando óleo tem conserto?",
        answers: [
          "Em geral se troca, porque o óleo é o que freia a folha. Sem ele a mola bate e não regula mais.",
          "Não compensa. Perdido o óleo, acaba o freio, e a saída é outra mola.",
        ],
      },
      {
        question: "Ela segura o portão aberto?",
        answers: [
          "Alguns modelos têm parada a 90 graus. Em entrada de rua é melhor não usar, para o portão fechar sempre.",
          "Só os modelos com parada a 90 graus, que na rua não convêm, porque o portão fica aberto.",
        ],
      },
      {
        question: "Quanto custa instalar a mola aérea?",
        answers: [
          "O preço soma a mola, pela potência, e a fixação, que sobe se houver solda de suporte. Regular a que existe sai menos que trocar.",
          "Depende da potência e de precisar de suporte na folha. Só regular é o mais barato.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da mola e das dobradiças, com a largura da folha",
  },
  {
    id: "social-so-abre-por-dentro",
    broader: "social",
    label: "Portão social só abre por dentro",
    phrase: "o portão social que só abre por dentro",
    asks: [
      "social só abre dentro",
      "social não abre fora",
      "social só abre lado dentro",
      "social abre dentro fora não",
      "portão pequeno só abre dentro",
      "portãozinho só abre dentro",
      "social só abre interno",
      "portão pedestre só abre dentro",
      "social não abre rua só dentro",
      "fechadura só abre dentro",
      "fechadura não abre fora",
      "fechadura abre dentro fora não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão social só abre por dentro e sempre foi assim, é o normal. A fechadura tem botão ou maçaneta só do lado da casa, e por fora se abre com chave, interfone ou senha. Se parou de abrir da rua, o defeito é do miolo, da tecla do interfone ou do fio. A visita em casa parte de {price.preventive}, sem peças.",
        "Portão de pedestre que não abre da rua e abre por dentro tem bobina e trinco bons: falta o comando de fora. Chave que não gira é miolo, interfone que não libera é tecla, relé ou fio molhado, e o acerto em residência começa em {price.preventive}, fora peças.",
        "A porta social abre por dentro e por fora não quando o comando da rua falhou: miolo gasto, tecla do interfone ou cabo oxidado. Nas fechaduras sem maçaneta externa isso é normal, e só a chave ou o interfone abrem. O conserto em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Normal ou defeito?", "O que falta do lado de fora"],
        slots: [
          [
            "Por segurança, muitas fechaduras elétricas têm botão só por dentro, e o lado da rua não tem maçaneta que abra. Se antes abria e agora não, é defeito.",
            "Lado da rua sem maçaneta é o comum na fechadura elétrica, porque de fora só se abre com chave ou interfone. Só houve defeito se o comando parou.",
            "Fechadura elétrica nasce assim: botão dentro, chave ou interfone fora. Mudou de repente, há algo com defeito.",
          ],
          [
            "As três causas são miolo gasto, tecla ou relé do interfone e cabo da rua, que molha e oxida primeiro. A voz passa e a força, não, porque a fechadura pede cerca de 1 ampere por um instante.",
            "O cabo da rua é o primeiro a falhar, pela chuva: o áudio funciona, mas não chega corrente para a bobina. Miolo e tecla vêm depois.",
            "Miolo, tecla e fio são os suspeitos. Fio oxidado deixa passar a voz e não o pico de corrente que a fechadura precisa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que testar", "Separe chave, interfone e fio"],
        slots: [
          [
            "Com alguém do outro lado e a folha aliviada na mão, quatro testes separam os defeitos. Nenhum pede ferramenta.",
            "Faça com outra pessoa, uma de cada lado, e sem forçar a chave. Em cinco minutos se sabe o que falhou.",
            "Dois minutos com ajuda mostram qual parte falha. Alivie a folha e não force.",
          ],
        ],
        steps: [
          "Abra por dentro e repare se o trinco recolhe inteiro.",
          "Teste a chave por fora, com a folha aliviada.",
          "Peça para liberarem pelo interfone e escute o clique na fechadura.",
          "Clique sem abrir: trinco preso ou pouca corrente. Sem clique: fio ou tecla.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na entrada social", "A visita ao portão de pedestre"],
        slots: [
          [
            "O técnico mede a tensão que chega à fechadura ao apertar o interfone, em geral 12 V. Com voltagem, troca-se ou limpa-se a peça; sem ela, refaz-se o fio ou o contato da tecla.",
            "A medição na fechadura, com o interfone acionado, mostra se há os 12 V. Chega e não abre, é a fechadura. Não chega, é o cabo ou a tecla.",
            "O técnico mede se os 12 V chegam à fechadura. Se chegam, o defeito é da fechadura. Se não chegam, é da fiação.",
          ],
          [
            "A folha também é alinhada, porque trinco apertado não recolhe com pouca força, e o serviço simples leva até {trade.smallRepair}. Trocar o miolo é o mais barato, e passar cabo novo, o mais caro.",
            "O batente é acertado, porque folha torta prende o trinco. Miolo fica embaixo no preço, cabo novo em cima, e o reparo simples cabe em {trade.smallRepair}.",
            "A dobradiça e o batente são ajustados para o trinco entrar livre. O caso simples leva até {trade.smallRepair}. O miolo custa menos que a troca do cabo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr senha do lado de fora?",
        answers: [
          "Dá: um teclado ou leitor ligado à fechadura, na mesma entrada do interfone. O valor soma o aparelho e o cabo até a fonte.",
          "Sim, com teclado, tag ou biometria. A fechadura elétrica continua a mesma.",
        ],
      },
      {
        question: "Fiquei do lado de fora. E agora?",
        answers: [
          "Ligue para quem está dentro ou use a chave. Sem as duas, o atendimento é {shop.hours}. Não force a folha, que o trinco entorta.",
          "Peça a alguém que abra por dentro ou use a chave. Sem isso, atendemos {shop.hours}.",
        ],
      },
      {
        question: "Precisa trocar a fechadura?",
        answers: [
          "Nem sempre: miolo, tecla e fio se trocam em separado. A fechadura só sai quando a bobina ou o trinco falhou.",
          "Na maioria das vezes, não precisa. Se ela abre por dentro pelo botão, a bobina e o trinco estão bons.",
        ],
      },
      {
        question: "A chave entra, mas não gira. É o miolo?",
        answers: [
          "Quase sempre, ou a folha empurra o trinco e trava o giro. Alivie a folha com a mão e tente de novo; se não girar, troca-se o cilindro.",
          "Provavelmente é o cilindro da chave. Antes de trocar, segure a folha para tirar a pressão do trinco e tente de novo.",
        ],
      },
    ],
    photo: "fotos dos dois lados da fechadura e do painel do interfone",
  },
  {
    id: "puxador-do-portao-social",
    broader: "social",
    label: "Puxador do portão social",
    phrase: "o puxador do portão social",
    asks: [
      "puxador portão social",
      "puxador caixa correio",
      "puxador caixa correio portão",
      "puxador portão",
      "puxador portão pedestre",
      "puxador portão garagem",
      "puxador portão ferro",
      "puxador portão alumínio",
      "trocar puxador portão",
      "instalar puxador portão",
      "qual puxador portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão social, o puxador vai do lado da fechadura, a cerca de 1 metro do chão, preso por parafuso que atravessa a folha. A caixa de correio vai no muro ou na grade fixa, nunca na folha que abre. São peças de serralheiro, e nós cuidamos da fechadura elétrica e da mola.",
        "Puxador e caixa de correio para portão social têm lugares diferentes: o puxador, tubo fixo de inox ou alumínio, na folha, a 1 metro de altura; a caixa, na parte que não se move. Quem fixa os dois é o serralheiro, e o que tranca o portão é conosco.",
        "Escolha para o portão social puxador de tubo, firme, a uns 10 cm do batente e 1 metro do piso, e ponha a caixa de correio no muro ao lado. Peso pendurado na folha desalinha a dobradiça, e a fechadura deixa de fechar.",
      ],
      price: [
        "O puxador e a caixa de correio são peças de loja de ferragens, e o preço da fixação é do serralheiro. Conosco ficam a fechadura elétrica, a mola e o ajuste do portão social, em visita que em casa parte de {price.preventive}, sem peças.",
        "Para puxador e caixa de correio, o valor é o da peça, mais cara em inox, e o do serralheiro que prende. Se a folha ficou caída com o peso, o ajuste em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual puxador escolher", "Material, tamanho e lugar do puxador"],
        slots: [
          [
            "Inox e alumínio aguentam chuva sem pintura, e o de ferro descasca. Deixe pelo menos 10 cm entre o puxador e o batente, para ninguém prender a mão.",
            "Ao tempo, prefira inox ou alumínio, que não enferrujam. A distância até o batente fica em 10 cm ou mais, por causa dos dedos.",
            "Ferro pede tinta, inox e alumínio não. Afaste a peça uns 10 cm da borda, para a mão não raspar ao fechar.",
          ],
          [
            "Com fechadura elétrica, o puxador do lado da rua é fixo, sem maçaneta. Tubo de 30 a 60 cm serve a criança e adulto.",
            "Em portão que abre por interfone, use do lado de fora um tubo que não gira, de 30 a 60 cm.",
            "Do lado da rua, peça fixa e sem giro, de 30 a 60 cm, porque quem abre é a fechadura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde vai a caixa de correio", "Caixa de correio sem atrapalhar o portão"],
        slots: [
          [
            "No muro ou na grade fixa, a caixa não balança nem tira o portão do esquadro. A boca fica para a calçada, e a portinha, com chave, para dentro.",
            "A parte fixa é o lugar dela: na folha, bateria na coluna ao abrir. Abertura para fora e porta com chave do lado de dentro.",
            "Fixada no muro, ela não pesa na dobradiça. A carta entra pela rua e sai por dentro, com chave.",
          ],
          [
            "Confira se a caixa não avança sobre a calçada nem entra no arco da folha. Em portão com motor, qualquer peso novo pede rever a regulagem.",
            "A caixa não pode passar do muro para o passeio nem ficar no caminho da folha. Folha automática com peso extra é regulada de novo.",
            "Deixe livre o giro do portão e a calçada. Se a folha é motorizada e ganhou peso, a força é reajustada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Se a folha caiu com o peso", "O ajuste depois de instalar o puxador"],
        slots: [
          [
            "Folha que desceu raspa e não tranca. O técnico alinha a dobradiça, regula a mola e acerta o trinco, em geral em até {trade.smallRepair}.",
            "Se ficou raspando ou sem trancar, alinham-se dobradiça e trinco e regula-se a mola, serviço de até {trade.smallRepair}.",
            "Portão que passou a raspar pede dobradiça no prumo, trinco no furo e mola acertada, o que cabe em {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso furar o portão para pôr o puxador?",
        answers: [
          "Pode em chapa e tubo, longe da fechadura e do fio dela. Proteja o furo com tinta contra ferrugem.",
          "Sim, com parafuso passante e arruela. Veja antes por onde passa o fio da fechadura elétrica.",
        ],
      },
      {
        question: "Vocês instalam puxador e caixa de correio?",
        answers: [
          "Não, essas peças são do serralheiro. Fechadura elétrica, mola, interfone e motor são o nosso serviço.",
          "Fixar as duas é serralheria. Nós fazemos a parte de abrir, fechar e trancar.",
        ],
      },
      {
        question: "O portão social fecha sozinho depois de puxado?",
        answers: [
          "Com mola aérea regulada, fecha. Sem ela, cada um precisa puxar até o trinco entrar.",
          "Sim, se tiver mola, que se regula para chegar devagar ao trinco.",
        ],
      },
      {
        question: "A caixa de correio tem altura certa?",
        answers: [
          "Em geral entre 1,2 e 1,6 metro, ao alcance do carteiro sem descer da calçada. Os Correios pedem número da casa visível.",
          "Entre 1,2 e 1,6 metro do piso, perto do número da casa.",
        ],
      },
    ],
    photo: "uma foto do portão social inteiro, por dentro e por fora",
  },
];
