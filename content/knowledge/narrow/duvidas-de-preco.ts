import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How long the shop's own motors take, and what else they are called. */
const kits: { id: string; name: string; called: string[]; answers: string[] }[] = [
  {
    id: "speedy",
    name: "Speedy",
    called: ["speedy", "motor speedy"],
    answers: [
      "O motor Speedy abre o portão basculante de até {width.quarterHp} em {opening.speedy} e custa {price.speedy} instalado. Fica no meio dos nossos kits: o mais rápido leva {opening.jetflex}, e o de entrada, {opening.padrao}. O tempo vale para folha equilibrada; contrapeso fora do ponto atrasa qualquer motor.",
      "São {opening.speedy} para o Speedy abrir um portão basculante equilibrado de até {width.quarterHp}; instalado, ele custa {price.speedy}. O kit de entrada leva {opening.padrao}. Folha pesada, cabo gasto ou contrapeso errado somam segundos.",
    ],
  },
  {
    id: "jetflex",
    name: "JetFlex",
    called: ["jetflex", "motor jetflex", "jet flex", "motor jet flex"],
    answers: [
      "O motor JetFlex abre o portão basculante de até {width.quarterHp} em {opening.jetflex} e custa {price.jetflex} instalado. É o mais rápido dos nossos kits; os outros dois levam {opening.speedy} e {opening.padrao}. O tempo vale para folha equilibrada, com cabo e contrapeso em ordem.",
      "São {opening.jetflex} para o JetFlex abrir um portão basculante equilibrado de até {width.quarterHp}; instalado, ele custa {price.jetflex}. Quem tem rua calma pode ficar com os outros kits, de {opening.speedy} e {opening.padrao}. Folha pesada ou cabo gasto somam segundos.",
    ],
  },
  {
    id: "padrao",
    name: "Padrão",
    called: ["motor padrão", "kit padrão"],
    answers: [
      "O motor Padrão abre o portão basculante de até {width.quarterHp} em {opening.padrao} e custa {price.padrao} instalado. Quem quer mais pressa tem kits de {opening.speedy} e de {opening.jetflex}, por {price.speedy} e {price.jetflex}. O tempo vale para folha equilibrada.",
      "São {opening.padrao} para o Padrão abrir um portão basculante equilibrado de até {width.quarterHp}; instalado, ele custa {price.padrao}. Basta em rua calma ou com recuo para o carro. Folha pesada, cabo gasto ou contrapeso errado somam segundos.",
    ],
  },
];

