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
      "Antes da troca do motor, peça que se descubra a causa da queima. Folha pesada, tensão baixa e uso acima do previsto derrubam o novo do mesmo jeito, e a correção entra no serviço.",
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
          "Um motor parado não é motor condenado: muita falha está em peça avulsa e barata.",
          "Antes da troca, o técnico mede capacitor, placa e enrolamento para saber o que de fato falhou.",
          "O primeiro passo é medir, porque capacitor fraco e enrolamento queimado dão sintoma parecido.",
          "Um motor dado como perdido às vezes volta a trabalhar com uma única peça trocada.",
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
          "Com poucos anos de uso compensa a peça; depois de {trade.life}, o motor novo ganha força na conta.",
          "Um motor dentro da faixa de {trade.life} merece avaliação de custo antes de qualquer decisão.",
          "Use a referência de {trade.life} de vida útil para decidir se o reparo ainda se paga.",
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
          "Se o motor queimou por causa da folha, o novo segue o mesmo caminho.",
          "Trocar sem procurar a causa é comprar o mesmo defeito outra vez.",
          "O motor costuma ser a vítima: a origem está no portão, na energia ou no uso.",
          "Antes de instalar o novo {em}, o técnico procura o que forçou o antigo.",
          "Investigar a causa protege o dinheiro da troca e a vida do motor novo.",
        ],
        [
          "Folha desequilibrada, roldana travada e trilho torto obrigam o motor a fazer força extra em cada ciclo.",
          "Contrapeso errado, cabo gasto e dobradiça com folga são as causas mecânicas mais comuns.",
          "Peso mal distribuído e atrito no trilho aquecem o motor até o enrolamento ceder.",
          "Portão que recebeu madeira ou chapa nova sem acerto do contrapeso sobrecarrega qualquer motor.",
          "A mecânica ruim cobra do motor todo dia, com calor, engrenagem gasta e capacitor fraco.",
        ],
        [
          "Na energia, os culpados são tensão baixa na partida, falta de aterramento e surto em dia de raio.",
          "Cabo fino, emenda ruim e ausência de proteção contra surtos encurtam a vida da placa e do motor.",
          "Queda de tensão na partida e água na caixa da central também queimam motor e placa.",
          "Uso acima do previsto, como motor de casa em garagem de várias famílias, queima por aquecimento.",
          "Umidade, formiga e surto elétrico atacam a placa: vedação da tampa e proteção contra surto entram no serviço.",
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
      headings: [
        "Quanto custa a troca",
        "Preço da troca de motor",
        "Valores para casa e para portão pesado",
        "A conta da troca, do kit ao pesado",
        "O que faz o valor da troca variar",
      ],
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
        "Como escolher o motor novo",
        "O mesmo modelo ou outro?",
        "Aproveite a troca para melhorar",
        "O que dá para aproveitar do antigo",
        "Controles, fotocélula e cremalheira: ficam ou mudam?",
      ],
      slots: [
        [
          "Repetir o modelo só faz sentido se ele servia bem ao portão e ao ritmo da casa.",
          "A escolha parte do portão de hoje, que pode ter ficado mais pesado ou ganhar mais uso.",
          "Se o antigo vivia quente ou lento, o novo precisa de mais capacidade ou de folha mais leve.",
          "Troca é ocasião de rever potência, velocidade e tipo de código do controle.",
          "Antes de comprar igual por hábito, diga o que incomodava no motor antigo.",
        ],
        [
          "Circuito correto e fotocélulas compatíveis ficam; controles dependem do código da central nova.",
          "A fiação boa permanece, a fotocélula costuma servir e o controle precisa ser testado com a nova central.",
          "De marca diferente, os controles em geral mudam, a não ser com receptor avulso.",
          "A cremalheira pode continuar, se o passo dos dentes combinar com a engrenagem e o desgaste for regular.",
          "O técnico confere o que fica: circuito, fotocélula, cremalheira e suportes são avaliados um a um.",
        ],
        [
          "Quem espera na rua pode aproveitar para passar a um modelo que abre em {opening.speedy} ou {opening.jetflex}.",
          "Se a demora incomoda, há kits basculantes com abertura em {opening.speedy} e em {opening.jetflex}.",
          "Código rolante no controle e parada suave são ganhos que vêm com um motor atual.",
          "Em rua movimentada {em}, a troca por um modelo mais rápido reduz a espera diante do portão.",
          "O controle de código rolante dificulta a cópia e é um bom motivo para mudar a central na troca.",
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
          "A etiqueta do motor antigo abre o orçamento: marca, modelo, tensão e potência estão nela.",
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
          "Placa velha com motor novo junta duas idades, e o próximo defeito tende a vir da eletrônica.",
          "A central de código fixo pode sair na mesma ocasião, para os controles passarem a código rolante.",
        ],
        [
          "Na troca completa do basculante, o kit de 1/4 HP instalado sai por {models.pricesOr}.",
          "Na conta do conjunto entram também os controles novos, gravados no mesmo dia da troca.",
          "O orçamento mostra as duas contas, com e sem central nova, e a diferença fica visível antes de fechar.",
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
          "Trocar com o portão ainda andando permite escolher modelo, comparar preço e marcar a hora.",
          "Um motor que dá sinais de fim pode ser trocado com calma, antes de deixar a entrada aberta.",
          "A troca planejada deixa tempo para medir a folha, corrigir a serralheria e decidir a velocidade.",
          "Quem antecipa a troca escolhe; quem espera a queima aceita o que resolve no dia.",
        ],
        [
          "Na urgência, a prioridade é fechar o portão com segurança, e o motor definitivo pode vir depois.",
          "Se o motor parou de vez, o técnico primeiro deixa a folha firme e a entrada fechada.",
          "Um motor queimado à noite se atende {shop.hours}, com a folha travada até o novo ser instalado.",
          "Uma parada sem aviso {em} começa pela segurança da entrada e só depois trata de modelo e preço.",
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
          "Folha equilibrada e máquina quente, juntas, mostram que o modelo não acompanha o uso.",
          "A prova vem do técnico: com trilho ou contrapeso certos, o motor adequado trabalha morno.",
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
