import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is measured, what weighs and what does not let go: the tape before buying, the counterweight, the crack at the stop, the key. */
export const medirPesarESoltar: NarrowConcept[] = [
  {
    id: "medidas-antes-do-motor",
    broader: "medidas",
    label: "Medidas para tirar antes de comprar o motor",
    phrase: "as medidas que se tiram antes de comprar o motor",
    asks: [
      "como medir portão instalar motor",
      "como medir portão colocar motor",
      "medir portão instalar motor",
      "medir portão motor",
      "medir portão colocar motor",
      "medir portão basculante",
      "medir portão correr",
      "medir vão portão",
      "como medir vão",
      "medir basculante trocar motor",
      "medir portão basculante motor",
      "medir portão trocar motor",
      "como medir portão",
      "medidas preciso comprar motor",
      "medidas comprar motor portão",
      ...combine(
        ["medidas", "medida", "medir"],
        [
          "antes comprar motor",
          "comprar motor",
          "comprar motor portão",
          "tirar comprar motor",
          "escolher motor",
          "orçamento motor",
          "orçamento motor portão",
          "necessárias motor",
          "necessárias orçamento motor",
          "tirar motor",
          "pedir motor",
          "preciso motor portão",
        ],
      ),
      "7 medidas motor",
      "quais medidas motor portão",
      "que medidas motor portão",
      "que medir comprar motor",
      "portão medir motor",
      "medidas tirar antes comprar motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para medir o vão do portão, tire a largura livre entre as colunas em três alturas e a altura do piso à viga nos dois lados, e anote a menor de cada uma. Depois meça a folha, que decide o motor. Com essas medidas, o material e uma foto por dentro, o orçamento do motor sai sem custo.",
        "Para medir o portão basculante e trocar o motor, anote a largura e a altura da folha, a folga ao lado dela até a parede, onde o motor fica em pé, e o que diz a etiqueta do motor antigo. Meça com o portão fechado e sem destravar nada. Até {width.quarterHp} de largura serve o de 1/4 HP.",
        "Para medir o portão antes de comprar o motor, anote sete medidas: largura e altura da folha, vão entre as colunas, largura da coluna, recuo lateral, altura livre acima e distância até a energia. Com elas e o material, que define o peso, o técnico escolhe a potência e fecha o valor.",
        "As sete medidas necessárias para o orçamento do motor de portão são largura e altura da folha, vão livre, largura da coluna, espaço ao lado, espaço acima e distância da tomada. Com elas, o material e duas fotos, saem o modelo e o valor; o kit basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Para escolher o motor, meça o portão fechado, com trena, em sete pontos: largura e altura da folha, vão entre as colunas, largura da coluna, recuo ao lado, altura livre em cima e distância do ponto de luz. Anote também o material, porque o peso da folha é o que define a potência.",
        "Para medir o portão e instalar o motor, deixe a folha fechada e tire, com trena, a largura de ponta a ponta e a altura do chão ao topo. Meça depois a coluna, o espaço livre ao lado e acima e a distância até o ponto de energia. Com isso, o material e uma foto por dentro, saem o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As sete medidas, uma a uma", "Como medir o portão para o motor"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado, em metros e centímetros. Uma trena comum basta, porque o técnico confere tudo antes de montar.",
            "Use uma trena, com a folha fechada e o motor antigo, se houver, sem energia. Um erro de um ou dois centímetros não muda o modelo, e as medidas são conferidas antes da montagem.",
            "Com o portão fechado e sem energia, anote tudo em metros e centímetros. Não é preciso exatidão de serralheiro, já que a conferência fina é feita na instalação.",
          ],
        ],
        steps: [
          "Largura da folha, de ponta a ponta: define a força do motor e, no de correr, os metros de cremalheira, a barra dentada que o motor puxa.",
          "Altura da folha, do piso ao topo: junto com a largura e o material, dá o peso.",
          "Vão entre as colunas e largura da coluna (duas medidas): mostram onde cabem o batente, os sensores e o suporte.",
          "Recuo lateral, no portão de correr: precisa caber a folha inteira e mais uns 40 cm.",
          "Altura livre acima da folha, no basculante: vai do topo até o teto ou a viga.",
          "Distância do motor até a tomada ou o quadro, medida pelo caminho do fio.",
        ],
      },
      {
        about: "what",
        headings: ["O que anotar além dos números", "Material, piso e uso"],
        slots: [
          [
            "Escreva se a folha é de alumínio, grade de ferro, chapa fechada ou madeira, e se tem revestimento. Com as mesmas medidas, o peso pode dobrar conforme o material.",
            "O material pesa tanto quanto o tamanho na escolha: alumínio, gradil, chapa inteira e madeira chegam ao dobro um do outro na mesma medida. Um revestimento aplicado depois também conta.",
            "Diga de que é feita a folha, se de alumínio, ferro vazado, chapa ou madeira, e se foi revestida. É o material que transforma a medida em peso, e ele pode dobrar o resultado.",
          ],
          [
            "Informe ainda se o piso é plano ou inclinado na linha do portão, quantas vezes ele abre por dia e se a folha se move leve na mão. Portão que prende precisa ser acertado antes de receber o motor.",
            "A inclinação do piso, o número de aberturas por dia e a leveza da folha também mudam a escolha. Se o portão já está duro na mão, o acerto vem antes, porque o motor não compensa folha presa.",
            "Conte também se há caimento no piso, quantas pessoas usam o portão e se ele corre ou sobe sem esforço. Motor nenhum compensa uma folha que prende, e por isso ela é regulada primeiro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que as medidas decidem no valor", "Das medidas ao preço"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, a largura já define o preço do kit instalado, que é de {models.pricesNamedOr}. Acima disso, o motor é maior e o valor sai das medidas.",
            "Folha basculante de até {width.quarterHp} tem preço fechado com a instalação, de {models.pricesNamedOr}. Se for mais larga, precisa de outro motor, orçado pelas medidas.",
            "Até {width.quarterHp} de largura, o basculante usa um destes kits já instalados: {models.pricesNamed}. Num portão mais largo, são as medidas que dizem qual motor serve e quanto ele custa.",
          ],
          [
            "No portão de correr e no de abrir, a troca do motor em casa custa de {price.homeSwap}, com a mão de obra, e de {price.heavySwap} em folha pesada. Na primeira automatização, somam-se os metros de cremalheira e de fio.",
            "Um motor novo em portão de correr ou de abrir sai, com a montagem, de {price.homeSwap} em casa e de {price.heavySwap} quando a folha é pesada. Quem automatiza pela primeira vez paga também a fiação e a cremalheira, por metro.",
            "Já o motor do portão de correr ou de abrir custa de {price.homeSwap} numa casa e de {price.heavySwap} em folha pesada, com a troca feita. A cremalheira e o fio da primeira instalação entram pelos metros que você mediu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "Meça os dois. A folha, de ponta a ponta, decide o motor, porque é ela que ele move; o vão mostra onde cabem batente e sensores.",
          "A folha vem primeiro, porque dela sai a potência. O vão entre as colunas mostra quanto sobra para batente, fotocélula e suporte.",
        ],
      },
      {
        question: "Como sei o peso do portão?",
        answers: [
          "Não é preciso pesar: largura, altura, material e espessura dão uma boa estimativa. Uma foto de perto do perfil ou da chapa ajuda na conta.",
          "Calcule pelas medidas: na chapa de aço, multiplique largura e altura em metros, espessura em milímetros e 7,85, e some cerca de um terço pelo quadro. O resultado sai em quilos.",
        ],
      },
      {
        question: "Preciso medir o motor antigo?",
        answers: [
          "Não. A etiqueta já diz o modelo e a tensão, e o que se mede é a folha. Fotografe também a base e a cremalheira, que muitas vezes podem ficar.",
          "Basta fotografar a etiqueta e o modo de fixação, porque a foto mostra o que dá para aproveitar na troca.",
        ],
      },
      {
        question: "Esqueci uma medida: atrasa o orçamento?",
        answers: [
          "Pouco. Com a largura, o tipo de portão e as fotos já sai uma primeira faixa de preço, e a medida que falta é pedida na conversa.",
          "Em geral não, porque a largura da folha e as fotos já dão uma ideia do valor. As outras medidas servem para fechar o total.",
        ],
      },
    ],
    photo: "as medidas e uma foto do portão inteiro por dentro e outra por fora",
  },
  {
    id: "estalo-na-parada",
    broader: "barulho",
    label: "Estalo quando o portão para",
    phrase: "o estalo na parada do portão",
    asks: [
      ...combine(
        ["estalo", "estala", "estalando", "clique"],
        [
          "quando para",
          "quando portão para",
          "ao parar",
          "parar",
          "hora para",
          "hora parar",
          "na parada",
          "parada",
          "termina fechar",
          "termina abrir",
          "quando termina fechar",
          "acaba fechar",
          "quando chega fim",
        ],
      ),
      "portão estala hora para",
      "fazendo estalo quando para",
      "dá estalo quando termina fechar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O estalo quando o portão para pode ser só o relé da placa, um clique leve e normal, ou a folha batendo no batente, por parada atrasada ou folga na cremalheira, no braço ou no suporte. O estalo forte pede regulagem, que em casa parte de {price.preventive}, sem peças. Se a folha entortou, pare de usar e desligue o disjuntor.",
        "Portão que dá um estalo na hora que para está, em geral, chegando com força ao batente ou com folga na transmissão; o clique leve dentro do motor é só o relé desligando. Acertar a parada e a folga custa, em casa, a partir de {price.preventive}, sem peças. Com a folha torta, desligue o disjuntor e não use.",
        "Quando o portão estala ao terminar de fechar, o lugar do som diz a causa: um clique na caixa do motor é o relé, sem defeito; uma pancada na ponta é o batente; um balanço da folha é folga. A regulagem em residência começa em {price.preventive}, fora as peças. Se a folha entortou depois do estalo, pare de usar.",
        "Portão elétrico que fica estalando na hora de abrir tem, em geral, folga na cremalheira, no braço ou no suporte, ou uma trava elétrica que demora a soltar; o clique leve no motor é só o relé. Reapertar e regular em casa custa a partir de {price.preventive}, sem peças. Se a folha entortou, desligue o disjuntor e não use.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o estalo da parada", "O que cada estalo quer dizer"],
        slots: [
          [
            "O lugar e a força do som separam o normal do defeito. Fique longe, escute um fechamento e uma abertura e compare:",
            "Repare de onde vem o som, porque relé, batente e folga estalam em pontos diferentes. Escute a distância e compare com a lista:",
            "Cada causa estala num ponto do portão. Escute de longe, no momento em que ele para, e veja com qual se parece:",
          ],
        ],
        bullets: [
          "Clique leve na caixa do motor, sempre igual: é o relé, e é normal",
          "Pancada junto da coluna: a folha bate no batente porque a parada está atrasada",
          "Estalo metálico na coluna, depois de fechado: é o pino da trava elétrica, e é normal",
          "Estalo com balanço da folha: há folga na cremalheira, no braço ou no suporte",
          "Estalo único e alto, com a folha torta: partiu cabo, mola ou solda; pare de usar",
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de chamar", "Três olhadas, sem mexer em nada"],
        slots: [
          [
            "Fique fora do caminho da folha e acione uma vez em cada sentido. Um vídeo com som ajuda mais que a descrição.",
            "Uma abertura e um fechamento bastam, olhando de longe. Grave o som, porque por ele o técnico distingue o relé da pancada.",
            "Sem se aproximar, veja o portão parar dos dois lados, uma vez cada, e grave com som.",
          ],
        ],
        steps: [
          "Veja se o motor continua fazendo força depois que a folha encosta no batente, sinal de parada atrasada.",
          "Note se o estalo vem ao fechar, ao abrir ou nos dois.",
          "Com o disjuntor desligado, olhe se falta parafuso no batente ou no suporte.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o estalo", "Fim de curso, folga e freada"],
        slots: [
          [
            "O técnico adianta o fim de curso, o sensor que manda parar, até a folha encostar de leve no batente. Onde a placa permite, ele liga a desaceleração, que freia o portão antes do fim.",
            "O ponto de parada, dado pelo sensor de fim de curso, é ajustado até o toque ficar suave. Muitas placas ainda desaceleram perto do fim, função que o técnico ativa.",
            "Com o fim de curso, o sensor que manda parar, um pouco mais cedo, a folha chega sem pancada. A desaceleração, se a central tem esse recurso, completa o ajuste.",
          ],
          [
            "Depois ele reaperta batente, suporte e braço e, no portão de correr, deixa a cremalheira com a folga certa, de {rack.clearance}. Pino ou dente gasto se troca, com o valor informado antes.",
            "Em seguida se firmam batente, suporte e braço; no portão de correr, a folga da cremalheira volta a {rack.clearance}. Só a peça gasta soma custo, depois que você aprova.",
            "O aperto alcança batente, suporte e braço, e a cremalheira do portão de correr fica com {rack.clearance} de folga. A peça que perdeu dente ou rosca é trocada depois da sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O estalo na parada pode quebrar o motor?",
        answers: [
          "O clique do relé, não. A pancada no batente, sim, porque com o tempo gasta a engrenagem e afrouxa o suporte.",
          "Se for pancada ou folga, pode, porque cada parada bate nos dentes da engrenagem. Relé e trava não preocupam.",
        ],
      },
      {
        question: "Posso acertar o fim de curso por conta própria?",
        answers: [
          "Melhor não. Se o ponto passar, a folha bate mais ou o motor força parado, e no basculante há risco; para o técnico é um ajuste curto.",
          "Não convém, porque milímetros mudam a parada, e no basculante há peso guardado na folha. Deixe com o técnico.",
        ],
      },
      {
        question: "O estalo foi um só, alto, e a folha entortou. E agora?",
        answers: [
          "Pare de usar, porque pode ter partido cabo, mola ou solda. Desligue o disjuntor, afaste todos e chame o técnico, {shop.hours}.",
          "É urgente: desligue a energia, não deixe ninguém perto da folha e chame o técnico, {shop.hours}.",
        ],
      },
      {
        question: "Borracha no batente resolve?",
        answers: [
          "Ajuda, desde que a parada seja regulada com ela no lugar. Sozinha, só abafa o som da pancada.",
          "A borracha abafa o som, mas não corrige a força da chegada. Junto com o ajuste do fim de curso, funciona bem.",
        ],
      },
    ],
    photo: "um vídeo com som da parada, ao abrir e ao fechar, e a foto da etiqueta do motor",
  },
  {
    id: "trocar-motor-ou-contrapeso",
    broader: "contrapeso",
    label: "Basculante pesado: motor ou contrapeso",
    phrase: "a escolha entre trocar o motor e acertar o contrapeso",
    asks: [
      ...combine(
        ["basculante", "portão", "basculante pesado"],
        [
          "trocar motor ou contrapeso",
          "trocar motor ou contrapesos",
          "motor ou contrapeso",
          "pesado demais motor contrapeso",
          "trocar motor contrapeso",
          "motor fraco ou contrapeso",
          "motor mais forte ou contrapeso",
        ],
      ),
      "basculante pesado demais",
      "basculante pesado trocar motor",
      "basculante pesado motor mais forte",
      "basculante pesado motor não aguenta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante pesado para levantar quase sempre tem problema no contrapeso, e não no motor. Um motor mais forte só esconde o desequilíbrio e força os cabos. O acerto do contrapeso em casa parte de {price.preventive}, sem peças; trocar o motor, de {price.homeSwap} já instalado, só compensa quando ele está gasto.",
        "Se o basculante está pesado, acerte primeiro o contrapeso, porque com a folha equilibrada o motor atual costuma bastar. O acerto custa a partir de {price.preventive} em casa, sem peças. O motor só é o culpado quando o redutor está gasto ou a folha passa de {width.quarterHp}, e a troca fica de {price.homeSwap}.",
        "O contrapeso é a causa mais comum do portão basculante pesado, e o motor é a exceção. O contrapeso equilibra a folha, e o motor só conduz o movimento: se faltar peso na caixa, ele passa a erguer o portão sozinho. O acerto em residência parte de {price.preventive}, fora peças, e um motor novo custa de {price.homeSwap}, instalado.",
        "Quando o basculante fica pesado para levantar, o problema está no contrapeso, nos cabos ou nas roldanas na grande maioria dos casos. Não destrave nem tente erguer a folha. Depois de equilibrada, o técnico mede o motor e só troca se ele estiver gasto. Acertar o contrapeso em casa custa a partir de {price.preventive}, sem peças; o motor, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é o contrapeso ou o motor", "Contrapeso ou motor: os sinais de cada um"],
        slots: [
          [
            "Observe de longe uma subida e uma descida, com o vão livre.",
            "O modo como a folha sobe e desce separa os dois casos.",
            "Repare no esforço do motor, sem ficar embaixo da folha.",
          ],
        ],
        bullets: [
          "Ronca na subida e desce depressa: falta peso no contrapeso",
          "Sobe fácil e custa a descer: sobra peso no contrapeso",
          "Motor quente em duas ou três aberturas: desequilíbrio",
          "Folha já equilibrada e motor que ronca ou patina: motor gasto",
          "Chapa, madeira ou vidro posto depois: refazer o contrapeso e conferir o motor",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o acerto", "Primeiro o contrapeso, depois o motor"],
        slots: [
          [
            "O técnico escora a folha, confere cabos e roldanas e acrescenta peso aos poucos, igual dos dois lados, até ela andar leve. O serviço leva até {trade.smallRepair} quando os cabos estão bons.",
            "Com a folha escorada, o técnico confere os cabos e põe o mesmo peso nas duas caixas, até o portão andar leve. Se está tudo inteiro, leva até {trade.smallRepair}.",
            "A folha é escorada, o cabo e a roldana são conferidos e o contrapeso é ajustado dos dois lados, em partes iguais. Sem peça a trocar, o acerto não passa de {trade.smallRepair}.",
          ],
          [
            "Só então se mede a corrente do motor, e muitas vezes ele fica. Se ainda força, um kit de 1/4 HP instalado parte de {price.lowest}, em folha de até {width.quarterHp}.",
            "Depois do equilíbrio, o técnico mede o esforço do motor para decidir. Se ele não dá conta, o kit novo custa a partir de {price.lowest} instalado, em folha de até {width.quarterHp}.",
            "Com a folha leve, a corrente do motor mostra se ele ainda serve. Quem precisa trocar tem kit instalado a partir de {price.lowest}, para folha de até {width.quarterHp}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com a folha pesada", "Até o acerto do contrapeso"],
        slots: [
          [
            "Deixe o portão fechado, com o disjuntor desligado, e não destrave, porque agora é o motor que segura o peso e a folha pode cair. Ninguém fica embaixo, nem para olhar.",
            "Mantenha o portão fechado e sem energia até o acerto. Não destrave, porque solta do motor a folha desce de uma vez, e não deixe pessoas nem carro sob ela.",
            "Não destrave nem empurre, porque sem o motor nada segura a folha desequilibrada. Deixe-a fechada, com o disjuntor desligado e o vão vazio.",
          ],
          [
            "Não abra a caixa do contrapeso nem acrescente peso por conta própria. Saco de areia ou ferro preso na folha se solta no movimento e cai.",
            "Peso improvisado na folha ou na caixa se solta em movimento e não resolve. Só o técnico abre a caixa do contrapeso.",
            "A caixa lateral guarda dezenas de quilos e não deve ser aberta em casa. Ferro ou tijolo amarrado na folha cai com o movimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr só um motor mais forte?",
        answers: [
          "Dá, mas não resolve. O esforço passa para o cabo e o braço, e a folha continua perigosa na falta de luz.",
          "Não compensa. O motor maior levanta o peso, mas força a fixação e deixa o desequilíbrio como estava.",
        ],
      },
      {
        question: "Quando o motor precisa ser trocado também?",
        answers: [
          "Quando a folha passa de {width.quarterHp} para um motor de 1/4 HP, ou quando o redutor se gastou carregando peso. A medição depois do equilíbrio confirma.",
          "Quando ele forçou por anos e tem folga, ronco ou cheiro, ou quando a folha é maior que o limite da ficha.",
        ],
      },
      {
        question: "Por que o basculante ficou pesado?",
        answers: [
          "Porque a folha ganhou peso, com chapa, madeira ou água no perfil, ou porque o contrapeso perdeu material. Cabo e roldana presos dão o mesmo efeito.",
          "As causas mais comuns são revestimento novo na folha, caixa de contrapeso que perde areia e roldana que não gira.",
        ],
      },
      {
        question: "Quanto peso falta no meu contrapeso?",
        answers: [
          "Depende da folha, e se descobre equilibrando, em partes iguais dos dois lados. Como referência, o contrapeso acompanha o peso da folha, e um revestimento muda essa conta.",
          "Não há número fixo. O técnico acrescenta peso aos poucos até a folha andar leve nos dois sentidos; largura, altura e material ajudam a estimar antes.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos e da caixa do contrapeso, e a marca do motor",
  },
  {
    id: "chave-nao-destrava-o-motor",
    broader: "chave-de-destravamento",
    label: "Chave que não destrava o motor da marca",
    phrase: "a chave que não destrava o motor",
    asks: [
      "chave gira não destrava",
      "chave gira mas não destrava",
      ...combine(
        ["[marca]"],
        [
          "não destrava chave",
          "motor não destrava chave",
          "chave não destrava",
          "chave gira não destrava",
          "chave motor gira não destrava",
          "não consigo destravar",
          "não solta chave",
          "[modelo] não solta chave",
          "[modelo] não destrava",
          "travado chave não funciona",
          "portão travado chave não funciona",
          "chave não funciona",
          "chave não gira",
          "chave motor não gira",
        ],
      ),
      "dz não solta chave",
      "chave motor gira não destrava",
      "chave girando falso",
      "chave gira falso",
      "chave não destrava motor",
      "chave motor gira falso",
      "chave motor girando falso",
      "chave destravamento gira falso",
      "chave destravar roda sem",
      "chave roda falso",
      "chave roda não destrava",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor [marca] que não destrava com a chave tem a trava presa pela pressão da folha ou seca por falta de uso, ou a chave é de outro modelo. Em portão de correr ou de abrir, desligue o disjuntor e tente uma vez, só com a mão. Se não soltar, pare: a visita em casa para destravar e ajustar parte de {price.preventive}, sem peças.",
        "Se a chave do motor [marca] gira mas não destrava, uma peça interna da trava quebrou; se ela nem gira, a folha aperta a engrenagem ou a trava secou. Desligue o disjuntor, tente uma vez na mão e pare, porque forçar quebra a chave. O técnico abre a partir de {price.preventive} em residência, fora as peças.",
        "Se o portão [marca] está travado e a chave não funciona, confira três pontos com o disjuntor desligado: chave do modelo certo, encaixe até o fim e folha sem pressão no batente. Se não soltar com a mão, não use alicate, porque a chave quebra. Em casa, a visita para destravar começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A tentativa certa com a chave", "Como tentar uma vez, sem quebrar"],
        slots: [
          [
            "Tente só em portão de correr ou de abrir, reto e em piso plano. Nos outros, o motor pode ser o único apoio da folha, que cairia ou dispararia.",
            "A tentativa vale para a folha de correr ou de abrir, alinhada e sem rampa. Se ela está torta, inclinada ou é basculante, deixe travada, porque pode cair.",
            "Faça isso em folha reta, de correr ou de abrir, sem desnível. O basculante, o portão em rampa e a folha torta ficam para o técnico, pelo risco de queda.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, mesmo sem luz na rua, e também o nobreak.",
          "Compare a chave com o encaixe e limpe a entrada com pano seco.",
          "Encaixe até o fim e gire no sentido marcado, só com a mão; em alguns modelos, depois da chave ainda se gira uma alavanca.",
          "Se está duro, peça a alguém que empurre a folha de leve para fechar, enquanto você gira.",
          "Se não soltar, pare e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a chave está dizendo", "Chave dura, chave livre ou chave errada"],
        slots: [
          [
            "A chave que não vira indica trava sob pressão, porque o motor fechou apertando o batente, ou mecanismo seco por anos sem uso. No primeiro caso, aliviar a folha resolve.",
            "Quando a chave não gira de jeito nenhum, a folha pressiona a engrenagem ou a trava secou por falta de uso. Aliviar a pressão da folha costuma resolver se for o primeiro caso.",
            "Chave dura é sinal de folha espremida no batente ou de trava ressecada. A primeira solta quando se alivia a pressão; a segunda, só com limpeza.",
          ],
          [
            "A chave que gira solta mostra peça interna quebrada, e a que para no meio costuma ser de outro modelo da marca. Nas duas situações, insistir gasta o miolo.",
            "Se roda em falso, o pino de dentro se partiu; se entra só até a metade, desconfie de chave trocada. Dar mais voltas não ajuda em nenhum dos casos.",
            "Giro livre significa mecanismo rompido, e encaixe pela metade, chave de outra linha. Continuar girando só estraga o encaixe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Soltar, trocar e testar"],
        slots: [
          [
            "O técnico tira a pressão da folha, abre a trava e troca o miolo ou o pino, se gastou. A chave certa do modelo é testada e fica com você.",
            "Com a energia cortada e a folha aliviada, ele solta e limpa a trava e troca a peça gasta. No fim você recebe a chave certa, testada.",
            "Na visita, a folha é aliviada, a trava é aberta e lubrificada, e o pino ou miolo quebrado é trocado. A chave correta é testada na hora.",
          ],
          [
            "Depois ele recua um pouco o fim de curso, o sensor que define a parada. Assim a folha não fecha espremida e a chave gira leve na próxima vez.",
            "O ponto de parada, dado pelo sensor de fim de curso, é acertado para a folha só encostar no batente, e a chave volta a girar leve.",
            "Por último se regula o fim de curso, o sensor da parada, porque a folha forçando o batente é o que prendia a trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar alicate ou bater na chave?",
        answers: [
          "Não, porque a chave quebra dentro e o miolo se estraga. Se não soltou só com a mão, pare.",
          "Não. A força parte a chave ou o miolo, e o portão fica sem abertura manual até a troca.",
        ],
      },
      {
        question: "Desengripante ajuda a soltar a trava?",
        answers: [
          "Um pouco no encaixe da chave pode ajudar, com a energia cortada. Não borrife dentro do motor, onde ficam a placa e as conexões.",
          "Uma gota no furo da chave, com o disjuntor desligado, ajuda quando a trava está seca. Não aplique dentro da carcaça, por causa da placa.",
        ],
      },
      {
        question: "Destravou e a folha não anda. Por quê?",
        answers: [
          "Porque outra coisa prende a folha, como ferrolho, trava elétrica, trilho ou empeno. Confira o ferrolho e não force.",
          "O motor já soltou, e quem segura é a folha. Se não for o ferrolho, há roldana ou trilho a consertar.",
        ],
      },
      {
        question: "Tem carro preso e falta luz. Quem atende?",
        answers: [
          "O técnico atende {shop.hours}. Diga o bairro e o modelo do motor, e o valor da ida é informado antes.",
          "Chame, {shop.hours}, e avise que há carro preso, porque o caso passa na frente; hora e valor vêm na resposta.",
        ],
      },
    ],
    photo: "uma foto do motor com o lugar da chave, outra da chave e a da etiqueta",
  },
];
