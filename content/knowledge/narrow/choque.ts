import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const choque: NarrowConcept[] = [
  {
    id: "choque-com-chuva",
    broader: "choque",
    label: "Choque com chuva ou chão molhado",
    phrase: "o portão que dá choque na chuva",
    asks: [
      "choque só manhã",
      "choque de manhã",
      "dá choque só manhã",
      "choque manhã cedo",
      "choque sereno",
      "choque chuva",
      "choque molhado",
      "choque chove",
      "choque chão molhado",
      "choque lavar",
      "formigamento chuva",
      "dá choque molhar",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão eletrônico dando choque na chuva tem fio mal isolado ou água na caixa, e falta um aterramento que funcione. Não toque na folha, desligue o disjuntor por um caminho seco e deixe desligado, mesmo que o choque pare ao secar; com vítima, ligue 192.",
        "Quando chove e o portão dá choque, há um fio encostando na água ou no metal, sem terra que desvie a corrente. É perigoso: ninguém encosta nele, e o disjuntor fica desligado até acharem a fuga. Se alguém se feriu, chame o 192.",
        "O portão dando choque quando chove é caso urgente: a água liga um fio sem isolação ao metal da folha, e o corpo molhado conduz mais. Afaste todos, corte o disjuntor por um caminho seco e não religue depois que secar; com vítima, 192.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer já, sem encostar na folha", "Portão energizado: os primeiros passos"],
        slots: [
          [
            "Tudo o que é de metal e encosta na folha, como grade, calha e coluna, pode estar energizado também. Vá ao quadro de luz calçado, por piso seco, e nunca puxe com a mão quem está levando choque: corte a energia primeiro.",
            "A corrente passa da folha para a grade, o corrimão e a coluna, por isso mantenha distância de todos. Calçado e em chão seco, desligue no quadro; se alguém está preso ao choque, desligue antes de encostar.",
            "Considere energizado o conjunto inteiro: portão, coluna, grade e calha. O caminho até o quadro deve ser seco e longe do metal, e só depois de cortar a energia se socorre uma vítima.",
          ],
        ],
        steps: [
          "Afaste todos, inclusive animais, sem tocar no portão.",
          "Desligue o disjuntor do motor ou, na dúvida, o geral; com cerca elétrica por perto, desligue também a central dela, que tem bateria.",
          "Se alguém se feriu, ligue 192.",
          "Deixe um aviso no quadro para ninguém religar.",
          "Chame o técnico e conte se houve obra ou mexida na fiação.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só dá choque molhado", "Água, fio e falta de terra"],
        slots: [
          [
            "Seco, o piso e o sapato isolam; molhados, levam a corrente através do corpo. O ponto de origem costuma ser a emenda com fita, a caixa de passagem alagada ou o fio que roça na folha.",
            "A água faz a ponte entre o cobre exposto e o metal, e o chão molhado completa o caminho. Em geral o defeito está numa emenda submersa, na caixa do piso cheia ou num cabo esfolado pela folha.",
            "Com tudo seco quase não passa corrente, e por isso o defeito se esconde até a próxima chuva. Emenda de fita, eletroduto alagado e cabo gasto pelo atrito são os lugares mais comuns.",
          ],
          [
            "Houve choque porque a proteção faltou: o DR, que desliga ao menor vazamento, não existe ou falhou, ou o fio terra está interrompido. Com os dois em ordem, o circuito cai antes de alguém sentir.",
            "Um circuito com terra e DR, o disjuntor que percebe a fuga, desligaria no primeiro instante. Se não desligou, um deles falta ou não funciona.",
            "Falta também a defesa: o DR corta a energia quando percebe fuga, e o aterramento dá a ela outro caminho. O choque mostra que um dos dois não trabalhou.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e conserta a fuga", "Medição, cabo novo e terra"],
        slots: [
          [
            "Com o circuito desligado, ele separa motor, central, fiação e acessórios e mede a isolação de cada parte até o defeito aparecer. O cabo ruim é trocado por inteiro, sem emenda no eletroduto, e a caixa fica alta, vedada e com dreno.",
            "O técnico confirma que não há tensão e testa a isolação trecho por trecho, do quadro ao motor. Achado o ponto, entra cabo inteiro no lugar da emenda, e a caixa é vedada e tirada da água.",
            "A busca é por partes: cada pedaço da fiação, o motor e os acessórios são medidos sem energia. O trecho com defeito sai, o cabo novo não leva emenda no piso, e as caixas ganham vedação.",
          ],
          [
            "No fim, folha, coluna e carcaça são ligadas ao terra, e o DR é instalado ou testado antes de a energia voltar. O preço depende dos metros de cabo, da falta de terra no quadro e do DR, e sai por foto.",
            "Por último se mede o aterramento, liga-se a ele a carcaça e a estrutura e se aciona o DR pelo botão de teste. Cabo, fio terra e DR formam o valor, dado por foto.",
            "A energia só volta com o terra medido, a estrutura ligada a ele e o DR funcionando. O que pesa no preço é a extensão do cabo e, se faltar, levar o terra até o motor; por foto vem o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A chuva passou e o choque parou. Posso usar o portão?",
        answers: [
          "Não. O fio continua exposto, e a próxima umidade traz o choque de volta, talvez mais forte. Deixe desligado até o reparo.",
          "Não religue: o defeito só se escondeu. A intensidade muda com o piso e o calçado, e a vez seguinte pode ser grave.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Use outra saída. Com o geral desligado e o chão seco, uma folha reta de correr ou de abrir pode ser destravada e movida; basculante com cabo ou mola em falha, nunca. Qualquer formigamento, não toque.",
          "Só com o disjuntor geral desligado, piso seco e folha reta de correr ou de abrir, que se libera pela chave. Não destrave basculante com cabo, mola ou contrapeso danificado; na dúvida, outra porta.",
        ],
      },
      {
        question: "O choque no portão pode vir da cerca elétrica?",
        answers: [
          "Pode, se vem em pulsos, um por segundo mais ou menos. Fio ou haste da cerca encostando na folha molhada a energiza; desligue também a central da cerca.",
          "Sim, quando o choque é ritmado. A cerca que toca no portão passa os pulsos para ele; corte as duas alimentações e peça a separação.",
        ],
      },
      {
        question: "Encostei e levei choque forte. Preciso de médico?",
        answers: [
          "Sim, procure atendimento mesmo que se sinta bem, porque o choque pode afetar o coração horas depois. Desmaio, dor no peito ou queimadura é caso de 192.",
          "Vá a um serviço de saúde. O efeito no coração pode demorar a aparecer; com dor no peito, desmaio ou queimadura, ligue logo 192.",
        ],
      },
    ],
    photo: "fotos do motor, do quadro de luz e do caminho dos fios, com tudo desligado e sem tocar em nada",
  },
  {
    id: "choque-o-que-pode-ser",
    broader: "choque",
    label: "Portão deu choque: o que pode ser",
    phrase: "a causa do choque no portão",
    intent: "question",
    asks: [
      "choque ao encostar",
      "choque encostar",
      "choque portão encostar",
      "choque portão ao encostar",
      "levo choque encosto portão",
      "choque quando encosto",
      "choque quando toco portão",
      "choque quando encosta",
      "dá choque encosta",
      "choque encosta mão",
      "choque causa",
      "choque causas",
      "choque motivo",
      "choque qual defeito",
    ],
    answers: {
      any: [
        "O portão dá choque quando encosta porque a energia está escapando para o ferro. As causas são fio com a capa cortada, água em uma emenda ou na caixa do motor, e defeito no motor, quase sempre sem fio terra. Desligue o disjuntor sem tocar no portão. A visita em casa para achar a causa parte de {price.preventive}, sem peças.",
        "Portão que dá choque tem um fio tocando o ferro, uma ligação molhada ou um motor com fuga por dentro, somados à falta de aterramento. Desligue a energia no quadro, não encoste na folha e mantenha todos longe. O técnico mede e acha a causa em visita a partir de {price.preventive} em residência, sem peças.",
        "O choque ao encostar no portão vem de energia que passa do fio ou do motor para a folha de metal, sem um fio terra que a leve para o chão. Mesmo fraco, ele é perigoso: desligue o disjuntor já e não toque em nada. Em casa, a medição custa a partir de {price.preventive}, sem contar peças.",
        "Se o portão dá choque, há fuga de corrente, e as causas mais comuns são fio descascado, água na emenda ou na caixa do motor e falta de aterramento. Desligue o disjuntor e não use o portão nem pelo controle. A visita que encontra a fuga em residência parte de {price.preventive}, sem as peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Desligue a energia sem tocar no portão", "O que fazer antes de procurar a causa"],
        slots: [
          [
            "Até um formigamento é perigoso, porque com chão molhado ou pé descalço o mesmo choque fica grave. Desligue o quadro calçado e em lugar seco; procurar o fio é trabalho do técnico.",
            "Não procure a causa com a mão nem teste se ainda formiga, porque a força do choque muda com o piso e o calçado. Sua parte é desligar o disjuntor, em lugar seco.",
            "Leve a sério mesmo o choque fraco, que piora com chuva e pé no chão. Ninguém encosta na folha, na coluna ou no motor, e você age apenas no quadro de luz.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais, sem tocar no portão.",
          "Desligue o disjuntor do portão; se não souber qual é, o geral.",
          "Com cerca elétrica por perto, desligue também a central dela.",
          "Deixe um aviso no quadro para ninguém religar.",
          "Se alguém levou choque forte, ligue 192.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada situação indica", "De onde vem o choque"],
        slots: [
          [
            "O momento em que o choque aparece ajuda a achar o lugar da fuga. Conte isso ao técnico, sem repetir o toque.",
            "Lembre quando ele acontecia, pois cada situação indica uma causa. Não faça novo teste para descobrir.",
            "A situação em que você levou o choque encurta a procura. Conte ao técnico, mas não repita o toque.",
          ],
        ],
        bullets: [
          "Só com chuva ou chão molhado: água em emenda, caixa ou motor",
          "Só com o portão andando: fio que dobra ou raspa na folha",
          "O tempo todo: fio encostado no ferro, sem terra",
          "Em pulsos, um por segundo: cerca elétrica tocando na grade",
          "Depois de obra ou solda: fio furado ou ligação trocada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e corrige a fuga", "Como o choque é corrigido"],
        slots: [
          [
            "O técnico separa o cabo, o motor e a central e mede cada um com aparelho, até achar por onde a energia escapa. O trecho ruim é trocado inteiro, sem emenda dentro do tubo, e a caixa é vedada.",
            "A medição em partes mostra se a fuga está no cabo, na placa ou no motor. O fio danificado é trocado de ponta a ponta, e o lugar por onde entrava água é vedado.",
            "O cabo, a central e o motor são medidos um de cada vez, com a energia desligada. Depois vêm o fio novo, passado sem emenda no tubo, e a vedação da caixa.",
          ],
          [
            "Em seguida a folha e o motor são ligados ao fio terra, e no quadro entra um DR, o dispositivo que corta a energia em fração de segundo quando há fuga de 30 mA.",
            "Para o choque não voltar, o aterramento do motor e do portão é refeito, e o quadro recebe um DR de 30 mA, o dispositivo que desliga assim que a corrente foge.",
            "A proteção se completa com o aterramento da folha e do motor e com um DR, dispositivo que percebe a fuga de 30 mA e desarma antes de ferir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É só um formigamento. Posso usar até o conserto?",
        answers: [
          "Não. A força do choque muda com o piso, a chuva e o calçado, e o formigamento de hoje pode ser grave amanhã. Deixe o disjuntor desligado.",
          "Não use, nem pelo controle, porque alguém pode encostar na folha energizada. O circuito fica desligado até a medição.",
        ],
      },
      {
        question: "O motor queimou por causa do choque?",
        answers: [
          "Nem sempre. Muitas vezes o motor está bom e o defeito é do fio, e a medição separa os dois antes de qualquer troca.",
          "Pode ser o contrário: um motor com defeito interno passa energia para a carcaça. Só medindo se sabe, e boa parte dos casos é fio.",
        ],
      },
      {
        question: "Quanto custa corrigir o choque?",
        answers: [
          "Refazer um trecho de fio é o serviço mais barato. Criar o aterramento e um circuito novo custa mais, conforme a distância até o quadro, e motor com fuga é o mais caro. O valor vem antes, por foto.",
          "Depende da causa. Fio e vedação custam menos, aterramento e DR vêm depois, e motor com fuga é o mais caro. O orçamento com peça é grátis e aprovado por você antes.",
        ],
      },
      {
        question: "Por que o disjuntor não desarmou?",
        answers: [
          "Porque o disjuntor comum só age com corrente alta, de muitos amperes. A fuga que dá choque é pequena para ele, e quem a percebe é o DR.",
          "Ele protege o fio contra excesso de corrente e não vê uma fuga de miliamperes, que já fere. O DR existe para esse caso.",
        ],
      },
    ],
    photo: "fotos do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  },
  {
    id: "choque-leve",
    broader: "choque",
    label: "Choque leve no portão",
    phrase: "o choque leve no portão",
    intent: "emergency",
    asks: [
      "choque leve",
      "choque leve normal",
      "choque fraco",
      "choque fraquinho",
      "choquinho normal",
      "choque normal",
      "formigamento normal",
      "choque maçaneta",
      "choque trinco portão",
      "choque fechadura portão",
    ],
    answers: {
      any: [
        "Choque leve no portão não é normal, nem na folha nem na maçaneta: a energia está escapando para o metal, e com o chão molhado o mesmo defeito pode matar. Desligue o disjuntor do portão sem tocar na folha e afaste todos. O técnico acha a fuga e confere o aterramento, em visita a partir de {price.preventive} em casa, sem peças.",
        "Não é normal o portão dar choque, mesmo fraquinho, ao encostar na folha, na maçaneta ou no trinco. Um formigamento já mostra que um fio, a placa ou o motor está passando energia para o ferro. Desligue o disjuntor por um caminho seco e não use o portão. A medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [],
    keep: ["safety", "causes", "visit", "cost"],
    questions: [
      {
        question: "Pode ser só eletricidade estática?",
        answers: [
          "É raro. O choque estático é um estalo só, em dia seco, e não se repete na hora. Choque que continua enquanto a mão encosta é fuga de energia.",
          "Só se for um estalinho único, em dia seco. Formigamento que continua, ou que piora com a chuva, é corrente da rede.",
        ],
      },
      {
        question: "Posso testar com uma chave de teste?",
        answers: [
          "Não convém. A chave de teste engana e obriga você a chegar perto do metal. O técnico mede com aparelho próprio, com a instalação em segurança.",
          "Melhor não encostar nada na folha. Desligue o disjuntor e deixe a medição com o técnico.",
        ],
      },
      {
        question: "O choque parou sozinho. Ainda preciso chamar?",
        answers: [
          "Precisa, porque a fuga some quando seca e volta com a umidade. Deixe o disjuntor desligado até a medição.",
          "Sim. O fio ou a peça com defeito continua lá, e o choque volta na próxima chuva.",
        ],
      },
    ],
    photo: "fotos do motor, do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  },
];
