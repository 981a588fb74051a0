import type { Concept } from "#domain/knowledge/concept.ts";

export const aluminio: Concept = {
  id: "aluminio",
  kind: "material",
  label: "Portão de alumínio",
  phrase: "o portão de alumínio",
  words: [
    "portão de alumínio",
    "alumínio",
    "portão de alumínio branco",
    "portão de alumínio preto",
    "lambri de alumínio",
    "perfil de alumínio",
    "folha de alumínio",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão de alumínio aguenta automatização e é bom para garagem: leve e sem ferrugem, poupa o motor. O cuidado é a fixação, porque o perfil fino rasga e precisa de chapa de reforço; em basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
      "Portão automático de alumínio funciona bem com motor residencial de 1/4 HP até {width.quarterHp}, a partir de {price.lowest} instalado. As vantagens são peso baixo e nenhuma ferrugem, e os contras, perfil que amassa e reforço obrigatório no ponto do motor.",
      "Em alumínio, o portão da garagem ganha em leveza e manutenção e perde em rigidez, e por isso o suporte do motor vai em chapa de reforço com parafuso passante. O kit basculante de até {width.quarterHp} começa em {price.lowest}, com instalação.",
    ],
    price: [
      "O preço do motor para portão de alumínio parte de {price.lowest}, instalado, em basculante de até {width.quarterHp}; a troca residencial, em qualquer tipo, fica de {price.homeSwap}. O reforço do perfil, quando falta, soma pouco e é orçado junto.",
      "Quanto custa automatizar portão de alumínio depende mais do tipo de abertura que do peso: kit basculante desde {price.lowest} e troca de motor em casa de {price.homeSwap}, com mão de obra. Chapa de reforço é item à parte.",
      "No alumínio, o motor basculante de 1/4 HP instalado custa a partir de {price.lowest}, e de correr ou de abrir a troca sai de {price.homeSwap}. O portão leve não pede potência alta, e o reforço do perfil é o único extra comum.",
    ],
    installation: [
      "Instalamos motor em portão de alumínio com chapa de reforço e parafuso passante, porque a solda de ferro não pega nele, em {time.tilting} no basculante e {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, já montado.",
      "A instalação em portão de alumínio pede reforço por dentro ou por trás do perfil, isolamento entre metais e força no mínimo. São {time.tilting} no basculante, com kit desde {price.lowest}, e {time.sliding} no deslizante.",
      "Automatizar portão de alumínio começa por achar o ponto firme do quadro, já que o lambri não segura motor. Montado, o basculante de até {width.quarterHp} custa a partir de {price.lowest}, em {time.tilting}.",
    ],
    repair: [
      "Portão de alumínio com perfil rasgado ou rebite solto se recupera com chapa de reforço e parafuso, porque a solda pede processo próprio. Reaperto e regulagem de força em casa partem de {price.preventive}, sem peças.",
      "No conserto do portão de alumínio, o comum é rebite frouxo, perfil aberto no ponto do motor e roldana gasta. A visita que reaperta e baixa a força custa desde {price.preventive} em residência, fora peças.",
      "Consertar portão de alumínio é, quase sempre, reforçar a fixação do motor e regular a força, que costuma estar alta. O ajuste residencial começa em {price.preventive}, sem contar peças, e perfil amassado pede serralheiro.",
    ],
    comparison: [
      "O portão de alumínio é leve e não enferruja; o de ferro é mais rígido, aceita solda simples e resiste mais a batida. Para o motor, o alumínio é mais fácil de mover, e o ferro, mais fácil de fixar.",
      "Comparado ao ferro, o portão de alumínio pede menos força do motor e quase nenhuma pintura, mas amassa e precisa de reforço. Comparado à madeira, não incha com a chuva nem muda de peso.",
    ],
    question: [
      "Sim, o portão de alumínio aguenta automatização, e para garagem é bom: os prós são peso baixo e nenhuma ferrugem. Os contras são o perfil que amassa e a fixação, que pede chapa de reforço; o motor instalado parte de {price.lowest} no basculante de até {width.quarterHp}.",
      "O portão em alumínio é bom para a garagem: prós, leveza e pouca manutenção; contras, rigidez menor e reforço no ponto do motor. Aguenta bem o motor de 1/4 HP, desde {price.lowest} instalado, até {width.quarterHp} de largura.",
      "As vantagens, ou prós, do portão de alumínio são não enferrujar, pesar pouco e poupar o motor. Os cuidados e contras são reforço de aço na fixação, força baixa e quadro rígido, porque o perfil fino rasga; o kit basculante instalado começa em {price.lowest}.",
    ],
  },
  line: [
    "Portão de alumínio pesa pouco, mas o ponto do motor precisa de reforço.",
    "No alumínio a força do motor fica baixa, porque o perfil amassa com facilidade.",
    "Sem ferrugem, o alumínio pede atenção a parafusos, rebites e roldanas.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como é o portão de alumínio",
        "Perfis, lambri e quadro de alumínio",
        "O alumínio no portão automático",
      ],
      slots: [
        [
          "A folha é um quadro de perfis ocos que recebe lambris, unido por parafuso, rebite ou solda própria. Pesa bem menos que em ferro e não enferruja, porque o metal forma uma camada que o protege.",
          "Tubos de alumínio formam o quadro, e lambris ou palhetas fecham a folha. O conjunto é leve, e o que aparece com os anos é mancha ou risco, nunca ferrugem.",
          "Perfis tubulares e lambris encaixados fazem uma folha leve, fechada ou vazada. Sem ferro na liga, não há ferrugem, e a pintura de fábrica dura anos.",
          "O portão é montado com perfis ocos e palhetas, presos por rebite ou parafuso. A leveza e a falta de ferrugem são as duas vantagens.",
        ],
        [
          "O ponto fraco é a rigidez: a parede fina amassa e rasga quando a força se concentra num ponto. Por isso a automação pede reforço onde o motor puxa.",
          "Perfil fino não suporta esforço concentrado, e folha larga torce sem travessas. É o que torna o reforço obrigatório.",
          "Em troca, o perfil é menos rígido que o de ferro. O lugar do motor precisa de chapa, ou os furos se alargam e rasgam.",
          "Leve demais, a folha larga pode torcer, e o perfil rasga em volta do parafuso. Travessas e chapa de reforço resolvem os dois.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de alumínio",
        "Escolha do motor em folha leve",
        "Motor, contrapeso e vento em folha de alumínio",
      ],
      slots: [
        [
          "Folha leve não pede potência alta: 1/4 HP move bem o basculante de até {width.quarterHp}. Quem troca ferro por alumínio precisa reduzir o contrapeso, ou o portão sobe sozinho.",
          "O motor de 1/4 HP atende com sobra o basculante de até {width.quarterHp}. O contrapeso é calculado para a folha leve, porque peso demais a faz subir.",
          "Para basculante de até {width.quarterHp}, 1/4 HP basta. Se a folha anterior era de ferro, o contrapeso antigo fica pesado e deve ser refeito.",
          "Até {width.quarterHp} de largura, o motor residencial de 1/4 HP resolve. No basculante, acerte o contrapeso ao peso novo antes de ligar.",
        ],
      ],
      bullets: [
        "Tipo de abertura: sobe, corre ou gira",
        "Largura e altura da folha",
        "Lambri fechado pega vento, vazado não",
        "Reforço no ponto do motor",
        "De abrir em lugar de vento: trava e braço adequados",
      ],
    },
    {
      about: "signs",
      headings: [
        "O que observar no portão de alumínio",
        "Amassado, rebite solto e corrosão",
        "Sinais de desgaste no portão de alumínio",
      ],
      slots: [
        [
          "Furo ovalado ou perfil enrugado onde o motor se prende mostra falta de reforço ou força alta. Pare de usar se a chapa estiver rasgando, porque o suporte pode soltar.",
          "O primeiro sinal de que o perfil cede é o furo alargado em volta do parafuso. Chapa enrugada perto do braço avisa que o esforço está concentrado.",
          "Olhe o ponto do motor: amassado ou rasgo ali indica fixação sem chapa. Com o rasgo aberto, desligue o disjuntor até o reparo.",
          "Perfil aberto em volta do suporte é o aviso mais sério. Vem de força alta ou de falta de reforço, e piora a cada ciclo.",
        ],
        [
          "Barulho de lata na partida costuma ser lambri solto ou rebite partido. Pó branco junto ao parafuso é corrosão por ferro em contato com alumínio, e o certo é parafuso inoxidável.",
          "Vibração na folha inteira pede reaperto das uniões. Mancha branca no furo mostra parafuso comum, que deve dar lugar ao inoxidável.",
          "Rebite frouxo faz a folha bater, e lambri solto soa como lata. Já o pó esbranquiçado é reação entre metais, evitada com parafuso inox.",
          "Som de lata é rebite ou lambri, e se resolve com aperto. Corrosão branca é parafuso de ferro, e se resolve trocando-o.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de alumínio", "Limpeza e reaperto no alumínio", "Como conservar o alumínio"],
      slots: [
        [
          "Lave com água, sabão neutro e pano macio, sem ácido nem palha de aço, que mancham a pintura. O jato de água fica longe do motor.",
          "Sabão neutro e pano macio bastam, e produto ácido ou abrasivo marca o acabamento. Evite água direta na caixa do motor.",
          "A limpeza é simples: água, sabão neutro e nada que risque. Motor e fotocélula não recebem jato.",
          "Para conservar a cor, use só sabão neutro. Palha de aço e ácido tiram o brilho para sempre.",
        ],
        [
          "Reaperte parafusos e rebites de tempos em tempos, sobretudo no ponto do motor. A revisão em casa, {visits.home}, confere reforço, roldanas ou cabos e força.",
          "A vibração afrouxa as uniões aos poucos, e por isso a revisão {visits.home} inclui reaperto. A força do motor é vista junto.",
          "Na visita feita {visits.home}, fixação, roldanas e força são conferidas. União firme mantém a folha reta.",
          "Parafuso frouxo alarga o furo, então o aperto entra na revisão {visits.home}. Cabos, rodas e regulagem completam.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de alumínio",
        "Reforço e regulagem no alumínio",
        "Fixar o motor sem rasgar o perfil",
      ],
      slots: [
        [
          "Antes de furar, o técnico localiza travessas e montantes, porque lambri não segura motor. Chapa de reforço e parafuso passante inoxidável repartem a carga por uma área maior.",
          "O suporte é marcado sobre a estrutura, nunca sobre o fechamento. Um reforço de aço por dentro do tubo, isolado do alumínio, recebe o motor.",
          "Primeiro se acha o ponto do quadro que aguenta. Depois entram a chapa e os parafusos que atravessam o perfil, com isolamento entre os metais.",
          "A folha é conferida, e o suporte vai onde há montante. Parafuso inox passante e chapa grande evitam que o perfil rasgue.",
        ],
        [
          "A força fica no mínimo e a parada, sem pancada, para poupar o quadro. O teste com objeto macio confirma que a folha recua antes de amassar.",
          "Curso regulado, força baixa e parada suave protegem o perfil. O serviço leva de {time.tilting} no basculante e {time.sliding} no deslizante.",
          "No fim, a regulagem usa a menor força que move a folha. São {time.tilting} num basculante em ordem.",
          "Batida amassa alumínio, e por isso a parada é a parte mais cuidada. Um objeto macio testa se a folha volta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para soldar portão de alumínio?",
      answers: [
        "Dá para soldar portão de alumínio com processo e máquina próprios. Na automação, porém, o usual é chapa de reforço e parafuso passante.",
        "Com solda comum de ferro, não. Existe solda específica para alumínio, e muitas vezes o reforço parafusado resolve melhor.",
        "Dá, com quem tem o equipamento. Para o suporte do motor, parafuso e chapa seguram mais.",
      ],
    },
    {
      question: "Troquei o portão de ferro por alumínio: o motor serve?",
      answers: [
        "Ao trocar ferro por alumínio, o motor pode servir, mas contrapeso e força devem ser refeitos, porque a folha ficou leve.",
        "Muitas vezes sim. No basculante o contrapeso é reduzido, e em todos o técnico reforça a fixação e baixa a força.",
        "Serve, se estiver bom. Sem refazer o contrapeso, o basculante de alumínio sobe sozinho.",
      ],
    },
    {
      question: "Portão de alumínio enferruja?",
      answers: [
        "Portão de alumínio não enferruja. Pode manchar ou corroer junto a parafuso de ferro, por isso o indicado é o inoxidável.",
        "Não enferruja, mas sofre corrosão no contato com outros metais. Parafuso certo e limpeza simples evitam.",
        "Não. Perto do mar ou com parafuso comum aparece pó branco, que é corrosão do alumínio.",
      ],
    },
    {
      question: "Portão de alumínio faz mais barulho com motor?",
      answers: [
        "O portão de alumínio pode fazer mais barulho com motor, se lambri ou rebite está solto. Reaperto, força baixa e parada suave deixam o movimento quieto.",
        "Não, se o quadro estiver firme. O ruído vem de lambri frouxo ou de batida no fim do curso.",
        "Só quando algo está solto. A chapa fina vibra como lata e se cala com aperto e regulagem.",
      ],
    },
    {
      question: "Quanto tempo leva para automatizar portão de alumínio?",
      answers: [
        "Automatizar portão de alumínio leva de {time.tilting} no basculante e {time.sliding} no de correr, com o reforço incluído quando é simples.",
        "De {time.tilting} em folha que sobe e {time.sliding} em folha que corre. Travessa nova no quadro soma tempo de serralheria.",
        "Com o quadro firme, {time.tilting} no basculante. O deslizante toma {time.sliding}.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro por dentro, com as medidas, e de perto o ponto em que o motor se prende ou vai se prender",
  traits: {
    Peso: "De 4 a 7 kg por m², em chapa de 1 a 2 mm com o quadro",
    Manutenção: "Lavagem simples, sem ferrugem e com parafusos conferidos",
    "Com motor": "Exige reforço no ponto de fixação e força bem regulada",
    "Onde combina": "Casas, regiões úmidas e folhas largas que precisam ser leves",
  },
  related: ["ferro", "peso", "motor", "vidro", "suporte", "pintura"],
  topic: "como-automatizar-portao-manual",
};
