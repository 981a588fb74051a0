import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What buyers ask of the service itself: when it is done, what a small job costs, offers, rent, and what came broken. */
export const compraServico: NarrowConcept[] = [
  {
    id: "gravar-controle-preco",
    broader: "controle",
    label: "Preço para gravar controle",
    phrase: "a gravação do controle",
    asks: [
      "cadastrar controles condomínio preço",
      "quanto custa cadastrar controles condomínio",
      "gravar controle preço",
      "gravar controle portão preço",
      "gravação controle preço",
      "programar controle preço",
      "programar controle portão preço",
      "programação controle preço",
      "cadastrar controle preço",
      "codificar controle preço",
      "configurar controle preço",
      "cobra gravar controle",
      "cobra programar controle",
      "técnico cobra gravar controle",
      "quanto cobra programar controle",
      "gravar controle novo preço",
      "quanto técnico cobra programar controle casa",
      "quanto técnico cobra gravar controle casa",
      "quanto custa programar controle casa",
      "técnico programar controle casa preço",
      "técnico gravar controle casa preço",
    ],
    intent: "price",
    answers: {
      price: [
        "Gravar controle de portão custa o valor da visita do técnico, e não um preço por minuto: em casa, ela parte de {price.preventive}, com regulagem e sem peças, e pode incluir todos os controles da família. O aparelho novo é pago à parte, por unidade, conforme a marca e o código.",
        "Cadastrar controle de portão custa a visita do técnico, que em casa parte de {price.preventive}, com regulagem e sem peças, e nela cabem todos os controles da família. O controle novo é cobrado por unidade. Com o receptor fora do motor, você mesmo cadastra pelo manual, sem pagar nada.",
        "Cadastrar 50 controles em condomínio é orçado pela quantidade e pelo modelo da central, com uma foto dela e de um controle. Em casa, a gravação cabe na visita com regulagem, a partir de {price.preventive}, sem peças. Controle novo é cobrado por unidade, além do serviço.",
        "Programar um controle ou cinco custa a mesma visita, desde {price.preventive} em residência, sem peças, já com a regulagem do portão. O que encarece é o controle, quando você precisa comprar um. Em condomínio, o preço depende do número de controles e da central.",
      ],
      any: [
        "Gravar um controle é serviço rápido, e você paga a visita do técnico: em casa, com regulagem, ela parte de {price.preventive}, sem peças, e pode incluir todos os controles. O aparelho é pago à parte. Se o receptor fica fora do motor, com o manual você mesmo grava sem pagar nada.",
        "O preço para gravar controle de portão não aumenta a cada aparelho, porque a gravação cabe na visita de regulagem, desde {price.preventive} em residência, fora peças. O controle novo é cobrado por unidade. Com o receptor fora do motor, dá para gravar sozinho pelo manual.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se paga na gravação", "Como gastar menos para gravar controles"],
        slots: [
          [
            "A gravação leva minutos, e o custo maior é o deslocamento, por isso vale gravar todos de uma vez. Se há regulagem ou lubrificação a fazer, peça na mesma visita.",
            "Gravar um ou cinco controles custa quase a mesma visita, já que o serviço é rápido e o deslocamento é um só. Aproveite para fazer a revisão do portão.",
            "O deslocamento custa mais que os minutos de gravação. Junte os controles da casa e, se houver ajuste a fazer, inclua na mesma visita.",
          ],
          [
            "O controle é cobrado por unidade e muda com a marca e o código: o de código fixo, ou compatível, custa menos que o original de código rolante. Em condomínio, a lista pronta por unidade encurta o trabalho.",
            "O aparelho é somado, se você for comprar: o original de código rolante, que muda a cada toque, custa mais, e o compatível custa menos. No prédio, ter a lista de moradores poupa horas.",
            "Quem precisa do aparelho paga por unidade, menos no compatível e mais no original de código rolante. Com muitos controles, a lista por apartamento acelera o cadastro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Dá para gravar sem técnico?", "Antes de pagar, veja onde fica o botão"],
        slots: [
          [
            "O lugar do botão de gravar mostra se você mesmo pode fazer. Siga esta ordem, sem abrir o motor.",
            "Em alguns portões você mesmo pode gravar, e em outros isso é arriscado. Estes passos mostram qual é o seu caso.",
            "Antes de chamar o técnico, descubra onde fica o botão de gravar. A tampa do motor fica fechada.",
          ],
        ],
        steps: [
          "Procure um receptor fora do motor, com botão à vista: nele você grava seguindo o manual.",
          "Se o botão fica sob a tampa do motor, não abra: há tensão da rede, e a gravação é do técnico.",
          "Com código fixo, copie de um controle que funcione, sem mexer na central.",
          "Grave um por vez e teste à vista do portão.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a gravação com o técnico", "Muitos controles de uma vez"],
        slots: [
          [
            "O técnico põe a central em modo de cadastro, grava cada tecla e testa da calçada. Na mesma visita pode apagar um controle perdido; se a placa só apaga todos de uma vez, ele grava de novo os que ficaram.",
            "Cada tecla é cadastrada na central e testada da rua. O controle perdido sai da memória, e, nas placas que apagam todos juntos, os outros são gravados de novo na hora.",
            "A gravação é feita tecla por tecla, com teste do lado de fora. O técnico também exclui o controle perdido e regrava os outros quando a placa não consegue apagar um só.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gravam controle que eu comprei fora?",
        answers: [
          "Gravamos, se ele tiver a mesma frequência e o mesmo código do receptor. A foto dos dois mostra antes da visita.",
          "Sim, desde que seja compatível com o receptor. Mande antes a foto da frente e do verso do controle.",
        ],
      },
      {
        question: "Quantos controles posso gravar?",
        answers: [
          "Quantos couberem na memória da central, número que está no manual; um receptor avulso aumenta esse limite.",
          "Depende da memória da placa. Em casa quase sempre sobra lugar; em prédio, confira antes.",
        ],
      },
      {
        question: "Ao gravar um novo, os antigos param?",
        answers: [
          "Não, a menos que a memória seja apagada. O novo entra ao lado dos que já funcionam.",
          "Os antigos continuam funcionando e só deixam de abrir se a memória for apagada.",
        ],
      },
      {
        question: "Quanto tempo leva cadastrar 50 controles?",
        answers: [
          "Cada um leva cerca de um minuto, com teste, então meio período costuma bastar, se os moradores vierem com o controle na hora marcada.",
          "A gravação em si é rápida, e o que demora é reunir os controles. Por lotes, com lista, cabe em algumas horas.",
        ],
      },
    ],
    photo: "foto do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "quando-vem-instalar",
    broader: "instalacao",
    label: "Quando a equipe vem instalar",
    phrase: "o dia da instalação",
    asks: [
      "instalar motor segunda feira",
      "instalar motor terça feira",
      "instalar motor quarta feira",
      "instalar motor quinta feira",
      "instalar motor sexta feira",
      "instalar motor segunda",
      "instalar motor terça",
      "instalar motor quarta",
      "instalar motor quinta",
      "instalar motor sexta",
      "instalação motor segunda feira",
      "instalação motor terça feira",
      "instalação motor quarta feira",
      "instalação motor quinta feira",
      "instalação motor sexta feira",
      "instalação motor segunda",
      "instalação motor terça",
      "instalação motor quarta",
      "instalação motor quinta",
      "instalação motor sexta",
      "instalar portão segunda feira",
      "instalação portão sexta feira",
      "instalação motor 24 horas",
      "instalar motor 24 horas",
      "instalação motor portão 24 horas",
      "instalação portão automático 24 horas",

      "quanto tempo instalam depois aprovar",
      "instalam depois aprovar orçamento",
      "quanto tempo instalam depois orçamento",
      "depois aprovar orçamento instala",
      "depois fechar orçamento instala",
      "portão automático instalado 24 horas",
      "motor instalado 24 horas",
      "portão entregue instalado 24 horas",
      "entregue instalado 24 horas",
      "instalado em 24 horas",
      "demora vir instalar",
      "quanto tempo vir instalar",
      "tempo demora vir instalar",
      "quando vem instalar",
      "quantos dias instalar motor",
      "quantos dias instalar portão",
      "dias instalação motor",
      "prazo entrega instalação motor",
      "prazo instalação motor",
      "agendar instalação motor",
      "agendar instalação portão",
      "marcar instalação motor",
      "marcar instalação portão",
      "instalam mesmo dia",
      ...combine(
        ["instalar motor", "instalação motor", "motor instalado", "instalar portão automático", "automatizar portão"],
        ["mesmo dia", "hoje mesmo", "na hora", "urgente", "hoje"],
      ),
      "vocês instalam mesmo dia",
      "instala hoje motor",
      "instalação motor hoje",
      "pronta entrega motor",
      "motor pronta entrega",
      "instalar motor amanhã",
      "instalação motor amanhã",
      "instalação portão amanhã",
      "instalar motor amanhã fila",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, instalamos motor de portão na segunda-feira e nos outros dias úteis, terça, quarta, quinta ou sexta, conforme a agenda do bairro. Mande pelo WhatsApp a foto, a largura e o bairro, e respondemos com o horário e o valor. O kit basculante instalado parte de {price.lowest}.",
        "Portão automático entregue e instalado em 24 horas é possível quando há horário no seu bairro e o portão está pronto, com folha leve e ponto de energia. Mande hoje a foto e a largura, e dizemos se dá para amanhã. O kit basculante instalado parte de {price.lowest}.",
        "Sim, dá para instalar no mesmo dia em que você compra, se houver técnico livre no bairro e o portão estiver pronto. Quando falta base, ponto de energia ou acerto da folha, leva alguns dias. O kit basculante instalado começa em {price.lowest}; no de correr, a troca do motor em casa fica de {price.homeSwap}.",
        "O prazo para instalar motor de portão depois do orçamento vai do mesmo dia a alguns dias. Ele depende da agenda do bairro e do que o portão ainda precisa, como ponto de energia ou base. Assim que você aprova o valor, mandamos pelo WhatsApp as datas livres.",
        "A equipe demora de algumas horas a alguns dias para vir instalar: pode ser no mesmo dia, se há horário no seu bairro, a folha anda leve e a energia está perto. Mande foto, largura e bairro pelo WhatsApp, e respondemos com a data e o preço do motor instalado.",
        "A equipe vem instalar o motor de portão no mesmo dia ou em alguns dias, conforme a agenda do seu bairro e o estado do portão. Mande foto, largura e bairro para agendar, e respondemos com o dia e o valor. O kit basculante instalado custa a partir de {price.lowest}.",
        "O prazo para agendar a instalação do motor de portão vai do mesmo dia, se houver vaga no bairro e o portão estiver pronto, a alguns dias, quando falta energia, base ou conserto da folha. Pelo WhatsApp você recebe as datas e o valor.",
      ],
      price: [
        "Depois de aprovado o orçamento, a instalação costuma ser feita no mesmo dia ou em poucos dias, conforme o bairro, a agenda e o modelo. Base de concreto nova soma alguns dias. A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        "Com o orçamento aprovado, instalamos no mesmo dia ou em poucos dias, quando há vaga no bairro e o portão está pronto. A data sai pelo WhatsApp. São {time.tilting} de serviço no basculante e {time.sliding} no de correr; falta de base ou de energia alonga o prazo.",
        "Aprovado o orçamento, a instalação entra no primeiro horário livre do seu bairro, às vezes no mesmo dia, e combinamos a data pelo WhatsApp. A montagem leva {time.tilting} no basculante e {time.sliding} no de correr, e uma base de concreto nova acrescenta dias.",
        "A instalação é marcada assim que você aceita o orçamento: no mesmo dia, se há horário livre, ou poucos dias depois, se o portão precisa de base ou de energia. A montagem toma {time.tilting} no basculante e {time.sliding} no de correr.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que adianta a data", "Para instalar o quanto antes"],
        slots: [
          [
            "A data sai mais rápido quando a primeira mensagem já traz tudo. Com foto e medida escolhemos o modelo na hora e só falta achar um horário no seu bairro.",
            "Quem manda as informações de uma vez recebe modelo, valor e dia na mesma conversa. O que demora é descobrir depois que falta energia, base ou medida.",
            "Com foto e medida completas, definimos o motor e já olhamos a agenda do seu bairro. Uma informação que falta pede outra conversa, e o dia fica para depois.",
            "Com medidas e imagens em mãos, a escolha do motor e a busca por vaga no bairro acontecem juntas. Reúna estes dados antes de escrever.",
            "Uma mensagem completa poupa idas e vindas: o motor é definido, o preço fechado e sobra só marcar a hora. Veja o que ela deve ter.",
          ],
        ],
        steps: [
          "Fotos do portão por dentro e por fora, aberto e fechado.",
          "Largura e altura da folha e o material.",
          "Foto do lugar do motor e da tomada ou do quadro de energia.",
          "Bairro, dias e turnos em que há alguém em casa.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pode atrasar", "Quando a instalação pede mais dias"],
        slots: [
          [
            "Folha torta, trilho gasto ou contrapeso errado são consertados antes do motor e mudam a data. Um ponto de energia novo pede eletricista, e a base de concreto leva alguns dias para secar.",
            "O portão que não anda leve na mão é consertado primeiro, o que adia a montagem. Também atrasam a falta de energia perto do motor e a base de concreto, que leva dias para firmar.",
            "Atrasa o que o portão ainda não tem: folha em ordem, energia no lugar e base firme. O concreto novo precisa curar, e o reparo de trilho ou contrapeso vem antes do motor.",
            "Não montamos motor em folha que pesa na mão: contrapeso, trilho ou dobradiça são acertados antes. Puxar energia até o local depende de eletricista, e o concreto fresco precisa de dias para endurecer.",
            "Três pendências adiam a data: folha fora de ordem, que se conserta primeiro; falta de tomada no ponto do motor; e base por fazer, porque o concreto só recebe carga depois de curado.",
          ],
          [
            "Em condomínio, some a autorização do síndico e o horário permitido para obra.",
            "No prédio, contam ainda a aprovação da administração e as horas em que se pode fazer barulho.",
            "Se é condomínio, combine antes o dia com o síndico, porque há regra de horário para serviço.",
            "Morador de condomínio ainda precisa do aval do síndico e do período liberado para serviços.",
            "Em edifício, a administração precisa autorizar antes e diz em que horário se pode trabalhar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o dia da instalação", "A instalação, da chegada ao teste"],
        slots: [
          [
            "O técnico confere a folha na mão, fixa o motor, faz a ligação elétrica e regula as paradas e a força. No fim, grava os controles e mostra como destravar o portão na falta de energia.",
            "Na chegada, a folha é testada sem motor; depois vêm a fixação, a ligação elétrica e a regulagem. Antes de sair, ele grava os controles e explica o uso e o destravamento.",
            "O serviço vai do teste da folha à montagem e ao ajuste de parada e força. Termina com os controles gravados e uma explicação de como usar e o que fazer sem luz.",
            "A visita começa com o portão movido à mão, para ver se corre leve. Fixado e ligado o motor, acertam-se força e paradas, os controles são gravados e você aprende a destravar quando faltar luz.",
            "O trabalho segue uma ordem: teste da folha sem motor, fixação, parte elétrica e regulagem. Na entrega, os controles já abrem o portão, e o técnico ensina a destravar quando falta luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso ficar em casa?",
        answers: [
          "Sim. Um adulto precisa receber a equipe, mostrar o quadro de energia e ver, no fim, como se usam os controles.",
          "Precisa haver um adulto no local, para dar acesso ao quadro de energia e acompanhar o teste final com os controles.",
          "É necessário um adulto no local, do começo ao fim. Ele dá acesso ao quadro elétrico e, na entrega, recebe os controles e as instruções.",
        ],
      },
      {
        question: "Posso escolher o turno?",
        answers: [
          "Pode: diga se prefere manhã ou tarde, e o horário é marcado conforme a agenda do bairro.",
          "Sim. Mande dois ou três turnos que servem, e a resposta traz o que está livre na sua região.",
          "Sim, basta indicar manhã ou tarde e mais de um dia possível. A vaga depende de quem já está marcado no seu bairro.",
        ],
      },
      {
        question: "Quanto tempo dura o serviço?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no portão de correr, com a folha em ordem. Portão pesado leva de {time.heavy}.",
          "No basculante, são {time.tilting}, e no deslizante, {time.sliding}, com a folha em ordem. Portão pesado, de prédio ou empresa, leva de {time.heavy}.",
          "Varia com o tipo: {time.tilting} em basculante, {time.sliding} em deslizante e {time.heavy} em portão pesado, desde que a folha esteja boa.",
        ],
      },
      {
        question: "Posso pagar parcelado?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou por Pix. O valor é fechado antes do dia da instalação.",
          "Sim: o cartão aceita até {shop.instalments} parcelas, e há Pix. Você sabe o total antes de marcar.",
          "Pix ou cartão, com até {shop.instalments} parcelas. O total é combinado antes, junto com a data da instalação.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da tomada e a largura da folha",
  },
  {
    id: "instalacao-no-fim-de-semana",
    broader: "instalacao",
    label: "Instalação no sábado e no domingo",
    phrase: "a instalação no fim de semana",
    asks: [
      "instalam sábado",
      "quem instala finais semana",
      "instala finais semana",
      "instalador fim semana",
      "instalador finais semana",
      "instalador sábado",
      "colocar motor sábado",
      "colocar motor fim semana",
      "automatizar sábado",
      "automatizar domingo",
      "automatizar fim semana",
      "automatizar portão basculante sábado",
      "instala sábado",
      "instalação sábado",
      "instalar sábado",
      "instalam domingo",
      "instala domingo",
      "instalação domingo",
      "instalar motor domingo",
      "instalação motor sábado",
      "instalação portão sábado",
      "instalação fim semana",
      "instalam fim semana",
      "instalar motor fim semana",
      "instalação feriado",
      "instalam feriado",
      "instalação à noite motor",
      "instalação domingo custa mais",
      "instalação domingo mais caro",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos motor de portão aos sábados, no domingo e no feriado{shop.always}, com o dia marcado pelo WhatsApp, {shop.hours}. O valor é informado antes e pode ser maior que em dia útil. O kit basculante instalado parte de {price.lowest}; no de correr e no de abrir, a primeira instalação é orçada por foto.",
        "Sim, instalamos motor de portão aos finais de semana, sábado e domingo, com data marcada{shop.always}. Mande pelo WhatsApp a foto, a largura e o bairro, e você recebe antes o valor do dia. O kit basculante instalado parte de {price.lowest}; os outros tipos são orçados por foto.",
        "A instalação aos sábados, no domingo ou no feriado é combinada pelo WhatsApp, {shop.hours}, e pode custar mais que em dia útil, com o valor informado antes de marcar. A montagem leva de {time.tilting} no basculante, a partir de {price.lowest} com o kit, e de {time.sliding} no de correr, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como marcar para o fim de semana", "Antes de marcar sábado ou domingo"],
        slots: [
          [
            "Resolva o modelo durante a semana, por foto, porque no domingo as lojas de peça fecham. Com tudo definido antes, o motor certo já vai com o técnico.",
            "Deixe tudo definido até sexta: o que não for com o técnico dificilmente se compra no domingo. Estes quatro passos ajudam.",
            "O melhor é chegar ao sábado com o motor escolhido, já que uma peça esquecida fica para segunda. Faça antes o que está na lista.",
          ],
        ],
        steps: [
          "Mande fotos, largura e bairro durante a semana.",
          "Em condomínio, confirme se obra e barulho são permitidos nesse dia.",
          "Deixe livre a área do portão e o acesso ao quadro de energia.",
          "Tenha um adulto em casa para o teste final.",
        ],
      },
      {
        about: "cost",
        headings: ["O valor no sábado e no domingo", "O que muda no preço pelo dia"],
        slots: [
          [
            "Se houver diferença pelo dia, ela vem escrita no orçamento e não aparece depois. O kit basculante instalado custa de {price.lowest} a {price.highest}, e a troca do motor em casa nos outros portões, de {price.homeSwap}.",
            "O orçamento já traz o valor do dia pedido, sem acréscimo posterior. O basculante instalado vai de {price.lowest} a {price.highest}; a troca do motor de correr ou de abrir em casa, de {price.homeSwap}.",
            "Qualquer diferença de fim de semana é informada antes de você confirmar. Os preços são de {price.lowest} a {price.highest} no kit basculante e de {price.homeSwap} na troca residencial dos outros portões.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto dura e o que pode atrasar", "O tempo da instalação no fim de semana"],
        slots: [
          [
            "Com a folha leve e a energia perto, são {time.tilting} no basculante e {time.sliding} no de correr, e o portão já fica em uso. Base de concreto ou ponto de energia novo precisa ser feito antes, em dia de semana.",
            "O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante e termina com o portão funcionando. Concreto para secar e circuito novo não cabem num domingo e ficam para antes.",
            "São {time.tilting} para basculante e {time.sliding} para portão de correr, com teste e controles gravados. O que atrasa é a base ou a energia por fazer, que se resolve nos dias anteriores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fazem conserto no domingo também?",
        answers: [
          "Sim, conforme a agenda. Mande o vídeo do defeito e o bairro, e respondemos com o horário e o valor da ida.",
          "Atendemos, com prioridade para portão aberto e carro preso. O valor da ida é combinado antes.",
        ],
      },
      {
        question: "Dá para instalar à noite?",
        answers: [
          "Em alguns casos. Furar e soldar à noite depende dos vizinhos e da regra do prédio, e falta luz para conferir a folha.",
          "Depende da luz do local e do barulho permitido. De dia, a folha e a fiação são conferidas melhor.",
        ],
      },
      {
        question: "Sábado à tarde também?",
        answers: [
          "Sim, de manhã ou à tarde. Diga os turnos que servem, e a vaga é confirmada na conversa.",
          "Também. O turno, de manhã ou à tarde, é escolhido junto com a data, conforme a agenda do bairro e a regra de barulho do prédio.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou pagar por Pix. O total vem antes do serviço, com cada item separado.",
          "Sim, o cartão divide em até {shop.instalments} parcelas, e há Pix. O valor do dia escolhido já vem no orçamento, sem acréscimo depois.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura do vão e onde fica o ponto de energia",
  },
  {
    id: "motor-mais-forte",
    broader: "potencia",
    label: "Qual é o motor de portão mais forte",
    phrase: "o motor de portão mais forte",
    asks: [
      "motor forte",
      "motor portão forte",
      "motor potente",
      "motor portão potente",
      "motor forte basculante",
      "motor forte deslizante",
      "motor forte correr",
      "motor [marca] forte",
      "motor reforçado",
      "motor bruto",
      "motor mais forte",
      "motor mais forte portão",
      "motor mais forte basculante",
      "motor mais forte deslizante",
      "motor mais forte qual",
      "motor mais potente",
      "motor mais potente portão",
      "motor potente basculante",
      "motor forte portão pesado",
      "motor reforçado portão",
      "motor reforçado basculante",
      "motor turbinado",
      "motor maior força basculante deslizante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor mais forte para portão de correr é o que tem na ficha mais quilos e ciclos por hora, e não o de mais HP. Escolha um terço acima do peso da folha; mais que isso não ajuda portão que arrasta. A troca, com mão de obra, fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
        "O motor mais forte para portão basculante de casa é o de 1/2 HP, acima do 1/3 e do 1/4, ou dois acionadores em folha larga; no de correr, o de maior capacidade em quilos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, e força não corrige folha desequilibrada.",
        "Motor de portão forte, PPA ou de outra marca, é o de 1/3 ou 1/2 HP no basculante e o de ficha com mais quilos no de correr. Antes, acerte o equilíbrio da folha, porque a força não o substitui; trocado com a mão de obra, custa de {price.homeSwap} em residência e de {price.heavySwap} em uso pesado.",
        "Para mais força, suba de 1/4 para 1/3 ou 1/2 HP no basculante, ou escolha no deslizante capacidade um terço acima do peso da folha. Portão com equilíbrio errado continua pesado, mesmo com motor forte; a troca, serviço incluído, fica de {price.homeSwap} em casa e de {price.heavySwap} nos pesados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanta força o seu portão pede", "Força por tipo de portão"],
        slots: [
          [
            "Basculante de até {width.quarterHp}, equilibrado, fica no 1/4 HP, e o que muda é a velocidade. Mais largo, de madeira ou de prédio, pede 1/3 ou 1/2 HP, com cabos e contrapeso conferidos.",
            "Até {width.quarterHp} de largura, com contrapeso certo, o 1/4 HP basta. Folha larga, de chapa grossa ou de garagem coletiva pede 1/3 ou 1/2 HP.",
            "O basculante comum, até {width.quarterHp}, não precisa de mais que 1/4 HP. O 1/3 e o 1/2 entram em largura maior, madeira e uso coletivo.",
          ],
          [
            "No de correr mandam os quilos da ficha, com um terço de folga, e os de uso pesado passam de mil quilos. Em prédio, olhe também os ciclos por hora, o número de aberturas sem esquentar.",
            "Em portão deslizante, compare os quilos da ficha com o peso e mais um terço; há modelos para mais de mil quilos. Para muito uso, contam ainda os ciclos por hora, as aberturas sem superaquecer.",
            "O deslizante se escolhe pela capacidade em quilos, com sobra de um terço, até acima de mil quilos. Onde o portão não para, some os ciclos por hora, o limite de aberturas seguidas.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que força demais é risco", "Motor forte em folha ruim"],
        slots: [
          [
            "Motor forte esconde o defeito: empurra a folha pesada até romper cabo, solda ou braço, e ela pode cair. A força deve ficar no mínimo que move o portão, com fotocélula, para não esmagar ninguém.",
            "Com força de sobra, a folha desequilibrada segue andando até algo quebrar. Regula-se no mínimo necessário e instala-se fotocélula, para o portão parar diante de alguém.",
            "A potência a mais disfarça roldana, trilho ou contrapeso ruim, e o que cede é cabo ou solda. Por isso a força é regulada para baixo, com fotocélula no vão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de que falta força ou sobra peso", "Motor fraco ou portão pesado"],
        slots: [
          [
            "Se o portão ficou lento aos poucos ou só pesa em dias de chuva, o defeito é da folha. Se sempre foi arrastado, desde novo, o motor pode ser pequeno para ela.",
            "Peso que apareceu com o tempo é roldana, trilho, dobradiça ou contrapeso. Lentidão desde o primeiro dia aponta para motor abaixo da medida.",
            "Piora gradual fala de peça gasta na folha. Motor que nunca deu conta fala de potência menor que a necessária.",
          ],
        ],
        bullets: [
          "Ficou pesado com o tempo: folha a consertar",
          "Esquenta com poucas aberturas: folha ou capacitor",
          "Desarma só na hora cheia: motor sem ciclos",
          "Sempre foi fraco e a folha anda leve: motor pequeno",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão está pesado: troco por um mais forte?",
        answers: [
          "Primeiro acerte contrapeso, trilho ou roldana, em visita a partir de {price.preventive} em casa, sem peças. Folha que anda leve usa motor menor e dura mais.",
          "Não antes de conferir a folha, porque quase sempre o peso vem dela. O ajuste, desde {price.preventive} em residência, fora as peças, custa menos que um motor.",
        ],
      },
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não por isso: a velocidade vem da redução e do inversor. Há 1/4 HP que abre em {opening.jetflex} no basculante.",
          "Força e velocidade são coisas diferentes. O mais rápido dos nossos basculantes é de 1/4 HP e abre em {opening.jetflex}.",
        ],
      },
      {
        question: "Gasta mais luz?",
        answers: [
          "Pouco, porque o motor trabalha segundos por dia. A diferença na conta é pequena.",
          "Quase nada em casa. O tempo ligado é curto.",
        ],
      },
      {
        question: "Qual marca é a mais forte?",
        answers: [
          "Todas têm linha leve e pesada, e a marca não decide. Compare os quilos e os ciclos por hora da ficha de cada modelo.",
          "A força está no modelo, não no nome. Dois motores da mesma marca podem ter capacidades bem distantes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura, a altura e o material",
  },
  {
    id: "motor-novo-com-defeito",
    broader: "garantia",
    label: "Motor novo veio com defeito",
    phrase: "o motor novo com defeito",
    asks: [
      "motor novo já deu defeito",
      "motor novo deu defeito",
      "motor novo já deu problema",
      "motor novo deu problema",
      "motor novo já parou",
      "motor novo já quebrou",
      "motor veio defeito",
      "motor veio com defeito",
      "motor novo defeito",
      "motor novo não funciona",
      "motor novo veio quebrado",
      "motor novo veio queimado",
      "comprei motor defeito",
      "comprei motor não funciona",
      "comprei motor veio defeito",
      "motor chegou defeito",
      "motor chegou quebrado",
      "motor com defeito fábrica",
      "defeito fábrica motor",
      "controle novo veio defeito",
      "placa nova veio defeito",
      "motor chegou com defeito trocam",
      "troca motor der problema",
      "motor der problema troca",
      "troca garantida motor",
      "motor instalado mês deu defeito",
      "motor instalado meses deu defeito",
      "motor instalado mês parou",
      "motor recém instalado defeito",
      "motor novo deu defeito mês",
      "motor instalado semana defeito",
      "instalei motor já parou",
      "instalei motor semana parou",
      "motor semana passada parou",
      "coloquei motor já parou",
      "motor colocado mês parou",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o motor veio com defeito, quem vendeu resolve: avise por escrito, com vídeo, foto da etiqueta e nota, e não o abra. A lei dá 90 dias para reclamar e 30 para o vendedor consertar; depois disso você escolhe troca, dinheiro de volta ou desconto. No que vendemos são {warranty.motor}.",
        "Motor novo com defeito é consertado ou trocado por quem vendeu, com a nota na mão e sem abrir a tampa. Você tem 90 dias pela lei para reclamar, mais o prazo do fabricante; no motor comprado conosco, a garantia é de {warranty.motor}, e na internet ainda há 7 dias para desistir.",
        "Comprei motor e veio com defeito: o caminho é o vendedor, por escrito, com vídeo e nota, que tem 30 dias para resolver. A lei dá 90 dias para reclamar e, sem solução, troca ou devolução. Comprado conosco, o motor tem {warranty.motor} de garantia.",
        "A troca é garantida se o motor der problema e o vendedor não consertar em 30 dias: aí você escolhe outro motor, o dinheiro ou desconto. Avise por escrito, com nota e vídeo; a lei dá 90 dias para reclamar, e no motor comprado conosco a garantia é de {warranty.motor}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confira antes de reclamar", "Defeito do motor ou da ligação?"],
        slots: [
          [
            "Boa parte dos motores novos que não andam tem tensão errada, controle sem gravar ou percurso sem programar. Vale afastar isso, com o técnico, antes de devolver.",
            "Antes de culpar a fábrica, descarte tensão trocada, controle não gravado e folha presa, que são comuns em instalação nova.",
            "Muito motor novo parado está bom: falta gravar o controle, programar o percurso ou ligar na tensão certa. Confira antes de pedir a troca.",
          ],
        ],
        steps: [
          "Compare a tensão da etiqueta com a do ponto, medida pelo técnico.",
          "Veja se o controle foi gravado e o percurso, programado, como diz o manual.",
          "De correr ou de abrir, com o motor destravado e sem energia, sinta se a folha anda leve; basculante, só o técnico.",
          "Grave um vídeo do defeito, com a etiqueta à vista.",
          "Guarde caixa, nota e manual.",
        ],
      },
      {
        about: "what",
        headings: ["Seus prazos e a troca garantida", "Se o motor der problema: o que pedir"],
        slots: [
          [
            "O vendedor tem 30 dias para consertar; passado o prazo, você escolhe outro motor, o dinheiro de volta ou abatimento. Os 90 dias da lei contam da entrega, e o prazo do certificado se soma.",
            "São 30 dias para sanar o defeito e, vencidos, a escolha é sua: troca, devolução ou desconto. Para reclamar, a lei dá 90 dias da entrega, além da garantia de fábrica.",
            "Reclame em até 90 dias da entrega, ou no prazo maior do termo. Se em 30 dias o defeito continuar, cabem a troca, o valor de volta ou um abatimento, como você preferir.",
          ],
          [
            "Quem instalou responde pela montagem; quem vendeu, pelo motor. Se são dois, a causa escrita por um técnico evita o jogo de empurra, e convém perguntar quem paga a retirada e a nova montagem.",
            "Loja cuida do motor, instalador cuida do serviço. Com os dois diferentes, peça a causa por escrito e veja antes de quem é o custo de tirar e pôr de novo.",
            "Vendedor e instalador têm responsabilidades separadas, e um laudo com a causa encerra a dúvida. Pergunte também se desmontar e montar está incluído na troca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pedir a avaliação", "Segunda opinião no motor novo"],
        slots: [
          [
            "Uma visita com medição e regulagem em casa parte de {price.preventive}, sem peças, e mostra se o defeito é do motor ou da ligação. Motor em garantia não é aberto, para você não perder o direito.",
            "O técnico confere tensão, gravação e folha por fora, sem abrir o motor, em visita residencial a partir de {price.preventive}, fora peças. O resultado por escrito serve para a loja.",
            "Saber se é motor ou instalação custa, em residência, a partir de {price.preventive}, sem peças. Tudo se vê com a tampa fechada enquanto houver garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a caixa. Ainda posso trocar?",
        answers: [
          "Pode: a falta da caixa não tira o direito de reclamar de defeito. O que conta são a nota e a etiqueta.",
          "Sim, defeito se reclama com nota e etiqueta. A caixa faz falta só na desistência da compra.",
        ],
      },
      {
        question: "Raio na primeira semana é garantia?",
        answers: [
          "Em geral não: surto de energia não é defeito do produto. Veja se o seguro da casa cobre danos elétricos.",
          "Surto costuma ficar fora. A marca na placa mostra a causa, e o seguro residencial pode pagar.",
        ],
      },
      {
        question: "A troca é garantida se o motor der problema?",
        answers: [
          "Não de imediato: se o motor der problema, o vendedor tem 30 dias para consertar, e só depois a troca é garantida, se você a escolher. Algumas lojas trocam na hora, por escrito.",
          "A troca garantida vem depois de 30 dias sem conserto, pela lei, ou antes, se a loja prometeu na nota. Motor que der problema deve ser avisado por escrito logo.",
        ],
      },
      {
        question: "Vocês consertam motor novo de outra loja?",
        answers: [
          "Podemos examinar por fora, mas abrir o motor pode tirar a garantia do vendedor. Acione-o primeiro; depois do prazo, consertamos.",
          "Enquanto há garantia, o melhor é o vendedor. Vencida, o conserto é feito no local, com o valor informado antes.",
        ],
      },
    ],
    photo: "um vídeo do defeito e fotos da etiqueta e da nota",
  },
  {
    id: "alugar-motor",
    broader: "motor",
    label: "Aluguel de motor de portão",
    phrase: "o aluguel do motor de portão",
    asks: [
      "portão automático assinatura",
      "motor portão assinatura",
      "portão assinatura",
      "motor mensalidade portão",
      "aluguel motor",
      "aluguel motor portão",
      "aluguel de motor de portão",
      "alugar motor",
      "alugar motor portão",
      "alugar portão automático",
      "alugar portão eletrônico",
      "locação motor portão",
      "locação portão automático",
      "locação motor",
      "aluga motor portão",
      "comodato motor portão",
      "motor portão comodato",
      "aluguel portão evento",
      "aluguel portão obra",
    ],
    intent: "question",
    answers: {
      any: [
        "Não fazemos aluguel de motor de portão, nem comodato ou assinatura, porque trabalhamos com venda, instalação e conserto. O kit basculante instalado custa a partir de {price.lowest} e pode ser dividido em até {shop.instalments} vezes no cartão. Em prédio e empresa, o que se contrata por mês é a manutenção.",
        "Aluguel de motor de portão não fazemos, nem para obra ou evento: vendemos o motor instalado, e ele é seu. Para pagar aos poucos, o kit basculante, desde {price.lowest} com instalação, cabe em até {shop.instalments} vezes no cartão. Em uso de poucos dias, um portão manual com cadeado costuma bastar.",
        "Motor de portão em comodato ou por assinatura não oferecemos, nem para casa nem para condomínio. Vendemos o equipamento instalado, a partir de {price.lowest} no basculante, em até {shop.instalments} vezes no cartão. O contrato mensal que existe, para prédio e empresa, é o de manutenção do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alugar, comprar ou parcelar", "Por que o aluguel de motor é raro"],
        slots: [
          [
            "O motor fica preso à base, com solda e fiação, e tirar e pôr custa quase o preço da instalação. Como boa parte do gasto está na montagem, alugar não compensa para quem vai usar por anos.",
            "A montagem é a parte cara, e base, suporte e fio ficam no lugar quando o motor sai. Por isso o aluguel quase não existe, e a compra parcelada vale mais para uso longo.",
            "Furo, base e ligação elétrica são boa parte do custo e não voltam com o motor. Para quem vai usar por muito tempo, dividir a compra sai melhor que uma mensalidade sem fim.",
          ],
          [
            "Para obra ou evento de poucos dias, um portão manual com cadeado ou um porteiro resolve melhor.",
            "Em uso de alguns dias, fechadura e vigia custam menos que montar um motor.",
            "Se é por pouco tempo, como obra ou festa, tranca e porteiro atendem sem instalação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta da compra parcelada", "Quanto custa comprar o motor"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed}. Nos outros portões, a troca em casa fica de {price.homeSwap} e a de portão pesado, de {price.heavySwap}, com mão de obra.",
            "Os kits para basculante de até {width.quarterHp} saem por {models.pricesNamed}, com entrega e instalação. O motor de correr ou de abrir custa de {price.homeSwap} na troca residencial, e o de prédio, de {price.heavySwap}.",
            "Para basculante de até {width.quarterHp}, os preços com instalação são {models.pricesNamed}. Trocar o motor de outro portão em casa custa de {price.homeSwap} e, em condomínio ou empresa, de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que se contrata por mês: a manutenção", "Contrato de manutenção em prédio e empresa"],
        slots: [
          [
            "O contrato tem visitas marcadas, {visits.business} no mínimo, com limpeza, lubrificação, regulagem e teste da fotocélula. Peça é orçada à parte, e o valor depende do número de portões e do uso.",
            "Na manutenção por contrato, o técnico vai {visits.business} ou mais, limpa, lubrifica, regula e testa os sensores. O preço depende de quantos portões são e de quanto abrem, e as peças são cobradas à parte.",
            "A mensalidade cobre revisões programadas, de {visits.business} para cima, com ajuste, lubrificação e teste de segurança. Ela varia com a quantidade de portões e de aberturas, sem incluir peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso devolver o motor se mudar de casa?",
        answers: [
          "Não há devolução por mudança, mas ele é seu: pode ser desmontado e reinstalado, se servir ao portão novo, com mão de obra a partir de {price.installation}.",
          "O motor vai junto com você, se o outro portão for do mesmo tipo. A nova instalação parte de {price.installation}.",
        ],
      },
      {
        question: "Moro de aluguel. Vale pôr motor?",
        answers: [
          "Vale com autorização escrita do dono, que também pode combinar de ficar com ele ou descontar. Na saída, o motor pode ser retirado.",
          "Pode, desde que o proprietário autorize por escrito. Combine antes quem fica com o motor no fim do contrato.",
        ],
      },
      {
        question: "Vocês vendem motor usado, mais barato?",
        answers: [
          "O que vendemos é motor novo, com {warranty.motor} de garantia de fábrica. Para gastar menos, há o kit de entrada e o parcelamento.",
          "Trabalhamos com motor novo. O mais em conta é o kit basculante Padrão, por {price.padrao} instalado.",
        ],
      },
      {
        question: "Condomínio paga como?",
        answers: [
          "Motor e serviço podem ser divididos em até {shop.instalments} vezes no cartão ou pagos por Pix, com o orçamento por itens para o síndico.",
          "Em até {shop.instalments} parcelas no cartão ou por Pix. A proposta separa equipamento, mão de obra e manutenção.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro por dentro, outra da etiqueta do motor atual, se houver, e a largura e a altura do vão",
  },
  {
    id: "promocao-de-motor",
    broader: "preco",
    label: "Promoção de motor de portão",
    phrase: "a promoção de motor de portão",
    asks: [
      "black friday",
      "black friday motor",
      "black friday portão",
      "promoção motor portão",
      "promoção portão automático",
      "promoção portão eletrônico",
      "promoção instalação motor",
      "oferta motor portão",
      "ofertas motor portão",
      "liquidação motor",
      "cupom motor portão",
      "cupom desconto motor",
      "queima estoque motor",
      "desconto kit motor",

      "desconto kit motor garagem",
      "promoção motor 299",
      "promoção motor basculante",
      "promoção kit motor",
      "promoção kit basculante",
      "promoção garagem pronta",
      "motor 299 90",
      "motor 299,90",
      "motor 299",
      "motor basculante 299,90",
      "motor basculante 299",
      "kit 299,90",
      "kit basculante 299,90",
      "motor r$ 299,90",
    ],
    intent: "price",
    answers: {
      any: [
        "Há promoção de motor de portão basculante: a {promotion.name} vale em {promotion.cities}, um kit por endereço, com motor, central, controles, frete e instalação. O valor, as condições e o último dia da {promotion.name} estão na página de cada uma dessas cidades. Sem promoção, o kit instalado custa {models.pricesNamedOr}, em folha de até {width.quarterHp}.",
        "Na Black Friday, motor de portão deve ser comparado pelo preço instalado, com central e controles: a nossa tabela é de {models.pricesNamed} em basculante de até {width.quarterHp}. Pelo WhatsApp dizemos se há condição especial no dia. A {promotion.name} vale em {promotion.cities}, com o valor e as condições na página de cada cidade.",
        "Oferta ou desconto em motor de portão só se compara pelo preço instalado: o nosso kit, para folha de até {width.quarterHp}, sai por {models.pricesNamedOr}, com central, controles, entrega e instalação, em até {shop.instalments} vezes no cartão. Em {promotion.cities}, a {promotion.name} tem valor menor, informado com as condições na página da cidade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quem pode usar a promoção", "As condições da promoção"],
        slots: [
          [
            "A {promotion.name} é para portão basculante residencial dentro da medida do motor, com a folha equilibrada e o ponto de energia pronto, e o pedido é confirmado por foto, enquanto houver kits. Reparo na folha, contrapeso e fiação são orçados à parte.",
            "Entra na {promotion.name} o basculante de casa que cabe na medida do motor, sobe equilibrado e já tem energia no local. O que a folha precisar de conserto tem orçamento próprio. Mande a foto e a largura: a resposta confirma por escrito o valor final.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a oferta é boa", "O que conferir na oferta"],
        slots: [
          [
            "O preço da caixa e o preço instalado são contas diferentes, por isso confira estes pontos antes de comprar.",
            "Um anúncio barato pode não incluir tudo o que o portão precisa. Faça estas perguntas.",
            "O desconto só vale se o portão funcionar no fim pelo preço dito. Antes de fechar, responda a estas perguntas.",
          ],
        ],
        bullets: [
          "O preço inclui central, controles e instalação?",
          "Cremalheira, braço ou suporte estão no valor?",
          "O modelo serve ao tipo e ao peso da sua folha?",
          "Há nota, garantia de fábrica e garantia do serviço?",
          "O preço de antes era mesmo aquele?",
        ],
      },
      {
        about: "cost",
        headings: ["Onde se economiza de verdade", "Jeitos de pagar menos"],
        slots: [
          [
            "Aproveitar fiação, fotocélula, cremalheira e controles que estão bons costuma baixar mais o valor que um desconto. Consertar a folha antes também poupa, porque evita comprar potência a mais.",
            "O maior desconto costuma ser o que já existe e está bom, como sensor, fiação ou cremalheira. Além disso, uma folha acertada usa um motor menor.",
            "Reaproveitar o que funciona, da fiação aos controles, economiza mais que muita promoção. Com a folha leve, um modelo mais simples basta.",
          ],
          [
            "Dois portões ou mais de um serviço na mesma visita dividem o deslocamento. Compare também o total à vista, no Pix, com o parcelado.",
            "Fazer vários serviços em uma visita só reduz o total. Compare ainda o preço do Pix com o do cartão.",
            "Faça um pedido só, para pagar um deslocamento, e veja a diferença entre o preço à vista e o parcelado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor certo antes do desconto", "Qual modelo compensa na oferta"],
        slots: [
          [
            "Um motor barato que não move o portão sai caro, por isso veja o tipo e o peso da folha antes do preço. Os kits de tabela servem a basculante de até {width.quarterHp}; portão de correr ou de abrir usa outro motor, e a troca em casa fica de {price.homeSwap}.",
            "Escolha primeiro pelo portão e só depois pela oferta. O basculante de até {width.quarterHp} usa os kits de tabela, enquanto o de correr e o de abrir usam outro motor, com troca em casa de {price.homeSwap}.",
            "O motor errado não traz economia nenhuma. Os kits valem para basculante de até {width.quarterHp}, e nos demais tipos a troca, com mão de obra, custa de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A promoção tem a mesma garantia?",
        answers: [
          "No que vendemos, sim: {warranty.motor} no motor e {warranty.installation} na instalação. Em oferta de outra loja, peça a garantia por escrito.",
          "Sim, são {warranty.motor} no motor e {warranty.installation} no serviço, com ou sem promoção.",
        ],
      },
      {
        question: "Dá para parcelar o preço de oferta?",
        answers: [
          "O cartão divide em até {shop.instalments} vezes, e o total de cada forma vem na proposta.",
          "Em até {shop.instalments} vezes no cartão; compare com o total à vista, porque a oferta pode valer só no Pix.",
        ],
      },
      {
        question: "Posso comprar agora e instalar depois?",
        answers: [
          "Sim, se for combinado: diga quando o portão estará pronto e reserve a data. Confira de que dia conta a garantia.",
          "Sim, se isso for acertado na proposta. A garantia pode contar da nota, então pergunte antes.",
        ],
      },
      {
        question: "Comprei o motor na promoção. Vocês instalam?",
        answers: [
          "Instalamos, a partir de {price.installation} pela mão de obra. Uma foto da folha e da etiqueta mostra antes se o modelo serve.",
          "Sim: a instalação avulsa parte de {price.installation}. Confirme o modelo por foto antes de abrir a caixa, caso precise trocar.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
  {
    id: "pecas-usadas-de-motor",
    broader: "pecas",
    label: "Peças usadas de motor de portão",
    phrase: "as peças usadas de motor de portão",
    asks: [
      "peças usadas motor",
      "peça usada motor",
      "peça usada portão",
      "peças usadas portão",
      "desmonte motor portão",
      "desmanche motor portão",
      "sucata motor portão",
      "placa usada motor",
      "placa usada portão",
      "engrenagem usada motor",
      "retirar peças motor velho",
      "motor velho para peças",
      "vale pena comprar peça usada",
      "vale pena peça usada motor",
      "não existe peça nova pôr usada",
    ],
    intent: "question",
    answers: {
      any: [
        "Peça usada de motor de portão só compensa quando a nova não existe mais: carcaça, tampa, base e redutor sem folga, achados em desmonte. Placa, capacitor, engrenagem e rolamento usados vêm gastos e sem garantia; nova ou compatível, escolhida pela etiqueta do motor, sai melhor.",
        "Vale comprar peça seminova no desmonte de motor de portão se ela só segura ou cobre, como tampa, base e carcaça. Engrenagem, rolamento, capacitor e placa se gastam com o uso e devem ser novos; se já falharam três, a troca em casa, {price.homeSwap}, rende mais.",
        "Quando não existe mais peça nova do motor, redutor, carcaça ou base usados servem, conferidos pela etiqueta e sem trinca. O resto, de engrenagem a placa, procure compatível antes de recorrer a sucata, porque peças usadas gastas quebram em pouco tempo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que peça vale comprar usada", "Usada ou nova, peça por peça"],
        slots: [
          [
            "A regra é simples: peça parada pode ser usada, peça que gira ou leva energia se compra nova, e peça que segura a folha nunca se compra usada.",
            "O que não se move aceita segunda vida. Já o que gira, conduz energia ou sustenta peso, não.",
            "Separe as peças pelo desgaste, como segue.",
          ],
        ],
        bullets: [
          "Pode ser usada: tampa, carcaça, base, suporte e braço sem trinca.",
          "Com teste: redutor sem folga e placa provada com carga.",
          "Compre nova: engrenagem, rolamento, retentor, capacitor e fim de curso.",
          "Nunca usada: cabo de aço, mola e roldana de basculante, pelo risco de queda.",
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar do desmonte", "O que conferir na peça usada"],
        slots: [
          [
            "Compare o código da peça e o modelo da etiqueta, porque versões do mesmo motor têm engrenagem e eixo diferentes. Leve a antiga ou uma foto com régua.",
            "Nome igual não garante encaixe igual. Confira código, etiqueta e medidas, com a peça velha na mão.",
            "Etiqueta e código valem mais que a aparência, já que um mesmo motor saiu com engrenagens de tamanhos diferentes. Meça antes de pagar.",
          ],
          [
            "Placa usada precisa ser ligada com carga, na mesma tensão, antes de pagar. Redutor se gira na mão, sem ronco nem folga no eixo.",
            "Exija teste da placa funcionando e gire o redutor: eixo com jogo ou barulho condena a compra.",
            "Não aceite placa sem prova nem redutor com folga no eixo, que anuncia coroa gasta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a conta não fecha", "Peça usada ou motor novo"],
        slots: [
          [
            "Some peça e mão de obra de montar, que é a mesma da nova. Se três peças já falharam, a troca do motor em casa, de {price.homeSwap}, com {warranty.motor} de garantia, costuma render mais.",
            "O trabalho custa igual com peça usada ou nova, e só a nova tem garantia. Depois do terceiro defeito, compare com motor trocado por {price.homeSwap}.",
            "A economia da usada some se ela falha, porque a montagem se paga de novo. Motor novo, {price.homeSwap} na troca em casa, traz {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem peça usada?",
        answers: [
          "Não: trabalhamos com peça nova, original ou compatível, com ou sem a troca.",
          "A reposição que vendemos é sempre nova. Para modelo antigo, procuramos primeiro a compatível.",
        ],
      },
      {
        question: "Peça usada tem garantia?",
        answers: [
          "De loja, sim: 90 dias pela lei. De particular, só o que ele der por escrito.",
          "Comprada em loja, vale a garantia da lei, de 90 dias. Entre particulares, quase nunca há.",
        ],
      },
      {
        question: "Meu motor velho vale algo?",
        answers: [
          "Como doador de peças ou sucata, algum valor. Nós não compramos usados; anuncie com a foto da etiqueta.",
          "Pode interessar a quem tem o mesmo modelo. Não compramos motor usado, então o caminho é anunciar.",
        ],
      },
      {
        question: "Como saber se meu motor ainda tem peça nova?",
        answers: [
          "Pelo modelo completo da etiqueta. Linhas comuns de PPA, Garen e Rossi costumam ter peça ou compatível anos depois de sair de linha.",
          "A etiqueta responde. Marcas populares mantêm reposição por muito tempo, e as importadas, nem sempre.",
        ],
      },
    ],
    photo: "foto da peça com uma régua e da etiqueta do motor",
  },
  {
    id: "vale-a-pena-trocar-motor",
    broader: "troca",
    label: "Vale a pena trocar o motor",
    phrase: "a troca do motor",
    asks: [
      "melhor época trocar motor",
      "época trocar motor",
      "quando melhor trocar motor",
      "melhor hora trocar motor",
      "vale pena trocar motor",
      "vale pena trocar motor portão",
      "compensa trocar motor",
      "vale trocar motor portão",
      "hora trocar motor",
      "quando vale trocar motor",
      "vale pena trocar motor antigo",
      "trocar motor velho compensa",
      "trocar motor velho novo compensa",
      "trocar motor velho vale pena",
      "trocar motor velho novo vale pena",
      "compensa trocar motor velho",
      "compensa trocar motor velho por novo",
      "vale pena trocar motor velho",
      "vale pena trocar motor funcionando",
      "vale pena trocar motor comum rápido",
      "gastei vezes vale trocar",
      "gastei ano portão vale trocar",
      "gastei vezes ano vale trocar",
      "gastei muito portão vale trocar",
      "hora certa trocar motor",
      "trocar motor antes quebrar",
      "sinais hora motor novo",
      "trocar motor antes de quebrar compensa",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena consertar o motor do portão quando só uma peça falhou, como capacitor, fim de curso ou placa. Vale trocar quando o redutor tem folga, o enrolamento queimou ou já é o terceiro conserto no ano. Se o conserto passa da metade da troca, que em casa custa de {price.homeSwap}, prefira o motor novo.",
        "Trocar o motor do portão compensa depois de {trade.life} de uso, com o redutor frouxo ou quando o conserto custa mais da metade da troca, algo como {price.homeSwapHalf}. Vale a pena consertar se o motor é mais novo e o defeito é de uma peça só. A troca em casa custa de {price.homeSwap}, com mão de obra.",
        "Vale a pena trocar o motor que teve três consertos no ano, faz barulho no redutor ou ficou sem peça, e vale consertar o que só precisa de capacitor, placa ou regulagem. Na dúvida, peça os dois valores no mesmo orçamento, que é grátis por foto. Em casa, a troca fica de {price.homeSwap}, com o serviço.",
        "Conserte o motor se ele tem poucos anos e uma peça só com defeito; troque se queimou por dentro, se a peça saiu de linha ou se é fraco para a folha. O limite prático é a metade do preço da troca. Em residência, o motor novo instalado custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando trocar e quando consertar", "Trocar agora ou consertar"],
        slots: [
          [
            "Engrenagem interna quebrada, enrolamento queimado e motor pequeno para o peso da folha pedem troca. Capacitor, fim de curso e placa têm conserto, se o resto está firme.",
            "Defeito dentro do motor, como engrenagem ou enrolamento, leva à troca, assim como motor fraco para o portão. Capacitor, placa e fim de curso, o sensor de parada, são trocados sozinhos.",
            "O conserto serve para peça separada, como capacitor, placa e fim de curso. Engrenagem gasta, bobina queimada e motor fraco para a folha pedem outro motor.",
          ],
          [
            "Antes da troca, veja se a folha anda leve, porque contrapeso, trilho e roldana ruins queimam também o motor novo. Se o motor funciona e só é lento, a troca é por conforto.",
            "Acerte primeiro o que pesa na folha, seja roldana, trilho ou contrapeso, ou o motor novo sofre igual. Um motor bom e lento pode esperar.",
            "Folha pesada estraga o motor novo do mesmo jeito, e por isso a mecânica vem primeiro. Trocar um motor que funciona, só para abrir mais rápido, é questão de conforto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um"],
        slots: [
          [
            "A visita de ajuste em casa parte de {price.preventive}, sem peças, e a peça é orçada por foto. No basculante de até {width.quarterHp}, o kit novo instalado sai a partir de {price.lowest}.",
            "O conserto mais simples, só com regulagem, começa em {price.preventive} em residência, sem peças. Do outro lado da conta, o kit novo do basculante de até {width.quarterHp} custa desde {price.lowest}, instalado.",
            "Só regular custa a partir de {price.preventive} em casa, sem peças, e peça barata, como capacitor, soma pouco. Motor novo para basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
          ],
          [
            "Fiação, fotocélula e cremalheira em bom estado são aproveitadas na troca. O motor novo tem {warranty.motor} de garantia de fábrica.",
            "Na troca, o que está em ordem continua, dos fios à cremalheira. A favor do motor novo conta a garantia de {warranty.motor}.",
            "Sensores, fios e cremalheira bons ficam onde estão, e o motor novo vem com {warranty.motor} de garantia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A melhor época para trocar"],
        slots: [
          [
            "A troca planejada, com o portão ainda andando, dá tempo de comparar e não deixa a entrada aberta. O serviço leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Troque antes da parada total, para escolher com calma e não ficar com a garagem presa. São {time.tilting} de serviço em basculante e {time.sliding} em portão de correr.",
            "O melhor momento é enquanto o motor ainda abre, porque na pressa se escolhe mal. O serviço leva {time.tilting} no basculante ou {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto dura um motor novo?",
        answers: [
          "De {trade.life} em casa, com a folha leve e manutenção {visits.home}. Folha pesada e uso de prédio encurtam esse prazo.",
          "Em residência, de {trade.life}, se o portão anda leve e recebe revisão {visits.home}.",
          "Espere de {trade.life} em uso de casa. O que mais encurta essa vida é folha pesada ou desequilibrada.",
        ],
      },
      {
        question: "Posso trocar por outra marca?",
        answers: [
          "Pode, se o tipo e a capacidade servirem ao portão. Suporte e controles costumam mudar, e fios e fotocélula ficam.",
          "Sim. O que precisa combinar é o tipo de portão, o peso e o uso; a fixação é adaptada.",
          "Pode. Os controles antigos só continuam se a placa nova usar o mesmo código.",
        ],
      },
      {
        question: "Motor novo gasta menos luz?",
        answers: [
          "Pouco muda, porque ele funciona segundos por abertura. A economia vem de menos conserto, não da conta de luz.",
          "Quase nada em casa. O consumo maior é o da placa ligada o dia todo, parecido em todos.",
          "A diferença na conta é pequena, já que o motor trabalha poucos minutos por dia.",
        ],
      },
      {
        question: "O motor velho vale alguma coisa?",
        answers: [
          "Não compramos motor usado, e o preço da troca não muda com ele. Pode ficar com você ou ir para descarte.",
          "Ele não entra no pagamento. Se quiser, guarde para peças; se não, levamos ao descarte.",
          "Como parte do pagamento, não. Ele pode servir de reserva de peças, e o descarte fica combinado na visita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
];
