import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What goes wrong with remotes, locks, beacons and sensors, each with a cause of its own. */
export const falhasDeAcessorios: NarrowConcept[] = [
  {
    id: "controle-copiado-nao-abre",
    broader: "controle-nao-funciona",
    label: "Controle copiado não abre",
    phrase: "o controle copiado que não abre o portão",
    asks: [
      "original funciona cópia não",
      "original abre cópia não",
      "controle original cópia não",
      "cópia não abre só original",
      "cópia não funciona só original",
      ...combine(
        [
          "controle cópia",
          "cópia controle",
          "controle copiado",
          "controle clonado",
          "clonei controle",
          "copiei controle",
        ],
        ["não funciona", "não abre", "não pega", "não deu certo"],
      ),
      "controle duplicado não funciona",
      "controle duplicado não abre",
      "dupliquei controle não",
      "clonar controle não deu certo",
      "copiar controle não deu certo",
      "fiz cópia controle não",
      "chaveiro copiou controle não",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle copiado que não abre quase sempre veio de um original de código rolante, que muda a cada toque e não aceita cópia: o novo precisa ser gravado direto na central. Se o código é fixo, confira a frequência, troque a pilha do original e refaça a cópia. Controle e gravação vêm num orçamento só, antes da visita.",
        "Se o controle original funciona e a cópia não, ou o código é rolante, que não se clona, ou a frequência é outra, ou a cópia ficou incompleta. Pilha nova e os dois encostados resolvem a última. Nas outras, grava-se um controle compatível na central, e o preço de aparelho e serviço é informado antes de o técnico ir.",
        "Clonou o controle e ele não abre porque o original usa código rolante, está em outra frequência ou foi mal copiado. Código fixo aceita nova cópia com pilha boa. O rolante pede um controle da linha gravado na placa pelo técnico, e a foto do original dá o preço com a mão de obra.",
        "Controle copiado que parou de funcionar depois de abrir por um tempo está com a pilha fraca, perdeu a cópia ou teve o código apagado da central. Teste o original: se ele abre, troque a pilha e refaça a cópia. Se ele também falha, os dois precisam ser gravados outra vez. Se a cópia nunca abriu, o código deve ser rolante.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a cópia não abre", "Código, frequência ou cópia incompleta"],
        slots: [
          [
            "No código rolante, a cópia guarda um número que a central já não aceita, e por isso abre uma vez ou nenhuma. Um copiador de 433 MHz também não lê controle de 292 ou 315 MHz, mesmo que a luz acenda.",
            "O rolante troca de código a cada toque, e o clone repete um que já passou. Outra falha é a frequência: quem copia em 433 MHz não alcança um original de 292 ou 315 MHz.",
            "Cópia de rolante nasce vencida, porque a central espera sempre o código seguinte. Se o original é fixo, veja a frequência, já que o copiador de 433 MHz não conversa com 292 ou 315 MHz.",
          ],
          [
            "Pilha fraca no original ou os dois afastados deixam a cópia pela metade.",
            "Mesmo no código fixo, pilha cansada e distância entre os controles estragam a cópia.",
            "Há ainda a cópia mal feita, com o original de pilha fraca ou longe do outro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como resolver", "Da cópia à gravação na central"],
        slots: [
          [
            "Faça os testes com o portão à vista e ninguém no caminho. A gravação na placa fica com o técnico, porque há tensão de rede sob a tampa.",
            "Estes passos são todos fora do motor. Se chegar a vez de gravar na central, deixe para o técnico, já que ali passa a energia da rede.",
            "Comece pelo que não pede abrir nada, com a passagem livre. Gravar na placa é serviço de técnico, pela tensão que há na caixa.",
          ],
        ],
        steps: [
          "Teste o original: se ele abre, central e receptor estão bons.",
          "Leia a frequência atrás dos dois controles.",
          "Troque a pilha do original e refaça a cópia com os dois encostados.",
          "Se não abriu, peça um controle compatível, gravado na central.",
        ],
      },
      {
        about: "visit",
        headings: ["A gravação na central", "Controle novo, gravado na placa"],
        slots: [
          [
            "O técnico confirma pela placa qual código ela aceita e grava o controle novo, original ou compatível, sem apagar os outros. Leva poucos minutos, e vários controles entram na mesma visita.",
            "Na visita, a central mostra o tipo de código, e o controle certo é cadastrado ao lado dos que já existem. Como é rápido, vale reunir todos os que a família precisa.",
            "Pelo modelo da central se sabe que controle serve. Ele é cadastrado nela e os antigos continuam. Aproveite para gravar os que faltam, porque a ida é a mesma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cópia abriu uma vez e parou. Por quê?",
        answers: [
          "É sinal de código rolante: o código copiado já foi usado, e a central o recusa. Só a gravação na placa resolve.",
          "Porque o original é rolante. O clone repetiu um código válido uma vez, e ele não vale mais.",
        ],
      },
      {
        question: "O chaveiro pode devolver o dinheiro?",
        answers: [
          "Peça a troca com a nota: se a cópia não funciona no seu portão, o serviço não foi entregue.",
          "Pode e costuma trocar. Leve o original, a cópia e a nota, e mostre que só um abre.",
        ],
      },
      {
        question: "Como sei se o meu código é rolante?",
        answers: [
          "Controle mais novo, de chaveiro sem chavinhas por dentro, costuma ser rolante. A marca e o modelo atrás dele confirmam.",
          "Pelo modelo, lido no verso. Os antigos, com fileira de chavinhas, são de código fixo.",
        ],
      },
      {
        question: "Gravar na central atrapalha os outros controles?",
        answers: [
          "Não: a gravação soma o novo aos que já estão. Só a limpeza da memória apaga os outros.",
          "Não, quando é feita do jeito certo. Por garantia, tenha todos à mão no dia.",
        ],
      },
    ],
    photo: "fotos do controle original e da cópia, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-nao-acende",
    broader: "controle-nao-funciona",
    label: "Luz do controle não acende",
    phrase: "o controle do portão que não acende a luz",
    asks: [
      "led do controle apagado",
      "led controle portão apagado",
      "controle sem luz aperto botão",
      "controle não acende",
      "controle não acende luz",
      "luz controle não acende",
      "led controle não acende",
      "luzinha controle não acende",
      "controle portão não acende",
      "controle [marca] não acende",
      "controle [marca] não acende luz",
      "controle luz apagada",
      "controle não dá sinal",
      "controle não liga",
      "controle [marca] não liga",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle que não acende a luz está sem pilha boa, com a pilha ao contrário ou com o contato oxidado. Ponha uma nova do mesmo código, respeite o lado do positivo e limpe as molas com pano seco. Se continua apagado, o defeito é dele, e um compatível pode ser gravado na central.",
        "Se o controle não liga, comece pela pilha nova, com o código impresso na velha, e pela mola que a segura. Depois vêm oxidação e botão gasto. O motor não tem culpa, como outro controle mostra, e se nada resolver, compensa um compatível, gravado na central.",
        "Luz apagada no controle é falta de energia nele: pilha gasta, invertida ou mal encostada. Troque por outra igual, confira o positivo, limpe o contato e aperte cada botão; sem sinal de vida, a placa dele se foi, e resta outro controle de mesmo código.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passos para acender de novo", "O teste em casa"],
        slots: [
          [
            "Alguns modelos não têm luz, e nesses só o teste perto do portão decide. Nos outros, siga a ordem, sobre uma mesa.",
            "Veja antes se o seu modelo tem luz: os que não têm se testam no portão. Se tem, faça um passo por vez.",
            "Controle sem LED nunca acende, e a prova é no portão. Para os que acendem, a sequência leva poucos minutos.",
          ],
        ],
        steps: [
          "Abra a capa e leia o código da pilha.",
          "Ponha outra igual, com o positivo no lado marcado.",
          "Limpe as molas com pano seco e levante-as de leve.",
          "Aperte cada botão olhando a luz.",
          "Se acendeu e o portão não abre, falta gravar. Se não acendeu, o defeito é do controle.",
        ],
      },
      {
        about: "causes",
        headings: ["O que apaga o controle", "Pilha, contato ou botão"],
        slots: [
          [
            "Pilha parada há anos na gaveta pode estar fraca mesmo nova, e uma de código parecido, como 27A no lugar de 23A, não serve. Crosta branca ou verde no contato é vazamento, que não deixa a energia passar.",
            "Nova de data antiga também falha, e a 27A não substitui a 23A, embora se pareçam. Se a mola tem crosta, a pilha vazou, e o contato precisa de limpeza a seco.",
            "O código da pilha tem de ser exatamente o mesmo, porque 23A e 27A são diferentes. Mola com crosta verde ou branca não conduz, ainda que a pilha esteja boa.",
          ],
          [
            "Se só um botão acende, a borracha dos outros gastou. Queda ou água parte a solda, e aí a luz não volta.",
            "Um botão vivo e outro morto é tecla gasta. Depois de tombo ou banho, a trilha pode ter rompido.",
            "Tecla que não acende, com outra acendendo, está gasta. O controle que caiu ou molhou pode ter a placa aberta.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o controle apagado", "Quando comprar outro"],
        slots: [
          [
            "Contato e botão às vezes têm conserto. Trilha quebrada ou placa corroída custa mais que outro. O novo, original ou compatível, precisa da mesma frequência, em geral 433,92 MHz, e do código da central, e é gravado nela.",
            "Limpeza e mola valem a tentativa. Com a placa comida ou partida, compre um de mesmo código e frequência, quase sempre 433,92 MHz, para gravar na central.",
            "Vale consertar o que é de contato. O resto se troca por um controle da frequência da central, que costuma ser 433,92 MHz, e do mesmo tipo de código, cadastrado nela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar a pilha apaga a gravação?",
        answers: [
          "Não: o código fica guardado no controle e na central, e a pilha só alimenta. Depois da troca, ele abre sem nova gravação.",
          "Não apaga: a gravação fica guardada na central e no próprio controle. Com a pilha certa, ele volta a abrir como antes.",
        ],
      },
      {
        question: "A luz acende fraca. É o mesmo caso?",
        answers: [
          "Quase: luz fraca é pilha no fim ou contato ruim, e o alcance cai junto.",
          "É o passo anterior. Troque a pilha antes que ela vaze e corroa a placa.",
        ],
      },
      {
        question: "Como entro em casa sem o controle?",
        answers: [
          "Pela botoeira, por outro controle ou pelo portão social. O de correr ou de abrir, em bom estado, pode ser destravado com o disjuntor desligado; o basculante, não.",
          "Use o botão da parede ou o portão de pedestres. Destravar na mão serve só em folha de correr ou de abrir, sem energia.",
        ],
      },
      {
        question: "Quanto custa gravar um controle novo?",
        answers: [
          "Controle e gravação são orçados juntos, antes da visita, pela foto da frente e do verso do atual. Vários podem ser gravados na mesma ida.",
          "O valor soma o aparelho, por unidade, e o serviço do técnico na central, e sai por foto. Reúna todos os que faltam, para uma só ida.",
        ],
      },
    ],
    photo: "fotos do controle aberto, da pilha com o código e do verso",
  },
  {
    id: "fechadura-abre-sozinha",
    broader: "fechadura",
    label: "Fechadura elétrica dispara sozinha",
    phrase: "a fechadura elétrica que dispara sozinha",
    asks: [
      "fechadura dispara sozinha",
      "fechadura disparando",
      "fechadura elétrica dispara",
      "fechadura abre sozinha",
      "fechadura abrindo sozinha",
      "fechadura destrava sozinha",
      "portão social abre sozinho",
      "fechadura fica disparando",
      "fechadura não para disparar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fechadura elétrica que dispara sozinha recebe comando sem ninguém apertar: botão preso, fio em curto ou molhado, ou interfone com defeito. Tranque com a chave e desligue a fonte do interfone. A visita com medição do cabo em casa parte de {price.preventive}, sem peças.",
        "Se a fechadura elétrica do portão social abre sozinha e estala do nada, chegou tensão por botão úmido, fio encostando ou interfone com relé colado. Use a tranca mecânica. O técnico mede o cabo e acha o ponto, a partir de {price.preventive} em casa, fora peças.",
        "A fechadura do interfone fica destravando sozinha, às vezes de madrugada, por água no painel da rua, botão preso ou fio em curto. Desligue a fonte, porque a bobina ligada direto queima, e peça o teste, desde {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o disparo", "Com estalo ou sem estalo"],
        slots: [
          [
            "Com estalo, chegou tensão: ache quem manda, do botão ao interfone. Sem estalo, o trinco não segura, por folha caída, lingueta gasta ou batente longe.",
            "O estalo prova comando elétrico, de botão preso, fio ou aparelho. Portão que cede sem ruído tem defeito mecânico, no trinco ou no alinhamento.",
            "Ouviu o clique, o problema é elétrico e está entre o botão e o interfone. Abriu em silêncio, é folha, mola ou lingueta.",
          ],
          [
            "Dispara mais quando chove ou de madrugada, com sereno? Há água no painel da rua ou na emenda. Em prédio, fio trocado pode fazer o botão do vizinho abrir o seu.",
            "Chuva e sereno apontam painel externo ou emenda sem vedação. Em interfone coletivo, ramal em curto aciona a porta errada.",
            "Umidade noturna no painel é a causa comum do disparo na madrugada. No coletivo, veja se o vizinho apertou na mesma hora.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Como parar o disparo"],
        slots: [
          [
            "Não abra a fonte do interfone: ela tem tensão de rede. Tranque primeiro, teste depois.",
            "A fonte fica fechada, e o teste de dentro é do técnico. O importante agora é a tranca.",
            "Garanta a porta com a chave e só então procure a causa por fora.",
          ],
        ],
        steps: [
          "Tranque com a chave ou o ferrolho.",
          "Veja se o botão de abertura volta sozinho quando solto.",
          "Desligue a fonte do interfone da tomada ou no disjuntor.",
          "Note se o disparo parou e se coincide com chuva.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do conserto", "Botão, fio, interfone ou fechadura"],
        slots: [
          [
            "Botão e emenda são o menor valor, resolvidos em até {trade.smallRepair}. Cabo novo depende dos metros, interfone custa mais, e a fechadura só se troca se a bobina queimou ligada direto.",
            "Secar, vedar ou trocar botão leva até {trade.smallRepair} e custa pouco. Sobe o valor o cabo a passar, depois o interfone e, se queimada, a fechadura.",
            "A conta começa no botão e na emenda, com até {trade.smallRepair} de serviço, passa pelo cabo e chega ao interfone. Bobina queimada acrescenta a fechadura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura ligada direto queima?",
        answers: [
          "Queima: a bobina é feita para um toque curto. Desligue a fonte ao notar o disparo.",
          "Sim, em minutos. Quente ou zumbindo, corte a energia.",
        ],
      },
      {
        question: "Pode ser o vizinho com o mesmo interfone?",
        answers: [
          "Em interfone coletivo, fio trocado ou em curto pode, sim. O técnico separa os ramais e mede.",
          "Pode, se os ramais se tocam na prumada. Anote a hora e compare com ele.",
        ],
      },
      {
        question: "Preciso trocar a fechadura?",
        answers: [
          "Nem sempre: na maioria dos casos o defeito está no botão, no cabo ou no interfone.",
          "Raramente. Só quando a bobina queimou ou a lingueta se gastou.",
        ],
      },
      {
        question: "Alguém pode estar abrindo por fora?",
        answers: [
          "Pelo painel antigo, sim, se os fios da fechadura passam por trás dele. Instalar o comando do lado de dentro resolve.",
          "Em painel com fios da fechadura expostos, é possível. Mude a ligação para dentro e vede o aparelho.",
        ],
      },
    ],
    photo: "um vídeo do disparo e fotos da fechadura, do botão e do interfone",
  },
  {
    id: "trava-bate-antes-de-fechar",
    broader: "trava",
    label: "Trava elétrica que bate antes de o portão fechar",
    phrase: "a trava que bate antes de o portão fechar",
    asks: [
      "trava batendo antes fechar",
      "trava bate antes fechar",
      "trava batendo antes portão fechar",
      "trava bate antes portão chegar",
      "trava desce antes fechar",
      "trava desce antes portão fechar",
      "trava sai antes fechar",
      "trava dispara antes fechar",
      "trava cai antes fechar",
      "pino trava sai antes",
      "pino trava desce antes",
      "pino trava bate coluna",
      "trava bate coluna",
      "trava bate batente",
      "trava elétrica antes hora",
      "trava descendo antes",
      "trava elétrica descendo antes portão encostar",
      "trava elétrica desce antes",
    ],
    intent: "repair",
    answers: {
      any: [
        "A trava que bate antes de o portão fechar desceu cedo: o pino sai com a folha ainda andando e esbarra na coluna. Quase sempre o tempo da trava está curto na central ou no módulo. Depois vêm folha lenta e pino torto. Evite acionar, porque o pino entorta; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando a trava elétrica bate antes do fim, a central solta o pino antes de a folha chegar ao furo. Aumentar o tempo da trava ou tirar o peso que atrasa o portão resolve a maioria. Use o mínimo até lá, para não entortar o pino. A visita de regulagem em residência começa em {price.preventive}, fora as peças.",
        "O pino da trava que desce antes da hora encontra a coluna em vez do furo, e cada batida o entorta mais. A causa costuma ser tempo curto no módulo da trava, portão que ficou lento ou ponto de parada mudado. Regular tudo em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a trava desce antes da hora", "O que faz o pino sair cedo"],
        slots: [
          [
            "A trava fica recolhida só enquanto a central manda energia para ela. Se esse tempo acaba antes do percurso, o pino volta com a folha no meio do caminho.",
            "O pino só fica recolhido enquanto recebe energia da central. Quando o tempo programado é menor que o percurso, ele sai com a folha ainda em movimento.",
          ],
        ],
        bullets: [
          "Tempo curto na central ou no módulo: a trava sempre bate no mesmo ponto",
          "Folha lenta por atrito ou capacitor fraco: antes não batia e passou a bater",
          "Ponto de parada mudado: a folha para antes do furo e o pino desce ao lado",
          "Pino torto ou mola fraca: ele não recolhe inteiro e arrasta na coluna",
        ],
      },
      {
        about: "check",
        headings: ["O que observar de fora", "Teste simples, sem abrir nada"],
        slots: [
          [
            "Com todos longe, feche uma vez e veja onde o pino bate: longe da coluna é tempo curto; já na coluna, ao lado do furo, é ponto de parada ou folha caída. Depois desligue o disjuntor e olhe se o pino está reto.",
            "Observe um único fechamento, sem ninguém por perto. Batida no meio do caminho indica tempo curto, e batida ao lado do furo indica parada ou folha fora do lugar. Com o disjuntor desligado, veja se o pino entortou.",
          ],
          [
            "Não tire a trava nem a amarre aberta para continuar usando, porque o portão fica sem o que o tranca.",
            "Amarrar o pino recolhido só esconde o defeito e deixa o portão sem tranca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a trava", "O que resolve de vez"],
        slots: [
          [
            "O técnico mede o tempo do percurso, ajusta o da trava para terminar depois dele e confere o ponto de parada. Se a folha está pesada, ela é aliviada antes, senão o tempo volta a faltar.",
            "Ajusta-se o tempo da trava para passar do tempo de fechamento, e a parada é conferida. Folha pesada se resolve primeiro, porque é ela que atrasa a chegada.",
          ],
          [
            "Pino torto é trocado, e a chapa com o furo é realinhada. A peça, quando precisa, é orçada pela foto da trava e da coluna.",
            "Troca-se o pino torto e realinha-se a chapa do furo; se faltar peça, o valor é informado pela foto da trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a trava que bate cedo?",
        answers: [
          "Em geral, não: acertar o tempo e a parada basta. Troca-se o pino ou a trava só quando as batidas já os entortaram.",
          "Só se o pino ou o corpo entortou. Antes disso, regular o tempo e o ponto de parada resolve.",
        ],
      },
      {
        question: "A trava batendo estraga o motor?",
        answers: [
          "Pode estragar: o motor força contra o pino, gasta engrenagem e esquenta. Por isso convém usar o mínimo até o ajuste.",
          "Sim, se a folha para no pino e o motor insiste. A engrenagem e a cremalheira sofrem primeiro.",
        ],
      },
      {
        question: "Eu mesmo posso aumentar o tempo da trava?",
        answers: [
          "Só se o ajuste fica fora do motor ou no aplicativo. Debaixo da tampa há rede elétrica, e quem regula é o técnico.",
          "Quando o módulo tem ajuste externo, sim, pelo manual. Na placa dentro do motor, não, por causa da rede elétrica exposta.",
        ],
      },
    ],
    photo: "fotos da trava e da coluna com o furo e um vídeo do portão fechando",
  },
  {
    id: "trava-nao-trava",
    broader: "trava",
    label: "Trava elétrica não trava",
    phrase: "a trava elétrica que não trava mais",
    asks: [
      "trava elétrica não trava",
      "trava não trava",
      "trava elétrica não tranca",
      "trava não tranca",
      "trava elétrica não desce",
      "pino trava não desce",
      "trava elétrica não entra",
      "trava não encaixa",
      "trava elétrica não encaixa",
      "trava elétrica não segura",
      "trava elétrica parou",
      "trava elétrica não funciona",
      "trava não desce",
      "fecha trava não desce",
      "trava entortou",
      "trava torta",
      "trava elétrica entortou",
    ],
    intent: "repair",
    answers: {
      any: [
        "A trava elétrica que não trava mais está com o pino fora do furo, porque a folha parou antes ou desceu, com o pino preso ou torto, ou com a bobina sempre ligada. Feche, desligue o disjuntor e veja se pino e furo se encontram. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão fecha mas a trava não desce, olhe o encontro do pino com o furo: desencontrado, é folha ou ponto de parada; alinhado e recolhido, é pino preso ou comando que não desliga. Acertar a parada e o alinhamento em residência começa em {price.preventive}, sem peças.",
        "Trava elétrica que entortou ou não entra no furo costuma ter apanhado de uma folha que desceu ou para fora do ponto. Alinha-se o portão e só depois se troca a trava, se o pino não corre. A visita em casa sai a partir de {price.preventive}, sem peças, e a peça é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar com o portão fechado", "Antes de trocar a trava"],
        slots: [
          [
            "Quase tudo se vê pelo encontro do pino com o furo, com o disjuntor desligado. Até o conserto use ferrolho, também com a energia cortada, para o motor não forçar contra ele.",
            "Feche e examine de perto, sem energia, se o pino está na frente do furo. Enquanto espera, tranque com ferrolho e mantenha o motor desligado.",
            "Com o portão fechado e o disjuntor desligado, o alinhamento mostra a causa. O ferrolho segura a noite, desde que ninguém acione o motor.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Veja se o pino está na frente do furo.",
          "Olhe se o pino está torto, com tinta ou ferrugem.",
          "Limpe com pano seco e não pinte por cima.",
          "Fotografe o encontro entre pino e furo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o pino não entra", "Alinhamento, sujeira ou comando"],
        slots: [
          [
            "Folha que desceu poucos milímetros na dobradiça ou na roldana leva o pino a bater na chapa, e é assim que ele entorta. Fim de curso que atua cedo, o sensor da parada, também deixa a folha antes do furo.",
            "Basta a folha cair um pouco, ou parar antes por causa do fim de curso, o sensor que marca o final, para o pino errar o furo. Batendo na chapa, ele acaba torto.",
            "O pino erra o furo quando a folha arriou ou quando o fim de curso, que avisa o final, para o portão cedo. De tanto bater, a haste empena.",
          ],
          [
            "Se está alinhado e não desce, há tinta, ferrugem ou graxa velha prendendo, ou a bobina, que puxa o pino, recebe energia o tempo todo. Pino quente e recolhido confirma comando preso na placa.",
            "Alinhado e recolhido, o pino está preso por sujeira ou pela bobina sempre ligada, a parte que o puxa. O sinal é a trava quente.",
            "Quando o furo está na frente e o pino não sai, é sujeira ou comando que não desliga: a bobina, que o recolhe, fica energizada e esquenta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz a trava voltar", "Alinhamento, comando e troca"],
        slots: [
          [
            "Primeiro a folha e o ponto de parada são acertados, porque trava nova em portão fora do ponto entorta igual. Depois o técnico limpa o pino e mede a tensão na bobina, para ver se o comando desliga.",
            "O alinhamento vem antes da peça, já que o pino novo bateria no mesmo lugar. Em seguida mede-se se a placa ou o módulo corta a energia da trava.",
            "Acerta-se a folha, regula-se a parada e só então se olha a trava. A medição mostra se a placa mantém a bobina ligada por engano.",
          ],
          [
            "Pino torto ou bobina queimada pede trava nova, de mesma medida, e o furo ganha chapa de reforço. No fim, vários ciclos e a chave de emergência são testados.",
            "Se a haste empenou ou a bobina queimou, troca-se a trava e reforça-se o furo, com ciclos de teste e a prova da chave.",
            "Trava danificada dá lugar a outra igual, com furo reforçado. A entrega inclui ciclos seguidos e a abertura pela chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar a trava desligada?",
        answers: [
          "Pode, por um tempo, se o motor segura a folha. Sem ela o portão resiste menos a uma alavanca.",
          "Pode, com o técnico isolando a trava recolhida. Até o conserto, o portão depende só do motor.",
        ],
      },
      {
        question: "A trava faz barulho e não entra. O que é?",
        answers: [
          "O comando chega, mas o pino está desencontrado ou preso. Alinhe a folha antes de trocar a peça.",
          "Estalo sem movimento mostra bobina viva e pino barrado. Quase sempre é alinhamento ou sujeira.",
        ],
      },
      {
        question: "Precisa de módulo para a trava?",
        answers: [
          "Em muitas centrais, sim: o módulo dá o tempo e a tensão da bobina. Outras têm saída própria.",
          "Depende da placa. Com saída de trava, liga direto; sem ela, usa-se módulo.",
        ],
      },
      {
        question: "Posso desentortar o pino?",
        answers: [
          "Não compensa: o aço dobrado não volta à medida e trava no furo. Troca-se e corrige-se o que o entortou.",
          "Em geral não, porque ele passa a raspar e prende o portão fechado. Trava nova, com a folha alinhada, resolve.",
        ],
      },
    ],
    photo: "fotos do pino e do furo com o portão fechado e da etiqueta da trava",
  },
  {
    id: "trava-esquenta",
    broader: "trava",
    label: "Trava elétrica esquentando",
    phrase: "a trava elétrica que esquenta",
    asks: [
      "trava esquenta",
      "trava elétrica esquenta",
      "trava elétrica esquentando",
      "trava quente",
      "trava elétrica quente",
      "trava queimando",
      "trava elétrica queimou",
      "trava queimou",
      "trava elétrica cheiro queimado",
      "trava ligada direto",
      "trava elétrica fica ligada",
      "trava energizada direto",
      "trava elétrica ligada direto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trava elétrica do portão esquentando está ligada direto, e ela é feita para um toque curto: relé colado, módulo desregulado ou tensão errada. É perigoso, queima a bobina e a mão: desligue o disjuntor; medir a saída da placa parte de {price.preventive} em casa, sem peças.",
        "Se a trava elétrica fica quente ou pelando mesmo parada, o comando não está desligando, e a bobina superaquece até queimar. Corte no disjuntor e não encoste. O técnico mede o módulo e a placa, a partir de {price.preventive} em casa, sem contar a peça.",
        "Trava quente ou fervendo é bobina com energia o tempo todo, por relé colado, tempo longo no módulo ou tensão acima da etiqueta, e há risco de queimadura e fogo. Deixe o disjuntor desligado até a medição, a partir de {price.preventive} em casa, fora peças.",
        "A trava elétrica do portão que queimou costuma ter recebido energia por tempo demais, por relé colado, módulo desregulado ou tensão errada, e a nova queima igual se a causa fica. Desligue o disjuntor e abra pela chave da trava. A medição em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer já com a trava quente", "Sem pôr a mão na bobina"],
        slots: [
          [
            "Não toque na trava nem nos fios, porque há tensão e calor de queimadura. Ela esfria em poucos minutos sem energia.",
            "Deixe esfriar desligada antes de qualquer coisa, sem mexer na fiação. Se cheira a queimado, não religue.",
            "Corte a energia primeiro e mantenha distância da bobina. Água ou pano molhado não se usam para esfriar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Espere esfriar e não religue para testar.",
          "Fotografe a etiqueta da trava, sem abrir nada.",
          "Lembre se ela estalava ou zumbia parada.",
          "Peça a medição da saída da placa antes da trava nova.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a bobina da trava esquenta", "Comando preso ou tensão errada"],
        slots: [
          [
            "O contato do relé gruda com o tempo, na placa ou no módulo, e a trava nunca desliga. Tempo longo demais na programação do módulo tem o mesmo efeito.",
            "Relé colado mantém a bobina ligada com o portão parado; módulo com tempo mal ajustado também. O normal é a energia durar só um ou dois segundos.",
            "A energia deveria vir só na hora de abrir. Quando o relé da placa ou do módulo cola, ou o tempo foi regulado em excesso, ela não para.",
          ],
          [
            "Trava de 127 V em 220 V, ou de 12 V em 24 V, esquenta em segundos. Pino apertado pela folha também aquece, porque a bobina força sem recolher.",
            "A tensão da etiqueta tem de ser a da saída, seja 12, 24, 127 ou 220 V. Folha desalinhada que prende o pino é a outra causa.",
            "Tensão acima da etiqueta queima a bobina depressa. Se a tensão está certa, veja o pino: preso pelo peso da folha, ele faz a trava insistir.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Módulo, relé ou trava nova"],
        slots: [
          [
            "Regular o tempo ou alinhar o pino é ajuste, de até {trade.smallRepair}. Depois vêm o relé e o módulo, e por último a trava nova, que só entra com o comando já corrigido.",
            "O mais barato é ajuste de tempo e de alinhamento, feito em até {trade.smallRepair}. Relé ou módulo custam mais, e a trava queimada é trocada no fim, para não queimar igual.",
            "A conta vai do ajuste, de até {trade.smallRepair}, ao módulo e à trava completa. Trocar só a trava, sem corrigir o comando, repete o defeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trava morna é normal?",
        answers: [
          "Depois de várias aberturas seguidas, sim. Quente com o portão parado, não.",
          "Um pouco de calor após muito uso é comum. Se ela aquece sem ninguém abrir, o comando está preso.",
        ],
      },
      {
        question: "Troco a trava ou a placa?",
        answers: [
          "Primeiro se mede. Muitas vezes basta o módulo ou o relé, e a trava nova em comando preso queimaria igual.",
          "Nenhuma antes da medição. O culpado costuma ser o relé ou o módulo, peças mais baratas que a placa inteira.",
        ],
      },
      {
        question: "Posso usar o portão sem a trava?",
        answers: [
          "Sim, se o técnico a recolher ou retirar. Com o pino descido, o motor força e quebra.",
          "Só depois de recolhido o pino pelo técnico. O motor contra a trava fechada gasta engrenagem e suporte.",
        ],
      },
      {
        question: "Pode pegar fogo?",
        answers: [
          "Pode derreter o isolamento e fazer fumaça, com risco de incêndio se houver material perto. Por isso o disjuntor fica desligado.",
          "O risco existe: bobina superaquecida derrete fio e plástico. Com cheiro de queimado, não religue em hipótese alguma.",
        ],
      },
    ],
    photo: "fotos da etiqueta da trava, do módulo e da placa",
  },
  {
    id: "sinaleiro-nao-acende",
    broader: "sinaleiro",
    label: "Sinaleiro ou sirene que não funciona",
    phrase: "o sinaleiro que não acende nem toca",
    asks: [
      "lâmpada alerta portão não acende",
      "lâmpada alerta portão não funciona",
      "lâmpada alerta portão não pisca",
      "lâmpada alerta portão queimou",
      "luz alerta portão não acende",
      "luz alerta portão não funciona",
      "luz alerta portão não pisca",
      "luz alerta portão queimou",
      "pisca pisca portão não acende",
      "pisca pisca portão não funciona",
      "pisca pisca portão não pisca",
      "pisca pisca portão queimou",
      "pisca alerta não acende",
      "pisca alerta não funciona",
      "pisca alerta não pisca",
      "pisca alerta queimou",
      "lâmpada sinaleira queimada",
      "lâmpada sinaleiro queimada",
      "lâmpada sinaleira queimou",
      "trocar lâmpada sinaleira",
      ...combine(
        ["sinaleiro", "sinaleira", "sirene", "sirene portão", "semáforo garagem", "giroflex"],
        ["não acende", "não toca", "não funciona", "não apita", "parou", "não pisca", "queimou"],
      ),
      ...combine(["sinaleiro", "sinaleira", "sirene", "giroflex"], ["não apaga", "não para", "fica aceso", "direto"]),
      "sinaleiro queimado",
      "sinaleira queimada",
      "sinaleira apagada",
      "luz aviso garagem não funciona",
      "luz de aviso garagem não acende",
    ],
    intent: "repair",
    answers: {
      any: [
        "A lâmpada da sinaleira queimada se troca por outra da mesma tensão e do mesmo encaixe. Nos modelos de LED troca-se a plaquinha ou o aparelho todo. Faça com o disjuntor desligado, porque muitas recebem 127 ou 220 V. Se a lâmpada nova não acende, o defeito é no fio ou na saída da placa.",
        "Sinaleira do portão que não acende, ou sirene que não toca, tem quase sempre LED queimado, fio oxidado ou saída da placa com defeito. Veja primeiro se só o som parou, porque muitos modelos têm uma chave que desliga o bip; a visita que mede e ajusta, em casa, parte de {price.preventive}, sem peças.",
        "O sinaleiro da garagem apagado se arruma assim: com tensão na saída, troca-se o aparelho; sem tensão, conserta-se o fio ou o relé da placa. Se a luz pisca e só a sirene parou de tocar, o som pode estar desligado. A medição em visita residencial começa em {price.preventive}, fora peças.",
        "Quando a sirene do portão não toca ou a luz de aviso não funciona mais, as causas são água no conector, lâmpada queimada ou saída da central que não liga. O técnico mede com o portão andando e troca só o que falhou. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
        "Sinaleira que não apaga com o portão parado indica que a central ainda pensa que a folha está andando, em geral por fim de curso sem leitura, ou que o relé da saída colou. Desligue o disjuntor se a sirene não para. O técnico mede a saída e o fim de curso, em visita a partir de {price.preventive} em casa, sem peças.",
        "O pisca-alerta do portão que não acende, também chamado de sinaleiro, tem quase sempre LED queimado, fio oxidado ou saída da placa com defeito. Com o portão andando, o técnico mede se chega tensão ao aparelho e troca só o que falhou. Em casa, essa visita parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar de fora", "Antes de trocar a sinaleira"],
        slots: [
          [
            "A verificação é do chão, sem subir na fachada nem abrir o aparelho com energia. Em um ciclo do portão você já separa metade das causas.",
            "Não suba em escada nem abra a sinaleira com o disjuntor ligado. Observar uma abertura completa basta para saber se falta luz, som ou os dois.",
            "Fique no chão e longe da folha, e só mexa em fio visível depois de desligar o disjuntor. Um ciclo mostra o que falta.",
          ],
        ],
        steps: [
          "Faça um ciclo do portão e veja se há luz, som ou nenhum dos dois.",
          "Lembre se parou depois de chuva, obra ou placa nova.",
          "Desligue o disjuntor e procure, do chão, fio solto ou roído.",
          "Fotografe o aparelho e a etiqueta do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Aparelho, fio ou placa", "Onde o aviso se perde"],
        slots: [
          [
            "Sol e chuva ressecam a vedação, a água oxida o conector e o LED queima, que é o defeito mais comum. Luz acesa e som mudo lembram a chave ou o jumper do bip, e não defeito.",
            "O mais frequente é água pela tampa ressecada, que ataca conector e LED. Se a luz funciona e o som não, muitos aparelhos têm um jumper, pequena ponte, que cala o bip.",
            "A tampa seca racha, entra água e o contato oxida. Já o som que sumiu sozinho, com a luz piscando, costuma ser o ajuste de bip do próprio aparelho.",
          ],
          [
            "Se os dois pararam, falta tensão: fio partido, relé queimado ou saída desprogramada depois da troca da placa. Emenda no tempo é o primeiro ponto que o técnico abre.",
            "Sem luz e sem som, a energia não chega, por fio rompido, relé da central ou programação perdida numa placa nova. As emendas expostas são vistas antes.",
            "Luz e som mortos juntos indicam alimentação: emenda oxidada, relé ou saída que a placa nova não traz ativada. A ordem de busca começa na emenda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto da sinaleira", "O que o técnico mede"],
        slots: [
          [
            "Com o portão em movimento, o técnico mede a saída da placa: com tensão certa, o aparelho é trocado; sem ela, segue o fio até achar a falha. O serviço costuma caber em {trade.smallRepair}.",
            "A medição é feita durante o movimento. Tensão presente condena a sinaleira, tensão ausente leva ao fio ou ao relé, e tudo costuma levar até {trade.smallRepair}.",
            "Mede-se a saída com a folha andando, o que separa aparelho de fiação e placa. Na maioria das garagens o trabalho fica em {trade.smallRepair}.",
          ],
          [
            "Emenda e conector são a correção mais barata, depois vem a sinaleira e, por último, o relé ou módulo da placa. Em prédio, o bip é regulado no volume que o condomínio aceita.",
            "A ordem de custo é fio, sinaleira e módulo de saída. O volume do bip pode ser baixado, sem cortar fio, para atender ao vizinho.",
            "O fio custa menos que o aparelho, e o aparelho, menos que o módulo. Se o som incomoda, regula-se o nível em vez de desligar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão sem o sinaleiro?",
        answers: [
          "O portão anda, mas o pedestre fica sem aviso. Saia devagar e, em prédio, oriente os moradores e conserte logo, porque pode haver exigência do município.",
          "Funciona, só que ninguém na calçada é avisado. Até o reparo, saia mais devagar; em garagem coletiva, não demore.",
        ],
      },
      {
        question: "Serve qualquer sinaleira?",
        answers: [
          "Serve a que tem a tensão e a corrente da saída da central, como 12, 24, 127 ou 220 V. A etiqueta do motor e o manual da placa informam.",
          "A voltagem precisa bater com a saída, que muda de placa para placa: 12, 24, 127 ou 220 V. A etiqueta ajuda a escolher.",
        ],
      },
      {
        question: "Precisa trocar a placa?",
        answers: [
          "Raramente. Se só a saída do sinaleiro queimou, um relé externo ou outra saída costuma resolver por menos.",
          "Quase nunca: um relé auxiliar assume a função da saída queimada, e a central continua comandando o portão.",
        ],
      },
      {
        question: "Dá para deixar só a luz, sem som?",
        answers: [
          "Dá nos modelos com chave ou jumper do bip, desde que a regra do condomínio e da cidade não exija som. Cortar fio estraga o aparelho.",
          "Em muitos aparelhos, sim, pela chave interna. Confira antes a exigência local, que em algumas garagens pede aviso sonoro.",
        ],
      },
    ],
    photo: "fotos do sinaleiro e da etiqueta do motor",
  },
  {
    id: "fotocelula-molhou",
    broader: "fotocelula",
    label: "Fotocélula molhou",
    phrase: "a fotocélula que molhou",
    asks: [
      "molhei fotocélula volta funcionar secar",
      "molhei a fotocélula",
      "mangueira molhei fotocélula garagem",
      "neblina fotocélula",
      "neblina atrapalha fotocélula",
      "neblina sensor portão",
      "sereno fotocélula",
      "cerração fotocélula",
      "fotocélula embaçada",
      "fotocélula molhou",
      "fotocélula molhada",
      "fotocélula água",
      "fotocélula chuva",
      "sensor molhou",
      "sensor molhado",
      "sensor portão chuva",
      "fotocélula umidade",
      "água dentro fotocélula",
      "água dentro sensor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula que molhou por fora se seca com pano e volta a ler. Com água dentro, o feixe se perde e o portão abre e não fecha. Desligue o disjuntor, deixe secar e peça vedação ou par novo, em visita a partir de {price.preventive} em casa, sem peças. Neblina comum não costuma atrapalhar.",
        "Se a fotocélula está com água dentro, o portão não fecha, e secar por fora não basta. Desligue o disjuntor e chame para vedar ou trocar o par, a partir de {price.preventive} em residência, sem peças. Se molhou só a lente, por chuva ou neblina densa, um pano seco resolve.",
        "Água ou neblina muito densa na lente enfraquece a fotocélula, e um pano seco resolve. Água por dentro estraga o sensor. Não faça ponte para o portão fechar, porque ele não perceberia ninguém. A visita para medir e vedar começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com ela molhada", "Do pano seco à troca"],
        slots: [
          [
            "Comece pelo lado de fora, com o portão parado. Enquanto o sensor não volta, feche só olhando a passagem inteira e sem o automático.",
            "Seque a lente e teste de longe. Se não voltar, o portão se fecha apenas com alguém vigiando, e o automático fica desligado.",
            "Seque a lente com um pano e teste. Até a fotocélula funcionar, deixe o fechamento automático desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e seque as duas lentes com pano macio.",
          "Tire folhas e teias da frente das lentes.",
          "Religue e teste um fechamento, de longe e com a passagem livre.",
          "Não fechou: desligue e deixe secar à sombra.",
          "Gotas por dentro da lente: fotografe e peça a troca do par.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a água entra", "Lente, tampa ou cabo"],
        slots: [
          [
            "Cabo que entra por cima leva a chuva para dentro, e tampa sem borracha faz o mesmo; jato de mangueira vence qualquer vedação. Gota na lente só desvia o feixe, e ele volta quando seca.",
            "As portas são o furo do fio e a junta da tampa, e lavadora de pressão entra onde a chuva não entra. Gota por fora some ao secar e não estraga nada.",
            "A água desce pelo cabo ou passa pela tampa mal fechada, e o jato de lavar carro piora. Já a gota na lente é passageira.",
          ],
          [
            "Falhou só durante a chuva, é gota ou embaçado. Não voltou depois, há água no circuito. Falha em madrugada úmida aponta vapor preso dentro do sensor.",
            "Se a fotocélula volta quando seca, a água estava só na lente. Se não volta, molhou por dentro. A que falha só de madrugada tem umidade presa no sensor.",
            "O tempo diz a causa: some com o sol, era por fora; fica, entrou água. Defeito em noite fria e úmida é vapor condensando na lente por dentro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Vedar ou trocar o par"],
        slots: [
          [
            "Sem energia, o sensor é aberto, seco e examinado: plaquinha limpa recebe vedação nova e cabo por baixo; contato verde ou ferrugem pede o par, porque emissor e receptor são casados. No fim, o feixe é cortado em teste.",
            "O técnico abre com a energia cortada, seca e decide: sem oxidação, borracha e silicone resolvem, com o cabo entrando por baixo; oxidada, trocam-se os dois lados. O teste encerra.",
            "Aberto e seco, o módulo mostra se há oxidação. Se não há, veda-se tampa e furo e passa-se o cabo por baixo. Se há, vai par novo, testado com a folha andando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso secar com secador?",
        answers: [
          "Só com o disjuntor desligado, ar frio e sem abrir o sensor. Calor entorta a lente.",
          "Ar frio, de longe e sem energia, pode. Ar quente deforma o plástico e desalinha.",
        ],
      },
      {
        question: "Troco uma ou as duas?",
        answers: [
          "O par: emissor e receptor são casados, e o outro costuma ter a mesma idade e a mesma vedação.",
          "Troque as duas, porque um lado é feito para o outro. Misturar modelos costuma não funcionar.",
        ],
      },
      {
        question: "Neblina atrapalha a fotocélula?",
        answers: [
          "A neblina comum não atrapalha, porque o vão de uma casa é curto. A muito densa molha a lente e enfraquece o feixe. Se falha toda madrugada, há umidade dentro do sensor.",
          "Quase nunca em portão residencial. O que parece neblina costuma ser umidade presa no próprio sensor.",
        ],
      },
      {
        question: "Como evitar na próxima chuva?",
        answers: [
          "Vedação nova, cabo entrando por baixo com uma curva de pingadeira e nada de jato nas colunas.",
          "Vede o furo com silicone, confira a borracha da tampa e faça o fio entrar por baixo. Não aponte a mangueira para o sensor.",
        ],
      },
    ],
    photo: "fotos das duas fotocélulas de frente e do lado em que entra o cabo",
  },
  {
    id: "gravei-e-nao-abre",
    broader: "programacao",
    label: "Gravei o controle e não abre",
    phrase: "o controle gravado que não abre o portão",
    asks: [
      "led confirmou controle não abre",
      "gravei controle não abre",
      "gravei controle não funciona",
      "controle grava não funciona",
      "controle grava não abre",
      "controle gravado não abre",
      "controle gravado não funciona",
      "programei controle não abre",
      "programei controle não funciona",
      "cadastrei controle não abre",
      "cadastrei controle não funciona",
      "controle programado não abre",
      "controle cadastrado não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se você gravou o controle e ele não abre o portão, ou a tecla foi gravada em outra função, como pedestre ou luz, ou a gravação não foi confirmada. Teste todas as teclas e a botoeira: se a botoeira abre, grave de novo até o LED piscar e saia do modo de gravação.",
        "Controle gravado ou cadastrado que não aciona o portão costuma ter o código em outra tecla ou outra função da central, ou ficou sem a confirmação final. Aperte a botoeira: se ela abre o portão, regrave seguindo a ordem do manual. Se nem ela abre, o defeito não é do controle.",
        "A luz piscou e o controle novo não abre o portão porque o código entrou em outra tecla ou função, como pedestre, ou faltou sair da gravação. Experimente as demais teclas e a botoeira; abrindo por ela, apague essa tentativa e programe outra vez.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle gravado não abre", "Tecla, função ou confirmação"],
        slots: [
          [
            "Cada tecla do controle é um código, e grava-se uma por vez. A que você aperta para abrir pode não ser a que ficou na memória.",
            "O controle tem um código por tecla, de modo que a de cima pode ter ficado de fora. Gravou uma, só ela funciona.",
            "Gravar é por tecla, e não por aparelho. Muitas vezes a outra tecla abre, e ninguém tentou.",
          ],
          [
            "Há centrais com um botão para abrir e outro para pedestre, luz ou trava. E se o modo de gravação não termina, nem os controles antigos obedecem até ela sair.",
            "Na placa, botões diferentes gravam funções diferentes: abertura, pedestre, luz. Central parada no modo de gravação ignora todos os controles.",
            "Botão errado na central põe o comando na luz ou no pedestre. Já a central que não saiu da gravação deixa todos sem resposta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir antes de gravar outra vez", "Teste botoeira, teclas e controle antigo"],
        slots: [
          [
            "Não segure o botão da placa por muitos segundos, porque em muitos modelos isso apaga todos os controles. Comece pelo que não exige abrir nada.",
            "Cuidado ao apertar a gravação: toque longo limpa a memória inteira em várias centrais. Os primeiros testes são por fora.",
            "Botão de gravação pressionado demais zera os cadastros. Teste antes o que se faz sem abrir a tampa.",
          ],
        ],
        steps: [
          "Aperte a botoeira: se ela não abre, o defeito não é do controle.",
          "Teste as outras teclas do controle novo, perto do portão.",
          "Teste um controle antigo: se parou também, a central pode estar gravando.",
          "Espere um minuto, para a central sair sozinha, e repita.",
          "Anote o modelo do controle e o da placa.",
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar para gravar", "O que o técnico confere no cadastro"],
        slots: [
          [
            "O técnico lê o modelo da central, grava na função certa e testa a cada tecla, em poucos minutos por controle. Se o código não combina, instala-se um receptor à parte, caixa que aceita o controle novo sem trocar a placa.",
            "Em poucos minutos por aparelho, confere-se a função, repete-se a gravação e testa-se o alcance. Código diferente se resolve com um receptor avulso, ligado à mesma central.",
            "Gravar leva minutos, com teste de cada tecla a distância. Quando controle e placa falam códigos distintos, um receptor extra faz a ponte e custa menos que central nova.",
          ],
          [
            "Junte todos os controles numa visita só, porque o deslocamento pesa mais que a quantidade. Apagar e regravar a lista inteira é o que mais demora.",
            "Um controle ou cinco quase não mudam a conta, já que o principal é a ida. Zerar a memória e recadastrar todos toma mais tempo.",
            "Vale reunir a família e cadastrar tudo de uma vez. Limpar a memória e recomeçar é o serviço mais longo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle pode ser incompatível e gravar mesmo assim?",
        answers: [
          "Pode: código fixo de frequência vizinha, como 433 e 434 MHz, às vezes grava de perto e falha de longe. A etiqueta dos dois tira a dúvida.",
          "Acontece em código fixo, quando as frequências são próximas. Se abre colado ao motor e não da rua, desconfie disso.",
        ],
      },
      {
        question: "Gravei e os antigos pararam. O que houve?",
        answers: [
          "O botão ficou apertado demais e a memória foi limpa. Todos precisam ser gravados de novo, um por um.",
          "A central apagou a lista, por toque longo na gravação. Reúna os controles e recadastre cada um.",
        ],
      },
      {
        question: "Quantos controles cabem na central?",
        answers: [
          "Depende da placa: de algumas dezenas a mais de cem códigos. Memória cheia recusa o novo, e é preciso apagar os perdidos.",
          "Centrais de casa guardam dezenas; as de prédio, centenas. Se encheu, o novo não entra até se limpar.",
        ],
      },
      {
        question: "A pilha pode ser a causa?",
        answers: [
          "Pode: pilha fraca acende a luz e não alcança o motor. Teste a um metro do portão antes de regravar.",
          "Sim. Com a pilha no fim, grava-se ao lado da placa e de longe nada acontece.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da placa com o modelo legível",
  },
  {
    id: "gravar-sem-abrir-o-motor",
    broader: "programacao",
    label: "Gravar controle sem abrir o motor",
    phrase: "a gravação do controle sem abrir o motor",
    asks: [
      "cadastrar controle sem mexer central",
      "gravar controle sem mexer central",
      "gravar controle novo usando funciona",
      "gravar controle novo usando outro",
      "existe forma programar controle sem abrir motor",
      "cadastrar controle sem abrir motor",
      "gravar controle sem abrir motor",
      "programar controle sem abrir motor",
      "cadastrar controle sem placa",
      "gravar controle sem placa",
      "programar controle sem placa",
      "cadastrar controle sem mexer placa",
      "gravar controle sem mexer placa",
      "cadastrar controle pelo outro controle",
      "gravar controle pelo outro controle",
      "programar controle pelo outro controle",
      "cadastrar controle através outro",
      "programar controle novo pelo antigo",
      "gravar controle novo com antigo",
      "gravar controle longe",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Dá para cadastrar controle sem abrir o motor em quatro casos: receptor em caixa separada, aplicativo, central que grava pelo outro controle já cadastrado ou controle de código fixo, que se copia. Fora deles, o botão fica na placa, junto da rede, e o técnico grava todos na mesma ida, por valor dado com uma foto.",
        "Cadastrar controle pelo outro controle funciona quando o código é fixo, que um copiador duplica, ou quando a central traz essa função no manual. Sem a placa por perto, resta ainda o receptor avulso ou o aplicativo; nos demais portões grava o técnico, em serviço orçado antes da visita.",
        "Sem chegar à placa, o controle se cadastra por receptor externo, por aplicativo, por outro controle, se a central aceita, ou por cópia de código fixo. Se o seu portão não tem nada disso, a gravação é no botão sob a tampa do motor, serviço do técnico, que orçamos pela foto da etiqueta e pela quantidade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que descobrir antes, passo a passo", "Como saber se o seu portão aceita"],
        slots: [
          [
            "Quatro perguntas respondem se dá, e nenhuma exige tirar a tampa. Sob ela há tensão da rede e um capacitor que guarda carga, por isso a busca é por fora.",
            "Dá para saber sem tocar no motor, só olhando o controle, a parede e o manual. A tampa fica fechada, pelo risco de choque.",
            "Procure por fora, nesta ordem, antes de pensar em placa. Dentro da carcaça há rede e carga elétrica mesmo com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Procure uma caixinha de receptor fora do motor, com botão e LED.",
          "Veja se o portão já usa aplicativo.",
          "Leia o modelo do controle e descubra se o código é fixo ou rolante.",
          "Procure no manual da central a gravação por controle cadastrado.",
          "Nenhum deles? A gravação é do técnico, na placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Os caminhos sem abrir o motor", "Cópia, receptor, aplicativo ou outro controle"],
        slots: [
          [
            "Controle de código fixo, que repete sempre o mesmo sinal, se copia num copiador, e a central nem percebe. O rolante, que muda a cada toque, não se copia: precisa da central ou de uma função dela.",
            "O código fixo passa de um controle para outro por cópia, sem mexer na central. O código rolante se renova a cada uso, e o controle novo só entra se a central aprender.",
            "Copiar serve ao código fixo, porque o sinal não muda. No rolante, diferente a cada acionamento, a cópia não abre e o cadastro é obrigatório.",
          ],
          [
            "Receptor avulso tem botão próprio, longe da rede: um toque curto acende o LED, e a tecla do controle o faz piscar. O toque longo apaga todos em muitos modelos.",
            "No receptor de parede, basta um toque breve no botão e a tecla do controle até o LED piscar. Não segure, porque muitos limpam a memória assim.",
            "Havendo receptor externo, dê um toque rápido, aperte a tecla e espere a luz piscar. Botão mantido apertado costuma zerar a lista.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando é preciso o técnico", "Gravação na placa: o que se paga"],
        slots: [
          [
            "O preço da gravação sai por foto, antes da visita, que serve para todos os controles que estiverem à mão. O aparelho novo é cobrado por unidade.",
            "Mande a foto da etiqueta do motor e diga quantos são, para saber o valor: vários gravados juntos aproveitam a mesma ida. Só o controle novo entra à parte.",
            "Gravar na placa é orçado conforme a central e a quantidade, e juntar os controles num dia evita outra ida. Controle novo soma por unidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um chaveiro consegue copiar o controle?",
        answers: [
          "Consegue o de código fixo. O rolante ele não copia, porque o sinal muda a cada toque e precisa de gravação na central.",
          "Só se for código fixo. Leve o original funcionando; no rolante, a cópia não abre.",
        ],
      },
      {
        question: "É perigoso abrir a tampa para gravar?",
        answers: [
          "É: há tensão da rede perto do botão e um capacitor que guarda carga. A placa precisa estar ligada para gravar.",
          "Sim, porque sem energia não se grava, e com ela os fios estão vivos. Por isso fica para o técnico.",
        ],
      },
      {
        question: "Segurar os dois controles juntos grava o novo?",
        answers: [
          "Em alguns modelos, com sequência própria descrita no manual. Na maioria não acontece nada.",
          "Só onde o fabricante prevê essa função. Sem ela no manual, não adianta insistir.",
        ],
      },
      {
        question: "E no condomínio?",
        answers: [
          "Ali a gravação é da administração, no receptor do prédio, com o apartamento anotado.",
          "O cadastro fica com a portaria ou o síndico, por unidade. Cópia feita por fora costuma ser proibida.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "leitor-abre-para-todos",
    broader: "controle-de-acesso",
    label: "Leitor que abre para qualquer pessoa",
    phrase: "o leitor que abre para todos",
    asks: [
      "facial abre todo mundo",
      "facial abre qualquer",
      "facial condomínio abre todo mundo",
      "leitor abre todo mundo",
      "leitor abre qualquer pessoa",
      "facial libera qualquer pessoa",
      "biometria abre qualquer dedo",
      "facial abre quem não cadastrado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Leitor facial do prédio que abre para todo mundo, ou para qualquer pessoa, em geral está com a leitura frouxa, o modo livre ligado ou o relé colado, que mantém a trava solta. Tire-o de uso agora, passe o acesso para tag, chave ou portaria e peça a revisão do cadastro.",
        "Quando o facial do condomínio abre para qualquer pessoa, ele não está conferindo o cadastro, ou o relé, o contato que solta a trava, ficou preso. Desative o leitor, use chave, tag ou portaria e chame o técnico para refazer o ajuste antes de liberar para todo mundo.",
        "Se o leitor facial do condomínio abre para todo mundo, as causas comuns são exigência de semelhança baixa, modo de passagem livre e relé colado. Qualquer pessoa entra até o acerto: deixe a entrada por portaria, tag ou chave enquanto o cadastro e a trava são testados.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Leitor ou fechadura: o que testar", "Como saber de onde vem o defeito"],
        slots: [
          [
            "Repare se o leitor facial dá o sinal de aceito. Se a porta abre sem esse sinal, o defeito é da fechadura, do fio ou do relé, o contato que o leitor usa para soltar a trava.",
            "Veja a tela e ouça o bip: porta que cede sem o aceito do facial tem problema na trava, na fiação ou no relé, a chave elétrica que manda abrir.",
            "O aviso de aceito separa as causas. Quando o facial não reconheceu ninguém e mesmo assim abriu, procure o relé colado, o fio em curto ou a fechadura que não segura.",
          ],
          [
            "Quando o aceito aparece para quem não está cadastrado, a falha é de ajuste. A exigência de semelhança ficou baixa, ou alguém ligou a passagem livre por horário.",
            "Já o aceito dado a um desconhecido aponta para a configuração: leitura pouco exigente ou horário livre programado por engano.",
            "Por outro lado, desconhecido aprovado na tela é sinal de configuração errada, com semelhança baixa demais ou acesso livre em certo horário.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o conserto", "Como ficar seguro enquanto isso"],
        slots: [
          [
            "Deixe o leitor desativado e a porta trancada por chave, tag ou portaria. O síndico avisa os moradores, para ninguém segurar a porta a quem não conhece.",
            "A entrada passa para a portaria, a tag ou a chave, com o facial fora de uso. Um aviso do síndico pede que ninguém deixe estranho entrar junto.",
            "Com o facial desligado, só portaria, chave ou tag abrem. Avise os moradores pelo síndico e peça que não deem passagem a desconhecidos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Ajuste, cadastro e prova final"],
        slots: [
          [
            "O técnico confere o relé e a trava, acerta a exigência de leitura e desliga horários livres que ninguém pediu. Depois limpa do cadastro quem já não mora no prédio.",
            "Na visita, relé e fechadura são medidos, a semelhança exigida sobe e a passagem livre é retirada. Moradores antigos saem do cadastro na mesma ocasião.",
            "Primeiro se mede a saída do leitor e a trava, depois se refaz a configuração de leitura e de horários. O cadastro é limpo de quem deixou o prédio.",
          ],
          [
            "O serviço termina com uma prova: três pessoas sem cadastro tentam entrar e são recusadas, e um morador é aceito.",
            "No fim, o leitor precisa negar quem é de fora, com três pessoas diferentes, e reconhecer um morador.",
            "Antes de liberar, três rostos não cadastrados devem ser barrados, e o de um morador, aprovado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ver quem entrou nesse período?",
        answers: [
          "Só se o aparelho guarda o histórico, e ele mostra apenas os aceitos, não quem passou com a trava solta. A gravação da câmera da entrada completa.",
          "O histórico do leitor ajuda, quando existe, mas não registra quem entrou com a porta destravada. Para isso, veja as imagens da câmera.",
        ],
      },
      {
        question: "Precisa trocar o leitor?",
        answers: [
          "Em geral não, porque ajuste, cadastro ou relé resolvem. A troca só entra quando o aparelho perde a configuração ou a saída queimou sem reparo.",
          "Quase sempre basta configurar de novo ou reparar a saída. Troca-se o leitor que não guarda mais os ajustes ou cuja saída não tem conserto.",
        ],
      },
      {
        question: "O motor do portão tem culpa?",
        answers: [
          "Não: o motor só obedece ao contato que o leitor manda. Se o portão abre sozinho também com o leitor desligado, aí se investigam controle, botoeira e placa.",
          "O motor apenas executa o comando recebido. Só se ele abrir com o leitor fora do circuito a busca passa para botoeira, controles e central.",
        ],
      },
      {
        question: "O que muda o preço do conserto?",
        answers: [
          "Ajuste e recadastro custam menos, relé ou fechadura ficam no meio e o leitor novo é o mais caro. O número de moradores a recadastrar também pesa.",
          "A ordem, do menor para o maior, é configuração, relé ou trava e troca do aparelho. Muitos rostos para cadastrar aumentam o tempo de serviço.",
        ],
      },
    ],
    photo: "fotos da entrada, do leitor com a marca aparecendo e um vídeo dele aceitando ou abrindo",
  },
  {
    id: "leitor-ou-senha-nao-abre",
    broader: "controle-de-acesso",
    label: "Leitor, senha ou digital não abre",
    phrase: "o leitor que não abre o portão",
    asks: [
      ...combine(
        ["digital", "biometria", "facial", "senha", "teclado", "leitor"],
        ["não abre só tag", "não abre só controle", "não abre só chave"],
      ),
      "teclado apagou",
      "teclado senha apagou",
      "teclado senha portão apagou",
      "teclado portão apagou sozinho",

      ...combine(
        ["leitor facial", "reconhecimento facial", "facial", "biometria", "digital", "senha", "teclado", "leitor"],
        ["não abre", "não funciona", "não lê", "não reconhece", "parou", "falhando"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o leitor facial, a biometria ou a senha não abre o portão, repare no sinal do aparelho. Se ele recusa, é cadastro ou sensor sujo. Se ele aceita e o portão não abre, é fio ou fechadura. Se está apagado, é a fonte. Limpe a lente e teste a botoeira. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o teclado de senha do portão apagou, falta energia ou molhou. Se a biometria não lê ou o leitor facial recusa, costuma ser lente suja ou cadastro. Teste outra pessoa e o botão da parede, a botoeira, porque se ela também não abre o defeito é do portão. Em residência, a visita começa em {price.preventive}, fora as peças.",
        "A biometria ou a senha que falha para uma pessoa só é caso de cadastro ou de dedo sujo. Se falha para todos e a botoeira abre, o defeito é do leitor, da fonte ou do cabo. Aparelho apagado está sem energia. A visita com medição parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Do dedo à placa: os testes"],
        slots: [
          [
            "Não abra o leitor nem a fonte, que tem tensão da rede. O cadastro de administrador fica com o responsável pelo local.",
            "A parte de dentro é do técnico, porque a fonte trabalha ligada à rede. Estes testes são por fora.",
            "Tudo se testa sem abrir o aparelho: na fonte há risco de choque.",
          ],
        ],
        steps: [
          "Limpe a lente ou o sensor com pano macio e seco.",
          "Teste outra pessoa, senha ou cartão.",
          "Escute se há bip de aceito ou de recusa.",
          "Aperte a botoeira: se ela abre, o portão está bom.",
          "Apagado: veja se o disjuntor caiu e religue uma vez.",
        ],
      },
      {
        about: "causes",
        headings: ["Cadastro, leitor, fio ou portão: a causa", "Onde a liberação se perde"],
        slots: [
          [
            "Sol na lente e chuva atrapalham o rosto, e dedo molhado ou ressecado não é lido, por isso cadastre mais de um. Fonte fraca reinicia o aparelho bem na hora de liberar.",
            "O facial falha contra o sol e com lente molhada, e a digital com dedo seco ou cortado. Já a fonte no limite faz o leitor desligar e ligar quando vai abrir.",
            "Luz forte, película e água confundem o facial, e pele ressecada confunde a digital. Quando ele reinicia sozinho, a fonte não dá conta.",
          ],
          [
            "Com a leitura aceita e o portão parado, o defeito está no relé do leitor, no fio ou na fechadura.",
            "Bip de aceito sem abertura leva ao cabo, ao relé do aparelho ou à própria trava.",
            "Se ele reconhece e nada abre, procura-se do leitor para a frente: relé, cabo e fechadura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Fonte, relé, cabo ou leitor"],
        slots: [
          [
            "A fonte é medida parada e na hora de liberar, e o relé é testado direto na fechadura ou no motor. Fonte, cabo e fechadura se trocam separados, e só o leitor danificado é substituído.",
            "Mede-se a alimentação, aciona-se a trava sem o leitor e confere-se o cabo. Na maioria das vezes falhou a fonte ou o fio, que custam menos que o aparelho.",
            "O técnico separa os três: fonte, cabo e trava, acionando cada um à parte. Se todos respondem, aí sim o leitor é o culpado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como entro enquanto não funciona?",
        answers: [
          "Pelo controle, pela chave da fechadura ou com alguém na botoeira. Deixe sempre um segundo meio cadastrado.",
          "Use a chave do social ou o controle da garagem. Quem depende só do leitor fica na rua numa falha.",
        ],
      },
      {
        question: "O leitor esquece os cadastros?",
        answers: [
          "Não deveria, porque a memória guarda sem energia. Se apagou, houve restauração, atualização ou defeito.",
          "Em aparelho bom, não. Cadastro que some depois de queda de luz indica fonte ou memória com problema.",
        ],
      },
      {
        question: "Precisa trocar o aparelho?",
        answers: [
          "Nem sempre: fonte, relé e cabo se trocam à parte. A troca fica para aparelho molhado por dentro ou com a tela queimada.",
          "Só se a medição o condenar. Água na placa do leitor é o caso comum de troca.",
        ],
      },
      {
        question: "Na falta de luz ele para. É defeito?",
        answers: [
          "Não, se não há bateria na fonte. Uma fonte com bateria mantém o leitor e a trava por algum tempo, e o motor precisa de nobreak.",
          "É falta de apoio de energia. Bateria na fonte resolve para a fechadura, e nobreak para o motor.",
        ],
      },
    ],
    photo: "um vídeo da tentativa e fotos do leitor e da fonte",
  },
  {
    id: "controle-copiado-parou",
    broader: "controle-nao-funciona",
    label: "Controle copiado parou de funcionar",
    phrase: "o controle copiado que parou de funcionar",
    asks: [
      "controle copiado parou",
      "controle copiado parou funcionar",
      "controle clonado parou",
      "controle clonado parou funcionar",
      "controle cópia parou",
      "cópia controle parou",
      "controle duplicado parou",
      "controle copiado não abre mais",
      "controle clonado não abre mais",
      "controle copiado funcionava parou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle copiado que abria e parou de funcionar está com a pilha fraca, perdeu a cópia ou teve o código apagado da central. Troque a pilha e teste o original: se ele abre, refaça a cópia. Se ele também não abre, o código saiu da memória, e os dois precisam ser gravados outra vez.",
        "Quando o controle clonado para de funcionar, o original mostra a causa. Original que abre indica pilha ou cópia perdida no clone, o que se resolve copiando de novo. Original que também falha indica memória apagada ou receptor com defeito. Em prédio, pergunte se houve recadastro dos controles.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o controle copiado para de funcionar", "O que faz a cópia deixar de abrir"],
        slots: [
          [
            "A cópia repete o código de outro controle e depende dele. Por isso ela para quando o original é apagado da central, e também por defeitos próprios.",
            "O clone não tem cadastro seu, e o que acontece com o código do original acontece com ele. Há ainda causas do próprio aparelho.",
            "Parte das causas está no controle e parte na central, que pode ter sido trocada ou limpa sem que você soubesse.",
          ],
        ],
        bullets: [
          "Pilha fraca: só abre de perto e a luz enfraquece",
          "Duas teclas seguradas juntas: apaga a memória do duplicador",
          "Original apagado da central: os dois param no mesmo dia",
          "Central ou receptor trocado: nenhum controle antigo abre",
          "Recadastro no condomínio: cópias sem registro são cortadas",
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir a causa", "Teste com o controle original"],
        slots: [
          [
            "O teste leva poucos minutos, de frente para o portão e com a passagem livre. O original separa defeito da cópia e defeito da central.",
            "Tenha à mão o original e uma pilha nova do mesmo tipo. Faça os testes à vista do portão, sem abrir o motor.",
            "Não abra a caixa do motor para testar, porque há tensão da rede. Com os dois controles, a causa aparece por fora.",
          ],
        ],
        steps: [
          "Troque a pilha da cópia por uma do mesmo código.",
          "Aperte o original: veja se ele abre o portão.",
          "Se o original abre, refaça a cópia com os dois encostados.",
          "Se nenhum abre, teste o botão da parede.",
          "Se o botão abre e os controles não, peça a gravação na central.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando é melhor gravar um controle novo", "Cópia refeita ou controle gravado"],
        slots: [
          [
            "Se a cópia se perde de novo em poucas semanas, o duplicador está ruim, e vale trocar por um controle gravado na central, com código próprio. Ele custa mais que a cópia e não para quando o outro é apagado. A foto do original, frente e verso, mostra o modelo e o valor.",
            "Duplicador que perde a memória mais de uma vez não compensa. Um controle da linha, cadastrado no receptor, tem código seu e pode ser bloqueado sozinho. O preço do aparelho com a gravação sai pela foto do original.",
            "Para não depender do original, peça um controle cadastrado diretamente na central. Sai mais caro que copiar e dura mais, porque o código é só dele. Frente e verso do atual em foto bastam para orçar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apaguei o original. A cópia para também?",
        answers: [
          "Para, no código fixo, porque os dois usam o mesmo código. Grave o original de novo, ou um controle diferente, se ele se perdeu.",
          "Sim, já que a central reconhece um código só para os dois. Regravar o original faz a cópia voltar a abrir.",
        ],
      },
      {
        question: "A cópia falhou em todos os portões. É o controle?",
        answers: [
          "Sim, quase sempre: pilha no fim, tecla gasta ou memória apagada. Se com pilha nova a luz não acende, troque o controle.",
          "Se os outros controles abrem, o defeito é dele. Pilha nova e outra cópia resolvem a maioria; tecla gasta pede aparelho novo.",
        ],
      },
      {
        question: "O condomínio pode cortar o meu controle copiado?",
        answers: [
          "Pode, num recadastro com aviso, porque a cópia não tem registro próprio. Peça à administração um controle cadastrado na sua unidade.",
          "Quando a central é recadastrada, cópias sem registro deixam de abrir. O certo é pedir um controle da sua unidade.",
        ],
      },
      {
        question: "Quantas vezes posso copiar o mesmo controle?",
        answers: [
          "Quantas quiser, no código fixo, de preferência sempre a partir do original. Cópia de cópia pode sair com o sinal fora do ponto.",
          "Não há limite no código fixo. Copie do original, e não de outra cópia, para o sinal não perder alcance.",
        ],
      },
    ],
    photo: "fotos do controle original e da cópia, frente e verso, e da etiqueta do motor",
  },
];
