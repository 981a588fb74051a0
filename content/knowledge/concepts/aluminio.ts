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
      "O portão de alumínio aceita automatização e é bom para garagem, porque é leve, não enferruja e poupa o motor. O cuidado é a fixação: o perfil fino rasga e precisa de chapa de reforço. Em basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
      "Um portão automático de alumínio funciona bem com motor residencial de 1/4 HP até {width.quarterHp} de largura, a partir de {price.lowest}, instalado. As vantagens são o peso baixo e a falta de ferrugem. Os cuidados são o perfil, que amassa, e o reforço no ponto do motor.",
      "O portão de garagem em alumínio ganha em leveza e manutenção e perde em rigidez. Por ter perfil fino, o suporte do motor é preso em chapa de reforço, com parafuso passante. O kit basculante de até {width.quarterHp} de largura começa em {price.lowest}, com instalação.",
    ],
    price: [
      "O preço do motor para portão de alumínio parte de {price.lowest}, instalado, em basculante de até {width.quarterHp}. A troca residencial, com mão de obra, fica de {price.homeSwap} em qualquer tipo. O reforço do perfil, quando falta, soma pouco e é orçado junto.",
      "O preço para automatizar um portão de alumínio depende mais do tipo de abertura que do peso. O kit basculante instalado parte de {price.lowest}, e a troca do motor em casa, com mão de obra, fica de {price.homeSwap}. A chapa de reforço é um item à parte.",
      "O motor basculante de 1/4 HP para portão de alumínio custa a partir de {price.lowest}, instalado, e em portão de correr ou de abrir a troca sai de {price.homeSwap}. Como a folha é leve, não é preciso pagar por potência alta; o extra mais comum é o reforço do perfil.",
    ],
    installation: [
      "O portão de alumínio automatizado leva o motor preso com chapa de reforço e parafuso que atravessa o perfil, porque a solda comum de ferro não serve nesse metal. A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, já montado.",
      "Instalar motor em portão de alumínio exige reforço por dentro ou por trás do perfil, isolamento entre os metais e força no mínimo. São de {time.tilting} no basculante, com kit a partir de {price.lowest}, instalado, e de {time.sliding} no deslizante.",
      "Para automatizar um portão de alumínio, o técnico procura o ponto firme do quadro, já que o lambri, a régua que fecha a folha, não segura motor. O basculante de até {width.quarterHp}, com o kit montado, custa a partir de {price.lowest} e leva de {time.tilting}.",
    ],
    repair: [
      "O portão de alumínio com perfil rasgado ou rebite solto se recupera com chapa de reforço e parafuso, porque a solda desse metal exige equipamento próprio. O reaperto com regulagem da força, em casa, parte de {price.preventive}, sem peças.",
      "O conserto mais comum em portão de alumínio é trocar rebite frouxo e roldana gasta e reforçar o perfil aberto no ponto do motor. Depois a força é reduzida, para o rasgo não voltar. A visita com reaperto e regulagem, em residência, custa a partir de {price.preventive}, sem peças.",
      "Consertar um portão de alumínio é, quase sempre, reforçar a fixação do motor e regular a força, que costuma estar alta. O ajuste em residência começa em {price.preventive}, sem peças. Um perfil amassado é serviço de serralheiro.",
    ],
    comparison: [
      "A diferença é que o portão de alumínio é leve e não enferruja, enquanto o de ferro é mais rígido, aceita solda simples e resiste mais a batida. Para o motor, o alumínio é mais fácil de mover, e o ferro, mais fácil de fixar.",
      "Comparado ao ferro, o portão de alumínio exige menos força do motor e quase nenhuma pintura, mas amassa e precisa de reforço. Comparado à madeira, não incha com a chuva nem muda de peso, o que mantém a regulagem do motor por mais tempo.",
    ],
    question: [
      "Sim, o portão de alumínio aceita motor e é bom para garagem, por ser leve e não enferrujar. Em troca, o perfil amassa, e a fixação precisa de chapa de reforço. No basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
      "O portão de alumínio é bom para a garagem: as vantagens são a leveza, que poupa o motor, e a falta de ferrugem; a desvantagem é o perfil fino, que leva chapa de reforço onde o motor é preso. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
      "As vantagens do portão de alumínio são não enferrujar, pesar pouco e poupar o motor. Como o perfil fino rasga, ele precisa de reforço na fixação, força baixa e quadro rígido. O kit basculante instalado começa em {price.lowest}.",
    ],
  },
  line: [
    "O portão de alumínio pesa pouco, mas o ponto do motor precisa de reforço.",
    "No alumínio, a força do motor fica baixa, porque o perfil amassa com facilidade.",
    "O alumínio não enferruja, mas parafusos, rebites e roldanas precisam de revisão.",
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
          "A folha é um quadro de perfis ocos fechado com lambris, as réguas encaixadas, e unido por parafuso, rebite ou solda própria. Pesa bem menos que a de ferro e não enferruja, porque o metal forma uma camada que o protege.",
          "Tubos de alumínio formam o quadro, e réguas chamadas lambris ou palhetas fecham a folha. O conjunto é leve, e o que aparece com os anos é mancha ou risco, nunca ferrugem.",
          "Perfis tubulares e lambris encaixados fazem uma folha leve, fechada ou vazada. Como o alumínio não enferruja, a pintura de fábrica dura anos.",
          "O portão é montado com perfis ocos e palhetas, presos por rebite ou parafuso. As duas vantagens sobre o ferro são a leveza e a falta de ferrugem.",
        ],
        [
          "O ponto fraco é a rigidez, porque a parede fina amassa e rasga quando a força se concentra em um lugar. A automação precisa de reforço justamente onde o motor puxa.",
          "O perfil fino não suporta esforço concentrado, e uma folha larga torce quando não tem travessas. Uma chapa de reforço no ponto do motor é obrigatória.",
          "O perfil de alumínio é menos rígido que o de ferro. O lugar do motor precisa de chapa, ou os furos dos parafusos se alargam e rasgam.",
          "Uma folha larga e leve pode torcer, e o perfil rasga em volta do parafuso. Travessas no quadro e chapa de reforço resolvem os dois problemas.",
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
          "Uma folha leve não precisa de potência alta, e 1/4 HP move bem o basculante de até {width.quarterHp}. Quem troca ferro por alumínio deve pedir a redução do contrapeso, ou o portão sobe sozinho.",
          "O motor de 1/4 HP atende com sobra o basculante de até {width.quarterHp}. O contrapeso do basculante de alumínio é calculado para a folha leve, porque peso demais a faz subir.",
          "Para basculante de até {width.quarterHp}, o motor de 1/4 HP basta. Se a folha anterior era de ferro, o contrapeso antigo fica pesado demais, e o técnico precisa refazê-lo.",
          "Até {width.quarterHp} de largura, o motor residencial de 1/4 HP move o basculante de alumínio. O contrapeso é acertado ao peso da folha antes de ligar, para ela não subir sozinha.",
        ],
      ],
      bullets: [
        "Tipo de abertura: sobe, corre ou gira",
        "Largura e altura da folha",
        "Fechamento: lambri inteiro recebe vento, e vazado, não",
        "Reforço no ponto em que o motor se prende",
        "Portão de abrir em lugar de vento: trava e braço mais forte",
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
          "Furo ovalado ou perfil enrugado onde o motor se prende mostra falta de reforço ou força alta. Pare de usar o portão se o metal estiver rasgando, porque o suporte pode soltar.",
          "O primeiro sinal de que o perfil está cedendo é o furo alargado em volta do parafuso. Quando o metal enruga ou rasga perto do braço, desligue o disjuntor até o reparo.",
          "Olhe o ponto do motor: um amassado ou rasgo ali indica fixação sem chapa ou força alta demais. Com o rasgo aberto, deixe o disjuntor desligado, porque o suporte pode cair.",
          "Um perfil aberto em volta do suporte é o sinal mais sério, e piora a cada ciclo. A causa é a força alta ou a falta de reforço, e o portão deve ficar parado até o conserto.",
        ],
        [
          "Barulho de lata na partida costuma ser lambri solto ou rebite partido. O pó branco junto ao parafuso é corrosão pelo contato de ferro com alumínio, e se evita com parafuso inoxidável.",
          "Vibração na folha inteira mostra que as uniões precisam de reaperto. Uma mancha branca em volta do furo indica parafuso comum, que deve ser trocado por inoxidável.",
          "Um rebite frouxo faz a folha bater, e um lambri solto soa como lata. O pó esbranquiçado nos furos é uma reação entre metais, evitada com parafuso inoxidável.",
          "Som de lata vem de rebite ou lambri frouxo e se resolve com aperto. A corrosão branca vem de parafuso de ferro, que deve dar lugar ao inoxidável.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de alumínio", "Limpeza e reaperto no alumínio", "Como conservar o alumínio"],
      slots: [
        [
          "Lave o portão com água, sabão neutro e pano macio, sem ácido nem palha de aço, que mancham a pintura. O jato de água deve ficar longe do motor.",
          "Sabão neutro e pano macio bastam para a limpeza, porque produto ácido ou abrasivo marca o acabamento. Evite água direta na caixa do motor e na fotocélula.",
          "A limpeza é feita com água, sabão neutro e nada que risque o metal. Motor e fotocélula não devem receber jato de água.",
          "Para conservar a cor do alumínio, use só sabão neutro e pano. Palha de aço e ácido estragam a pintura, e o jato de água pode entrar no motor.",
        ],
        [
          "Parafusos e rebites precisam de reaperto de tempos em tempos, sobretudo no ponto do motor. A revisão em casa, {visits.home}, confere também roldanas, cabos e força.",
          "A vibração afrouxa as uniões aos poucos, e por essa razão a revisão, feita {visits.home}, inclui o reaperto. A força do motor é conferida na mesma visita.",
          "Na visita feita {visits.home}, o técnico confere fixação, roldanas e força. As uniões firmes mantêm a folha reta e sem barulho.",
          "Um parafuso frouxo alarga o furo do perfil, e o aperto faz parte da revisão, feita {visits.home}. Cabos, roldanas e regulagem da força completam o serviço.",
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
          "Antes de furar, o técnico localiza as travessas e os montantes do quadro, porque lambri não segura motor. Uma chapa de reforço e parafusos passantes inoxidáveis distribuem a carga por uma área maior.",
          "O suporte é marcado sobre a estrutura, nunca sobre as réguas do fechamento. Um reforço de aço por dentro do tubo, isolado do alumínio, recebe o motor.",
          "Primeiro o técnico encontra o ponto do quadro que suporta o esforço. Depois monta a chapa e os parafusos que atravessam o perfil, com isolamento entre os metais.",
          "A folha é conferida, e o suporte fica onde há um montante, a peça vertical do quadro. Parafuso inoxidável passante e chapa grande evitam que o perfil rasgue.",
        ],
        [
          "A força é regulada no mínimo e a parada, sem pancada, para poupar o quadro. O teste com um objeto macio confirma que a folha recua ao encostar.",
          "Curso regulado, força baixa e parada suave protegem o perfil. O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "No fim, o técnico procura a menor força que ainda move a folha e acerta a parada. Em um basculante em ordem, o trabalho leva de {time.tilting}.",
          "A batida no fim do curso amassa o alumínio, e por isso a parada é regulada com cuidado. Um objeto macio mostra se a folha volta ao encontrar um obstáculo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês fazem o portão de alumínio?",
      answers: [
        "A folha é do serralheiro. Nós vendemos e instalamos o motor, reforçamos o ponto em que ele é preso e consertamos o que já existe.",
        "Não fabricamos a folha, que o serralheiro faz sob medida. O motor, a instalação, a regulagem e o conserto são conosco.",
      ],
    },
    {
      question: "Dá para soldar portão de alumínio?",
      answers: [
        "Dá, com máquina e processo próprios para alumínio. Para o suporte do motor, porém, o usual é chapa de reforço e parafuso passante.",
        "Com a solda comum de ferro, não. Existe solda específica para alumínio, e muitas vezes o reforço parafusado resolve melhor.",
        "Sim, com quem tem o equipamento próprio. No suporte do motor, parafuso e chapa seguram melhor que a solda.",
      ],
    },
    {
      question: "Troquei o portão de ferro por alumínio: o motor serve?",
      answers: [
        "O motor pode servir, mas o contrapeso e a força devem ser refeitos, porque a folha de alumínio é mais leve que a de ferro.",
        "Muitas vezes, sim. No basculante o contrapeso é reduzido, e em todos os tipos o técnico reforça a fixação e baixa a força.",
        "Serve, se estiver em bom estado. Sem refazer o contrapeso, o basculante de alumínio sobe sozinho.",
      ],
    },
    {
      question: "Portão de alumínio enferruja?",
      answers: [
        "Não, mas mancha e se corrói junto a um parafuso de ferro. Por isso se usa parafuso de aço inoxidável.",
        "Não enferruja, embora sofra corrosão no contato com outros metais. O parafuso certo e a limpeza simples evitam o problema.",
        "Não. Perto do mar ou com parafuso comum pode aparecer um pó branco, que é a corrosão do próprio alumínio.",
      ],
    },
    {
      question: "Portão de alumínio faz mais barulho com motor?",
      answers: [
        "Só se um lambri ou rebite está solto. Reaperto, força baixa e parada suave deixam o movimento silencioso.",
        "Não, se o quadro estiver firme. O ruído vem de lambri frouxo ou de batida no fim do curso.",
        "Só quando algo está solto, porque a chapa fina vibra como lata. O aperto e a regulagem eliminam o ruído.",
      ],
    },
    {
      question: "Quanto tempo leva para automatizar portão de alumínio?",
      answers: [
        "De {time.tilting} no basculante e de {time.sliding} no de correr, já com o reforço quando ele é simples.",
        "De {time.tilting} em basculante e de {time.sliding} em portão de correr. Uma travessa nova no quadro soma tempo de serralheria.",
        "Com o quadro firme, de {time.tilting} no basculante. O deslizante toma de {time.sliding}.",
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
