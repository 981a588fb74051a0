import type { Concept } from "#domain/knowledge/concept.ts";

export const troca: Concept = {
  id: "troca",
  kind: "service",
  label: "Troca de motor",
  phrase: "a troca do motor",
  words: [
    "troca de motor",
    "trocar motor",
    "trocar motor do portão",
    "substituição de motor",
    "substituir motor",
    "motor novo",
    "trocar o motor do portão eletrônico",
    "troca do automatizador",
    "mudar de motor",
    "trocar automatizador",
  ],
  intent: "installation",
  answers: {
    any: [
      "A troca de motor em residência custa de {price.homeSwap} e se justifica quando o enrolamento queimou, o redutor quebrou ou não há mais peça. Antes, o técnico confere a folha, para o motor novo não queimar pelo mesmo motivo.",
      "Na troca do motor, o técnico desliga o circuito, calça a folha, retira o antigo, corrige suportes e instala o novo, com regulagem e teste. Fiação e fotocélulas em bom estado costumam ser aproveitadas.",
      "Trocar o motor do portão nem sempre é preciso: capacitor, placa, engrenagem e fim de curso são trocados separadamente. A troca completa vale quando o reparo se aproxima do preço de um conjunto novo.",
      "Para a troca de motor, mande a foto da etiqueta do atual, do portão inteiro e a largura. No basculante residencial, o kit novo de 1/4 HP sai por {price.lowest}, com entrega e instalação.",
      "A troca do motor é a hora de corrigir o que incomodava: lentidão, barulho, falta de força ou controle fácil de copiar. O motor novo tem garantia de {warranty.motor} e a instalação, de {warranty.installation}.",
      "Troca de motor é serviço de uma visita quando a folha anda leve e a energia está pronta: de {time.tilting} no basculante e de {time.sliding} no de correr. Em residência, custa de {price.homeSwap}, com orçamento grátis por foto.",
      "Para decidir a troca do motor, veja três pontos: se o defeito está na máquina, se existe peça e se ela dá conta da folha. Um motor que serve e tem peça se conserta; nos outros casos, troca-se.",
      "Na troca do motor, o modelo novo se escolhe pela folha, e não pela etiqueta do antigo. Largura, peso e número de aberturas dizem se repetir a potência basta; em casa, o serviço fica de {price.homeSwap}.",
    ],
    price: [
      "A troca de motor residencial fica de {price.homeSwap}; em portões pesados, de {price.heavySwap}. No basculante de 1/4 HP, o kit instalado começa em {price.lowest}. O cartão aceita até {shop.instalments} vezes.",
      "Trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, conforme potência, tipo e acessórios. A foto da etiqueta e do portão dá o valor fechado, sem custo pelo orçamento.",
      "O preço da troca de motor depende do tipo de portão e da velocidade: kits basculantes instalados saem por {models.prices}. Em portões pesados, a faixa vai de {price.heavySwap}.",
      "O preço da troca de motor depende da folha e do que se aproveita: em casa, de {price.homeSwap}; em portão pesado, de {price.heavySwap}. Com foto da etiqueta, da fixação e medidas, o valor vem fechado e sem custo.",
      "Para orçar a troca de motor, mande etiqueta, foto do portão e largura. O basculante de 1/4 HP tem kit instalado a {models.pricesOr}; os demais ficam na faixa residencial de {price.homeSwap}.",
    ],
    comparison: [
      "Entre trocar o motor e consertar, compare três coisas: idade, peça disponível e tamanho certo para o portão. Motor recente com placa ou capacitor ruim se conserta; um enrolamento queimado em motor antigo pede troca.",
      "A troca do motor vence o conserto quando falta peça, o redutor quebrou ou o equipamento já não aguenta a folha. Fora disso, a peça avulsa costuma sair mais em conta que os valores de {price.homeSwap} de uma troca residencial.",
      "Trocar o motor por um igual ou por um mais rápido? No basculante de 1/4 HP, o que muda é o tempo, de {opening.padrao} a {opening.jetflex}, e o preço instalado, de {price.lowest} a {price.highest}. A folha precisa estar equilibrada.",
      "Na troca do motor, compare o preço do reparo com o do conjunto novo e some a garantia, de {warranty.motor} no motor. Quanto mais velho o equipamento e mais rara a peça, mais a troca compensa.",
      "Entre trocar só o motor e trocar motor, central e controles, decide a idade da placa. Central recente e compatível pode ficar; placa antiga, de código fixo ou sem reposição, sai junto na troca.",
    ],
    question: [
      "A troca de motor leva de {time.tilting} no basculante e de {time.sliding} no deslizante, se a folha e a elétrica estiverem em ordem. Controles antigos só continuam valendo quando a central nova aceita o mesmo código.",
      "Na troca, dá para pôr motor de outra marca. Suportes, cremalheira e controles são conferidos um a um: alguns servem, outros mudam, e isso aparece no orçamento antes do serviço.",
      "Sim, a troca do motor pode manter a folha, a fiação e as fotocélulas, se estiverem em bom estado. O que quase sempre muda são suportes, central e controles, e as fotos mostram isso antes do orçamento.",
      "Antes da troca do motor, o técnico procura a causa da queima. Folha pesada, tensão baixa e uso acima do previsto derrubam o novo do mesmo jeito, e a correção entra no serviço.",
      "A troca do motor é necessária quando o enrolamento queimou, o redutor quebrou ou a peça deixou de existir. Capacitor, placa, sensor e engrenagem se trocam separadamente, sem mexer no restante da máquina.",
    ],
    installation: [
      "Na troca do motor, a instalação do novo inclui retirar o antigo, corrigir suportes, ligar em circuito com terra, regular força e gravar controles. O basculante toma de {time.tilting} e o deslizante, de {time.sliding}.",
      "Trocamos o motor antigo por um novo depois de conferir a folha, que precisa andar leve; em casa, a troca fica de {price.homeSwap}. O serviço tem {warranty.installation} de garantia, e o motor vendido por nós, {warranty.motor}.",
      "Para a troca do motor com equipamento que você já comprou, a instalação avulsa sai a partir de {price.installation}. Mande foto da etiqueta nova e da fixação atual, para saber se os suportes servem.",
      "Trocar o motor e instalar o novo cabe em uma visita se base, fiação e folha estiverem em ordem. No basculante de 1/4 HP, o kit sai por {price.lowest}, com entrega, instalação e controles gravados.",
    ],
    buying: [
      "Para comprar o motor da troca, não copie só a etiqueta antiga: informe largura, peso e aberturas por dia. No basculante de até {width.quarterHp}, o kit de 1/4 HP instalado custa {models.pricesOr}.",
      "Na compra do motor novo para troca, confira se a base, a cremalheira e os controles atuais servem. O motor tem {warranty.motor} de garantia, e o cartão divide o total em até {shop.instalments} vezes.",
      "Comprar o motor já com a troca evita ficar com modelo que não encaixa na fixação antiga. Mande foto da etiqueta, do suporte e do portão inteiro e receba a indicação com o preço instalado.",
      "O motor certo para a troca é o que atende à folha de hoje, que pode ter ganho peso desde a primeira instalação. A faixa residencial, com motor e serviço, vai de {price.homeSwap}.",
    ],
    repair: [
      "A troca de motor de portão em casa custa de {price.homeSwap}, com motor e mão de obra; em portão pesado, de {price.heavySwap}. O técnico confere a folha antes, para o motor novo não queimar pelo mesmo motivo.",
      "Trocamos o motor do portão em uma visita quando a folha anda leve e a energia está pronta: de {time.tilting} no basculante e de {time.sliding} no de correr. Em residência, fica de {price.homeSwap}.",
      "Para a troca de motor, mande a foto da etiqueta do atual, do portão inteiro e a largura. No basculante de até {width.quarterHp}, o kit novo de 1/4 HP custa a partir de {price.lowest}, com entrega e instalação.",
      "Trocar o motor do portão compensa com enrolamento queimado, redutor quebrado ou modelo sem peça; em casa, custa de {price.homeSwap}. Defeito de capacitor, placa ou fim de curso se conserta sem trocar o conjunto.",
      "Na troca do motor, o novo se escolhe pela folha, e não pela etiqueta do antigo: largura, peso e aberturas por dia. Em residência, o serviço com motor fica de {price.homeSwap}, e a fiação boa é aproveitada.",
      "A troca do motor inclui retirar o antigo, corrigir suportes, ligar, regular a força e gravar os controles. Custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com {warranty.motor} de garantia no motor.",
      "Troca de motor de portão tem orçamento grátis por foto: em casa, de {price.homeSwap}; no basculante de 1/4 HP, kit instalado a partir de {price.lowest}. O cartão divide em até {shop.instalments} vezes.",
    ],
  },
  line: [
    "A troca do motor em residência fica de {price.homeSwap}, com a folha conferida antes.",
    "Antes de trocar o motor, descubra por que o primeiro queimou.",
    "Troca de motor se justifica sem peça de reposição, com redutor quebrado ou motor pequeno para a folha.",
    "Na troca, circuito e fotocélulas em bom estado costumam ser aproveitados.",
    "O motor novo tem {warranty.motor} de garantia, e o serviço de troca, {warranty.installation}.",
  ],
  sections: [
    {
      about: "replace",
      headings: [
        "Quando trocar e quando consertar",
        "O motor precisa mesmo ser trocado?",
        "Conserto ou troca: como decidir",
        "Sinais de que o motor chegou ao fim",
        "Peça avulsa ou motor completo",
      ],
      slots: [
        [
          "Capacitor, placa, fim de curso e engrenagem são trocados separadamente, sem mudar o motor.",
          "Motor que ronca e não anda muitas vezes só precisa de capacitor, que custa uma fração de um motor.",
          "Antes da troca, o técnico mede capacitor, placa e enrolamento para saber o que de fato falhou.",
          "Capacitor fraco e enrolamento queimado dão o mesmo ronco, e só a medição diz qual é.",
          "Placa queimada por raio se troca sem mudar o motor, que em geral continua bom.",
        ],
        [
          "A troca completa se justifica com enrolamento queimado, redutor trincado ou carcaça corroída.",
          "Enrolamento em curto, redutor quebrado e modelo sem peça são as razões mais fortes para trocar.",
          "Modelo fora de linha, sem placa nem engrenagem de reposição, encaminha para o motor novo.",
          "Quando a folha ficou mais pesada que o limite do motor, só outro de maior capacidade resolve.",
          "Defeitos que se repetem em motor antigo somam gasto e apontam para a substituição.",
        ],
        [
          "A idade conta, já que a vida útil esperada vai de {trade.life} com manutenção em dia.",
          "Um motor bem cuidado dura de {trade.life}; perto do fim desse prazo, compare os dois valores.",
          "Com poucos anos de uso compensa trocar a peça; depois de {trade.life}, compare com o motor novo.",
          "Passados {trade.life} de uso, damos os dois preços, o do reparo e o da troca, para você decidir.",
          "A vida útil esperada é de {trade.life}: perto do fim dela, o reparo caro não compensa.",
        ],
      ],
      bullets: [
        "Enrolamento queimado em motor antigo",
        "Redutor trincado ou carcaça corroída",
        "Modelo sem peça de reposição",
        "Folha mais pesada que o limite do motor",
        "Defeitos repetidos em pouco tempo",
        "Uso coletivo com motor residencial",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o motor antigo queimou",
        "Descubra a causa antes da troca",
        "O que queima um motor de portão",
        "A causa vem antes do motor novo",
        "Como evitar que o motor novo queime também",
      ],
      slots: [
        [
          "Se o motor queimou porque a folha pesa, o novo queima também: primeiro se tira o peso, depois se troca a máquina.",
          "Antes de instalar o novo {em}, o técnico confere folha, tensão e umidade, que são as três causas mais comuns de queima.",
          "Motor que queima mais de uma vez no mesmo portão quase sempre é pequeno para a folha ou trabalha com ela presa.",
          "Insistir no controle com a folha travada é o jeito mais rápido de queimar um motor, novo ou velho.",
        ],
        [
          "Roldana travada, trilho torto, dobradiça arriada e contrapeso errado fazem o motor trabalhar forçado a cada abertura.",
          "Portão que recebeu chapa ou madeira depois da instalação fica mais pesado que o limite do motor.",
          "Motor de casa em garagem de várias famílias queima por aquecimento, e o certo é um modelo de uso intenso.",
          "Folha que raspa no piso ou prende num ponto aquece o enrolamento até ele ceder.",
        ],
        [
          "Tensão baixa na partida, por fio fino ou emenda ruim, também queima: a fiação é medida e, se preciso, refeita.",
          "Raio e surto queimam primeiro a placa; um protetor contra surto pode ser posto junto com o motor novo.",
          "Água e formiga na caixa da central se evitam com a tampa vedada, o que é refeito na troca.",
          "Disjuntor próprio e aterramento entram no serviço, quando faltam, e protegem o motor novo.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é o dia da troca",
        "O que fazemos na troca do motor",
        "Da retirada do antigo ao teste do novo",
        "A troca, do começo ao fim",
      ],
      slots: [
        [
          "O disjuntor é desligado, a folha é apoiada e só então o motor antigo é solto, porque ele também segura o portão.",
          "Antes de soltar o motor velho, o técnico move a folha na mão: se ela pesa ou raspa, isso é acertado primeiro.",
          "O motor antigo sai com o disjuntor desligado, e a base, os parafusos e a fiação são conferidos antes de receber o novo.",
          "Primeiro o técnico procura por que o antigo falhou: folha pesada, tensão baixa, água na caixa ou motor pequeno.",
          "Com a energia cortada, o técnico prende a folha, solta o motor velho e limpa o lugar onde o novo vai.",
          "A visita começa por medir a tensão e o peso da folha, para o motor novo não queimar como o antigo.",
          "O novo já chega com o técnico, e o antigo só sai quando a folha está firme e o disjuntor desligado.",
        ],
        [
          "O motor novo é fixado, alinhado e ligado com aterramento, e os pontos de parada são gravados.",
          "Em seguida o novo é preso em suporte firme, ligado em disjuntor próprio e regulado na abertura e no fechamento.",
          "Se a furação não bate, o suporte é adaptado; a fiação e a fotocélula em bom estado são aproveitadas.",
          "No portão de correr, a cremalheira é realinhada com folga de {rack.clearance} sobre a engrenagem nova.",
          "A base é nivelada, o motor novo é alinhado com a folha, e os fios são ligados em disjuntor próprio com terra.",
          "Motor, central e controles novos são montados, e o percurso de abrir e fechar é gravado.",
          "No basculante, o braço e o suporte são trocados ou adaptados, e o contrapeso é conferido.",
        ],
        [
          "No fim, os controles são gravados, a força é regulada e o portão é testado com um objeto no caminho.",
          "O serviço termina com o destravamento explicado, a parada testada e {warranty.installation} de garantia na instalação.",
          "O serviço acaba com vários ciclos de abrir e fechar, a fotocélula testada e o motor antigo retirado.",
          "Antes de ir embora, o técnico testa cada controle, a fotocélula e a chave de destravamento com você.",
          "Você vê o portão parar diante de um obstáculo e recebe a nota, com {warranty.motor} de garantia no motor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é feita a troca",
        "O serviço de troca, passo a passo",
        "Retirada do motor antigo e montagem do novo",
        "Troca do motor, da retirada ao teste",
        "O trabalho do técnico na troca",
      ],
      slots: [
        [
          "O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, sem serralheria.",
          "Reserve de {time.tilting} para o basculante e de {time.sliding} para o de correr.",
          "Em portão residencial, a troca ocupa de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Portões pesados pedem de {time.heavy}; um basculante comum {em}, de {time.tilting}.",
          "A duração vai com o tipo: de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} nos pesados.",
        ],
        [
          "A ordem abaixo é a do técnico, com a folha calçada e o circuito sem energia.",
          "Retirar o motor deixa a folha sem apoio, por isso as etapas seguintes são do técnico.",
          "Nenhuma destas etapas é para o morador, porque a folha solta pode cair ou subir de repente.",
          "Quem acompanha deve ficar fora do vão, com crianças e animais longe, até o teste final.",
          "O trabalho segue esta sequência, sempre com a folha escorada e sem energia.",
        ],
      ],
      steps: [
        "O técnico desliga o disjuntor e o nobreak e confirma a ausência de tensão.",
        "A folha é calçada na posição fechada e o equilíbrio é corrigido, se preciso.",
        "O motor antigo sai, e base, suportes e alinhamento são conferidos e refeitos se preciso.",
        "O novo é fixado e ligado, com fim de curso e força regulados.",
        "Controles são gravados, e obstáculo, fotocélula e destravamento são testados com você.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa a troca", "Preço da troca de motor", "Valores para casa e para portão pesado"],
      slots: [
        [
          "Em residência, a troca fica de {price.homeSwap}, conforme o tipo de portão e a velocidade.",
          "A faixa residencial vai de {price.homeSwap}, com motor e serviço.",
          "Para uma casa {em}, conte de {price.homeSwap} pela troca do motor.",
          "Trocar o motor de um portão residencial custa de {price.homeSwap}.",
          "O valor em casa vai de {price.homeSwap}, dependendo do motor escolhido e das correções.",
        ],
        [
          "No basculante de 1/4 HP, os kits com entrega e instalação saem por {models.prices}.",
          "Quem tem basculante de até {width.quarterHp} pode escolher entre kits de {models.prices}, instalados.",
          "O kit basculante Padrão, com instalação, custa {price.padrao}, e o mais rápido, o JetFlex, {price.jetflex}.",
          "Basculantes têm preço pronto: {price.padrao} no Padrão, {price.speedy} no Speedy, {price.jetflex} no JetFlex, com instalação.",
          "Para basculante residencial, {price.padrao} compra o kit Padrão instalado; o Speedy sai por {price.speedy}.",
        ],
        [
          "Em portões pesados, a troca vai de {price.heavySwap}, e o cartão aceita até {shop.instalments} vezes.",
          "Portão de condomínio, galpão ou indústria fica de {price.heavySwap}, pela potência e pelos reforços.",
          "Nos pesados, a faixa é de {price.heavySwap}, com valor fechado após fotos ou visita.",
          "Folhas grandes ou de uso intenso levam a troca à faixa de {price.heavySwap}.",
          "A troca em portão pesado custa de {price.heavySwap} e pode ser parcelada em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor entra no lugar do antigo",
        "Como escolher o motor novo",
        "O que fica e o que muda na troca",
        "O que dá para aproveitar do antigo",
      ],
      slots: [
        [
          "O motor novo é escolhido pelo peso e pela largura da folha e pelas aberturas por dia, e não só pela etiqueta do antigo.",
          "Se o antigo dava conta sem esquentar, o novo pode ter a mesma potência; se vivia quente, precisa de mais.",
          "Portão que ganhou chapa ou madeira desde a instalação pede motor mais forte que o antigo.",
          "Mande a largura, a altura e o material da folha: por eles se calcula o peso e se indica o motor.",
          "No basculante de até {width.quarterHp}, serve o motor de 1/4 HP; acima disso, a potência é indicada pela foto e pela medida.",
          "Num portão de correr, o peso da folha e o número de aberturas decidem entre o modelo residencial e o de uso intenso.",
        ],
        [
          "A fiação boa e a fotocélula costumam ficar; os controles dependem de a central nova aceitar o mesmo código.",
          "Com motor de outra marca, os controles em geral mudam, e o kit novo já traz os seus, gravados.",
          "A cremalheira pode continuar, se os dentes estiverem inteiros e combinarem com a engrenagem nova.",
          "Suporte e base são aproveitados quando a furação é a mesma; se não é, a adaptação entra no orçamento.",
          "Botoeira, sinaleiro e fotocélula que funcionam são ligados na central nova.",
          "Os controles antigos são testados na central nova; os que não servem são trocados por outros.",
        ],
        [
          "No basculante, quem espera na rua pode passar a um motor que abre em {opening.speedy} ou em {opening.jetflex}, em vez de {opening.padrao}.",
          "Motor com inversor parte e para devagar, faz menos barulho e força menos a folha.",
          "Controle de código rolante, que muda a cada uso, é mais difícil de copiar que o de código fixo.",
          "Se falta luz com frequência, esta é a hora de incluir um nobreak compatível com o motor novo.",
          "Motor mais silencioso e com parada suave ajuda quem dorme em cima da garagem.",
          "A fotocélula, se não havia, entra na troca: é ela que impede o portão de fechar sobre alguém.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que mandar para orçar a troca",
        "Fotos e medidas do motor antigo",
        "Como informar a troca sem visita",
      ],
      slots: [
        [
          "A foto da etiqueta do motor antigo mostra marca, modelo, tensão e potência.",
          "Comece pela foto da etiqueta, tirada por fora e com o disjuntor desligado, sem abrir a tampa.",
          "Modelo, tensão e potência do motor que sai orientam a escolha do que entra.",
          "Para orçar uma troca {em}, a foto da etiqueta atual vale mais que a descrição do defeito.",
        ],
        [
          "Some uma imagem do portão inteiro e outra da fixação, que mostram tipo de folha, base e suportes.",
          "Fotografe também a coluna ou o piso em que o motor está preso, com a cremalheira ou o braço à vista.",
          "Largura, altura e material da folha confirmam se a capacidade do motor antigo estava certa.",
          "Diga ainda se a folha recebeu chapa, madeira ou vidro depois da instalação, porque o peso mudou.",
        ],
        [
          "Conte quantos controles estão em uso e mande a foto de um deles, frente e verso.",
          "Informe o que já foi consertado, há quantos anos o motor trabalha e quantas vezes abre por dia.",
          "Avise se há fotocélula, trava, interfone ou nobreak ligados, para a central nova ter as entradas certas.",
          "Junte à mensagem o que incomodava no motor velho, seja a demora, o ruído ou a falta de força.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Trocar só o motor ou o conjunto inteiro",
        "Motor, central e controles: o que entra na troca",
        "Troca parcial e troca completa",
      ],
      slots: [
        [
          "Há troca de motor com a central mantida e troca do conjunto, em que motor, placa e controles chegam juntos.",
          "Nem sempre a placa precisa sair: se for recente e compatível, ela pode comandar o motor novo.",
          "A troca pode ser parcial ou completa, e a idade da central costuma decidir entre as duas.",
          "Um kit novo traz motor, central e controles casados de fábrica, o que dispensa prova de compatibilidade.",
        ],
        [
          "Manter a central só convém quando tensão, potência e fim de curso combinam com o motor novo.",
          "Um motor com inversor chega com placa própria, e a central antiga não pode ser aproveitada.",
          "Com central antiga, o próximo defeito tende a ser dela; por isso muitos trocam o conjunto de uma vez.",
          "A central de código fixo pode sair na mesma ocasião, para os controles passarem a código rolante.",
        ],
        [
          "Na troca completa do basculante, o kit de 1/4 HP instalado sai por {models.pricesNamedOr}.",
          "O conjunto novo já vem com os controles, gravados no mesmo dia da troca.",
          "O orçamento traz os dois preços, com a central mantida e com a central nova, para você comparar.",
          "Se a central ficar, os controles atuais continuam; se mudar, eles são conferidos ou substituídos.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Troca planejada ou troca de urgência",
        "Quando marcar a troca do motor",
        "Trocar o motor antes que ele pare",
      ],
      slots: [
        [
          "Com o portão ainda andando, você compara os modelos e marca o dia, sem ficar com a entrada aberta.",
          "Um motor que dá sinais de fim pode ser trocado com calma, antes de deixar a entrada aberta.",
          "A troca planejada deixa tempo para medir a folha, corrigir a serralheria e decidir a velocidade.",
          "Motor que esquenta, perde força e já trocou engrenagem pode ser substituído com dia marcado, antes de parar.",
        ],
        [
          "Na urgência, a prioridade é fechar o portão com segurança, e o motor definitivo pode vir depois.",
          "Se o motor parou de vez, o técnico primeiro deixa a folha firme e a entrada fechada.",
          "Um motor queimado à noite se atende {shop.hours}, com a folha travada até o novo ser instalado.",
          "Se o motor queimou de repente {em}, primeiro a folha é fechada e travada, e o motor novo é escolhido por foto.",
        ],
        [
          "Em prédio, marque a troca para o horário de menos carros e combine outra entrada.",
          "Base nova, solda e fiação são feitas antes do dia da troca, para o portão não ficar aberto esperando.",
          "Numa casa, prefira um horário com luz do dia, que facilita a regulagem e os testes.",
          "Se houver peça a encomendar, o motor velho fica no lugar até tudo estar à mão.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Depois da troca: uso, garantia e motor velho",
        "Garantia, cuidados e descarte depois da troca",
        "Motor trocado: os primeiros cuidados",
      ],
      slots: [
        [
          "Nas primeiras semanas, compare o som e o tempo de abertura com os do dia da entrega.",
          "Use o portão novo por alguns dias com atenção à parada, ao ruído e ao calor da carcaça.",
          "Logo depois da troca, teste todos os controles e apague da lista os que não funcionam mais.",
          "Um reaperto pode ser preciso no começo, quando suportes e parafusos novos assentam.",
        ],
        [
          "Com a troca começa a contar a garantia, de {warranty.motor} no motor vendido por nós e de {warranty.installation} no serviço.",
          "Guarde a nota e fotografe a etiqueta nova, que substitui todos os dados do motor anterior.",
          "Para valer a garantia, de {warranty.motor} no motor, a tampa fica fechada e o defeito é avisado logo.",
          "Anote a data da troca e marque a revisão, que em casa é feita {visits.home}.",
        ],
        [
          "Do motor antigo pouco se aproveita: engrenagem gasta, capacitor velho e placa oxidada não servem de reserva.",
          "Máquina retirada é sucata metálica e eletrônica e deve ir a um ponto de coleta, nunca ao lixo comum.",
          "Um motor queimado não deve ser religado em outro portão, porque a isolação danificada pode dar choque.",
          "Controles antigos fora de uso devem ser descartados com a pilha separada, em coletor próprio.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Motor pequeno para o portão: sinais",
        "Como saber se o motor atual está no limite",
        "Quando a capacidade já não basta",
      ],
      slots: [
        [
          "Um motor que esquenta mesmo com a folha em ordem é pequeno para o peso ou para o número de aberturas.",
          "Se o portão anda leve na mão e o motor ainda sofre, falta capacidade, e não ajuste.",
          "Folha equilibrada com motor muito quente quer dizer que ele é pequeno para o número de aberturas.",
          "Com a folha leve, um motor de tamanho certo trabalha morno, sem parar no calor.",
        ],
        [
          "A proteção térmica que desarma no horário de mais movimento é típica de motor residencial em uso coletivo.",
          "Parar depois de várias aberturas seguidas e voltar mais tarde indica motor pequeno para tanto uso.",
          "Engrenagem ou porca de fuso trocada mais de uma vez em pouco tempo revela esforço além do previsto.",
          "A força regulada no máximo só para a folha andar é sinal de motor pequeno ou de portão pesado.",
        ],
        [
          "Na troca por capacidade, largura, peso e aberturas por hora definem o modelo, antes da marca.",
          "Para basculante acima de {width.quarterHp}, a potência sobe e é escolhida por fotos e medidas.",
          "Um motor maior só resolve depois da folha corrigida, porque força extra em portão torto quebra solda.",
          "Em prédio ou galpão, a troca por um modelo de uso intenso custa de {price.heavySwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto custa trocar o motor do portão?",
      answers: [
        "Em residência, a troca fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. No basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}.",
        "Custa de {price.homeSwap} em casas e de {price.heavySwap} em portões pesados. Foto da etiqueta e medida da folha bastam para o valor fechado.",
        "Numa casa, de {price.homeSwap}, com motor e mão de obra. O basculante de 1/4 HP tem preço de kit, a partir de {price.lowest} instalado, e um portão pesado fica de {price.heavySwap}.",
        "O preço depende do portão: basculante de até {width.quarterHp} troca por kit de {models.pricesOr}; deslizante e pivotante são orçados por foto, sem custo.",
      ],
    },
    {
      question: "Posso trocar por um motor de outra marca?",
      answers: [
        "Pode, desde que o tipo e a capacidade sirvam ao portão. Suportes, cremalheira e controles são conferidos, e parte deles talvez precise mudar.",
        "Sim. O que muda com a marca são fixações, central e controles; circuito e fotocélulas, em geral, continuam.",
        "Pode. O tipo de abertura e a capacidade mandam mais que a marca; base, furação e controles é que costumam precisar de adaptação ou de substituição.",
        "Sim, se o novo atender ao peso e ao uso. Mande a etiqueta do atual e a foto da fixação para saber o que será aproveitado e o que muda de preço.",
      ],
    },
    {
      question: "Os controles antigos funcionam no motor novo?",
      answers: [
        "Só se a central nova aceitar a mesma frequência e o mesmo tipo de código. Com marca diferente, costuma ser preciso trocar os controles ou usar receptor avulso.",
        "Depende da central. Mesma marca e mesmo código costumam servir; em outro sistema, os controles são trocados ou um receptor à parte mantém os antigos.",
        "Às vezes. Se a central antiga ficar, eles continuam; se entrar central nova, só servem os de mesma frequência e código, gravados outra vez.",
        "Nem sempre. Mande a foto do controle, frente e verso, antes da troca: por ela se vê se ele entra na central nova ou se convém comprar outros.",
      ],
    },
    {
      question: "Quanto tempo o portão fica parado na troca?",
      answers: [
        "O portão fica parado de {time.tilting} no basculante e de {time.sliding} no deslizante. Solda, base nova ou ponto de energia somam tempo e são avisados antes.",
        "O portão fica parado só durante o serviço: de {time.tilting} no basculante e de {time.sliding} no de correr, mais o que houver de serralheria.",
        "O portão fica parado só durante o serviço, se tudo estiver pronto: {time.tilting} no basculante, {time.sliding} no deslizante e {time.heavy} em portão pesado.",
        "O portão fica parado por algumas horas. O motor velho sai quando o novo já está no local, e reparos de base ou de solda são feitos antes, para a entrada não ficar aberta.",
      ],
    },
    {
      question: "Motor mais forte resolve portão pesado?",
      answers: [
        "Não sozinho. Se a folha está desequilibrada ou o trilho prende, o motor maior só esconde o defeito e pode ferir. Primeiro a mecânica, depois a potência.",
        "Só quando a folha está em ordem e é mesmo pesada. Contrapeso errado e roldana travada devem ser corrigidos antes de aumentar a potência.",
        "Resolve apenas se o peso for da própria folha, com roldanas, trilho ou contrapeso em ordem. Contra atrito e desequilíbrio, a força extra castiga solda e coluna.",
        "Quase nunca antes do acerto mecânico. O técnico alivia a folha, mede o esforço e só então diz se o motor atual basta ou se falta potência.",
      ],
    },
    {
      question: "Dá para trocar só o motor e manter a central?",
      answers: [
        "Dá, se a central aceitar a tensão, a potência e o fim de curso do motor novo. Em motor com inversor não dá, porque a placa é própria dele.",
        "Às vezes. Placa recente e compatível continua, e os controles também; placa antiga ou com sinal de umidade convém sair na mesma visita.",
        "Sim, em muitos motores de corrente alternada, depois que o técnico confere as ligações. Mande a foto da etiqueta do motor, sem abrir a tampa, e diga se a central já foi trocada.",
        "Depende dos dois equipamentos. O orçamento pode trazer as duas contas, com a central mantida e com o conjunto novo, para você comparar.",
      ],
    },
    {
      question: "Preciso trocar a cremalheira junto com o motor?",
      answers: [
        "Só se os dentes estiverem gastos ou se o passo for diferente do da engrenagem nova. Uma cremalheira sã é realinhada, com folga de {rack.clearance}.",
        "Nem sempre. Quando o encaixe é o mesmo e o desgaste é pequeno, ela fica; dente afinado ou emenda torta pede troca, para não gastar o pinhão novo.",
        "Não, se ela estiver reta e inteira e combinar com o motor. O técnico confere dente por dente no curso da folha antes de aproveitar.",
        "Em parte dos casos. Às vezes basta trocar as barras gastas e refazer o alinhamento; uma foto dos dentes, com o disjuntor desligado, já dá a ideia.",
      ],
    },
    {
      question: "Posso comprar o motor e chamar só para a troca?",
      answers: [
        "Pode. A mão de obra para motor comprado à parte sai a partir de {price.installation}; antes, confirmamos por foto se o modelo serve à folha e à fixação.",
        "Sim, com o motor conferido antes: tipo de abertura, potência e tensão. O serviço tem {warranty.installation} de garantia, e a do motor fica com quem vendeu.",
        "Pode, mas some as duas contas: o motor e a mão de obra, a partir de {price.installation}. No basculante, o kit instalado começa em {price.lowest}.",
        "Sim. Mande a foto da etiqueta do motor novo e do suporte atual, porque peça de fixação ou central diferente pode mudar o serviço.",
      ],
    },
    {
      question: "Como sei que está na hora de trocar o motor?",
      answers: [
        "Está na hora quando há folga no redutor, enrolamento queimado ou peça que já não se encontra, e os defeitos se repetem. A vida esperada é de {trade.life}.",
        "Some os sinais: vida útil, de {trade.life}, já cumprida, consertos seguidos em partes diferentes e central fora de linha. Um sintoma isolado, como ronco, ainda pode ser só capacitor.",
        "O diagnóstico decide. Se o reparo resolve e o conjunto está firme, não troque; se eixo, placa e engrenagem falham juntos, o motor novo passa a compensar.",
      ],
    },
    {
      question: "O motor novo vem com garantia na troca?",
      answers: [
        "Vem: {warranty.motor} para o motor comprado conosco e {warranty.installation} para o serviço. Guarde a nota e a etiqueta legível.",
        "Sim, com prazos distintos: o equipamento tem {warranty.motor}, a montagem tem {warranty.installation}. Peças antigas que ficaram no portão, como cabo ou trilho, não entram nessa conta.",
        "Tem garantia de {warranty.motor}. Para que ela valha sem dúvida, a folha é acertada antes, e ninguém além do técnico deve abrir a central.",
      ],
    },
    {
      question: "Na troca do motor, o que dá para aproveitar do antigo?",
      answers: [
        "Circuito elétrico, eletroduto, fotocélula e botoeira costumam ficar, se estiverem bons. Suporte, cremalheira e controles dependem do modelo novo.",
        "Dá para aproveitar boa parte da infraestrutura: fiação dimensionada, disjuntor, terra e sensores compatíveis. O técnico mede cada item e diz, antes, o que precisa sair.",
        "Aproveita-se o que passa no teste. Foto da fixação, da cremalheira e dos sensores mostra o que combina, e cada peça mantida diminui o valor da troca.",
      ],
    },
    {
      question: "Posso trocar o meu motor por um mais rápido?",
      answers: [
        "Pode, se a folha estiver firme e equilibrada. No basculante, o Speedy instalado custa {price.speedy} e abre em {opening.speedy}; o JetFlex, {price.jetflex}, em {opening.jetflex}.",
        "Sim, desde que a estrutura aguente partida e parada mais vivas. O técnico olha soldas, coluna e braço, e inclui fotocélula, mais necessária quando a folha anda depressa.",
        "Na maioria dos portões em bom estado, pode. Folha comprida, torta ou com folga fica melhor na velocidade comum até ser reforçada.",
      ],
    },
    {
      question: "Dá para fechar a troca do motor só por foto?",
      answers: [
        "Dá, em muitos casos: etiqueta do motor atual, folha por dentro, fixação e medidas bastam para o preço. No local, a mecânica é conferida antes da desmontagem.",
        "Sim, quando as imagens mostram tudo. Se o técnico achar solda trincada ou fiação ruim que a foto escondia, você sabe do acréscimo antes e decide.",
        "O orçamento sai por WhatsApp, sem custo. Só folhas muito grandes, adaptações e portões com histórico de batida costumam pedir visita para fechar o valor.",
      ],
    },
    {
      question: "Vou reformar o portão: troco o motor antes ou depois?",
      answers: [
        "Troque o motor depois. A folha nova ou revestida muda de peso, e é por ela que se escolhem potência, braço e fixação do motor.",
        "Espere a reforma terminar, com pintura seca e contrapeso acertado. Antes disso, o equipamento corre risco de respingo de solda, pó e regulagem perdida.",
        "Faça primeiro o portão e, em seguida, o motor. Avise o serralheiro de que haverá automação, para ele já deixar reforço no ponto do braço e espaço para a máquina.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  related: ["conserto", "queimou", "modelos", "preco", "vida-util", "tempo-de-abertura"],
  topic: "troca-de-motor-de-portao",
};
