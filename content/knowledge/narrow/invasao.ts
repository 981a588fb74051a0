import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const invasao: NarrowConcept[] = [
  {
    id: "portao-arrombado",
    broader: "invasao",
    label: "Portão arrombado",
    phrase: "o portão arrombado",
    intent: "emergency",
    asks: [
      "portão arrombado",
      "arrombaram portão",
      "portão invadido",
      "portão forçado",
      "tentaram arrombar portão",
      "ladrão forçou portão",
      "invadiram portão",
      "portão arrombaram",
      "tentativa arrombamento portão",
      "forçaram portão",
      "portão arrombado conserto",
      "conserto arrombado",
      "arrombado consertar",
      "portão arrombado trava",
      "arrombamento conserto",
    ],
    answers: {
      any: [
        "Portão arrombado: chame a polícia, 190, desligue o disjuntor e não mexa na folha torta nem em cabos. Feche a passagem por outro meio e peça a vistoria; atendemos {shop.hours}. Depois se consertam folha, braço e trava e se apagam os controles.",
        "Depois do arrombamento, não acione o motor nem tente endireitar a folha: cabo, braço ou solda podem ter cedido. Corte a energia, fotografe tudo para a ocorrência e chame o técnico, que atende {shop.hours}.",
        "Tentaram arrombar o portão? Mesmo que ainda ande, desligue e peça a conferência de trilho, cabos, braço e fim de curso. Folha empenada que volta ao uso sai do lugar ou cai.",
      ],
      repair: [
        "O conserto do portão arrombado começa pela mecânica: folha, coluna, trilho ou cabos, braço e solda; depois vêm motor, fim de curso e trava. Os controles são apagados e regravados. Mande fotos de longe e receba o valor.",
        "Portão arrombado se conserta em ordem: desempenar ou trocar a folha, refazer solda e fixação, conferir redutor e placa e testar. Até lá, disjuntor desligado e ninguém embaixo da folha.",
      ],
      price: [
        "O preço do conserto depois de arrombamento depende do que cedeu: solda e alinhamento, braço ou cremalheira, trava, placa. Mande fotos de longe, por dentro e por fora, e o orçamento vem grátis e separado por item.",
        "No portão arrombado cobra-se a serralheria, as peças do motor e a mão de obra, com nota para o seguro, se você tiver. O valor sai por foto e se confirma na visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer agora",
          "Portão arrombado: primeiros passos",
          "Como deixar a casa segura até o conserto",
        ],
        slots: [
          [
            "A folha forçada pode cair ou sair do trilho sem aviso.",
            "Antes do conserto vem a segurança de quem está em casa.",
            "Não entre se houver alguém dentro do imóvel.",
          ],
        ],
        steps: [
          "Se há suspeita de gente dentro, saia e ligue para a polícia, 190.",
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Mantenha todos longe da folha torta, sem empurrar nem erguer.",
          "Fotografe os danos, de longe, para a ocorrência e o seguro.",
          "Feche a passagem por dentro com o que houver, sem mexer em cabo ou contrapeso.",
          "Peça o técnico e a exclusão dos controles que sumiram.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é o conserto depois do arrombamento",
          "Da folha ao motor: ordem do reparo",
          "O que o técnico confere",
        ],
        slots: [
          [
            "O técnico prende a folha antes de soltar qualquer peça.",
            "Primeiro se escora a folha e se vê o que cedeu.",
            "Com a folha segura, conferem-se trilho ou cabos, braço e fixações.",
          ],
          [
            "Folha empenada é desempenada ou refeita pelo serralheiro, e a solda trincada, refeita.",
            "Coluna e batente são conferidos, porque é neles que a trava prende.",
            "Peça torta é trocada; desempenada a frio, costuma trincar depois.",
          ],
          [
            "Motor, redutor e fim de curso são testados sem carga e depois com a folha.",
            "A memória é apagada e os controles regravados, de preferência com código rolante.",
            "Por fim se avalia o reforço: trava elétrica, fechamento sem fresta e luz.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "O seguro cobre o portão arrombado?",
        answers: [
          "Depende da apólice. Registre o boletim de ocorrência, fotografe e peça orçamento por escrito antes de consertar.",
          "Muitas apólices residenciais cobrem danos por arrombamento. Consulte a sua antes do serviço.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Não. Folha, cabo ou braço podem ceder. Deixe desligado e use outra entrada.",
          "Só depois da vistoria, mesmo que ele ainda ande.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Nem sempre. Muitas vezes o dano é na folha, no braço ou na fixação, e o motor se aproveita.",
          "Só se o redutor quebrou ou a placa foi danificada; o teste mostra.",
        ],
      },
      {
        question: "Como dificultar uma nova tentativa?",
        answers: [
          "Elimine a fresta, reforce a coluna, ponha trava elétrica e troque para código rolante.",
          "Trava elétrica, folha firme e entrada iluminada, nessa ordem depois do conserto.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão por dentro e por fora e dos pontos forçados",
  },
  {
    id: "ladrao-abre-portao",
    broader: "invasao",
    label: "Como o portão é aberto por ladrões",
    phrase: "a abertura do portão por ladrões",
    intent: "question",
    asks: [
      "ladrão abre portão",
      "bandido abre portão",
      "portão eletrônico seguro",
      "portão automático seguro",
      "portão eletrônico é seguro",
      "ladrão abrir portão eletrônico",
      "ladrão controle portão",
      "fácil abrir portão eletrônico",
      "chupa cabra portão",
      "segurança portão",
      "portão seguro",
      "segurança portão eletrônico",
    ],
    answers: {
      any: [
        "Portão eletrônico é seguro quando fecha sem fresta, usa código rolante e tem folha firme. Os caminhos mais comuns do ladrão são controle perdido ainda gravado, código fixo copiado, entrada atrás do carro e alavanca em folha com folga.",
        "Sim, um ladrão pode abrir portão eletrônico com controle roubado, cópia de código fixo ou alavanca. Fecham esses caminhos apagar a memória, passar a código rolante, pôr trava elétrica e esperar fechar antes de sair da rua.",
        "A segurança do portão eletrônico falha em três pontos, que o ladrão usa para abrir: controle sem dono ainda gravado, código fixo copiado e folha com fresta ou demorando a fechar. Corrigidos os três, o portão automático é seguro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Como o portão costuma ser aberto",
          "Os pontos fracos do portão eletrônico",
          "Por onde o portão é vencido",
        ],
        slots: [
          [
            "Controle perdido, furtado ou de ex-morador continua abrindo enquanto estiver na memória.",
            "A lista de controles sem dono é o risco mais fácil de eliminar.",
            "Carro levado com controle e documento entrega também o endereço.",
          ],
          [
            "Código fixo repete o mesmo sinal e pode ser copiado; o rolante muda a cada aperto.",
            "Sistema antigo, de chavinhas, aceita cópia com facilidade.",
            "Trocar o receptor por um de código rolante fecha a porta da cópia.",
          ],
          [
            "Folha com fresta ou folga aceita alavanca, e coluna fraca cede junto.",
            "Entrar atrás do carro, com o portão ainda aberto, dispensa qualquer ferramenta.",
            "Fechamento lento e calçada escura dão tempo a quem espera.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "O que torna o portão mais seguro",
          "Medidas na ordem de efeito",
          "Como reforçar o portão eletrônico",
        ],
        slots: [
          [
            "Comece apagando controles sem dono e corrigindo fresta e folga.",
            "A primeira medida não custa peça: limpar a memória e regravar só os presentes.",
            "Fechamento completo, com a folha encostando por igual, vem antes de acessórios.",
          ],
          [
            "Depois, receptor de código rolante e trava elétrica na coluna.",
            "A trava segura a folha além do redutor, e o código rolante protege o rádio.",
            "Em folha grande, duas travas resistem melhor à alavanca.",
          ],
          [
            "Luz que acende na chegada, câmera e sensor de abertura completam.",
            "Portão mais rápido reduz o tempo exposto, desde que a fotocélula funcione.",
            "Alarme e câmera avisam; quem segura é a parte mecânica.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Sem luz o portão fica destrancado?",
        answers: [
          "Não. O redutor irreversível segura a folha sem energia. Motor destravado, sim, fica aberto.",
          "Em geral não, se o motor está travado. Nos reversíveis, quem segura é a trava.",
        ],
      },
      {
        question: "Código rolante é impossível de copiar?",
        answers: [
          "Nada é impossível, mas ele recusa sinal repetido e elimina a cópia simples.",
          "É muito mais difícil. O controle perdido, porém, continua valendo até ser apagado.",
        ],
      },
      {
        question: "Portão rápido é mais seguro?",
        answers: [
          "Ajuda, porque fica menos tempo aberto. Precisa de fotocélula e força reguladas.",
          "Reduz a exposição na chegada, mas não substitui trava nem folha firme.",
        ],
      },
      {
        question: "Podem destravar o motor por fora?",
        answers: [
          "Só se houver fresta que alcance a chave ou destravamento externo desprotegido. Feche o vão e proteja o miolo.",
          "Em folha com fresta larga, é possível. Chapa de proteção sobre o destravamento resolve.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do fechamento e do controle",
  },
];
