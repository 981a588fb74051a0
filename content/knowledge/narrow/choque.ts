import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const choque: NarrowConcept[] = [
  {
    id: "choque-com-chuva",
    broader: "choque",
    label: "Choque com chuva ou chão molhado",
    phrase: "o portão que dá choque na chuva",
    asks: [
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
        "Um portão que dá choque com chuva ou chão molhado tem fio mal isolado ou água na caixa, e falta aterramento que funcione. Não toque na folha: desligue o disjuntor por um caminho seco e deixe desligado, mesmo que seco pare.",
        "É perigoso, e o portão não se usa nem depois de seco: choque quando chove pode ser grave, porque o corpo molhado e o chão molhado conduzem mais. Não toque na folha, desligue o disjuntor por um caminho seco e espere acharem a fuga; com vítima, ligue 192.",
        "O choque que só aparece quando chove é o mesmo defeito do dia seco, agora com caminho livre até o chão. Corte a energia no quadro, afaste crianças e animais e não religue antes de achar a fuga e medir o terra.",
        "Chão molhado transforma um formigamento em choque grave. Se o portão deu choque na chuva, ninguém encosta nele, na grade nem na coluna; disjuntor desligado e atendimento {shop.hours}. Com vítima, ligue 192.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só dá choque molhado", "Água, fio e falta de terra", "O que a chuva revela"],
        slots: [
          [
            "A água liga o cobre exposto ao metal da folha, e o piso molhado leva a corrente até quem encosta.",
            "Seco, o sapato e o chão isolam; molhados, a corrente passa pelo corpo.",
            "Umidade na emenda, na botoeira ou no motor faz a ponte entre o fio e a estrutura.",
          ],
          [
            "Emenda com fita, caixa de passagem cheia d'água e fio roçando na folha são os pontos mais comuns.",
            "O trecho sob o piso é o primeiro suspeito, porque a caixa alaga e a emenda fica submersa.",
            "Tampa sem borracha e eletroduto aberto põem água dentro do motor.",
          ],
          [
            "Com terra e DR, o circuito desligaria no primeiro instante; se houve choque, um dos dois falta ou não funciona.",
            "Um choque sem desarme mostra circuito sem DR ou terra interrompido.",
            "O DR existe para cortar essa fuga; se não cortou, precisa ser testado ou instalado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes da próxima chuva", "O que precisa mudar na instalação", "Vedação, terra e DR"],
        slots: [
          [
            "Secar não corrige: troca-se o cabo danificado, tira-se a emenda do eletroduto e veda-se a caixa.",
            "O conserto é cabo inteiro, conexão em caixa alta e seca e passagem protegida na folha.",
            "Emenda fora do piso, caixa com dreno e borracha nova na tampa impedem que a água volte ao fio.",
          ],
          [
            "Folha, coluna e carcaça recebem fio terra, e o DR é testado pelo botão.",
            "O aterramento é medido, ligado à carcaça e à estrutura, e o DR entra no circuito do portão.",
            "Sem terra medido e DR funcionando, o portão não deve voltar ao automático.",
          ],
        ],
      },
    ],
    keep: ["safety", "visit"],
    questions: [
      {
        question: "A chuva passou e o choque parou. Posso usar o portão?",
        answers: [
          "Não. O fio continua exposto, e a próxima umidade traz o choque de volta. Deixe desligado até o reparo.",
          "Não religue. O defeito ficou escondido, e a intensidade muda com o piso e o calçado.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Abra só depois de desligar o disjuntor certo, ou o geral, e com o chão seco. Se restar qualquer formigamento, não toque e use outra saída.",
          "Com o geral desligado e tudo seco, portão de correr ou de abrir reto se usa na mão. Na dúvida, outra saída.",
        ],
      },
      {
        question: "O choque no portão pode vir da cerca elétrica?",
        answers: [
          "Pode, se o choque vem em pulsos. Fio ou haste da cerca encostando na folha molhada energiza o portão; desligue a cerca também.",
          "Sim. Um choque ritmado é sinal da cerca. Desligue os dois e peça a separação.",
        ],
      },
      {
        question: "Encostei e levei choque forte. Preciso de médico?",
        answers: [
          "Sim. O choque pode afetar o coração horas depois. Procure atendimento ou ligue 192, mesmo que se sinta bem.",
          "Procure um serviço de saúde. Desmaio, dor no peito ou queimadura é caso de 192 na hora.",
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
        "Portão que dá choque tem energia escapando para o ferro: fio com a capa cortada, água na caixa do motor ou motor com defeito por dentro, quase sempre com o fio terra faltando. Desligue o disjuntor agora, sem encostar no portão, e não religue até o técnico achar a causa; a visita em casa parte de {price.preventive}, sem peças.",
        "O mais provável é um fio de energia encostando na folha ou na coluna, por capa gasta, emenda molhada ou esmagamento na dobradiça. Corte a energia no quadro, mantenha todos longe e chame: atendemos {shop.hours}, e a visita em casa começa em {price.preventive}, sem peças. Com choque forte, ligue 192.",
        "As causas comuns são três: fio descascado, água onde há ligação elétrica e falta de aterramento, que deixa a folha com tensão. Até um formigamento é perigoso; desligue o disjuntor do motor, ou o geral, até a medição. A visita do técnico, em casa, sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Primeiro: corte a energia sem tocar no portão", "O que fazer antes de procurar a causa"],
        slots: [
          [
            "O morador só desliga no quadro, com o chão seco; o resto é do técnico.",
            "Não procure a causa com a mão: ninguém encosta na folha, na coluna nem no motor.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais, sem tocar no portão.",
          "Desligue o disjuntor do portão; se não souber qual é, o geral.",
          "Com cerca elétrica por perto, desligue também a central dela.",
          "Deixe um aviso no quadro para ninguém religar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada pista indica", "De onde vem o choque"],
        slots: [
          [
            "Conte ao técnico quando acontece: isso encurta a procura.",
            "A hora em que o choque aparece já aponta o lugar.",
          ],
        ],
        bullets: [
          "Só com chuva ou chão molhado: água em emenda, caixa ou motor",
          "Só com o portão andando: fio que dobra ou raspa na folha",
          "O tempo todo: fio encostado no ferro, sem terra",
          "Em pulsos, um por segundo: cerca elétrica tocando na grade",
          "Depois de obra ou de solda: fio furado ou ligado trocado",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e corrige", "O conserto do choque"],
        slots: [
          [
            "O técnico separa o circuito em partes e mede cada uma até achar por onde a energia escapa.",
            "Com aparelho próprio, o técnico mede o cabo, o motor e a central, um de cada vez.",
          ],
          [
            "O fio ruim é trocado inteiro, a caixa é vedada e o fio terra é refeito ou instalado.",
            "Troca-se o trecho com defeito, sem emenda dentro do tubo, e o terra é ligado à folha e ao motor.",
          ],
          [
            "No quadro entra o DR, que corta a energia assim que ela escapa.",
            "Um DR, disjuntor que desliga quando há fuga, completa a proteção.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É só um formigamento. Posso usar até o conserto?",
        answers: [
          "Não. A força do choque muda com o piso e o calçado, e pode ser grave na próxima vez.",
          "Não use: com o chão molhado, o mesmo defeito pode matar.",
        ],
      },
      {
        question: "O motor queimou por causa do choque?",
        answers: [
          "Nem sempre: muitas vezes o motor está bom, e o defeito é do fio. A medição separa os dois.",
          "Pode ser o contrário: um motor com defeito por dentro passa energia para a carcaça. Só medindo.",
        ],
      },
      {
        question: "Quanto custa corrigir o choque?",
        answers: [
          "Depende de ser fio, motor ou falta de terra. Mande fotos do quadro e do caminho dos fios, sem tocar em nada, e o orçamento é grátis.",
          "Refazer um trecho de fio é serviço curto; criar terra e circuito novo depende da distância ao quadro. A foto dá o valor.",
        ],
      },
      {
        question: "Por que o disjuntor não desarmou?",
        answers: [
          "O disjuntor comum só age em corrente alta; quem percebe a fuga pequena é o DR.",
          "Porque a fuga é pequena para ele, embora perigosa para você. O DR é que desliga nesse caso.",
        ],
      },
    ],
    photo: "fotos do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  },
];
