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
];
