import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Parts that titles ask of by a name which the wider concept does not explain. */
export const pecasPeloNome: NarrowConcept[] = [
  {
    id: "carenagem-do-motor",
    broader: "pecas",
    label: "Carenagem do motor",
    phrase: "a carenagem do motor",
    asks: [
      "parafuso tampa espanado",
      "parafuso tampa espanou",
      "parafuso tampa motor espanado",
      "parafuso espanado motor",
      "tampa caixa motor",
      "tampa motor parafuso",
      "parafuso tampa motor",
      "tampa motor perdeu parafuso",
      "tampa caixa motor parafuso",
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
      "carenagem motor quebrada",
      "onde comprar tampa motor",
      "tampa motor quebrada onde comprar",
      "capa motor quebrada onde comprar",
      "capa motor quebrada",
      "carenagem quebrada onde comprar",
      "onde comprar carenagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "A carenagem do motor, que é a tampa de plástico, você compra conosco ou em loja de peças de portão, pelo modelo escrito na etiqueta. Ela é vendida separada, e o motor fica no lugar. Os furos e a altura mudam até na mesma marca, por isso mande fotos da etiqueta e da tampa quebrada: o preço é informado de graça.",
        "A tampa quebrada do motor se compra pelo modelo exato da etiqueta, porque a carenagem de um motor não encaixa em outro. Vendemos a tampa avulsa ou já colocada, e a foto da etiqueta diz se há a peça e quanto custa. Até lá, deixe o disjuntor desligado quando chover, porque a placa fica exposta.",
        "Carcaça ou tampa plástica quebrada do motor deslizante, a carenagem, repõe-se sem trocar o motor, se o modelo da etiqueta ainda tem a peça. Os furos e o recorte precisam ser iguais, e o preço vem pela foto; enquanto isso, mantenha a placa longe da chuva.",
        "O parafuso da tampa do motor espanado se resolve sem trocar a tampa: o técnico tira com extrator e repõe outro da mesma medida, ou refaz a rosca do furo. Não fure nem faça alavanca, porque embaixo há tensão da rede. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da carenagem depende da marca e do modelo do motor, que está na etiqueta, e ela é cobrada separada, sem trocar o motor. É peça barata perto da placa que protege, e o valor vem pela foto da etiqueta e da tampa; a visita para trocar, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como achar a carenagem certa", "O que comparar antes de comprar"],
        slots: [
          [
            "O que decide é o modelo na etiqueta, porque cor e formato parecidos não garantem o encaixe. Compare os furos de fixação, a altura e o recorte por onde passa a engrenagem ou o fuso.",
            "Compare o modelo, os furos, a altura e a abertura por onde passa a engrenagem. Duas tampas da mesma cor podem não servir uma no lugar da outra.",
            "Comece pelo modelo da etiqueta e confira depois os furos, a altura e o recorte do eixo. Tampas parecidas, até da mesma marca, podem não encaixar.",
          ],
          [
            "Se o modelo saiu de linha, a saída costuma ser peça usada do mesmo motor ou uma cobertura fixa, que não encoste em nada que gira.",
            "Para motor fora de linha, procura-se tampa usada do mesmo modelo, ou se faz uma cobertura acima dele, sem tocar na engrenagem.",
            "Sem peça nova à venda, resta a usada de motor igual ou uma proteção fixa, afastada das partes que giram.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Por que não deixar o motor sem carenagem", "Tampa quebrada: o que fazer"],
        slots: [
          [
            "Sem a tampa, água, poeira e inseto chegam à placa, e fios com tensão da rede ficam ao alcance da mão. Até a peça chegar, mantenha crianças longe e não cubra com saco plástico, que prende calor e umidade.",
            "A placa descoberta molha, oxida e dá choque em quem encosta. Afaste as crianças, evite saco plástico, que faz suar por dentro, e em chuva forte desligue o disjuntor.",
            "Motor destampado expõe placa e ligações à chuva e a quem passa. Nada de saco plástico, que abafa, e com tempo ruim deixe o disjuntor desligado.",
          ],
          [
            "Fita e cola duram pouco no plástico ressecado e servem só para esperar a tampa nova.",
            "Colar a tampa ajuda por alguns dias, porque o plástico velho volta a trincar.",
            "O remendo com fita é provisório, porque a tampa ressecada racha logo ao lado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da tampa", "A troca da carenagem"],
        slots: [
          [
            "A troca se faz com o disjuntor desligado e sem mexer nos fios. Na mesma ocasião o técnico confere a borracha de vedação, limpa a placa e vê se a engrenagem não roça na tampa; a visita em casa parte de {price.preventive}, sem peças.",
            "Com a energia cortada, a tampa nova é presa nos furos originais, e vale conferir borracha, placa e engrenagem. Em residência, essa visita começa em {price.preventive}, fora as peças.",
            "Desliga-se o disjuntor, troca-se a tampa e examinam-se vedação e placa, que ficaram expostas. A visita custa desde {price.preventive} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Carenagem de outra marca serve?",
        answers: [
          "Em geral não. Furos e encaixe são próprios de cada modelo.",
          "Não, a não ser que a peça seja feita para o seu motor. O recorte da engrenagem também muda.",
        ],
      },
      {
        question: "Ressecou no sol. Dá para recuperar?",
        answers: [
          "Não: plástico quebradiço continua trincando. Troque antes que deixe a chuva entrar.",
          "Tinta e cola não devolvem a resistência. O certo é a peça nova e, se der, uma sombra ventilada.",
        ],
      },
      {
        question: "Posso trocar a tampa eu mesmo?",
        answers: [
          "Não é indicado, porque sob a tampa ficam a placa e o capacitor, que guarda carga mesmo com o disjuntor desligado. O técnico troca e aproveita para conferir a vedação.",
          "Melhor com o técnico, porque por baixo há capacitor carregado e ligações da rede. Na mesma visita ele vê se entrou água na placa.",
        ],
      },
      {
        question: "A carcaça de metal quebrou. E agora?",
        answers: [
          "Carcaça de metal trincada, onde fica o redutor, é outro caso: o óleo vaza e o eixo perde apoio. Compare com a troca do motor, de {price.homeSwap} em casa.",
          "Se quebrou o corpo de metal, e não a tampa, em geral o motor é trocado, de {price.homeSwap} em residência, com mão de obra.",
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
      "how-to": [
        "O reed switch do portão se testa aproximando e afastando um ímã e medindo se o contato muda, o que o técnico faz com o disjuntor desligado, porque o sensor fica sob a tampa. O que você pode ver por fora é o ímã: se caiu ou saiu do lugar, o defeito parece o mesmo. A visita em casa parte de {price.preventive}, sem peças.",
        "Para saber se o reed do portão queimou, confira primeiro os ímãs, que se veem por fora, e repare se a folha passa do ponto ou não sai do lugar. O teste da ampola é com multímetro e ímã, sem energia, e fica com o técnico, em visita a partir de {price.preventive} em residência, fora as peças.",
      ],
      question: [
        "Reed switch é um sensor acionado por ímã: uma ampola de vidro com dois contatos que se tocam quando o ímã chega perto. No portão automático ele é o fim de curso magnético, que avisa a placa onde a folha deve parar, sem encostar em nada.",
        "O reed switch é um sensor acionado por ímã e faz o fim de curso magnético do portão. No motor deslizante, o reed fica dentro da caixa, na lateral que olha para a cremalheira, onde vão os ímãs; quando um deles passa, a placa desliga o motor.",
        "Reed switch é um sensor acionado por ímã, o fim de curso magnético do portão. No basculante, o reed fica no acionador, junto do fuso, um perto de cada fim: o ímã que anda com a folha passa por ele e a placa desliga o motor. O acesso é do técnico.",
      ],
      any: [
        "Reed switch é um sensor acionado por ímã: uma ampola de vidro com dois contatos que se tocam quando o ímã chega perto. No portão automático ele é o fim de curso magnético, que avisa a placa onde a folha deve parar.",
        "O reed switch é um sensor acionado por ímã, o fim de curso magnético do portão: quando o ímã passa por ele, o contato fecha e a placa desliga o motor. Não encosta em nada e por isso quase não se desgasta; o que mais falha é o ímã fora do lugar.",
      ],
      repair: [
        "Os sintomas de reed queimado no portão são estes: passa do ponto e bate no batente, não sai do lugar como se já estivesse no fim ou só anda para um lado. Confira antes se o ímã caiu, porque o defeito parece o mesmo; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Reed queimado, o sensor do fim de curso acionado por ímã, faz o portão passar do ponto, travar como se já tivesse chegado ou andar para um lado só. A ampola trinca, o contato cola ou o fio parte; com o ímã no lugar, troca-se o sensor, em visita a partir de {price.preventive} em casa, fora as peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o reed switch no portão", "Reed e ímã: como trabalham"],
        slots: [
          [
            "São dois pontos, um para a folha aberta e outro para a fechada. No de correr, o sensor fica dentro do motor e os ímãs, na cremalheira; no basculante, o sensor fica parado no acionador e o ímã anda com a porca do fuso.",
            "Cada fim do percurso tem o seu ímã ou o seu sensor. No deslizante, o reed está na caixa do motor e vê passar os ímãs da cremalheira; no basculante, o ímã corre com a peça do fuso e o reed espera por ele no acionador.",
            "O portão usa um aviso para abrir e outro para fechar. Nos de correr, ímãs presos na cremalheira cruzam o sensor do motor; nos basculantes, o ímã se move dentro do acionador e aciona o reed fixo de cada ponta.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Reed ou ímã: qual falhou", "Sinais de reed com defeito"],
        slots: [
          [
            "Reed ruim e ímã caído dão quase o mesmo sintoma, e o ímã é o mais simples de conferir. A lista ajuda a separar os dois.",
            "Como os dois defeitos se parecem, comece pelo ímã, que se vê por fora. O padrão da falha diz o resto.",
            "Antes de culpar o sensor, veja se o ímã está no lugar. Depois compare o comportamento do portão com estes.",
          ],
        ],
        bullets: [
          "Bate ou passa do ponto numa ponta só: ímã daquele lado",
          "Nenhuma ponta para: sensor, fio ou entrada da placa",
          "Às vezes para, às vezes não: ampola trincada ou ímã longe",
          "Não sai do lugar para um lado: contato colado",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico testa e troca o reed", "Teste e troca do sensor"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico aproxima e afasta um ímã e mede se o contato muda. Se não muda, põe outro do mesmo tipo e conector; se muda, reposiciona o ímã ou refaz o fio.",
            "Sem energia, ele mede o contato com o ímã perto e longe. Sensor que não responde é trocado pelo do modelo; o que responde indica ímã fora do lugar ou fio partido.",
            "O teste é passar um ímã com o motor desligado e ver se o contato reage. Reagindo, corrige-se a posição ou o fio; não reagindo, entra outro sensor igual.",
          ],
          [
            "No fim, as duas paradas são acertadas e o portão faz alguns ciclos, com a força no mínimo.",
            "Depois vêm o ponto de parada de cada lado, a força e os ciclos de teste.",
            "O serviço fecha com abertura e fechamento ajustados e vários ciclos sem batida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Reed switch e encoder são a mesma coisa?",
        answers: [
          "Não. O reed só avisa que a folha chegou ao fim; o encoder conta o giro do motor e sabe a posição o tempo todo.",
          "São diferentes: um marca as pontas, com ímã, e o outro mede o caminho inteiro, sem ímã de parada.",
        ],
      },
      {
        question: "Qualquer reed serve na minha placa?",
        answers: [
          "O contato é simples, mas o encaixe, o cabo e o tipo, aberto ou fechado, mudam com o modelo. A etiqueta do motor mostra qual é o seu.",
          "Não. Há reed que fecha e reed que abre com o ímã, e o conector varia; use o do modelo.",
        ],
      },
      {
        question: "Posso mexer no reed em casa?",
        answers: [
          "No sensor, não: ele fica sob a tampa, junto da rede. No portão de correr, o ímã de fora pode voltar à marca, com o disjuntor desligado.",
          "Só no ímã da cremalheira, sem energia e na posição antiga. O reed e tudo no basculante são do técnico.",
        ],
      },
      {
        question: "O reed gasta com o tempo?",
        answers: [
          "Quase não, porque não encosta em nada. Quem o estraga é pancada, vibração e surto de raio.",
          "Pouco. Ele trinca por batida ou cola por surto, e o ímã solto engana mais que o sensor ruim.",
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
        "O número do rolamento do motor de portão está gravado na lateral da própria peça, e os mais comuns são 6201, 6202 e 6203. O número muda com o modelo do motor e com a ponta do eixo, por isso copie o código inteiro do rolamento velho. O 6202, por exemplo, mede 15 x 35 x 11 mm.",
        "O rolamento 6201 mede 12 x 32 x 10 mm, o 6202, 15 x 35 x 11 mm, e o 6203, 17 x 40 x 12 mm, e os três são comuns em motor de portão. Compre com as letras do fim, ZZ (tampa de metal) ou 2RS (borracha), e troque o par do eixo. O técnico troca na bancada, com o valor dado de graça por foto.",
        "Para saber qual o número do rolamento do motor, leia o código gravado na lateral da peça retirada, com as letras do fim, como 6202 ZZ. Não há um só para todos: 6201, 6202 e 6203 são os comuns, e as duas pontas do eixo podem usar números diferentes.",
        "O código do rolamento vem gravado na lateral da peça, e em motor de portão os mais comuns são 6201, 6202 e 6203. Se o código apagou, as medidas respondem: 12 x 32 x 10 mm é 6201, 15 x 35 x 11 é 6202, e 17 x 40 x 12 é 6203.",
        "No portão basculante, o número do rolamento está gravado na lateral da peça: no motor são comuns 6201, 6202 e 6203, e nas articulações da folha o número depende do pino. Só copie o código depois que o técnico tirar a peça, porque sem o rolamento ou o braço a folha pode cair.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ler o número do rolamento", "O que as letras e os números querem dizer"],
        slots: [
          [
            "As letras do fim também contam. ZZ são tampas de metal dos dois lados, e 2RS é vedação de borracha, melhor onde entra pó e umidade. A medida é a mesma, e um substitui o outro.",
            "No fim do código, ZZ indica tampa de metal, e 2RS indica vedação de borracha, melhor para poeira e chuva. Os dois tipos servem no mesmo lugar.",
            "ZZ quer dizer tampa de metal, e 2RS, tampa de borracha, que veda melhor. A medida é igual, e você pode usar um no lugar do outro.",
          ],
          [
            "Se o número sumiu, meça o furo, o diâmetro de fora e a largura, nessa ordem, com paquímetro. Uma diferença de 1 mm já é outro rolamento.",
            "Sem leitura possível, três medidas em milímetros identificam a peça: furo, diâmetro de fora e largura.",
            "Se o código apagou, use o paquímetro no furo, no diâmetro e na largura. Anote em milímetros, porque 1 mm já muda a peça.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor e roldana não usam o mesmo", "Antes de comprar o rolamento"],
        slots: [
          [
            "Confirme de onde vem o ruído, porque o motor, a roldana e a articulação usam rolamentos diferentes. Em muitas roldanas o rolamento nem sai, e troca-se a roda inteira, em par.",
            "O barulho pode ser da roda, e não do motor, e os rolamentos são outros. Em muitas roldanas a peça é prensada, e a solução é o par de rodas.",
            "Descubra primeiro se o ronco vem do motor ou da roldana. O rolamento da roda costuma ser prensado, e então se trocam as duas rodas.",
          ],
          [
            "O motor com rolamento gasto ronca no ritmo do giro e esquenta em poucas aberturas. A roda gasta deixa o portão pesado e risca o trilho.",
            "No motor, o som acompanha a rotação, e a carcaça esquenta. Na roda, a folha pesa, e o trilho fica riscado.",
            "Ronco que sobe com a velocidade vem do motor. Arrasto e risco brilhante no trilho vêm da roldana.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do rolamento do motor", "O serviço de bancada"],
        slots: [
          [
            "O motor é retirado com o disjuntor desligado e aberto na bancada. O técnico troca os dois rolamentos do eixo com extrator e confere o retentor, a borracha que veda o eixo.",
            "O técnico desliga a energia, leva o motor para a bancada e troca os dois rolamentos do eixo, com ferramenta própria. Se o retentor está vazando, é trocado junto.",
            "Com a energia cortada, o motor vai para a bancada. Lá o técnico saca o par de rolamentos, põe os novos e examina a vedação do eixo.",
          ],
          [
            "O rolamento é barato, e a mão de obra é a parte maior do preço. Em motor com {trade.life} de uso, compare com a troca em casa, de {price.homeSwap}.",
            "A peça custa pouco, e abrir o motor custa mais. Se o motor já fez {trade.life}, veja o preço de um novo, de {price.homeSwap} instalado em residência.",
            "A maior parte do valor é o serviço. Para motor de {trade.life} de uso, vale comparar com outro, de {price.homeSwap} na troca em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar rolamento usado ou sem marca?",
        answers: [
          "Não compensa. A mão de obra é a parte maior, e abrir o motor de novo custa mais que um rolamento bom.",
          "Melhor não. O que se economiza na peça se perde na segunda desmontagem.",
        ],
      },
      {
        question: "Rolamento aberto serve no lugar do blindado?",
        answers: [
          "Não no motor de portão, porque sem tampa o rolamento perde a graxa e pega pó. Use ZZ ou 2RS.",
          "Não serve. O rolamento aberto precisa de graxa sempre, e dentro do motor ninguém consegue pôr.",
        ],
      },
      {
        question: "Posso lubrificar o rolamento em vez de trocar?",
        answers: [
          "Não adianta. O rolamento blindado não deixa a graxa entrar, e o ronco já mostra desgaste.",
          "Não resolve, porque o rolamento é vedado. Se está roncando, precisa ser trocado.",
        ],
      },
      {
        question: "Quanto tempo dura o rolamento?",
        answers: [
          "Em motor de casa, com folha leve, o rolamento costuma durar tanto quanto o motor, {trade.life}. Água e folha pesada encurtam esse tempo.",
          "Vários anos, até os {trade.life} do motor, se não entra água e a folha anda leve.",
        ],
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
      "porca acionador gasta",
      "porca do acionador",
      "porca acionador sintomas",
    ],
    intent: "repair",
    answers: {
      any: [
        "A bucha ou porca do fuso gasta causa folga na folha fechada, estalo na partida e barulho na subida, até que o fuso gira e o portão não sobe. Pare de usar quando notar a folga, porque a folha pode descer. O técnico troca a peça com a folha escorada, em visita a partir de {price.preventive} em casa, sem peças.",
        "A bucha do motor basculante fazendo barulho ou com folga está gasta, e os sintomas são estalo ao partir, pó claro no fuso e, por fim, a folha que não sobe. Em geral troca-se só essa porca acionadora, com a folha escorada. A visita em casa parte de {price.preventive}, fora as peças.",
        "A porca acionadora do fuso, também chamada de bucha ou castanha, deve ser trocada quando há folga, estalo ou pó da rosca no tubo. Se ela acaba de se gastar, o motor gira e o portão não sobe, com risco de queda. A visita para trocá-la começa em {price.preventive} em casa, sem peças.",
      ],
      buying: [
        "Para comprar a porca acionadora do motor [marca], também chamada de bucha ou castanha, vale o modelo da etiqueta, com o mesmo passo de rosca e o mesmo encaixe do fuso. Vendemos a peça e fazemos a troca, com a folha escorada; a foto da etiqueta e do acionador confirma qual é e dá o valor.",
      ],
      price: [
        "Trocar a porca ou bucha do fuso custa a peça do modelo mais a mão de obra com a folha escorada, e é mais barato que trocar o fuso inteiro. A foto da etiqueta e do acionador permite calcular o valor.",
        "O preço da troca da porca acionadora soma a visita, a partir de {price.preventive} em casa, sem peças, e a bucha do seu modelo, que custa menos que o fuso completo. Se a rosca da barra também gastou, trocam-se as duas.",
        "O preço da porca do fuso do motor basculante soma a peça do modelo, também chamada de bucha ou castanha, e a troca com a folha escorada. Trocar só a porca é o caso mais barato; fuso e porca juntos custam mais. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de porca do fuso gasta", "Como perceber a bucha gasta a tempo"],
        slots: [
          [
            "O primeiro sinal é a folga: a folha fechada mexe mais do que antes e estala ao começar a subir. Pó claro de nylon ou brilho de bronze na graxa mostra que a rosca da porca está se desfazendo.",
            "A folha fechada passa a ter folga e estala na partida, sinais que aparecem cedo. Raspas da cor da porca, claras ou de bronze, no tubo do acionador indicam rosca gasta, e não só falta de graxa.",
            "Antes de falhar, a folha fechada balança e estala na saída. Se há pó branco ou pontinhos de bronze no fuso, a porca está gasta; se há só chiado, sem pó nem folga, pode ser graxa seca.",
          ],
          [
            "Quando o fuso gira e a folha não sobe, a rosca acabou. Desligue o disjuntor e não deixe ninguém embaixo, porque o motor já não segura o portão e ele pode descer de repente.",
            "No último estágio, o motor roda e o portão fica parado ou escorrega. Corte a energia e isole a passagem, já que sem a rosca a folha pode cair.",
            "Por fim, o motor funciona e a folha não acompanha o fuso. Nesse ponto pare de usar na hora, desligue o disjuntor e mantenha a área livre, pois a folha pode se soltar.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que gasta a porca do fuso", "Por que a bucha nova dura pouco"],
        slots: [
          [
            "A porca se gasta cedo quando carrega o peso que era do contrapeso, trabalha sem graxa ou fica torta por causa do acionador fora de prumo. Se isso não é corrigido na mesma visita, a peça nova também dura pouco.",
            "Contrapeso errado, rosca seca e acionador desalinhado são o que gasta a bucha. Por isso a troca inclui equilibrar a folha e limpar e engraxar o fuso, já que só a peça nova não resolve.",
            "Três coisas encurtam a vida da porca: folha desequilibrada, falta de graxa e perfil fora do prumo. Acertadas junto com a troca, elas deixam de gastar a peça recém-posta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da porca acionadora", "Quando se troca só a porca e quando o fuso vai junto"],
        slots: [
          [
            "O técnico fecha e escora a folha e confere o contrapeso antes de soltar qualquer parafuso. A porca nova precisa ter o mesmo passo de rosca, e o fuso só é trocado se estiver torto ou com a rosca gasta.",
            "Com a folha fechada e escorada, o acionador é aberto e o fuso é medido. Rosca boa recebe só a porca de mesmo passo; rosca gasta ou fuso empenado exige as duas peças.",
            "Nada é solto antes de a folha estar escorada e sem energia. Em seguida o técnico examina o fuso: se está reto e com a rosca inteira, leva apenas a porca nova do modelo; se está gasto, sai junto com ela.",
          ],
          [
            "Na montagem, o acionador volta ao prumo, a rosca leva uma camada fina de graxa e o fim de curso, que marca a parada, é regulado. Se o motor todo está no fim, compara-se com a troca completa, de {price.homeSwap} em casa.",
            "Por fim, o técnico acerta o prumo, a graxa e o ponto de parada e testa o portão. Em motor muito gasto, vale comparar o conserto com a troca completa, de {price.homeSwap} em residência.",
            "O serviço termina com o acionador aprumado, o fuso engraxado e a parada ajustada. Quando o redutor ou a carcaça também acabou, compare com um motor novo, de {price.homeSwap} já trocado em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a porca, sem o fuso?",
        answers: [
          "Sim, se a rosca do fuso está inteira. Quando os filetes estão afiados ou quebrados, troca-se também o fuso, senão a porca nova se gasta logo.",
          "Dá, e é o mais comum, porque a porca é a peça mais macia. Só o fuso torto ou com a rosca gasta obriga a trocar as duas.",
        ],
      },
      {
        question: "Posso continuar usando com a bucha gasta?",
        answers: [
          "Não, porque sem a rosca nada segura a folha no alto. Deixe o portão fechado, com o disjuntor desligado, até a troca.",
          "É melhor parar, já que a folga só aumenta e a folha pode descer de uma vez quando a rosca acabar.",
        ],
      },
      {
        question: "A porca acionadora é igual em todas as marcas?",
        answers: [
          "Não. Diâmetro, passo da rosca e encaixe mudam entre PPA, Garen, Rossi e outras, e até entre modelos. A etiqueta do motor e uma foto do fuso definem a peça.",
          "Muda de marca para marca e de modelo para modelo: a da PPA não entra em outro fuso, por exemplo. Confira pela etiqueta antes de comprar.",
        ],
      },
      {
        question: "Só lubrificar tira o barulho?",
        answers: [
          "Tira, se a rosca está apenas seca, sem folga nem pó. Com folga, a graxa abafa o som por uns dias, e a porca continua se gastando.",
          "Sim, quando o fuso está só seco e recebe pouca graxa, do tipo indicado. Se já há folga ou raspas, o barulho volta e a peça precisa ser trocada.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do acionador e do portão inteiro, tiradas de longe e sem acionar",
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
        "O acionador do portão basculante é o tubo em pé na coluna, com fuso, porca e braço, que sobe e desce a folha. Troca-se só a porca ou o fuso quando o gasto é deles, e o conjunto quando a barra ou a carcaça acabou; a medida segue a altura da folha.",
        "No portão basculante, o acionador leva o fuso, uma barra com rosca, e a porca que puxa o braço da folha. Escolhe-se pela altura, que pede 1,40 ou 1,50 m, e pelo modelo na etiqueta; porca ou fuso gasto se troca sem comprar o conjunto, com a folha escorada.",
        "Fuso e acionador de portão basculante trabalham juntos: o fuso gira dentro do tubo, e a porca leva o braço. Peça gasta se troca em separado, pelo técnico, com a folha escorada; o conjunto novo é comprado pela altura do portão e pela etiqueta do motor.",
      ],
      repair: [
        "Com a porca gasta, o acionador do portão basculante gira e a folha não sobe, sobe aos trancos ou ronca na rosca, e o conserto é trocar a porca, o fuso ou o conjunto, com a folha escorada. Até lá, desligue o disjuntor e não destrave, porque o acionador pode ser o que segura a folha.",
        "Consertar o acionador do basculante é trocar o que gastou: quase sempre a porca, quando o motor gira e a folha não anda, às vezes o fuso, quando a rosca está comida. Deixe o disjuntor desligado e o motor travado até a visita: solto, o portão pode cair.",
      ],
      price: [
        "Porca do acionador gasta deixa o motor girar sem subir o basculante, com ronco, tranco e pó escuro na coluna. O preço soma a porca, que é a peça mais barata do conjunto, à mão de obra com a folha escorada; a visita de regulagem parte de {price.preventive} em casa, sem peças, e o motor inteiro trocado fica de {price.homeSwap}.",
        "Os sintomas de porca gasta no acionador do basculante são folha que não sobe com o motor girando, trancos e barulho de rosca. Trocar só a porca é o mais barato, depois vêm o fuso e o conjunto, com preço por foto; a visita de ajuste parte de {price.preventive}, sem peças, e o motor completo instalado fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sintomas de porca ou fuso gasto", "Como a porca gasta se mostra"],
        slots: [
          [
            "No basculante, o primeiro sinal é o motor que gira e a folha que não acompanha, ou que sobe aos pulos. Antes disso, costuma aparecer ronco na rosca, folga no braço e um pó escuro ao pé da coluna.",
            "Porca no fim escorrega na rosca: ouve-se o motor trabalhar, e o portão fica parado ou avança aos trancos. O desgaste avisa antes, com barulho áspero na subida, jogo no braço e pó escuro junto da coluna.",
            "Quando a rosca da porca acaba, o motor roda em falso, e a folha para no meio ou sobe em degraus. Semanas antes o conjunto já ronca, o braço ganha folga e cai poeira escura do tubo.",
          ],
        ],
        bullets: [
          "Motor gira e a folha não sobe: porca sem rosca",
          "Sobe aos trancos: porca gasta ou fuso marcado",
          "Ronca na subida: fuso seco ou empenado",
          "Braço com jogo: porca, pino ou bucha",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a porca, o fuso ou o acionador", "Só a porca ou o conjunto"],
        slots: [
          [
            "Barra reta e de rosca inteira pede só porca nova; barra torta ou comida pede o fuso junto. O conjunto entra quando a carcaça, os apoios ou o motor também acabaram, ou quando a peça do modelo não se acha mais.",
            "Se a rosca da barra está boa, a porca resolve; fuso empenado ou marcado comeria a peça nova em pouco tempo. Carcaça rachada, motor no fim ou modelo fora de linha levam ao acionador inteiro.",
            "Quem decide é a barra: inteira, troca-se a porca; marcada ou torta, as duas. Conjunto novo faz sentido com a estrutura gasta, o motor cansado ou sem peça de reposição.",
          ],
          [
            "A medida vem da altura da folha e da coluna livre até a viga, em geral 1,40 ou 1,50 m. Em basculante de até {width.quarterHp} de largura, compare com o kit completo instalado, que parte de {price.lowest}.",
            "Escolha o comprimento pela altura do portão, quase sempre 1,40 ou 1,50 m, conferindo se cabe na coluna. Para folha de até {width.quarterHp} de largura, vale pôr ao lado o kit com motor, a partir de {price.lowest} instalado.",
            "Altura da folha e espaço na coluna definem entre 1,40 e 1,50 m, os mais comuns. Antes de comprar o conjunto, veja o preço do kit inteiro para até {width.quarterHp}, que começa em {price.lowest}, já montado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar o acionador", "Cuidados antes do técnico"],
        slots: [
          [
            "Nenhum parafuso do acionador, do braço ou do suporte deve ser solto em casa, porque a folha pode cair ou subir de repente. Desligue o disjuntor, afaste crianças e animais e fotografe de longe, sem acionar.",
            "O acionador pode ser o que mantém a folha no lugar, e soltá-lo a deixa livre. Corte a energia, não deixe ninguém embaixo do portão e tire as fotos a distância, sem testar com o controle.",
            "Mexer no braço ou no suporte solta uma folha que talvez esteja desequilibrada. Até o exame, mantenha o disjuntor desligado e a área livre, fotografe de longe e não acione o controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O acionador é o mesmo que o motor?",
        answers: [
          "O motor é a parte que gira; o acionador é o conjunto, com tubo, fuso, porca e braço. No kit basculante, os dois vêm juntos.",
          "Não. O motor dá o giro, e o acionador o transforma em subida da folha. Quem compra o kit recebe os dois já casados.",
        ],
      },
      {
        question: "Dá para trocar só a porca do acionador?",
        answers: [
          "Dá, se a rosca da barra está boa. O técnico escora a folha, põe a porca do mesmo passo e regula a parada.",
          "Sim, com a barra inteira. A porca precisa ter o mesmo passo, e a troca é feita com a folha escorada.",
        ],
      },
      {
        question: "Serve acionador de outra marca?",
        answers: [
          "Como conjunto completo, com motor e central, serve, se a medida couber na coluna. Misturar fuso de uma marca com motor de outra não é indicado.",
          "Serve se for o kit inteiro e na altura certa. Peças soltas de marcas diferentes têm rosca e encaixe próprios e se gastam cedo.",
        ],
      },
      {
        question: "Quanto tempo dura um acionador?",
        answers: [
          "Depende do equilíbrio da folha e da graxa no fuso; o conjunto com motor costuma durar {trade.life}. A porca pode precisar de troca antes disso.",
          "Com folha equilibrada e revisão {visits.home}, dura o tempo do motor, de {trade.life}. Contrapeso errado gasta a porca bem antes.",
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
        "A medida do acionador do portão basculante, com fuso, porca e trilho, segue a altura da folha: 1,40, 1,50, 1,75, 1,80 ou 2 metros, e vale a que dá o curso do seu portão. Curto demais, ele não abre até em cima; comprido demais, não cabe na coluna.",
        "Entre acionador de 1,40 ou 1,50 m, vale o que completa o curso do portão basculante, e quem decide é a altura da folha. Na troca, meça o trilho instalado de ponta a ponta e compre igual; a porca e o fuso devem ser do mesmo modelo.",
        "O motor basculante com trilho de 1,80 ou acionador de 2 metros é para folha mais alta: o comprimento acompanha a altura do portão, e a potência, a largura. O kit de 1/4 HP, até {width.quarterHp} de largura, parte de {price.lowest} instalado, já com o acionador certo.",
      ],
      price: [
        "O preço do acionador do basculante depende do comprimento, como 1,40, 1,50 ou 1,80 m, da marca e de trocar só o fuso ou o conjunto, mais a mão de obra com a folha escorada. Como teto, o motor inteiro trocado em casa fica de {price.homeSwap}.",
        "Um acionador mais comprido custa mais, e trocar só porca ou fuso custa menos que o conjunto; soma-se a mão de obra, com a folha escorada. Para comparar, o motor completo, trocado em casa, vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é o acionador: fuso, porca e trilho", "As partes que a medida envolve"],
        slots: [
          [
            "O acionador é a barra em pé na coluna. Dentro do perfil, que muitos chamam de trilho, gira o fuso, uma barra com rosca, e por ele sobe e desce a porca, que puxa o braço preso na folha.",
            "Em pé na coluna fica um perfil de metal, o trilho, com a barra roscada, o fuso, por dentro. A porca caminha por essa rosca e leva junto o braço da folha; o conjunto se chama acionador.",
            "Chama-se acionador o conjunto de trilho, fuso e porca montado na coluna. O fuso é a rosca comprida que gira, e a porca anda por ela, levando o braço que abre o portão.",
          ],
          [
            "O que se compara é o curso útil, o caminho da porca, e não o tubo inteiro, porque ela não anda até as pontas. Por isso dois acionadores de nome parecido podem abrir alturas diferentes.",
            "Conta o quanto a porca percorre, que é menos que o comprimento do perfil. Duas barras de mesmo tamanho por fora podem ter cursos diferentes, e vale conferir isso antes da compra.",
            "O número do anúncio é o do perfil; o curso da porca é um pouco menor. É ele que precisa bastar para a folha ir de fechada a aberta, então meça o conjunto instalado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir antes de comprar", "As medidas que decidem 1,40 ou 1,50"],
        slots: [
          [
            "Meça com o portão fechado e sem soltar nenhum parafuso, porque o acionador pode ser o que segura a folha. Uma trena e o celular bastam.",
            "Tudo se mede por fora, com a folha fechada. Não afrouxe braço nem suporte: a folha pode estar apoiada neles.",
            "Faça as medidas com o disjuntor desligado e a folha em baixo, sem desmontar nada, já que o conjunto sustenta parte do portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, com o portão fechado.",
          "Meça a altura e a largura da folha.",
          "Meça a coluna livre, do piso ao teto ou à viga.",
          "Se já há motor, meça o acionador de ponta a ponta.",
          "Fotografe a etiqueta e a coluna inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Acionador mais comprido ou mais curto", "Quando 1,50 no lugar de 1,40"],
        slots: [
          [
            "Dez centímetros a mais servem à folha mais alta, se a coluna tem esse espaço sem bater na viga. Sobra de curso se corrige na regulagem da parada; falta de curso, nenhuma regulagem resolve.",
            "O de 1,50 m entra onde o de 1,40 m deixa a folha baixa, desde que caiba na coluna. Se sobrar curso, o fim de curso limita; se faltar, o portão nunca abre todo.",
            "Na dúvida, o mais comprido se ajusta, porque o sensor de parada encurta o caminho; o curto não tem jeito. Só confira antes se há altura livre até a viga ou o teto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso cortar um acionador comprido?",
        answers: [
          "Não é indicado: o fuso, o apoio da ponta e o fim de curso são montados para aquele comprimento. Troque pelo tamanho certo.",
          "Melhor não, porque o corte tira o apoio da ponta do fuso e muda o ponto dos sensores. O certo é comprar na medida.",
        ],
      },
      {
        question: "A largura do portão muda o acionador?",
        answers: [
          "Muda a potência, e não o comprimento: a altura decide o acionador, e a largura com o peso decide o motor.",
          "Quem manda no comprimento é a altura. Folha larga ou pesada pede motor mais forte, com o mesmo acionador se a altura for igual.",
        ],
      },
      {
        question: "O trilho do meu motor antigo serve no novo?",
        answers: [
          "Em geral, não: fuso, porca e encaixe mudam entre marcas e modelos. O kit novo já vem com o acionador próprio.",
          "Raramente. O passo da rosca e a fixação variam, e misturar peças gasta a porca cedo; conte com o acionador do próprio kit.",
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
        "Para regular a embreagem do motor de portão, o técnico aperta aos poucos a porca que comprime os discos ou, nos motores eletrônicos, sobe a força na placa, até a menor que move a folha inteira. Ela é o limite que faz o motor ceder diante de um obstáculo. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Regular a embreagem do portão é apertar aos poucos a porca do eixo, que comprime os discos, ou subir a força na placa, no botão giratório ou no menu, até a menor força que ainda leva a folha. Quem faz é o técnico, porque apertada demais ela não cede diante de uma pessoa; a visita em residência parte de {price.preventive}, fora as peças.",
        "Embreagem que patina se ajusta na porca dos discos, um pouco por vez, até a menor força que leva a folha; em motor eletrônico, o limite fica na central. É ela que faz o motor ceder ao encontrar alguém, por isso o ajuste é do técnico, a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a embreagem é regulada", "A ordem certa da regulagem"],
        slots: [
          [
            "O ajuste fica junto de peças que giram e da tensão da rede e muda a proteção de quem passa. Por isso é do técnico e segue uma ordem.",
            "Mexer nela muda o quanto o portão cede a alguém, e há engrenagem e rede elétrica por perto. O técnico começa pela folha e só depois chega à porca.",
            "Como se trata da proteção contra esmagamento, ao lado de partes energizadas, a regulagem tem sequência: primeiro o peso da folha, depois o aperto.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado, o técnico solta o portão de correr ou de abrir do motor e sente na mão se anda leve; o basculante é escorado e tem o equilíbrio conferido. Folha pesada é acertada antes.",
          "Na embreagem de discos, ainda com a energia cortada, a porca do eixo é afrouxada até eles patinarem.",
          "Na eletrônica, o botão giratório (potenciômetro) ou o item de força do menu é posto no mínimo, pelo manual da placa.",
          "O ajuste sobe um pouco por vez, e a energia só é religada para testar, até a folha andar inteira.",
          "Com uma caixa macia no caminho, a folha tem de parar ou voltar.",
        ],
      },
      {
        about: "signs",
        headings: ["Frouxa ou apertada: como saber", "Sinais de embreagem fora do ponto"],
        slots: [
          [
            "Frouxa, o motor gira e a folha para no meio ou nem sai. Apertada, ela bate no fim e empurra com força o que estiver na frente, e aí o portão está perigoso.",
            "Quando está solta, ouve-se o motor girar com a folha parada. Quando está dura, o portão não cede a nada e bate no batente, com risco para quem passa.",
            "Motor girando e portão parado é embreagem frouxa. Portão que empurra tudo e chega batendo é embreagem apertada além do ponto, um perigo para pessoas e carros.",
          ],
          [
            "Se o ajuste não dura, os discos gastaram, pegaram óleo ou a folha está pesada. Apertar de novo a cada semana não resolve: troca-se o disco ou se alivia o portão.",
            "Regulagem que se perde em semanas aponta disco gasto ou com óleo, ou folha pesada demais. Nesse caso a peça é trocada e o portão, acertado.",
            "Patinar de novo em pouco tempo quer dizer disco no fim, óleo entre os discos ou portão duro. O conserto é na peça ou na folha, e não no aperto.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Onde fica e para que serve", "Embreagem de discos ou eletrônica"],
        slots: [
          [
            "A de discos fica no motor, entre ele e a engrenagem de saída, e patina quando a folha encontra resistência. É comum nos motores mais antigos e em alguns de uso pesado.",
            "Entre o motor e a engrenagem que move o portão estão os discos, que escorregam quando algo segura a folha. Modelos antigos e alguns pesados trabalham assim.",
            "O tipo de discos vem montado dentro do motor, antes da saída, e escorrega diante de um obstáculo. Aparece em máquinas mais velhas e em algumas de uso pesado.",
          ],
          [
            "Nos atuais, quem faz esse papel é a central, com um ajuste chamado força, torque ou embreagem. A etiqueta do motor diz qual dos dois é o seu.",
            "Muitos motores de hoje não têm discos: o limite é eletrônico, na placa, com o nome de força ou torque. Pelo modelo da etiqueta se sabe qual você tem.",
            "Motor recente costuma limitar a força na placa, por um botão ou menu. O modelo, na etiqueta, mostra se o seu é assim ou de discos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar a embreagem eu mesmo?",
        answers: [
          "Não é indicado. Fica perto da rede elétrica e de engrenagens, e meia volta a mais faz o portão empurrar uma pessoa em vez de parar.",
          "Melhor deixar com o técnico: além do choque, o aperto além do ponto tira a proteção contra esmagamento.",
        ],
      },
      {
        question: "Apertar a embreagem resolve portão pesado?",
        answers: [
          "Não. Esconde o defeito, gasta as engrenagens e põe em risco quem passa. Acerte trilho, roldana ou contrapeso primeiro.",
          "Só disfarça: o portão anda, mas o motor sofre e deixa de ceder. O certo é aliviar a folha.",
        ],
      },
      {
        question: "Todo motor de portão tem embreagem?",
        answers: [
          "A mecânica, não. Muitos motores atuais limitam a força na central, por potenciômetro ou menu, que faz o mesmo papel.",
          "Algum limite de força quase todos têm, mas nem sempre de discos. Nos modernos ele é eletrônico, na placa.",
        ],
      },
      {
        question: "Disco de embreagem se troca?",
        answers: [
          "Sim, é peça do modelo, trocada quando patina mesmo apertada. A mão de obra inclui abrir o motor, limpar o óleo e regular de novo.",
          "Troca-se, pelo modelo do motor, e junto se procura de onde veio o óleo ou o peso que o gastou. Depois a regulagem é refeita.",
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
      "tampa motor agl trino",
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
        "A tampa do motor [marca], também chamada carenagem, capa ou carcaça de plástico, se compra avulsa pelo modelo da etiqueta, porque a de um não encaixa em outro. Vendemos com ou sem colocação e dizemos pela foto se há e quanto custa; quebrada ou ressecada, troca-se só a tampa, e o motor fica.",
        "Onde comprar a carenagem do motor [marca]: em loja de automação, como a nossa, pelo nome completo do modelo, já que encaixe, furos e altura mudam até dentro da marca. A tampa custa bem menos que um motor e entra com poucos parafusos; a foto da etiqueta e da quebrada dá o valor.",
        "Se a capa do motor [marca] ressecou, rachou ou quebrou, a tampa avulsa resolve, desde que seja do mesmo modelo. Orçamos a carenagem pela foto da etiqueta e da peça; até chegar, deixe o disjuntor desligado na chuva, porque a placa fica exposta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como achar a tampa certa", "O que conferir na carenagem do motor"],
        slots: [
          [
            "Confira o nome completo do modelo, a posição dos parafusos e o furo da chave de destravamento. Duas versões da mesma linha podem ter altura diferente, e a tampa não fecha.",
            "Três coisas precisam bater: o modelo da etiqueta, os furos de fixação e a abertura da chave. Uma versão mais nova às vezes muda só a altura, e isso já impede o encaixe.",
            "Compare modelo, furação e lugar da chave com a peça antiga. A altura também conta, pois dentro da mesma linha ela varia e deixa fresta.",
          ],
          [
            "Se a tampa saiu de linha, procura-se uma usada em bom estado ou adapta-se outra que vede por inteiro e não encoste em peça que gira. Cola não dura em plástico ressecado de sol.",
            "Para modelo antigo, restam a peça usada ou a adaptação de outra capa, que feche bem e fique longe da engrenagem. Remendo com cola racha logo quando o plástico já ressecou.",
            "Em motor fora de linha, uma usada inteira é a melhor saída, e a adaptada só serve se vedar sem tocar em parte móvel. Colar plástico queimado de sol dura pouco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da tampa", "Tampa original, compatível ou usada"],
        slots: [
          [
            "A original custa mais que a compatível, e modelo grande ou fora de linha encarece. A colocação é simples; se a base ou o suporte também quebrou, esse conserto é somado no mesmo orçamento.",
            "Entre as opções, a paralela sai por menos e a de fábrica por mais, com diferença maior em motor antigo. Pôr a tampa é rápido, mas suporte ou base quebrados entram à parte.",
            "O valor sobe com o tamanho do motor e com a raridade da peça, e a original fica acima da paralela. Na montagem, só pesa o que mais estiver quebrado, como base e parafusos espanados.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Motor sem tampa: o cuidado", "Enquanto a carenagem não chega"],
        slots: [
          [
            "Sem a tampa, a placa com tensão da rede e a engrenagem ficam ao alcance de criança e de água. Desligue o disjuntor e afaste crianças e animais até colocar a nova.",
            "Motor aberto expõe ligação de rede e dentes que giram. O seguro é manter o disjuntor desligado e ninguém por perto, sobretudo com piso molhado.",
            "A carenagem separa as pessoas da energia e da engrenagem. Enquanto ela falta, corte no disjuntor e isole o lugar.",
          ],
          [
            "Plástico amarrado prende calor e umidade e serve só como abrigo provisório, com a energia cortada.",
            "Saco plástico vale por poucas horas de chuva e com tudo desligado, porque abafa o motor.",
            "Cobrir com lona ou saco é remendo curto, nunca com o motor funcionando, pois o calor não sai.",
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
          "Melhor não. Além do choque, poeira e água encurtam a vida da placa e da engrenagem.",
        ],
      },
      {
        question: "Eu mesmo consigo colocar a tampa?",
        answers: [
          "Com o disjuntor desligado e sem tocar na placa, é encaixe ou parafuso. Se houver fio exposto ou suporte quebrado, deixe com o técnico.",
          "Em geral sim, porque são poucos parafusos. Corte a energia antes, não mexa em nada dentro e pare se encontrar peça solta.",
        ],
      },
      {
        question: "Por que a tampa quebra ou resseca?",
        answers: [
          "Sol direto resseca o plástico em alguns anos; batida de carro, bola e parafuso apertado demais racham. Uma cobertura sobre o motor ajuda.",
          "O sol é a causa principal, e depois vêm a pancada e o aperto excessivo. Motor à sombra conserva a capa por mais tempo.",
        ],
      },
      {
        question: "Tampa de outra marca serve?",
        answers: [
          "Em regra não: furos e altura são próprios de cada fabricante. Só se adapta quando veda por inteiro e fica longe da engrenagem.",
          "Não encaixa direto. A adaptação é exceção, para motor sem peça no mercado, e precisa fechar sem fresta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tampa, ou do motor sem ela",
  },
  {
    id: "embreagem-o-que-e",
    broader: "embreagem",
    label: "Embreagem do motor: o que é",
    phrase: "o que é a embreagem do motor",
    asks: [
      "embreagem significa",
      "função embreagem motor",
      "função embreagem portão",
      "embreagem mecânica ou eletrônica",
    ],
    intent: "question",
    tellsPurpose: true,
    answers: {
      any: [
        "A embreagem do motor de portão é a peça que limita a força: discos apertados por uma porca que patinam quando a folha encontra um obstáculo, para o motor parar de empurrar. Nos motores mais novos, quem faz esse papel é um ajuste de força na placa, a embreagem eletrônica.",
        "Embreagem é o limite de força do motor de portão. Na mecânica, os discos escorregam quando a folha bate em algo; na eletrônica, a placa percebe o esforço e manda parar ou voltar. Ela poupa a engrenagem e diminui o risco de esmagar, mas não substitui a fotocélula.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Embreagem mecânica e eletrônica", "Os dois tipos de embreagem"],
        slots: [
          [
            "A mecânica fica no eixo do motor e é apertada por uma porca ou um botão. Quanto mais apertada, mais força a folha recebe antes de os discos patinarem.",
            "Na embreagem mecânica, discos de atrito ligam o motor à engrenagem, e uma porca regula o aperto. Ela se gasta com o tempo, porque trabalha por atrito.",
          ],
          [
            "A eletrônica não tem peça que gaste: é um limite gravado ou ajustado na placa. O manual do modelo costuma chamá-la de força ou sensibilidade.",
            "A eletrônica é um ajuste da placa, que corta o motor quando o esforço passa do limite. Nela não há disco para trocar, só regulagem.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de embreagem fora do ponto", "Quando a embreagem está desregulada"],
        slots: [
          [
            "Frouxa, ela patina e o portão para no caminho. Apertada, ela não cede, e a folha empurra o que estiver na frente.",
            "A embreagem solta deixa o motor girar com a folha parada. A apertada demais esconde um portão pesado e tira a proteção.",
          ],
        ],
        bullets: [
          "Motor gira e a folha anda aos poucos: frouxa ou gasta",
          "Portão para no mesmo ponto: folha pesada ali, e não embreagem",
          "A folha não cede ao encostar numa caixa: força demais",
          "Cheiro de queimado no motor mecânico: disco gasto",
        ],
      },
      {
        about: "visit",
        headings: ["Como a embreagem é regulada", "Quem regula a embreagem"],
        slots: [
          [
            "O técnico primeiro confere se a folha anda leve na mão, com o disjuntor desligado. Depois ajusta até a menor força que leva o portão inteiro e testa com um objeto macio.",
            "A regulagem vem depois de aliviar a folha: roda, trilho e equilíbrio. O ponto certo é a menor força que completa o percurso.",
          ],
          [
            "A visita com essa regulagem em casa parte de {price.preventive}, sem peças. Disco gasto é orçado à parte, pela etiqueta do motor.",
            "Em residência, o ajuste custa a partir de {price.preventive}, sem peças, e o disco novo, quando o modelo usa, é somado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O meu motor de portão tem embreagem?",
        answers: [
          "Quase todos têm algum limite de força. Nos mais antigos ele é mecânico, com discos; nos mais novos é um ajuste da placa, indicado no manual.",
          "Tem, de um tipo ou de outro. A foto da etiqueta do motor mostra se é de disco ou eletrônica.",
        ],
      },
      {
        question: "Embreagem e fotocélula são a mesma coisa?",
        answers: [
          "Não. A embreagem age depois que a folha encosta em algo, e a fotocélula manda voltar antes do toque. Uma completa a outra.",
          "São proteções diferentes: a fotocélula vê quem está no vão, e a embreagem só sente o contato. O portão automático precisa das duas.",
        ],
      },
      {
        question: "Posso apertar a embreagem para o portão não parar?",
        answers: [
          "Não. Quem para é uma folha pesada ou um disco gasto, e apertar tira a proteção de quem passa. O certo é achar a causa.",
          "Não convém, porque ela deixa de ceder diante de uma pessoa ou de um carro. O ajuste é do técnico.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do portão abrindo e fechando",
  },
];
