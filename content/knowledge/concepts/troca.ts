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
      "Trocamos o motor do portão por {price.homeSwap} em casa, já com a montagem, quando o enrolamento queimou, o redutor quebrou ou a peça não existe mais. Antes, o técnico confere a folha, para o novo não queimar pelo mesmo motivo; em portão pesado, a troca fica de {price.heavySwap}.",
      "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, já com o serviço. O motor novo é escolhido pela folha de hoje, e fiação e fotocélula em bom estado ficam; se o defeito for capacitor ou placa, consertamos sem trocar.",
      "Fazemos a troca do motor completa, da retirada do antigo aos controles gravados, por {price.homeSwap} em casa. Leva de {time.tilting} no basculante e de {time.sliding} no de correr, depois que a folha anda leve na mão; o motor tem garantia de {warranty.motor}.",
      "Trocar a máquina do portão compensa com enrolamento queimado, redutor quebrado ou modelo sem peça, e em casa fica de {price.homeSwap}, com a mão de obra. A folha é conferida antes de montar o novo, porque portão pesado queima qualquer motor; foto da etiqueta e largura dão o valor fechado.",
      "Uma troca de motor em casa sai de {price.homeSwap}, equipamento e serviço juntos, e em portão pesado, de {price.heavySwap}. O serviço toma {time.tilting} no basculante e {time.sliding} no de correr; se o defeito for só capacitor ou placa, o conserto vem antes.",
      "Na troca do motor de um portão, conte com {price.homeSwap} numa residência, do antigo retirado aos controles gravados. O novo tem {warranty.motor} de garantia, a montagem, {warranty.installation}, e a folha é acertada antes, para ele não queimar como o anterior.",
    ],
    price: [
      "A troca de motor de portão custa de {price.homeSwap} em casa, com motor e mão de obra, e de {price.heavySwap} em portão pesado. No basculante de até {width.quarterHp}, o kit de 1/4 HP instalado sai por {models.pricesNamed}, e o cartão divide em até {shop.instalments} vezes.",
      "Trocar o motor fica de {price.homeSwap} em residência e de {price.heavySwap} nos pesados, conforme potência e acertos na folha. Para basculante de até {width.quarterHp} há kits instalados a {models.pricesOr}; a etiqueta do motor e a largura, por foto, fecham o valor.",
      "Em casa, a troca do motor vai de {price.homeSwap} com o serviço, e o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}. Portão de condomínio ou galpão fica de {price.heavySwap}; o que se aproveita, como fiação e fotocélula, reduz a conta.",
      "O preço para trocar o motor depende do portão: residencial vai de {price.homeSwap}, pesado de {price.heavySwap}, sempre com o serviço. Para basculante com até {width.quarterHp}, o conjunto de 1/4 HP montado parte de {price.lowest}; se o motor é seu, a mão de obra custa a partir de {price.installation}.",
      "O valor da troca de motor residencial é de {price.homeSwap}, com equipamento, suporte, regulagem e controles gravados. Acerto de folha, base ou fiação soma em linha própria, e Pix ou cartão em até {shop.instalments} vezes pagam tudo.",
    ],
    comparison: [
      "Entre trocar o motor e consertar, pese idade, peça disponível e tamanho certo para o portão. Motor recente com placa ou capacitor ruim se conserta; enrolamento queimado, redutor quebrado ou máquina antiga sem peça pedem troca, que em casa fica de {price.homeSwap}.",
      "A troca do motor vence o conserto quando falta peça, o redutor quebrou ou o motor já não aguenta a folha. Fora disso, a peça avulsa sai bem abaixo dos {price.homeSwap} de uma troca residencial, e o motor que dura {trade.life} ainda tem uso.",
      "Conserto ou motor novo: capacitor, placa, fim de curso e engrenagem se trocam separados, e enrolamento ou redutor perdido pede o conjunto. Perto do fim da vida, de {trade.life}, compare o reparo com a troca, de {price.homeSwap} em residência.",
      "Vale trocar o motor quando o reparo passa da metade de um novo instalado, que em residência sai de {price.homeSwap}. Antes dos {trade.life} de uso e com o redutor firme, a peça separada quase sempre é a melhor conta.",
    ],
    question: [
      "Sim, a troca do motor pode manter folha, fiação e fotocélulas em bom estado; mudam quase sempre suportes, central e controles. Leva de {time.tilting} no basculante e de {time.sliding} no deslizante, e em casa fica de {price.homeSwap}, com motor e mão de obra.",
      "A troca do motor é necessária quando o enrolamento queimou, o redutor quebrou ou a peça deixou de existir. O novo pode ser de outra marca, se servir ao peso e ao tipo de portão, e o valor em residência fica de {price.homeSwap}.",
      "Dá para trocar o motor por outro de qualquer marca que sirva à folha, e os controles antigos só continuam se a central nova aceitar o código. Em casa, o serviço com motor vai de {price.homeSwap} e ocupa de {time.tilting} no basculante.",
      "Sim, vale trocar o motor quando o redutor ou o enrolamento falhou, ou quando ele é fraco para a folha de hoje. Numa residência a conta vai de {price.homeSwap}, serviço incluído, e quase sempre se resolve no mesmo dia.",
    ],
    installation: [
      "Fazemos a troca do motor de portão: o antigo sai, o novo é fixado, a força é regulada e os controles são gravados. Em casa, motor e mão de obra ficam de {price.homeSwap}; em portão pesado, de {price.heavySwap}. A folha é conferida antes, porque o que queimou o antigo queimaria também o novo.",
      "Fazemos a troca de motor do portão em uma visita quando base, fiação e folha estão em ordem: de {time.tilting} no basculante e de {time.sliding} no de correr. Em residência fica de {price.homeSwap}, já com o motor, que tem {warranty.motor} de garantia, e a instalação tem {warranty.installation}.",
      "A troca do motor inclui retirada do antigo, montagem do novo, regulagem e teste, por {price.homeSwap} em casa ou {price.heavySwap} em portão pesado. Quem já comprou o motor paga só a mão de obra, a partir de {price.installation}, depois de conferir por foto se serve.",
      "Tiramos o motor velho e montamos o novo depois de ver se a folha anda leve, para ele não queimar igual. Em residência, a troca com motor fica de {price.homeSwap}, e no basculante de até {width.quarterHp} o kit instalado parte de {price.lowest}.",
      "A troca de motor de portão cabe num turno: {time.tilting} para o basculante, {time.sliding} para o deslizante, do disjuntor desligado ao teste com você. Custa de {price.homeSwap} numa residência, e de {price.heavySwap} em prédio ou galpão, com o equipamento.",
    ],
    buying: [
      "Vendemos o motor novo já com a troca: em casa fica de {price.homeSwap}, e no basculante de até {width.quarterHp} o kit de 1/4 HP instalado custa {models.pricesNamedOr}. Informe largura, peso e aberturas por dia, porque copiar a etiqueta antiga repete um motor fraco.",
      "O motor para a troca é vendido e montado na mesma visita, por {price.homeSwap} em residência e {price.heavySwap} em portão pesado. Antes conferimos por foto se base, cremalheira e controles atuais servem; o cartão divide em até {shop.instalments} vezes.",
      "Compre o motor conosco com a troca incluída, de {price.homeSwap} em casa, e garantia de {warranty.motor}. Escolhemos pela folha de hoje, talvez mais pesada que na primeira instalação; para basculante de até {width.quarterHp}, há kits instalados desde {price.lowest}.",
      "Para comprar o motor da troca, mande a etiqueta do atual e a largura da folha: o novo sai de {price.homeSwap}, montado em casa. Tipo de folha, peso e ritmo de uso decidem o modelo, e a garantia é de {warranty.motor} nele e de {warranty.installation} no serviço.",
    ],
    repair: [
      "Trocamos o motor do portão por {price.homeSwap} em casa, com mão de obra, e em portão pesado por {price.heavySwap}. O técnico confere a folha antes, para o novo não queimar pelo mesmo motivo; se for só capacitor, placa ou fim de curso, consertamos sem trocar.",
      "A troca de motor do portão vale com enrolamento queimado, redutor quebrado ou modelo sem peça, e em residência fica de {price.homeSwap}, motor e serviço. Com defeito de capacitor ou placa, sai mais em conta consertar; o técnico mede antes de indicar um ou outro.",
      "Fazemos a troca do motor em uma visita, de {time.tilting} no basculante e de {time.sliding} no de correr, por {price.homeSwap} em casa. O novo é escolhido pela folha, que precisa andar leve, e a fiação boa fica; peça avulsa com defeito se conserta à parte.",
      "Motor queimado ou sem peça se troca por outro que sirva à folha, por {price.homeSwap} em residência, já montado e com os controles gravados. Antes medimos capacitor, placa e enrolamento, porque muitos casos se resolvem sem a troca.",
      "O serviço de trocar o motor, em casa, fica de {price.homeSwap}, com retirada do velho, montagem, regulagem e controles gravados. Só é indicado depois da medição, porque capacitor, engrenagem e placa têm conserto separado e mais barato.",
    ],
  },
  line: [
    "A troca do motor em residência fica de {price.homeSwap}, com a folha conferida antes.",
    "Antes de trocar o motor, descubra por que o primeiro queimou.",
    "A troca de motor compensa quando não há peça de reposição, o redutor quebrou ou o motor é pequeno para a folha.",
    "Na troca, circuito e fotocélulas em bom estado costumam ser aproveitados.",
    "O motor novo tem {warranty.motor} de garantia, e o serviço de troca, {warranty.installation}.",
  ],
  sections: [
    {
      about: "replace",
      headings: [
        "Troca de motor ou conserto: como decidir",
        "Quando trocar o motor e quando consertar",
        "Trocar o motor ou só a peça",
      ],
      slots: [
        [
          "Peça avulsa resolve a maior parte dos defeitos: capacitor, placa, fim de curso e engrenagem são trocados sem mexer no motor. Ronco sem movimento, por exemplo, costuma ser capacitor fraco, que custa uma fração de um motor.",
          "O conserto vem primeiro, porque placa, capacitor, engrenagem e fim de curso se trocam separados. O motor que ronca e não anda muitas vezes precisa só do capacitor, a peça que dá a partida.",
          "Antes de falar em motor novo, o técnico mede capacitor, placa e enrolamento. Boa parte das paradas termina numa peça, bem mais barata que o conjunto.",
          "Se o defeito não está no corpo do motor, troca-se só a peça. Placa queimada por raio, capacitor fraco e engrenagem gasta são vendidos separados, e o motor continua.",
          "Muito motor parado volta a funcionar sem troca. Capacitor, sensor, engrenagem e placa são vendidos à parte, e a medição mostra em minutos qual deles falhou.",
          "O motor que não parte costuma ter o capacitor fraco, e o que gira sem mover a folha, a engrenagem gasta. Nos dois casos troca-se a peça, que custa bem menos que o motor.",
        ],
        [
          "A troca se justifica com enrolamento queimado, redutor trincado, modelo sem peça ou folha mais pesada que o limite. A idade conta: um motor dura de {trade.life}, e perto disso um reparo caro raramente compensa.",
          "As razões para trocar o motor são enrolamento em curto, redutor quebrado e peça que não se acha mais. Também compensa trocar o motor pequeno demais para o portão e o que já passou da vida útil, de {trade.life}.",
          "O motor novo compensa quando o defeito está no enrolamento ou no redutor, quando falta peça de reposição ou quando o motor trabalha no limite. Com {trade.life} de uso, compare sempre os dois preços.",
          "O motor com enrolamento queimado, carcaça corroída ou pouca força para a folha deve ser trocado. O mesmo vale para defeitos repetidos em motor no fim da vida útil, de {trade.life}.",
          "O reparo deixa de compensar em três situações: bobina queimada, redutor quebrado e falta de peça no mercado. Depois de {trade.life} de uso, a falta de peça fica mais provável.",
          "Motor novo compensa se o conserto custaria mais da metade dele, se a folha ficou pesada demais ou se as panes se repetem. Depois de {trade.life}, isso é o esperado.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é feita a troca do motor", "Troca do motor, da retirada ao teste", "O dia da troca do motor"],
      slots: [
        [
          "O serviço leva de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} nos pesados. As etapas são do técnico, porque sem o motor a folha fica solta e pode cair; você só deixa o vão livre e acompanha o teste.",
          "Conte de {time.tilting} para um basculante, de {time.sliding} para um portão de correr e de {time.heavy} para um pesado. Tire o carro antes e fique fora do vão: retirado o motor, a folha depende do apoio posto pelo técnico.",
          "Reserve de {time.tilting} no basculante ou de {time.sliding} no deslizante; portão pesado toma de {time.heavy}. Nenhuma etapa cabe ao morador, já que a folha sem motor pode descer ou subir de repente.",
          "A duração depende do portão: {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} no pesado. Deixe a garagem vazia e separe os controles, que serão testados ou gravados no fim.",
          "São {time.tilting} de serviço num basculante, {time.sliding} num deslizante e {time.heavy} num portão de prédio. A folha é calçada antes de o motor sair, e por isso ninguém passa no vão até o teste.",
          "Conte com {time.tilting} de trabalho no basculante ou {time.sliding} no de correr. Os passos abaixo são do técnico, e você só precisa liberar o espaço e reunir os controles.",
        ],
      ],
      steps: [
        "O técnico desliga o disjuntor e o nobreak e confirma que não há tensão.",
        "A folha é calçada fechada, e o equilíbrio é corrigido se preciso.",
        "O motor antigo sai, e base, suportes e alinhamento são conferidos.",
        "O novo é fixado e ligado, com fim de curso e força regulados.",
        "Controles são gravados, e obstáculo, fotocélula e destravamento são testados com você.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço da troca de motor",
        "Quanto custa a troca do motor, em casa e em portão pesado",
        "O que forma o preço da troca",
      ],
      slots: [
        [
          "Em residência, a troca fica de {price.homeSwap}, com motor e mão de obra, e em portão pesado de {price.heavySwap}. No basculante de até {width.quarterHp}, há kits instalados por {models.prices}, conforme a velocidade.",
          "Trocar o motor de uma casa custa de {price.homeSwap}, já montado; os portões pesados ficam de {price.heavySwap}. Basculante de até {width.quarterHp} tem preço pronto, {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex, com instalação.",
          "A faixa residencial vai de {price.homeSwap}, motor e serviço juntos, e a de condomínio e galpão de {price.heavySwap}. Quem tem basculante de até {width.quarterHp} escolhe entre kits instalados de {models.pricesOr}.",
          "Motor e montagem custam de {price.homeSwap} em casa e de {price.heavySwap} nos portões pesados. O kit para basculante de até {width.quarterHp}, instalado, custa {models.pricesOr}, do mais lento ao mais rápido.",
          "Com o serviço incluído, a troca fica de {price.homeSwap} na residência e de {price.heavySwap} em acesso coletivo. Basculante de até {width.quarterHp} sai por {price.lowest} no kit mais simples.",
          "O motor trocado numa casa vai de {price.homeSwap}, já regulado e com os controles na memória. Em folha de chapa grossa, prédio ou galpão, a mesma troca custa de {price.heavySwap}.",
        ],
        [
          "Conserto na folha, na base ou na fiação aumenta o valor, e o que se aproveita, como fotocélula, circuito e cremalheira, diminui. O cartão aceita até {shop.instalments} vezes.",
          "Suporte a refazer, folha torta e fio fino encarecem a troca. Fotocélula, botoeira e circuito em ordem continuam e barateiam. No cartão, o pagamento vai a {shop.instalments} parcelas.",
          "O estado do portão muda o preço: roldana, dobradiça e base ruins somam, e as peças boas que ficam reduzem. Dá para parcelar em até {shop.instalments} vezes no cartão.",
          "Acertos de serralheria e de elétrica entram à parte, enquanto a fiação e os sensores que servem reduzem o total. Parcelado no cartão, são até {shop.instalments} vezes.",
          "Aproveitar cremalheira, fiação e sensores reduz o preço. Solda, base nova e fio até o quadro aumentam. O total pode ser dividido em até {shop.instalments} vezes.",
          "Quem já comprou o equipamento paga só a mão de obra, a partir de {price.installation}, depois de conferido se ele serve. Motor e serviço juntos podem ir no Pix ou no cartão, em {shop.instalments} vezes no máximo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor entra no lugar do antigo",
        "Como escolher o motor novo na troca",
        "O motor certo para a troca",
      ],
      slots: [
        [
          "O motor novo é escolhido pelo peso e pela largura da folha e pelas aberturas por dia, e não pela etiqueta do antigo. Portão que ganhou chapa ou madeira desde a instalação pede mais força que antes.",
          "A potência depende da largura, do peso e do uso diário da folha de hoje. Se o motor antigo esquentava ou a folha recebeu revestimento, o mesmo modelo queimaria de novo.",
          "O peso do portão e o número de aberturas por dia indicam o motor. Repita a potência do antigo só se ele dava conta sem esquentar e a folha não mudou.",
          "A medida e o peso da folha definem a força, e o número de aberturas define se o motor é residencial ou de uso intenso. A etiqueta do motor antigo serve só de referência.",
          "Antes de repetir o modelo, pergunte por que o antigo acabou. Folha que ganhou peso ou garagem que passou a abrir mais pedem capacidade maior ou linha de uso intenso.",
          "No de correr, o motor deve passar em um terço o peso da folha; no basculante de até {width.quarterHp}, 1/4 HP atende se o contrapeso estiver certo. A etiqueta do motor antigo só confirma o tipo.",
        ],
        [
          "Fiação, fotocélula e botoeira em bom estado costumam ficar, e os controles só se a central nova aceitar o código deles. A troca é boa hora para um motor mais rápido, mais silencioso ou de código rolante, que muda a cada uso.",
          "O circuito, os sensores e a cremalheira em bom estado ficam. Os controles antigos dependem da central, e muita gente aproveita para ter partida suave, mais velocidade ou um código mais difícil de copiar.",
          "Aproveitam-se eletroduto, fotocélula e às vezes o suporte, enquanto central e controles quase sempre mudam. Você pode pedir na mesma troca um motor com inversor, que parte e para devagar, ou mais velocidade.",
          "Em geral mudam a central, os controles e o suporte, e ficam os sensores e fios em bom estado. Se a lentidão ou o barulho incomodava, escolha agora um modelo com parada suave ou abertura mais rápida.",
          "Suportes e furação mudam de um modelo para outro, mas circuito, botoeira e sensores em geral servem. Aproveite para ganhar tempo de abertura ou parada suave, se isso fazia falta.",
          "Uma foto do motor antigo mostra o que pode ficar, como cabo, disjuntor, fotocélula e cremalheira. A placa costuma ser trocada, e com ela os controles de código diferente.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que queimou o motor antigo",
        "Por que o motor queima e o que corrigir na troca",
        "A causa da queima e o acerto na troca",
      ],
      slots: [
        [
          "Folha pesada ou presa é a causa mais comum de queima, por roldana travada, trilho torto, dobradiça caída ou contrapeso errado. Sem corrigir isso, o motor novo acaba igual.",
          "Na maioria das vezes o motor queima por esforço: a folha prende e ele insiste até o enrolamento ceder. Roldana, trilho, dobradiça e contrapeso são acertados antes da montagem.",
          "Quase todo motor queimado trabalhou contra um portão pesado ou travado. O defeito mecânico precisa sair primeiro, ou o próximo motor dura pouco.",
          "O motor queima mais por esforço que por idade. Portão que raspa, roldana presa e contrapeso fora do ponto aquecem o enrolamento a cada abertura, e por isso a folha é acertada na troca.",
          "O motor quase sempre queima por causa da folha. Roda gasta, trilho sujo ou cabo desfiado fazem o motor trabalhar quente por meses até parar.",
          "Antes de montar o novo, a folha é movida na mão e precisa andar leve. Se prende ou pesa, a causa da queima continua ali, e o motor novo queimaria também.",
        ],
        [
          "Tensão baixa por fio fino, raio e água na caixa vêm depois na lista. A fiação é medida, a tampa é vedada, e um protetor contra surto pode entrar no mesmo serviço.",
          "O fio fino ou mal emendado, o surto de raio e a umidade são outras causas de queima. O técnico mede a tensão na partida, refaz a vedação e sugere protetor e aterramento onde faltam.",
          "Outras causas são tensão baixa, raio e água na caixa. Por isso a tensão é conferida com o motor partindo, e a caixa é fechada contra água e formiga.",
          "Some a isso fiação insuficiente, picos de energia e chuva dentro da caixa. Medir o circuito e vedar o motor novo faz parte da troca, e o protetor contra surto é opcional.",
          "A elétrica é a segunda suspeita: circuito dividido, emenda frouxa, raio ou formiga na central. Um disjuntor só do portão, com terra, evita a maior parte disso.",
          "Água na carcaça e tensão que cai na partida também queimam o motor. No dia da troca, o técnico mede a tensão e refaz a vedação na entrada dos cabos.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Troca planejada ou na urgência",
        "Quando marcar a troca do motor",
        "Hora de trocar: com data ou com pressa",
      ],
      slots: [
        [
          "Motor que esquenta, perde força ou já trocou engrenagem pode ser substituído com dia marcado, antes de deixar a entrada aberta. Dá tempo de medir a folha e comparar modelos.",
          "Se o portão ainda anda, você compara preços e escolhe o dia com calma. Os sinais de que a troca está perto são motor quente, lentidão e reparos seguidos.",
          "Com a troca planejada, há tempo de medir a folha, acertar a serralheria e escolher a velocidade. Faça isso quando o motor começar a esquentar e a perder força.",
          "Quem troca antes da pane escolhe modelo e horário com calma. Motor quente, partida fraca e engrenagem já trocada uma vez mostram que a troca está perto.",
          "O melhor momento é quando aparecem os primeiros avisos, como motor quente, abertura lenta e ruído de engrenagem. Ainda há tempo de comparar dois modelos e marcar o dia.",
          "Portão de prédio ou de loja merece troca com data, fora do horário de pico. Em casa, basta escolher um turno em que o carro possa ficar do lado de fora.",
        ],
        [
          "Se ele parou de vez, primeiro a folha é fechada e travada, e o motor novo pode vir em seguida. O atendimento funciona {shop.hours}.",
          "Na urgência, a prioridade é fechar o portão com segurança; o motor definitivo é montado depois. Atendemos {shop.hours}.",
          "Se ele queimou de repente, o técnico deixa a entrada fechada e combina com você o motor novo. O atendimento funciona {shop.hours}.",
          "Se o motor parou à noite, primeiro o portão é fechado e travado, e a troca vem depois. O atendimento funciona {shop.hours}.",
          "Parou com a entrada aberta? Desligue o disjuntor, deixe todos longe da folha e chame, a qualquer hora: o contato funciona {shop.hours}.",
          "Em caso urgente, o técnico tranca a passagem, mede o motor e diz se ainda há conserto. Se não houver, o novo entra assim que o modelo for escolhido; atendemos {shop.hours}.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Garantia e cuidados depois da troca",
        "Motor trocado: garantia, uso e descarte do antigo",
        "Depois da troca: nota, garantia e motor velho",
      ],
      slots: [
        [
          "O motor vendido por nós tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}. Guarde a nota, deixe a tampa fechada e avise logo se notar ruído ou batida.",
          "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} no serviço. Conserve a nota e não abra a caixa; um aviso cedo evita dano maior.",
          "A partir da troca, são {warranty.motor} de garantia no motor e {warranty.installation} na montagem. Fotografe a etiqueta nova, guarde a nota e chame se algo mudar.",
          "Você tem {warranty.motor} de garantia no motor novo e {warranty.installation} na instalação, com a nota na mão e a tampa sem violar.",
          "Os dois prazos contam da nota: {warranty.motor} para o motor comprado conosco e {warranty.installation} para a montagem. Batida, raio e tampa aberta por terceiros ficam de fora.",
          "O motor novo tem {warranty.motor} de garantia, e o serviço, {warranty.installation}. Uma revisão {visits.home} mantém a folha leve, que é a parte que depende de você.",
        ],
        [
          "Nas primeiras semanas, repare no som e na parada, porque suportes novos às vezes assentam e pedem reaperto. O motor velho é sucata eletrônica e vai para a coleta, não para o lixo comum.",
          "Observe o portão nos primeiros dias: se a parada mudou, um reaperto resolve. A máquina retirada, com placa e cabos, deve ir a um ponto de coleta de eletrônicos.",
          "Algum reaperto pode ser preciso quando os parafusos novos assentam. Quanto ao motor antigo, não o religue em outro portão, pois a isolação queimada dá choque; leve à coleta.",
          "Logo depois da troca, apague controles que não usa e escute o motor no dia a dia. O velho não serve de reserva: mande para reciclagem de metal e eletrônicos.",
          "O motor retirado fica com você, mas não serve de reserva se queimou. Placa e cabos vão para coleta de eletrônicos, e o ferro, para reciclagem.",
          "Teste cada controle da casa na primeira semana e confirme se a folha para no mesmo lugar. Ruído que aparece só agora costuma ser parafuso a reapertar.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Trocar só o motor ou também a central",
        "O que entra na troca: motor, central e controles",
        "Motor novo com a central atual ou com outra",
      ],
      slots: [
        [
          "A troca pode ser só do motor, com a central mantida, ou do conjunto, em que motor, placa e controles chegam juntos. A idade da placa costuma decidir.",
          "A placa recente e compatível pode comandar o motor novo. No conjunto completo, motor, central e controles já vêm preparados para trabalhar juntos.",
          "Dá para manter a central ou trocar tudo. Placa antiga, de código fixo ou sem peça, é melhor sair junto com o motor.",
          "Há a troca parcial, com a placa atual, e a completa, com placa e controles novos. Quanto mais velha a central, mais compensa a troca completa.",
          "Com a placa em bom estado, dá para trocar apenas o motor e manter os controles. Se ela está oxidada ou saiu de linha, o conjunto novo evita uma segunda visita.",
          "A central recente pode continuar com o motor novo. A antiga costuma ser trocada junto, porque trabalha com controles de código fixo, que são fáceis de copiar.",
        ],
        [
          "Para ficar, a central precisa combinar com a tensão, a potência e o fim de curso do motor novo. Motor com inversor traz a placa própria, e os controles também mudam.",
          "Para aproveitar a placa, a tensão, a força e o fim de curso precisam ser os mesmos do motor novo. Se ele tem inversor, que controla a velocidade, a central vem junto.",
          "Manter a placa exige compatibilidade de tensão, potência e sensores de parada. Motores com inversor não aceitam central de fora, e os controles são regravados na nova.",
          "Combinar central velha e motor novo pede a mesma tensão e o mesmo tipo de fim de curso. Os de inversor chegam com a sua placa, e os controles atuais podem não servir.",
          "O técnico compara as duas etiquetas, a da placa e a do motor novo, antes de decidir. Se a tensão ou o fim de curso for diferente, a placa também é trocada e os controles são gravados de novo.",
          "Placa que fica é testada com o motor que chega, no mesmo dia. Se os controles mudarem, leve todos os da casa para a gravação, porque os ausentes deixam de abrir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso trocar por um motor de outra marca?",
      answers: [
        "Pode, desde que o tipo e a capacidade sirvam ao portão. Suportes, cremalheira e controles são conferidos, e parte deles talvez precise mudar.",
        "Sim. Com outra marca mudam as fixações, a central e os controles, e em geral ficam o circuito elétrico e as fotocélulas.",
        "Pode, porque o tipo de abertura e a força contam mais que a marca. Em geral só a base e a furação precisam de adaptação.",
        "Pode: uma marca substitui a outra quando o movimento e a força são os mesmos. Espere trocar suporte e, muitas vezes, a central e os controles.",
      ],
    },
    {
      question: "Os controles antigos funcionam no motor novo?",
      answers: [
        "Só se a central nova aceitar a mesma frequência e o mesmo tipo de código. Em outro sistema, usam-se controles novos ou um receptor avulso.",
        "Depende da central. Se a antiga ficar, eles continuam; se ela for trocada, só servem os de código igual, gravados de novo.",
        "Às vezes. Mande a foto do controle, frente e verso, antes da troca: por ela se vê se ele entra na central nova.",
        "Funcionam os que têm o mesmo código e a mesma frequência do receptor instalado. Quando há muitos controles bons, um receptor avulso permite continuar com eles.",
      ],
    },
    {
      question: "Posso usar o portão na mão até o dia da troca?",
      answers: [
        "No de correr e no de abrir, reto e nivelado, sim: desligue o disjuntor, destrave, mova devagar e tranque por dentro. Basculante fica parado até o técnico vir.",
        "Pode, se o portão é de correr ou de abrir, está reto e leve e o disjuntor foi desligado. Não destrave o basculante, que pode cair ou subir de repente.",
        "Depende do tipo. O portão de correr ou de abrir que esteja alinhado pode ser usado na mão por uns dias, com cadeado. O basculante não deve ser destravado.",
        "O portão de correr ou de abrir, reto e em piso plano, pode ser usado na mão, com o disjuntor desligado e um cadeado. O basculante, não, porque sem o motor a folha pode despencar.",
      ],
    },
    {
      question: "Motor mais forte resolve portão pesado?",
      answers: [
        "Não sozinho. Se a folha está desequilibrada ou o trilho prende, o motor maior esconde o defeito e pode ferir. Primeiro a mecânica, depois a potência.",
        "Só quando a folha está em ordem e é mesmo pesada. Contrapeso errado e roldana travada se corrigem antes de aumentar a força.",
        "Só resolve se o peso for da própria folha. Se há atrito, a força extra estraga solda e coluna, e o motor queima de novo.",
        "Em geral, não: portão que ficou pesado tem roda, dobradiça ou contrapeso com defeito. Acertada a folha, o motor do mesmo tamanho costuma bastar.",
      ],
    },
    {
      question: "Vale a pena rebobinar o motor em vez de trocar?",
      answers: [
        "Raramente, em motor de casa. Rebobinar chega perto do preço de um novo, e as engrenagens e a placa continuam velhas.",
        "Às vezes compensa em motor grande, de portão pesado, com redutor bom. No residencial, o novo vem com {warranty.motor} de garantia.",
        "Compare o preço e os dias sem portão, porque rebobinar leva tempo de oficina. Em motor de casa, o novo quase sempre sai melhor.",
        "Em motor pequeno, quase nunca: some oficina, dias parado e peças velhas que continuam. Se a conta chegar à metade da troca, de {price.homeSwap} em casa, prefira o novo.",
      ],
    },
    {
      question: "Meu portão tem dois motores: troco os dois?",
      answers: [
        "Só o que queimou, se existir modelo igual ou compatível com a central. Motores diferentes andam em tempos diferentes e custam a sincronizar.",
        "Depende da idade: em motores ainda fabricados, troca-se um; quando os dois têm muitos anos, trocar o par evita outra visita.",
        "Se houver outro igual, basta um. A foto das duas etiquetas mostra se um novo acompanha o antigo ou se o par precisa mudar.",
        "Se um só parou e ainda há modelo igual, troca-se esse. Quando o modelo saiu de linha, trocam-se os dois, para as folhas andarem no mesmo ritmo.",
      ],
    },
    {
      question: "Quanto custa a troca do motor do portão?",
      answers: [
        "De {price.homeSwap} em residência, com motor e mão de obra, e de {price.heavySwap} em portão pesado. O basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}.",
        "Em casa, de {price.homeSwap}, conforme o tipo e o peso da folha. Fiação e sensores que servem reduzem o valor, e solda ou ponto de energia entram à parte.",
        "Depende da folha: residencial sai de {price.homeSwap}; prédio e galpão, de {price.heavySwap}. Com motor já comprado, só a mão de obra, a partir de {price.installation}.",
      ],
    },
    {
      question: "Quanto tempo leva a troca do motor?",
      answers: [
        "De {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} no pesado, com o teste. Acerto de folha ou de base soma tempo, informado antes.",
        "Uma visita, em geral: {time.tilting} no basculante e {time.sliding} no portão de correr. O portão fica sem uso nesse período, então tire o carro antes.",
        "Conte {time.tilting} num basculante em ordem e até {time.home.max} em qualquer portão de casa. Só serralheria ou base de concreto pedem outro dia.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  related: ["conserto", "queimou", "modelos", "preco", "vida-util", "tempo-de-abertura"],
  topic: "troca-de-motor-de-portao",
};
