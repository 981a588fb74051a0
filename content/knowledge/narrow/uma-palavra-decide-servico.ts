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
        "Motor de portão antigo tem conserto na maioria dos casos, mesmo sem marca: capacitor, rolamento e fim de curso são comuns a vários modelos, e a placa pode dar lugar a uma universal. O que decide é o redutor, a caixa de engrenagens. Se o conserto passar da metade do motor novo, de {price.homeSwap} já trocado em casa, a troca compensa.",
        "Sim, consertamos motor de portão antigo ou sem marca quando o redutor está firme, porque o resto se acha em peça compatível. A foto do motor inteiro e da etiqueta, se houver, basta para o orçamento grátis. Como limite da conta, um motor novo fica de {price.homeSwap}, já trocado em casa.",
        "O motor antigo, fora de linha ou sem etiqueta, tem conserto com peça compatível se o enrolamento e o redutor estão bons. Capacitor e placa universal resolvem a maior parte. Só regular, em residência, custa a partir de {price.preventive}, sem peças, e a peça é orçada por foto.",
        "Motor velho e sem marca pode ser consertado em muitos casos, porque as peças elétricas são parecidas em todos. Só a engrenagem própria e a carcaça costumam faltar. Mande fotos: o orçamento é grátis, e o motor novo, para comparar, fica de {price.homeSwap} na troca em casa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais quebra em motor antigo", "Defeitos e peças do motor antigo"],
        slots: [
          [
            "O capacitor, que dá o arranque, falha primeiro: o motor ronca e demora a sair, e a troca é simples. Depois vem a engrenagem, ou coroa, que se gasta e deixa o motor girar sem mover a folha.",
            "O defeito mais comum é o capacitor, a peça da partida, que se troca por qualquer um de mesmo valor. O segundo é a engrenagem, que se gasta até o motor girar em falso.",
            "Motor que ronca e custa a sair está com o capacitor no fim, e ele é fácil de achar. Motor que gira e não leva a folha perdeu os dentes da engrenagem.",
          ],
          [
            "A placa original pode ter saído de linha. Em motor sem inversor, uma universal assume o lugar, com os controles gravados de novo.",
            "Quando a placa não existe mais, uma universal serve na maioria dos motores antigos, que não têm inversor. Os controles são gravados outra vez.",
            "Placa fora de linha não condena o motor antigo: sem inversor, ele aceita uma universal. É preciso gravar os controles de novo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Quando o conserto deixa de valer", "Consertar ou trocar o motor antigo"],
        slots: [
          [
            "Redutor trincado, enrolamento queimado ou a terceira visita no mesmo ano pedem motor novo. Ele traz {warranty.motor} de garantia e controle de código rolante, mais difícil de clonar.",
            "Troque quando o redutor trincou, o enrolamento queimou ou os defeitos se repetem. O novo vem com {warranty.motor} de garantia e peça fácil por anos.",
            "Duas peças caras de uma vez, ou redutor com folga, já não pagam o conserto. Um motor novo tem {warranty.motor} de garantia e controles de código rolante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o atendimento", "Da foto ao conserto"],
        slots: [
          [
            "Com o circuito desligado, o técnico solta a folha e vê se ela anda leve, porque peso a mais é o que mata motor velho. Depois mede o motor e a placa, diz a peça com o preço e só troca com o seu aval.",
            "O técnico corta a energia e testa primeiro a folha, já que portão pesado é a causa mais comum em motor velho. Em seguida mede motor e placa, e você aprova o valor antes da troca.",
            "Primeiro se confere se a folha corre livre, com a energia desligada. Depois são medidos capacitor, enrolamento e placa, e nada é trocado sem você aceitar o preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor sem etiqueta: como acham a peça?",
        answers: [
          "Por fotos do motor inteiro, da engrenagem de saída e do controle, que mostram o modelo. Na visita, a peça usada é medida para achar a igual.",
          "Pela forma da carcaça e pelo número de dentes da engrenagem. Muito motor sem marca é cópia de um modelo conhecido.",
          "Fotografe de dois lados, com a tampa fechada. A peça gasta é medida pelo técnico no local.",
        ],
      },
      {
        question: "Com quantos anos não compensa mais consertar?",
        answers: [
          "Não há idade certa. A vida comum é de {trade.life}, e o que decide é a peça que falhou e o estado do redutor.",
          "Depois de {trade.life}, compare sempre com o novo. Antes disso, uma peça só quase sempre compensa.",
          "Perto de {trade.life} de uso, o segundo defeito caro já indica a troca.",
        ],
      },
      {
        question: "Os controles continuam depois do conserto?",
        answers: [
          "Continuam, se a placa é a mesma. Com placa nova, são gravados outra vez, e os de código próprio podem pedir troca.",
          "Sim, na maioria dos consertos. Só a troca da placa ou do receptor obriga a gravar.",
          "Se a placa ficar, sim. Se ela mudar, tenha todos à mão no dia.",
        ],
      },
      {
        question: "Qual peça costuma faltar para motor antigo?",
        answers: [
          "Carcaça, redutor completo e engrenagem de modelo raro. O resto quase sempre tem compatível.",
          "As mecânicas próprias do modelo, como coroa e eixo. Capacitor, rolamento e retentor têm medida comum.",
          "A engrenagem de marca que fechou. Nesse caso, um torneiro às vezes faz, mas raramente compensa.",
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
        "Dá para copiar o controle de portão na hora se ele for de código fixo: leva poucos minutos, com o original funcionando. O de código rolante não se copia, mas gravamos um novo na central, na mesma visita. Mande foto da frente e do verso, e dizemos qual é o seu e quanto custa.",
        "Fazemos cópia de controle de portão na hora quando o código é fixo. Se ele é rolante, que muda a cada toque, o caminho é gravar um controle novo na central, também na mesma visita. A foto dos dois lados basta para saber o tipo e o valor, sem custo.",
        "O controle de portão é copiado na hora quando tem código fixo, que é o caso dos mais antigos. Nos de código rolante, grava-se outro direto na placa do motor. Fotografe frente e verso do seu: respondemos qual é o caso e o preço.",
        "Copiar controle de portão na hora é possível com código fixo e o original em mãos, em poucos minutos. Controle moderno, de código rolante, não aceita cópia; levamos um da mesma linha e gravamos na central. O orçamento é grátis, por foto da frente e do verso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Veja o tipo do controle antes", "Código fixo ou rolante: como saber"],
        slots: [
          [
            "O tipo de código decide se a cópia sai na hora, e dá para vê-lo em casa.",
            "Antes de marcar, descubra se o seu controle pode ser copiado. Basta abrir a tampa dele, sem a pilha.",
            "Em dois minutos você sabe se é cópia ou controle novo.",
          ],
        ],
        steps: [
          "Leia marca, modelo e frequência no verso, em geral 433 MHz ou 299 MHz.",
          "Tire a pilha, abra o controle e veja se há chavinhas ou pontos de solda: com eles, o código é fixo.",
          "Sem eles, procure no manual as palavras rolante, rolling code ou anticlonagem.",
          "Na dúvida, fotografe frente e verso.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva", "Da foto ao controle funcionando"],
        slots: [
          [
            "Copiar ou gravar leva poucos minutos por controle; o que toma tempo é a ida, combinada por mensagem. Vários são feitos de uma vez, e o que se perdeu pode ser apagado da memória. Todos são testados da calçada antes de o técnico sair.",
            "São poucos minutos por controle, e a visita atende quantos você quiser. Na mesma hora dá para apagar o perdido. O alcance de cada um é testado da rua.",
            "A gravação é rápida, de dois a cinco minutos cada. Junte os controles de toda a casa e aproveite para apagar o que sumiu. O teste é feito do lado de fora, de dentro do carro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da cópia", "Quanto pesa o tipo do controle"],
        slots: [
          [
            "A cópia de código fixo é a mais barata. O de código rolante custa mais, porque é da linha da central e pede gravação no local. Vários controles na mesma visita saem mais em conta, cada um, que um por vez.",
            "Código fixo custa menos, e qualquer controle compatível serve. No rolante, o aparelho é da marca da central, e soma-se a ida para gravar. Pedir vários juntos dilui essa ida.",
            "O preço depende do tipo: fixo é barato, e rolante é mais caro, por ser da mesma marca da placa. A ida do técnico é uma só, seja um controle ou cinco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle original para copiar?",
        answers: [
          "Para a cópia, sim. Para gravar um novo na central, não: o técnico grava direto na placa, mesmo que todos tenham sumido.",
          "Só na cópia de código fixo. Na gravação pela central, ele não é necessário.",
          "Se for copiar, sim, com pilha boa. Sem o original, grava-se um novo na placa do motor.",
        ],
      },
      {
        question: "Posso copiar o controle do condomínio na hora?",
        answers: [
          "Só com autorização da administração, que cadastra cada unidade. Cópia por fora costuma ser proibida e, no rolante, não abre.",
          "Peça ao síndico ou à portaria, que controla o cadastro. Muitos prédios usam código rolante, que só ela grava.",
          "Em geral, não por conta própria. A administração autoriza e registra o controle no seu apartamento.",
        ],
      },
      {
        question: "A cópia tem menos alcance?",
        answers: [
          "Não deveria. Alcance menor é sinal de pilha fraca, frequência um pouco fora ou controle de má qualidade.",
          "Não, se a frequência ficou certa. Compare os dois da calçada, na hora da entrega.",
          "Uma boa cópia alcança o mesmo. Se abre só de perto, peça a troca na hora.",
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
        "Trocar roldana e soldar o trilho do portão se faz na mesma visita: as duas rodas são trocadas com a folha escorada, e o trecho ruim é alinhado, soldado e esmerilhado. A visita em casa parte de {price.preventive}, sem peças; roldanas e solda são orçadas por foto, e trilho inteiro novo é obra de serralheiro.",
        "A troca de roldana e a solda de trilho cabem num serviço só, o que evita pagar duas vezes para erguer a folha. Rodas e solda recebem orçamento por foto, somado à visita, que em casa começa em {price.preventive}, sem peças. Refazer o trilho inteiro, chumbado no piso, é serralheria.",
        "Roldana e trilho se acertam juntos: entra o par de rodas, com o portão escorado, e a emenda aberta ou amassada é soldada e lixada. Em casa, a visita custa a partir de {price.preventive}, fora peças e solda, orçadas por foto; para trilho novo por inteiro, chama-se o serralheiro.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como se conserta o trilho e a roldana", "Da emenda ao par de rodas"],
        slots: [
          [
            "Antes da solda, o disjuntor é desligado e a central, protegida, porque a corrente do aparelho de solda pode queimá-la. A folha é escorada dos dois lados ou corrida para o trecho livre, e as duas rodas saem.",
            "A corrente da solda queima placa, por isso primeiro se corta a energia e se isola a central. Depois se escora o portão contra a queda de lado, e o par de rodas é retirado.",
            "Com a energia desligada e a placa protegida da corrente de solda, o portão recebe escoras nos dois lados. Só então as roldanas são soltas, sempre as duas.",
          ],
          [
            "Emenda aberta é alinhada, soldada e esmerilhada até a roda passar sem degrau; trecho amassado é cortado e trocado por outro do mesmo perfil. No fim, a folga da cremalheira, a barra dentada, volta a {rack.clearance}.",
            "Onde o trilho abriu, alinha-se, solda-se e lixa-se até sumir o degrau, e onde amassou entra um pedaço igual. Por último, regula-se a barra dentada, a cremalheira, com {rack.clearance} de folga.",
            "O trecho amassado é substituído por perfil igual, e a emenda aberta ganha solda lisa, sem ressalto para a roda. A altura muda, então a cremalheira, barra de dentes do portão, é acertada em {rack.clearance}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A roldana certa para o trilho", "Canal, diâmetro e peso"],
        slots: [
          [
            "O canal da roda acompanha o trilho: V na cantoneira, U no trilho redondo. Repete-se o diâmetro da antiga, e cada roda precisa aguentar mais que metade do peso da folha.",
            "Trilho de cantoneira pede roda em V, e trilho redondo pede roda em U. O diâmetro é o mesmo da que sai, com carga acima de metade do peso para cada uma.",
            "Olhe o trilho para saber o canal, que é em U no redondo e em V na cantoneira. Quanto à medida, mantém-se a atual, com rodas que suportem, cada uma, mais de meia folha.",
          ],
          [
            "Roda nova em trilho amassado se perde em poucos meses, e trilho bom com roda gasta volta a abrir. Por isso compensa fazer os dois na mesma ida.",
            "Consertar só um lado dura pouco: a roda gasta bate na solda, e o trilho torto come a roda nova. Juntos, os dois duram mais.",
            "Trilho e roldana se estragam um ao outro, e trocar apenas uma parte traz o defeito de volta. É o motivo de fazer tudo de uma vez.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor", "Do que depende o orçamento"],
        slots: [
          [
            "O par de rodas parafusadas com um ponto de solda é o serviço mais barato do conjunto.",
            "Duas rodas de parafuso e uma emenda a soldar dão a conta menor.",
            "O valor menor é o de rodas parafusadas e uma só emenda no trilho.",
          ],
        ],
        bullets: [
          "Roda soldada na folha, que precisa ser cortada e refeita",
          "Metros de trilho a trocar, e não só a emenda",
          "Folha grande ou pesada, com mais escoras",
          "Piso cedido ou concreto quebrado, que pede pedreiro antes",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o trilho aberto na emenda?",
        answers: [
          "Não convém: a roda bate a cada passagem, quebra a roldana e pode sair do trilho, e a folha tomba.",
          "Melhor não. O degrau da emenda quebra a roda e pode descarrilar o portão, que cai de lado; desligue o disjuntor e deixe-o parado.",
        ],
      },
      {
        question: "Precisa tirar o portão para soldar o trilho?",
        answers: [
          "Em geral não: a folha é erguida e escorada, ou corrida para o lado livre. Só trilho inteiro novo pede tirar a folha.",
          "Na emenda ou num trecho curto, não. A retirada da folha só entra quando todo o trilho é refeito.",
        ],
      },
      {
        question: "Quanto dura uma roldana nova em trilho bom?",
        answers: [
          "Anos, com trilho limpo e nivelado. Em trilho amassado, a roda nova se perde em poucos meses.",
          "Em trilho reto e varrido, dura anos. Areia e degrau são o que a encurta.",
        ],
      },
      {
        question: "Quanto tempo leva o serviço?",
        answers: [
          "Troca do par com uma emenda se faz na mesma visita. Trecho longo de trilho ou piso a refazer pede outro dia, pelo tempo do concreto.",
          "Rodas e um ponto de solda cabem numa ida. Se há concreto novo sob o trilho, ele precisa secar antes de receber peso.",
        ],
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
        "O portão de correr que ficou torto depois que trocaram a roldana tem rodas de altura diferente, só uma do par trocada ou o canal errado para o trilho. Desligue o disjuntor e não use, porque a folha pode sair do trilho; o acerto cabe a quem trocou, dentro da garantia.",
        "Portão torto depois que trocou a roldana indica par desigual: uma roda nova com outra gasta, diâmetros diferentes ou canal que não é o do trilho. Pare de usar, desligue o disjuntor e fotografe de frente; quem fez o serviço deve acertar, na garantia.",
        "Se o portão de correr ficou torto com a roldana nova, as duas rodas não estão na mesma altura, por medida, canal ou porque o par não foi trocado junto. Com o disjuntor desligado, deixe a folha parada, já que pode tombar, e chame quem trocou: há garantia do serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que ficou diferente dos dois lados", "Por que a folha perdeu o nível"],
        slots: [
          [
            "Roda nova de um lado e gasta do outro levanta uma ponta, e poucos milímetros de diâmetro já inclinam a folha. Canal que não é o do trilho, V em bico ou U em redondo, faz a roda subir na borda.",
            "Bastam milímetros de diferença entre as rodas para a folha pender, e por isso o par se troca junto. A roda que anda na borda, e não no centro, tem canal errado: V é para trilho em bico, U, para redondo.",
            "Diâmetro desigual ou uma só roda trocada ergue um lado. Outra causa é o canal, que precisa casar com o trilho, V no bico e U no redondo, senão a roda monta na borda.",
          ],
          [
            "Com a altura nova, a guia de cima aperta e a cremalheira, a régua de dentes, perde a folga de {rack.clearance}; as duas também se acertam.",
            "Mudando a altura, mudam a guia superior e a folga da cremalheira, os dentes da folha, que volta a {rack.clearance}.",
            "A folha mais alta pede regulagem da guia superior e da cremalheira, a barra dentada, com {rack.clearance} de folga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o acerto", "Antes de chamar quem trocou"],
        slots: [
          [
            "Não levante a folha com alavanca, calço ou macaco: fora do trilho, ela tomba. Nada abaixo pede encostar nela.",
            "Tudo se faz olhando, sem macaco nem calço, porque a folha de correr solta cai de lado. Mantenha distância dos dois lados.",
            "Só observe e fotografe. Erguer a ponta com alavanca tira a folha do trilho e a derruba.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e afaste quem estiver perto.",
          "Compare de longe a fresta de baixo nas duas pontas e fotografe.",
          "Veja, sem tocar, se cada roda está no centro do trilho.",
          "Mande as fotos a quem fez, com a data do serviço.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão volta ao nível", "O acerto e o que ele custa"],
        slots: [
          [
            "Com a folha escorada, o técnico confere diâmetro e canal, iguala o par e acerta guia e cremalheira. Se só faltava regulagem, a visita em casa parte de {price.preventive}, sem peças; roda nova é orçada por foto.",
            "O técnico escora a folha, mede as rodas e põe um par igual, com o canal do trilho. Quando basta regular altura, guia e cremalheira, a visita em residência começa em {price.preventive}, fora peças.",
            "Escorada a folha, comparam-se as duas rodas e troca-se a que não combina, de preferência o par. O ajuste sozinho, em casa, sai a partir de {price.preventive}, sem contar roldana, que tem valor por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem trocou a roldana tem de voltar de graça?",
        answers: [
          "Em geral sim: é defeito do serviço, que tem garantia de 90 dias pela lei. Peça por escrito, com foto e a data da troca.",
          "Em regra, dentro dos 90 dias que a lei garante ao serviço. Guarde a conversa, as fotos e o recibo.",
        ],
      },
      {
        question: "Eu mesmo troquei a roldana. O que confiro?",
        answers: [
          "Se as duas têm o mesmo diâmetro e o mesmo canal e se o canal é o do trilho. O ajuste se faz com a folha escorada por duas pessoas do ramo, e não com macaco.",
          "Compare na nota ou na foto o diâmetro e o canal das duas rodas. Não tente corrigir erguendo a folha, que sem escora tomba.",
        ],
      },
      {
        question: "Posso usar o portão torto por uns dias?",
        answers: [
          "Não convém: a roda torta come o trilho, a cremalheira pula e a folha pode sair e tombar. Deixe o disjuntor desligado.",
          "Não, porque a cada passagem a roda sobe mais na borda. Um descarrilamento custa bem mais que o acerto.",
        ],
      },
      {
        question: "Se o portão torto for basculante, é a mesma coisa?",
        answers: [
          "Não: no basculante a roldana guia o cabo, e torto é sinal de cabo fora do canal ou desigual. Não destrave, não segure e não passe embaixo; desligue o disjuntor.",
          "Ali a roldana conduz o cabo de aço, e o risco é a queda. Disjuntor desligado, ninguém embaixo, folha travada como está e técnico.",
        ],
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
        "Portão que piorou ou começou a bater depois da regulagem costuma ter ficado com o fim de curso, o sensor que marca a parada, fora do ponto, ou com força e percurso mal ajustados. Desligue o disjuntor e chame quem regulou, porque o acerto entra na garantia do serviço.",
        "Se o portão passou a bater depois que regularam o fim de curso, a ordem de parar está chegando tarde ou o percurso antigo ficou na memória. Deixe o motor sem energia e peça o retorno de quem fez: o serviço tem garantia de 90 dias pela lei.",
        "O portão piorou logo depois da regulagem? O mais provável é parada marcada no lugar errado, força alterada ou percurso sem gravar de novo. Corte a energia no disjuntor e acione a garantia com quem regulou, antes que a batida solte o batente.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que cada sintoma mostra", "Bate, volta ou para antes"],
        slots: [
          [
            "O jeito de falhar indica o ajuste que ficou errado. Anote o que o seu portão faz e passe essa informação a quem regulou.",
            "Cada ajuste mal feito deixa um sintoma próprio. Compare com a lista e conte ao técnico qual é o seu.",
            "Pelo comportamento da folha se chega ao ajuste a corrigir. Veja em qual linha o seu caso se encaixa.",
          ],
        ],
        bullets: [
          "Bate no fim: o fim de curso atua tarde ou a desaceleração foi desligada.",
          "Volta no meio: a força está baixa para o peso da folha, ou há atrito.",
          "Para antes do fim: o percurso gravado é o antigo.",
          "Ronca no batente: o motor continua ligado depois de chegar.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes do retorno", "Registre e deixe parado"],
        slots: [
          [
            "Filme um ciclo inteiro, de longe e com som, e guarde o recibo com a data da regulagem. Se a pancada é forte, não repita: cada batida castiga solda, suporte e engrenagem.",
            "Um vídeo de uma abertura e um fechamento, feito à distância, junto do comprovante, mostra o que mudou. Havendo batida violenta, pare no primeiro ciclo, porque o suporte e a engrenagem quebram.",
            "Separe o comprovante do serviço e grave o portão uma vez, longe da folha. Com pancada forte, dispense o vídeo e deixe tudo parado, para não partir solda nem engrenagem.",
          ],
          [
            "Com o disjuntor desligado, a folha de correr ou de abrir, se está reta e no trilho, pode ser destravada e levada à mão. O basculante não se destrava: ele espera o técnico, sem ninguém embaixo.",
            "Portão deslizante ou pivotante, sem nada torto, aceita uso manual com a energia cortada. Já o basculante fica como está até a visita, e ninguém passa sob a folha.",
            "Para sair de casa, só o de correr ou o de abrir, alinhado, deve ser solto e movido à mão, sem energia. No basculante não mexa na trava e mantenha todos fora de baixo dele.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se refaz a regulagem", "O acerto na ordem certa"],
        slots: [
          [
            "O técnico confere primeiro a folha na mão, porque portão pesado ou torto não segura ajuste. Depois reposiciona o fim de curso, grava o percurso e acerta a força no mínimo que move a folha, com a reversão testada em um objeto.",
            "Antes do motor vem a folha: se ela prende ou está desequilibrada, nenhum ajuste dura. Em seguida se marcam as paradas, grava-se o percurso e regula-se a força até a menor que funciona, testando o recuo diante de uma caixa.",
            "A sequência começa pelo movimento manual, que mostra peso e atrito. Só então se acertam os pontos de parada, o percurso na memória e a força, sempre a menor possível, e um objeto no vão prova que a folha recua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pago outra visita para acertar a regulagem?",
        answers: [
          "Para quem regulou, o retorno pelo mesmo defeito entra nos 90 dias que a lei dá. Se preferir outra empresa, a nossa visita com ajuste parte de {price.preventive} em casa, sem peças.",
          "Em geral não, se você chamar a mesma empresa dentro dos 90 dias que a lei dá. Com outro técnico a visita é nova: a nossa começa em {price.preventive} em residência, fora as peças.",
          "O acerto é de quem fez o serviço, sem nova cobrança, nos 90 dias da lei. Mudando de empresa, conte com a visita, que conosco custa a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso mexer no ímã do fim de curso?",
        answers: [
          "Melhor não: poucos centímetros mudam o ponto de parada, e a central pode pedir nova gravação. Se a empresa vem em garantia, mexer por cima ainda confunde a causa.",
          "Deixe com quem regulou. O ímã fora da marca faz a folha bater ou parar longe, e o ajuste alterado por você complica o pedido de garantia.",
          "Não é recomendado, porque cada deslocamento pede teste e, em várias placas, novo percurso. Além disso, a empresa pode dizer que o defeito veio da sua mudança.",
        ],
      },
      {
        question: "A folha pode estar com outro defeito?",
        answers: [
          "Pode. Roldana gasta, trilho sujo ou basculante desequilibrado mudam o esforço, e a regulagem perde o ponto em poucos dias. Por isso a folha se confere antes do motor.",
          "Sim: folha pesada ou torta não mantém ajuste nenhum. Se o portão volta a piorar depois de acertado, a causa está em roldana, trilho, dobradiça ou equilíbrio.",
          "É possível, e nesse caso regular de novo só adia. Trilho, roldanas, dobradiças ou contrapeso são vistos primeiro, com o motor desligado.",
        ],
      },
      {
        question: "A batida já pode ter quebrado alguma coisa?",
        answers: [
          "Pode ter soltado batente, suporte ou cremalheira e gastado a engrenagem. Na visita se verificam essas peças; dano causado pelo ajuste errado deve ser tratado com quem regulou.",
          "Depende de quantas vezes bateu. Parafuso frouxo, solda trincada e folga na engrenagem são os sinais, e quem fez o ajuste responde pelo estrago que ele causou.",
          "Algumas pancadas soltam parafusos; muitas trincam solda e comem dente de engrenagem. Peça essa conferência no retorno e registre com fotos.",
        ],
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
      "paga controle aluguel",
      "proprietário entrega controle portão inquilino",
      "quantos controles proprietário entregar",
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
        "Em imóvel alugado, o proprietário paga os controles do portão que entrega com as chaves e os que param por idade. O inquilino paga o que perdeu ou quebrou, a pilha e, em geral, os que quer a mais. Veja no contrato e na vistoria quantos foram entregues, porque o mesmo número é devolvido na saída.",
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
    id: "controle-no-aluguel",
    broader: "controle",
    label: "Controle do portão na entrega e na saída do aluguel",
    phrase: "o controle do portão no aluguel",
    asks: [
      "imobiliária cobra controle portão",
      "imobiliária cobra controle saída",
      "imobiliária cobrar controle",
      "imobiliária controle portão",
      "proprietário obrigado dar controle",
      "proprietário dar controle inquilino",
      "dono obrigado dar controle portão",
      "quantos controles proprietário entregar",
      "quantos controles inquilino tem direito",
      "inquilino direito controle portão",
      "controle portão vistoria saída",
      "controle portão saída aluguel",
      "controle saída aluguel",
      "controle portão fim aluguel",
      "controle portão entrega chaves",
      "devolver controle portão aluguel",
      "inquilino sem controle portão",
      "aluguei sem controle portão",
      "locador obrigado fornecer controle portão",
      "proprietário obrigado controle portão",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço do controle cobrado na saída do aluguel deve ser o de um aparelho igual, com nota, e só se ele consta da vistoria de entrada e não foi devolvido. O valor depende do modelo e da gravação: mande a foto do controle, frente e verso, e respondemos quanto custa um novo, sem compromisso.",
        "Quanto custa repor o controle do portão do imóvel alugado depende do modelo, do tipo de código e de gravar na visita ou não. O compatível custa menos que o original. Com a foto do aparelho e da etiqueta do motor, o valor sai de graça, para comparar com o que a imobiliária cobrou.",
      ],
      any: [
        "O proprietário deve entregar o imóvel em condições de uso, e isso inclui pelo menos um controle do portão funcionando, como a chave (Lei do Inquilinato, art. 22). Controle a mais é combinado. Na saída, o inquilino devolve os que constam da vistoria de entrada e paga o que perdeu ou quebrou.",
        "A imobiliária pode cobrar o controle do portão na saída se ele consta da vistoria de entrada e não foi devolvido, ou voltou quebrado por mau uso. Não pode cobrar o que nunca foi entregue nem o aparelho que parou por idade. Peça a vistoria e a nota do controle novo.",
        "Quem aluga tem direito a receber o controle do portão junto com as chaves, porque sem ele não usa a garagem que alugou. O número de controles vai escrito na vistoria de entrada, e é esse número que se devolve na saída.",
        "Sim, o inquilino tem direito ao controle do portão e pode exigir pelo menos um funcionando, entregue com as chaves, quando a garagem faz parte do aluguel (Lei do Inquilinato, art. 22). Controle a mais é combinado e, em geral, pago por quem pede. Peça que o número conste da vistoria de entrada, porque é o que se devolve na saída.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De quem é cada despesa do controle", "Quem paga o quê"],
        slots: [
          [
            "A Lei do Inquilinato, nos artigos 22 e 23, não fala em controle, mas a regra das chaves se aplica: o dono entrega funcionando, e o inquilino devolve como recebeu, salvo o desgaste.",
            "O controle é tratado como chave. Pelos artigos 22 e 23 da Lei do Inquilinato, o dono entrega o imóvel em ordem e o inquilino o devolve no mesmo estado, fora o desgaste do uso.",
          ],
        ],
        bullets: [
          "Primeiro controle, na entrega: proprietário",
          "Controle a mais, por escolha do morador: inquilino",
          "Perdido, quebrado por queda ou molhado: inquilino",
          "Parou por idade ou placa trocada pelo dono: proprietário",
          "Pilha: inquilino",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer na entrada e na saída", "Para não discutir no fim do contrato"],
        slots: [
          [
            "Cinco minutos na entrada evitam a cobrança na saída. Guarde tudo em mensagem.",
            "O que estiver escrito e fotografado resolve a discussão. Siga estes passos.",
          ],
        ],
        steps: [
          "Na entrada, conte os controles, teste cada um e peça o número na vistoria.",
          "Fotografe os controles com a data.",
          "Se não recebeu nenhum, peça por escrito ao dono ou à imobiliária.",
          "Na saída, devolva o mesmo número e peça recibo.",
          "Se houver cobrança, peça a vistoria e a nota do controle comprado.",
        ],
      },
      {
        about: "safety",
        headings: ["Apagar os controles do morador anterior", "Quem ainda tem controle da casa"],
        slots: [
          [
            "Ao entrar numa casa alugada, peça para limpar a memória da central e gravar só os controles entregues. Sem isso, quem morou ali antes pode continuar abrindo o portão. O serviço é feito numa visita, orçada por foto.",
            "O controle do antigo morador abre até ser apagado da central. A limpeza da memória, na troca de inquilino, costuma ser do proprietário, e o técnico a faz numa visita só.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles o proprietário tem de entregar?",
        answers: [
          "A lei não dá número. O mínimo razoável é um por imóvel, e o que foi combinado vai na vistoria.",
          "Não há número na lei. Combine antes de assinar, um por motorista, e peça que conste na vistoria.",
        ],
      },
      {
        question: "A imobiliária pode exigir controle original?",
        answers: [
          "Pode exigir um que funcione igual. Se o contrato não fala em original, o compatível gravado atende.",
          "Só se estiver no contrato. Fora disso, um compatível que funcione repõe o perdido.",
        ],
      },
      {
        question: "Posso copiar o controle da casa alugada?",
        answers: [
          "Com autorização do dono, sim, e a cópia é devolvida na saída. Em prédio, quem autoriza é a administração.",
          "Avise antes. A cópia não declarada continua abrindo depois da mudança e pode ser cobrada.",
        ],
      },
    ],
    photo: "a foto do controle, frente e verso, e da etiqueta do motor",
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
        "Dá para mudar o sensor do portão, a fotocélula, de lugar: os dois lados mudam juntos, ficam na mesma altura e de frente um para o outro, e o cabo é refeito se não alcança. Fixar e alinhar cabe numa visita de ajuste, a partir de {price.preventive} em casa, sem peças; cabo novo soma pela distância.",
        "A fotocélula, o sensor do portão, pode subir, descer ou ir para outra coluna, desde que o par continue alinhado, na mesma altura, e o cabo chegue. O ajuste em residência parte de {price.preventive}, fora as peças, e o cabo extra é orçado pela distância.",
        "Mudar o sensor do portão de lugar é fixar o par de fotocélulas na posição nova, na mesma altura, refazer o cabo e alinhar o feixe. Custa a visita de ajuste, desde {price.preventive} numa casa e sem peças, mais o cabo e o tubo, quando o lugar é longe.",
      ],
      price: [
        "Mudar a fotocélula de lugar custa a visita com ajuste, que em casa parte de {price.preventive}, sem peças, mais o cabo e o eletroduto, conforme a distância. Se o cabo atual alcança, basta fixar o sensor do portão na mesma altura do par, alinhado, e testar.",
        "O preço para mudar a fotocélula depende do cabo: se ele alcança, fica na visita de ajuste, a partir de {price.preventive} em residência, fora peças. Lugar distante soma metros de cabo e tubo, e os dois sensores continuam alinhados na mesma altura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde a fotocélula deve ficar", "Altura e distância certas do sensor"],
        slots: [
          [
            "A altura vem do manual, em geral de 40 a 60 cm do piso em casa, para ver carro e criança. Para carro alto ou caminhão, um segundo par fica mais acima.",
            "Em residência, o comum é entre 40 e 60 cm do chão, como diz o manual, altura que enxerga criança e para-choque. Veículo alto pede outro par acima.",
            "De 40 a 60 cm do piso é o usual em casa, sempre conferido no manual. Onde entra caminhão, acrescenta-se um par em altura maior.",
          ],
          [
            "O feixe passa rente à folha, sem que ela ou um canto de muro o corte, porque longe dela sobra espaço sem proteção. Evite sol de frente, respingo e pontos em que o para-choque bate.",
            "Perto da folha o sensor protege melhor, desde que nada cruze o feixe no movimento. Sol baixo na lente, água e batida de carro são os inimigos da posição.",
            "Deixe o feixe colado à linha da folha e livre de muro e ferragem. Fuja do sol batendo direto no receptor, da enxurrada e do caminho do para-choque.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a mudança", "Fixar, passar o cabo e alinhar"],
        slots: [
          [
            "Com o disjuntor desligado, os dois módulos são fixados e o cabo segue por eletroduto até a central, com emenda só em caixa fechada. Emenda exposta dá defeito na primeira chuva.",
            "O técnico corta a energia, prende o par na posição nova e leva o cabo em tubo, sem emendas ao tempo. Se for preciso emendar, a junção fica dentro de caixa vedada.",
            "Primeiro se desliga o circuito e se fixam os módulos, depois se passa o fio por eletroduto. Toda emenda vai em caixa, porque a umidade solta o sinal.",
          ],
          [
            "O teste é cortar o feixe com o portão fechando, de longe e com um cabo de vassoura: a folha tem de parar e voltar. A fotocélula nunca fica em ponte durante a mudança.",
            "No fim, um cabo de vassoura interrompe o feixe com a folha em movimento, que deve parar e abrir. Enquanto o sensor está fora, o portão não trabalha no automático.",
            "Para conferir, interrompe-se o feixe à distância com uma vassoura, e o portão precisa recuar. Ninguém anula o sensor para usar o portão nesse meio tempo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da mudança", "Cabo, tubo e distância na conta"],
        slots: [
          [
            "Subir ou descer no mesmo lugar é o mais barato, porque o cabo em geral alcança. Trocar de coluna soma cabo e tubo, e embutir na parede custa mais, pelo corte e pelo acabamento. Par velho ou trincado pode ser trocado junto, orçado por foto.",
            "A mudança só de altura custa menos, com o cabo que já existe. Passar para outra parede inclui metros de fio e eletroduto, e o embutido é o mais caro; se o sensor está gasto, o par novo entra na mesma visita.",
            "O preço cresce com a distância: mexer na altura é simples, ir a outra coluna pede cabo e tubo, e esconder tudo na parede dá mais trabalho. Sensor trincado compensa trocar na mesma ocasião.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar só um dos lados da fotocélula?",
        answers: [
          "Não: os dois precisam ficar de frente e na mesma altura, ou o feixe se perde e o portão não fecha.",
          "Os dois mudam juntos. Com um só fora de linha, a central entende que há alguém no vão.",
          "Só se o outro continuar exatamente de frente, o que é raro. Em geral se deslocam ambos.",
        ],
      },
      {
        question: "Precisa quebrar a parede?",
        answers: [
          "Em geral não: usa-se eletroduto aparente. Quebra só se você quer o cabo embutido.",
          "Não, com tubo por fora. O embutido é opção de acabamento, com obra e custo maiores.",
          "Raramente. O cabo corre em tubo fixado na parede, e o corte fica para quem prefere esconder.",
        ],
      },
      {
        question: "Fotocélula sem fio evita passar cabo?",
        answers: [
          "Evita de um lado, em alguns modelos a bateria. A pilha passa a pedir troca, e o receptor ainda tem fio.",
          "Em parte: há modelos com um lado a pilha, mas o outro continua ligado à central. Conte a troca de pilha na manutenção.",
          "Um dos lados pode ser a bateria, conforme o modelo. O lado que fala com a placa segue com cabo.",
        ],
      },
      {
        question: "Posso usar o portão enquanto o sensor está fora?",
        answers: [
          "No automático, não: sem sensor, nada segura a folha. Use na mão, em portão de correr ou de abrir reto no trilho, ou espere a visita; o basculante fica parado.",
          "Melhor deixá-lo parado. Anular a fotocélula tira a proteção de quem passa, mesmo por um dia.",
          "Não com o fechamento automático. A ponte no sensor é proibida, porque o portão fecharia sobre quem atravessa.",
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
      "portão barulhento madrugada",
      "portão barulho madrugada",
      "portão prédio barulho madrugada",
      "horário pode fazer barulho",
      "que horas portão barulho",
      "até que horas portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão do prédio pode abrir a qualquer hora; o que tem horário é o barulho, limitado pelo regimento, pela convenção e pela regra da cidade, em geral com silêncio das 22 h às 7 h. Portão barulhento se resolve com regulagem, a partir de {price.preventive}, sem peças, que tira pancada e rangido.",
        "Até que horas o portão do prédio pode fazer barulho quem diz é o regimento ou a convenção, em geral com silêncio das 22 h às 7 h. O morador continua entrando a qualquer hora, e por isso a saída é diminuir o ruído, com uma regulagem que começa em {price.preventive}, fora peças.",
        "Se o portão é barulhento de madrugada, avise o síndico ou o dono por escrito, com um vídeo gravado do seu quarto, e peça a regulagem, que tira a pancada e o rangido e começa em {price.preventive}, sem peças. A entrada do morador não se proíbe, mas o silêncio da noite, em geral das 22 h às 7 h, vale também para o portão.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais se ouve no apartamento", "De onde vem o ruído do portão"],
        slots: [
          [
            "O que mais acorda é a pancada no fim do curso. Ela some quando se regulam a desaceleração e o fim de curso, o sensor que manda o motor parar. O rangido vem de roldana ou dobradiça seca.",
            "O pior é a batida no batente, que some com regulagem da parada e borracha no encosto. O rangido contínuo vem de roda gasta ou falta de lubrificante.",
            "Batida forte no batente é parada mal regulada, e chiado durante o percurso é roldana ou dobradiça sem graxa. As duas coisas se acertam em visita.",
          ],
          [
            "O suporte do motor preso direto na laje leva a vibração para o quarto de cima, e calços de borracha a isolam. A sirene de saída pode tocar mais baixo à noite, se a regra da cidade permitir.",
            "Motor e batente fixados na estrutura fazem a parede vibrar; põe-se borracha entre eles. Se o incômodo é a sirene, o volume noturno depende da norma municipal.",
            "A vibração sobe pela laje quando o motor encosta na estrutura, e a borracha entre os dois corta o caminho. Para a sirene, veja com o síndico o que a cidade permite baixar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como pedir ao condomínio", "Do registro à assembleia"],
        slots: [
          [
            "Anote dias e horas, grave um vídeo com som do quarto e mande ao síndico por escrito, citando o artigo do regimento. O pedido concreto é uma visita de regulagem, mais fácil de aprovar que um motor novo.",
            "Um vídeo feito do quarto, com data e hora, pesa mais que a reclamação falada. Junte o artigo da convenção sobre silêncio e peça a regulagem, que o síndico autoriza sozinho.",
            "Registre por alguns dias a hora de cada batida e envie tudo ao síndico, com som gravado. Peça primeiro o ajuste do portão, despesa pequena que dispensa assembleia.",
          ],
          [
            "O conserto é despesa comum. Trocar por motor de partida e parada suaves, com inversor, fica de {price.heavySwap} em portão de prédio e costuma ir a assembleia.",
            "Quem paga é o condomínio. Se o ajuste não basta, o motor com inversor, mais silencioso, custa de {price.heavySwap} na troca em folha pesada, com votação.",
            "A despesa entra no rateio. Motor novo, de parada suave, é decisão de assembleia, porque a troca em prédio custa de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a regulagem muda no barulho", "Como o técnico baixa o ruído"],
        slots: [
          [
            "O técnico limpa o trilho, lubrifica, reaperta o suporte e alonga a desaceleração antes do batente. Roldana gasta é trocada à parte, porque rolamento ruim continua roncando depois da graxa.",
            "Na visita, trilho e guias são limpos e lubrificados, parafusos reapertados e a parada regulada para a folha encostar devagar. Roda com rolamento ruim precisa ser trocada.",
            "Limpeza, graxa certa, aperto dos suportes e chegada lenta ao batente resolvem a maior parte. O que sobra de ronco costuma ser rolamento de roldana, peça somada à visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode proibir o uso do portão à noite?",
        answers: [
          "Não costuma poder impedir a entrada do morador. Pode mandar reduzir o ruído e regular o uso, como não buzinar.",
          "Em regra não, porque a garagem é de uso do morador. O que ele deve fazer é consertar e cobrar silêncio.",
        ],
      },
      {
        question: "Quem paga para silenciar o portão do prédio?",
        answers: [
          "O condomínio, porque o portão é área comum. A despesa entra no rateio mensal.",
          "Todos os condôminos, pelo rateio, já que o portão é de uso comum. O morador incomodado não paga sozinho.",
        ],
      },
      {
        question: "Motor com inversor faz menos barulho?",
        answers: [
          "Faz menos barulho de pancada, porque parte e para devagar. A roldana e o trilho precisam de cuidado do mesmo jeito.",
          "Sim na partida e na chegada. O ruído das rodas e da folha, porém, não muda com o motor.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em prédio, a revisão é feita {visits.business}, porque o ruído volta quando a graxa seca e o suporte afrouxa.",
          "A revisão em condomínio é feita {visits.business}, e é ela que impede a batida de voltar.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando, e a foto da etiqueta do motor",
  },
];
