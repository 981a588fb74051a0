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
    ],
    intent: "price",
    answers: {
      price: [
        "Gravar controle se paga pela ida do técnico e pela quantidade: em casa, a visita de manutenção parte de {price.preventive}, sem peças, e pode incluir a gravação; dezenas, em condomínio, são orçadas pelo número e pela central. Mande a foto da central e de um controle; o aparelho é à parte.",
        "Gravar um controle é serviço rápido, e o que se paga é a ida do técnico: junte todos numa visita só. Em casa, a visita de manutenção parte de {price.preventive}, sem peças, e já pode incluir a gravação; o aparelho é cobrado à parte, pelo modelo.",
      ],
      any: [
        "Gravar um controle é serviço rápido, e o que se paga é a ida do técnico, não cada minuto: junte todos os controles numa visita só. Em casa, a visita de manutenção parte de {price.preventive}, sem peças, e já pode incluir a gravação; muita gente consegue gravar sozinha pelo manual, sem pagar nada.",
        "O preço para gravar controle de portão é o da visita, dito antes pelo WhatsApp conforme o bairro e quantos controles são; em casa, a visita de manutenção parte de {price.preventive}, sem peças. Controle comprado conosco no kit já sai gravado na instalação.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que se paga na gravação", "Como gastar menos para gravar controles"],
        slots: [
          [
            "A gravação leva minutos; o deslocamento é o que pesa, por isso vale gravar todos de uma vez.",
            "Um ou cinco controles custam quase a mesma visita: junte os da casa antes de chamar.",
          ],
          [
            "Se há outro serviço a fazer, como regular ou lubrificar, peça na mesma ida.",
            "Aproveite a visita para a revisão, e a gravação entra junto.",
          ],
          [
            "O controle em si é cobrado à parte, por unidade, e precisa ser do mesmo padrão do receptor.",
            "Some o preço do aparelho, se for comprar: ele muda com a marca e o tipo de código.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pagar, tente pelo manual", "Dá para gravar sem técnico?"],
        slots: [
          [
            "Alguns receptores ficam fora do motor, com o botão de gravação à vista: nesses, o manual do modelo basta.",
            "Se o receptor é avulso e tem botão externo, a gravação se faz em um minuto, pelo manual.",
          ],
          [
            "Se o botão fica na placa, sob a tampa do motor, não abra: há tensão da rede ali, e a gravação fica com o técnico.",
            "Botão dentro da tampa do motor é serviço de técnico, porque a placa tem partes ligadas à rede.",
          ],
          [
            "Controle de código fixo pode ser copiado de outro que funciona, sem mexer na central.",
            "Se o seu sistema é de código fixo, uma cópia a partir do controle bom resolve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gravam controle que eu comprei fora?",
        answers: [
          "Gravamos, se ele tiver a mesma frequência e o mesmo tipo de código do receptor. A foto dos dois confirma antes.",
          "Sim, desde que seja compatível com o receptor; mande a foto da frente e do verso antes da visita.",
        ],
      },
      {
        question: "Quantos controles posso gravar?",
        answers: [
          "Quantos couberem na memória da central, número que está no manual; receptor avulso aumenta esse limite.",
          "Depende da memória da placa. Em casa quase sempre sobra lugar.",
        ],
      },
      {
        question: "Ao gravar um novo, os antigos param?",
        answers: [
          "Não, a menos que a memória seja apagada. O novo entra ao lado dos que já funcionam.",
          "Os antigos continuam; só deixam de funcionar se a memória for zerada.",
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
      "prazo entrega motor portão",
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
        "Instalamos motor de portão na segunda, terça, quarta, quinta ou sexta-feira, no dia que você escolher, conforme a agenda do bairro: mande a foto, a largura e o bairro, e a resposta confirma. O kit basculante instalado parte de {price.lowest}; no de correr e no de abrir, a primeira instalação sai por foto.",
        "Amanhã dá para instalar o motor, se há horário no seu bairro e o portão está pronto, com folha leve e ponto de energia: mande hoje a foto, a largura e o bairro, e a resposta confirma a hora. O kit basculante instalado parte de {price.lowest}; no de correr e no de abrir, a primeira instalação sai por foto.",
        "Dá para instalar no mesmo dia, quando há horário e o portão está pronto, ou em alguns dias, quando falta base, ponto de energia ou acerto da folha; a data é dada pelo WhatsApp. O kit basculante, instalado em {time.tilting}, parte de {price.lowest}; no de correr, que leva {time.sliding}, e no de abrir, o valor sai por foto.",
        "Instalamos motor no mesmo dia, mesmo em pedido urgente, quando há técnico livre e a folha anda leve: mande já a foto, a largura e o bairro, e a resposta traz a hora e o valor. O kit basculante instalado parte de {price.lowest}; no de correr e no de abrir, a primeira instalação sai por foto.",
        "Instalamos no mesmo dia ou em alguns dias, conforme a agenda do bairro e o portão: mande a foto, a largura e o bairro, e a resposta traz o modelo, o valor e as datas livres. No dia, a montagem leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
      ],
      price: [
        "Depois de aprovado o orçamento, o dia é marcado pelo WhatsApp, conforme o bairro, a agenda e o modelo: há casos no mesmo dia. A montagem leva de {time.tilting} no basculante, a partir de {price.lowest} com o kit, e de {time.sliding} no de correr; base de concreto nova soma alguns dias.",
        "Dá para instalar no mesmo dia, quando há horário e o portão está pronto, ou em alguns dias, quando falta base, ponto de energia ou acerto da folha; a data é dada pelo WhatsApp, com o modelo confirmado por foto. O serviço em si leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        "Instalamos no mesmo dia ou em alguns dias, conforme a agenda do bairro e o portão: mande a foto, a largura e o bairro, e a resposta traz o modelo, o valor e as datas livres. No dia, a montagem leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que adianta a data", "Para instalar o quanto antes"],
        slots: [
          [
            "A data sai mais rápido quando a primeira mensagem já traz tudo, porque o modelo é escolhido sem segunda conferência. Com o modelo certo, resta encontrar um horário no bairro.",
            "Quem manda as informações de uma vez recebe modelo, valor e dia na mesma conversa. O que demora é descobrir depois que falta energia, base ou medida.",
            "Foto e medida completas permitem definir o motor e já olhar a agenda do seu bairro. Informação que falta vira outra conversa, e o dia vai ficando para depois.",
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
            "Folha torta, trilho gasto ou contrapeso errado são acertados antes do motor e mudam o prazo. Ponto de energia novo pede eletricista, e base de concreto precisa secar por alguns dias.",
            "O portão que não anda leve na mão é consertado primeiro, o que adia a montagem. Também atrasam a falta de energia perto do motor e a base de concreto, que leva dias para firmar.",
            "Atrasa o que o portão ainda não tem: folha em ordem, energia no lugar e base firme. O concreto novo precisa curar, e o reparo de trilho ou contrapeso vem antes do motor.",
          ],
          [
            "Em condomínio, some a autorização do síndico e o horário permitido para obra.",
            "No prédio, contam ainda a aprovação da administração e as horas em que se pode fazer barulho.",
            "Se é condomínio, combine antes o dia com o síndico, porque há regra de horário para serviço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o dia da instalação", "A instalação, da chegada ao teste"],
        slots: [
          [
            "O técnico confere a folha na mão, fixa o motor, faz a ligação e regula as paradas e a força. No fim, grava os controles e mostra a você como destravar o portão na falta de energia.",
            "Na chegada, a folha é testada sem motor; depois vêm a fixação, a ligação elétrica e a regulagem. Antes de sair, ele grava os controles e explica o uso e o destravamento.",
            "O serviço vai do teste da folha à montagem e ao ajuste de parada e força. Termina com os controles gravados e uma explicação de como usar e o que fazer sem luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso ficar em casa?",
        answers: [
          "Sim, um adulto precisa abrir, mostrar o quadro de energia e receber os controles e a explicação no fim.",
          "Alguém maior de idade basta, para dar acesso ao quadro e acompanhar o teste final com os controles.",
        ],
      },
      {
        question: "Posso escolher o turno?",
        answers: [
          "Pode: diga se prefere manhã ou tarde, e o horário é marcado conforme a agenda do bairro.",
          "Sim. Mande dois ou três turnos que servem, e a resposta traz o que está livre na sua região.",
        ],
      },
      {
        question: "Quanto tempo dura o serviço?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no portão de correr, com a folha em ordem. Portão pesado leva de {time.heavy}.",
          "No basculante, {time.tilting}; no deslizante, {time.sliding}; em folha pesada de prédio ou empresa, {time.heavy}.",
        ],
      },
      {
        question: "Posso pagar parcelado?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou por Pix. O valor é fechado antes do dia da instalação.",
          "Sim: o cartão aceita até {shop.instalments} parcelas, e há Pix. Você sabe o total antes de marcar.",
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
        "Instalamos motor no sábado, no domingo e no feriado{shop.always}, com o dia marcado pelo WhatsApp, {shop.hours}, e o valor dito antes, que pode ser maior que em dia útil. O kit basculante instalado parte de {price.lowest}; no de correr e no de abrir, a primeira instalação sai por foto.",
        "No fim de semana instalamos com hora marcada{shop.always}: peça o dia na primeira mensagem, com a foto do portão e o bairro, e o valor, que pode ser maior que em dia útil, vem antes. O kit basculante instalado parte de {price.lowest}; os outros tipos saem por foto.",
        "A instalação no sábado, no domingo ou no feriado é combinada pelo WhatsApp, que responde {shop.hours}: diga o bairro e o dia, e o horário vem junto com o valor. A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        "A instalação de motor no fim de semana ou no feriado pode custar mais caro que em dia útil, e o valor é dito antes de marcar: peça o dia já na primeira mensagem, com a foto do portão e o bairro. O kit basculante instalado parte de {price.lowest} em dia comum; os outros tipos saem por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como marcar para o fim de semana", "Antes de marcar sábado ou domingo"],
        slots: [
          [
            "Mande fotos e medidas durante a semana: no dia da instalação, o motor certo já vai no carro.",
            "Resolva o modelo antes, por foto; no fim de semana as lojas de peça fecham, e o que faltar espera.",
          ],
          [
            "Em condomínio, confirme com o síndico se obra e barulho são permitidos nesse dia.",
            "Prédio e condomínio fechado costumam limitar obra no fim de semana: leia a regra antes.",
          ],
          [
            "Deixe livre a área do portão e o acesso ao quadro de energia.",
            "Tire o carro da garagem e deixe à mão a chave do quadro de luz.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Fim de semana custa mais?", "O valor no sábado e no domingo"],
        slots: [
          [
            "Se houver diferença de valor pelo dia, ela é dita no orçamento, antes de marcar.",
            "O orçamento já vem com o valor do dia pedido; não há acréscimo depois.",
          ],
          [
            "Como referência, o kit basculante instalado custa de {price.lowest} a {price.highest}.",
            "De tabela, o kit basculante instalado vai de {price.lowest} a {price.highest}; de correr e de abrir, por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fazem conserto no domingo também?",
        answers: [
          "Sim, conforme a agenda: mande o vídeo do defeito e o bairro, e a resposta diz o horário e o valor da ida.",
          "Atendemos, com horário e valor da ida combinados antes pelo WhatsApp.",
        ],
      },
      {
        question: "Dá para instalar à noite?",
        answers: [
          "Depende da luz do local e da regra de barulho; peça o horário no orçamento.",
          "Em alguns casos, sim; furar e soldar à noite depende dos vizinhos e da regra do prédio.",
        ],
      },
    ],
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
        "O motor forte, ou potente, para portão é o de 1/2 HP ou mais, ou o de uso intenso, com capacidade um terço acima do peso da folha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra; se a folha está pesada na mão, acerta-se ela antes.",
        "O motor mais forte de cada tipo se lê na ficha: no basculante, acima de 1/4 HP vêm os de 1/3 e 1/2 HP e o par de acionadores; no de correr, os de uso pesado passam de mil quilos de folha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra; se a folha está pesada solta, o defeito é do equilíbrio ou do trilho.",
        "Para basculante, motor mais forte quer dizer 1/3 ou 1/2 HP, ou dois acionadores em folha larga; para portão de correr, capacidade em quilos maior na ficha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, e força a mais não corrige folha desequilibrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanta força o seu portão pede", "Força por tipo de portão"],
        slots: [
          [
            "Basculante de até {width.quarterHp} e equilibrado: 1/4 HP basta, e o que muda é a velocidade.",
            "Até {width.quarterHp} de largura, com contrapeso certo, o 1/4 HP dá conta do basculante.",
          ],
          [
            "Basculante mais largo, de madeira ou de prédio: 1/3 ou 1/2 HP, com cabos e contrapeso conferidos.",
            "Folha larga, de chapa grossa ou de garagem coletiva pede 1/3 ou 1/2 HP.",
          ],
          [
            "Portão de correr: some um terço ao peso da folha e procure esse número em quilos na ficha.",
            "No de correr, quem manda são os quilos da ficha, com um terço de folga, e não os HP.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que força demais é risco", "Motor forte em folha ruim"],
        slots: [
          [
            "Motor forte esconde o defeito: empurra folha pesada até romper cabo, solda ou braço.",
            "Com força de sobra, a folha desequilibrada continua andando até que algo quebre, e ela pode cair.",
          ],
          [
            "A força deve ficar regulada no mínimo que move a folha, com fotocélula, para não esmagar ninguém.",
            "Quanto mais forte o motor, mais importante é a regulagem de força e a fotocélula testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão está pesado: troco o motor por um mais forte?",
        answers: [
          "Primeiro acerte contrapeso, trilho ou roldana. Folha que anda leve usa motor menor e dura mais.",
          "Não antes de conferir a folha: quase sempre o peso vem de roldana, trilho ou contrapeso.",
        ],
      },
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não por isso: a velocidade vem do redutor e do inversor. Há 1/4 HP que abre em {opening.jetflex}.",
          "Força e velocidade são coisas diferentes; no basculante de casa, o mais rápido é de 1/4 HP.",
        ],
      },
      {
        question: "Gasta mais luz?",
        answers: [
          "Pouco, porque o motor trabalha segundos por dia.",
          "A diferença na conta é pequena, pelo pouco tempo de uso.",
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
    ],
    intent: "question",
    answers: {
      any: [
        "Se o motor veio com defeito, quem vendeu resolve: avise por escrito, com vídeo, foto da etiqueta e nota, e não o abra. A lei dá 90 dias para reclamar e 30 para o vendedor consertar; depois disso você escolhe troca, dinheiro de volta ou desconto. No que vendemos são {warranty.motor}.",
        "Motor novo com defeito é consertado ou trocado por quem vendeu, com a nota na mão e sem abrir a tampa. Você tem 90 dias pela lei para reclamar, mais o prazo do fabricante; no motor comprado conosco, a garantia é de {warranty.motor}, e na internet ainda há 7 dias para desistir.",
        "Comprei motor e veio com defeito: o caminho é o vendedor, por escrito, com vídeo e nota, que tem 30 dias para resolver. A lei dá 90 dias para reclamar e, sem solução, troca ou devolução. Comprado conosco, o motor tem {warranty.motor} de garantia.",
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
          "Pode: a falta da caixa não tira o direito de reclamar de defeito. A nota e a etiqueta é que contam.",
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
          "Enquanto há garantia, o melhor é o vendedor. Vencida, o conserto é feito no local, com o valor dito antes.",
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
        "Não alugamos motor nem portão automático por assinatura: vendemos o motor instalado, que pode ser dividido em até {shop.instalments} vezes no cartão, a partir de {price.lowest} no kit basculante. O que se contrata por mês, em prédio e empresa, é a manutenção.",
        "Aluguel de motor de portão não fazemos: trabalhamos com venda, instalação e conserto. Para gastar pouco por mês, o motor instalado pode ser dividido em até {shop.instalments} vezes no cartão: o kit basculante parte de {price.lowest}, e ao fim ele é seu.",
        "Não alugamos motor de portão; vendemos instalado, em até {shop.instalments} vezes no cartão, a partir de {price.lowest} no kit basculante. Em condomínio, o que se contrata por mês é a manutenção, e não o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alugar, comprar ou parcelar", "Quando o aluguel faria sentido"],
        slots: [
          [
            "Motor fica fixo, com solda, base e fiação: tirar e pôr custa quase o preço da instalação, por isso o aluguel é raro.",
            "O aluguel é raro porque a maior parte do custo está na montagem, que não se leva embora.",
          ],
          [
            "Para obra ou evento, um portão manual com cadeado ou um vigia resolve melhor que motor por poucos dias.",
            "Em uso de poucos dias, fechadura e porteiro saem mais em conta que montar um motor.",
          ],
          [
            "Quem mora de aluguel pode comprar o motor e levá-lo ao sair, se isso estiver combinado por escrito com o dono.",
            "Inquilino pode pôr motor próprio, com autorização escrita, e retirar na saída.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa comprar", "A conta da compra parcelada"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed}.",
            "Kits para basculante de até {width.quarterHp}, com entrega e instalação: {models.pricesNamed}.",
          ],
          [
            "Portão de correr e de abrir são orçados por foto; na troca em casa, a referência é de {price.homeSwap}.",
            "Nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Empresa pode contratar portão com mensalidade?",
        answers: [
          "O que existe é contrato de manutenção, com visitas marcadas; o motor é comprado.",
          "A mensalidade é da manutenção. O equipamento é comprado e fica com a empresa.",
        ],
      },
      {
        question: "Posso devolver o motor se mudar de casa?",
        answers: [
          "Não há devolução por mudança, mas ele pode ser desmontado e reinstalado, se servir ao portão novo.",
          "O motor é seu: pode ir junto, com a reinstalação paga, se o tipo de portão for o mesmo.",
        ],
      },
    ],
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
    ],
    intent: "price",
    answers: {
      any: [
        "Para saber se a promoção de motor de portão é boa, compare o preço instalado: aqui o kit basculante de até {width.quarterHp} custa {models.pricesNamedOr}, com entrega e instalação. Oferta de caixa sem instalação ainda soma a mão de obra, a partir de {price.installation}.",
        "Pergunte pelo WhatsApp se há promoção valendo hoje, na Black Friday ou fora dela, e compare motor instalado com motor instalado: nossa tabela no basculante é de {models.pricesNamed}, em até {shop.instalments} vezes. Peça também o valor à vista.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a oferta é boa", "O que conferir na promoção"],
        slots: [
          [
            "Veja se o preço inclui central, controles, cremalheira ou braço e a instalação.",
            "Preço de caixa e preço instalado são contas diferentes: some frete, peças que faltam e mão de obra.",
          ],
          [
            "Confira se o modelo serve à sua folha: o barato que não move o portão sai duas vezes.",
            "Antes de aproveitar, confirme por foto se o modelo serve ao tipo e ao peso do seu portão.",
          ],
          [
            "Guarde o anúncio e o preço de antes: desconto sobre preço aumentado não é desconto.",
            "Anote o preço semanas antes, para saber se o desconto existe mesmo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Onde se economiza de verdade", "Jeitos de pagar menos"],
        slots: [
          [
            "Aproveitar fiação, fotocélula, cremalheira e controles que estão bons baixa mais a conta que o cupom.",
            "O que já existe e está bom, como cremalheira e fotocélula, é o maior desconto.",
          ],
          [
            "Instalar dois portões ou juntar serviços numa visita também reduz o total.",
            "Serviços na mesma ida dividem o deslocamento; peça tudo no mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A promoção tem a mesma garantia?",
        answers: [
          "No que vendemos, sim: {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim, são {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Dá para parcelar o preço de oferta?",
        answers: [
          "O cartão divide em até {shop.instalments} vezes; o total de cada forma vem no orçamento.",
          "Em até {shop.instalments} vezes no cartão; compare com o total à vista.",
        ],
      },
      {
        question: "Posso comprar agora e instalar depois?",
        answers: [
          "Pode ser combinado: diga no pedido quando o portão estará pronto, e a data fica marcada.",
          "Sim, se isso for acertado no orçamento; confira de que dia conta a garantia.",
        ],
      },
    ],
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
        "Peça usada de motor de portão só compensa quando a nova não existe mais: carcaça, tampa, base e redutor em bom estado. Placa, capacitor, engrenagem e rolamento usados já vêm gastos e sem garantia; novos ou compatíveis saem melhor. Com a foto da etiqueta, dizemos se ainda há a peça nova.",
        "Desmonte de motor serve para achar carcaça, base ou redutor de modelo fora de linha; o que se gasta, como engrenagem, rolamento, capacitor e placa, compre novo. Mande a foto da peça e da etiqueta: conferimos se existe nova ou compatível antes de você procurar usada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que peça vale comprar usada", "Usada ou nova, peça por peça"],
        slots: [
          [
            "Podem ser usadas: tampa, carcaça, base de fixação, suporte e braço sem trinca nem solda refeita.",
            "Peça que só segura ou cobre, sem trinca, pode vir de outro motor.",
          ],
          [
            "Compre novas: engrenagem, rolamento, retentor, capacitor e fim de curso, que acabam com o uso.",
            "O que gira, encosta ou carrega energia se compra novo: engrenagem, rolamento, capacitor.",
          ],
          [
            "Cabo de aço e mola nunca se compram usados: deles depende a folha não cair.",
            "Cabo, mola e roldana de basculante usados são risco de queda; só novos, e postos por técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar do desmonte", "O que conferir na peça usada"],
        slots: [
          [
            "Compare o código da peça e o modelo da etiqueta: versões do mesmo motor têm peças diferentes.",
            "Leve a peça antiga ou a foto com régua; nome igual não garante encaixe igual.",
          ],
          [
            "Placa usada precisa ser testada com carga, na mesma tensão, antes de pagar.",
            "Não aceite placa sem teste: queimada por dentro, parece boa por fora.",
          ],
          [
            "Se três peças já falharam, a troca do motor em casa, de {price.homeSwap}, costuma render mais.",
            "Somando peças e visitas, compare com a troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem peça usada?",
        answers: [
          "Trabalhamos com peça nova, original ou compatível, pela foto da etiqueta.",
          "Não: a reposição é nova, original ou compatível com o modelo.",
        ],
      },
      {
        question: "Peça usada tem garantia?",
        answers: [
          "Só a que o vendedor der por escrito; loja responde pelos prazos do Código de Defesa do Consumidor.",
          "De loja, valem os prazos da lei; de particular, o que for combinado.",
        ],
      },
      {
        question: "Meu motor velho vale algo?",
        answers: [
          "Como peças ou sucata, algum valor: anuncie com foto da etiqueta e diga o que ainda funciona.",
          "Pode valer como doador de peças para quem tem o mesmo modelo.",
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
        "Vale a pena trocar o motor do portão quando o redutor, as engrenagens de dentro, tem folga, ele queimou, a peça não existe mais ou já é o terceiro conserto no ano, porque o próximo defeito vem logo. A troca em casa fica de {price.homeSwap}, com mão de obra; se só uma peça falhou, consertar sai por menos.",
        "Trocar o motor velho por um novo compensa depois dos {trade.life} de uso, com redutor frouxo ou quando o conserto passa de {price.homeSwapHalf}, metade da troca, porque a peça seguinte também está no fim. Vale a pena esperar se a folha anda leve e o defeito é simples; trocado em casa, custa de {price.homeSwap}.",
        "Vale a pena trocar o motor que gastou três consertos no ano, faz barulho no redutor ou ficou sem peça, e a melhor época é antes de ele parar de vez. Motor econômico quase não muda a conta de luz, porque o portão trabalha segundos; a troca em casa, com o serviço, sai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a troca compensa", "Trocar agora ou consertar"],
        slots: [
          [
            "Troque com engrenagem interna quebrada, enrolamento queimado ou motor fraco para a folha. Conserte capacitor, fim de curso e placa se o resto está firme.",
            "Defeito dentro do motor, como engrenagem ou enrolamento, pede troca, assim como motor pequeno demais. Capacitor, placa e sensor de parada se trocam sozinhos.",
            "O conserto serve para peça avulsa: capacitor, placa, fim de curso. Já engrenagem moída, bobina queimada e motor fraco para o portão levam à troca.",
          ],
          [
            "Antes, veja se a folha anda leve, porque contrapeso, trilho e roldana ruins queimam também o novo. Se o motor funciona e só é lento, a troca é conforto.",
            "Folha pesada estraga o motor novo do mesmo jeito, então a mecânica vem primeiro. Trocar um que funciona, só para abrir mais rápido, é questão de conforto.",
            "Acerte antes o que pesa, seja roldana, trilho ou contrapeso, ou o novo sofre igual. Um motor bom e lento pode esperar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["As duas contas lado a lado", "Quanto custa trocar e quanto custa consertar"],
        slots: [
          [
            "Peça conserto e troca no mesmo orçamento. A visita de ajuste em casa parte de {price.preventive}, sem peças, e o basculante de até {width.quarterHp} tem kit novo instalado a partir de {price.lowest}.",
            "Compare os dois valores antes de decidir: ajuste desde {price.preventive} em residência, fora as peças, ou kit novo desde {price.lowest} instalado, no basculante de até {width.quarterHp}.",
            "De um lado, a visita, a partir de {price.preventive} em casa, sem contar peças; do outro, o kit basculante até {width.quarterHp}, que instalado começa em {price.lowest}, ou a troca por foto.",
          ],
          [
            "Fiação, fotocélula e cremalheira boas ficam e baixam a conta. O motor novo traz {warranty.motor} de garantia de fábrica.",
            "O que está em ordem se aproveita, dos fios à cremalheira. Conta a favor do novo a garantia de {warranty.motor}.",
            "Aproveitam-se sensores, fios e cremalheira bons, e o motor novo vem com {warranty.motor} de garantia.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A melhor época para trocar", "Quando marcar a troca"],
        slots: [
          [
            "A troca planejada, com o portão ainda andando, dá tempo de comparar e não deixa a entrada aberta. Leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Troque antes da parada total, para escolher com calma e não ficar com a garagem presa. São {time.tilting} de serviço em basculante e {time.sliding} em portão de correr.",
            "O melhor momento é enquanto ele ainda abre, porque na urgência se escolhe mal. O serviço toma {time.tilting} no basculante ou {time.sliding} no deslizante.",
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
          "Em residência, {trade.life}, se o portão anda leve e recebe revisão {visits.home}.",
        ],
      },
      {
        question: "Posso trocar por outra marca?",
        answers: [
          "Pode, se o tipo e a capacidade servirem ao portão. Suporte e controles costumam mudar, e fios e fotocélula ficam.",
          "Sim. O que precisa combinar é o tipo de portão, o peso e o uso; a fixação se adapta.",
        ],
      },
      {
        question: "Motor novo gasta menos luz?",
        answers: [
          "Pouco muda, porque ele funciona segundos por abertura. A economia vem de menos conserto, não da conta de luz.",
          "Quase nada em casa. O consumo maior é o da placa ligada o dia todo, parecido em todos.",
        ],
      },
      {
        question: "O motor velho vale alguma coisa?",
        answers: [
          "Não compramos motor usado, e o preço da troca não muda com ele. Pode ficar com você ou ir para descarte.",
          "Ele não entra no pagamento. Se quiser, guarde para peças; se não, é levado ao descarte.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
];
