import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const abreSozinho: NarrowConcept[] = [
  {
    id: "abre-com-vento-ou-empurrao",
    broader: "abre-sozinho",
    label: "Abre com vento ou empurrão",
    phrase: "o portão que o motor não segura fechado",
    asks: [
      "forçar portão mão cede",
      "faltou luz destravou",
      "luz destravou",
      "correr faltou luz destravou",
      "abre vento",
      "abre empurrão",
      "abre empurrando",
      "não segura fechado",
      "não segura portão",
      "motor não segura",
      "abre forçando",
      "abre fácil fora",
      "abre mão fechado",
      "vento abre portão",
      "não trava fechado",
      "portão não trava",
      "não trava portão",
      "não fica trancado",
      "consigo abrir mão",
      "abre mão mesmo motor",
      "abre mão com motor",
      "abre na mão mesmo fechado",
      "abre fácil mão",
      "qualquer um abre mão",
      "dá abrir mão empurrando",
      "destrava sozinho",
      "portão destrava sozinho",
      "motor destrava sozinho",
      "freio não segura",
      "freio motor não segura",
      "motor não segura portão",
      "abre sozinho motor desligado",
      "abre sozinho mesmo desligado",
      "não segura aberto",
    ],
    answers: {
      any: [
        "Um portão que abre com vento ou empurrão não está sendo segurado pelo motor: destravamento aberto, embreagem frouxa, engrenagem gasta ou modelo que não trava sozinho. Até o conserto, passe ferrolho por dentro e deixe o disjuntor desligado.",
        "Se o motor não segura o portão fechado, confira primeiro a chave de destravamento, que pode ter ficado aberta. Se está travado e a folha ainda cede, há folga na embreagem ou no redutor; folha grande, exposta ao vento, pede trava elétrica.",
        "Portão que não trava quando fecha está com o motor destravado, a engrenagem ou a embreagem gasta ou a trava elétrica desencontrada: o redutor em ordem segura a folha parada, mesmo sem energia. Confira a chave de destravamento e passe ferrolho por dentro; não segurou, o acerto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o motor não segura a folha",
          "Trava aberta, embreagem ou redutor gasto",
          "O que deixa o portão mole",
        ],
        slots: [
          [
            "Depois de uma falta de luz, é comum o motor ficar destravado sem ninguém notar.",
            "A chave esquecida na posição aberta é a causa mais simples e se confere em um minuto.",
            "Destravado para um uso manual, o motor deixa a folha livre até alguém girar a chave de volta.",
          ],
          [
            "Uma embreagem frouxa escorrega com o empurrão; coroa, rosca sem fim ou engrenagem gasta perdem a retenção.",
            "Quando a embreagem patina ou os dentes se gastaram, a folha anda sem que o motor gire.",
            "A folga no redutor deixa a folha ceder alguns centímetros; se ela anda mais que isso, o motor está destravado ou a engrenagem perdeu os dentes.",
          ],
          [
            "Em pivotante de folha larga e chapa fechada, o vento faz alavanca e vence o braço que não tem trava.",
            "Uma folha fechada e comprida pega vento como vela, e o motor de abrir costuma precisar de trava elétrica.",
            "Alguns motores não seguram a folha parada por projeto e dependem de fechadura ou trava.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no portão agora",
          "Trava do motor: teste seguro",
          "Portão que cede: passos antes da visita",
        ],
        slots: [
          [
            "Empurre de leve, com a palma da mão; a força demais tira a folha da guia.",
            "O teste é um empurrão leve, com o portão fechado e o disjuntor desligado.",
            "No basculante não se faz esse teste: se a folha sobe ou desce com a mão, o equilíbrio se perdeu.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Veja se a chave ou alavanca de destravamento está na posição travada.",
          "No portão de correr ou de abrir, empurre de leve e veja se cede.",
          "Cedeu, passe ferrolho ou cadeado por dentro.",
          "Deixe o disjuntor desligado, para o motor não puxar contra a tranca.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Trava elétrica, reparo ou motor novo",
          "Como deixar o portão firme",
          "O que resolve o portão que cede",
        ],
        slots: [
          [
            "A peça gasta é trocada primeiro, porque trava elétrica não corrige embreagem patinando.",
            "O reparo vem antes do reforço: embreagem regulada, engrenagem nova e cremalheira na folga de {rack.clearance}.",
            "Com o redutor em ordem, muitos portões voltam a segurar sem acessório nenhum.",
          ],
          [
            "A trava elétrica prende a folha no batente e solta sozinha quando o motor parte.",
            "Em folha larga ou exposta ao vento, a trava elétrica segura o que o braço não segura.",
            "A trava elétrica pede saída na central e batente firme; o técnico confere os dois antes de indicar.",
          ],
          [
            "Mande fotos do motor e do encontro da folha com o batente, e o orçamento sai grátis.",
            "O valor depende de regular, trocar peça ou acrescentar trava, e é informado por foto.",
            "Com a etiqueta do motor e a medida da folha, dizemos qual saída compensa {em}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem energia o portão fica aberto?",
        answers: [
          "Não deveria. Na maioria dos motores o redutor segura a folha mesmo sem luz. Se ela cede, há trava aberta ou peça gasta.",
          "Em geral não: motor com redutor irreversível prende a folha mesmo sem energia. Nos modelos reversíveis, quem segura é a trava; se ela falta, a folha cede.",
        ],
      },
      {
        question: "Apertar a embreagem resolve o portão que abre com o vento?",
        answers: [
          "Não faça isso. Apertada demais, ela deixa de ceder diante de uma pessoa ou carro. O técnico regula com teste de força.",
          "Resolve o sintoma e cria risco de esmagamento. A regulagem é feita com a folha leve e a reversão testada.",
        ],
      },
      {
        question: "Posso usar cadeado junto com o motor?",
        answers: [
          "Só com o disjuntor desligado. Se alguém acionar o motor contra o cadeado, entorta braço, suporte e folha.",
          "Pode, até o conserto, desde que a energia fique cortada e a família avisada.",
        ],
      },
      {
        question: "O portão abre sozinho de noite, sem vento. É isso também?",
        answers: [
          "Não. Se o motor liga sozinho, algum comando está chegando à central: botoeira, controle ou receptor. Uma folha que cede abre em silêncio.",
          "É outro caso. Com som de motor, procure comando falso; sem som, a folha está solta.",
        ],
      },
    ],
    photo: "uma foto do motor com a chave de destravamento e outra do batente onde o portão fecha",
  },
  {
    id: "abre-sozinho-em-noite-de-chuva",
    broader: "abre-sozinho",
    label: "Abre sozinho de madrugada quando chove",
    phrase: "o portão que abre sozinho em noite de chuva",
    asks: [
      "choveu madrugada portão aberto",
      "temporal noite portão abrindo sozinho",
      "chovendo noite portão abriu",
      "abre sozinho madrugada chove",
      "abre sozinho madrugada chuva",
      "abre sozinho noite chove",
      "abre sozinho noite chuva",
      "abre sozinho noite chuvosa",
      "abriu sozinho madrugada chuva",
      "abriu sozinho noite chuva",
      "abre madrugada chove",
      "abre madrugada chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre sozinho de madrugada quando chove tem água fechando um contato: botoeira externa, interfone, emenda de fio ou placa. Em noite de chuva, feche, desligue o disjuntor por um caminho seco e passe o ferrolho; o conserto é secar, limpar e vedar o ponto, em visita a partir de {price.preventive} em casa, sem peças.",
        "Se só abre de madrugada com chuva, a causa é umidade, e quase nunca controle clonado: a água na botoeira, na emenda ou na placa vale por um toque no botão. Deixe o disjuntor desligado nessas noites até o ponto ser seco e vedado.",
        "A chuva da madrugada molha botoeira, interfone ou emenda, e a central entende como ordem de abrir. Nesta noite, disjuntor desligado e ferrolho por dentro; de dia, o técnico isola cada fio até achar o ponto molhado e refaz a vedação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nesta noite", "Enquanto chove"],
        slots: [
          [
            "A casa vem primeiro; a causa se procura de dia e no seco.",
            "Se vir alguém perto do portão, não saia: ligue para a polícia, 190.",
          ],
        ],
        steps: [
          "De dentro, com a luz acesa, confira se o portão fechou por inteiro.",
          "Desligue o disjuntor com o chão e as mãos secos; não abra a tampa do motor.",
          "Passe o ferrolho ou o cadeado por dentro.",
          "De dia, olhe a botoeira e o interfone por fora: água, ferrugem, tecla presa.",
          "Anote as noites em que abriu; se abriu também no seco, conte ao técnico, porque aí entram controle perdido e código repetido.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz com a água", "Secar, limpar e vedar"],
        slots: [
          [
            "O técnico solta um por um os fios da botoeira, do interfone e do receptor, até ver de qual vem a ordem.",
            "Os fios de comando são isolados um a um na central, e o que faz a ordem sumir é o culpado.",
          ],
          [
            "Botoeira enferrujada é trocada por uma de uso externo; emenda molhada é refeita em caixa vedada, acima do piso.",
            "Troca-se a botoeira oxidada por modelo externo, e as emendas sobem para caixa fechada.",
          ],
          [
            "A placa úmida é seca e limpa; tampa, borracha e eletroduto são vedados, para a água não voltar.",
            "Na placa, limpa-se a oxidação e veda-se a entrada do eletroduto, por onde a água costuma descer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Secou e parou de abrir. Posso esquecer?",
        answers: [
          "Não: a oxidação continua, e na próxima chuva ele abre de novo. Mande vedar antes.",
          "Não convém. O contato já está oxidado, e a água volta pelo mesmo caminho.",
        ],
      },
      {
        question: "Com o disjuntor desligado, alguém abre pela rua?",
        answers: [
          "Na maioria dos motores, não: o redutor segura a folha. Empurre de leve para confirmar e passe o ferrolho.",
          "Em geral a folha continua presa. Se ceder ao empurrão, tranque por dentro até o conserto.",
        ],
      },
      {
        question: "Trocar para código rolante resolve?",
        answers: [
          "Não, se a causa é água: o rolante só muda o controle, e a ordem vem do fio molhado.",
          "Para umidade, não. Resolve coincidência de código, que não depende da chuva.",
        ],
      },
    ],
    photo: "fotos da botoeira, do interfone e do motor por fora, e diga as noites em que o portão abriu",
  },
  {
    id: "abre-sozinho-com-chuva",
    broader: "abre-sozinho",
    label: "Abre sozinho com chuva",
    phrase: "o portão que abre sozinho na chuva",
    asks: [
      "chovendo forte portão abriu",
      "chovendo portão abriu vezes",
      "chuva faz portão abrir",
      "abre sozinho chuva",
      "abre sozinho chove",
      "abre sozinho molhado",
      "abriu sozinho chuva",
      "fica doido chuva",
      "aciona sozinho chuva",
      "dispara chuva",
    ],
    answers: {
      any: [
        "Um portão que abre sozinho com chuva tem água na botoeira, no interfone, nas emendas ou na placa: a umidade pode fechar o contato, e a central entende como um toque no botão. Desligue o disjuntor até secar e refazer a vedação.",
        "Se na chuva o portão dispara sozinho, a água está fazendo o papel de um dedo na botoeira. Corte a energia por um caminho seco, não abra a tampa do motor e peça que emendas e caixas sejam vedadas.",
        "Abertura sozinha em dia de chuva quase nunca é controle clonado: é umidade em contato. O ponto mais comum é a botoeira externa ou o interfone; depois vêm o eletroduto e a central.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Onde a água fecha o contato",
          "Botoeira, interfone, emenda ou placa",
          "Por que só acontece na chuva",
        ],
        slots: [
          [
            "Botoeira e interfone da rua recebem chuva de frente e são os primeiros a conferir.",
            "A tecla externa com borracha rachada deixa a água ligar os dois fios da botoeira.",
            "Painel de interfone e botoeira no muro molham por trás, pela parede, mesmo parecendo secos.",
          ],
          [
            "Uma emenda com fita dentro de caixa no piso fica submersa e conduz enquanto houver água.",
            "Eletroduto do piso enche como cano, e a emenda molhada manda comandos falsos.",
            "Um fio com a capa rompida no conduíte só falha quando a água chega até ele.",
          ],
          [
            "Na placa, a umidade deixa manchas de oxidação e o defeito continua por horas depois da chuva.",
            "Uma placa úmida dispara em horários estranhos e melhora só quando o sol seca a caixa.",
            "Se o defeito dura até o dia seguinte, a água já está na central.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer enquanto chove",
          "Passos seguros com o portão disparando",
          "Chuva e portão abrindo: proteja a casa",
        ],
        slots: [
          [
            "Um portão que se move sem comando pode atingir alguém, e o piso molhado aumenta o risco de choque.",
            "A casa fica aberta e a folha anda sem aviso, por isso a energia sai primeiro.",
            "Nada de secar contato com o motor ligado ou com a tampa aberta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor por um caminho seco.",
          "Com o portão fechado, confira se o motor segura a folha e reforce com ferrolho.",
          "Não toque na folha se sentir formigamento.",
          "Passada a chuva, olhe por fora a botoeira e o interfone: água, ferrugem, tecla presa.",
          "Anote quanto tempo o defeito durou e mande as fotos.",
        ],
      },
    ],
    keep: ["visit", "safety"],
    questions: [
      {
        question: "Água na botoeira ou no interfone faz o portão abrir sozinho?",
        answers: [
          "Faz: a água fecha o contato da botoeira ou do interfone, e a central entende como um toque no botão. Desligue o disjuntor até secar e mande vedar o ponto.",
        ],
      },
      {
        question: "O portão secou e parou de abrir sozinho. Posso religar?",
        answers: [
          "Pode testar uma vez, com a passagem livre e à sua vista, mas a entrada de água continua lá. Na próxima chuva volta.",
          "Só para usar de dia e vigiando. Sem refazer a vedação, o defeito retorna e a oxidação avança.",
        ],
      },
      {
        question: "Posso desligar só a botoeira para usar o controle?",
        answers: [
          "O técnico pode isolar a botoeira na central, com a energia cortada, e assim confirmar a causa. Não mexa nos fios com o motor ligado.",
          "É um bom teste, mas feito pelo técnico: os bornes ficam junto de partes energizadas.",
        ],
      },
      {
        question: "Pode ser raio ou trovão acionando o portão?",
        answers: [
          "É raro. O surto costuma deixar a placa muda, não abrir a folha. Um comando falso na chuva é umidade em contato.",
          "Quase nunca. O raio queima a placa; quem faz abrir é a água na botoeira ou na emenda.",
        ],
      },
      {
        question: "Quanto custa resolver o portão que abre sozinho com chuva?",
        answers: [
          "Refazer emenda, trocar a botoeira e vedar a caixa custam menos que recuperar a placa. Mande fotos da botoeira e da central fechada para o orçamento grátis.",
          "O preço depende de onde a água entrou. Botoeira e vedação pesam pouco; uma placa oxidada é orçada à parte, por foto.",
        ],
      },
    ],
    photo: "uma foto da botoeira, outra do interfone e outra do motor fechado, contando quando o portão abriu",
  },
  {
    id: "abre-e-fecha-sem-parar",
    broader: "abre-sozinho",
    label: "Portão abre e fecha sem parar",
    phrase: "o portão que abre e fecha sem parar",
    asks: [
      "portão indo vindo sem parar",
      "portão indo e vindo",
      "não desliga sobe desce",
      "não desliga abrir fechar",
      "basculante não desliga sobe desce",
      "correr não desliga abrir fechar",
      "abre fecha sem",
      "abre fecha toda hora",
      "abre fecha tempo todo",
      "abre fecha sozinho tempo todo",
      "abrindo fechando tempo",
      "abre fecha sozinho tempo",
      "abrindo fechando sozinho",
      "abre fecha sozinho",
      "fica abrindo fechando",
      "abre fecha direto",
      "abre fecha doido",
      "abrindo fechando sem",
      "abre fecha sozinho sem",
      "faltou luz abrindo fechando",
      "luz voltou abrindo fechando",
      "depois luz abrindo fechando",
      "depois faltou luz abrindo fechando",
      "vai volta sem parar",
      "vai e volta toda hora",
      "fica indo voltando",
    ],
    answers: {
      any: [
        "Um portão que fica abrindo e fechando sozinho está recebendo comando repetido: botoeira em curto, controle com a tecla presa ou placa úmida. Desligue o disjuntor agora, porque a folha se move sem aviso; depois se acha de onde vem a ordem.",
        "Se o portão abre e fecha sem parar, corte a energia no disjuntor e afaste todos. As causas mais comuns são tecla afundada, fio da botoeira ou do interfone em curto, fechamento automático com fotocélula falhando e umidade na central.",
        "Abrir e fechar toda hora, sem ninguém mandar, é comando preso ou reversão repetida. Tire a pilha dos controles e olhe a botoeira por fora, com o disjuntor desligado; se continuar ao religar, o exame é na central.",
      ],
      price: [
        "Consertar portão que abre e fecha sozinho custa pouco se for botoeira ou controle; placa custa mais. O técnico isola um por um, e o valor da peça é dito antes. Desligue o disjuntor e mande a etiqueta: a estimativa é grátis.",
        "O preço depende de onde vem a ordem: botoeira, controle, receptor ou placa. O ajuste em casa parte de {price.preventive} na preventiva, sem peças; com vídeo e foto da etiqueta, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão abre e fecha sozinho",
          "Comando preso, sensor ou placa",
          "O que faz o portão andar sem parar",
        ],
        slots: [
          [
            "Tecla de controle presa na bolsa ou sob um objeto repete o comando até a pilha acabar.",
            "Um controle esquecido com o botão apertado manda abrir e fechar em sequência.",
            "Botoeira com a tecla afundada ou cheia de umidade fecha o contato o tempo todo.",
          ],
          [
            "Com o fechamento automático ligado, a fotocélula falhando faz a folha fechar, voltar e tentar outra vez.",
            "Uma folha que raspa aciona a reversão, abre, espera a pausa e repete o ciclo.",
            "Fim de curso tardio faz a folha bater, reabrir e recomeçar com o fechamento automático.",
          ],
          [
            "Placa com água, formiga ou relé colado cria comandos que ninguém deu.",
            "Fio de interfone ou de botoeira descascado no eletroduto encosta e solta, e cada toque é uma ordem.",
            "Se acontece com chuva, a umidade nas emendas e na central vem primeiro.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão disparado",
          "Portão doido: passos para achar a causa",
          "Como parar o portão que abre e fecha",
        ],
        slots: [
          [
            "Não tente segurar a folha nem passar enquanto ela se move.",
            "O disjuntor desligado é o único jeito seguro de parar o ciclo.",
            "Religue só com a passagem vazia e à sua vista.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak, se houver.",
          "Recolha os controles da casa e tire as pilhas.",
          "Olhe a botoeira e o interfone por fora: tecla presa, água, ferrugem.",
          "Limpe as lentes da fotocélula.",
          "Com todos longe, religue e observe por um minuto.",
          "Disparou de novo: desligue e chame.",
        ],
      },
    ],
    keep: ["visit", "safety"],
    questions: [
      {
        question: "O portão fecha, bate e abre outra vez sem parar. É comando?",
        answers: [
          "Não: é reversão. A folha bate ou raspa, a central reabre e o fechamento automático tenta de novo. Desligue e peça a regulagem.",
          "Nesse caso a causa é fim de curso ou atrito, somado ao fechamento automático. O ponto de parada precisa de acerto.",
        ],
      },
      {
        question: "Tirei as pilhas e o portão continua abrindo. O que faço?",
        answers: [
          "O comando vem por fio ou da placa: botoeira, interfone, receptor ou relé. Deixe desligado; o técnico isola uma entrada por vez.",
          "Os controles da casa estão fora de suspeita. Sobram botoeira, interfone, receptor, placa ou um controle que não está com você.",
        ],
      },
      {
        question: "Se eu desligar o portão, a casa fica aberta?",
        answers: [
          "Se ele parou fechado, o motor travado costuma segurar a folha. Se parou aberto, feche na mão só portão de correr ou de abrir, reto e nivelado; basculante não se destrava.",
          "Com o portão fechado e o motor travado, em geral não. Aberto, só folha de correr ou de abrir, reta e nivelada, se fecha na mão.",
        ],
      },
    ],
    photo: "uma foto da botoeira, outra dos controles e outra da etiqueta do motor",
  },
  {
    id: "abre-sozinho-de-madrugada",
    broader: "abre-sozinho",
    label: "Portão abre sozinho de madrugada",
    phrase: "o portão que abre sozinho de madrugada",
    asks: [
      "acordei portão estava aberto",
      "acordei portão aberto",
      "portão abre enquanto família dorme",
      "portão amanheceu aberto",
      "portão abriu manhã sem ninguém mexer",
      "aberto madrugada sozinho",
      "fica aberto madrugada sozinho",
      "amanhece aberto sozinho",
      "abre sozinho madrugada",
      "abre sozinho noite",
      "abriu sozinho noite",
      "abriu sozinho madrugada",
      "abre madrugada",
      "abrindo sozinho noite",
      "abriu noite sozinho",
      "abriu sozinho noite viagem",
    ],
    answers: {
      any: [
        "Um portão que abre sozinho de madrugada costuma ter sereno na botoeira ou na placa, código igual ao de outro controle ou um controle perdido que está com outra pessoa. Ao deitar, feche o portão e desligue o disjuntor: o motor travado segura a folha fechada na maioria dos portões.",
        "Se o portão abre sozinho à noite, feche-o pelo controle e só então, com a folha fechada, desligue o disjuntor e o nobreak, se houver. Anote a hora: umidade em fio e botoeira explica boa parte dos casos; horários repetidos ou controle perdido pedem apagar a memória e recadastrar.",
        "Abertura de madrugada, sem ninguém apertar, é comando falso por umidade ou comando verdadeiro de fora. Com os controles da casa sem pilha por uma noite e alguém atento, dá para separar os dois casos.",
      ],
      price: [
        "Consertar portão que abre sozinho à noite custa conforme a origem do comando: botoeira e controle custam pouco; receptor e placa, mais. Deixe o disjuntor desligado à noite e mande a foto da etiqueta: a estimativa é grátis.",
        "O preço depende de ser interferência, controle clonado, botoeira úmida ou placa. Apagar e regravar controles é serviço de programação; peça é orçada antes. Com a etiqueta e um relato dos horários, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão abre de madrugada",
          "Sereno, código repetido ou controle perdido",
          "O que muda à noite no portão",
        ],
        slots: [
          [
            "O sereno molha a botoeira externa, o interfone e as emendas, e a água fecha o contato como um dedo.",
            "Umidade da noite na placa ou na botoeira cria uma ordem de abrir que some quando o sol seca.",
            "O sereno da madrugada molha botoeira, emenda e fio descascado, e a água fecha o contato como um dedo.",
          ],
          [
            "Controle de código fixo, repetido na vizinhança, abre o seu portão quando o dono do outro chega tarde.",
            "Se o receptor é de código fixo, o controle de outra casa pode ter o mesmo código e abrir o seu.",
            "Se a hora é a da chegada de um vizinho, o código dos dois pode ser o mesmo.",
          ],
          [
            "Controle perdido, emprestado ou copiado abre de fora, e a memória precisa ser apagada.",
            "Quem já teve controle e saiu da casa continua podendo abrir até ser retirado da central.",
            "Módulo de celular ou interfone ligado à mesma entrada também abre, e há central que se move quando a luz volta de uma queda.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer nesta noite",
          "Portão abrindo à noite: proteja a casa",
          "Como descobrir a causa com segurança",
        ],
        slots: [
          [
            "A casa vem primeiro: portão fechado, motor travado e disjuntor desligado.",
            "Se vir alguém perto do portão, não saia; ligue para a polícia, 190.",
            "De noite, ninguém sai para testar sozinho: o teste se faz de dentro, com alguém junto.",
          ],
        ],
        steps: [
          "Confira de dentro, com a luz acesa, se o portão fechou por inteiro.",
          "Nas outras noites, desligue o disjuntor antes de dormir e passe o ferrolho, se houver.",
          "Anote dia, hora e tempo, seco ou úmido, e se a luz faltou e voltou: há central que se move nessa volta.",
          "De dia, conte os controles e veja se algum sumiu.",
          "Para achar a causa, escolha uma noite com alguém acordado e o portão à vista: disjuntor ligado e todos os controles da casa sem pilha. Se abrir assim mesmo, a ordem vem da botoeira, da placa ou de um controle de fora.",
          "Olhe a botoeira por fora: água, ferrugem, tecla presa.",
          "Mande ao técnico os horários anotados.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "Portão que abre de madrugada pode ser tentativa de invasão?",
        answers: [
          "Pode, sobretudo com código fixo ou controle perdido. Apague a memória, recadastre só os seus e avise a polícia se viu alguém, pelo 190.",
          "É uma possibilidade. Enquanto não se sabe, disjuntor desligado à noite e memória da central refeita.",
        ],
      },
      {
        question: "Com o disjuntor desligado, alguém abre pela rua?",
        answers: [
          "Na maioria dos motores, não: o redutor segura a folha. Confirme empurrando de leve e reforce com ferrolho ou cadeado por dentro.",
          "Em geral a folha continua presa. Se ceder ao empurrão, tranque por dentro até o conserto.",
        ],
      },
      {
        question: "Trocar para código rolante resolve o portão que abre sozinho?",
        answers: [
          "Resolve coincidência e cópia simples, porque o código muda a cada toque. Umidade em fio e botoeira é outro conserto.",
          "Resolve a parte do controle. Se a causa é água na botoeira, o portão continua abrindo até a vedação ser refeita.",
        ],
      },
    ],
    photo: "uma foto da botoeira, outra de um controle e a lista dos horários em que o portão abriu",
  },
  {
    id: "portao-fecha-sozinho",
    broader: "abre-sozinho",
    label: "Portão que fecha sozinho",
    phrase: "o portão que fecha sozinho",
    asks: [
      "portão fecha sem comando",
      "fecha sozinho",
      "fechando sozinho",
      "fechou sozinho",
      "portão fecha sozinho",
      "fecha do nada",
      "fechou do nada",
      "fechou sozinho trancou fora",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que fecha sozinho costuma estar com o fechamento automático ligado: a central fecha depois de uma pausa. Se não há automático, é comando falso de botoeira ou controle; se o basculante desce por peso, é emergência, e ninguém passa por baixo.",
        "Se o portão fecha sozinho, veja quando: sempre após o mesmo tempo é a pausa programada; em horas soltas é fio ou controle; devagar e sem motor, no basculante, é folha desequilibrada. Neste último caso, desligue e afaste todos.",
        "Fechar sozinho pode ser função ou defeito. Função, quando ocorre sempre segundos depois de abrir; defeito, quando não tem hora. Até saber, não deixe carro, criança ou animal na passagem e confira a fotocélula.",
      ],
      "how-to": [
        "Para o portão fechar sozinho, o técnico liga o fechamento automático na central e grava a pausa, desde que a fotocélula funcione. Em central com botão ou menu de pausa, o manual mostra o caminho; sem sensor, não use.",
        "Fazer o portão fechar sozinho pede central com fechamento automático e fotocélula testada. A pausa é gravada em segundos, conforme a manobra; se a sua placa não tem a função, troca-se a central.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Fechamento automático ligado ou defeito?",
          "Quando o portão fecha: o que indica",
          "Como saber por que fecha sozinho",
        ],
        slots: [
          [
            "Fecha sempre com o mesmo intervalo: é a pausa do automático, que se ajusta ou se desliga.",
            "O tempo igual a cada abertura mostra programação, e não defeito.",
            "Cronometre duas vezes; intervalo igual é a pausa gravada.",
          ],
          [
            "Fecha em horas variadas: botoeira úmida, controle apertado na bolsa ou código repetido.",
            "Sem horário certo, suspeite de fio em curto, botão preso ou controle de terceiro.",
            "Um comando falso também abre; se as duas coisas acontecem, a causa é uma só.",
          ],
          [
            "Basculante que desce sem o motor ligar perdeu equilíbrio: cabo, mola ou contrapeso.",
            "No basculante, folha que escorrega sozinha não é comando, é peso.",
            "Em rampa, folha de correr destravada anda sozinha e precisa de motor travado.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no portão que fecha sozinho",
          "Como descobrir por que o portão fecha sozinho",
          "Passos seguros até a visita",
        ],
        slots: [
          [
            "Não fique na passagem para testar.",
            "Observe de lado, com a área livre.",
            "Com basculante descendo por peso, não teste nada.",
          ],
        ],
        steps: [
          "Meça o tempo entre abrir e fechar, duas vezes.",
          "Tire a pilha dos controles por um dia.",
          "Veja se a botoeira está molhada ou presa.",
          "Limpe as lentes da fotocélula.",
          "Se fechar sem padrão, desligue o disjuntor e chame.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Como desligo o fechamento automático?",
        answers: [
          "O fechamento automático se desliga na central, por botão, chave ou menu, conforme o modelo. Se o ajuste fica sob a tampa, é com o técnico.",
          "Desligue pelo manual da central; há modelos com ajuste no aplicativo. Dentro da caixa, só o técnico.",
        ],
      },
      {
        question: "É perigoso deixar ligado o fechamento automático?",
        answers: [
          "Com fotocélula testada, não. Sem ela, não deve ser usado.",
          "Só sem sensor. O automático exige feixe funcionando e reversão em ordem.",
        ],
      },
      {
        question: "O portão fechou no meu carro. O que faço?",
        answers: [
          "Veja se alguém se feriu, desligue o disjuntor, fotografe e peça o exame do sensor.",
          "Pare de usar e registre tudo. A fotocélula é a primeira suspeita.",
        ],
      },
    ],
    photo: "um vídeo, de longe, do fechamento e uma foto da etiqueta do motor",
  },
  {
    id: "abre-e-fecha-em-seguida",
    broader: "abre-sozinho",
    label: "Abre e fecha logo em seguida",
    phrase: "o portão que abre e fecha logo em seguida",
    asks: [
      "fecha sozinho assim que abre",
      "fecha assim que abre",
      "fecha sozinho assim abre",
      "abre fecha mesma hora",
      "abre fecha na hora",
      "abre fecha instante",
      "abre volta fechar mesma hora",
      "abre nem espera fecha",
      "abre não espera carro passar fecha",
      "abre não espera carro passar já volta",
      "abre fecha seguida",
      "abre fecha logo",
      "abre fecha sozinho logo",
      "abre já fecha",
      "abre e logo fecha",
      "fecha logo depois abrir",
      "fecha sozinho depois abrir",
      "abre fecha direto",
      "abre fecha imediatamente",
      "fecha muito rápido depois abrir",
      "fecha antes carro passar",
      "fecha antes passar",
      "aperto uma vez abre fecha",
      "aperto abre já fecha",
      "um toque abre fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão abre e fecha logo em seguida, antes de o carro passar, a pausa está curta ou falta fotocélula que o segure: não passe correndo, aperte para parar e peça ao técnico mais tempo e o teste do sensor. A regulagem em casa parte de {price.preventive}, sem peças.",

        "Um portão que abre e fecha logo em seguida costuma estar com o fechamento automático ligado e a pausa curta demais. Se antes não fazia isso, há comando duplo: tecla presa, controle que manda duas vezes ou botoeira com umidade. Sem fotocélula, desligue o disjuntor.",
        "Se o portão abre e já fecha sozinho, confira se a função de fechamento automático foi ligada, porque a central fecha ao fim da pausa. Quando acontece só com um controle, o botão dele repete o sinal. A pausa é regulada pelo técnico.",
        "O portão fecha logo depois de abrir porque a pausa do fechamento automático está curta ou porque a central recebeu uma segunda ordem. Teste com outro controle e pela botoeira; se só um faz isso, troque a pilha dele e guarde-o sem uso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Pausa curta ou segunda ordem",
          "Por que ele fecha sem ninguém mandar",
          "De onde vem a ordem de fechar",
        ],
        slots: [
          [
            "O fechamento automático conta a pausa a partir do portão aberto; poucos segundos não dão tempo de sair.",
            "A pausa pode ter voltado ao valor de fábrica depois de troca de placa ou reinício.",
            "Alguém pode ter ligado a função sem querer ao mexer na central.",
          ],
          [
            "O botão de controle gasto repete o sinal, e a central entende abrir e depois fechar.",
            "Botoeira úmida ou interfone em curto manda a segunda ordem.",
            "Dois controles apertados ao mesmo tempo produzem o mesmo efeito.",
          ],
          [
            "Em portão sem fotocélula, esse defeito fecha a folha sobre o carro.",
            "Sem sensor, ninguém segura a folha quando o carro ainda está no vão.",
            "O perigo está em quem sai devagar: sem fotocélula, a folha não espera.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como descobrir por que o portão abre e fecha",
          "Teste com controle e botoeira",
          "Testes simples para achar a causa",
        ],
        slots: [
          [
            "Faça os testes com a passagem livre, a pé e longe da folha.",
            "Não fique no vão durante o teste.",
            "Repare quantos segundos o portão fica aberto.",
          ],
        ],
        steps: [
          "Acione pela botoeira e conte os segundos até fechar.",
          "Repita com outro controle.",
          "Tire a pilha do controle suspeito e teste de novo.",
          "Se o tempo é sempre igual, é a pausa; se varia, é comando repetido.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso desligar o fechamento automático?",
        answers: [
          "Pode pedir, e a mudança é feita na central em poucos minutos de visita. Sem fotocélula, é o que se deve fazer.",
          "Sim. O técnico desliga a função ou aumenta a pausa e testa o sensor.",
        ],
      },
      {
        question: "Quanto tempo de pausa o portão deve ter?",
        answers: [
          "A pausa deve ser o bastante para o carro mais lento da casa sair com calma, sempre com fotocélula. Garagem comprida e rampa pedem mais.",
          "O tempo depende da manobra: conte o tempo de sair sem pressa e some uma folga. A fotocélula continua obrigatória para usar a função.",
        ],
      },
      {
        question: "Por que o portão começou a abrir e fechar depois da chuva?",
        answers: [
          "Umidade na botoeira ou no interfone fecha o contato e manda a ordem. Deixe desligado até secar e ser trocado.",
          "A água dá um comando falso. Se some quando seca, o botão ou a emenda precisa de troca e vedação.",
        ],
      },
    ],
    photo: "um vídeo de lado de uma abertura completa, com a etiqueta do motor",
  },
  {
    id: "abre-sozinho-com-interferencia",
    broader: "abre-sozinho",
    label: "Abre sozinho com avião, rádio ou caminhão",
    phrase: "o portão que abre quando passa avião ou caminhão",
    intent: "repair",
    asks: [
      "interferência abrindo portão",
      "lâmpada led abrindo portão",
      "abre sozinho acende luz",
      "abrindo sozinho acende luz",
      "basculante abre sozinho acende luz",
      "abre sozinho trovão",
      "correr abre sozinho trovão",
      "abre sozinho relâmpago",
      "abre sozinho avião",
      "abre sozinho caminhão",
      "abre avião",
      "abre sozinho passa",
      "abre sozinho rádio",
      "abre sozinho rádio amador",
      "abre sozinho interferência",
      "abre sozinho polícia",
      "abre sozinho moto passa",
      "abre sozinho passa caminhão",
      "abre sozinho ônibus",
      "abre quando passa avião",
      "abre chuveiro",
      "abre quando ligo",
      "abre liga chuveiro",
      "abre sozinho liga bomba",
      "abre liga bomba",
      "abre sozinho liga motor",
      "abre liga luz",
      "abre toca interfone",
      "abre quando toca",
      "abre passa caminhão",
    ],
    answers: {
      any: [
        "Portão que abre sozinho quando toca o interfone recebe o pulso pelo fio errado: botão do interfone ligado na entrada do motor, fios juntos na mesma caixa ou aparelho em curto. O técnico solta o fio do interfone na central para testar: se para de abrir, corrige a ligação ou troca o aparelho.",
        "Interferência abre o portão sozinho quando o ruído elétrico entra pelo fio da botoeira ou pelo receptor, como ao acender a luz: reator ou LED ruim por perto, fios juntos ou terra faltando. Desligue a lâmpada por um dia; se para, separam-se os fios ou troca-se a luminária.",
        "O portão que abre sozinho com interferência, como ao ligar a bomba d'água, o chuveiro ou outro motor, recebe um pico da rede: fio da botoeira junto com o de força, terra faltando ou central sensível. Fios separados, terra e filtro resolvem; a visita parte de {price.preventive} em casa, sem peças.",
        "Um pico pelo fio da botoeira, do interfone ou da rede faz o portão abrir sozinho, com trovão ou relâmpago sobretudo, porque a central o entende como comando. Na tempestade, desligue o disjuntor; depois, protetor de surto, terra e fios refeitos evitam a repetição.",
        "Avião, caminhão e rádio PX não abrem portão de código rolante; se o seu abre quando eles passam, a causa é tremor em fio solto, botoeira com mau contato ou receptor antigo, de código fixo, que aceita sinal parecido. Desligue o disjuntor ao sair até acharem qual é.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como separar vibração de rádio", "Tremor ou sinal: o teste"],
        slots: [["O teste leva minutos e não pede ferramenta.", "Dá para separar os dois sem abrir a central."]],
        steps: [
          "Dê batidas leves na coluna, com a mão: se abre, é fio ou botoeira frouxa.",
          "Tire a pilha de todos os controles por uma noite: se ainda abre, não é botão preso.",
          "Veja se a botoeira balança ou tem umidade.",
          "Anote a hora e o que passava na rua.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Trocar para código rolante evita que o portão abra com rádio?",
        answers: ["Resolve o sinal de fora. Se a causa é fio solto ou botoeira, o defeito continua até ser apertado."],
      },
      {
        question: "O vizinho tem controle igual. Pode ser ele?",
        answers: ["Pode, em código fixo. Central nova ou receptor de código rolante separa as duas casas."],
      },
    ],
    photo: "a foto do controle, da botoeira e da etiqueta da central",
  },
  {
    id: "abre-sozinho-depois-de-fechar",
    broader: "abre-sozinho",
    label: "Abre sozinho depois de fechar",
    phrase: "o portão que abre sozinho depois de fechar",
    asks: [
      "fecha e segundos depois abre",
      "fecha e segundos depois abre novo",
      "fecha e segundos depois abre novo sozinho",
      "fecha e depois abre novo sozinho",
      "fecha e depois abre sozinho",
      "abre sozinho depois de fechar",
      "abre sozinho depois fechado",
      "abre depois de fechar",
      "abre sozinho assim que fecha",
      "termina fechar abre sozinho",
      "fecha passa tempo abre sozinho",
      "fecha minutos depois abre",
      "abre sozinho minutos depois de fechar",
      "abre sozinho minutos depois fechado",
      "abre tempo depois de fechar",
      "fechado abre sozinho depois",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre sozinho depois de fechar: o tempo diz a causa. Se abre no instante em que encosta, a batida é lida como obstáculo, e se acertam fim de curso e força; se abre minutos depois, chegou um comando falso, de botoeira úmida, tecla presa ou código repetido. Até lá, feche e desligue o disjuntor.",
        "Se o portão fecha e, passado um tempo, abre sozinho, alguma coisa manda abrir: botoeira ou interfone com umidade, controle espremido na bolsa, vizinho com o mesmo código ou módulo Wi-Fi. Feche, desligue o disjuntor e o nobreak, se houver, e peça o teste de cada comando, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Na hora ou minutos depois: duas causas", "O tempo entre fechar e abrir"],
        slots: [
          [
            "Na mesma hora é reversão: fim de curso que atua tarde, batente apertado ou força baixa.",
            "Se reabre ao encostar, a central tomou o batente por obstáculo.",
          ],
          [
            "Minutos depois é ordem: contato úmido na botoeira ou no interfone, tecla presa, código repetido.",
            "Fechado, parado e de repente abrindo é comando que veio de fora da central.",
          ],
          [
            "Folha que se abre em silêncio, sem o motor, é motor destravado ou desequilíbrio.",
            "Sem som de motor, a folha abriu pelo peso ou pelo vento: confira a chave de destravamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar de onde vem", "Teste antes de chamar"],
        slots: [["Só teste com alguém olhando o vão.", "A casa não fica aberta durante o teste: fique por perto."]],
        steps: [
          "Feche e conte quanto tempo leva para abrir.",
          "Escute se o motor trabalhou.",
          "Tire a pilha dos controles por uma hora.",
          "Depois, feche e desligue o disjuntor até a visita.",
          "Mande a hora em que abriu e um vídeo do fechamento.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Pode ser o vizinho?",
        answers: [
          "Pode, em código fixo repetido: abre em horários de chegada e saída. Regravar com código rolante resolve.",
          "Se os horários se repetem, sim. Apague a memória e grave os seus controles de novo.",
        ],
      },
      {
        question: "Desligar o fechamento automático resolve?",
        answers: ["Não: ele manda fechar, e não abrir.", "Não ajuda. A ordem de abrir vem de outro lugar."],
      },
      {
        question: "É seguro dormir assim?",
        answers: [
          "Não. Feche e desligue disjuntor e nobreak, ou prenda a folha por dentro.",
          "Só com a energia do portão desligada e a folha fechada e travada.",
        ],
      },
    ],
    photo: "um vídeo do fechamento até a reabertura e a foto da botoeira e da etiqueta do motor",
  },
];
