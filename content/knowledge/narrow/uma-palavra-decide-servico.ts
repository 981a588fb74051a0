import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked of a service with one condition: while one waits, of an old motor, of a gate made larger. */
export const umaPalavraDecideServico: NarrowConcept[] = [
  {
    id: "conserto-de-motor-antigo",
    broader: "conserto",
    label: "Conserto de motor de portão antigo",
    phrase: "o conserto de motor de portão antigo",
    asks: [
      "motor velho tem conserto",
      "motor portão velho tem conserto",
      "conserta portão antigo ninguém tem peça",
      "quem conserta portão antigo",
      "quem conserta motor antigo peça",
      "motor antigo ninguém tem peça",
      "portão antigo sem peça quem conserta",
      ...combine(
        ["conserto", "consertar", "conserta", "arruma", "assistência", "técnico"],
        ["motor antigo", "motor [marca] antigo", "motor velho [marca]", "motor fora linha", "portão antigo motor"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor antigo de portão tem conserto na maioria dos casos: capacitor, engrenagem, fim de curso e placa ainda se acham, em peça original ou compatível. A visita com regulagem parte de {price.preventive} em casa, sem peças; se passar da metade do motor novo, de {price.homeSwap} já trocado, a troca compensa.",
        "Consertamos motor antigo, inclusive o que ninguém tem peça, quando o redutor está firme e existe compatível ou placa universal. Mande a foto da etiqueta; em casa, a visita com regulagem começa em {price.preventive}, fora as peças, e o teto da conta é o motor novo, de {price.homeSwap}.",
        "O conserto de motor velho ou fora de linha se faz com peça compatível, se o enrolamento e o redutor estão bons. A foto da etiqueta diz se há peça; só regular, em residência, custa a partir de {price.preventive}, e o motor novo, para comparar, fica de {price.homeSwap} na troca.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais quebra em motor antigo", "Peça por peça, o que falha com a idade"],
        slots: [
          [
            "O capacitor, que dá o arranque, cansa primeiro: o motor ronca e demora a partir, e a troca é simples. Depois vem a engrenagem, ou coroa, que gasta e faz o motor girar sem mover a folha; nas marcas comuns ela ainda se acha.",
            "Ronco na partida e falta de força costumam ser capacitor, a peça do arranque e a mais fácil de repor. Motor que gira e não puxa tem a coroa, a engrenagem interna, comida, vendida para a maior parte dos modelos.",
            "Com a idade falham, nesta ordem, o capacitor de partida, com ronco e demora, e a engrenagem interna, com giro em falso. As duas peças existem para quase toda marca comum.",
          ],
          [
            "A placa original pode ter saído de linha. Em motor sem inversor, uma universal assume o lugar, com os controles gravados de novo.",
            "Para placa que não se fabrica mais, usa-se central universal, se o motor não tem inversor, e regravam-se os controles.",
            "Placa fora de linha dá lugar a uma universal em motor comum, o que pede gravar outra vez os controles.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o conserto deixa de valer", "Conserto ou motor novo"],
        slots: [
          [
            "Redutor trincado, enrolamento queimado ou terceira visita no mesmo ano pedem motor novo. Ele traz {warranty.motor} de garantia e controle de código rolante, que o antigo muitas vezes não tem.",
            "Com carcaça trincada, cheiro de queimado ou defeito que volta, o dinheiro rende mais na troca. Vêm junto {warranty.motor} de garantia e controle mais difícil de copiar.",
            "A conta vira quando a caixa de engrenagens tem folga, o motor queimou por dentro ou os reparos se repetem. O novo dá {warranty.motor} de garantia e código rolante, que muda a cada aperto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o atendimento", "O que o técnico faz no motor antigo"],
        slots: [
          [
            "Com o circuito desligado, o técnico solta a folha e vê se ela anda leve, porque peso a mais é o que mata motor velho. Depois mede o motor e a placa, diz a peça com o preço e só troca com o seu aval.",
            "A folha é conferida primeiro, já que portão pesado acaba com qualquer motor de idade. Vêm em seguida as medições, o valor da peça, aprovado por você, e ciclos de teste com os controles.",
            "Antes do motor, olha-se o portão: trilho, roldana ou contrapeso ruins encurtam a vida dele. Medido o motor e aceito o preço, a peça é trocada, e o serviço termina com vários ciclos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para o meu motor antigo?",
        answers: [
          "Para as marcas comuns, quase sempre existe, original ou compatível. A foto da etiqueta diz; se não houver, comparamos com a troca.",
          "Na maioria das vezes, sim, porque as peças de desgaste servem a vários modelos. O modelo da etiqueta confirma antes da visita.",
        ],
      },
      {
        question: "Com quantos anos não compensa mais consertar?",
        answers: [
          "Não há idade certa: a vida comum é de {trade.life}, e o que decide é a peça que falhou e o estado do redutor.",
          "Depois dos {trade.life} que um motor costuma durar, conserto barato ainda vale. Placa e redutor juntos, não.",
        ],
      },
      {
        question: "Os controles continuam depois do conserto?",
        answers: [
          "Continuam, se a placa é a mesma. Com placa nova, são gravados outra vez, e os de código próprio podem pedir troca.",
          "Com a placa mantida, nada muda. Trocada a central, eles são regravados, quando a frequência e o código combinam.",
        ],
      },
      {
        question: "Motor antigo sem etiqueta tem como consertar?",
        answers: [
          "Muitas vezes tem: fotos do motor inteiro e da engrenagem de saída ajudam a reconhecer o modelo. Na visita, a peça usada é medida para achar a igual.",
          "Dá, pelo formato e pelas medidas da peça. Mande fotos de vários lados; o resto o técnico identifica no local.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do motor inteiro e um vídeo do defeito com som",
  },
  {
    id: "copia-de-controle-na-hora",
    broader: "controle",
    label: "Cópia de controle na hora",
    phrase: "a cópia do controle na hora",
    asks: [
      "controle copiado hora",
      "controle portão copiado hora",
      "controle copiado na hora",
      "controle feito na hora",
      ...combine(
        ["cópia controle", "copiar controle", "clonar controle", "duplicar controle"],
        ["hora", "na hora", "hoje", "agora", "rápido", "urgente", "enquanto espero"],
      ),
      ...combine(
        ["cópia controle", "copiar controle", "copia controle"],
        ["quem hora", "quem faz hora", "onde hora", "onde faz hora"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Na hora, só se copia controle de portão de código fixo, em minutos, com o original em mãos. O de código rolante não se copia: levamos um novo, gravamos na central e ele sai funcionando na mesma visita; a foto da frente e do verso mostra qual é o seu e quanto custa.",
        "Fazemos cópia de controle de garagem na hora quando o código é fixo; sendo rolante, que muda a cada toque, gravamos um controle novo na central, também na mesma visita. Mande foto dos dois lados do seu para saber o tipo e o valor antes.",
        "Controle de portão copiado na hora existe para código fixo, com o original funcionando. No código rolante, o que se faz na hora é gravar outro direto na central, no seu portão; fotografe frente e verso, e dizemos qual é o caso e o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fixo ou rolante: como saber", "Veja o tipo antes de sair de casa"],
        slots: [
          [
            "O tipo de código decide se a cópia sai na hora, e dá para vê-lo em casa, com o controle aberto e sem pilha.",
            "Antes de procurar quem copie, descubra o código do seu controle. Tire a pilha e abra a capa.",
            "Uma olhada por dentro, sem a pilha, evita pagar por uma cópia que não abre.",
          ],
        ],
        steps: [
          "Leia marca, modelo e frequência no verso.",
          "Veja se há chavinhas ou pontos de solda por dentro: com eles, o código é fixo.",
          "Sem eles, procure no manual rolante, rolling code ou anticlonagem.",
          "Na dúvida, fotografe frente e verso antes de pagar.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva", "Da foto ao controle funcionando"],
        slots: [
          [
            "Copiar ou gravar leva poucos minutos por controle; o que toma tempo é a ida, combinada por mensagem. Com a foto, o técnico já sai com o modelo certo e termina na mesma visita.",
            "São minutos por aparelho, tanto na cópia quanto na gravação. A foto enviada antes faz o técnico levar o controle compatível e resolver numa ida só.",
            "No portão, cada controle fica pronto em poucos minutos, copiado ou gravado. Por isso a foto vem antes: o compatível certo já vai na visita.",
          ],
          [
            "Vários são feitos de uma vez, e o que se perdeu pode ser apagado junto. Todos são testados da calçada antes de o técnico sair.",
            "Aproveite para gravar os da família e excluir o que sumiu. O teste é feito da rua, com cada um.",
            "A mesma ida serve para todos os controles e para apagar o perdido, com teste do lado de fora.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da cópia", "Cópia ou controle novo na conta"],
        slots: [
          [
            "A cópia de código fixo é a mais barata. O controle de código rolante custa mais, porque é da linha da central, e a gravação entra na conta quando exige a ida do técnico.",
            "Copiar código fixo sai por menos que comprar um da linha. No rolante, somam-se o aparelho próprio e a gravação na central, feita em visita.",
            "Código fixo, cópia barata; código rolante, controle da linha mais gravação. Vários de uma vez dividem o custo da ida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle original para copiar?",
        answers: [
          "Sim, para a cópia de código fixo. Para gravar um novo na central, não: o técnico grava direto na placa.",
          "Na cópia, precisa, e com pilha boa. Na gravação, o original é dispensável.",
        ],
      },
      {
        question: "Posso copiar o controle do condomínio na hora?",
        answers: [
          "Só com autorização da administração, que cadastra cada unidade. Cópia por fora costuma ser proibida e, no rolante, não abre.",
          "Peça antes ao síndico. Sem o cadastro do prédio, a cópia pode ser barrada ou nem funcionar.",
        ],
      },
      {
        question: "A cópia tem menos alcance?",
        answers: [
          "Não deveria. Alcance menor é sinal de pilha fraca, frequência um pouco fora ou copiador de má qualidade.",
          "Com pilha boa, é igual. Se abre só de perto, troque a pilha e refaça a cópia.",
        ],
      },
      {
        question: "Chaveiro faz a cópia na hora?",
        answers: [
          "Faz, quando tem copiador e o código é fixo. O rolante ele não copia, porque precisa ser gravado na central.",
          "Muitos fazem, só em código fixo. Combine testar no portão antes de pagar.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso",
  },
  {
    id: "roldana-e-solda-de-trilho",
    broader: "roldana",
    label: "Troca de roldana com solda de trilho",
    phrase: "a troca de roldana com solda de trilho",
    asks: [
      "troca roldana e solda trilho",
      "trocar roldana e soldar trilho",
      "trilho quebrado roldana gasta",
      "conserto trilho troca roldana",
      "trilho quebrado roldana mesmo serviço",
      "roldana solda trilho",
      "roldana soldar trilho",
      "roldana solda emenda trilho",
      "roldana conserto trilho solda",
    ],
    intent: "repair",
    answers: {
      any: [
        "Roldana e trilho se acertam na mesma visita: trocam-se as duas rodas, com a folha escorada, e o trecho ruim do trilho é alinhado, soldado e esmerilhado. A visita em casa parte de {price.preventive}, sem peças; trilho inteiro novo, chumbado no piso, é obra de serralheiro e vem à parte.",
        "Trocar a roldana e soldar o trilho juntos evita pagar duas vezes a mão de obra de erguer a folha. A foto da roda e do trilho, de perto, mostra se basta a emenda ou se o trecho precisa ser trocado; a visita em casa parte de {price.preventive}, sem peças.",
        "Em geral não precisa de dois chamados: quem troca a roldana acerta também o trecho ruim do trilho, e a foto diz antes se a solda é serviço nosso ou de serralheiro. Trilho inteiro novo, chumbado no piso, é serralheria; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como se conserta o trilho", "Da emenda ao trecho novo"],
        slots: [
          [
            "Emenda aberta é alinhada e soldada, e a solda é esmerilhada até a roda passar sem degrau.",
            "Na emenda, o que importa é o acabamento: solda alta faz a roda saltar, por isso se esmerilha.",
          ],
          [
            "Trecho amassado é cortado e substituído por outro do mesmo perfil, com a fixação no piso refeita.",
            "Onde o trilho amassou, troca-se o pedaço pelo mesmo perfil e reforça-se o chumbador.",
          ],
          [
            "Solda não se faz com o motor ligado: a energia é cortada e a central, protegida.",
            "Antes de soldar, desliga-se o disjuntor e protege-se a central, que a corrente da solda pode queimar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A roldana certa para o trilho", "Canal, diâmetro e peso"],
        slots: [
          [
            "O canal da roda acompanha o trilho: V na cantoneira, U no trilho redondo.",
            "Roda em V anda em cantoneira, e roda em U, em trilho redondo; trocada, ela raspa e sai.",
          ],
          [
            "O par é trocado junto, com rolamento vedado e carga acima do peso da folha.",
            "Trocam-se as duas, para a folha ficar no nível, e de carga acima do peso dela.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Do que depende o orçamento"],
        slots: [
          [
            "Pesam o tamanho e o peso da folha, o modo de fixar a roda e os metros de trilho a refazer.",
            "O valor vem do par de rodas, dos metros de trilho e do trabalho de escorar a folha.",
          ],
          [
            "Piso cedido ou concreto quebrado sob o trilho pede pedreiro, e isso aparece na foto.",
            "Se o piso afundou, o trilho novo não fica no nível: o conserto do piso vem antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o trilho aberto na emenda?",
        answers: ["Não convém: a roda bate a cada passagem, quebra a roldana e pode sair do trilho, e a folha tomba."],
      },
      {
        question: "Precisa tirar o portão para soldar o trilho?",
        answers: [
          "Em geral não: a folha é erguida e escorada, ou corrida para o lado livre. Só trilho inteiro novo pede tirar a folha.",
        ],
      },
      {
        question: "Quanto dura uma roldana nova em trilho bom?",
        answers: ["Anos, com trilho limpo e nivelado. Em trilho amassado, a roda nova se perde em poucos meses."],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura e o material da folha",
  },
  {
    id: "torto-depois-da-roldana",
    broader: "roldana",
    label: "Portão torto depois da troca da roldana",
    phrase: "o portão que ficou torto depois da troca da roldana",
    asks: [
      "inclinado após trocar rodas",
      "portão inclinado trocar rodas",
      "torto trocar rodas",
      ...combine(
        ["torto", "inclinado", "desnivelado", "desalinhado", "fora prumo", "pendendo"],
        ["depois trocaram roldana", "depois troquei roldana", "depois troca roldana", "trocou roldana", "roldana nova"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que ficou torto depois que trocaram a roldana tem rodas de altura diferente, uma só trocada ou a folha fora da guia de cima. Desligue o disjuntor e não use: é acerto de quem trocou, dentro da garantia do serviço.",
        "Depois da troca da roldana, a folha fica torta quando o par não é igual, quando só um lado foi trocado ou quando a roda ficou fora do centro do trilho. Pare de usar, fotografe de frente e chame quem fez.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que ficou diferente dos dois lados", "Por que a folha perdeu o nível"],
        slots: [
          [
            "Roda nova de um lado e gasta do outro levanta uma ponta: por isso o par se troca junto.",
            "Diâmetros diferentes, mesmo por poucos milímetros, inclinam a folha inteira.",
          ],
          [
            "Canal que não é o do trilho, V ou U, faz a roda subir na borda e a folha pender.",
            "Se a roda ficou na borda do trilho, e não no centro, o canal é o errado.",
          ],
          [
            "A folha mais alta aperta a guia de cima e muda a folga da cremalheira, que também precisa de acerto.",
            "Com a altura nova, guia de cima e cremalheira têm de ser reguladas de novo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o acerto", "Antes de chamar quem trocou"],
        slots: [
          [
            "Não levante a folha com alavanca nem macaco: fora do trilho, ela tomba.",
            "Nada de calço: a folha de correr solta cai de lado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Compare de longe a fresta de baixo nas duas pontas e fotografe.",
          "Veja, sem tocar, se cada roda está no centro do trilho.",
          "Mande as fotos a quem fez, com a data do serviço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem trocou a roldana tem de voltar de graça?",
        answers: ["Em geral sim: é defeito do serviço, que tem garantia legal de 90 dias. Peça por escrito, com foto."],
      },
      {
        question: "Quanto custa acertar com outra empresa?",
        answers: [
          "Conosco, a visita com regulagem em casa parte de {price.preventive}, sem peças; roda nova, se precisar, é orçada por foto.",
        ],
      },
      {
        question: "Posso usar o portão torto por uns dias?",
        answers: ["Não convém: a roda torta come o trilho, a cremalheira pula e a folha pode sair."],
      },
    ],
    photo: "fotos da folha de frente, das duas roldanas e do trilho, com a data da troca",
  },
  {
    id: "piorou-depois-da-regulagem",
    broader: "regulagem",
    label: "Portão que piorou depois da regulagem",
    phrase: "o portão que piorou depois da regulagem",
    asks: [
      "regularam portão começou bater",
      "técnico veio regular agora bate",
      ...combine(
        [
          "depois regularam",
          "depois regulou",
          "depois regulagem",
          "depois ajuste",
          "depois ajustaram",
          "depois técnico mexeu",
        ],
        ["bate", "bater", "piorou", "não fecha", "não abre", "volta", "para", "trava", "barulho", "fim curso"],
      ),
      "regularam piorou",
      "técnico mexeu piorou",
      "depois manutenção piorou",
      "pior depois manutenção",
      "pior depois regulagem",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que começou a bater ou piorou depois que regularam ficou com o fim de curso atuando tarde, a força ou a velocidade alta demais, ou o percurso sem gravar de novo. Desligue o disjuntor e chame quem regulou: é retorno do serviço, na garantia.",
        "Se o defeito apareceu depois da regulagem, o ponto de parada mudou e não foi testado: ímã movido para o lado errado, percurso antigo na memória ou força alta. Não mexa por cima; quem fez volta, testa e acerta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que costuma ficar errado", "Bate, volta ou para antes: a causa de cada um"],
        slots: [
          [
            "Bate no fim: o ímã ou a chave ficou adiante do ponto, ou a desaceleração foi desligada.",
            "Se bate, a ordem de parar chega tarde: fim de curso adiantado ou freio desligado.",
          ],
          [
            "Volta no meio: a força ficou baixa demais, e qualquer atrito parece obstáculo.",
            "Se volta sozinho, baixaram a força além do que a folha precisa.",
          ],
          [
            "Para antes do fim: o percurso gravado é o antigo e precisa ser refeito.",
            "Se para antes, faltou gravar o percurso depois do ajuste.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de chamar de volta", "O que registrar"],
        slots: [
          [
            "O vídeo de um ciclo, de longe, mostra a quem regulou o que precisa mudar.",
            "Filme um ciclo inteiro, de longe, com o som da batida.",
          ],
          [
            "Se a pancada é forte, não filme de novo: deixe o disjuntor desligado.",
            "Batendo forte, pare: batente, suporte e solda quebram em poucos ciclos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pago outra visita para acertar a regulagem?",
        answers: [
          "Em geral não, se quem regulou foi a mesma empresa: o serviço tem garantia. De outra empresa, a nossa visita parte de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso mexer no ímã eu mesmo?",
        answers: [
          "Só com a energia desligada e de volta à marca antiga, se ela existe. Sem marca, deixe para quem regulou.",
        ],
      },
      {
        question: "A folha pode estar com outro defeito?",
        answers: ["Pode: regular motor em folha pesada ou torta não se mantém. A folha se confere primeiro."],
      },
    ],
    photo: "um vídeo, de longe, de um ciclo completo, e a data da regulagem",
  },
  {
    id: "inquilino-perdeu-o-controle",
    broader: "controle",
    label: "Inquilino perdeu o controle: quem paga",
    phrase: "o controle que o inquilino perdeu",
    asks: [
      "inquilino proprietário paga controle",
      "inquilino dono paga controle",
      ...combine(
        ["inquilino", "locatário", "aluguel", "casa alugada"],
        [
          "perde controle",
          "perdeu controle",
          "controle quem paga",
          "não devolveu controle",
          "quebrou controle",
          "controle perdido",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Quando o inquilino perdeu o controle do portão, em geral é ele quem paga o novo, como paga a chave; o dono paga quando o aparelho parou por idade. Confira o contrato e a vistoria, e peça também para apagar o perdido da memória da central, porque comprar outro não o bloqueia.",
        "Quem paga o controle novo é quem perdeu: o inquilino devolve o mesmo número que recebeu na vistoria de entrada. Defeito por idade costuma ser do proprietário. Além da compra, o perdido precisa ser apagado da memória, senão quem o achar abre o portão.",
        "O controle perdido pelo inquilino se repõe por conta dele, salvo o que o contrato disser; ao dono cabe o que parou de velho. Veja na vistoria quantos foram entregues e mande apagar o sumido da memória, já que o código segue valendo mesmo com um novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando o controle some", "Perda em casa alugada, na ordem"],
        slots: [
          [
            "O controle perdido continua abrindo até sair da memória da central, por isso avise logo, por escrito.",
            "Avise sem demora: enquanto o código não é apagado, quem achar o controle entra.",
            "Enquanto estiver na memória, o controle sumido abre. Comunique por mensagem, para ficar registrado.",
          ],
        ],
        steps: [
          "Avise o dono ou a imobiliária por escrito; em prédio, também a portaria.",
          "Combine quem compra o controle e quem chama o técnico.",
          "Peça a limpeza da memória e a regravação dos que ficaram.",
          "Guarde a nota do controle novo para a vistoria de saída.",
        ],
      },
      {
        about: "what",
        headings: ["Quem paga em cada caso", "Perda, quebra e desgaste"],
        slots: [
          [
            "A regra comum segue a da chave: perda e quebra por mau uso são de quem usa, e defeito por idade é de quem é dono. O contrato pode dizer outra coisa, então leia antes.",
            "Pense no controle como chave da casa: sumiu ou quebrou na mão do inquilino, ele repõe; parou de velho, é do proprietário. O que está no contrato vale mais.",
            "Quem usa responde por perda e estrago, e o proprietário pelo desgaste natural. Havendo cláusula no contrato, siga o que está escrito.",
          ],
        ],
        bullets: [
          "Perdido ou roubado com o inquilino: inquilino",
          "Quebrado por queda ou água: inquilino",
          "Pilha: inquilino",
          "Parou por idade, sem mau uso: proprietário",
          "Segurança na troca de morador (limpar a memória): em geral o proprietário",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do controle", "Aparelho, gravação e visita"],
        slots: [
          [
            "Contam o modelo, o código e se o técnico precisa ir gravar. O compatível custa menos que o original, e a limpeza da memória se faz na mesma ida, desde que todos os controles estejam à mão.",
            "O valor soma o controle, mais barato se for compatível, e a visita para apagar o perdido e gravar. Reúna os que ficaram, porque a memória pode ser limpa toda.",
            "Aparelho e visita formam a conta; original pesa mais que compatível. Na mesma ida saem a limpeza e a gravação, com os demais controles presentes.",
          ],
          [
            "Em condomínio, o preço e o modelo são os da administração, que também bloqueia o anterior.",
            "No prédio, quem vende, grava e cancela costuma ser a administração.",
            "Morador de condomínio paga o valor da administração, responsável por cancelar e cadastrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle parou sozinho. O inquilino paga?",
        answers: [
          "A pilha, sim. Se o aparelho morreu de velho, costuma ser do dono, como defeito de uso normal.",
          "Só se houve queda, água ou perda. Desgaste natural é do proprietário; teste antes com pilha nova.",
        ],
      },
      {
        question: "O antigo inquilino pode ter ficado com um controle?",
        answers: [
          "Pode. Na entrada de um novo morador, o certo é apagar a memória e gravar só os controles entregues.",
          "Sim, ou com uma cópia. Limpar a memória entre um contrato e outro resolve, se o código não é fixo e copiado.",
        ],
      },
      {
        question: "Posso descontar o controle do caução?",
        answers: [
          "Depende do contrato e da vistoria assinada. Confirme com a imobiliária antes e guarde a nota do aparelho.",
          "Em geral, só se a vistoria mostra quantos foram entregues e o contrato prevê. Sem isso, combine por escrito.",
        ],
      },
      {
        question: "O inquilino pode copiar o controle?",
        answers: [
          "Com autorização do dono, pode, e devolve as cópias na saída. Em prédio, quem autoriza é a administração.",
          "Avise o proprietário antes. Cópia não declarada continua abrindo depois da mudança.",
        ],
      },
    ],
    photo: "a foto do controle que ficou, frente e verso, e da etiqueta do motor",
  },
  {
    id: "mudar-fotocelula-de-lugar",
    broader: "fotocelula",
    label: "Mudar a fotocélula de lugar",
    phrase: "a mudança da fotocélula de lugar",
    asks: [
      ...combine(
        ["mudar", "trocar", "mudança", "mover", "subir", "abaixar", "afastar"],
        ["fotocélula lugar", "fotocélula posição", "fotocélula altura", "sensor portão lugar", "sensor lugar"],
      ),
      "preço mudar fotocélula",
      "abaixar fotocélula",
      "subir fotocélula",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Dá para mudar a fotocélula de lugar: os dois lados mudam juntos, ficam na mesma altura e de frente um para o outro, e o cabo é refeito. É serviço de visita, a partir de {price.preventive} em casa, sem peças.",
        "A fotocélula pode subir, descer ou passar para outra coluna ou parede: só é preciso que o par continue alinhado e o cabo alcance. Com o disjuntor desligado, refaz-se a fixação e se testa o feixe com o portão fechando.",
      ],
      price: [
        "Mudar a fotocélula de lugar entra na visita, que em casa parte de {price.preventive}, sem peças; cabo e eletroduto novos somam conforme a distância. Mande foto dos dois lados, com o lugar atual e o novo, e o valor sai antes.",
        "Custa a visita, a partir de {price.preventive} em casa, sem peças, mais o cabo, se o lugar novo fica longe. Se o cabo atual alcança, é só fixar, alinhar e testar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde ela deve ficar", "Altura e distância da folha"],
        slots: [
          [
            "A altura vem do manual, em geral entre 40 e 60 cm do piso em casa; para carro alto ou caminhão, põe-se um segundo par.",
            "Em casa, o comum é de 40 a 60 cm do piso, como diz o manual; veículo alto pede um segundo par acima.",
          ],
          [
            "O feixe passa rente à folha, sem que ela ou um canto de muro o corte.",
            "Perto da folha ela protege melhor; longe demais, sobra espaço sem sensor.",
          ],
          [
            "Fuja de sol de frente, de respingo e de lugar em que o carro bate.",
            "Sol baixo, enxurrada e para-choque são os três inimigos da posição.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a mudança", "Fixar, passar o cabo e alinhar"],
        slots: [
          [
            "Os dois módulos são fixados na mesma altura, e o cabo novo vai por eletroduto, com emenda em caixa.",
            "O cabo segue por eletroduto até a central; emenda exposta dá defeito na primeira chuva.",
          ],
          [
            "O teste é cortar o feixe com o portão fechando: a folha tem de parar e voltar.",
            "No fim, corta-se o feixe de longe, com um cabo de vassoura, e a folha tem de voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar só um dos lados da fotocélula?",
        answers: ["Não: os dois precisam ficar de frente e na mesma altura, ou o feixe se perde."],
      },
      {
        question: "Precisa quebrar a parede?",
        answers: ["Em geral não: usa-se eletroduto aparente. Quebra só se você quer o cabo embutido."],
      },
      {
        question: "Fotocélula sem fio evita passar cabo?",
        answers: [
          "Evita de um lado, em alguns modelos a bateria. A pilha passa a pedir troca, e o receptor ainda tem fio.",
        ],
      },
    ],
    photo: "fotos dos dois lados do portão, com o lugar atual e o novo da fotocélula",
  },
  {
    id: "aumentar-o-portao-e-manter-o-motor",
    broader: "medidas",
    label: "Aumentar o portão e manter o motor",
    phrase: "o portão aumentado com o mesmo motor",
    asks: [
      "alargar portão",
      "portão vai ficar maior trocar máquina",
      "portão ficar maior trocar motor",
      ...combine(
        ["aumentar portão", "alargar portão", "portão maior", "aumentei portão", "aumentar altura portão"],
        ["manter motor", "mesmo motor", "motor aguenta", "motor serve", "trocar motor", "usar motor", "motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para aumentar ou alargar o portão e usar o mesmo motor se a folha nova ficar dentro do peso da etiqueta dele, com um terço de folga, e, no basculante de 1/4 HP, até {width.quarterHp} de largura. Contrapeso ou cremalheira se refaz; passando disso, a troca em casa fica de {price.homeSwap}.",
        "Para alargar o portão que já tem motor, compare o peso da folha nova com a etiqueta, deixando um terço de folga: cabendo, o motor fica, e só mudam contrapeso ou cremalheira e a regulagem. Se não cabe, some a troca, de {price.homeSwap} em casa, com mão de obra.",
        "Alargar o portão e manter o motor depende da etiqueta dele: a folha pronta, com chapa e reforço, precisa pesar um terço menos que o limite. Refaz-se o contrapeso no basculante ou emenda-se a cremalheira no de correr; acima do limite, motor novo, de {price.homeSwap} em residência.",
      ],
      price: [
        "Aumentar o portão e manter o motor soma o serviço do serralheiro, orçado por ele, e o acerto do motor: a visita com regulagem em casa parte de {price.preventive}, sem peças. Se a folha nova passa da etiqueta, some a troca do motor, de {price.homeSwap}.",
        "Quanto custa aumentar o portão e manter o motor tem duas partes: a serralheria, com preço próprio, e a nova regulagem, a partir de {price.preventive} em residência, fora peças como cremalheira. Motor que não aguenta a folha maior se troca por {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta antes de alargar", "O que comparar com a etiqueta do motor"],
        slots: [
          [
            "Faça a conta com a folha pronta, com chapa, reforço e tinta, e não com a de hoje. O serralheiro informa o peso final.",
            "O que vale é o peso depois da obra, somados chapa e reforço. Peça esse número a quem vai fazer a folha.",
            "Conte o peso final, e não o atual, porque chapa e reforço somam. Quem faz o serviço sabe dizer.",
          ],
        ],
        bullets: [
          "Peso da folha nova, com um terço de folga sobre a etiqueta",
          "Largura: basculante de 1/4 HP até {width.quarterHp}",
          "Chapa fechada em lugar de vento pesa como quilos a mais",
          "Espaço para a folha maior correr, girar ou subir",
          "Motor perto dos {trade.life}: aproveite para trocar",
        ],
      },
      {
        about: "replace",
        headings: ["O que muda em cada tipo de portão", "Contrapeso, cremalheira ou braço"],
        slots: [
          [
            "No basculante, contrapeso, cabos e molas são recalculados, com a folha escorada, e sem isso nenhum motor dá conta.",
            "Basculante maior pede contrapeso e cabos novos, serviço de técnico com a folha presa, já que o equilíbrio antigo não serve.",
            "Na folha que sobe, refaz-se o equilíbrio inteiro, do contrapeso aos cabos, com ela escorada.",
          ],
          [
            "No de correr, emendam-se trilho e cremalheira e mudam-se os ímãs do fim de curso, que marcam onde a folha para; as roldanas podem precisar de reforço.",
            "Folha de correr mais longa leva trilho e cremalheira emendados, novos pontos de parada e, às vezes, roldanas mais fortes.",
            "O deslizante ganha metros de trilho e de cremalheira, a régua dentada, e novo fim de curso; folha mais pesada pede outra roldana.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem do serviço", "Quem entra primeiro na obra"],
        slots: [
          [
            "Primeiro o técnico confere o motor, pela etiqueta e pelo peso novo. Depois o serralheiro aumenta a folha com o motor solto e desligado, e por último vem a regulagem.",
            "A ordem é conferir o motor, alargar a folha com ele desacoplado e sem energia e regular no fim. Trocando a ordem, paga-se duas vezes.",
            "Começa-se pela etiqueta do motor, passa-se à serralheria, com tudo desligado, e termina-se na regulagem e no teste.",
          ],
          [
            "A solda se faz com o disjuntor desligado e a central protegida, porque a corrente pode queimar a placa. Percurso, força e fotocélula são refeitos com a folha nova.",
            "Durante a solda, energia cortada e placa isolada, para não queimar. No fim, grava-se o percurso e ajusta-se a força ao novo peso.",
            "Soldar com o motor ligado queima a central, por isso se corta o disjuntor. Força e percurso antigos não valem mais e são regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem faz primeiro, o serralheiro ou o técnico?",
        answers: [
          "O técnico confere o motor antes; depois o serralheiro aumenta a folha, e o técnico regula no fim.",
          "Consulte antes o técnico, para não alargar além do que o motor e o lugar aguentam. A obra vem em seguida.",
        ],
      },
      {
        question: "Fechar a grade com chapa muda o motor?",
        answers: [
          "Pode mudar: a chapa soma peso e pega vento. Compare o peso novo com a etiqueta.",
          "Muitas vezes, sim. Em basculante, o contrapeso precisa ser refeito de qualquer jeito.",
        ],
      },
      {
        question: "Preciso alargar as colunas também?",
        answers: [
          "Se o vão aumenta, sim: coluna e fundação são obra de alvenaria, antes da folha. No de correr, falta ver o espaço ao lado.",
          "O vão maior pede obra na coluna e, no deslizante, mais parede livre. É orçado pelo pedreiro.",
        ],
      },
      {
        question: "A garantia do motor continua?",
        answers: [
          "A de fábrica costuma depender de uso dentro da ficha. Folha acima do limite pode encerrar a cobertura.",
          "Continua se o peso novo está no limite do modelo. Passou da ficha, o fabricante pode recusar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a medida de hoje e a que vai ter",
  },
  {
    id: "horario-do-barulho-do-portao",
    broader: "barulho",
    label: "Horário em que o portão pode fazer barulho",
    phrase: "o horário do barulho do portão",
    asks: [
      "horário portão prédio barulhento",
      "horário permitido portão barulhento",
      "horário portão prédio barulho",
      "horário barulho portão",
      "horário pode fazer barulho",
      "que horas portão barulho",
      "horário silêncio portão",
      "lei silêncio portão",
      "até que horas portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não há horário em que o portão do prédio possa fazer barulho demais: ele pode abrir a qualquer hora, mas o regimento e as regras da cidade limitam o ruído, com mais rigor à noite, em geral das 22 h às 7 h. O que resolve é baixar o barulho: a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "O portão pode ser usado a qualquer hora; o que se limita é o ruído, e à noite mais, pelo regimento do prédio e pela lei da cidade. Confirme o horário de silêncio na convenção e peça a regulagem, que tira a pancada e o rangido.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais se ouve no apartamento", "De onde vem o ruído"],
        slots: [
          [
            "A pancada no fim é o que acorda: fim de curso e desaceleração regulados cortam isso.",
            "O pior é a batida no batente, que se resolve com regulagem e borracha.",
          ],
          [
            "O suporte preso direto na laje leva o som para o quarto de cima; coxim de borracha isola.",
            "Motor e batente fixados na estrutura fazem a parede vibrar: põe-se borracha entre eles.",
          ],
          [
            "Sirene de saída pode ter volume menor à noite, se a regra da cidade permitir, e a luz fica sempre.",
            "Se o incômodo é a sirene, veja volume e horário dela com o síndico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como pedir ao condomínio", "Do registro à assembleia"],
        slots: [
          [
            "Anote dias e horas, grave do quarto e mande ao síndico por escrito.",
            "Um vídeo com som, feito do quarto, pesa mais que a reclamação falada.",
          ],
          [
            "O conserto é despesa comum; trocar por motor de parada suave vai a assembleia.",
            "Regulagem o síndico autoriza; motor novo costuma pedir assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode proibir o uso do portão à noite?",
        answers: ["Não costuma poder impedir a entrada do morador; pode, sim, mandar reduzir o ruído e regular o uso."],
      },
      {
        question: "Quem paga para silenciar o portão do prédio?",
        answers: ["O condomínio: o portão é área comum, e a despesa entra no rateio."],
      },
      {
        question: "Motor com inversor faz menos barulho?",
        answers: ["Faz menos pancada, porque parte e para devagar. Roldana e trilho continuam a pedir cuidado."],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando, e a foto da etiqueta do motor",
  },
];
