import type { Concept } from "#domain/knowledge/concept.ts";

export const seg: Concept = {
  id: "seg",
  kind: "brand",
  label: "SEG",
  phrase: "o motor SEG",
  words: [
    "seg",
    "motor seg",
    "motores seg",
    "portão seg",
    "automatizador seg",
    "seg automatizadores",
    "motor portão seg",
    "controle seg",
    "como programar controle seg",
    "como gravar controle seg",
    "como cadastrar controle seg",
    "programar controle seg",
    "gravar controle seg",
    "cadastrar controle seg",
    "configurar controle seg",
    "codificar controle seg",
    "apagar controle seg",
    "destravar seg",
    "placa seg",
    "central seg",
    "marca seg",
  ],
  intent: "buying",
  answers: {
    any: [
      "Não vendemos motor de portão SEG, mas consertamos os modelos que a foto da etiqueta confirmar e instalamos outro no lugar quando não dá. Em casa, a troca com mão de obra fica de {price.homeSwap}. A maioria dos defeitos está na energia, no controle, na placa ou na folha pesada, e não exige motor novo.",
      "Portão com motor SEG se resolve por conserto, nos modelos que atendemos, ou pela troca por outra marca, de {price.homeSwap} em residência, com o serviço. Mande três fotos: da etiqueta, do controle e do portão inteiro. Por elas dizemos qual dos dois serve.",
      "O motor SEG não está entre as marcas que vendemos, mas consertamos modelos que a foto da etiqueta confirmar. Quando não é possível, instalamos um motor equivalente no lugar. A troca em casa fica de {price.homeSwap}, com a mão de obra.",
      "Para motor de portão SEG, comece pela foto da etiqueta, que mostra se fazemos o conserto do modelo. Quando não fazemos, um motor equivalente, de PPA ou Garen, por exemplo, custa de {price.homeSwap} já trocado em residência.",
    ],
    repair: [
      "O conserto de motor SEG segue uma ordem: energia, controle, peso da folha, capacitor e placa, e só se troca o que a medição reprovar. Pela foto da etiqueta dizemos se atendemos o modelo. Um motor novo no lugar, em casa, fica de {price.homeSwap}.",
      "Portão com motor SEG que não responde, para no meio ou bate costuma ter conserto sem trocar o motor. Desligue o disjuntor, não force a folha e mande a foto da etiqueta, que mostra se o modelo é atendido.",
      "Motor SEG com defeito é examinado como qualquer outro: energia, controle, peso da folha, capacitor e placa. A etiqueta diz se fazemos o reparo. Se não, a troca por motor das nossas marcas custa de {price.homeSwap} em residência.",
    ],
    price: [
      "Trocar um motor SEG por outro das marcas com que trabalhamos fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. Instalar um SEG que você comprou custa a partir de {price.installation}, em modelo atendido. O conserto é orçado grátis pela foto da etiqueta.",
      "Um motor novo no lugar do SEG custa de {price.homeSwap} em residência, já montado. A instalação de um SEG comprado à parte começa em {price.installation}, se a foto da etiqueta mostrar que atendemos o modelo.",
      "Em portão com motor SEG, a troca por outra marca custa de {price.homeSwap} em casa, com o serviço, e a mão de obra para instalar o seu parte de {price.installation}. No conserto, capacitor e ímã são baratos; placa e engrenagem custam mais.",
    ],
    buying: [
      "Motor SEG para portão basculante não vendemos, mas temos o equivalente já instalado: em folha de até {width.quarterHp}, o kit custa a partir de {price.lowest}. Se você preferir comprar o SEG, instalamos por {price.installation} ou mais, depois de conferir o modelo por foto. A largura e o peso da folha decidem a potência.",
      "O motor SEG se compra em loja; conosco você encontra o equivalente de outra marca, e a troca em residência fica de {price.homeSwap}. No basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}. Antes de escolher o SEG, veja se há placa e controle do modelo perto de você.",
      "Para quem procura motor SEG para portão, vendemos e instalamos um equivalente, como PPA e Garen: em casa, a troca com mão de obra fica de {price.homeSwap}, e o kit para basculante de até {width.quarterHp} parte de {price.lowest}. Também instalamos o SEG que você comprar, em modelo atendido, a partir de {price.installation}.",
    ],
    installation: [
      "Instalamos o motor SEG que você comprou, se a foto da etiqueta mostrar que atendemos o modelo, com mão de obra a partir de {price.installation}. O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, com regulagem e controles gravados.",
      "A instalação de motor SEG, em modelo atendido, inclui fixação, circuito próprio, regulagem de parada e força e gravação dos controles. A mão de obra parte de {price.installation}, e a folha precisa andar leve antes.",
      "Para instalar motor SEG, mande a foto da etiqueta e do portão: confirmado o modelo, a mão de obra começa em {price.installation}. São {time.tilting} de trabalho no basculante e {time.sliding} no portão de correr.",
    ],
    comparison: [
      "Entre motor SEG e PPA, Garen ou Rossi, compare modelos do mesmo porte, que trabalham de forma parecida. Desempatam os ciclos indicados, o tipo de fim de curso e a facilidade de repor controle e placa perto de você.",
      "SEG ou outra marca: pense na reposição, porque motores equivalentes bem instalados se comportam igual. Peso suportado e aberturas por dia vêm da ficha, e a peça na região decide o resto.",
      "Para comparar o SEG com outros motores, use três dados: quilos, ciclos por hora e peça à venda. O nome pesa menos que a instalação e a folha leve.",
    ],
    emergency: [
      "Motor SEG parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Em urgência com motor SEG, corte a energia no disjuntor e mande foto de longe e da etiqueta. Basculante fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
      "Se o portão com SEG travou, desligue o disjuntor e use a chave apenas em folha de correr ou de abrir que esteja reta. O basculante não se solta; pelo WhatsApp, {shop.hours}, dizemos se atendemos.",
    ],
    "how-to": [
      "No motor SEG, o dono pode limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Programar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede.",
      "Para programar controle ou mexer em motor SEG, comece pela etiqueta, que diz o manual certo. Em receptor externo, siga o manual; na placa do motor, a gravação e a regulagem são do técnico.",
      "A parte segura do SEG em casa é testar pilha, botoeira e fotocélula, com o motor fechado. Cadastro de controle e ajuste de força se fazem na placa, onde há tensão, pelo técnico.",
    ],
  },
  line: [
    "Em motor SEG, o controle e a placa precisam falar o mesmo código, então fotografe os dois lados do controle.",
    "O diagnóstico de um SEG separa energia, rádio, folha e central, uma etapa de cada vez.",
    "Se o seu motor é SEG, a etiqueta na carcaça traz o modelo que define a peça.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["Motor SEG serve no seu portão?", "O que conferir antes de comprar um SEG"],
      slots: [
        [
          "O SEG serve quando o modelo é do seu tipo de portão e a capacidade passa do peso da folha. No basculante equilibrado de até {width.quarterHp}, 1/4 HP costuma bastar.",
          "Serve se o tipo de abertura, o peso e as aberturas por dia cabem na ficha do modelo. No basculante leve de até {width.quarterHp}, 1/4 HP atende.",
          "O modelo precisa ser do tipo do portão e ter capacidade acima do peso da folha, como diz a etiqueta. Basculante leve de até {width.quarterHp} usa 1/4 HP.",
        ],
        [
          "Antes de comprar, pergunte se há placa e controle do modelo na sua região, porque é isso que permite consertar depois. Quem já tem controles SEG bons economiza ficando na marca.",
          "Sem peça por perto, uma marca mais comum dá menos trabalho no conserto. Ficar na SEG compensa para quem já tem os controles e encontra a placa com facilidade.",
          "O motor SEG serve bem onde há peça: a reposição decide tanto quanto a força. Se placa e controle do modelo são difíceis de achar perto de você, o motor equivalente de outra marca é a melhor compra.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["As partes de um motor SEG", "Como identificar o motor SEG"],
      slots: [
        [
          "O motor SEG, como os outros, tem motor, redutor, placa, receptor e fim de curso. A etiqueta da carcaça identifica o motor, e a placa tem um código próprio.",
          "O conjunto tem a máquina, com motor e redutor, e a placa, que comanda. Cada uma tem a sua identificação, e o controle depende do receptor da placa.",
          "Motor, redutor, placa e sensores formam o conjunto. A etiqueta fala do motor. Se a placa já foi trocada, vale o código escrito nela.",
        ],
        [
          "A versão de basculante usa um fuso, e a de correr, engrenagem e cremalheira. Peça de uma não serve na outra, por isso diga o tipo de portão.",
          "No basculante, o motor gira um fuso; no de correr, move uma cremalheira. As peças não se misturam, e o tipo de portão precisa ser dito no pedido.",
          "As peças mudam com o tipo de portão. O basculante usa um fuso, que é uma rosca comprida, e o de correr usa engrenagem e cremalheira, a barra de dentes presa à folha.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Motor SEG com falha: as causas e a ordem do exame", "Como achar o defeito de um motor SEG"],
      slots: [
        [
          "O exame vai do simples ao caro e começa pela energia, porque tensão baixa parece defeito de placa. O técnico mede o disjuntor, o fusível e a fiação com o motor em funcionamento.",
          "A energia é medida antes de tudo, já que pouca tensão parece motor ruim. Nenhuma peça é trocada antes disso.",
          "O técnico começa pela rede e pelo disjuntor, que explicam muitas paradas. Assim não se condena uma placa boa por causa de um fio.",
        ],
        [
          "Se a botoeira aciona e o controle não, o defeito é no controle ou no receptor. Se nem a botoeira funciona, são vistos o peso da folha, o capacitor, a placa e o redutor, nessa ordem.",
          "Botoeira que move o portão leva ao receptor; botoeira sem efeito leva ao capacitor e à placa. O peso da folha também é conferido.",
          "O botão da parede separa o controle do motor. Em seguida, o técnico confere o peso da folha e o capacitor e, no fim, a placa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Motor SEG: verificação em poucos minutos", "Confira o SEG antes de chamar"],
      slots: [
        [
          "Disjuntor, controle e fotocélula explicam muitas paradas e se testam sem ferramenta. Não tire a tampa, porque o risco de choque continua mesmo com o disjuntor desligado.",
          "Com dois controles e a botoeira dá para saber se o problema é do controle ou do portão. A tampa fica fechada, porque lá dentro há capacitor carregado.",
          "Comece pela pilha e pelo disjuntor, sempre por fora. Se nada aciona, desligue e peça a visita, sem abrir o motor.",
        ],
      ],
      steps: [
        "Veja se o disjuntor do portão está armado.",
        "Teste com outro controle já cadastrado.",
        "Acione pela botoeira, se houver.",
        "Olhe se a fotocélula está limpa.",
        "Fotografe a etiqueta do SEG com a tampa fechada.",
      ],
    },
    {
      about: "cost",
      headings: ["Consertar ou trocar o SEG: o que muda o preço", "Trocar ou consertar: o que pesa no preço"],
      slots: [
        [
          "No conserto, capacitor e ímã custam menos que placa e engrenagem. Na troca, o valor depende do tipo de portão e do peso da folha.",
          "Uma peça pequena muda pouco a conta; placa e engrenagem mudam bastante. O preço do motor novo acompanha o tamanho e o peso da folha.",
          "O conserto mais barato é o do capacitor, e o mais caro, o da placa ou da engrenagem. O valor da troca depende do peso da folha e do tipo de portão.",
        ],
        [
          "O motor novo das nossas marcas tem {warranty.motor} de garantia, e o cartão divide em até {shop.instalments} vezes.",
          "São {warranty.motor} de garantia no motor que vendemos, com pagamento em até {shop.instalments} parcelas no cartão.",
          "Quem troca tem {warranty.motor} de garantia no motor e pode pagar em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o SEG no dia a dia", "Para o motor SEG durar mais"],
      slots: [
        [
          "O motor dura mais se a folha é leve, por isso mantenha trilho, dobradiças e cabos em ordem. Não jogue água na carcaça ao lavar a garagem.",
          "Portão que anda leve poupa o motor. Deixe a tampa fechada e a mangueira longe, e não enrole o motor em plástico, que junta umidade.",
          "O que encurta a vida do motor é a folha pesada. Água e plástico em volta dele também fazem mal.",
        ],
        [
          "A revisão é feita {visits.home} em casa e {visits.business} em comércio ou condomínio.",
          "Em residência, revise {visits.home}; em prédio ou empresa, {visits.business}.",
          "Peça o reaperto e a lubrificação {visits.home} na casa e {visits.business} na empresa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei se meu motor é SEG?",
      answers: [
        "Pelo nome na tampa e, com certeza, pela etiqueta de identificação. Se ela apagou, fotos do motor e do portão ajudam a reconhecer.",
        "Procure o adesivo na lateral ou na base, com modelo e tensão. O controle também costuma trazer a marca.",
        "A etiqueta da carcaça diz a marca e o modelo. Sem ela, o formato do motor e o controle dão a pista.",
      ],
    },
    {
      question: "Motor SEG serve para condomínio?",
      answers: [
        "Só em versão de uso intenso, porque o de casa esquenta na hora de pico.",
        "Serve se os ciclos por hora da ficha passarem das aberturas da hora mais cheia.",
        "Depende da ficha. Sem o número de ciclos por hora, prefira um motor feito para uso coletivo.",
      ],
    },
    {
      question: "Motor SEG tem peça de reposição?",
      answers: [
        "Capacitor, fim de curso e controle costumam ter equivalentes; placa e engrenagem dependem do modelo.",
        "Em parte. Quando falta a placa, uma central universal pode servir, se o motor for de tipo comum.",
        "As peças elétricas simples, sim. Para engrenagem e placa, é preciso conferir o modelo na etiqueta.",
      ],
    },
    {
      question: "Vocês atendem motor SEG?",
      answers: [
        "Depende do modelo, que a etiqueta mostra. Quando não dá, indicamos o motor que serve no lugar.",
        "Alguns modelos, sim. Mande a etiqueta. Se não atendermos o seu, a alternativa é a troca por outra marca.",
        "O modelo decide. Com a foto da etiqueta e a descrição do defeito, a resposta sai na conversa.",
      ],
    },
    {
      question: "Quanto custa instalar um SEG que já comprei?",
      answers: [
        "A partir de {price.installation}, só a mão de obra, nos modelos que atendemos. Suporte e ponto de energia, se faltarem, são cobrados à parte.",
        "A mão de obra parte de {price.installation}, em modelo confirmado pela etiqueta.",
        "A mão de obra começa em {price.installation}; acertos na folha entram à parte.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro e, se o motor SEG já está instalado, outra da etiqueta e um vídeo do que ele faz",
  traits: {
    Origem: "Marca de automatizadores vendida no Brasil",
    "Conhecida por": "Motores para portão de casa e controles",
    "Peças e controles": "Variam com a região; confirme antes de comprar",
    Atenção: "Sem peça por perto, o conserto demora mais",
  },
  related: ["placa", "controle", "conserto", "capacitor", "unisystem", "pecas"],
  topic: "tecnico-de-portao-automatico",
};
