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
      "gravar mais um controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar um controle novo na central, dê um toque curto no botão de gravação do receptor (LEARN, GRAVA, CODE ou TX, conforme a marca), veja o LED acender e aperte a tecla do controle até ele piscar. Não segure o botão: em muitos modelos isso apaga todos os controles.",
        "O controle novo é gravado em quatro passos: conferir se a frequência e o código são os da central, dar um toque no botão de gravação, apertar a tecla do controle com o LED aceso e testar. Se o botão fica dentro do motor, quem grava é o técnico, porque ali há tensão da rede.",
        "Um controle novo entra na central assim: botão de gravação com um toque, LED aceso, tecla do controle apertada, LED piscando em confirmação. Antes, veja se ele é do mesmo código do antigo; e não aperte o botão de percurso (PROG ou CURSO), que faz outra coisa.",
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
            "O botão que grava controle costuma ter escrito LEARN, GRAVA, CODE, TX ou CONTROLE; o de percurso, PROG ou CURSO, muda até onde o portão anda.",
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
      "motor funciona sem fotocélula",
      "portão funciona sem fotocélula",
      "precisa sensor portão",
      "precisa fotocélula entenda",
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
            "Resta o ajuste de força da central: a folha recua quando encontra resistência, ou seja, depois de encostar.",
            "Sobra a reversão por esforço, que depende de força bem regulada e só age com o toque.",
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
      "kit basculante [marca]",
      "kit motor basculante [marca]",
      "kit basculante [marca] preço",
      "kit motor basculante [marca] preço",
      "kit basculante [marca] instalado",
      "kit basculante [marca] instalação preço",
      "kit motor basculante [marca] instalação preço",
      "kit basculante completo [marca]",
    ],
    intent: "price",
    answers: {
      any: [
        "O kit basculante instalado custa {models.pricesNamed}, com motor, central, controles, entrega e mão de obra, em folha de até {width.quarterHp}. São os nossos kits de tabela; se você faz questão de [marca], diga a largura, e o valor do modelo [marca] vem por foto, de graça.",
        "Um kit basculante [marca] instalado é orçado pelo modelo e, na troca em casa, fica na faixa de {price.homeSwap}, com a mão de obra. Os nossos kits de preço fechado, para folha de até {width.quarterHp}, são {models.pricesNamed}, instalados.",
        "O preço do kit basculante [marca] com instalação sai pelo modelo, por foto, e na troca em casa fica de {price.homeSwap}. Para comparar, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesNamed}, já instalados.",
      ],
    },
    sections: [
      {
        about: "what",
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
            "Em prédio, ou em folha mais larga que {width.quarterHp}, o kit de 1/4 HP não serve: a troca fica de {price.heavySwap}.",
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
          "Tem: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, contados da nota.",
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
];
