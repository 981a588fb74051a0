import type { Concept } from "#domain/knowledge/concept.ts";

export const fechadura: Concept = {
  id: "fechadura",
  kind: "part",
  label: "Fechadura elétrica",
  phrase: "a fechadura elétrica do portão",
  words: [
    "fechadura",
    "fechadura elétrica",
    "fechadura eletrônica",
    "fechadura eletroímã",
    "eletroímã",
    "eletroímã de portão",
    "fecho elétrico",
    "fecho magnético",
    "fechadura magnética",
    "fechadura do portão social",
    "fechadura digital",
    "tranca elétrica",
  ],
  gates: ["social", "pivotante", "duas-folhas"],
  intent: "installation",
  answers: {
    any: [
      "Vendemos, instalamos e trocamos fechadura elétrica de portão social: a de trinco, que fica trancada sem luz e abre pela chave, ou o eletroímã, que depende de energia contínua. Só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      "Instalamos e consertamos fechadura elétrica de portão social, que solta com um comando do interfone, de botão ou de senha, em geral em 12 V. O eletroímã, a outra opção, segura por força magnética e solta quando fica sem energia.",
      "Instalamos fechadura elétrica no portão social para abrir pelo interfone, por botão ou por senha, com chave para a falta de luz. A folha precisa estar alinhada e fechar sem forçar, e a foto do batente mostra isso antes.",
    ],
    price: [
      "O preço da fechadura elétrica instalada soma a peça, a adaptação da folha (furo, solda ou chapa) e o cabo até o interfone. Mande fotos do portão social por dentro e por fora; o orçamento é grátis.",
      "Na fechadura do portão, o preço soma o modelo (trinco, eletroímã ou digital), a fonte e a instalação. Uma folha caída pede alinhamento antes; com fotos do batente e do interfone, o valor sai fechado.",
      "Trocar uma fechadura elétrica por outra igual custa peça e mão de obra; instalar do zero acrescenta cabo, fonte e serralheria. Quando basta o ajuste, o serviço em casa parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "Consertamos fechadura elétrica começando pelo alinhamento, porque folha caída prende o trinco. Depois o técnico mede a tensão no instante do comando, a fonte e o fio; bobina queimada pede troca da fechadura.",
      "Consertamos ou trocamos a fechadura elétrica que não responde, em geral por fonte fraca, fio rompido na dobra da folha ou bobina aberta. O técnico mede na ponta do cabo e corrige primeiro o que for mecânico.",
    ],
    installation: [
      "A fechadura elétrica de trinco é a mais usada no portão social de casa: instalamos com a folha alinhada, o cabo protegido até a fonte e o comando pelo interfone, por botão ou por senha. Sem luz, ela continua trancada e abre pela chave.",
      "Instalamos a fechadura elétrica do portão social com folha alinhada, fonte, cabo até o interfone e teste pela chave, com e sem energia. O valor sai por foto, conforme o modelo e o fio; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
      "O serviço inclui alinhar a folha, fixar a fechadura elétrica, passar o cabo até a fonte ou o interfone e testar pelo botão e pela chave. Em casa, a de trinco, que tranca sem luz, é a escolha comum; o eletroímã segura por ímã e pede bateria.",
    ],
    comparison: [
      "A fechadura de trinco fica trancada sem energia e abre pela chave; o eletroímã solta quando falta luz. Para a rua, o trinco segura melhor a casa; para rota de saída, o eletroímã facilita a fuga.",
      "O eletroímã não tem peça móvel e fecha em silêncio, mas exige energia o tempo todo. A fechadura elétrica consome só no instante de abrir e aceita chave, com mais partes para ajustar.",
    ],
    emergency: [
      "Fechadura elétrica travada com alguém preso: tente a chave mecânica, alivie a folha com a mão e aperte o botão de abertura. Não force com alavanca. Se não soltar, chame o técnico; o contato funciona {shop.hours}.",
      "Se a fechadura não tranca e o portão social fica aberto, use corrente e cadeado por dentro até o reparo, sem prender ninguém. Alinhamento da folha, trinco gasto e fonte são o que o técnico confere.",
    ],
    question: [
      "Sim, a fechadura elétrica serve em portão social de ferro, aço ou alumínio, com a folha alinhada. A de trinco continua trancada na falta de luz e abre pela chave; o eletroímã solta sem energia.",
      "Vale a pena quando o portão fica longe da porta ou há interfone: você abre sem descer, e sem luz usa a chave. A folha torta é alinhada antes, e o alumínio fino pede chapa de reforço.",
      "Funciona com interfone, botão ou senha, em geral em 12 V e por um pulso. Para a rua, prefira a de trinco com chave; o eletroímã pede fonte com bateria, porque solta no apagão.",
    ],
    buying: [
      "Vendemos e instalamos fechadura elétrica: para portão de rua de casa, a de trinco com chave, que tranca sem luz; para prédio e comércio de muita passagem, eletroímã com fonte e bateria. Fotos do batente fecham o modelo e o valor.",
      "Vendemos e instalamos a fechadura certa para o seu portão pela folha, pelo lado em que ela abre e pela tensão do interfone, em geral 12 V. Uma foto do batente e outra da folha resolvem a dúvida.",
      "Indicamos e instalamos a fechadura pelo uso: trinco elétrico para casa com interfone, eletroímã para acesso coletivo, digital de uso externo para quem não quer chave. Ao tempo, só modelo próprio para chuva.",
    ],
    "how-to": [
      "Para instalar fechadura elétrica, alinhe a folha, marque a altura, fixe o corpo na folha e a contratesta no batente com o trinco centrado e passe o cabo protegido até a fonte ou o interfone, em geral de 12 V. Sem energia, teste pela chave.",
      "Instale a fechadura elétrica só com a folha reta: furo ou solda no ponto do trinco, contratesta com folga pequena, cabo flexível na passagem da folha e comando por pulso. Corte e solda em portão ficam com o serralheiro ou o técnico.",
      "Ligue a fechadura elétrica à saída própria do interfone ou a uma fonte com botão de pulso, nunca direto na placa do motor. Um comando contínuo queima a bobina, que foi feita para abrir em um toque.",
    ],
  },
  line: [
    "Fechadura elétrica que zumbe e não solta pede primeiro o alinhamento da folha.",
    "Sem luz, o eletroímã solta e a fechadura de trinco continua trancada.",
    "A fechadura do portão social é comandada pelo interfone, por botão ou por senha.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Tipos de fechadura para o portão",
        "Trinco elétrico e eletroímã",
        "Como a fechadura elétrica tranca e solta",
      ],
      slots: [
        [
          "A de trinco libera uma lingueta por um pulso elétrico e volta a trancar ao bater o portão.",
          "No tipo mais comum, um pulso de energia recolhe o trinco e a folha pode ser empurrada.",
          "A fechadura elétrica de sobrepor abre por pulso e também pela chave, dos dois lados em muitos modelos.",
        ],
        [
          "O eletroímã segura a folha por força magnética enquanto há energia e solta quando ela falta.",
          "Ímã e chapa mantêm o portão fechado enquanto a fonte alimenta a bobina, sem trinco.",
          "No eletroímã não há lingueta: a retenção é magnética e depende da fonte ligada.",
        ],
        [
          "O comando vem do interfone, de botão interno, de senha ou de leitor de acesso.",
          "Interfone, botoeira, teclado ou tag comandam as duas: a de trinco com um pulso, o eletroímã pelo corte da alimentação.",
          "A maioria trabalha em 12 V, vindos da fonte do interfone ou de fonte própria.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Fechadura com defeito: sinais",
        "Fechadura que zumbe, não solta ou não tranca",
        "Folha, fio ou trinco: de onde vem o defeito",
      ],
      slots: [
        [
          "O zumbido sem soltar costuma ser o trinco prensado pela folha desalinhada ou a tensão fraca no fio.",
          "Se a fechadura vibra e não abre, em geral a folha caída força a lingueta ou a tensão chega fraca.",
          "O barulho de bobina sem destravar aponta para pressão no trinco ou para tensão abaixo da necessária.",
        ],
        [
          "Nenhum som ao apertar a tecla costuma indicar fio partido, fonte queimada ou bobina aberta.",
          "O silêncio no comando sugere que a tensão não chega, e a fonte é o primeiro suspeito.",
          "Sem som algum, desconfie também do fio que dobra com a folha e se parte por dentro depois de anos.",
        ],
        [
          "Um portão que bate e não tranca costuma ter trinco gasto, mola fraca ou batente fora do lugar.",
          "Se é preciso levantar a folha com a mão para trancar, a dobradiça deve ter cedido.",
          "Um eletroímã que solta com um empurrão costuma estar desalinhado, sujo ou com fonte fraca.",
        ],
      ],
      bullets: [
        "Zumbido sem abrir",
        "Nenhum som ao comando",
        "Bate e não tranca",
        "Só abre empurrando a folha",
        "Eletroímã solta com empurrão",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir na fechadura antes de chamar",
        "Teste rápido do portão social",
        "Chave, comando e folha: teste em ordem",
      ],
      slots: [
        [
          "Três testes separam a causa: pela chave, pelo comando e com a folha aliviada.",
          "Com a chave na mão e alguém no interfone, você descobre onde está a falha.",
          "Teste em ordem e anote o resultado, sem desmontar a fechadura nem a fonte.",
        ],
        [
          "A fonte é ligada à rede, então a caixa dela fica fechada.",
          "Não abra a fonte nem emende fio com o circuito ligado.",
          "Não toque em fios soltos, mesmo em 12 V, enquanto o disjuntor não estiver desligado.",
        ],
        [
          "Se ela só abre com a folha aliviada, o caso costuma ser de dobradiça ou de batente, não de eletricidade.",
          "Abre pela chave e não pelo botão? A busca segue para fonte, fio e bobina, com o técnico.",
          "No eletroímã, limpe a face com pano seco antes de concluir, porque sujeira e tinta reduzem a força.",
        ],
      ],
      steps: [
        "Abra pela chave: se ela também prende, o defeito costuma ser do trinco ou do alinhamento.",
        "Peça o comando pelo interfone e escute a fechadura.",
        "Repita empurrando ou puxando a folha de leve.",
        "Veja se a folha está caída ou raspando no chão.",
        "Fotografe o trinco, o batente e as dobradiças.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da fechadura",
        "O que o técnico ajusta no portão social",
        "Alinhamento, cabo e teste",
      ],
      slots: [
        [
          "Antes de furar, a folha é alinhada, porque fechadura em portão torto trava em pouco tempo.",
          "O ajuste de dobradiça e batente vem primeiro, para o trinco entrar livre.",
          "Uma folha caída é corrigida antes, e às vezes pede solda na dobradiça.",
        ],
        [
          "O cabo passa protegido na região da dobradiça, para não se partir com o movimento.",
          "O cabo segue em duto ou mangueira flexível até a fonte, separado dos fios da rede de 127 ou 220 V.",
          "Na dobra da folha, o técnico usa cabo flexível com proteção, porque é ali que as instalações antigas falham.",
        ],
        [
          "Depois vêm a regulagem do trinco e o teste de fechar e abrir várias vezes, com e sem comando.",
          "O teste inclui comando, chave, batida suave e batida forte, com a mola de fechamento ajustada.",
          "No fim, o técnico regula a mola do portão social, para ele bater e trancar sozinho.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Trinco ou eletroímã: qual usar",
        "Qual fechadura para qual portão",
        "Como escolher a fechadura elétrica",
      ],
      slots: [
        [
          "Para portão de rua em casa, a de trinco é a escolha usual, porque segura sem energia.",
          "Em residência, a escolha comum é a fechadura de trinco, com chave para a falta de luz.",
          "No portão social de casa, o usual é a fechadura elétrica de trinco, que tranca mesmo sem energia.",
        ],
        [
          "O eletroímã vai bem em prédio, com fonte e bateria, e em porta que é rota de saída.",
          "Um prédio com controle de acesso usa o eletroímã, que segura a folha por força magnética e suporta muitas aberturas por dia.",
          "Onde o fluxo é alto, o eletroímã dura mais, por não ter peça móvel; a bateria o mantém fechado na falta de luz.",
        ],
        [
          "Folha leve de alumínio e porta de vidro pedem modelo próprio, com pouco esforço na fixação.",
          "Em portão de vidro, a fechadura é específica e o furo não se improvisa.",
          "O portão pivotante de garagem usa trava ligada ao motor, e não a fechadura do social.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fechadura elétrica abre na falta de luz?",
      answers: [
        "Pela chave, sim. O comando elétrico para, mas o trinco continua fechado. O eletroímã, ao contrário, solta sem energia, a menos que tenha bateria.",
        "A fechadura de trinco abre só pela chave; o eletroímã solta sozinho. Por isso o ímã de portão de rua precisa de bateria de apoio.",
      ],
    },
    {
      question: "Posso passar óleo na fechadura elétrica?",
      answers: [
        "Melhor não: óleo e graxa juntam pó e emperram o tambor. Use grafite em pó, que serve para a chave dura, e deixe a parte elétrica fechada.",
        "Óleo, não; um pouco de grafite em pó no tambor, sim. Se a chave continua dura depois disso, a folha costuma estar pressionando o trinco.",
      ],
    },
    {
      question: "O eletroímã do portão gasta muita energia?",
      answers: [
        "Gasta pouco, mas o tempo todo, porque precisa de corrente para segurar a folha. A fechadura de trinco consome só no instante de abrir.",
        "O consumo é baixo e contínuo. Como depende da fonte ligada, convém ter bateria para não soltar na queda de luz.",
      ],
    },
    {
      question: "Posso pôr fechadura elétrica em portão de alumínio?",
      answers: [
        "Pode, com modelo e reforço adequados ao perfil. O alumínio fino pede chapa de reforço para os parafusos não afrouxarem.",
        "Sim, desde que a fixação seja reforçada. O técnico escolhe a fechadura pela largura do perfil e pelo lado de abertura.",
      ],
    },
    {
      question: "A fechadura do social pode ser aberta pelo controle da garagem?",
      answers: [
        "Pode, com um receptor que acione a fechadura em outro botão do controle. É preciso compatibilidade de frequência e código.",
        "Sim, usando receptor avulso e relé na fechadura. Assim um botão abre a garagem e outro, o portão social.",
      ],
    },
  ],
  photo: "fotos do portão social por dentro e por fora, com trinco, batente e dobradiças à vista",
  related: ["interfone", "social", "dobradica", "controle-de-acesso", "trava", "serralheria"],
};
