import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects and doubts of which titles name two halves, each of which wants its answer. */
export const perguntaInteira: NarrowConcept[] = [
  {
    id: "programar-controle-novo",
    broader: "programacao",
    label: "Programar controle novo na central",
    phrase: "o cadastro de um controle novo na central",
    asks: [
      "colocar controle a mais portão",
      "comprei controle novo abrir portão",
      "toques botão central gravar controle",
      "controle reserva passo cadastrar",
      ...combine(["programar", "gravar", "cadastrar", "codificar", "configurar"], ["controle novo", "novo controle"]),
      ...combine(
        ["programar", "gravar", "cadastrar", "codificar", "configurar", "sincronizar"],
        ["controle central", "controle placa", "controle motor"],
      ),
      "como programar controle novo central",
      "adicionar controle central",
      "gravar controle sem manual",
      "programar controle sem manual",
      "cadastrar controle sem manual",
      "gravar controle motor [marca] sem manual",
      "adicionar controle novo",
      "incluir controle novo",
      "programar segundo controle",
      "programar controle novo ter antigo",
      "programar controle novo perdi antigo",
      "gravar mais um controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar um controle novo na central, dê um toque curto no botão de gravação do receptor (LEARN, GRAVA, CODE ou TX, conforme a marca), veja o LED acender e aperte a tecla do controle até ele piscar. Não segure o botão: em muitos modelos isso apaga todos os controles.",
        "O controle novo é gravado em quatro passos: conferir se a frequência e o código são os da central, dar um toque no botão de gravação, apertar a tecla do controle com o LED aceso e testar. Se o botão fica dentro do motor, quem grava é o técnico, porque ali há tensão da rede.",
        "Um controle novo entra na central assim: botão de gravação com um toque, LED aceso, tecla do controle apertada, LED piscando em confirmação. Antes, veja se ele é do mesmo código do antigo; e não aperte o botão de percurso (CURSO ou APREND.), que faz outra coisa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Gravar o controle novo, na ordem", "Passo a passo do controle novo"],
        slots: [
          [
            "Faça você mesmo só em receptor externo, numa caixa separada; com o botão na placa, dentro do motor, não abra a tampa.",
            "A ordem serve para receptor externo, de acesso livre; quando o botão fica sob a tampa do motor, há tensão da rede e o serviço é do técnico.",
          ],
        ],
        steps: [
          "Compare o controle novo com o antigo: mesma frequência (quase sempre 433 MHz) e mesmo tipo de código, fixo ou rolante.",
          "Ponha pilha boa no novo e deixe os outros controles da casa por perto.",
          "Dê um toque curto no botão de gravação do receptor: o LED acende.",
          "Com o LED aceso, aperte a tecla que vai abrir o portão. Algumas centrais pedem um segundo aperto para confirmar.",
          "Espere o LED piscar ou apagar e teste à vista do portão, com a passagem livre.",
          "Confira se os controles antigos continuam abrindo.",
        ],
      },
      {
        about: "what",
        headings: ["Botão de gravação e botão de percurso: não confunda", "Que botão da central grava o controle"],
        slots: [
          [
            "O botão que grava controle costuma ter escrito LEARN, GRAVA, CODE, TX ou CONTROLE; o de percurso, CURSO ou APREND., muda até onde o portão anda. PROG pode ser um ou outro, e o manual da placa diz.",
            "Na placa há em geral dois botões: um guarda controles e o outro grava o percurso. Apertar o segundo por engano desregula as paradas.",
          ],
          [
            "Um toque grava. Segurar por vários segundos, em muitos modelos, limpa a memória inteira, e todos os controles precisam ser gravados de novo.",
            "Mantido apertado, o mesmo botão costuma apagar todos os controles da casa; por isso o toque é curto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O controle novo não grava: por quê", "Se a luz não confirma"],
        slots: [
          [
            "Frequência ou código diferente do da central é a causa mais comum: controle parecido por fora pode ser incompatível.",
            "Quando o LED não pisca, quase sempre o controle é de outro padrão, e nenhum jeito de apertar resolve.",
          ],
          [
            "Depois vêm a pilha fraca e a memória cheia, que se resolve apagando os controles que ninguém usa ou com um receptor maior.",
            "Se é do mesmo padrão, troque a pilha; se ainda assim recusa, a memória pode estar cheia de controles antigos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle novo apaga os antigos?",
        answers: [
          "Não: cada controle ocupa um lugar na memória. O que apaga todos é segurar o botão de gravação.",
          "Não. Gravar acrescenta mais um; só o toque longo no botão limpa a memória.",
        ],
      },
      {
        question: "Dá para gravar o controle novo sem abrir o motor?",
        answers: [
          "Sim, se o receptor é externo ou se a central aceita gravar a partir de um controle já cadastrado. O código fixo também pode ser copiado de outro controle.",
          "Em alguns casos: com receptor externo, com central que grava pelo controle antigo ou copiando um de código fixo.",
        ],
      },
      {
        question: "Dá para programar o controle novo sem ter o antigo?",
        answers: [
          "Dá: o controle novo é gravado no receptor ou na placa do portão, e o antigo só serve para comparar o modelo. Sem ele, a etiqueta do motor ou do receptor diz qual frequência e código comprar.",
          "Sim. Quem guarda o cadastro é a central; o antigo só ajuda a escolher o modelo certo. Aproveite para apagar da memória o que se perdeu.",
        ],
      },
      {
        question: "Quanto custa mandar gravar um controle novo?",
        answers: [
          "A gravação se paga pela visita, e vários controles entram na mesma; o aparelho é à parte. A visita com regulagem em casa parte de {price.preventive}, sem peças, e pode incluir o cadastro.",
          "Você paga a visita e o controle, e o valor vem antes, pela foto do controle e da etiqueta do motor. Junto com a revisão, que em casa parte de {price.preventive}, sem peças, não há segunda ida.",
        ],
      },
    ],
    photo: "uma foto do controle antigo, frente e verso, outra do novo e a etiqueta do motor",
  },
  {
    id: "interfone-botoeira-ou-central",
    broader: "interfone",
    label: "Interfone não abre a garagem: botoeira ou central",
    phrase: "o interfone que não abre o portão da garagem",
    asks: [
      "interfone não abre mas botão abre",
      "interfone não abre portão mas botão abre",
      "interfone não abre botoeira abre",
      "não responde interfone botoeira placa",
      ...combine(
        ["interfone não abre", "interfone não aciona", "porteiro eletrônico não abre"],
        ["botoeira", "central", "placa", "motor", "garagem", "portão garagem", "portão carro"],
      ),
      "interfone defeito botoeira",
      "interfone botoeira central",
      "tecla interfone garagem não funciona",
      "botão interfone garagem não funciona",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para saber se o defeito é da botoeira, do interfone ou da central, acione o portão por cada um: se o controle abre e o interfone não, falha a tecla, o fio ou o relé do interfone; se nem controle nem botoeira abrem, é central, motor ou energia. A visita em casa parte de {price.preventive}, sem peças.",
        "O interfone não abre a garagem? Aperte a botoeira e depois o controle. Só o interfone falha: tecla, fio ou relé. Interfone e botoeira falham e o controle abre: o fio de comando ou a entrada da placa. Nada abre: central, motor ou energia.",
        "Se o portão da garagem abre pelo controle e pela botoeira, mas não pelo interfone, a central do motor está boa e o defeito fica no interfone, no relé ou no fio. Se a botoeira também não abre, suspeite dela e do borne de comando; se nada abre, da central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Botoeira, controle, interfone: teste nesta ordem", "Três testes que separam a causa"],
        slots: [
          [
            "Faça cada teste com a passagem livre e o portão à vista; não abra a caixa do motor nem a fonte do interfone.",
            "São testes de fora, sem ferramenta: a caixa do motor e a fonte do interfone ficam fechadas.",
          ],
        ],
        steps: [
          "Acione pelo controle remoto: se abre, motor e central funcionam.",
          "Acione pela botoeira da parede: se abre, o comando por fio também chega à placa.",
          "Acione pela tecla do interfone e escute, perto da central, se há um estalo de relé.",
          "Se a casa tem outro monofone, teste por ele.",
          "Sem resposta de nenhum comando, veja se o disjuntor do portão está ligado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que falha em cada um", "Defeito da botoeira, do interfone ou da central"],
        slots: [
          [
            "Na botoeira, a tecla presa, o contato oxidado e o fio partido são os defeitos comuns; presa, ela pode também segurar o portão aberto.",
            "A botoeira falha por contato oxidado, tecla travada ou fio rompido, sobretudo na que toma chuva.",
          ],
          [
            "No interfone, gasta-se a tecla do monofone, queima o relé que o separa da placa ou solta-se o fio no borne.",
            "Do lado do interfone, procuram-se a tecla, a fonte e o relé; sem o estalo do relé, a ordem nem chegou à placa.",
          ],
          [
            "Na central, o borne de comando oxida ou a entrada queima, e aí nem botoeira nem interfone abrem, mas o controle continua abrindo.",
            "Quando só os comandos por fio falham, a entrada da placa ou a emenda comum aos dois é a suspeita; o rádio do controle tem outro caminho.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confirma", "O que se mede na visita"],
        slots: [
          [
            "Com a caixa aberta, o técnico dá o comando direto no borne da placa: se o portão anda, a central está boa e a procura volta para o fio e a botoeira.",
            "O teste que decide é feito nos bornes da central, só pelo técnico: portão que anda ali tem o defeito no fio, na botoeira ou no interfone.",
          ],
          [
            "Tecla, botoeira e relé são trocados na mesma visita; central queimada é orçada antes, como reparo ou troca.",
            "Fio e emenda são refeitos na hora, e a peça que precisar de troca tem o valor dito antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o controle abre, a central do motor está boa?",
        answers: [
          "Em geral sim: motor, alimentação e placa trabalham. Resta a entrada dos comandos por fio, que o técnico testa no borne.",
          "Quase sempre. Só a entrada da botoeira pode ter queimado sozinha, e isso se mede.",
        ],
      },
      {
        question: "Posso trocar a botoeira sozinho?",
        answers: [
          "Não convém: os fios dela terminam dentro da caixa do motor, onde há tensão da rede. É troca rápida para o técnico.",
          "Melhor deixar com o técnico, porque a outra ponta do fio fica junto da parte energizada.",
        ],
      },
      {
        question: "Como abro o portão até o conserto?",
        answers: [
          "Pelo controle, se ele funciona. Se nada abre, o portão de correr ou de abrir, reto e nivelado, se destrava com a chave e o disjuntor desligado.",
          "Use o controle. Sem ele, só o portão de correr ou de abrir em bom estado se destrava com a chave, com a energia cortada.",
        ],
      },
    ],
    photo: "fotos do interfone, da botoeira e da etiqueta do motor, e diga quais comandos ainda abrem",
  },
  {
    id: "precisa-de-fotocelula",
    broader: "fotocelula",
    label: "Portão precisa de fotocélula",
    phrase: "a necessidade da fotocélula",
    asks: [
      "precisa fotocélula",
      "portão precisa fotocélula",
      "precisa fotocélula segurança",
      "precisa ter fotocélula",
      "precisa colocar fotocélula",
      "necessário fotocélula",
      "fotocélula necessária",
      "fotocélula é necessária",
      "preciso fotocélula",
      "preciso mesmo fotocélula",
      "fotocélula precisa mesmo",
      "fotocélula portão precisa mesmo",
      "fotocélula é necessária mesmo",
      "sensor portão precisa mesmo",
      "sensor segurança é necessário",
      "motor funciona sem fotocélula",
      "portão funciona sem fotocélula",
      "precisa sensor portão",
      "precisa fotocélula entenda",
      "fechamento automático tenho instalar fotocélula",
      "todo portão tem que ter sensor",
    ],
    intent: "question",
    answers: {
      any: [
        "Precisa, sim: o portão anda sem fotocélula, mas sem ela nada o faz parar antes de tocar em pessoa, animal ou carro. Com fechamento automático, criança em casa ou portão na calçada, ela é indispensável; o par com a instalação é orçado por foto.",
        "Sim, todo portão automático deve ter fotocélula, e com fechamento automático ela é indispensável. O motor funciona sem, só que a folha fecha sem ver quem está no vão; resta o ajuste de força, que só age depois do toque.",
        "Precisa. Para o motor funcionar, não; para ninguém ser atingido, sim: a fotocélula para a folha antes do contato, e o ajuste de força, só depois. Em prédio, comércio e casa com criança, não use o portão sem ela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde ela é indispensável", "Quando não dá para abrir mão"],
        slots: [
          [
            "Com fechamento automático, não há o que discutir: o portão fecha sem ninguém olhando.",
            "No portão que fecha sozinho, acabada a pausa, a folha vem sobre o que houver no caminho.",
          ],
          [
            "Em prédio, escola, comércio e casa com criança, idoso ou animal, passa gente que não conhece o tempo do portão.",
            "Onde passam crianças, animais, entregadores ou pedestres da calçada, ninguém espera a folha terminar.",
          ],
          [
            "Lei única para o país não conhecemos, mas o município, o condomínio e o manual do motor podem exigir.",
            "Se é obrigatória por regra, dizem o município, a convenção e o manual do fabricante; pela segurança, trate como obrigatória.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Sem fotocélula, o que protege?", "Fotocélula, força e borda sensível"],
        slots: [
          [
            "Sem fotocélula, resta o ajuste de força da central: a folha recua quando encontra resistência, ou seja, depois de encostar.",
            "Sem ela, sobra a reversão por esforço, que depende de força bem regulada e só age com o toque.",
          ],
          [
            "Borda sensível na folha e um segundo par de fotocélulas somam proteção onde o movimento é maior.",
            "Em portão pesado ou de muito movimento, somam-se borda sensível e dois pares, em alturas diferentes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala e quanto custa", "Onde fica e o que entra no valor"],
        slots: [
          [
            "Um par fica de frente um para o outro, fora do alcance da folha, em geral de 40 a 60 cm do piso; criança pequena e animal pedem um segundo par, mais baixo.",
            "Emissor e receptor vão um em cada lado do vão, de 40 a 60 cm do chão, com cabo até a central ou em versão sem fio.",
          ],
          [
            "O valor soma o par, o cabo e a mão de obra e sai por foto, sem custo; na mesma visita da regulagem, que em casa parte de {price.preventive}, sem peças, não há segunda ida.",
            "Paga-se o par e a instalação, orçados de graça por foto; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar a fotocélula para depois?",
        answers: [
          "Só com o fechamento automático desligado e fechando sempre à vista do portão. Mesmo assim, é melhor instalar junto com o motor.",
          "Pode, desde que ninguém feche sem olhar e a pausa automática fique desligada; junto com o motor, sai no mesmo serviço.",
        ],
      },
      {
        question: "Motor antigo aceita fotocélula?",
        answers: [
          "Em quase todos: basta a placa ter a entrada, comum nas centrais dos últimos anos. Em placa muito antiga, troca-se a central.",
          "Quase sempre. Sem entrada própria na placa, o técnico indica uma central nova ou um módulo.",
        ],
      },
      {
        question: "O antiesmagamento dispensa a fotocélula?",
        answers: [
          "Não. Ele faz a folha recuar depois de tocar; a fotocélula evita o toque. As duas proteções trabalham juntas.",
          "Não dispensa: um age antes do contato, o outro depois.",
        ],
      },
    ],
    photo: "fotos do vão pelos dois lados e da etiqueta do motor",
  },
  {
    id: "kit-basculante-de-marca",
    broader: "kit",
    label: "Kit de motor basculante por marca",
    phrase: "o kit basculante da marca",
    asks: [
      "motor basculante [marca] 1/4",
      "motor basculante [marca] 1/4 hp",
      "motor portão basculante [marca] 1/4 hp",
      "kit basculante [marca] 1/4 hp",
      "kit basculante [marca] 1/4 hp instalado",
      "kit basculante [marca]",
      "kit motor basculante [marca]",
      "kit basculante [marca] preço",
      "kit motor basculante [marca] preço",
      "kit basculante [marca] instalado",
      "kit basculante [marca] instalado preço",
      "kit basculante [marca] instalação preço",
      "kit motor basculante [marca] instalação preço",
      "kit basculante completo [marca]",
    ],
    intent: "price",
    answers: {
      any: [
        "O kit basculante [marca] de 1/4 HP serve a folha equilibrada de até {width.quarterHp} e, na troca em casa, com motor e mão de obra, fica de {price.homeSwap}; o modelo exato é cotado por foto, de graça. De preço fechado, os nossos kits de 1/4 HP, instalados, custam {models.pricesNamed}.",
        "Um kit basculante [marca] instalado fica, na troca em casa, de {price.homeSwap}, com motor, central, controles e mão de obra; a largura da folha diz o modelo, e até {width.quarterHp} basta 1/4 HP. De preço fechado, os nossos kits, instalados, custam {models.pricesNamed}.",
        "O kit basculante [marca] com instalação fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e o valor do modelo sai por foto. Para comparar, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesNamed}, já instalados.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que vem no kit basculante", "Kit instalado, item por item"],
        slots: [
          [
            "Motor com fuso e braço, central, controles e fim de curso; a entrega e a montagem estão no preço dos kits instalados.",
            "Entram o motor com o acionador, o braço de fixação, a central, os controles e a mão de obra.",
          ],
          [
            "Ficam à parte, quando for o caso: fotocélula, ponto de energia, solda de suporte e acerto do contrapeso, em linhas próprias do orçamento.",
            "Fotocélula, ponto de energia e acerto de contrapeso ou de cabo são orçados antes e aparecem em linha separada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["[marca] ou kit de tabela: o que comparar", "Como comparar dois kits basculantes"],
        slots: [
          [
            "Compare a mesma coisa: potência, segundos para abrir, largura que o fabricante indica, controles incluídos e garantia.",
            "Potência, tempo de abertura, número de controles e mão de obra precisam ser iguais nas duas propostas.",
          ],
          [
            "Entre os nossos, o que muda é a velocidade: {opening.padrao} no {model.padrao}, {opening.speedy} no {model.speedy} e {opening.jetflex} no {model.jetflex}.",
            "Os kits de tabela diferem no tempo de abertura: {seconds.padrao}, {seconds.speedy} ou {seconds.jetflex} segundos.",
          ],
          [
            "Folha acima de {width.quarterHp}, de madeira cheia ou de prédio pede motor maior, em qualquer marca.",
            "Em folha mais larga que {width.quarterHp} ou em prédio, o kit de 1/4 HP não serve: a largura e o uso pedem motor maior, orçado por foto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar o kit", "Confira no seu portão"],
        slots: [
          [
            "Com o portão solto do motor por um técnico, a folha tem de parar no meio do caminho; se despenca ou sobe sozinha, o contrapeso vem antes.",
            "O equilíbrio da folha é conferido pelo técnico antes da montagem: motor nenhum compensa contrapeso errado.",
          ],
        ],
        bullets: [
          "Largura e altura da folha",
          "Coluna lateral firme, com espaço para o motor",
          "Cabos de aço sem fio partido",
          "Ponto de energia perto, 127 ou 220 V",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já comprei o kit [marca]. Quanto é só a instalação?",
        answers: [
          "A instalação avulsa, só a mão de obra para motor comprado à parte, parte de {price.installation}. Por isso compare com o kit que já vem instalado.",
          "Parte de {price.installation}, porque inclui montagem, regulagem e ajuste da folha. Antes de comprar à parte, some e compare com o kit instalado.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do kit basculante?",
        answers: [
          "Leva de {time.tilting}, com a folha equilibrada e o ponto de energia pronto.",
          "De {time.tilting}; acerto de contrapeso ou de energia soma tempo.",
        ],
      },
      {
        question: "O kit basculante tem garantia?",
        answers: [
          "Tem: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
          "Sim, de {warranty.motor} no motor comprado conosco e de {warranty.installation} na mão de obra.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a coluna e o braço, e a largura e a altura da folha",
  },
  {
    id: "tecnico-no-mesmo-dia",
    broader: "visita-tecnica",
    label: "Técnico no mesmo dia",
    phrase: "o atendimento no mesmo dia",
    asks: [
      "técnico mesmo dia",
      "técnico atendimento mesmo dia",
      "atendimento mesmo dia",
      "conserto mesmo dia",
      "consertar mesmo dia",
      "assistência mesmo dia",
      "assistência técnica mesmo dia",
      "manutenção mesmo dia",
      "visita mesmo dia",
      "técnico vem mesmo dia",
      "vem mesmo dia",
      "vocês vêm mesmo dia",
      "atende mesmo dia",
      "atendem chamado hoje portão aberto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, o técnico vai no mesmo dia quando a rota do bairro tem horário livre: mande o endereço, um vídeo do defeito e a foto da etiqueta, e respondemos com a hora e o valor. Portão aberto para a rua, carro preso e folha caída passam na frente.",
        "O atendimento no mesmo dia depende da hora do pedido e da rota do técnico no bairro, e a resposta vem na própria conversa, {shop.hours}. A visita com regulagem, em casa, parte de {price.preventive}, sem peças; peça e mão de obra são orçadas antes.",
        "Atendemos no mesmo dia sempre que há técnico livre para o bairro: quanto mais cedo o pedido, maior a chance. Diga o que o portão faz e mande a foto da etiqueta, para a peça provável ir junto e o conserto terminar na visita.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Quando dá para ir no mesmo dia", "O que passa na frente"],
        slots: [
          [
            "Portão que não fecha, carro preso e folha fora do lugar são encaixados antes; esses casos têm prioridade.",
            "Casa aberta, carro preso e folha com risco de cair vêm primeiro; o resto segue a ordem da rota.",
          ],
          [
            "Pedido de manhã tem mais chance de ser atendido no próprio dia; no fim da tarde, a primeira vaga pode ser a da manhã seguinte.",
            "Diga até que horas há alguém no endereço: isso ajuda a encaixar a visita ainda hoje.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fica pronto na primeira visita", "O que o técnico resolve na hora"],
        slots: [
          [
            "Capacitor, fim de curso, fotocélula, roldana, regulagem e controle costumam ficar prontos na mesma visita.",
            "Ajustes e peças comuns, como capacitor, roldana e fotocélula, são resolvidos na hora.",
          ],
          [
            "Placa e motor dependem do modelo: com a foto da etiqueta, o técnico já leva o que serve.",
            "O que precisa de peça do modelo, como a placa, depende da foto da etiqueta antes da ida.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a visita do técnico", "Valor da visita e do conserto"],
        slots: [
          [
            "Em casa, a visita com regulagem e limpeza parte de {price.preventive}, sem peças; a troca do motor inteiro fica de {price.homeSwap}, com mão de obra.",
            "A visita com ajuste, em residência, custa a partir de {price.preventive}, sem peças, e o motor novo, de {price.homeSwap}, instalado.",
          ],
          [
            "À noite, no domingo e em feriado, a ida tem valor próprio, dito antes de você confirmar.",
            "Fora do horário comercial a ida pode ter outro valor, que você conhece antes de aceitar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita no mesmo dia custa mais?",
        answers: [
          "De dia, em geral não. À noite, no domingo e em feriado, o valor da ida é dito antes de você confirmar.",
          "Em geral não, no horário comum; fora dele, você sabe o valor antes de aceitar.",
        ],
      },
      {
        question: "O que faço com o portão até o técnico chegar?",
        answers: [
          "Se ronca, cheira a queimado ou está torto, desligue o disjuntor e não force. O de correr ou de abrir, reto, se fecha na mão com a chave; o basculante com defeito espera.",
          "Desligue o disjuntor e afaste as pessoas se a folha está torta. Só o portão de correr ou de abrir, inteiro, se destrava para fechar na mão.",
        ],
      },
      {
        question: "E se não houver técnico livre hoje?",
        answers: [
          "Dizemos na hora qual é a primeira vaga e o que fazer para deixar a casa fechada até lá.",
          "Você recebe o primeiro horário disponível e a orientação para travar o portão com segurança até a visita.",
        ],
      },
    ],
    photo: "o endereço, um vídeo do defeito e a foto da etiqueta do motor",
  },
  {
    id: "quantas-fotocelulas",
    broader: "fotocelula",
    label: "Quantas fotocélulas o portão precisa",
    phrase: "o número de fotocélulas",
    asks: [
      "quantas fotocélulas",
      "quantas fotocélulas precisa",
      "quantas fotocélulas portão",
      "quantas fotocélulas precisa portão correr",
      "quantas fotocélulas precisa basculante",
      "quantos pares fotocélula",
      "quantos sensores portão precisa",
      "uma ou duas fotocélulas",
      "dois pares fotocélula",
      "segundo par fotocélula",
    ],
    intent: "question",
    answers: {
      any: [
        "Um par de fotocélulas, de 40 a 60 cm do piso, é o mínimo em qualquer portão; com criança pequena, animal, caminhão ou portão rápido, dois pares, em alturas diferentes. Cada par é emissor e receptor, e o valor com a instalação sai por foto.",
        "Em casa, um par de fotocélulas costuma bastar; em prédio, comércio ou casa com criança e animal, são dois: um baixo, para quem engatinha, e um mais alto, para o carro. Portão de abrir pede também um par na área que a folha varre.",
        "O portão precisa de pelo menos um par de fotocélulas, e de dois quando o feixe de um só deixa passar gente ou carro: criança, animal, caminhonete alta, folha rápida. Na central, os dois pares são ligados à mesma entrada de segurança.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um par ou dois, caso a caso", "Quando um par não basta"],
        slots: [
          [
            "Conte quem passa pelo vão, e não os metros dele: o feixe cruza a passagem inteira.",
            "O número depende de quem passa e da velocidade da folha; a largura do vão só limita o alcance do modelo.",
          ],
        ],
        bullets: [
          "Casa sem criança nem animal, folha comum: um par",
          "Criança pequena ou animal: mais um par, perto do piso",
          "Portão de abrir: um par na linha do vão e outro onde a folha gira",
          "Prédio, portão rápido ou caminhonete alta: dois pares, em alturas diferentes",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o segundo par", "O que entra no valor"],
        slots: [
          [
            "Paga-se o par, o cabo e a mão de obra, orçados por foto; na mesma visita da revisão, que em casa parte de {price.preventive}, sem peças, não há outra ida.",
            "O segundo par custa a peça e a passagem do cabo, e sai mais em conta junto com outro serviço; o orçamento por foto é grátis.",
          ],
          [
            "Onde não dá para passar cabo, há par sem fio, com pilha em um dos lados.",
            "Sem eletroduto até o outro lado, usa-se modelo a pilha, que pede troca periódica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois pares de fotocélula podem interferir um no outro?",
        answers: [
          "Podem, se ficam muito perto e do mesmo lado. O técnico alterna emissor e receptor de lado em cada par.",
          "Sim, quando o emissor de um ilumina o receptor do outro; inverter os lados resolve.",
        ],
      },
      {
        question: "Qualquer central aceita dois pares?",
        answers: [
          "Quase todas: os contatos são ligados à mesma entrada, de modo que qualquer um dos feixes cortado pare a folha.",
          "Em geral sim, na mesma entrada de segurança. Em placa antiga sem entrada, troca-se a central.",
        ],
      },
      {
        question: "Um par mais baixo dispensa o de 40 a 60 cm?",
        answers: [
          "Não: o baixo vê a criança e o animal, mas pode não ver o carro, que tem vão livre embaixo.",
          "Não. Os dois se completam; sozinho, o baixo deixa passar carro alto.",
        ],
      },
    ],
    photo: "fotos do vão pelos dois lados e da etiqueta do motor, e diga quem passa por ali",
  },
  {
    id: "copiar-codigo-rolante",
    broader: "controle",
    label: "Copiar controle de código rolante",
    phrase: "a cópia de controle de código rolante",
    asks: [
      ...combine(["copiar", "cópia", "clonar", "duplicar"], ["código rolante", "controle rolante", "rolling code"]),
      "cópia controle código rolante possível",
      "código rolante dá copiar",
      "código rolante pode ser clonado",
      "controle anticlonagem copiar",
    ],
    intent: "question",
    answers: {
      any: [
        "Não dá para copiar controle de código rolante: o sinal muda a cada aperto, e a central recusa o repetido. O que se faz é gravar um controle novo da mesma linha na central; a visita em casa parte de {price.preventive}, sem peças, e grava vários de uma vez.",
        "Não: a cópia de chaveiro só funciona em código fixo. No rolante, compra-se um controle compatível e ele é cadastrado no receptor do portão; com a foto do atual, dizemos qual serve e o valor.",
        "Não é possível copiar de um controle para outro, mas dá para ter mais um: o novo, da mesma linha, é gravado na memória da central. Desconfie de quem promete copiar código rolante em minutos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu é rolante", "Rolante ou fixo: onde olhar"],
        slots: [
          [
            "O modelo no verso quase sempre responde; na dúvida, mande a foto.",
            "Veja antes de pagar por uma cópia que não vai abrir.",
          ],
        ],
        bullets: [
          "Embalagem ou manual com rolling code, código rolante ou anticlonagem: é rolante",
          "Chavinhas ou jumpers na placa do controle: é fixo",
          "O copiador leu e o portão não abriu: quase sempre é rolante",
        ],
      },
      {
        about: "what",
        headings: ["O caminho certo para mais um controle", "Gravar em vez de copiar"],
        slots: [
          [
            "Com receptor externo, um toque no botão de gravação e outro na tecla do controle novo bastam.",
            "Em receptor externo você mesmo grava; com o botão na placa, dentro do motor, quem grava é o técnico.",
          ],
          [
            "A vantagem é que cada controle tem o seu código, e um perdido pode sair da memória.",
            "Gravado, ele é independente do antigo: se um se perde, apaga-se a memória e regravam-se os outros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o meu sistema por código fixo para copiar?",
        answers: [
          "Pode, com outro receptor, mas perde a proteção contra cópia. Vale mais comprar controles do padrão rolante.",
          "Não vale a pena: o código fixo se copia em qualquer chaveiro.",
        ],
      },
      {
        question: "No condomínio, como consigo outro controle?",
        answers: [
          "Peça à administração, que autoriza e grava no cadastro da sua unidade.",
          "Pelo síndico ou pela portaria: o controle novo entra na memória do prédio em seu nome.",
        ],
      },
      {
        question: "Quanto custa um controle de código rolante?",
        answers: [
          "Depende da marca e costuma custar mais que o de código fixo; a foto do atual dá o valor, sem custo.",
          "O preço sai pela foto do controle; a gravação em visita é uma só para vários.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "tag-para-moto",
    broader: "tag-veicular",
    label: "Tag para moto",
    phrase: "a tag para moto",
    asks: [
      "tag moto",
      "tag para moto",
      "tag veicular moto",
      "tag moto condomínio",
      "tag moto onde colar",
      "moto tag portão",
      "leitor tag moto",
      "tag moto garagem",
      "motociclista garagem tag",
    ],
    intent: "question",
    answers: {
      any: [
        "Existe: para moto usa-se tag própria, de farol, de carenagem ou em chaveiro, porque a adesiva de para-brisa não tem onde ser colada. Ela precisa ser do padrão do leitor do prédio; peça à administração ou mande a foto do leitor para saber qual serve.",
        "Sim, há tag para moto, colada no farol ou na carenagem, ou em formato de chaveiro. Longe de metal ela lê melhor; onde o leitor mira alto, para carros, o controle continua sendo a saída mais simples.",
        "Tem tag para moto, mas não é a de carro: a etiqueta vai no farol, em plástico ou no chaveiro, e o alcance costuma ser menor. Confirme o padrão do leitor antes de comprar e teste a posição na rampa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr a tag na moto", "Farol, carenagem ou chaveiro"],
        slots: [
          [
            "No farol ou na carenagem de plástico, de frente para a antena e longe do metal, que bloqueia a leitura.",
            "Procure uma superfície de plástico ou vidro voltada para a frente; tanque e guidão de metal atrapalham.",
          ],
          [
            "A de chaveiro serve a quem usa duas motos, mas pode ser emprestada, e o prédio precisa aceitar.",
            "Chaveiro é prático e fácil de perder: bloqueie no cadastro se sumir.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Moto e fotocélula", "Cuidado com a folha ao passar de moto"],
        slots: [
          [
            "Moto é estreita e passa rápido: a fotocélula tem de estar em altura que a veja, ou a folha fecha sobre ela.",
            "Espere o portão abrir por completo e não passe colado em outro veículo: o tempo foi contado para um.",
          ],
          [
            "Em cancela, o laço do piso pode não perceber a moto; por isso se soma a fotocélula.",
            "O laço no piso vê mal a moto, e a fotocélula completa a proteção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag do carro pode ser usada na moto?",
        answers: [
          "Não: descolada, a adesiva se rompe, e cada veículo tem o seu cadastro.",
          "Não convém. Tire outra para a moto, cadastrada com a placa dela.",
        ],
      },
      {
        question: "A tag da moto não lê. O que faço?",
        answers: [
          "Passe devagar e centralizado; se não ler, mude o ponto, longe do metal, ou peça a regulagem da antena.",
          "Teste outro ponto da carenagem e a distância; a antena pode estar mirando só a altura dos carros.",
        ],
      },
    ],
    photo: "fotos do leitor da entrada e da frente da moto",
  },
  {
    id: "predio-sem-luz",
    broader: "falta-de-energia",
    label: "Portão do prédio na falta de luz",
    phrase: "o portão do prédio na falta de luz",
    asks: [
      ...combine(
        ["condomínio sem luz", "prédio sem luz", "condomínio falta luz", "prédio falta luz", "prédio acabou luz"],
        ["portão", "carros", "carros saem", "como abrir", "garagem", "moradores", "portão garagem"],
      ),
      "condomínio falta energia portão",
      "prédio falta energia portão",
      "condomínio apagão portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "No condomínio sem luz, quem abre é o zelador ou a portaria: nobreak ou gerador, se há; senão, disjuntor desligado, chave de destravamento e a folha movida na mão, com alguém vigiando a passagem. Os carros saem um a um, e o portão é travado de novo depois de cada saída.",
        "Sem energia no prédio, o portão de correr ou de abrir, em bom estado, é destravado pela equipe com o disjuntor desligado; o basculante pesado só se vinha andando leve e com os cabos inteiros. Aberto, ele precisa de alguém na porta; o nobreak evita tudo isso.",
        "Para os carros saírem sem luz, a portaria corta o disjuntor, destrava o motor com a chave e abre na mão, nunca um morador sozinho. Depois fecha e trava, porque portão destravado não está trancado. Folha torta ou pesada espera o técnico.",
      ],
      question: [
        "No prédio sem luz, a portaria ou o zelador treinado pode abrir na mão o portão de correr ou de abrir em bom estado: disjuntor desligado, chave de destravamento e alguém na passagem. Basculante pesado ou com cabo ruim espera o técnico; com nobreak ou gerador, nada disso é preciso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para a portaria", "O que a equipe do prédio faz"],
        slots: [
          [
            "Deixe esta ordem escrita na guarita, junto da chave.",
            "Uma pessoa abre e outra vigia a passagem; morador não mexe no motor.",
          ],
        ],
        steps: [
          "Confira se é a rua toda ou só o disjuntor do portão.",
          "Se há nobreak ou gerador, tente pelo botão da portaria.",
          "Desligue o disjuntor do portão, para ele não partir quando a luz voltar.",
          "Com a folha reta e os cabos inteiros, destrave e abra devagar, de lado.",
          "Libere os carros um a um e feche e trave ao fim.",
          "Com a luz de volta, trave o motor, religue e faça um ciclo olhando.",
        ],
      },
      {
        about: "choose",
        headings: ["Para não depender da mão", "Nobreak, gerador ou bateria"],
        slots: [
          [
            "Com gerador no prédio, o portão deve estar ligado a ele; sem gerador, um nobreak de automatizador cobre o pico de carros.",
            "O nobreak de condomínio é dimensionado pela etiqueta do motor e pelas vagas, e o valor sai por foto.",
          ],
          [
            "Treine a portaria e teste a chave na revisão, feita {visits.business}, no mínimo.",
            "A chave fica na guarita, e o destravamento é testado em cada revisão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O prédio não tem porteiro. Quem abre?",
        answers: [
          "Combine antes: síndico, zelador ou dois moradores treinados, com a chave em lugar conhecido. Nobreak, nesse caso, é o mais seguro.",
          "Quem a assembleia indicar e for treinado; por isso prédio sem portaria deve ter nobreak.",
        ],
      },
      {
        question: "Pode deixar o portão aberto até a luz voltar?",
        answers: [
          "Só com alguém vigiando. Sem ninguém, feche e trave, e abra quando for preciso.",
          "Não sem vigilância: aberto, qualquer um entra na garagem.",
        ],
      },
      {
        question: "Quanto custa o nobreak do portão do prédio?",
        answers: [
          "Depende da etiqueta do motor e das vagas: aparelho, baterias e instalação vêm em linhas separadas, em orçamento grátis.",
          "O valor sai por foto da etiqueta e número de vagas, sem custo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto de destravamento, e o número de vagas",
  },
];
