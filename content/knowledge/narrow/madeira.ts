import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const madeira: NarrowConcept[] = [
  {
    id: "manutencao-portao-de-madeira",
    broader: "madeira",
    label: "Manutenção de portão de madeira",
    phrase: "a manutenção do portão de madeira",
    asks: [
      "manutenção portão madeira",
      "manutenção madeira",
      "revisão portão madeira",
      "manutenção motor portão madeira",
    ],
    intent: "repair",
    answers: {
      any: [
        "A manutenção do portão de madeira acerta a folha e o motor na mesma visita: dobradiças ou roldanas, parafusos da ferragem, contrapeso, força e fim de curso, a partir de {price.preventive} em casa, sem peças. O verniz em dia fica com você, porque madeira encharcada pesa mais e raspa. O certo é revisar {visits.home}.",
        "Fazemos manutenção de portão de madeira com motor: o técnico reaperta a ferragem, alinha a folha, confere o contrapeso ou as roldanas e regula a força, em visita que parte de {price.preventive} em residência, sem peças. Folha empenada ou podre é antes do marceneiro.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "A revisão da folha e do motor"],
        slots: [
          [
            "Com o disjuntor desligado e a folha segura, o técnico move o portão na mão e vê onde ele raspa. Reaperta os parafusos que atravessam a madeira, que afrouxam com a vibração, e troca dobradiça ou roldana gasta.",
            "A folha é movida na mão, sem energia, para mostrar se pesa ou encosta no batente. Parafusos e chapas são reapertados, e a roldana ou a dobradiça com folga é trocada.",
          ],
          [
            "No basculante, o contrapeso é conferido, porque cada demão de verniz e cada chuva mudam o peso. Só depois se regula a força do motor, no mínimo que move a folha, e se testa a fotocélula.",
            "O contrapeso do basculante é acertado com a madeira no peso de uso. A força fica na menor que move a folha, e a parada diante de um objeto é testada no fim.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que cabe a você entre as visitas", "Cuidados com a madeira"],
        slots: [
          [
            "Renove o verniz ou o impermeabilizante quando a água parar de escorrer e passar a manchar, com atenção ao topo, à base e às bordas. Avise o técnico depois de pintar ou trocar ripas, para o equilíbrio ser conferido.",
            "Topo, base e bordas levam uma demão a mais, porque é por ali que a água entra. Não deixe terra ou vaso encostado na folha e conte ao técnico se alguma ripa foi trocada.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que a revisão não pode esperar", "Quando chamar antes da data"],
        slots: [
          [
            "Raspar só em dia úmido é madeira inchada; raspar sempre é empeno ou dobradiça caída. Parafuso que gira sem apertar, madeira mole na base ou folha que desce rápido pedem portão parado e disjuntor desligado até a visita.",
            "Se o motor para no meio em época de chuva, a folha ganhou peso ou inchou. Furo alargado, base podre e folha torta são motivo para desligar o disjuntor e não usar até a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês envernizam ou trocam a madeira?",
        answers: [
          "Não: verniz, ripas e folha são do marceneiro ou do pintor. Cuidamos da ferragem, do equilíbrio e do motor.",
          "Esse trabalho é do marceneiro. O nosso é alinhar, reapertar, equilibrar e regular o motor.",
        ],
      },
      {
        question: "Por que o motor perde força quando chove?",
        answers: [
          "A madeira molhada pesa mais e incha no batente. Aumentar a força tira a proteção contra esmagamento; o certo é acertar a folha e o contrapeso.",
          "Porque a folha fica mais pesada e apertada. O técnico acerta a folga e o equilíbrio antes de mexer na força.",
        ],
      },
      {
        question: "Quanto tempo leva a manutenção?",
        answers: [
          "Em torno de uma hora, com os testes. Folha inchada, dobradiça a trocar ou contrapeso a refazer aumentam o tempo, e você é avisado antes.",
          "Cerca de uma hora numa folha em ordem. Empeno e ferragem solta pedem mais, combinado antes de continuar.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, de perto da ferragem e da etiqueta do motor",
  },
  {
    id: "reforma-portao-de-madeira",
    broader: "madeira",
    label: "Reforma de portão de madeira",
    phrase: "a reforma do portão de madeira",
    asks: [
      "reforma portão madeira",
      "reformar portão madeira",
      "restaurar portão madeira",
      "reforma portão madeira preço",
    ],
    intent: "question",
    answers: {
      any: [
        "A reforma do portão de madeira de garagem vale se o quadro está são: o marceneiro cuida de tábua, lixa e verniz, e nós, de roldana, dobradiça, trilho, alinhamento e motor, a partir de {price.preventive} em casa, sem peças. Folha empenada ou apodrecendo na base pede tábua nova antes da regulagem.",
        "Na reforma ou restauro do portão de madeira, ferragem, alinhamento e motor são conosco, desde {price.preventive} em casa, fora peças; lixar, envernizar e trocar tábua é do marceneiro. Se está apodrecendo em poucos pontos, vale recuperar; quadro podre pede folha nova.",
        "Reformar portão de madeira antigo {em} é trabalho de dois profissionais: o marceneiro recupera tábua, lixa e enverniza, e o técnico acerta roldana, dobradiça e motor automático. A nossa parte começa em {price.preventive} em casa, sem contar peças, depois da madeira pronta.",
      ],
      price: [
        "A reforma do portão de madeira tem dois preços: o do marceneiro, por tábua, lixa e verniz, e o nosso, a partir de {price.preventive} em casa, sem peças, por alinhamento e regulagem. Se o motor também sai, a troca fica de {price.homeSwap}, com mão de obra.",
        "Reformar portão de madeira custa o serviço da marcenaria mais ferragem e motor: regular e alinhar parte de {price.preventive} em casa, fora peças. Motor novo, com mão de obra, fica de {price.homeSwap}; quadro podre é o que mais encarece.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Vale reformar ou fazer outra folha", "O que olhar na madeira"],
        slots: [
          [
            "Olhe de perto com o portão fechado e o disjuntor desligado. Com dois ou mais sinais no quadro, a folha nova costuma sair melhor.",
            "O exame é simples, com o motor sem energia e a folha fechada. Problema só nas ripas tem conserto; no quadro, nem sempre.",
            "Com a energia cortada, examine quadro e ripas. Ripa se troca; quadro podre em vários pontos condena a folha.",
          ],
        ],
        bullets: [
          "Base: a chave de fenda entra fácil na madeira podre",
          "Empeno: fresta maior em um canto que no outro",
          "Ferragem: parafuso que gira sem apertar",
          "Peso: a folha pesa mais depois da chuva",
        ],
      },
      {
        about: "care",
        headings: ["A ordem certa da reforma", "O que fazer primeiro no portão"],
        slots: [
          [
            "Primeiro tábuas e quadro; depois ferragem, verniz em todas as faces e, por fim, o motor. Madeira nova muda o peso, e no basculante o contrapeso é acertado pelo técnico antes de ligar.",
            "Comece pela madeira, passe à ferragem e ao verniz, e deixe a regulagem para o fim. Como o peso muda, força e contrapeso são refeitos pelo técnico.",
            "Madeira, ferragem, verniz e só então o motor, nessa sequência. No basculante, tábua trocada exige novo contrapeso, serviço de técnico com a folha escorada.",
          ],
          [
            "Base e bordas absorvem mais água e merecem uma demão extra. Renove a proteção antes que a madeira fique cinza, em geral a cada um ou dois anos ao sol e à chuva.",
            "Dobre o verniz na borda de baixo e no topo das ripas, por onde a água entra. Ao tempo, a renovação costuma ser a cada um ou dois anos.",
            "Uma demão a mais na base segura a umidade. Exposta, a folha pede novo verniz a cada um ou dois anos, antes de acinzentar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da reforma", "Quanto custa cada parte"],
        slots: [
          [
            "Regular e alinhar é o menor valor; roldana e dobradiça ficam no meio; trocar quadro e tábuas é o maior, e é da marcenaria. O motor atual em geral continua, se o peso ficar parecido.",
            "Do lado do portão, o ajuste custa menos e a ferragem vem depois; do lado da madeira, lixa e verniz custam menos que quadro novo. Motor só se troca quando o peso aumenta.",
            "A conta sobe do ajuste à ferragem e ao quadro refeito. Mantido o peso, o motor fica; madeira mais grossa pede nova conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor atual serve depois da reforma?",
        answers: [
          "Serve, se o peso ficar parecido. Madeira mais grossa pede nova conta pela ficha do motor.",
          "Quase sempre. Só muda quando a folha engorda ou recebe chapa, porque o peso sobe.",
        ],
      },
      {
        question: "Portão empenado volta ao lugar?",
        answers: [
          "Empeno leve se corrige com travessa ou quadro de ferro por dentro. Torção forte volta com a chuva e pede folha nova.",
          "Às vezes, com reforço metálico. Se a tábua torceu por inteiro, trocar é mais seguro.",
        ],
      },
      {
        question: "Posso lixar e envernizar com o motor instalado?",
        answers: [
          "Pode, com o disjuntor desligado, a folha fechada e o motor e a fotocélula cobertos. Deixe secar antes de acionar.",
          "Sim, sem energia e com o motor protegido do pó. Verniz fresco cola a folha no batente, então espere secar.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em casa, {visits.home}, e sempre depois de verniz ou tábua nova, porque o equilíbrio muda.",
          "A revisão é {visits.home}. Madeira muda de peso com a umidade, e a força do motor é conferida.",
        ],
      },
    ],
    photo: "fotos da folha inteira, dos pontos ruins e da etiqueta do motor",
  },
  {
    id: "motor-portao-madeira",
    broader: "madeira",
    label: "Motor para portão de madeira",
    phrase: "o motor para portão de madeira",
    asks: [
      "motor portão basculante madeira preço",
      ...combine(
        ["madeira"],
        ["automatizar abrir", "automatizar correr", "motor duas folhas", "automatizar duas folhas"],
      ),
      ...combine(
        ["portão madeira"],
        [
          "aguenta motor",
          "suporta motor",
          "aceita motor",
          "dá colocar motor",
          "pode colocar motor",
          "pode ter motor",
          "dá automatizar",
        ],
      ),
      "motor portão madeira ripada",
      "motor portão ripado madeira",
      "motor portão madeira preço",
      "motor portão madeira",
      "motor madeira",
      "melhor motor madeira",
      "qual motor madeira",
      "motor basculante madeira",
      "madeira automatizado problema",
      "madeira dá problema",
      "madeira automatizado",
      "madeira com motor",
      "motor madeira pesado",
      "motor madeira maciça",
      "madeira pesado motor portão",
      "motor madeira grande",
      "motor portão abrir madeira preço",
      "motor portão correr madeira preço",
      "motor portão madeira duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de madeira se escolhe pelo peso da folha molhada, com um terço de folga, e fica preso em quadro ou chapa de aço, nunca só na tábua. Ripado leve sobre ferro usa motor comum, de {price.homeSwap} na troca em casa; madeira maciça pede motor de portão pesado, de {price.heavySwap}, com mão de obra.",
        "Motor para portão de madeira pesado se escolhe pelo peso da folha molhada, com um terço de folga, e fica preso em quadro ou chapa de aço, nunca só na tábua. Uma folha maciça de 3 cm pesa de 30 a 40 kg por metro quadrado. A troca fica de {price.heavySwap} em madeira maciça e de {price.homeSwap} na leve, com mão de obra.",
        "O motor a comprar para portão de madeira precisa de força para a folha úmida, que pesa mais e incha na chuva, e de aço no ponto onde é preso. Em ripado leve basta motor residencial, de {price.homeSwap} na troca com o serviço. Na madeira maciça e pesada, o motor é o de portão pesado, de {price.heavySwap}.",
        "Portão de madeira maciça e pesado aceita motor, se a folha está reta e há um quadro ou uma chapa de aço onde prendê-lo. A capacidade deve ficar um terço acima do peso da madeira molhada. Na troca, com mão de obra, são de {price.heavySwap} em folha maciça e de {price.homeSwap} em madeira leve.",
        "Para um portão pesado de madeira, use motor com capacidade um terço maior que o peso da folha molhada, preso com parafuso passante em chapa de aço. Em casa, a troca custa de {price.homeSwap} na madeira leve e de {price.heavySwap} na maciça. A primeira instalação é orçada grátis por foto.",
      ],
      price: [
        "Motor para portão basculante de madeira tem o preço dado por foto, porque a madeira pesa e quase sempre pede mais que o 1/4 HP e contrapeso refeito. Na troca, com mão de obra, fica de {price.homeSwap} em folha leve e de {price.heavySwap} em folha maciça ou larga.",
        "O preço do motor para portão de madeira, na troca em casa, é de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em folha maciça, larga ou pesada. O reforço de aço e a ferragem são cobrados à parte. O peso da madeira molhada é o que define o modelo.",
        "No portão de abrir de madeira, o preço do motor é por folha: a troca em casa fica de {price.homeSwap}, com o serviço, e de {price.heavySwap} se ela é maciça e pesada. A chapa de aço que segura o motor e a dobradiça reforçada são cobradas à parte.",
        "Em portão de madeira, a troca do motor fica de {price.homeSwap} se a folha é leve e de {price.heavySwap} se é maciça e pesada, com mão de obra. Encarecem o serviço a chapa de reforço, a ferragem e o acerto da folha.",
      ],
      question: [
        "Sim, portão de madeira aguenta motor, se a folha está reta, sem podridão, e há quadro ou chapa de aço para prendê-lo. O modelo segue o peso da madeira molhada, com um terço de folga: de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha maciça e pesada.",
      ],
      installation: [
        "Sim, o portão de madeira pode ser automatizado, se a folha está reta, sem podridão, e há quadro ou chapa de aço onde prender o motor. A tábua sozinha racha e afrouxa. A primeira instalação é orçada de graça, por foto. Onde já há motor, a troca em casa custa de {price.homeSwap}, ou de {price.heavySwap} em folha maciça, com mão de obra.",
        "Instalamos motor em portão de madeira de correr, de abrir ou basculante, sempre preso ao aço e escolhido pelo peso da folha na chuva. Com o serviço, a troca custa de {price.homeSwap} em residência e de {price.heavySwap} em madeira maciça e pesada, com reforço e ferragem à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para cada portão de madeira", "Motor para ripado ou madeira maciça"],
        slots: [
          [
            "Ripado leve sobre quadro de ferro se comporta como folha comum e aceita motor residencial. A folha maciça de 8 metros quadrados, com 3 cm de espessura, costuma passar de 250 kg e pede motor de portão pesado.",
            "Madeira fina em quadro metálico usa motor de casa. Já uma folha maciça de 3 cm, com 8 metros quadrados, costuma passar de 250 kg, e o motor precisa ser de portão pesado.",
            "Ripa sobre ferro é o caso simples, com motor comum. Na madeira inteira, calcule o peso: com 3 cm de espessura, 8 metros quadrados costumam passar de 250 kg.",
          ],
        ],
        bullets: [
          "De correr: capacidade em quilos um terço acima do peso, com roldanas e trilho reforçados",
          "De abrir: um motor por folha, com dobradiças reforçadas e trava elétrica",
          "Basculante: contrapeso recalculado pelo técnico e 1/2 HP ou mais em folha maciça",
        ],
      },
      {
        about: "care",
        headings: ["Chuva, empeno e peso da madeira", "O cuidado que a madeira exige"],
        slots: [
          [
            "Encharcada, a madeira pesa mais, incha no batente e passa a raspar. Verniz em todas as faces, também embaixo, conserva o peso e a forma. Aumentar a força do motor não resolve e tira a proteção contra esmagamento.",
            "Na chuva a folha ganha peso e raspa onde antes passava. O certo é proteger o topo e a base com selador e deixar folga no batente; força a mais no motor só deixa o portão perigoso.",
            "A água sobe pela base sem proteção e muda o peso da madeira. Impermeabilize todas as faces e deixe folga no batente, porque aumentar a força esconde o defeito e pode machucar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão de madeira", "Reforço, equilíbrio e regulagem"],
        slots: [
          [
            "O técnico confere o prumo, a ferragem e os pontos podres antes de escolher onde prender o motor. O suporte vai em chapa de aço com parafuso passante, e a força fica no mínimo que move a folha também em dia de chuva.",
            "Antes da fixação, o técnico procura empeno, dobradiças gastas e partes podres. Uma chapa dos dois lados reparte o esforço, com parafuso que atravessa a folha, e a regulagem conta com a madeira úmida.",
            "Quadro, ferragem e prumo são vistos primeiro. Onde não há estrutura de aço, instala-se uma chapa dos dois lados, e a força é regulada para a folha molhada, sem excesso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei quanto pesa o meu portão de madeira?",
        answers: [
          "Multiplique a largura pela altura e conte de 30 a 40 kg por metro quadrado de madeira maciça com 3 cm, já com o quadro. Ripado sobre ferro costuma ficar entre 15 e 25 kg.",
          "Calcule a área da folha: a madeira maciça de 3 cm, com quadro, pesa de 30 a 40 kg por metro quadrado, e o ripado, de 15 a 25 kg. Molhada, some uns 10%.",
          "Pela área e pela espessura. Com 3 cm de madeira maciça, conte de 30 a 40 kg por metro quadrado; em ripado sobre ferro, de 15 a 25 kg.",
        ],
      },
      {
        question: "Pus madeira sobre o ferro. O motor de hoje aguenta?",
        answers: [
          "Só depois de recalcular o peso. No basculante muda o contrapeso; no de correr, as roldanas e a capacidade do motor.",
          "Depende de quantos quilos entraram. A área e a espessura da madeira dão a conta, e no basculante o contrapeso é refeito pelo técnico.",
          "Pode não aguentar. Some o peso da madeira ao da folha e compare com a etiqueta do motor; no basculante, o contrapeso precisa ser refeito.",
        ],
      },
      {
        question: "O motor pode rachar a madeira?",
        answers: [
          "Pode, se for preso só nela. Com chapa dos dois lados e parafuso passante, o esforço se distribui.",
          "Sim, quando a fixação é na tábua. O reforço de aço é o que evita a rachadura.",
          "Sim, se o suporte for parafusado direto na tábua, que também afrouxa. Por isso usamos chapa de aço e parafuso passante.",
        ],
      },
      {
        question: "A folha é feita por vocês?",
        answers: [
          "Não, a folha fica com o marceneiro ou o serralheiro. Vendemos, instalamos e consertamos o motor.",
          "A madeira é do marceneiro. A nossa parte é o motor, com o reforço em que ele é preso.",
          "Não. Cuidamos do motor e da fixação dele; a folha e o acabamento são do marceneiro.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com as medidas, a espessura da madeira e a ferragem",
  },
  {
    id: "motor-correr-madeira",
    broader: "madeira",
    label: "Motor para portão de correr de madeira",
    phrase: "o motor para portão de correr de madeira",
    asks: [
      "motor portão deslizante madeira",
      "qual motor portão deslizante madeira",
      "portão correr madeira qual motor",
      "portão correr madeira motor comprar",
      "correr madeira",
      "deslizante madeira",
      "motor correr madeira",
      "motor deslizante madeira",
      "correr portão madeira motor",
      "correr madeira automatizar",
      "correr madeira maciça",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de correr de madeira se escolhe pelo peso da folha molhada: some um terço ao peso seco e procure esse número na etiqueta. Ripado sobre ferro usa o residencial, de {price.homeSwap} na troca em casa; folha maciça conta como pesada, de {price.heavySwap}, com mão de obra.",
        "Qual motor aguenta portão deslizante de madeira depende do peso: ripas sobre quadro de ferro, motor residencial, de {price.homeSwap} na troca; madeira maciça, que passa de 150 kg, motor de portão pesado, de {price.heavySwap}. A cremalheira vai num perfil de aço preso à folha.",
        "Para o portão de correr de madeira, compre motor com limite um terço acima do peso em dia de chuva. Em folha leve, o residencial, trocado em casa, fica de {price.homeSwap}; na maciça, o pesado vai de {price.heavySwap}, com a cremalheira sempre em perfil de aço, nunca na tábua.",
      ],
      price: [
        "O preço do motor de correr para portão de madeira segue o peso: na troca em casa, de {price.homeSwap}; em folha maciça, de {price.heavySwap}, com mão de obra. Perfil de aço para a cremalheira e roldanas novas somam, se faltarem.",
        "Motorizar o portão de correr de madeira custa de {price.homeSwap} na troca residencial e de {price.heavySwap} em folha pesada. Para motor já comprado, a instalação parte de {price.installation}, e reforço de aço é orçado à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso da folha de madeira e capacidade do motor", "Qual motor para cada folha de madeira"],
        slots: [
          [
            "Madeira dura tem de 800 a 1.000 kg por metro cúbico: uma folha maciça de 3 por 2,2 metros, com 3 cm, pesa de 160 a 200 kg antes das ferragens. Ripado sobre ferro fica bem abaixo.",
            "Multiplique área por espessura e por 800 a 1.000 kg. Em 3 x 2,2 metros e 3 cm, a maciça dá de 160 a 200 kg, sem contar o ferro; a ripada, muito menos.",
            "A conta da maciça é volume vezes 800 a 1.000 kg por metro cúbico: de 160 a 200 kg em 3 por 2,2 m com 3 cm. A de ripas pesa uma fração disso.",
          ],
          [
            "Some um terço pela água que a madeira absorve e pela margem do motor. No limite, ele esquenta justamente em dia de chuva.",
            "Acrescente um terço, porque molhada ela engorda e o motor precisa de sobra.",
            "Deixe um terço de folga na etiqueta, já que a chuva aumenta o peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a cremalheira é presa na madeira", "Instalação do motor de correr em madeira"],
        slots: [
          [
            "Um perfil de aço corre por toda a folha, com parafuso passante e arruela larga, e recebe a cremalheira a {rack.clearance} da engrenagem. O motor fica chumbado numa base no piso, do lado de dentro.",
            "A barra dentada não pega na tábua: vai num perfil de aço preso de lado a lado, com {rack.clearance} de folga. No chão, por dentro, fica a base do motor.",
            "Perfil de aço ao longo da folha evita rachar a madeira e sustenta a cremalheira, em {rack.clearance}. O motor assenta em base de concreto, no piso.",
          ],
          [
            "Antes, a folha deve correr com uma mão, com guia superior firme e batente nas duas pontas. A montagem leva de {time.sliding}, ou de {time.heavy} em folha pesada.",
            "Guia, batentes e roldanas são vistos primeiro, porque folha pesada que passa do fim tomba. Reserve {time.sliding}, ou {time.heavy} na maciça.",
            "Roldana livre, guia justa e batente são condição. O serviço toma {time.sliding} em folha leve e {time.heavy} em pesada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Madeira, chuva e portão de correr", "O que a umidade faz no portão"],
        slots: [
          [
            "A base sem verniz puxa água, incha e faz a folha raspar na guia. Impermeabilize também o topo e a face de baixo, a cada um ou dois anos, começando por eles.",
            "Água na base empena a folha e soma peso. Verniz em todas as faces, renovado de um em um ou de dois em dois anos, mantém forma e peso.",
            "Topo e base são os mais esquecidos e por onde a água entra. Proteja-os primeiro, com nova demão a cada um ou dois anos.",
          ],
          [
            "Se o portão só volta em dia de chuva, acerte a folga da guia em vez de aumentar a força, que tiraria a proteção de quem passa.",
            "Travar apenas molhado pede ajuste de guia, nunca mais força no motor.",
            "Força a mais contra madeira inchada é perigosa; a folga da guia resolve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cremalheira de nylon serve em portão de madeira?",
        answers: [
          "Serve em folha leve, ripada sobre ferro. Em madeira maciça ou uso intenso, prefira a de aço.",
          "Na leve, sim. Na maciça, o aço aguenta melhor o tranco da partida.",
        ],
      },
      {
        question: "Preciso trocar as roldanas antes do motor?",
        answers: [
          "Se arrastam, fazem barulho ou têm canal gasto, sim, sempre o par. A folha deve andar com uma mão.",
          "Depende do estado. Roda ruim dobra o esforço em folha de madeira.",
        ],
      },
      {
        question: "Posso pôr ripado de madeira no meu portão de ferro?",
        answers: [
          "Pode, calculando o peso: ripa de 2 cm soma de 10 a 15 kg por metro quadrado coberto. Confira o limite do motor e das rodas.",
          "Sim, se sobra folga na etiqueta. Ripa espaçada pesa menos.",
        ],
      },
      {
        question: "Que garantia tem o motor?",
        answers: [
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo:
      "fotos da folha por dentro, do trilho e do piso onde o motor ficaria, com largura, altura e espessura da madeira",
  },
  {
    id: "madeira-empenada",
    broader: "madeira",
    label: "Portão de madeira empenado",
    phrase: "o portão de madeira empenado",
    asks: [
      "madeira inchou chuva",
      "portão madeira inchou chuva",
      "madeira inchou com chuva",
      "portão inchou chuva",
      "madeira estufou",
      "madeira não abre chuva",
      "madeira não fecha chuva",
      "madeira trava chuva",
      "madeira empenou",
      "madeira empenado",
      "madeira empenada",
      "madeira empenando",
      "madeira inchou",
      "madeira inchado",
      "madeira torto",
      "madeira entortou",
      "madeira molhada portão",
      "madeira raspando",
      "madeira arrastando",
      "madeira empenou motor",
      "madeira empenado motor",
      "madeira torto motor",
      "madeira inchou motor",
      "madeira arrastando motor",
      "madeira raspando motor",
      "madeira empenada motor portão",
      "inchou",
      "portão inchou",
      "inchou não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de madeira que inchou na chuva encosta no batente ou no piso, e o motor força. Desligue o disjuntor, não insista e espere a folha secar. Se ela continua presa, o marceneiro aplaina o ponto que raspa e veda as bordas. Depois regulamos o motor, em casa a partir de {price.preventive}, sem peças.",
        "Se o portão de madeira inchou e não fecha, a folha cresceu com a umidade e raspa; se empenou, entortou de vez. Desligue o disjuntor e veja onde ela encosta. A madeira se corrige com marceneiro, e a regulagem do motor, em residência, começa em {price.preventive}, sem peças.",
        "O portão de madeira que não fecha porque empenou, ou inchou na chuva, se conserta na folha, e não no motor. Desligue o disjuntor, deixe secar e, se continuar, chame o marceneiro; por fim o técnico refaz força e parada, desde {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Inchou ou empenou: veja onde a folha pega", "O que olhar, com o motor desligado"],
        slots: [
          [
            "A marca de atrito na tinta mostra o ponto em que a folha encosta. No basculante, olhe de longe e não destrave, porque ele pode cair.",
            "Basta observar de fora, sem desmontar nada, e procurar o raspado na tinta. Basculante não se destrava nem se força.",
            "Tinta riscada denuncia onde ela prende. Se o portão é basculante, só observe, fora de baixo da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Procure tinta raspada no batente, no piso e na coluna.",
          "Olhe a folha de lado: curva é empeno, reta e justa é inchaço.",
          "Veja se a dobradiça ou o suporte do motor arrancou da tábua.",
          "Fotografe de frente, de lado e o ponto que raspa.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige a folha", "O que faz o marceneiro e o que faz o técnico"],
        slots: [
          [
            "Empeno leve se corrige com travessa ou quadro de aço por dentro, que ainda recebe o motor. Madeira inchada não se aplaina molhada, porque ao secar sobra fresta: espera-se secar, dá-se folga no batente e veda-se.",
            "O marceneiro endireita a folha com quadro metálico por trás ou troca a tábua torta. No inchaço, ele espera secar, tira o que raspa e impermeabiliza, já que aplainar molhado deixa vão.",
            "Tábua muito torta é trocada, e as outras vão presas a um quadro de aço. Se só inchou, a folga no batente se faz com a madeira seca, seguida de verniz.",
          ],
          [
            "Com a folha livre, o técnico refaz a fixação no aço, baixa a força ao mínimo e regula a parada.",
            "Com a folha solta, o motor recebe nova regulagem de força e de fim de curso.",
            "Folha leve de novo, o motor é fixado em aço e regulado no mínimo que a move.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Proteger a madeira da chuva", "Para a madeira não inchar de novo"],
        slots: [
          [
            "Topo e base das ripas absorvem mais água e merecem uma demão a mais de verniz. Renove quando a água deixa de escorrer e passa a manchar, e confira o equilíbrio na revisão, {visits.home}.",
            "A água entra pelas pontas da tábua, em cima e embaixo, e é ali que o verniz se dobra. Se a madeira mancha quando molha, está na hora de refazer; na revisão, {visits.home}, o técnico vê o peso.",
            "Dobre o verniz no topo e na base, por onde a umidade sobe. Madeira que escurece na chuva pede nova proteção, e a revisão {visits.home} confere se o peso mudou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força do motor até consertar?",
        answers: [
          "Não. O portão deixa de parar diante de alguém, e o motor esquenta até queimar.",
          "Não convém: força alta com folha presa quebra a engrenagem e machuca quem passa.",
        ],
      },
      {
        question: "Quanto custa acertar?",
        answers: [
          "A folha é orçada pelo marceneiro ou serralheiro, e uma travessa sai bem menos que folha nova. Motor queimado pela folha presa leva à troca, de {price.homeSwap} em casa.",
          "Reforço é a saída barata, folha nova a cara, e ambas são de quem trabalha a madeira. Se o motor queimou, trocá-lo em residência fica de {price.homeSwap}.",
        ],
      },
      {
        question: "O motor queimou ou só travou?",
        answers: [
          "Se zumbe e para, travou por esforço ou o capacitor cedeu. Cheiro de queimado pede medição, com o disjuntor desligado.",
          "Depois de esfriar, muitos voltam. Não teste com a folha presa.",
        ],
      },
      {
        question: "Vale trocar a madeira por outro material?",
        answers: [
          "Ripado sobre quadro de aço ou alumínio que imita madeira pesa menos e não empena. Se a folha já voltou a empenar, compensa.",
          "Vale em folha que empena sempre. O motor pode mudar, porque o peso muda.",
        ],
      },
    ],
    photo: "fotos da folha de frente e de lado, do ponto que raspa e da fixação do motor",
  },
  {
    id: "cupim-no-portao",
    broader: "madeira",
    label: "Cupim no portão de madeira",
    phrase: "o cupim no portão de madeira",
    intent: "question",
    asks: [
      "cupim portão",
      "cupim madeira",
      "cupim portão madeira",
      "portão cupim",
      "madeira cupim",
      "broca madeira portão",
    ],
    answers: {
      any: [
        "Portão de madeira com cupim só aguenta motor se as travessas em que ele se prende estão firmes: enfie uma chave de fenda, e se ela entra fácil a peça está oca. Trate e troque a madeira ruim antes de automatizar, porque o parafuso solta com a folha andando.",
        "Cupim no portão impede motor quando comeu a travessa onde ele se fixa, porque madeira oca não segura parafuso. Teste com uma chave de fenda nos pontos de apoio; firme e tratada, a folha pode receber motor, e oca, a peça é trocada primeiro.",
        "Antes de pôr ou manter motor, saiba se o cupim enfraqueceu o portão de madeira: enfie uma chave de fenda nas travessas, dobradiças e base. Entrou mais de um centímetro sem esforço, a madeira está oca e o motor não se usa até trocar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de usar o motor", "Onde a madeira falha primeiro"],
        slots: [
          [
            "Faça com o disjuntor desligado e a folha fechada, começando pela base, que pega umidade. Os pontos decisivos são onde a força do motor passa.",
            "Teste sem energia e com o portão fechado. Base, travessas e fixações são os lugares em que ele falha.",
            "Com o disjuntor desligado, cutuque de baixo para cima. A madeira podre quase sempre começa na base.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe a folha fechada.",
          "Cutuque base, travessas e pontos do motor com uma chave de fenda.",
          "Bata de leve com o cabo: som oco é madeira comida.",
          "Olhe pó fino no chão, sinal de cupim ativo.",
          "Ponto oco perto da fixação? Não use o motor até trocar a peça.",
        ],
      },
      {
        about: "causes",
        headings: ["O que o cupim faz ao motor", "Parafuso, empeno e peso"],
        slots: [
          [
            "A madeira comida deixa o parafuso sem rosca, e a folha em movimento arranca o suporte do braço. O motor força e queima ao puxar algo que balança.",
            "Sem miolo, a travessa não segura parafuso, e o suporte se solta com a folha andando. O motor trabalha puxando uma folga.",
            "Onde a madeira está oca, o suporte balança e o motor força a cada abertura. Um dia o parafuso sai com a folha em curso.",
          ],
          [
            "Folha enfraquecida empena, encosta num canto e fica torta no outro. Um quadro de aço por trás segura e divide o esforço, com parafuso passante e placa no outro lado.",
            "O quadro fraco torce e a folha bate de um lado só. Chapa por trás e parafuso que atravessa a folha repartem a força.",
            "Madeira mole empena o portão, que passa a raspar. Um reforço metálico com parafuso passante distribui a carga.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz no portão com cupim", "Tratar, trocar e reforçar"],
        slots: [
          [
            "Tratar cupim é de dedetizadora ou marceneiro, e trocar travessa é do marceneiro. Depois conferimos a folha na mão, os pontos de fixação e a força, com a placa desligada.",
            "Quem trata e troca a madeira é marceneiro e dedetizadora; nós vemos a fixação e a regulagem. A conferência é feita à mão e sem energia.",
            "Marceneiro troca a peça, dedetizadora trata, e nós cuidamos do motor. Antes de fixar, a folha é movida na mão e medida nos quatro cantos.",
          ],
          [
            "A regulagem com a força mínima, em casa, parte de {price.preventive}, sem peças. O fim de curso, sensor que marca a parada, é ajustado para a folha não bater.",
            "Regular, em residência, começa em {price.preventive}, fora peças. Força baixa e parada sem pancada poupam a madeira que sobrou.",
            "Ajustar o motor à folha reforçada custa em casa a partir de {price.preventive}, sem contar peças, e termina com a menor força que a move.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para reforçar o portão com cupim em vez de trocar?",
        answers: [
          "Com quadro de aço por trás, em muitos casos, sim, se a madeira restante está seca e tratada. O marceneiro ou serralheiro avalia.",
          "Muitas vezes, sim, com estrutura metálica por dentro. Base podre demais não compensa.",
        ],
      },
      {
        question: "O motor tem de sair para tratar o cupim?",
        answers: [
          "O motor fica, mas o disjuntor deve ficar desligado e a fixação, coberta. O produto pode secar antes de o portão voltar a andar.",
          "Não precisa sair. Corte a energia, proteja motor e cabos e espere secar.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "O tratamento e a marcenaria têm preço dos profissionais. Trocar o motor, se ele também cedeu, fica de {price.homeSwap} em casa, com mão de obra, e só regular parte de {price.preventive}, sem peças.",
          "Depende da madeira trocada. Da nossa parte, ajustar começa em {price.preventive} em residência, fora peças, e a troca do motor vai de {price.homeSwap}.",
        ],
      },
      {
        question: "Que madeira aguenta melhor?",
        answers: [
          "Madeira densa e tratada, com quadro de aço e base longe do chão, resiste mais à umidade e ao cupim. O que a perde é base em água parada.",
          "A tratada, densa e seca. Deixe um vão embaixo e pinte as bordas, que pegam água.",
        ],
      },
    ],
    photo: "fotos das travessas e dos pontos em que o motor se prende",
  },
  {
    id: "motor-pivotante-de-madeira",
    broader: "madeira",
    label: "Motor para portão de madeira de abrir",
    phrase: "o motor para portão de madeira de abrir",
    asks: [
      ...combine(
        ["madeira"],
        ["motor pivotante", "pivotante", "motor abrir", "portão abrir", "portão abrir motor", "pivotante automático"],
      ),
      "motor portão abrir madeira",
      "motor pivotante portão madeira",
      "qual motor portão abrir madeira",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de madeira de abrir leva motor pivotante, um por folha, escolhido pelo peso da madeira molhada e pelo comprimento, e preso em chapa de aço, nunca só na tábua. A troca em casa fica de {price.homeSwap} por motor, com mão de obra; deixe um terço de folga na etiqueta.",
        "O motor pivotante para portão de madeira é o de braço ou de pistão, com um terço de sobra sobre o peso, um em cada folha, fixado num quadro de aço. Em residência, cada motor trocado vai de {price.homeSwap}, já instalado, e duas folhas pedem dois.",
        "Sim, portão de madeira aceita motor pivotante se a folha está reta, as dobradiças firmes e há reforço de aço onde ele prende. Conte um motor por folha, cada um de {price.homeSwap} na troca em casa, e escolha pelo comprimento e pelo peso em dia de chuva.",
      ],
      price: [
        "O motor para portão de madeira de abrir fica, na troca em casa, de {price.homeSwap} por motor, com mão de obra; duas folhas levam dois. O primeiro motor soma suporte, reforço de aço e ponto de energia, e folha maciça e larga pede modelo maior.",
        "No pivotante de madeira, cada motor trocado em residência custa de {price.homeSwap}, instalado, ou o dobro em duas folhas. Reforço de aço, suporte e ponto elétrico entram à parte quando faltam.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Braço, pistão ou motor de piso na madeira", "Qual motor pivotante vai na madeira"],
        slots: [
          [
            "A coluna e o comprimento da folha decidem. A ficha do motor traz peso e comprimento máximos, e vale o limite que vier primeiro.",
            "Olhe a coluna e meça a folha, porque a ficha limita peso e comprimento, e os dois precisam caber.",
            "Coluna, peso e comprimento escolhem o motor. Passou de um dos limites da ficha, suba de modelo.",
          ],
        ],
        bullets: [
          "Pistão: discreto, para coluna estreita ou dobradiça pouco recuada",
          "Braço articulado: para coluna larga ou dobradiça recuada",
          "Motor de piso: escondido, não fura a madeira, pede obra e dreno",
          "Folha longa: pesa na ponta e exige mais força",
        ],
      },
      {
        about: "check",
        headings: ["O que acertar antes do motor na madeira", "O portão de madeira está pronto para o motor?"],
        slots: [
          [
            "Está pronto quando abre na mão sem raspar, as dobradiças não têm folga e há batente no chão. Chapa de aço dos dois lados, no ponto em que o motor puxa, evita que a tábua rache.",
            "Pronto é o portão reto, leve e com batente firme no piso. Onde o motor prende vai chapa de aço nas duas faces, com parafuso atravessando.",
            "Se gira leve, sem folga na dobradiça e com batente, sim. Falta ainda a chapa de aço em ambas as faces no lugar do suporte.",
          ],
          [
            "Madeira molhada pesa mais e incha, por isso se deixa folga no batente e se calcula o motor pelo dia úmido. Verniz em dia mantém o peso estável.",
            "Na chuva a folha ganha peso e aperta no batente. Dê folga, conte o peso molhado e renove o verniz.",
            "A umidade aumenta peso e medida da folha. Motor folgado, batente com espaço e verniz novo resolvem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação na madeira", "Montagem do motor no portão de madeira"],
        slots: [
          [
            "Primeiro entram os reforços de aço, depois o suporte na coluna e o braço nas medidas do manual. Com duas folhas, a central atrasa uma delas, e força e fotocélula são testadas no fim.",
            "Chapas e suporte vêm antes, com parafuso passante, e o braço segue as cotas do fabricante. A placa comanda a ordem das folhas, e o sensor é testado.",
            "Reforça-se a madeira, fixa-se o suporte e monta-se o braço na cota certa. Por último regulam-se ordem das folhas, força mínima e fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A madeira racha onde o motor prende?",
        answers: [
          "Racha se o parafuso pega só na tábua. Com chapa de aço dos dois lados e parafuso que atravessa, não.",
          "Não, quando há chapa ou quadro metálico. Preso só na madeira, o suporte afrouxa e trinca.",
        ],
      },
      {
        question: "O portão trava quando chove. O motor resolve?",
        answers: [
          "Não. A madeira incha, e o marceneiro precisa dar folga e proteger as bordas antes do motor.",
          "Não resolve: folha presa faz o motor voltar ou desarmar. A folga vem primeiro.",
        ],
      },
      {
        question: "Duas folhas pedem dois motores?",
        answers: [
          "Sim, um por folha, com central que atrasa uma delas para não se cruzarem.",
          "São dois motores e uma placa só, que comanda qual sai primeiro.",
        ],
      },
      {
        question: "De quanto em quanto tempo envernizar?",
        answers: [
          "A cada um ou dois anos ao tempo, antes que a madeira fique cinza. Bordas e base levam mais uma demão.",
          "Em geral de um a dois anos. Quando a água deixa de escorrer e mancha, está na hora.",
        ],
      },
    ],
    photo: "fotos das folhas por dentro, das dobradiças e das colunas, com o comprimento de cada folha",
  },
  {
    id: "madeira-podre",
    broader: "madeira",
    label: "Portão de madeira apodrecendo",
    phrase: "o portão de madeira que apodrece",
    asks: [
      "madeira podre portão",
      "madeira apodreceu",
      "portão madeira podre",
      "portão madeira apodrecendo",
      "portão madeira apodreceu",
      "madeira apodrecendo embaixo",
      "portão madeira podre embaixo",
      "consertar portão madeira podre",
      "recuperar portão madeira podre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de madeira apodrecendo embaixo se conserta cortando a parte podre e emendando madeira nova, com o marceneiro, se as travessas ainda estão firmes. Teste com uma chave de fenda: onde ela entra fácil, a madeira acabou. Se o motor se prende nesse ponto, desligue o disjuntor e não use até o reparo.",
        "Madeira podre no portão tem conserto enquanto o quadro está firme: o marceneiro troca a tábua ou a travessa atacada e protege as bordas. Parafuso do motor em madeira podre solta com a folha andando, por isso pare de usar. Depois do reparo, equilibramos e regulamos, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber até onde a madeira apodreceu", "O teste da chave de fenda"],
        slots: [
          [
            "Com o disjuntor desligado e a folha fechada, pressione a ponta da chave na base, nas emendas e onde o motor se prende. Madeira sã resiste; a podre afunda.",
            "Teste a borda de baixo, as travessas e o apoio do motor, com o portão fechado e sem energia. Onde a ponta entra mais de um centímetro sem esforço, troca-se.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a madeira apodrece embaixo", "De onde vem a umidade"],
        slots: [
          [
            "A ponta da tábua bebe água do piso como um canudo. Sem verniz nas bordas e com a folha rente ao chão, ela nunca seca.",
            "O topo de baixo fica sem proteção e perto da água. Chuva que respinga e lavagem do piso fazem o resto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não apodrecer de novo", "A proteção depois do conserto"],
        slots: [
          [
            "Deixe alguns centímetros entre a folha e o piso, passe stain ou verniz externo também por baixo e refaça quando a água parar de formar gotas.",
            "Vede as bordas com stain, levante a folha da água e repita a proteção antes de a madeira ficar cinza.",
          ],
          [
            "Com madeira nova a folha pode pesar mais, e o contrapeso ou a força do motor são conferidos.",
            "Depois da emenda o peso muda, e o portão é equilibrado e regulado de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar massa no lugar podre?",
        answers: [
          "Só em falha pequena, depois de tirar tudo o que está mole. Em peça que segura peso ou motor, massa não serve.",
          "Não onde há carga. Massa tapa, mas não segura parafuso nem dobradiça.",
        ],
      },
      {
        question: "É podre ou cupim?",
        answers: [
          "Podre é mole e escuro, junto da água. Cupim deixa furinhos e pó fino, e a madeira soa oca.",
          "Pó fino e galerias são cupim; madeira mole e escura é umidade.",
        ],
      },
      {
        question: "Vale trocar por alumínio?",
        answers: [
          "Vale quando o quadro também apodreceu e a entrada molha muito. O motor é conferido, porque o peso muda.",
          "Se a base e as travessas se foram, compare. O alumínio amadeirado imita a cor e não apodrece.",
        ],
      },
    ],
    photo: "fotos da base, das travessas e do ponto em que o motor se prende",
  },
];
