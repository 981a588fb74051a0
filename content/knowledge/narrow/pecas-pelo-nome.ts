import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Parts that titles ask of by a name which the wider concept does not explain. */
export const pecasPeloNome: NarrowConcept[] = [
  {
    id: "carenagem-do-motor",
    broader: "pecas",
    label: "Carenagem do motor",
    phrase: "a carenagem do motor",
    asks: [
      "quebrou tampa motor",
      "carenagem",
      "carenagem motor",
      "carcaça motor",
      "carenagem quebrada",
      "carenagem preço",
      "carenagem trocar",
      "comprar carenagem",
      "tampa plástica motor",
      "tampa motor quebrada",
      "tampa motor quebrou",
      "tampa motor ressecada",
      "tampa motor trincada",
      "tampa motor rachada",
      "tampa motor comprar",
      "tampa motor preço",
      "tampa motor trocar",
      "tampa motor serve outro",
      "tampa motor deslizante",
      "tampa motor basculante",
      "capa plástica motor",
      "carcaça plástica motor",
      "carcaça motor quebrada",
      "comprar capa motor portão",
      "comprar tampa motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A carenagem, a tampa plástica do motor, é vendida separada para boa parte dos modelos, mas a de um não serve em outro: encaixe, furos e altura mudam. A foto da etiqueta e da tampa diz qual é e se ainda há à venda.",
        "Carenagem de motor de portão se compra pelo modelo exato da etiqueta, porque nem entre motores da mesma marca o encaixe é sempre igual. Quebrada ou ressecada, troca-se só ela; o motor fica.",
      ],
      price: [
        "O preço da carenagem depende da marca e do modelo do motor, e ela é cobrada separada, sem trocar o motor. Mande a foto da etiqueta e da tampa: a resposta diz se há a peça e o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como achar a carenagem certa", "O que comparar antes de comprar"],
        slots: [
          [
            "O que decide é o modelo na etiqueta; cor e formato parecidos não garantem o encaixe.",
            "Compare modelo, furos de fixação, altura e o recorte por onde passa a engrenagem ou o fuso.",
          ],
          [
            "Se o modelo saiu de linha, uma carenagem usada em bom estado ou uma cobertura fixa acima do motor pode resolver.",
            "Para motor fora de linha, a saída costuma ser peça usada do mesmo modelo ou uma cobertura que não encoste em nada que gira.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Por que não deixar o motor sem carenagem", "Tampa quebrada: o que fazer"],
        slots: [
          [
            "Sem a tampa, água, poeira e inseto chegam à placa, e os fios com tensão da rede ficam ao alcance da mão.",
            "Um motor sem carenagem deixa placa e ligações expostas à chuva e a quem passa perto.",
          ],
          [
            "Até a peça chegar, mantenha crianças longe e não cubra com saco plástico, que prende calor e umidade.",
            "Fita e cola em plástico ressecado duram pouco; servem só para esperar a peça nova.",
          ],
          [
            "Para tirar ou pôr a carenagem, desligue antes o disjuntor do portão.",
            "A troca é feita com o disjuntor desligado e sem mexer nos fios de dentro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Carenagem de outra marca serve no meu motor?",
        answers: ["Em geral não. Os furos e o encaixe são próprios de cada modelo."],
      },
      {
        question: "A carenagem do motor ressecou no sol. Dá para recuperar?",
        answers: [
          "Não. Plástico que ficou quebradiço continua trincando; o certo é trocar antes que deixe a chuva entrar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da tampa por fora, dos dois lados",
  },
  {
    id: "o-que-e-reed-switch",
    broader: "fim-de-curso",
    label: "Reed switch",
    phrase: "o reed switch do portão",
    asks: [
      "onde fica reed",
      "onde reed motor",
      "reed queimado",
      "reed queimado sintomas",
      "sintomas reed",
      "reed defeito",
      "reed ruim",
      "reed switch",
      "reed",
      "sensor reed",
      "ampola reed",
      "reed portão",
      "reed motor",
      "reed switch funciona",
      "reed switch serve",
      "reed fim curso",
      "reed switch queimado",
      "testar reed",
      "trocar reed",
    ],
    intent: "question",
    answers: {
      question: [
        "O reed é o sensor do fim de curso, acionado por ímã; no portão basculante, fica no perfil do fuso, preso por fora ou dentro do tubo, um perto de cada fim: o ímã do acionador passa por ele e a placa desliga o motor. Mexer só com o disjuntor desligado e a folha fechada.",
        "O reed é o sensor do fim de curso, acionado por ímã; no motor deslizante, fica na lateral da caixa que olha para a cremalheira, atrás da tampa plástica ou numa placa pequena ligada por fios. Os ímãs que o acionam vão presos na cremalheira, um em cada ponta.",
        "Reed switch é um sensor acionado por ímã: uma ampola de vidro com dois contatos que se tocam quando o ímã chega perto. No portão automático ele é o fim de curso magnético, que avisa a placa onde a folha deve parar.",
      ],
      any: [
        "Reed switch é um sensor acionado por ímã: uma ampola de vidro com dois contatos que se tocam quando o ímã chega perto. No portão automático ele é o fim de curso magnético, que avisa a placa onde a folha deve parar.",
        "O reed switch é um sensor acionado por ímã, o que faz o fim de curso magnético do portão: quando o ímã da folha ou da cremalheira passa por ele, o contato fecha e a placa desliga o motor. Não encosta em nada e, por isso, quase não se desgasta.",
      ],
      repair: [
        "Os sintomas de reed queimado são estes: o portão passa do ponto e bate no batente, não sai do lugar como se já estivesse no fim, ou só anda para um lado. Antes de trocar o sensor, veja se o ímã caiu da cremalheira: o defeito parece o mesmo.",
        "Reed switch, o sensor do fim de curso acionado por ímã, falha quando a ampola de vidro trinca, o contato gruda ou o fio rompe. O portão passa do ponto ou nem sai do lugar; troca-se o sensor, depois de conferir se o ímã não caiu.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o reed switch no portão", "Reed e ímã: como trabalham"],
        slots: [
          [
            "Costuma haver dois: um marca a folha aberta e o outro, a folha fechada.",
            "São dois pontos, um para cada fim do percurso, e cada ímã tem a sua posição.",
          ],
          [
            "No de correr, o sensor fica no motor e os ímãs, na cremalheira; no basculante, em geral no acionador.",
            "Os ímãs vão na cremalheira do portão de correr ou na porca do fuso do basculante; o sensor fica parado.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de reed com defeito", "Reed ou ímã: qual falhou"],
        slots: [
          [
            "Um portão que bate no fim, não desliga ou para antes pode ter reed queimado, ímã caído ou fora de lugar.",
            "O ímã que caiu dá o mesmo sintoma que o sensor queimado, e é o mais simples de conferir.",
          ],
          [
            "A medição do sensor é feita pelo técnico, com o disjuntor desligado, aproximando um ímã.",
            "O técnico mede o contato com e sem ímã, sem energia, e troca só o que falhou.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Reed switch e encoder são a mesma coisa?",
        answers: [
          "Não. O reed só avisa que a folha chegou ao fim; o encoder conta o giro do motor e sabe a posição o tempo todo.",
        ],
      },
      {
        question: "Qualquer reed serve na minha placa?",
        answers: [
          "O contato é simples, mas o encaixe, o cabo e o conector mudam com o modelo. A foto do sensor e da etiqueta confirma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto onde ficam o ímã e o sensor",
  },
  {
    id: "numero-do-rolamento",
    broader: "rolamento",
    label: "Número do rolamento",
    phrase: "o número do rolamento do motor",
    asks: [
      "rolamento número",
      "rolamento numeração",
      "rolamento código",
      "rolamento medida",
      "rolamento tamanho",
      "qual rolamento motor",
      "qual rolamento usa",
      "qual rolamento vai",
      "qual rolamento serve",
      "rolamento 6201",
      "rolamento 6202",
      "rolamento 6203",
      "rolamento 6204",
      "rolamento referência",
    ],
    intent: "buying",
    answers: {
      any: [
        "O número do rolamento está gravado na lateral da própria peça. Em motor de portão são comuns o 6201, o 6202 e o 6203, mas ele muda com o modelo e com a ponta do eixo: leia o número no rolamento retirado, com as letras do fim.",
        "Não há um número só: 6202 e 6203 aparecem muito em motor de portão, e cada modelo, e às vezes cada ponta do eixo, usa o seu. O que vale é o número gravado na lateral do rolamento velho, lido na peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ler o número do rolamento", "O que o número quer dizer"],
        slots: [
          [
            "As letras contam: ZZ é blindagem de metal dos dois lados; 2RS é vedação de borracha, melhor onde entra pó e umidade.",
            "O final ZZ indica tampas de metal, e 2RS, vedação de borracha; os dois lados vêm fechados e com graxa.",
          ],
          [
            "Apagou? Medem-se furo, diâmetro de fora e largura: 12 x 32 x 10 mm é o 6201, 15 x 35 x 11 mm, o 6202, e 17 x 40 x 12 mm, o 6203.",
            "Sem número legível, três medidas identificam a peça: furo, diâmetro externo e largura. O 6202, por exemplo, tem 15 x 35 x 11 mm.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor e roldana não usam o mesmo", "Antes de comprar o rolamento"],
        slots: [
          [
            "O rolamento da roldana é outro, e em muitas rodas ele nem sai: troca-se a roldana inteira.",
            "Confirme de onde é o ruído: rolamento do motor, da roldana e do pivô têm números diferentes.",
          ],
          [
            "Os dois rolamentos do eixo são trocados juntos, na bancada, com o disjuntor desligado antes de soltar o motor.",
            "Abrir o motor para ler o número é serviço de bancada; com a foto da etiqueta, o técnico já leva o provável.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Rolamento 6202 ZZ e 2RS se substituem?",
        answers: [
          "Sim, a medida é a mesma. O 2RS veda melhor contra pó e umidade; o ZZ gira com um pouco menos de atrito.",
        ],
      },
      {
        question: "Posso usar rolamento usado ou sem marca?",
        answers: ["Não compensa: a mão de obra é a parte maior, e abrir o motor de novo custa mais que a peça boa."],
      },
    ],
    photo: "fotos da etiqueta do motor e da lateral do rolamento, se ele já foi retirado",
  },
  {
    id: "porca-do-fuso-gasta",
    broader: "fuso",
    label: "Bucha ou porca do fuso gasta",
    phrase: "a porca do fuso gasta",
    asks: [
      "bucha basculante barulho",
      "bucha motor basculante",
      "bucha motor basculante barulho",
      "bucha fuso",
      "bucha fuso gasta",
      "bucha fuso sintomas",
      "bucha fuso trocar",
      "bucha acionador",
      "bucha acionador gasta",
      "porca acionadora",
      "porca acionadora fuso",
      "porca acionador",
      "porca fuso",
      "porca fuso gasta",
      "porca do fuso gasta",
      "porca fuso sintomas",
      "porca fuso preço",
      "trocar porca fuso",
      "troca porca fuso",
      "troca porca acionadora fuso",
      "trocar porca basculante",
      "castanha fuso",
      "castanha gasta",
      "castanha fuso gasta",
      "trocar castanha",
      "fuso gira folha não sobe",
      "fuso gira não sobe",
      "fuso gira portão não sobe",
      "basculante barulho porca fuso",
      "barulho porca fuso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porca ou bucha do fuso gasta faz barulho, range, estala e deixa folga na folha; olhe de longe se há pó claro no fuso. Só falta de graxa se resolve na revisão, a partir de {price.preventive} em casa, sem peças; com folga, pare de usar e troque a bucha.",
        "Bucha ou porca do fuso gasta dá estes sintomas: folga ao balançar a folha fechada, estalo na partida, pó da rosca no tubo e, no fim, o fuso gira e a folha não sobe. Quem percebe cedo põe outra antes que ela solte, com a folha escorada.",
        "A troca da porca acionadora do fuso, também chamada de bucha ou castanha, é serviço de técnico: a folha é fechada e escorada, o acionador sai, entra a porca do mesmo passo e o fuso recebe graxa. Se a rosca da barra também gastou, trocam-se as duas.",
      ],
      price: [
        "Trocar a porca ou bucha do fuso custa a peça do modelo mais a mão de obra com a folha escorada, e sai menos que trocar a barra inteira. A foto da etiqueta e do acionador dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como perceber a bucha gasta a tempo", "Sinais de porca do fuso no fim"],
        slots: [
          [
            "O primeiro sinal é a folga: a folha fechada mexe para cima e para baixo mais do que antes.",
            "Folga na folha fechada e um estalo ao começar a subir são os sinais mais cedo.",
          ],
          [
            "Pó claro, de nylon, ou brilho de bronze na graxa mostra que a rosca da porca está sendo comida.",
            "Raspas da cor da porca no tubo do acionador indicam desgaste, e não só falta de graxa.",
          ],
          [
            "Quando o fuso gira e a folha não sobe, a rosca acabou: desligue o disjuntor e não fique sob a folha.",
            "Se a folha já escorrega ou não acompanha o fuso, pare de usar e isole a passagem: ela pode descer de repente.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que gasta a porca do fuso", "Por que a bucha nova dura pouco"],
        slots: [
          [
            "Contrapeso errado, fuso seco e acionador fora de prumo são o que come a porca.",
            "A porca se gasta cedo quando carrega o peso que era do contrapeso, ou trabalha sem graxa.",
          ],
          [
            "Sem corrigir isso na mesma visita, a peça nova vai pelo mesmo caminho.",
            "Por isso a troca inclui equilibrar a folha, limpar a rosca e pôr a graxa indicada.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Dá para trocar só a porca, sem o fuso?",
        answers: [
          "Sim, se a rosca da barra está inteira. Filete afiado ou com dentes pede a barra junto, senão a porca nova se gasta logo.",
        ],
      },
      {
        question: "Posso continuar usando o portão com a bucha do fuso gasta?",
        answers: [
          "Não. Quando a rosca solta, nada segura a folha no alto: deixe-a fechada, com o disjuntor desligado, e marque a troca assim que notar a folga.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do acionador, e um vídeo da folha subindo, gravado de longe",
  },
  {
    id: "acionador-do-basculante",
    broader: "fuso",
    label: "Acionador do portão basculante",
    phrase: "o acionador do portão basculante",
    asks: [
      "acionador basculante",
      "acionador portão basculante",
      "acionador motor basculante",
      "acionador basculante preço",
      "acionador basculante quebrado",
      "conserto acionador basculante",
      "trocar acionador basculante",
      "comprar acionador basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O acionador do portão basculante é o tubo em pé na coluna, com motor, fuso, porca e braço. Conserta-se quando o gasto é só de porca ou fuso e se troca inteiro quando a barra ou a carcaça acabou; a medida, 1,40 ou 1,50 m, segue a altura da folha e sai por foto.",
        "O acionador de portão basculante se escolhe pela altura da folha, que pede 1,40 ou 1,50 m, e pelo modelo do motor, lido na etiqueta. Porca ou fuso gastos se trocam sem comprar o conjunto; a troca é do técnico, com a folha escorada.",
      ],
      repair: [
        "O acionador do portão basculante se conserta trocando a porca, a barra do fuso ou o conjunto, conforme o dano, com a folha escorada pelo técnico. Até lá, desligue o disjuntor e não destrave: ele pode ser o que segura a folha. O valor vem por foto.",
      ],
      price: [
        "O preço do acionador do portão basculante depende do comprimento, 1,40 ou 1,50 m, do modelo e de trocar só a porca, o fuso ou o conjunto; o motor inteiro trocado, em casa, fica de {price.homeSwap}, com a mão de obra. A foto do acionador e da etiqueta dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é o acionador do basculante", "As partes do acionador"],
        slots: [
          [
            "Preso à coluna, o acionador leva o fuso dentro do tubo: a porca corre por ele e puxa o braço preso na folha.",
            "Motor, fuso, porca e braço formam o acionador, que trabalha em pé, no prumo da coluna.",
          ],
          [
            "A porca é a peça que mais gasta, e em geral se troca sem mexer na barra.",
            "O desgaste começa quase sempre pela porca, que é mais macia que a barra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a peça ou o acionador", "Quando trocar o conjunto"],
        slots: [
          [
            "Porca gasta e barra reta pedem só a porca; barra torta ou com a rosca comida pede barra ou acionador novo.",
            "Com a rosca boa, a porca nova resolve; com a rosca comida, ela se gasta de novo em pouco tempo.",
          ],
          [
            "Em motor antigo, compare o valor da peça com o do conjunto, que em casa, com a troca, fica de {price.homeSwap}.",
            "Se o redutor ou a carcaça também acabou, o conjunto novo sai melhor que a soma das peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar o acionador", "Cuidado antes do técnico"],
        slots: [
          [
            "Nenhum parafuso do acionador ou do braço deve ser solto por você, porque a folha pode cair ou subir de repente.",
            "Não solte o braço nem o suporte: a folha desequilibrada só se mexe depois de escorada.",
          ],
          [
            "Desligue o disjuntor, afaste crianças e animais e fotografe de longe, sem acionar.",
            "Deixe o disjuntor desligado e ninguém embaixo da folha até o exame.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O acionador do basculante é o mesmo que o motor?",
        answers: [
          "O motor é a parte que gira; o acionador é o conjunto, com o tubo, o fuso, a porca e o braço. No kit basculante, os dois vêm juntos.",
        ],
      },
      {
        question: "Dá para trocar só a porca do acionador?",
        answers: [
          "Dá, se a rosca da barra está boa. O técnico escora a folha, troca a porca do mesmo passo e regula a parada.",
        ],
      },
      {
        question: "Serve acionador de outra marca no meu basculante?",
        answers: [
          "Como conjunto completo, com motor e central, serve, se a medida couber na coluna. Misturar fuso de uma marca com motor de outra não é indicado.",
        ],
      },
    ],
    photo: "uma foto da coluna inteira com o acionador e a etiqueta do motor, com a altura da folha em metros",
  },
  {
    id: "medida-do-acionador",
    broader: "fuso",
    label: "Medida do acionador do basculante",
    phrase: "a medida do acionador do basculante",
    asks: [
      "motor acionador metros",
      "motor acionador m",
      "motor acionador 2 metros",
      "motor acionador 1,5",
      "motor acionador 1,75",
      "motor basculante acionador metros",
      "motor basculante trilho 1,80",
      "motor basculante trilho 1,75",
      "motor basculante trilho 1,50",
      "motor basculante trilho 1,40",
      "motor basculante trilho 2 metros",
      "motor basculante trilho metros",
      "motor trilho longo",
      "motor acionador longo",
      "motor basculante braço longo",
      "motor acionador grande",
      "acionador medida",
      "acionador comprimento",
      "acionador tamanho",
      "acionador trilho",
      "acionador trilho basculante",
      "acionador trilho basculante medida",
      "acionador trilho basculante tamanho",
      "acionador 1,40",
      "acionador 1,50",
      "acionador 1,4",
      "acionador 1,5",
      "qual acionador",
      "onde acionador basculante",
      "acionador altura portão",
      "trilho basculante medida",
      "trilho basculante tamanho",
      "trilho basculante 1,40",
      "trilho basculante 1,50",
      "trilho motor basculante medida",
      "fuso comprimento",
      "fuso medida",
      "fuso tamanho",
      "fuso 1,40",
      "fuso 1,50",
      "basculante 1,40 ou 1,50",
      "trocar acionador meço",
      "trocar acionador medir",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor basculante vem com acionador, ou trilho, na medida da altura da folha: 1,40, 1,5, 1,75, 1,80 e 2 m são tamanhos de anúncio, e vale o que dá o curso do seu portão. O kit de 1/4 HP, para folha de até {width.quarterHp} de largura, parte de {price.lowest} instalado, e nós levamos o acionador certo pela altura que você manda.",
        "A medida do acionador do basculante, com o trilho e o fuso dele, segue a altura do portão: 1,40 ou 1,50 m se decide pelo curso que a folha precisa para abrir toda. Na troca, meça o que está instalado de ponta a ponta e compre igual.",
        "Entre acionador de 1,40 e de 1,50 m, vale o que dá o curso do seu portão: quanto mais alta a folha, mais comprido o acionador. Curto demais, ela não abre até em cima; comprido demais, não cabe na coluna.",
      ],
      price: [
        "O preço do acionador do basculante depende do comprimento, como 1,5 m, da marca e de trocar só o fuso ou o conjunto, mais a mão de obra com a folha escorada. Como teto, o motor inteiro trocado em casa fica de {price.homeSwap}; a foto da etiqueta e a altura da folha dão o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir o curso do acionador", "As medidas que decidem 1,40 ou 1,50"],
        slots: [
          [
            "O curso é o caminho que o ponto de fixação do braço faz na coluna, da folha fechada à folha aberta.",
            "O que se compara é o curso útil, e não o tubo inteiro: a porca não anda até as duas pontas.",
          ],
        ],
        steps: [
          "Com o portão fechado e o disjuntor desligado, meça a altura da folha.",
          "Meça a coluna livre, do piso ao teto ou à viga.",
          "Se já há motor, meça o acionador de ponta a ponta, sem soltar nada.",
          "Anote o modelo da etiqueta e mande as medidas com uma foto da coluna inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando 1,50 no lugar de 1,40", "Acionador mais comprido ou mais curto"],
        slots: [
          [
            "Dez centímetros a mais servem à folha mais alta, se a coluna tem esse espaço.",
            "O de 1,50 m entra onde o de 1,40 m deixa a folha baixa, e só se couber sem bater na viga.",
          ],
          [
            "Um acionador com sobra de curso se ajusta pelo fim de curso; com falta, não há regulagem que resolva.",
            "Sobra se corrige na regulagem da parada; falta de curso, não.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um acionador comprido do basculante?",
        answers: [
          "Não é indicado: fuso, mancal da ponta e fim de curso são montados para aquele comprimento. Troque pelo tamanho certo.",
        ],
      },
      {
        question: "A largura do portão muda o acionador?",
        answers: [
          "Muda a potência, e não o comprimento: a altura decide o acionador, e a largura com o peso decide o motor.",
        ],
      },
    ],
    photo: "uma foto da coluna inteira com o acionador e a etiqueta do motor, com a altura da folha em metros",
  },
  {
    id: "embreagem-o-que-e-e-regular",
    broader: "embreagem",
    label: "Embreagem: o que é e como se regula",
    phrase: "a embreagem do motor e a regulagem dela",
    asks: [
      "embreagem como regular",
      "embreagem como ajustar",
      "ajustar embreagem portão",
      "ajustar embreagem motor",
      "regular embreagem portão",
      "regular embreagem motor",
      "regulagem embreagem",
      "embreagem como apertar",
      "embreagem regula",
      "embreagem serve",
      "embreagem funciona",
      "embreagem como funciona",
      "embreagem significa",
      "onde fica embreagem",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A embreagem do motor de portão é regulada pelo técnico: ele a aperta aos poucos, até a menor força que ainda move a folha inteira, e testa com uma caixa macia no caminho. Ela é o limite de força do motor: um disco que patina, ou um ajuste na placa que manda parar, quando a folha encontra obstáculo.",
        "Regula-se a embreagem apertando aos poucos a porca ou o parafuso dos discos, até a menor força que ainda move a folha; nos motores eletrônicos, o mesmo se faz no ajuste de força da placa. É serviço do técnico, porque apertada demais ela deixa de ceder diante de uma pessoa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a embreagem é regulada", "A ordem certa da regulagem"],
        slots: [
          [
            "O ajuste é do técnico: fica junto de peças que giram e da tensão da rede, e muda a proteção de quem passa.",
            "Quem mexe é o técnico, porque embreagem apertada demais tira a proteção contra esmagamento.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado e o motor destravado, confere-se se a folha anda leve; pesada, ela é acertada antes.",
          "A embreagem é afrouxada até patinar.",
          "Aperta-se um pouco por vez, até a folha andar inteira sem parar.",
          "Testa-se com uma caixa macia no caminho: a folha tem de parar ou voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Frouxa ou apertada: como saber", "Sinais de embreagem fora do ponto"],
        slots: [
          [
            "Frouxa, o motor gira e a folha para no meio; apertada, ela empurra com força o que estiver na frente.",
            "Folha que para sozinha e motor girando é embreagem frouxa ou gasta; uma folha que não cede é embreagem apertada.",
          ],
          [
            "Se precisa apertar de novo a cada poucas semanas, os discos gastaram ou a folha está pesada.",
            "Regulagem que não dura aponta disco gasto, óleo no disco ou portão pesado.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Todo motor de portão tem embreagem?",
        answers: [
          "Não a mecânica. Muitos motores atuais limitam a força na central, por potenciômetro ou menu, que faz o mesmo papel.",
        ],
      },
      {
        question: "Apertar a embreagem resolve portão pesado?",
        answers: [
          "Não. Esconde o defeito, gasta o redutor e põe em risco quem passa. Acerte trilho, roldana ou contrapeso primeiro.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo da folha parando, gravado de longe",
  },
  {
    id: "carenagem-da-marca",
    broader: "pecas",
    label: "Tampa ou carenagem do motor da marca",
    phrase: "a tampa do motor da marca",
    asks: [
      "tampa motor [marca]",
      "tampa [marca]",
      "tampa motor [marca] [modelo]",
      "tampa motor [marca] quebrada",
      "tampa plástica [marca]",
      "carenagem [marca]",
      "carenagem motor [marca]",
      "carenagem motor [marca] [modelo]",
      "carcaça [marca]",
      "carcaça motor [marca]",
      "carenagem motor rossi dz",
      "tampa motor rossi dz",
      "carenagem motor ppa dz",
      "tampa motor ppa dz",
    ],
    intent: "buying",
    answers: {
      any: [
        "A tampa do motor [marca], ou carenagem, é vendida pelo modelo da etiqueta, porque a de um não serve em outro: encaixe, furos e altura mudam. Mande a foto da etiqueta e da tampa: dizemos se há e o valor. Quebrada ou ressecada, troca-se só ela, e o motor fica.",
        "Carenagem de motor [marca] se compra pelo modelo exato, e nem dentro da marca o encaixe é sempre igual. Com a foto da etiqueta e da tampa, dizemos se há e quanto custa; até trocar, proteja da chuva e deixe o disjuntor desligado quando chover, porque a placa fica exposta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como achar a tampa certa", "O que conferir na carenagem"],
        slots: [
          [
            "Confira o nome completo do modelo, a posição dos parafusos e o furo da chave de destravamento.",
            "Modelo, furos de fixação e abertura da chave precisam ser os mesmos.",
          ],
          [
            "Se a tampa saiu de linha, às vezes se acha usada ou se adapta outra, desde que vede e não encoste em peça que gira.",
            "Em modelo antigo, a saída pode ser tampa usada em bom estado, se fechar por inteiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Motor sem tampa: o cuidado", "Enquanto a tampa não chega"],
        slots: [
          [
            "Sem ela, a placa com tensão da rede e a engrenagem ficam ao alcance de criança e de água.",
            "Motor aberto expõe rede elétrica e engrenagem: afaste crianças e animais.",
          ],
          [
            "Plástico amarrado por cima prende calor e umidade; use só como abrigo provisório, com o disjuntor desligado.",
            "Saco plástico só por pouco tempo e com o disjuntor desligado, porque abafa o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o motor sem tampa?",
        answers: [
          "Não convém: entra água e fica exposta a tensão da rede. Deixe o disjuntor desligado, sobretudo na chuva.",
        ],
      },
      {
        question: "A tampa vem com a instalação?",
        answers: ["É só encaixe ou parafuso; se a base ou o suporte também quebrou, o técnico vê na mesma visita."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tampa, ou do motor sem ela",
  },
];