const kitTimes: NarrowConcept[] = kits.map(({ id, name, called, answers }) => ({
  id: `tempo-do-${id}`,
  broader: "tempo-de-abertura",
  label: `Em quantos segundos abre o ${name}`,
  phrase: `o tempo de abertura do ${name}`,
  asks: combine(called, [
    ...["abre quantos segundos", "abre quanto tempo", "quanto tempo abrir", "demora quanto abrir"],
    ...["quanto tempo demora abrir", "quantos segundos demora", "demora abrir", "leva quanto abrir"],
  ]),
  intent: "question",
  answers: { any: answers },
  sections: [
    {
      about: "causes",
      headings: ["Por que o seu pode levar mais", "O que atrasa a abertura"],
      slots: [
        [
          "O motor só faz o tempo da ficha com a folha equilibrada. Cabo gasto, contrapeso errado e capacitor fraco, a peça que dá força na partida, somam segundos. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Folha que pesa na mão deixa qualquer motor lento. Se o tempo passou do da ficha, peça a revisão, que em casa parte de {price.preventive}, sem peças, antes de pensar em outro motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual tempo compensa para você", "Quantos segundos valem o preço"],
      slots: [
        [
          "Na rua movimentada, em que o carro espera atravessado, cada segundo conta, e o mais rápido se paga. Em rua calma, ou com recuo para o carro, o de entrada basta e custa menos.",
          "Pague pela pressa se a espera é na via ou se o portão abre o dia todo. Quem para o carro dentro do recuo fica bem servido com o mais simples.",
        ],
      ],
    },
  ],
  keep: ["safety"],
  questions: [
    {
      question: "O tempo de fechar é o mesmo?",
      answers: [
        "É parecido. A rampa de parada e a pausa antes do fechamento automático somam alguns segundos.",
        "Quase o mesmo, mais a pausa do fechamento automático, se estiver ligado.",
      ],
    },
    {
      question: "Posso deixar o meu mais rápido na regulagem?",
      answers: [
        "No motor comum, não: a velocidade é fixa. Com inversor, o técnico ajusta dentro do limite do fabricante.",
        "Só nos modelos com inversor, e por técnico. No comum, regula-se a força e a parada.",
      ],
    },
    {
      question: "Vale para portão de correr?",
      answers: [
        "Não. No de correr, o tempo é a largura dividida pela velocidade da ficha, em metros por minuto.",
        "Estes tempos são de basculante. O de correr depende da largura.",
      ],
    },
  ],
  photo: "um vídeo do portão abrindo por inteiro e uma foto da etiqueta do motor",
}));

/** What is asked before money is spent: which motor, what for, what is worth it, and what it takes. */
export const duvidasDePreco: NarrowConcept[] = [
  {
    id: "potencia-do-correr",
    broader: "potencia",
    label: "Potência do motor de correr",
    phrase: "a potência do motor para portão de correr",
    asks: [
      ...combine(
        ["potência", "quantos hp", "hp", "qual hp", "hp preciso", "potência ideal", "potência preciso"],
        ["deslizante", "correr", "motor deslizante", "motor correr"],
      ),
      "qual potência motor deslizante",
      "qual potência motor portão correr",
      "qual potência motor portão deslizante",
      "saber potência motor preciso correr",
      "saber potência motor preciso deslizante",
    ],
    intent: "question",
    answers: {
      any: [
        "A potência do motor para portão de correr segue o peso da folha: em geral 1/4 HP até 300 kg, 1/3 HP até uns 450, 1/2 HP até uns 750 e 1 HP acima disso. Na ficha, compare os quilos, que dizem mais que os HP, e deixe um terço de folga. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Em casa, o motor de portão de correr costuma ter 1/4 HP, que serve à folha de até 300 kg, ou 1/3 HP, até uns 450. Folha de madeira, revestida ou de condomínio pede 1/2 HP ou mais. O número que decide é a capacidade em quilos da ficha, um terço acima do peso do portão.",
        "Quantos HP o portão deslizante precisa depende de quanto ele pesa: 1/4 HP leva até 300 kg com folga, 1/3 HP até uns 450, e 1/2 HP até uns 750. Onde o portão abre o dia todo, olhe também os ciclos por hora. Pela foto e pela largura, dizemos o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A potência certa pelo peso da folha", "De quantos HP o seu portão precisa"],
        slots: [
          [
            "A etiqueta traz o limite do motor, e a folha deve ficar em até três quartos dele. Assim o motor parte sem esforço, mesmo com vento, sujeira no trilho e roldana já gasta.",
            "Escolha o motor cujo limite em quilos passe do peso da folha em um terço. Essa folga cobre o vento, o trilho sujo e a roldana que já não gira tão leve.",
          ],
        ],
        bullets: [
          "Grade ou alumínio de até 3 metros: 1/4 HP",
          "Chapa de ferro de 3 a 4 metros: 1/4 ou 1/3 HP",
          "Folha revestida ou de madeira: 1/3 ou 1/2 HP",
          "Prédio, galpão e empresa: 1/2 HP ou mais, de uso intenso",
        ],
      },
      {
        about: "check",
        headings: ["O que não se resolve com potência", "Antes de comprar mais HP"],
        slots: [
          [
            "Portão que arrasta, pula ou pesa na mão não pede motor mais forte, e sim roldana, trilho ou guia em ordem. Mais HP num portão travado só quebra engrenagem e cremalheira.",
            "Se a folha não anda leve com uma mão só, acerte roldanas e trilho primeiro. Motor forte em portão preso gasta os dentes da cremalheira e não dura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mais HP abre o portão mais depressa?",
        answers: [
          "Não. Velocidade se vê em metros por minuto na ficha; HP é força.",
          "A pressa vem da redução e do inversor. Com mais HP ele só empurra mais peso.",
        ],
      },
      {
        question: "Como sei quanto pesa a folha?",
        answers: [
          "Largura vezes altura dá a área; chapa de aço com quadro pesa uns 10 a 20 kg por metro quadrado. Com foto e medidas, calculamos para você.",
          "Mande a largura, a altura e uma foto: o material e a área dão o peso aproximado.",
        ],
      },
      {
        question: "Motor forte demais estraga o portão?",
        answers: [
          "Bem regulado, não. Com a força alta demais, ele bate no fim e não para diante de um obstáculo.",
          "O tamanho não estraga, a regulagem sim: a força deve ser a menor que move a folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura",
  },
  {
    id: "o-que-precisa-para-automatizar",
    broader: "automatizar-manual",
    label: "O que precisa para automatizar",
    phrase: "o que é preciso para automatizar o portão",
    asks: [
      ...combine(
        ["precisa", "preciso", "necessário", "requisitos", "material", "materiais", "exige"],
        ["automatizar", "automatizar portão", "colocar motor", "colocar motor portão", "pôr motor portão"],
      ),
      "precisa automatizar portão manual",
      "que precisa ter portão automatizar",
      "portão precisa ter colocar motor",
      "peças necessárias automatizar portão",
      "lista automatizar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para automatizar um portão é preciso uma folha que ande leve na mão, um apoio firme para o motor e um ponto de energia com aterramento perto. De material, entram motor, central, controles e as ferragens do tipo: cremalheira no de correr, suportes nos outros. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "O que precisa para automatizar o portão: folha reta e leve, coluna ou piso firme, ponto de energia próprio e o conjunto de motor, central e controles. O portão de correr leva ainda cremalheira e batentes. Trinco e cadeado saem. O kit basculante de até {width.quarterHp} custa a partir de {price.lowest}, já instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o portão precisa ter", "Teste o seu portão em cinco minutos"],
        slots: [
          [
            "Abra e feche o portão com uma mão só. Se ele anda sem raspar, sem tranco e fica parado onde você o deixa, está pronto. No basculante que pesa ou despenca, não insista: o contrapeso precisa de técnico antes.",
            "O portão pronto para motor move-se com uma mão, em todo o percurso, sem ponto duro. Folha torta, roldana travada, dobradiça caída ou contrapeso errado se acertam antes, porque o motor não corrige nada disso.",
          ],
        ],
        bullets: [
          "De correr: trilho nivelado, roldanas boas, batentes e parede livre ao lado",
          "Basculante: contrapeso certo e coluna firme",
          "De abrir: dobradiças sem folga, batente no piso e giro livre",
          "Todos: ponto de energia com disjuntor próprio e fio terra",
        ],
      },
      {
        about: "what",
        headings: ["O que vem no conjunto e o que é à parte", "Material da automação"],
        slots: [
          [
            "O kit traz motor, central, controles e ferragens. À parte ficam a cremalheira, cobrada por metro, a fotocélula, que impede a folha de fechar sobre alguém, e o ponto de energia, se ainda não existe.",
            "Motor, central e controles vêm juntos. Conte à parte a cremalheira no de correr, a fotocélula, que é o sensor da passagem, e a fiação até o portão quando falta tomada perto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Preciso trocar o portão?",
        answers: [
          "Quase nunca. Basta a folha estar firme e leve; reforço e solda pequena resolvem o resto.",
          "Só se a folha está podre ou torta demais. Nos outros casos ela é aproveitada.",
        ],
      },
      {
        question: "Preciso de 220 V?",
        answers: [
          "Não obrigatoriamente: há motor de 127 V e bivolt. O que não pode faltar é circuito próprio com terra.",
          "Serve 127 ou 220 V, conforme o motor. O ponto deve ser só dele, com disjuntor e terra.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com tudo pronto.",
          "Em geral cabe numa visita: {time.tilting} no basculante, {time.sliding} no de correr.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da coluna e da tomada mais próxima",
  },
  {
    id: "tipos-de-motor",
    broader: "modelos",
    label: "Tipos de motor de portão",
    phrase: "os tipos de motor de portão",
    asks: [
      "tipos motor portão qual escolher",
      "tipos motor portão escolher",
      "tipos motores portão",
      "tipos motor",
      "tipos motor portão",
      "tipos motor portão eletrônico",
      "tipos motores portão automático",
      "tipos motor diferenças",
      "tipos motor portão diferenças",
      "quais tipos motor portão",
      "diferença entre tipos motor",
      "tipos preços instalação motor",
      "motor tipos preços instalação",
      "motor tipos preços",
      "motor tipos preço",
      "motor portão tipos preços instalação",
      "motor portão tipos valores",
      "tipos motor portão preço",
      "tipos motor portão preços",
      "tipos motores portão preços",
    ],
    intent: "question",
    answers: {
      any: [
        "Os tipos de motor de portão são três nas casas. O basculante levanta a folha, o deslizante puxa a cremalheira do portão de correr, e o pivotante move com um braço cada folha do portão de abrir. Porta de enrolar e cancela têm motor próprio. O basculante instalado parte de {price.lowest}, até {width.quarterHp}.",
        "Há um tipo de motor para cada abertura: basculante para o que sobe, deslizante para o que corre, pivotante para o que gira e automatizador para porta de enrolar. Em cada tipo existem o comum, o rápido, com inversor, e o de uso intenso, para prédio. Na troca em casa, correr e abrir ficam de {price.homeSwap}.",
      ],
      price: [
        "Os tipos de motor de portão são basculante, deslizante e pivotante, e o preço muda com o tipo. O basculante de até {width.quarterHp} custa {models.pricesOr}, com instalação. Trocar o motor de um portão de correr ou de abrir em casa fica de {price.homeSwap}, com mão de obra, e o primeiro motor é orçado de graça, por foto.",
        "O motor de portão tem preço conforme o tipo. O basculante, para o portão que sobe, sai de {price.lowest} a {price.highest} instalado, até {width.quarterHp}. O deslizante, do portão de correr, e o pivotante, do portão de abrir, custam de {price.homeSwap} na troca em casa, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O motor de cada portão", "Como cada tipo move a folha"],
        slots: [
          [
            "O tipo do motor depende do jeito como o portão abre. Um motor não serve no lugar do outro, mesmo com a mesma potência. Veja como cada um trabalha:",
            "O movimento da folha define o tipo, e por isso motor de correr não serve em basculante. O que se escolhe depois é o tamanho e a velocidade.",
          ],
        ],
        bullets: [
          "Basculante: fica na coluna e levanta o braço da folha por um fuso ou por uma corrente",
          "Deslizante: fica no piso e puxa a cremalheira, a barra de dentes presa à folha",
          "Pivotante: é um braço que empurra a folha de abrir, um para cada folha",
          "Enrolar: fica na ponta do eixo e gira a porta de aço",
          "Cancela: fica dentro do gabinete e move a barra",
        ],
      },
      {
        about: "choose",
        headings: ["Comum, rápido ou de uso intenso", "As diferenças dentro de cada tipo"],
        slots: [
          [
            "O comum anda numa velocidade só e basta na maioria das casas. O que tem inversor, uma placa que varia a velocidade, abre mais depressa e freia suave. O de uso intenso aguenta muitos ciclos por hora, e ciclo é abrir e fechar uma vez.",
            "Depois do tipo vem o uso: comum para casa, com inversor para quem quer pressa e parada suave, de uso intenso para prédio e empresa. Há ainda o de 24 V, que trabalha com bateria na falta de luz.",
          ],
          [
            "No basculante de até {width.quarterHp}, a diferença aparece assim: o Padrão abre em {opening.padrao}, por {price.padrao}; o Speedy, em {opening.speedy}, por {price.speedy}; o JetFlex, em {opening.jetflex}, por {price.jetflex}, todos instalados.",
            "Nos nossos kits de basculante, já instalados, o Padrão custa {price.padrao} e leva {opening.padrao}; o Speedy, {price.speedy} e {opening.speedy}; o JetFlex, {price.jetflex} e {opening.jetflex}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei qual é o meu?",
        answers: [
          "Veja como a folha anda: se sobe, é basculante; se corre, deslizante; se gira, pivotante. Uma foto basta para confirmar.",
          "Pelo movimento do portão. A etiqueta do motor atual, se houver, diz o modelo.",
        ],
      },
      {
        question: "Qual tipo de motor é mais barato?",
        answers: [
          "O basculante de até {width.quarterHp}, com kit instalado desde {price.lowest}. No de abrir com duas folhas são dois motores.",
          "Em geral o do basculante, a partir de {price.lowest} instalado. O de duas folhas custa mais, porque são dois.",
        ],
      },
      {
        question: "Existe motor que serve em qualquer portão?",
        answers: [
          "Não. Controle e fotocélula podem ser os mesmos, mas o motor é do tipo do portão.",
          "Não existe motor universal; só alguns acessórios servem em todos.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e outra do motor atual, se houver",
  },
  {
    id: "pode-cobrar-orcamento",
    broader: "orcamento-por-foto",
    label: "Pode cobrar pelo orçamento?",
    phrase: "a cobrança pelo orçamento",
    asks: [
      "pode cobrar orçamento",
      "pode cobrar pelo orçamento",
      "podem cobrar orçamento",
      "técnico pode cobrar orçamento",
      "empresa pode cobrar orçamento",
      "normal cobrar orçamento",
      "é normal cobrar orçamento portão",
      "certo cobrar orçamento",
      "cobrou orçamento é certo",
      "cobrou pelo orçamento",
      "cobraram orçamento",
      "legal cobrar orçamento",
      "lei cobrar orçamento",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode cobrar pelo orçamento só quem avisa antes: a empresa deve dizer o valor da visita ou da avaliação, e você decide se aceita. Cobrança que aparece depois, sem aviso, não é devida. O nosso orçamento de portão por foto ou vídeo é grátis; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "É normal cobrar a ida do técnico para fazer o orçamento no local, desde que o valor seja informado antes de ele sair. Sem esse aviso, você pode recusar o pagamento. Aqui o orçamento por foto é grátis, e só a visita, se for preciso, é paga: em casa, com regulagem, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a lei diz sobre o orçamento", "O que você pode exigir"],
        slots: [
          [
            "O Código de Defesa do Consumidor (artigo 40) manda entregar orçamento antes do serviço, com mão de obra, peças, pagamento e datas. Ele vale por dez dias, se não disser outro prazo, e nada pode ser feito sem a sua aprovação.",
            "Pelo artigo 40 do CDC, o serviço só começa com orçamento aprovado, que separa peça e mão de obra. O preço vale dez dias quando não há outro prazo escrito, e o que não foi combinado não se paga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como não ser surpreendido", "Combine antes de o técnico sair"],
        slots: [
          [
            "Antes de marcar, pergunte por mensagem se a visita é cobrada, quanto custa e se o valor é descontado quando você fecha o serviço. A resposta escrita evita discussão no portão.",
            "Peça por escrito três respostas: quanto custa a ida, o que ela inclui e se abate do conserto. Com isso na conversa, ninguém cobra outra coisa depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se eu não aprovar o conserto?",
        answers: [
          "Paga-se no máximo a visita, se ela foi combinada. O conserto não feito não se cobra.",
          "Nada além da ida que você aceitou antes. Recusar o serviço é seu direito.",
        ],
      },
      {
        question: "O orçamento por foto serve para conserto?",
        answers: [
          "Serve na maioria dos casos: um vídeo da falha e a foto da etiqueta já dão o valor ou a faixa.",
          "Muitas vezes, sim. Quando o defeito só aparece medindo, dizemos isso e quanto custa a ida.",
        ],
      },
      {
        question: "Já paguei uma taxa que não foi avisada. E agora?",
        answers: [
          "Peça a devolução por escrito, com a conversa e o recibo. Sem resposta, o Procon registra a queixa de graça.",
          "Cobre o valor de volta por mensagem e guarde a prova. O caminho seguinte é o Procon.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, uma foto da etiqueta do motor e o seu bairro",
  },
  {
    id: "motor-que-dura-mais",
    broader: "vida-util",
    label: "O motor que dura mais",
    phrase: "o motor de portão que dura mais",
    asks: [
      "motor dura mais",
      "motor portão dura mais",
      "qual motor dura mais",
      "qual motor portão dura mais",
      "motor mais durável",
      "motor portão mais durável",
      "motor mais resistente",
      "motor portão mais resistente",
      "motor durabilidade",
      "marca motor dura mais",
      "marca motor mais durável",
      "melhor durabilidade motor portão",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor de portão mais durável é o que trabalha com folga: capacidade um terço acima do peso da folha, ciclos de sobra e redutor em banho de óleo ou bem engraxado. Em casa, dura de {trade.life}. A marca pesa menos que a folha leve e a revisão {visits.home}. A troca fica de {price.homeSwap}, com mão de obra.",
        "Qual motor de portão dura mais se decide pelo uso, e não pela marca: PPA, Garen, Rossi e Peccinin passam de {trade.life} quando a folha anda leve. O que encurta a vida é motor fraco para o peso, excesso de aberturas e água na placa. Em prédio, só o de uso intenso dura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que procurar num motor durável", "Como reconhecer um motor que dura"],
        slots: [
          [
            "Na ficha, olhe a capacidade, os ciclos por hora e o material da engrenagem interna: a de bronze ou aço aguenta mais que a de plástico. Tampa bem vedada protege a placa. E confira se há peça à venda, porque motor sem peça acaba no primeiro defeito.",
            "Engrenagem interna de metal, proteção térmica, tampa vedada e ciclos acima do seu uso são os sinais de um motor feito para durar. Peça de reposição à venda vale tanto quanto isso, pois permite consertar em vez de trocar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz qualquer motor durar mais", "Cuidados que somam anos"],
        slots: [
          [
            "Folha leve é metade da vida do motor: trilho limpo, roldanas boas, contrapeso certo. A outra metade é elétrica, com circuito próprio, terra e protetor contra surto. A revisão {visits.home} pega cedo o que se gasta.",
            "Mantenha o portão leve, a força no mínimo e a placa seca e protegida de raio. Uma revisão {visits.home} troca por pouco o capacitor e a roldana que, esquecidos, queimam o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Com inversor, não: ele parte e freia devagar. Em folha torta ou desequilibrada, sim, porque a pressa aumenta os trancos.",
          "Não pela velocidade em si. O que gasta é tranco, e o inversor evita o tranco.",
        ],
      },
      {
        question: "Motor mais potente dura mais?",
        answers: [
          "Dura mais que um fraco demais, mas força a mais não soma anos. Um terço de folga basta.",
          "Só até certo ponto: passou de um terço de folga, a diferença some.",
        ],
      },
      {
        question: "Quando trocar em vez de consertar?",
        answers: [
          "Quando o redutor tem folga, o enrolamento queimou ou o conserto passa da metade da troca, algo como {price.homeSwapHalf}.",
          "Se o conserto chega a {price.homeSwapHalf} ou o motor passou de {trade.life}, a troca costuma valer mais.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "lista-de-pecas-preco",
    broader: "pecas",
    label: "Preço das peças do portão",
    phrase: "o preço das peças do portão",
    asks: [
      ...combine(["lista", "tabela"], ["peças preço", "peças portão preço", "preço peças", "preços peças portão"]),
      "preço peças portão",
      "preço peças portão eletrônico",
      "preço peças portão automático",
      "preço peças motor portão",
      "quanto custam peças portão",
      "quanto custa peças motor portão",
      "valor peças portão eletrônico",
      "peças mais caras portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço das peças de portão eletrônico muda com o modelo do motor, e o valor da sua sai de graça pela foto da etiqueta. As mais baratas são capacitor, ímã e controle universal; no meio ficam roldana, engrenagem e fotocélula; as mais caras são a placa e o redutor. Para comparar, o motor trocado em casa fica de {price.homeSwap}.",
        "Não há uma lista de preços que sirva a todo portão, porque cada motor usa a sua peça. Em ordem, do mais barato ao mais caro: capacitor, fim de curso, controle, roldana, engrenagem, fotocélula, placa e redutor. Mande a foto da etiqueta e da peça, e dizemos o valor antes; a troca do motor inteiro, em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Das peças mais baratas às mais caras", "O que pesa no preço de cada peça"],
        slots: [
          [
            "A peça comum, que serve em várias marcas, custa menos que a de uma linha só. Placa de motor com inversor é mais cara que a de motor simples, e o que é cobrado por metro, como cremalheira e cabo, segue a medida do portão.",
            "Três coisas mudam o preço: o modelo do motor, a peça ser original ou compatível e a medida, no que se vende por metro. Placa com inversor e redutor são as que mais pesam na conta.",
          ],
        ],
        bullets: [
          "Mais baratas: capacitor, ímã, fim de curso, controle universal",
          "No meio: roldana, engrenagem, fotocélula, trava",
          "Mais caras: placa, redutor e motor",
          "Por metro: cremalheira e cabo de aço",
        ],
      },
      {
        about: "check",
        headings: ["Como receber o preço da sua peça", "O que mandar para saber o valor"],
        slots: [
          [
            "Fotografe a etiqueta do motor e a peça, com os números visíveis, sem abrir a tampa com a energia ligada. Diga se quer só a peça, para retirar ou receber, ou a peça já trocada.",
            "Bastam a foto da etiqueta, a da peça e o bairro. Diga se a troca entra no preço; o que fica dentro do motor é fotografado pelo técnico, com o disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mão de obra da troca está no preço da peça?",
        answers: [
          "Não, a não ser que você peça a peça instalada. O orçamento traz os dois valores separados.",
          "São contas diferentes, escritas lado a lado na proposta.",
        ],
      },
      {
        question: "Peça compatível serve ou precisa ser original?",
        answers: [
          "Em motor comum, a compatível boa serve. Com inversor ou código rolante, a original evita problema.",
          "Depende do modelo: capacitor e roldana se acham compatíveis, placa de inversor não.",
        ],
      },
      {
        question: "Quando a peça não compensa?",
        answers: [
          "Quando peça e serviço passam de metade da troca do motor, algo como {price.homeSwapHalf} em casa.",
          "Se o conserto chega a {price.homeSwapHalf}, compare com o motor novo, que tem {warranty.motor} de garantia.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, com os números visíveis",
  },
  {
    id: "inversor-no-motor-atual",
    broader: "modelos",
    label: "Inversor no motor que já existe",
    phrase: "o inversor no motor que você já tem",
    asks: [
      ...combine(
        ["colocar inversor", "pôr inversor", "instalar inversor", "adaptar inversor", "botar inversor"],
        ["motor", "motor comum", "motor antigo", "portão", "motor portão", "motor atual", "vale pena"],
      ),
      "inversor motor já tenho",
      "inversor frequência motor já tenho",
      "inversor motor comum vale pena",
      "transformar motor comum em inversor",
      "placa inversora motor comum",
    ],
    intent: "question",
    answers: {
      any: [
        "Colocar inversor num motor comum quase nunca vale a pena: o motor de portão com capacitor não foi feito para ele, e a placa inversora pede motor trifásico e redutor que aguente a velocidade. O caminho certo é trocar o conjunto. No basculante de até {width.quarterHp}, o JetFlex, já com inversor, custa {price.jetflex} instalado.",
        "Em motor que você já tem, o inversor só compensa se ele é trifásico ou se o fabricante vende a placa para aquele modelo. No comum, monofásico com capacitor, não funciona bem e tira a garantia. Quem quer rapidez troca o motor: no de correr, em casa, de {price.homeSwap}, com o rápido na parte alta da faixa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que não basta trocar a placa", "O que o inversor exige do motor"],
        slots: [
          [
            "O inversor é a placa que muda a frequência da energia e, com isso, a velocidade. Ele comanda motor trifásico; o comum de casa é monofásico e usa capacitor na partida. Ligados um ao outro, o motor esquenta e perde força.",
            "Para variar a velocidade, a placa inversora alimenta um motor de três fases. O motor comum, com capacitor, é de uma fase, e por isso a troca só da placa não o deixa rápido.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer para abrir mais rápido", "Quando trocar o conjunto compensa"],
        slots: [
          [
            "Troque o conjunto se você espera na rua ou o portão abre muitas vezes por dia. Antes, veja se a lentidão não é capacitor fraco ou folha pesada, que um ajuste em casa, a partir de {price.preventive} sem peças, resolve.",
            "Se o portão era rápido e ficou lento, o conserto é mais barato que a troca: capacitor e roldana são suspeitos comuns. Se ele sempre foi lento e isso incomoda, o motor com inversor é a solução.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aproveitar a cremalheira e os controles?",
        answers: [
          "A cremalheira boa, em geral, sim. Os controles, se a central nova aceitar o mesmo código.",
          "Muitas vezes os dois ficam. O técnico confere o passo dos dentes e o código do controle.",
        ],
      },
      {
        question: "O inversor economiza luz?",
        answers: [
          "Quase nada: o portão gasta pouco de qualquer jeito. O ganho é de tempo e de suavidade.",
          "A diferença na conta não se nota. Compra-se o inversor pela rapidez.",
        ],
      },
      {
        question: "Dá para deixar o motor comum mais rápido na regulagem?",
        answers: [
          "Não. Ele anda numa velocidade só; a regulagem muda força e ponto de parada.",
          "A velocidade dele é fixa. Folha leve e capacitor bom só devolvem a velocidade original.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do portão abrindo",
  },
  {
    id: "placa-pela-internet",
    broader: "placa",
    label: "Comprar placa pela internet",
    phrase: "a compra da placa pela internet",
    asks: [
      ...combine(
        ["comprar placa", "placa", "placa motor", "placa portão"],
        ["internet", "mercado livre", "shopee", "online", "internet vale pena", "mercado livre vale pena"],
      ),
      "placa mercado livre presta",
      "placa portão mercado livre presta",
      "placa shopee presta",
      "placa internet ou técnico",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena comprar a placa do portão na internet se você tem certeza de que o defeito é nela e de que o modelo serve ao motor. Confira tipo de motor, tensão, fim de curso e código dos controles, e exija nota. A troca é paga à parte, e peça montada raramente é aceita de volta.",
        "Comprar placa de portão pela internet sai mais barato na peça, mas o risco é errar o modelo ou descobrir que o defeito era outro. Antes, peça a medição a um técnico. Com a foto da etiqueta e da placa, dizemos de graça qual serve e quanto fica já trocada e com os controles gravados.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de clicar", "A placa do anúncio serve no seu motor?"],
        slots: [
          [
            "Placa parecida não é placa igual. Estes pontos precisam combinar com o seu motor, e todos estão na etiqueta, no manual ou na placa velha.",
            "Compare o anúncio com a placa que está no motor, fotografada por quem sabe desligar o disjuntor antes. Se um destes pontos difere, ela não serve.",
          ],
        ],
        bullets: [
          "Marca e modelo da central ou do motor",
          "Motor comum, com capacitor, ou com inversor",
          "Tensão, 127 ou 220 V",
          "Fim de curso por ímã, por chave ou por encoder",
          "Frequência e código dos controles",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a internet compensa", "Internet ou técnico: o que sai melhor"],
        slots: [
          [
            "A internet compensa para quem já teve o defeito confirmado e tem quem instale. Se ninguém mediu, a placa nova pode queimar pelo mesmo motivo da antiga, como surto, motor em curto ou umidade.",
            "Com diagnóstico feito e técnico à mão, comprar on-line é razoável. Sem isso, o barato sai caro: placa trocada por engano não resolve, e a que queima na ligação perde a garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam a placa que eu comprei?",
        answers: [
          "Instalamos, depois de conferir por foto se ela serve. A garantia da peça fica com quem vendeu.",
          "Sim, se o modelo combina. Mande a foto da placa e da etiqueta antes.",
        ],
      },
      {
        question: "Posso devolver a placa comprada on-line?",
        answers: [
          "Em até 7 dias do recebimento, sem instalar (CDC, artigo 49). Depois de montada, o vendedor costuma recusar.",
          "Pode desistir em 7 dias, com a peça sem uso. Placa já ligada é difícil de devolver.",
        ],
      },
      {
        question: "Posso trocar a placa sozinho?",
        answers: [
          "Não convém: há tensão de rede na placa, e o capacitor guarda carga mesmo com o disjuntor desligado.",
          "É serviço de técnico, pela rede elétrica e pela regulagem da força e do fim de curso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da placa atual",
  },
  {
    id: "testar-motor-usado",
    broader: "usado",
    label: "Como testar um motor usado",
    phrase: "o teste do motor usado",
    asks: [
      "verificar antes comprar motor usado",
      "o que verificar motor usado",
      "olhar comprar motor usado",
      "o que olhar comprar motor usado",
      "testar motor usado",
      "testar motor portão usado",
      "como testar motor usado",
      "testar motor segunda mão",
      "testar motor antes comprar usado",
      "verificar motor usado",
      "olhar motor usado antes comprar",
      "saber motor usado bom",
      "conferir motor usado",
      "avaliar motor usado",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para testar um motor de portão usado antes de comprar, peça para vê-lo abrir e fechar um portão dez vezes seguidas, porque girar solto na bancada não prova nada. Ouça se há ronco ou estalo, veja se ele esquenta e confira folga no eixo, etiqueta, placa, controles e peça à venda.",
        "Teste o motor usado com carga: ele deve mover uma folha várias vezes sem perder força, sem cheiro de queimado e sem barulho de metal. Depois, com a energia desligada, balance o eixo à mão para sentir folga. Some ao preço a instalação, a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste passo a passo", "O que olhar e ouvir no motor usado"],
        slots: [
          [
            "Faça o teste no lugar onde o motor está montado, sem abrir a tampa com a energia ligada. Se o vendedor já o tirou, peça o vídeo em funcionamento e desconte o risco.",
            "O melhor teste é com o motor ainda no portão do dono. Motor solto se avalia só por fora, e por isso vale menos.",
          ],
        ],
        steps: [
          "Leia a etiqueta: modelo, tensão e capacidade precisam servir ao seu portão.",
          "Veja o motor abrir e fechar dez vezes seguidas.",
          "Ouça: ronco forte, estalo ou chiado indicam engrenagem ou rolamento gasto.",
          "Encoste a mão por fora: morno é normal, muito quente não.",
          "Com o disjuntor desligado, sinta se a engrenagem de saída tem folga.",
          "Confira central, controles, chave e suporte incluídos.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando desistir do usado", "Sinais para não comprar"],
        slots: [
          [
            "Desista se a etiqueta sumiu, se há ferrugem na carcaça, óleo vazando ou placa emendada, e se a peça do modelo saiu de linha. O novo tem {warranty.motor} de garantia e, no basculante de até {width.quarterHp}, parte de {price.lowest} instalado.",
            "Placa adaptada, óleo escorrendo, folga no eixo e modelo fora de linha são motivos para recusar. Compare com o novo instalado, que em basculante de até {width.quarterHp} começa em {price.lowest}, com {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o motor ligando direto na tomada?",
        answers: [
          "Não. Ligação improvisada dá choque e pode queimar o motor; o teste é com a central e o portão.",
          "Não faça isso: sem a central e o fim de curso, ele não para e há risco de choque.",
        ],
      },
      {
        question: "Vocês avaliam um motor usado para mim?",
        answers: [
          "Pela foto da etiqueta e um vídeo, dizemos se o modelo serve ao seu portão e se ainda há peça.",
          "Mande etiqueta e vídeo pelo WhatsApp: respondemos se serve e o que ver antes de pagar.",
        ],
      },
      {
        question: "O usado tem garantia?",
        answers: [
          "De particular, em geral não. De loja, são 90 dias pela lei; exija nota.",
          "Só o vendido por empresa, com nota. Da instalação que fazemos, damos garantia do serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor usado e um vídeo dele funcionando",
  },
  {
    id: "motor-usado-preco",
    broader: "usado",
    label: "Preço de motor usado",
    phrase: "o preço do motor usado",
    asks: [
      "preço motor usado",
      "motor usado preço",
      "motor portão usado preço",
      "motor portão eletrônico usado preço",
      "quanto custa motor usado",
      "quanto custa motor portão usado",
      "preço motor segunda mão",
      "motor segunda mão preço",
      "preço motor recondicionado",
      "motor recondicionado preço",
      "motor seminovo preço",
      "comprar motor usado preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor de portão usado varia com a idade, o modelo e o que vem junto, e o anúncio é só parte da conta: some a instalação, a partir de {price.installation}, e o controle. O novo instalado parte de {price.lowest} no basculante de até {width.quarterHp} e fica de {price.homeSwap} na troca dos outros, com garantia.",
        "Motor de portão usado custa bem menos que o novo no anúncio, mas a diferença some na montagem, que parte de {price.installation}. Por isso só compensa muito barato e testado. Nós vendemos o novo: kit basculante instalado desde {price.lowest} e, nos outros portões de casa, troca de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta inteira do motor usado", "O que somar ao preço do anúncio"],
        slots: [
          [
            "Some o anúncio, o transporte, a instalação, o controle e a peça gasta, que costuma ser capacitor, engrenagem ou placa. Se o total passa da metade do novo instalado, o usado perde: o novo traz {warranty.motor} de garantia.",
            "Ao valor pedido juntam-se frete, mão de obra, controle e o que estiver gasto. Compare o total com o do novo já montado e com {warranty.motor} de garantia; perto dele, não vale o risco.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que faz um usado valer menos", "Quando pagar menos ou não pagar"],
        slots: [
          [
            "Vale menos o motor sem etiqueta, sem placa ou sem controle, com folga no eixo ou de modelo que saiu de linha. Queimado, só interessa para peças. Peça sempre um vídeo dele movendo um portão.",
            "Falta de etiqueta, ferrugem, folga e placa emendada derrubam o preço. Sem vídeo do motor abrindo um portão, trate-o como fonte de peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem motor usado?",
        answers: [
          "Não, só novo. Instalamos o usado que você comprar, se servir ao portão.",
          "Vendemos apenas novo, com {warranty.motor} de garantia.",
        ],
      },
      {
        question: "Tenho um motor usado. Quanto posso pedir?",
        answers: [
          "Uma fração do novo, porque quem compra ainda paga a instalação. Modelo atual, completo e com vídeo vende melhor.",
          "Bem abaixo do novo. Com central, controles e menos de cinco anos, há procura.",
        ],
      },
      {
        question: "Motor usado tem garantia?",
        answers: [
          "De particular, em geral não; de loja, 90 dias pela lei, com nota.",
          "Só se uma empresa vender, com nota. Na instalação que fazemos, a garantia é do serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor usado e outra do seu portão",
  },
  {
    id: "parcelar-no-condominio",
    broader: "parcelamento",
    label: "Parcelar o motor do condomínio",
    phrase: "o parcelamento no condomínio",
    asks: [
      ...combine(
        ["parcelar", "parcelado", "parcelamento", "parcela", "pagar parcelado"],
        [
          "condomínio",
          "condomínio motor",
          "condomínio portão",
          "condomínio motor portão",
          "prédio",
          "prédio motor portão",
        ],
      ),
      "condomínio boleto motor portão",
      "condomínio forma pagamento motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Condomínio pode parcelar o motor do portão: dividimos em até {shop.instalments} vezes no cartão, e boleto ou outra forma se combina na proposta, emitida no CNPJ do prédio. A troca por motor de uso intenso fica de {price.heavySwap}, com mão de obra. O orçamento por itens serve para a aprovação do síndico ou da assembleia.",
        "O pagamento parcelado do motor no condomínio é combinado por escrito na proposta, com nota no CNPJ; no cartão, são até {shop.instalments} vezes. Para a troca em prédio, de {price.heavySwap} com mão de obra, o síndico recebe o total à vista e o parcelado, para escolher entre fundo de reserva, rateio e parcelas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["De onde sai o dinheiro", "Parcelas, fundo de reserva ou rateio"],
        slots: [
          [
            "O conserto e a troca do motor que parou costumam sair do caixa ou do fundo de reserva, conforme a convenção. Se não há saldo, o rateio pode seguir o número de parcelas, de modo que a cota de cada unidade cubra o pagamento do mês.",
            "Veja primeiro o caixa e o fundo de reserva, cujo uso a convenção define. Faltando saldo, faça a cota extra durar o mesmo que as parcelas, e ela fica leve para cada morador.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir na proposta", "Papéis que o síndico precisa"],
        slots: [
          [
            "Peça os itens separados, o total à vista ao lado do parcelado, o prazo e a garantia. Guarde a nota no CNPJ para a prestação de contas.",
            "A proposta deve trazer motor, mão de obra e acessórios em linhas próprias, com as duas formas de pagar. A nota sai no CNPJ e entra nas contas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para parcelar?",
        answers: [
          "Se o motor parou, a troca é obra necessária, e o síndico presta contas depois. Em melhoria, a assembleia vota. Veja a convenção.",
          "Para o reparo necessário, em geral não; para melhoria, sim (Código Civil, artigo 1.341).",
        ],
      },
      {
        question: "O parcelado tem juros?",
        answers: [
          "Depende do número de parcelas, e a proposta mostra o total antes de você aprovar.",
          "A proposta diz até quantas vezes não há acréscimo.",
        ],
      },
      {
        question: "O contrato de manutenção também se parcela?",
        answers: [
          "Ele já é mensal. Motor e instalação são uma conta à parte.",
          "Não precisa: é pago por mês. O que se divide é a troca.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, o número de vagas e o CNPJ do condomínio",
  },
  {
    id: "motor-em-12-vezes",
    broader: "parcelamento",
    label: "Motor em 12 vezes sem juros",
    phrase: "o motor em 12 vezes",
    asks: [
      "12x sem juros",
      "motor 12x sem juros",
      "motor portão 12x sem juros",
      "12 vezes sem juros",
      "motor 12 vezes sem juros",
      "motor portão 12 vezes sem juros",
      "portão eletrônico 12x sem juros",
      "portão automático 12x sem juros",
    ],
    intent: "price",
    answers: {
      any: [
        "Dividimos o motor de portão em até {shop.instalments} vezes no cartão, com a instalação na mesma conta. O orçamento diz até quantas parcelas são sem juros, antes de você aprovar. No portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O parcelamento vai até {shop.instalments} vezes no cartão, com motor e instalação juntos. Até quantas são sem juros vem escrito no orçamento, que é grátis. Nos portões de correr e de abrir, a troca em casa custa de {price.homeSwap}, dividida do mesmo jeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se há juros", "Confira o total, e não só a parcela"],
        slots: [
          [
            "Multiplique a parcela pelo número de vezes e compare com o preço à vista: se os dois totais são iguais, não há juros. Menos parcelas costumam ter menos acréscimo.",
            "Há juros quando a soma das parcelas passa do preço à vista. Peça os dois totais por escrito e, se houver diferença, veja com quantas parcelas ela some.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra nas parcelas", "Motor e instalação na mesma conta"],
        slots: [
          [
            "No kit basculante, entram motor, central, controles, entrega e mão de obra. No portão de correr, também a cremalheira e a base, se forem precisas, porque o orçamento é um só.",
            "As parcelas cobrem o conjunto instalado: motor, central, controles e serviço. O que o portão precisar além disso, como base ou cremalheira, soma ao mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa dar entrada?",
        answers: [
          "No cartão, não precisa. Quem quer parcela menor pode pagar uma parte por Pix.",
          "Não é preciso. A entrada por Pix é opção para baixar a parcela.",
        ],
      },
      {
        question: "À vista sai mais barato?",
        answers: [
          "O desconto, quando há, vem escrito na proposta. Peça os dois totais.",
          "Pode sair. A proposta traz o valor por Pix e o do cartão lado a lado.",
        ],
      },
      {
        question: "Dá para dividir o conserto também?",
        answers: [
          "Sim, no cartão, depois de aprovado o orçamento. Valor pequeno pode ter menos parcelas.",
          "Dá, em menos vezes quando o valor é pequeno.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e a largura da folha",
  },
  {
    id: "tempo-do-correr-por-largura",
    broader: "tempo-de-abertura",
    label: "Tempo de abertura do portão de correr",
    phrase: "o tempo de abertura do portão de correr",
    asks: [
      ...combine(
        ["correr", "deslizante", "portão correr", "portão deslizante"],
        [
          ...["demora quanto abrir", "quanto tempo demora abrir", "quanto tempo leva abrir", "quantos segundos abrir"],
          ...["abre quantos segundos", "abre quanto tempo", "demora abrir metros", "tempo abertura metros"],
          ...["segundos metros", "demora quanto", "leva quanto abrir", "quanto tempo abrir"],
        ],
      ),
      "tempo abertura portão correr",
      "tempo abertura portão deslizante",
      "tempo abertura motor deslizante",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão de correr de 4 metros demora de 16 a 24 segundos para abrir com motor comum, que anda de 10 a 15 metros por minuto. Com motor rápido, a 20 metros por minuto, leva cerca de 12 segundos. Some um a três segundos da freada. A conta é a largura dividida pela velocidade da ficha.",
        "Um portão de correr de 3 metros leva de 12 a 18 segundos para abrir com motor comum, que anda de 10 a 15 metros por minuto. Com motor rápido, a 20 metros por minuto, são cerca de 9 segundos. A freada soma de um a três segundos. Divida a largura pela velocidade da ficha para saber o seu.",
        "Um portão de correr de 5 metros demora de 20 a 30 segundos para abrir com motor comum, de 10 a 15 metros por minuto. Com o rápido, a 20 metros por minuto, leva cerca de 15 segundos, mais a freada. Em vão tão largo, o inversor faz a maior diferença.",
        "O portão de correr demora conforme a largura: com motor comum, que anda de 10 a 15 metros por minuto, são uns 4 a 6 segundos por metro de folha. O rápido, a 20 metros por minuto, gasta uns 3 segundos por metro, e a freada soma de um a três.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O tempo pela largura da folha", "Quantos segundos para cada largura"],
        slots: [
          [
            "A velocidade do motor de correr está na ficha, em metros por minuto. Os tempos abaixo são só do percurso; a partida e a freada somam de um a três segundos.",
            "Estes são os tempos do percurso, da folha toda fechada à toda aberta. Motor com rampa de parada gasta mais um a três segundos no fim.",
          ],
        ],
        bullets: [
          "3 metros: 12 a 18 segundos com o comum, 9 com o rápido",
          "4 metros: 16 a 24 segundos com o comum, 12 com o rápido",
          "5 metros: 20 a 30 segundos com o comum, 15 com o rápido",
        ],
      },
      {
        about: "causes",
        headings: ["Se o seu demora mais que isso", "Por que o portão ficou lento"],
        slots: [
          [
            "Portão que antes era rápido e ficou lento costuma ter trilho sujo, roldana gasta ou capacitor fraco, a peça que dá força na partida. O ajuste em casa parte de {price.preventive}, sem peças.",
            "Se o tempo passou do que diz a ficha, o motivo mais comum é folha pesada, por roldana ou trilho, ou capacitor cansado. Regular e limpar, em casa, custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir só um pedaço para ganhar tempo?",
        answers: [
          "Muitas centrais têm abertura parcial, para pedestre. Para carro, o vão precisa abrir inteiro.",
          "Para quem passa a pé, sim, se a central tiver essa função.",
        ],
      },
      {
        question: "Um motor mais forte abre mais rápido?",
        answers: [
          "Não. O que conta é a velocidade em metros por minuto, e não os HP.",
          "Força não é velocidade. Procure na ficha os metros por minuto.",
        ],
      },
      {
        question: "Quanto custa trocar por um rápido?",
        answers: [
          "A troca em casa fica de {price.homeSwap}, com mão de obra, e o rápido ocupa a parte alta.",
          "De {price.homeSwap} em casa, com o de inversor no alto da faixa.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo por inteiro e a largura da folha",
  },
  {
    id: "guilhotina-vale-a-pena",
    broader: "guilhotina",
    label: "Portão guilhotina vale a pena?",
    phrase: "saber se o portão guilhotina vale a pena",
    asks: [
      "guilhotina vale pena",
      "portão guilhotina vale pena",
      "guilhotina compensa",
      "guilhotina residencial vale pena",
      "guilhotina bom",
      "portão guilhotina bom",
      "guilhotina vantagem",
      "guilhotina vantagens desvantagens",
      "portão guilhotina vantagens",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão guilhotina vale a pena quando falta espaço na frente, ao lado e no teto, mas sobra altura na fachada: a folha sobe reta e precisa, acima do vão, da própria altura e mais uns 30 cm. Com pé-direito baixo, não cabe. Custa mais que o basculante, porque leva guias altas, contrapeso e trava de queda.",
        "O guilhotina é bom em fachada alta com garagem curta, porque não avança na calçada nem ocupa a vaga. As desvantagens são a altura que exige, o preço da estrutura e a revisão rigorosa, já que a folha fica suspensa sobre a passagem. Onde cabe um de correr, ele sai mais barato e mais simples.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando ele compensa e quando não", "Vantagens e desvantagens do guilhotina"],
        slots: [
          [
            "Antes de encomendar, meça a altura livre acima do vão e pense em quem vai revisar os cabos. Esses dois pontos decidem mais que a aparência.",
            "Compare com o basculante e o de correr pelo espaço que você tem. O guilhotina ganha só quando os outros não cabem.",
          ],
        ],
        bullets: [
          "A favor: não avança na calçada, não usa lateral nem teto",
          "A favor: fecha o vão inteiro e se vê pouco quando aberto em fachada alta",
          "Contra: pede o dobro da altura do vão e uns 30 cm",
          "Contra: estrutura e manutenção mais caras",
        ],
      },
      {
        about: "safety",
        headings: ["A segurança da folha suspensa", "Cuidados que não se dispensam"],
        slots: [
          [
            "Como a folha fica acima da passagem, o conjunto precisa de dispositivo contra queda, cabos revistos e contrapeso certo. A fotocélula para o movimento se alguém atravessa, e nunca se destrava a folha desequilibrada.",
            "Cabos, contrapeso e trava de queda são revistos por técnico, com a folha apoiada. A fotocélula protege quem passa. Folha que pesa de repente fica fechada até a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa automatizar um guilhotina?",
        answers: [
          "Depende do peso e do contrapeso. Como base, a troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
          "O valor sai por foto e medidas. A troca de motor em portão pesado, para comparar, fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Guilhotina ou basculante?",
        answers: [
          "Basculante, na maioria das casas: cabe em pé-direito comum e o motor custa menos. Guilhotina, quando não se pode avançar na calçada e há altura.",
          "Se a fachada é baixa, basculante. Se é alta e a calçada estreita, guilhotina.",
        ],
      },
      {
        question: "Ele é lento?",
        answers: [
          "Depende do motor e da altura; em geral leva tempo parecido com o de um basculante comum.",
          "Não mais que um basculante comum. Folha alta leva alguns segundos a mais.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com a largura e a altura do vão e da parede acima dele",
  },
  {
    id: "motor-em-portao-pequeno",
    broader: "automatizar-manual",
    label: "Portão pequeno precisa de motor?",
    phrase: "o motor em portão pequeno",
    asks: [
      "portão pequeno precisa motor",
      "vale pena colocar motor portão pequeno",
      "vale a pena colocar motor em portão pequeno",
      "vale pena motor portão pequeno",
      "compensa motor portão pequeno",
      "vale pena automatizar portão pequeno",
      "portão pequeno vale pena motor",
      "automatizar portão pequeno",
      "portão pequeno automático vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão pequeno não precisa de motor pelo peso, mas ele vale a pena se você abre todo dia, à noite ou com chuva, ou se a garagem dá direto para a rua. A folha leve força pouco, e o modelo mais simples basta: no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "Vale a pena colocar motor em portão pequeno se ele é usado todo dia ou dá para a rua: a folha leve força pouco o motor, que dura mais. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Para portão de pedestre, uma fechadura elétrica costuma custar menos que um motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando compensa e quando não", "Motor, fechadura elétrica ou nada"],
        slots: [
          [
            "O que decide é quantas vezes se abre e onde fica. Portão de garagem usado todo dia merece motor; o de pedestre pede fechadura elétrica com interfone; o que abre uma vez por semana pode continuar manual.",
            "Para carro e uso diário, ponha motor. Para quem passa a pé, a fechadura elétrica resolve e custa menos. Para uso raro, um bom trinco basta.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O motor certo para folha leve", "Que motor usar no portão pequeno"],
        slots: [
          [
            "Basta o de entrada da linha, de 1/4 HP, com a força regulada no mínimo. No de correr, a cremalheira de nylon é suficiente, e a troca em casa fica na parte baixa de {price.homeSwap}.",
            "Use o menor modelo do tipo do seu portão, com força baixa. Potência a mais não traz ganho em folha leve; na troca, conte com a parte baixa da faixa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão leve precisa de reforço?",
        answers: [
          "Às vezes. Perfil fino de alumínio recebe chapa onde o motor se prende, para não rasgar.",
          "No ponto em que o motor puxa, sim, se o perfil é fino.",
        ],
      },
      {
        question: "Existe motor menor e mais barato para portão pequeno?",
        answers: [
          "O de 1/4 HP é o menor comum. Abaixo dele, só os de portão social e os de 24 V.",
          "O modelo de entrada já é o de 1/4 HP, que atende folha leve de sobra.",
        ],
      },
      {
        question: "E fotocélula, precisa?",
        answers: [
          "Recomendamos em qualquer tamanho: é o sensor que impede a folha de fechar sobre criança, animal ou carro.",
          "Sim, sobretudo com fechamento automático. Portão leve também machuca.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e a largura da folha",
  },
  {
    id: "eletricista-para-instalar",
    broader: "instalacao",
    label: "Precisa de eletricista para instalar?",
    phrase: "o eletricista na instalação do motor",
    asks: [
      "precisa eletricista",
      "precisa eletricista instalar motor",
      "preciso eletricista instalar motor portão",
      "preciso eletricista colocar motor",
      "precisa eletricista portão eletrônico",
      "eletricista instalar motor",
      "eletricista instala motor portão",
      "eletricista instala portão",
      "eletricista pode instalar motor portão",
      "instalação eletricista",
    ],
    intent: "question",
    answers: {
      any: [
        "Não precisa de eletricista para instalar o motor de portão se já existe um ponto de energia com disjuntor próprio e fio terra perto dele: o técnico monta, liga e regula. O eletricista entra antes, quando falta esse circuito. A instalação avulsa, de motor seu, parte de {price.installation}.",
        "O eletricista só é preciso para levar a energia até o portão: circuito do quadro ao motor, disjuntor e terra. A ligação da central, o fim de curso e a força são do técnico de portão, que cobra a partir de {price.installation} pela mão de obra. Com o ponto pronto, basta ele.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é de cada profissional", "Quem faz o quê"],
        slots: [
          [
            "O eletricista puxa o cabo do quadro, põe o disjuntor e confere o aterramento. O técnico de portão fixa o motor, liga a central e a fotocélula, ajusta força e paradas e grava os controles.",
            "Cabo, disjuntor e terra são do eletricista; motor, central, sensores e regulagem são do técnico. Um eletricista que nunca regulou um portão pode ligar o motor, mas não o deixa seguro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Veja se a sua garagem já está pronta", "O ponto de energia que o motor pede"],
        slots: [
          [
            "Procure uma tomada ou caixa perto do motor e, no quadro, um disjuntor só dela. Meça a distância até o quadro e mande fotos dos dois: dizemos se serve ou o que falta, sem custo.",
            "Uma caixa de passagem ao lado da coluna, ligada a um disjuntor só do portão, com fio terra, é o que se espera. Se não há, fotografe o quadro e o caminho até o portão para o orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a tomada comum da garagem?",
        answers: [
          "Só se ela tiver terra e um circuito que aguente. O certo é disjuntor próprio, para não desarmar junto com outro aparelho.",
          "Não é o ideal. O motor deve ter circuito próprio com terra.",
        ],
      },
      {
        question: "E pedreiro, precisa?",
        answers: [
          "Na maioria das casas não. Só se o portão de correr precisa de base de concreto ou a coluna está fraca.",
          "Raramente: base nova ou coluna a refazer são os casos.",
        ],
      },
      {
        question: "Vocês fazem a parte elétrica?",
        answers: [
          "Mande fotos do quadro e do caminho até o portão: o orçamento diz o que fazemos e o que fica para o eletricista.",
          "Pelas fotos dizemos o que entra no nosso serviço e o que precisa ser feito antes.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz, outra da tomada mais próxima do portão e a distância entre eles",
  },
  {
    id: "unisystem-ou-garen",
    broader: "unisystem",
    label: "Unisystem ou Garen",
    phrase: "a escolha entre Unisystem e Garen",
    asks: [
      "unisystem ou garen",
      "garen ou unisystem",
      "motor unisystem ou garen",
      "unisystem ou garen qual melhor",
      "garen ou unisystem qual melhor",
      "diferença unisystem garen",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre Unisystem e Garen, escolha hoje um motor vendido como Garen, que tem peça, placa e controle mais fáceis de achar. O Unisystem vale manter se já está no portão e funciona: os dois nomes aparecem juntos na etiqueta de muitos motores. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Unisystem ou Garen: para comprar novo, Garen, pela peça à venda; para consertar, o Unisystem compensa enquanto o redutor está firme e a central tem compatível. Decida pelo modelo e pelos quilos da ficha, e não pelo nome. Trocar o motor em casa custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando ficar com cada um", "O que decide entre os dois"],
        slots: [
          [
            "No portão que já tem Unisystem, confira a etiqueta e veja se ainda há placa e engrenagem daquele modelo. Havendo, conserte. Em portão sem motor, a linha atual da Garen dá menos trabalho na reposição.",
            "Com um Unisystem instalado, o conserto vale enquanto a peça existe e a engrenagem está boa. Para começar do zero, prefira um modelo Garen em linha, com capacidade um terço acima do peso da folha.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que se aproveita na troca", "Controles e ferragens entre os dois"],
        slots: [
          [
            "A cremalheira e a fotocélula em bom estado costumam ficar. O controle antigo só serve se a central nova aceitar o mesmo código; senão, grava-se um novo no lugar.",
            "Ficam, em geral, cremalheira, fiação e fotocélula. Para o controle, o que decide é o código da central, fixo ou rolante, e o técnico confere antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça de Garen serve em Unisystem?",
        answers: [
          "Em alguns modelos, sim; em outros, não. A etiqueta e a foto da peça dizem.",
          "Depende do modelo. Compare o número da peça antes de comprar.",
        ],
      },
      {
        question: "Vocês consertam os dois?",
        answers: [
          "Sim, de forma independente, sem ser autorizada da fábrica.",
          "Consertamos, como técnicos independentes.",
        ],
      },
      {
        question: "Quanto dura um motor desses?",
        answers: [
          "De {trade.life} em casa, com folha leve e revisão {visits.home}.",
          "Como os de mesmo porte: {trade.life}, se a folha anda leve.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "garagem-sem-tomada",
    broader: "instalacao-eletrica",
    label: "Automatizar garagem sem energia",
    phrase: "o motor em garagem sem ponto de energia",
    asks: [
      ...combine(
        ["automatizar", "automatizar portão", "colocar motor", "instalar motor", "portão automático"],
        ["sem tomada", "sem energia garagem", "garagem sem energia", "garagem sem tomada", "sem ponto energia"],
      ),
      "não tem tomada perto portão",
      "garagem não tem tomada",
      "garagem não tem energia portão",
      "sem tomada perto portão",
      "sem ponto luz garagem portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Dá para automatizar o portão de uma garagem sem energia: puxa-se do quadro da casa um circuito só dele, com disjuntor, fio terra e cabo na bitola que a distância pede. O fio vai em eletroduto aparente, quase sempre sem quebrar parede. Esse trecho soma ao motor e é orçado de graça, pela foto do quadro e do caminho.",
        "Garagem sem tomada não impede o motor: antes da instalação se leva um ponto de energia do quadro até o portão, com disjuntor próprio e terra. O custo depende dos metros e de haver duto pronto. Longe demais de qualquer quadro, a saída é motor de 24 V com bateria e painel solar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a energia chega ao portão", "O ponto de energia que o motor pede"],
        slots: [
          [
            "O circuito sai do quadro com disjuntor só do portão e chega a uma caixa ao lado do motor, com fio terra. Emenda em tomada de outro aparelho ou extensão não serve, porque esquenta e pode dar choque.",
            "São três fios do quadro à caixa do motor, com disjuntor próprio. Extensão e emenda ficam de fora: o motor puxa corrente alta na partida, e o fio fino esquenta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o custo", "Do mais barato ao mais caro"],
        slots: [
          [
            "Eletroduto vazio já na parede é o caso mais barato. Canaleta ou tubo por fora vem depois, e rasgar piso ou parede é o mais caro. A distância em metros define a bitola do cabo.",
            "Custa menos onde já há duto, mais com tubo aparente e mais ainda quando é preciso quebrar. Quanto mais longe o quadro, mais grosso o cabo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem puxa a energia, vocês ou o eletricista?",
        answers: [
          "Mande fotos do quadro e do caminho: o orçamento diz o que fazemos e o que fica para o eletricista.",
          "Depende do trecho. Pelas fotos respondemos antes, sem custo.",
        ],
      },
      {
        question: "Posso ligar o motor na extensão até fazer o ponto?",
        answers: [
          "Não. Extensão esquenta com a partida do motor e não tem proteção; espere o circuito próprio.",
          "Não ligue. É risco de choque e de incêndio, e o motor parte fraco.",
        ],
      },
      {
        question: "Motor solar vale a pena em casa?",
        answers: [
          "Só longe da rede. Com quadro na casa, o cabo costuma sair mais em conta.",
          "Em geral não, se há energia na casa. Ele serve a sítio e chácara.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz, outra do portão e a distância entre os dois",
  },
  ...kitTimes,
  {
    id: "onde-vende-motor",
    broader: "loja",
    label: "Onde vende motor de portão",
    phrase: "a compra do motor de portão",
    asks: [
      "onde vende motor",
      "onde vende motor portão",
      "onde vendem motor portão",
      "quem vende motor portão",
      "lugar vende motor portão",
      "loja vende motor portão",
      "onde tem motor portão",
      "onde acho motor portão",
      "onde encontrar motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão se compra conosco pelo WhatsApp, com entrega e instalação em {shop.area}. O kit basculante de até {width.quarterHp} custa {models.pricesNamedOr}, já montado. No portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Vendemos motor de portão em {shop.area}, com entrega e instalação. O basculante de até {width.quarterHp} sai por {models.pricesNamedOr}; nos portões de correr e de abrir, a troca em casa custa de {price.homeSwap}. A foto e a largura da folha bastam para indicar o modelo.",
      ],
    },
    sections: [],
    keep: ["choose", "what", "visit"],
    questions: [],
  },
  {
    id: "potencia-que-preciso",
    broader: "potencia",
    label: "De que potência eu preciso",
    phrase: "a potência do motor",
    asks: [
      "como saber potência motor preciso",
      "saber potência preciso",
      "que potência preciso motor",
      "qual potência preciso",
      "como escolher potência motor",
      "como calcular potência motor portão",
    ],
    intent: "buying",
    sections: [],
    keep: ["choose", "check", "what", "cost"],
    questions: [],
  },
];
