import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const aco: NarrowConcept[] = [
  {
    id: "galvanizado-enferruja",
    broader: "aco",
    label: "Aço galvanizado enferruja?",
    phrase: "se o portão galvanizado enferruja",
    asks: [
      "chapa galvanizada enferruja",
      "galvanizado enferruja",
      "aço galvanizado enferruja",
      "galvanizado ferrugem",
      "inox enferruja",
      "aço enferruja",
      "portão aço enferruja",
      "galvalume enferruja",
      "galvanizado melhor",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de aço galvanizado enferruja, mas bem menos que o de ferro comum: a ferrugem começa onde o zinco se perdeu, na solda, no corte, no furo e no risco fundo. Trate esses pontos com fundo rico em zinco e pinte; o resto da chapa segue protegido.",
        "Aço galvanizado pode enferrujar quando a camada de zinco some, o que acontece em solda, corte, furo e risco fundo. Fora dali, o zinco protege o portão por muitos anos; nesses pontos, aplique fundo rico em zinco, a galvanização a frio, e depois a tinta.",
        "Sim, galvanizado enferruja nos lugares sem zinco: em volta da solda, nas bordas cortadas, nos furos e nos riscos. Como o restante fica protegido, basta limpar esses pontos, passar fundo de zinco e pintar para o portão durar mais que um de ferro comum.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde o galvanizado enferruja primeiro", "Por que a ferrugem aparece"],
        slots: [
          [
            "O calor da solda queima o zinco em volta do cordão e deixa o aço nu, por isso a mancha quase sempre nasce ali. Corte, furo e risco fundo fazem o mesmo, sobretudo na base, onde a água respinga.",
            "A solda passa da temperatura que o zinco suporta, e o aço ao lado fica sem proteção. Bordas cortadas, furos e riscos também expõem o metal, e a parte de baixo sofre mais com a água.",
            "Ao soldar, a camada de zinco evapora em torno da emenda, e é lá que a mancha surge. O mesmo vale para cortes, furações e arranhões fundos, principalmente perto do piso.",
          ],
          [
            "Dentro do tubo, água parada ataca sem ser vista. Um furo de saída na parte baixa deixa o quadro secar.",
            "Tubo sem escoamento guarda água e enferruja por dentro; o remédio é um furo embaixo.",
            "A água presa no tubo corrói de dentro para fora, o que se evita com uma saída na base.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo o galvanizado dura", "Anos até a ferrugem, conforme o lugar"],
        slots: [
          [
            "O prazo depende da espessura do zinco e do ar: no interior seco contam-se décadas, na cidade com poluição, menos, e junto ao mar, poucos anos sem pintura. A galvanização a fogo, com zinco mais grosso, dura mais que a eletrolítica.",
            "Em ar seco, a camada pode passar de vinte anos; em cidade poluída, cai, e na praia, sem tinta, são só alguns anos. Conta também o processo: a fogo deixa mais zinco que a eletrolítica.",
            "Zinco grosso, feito a fogo, vive mais que o fino, eletrolítico. Num lugar seco a proteção atravessa décadas, na poluição dura menos, e à beira-mar, sem pintura, não passa de alguns anos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como proteger a solda e o risco", "Tratar e pintar o galvanizado"],
        slots: [
          [
            "Se o portão tem motor, desligue o disjuntor antes de trabalhar. O reparo vale para pontos na chapa; perto de cabo ou mola do basculante, é do técnico.",
            "Comece com o motor sem energia e só mexa em chapa lisa ou quadro. Cabos e molas de basculante ficam para quem conserta.",
            "Trabalhe com o disjuntor desligado e longe de cabos e molas, que são serviço de técnico. Na chapa, a ordem é esta.",
          ],
        ],
        steps: [
          "Escove o ponto até sair a ferrugem solta.",
          "Limpe com pano e desengraxante e deixe secar.",
          "Passe fundo rico em zinco, a galvanização a frio.",
          "Para pintar o resto, use fundo próprio para galvanizado.",
          "Dê duas demãos de tinta.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar o suporte do motor em galvanizado?",
        answers: [
          "Pode, em lugar ventilado, porque o zinco queimado solta fumaça tóxica, e com a placa do motor desconectada. O ponto recebe fundo de zinco no mesmo dia.",
          "Sim, por profissional, com ventilação e máscara, já que a fumaça do zinco faz mal. A central fica desligada, e a solda é protegida em seguida.",
        ],
      },
      {
        question: "Apareceu pó branco no galvanizado. É ferrugem?",
        answers: [
          "É o zinco oxidando com umidade, a chamada ferrugem branca; o aço ainda está protegido. Escove, seque e deixe o ar circular.",
          "É oxidação do próprio zinco, não do aço. Limpe com escova, enxugue e evite água parada; se ficar vermelha, trate como ferrugem.",
        ],
      },
      {
        question: "Galvanizado ou alumínio?",
        answers: [
          "Para não enferrujar e pesar pouco, alumínio; para resistir a batida e aceitar solda e reforço, galvanizado, que em geral custa menos. Os dois aceitam motor.",
          "O alumínio ganha em leveza e corrosão. O galvanizado é mais rígido, costuma ser mais barato e se repara com solda.",
        ],
      },
      {
        question: "Ferrugem atrapalha o motor?",
        answers: [
          "Atrapalha quando chega a roldanas, dobradiças ou ao ponto em que o motor puxa. A visita que ajusta e lubrifica parte de {price.preventive} em casa, sem peças.",
          "Na chapa, pouco; em roldana, trilho e suporte, ela pesa no motor. O ajuste com lubrificação começa em {price.preventive} em casa, fora peças.",
        ],
      },
    ],
    photo: "fotos dos pontos com ferrugem, das soldas e do portão inteiro",
  },
  {
    id: "motor-portao-de-inox",
    broader: "aco",
    label: "Motor para portão de inox",
    phrase: "o motor para portão de inox",
    asks: [
      "portão inox",
      "motor portão inox",
      "portão inox automático",
      "automatizar portão inox",
      "motor inox portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para colocar motor em portão de inox: o automatizador se escolhe pelo peso e por como a folha abre, com suporte parafusado, que não mancha. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}.",
        "O motor para portão de aço inox é o mesmo do portão de ferro de igual peso; muda a fixação, parafusada ou com solda própria, sem limalha que manche. Kit basculante de até {width.quarterHp} custa desde {price.lowest} instalado, e a troca no de correr ou de abrir vai de {price.homeSwap} em casa.",
        "Na automação de portão de aço inoxidável, o motor, PPA ou de outra marca, é o comum, preso com parafuso para não manchar nem soldar o inox escovado. Instalado em basculante de até {width.quarterHp}, começa em {price.lowest}; de correr ou de abrir, a troca residencial fica de {price.homeSwap}.",
      ],
      price: [
        "O motor para portão de inox custa {models.pricesOr}, instalado, no basculante de até {width.quarterHp}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. O inox não encarece o motor, só a fixação.",
        "Automatizar portão de inox sai desde {price.lowest}, instalado, no basculante de até {width.quarterHp}, e de {price.homeSwap} na troca em casa de um de correr ou de abrir. Folha pesada leva a {price.heavySwap}; suporte parafusado em inox soma material.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor usar no portão de inox", "Peso e tipo de abertura decidem"],
        slots: [
          [
            "O inox pesa quase o mesmo que o aço comum da mesma espessura, então a conta é igual. O que muda é o desenho: folha de tubo e grade fica leve, e folha de chapa fechada pesa e pega vento.",
            "Para o motor, inox e ferro dão no mesmo, porque o peso por chapa é quase igual. Grade de tubo é leve; chapa fechada pede folga.",
            "Espessura e área definem o peso, e nisso o inox se parece com o ferro. Se a folha é de chapa inteira, deixe margem no motor por causa do vento.",
          ],
        ],
        bullets: [
          "Basculante de até {width.quarterHp}: 1/4 HP",
          "De correr: quilos da ficha um terço acima do peso da folha",
          "De abrir: um motor por folha, pelo peso e comprimento",
          "Folha pesada ou prédio: motor de uso intenso",
        ],
      },
      {
        about: "visit",
        headings: ["Como prender o motor sem manchar o inox", "Fixação parafusada ou solda própria"],
        slots: [
          [
            "O suporte vai com parafuso inox passante e chapa por trás, o que dispensa solda e não marca o escovado. No de correr, a cremalheira se prende em barra parafusada.",
            "Parafuso de inox, passante, com uma chapa de apoio, segura o motor sem soldar nem manchar. A cremalheira do deslizante também é parafusada, sobre barra própria.",
            "Sem solda, usam-se parafusos inox e uma chapa que distribui a força. Em portão de correr, uma barra parafusada recebe a cremalheira.",
          ],
          [
            "Quando a solda é necessária, ela é própria para inox, feita com a placa desconectada. Corte e esmeril de ferro ficam longe, porque a limalha gruda e enferruja na folha.",
            "Se só a solda resolve, o serviço pede material e soldador de inox, com a central fora do circuito. Limalha de ferro por perto é o que mais mancha.",
            "Solda, se for o caso, é a de inox, e a central sai antes, por causa da corrente. Nada de cortar ferro ao lado, pois o pó vira ponto de ferrugem.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados para o inox não manchar", "Limpeza do portão de inox com motor"],
        slots: [
          [
            "Lave com água, sabão neutro e pano macio, com o disjuntor desligado e sem jato no motor. Palha de aço risca e deixa ferrugem; perto do mar, lave mais vezes.",
            "Sabão neutro e pano macio bastam, sem mangueira no motor e com a energia cortada. Não use palha de aço nem cloro, que mancham.",
            "Use pano macio e sabão neutro e mantenha a água longe do motor, desligado. Cloro e palha de aço estragam o acabamento, e a maresia pede lavagem frequente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem portão de inox?",
        answers: [
          "A folha é do serralheiro. Vendemos, instalamos e consertamos o motor e dizemos onde ela precisa de reforço.",
          "Não a folha, só o motor e o movimento. Pelo desenho, indicamos ao serralheiro os pontos de fixação.",
        ],
      },
      {
        question: "Inox enferruja com o motor instalado?",
        answers: [
          "Mancha na superfície se houver parafuso de ferro, limalha ou maresia. Com parafuso inox e lavagem, continua limpo.",
          "O motor não causa ferrugem; parafuso comum e pó de esmeril, sim. Por isso a fixação leva inox.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, como no ferro. Furar inox é mais lento, e isso pesa pouco.",
          "O mesmo do ferro: de {time.tilting} em basculante e de {time.sliding} em deslizante, com energia perto.",
        ],
      },
      {
        question: "O inox encarece o motor?",
        answers: [
          "Não, o motor é o mesmo. Encarece um pouco a fixação, por causa do parafuso inox e da chapa de apoio.",
          "O preço do motor não muda. Só a ferragem de inox e uma eventual solda própria somam ao orçamento.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro, com as medidas e a etiqueta do motor, se houver",
  },
  {
    id: "portao-galvanizado",
    broader: "aco",
    label: "Portão galvanizado",
    phrase: "o portão galvanizado",
    asks: ["portão galvanizado", "portão zincado", "portão galvalume"],
    intent: "buying",
    answers: {
      any: [
        "Portão galvanizado é de aço com banho de zinco e vale a pena onde há chuva e umidade: enferruja bem mais devagar que o ferro comum, pesa igual e aceita motor. A folha é do serralheiro; para automatizar, o kit basculante instalado começa em {price.lowest}, e a troca em casa fica de {price.homeSwap}.",
        "Vale a pena o portão de aço galvanizado: o banho de zinco atrasa a ferrugem, que só aparece cedo em solda e corte sem proteção. Ele pesa como o de ferro e usa o mesmo motor, a partir de {price.lowest} no kit basculante com instalação; a folha quem faz é o serralheiro.",
        "Dá para pôr motor em portão galvanizado, escolhido pelo peso como no de ferro: chapa de 1 mm pesa 7,85 kg por metro quadrado, mais o quadro. O banho de zinco compensa porque retarda a ferrugem; automatizar custa a partir de {price.lowest} no basculante, com o kit instalado, e a folha é da serralheria.",
      ],
      price: [
        "O preço do portão galvanizado tem duas partes: a folha, cobrada pela serralheria por metro quadrado e espessura da chapa, e o motor, que é conosco. O kit basculante de até {width.quarterHp} custa {models.pricesOr}, instalado; nos de correr e de abrir, a troca em casa fica de {price.homeSwap}.",
        "Na folha de portão galvanizado, quem dá o valor é o serralheiro, pelo metro quadrado e pela chapa. Para automatizar, o basculante de até {width.quarterHp} sai por {models.pricesOr} com instalação, e o motor trocado em portão de correr ou de abrir fica entre {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Ferrugem e peso do portão galvanizado", "O que o banho de zinco muda"],
        slots: [
          [
            "O zinco cobre o aço e se gasta no lugar dele, por isso um risco pequeno não vira ferrugem logo. O ponto fraco é onde a camada se perdeu: solda, corte e furo feitos depois do banho.",
            "A camada de zinco protege o aço mesmo quando leva um arranhão raso, porque é ela que se corrói primeiro. Já a solda queima essa proteção, e furo ou corte a retira, de modo que a ferrugem começa ali.",
            "Enquanto houver zinco por perto, o aço de um risco leve fica protegido. A ferrugem do galvanizado nasce nas emendas soldadas, nos furos e nas bordas cortadas, onde o banho já não existe.",
          ],
          [
            "No peso nada muda em relação ao ferro: são 7,85 kg por metro quadrado a cada milímetro de chapa. Uma folha de 3 por 2 metros em chapa de 1,2 mm passa de 56 kg, sem contar o quadro.",
            "Para estimar o peso, multiplique a área por 7,85 e pela espessura em milímetros, e some o quadro. Chapa de 1,2 mm em folha de 3 x 2 metros já soma uns 56 kg antes da estrutura.",
            "Quanto pesa? Seis metros quadrados de chapa de 1,2 mm dão perto de 56 kg, porque cada milímetro pesa 7,85 kg por metro. O quadro entra à parte, e o banho quase não altera a conta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor usa o portão galvanizado", "Motor para chapa, grade ou tubo"],
        slots: [
          [
            "O tipo de motor sai do movimento: um modelo para a folha que sobe, outro para a que corre e outro para a que gira. Depois vem o peso, com folga de um terço na capacidade, porque chapa fechada ainda pega vento.",
            "Primeiro olhe como a folha abre, já que basculante, deslizante e pivotante usam motores diferentes. Em seguida compare o peso com a ficha e deixe um terço de sobra; grade e tubo pedem menos força que chapa inteira.",
            "Quem decide é o movimento da folha e, logo depois, o peso: cada sistema tem seu motor, e a capacidade deve superar a folha em um terço. Chapa fechada recebe vento e exige mais que tubo ou grade.",
          ],
          [
            "O suporte do motor pode ser aparafusado, o que poupa o zinco. Se for soldado, o cordão é limpo e recebe fundo rico em zinco antes da tinta.",
            "Parafuso no suporte conserva o banho quase inteiro. Onde a solda for necessária, limpa-se a emenda, aplica-se um fundo à base de zinco e só então a pintura.",
            "Para fixar o motor sem tirar proteção, a melhor saída é parafusar o suporte. Já a fixação com solda precisa de retoque: limpeza, fundo com zinco e tinta.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para o galvanizado não enferrujar", "Cuidado com solda, lavagem e base"],
        slots: [
          [
            "Lave com água e sabão neutro e deixe longe ácido e cloro, que atacam o zinco. Retoque logo qualquer furo ou solda nova, e mantenha a base da folha sem terra nem água parada.",
            "Sabão neutro e pano bastam na limpeza, pois produto ácido ou com cloro come a camada. A parte de baixo deve ficar seca e sem terra, e toda solda nova pede retoque com zinco.",
            "O cuidado é simples: limpeza sem ácido nem cloro, retoque de zinco em cada corte ou solda e rodapé da folha livre de barro. Água parada na base encurta a vida do banho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O galvanizado precisa de motor mais forte que o ferro?",
        answers: [
          "Não. Com a mesma medida e a mesma chapa, o peso é praticamente igual, e o motor também. Só muda se a folha for mais grossa ou maior que a anterior.",
          "Não precisa: o zinco acrescenta muito pouco ao aço. Duas folhas de mesma chapa e mesmo tamanho, uma galvanizada e outra não, usam motor de igual capacidade.",
        ],
      },
      {
        question: "Vocês fazem o portão galvanizado?",
        answers: [
          "A folha é feita pelo serralheiro. Nós vendemos, instalamos e consertamos o motor, e indicamos o modelo pelas medidas, de preferência antes de a folha ficar pronta.",
          "Não fabricamos a folha, que é serviço de serralheria. O motor, a instalação e o conserto são conosco, e as medidas do projeto já permitem indicar a potência.",
        ],
      },
      {
        question: "Dá para pintar o portão galvanizado?",
        answers: [
          "Dá, com um fundo próprio para galvanizado, porque a tinta comum direto no zinco descasca. A pintura também aumenta a proteção contra a ferrugem.",
          "Sim, desde que o zinco receba antes um fundo de aderência próprio. Sem esse preparo a tinta solta em placas; com ele, protege mais o aço.",
        ],
      },
      {
        question: "De quanto em quanto tempo se revisa?",
        answers: [
          "Em casas, folha e motor são revistos {visits.home}; em prédios e galpões, {visits.business}. Soldas, rodas ou cabos e a força do motor entram na lista.",
          "A revisão residencial é feita {visits.home} e a de uso intenso {visits.business}. Nela se olham as soldas, o que sustenta a folha e a regulagem do motor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, com a largura, a altura e a espessura da chapa",
  },
  {
    id: "chapa-perfurada",
    broader: "aco",
    label: "Portão de chapa perfurada",
    phrase: "o portão de chapa perfurada",
    asks: [
      "chapa perfurada",
      "chapa perfurada portão",
      "portão perfurado",
      "chapa expandida portão",
      "chapa furada portão",
      "chapa perfurada motor",
      "chapa perfurada preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de chapa perfurada é um dos mais fáceis de automatizar: os furos tiram peso e deixam o vento passar, e o motor trabalha mais leve que na chapa lisa. No basculante equilibrado de até {width.quarterHp} serve o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
        "A chapa perfurada pesa menos que a lisa, na proporção dos furos, e quase não segura vento, o que poupa o motor do portão. Para o basculante de até {width.quarterHp}, equilibrado, basta 1/4 HP, de {price.lowest} em diante com instalação; o motor de correr ou de abrir, na troca residencial, custa de {price.homeSwap}.",
        "Com chapa perfurada, o motor do portão se escolhe pelo peso que sobra depois dos furos: 40% de área aberta tira 40% do peso da chapa. O basculante de até {width.quarterHp} leva motor de 1/4 HP, instalado a partir de {price.lowest}, e trocar o motor de um portão de correr ou de abrir em casa fica de {price.homeSwap}.",
        "O portão de chapa perfurada aceita motor menor que o de chapa lisa, porque pesa menos e o vento atravessa os furos. Basculante equilibrado com até {width.quarterHp} usa kit de 1/4 HP, desde {price.lowest} com instalação; para correr ou abrir, trocar o motor em casa sai por {price.homeSwap}.",
        "Automatizar portão de chapa perfurada é favorável ao motor, já que cada furo desconta peso e diminui a força do vento na folha. O kit de 1/4 HP atende basculante em equilíbrio de até {width.quarterHp} e começa em {price.lowest} instalado, enquanto a troca residencial nos outros tipos vai de {price.homeSwap}.",
      ],
      price: [
        "O preço do portão de chapa perfurada é do serralheiro, que cobra por metro quadrado, e o furo encarece a chapa em relação à lisa. O motor é conosco: no basculante de até {width.quarterHp} parte de {price.lowest} instalado, e a troca em portão de correr ou de abrir, em casa, fica de {price.homeSwap}.",
        "A chapa perfurada se paga por metro quadrado na serralheria, mais cara que a lisa da mesma espessura. Já o motor para ela nós orçamos: {price.lowest} é o começo no basculante de até {width.quarterHp}, com instalação, e {price.homeSwap} é a troca residencial nos outros tipos de portão.",
        "O preço do portão de chapa perfurada depende do serralheiro, porque a chapa furada vale mais que a lisa e é contada por metro quadrado. A nossa parte é o motor: {price.lowest} em diante no basculante de até {width.quarterHp}, instalado, e {price.homeSwap} na troca em casa dos demais.",
        "No preço da chapa perfurada pesa o furo, que a torna mais cara que a lisa, e quem calcula por metro é a serralheria. Para motorizar, o basculante de até {width.quarterHp} tem kit montado desde {price.lowest}, e em portão de abrir ou de correr a troca residencial fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quanto pesa a chapa perfurada", "A conta do peso com os furos"],
        slots: [
          [
            "O aço liso pesa 7,85 kg por metro quadrado em cada milímetro de espessura, e os furos descontam na sua proporção. Uma folha de 3 por 2,2 metros em chapa de 1,5 mm leva uns 78 kg de chapa lisa; com 40% de área aberta, perto de 47 kg, fora o quadro.",
            "Faça a conta da chapa lisa, área vezes espessura vezes 7,85, e tire dela a parte vazada. Em 6,6 metros quadrados de 1,5 mm, são cerca de 78 kg sem furos e 47 kg com 40% de abertura, sem contar o quadro.",
            "Multiplique metros quadrados, milímetros e 7,85 e desconte a área dos furos. Por exemplo, 3 x 2,2 metros em 1,5 mm dão por volta de 78 kg na lisa e 47 kg na que tem 40% de vazio; o quadro entra à parte.",
            "Comece pela chapa inteira, com 7,85 kg por metro quadrado e por milímetro, e retire a porcentagem de furos. Num portão de 3 por 2,2 metros e 1,5 mm, os 78 kg aproximados caem para uns 47 kg se 40% for vazio, e o quadro se acrescenta depois.",
            "A porcentagem de área aberta, que o vendedor da chapa informa, é o desconto no peso. Exemplo: 6,6 metros quadrados de aço com 1,5 mm pesam perto de 78 kg fechados e 47 kg com 40% de furos, faltando ainda somar o quadro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Furo, vento e privacidade", "O que a perfuração muda no portão"],
        slots: [
          [
            "Furo pequeno e próximo quase esconde a garagem de quem passa, e furo grande abre a vista e alivia mais o vento. A chapa expandida, em malha de losangos, é a mais leve, mas a borda arranha e deixa a mão passar.",
            "Quanto menor e mais junto o furo, menos se vê de fora; quanto maior, mais ar atravessa a folha. Na expandida, de malha em losango, o peso é o menor de todas, embora a beira corte e uma mão caiba na malha.",
            "A vista e o vento dependem do mesmo furo: miúdo, ele fecha a visão; largo, deixa o ar correr. A malha expandida é a opção mais leve, com duas desvantagens, a borda áspera e o vão por onde cabe a mão.",
            "Quem busca privacidade escolhe furo miúdo e denso; quem sofre com vento prefere furo largo, que também mostra mais a garagem. A tela expandida, de losangos, ganha em leveza e perde no acabamento, pois corta e dá passagem à mão.",
            "Decida entre esconder e ventilar, porque furos maiores fazem o segundo e furos menores, o primeiro. Há ainda a expandida, com desenho de losango, levíssima, mas de aresta viva e abertura que aceita uma mão.",
          ],
          [
            "Perto do braço do motor ou da cremalheira, peça uma faixa lisa, para ninguém alcançar o mecanismo nem a chave de destravamento pela rua.",
            "Junto do motor convém deixar um trecho sem furos, que impede de fora o acesso ao mecanismo e à chave que solta a folha.",
            "Mande fechar com chapa lisa a parte ao lado do motor: assim a chave de destravamento e as peças móveis ficam longe de quem está na calçada.",
            "O trecho vizinho ao motor merece chapa sem furo, já que uma mão pela rua poderia chegar à engrenagem ou à chave que libera a folha.",
            "Reserve uma parte cega ao lado da cremalheira ou do braço. Ela protege os dedos e esconde a chave de destravar de quem passa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Ferrugem nos furos", "Pintura e solda da chapa perfurada"],
        slots: [
          [
            "Cada furo é uma borda cortada, e a ferrugem começa nela, mesmo em chapa galvanizada. Fundo rico em zinco e pintura a pó, que entra nos furos, duram mais que o rolo; lave com água e sabão, sem jato no motor.",
            "A beira de cada furo fica sem zinco depois do corte e por isso oxida primeiro. A pintura a pó alcança o lado de dentro dos furos melhor que o rolo; na limpeza, água e sabão bastam, com o jato longe do motor.",
            "Onde a chapa foi furada não há mais proteção, e a oxidação aparece ali. Pinte por dentro dos furos, de preferência a pó e sobre fundo de zinco, e limpe sem apontar jato de água para o motor.",
            "O corte do furo deixa o aço nu, por isso a oxidação nasce na beirada, galvanizada ou não a chapa. Tinta em pó sobre fundo com zinco cobre melhor essas bordas que o rolo, e a lavagem é de sabão neutro, sem jato perto do motor.",
            "Ferrugem de chapa furada se previne por dentro do furo, onde o rolo mal chega e a pintura a pó chega. Com fundo de zinco por baixo ela dura mais, e para limpar use balde e sabão, mantendo a mangueira longe do motor.",
          ],
          [
            "Se a folha já tem motor e vai receber solda, desligue o disjuntor e peça a um técnico para desconectar a placa antes.",
            "Antes de qualquer solda em portão automatizado, o disjuntor é desligado e o técnico isola a placa, que a corrente da solda queima.",
            "Solda em folha com motor só com a energia cortada e a placa desconectada por um técnico, ou a central pode queimar.",
            "Reparo com solda em portão que já tem motor pede disjuntor desligado e placa isolada por técnico, pois a corrente passa pela folha e a queima.",
            "Avise o serralheiro de que o portão é automático: antes de soldar, corta-se a energia, e um técnico desliga a central para ela não se perder.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a chapa lisa por perfurada e manter o motor?",
        answers: [
          "Pode, e o motor agradece, porque a folha fica mais leve. No basculante, o contrapeso é refeito para o peso novo, senão a folha sobe sozinha; nos outros, basta regular a força.",
          "Sim: a folha perde peso e o motor fica folgado. O cuidado está no basculante, cujo contrapeso precisa diminuir junto; no de correr e no de abrir, regula-se a força.",
          "Dá, porque o motor passa a levar menos peso. No basculante é obrigatório reduzir o contrapeso na mesma medida; em correr e abrir, só a força é ajustada.",
        ],
      },
      {
        question: "A criança consegue enfiar o dedo nos furos?",
        answers: [
          "Depende do diâmetro: furos de poucos milímetros não deixam passar o dedo, e a malha expandida deixa. Onde há crianças, escolha o furo miúdo e mantenha a fotocélula funcionando.",
          "Em furo miúdo, não; em malha expandida, sim. Com crianças em casa, prefira a perfuração pequena, deixe lisa a parte do mecanismo e teste a fotocélula com uma caixa.",
          "Na malha expandida entra dedo e até mão; em furo de poucos milímetros, não. Com criança em casa, fique com o miúdo e com trecho liso junto ao motor.",
        ],
      },
      {
        question: "Vocês fazem o portão de chapa perfurada?",
        answers: [
          "Não: a folha é do serralheiro. Vendemos e instalamos o motor, acertamos o equilíbrio e dizemos, pelas medidas, que peso ele leva antes de a chapa ser soldada.",
          "A fabricação fica com a serralheria; conosco ficam motor, equilíbrio e regulagem. Mande as medidas antes da solda, e dizemos se o motor escolhido dá conta.",
          "A folha, não; o motor, sim. O serralheiro corta e solda, e nós calculamos pelo tamanho qual máquina serve, instalamos e equilibramos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura, a altura e a espessura da chapa",
  },
  {
    id: "chapa-galvanizada",
    broader: "aco",
    label: "Chapa galvanizada para portão",
    phrase: "a chapa galvanizada do portão",
    asks: [
      "chapa galvanizada",
      "chapa galvanizada portão",
      "chapa galvanizada preço",
      "comprar chapa portão",
      "chapa zincada portão",
      "chapa galvalume portão",
      "chapa lisa portão",
      "chapa frisada portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A chapa galvanizada para portão se compra em loja de ferro ou no serralheiro, que a corta e solda; nós cuidamos do motor. Ela é aço com zinco, enferruja menos e pesa perto de 8 kg por metro quadrado a cada milímetro: antes da solda, mande as medidas para saber se o motor aguenta.",
        "Portão de chapa galvanizada é serviço de serralheiro, e o motor dele vendemos e instalamos {em}. O zinco atrasa a ferrugem, mas cada milímetro de espessura põe quase 8 kg por metro quadrado na folha, e esse peso decide o motor e o contrapeso; envie a medida antes de fechar.",
        "Quem fornece a chapa galvanizada do portão, lisa, frisada, perfurada ou expandida, é a loja de ferro ou a serralheria. Conosco fica o motor: calculamos o peso, cerca de 8 kg por metro quadrado em cada milímetro de chapa lisa, e dizemos pela foto se o atual serve.",
      ],
      price: [
        "O preço da chapa galvanizada é da loja de ferro ou do serralheiro, que cobram por metro quadrado e espessura; a perfurada e a frisada custam mais que a lisa. O motor é conosco: no basculante de até {width.quarterHp}, a partir de {price.lowest} instalado; trocar o de correr ou de abrir, em casa, fica de {price.homeSwap}.",
        "Chapa galvanizada tem preço por metro quadrado e por espessura, dado pela serralheria ou loja de ferro, e o furo ou o friso encarecem a lisa. Nós orçamos o motor: {price.lowest} é o início no basculante de até {width.quarterHp}, instalado, e a troca de um residencial de outro tipo vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Lisa, frisada, perfurada ou expandida", "Que chapa escolher para o portão"],
        slots: [
          [
            "A lisa fecha a vista, mas treme e amassa quando é fina; o friso dá firmeza quase sem somar peso. Perfurada e expandida deixam o ar passar, aliviam o vento e pesam menos: 40% de área aberta tira 40% do peso da chapa.",
            "Para esconder a garagem, lisa ou frisada, e a frisada vibra menos com a mesma espessura. Se a rua é aberta ao vento, prefira furos: uma perfurada com 40% de vazio pesa 40% menos que a lisa igual.",
            "Frisos enrijecem a folha sem engrossá-la, enquanto a lisa fina balança e marca fácil. Onde venta, chapa perfurada ou expandida resiste menos ao ar, e o peso cai na proporção dos furos, 40% a menos com 40% de abertura.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Quanto a chapa pesa no motor", "A conta do peso da chapa"],
        slots: [
          [
            "Multiplique a área pela espessura e por 7,85: uma folha de 3 por 2,2 metros, com 1 mm, ganha uns 52 kg, fora o quadro. Grade antiga fechada com chapa também passa a pegar vento, que o motor sente como peso.",
            "O aço tem 7,85 kg por metro quadrado em cada milímetro. Assim, 6,6 metros quadrados de 1 mm somam perto de 52 kg ao quadro, e a folha que era vazada passa a receber o empurrão do vento.",
            "Cada metro quadrado leva 7,85 kg por milímetro, o que dá cerca de 52 kg numa folha de 3 x 2,2 metros em 1 mm. Some o quadro e lembre do vento, porque folha fechada exige mais do motor.",
          ],
          [
            "No basculante, o contrapeso é refeito para o peso novo. O de correr depende das roldanas, e o de abrir, das dobradiças.",
            "Peso novo pede contrapeso novo no basculante, roldanas à altura no deslizante e dobradiças fortes no que gira.",
            "Antes de religar, acerta-se o contrapeso do basculante ou se conferem as rodas e as dobradiças dos outros tipos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Onde a galvanizada enferruja", "Solda: o ponto fraco da chapa"],
        slots: [
          [
            "A solda e o corte queimam o zinco, e a ferrugem começa ali. Passe no mesmo dia tinta rica em zinco, a galvanização a frio, e depois o acabamento; se o portão já tem motor, o disjuntor fica desligado e a placa desconectada durante a solda.",
            "Onde houve corte ou solda, a proteção sumiu: aplique logo a galvanização a frio, um fundo com muito zinco, antes de pintar. Em portão automatizado, o técnico desliga a central antes, porque a corrente da solda queima a placa.",
            "O zinco desaparece em volta de cada solda, e por isso o fundo rico em zinco vai no mesmo dia, seguido da tinta. A máquina de solda também pode queimar a placa do motor, que deve estar sem energia e desconectada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem ou trocam a chapa do portão?",
        answers: [
          "Não. Corte, solda e troca de chapa são do serralheiro; nós fazemos o que mexe com o motor, como desligar antes da solda, acertar o equilíbrio e regular depois.",
          "A chapa fica com a serralheria. Nosso serviço vem antes e depois: isolar a placa, refazer o equilíbrio e ajustar o motor ao peso novo.",
        ],
      },
      {
        question: "O motor atual aguenta o portão com chapa?",
        answers: [
          "Depende do peso novo e da capacidade escrita na etiqueta. Mande área, espessura e a foto da etiqueta; se passar do limite, o motor ou o contrapeso muda antes da chapa.",
          "Compare o peso calculado com a etiqueta do motor, deixando folga. Com a medida, a espessura e a foto, dizemos se ele fica ou se é preciso outro.",
        ],
      },
      {
        question: "Chapa galvanizada precisa de pintura?",
        answers: [
          "Para proteger, não, enquanto o zinco está inteiro; em solda, corte e risco, sim. Para pintar tudo, use fundo próprio para galvanizado, ou a tinta solta em placas.",
          "O zinco intacto já protege. Pinte soldas e cortes e, se quiser cor, comece por um fundo para galvanizado, porque a tinta comum não agarra.",
        ],
      },
      {
        question: "Galvanizada ou galvalume?",
        answers: [
          "As duas são aço revestido: a galvanizada, de zinco; a galvalume, de zinco com alumínio, que costuma resistir mais ao tempo. A galvanizada é mais fácil de soldar e retocar.",
          "Galvalume leva alumínio junto do zinco e dura mais ao ar livre em geral. Para portão soldado, a galvanizada dá menos trabalho no reparo da solda.",
        ],
      },
    ],
    photo: "fotos da folha inteira e da etiqueta do motor, com a medida do portão e a espessura da chapa",
  },
  {
    id: "galvanizado-ou-chapa-comum",
    broader: "aco",
    label: "Galvanizado ou chapa comum",
    phrase: "a escolha entre portão galvanizado e de chapa comum",
    asks: [
      "galvanizado chapa comum",
      "galvanizado ou comum",
      "galvanizado chapa preta",
      "diferença galvanizado ferro",
      "galvanizado melhor ferro",
      "ferro galvanizado chapa comum",
      "galvanizado ou ferro",
      "galvanizado ou ferro comum",
      "galvanizado ou ferro pintado",
      "galvanizado ferro pintado",
      "galvanizado ferro pintado dura mais",
      "galvanizado ou ferro dura mais",
      "ferro pintado ou galvanizado",
      "galvanizado ferro comum",
      "galvanizada chapa comum",
      "chapa galvanizada ou preta",
      "galvanizada ou preta",
      "chapa galvanizada ou comum",
      "aço galvanizado ou ferro",
      "galvanizado aço carbono",
      "galvanizado vale pena",
      "galvanizado compensa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de ferro galvanizado ou chapa comum, o galvanizado enferruja menos e vale a pena em todo portão que pega chuva, porque o zinco protege o aço por anos. A chapa comum, também chamada de preta, custa menos na compra e só compensa em lugar coberto ou com pintura sempre em dia.",
        "O portão galvanizado dura mais que o de ferro pintado, porque a camada de zinco atrasa a ferrugem e ainda protege um risco pequeno na tinta. O ferro comum sai mais barato na serralheria, mas pede lixa e tinta, em geral a cada dois ou três anos na chuva. Sob cobertura, com a pintura em dia, os dois servem.",
        "O galvanizado vale a pena no portão exposto à chuva, já que o zinco segura a ferrugem onde a chapa comum, de aço sem tratamento, começa a descascar. Debaixo de telhado, com fundo e tinta bem cuidados, o portão de ferro comum serve e custa menos de início.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Galvanizado e chapa comum lado a lado", "O que separa o galvanizado da chapa comum"],
        slots: [
          [
            "O que decide é o lugar em que o portão fica e a pintura que você aceita fazer ao longo dos anos. No peso os dois empatam, com 7,85 kg por metro quadrado a cada milímetro de espessura.",
            "Compare pela chuva que a folha recebe e pela manutenção da tinta. A espessura define o peso: cada milímetro de aço soma 7,85 kg por m², com zinco ou sem ele.",
            "A escolha passa pela exposição ao tempo e pela sua disposição para repintar. Na balança não há diferença, porque ambos são aço e pesam 7,85 kg por m² em cada milímetro.",
          ],
        ],
        bullets: [
          "Ferrugem: a do galvanizado demora, e a da chapa comum começa onde a tinta falha",
          "Compra: a chapa comum é a mais barata das duas",
          "Pintura: o galvanizado pede fundo próprio para a tinta não soltar, e a comum, fundo antiferrugem",
          "Solda: queima o zinco e vira o ponto fraco dos dois",
          "Motor: o mesmo, na mesma espessura",
        ],
      },
      {
        about: "care",
        headings: ["Como fazer qualquer dos dois durar", "Cuidados com solda, base e tinta"],
        slots: [
          [
            "A ferrugem começa por baixo e pelas soldas, onde a água para. Peça ao serralheiro um furo de saída na parte inferior de cada tubo e fundo rico em zinco sobre toda solda, mesmo na chapa galvanizada.",
            "O tubo fechado junta água e apodrece de dentro para fora, por isso deve ter um furo de dreno embaixo. As soldas perdem o zinco com o calor e precisam de fundo protetor antes da tinta.",
            "Base encostada em piso molhado e solda sem proteção são os primeiros lugares a enferrujar. Um dreno no pé do tubo e uma demão de fundo com zinco nas emendas resolvem isso na fabricação.",
          ],
          [
            "Depois, olhe o portão uma vez por ano e retoque logo o risco que chegou ao metal. Lixar e pintar um ponto pequeno custa pouco perto de refazer uma base furada.",
            "Com o portão em uso, a revisão anual da pintura basta: qualquer lasca que mostre o aço pede lixa, fundo e tinta antes que a mancha se espalhe.",
            "No dia a dia, o retoque anual é o que mais rende, porque a ferrugem avança por baixo da tinta a partir de um arranhão esquecido.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto muda no preço", "O custo da folha e o do motor"],
        slots: [
          [
            "A diferença de preço está na chapa e na pintura, e quem a informa é o serralheiro que faz a folha: peça as duas opções com as mesmas medidas. O motor custa igual nas duas, porque o que ele sente é o peso.",
            "Peça ao serralheiro o orçamento nas duas chapas, na mesma espessura, para ver quanto o zinco soma. Para o motor nada muda, já que a folha galvanizada pesa o mesmo que a comum.",
            "Só o serralheiro diz quanto a chapa zincada acrescenta ao portão, e a comparação deve usar espessura idêntica. Já a conta do motor não se altera, pois depende do peso e do tipo da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar o suporte do motor em portão galvanizado?",
        answers: [
          "Pode, desde que um soldador tire o zinco do ponto e trabalhe em lugar ventilado, por causa da fumaça. A placa do motor fica desligada dos fios, e no fim o local recebe fundo de zinco e tinta.",
          "Sim, com profissional: o zinco sai do local antes da solda, porque a fumaça dele faz mal, e os fios da central são desconectados. Depois o ponto é protegido com fundo rico em zinco.",
        ],
      },
      {
        question: "Galvanizado pesa mais que chapa comum?",
        answers: [
          "Não de modo que conte, porque a camada de zinco é muito fina. O peso vem da espessura da chapa e do tamanho da folha, e o motor é escolhido por eles.",
          "Praticamente o mesmo. O zinco acrescenta muito pouco, e quem pesa é a espessura: uma chapa comum mais grossa passa fácil uma galvanizada fina.",
        ],
      },
      {
        question: "Apareceu mancha branca no galvanizado. O que é?",
        answers: [
          "É o zinco oxidando com a umidade, a chamada ferrugem branca. Limpe, seque e deixe ventilar; o aço embaixo ainda está protegido, e a mancha só preocupa se ficar avermelhada.",
          "O pó branco é óxido de zinco, comum em chapa que ficou molhada e sem ar. Uma limpeza e a secagem bastam, pois o vermelho, sinal de aço atacado, ainda não apareceu.",
        ],
      },
      {
        question: "E o alumínio, compensa no lugar do galvanizado?",
        answers: [
          "Compensa em folha grande que precisa ser leve, porque o alumínio pesa cerca de um terço do aço e não enferruja. Se o portão leva batida ou vai receber solda e reforço, o galvanizado é mais prático.",
          "O alumínio ganha no peso, perto de um terço do aço, e na ferrugem. O galvanizado ganha onde há risco de batida, solda de reforço e conserto por qualquer serralheiro.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, com a largura e a altura",
  },
  {
    id: "galvanizada-ou-zincada",
    broader: "aco",
    label: "Chapa galvanizada ou zincada",
    phrase: "a escolha entre chapa galvanizada e zincada",
    asks: [
      "chapa galvanizada zincada",
      "chapa galvanizada zincada portão",
      "chapa galvanizada galvalume portão",
      "galvanizada zincada qual",
      "galvanizada zincada diferença",
      "eletrozincada galvanizada",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Chapa galvanizada ou zincada para portão: ao tempo, a galvanizada a fogo dura mais, porque tem camada de zinco mais grossa; a zincada eletrolítica é mais lisa e serve em lugar coberto e pintada. Não são a mesma coisa, mas pesam igual, 7,85 kg por m² a cada milímetro.",
        "A diferença entre chapa galvanizada e zincada está na camada: grossa na galvanizada a fogo, que dura mais no portão exposto, e fina na zincada eletrolítica, boa sob cobertura. Se o serralheiro ofereceu a zincada, peça a espessura do zinco; o motor é o mesmo nas duas.",
        "Galvanizada x zincada no tempo: a galvanizada a fogo protege mais anos na chuva, e a zincada, de zinco eletrolítico, pede boa pintura e lugar abrigado. O peso não muda, 7,85 kg por metro quadrado e milímetro, e o motor se escolhe do mesmo jeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda entre galvanizada e zincada", "Camada, tinta e lugar"],
        slots: [
          [
            "Na galvanizada a fogo, a chapa passa por zinco derretido e ganha uma camada que pode ser várias vezes mais grossa. Na zincada, o zinco é aplicado por corrente elétrica, fino e liso.",
            "O processo explica a diferença: mergulho em zinco derretido na de fogo, banho com corrente elétrica na zincada. A primeira fica mais grossa e áspera; a segunda, fina e uniforme.",
            "Zinco derretido cobre a galvanizada com camada grossa; na eletrolítica, a corrente deposita uma película fina. Daí uma durar mais e a outra receber tinta mais lisa.",
          ],
          [
            "Sol, chuva e base úmida pedem a galvanizada; garagem coberta aceita a zincada bem pintada. No preço, a de fogo custa mais que a eletrolítica de igual espessura.",
            "Portão na rua compensa a camada grossa, mesmo mais cara. Em lugar seco, a zincada com boa tinta resolve por menos.",
            "Exposta ao tempo, a galvanizada se paga; sob telhado, a zincada pintada é a economia. Na mesma espessura, a eletrolítica sai mais barata.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Solda, corte e pintura", "O que estraga o zinco das duas"],
        slots: [
          [
            "Corte, furo e solda tiram o zinco nas duas, e a ferrugem começa ali. O retoque é feito no mesmo dia, com fundo rico em zinco, chamado galvanização a frio.",
            "A solda queima o zinco de qualquer uma, e furo e corte deixam o aço nu. Aplique galvanização a frio, um fundo com muito zinco, antes da tinta.",
            "Onde se soldou ou furou, nem uma nem outra protege mais. O reparo é limpar e passar um fundo rico em zinco logo em seguida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a chapa muda no motor", "Peso da folha e motor"],
        slots: [
          [
            "O zinco não muda o peso; a espessura muda. Uma folha de 6 m² em chapa de 1,2 mm soma perto de 56 kg, e em 2 mm, 94 kg, mais o quadro.",
            "Para o motor conta a espessura: em 6 metros quadrados, 1,2 mm dá uns 56 kg, e 2 mm, uns 94 kg, fora a estrutura.",
            "Dobrar a espessura dobra o peso: 6 m² pesam cerca de 47 kg em 1 mm e 94 kg em 2 mm, sem o quadro. O banho pouco acrescenta.",
          ],
          [
            "Quem monta a folha é o serralheiro; nós vendemos e instalamos o motor, a partir de {price.lowest} no basculante de até {width.quarterHp}.",
            "A folha é da serralheria. O motor é conosco, com kit basculante até {width.quarterHp} instalado desde {price.lowest}.",
            "Chapa e montagem ficam com o serralheiro, e o motor, conosco: no basculante de até {width.quarterHp}, de {price.lowest} em diante, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa pintar a chapa galvanizada?",
        answers: [
          "Não para durar no começo, mas a tinta com fundo próprio prolonga e protege as soldas.",
          "Não é obrigatório. Com fundo para galvanizado, a pintura soma anos; sem ele, descasca.",
        ],
      },
      {
        question: "Como saber qual chapa o serralheiro usou?",
        answers: [
          "Peça a nota da chapa, que traz o tipo e a camada de zinco. A de fogo costuma ter desenho de cristais; a eletrolítica é lisa e fosca.",
          "Pela nota do material e pelo aspecto: cristais brilhantes na de fogo, cinza uniforme na eletrolítica.",
        ],
      },
      {
        question: "Que espessura usar no portão?",
        answers: [
          "Em folha de casa usa-se muito de 1 a 1,5 mm no fechamento, com quadro mais grosso. Mais espessura é mais peso para o motor.",
          "O comum no fechamento fica entre 1 e 1,5 mm, e o serralheiro reforça o quadro. Acima disso o motor precisa ser maior.",
        ],
      },
      {
        question: "Vocês vendem a chapa?",
        answers: [
          "Não. A chapa é da loja de ferro ou do serralheiro; nós instalamos e regulamos o motor.",
          "Não trabalhamos com chapa, só com motor, instalação e conserto do portão automático.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com a largura, a altura e a espessura da chapa, se souber",
  },
  {
    id: "chapa-18-ou-20",
    broader: "aco",
    label: "Chapa 18 ou 20 no portão",
    phrase: "a espessura da chapa do portão",
    asks: [
      ...combine(
        ["chapa"],
        ["18 20", "16 18", "14 18", "20 22", "18 portão", "20 portão", "16 portão", "espessura portão"],
      ),
      "espessura chapa portão",
      "grossura chapa portão",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Chapa 18 ou chapa 20 para portão? A 18, se ele leva pancada ou fica na rua: tem cerca de 1,2 mm, pesa uns 9 kg por m² e amassa menos. A 20, com uns 0,9 mm e 7 kg por m², se você quer a folha leve e o quadro é bem travado.",
        "Entre chapa 18 e 20 no portão de garagem, a 18 é a escolha usual, porque é mais rígida, com 1,2 mm contra 0,9 mm. A diferença de peso é de uns 2 kg por m², ou 20 kg numa folha de 10 m², e a 20 só não é fina demais em quadro bem travado.",
        "A chapa 20 amassa mais que a 18: são cerca de 0,9 mm e 7 kg por m² contra 1,2 mm e 9 kg por m². Para portão de rua fique com a 18; a 20 serve em folha grande, onde o peso conta, com travessas próximas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso e rigidez de cada chapa", "O que a espessura muda"],
        slots: [
          [
            "Quanto menor o número, mais grossa a chapa, e o aço pesa 7,85 kg por metro quadrado a cada milímetro. Multiplique a área por esse peso e some tubos e ferragens.",
            "O número funciona ao contrário: 18 é mais grossa que 20. O peso é a área vezes a espessura em milímetros vezes 7,85, mais o quadro.",
            "Número menor quer dizer chapa mais grossa. Para o peso, use 7,85 kg por m² a cada milímetro, vezes a área, e acrescente o quadro.",
          ],
          [
            "Chapa fina sem travessa vibra com o vento e amassa com uma bola. Perfis a cada 60 a 80 cm deixam a 20 firme, e o vinco na chapa também ajuda.",
            "A 20 treme e faz barulho quando o quadro é aberto demais. Travessas a 60 ou 80 cm uma da outra, ou chapa vincada, corrigem isso.",
            "Onde as travessas ficam longe, a chapa fina ondula e ecoa no vento. Com distância de 60 a 80 cm e vincos, ela fica firme.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A chapa muda o motor?", "Depois da chapa nova"],
        slots: [
          [
            "No basculante equilibrado de até {width.quarterHp}, as duas usam 1/4 HP, porque quem carrega o peso é o contrapeso. No de correr, o motor segue o peso total da folha, com um terço de folga.",
            "Até {width.quarterHp}, um basculante com contrapeso certo abre com 1/4 HP, seja 18 ou 20. Deslizante é diferente: some um terço ao peso da folha para escolher.",
            "O basculante de até {width.quarterHp} não sente a diferença se o contrapeso foi refeito, e fica no 1/4 HP. Em portão de correr, 20 kg a mais entram na conta do motor.",
          ],
          [
            "Trocar a chapa de um portão pronto obriga a refazer o contrapeso ou conferir roldanas, serviço de técnico. O corte e a solda são do serralheiro, com a placa do motor desligada dos fios.",
            "Quem troca a chapa é o serralheiro, e a central fica desconectada durante a solda. Depois, contrapeso ou roldanas são conferidos pelo técnico, porque o peso mudou.",
            "A mudança de chapa altera o equilíbrio, que o técnico refaz no contrapeso ou nas roldanas. Na solda, os fios da placa ficam soltos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Diferença de preço entre as chapas", "Quanto custa ir da 20 para a 18"],
        slots: [
          [
            "O aço é vendido por peso, e a 18 leva perto de 30% mais aço por metro quadrado que a 20. A mão de obra do serralheiro é quase a mesma, então o portão todo encarece menos que isso.",
            "Por usar cerca de 30% mais aço, a 18 custa mais no material. Como corte, solda e pintura não mudam, a diferença no portão pronto é menor.",
            "A chapa 18 pesa em torno de 30% a mais, e o preço do material acompanha. No total a diferença diminui, já que o trabalho é igual.",
          ],
          [
            "Peça ao serralheiro os dois preços com a mesma medida e o número da chapa escrito no orçamento. Sem isso, dois portões de valores diferentes podem ter chapas diferentes.",
            "O orçamento deve trazer o número da chapa, ou não dá para comparar. Solicite as duas opções para o mesmo desenho.",
            "Exija a espessura por escrito, em número ou milímetros, nas duas versões. Só assim dois orçamentos se comparam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chapa 16 é exagero em portão de casa?",
        answers: [
          "Em geral é. Com cerca de 1,5 mm, pesa perto de 12 kg por m² e força o motor. Fica para quadro, reforço e portão de empresa.",
          "Para fechamento, sim: 1,5 mm e 12 kg por m². Ela se justifica em reforço e em portão industrial.",
        ],
      },
      {
        question: "Como sei a espessura da minha chapa?",
        answers: [
          "Meça a borda com um paquímetro: perto de 1,2 mm é 18, perto de 0,9 mm é 20. A tinta soma um pouco, então desconte.",
          "Com paquímetro na borda, 1,2 mm indica chapa 18 e 0,9 mm, 20. Sem ele, o serralheiro reconhece.",
        ],
      },
      {
        question: "Galvanizada muda o peso?",
        answers: [
          "Não de forma que conte, porque o zinco é muito fino. Compare pela espessura, e escolha a galvanizada se o portão pega chuva.",
          "Quase nada. O zinco protege da ferrugem, e o peso continua sendo o da espessura do aço.",
        ],
      },
      {
        question: "Chapa mais fina faz o motor durar mais?",
        answers: [
          "Só se a folha ficar leve e equilibrada. Um basculante com contrapeso certo poupa o motor com qualquer das duas.",
          "O que poupa o motor é o equilíbrio. Em portão de correr, cada quilo a menos ajuda; no basculante, decide o contrapeso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e a espessura da chapa, se souber",
  },
  {
    id: "madeira-ou-aluminio",
    broader: "madeira",
    label: "Madeira ou alumínio no portão",
    phrase: "a escolha entre portão de madeira e de alumínio",
    asks: [
      ...["madeira alumínio", "portão madeira alumínio", "alumínio madeira leve", "madeira alumínio motor"],
      ...["madeira alumínio qual leve", "alumínio ou madeira", "madeira ou alumínio qual melhor"],
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de madeira e de alumínio, o mais leve para o motor é o alumínio: de 4 a 7 kg por metro quadrado, contra bem mais da madeira, que ainda pesa na chuva. Escolha madeira pela aparência e alumínio pela leveza; no basculante de até {width.quarterHp} equilibrado, o kit instalado parte de {price.lowest}.",
        "Para automatizar, o alumínio pesa menos no motor (uns 4 a 7 kg por metro quadrado) e não pede verniz; a madeira ganha na fachada, mas é pesada e absorve água. Em basculante de até {width.quarterHp}, qualquer dos dois, bem equilibrado, usa kit a partir de {price.lowest}, instalado.",
        "Entre portão de alumínio ou madeira, o melhor para quem usa motor é o de alumínio: pesa de 4 a 7 kg por metro quadrado, não enferruja e dispensa verniz. A madeira ganha na aparência, mas pesa mais, incha na chuva e pede verniz. No basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada um cobra do motor", "Peso, reforço e fixação"],
        slots: [
          [
            "Madeira maciça de 2,5 cm passa fácil de 15 kg por metro quadrado, fora o quadro de ferro que a sustenta. O alumínio, em perfil fino, fica em menos da metade e deixa o motor menor dar conta.",
            "Uma tábua maciça de 2,5 cm soma mais de 15 kg em cada metro quadrado, sem contar o quadro. Perfil de alumínio pesa menos da metade e força menos o motor.",
            "Na conta do peso, a madeira maciça (2,5 cm) vai além de 15 kg por metro, mais o quadro metálico; o alumínio não chega à metade.",
          ],
          [
            "Em compensação, perfil fino rasga: o motor se prende em chapa de aço de reforço. Na madeira o parafuso atravessa a tábua até o quadro metálico.",
            "O alumínio pede reforço de aço onde o motor puxa, para o furo não abrir. Já a madeira recebe parafuso passante, preso ao quadro de ferro.",
            "Prender o motor muda: no alumínio, chapa de aço por trás do perfil; na madeira, fixação que alcança o quadro.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidado de cada ano", "Quanto trabalho dá madeira e alumínio"],
        slots: [
          [
            "O alumínio se lava com água e sabão neutro. A madeira ao tempo pede verniz a cada um ou dois anos e incha na chuva, por isso o equilíbrio do basculante é conferido depois do inverno úmido.",
            "Lavar basta no alumínio, com sabão neutro. Madeira exposta leva verniz a cada um ou dois anos e absorve água, o que muda o peso e obriga a rever o contrapeso.",
            "Sabão neutro e água mantêm o alumínio. Verniz a cada um ou dois anos é a regra da madeira, que também ganha peso molhada e pede novo equilíbrio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Trocar madeira por alumínio compensa", "O que muda no custo"],
        slots: [
          [
            "Compensa quando a madeira empenou, apodreceu ou o motor vive forçado. O ripado amadeirado de alumínio dá a mesma aparência com pouco peso, e o motor atual costuma ficar, com novo equilíbrio.",
            "Vale se a folha apodreceu, torceu ou pesa demais no motor. Alumínio que imita madeira mantém a cara da fachada, e o motor em geral é aproveitado após reequilibrar.",
            "A troca se justifica em madeira podre ou empenada. Com alumínio amadeirado a aparência fica, e do motor se refaz apenas a regulagem.",
          ],
          [
            "Depois da troca, a visita com regulagem em casa parte de {price.preventive}, sem peças. No basculante, o contrapeso diminui junto com a folha, senão ela sobe sozinha.",
            "O acerto do motor para a folha nova começa em {price.preventive} em residência, fora peças. Contrapeso antigo em folha leve faz o basculante subir sem comando, e por isso é refeito.",
            "Reserve a partir de {price.preventive} para regular em casa, sem peças. Em basculante, tira-se peso do contrapeso, que ficou grande para o alumínio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de madeira precisa de motor maior?",
        answers: [
          "Depende da medida. Até {width.quarterHp}, com revestimento leve e contrapeso certo, 1/4 HP costuma bastar; madeira maciça ou vão maior, não.",
          "Revestimento fino sobre quadro, em até {width.quarterHp}, fica no 1/4 HP equilibrado. Tábua maciça pede mais força.",
        ],
      },
      {
        question: "Portão de alumínio amassa mais?",
        answers: [
          "Amassa com mais facilidade que o ferro. Em garagem apertada, peça quadro reforçado e batente de roda no piso.",
          "Sim, por ser mais macio. Reforço no quadro e folga para o carro evitam a maior parte das marcas.",
        ],
      },
      {
        question: "Qual dura mais na chuva?",
        answers: [
          "O alumínio, que não enferruja nem apodrece. A madeira dura muitos anos também, se o verniz não falha.",
          "Sem cuidado, o alumínio. Com verniz em dia, a madeira nobre acompanha.",
        ],
      },
      {
        question: "Alumínio imitando madeira desbota?",
        answers: [
          "A pintura amadeirada de boa qualidade aguenta anos de sol. Lave com pano macio, sem palha de aço nem ácido.",
          "Com o tempo perde um pouco de cor, bem menos que verniz. Abrasivo é o que mais estraga.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o material",
  },
  {
    id: "aluminio-ou-galvanizado",
    broader: "aluminio",
    label: "Alumínio ou galvanizado",
    phrase: "a escolha entre portão de alumínio e galvanizado",
    asks: [
      "alumínio galvanizado",
      "portão alumínio galvanizado",
      "alumínio aço galvanizado",
      "alumínio ou galvanizado",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de alumínio ou galvanizado, escolha alumínio se a folha é grande ou fica no litoral: não enferruja e pesa cerca de um terço do aço. Escolha galvanizado se quer gastar menos na folha, ter rigidez e solda fácil; o motor do basculante parte de {price.lowest} instalado, até {width.quarterHp}.",
        "No portão, alumínio ganha em peso, 2,7 contra 7,85 kg por metro quadrado e milímetro, e em ferrugem; galvanizado ganha em preço, rigidez e reparo. Nos dois, o basculante de até {width.quarterHp} leva motor desde {price.lowest}, com instalação.",
        "No litoral ou em vão largo, o portão de alumínio dura mais e poupa o motor; em garagem comum, o de aço galvanizado custa menos e aguenta melhor a batida. A diferença de peso é de três para um, e o motor instalado começa em {price.lowest} no basculante até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alumínio e galvanizado lado a lado", "Peso, ferrugem e reparo"],
        slots: [
          [
            "Galvanizado é aço com banho de zinco, que segura a ferrugem até o risco ou a solda abrir caminho. Compare nos quatro pontos que mais pesam.",
            "O zinco protege o aço galvanizado até ser riscado ou soldado, e o alumínio dispensa essa proteção. Veja ponto a ponto.",
            "Um é aço coberto de zinco, o outro é metal que não enferruja. O resto da diferença está na lista.",
          ],
        ],
        bullets: [
          "Peso por m² a cada milímetro: alumínio 2,7 kg, aço 7,85 kg.",
          "Ferrugem: alumínio não tem; galvanizado começa nas soldas e nos riscos.",
          "Reparo: galvanizado se solda na hora; alumínio pede solda própria ou troca do perfil.",
          "Motor: alumínio pede reforço na fixação; galvanizado aceita suporte soldado.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Folha e motor, dois orçamentos"],
        slots: [
          [
            "A folha é cotada pelo serralheiro, e o galvanizado costuma sair mais barato que o alumínio do mesmo desenho. Em compensação, ele pede retoque de pintura, sobretudo perto do mar.",
            "Na serralheria, o galvanizado em geral custa menos na compra. O alumínio devolve parte da diferença em pintura que não se refaz.",
            "Pelo mesmo desenho, o alumínio tende a ser mais caro que o galvanizado. Conte, do outro lado, os retoques que o aço vai exigir.",
          ],
          [
            "No motor, a diferença só aparece em folha larga. Até {width.quarterHp}, o basculante equilibrado dos dois materiais usa 1/4 HP, com kit instalado de {price.padrao} a {price.jetflex}; acima, o galvanizado pede motor maior antes.",
            "Basculante equilibrado de até {width.quarterHp} usa 1/4 HP em qualquer material, entre {price.padrao} e {price.jetflex} já colocado. Em folha maior, o aço chega primeiro ao limite do motor.",
            "Para o motor, até {width.quarterHp} tanto faz: 1/4 HP, de {price.padrao} a {price.jetflex} com instalação. Passando disso, o peso do aço cobra potência.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quanto dura e o que pede", "Cuidados com cada material"],
        slots: [
          [
            "O alumínio pede água e sabão neutro, e reaperto dos rebites uma vez por ano. No galvanizado, cada risco recebe tinta rica em zinco antes que a ferrugem se espalhe.",
            "Lave o alumínio com sabão neutro e confira rebites todo ano. Risco e solda no galvanizado se cobrem logo com tinta de zinco.",
            "Sabão neutro e rebites firmes bastam ao alumínio. O galvanizado exige atenção a riscos e soldas, tratados com tinta de zinco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alumínio é fraco contra arrombamento?",
        answers: [
          "Perfil fino cede mais que aço. Quadro reforçado e trava elétrica compensam boa parte.",
          "É menos rígido que o aço, sim. Perfil mais grosso, quadro firme e trava equilibram.",
        ],
      },
      {
        question: "Posso misturar alumínio e galvanizado?",
        answers: [
          "Pode, com quadro de aço e fechamento de alumínio, separados por tinta ou borracha, para um não corroer o outro.",
          "Sim, desde que não se toquem direto: borracha ou pintura entre os dois evita corrosão.",
        ],
      },
      {
        question: "O motor que tenho serve se eu mudar o material?",
        answers: [
          "De aço para alumínio, quase sempre, porque a folha alivia; o contrapeso do basculante precisa ser refeito pelo técnico. De alumínio para aço, confira a capacidade.",
          "Indo para o mais leve, sim, com nova regulagem e contrapeso. Para o mais pesado, só se houver um terço de folga no motor.",
        ],
      },
      {
        question: "Vocês fazem a folha?",
        answers: [
          "Não, quem faz é o serralheiro. Vendemos e instalamos o motor, e indicamos antes o reforço que a folha precisa.",
          "A folha fica com o serralheiro, e o motor conosco. O ponto de reforço se define pelo desenho.",
        ],
      },
    ],
    photo: "fotos do portão ou do vão, com a largura e a altura",
  },
  {
    id: "aco-carbono-ou-inox",
    broader: "aco",
    label: "Aço comum, inox ou corten",
    phrase: "a escolha do aço do portão",
    asks: [
      "aço carbono inox",
      "carbono inox",
      "inox ferro",
      "corten ferro",
      "aço corten",
      "corten portão",
      "inox ou ferro",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Para a maioria dos portões compensa o aço carbono, o ferro comum, mais barato e fácil de soldar, desde que a pintura fique em dia; perto da praia ou em base molhada, prefira inox 304, que dispensa tinta. O corten custa mais que o ferro pintado, forma a própria camada de ferrugem e mancha o piso no começo.",
        "Aço carbono pintado vence no preço, e inox vence onde há maresia, fachada exposta ou água no pé do portão, porque não precisa de tinta. Já o aço corten só vale pelo visual enferrujado: ele se protege sozinho depois de alguns meses, mas escorre e suja o chão, e custa acima do ferro comum.",
        "Entre ferro e inox, pague mais pelo inox 304 se o portão fica na praia ou sempre úmido; longe disso, metalon de aço carbono bem pintado sai bem mais em conta e dura anos. Corten é escolha de aparência: a ferrugem dele protege a chapa, porém pinga no piso até se firmar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual aço dura mais em cada lugar", "Onde cada aço compensa"],
        slots: [
          [
            "O tempo de vida depende da água que fica parada e da tinta que você repõe. Em ordem de preço, do menor ao maior, ficam carbono, galvanizado, corten e inox.",
            "Quem decide a duração são a umidade e o cuidado com a pintura. Na conta do serralheiro, o carbono é o mais barato, depois vêm galvanizado e corten, e o inox fecha a lista.",
            "Chuva, maresia e manutenção pesam mais que o nome do metal. Do mais em conta ao mais caro, a sequência costuma ser carbono, galvanizado, corten, inox.",
          ],
        ],
        bullets: [
          "Carbono (ferro): o mais barato, pede fundo, tinta e retoque",
          "Galvanizado: meio-termo para chuva, com retoque nas soldas",
          "Corten: cria camada protetora, não combina com água parada",
          "Inox 304: sem tinta, pede solda própria e lavagem, sobretudo na praia",
        ],
      },
      {
        about: "check",
        headings: ["O peso e o motor são quase os mesmos", "O que muda para o motor do portão"],
        slots: [
          [
            "Os quatro pesam perto de 8 kg por metro quadrado a cada milímetro de chapa. Por isso o motor se escolhe pela medida e pela espessura: um basculante de até {width.quarterHp} de largura aceita o kit de 1/4 HP, a partir de {price.lowest} instalado.",
            "Uma chapa de 1 mm tem uns 8 kg em cada metro quadrado, seja qual for o aço. Quem define o motor, portanto, são a largura e a grossura da folha; no basculante com até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
            "Trocar de aço quase não altera a carga: são cerca de 8 kg/m² por milímetro em todos. O que pesa na escolha do motor é o tamanho, e o basculante que não passa de {width.quarterHp} leva kit a partir de {price.lowest}, montado.",
          ],
          [
            "A fixação do suporte muda: no ferro se solda ou se parafusa, e no inox se usa parafuso de inox ou solda própria, para não nascer ferrugem no ponto de contato.",
            "No inox, o suporte do motor pede parafuso do mesmo material ou solda de inox, porque ferro encostado ali enferruja. No carbono, a solda comum resolve.",
            "Prender o suporte em ferro é simples, com solda ou parafuso. Já em inox, parafuso comum mancha a folha, e o certo é usar fixação de inox.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidado para o portão durar", "Manutenção do ferro, do inox e do corten"],
        slots: [
          [
            "No ferro, retoque riscos e soldas assim que aparecem e deixe furo de escoamento no perfil de baixo. O inox se lava com água e sabão neutro, e o corten só precisa ficar longe de água parada.",
            "Risco e solda aberta no ferro pedem fundo e tinta sem demora, e o tubo inferior precisa drenar. Água com sabão neutro basta para o inox, enquanto o corten quer uma base que seque.",
            "Para o ferro durar, cubra logo cada arranhão e não deixe água presa no tubo de baixo. Lave o inox com sabão suave e dê ao corten um piso que não acumule água.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Inox enferruja?",
        answers: [
          "Pode manchar com maresia, limalha de ferro ou produto com cloro. Lavado com água e sabão neutro, e na praia com mais frequência, conserva o brilho por muitos anos.",
          "Ele resiste muito, mas ganha pontos marrons se recebe cloro, sal ou restos de ferro. A lavagem regular com sabão neutro evita quase todos eles.",
        ],
      },
      {
        question: "Posso misturar ferro e inox no mesmo portão?",
        answers: [
          "Pode, desde que os dois não se toquem direto onde molha. O ferro enferruja mais depressa no encontro, e por isso se usa tinta, isolante ou parafuso de inox.",
          "É possível, com proteção no ponto em que se encontram. Sem tinta ou isolante ali, o lado de ferro é corroído antes do resto.",
        ],
      },
      {
        question: "Vocês fabricam o portão?",
        answers: [
          "Não. A folha é serviço do serralheiro. Nós vendemos, instalamos e consertamos o motor, e pela largura e altura dizemos qual potência serve.",
          "A fabricação fica com a serralheria. Do nosso lado estão motor, instalação e conserto, com a potência indicada pelas medidas da folha.",
        ],
      },
      {
        question: "Qual espessura de chapa escolher?",
        answers: [
          "Para casa, o serralheiro costuma partir de chapa fina, perto de 1 mm, sobre quadro de tubo mais grosso. Cada milímetro a mais soma cerca de 8 kg por metro quadrado, o que pede motor maior.",
          "Chapas próximas de 1 mm, com quadro reforçado, são comuns em residência. Engrossar melhora a rigidez, mas pesa na folha e no motor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com a largura, a altura e a espessura, se souber",
  },
  {
    id: "chapa-ou-lambril",
    broader: "ferro",
    label: "Chapa lisa ou lambril",
    phrase: "a escolha entre portão de chapa e de lambril",
    asks: [
      "chapa lambril",
      "chapa lambri",
      "chapa ou lambril",
      "lambril ripado",
      "lambril gradil",
      "chapa lisa lambril",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Portão de chapa ou lambril? Lambril (ou lambri) é melhor em folha larga, porque os frisos dão rigidez e ele vibra menos; chapa lisa, para visual reto ou revestimento, com mais travessas. Os dois dão privacidade e pegam vento, e o motor de basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Entre lambril e chapa lisa, quem quer privacidade com menos barulho fica com o lambril, que aceita chapa mais fina e não ondula. O lambril pesa um pouco menos, e ripado é o mais leve dos três; com motor, o basculante de até {width.quarterHp} custa desde {price.lowest} instalado.",
        "Para o portão da garagem fechado, lambri vence a chapa lisa em rigidez e silêncio, e o ripado vence os dois em peso e vento, mas deixa ver. No basculante equilibrado de até {width.quarterHp}, todos usam 1/4 HP, a partir de {price.lowest} com instalação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Chapa, lambril ou ripado, lado a lado", "Rigidez, vento e barulho"],
        slots: [
          [
            "Compare pelo que importa na sua rua e no seu motor.",
            "Cada fechamento ganha em um ponto.",
            "A escolha depende de privacidade, vento e barulho.",
          ],
        ],
        bullets: [
          "Lambril: rígido pelos frisos, fecha a vista, vibra pouco",
          "Chapa lisa: visual reto, bate como tambor sem travessas",
          "Ripado: leve, deixa o vento passar, não dá privacidade total",
          "Alumínio, em qualquer dos três: cerca de um terço do peso do aço",
          "Lugar de vento forte: ripado ou folga no motor",
        ],
      },
      {
        about: "what",
        headings: ["O que muda para o motor", "Peso e vento na folha fechada"],
        slots: [
          [
            "Folha de aço fechada, com quadro, pesa de 10 a 21 kg por metro quadrado, conforme a chapa; o lambril fica na parte de baixo, porque usa chapa mais fina. Num portão de 3 por 2,2 m, isso dá de 66 a 139 kg.",
            "Em aço, conte de 10 a 21 kg por metro quadrado com o quadro, e o lambril perto do começo da faixa. Uma folha de 3 por 2,2 m vai, assim, de 66 a 139 kg.",
            "O peso do aço fechado vai de 10 a 21 kg por metro quadrado, quadro incluído, e o lambril tende ao menor valor. A folha de 3 por 2,2 m fica entre 66 e 139 kg.",
          ],
          [
            "Fechada, a folha vira vela: em rua aberta, o motor precisa de folga e a trava ajuda a segurá-la. No de correr, some um terço ao peso antes de comparar com a ficha.",
            "O vento empurra igual a chapa e o lambril, e por isso se escolhe motor com margem. Para deslizante, a capacidade fica um terço acima do peso.",
            "Tanto a chapa quanto o lambril seguram o vento, e isso pede sobra no motor, de um terço no portão de correr. Uma trava reforça a folha parada.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar um pelo outro num portão com motor", "Quem faz a troca do fechamento"],
        slots: [
          [
            "A chapa ou o lambril quem troca é o serralheiro, com a central do motor desconectada durante a solda. Depois conferimos contrapeso ou roldanas e regulamos a força, a partir de {price.preventive} em casa, sem peças.",
            "O fechamento é do serralheiro, que solda com a placa do motor fora do circuito. A nossa parte vem depois: equilíbrio e força para o peso novo, desde {price.preventive} na residência, fora peças.",
            "Serralheiro troca a folha, nós ajustamos o movimento. Com a placa protegida da solda, refaz-se o equilíbrio e regula-se o motor, serviço que em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Lambril pesa mais que chapa lisa?",
        answers: [
          "Em geral, não: os frisos dão rigidez e permitem chapa mais fina, com menos travessas. Na mesma espessura, ele pesa um pouco mais, porque a chapa dobrada usa mais metal.",
          "Na prática fica mais leve, pois se usa chapa mais fina. Comparando espessuras iguais, o lambril pesa ligeiramente mais.",
        ],
      },
      {
        question: "Lambril de alumínio é mais leve?",
        answers: [
          "É: cerca de um terço do aço na mesma espessura, e não enferruja. Pede chapa de reforço onde o motor se prende.",
          "Bem mais, perto de um terço do peso. Como o alumínio rasga com a força, o ponto do motor ganha reforço por dentro.",
        ],
      },
      {
        question: "Posso fechar um portão de grade com lambril?",
        answers: [
          "Pode, mas o peso e o vento aumentam, e o contrapeso do basculante é refeito. Antes de soldar, confira se o motor atual aguenta a folha nova.",
          "Dá, com o serralheiro. Faça antes a conta do peso e veja na etiqueta se o motor atual suporta.",
        ],
      },
      {
        question: "Qual é mais fácil de manter?",
        answers: [
          "O lambril esconde pequenos amassados, e a chapa lisa mostra qualquer um, mas é mais rápida de lavar e pintar. Nos dois, cuide do pé da folha, onde a água para.",
          "Chapa lisa se lava e pinta mais depressa; lambril disfarça batidas. A ferrugem começa embaixo em ambos, então deixe dreno no tubo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura",
  },
];
