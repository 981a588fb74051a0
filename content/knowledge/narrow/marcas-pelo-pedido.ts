import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a word beside the make decides: the fastest of its motors, the one for a tilting gate, the repair of its barrier. */
export const marcasPeloPedido: NarrowConcept[] = [
  {
    id: "ppa-mais-rapido",
    broader: "ppa",
    label: "PPA: o motor mais rápido",
    phrase: "o motor PPA mais rápido",
    isAskedByName: true,
    asks: [
      ...combine(
        ["ppa", "motor ppa", "qual motor ppa", "qual ppa"],
        ["mais rápido", "mais rápida", "mais veloz", "abre mais rápido", "menor tempo abertura", "abre mais depressa"],
      ),
      ...combine(
        ["ppa", "motor ppa"],
        ["tempo abertura", "quantos segundos abre", "segundos abre", "quanto tempo abre"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor PPA mais rápido que vendemos para portão basculante é o JetFlex: o tempo de abertura é de {opening.jetflex}, em folha de até {width.quarterHp}. O kit instalado custa {price.jetflex}. No portão de correr, o mais rápido da PPA é o Jet Rio, que também tem inversor, e o tempo depende da largura.",
        "O PPA mais rápido no basculante é o JetFlex, que abre em {opening.jetflex} e custa {price.jetflex} instalado. No portão de correr, escolha o Jet Rio: a ficha traz os metros por minuto, e o tempo de abertura é a largura dividida por essa velocidade.",
        "Para abrir mais rápido com PPA, o motor é o JetFlex no basculante, de {opening.jetflex}, e o Jet Rio no portão de correr. Os dois têm inversor, a placa que controla a velocidade. O JetFlex, para folha de até {width.quarterHp}, sai por {price.jetflex} instalado.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O tempo de abertura em cada portão", "Quantos segundos cada motor leva"],
        slots: [
          [
            "No basculante, o tempo é sempre o mesmo, porque o curso da folha muda pouco. No de correr, ele cresce com a largura: um vão de 4 metros a 20 metros por minuto abre em 12 segundos.",
            "O basculante de casa tem tempo fixo. No portão de correr, divida a largura pelos metros por minuto da ficha: 3 metros a 18 metros por minuto dão 10 segundos.",
          ],
        ],
        bullets: [
          "Basculante, JetFlex: {opening.jetflex}",
          "Basculante comum, como o BV Home: em geral, de 12 a 18 segundos",
          "De correr, Jet Rio: largura do vão dividida pela velocidade da ficha",
          "De abrir, Piston: em geral, de 15 a 25 segundos, para a folha não bater",
        ],
      },
      {
        about: "choose",
        headings: ["O que o portão precisa para ser rápido", "Antes de comprar o motor rápido"],
        slots: [
          [
            "A folha tem de estar firme e andar leve, porque a velocidade aumenta qualquer folga. No basculante, contrapeso e cabos são acertados antes. No de correr, o trilho precisa estar reto, e as roldanas, em ordem.",
            "Portão rápido precisa de folha equilibrada, batente firme e fotocélula na passagem. Se a folha raspa ou balança, o conserto dela vem primeiro, porque o motor rápido só antecipa a quebra.",
          ],
          [
            "O inversor também é mais sensível à rede elétrica. Por isso o motor leva circuito próprio, aterramento e protetor contra surto no quadro.",
            "A placa com inversor custa mais que a comum e só serve a da mesma linha. Um protetor contra surto no quadro evita a maior parte das queimas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ganhar velocidade", "O preço do motor PPA rápido"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} com entrega, central, controles e instalação. No portão de correr, a troca em casa fica de {price.homeSwap}, com mão de obra, e a versão com inversor fica na parte alta da faixa.",
            "O kit JetFlex basculante sai por {price.jetflex} instalado, em até {shop.instalments} vezes no cartão. O Jet Rio é orçado pela foto do portão: a troca em casa vai de {price.homeSwap}, e o inversor leva o valor para o fim da faixa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O JetFlex serve em portão de correr?",
        answers: [
          "O kit de {price.jetflex} é só para basculante. Para portão de correr, a PPA tem o Jet Rio, que empurra a cremalheira.",
          "Esse kit, não: ele move o basculante por fuso e braço. No de correr se usa o Jet Rio, da mesma marca.",
        ],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: [
          "Quase nada. O motor trabalha poucos segundos por abertura, e a diferença não aparece na conta de uma casa.",
          "Não se nota na conta, porque ele fica ligado por poucos segundos de cada vez.",
        ],
      },
      {
        question: "Portão rápido é perigoso?",
        answers: [
          "Com fotocélula e força regulada, não. A fotocélula é o sensor que para a folha quando alguém passa, e o técnico testa a parada na instalação.",
          "Ele dá menos tempo de reação, por isso a fotocélula é indispensável. A força fica no mínimo que move a folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "ppa-basculante-qual",
    broader: "ppa",
    label: "PPA para basculante: qual modelo",
    phrase: "o motor PPA para portão basculante",
    isAskedByName: true,
    asks: combine(
      ["ppa", "motor ppa"],
      ["qual modelo", "qual modelo escolher", "qual escolher", "qual comprar", "qual", "melhor", "modelo"],
      ["basculante", "portão basculante"],
      ["", "residencial", "casa", "madeira", "pesado", "grande"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor PPA para portão basculante é o BV Home ou o rápido JetFlex, em folha equilibrada de até {width.quarterHp}. Em folha mais larga, de madeira pesada ou de prédio, use o Potenza ou o Penta. O JetFlex custa {price.jetflex} instalado, e a troca pelos outros, em casa, fica de {price.homeSwap}.",
        "Qual motor PPA usar no basculante depende da largura da folha: até {width.quarterHp}, BV Home ou JetFlex, de 1/4 HP; acima disso, ou em madeira pesada, Potenza ou Penta. A troca em casa vai de {price.homeSwap}, com mão de obra, e o kit JetFlex sai por {price.jetflex}.",
      ],
      price: [
        "O motor PPA basculante JetFlex custa {price.jetflex} instalado, em folha de até {width.quarterHp}. A troca por BV Home ou Potenza em casa fica de {price.homeSwap}, com mão de obra. Em folha pesada ou de prédio, com o Penta, conte de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual PPA para cada basculante", "O modelo pela largura e pelo uso"],
        slots: [
          [
            "No basculante, o contrapeso carrega a folha, e o motor só a conduz. Por isso a largura e o uso escolhem o modelo, e não os quilos.",
            "Meça a largura da folha e conte quantas vezes o portão abre por dia. Esses dois números escolhem o motor.",
          ],
        ],
        bullets: [
          "Casa, até {width.quarterHp}: BV Home de 1/4 HP",
          "Casa, até {width.quarterHp}, com pressa: JetFlex, que abre em {opening.jetflex}",
          "Folha mais larga ou de madeira maciça: Potenza, com o contrapeso refeito",
          "Prédio ou folha muito pesada: Penta, pelas aberturas por hora da ficha",
        ],
      },
      {
        about: "check",
        headings: ["O que precisa estar certo antes do motor", "Folha e contrapeso primeiro"],
        slots: [
          [
            "A folha precisa estar equilibrada: parada no meio do caminho, ela não sobe nem desce. Quem testa isso é o técnico, com a folha escorada, porque ela pode cair. Madeira molhada pesa mais, e o contrapeso é acertado com essa folga.",
            "O técnico confere contrapeso, cabos e solda antes de montar o motor. Folha desequilibrada faz qualquer modelo trabalhar forçado. Em madeira, o braço do motor é preso a um reforço de metal, e não direto nas tábuas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "A conta do PPA basculante instalado"],
        slots: [
          [
            "O kit instalado traz motor, central, controles, entrega e mão de obra. Cabo novo, acerto do contrapeso ou reforço na folha são orçados à parte, pela foto. O cartão divide em até {shop.instalments} vezes.",
            "O preço inclui motor, central, controles e o serviço, em até {shop.instalments} vezes no cartão. Só se soma o que a folha precisar, como cabo, contrapeso ou reforço. A instalação leva de {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor PPA de correr serve no basculante?",
        answers: [
          "Não. DZ Home e DZ Rio empurram uma cremalheira, e o basculante usa fuso e braço. Procure BV, Penta ou JetFlex basculante na etiqueta.",
          "Não serve, porque a linha DZ é de cremalheira. No basculante se usam BV, Potenza, Penta ou o JetFlex basculante.",
        ],
      },
      {
        question: "Os controles que tenho funcionam no PPA novo?",
        answers: [
          "Funcionam se tiverem a mesma frequência e o mesmo código da central nova, e são gravados de novo. O kit já vem com os seus.",
          "Depende do código. A foto do controle, frente e verso, mostra isso antes da visita.",
        ],
      },
      {
        question: "Qual a garantia do motor PPA instalado?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "O motor que vendemos tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "cancela-da-marca-conserto",
    broader: "cancela",
    label: "Conserto de cancela de uma marca",
    phrase: "o conserto da cancela da marca",
    isAskedByName: true,
    asks: combine(
      [
        "cancela [marca]",
        "cancela automática [marca]",
        "motor cancela [marca]",
        "cancela [marca] [modelo]",
        "barreira [marca]",
        "nice wil",
      ],
      ["assistência", "assistência técnica", "conserto", "manutenção", "técnico", "quebrou", "peças", "parou"],
    ),
    intent: "repair",
    answers: {
      any: [
        "Fazemos assistência de cancela [marca] no local, de forma independente da fábrica, quando há peça para o modelo. Mande uma foto da etiqueta e um vídeo da haste parada ou falhando. Com isso dizemos a causa provável, se há peça e quanto custa, antes da visita.",
        "Consertamos cancela [marca], também chamada de barreira, no seu endereço, como assistência independente, se há peça para o modelo. O preço depende do que falhou: mola, fim de curso, sensor ou placa. O orçamento é grátis, pela foto da etiqueta e por um vídeo do defeito.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que costuma falhar na cancela [marca]", "Do defeito à causa provável"],
        slots: [
          [
            "O jeito como a haste falha indica por onde começar. A peça só é trocada depois de testada.",
            "Cada defeito aponta para uma parte da cancela, e a medição confirma qual é.",
          ],
        ],
        bullets: [
          "Não sobe: energia, comando da portaria ou mola solta",
          "Sobe e não desce: laço no piso ou fotocélula vendo um carro que não existe",
          "Sobe pela metade ou bate: mola ou fim de curso fora do ponto",
          "Haste torta ou quebrada: batida de carro, e a haste é trocada",
          "Motor ronca parado: capacitor ou engrenagem",
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Como deixar a entrada em segurança"],
        slots: [
          [
            "Desligue o disjuntor da cancela e isole a passagem com cones. Não solte a mola, que guarda força mesmo sem energia. Libere os carros pelo destravamento do manual, feito por quem foi treinado, ou use outra entrada.",
            "Com a cancela falhando, corte a energia dela e ponha alguém orientando os carros. A mola fica esticada e pode ferir, por isso a tampa continua fechada. Pedestre não passa sob a haste.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "O que o técnico faz no local"],
        slots: [
          [
            "O técnico mede a energia, testa o comando, o laço e a fotocélula e confere a mola com a haste apoiada. Depois mostra a peça com defeito e só a troca com o valor aprovado. No fim, a haste sobe e desce várias vezes, com um carro parado sob o sensor.",
            "Na visita são testados o comando, os sensores, a mola e a placa, nessa ordem. Você aprova o preço antes da troca. O serviço termina com ciclos de teste e com os sensores impedindo a haste de descer sobre um obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são autorizados da [marca]?",
        answers: [
          "Não, o serviço é independente. Cancela na garantia de fábrica deve ir primeiro à rede da marca, com a nota.",
          "Não somos. Se a cancela está na garantia, procure antes quem a vendeu ou a rede da marca.",
        ],
      },
      {
        question: "E se não houver mais peça da cancela [marca]?",
        answers: [
          "A placa pode dar lugar a uma compatível em muitos modelos. Se a parte mecânica não tem peça, orçamos outra cancela para a mesma base.",
          "Sem placa original, uma compatível costuma resolver. Quando falta a engrenagem, a saída é trocar a cancela.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar a cancela?",
        answers: [
          "Em entrada coletiva, {visits.business} ou mais, conforme o movimento. A mola, a fixação da haste e os sensores são os itens principais.",
          "O indicado é {visits.business}, com atenção à mola, que equilibra a haste, e aos sensores.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da cancela, outra da entrada inteira e um vídeo curto do defeito",
  },
  {
    id: "ppa-potenza-ou-penta",
    broader: "ppa-penta",
    label: "PPA Potenza ou Penta",
    phrase: "a escolha entre o PPA Potenza e o Penta",
    isAskedByName: true,
    asks: [
      ...combine(["potenza penta"], ["", "ou", "qual", "diferença", "melhor", "ppa", "ou ppa", "qual ppa"]),
      ...combine(["potenza bv home"], ["", "ou", "qual", "diferença", "melhor", "ppa", "ou ppa", "qual ppa"]),
      ...combine(["home potenza", "home ou potenza", "home penta"], ["ppa", "motor ppa", "ppa ou", "motor ppa ou"]),
      ...combine(["penta bv home"], ["", "ou", "qual", "diferença", "melhor", "ppa", "ou ppa", "qual ppa"]),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre os basculantes da PPA, o BV Home é o de casa, até {width.quarterHp} de largura; o Potenza, o de folha maior ou mais pesada; e o Penta, o de prédio e de muitas aberturas por dia. Na dúvida entre Potenza e Penta, o uso decide: uma família, Potenza; garagem coletiva, Penta.",
        "PPA Potenza ou Penta: escolha o Potenza em basculante de casa com folha larga ou pesada, e o Penta em garagem de prédio, que abre muitas vezes por hora. Se a folha é de casa e tem até {width.quarterHp}, o BV Home basta e custa menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual basculante PPA em cada caso", "BV Home, Potenza ou Penta"],
        slots: [
          [
            "Os três são de portão basculante, o que sobe, e em todos o contrapeso carrega a folha. A diferença está no tamanho de folha e no número de aberturas que cada um aguenta.",
            "Os três erguem o portão basculante por fuso e braço. O que muda de um para outro é a largura da folha e quantas vezes por hora ele pode abrir sem esquentar.",
          ],
        ],
        bullets: [
          "Casa, folha de até {width.quarterHp}: BV Home de 1/4 HP",
          "Casa, folha mais larga, de chapa dupla ou madeira: Potenza",
          "Prédio ou muitas aberturas por hora: Penta, pela ficha",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de escolher", "Três dados que definem o modelo"],
        slots: [
          [
            "Meça a largura e a altura da folha e conte as aberturas na hora mais cheia. A ficha deve ter metade a mais de ciclos por hora: 20 aberturas pedem 30 ciclos. O equilíbrio da folha é conferido pelo técnico, com ela escorada.",
            "Anote a largura, a altura e o material da folha, e quantas vezes ela abre na hora de pico. Em prédio, a ficha precisa mostrar uns 50 % a mais de ciclos por hora. Cabos e contrapeso são acertados antes do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço de cada um", "Quanto custa a troca"],
        slots: [
          [
            "Em casa, a troca por BV Home ou Potenza fica de {price.homeSwap}, com mão de obra. Em prédio ou folha pesada, com o Penta, fica de {price.heavySwap}. Cabo, contrapeso e solda, se precisar, são orçados à parte.",
            "A troca em residência custa de {price.homeSwap}, com motor e serviço, e a de portão de prédio, de {price.heavySwap}. O acerto de cabos e contrapeso é somado só quando a folha precisa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles do BV Home servem no Penta?",
        answers: [
          "Costumam servir, se as duas centrais usam a mesma frequência e o mesmo código, e são gravados de novo na nova.",
          "Muitas vezes, sim, porque são da mesma marca. A foto do controle e da etiqueta confirma antes da troca.",
        ],
      },
      {
        question: "Posso pôr o Penta numa casa para durar mais?",
        answers: [
          "Pode, mas em folha leve ele não dura mais por isso, e custa mais caro. O que prolonga a vida é o contrapeso certo e a revisão {visits.home}.",
          "Não compensa em folha de até {width.quarterHp}. A folha equilibrada e a revisão {visits.home} fazem mais pela duração que um motor maior.",
        ],
      },
      {
        question: "Que garantia têm?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação, em qualquer dos três.",
          "A mesma em todos: {warranty.motor} no motor que vendemos e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura, a altura e o material da folha",
  },
  {
    id: "placa-do-jetflex",
    broader: "placa",
    label: "Placa do JetFlex",
    phrase: "a placa do motor JetFlex",
    isAskedByName: true,
    asks: combine(
      [
        "placa jetflex",
        "placa jet flex",
        "central jetflex",
        "placa motor jetflex",
        "placa ppa jetflex",
        "central ppa jetflex",
        "placa inversora jetflex",
      ],
      ["", "preço", "comprar", "original", "queimou", "conserto", "troca", "universal", "compatível"],
    ),
    intent: "buying",
    answers: {
      any: [
        "A placa do motor JetFlex tem de ser a da própria linha, da PPA, porque é nela que fica o inversor, o circuito que controla a velocidade. Placa universal não serve. Em alguns casos ela tem conserto. Mande a foto da etiqueta do motor, e dizemos de graça o preço da troca e o do reparo.",
        "Vendemos e trocamos a placa do JetFlex, que é própria dessa linha da PPA e da versão escrita na etiqueta. Nenhuma central comum move esse motor, que depende do inversor da placa. Antes da troca, medimos a rede e o motor, porque o surto que queimou a primeira queima a segunda.",
      ],
      price: [
        "A placa do JetFlex não tem preço único, porque muda com a versão do motor, e custa mais que a de um motor comum por trazer o inversor. O valor sai de graça pela foto da etiqueta. Compare com o kit JetFlex novo, que custa {price.jetflex} instalado, em basculante de até {width.quarterHp}.",
        "O preço da placa do JetFlex sai pela foto da etiqueta, sem custo, porque cada versão tem a sua. Ela é mais cara que a comum, já que o inversor faz parte dela. Se o motor também é antigo, o kit completo, de {price.jetflex} instalado em folha de até {width.quarterHp}, serve de comparação.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Será que é a placa?", "Sinais de defeito na placa do JetFlex"],
        slots: [
          [
            "Nem todo JetFlex parado tem a placa queimada. O jeito de falhar ajuda a separar os casos, e a medição confirma.",
            "A placa é cara, e por isso se confere antes o que é mais simples. Compare com o seu caso.",
          ],
        ],
        bullets: [
          "Mudo depois de raio ou queda de luz: placa ou fusível",
          "Anda aos trancos ou bate no fim: percurso a gravar de novo ou folha pesada",
          "Ficou lento: folha pesada ou contrapeso fora do ponto",
          "A botoeira abre e o controle não: receptor ou controle",
          "Disjuntor que cai: curto no motor ou na placa; deixe desligado",
        ],
      },
      {
        about: "replace",
        headings: ["Como a placa é trocada", "Da medição ao teste do portão"],
        slots: [
          [
            "O técnico mede a rede, o aterramento e o motor antes de ligar a placa nova. Depois a central grava o percurso da folha, e os controles são cadastrados. Por último, são testadas a parada suave, a força e a fotocélula.",
            "Primeiro se procura o que queimou a placa: surto, falta de terra ou água na caixa. Com a causa corrigida, a nova é ligada, aprende o percurso e recebe os controles. O portão só é entregue depois de abrir e fechar várias vezes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Consertar ou trocar a placa"],
        slots: [
          [
            "O conserto em bancada custa menos, quando o dano está num ponto só, como um relé ou a fonte. A placa nova custa mais, e o serviço inclui medir o motor, ligar, gravar o percurso e cadastrar os controles. O cartão divide em até {shop.instalments} vezes.",
            "Dois valores entram na conta: a placa, nova ou reparada, e o serviço de ligar e gravar o percurso. O reparo compensa se o dano é pequeno. Trilha queimada em vários pontos leva à placa nova, em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que protege a placa nova", "Para a placa não queimar de novo"],
        slots: [
          [
            "O inversor é sensível à rede. Um circuito só do portão, o fio terra e um protetor contra surto no quadro evitam boa parte das queimas. A vedação da tampa impede a entrada de água e de formiga.",
            "Peça que o orçamento inclua o protetor contra surto e a conferência do fio terra. A borracha da tampa deve estar inteira, porque a umidade oxida a placa aos poucos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa do JetFlex de correr serve no basculante?",
        answers: [
          "Não conte com isso. Cada versão tem a sua placa, e o nome completo da etiqueta é o que decide.",
          "Em geral, não. O motor e o percurso são outros, e por isso a placa se pede pela etiqueta.",
        ],
      },
      {
        question: "Os controles continuam servindo?",
        answers: [
          "Na placa da mesma linha, quase sempre continuam, e são gravados de novo na visita.",
          "Em geral, sim: a frequência e o código são os mesmos, e o técnico refaz o cadastro.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "A peça tem o prazo do fabricante, escrito na nota, e o serviço, os 90 dias da lei. Raio e água ficam fora.",
          "Tem. São 90 dias pela lei no serviço e na peça, e o fabricante pode dar mais, na nota.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor JetFlex e outra do controle, sem abrir a tampa",
  },
  {
    id: "controle-do-jetflex",
    broader: "controle",
    label: "Controle do JetFlex",
    phrase: "o controle do motor JetFlex",
    isAskedByName: true,
    asks: combine(
      ["controle jetflex", "controle jet flex", "controle motor jetflex", "controle speedy", "controle motor speedy"],
      ["", "qual", "preço", "comprar", "original", "qual serve"],
    ),
    intent: "buying",
    answers: {
      any: [
        "O controle do motor [marca] é o da central instalada nele, em geral de 433 MHz, e vendemos o original ou um compatível do mesmo código. Mande a foto da frente e do verso do que abre hoje, e respondemos com o modelo e o preço. O controle novo só abre depois de gravado na central.",
        "Vendemos controle para motor [marca], por unidade, já gravado na visita ou para você gravar em receptor externo. O certo é o que tem a frequência, em geral 433 MHz, e o código da sua central. A foto dos dois lados do controle atual traz o modelo e o preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber qual controle serve", "O que comparar antes de comprar"],
        slots: [
          [
            "Guie-se pelo controle que já abre, e não pelo nome do motor, porque a placa pode ter sido trocada. Compare estes pontos.",
            "O verso do controle que funciona diz quase tudo. Confira estes pontos antes de pagar.",
          ],
        ],
        bullets: [
          "Frequência escrita no verso: em geral 433,92 MHz",
          "Código fixo: aceita cópia ou compatível",
          "Código rolante, que muda a cada toque: só o da linha da central",
          "Número de teclas: uma para cada portão",
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle é gravado", "A gravação na central"],
        slots: [
          [
            "O botão de gravar fica na placa, sob a tampa do motor, junto da tensão da rede. Por isso quem grava é o técnico, em poucos minutos por controle. Se o receptor fica numa caixa separada na parede, você mesmo grava.",
            "A central é posta em gravação, a tecla do controle faz a luz piscar, e o cadastro fica na memória. Como isso é feito sob a tampa, perto da rede elétrica, o serviço é do técnico. Reúna todos os controles da casa no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi um controle. Preciso apagar?",
        answers: [
          "Sim, porque quem o achar abre o portão. Em muitas centrais a memória inteira é limpa, e os que ficaram são gravados de novo.",
          "É o mais seguro. O técnico limpa a memória e grava de novo só os controles que estão com você.",
        ],
      },
      {
        question: "O controle parou. É a pilha?",
        answers: [
          "Quase sempre. Ponha uma pilha nova do mesmo código, como A23 ou CR2032, e teste a poucos metros do portão.",
          "Comece por ela: use a mesma numeração e teste de perto. Se outro controle abre, o defeito é só do seu.",
        ],
      },
      {
        question: "Quantos controles posso ter?",
        answers: [
          "Depende da memória da central, que em casa costuma guardar bem mais do que uma família usa. A foto da etiqueta confirma.",
          "O limite é o da memória da placa e está no manual. Para uma casa, quase sempre sobra espaço.",
        ],
      },
    ],
    photo: "fotos do controle que abre hoje, frente e verso, e da etiqueta do motor",
  },
  {
    id: "motor-da-marca-qual-potencia",
    broader: "potencia",
    label: "Motor da marca: 1/4, 1/3 ou 1/2 HP",
    phrase: "a potência do motor da marca",
    isAskedByName: true,
    asks: combine(
      ["motor [marca]", "[marca]", "[marca] [modelo]", "motor [marca] [modelo]"],
      [
        "1/4 ou 1/3",
        "1/3 ou 1/2",
        "1/4 ou 1/2",
        "1/4 1/3 ou 1/2",
        "1/4 hp ou 1/3 hp",
        "1/4 hp ou 1/2 hp",
        "1/3 hp ou 1/2 hp",
      ],
    ),
    intent: "comparison",
    answers: {
      any: [
        "Entre 1/4 e 1/3 HP no motor [marca] de correr, o de 1/4 serve a folha de até uns 300 kg, e o de 1/3, até uns 450 kg; acima disso, 1/2 HP. No basculante, o de 1/4 HP vai até {width.quarterHp} de largura. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Escolha o [marca] de 1/4 HP se a folha é leve e de uma família, o de 1/3 HP se ela é mais pesada ou mais larga, e o de 1/2 HP em folha pesada ou de muito uso. Mais HP move mais peso, e não abre mais rápido. A troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que folha cada potência move", "1/4, 1/3 ou 1/2 HP: a folha decide"],
        slots: [
          [
            "Os números são típicos de motor de portão, e a etiqueta do modelo confirma o seu. Eles já deixam um terço de folga para vento e trilho sujo.",
            "Compare com o peso ou com a largura da sua folha. São valores usuais, com um terço de folga, e a ficha do modelo tem a palavra final.",
          ],
        ],
        bullets: [
          "1/4 HP: portão de correr de até 300 kg; basculante de até {width.quarterHp}",
          "1/3 HP: portão de correr de até 450 kg; basculante de até uns 3,5 metros",
          "1/2 HP: portão de correr de até 750 kg; basculante largo ou de madeira",
          "Prédio: além da potência, as aberturas por hora da ficha",
        ],
      },
      {
        about: "check",
        headings: ["Quanto pesa a sua folha", "A conta do peso"],
        slots: [
          [
            "No portão de correr, multiplique a largura pela altura, em metros. Em aço com quadro, cada metro quadrado pesa de 10 a 21 kg; em alumínio, de 4 a 7 kg. Uma folha de aço de 4 por 2 metros fica entre 80 e 168 kg, e 1/4 HP basta.",
            "Em aço, conte de 10 a 21 kg por metro quadrado de folha; em alumínio, de 4 a 7 kg. Uma folha de aço de 5 por 2 metros pesa de 100 a 210 kg. No basculante não é preciso pesar: o contrapeso carrega a folha, e a largura decide.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A diferença de preço entre as potências", "Quanto custa subir de potência"],
        slots: [
          [
            "Em casa, as três ficam na mesma faixa, de {price.homeSwap} na troca com mão de obra, e o motor mais forte fica na parte alta. Em portão pesado ou de prédio, a troca vai de {price.heavySwap}. Antes de pagar por mais HP, acerte a folha que prende.",
            "O motor mais forte custa mais, mas na troca em casa o total continua de {price.homeSwap}, com o serviço. Motor grande não corrige roldana presa nem contrapeso errado. Esses acertos vêm antes e são orçados à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais forte gasta mais luz?",
        answers: [
          "Quase nada a mais, porque trabalha poucos segundos por abertura. O que aumenta o gasto é a folha que prende.",
          "A diferença não se nota na conta de uma casa. Folha pesada ou trilho sujo gastam mais que os HP.",
        ],
      },
      {
        question: "O motor mais forte abre mais rápido?",
        answers: [
          "Não. A velocidade vem da redução do motor e do inversor, a placa que controla a rotação. Procure os segundos na ficha.",
          "Não necessariamente: a potência move peso. Para abrir rápido, procure um modelo com inversor.",
        ],
      },
      {
        question: "Posso pôr um motor mais forte para garantir?",
        answers: [
          "Pode, mas a força precisa ser regulada, porque um motor forte demais não para ao encostar em alguém. Um terço de folga já é suficiente.",
          "Não é preciso: com um terço acima do peso da folha, o motor já trabalha com sobra. Força a mais exige regulagem e fotocélula.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  },
];
