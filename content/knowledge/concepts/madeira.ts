import type { Concept } from "#domain/knowledge/concept.ts";

export const madeira: Concept = {
  id: "madeira",
  kind: "material",
  label: "Portão de madeira",
  phrase: "o portão de madeira",
  words: [
    "portão de madeira",
    "madeira",
    "portão de madeira maciça",
    "revestimento de madeira",
    "ripado de madeira",
    "lambri de madeira",
    "madeira inchada",
  ],
  intent: "question",
  answers: {
    any: [
      "Portão de madeira pode ser automático, sim, desde que a folha esteja reta e tenha quadro ou chapa de aço para prender o motor. Como a madeira absorve umidade e pesa mais na chuva, o motor é escolhido com um terço de folga. Em folha pesada, a troca do motor fica de {price.heavySwap}.",
      "Sim, dá para colocar motor em portão de madeira, com a ferragem presa em quadro metálico, e não na tábua. O peso que conta é o da folha úmida, que é o maior. Basculante de ripas leves de até {width.quarterHp} aceita kit instalado a partir de {price.lowest}.",
      "Automatizar portão de madeira dá certo com três cuidados, que são folha sem empeno, reforço metálico na fixação e um terço de margem no motor, por causa da umidade. Ripado leve sobre aço, em basculante de até {width.quarterHp}, parte de {price.lowest}. Folha maciça pede motor maior.",
    ],
    price: [
      "O preço do motor para portão de madeira parte de {price.lowest}, instalado, em basculante de ripas leves de até {width.quarterHp}. Em folha maciça e pesada, a troca fica de {price.heavySwap}, com mão de obra, e o quadro metálico, se faltar, soma ao valor.",
      "Motorizar portão de madeira custa conforme o peso da folha. O kit para basculante sai desde {price.lowest} em ripado leve com quadro de aço, de até {width.quarterHp}, e a troca em folha pesada fica de {price.heavySwap}. O reforço da fixação é serviço de serralheria à parte.",
      "O motor do portão de madeira custa a partir de {price.lowest} em basculante de ripas leves sobre quadro de aço, com até {width.quarterHp}. Na folha maciça, a troca vai de {price.heavySwap}, motor e serviço. O que decide é o peso, que muda com a espessura e a umidade.",
    ],
    installation: [
      "Para instalar motor em portão de madeira, a folha precisa de quadro ou chapa metálica onde o suporte se prenda, e o modelo leva um terço de folga por causa da umidade. O serviço toma de {time.tilting} no basculante e {time.sliding} no de correr.",
      "A instalação de motor em portão de madeira começa pelo reforço, uma chapa de aço presa com parafuso que atravessa a folha, porque a rosca na tábua solta. Basculante de ripas leves de até {width.quarterHp} recebe o kit, desde {price.lowest} montado, em {time.tilting}.",
      "Instalamos motor em portão de madeira depois de conferir prumo, peso úmido e ferragem da folha. Com quadro de aço e ripas leves, o kit basculante de até {width.quarterHp} parte de {price.lowest}; madeira maciça pede motor mais forte.",
    ],
    repair: [
      "O conserto de portão de madeira começa pela folha, porque empeno, umidade ou dobradiça caída fazem raspar e forçar o motor. Acertada a madeira, o equilíbrio e a força são regulados em visita que parte de {price.preventive} em casa, sem peças.",
      "No conserto de portão de madeira, o técnico descobre primeiro se o defeito é umidade, que incha a folha, ou ferragem gasta. A regulagem do motor e do equilíbrio custa desde {price.preventive} em residência, fora peças e marcenaria, que têm orçamento próprio.",
      "Consertar portão de madeira que raspa ou pesa é, quase sempre, tratar a folha inchada e a dobradiça caída. A visita de ajuste parte de {price.preventive} em casa, sem peças. Só aplainar, sem nivelar a folha, resolve por pouco tempo.",
    ],
    comparison: [
      "O portão de madeira é bonito e abafa ruído, mas pesa, incha com a umidade e pede verniz. O de ferro é firme e enferruja, e o de alumínio é leve. Para motor, a melhor solução é quadro metálico com madeira por fora.",
      "Comparado ao ferro e ao alumínio, o portão de madeira é o que mais muda de peso, porque absorve água. Ferro revestido dá a mesma aparência com estrutura firme, e alumínio amadeirado é o mais leve para o motor.",
      "Entre madeira, ferro e alumínio, o portão de madeira exige mais do motor e da manutenção, já que incha e resseca. Quem quer o visual com menos trabalho usa ripas sobre quadro de aço ou alumínio amadeirado.",
    ],
    question: [
      "Sim, portão de madeira aceita motor, mesmo o maciço, se a folha está reta e tem quadro ou chapa de aço para prender o suporte. O motor leva um terço de folga, porque a madeira pesa mais na chuva. Basculante leve de até {width.quarterHp} custa a partir de {price.lowest}, e folha pesada, de {price.heavySwap} na troca.",
      "Sim, o portão de madeira é automatizado como os outros, desde que o motor seja preso em aço, e não na tábua. A força leva um terço de folga, porque a madeira pesa mais quando molha. No basculante de ripas de até {width.quarterHp}, o kit instalado parte de {price.lowest}; em folha maciça, a troca fica de {price.heavySwap}.",
      "Dá para colocar motor no portão de madeira, sim, preso em quadro de aço e com força de sobra para os dias de umidade. Base podre ou empeno se corrige antes. O kit para basculante leve de até {width.quarterHp} começa em {price.lowest}, e folha maciça pede motor maior.",
    ],
  },
  line: [
    "Madeira absorve água e muda de peso, então o motor precisa de margem.",
    "Motor em portão de madeira se prende no quadro metálico, não na tábua.",
    "Folha de madeira inchada raspa, e o motor sente antes de você ver.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Madeira maciça ou ripas sobre quadro de aço",
        "Madeira inteira ou quadro de aço revestido",
        "O portão de madeira por dentro",
      ],
      slots: [
        [
          "Muito portão com cara de madeira tem quadro de aço por trás das ripas, e esse é o melhor caso para o motor. Na folha maciça, a ferragem depende da tábua, que trinca em volta do parafuso.",
          "Ripado sobre quadro metálico e madeira maciça parecem iguais por fora. Por dentro, o quadro de aço dá ponto firme para o suporte do motor. A tábua sozinha racha no lugar em que o parafuso entra.",
          "Veja pelo lado de dentro se as ripas estão presas a um quadro de metal ou umas às outras. O quadro de metal recebe o suporte do motor direto; sem ele, é preciso somar uma chapa de reforço.",
          "Existem dois tipos de portão de madeira, o de ripas ou lambri sobre aço e o maciço. O primeiro aceita o suporte do motor como um portão de ferro, e o segundo pede travessa ou chapa de reforço.",
        ],
        [
          "A umidade muda o peso e o tamanho da folha ao longo do ano. Em época de chuva a madeira incha, raspa no vão e deixa o basculante pesado, sem defeito no motor.",
          "A chuva incha a madeira e o sol a seca, por isso a folha que corria livre passa a prender. O peso extra da água pode fazer o motor parar no meio sem que ele tenha defeito.",
          "Madeira molhada pesa mais e cresce alguns milímetros, o bastante para encostar na coluna. O motor sente primeiro, ficando lento ou desarmando em semana de chuva.",
          "Ao absorver água, a folha engorda e ganha peso. Daí vem o portão que trabalha bem na seca, arrasta na chuva e faz o motor forçar.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de madeira",
        "Escolher o motor pelo peso da madeira molhada",
        "Que motor a madeira pede",
      ],
      slots: [
        [
          "O motor se escolhe pelo peso da folha úmida, com um terço de folga, porque no limite ele desarma em época de chuva. Em basculante, o contrapeso é acertado com a madeira já envernizada.",
          "Pense no dia em que a madeira está mais molhada e some um terço ao peso dela. O equilíbrio do basculante é feito depois do verniz, já que ele também pesa.",
          "O motor é escolhido pelo peso da folha encharcada mais um terço, e não pelo da folha seca. O verniz, as ripas e a ferragem entram nessa soma.",
          "Um motor com margem de um terço sobre o peso úmido aguenta a época de chuva sem forçar. No basculante, o contrapeso se regula só com a folha tratada e pronta.",
        ],
      ],
      bullets: [
        "Basculante de ripas leves, até {width.quarterHp}: motor de 1/4 HP",
        "Basculante maciço ou largo: motor de 1/3 ou 1/2 HP e contrapeso refeito",
        "De correr: roldanas e motor para o peso da folha molhada",
        "De abrir: coluna reforçada, trava e um motor por folha",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de madeira forçando o motor",
        "Folha inchada, empenada ou caída",
        "O que observar no portão de madeira",
      ],
      slots: [
        [
          "Raspagem que aparece na chuva e some na seca é madeira inchando. Fresta desigual de cima a baixo mostra empeno, e o motor passa a empurrar a folha torta.",
          "Se o portão só prende em semana úmida, o problema é a folha, e não o motor. Já a folha que encosta num canto e afasta no outro está empenada.",
          "O inchaço vai e volta com o tempo, e o empeno fica. O inchaço aparece como raspagem na época de chuva; o empeno, como fresta que muda de largura ao longo do vão.",
          "Observe quando o portão raspa. Se é só em dia úmido, a madeira inchou; se é sempre, há empeno ou dobradiça caída. Uma fresta torta confirma a folha fora de esquadro.",
        ],
        [
          "Parafuso frouxo com madeira mole em volta é sinal de apodrecimento, e a ferragem pode soltar. A base costuma apodrecer primeiro, porque recebe respingo do piso.",
          "Ponto escuro e macio junto à dobradiça é madeira podre, que não segura parafuso. Cupim e umidade atacam mais a parte de baixo, perto do chão.",
          "Confira a base e os pontos de fixação, onde a água entra e a madeira amolece. Ferragem bamba nesses lugares não se resolve com parafuso maior.",
          "Madeira que afunda com o dedo não sustenta motor nem dobradiça. Esse dano começa embaixo, com o respingo, e sobe aos poucos até a ferragem.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Cuidados com o portão de madeira",
        "Proteger a madeira da chuva",
        "Conservação da madeira e do motor",
      ],
      slots: [
        [
          "Renove o verniz ou impermeabilizante quando a água deixar de escorrer e passar a manchar. Topo, base e bordas levam uma demão a mais, porque é por ali que a umidade entra.",
          "Refaça a proteção quando a madeira ficar cinza ou manchar com a chuva. Capriche no topo das ripas e na base, que absorvem mais água que a frente.",
          "Proteção em dia mantém o peso estável e poupa o motor. Passe o produto em todas as faces, com mais carga nas bordas e embaixo, já que tratar só a frente faz empenar.",
          "Verniz vencido deixa a umidade entrar, e a folha pesa e torce. Trate os dois lados, o topo e a base, e deixe folga até o piso por causa do respingo.",
        ],
        [
          "Na revisão, {visits.home} em casa, o técnico confere equilíbrio, ferragem e força, que mudam com a umidade. Depois de envernizar ou trocar ripa, o contrapeso do basculante é conferido de novo.",
          "O motor também entra no cuidado: revisão {visits.home}, com força e equilíbrio acertados ao peso atual da madeira. Uma demão de verniz ou ripa nova pede outra conferência.",
          "Folha que mudou de peso pede regulagem, e por isso a revisão se faz {visits.home}. Toda vez que a madeira é tratada ou reparada, o equilíbrio precisa ser visto.",
          "A cada tratamento o peso muda um pouco, e a força do motor deve acompanhar. A revisão {visits.home} acerta isso e aperta a ferragem, que cede na madeira.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de madeira",
        "Reforço, equilíbrio e regulagem",
        "Preparar a madeira para o motor",
      ],
      slots: [
        [
          "O técnico mede os quatro cantos, confere prumo e procura pontos moles antes de escolher onde fixar. O suporte vai em chapa ou travessa de aço, com parafuso que atravessa a folha.",
          "Primeiro vêm o esquadro, o peso e a ferragem, com a energia desligada. Onde falta estrutura de metal, instala-se chapa com parafuso passante, em vez de rosca na madeira.",
          "A visita começa procurando empeno, queda e madeira podre. Em seguida é montado o reforço metálico, que reparte o esforço do motor sem depender de parafuso em tábua.",
          "Antes de furar, o técnico verifica se a folha está reta e firme. A fixação usa o quadro de aço existente ou uma chapa nova, presa de lado a lado.",
        ],
        [
          "No basculante, o equilíbrio é refeito até a folha parar a meia altura nas mãos do técnico. A força fica na menor que ainda move o portão em dia úmido, para ceder diante de obstáculo.",
          "O contrapeso, o ponto de parada e a força são acertados por último. Usa-se a menor força capaz de mover a folha molhada, porque força demais deixa de proteger quem passa.",
          "A regulagem vem por último: folha equilibrada, parada sem pancada e força justa para a madeira úmida. Assim o portão recua ao encontrar alguém e não trava na chuva.",
          "Com a folha leve, o técnico regula curso e força pensando no dia de chuva. O teste final usa um objeto para confirmar que o portão para e volta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês fazem o portão de madeira?",
      answers: [
        "A folha é do marceneiro ou do serralheiro. Nós vendemos, instalamos e consertamos o motor e dizemos, pela foto, que reforço ela precisa ter.",
        "Não fabricamos a folha. Antes de encomendá-la, mande as medidas, e dizemos onde o quadro precisa de aço para prender o motor.",
      ],
    },
    {
      question: "Por que o portão de madeira fica pesado na chuva?",
      answers: [
        "Porque a madeira absorve água e ganha peso. Impermeabilizar e rever o equilíbrio da folha resolve mais que aumentar a força.",
        "A folha molhada pesa mais e incha. Verniz em dia mantém o peso estável e evita que ela raspe.",
        "É a umidade dentro da madeira, que soma quilos e espessura. Proteção em todas as faces corta o problema na origem.",
      ],
    },
    {
      question: "Posso colocar ripas de madeira no portão de ferro com motor?",
      answers: [
        "Pode, com novo cálculo. As ripas somam peso, e contrapeso, cabos, roldanas e força precisam ser refeitos antes do uso.",
        "Sim, mas avise antes: no basculante o contrapeso muda, e no de correr as roldanas podem não suportar.",
        "Pode, se o motor tiver folga. Dê a área e a espessura das ripas, e o peso a mais define o que precisa mudar.",
      ],
    },
    {
      question: "Qual motor usar em portão de madeira pesado?",
      answers: [
        "Um com capacidade um terço acima do peso úmido, e 1/3 ou 1/2 HP no basculante. A troca em folha pesada vai de {price.heavySwap}, com mão de obra.",
        "No basculante, 1/3 ou 1/2 HP; no de correr, limite de quilos um terço acima da folha molhada. Espessura e medidas fecham a escolha.",
        "Depende de como abre: força maior no basculante, quilos de sobra no deslizante, um motor por folha no de abrir, sempre pensando na madeira úmida.",
      ],
    },
    {
      question: "Como evitar que a madeira do portão empene?",
      answers: [
        "Proteja todas as faces, inclusive topo e base, e mantenha a folha afastada do piso. Tratamento só na frente faz a folha torcer.",
        "Com verniz ou impermeabilizante nos dois lados e ferragem no prumo. A umidade desigual é o que mais empena.",
        "Tratando os dois lados por igual. Quando um lado bebe água e o outro não, a folha entorta e o motor passa a forçar.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar motor em portão de madeira?",
      answers: [
        "De {time.tilting} no basculante e {time.sliding} no de correr. O reforço de chapa, quando falta, acrescenta tempo de serralheria.",
        "A montagem toma {time.tilting} em folha que sobe e {time.sliding} em folha que corre, com a estrutura pronta.",
        "Com quadro metálico, {time.tilting} no basculante. No deslizante são {time.sliding}, e folha empenada é acertada antes.",
      ],
    },
  ],
  photo: "uma foto do portão por fora e por dentro, com as medidas, e de perto a ferragem e o ponto do motor",
  traits: {
    Peso: "De médio a alto, e varia com a umidade da madeira",
    Manutenção: "Verniz ou impermeabilizante renovado e ferragem conferida",
    "Com motor": "Pede quadro metálico, contrapeso ajustado e força com margem",
    "Onde combina": "Fachadas que querem acabamento natural e aceitam mais cuidado",
  },
  related: ["peso", "contrapeso", "motor", "basculante", "pivotante", "ferro"],
  topic: "motor-para-portao-pesado",
};
