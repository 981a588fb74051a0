import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const fechadura: NarrowConcept[] = [
  {
    id: "fechadura-eletromagnetica",
    broader: "fechadura",
    label: "Fechadura eletromagnética (eletroímã)",
    phrase: "a fechadura eletromagnética do portão",
    intent: "installation",
    asks: [
      "fechadura eletromagnética",
      "eletroímã portão",
      "fechadura eletroímã",
      "fechadura magnética",
      "fecho magnético",
      "fecho eletromagnético",
      "eletroímã instalar",
      "eletroímã 150 kg",
      "eletroímã 300 kg",
      "fechadura eletromagnética preço",
      "eletroímã social",
    ],
    answers: {
      any: [
        "A fechadura eletromagnética, ou eletroímã, segura o portão social por força magnética e solta quando se corta a energia. Pede folha alinhada, fonte própria, botão de saída e bateria, senão o portão abre na falta de luz.",
        "Eletroímã no portão social não tem trinco nem chave: o ímã fica no batente, a chapa na folha, e o comando corta a alimentação por um instante. Serve a prédio e comércio; em casa, só com fonte e bateria.",
        "Para instalar fechadura eletromagnética, a chapa precisa encostar inteira no ímã, com a fonte do lado de dentro e mola de fechamento regulada. O valor depende da força do ímã, da folha e do cabo, e sai por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação do eletroímã", "Ímã, chapa, fonte e botão", "O que o técnico instala"],
        slots: [
          [
            "O corpo do ímã vai fixo no batente, e a chapa, na folha, com um pouco de jogo para se acomodar.",
            "Ímã e chapa ficam paralelos e encostados por inteiro, porque qualquer fresta reduz a força.",
            "A folha é alinhada antes, já que o ímã não puxa portão torto.",
          ],
          [
            "A fonte de 12 V ou 24 V, com bateria, fica dentro de casa ou da portaria, fora do alcance da rua.",
            "Cabo e fonte do lado de dentro evitam que alguém solte o portão cortando um fio.",
            "O interfone ou o leitor aciona por contato NF, que abre o circuito e solta a folha.",
          ],
          [
            "Por dentro vai um botão de saída, e em uso coletivo também o acionamento de emergência.",
            "Ninguém pode depender de senha para sair: o botão interno corta o ímã.",
            "A mola ou o braço de fechamento leva a folha até encostar, senão o ímã não segura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Onde o eletroímã compensa",
          "Força do ímã e tipo de portão",
          "Eletroímã na casa, no prédio e no comércio",
        ],
        slots: [
          [
            "Prédio e comércio com muita passagem aproveitam a falta de peça móvel para gastar.",
            "Onde se abre o dia inteiro, o ímã dura mais que um trinco, por não ter peça que bata.",
            "Rota de saída usa o ímã porque ele solta sem energia.",
          ],
          [
            "Em casa, a falta de luz abre o portão se a bateria acabar; por isso muitos preferem o trinco.",
            "Para portão de rua residencial, o trinco tranca sem energia e o ímã não.",
            "Quem escolhe o ímã em casa precisa de bateria testada e de outra tranca para viagens.",
          ],
          [
            "A força vem em quilos na etiqueta e supõe contato perfeito; folha torta segura bem menos.",
            "Modelos de 150 kg e de 300 kg são comuns, e a folha alta e pesada pede o maior.",
            "Portão vazado que balança ao vento pede ímã mais forte e batente firme.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o eletroímã", "Para o ímã não perder força", "Limpeza, bateria e teste"],
        slots: [
          [
            "Limpe as faces do ímã e da chapa com pano seco, sem lixa e sem óleo.",
            "Ferrugem, tinta ou adesivo na face cria uma fresta que tira força.",
            "Não pinte a chapa nem o ímã: a película de tinta já reduz a retenção.",
          ],
          [
            "Teste a bateria cortando a energia da fonte e vendo quanto tempo o portão segura.",
            "Um teste de falta de luz a cada poucos meses mostra se a bateria ainda serve.",
            "Bateria velha só se revela no apagão, então simule um de dia.",
          ],
          [
            "Parafuso da chapa frouxo desalinha o conjunto, e o aperto entra na revisão.",
            "A chapa tem de ficar firme e com jogo ao mesmo tempo, ajuste que o técnico confere.",
            "Peça a conferência do botão de saída em cada manutenção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Eletroímã abre quando falta luz?",
        answers: [
          "Abre, se não houver bateria na fonte. Com bateria, segura por algumas horas, conforme a capacidade.",
          "Sim, ele solta sem energia. A bateria de apoio evita isso na queda comum.",
        ],
      },
      {
        question: "Eletroímã gasta muita energia?",
        answers: [
          "Pouco, mas o tempo todo, porque segura a folha com corrente. O trinco só consome ao abrir.",
          "O consumo é baixo e contínuo, comparável ao de uma lâmpada pequena.",
        ],
      },
      {
        question: "Pode ser usado no portão da garagem?",
        answers: [
          "Não é o usual. Portão automático usa trava elétrica de pino, comandada pela placa do motor.",
          "Em geral não. O ímã é do portão de pedestre; a garagem pede trava elétrica.",
        ],
      },
      {
        question: "Pode ficar na chuva?",
        answers: [
          "Só modelo de uso externo, com cabo vedado. O ímã comum enferruja e perde contato.",
          "Se for próprio para área externa, sim. Ainda assim, abrigar prolonga a vida.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, do batente e do interfone",
  },
  {
    id: "eletroima-ou-trinco",
    broader: "fechadura",
    label: "Eletroímã ou fechadura de trinco",
    phrase: "a escolha entre eletroímã e trinco",
    intent: "comparison",
    asks: [
      "eletroímã ou trinco",
      "fechadura elétrica eletromagnética",
      "fechadura elétrica ou eletromagnética",
      "fechadura elétrica ou magnética",
      "eletroímã fechadura elétrica",
      "diferença fechadura elétrica eletroímã",
      "qual melhor fechadura portão",
      "eletroímã x fechadura elétrica",
      "fechadura eletromagnética elétrica qual",
      "trinco elétrico eletroímã",
    ],
    answers: {
      any: [
        "Escolha a fechadura elétrica de trinco para portão de rua de casa: ela tranca sem energia e abre pela chave. Escolha o eletroímã em prédio e comércio de muita passagem, com fonte e bateria, porque ele solta quando falta luz.",
        "Trinco elétrico segura a casa no apagão; eletroímã libera a saída. Essa é a diferença que decide: quem quer trancar sem luz fica com o trinco, quem precisa de rota de fuga e uso intenso fica com o ímã.",
        "Fechadura elétrica de trinco consome só ao abrir e pede ajuste de batente; eletroímã não tem peça móvel e consome sempre. Para casa, trinco; para acesso coletivo com controle de acesso, eletroímã com bateria.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Trinco ou eletroímã, em cada situação", "Qual fechadura para o seu portão", "A escolha pelo uso"],
        slots: [
          [
            "Casa com portão de rua: trinco, com chave guardada e folha alinhada.",
            "Na residência, o trinco evita que uma queda de luz deixe o portão solto.",
            "Quem viaja e deixa a casa vazia fica mais tranquilo com o trinco.",
          ],
          [
            "Prédio, clínica e escritório: eletroímã com bateria e botão de saída.",
            "Muitas aberturas por dia desgastam o trinco e não desgastam o ímã.",
            "Onde a norma pede saída livre, o ímã solta sozinho sem energia.",
          ],
          [
            "Portão que balança, empena ou bate forte dá problema nos dois, e o alinhamento vem antes.",
            "Folha caída prende o trinco e afasta a chapa do ímã: conserte primeiro a dobradiça.",
            "Vento forte em folha fechada pede ímã maior ou trinco reforçado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda no funcionamento", "Pulso para abrir ou energia para segurar", "Como cada uma trabalha"],
        slots: [
          [
            "O trinco recebe um pulso e recolhe a lingueta; o ímã perde a alimentação e solta a chapa.",
            "Num, a energia abre; no outro, a energia segura.",
            "O comando também difere: contato que fecha para o trinco, contato que abre para o ímã.",
          ],
          [
            "A chave mecânica existe no trinco e não existe no ímã.",
            "Sem luz, o trinco abre pela chave, e o ímã, sem bateria, já está aberto.",
            "O ímã precisa de outra tranca para quem quer segurança no apagão longo.",
          ],
          [
            "O trinco pode zumbir e prender; o ímã pode soltar com empurrão se a chapa não encosta.",
            "Defeito de trinco costuma ser alinhamento, e o de ímã, contato ou fonte.",
            "Cada um tem a sua manutenção: regulagem de batente ou limpeza das faces.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso trocar um pelo outro aproveitando o interfone?",
        answers: [
          "Em geral sim, com mudança na fonte e no contato de comando. O trinco pede pulso; o ímã pede corte.",
          "Pode, mas a ligação não é a mesma. O técnico confere a saída do interfone.",
        ],
      },
      {
        question: "Qual é mais difícil de arrombar?",
        answers: [
          "Depende da folha e do batente. O trinco segura sem energia; o ímã forte e bem encostado resiste ao empurrão, mas cai se cortarem a alimentação.",
          "Para a rua, o trinco bem alinhado costuma ser a escolha. O ímã depende da fonte protegida.",
        ],
      },
      {
        question: "Qual custa mais para instalar?",
        answers: [
          "Varia com a folha e a solda. O ímã soma fonte com bateria e botão de saída; o trinco soma ajuste do batente. O valor vem por foto.",
          "Depende do portão. Mande fotos do batente e do interfone para comparar os dois no mesmo orçamento.",
        ],
      },
      {
        question: "Posso usar os dois juntos?",
        answers: [
          "Pode, em portão que precisa de reforço, com o trinco para a noite. A saída de emergência tem de continuar simples.",
          "É possível, desde que quem está dentro consiga sair sem dificuldade.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora e do interfone, e diga quantas pessoas passam por dia",
  },
  {
    id: "eletroima-solta",
    broader: "fechadura",
    label: "Eletroímã que solta",
    phrase: "o eletroímã que solta",
    intent: "repair",
    asks: [
      "eletroímã solta",
      "eletroímã não segura",
      "eletroímã soltando",
      "eletroímã fraco",
      "eletroímã não trava",
      "fechadura magnética solta",
      "fechadura magnética não segura",
      "eletroímã abre empurrão",
      "eletroímã esquenta",
      "eletroímã soltou",
      "eletroímã perdeu força",
      "eletroímã não prende",
    ],
    answers: {
      any: [
        "Eletroímã que solta com um empurrão quase sempre encosta torto: chapa desalinhada, face suja ou folha que não chega até o fim. Limpe as faces com pano seco; se continuar, mede-se a tensão da fonte e regula-se a mola.",
        "Se o eletroímã não segura, três coisas se conferem: contato inteiro entre ímã e chapa, tensão certa no fio e fechamento da folha. Trocar a peça antes disso raramente resolve.",
        "Eletroímã fraco perde força por fresta de milímetros, ferrugem na chapa ou fonte cansada. O portão fica sem tranca nesse estado: use outro fecho por dentro até o reparo, sem prender ninguém.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no eletroímã", "Chapa, face e folha: teste em ordem", "Verificação sem ferramenta"],
        slots: [
          [
            "Observe com a luz acesa e a folha fechada devagar.",
            "O contato entre as faces é o que dá a força; comece por ele.",
            "A fonte é ligada à rede e fica fechada durante o teste.",
          ],
        ],
        steps: [
          "Veja se a chapa encosta por inteiro ou sobra fresta de um lado.",
          "Passe pano seco nas duas faces e retire adesivo ou tinta solta.",
          "Balance a chapa: ela deve ter um pouco de jogo, sem estar frouxa.",
          "Solte a folha e veja se a mola a leva até encostar.",
          "Note se solta só em certos horários ou depois de falta de luz.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o ímã perde força", "Fresta, tensão ou mola", "As causas do eletroímã solto"],
        slots: [
          [
            "Fresta pequena derruba muito a força, porque o magnetismo cai depressa com a distância.",
            "Chapa apertada demais não se acomoda e encosta só por um canto.",
            "Folha caída muda o ângulo e deixa o contato pela metade.",
          ],
          [
            "Fonte fraca, bateria velha e cabo longo entregam menos tensão do que o ímã pede.",
            "Depois de falta de luz, a fonte recarrega a bateria e o ímã pode ficar mais fraco por um tempo.",
            "Tensão ligada em 12 V num ímã ajustado para 24 V o deixa sem força.",
          ],
          [
            "Mola cansada ou vento impedem a folha de chegar até o ímã.",
            "Se a folha para a um dedo do batente, o defeito é do fechamento e não do ímã.",
            "Braço de fechamento regulado fraco deixa o portão encostado sem travar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Eletroímã quente é normal?",
        answers: [
          "Morno, sim, porque fica ligado sempre. Quente a ponto de não poder encostar a mão é tensão errada: desligue a fonte e peça a medição.",
          "Um leve aquecimento é normal. Calor forte ou cheiro pede desligar e chamar o técnico.",
        ],
      },
      {
        question: "Posso lixar a chapa enferrujada?",
        answers: [
          "Não. Lixar cria desnível e tira a proteção. Limpe a seco; com ferrugem funda, troca-se a chapa.",
          "Evite. A face precisa ser plana, e a lixa piora o contato.",
        ],
      },
      {
        question: "Trocar por um mais forte resolve?",
        answers: [
          "Só se a folha exigir mais força. Com chapa torta ou fonte fraca, o maior também solta.",
          "Depende da causa. Primeiro se acerta o contato e a tensão.",
        ],
      },
      {
        question: "O portão demora a soltar quando aciono. É defeito?",
        answers: [
          "Pode ser magnetismo residual, ferrugem ou a falta do dispositivo que afasta a chapa. O técnico confere o contato e o comando.",
          "Às vezes. Sujeira na face e comando mal ligado retardam a soltura.",
        ],
      },
    ],
    photo: "fotos do ímã e da chapa com o portão fechado, de perto e de lado",
  },
  {
    id: "fechadura-nao-destrava",
    broader: "fechadura",
    label: "Fechadura elétrica não destrava",
    phrase: "a fechadura elétrica que não destrava",
    intent: "repair",
    asks: [
      "fechadura não destrava",
      "fechadura elétrica não abre",
      "fechadura não abre",
      "fechadura elétrica travou",
      "fechadura zumbe",
      "fechadura faz barulho não",
      "fechadura travada portão",
      "fechadura elétrica não funciona",
      "fechadura não solta",
      "portão social não abre",
      "fechadura emperrada portão",
      "fechadura zumbindo",
      "fechadura elétrica zumbindo",
      "fechadura elétrica barulho",
      "trinco elétrico não abre",
      "fechadura elétrica destravar",
    ],
    answers: {
      any: [
        "Fechadura elétrica que não destrava: dê o comando e, ao mesmo tempo, empurre ou puxe a folha de leve. Se soltar, o trinco está preso por desalinhamento; se zumbir sem soltar, a tensão pode estar fraca; muda, falta energia nela.",
        "Se a fechadura elétrica não abre, tente a chave mecânica e escute o comando. Zumbido é pressão no trinco ou tensão fraca; silêncio é fio partido, fonte queimada ou bobina aberta. Não use alavanca.",
        "Fechadura travada no portão social quase sempre tem causa mecânica: folha caída, batente fora do lugar ou trinco seco. Alivie a folha com a mão; abrindo assim, o conserto é de dobradiça e regulagem.",
      ],
      emergency: [
        "Fechadura elétrica travada com alguém preso: use a chave mecânica, alivie a folha com a mão e dê o comando. Não force com alavanca nem desmonte a fechadura. Sem solução, o atendimento funciona {hours}.",
        "Se a fechadura do social não destrava e não há outra saída, empurre ou puxe a folha enquanto alguém aperta a abertura. Não cedendo, saia pela garagem ou chame o técnico, que atende {hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Destravar sem estragar a fechadura",
          "Chave, folha e comando, nessa ordem",
          "O que tentar antes de chamar",
        ],
        slots: [
          [
            "Dois minutos de teste separam o defeito mecânico do elétrico.",
            "Peça a alguém que dê o comando enquanto você cuida da folha.",
            "A fonte é ligada à rede e não se abre.",
          ],
        ],
        steps: [
          "Tente a chave mecânica, sem forçar.",
          "Dê o comando e escute: zumbido, estalo ou silêncio.",
          "Repita empurrando e depois puxando a folha de leve.",
          "Veja se a folha está caída ou raspando no chão.",
          "Se não soltar, use outra saída e fotografe trinco, batente e dobradiças.",
        ],
      },
      {
        about: "causes",
        headings: ["Zumbido, estalo ou silêncio", "O que cada som indica", "Por que não destrava"],
        slots: [
          [
            "Zumbido sem soltar indica trinco prensado ou tensão abaixo da necessária.",
            "A bobina puxa, mas a lingueta não corre porque a folha a aperta contra o batente.",
            "Som fraco e arrastado aponta para fonte cansada ou cabo comprido.",
          ],
          [
            "Estalo normal e folha presa sugerem trinco seco, sujo ou com a mola quebrada.",
            "Se o trinco recolhe e a folha não sai, há atrito no batente ou ferrolho esquecido.",
            "Fechadura que solta e volta a trancar antes de abrir tem o pulso curto demais.",
          ],
          [
            "Silêncio mostra que a energia não chega: fio, fonte, tecla ou bobina.",
            "Fio que dobra na dobradiça se parte por dentro e falha em certas posições.",
            "Se outro comando abre, o defeito é da tecla; se nenhum abre, é da linha ou da bobina.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso passar óleo na fechadura?",
        answers: [
          "Óleo junta pó e emperra depois. No tambor da chave, use grafite em pó; o trinco é limpo e lubrificado na manutenção.",
          "Melhor não. Grafite no cilindro e trinco limpo funcionam por mais tempo.",
        ],
      },
      {
        question: "Esquentou e parou de abrir. Queimou?",
        answers: [
          "Pode ter queimado a bobina, se o comando ficou preso ou a tecla foi segurada por muito tempo. O técnico mede a resistência.",
          "Provável. Fechadura de pulso não aguenta comando contínuo. Desligue a fonte e peça a medição.",
        ],
      },
      {
        question: "O problema volta no calor. Por quê?",
        answers: [
          "O metal dilata, a folha cede e o trinco passa a encostar no batente. O ajuste de dobradiça ou batente resolve.",
          "Por dilatação e folga. Um pouco de regulagem no batente acaba com isso.",
        ],
      },
      {
        question: "Vale trocar a fechadura inteira?",
        answers: [
          "Só se a bobina queimou ou o corpo gastou. Sem alinhar a folha, a nova trava do mesmo jeito.",
          "Depende da causa. Primeiro alinhe; depois, se preciso, troque.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças, e diga se ela zumbe ou fica muda",
  },
  {
    id: "fechadura-nao-tranca",
    broader: "fechadura",
    label: "Portão social bate e não tranca",
    phrase: "o portão social que bate e não tranca",
    intent: "repair",
    asks: [
      "fechadura não tranca",
      "fechadura não trava",
      "portão social não fecha",
      "portão social não tranca",
      "bate não tranca",
      "fechadura elétrica não fecha",
      "fechadura elétrica não trava",
      "portão social não trava",
      "portão social fica aberto",
      "portão pedestre não fecha",
    ],
    answers: {
      any: [
        "Portão social que bate e não tranca está com a folha caída, o trinco gasto, a mola fraca ou o batente fora do lugar. Levante a folha com a mão e feche: se trancar assim, o conserto é de dobradiça.",
        "Se a fechadura elétrica não tranca, veja se o trinco está armado e se ele entra no batente. Comando preso no interfone também mantém a lingueta recolhida, com zumbido contínuo.",
        "Fechadura que não trava deixa a casa aberta: feche com corrente e cadeado por dentro, sem prender ninguém, e confira alinhamento e mola. Quase sempre é regulagem, e não fechadura nova.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Descubra por que não tranca", "Levante, feche e escute", "Teste da folha e do trinco"],
        slots: [
          [
            "O teste usa só as mãos e mostra se o caso é de folha ou de fechadura.",
            "Faça com o portão aberto e depois fechando devagar.",
            "Não desmonte a fechadura nem mexa na fonte.",
          ],
        ],
        steps: [
          "Com o portão aberto, gire a chave e veja se a lingueta sai e volta.",
          "Feche devagar e veja em que altura ela encontra o furo do batente.",
          "Levante a folha um pouco com a mão e feche de novo.",
          "Solte a folha e veja se a mola a leva até o batente.",
          "Escute se há zumbido contínuo, sinal de comando preso.",
        ],
      },
      {
        about: "causes",
        headings: ["Folha, mola, batente ou comando", "O que impede o trinco de entrar", "As causas mais comuns"],
        slots: [
          [
            "Dobradiça cedida baixa a folha, e a lingueta bate acima ou abaixo do furo.",
            "Portão que raspa no chão perdeu o prumo e já não encontra o batente.",
            "Solda trincada na dobradiça derruba a folha aos poucos.",
          ],
          [
            "Mola aérea ou de chão sem força não vence o vento e deixa a folha encostada.",
            "Mola regulada fraca fecha devagar e não arma o trinco.",
            "Fechamento com batida forte também estraga: o trinco salta e não entra.",
          ],
          [
            "Muitas fechaduras de sobrepor precisam ser armadas pela batida, e a lingueta gasta não arma.",
            "Trinco comido pelo uso escorrega no batente em vez de prender.",
            "Tecla do interfone presa mantém a bobina ligada e o trinco recolhido.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Como fecho a casa hoje à noite?",
        answers: [
          "Corrente e cadeado por dentro, com a chave à mão de quem está na casa. Deixe sempre um modo simples de sair.",
          "Use ferrolho ou corrente por dentro, sem trancar ninguém, até o ajuste.",
        ],
      },
      {
        question: "É preciso trocar a fechadura?",
        answers: [
          "Raramente. Alinhar a folha, regular a mola e mover o batente resolvem a maioria.",
          "Só com trinco gasto ou corpo quebrado. Antes se acerta a folha.",
        ],
      },
      {
        question: "Por que tranca só quando bato com força?",
        answers: [
          "Porque o trinco não arma na batida leve: folha caída ou mola fraca. Bater forte agrava a folga.",
          "Falta alinhamento ou mola. Regule em vez de bater.",
        ],
      },
      {
        question: "Quem conserta: serralheiro ou técnico?",
        answers: [
          "Dobradiça e solda são serralheria; fechadura, fonte e fio são do técnico. Mande fotos para saber qual é o caso.",
          "Depende da causa. As fotos do batente e das dobradiças mostram o serviço.",
        ],
      },
    ],
    photo: "fotos do trinco, do batente e das dobradiças com o portão fechado",
  },
];
