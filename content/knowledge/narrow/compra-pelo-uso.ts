import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked before a purchase by who has a gate, a building or an old motor already. */
export const compraPeloUso: NarrowConcept[] = [
  {
    id: "motor-no-portao-que-ja-tenho",
    isAskedByName: true,
    broader: "automatizar-manual",
    label: "Motor no portão que já existe: preço",
    phrase: "o motor no portão que você já tem",
    asks: [
      "motorizar sem trocar portão",
      "tenho portão pronto quanto motor",
      ...combine(
        ["instalar motor", "colocar motor", "motor", "botar motor", "motorização"],
        ["em portão que já tenho", "em portão que tenho", "no portão que já tenho", "no portão que já existe"],
        ["", "preço"],
      ),
      ...combine(
        ["automatizar", "motorizar", "automação"],
        ["portão já tenho", "portão existente", "portão já existe"],
        ["", "preço"],
      ),
      ...combine(
        ["deixar portão", "transformar portão", "tornar portão"],
        ["automático preço", "eletrônico preço", "elétrico preço", "automático orçamento"],
      ),
      "passar portão manual automático preço",
      "já tenho portão preço motor",
      "já tenho portão quero motor",
      "já tenho portão falta motor",
      "tenho portão quero automático",
    ],
    intent: "price",
    answers: {
      any: [
        "Colocar motor no portão que você já tem em casa custa a partir de {price.lowest} no basculante de até {width.quarterHp}, com a instalação. No de correr e no de abrir, o primeiro motor é orçado de graça, por foto, com cremalheira ou suportes e energia. Só a mão de obra, para motor seu, parte de {price.installation}.",
        "O preço para pôr motor no portão que você já tem na garagem parte de {price.lowest} no basculante de até {width.quarterHp}, já com a instalação. Se ele é de correr ou de abrir, o valor vem por foto, sem custo. A cremalheira, os suportes e a energia são somados, se ainda não há.",
        "Para quem já tem o portão de correr e só falta o motor, o valor é orçado por foto, de graça. Entram o motor, a cremalheira, que é a barra dentada, a base no piso, a energia e a mão de obra. Só a mão de obra, para motor seu, parte de {price.installation}, e a folha leve é aproveitada.",
        "Para deixar automático o portão que já tem, você vai gastar {models.pricesOr} se ele for basculante de até {width.quarterHp}, tudo instalado. Se for de correr ou de abrir, o orçamento do motor, das ferragens e da energia é grátis, por foto. A mão de obra avulsa parte de {price.installation}.",
        "Motorizar um portão já existente, sem trocar a folha, custa {models.pricesOr} no basculante de até {width.quarterHp}, com controles e instalação. No de correr e no de abrir, o valor é dado por foto. Para comparar, trocar um motor que já existe fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço de colocar motor no seu portão", "O que você aproveita e o que paga"],
        slots: [
          [
            "A folha, o trilho e as colunas são aproveitados. No kit basculante entram motor, central, controles, entrega, montagem e regulagem, e a diferença entre os preços é a velocidade de abertura.",
            "Você aproveita o portão inteiro e paga só o que o move. O kit do basculante já inclui entrega, central, controles e instalação, e cada modelo abre num tempo diferente.",
            "O portão continua o mesmo, e o que se compra é o conjunto que o abre. No basculante, o valor traz motor, central, controles e montagem, com preço conforme a rapidez.",
          ],
          [
            "No portão de correr somam-se a cremalheira, a régua dentada cobrada por metro, e a base; no de abrir, é preciso um motor por folha. Energia nova, solda e reforço aparecem em linha separada, antes de começar.",
            "O portão de correr leva metros de cremalheira, a régua que o motor puxa, e uma base no piso, enquanto o de abrir leva um motor em cada folha. Ponto de energia e serralheria são orçados à parte.",
            "A régua dentada do portão de correr, chamada cremalheira, e a base entram na conta, assim como um motor por folha no de abrir. A energia, a solda ou o reforço que faltem vêm à parte.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu portão está pronto", "Antes de pedir o motor"],
        slots: [
          [
            "A folha de correr ou de abrir deve andar com uma mão só e parar onde você solta; o equilíbrio do basculante quem testa é o técnico. Um motor em folha presa esquenta e se gasta.",
            "Empurre a folha de correr ou de abrir: se ela anda leve do começo ao fim, está pronta. No basculante não se mexe, porque o teste exige segurar a folha.",
            "Um portão que anda leve na mão recebe motor sem obra. Isso vale para o de correr e o de abrir; no basculante, contrapeso e cabos são conferidos na visita.",
          ],
        ],
        steps: [
          "Mova a folha de correr ou de abrir com uma mão.",
          "Procure ferrugem, solda trincada e dobradiça frouxa.",
          "Veja se o trilho está reto e nivelado.",
          "Meça largura e altura.",
          "Fotografe por dentro e por fora e o ponto de energia mais próximo.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva e como pagar", "Do orçamento ao portão andando"],
        slots: [
          [
            "Com energia pronta e folha leve, a instalação leva {time.tilting} no basculante e {time.sliding} no portão de correr. O total pode ser dividido em até {shop.instalments} vezes no cartão ou pago por Pix.",
            "Sem contar reparo da folha, o basculante leva {time.tilting}, e o de correr, {time.sliding}. No cartão, o pagamento vai em até {shop.instalments} parcelas; Pix também serve.",
            "O serviço dura {time.tilting} no basculante e {time.sliding} no de correr, se não faltar energia nem base. O cartão parcela em até {shop.instalments} vezes, e também aceitamos Pix.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já tenho o portão e o motor: quanto cobra só para instalar?",
        answers: [
          "Só a mão de obra parte de {price.installation}, se o motor servir no portão. A etiqueta e as medidas confirmam antes.",
          "A instalação sozinha custa a partir de {price.installation}. Convém conferir antes se a capacidade do motor passa do peso da folha.",
        ],
      },
      {
        question: "Só falta o motor no portão de correr que eu tenho em casa: quanto fica?",
        answers: [
          "Com trilho reto e folha leve, a referência é de {price.homeSwap}, com motor e mão de obra. Base, cremalheira e energia somam, se ainda não há.",
          "O valor fica perto de {price.homeSwap}, com o motor instalado. Se falta cremalheira, base ou ponto de energia, cada item aparece à parte.",
        ],
      },
      {
        question: "O portão de abrir leva um motor só?",
        answers: [
          "Leva um por folha, de modo que duas folhas são dois motores na mesma central, e o serviço é mais longo que no de correr.",
          "Depende das folhas. Com uma só, é um motor; com duas, um em cada, comandados pela mesma placa.",
        ],
      },
      {
        question: "Vou gastar mais para deixar o portão com fotocélula?",
        answers: [
          "O par de fotocélulas é um item à parte, e recomendado. Com fechamento automático ele é indispensável, porque faz a folha voltar quando alguém cruza o vão.",
          "Soma-se o par de sensores, que sai melhor ligado no mesmo dia. Se o portão vai fechar sozinho, não dá para dispensar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, com a largura, a altura e onde há energia",
  },
  {
    id: "rapido-ou-comum-no-predio",
    isAskedByName: true,
    broader: "predio",
    label: "Motor rápido ou comum no prédio",
    phrase: "a escolha entre motor rápido e comum no prédio",
    asks: [
      "motor comum rápido garagem coletiva",
      "prédio pequeno motor velocidade normal",
      "motor rápido comum edifício",
      "motor rápido comum portão edifício",
      ...combine(
        ["motor rápido ou", "portão rápido ou", "motor veloz ou", "jetflex ou"],
        ["normal", "comum", "padrão", "lento", "simples"],
        ["prédio", "condomínio", "apartamentos"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para prédio ou condomínio com 20 apartamentos ou mais, como os de 40 ou 60, escolha o motor rápido, com inversor e de uso intenso: o portão veloz encurta a fila e fica menos tempo aberto. O normal, ou comum, só basta até umas 15 vagas; a troca fica de {price.heavySwap}.",
        "Entre motor veloz ou comum num condomínio de 40 ou 60 apartamentos, fique com o rápido de uso intenso e inversor, porque muitos carros saem na mesma hora. O de velocidade normal serve a prédio pequeno, de até umas 15 vagas. Motor e mão de obra vão de {price.heavySwap}.",
        "O motor rápido é a escolha para prédio de 40 a 60 apartamentos, desde que seja de uso intenso e tenha inversor: menos fila e menos tempo com a garagem aberta. Motor normal ou comum atende até perto de 15 vagas. Em portão pesado, a troca custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que decide além da velocidade", "Três dados da ficha"],
        slots: [
          [
            "Conte os carros da hora mais cheia e multiplique por dois, porque cada um pode pedir abrir e fechar. O motor precisa de ciclos por hora, as aberturas completas que ele aguenta, com folga para atender a esse pico.",
            "O pico manda na escolha: cada carro pode gerar uma abertura e um fechamento. Compare a soma desses movimentos com os ciclos por hora da ficha, ou seja, quantas idas e voltas o motor suporta.",
            "Na ficha, olhe primeiro os ciclos por hora, que dizem quantas vezes o portão abre e fecha sem o motor esquentar demais. Eles devem superar o movimento da hora cheia, contados dois movimentos por carro.",
          ],
          [
            "A capacidade em quilos deve passar em um terço o peso da folha. Já o inversor controla a velocidade, acelera no meio do caminho e freia antes do batente, para a folha não bater.",
            "Procure ainda um terço de sobra entre o peso do portão e os quilos da ficha. Com inversor, a partida e a parada são suaves, e a rapidez não vira pancada.",
            "Além disso, deixe um terço de folga em quilos sobre a folha. O inversor completa a conta, já que reduz a marcha perto do batente e poupa solda e engrenagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o motor rápido exige", "Antes de acelerar o portão"],
        slots: [
          [
            "Portão de uso coletivo só ganha velocidade com fotocélula, o sensor que para a folha se há alguém no vão, e com sinaleiro para a calçada. Os dois entram no mesmo orçamento do motor.",
            "Fotocélula e sinaleiro fazem parte da troca, e não são acessório. A primeira impede a folha de fechar sobre carro ou pessoa, e o segundo avisa a rua.",
            "A rapidez pede proteção: um sensor de feixe no vão, a fotocélula, e um sinaleiro que avisa quem passa. Sem eles, mantenha a velocidade comum.",
          ],
          [
            "Trilho e roldanas gastos são trocados antes, porque velocidade em folha dura quebra mais cedo. Batentes firmes nas pontas também são conferidos.",
            "A folha é revisada primeiro: roldana ruim, trilho torto ou batente solto não aguentam um movimento mais veloz.",
            "Se o portão corre pesado, o acerto de roldanas, trilho e batentes vem antes do motor. Acelerar uma folha dura só adianta a quebra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial rápido serve em prédio?",
        answers: [
          "Não: ele é feito para poucas aberturas por dia e esquenta com carros em sequência. Em prédio, mesmo pequeno, o motor deve trazer na ficha os ciclos do pico.",
          "Não serve, porque o uso seguido o faz esquentar e parar na hora cheia. O de prédio é dimensionado pelos ciclos por hora, e não só pela rapidez.",
        ],
      },
      {
        question: "A troca precisa de assembleia?",
        answers: [
          "Para repor motor quebrado, em geral não. Para trocar um que funciona por um mais rápido, leve à assembleia, conforme a convenção.",
          "Reposição urgente costuma ficar com o síndico. Já a melhoria, que é trocar motor bom por outro mais veloz, normalmente vai a voto.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "Em portão pesado, a troca leva {time.heavy}. Combine um horário de pouco movimento e deixe outra entrada ou alguém orientando os carros.",
          "Conte {time.heavy} para um motor pesado, fora do pico da garagem. Acerto de trilho ou roldana soma tempo.",
        ],
      },
      {
        question: "O motor rápido pede mais manutenção?",
        answers: [
          "O intervalo é o do uso coletivo, {visits.business}, com atenção a roldanas, batentes e fotocélula. O que mais gasta é o número de aberturas, não só a velocidade.",
          "Em prédio a revisão é {visits.business} com qualquer motor. No rápido, batente, roldana e sensor merecem olhar mais atento.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da etiqueta do motor e o número de apartamentos e de vagas",
  },
  {
    id: "motor-rapido-dura-menos",
    isAskedByName: true,
    broader: "tempo-de-abertura",
    label: "Motor rápido dura menos?",
    phrase: "a duração do motor rápido",
    asks: [
      "motor rápido gasta mais engrenagem",
      ...combine(
        ["motor rápido", "motor veloz", "portão rápido", "jetflex", "motor 4 segundos"],
        [
          ...["estraga mais", "estraga cedo", "estraga", "dura menos", "quebra mais", "mais problema", "mais defeito"],
          ...["mais manutenção", "gasta mais peça", "desgasta", "dura quanto", "força portão", "estraga portão"],
        ],
      ),
      "rápido ou normal gasta mais portão",
      "rápido ou comum gasta mais portão",
      "motor rápido gasta mais portão",
      "motor rápido gasta portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor rápido não estraga mais cedo se tem inversor e a folha é leve e firme: ele parte e freia devagar, o que poupa redutor e batente. Em folha torta ou pesada, sim, o rápido dura menos, porque cada freada força engrenagem, braço e batente.",
        "Não dura menos, desde que a folha esteja equilibrada: um motor rápido com inversor costuma viver os mesmos {trade.life} de um comum. O que o estraga mais cedo é folha pesada, trilho sujo ou uso acima do ciclo.",
        "O motor veloz quebra antes do comum só em folha ruim ou uso acima da ficha. Com inversor e folha equilibrada, o desgaste de engrenagem e batente é parecido, e a vida fica em {trade.life}, como a do motor comum.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que gasta um motor rápido", "Quando a velocidade faz mal"],
        slots: [
          [
            "Folha pesada ou torta força redutor, braço e batente a cada freada. Uso acima dos ciclos por hora, comum de motor de casa em prédio, queima o rápido e o lento.",
            "A folha desequilibrada obriga o motor a segurar o peso na freada. Motor residencial em uso coletivo esquenta e queima, seja qual for a velocidade.",
            "Peso e ciclos são o problema, e não os segundos. Folha torta e uso coletivo gastam qualquer motor.",
          ],
          [
            "Sem rampa de desaceleração, a chegada é pancada, e a pancada quebra dente e batente. Roldana gasta e trilho sujo fazem o mesmo a cada saída.",
            "Faltando a desaceleração, a folha bate. Trilho sujo e roldana gasta aumentam o tranco.",
            "Quem tira a suavidade é a rampa desligada ou o trilho sujo. O tranco vai para o redutor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer durar", "Cuidados com o motor rápido"],
        slots: [
          [
            "Revisão {visits.home}, com folha equilibrada e fim de curso no ponto, é o que mantém os {trade.life}. O técnico confere a desaceleração e o aperto do suporte.",
            "Na revisão {visits.home}, conferem-se o ponto de freada e o suporte. Folha equilibrada completa.",
            "O equilíbrio da folha e a revisão {visits.home} garantem a vida normal. A freada é ajustada na central.",
          ],
          [
            "A placa com inversor só se troca pela da linha, então protetor de surto e aterramento valem o preço. O inversor não usa capacitor de partida.",
            "Protetor de surto e terra cuidam da placa, que é a peça mais cara. Ela não é universal.",
            "A placa é própria e cara, por isso ponha DPS e terra. Capacitor ele não tem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Rápido ou comum: quando vale", "Qual escolher"],
        slots: [
          [
            "Em rua onde se espera, o rápido compensa: JetFlex em {opening.jetflex}, Speedy em {opening.speedy} e Padrão em {opening.padrao}, em basculante de até {width.quarterHp}. Em casa calma, o comum faz o mesmo por menos.",
            "Compare o tempo: {opening.jetflex} no JetFlex, {opening.speedy} no Speedy, {opening.padrao} no Padrão, até {width.quarterHp}. Sem pressa, fique no comum.",
            "São {opening.jetflex}, {opening.speedy} ou {opening.padrao}, conforme o kit, em basculante de até {width.quarterHp}. O que pesa é a espera na rua.",
          ],
          [
            "O rápido exige fotocélula, porque dá menos tempo de reação, e folha equilibrada. A garantia é a mesma, {warranty.motor} no motor.",
            "Velocidade pede fotocélula em ordem e folha leve, sem folga. A garantia do motor é de {warranty.motor}, igual à do comum.",
            "Com fotocélula e folha boa, a escolha é sua. A garantia não muda, {warranty.motor}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos anos dura um motor rápido?",
        answers: [
          "Conte o mesmo de um comum em casa, de {trade.life}, com folha leve e revisão em dia.",
          "De {trade.life}, o mesmo de um motor comum, se a folha está equilibrada e a revisão é feita {visits.home}.",
        ],
      },
      {
        question: "O conserto do rápido é mais caro?",
        answers: [
          "A placa com inversor custa mais que a comum; o resto da mecânica é parecido.",
          "Só a placa, que é própria da linha. Engrenagem, suporte e fim de curso têm preço próximo ao de um motor comum.",
        ],
      },
      {
        question: "Posso diminuir a velocidade?",
        answers: [
          "Em muitos modelos com inversor, sim: o técnico ajusta a velocidade e a desaceleração na central.",
          "Sim, na maioria dos de inversor. O comum tem velocidade fixa.",
        ],
      },
      {
        question: "O rápido faz mais barulho?",
        answers: [
          "Com inversor, não: a freada suave tira a pancada, que é o que mais se ouve. O som vem de folha e roldana.",
          "Em geral menos, por causa da parada suave. O ruído é da folha.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com som, e a foto da etiqueta do motor",
  },
  {
    id: "motor-rapido-e-seguro",
    isAskedByName: true,
    broader: "tempo-de-abertura",
    label: "Motor rápido é seguro?",
    phrase: "a segurança do motor rápido",
    asks: combine(
      ["motor rápido", "portão rápido", "motor 4 segundos", "portão 4 segundos", "jetflex", "motor veloz"],
      ["seguro", "perigoso", "perigo", "criança", "crianças", "cachorro", "machuca", "idoso", "risco"],
    ),
    intent: "question",
    answers: {
      any: [
        "Sim, um motor rápido, de 4 segundos, é seguro com criança em casa quando há fotocélula no vão, força regulada e parada suave; sem isso, não se deve instalar. A abertura pode ser veloz e o fechamento, mais lento, com o controle fora do alcance dos pequenos.",
        "Motor rápido não é perigoso para criança e cachorro por si só, desde que tenha fotocélula baixa, recuo testado e inversor, que freia antes do fim. Precisa de fotocélula, sim, e com filhos pequenos o fechamento deve ser regulado mais devagar que a abertura.",
        "Portão que abre em poucos segundos é seguro com dois pares de fotocélula, um deles baixo, força mínima e fechamento lento. Para criança, o risco está em passar com a folha andando, e não na rapidez da abertura; sem sensor, não instale motor veloz.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não pode faltar no portão rápido", "Segurança com criança e bicho em casa"],
        slots: [
          [
            "Estes itens valem para qualquer motor, e no rápido são obrigatórios.",
            "Quanto mais veloz, menos tempo para reagir. Por isso a lista é fechada.",
            "Antes da velocidade, confira cada um.",
          ],
        ],
        bullets: [
          "Fotocélula de 40 a 60 cm do piso e um segundo par mais baixo",
          "Força mínima, com recuo ao encontrar obstáculo",
          "Parada suave nas duas pontas e batente firme",
          "Fechamento automático só com sensores testados todo mês",
          "Controle guardado e regra de esperar o portão parar",
        ],
      },
      {
        about: "choose",
        headings: ["Rápido ao abrir, calmo ao fechar", "Se quiser um meio-termo de velocidade"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o JetFlex abre em {opening.jetflex} por {price.jetflex} instalado, e o Speedy, em {opening.speedy} por {price.speedy}. Em motor com inversor, o técnico deixa o fechamento mais lento que a abertura.",
            "Entre o comum e o mais rápido há o Speedy, de {opening.speedy}, por {price.speedy} montado; o JetFlex, de {opening.jetflex}, custa {price.jetflex} e tem inversor, que permite fechar devagar. Ambos são kits para basculante de até {width.quarterHp}.",
            "O JetFlex ({opening.jetflex}, {price.jetflex} instalado) aceita fechamento mais lento, por ter inversor. O Speedy ({opening.speedy}, {price.speedy}) é o meio-termo, os dois em basculante de até {width.quarterHp}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico testa o motor rápido", "Os testes antes de entregar"],
        slots: [
          [
            "A folha é equilibrada e alinhada antes, porque velocidade aumenta a pancada. Depois se regula a força e se prova o recuo com um objeto leve, nunca com a mão ou o corpo.",
            "Primeiro a folha leve e reta; em seguida força mínima e teste com caixa de papelão no caminho. Ninguém testa com o corpo.",
            "Equilíbrio, força mínima e recuo diante de um objeto macio são conferidos, nessa ordem, sem pessoas no vão.",
          ],
          [
            "A fotocélula é cortada em várias alturas, e a família aprende a testá-la uma vez por mês com um cabo de vassoura.",
            "Corta-se o feixe em pontos diferentes do percurso. O teste mensal fica com a casa, de longe.",
            "O feixe é interrompido várias vezes, e você aprende a repetir todo mês, ao lado da passagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula vem no kit rápido?",
        answers: [
          "Não, é orçada à parte, e em casa com criança deve ir junto, em duas alturas.",
          "Em geral não. Peça os dois pares no mesmo orçamento.",
        ],
      },
      {
        question: "O motor recua se tocar em alguém?",
        answers: [
          "Se a força está bem regulada, sim. A fotocélula existe para nem chegar a tocar.",
          "Recua quando a força é mínima. Por isso se testa em cada revisão, {visits.home}.",
        ],
      },
      {
        question: "Fechamento automático é boa ideia com criança?",
        answers: [
          "Só com fotocélula funcionando, alta e baixa. Na dúvida, deixe o fechamento no botão, à vista.",
          "Prefira fechar por comando, olhando. Automático, apenas com dois pares testados.",
        ],
      },
      {
        question: "A velocidade gasta o portão?",
        answers: [
          "Em folha alinhada e com inversor, não. Em folha torta, cada segundo a menos vira pancada.",
          "Não, se a folha corre leve. O inversor acelera e freia aos poucos.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da passagem, com a largura do vão",
  },
  {
    id: "motor-novo-com-a-placa-velha",
    isAskedByName: true,
    broader: "troca",
    label: "Trocar só o motor e manter a placa",
    phrase: "a troca do motor sem a placa",
    asks: [
      "motor novo placa velha",
      "queimou motor placa boa manter",
      "comprar motor sem placa usar minha",
      ...combine(
        ["trocar motor", "motor novo", "só motor", "trocar só motor"],
        [
          "mantendo placa",
          "manter placa",
          "aproveitar placa",
          "mesma placa",
          "placa velha",
          "placa antiga",
          "sem placa",
        ],
      ),
      "aproveitar central motor novo",
      "usar placa antiga motor novo",
      "motor novo placa boa",
      "trocar motor aproveitar central",
      "trocar motor mesma central",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para trocar só o motor e manter a placa quando a central é boa, da mesma marca e tipo, e a tensão combina; com inversor ou outra marca, não. A economia é pequena, porque o motor novo já vem com placa: a troca completa em casa fica de {price.homeSwap}, com mão de obra.",
        "Quanto custa trocar só o motor mantendo a placa: quase o mesmo que o conjunto, {price.homeSwap} em casa com o trabalho, já que ele é vendido com a central. A placa antiga funciona com o motor novo se marca, tensão e fim de curso forem iguais.",
        "Se queimou o motor mas a placa está boa, pode aproveitar a central velha na máquina nova se forem da mesma família e tensão, mas o desconto é pouco, pois o motor traz a dele. Em residência, a troca com tudo custa {price.homeSwap}; a placa fica de reserva.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quando a placa antiga serve", "O que precisa combinar"],
        slots: [
          [
            "Quatro pontos têm de bater, e o técnico os confere com a energia desligada. Faltando um, use a central nova.",
            "A placa velha só trabalha bem se tudo abaixo for igual ao motor que saiu.",
            "Compare a etiqueta do motor novo com a do antigo, nestes pontos.",
          ],
        ],
        bullets: [
          "Marca e família: conectores e fim de curso iguais.",
          "Tensão: 127 ou 220 V, a mesma.",
          "Potência e capacitor: dentro do que a placa suporta.",
          "Inversor: só com a placa dele; comum não comanda.",
        ],
      },
      {
        about: "cost",
        headings: ["A conta das duas opções", "O que compensa"],
        slots: [
          [
            "Com a placa velha, poupa-se pouco na peça e nada na mão de obra, e a central antiga não tem garantia. Com a nova, são {warranty.motor} de garantia no conjunto e {warranty.installation} na instalação.",
            "A mão de obra é a mesma nos dois casos, e só a placa nova entra na garantia de {warranty.motor}. Por isso o conjunto costuma valer mais.",
            "Manter a antiga economiza quase nada, já que o trabalho não muda. O conjunto novo vem com {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
          [
            "Compensa manter quando há muitos controles gravados, como em prédio, e a placa é recente. Em casa com três ou quatro controles, regravar leva minutos.",
            "O motivo para ficar com a velha é a lista de controles, longa em prédio. Numa casa, gravar todos de novo é rápido.",
            "Vale aproveitar em prédio, pelos controles cadastrados. Em residência, a regravação é coisa de minutos.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor queimou", "Antes de ligar o motor novo"],
        slots: [
          [
            "Veja a causa antes: folha pesada, capacitor fraco ou relé da placa colado queimam o motor novo também. Um relé colado está na própria placa que você quer manter.",
            "O motor não queima sem razão. Pode ser atrito na folha, capacitor, ou um relé preso na placa velha, que repetiria o estrago.",
            "Folha dura, capacitor ruim e relé colado são as causas comuns, e a última está na central. Por isso ela é medida antes de ficar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos continuam funcionando?",
        answers: [
          "Com a mesma placa, sim. Com central nova do mesmo código, são gravados de novo; de código diferente, usa-se receptor avulso.",
          "Mantida a placa, nada muda. Trocada, regravam-se todos, se o código é igual.",
        ],
      },
      {
        question: "Vende-se motor sem placa?",
        answers: [
          "Às vezes, só o corpo do motor, sob encomenda. Na maioria dos casos ele vem com a central.",
          "Em algumas linhas, sim, por encomenda. O comum é o kit completo.",
        ],
      },
      {
        question: "E se a placa queimou e o motor está bom?",
        answers: [
          "Troca-se só a placa, por uma que combine com o motor da etiqueta. Custa bem menos que o conjunto na maioria dos modelos.",
          "Aí o caminho é a placa, original ou compatível. O motor fica, depois de medido.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.tilting} no basculante e {time.sliding} no de correr, com ou sem placa nova.",
          "São {time.tilting} em basculante ou {time.sliding} em deslizante; a placa não muda o tempo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da central fechada",
  },
  {
    id: "retirada-do-motor-antigo",
    isAskedByName: true,
    broader: "troca",
    label: "Retirada do motor antigo na troca",
    phrase: "a retirada do motor antigo",
    asks: [
      "quanto custa tirar motor",
      "quanto custa tirar motor portão",
      "tirar motor preço",
      "tirar motor portão preço",
      "tirar motor portão valor",
      "remover motor preço",
      "remover motor portão preço",
      "quanto custa remover motor portão",
      "retirar motor preço",
      "retirar motor portão preço",
      "quanto cobra tirar motor portão",
      "quem remove motor antigo",
      "custa apenas tirar motor",
      "custa só tirar motor",
      "tirar motor quebrado portão",
      ...combine(
        ["desinstalar", "desinstalação", "retirada", "retirar", "tirar", "remoção", "remover"],
        ["motor velho", "motor antigo"],
        ["", "cobrado", "cobra", "inclui", "incluso", "preço", "grátis", "à parte"],
      ),
      "cobram tirar motor velho",
      "levam motor velho",
      "leva embora motor velho",
      "instalação inclui retirada motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O preço para tirar o motor do portão depende de haver outro no lugar. Com motor novo, a retirada já está na troca, de {price.homeSwap} em casa, com mão de obra. Só a retirada, sem pôr outro, é orçada de graça pela foto do portão. No basculante, o técnico escora a folha antes, porque o motor ajuda a segurá-la.",
        "Desinstalar o motor velho não é cobrado à parte quando um novo entra no lugar: a retirada do antigo está na troca, que em casa fica de {price.homeSwap}, com mão de obra. Só a retirada, sem outro motor, é orçada por foto, e o descarte se combina antes.",
        "A retirada do motor antigo e a instalação do novo vêm num preço só, de {price.homeSwap} na troca em casa, com o serviço. O motor velho fica com você ou vai para descarte, combinado antes; quem quer só desinstalar recebe o valor pela foto do portão.",
        "Na troca, tirar o motor velho faz parte do serviço, de {price.homeSwap} em residência, motor novo incluído, e o descarte é combinado no orçamento. Solda ou base a desfazer é informada antes, e só desinstalar, sem pôr outro, tem valor próprio, por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a retirada do motor", "O que o técnico faz antes do novo"],
        slots: [
          [
            "O circuito é desligado e a folha fica presa antes de soltar o motor, porque no basculante ele ajuda a segurá-la. Só depois saem os parafusos e a fiação, e o que está bom, como suporte e cremalheira, é aproveitado.",
            "Primeiro a energia e a folha, depois os parafusos: no basculante, o motor participa do apoio. Suporte, fios e cremalheira em ordem ficam para o novo.",
            "Com o disjuntor desligado e a folha segura, o motor é solto e os fios isolados. Aproveitam-se suporte, fiação e cremalheira bons, o que baixa a conta.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O destino do motor antigo", "O que fazer com o motor velho"],
        slots: [
          [
            "Ele é seu: a placa boa e os controles podem servir de reserva, e a carcaça de metal vai para reciclagem. Se não quiser ficar, avise antes da visita, para o técnico levar ao descarte.",
            "O motor retirado continua seu, e dele se aproveitam placa e controles como reserva. Quem não quer guardar combina o descarte no orçamento, e o metal é reciclado.",
            "Guarde a placa boa, se quiser uma reserva, e recicle o metal. O descarte por nossa conta precisa ser pedido antes de o técnico sair.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da retirada", "Quando a retirada é cobrada"],
        slots: [
          [
            "Sem motor novo, o valor depende do tipo de portão, de haver solda no suporte e de como a folha fica depois. Portão sem motor precisa de tranca, e basculante precisa de contrapeso certo para ficar no manual.",
            "Só retirar custa conforme o tipo de portão e a fixação, soldada ou parafusada. O portão fica manual e precisa de ferrolho, e no basculante se confere antes o equilíbrio.",
            "Contam o tipo de portão, a solda e o estado em que a folha fica. De correr e de abrir recebem tranca, e o basculante só fica sem motor se o contrapeso estiver em ordem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o motor velho antes da visita?",
        answers: [
          "Não tire: a folha solta pode cair ou correr, e há rede elétrica. O técnico retira e põe o novo na mesma ida.",
          "Não compensa o risco, porque a retirada já está no preço da troca. Sem o motor a folha fica solta.",
        ],
      },
      {
        question: "O motor velho entra como desconto?",
        answers: [
          "Não compramos usado. O que baixa a conta é aproveitar fiação, fotocélula e cremalheira boas.",
          "Não, mas o que está em ordem na instalação reduz o valor. Ele pode ficar com você como reserva.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, da retirada ao teste.",
          "Numa visita, {time.tilting} em basculante ou {time.sliding} em portão de correr.",
        ],
      },
      {
        question: "E se o suporte velho for soldado?",
        answers: [
          "Se servir ao motor novo, fica. Se não, é cortado, e outro é soldado, com o valor informado antes.",
          "Corta-se quando não serve, com a placa desligada para a solda não queimá-la. O acréscimo aparece no orçamento.",
        ],
      },
    ],
    photo: "fotos do motor atual, da etiqueta e do ponto em que ele está preso",
  },
  {
    id: "contrato-com-pecas",
    isAskedByName: true,
    broader: "contrato",
    label: "Contrato de manutenção com peças",
    phrase: "o contrato de manutenção com peças",
    asks: [
      "contrato manutenção peças inclusas",
      "contrato peças inclusas",
      "pagar mais contrato inclui peças",
      ...combine(
        ["contrato", "contrato manutenção", "contrato mensal", "plano manutenção", "plano mensal", "manutenção mensal"],
        [
          ...["peças", "peças inclusas", "peças incluídas", "com peças", "cobre peças", "inclui peças", "sem peças"],
          ...["inclui peça", "troca peças"],
        ],
      ),
      "contrato cobre motor",
      "contrato cobre troca motor",
      "contrato inclui motor",
      "contrato manutenção cobre motor",
      "contrato manutenção troca motor",
      "contrato manutenção cobre troca motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Contrato de manutenção de portão com peças inclusas cobre as peças pequenas que a lista disser, como capacitor, fim de curso e roldana, por mensalidade maior. A troca do motor em geral fica fora e é orçada à parte, em portão pesado de {price.heavySwap}, com mão de obra; sem lista escrita, não há o que cobrar.",
        "No contrato mensal de portão eletrônico com peças inclusas, valem as peças listadas por escrito, em geral capacitor, roldana e fim de curso. Motor, placa e dano por raio ou batida costumam ficar de fora, e a troca do motor em portão pesado custa de {price.heavySwap}, com mão de obra.",
        "O contrato de manutenção só cobre troca de motor se isso estiver escrito, o que é raro: inclui visitas, regulagem e as peças pequenas da lista. Fora da lista, paga-se com orçamento, e o motor de portão pesado sai de {price.heavySwap}, com mão de obra; plano sem peças tem mensalidade menor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com ou sem peças: como decidir", "Qual dos dois contratos compensa"],
        slots: [
          [
            "Some o que foi gasto em peças no último ano e divida por doze: se passa da diferença entre as mensalidades, o contrato com peças compensa. Portão de muito uso costuma chegar lá; portão novo, não.",
            "Compare a diferença das duas mensalidades com o gasto anual de peças. Uso pesado pende para o plano com peças, e equipamento novo, para o plano sem.",
            "A conta é simples: o gasto do ano em peças, repartido por doze, contra o que o plano completo cobra a mais. Em portão novo quase nunca vale.",
          ],
          [
            "Motor na garantia já tem boa parte coberta pela fábrica. Motor velho, por outro lado, costuma ser recusado ou entrar com limite de peças.",
            "Com garantia de fábrica correndo, pagar por peças é pagar duas vezes. Equipamento antigo entra com restrição, quando entra.",
            "Quem está na garantia não precisa do plano completo. Já o motor antigo costuma ter um teto de peças por ano.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a lista precisa dizer", "O que conferir antes de assinar"],
        slots: [
          [
            "A briga começa no que não está escrito, por isso leia a lista e as exclusões antes do preço.",
            "Com peças inclusas só na conversa, nada se cobra depois.",
            "Um plano com peças vale o que a lista vale.",
          ],
        ],
        bullets: [
          "Quais peças, uma a uma, e quantas por ano",
          "Original ou compatível, e a garantia de cada troca",
          "Prazo para trocar depois do defeito",
          "Exclusões: raio, água, batida, vandalismo e solda",
          "Motor e placa: incluídos, com limite ou de fora",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda a mensalidade", "Quanto pesa incluir as peças"],
        slots: [
          [
            "O valor é por portão e sobe com as aberturas por dia, o peso da folha, a idade do motor e a lista de peças. Como base sem peças, a revisão avulsa de portão grande fica, em geral, de {price.preventiveRange}.",
            "Idade do motor, uso e tamanho da lista encarecem o plano com peças. O serviço sozinho tem por base a revisão avulsa, em geral de {price.preventiveRange} por portão.",
            "Quanto mais velho o motor e maior a lista, mais alta a parcela. Sem peças, a referência é a visita avulsa, em geral de {price.preventiveRange} em portão grande.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa entra no contrato com peças?",
        answers: [
          "Depende da lista: muitos planos deixam a placa fora ou limitam a uma por ano. Dano por raio quase nunca entra.",
          "Só se estiver escrito, com limite. Placa queimada por surto costuma ser exclusão.",
        ],
      },
      {
        question: "Urgência está incluída?",
        answers: [
          "Depende da proposta: pergunte quantos chamados entram e em quantas horas o técnico vem.",
          "Pode estar, com um número de chamados por mês. Fora dele, cada ida é cobrada.",
        ],
      },
      {
        question: "E se a peça da lista sair de linha?",
        answers: [
          "Usa-se compatível ou um receptor ou central de outra linha, conforme o contrato. Deixe essa regra escrita.",
          "O contrato deve dizer: em geral, troca-se por compatível de mesma função. Sem regra, vira orçamento.",
        ],
      },
      {
        question: "Controle remoto entra como peça?",
        answers: [
          "Em geral não, porque se perde. Pilha e gravação podem entrar; o aparelho é por unidade.",
          "Quase nunca. Os planos incluem gravação, e o controle novo é pago por quem precisa.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com quantos carros passam por dia",
  },
  {
    id: "contrato-quantas-visitas",
    isAskedByName: true,
    broader: "contrato",
    label: "Quantas visitas o contrato tem",
    phrase: "o número de visitas do contrato",
    asks: [
      "visita mensal bimestral contrato",
      ...combine(
        ["contrato", "contrato manutenção", "contrato portão", "plano manutenção"],
        [
          "quantas visitas",
          "quantas vezes",
          "visitas ano",
          "visitas por ano",
          "visitas mês",
          "frequência",
          "periodicidade",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O contrato de manutenção do portão deve ter {visits.business} no mínimo em prédio pequeno, de quatro a seis visitas por ano com uso médio e doze, uma por mês, acima de cem aberturas por dia. Cada visita em portão grande fica em geral de {price.preventiveRange}, sem peças.",
        "Quantas visitas por ano no contrato? O uso decide: visita mensal com muitos carros, bimestral ou trimestral em prédio pequeno, e {visits.business} como mínimo de uso coletivo. Em casa nem é preciso contrato, porque basta uma visita {visits.home}, desde {price.preventive}, sem peças.",
        "O número de visitas do contrato de manutenção vai de duas a doze por ano: o técnico vem todo mês onde passam mais de cem carros por dia, a cada dois ou três meses em uso médio e {visits.business} no mínimo. A proposta deixa isso escrito, e a urgência conta à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantas visitas para o seu portão", "Mensal, bimestral ou duas por ano"],
        slots: [
          [
            "Conte as aberturas de um dia e ache a linha; portão antigo ou que já parou no ano sobe um degrau.",
            "O número de aberturas decide, e idade ou peso encurtam o intervalo.",
            "Veja o movimento e suba uma linha se o portão é velho ou pesado.",
          ],
        ],
        bullets: [
          "Casa: uma visita avulsa {visits.home}, sem contrato",
          "Até 30 aberturas por dia: de duas a quatro por ano",
          "De 30 a 100 por dia: de quatro a seis por ano",
          "Mais de 100 por dia: doze, uma por mês",
          "Folha pesada, poeira ou caminhão: um degrau acima",
        ],
      },
      {
        about: "visit",
        headings: ["O que cobrar em cada visita", "O que se faz em cada ida"],
        slots: [
          [
            "Cada visita tem limpeza, reaperto, lubrificação, regulagem e teste de fotocélula e força, com relatório. Sem relatório, não há como provar o que foi feito.",
            "Peça relatório do que foi medido, apertado e trocado em cada ida, além de limpeza, lubrificação e teste dos sensores.",
            "Limpar, reapertar, lubrificar, regular e testar força e fotocélula: é o mínimo por visita, e tudo registrado.",
          ],
          [
            "O chamado entre as visitas é outra conta: veja quantos entram e em que prazo, por exemplo 4 horas para portão travado aberto. Visita não feita se remarca ou se abate.",
            "Urgência costuma ser paga à parte, ou limitada a um número por mês, com prazo em horas. Escreva também o que acontece se a visita não vier.",
            "Deixe no papel quantos chamados de urgência entram, em quantas horas, e o desconto por visita não feita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como o número de visitas muda o preço", "A conta da mensalidade"],
        slots: [
          [
            "A base é visitas do ano vezes o preço por portão, dividido por doze. Com seis visitas, a mensalidade é metade do preço de uma visita, antes de peças e plantão.",
            "Multiplique as visitas pelo preço de cada portão e divida por doze: seis por ano dão meia visita por mês. Plantão e peças inclusas somam.",
            "Preço da visita vezes o número do ano, dividido por doze, é o começo da mensalidade. Dois portões no mesmo dia saem melhor que em dias separados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Visita não feita pode ser descontada?",
        answers: [
          "Deve constar do contrato: visita que não houve se remarca ou se abate da mensalidade.",
          "Sim, se estiver escrito. Peça essa cláusula antes de assinar.",
        ],
      },
      {
        question: "Casa precisa de contrato?",
        answers: [
          "Em geral, não: uma visita avulsa {visits.home} basta, a partir de {price.preventive}, sem peças.",
          "Só se quiser data marcada. A avulsa serve à maioria das casas.",
        ],
      },
      {
        question: "O relatório é obrigatório?",
        answers: [
          "A NBR 5674 pede registro da manutenção em edificações; o relatório de cada visita serve a isso.",
          "Para prédio, a NBR 5674 trata do registro. Guarde um por visita.",
        ],
      },
      {
        question: "Dá para mudar o número de visitas depois?",
        answers: [
          "Dá, por aditivo: comece com mais visitas no primeiro ano e reduza se os relatórios mostrarem folga.",
          "Sim, com ajuste por escrito. O relatório mostra se sobra ou falta visita.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com quantos carros passam por dia",
  },
  {
    id: "o-que-a-instalacao-inclui",
    isAskedByName: true,
    broader: "instalacao",
    label: "O que a instalação do motor inclui",
    phrase: "o que a instalação inclui",
    asks: [
      ...combine(
        ["instalação inclui", "instalação motor inclui", "instalar inclui", "incluso instalação", "instalação inclusa"],
        [
          ...["fotocélula", "ponto elétrico", "ponto energia", "cremalheira", "fiação", "controle", "solda", "o que"],
          ...["trava", "regulagem", "material", "motor"],
        ],
      ),
      "o que inclui instalação motor",
      "o que está incluso instalação",
      "o que vem instalação motor",
      "quem leva cremalheira instalador",
      "instalador leva cremalheira",
      "instalador leva material",
      "instalador traz motor",
      "instalador leva motor",
      "técnico leva motor instalar",
    ],
    intent: "question",
    answers: {
      any: [
        "A instalação inclui conferir a folha, fixar o motor, ligar ao ponto elétrico que já existe, regular, gravar os controles e testar, e o instalador leva o motor comprado conosco. No kit basculante, de {price.lowest} a {price.highest}, tudo isso está no preço. Fotocélula, ponto elétrico novo e solda são cobrados à parte.",
        "Na instalação entram a fixação, a ligação ao ponto elétrico existente, a regulagem, os controles gravados e o teste, e o instalador leva o motor e a cremalheira comprados aqui. O kit basculante instalado custa de {price.lowest} a {price.highest}. Fotocélula, ponto de energia novo, trava e serralheria são somados, com o valor informado antes.",
        "O que a instalação inclui é montar o motor, ligar na energia que já existe, regular e testar, com os controles gravados. Fotocélula, ponto elétrico novo e solda vêm em linha separada. No basculante, o kit completo sai de {price.lowest} a {price.highest}; no portão de correr, a cremalheira é cobrada por metro.",
      ],
      installation: [
        "O que a instalação do motor de portão inclui, e está incluso no preço, é o teste da folha, a fixação, a ligação à energia que já existe, a regulagem e os controles gravados. O que vem à parte são fotocélula, fiação nova até o quadro, trava e serralheria. A mão de obra para um motor seu parte de {price.installation}.",
        "O instalador traz o motor quando ele é comprado conosco, junto com a central, os controles e as ferragens. O serviço dele é fixar, ligar, regular, gravar os controles e testar. Se o motor é seu, o instalador leva só as ferramentas e o material de fixação, e a mão de obra parte de {price.installation}.",
        "Quem leva a cremalheira, a régua dentada, é o instalador, quando ela é comprada conosco, e a cobrança é por metro. Se você já comprou a sua, os dentes precisam combinar com os da engrenagem do motor. A fixação e o ajuste da folga já fazem parte do serviço.",
        "O ponto elétrico novo não faz parte da instalação e é orçado à parte; o que se faz é a ligação do motor ao ponto de energia que já existe, com fio terra. Entram também conferir a folha, fixar o motor, regular a força e a parada, gravar os controles e testar. Fotocélula, trava e solda também são somadas, com o valor informado antes.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na visita", "Do primeiro furo ao teste"],
        slots: [
          [
            "O técnico move a folha na mão, fixa o suporte e o motor, liga com fio terra, marca as paradas e deixa a menor força que move o portão. No fim, testa com você, entrega os controles gravados e mostra como destravar sem luz.",
            "Primeiro vem o teste da folha; depois o suporte, o motor, a ligação aterrada, os pontos de parada e a força mínima. Você recebe os controles funcionando e aprende a destravar antes de o técnico sair.",
            "A ordem do serviço é folha, suporte, motor, ligação com terra, paradas e força. A entrega é com o portão testado na sua frente, os controles prontos e a explicação de como abrir na falta de energia.",
          ],
          [
            "O serviço dura {time.tilting} no basculante e {time.sliding} no portão de correr.",
            "A montagem leva {time.tilting} no basculante e {time.sliding} no deslizante.",
            "Reserve {time.tilting} para basculante ou {time.sliding} para portão de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que fica fora do preço", "O que pode somar ao orçamento"],
        slots: [
          [
            "Alguns itens dependem do portão e do local, e por isso vêm separados, com o valor informado antes. Nem todo portão precisa deles:",
            "O que o portão ainda não tem é orçado em linha própria, para você decidir, e muitos serviços não usam nada disso. Podem ser somados:",
            "Fica à parte só o que falta no lugar, sempre com o preço informado antes do dia. O que costuma aparecer:",
          ],
        ],
        bullets: [
          "Ponto de energia novo ou cabo longo até o quadro",
          "Fotocélula e trava elétrica",
          "Cremalheira e base, no portão de correr que nunca teve motor",
          "Solda, contrapeso, roldana ou outro acerto da folha",
        ],
      },
      {
        about: "choose",
        headings: ["Com motor nosso ou com motor seu", "Kit, troca ou só mão de obra"],
        slots: [
          [
            "No kit basculante, a instalação já está no preço. Na troca de motor em casa, em qualquer portão, o motor e o serviço juntos ficam de {price.homeSwap}; com motor que você comprou, paga-se só a mão de obra, a partir de {price.installation}.",
            "Há três casos: o kit basculante, com tudo incluído; a troca do motor residencial, de {price.homeSwap}, com serviço; e o motor comprado por fora, em que a mão de obra parte de {price.installation}.",
            "Quem compra o kit de basculante não paga a montagem à parte. Quem troca o motor paga de {price.homeSwap}, já com o trabalho, e quem traz o próprio motor paga só a instalação, a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso comprar alguma coisa antes?",
        answers: [
          "No kit, não, porque motor, central, controles e ferragens vão com o instalador. O que faltar no local é informado pela foto antes de marcar.",
          "Não. Suporte, parafusos e controles vão junto; só o ponto de energia, se não existe, precisa ser resolvido antes.",
        ],
      },
      {
        question: "Quem faz o ponto de energia?",
        answers: [
          "Pode ser um eletricista, ou a nossa equipe se estiver no orçamento. O ponto fica pronto antes do motor, com disjuntor próprio e terra.",
          "Pode ser o seu eletricista ou nós, como item à parte. O circuito é só do portão e precisa de aterramento.",
        ],
      },
      {
        question: "A retirada do motor antigo está incluída?",
        answers: [
          "Na troca, sim, porque o antigo é retirado no mesmo serviço, e o que está bom, como base e fiação, é aproveitado. O motor velho fica com você.",
          "Está, quando é troca. Base, fios e fotocélula em bom estado são aproveitados, o que diminui a conta.",
        ],
      },
      {
        question: "Tem garantia?",
        answers: [
          "São {warranty.installation} de garantia na instalação e {warranty.motor} no motor que vendemos, esta dada pela fábrica. Os prazos contam da nota.",
          "A instalação tem {warranty.installation} de garantia, e o motor comprado conosco tem {warranty.motor}, de fábrica. Motor trazido por você segue a garantia de quem vendeu.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e o ponto de energia mais próximo",
  },
];
