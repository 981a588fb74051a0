import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What is asked less often before buying: unusual gates, wholesale, makes that are served, and what upkeep saves. */
export const compraRaras: NarrowConcept[] = [
  {
    id: "portao-curvo-ou-em-l",
    broader: "deslizante",
    label: "Motor para portão curvo ou em L",
    phrase: "o motor para portão curvo ou em L",
    asks: [
      "portão em L",
      "motor portão em L",
      "portão L motor",
      "portão curvo",
      "motor portão curvo",
      "portão correr curvo",
      "portão faz curva",
      "portão deslizante curvo",
      "portão curva trilho",
      "automatizar portão curvo",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão curvo ou em L pode ter motor se a folha é de painéis articulados, que acompanham a curva. O motor de correr fica no trecho reto, com a cremalheira em pedaços, um por painel. Folha rígida não faz curva. O projeto é orçado de graça, por um vídeo da folha empurrada na mão.",
        "Se o portão está saindo do trilho na curva, desligue o disjuntor e não empurre, porque o painel pode tombar. As causas comuns são guia gasta, roldana presa e trilho aberto na curva. O técnico escora os painéis, recoloca as rodas e corrige o que cedeu. O conserto é orçado de graça, por fotos e vídeo.",
        "O motor para portão curvo é o de correr, no trecho reto, com painéis estreitos ligados por dobradiça e cremalheira em pedaços; folha rígida não passa na curva. O portão em L automático precisa correr leve na mão antes; trocar o motor em residência custa de {price.homeSwap}, com o serviço.",
        "Portão de correr que faz curva e entra em L pode ser automático, com painéis articulados, guia na curva e motor no trecho reto. A folha inteiriça não curva; a troca do motor em casa vai de {price.homeSwap}, e painel, guia e cremalheira somam.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes do motor", "Medidas do portão que faz curva"],
        slots: [
          [
            "O vídeo da folha correndo à mão vale mais que a foto, porque mostra onde prende na curva. Meça com ele o trecho reto e a largura de cada painel.",
            "Grave a folha sendo empurrada de ponta a ponta, e o ponto de atrito aparece. Trecho reto e painéis se medem em seguida.",
            "Um vídeo do portão corrido à mão mostra o que a foto não mostra. As medidas de painel e trecho reto completam.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, se já há motor.",
          "Empurre de ponta a ponta e note onde prende.",
          "Meça o trecho reto, o raio da curva e a largura de cada painel.",
          "Veja se há guia em cima e embaixo ao longo da curva.",
          "Filme o movimento.",
        ],
      },
      {
        about: "what",
        headings: ["Como o motor puxa os painéis", "Cremalheira, corrente e guia"],
        slots: [
          [
            "O motor fica no trecho reto, onde a engrenagem encontra os painéis alinhados, e a cremalheira vai em pedaços, um por painel. Na emenda, o dente precisa manter o passo, senão estala.",
            "A engrenagem trabalha no trecho reto, sobre pedaços de barra dentada presos a cada painel. O ponto delicado é a emenda, onde o passo tem de continuar.",
            "Cada painel leva um pedaço de cremalheira, e o motor os encontra na parte reta. Se os dentes não seguem o passo na emenda, ele estala e gasta.",
          ],
          [
            "A guia em cima e embaixo é obrigatória na curva, porque o painel tende a tombar ali. Em curva fechada, alguns usam corrente em vez de cremalheira.",
            "Painel na curva precisa de guia nos dois lados, em cima e embaixo, para não tombar. Curva fechada pode pedir tração por corrente.",
            "Sem guia superior, o painel sai e cai na curva. Quando o raio é pequeno, a corrente puxa melhor que a barra dentada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Outras saídas para pouco espaço", "Quando o curvo não compensa"],
        slots: [
          [
            "O curvo tem mais peças e mais manutenção, então compare com estes antes de fechar.",
            "Mais painéis, mais dobradiças e mais cuidado: veja as alternativas mais simples.",
            "Se o curvo ainda não foi feito, avalie o que dispensa a curva.",
          ],
        ],
        bullets: [
          "Telescópico: folhas que se recolhem uma atrás da outra, com motor comum",
          "Basculante: dispensa a lateral, se há altura",
          "De enrolar: some no rolo, com altura acima do vão",
          "De correr reto: se dá para abrir espaço na lateral",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Serve motor comum de portão de correr?",
        answers: [
          "Serve no trecho reto, se a cremalheira acompanha os painéis sem abrir o passo na emenda. A capacidade deve ter um terço de folga sobre o peso total.",
          "Sim, na parte reta, desde que os dentes sigam o passo. Some um terço ao peso para escolher.",
        ],
      },
      {
        question: "Dá muita manutenção?",
        answers: [
          "Mais que o reto: dobradiças, roldanas e guia da curva gastam e pedem limpeza. Uma revisão {visits.home}, em casa, é o mínimo.",
          "Um pouco mais, pelas dobradiças e roldanas da curva. Faça a revisão {visits.home} e limpe o trilho sempre.",
        ],
      },
      {
        question: "Quem faz a folha articulada?",
        answers: [
          "O serralheiro, com painéis, dobradiças e guia. Nós colocamos o motor, a fotocélula e os controles depois de o conjunto correr leve.",
          "A folha é do serralheiro. Motor, sensor e controles são conosco, quando os painéis já correm soltos.",
        ],
      },
      {
        question: "Quanto tempo leva pôr o motor?",
        answers: [
          "Em portão reto são {time.sliding}; no curvo, um dia costuma ser necessário, por causa da cremalheira em pedaços e da guia.",
          "Mais que as {time.sliding} do reto: a cremalheira em pedaços e o ajuste da curva tomam um dia.",
        ],
      },
    ],
    photo: "um vídeo do portão correndo na mão e fotos da curva, com as medidas",
  },
  {
    id: "motor-escondido-no-correr",
    broader: "deslizante",
    label: "Motor embutido em portão de correr",
    phrase: "o motor embutido no portão de correr",
    asks: [
      "embutir motor parede portão correr",
      "motor portão correr embutido parede",
      "motor embutido portão correr",
      "motor embutido parede portão correr",
      "motor embutido parede",
      "motor embutido deslizante",
      "motor escondido portão",
      "motor escondido portão correr",
      "motor dentro parede",
      "motor dentro muro",
      "motor atrás parede portão correr",
      "esconder motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr embutido na parede aceita motor, que fica no piso, antes da parede ou num nicho com tampa, onde a engrenagem alcança a cremalheira e a mão chega ao destravamento. O motor trocado em casa fica de {price.homeSwap}, com mão de obra; o nicho é obra de pedreiro.",
        "O motor embutido na parede não pode ficar fechado dentro dela: no portão de correr ele precisa tocar a cremalheira e deixar livre o destravamento, e por isso vai num nicho com tampa. Na troca em casa, com o serviço, fica de {price.homeSwap}, fora a obra.",
        "Dá para esconder o motor do portão de correr num nicho da parede, com tampa, ventilação, dreno e acesso ao destravamento, desde que a engrenagem alcance a cremalheira. Motor e mão de obra, na troca em residência, vão de {price.homeSwap}; o nicho faz o pedreiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O nicho certo para o motor", "O que o nicho precisa ter"],
        slots: [
          [
            "A cremalheira é a barra dentada presa à folha, e o motor tem de encostar nela. O nicho fica ao lado da folha, com estes cuidados.",
            "O motor puxa a folha pela cremalheira, a barra de dentes, e o nicho se abre ao lado dela. Confira a lista antes da obra.",
            "Como a engrenagem trabalha junto à cremalheira, barra dentada da folha, é ali que o nicho deve ficar. Passe estes pontos ao pedreiro.",
          ],
        ],
        bullets: [
          "Folga em volta do motor, para tirar a tampa e trabalhar",
          "Mão livre até a chave de destravamento",
          "Base acima do piso, com dreno: motor alagado queima a placa",
          "Abertura para ventilar",
          "Tampa que deixe passar o sinal do controle, ou antena por fora",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor trabalha com a folha embutida", "Onde o motor fica na entrada"],
        slots: [
          [
            "A folha some para dentro do muro, e o motor fica antes dele, empurrando a cremalheira que passa à frente. A folha precisa ter cremalheira em todo o comprimento e batente firme no fim, lá dentro.",
            "Quem entra na parede é a folha, não o motor, que se fixa do lado de fora do vão oculto e move a cremalheira. Ela cobre a folha inteira, e um batente dentro do muro marca o fim.",
            "O motor permanece junto à boca do muro, enquanto a folha recolhe lá dentro puxada pela cremalheira de ponta a ponta. No fundo, um batente impede que ela passe do limite.",
          ],
          [
            "O vão dentro da parede também pede acesso para limpeza, porque folha e entulho no trilho travam a roldana. Uma portinhola resolve, e evita quebrar o muro depois.",
            "Deixe uma portinhola no muro para limpar o trilho e alcançar as roldanas. Sem ela, qualquer sujeira lá dentro obriga a retirar a folha ou a quebrar parede.",
            "Trilho escondido junta sujeira, que prende a roldana. Convém prever uma abertura para limpar, em vez de descobrir depois que só quebrando.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no valor", "Quanto isso custa"],
        slots: [
          [
            "O motor é o mesmo de um portão de correr comum, e a instalação leva de {time.sliding}. No primeiro motor somam base, cremalheira por metro de folha e ponto de energia; na troca, o que está bom fica.",
            "Não há acréscimo no motor por estar escondido; montar leva de {time.sliding}. Portão sem motor precisa ainda de cremalheira, base e energia, que na troca se aproveitam.",
            "Usa-se motor deslizante comum, montado em {time.sliding}. Na primeira automação entram energia, base e metros de cremalheira, enquanto a troca aproveita as partes boas.",
          ],
          [
            "O que encarece é a obra: abrir o nicho, drenar e fazer a tampa, serviço de pedreiro orçado à parte. Com a trena no recuo, se vê antes se o motor cabe sem quebrar.",
            "Nicho, dreno e tampa são de pedreiro e costumam ser a parte mais variável. Medindo o recuo, às vezes o motor cabe sem obra nenhuma.",
            "A obra civil, com nicho, dreno e tampa, é conta separada, com pedreiro. Antes dela, meça o recuo, porque em algumas entradas o motor entra sem quebrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe motor de correr sem cremalheira à vista?",
        answers: [
          "Há folhas feitas com a cremalheira embutida no perfil de baixo e soluções por corrente ou cabo. Dependem da folha, e em geral se decidem no projeto do serralheiro.",
          "Sim, quando o perfil da folha foi feito para receber a barra por dentro. Em portão pronto, adaptar costuma sair caro.",
        ],
      },
      {
        question: "O motor fechado num nicho esquenta mais?",
        answers: [
          "Esquenta, se não houver ventilação. Em casa, com poucas aberturas, uma grade ou fresta basta; em prédio, o nicho deve ser maior.",
          "Pode esquentar, e por isso a tampa precisa de fresta para o ar. O uso coletivo pede mais espaço em volta.",
        ],
      },
      {
        question: "Como abro o portão embutido na falta de luz?",
        answers: [
          "Pela chave de destravamento, com o disjuntor desligado, se a folha está reta e no trilho. Por isso o nicho precisa deixar a mão chegar até ela.",
          "Com a chave do motor, cortando antes a energia, e empurrando a folha alinhada no trilho. Sem acesso à chave, não há como abrir.",
        ],
      },
      {
        question: "E no portão de abrir, dá para esconder o motor?",
        answers: [
          "Dá: existe o motor de piso, numa caixa sob a dobradiça, com dreno e base de concreto. Ele custa mais e exige obra no chão.",
          "Sim, com motor de piso, enterrado embaixo da dobradiça. Precisa de caixa, dreno e concreto.",
        ],
      },
    ],
    photo: "fotos do lado em que a folha recolhe, com a trena",
  },
  {
    id: "motor-garagem-dois-carros",
    broader: "medidas",
    label: "Motor para garagem de dois carros",
    phrase: "o motor para garagem de dois carros",
    asks: [
      "motor garagem 1 carro",
      "motor garagem um carro",
      "motor portão garagem 1 carro",
      "motor portão 1 carro",
      "motor portão um carro",
      "motor garagem 2 carros",
      "motor garagem dois carros",
      "motor portão garagem 2 carros",
      "motor portão garagem dois carros",
      "motor portão 2 carros",
      "motor portão dois carros",
      "motor garagem 3 carros",
      "motor portão garagem dupla",
      "qual motor garagem dois carros",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão para garagem de 2 carros se escolhe pela largura do vão. Um basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest} instalado. Um vão de 4 a 5 metros pede basculante de 1/2 HP ou portão de correr, com o motor orçado de graça, por foto.",
        "Para portão de garagem de dois carros, meça o vão primeiro. Até {width.quarterHp}, o basculante de 1/4 HP basta, a partir de {price.lowest} instalado. Perto de 5 metros, o melhor costuma ser o de correr. Quem já tem motor de correr e vai trocá-lo paga de {price.homeSwap} em casa.",
        "Garagem de dois carros com portão de até {width.quarterHp} usa o kit basculante de 1/4 HP, que parte de {price.lowest} já montado. O vão de 4 a 5 metros fica melhor com portão de correr e motor um terço acima do peso da folha. O primeiro motor sai por foto; a troca, de {price.homeSwap}.",
        "Para garagem de um carro, ou 1 vaga, basta o motor residencial mais simples. No basculante de até {width.quarterHp}, o kit de 1/4 HP parte de {price.lowest} instalado. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e o primeiro motor é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um portão largo ou dois estreitos", "Qual portão para dois carros"],
        slots: [
          [
            "Dois carros por dia são pouco uso para qualquer motor residencial; o que pesa é a largura. Compare as saídas mais comuns.",
            "O movimento de dois carros não cansa motor nenhum. Quem decide é o vão, e há estas opções:",
            "Duas saídas e duas voltas por dia cabem em motor simples. A escolha está na largura e no espaço ao lado.",
          ],
        ],
        bullets: [
          "Um de correr: folha larga, se há parede ao lado, do tamanho dela e mais 40 cm",
          "Dois basculantes estreitos: dois motores simples; se um para, o outro abre",
          "Um basculante duplo: 1/3 ou 1/2 HP, contrapeso bem acertado",
          "De abrir em duas folhas: um motor por folha, precisa de área plana dentro",
        ],
      },
      {
        about: "check",
        headings: ["O que medir", "Dados para escolher o motor"],
        slots: [
          [
            "A medida que vale é a da folha fechada, com altura e material, de onde sai o peso. Para dois carros, conte de 4,5 a 5 metros de vão com folga, ou perto de 2,5 metros por carro.",
            "Meça a folha e anote o material, que dão o peso. Um vão para dois carros costuma ter de 4,5 a 5 metros, ou 2,5 metros para cada um em portões separados.",
            "Largura, altura e material da folha dizem o motor. Dois carros lado a lado pedem de 4,5 a 5 metros, e cada vão separado, uns 2,5 metros.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha, com o portão fechado.",
          "Meça a parede livre ao lado e a altura livre em cima.",
          "Anote o material e se é vazado ou fechado.",
          "Conte um controle por motorista e um de reserva.",
          "Fotografe por dentro e por fora.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa em cada caso", "O que forma o preço"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}; dois portões estreitos levam dois kits. Basculante mais largo é orçado pela medida.",
            "Os kits para basculante de até {width.quarterHp} custam, montados, {models.pricesNamed}, um por portão. Acima dessa largura, o motor é outro, sob medida.",
            "Cada basculante de até {width.quarterHp} leva um kit, com estes preços instalados: {models.pricesNamed}. O duplo passa disso e vem por orçamento.",
          ],
          [
            "De correr, a troca em casa fica de {price.homeSwap}, e a primeira vez soma base e cremalheira, por metro. De abrir com duas folhas são dois motores, de {price.homeSwapTwice} na troca.",
            "A troca do motor de correr vai de {price.homeSwap} em residência; nos de abrir de duas folhas, o par fica de {price.homeSwapTwice}. Portão novo soma fixação e energia.",
            "No de correr conte {price.homeSwap} na troca, mais cremalheira e base se faltarem; no de abrir duplo, {price.homeSwapTwice}, por serem dois motores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois carros gastam mais o motor?",
        answers: [
          "Pouco: são algumas aberturas a mais por dia, dentro do uso residencial. O que gasta é folha pesada.",
          "Não faz diferença em casa; quem sofre é motor de prédio, com dezenas de aberturas por hora.",
        ],
      },
      {
        question: "Um controle abre os dois portões?",
        answers: [
          "Abre, com um botão para cada um, gravado em cada central, se o código for compatível.",
          "Sim, se o controle tem botões livres e as duas centrais aceitam o mesmo código.",
        ],
      },
      {
        question: "Caminhonete muda alguma coisa?",
        answers: [
          "Muda a altura livre, e não o motor: com o basculante aberto precisa sobrar espaço acima do teto dela. No de correr, a altura é a do vão.",
          "O motor segue a folha. Confira a altura com o basculante aberto e a largura com os espelhos.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "O basculante costuma abrir antes, porque o percurso é curto; o de correr largo demora mais. Motor com inversor reduz a espera nos dois.",
          "Em vão largo, o de correr é o mais lento, salvo com inversor. O JetFlex, no basculante, abre em {opening.jetflex}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e a largura do vão",
  },
  {
    id: "marcas-que-atendemos",
    broader: "comparacao-de-marcas",
    label: "Marcas de motor que atendemos",
    phrase: "as marcas de motor que atendemos",
    asks: [
      "quais fabricantes motor portão instalação conserto",
      "mexem com qualquer marca portão",
      "qualquer marca portão ou só algumas",
      "quais marcas trabalham",
      "quais marcas vocês trabalham",
      "marcas vocês trabalham",
      "quais marcas atendem",
      "quais marcas vocês atendem",
      "marcas vocês atendem",
      "quais marcas consertam",
      "quais marcas vendem",
      "quais marcas motor vocês",
      "quais marcas portão vocês",
      "atendem todas marcas",
      "conserta todas marcas",
      "consertam qualquer marca",
      "conserta qualquer marca",
      "trabalham com todas marcas",
    ],
    intent: "question",
    answers: {
      any: [
        "Trabalhamos com as marcas {shop.brands}, na venda, na instalação e no conserto, como empresa independente, sem vínculo com as fábricas. Motor de marca pouco conhecida também pode ser atendido quando há peça compatível, o que se confirma pela foto da etiqueta.",
        "As marcas de motor de portão que vendemos e consertamos são {shop.brands}. Somos assistência independente, não autorizada de fábrica, e marca fora da lista atendemos se existe peça compatível, depois de ver a etiqueta do motor.",
        "Atendemos portão eletrônico das marcas {shop.brands}, com conserto no local, peça e motor novo instalado, em serviço independente dos fabricantes. Não são todas: as demais dependem de haver peça compatível, e a etiqueta do motor responde.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazemos em cada marca", "Venda, conserto e peça"],
        slots: [
          [
            "O conserto segue a mesma ordem em toda marca: folha, energia, sensores, motor e central, e só depois se troca peça. Quando a original saiu de linha, usa-se compatível, com a sua aprovação.",
            "Em qualquer marca se confere primeiro a folha, depois energia, sensores e placa, antes de trocar algo. Peça original ou compatível é escolhida com você.",
            "A sequência não muda com a marca: mecânica, energia, sensores, motor. Se a peça original não existe mais, propõe-se uma compatível.",
          ],
          [
            "Motor na garantia de fábrica se resolve primeiro com quem vendeu, porque mexer antes pode encerrar a cobertura. Depois dela, atendemos.",
            "Havendo garantia do vendedor, use-a antes de nos chamar. Terminada, o conserto é conosco.",
            "Se o motor é novo, procure quem o vendeu, para não perder a garantia. Fora do prazo, atendemos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber a marca do seu motor", "Onde está a etiqueta do motor"],
        slots: [
          [
            "A etiqueta fica na carcaça, muitas vezes do lado da parede, e traz marca, modelo e tensão. Fotografe por fora, com o disjuntor desligado e sem tirar a tampa.",
            "Procure a etiqueta na lateral ou embaixo do motor, onde estão marca, modelo e tensão. Desligue o disjuntor antes de se aproximar e não abra nada.",
            "Marca, modelo e tensão estão numa etiqueta colada na carcaça, às vezes virada para a parede. A foto se tira com a energia cortada e a tampa fechada.",
          ],
          [
            "Se ela sumiu, a forma da carcaça e o controle costumam bastar para reconhecer. Uma foto de cada resolve.",
            "Sem etiqueta, carcaça e controle ajudam a identificar o motor, e duas fotos são suficientes.",
            "Apagada a etiqueta, reconhece-se pelo desenho do motor e pelo controle original.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando trocar de marca compensa", "Consertar a marca rara ou trocar o motor"],
        slots: [
          [
            "Sem peça no mercado, o conserto dura pouco, e o motor novo em casa, de {price.homeSwap} com mão de obra, costuma valer mais. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
            "Marca sem reposição leva à troca: em residência, de {price.homeSwap}, já instalado, ou kit basculante de até {width.quarterHp} a partir de {price.lowest}.",
            "Quando não se acha peça, trocar o motor em casa fica de {price.homeSwap}, instalado. Basculante de até {width.quarterHp} tem kit a partir de {price.lowest}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Não. A empresa é independente e trabalha com várias marcas, sem representar nenhuma fábrica.",
          "Não representamos fabricante. Vendemos, instalamos e consertamos de forma independente.",
        ],
      },
      {
        question: "E motor importado ou sem marca?",
        answers: [
          "Depende da peça: capacitor e sensores costumam ter equivalente, placa nem sempre. A foto da placa por fora e do motor responde.",
          "Se há central compatível, atendemos. Motor comum aceita placa universal; o de inversor importado, quase nunca.",
        ],
      },
      {
        question: "A peça compatível é confiável?",
        answers: [
          "É, quando tem a mesma especificação do original e vem de fabricante conhecido. Ela tem a garantia da lei, como qualquer peça.",
          "Sim, desde que combine tensão, potência e tipo. Não é falsa, é de outra marca, com a garantia da lei.",
        ],
      },
      {
        question: "Que garantia tem o motor novo?",
        answers: [
          "O motor comprado conosco tem {warranty.motor}, e a instalação, {warranty.installation}, em qualquer das marcas que vendemos.",
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor",
  },
  {
    id: "comprar-no-atacado",
    broader: "loja",
    label: "Motor de portão no atacado e direto da fábrica",
    phrase: "a compra de motor no atacado",
    asks: [
      "motor comprar direto fabricante",
      "comprar direto do fabricante",
      "motor atacado",
      "motor portão atacado",
      "comprar motor atacado",
      "comprar motor portão atacado",
      "direto fábrica motor",
      "motor direto fábrica",
      "motor portão direto fábrica",
      "motor preço fábrica",
      "motor preço instalador",
      "revenda motor portão",
      "revenda motor portão preço instalador",
      "distribuidor motor portão",
      "distribuidora motor portão",
      "fornecedor motor portão",
      "fabricante motor portão",
      "fabricantes motor portão",
      "quem fabrica motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão direto da fábrica ou no atacado é vendido em quantidade a distribuidor, revenda e instalador, quase nunca uma unidade ao dono da casa. Somos loja, e não fábrica. Para vários portões, peça cotação com a quantidade; para um só, o kit basculante instalado vai de {price.lowest} a {price.highest}.",
        "Preço especial de motor de portão para instaladores, revenda ou obra é cotado pela quantidade, com a lista dos modelos, e não há tabela de atacado publicada. Quem compra um só motor paga o varejo já com o serviço: o kit basculante instalado custa de {price.lowest} a {price.highest}.",
        "O fabricante de motor de portão vende em lote, a distribuidores e revendas com cadastro, e nós somos loja que vende e instala. Para um ou dois portões, compare o preço do motor já funcionando: o kit basculante instalado vai de {price.lowest} a {price.highest}. Em quantidade, a cotação é feita por lista.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o atacado compensa", "Uma casa, um prédio ou uma obra"],
        slots: [
          [
            "Para um motor só, o desconto na caixa costuma sumir no frete e na montagem, que sozinha parte de {price.installation}. Além disso, fica mais difícil acionar a garantia sem quem instalou por perto.",
            "Em um único portão, a caixa mais barata ainda paga frete e instalação, esta a partir de {price.installation}, e a garantia fica sem um instalador responsável.",
            "Comprar um motor avulso de longe raramente compensa, porque a mão de obra começa em {price.installation}, o frete reduz a economia e não há ninguém por perto na garantia.",
          ],
          [
            "Condomínio, obra ou serralheria com vários portões deve pedir tudo em uma proposta, com o preço de cada um. Usar o mesmo modelo em todos facilita a peça de reposição.",
            "Vários portões em uma mesma proposta permitem condição por quantidade e dividem o deslocamento. Padronizar o modelo ajuda depois, na reposição.",
            "Quem tem muitos portões, como obra ou condomínio, ganha com uma cotação única e com o mesmo modelo em todos, porque a reposição fica mais simples.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que conferir numa oferta de fábrica", "Cuidados com o preço de fábrica"],
        slots: [
          [
            "A palavra fábrica no anúncio não garante a origem, e um preço muito baixo pode ser do motor sem central nem acessórios. Peça estes dados por escrito.",
            "Nem todo anúncio que diz fábrica é de fabricante, e o valor baixo às vezes deixa de fora a central e os controles. Vale pedir por escrito o que segue.",
            "Antes de fechar com quem vende a preço de fábrica, veja o que vem na caixa, porque central e controles podem ser cobrados à parte.",
          ],
        ],
        bullets: [
          "CNPJ e nota em nome de quem compra",
          "Central, controles, suporte e cremalheira incluídos ou não",
          "Quem atende a garantia na sua cidade",
          "Tensão, 127 V ou 220 V, e peso máximo do modelo",
          "Prazo de entrega por escrito",
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para a cotação", "Dados do pedido"],
        slots: [
          [
            "Mande a quantidade por tipo de portão, o peso e a medida médios das folhas, a tensão e o prazo. Diga também se é instalador, revenda, condomínio ou obra.",
            "A cotação sai com a quantidade, o tipo de portão, as medidas, a tensão e a data. Informe ainda quem compra: revenda, instalador, síndico ou construtora.",
            "Diga quantos motores são, para que portões, de que peso e tensão e para quando. Com isso e o perfil da compra, o preço vem de uma vez.",
          ],
          [
            "A resposta traz modelo, condição e frete, com {warranty.motor} de garantia de fábrica em cada motor. Se preferir instalado, o serviço tem mais {warranty.installation} de garantia.",
            "Você recebe modelo, valor e prazo, e cada motor tem {warranty.motor} de garantia da fábrica. Com a nossa montagem, o serviço ganha outros {warranty.installation}.",
            "Na proposta vêm preço, modelo e entrega. A fábrica garante o motor por {warranty.motor}, e a instalação feita por nós tem garantia de {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem para instaladores?",
        answers: [
          "Vendemos motor, peças e controles avulsos, e a quantidade é cotada por lista.",
          "Sim, por cotação: mande a lista com modelo e quantidade, e a resposta traz a condição.",
        ],
      },
      {
        question: "Comprando dois tem desconto?",
        answers: [
          "Dois motores na mesma visita dividem o deslocamento, e a condição aparece na proposta. Peça os dois juntos.",
          "Uma proposta única permite melhorar o total. Diga na primeira mensagem que são dois portões.",
        ],
      },
      {
        question: "A garantia muda se eu comprar da fábrica?",
        answers: [
          "A garantia do motor é a mesma da fábrica, mas muda quem atende você. Instalação por conta própria fica sem garantia do serviço.",
          "No motor, não. O que se perde é a garantia da instalação e alguém por perto para atender.",
        ],
      },
      {
        question: "Dá para retirar o motor em vez de receber?",
        answers: [
          "A retirada se combina antes por mensagem, depois de confirmado o que há em estoque. Em quantidade, a entrega costuma ser mais prática.",
          "Combine o dia por mensagem, porque nem tudo fica à pronta entrega, sobretudo em lote.",
        ],
      },
    ],
    photo: "a lista com as quantidades ou, para um portão só, fotos por dentro e por fora, com largura e altura",
  },
  {
    id: "preventiva-economiza",
    broader: "manutencao",
    label: "Quanto a manutenção preventiva economiza",
    phrase: "a economia da manutenção preventiva",
    asks: [
      "compensa pagar revisão todo ano",
      "revisão todo ano ou só consertar",
      "quanto economiza manutenção",
      "economiza manutenção preventiva",
      "economia manutenção preventiva",
      "manutenção preventiva vale pena",
      "vale pena manutenção preventiva",
      "vale pena manutenção portão",
      "compensa manutenção preventiva",
      "compensa manutenção portão",
      "manutenção preventiva compensa",
      "preventiva ou corretiva",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena fazer manutenção preventiva em casa pela diferença de preço: a revisão custa a partir de {price.preventive}, sem peças, e trocar o motor que queimou por folha pesada ou trilho sujo fica de {price.homeSwap}. Não há porcentagem certa de quanto economiza, mas ela evita que a peça barata estrague a cara.",
        "Quanto se economiza com manutenção preventiva se vê em dois preços: a visita em casa parte de {price.preventive}, sem peças, e a troca do motor vai de {price.homeSwap}. Compensa porque a revisão acha roldana dura, cabo gasto e contrapeso errado antes que levem o motor.",
        "A manutenção preventiva em casa começa em {price.preventive}, fora as peças, e a troca do motor que ela ajuda a evitar custa de {price.homeSwap}: vale a pena. Quanto economiza ao certo ninguém sabe dizer em porcentagem; o ganho é trocar a peça pequena antes que ela quebre a grande.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta da preventiva", "O que se evita gastar"],
        slots: [
          [
            "Trilho sujo e roldana dura fazem o motor trabalhar forçado, e o motor forçado gasta a engrenagem e queima. Tirar esse esforço custa limpeza, lubrificação e às vezes um par de roldanas.",
            "O motor costuma queimar por esforço: folha que pesa, roldana presa, trilho com areia. Limpar, engraxar e trocar a roda sai bem menos que redutor ou motor novo.",
            "Quase tudo o que estraga motor é esforço demais, vindo de trilho sujo, roldana gasta ou folha fora de equilíbrio. A revisão elimina isso por um valor bem menor que o da engrenagem ou do motor.",
          ],
          [
            "No basculante, o cabo trocado no primeiro fio partido evita a queda da folha, que leva braço e chapa. E quem marca a visita escolhe o dia, em vez de ficar com o carro preso.",
            "Um cabo de basculante com fio solto é barato de trocar; depois que a folha cai, paga-se braço, chapa e solda. Além disso, a revisão tem hora marcada, e a quebra não.",
            "Vendo cedo o fio partido no cabo do basculante, paga-se só o cabo; a folha caída custa serralheria. Outra economia é de tempo, porque a visita se agenda.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que a preventiva inclui", "O que o técnico confere na revisão"],
        slots: [
          [
            "A visita em casa cobre os pontos que mais viram conserto. Peça gasta é mostrada e orçada antes de qualquer troca.",
            "Na revisão, o técnico passa pelo que costuma falhar primeiro. O que precisar de troca recebe orçamento à parte.",
            "O serviço percorre a folha e o motor, dos pontos de desgaste aos sensores. Nenhuma peça é trocada sem valor aprovado.",
          ],
        ],
        bullets: [
          "Limpeza e lubrificação de trilho, dobradiças e cremalheira",
          "Reaperto de suporte, braço e parafusos",
          "Equilíbrio da folha, cabos e roldanas",
          "Fim de curso, força e reversão",
          "Fotocélula, controles e capacitor medidos",
        ],
      },
      {
        about: "time",
        headings: ["De quanto em quanto tempo fazer", "Quando marcar a revisão"],
        slots: [
          [
            "Em casa, {visits.home}; em prédio e comércio, {visits.business}. Assim o motor tende a chegar à vida normal, de {trade.life}, em vez de parar antes.",
            "O intervalo é {visits.home} em residência e {visits.business} em uso coletivo. Com esse cuidado, um motor costuma durar de {trade.life}.",
            "Marque {visits.home} em casa ou {visits.business} onde o uso é coletivo. A vida comum de um motor, de {trade.life}, conta com essa manutenção.",
          ],
          [
            "Antecipe se o portão ficou lento, barulhento ou pesado na mão, porque é nessa fase que o conserto ainda é pequeno. Depois de bater o carro na folha, também.",
            "Barulho, lentidão ou peso novo na folha pedem visita antes da data, quando o reparo é barato. Batida de carro no portão é outro motivo.",
            "Não espere a data se surgiu ruído, tranco ou lentidão, sinais de um defeito ainda barato. O mesmo vale depois de uma batida na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso fazer a preventiva sozinho?",
        answers: [
          "Parte dela: limpar o trilho, a fotocélula e trocar pilha, com o disjuntor desligado. Cabos, molas, contrapeso e placa são do técnico.",
          "A limpeza por fora e a pilha do controle são suas. Equilíbrio da folha, cabos e parte elétrica exigem medição e escora, e ficam para a visita.",
        ],
      },
      {
        question: "Contrato ou visita avulsa?",
        answers: [
          "Em casa, a visita avulsa basta; em prédio e empresa, o contrato dá visitas marcadas e histórico das peças.",
          "Casa vive bem com avulsa, uma vez por vez. Portão que abre o dia todo rende mais com contrato.",
        ],
      },
      {
        question: "E se a revisão achar peça gasta?",
        answers: [
          "Você recebe o valor da peça antes e decide. Quando ela pode esperar, o técnico diz o que acontece se ficar para depois.",
          "A peça é orçada à parte, com a troca só depois do seu aceite. Cabo de basculante gasto não convém adiar.",
        ],
      },
      {
        question: "Preventiva evita todo defeito?",
        answers: [
          "Não: raio, surto na rede e batida continuam acontecendo. Ela reduz os defeitos de desgaste, que são a maior parte.",
          "Todo, não. O que vem de desgaste ela pega cedo; queima por surto se previne com protetor no quadro e aterramento.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e uma foto da etiqueta do motor",
  },
];
