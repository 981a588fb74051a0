import type { Concept } from "#domain/knowledge/concept.ts";

export const peccinin: Concept = {
  id: "peccinin",
  kind: "brand",
  label: "Peccinin",
  phrase: "o motor Peccinin",
  words: [
    "peccinin",
    "motor peccinin",
    "motores peccinin",
    "portão peccinin",
    "automatizador peccinin",
    "máquina peccinin",
    "motor portão peccinin",
    "portão eletrônico peccinin",
    "pecinin",
    "motor pecinin",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor Peccinin tem modelos para portão basculante, de correr e de abrir, e tanto a venda quanto o conserto são feitos pela nossa equipe. Um motor antigo com o redutor firme costuma valer o reparo. A troca por um novo, em casa e com mão de obra, fica de {price.homeSwap}.",
      "Motor de portão Peccinin é de uma marca brasileira que hoje pertence ao grupo italiano Nice. As peças mudam de um modelo para outro, e por isso pedimos a foto da etiqueta antes de orçar. Um motor novo já trocado em casa custa de {price.homeSwap}.",
      "Para um motor de portão Peccinin, vendemos a peça, consertamos no local ou instalamos um novo, sempre como independentes da fábrica. Capacitor, placa e fim de curso têm reparo, e folga no redutor pede troca, de {price.homeSwap} em residência, com mão de obra.",
      "Consertar ou trocar um motor Peccinin depende do redutor, a caixa de engrenagens que transmite a força. Quando ele está firme, compensa trocar só a peça com defeito. Se tem folga, a troca em casa fica de {price.homeSwap}, com o motor e o serviço.",
    ],
    repair: [
      "O motor Peccinin tem conserto na maioria dos casos, inclusive em modelos antigos, e o serviço é feito no endereço do portão. O técnico mede capacitor, enrolamento e placa e confere o redutor. Se o reparo não compensar, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Um motor Peccinin que ronca, gira em falso ou para no meio quase sempre se resolve com uma peça, original ou compatível. A causa é medida antes, e só a folga no redutor leva à troca do motor, que em residência custa de {price.homeSwap}, com o serviço.",
      "No conserto do motor Peccinin, o técnico testa capacitor, engrenagem, fim de curso e placa antes de trocar qualquer peça. A assistência é independente da fábrica e atende no local. Em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O motor Peccinin custa de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em portão pesado. Se você já comprou o motor, a instalação parte de {price.installation}. Com o redutor firme, consertar o antigo costuma sair por menos.",
      "Um motor de portão Peccinin já trocado fica de {price.homeSwap} em residência, conforme o tipo e o peso da folha. Apenas a mão de obra, para motor comprado à parte, sai a partir de {price.installation}. A foto da etiqueta permite orçar também o conserto do que você tem.",
      "O preço do motor Peccinin depende do portão: em casa, a troca completa vai de {price.homeSwap}, e em garagem coletiva, de {price.heavySwap}. O conserto pode custar menos quando o redutor não tem folga, e a instalação avulsa começa em {price.installation}.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão Peccinin para basculante, de correr, como o Gatter, e de abrir, e consertamos o que você já tem. A troca, com motor e mão de obra, fica de {price.homeSwap} em casa e de {price.heavySwap} em garagem coletiva. O modo de abrir e o peso da folha definem o modelo.",
      "Um motor Peccinin novo, já trocado em residência, custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão. Antes de indicar o modelo, conferimos a tensão da casa, o peso da folha e os controles. Se o seu Peccinin antigo ainda tem o redutor firme, o conserto pode bastar.",
      "Para comprar motor Peccinin, informe como o portão abre, quanto mede e de que material é, porque esses três dados definem o modelo. A troca em casa, com motor e serviço, fica de {price.homeSwap}. Quando o redutor do antigo está bom, o reparo sai por menos.",
    ],
    installation: [
      "A instalação do motor Peccinin leva de {time.tilting} no basculante e de {time.sliding} no deslizante, com fixação, ligação, regulagem e gravação dos controles. Para um motor que você já comprou, a mão de obra sai a partir de {price.installation}.",
      "Instalar um motor Peccinin ocupa de {time.tilting} no portão basculante e de {time.sliding} no de correr, com a força e o percurso já regulados. Só a mão de obra parte de {price.installation}. Com o motor incluído, a troca em casa fica de {price.homeSwap}.",
      "Na montagem de um Peccinin, aproveitamos a fiação, a fotocélula e, no portão de correr, a cremalheira que combine com a engrenagem nova. O motor com a troca em casa custa de {price.homeSwap}, e a mão de obra de um motor seu parte de {price.installation}.",
    ],
    comparison: [
      "A diferença entre o motor Peccinin e os de outras marcas brasileiras está menos na mecânica, que é parecida, e mais nas peças. Potência, velocidade e reposição à venda decidem a compra, porque placa e engrenagem de uma marca não servem na outra.",
      "Peccinin ou outra marca: para o mesmo portão, compare o peso suportado, as aberturas por dia e a facilidade de achar engrenagem e placa. O princípio é igual, com fuso, cremalheira ou braço; o que muda de um fabricante para outro são as peças e os controles.",
      "Entre um Peccinin e um motor de outra marca, compare as fichas dos dois modelos: força, velocidade e uso previsto. A reposição na região pesa muito, e os controles que você tem só continuam servindo se a central nova aceitar o mesmo código.",
    ],
    emergency: [
      "Com o motor Peccinin parado e o carro preso, desligue o disjuntor, afaste crianças e animais e não force a folha. A chave de destravar serve só para portão de correr ou de abrir, reto e nivelado. O basculante espera o técnico; atendemos {shop.hours}.",
      "Em urgência com motor Peccinin, corte a energia no disjuntor e veja o tipo de portão. O de correr ou de abrir, se estiver reto, pode ser destravado e movido na mão; o basculante fica fechado e travado até o técnico chegar. Atendemos {shop.hours}.",
      "Se o Peccinin travou e você precisa entrar ou sair, desligue a energia e use a chave apenas em folha de correr ou de abrir que esteja reta e nivelada. O basculante não deve ser solto, porque a folha pode cair. Atendemos {shop.hours}, com o valor combinado antes.",
    ],
    "how-to": [
      "No motor Peccinin, o dono pode limpar a carcaça por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular a força e abrir a central são serviços de técnico, porque ali há tensão da rede.",
      "Para mexer com segurança em um motor Peccinin, comece pela etiqueta, que mostra o modelo e o manual certo. Você mesmo pode testar a pilha, a botoeira e a fotocélula. A gravação e a regulagem se fazem na placa, sob a tampa, e são do técnico.",
      "Cuidar do motor Peccinin em casa se resume à limpeza externa, à pilha do controle e à lente da fotocélula, sempre com o disjuntor desligado. A programação e a regulagem exigem abrir a central, que tem tensão da rede, e por isso ficam com o técnico.",
    ],
  },
  line: [
    "No motor Peccinin, o modelo da etiqueta define a central, o controle e a peça que servem.",
    "Atendemos motor Peccinin como assistência independente, com medição no local antes de trocar peça.",
    "Em Peccinin antigo, veja se a placa já foi trocada, porque a troca muda o controle e a peça que servem.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como são os motores Peccinin", "Peccinin: motores para três tipos de portão"],
      slots: [
        [
          "A Peccinin é uma fabricante brasileira com motores para portão basculante, de abrir e de correr, este com a conhecida linha Gatter. Hoje faz parte do grupo italiano Nice, e os dois nomes podem aparecer juntos.",
          "De origem brasileira e hoje no grupo Nice, da Itália, a Peccinin tem motor para os três tipos de portão: basculante, de abrir e deslizante. No deslizante, o modelo mais visto é o Gatter.",
          "Motores Peccinin existem para basculante, para portão de abrir e para o de correr, em que a linha Gatter é a mais comum. A marca nasceu no Brasil e foi comprada pela italiana Nice.",
          "Um Peccinin instalado em casa pode ser um Gatter, no portão de correr, ou um motor de basculante ou de abrir da mesma marca. Em embalagens mais novas aparece também o nome Nice, dona da fabricante brasileira.",
        ],
        [
          "O motor de basculante usa um fuso, o de correr tem uma engrenagem que anda sobre a cremalheira, e o de abrir empurra a folha com um braço. Engrenagem, fim de curso e central são próprios de cada modelo, e a peça se pede pela etiqueta.",
          "Cada tipo de Peccinin move a folha de um jeito: por fuso no basculante, por engrenagem e cremalheira no de correr, por braço no de abrir. Como engrenagem e placa mudam entre modelos, a etiqueta orienta a compra da peça.",
          "A mecânica é a mesma de outras marcas, com fuso, cremalheira ou braço conforme o portão. As peças, porém, não se misturam nem entre modelos da Peccinin, e a etiqueta mostra qual pedir.",
          "Os motores da marca trabalham com fuso no basculante, engrenagem e cremalheira no deslizante e braço no portão de abrir. Para repor uma peça, siga o modelo da etiqueta, porque dentes, placa e sensor de parada variam.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual motor Peccinin escolher", "Comprar um Peccinin: o que conferir"],
      slots: [
        [
          "Escolha o motor Peccinin pelo modo de abrir e pelo peso da folha, com alguma margem, sobretudo em chapa fechada. Garagem coletiva precisa da versão de uso intenso, porque a residencial esquenta e para na hora de pico.",
          "O jeito como o portão abre define a família do motor, e o peso da folha define a força, sempre com sobra. Em prédio e comércio, só o modelo de uso intenso aguenta o movimento sem parar por calor.",
          "Primeiro vem o tipo de portão, depois o peso e as aberturas por dia. Folha de chapa fechada exige mais força que a de grade, e condomínio movimentado exige um Peccinin de uso intenso.",
          "Tipo de abertura, medidas e material da folha bastam para indicar o modelo e a força. Onde muitas famílias usam o portão, o motor residencial superaquece no horário de saída, e a escolha certa é o de uso intenso.",
        ],
        [
          "Antes da compra, confirme se há placa e engrenagem de reposição para aquele modelo. Os controles que você tem só continuam se a central nova aceitar o mesmo código.",
          "Vale verificar se o modelo tem peça à venda e se os seus controles funcionam na central dele. As duas respostas saem de uma foto da etiqueta e outra do controle.",
          "Confira a oferta de engrenagem e placa, para o motor não ficar sem reposição daqui a alguns anos. Veja também se a central aceita o código dos controles que você já usa, para não precisar comprar outros.",
          "Um modelo de linha atual tem reposição garantida por mais tempo que um já descontinuado. Quanto aos controles, os de mesmo código são regravados na central nova, e os demais precisam ser trocados.",
        ],
      ],
      bullets: [
        "De correr: Gatter, pelos quilos da etiqueta",
        "De correr, com pressa: Fastgatter, em folha que anda leve",
        "Basculante de até {width.quarterHp}: motor de fuso de 1/4 HP",
        "De abrir: um motor por folha",
      ],
    },
    {
      about: "signs",
      headings: ["Defeitos do motor Peccinin e causas prováveis", "Do sintoma à causa em um Peccinin"],
      slots: [
        [
          "Quando o motor ronca e não anda, a causa costuma ser capacitor fraco ou folha travada, e raramente o enrolamento. Motor que gira com o portão parado tem a chave de destravamento aberta ou a engrenagem gasta.",
          "O Peccinin que ronca e não parte precisa, em geral, de um capacitor novo, ou a folha está presa em algum ponto. Se ele gira e o portão não sai do lugar, olhe a chave de destravamento e a engrenagem.",
          "Um zumbido sem movimento pede a medição do capacitor e a conferência da folha, que pode estar travada. Já o motor que roda livre, com a folha quieta, está destravado ou perdeu dentes da engrenagem.",
          "Partida difícil, com ronco, é sinal de capacitor fraco ou de portão preso. Som normal de motor sem movimento da folha aponta para engrenagem gasta ou para a chave esquecida na posição manual.",
        ],
        [
          "A parada depois de muitas aberturas seguidas é do protetor térmico, e a parada sempre no mesmo ponto é atrito da folha. Se o portão abre e não fecha, suspeite da fotocélula. Se abre sozinho, da botoeira ou de um controle preso.",
          "Portão que abre e não fecha leva à fotocélula, e portão que abre sem ordem leva à botoeira ou a um controle apertado. Quando ele para no meio, o motivo é calor, depois de uso seguido, ou um trecho pesado do trilho.",
          "O uso seguido esquenta o motor Peccinin, que desliga até esfriar; a parada em lugar fixo mostra que a folha raspa ali. Não fechar costuma ser fotocélula, e abrir sozinho, fio úmido ou controle pressionado.",
          "Depois de várias aberturas, o calor desliga o motor por proteção, enquanto um ponto pesado o detém sempre no mesmo lugar. Fotocélula desalinhada impede o fechamento, e botoeira úmida faz o portão abrir sem ninguém pedir.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Verificação segura no Peccinin", "Antes de chamar o técnico do Peccinin"],
      slots: [
        [
          "Disjuntor, controle e destravamento explicam muitas paradas do Peccinin, e os três se conferem por fora, com a carcaça fechada. Em basculante com cabo frouxo ou folha torta, não teste: desligue o disjuntor e fique longe.",
          "Comece pelo disjuntor, pelo controle e pela chave de destravamento, sem ferramenta e sem tocar em fio. Se a folha basculante estiver torta ou com cabo solto, pare, corte a energia e mantenha todos afastados.",
          "Em poucos minutos e com o motor fechado, dá para descartar o disjuntor desarmado, a pilha fraca e a chave fora de posição. Cabo frouxo ou folha inclinada encerra o teste, porque o portão pode cair.",
          "Nenhuma destas verificações pede desmontar o motor: elas tratam do disjuntor, do controle e da chave de destravar. Com o portão torto ou um cabo pendurado, desligue o disjuntor e espere o técnico a distância.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está ligado.",
        "Tire pedra, folha ou brinquedo do trilho e da frente da fotocélula.",
        "Aperte o controle e veja se a luz dele acende forte.",
        "Confira se a chave de destravamento está na posição de trabalho.",
        "Fotografe a etiqueta do motor, de fora.",
      ],
    },
    {
      about: "replace",
      headings: ["Consertar ou trocar o Peccinin", "Peccinin antigo: até quando compensa consertar"],
      slots: [
        [
          "A decisão começa pelo redutor, a caixa de engrenagens que transmite a força. Sem folga no eixo, trocam-se capacitor, placa ou bucha e o motor segue. Com folga e placa fora de linha, o motor novo compensa.",
          "Com o redutor, a caixa de engrenagens, ainda firme, o conserto vale a pena, porque capacitor, placa e fim de curso têm peça à venda. Quando a caixa de engrenagens tem folga e a placa já saiu de linha, a troca do motor é mais sensata.",
          "O estado do redutor, que liga o motor à engrenagem de saída, é o que define o caminho. Firme, ele justifica o reparo. Com folga, e somado a outra peça cara, justifica um motor novo.",
          "Folga no redutor ou carcaça trincada condena um Peccinin, porque o reparo se aproxima do preço de outro motor. Sem esses dois problemas, as peças de desgaste são trocadas e ele trabalha mais alguns anos.",
        ],
        [
          "A vida esperada de um motor é de {trade.life}, e perto desse prazo várias peças se gastam juntas. A troca em casa fica de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
          "Um Peccinin no fim da vida, que é de {trade.life}, costuma falhar de novo pouco depois do conserto. A substituição residencial custa de {price.homeSwap}, e o motor novo tem {warranty.motor} de garantia.",
          "Depois de {trade.life} de uso, compare um reparo caro com a troca, de {price.homeSwap} em residência. O motor novo vem com {warranty.motor} de garantia, que a peça avulsa não dá ao conjunto antigo.",
          "Motores duram de {trade.life}, e antes disso o conserto em geral compensa. Além desse prazo, um motor novo com mão de obra fica de {price.homeSwap} em casa e tem garantia de {warranty.motor}.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Assistência para motor Peccinin no local", "O conserto de um Peccinin no local"],
      slots: [
        [
          "O motor Peccinin é examinado no endereço, junto com o portão, sem ser levado para oficina. O técnico mede capacitor, enrolamento, placa e fim de curso e troca só a peça ruim, também em modelos fora de linha.",
          "Fazemos o conserto no lugar, inclusive de modelos que já saíram de linha. A folha é movida na mão e o motor é medido, para separar o atrito do portão de um defeito elétrico.",
          "O técnico testa o motor e o portão juntos, porque uma folha pesada parece motor fraco. Medidos a placa, o capacitor e os sensores, troca-se apenas o que falhou, mesmo em Peccinin antigo.",
          "Sem tirar o motor da casa, o técnico mede cada parte elétrica e confere o movimento da folha. O reparo se limita à peça com defeito, e os modelos antigos também são atendidos.",
        ],
        [
          "Antes de montar uma engrenagem, contam-se os dentes e mede-se o eixo, comparando a nova com a usada. Placa sem reposição pode dar lugar a uma central universal, se ela aceitar o fim de curso do motor.",
          "A engrenagem nova é conferida com a antiga, dente por dente, antes da montagem. Quando falta a placa original, avalia-se uma central universal compatível com o sensor de parada do motor.",
          "Peça de Peccinin antigo é comparada com a usada, para não errar a medida do eixo e o número de dentes. Se a central já não existe, uma universal costuma servir em motor comum.",
          "A peça velha serve de molde: dentes, diâmetro e furo da nova precisam ser iguais. Em placa fora de linha, a saída é uma central universal que funcione com o fim de curso instalado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pesa no preço do motor e do conserto Peccinin", "O que entra no orçamento de um Peccinin"],
      slots: [
        [
          "O preço de um Peccinin novo depende do tipo de portão e da capacidade do motor, e o do conserto depende da peça. Capacitor e ímã do fim de curso custam pouco; placa e engrenagem custam mais.",
          "No conserto, a peça define o valor, da mais barata, o capacitor, à mais cara, a placa ou a engrenagem. No motor novo, contam o peso da folha e o tipo de portão.",
          "Um reparo custa conforme o que falhou: capacitor e ímã saem por pouco, placa e engrenagem pesam mais. O motor Peccinin novo varia com a força e com o modo de abrir da folha.",
          "Peças pequenas, como capacitor e ímã, quase não mudam o orçamento, ao contrário da placa e da engrenagem. Para o motor inteiro, o valor acompanha o peso da folha e o tipo de portão.",
        ],
        [
          "Fiação, fotocélula e cremalheira em bom estado são aproveitadas e reduzem a conta. Portão de correr que nunca teve motor precisa também de cremalheira, base e ponto de energia, e o cartão parcela em até {shop.instalments} vezes.",
          "Na primeira automação de um portão de correr entram a cremalheira, a base e a tomada, além do motor. Quando fios e sensores já existem e estão bons, o total diminui; no cartão, são até {shop.instalments} vezes.",
          "O que já está instalado e funciona, como fiação e fotocélula, diminui o valor. Faltando base, cremalheira ou ponto elétrico, eles se somam ao motor, e tudo pode ser dividido em até {shop.instalments} parcelas no cartão.",
          "Trocar um motor sai mais barato que automatizar do zero, porque fios, sensores e cremalheira bons continuam. A primeira instalação no deslizante inclui base e energia, e o parcelamento chega a {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda existe peça para motor Peccinin antigo?",
      answers: [
        "Na maioria dos casos, sim: há peça original, compatível ou adaptação com central universal. A etiqueta ou a peça usada confirma qual serve.",
        "Sim, para os itens de desgaste, como capacitor, bucha e engrenagem. No lugar de uma placa fora de linha, pode entrar uma central universal.",
        "Quase sempre existe, porque há muitos motores da marca em uso. O que pode faltar é a placa de um modelo antigo, e uma central universal costuma substituí-la.",
      ],
    },
    {
      question: "Peccinin e Nice são a mesma coisa?",
      answers: [
        "Não são, embora pertençam ao mesmo grupo: a Peccinin, brasileira, foi comprada pela italiana Nice. Em geral, a peça de uma não serve na outra, e quem decide é o modelo da etiqueta.",
        "São marcas do mesmo grupo com motores diferentes. O controle e a placa se escolhem pelo modelo, e não pelo nome do grupo.",
        "A Nice é a dona, e a Peccinin continua como marca de motores. Mesmo assim, as peças das duas não são intercambiáveis.",
      ],
    },
    {
      question: "Qual controle funciona no motor Peccinin?",
      answers: [
        "Funciona o controle compatível com a central instalada, na mesma frequência e no mesmo tipo de código. Como muitos portões já trocaram de placa, confira pelo controle que você usa hoje.",
        "Serve o que a placa do portão aceitar, original ou compatível. O técnico identifica o padrão e grava o novo sem apagar os que você já usa.",
        "O código da central importa mais que a marca do motor. Uma foto do controle atual, de frente e de verso, mostra qual comprar.",
      ],
    },
    {
      question: "Quanto tempo dura um motor Peccinin?",
      answers: [
        "Um motor Peccinin dura de {trade.life} em casa. Passam desse prazo os que recebem revisão {visits.home} e trabalham com a folha leve.",
        "A referência é de {trade.life}, como nos demais motores residenciais. Com portão leve e revisão {visits.home}, ele dura mais.",
        "Conte com {trade.life}, conforme o peso da folha e o número de aberturas. A revisão {visits.home} ajuda o motor a passar disso.",
      ],
    },
    {
      question: "Vocês atendem Peccinin na garantia de fábrica?",
      answers: [
        "Não, porque somos assistência independente. Motor na garantia do fabricante se resolve com ele ou com quem vendeu; depois do prazo, consertamos no local.",
        "Não: a garantia de fábrica se pede ao fabricante. O que fazemos é conserto, troca de peças e instalação, esta com {warranty.installation} de garantia.",
        "A garantia de fábrica só o fabricante atende. Terminado o prazo, o conserto pode ser feito por nós, com o valor combinado antes.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Peccinin já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Brasileira, hoje parte do grupo italiano Nice",
    "Conhecida por": "Linha Gatter, de portão de correr",
    "Peças e controles": "Há originais, compatíveis e centrais universais",
    Atenção: "Confirmar a reposição do modelo antes de comprar",
  },
  related: ["peccinin-gatter", "nice", "engrenagem", "placa", "troca", "capacitor"],
  topic: "motores-peccinin",
};
