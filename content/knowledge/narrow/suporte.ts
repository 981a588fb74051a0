import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const suporte: NarrowConcept[] = [
  {
    id: "suporte-solto",
    broader: "suporte",
    label: "Suporte do motor solto",
    phrase: "o suporte do motor que soltou",
    asks: [
      "parafuso motor quebrou",
      "parafuso motor portão quebrou",
      "parafuso suporte motor quebrou",
      "base motor rachou",
      "base motor rachou concreto",
      "base do motor quebrou",
      "base de concreto rachou motor",

      "motor balançando normal",
      "motor balança normal",
      "motor mexendo normal",
      "motor balança portão abre",
      "suporte motor basculante soltou",
      "suporte motor basculante solto",
      "suporte motor basculante quebrou",
      "suporte basculante soltou",
      "suporte basculante quebrou",
      "motor balança abre",
      "motor treme abre",
      "motor sacode abre",
      "motor portão caiu",
      "motor caiu",
      "chumbador base motor",
      "chumbador motor soltou",
      "chumbador soltou",
      "motor soltou piso",
      "base motor soltou piso",
      "chumbador base motor soltou piso",
      "chumbador solto",
      "motor folga base",
      "folga base motor",
      "base motor folga",
      "motor portão folga",
      "motor soltou chão",
      "correr motor soltou chão",
      "motor correr soltou treme",
      "motor soltou base",
      "correr motor solto base",
      "suporte soltou",
      ...combine(
        ["suporte motor [marca]", "base motor [marca]"],
        ["quebrou", "soltou", "solto", "quebrado", "caiu", "torto", "balançando"],
      ),
      "suporte solto",
      "suporte quebrou",
      "suporte quebrado",
      "suporte caiu",
      "suporte torto",
      "motor solto base",
      "base motor solta",
      "base motor soltou",
      "base motor quebrou",
      "motor soltou parede",
      "motor balançando",
      "parafuso motor soltou",
      "motor caiu base",
      "motor caiu parede",
      "motor portão caiu parede",
      "motor portão soltou parede",
      "motor portão saiu parede",
      "motor portão arrancou parede",
      "motor basculante caiu parede",
      "motor basculante soltou parede",
      "motor caiu chão",
      "motor despencou",
      "motor solto",
      "motor soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a base de concreto do motor rachou ou o motor soltou do chão, desligue o disjuntor e não acione mais, porque fora do lugar ele quebra a engrenagem. Não segure o motor com a mão nem calce com pedra. O técnico refaz a base ou o chumbador e realinha o motor. O valor sai de graça, por foto.",
        "Não é normal o motor do portão balançar: ele deve ficar firme na base ou na coluna, e o balanço mostra parafuso frouxo, bucha saindo ou concreto quebrado. Desligue o disjuntor antes que a engrenagem ou o braço quebre. O técnico firma e realinha o motor, e o orçamento por foto é grátis.",
        "Com o suporte do motor quebrado, ou o motor solto da base, desligue o disjuntor e não acione mais o portão, porque o motor desalinhado quebra a engrenagem ou entorta o braço. No basculante, não destrave. O técnico refaz a fixação com chumbador, chapa ou solda e realinha o motor. O valor sai por foto, de graça.",
        "Motor solto, que balança ou tem folga quando o portão abre, perdeu a fixação: cedeu o parafuso, a solda ou o chumbador, que é o pino preso no piso. Desligue o disjuntor antes de chegar perto. Em casa, só reapertar e alinhar custa a partir de {price.preventive}, sem peças; solda ou chumbador novo é orçado por foto.",
        "Se o parafuso do motor do portão quebrou ou soltou, desligue o disjuntor e não use o portão, porque o motor solto quebra a engrenagem ou entorta o braço. Apertar no furo gasto segura por poucos dias; o certo é chumbador novo, uma chapa maior ou solda. Quando o furo ainda está bom, o reaperto com ajuste em casa custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "Fixar o suporte solto custa a partir de {price.preventive} em casa, sem peças, quando basta reapertar e alinhar. Chumbador novo, reforço ou solda soma material e serviço. As fotos do suporte e da parede bastam para o orçamento, que é gratuito.",
        "O preço para refazer o suporte depende da base: só reaperto, em residência, parte de {price.preventive}, sem peças; chapa, solda ou furo novo é orçado por foto. A base de concreto refeita é o caso mais caro, porque soma material e dias de cura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o motor solto", "Antes de o técnico chegar"],
        slots: [
          [
            "Um motor pendurado pelos fios pode dar choque, e a folha sem o motor firme pode andar sozinha. Por isso desligue o disjuntor primeiro, e não segure o motor com a mão.",
            "Sem a fixação, o motor puxa os fios e a folha fica sem quem a segure. Corte a energia antes de se aproximar e não tente sustentar nem apertar nada com as mãos.",
            "Há dois riscos: choque pelos fios esticados e a folha andar sozinha. Comece cortando a energia e deixe o motor e o portão como estão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não levante o motor pelos fios.",
          "No basculante, não destrave e não deixe ninguém passar embaixo.",
          "Olhe de longe parafuso, chapa, solda e trinca no piso ou na coluna.",
          "Fotografe a base, o motor inteiro e o ponto de fixação.",
          "Deixe o portão parado até o reparo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o suporte do motor solta", "Por que o parafuso e o suporte cedem"],
        slots: [
          [
            "O chumbador preso em concreto fraco ou tijolo oco afrouxa com a vibração, e a água na base enferruja a chapa e o parafuso.",
            "O parafuso cede quando o concreto é ruim, o tijolo é oco ou a ferrugem comeu a chapa. Depois que o furo perde a forma, ele não segura mais.",
            "A vibração solta o que foi preso em piso fraco ou em tijolo vazado, e a umidade acelera a ferrugem. Um furo alargado já não prende o parafuso.",
          ],
          [
            "Muitas vezes a origem está na folha. Pesada, ou batendo no fim por parada mal regulada, ela dá um tranco na fixação a cada abertura.",
            "A folha pesada e a pancada no batente, por fim de curso fora do ponto, também forçam a base todos os dias, até racharem a solda.",
            "Há ainda o esforço do próprio portão: a folha dura e a batida no fim do percurso sacodem o suporte a cada abertura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o suporte é refeito", "Refixar o motor no lugar certo"],
        slots: [
          [
            "Com a folha travada ou escorada, o técnico vê se cedeu parafuso, solda ou a própria coluna. Depois refaz a fixação com chumbador novo, chapa maior ou solda, sempre com a central desconectada.",
            "Primeiro se segura a folha e se desliga o circuito; só então o motor sai do suporte. Conforme o que cedeu, entra chumbador, chapa de reforço ou solda, feita sem a placa ligada.",
            "A folha é escorada antes de qualquer aperto. Em seguida a base ganha chumbador novo, chapa ou solda, com a placa fora do circuito para não queimar.",
          ],
          [
            "Por fim o motor é realinhado: no de correr, com {rack.clearance} de folga na cremalheira; no basculante, com o acionador no prumo. A causa do tranco é corrigida e o percurso, regulado.",
            "No portão de correr a engrenagem volta a ter {rack.clearance} de folga. No basculante o acionador é posto no prumo. Também se acertam a parada e o peso da folha, que forçavam a base.",
            "O serviço termina com o alinhamento. No de correr sobram {rack.clearance} entre engrenagem e cremalheira; no basculante o acionador fica no prumo. Fim de curso e folha são acertados para o tranco não voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só apertar o parafuso do suporte do motor?",
        answers: [
          "Só se o furo e o chumbador estão bons, e com o disjuntor desligado. Em furo gasto ele afrouxa de novo em pouco tempo.",
          "Apertar resolve por poucos dias quando o furo alargou. Para durar, troca-se o chumbador ou aumenta-se a chapa.",
        ],
      },
      {
        question: "O motor estragou por ter soltado?",
        answers: [
          "Pode ter gastado a engrenagem ou entortado o braço, o que se confere depois de realinhar. O motor em si costuma continuar bom.",
          "Às vezes sofre a engrenagem, a cremalheira ou o braço. Por isso eles são vistos antes de religar.",
        ],
      },
      {
        question: "A base nova do motor precisa secar?",
        answers: [
          "Precisa. O concreto leva alguns dias para curar antes de receber o motor, senão o chumbador afrouxa.",
          "Sim, e o prazo depende do concreto usado. Até lá o portão fica sem o motor, fechado e travado.",
        ],
      },
      {
        question: "O motor treme, mas está firme na base. O que é?",
        answers: [
          "A folga está em outra peça: braço, engrenagem ou cremalheira gasta, ou a folha que dá tranco. Filme uma partida, de longe, e mande junto com as fotos.",
          "Se a base não mexe, a vibração vem do braço com folga, de dente gasto ou da folha pesada. A regulagem da partida também pode sacudir.",
        ],
      },
    ],
    photo: "fotos da base, do motor inteiro e do ponto em que ele se prende, com o disjuntor desligado",
  },
  {
    id: "coluna-do-portao",
    broader: "suporte",
    label: "Coluna do portão rachada ou fraca",
    phrase: "a coluna do portão",
    asks: [
      "coluna rachada",
      "coluna portão rachada",
      "coluna fraca",
      "coluna trincada",
      "coluna cedendo",
      "coluna solta",
      "coluna inclinada",
      "coluna aguenta motor",
      "coluna motor",
      "reforçar coluna",
      "coluna pivotante",
      "pilar portão",
      "pilar rachado",
      "coluna oca",
      "coluna quebrada",
      "muro cedeu",
      "muro cedeu não fecha",
      "pilar cedeu",
      "muro rachou portão",
      "reforço coluna",
    ],
    intent: "repair",
    answers: {
      any: [
        "Pilar rachado ou coluna do portão que cedeu precisa de reforço antes de o motor voltar, porque ele puxa e empurra ali todo dia. Desligue o disjuntor e fique longe da folha se ela pende; perfil de aço, chapa ou concreto resolve, e o ajuste do motor depois, em casa, parte de {price.preventive}, sem peças.",
        "Se o muro ou a coluna cedeu e o portão não fecha, a folha saiu do prumo e o motor força contra ela. Pare de usar, com o disjuntor desligado, e faça o reforço primeiro, com aço ou concreto; realinhar e regular em residência começa em {price.preventive}, sem peças.",
        "Coluna do portão que trincou em volta da dobradiça ou do suporte está cedendo, e acionar abre mais a rachadura. Corte a energia, afaste todos e mande avaliar: às vezes basta um perfil de aço no pilar, às vezes se refaz, e só então o motor é regulado, desde {price.preventive} em casa, sem peças.",
        "Solda trincada na coluna do portão pede parada imediata, porque o suporte ou a dobradiça pode se soltar com a folha em movimento. Desligue o disjuntor e não force a folha. A coluna é escorada, a solda velha é retirada e outra é feita com reforço, e só então o portão é alinhado; o orçamento é grátis por foto.",
      ],
      question: [
        "Não ponha motor em coluna rachada ou fraca: ele puxa e empurra ali todo dia, e ela cede com a folha presa. Pare de usar se a trinca cresce, reforce antes com perfil de aço, chapa ou concreto, e só depois fixe o suporte.",
        "Com a coluna trincada, não: o esforço do motor abre a rachadura, e a folha pode cair com ela. Desligue o disjuntor e não encoste na folha se ela pende; o pilar recebe perfil de aço ou é refeito antes do motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a coluna aguenta", "Sinais de coluna fraca"],
        slots: [
          [
            "Olhe com o portão fechado e a energia cortada, sem bater na coluna nem balançar a folha. Trinca que cresce e folha que mudou de lugar são os sinais de perigo.",
            "A conferência é só com os olhos, de longe, porque folha presa em pilar rachado pode cair. Repare se a rachadura aumentou e se a folha desceu.",
            "Sem encostar, com o disjuntor desligado, procure o que mudou. Coluna fora do prumo e fresta diferente mostram que ela está cedendo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não passe junto da folha.",
          "Procure trinca em volta de dobradiça, suporte e base.",
          "Veja se a folha desceu ou a fresta mudou.",
          "Confira o prumo, de longe, com um fio e um peso.",
          "Fotografe de frente e de lado e anote há quanto tempo existe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a coluna rachou ou cedeu", "O que força o pilar do portão"],
        slots: [
          [
            "Portão de abrir e basculante descarregam o peso e o esforço do motor na coluna, que precisa ser maciça, com ferragem. Pilar oco, de tijolo, abre em volta do parafuso com o vaivém.",
            "A coluna recebe o peso da folha e o empurrão do motor, e a oca, de tijolo, não foi feita para isso. As trincas nascem na dobradiça e no suporte.",
            "Quem segura portão de abrir ou basculante é a coluna, que sem ferragem e concreto cede. O esforço diário do motor alarga o furo até rachar.",
          ],
          [
            "Recalque do terreno, batida de carro e muro que se move também tiram a folha do prumo. Batente mal posto e força alta do motor aceleram o estrago.",
            "Muro que afundou, batida e água no pé da coluna são outras origens. Motor com força demais, que bate no fim, piora tudo.",
            "Há ainda o terreno que cede, a pancada e a infiltração na base. Sem batente certo, cada parada vira um tranco na alvenaria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz para reforçar", "Perfil de aço, chapa ou coluna nova"],
        slots: [
          [
            "Um perfil de aço chumbado no piso tira o esforço da alvenaria, e chapa dos dois lados, com parafuso passante, o distribui. Coluna oca pode ser cheia com concreto e ferragem. Qual serve depende da trinca e do tipo de portão.",
            "As saídas vão da chapa com parafuso passante ao perfil de aço, que passa a carregar a folha, e à coluna cheia de concreto com ferro. Pilar que se move é caso de refazer.",
            "Conforme o caso, põe-se um poste de aço que recebe a dobradiça, uma chapa que reparte o esforço ou concreto com ferragem dentro da coluna oca.",
          ],
          [
            "Alvenaria é serviço de pedreiro, combinado à parte, e concreto novo cura antes de receber o motor. Depois a folha é realinhada e a força fica no mínimo.",
            "A parte de tijolo e concreto fica com pedreiro, e espera-se a cura. Só então se fixa o suporte, se alinha a folha e se regula a força baixa.",
            "Espera-se secar o concreto, feito por pedreiro, e depois se remonta. O motor volta com força mínima e batente certo, para a trinca não voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a alvenaria da coluna?",
        answers: [
          "Cuidamos do suporte, da parte de aço e do motor; a alvenaria é combinada caso a caso ou feita por pedreiro seu.",
          "A estrutura de tijolo e concreto é orçada à parte. O aço, o suporte e o motor são conosco.",
        ],
      },
      {
        question: "Dá para prender o motor fora da coluna fraca?",
        answers: [
          "Dá, com poste de aço ao lado ou, no de abrir, motor de piso.",
          "Em muitos casos, sim: um poste próprio recebe a dobradiça e o motor.",
        ],
      },
      {
        question: "Posso continuar usando na mão?",
        answers: [
          "Não, se a folha pende ou a trinca cresce, porque ela pode cair. Isole a passagem até a avaliação.",
          "Com coluna cedendo, não se move a folha. Use outra entrada e mantenha todos longe.",
        ],
      },
      {
        question: "Quem deve avaliar a coluna?",
        answers: [
          "Pedreiro ou serralheiro, em trinca pequena; engenheiro, se o muro inteiro se moveu ou há risco de queda.",
          "Trinca no reboco um pedreiro avalia. Muro inclinado ou coluna solta pede profissional habilitado.",
        ],
      },
    ],
    photo: "fotos da coluna de frente e de lado, com a trinca, e do portão inteiro",
  },
  {
    id: "viga-e-coluna-do-portao",
    broader: "suporte",
    label: "Viga e coluna para portão largo",
    phrase: "a viga e a coluna do portão largo",
    asks: [
      ...combine(
        ["viga", "coluna", "pilar", "viga coluna", "coluna reforço", "viga reforço"],
        ["portão 6 metros", "portão 5 metros", "portão 7 metros", "portão 4 metros", "portão largo"],
      ),
      ...combine(
        ["viga coluna", "coluna viga", "pilar viga"],
        ["portão", "reforço portão", "portão garagem", "portão pesado"],
      ),
      "viga vão portão",
      "viga metálica portão",
      ...combine(
        ["baldrame", "viga baldrame", "sapata", "fundação", "sapata coluna"],
        ["portão", "portão correr", "trilho portão", "coluna portão", "portão deslizante"],
      ),
      ...combine(
        [
          "coluna concreto",
          "coluna ferro",
          "qual coluna",
          "tubo coluna",
          "fazer coluna",
          "tamanho coluna",
          "medida coluna",
        ],
        ["portão", "portão correr", "portão basculante", "portão deslizante"],
      ),
      "coluna portão basculante",
      "pilar portão basculante",
      "reforço portão 6 metros",
      "reforço portão 5 metros",
      "reforço coluna portão pesado",
      "coluna portão pesado",
      "pilar portão pesado",
    ],
    intent: "question",
    answers: {
      any: [
        "Num portão de 6 metros, o que precisa de reforço depende do tipo: no de correr, a viga do piso sob o trilho e a coluna da guia; no de abrir, as duas colunas, que seguram as folhas pelas dobradiças. A viga de cima só carrega a alvenaria. Medidas de viga e coluna são do engenheiro.",
        "Viga e coluna do portão largo se reforçam conforme o tipo: o de correr apoia o peso numa viga de concreto no chão, e o de abrir pendura cada folha na coluna. O basculante carrega as duas colunas pelos cabos. Quem calcula é engenheiro ou arquiteto, e nós indicamos os pontos do motor por foto.",
        "A viga baldrame do portão de correr, a fundação do trilho, é uma faixa de concreto com ferragem, nivelada, sob toda a corrida da folha, inclusive onde ela se recolhe. Sem ela o trilho afunda e o portão pesa. O engenheiro ou o mestre de obras define altura e ferro, e nós orçamos o motor por foto.",
        "A coluna do portão basculante recebe cabos, contrapeso e o trilho lateral, e por isso é de concreto com ferragem ou perfil de aço, no prumo dos dois lados. Fora do prumo, a folha agarra ao subir. Pedreiro e serralheiro fazem a estrutura, e o motor é orçado por nós, por foto.",
        "A coluna do portão largo ou pesado precisa de concreto com ferragem e sapata, a base enterrada, porque segura a folha e o esforço do motor. Tijolo sozinho racha em volta da dobradiça. O dimensionamento é do engenheiro; mandamos os pontos e os esforços do motor pela foto do portão.",
      ],
      price: [
        "Quanto custa fazer a coluna ou a viga do portão quem diz é o pedreiro ou o serralheiro, porque nós não fazemos concreto. Contam a altura, a ferragem, a sapata e o que precisa ser demolido. O motor, o suporte e a fiação são nossos, com orçamento grátis por foto.",
        "O preço da coluna do portão é da obra, e não do motor: soma sapata, ferragem, concreto e mão de obra do pedreiro, ou perfil de aço e solda do serralheiro. Orçamos grátis, por foto, o motor e o suporte que vão nela.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada portão pede de viga e coluna", "Onde fica o peso em cada tipo"],
        slots: [
          [
            "Antes de falar em ferro e concreto, veja por onde o peso desce. Ele muda com o modo de abrir.",
            "A mesma largura pede estruturas diferentes, porque o peso desce ao chão no portão de correr e às colunas no de abrir e no basculante.",
          ],
        ],
        bullets: [
          "De correr: viga de concreto no piso, nivelada, sob todo o trilho, também na parte em que a folha se recolhe",
          "De correr: coluna só para guia e batente, mas firme, porque segura a folha em pé",
          "De abrir, duas folhas de 3 m: coluna maciça dos dois lados, com ferragem até a sapata",
          "Basculante de vão largo: colunas que recebem cabos, contrapeso e trilho lateral",
          "Viga de cima: carrega a parede e, no basculante, precisa deixar altura livre",
        ],
      },
      {
        about: "choose",
        headings: ["Por que o de correr poupa a coluna", "De correr ou de abrir em vão largo"],
        slots: [
          [
            "Em 6 metros, o portão de correr é o mais fácil para a estrutura, porque o peso fica no chão. Uma folha de abrir de 3 metros puxa a coluna como uma alavanca, e o motor soma o empurrão dele a cada abertura.",
            "A folha de abrir funciona como alavanca: quanto mais comprida, mais força faz na dobradiça de cima. Por isso, num vão de 6 metros, o de correr costuma dispensar coluna reforçada, desde que haja parede livre ao lado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se reforça uma coluna pronta", "Reforço sem derrubar o muro"],
        slots: [
          [
            "Coluna de tijolo já pronta pode receber um poste de aço chumbado no piso, que passa a segurar a dobradiça. Outra saída é a chapa dos dois lados, com parafuso que atravessa. Quando a coluna se move ou racha, ela é refeita com ferragem e sapata.",
            "O reforço mais usado é um perfil de aço, da sapata até o alto, que recebe as dobradiças no lugar do tijolo. A coluna oca pode ser cheia de concreto com ferragem. Se já há trinca, o portão para de ser usado até a avaliação.",
          ],
          [
            "O motor vem depois da cura do concreto. Deixe no reforço o conduíte da energia e da fotocélula, para não quebrar de novo.",
            "Antes de concretar, marque a altura do suporte do motor e passe os conduítes. O motor é montado com o concreto curado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o tamanho da coluna do portão?",
        answers: [
          "Não há medida única: depende do peso da folha, da altura e do terreno. O engenheiro calcula a coluna e a sapata com o projeto do serralheiro.",
          "Quem define é o cálculo, feito com o peso e a altura da folha e o tipo de solo. Peça o peso ao serralheiro antes.",
        ],
      },
      {
        question: "Vocês fazem a viga e a coluna?",
        answers: [
          "A alvenaria fica com pedreiro, e o cálculo, com engenheiro. Fazemos o motor, o suporte e a ligação.",
          "Não fazemos concreto. Dizemos onde entram suporte, conduíte e batente, e instalamos o motor depois.",
        ],
      },
      {
        question: "A coluna já rachou. Posso usar o portão?",
        answers: [
          "Não, se a trinca cresce ou a folha desceu. Desligue o disjuntor, mantenha todos longe e peça a avaliação.",
          "Pare de usar e não mova a folha na mão, porque ela pode cair com a coluna. Use outra entrada.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, das colunas de frente e de lado e do piso do trilho, com a largura e a altura",
  },
  {
    id: "coluna-para-portao-de-abrir",
    broader: "suporte",
    label: "Coluna para portão de abrir",
    phrase: "a coluna do portão de abrir",
    asks: [
      ...combine(
        [
          "qual coluna",
          "coluna concreto",
          "coluna alvenaria",
          "coluna tijolo",
          "tamanho coluna",
          "medida coluna",
          "coluna",
          "pilar",
        ],
        ["portão abrir", "portão pivotante", "pivotante", "pivotante duas folhas", "portão duas folhas"],
      ),
      "coluna alvenaria aguenta portão",
      "coluna alvenaria aguenta portão abrir",
      "coluna aguenta portão pivotante",
      "reforço coluna portão pivotante",
    ],
    intent: "question",
    answers: {
      any: [
        "A coluna do portão de abrir ou pivotante deve ser de concreto com ferragem, da sapata, a base enterrada, até o alto, porque a folha pende dela pelas dobradiças e o motor soma o seu esforço. Tubo de aço grosso, chumbado, também serve. A medida é do engenheiro ou do serralheiro, conforme o peso.",
        "Coluna de alvenaria só aguenta portão de abrir se tem concreto e ferragem por dentro, até a sapata: uma folha de 3 metros puxa a dobradiça de cima como alavanca, e o tijolo sozinho racha. Sem ferragem, use poste de aço chumbado. Quem calcula é o engenheiro, e o motor é orçado por nós, por foto.",
        "No pivotante de duas folhas, cada coluna ou pilar segura a sua folha e o esforço de um motor, e as duas precisam ser iguais, de concreto com ferragem ou de aço. Se uma cede, as pontas se desencontram no meio. O cálculo é do engenheiro, e os motores são orçados grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O esforço que a coluna recebe", "Por que a folha força a coluna"],
        slots: [
          [
            "A folha de abrir funciona como uma alavanca: quanto mais comprida, mais força faz na dobradiça de cima. O motor de braço empurra e puxa o mesmo pilar a cada abertura, e o vento na chapa fechada soma mais.",
            "Peso, comprimento e vento se juntam na dobradiça de cima, que tenta arrancar a coluna para dentro do vão. O motor acrescenta um empurrão por abertura. Por isso a ferragem precisa ir da sapata ao topo.",
          ],
        ],
        bullets: [
          "Folha até 2 m, de gradil ou alumínio: o caso mais leve",
          "Folha de 3 m ou de chapa fechada: coluna maciça, com cálculo",
          "Coluna oca de tijolo: só com reforço de concreto ou de aço",
          "Sapata: larga e funda o bastante para o terreno não ceder",
        ],
      },
      {
        about: "check",
        headings: ["A sua coluna aguenta?", "O que olhar antes do motor"],
        slots: [
          [
            "Olhe com o portão fechado e o disjuntor desligado, sem balançar a folha. Trinca em volta da dobradiça, coluna fora do prumo e folha que desceu na ponta são sinais de que ela não aguenta.",
            "Procure trinca perto da dobradiça, prumo perdido e fresta que mudou de largura. Qualquer um dos três pede reforço antes do motor. Se a folha pende, ninguém deve ficar perto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se reforça a coluna", "Reforço com aço ou concreto"],
        slots: [
          [
            "A coluna pronta pode receber um poste de aço, chumbado no piso, que passa a segurar a dobradiça. Outra saída é a chapa dos dois lados, com parafuso que atravessa. A coluna que se move é refeita, com ferragem e sapata novas.",
            "O reforço mais usado é um perfil de aço da sapata ao topo, que recebe as dobradiças no lugar do tijolo. A coluna oca também pode ser cheia de concreto com ferragem. A que já se move é refeita.",
          ],
          [
            "O suporte do motor entra depois da cura do concreto, na altura da travessa da folha, com o conduíte já passado.",
            "Antes de concretar, marque a altura do suporte do motor e deixe o conduíte. O motor é montado com o concreto curado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o tamanho da coluna para portão de abrir?",
        answers: [
          "Não há medida única: depende do peso e do comprimento da folha e do terreno. O engenheiro calcula com o peso dado pelo serralheiro.",
          "Quem define é o cálculo, com o peso da folha, o comprimento dela e o tipo de solo.",
        ],
      },
      {
        question: "Posso usar o portão com a coluna trincada?",
        answers: [
          "Não. Desligue o disjuntor, não mova a folha e use outra entrada, porque ela pode cair com a coluna.",
          "Pare de usar até a avaliação. A folha não deve ser movida nem na mão.",
        ],
      },
      {
        question: "Vocês fazem a coluna?",
        answers: [
          "A alvenaria é de pedreiro, e o aço, de serralheiro. Instalamos o suporte, o motor e a fiação.",
          "Não fazemos concreto. Indicamos a altura do suporte e do conduíte e montamos o motor depois.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e das colunas de frente e de lado, com a largura e a altura da folha",
  },
  {
    id: "pivotante-em-muro-baixo",
    broader: "suporte",
    label: "Motor pivotante em muro baixo",
    phrase: "o motor pivotante em muro baixo",
    asks: [
      ...combine(
        ["muro baixo", "muro fraco", "coluna baixa", "mureta"],
        [
          "motor pivotante",
          "fixar motor pivotante",
          "motor portão abrir",
          "pivotante",
          "fixar motor",
          "onde fixar motor",
        ],
      ),
      "onde fixar motor pivotante",
      "altura fixar motor pivotante",
      "altura suporte motor pivotante",
    ],
    intent: "installation",
    answers: {
      any: [
        "Em muro baixo, o motor pivotante é fixado na coluna que segura a dobradiça, e não no muro: o suporte fica em geral entre 60 cm e 1 m do piso, na altura da travessa da folha. Se a coluna é fraca ou curta, chumba-se um poste de aço ao lado. O valor sai grátis por foto.",
        "O motor pivotante se fixa à coluna da dobradiça e à travessa da folha, no mesmo nível, por dentro. Muro baixo não atrapalha, desde que a coluna seja maciça; se não for, usa-se poste de aço chumbado ou motor de piso. Mande a foto da coluna para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As saídas quando o muro é baixo ou fraco", "Onde prender o motor de abrir"],
        slots: [
          [
            "O braço do motor empurra e puxa todo dia o ponto em que se prende. Por isso interessa o que há dentro da coluna, e não a altura do muro.",
            "O que segura o motor é concreto ou aço. Escolha o ponto pelo material, e depois acerte a altura com a travessa da folha.",
          ],
        ],
        bullets: [
          "Coluna de concreto com ferragem: suporte parafusado ou com chumbador químico",
          "Coluna de tijolo: chapa dos dois lados, com parafuso que atravessa",
          "Coluna curta ou oca: poste de aço chumbado no piso, ao lado",
          "Sem coluna aproveitável: motor de piso, embutido sob a dobradiça",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de furar", "Medidas para o técnico"],
        slots: [
          [
            "As distâncias do suporte até a dobradiça vêm do manual do motor, e alguns centímetros mudam a força e o ângulo. O que você pode adiantar está na lista, com o portão parado.",
            "Cada motor traz no manual a tabela de fixação. Para orçar, bastam estas medidas, tiradas com o portão fechado.",
          ],
        ],
        steps: [
          "Meça a altura da coluna e a da travessa da folha.",
          "Meça do eixo da dobradiça até a face de dentro da coluna.",
          "Veja o espaço livre ao lado, com a folha aberta.",
          "Anote o material da coluna e se há trinca.",
          "Fotografe por dentro, aberto e fechado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o suporte é fixado", "Da coluna ao teste"],
        slots: [
          [
            "Com a folha fechada, o técnico marca o suporte no nível da travessa, fixa com chumbador ou solda, com a central desligada, e põe batente no chão. Depois regula a força mínima e testa o recuo.",
            "O suporte é nivelado com a travessa e preso ao concreto ou ao aço. Em seguida se instala o batente de piso, se regula a força e se testa com uma caixa no vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso fixar o motor direto no tijolo?",
        answers: [
          "Não. O vaivém abre o furo e racha a parede. Use chapa que atravesse a coluna ou poste de aço.",
          "Não aguenta: o tijolo se esfarela em volta do parafuso. É preciso concreto, chapa ou poste.",
        ],
      },
      {
        question: "O motor pode ficar no alto da folha?",
        answers: [
          "Pode, quando a travessa de cima é firme e o muro permite. A altura é escolhida pela travessa mais forte.",
          "Sim, em certas folhas. O importante é prender numa travessa que não torça.",
        ],
      },
    ],
    photo: "fotos da coluna, da dobradiça e da folha por dentro, aberta e fechada",
  },
  {
    id: "suporte-motor-basculante",
    broader: "suporte",
    label: "Suporte de motor basculante",
    phrase: "o suporte do motor basculante",
    asks: [
      "suporte motor basculante",
      "suporte basculante",
      "suporte motor portão basculante",
      "suporte braço basculante",
      "suporte acionador basculante",
      "suporte motor basculante preço",
      "suporte fixação motor basculante",
      "chapa suporte motor basculante",
      "trocar suporte motor basculante",
    ],
    intent: "installation",
    answers: {
      any: [
        "O suporte de motor basculante tem de ser o do modelo: um par prende o acionador à coluna, e outra peça liga o braço à folha. Vendemos e instalamos; suporte solto pede parar de usar, sem destravar nem ficar embaixo, e a visita que alinha em casa parte de {price.preventive}, sem peças.",
        "Suporte do motor basculante se escolhe pela furação do modelo e é chumbado na coluna ou soldado no quadro, sempre no prumo. Fazemos venda e troca, com a folha escorada; reapertar e alinhar em residência começa em {price.preventive}, fora as peças.",
        "Para o motor basculante trabalhar reto, o suporte precisa ser do modelo e estar firme: torto, gasta o fuso e força a folha. Vendemos a peça e a instalamos, e o aperto com alinhamento em casa sai desde {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do suporte de motor basculante depende do modelo e da fixação: parafusado é o mais barato; solda, reforço e coluna de bloco somam serviço. Reapertar e alinhar cabe na visita a partir de {price.preventive} em casa, sem peças.",
        "Quanto custa o suporte do motor basculante muda com a marca e o jeito de fixar, do parafuso, mais em conta, à chapa passante com solda. Só o ajuste em residência começa em {price.preventive}, peça à parte.",
      ],
      repair: [
        "Suporte de motor basculante solto ou quebrado pede parar já: desligue o disjuntor, não destrave e não fique embaixo da folha. O técnico escora, refaz a fixação e alinha; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Não acione o basculante com o suporte do motor quebrado, porque a folha pode ficar sem condução. Disjuntor desligado e vão isolado até a troca, com a folha escorada; alinhar em residência sai desde {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que suporte serve no seu motor", "O suporte certo, ponto por ponto"],
        slots: [
          [
            "A furação muda de um modelo para outro, mesmo na mesma marca. Confira estes pontos antes de comprar a peça avulsa.",
            "Peça parecida não encaixa: compare estes itens com o motor e o lugar.",
            "O suporte se escolhe pelo motor e pela coluna, nesta ordem.",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, que definem a furação.",
          "Coluna de concreto, de bloco ou de ferro.",
          "Altura do ponto em que o acionador fica.",
          "Reforço no quadro da folha, e nunca só na chapa.",
          "Parafuso, chumbador ou solda.",
        ],
      },
      {
        about: "visit",
        headings: ["A troca, com a folha segura", "Como o suporte é trocado"],
        slots: [
          [
            "A folha é escorada e a energia cortada antes de soltar qualquer parafuso, porque é o motor que a segura. Em coluna de bloco usa-se chapa passante, presa dos dois lados.",
            "Primeiro se escora e se desliga o disjuntor; depois o acionador sai. Bloco vazado recebe chapa dos dois lados, pois chumbador comum não segura.",
            "Com a folha calçada e sem energia, solta-se a fixação. Parede de bloco pede chapa que atravessa; concreto aceita chumbador.",
          ],
          [
            "No fim o acionador volta ao prumo, e parada e força são reguladas. O serviço costuma levar de uma a duas horas, mais se houver solda.",
            "O motor é deixado no prumo, com nova regulagem e ciclos de teste. Conte de uma a duas horas, fora solda.",
            "Prumo, pontos de parada e força encerram o trabalho, em geral de uma a duas horas.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de suporte no fim", "Quando trocar antes que quebre"],
        slots: [
          [
            "Motor que pula na partida, trinca na solda ou parafuso que gira em falso pedem troca. Ferrugem escorrida na beira da solda costuma esconder trinca: pare de usar até a visita.",
            "A máquina balança ao partir, o reboco abre em volta do parafuso ou a solda tem linha de ferrugem. Com qualquer um, desligue e não acione para conferir.",
            "Três sinais bastam para parar: motor dando pulo, parafuso frouxo e ferrugem junto da solda, que quase sempre é trinca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar o parafuso do suporte sozinho?",
        answers: [
          "Não no basculante: aquele parafuso segura a folha. Desligue o disjuntor e peça a visita.",
          "Deixe com o técnico, que escora a folha antes de tocar na fixação.",
        ],
      },
      {
        question: "O suporte antigo serve no motor novo?",
        answers: [
          "Às vezes, se a furação e a altura combinam. Furo forçado deixa o motor torto e gasta o fuso.",
          "Na mesma marca e linha, muitas vezes. Em outra marca, quase sempre entra suporte novo.",
        ],
      },
      {
        question: "Preciso soldar o suporte na folha?",
        answers: [
          "Na folha de ferro é o usual, com a placa desconectada. Na de alumínio vai chapa com parafuso passante.",
          "No ferro, sim; no alumínio, não, porque o perfil fino pede chapa e parafuso que o atravessa.",
        ],
      },
      {
        question: "Suporte solto estraga o motor?",
        answers: [
          "Estraga o fuso e a engrenagem, porque o motor trabalha torto. Refixar cedo sai mais barato que trocar o motor, {price.homeSwap} em casa.",
          "Sim, em pouco tempo. Motor trocado custa {price.homeSwap} em residência, bem mais que refazer a fixação.",
        ],
      },
    ],
    photo:
      "fotos da etiqueta do motor, da fixação na coluna e do ponto em que o braço pega na folha, sem ficar embaixo",
  },
];
