import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const mola: NarrowConcept[] = [
  {
    id: "trocar-mola-basculante",
    broader: "mola",
    label: "Troca da mola do basculante",
    phrase: "a troca da mola do portão basculante",
    asks: [
      "trocar mola portão",
      "trocar mola basculante",
      "troca mola garagem",
      "mola portão quebrada",
      "mola basculante quebrada",
      "mola portão preço",
      "mola basculante preço",
      "mola basculante quanto custa",
      "mola portão quanto custa",
      "mola portão arrebentou",
      "mola basculante arrebentou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocar a mola do portão basculante é serviço de técnico: ela guarda força para ferir e nunca se solta em casa. Com a folha presa, trocam-se as molas, de preferência o par, e o portão é equilibrado antes de religar o motor.",
        "A mola do basculante se troca com a folha escorada e a tensão aliviada por ferramenta própria. O preço depende de ser uma ou duas, da bitola e do acesso; mande fotos de longe, sem mexer no portão, e receba o valor grátis.",
        "Mola do basculante quebrou? Não acione, não erga a folha e não tente trocar sozinho. Desligue o disjuntor sem passar sob o portão e peça a troca, que inclui o equilíbrio da folha e a regulagem da força do motor.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a mola do basculante é trocada", "A troca, com a folha presa", "O serviço na mola, em ordem"],
        slots: [
          [
            "Antes de tudo, a folha é escorada, e a tensão que resta na mola é aliviada com ferramenta própria.",
            "O técnico prende a folha, corta a energia e só então descarrega a mola.",
            "Nenhum parafuso da mola sai antes de a folha estar calçada.",
          ],
          [
            "A peça nova é escolhida pelo peso da folha, pelo fio, pelo diâmetro e pelo comprimento da antiga.",
            "Fio, comprimento e número de voltas têm de corresponder ao peso do portão.",
            "Mola parecida não serve: a medida é conferida com a antiga e com o peso da folha.",
          ],
          [
            "O serviço termina com a folha parando a meia altura e a força do motor regulada outra vez.",
            "Depois se testa o equilíbrio em mais de uma altura e se refaz a força do motor.",
            "No fim, o portão precisa subir leve e descer sem pancada, com o motor já regulado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da troca", "Uma mola, o par e o acesso", "O que entra na conta"],
        slots: [
          [
            "Contam a quantidade de molas, a bitola, o comprimento e o acesso para escorar a folha.",
            "O valor soma peça e mão de obra, e muda com o número de molas e o peso do portão.",
            "Peça, escora e equilíbrio formam o preço; folha pesada ou vão apertado dão mais trabalho.",
          ],
          [
            "Trocar o par custa mais na hora e evita outra visita, porque a segunda mola tem o mesmo uso.",
            "Quando há duas, o orçamento já considera ambas, que se gastaram juntas.",
            "A mola que sobrou trabalhou o mesmo tanto, e por isso o par costuma ser orçado junto.",
          ],
          [
            "O valor sai grátis, por foto de longe e medidas do vão, antes da visita.",
            "Com fotos de longe e largura e altura do vão, o orçamento vem sem custo.",
            "Mande imagens sem chegar perto da mola; o preço é combinado antes do serviço.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso trocar a mola do portão sozinho?",
        answers: [
          "Não. A tensão guardada quebra ossos, e a folha solta pode cair. A troca exige escora, barra própria e treino.",
          "Não faça isso. Mesmo com o portão fechado a mola tem carga, e soltar o parafuso errado a lança com violência.",
        ],
      },
      {
        question: "A mola quebrou com o carro dentro. E agora?",
        answers: [
          "Não levante a folha, que está com o peso inteiro. Desligue o disjuntor, afaste todos e chame o técnico, que atende {hours}.",
          "Espere o atendimento, disponível {hours}. Sem a mola, a folha pesa demais e pode despencar na subida.",
        ],
      },
      {
        question: "Como escolher a mola certa?",
        answers: [
          "Pelo peso da folha e pelas medidas da antiga: espessura do fio, diâmetro, comprimento e voltas. Quem mede é o técnico, com a peça aliviada.",
          "Não se escolhe a olho. O técnico compara a antiga com o peso do portão, que pode ter mudado com chapa ou madeira.",
        ],
      },
      {
        question: "Depois de trocar a mola precisa regular o motor?",
        answers: [
          "Precisa. O esforço muda, e a força e o fim de curso são refeitos, com teste em obstáculo macio.",
          "Sim, na mesma visita. Motor regulado para mola fraca fica forte demais com a nova.",
        ],
      },
    ],
    photo: "fotos da mola e do portão inteiro, tiradas de longe, com ele na posição em que parou, e as medidas do vão",
  },
  {
    id: "mola-ou-contrapeso",
    broader: "mola",
    label: "Mola ou contrapeso no basculante",
    phrase: "a escolha entre mola e contrapeso",
    asks: [
      "mola ou contrapeso",
      "contrapeso ou mola",
      "trocar mola por contrapeso",
      "mola contrapeso melhor",
      "mola contrapeso diferença",
      "basculante mola ou peso",
      "basculante sem contrapeso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Mola ou contrapeso no basculante: escolha contrapeso quando houver espaço nas laterais, porque a força é constante e dura mais. Escolha mola quando a coluna é estreita ou a folha é leve, sabendo que ela cansa e pede nova tensão.",
        "O contrapeso equilibra melhor e não perde força com os anos, mas ocupa caixa lateral, cabo e roldana. A mola cabe em pouco espaço e enfraquece com o uso. Para pôr motor, o que importa é a folha parar sozinha a meia altura.",
        "Entre mola e contrapeso, o contrapeso é a escolha mais estável para basculante com motor; a mola resolve onde não há lugar para a caixa. Trocar uma pelo outro é serralheria, orçada por foto e medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando usar contrapeso, quando usar mola",
          "Mola ou contrapeso, caso a caso",
          "Decida pelo espaço e pelo peso",
        ],
        slots: [
          [
            "Coluna com lugar para a caixa e folha média ou pesada pedem contrapeso.",
            "Se há espaço lateral, o contrapeso é a solução mais constante para folha com chapa ou madeira.",
            "Folha que pode ganhar revestimento no futuro combina com contrapeso, que aceita novo acerto.",
          ],
          [
            "Vão apertado, folha leve e pouco uso por dia deixam a mola como boa saída.",
            "A mola serve a portão leve em coluna estreita, com revisão da tensão em dia.",
            "Onde a parede encosta na folha, a mola cabe, e o contrapeso, não.",
          ],
          [
            "Em qualquer dos dois, folha desequilibrada força o motor e pode cair, então o acerto vem antes da automação.",
            "O motor aceita ambos, desde que a folha fique parada onde é deixada.",
            "Antes do motor, o técnico confere se a folha para a meia altura, com mola ou com peso.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar mola por contrapeso", "Dá para converter o basculante?", "A conversão, na serralheria"],
        slots: [
          [
            "A conversão exige caixas laterais, cabos, roldanas e pontos novos de fixação na folha.",
            "Para converter, abre-se lugar nas colunas e calculam-se peso, cabo e roldana.",
            "É obra de serralheria: caixas, cabos e suportes são feitos para o peso daquela folha.",
          ],
          [
            "Compensa quando as molas vivem perdendo força ou a folha ficou mais pesada.",
            "Vale a conta se a mola já foi trocada mais de uma vez ou se o portão ganhou chapa.",
            "Se a mola atual equilibra bem, trocá-la por outra igual custa menos que converter.",
          ],
          [
            "O valor depende do vão e das colunas, e sai por foto e medidas.",
            "Fotos das laterais por dentro mostram se a caixa cabe e permitem o orçamento.",
            "Mande largura, altura e fotos das colunas para saber se a conversão é possível.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "O contrapeso, em geral: confere-se cabo e roldana na revisão. A mola perde tensão e um dia precisa ser trocada.",
          "Contrapeso pede olhar os cabos; mola pede nova tensão e troca. No longo prazo, o primeiro varia menos.",
        ],
      },
      {
        question: "Basculante com mola pode ter motor?",
        answers: [
          "Pode, se a folha estiver equilibrada e a mola, em bom estado. Mola fraca põe o peso no motor e encurta sua vida.",
          "Sim. O técnico testa o equilíbrio antes; se a folha despenca ou sobe sozinha, a mola é acertada primeiro.",
        ],
      },
      {
        question: "Existe basculante sem mola e sem contrapeso?",
        answers: [
          "Folha sem equilíbrio não deve receber motor: o peso todo fica no acionador e ela pode cair. Algum dos dois é necessário.",
          "Não com segurança. Mesmo folha leve precisa de mola ou peso para não despencar se o acionador falhar.",
        ],
      },
      {
        question: "Posso juntar mola e contrapeso?",
        answers: [
          "Há portões que usam os dois, mas só com cálculo. Somar mola para compensar peso errado esconde o defeito.",
          "Só por projeto do serralheiro. Na maioria dos casos, acertar o contrapeso resolve sem peça a mais.",
        ],
      },
    ],
    photo: "fotos das duas laterais por dentro, de longe, com a largura e a altura da folha",
  },
];
