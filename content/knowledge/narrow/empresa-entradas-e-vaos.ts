import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Entrances without a porter, streets to be closed, wide openings, and doors that nobody can lift. */
export const empresaEntradasEVaos: NarrowConcept[] = [
  {
    id: "condominio-sem-porteiro",
    broader: "condominio",
    label: "Portão para condomínio sem porteiro",
    phrase: "o portão do condomínio sem porteiro",
    asks: [
      "dispensar porteiro portão",
      "portaria ou portão automático",
      "portaria 24 horas ou portão automático",
      "porteiro ou portão automático",
      "portaria 24 horas portão automático mais barato",
      "segurança entrada sem porteiro",
      ...combine(
        ["condomínio", "prédio"],
        [
          "sem porteiro",
          "sem portaria",
          "sem porteiro portão",
          "sem porteiro qual portão",
          "sem portaria portão",
          "sem zelador portão",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em condomínio sem porteiro, o portão a colocar é de uso intenso, de correr ou basculante, com fechamento automático e fotocélula, tag ou controle por unidade, aviso de portão aberto e nobreak. A troca do motor em portão pesado fica de {price.heavySwap}, e o controle de acesso é orçado por unidade.",
        "Prédio sem porteiro controla o portão com equipamento: motor de uso intenso, fechamento automático que só age com a fotocélula livre, cadastro por apartamento e sensor de portão aberto. Instalado em portão pesado, o motor sai de {price.heavySwap}. Leitor, tag e interfone são à parte.",
        "Sem porteiro, o portão automático do prédio precisa trabalhar sem vigia: fechamento automático, fotocélula, controle de código rolante ou tag por unidade e nobreak. O motor de uso intenso custa de {price.heavySwap} na troca, com mão de obra. O pedestre usa interfone e uma fechadura que tranca sozinha.",
        "Entre porteiro ou portaria 24 horas e portão automático para o prédio, o portão sai mais barato: paga-se o equipamento uma vez e a manutenção, enquanto a portaria exige uma equipe em turnos todos os meses. O motor de uso intenso, na troca, fica de {price.heavySwap}, com mão de obra. O portão, porém, não recebe encomenda nem barra quem entra de carona.",
      ],
      "how-to": [
        "Em condomínio sem porteiro, o morador abre o portão da garagem por tag ou controle e o social por senha, tag ou interfone no celular. O visitante chama no interfone, e o morador libera. Na falta de luz, o nobreak mantém o portão; depois dele, uma pessoa treinada usa a chave de destravamento, se o portão não é basculante com defeito.",
        "Para abrir o portão de um condomínio sem porteiro, use controle ou tag na garagem e interfone, senha ou leitor na entrada a pé. Quem está em casa libera o visitante pelo interfone ou pelo celular. Deixe a chave de destravamento com o síndico e um substituto, e só em portão de correr ou de abrir em ordem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que não pode faltar sem porteiro", "Lista para prédio sem portaria"],
        slots: [
          [
            "Cada item substitui um pouco do que o porteiro faria: fechar, reconhecer, avisar e liberar. Cancela não serve aqui, porque qualquer um passa a pé.",
            "O equipamento faz o papel de quem olha, fecha e avisa. Por isso a folha inteira é melhor que a cancela, que deixa o pedestre entrar.",
            "Sem ninguém na guarita, o portão precisa fechar, identificar e dar o alarme sozinho. Cancela fica fora, já que não barra quem vem a pé.",
          ],
        ],
        bullets: [
          "Motor de uso intenso, com ciclos acima da hora de pico",
          "Fechamento automático curto, com fotocélula testada",
          "Tag ou controle de código rolante, cadastrado por unidade",
          "Sensor que avisa portão aberto no celular do síndico",
          "Nobreak e chave de destravamento com responsável definido",
        ],
      },
      {
        about: "what",
        headings: ["Entrada de pedestres e entregas", "Visita, entrega e lixo"],
        slots: [
          [
            "O portão social leva interfone coletivo, com vídeo ou no celular, fechadura e mola que fecha. Visita e entrega passam por ali, e o morador libera de casa.",
            "Para visitas, interfone com vídeo e fechadura que tranca sozinha, com mola aérea. Assim a entrega não precisa do portão de carros.",
            "Quem chega a pé fala no interfone, e o morador abre a fechadura; a mola devolve a folha. O portão de carros fica só para carros.",
          ],
          [
            "Evite senha única, que se espalha e não diz quem entrou. Armário ou passa-volume resolve a encomenda.",
            "Entrega se deixa em armário ou passa-volume, porque senha geral vaza e ninguém sabe quem usou.",
            "Encomenda pede armário na entrada. Código comum a todos perde o sentido em poucas semanas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que manter", "Motor, acesso e manutenção"],
        slots: [
          [
            "Motor de uso intenso com mão de obra fica, na troca em portão pesado, de {price.heavySwap}. Leitor, tag, interfone e nobreak são itens à parte, e o acesso se calcula pelo número de unidades.",
            "A troca do motor custa de {price.heavySwap}, instalada, e o resto se soma: leitor e tags por unidade, interfone, nobreak.",
            "Conte de {price.heavySwap} para o motor com instalação em portão pesado. O controle de acesso depende de quantas unidades há, e o nobreak, do motor.",
          ],
          [
            "Sem zelador, a revisão {visits.business}, no mínimo, faz mais falta, porque ninguém nota o defeito antes de o portão parar.",
            "O contrato com visita {visits.business} substitui o olho de quem estaria ali todo dia.",
            "Como não há quem perceba um ruído novo, vale contratar visita {visits.business}, antes de o defeito aparecer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena portaria remota em prédio pequeno?",
        answers: [
          "Depende da mensalidade dividida pelas unidades. Portão, sensor e nobreak em ordem são condição para qualquer portaria a distância.",
          "Faça a conta por apartamento. Antes dela, acerte o portão, porque quem opera de longe depende do sensor e da energia de reserva.",
        ],
      },
      {
        question: "Quem atende se o portão do prédio travar à noite?",
        answers: [
          "Deixe um morador responsável com a chave e o contato do conserto, que funciona {shop.hours}.",
          "Combine dois moradores treinados e um contato de conserto, {shop.hours}. Eles desligam o disjuntor e isolam a passagem.",
        ],
      },
      {
        question: "Clausura serve em prédio sem porteiro?",
        answers: [
          "Serve, com botão de saída por dentro e destrave de emergência, para ninguém ficar preso entre as portas.",
          "Sim, e reduz a entrada de carona. Precisa de saída livre por dentro, mesmo sem luz.",
        ],
      },
      {
        question: "O fechamento automático é perigoso sem porteiro?",
        answers: [
          "Não, com fotocélula testada e força no mínimo. Um segundo par protege carro alto e criança.",
          "O risco está na falta de sensor. Com dois pares de fotocélula e recuo testado, o portão fecha sozinho com segurança.",
        ],
      },
    ],
    photo: "fotos da entrada de carros e do social, com o número de apartamentos",
  },
  {
    id: "fechar-rua-ou-vila",
    broader: "normas",
    label: "Fechar rua ou vila com portão ou cancela",
    phrase: "o fechamento de rua com portão",
    asks: [
      "botar portão vila",
      "colocar portão vila",
      "portão na vila",
      "pôr portão vila",
      "fechar vila com portão",
      "vila moradores pôr portão entrada",
      "cancela travessa loteamento",
      "instalar cancela travessa",
      ...combine(
        [
          "fechar rua",
          "rua sem saída",
          "fechar vila",
          "rua pública",
          "fechar travessa",
          "rua particular",
          "fechamento rua",
        ],
        [
          "portão",
          "cancela",
          "pode",
          "permitido",
          "portão pode",
          "cancela pode",
          "cancela permitido",
          "guarita",
          "portão automático",
        ],
      ),
      "colocar portão rua",
      "colocar cancela rua",
      "cancela rua residencial",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode colocar portão automático em rua sem saída só com autorização da prefeitura ou da subprefeitura, porque a rua é pública mesmo sem saída. Em geral se exige acordo dos moradores e passagem livre para pedestre, coleta e emergência. Portão posto por conta própria pode ser retirado e multado.",
        "Em rua sem saída, o portão depende de autorização: muitas cidades, entre elas São Paulo, aceitam fechar vila e rua sem saída com pedido dos moradores à subprefeitura ou prefeitura e pedestre passando livre. Sem essa licença, pode haver multa e retirada.",
        "Rua sem saída pode ter portão, mas nunca sem autorização da prefeitura, pedida na subprefeitura onde houver. A lei local costuma querer a assinatura dos moradores e o pedestre, a coleta e o socorro com passagem; instale só depois da licença, para não ser multado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passos antes de instalar", "Do acordo dos moradores ao portão"],
        slots: [
          [
            "Comece pelo papel, porque portão comprado antes da licença é dinheiro em risco. As exigências mudam de cidade para cidade, e a regra local vem primeiro.",
            "A licença vem antes da compra. Cada cidade tem a sua lei, e é ela que diz quantos moradores assinam e o que deve ficar livre.",
            "Sem licença na mão, não compre nada. O que vale é a lei do município, e este é o caminho usual até a instalação.",
          ],
        ],
        steps: [
          "Confira na prefeitura se a rua é pública, vila ou passagem particular.",
          "Reúna a assinatura dos donos, na proporção que a lei local pede.",
          "Pergunte largura livre, altura, pedestre, coleta de lixo e bombeiros.",
          "Protocole o pedido com planta e espere a autorização.",
          "Só então contrate portão, motor e manutenção.",
        ],
      },
      {
        about: "choose",
        headings: ["Portão ou cancela na entrada da rua", "O que instalar depois de autorizado"],
        slots: [
          [
            "A cancela controla os carros e deixa o pedestre livre, e por isso costuma ser mais fácil de autorizar. O portão fecha mais, mas nem sempre é aceito sem uma passagem aberta ao lado.",
            "Onde a lei exige pedestre livre, a cancela é o caminho mais simples. Com portão, prevê-se uma passagem lateral, e a prefeitura pode não aceitar o fechamento total.",
            "Portão protege mais, cancela atrapalha menos quem anda a pé. Como a passagem de pedestre é regra comum, a haste costuma passar na prefeitura com menos exigências.",
          ],
          [
            "O motor deve ser de uso intenso, com tag ou controle por casa e nobreak. Preveja abertura de emergência, sem controle, para ambulância e bombeiros, e mais de um morador que saiba usá-la.",
            "Escolha motor para muitos ciclos por hora, com controle ou tag cadastrados por casa e bateria para falta de luz. Bombeiros e ambulância precisam abrir sem depender de morador.",
            "Vários carros por hora pedem motor de uso intenso e nobreak, e cada casa recebe a sua tag ou controle. Combine também o modo de abrir para o socorro, conhecido por todos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quem paga o portão", "Como dividir o custo entre as casas"],
        slots: [
          [
            "Em portão coletivo já existente, motor e mão de obra na troca ficam de {price.heavySwap}. O primeiro portão soma folha, base e ponto de energia, orçados pela largura da rua. A divisão vale por acordo escrito, e quem não assinou pode não ser obrigado a pagar.",
            "Como referência, a troca do motor num portão coletivo custa de {price.heavySwap}, com o serviço. Partindo do zero entram serralheria, energia e base, conforme a largura; as casas repartem por contrato entre vizinhos ou associação, que só obriga quem aderiu.",
            "Folha, base, energia e motor formam o valor de um portão novo, que depende da largura da rua. Só trocar o motor, com mão de obra, vai de {price.heavySwap}. Ponha a divisão por escrito, porque sem condomínio formal o vizinho que não assinou pode ficar de fora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A prefeitura pode mandar tirar o portão da rua?",
        answers: [
          "Pode, se foi posto sem autorização ou se as condições dela não são cumpridas, como fechar a passagem do pedestre. A retirada é por conta dos moradores.",
          "Sim. Portão sem licença, ou em desacordo com ela, pode gerar multa e ordem de remoção.",
          "Sem autorização, pode a qualquer momento. Com ela, o risco aparece se os moradores descumprem as condições.",
        ],
      },
      {
        question: "Posso impedir estranhos de entrar a pé?",
        answers: [
          "Em rua pública, em regra não: o pedestre mantém a passagem. Só passagem particular, o que se vê na escritura, foge disso.",
          "Normalmente não, porque a rua continua pública. Se for passagem particular, comprovada na escritura, a regra muda.",
          "A pé, qualquer pessoa passa em rua pública, mesmo fechada a carros. Confira na escritura se a sua é particular.",
        ],
      },
      {
        question: "Quem faz a manutenção do portão da vila?",
        answers: [
          "A associação ou o grupo que assinou o acordo. Escolha um responsável e mantenha revisão {visits.business}, com a conta dividida.",
          "Os próprios moradores, por associação ou contrato. Um deles responde pelas visitas, que em uso coletivo são feitas {visits.business}.",
          "Quem pediu a licença cuida do portão. Um responsável por escrito e revisão {visits.business} evitam que ele pare sem dono.",
        ],
      },
      {
        question: "E uma rua que liga a outras, pode fechar?",
        answers: [
          "Em geral não, porque ela serve ao trânsito de todos. As leis costumam aceitar só vila e rua sem saída.",
          "Rua de passagem não costuma ser autorizada. O pedido é próprio de vila, travessa ou rua sem saída.",
          "Normalmente a prefeitura recusa, já que carros de fora precisam passar. O fechamento fica para as ruas sem saída.",
        ],
      },
    ],
    photo: "fotos da entrada da rua, com a largura e o número de casas",
  },
  {
    id: "portao-novo-no-condominio",
    broader: "condominio",
    label: "Portão novo com motor no condomínio",
    phrase: "o portão novo do condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio"],
        [
          "portão novo motor",
          "portão novo",
          "portão novo preço",
          "portão novo quanto custa",
          "quanto custa portão novo motor",
          "trocar portão inteiro",
          "portão completo motor",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Quanto custa portão novo com motor para condomínio: o motor de uso intenso, com mão de obra, fica de {price.heavySwap}, e a folha é de serralheria, cobrada por metro quadrado e material. Trocar tudo costuma pedir assembleia, e reformar a folha boa sai por bem menos.",
        "O portão novo para condomínio são duas contas: folha de serralheria, por metro quadrado, e automação, de {price.heavySwap} com o motor instalado. Somam base, sensores, acesso e retirada do portão velho; leve à assembleia o preço da reforma ao lado.",
        "O preço de portão completo com motor para o prédio soma a folha, orçada pela serralheria, e o motor pesado instalado, de {price.heavySwap}. Peça as duas propostas separadas, com os mesmos itens, porque a assembleia compara melhor assim.",
      ],
      price: [
        "Portão novo com motor para condomínio custa, na parte da automação, de {price.heavySwap}, com motor e mão de obra. A folha, de serralheria, é cobrada por metro quadrado e material. Fotocélulas, tag e retirada do antigo somam, e a troca inteira pede assembleia.",
        "Quanto custa fazer um portão novo no condomínio: motor pesado instalado, de {price.heavySwap}, mais a folha da serralheria, que costuma ser a maior parte. Com a folha antiga firme, só a troca do motor fica nessa faixa. O resto vai à assembleia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta do portão novo", "Itens para comparar propostas"],
        slots: [
          [
            "Peça cada item em linha própria, para a assembleia comparar.",
            "Com os itens separados, as propostas se comparam.",
            "O total sai destes itens, e nem todos são nossos.",
          ],
        ],
        bullets: [
          "Folha: material, chapa, pintura e metro quadrado (serralheria)",
          "Base: trilho, roldanas e guia, ou contrapeso e cabos",
          "Motor de uso intenso, central e cremalheira: de {price.heavySwap} com mão de obra",
          "Fotocélulas, sinaleiro, tag ou controles",
          "Retirada do portão antigo e vigia durante a obra",
        ],
      },
      {
        about: "choose",
        headings: ["Portão novo ou reforma", "Quando aproveitar a folha"],
        slots: [
          [
            "Folha reta, sem ferrugem na base e leve na mão aceita reforma, com roldanas e motor novos, por bem menos. O dinheiro da folha fica para sensores e acesso.",
            "Se o quadro está firme e a base sã, troque roldanas e motor e deixe a folha. A economia é a parte maior da conta.",
            "Com quadro reto e base sem ferrugem, a reforma resolve: rodas, motor e sensores. É a opção mais barata.",
          ],
          [
            "Troque tudo se o quadro empenou, a base enferrujou ou o tipo de portão não serve mais ao fluxo. Quadro torto queima motor novo como queimou o velho.",
            "Base podre, quadro torto ou tipo errado para o movimento pedem portão novo. Motor novo em folha ruim dura pouco.",
            "Vale o novo quando há torção, ferrugem que furou ou fila por causa do tipo de portão. Reformar isso é gastar duas vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Aprovação no condomínio", "Assembleia, fachada e prazo"],
        slots: [
          [
            "Portão novo é benfeitoria útil e pede o voto da maioria dos condôminos (Código Civil, artigo 1.341, II). Mudança de fachada pode pedir mais. Leve três números: manter, reformar e trocar.",
            "A lei trata como benfeitoria útil, com maioria dos condôminos, pelo artigo 1.341, II, do Código Civil, e a fachada pode exigir mais. Três preços ajudam a votar.",
            "Pelo artigo 1.341, II, do Código Civil, a benfeitoria útil depende da maioria dos condôminos; alterar a fachada, de mais. Apresente manter, reformar e trocar.",
          ],
          [
            "Obra pode pedir ART ou RRT, pela NBR 16280, o que a administradora confirma. O motor se instala em {time.heavy}, e a folha segue o prazo da serralheria, com vigia no intervalo.",
            "Pergunte à administradora sobre ART ou RRT, da NBR 16280. São {time.heavy} para o motor. A folha leva o tempo da serralheria.",
            "A NBR 16280 pode exigir ART ou RRT. Do nosso lado, {time.heavy} de montagem; do serralheiro, dias ou semanas, com vigia na entrada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a folha do portão?",
        answers: [
          "Não: fabricar portão é de serralheria. Fazemos motor, instalação, sensores e ajustes, e orientamos o reforço no desenho.",
          "A folha é do serralheiro; a automação, nossa. Trabalhamos com o desenho dele, para o motor caber.",
        ],
      },
      {
        question: "Dá para aproveitar o motor no portão novo?",
        answers: [
          "Se é de uso intenso e aguenta o peso da folha nova, sim. A capacidade na etiqueta deve passar do peso em um terço.",
          "Dá, quando o tipo de portão continua o mesmo e a capacidade cobre a folha nova.",
        ],
      },
      {
        question: "Qual garantia tem o motor novo?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação. A folha tem a garantia da serralheria.",
          "O motor tem {warranty.motor}, o serviço, {warranty.installation}, e a folha segue a proposta do serralheiro.",
        ],
      },
      {
        question: "Dá para parcelar no condomínio?",
        answers: [
          "No cartão, em até {shop.instalments} vezes; boleto com prazo pode ser combinado na proposta, com o CNPJ.",
          "O cartão divide em até {shop.instalments} vezes. Muitos condomínios rateiam em cota extra aprovada junto com a obra.",
        ],
      },
    ],
    photo: "fotos do portão atual, com largura, altura e número de vagas",
  },
  {
    id: "vao-largo-qual-portao",
    broader: "medidas",
    label: "Que portão usar em vão largo",
    phrase: "o portão para vão largo",
    asks: [
      "tipo portão entrada metros",
      ...combine(
        [
          "vão 5 metros",
          "vão 6 metros",
          "vão 7 metros",
          "vão 8 metros",
          "vão 10 metros",
          "vão largo",
          "vão grande",
          "entrada larga",
        ],
        ["qual portão", "que portão", "melhor portão", "portão usar", "tipo portão"],
      ),
      "qual portão vão metros",
      "que portão vão metros",
      "qual tipo portão vão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para vão de 6 metros, use portão de correr se há parede livre do tamanho da folha: uma folha, um motor, escolhido pelo peso. Com espaço dividido, vão duas folhas de correr; sem lateral, duas folhas de abrir para dentro. Basculante tão largo torce, e o kit de 1/4 HP vai só até {width.quarterHp}.",
        "Em vão largo, de 5 ou 6 metros, o portão de correr é o mais simples, desde que caiba ao lado; o peso define o motor. Faltando parede, duas folhas dividem a largura, de correr ou de abrir. O basculante fica por último, porque nessa medida a folha torce.",
        "Portão sob medida para vão de 6 metros costuma ser de correr, com motor escolhido pelo peso da folha e parede livre igual ao vão. Sem esse espaço, faça duas folhas, de correr para os dois lados ou de abrir para dentro. A folha basculante dessa largura torce e pede dois acionadores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Escolha pelo espaço que há", "Qual portão cabe no vão largo"],
        slots: [
          [
            "O espaço livre decide antes do gosto. Meça por dentro o que sobra de cada lado e atrás do portão, e compare com a lista.",
            "Antes de escolher o modelo, meça a parede de cada lado e a profundidade da garagem. O resultado aponta uma das opções abaixo.",
            "Quem manda é a sobra lateral e a de trás, medidas por dentro. Com elas, veja em que linha o seu terreno se encaixa.",
          ],
        ],
        bullets: [
          "Parede livre igual ao vão, de um lado: uma folha de correr",
          "Metade do vão livre de cada lado: duas folhas de correr",
          "Só espaço para dentro: duas folhas de abrir",
          "Metade do vão livre, de um lado só: telescópico",
          "Nada dos lados nem atrás: porta de enrolar",
        ],
      },
      {
        about: "check",
        headings: ["Peso, vento e trilho em folha de 6 metros", "O que cresce com a largura"],
        slots: [
          [
            "Folha longa pesa e pega vento, por isso o quadro é reforçado e o trilho, nivelado, tem perto de 12 metros no vão de 6. Chapa fechada pesa bem mais que grade ou ripado, e o motor leva um terço de folga sobre o peso.",
            "Com 6 metros de vão, o trilho passa dos 11 e precisa de base firme e plana. O quadro reforçado segura o vento, e o motor é escolhido um terço acima do peso, que a chapa fechada aumenta muito.",
            "Uma folha comprida pede quadro que não empene e trilho com quase o dobro do vão, no nível. Grade ou alumínio alivia e deixa o vento passar, e o motor precisa de capacidade um terço maior que o peso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor em vão largo", "Preço do motor e da folha"],
        slots: [
          [
            "Na troca, o motor de folha leve em casa fica de {price.homeSwap}, e o de portão pesado, de {price.heavySwap}, com mão de obra. Duas folhas de abrir levam dois motores, {price.homeSwapTwice}; no primeiro motor somam-se base, cremalheira e ponto de energia.",
            "Como referência de troca com mão de obra, folha residencial sai de {price.homeSwap} e folha pesada, de {price.heavySwap}. Em duas folhas o motor é duplo, {price.homeSwapTwice}. Portão que nunca teve motor soma base, cremalheira e elétrica.",
            "Trocar o motor custa de {price.homeSwap} em portão de casa e de {price.heavySwap} se ele é pesado, mão de obra incluída; com dois motores, {price.homeSwapTwice}. Base, energia e cremalheira entram a mais na primeira instalação.",
          ],
          [
            "A folha, o trilho e o reforço são do serralheiro, em conta separada, que costuma ser a maior. Peça as duas propostas com a mesma medida, para o motor ser dimensionado pelo portão que vai existir.",
            "Some a serralheria, que faz folha e trilho e em geral pesa mais que a automação. O projeto dela, com medida e material, é o que define o motor.",
            "A parte do serralheiro, com trilho e folha, é cobrada por ele e costuma superar a do motor. Mostre o desenho antes, porque material e medida mudam a força necessária.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual portão é melhor para passar caminhão?",
        answers: [
          "O de correr, porque não limita a altura e deixa o vão inteiro livre. Basculante e porta de enrolar tiram altura; o de abrir precisa de muito espaço de giro.",
          "Folha de correr, sem travessa em cima. As que sobem limitam a altura, e as de abrir tomam o pátio ao girar.",
        ],
      },
      {
        question: "Duas folhas ou uma só?",
        answers: [
          "Uma folha usa um motor só e custa menos para automatizar. Duas dividem o peso e a parede necessária, ao preço de dois motores e central que acerta a ordem.",
          "Uma é mais barata, se couber. Duas resolvem a falta de espaço e o peso, mas levam motor em cada lado.",
        ],
      },
      {
        question: "Autoportante serve em vão de 6 metros?",
        answers: [
          "Serve e dispensa trilho no piso do vão, bom onde passa caminhão ou há desnível. Em troca, pede recuo maior que a folha comum e fundação própria, e custa mais.",
          "Sim: a folha corre suspensa, sem trilho na passagem. Ela é mais comprida, precisa de contrapeso atrás e de base de concreto, o que encarece.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar o motor?",
        answers: [
          "No de correr, de {time.sliding}, com trilho e base prontos; em folha pesada, de {time.heavy}. A serralheria e o concreto tomam dias antes disso.",
          "Com o portão pronto, de {time.sliding}, ou de {time.heavy} se for pesado. O que demora é fazer a folha e esperar a base secar.",
        ],
      },
    ],
    photo: "fotos do vão por dentro, com largura, altura e parede livre de cada lado",
  },
  {
    id: "cancela-manual-ou-automatica",
    broader: "cancela",
    label: "Cancela manual ou automática",
    phrase: "a escolha entre cancela manual e automática",
    asks: [
      "empresa cancela levantar mão motorizar",
      "cancela levantar mão motorizar",
      "cancela manual ou automática",
      "cancela manual automática diferença",
      "cancela manual",
      "cancela manual preço",
      "automatizar cancela manual",
      "cancela manual vale pena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Cancela manual serve onde há vigia e poucos carros por hora: é barata e não depende de luz. A automática compensa com movimento o dia todo ou sem ninguém na guarita. Passar da manual para a automática custa, em geral, o conjunto novo, com preço por foto, mais base e energia.",
        "Entre cancela manual e automática, decida pelo movimento: até uns dez carros por hora, com vigia, a manual basta; acima disso, ou com tag e controle, a automática. Trocar a manual pela automática quer dizer máquina, haste e sensor novos, e o valor sai por foto da entrada.",
        "A cancela automática paga o investimento onde entra e sai carro o dia inteiro. A manual, mais barata, fica para pouco uso com vigia por perto. Quanto custa automatizar depende da largura, do fluxo e do acesso, e quase sempre se troca o conjunto, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada cancela serve", "Decida pelo movimento"],
        slots: [
          [
            "Conte os carros da hora mais cheia durante alguns dias. Esse número e a presença de alguém na guarita decidem a escolha.",
            "A hora de pico diz mais que o total do dia. Anote quantos carros passam nela e se há alguém para levantar a barra.",
            "Veja quantos carros passam na hora mais movimentada e quem fica na entrada. Com isso, a lista responde.",
          ],
        ],
        bullets: [
          "Até uns dez carros por hora, com vigia: manual",
          "Entrada e saída o dia todo: automática de uso intenso",
          "Mensalistas sem vigia: automática com tag, e portão à noite",
          "Chácara ou obra: manual com cadeado",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da automática", "O custo de passar da manual à automática"],
        slots: [
          [
            "Contam o comprimento da haste, o regime de uso, ou seja, quantas aberturas seguidas a máquina aguenta, o sensor e o acesso. Botão e controle custam menos; tag e leitor de placa, mais.",
            "O preço cresce com a haste e com o regime, as aberturas seguidas que a máquina suporta. No acesso, botão é o mais barato, depois controle e tag, e leitor de placa o mais caro.",
            "Haste curta e pouco uso fazem a conta menor; haste longa e regime intenso, de muitas aberturas seguidas, a maior. O acesso também pesa, do botão ao leitor de placa.",
          ],
          [
            "Da manual quase nada se aproveita, porque eixo, mola e haste são outros. Somam ainda a base de concreto e o eletroduto até a guarita, que ficam mais em conta quando já existem.",
            "Eixo, haste e mola da manual não servem na automática, e por isso se troca o conjunto. Base de concreto e energia até o ponto entram na soma, a menos que estejam prontas.",
            "Troca-se o conjunto inteiro, já que a barra manual tem outro eixo e outra mola. Se faltarem base de concreto e energia no local, elas aumentam o valor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "O que cada uma exige"],
        slots: [
          [
            "A automática precisa de laço, um fio no piso que sente o carro, ou de fotocélula, para a haste não descer sobre ninguém. Separe a passagem de pedestre e de moto, que nem todo sensor percebe.",
            "Na automática, um sensor segura a haste no alto: laço no piso, que percebe o metal do carro, ou fotocélula. Pedestre e moto devem ter caminho próprio, porque podem não ser notados.",
            "O laço, fio enterrado que detecta veículo, ou a fotocélula impede a barra automática de baixar sobre o carro. Como moto e pedestre podem escapar do sensor, dê a eles outra passagem.",
          ],
          [
            "Na manual, o cuidado é o contrapeso, que equilibra a haste e não a deixa cair nem subir sozinha. Nenhuma das duas tranca o imóvel: à noite, quem fecha é o portão.",
            "A manual depende de contrapeso bem regulado, ou a barra cai ou dispara para cima. E as duas só controlam o fluxo, sem substituir o portão durante a noite.",
            "Já a manual pede contrapeso certo, para a barra parar onde é deixada. Cancela, de qualquer tipo, organiza carros, e a noite continua sendo do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela automática abre na mão sem luz?",
        answers: [
          "Sim: com o disjuntor desligado, o destrave do gabinete solta a haste, como manda o manual do modelo. Segure a barra, que pode subir pela mola.",
          "Abre pelo destrave, com a chave do gabinete e a energia cortada. Faça como diz o manual e segure a haste ao soltar.",
        ],
      },
      {
        question: "Dá para pôr motor na cancela manual?",
        answers: [
          "Raramente compensa, porque eixo, mola e haste foram feitos para a mão. O conjunto automático novo costuma sair melhor que a adaptação.",
          "Em quase todas, não vale: a peça manual não tem onde prender o motor nem mola calculada. Troca-se o conjunto.",
        ],
      },
      {
        question: "Cancela manual precisa de autorização?",
        answers: [
          "Dentro do terreno, em geral não. Em rua ou via pública, só com autorização da prefeitura.",
          "No próprio terreno, normalmente não se pede. Fechar via pública depende da prefeitura, mesmo com barra manual.",
        ],
      },
      {
        question: "A cancela automática dá muita manutenção?",
        answers: [
          "Pede revisão {visits.business} em uso coletivo: mola, correia ou redutor, sensor e parafusos da haste. A manual quer só lubrificação e contrapeso conferido.",
          "Mais que a manual, que se resume a lubrificar e conferir o contrapeso. A automática tem mola, redutor e sensor, revistos {visits.business}.",
        ],
      },
    ],
    photo: "fotos da entrada, com a largura da passagem",
  },
  {
    id: "cancela-trocar-motor",
    broader: "cancela",
    label: "Trocar o motor da cancela",
    phrase: "a troca do motor da cancela",
    asks: [
      "quanto custa trocar motor cancela",
      ...combine(
        ["cancela"],
        [
          "trocar motor",
          "troca motor",
          "motor queimou",
          "motor queimado",
          "motor novo",
          "motor",
          "motor preço",
          "placa queimada",
          "trocar placa",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocar o motor da cancela pede outro do mesmo modelo, porque eixo, redutor e mola são casados com ele. Antes se mede placa e capacitor, que falham mais e custam menos. Confirmado o motor, peça e serviço são orçados juntos pela foto da etiqueta, que também diz se o modelo ainda tem peça.",
        "O motor da cancela se troca por um igual em modelo, tensão e eixo, com a mola regulada de novo depois. Muitas vezes a falha é só capacitor ou placa, reparo mais barato, e por isso mede-se primeiro. A foto da etiqueta diz se há peça e quanto fica com a mão de obra.",
        "Na troca do motor da cancela, vale o modelo da etiqueta: motor, mola e redutor trabalham em conjunto, e outro qualquer não serve. Confira antes o capacitor e a placa, suspeitos mais comuns e mais baratos. Pela foto respondemos se existe a peça e o valor com o serviço.",
      ],
      price: [
        "O preço do motor de cancela depende da marca, do modelo e de quantas aberturas por hora ele suporta, e sai com a mão de obra pela foto da etiqueta do gabinete. Muitas vezes a falha é placa ou capacitor, que custam menos.",
        "O preço do motor de cancela varia com o modelo e com o uso, contínuo ou não: o de estacionamento fica acima do de condomínio pequeno. Capacitor é o reparo mais barato, depois vem a placa. A foto da etiqueta dá o valor com o serviço.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor, placa ou capacitor", "Como saber o que queimou"],
        slots: [
          [
            "O sinal já separa boa parte dos casos, sem abrir o gabinete, onde a mola guarda força mesmo com tudo desligado.",
            "Não abra o gabinete para descobrir, porque a mola continua tensionada sem energia.",
            "Muita coisa se percebe com o gabinete fechado, como deve ficar, por causa da mola carregada.",
          ],
        ],
        bullets: [
          "Cheiro de verniz e disjuntor que cai: motor queimado",
          "Silêncio com energia chegando: placa ou fusível",
          "Ronco sem subir: capacitor ou mola cansada",
          "Gira e a haste não sobe: correia ou redutor",
          "Sobe e não desce: laço ou fotocélula acusando carro",
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca do motor da cancela", "O que se troca junto"],
        slots: [
          [
            "Com a passagem isolada e o disjuntor desligado, o técnico alivia a mola e retira a haste antes de soltar o motor. O novo entra com a mesma tensão, rotação e eixo, e o capacitor vai junto.",
            "A entrada é fechada com cones, a energia cortada, a haste tirada e a mola aliviada. Só então o motor sai. A peça nova repete tensão, eixo e rotação, com capacitor também novo.",
            "Primeiro se isola o local, desliga-se o disjuntor e se tira a carga da mola, com a haste fora. Depois se monta um motor de igual rotação, eixo e tensão, acompanhado do capacitor.",
          ],
          [
            "Correia e batentes de borracha costumam ser trocados na mesma visita, porque dão pouco custo a mais. No fim regulam-se mola, fim de curso e sensor, e a haste precisa parar onde é deixada.",
            "Aproveita-se a desmontagem para renovar borrachas e correia, peças baratas perto do motor. A regulagem de mola, sensor e fim de curso vem antes de liberar a passagem.",
            "Enquanto está aberta, vale trocar a correia e as borrachas de batente, que custam pouco. A liberação só ocorre depois de acertar fim de curso, mola e sensor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o motor ou comprar outra cancela", "Quando o motor novo não compensa"],
        slots: [
          [
            "O motor compensa com gabinete firme, mola boa e modelo em linha. Se o modelo saiu de linha, troca-se o mecanismo inteiro; gabinete podre ou movimento acima do que ela suporta pedem cancela nova.",
            "Com a estrutura sã e peça no mercado, trocar só o motor custa menos. Modelo fora de linha leva ao mecanismo completo, e ferrugem no gabinete ou uso maior que o previsto, a outra cancela.",
            "Vale o motor quando o resto está bom e a peça existe. Quando ela já não se fabrica, entra o conjunto completo. Se o gabinete enferrujou ou o fluxo cresceu, o mais sensato é uma cancela nova.",
          ],
          [
            "Em ordem de custo: capacitor, placa, motor, mecanismo completo e cancela nova. Peça os dois últimos no mesmo orçamento quando o motor já queimou uma vez pelo mesmo motivo.",
            "Do mais barato ao mais caro, a fila é capacitor, placa, motor, mecanismo e cancela inteira. Motor que queimou duas vezes por excesso de uso pede comparar com um modelo maior.",
            "A conta sobe nesta ordem: capacitor, depois placa, motor, mecanismo e equipamento novo. Se é a segunda queima pela mesma causa, compare com uma cancela de uso mais intenso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de portão serve em cancela?",
        answers: [
          "Não: a rotação, o eixo e o curso são outros, e a mola foi calculada para o motor original. A adaptação deixa a haste descer sem controle.",
          "Não serve. O da cancela trabalha com redutor e mola próprios, em curso curto; o de portão não encaixa nem para no ponto certo.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor da cancela?",
        answers: [
          "Com a peça certa em mãos, costuma caber numa visita, com os testes. O que demora é achar a peça, por isso a etiqueta é o primeiro passo.",
          "A montagem e a regulagem se fazem numa visita. O prazo maior é o da peça, em modelos pouco comuns.",
        ],
      },
      {
        question: "Como deixo a passagem até o conserto da cancela?",
        answers: [
          "Disjuntor desligado, haste retirada ou presa em pé pelo técnico, e cones com alguém orientando os carros. Não amarre a haste nem a segure com a mão.",
          "Desligue a energia, isole com cones e ponha uma pessoa para orientar. A haste só é solta ou retirada pelo técnico, por causa da mola.",
        ],
      },
      {
        question: "Por que o motor da cancela queimou?",
        answers: [
          "O mais comum é mola fora do ponto, que faz o motor erguer a haste sozinho. Excesso de aberturas por hora e capacitor fraco vêm depois.",
          "Quase sempre por esforço: mola cansada, haste mais pesada que a original ou mais carros do que o modelo suporta. Sem corrigir a causa, o novo queima também.",
        ],
      },
    ],
    photo: "fotos da etiqueta do gabinete e da cancela inteira",
  },
  {
    id: "enrolar-arrombada",
    broader: "enrolar",
    label: "Porta de enrolar arrombada",
    phrase: "a porta de enrolar arrombada",
    asks: [
      ...combine(
        ["enrolar", "porta aço", "porta loja"],
        ["arrombada", "arrombaram", "arrombamento", "arrombou", "invadiram", "forçaram", "assalto", "roubo", "ladrão"],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Porta de enrolar da loja arrombada: não tente subir no motor, porque lâmina dobrada rasga a guia e a cortina pode cair. Desligue o disjuntor, chame a polícia e fotografe para o boletim e o seguro; depois se trocam lâminas e trava, em geral sem porta nova.",
        "Se arrombaram a loja e entortaram a porta de enrolar, deixe-a como está até a polícia ver: disjuntor desligado, fotos e boletim. O conserto da porta de aço costuma ser de lâminas, régua de baixo e trava; o motor só volta a ser usado com a cortina reta.",
        "Ladrões forçaram a porta de enrolar? Desligue o disjuntor, ligue 190 e faça as fotos para o boletim antes de mexer. Com lâmina dobrada não se aciona o motor. O técnico escora, troca lâminas e trava e diz se a cortina se aproveita, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem certa", "Prova primeiro, conserto depois"],
        slots: [
          [
            "Com as fotos e o boletim feitos, o seguro tem o que precisa. Ninguém fica sob a cortina torta.",
            "Antes de qualquer reparo, registre tudo. A cortina empenada pode descer sozinha, então mantenha distância.",
            "A prova vem antes do conserto, e a segurança, antes da prova. Não passe por baixo da porta.",
          ],
        ],
        steps: [
          "Não entre se houver sinal de alguém dentro: ligue 190.",
          "Desligue o disjuntor da porta.",
          "Fotografe lâminas, guias, trava e piso, e registre o boletim.",
          "Avise a seguradora antes do conserto.",
          "Feche o vão com tapume ou vigia até o reparo.",
        ],
      },
      {
        about: "replace",
        headings: ["O que costuma ser trocado", "Conserto ou porta nova"],
        slots: [
          [
            "Lâminas dobradas, régua de baixo e trava se trocam, quando o perfil ainda se fabrica. Eixo torto ou guia arrancada da parede pesam mais e aproximam a conta da porta nova.",
            "Poucas lâminas amassadas não condenam a porta: repõem-se elas, a régua e a trava. Com eixo empenado e guia solta, compare com uma nova.",
            "O reparo comum é de lâmina, régua e fechadura. Guia arrancada e eixo torto são os casos em que a porta nova entra na conversa.",
          ],
          [
            "O motor em geral sobrevive, e é testado depois que a cortina sobe reta. Nunca endireite lâmina com a porta montada.",
            "Quase sempre o motor está bom e só é regulado no fim. Desamassar com a cortina no lugar pode derrubá-la.",
            "Com a cortina de volta ao lugar, o motor é medido, e raramente se troca. Lâmina não se bate na porta montada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como reforçar a porta de enrolar", "Dificultar a próxima vez"],
        slots: [
          [
            "Eles levantam pela última lâmina, por isso trava de solo ou lateral nela é o reforço que mais rende. Alarme com sensor na porta, luz e câmera completam.",
            "O ponto fraco é a base: ponha trava de solo e régua mais grossa ali. Sensor de alarme e fachada iluminada afastam.",
            "Reforce onde forçam, que é embaixo, com trava no piso ou nas guias. Câmera, luz e alarme na porta vêm em seguida.",
          ],
          [
            "A trava custa bem menos que lâminas novas, e a troca das lâminas de baixo por mais grossas fica no meio.",
            "Em custo, a trava é o menor, depois o sensor de alarme e então a chapa mais grossa.",
            "Comece pela trava, a saída mais barata, e deixe a lâmina reforçada para a próxima reforma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor segura a porta de enrolar contra alavanca?",
        answers: [
          "Segura o peso, mas não a alavanca na base. A trava na última lâmina é que dificulta.",
          "Não o bastante: o freio do motor prende o eixo, e a cortina cede embaixo. Use trava.",
        ],
      },
      {
        question: "O seguro da loja paga a porta arrombada?",
        answers: [
          "Se a apólice tem roubo ou arrombamento, costuma pagar, menos a franquia. Guarde boletim, fotos e orçamento.",
          "Em geral sim, com cobertura de roubo. Avise antes do conserto e anexe o boletim.",
        ],
      },
      {
        question: "Posso endireitar as lâminas eu mesmo?",
        answers: [
          "Não com a porta montada: a cortina pode cair. Espere o técnico escorar o rolo.",
          "Não. O rolo guarda peso e às vezes mola, e solta sem aviso.",
        ],
      },
      {
        question: "Como fecho a loja esta noite?",
        answers: [
          "Com tapume parafusado por dentro ou vigia até o reparo. Não force a cortina para baixo.",
          "Chapa ou madeira presa por dentro, e alguém no local. Baixar à força arranca a guia.",
        ],
      },
    ],
    photo: "fotos da porta por dentro e por fora, da trava e das guias",
  },
  {
    id: "enrolar-pesada-na-mao",
    broader: "enrolar",
    label: "Porta de enrolar pesada para levantar",
    phrase: "a porta de enrolar pesada",
    asks: [
      "levantava porta loja agora não consigo",
      ...combine(
        ["enrolar", "porta aço"],
        [
          "pesada",
          "pesada levantar",
          "pesada mão",
          "dura levantar",
          "dura",
          "difícil levantar",
          "muito pesada",
          "ficou pesada",
          "pesada subir",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar pesada para levantar na mão tem, quase sempre, a mola cansada ou quebrada, que é quem carrega o peso. Depois vêm guia seca e lâmina torta. Passe silicone nas guias e, se continuar, pare de forçar: o técnico regula ou troca a mola, e o valor sai por foto.",
        "A porta de enrolar manual fica pesada quando a mola perde a força ou a guia suja e amassada segura a cortina. Limpe e ponha silicone na guia; a mola é só do técnico, porque dispara. Pelas medidas e pela foto do rolo dizemos se atendemos o modelo e quanto custa regular, trocar ou pôr motor.",
        "Se a porta de enrolar está pesada pra subir, a mola já não ajuda, ou a guia prende. Não suba no esforço, pois ela pode descer de uma vez: limpe a guia, passe silicone e, sem melhora, chame o técnico para regular ou trocar a mola; a foto do rolo dá o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Guia, lâmina ou mola", "O que olhar antes"],
        slots: [
          [
            "Veja onde pesa: pesada só num ponto é guia amassada ou lâmina torta; pesada no curso inteiro, ou descendo sozinha, é mola fraca. Olhe sem pôr a mão embaixo e sem parar a porta no meio.",
            "O lugar do peso conta a causa. Num ponto só, procure amassado na guia; do começo ao fim, ou se ela não para aberta, a mola perdeu força.",
            "Se prende sempre na mesma altura, o defeito é da guia ou da lâmina. Se pesa por igual e desce por conta própria, é da mola, e não se usa mais.",
          ],
        ],
        steps: [
          "Com a porta fechada, limpe as guias com pano e escova.",
          "Passe um pouco de silicone em spray nas guias.",
          "Levante devagar e repare onde pesa.",
          "Se ela desce sozinha, feche e não use.",
          "Fotografe o rolo e as guias, do chão.",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a mola ou pôr motor", "O que compensa"],
        slots: [
          [
            "Porta aberta uma vez por dia: mola nova resolve e custa menos. Aberta várias vezes, ou por quem não pode fazer força, ganha mais com motor, que assume o peso e fica na ponta do eixo.",
            "Para pouco uso, regular ou trocar a mola é o mais barato. Quem abre muitas vezes, ou sozinho, aproveita melhor um motor, que faz a força no lugar da mola.",
            "O uso decide: uma abertura por dia pede só mola em ordem; várias, ou uma pessoa que não aguenta o peso, pedem motor no eixo.",
          ],
          [
            "O motor entra se a cortina sobe reta e há espaço ao lado do rolo. Como medida, trocar motor de portão em uso pesado fica de {price.heavySwap}.",
            "Dá para automatizar quando a cortina corre reta e o eixo aguenta. Para comparar, a troca de motor em uso pesado vai de {price.heavySwap}.",
            "Cortina reta, eixo firme e espaço na ponta permitem o motor. O valor sai pelas medidas. A troca em portão de uso pesado, como referência, custa de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Perigo da mola", "O que não tentar"],
        slots: [
          [
            "Não solte parafuso do eixo nem tente dar corda na mola: ela dispara com força e quebra o braço de quem está perto. Porta que não para em cima não se escora; feche-a e espere.",
            "A mola se regula com ferramenta e técnico, nunca no improviso, porque guarda muita força. E porta que desce sozinha fica fechada, sem escora nem macaco.",
            "Mexer no eixo ou na mola é o que mais fere em porta de aço. Também não segure a porta aberta com escora: se ela não para, deixe-a no chão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo se regula a mola da porta de enrolar?",
        answers: [
          "Quando ela começa a pesar. Em loja de uso diário, vale conferir todo ano, na revisão.",
          "Não há prazo fixo. O peso na mão é o aviso, e no comércio a revisão, {visits.business}, já a confere.",
        ],
      },
      {
        question: "Passar óleo deixa a porta de enrolar leve?",
        answers: [
          "Óleo e graxa, não: juntam areia. Silicone na guia ajuda se o peso é atrito; mola fraca não melhora com nada disso.",
          "Só silicone em spray, pouco, e só quando a causa é guia seca. Se for a mola, nenhum lubrificante resolve.",
        ],
      },
      {
        question: "Automatizar a porta de enrolar tira a mola?",
        answers: [
          "Depende do motor: em geral a mola é retirada ou ajustada na instalação, pelo técnico.",
          "Na maioria das vezes, sim, porque o motor assume o peso. Em alguns casos ela fica, regulada de novo.",
        ],
      },
      {
        question: "Quanto custa trocar a mola?",
        answers: [
          "Depende do peso da cortina, da largura e de quantas molas o eixo tem; só regular custa menos. O valor vem pelas medidas e pela foto do rolo.",
          "Soma-se a mola da medida do eixo e o serviço de travar e equilibrar. Com largura, altura e foto do rolo, você sabe antes.",
        ],
      },
    ],
    photo: "fotos da porta por dentro, do rolo e das guias, com largura e altura",
  },
  {
    id: "enrolar-precisa-de-motor",
    broader: "enrolar",
    label: "Porta de enrolar precisa de motor?",
    phrase: "o motor na porta de enrolar",
    asks: [
      "porta enrolar motor ou corrente",
      "porta enrolar corrente ou motor",
      "porta aço motor ou corrente",
      "porta aço corrente ou motor",
      "porta enrolar motor ou manual",
      "porta enrolar manual ou motor",
      "porta enrolar corrente ou motor qual melhor",
      "porta enrolar motor ou corrente qual melhor",
      "porta aço corrente ou motor qual melhor",
      "enrolar corrente ou motor",
      "porta enrolar grande ter motor",
      "porta enrolar metros pode manual",
      "porta aço manual serve",
      "preciso mesmo pôr motor porta enrolar",
      ...combine(
        ["enrolar", "porta enrolar", "porta aço"],
        [
          "precisa motor",
          "precisa ser automática",
          "metros precisa motor",
          "vão precisa motor",
          "sem motor",
          "manual ou automática",
          "manual ou motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Porta de enrolar com motor ou com corrente: a corrente, puxada à mão, basta na porta de até uns 3 metros de largura aberta uma ou duas vezes por dia. Acima de 4 metros, ou com várias aberturas por dia, o motor compensa. A porta com motor também traz a corrente, para abrir quando falta luz.",
        "Porta de enrolar de aço com vão de 5 metros precisa de motor na prática: com 3 de altura são 15 m² e algo como 120 a 230 kg de cortina. Manual serve até uns 3 metros de largura, aberta uma vez por dia. Para automatizar a sua, o motor é orçado pelas medidas.",
        "Automatizar a porta de aço manual compensa acima de uns 4 metros de largura ou com várias aberturas por dia. Um vão de 5 metros por 3 já passa de 120 kg, pesado para a mão e para a mola. Até 3 metros, a manual serve. Motor e serviço saem pelas medidas e pela foto do rolo.",
        "Numa porta de enrolar de até 3 metros de largura, a manual basta. Perto de 4, ou no vão de 5 metros, o motor passa a ser preciso. São de 8 a 15 kg por metro quadrado entre aço e rolo, e o valor para automatizar depende do peso e do eixo.",
        "Na porta de enrolar, largura e uso decidem: a de 3 metros pode ser manual, se abre uma vez ao dia, e a que passa de 4 já precisa de motor. Num vão de 5 por 3, a cortina de aço tem de 120 a 230 kg, e automatizá-la é orçado pelo peso e pelo eixo.",
        "O motor se torna necessário quando a porta de aço fica larga ou abre muitas vezes. Manual, ela vai bem até cerca de 3 metros de largura. Com 5 metros de vão e 3 de altura, levanta-se algo entre 120 e 230 kg, e o preço para automatizar sai pelas medidas e pela foto do rolo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Manual ou com motor", "Decida por área e por uso"],
        slots: [
          [
            "Duas contas decidem: a área da porta, que dá o peso, e quantas vezes ela abre por dia.",
            "Multiplique largura por altura e some as aberturas do dia.",
            "A área diz quanto pesa, e o uso diz quantas vezes alguém vai levantar esse peso.",
            "Comece pelos metros quadrados, que indicam o peso, e depois conte as subidas de um dia.",
            "O tamanho e a rotina de uso, juntos, respondem se vale ter motor.",
          ],
        ],
        bullets: [
          "Até 9 m², uma abertura por dia: manual serve",
          "De 9 a 12 m²: motor, se quem abre não pode fazer força",
          "Acima de 12 m²: motor",
          "Várias aberturas por dia, em qualquer tamanho: motor",
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso da cortina", "Quantos quilos tem a porta de aço"],
        slots: [
          [
            "A cortina de aço tem de 7 a 13 kg por metro quadrado, conforme a lâmina; acrescente meio metro à altura pelo que fica no rolo. Assim se chega a uns 230 kg, no máximo, na porta de 5 por 3.",
            "Some 50 cm à altura, que é a parte enrolada, multiplique pela largura e por 7 a 13 kg. Numa porta de 5 por 3 metros, a conta dá entre 120 e 230 kg.",
            "Conte de 7 a 13 kg por m², segundo a chapa, e não esqueça o meio metro que fica sempre no rolo. Para 5 metros por 3, são de 120 a quase 230 kg.",
            "Cada metro quadrado de cortina tem entre 7 e 13 kg, e à altura do vão se soma o meio metro que não sai do rolo. Aplicado a uma porta de 5 metros de largura por 3, o cálculo vai de 120 a perto de 230 kg.",
            "Para estimar, meça a largura, aumente a altura em meio metro, por causa da sobra no rolo, e use de 7 a 13 kg em cada m². O resultado, em 5 por 3 metros, começa em 120 kg e termina perto de 230.",
          ],
          [
            "Lâmina vazada pesa menos que a fechada, e chapa grossa fica no alto da faixa. O motor é escolhido com um terço de folga sobre esse número, porque a guia também segura a cortina.",
            "O tipo de lâmina muda tudo: a vazada alivia, a de chapa grossa carrega. Sobre o total, deixe um terço de margem na capacidade da máquina, por causa do atrito na guia.",
            "Chapa mais grossa puxa o número para cima, e furo na lâmina, para baixo. A capacidade do motor deve passar do peso em um terço, já que as guias também oferecem resistência.",
            "Chapa fina ou furada deixa a cortina mais leve, e chapa reforçada a aproxima do máximo. Some um terço ao peso antes de escolher a máquina, pois o atrito das guias também precisa ser vencido.",
            "O número final depende da lâmina, menor na vazada e maior na fechada e grossa. Motor no limite trabalha forçado, e por isso se pede capacidade um terço acima, que cobre a resistência das guias.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a porta manual recebe o motor", "O que muda com o motor"],
        slots: [
          [
            "O motor vai na ponta do eixo, e a mola é retirada ou ajustada por quem conhece, porque guarda força para ferir. Antes se confere se a cortina sobe reta e se o eixo e as guias aguentam.",
            "Primeiro vêm guias, eixo e lâminas, que precisam estar retos. Depois o motor entra na ponta do eixo. A mola sob tensão só o técnico solta ou regula.",
            "Para automatizar, a máquina é presa na ponta do eixo, com guias e lâminas já acertadas. Quem mexe na mola é o técnico, pois ela pode escapar com violência.",
            "A automatização começa por conferir o caminho da cortina, porque lâmina torta ou guia amassada força a máquina. Ela é montada na ponta do eixo, e a mola, que pode ferir ao soltar, fica por conta do técnico, que a regula ou retira.",
            "Eixo firme e cortina que sobe reta são a condição para receber o motor, posto em uma das pontas do rolo. A mola antiga acumula força perigosa, e só o técnico deve aliviá-la ou tirá-la.",
          ],
          [
            "Junto devem vir a corrente manual, para a falta de luz, a trava que impede a descida e o sensor no vão. As medidas e a foto do rolo dizem se atendemos o modelo e o que muda o preço: peso, eixo e energia.",
            "Peça o conjunto com corrente manual, freio contra queda e sensor de passagem. O valor depende do peso da cortina, do eixo e do ponto de energia, e as fotos confirmam se o modelo é dos que atendemos.",
            "Não abra mão de três itens: sensor no vão, trava contra descida e corrente para abrir sem energia. Peso, estado do eixo e fiação formam o preço; pelas imagens dizemos se a porta é atendida.",
            "Inclua no pedido o sensor de passagem, o freio que não deixa a cortina cair e a corrente para os dias sem luz. Fotos e medidas bastam para saber se trabalhamos com o modelo e quanto custa, conforme peso, eixo e ponto elétrico.",
            "A porta motorizada precisa descer com segurança e abrir no apagão, daí o sensor, a trava antiqueda e a corrente manual. O orçamento considera a cortina, o eixo e a energia, e as fotos mostram se o modelo está entre os atendidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor depois na porta manual?",
        answers: [
          "Em geral dá, se a cortina sobe reta e o eixo aguenta o motor na ponta. A mola é retirada ou regulada, e guia amassada se desamassa antes.",
          "Na maioria das portas, sim. O que impede é eixo fino ou torto, lâmina amassada ou falta de espaço ao lado do rolo, coisas que a foto mostra.",
          "É possível na maior parte dos casos, com eixo reto, espaço ao lado do rolo e cortina que corre bem. O técnico cuida da mola, e o que estiver amassado se acerta primeiro.",
        ],
      },
      {
        question: "Porta de enrolar com motor abre sem luz?",
        answers: [
          "Abre pela corrente manual, por dentro, com o disjuntor desligado. Quem só tem essa entrada precisa de nobreak ou de um destrave externo, senão fica do lado de fora.",
          "Sim, puxando a corrente por dentro depois de desligar o disjuntor. Por fora só com nobreak ou abertura externa com chave, por isso pense nisso antes de comprar.",
          "Por dentro, há a corrente, usada com o disjuntor desligado. Por fora é preciso prever nobreak ou abertura com chave, sobretudo se não existe outra entrada.",
        ],
      },
      {
        question: "Quanto custa motorizar uma porta de enrolar larga?",
        answers: [
          "Não há valor único: o motor é escolhido pelo peso, e somam-se a troca ou reforço do eixo, o sensor e a fiação. Largura, altura e foto do rolo dão o orçamento.",
          "O peso da cortina é o que mais pesa no preço, seguido do eixo e da energia. Com medidas e fotos, o valor vem por item, com motor e mão de obra separados.",
          "Depende do peso, que escolhe a máquina, e do que falta: eixo mais forte, sensor, fiação. Envie medidas e fotos do rolo e das guias para receber item por item.",
        ],
      },
      {
        question: "A porta manual ficou dura. É caso de motor?",
        answers: [
          "Nem sempre: mola cansada, guia amassada ou falta de limpeza deixam a porta dura, e o motor só esconderia o defeito. Acerte isso antes e decida depois.",
          "Pode ser só a mola ou a guia. Uma porta que era leve e ficou pesada precisa de ajuste, e o motor posto sobre ela trabalharia forçado.",
          "Antes descubra a causa, que pode ser sujeira, guia torta ou mola sem força. Motor numa porta dura trabalha forçado, e o ajuste da mola é do técnico.",
        ],
      },
    ],
    photo: "fotos da porta por dentro, do rolo e das guias, com largura e altura",
  },
  {
    id: "galpao-alugado-quem-paga",
    broader: "galpao",
    label: "Conserto do portão em galpão alugado",
    phrase: "o conserto do portão no imóvel comercial alugado",
    asks: [
      "galpão pague portão quebrado",
      "galpão portão quebrado locatário",
      "galpão portão quebrado quem paga",
      "conserto portão inquilino galpão",
      "conserto portão galpão alugado",
      ...combine(
        [
          "galpão alugado",
          "loja alugada",
          "imóvel comercial alugado",
          "ponto comercial alugado",
          "galpão aluguel",
          "sala comercial alugada",
        ],
        ["quem paga", "conserto portão", "portão", "motor portão", "porta enrolar", "quem paga conserto portão"],
      ),
      "inquilino comercial paga portão",
      "locação comercial portão quem paga",
    ],
    intent: "question",
    answers: {
      any: [
        "Em galpão ou loja alugada, o contrato diz quem paga o conserto do portão ou da porta de enrolar, e o comercial costuma deixar a manutenção com o inquilino. Se o contrato não fala disso, o defeito antigo é do proprietário, e o mau uso é do inquilino. Peça ao técnico a causa por escrito.",
        "Em galpão ou loja alugada, você pode instalar motor no portão com autorização escrita do proprietário. Combine no papel quem paga, se o motor fica ou sai com você e quem cuida da manutenção. Em portão pesado, a troca de um motor fica de {price.heavySwap}, com mão de obra, e o primeiro é orçado de graça por foto.",
        "O conserto do portão em imóvel comercial alugado, galpão ou loja com porta de enrolar, segue o contrato. Na falta de regra, o proprietário paga o vício anterior e a estrutura, e o inquilino, o desgaste do uso e a batida. A causa escrita pelo técnico evita a discussão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De quem é cada gasto", "Dono ou inquilino: a causa decide"],
        slots: [
          [
            "Quando o contrato não é claro, olha-se o que causou o defeito. A lista vale para portão e para porta de enrolar.",
            "Sem cláusula, o gasto acompanha a causa, tanto no portão do galpão quanto na porta da loja.",
            "O contrato vem primeiro e a causa, logo depois. Na prática, os gastos se dividem deste modo.",
          ],
        ],
        bullets: [
          "Portão já ruim na entrega das chaves: proprietário",
          "Roldana, lubrificação, controle e revisão: inquilino",
          "Batida de caminhão ou empilhadeira: quem bateu",
          "Motor no fim da vida: conforme o contrato; na dúvida, negocie",
          "Motor mais forte para o seu fluxo: inquilino, com acordo escrito",
        ],
      },
      {
        about: "check",
        headings: ["Antes de autorizar o conserto", "Como evitar briga com o dono do imóvel"],
        slots: [
          [
            "Compare o defeito com a vistoria de entrada e avise a imobiliária por escrito, com fotos, antes do serviço. Orçamento por item e a causa no papel mostram o que é desgaste e o que é vício antigo.",
            "A vistoria de entrada é a melhor prova: o que já constava dela não é seu. Mande aviso escrito com fotos ao proprietário e junte o orçamento detalhado, com a causa.",
            "Antes de mandar fazer, fotografe, releia a vistoria de entrada e comunique o dono ou a imobiliária por escrito. O orçamento discriminado e a causa assinada pelo técnico completam a prova.",
          ],
          [
            "Se o imóvel ficou aberto e a carga corre risco, conserte já e guarde nota e laudo para pedir o reembolso.",
            "Portão aberto com mercadoria dentro não espera: faz-se o reparo e cobra-se depois, com nota e laudo.",
            "Na urgência, a segurança vem antes da discussão, e nota com laudo servem para o acerto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto está em jogo", "Do ajuste ao motor novo: a ordem de custo"],
        slots: [
          [
            "Regulagem e controle são a parte barata, lâmina, guia e placa ficam no meio e o motor é o mais caro. A troca do motor de um portão pesado vai de {price.heavySwap}, com mão de obra. O conserto sai por foto.",
            "O menor gasto é ajuste ou controle, e o maior, o motor: em portão pesado, de {price.heavySwap} com mão de obra. Entre um e outro estão placa, guia e lâmina, orçadas por foto.",
            "Em portão pesado, o motor novo com mão de obra custa de {price.heavySwap}, o extremo da conta. Placa e peças da porta custam menos, e o simples ajuste, menos ainda. A foto mostra o caso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descontar o conserto do aluguel?",
        answers: [
          "Só com acordo por escrito ou decisão judicial. Peça a autorização antes, por mensagem ou e-mail, com o orçamento anexo.",
          "Sem autorização escrita, não convém: o desconto pode virar dívida de aluguel. Combine antes, mandando causa e orçamento.",
        ],
      },
      {
        question: "O motor que eu instalei é meu na saída?",
        answers: [
          "Depende do contrato, que muitas vezes deixa a benfeitoria com o imóvel. Combine por escrito antes de instalar se ele fica ou se você o leva.",
          "Leia a cláusula de benfeitorias. Quando ela é omissa, um acordo escrito antes da instalação diz se o motor sai com você.",
        ],
      },
      {
        question: "Quem faz a manutenção do portão do galpão?",
        answers: [
          "Em geral o inquilino, porque é desgaste do uso. Em empresa a revisão é {visits.business}, e o relatório serve de prova de cuidado na devolução das chaves.",
          "O comum é o inquilino cuidar. A visita {visits.business}, com relatório, ajuda também a mostrar, na saída, que o portão foi mantido.",
        ],
      },
      {
        question: "E se o dono do imóvel não responder?",
        answers: [
          "Guarde o aviso, as fotos e o orçamento. Se há risco para pessoas ou para a carga, faça o reparo necessário e peça o reembolso com nota e causa escrita.",
          "Registre o pedido por escrito e espere o prazo combinado. Na urgência, o conserto necessário se faz e se cobra depois, com documentos.",
        ],
      },
    ],
    photo: "fotos do portão ou da porta inteira e da etiqueta do motor",
  },
  {
    id: "caminhao-preso-no-galpao",
    broader: "galpao",
    label: "Portão de galpão travado com caminhão dentro",
    phrase: "o portão do galpão travado com carga dentro",
    asks: [
      "galpão portão travou caminhão",
      "galpão portão travado caminhão dentro",
      "galpão portão travou caminhão dentro",
      ...combine(
        ["galpão", "empresa", "transportadora", "fábrica", "depósito"],
        [
          "caminhão preso",
          "caminhão preso dentro",
          "portão emperrado caminhão",
          "portão travado caminhão",
          "portão não abre caminhão",
          "carga presa portão",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão do galpão emperrado com o caminhão preso dentro: desligue o disjuntor e, se a folha é de correr, reta e no trilho, destrave o motor e empurre com duas pessoas do mesmo lado. Torta ou fora do trilho, não se mexe, nem com empilhadeira; atendemos {shop.hours}.",
        "Com o portão da empresa travado e o caminhão preso, corte o disjuntor e olhe a folha: no prumo e no trilho, ela abre na mão depois de destravada. Se está torta, espere o técnico, {shop.hours}, e não puxe com empilhadeira, que a tomba.",
        "Caminhão preso por portão de galpão emperrado se resolve, com o disjuntor desligado, destravando o motor e empurrando devagar a folha de correr reta. Folha torta, basculante ou guilhotina com cabo em falha não se destrava nem se força com empilhadeira: chame, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir para o caminhão sair", "Passos seguros para liberar a saída"],
        slots: [
          [
            "Estes passos valem só para folha de correr, reta e dentro do trilho. Se algo estiver torto, se a porta sobe por cabo ou mola ou se a folha resiste, pare e isole a área.",
            "Siga adiante apenas com portão de correr no prumo e com as roldanas no trilho. Porta que sobe por cabo, folha inclinada ou que não cede pedem o técnico.",
            "A abertura na mão serve ao portão deslizante em bom estado. Diante de folha torta, cabo frouxo ou peso estranho, interrompa e afaste as pessoas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e afaste quem não vai ajudar.",
          "Olhe de longe: folha no prumo, roldanas no trilho, guia no lugar.",
          "Tire pedra, palete ou fita do trilho.",
          "Destrave o motor com a chave e empurre devagar, duas pessoas do mesmo lado.",
          "Com o caminhão fora, feche na mão, prenda a folha e deixe desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão emperrou", "Causas comuns em galpão"],
        slots: [
          [
            "Pedra ou sujeira no trilho e roldana partida travam a folha, que então pesa na mão mesmo destravada. Trilho afundado pela roda do caminhão dá o mesmo efeito.",
            "Se ela pesa depois de solta, o problema é mecânico: trilho sujo ou afundado pelos caminhões, roldana quebrada, guia fora do lugar.",
            "Quando a folha solta continua pesada, procure no chão: pedra, trilho amassado por roda ou roldana travada.",
          ],
          [
            "Folha leve com motor parado aponta para proteção térmica, que desarma por calor, fim de curso ou, em motor trifásico, falta de uma fase. Não rearme várias vezes, porque o motor pode queimar.",
            "Se corre leve, o defeito é elétrico: motor desarmado por calor, sensor de fim de curso ou fase faltando no trifásico. Religar em seguida, sem achar a causa, queima o enrolamento.",
            "Correndo solta, a suspeita vai para o motor quente que se desarmou, o fim de curso ou a fase que falta na rede trifásica. Insistir no rearme piora o estrago.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Valor da urgência", "Quanto custa o chamado no galpão"],
        slots: [
          [
            "O valor da ida é informado antes de o técnico sair, e cada peça, antes de ser trocada. Limpar trilho e rearmar é o menor serviço. Roldana e trilho vêm depois.",
            "Você aprova o preço da ida antes e o de cada peça no local. Em ordem, custa menos desobstruir e regular, mais trocar roldana e mais ainda refazer o trilho.",
            "Antes da saída se combina a ida, e no galpão cada item é aprovado. O mais barato é destravar e limpar, e o mais caro, fora o motor, é refazer trecho de trilho.",
          ],
          [
            "Se o motor não volta, a troca em portão pesado fica de {price.heavySwap}, com mão de obra, e leva {time.heavy}. Até lá, a folha fica aberta e presa, ou fechada com vigia.",
            "Motor perdido custa de {price.heavySwap} na troca de porte pesado, serviço incluído, com {time.heavy} de instalação. Enquanto isso, mantenha a folha presa e a entrada vigiada.",
            "A troca do motor, quando não há conserto, sai de {price.heavySwap} em folha pesada, já instalado, em {time.heavy}. No intervalo, prenda a folha e deixe alguém na entrada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde fica a chave que destrava o motor do galpão?",
        answers: [
          "O ponto fica na carcaça do motor, em geral atrás de uma tampa com fechadura. Deixe uma cópia com o encarregado e outra na portaria, identificadas.",
          "Na lateral do motor há uma tampa ou alavanca com fechadura. A chave costuma vir com o manual. Guarde uma na portaria e uma com quem abre o galpão.",
        ],
      },
      {
        question: "Posso cortar o cadeado e forçar o portão?",
        answers: [
          "O cadeado pode ser cortado; a folha não se força. Fora do trilho, ela tomba com todo o peso, e com o motor travado, quebra a engrenagem.",
          "Cortar o cadeado não traz risco, mas forçar traz: a folha descarrila e cai, ou a engrenagem se parte. Destrave o motor antes de empurrar.",
        ],
      },
      {
        question: "O caminhão pode sair com o portão meio aberto?",
        answers: [
          "Só se houver folga dos dois lados e a folha estiver presa, com alguém guiando de longe. Encostar nela derruba o portão e atrasa ainda mais a saída.",
          "Se passa com sobra e a folha não se mexe, pode. Encostando, não tente: um toque do baú tira o portão do trilho.",
        ],
      },
      {
        question: "Como evitar que a carga fique presa de novo?",
        answers: [
          "Faça revisão {visits.business}, no mínimo, varra o trilho todo dia e ensine duas pessoas a destravar. Em galpão de carga diária, uma segunda saída vale o custo.",
          "Trilho limpo diariamente, manutenção {visits.business} e gente treinada para destravar resolvem a maior parte. Motor dimensionado para o peso evita o desarme por calor.",
        ],
      },
    ],
    photo: "fotos do portão como parou, do trilho e da etiqueta do motor",
  },
];
